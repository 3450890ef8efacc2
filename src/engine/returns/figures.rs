//! The figures of sales and purchases that the boxes of tax returns are made of, from the daily totals.

use std::collections::{BTreeMap, BTreeSet};

use super::tags::Tags;
use domain::Result;
use domain::ids::ChargeId;
use domain::places::european_union::{NORTHERN_IRELAND, UNITED_KINGDOM};
use domain::purchase::supplier::Supplier;
use domain::purchase::{PurchaseGroup, PurchaseSums};
use domain::rate::country_rates;
use domain::returns::{ChargeSelection, FigureSource, Form, OrderFacts, TaxFigure, Told};
use domain::shop::closed_period::{ClosedPeriods, PeriodState};
use domain::shop::correction::corrected_return;
use domain::tax::line::ChargedTax;
use domain::tax::vat_number::VatNumber;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use store::{ChargeSums, Read};

/// Figures, each with its sources. Figures with equal tags are merged.
#[derive(Debug, Default)]
pub(super) struct Figures {
    /// Figures by their tags: each key is a figure whose amounts are zero.
    by_tags: BTreeMap<TaxFigure, (TaxFigure, Vec<FigureSource>)>,
}

impl Figures {
    fn add(&mut self, tags: TaxFigure, amounts: &TaxFigure, source: FigureSource) -> Result<()> {
        let (sum, sources) = self.by_tags.entry(tags.clone()).or_insert_with(|| (tags, Vec::new()));
        add_amounts(sum, amounts)?;
        sources.push(source);
        Ok(())
    }

    /// Adds amounts whose figure has one source, whatever else is added to it.
    pub(super) fn add_of_one_source(
        &mut self,
        tags: TaxFigure,
        amounts: &TaxFigure,
        source: impl FnOnce() -> FigureSource,
    ) -> Result<()> {
        let (sum, _) = self.by_tags.entry(tags.clone()).or_insert_with(|| (tags, vec![source()]));
        add_amounts(sum, amounts)
    }

    /// The figures and their sources, by position: sales before purchases, by their tags.
    pub(super) fn parts(self) -> (Vec<TaxFigure>, Vec<Vec<FigureSource>>) {
        self.by_tags.into_values().unzip()
    }
}

fn add_amounts(sum: &mut TaxFigure, amounts: &TaxFigure) -> Result<()> {
    sum.net = sum.net.plus(amounts.net)?;
    sum.tax = sum.tax.plus(amounts.tax)?;
    sum.deductible = sum.deductible.plus(amounts.deductible)?;
    sum.documents = sum.documents.saturating_add(amounts.documents);
    Ok(())
}

/// The figures of a period alone, in the shop's currency.
pub(crate) fn figures_of(read: &Read<'_>, period: TaxPeriod) -> Result<Vec<TaxFigure>> {
    let (figures, _) = figures(read, period, None)?;
    Ok(figures.parts().0)
}

/// The figures of a period and of the one of its length before, read at once, with what the form tells apart.
pub(super) fn figures(read: &Read<'_>, period: TaxPeriod, form: Option<&Form>) -> Result<(Figures, Figures)> {
    FigureReader::new(read, period, form)?.read()
}

/// What the totals of days tell of a sale.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    /// It counts in the period, not in the one before.
    is_second: bool,
    /// The span of days that it was sold in.
    span: usize,
    /// It is a refund, where the form tells them apart.
    is_refund: bool,
}

/// The key by which sales are counted together: the country by whose rates a sale of a day is judged, its
/// correction and its kind of buyer.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    place: Place,
    /// The period that it names as corrected, where the form asks for that.
    corrects: Option<TaxPeriod>,
    facts: OrderFacts,
}

type Parts = BTreeMap<(ChargeId, Part), ChargeSums>;

/// Reads the figures of a period and the one before.
///
/// They are made of the totals of days, by what was charged and the month of the sale. What is refunded is of the day of its
/// order: by the rates of that, and of a quarter that was closed it is a correction. So the days are divided into spans,
/// each beginning where a rate or such a quarter does. Where one begins within a month, the totals leave open which span a
/// refund of that month is of, and the single refunds are moved to that of their order.
struct FigureReader<'r, 's> {
    read: &'r Read<'s>,
    period: TaxPeriod,
    form: Option<&'r Form>,
    /// What the form asks for.
    told: Vec<Told>,
    closed: ClosedPeriods,
    tags: Tags,
    /// The first day of the books, and of each span but the first one.
    first: Day,
    starts: Vec<Day>,
    charges: BTreeMap<ChargeId, ChargedTax>,
    /// The names of buyers by their VAT numbers, each of the last order or refund that was read.
    names: BTreeMap<String, String>,
}

