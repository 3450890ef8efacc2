//! The figures of reports and how they follow from sums (spec 2.2 to 2.4, choices 23 to 28).

use super::error::Result;
use super::ids::ProductId;
use super::money::Money;
use super::period::{Period, ReportRange};
use super::quantity::Quantity;
use super::settings::Currency;
use super::table::{Cell, Column, Kind};
use super::time::Local;

/// Sums over some orders, refunds and registrations; everything a report is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sums {
    /// Orders that count.
    pub orders: i64,
    /// Their quantities.
    pub items: Quantity,
    /// Their totals.
    pub order_totals: Money,
    /// Their tax, that of shipping included.
    pub tax: Money,
    /// Their shipping.
    pub shipping: Money,
    /// Their discounts.
    pub discount: Money,
    /// Refunds, on their own dates.
    pub refunds: Money,
    /// The tax in them, that of shipping included.
    pub refunded_tax: Money,
    /// The shipping in them.
    pub refunded_shipping: Money,
    /// Customers registered.
    pub customers: i64,
}

impl Sums {
    /// Both together; refused when a sum cannot be held.
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
        })
    }

    /// Order totals less refunds.
    pub fn total_sales(&self) -> Result<Money> {
        self.order_totals.minus(self.refunds)
    }

    /// Tax less what was refunded of it, that of shipping included.
    pub fn total_tax(&self) -> Result<Money> {
        self.tax.minus(self.refunded_tax)
    }

    /// Shipping less what was refunded of it.
    pub fn total_shipping(&self) -> Result<Money> {
        self.shipping.minus(self.refunded_shipping)
    }

    /// Total sales less shipping less tax.
    pub fn net_sales(&self) -> Result<Money> {
        self.total_sales()?.minus(self.total_shipping()?)?.minus(self.total_tax()?)
    }
}

/// One period of a sales report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PeriodTotals {
    /// Which.
    pub period: Period,
    /// What falls into it, of the range. The API shows its orders gross; the window also its refunds.
    pub sums: Sums,
}

/// The sales report of a range. Exact; rounded only where it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SalesReport {
    /// What it is about.
    pub range: ReportRange,
    /// Over the whole range.
    pub sums: Sums,
    /// Order totals less refunds.
    pub total_sales: Money,
    /// Total sales less shipping less tax.
    pub net_sales: Money,
    /// Net sales by period.
    pub average_sales: Money,
    /// Tax less refunded tax.
    pub total_tax: Money,
    /// Shipping less refunded shipping.
    pub total_shipping: Money,
    /// Each period once, in order.
    pub periods: Vec<PeriodTotals>,
}

impl SalesReport {
    /// The report of a range divided into these periods.
    pub fn new(range: ReportRange, periods: Vec<PeriodTotals>) -> Result<Self> {
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
        })
    }
}

/// What an entry of a report is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EntryKind {
    /// An order, on the date it was placed.
    Order,
    /// A refund or credit note, on its own date.
    Refund,
    /// A customer who registered.
    Registration,
}

/// One order, refund or registration, with what it adds to the sums of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Which of them.
    pub kind: EntryKind,
    /// The number of the order or credit note, or the customer's name.
    pub name: String,
    /// When, shop-local.
    pub at: Local,
    /// Its part.
    pub sums: Sums,
}

/// What the top sellers are ranked by; equal ones by product id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum SellerRank {
    /// How many were sold.
    #[default]
    Quantity,
    /// What they came to.
    NetSales,
}

/// A product among the top sellers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopSeller {
    /// Which.
    pub product: ProductId,
    /// Its name today.
    pub title: String,
    /// Sold less taken back.
    pub quantity: Quantity,
    /// What its lines came to, less what came back, without tax.
    pub net_sales: Money,
}

/// The best sellers of a range, in their rank, then by product id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TopSellers {
    /// What it is about.
    pub range: ReportRange,
    /// As many as were asked for.
    pub sellers: Vec<TopSeller>,
    /// How many products were sold or came back, those shown among them; deleted ones left out.
    pub products: i64,
    /// Net sales of all of those.
    pub net_sales: Money,
}

