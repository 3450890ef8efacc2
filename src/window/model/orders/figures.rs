//! The totals and taxes of an order as the receipt beside its form shows them, with the reason for each tax.

use crate::format::{Amounts, Formatter};
use crate::translate::tr;
use domain::error::Result;
use domain::label;
use domain::money::Money;
use domain::order::{Order, TaxLine};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::places::country_in_sentence;
use domain::pricing::tax_explanation::{
    OrderTaxExplanation, PassedOver, PassedOverReason, TaxExplanation, TaxQuestion,
};
use domain::pricing::tax_place::{AppliedRate, ClassReason, TaxPlace, TaxWarning};
use domain::pricing::{PricedLine, PricedOrder};
use domain::rate::TaxRate;
use domain::shop::country_defaults::preset_of;
use domain::tax::Prices;
use domain::tax::class::TaxClass;
use domain::tax::exemption::TaxExemption;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::text;
use domain::text::Text;

use crate::model::ClassesView;

/// The most rates of a class that nearly apply and are listed.
const MOST_NEARLY: usize = 4;

/// The figures of an order as text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct PricedView {
    /// Amount of each line item.
    pub(crate) amounts: Vec<String>,
    /// The net, the tax and the discount of each line item: `net 8.40, tax 1.60, discount 1.00`; empty where
    /// it has neither tax nor discount.
    pub(crate) parts: Vec<String>,
    pub(crate) items: String,
    /// The amount of each coupon that is not empty, in their order.
    pub(crate) discounts: Vec<String>,
    /// The name and amount of each tax that is added to the prices.
    pub(crate) taxes: Vec<(String, String)>,
    /// `£117.44`.
    pub(crate) total: String,
    /// The same without the sign, as in the list.
    pub(crate) plain_total: String,
    /// The name and amount of each tax that the prices include.
    pub(crate) within: Vec<(String, String)>,
    /// The reason of the taxes in one line.
    pub(crate) because: String,
    pub(crate) why: Vec<WhyView>,
    /// The place it is taxed at, where that is not its own address: `Taxed at the shop: Berlin, Germany`.
    pub(crate) place: String,
    /// The reasons why no tax is charged where some may be due.
    pub(crate) warnings: Vec<WarningView>,
    /// The VAT number of the customer; empty for none.
    pub(crate) vat_number: String,
    /// Reverse charge fits that number and the address.
    pub(crate) proposes_reverse_charge: bool,
}

/// A warning before an order is saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct WarningView {
    pub(crate) words: String,
    pub(crate) remedy: Option<WarningRemedy>,
}

/// A remedy that a warning offers at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum WarningRemedy {
    /// Adds the tax rates of a country, which come with the program.
    AddRates { country: String, label: String },
    /// Opens the Tax rates tab.
    TypeRates,
}

impl WarningView {
    pub(crate) fn plain(words: String) -> Self {
        Self { words, remedy: None }
    }

    fn of(warning: &TaxWarning, formatter: Formatter) -> Self {
        let remedy = match warning {
            TaxWarning::NoRates { country } => Some(match preset_of(country) {
                Some(_) => {
                    let label = formatter
                        .text(&text!("Add the rates of {country}", country = country_in_sentence(country)));
                    WarningRemedy::AddRates { country: country.clone(), label }
                }
                None => WarningRemedy::TypeRates,
            }),
            _ => None,
        };
        Self { remedy, ..Self::plain(formatter.text(&warning.sentence())) }
    }
}

impl WarningRemedy {
    /// The text of its button.
    pub(crate) fn label(&self) -> &str {
        match self {
            Self::AddRates { label, .. } => label,
            Self::TypeRates => tr!("Go to Tax rates"),
        }
    }
}

/// The rates that apply to a tax class of the order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct WhyView {
    /// `Standard rate`.
    pub(crate) class: String,
    /// `VAT 20 %`, and why it applies; empty where no rate matches.
    pub(crate) rates: Vec<(String, String)>,
}

