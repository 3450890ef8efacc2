//! Results of the palette in the books: orders, products, customers, tax rates and countries.

use crate::format::{self, Amounts, Formatter};
use crate::translate::tr;
use domain::ids::{RateId, RowId};
use domain::noun::{Noun, NounKind};
use domain::order::{OrderStatus, OrderSummary, Product};
use domain::places::{self, Place, country_in_sentence};
use domain::purchase::SupplierPurchase;
use domain::rate::TaxRate;
use domain::tax::class::ClassSlug;
use domain::text::suggest::Fit;
use domain::time::Day;
use engine::{CustomerRow, FoundRecords};

use super::{AllRates, Field, OrderBadge, OrderFilter, PeriodChoice, Tab, cell_text};

/// A destination that an entry of the palette opens in a tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Target {
    /// An order by its number.
    Order(String),
    /// A refund of the order of this number.
    Refund(String),
    /// The invoices of the orders of these numbers.
    Invoices(Vec<String>),
    /// The question whether the invoice of an order is taken back.
    TakeBack(String),
    /// A customer by login.
    Customer(String),
    /// A noun of a list, by its id.
    Noun(NounKind, i64),
    Rate(RateId),
    /// The orders that a filter leaves.
    Orders(Box<OrderFilter>),
    /// The tax rates of a country, by its code.
    RatesOf(&'static str),
    /// A report of a range.
    Report(Tab, PeriodChoice),
    /// This year's sales to a country, by its code: its rows in the tax summary.
    SalesTo(&'static str),
    /// The sales of the month of a day, with the orders of the day below.
    Note(Day),
    /// A new tax rate for a country, by its code.
    NewRate(&'static str),
    /// The form or row of a new record of this tab.
    New(Tab),
}

impl Target {
    /// The record of a noun with this key; `None` where no tab opens it.
    pub(crate) fn of(kind: NounKind, key: &str) -> Option<Self> {
        match kind {
            NounKind::Order => Some(Self::Order(key.to_owned())),
            NounKind::Customer => Some(Self::Customer(key.to_owned())),
            NounKind::TaxRate => RateId::parse(key).map(Self::Rate),
            NounKind::CreditNote
            | NounKind::Invoice
            | NounKind::EnteredAmount
            | NounKind::Period
            | NounKind::TaxClass
            | NounKind::DayNote
            | NounKind::Setting
            | NounKind::User => None,
            _ => key.parse().ok().map(|id| Self::Noun(kind, id)),
        }
    }
}

/// A record that was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FoundEntry {
    /// The tab that shows it.
    pub(crate) tab: Tab,
    pub(crate) fit: Fit,
    pub(crate) text: String,
    /// Facts that tell it from others.
    pub(crate) note: String,
    pub(crate) target: Target,
    /// Actions beside opening it.
    pub(crate) further: Vec<(String, Target)>,
}

impl FoundEntry {
    fn of(tab: Tab, fit: Fit, text: String, note: String, target: Target) -> Self {
        Self { tab, fit, text, note, target, further: Vec::new() }
    }
}

/// The records that were found for a text, each kind best first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) typed: String,
    pub(crate) entries: Vec<FoundEntry>,
    /// The number of tax rates that hold the text, such as `14 rates`; empty where there is none.
    pub(crate) rates: String,
    /// The tabs whose lists are known not to have the text.
    pub(crate) lacking: Vec<Tab>,
}

/// Entries listed of each kind.
pub(crate) const MOST_FOUND: usize = 4;

impl Found {
    pub(crate) fn new(typed: String) -> Self {
        Self { typed, ..Self::default() }
    }

    /// Adds orders that are found by their number, or as those of a customer.
    pub(crate) fn add_orders(&mut self, orders: &[OrderSummary], fit: Option<Fit>, amounts: Amounts) {
        for order in orders {
            let is_whole = order.number.eq_ignore_ascii_case(number_in(&self.typed));
            let fit = fit.unwrap_or(if is_whole { Fit::Code } else { Fit::Beginning });
            let target = Target::Order(order.number.clone());
            if self.entries.iter().any(|entry| entry.target == target) {
                continue;
            }
            let text = match &order.customer {
                Some(customer) => format!("{}  {customer}", order.number),
                None => format!("{}  {}", order.number, tr!("No customer")),
            };
            let note = order_note(order, amounts);
            let can_refund = order.status.counts() && order.refunded < order.total;
            let mut further = Vec::new();
            if can_refund {
                further.push((
                    tr!("Refund #{number}", number = &order.number),
                    Target::Refund(order.number.clone()),
                ));
            }
            let number = order.number.clone();
            further
                .push((tr!("Invoice of order {number}", number = &number), Target::Invoices(vec![number])));
            let entry = FoundEntry::of(Tab::Orders, fit, text, note, target);
            self.entries.push(FoundEntry { further, ..entry });
            if fit == Fit::Code && can_refund {
                self.add_refund(order, amounts);
            }
        }
    }

