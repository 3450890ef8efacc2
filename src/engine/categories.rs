//! The categories of expenses: those of a shop, and what gives them to purchases.

use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::purchase::category::{Categories, ExpenseCategory};
use domain::purchase::{Purchase, PurchaseLine};
use domain::text;
use domain::text::Text;
use domain::{Error, Result};
use store::Read;

impl Engine {
    /// The categories of the shop, the built-in ones and its own. Needs `view_store_reports`.
    pub fn categories(&self, actor: &Actor) -> Result<Categories> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(all)
    }
}

/// All categories that a line can have, and those that it had.
pub(super) fn all(read: &Read<'_>) -> Result<Categories> {
    Ok(Categories::new(read.all::<ExpenseCategory>()?))
}

/// The key of a category by its key or name. Refused where there is none.
pub(super) fn key(categories: &Categories, text: &str) -> std::result::Result<String, Text> {
    categories.key(text).ok_or_else(|| {
        text!(
            "there is no category \"{category}\": choose one of {known}, or add it first",
            category = text,
            known = categories.words()
        )
    })
}

/// The purchase with the keys of categories that its lines name. One that a line had already stays, whether there is one or not.
pub(super) fn named(
    read: &Read<'_>,
    purchase: Purchase,
    was: Option<&Purchase>,
) -> Result<std::result::Result<Purchase, Text>> {
    if purchase.lines.iter().all(|line| line.category.is_empty()) {
        return Ok(Ok(purchase));
    }
    let categories = all(read)?;
    let had = |category: &str| was.is_some_and(|was| was.lines.iter().any(|line| line.category == category));
    let line = |line: &PurchaseLine| {
        let is_kept = had(&line.category);
        let category = if is_kept { line.category.clone() } else { key(&categories, &line.category)? };
        Ok(PurchaseLine { category, ..line.clone() })
    };
    let lines = purchase.lines.iter().map(line).collect::<std::result::Result<Vec<_>, Text>>();
    Ok(lines.map(|lines| Purchase { lines, ..purchase }))
}

/// Keeps the categories of lines that are the same otherwise, where the new ones name none.
pub(super) fn kept(mut purchase: Purchase, was: &Purchase) -> Purchase {
    for (line, was) in purchase.lines.iter_mut().zip(&was.lines) {
        let same = PurchaseLine { category: was.category.clone(), ..line.clone() };
        if line.category.is_empty() && same == *was {
            *line = same;
        }
    }
    purchase
}