impl PricedView {
    /// The figures of a form, priced at the current tax rates.
    pub(crate) fn new(
        priced: &PricedOrder,
        meant: Prices,
        classes: Option<&ClassesView>,
        amounts: Amounts,
    ) -> Result<Self> {
        let why: Vec<WhyView> =
            priced.reasons.iter().map(|reason| why(reason, classes, amounts.formatter)).collect();
        let hints =
            priced.hints.iter().map(|hint| WarningView::plain(amounts.formatter.text(&hint.sentence())));
        let warnings = priced
            .warnings
            .iter()
            .map(|warning| WarningView::of(warning, amounts.formatter))
            .chain(hints)
            .collect();
        let place = place_taxed(priced.place, &priced.taxed_at, amounts.formatter);
        if priced.exemption.is_stated() {
            let (because, why) = exempt(&priced.exemption, amounts.formatter, |reason| {
                text!("No tax is charged: {reason}", reason)
            });
            return Ok(Self { because, why, place, warnings, ..Self::figures(priced, meant, amounts)? });
        }
        let because = because(&priced.reasons, &why, amounts.formatter);
        Ok(Self { because, why, place, warnings, ..Self::figures(priced, meant, amounts)? })
    }

    /// The figures of a saved order, with the taxes that were charged.
    pub(crate) fn of(order: &Order, amounts: Amounts) -> Result<Self> {
        let view =
            Self::figures(&PricedOrder::kept(order, amounts.currency().decimals())?, order.prices, amounts)?;
        if order.exemption.is_stated() {
            let (because, why) = exempt(&order.exemption, amounts.formatter, |reason| {
                text!("No tax was charged: {reason}", reason)
            });
            return Ok(Self { because, why, ..view });
        }
        let because = match order.taxes.as_slice() {
            [] if order.tax == Money::ZERO && order.shipping_tax == Money::ZERO => {
                text!("No tax was charged")
            }
            [] => text!("Only the amount is recorded, not the rate"),
            taxes => {
                let rates = taxes
                    .iter()
                    .map(|line| rate_words(line, amounts.formatter))
                    .collect::<Vec<_>>()
                    .join(", ");
                text!("{rates}, as charged on its day", rates)
            }
        };
        let charged = |line: &TaxLine| {
            let taxed = text!("on {amount}", amount = amounts.plain(line.taxable));
            (rate_words(line, amounts.formatter), amounts.formatter.text(&taxed))
        };
        let rates: Vec<(String, String)> = order.taxes.iter().map(charged).collect();
        let why = if rates.is_empty() {
            Vec::new()
        } else {
            let class = amounts.formatter.text(&text!("As charged when the order was saved"));
            vec![WhyView { class, rates }]
        };
        Ok(Self { because: amounts.formatter.text(&because), why, ..view })
    }

    /// Adds where the order was taxed, what the rates of its date say, and by how much it was charged otherwise.
    pub(crate) fn explain(
        &mut self,
        found: &OrderTaxExplanation,
        classes: &[TaxClass],
        amounts: Amounts,
    ) -> Result<()> {
        let (place, address) = &found.charged_at;
        self.place = place_taxed(*place, address, amounts.formatter);
        for (question, answer) in &found.classes {
            self.why.push(by_rates(question, answer, classes, amounts)?);
        }
        let (charged, tax) = found.taxes()?;
        let write = |text: Text| amounts.formatter.text(&text);
        let (because, differs) = match charged.minus(tax)? {
            Money::ZERO => return Ok(()),
            more if more > Money::ZERO => {
                let amount = amounts.plain(more);
                let because = text!("{amount} more than the rates of its date", amount = &amount);
                (because, text!("{amount} too much tax was charged", amount))
            }
            _ => {
                let amount = amounts.plain(tax.minus(charged)?);
                let because = text!("{amount} less than the rates of its date", amount = &amount);
                (because, text!("{amount} too little tax was charged", amount))
            }
        };
        self.because = write(because);
        let (charged, tax) = (amounts.plain(charged), amounts.plain(tax));
        let sums = write(text!("{charged} instead of {tax}", charged, tax));
        let rates = vec![(write(differs), sums)];
        self.why.push(WhyView { class: write(text!("The difference")), rates });
        Ok(())
    }

