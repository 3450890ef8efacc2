//! A return: a form with the amounts of a period.

use crate::decimal::Computed;
use std::collections::{BTreeMap, BTreeSet};

use super::entered::Entered;
use super::exchange::ExchangeRate;
use super::figure::{RateType, SupplyKind, TaxFigure};
use super::filter::{Term, selected};
use super::finding::{self, FigureProblem, Finding, Subject};
use super::form::{BoxRounding, Content, Form, FormLines, LineTag};
use super::formula::Operand;
use crate::error::Result;
use crate::money::Money;
use crate::percent::Percent;
use crate::text;
use crate::text::Text;
use crate::time::tax_period::TaxPeriod;

/// The part of an amount that is of one figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    /// The position of the figure in the list that the return was computed from.
    pub figure: usize,
    /// The amount of it that counts.
    pub amount: Money,
}

/// An amount, exact and as the form shows it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ShownAmount {
    /// The exact amount.
    pub exact: Money,
    /// The amount as the form shows it.
    pub shown: Money,
    /// Shares that add up to the exact amount; empty for formulas and entered amounts.
    pub shares: Vec<Share>,
}

/// A box with its amount.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReturnBox {
    /// The number on the form.
    pub number: String,
    /// The amount.
    pub amount: ShownAmount,
    /// The reason of an amount that a person entered; else empty.
    pub reason: String,
}

/// The tags that the figures of a line share: only those by which the form divides its lines.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "they are those of `TaxFigure`")]
pub struct LineKey {
    /// The period whose return the line corrects; such lines come last.
    pub corrects: Option<TaxPeriod>,
    pub country: Option<String>,
    pub state: Option<String>,
    pub county: Option<String>,
    pub city: Option<String>,
    pub kind: Option<SupplyKind>,
    pub rate_type: Option<RateType>,
    /// Within, `None` is a figure without a rate.
    pub rate: Option<Option<Percent>>,
}

impl LineKey {
    fn of(figure: &TaxFigure, by: &[LineTag]) -> Self {
        let mut key = Self::default();
        let is_correction = figure.corrects.is_some() && by.contains(&LineTag::Corrects);
        for tag in by {
            match tag {
                LineTag::Corrects => key.corrects = figure.corrects,
                LineTag::Kind | LineTag::RateType | LineTag::Rate if is_correction => {}
                LineTag::Country => key.country = Some(figure.country.clone()),
                LineTag::State => key.state = Some(figure.state.clone()),
                LineTag::County => key.county = Some(figure.county.clone()),
                LineTag::City => key.city = Some(figure.city.clone()),
                LineTag::Kind => key.kind = Some(figure.kind),
                LineTag::RateType => key.rate_type = Some(figure.rate_type),
                LineTag::Rate => key.rate = Some(figure.rate),
            }
        }
        key
    }

    /// The inverse of [`Self::text`]; a text that is no such tag is none.
    pub(super) fn of_texts<'t>(by: &[LineTag], text: impl Fn(LineTag) -> &'t str) -> Self {
        let mut key = Self::default();
        for tag in by {
            let text = text(*tag);
            let owned = || Some(text.to_owned());
            match tag {
                LineTag::Country => key.country = owned(),
                LineTag::State => key.state = owned(),
                LineTag::County => key.county = owned(),
                LineTag::City => key.city = owned(),
                LineTag::Kind => {
                    key.kind = SupplyKind::ALL.into_iter().find(|kind| kind.name() == text);
                }
                LineTag::RateType => {
                    key.rate_type = RateType::ALL.into_iter().find(|of| of.name() == text);
                }
                LineTag::Rate => key.rate = Some(Percent::parse(text).ok()),
                LineTag::Corrects => key.corrects = TaxPeriod::parse(text).ok(),
            }
        }
        if key.corrects.is_some() {
            (key.kind, key.rate_type, key.rate) = (None, None, None);
        }
        key
    }

    /// The tags of the line that are not empty: `DE, goods, standard rate, 19`.
    pub fn described(&self, by: &[LineTag]) -> Text {
        let tag = |tag: &LineTag| match tag {
            LineTag::Corrects => {
                self.corrects.map(|period| text!("corrects {period}", period = period.short_name()))
            }
            LineTag::Kind => self.kind.map(|kind| Text::new(kind.name())),
            LineTag::RateType => self.rate_type.map(|of| Text::new(of.name())),
            LineTag::Rate => self.rate.flatten().map(|percent| text!("{percent}", percent)),
            place => Some(self.text(*place)).filter(|text| !text.is_empty()).map(Text::written),
        };
        Text::list(by.iter().filter_map(tag)).unwrap_or_default()
    }

    /// A tag as text: `DE`, `goods`, `19`; empty when the line has none.
    pub fn text(&self, tag: LineTag) -> String {
        match tag {
            LineTag::Country => self.country.clone().unwrap_or_default(),
            LineTag::State => self.state.clone().unwrap_or_default(),
            LineTag::County => self.county.clone().unwrap_or_default(),
            LineTag::City => self.city.clone().unwrap_or_default(),
            LineTag::Kind => self.kind.map(|kind| kind.name().to_owned()).unwrap_or_default(),
            LineTag::RateType => self.rate_type.map(|of| of.name().to_owned()).unwrap_or_default(),
            LineTag::Rate => self.rate.flatten().map(Percent::to_short_text).unwrap_or_default(),
            LineTag::Corrects => self.corrects.map(|period| period.to_string()).unwrap_or_default(),
        }
    }
}

