//! Odd or missing parts of a return, as sentences. None of them keeps a return from being filed: a person
//! looks and decides.

use super::figure::{RateType, Side, SupplyKind, TaxFigure, Treatment, percent_of};
use crate::error::Result;
use crate::money::Money;
use crate::purchase::may_be_of_customs;
use crate::table::Cell;
use crate::text;
use crate::text::Text;
use crate::time::tax_period::TaxPeriod;

/// Something odd in a return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The sentence for people, with a remedy.
    pub sentence: Text,
    /// The subject, as far as more follows from it.
    pub subject: Subject,
    /// The names that the sentence only counts: `and 3 more`.
    pub rest: Vec<Cell>,
}

/// The subject of a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// Any subject that only the sentence names.
    Other,
    /// A figure, by its position in the list that the return was computed from.
    Figure(usize, FigureProblem),
    /// The shop has no country. The code is of the only one that its currency and rates leave.
    NoShopCountry(Option<String>),
    /// An amount differs from the filed one: in the box of this number, or in a line.
    Filed(Option<String>),
    /// Refunds of taxed orders name an amount alone, so that they take back no tax.
    RefundsByAmount {
        /// Their sum, in the shop's currency.
        net: Money,
        /// The period that they are dated in.
        period: TaxPeriod,
    },
    /// VAT numbers that orders of the period state.
    OrderVatNumbers,
}

/// An oddity of a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FigureProblem {
    /// No box takes it, and the form does not say that it is declared elsewhere.
    NotTaken(NotTaken),
    /// The tax differs from that of the percentage, which is this, by more than rounding (see [`is_rounding`]).
    UnexplainedTax(Money),
    /// It has tax and no percentage.
    TaxWithoutRate,
    /// Sold at home without tax and without a reason.
    Untaxed,
    /// A purchase under reverse charge, of which the supplier's country is not known.
    NoSupplierCountry,
    /// Goods from abroad under reverse charge, which is for services.
    ReverseChargeOfGoods,
}

/// The reason why no box takes a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotTaken {
    /// It has no country of taxation.
    NoCountry,
    /// It has tax and no percentage.
    NoRate,
    /// The country of the supplier is not known.
    NoSupplierCountry,
    /// It was sold at home without tax, and no reason is stated.
    Untaxed,
    /// A purchase without a category, in a form of earnings.
    NoCategory,
    /// None of these: the form has no box for such figures.
    NoBox,
}

impl Finding {
    /// A finding of which only its sentence is needed.
    pub(super) const fn other(sentence: Text) -> Self {
        Self { sentence, subject: Subject::Other, rest: Vec::new() }
    }

    fn of_figure(at: usize, figure: &TaxFigure, problem: FigureProblem) -> Self {
        let figure = figure.described();
        let sentence = match problem {
            FigureProblem::NotTaken(NotTaken::NoCountry) => text!(
                "In no box: {figure}; they name no country. Write it in the addresses of these orders or purchases",
                figure
            ),
            FigureProblem::NotTaken(NotTaken::NoRate) => text!(
                "In no box: {figure}; their tax has no rate. Look at how these orders or purchases were taxed",
                figure
            ),
            FigureProblem::NotTaken(NotTaken::NoSupplierCountry) => text!(
                "In no box: {figure}; the supplier's country is not known. Write it in the supplier's address",
                figure
            ),
            FigureProblem::NotTaken(NotTaken::Untaxed) => text!(
                "In no box: {figure}; no tax was charged and no reason is stated. Check whether a rate \
                 is missing, or state the reason in these orders",
                figure
            ),
            FigureProblem::NotTaken(NotTaken::NoCategory) => {
                text!("In no box: {figure}. Give these purchases their categories", figure)
            }
            FigureProblem::NotTaken(NotTaken::NoBox) => text!(
                "In no box: {figure}; the form has no box for them. Check that they are tagged \
                 correctly",
                figure
            ),
            FigureProblem::UnexplainedTax(expected) => text!(
                "The rate does not explain the tax: {figure}; it would be {amount}",
                figure,
                amount = expected
            ),
            FigureProblem::TaxWithoutRate => text!(
                "Tax without a rate: {figure}; look at how these orders or purchases were taxed",
                figure
            ),
            FigureProblem::Untaxed => text!(
                "No tax and no reason: {figure}; check whether a rate is missing, or state the reason \
                 in these orders",
                figure
            ),
            FigureProblem::NoSupplierCountry => text!(
                "Reverse charge without the supplier's country: {figure}; write it in the supplier's address",
                figure
            ),
            FigureProblem::ReverseChargeOfGoods => text!(
                "Goods from abroad under reverse charge: {figure}; say whether they are services, an \
                 import, a postponed import or an EU acquisition",
                figure
            ),
        };
        Self { subject: Subject::Figure(at, problem), ..Self::other(sentence) }
    }

