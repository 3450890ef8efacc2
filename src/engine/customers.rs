//! Customers: the list, one customer at a time, and suggestions while a name is typed. An archived customer
//! is kept for their orders and counts as registered, but is left out of suggestions.

use serde::{Deserialize, Serialize};

use super::change::rules::{Changes, Rule, books};
use super::nouns::best_first;
use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::label;
use domain::money::Money;
use domain::order::Customer;
use domain::text;
use domain::text::suggest::fit;
use domain::text::{Text, clean, short, too_long};
use domain::{Error, Result};
use store::{JournalChange, Read, Write};

/// Titles in the history for one that is added, edited, archived, or brought back.
const TITLES: [&str; 4] = [
    label!("Add customer {name}"),
    label!("Edit customer {name}"),
    label!("Archive customer {name}"),
    label!("Bring back customer {name}"),
];

/// The filter and page of a request for customers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CustomerQuery {
    /// A part of the name, login, email or VAT number; everyone when empty.
    pub text: String,
    /// True to include archived customers.
    pub archived: bool,
    /// The number of customers to skip.
    pub offset: usize,
    /// The most customers to return.
    pub limit: usize,
}

/// A page of customers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CustomerPage {
    /// Sorted by how well they match, then by name.
    pub customers: Vec<CustomerRow>,
    /// The number of customers on all pages.
    pub count: usize,
}

/// A customer with the count and total of their orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CustomerRow {
    /// The customer itself.
    pub customer: Customer,
    /// The number of their orders that reports count.
    pub orders: i64,
    /// The total of those orders.
    pub total: Money,
}

/// A change of a customer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
#[expect(clippy::large_enum_variant, reason = "one is made at a time")]
pub enum CustomerChange {
    /// Adds a customer, or overwrites one; `was` is that one as it was read for the edit.
    #[serde(rename = "save_customer")]
    Save { customer: Customer, was: Option<Customer> },
    /// Archives a customer, or takes them out of the archive.
    #[serde(rename = "archive_customer")]
    Archive { login: String, archived: bool },
}

impl Changes for CustomerChange {
    fn rule(&self) -> Rule<'_> {
        books(label!("change customers"))
    }

    fn title(&self) -> Text {
        match self {
            Self::Save { .. } => text!("Save customer"),
            Self::Archive { .. } => text!("Archive customer"),
        }
    }

    fn can_be_one_of_several(&self) -> bool {
        matches!(self, Self::Archive { .. })
    }
}

impl Engine {
    /// A page of the customers that a query matches. Needs `manage_store`.
    pub fn customers(&self, actor: &Actor, query: &CustomerQuery) -> Result<CustomerPage> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see customers") })?;
        self.store.read(|read| {
            let found = fitting(read, &query.text, query.archived)?;
            let count = found.len();
            let page = found.into_iter().skip(query.offset).take(query.limit);
            let row = |customer: Customer| {
                let (orders, total) = read.orders_of_customer(&customer.login)?;
                Ok(CustomerRow { customer, orders, total })
            };
            Ok(CustomerPage { customers: page.map(row).collect::<Result<_>>()?, count })
        })
    }

    /// The customers that match a typed text, best first, without archived ones. Needs `manage_store`.
    pub fn customer_suggestions(&self, actor: &Actor, text: &str, limit: usize) -> Result<Vec<Customer>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see customers") })?;
        let mut found = self.store.read(|read| fitting(read, text, false))?;
        found.truncate(limit);
        Ok(found)
    }

    /// The customer with this login, archived or not. Needs `view_store_reports`.
    pub fn customer(&self, actor: &Actor, login: &str) -> Result<Option<Customer>> {
        require(actor, Capability::ViewStoreReports, Error::NotAllowed { what: label!("see customers") })?;
        self.store.read(|read| Ok(read.customer(login)?))
    }

    /// Every customer, archived ones too, with the number and total of their orders, in the order in which
    /// they were added. Needs `manage_store`.
    pub fn customer_list(&self, actor: &Actor) -> Result<Vec<CustomerRow>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see customers") })?;
        self.store.read(customer_rows)
    }
}

/// Every customer in the order in which they were added; their orders are summed in one pass.
pub(super) fn customer_rows(read: &Read<'_>) -> Result<Vec<CustomerRow>> {
    let ordered = read.ordered_by_customer()?;
    let mut rows = Vec::new();
    read.each_customer(|customer| {
        let (orders, total) = ordered.get(&customer.login).copied().unwrap_or_default();
        rows.push(CustomerRow { customer, orders, total });
        Ok(())
    })?;
    Ok(rows)
}