/// A line with its amounts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReturnLine {
    /// The tags that its figures share.
    pub key: LineKey,
    /// The percentages of its figures, the lowest first.
    pub rates: BTreeSet<Percent>,
    /// The amounts in the order of the form's columns.
    pub amounts: Vec<ShownAmount>,
}

/// Figures that are declared elsewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExcludedFigures {
    /// A description of the amounts, and of the return that declares them.
    pub words: Text,
    /// Their positions.
    pub figures: Vec<usize>,
    /// The sum of their amounts without tax.
    pub net: Money,
    /// The sum of their tax.
    pub tax: Money,
}

/// A form with the amounts of a period.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Return {
    /// The boxes in the order of the form.
    pub boxes: Vec<ReturnBox>,
    /// The lines in the order of their tags.
    pub lines: Vec<ReturnLine>,
    /// Amounts that are declared elsewhere.
    pub excluded: Vec<ExcludedFigures>,
    /// Odd or missing amounts, those in no box first.
    pub findings: Vec<Finding>,
}

impl Return {
    /// A box by its number.
    pub fn box_of(&self, number: &str) -> Option<&ReturnBox> {
        self.boxes.iter().find(|one| one.number == number)
    }

    /// True if there is nothing to declare, nor anything that no box takes. A return of nothing is a return,
    /// which many authorities want too.
    pub fn is_nil(&self) -> bool {
        let is_left =
            |finding: &Finding| matches!(finding.subject, Subject::Figure(_, FigureProblem::NotTaken(_)));
        self.lines.is_empty()
            && self.boxes.iter().all(|one| one.amount.shown == Money::ZERO)
            && !self.findings.iter().any(is_left)
    }
}

/// The return of a form for these figures. An error when an amount does not fit.
pub fn compute(form: &Form, figures: &[TaxFigure], entered: &Entered) -> Result<Return> {
    compute_converted(form, figures, entered, None)
}

