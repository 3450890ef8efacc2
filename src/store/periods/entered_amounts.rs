//! The amounts that a person entered into the boxes of tax returns. Those of a closed period stay as they are: this is
//! checked where they are written, so that an import and an undo meet it too.

use rusqlite::{Row, named_params};

use crate::Result;
use crate::columns::money;
use crate::periods::day_digests::period;
use crate::{JournalChange, Read, Write};
use domain::returns::EnteredBox;
use domain::shop::closed_period::is_closed;

const ALL: &str = "SELECT period, form, box, amount, reason FROM entered_amounts ORDER BY period, form, box";
const PUT: &str = "
  INSERT INTO entered_amounts (period, form, box, amount, reason)
  VALUES (:period, :form, :box, :amount, :reason)
  ON CONFLICT DO UPDATE SET amount = excluded.amount, reason = excluded.reason";
const REMOVE: &str = "DELETE FROM entered_amounts WHERE period = :period AND form = :form AND box = :box";

fn entered(row: &Row<'_>) -> rusqlite::Result<EnteredBox> {
    Ok(EnteredBox {
        period: period(row)?,
        form: row.get("form")?,
        number: row.get("box")?,
        amount: money(row, "amount")?,
        reason: row.get("reason")?,
    })
}

impl Read<'_> {
    /// All amounts that were entered.
    pub fn entered_amounts(&self) -> Result<Vec<EnteredBox>> {
        self.list(ALL, [], entered)
    }
}

impl Write<'_> {
    /// Sets or removes the amount of a box, and adds that to the journal. Refused when all of the period is closed.
    pub fn change_entered(&self, was: Option<&EnteredBox>, becomes: Option<&EnteredBox>) -> Result<()> {
        let Some(one) = becomes.or(was).filter(|_| was != becomes) else { return Ok(()) };
        let closed = self.closed_periods()?;
        if one.period.months().all(|month| closed.closed_on(month.first_day()).is_some()) {
            return Err(is_closed(one.period, one.period.last_day()).into());
        }
        let (period, form, number) = (one.period.to_string(), &one.form, &one.number);
        match becomes {
            Some(becomes) => self.run(
                PUT,
                named_params! {
                    ":period": period, ":form": form, ":box": number,
                    ":amount": becomes.amount.ten_thousandths(), ":reason": becomes.reason,
                },
            )?,
            None => self.run(REMOVE, named_params! { ":period": period, ":form": form, ":box": number })?,
        }
        self.record(JournalChange::entered(was, becomes));
        Ok(())
    }
}
