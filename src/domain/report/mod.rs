//! The figures of reports and how they follow from sums (spec 2.2 to 2.4, choices 23 to 28).
//!
//! Also here: the tax summary, and the orders that no report counts.

mod analysis;
pub mod bookings;
mod compared;
pub mod earnings;
pub mod earnings_builder;
pub mod target;
pub mod tax_summary;
pub mod uncounted;

pub use analysis::{
    AnalysedSales, Analysis, Division, MOST_PARTS, MovingAverage, SalesPart, WeekOfSales, divided,
};
pub use compared::{ComparedReport, compared_words, lacks_before};

use crate::decimal::Computed;

use crate::error::Result;
use crate::ids::ProductId;
use crate::label;
use crate::locale::Locale;
use crate::money::Money;
use crate::order::cost::Costed;
use crate::quantity::Quantity;
use crate::shop::settings::Currency;
use crate::table::{Cell, Column, Kind};
use crate::text;
use crate::time::Local;
use crate::time::period::{Grouping, Period, ReportRange};

/// Sums over some orders, refunds and registrations, from which each figure of a report follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sums {
    /// The number of orders whose status counts.
    pub orders: i64,
    /// The sum of the quantities of their items.
    pub items: Quantity,
    /// The sum of their totals, refunds not deducted.
    pub order_totals: Money,
    /// Their tax, that on shipping included.
    pub tax: Money,
    /// Their shipping, without tax.
    pub shipping: Money,
    /// Their discounts.
    pub discount: Money,
    /// The amounts of refunds and credit notes, on their own dates.
    pub refunds: Money,
    /// The tax in these refunds, that on shipping included.
    pub refunded_tax: Money,
    /// The shipping in these refunds.
    pub refunded_shipping: Money,
    /// The number of customers registered in that time.
    pub customers: i64,
    /// The cost of the items of these orders, less that of the refunds, as far as it is known.
    pub costed: Costed,
}

impl Sums {
    /// The sum field by field; an error when an amount does not fit.
    pub fn plus(&self, other: &Self) -> Result<Self> {
        Ok(Self {
            orders: self.orders.saturating_add(other.orders),
            items: self.items.plus(other.items)?,
            order_totals: self.order_totals.plus(other.order_totals)?,
            tax: self.tax.plus(other.tax)?,
            shipping: self.shipping.plus(other.shipping)?,
            discount: self.discount.plus(other.discount)?,
            refunds: self.refunds.plus(other.refunds)?,
            refunded_tax: self.refunded_tax.plus(other.refunded_tax)?,
            refunded_shipping: self.refunded_shipping.plus(other.refunded_shipping)?,
            customers: self.customers.saturating_add(other.customers),
            costed: self.costed.plus(other.costed)?,
        })
    }

    /// Gross sales: order totals less refunds.
    pub fn total_sales(&self) -> Computed<Money> {
        self.order_totals.minus(self.refunds)
    }

    /// Tax less the tax in refunds, that on shipping included in both.
    pub fn total_tax(&self) -> Computed<Money> {
        self.tax.minus(self.refunded_tax)
    }

    /// Shipping less the shipping in refunds.
    pub fn total_shipping(&self) -> Computed<Money> {
        self.shipping.minus(self.refunded_shipping)
    }

    /// Total sales less total shipping less total tax.
    pub fn net_sales(&self) -> Computed<Money> {
        self.total_sales()?.minus(self.total_shipping()?)?.minus(self.total_tax()?)
    }
}

/// The sums of one period of a sales report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PeriodTotals {
    /// The period: an hour, a day, a week or a month.
    pub period: Period,
    /// The sums of the part of the period that is in the range. The API shows them gross, the window also the
    /// refunds.
    pub sums: Sums,
}

/// The sales report of a range. Its amounts are exact; they are rounded only where they are shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalesReport {
    /// The range of the report.
    pub range: ReportRange,
    /// The sums of the whole range.
    pub sums: Sums,
    /// Order totals less refunds.
    pub total_sales: Money,
    /// Total sales less shipping less tax.
    pub net_sales: Money,
    /// Net sales divided by the number of periods; for hours, by those that have begun.
    pub average_sales: Money,
    /// Tax less the tax in refunds.
    pub total_tax: Money,
    /// Shipping less the shipping in refunds.
    pub total_shipping: Money,
    /// Each period of the range once, in order of time.
    pub periods: Vec<PeriodTotals>,
    /// True if a product of the shop has a cost; otherwise cost and profit are not shown.
    pub has_costs: bool,
}

