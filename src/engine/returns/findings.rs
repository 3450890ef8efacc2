//! Findings on the return of a period beside its figures: earlier months that are open, a part that is
//! closed, other returns of the same days, filed amounts that are otherwise today, and the VAT numbers of
//! orders and suppliers.

use std::collections::{BTreeMap, BTreeSet};

use super::charged_rates::ChargedRates;
use super::figures::figures_of;
use super::tags::Tags;
use domain::Result;
use domain::ids::ChargeId;
use domain::money::Money;
use domain::purchase::supplier::Supplier;
use domain::rate::country_rates;
use domain::report::EntryKind;
use domain::returns::filter::{Amount, Term};
use domain::returns::form::Content;
use domain::returns::{
    FigureProblem, FigureSource, Finding, Form, MOST_NAMES, NetAndTax, PeriodReturn, Share, Side, Subject,
    TaxFigure, Told, Treatment, is_rounding,
};
use domain::shop::closed_period::{ClosedPeriods, PeriodState};
use domain::shop::correction::corrected_return;
use domain::shop::settings::Currency;
use domain::tax::line::ChargedTax;
use domain::tax::vat_number::VatNumber;
use domain::text;
use domain::text::Text;
use domain::time::tax_period::TaxPeriod;
use store::Read;
use transfer::return_json;

/// The findings about a return as a whole, in the order of their weight.
pub(super) fn findings(
    read: &Read<'_>,
    form: &Form,
    of: &PeriodReturn,
    closed: &ClosedPeriods,
    currency: Currency,
) -> Result<Vec<Finding>> {
    let mut found = of.filed_otherwise(form);
    if of.filed.as_ref().is_some_and(|filed| filed.kept.is_none()) {
        found.push(Finding::filed_as_text());
    }
    let others = closed
        .filings(of.period)
        .filter(|record| record.period != of.period && record.form.as_deref() == Some(form.name()));
    found.extend(others.map(|record| Finding::filed_for_other(record.period)));
    if of.state == PeriodState::PartlyClosed {
        found.push(Finding::partly_closed());
    }
    if of.filed.as_ref().is_none_or(|filed| filed.kept.is_none()) {
        found.extend(closed_otherwise(read, of.period, closed)?);
    }
    found.extend(earlier_open(read, of.period, closed)?);
    let (numbers, net) = read.refunds_by_amount(of.period.first_day(), of.period.last_day())?;
    if !numbers.is_empty() {
        let names = numbers.iter().map(|number| text!("Refund of order {number}", number));
        found.push(Finding::refunds_by_amount(&names.collect::<Vec<_>>(), net, of.period));
    }
    if form.earnings().is_none() {
        found.extend(of_taxes(read, form, of)?);
    }
    if let Some(rate) = of.exchange_rate {
        found.push(Finding::converted(currency.code(), form.currency().code(), rate));
    }
    Ok(found)
}

/// The findings about how sales and purchases were taxed.
fn of_taxes(read: &Read<'_>, form: &Form, of: &PeriodReturn) -> Result<Vec<Finding>> {
    let mut found = corrections(read, form, of)?;
    for is_missing in [true, false] {
        let days = (of.period.first_day(), of.period.last_day());
        found.extend(Finding::order_vat_numbers(&read.vat_number_doubts(days, is_missing, MOST_NAMES)?));
    }
    found.extend(supplier_numbers(read, of.period)?);
    for (_, figure) in declared_here(of) {
        let is_foreign = !figure.partner.is_empty() && figure.partner != figure.country;
        let is_charged = figure.side == Side::Purchase && figure.treatment == Treatment::Domestic;
        if is_foreign && is_charged && figure.deductible != Money::ZERO {
            found.push(Finding::foreign_tax_deducted(figure.described(), figure.deductible));
        }
    }
    found.extend(odd_rates(read, of)?);
    found.extend(counted_twice(read, form, of)?);
    Ok(found)
}

