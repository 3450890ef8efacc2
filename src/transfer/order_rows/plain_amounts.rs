//! Headings that plainly name an amount of the order, though not in words that are known for its column. Where nothing
//! else is read as that amount, it is asked for: without it the order would be too much or too little.

use super::fields::{Columns, Field};
use crate::heading_words::has_word;
use domain::advice::Advice;

/// The amounts, with the words that name them.
const AMOUNTS: [(Field, &str); 3] = [
    (Field::Total, "total totals gesamt gesamtbetrag gesamtsumme totalbetrag endbetrag totaal totale"),
    (
        Field::Shipping,
        "shipping delivery freight postage versand versandkosten porto livraison envío envio verzending \
         verzendkosten spedizione",
    ),
    (Field::Discount, "discount discounts rabatt nachlass remise descuento korting sconto"),
];
/// Words that make it the amount of a part or of an item.
const OF_PARTS: &str = "item items line lineitem unit product each sub refund refunds refunded tip";
/// Words by which a total is one of something else than the order.
const NO_TOTAL: &str = "net netto fee fees cost costs tips duties due credit profit";
const TAX: &str = "tax taxes vat gst mwst ust iva";
/// Words that say that an amount has its tax in it.
const WITH_TAX: &str = "inc incl including inkl with ttc";

/// The words of a heading, whatever stands between them: of `Order Fee`, `tip_amount`, `handlingFee`.
pub(super) fn words(heading: &str) -> Vec<String> {
    let mut words = String::new();
    let mut was_lower = false;
    for c in heading.chars() {
        if c.is_uppercase() && was_lower || !c.is_alphabetic() {
            words.push(' ');
        }
        if c.is_alphabetic() {
            words.extend(c.to_lowercase());
        }
        was_lower = c.is_lowercase();
    }
    words.split_ascii_whitespace().map(str::to_owned).collect()
}

/// The amount of the order that a heading plainly names.
pub(super) fn plainly(heading: &str) -> Option<Field> {
    let words = words(heading);
    let has = |list: &str| words.iter().any(|word| has_word(list, word));
    let mut named: Vec<Field> =
        AMOUNTS.iter().filter(|(_, list)| has(list)).map(|(field, _)| *field).collect();
    if named.len() > 1 {
        // The total of the shipping is shipping.
        named.retain(|field| *field != Field::Total);
    }
    let [field] = named.as_slice() else { return None };
    let is_total = *field == Field::Total;
    let is_other = has(OF_PARTS) || has(TAX) && !has(WITH_TAX) || is_total && has(NO_TOTAL);
    (!is_other).then_some(*field)
}

/// The question about the first column that is not `read` and plainly is an amount which no other column is read as,
/// unless the user said that none is.
pub(crate) fn question(
    columns: &Columns,
    unread: &[String],
    said: &[(String, String)],
) -> Option<(Advice<'static>, String)> {
    let is_answered = |field: Field| said.iter().any(|(name, _)| Field::named(name) == Some(field));
    let (field, heading) = unread.iter().find_map(|heading| {
        let field = plainly(heading).filter(|field| !columns.has(*field) && !is_answered(*field))?;
        Some((field, heading))
    })?;
    let name = field.as_str();
    let problem =
        format!("the column \"{heading}\" looks like the {name} of an order, and is not read as it");
    Some((Advice::ColumnOrNone(name), problem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_plainly_name_amounts_of_the_order() {
        for (heading, expected) in [
            ("Order Total (inc tax)", Some(Field::Total)),
            ("orderTotal", Some(Field::Total)),
            ("Gesamtbetrag inkl. MwSt", Some(Field::Total)),
            ("Shipping Cost", Some(Field::Shipping)),
            ("Total shipping", Some(Field::Shipping)),
            ("Versand", Some(Field::Shipping)),
            ("Envío", Some(Field::Shipping)),
            ("Coupon discount", Some(Field::Discount)),
            ("Order Total (ex tax)", None),
            ("Order Subtotal", None),
            ("Sub Total", None),
            ("Total tax", None),
            ("Shipping tax", None),
            ("Shipping discount", None),
            ("Item discount", None),
            ("Total refunded", None),
            ("Net total", None),
            ("Handling Fee", None),
            ("", None),
        ] {
            assert_eq!(plainly(heading), expected, "{heading}");
        }
    }
}
