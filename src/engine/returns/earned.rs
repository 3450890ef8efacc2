//! The figures of forms of earnings: what was sold and spent in a year, by its taxes and categories, each amount once.

use std::collections::HashMap;

use super::figures::Figures;
use super::tags::Tags;
use super::{FigureEntries, PurchaseEntry};
use crate::reports::booked::{Booked, each_booked};
use domain::Result;
use domain::ids::ChargeId;
use domain::money::Money;
use domain::percent::Percent;
use domain::purchase::category::Categories;
use domain::purchase::expense_kind::ExpenseKind;
use domain::purchase::{PurchaseGroup, PurchaseLine, PurchaseSums};
use domain::report::EntryKind;
use domain::report::bookings::BookedTax;
use domain::report::earnings::SoldEntry;
use domain::report::tax_summary::{TaxEntry, TaxSums};
use domain::returns::{Earned, EarnedSelection, EarningsForm, FigureSource, OrderFacts, Side, TaxFigure};
use domain::text::Text;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use store::Read;

/// The figures of a period and of the one before it, and what is dated in the period and does not count, or may
/// count otherwise, in sentences.
pub(super) fn figures(
    read: &Read<'_>,
    period: TaxPeriod,
    form: EarningsForm,
) -> Result<(Figures, Figures, Vec<Text>)> {
    let basis = form.basis.unwrap_or(read.shop()?.counts_by());
    let (mut found, mut before) = (Figures::default(), Figures::default());
    let mut tagger = Tagger::new(read, period, form.equipment_limit)?;
    let first = period.first_day();
    let days = (period.previous().first_day(), period.last_day());
    let doubts = each_booked(read, basis, [days, (first, days.1)], |day, booked| {
        let figures = if day < first { &mut before } else { &mut found };
        for figure in tagger.figures(&booked)? {
            let tags = without_amounts(&figure);
            let selection =
                EarnedSelection { basis, equipment_limit: form.equipment_limit, tags: tags.clone() };
            figures.add_of_one_source(tags, &figure, || FigureSource::Earned(Box::new(selection)))?;
        }
        Ok(())
    })?;
    Ok((found, before, doubts))
}

/// Adds what a figure is made of.
pub(super) fn explain(
    read: &Read<'_>,
    period: TaxPeriod,
    of: &EarnedSelection,
    found: &mut FigureEntries,
) -> Result<()> {
    let mut tagger = Tagger::new(read, period, of.equipment_limit)?;
    let days = (period.first_day(), period.last_day());
    each_booked(read, of.basis, [days, days], |day, booked| {
        for figure in tagger.figures(&booked)? {
            if without_amounts(&figure) == of.tags {
                add_entry(found, day, &booked, &figure);
            }
        }
        Ok(())
    })?;
    Ok(())
}

fn add_entry(found: &mut FigureEntries, day: Day, booked: &Booked<'_>, figure: &TaxFigure) {
    match booked {
        Booked::Sold(entry, _) => found.sales.push(TaxEntry {
            kind: if entry.is_refund { EntryKind::Refund } else { EntryKind::Order },
            name: entry.number.clone(),
            at: day.start(),
            sums: TaxSums { taxable: figure.net, tax: figure.tax, ..TaxSums::default() },
        }),
        Booked::Bought(entry, _) => found.purchases.push(PurchaseEntry {
            id: entry.purchase,
            date: day,
            supplier: entry.supplier.clone(),
            document: entry.document.clone(),
            sums: PurchaseSums {
                lines: 1,
                net: figure.net,
                tax: figure.tax,
                deductible_tax: figure.deductible,
            },
        }),
    }
}

fn without_amounts(figure: &TaxFigure) -> TaxFigure {
    let zero = Money::ZERO;
    TaxFigure { net: zero, tax: zero, deductible: zero, documents: 0, ..figure.clone() }
}

/// Gives what counts its tags.
struct Tagger<'r, 's> {
    read: &'r Read<'s>,
    tags: Tags,
    by_charge: HashMap<ChargeId, TaxFigure>,
    /// The day by whose rates it is judged whose tax one is.
    day: Day,
    equipment_limit: Option<Money>,
    is_small_business: bool,
}