impl SalesReport {
    /// Builds the report from the periods of its range.
    pub fn new(range: ReportRange, periods: Vec<PeriodTotals>, has_costs: bool) -> Result<Self> {
        let sums = periods.iter().try_fold(Sums::default(), |sums, totals| sums.plus(&totals.sums))?;
        let net_sales = sums.net_sales()?;
        let count = u32::try_from(periods.len()).unwrap_or(u32::MAX);
        Ok(Self {
            range,
            total_sales: sums.total_sales()?,
            net_sales,
            average_sales: net_sales.divided_by(count),
            total_tax: sums.total_tax()?,
            total_shipping: sums.total_shipping()?,
            sums,
            periods,
            has_costs,
        })
    }
}

/// The kind of an [`Entry`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryKind {
    /// An order, on the date it was placed.
    Order,
    /// A refund or credit note, on its own date.
    Refund,
    /// A customer's registration.
    Registration,
}

/// One order, refund or registration, with its part of the sums of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry<S = Sums> {
    /// An order, a refund or a registration.
    pub kind: EntryKind,
    /// The number of the order or credit note, or the customer's name.
    pub name: String,
    /// The time, shop-local.
    pub at: Local,
    /// The amounts of this entry alone.
    pub sums: S,
}

/// The order of the top sellers, greatest first; equal ones by product id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SellerRank {
    /// Largest quantity first.
    #[default]
    Quantity,
    /// Largest net sales first.
    NetSales,
    /// Largest profit first, as far as costs are known.
    Profit,
    /// Largest share of profit in the net sales whose cost is known first.
    Margin,
}

/// Sales less returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sold {
    /// The quantity.
    pub quantity: Quantity,
    /// The total of the items, without tax.
    pub net_sales: Money,
    /// The cost, as far as it is known.
    pub costed: Costed,
}

impl Sold {
    /// Adds another. In place, since a report adds up a hundred thousand.
    pub fn add(&mut self, other: &Self) -> Result<()> {
        self.quantity = self.quantity.plus(other.quantity)?;
        self.net_sales = self.net_sales.plus(other.net_sales)?;
        if other.costed != Costed::NONE {
            self.costed = self.costed.plus(other.costed)?;
        }
        Ok(())
    }

    /// The difference of both.
    pub fn minus(&self, other: &Self) -> Result<Self> {
        Ok(Self {
            quantity: self.quantity.minus(other.quantity)?,
            net_sales: self.net_sales.minus(other.net_sales)?,
            costed: self.costed.minus(other.costed)?,
        })
    }

    /// The sum of all.
    pub fn sum<'s>(all: impl IntoIterator<Item = &'s Self>) -> Result<Self> {
        let mut sum = Self::default();
        all.into_iter().try_for_each(|sold| sum.add(sold))?;
        Ok(sum)
    }
}

/// A row of the top sellers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopSeller {
    /// The id of the product.
    pub product: ProductId,
    /// The product's current name.
    pub title: String,
    /// Sales of the product.
    pub sold: Sold,
}

/// The top sellers of a range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopSellers {
    /// The range of the report.
    pub range: ReportRange,
    /// The first so many, by rank and then by product id.
    pub sellers: Vec<TopSeller>,
    /// The number of all products that were sold or returned in the range; deleted ones are left out.
    pub products: i64,
    /// All other sales: with the sellers they add up to the net sales.
    pub rest: Vec<SellerLine>,
    /// The quantity of all products; `None` where more was sold, whose quantity is not known.
    pub quantity: Option<Quantity>,
    /// The net sales of the range, as in the sales report.
    pub net_sales: Money,
    /// The cost of all sales, as in the sales report.
    pub costed: Costed,
    /// True if a product of the shop has a cost; otherwise profit and margin are not shown.
    pub has_costs: bool,
}

