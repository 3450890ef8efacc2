//! The tags of figures: whose tax it is, how it was taxed, the type of its rate, and what was supplied.

use std::collections::BTreeMap;

use super::charged_rates::ChargedRates;
use domain::Result;
use domain::percent::Percent;
use domain::places::european_union::{NORTHERN_IRELAND, UNITED_KINGDOM, trade_country, vat_country};
use domain::purchase::{PurchaseGroup, PurchaseKind, PurchaseTreatment};
use domain::rate::TaxRate;
use domain::rate::country_rates;
use domain::rate::versions::VersionedRate;
use domain::returns::tags::{SaleFacts, kind_of, rate_type_of, treatment_of};
use domain::returns::{OrderFacts, RateType, Side, SoldTo, SupplyKind, TaxFigure, Treatment};
use domain::tax::class::TaxClass;
use domain::tax::jurisdiction::Jurisdiction;
use domain::tax::line::ChargedTax;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::time::Day;
use store::Read;

/// The country whose taxes on sales are not charged between businesses.
const UNITED_STATES: &str = "US";

/// The facts, besides the totals, from which the tags of figures follow.
pub(super) struct Tags {
    /// The code of the shop's country, and of the one that its goods are traded as of.
    seller: String,
    trades_as: String,
    rates: ChargedRates,
    /// The rates with versions, once they are asked for.
    versioned: Option<Vec<VersionedRate>>,
    /// The standard rate of a place on a day.
    standard: BTreeMap<(Jurisdiction, Day), Option<Percent>>,
}

impl Tags {
    pub(super) fn new(read: &Read<'_>) -> Result<Self> {
        let address = read.shop()?.address;
        let home = Jurisdiction::new(vat_country(&trade_country(&address)), "");
        let trades_as = if home.is_unknown() { String::new() } else { trade_country(&address) };
        let trades_as = if trades_as == NORTHERN_IRELAND { trades_as } else { home.country().to_owned() };
        Ok(Self {
            seller: home.country().to_owned(),
            trades_as,
            rates: ChargedRates::new(home),
            versioned: None,
            standard: BTreeMap::new(),
        })
    }

    /// The code of the shop's country; empty where it is not known.
    pub(super) fn seller(&self) -> &str {
        &self.seller
    }