    /// Adds the command that refunds an order.
    pub(crate) fn add_refund(&mut self, order: &OrderSummary, amounts: Amounts) {
        if order.status == OrderStatus::Trash {
            return;
        }
        let (text, note) = (tr!("Refund #{number}", number = &order.number), order_note(order, amounts));
        let target = Target::Refund(order.number.clone());
        self.entries.push(FoundEntry::of(Tab::Orders, Fit::Code, text, note, target));
    }

    /// Adds products, customers, orders, suppliers, purchases, and what there is to a country.
    pub(crate) fn add(&mut self, found: &FoundRecords, amounts: Amounts) {
        self.add_orders(&found.numbered, None, amounts);
        self.lacking.extend((found.holding == Some(0)).then_some(Tab::Orders));
        self.entries.extend(found.products.iter().map(|(fit, product)| of_product(*fit, product, amounts)));
        self.entries.extend(found.customers.iter().map(|(fit, row)| of_customer(*fit, row, amounts)));
        let fit = found.customers.first().map(|(fit, _)| *fit);
        self.add_orders(&found.ordered, fit.map(|fit| fit.max(Fit::Word)), amounts);
        self.entries.extend(found.nouns.iter().filter_map(|one| {
            let tab = Tab::of(one.kind)?;
            let facts: Vec<String> = one.facts.iter().map(|fact| amounts.told(fact)).collect();
            let facts: Vec<&str> = facts.iter().map(String::as_str).collect();
            if let (NounKind::DayNote, Some(day)) = (one.kind, Day::parse(&one.name)) {
                let text = format!("{}  {}", format::day(day), joined(&facts));
                return Some(FoundEntry::of(tab, one.fit, text, String::new(), Target::Note(day)));
            }
            let target = Target::Noun(one.kind, one.id);
            Some(FoundEntry::of(tab, one.fit, one.name.clone(), joined(&facts), target))
        }));
        let purchases = found.purchases.iter().map(|one| of_purchase(one, &self.typed, amounts));
        self.entries.extend(purchases.collect::<Vec<_>>());
        for (country, orders) in &found.countries {
            self.add_country(*country, *orders);
        }
    }

    /// Adds the orders shipped to a country and its sales where there are any, and a new rate for it.
    fn add_country(&mut self, country: Place, orders: i64) {
        let entry = |tab, text, note, target| FoundEntry::of(tab, Fit::Word, text, note, target);
        let code = country.code;
        let name = || country_in_sentence(code);
        if orders > 0 {
            let filter = OrderFilter { country: Some(code), ..OrderFilter::default() };
            let note = if orders < FoundRecords::MOST_COUNTED {
                tr!("{count} {count:order|orders}", count = orders)
            } else {
                tr!("{count} {count:order|orders} or more", count = orders)
            };
            let text = tr!("Orders shipped to {country}", country = name());
            self.entries.push(entry(Tab::Orders, text, note, Target::Orders(Box::new(filter))));
        }
        let text = tr!("Insert rate for {country}", country = name());
        self.entries.push(entry(Tab::TaxRates, text, String::new(), Target::NewRate(code)));
        if orders > 0 {
            let text = tr!("Sales to {country} this year", country = name());
            let note = tr!("in the tax summary").to_owned();
            self.entries.push(entry(Tab::TaxSummary, text, note, Target::SalesTo(code)));
        }
    }

    /// Adds the first rates that hold the text in any of their columns.
    pub(crate) fn add_rates(
        &mut self,
        all: &AllRates,
        formatter: Formatter,
        class_name: impl Fn(&ClassSlug) -> String,
    ) {
        let found = all.holding(&self.typed);
        if !found.is_empty() {
            self.rates = tr!("{count} {count:rate|rates}", count = found.len());
        }
        let rates = || found.iter().filter_map(|at| Some((*at, all.rates().get(*at)?)));
        let is_local =
            |rate: &TaxRate| !(rate.state.is_empty() && rate.postcodes.is_empty() && rate.cities.is_empty());
        let countries = places::countries_typed(&self.typed).into_iter().filter_map(|country| {
            let count = all.rates().iter().filter(|rate| rate.country == country.code).count();
            (count > 1).then(|| of_country(country, count))
        });
        let countries: Vec<FoundEntry> = countries.collect();
        // Those of a whole country first.
        let of_countries = rates().filter(|(_, rate)| !is_local(rate));
        let best = of_countries.chain(rates().filter(|(_, rate)| is_local(rate)));
        for (at, rate) in best.take(if countries.is_empty() { MOST_FOUND - 1 } else { MOST_FOUND - 2 }) {
            self.entries.push(of_rate(at, rate, &self.typed, &class_name(&rate.class), formatter));
        }
        self.entries.extend(countries);
    }
}

/// The entry that shows all rates of a country.
fn of_country(country: Place, count: usize) -> FoundEntry {
    let text = tr!(
        "Show all {count} {count:rate|rates} of {country}",
        count,
        country = country_in_sentence(country.code)
    );
    FoundEntry::of(Tab::TaxRates, Fit::Within, text, String::new(), Target::RatesOf(country.code))
}