/// A line of the top sellers: a product, all other sales, or the total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SellerLine {
    /// The place of a product, from 1.
    pub rank: Option<i64>,
    /// The name of the product, or of the kind of line.
    pub title: Cell,
    /// The quantity; `None` where it is not known.
    pub quantity: Option<Quantity>,
    /// The net sales.
    pub net_sales: Money,
    /// The cost, as far as it is known.
    pub costed: Costed,
}

impl SellerLine {
    /// The products beyond the limit, and deleted ones.
    pub fn other_products(sold: Sold) -> Self {
        Self::of(None, text!("Other products").into(), sold)
    }

    fn of(rank: Option<i64>, title: Cell, Sold { quantity, net_sales, costed }: Sold) -> Self {
        Self { rank, title, quantity: Some(quantity), net_sales, costed }
    }

    /// The profit as far as costs are known; `None` where none is.
    pub fn profit(&self) -> Computed<Option<Money>> {
        (self.costed != Costed::NONE).then(|| self.costed.profit()).transpose()
    }

    /// The profit as a part of the net sales whose cost is known, in ten-thousandths of a percent; `None` where that is none.
    pub fn margin(&self) -> Computed<Option<i64>> {
        Ok(self.profit()?.and_then(|profit| share(profit, self.costed.sales)))
    }

    /// The line for sales without a product: items sold as text, less refunds that name none; `None` without any.
    pub fn without_product(
        (net_sales, costed): (Money, Costed),
        (may_have_items, has_refunds): (bool, bool),
    ) -> Option<Self> {
        let title = match (may_have_items, has_refunds) {
            (true, true) => text!("Sold or refunded without a product"),
            (false, true) => text!("Refunds without a product"),
            _ => text!("Items without a product"),
        };
        let is_any = (net_sales, costed) != (Money::ZERO, Costed::NONE);
        is_any.then(|| Self { rank: None, title: title.into(), quantity: None, net_sales, costed })
    }
}

impl TopSellers {
    /// The products by rank, then all other sales.
    pub fn lines(&self) -> impl Iterator<Item = SellerLine> {
        let line = |(rank, seller): (_, &TopSeller)| {
            SellerLine::of(Some(rank), Cell::text(&seller.title), seller.sold)
        };
        let products = (1..).zip(&self.sellers).map(line);
        products.chain(self.rest.iter().cloned())
    }

    /// The total of all lines.
    pub fn total(&self, title: impl Into<Cell>) -> SellerLine {
        let Self { quantity, net_sales, costed, .. } = *self;
        SellerLine { rank: None, title: title.into(), quantity, net_sales, costed }
    }
}

impl SellerRank {
    /// Each rank that a shop shows.
    pub fn shown(has_costs: bool) -> impl Iterator<Item = Self> {
        let of_costs: &[Self] = if has_costs { &[Self::Profit, Self::Margin] } else { &[] };
        [Self::Quantity, Self::NetSales].into_iter().chain(of_costs.iter().copied())
    }

    /// The figure that something is ranked by; least where no cost of it is known. A quantity and a percentage are a `Money` of
    /// the same number.
    pub fn figure(self, sold: &Sold) -> Money {
        let profit = || sold.costed.profit().ok().filter(|_| sold.costed != Costed::NONE);
        let known = match self {
            Self::Quantity => Some(Money::from_ten_thousandths(sold.quantity.ten_thousandths())),
            Self::NetSales => Some(sold.net_sales),
            Self::Profit => profit(),
            Self::Margin => {
                profit().and_then(|profit| share(profit, sold.costed.sales)).map(Money::from_ten_thousandths)
            }
        };
        known.unwrap_or(Money::from_ten_thousandths(i64::MIN))
    }

    /// The figure and its former value; `None` where one of them is not known, and for margins.
    pub fn compared(self, is: &Sold, was: &Sold) -> Option<[Money; 2]> {
        let is_known = |sold: &Sold| self != Self::Profit || sold.costed != Costed::NONE;
        let is_comparable = self != Self::Margin && is_known(is) && is_known(was);
        is_comparable.then(|| [is, was].map(|sold| self.figure(sold)))
    }
}

