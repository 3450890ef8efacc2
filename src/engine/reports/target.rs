//! The target of the shop beside its sales.

use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::report::target::{Books, TargetReport};
use domain::time::Instant;
use domain::time::period::ReportRange;
use domain::{Error, Result};

impl Engine {
    /// How the sales of a range, of this name in its query, stand to the target of the shop; `None` without one. Needs
    /// `view_store_reports`.
    pub fn sales_target(
        &self,
        actor: &Actor,
        (range, name): (&ReportRange, Option<&str>),
        now: Instant,
    ) -> Result<Option<TargetReport>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let shop = read.shop()?;
            let Some(target) = shop.sales_target else { return Ok(None) };
            let (begin, today) = (read.earliest()?.map(|at| at.day), shop.time_zone.local(now).day);
            let books =
                Books { begin, today, net: &|first, last| Ok(read.sums_of_days(first, last)?.net_sales()?) };
            TargetReport::new(target, shop.year_begins, (range, name.unwrap_or_default()), &books)
        })
    }
}
