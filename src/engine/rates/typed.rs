//! Rows of the table of rates as they are typed: each is judged once, by [`TypedRow`], and becomes one change.

use crate::{Change, Engine, RateChange};
use domain::Result;
use domain::access::Actor;
use domain::rate::TaxRate;
use domain::rate::typed::TypedRow;
use domain::tax::class::TaxClass;
use domain::time::Instant;

impl Engine {
    /// Saves typed rows, each whole or not at all, as one step of the journal with this title. Returns, for each, the rate
    /// as it is now, or why it is not saved. Needs `manage_store`.
    pub fn save_typed_rates(
        &mut self,
        actor: &Actor,
        title: &str,
        rows: Vec<TypedRow>,
        now: Instant,
    ) -> Result<Vec<Result<TaxRate>>> {
        let classes = self.classes(actor)?;
        let (mut changes, mut refused) = (Vec::new(), Vec::new());
        for row in rows {
            match change_of(row, &classes) {
                Ok(change) => {
                    changes.push(change);
                    refused.push(None);
                }
                Err(error) => refused.push(Some(error)),
            }
        }
        let made = if changes.is_empty() {
            Vec::new()
        } else {
            let change = Change::ChangeRates { title: title.to_owned(), changes };
            self.apply(&change, actor, now)?.rates()?
        };
        let mut made = made.into_iter();
        let answers = refused.into_iter().map(|refused| match refused {
            Some(error) => Some(Err(error)),
            None => made.next()?.transpose(),
        });
        Ok(answers.flatten().collect())
    }
}

fn change_of(row: TypedRow, classes: &[TaxClass]) -> Result<RateChange> {
    let input = row.input(|name| {
        let class = classes.iter().find(|class| class.name.to_lowercase() == name)?;
        Some(class.slug.clone())
    })?;
    Ok(match row.id {
        Some(id) if row.known.is_empty() => RateChange::Edit(id, input),
        Some(id) => RateChange::EditIfUnchanged { id, input, known: row.known },
        None => RateChange::Insert { input, before: row.before },
    })
}
