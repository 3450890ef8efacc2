//! The Customers tab: customers with their addresses and what they ordered.

use egui::Ui;
use egui_material_icons::icons::ICON_GROUP;

use crate::format::{self, Amounts};
use crate::model::listed::holds;
use crate::model::{FieldTexts, ListWords, Mistakes, OrderFilter, Record, Tab, Target, place};
use crate::tabs::Action;
use crate::theme::Icon;
use crate::translate::{self, dates, tr};
use crate::widgets::{Column, Suggested, columns_of, with_fields};
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

use super::book::{Book, Kind, StyledText, TextsOf};
use super::field_form::{self, FormRow, complaint};
use super::panel::{self, Fields};

impl Record for CustomerRow {
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
}

#[derive(Clone, Copy)]
pub(crate) struct Customers {
    pub(crate) may_change: bool,
    pub(crate) amounts: Amounts,
}

impl Book for Customers {
    type Row = CustomerRow;

    const RELATED: &'static str = label!("Orders of this customer");
    const FIND: &'static str = label!("Name, email or place");
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
            ("email", width * 0.21, 640.0),
            ("city", (width * 0.18).max(112.0), 0.0),
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
            "city" if city.is_empty() => StyledText::of(Kind::Plain, translate::country(country)),
            "city" => {
                let note = translate::country(country).to_owned();
                StyledText { note, ..StyledText::of(Kind::Plain, city) }
            }
            "registered" => StyledText::of(Kind::Quiet, format::day(customer.registered_at.day)),
            _ => return None,
        })
    }

    fn warning(self, CustomerRow { customer, .. }: &CustomerRow) -> Option<String> {
        complaint(&customer.vat_number, &customer.address.country)
    }

    fn texts(self, customer: &Customer) -> FieldTexts {
        FieldTexts::of(customer)
    }

    fn read(self, form: &FieldTexts, was: &Customer) -> std::result::Result<Customer, Mistakes> {
        let mut mistakes = Vec::new();
        let customer = form.read(was, (self.amounts.formatter, Day::default()), &mut mistakes);
        if customer.name.is_empty() && customer.email.is_empty() && was.login.is_empty() {
            mistakes.insert(
                0,
                (place::<Customer>("name"), tr!("Give them a name or an email address").to_owned()),
            );
        }
        if mistakes.is_empty() { Ok(customer) } else { Err(mistakes) }
    }

    fn fields(
        self,
        ui: &mut Ui,
        form: &mut FieldTexts,
        fields: &mut Fields<'_, usize>,
        suggested: &mut Suggested,
    ) {
        field_form::form::<Customer>(ui, ROWS, form, fields, suggested);
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