/// The findings about tax that rounding explains after all. A figure has the number of its orders and refunds; the lines of
/// these, each of which was rounded, are counted only where that number is not enough.
pub(super) fn rounded_by_line(
    read: &Read<'_>,
    of: &PeriodReturn,
    currency: Currency,
) -> Result<Vec<Finding>> {
    let smallest = match of.exchange_rate {
        Some(rate) => rate.convert(currency.smallest())?,
        None => currency.smallest(),
    };
    let days = (of.period.first_day(), of.period.last_day());
    let mut found = Vec::new();
    for finding in &of.found.findings {
        let Subject::Figure(at, FigureProblem::UnexplainedTax(expected)) = finding.subject else { continue };
        let Some((figure, sources)) = of.figures.get(at).zip(of.sources.get(at)) else { continue };
        let mut lines: u64 = 0;
        for source in sources {
            let Some(of) = source.sales() else { continue };
            let Some(charge) = of.charge else { continue };
            let corrects = Some(&of.corrects[..]).filter(|corrects| !corrects.is_empty());
            lines = lines.saturating_add(read.charged_lines(charge, corrects, days)?);
        }
        if is_rounding(figure, expected, lines.max(figure.documents.into()), smallest) {
            found.push(finding.clone());
        }
    }
    Ok(found)
}

/// The closed periods among the days of a return whose figures are others today. What is dated in them stays, so these
/// differ in what else they follow from.
fn closed_otherwise(read: &Read<'_>, period: TaxPeriod, closed: &ClosedPeriods) -> Result<Vec<Finding>> {
    let mut found = Vec::new();
    for record in closed.closings().filter(|record| record.period.overlaps(period)) {
        let Some(kept) = return_json::read_figures(&record.figures) else { continue };
        let today = figures_of(read, record.period)?;
        let beyond = |these: &[TaxFigure], others: &[TaxFigure]| -> Vec<Text> {
            let those = these.iter().filter(|figure| !others.contains(figure));
            those.map(TaxFigure::described_with_type).collect()
        };
        let (was, now) = (beyond(&kept, &today), beyond(&today, &kept));
        if !was.is_empty() || !now.is_empty() {
            found.push(Finding::closed_otherwise(record.period, &was, &now));
        }
    }
    Ok(found)
}

/// The open months before a period, where the shop closes periods at all.
fn earlier_open(read: &Read<'_>, period: TaxPeriod, closed: &ClosedPeriods) -> Result<Option<Finding>> {
    if closed.closings().next().is_none() {
        return Ok(None);
    }
    let Some(begin) = read.first_dated()? else { return Ok(None) };
    let open = closed.open_months(begin, period.first_day().minus_days(1));
    let ends = open.first().zip(open.last());
    Ok(ends.map(|(first, last)| Finding::earlier_open(*first, *last)))
}

/// Findings on orders and refunds that are dated in a period and correct another one, by the corrected
/// period. First come those that name it, then the refunds that do so by the date of their order.
fn corrections(read: &Read<'_>, form: &Form, of: &PeriodReturn) -> Result<Vec<Finding>> {
    let all = read.corrections(of.period.first_day(), of.period.last_day())?;
    let mut found = Vec::new();
    for corrections in all.chunk_by(|one, other| one.corrects == other.corrects) {
        let Some(corrects) = corrections.first().map(|one| one.corrects) else { continue };
        let sums = |is_purchase: bool| -> Result<NetAndTax> {
            let of = || corrections.iter().filter(move |one| one.is_purchase == is_purchase);
            Ok((Money::sum(of().map(|one| one.net))?, Money::sum(of().map(|one| one.tax))?))
        };
        let (sales, purchases) = (sums(false)?, sums(true)?);
        let has_sales = corrections.iter().any(|one| !one.is_purchase);
        let apart =
            corrected_return(corrects, of.period).filter(|_| form.tells(Told::Corrections) && has_sales);
        let names: Vec<Text> = corrections.iter().map(|one| one.name.clone()).collect();
        found.push(Finding::corrects(corrects, &names, (sales, purchases), apart.is_some()));
        found.extend(apart.map(|apart| told_apart(of, apart, sales)).unwrap_or_default());
    }
    found.extend(corrections_by_date(read, of)?);
    Ok(found)
}