/// As [`compute()`], of figures in another currency than the form's: each sum is converted and then rounded once.
pub fn compute_converted(
    form: &Form,
    figures: &[TaxFigure],
    entered: &Entered,
    exchange: Option<ExchangeRate>,
) -> Result<Return> {
    let sums = Sums { figures, home: form.country(), exchange };
    let lines = form.lines().map_or(Ok(Vec::new()), |lines| lines_of(lines, &sums))?;
    let mut known: BTreeMap<Operand, Money> = BTreeMap::new();
    for (at, column) in form.lines().iter().flat_map(|lines| &lines.columns).enumerate() {
        let total = |is_correction: bool| {
            let of = lines.iter().filter(|line| line.key.corrects.is_some() == is_correction);
            Money::sum(of.filter_map(|line| Some(line.amounts.get(at)?.shown)))
        };
        known.insert(Operand::Total(column.name.clone()), total(false)?);
        known.insert(Operand::Corrections(column.name.clone()), total(true)?);
        known.insert(Operand::Owed(column.name.clone()), owed(&lines, at)?);
    }
    let all: Vec<usize> = (0..figures.len()).collect();
    let mut boxes: BTreeMap<usize, ReturnBox> = BTreeMap::new();
    for (at, one) in form.in_order() {
        let own = entered.get(&one.number).filter(|_| one.content == Content::Entered);
        let plain =
            |exact: Money| ShownAmount { exact, shown: one.rounding.shown(exact), shares: Vec::new() };
        let amount = match &one.content {
            Content::Sum(terms) => sums.of(terms, &all, one.rounding)?,
            Content::Formula(formula) => {
                plain(formula.amount(&|of| known.get(of).copied().unwrap_or_default())?)
            }
            Content::Entered => plain(own.map(|own| own.amount).unwrap_or_default()),
        };
        known.insert(Operand::Box(one.number.clone()), amount.shown);
        let reason = own.map(|own| own.reason.clone()).unwrap_or_default();
        boxes.insert(at, ReturnBox { number: one.number.clone(), amount, reason });
    }
    let boxes: Vec<ReturnBox> = boxes.into_values().collect();
    let amounts = boxes.iter().map(|one| &one.amount).chain(lines.iter().flat_map(|line| &line.amounts));
    let shares = amounts.flat_map(|amount| &amount.shares);
    let mut taken: BTreeSet<usize> =
        shares.filter(|share| share.amount != Money::ZERO).map(|share| share.figure).collect();
    taken.extend(figures.iter().enumerate().filter(|(_, figure)| is_nothing(figure)).map(|(at, _)| at));
    let excluded = excluded(form, &sums, &taken)?;
    let converted = figures.iter().map(|figure| converted(figure, exchange)).collect::<Result<Vec<_>>>()?;
    let mut findings = figure_findings(form, &converted, &taken, &excluded)?;
    findings.extend(amount_findings(form, &boxes, &lines, entered));
    Ok(Return { boxes, lines, excluded, findings })
}

/// A figure in the currency of the form.
pub fn converted(figure: &TaxFigure, exchange: Option<ExchangeRate>) -> Result<TaxFigure> {
    exchange.map_or_else(|| Ok(figure.clone()), |rate| rate.convert_figure(figure))
}

/// The sum of the balances of countries in a column that are above zero. What a country pays back is not set off against
/// what another is owed (Implementing Regulation (EU) 2020/194, Annex III).
fn owed(lines: &[ReturnLine], column: usize) -> Computed<Money> {
    let mut balances: BTreeMap<Option<&str>, Money> = BTreeMap::new();
    for line in lines {
        let balance = balances.entry(line.key.country.as_deref()).or_default();
        *balance = balance.plus(line.amounts.get(column).map(|amount| amount.shown).unwrap_or_default())?;
    }
    Money::sum(balances.into_values().filter(|balance| *balance > Money::ZERO))
}

/// True if there is nothing to declare of a figure. A box takes any other when an amount of it that is not
/// zero counts there.
fn is_nothing(figure: &TaxFigure) -> bool {
    [figure.net, figure.tax, figure.deductible].iter().all(|amount| *amount == Money::ZERO)
}

/// The figures that sums are made of, as seen from the country of a form.
struct Sums<'f> {
    figures: &'f [TaxFigure],
    home: &'f str,
    /// The exchange rate, where the figures are of another currency than the form.
    exchange: Option<ExchangeRate>,
}

impl Sums<'_> {
    /// The sum of the terms over some figures, with the part of each.
    fn of(&self, terms: &[Term], among: &[usize], rounding: BoxRounding) -> Result<ShownAmount> {
        let mut sum = Money::ZERO;
        let mut shares = Vec::new();
        for term in terms {
            for (at, figure) in among.iter().filter_map(|at| Some((*at, self.figures.get(*at)?))) {
                if term.filter.has(figure, self.home) {
                    let amount = term.of.of(figure);
                    sum = sum.plus(amount)?;
                    shares.push(Share { figure: at, amount: self.converted(amount)? });
                }
            }
        }
        let shown = match self.exchange {
            Some(rate) => rate.shown(sum, rounding)?,
            None => rounding.shown(sum),
        };
        Ok(ShownAmount { exact: self.converted(sum)?, shown, shares })
    }

    fn converted(&self, amount: Money) -> Result<Money> {
        self.exchange.map_or(Ok(amount), |rate| rate.convert(amount))
    }
}

