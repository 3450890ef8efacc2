//! What a step of the history changed, field by field, as the History tab draws it.

use crate::format::{self, Amounts};
use domain::ids::{ProductId, PurchaseId, RateId, SupplierId};
use domain::money::Money;
use domain::noun::{Describe, Described, NounKind};
use domain::order::{CreditNote, Customer, Item, Order, Refund};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::purchase::{Purchase, PurchaseLine};
use domain::rate::TaxRate;
use domain::rate::versions::{RateVersions, Terms};
use domain::returns::KeptReturn;
use domain::shop::closed_period::PeriodRecord;
use domain::table::Cell;
use domain::tax::class::ClassSlug;
use domain::text::lenient::flag_text;
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use engine::{BeforeAfter, ChangedThing};
use transfer::return_json::read_kept;

use super::{OrderBadge, OrderFilter, Target};

/// A field that a step changed; empty where it had no value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ChangedField {
    pub(crate) name: String,
    pub(crate) was: String,
    pub(crate) became: String,
}

/// A record that a step changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ChangedRecord {
    /// `Order 1043`, `Product Enamel mug`.
    pub(crate) name: String,
    /// `added`, `deleted`, of a period `closed` and the like, or empty where it was changed.
    pub(crate) how: &'static str,
    pub(crate) fields: Vec<ChangedField>,
    /// What opens it, where it can be opened.
    pub(crate) target: Option<Target>,
}

/// What a step changed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct StepChanges {
    pub(crate) step: i64,
    pub(crate) records: Vec<ChangedRecord>,
    /// How many records are not listed, in a sentence; empty where there are none.
    pub(crate) more: String,
}

impl StepChanges {
    /// What Enter opens: the first record that can be opened.
    pub(crate) fn target(&self) -> Option<&Target> {
        self.records.iter().find_map(|record| record.target.as_ref())
    }
}

/// Names of what is known by an id, and how amounts are written.
pub(crate) struct Names<'a> {
    pub(crate) product: &'a dyn Fn(ProductId) -> String,
    pub(crate) customer: &'a dyn Fn(&str) -> String,
    pub(crate) class: &'a dyn Fn(&ClassSlug) -> String,
    pub(crate) rate: &'a dyn Fn(RateId) -> String,
    pub(crate) supplier: &'a dyn Fn(SupplierId) -> String,
    pub(crate) amounts: Amounts,
}

/// Names and texts of fields, in the order they are shown.
type Facts = Vec<(String, String)>;