/// The refunds of the one-stop shop that correct the closed period which their order is of, and name none.
fn corrections_by_date(read: &Read<'_>, of: &PeriodReturn) -> Result<Vec<Finding>> {
    let days = (of.period.first_day().start(), of.period.last_day().end());
    let mut by_period: BTreeMap<TaxPeriod, (Vec<Text>, NetAndTax)> = BTreeMap::new();
    for (figure, sources) in of.figures.iter().zip(&of.sources) {
        let Some(period) = figure.corrects.filter(|_| figure.treatment == Treatment::OneStopShop) else {
            continue;
        };
        for sales in sources.iter().filter_map(FigureSource::sales).filter(|sales| sales.corrects == [None]) {
            let (names, (net, tax)) = by_period.entry(period).or_default();
            for entry in read.tax_entries(EntryKind::Refund, sales, days, usize::MAX)? {
                (*net, *tax) = (net.plus(entry.sums.net_taxable()?)?, tax.plus(entry.sums.net()?)?);
                names.push(text!("Refund of order {number}", number = entry.name));
            }
        }
    }
    let mut found = Vec::new();
    for (period, (names, sales)) in by_period {
        found.push(Finding::corrects_by_date(period, &names, sales));
        found.extend(told_apart(of, period, sales));
    }
    Ok(found)
}

/// Findings on odd lines that correct a period, with their net amount and tax in the shop's currency.
fn told_apart(of: &PeriodReturn, apart: TaxPeriod, sales: NetAndTax) -> Vec<Finding> {
    let mut found = Vec::new();
    if apart.length() != of.period.length() {
        found.push(Finding::corrects_other(apart, sales));
    }
    // Directive 2006/112/EC, Article 369g(4): within three years of the day on which that return was due, the end of the
    // month after its period.
    let due = TaxPeriod::month_of(apart.last_day().plus_days(1)).last_day();
    if due.plus_months(36) < of.period.last_day() {
        found.push(Finding::corrects_late(apart, sales));
    }
    if of.exchange_rate.is_some() {
        found.push(Finding::corrects_converted(apart, sales));
    }
    found
}

/// The figures that the form does not leave to another one, with their positions.
fn declared_here(of: &PeriodReturn) -> impl Iterator<Item = (usize, &TaxFigure)> {
    let elsewhere: BTreeSet<usize> =
        of.found.excluded.iter().flat_map(|one| one.figures.iter().copied()).collect();
    of.figures.iter().enumerate().filter(move |(at, _)| !elsewhere.contains(at))
}

/// The sales of the one-stop shop whose percentage is no rate of their country on their days, and those whose percentage was
/// one of the shop's country too.
fn odd_rates(read: &Read<'_>, of: &PeriodReturn) -> Result<Vec<Finding>> {
    let mut tags = Tags::new(read)?;
    let mut found = Vec::new();
    for (at, figure) in declared_here(of) {
        let sources = of.sources.get(at).map(Vec::as_slice).unwrap_or_default();
        let is_sold = figure.treatment == Treatment::OneStopShop && !figure.is_refund;
        let Some(rate) = figure.rate.filter(|_| is_sold) else { continue };
        let (mut is_none, mut is_of_either) = (false, false);
        for sales in sources.iter().filter_map(FigureSource::sales) {
            let day = sales.sold.and_then(|(_, last)| last).unwrap_or_else(|| of.period.last_day());
            is_none |= country_rates::is_rate_of(&figure.country, rate, Some(day)) == Some(false);
            if let Some(charge) = sales.charge {
                let tax = read.charge(charge)?.unwrap_or_default();
                is_of_either |= tags.is_of_either(read, &tax, day)?;
            }
        }
        let described = figure.described();
        if is_none {
            found.push(Finding::no_rate_of_country(described));
        } else if is_of_either {
            found.push(Finding::rate_of_either(described));
        }
    }
    Ok(found)
}