impl<'r, 's> Tagger<'r, 's> {
    fn new(read: &'r Read<'s>, period: TaxPeriod, equipment_limit: Option<Money>) -> Result<Self> {
        Ok(Self {
            read,
            tags: Tags::new(read)?,
            by_charge: HashMap::new(),
            day: period.last_day(),
            equipment_limit,
            is_small_business: read.shop()?.is_small_business(),
        })
    }

    fn figures(&mut self, booked: &Booked<'_>) -> Result<Vec<TaxFigure>> {
        match booked {
            Booked::Sold(entry, taxes) => self.sold(entry, taxes),
            Booked::Bought(entry, categories) => Ok(vec![self.bought(&entry.line, categories)]),
        }
    }

    /// A figure for each tax, whose net amounts add up to that of the order: of several taxes on the same items, the first one has
    /// it. What no tax says has a figure of its own.
    fn sold(&mut self, entry: &SoldEntry, taxes: &[BookedTax]) -> Result<Vec<TaxFigure>> {
        let mut net = entry.sums.net_sales()?.plus(entry.sums.total_shipping()?)?;
        let mut rest = entry.sums.total_tax()?;
        let signed = |amount: Money| {
            if entry.is_refund { Money::ZERO.minus(amount) } else { Ok(amount) }
        };
        let all = signed(Money::sum(taxes.iter().map(|tax| tax.taxable))?)?;
        let is_divided = all == net;
        let mut figures = Vec::new();
        for one in taxes {
            let (taxable, tax) = (signed(one.taxable)?, signed(one.tax)?);
            let own = if is_divided { taxable } else { within(taxable, net) };
            (net, rest) = (net.minus(own)?, rest.minus(tax)?);
            figures.push(TaxFigure { net: own, tax, documents: 1, ..self.charged(one, entry.is_refund)? });
        }
        if (net, rest) != (Money::ZERO, Money::ZERO) {
            let country = self.tags.seller().to_owned();
            let of = Earned { is_taxed: rest != Money::ZERO, ..Earned::default() };
            let tags = TaxFigure { country, is_refund: entry.is_refund, ..earned(of) };
            figures.push(TaxFigure { net, tax: rest, documents: 1, ..tags });
        }
        Ok(figures)
    }

    fn charged(&mut self, tax: &BookedTax, is_refund: bool) -> Result<TaxFigure> {
        if !self.by_charge.contains_key(&tax.charge) {
            let facts = (&OrderFacts::default(), self.day);
            let tags = self.tags.of_sale(self.read, &tax.charged, facts)?;
            let is_taxed = !tax.charged.is_untaxed() && tax.charged.rate.percent != Some(Percent::ZERO);
            let is_small_business = self.is_small_business && !is_taxed;
            let of = Earned { is_taxed, is_small_business, ..Earned::default() };
            // How it was taxed, and not where to: each country or state would be a figure.
            let TaxFigure { country, tax_name, rate, rate_type, treatment, .. } = tags;
            let tags = TaxFigure { country, tax_name, rate, rate_type, treatment, ..earned(of) };
            self.by_charge.insert(tax.charge, tags);
        }
        let known = self.by_charge.get(&tax.charge).cloned().unwrap_or_default();
        Ok(TaxFigure { is_refund, ..known })
    }

    fn bought(&self, line: &PurchaseLine, categories: &Categories) -> TaxFigure {
        let category = categories.kind(&line.category);
        let is_above_limit = category == Some(ExpenseKind::Equipment)
            && self.equipment_limit.is_some_and(|limit| line.is_above(limit));
        let group = PurchaseGroup { treatment: line.treatment, ..PurchaseGroup::default() };
        let TaxFigure { country, treatment, .. } = self.tags.of_purchase(&group);
        TaxFigure {
            side: Side::Purchase,
            country,
            treatment,
            net: line.net,
            tax: line.tax,
            deductible: line.deductible_tax(),
            documents: 1,
            ..earned(Earned { category, is_above_limit, ..Earned::default() })
        }
    }
}

fn earned(of: Earned) -> TaxFigure {
    TaxFigure { earned: Some(of), ..TaxFigure::default() }
}

/// As much of an amount as there is of another one.
fn within(amount: Money, rest: Money) -> Money {
    if rest < Money::ZERO { amount.clamp(rest, Money::ZERO) } else { amount.clamp(Money::ZERO, rest) }
}