/// A figure of the sales report, which each period has and the whole range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Series {
    /// Order totals less refunds, tax and shipping.
    Net,
    /// The amounts refunded, on their own dates.
    Refunds,
    /// Order totals less refunds.
    Gross,
    /// Tax less refunded tax.
    Tax,
    /// Shipping less refunded shipping.
    Shipping,
    /// The number of orders.
    Orders,
    /// The quantity sold.
    Items,
    /// The number of customers registered in that time.
    Customers,
    /// The sum of the discounts.
    Discount,
    /// The cost of the sales, less that of returns, as far as it is known.
    Cost,
    /// The net sales whose cost is known, less that cost.
    Profit,
}

impl Series {
    /// Each figure, in the order of the summary of a report.
    pub const ALL: [Self; 11] = [
        Self::Refunds,
        Self::Gross,
        Self::Tax,
        Self::Shipping,
        Self::Net,
        Self::Cost,
        Self::Profit,
        Self::Orders,
        Self::Items,
        Self::Customers,
        Self::Discount,
    ];

    /// The series of a chart until others are chosen.
    pub const IN_CHART: [Self; 2] = [Self::Refunds, Self::Net];

    /// Of the series of a chart, in the order in which they were chosen, the money series that was chosen last, which is drawn
    /// as bars.
    pub fn bars(shown: &[Self]) -> Option<Self> {
        shown.iter().rev().copied().find(|series| !series.is_count() && *series != Self::Refunds)
    }

    /// The series of a chart that is compared: that of the bars, or without bars the line that was chosen last.
    pub fn subject(shown: &[Self]) -> Option<Self> {
        let lines = shown.iter().rev().copied().find(|series| *series != Self::Refunds);
        Self::bars(shown).or(lines)
    }

    /// The series of counts of a chart that was chosen last, whose labels the scale of counts shows.
    pub fn labelled_count(shown: &[Self]) -> Option<Self> {
        shown.iter().rev().copied().find(|series| series.is_count())
    }

    /// The name in the summary and in the head of a column.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Net => label!("Net sales"),
            Self::Refunds => label!("Refunds"),
            Self::Gross => label!("Gross sales"),
            Self::Tax => label!("Tax"),
            Self::Shipping => label!("Shipping"),
            Self::Orders => label!("Orders"),
            Self::Items => label!("Items"),
            Self::Customers => label!("New customers"),
            Self::Discount => label!("Discount given"),
            Self::Cost => label!("Cost"),
            Self::Profit => label!("Gross profit"),
        }
    }

    /// True for a figure that needs a product with a cost.
    pub const fn is_of_costs(self) -> bool {
        matches!(self, Self::Cost | Self::Profit)
    }

    /// Each figure that a shop shows, in the order of the columns of a table by period.
    pub fn table(has_costs: bool) -> impl Iterator<Item = Self> {
        Self::main(has_costs).chain([Self::Discount, Self::Customers])
    }

    /// The figures that paper and screen have room for.
    pub fn main(has_costs: bool) -> impl Iterator<Item = Self> {
        let all = [
            Self::Orders,
            Self::Items,
            Self::Gross,
            Self::Refunds,
            Self::Tax,
            Self::Shipping,
            Self::Net,
            Self::Cost,
            Self::Profit,
        ];
        all.into_iter().filter(move |series| has_costs || !series.is_of_costs())
    }

    /// True for a number of things; the others are amounts of money.
    pub const fn is_count(self) -> bool {
        matches!(self, Self::Orders | Self::Items | Self::Customers)
    }

    /// The figure of these sums; refunds are negative, so that the figures add up. A count of 1 is returned
    /// as 1.0000.
    pub fn amount(self, sums: &Sums) -> Computed<Money> {
        let number = |count: i64| Money::from_ten_thousandths(count.saturating_mul(10_000));
        Ok(match self {
            Self::Net => sums.net_sales()?,
            Self::Refunds => Money::ZERO.minus(sums.refunds)?,
            Self::Gross => sums.total_sales()?,
            Self::Tax => sums.total_tax()?,
            Self::Shipping => sums.total_shipping()?,
            Self::Discount => sums.discount,
            Self::Cost => sums.costed.cost,
            Self::Profit => sums.costed.profit()?,
            Self::Orders => number(sums.orders),
            Self::Items => number(sums.items.rounded()),
            Self::Customers => number(sums.customers),
        })
    }

    /// The figure as it grows: refunds without their sign, so that a change of it is up where more was refunded.
    pub fn size(self, sums: &Sums) -> Computed<Money> {
        if self == Self::Refunds { Ok(sums.refunds) } else { self.amount(sums) }
    }

    /// True if the figure is known: cost and profit are not where there were sales and none of their costs is known.
    pub fn is_known(self, sums: &Sums) -> Computed<bool> {
        Ok(!self.is_of_costs() || sums.costed != Costed::NONE || sums.net_sales()? == Money::ZERO)
    }

    /// The figure of these sums as a cell of a table; empty where it is not known.
    pub fn cell(self, sums: &Sums) -> Result<Cell> {
        let amount = self.amount(sums)?;
        if !self.is_known(sums)? {
            return Ok(Cell::Empty);
        }
        Ok(if self.is_count() { Cell::Whole(amount.ten_thousandths() / 10_000) } else { Cell::Money(amount) })
    }

    /// The column of this figure, headed by its name and, for money, the currency.
    pub fn column(self, currency: Currency, locale: &dyn Locale) -> Column {
        let name = locale.label(self.name());
        if self.is_count() {
            let width = if self == Self::Customers { 11 } else { 9 };
            return Column::new(name, Kind::Whole, width);
        }
        Column::money(&name, currency)
    }
}

