//! The removals under `Policy::Replace`: of each kind that the files hold, the entries that they do not
//! name. Nothing is removed when a row was refused, since it may have named something.
//!
//! Products and suppliers are archived, not deleted, since orders and purchases name them; customers with orders
//! are kept.

use super::purchases::named;
use super::{EntryOutcome, Import, Policy};
use crate::purchases::remove;
use domain::Result;
use domain::advice::Advice;
use domain::noun::{Describe, Noun, NounKind};
use domain::order::{CreditNote, Customer, Order, Product};
use domain::purchase::{Purchase, SupplierPurchase};
use domain::{each_plain_noun, text};
use store::JournalChange;
use transfer::Source;

impl Import<'_, '_> {
    pub(super) fn replace(&mut self, sources: &[Source]) -> Result<()> {
        if self.options.policy != Policy::Replace {
            return Ok(());
        }
        if let Some(refused) = self.report.refused.first() {
            let source = sources.iter().find(|source| source.name() == refused.file);
            let problem = text!(
                "{rows} {rows:row was|rows were} refused ({problem}), and what they name would be taken out of the shop",
                rows = i64::try_from(self.report.refused_count).unwrap_or(i64::MAX),
                problem = &refused.refusal.problem
            );
            return source
                .map_or(Ok(()), |source| Err(source.ask(refused.refusal.line, Advice::Merge, problem)));
        }
        for noun in std::mem::take(&mut self.held) {
            let named = self.named.remove(&noun).unwrap_or_default();
            let is_named = |key: &str| named.contains(key);
            each_plain_noun!(T => if T::KIND == noun {
                self.archive(|one: &T| !is_named(&one.name().to_lowercase()))?;
            });
            match noun {
                NounKind::Order => self.replace_orders(&is_named)?,
                NounKind::CreditNote => self.replace_credit_notes(&is_named)?,
                NounKind::TaxRate => self.replace_rates(&is_named)?,
                NounKind::TaxClass => self.replace_classes(&is_named)?,
                NounKind::Product => self.archive(|product: &Product| !is_named(&product.id.to_string()))?,
                NounKind::Customer => self.replace_customers(&is_named)?,
                NounKind::Purchase => self.replace_purchases(&is_named)?,
                // A period is reopened by itself, with a reason.
                _ => {}
            }
        }
        Ok(())
    }

    fn replace_orders(&mut self, is_named: &dyn Fn(&str) -> bool) -> Result<()> {
        let unnamed = |order: Order| (!is_named(&order.number)).then_some(order.number);
        for number in gathered(|visit| self.write.each_order(visit), unnamed)? {
            if let Some((id, order)) = self.write.order(&number)? {
                self.write.delete_order(id, &order)?;
                self.count(EntryOutcome::Removed, &order, None);
            }
        }
        Ok(())
    }

    fn replace_credit_notes(&mut self, is_named: &dyn Fn(&str) -> bool) -> Result<()> {
        let unnamed = |note: CreditNote| (!is_named(&note.number)).then_some(note.number);
        for number in gathered(|visit| self.write.each_credit_note(visit), unnamed)? {
            if let Some((id, note)) = self.write.credit_note(&number)? {
                self.remove_credit_note(id, &note)?;
            }
        }
        Ok(())
    }

    pub(super) fn remove_credit_note(&mut self, id: i64, note: &CreditNote) -> Result<()> {
        self.write.delete_credit_note(id, note)?;
        self.write.record(JournalChange::credit_note(id, Some(note), None));
        self.count(EntryOutcome::Removed, note, None);
        Ok(())
    }

    fn replace_rates(&mut self, is_named: &dyn Fn(&str) -> bool) -> Result<()> {
        for rate in self.write.rates(None, i64::MAX, 0)? {
            if !is_named(&rate.id.to_string()) {
                self.write.delete_rate(&rate)?;
                self.count(EntryOutcome::Removed, &rate, None);
            }
        }
        Ok(())
    }

    /// Removes only classes without rates: the class of a rate changes on request only.
    fn replace_classes(&mut self, is_named: &dyn Fn(&str) -> bool) -> Result<()> {
        let inactive = self.write.inactive_rates()?;
        for class in self.write.classes()? {
            let has_rates = self.write.rate_count(Some(&class.slug))? > 0
                || inactive.iter().any(|rate| rate.class == class.slug);
            if !is_named(class.slug.as_str()) && !has_rates {
                self.write.delete_class(&class)?;
                self.count(EntryOutcome::Removed, &class, None);
            }
        }
        Ok(())
    }

    /// Archives the records of a kind for which `is_gone` is true.
    fn archive<T: Noun + Describe>(&mut self, is_gone: impl Fn(&T) -> bool) -> Result<()> {
        for was in self.write.all::<T>()?.into_iter().filter(|one| !one.is_archived() && is_gone(one)) {
            let archived = was.clone().archived(true);
            self.write.record(JournalChange::noun(Some(&was), Some(&archived)));
            self.write.put(&archived)?;
            self.count(EntryOutcome::Removed, &was, None);
        }
        Ok(())
    }

    fn replace_purchases(&mut self, is_named: &dyn Fn(&str) -> bool) -> Result<()> {
        let unnamed = |purchase: Purchase| {
            (!is_named(&named(purchase.supplier, &purchase.document))).then_some(purchase)
        };
        for purchase in gathered(|visit| self.write.each_purchase(visit), unnamed)? {
            remove(self.write, &purchase)?;
            let supplier = self.write.get(purchase.supplier)?.unwrap_or_default();
            self.count(EntryOutcome::Removed, &SupplierPurchase { supplier, purchase }, None);
        }
        Ok(())
    }

    fn replace_customers(&mut self, is_named: &dyn Fn(&str) -> bool) -> Result<()> {
        let unnamed = |customer: Customer| (!is_named(&customer.login)).then_some(customer);
        for customer in gathered(|visit| self.write.each_customer(visit), unnamed)? {
            if self.write.delete_customer(&customer)? {
                self.count(EntryOutcome::Removed, &customer, None);
            }
        }
        Ok(())
    }
}

/// Collects the values that `kept` takes of the rows that `each` visits.
fn gathered<T, K>(
    each: impl FnOnce(&mut dyn FnMut(T) -> Result<()>) -> store::Result<()>,
    kept: impl Fn(T) -> Option<K>,
) -> Result<Vec<K>> {
    let mut all = Vec::new();
    each(&mut |row| {
        all.extend(kept(row));
        Ok(())
    })?;
    Ok(all)
}
