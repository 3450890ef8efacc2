//! Infers from the totals of orders how their other amounts are meant: whether a price is for one or for the
//! whole row, whether an amount on each row is the order's or the row's, whether a small discount is money, whether a
//! percentage is taken off already.

use std::collections::BTreeMap;

use super::RowOptions;
use super::fields::{Columns, Field};
use super::groups::{Group, Groups, Repeated, Row, Survey, may_be_percent};
use crate::answers::DiscountKind;
use crate::heading_words;
use crate::source::Source;
use domain::Result;
use domain::decimal;
use domain::quantity::Quantity;
use domain::unit_price::UnitPrice;

/// Amounts of an order beside its goods.
const BESIDE: [Field; 5] = [Field::Tax, Field::Shipping, Field::ShippingTax, Field::Fee, Field::Discount];
/// A cent, in ten-thousandths: the rounding difference allowed for each row.
const CENT: i128 = 100;
/// The largest number that is used as evidence; larger ones are ignored, so that sums cannot overflow.
const LARGEST: i128 = 1_000_000_000_000_000;

/// The evidence from the orders of a file.
#[derive(Default)]
pub(super) struct Evidence {
    /// Whether the user said how amounts that are the same on each row count: then only sums of all amounts show otherwise,
    /// since some of several can come to a total by chance.
    is_said: bool,
    /// The number of orders whose total fits prices of one piece.
    each_price: usize,
    /// The first order, with its line, whose total fits only prices of whole rows.
    line_price: Option<(u64, String)>,
    /// For each amount repeated on rows, the number of orders where it counts once, and where it counts on
    /// each row.
    repeated: BTreeMap<Field, (usize, usize)>,
    /// The number of rows whose total includes the row's tax and shipping, and the number of others.
    totals: (usize, usize),
    /// The first discount, with its line, that may be a percentage and that no total proves to be money.
    pub(super) unclear_discount: Option<(u64, String)>,
    /// The first order, with its line, whose total is reached only when the percentages are taken off its goods, and the
    /// first whose total is reached only when they are not.
    pub(super) percent_to_take: Option<(u64, String)>,
    pub(super) percent_taken: Option<(u64, String)>,
    /// The first order, with the line of a row, whose price shows that the row's total is before its percentage, the first
    /// whose price shows that it is after it, and the first whose price shows neither.
    pub(super) total_before_percent: Option<(u64, String)>,
    pub(super) total_after_percent: Option<(u64, String)>,
    pub(super) total_beside_percent: Option<(u64, String)>,
}

impl Evidence {
    /// Collects the evidence from all orders of a file.
    pub(super) fn of(
        source: &Source,
        delimiter: u8,
        columns: &Columns,
        (survey, options): (&Survey, &RowOptions<'_>),
    ) -> Result<Self> {
        let mut evidence = Self { is_said: options.answers.repeated.is_some(), ..Self::default() };
        let is_percent = !matches!(options.answers.discounts, None | Some(DiscountKind::Amount));
        let mut groups = Groups::open(source, delimiter, columns.clone(), (survey, options))?;
        while let Some(group) = groups.next()? {
            let figures = Figures::of(&group, columns, survey, is_percent);
            evidence.weigh(&figures, &group, columns, survey);
            for row in group.rows.iter().filter(|_| is_percent) {
                evidence.compare_price(row, &group.number, columns, survey);
            }
        }
        Ok(evidence)
    }

    /// The first order, with its line, that proves prices of whole rows, unless another proves prices of
    /// one.
    pub(super) fn line_price(&self) -> Option<&(u64, String)> {
        self.line_price.as_ref().filter(|_| self.each_price == 0)
    }

    /// The number of orders in which an amount that is the same on each row counts once, and on each. The tax on shipping
    /// counts as shipping does where only that is proven.
    fn counts(&self, field: Field) -> (usize, usize) {
        let (once, each) = self.repeated.get(&field).copied().unwrap_or_default();
        if field == Field::ShippingTax && once == each { self.counts(Field::Shipping) } else { (once, each) }
    }

    /// The amounts that are the same on each row and count on each.
    pub(super) fn counted_on_each(&self) -> impl Iterator<Item = Field> {
        let is_on_each = |field: &Field| {
            let (once, each) = self.counts(*field);
            each > once
        };
        self.repeated.keys().copied().filter(is_on_each)
    }

    /// The amounts that are the same on each row of an order, may be the order's or the row's, and are neither proven to
    /// be the one nor the other by a total, nor said to be the order's by their headings.
    pub(super) fn unproven<'s>(
        &self,
        survey: &'s Survey,
        columns: &Columns,
        headings: &[String],
    ) -> Vec<(Field, &'s Repeated)> {
        let is_proven = |field: Field| {
            let (once, each) = self.counts(field);
            once != each
        };
        let is_open = |field: Field| {
            let heading = columns.place(field).and_then(|place| headings.get(place));
            survey.repeated.contains_key(&field)
                && !is_proven(field)
                && !heading.is_some_and(|heading| names_an_order(heading))
        };
        // No sum shows how refunds and the parts of a tax are meant: as the order's own total is.
        let is_as_total = columns.has(Field::Total) && !is_open(Field::Total);
        let of_sums = |field: Field| field == Field::Total || BESIDE.contains(&field);
        let open = survey.repeated.iter().filter(|(field, _)| is_open(**field));
        open.filter(|(field, _)| of_sums(**field) || !is_as_total)
            .map(|(field, first)| (*field, first))
            .collect()
    }

