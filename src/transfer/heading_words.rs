//! Headings of tables in German, French, Spanish and Dutch, each with its English equivalent. The meaning of
//! a heading is decided in English only, whatever the language of the file.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::csv_text::plain_heading;
use domain::tax::Prices;

/// English headings, each with those of other languages, all without case, spaces, punctuation and accents.
const WORDS: &str = include_str!("../../assets/importing/headings.tsv");

/// The English heading for each word.
static ENGLISH: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let rows = WORDS.lines().skip(1).filter_map(|line| line.split_once('\t'));
    rows.flat_map(|(english, words)| words.split_ascii_whitespace().map(move |word| (word, english)))
        .collect()
});

/// Taxes, as headings name them.
const TAXES: &str = "tax taxtotal taxamount taxes vat totalvat gst hst pst qst salestax linetax itemtax";
const DISCOUNTS: &str = "discount linediscount itemdiscount lineitemdiscount";

/// The heading of the rate of a tax.
const TAX_RATE: &str = "taxrate";
/// The heading of amounts of a tax at a rate that it names.
pub(super) const TAX_AT_RATE: &str = "taxatrate";
/// The heading of discounts that are percentages.
pub(super) const DISCOUNT_PERCENT: &str = "discountpercent";

/// Parts of headings for prices with their tax, and for those without, as `folded`.
const WITH_TAX: &str = "brutto ttc incl inkl inctax incvat incgst withtax withvat withgst mitmwst mitust mitsteuer metbtw coniva \
                        ivainc tvacompris grossprice pricegross grossunit grosssale";
const WITHOUT_TAX: &str = "netto excl exkl extax exvat exgst exbtw withouttax withoutvat withoutgst ohnemwst ohneust ohnesteuer \
                           zonderbtw siniva horstax horstva horstaxe zzgl zuzugl prixht puht unitaireht venteht netprice pricenet \
                           netunit netsale";

/// The relation of prices to tax by their heading; `None` where it says neither.
pub(super) fn prices(heading: &str) -> Option<Prices> {
    let (folded, words) = (folded(heading), words(heading));
    let has = |list: &str, all: &[&str]| {
        list.split_ascii_whitespace().any(|part| folded.contains(part))
            || words.iter().any(|word| all.contains(&word.as_str()))
    };
    match (has(WITH_TAX, &["gross"]), has(WITHOUT_TAX, &["net", "ht", "ex"])) {
        (true, false) => Some(Prices::IncludeTax),
        (false, true) => Some(Prices::ExcludeTax),
        // The price to the public of Spain has its tax.
        (false, false) if words.iter().any(|word| word == "pvp") => Some(Prices::IncludeTax),
        _ => None,
    }
}

/// A heading without case, spaces, punctuation and accents.
fn folded(heading: &str) -> String {
    plain_heading(heading).chars().map(without_accent).collect::<String>().replace('ß', "ss")
}

/// A heading in English, as far as it is known; else its `plain_heading` without accents. A percent sign is
/// kept as a part of its meaning.
pub(super) fn english(heading: &str) -> Cow<'static, str> {
    let folded = folded(heading);
    let of =
        |folded: &str| ENGLISH.get(folded).map_or(Cow::Owned(folded.to_owned()), |word| Cow::Borrowed(*word));
    let bare = folded.trim_matches(|letter: char| letter.is_ascii_digit());
    let (whole, word) = (of(&folded), of(bare));
    let has_number = word != whole;
    let is_tax = has_word(TAXES, &word);
    if !heading.contains('%') {
        // The English ones are counted: `Tax 1`.
        let is_at_rate = has_number && is_tax && word != bare;
        return if is_at_rate { Cow::Borrowed(TAX_AT_RATE) } else { whole };
    }
    match (is_tax, has_number) {
        (true, true) => Cow::Borrowed(TAX_AT_RATE),
        (true, false) => Cow::Borrowed(TAX_RATE),
        (false, _) if has_word(DISCOUNTS, &word) => Cow::Borrowed(DISCOUNT_PERCENT),
        (false, _) => whole,
    }
}