impl Names<'_> {
    /// A changed thing in words.
    pub(crate) fn record(&self, thing: &ChangedThing) -> ChangedRecord {
        match thing {
            ChangedThing::Rate { id, values } => self.of_rate(*id, values),
            ChangedThing::RateVersions { id, values } => {
                let name = format!("Dates of tax rate {}", (self.rate)(*id));
                let facts = |versions: &RateVersions| self.versions(versions);
                ChangedRecord { how: "", ..of(name, values, facts, Some(Target::Rate(*id))) }
            }
            ChangedThing::Class(values) => {
                let one = values.became.as_ref().or(values.was.as_ref());
                let name = one.map(|class| class.name.clone()).unwrap_or_default();
                of(format!("Tax class {name}"), values, |class| self.described(&class.described()), None)
            }
            ChangedThing::Order { number, values } => {
                let target = values.became.as_ref().map(|_| Target::Order(number.clone()));
                of(format!("Order {number}"), values, |order| self.order(order), target)
            }
            ChangedThing::CreditNote { number, values } => {
                of(format!("Credit note {number}"), values, |note| self.credit_note(note), None)
            }
            ChangedThing::Customer { login, values } => {
                let one = values.became.as_ref().or(values.was.as_ref());
                let name = one.map_or(login.as_str(), Customer::called);
                let target = values.became.as_ref().map(|_| Target::Customer(login.clone()));
                of(format!("Customer {name}"), values, |one| self.described(&one.described()), target)
            }
            ChangedThing::Noun { kind, id, values } => {
                let one = values.became.as_ref().or(values.was.as_ref());
                let name = one.map(Described::titled).unwrap_or_default();
                let target = values.became.as_ref().map(|_| Target::Noun(*kind, *id));
                of(name, values, |one| self.described(one), target)
            }
            ChangedThing::Purchase { id, values } => self.of_purchase(*id, values),
            ChangedThing::Items { from, to, count } => self.items(from, to, *count),
            ChangedThing::Setting { key, values } => setting(key, values),
            ChangedThing::Period(values) => period(values),
            ChangedThing::EnteredAmount(values) => {
                let one = values.became.as_ref().or(values.was.as_ref());
                let name = one.map(|one| one.described().name).unwrap_or_default();
                of(name, values, |one| self.described(&one.described()), None)
            }
            ChangedThing::User { login, values } => {
                let facts = |role: &String| vec![fact("Role", role.replace('-', " "))];
                of(format!("User {login}"), values, facts, None)
            }
            ChangedThing::Password { login } => plain(format!("Password of {login}"), Vec::new()),
            ChangedThing::ApiKey { ending, values } => {
                let facts = |permission: &String| vec![fact("Permission", permission.replace('_', " "))];
                of(format!("API key …{ending}"), values, facts, None)
            }
            ChangedThing::Added { noun, first, last } => self.added(noun, *first, *last),
            ChangedThing::Other { noun, key } => other(noun, key),
        }
    }

    fn of_rate(&self, id: RateId, values: &BeforeAfter<TaxRate>) -> ChangedRecord {
        let one = values.became.as_ref().or(values.was.as_ref());
        let name = one.map_or_else(|| id.to_string(), rate_name);
        let target = values.became.as_ref().map(|_| Target::Rate(id));
        of(format!("Tax rate {name}"), values, |rate| self.rate(rate), target)
    }

    /// Items of orders that were moved to another class.
    fn items(&self, from: &ClassSlug, to: &ClassSlug, count: usize) -> ChangedRecord {
        let lines = i64::try_from(count).unwrap_or(i64::MAX);
        let field = field("Tax class", (self.class)(from), (self.class)(to));
        plain(self.amounts.formatter.counted(lines, "line of orders", "lines of orders"), vec![field])
    }

    /// The rows of an import.
    fn added(&self, noun: &str, first: i64, last: i64) -> ChangedRecord {
        let count = last.saturating_sub(first).saturating_add(1);
        let target =
            (noun == "orders").then_some(Target::Orders(Box::new(OrderFilter::of_import(first, last))));
        let name = match count {
            1 => format!("1 {}", noun.strip_suffix('s').unwrap_or(noun)),
            _ => format!("{} {noun}", self.amounts.formatter.count(count)),
        };
        ChangedRecord { how: "added", target, ..plain(name, Vec::new()) }
    }

    fn rate(&self, rate: &TaxRate) -> Facts {
        vec![
            fact("Country", &rate.country),
            fact("State", &rate.state),
            fact("Postcode", rate.postcodes.join("; ")),
            fact("City", rate.cities.join("; ")),
            fact("Rate", rate.rate.map(|rate| self.amounts.formatter.percent(rate)).unwrap_or_default()),
            fact("Name", &rate.name),
            fact("Priority", rate.priority.to_string()),
            fact("Compound", flag_text(rate.compound)),
            fact("Shipping", flag_text(rate.shipping)),
            fact("Order", rate.order.to_string()),
            fact("Class", (self.class)(&rate.class)),
        ]
    }

    /// The versions by their days: `Until 1 Jan 2027`, `From 1 Jan 2027`.
    fn versions(&self, versions: &RateVersions) -> Facts {
        let fact = |(word, day, terms): (&str, &Day, &Terms)| {
            let percent = terms.percent().map(|percent| self.amounts.formatter.percent(percent));
            (format!("{word} {}", format::day(*day)), percent.unwrap_or_else(|| "not in force".to_owned()))
        };
        let past = versions.past.iter().map(|(day, terms)| ("Until", day, terms));
        let planned = versions.planned.iter().map(|(day, terms)| ("From", day, terms));
        past.chain(planned).map(fact).collect()
    }

    fn order(&self, order: &Order) -> Facts {
        let mut facts = vec![
            fact("Number", &order.number),
            fact("Status", OrderBadge::of_status(order.status).name()),
            fact("Date", format::dated(order.placed_at)),
            fact("Customer", order.customer.as_deref().map(self.customer).unwrap_or_default()),
        ];
        facts.extend(address(&order.address));
        for (at, item) in order.items.iter().enumerate() {
            facts.push((format!("Line {}", at + 1), self.item(item)));
        }
        for coupon in &order.coupons {
            facts.push((format!("Coupon {}", coupon.code), self.amounts.signed(coupon.discount)));
        }
        facts.push(fact("Shipped by", &order.shipping_method));
        facts.push(self.money("Shipping", order.shipping));
        facts.push(self.money("Discount", order.discount));
        facts.push(self.money("Tax", order.tax.plus(order.shipping_tax).unwrap_or(order.tax)));
        facts.push(self.money("Total", order.total));
        facts.push(fact("Corrects", order.corrects.map(TaxPeriod::name).unwrap_or_default()));
        facts.push(fact("No tax", order.exemption.described()));
        facts.push(fact("Note", &order.note));
        for (at, refund) in order.refunds.iter().enumerate() {
            facts.push((format!("Refund {}", at + 1), self.refund(refund)));
        }
        facts
    }

    /// `2 × Enamel mug, £50.00`, with the class where it is not the standard one.
    fn item(&self, item: &Item) -> String {
        let name =
            if item.name.is_empty() { item.product.map(self.product) } else { Some(item.name.clone()) };
        let class =
            if item.class.is_standard() { String::new() } else { format!(", {}", (self.class)(&item.class)) };
        let quantity = self.amounts.formatter.grouped(&item.quantity.to_text());
        let total = self.amounts.signed(item.total);
        format!("{quantity} × {}, {total}{class}", name.unwrap_or_default())
    }

    fn refund(&self, refund: &Refund) -> String {
        let reason = if refund.reason.is_empty() { String::new() } else { format!(": {}", refund.reason) };
        let corrects =
            refund.corrects.map(|period| format!(", corrects {}", period.name())).unwrap_or_default();
        format!(
            "{}, {}{corrects}{reason}",
            self.amounts.signed(refund.amount),
            format::dated(refund.refunded_at)
        )
    }

    fn credit_note(&self, note: &CreditNote) -> Facts {
        vec![
            fact("Customer", note.customer.as_deref().map(self.customer).unwrap_or_default()),
            fact("Amount", self.refund(&note.refund)),
        ]
    }

    /// The fields of a noun by their headings.
    fn described(&self, one: &Described) -> Facts {
        let text = |cell: &Cell| match cell {
            Cell::Class(slug) => (self.class)(slug),
            cell => self.amounts.told(cell),
        };
        one.fields.iter().map(|(heading, cell)| ((*heading).to_owned(), text(cell))).collect()
    }

    fn of_purchase(&self, id: PurchaseId, values: &BeforeAfter<Purchase>) -> ChangedRecord {
        let one = values.became.as_ref().or(values.was.as_ref());
        let name = |one: &Purchase| format!("Purchase {} of {}", one.document, (self.supplier)(one.supplier));
        let target = values.became.as_ref().map(|_| Target::Noun(NounKind::Purchase, id.get()));
        of(one.map(name).unwrap_or_default(), values, |purchase| self.purchase(purchase), target)
    }

    fn purchase(&self, purchase: &Purchase) -> Facts {
        let mut facts = vec![
            fact("Date", format::day(purchase.date)),
            fact("Supplier", (self.supplier)(purchase.supplier)),
            fact("Document", &purchase.document),
        ];
        for (at, line) in purchase.lines.iter().enumerate() {
            facts.push((format!("Line {}", at + 1), self.purchase_line(line)));
        }
        facts.push(fact("Corrects", purchase.corrects.map(TaxPeriod::name).unwrap_or_default()));
        facts.push(fact("Paid on", purchase.paid_on.map(format::day).unwrap_or_default()));
        facts.push(fact("Note", &purchase.note));
        facts
    }

    /// `£100.00 and £20.00 tax, 20 %, goods`, with what is not the usual.
    fn purchase_line(&self, line: &PurchaseLine) -> String {
        let (net, tax) = (self.amounts.signed(line.net), self.amounts.signed(line.tax));
        let mut text = format!("{net} and {tax} tax");
        let rate = line.rate.map(|rate| self.amounts.formatter.percent(rate));
        let treatment = (!line.treatment.is_charged()).then(|| line.treatment.as_str().replace('-', " "));
        let share = (line.deductible != Percent::HUNDRED)
            .then(|| format!("{} deductible", self.amounts.formatter.percent(line.deductible)));
        let parts = [rate, Some(line.code.clone()), Some(line.kind.as_str().to_owned()), treatment, share];
        for part in parts.into_iter().flatten().filter(|part| !part.is_empty()) {
            text.push_str(", ");
            text.push_str(&part);
        }
        text
    }

    /// An amount, empty where it is nothing.
    fn money(&self, name: &str, amount: Money) -> (String, String) {
        fact(name, if amount == Money::ZERO { String::new() } else { self.amounts.signed(amount) })
    }
}