    fn figures(priced: &PricedOrder, meant: Prices, amounts: Amounts) -> Result<Self> {
        let items = Money::sum(priced.lines.iter().map(|line| line.amount))?;
        let (mut taxes, mut within) = (Vec::new(), Vec::new());
        let row = |name: String, amount: Money| (name, amounts.plain(amount));
        for line in &priced.taxes {
            let name = rate_words(line, amounts.formatter);
            if meant.include_tax() {
                within
                    .push(row(amounts.formatter.text(&text!("Includes {tax}", tax = name)), line.all_tax()?));
            } else {
                taxes.push(row(name, line.all_tax()?));
            }
        }
        if priced.taxes.is_empty() {
            let all = priced.tax.plus(priced.shipping_tax)?;
            if meant.include_tax() && all != Money::ZERO {
                within.push(row(amounts.formatter.text(&text!("Includes tax")), all));
            } else if all != Money::ZERO {
                taxes.push(row(amounts.formatter.text(&text!("Tax")), all));
            }
        }
        Ok(Self {
            amounts: priced.lines.iter().map(|line| amounts.plain(line.amount)).collect(),
            parts: priced.lines.iter().map(|line| parts(line, amounts)).collect(),
            items: amounts.plain(items),
            discounts: priced.coupons.iter().map(|coupon| amounts.plain(coupon.discount)).collect(),
            taxes,
            total: amounts.signed(priced.total),
            plain_total: amounts.plain(priced.total),
            within,
            vat_number: priced.vat_number.clone(),
            proposes_reverse_charge: priced.proposes_reverse_charge,
            ..Self::default()
        })
    }
}

/// The rates of a class on the date of an order, and those that nearly apply.
fn by_rates(
    question: &TaxQuestion,
    answer: &TaxExplanation,
    classes: &[TaxClass],
    amounts: Amounts,
) -> Result<WhyView> {
    let write = |text: Text| amounts.formatter.text(&text);
    let name = |rate: &TaxRate| if rate.name.is_empty() { write(text!("Tax")) } else { rate.name.clone() };
    let percent = |rate: &TaxRate| rate.rate.map_or_else(String::new, |rate| amounts.formatter.percent(rate));
    let applied = answer.applied.iter().map(|one| {
        let why = text!(
            "{percent} is {tax}, rate {id}: {place}, priority {priority}",
            percent = percent(&one.rate),
            tax = amounts.plain(one.tax.plus(one.shipping_tax)?),
            id = one.rate.id.to_string(),
            place = one.fits.describe(),
            priority = one.rate.priority,
        );
        Ok((name(&one.rate), write(why)))
    });
    let mut rates = applied.collect::<Result<Vec<_>>>()?;
    if rates.is_empty() {
        rates.push((write(text!("No rate")), write(text!("none fits this address on that day"))));
    }
    let is_near = |one: &&PassedOver| one.reason != PassedOverReason::OtherCountry;
    for one in answer.passed_over.iter().filter(is_near).take(MOST_NEARLY) {
        let why = text!(
            "{percent}, rate {id}, not applied: {reason}",
            percent = percent(&one.rate),
            id = one.rate.id.to_string(),
            reason = one.reason.describe(),
        );
        rates.push((name(&one.rate), write(why)));
    }
    let named = classes.iter().find(|class| class.slug == question.class);
    let class = named.map_or_else(|| question.class.for_people(), |class| class.name.clone());
    Ok(WhyView { class: write(text!("{class}, by the rates of {day}", class, day = question.on)), rates })
}

/// The parts of a line item's amount; empty where it has neither tax nor discount.
fn parts(line: &PricedLine, amounts: Amounts) -> String {
    if line.tax == Money::ZERO && line.discount == Money::ZERO {
        return String::new();
    }
    let net = text!("net {amount}", amount = amounts.typed(line.net));
    let tax = text!("tax {amount}", amount = amounts.typed(line.tax));
    let discount = text!("discount {amount}", amount = amounts.typed(line.discount));
    let parts = [(net, true), (tax, line.tax != Money::ZERO), (discount, line.discount != Money::ZERO)];
    let parts = parts.iter().filter(|(_, is_there)| *is_there);
    parts.map(|(part, _)| amounts.formatter.text(part)).collect::<Vec<_>>().join(", ")
}