/// Saves a customer: a new one, or an edit of `was`. A new one without a login gets their email as login,
/// else their name. Returns the customer; refused when the login is taken, or when they are no longer equal
/// to `was`.
pub(super) fn save(write: &Write<'_>, customer: &Customer, was: Option<&Customer>) -> Result<Customer> {
    let customer = checked(customer)?;
    match was {
        Some(was) => change(write, was, &customer)?,
        None => add(write, &customer)?,
    }
    let [added, edited, ..] = TITLES;
    let title = if was.is_some() { edited } else { added };
    write.entitle(Text::of(title, [("name", called(&customer).into())]));
    Ok(customer)
}

/// Archives a customer or takes them out of the archive; refused when no customer has this login.
pub(super) fn archive(write: &Write<'_>, login: &str, archived: bool) -> Result<Customer> {
    let was = write.customer(login)?.ok_or_else(|| Error::UnknownUser { login: login.to_owned() })?;
    let customer = Customer { archived, ..was.clone() };
    change(write, &was, &customer)?;
    let [.., put_away, brought_back] = TITLES;
    let title = if archived { put_away } else { brought_back };
    write.entitle(Text::of(title, [("name", called(&customer).into())]));
    Ok(customer)
}

/// The name by which people know a customer; the login of one without a name.
fn called(customer: &Customer) -> &str {
    if customer.name.is_empty() { &customer.login } else { &customer.name }
}

/// The login of a customer that comes with an order, who is added when no customer has that login.
pub(super) fn add_customer_of_order(write: &Write<'_>, customer: &Customer) -> Result<String> {
    let customer = checked(customer)?;
    if write.customer(&customer.login)?.is_none() {
        add(write, &customer)?;
    }
    Ok(customer.login)
}

/// The customers that match, best first.
fn fitting(read: &Read<'_>, text: &str, archived: bool) -> Result<Vec<Customer>> {
    let mut found = Vec::new();
    read.each_customer(|customer| {
        if archived || !customer.archived {
            let others = [&*customer.email, &customer.vat_number];
            let fit = fit(text, &customer.login, customer.called(), &others);
            found.extend(fit.map(|fit| (fit, customer)));
        }
        Ok(())
    })?;
    Ok(best_first(text, found, |customer| (customer.called().to_lowercase(), customer.login.clone())))
}

/// The customer with its texts cleaned and a login; refused when a field is invalid.
fn checked(customer: &Customer) -> Result<Customer> {
    let refuse = |problem: Text| Error::Invalid { what: text!("The customer"), problem };
    if let Some(problem) = too_long(customer.address.parts()) {
        return Err(refuse(problem));
    }
    let cleaned = |what: &'static str, text: &str| {
        let refuse = |problem: Text| refuse(text!("{what}: {problem}", what = Text::new(what), problem));
        short(text, clean).map_err(refuse)
    };
    let name = cleaned(label!("name"), &customer.name)?;
    let email = cleaned(label!("email"), &customer.email)?;
    let vat_number = cleaned(label!("VAT number"), &customer.vat_number)?;
    let buyer_reference = cleaned(label!("Buyer's reference"), &customer.buyer_reference)?;
    let given = cleaned(label!("login"), &customer.login)?;
    let login = [given, email.to_lowercase(), name.clone()].into_iter().find(|text| !text.is_empty());
    let login = login
        .ok_or_else(|| refuse(text!("they have neither a name nor an email address; write one of them")))?;
    let address = customer.address.as_typed();
    Ok(Customer { login, name, email, vat_number, buyer_reference, address, ..customer.clone() })
}

fn add(write: &Write<'_>, customer: &Customer) -> Result<()> {
    if write.user(&customer.login)?.is_some() {
        return Err(Error::UserExists { login: customer.login.clone() });
    }
    write.add_customer(customer, write.shop()?.time_zone)?;
    write.record(JournalChange::customer(None, customer));
    Ok(())
}

fn change(write: &Write<'_>, was: &Customer, customer: &Customer) -> Result<()> {
    let refuse = |problem: Text| {
        Err(Error::Invalid { what: text!("Customer \"{login}\"", login = &was.login), problem })
    };
    if customer.login != was.login {
        return refuse(text!("a customer keeps their login; for another login, add another customer"));
    }
    if write.customer(&was.login)?.as_ref() != Some(was) {
        return refuse(text!("they were changed meanwhile. Nothing was saved: look at what they are now"));
    }
    if let Some(user) = write.user(&was.login)?.filter(|_| customer != was) {
        write.change_customer(user.id, was, customer, write.shop()?.time_zone)?;
        write.record(JournalChange::customer(Some(was), customer));
    }
    Ok(())
}