    /// True if the totals of rows include tax and shipping; `None` without evidence.
    pub(super) const fn totals_are_gross(&self) -> Option<bool> {
        match self.totals {
            (0, 0) => None,
            (gross, net) => Some(gross > net),
        }
    }

    /// Notes the evidence of a row's price, total and percentage: which of the two comes first.
    fn compare_price(&mut self, row: &Row, order: &str, columns: &Columns, survey: &Survey) {
        let number = |field| number(row, field, columns, survey);
        let prices = of_all(row, number(Field::Quantity).unwrap_or(10_000), columns, survey).abs();
        let may_be_own =
            [survey.row_by_row.contains(&Field::Total), survey.repeated.contains_key(&Field::Total)];
        let own = || number(Field::Total).filter(|_| may_be_own.contains(&true) && prices == 0);
        let total = number(Field::ItemTotal).or_else(own).unwrap_or_default().abs();
        let field = if columns.has(Field::ItemDiscount) { Field::ItemDiscount } else { Field::Discount };
        let part = number(field).unwrap_or_default().abs();
        if total == 0 || part == 0 {
            return;
        }
        let off = prices * part / survey.whole_discount(row.cell(columns, field));
        let is = |amount: i128| prices != 0 && (amount - total).abs() <= CENT;
        let first = match (is(prices), is(prices - off)) {
            (true, _) => &mut self.total_before_percent,
            (false, true) => &mut self.total_after_percent,
            (false, false) => &mut self.total_beside_percent,
        };
        first.get_or_insert_with(|| (row.line, order.to_owned()));
    }

    fn weigh(&mut self, order: &Figures, group: &Group, columns: &Columns, survey: &Survey) {
        if survey.row_by_row.contains(&Field::Total) {
            for (total, goods, beside) in &order.rows {
                let (gross, net) = &mut self.totals;
                *gross += usize::from((total - goods - beside).abs() <= CENT && *beside != 0);
                *net += usize::from((total - goods).abs() <= CENT && *beside != 0);
            }
        }
        if order.each != order.line && order.comes_to_total(order.each, None) {
            self.each_price += 1;
        } else if order.each != order.line
            && order.comes_to_total(order.line, None)
            && self.line_price.is_none()
        {
            self.line_price = Some((order.line_number, group.number.clone()));
        }
        for (field, (first, sum)) in &order.beside {
            if !survey.repeated.contains_key(field) || first == sum {
                continue;
            }
            let [once, each] = [*first, *sum].map(|amount| (order, Some((*field, amount))));
            self.count(*field, survey, once, each);
        }
        let is_repeated = survey.repeated.contains_key(&Field::Total);
        // An order of which a row is there twice proves nothing of its total.
        if is_repeated && order.total.is_some_and(|total| total != order.totals) && !group.has_twins() {
            let of_rows = order.with_total(order.totals);
            self.count(Field::Total, survey, (order, None), (&of_rows, None));
        }
        if order.part != 0 {
            let is_to_take = order.without_off(order.goods - order.part);
            let is_taken = order.without_off(order.goods);
            let first = || Some((order.line_number, group.number.clone()));
            if is_to_take && !is_taken && self.percent_to_take.is_none() {
                self.percent_to_take = first();
            }
            if is_taken && !is_to_take && self.percent_taken.is_none() {
                self.percent_taken = first();
            }
        }
        if self.unclear_discount.is_none() {
            self.unclear_discount = order.unclear_discount(group, columns);
        }
    }