    /// The tags of a charge on a day, as a figure without amounts.
    pub(super) fn of_sale(
        &mut self,
        read: &Read<'_>,
        tax: &ChargedTax,
        (facts, day): (&OrderFacts, Day),
    ) -> Result<TaxFigure> {
        let place = match facts.sold_to {
            SoldTo::AsCharged => tax.place.clone(),
            SoldTo::NorthernIreland => Jurisdiction::new(NORTHERN_IRELAND, ""),
            SoldTo::Home => Jurisdiction::new(&self.seller, ""),
        };
        let tax = &ChargedTax { place, ..tax.clone() };
        let charged = self.rates.of(read, tax, day)?;
        let is_of_home = charged.is_of_home || charged.rate.as_ref().is_some_and(|rate| self.is_home(rate));
        let rate = charged.rate;
        let class = rate.as_ref().map(|rate| class_of(read, rate)).transpose()?;
        let of_class = class.as_ref().map(|class| kind_of(class.kind, &class.slug));
        let kind = if facts.is_services { SupplyKind::Services } else { of_class.unwrap_or_default() };
        let seller = self.seller_of(kind).to_owned();
        let customer = self.country_of(tax.place.country(), kind).to_owned();
        let sale = SaleFacts {
            seller: &seller,
            customer: &customer,
            taxed_in: (!tax.is_untaxed()).then_some(if is_of_home { &seller } else { &customer }),
            is_zero: tax.rate.percent.is_some_and(|percent| percent.ten_thousandths() == 0),
        };
        let (treatment, country) = if tax.place.is_unknown() {
            (Treatment::Domestic, "")
        } else {
            treatment_of(sale, tax.untaxed.unwrap_or_default())
        };
        let slug = class.as_ref().map(|class| &class.slug);
        let is_there = country == customer;
        let taxed = if is_there { tax.place.clone() } else { Jurisdiction::new(country, "") };
        let standard = match tax.rate.percent {
            Some(_) if slug.is_none_or(|slug| !slug.is_standard()) => self.standard(read, &taxed, day)?,
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
            country: country.to_owned(),
            state,
            county: local.county,
            city: local.city,
            rate: tax.rate.percent,
            rate_type,
            kind,
            treatment,
            partner: customer,
            vat_number: facts.vat_number.clone().unwrap_or_default(),
            ..TaxFigure::default()
        })
    }

    /// True if the order leaves open to which country a tax belongs, the shop's or the customer's, since both
    /// had the percentage on the day.
    pub(super) fn is_of_either(&mut self, read: &Read<'_>, tax: &ChargedTax, day: Day) -> Result<bool> {
        Ok(self.rates.of(read, tax, day)?.is_of_either)
    }

    /// The code of the country that the shop sells something as of.
    fn seller_of(&self, kind: SupplyKind) -> &str {
        if kind == SupplyKind::Services { &self.seller } else { &self.trades_as }
    }

    /// The code of the country of a customer or supplier by the rules of value-added tax: goods of Northern Ireland are
    /// traded apart from the United Kingdom, but within it.
    fn country_of<'c>(&self, country: &'c str, kind: SupplyKind) -> &'c str {
        let is_apart = country == NORTHERN_IRELAND && kind != SupplyKind::Services;
        if is_apart && self.seller != UNITED_KINGDOM { country } else { vat_country(country) }
    }

    /// True if a rate is of the shop's country. One for everywhere is.
    fn is_home(&self, rate: &TaxRate) -> bool {
        rate.country.is_empty() || vat_country(Jurisdiction::new(&rate.country, "").country()) == self.seller
    }

    /// The standard rate of a place on a day: the country's, else the highest of the shop's.
    fn standard(&mut self, read: &Read<'_>, place: &Jurisdiction, day: Day) -> Result<Option<Percent>> {
        let key = (place.clone(), day);
        if let Some(found) = self.standard.get(&key) {
            return Ok(*found);
        }
        let of_country =
            country_rates::standard_rate_of(place.country(), day).filter(|_| place.state().is_empty());
        let found = if of_country.is_some() {
            of_country
        } else {
            let versioned = match self.versioned.take() {
                Some(found) => found,
                None => read.rates_with_versions()?,
            };
            let is_there = |rate: &TaxRate| {
                let is_of_state = rate.state.is_empty() || rate.state == place.state();
                rate.class.is_standard() && rate.country == place.country() && is_of_state
            };
            let then = versioned.iter().filter(|found| is_there(&found.rate));
            let then = then.filter_map(|found| found.terms_on(day).percent()).max();
            self.versioned = Some(versioned);
            then.max(read.highest_standard_rate(place)?)
        };
        self.standard.insert(key, found);
        Ok(found)
    }

    /// The tags of a group of purchases, as a figure without amounts. Their tax is of the shop's country.
    pub(super) fn of_purchase(&self, group: &PurchaseGroup) -> TaxFigure {
        let kind = match group.kind {
            PurchaseKind::Goods => SupplyKind::Goods,
            PurchaseKind::Services => SupplyKind::Services,
            PurchaseKind::Investment => SupplyKind::Investment,
        };
        TaxFigure {
            side: Side::Purchase,
            country: self.seller_of(kind).to_owned(),
            partner: self.country_of(&group.country, kind).to_owned(),
            rate: group.rate,
            rate_type: match group.rate {
                Some(rate) if rate.ten_thousandths() == 0 => RateType::Zero,
                _ => RateType::Standard,
            },
            kind,
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

/// The class of a rate, which may be gone.
fn class_of(read: &Read<'_>, rate: &TaxRate) -> Result<TaxClass> {
    if rate.class.is_standard() {
        return Ok(read.standard_class()?);
    }
    let class = read.class(&rate.class)?;
    Ok(class.unwrap_or_else(|| TaxClass { slug: rate.class.clone(), ..TaxClass::default() }))
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
