//! Orders of other shop systems in the form common to all formats: orders whose products and customer are
//! not yet matched with those of the shop. The engine matches them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::{FieldResult, Notes};
use domain::decimal::TooLarge;
use domain::money::Money;
use domain::order::{Order, OrderStatus, Refund, TaxLine};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::text::lenient::number::percent;
use domain::text::{Text, too_long};
use domain::time::Local;
use domain::unit_price::UnitPrice;
use domain::{label, text};

/// An order of another system.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ForeignOrder {
    /// The line on which it begins or the number of its entry, from 1.
    pub place: u64,
    /// The key by which refunds name it: the other system's id, or its number where that is all there is.
    pub id: Option<i64>,
    /// The currency code as written; empty when the file has none.
    pub currency: String,
    /// The order, without products, customer and refunds.
    pub order: Order,
    /// The product of each item, in the order of the items.
    pub sold: Vec<Option<ProductRef>>,
    /// The customer as the other system names them.
    pub buyer: Buyer,
    /// The refunds that the file has for it.
    pub refunds: Vec<ForeignRefund>,
    /// True if the file has information on refunds, even that there are none.
    pub tells_refunds: bool,
    /// True if the file says that it was paid.
    pub is_paid: bool,
    /// The program that writes such files; empty where it is not known.
    pub program: String,
    /// True if it has returns only, and so becomes a credit note of its number.
    pub is_credit: bool,
}

impl ForeignOrder {
    /// The problem of its first text that is too long.
    pub fn overlong(&self) -> Option<Text> {
        let buyer = &self.buyer;
        let own = [
            (label!("login"), buyer.login.as_str()),
            (label!("email"), &buyer.email),
            (label!("name"), &buyer.name),
        ];
        let sold = self.sold.iter().flatten();
        let sold = sold
            .flat_map(|sold| [(label!("product code"), sold.sku.as_str()), (label!("product"), &sold.name)]);
        let texts = own.into_iter().chain(buyer.address.parts()).chain(sold);
        self.order.overlong().or_else(|| too_long(texts))
    }
}

/// A refund of another system.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ForeignRefund {
    /// The line on which it begins or the number of its entry, from 1.
    pub place: u64,
    /// The other system's id.
    pub id: Option<i64>,
    /// The other system's id of its order.
    pub order: Option<i64>,
    /// The host that it came from, or empty.
    pub system: String,
    /// True if the file has its date; otherwise the time is the nearest one that the file has.
    pub is_dated: bool,
    /// The refund, without products.
    pub refund: Refund,
    /// The product of each item, in the order of the items.
    pub returned: Vec<Option<ProductRef>>,
}

/// A product as another system names it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProductRef {
    /// The other system's id.
    pub id: Option<i64>,
    /// The SKU, or empty.
    pub sku: String,
    /// The name, or empty.
    pub name: String,
    /// True for a variation: then SKU and name are the variation's.
    pub is_variation: bool,
}

impl ProductRef {
    /// True if it has neither id nor SKU.
    pub fn is_only_named(&self) -> bool {
        self.id.is_none() && self.sku.is_empty()
    }
}

/// The customer of an order as another system names them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Buyer {
    /// The other system's id; 0 is a guest.
    pub id: Option<i64>,
    /// The login in this shop, where the file has that; or empty.
    pub login: String,
    /// The email, or empty.
    pub email: String,
    /// Their name, or empty.
    pub name: String,
    /// The firm that they buy for, or empty.
    pub company: String,
    /// The VAT number of the firm, or empty.
    pub vat_number: String,
    /// Their address, as far as it is known.
    pub address: Address,
}

impl Buyer {
    /// True if the file says that they have no account.
    pub fn is_guest(&self) -> bool {
        self.id == Some(0)
    }
}

/// A customer of another system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForeignCustomer {
    /// The number of the entry, from 1.
    pub place: u64,
    /// The other system's id.
    pub id: Option<i64>,
    /// The login, or empty.
    pub login: String,
    /// The name, or empty.
    pub name: String,
    /// The email, or empty.
    pub email: String,
    /// Their address, as far as it is known.
    pub address: Address,
    /// The VAT number of a business, or empty.
    pub vat_number: String,
    /// The time of registration, or the nearest one that the file has.
    pub registered_at: Option<Local>,
}

/// Known words for statuses; the README beside the table explains it.
const STATUSES: &str = include_str!("../../assets/importing/statuses.tsv");

