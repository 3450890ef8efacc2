//! The changes of a step of the history, field by field, as the tab draws it, and how they are read.

use crate::format::Amounts;
use crate::model::{OrderFilter, Target, permission_name};
use crate::session::Reading;
use domain::Result;
use domain::access::Role;
use domain::access::key::Permission;
use domain::fielded::{EntryKind, Fielded, Value};
use domain::label;
use domain::money::Money;
use domain::noun::{Described, Fact, NounKind};
use domain::places;
use domain::rate::versions::{RateVersions, Terms};
use domain::returns::KeptReturn;
use domain::shop::closed_period::PeriodRecord;
use domain::shop::settings::Shop;
use domain::table::Cell;
use domain::tax::class::ClassSlug;
use domain::text;
use domain::text::Text;
use domain::text::lenient::yes_or_no;
use engine::{BeforeAfter, ChangedThing, SAID_OF_FILES};
use transfer::return_json::read_kept;
use transfer::tax_forms;

/// A field that a step changed; empty where it had no value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ChangedField {
    pub(super) name: String,
    pub(super) was: String,
    pub(super) became: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ChangedRecord {
    /// `Order 1043`, `Product Enamel mug`.
    pub(super) name: String,
    /// A template around its `name`, such as `{name} added`; empty for a changed record.
    pub(super) how: &'static str,
    pub(super) fields: Vec<ChangedField>,
    pub(super) target: Option<Target>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct StepChanges {
    pub(super) step: i64,
    pub(super) records: Vec<ChangedRecord>,
    /// Number of records beyond those listed.
    pub(super) more: i64,
}

impl StepChanges {
    /// Reads what a step changed, at most this many things, with the names of classes.
    pub(super) fn read((step, most): &(i64, i64), from: &Reading<'_>) -> Result<Self> {
        let (things, count) = from.engine.changed_things(from.actor, *step, *most)?;
        let classes = from.engine.shown_classes(from.actor)?;
        let class = |slug: &ClassSlug| {
            let class = classes.iter().find(|class| class.slug == *slug);
            class.map_or_else(|| slug.for_people(), |class| class.name.clone())
        };
        let words = ChangedWords { class: &class, amounts: from.amounts };
        let records: Vec<_> = things.iter().map(|thing| words.record(thing)).collect();
        let listed = i64::try_from(records.len()).unwrap_or(i64::MAX);
        Ok(Self { step: *step, records, more: count.saturating_sub(listed) })
    }

    /// The destination of Enter: the first record that can be opened.
    pub(super) fn target(&self) -> Option<&Target> {
        self.records.iter().find_map(|record| record.target.as_ref())
    }
}

/// Writes what a step changed, with the names of tax classes and amounts as the window has them.
struct ChangedWords<'a> {
    class: &'a dyn Fn(&ClassSlug) -> String,
    amounts: Amounts,
}

