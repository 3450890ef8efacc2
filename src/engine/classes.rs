//! Tax classes (spec 4.3, choices 16 to 18).

use super::{Engine, require, step};
use crate::domain::access::{Actor, Capability};
use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::field::Value;
use crate::domain::time::Instant;
use crate::domain::{Error, Result};

impl Engine {
    /// All classes, the standard class first. Needs `manage_store`.
    pub fn classes(&self, actor: &Actor) -> Result<Vec<TaxClass>> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTaxClasses)?;
        let mut classes = vec![TaxClass::standard()];
        classes.extend(self.store.read(|read| read.classes())?);
        Ok(classes)
    }

    /// How many classes there are, the standard class among them. Needs `manage_store`.
    pub fn class_count(&self, actor: &Actor) -> Result<i64> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTaxClassesCount)?;
        Ok(self.store.read(|read| read.class_count())?.saturating_add(1))
    }

    /// Makes a class of what was given as its name. Needs `manage_store`; refused when nothing is left
    /// of the name, or when a class has its slug already.
    pub fn create_class(&mut self, actor: &Actor, name: Option<&Value>, now: Instant) -> Result<TaxClass> {
        require(actor, Capability::ManageStore, Error::UserCannotCreateTaxClass)?;
        let class = TaxClass::from_name(name)?;
        self.store.write(&step(actor, now, "Add tax class"), |write| {
            if class.slug.is_standard() || write.class(&class.slug)?.is_some() {
                return Err(Error::CannotCreateTaxClass { slug: class.slug.as_str().to_owned() });
            }
            write.add_class(&class, None)?;
            Ok(class)
        })
    }

    /// Deletes the class whose slug is this text's, and every rate of it. Answers how many rates went
    /// with it. Needs `manage_store`; refused when no custom class has the slug.
    pub fn delete_class(&mut self, actor: &Actor, slug: &str, now: Instant) -> Result<usize> {
        require(actor, Capability::ManageStore, Error::UserCannotDeleteTaxClass)?;
        let missing = || Error::CannotDeleteTaxClass { slug: slug.to_owned() };
        let key = ClassSlug::parse(slug).ok_or_else(missing)?;
        self.store.write(&step(actor, now, "Delete tax class"), |write| {
            let class = write.class(&key)?.ok_or_else(missing)?;
            let rates = write.rates(Some(&key), i64::MAX, 0)?;
            for rate in &rates {
                write.delete_rate(rate)?;
            }
            write.delete_class(&class)?;
            Ok(rates.len())
        })
    }
}