/// Each status with its words, and with the parts of other words for it, the surest first.
static WORDS: LazyLock<Vec<(OrderStatus, [&str; 2])>> = LazyLock::new(|| {
    let rows = STATUSES.lines().skip(1).map(|line| line.split('\t'));
    rows.filter_map(|mut cells| Some((OrderStatus::parse(cells.next()?)?, [cells.next()?, cells.next()?])))
        .collect()
});

/// The status of each word: each order is asked for.
static STATUS_OF: LazyLock<BTreeMap<&str, OrderStatus>> = LazyLock::new(|| {
    let of = |(status, [words, _]): &(OrderStatus, [&'static str; 2])| {
        let status = *status;
        words.split_ascii_whitespace().map(move |word| (word, status))
    };
    WORDS.iter().flat_map(of).collect()
});

/// The status for a word of another system: with or without `wc-`, in any case, with spaces, dashes or
/// underscores. `None` for an unknown word.
pub fn status(text: &str) -> Option<OrderStatus> {
    let lower = text.trim().to_lowercase().replace([' ', '_'], "-");
    let word = lower.strip_prefix("wc-").unwrap_or(&lower);
    STATUS_OF.get(word).copied()
}

/// The status that an unknown word probably means, to be proposed: one that counts only where the word speaks of an
/// order that went well.
pub fn proposed_status(word: &str) -> OrderStatus {
    let lower = word.to_lowercase();
    let has = |parts: &str| parts.split_ascii_whitespace().any(|part| lower.contains(part));
    WORDS.iter().find(|(_, [_, parts])| has(parts)).map_or(OrderStatus::Pending, |(status, _)| *status)
}

/// The percentage in the name of a tax: `VAT 20%`, `19,5 % MwSt`, `NY State Tax (4.0%)`.
pub(super) fn percent_in(name: &str) -> Option<Percent> {
    let (before, _) = name.split_once('%')?;
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',');
    let before = before.trim_end();
    let start = before.trim_end_matches(is_part).len();
    let number = before.get(start..)?;
    number.starts_with(|c: char| c.is_ascii_digit()).then(|| percent(number).ok()).flatten()
}

/// Adds the rounding difference between the taxes and their expected sum to the largest tax: at most a cent
/// for each of the `parts` that were rounded separately. A larger difference stays.
pub(super) fn settle_rounding(taxes: &mut [TaxLine], (tax, shipping_tax): (Money, Money), parts: usize) {
    let allowed = i64::try_from(parts).unwrap_or(i64::MAX).saturating_mul(100);
    let settle = |taxes: &mut [TaxLine], wanted: Money, of: fn(&mut TaxLine) -> &mut Money| {
        let sum = Money::sum(taxes.iter_mut().map(|line| *of(line)));
        let Ok(gap) = sum.and_then(|sum| wanted.minus(sum)) else { return };
        let is_rounding = gap != Money::ZERO && gap.ten_thousandths().saturating_abs() <= allowed;
        let largest =
            taxes.iter_mut().map(of).max().filter(|largest| is_rounding && **largest != Money::ZERO);
        if let Some(largest) = largest
            && let Ok(settled) = largest.plus(gap)
        {
            *largest = settled;
        }
    };
    settle(taxes, tax, |line| &mut line.tax);
    settle(taxes, shipping_tax, |line| &mut line.shipping_tax);
}

/// Price times quantity, to the ten-thousandth; only the product is rounded.
pub(super) fn amount_of(
    price: UnitPrice,
    quantity: Quantity,
    place: u64,
    notes: &mut Notes,
) -> FieldResult<Money> {
    let (price_parts, rest) = price.parts();
    let exact =
        (i128::from(price_parts) * 10_000 + i128::from(rest)) * i128::from(quantity.ten_thousandths());
    if exact % 100_000_000 != 0 {
        notes.add(place, text!("quantity times price is rounded to four decimals"));
    }
    price
        .times(quantity, 4)
        .map_err(|_too_large| text!("quantity times price is too large: correct one of them"))
}

/// The sum of amounts, with the error as a text.
pub(super) fn sum(amounts: impl IntoIterator<Item = Money>) -> FieldResult<Money> {
    Money::sum(amounts).map_err(too_large)
}

/// The difference of two amounts, with the error as a text.
pub(super) fn less(amount: Money, part: Money) -> FieldResult<Money> {
    amount.minus(part).map_err(too_large)
}

