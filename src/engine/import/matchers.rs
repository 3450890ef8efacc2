//! Who the products and customers of another system are in this shop. Both are looked up in memory, since a
//! file names them on every line. Products are in `product_matcher.rs`; a customer goes by their key where a file of
//! the same import says who that is, then by their address.

use std::collections::{BTreeMap, BTreeSet};

use super::product_matcher::ProductMatcher;
use super::{Import, Noun, Outcome};
use crate::domain::Result;
use crate::domain::order::{Customer, Order};
use crate::domain::time::{Local, Zone};
use crate::store::Write;
use crate::transfer::Notes;
use crate::transfer::answers::ShopOfFiles;
use crate::transfer::foreign::Buyer;

/// What is known while files of another system are imported.
pub(super) struct Matchers {
    pub(super) zone: Zone,
    pub(super) products: ProductMatcher,
    pub(super) customers: CustomerMatcher,
    pub(super) notes: Notes,
}

impl Matchers {
    pub(super) fn of(write: &Write<'_>, shop: &ShopOfFiles) -> Result<Self> {
        let mut customers = CustomerMatcher::default();
        write.each_customer(|customer| {
            customers.add(&customer);
            Ok(())
        })?;
        let products = ProductMatcher::of(write, shop.name().is_some())?;
        Ok(Self { zone: write.shop()?.time_zone, products, customers, notes: Notes::default() })
    }
}

/// The customers of the shop.
#[derive(Default)]
pub(super) struct CustomerMatcher {
    by_email: BTreeMap<String, String>,
    /// Who they are whose keys there are known.
    elsewhere: BTreeMap<i64, String>,
    /// Those that orders of this import brought, with their registration.
    brought: BTreeMap<String, (Customer, Customer)>,
    /// Those that a file of this import describes.
    pub(super) described: BTreeSet<String>,
}

impl CustomerMatcher {
    fn add(&mut self, customer: &Customer) {
        if !customer.email.is_empty() {
            self.by_email.entry(customer.email.to_lowercase()).or_insert(customer.login.clone());
        }
    }

    /// Their login, when their key or address is known.
    pub(super) fn find(&self, id: Option<i64>, email: &str) -> Option<&String> {
        let by_id = id.and_then(|id| self.elsewhere.get(&id));
        by_id.or_else(|| self.by_email.get(&email.to_lowercase()).filter(|_| !email.is_empty()))
    }

    fn is_described(&self, id: Option<i64>) -> bool {
        let login = id.and_then(|id| self.elsewhere.get(&id));
        login.is_some_and(|login| self.described.contains(login))
    }

    pub(super) fn learn(&mut self, id: Option<i64>, customer: &Customer) {
        if let Some(id) = id.filter(|id| *id > 0) {
            self.elsewhere.insert(id, customer.login.clone());
        }
        self.add(customer);
    }
}

impl Import<'_, '_, '_> {
    /// The login of who bought, made a customer when they have an account or an address. Who an order of
    /// the books names already stays, unless a file of this import describes the buyer: accounts change
    /// their addresses, and guests get accounts.
    pub(super) fn buyer_of(
        &mut self,
        known: &mut Matchers,
        buyer: &Buyer,
        place: u64,
        at: Local,
        was: Option<&Order>,
    ) -> Result<Option<String>> {
        let id = buyer.id.filter(|id| *id > 0);
        if let Some(was) = was.filter(|was| was.customer.is_some() || id.is_none() && buyer.is_guest())
            && !known.customers.is_described(id)
        {
            if let Some(login) = &was.customer {
                self.seen(known, login, at);
            }
            return Ok(was.customer.clone());
        }
        if let Some(login) = known.customers.find(id, &buyer.email).cloned() {
            self.seen(known, &login, at);
            return Ok(Some(login));
        }
        let login = match id {
            _ if !buyer.login.is_empty() => buyer.login.clone(),
            _ if !buyer.email.is_empty() => buyer.email.to_lowercase(),
            Some(id) => self.number_of(&format!("customer-{id}")),
            None => return Ok(None),
        };
        let is_there = self.write.user(&login)?.is_some();
        if buyer.is_guest() && !is_there {
            let text = "of guests, who have no account: these orders name no customer";
            known.notes.add(place, text);
            return Ok(None);
        }
        let customer = Customer {
            login,
            name: buyer.name.clone(),
            email: buyer.email.clone(),
            registered_at: at,
            address: buyer.address.clone(),
            ..Customer::default()
        };
        known.customers.learn(id, &customer);
        if !is_there {
            let id = self.write.add_customer(&customer, known.zone)?;
            self.added.add(Noun::Customers, id.get());
            self.count(Outcome::New, &customer, None);
            let text = "the file has no registrations: customers are registered at their first order";
            known.notes.add(place, text);
            known.customers.brought.insert(customer.login.clone(), (customer.clone(), customer.clone()));
        }
        self.seen(known, &customer.login, at);
        Ok(Some(customer.login))
    }

    /// Who was brought by an order is registered at the first of their orders, wherever it stands.
    fn seen(&mut self, known: &mut Matchers, login: &str, at: Local) {
        self.name(Noun::Customers, login);
        if let Some((_, customer)) = known.customers.brought.get_mut(login) {
            customer.registered_at = customer.registered_at.min(at);
        }
    }

    /// Registers those that orders brought at the first of their orders, and remembers what products are
    /// called there.
    pub(super) fn settle(&mut self, known: &Matchers) -> Result<()> {
        known.products.learn(self.write)?;
        for (login, (was, customer)) in &known.customers.brought {
            if was != customer
                && let Some(user) = self.write.user(login)?
            {
                self.write.change_customer(user.id, was, customer, known.zone)?;
            }
        }
        Ok(())
    }
}