impl ChangedWords<'_> {
    fn text(&self, text: &Text) -> String {
        self.amounts.formatter.text(text)
    }

    fn record(&self, thing: &ChangedThing) -> ChangedRecord {
        match thing {
            ChangedThing::Noun { kind, key, values } => {
                let target = values.became.as_ref().and_then(|_| Target::of(*kind, key));
                let one = values.became.as_ref().or(values.was.as_ref());
                let name = one.map(|one| self.text(&one.titled())).unwrap_or_default();
                ChangedRecord { target, ..self.of(name, values.was.as_ref(), values.became.as_ref()) }
            }
            ChangedThing::RateVersions { id, rate, values } => {
                let versions = |versions: &Option<RateVersions>| versions.as_ref().map(Self::versions);
                let (was, became) = (versions(&values.was), versions(&values.became));
                let name = self.text(&text!("Dates of tax rate {rate}", rate = rate.clone()));
                let target = became.as_ref().map(|_| Target::Rate(*id));
                ChangedRecord { how: "", target, ..self.of(name, was.as_ref(), became.as_ref()) }
            }
            ChangedThing::Items { from, to, count } => self.items(from, to, *count),
            ChangedThing::Period(values) => self.period(values),
            ChangedThing::Word { noun, key, values } => self.word(noun, key, values),
            ChangedThing::Added { noun, first, last } => self.added(noun, *first, *last),
            ChangedThing::Other { noun, key } => self.other(noun, key),
        }
    }

    /// Items of orders that were moved to another class.
    fn items(&self, from: &ClassSlug, to: &ClassSlug, count: usize) -> ChangedRecord {
        let name = self.text(&text!("Tax class"));
        let field = ChangedField { name, was: (self.class)(from), became: (self.class)(to) };
        plain(self.text(&text!("{count} {count:line of orders|lines of orders}", count)), vec![field])
    }

    fn added(&self, noun: &str, first: i64, last: i64) -> ChangedRecord {
        let count = last.saturating_sub(first).saturating_add(1);
        let target =
            (noun == "orders").then_some(Target::Orders(Box::new(OrderFilter::of_import(first, last))));
        let name = self.text(&match noun {
            "orders" => text!("{count} {count:order|orders}", count),
            "products" => text!("{count} {count:product|products}", count),
            "customers" => text!("{count} {count:customer|customers}", count),
            "suppliers" => text!("{count} {count:supplier|suppliers}", count),
            "purchases" => text!("{count} {count:purchase|purchases}", count),
            _ => text!("{count} {noun}", count, noun),
        });
        ChangedRecord { how: ADDED, target, ..plain(name, Vec::new()) }
    }

    /// A closed period or a filed return, with what was filed.
    fn period(&self, values: &BeforeAfter<PeriodRecord>) -> ChangedRecord {
        let one = values.became.as_ref().or(values.was.as_ref());
        let form = one.and_then(|record| record.form.as_deref());
        let words = self.amounts.formatter.language.dates();
        let name = one.map(|record| record.period.name_in(words)).unwrap_or_default();
        let how = match (values.became.is_some(), form.is_some()) {
            (true, false) => label!("{name} closed"),
            (false, false) => label!("{name} reopened"),
            (true, true) => label!("{name} filed"),
            (false, true) => label!("{name} no longer filed"),
        };
        let name = match form.filter(|form| !form.is_empty()) {
            Some(form) => {
                self.text(&text!("{form} of {period}", form = tax_forms::title(form), period = name))
            }
            None => name,
        };
        let [was, became] =
            [&values.was, &values.became].map(|record| record.as_ref().map(|one| self.described_period(one)));
        ChangedRecord { how, ..self.of(name, was.as_ref(), became.as_ref()) }
    }

    /// The record of a thing, with the fields that differ.
    fn of(&self, name: String, was: Option<&Described>, became: Option<&Described>) -> ChangedRecord {
        let how = how(was, became);
        let fields = Described::differences(was, became).into_iter().map(|one| ChangedField {
            name: self.text(&one.heading),
            was: self.told(&one.was),
            became: self.told(&one.became),
        });
        ChangedRecord { name, how, fields: fields.collect(), target: None }
    }

    fn told(&self, cell: &Cell) -> String {
        match cell {
            Cell::Class(slug) => (self.class)(slug),
            Cell::Joined(cells) => cells.iter().map(|cell| self.told(cell)).collect(),
            cell => self.amounts.told(cell),
        }
    }

    /// The versions by their days: `Until 1 Jan 2027`, `From 1 Jan 2027`.
    fn versions(versions: &RateVersions) -> Described {
        let fact = |(heading, terms): (Text, &Terms)| {
            let percent = terms.percent().map(|percent| Cell::Percent(percent.ten_thousandths()));
            (heading, percent.unwrap_or_else(|| text!("not in force").into()))
        };
        let past = versions.past.iter().map(|(day, terms)| (text!("Until {day}", day = *day), terms));
        let planned = versions.planned.iter().map(|(day, terms)| (text!("From {day}", day = *day), terms));
        of_facts(NounKind::TaxRate, past.chain(planned).map(fact).collect())
    }

    /// Describes a closing or filing, with the boxes that were filed.
    fn described_period(&self, record: &PeriodRecord) -> Described {
        let on = text!("{at} by {login}", at = record.at, login = &record.login);
        let mut facts: Vec<Fact> = vec![(text!("Date"), on.into())];
        // A closing keeps figures only to tell when they change.
        if record.form.is_some() {
            if let Some(kept) = read_kept(&record.figures) {
                facts.extend(self.filed(&kept));
            } else {
                facts.push((text!("Figures"), text!("cannot be read").into()));
            }
        }
        of_facts(NounKind::Period, facts)
    }

    /// The boxes of a return that was filed, but for those without an amount, and its lines.
    fn filed(&self, kept: &KeptReturn) -> Vec<Fact> {
        let text = |amount: &Money| self.amounts.formatter.grouped(&amount.to_text(2));
        let boxes = kept.boxes.iter().filter(|(_, amount)| **amount != Money::ZERO);
        let boxes = boxes.map(|(number, amount)| (text!("Box {number}", number), text(amount)));
        let lines = kept.lines.iter().map(|line| {
            let tags: Vec<&str> =
                line.tags.values().map(String::as_str).filter(|tag| !tag.is_empty()).collect();
            let amounts: Vec<String> =
                line.amounts.iter().map(|(name, amount)| format!("{name} {}", text(amount))).collect();
            (Text::written(tags.join(", ")), amounts.join(", "))
        });
        boxes.chain(lines).map(|(heading, text)| (heading, Cell::Text(text))).collect()
    }

    /// A setting, a user with their role, an API key with its permission, or a password, of which nothing is told.
    fn word(&self, noun: &str, key: &str, values: &BeforeAfter<String>) -> ChangedRecord {
        if let Some(headings) = key.strip_prefix(SAID_OF_FILES) {
            let name = text!("What was said about files with the columns {headings}", headings);
            return plain(self.text(&name), Vec::new());
        }
        let (name, field) = match noun {
            "setting" => (text!("Setting {name}", name = setting_name(key)), label!("Value")),
            "numbering" if key == "held_series" => {
                (text!("Series that another copy may go on with"), label!("Value"))
            }
            "numbering" => (text!("Day that was confirmed"), label!("Value")),
            "api_key" => (text!("API key …{key}", key), label!("Permission")),
            "password" => (text!("Password of {login}", login = key), ""),
            _ => (text!("User {login}", login = key), label!("Role")),
        };
        let how = how(values.was.as_ref(), values.became.as_ref());
        let written = |word: &Option<String>| {
            let word = word.as_deref().unwrap_or_default();
            // The beginning of a digest is enough to tell one from another.
            let word = word.get(..8).filter(|_| key == Shop::LOGO).unwrap_or(word);
            let name = match noun {
                "setting" => setting_word(key, word),
                "numbering" => None,
                _ => {
                    Role::parse(word).map(Role::name).or_else(|| Permission::parse(word).map(permission_name))
                }
            };
            name.map_or(word, |name| self.amounts.formatter.language.label(name)).to_owned()
        };
        let (was, became) = (written(&values.was), written(&values.became));
        let field = ChangedField { name: self.text(&Text::new(field)), was, became };
        let fields = Some(field).filter(|one| one.was != one.became).into_iter().collect();
        ChangedRecord { how, ..plain(self.text(&name), fields) }
    }

    /// A change of the whole file.
    fn other(&self, noun: &str, key: &str) -> ChangedRecord {
        let name = match noun {
            "totals" => text!("Indexes and totals were rebuilt"),
            "log" => text!("Continued without a missing log"),
            "restore" => text!("Backup {name}", name = key),
            _ => text!("{noun} {key}", noun, key),
        };
        plain(self.text(&name), Vec::new())
    }
}

