//! The panel "Try an address": what is typed into it, and the rates that apply there with those that nearly do.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::format::{Amounts, Formatter};
use domain::error::{Error, Result};
use domain::ids::RateId;
use domain::money::Money;
use domain::places::address::Address;
use domain::pricing::tax_explanation::{PassedOver, PassedOverReason, TaxExplanation, TaxQuestion};
use domain::rate::TaxRate;
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::time::Day;

/// The most rates that nearly apply and are listed, and of these the most of other countries.
const MOST: usize = 40;
const MOST_ABROAD: usize = 3;
/// The price that is taxed while none is typed.
const EXAMPLE: Money = Money::from_ten_thousandths(1_000_000);

/// What is typed into the panel.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct TaxTrial {
    pub(crate) country: String,
    pub(crate) state: String,
    pub(crate) postcode: String,
    pub(crate) city: String,
    pub(crate) class: ClassSlug,
    /// The date; empty for today.
    pub(crate) on: String,
    pub(crate) amount: String,
    pub(crate) with_tax: bool,
    pub(crate) shipping: String,
}

impl TaxTrial {
    /// The question that was typed; the error names the field.
    pub(crate) fn question(&self, amounts: Amounts, today: Day) -> Result<TaxQuestion> {
        let formatter: Formatter = amounts.formatter;
        let refused = |what: &str, problem: String| Error::Invalid { what: what.to_owned(), problem };
        let amount = |what: &str, text: &str, empty: Money| match text.trim() {
            "" => Ok(empty),
            text => formatter.amount(text).ok_or_else(|| refused(what, amounts.mistake())),
        };
        let on = match self.on.trim() {
            "" => today,
            text => formatter
                .day(text, today)
                .ok_or_else(|| refused("Date", format!("“{text}” is no date. Write it like {today}")))?,
        };
        Ok(TaxQuestion {
            address: Address {
                country: self.country.clone(),
                state: self.state.clone(),
                postcode: self.postcode.clone(),
                city: self.city.clone(),
                ..Address::default()
            },
            class: self.class.clone(),
            on,
            amount: amount("Amount", &self.amount, EXAMPLE)?,
            shipping: amount("Shipping", &self.shipping, Money::ZERO)?,
            prices: if self.with_tax { Prices::IncludeTax } else { Prices::ExcludeTax },
        })
    }
}

/// A rate in the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TrialRow {
    /// Such as `GB VAT 20 %`.
    pub(crate) name: String,
    /// The conditions that it was found by, or why it does not apply.
    pub(crate) why: String,
    /// What it comes to; empty for one that does not apply.
    pub(crate) tax: String,
}

/// The answer.
#[derive(Debug, Clone, Default)]
pub(crate) struct TrialView {
    pub(crate) applied: Vec<TrialRow>,
    pub(crate) passed_over: Vec<TrialRow>,
    /// How many nearly apply and are not listed, such as `and 24 of other countries`.
    pub(crate) more: Vec<String>,
    /// The sums: without tax, tax, with tax.
    pub(crate) sums: Vec<(&'static str, String)>,
    /// The rates that apply, for their marks in the grid.
    pub(crate) applies: BTreeSet<RateId>,
    /// The rates that nearly apply and are marked: those of other countries are too many.
    pub(crate) nearly: BTreeSet<RateId>,
    /// All rates that are marked.
    pub(crate) marked: Arc<BTreeSet<RateId>>,
}

impl TrialView {
    pub(crate) fn new(found: &TaxExplanation, amounts: Amounts) -> Result<Self> {
        let name = |rate: &TaxRate| {
            let place = [rate.country.as_str(), rate.state.as_str()].join(" ");
            let tax = amounts.formatter.tax(&rate.name, rate.rate);
            [place.trim(), &tax].join(" ").trim().to_owned()
        };
        let rows = found.applied.iter().map(|one| {
            let shipping = if one.rate.shipping { "" } else { ", not on shipping" };
            let compound = if one.rate.compound { ", on the other taxes too" } else { "" };
            Ok(TrialRow {
                name: name(&one.rate),
                why: format!("{}, priority {}{compound}{shipping}", one.fits.describe(), one.rate.priority),
                tax: amounts.plain(one.tax.plus(one.shipping_tax)?),
            })
        });
        let is_here = |one: &&PassedOver| one.reason != PassedOverReason::OtherCountry;
        let (here, abroad): (Vec<_>, Vec<_>) = found.passed_over.iter().partition(is_here);
        let listed = here.iter().take(MOST).chain(abroad.iter().take(MOST_ABROAD));
        let passed_over = listed.map(|one| TrialRow {
            name: name(&one.rate),
            why: one.reason.describe().into_owned(),
            tax: String::new(),
        });
        let rest = [
            (here.len().saturating_sub(MOST), "more"),
            (abroad.len().saturating_sub(MOST_ABROAD), "of other countries"),
        ];
        let count = |count: usize| amounts.formatter.count(i64::try_from(count).unwrap_or(i64::MAX));
        let more = rest
            .iter()
            .filter(|(rest, _)| *rest > 0)
            .map(|(rest, what)| format!("and {} {what}", count(*rest)));
        let applies: BTreeSet<RateId> = found.applied.iter().map(|one| one.rate.id).collect();
        let nearly: BTreeSet<RateId> = here.iter().map(|one| one.rate.id).collect();
        Ok(Self {
            applied: rows.collect::<Result<_>>()?,
            passed_over: passed_over.collect(),
            more: more.collect(),
            sums: vec![
                ("Without tax", amounts.plain(found.net)),
                ("Tax", amounts.plain(found.tax)),
                ("With tax", amounts.plain(found.gross)),
            ],
            marked: Arc::new(&applies | &nearly),
            applies,
            nearly,
        })
    }
}
