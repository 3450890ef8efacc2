//! A cache of what products sold, by month and day, from which product reports are summed. A year of ten
//! thousand products is a hundred thousand rows: a report reads only those that it lacks, and those of the
//! products and days that the journal says have changed. When the cache is full it is emptied.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use domain::Result;
use domain::ids::ProductId;
use domain::order::cost::Costed;
use domain::report::Sold;
use domain::time::Day;
use domain::time::period::RangeParts;
use store::{ProductSums, Read, SalesChanges};

/// The most months held: five years of ten thousand products are 15 MB.
const MOST_MONTHS: usize = 60;
/// The most days held: the ends of a few ranges.
const MOST_DAYS: usize = 93;

/// The most changes after which rows are read one by one; with more, all are read again.
const FEW_CHANGES: usize = 1_000;
/// The most changed products whose rows are read one by one; with more, all rows of their days are read.
const FEW_PRODUCTS: usize = 100;

/// The rows read, with the step of the journal up to which they are valid; `None` for an empty cache.
#[derive(Default)]
pub(crate) struct SoldCache {
    step: Option<i64>,
    /// The index of each product, so that sums are a plain vector.
    places: HashMap<ProductId, usize>,
    products: Vec<ProductId>,
    months: HashMap<i64, Rows>,
    days: HashMap<Day, Rows>,
    deleted: Option<Arc<BTreeSet<ProductId>>>,
}

/// Sales of each product in a month or on a day, by the product's index.
type Rows = Vec<(usize, Sold)>;

/// Sales of each product in a range.
pub(super) type SoldProducts = Vec<(ProductId, Sold)>;

impl SoldCache {
    /// Reads again the data that have changed in the file.
    pub(super) fn keep_up(&mut self, read: &Read<'_>) -> Result<()> {
        let step = read.last_step()?;
        if self.step == Some(step) {
            return Ok(());
        }
        let held = self.step.filter(|held| *held < step);
        let changes = held.map(|held| read.sales_changed_since(held, FEW_CHANGES)).transpose()?.flatten();
        match changes {
            Some(changes) => self.read_again(read, &changes)?,
            None => *self = Self::default(),
        }
        self.step = Some(step);
        Ok(())
    }

    fn read_again(&mut self, read: &Read<'_>, changes: &SalesChanges) -> Result<()> {
        if changes.archive {
            self.deleted = None;
        }
        let months: BTreeSet<i64> = changes.days.iter().map(|day| day.month_number()).collect();
        if changes.products.len() > FEW_PRODUCTS {
            self.months.retain(|month, _| !months.contains(month));
            self.days.retain(|day, _| !changes.days.contains(day));
            return Ok(());
        }
        for product in &changes.products {
            let place = self.place(*product);
            for month in &months {
                if let Some(rows) = self.months.get_mut(month) {
                    replace(rows, place, read.product_of_month(*month, *product)?);
                }
            }
            for day in &changes.days {
                if let Some(rows) = self.days.get_mut(day) {
                    replace(rows, place, read.product_of_day(*day, *product)?);
                }
            }
        }
        Ok(())
    }

    /// Sales of each product in a range: from whole months where it has them, otherwise from days; hours of a
    /// part of a day from its orders.
    pub(crate) fn sold(&mut self, read: &Read<'_>, parts: &RangeParts) -> Result<SoldProducts> {
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
            let rows: Rows = found.into_iter().map(|(id, sold)| (self.place(id), sold)).collect();
            sums.add(Some(&rows))?;
        }
        let sums = self.products.iter().zip(sums.0);
        Ok(sums.filter_map(|(id, sum)| Some((*id, sum?))).collect())
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
        let (mut rows, mut next) = (Rows::new(), 0);
        read.products_of_month(month, |id, sold| add_row(&mut rows, &mut next, (self.place(id), sold)))?;
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
        let (mut rows, mut next) = (Rows::new(), 0);
        read.products_of_day(day, |id, sold| add_row(&mut rows, &mut next, (self.place(id), sold)))?;
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

/// Adds the sales of a product, or its known cost to them. Costs come after all sales, in the same order, so
/// that each is looked for from the one before, at `next`.
fn add_row(rows: &mut Rows, next: &mut usize, (place, sold): (usize, Sold)) {
    let is_cost = sold.costed != Costed::NONE;
    let find = || rows.iter().skip(*next).position(|(known, _)| *known == place);
    let after = is_cost.then(find).flatten();
    if let Some((_, known)) = after.and_then(|after| rows.get_mut(*next + after)) {
        known.costed = sold.costed;
        *next += after.unwrap_or_default() + 1;
        return;
    }
    rows.push((place, sold));
}

/// Replaces the row of a product; `None` for one without sales.
fn replace(rows: &mut Rows, place: usize, sold: Option<Sold>) {
    rows.retain(|(other, ..)| *other != place);
    rows.extend(sold.map(|sold| (place, sold)));
}

/// Sums by product index; `None` for a product without sales.
#[derive(Default)]
struct Sums(Vec<Option<Sold>>);

impl Sums {
    fn add(&mut self, rows: Option<&Rows>) -> Result<()> {
        for (place, sold) in rows.into_iter().flatten() {
            if *place >= self.0.len() {
                self.0.resize(place + 1, None);
            }
            match self.0.get_mut(*place) {
                Some(Some(sum)) => sum.add(sold)?,
                Some(none) => *none = Some(*sold),
                None => {}
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
