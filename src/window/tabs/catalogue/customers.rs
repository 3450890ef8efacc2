//! The Customers tab: customers with their addresses and what they ordered.

use egui::Ui;
use egui_material_icons::icons::ICON_GROUP;

use crate::format::{self, Amounts};
use crate::model::listed::{Place, holds};
use crate::model::suggest;
use crate::model::{ListWords, OrderFilter, Record, Tab};
use crate::tabs::Action;
use crate::theme::Icon;
use crate::translate::{self, dates, tr};
use crate::widgets::{Column, Entry, Suggested, columns_of, with_fields};
use domain::Result;
use domain::access::Actor;
use domain::label;
use domain::noun::NounKind;
use domain::order::Customer;
use domain::places;
use domain::places::address::Address;
use domain::table::ColumnOf;
use domain::tax::vat_number::VatNumber;
use domain::time::period::RangeQuery;
use domain::time::{Instant, Local};
use engine::{CUSTOMER_COLUMNS, Change, CustomerRow, Engine, Listing, Outcome};

use super::book::{Book, Kind, Mistakes, StyledText, TextsOf};
use super::panel::{self, Fields};

impl Record for CustomerRow {
    type Context = ();
    /// The login.
    type Key = String;
    type Value = Customer;
    /// Name, e-mail, street, postcode, city, country, state, VAT number and buyer's reference.
    type Texts = [String; 9];

    const TAB: Tab = Tab::Customers;
    const LISTED: Place<Self> = (|lists| &lists.customers, |lists| &mut lists.customers);
    const KIND: NounKind = NounKind::Customer;
    const WORDS: ListWords = ListWords {
        new: label!("New customer"),
        all: label!("All customers"),
        none_yet: label!("No customers yet"),
        no_match: label!("No customer matches"),
        selected: label!("{count} {count:customer|customers} selected"),
    };
    const SAVED: &'static str = label!("Customer saved");
    const ALL: &'static str = label!("All customers, archived ones too, with what they ordered.");
    const CONTEXT: &'static () = &();

    fn described() -> &'static [ColumnOf<Self>] {
        &CUSTOMER_COLUMNS
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        engine.customer_list(actor)
    }

    fn is_archived(&self) -> bool {
        self.customer.archived
    }

    fn holds(&self, text: &str) -> bool {
        let Customer { login, name, email, address, vat_number, .. } = &self.customer;
        let place = [&address.city, &address.postcode, &address.country];
        holds(&[login, name, email, vat_number], text)
            || place.iter().any(|one| one.to_lowercase().contains(text))
    }

    fn value(&self) -> &Customer {
        &self.customer
    }

    fn key_of(customer: &Customer) -> &String {
        &customer.login
    }

    fn name_of(customer: &Customer) -> &str {
        customer.called()
    }

    fn save(customer: Customer, was: Option<Customer>, now: Local) -> Change {
        let registered_at = was.as_ref().map_or(now, |_| customer.registered_at);
        Change::SaveCustomer { customer: Customer { registered_at, ..customer }, was }
    }

    fn archive(login: String, archived: bool) -> Change {
        Change::ArchiveCustomer { login, archived }
    }

    fn changed(outcome: Outcome) -> Result<Customer> {
        outcome.customer()
    }

    fn listing(only: Option<Vec<String>>, _sold_in: Option<RangeQuery>) -> Listing {
        Listing::Customers(only)
    }
}

/// What the tab draws.
#[derive(Clone, Copy)]
pub(crate) struct Customers {
    pub(crate) may_change: bool,
    pub(crate) amounts: Amounts,
}

impl Book for Customers {
    type Row = CustomerRow;

    const RELATED: &'static str = label!("Orders of this customer");
    const FIND: &'static str = label!("Name, e-mail or place");
    const CONTROLS: f32 = 810.0;
    const EMPTY: (Icon, &'static str) = (
        ICON_GROUP,
        label!(
            "Add who buys from you, or import them with past orders. An order can do without a \
             customer."
        ),
    );

    fn amounts(self) -> Amounts {
        self.amounts
    }

    fn may_change(self) -> bool {
        self.may_change
    }

    fn columns(self, width: f32, sign: &str) -> Vec<Column> {
        let layout = [
            ("name", 0.0, 0.0),
            ("email", width * 0.24, 640.0),
            ("city", 112.0, 0.0),
            ("registered", 86.0, 700.0),
            ("orders", 62.0, 0.0),
            ("total", 88.0, 0.0),
        ];
        columns_of(&CUSTOMER_COLUMNS, sign, &with_fields::<Customer>(&layout))
    }

    fn words(self, row: &CustomerRow, key: &str) -> Option<StyledText> {
        let customer = &row.customer;
        let Address { city, country, .. } = &customer.address;
        Some(match key {
            "name" => StyledText::of(Kind::Strong, customer.called()),
            "email" => StyledText::of(Kind::Quiet, &customer.email),
            "city" if city.is_empty() => {
                StyledText::of(Kind::Plain, places::country_name(country).map_or(&**country, tr))
            }
            "city" => StyledText { note: country.clone(), ..StyledText::of(Kind::Plain, city) },
            "registered" => StyledText::of(Kind::Quiet, format::day(customer.registered_at.day)),
            _ => return None,
        })
    }

    fn warning(self, CustomerRow { customer, .. }: &CustomerRow) -> Option<String> {
        complaint(&customer.vat_number, &customer.address.country)
    }

    fn texts(self, customer: &Customer) -> [String; 9] {
        let Address { street, city, state, postcode, country } = customer.address.clone();
        let Customer { name, email, vat_number, buyer_reference, .. } = customer.clone();
        [name, email, street, postcode, city, country, state, vat_number, buyer_reference]
    }