    /// The figure that was sold at home without tax and without a reason, where it is about one.
    pub const fn untaxed(&self) -> Option<usize> {
        match self.subject {
            Subject::Figure(at, FigureProblem::NotTaken(NotTaken::Untaxed) | FigureProblem::Untaxed) => {
                Some(at)
            }
            _ => None,
        }
    }

    /// The figure that is in no box because a country is not known, where it is about one.
    pub const fn without_country(&self) -> Option<usize> {
        match self.subject {
            Subject::Figure(
                at,
                FigureProblem::NotTaken(NotTaken::NoCountry | NotTaken::NoSupplierCountry),
            ) => Some(at),
            _ => None,
        }
    }
}

/// Findings on a figure that a box takes; `smallest` is the smallest amount of the currency. Each of its
/// documents is taken to have one line.
pub(super) fn about(at: usize, figure: &TaxFigure, smallest: Money) -> Result<Vec<Finding>> {
    let is_untaxed_sale = figure.side == Side::Sale
        && matches!(figure.treatment, Treatment::ReverseCharge | Treatment::EuSupply | Treatment::Export);
    let is_untaxed = is_untaxed_sale || matches!(figure.rate_type, RateType::Zero | RateType::Exempt);
    let rate_tax = figure.rate.map(|rate| percent_of(figure.net, rate)).transpose()?;
    let expected = if is_untaxed { Some(Money::ZERO) } else { rate_tax };
    let tax = match expected {
        Some(expected) => {
            let is_explained = is_rounding(figure, expected, figure.documents.into(), smallest)
                || has_freight(figure, expected);
            (!is_explained).then_some(FigureProblem::UnexplainedTax(expected))
        }
        None => (figure.tax != Money::ZERO).then_some(FigureProblem::TaxWithoutRate),
    };
    let is_of_goods = figure.kind != SupplyKind::Services && is_reverse_charge_bought(figure);
    let is_from_abroad = !figure.partner.is_empty() && figure.partner != figure.country;
    let problems = [
        tax,
        is_untaxed_at_home(figure).then_some(FigureProblem::Untaxed),
        lacks_supplier_country(figure).then_some(FigureProblem::NoSupplierCountry),
        (is_of_goods && is_from_abroad).then_some(FigureProblem::ReverseChargeOfGoods),
    ];
    Ok(problems.into_iter().flatten().map(|problem| Finding::of_figure(at, figure, problem)).collect())
}

/// True if a tax of customs is more than the rate gives: they count freight and duty too.
fn has_freight(figure: &TaxFigure, expected: Money) -> bool {
    let is_of_customs = matches!(figure.treatment, Treatment::Import | Treatment::PostponedImport);
    is_of_customs && may_be_of_customs(figure.tax, expected)
}

/// The finding that no box takes a figure.
pub(super) fn not_taken(at: usize, figure: &TaxFigure) -> Finding {
    let has_no_rate = figure.rate.is_none() && figure.tax != Money::ZERO;
    let has_no_category = figure.earned.is_some_and(|earned| earned.category.is_none());
    let reason = if has_no_category && figure.side == Side::Purchase {
        NotTaken::NoCategory
    } else if figure.country.is_empty() {
        NotTaken::NoCountry
    } else if lacks_supplier_country(figure) {
        NotTaken::NoSupplierCountry
    } else if has_no_rate {
        NotTaken::NoRate
    } else if is_untaxed_at_home(figure) {
        NotTaken::Untaxed
    } else {
        NotTaken::NoBox
    };
    Finding::of_figure(at, figure, FigureProblem::NotTaken(reason))
}

fn is_untaxed_at_home(figure: &TaxFigure) -> bool {
    let is_standard = figure.treatment == Treatment::Domestic && figure.rate_type == RateType::Standard;
    figure.side == Side::Sale && is_standard && figure.rate.is_none() && figure.tax == Money::ZERO
}

fn lacks_supplier_country(figure: &TaxFigure) -> bool {
    is_reverse_charge_bought(figure) && figure.partner.is_empty()
}

