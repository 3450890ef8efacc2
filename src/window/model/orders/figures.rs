//! The totals and taxes of an order as the receipt beside its form shows them, with the reason for each tax.

use crate::format::{self, Amounts, Formatter};
use domain::error::Result;
use domain::money::Money;
use domain::order::{Order, TaxLine};
use domain::places::address::Address;
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

use crate::model::ClassesView;

/// The most rates of a class that nearly apply and are listed.
const MOST_NEARLY: usize = 4;

/// The figures of an order as text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct PricedView {
    /// Of each line item.
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
    /// The place it is taxed at, where that is not its own address: `Taxed at the shop: Berlin, DE`.
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

/// What can be done at once about a warning.
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

    fn of(warning: &TaxWarning) -> Self {
        let remedy = match warning {
            TaxWarning::NoRates { country } => Some(match preset_of(country) {
                Some(preset) => {
                    let label = format!("Add the rates of {}", preset.title);
                    WarningRemedy::AddRates { country: country.clone(), label }
                }
                None => WarningRemedy::TypeRates,
            }),
            _ => None,
        };
        Self { remedy, ..Self::plain(warning.sentence()) }
    }
}

impl WarningRemedy {
    /// The text of its button.
    pub(crate) fn label(&self) -> &str {
        match self {
            Self::AddRates { label, .. } => label,
            Self::TypeRates => "Go to Tax rates",
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
        let hints = priced.hints.iter().map(|hint| WarningView::plain(hint.sentence()));
        let warnings = priced.warnings.iter().map(WarningView::of).chain(hints).collect();
        let place = place_taxed(priced.place, &priced.taxed_at);
        if priced.exemption.is_stated() {
            let (because, why) = exempt(&priced.exemption, "is");
            return Ok(Self { because, why, place, warnings, ..Self::figures(priced, meant, amounts)? });
        }
        let because = because(&priced.reasons, &why);
        Ok(Self { because, why, place, warnings, ..Self::figures(priced, meant, amounts)? })
    }

    /// The figures of a saved order, with the taxes that were charged.
    pub(crate) fn of(order: &Order, amounts: Amounts) -> Result<Self> {
        let view =
            Self::figures(&PricedOrder::kept(order, amounts.currency().decimals())?, order.prices, amounts)?;
        if order.exemption.is_stated() {
            let (because, why) = exempt(&order.exemption, "was");
            return Ok(Self { because, why, ..view });
        }
        let because = match order.taxes.as_slice() {
            [] if order.tax == Money::ZERO && order.shipping_tax == Money::ZERO => {
                "No tax was charged".to_owned()
            }
            [] => "Only the amount is recorded, not the rate".to_owned(),
            taxes => {
                let rates = taxes
                    .iter()
                    .map(|line| rate_words(line, amounts.formatter))
                    .collect::<Vec<_>>()
                    .join(", ");
                format!("{rates}, as charged on its day")
            }
        };
        let charged = |line: &TaxLine| {
            (rate_words(line, amounts.formatter), format!("on {}", amounts.plain(line.taxable)))
        };
        let rates: Vec<(String, String)> = order.taxes.iter().map(charged).collect();
        let why = if rates.is_empty() {
            Vec::new()
        } else {
            vec![WhyView { class: "As charged when the order was saved".to_owned(), rates }]
        };
        Ok(Self { because, why, ..view })
    }

    /// Adds where the order was taxed, what the rates of its date say, and by how much it was charged otherwise.
    pub(crate) fn explain(
        &mut self,
        found: &OrderTaxExplanation,
        classes: &[TaxClass],
        amounts: Amounts,
    ) -> Result<()> {
        let (place, address) = &found.charged_at;
        self.place = place_taxed(*place, address);
        for (question, answer) in &found.classes {
            self.why.push(by_rates(question, answer, classes, amounts)?);
        }
        let (charged, tax) = found.taxes()?;
        let differs = match charged.minus(tax)? {
            Money::ZERO => return Ok(()),
            more if more > Money::ZERO => format!("{} more", amounts.plain(more)),
            _ => format!("{} less", amounts.plain(tax.minus(charged)?)),
        };
        self.because = format!("{differs} than the rates of its date");
        let sums = format!("{} instead of {}", amounts.plain(charged), amounts.plain(tax));
        let rates = vec![(format!("{differs} was charged"), sums)];
        self.why.push(WhyView { class: "The difference".to_owned(), rates });
        Ok(())
    }

    fn figures(priced: &PricedOrder, meant: Prices, amounts: Amounts) -> Result<Self> {
        let items = Money::sum(priced.lines.iter().map(|line| line.amount))?;
        let (mut taxes, mut within) = (Vec::new(), Vec::new());
        let row = |name: String, amount: Money| (name, amounts.plain(amount));
        for line in &priced.taxes {
            let name = rate_words(line, amounts.formatter);
            if meant.include_tax() {
                within.push(row(format!("Includes {name}"), line.all_tax()?));
            } else {
                taxes.push(row(name, line.all_tax()?));
            }
        }
        if priced.taxes.is_empty() {
            let all = priced.tax.plus(priced.shipping_tax)?;
            if meant.include_tax() && all != Money::ZERO {
                within.push(row("Includes tax".to_owned(), all));
            } else if all != Money::ZERO {
                taxes.push(row("Tax".to_owned(), all));
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
    let name = |rate: &TaxRate| if rate.name.is_empty() { "Tax".to_owned() } else { rate.name.clone() };
    let percent = |rate: &TaxRate| rate.rate.map_or_else(String::new, |rate| amounts.formatter.percent(rate));
    let applied = answer.applied.iter().map(|one| {
        let tax = amounts.plain(one.tax.plus(one.shipping_tax)?);
        let (percent, id, fits) = (percent(&one.rate), one.rate.id, one.fits.describe());
        Ok((
            name(&one.rate),
            format!("{percent} is {tax}, rate {id}: {fits}, priority {}", one.rate.priority),
        ))
    });
    let mut rates = applied.collect::<Result<Vec<_>>>()?;
    if rates.is_empty() {
        rates.push(("No rate".to_owned(), "none fits this address on that day".to_owned()));
    }
    let is_near = |one: &&PassedOver| one.reason != PassedOverReason::OtherCountry;
    for one in answer.passed_over.iter().filter(is_near).take(MOST_NEARLY) {
        let (percent, id) = (percent(&one.rate), one.rate.id);
        rates.push((name(&one.rate), format!("{percent}, rate {id}, not taken: {}", one.reason.describe())));
    }
    let named = classes.iter().find(|class| class.slug == question.class);
    let class = named.map_or_else(|| question.class.for_people(), |class| class.name.clone());
    Ok(WhyView { class: format!("{class}, by the rates of {}", format::day(question.on)), rates })
}

/// The parts of a line item's amount; empty where it has neither tax nor discount.
fn parts(line: &PricedLine, amounts: Amounts) -> String {
    let named = [("tax", line.tax), ("discount", line.discount)];
    let named = named.into_iter().filter(|(_, amount)| *amount != Money::ZERO);
    let named: Vec<String> =
        named.map(|(name, amount)| format!("{name} {}", amounts.typed(amount))).collect();
    if named.is_empty() {
        return String::new();
    }
    format!("net {}, {}", amounts.typed(line.net), named.join(", "))
}

/// The place that an order is taxed at, where that is not its own address.
fn place_taxed(place: TaxPlace, address: &Address) -> String {
    let whose = match place {
        TaxPlace::Order | TaxPlace::Nowhere => return String::new(),
        TaxPlace::Customer => "the customer’s address",
        TaxPlace::Shop => "the shop",
    };
    taxed_at_words(whose, address)
}

/// `Taxed at the shop: Berlin, DE`.
pub(crate) fn taxed_at_words(whose: &str, address: &Address) -> String {
    let parts = [&address.city, &address.state, &address.country].into_iter().filter(|part| !part.is_empty());
    format!("Taxed at {whose}: {}", parts.cloned().collect::<Vec<_>>().join(", "))
}

/// Why nothing is charged, in one line and in full.
fn exempt(exemption: &TaxExemption, verb: &str) -> (String, Vec<WhyView>) {
    let reason = exemption.described();
    let meaning = match exemption.reason {
        UntaxedReason::ReverseCharge => "the customer, a business, owes the tax",
        UntaxedReason::Export => "sold to a customer abroad",
        UntaxedReason::Other | UntaxedReason::Unstated => "stated in the order",
    };
    let why = WhyView {
        class: "No rate is charged, for the reason that the order states".to_owned(),
        rates: vec![(reason.clone(), meaning.to_owned())],
    };
    (format!("No tax {verb} charged: {reason}"), vec![why])
}

/// `VAT 20 %`.
pub(super) fn rate_words(line: &TaxLine, formatter: Formatter) -> String {
    formatter.tax(if line.name.is_empty() { "Tax" } else { &line.name }, line.percent)
}

fn why(reason: &ClassReason, classes: Option<&ClassesView>, formatter: Formatter) -> WhyView {
    let named = classes.and_then(|classes| classes.entry(&reason.class));
    let class = named.map_or_else(|| reason.class.for_people(), |entry| entry.name.clone());
    let rate = |applied: &AppliedRate| {
        let rate = &applied.rate;
        let mut words = format!("rate {}: {}, priority {}", rate.id, place_words(applied), rate.priority);
        if rate.compound {
            words.push_str(", on top of the others");
        }
        if rate.shipping {
            words.push_str(", also on shipping");
        }
        (formatter.tax(if rate.name.is_empty() { "Tax" } else { &rate.name }, rate.rate), words)
    };
    WhyView { class, rates: reason.rates.iter().map(rate).collect() }
}

fn place_words(rate: &AppliedRate) -> String {
    let any = if rate.fits.country.is_some() && rate.fits.postcode.is_none() { ", any postcode" } else { "" };
    format!("{}{any}", rate.fits.describe())
}

/// The reason in one line: `Rate 1: GB, any postcode, Standard rate`.
fn because(reasons: &[ClassReason], why: &[WhyView]) -> String {
    let short = |(reason, view): (&ClassReason, &WhyView)| match reason.rates.as_slice() {
        [] => format!("No rate fits, {}", view.class),
        [rate] => format!("Rate {}: {}, {}", rate.rate.id, place_words(rate), view.class),
        several => format!("{} rates, {}", several.len(), view.class),
    };
    reasons.iter().zip(why).map(short).collect::<Vec<_>>().join("; ")
}
