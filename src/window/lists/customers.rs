//! The Customers tab: customers with their addresses and what they ordered.

use egui::Ui;

use crate::format;
use crate::model::{FieldTexts, Mistakes, OrderFilter, Tab, Target, holds, place};
use crate::tabs::Action;
use crate::tabs::page::ListWords;
use crate::translate::{self, dates, tr};
use crate::widgets::{Column, columns_of, with_fields};
use domain::Result;
use domain::access::Actor;
use domain::fielded::Fielded;
use domain::label;
use domain::noun::NounKind;
use domain::order::Customer;
use domain::places::address::Address;
use domain::table::ColumnOf;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Local};
use engine::{CUSTOMER_COLUMNS, Change, CustomerChange, CustomerRow, Engine, Listing, Outcome};

use super::field_form::{self, FormRow, complaint};
use super::noun::{CellStyle, ListedNoun, Shown, StyledText};
use crate::tabs::panel::{self, Fields};

impl ListedNoun for CustomerRow {
    type Context = ();
    /// The login.
    type Key = String;
    type Value = Customer;
    type Texts = FieldTexts;

    const TAB: Tab = Tab::Customers;
    const KIND: NounKind = NounKind::Customer;
    const WORDS: ListWords = ListWords {
        new: label!("New customer"),
        all: label!("All customers"),
        none_yet: label!("No customers yet"),
        no_match: label!("No customer matches"),
        selected: label!("{count} {count:customer|customers} selected"),
        empty: label!(
            "Add who buys from you, or import them with past orders. An order can do without a \
             customer."
        ),
        import: label!("Import orders"),
        find: label!("Name, email or place"),
        related: label!("Orders of this customer"),
        saved: label!("Customer saved"),
        exported: label!("All customers, archived ones too, with what they ordered."),
    };
    const CONTEXT: &'static () = &();
    const CONTROLS: f32 = 810.0;

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
        holds(self.customer.searched(), text)
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
        Change::Customer(CustomerChange::Save { customer: Customer { registered_at, ..customer }, was })
    }

    fn archive(login: String, archived: bool) -> Change {
        Change::Customer(CustomerChange::Archive { login, archived })
    }

    fn changed(outcome: Outcome) -> Result<Customer> {
        outcome.customer()
    }

    fn listing(only: Option<Vec<String>>, _sold_in: Option<RangeQuery>) -> Listing {
        Listing::Customers(only)
    }

    fn columns(list: Shown<'_, Self>, width: f32) -> Vec<Column> {
        let layout = [
            ("name", 0.0, 0.0),
            ("email", width * 0.21, 640.0),
            ("city", (width * 0.18).max(112.0), 0.0),
            ("registered", 86.0, 700.0),
            ("orders", 62.0, 0.0),
            ("total", 88.0, 0.0),
        ];
        columns_of(&CUSTOMER_COLUMNS, list.amounts().sign(), &with_fields::<Customer>(&layout))
    }

    fn cell(&self, key: &str, _: Shown<'_, Self>) -> Option<StyledText> {
        let customer = &self.customer;
        let Address { city, country, .. } = &customer.address;
        Some(match key {
            "name" => StyledText::of(CellStyle::Strong, customer.called()),
            "email" => StyledText::of(CellStyle::Quiet, &customer.email),
            "city" if city.is_empty() => StyledText::of(CellStyle::Plain, translate::country(country)),
            "city" => {
                let (note, short) = (translate::country(country).to_owned(), country.clone());
                StyledText { note, short, ..StyledText::of(CellStyle::Plain, city) }
            }
            "registered" => StyledText::of(CellStyle::Quiet, format::day(customer.registered_at.day)),
            _ => return None,
        })
    }

    fn warning(&self) -> Option<String> {
        let customer = &self.customer;
        complaint(&customer.vat_number, &customer.address.country)
    }

    fn texts(customer: &Customer, _: Shown<'_, Self>) -> FieldTexts {
        FieldTexts::of(customer)
    }

    fn read(
        form: &FieldTexts,
        was: &Customer,
        list: Shown<'_, Self>,
    ) -> std::result::Result<Customer, Mistakes> {
        let mut mistakes = Vec::new();
        let customer = form.read(was, (list.amounts().formatter, Day::default()), &mut mistakes);
        if customer.name.is_empty() && customer.email.is_empty() && was.login.is_empty() {
            mistakes.insert(
                0,
                (place::<Customer>("name"), tr!("Give them a name or an email address").to_owned()),
            );
        }
        if mistakes.is_empty() { Ok(customer) } else { Err(mistakes) }
    }

    fn fields(ui: &mut Ui, form: &mut FieldTexts, fields: &mut Fields<'_, usize>, _: Shown<'_, Self>) {
        field_form::form::<Customer>(ui, ROWS, form, fields);
    }

    fn facts(&self, ui: &mut Ui, _: &mut FieldTexts, list: Shown<'_, Self>) -> Option<Action> {
        ui.add_space(4.0);
        panel::fact(ui, tr!("Registered"), &dates().long_day(self.customer.registered_at.day));
        panel::fact(ui, tr!("Orders"), &list.amounts().formatter.count(self.orders));
        panel::fact(ui, tr!("Total of the orders"), &list.amounts().signed(self.total));
        None
    }

    fn related(&self) -> Option<Action> {
        let customer = &self.customer;
        let customer = Some((customer.login.clone(), customer.called().to_owned()));
        Some(Action::Open(Target::Orders(Box::new(OrderFilter { customer, ..OrderFilter::default() }))))
    }
}

/// The rows of the form.
const ROWS: &[FormRow] = &[
    &[("name", 1.0)],
    &[("email", 1.0)],
    &[("street", 1.0)],
    &[("postcode", 0.36), ("city", 0.64)],
    &[("country", 0.64), ("state", 0.36)],
    &[("vat_number", 1.0)],
    &[("buyer_reference", 1.0)],
];
