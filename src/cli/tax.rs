//! `tillbook tax`: which rates apply at an address on a day or to an order, what each comes to, and why others do
//! not.

use std::path::PathBuf;

use clap::Args;

use super::text::line;
use super::{Common, print, refused, text};
use domain::Result;
use domain::money::Money;
use domain::percent::Percent;
use domain::places::address::Address;
use domain::pricing::tax_explanation::{AppliedTax, OrderTaxExplanation, TaxExplanation, TaxQuestion};
use domain::pricing::tax_place::TaxPlace;
use domain::rate::TaxRate;
use domain::shop::settings::Shop;
use domain::tax::Prices;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::text::lenient::date::{DateOrder, DateStyle};
use domain::text::lenient::number::NumberStyle;
use domain::time::Day;
use engine::Engine;
use server::api;

/// The rates that nearly apply and are printed as text; JSON has all.
const MOST: usize = 20;

#[derive(Debug, Args)]
pub(super) struct TaxArgs {
    /// The shop file.
    shop: PathBuf,
    /// The customer's country, by its code or English name; the shop's address when nothing of it is given.
    #[arg(long, value_name = "COUNTRY", default_value = "")]
    country: String,
    /// The state or province.
    #[arg(long, value_name = "STATE", default_value = "")]
    state: String,
    /// The postcode.
    #[arg(long, value_name = "POSTCODE", default_value = "")]
    postcode: String,
    /// The city.
    #[arg(long, value_name = "CITY", default_value = "")]
    city: String,
    /// The tax class, by its slug or name; the standard class when not given.
    #[arg(long, value_name = "CLASS")]
    class: Option<String>,
    /// Explain the taxes of the order of this number, by the rates of its date.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["country", "state", "postcode", "city", "class", "on",
        "amount", "with_tax", "shipping"])]
    order: Option<String>,
    /// The day of the order, such as 2020-08-15; today when not given.
    #[arg(long, value_name = "DATE")]
    on: Option<String>,
    /// The price of what is sold.
    #[arg(long, value_name = "AMOUNT", default_value = "100", allow_hyphen_values = true)]
    amount: String,
    /// The amount and shipping include their tax.
    #[arg(long)]
    with_tax: bool,
    /// Shipping.
    #[arg(long, value_name = "AMOUNT", default_value = "0")]
    shipping: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &TaxArgs, common: &Common) -> Result<()> {
    let engine = Engine::open(&args.shop)?;
    let (actor, now, shop) = (common.actor(&engine)?, common.now(&engine)?, engine.shop()?);
    if let Some(number) = &args.order {
        let found = engine.explain_order(&actor, number)?;
        return if args.json {
            text::print_json(&api::order_tax_json(&found, shop.currency.decimals())?)
        } else {
            print(&order_explained(&shop, &found)?)
        };
    }
    let today = shop.time_zone.local(now).day;
    let class = args.class.as_deref().unwrap_or_default();
    let classes = engine.shown_classes(&actor)?;
    let named = TaxClass::slug_named(&classes, class);
    let question = TaxQuestion {
        address: Address {
            country: args.country.clone(),
            state: args.state.clone(),
            postcode: args.postcode.clone(),
            city: args.city.clone(),
            ..Address::default()
        },
        class: named.unwrap_or_else(|| ClassSlug::wanted(class)),
        on: args.on.as_deref().map_or(Ok(today), |text| day_of("--on", text, today))?,
        amount: amount("--amount", &args.amount)?,
        shipping: amount("--shipping", &args.shipping)?,
        prices: if args.with_tax { Prices::IncludeTax } else { Prices::ExcludeTax },
    };
    let found = engine.explain_rates(&actor, &question)?;
    if args.json {
        text::print_json(&api::tax_explanation_json(&found, shop.currency.decimals())?)
    } else {
        print(&explained(&shop, &question, &found)?)
    }
}

/// Reads the date of an option.
pub(super) fn day_of(option: &str, text: &str, today: Day) -> Result<Day> {
    let problem = || format!("\"{text}\" is not a date. Write one such as 2027-01-01");
    DateStyle::typed(DateOrder::DayFirst, today).day(text).ok_or_else(|| refused(option, problem()))
}

fn amount(option: &str, text: &str) -> Result<Money> {
    let problem = || format!("\"{text}\" is not an amount. Write one such as 12.50");
    NumberStyle::typed(',').read(text, Money::parse).map_err(|_unreadable| refused(option, problem()))
}