    fn read(self, form: &[String; 9], was: &Customer) -> std::result::Result<Customer, Mistakes> {
        let [name, email, street, postcode, city, country, state, vat_number, buyer_reference] =
            form.clone().map(|text| text.trim().to_owned());
        let mut mistakes = Vec::new();
        if name.is_empty() && email.is_empty() && was.login.is_empty() {
            mistakes.push((0, tr!("Give them a name or an e-mail address").to_owned()));
        }
        if !email.is_empty() && !email.contains('@') {
            mistakes.push((1, tr!("Write an e-mail address").to_owned()));
        }
        let code = country_of(&country);
        if code.is_none() {
            mistakes.push((5, tr!("No such country: choose one").to_owned()));
        }
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let country = code.unwrap_or_default();
        let state = state.to_uppercase();
        let address = Address { street, city, state, postcode, country };
        Ok(Customer { name, email, address, vat_number, buyer_reference, ..was.clone() })
    }

    fn fields(
        self,
        ui: &mut Ui,
        form: &mut [String; 9],
        fields: &mut Fields<'_, usize>,
        suggested: &mut Suggested,
    ) {
        let [name, email, street, postcode, city, country, state, vat_number, buyer_reference] = form;
        let [room] = fields.row(ui, [(0, 1.0)]);
        fields.show(ui, room, 0, (tr!("Name"), Entry::new(tr!("Name of the customer"))), name);
        let [room] = fields.row(ui, [(1, 1.0)]);
        fields.show(ui, room, 1, (tr!("E-mail"), Entry::new(tr!("E-mail"))), email);
        let [room] = fields.row(ui, [(2, 1.0)]);
        fields.show(ui, room, 2, (tr!("Street"), Entry::new(tr!("Street"))), street);
        let [left, right] = fields.row(ui, [(3, 0.36), (4, 0.64)]);
        fields.show(ui, left, 3, (tr!("Postcode"), Entry::new(tr!("Postcode"))), postcode);
        fields.show(ui, right, 4, (tr!("City"), Entry::new(tr!("City"))), city);
        let [left, right] = fields.row(ui, [(5, 0.5), (6, 0.5)]);
        let label = label_of(tr!("Country"), places::country_name(&country.to_uppercase()).map(tr));
        let (rect, response) = fields.show(ui, left, 5, (&label, Entry::new(tr!("Country"))), country);
        fields.suggest(ui, (rect, &response), 5, country, suggest::countries, suggested);
        let label =
            label_of(tr!("State"), places::state_name(&country.to_uppercase(), &state.to_uppercase()));
        let (rect, response) = fields.show(ui, right, 6, (&label, Entry::new(tr!("State"))), state);
        let found = |typed: &str| suggest::states(country, typed);
        fields.suggest(ui, (rect, &response), 6, state, found, suggested);
        let [room] = fields.row(ui, [(7, 1.0)]);
        let (_, response) =
            fields.show(ui, room, 7, (tr!("VAT number"), Entry::new(tr!("VAT number"))), vat_number);
        // A number that is not typed to its end is not judged.
        if let Some(words) = complaint(vat_number, country).filter(|_| !response.has_focus()) {
            panel::hint(ui, &words);
        }
        let [room] = fields.row(ui, [(8, 1.0)]);
        let (label, hint) = (tr!("Buyer's reference"), tr!("Such as a Leitweg-ID"));
        fields.show(ui, room, 8, (label, Entry::new(label).hint(hint)), buyer_reference);
    }

    fn facts(self, ui: &mut Ui, row: &CustomerRow, _form: &mut TextsOf<Self>) -> Option<Action> {
        ui.add_space(4.0);
        panel::fact(ui, tr!("Registered"), &dates().long_day(row.customer.registered_at.day));
        panel::fact(ui, tr!("Orders"), &self.amounts.formatter.count(row.orders));
        panel::fact(ui, tr!("Total of the orders"), &self.amounts.signed(row.total));
        None
    }

    fn related(CustomerRow { customer, .. }: &CustomerRow) -> Option<Action> {
        let customer = Some((customer.login.clone(), customer.called().to_owned()));
        Some(Action::ShowOrders(Box::new(OrderFilter { customer, ..OrderFilter::default() })))
    }
}

/// The code of a country typed by code or name; empty stays empty. A code of two letters need not
/// be a known country.
fn country_of(typed: &str) -> Option<String> {
    let code = places::country_typed(typed);
    let is_code = code.len() == 2 && code.chars().all(|letter| letter.is_ascii_uppercase());
    (typed.is_empty() || is_code).then_some(code)
}

/// The label of a field, followed by the name that the code in the field stands for: `Country ·
/// Germany`.
pub(super) fn label_of(name: &str, meaning: Option<&str>) -> String {
    meaning.map_or_else(|| name.to_owned(), |meaning| format!("{name} · {meaning}"))
}

/// What is wrong with a VAT number at an address in a country; it is saved all the same.
pub(super) fn complaint(vat_number: &str, country: &str) -> Option<String> {
    let problem = VatNumber::parse(vat_number, &places::country_typed(country)).err()?;
    (!vat_number.trim().is_empty()).then(|| translate::text(&problem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_country_is_typed_by_code_or_name() {
        for (typed, expected) in [
            ("", Some("")),
            ("de", Some("DE")),
            ("Germany", Some("DE")),
            ("XX", Some("XX")),
            ("uk", Some("GB")),
            ("Atlantis", None),
        ] {
            assert_eq!(country_of(typed).as_deref(), expected, "{typed}");
        }
    }
}
