//! Tax classes (spec 4.3, choices 16 to 18).

use super::change::rules::{Changes, Rule, books, store};
use domain::label;
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::field::Value;
use domain::order::Product;
use domain::percent::Percent;
use domain::rate::TaxRate;
use domain::rate::versions::VersionedRate;
use domain::returns::tags::rate_type_of;
use domain::returns::{RateType, SupplyKind};
use domain::shop::first_names::class_name;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::text;
use domain::text::Text;
use domain::{Error, Result};
use store::{JournalChange, Read, Write};

/// The most names of products in [`ClassUses`].
const NAMES: usize = 100;
/// The most items of orders that are counted.
const MOST_LINES: i64 = 10_000;

/// The rates, products and items of orders that use a class.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ClassUses {
    /// The number of its rates.
    pub rates: i64,
    /// The number of its products, archived ones too.
    pub products: i64,
    /// The names of the first of its products, archived ones last.
    pub names: Vec<String>,
    /// The number of its items in orders of any status; `class_uses` stops counting at 10,000.
    pub lines: i64,
    /// True if there are more items than were counted.
    pub has_more_lines: bool,
}

/// The fate of the rates of a class that is replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RatesOfReplaced {
    /// Deletes them with the class.
    #[default]
    Deleted,
    /// Moves them to the replacement.
    Moved,
}

/// The replacement of a class that is deleted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replacement {
    /// The class that products and items of orders move to.
    pub by: ClassSlug,
    /// The fate of its rates.
    pub rates: RatesOfReplaced,
}

/// A change of a tax class.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "fields whose name says it all")]
pub enum TaxClassChange {
    /// Adds a tax class; its slug is made from its name.
    #[serde(rename = "create_class")]
    Create { name: Option<Value> },
    /// Renames a tax class; its slug stays.
    #[serde(rename = "rename_class")]
    Rename { slug: ClassSlug, name: String },
    /// States the type of the rates of a tax class and its kind of supply, for tax returns; `None` leaves it
    /// to be derived.
    #[serde(rename = "set_class_types")]
    SetTypes { slug: ClassSlug, rate_type: Option<RateType>, kind: Option<SupplyKind> },
    /// Deletes a tax class, by any spelling of its slug; its rates too when there is no replacement.
    #[serde(rename = "delete_class")]
    Delete { slug: String, replacement: Option<Replacement> },
}

impl Changes for TaxClassChange {
    fn rule(&self) -> Rule<'_> {
        match self {
            Self::Create { .. } => store(Error::UserCannotCreateTaxClass),
            Self::Rename { .. } | Self::SetTypes { .. } => books(label!("change tax classes")),
            Self::Delete { .. } => store(Error::UserCannotDeleteTaxClass),
        }
    }

    fn title(&self) -> Text {
        match self {
            Self::Create { .. } => text!("Add tax class"),
            Self::Rename { .. } | Self::SetTypes { .. } => text!("Change tax class"),
            Self::Delete { .. } => text!("Delete tax class"),
        }
    }
}

impl Engine {
    /// All classes, the standard class first. Needs `manage_store`.
    pub fn classes(&self, actor: &Actor) -> Result<Vec<TaxClass>> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTaxClasses)?;
        self.store.read(all_classes)
    }

    /// The classes as [`Self::classes`], for views of rates and orders with their names. Needs
    /// `view_store_reports`: the list of the API, which needs `manage_store`, is that one.
    pub fn shown_classes(&self, actor: &Actor) -> Result<Vec<TaxClass>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadTaxClasses)?;
        self.store.read(all_classes)
    }

    /// The number of classes, with the standard class. Needs `manage_store`.
    pub fn class_count(&self, actor: &Actor) -> Result<i64> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTaxClassesCount)?;
        Ok(self.store.read(|read| Ok(read.class_count()?))?.saturating_add(1))
    }

    /// The rates, products and items of orders that use a class. Needs `manage_store`.
    pub fn class_uses(&self, actor: &Actor, slug: &ClassSlug) -> Result<ClassUses> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTaxClasses)?;
        self.store.read(|read| {
            let inactive = read.inactive_rates()?.iter().filter(|rate| rate.class == *slug).count();
            let rates =
                read.rate_count(Some(slug))?.saturating_add(i64::try_from(inactive).unwrap_or(i64::MAX));
            let mut uses = ClassUses { rates, ..ClassUses::default() };
            let mut archived = Vec::new();
            read.each(|product: Product| {
                if product.class == *slug {
                    uses.products += 1;
                    let names = if product.deleted { &mut archived } else { &mut uses.names };
                    names.push(product.name);
                }
                Ok(())
            })?;
            uses.names.append(&mut archived);
            uses.names.truncate(NAMES);
            let lines = read.lines_of_class(slug, MOST_LINES + 1)?;
            uses.lines = lines.min(MOST_LINES);
            uses.has_more_lines = lines > MOST_LINES;
            Ok(uses)
        })
    }

    /// The types that the rates of a class have where none is stated for it, in the order of [`RateType::ALL`]. Needs
    /// `manage_store`.
    pub fn derived_rate_types(&self, actor: &Actor, slug: &ClassSlug) -> Result<Vec<RateType>> {
        require(actor, Capability::ManageStore, Error::UserCannotReadTaxClasses)?;
        let (rates, standard) = self.store.read(|read| {
            let standard = if slug.is_standard() { None } else { Some(ClassSlug::standard()) };
            let standard = standard.map(|standard| read.rates(Some(&standard), i64::MAX, 0)).transpose()?;
            Ok((read.rates(Some(slug), i64::MAX, 0)?, standard.unwrap_or_default()))
        })?;
        let type_of =
            |rate: &TaxRate| rate_type_of(None, rate.rate, Some(slug), standard_of(rate, &standard));
        let types: BTreeSet<RateType> = rates.iter().map(type_of).collect();
        Ok(types.into_iter().collect())
    }
}

