//! `tillbook category`: lists the categories of expenses, adds one, and gives one to purchases.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::text::line;
use super::undo::undoes;
use super::{Common, ShopArgs, print, refused};
use domain::Result;
use domain::noun::Noun as _;
use domain::purchase::category::ExpenseCategory;
use domain::purchase::supplier::Supplier;
use engine::{Change, PurchaseChange, PurchaseQuery};

#[derive(Debug, Subcommand)]
pub(super) enum CategoryVerb {
    /// List the categories: what a line of a purchase has as its category, and the name.
    List(ShopArgs),
    /// Add a category of your own below one that there is.
    Add(AddArgs),
    /// Give a category to the lines of purchases that have none.
    Set(SetArgs),
}

#[derive(Debug, Args)]
pub(super) struct AddArgs {
    /// The shop file.
    shop: PathBuf,
    /// Its name.
    name: String,
    /// The one that it is below, such as rent or fees.
    #[arg(long, value_name = "CATEGORY")]
    below: String,
}

#[derive(Debug, Args)]
pub(super) struct SetArgs {
    /// The shop file.
    shop: PathBuf,
    /// The category, by its word or name; "" takes it away.
    category: String,
    /// Only purchases from this supplier.
    #[arg(long, value_name = "NAME")]
    supplier: Option<String>,
    /// Change the lines that have a category, too.
    #[arg(long)]
    over: bool,
}

pub(super) fn run(verb: &CategoryVerb, common: &Common) -> Result<()> {
    let shop = match verb {
        CategoryVerb::List(args) => &args.shop,
        CategoryVerb::Add(args) => &args.shop,
        CategoryVerb::Set(args) => &args.shop,
    };
    let mut engine = common.open(shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let mut text = String::new();
    match verb {
        CategoryVerb::List(_) => {
            let categories = engine.categories(&actor)?;
            for key in categories.current() {
                line(&mut text, format_args!("{key:<24} {}", categories.name(key)));
            }
            return print(&text);
        }
        CategoryVerb::Add(args) => {
            let below = engine.categories(&actor)?.key(&args.below).unwrap_or_else(|| args.below.clone());
            let value = ExpenseCategory { name: args.name.clone(), below, ..ExpenseCategory::default() };
            let added: ExpenseCategory =
                engine.apply(&Change::save_noun(value, None), &actor, now)?.noun()?;
            line(&mut text, format_args!("{} was added as {}.", added.name, added.key));
        }
        CategoryVerb::Set(args) => {
            let all = PurchaseQuery { limit: usize::MAX, ..PurchaseQuery::default() };
            let query = match &args.supplier {
                None => all,
                Some(name) => {
                    let suppliers: Vec<Supplier> = engine.nouns(&actor, "", true)?;
                    let found = suppliers.into_iter().find(|one| one.is_called(name));
                    let supplier = found.ok_or_else(|| refused(name, "no supplier has this name"))?;
                    PurchaseQuery { supplier: Some(supplier.id), ..all }
                }
            };
            let purchases = engine.purchases(&actor, &query)?.purchases;
            let purchases = purchases.iter().map(|one| one.purchase.id).collect();
            let (category, over) = (args.category.clone(), args.over);
            let change = Change::Purchase(PurchaseChange::SetCategory { purchases, category, over });
            let count = engine.apply(&change, &actor, now)?.count()?;
            let noun = if count == 1 { "purchase was" } else { "purchases were" };
            line(&mut text, format_args!("{count} {noun} changed."));
        }
    }
    let _ = writeln!(text, "{}", undoes(shop));
    print(&text)
}
