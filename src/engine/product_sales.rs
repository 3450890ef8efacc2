//! A cache of what products sold, by month and day, from which product reports are summed. A year of ten
//! thousand products is a hundred thousand rows: they are held while the file is unchanged, so a report of
//! other days reads only the rows it lacks. When the cache is full it is emptied.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::domain::Result;
use crate::domain::ids::ProductId;
use crate::domain::money::Money;
use crate::domain::period::RangeParts;
use crate::domain::quantity::Quantity;
use crate::domain::time::Day;
use crate::store::{ProductSums, Read, Stamp};

/// The most months held: five years of ten thousand products are 15 MB.
const MOST_MONTHS: usize = 60;
/// The most days held: the ends of a few ranges.
const MOST_DAYS: usize = 93;

/// The rows read, with the state of the file that they are of.
#[derive(Default)]
pub(super) struct SoldCache {
    stamp: Stamp,
    /// The index of each product, so that sums are a plain vector.
    places: HashMap<ProductId, usize>,
    products: Vec<ProductId>,
    months: HashMap<i64, Rows>,
    days: HashMap<Day, Rows>,
    deleted: Option<Arc<BTreeSet<ProductId>>>,
}

/// Quantity and net sales of each product in a month or on a day, by the product's index.
type Rows = Vec<(usize, Quantity, Money)>;

/// Quantity and net sales of each product in a range.
pub(super) type Sold = Vec<(ProductId, Quantity, Money)>;

impl SoldCache {
    /// Empties the cache when the file's state has changed.
    pub(super) fn keep_up(&mut self, stamp: Stamp) {
        if self.stamp != stamp {
            *self = Self { stamp, ..Self::default() };
        }
    }

    /// What each product sold in a range: from whole months where it has them, else from days; hours of a
    /// part of a day from its orders.
    pub(super) fn sold(&mut self, read: &Read<'_>, parts: &RangeParts) -> Result<Sold> {
        let mut sums = Sums::default();
        let stretches = parts.days.map(|(first, last)| Stretches::of(first, last)).unwrap_or_default();
        if let Some((first, last)) = stretches.months {
            for month in first.month_number()..=last.month_number() {
                self.month(read, month)?;
                sums.add(self.months.get(&month))?;
            }
        }
        for (first, last) in stretches.days.into_iter().flatten() {
            let days = (0..).map(|after| first.plus_days(after)).take_while(|day| *day <= last);
            for day in days {
                self.day(read, day)?;
                sums.add(self.days.get(&day))?;
            }
        }
        for part in parts.hours.into_iter().flatten() {
            let mut found = ProductSums::new();
            read.add_product_part(&mut found, part)?;
            let rows: Rows =
                found.into_iter().map(|(id, (quantity, net))| (self.place(id), quantity, net)).collect();
            sums.add(Some(&rows))?;
        }
        let sums = self.products.iter().zip(sums.0);
        Ok(sums.filter_map(|(id, sum)| sum.map(|(quantity, net)| (*id, quantity, net))).collect())
    }

    /// The archived products.
    pub(super) fn deleted(&mut self, read: &Read<'_>) -> Result<Arc<BTreeSet<ProductId>>> {
        if let Some(deleted) = &self.deleted {
            return Ok(Arc::clone(deleted));
        }
        let deleted = Arc::new(read.deleted_products()?);
        self.deleted = Some(Arc::clone(&deleted));
        Ok(deleted)
    }

    fn month(&mut self, read: &Read<'_>, month: i64) -> Result<()> {
        if self.months.contains_key(&month) {
            return Ok(());
        }
        let mut rows = Rows::new();
        read.products_of_month(month, |id, quantity, net| rows.push((self.place(id), quantity, net)))?;
        if self.months.len() >= MOST_MONTHS {
            self.months.clear();
        }
        self.months.insert(month, rows);
        Ok(())
    }

    fn day(&mut self, read: &Read<'_>, day: Day) -> Result<()> {
        if self.days.contains_key(&day) {
            return Ok(());
        }
        let mut rows = Rows::new();
        read.products_of_day(day, |id, quantity, net| rows.push((self.place(id), quantity, net)))?;
        if self.days.len() >= MOST_DAYS {
            self.days.clear();
        }
        self.days.insert(day, rows);
        Ok(())
    }

    fn place(&mut self, product: ProductId) -> usize {
        *self.places.entry(product).or_insert_with(|| {
            self.products.push(product);
            self.products.len() - 1
        })
    }
}

/// Sums by product index; `None` for a product without sales.
#[derive(Default)]
struct Sums(Vec<Option<(Quantity, Money)>>);

impl Sums {
    fn add(&mut self, rows: Option<&Rows>) -> Result<()> {
        for (place, quantity, net_sales) in rows.into_iter().flatten() {
            if *place >= self.0.len() {
                self.0.resize(place + 1, None);
            }
            if let Some(sum) = self.0.get_mut(*place) {
                let (had, net) = sum.unwrap_or_default();
                *sum = Some((had.plus(*quantity)?, net.plus(*net_sales)?));
            }
        }
        Ok(())
    }
}

/// A range of days, split into whole months (given by their first and last day) and the days before and
/// after.
#[derive(Default)]
pub(super) struct Stretches {
    pub(super) months: Option<(Day, Day)>,
    pub(super) days: [Option<(Day, Day)>; 2],
}

impl Stretches {
    pub(super) fn of(first: Day, last: Day) -> Self {
        let first_month =
            if first == first.first_of_month() { first } else { first.first_of_month().plus_months(1) };
        let end = last.plus_days(1).first_of_month();
        if first_month >= end {
            return Self { months: None, days: [Some((first, last)), None] };
        }
        let before = (first < first_month).then(|| (first, first_month.minus_days(1)));
        let after = (end <= last).then_some((end, last));
        Self { months: Some((first_month, end.minus_days(1))), days: [before, after] }
    }
}