fn order_explained(shop: &Shop, found: &OrderTaxExplanation) -> Result<String> {
    let (places, currency) = (shop.currency.decimals(), shop.currency);
    let order = &found.order;
    let mut text = String::new();
    line(&mut text, format_args!("Order {} of {}", order.number, order.placed_at));
    for one in &order.taxes {
        let percent = one.percent.map(|percent| format!("{}%", percent.to_short_text())).unwrap_or_default();
        let tax = one.all_tax()?.to_grouped_text(places);
        line(&mut text, format_args!("  charged {:<20} {percent:>11} {tax:>14}", one.name));
    }
    if order.exemption.is_stated() {
        let reason = order.exemption.described();
        line(&mut text, format_args!("  no rate is charged, for the reason that it states: {reason}"));
    }
    for (question, answer) in &found.classes {
        text.push('\n');
        line(&mut text, format_args!("Class {}, at {}", question.class.for_people(), place(answer)));
        text.push_str(&explained(shop, question, answer)?);
    }
    let (charged, by_rates) = found.taxes()?;
    let [was, is] = [charged, by_rates].map(|tax| tax.to_grouped_text(places));
    let difference = charged.minus(by_rates)?;
    text.push('\n');
    if difference == Money::ZERO {
        line(
            &mut text,
            format_args!("The order was charged {was} {currency}, as the rates of its date say."),
        );
        return Ok(text);
    }
    let is_more = difference > Money::ZERO;
    let by = if is_more { difference } else { by_rates.minus(charged)? }.to_grouped_text(places);
    let than = if is_more { "more" } else { "less" };
    line(
        &mut text,
        format_args!(
            "The order was charged {was} {currency}. The rates of its date come to {is}: it was charged {by} {than}."
        ),
    );
    Ok(text)
}

/// The address that determines the taxes.
fn place(answer: &TaxExplanation) -> String {
    let Address { country, state, postcode, city, .. } = &answer.address;
    let parts = [country, state, postcode, city].map(String::as_str);
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    match answer.place {
        TaxPlace::Nowhere => "no address".to_owned(),
        TaxPlace::Order => parts.join(" "),
        TaxPlace::Customer => format!("{}, the customer's address", parts.join(" ")),
        TaxPlace::Shop => format!("{}, the shop's address", parts.join(" ")),
    }
}

fn percent_of(rate: &TaxRate) -> String {
    rate.rate.map(Percent::to_short_text).unwrap_or_default()
}

fn explained(shop: &Shop, question: &TaxQuestion, found: &TaxExplanation) -> Result<String> {
    let places = shop.currency.decimals();
    let mut lines = Vec::new();
    for AppliedTax { rate, fits, tax, shipping_tax } in &found.applied {
        let kind = if rate.compound { ", compound" } else { "" };
        lines.push(format!(
            "  rate {:<6} {:<20} {:>10}% {:>14}  {} (priority {}{kind})",
            rate.id,
            rate.name,
            percent_of(rate),
            tax.plus(*shipping_tax)?.to_grouped_text(places),
            fits.describe(),
            rate.priority,
        ));
    }
    if lines.is_empty() {
        lines.push("  No rate applies, so no tax is charged.".to_owned());
    }
    lines.insert(0, format!("Tax on {} ({}):", question.on, shop.currency));
    for (name, amount) in [("Without tax", found.net), ("Tax", found.tax), ("With tax", found.gross)] {
        lines.push(format!("  {name:<39} {:>14}", amount.to_grouped_text(places)));
    }
    if !found.passed_over.is_empty() {
        lines.push("Not applied:".to_owned());
    }
    for one in found.passed_over.iter().take(MOST) {
        let rate = &one.rate;
        let place = format!("{} {}", rate.country, rate.state);
        let place = if place.trim().is_empty() { "everywhere" } else { place.trim() };
        let (percent, reason) = (percent_of(rate), one.reason.describe());
        lines.push(format!("  rate {:<6} {:<20} {percent:>10}%  {place}: {reason}", rate.id, rate.name));
    }
    if found.passed_over.len() > MOST {
        lines.push(format!("  and {} more", found.passed_over.len() - MOST));
    }
    lines.push(String::new());
    Ok(lines.join("\n"))
}
