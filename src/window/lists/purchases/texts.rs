//! The texts of the form of a purchase as typed, and the fields that they stand in.

use serde::{Deserialize, Serialize};

use crate::format::{Amounts, Formatter};
use crate::translate::{self, tr};
use domain::fielded::Fielded;
use domain::label;
use domain::percent::Percent;
use domain::purchase::category::Categories;
use domain::purchase::{Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment};
use domain::quantity::Quantity;
use domain::text::lenient::number::percent;
use domain::time::tax_period::TaxPeriod;

use crate::model::{FieldTexts, Texts, follow, place, typed};

/// The fields of the form beside those of a purchase, which are before them; those of lines follow, from [`LINES`] on.
pub(crate) const SUPPLIER: usize = Purchase::FIELDS.len();
pub(crate) const COUNTRY: usize = SUPPLIER + 1;
const LINES: usize = COUNTRY + 1;

/// The field of a purchase with this key.
pub(crate) fn head(key: &str) -> usize {
    place::<Purchase>(key)
}

/// The fields of a line.
pub(crate) const NET: usize = 0;
pub(crate) const RATE: usize = 1;
pub(crate) const TAX: usize = 2;
pub(crate) const KIND: usize = 3;
pub(crate) const TREATMENT: usize = 4;
pub(crate) const DEDUCTIBLE: usize = 5;
pub(crate) const BOUGHT: usize = 6;
pub(crate) const GROSS: usize = 7;
pub(crate) const CATEGORY: usize = 8;
/// The number of fields of a line.
const OF_LINE: usize = 9;

/// The field of a line, by the index of the line.
pub(crate) const fn line_field(line: usize, field: usize) -> usize {
    LINES + line * OF_LINE + field
}
/// The form of a purchase as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PurchaseTexts {
    /// The texts of the document.
    pub(crate) head: FieldTexts,
    /// The name of the supplier.
    pub(crate) supplier: String,
    /// The country of a supplier that is not in the list.
    pub(crate) country: String,
    pub(crate) lines: Vec<LineTexts>,
    /// The closed period that it corrects.
    pub(crate) corrects: Option<TaxPeriod>,
}

/// A line as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct LineTexts {
    pub(crate) net: String,
    /// The percentage and the code, either or both: `20`, `20 T1`, `T9`.
    pub(crate) rate: String,
    pub(crate) tax: String,
    pub(crate) kind: String,
    pub(crate) treatment: String,
    pub(crate) deductible: String,
    /// Quantity and product, such as `10 M-1`; the product alone where no quantity is given.
    pub(crate) bought: String,
    /// The amount paid to the supplier, where it is typed in place of another.
    pub(crate) gross: String,
    /// The name of the category.
    pub(crate) category: String,
}

impl LineTexts {
    pub(crate) fn is_blank(&self) -> bool {
        let Self { net, rate, tax, kind, treatment, deductible, bought, gross, category } = self;
        [net, rate, tax, kind, treatment, deductible, bought, gross, category]
            .into_iter()
            .all(|text| text.trim().is_empty())
    }

    /// Makes room for a third of net amount, rate, tax and gross amount, of which two give the others:
    /// another one is cleared, so that the last typed one and the rate stay.
    pub(crate) fn gives_way(&mut self, before: &Self) {
        let is_typed = |text: &str| !text.trim().is_empty();
        if !is_typed(&self.gross) {
            return;
        }
        if self.gross != before.gross && is_typed(&self.rate) {
            self.net.clear();
            self.tax.clear();
        } else if self.gross != before.gross {
            self.tax.clear();
        } else if self.net != before.net && is_typed(&self.net) && is_typed(&self.rate) {
            self.gross.clear();
        } else if (&self.rate, &self.tax) != (&before.rate, &before.tax) {
            self.net.clear();
        }
        if self.rate != before.rate {
            self.tax.clear();
        }
    }

    pub(super) fn of(line: &PurchaseLine, amounts: Amounts, categories: &Categories) -> Self {
        Self {
            net: amounts.typed(line.net),
            rate: rate_text(line.rate, &line.code, amounts.formatter),
            tax: amounts.typed(line.tax),
            kind: tr(kind_name(line.kind)).to_owned(),
            treatment: tr(treatment_name(line.treatment)).to_owned(),
            deductible: amounts.formatter.percent(line.deductible),
            bought: match line.quantity {
                Quantity::ZERO => line.product.clone(),
                quantity => format!("{} {}", amounts.formatter.grouped(&quantity.to_text()), line.product),
            },
            gross: String::new(),
            category: category_name(&line.category, categories),
        }
    }

    fn texts(&mut self) -> [&mut String; OF_LINE] {
        let Self { net, rate, tax, kind, treatment, deductible, bought, gross, category } = self;
        [net, rate, tax, kind, treatment, deductible, bought, gross, category]
    }
}

impl PurchaseTexts {
    /// The text of a field.
    pub(crate) fn text(&self, at: usize) -> &str {
        let of_line = || {
            let at = at.checked_sub(LINES)?;
            let LineTexts { net, rate, tax, kind, treatment, deductible, bought, gross, category } =
                self.lines.get(at / OF_LINE)?;
            [net, rate, tax, kind, treatment, deductible, bought, gross, category].get(at % OF_LINE).copied()
        };
        match at {
            SUPPLIER => &self.supplier,
            COUNTRY => &self.country,
            _ if at < SUPPLIER => {
                typed::<Purchase>().nth(at).map_or("", |(_, field, _)| self.head.text(field.key))
            }
            _ => of_line().map_or("", String::as_str),
        }
    }
}

