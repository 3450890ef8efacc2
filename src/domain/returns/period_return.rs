//! The return of a shop for a period: the form with its amounts, where the period stands, what each figure is of,
//! and the amounts of the period before.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::compute::{Return, ReturnLine, ShownAmount};
use super::entered::Entered;
use super::exchange::ExchangeRate;
use super::figure::TaxFigure;
use super::finding::Finding;
use super::form::Form;
use super::lines::{LineColumn, LineKey};
use crate::ids::ChargeId;
use crate::money::Money;
use crate::percent::Percent;
use crate::purchase::PurchaseGroup;
use crate::shop::basis::Basis;
use crate::shop::closed_period::{PeriodRecord, PeriodState};
use crate::spelling::is_default;
use crate::text;
use crate::text::Text;
use crate::time::Day;
use crate::time::tax_period::TaxPeriod;

/// Whom something was sold to, as far as the place of its tax does not tell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum SoldTo {
    /// The place of its tax tells.
    #[default]
    AsCharged,
    /// A customer in Northern Ireland, whose postcode tells.
    NorthernIreland,
    /// One of the shop's own country: neither the order nor its customer has an address, and the shop had none.
    Home,
}

/// What an order or refund alone tells of a sale, and not the totals of days.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct OrderFacts {
    /// Whom it was sold to.
    pub sold_to: SoldTo,
    /// What it is of sales without tax, which have no rate whose class would tell: services, else goods. Of an order with
    /// both, each is its part.
    pub is_services: bool,
    /// The VAT number of its buyer, empty without one; `None` where the form does not ask for it.
    pub vat_number: Option<String>,
}

/// Orders and refunds, selected by their charges.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChargeSelection {
    /// The charge; `None` for anything.
    pub charge: Option<ChargeId>,
    /// The first day of the sale and the last one, which may be open: of a refund, the date of its order. `None` for any.
    pub sold: Option<(Day, Option<Day>)>,
    /// One of the periods that they name as corrected, where `None` stands for none; of an empty list, any.
    pub corrects: Vec<Option<TaxPeriod>>,
    /// True for refunds alone, false for orders alone.
    pub is_refund: Option<bool>,
    /// What they tell; `None` for anything.
    pub facts: Option<OrderFacts>,
}

impl ChargeSelection {
    /// All that were charged this.
    pub const fn all(charge: Option<ChargeId>) -> Self {
        Self { charge, sold: None, corrects: Vec::new(), is_refund: None, facts: None }
    }
}

/// The source of a figure, which is the sum of such entries.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum FigureSource {
    /// These orders and refunds.
    Sales(ChargeSelection),
    /// The lines of purchases of this group.
    Purchases(PurchaseGroup),
    /// What was earned or spent.
    Earned(Box<EarnedSelection>),
}

/// What was earned or spent, selected by the tags that it has in a form.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct EarnedSelection {
    /// The day by which it counts.
    pub basis: Basis,
    /// The form's limit for equipment.
    pub equipment_limit: Option<Money>,
    /// The tags, as a figure without amounts.
    pub tags: TaxFigure,
}

impl FigureSource {
    /// The orders and refunds by their charges; `None` for others.
    pub const fn sales(&self) -> Option<&ChargeSelection> {
        match self {
            Self::Sales(selection) => Some(selection),
            Self::Purchases(_) | Self::Earned(_) => None,
        }
    }
}

/// A line of a return as it is kept: its tags as text, by the names that form files have for them, and its amounts as
/// shown, by the names of their columns.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptLine {
    /// `"country": "DE"`, `"rate": "19"`.
    pub tags: BTreeMap<String, String>,
    /// The percentages of its figures, the lowest first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rates: BTreeSet<Percent>,
    /// `"net": 100`.
    pub amounts: BTreeMap<String, Money>,
}

/// The amounts of a return as it showed them, which are kept of a filed one.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptReturn {
    /// The amounts by the number of the box.
    pub boxes: BTreeMap<String, Money>,
    /// The lines, in their order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lines: Vec<KeptLine>,
    /// The exchange rate, where the shop has another currency than the form.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exchange_rate: Option<ExchangeRate>,
}

impl KeptReturn {
    /// The part of a return that is kept.
    pub fn of(form: &Form, found: &Return, exchange_rate: Option<ExchangeRate>) -> Self {
        let boxes = found.boxes.iter().map(|one| (one.number.clone(), one.amount.shown)).collect();
        let lines = found.lines.iter().map(|line| KeptLine::of(form, line)).collect();
        Self { boxes, lines, exchange_rate }
    }

    /// The amount of a box.
    pub fn box_of(&self, number: &str) -> Option<Money> {
        self.boxes.get(number).copied()
    }

    /// The line with the tags of another one.
    pub fn line_of(&self, line: &KeptLine) -> Option<&KeptLine> {
        self.lines.iter().find(|kept| kept.tags == line.tags)
    }
}

impl KeptLine {
    /// A line of a form as it is kept.
    pub fn of(form: &Form, line: &ReturnLine) -> Self {
        let Some(lines) = form.lines() else { return Self::default() };
        let tags = lines.by.iter().map(|tag| (tag.name().to_owned(), line.key.text(*tag)));
        let columns = lines.columns.iter().zip(&line.amounts);
        let amounts = columns.map(|(column, amount)| (column.name.clone(), amount.shown));
        let tags = tags.filter(|(_, text)| !text.is_empty()).collect();
        Self { tags, rates: line.rates.clone(), amounts: amounts.collect() }
    }

