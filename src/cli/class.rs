//! `tillbook class`: lists the tax classes, and states what tax returns have to know of one.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::text::line;
use super::{Common, ShopArgs, print, refused};
use domain::Result;
use domain::returns::{RateType, SupplyKind};
use domain::tax::class::TaxClass;
use engine::{Change, Engine, TaxClassChange};

#[derive(Debug, Subcommand)]
pub(super) enum ClassVerb {
    /// List the tax classes: slug, rate type, kind and name.
    List(ShopArgs),
    /// State the rate type of a class, or what is sold in it, for tax returns.
    Set(SetArgs),
}

#[derive(Debug, Args)]
pub(super) struct SetArgs {
    /// The shop file.
    shop: PathBuf,
    /// The class, by its slug or name.
    class: String,
    /// The type of its rates: standard, reduced, zero or exempt; derived leaves it to the name and the rates.
    #[arg(long, value_name = "TYPE", value_parser = rate_type, required_unless_present = "kind")]
    rate_type: Option<Stated<RateType>>,
    /// What is sold in it: goods or services; derived leaves it to the name.
    #[arg(long, value_name = "KIND", value_parser = kind)]
    kind: Option<Stated<SupplyKind>>,
}

/// A stated property of a class; `None` where it is to be derived.
#[derive(Debug, Clone, Copy)]
struct Stated<T>(Option<T>);

/// The word for what is not stated.
const DERIVED: &str = "derived";

fn rate_type(text: &str) -> std::result::Result<Stated<RateType>, String> {
    let words = || "one of standard, reduced, zero, exempt, derived".to_owned();
    stated(text, RateType::parse).ok_or_else(words)
}

fn kind(text: &str) -> std::result::Result<Stated<SupplyKind>, String> {
    stated(text, SupplyKind::parse_sold).ok_or_else(|| "one of goods, services, derived".to_owned())
}

fn stated<T>(text: &str, parse: fn(&str) -> Option<T>) -> Option<Stated<T>> {
    if text == DERIVED { Some(Stated(None)) } else { parse(text).map(|found| Stated(Some(found))) }
}

pub(super) fn run(verb: &ClassVerb, common: &Common) -> Result<()> {
    let shop = match verb {
        ClassVerb::List(args) => &args.shop,
        ClassVerb::Set(args) => &args.shop,
    };
    let mut engine = Engine::open(shop)?;
    let actor = common.actor(&engine)?;
    let mut classes = engine.classes(&actor)?;
    if let ClassVerb::Set(args) = verb {
        let slug = TaxClass::slug_named(&classes, &args.class);
        let is_it = |class: &TaxClass| Some(&class.slug) == slug.as_ref();
        let was = classes.into_iter().find(is_it).ok_or_else(|| {
            refused(&args.class, "no tax class has this slug or name; tillbook class list SHOP has them")
        })?;
        let change = Change::TaxClass(TaxClassChange::SetTypes {
            slug: was.slug,
            rate_type: args.rate_type.map_or(was.rate_type, |stated| stated.0),
            kind: args.kind.map_or(was.kind, |stated| stated.0),
        });
        let now = common.now(&engine)?;
        classes = vec![engine.apply(&change, &actor, now)?.class()?];
    }
    let mut text = String::new();
    for class in &classes {
        let rate_type = if let Some(stated) = class.rate_type {
            stated.as_str().to_owned()
        } else {
            let types = engine.derived_rate_types(&actor, &class.slug)?;
            let types: Vec<&str> = types.into_iter().map(RateType::as_str).collect();
            format!("{} {DERIVED}", types.join(", ")).trim_start().to_owned()
        };
        let (slug, name) = (class.slug.as_str(), &class.name);
        let kind = class.kind.map_or(DERIVED, SupplyKind::name);
        line(&mut text, format_args!("{slug:<24} {rate_type:<26} {kind:<10} {name}"));
    }
    print(&text)
}