/// The error of an amount that does not fit, as a text.
pub(super) fn too_large(error: TooLarge) -> Text {
    domain::Error::from(error).text()
}

/// An amount without its sign.
pub(super) fn positive(amount: Money) -> Money {
    Money::from_ten_thousandths(amount.ten_thousandths().saturating_abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heading_words::has_word;

    #[test]
    fn statuses_of_other_systems_have_ours() {
        for (text, expected) in [
            ("wc-processing", Some(OrderStatus::Processing)),
            ("Completed", Some(OrderStatus::Completed)),
            ("WC-ON-HOLD", Some(OrderStatus::OnHold)),
            ("On hold", Some(OrderStatus::OnHold)),
            ("checkout-draft", Some(OrderStatus::Draft)),
            ("partially_refunded", Some(OrderStatus::Completed)),
            ("Canceled", Some(OrderStatus::Cancelled)),
            ("Zahlung ausstehend", Some(OrderStatus::Pending)),
            ("Remboursée", Some(OrderStatus::Refunded)),
            ("Cancelado", Some(OrderStatus::Cancelled)),
            ("Afgerond", Some(OrderStatus::Completed)),
            ("", None),
            ("somewhere", None),
        ] {
            assert_eq!(status(text), expected, "{text}");
        }
    }

    #[test]
    fn no_word_says_two_statuses() {
        assert_eq!(
            (WORDS.len(), STATUSES.lines().count()),
            (OrderStatus::ALL.len(), OrderStatus::ALL.len() + 1)
        );
        for (expected, [words, _]) in WORDS.iter() {
            for word in words.split(' ') {
                let all = WORDS.iter().filter(|(_, [words, _])| has_word(words, word)).count();
                assert_eq!((status(word), all), (Some(*expected), 1), "{word}");
            }
        }
    }

    #[test]
    fn a_status_is_proposed_by_what_its_word_means() {
        for (word, expected) in [
            ("Chargeback", OrderStatus::Refunded),
            ("Denied", OrderStatus::Failed),
            ("Awaiting pickup", OrderStatus::Pending),
            ("Canceled by buyer", OrderStatus::Cancelled),
            ("Unpaid invoice", OrderStatus::Pending),
            ("Not shipped", OrderStatus::Pending),
            ("Ready to ship", OrderStatus::Completed),
            ("Picked up", OrderStatus::Completed),
            ("Return requested", OrderStatus::Refunded),
            ("Disputed", OrderStatus::OnHold),
            ("Blorb", OrderStatus::Pending),
            ("", OrderStatus::Pending),
        ] {
            assert_eq!(proposed_status(word), expected, "{word}");
        }
    }

    #[test]
    fn names_of_taxes_have_percentages_in_them() {
        for (text, expected) in [
            ("VAT 20%", Some("20.0000")),
            ("MwSt 19,5 %", Some("19.5000")),
            ("7% reduced", Some("7.0000")),
            ("NY State Tax (4.0%)", Some("4.0000")),
            ("GST/HST 13% (Ontario)", Some("13.0000")),
            ("VAT", None),
            ("100 percent", None),
            ("% of all", None),
            ("1.2.3%", None),
            ("5000%", None),
        ] {
            assert_eq!(percent_in(text).map(Percent::to_text).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn only_rounding_is_settled() {
        for (taxes, wanted, parts, expected) in [
            (&[500, 700][..], 1_200, 1, "500 700"),
            (&[500, 700], 1_300, 1, "500 800"),
            (&[500, 700], 1_101, 1, "500 601"),
            (&[500, 700], 1_400, 1, "500 700"),
            (&[500, 700], 1_400, 2, "500 900"),
            (&[0, 0], 100, 2, "0 0"),
            (&[], 100, 2, ""),
        ] {
            let mut lines: Vec<TaxLine> = taxes
                .iter()
                .map(|tax| TaxLine { tax: Money::from_ten_thousandths(*tax), ..TaxLine::default() })
                .collect();
            settle_rounding(&mut lines, (Money::from_ten_thousandths(wanted), Money::ZERO), parts);
            let found: Vec<String> =
                lines.iter().map(|line| line.tax.ten_thousandths().to_string()).collect();
            assert_eq!(found.join(" "), expected, "{taxes:?} to {wanted}");
        }
    }
}
