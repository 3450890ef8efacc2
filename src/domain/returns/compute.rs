//! A return: a form with the amounts of a period.

use crate::decimal::Computed;
use std::collections::{BTreeMap, BTreeSet};

use super::entered::Entered;
use super::exchange::ExchangeRate;
use super::figure::TaxFigure;
use super::filter::{Term, selected};
use super::finding::{self, FigureProblem, Finding, Subject};
use super::form::{Content, Form};
use super::formula::Operand;
use super::lines::{FormLines, LineKey};
use super::rounding::BoxRounding;
use crate::error::Result;
use crate::money::Money;
use crate::percent::Percent;
use crate::text;
use crate::text::Text;

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
    let (lines, small) = form.lines().map_or(Ok((Vec::new(), None)), |lines| lines_of(lines, &sums))?;
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
    if form.earnings().is_some() {
        // A box that has the tax of a figure does not take what it earned.
        let is_earned = |at: &usize| figures.get(*at).is_some_and(|figure| form.takes_earnings(figure));
        taken.retain(is_earned);
    }
    let excluded = excluded(form, &sums, &taken, small)?;
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
        let balance = balances.entry(line.key.country()).or_default();
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
                    let amount = term.amount(figure)?;
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

    /// Figures that are declared elsewhere, or nowhere.
    fn left_out(&self, words: Text, figures: Vec<usize>) -> Result<ExcludedFigures> {
        let of = |amount: &dyn Fn(&TaxFigure) -> Money| {
            self.converted(Money::sum(figures.iter().filter_map(|at| self.figures.get(*at)).map(amount))?)
        };
        // Of earnings a box may have the tax of what is left out; it is told where there is nothing else.
        let net_of = |figure: &TaxFigure| match figure.earned {
            Some(_) => figure.earnings().unwrap_or(figure.net),
            None => figure.net,
        };
        let tax_of = |figure: &TaxFigure| match figure.earned {
            Some(_) if net_of(figure) != Money::ZERO => Money::ZERO,
            _ => figure.tax,
        };
        let (net, tax) = (of(&net_of)?, of(&tax_of)?);
        Ok(ExcludedFigures { words, figures, net, tax })
    }

    fn converted(&self, amount: Money) -> Result<Money> {
        self.exchange.map_or(Ok(amount), |rate| rate.convert(amount))
    }
}

/// The lines, and what those are of that are too small to be declared.
fn lines_of(lines: &FormLines, sums: &Sums<'_>) -> Result<(Vec<ReturnLine>, Option<ExcludedFigures>)> {
    let mut by_key: BTreeMap<LineKey, Vec<usize>> = BTreeMap::new();
    for at in selected(&lines.filters, sums.figures, sums.home) {
        if let Some(figure) = sums.figures.get(at) {
            by_key.entry(LineKey::of(figure, &lines.by)).or_default().push(at);
        }
    }
    let (mut found, mut small) = (Vec::new(), Vec::new());
    for (key, members) in by_key {
        let rates = members.iter().filter_map(|at| sums.figures.get(*at)?.rate).collect();
        let amounts = lines.columns.iter().map(|column| sums.of(&column.sum, &members, column.rounding));
        let amounts: Vec<ShownAmount> = amounts.collect::<Result<_>>()?;
        let first = amounts.first().map(|amount| amount.exact).unwrap_or_default();
        let size = first.max(Money::ZERO.minus(first)?);
        if lines.least.as_ref().is_some_and(|least| size <= least.above) {
            small.extend(members);
        } else {
            found.push(ReturnLine { key, rates, amounts });
        }
    }
    let least = lines.least.as_ref().filter(|_| !small.is_empty());
    let small = least.map(|least| sums.left_out(least.words.clone(), small)).transpose()?;
    Ok((found, small))
}

fn excluded(
    form: &Form,
    sums: &Sums<'_>,
    taken: &BTreeSet<usize>,
    small: Option<ExcludedFigures>,
) -> Result<Vec<ExcludedFigures>> {
    let mut found = Vec::from_iter(small);
    let mut told: BTreeSet<usize> =
        found.iter().flat_map(|small| &small.figures).chain(taken).copied().collect();
    for exclusion in form.excluded() {
        let own = selected(&exclusion.filters, sums.figures, sums.home);
        let own: Vec<usize> = own.into_iter().filter(|at| told.insert(*at)).collect();
        if !own.is_empty() {
            found.push(sums.left_out(exclusion.words.clone(), own)?);
        }
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
    // Earnings are not about how the tax was charged.
    if form.earnings().is_some() {
        return Ok(found);
    }
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