fn lines_of(lines: &FormLines, sums: &Sums<'_>) -> Result<Vec<ReturnLine>> {
    let mut by_key: BTreeMap<LineKey, Vec<usize>> = BTreeMap::new();
    for at in selected(&lines.filters, sums.figures, sums.home) {
        if let Some(figure) = sums.figures.get(at) {
            by_key.entry(LineKey::of(figure, &lines.by)).or_default().push(at);
        }
    }
    let line = |(key, members): (LineKey, Vec<usize>)| {
        let rates = members.iter().filter_map(|at| sums.figures.get(*at)?.rate).collect();
        let amounts = lines.columns.iter().map(|column| sums.of(&column.sum, &members, column.rounding));
        Ok(ReturnLine { amounts: amounts.collect::<Result<_>>()?, key, rates })
    };
    by_key.into_iter().map(line).collect()
}

fn excluded(form: &Form, sums: &Sums<'_>, taken: &BTreeSet<usize>) -> Result<Vec<ExcludedFigures>> {
    let mut told: BTreeSet<usize> = taken.clone();
    let mut found = Vec::new();
    for exclusion in form.excluded() {
        let own = selected(&exclusion.filters, sums.figures, sums.home);
        let own: Vec<usize> = own.into_iter().filter(|at| told.insert(*at)).collect();
        if own.is_empty() {
            continue;
        }
        let of = |amount: fn(&TaxFigure) -> Money| {
            sums.converted(Money::sum(own.iter().filter_map(|at| sums.figures.get(*at)).map(amount))?)
        };
        let (net, tax) = (of(|figure| figure.net)?, of(|figure| figure.tax)?);
        found.push(ExcludedFigures { words: exclusion.words.clone(), figures: own, net, tax });
    }
    Ok(found)
}

/// Findings on odd figures: those in no box first.
fn figure_findings(
    form: &Form,
    figures: &[TaxFigure],
    taken: &BTreeSet<usize>,
    excluded: &[ExcludedFigures],
) -> Result<Vec<Finding>> {
    let elsewhere: BTreeSet<usize> = excluded.iter().flat_map(|of| of.figures.iter().copied()).collect();
    let is_left = |at: &usize| !taken.contains(at) && !elsewhere.contains(at);
    let left = figures.iter().enumerate().filter(|(at, _)| is_left(at));
    let mut found: Vec<Finding> = left.map(|(at, figure)| finding::not_taken(at, figure)).collect();
    for (at, figure) in figures.iter().enumerate().filter(|(at, _)| taken.contains(at)) {
        found.extend(finding::about(at, figure, form.currency().smallest())?);
    }
    Ok(found)
}

/// Findings on odd amounts of boxes and lines, and on those that were entered.
fn amount_findings(
    form: &Form,
    boxes: &[ReturnBox],
    lines: &[ReturnLine],
    entered: &Entered,
) -> Vec<Finding> {
    let mut found = Vec::new();
    for (one, amount) in form.boxes().iter().zip(boxes) {
        let shown = amount.amount.shown;
        if matches!(one.content, Content::Sum(_)) && shown < Money::ZERO {
            found.push(Finding::other(text!(
                "Box {number} is negative ({amount}): {words}. More was returned than supplied, or it has a correction",
                number = &one.number,
                amount = shown,
                words = &one.words
            )));
        }
    }
    // A correction may well be negative.
    let supplies = lines.iter().filter(|line| line.key.corrects.is_none());
    for (line, of) in supplies.filter_map(|line| Some((line, form.lines()?))) {
        for (amount, column) in line.amounts.iter().zip(&of.columns).filter(|(a, _)| a.shown < Money::ZERO) {
            found.push(Finding::other(text!(
                "{column} of {line} is negative ({amount}): more was returned than sold. Check whether these are corrections of an earlier period",
                column = &column.words,
                line = line.key.described(&of.by),
                amount = amount.shown
            )));
        }
    }
    let is_own = |number: &str| form.box_of(number).is_some_and(|one| one.content == Content::Entered);
    let others = entered.values().filter(|one| !is_own(&one.number));
    found.extend(others.map(|one| {
        Finding::other(text!(
            "{amount} was entered for box {number}, which is not filled in by hand in this form: it \
             does not count",
            amount = one.amount,
            number = &one.number
        ))
    }));
    found
}
