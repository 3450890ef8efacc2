//! Responses of a REST API. All such files of an import are taken together: first what orders refer to, in
//! whichever file, then the orders, then the refunds that no order took.

use super::foreign::OrderFile;
use super::matchers::Matchers;
use super::refunds::Refunds;
use super::{EntryOutcome, Import};
use domain::Result;
use domain::access::Role;
use domain::noun::NounKind;
use domain::order::Customer;
use domain::tax::class::TaxClass;
use domain::text;
use domain::text::Text;
use transfer::foreign::ForeignCustomer;
use transfer::rest_json::{self, Entry, Pass};
use transfer::tax_csv::TaxFile;
use transfer::{Refusal, Source};

/// The approximate size of an order in a response.
const BYTES_AN_ORDER: u64 = 3_000;

impl Import<'_, '_> {
    pub(super) fn rest(&mut self, sources: &[&Source]) -> Result<()> {
        if sources.is_empty() {
            return Ok(());
        }
        let mut known = Matchers::of(self.write, &self.options.answers.shop)?;
        let mut refunds = Refunds::of(sources);
        self.report.entry_files = sources.iter().map(|source| source.name().to_owned()).collect();
        for (at, source) in sources.iter().enumerate() {
            self.heads(at, source, &mut known, &mut refunds)?;
        }
        for source in sources {
            self.adding_orders(source, BYTES_AN_ORDER, |import, are_first| {
                import.orders((source, are_first), &mut known, &mut refunds)
            })?;
        }
        self.refunds_alone(&mut known, refunds)?;
        self.settle(&known)
    }

    /// Imports everything of a file but its orders.
    fn heads(
        &mut self,
        at: usize,
        source: &Source,
        known: &mut Matchers,
        refunds: &mut Refunds<'_>,
    ) -> Result<()> {
        let mut rates = TaxFile::default();
        let read_as = (known.zone, &self.options.answers.statuses);
        let notes = rest_json::read(source, read_as, Pass::Heads, &mut |entry| match entry {
            Entry::Refund(refund) => {
                let line = refund.place;
                match refunds.add(at, refund) {
                    Ok(()) => Ok(()),
                    Err(problem) => self.refuse(source, Refusal { line, problem }),
                }
            }
            Entry::Customer(customer) => self.foreign_customer(source, known, &customer),
            Entry::Product { place, product } => {
                self.holds(NounKind::Product);
                self.described_product(source, known, place, product)
            }
            Entry::TaxRate(row) => rates.add(source, Ok(row)),
            Entry::TaxClass { class, .. } => self.tax_class(&class),
            Entry::Refused(refusal) => self.refuse(source, refusal),
            Entry::Order(_) => Ok(()),
        })?;
        self.take_notes(source, &notes);
        if rates.rows.is_empty() { Ok(()) } else { self.rates(source, rates) }
    }

    fn orders(
        &mut self,
        (source, are_first): (&Source, bool),
        known: &mut Matchers,
        refunds: &mut Refunds<'_>,
    ) -> Result<()> {
        let mut file = OrderFile::new(source, self.write.shop()?.currency, are_first);
        let mut count = 0_u64;
        let read_as = (known.zone, &self.options.answers.statuses);
        let notes = rest_json::read(source, read_as, Pass::Orders, &mut |entry| {
            self.count_entry(source, &mut count)?;
            match entry {
                Entry::Order(order) => {
                    self.holds(NounKind::Order);
                    self.foreign_order(&mut file, known, refunds, order)
                }
                Entry::Refused(refusal) => self.refuse(source, refusal),
                _ => Ok(()),
            }
        })?;
        self.take_notes(source, &notes);
        self.take_notes(source, &std::mem::take(&mut known.notes));
        Ok(())
    }

    fn foreign_customer(
        &mut self,
        source: &Source,
        known: &mut Matchers,
        incoming: &ForeignCustomer,
    ) -> Result<()> {
        self.holds(NounKind::Customer);
        let line = incoming.place;
        let of_id = incoming.id.map(|id| self.number_of(&format!("customer-{id}"))).unwrap_or_default();
        let names = [incoming.login.clone(), incoming.email.to_lowercase(), of_id];
        let mut names = names.into_iter().filter(|name| !name.is_empty());
        let first = names.next().unwrap_or_default();
        let mut login = first.clone();
        if self.write.user(&first)?.is_none() {
            let by_address = known.customers.find(self.write, incoming.id, &incoming.email)?.cloned();
            let mut others = by_address.into_iter().chain(names);
            let found = others.find_map(|name| match self.write.user(&name) {
                Ok(None) => None,
                Ok(Some(_)) => Some(Ok(name)),
                Err(error) => Some(Err(error)),
            });
            login = found.transpose()?.unwrap_or(first);
        }
        if !known.customers.described.insert(login.clone()) {
            let problem =
                text!("customer \"{login}\" is described twice in this import: leave one of them out", login);
            return self.refuse(source, Refusal { line, problem });
        }
        self.name(NounKind::Customer, &login);
        let user = self.write.user(&login)?;
        if let Some(user) = user.as_ref().filter(|user| user.role != Role::Customer) {
            let problem = text!(
                "customer \"{login}\": the shop already has a user with this name, as {role}: rename one of them",
                login,
                role = Text::new(user.role.name())
            );
            return self.refuse(source, Refusal { line, problem });
        }
        let was = self.write.customer(&login)?;
        let registered_at = incoming.registered_at.or(was.as_ref().map(|was| was.registered_at));
        let Some(registered_at) = registered_at else {
            let problem = text!(
                "customer \"{login}\": there is no date at which they registered or were seen: add it",
                login
            );
            return self.refuse(source, Refusal { line, problem });
        };
        let or = |new: &str, old: Option<&String>| {
            if new.is_empty() { old.cloned().unwrap_or_default() } else { new.to_owned() }
        };
        let lived = was.as_ref().map(|was| was.address.clone()).unwrap_or_default();
        let customer = Customer {
            address: if incoming.address.is_empty() { lived } else { incoming.address.clone() },
            name: or(&incoming.name, was.as_ref().map(|was| &was.name)),
            email: or(&incoming.email, was.as_ref().map(|was| &was.email)),
            vat_number: or(&incoming.vat_number, was.as_ref().map(|was| &was.vat_number)),
            login,
            registered_at,
            ..was.clone().unwrap_or_default()
        };
        known.customers.remember(self.write, incoming.id, &customer)?;
        if let (Some(user), Some(was)) = (user, was) {
            return self.change_known_customer(user.id, &was, &customer, known.zone);
        }
        self.add_customer(&customer, known.zone)
    }

    /// Adds a class that the shop lacks.
    fn tax_class(&mut self, class: &TaxClass) -> Result<()> {
        self.holds(NounKind::TaxClass);
        self.name(NounKind::TaxClass, class.slug.as_str());
        let is_there = class.slug.is_standard() || self.write.class(&class.slug)?.is_some();
        if !is_there {
            self.add_class(class)?;
        }
        self.count(if is_there { EntryOutcome::Identical } else { EntryOutcome::New }, class, None);
        Ok(())
    }
}