impl Texts for PurchaseTexts {
    fn follow(&mut self, base: &mut Self, mut fresh: Self) {
        if self.lines == base.lines {
            self.lines.clone_from(&fresh.lines);
        } else if self.lines.len() == base.lines.len() && base.lines.len() == fresh.lines.len() {
            let others = base.lines.iter_mut().zip(&mut fresh.lines);
            for (now, (base, fresh)) in self.lines.iter_mut().zip(others) {
                for ((now, base), fresh) in now.texts().into_iter().zip(base.texts()).zip(fresh.texts()) {
                    follow(now, base, fresh);
                }
            }
        }
        self.head.follow(&mut base.head, fresh.head.clone());
        follow(&mut self.supplier, &base.supplier, &fresh.supplier);
        follow(&mut self.country, &base.country, &fresh.country);
        follow(&mut self.corrects, &base.corrects, &fresh.corrects);
        *base = fresh;
    }
}

/// The percentage and the code of a line in one text; the inverse of `rate_and_code`.
pub(super) fn rate_text(rate: Option<Percent>, code: &str, formatter: Formatter) -> String {
    match rate {
        Some(rate) => format!("{} {code}", formatter.percentage(rate)).trim_end().to_owned(),
        None if rate_and_code(code).0.is_none() => code.to_owned(),
        None => format!("{CODE}{code}"),
    }
}

/// The prefix of a code that would otherwise be read as a percentage.
const CODE: &str = "code ";

/// The percentage, which may be none, and the code, which may be empty: `20`, `20 % T1`, `T9`, `code 9`.
pub(super) fn rate_and_code(text: &str) -> (Option<Percent>, String) {
    let text = text.trim();
    if text.get(..CODE.len()).is_some_and(|start| start.eq_ignore_ascii_case(CODE)) {
        return (None, text.get(CODE.len()..).unwrap_or_default().trim().to_owned());
    }
    let is_number = |c: char| c.is_ascii_digit() || matches!(c, '.' | ',');
    let rest = text.trim_start_matches(is_number);
    let number = text.strip_suffix(rest).unwrap_or_default();
    let after = rest.trim_start();
    let code = after.strip_prefix('%').unwrap_or(after);
    let is_apart = rest.is_empty() || rest.len() > code.len();
    match percent(number).ok().filter(|_| is_apart) {
        Some(rate) => (Some(rate), code.trim().to_owned()),
        None => (None, text.to_owned()),
    }
}

/// What a line is called that has no category.
pub(super) const NO_CATEGORY: &str = label!("No category");

/// The name of a category in the language of the window.
pub(super) fn category_name(key: &str, categories: &Categories) -> String {
    if key.is_empty() { tr(NO_CATEGORY).to_owned() } else { translate::text(&categories.name(key)) }
}

/// The English name of a kind in the window.
pub(crate) const fn kind_name(kind: PurchaseKind) -> &'static str {
    match kind {
        PurchaseKind::Goods => label!("Goods"),
        PurchaseKind::Services => label!("Services"),
        PurchaseKind::Investment => label!("Investment"),
    }
}

/// The English name of a treatment in the window.
pub(crate) const fn treatment_name(treatment: PurchaseTreatment) -> &'static str {
    match treatment {
        PurchaseTreatment::Domestic => label!("Domestic"),
        PurchaseTreatment::EuAcquisition => label!("EU acquisition"),
        PurchaseTreatment::ReverseCharge => label!("Reverse charge"),
        PurchaseTreatment::Import => label!("Customs import"),
        PurchaseTreatment::PostponedImport => label!("Postponed import"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_and_a_code_share_a_field_and_are_told_apart() {
        let formatter = Formatter::default();
        for (text, rate, code, written) in [
            ("20", Some("20"), "", "20"),
            (" 20 % ", Some("20"), "", "20"),
            ("7,5%", Some("7.5"), "", "7.5"),
            ("20 T1", Some("20"), "T1", "20 T1"),
            ("20% 9", Some("20"), "9", "20 9"),
            ("T9", None, "T9", "T9"),
            ("5B", None, "5B", "5B"),
            ("code 9", None, "9", "code 9"),
            ("Code T9", None, "T9", "T9"),
        ] {
            let found = rate_and_code(text);
            let expected = (rate.map(|rate| Percent::parse(rate).unwrap()), code.to_owned());
            assert_eq!(found, expected, "{text}");
            assert_eq!(rate_text(found.0, &found.1, formatter), written, "{text}");
        }
    }

    #[test]
    fn what_was_not_typed_into_follows_the_books() {
        let line = |net: &str| LineTexts { net: net.to_owned(), ..LineTexts::default() };
        let texts = |document: &str, note: &str, lines: &[&str]| {
            let purchase =
                Purchase { document: document.to_owned(), note: note.to_owned(), ..Purchase::default() };
            PurchaseTexts {
                head: FieldTexts::of(&purchase),
                lines: lines.iter().map(|net| line(net)).collect(),
                ..PurchaseTexts::default()
            }
        };
        for (now, base, fresh, expected) in [
            (
                texts("2", "", &["5"]),
                texts("1", "", &["5"]),
                texts("1", "x", &["6"]),
                texts("2", "x", &["6"]),
            ),
            (
                texts("1", "", &["5", "8"]),
                texts("1", "", &["5"]),
                texts("3", "", &["6"]),
                texts("3", "", &["5", "8"]),
            ),
            (
                texts("1", "", &["5", "8"]),
                texts("1", "", &["5", "7"]),
                texts("1", "", &["6", "7"]),
                texts("1", "", &["6", "8"]),
            ),
        ] {
            let (mut now, mut base) = (now, base);
            now.follow(&mut base, fresh.clone());
            assert_eq!((now, base), (expected, fresh));
        }
    }
}