fn of_facts(kind: NounKind, fields: Vec<Fact>) -> Described {
    Described { kind, name: Cell::Empty, fields, preview: Vec::new() }
}

/// The heading of a setting; its key where an older program knew it.
fn setting_name(key: &str) -> Text {
    Shop::field(key).map_or_else(|| Text::written(key.replace('_', " ")), |field| Text::new(field.heading))
}

/// The name of the value of a setting that is a choice, a country, or yes or no.
fn setting_word(key: &str, word: &str) -> Option<&'static str> {
    let field = Shop::field(key)?;
    if matches!(field.value(&Shop::default()), Value::Flag(_)) {
        return yes_or_no(word).map(|flag| if flag { label!("yes") } else { label!("no") });
    }
    match field.entry?.kind {
        EntryKind::Choice(choices) => choices.iter().find(|(one, _)| *one == word).map(|(_, name)| *name),
        EntryKind::Country => places::country_name(word),
        _ => None,
    }
}

const ADDED: &str = label!("{name} added");

/// The template for a record by its values before and after; `None` where there was or is none.
const fn how<T>(was: Option<&T>, became: Option<&T>) -> &'static str {
    match (was, became) {
        (None, Some(_)) => ADDED,
        (Some(_), None) => label!("{name} deleted"),
        _ => "",
    }
}

