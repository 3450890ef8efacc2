//! The figures of sales and purchases that the boxes of tax returns are made of, from the daily totals.

use std::collections::BTreeMap;

use super::charged_rates::ChargedRates;
use crate::domain::Result;
use crate::domain::class::TaxClass;
use crate::domain::correction::corrected_return;
use crate::domain::jurisdiction::Jurisdiction;
use crate::domain::percent::Percent;
use crate::domain::purchase::{PurchaseGroup, PurchaseKind, PurchaseSums, PurchaseTreatment};
use crate::domain::rate::TaxRate;
use crate::domain::returns::tags::{SaleFacts, kind_of, rate_type_of, treatment_of};
use crate::domain::returns::{ExchangeRate, FigureSource, RateType, Side, SupplyKind, TaxFigure, Treatment};
use crate::domain::tax_line::ChargedTax;
use crate::domain::tax_period::TaxPeriod;
use crate::domain::time::Day;
use crate::domain::untaxed_reason::UntaxedReason;
use crate::store::{ChargeSums, RangeCharge, Read};

/// The country whose taxes on sales are not charged between businesses.
const UNITED_STATES: &str = "US";

/// Figures, each with what it is the sum of. Those of equal tags are one.
#[derive(Debug, Default)]
pub(super) struct Figures {
    /// By its tags: a figure whose amounts are zero.
    by_tags: BTreeMap<TaxFigure, (TaxFigure, Vec<FigureSource>)>,
}

impl Figures {
    fn add(&mut self, tags: TaxFigure, amounts: &TaxFigure, source: FigureSource) -> Result<()> {
        let (sum, sources) = self.by_tags.entry(tags.clone()).or_insert_with(|| (tags, Vec::new()));
        sum.net = sum.net.plus(amounts.net)?;
        sum.tax = sum.tax.plus(amounts.tax)?;
        sum.deductible = sum.deductible.plus(amounts.deductible)?;
        sum.documents = sum.documents.saturating_add(amounts.documents);
        sources.push(source);
        Ok(())
    }

    /// The figures and their sources, by position: sales before purchases, by their tags. Amounts are converted
    /// where there is an exchange rate.
    pub(super) fn parts(
        self,
        exchange: Option<ExchangeRate>,
    ) -> Result<(Vec<TaxFigure>, Vec<Vec<FigureSource>>)> {
        let (figures, sources): (Vec<_>, Vec<_>) = self.by_tags.into_values().unzip();
        let converted = |figure: TaxFigure| match exchange {
            Some(rate) => rate.convert_figure(&figure),
            None => Ok(figure),
        };
        Ok((figures.into_iter().map(converted).collect::<Result<_>>()?, sources))
    }
}

/// The figures of a period alone, in the shop's currency.
pub(super) fn figures_of(read: &Read<'_>, period: TaxPeriod) -> Result<Vec<TaxFigure>> {
    let first = period.first_day();
    let (figures, _) = figures_between(read, (first, first, period.last_day()), BTreeMap::new())?;
    Ok(figures.parts(None)?.0)
}

/// The figures of a period and of the one of its length before, read at once; corrections of other periods apart, where
/// the form tells them so.
pub(super) fn figures(
    read: &Read<'_>,
    period: TaxPeriod,
    tells_corrections: bool,
) -> Result<(Figures, Figures)> {
    let days = (period.previous().first_day(), period.first_day(), period.last_day());
    let corrections = if tells_corrections { corrections(read, period)? } else { Corrections::new() };
    figures_between(read, days, corrections)
}

/// What corrections were charged, by the corrected period of the form (`None` for what corrects the period that it is
/// dated in), with the periods that they name.
type Corrections = BTreeMap<RangeCharge, BTreeMap<Option<TaxPeriod>, (Vec<Option<TaxPeriod>>, ChargeSums)>>;