fn is_reverse_charge_bought(figure: &TaxFigure) -> bool {
    figure.side == Side::Purchase && figure.treatment == Treatment::ReverseCharge
}

fn size(amount: Money) -> u64 {
    amount.ten_thousandths().unsigned_abs()
}

/// True if the tax of a figure differs from that of its percentage by no more than the rounding of so many
/// lines. Tax that is rounded on a line is half of the currency's smallest amount off; where the price
/// includes it, its net amount is off by as much, and so is the percentage of that. On a line of a purchase
/// the supplier may have rounded several: it may be off by the smallest amount.
pub fn is_rounding(figure: &TaxFigure, expected: Money, lines: u64, smallest: Money) -> bool {
    const WHOLE: u128 = 1_000_000;
    let difference = figure.tax.ten_thousandths().abs_diff(expected.ten_thousandths());
    let percent = figure.rate.map_or(0, |rate| rate.ten_thousandths().unsigned_abs());
    let off = match figure.side {
        Side::Sale => WHOLE + u128::from(percent),
        Side::Purchase => 2 * WHOLE,
    };
    u128::from(difference) * 2 * WHOLE <= off * u128::from(lines.max(1)) * u128::from(size(smallest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::percent::Percent;

    fn money(text: &str) -> Money {
        Money::parse(text).unwrap()
    }

    #[test]
    fn odd_figures_are_told() {
        let figure = TaxFigure {
            country: "DE".to_owned(),
            rate: Percent::parse("19").ok(),
            net: money("100"),
            tax: money("19"),
            documents: 3,
            ..TaxFigure::default()
        };
        let purchase = TaxFigure { side: Side::Purchase, ..figure.clone() };
        for (figure, expected) in [
            (figure.clone(), ""),
            (TaxFigure { tax: money("19.0178"), ..figure.clone() }, ""),
            (TaxFigure { tax: money("18.9822"), ..figure.clone() }, ""),
            (TaxFigure { tax: money("19.0179"), ..figure.clone() }, "it would be 19.00"),
            (TaxFigure { tax: money("19.03"), ..purchase.clone() }, ""),
            (TaxFigure { tax: money("19.0301"), ..purchase.clone() }, "it would be 19.00"),
            (TaxFigure { net: money("-100"), tax: money("-19"), ..figure.clone() }, ""),
            (TaxFigure { net: money("-100"), ..figure.clone() }, "it would be -19.00"),
            (TaxFigure { rate: None, ..figure.clone() }, "Tax without a rate"),
            (TaxFigure { rate: None, tax: Money::ZERO, ..figure.clone() }, "No tax and no reason"),
            (TaxFigure { rate: None, tax: Money::ZERO, ..purchase.clone() }, ""),
            (TaxFigure { rate_type: RateType::Exempt, ..figure.clone() }, "it would be 0.00"),
            (TaxFigure { treatment: Treatment::Export, ..figure.clone() }, "it would be 0.00"),
            (TaxFigure { deductible: money("19"), ..purchase.clone() }, ""),
            (TaxFigure { treatment: Treatment::ReverseCharge, ..purchase.clone() }, "Reverse charge without"),
            (
                TaxFigure {
                    treatment: Treatment::ReverseCharge,
                    kind: SupplyKind::Services,
                    partner: "US".to_owned(),
                    ..purchase.clone()
                },
                "",
            ),
            (
                TaxFigure {
                    treatment: Treatment::ReverseCharge,
                    partner: "US".to_owned(),
                    ..purchase.clone()
                },
                "Goods from abroad under reverse charge",
            ),
            (TaxFigure { treatment: Treatment::Import, tax: money("38"), ..purchase.clone() }, ""),
            (
                TaxFigure { treatment: Treatment::Import, tax: money("39"), ..purchase.clone() },
                "it would be 19.00",
            ),
            (
                TaxFigure { treatment: Treatment::Import, tax: money("-38"), ..purchase.clone() },
                "it would be 19.00",
            ),
            (
                TaxFigure { treatment: Treatment::Import, tax: money("18"), ..purchase.clone() },
                "it would be 19.00",
            ),
        ] {
            let found = about(0, &figure, money("0.01")).unwrap();
            let sentences: Vec<String> = found.iter().map(|one| one.sentence.to_string()).collect();
            assert_eq!(sentences.is_empty(), expected.is_empty(), "{figure:?}: {sentences:?}");
            assert!(sentences.join("|").contains(expected), "{figure:?}: {sentences:?}");
        }
    }
}