fn plain(name: String, fields: Vec<ChangedField>) -> ChangedRecord {
    ChangedRecord { name, how: "", fields, target: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Formatter;
    use domain::ids::ProductId;
    use domain::noun::{Describe, Names};
    use domain::order::{Item, Order, OrderStatus};
    use domain::quantity::Quantity;
    use domain::shop::settings::Currency;

    #[test]
    fn a_setting_says_its_value_in_words() {
        for (key, word, expected) in [
            ("prices_include_tax", "yes", Some("With tax")),
            ("round_tax", "subtotal", Some("On the subtotal")),
            ("show_purchases", "no", Some("no")),
            ("country", "DE", Some("Germany")),
            ("country", "", None),
            ("city", "Berlin", None),
            ("invoice_legal_name", "yes", None),
            ("of_an_older_program", "yes", None),
        ] {
            assert_eq!(setting_word(key, word), expected, "{key}");
        }
    }

    struct ByKey;

    impl Names for ByKey {
        fn product(&self, id: ProductId) -> String {
            format!("Product {id}")
        }

        fn customer(&self, login: &str) -> String {
            format!("{login} by name")
        }
    }

    #[test]
    fn only_what_differs_is_listed_with_names() {
        let words = ChangedWords {
            class: &|slug| slug.as_str().to_uppercase(),
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
        let values = |was: Option<Order>, became: Option<Order>| {
            let described = |order: Option<Order>| order.map(|order| order.described(&ByKey));
            let values = BeforeAfter { was: described(was), became: described(became) };
            ChangedThing::Noun { kind: NounKind::Order, key: "12".to_owned(), values: Box::new(values) }
        };
        let written = |record: &ChangedRecord| -> Vec<String> {
            let field = |field: &ChangedField| format!("{}: {} > {}", field.name, field.was, field.became);
            record.fields.iter().map(field).collect()
        };
        let record = words.record(&values(Some(was.clone()), Some(became)));
        assert_eq!((record.name.as_str(), record.how), ("Order 12", ""));
        assert_eq!(record.target, Some(Target::Order("12".to_owned())));
        let expected = [
            "Status: Pending > Completed",
            "Customer:  > ada by name",
            "Line 1: 1 × Product 7, £0.00 > 2 × Product 7, £0.00",
            "Line 2:  > 3 × Product 7, £0.00",
        ];
        assert_eq!(written(&record), expected);
        let record = words.record(&values(Some(was), None));
        assert_eq!((record.how, record.target.is_none()), ("{name} deleted", true));
        assert_eq!(written(&record).first().map(String::as_str), Some("Number: 12 > "));
    }
}