/// A setting of the shop.
fn setting(key: &str, values: &BeforeAfter<String>) -> ChangedRecord {
    let field = field("Value", text_of(values.was.as_ref()), text_of(values.became.as_ref()));
    plain(format!("Setting {}", key.replace('_', " ")), vec![field])
}

/// A closed period or a filed return, with what was filed.
fn period(values: &BeforeAfter<PeriodRecord>) -> ChangedRecord {
    let one = values.became.as_ref().or(values.was.as_ref());
    let form = one.and_then(|record| record.form.as_deref());
    let name = one.map(|record| record.period.name()).unwrap_or_default();
    let how = match (values.became.is_some(), form.is_some()) {
        (true, false) => "closed",
        (false, false) => "reopened",
        (true, true) => "filed",
        (false, true) => "taken back",
    };
    let facts = |record: &PeriodRecord| {
        let on = format!("{} by {}", format::dated(record.at), record.login);
        let mut facts = vec![fact("On", on)];
        // A closing keeps figures only to tell when they change.
        if record.form.is_some() {
            match read_kept(&record.figures) {
                Some(kept) => facts.extend(filed(&kept)),
                None => facts.push(fact("Figures", "cannot be read")),
            }
        }
        facts
    };
    let name = form.filter(|form| !form.is_empty()).map_or(name.clone(), |form| format!("{form} of {name}"));
    ChangedRecord { how, ..of(name, values, facts, None) }
}