/// The columns of lines and the boxes that count the net amount of a sale once for each of several taxes on it.
fn counted_twice(read: &Read<'_>, form: &Form, of: &PeriodReturn) -> Result<Vec<Finding>> {
    let is_net = |terms: &[Term]| terms.iter().any(|term| term.of == Amount::Net);
    let mut sums: Vec<(Text, &[Share])> = Vec::new();
    for (line, lines) in of.found.lines.iter().filter_map(|line| Some((line, form.lines()?))) {
        for (column, amount) in lines.columns.iter().zip(&line.amounts).filter(|(one, _)| is_net(&one.sum)) {
            let (column, line) = (&column.words, line.key.described(&lines.by));
            sums.push((text!("{column} of {line}", column, line), &amount.shares));
        }
    }
    for (one, amount) in form.boxes().iter().zip(&of.found.boxes) {
        if matches!(&one.content, Content::Sum(terms) if is_net(terms)) {
            sums.push((text!("Box {number}", number = &one.number), &amount.amount.shares));
        }
    }
    let mut rates = ChargedRates::of_shop(read)?;
    let mut together = None;
    let mut found = Vec::new();
    for (what, shares) in sums {
        let figures: BTreeSet<usize> = shares.iter().map(|share| share.figure).collect();
        let sources = figures.iter().filter_map(|at| of.sources.get(*at)).flatten();
        let mut taxes: BTreeMap<ChargeId, ChargedTax> = BTreeMap::new();
        for charge in sources.filter_map(FigureSource::sales).filter_map(|sales| sales.charge) {
            let tax = read.charge(charge)?.unwrap_or_default();
            if !tax.is_untaxed() && !tax.is_without_rate() {
                taxes.insert(charge, tax);
            }
        }
        if rates.are_alternatives(read, taxes.values(), of.period.last_day())? {
            continue;
        }
        let days = (of.period.first_day(), of.period.last_day());
        let pairs = match together.take() {
            Some(pairs) => pairs,
            None => read.charged_together(days.0, days.1)?,
        };
        let both = pairs.iter().filter(|(one, other)| taxes.contains_key(one) && taxes.contains_key(other));
        let names: BTreeSet<String> = both
            .flat_map(|(one, other)| [one, other])
            .filter_map(|charge| Some(taxes.get(charge)?.rate.name.clone()))
            .collect();
        if !names.is_empty() {
            found.push(Finding::counted_twice(what, &names.into_iter().collect::<Vec<_>>()));
        }
        together = Some(pairs);
    }
    Ok(found)
}

/// The VAT numbers that fail their check, of suppliers with purchases in a period.
fn supplier_numbers(read: &Read<'_>, period: TaxPeriod) -> Result<Vec<Finding>> {
    let doubt = |supplier: Supplier| {
        let number = Some(&supplier.vat_number).filter(|number| !number.is_empty())?;
        let error = VatNumber::parse(number, &supplier.country).err()?;
        Some((supplier.id, supplier.name, error))
    };
    let doubtful: Vec<_> = read.all()?.into_iter().filter_map(doubt).collect();
    if doubtful.is_empty() {
        return Ok(Vec::new());
    }
    let bought = read.suppliers_of_days(period.first_day(), period.last_day())?;
    let of_period = doubtful.into_iter().filter(|(id, ..)| bought.contains(id));
    let finding = |(_, name, problem): (_, String, Text)| Finding::supplier_vat_number(&name, problem);
    Ok(of_period.map(finding).collect())
}