    /// Counts an order whose amount of this field counts once, or on each row, if only one of these readings comes to the
    /// total: with all amounts in it, else with some of them left out.
    fn count(&mut self, field: Field, survey: &Survey, once: Reading<'_>, each: Reading<'_>) {
        let whole = [once, each].map(|(order, given)| order.adds_up(given, survey));
        // A total that all other amounts come to shows nothing of a tax within: without some it can be met by chance.
        if whole[0] == whole[1] && once.1.is_some_and(|(field, _)| once.0.adds_up(Some((field, 0)), survey)) {
            return;
        }
        let some = || [once, each].map(|(order, given)| order.comes_to_total(order.goods, given));
        let [once, each] = if whole[0] == whole[1] && !self.is_said { some() } else { whole };
        let counts = self.repeated.entry(field).or_default();
        counts.0 += usize::from(once && !each);
        counts.1 += usize::from(each && !once);
    }
}

/// A cell as a number, in ten-thousandths; `None` for one that is none, or too large.
fn number(row: &Row, field: Field, columns: &Columns, survey: &Survey) -> Option<i128> {
    let cell = row.cell(columns, field);
    let found = survey.number(cell.trim_end_matches('%'), |text| decimal::parse(text).ok());
    found.map(i128::from).filter(|found| found.abs() < LARGEST)
}

/// The price of all pieces of a row.
fn of_all(row: &Row, quantity: i128, columns: &Columns, survey: &Survey) -> i128 {
    let unit = survey.number(row.cell(columns, Field::ItemPrice), UnitPrice::parse);
    unit.zip(i64::try_from(quantity).ok().map(Quantity::from_ten_thousandths))
        .and_then(|(unit, quantity)| unit.times(quantity, 4).ok())
        .map_or(0, |amount| i128::from(amount.ten_thousandths()))
}

/// Values that an amount may add to the others in a reading. The tax on shipping may be within the tax or
/// within shipping.
fn read_as(field: Field, amount: i128) -> Vec<i128> {
    if field == Field::ShippingTax { vec![0, amount] } else { vec![amount] }
}

/// True if the heading of an amount says that it is of an order.
fn names_an_order(heading: &str) -> bool {
    let plain = heading_words::english(heading);
    ["order", "grand", "cart"].into_iter().any(|word| plain.contains(word))
}

/// The amounts of an order, with the amount of one field where it is fixed.
type Reading<'f> = (&'f Figures, Option<(Field, i128)>);

/// The amounts of an order, in ten-thousandths; a cell that is no number is ignored.
#[derive(Clone, Default)]
struct Figures {
    line_number: u64,
    total: Option<i128>,
    /// The sums of quantity times price, of prices, and of the items' amounts.
    each: i128,
    line: i128,
    goods: i128,
    /// The amounts beside the goods: on the first row that has one, and on all rows together.
    beside: BTreeMap<Field, (i128, i128)>,
    /// The sum of the items' discounts; of percentages, nothing.
    off: i128,
    /// The sum of the amounts that the percentages take of the goods.
    part: i128,
    /// The sum of the totals of all rows.
    totals: i128,
    /// For each row, its total, the amount of its goods, and its tax and shipping.
    rows: Vec<(i128, i128, i128)>,
}

impl Figures {
    fn of(group: &Group, columns: &Columns, survey: &Survey, is_percent: bool) -> Self {
        let number = |row: &Row, field: Field| number(row, field, columns, survey);
        let line_number = group.rows.first().map_or(0, |row| row.line);
        let mut figures = Self { line_number, ..Self::default() };
        let part = |row: &Row, field: Field| {
            let of = number(row, field).unwrap_or_default().abs();
            (of, survey.whole_discount(row.cell(columns, field)))
        };
        let mut of_order = (0, 1);
        for row in group.rows.iter().filter(|row| !row.takes_back(columns)) {
            let quantity = number(row, Field::Quantity).unwrap_or(10_000);
            let price = number(row, Field::ItemPrice).unwrap_or_default();
            let of_all = of_all(row, quantity, columns, survey);
            let goods = number(row, Field::ItemTotal).unwrap_or(of_all);
            let item_tax = number(row, Field::ItemTax).unwrap_or_default();
            let own_part = part(row, Field::ItemDiscount);
            let off = if is_percent { 0 } else { own_part.0 };
            if is_percent {
                figures.part += goods * own_part.0 / own_part.1;
                let beside = part(row, Field::Discount);
                if survey.row_by_row.contains(&Field::Discount) {
                    figures.part += goods * beside.0 / beside.1;
                } else if of_order.0 == 0 {
                    of_order = beside;
                }
            }
            figures.each += of_all;
            figures.line += price;
            figures.goods += goods;
            figures.off += off;
            let total = number(row, Field::Total);
            figures.totals += total.unwrap_or_default();
            let is_sum = survey.row_by_row.contains(&Field::Total);
            figures.total = match (figures.total, total) {
                (Some(sum), Some(total)) if is_sum => Some(sum + total),
                (known, total) => known.or(total),
            };
            let mut of_row = item_tax;
            for field in BESIDE.into_iter().filter(|field| !is_percent || *field != Field::Discount) {
                let own = if field == Field::Tax && !columns.has(field) {
                    Some(item_tax)
                } else {
                    number(row, field)
                };
                let Some(own) = own else { continue };
                let amount = if field == Field::Discount { -own.abs() } else { own };
                figures.beside.entry(field).or_insert((amount, 0)).1 += amount;
                of_row += if survey.row_by_row.contains(&field) { amount } else { 0 };
            }
            if let Some(total) = total.filter(|_| goods != 0) {
                figures.rows.push((total, goods - off, of_row));
            }
        }
        figures.part += figures.goods * of_order.0 / of_order.1;
        figures
    }