/// The boxes of a return that was filed, but for those without an amount, and its lines.
fn filed(kept: &KeptReturn) -> Facts {
    let text = |amount: &Money| amount.to_grouped_text(2);
    let boxes = kept.boxes.iter().filter(|(_, amount)| **amount != Money::ZERO);
    let boxes = boxes.map(|(number, amount)| fact(&format!("Box {number}"), text(amount)));
    let lines = kept.lines.iter().map(|line| {
        let tags: Vec<&str> = line.tags.values().map(String::as_str).filter(|tag| !tag.is_empty()).collect();
        let amounts: Vec<String> =
            line.amounts.iter().map(|(name, amount)| format!("{name} {}", text(amount))).collect();
        fact(&tags.join(", "), amounts.join(", "))
    });
    boxes.chain(lines).collect()
}

fn text_of(value: Option<&String>) -> String {
    value.cloned().unwrap_or_default()
}

/// A change of the whole file.
fn other(noun: &str, key: &str) -> ChangedRecord {
    let name = match noun {
        "totals" => "Indexes and totals were built anew".to_owned(),
        "log" => "A missing log was given up".to_owned(),
        "restore" => format!("Backup {key}"),
        _ => format!("{noun} {key}"),
    };
    plain(name, Vec::new())
}

fn address(address: &Address) -> impl Iterator<Item = (String, String)> + use<> {
    address.parts().map(|(name, text)| fact(&format::first_upper(name), text)).into_iter()
}