fn all_classes(read: &Read<'_>) -> Result<Vec<TaxClass>> {
    Ok([read.standard_class()?].into_iter().chain(read.classes()?).collect())
}

/// The percentage of the standard class in the country and state of a rate; `None` where it has none there.
fn standard_of(rate: &TaxRate, standard: &[TaxRate]) -> Option<Percent> {
    let is_there = |other: &&TaxRate| {
        other.country == rate.country && (other.state.is_empty() || other.state == rate.state)
    };
    standard.iter().filter(is_there).filter_map(|other| other.rate).max()
}

/// Adds a class with this name; refused when the name is empty once cleaned, or when a class has its slug or
/// its name already.
pub(super) fn create(write: &Write<'_>, name: Option<&Value>) -> Result<TaxClass> {
    let class = TaxClass::from_name(name)?;
    if class.slug.is_standard() || write.class(&class.slug)?.is_some() {
        return Err(Error::CannotCreateTaxClass { slug: class.slug.as_str().to_owned() });
    }
    // A renamed class keeps its slug, so names are compared too.
    let name = class.name.to_lowercase();
    if let Some(other) = write.classes()?.iter().find(|other| other.name.to_lowercase() == name) {
        let problem = text!("the class \"{name}\" has this name already; choose another", name = &other.name);
        return Err(Error::tax_data("name", problem));
    }
    write.add_class(&class, None)?;
    Ok(class)
}

/// Adds a class of a new shop, by its English name, under its name in the language of the shop.
pub(super) fn create_first(write: &Write<'_>, english: &str, language: &str) -> Result<()> {
    let class = TaxClass::from_name(Some(&Value::text(english)))?;
    let class = TaxClass { name: class_name(&class.name, language), ..class };
    Ok(write.add_class(&class, None)?)
}

/// Renames a class; its slug stays, and with it its rates and products. Refused when no custom class has the
/// slug, when the name is empty once cleaned, or when it is the name or slug of another class.
pub(super) fn rename(write: &Write<'_>, slug: &ClassSlug, name: &str) -> Result<TaxClass> {
    let named = TaxClass::from_name(Some(&Value::text(name)))?;
    let was = write.class(slug)?.ok_or_else(|| missing(slug))?;
    let class = TaxClass { name: named.name, ..was.clone() };
    let standard = write.standard_class()?;
    let mut others = write.classes()?.into_iter().chain([standard]).filter(|one| one.slug != *slug);
    if let Some(other) = others.find(|other| other.has_name(&class.name)) {
        let problem = text!(
            "it cannot be called \"{name}\": \"{other}\" goes by that; choose another name",
            name = class.name,
            other = other.name
        );
        return Err(refused(&was.name, problem));
    }
    if class != was {
        write.change_class(&was, &class)?;
        write.entitle(text!("Rename tax class {was} to {name}", was = was.name, name = &class.name));
    }
    Ok(class)
}