/// The number in a text such as `#1043`.
pub(crate) fn number_in(typed: &str) -> &str {
    typed.trim().trim_start_matches('#').trim_start()
}

fn order_note(order: &OrderSummary, amounts: Amounts) -> String {
    let badge = tr(OrderBadge::of(order.status, order.total, order.refunded).name()).to_lowercase();
    let day = format::day(order.placed_at.day);
    format!("{day} · {} · {badge}", amounts.signed(order.total))
}

fn of_product(fit: Fit, product: &Product, amounts: Amounts) -> FoundEntry {
    let price = product.price.map(|price| amounts.price(price));
    let product_filter = Some((product.id, product.name.clone()));
    let filter = OrderFilter { product: product_filter, ..OrderFilter::default() };
    let entry = of_noun(Tab::Products, fit, product, &[&product.sku, &price.unwrap_or_default()]);
    FoundEntry { further: vec![orders_of(filter)], ..entry }
}

fn of_customer(fit: Fit, row: &CustomerRow, amounts: Amounts) -> FoundEntry {
    let customer = &row.customer;
    let orders = match row.orders {
        0 => String::new(),
        count => {
            format!("{}, {}", tr!("{count} {count:order|orders}", count), amounts.signed(row.total))
        }
    };
    let note = joined(&[&customer.email, &customer.address.city, &orders]);
    let filter = OrderFilter {
        customer: Some((customer.login.clone(), customer.called().to_owned())),
        ..OrderFilter::default()
    };
    let (text, target) = (customer.called().to_owned(), Target::Customer(customer.login.clone()));
    let further = if row.orders > 0 { vec![orders_of(filter)] } else { Vec::new() };
    FoundEntry { further, ..FoundEntry::of(Tab::Customers, fit, text, note, target) }
}

/// A noun by its name, with facts that tell it from others.
fn of_noun<T: Noun>(tab: Tab, fit: Fit, noun: &T, facts: &[&str]) -> FoundEntry {
    let target = Target::Noun(T::KIND, noun.id().row());
    FoundEntry::of(tab, fit, noun.name().to_owned(), joined(facts), target)
}

/// Facts that are not empty: `M-1 · 5.00`.
fn joined(facts: &[&str]) -> String {
    facts.iter().copied().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// `4711  Acme Ltd` with its date and amount.
fn of_purchase(one: &SupplierPurchase, typed: &str, amounts: Amounts) -> FoundEntry {
    let SupplierPurchase { supplier, purchase } = one;
    let is_whole = purchase.document.eq_ignore_ascii_case(typed.trim());
    let total = purchase.total().map(|total| amounts.signed(total)).unwrap_or_default();
    let fit = if is_whole { Fit::Code } else { Fit::Beginning };
    let text = format!("{}  {}", purchase.document, supplier.name);
    let note = format!("{}, {total}", format::day(purchase.date));
    let target = Target::Noun(NounKind::Purchase, purchase.id.get());
    FoundEntry::of(Tab::Purchases, fit, text, note, target)
}

/// The action that lists the orders of a product or customer.
fn orders_of(filter: OrderFilter) -> (String, Target) {
    let text = match (&filter.product, &filter.customer) {
        (Some((_, name)), _) => tr!("Orders with {name}", name),
        (None, Some((_, name))) => tr!("Orders of {name}", name),
        (None, None) => tr(Tab::Orders.name()).to_owned(),
    };
    (text, Target::Orders(Box::new(filter)))
}

/// `DE  Germany` with `MwSt. 19 %, Standard rate, row 3`.
fn of_rate(at: usize, rate: &TaxRate, typed: &str, class: &str, formatter: Formatter) -> FoundEntry {
    let typed = typed.trim().to_lowercase();
    let country_name = places::country_name(&rate.country).map(tr).unwrap_or_default();
    let country = country_name.to_lowercase();
    let fit = match () {
        () if rate.country.to_lowercase() == typed || country == typed => Fit::Code,
        () if country.starts_with(&typed) || rate.name.to_lowercase().starts_with(&typed) => Fit::Beginning,
        () => Fit::Within,
    };
    let place = if rate.country.is_empty() { tr!("Everywhere") } else { country_name };
    let text = format!("{}  {place}", rate.country);
    let tax = formatter.tax(&rate.name, rate.rate);
    let [postcode, city] = [Field::Postcode, Field::City].map(|field| cell_text(rate, field, formatter));
    let parts = [tax.trim(), &rate.state, &postcode, &city, class];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    let note = format!("{}, {}", parts.join(", "), tr!("row {number}", number = (at + 1).to_string()));
    let country = places::countries().iter().find(|country| country.code == rate.country);
    let further = country.map(|Place { code, .. }| {
        [
            (tr!("Rates of {country}", country = country_in_sentence(code)), Target::RatesOf(code)),
            (tr!("Insert rate for {country}", country = country_in_sentence(code)), Target::NewRate(code)),
        ]
    });
    let entry = FoundEntry::of(Tab::TaxRates, fit, text.trim().to_owned(), note, Target::Rate(rate.id));
    FoundEntry { further: further.into_iter().flatten().collect(), ..entry }
}