/// The place that an order is taxed at, where that is not its own address: `Taxed at the shop: Berlin, Germany`.
pub(crate) fn place_taxed(place: TaxPlace, address: &Address, formatter: Formatter) -> String {
    let country = formatter.country(&address.country);
    let parts = [address.city.as_str(), &address.state, country].into_iter().filter(|part| !part.is_empty());
    let at = parts.collect::<Vec<_>>().join(", ");
    formatter.text(&match place {
        TaxPlace::Order | TaxPlace::Nowhere => return String::new(),
        TaxPlace::Customer => text!("Taxed at the customer’s address: {place}", place = at),
        TaxPlace::Shop => text!("Taxed at the shop: {place}", place = at),
    })
}

/// The reason for no tax, in one line and in full.
fn exempt(
    exemption: &TaxExemption,
    formatter: Formatter,
    because: fn(Text) -> Text,
) -> (String, Vec<WhyView>) {
    let reason = exemption.described();
    let meaning = formatter.text(&match exemption.reason {
        UntaxedReason::ReverseCharge => text!("the customer, a business, owes the tax"),
        UntaxedReason::Export => text!("sold to a customer abroad"),
        UntaxedReason::Other | UntaxedReason::Unstated => text!("stated in the order"),
    });
    let class = formatter.text(&text!("No rate is charged, for the reason that the order states"));
    let why = WhyView { class, rates: vec![(formatter.text(&reason), meaning)] };
    (formatter.text(&because(reason)), vec![why])
}

/// `VAT 20 %`.
pub(super) fn rate_words(line: &TaxLine, formatter: Formatter) -> String {
    tax_words(&line.name, line.percent, formatter)
}

fn tax_words(name: &str, percent: Option<Percent>, formatter: Formatter) -> String {
    formatter.tax(if name.is_empty() { formatter.language.label(label!("Tax")) } else { name }, percent)
}

fn why(reason: &ClassReason, classes: Option<&ClassesView>, formatter: Formatter) -> WhyView {
    let named = classes.and_then(|classes| classes.entry(&reason.class));
    let class = named.map_or_else(|| reason.class.for_people(), |entry| entry.name.clone());
    let rate = |applied: &AppliedRate| {
        let rate = &applied.rate;
        let (id, place) = (rate.id.to_string(), place_words(applied));
        let (on_top, on_shipping) = (text!("on top of the others"), text!("also on shipping"));
        let words = [
            (text!("rate {id}: {place}, priority {priority}", id, place, priority = rate.priority), true),
            (on_top, rate.compound),
            (on_shipping, rate.shipping),
        ];
        let words = words.iter().filter(|(_, is_so)| *is_so).map(|(text, _)| formatter.text(text));
        (tax_words(&rate.name, rate.rate, formatter), words.collect::<Vec<_>>().join(", "))
    };
    WhyView { class, rates: reason.rates.iter().map(rate).collect() }
}

fn place_words(rate: &AppliedRate) -> Text {
    let place = rate.fits.describe();
    if rate.fits.country.is_some() && rate.fits.postcode.is_none() {
        return text!("{place}, any postcode", place);
    }
    place
}

/// The reason in one line: `Rate 1: United Kingdom, any postcode, Standard rate`.
fn because(reasons: &[ClassReason], why: &[WhyView], formatter: Formatter) -> String {
    let short = |(reason, view): (&ClassReason, &WhyView)| {
        let class = &view.class;
        formatter.text(&match reason.rates.as_slice() {
            [] => text!("No rate fits, {class}", class),
            [rate] => {
                let (id, place) = (rate.rate.id.to_string(), place_words(rate));
                text!("Rate {id}: {place}, {class}", id, place, class)
            }
            several => text!("{count} {count:rate|rates}, {class}", count = several.len(), class),
        })
    };
    reasons.iter().zip(why).map(short).collect::<Vec<_>>().join("; ")
}