/// A figure of the sales report, total by total and period by period.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Series {
    /// Order totals less refunds, tax and shipping.
    Net,
    /// What was paid back, on its own dates.
    Refunds,
    /// Order totals less refunds.
    Gross,
    /// Tax less refunded tax.
    Tax,
    /// Shipping less refunded shipping.
    Shipping,
    /// Number of orders.
    Orders,
    /// Number of things sold.
    Items,
    /// Customers registered.
    Customers,
    /// What coupons took off.
    Discount,
}

impl Series {
    /// In the order of the receipt.
    pub const ALL: [Self; 9] = [
        Self::Refunds,
        Self::Gross,
        Self::Tax,
        Self::Shipping,
        Self::Net,
        Self::Orders,
        Self::Items,
        Self::Customers,
        Self::Discount,
    ];

    /// As the receipt calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Net => "Net sales",
            Self::Refunds => "Refunds",
            Self::Gross => "Gross sales",
            Self::Tax => "Tax",
            Self::Shipping => "Shipping",
            Self::Orders => "Orders",
            Self::Items => "Items",
            Self::Customers => "New customers",
            Self::Discount => "Discount given",
        }
    }

    /// In the order of a table, period by period.
    pub const TABLE: [Self; 9] = [
        Self::Orders,
        Self::Items,
        Self::Gross,
        Self::Refunds,
        Self::Tax,
        Self::Shipping,
        Self::Net,
        Self::Discount,
        Self::Customers,
    ];

    /// Whether it counts things rather than money.
    pub const fn is_count(self) -> bool {
        matches!(self, Self::Orders | Self::Items | Self::Customers)
    }

    /// What these sums come to, as it adds up: refunds are below zero. A count of one is an amount of 1.
    pub fn amount(self, sums: &Sums) -> Result<Money> {
        let number = |count: i64| Money::from_ten_thousandths(count.saturating_mul(10_000));
        Ok(match self {
            Self::Net => sums.net_sales()?,
            Self::Refunds => Money::ZERO.minus(sums.refunds)?,
            Self::Gross => sums.total_sales()?,
            Self::Tax => sums.total_tax()?,
            Self::Shipping => sums.total_shipping()?,
            Self::Discount => sums.discount,
            Self::Orders => number(sums.orders),
            Self::Items => number(sums.items.rounded()),
            Self::Customers => number(sums.customers),
        })
    }

    /// What these sums come to, as a cell of a table.
    pub fn cell(self, sums: &Sums) -> Result<Cell> {
        let amount = self.amount(sums)?;
        Ok(if self.is_count() { Cell::Whole(amount.ten_thousandths() / 10_000) } else { Cell::Money(amount) })
    }

    /// Its column in a file.
    pub fn column(self, currency: Currency) -> Column {
        if self.is_count() {
            let width = if self == Self::Customers { 11 } else { 9 };
            return Column::new(self.name(), Kind::Whole, width);
        }
        Column::money(self.name(), currency)
    }
}

/// How many top sellers there are when nobody says (spec 8).
pub const DEFAULT_LIMIT: u64 = 12;

/// The change from what a figure was to what it is, in ten-thousandths of a percent, rounded to a tenth
/// of a percent. The sign of what it was plays no part: from −50 to −25 is up by half. `None` when there
/// was nothing before.
pub fn change(is: Money, was: Money) -> Option<i64> {
    let (is, was) = (i128::from(is.ten_thousandths()), i128::from(was.ten_thousandths()));
    match (is == was, was == 0) {
        (true, _) => Some(0),
        (_, true) => None,
        _ => Some(tenths_of_percent(is - was, was.abs())),
    }
}

/// A part of a whole in ten-thousandths of a percent, rounded to a tenth of a percent. `None` when there
/// is no whole.
pub fn share(part: Money, whole: Money) -> Option<i64> {
    let (part, whole) = (i128::from(part.ten_thousandths()), i128::from(whole.ten_thousandths()));
    (whole > 0).then(|| tenths_of_percent(part, whole))
}

/// Half away from zero; what 64 bits cannot hold stays at their end.
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