    /// The line as it was filed; the entries behind its amounts are those of today's line with these tags.
    fn line(&self, form: &Form, today: &[ReturnLine]) -> ReturnLine {
        let columns = form.lines().map(|lines| lines.columns.as_slice()).unwrap_or_default();
        let of_today = today.iter().find(|line| Self::of(form, line).tags == self.tags);
        let amount = |(at, column): (usize, &LineColumn)| {
            let today = of_today.and_then(|line| line.amounts.get(at)).cloned().unwrap_or_default();
            ShownAmount { shown: self.amounts.get(&column.name).copied().unwrap_or_default(), ..today }
        };
        let by = form.lines().map(|lines| lines.by.as_slice()).unwrap_or_default();
        ReturnLine {
            key: LineKey::of_texts(by, |tag| self.tags.get(tag.name()).map_or("", String::as_str)),
            rates: self.rates.clone(),
            amounts: columns.iter().enumerate().map(amount).collect(),
        }
    }
}

/// A return as it was filed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FiledReturn {
    /// The user and time of filing, with the text that was kept.
    pub record: PeriodRecord,
    /// The amounts in that text; `None` where it has none that Tillbook can read, as a text that a person wrote.
    pub kept: Option<KeptReturn>,
}

/// The return of an earlier period, to compare with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlierReturn {
    /// The period.
    pub period: TaxPeriod,
    /// The amounts as filed or else as computed today; `None` where today's are of another currency and were
    /// not filed, since the exchange rate of that period is not known.
    pub amounts: Option<KeptReturn>,
    /// True if they are as filed.
    pub is_filed: bool,
}

/// The return of a shop for a period.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PeriodReturn {
    /// The period.
    pub period: TaxPeriod,
    /// The state: `Filed` only when this return of the period was filed.
    pub state: PeriodState,
    /// The user and time of closing; `None` for a period that is open or was closed as parts.
    pub closing: Option<PeriodRecord>,
    /// The filed return, which stays whatever today's figures are.
    pub filed: Option<FiledReturn>,
    /// Today's amounts of the form, and the findings: those about the period first.
    pub found: Return,
    /// Figures from which the amounts were computed, in the form's currency; shares and findings name them by position.
    pub figures: Vec<TaxFigure>,
    /// The sources of each figure, by the same position.
    pub sources: Vec<Vec<FigureSource>>,
    /// The amounts that a person entered.
    pub entered: Entered,
    /// The exchange rate that the figures were converted by.
    pub exchange_rate: Option<ExchangeRate>,
    /// The return of the period of the same length before.
    pub before: EarlierReturn,
}

impl PeriodReturn {
    /// The return as it is declared: with the amounts that were filed, where they are known, else today's. What adds up
    /// to them is always today's.
    pub fn declared(&self, form: &Form) -> Return {
        let mut declared = self.found.clone();
        if let Some(kept) = self.kept() {
            for one in &mut declared.boxes {
                one.amount.shown = kept.box_of(&one.number).unwrap_or_default();
            }
            declared.lines = kept.lines.iter().map(|line| line.line(form, &self.found.lines)).collect();
        }
        declared
    }

    /// Findings on amounts that differ from the filed ones: boxes, then lines.
    pub fn filed_otherwise(&self, form: &Form) -> Vec<Finding> {
        let Some(kept) = self.kept() else { return Vec::new() };
        let now = KeptReturn::of(form, &self.found, self.exchange_rate);
        let mut found = Vec::new();
        let mut compare = |what: Text, number: Option<String>, filed: Money, now: Money| {
            if filed != now {
                found.push(Finding::filed_otherwise(what, number, filed, now));
            }
        };
        for one in form.boxes() {
            let of = |kept: &KeptReturn| kept.box_of(&one.number).unwrap_or_default();
            let what = text!("Box {number}", number = &one.number);
            compare(what, Some(one.number.clone()), of(kept), of(&now));
        }
        let new = now.lines.iter().filter(|line| kept.line_of(line).is_none());
        for line in kept.lines.iter().chain(new) {
            let tags = line.tags.values().cloned().collect::<Vec<_>>().join(", ");
            for column in form.lines().into_iter().flat_map(|lines| &lines.columns) {
                let of = |kept: &KeptReturn| {
                    let line = kept.line_of(line);
                    line.and_then(|line| line.amounts.get(&column.name)).copied().unwrap_or_default()
                };
                let what = text!("{column} of {line}", column = &column.words, line = &tags);
                compare(what, None, of(kept), of(&now));
            }
        }
        found
    }

    /// The amounts that count: the filed ones where they are known, otherwise today's.
    pub fn amounts(&self, form: &Form) -> KeptReturn {
        self.kept().cloned().unwrap_or_else(|| KeptReturn::of(form, &self.found, self.exchange_rate))
    }

    /// The filed return, where it is known.
    fn kept(&self) -> Option<&KeptReturn> {
        self.filed.as_ref()?.kept.as_ref()
    }
}