/// The column of each of these fields, by the lists of its headings in English, the surest first. A column is that of one
/// field at most, the first that takes it.
pub(super) fn places<'l>(
    headings: &[Cow<'_, str>],
    fields: impl Iterator<Item = &'l str>,
) -> Vec<Option<usize>> {
    let mut found: Vec<Option<usize>> = Vec::new();
    for names in fields {
        let mut names = names.split_ascii_whitespace();
        let place = names.find_map(|name| headings.iter().position(|heading| heading == name));
        let is_free = |place: &usize| !found.contains(&Some(*place));
        let place = place.filter(is_free);
        found.push(place);
    }
    found
}

/// True if a list of words, with spaces between them, has this one.
pub(super) fn has_word(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|one| one == word)
}

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

const fn without_accent(letter: char) -> char {
    match letter {
        'ä' | 'à' | 'â' | 'á' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ö' | 'ó' | 'ô' => 'o',
        'ü' | 'ú' | 'û' | 'ù' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_english_whatever_they_are_written_in() {
        for (heading, expected) in [
            ("Bestell-Nr.", "ordernumber"),
            ("Währung", "currency"),
            ("Stückpreis", "unitprice"),
            ("MwSt-Betrag", "taxtotal"),
            ("Numéro de commande", "ordernumber"),
            ("N° commande", "ordernumber"),
            ("Quantité", "quantity"),
            ("Fecha de pedido", "orderdate"),
            ("Número de pedido", "ordernumber"),
            ("Verzendkosten", "shippingtotal"),
            ("Aantal", "quantity"),
            ("Order Total", "ordertotal"),
            ("Steuersatz", "taxrate"),
            ("MwSt %", "taxrate"),
            ("VAT %", "taxrate"),
            ("% IVA", "taxrate"),
            ("MwSt 19%", "taxatrate"),
            ("TVA 5,5 %", "taxatrate"),
            ("GST 5%", "taxatrate"),
            ("MwSt. 19", "taxatrate"),
            ("Tax 1", "tax1"),
            ("Tax 1 Name", "tax1name"),
            ("Rabatt %", "discountpercent"),
            ("Rate %", "rate"),
            ("Référence", "reference"),
        ] {
            assert_eq!(english(heading), expected, "{heading}");
        }
    }

    #[test]
    fn headings_of_prices_say_whether_they_have_their_tax() {
        for (headings, expected) in [
            ("Price;Preis;Prix;Precio;Prijs;Verkaufspreis;Regular price;Retail price;Großhandelspreis", None),
            (
                "Preis brutto;Bruttopreis;Preis inkl. MwSt.;price incl tax;Price (tax incl.)",
                Some(Prices::IncludeTax),
            ),
            ("Price inc GST;Gross price;grossPrice;prix TTC;PUTTC", Some(Prices::IncludeTax)),
            ("PVP;precio con IVA;prijs incl btw", Some(Prices::IncludeTax)),
            ("Preis netto;Nettopreis;Preis exkl. MwSt;Preis zzgl. MwSt", Some(Prices::ExcludeTax)),
            (
                "Price ex VAT;Price tax excluded;Net price;prix HT;PUHT;prix hors taxe",
                Some(Prices::ExcludeTax),
            ),
            ("precio sin IVA;prijs excl. btw", Some(Prices::ExcludeTax)),
        ] {
            for heading in headings.split(';') {
                assert_eq!(prices(heading), expected, "{heading}");
            }
        }
    }

    #[test]
    fn no_word_says_two_things() {
        let mut seen = BTreeMap::new();
        for line in WORDS.lines().skip(1) {
            let (english, words) = line.split_once('\t').unwrap();
            for word in words.split_ascii_whitespace() {
                assert_eq!(seen.insert(word, english), None, "{word}");
                assert_eq!(super::english(word), english, "{word}");
            }
        }
    }
}