impl<'r, 's> FigureReader<'r, 's> {
    fn new(read: &'r Read<'s>, period: TaxPeriod, form: Option<&'r Form>) -> Result<Self> {
        let (tags, closed) = (Tags::new(read)?, read.closed_periods()?);
        let told = Told::ALL
            .into_iter()
            .filter(|told| form.is_some_and(|form| form.tells(*told)))
            .collect::<Vec<_>>();
        let tells_corrections = told.contains(&Told::Corrections);
        let mut starts: BTreeSet<Day> = BTreeSet::new();
        for country in read.charged_countries()?.iter().map(String::as_str).chain([tags.seller()]) {
            starts.extend(country_rates::days_of_change(country));
        }
        for versions in read.all_rate_versions()?.into_values() {
            starts.extend(versions.past.into_keys().chain(versions.planned.into_keys()));
        }
        if tells_corrections {
            for record in closed.closings() {
                let quarters = record.period.months().map(|month| return_of(period, month.first_day()));
                starts.extend(quarters.flat_map(|of| [of.first_day(), of.last_day().plus_days(1)]));
            }
        }
        let first = read.first_dated()?.unwrap_or_else(|| period.first_day());
        starts.retain(|day| first < *day && *day <= period.last_day());
        let starts = starts.into_iter().collect();
        Ok(Self {
            read,
            period,
            form,
            told,
            closed,
            tags,
            first,
            starts,
            charges: BTreeMap::new(),
            names: BTreeMap::new(),
        })
    }

    fn tells(&self, told: Told) -> bool {
        self.told.contains(&told)
    }

    fn span(&self, day: Day) -> usize {
        self.starts.partition_point(|start| *start <= day)
    }

    /// The first and the last day of a span. The last one has no end, since the date of an order can be after that of its
    /// refund.
    fn days(&self, span: usize) -> (Day, Option<Day>) {
        let start = span.checked_sub(1).and_then(|before| self.starts.get(before)).copied();
        (start.unwrap_or(self.first), self.starts.get(span).map(|next| next.minus_days(1)))
    }

    /// A day of a span: its last one, as far as it is in the period.
    fn day(&self, span: usize) -> Day {
        self.days(span).1.unwrap_or_else(|| self.period.last_day())
    }

    fn charge(&mut self, id: ChargeId) -> Result<ChargedTax> {
        if let Some(found) = self.charges.get(&id) {
            return Ok(found.clone());
        }
        let found = self.read.charge(id)?.unwrap_or_default();
        self.charges.insert(id, found.clone());
        Ok(found)
    }

    /// The period that a part of the charges in `own` corrects: the one that it names, otherwise the form's
    /// period of the sale, if that is closed.
    fn corrected(&self, part: &Part, own: TaxPeriod) -> Option<TaxPeriod> {
        if let Some(named) = part.corrects {
            return corrected_return(named, own);
        }
        let of = return_of(own, self.day(part.place.span));
        let is_closed = || matches!(self.closed.state(of), PeriodState::Closed | PeriodState::Filed);
        (self.tells(Told::Corrections) && of.last_day() < own.first_day() && is_closed()).then_some(of)
    }

    /// The place of charges that count on a day, for a sale on another.
    fn place(&self, (day, sold): (Day, Day), is_refund: bool) -> Place {
        Place { is_second: day >= self.period.first_day(), span: self.span(sold), is_refund }
    }

    /// Charges of a place of which no order tells more.
    fn part(&self, place: Place) -> Part {
        let vat_number = self.tells(Told::Partners).then(String::new);
        Part { place, corrects: None, facts: OrderFacts { vat_number, ..OrderFacts::default() } }
    }

    /// The first days of the months within which a span begins.
    fn divided_months(&self) -> Vec<Day> {
        let within = self.starts.iter().filter(|start| **start != start.first_of_month());
        within.map(|start| start.first_of_month()).collect()
    }

    /// The charges of each part, and two flags that tell how its sales are distinguished: by their dates, and
    /// by what each order tells.
    fn parts(&mut self) -> Result<(Parts, (bool, bool))> {
        let days = (self.period.previous().first_day(), self.period.last_day());
        let apart = self.tells(Told::Refunds);
        let sums = self.read.charge_sums(days, apart, |days, is_refund| self.place(days, is_refund))?;
        let of_place = |((place, charge), sums)| ((charge, self.part(place)), sums);
        let mut parts: Parts = sums.into_iter().map(of_place).collect();
        let tells_partners = self.tells(Told::Partners);
        let has_services = !self.read.service_classes()?.is_empty();
        let mut by_order = tells_partners;
        for charge in parts.keys().map(|(charge, _)| *charge).collect::<BTreeSet<_>>() {
            by_order =
                by_order || self.needs_address(charge)? || has_services && self.tells_services(charge)?;
        }
        let by_date = by_order || self.tells(Told::Corrections) || !self.starts.is_empty();
        let dated = if by_order {
            self.read.dated_charges_by_order(days, tells_partners)?
        } else {
            self.read.dated_charges(days, &self.divided_months())?
        };
        for one in dated {
            let days = (one.day, one.day.nearest_in_month(one.sold));
            let from = self.part(self.place(days, one.is_refund && apart));
            let corrects = one.corrects.filter(|_| self.tells(Told::Corrections));
            if let Some(number) = one.facts.vat_number.as_ref().filter(|number| !number.is_empty()) {
                self.names.insert(number.clone(), one.buyer);
            }
            let place = Place { span: self.span(one.sold), ..from.place };
            let to = Part { place, corrects, facts: one.facts };
            if from != to {
                let sums = parts.entry((one.charge, from)).or_default();
                *sums = sums.minus(&one.sums)?;
                let sums = parts.entry((one.charge, to)).or_default();
                *sums = sums.plus(&one.sums)?;
            }
        }
        parts.retain(|_, sums| *sums != ChargeSums::default());
        Ok((parts, (by_date, by_order)))
    }