/// `DE MwSt.`, with a star for any country.
pub(crate) fn rate_name(rate: &TaxRate) -> String {
    let country = if rate.country.is_empty() { "*" } else { &rate.country };
    format!("{country} {}", rate.name).trim_end().to_owned()
}

fn fact(name: &str, text: impl Into<String>) -> (String, String) {
    (name.to_owned(), text.into())
}

fn field(name: &str, was: String, became: String) -> ChangedField {
    ChangedField { name: name.to_owned(), was, became }
}

fn plain(name: String, fields: Vec<ChangedField>) -> ChangedRecord {
    ChangedRecord { name, how: "", fields, target: None }
}

/// The record of a thing, with the fields that differ. Of a thing that was added or deleted these are all that
/// have a value.
fn of<T>(
    name: String,
    values: &BeforeAfter<T>,
    facts: impl Fn(&T) -> Facts,
    target: Option<Target>,
) -> ChangedRecord {
    let how = match (&values.was, &values.became) {
        (None, Some(_)) => "added",
        (Some(_), None) => "deleted",
        _ => "",
    };
    let all = |value: &Option<T>| value.as_ref().map(&facts).unwrap_or_default();
    let (was, became) = (all(&values.was), all(&values.became));
    let text_in = |facts: &Facts, name: &str| {
        facts.iter().find(|(known, _)| known == name).map(|(_, text)| text.clone()).unwrap_or_default()
    };
    let gone = was.iter().filter(|(name, _)| became.iter().all(|(known, _)| known != name));
    let names = became.iter().chain(gone).map(|(name, _)| name);
    let fields = names.map(|name| field(name, text_in(&was, name), text_in(&became, name)));
    let fields = fields.filter(|field| field.was != field.became).collect();
    ChangedRecord { name, how, fields, target }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Formatter;
    use domain::order::OrderStatus;
    use domain::quantity::Quantity;
    use domain::shop::settings::Currency;

    #[test]
    fn only_what_differs_is_listed_with_names() {
        let names = Names {
            product: &|id| format!("Product {id}"),
            customer: &|login| format!("{login} by name"),
            class: &|slug| slug.as_str().to_uppercase(),
            rate: &|id| id.to_string(),
            supplier: &|id| id.to_string(),
            amounts: Amounts::new(Currency::parse("GBP").unwrap(), Formatter::default()),
        };
        let item = |quantity: &str| Item {
            product: Some(ProductId::new(7)),
            quantity: Quantity::parse(quantity).unwrap(),
            ..Item::default()
        };
        let was = Order { number: "12".to_owned(), items: vec![item("1")], ..Order::default() };
        let became = Order {
            customer: Some("ada".to_owned()),
            status: OrderStatus::Completed,
            items: vec![item("2"), item("3")],
            ..was.clone()
        };
        let values = |was, became| ChangedThing::Order {
            number: "12".to_owned(),
            values: Box::new(BeforeAfter { was, became }),
        };
        let written = |record: &ChangedRecord| -> Vec<String> {
            let field = |field: &ChangedField| format!("{}: {} > {}", field.name, field.was, field.became);
            record.fields.iter().map(field).collect()
        };
        let record = names.record(&values(Some(was.clone()), Some(became)));
        assert_eq!((record.name.as_str(), record.how), ("Order 12", ""));
        assert_eq!(record.target, Some(Target::Order("12".to_owned())));
        let expected = [
            "Status: Pending > Completed",
            "Customer:  > ada by name",
            "Line 1: 1 × Product 7, £0.00 > 2 × Product 7, £0.00",
            "Line 2:  > 3 × Product 7, £0.00",
        ];
        assert_eq!(written(&record), expected);
        let record = names.record(&values(Some(was), None));
        assert_eq!((record.how, record.target.is_none()), ("deleted", true));
        assert_eq!(written(&record).first().map(String::as_str), Some("Number: 12 > "));
    }
}