/// The column of the periods of a report, by the beginning of each.
pub fn period_column(grouping: Grouping, width: u16, locale: &dyn Locale) -> Column {
    let (name, kind) = match grouping {
        Grouping::Hour => (label!("Hour from"), Kind::Moment),
        Grouping::Day => (label!("Day"), Kind::Day),
        Grouping::Week(_) => (label!("Week from"), Kind::Day),
        Grouping::Month => (label!("Month"), Kind::Month),
    };
    Column::new(locale.label(name), kind, width)
}

/// The cell of a period in such a column.
pub fn period_cell(period: &Period, grouping: Grouping) -> Cell {
    if grouping == Grouping::Hour { Cell::Moment(period.start) } else { Cell::Day(period.start.day) }
}

/// The number of top sellers where the request gives no limit (spec 8).
pub const DEFAULT_LIMIT: u64 = 12;

/// The relative change from `was` to `is` in ten-thousandths of a percent, rounded to a tenth of a percent.
/// It is divided by the absolute value of `was`: from −50 to −25 is +50 %. `None` when only `was` is zero.
pub fn change(is: Money, was: Money) -> Option<i64> {
    let (is, was) = (i128::from(is.ten_thousandths()), i128::from(was.ten_thousandths()));
    match (is == was, was == 0) {
        (true, _) => Some(0),
        (_, true) => None,
        _ => Some(tenths_of_percent(is - was, was.abs())),
    }
}

/// A part of a whole in ten-thousandths of a percent, rounded to a tenth of a percent. `None` unless the
/// whole is positive.
pub fn share(part: Money, whole: Money) -> Option<i64> {
    let (part, whole) = (i128::from(part.ten_thousandths()), i128::from(whole.ten_thousandths()));
    (whole > 0).then(|| tenths_of_percent(part, whole))
}

/// Rounds half away from zero; saturates at the ends of `i64`.
fn tenths_of_percent(part: i128, whole: i128) -> i64 {
    let tenths = (part * 2_000 + whole * part.signum()) / (whole * 2);
    let end = if tenths < 0 { i64::MIN } else { i64::MAX };
    i64::try_from(tenths).ok().and_then(|tenths| tenths.checked_mul(1_000)).unwrap_or(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_and_shares_are_rounded_to_a_tenth_of_a_percent() {
        let money = |text: &str| Money::parse(text).unwrap();
        for (one, other, changed, part) in [
            ("107.6", "100", Some(76_000), Some(1_076_000)),
            ("1", "3", Some(-667_000), Some(333_000)),
            ("2", "3", Some(-333_000), Some(667_000)),
            ("-1", "3", Some(-1_333_000), Some(-333_000)),
            ("-25", "-50", Some(500_000), None),
            ("25", "1", Some(24_000_000), Some(25_000_000)),
            ("5", "0", None, None),
            ("0", "0", Some(0), None),
            ("922337203685477", "0.0001", Some(i64::MAX), Some(i64::MAX)),
        ] {
            let (one, other) = (money(one), money(other));
            assert_eq!((change(one, other), share(one, other)), (changed, part), "{one:?} {other:?}");
        }
    }
}