/// The corrections of a period and of the one before.
fn corrections(read: &Read<'_>, period: TaxPeriod) -> Result<Corrections> {
    let mut found = Corrections::new();
    for one in read.correction_charges(period.previous().first_day(), period.last_day())? {
        let is_second = period.contains(one.day);
        let own = if is_second { period } else { period.previous() };
        let of = found.entry(RangeCharge { is_second, charge: one.charge }).or_default();
        let (named, sums) = of.entry(corrected_return(one.corrects, own)).or_default();
        if !named.contains(&Some(one.corrects)) {
            named.push(Some(one.corrects));
        }
        sums.documents = sums.documents.saturating_add(one.sums.documents);
        sums.net = sums.net.plus(one.sums.net)?;
        sums.tax = sums.tax.plus(one.sums.tax)?;
    }
    Ok(found)
}

/// The figures from the second day to the last, and those from the first to the day before the second. Of the corrections,
/// each is a figure of its own.
fn figures_between(
    read: &Read<'_>,
    (first, second, last): (Day, Day, Day),
    mut corrections: Corrections,
) -> Result<(Figures, Figures)> {
    let (mut before, mut of_period) = (Figures::default(), Figures::default());
    let mut tags = Tags::new(read)?;
    for (of, mut sums) in read.charge_sums(first, second, last)? {
        let RangeCharge { is_second, charge } = of;
        let figures = if is_second { &mut of_period } else { &mut before };
        let tags = tags.of_sale(read, &read.charge(charge)?.unwrap_or_default())?;
        let Some(apart) = corrections.remove(&of) else {
            figures.add(tags, &of_sums(&sums), FigureSource::Charge(charge))?;
            continue;
        };
        let mut others = vec![None];
        for (corrected, (corrects, part)) in apart {
            if corrected.is_none() {
                others.extend(corrects);
                continue;
            }
            sums.documents = sums.documents.saturating_sub(part.documents);
            (sums.net, sums.tax) = (sums.net.minus(part.net)?, sums.tax.minus(part.tax)?);
            let tags = TaxFigure { corrects: corrected, ..tags.clone() };
            figures.add(tags, &of_sums(&part), FigureSource::ChargeOf { charge, corrects })?;
        }
        if sums != ChargeSums::default() {
            figures.add(tags, &of_sums(&sums), FigureSource::ChargeOf { charge, corrects: others })?;
        }
    }
    let mut groups: BTreeMap<(bool, PurchaseGroup), PurchaseSums> = BTreeMap::new();
    for (day, group, sums) in read.purchase_days(first, last)? {
        let sum = groups.entry((day >= second, group)).or_default();
        *sum = sum.plus(&sums)?;
    }
    for ((is_second, group), sums) in groups {
        let figures = if is_second { &mut of_period } else { &mut before };
        figures.add(tags.of_purchase(&group), &of_purchases(&sums), FigureSource::Purchases(group))?;
    }
    Ok((of_period, before))
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

/// What the tags of figures follow from besides the totals.
struct Tags {
    /// The code of the shop's country.
    seller: String,
    /// The rates that are charged, as they are at present.
    rates: ChargedRates,
    /// The highest percentage of the standard class by place.
    standard: BTreeMap<Jurisdiction, Option<Percent>>,
}

impl Tags {
    fn new(read: &Read<'_>) -> Result<Self> {
        let home = Jurisdiction::new(&read.shop()?.address.country, "");
        let (seller, standard) = (home.country().to_owned(), BTreeMap::new());
        Ok(Self { seller, rates: ChargedRates::new(home), standard })
    }

    /// The tags of what was charged, as a figure without amounts.
    fn of_sale(&mut self, read: &Read<'_>, tax: &ChargedTax) -> Result<TaxFigure> {
        let rate = self.rates.of(read, tax)?;
        let (treatment, country) = self.treatment(tax, rate.as_ref());
        // What is sold without tax, and of a rate that is not known, has no class.
        let class = match &rate {
            Some(rate) if rate.class.is_standard() => Some(read.standard_class()?),
            Some(rate) => {
                let class = read.class(&rate.class)?;
                Some(class.unwrap_or_else(|| TaxClass { slug: rate.class.clone(), ..TaxClass::default() }))
            }
            None => None,
        };
        let slug = class.as_ref().map(|class| &class.slug);
        let is_there = country == tax.place.country();
        let taxed = if is_there { tax.place.clone() } else { Jurisdiction::new(&country, "") };
        let standard = match tax.rate.percent {
            Some(_) if slug.is_none_or(|slug| !slug.is_standard()) => self.standard(read, &taxed)?,
            _ => None,
        };
        let rate_type = match tax.untaxed {
            Some(UntaxedReason::Other) => RateType::Exempt,
            // Sales tax is the last seller's to charge: a sale without it is for resale, or of what no tax is for.
            Some(_) if country == UNITED_STATES => RateType::Exempt,
            _ => {
                let stated = class.as_ref().and_then(|class| class.rate_type);
                rate_type_of(stated, tax.rate.percent, slug, standard)
            }
        };
        let state = if is_there { tax.place.state().to_owned() } else { String::new() };
        let local = rate.filter(|_| !state.is_empty()).map(|rate| LocalPlace::of(&rate)).unwrap_or_default();
        Ok(TaxFigure {
            side: Side::Sale,
            tax_name: tax.rate.name.clone(),
            country,
            state,
            county: local.county,
            city: local.city,
            partner: tax.place.country().to_owned(),
            rate: tax.rate.percent,
            rate_type,
            kind: class.as_ref().map(|class| kind_of(class.kind, &class.slug)).unwrap_or_default(),
            treatment,
            ..TaxFigure::default()
        })
    }

    /// How a sale was taxed, and the code of the country whose tax it is, or would be. A rate for everywhere is of the
    /// shop's own country. Tax without a known rate is of the customer's.
    fn treatment(&self, tax: &ChargedTax, rate: Option<&TaxRate>) -> (Treatment, String) {
        let customer = tax.place.country();
        if tax.place.is_unknown() {
            return (Treatment::Domestic, String::new());
        }
        let taxed_in = match rate {
            _ if tax.is_untaxed() => None,
            Some(rate) if rate.country.is_empty() || self.is_home(&rate.country) => {
                Some(self.seller.as_str())
            }
            _ => Some(customer),
        };
        let sale = SaleFacts { seller: &self.seller, customer, taxed_in };
        let (treatment, country) = treatment_of(sale, tax.untaxed.unwrap_or_default());
        (treatment, country.to_owned())
    }

    fn is_home(&self, country: &str) -> bool {
        Jurisdiction::new(country, "").country() == self.seller
    }

    fn standard(&mut self, read: &Read<'_>, place: &Jurisdiction) -> Result<Option<Percent>> {
        if let Some(found) = self.standard.get(place) {
            return Ok(*found);
        }
        let found = read.highest_standard_rate(place)?;
        self.standard.insert(place.clone(), found);
        Ok(found)
    }

    /// The tags of a group of purchases, as a figure without amounts. Their tax is of the shop's country.
    fn of_purchase(&self, group: &PurchaseGroup) -> TaxFigure {
        TaxFigure {
            side: Side::Purchase,
            country: self.seller.clone(),
            partner: group.country.clone(),
            rate: group.rate,
            rate_type: match group.rate {
                Some(rate) if rate.ten_thousandths() == 0 => RateType::Zero,
                _ => RateType::Standard,
            },
            kind: match group.kind {
                PurchaseKind::Goods => SupplyKind::Goods,
                PurchaseKind::Services => SupplyKind::Services,
                PurchaseKind::Investment => SupplyKind::Investment,
            },
            treatment: match group.treatment {
                PurchaseTreatment::Domestic => Treatment::Domestic,
                PurchaseTreatment::EuAcquisition => Treatment::EuAcquisition,
                PurchaseTreatment::ReverseCharge => Treatment::ReverseCharge,
                PurchaseTreatment::Import => Treatment::Import,
                PurchaseTreatment::PostponedImport => Treatment::PostponedImport,
            },
            ..TaxFigure::default()
        }
    }
}

/// The county and the city that a rate is of; both are empty for a rate of a whole state.
#[derive(Debug, Default)]
struct LocalPlace {
    county: String,
    city: String,
}

impl LocalPlace {
    /// One of several cities, or of postcodes, is of a county or a district, which its name tells best.
    fn of(rate: &TaxRate) -> Self {
        match rate.cities.as_slice() {
            [city] => Self { city: city.clone(), ..Self::default() },
            [] if rate.postcodes.is_empty() => Self::default(),
            _ => Self { county: rate.name.to_uppercase(), ..Self::default() },
        }
    }
}