    fn read(mut self) -> Result<(Figures, Figures)> {
        let (mut before, mut of_period) = (Figures::default(), Figures::default());
        let (parts, (by_date, by_order)) = self.parts()?;
        for ((charge, part), sums) in parts {
            let own = if part.place.is_second { self.period } else { self.period.previous() };
            let corrects = self.corrected(&part, own);
            let tax = self.charge(charge)?;
            let sold = self.days(part.place.span);
            let day = self.day(part.place.span);
            let tags = self.tags.of_sale(self.read, &tax, (&part.facts, day))?;
            let selection = ChargeSelection {
                charge: Some(charge),
                sold: by_date.then_some(sold),
                corrects: if self.tells(Told::Corrections) { vec![part.corrects] } else { Vec::new() },
                is_refund: self.tells(Told::Refunds).then_some(part.place.is_refund),
                facts: by_order.then_some(part.facts),
            };
            let figures = if part.place.is_second { &mut of_period } else { &mut before };
            let partner_name = self.names.get(&tags.vat_number).cloned().unwrap_or_default();
            let tags = TaxFigure { corrects, partner_name, is_refund: part.place.is_refund, ..tags };
            figures.add(tags, &of_sums(&sums), FigureSource::Sales(selection))?;
        }
        let second = self.period.first_day();
        let first = self.period.previous().first_day();
        let mut groups: BTreeMap<(bool, PurchaseGroup), PurchaseSums> = BTreeMap::new();
        let days = (first, self.period.last_day());
        let purchases = match (self.tells(Told::Partners), self.tells(Told::Refunds)) {
            (false, false) => self.read.purchase_days(days.0, days.1)?,
            apart => self.read.purchase_days_apart(days, apart)?,
        };
        for (day, group, sums) in purchases {
            let sum = groups.entry((day >= second, group)).or_default();
            *sum = sum.plus(&sums)?;
        }
        for ((is_second, group), sums) in groups {
            let figures = if is_second { &mut of_period } else { &mut before };
            let tags = self.tags.of_purchase(&group);
            let supplier = group.supplier.map(|id| self.read.get::<Supplier>(id)).transpose()?.flatten();
            let supplier = supplier.unwrap_or_default();
            let vat_number = VatNumber::normalized(&supplier.vat_number, &group.country);
            let is_refund = group.is_credit == Some(true);
            let tags = TaxFigure { vat_number, partner_name: supplier.name, is_refund, ..tags };
            figures.add(tags, &of_purchases(&sums), FigureSource::Purchases(group))?;
        }
        Ok((of_period, before))
    }

    /// True if a charge is of sales without tax that the form declares elsewhere if they are of services.
    fn tells_services(&mut self, charge: ChargeId) -> Result<bool> {
        let (tax, day) = (self.charge(charge)?, self.period.last_day());
        let Some(form) = self.form.filter(|_| tax.is_untaxed()) else { return Ok(false) };
        let goods = self.tags.of_sale(self.read, &tax, (&OrderFacts::default(), day))?;
        Ok(form.tells_services(&goods))
    }

    /// True if only the address tells the kind of buyer: in the United Kingdom, for a seller elsewhere, and
    /// for a place that is not known.
    fn needs_address(&mut self, charge: ChargeId) -> Result<bool> {
        let place = self.charge(charge)?.place;
        let seller = self.tags.seller();
        let is_kingdom = [UNITED_KINGDOM, NORTHERN_IRELAND].contains(&place.country());
        Ok(!seller.is_empty() && (place.is_unknown() || is_kingdom && seller != UNITED_KINGDOM))
    }
}

/// The period of the form that a day is in, of the length of one of its periods.
fn return_of(own: TaxPeriod, day: Day) -> TaxPeriod {
    corrected_return(TaxPeriod::month_of(day), own).unwrap_or(own)
}

fn of_sums(sums: &ChargeSums) -> TaxFigure {
    let documents = u32::try_from(sums.documents).unwrap_or(u32::MAX);
    TaxFigure { net: sums.net, tax: sums.tax, documents, ..TaxFigure::default() }
}

fn of_purchases(sums: &PurchaseSums) -> TaxFigure {
    TaxFigure {
        net: sums.net,
        tax: sums.tax,
        deductible: sums.deductible_tax,
        documents: u32::try_from(sums.lines).unwrap_or(u32::MAX),
        ..TaxFigure::default()
    }
}