    /// The same with another total.
    fn with_total(&self, total: i128) -> Self {
        Self { total: Some(total), ..self.clone() }
    }

    /// True if goods and the amounts beside them add up to the total, with each of these counted once, on
    /// each row, or not at all, since prices may include it; `given` fixes one of them.
    fn comes_to_total(&self, goods: i128, given: Option<(Field, i128)>) -> bool {
        self.reaches_total(goods, |field, first, sum| match given {
            Some((of, amount)) if of == field => read_as(field, amount),
            _ => vec![0, first, sum],
        })
    }

    /// True if goods and all amounts beside them add up to the total: an amount that is the same on each row
    /// counts once or on each, taxes are within the prices or beside them, and a discount may be taken off
    /// already.
    fn adds_up(&self, given: Option<(Field, i128)>, survey: &Survey) -> bool {
        let is_tax = |field: Field| matches!(field, Field::Tax | Field::ShippingTax);
        [false, true].into_iter().any(|has_taxes_within| {
            self.reaches_total(self.goods, |field, first, sum| match given {
                Some((of, amount)) if of == field => read_as(field, amount),
                _ if has_taxes_within && is_tax(field) => vec![0],
                _ => {
                    let once = survey.repeated.contains_key(&field).then_some(first);
                    let taken = (field == Field::Discount).then_some(0);
                    [Some(sum), once, taken].into_iter().flatten().collect()
                }
            })
        })
    }

    /// True if goods and one of the ways to count each amount beside them add up to the total.
    fn reaches_total(&self, goods: i128, ways: impl Fn(Field, i128, i128) -> Vec<i128>) -> bool {
        let Some(total) = self.total else { return false };
        let mut sums = vec![goods, goods - self.off];
        for (field, (first, sum)) in &self.beside {
            let ways = ways(*field, *first, *sum);
            let mut next: Vec<i128> =
                sums.iter().flat_map(|so_far| ways.iter().map(move |way| so_far + way)).collect();
            next.sort_unstable();
            next.dedup();
            sums = next;
        }
        let rows = i128::try_from(self.rows.len().max(1)).unwrap_or(1);
        sums.iter().any(|sum| (sum - total).abs() <= CENT * rows)
    }

    /// The first discount that may be a percentage, unless the order's total fits it as money and not as a
    /// percentage.
    fn unclear_discount(&self, group: &Group, columns: &Columns) -> Option<(u64, String)> {
        let cells = group.rows.iter().flat_map(|row| {
            let of = |field| (row, field, row.cell(columns, field));
            [of(Field::Discount), of(Field::ItemDiscount)]
        });
        let (row, field, cell) = cells.into_iter().find(|(_, _, cell)| may_be_percent(cell))?;
        let is_money = !cell.contains('%') && {
            let (first, sum) = self.beside.get(&Field::Discount).copied().unwrap_or_default();
            let (off, part) = match field {
                Field::Discount => {
                    let is_off = |amount| self.comes_to_total(self.goods, Some((field, amount)));
                    (is_off(first) || is_off(sum), first)
                }
                _ => (self.without_off(self.goods - self.off), -self.off),
            };
            let share = self.goods.saturating_mul(part) / 10_000;
            off && !self.without_off(self.goods + share)
        };
        (!is_money).then(|| (row.line, cell.to_owned()))
    }

    /// True if goods that are reduced by discounts already add up to the total.
    fn without_off(&self, goods: i128) -> bool {
        let mut alone = Self { off: 0, ..self.clone() };
        alone.beside.remove(&Field::Discount);
        alone.comes_to_total(goods, None)
    }
}
