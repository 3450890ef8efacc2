//! The amounts that a person entered into the boxes of tax returns. Those of a closed period stay as they are: this is
//! checked where they are written, so that an import and an undo meet it too.

use crate::Result;
use crate::fields::Keyed;
use crate::{JournalChange, Read, Write};
use domain::returns::EnteredBox;
use domain::shop::closed_period::is_closed;

impl Keyed for EnteredBox {
    const TABLE: &'static str = "entered_amounts";
}

impl Read<'_> {
    /// All amounts that were entered.
    pub fn entered_amounts(&self) -> Result<Vec<EnteredBox>> {
        self.all_keyed()
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
        was.map_or(Ok(()), |was| self.remove_keyed(was))?;
        becomes.map_or(Ok(()), |becomes| self.add_keyed(becomes))?;
        self.record(JournalChange::entered(was, becomes));
        Ok(())
    }
}