/// States the type of the rates of a class, and its kind of supply; `None` leaves it to be derived. Refused
/// when no class has the slug, and for kinds that are only bought.
pub(super) fn set_types(
    write: &Write<'_>,
    slug: &ClassSlug,
    rate_type: Option<RateType>,
    kind: Option<SupplyKind>,
) -> Result<TaxClass> {
    let was = if slug.is_standard() { Some(write.standard_class()?) } else { write.class(slug)? };
    let was = was.ok_or_else(|| missing(slug))?;
    if kind == Some(SupplyKind::Investment) {
        let problem =
            text!("investment is a kind of purchases, and no class is sold as it; choose goods or services");
        return Err(refused(&was.name, problem));
    }
    let class = TaxClass { rate_type, kind, ..was.clone() };
    if class != was {
        write.change_class(&was, &class)?;
        write.entitle(text!("Set rate type and kind of tax class {name}", name = &class.name));
    }
    Ok(class)
}

/// Deletes the class of this slug, by any spelling. Without a replacement its rates are deleted too; with
/// one, its products and items of orders move to that class, and its rates move or are deleted. Returns how
/// many of each there were. Refused when no custom class has the slug, or when the replacement does not
/// exist.
pub(super) fn delete(write: &Write<'_>, slug: &str, replacement: Option<&Replacement>) -> Result<ClassUses> {
    let missing = || Error::CannotDeleteTaxClass { slug: slug.to_owned() };
    let slug = &ClassSlug::parse(slug).ok_or_else(missing)?;
    let class = write.class(slug)?.ok_or_else(missing)?;
    let count = |count| i64::try_from(count).unwrap_or(i64::MAX);
    let mut uses = ClassUses::default();
    if let Some(Replacement { by, rates }) = replacement {
        let by = replacing(write, slug, by)?;
        uses.rates = count(match rates {
            RatesOfReplaced::Deleted => delete_rates(write, slug)?,
            RatesOfReplaced::Moved => move_rates(write, slug, &by.slug)?,
        });
        uses.products = count(move_products(write, slug, &by.slug)?);
        uses.lines = count(write.move_lines(slug, &by.slug)?);
        write.entitle(text!("Replace tax class {name} by {by}", name = &class.name, by = by.name));
    } else {
        uses.rates = count(delete_rates(write, slug)?);
    }
    write.delete_class(&class)?;
    Ok(uses)
}

fn refused(name: &str, problem: Text) -> Error {
    Error::Invalid { what: text!("The tax class \"{name}\"", name), problem }
}

/// The refusal where no class has this slug.
fn missing(slug: &ClassSlug) -> Error {
    refused(&slug.for_people(), text!("it is not there any more; look at the list of classes"))
}

/// The replacement of a class; refused when it does not exist or is that class.
fn replacing(write: &Write<'_>, slug: &ClassSlug, by: &ClassSlug) -> Result<TaxClass> {
    if by.is_standard() {
        return Ok(write.standard_class()?);
    }
    let found = write.class(by)?.filter(|class| class.slug != *slug);
    let problem = || text!("this one cannot replace it; choose another");
    found.ok_or_else(|| refused(&by.for_people(), problem()))
}

fn delete_rates(write: &Write<'_>, slug: &ClassSlug) -> Result<usize> {
    let rates = versioned_rates_of(write, slug)?;
    for rate in &rates {
        write.delete_versioned_rate(rate)?;
    }
    Ok(rates.len())
}

fn move_rates(write: &Write<'_>, from: &ClassSlug, to: &ClassSlug) -> Result<usize> {
    let rates = versioned_rates_of(write, from)?;
    for was in &rates {
        let rate = VersionedRate { rate: TaxRate { class: to.clone(), ..was.rate.clone() }, ..was.clone() };
        write.put_versioned_rate(was, &rate)?;
    }
    Ok(rates.len())
}

/// The rates of a class, also those not in force.
fn versioned_rates_of(read: &Read<'_>, slug: &ClassSlug) -> Result<Vec<VersionedRate>> {
    let mut rates: Vec<VersionedRate> =
        read.rates(Some(slug), i64::MAX, 0)?.into_iter().map(VersionedRate::undated).collect();
    let inactive = read.inactive_rates()?.into_iter().filter(|rate| rate.class == *slug);
    rates.extend(inactive.map(|rate| VersionedRate { in_force: false, ..VersionedRate::undated(rate) }));
    for rate in &mut rates {
        rate.versions = read.rate_versions(rate.rate.id)?;
    }
    Ok(rates)
}

fn move_products(write: &Write<'_>, from: &ClassSlug, to: &ClassSlug) -> Result<usize> {
    let mut products = Vec::new();
    write.each(|product: Product| {
        if product.class == *from {
            products.push(product);
        }
        Ok(())
    })?;
    for was in &products {
        let product = Product { class: to.clone(), ..was.clone() };
        write.put(&product)?;
        write.record(JournalChange::noun(Some(was), Some(&product)));
    }
    Ok(products.len())
}
