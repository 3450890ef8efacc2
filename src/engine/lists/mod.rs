//! Every list and report as a table to export. The window and the command line use the same [`Listing`]s, so
//! that an export has what is shown. Long lists are streamed row by row.

mod bookings;
mod catalogue;
mod earnings;
mod invoices;
mod order_items;
mod orders;
mod purchases;
mod reports;
mod tax_return;
mod tax_summary;
mod taxes;

pub use catalogue::{CUSTOMER_COLUMNS, PRODUCT_COLUMNS};
pub use invoices::INVOICE_COLUMNS;
pub use orders::{ORDER_COLUMNS, OrderSelection};
pub use purchases::{PURCHASE_COLUMNS, PURCHASE_LIST_COLUMNS};
pub use reports::SELLER_COLUMNS;
pub use tax_summary::TAX_COLUMNS;
pub(super) use taxes::class_name;
pub use taxes::{CLASS_COLUMNS, HISTORY_COLUMNS, RATE_COLUMNS};

use std::collections::BTreeMap;

use super::{Engine, HistoryQuery, ReturnQuery};
use domain::Result;
use domain::access::Actor;
use domain::each_plain_noun;
use domain::ids::{ProductId, PurchaseId, RateId};
use domain::label;
use domain::locale::Locale;
use domain::noun::{Noun, NounKind};
use domain::report::earnings::EarningsOptions;
use domain::report::{Analysis, SellerRank};
use domain::shop::basis::Basis;
use domain::shop::settings::Shop;
use domain::table::{Column, Head, Receiver};
use domain::time::compared::Comparison;
use domain::time::period::{Grouping, RangeQuery, ReportRange};
use domain::time::{Day, Instant, Local};
use store::Read;

/// The range of a report, and the comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComparedRange {
    /// The range.
    pub query: RangeQuery,
    /// The comparison; none when absent.
    pub with: Option<Comparison>,
    /// The periods of the sales; the report's own when absent.
    pub grouping: Option<Grouping>,
    /// What is told of sales beside their figures.
    pub analysis: Analysis,
}

impl ComparedRange {
    /// A range alone, or beside another one, in the report's own periods.
    pub fn new(query: RangeQuery, with: Option<Comparison>) -> Self {
        Self { query, with, grouping: None, analysis: Analysis::default() }
    }
}

/// The products of a list, as it is filtered and sorted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProductSelection {
    /// These in this order; all by id when absent.
    pub only: Option<Vec<ProductId>>,
    /// The range of the sales figures; all time when absent.
    pub sold_in: Option<RangeQuery>,
}

/// The purchases of a list, as it is filtered and sorted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PurchaseSelection {
    /// These in this order; all, earliest first, when absent.
    pub only: Option<Vec<PurchaseId>>,
    /// The range that they are dated in; all time when absent.
    pub of: Option<RangeQuery>,
}

/// A list or report that can be exported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Listing {
    /// The sales of a range by period. Needs `view_store_reports`.
    Sales(ComparedRange),
    /// The net sales of a range by weekday and hour. Needs `view_store_reports`.
    WeekOfSales(RangeQuery),
    /// The best sellers of a range. Needs `view_store_reports`.
    TopSellers {
        /// The range and comparison.
        of: ComparedRange,
        /// The figure that they are ranked by.
        rank: SellerRank,
        /// The most products.
        limit: u64,
    },
    /// The taxes of a range by rate. Needs `view_store_reports`.
    TaxSummary(RangeQuery),
    /// What a range earned: income and expenses by period. Needs `view_store_reports`.
    Earnings(ComparedRange, EarningsOptions),
    /// The journal of a range: what counts by the basis, or by the shop's own, as rows that sum to zero for each document. Needs
    /// `view_store_reports`.
    Bookings(RangeQuery, Option<Basis>),
    /// These tax rates in this order, or all in the order of the list. Needs `manage_store`.
    TaxRates(Option<Vec<RateId>>),
    /// The tax classes with the number of their rates. Needs `manage_store`.
    TaxClasses,
    /// The steps of the journal that a query matches, latest first. Needs `manage_store`.
    History(HistoryQuery),
    /// The orders of a range or all, without those in the trash, earliest first. Needs `manage_store`.
    Orders(Option<RangeQuery>),
    /// The items of those orders, a row each, with their prices as typed beside their amounts. Needs
    /// `manage_store`.
    OrderItems(Option<RangeQuery>),
    /// The refunds and credit notes of a range or all, earliest first. Needs `manage_store`.
    Refunds(Option<RangeQuery>),
    /// The orders of a list as it is filtered and sorted. Needs `manage_store`.
    OrdersShown(Box<OrderSelection>),
    /// Products with their sales. Needs `manage_store`.
    Products(ProductSelection),
    /// These customers in this order, or all in the order in which they were added, with the count and total
    /// of their orders. Needs `manage_store`.
    Customers(Option<Vec<String>>),
    /// The invoices and credit notes of these numbers, or all, the latest first. Needs `view_store_reports`.
    Invoices(Option<Vec<String>>),
    /// Purchases, a row for each line. Needs `manage_store`.
    Purchases(PurchaseSelection),
    /// The plain nouns of a kind, with these ids in this order, or all by name. Needs `manage_store`.
    Nouns(NounKind, Option<Vec<i64>>),
    /// A tax return with its working: the entries of each box. Needs `view_store_reports`.
    TaxReturn(Box<ReturnQuery>),
}

impl Listing {
    /// The title of the list: `Top sellers`.
    pub const fn title(&self) -> &'static str {
        match self {
            Self::Sales(_) => label!("Sales"),
            Self::WeekOfSales(_) => label!("Sales by weekday and hour"),
            Self::TopSellers { .. } => label!("Top sellers"),
            Self::TaxSummary(_) => label!("Tax summary"),
            Self::Earnings(..) => label!("Earnings"),
            Self::Bookings(..) => label!("Journal"),
            Self::TaxRates(_) => label!("Tax rates"),
            Self::TaxClasses => label!("Tax classes"),
            Self::History(_) => label!("History"),
            Self::Orders(_) | Self::OrdersShown(_) => label!("Orders"),
            Self::OrderItems(_) => label!("Order items"),
            Self::Refunds(_) => label!("Refunds"),
            Self::Products(_) => label!("Products"),
            Self::Customers(_) => label!("Customers"),
            Self::Invoices(_) => label!("Invoices"),
            Self::Purchases(_) => label!("Purchases"),
            Self::Nouns(kind, _) => kind.heading(),
            Self::TaxReturn(_) => label!("Tax return"),
        }
    }

    /// True if it is made for people alone; the others can come in again, or are for other programs.
    pub const fn is_report(&self) -> bool {
        matches!(
            self,
            Self::Sales(_)
                | Self::WeekOfSales(_)
                | Self::TopSellers { .. }
                | Self::TaxSummary(_)
                | Self::Earnings(..)
                | Self::TaxReturn(_)
        )
    }
}

impl Engine {
    /// Passes all rows of a list to a receiver, under the capability of that list.
    pub fn list(
        &self,
        actor: &Actor,
        listing: &Listing,
        now: Instant,
        locale: &dyn Locale,
        to: &mut dyn Receiver,
    ) -> Result<()> {
        match listing {
            Listing::Sales(of) => self.sales_table(actor, of, now, locale)?.give(to),
            Listing::WeekOfSales(query) => self.week_table(actor, query, now, locale)?.give(to),
            Listing::TopSellers { of, rank, limit } => {
                self.sellers_table(actor, of, *rank, *limit, now, locale)?.give(to)
            }
            Listing::TaxSummary(query) => self.tax_summary_table(actor, query, now, locale)?.give(to),
            Listing::Earnings(of, options) => {
                self.earnings_table(actor, (of, *options), now, locale)?.give(to)
            }
            Listing::Bookings(query, basis) => self.list_bookings(actor, (query, *basis), now, locale, to),
            Listing::TaxRates(only) => self.rates_table(actor, only.as_deref(), now, locale)?.give(to),
            Listing::TaxClasses => self.classes_table(actor, now, locale)?.give(to),
            Listing::History(query) => self.history_table(actor, query, locale)?.give(to),
            Listing::Orders(query) => self.list_orders(actor, query.as_ref(), now, locale, to),
            Listing::OrderItems(query) => self.list_order_items(actor, query.as_ref(), now, locale, to),
            Listing::Refunds(query) => self.list_refunds(actor, query.as_ref(), now, locale, to),
            Listing::OrdersShown(wanted) => self.list_orders_shown(actor, wanted, now, locale, to),
            Listing::Products(wanted) => self.list_products(actor, wanted, now, locale, to),
            Listing::Customers(only) => self.list_customers(actor, only.as_deref(), locale, to),
            Listing::Invoices(only) => self.list_invoices(actor, only.as_deref(), locale, to),
            Listing::Purchases(wanted) => self.list_purchases(actor, wanted, now, locale, to),
            Listing::Nouns(kind, only) => {
                each_plain_noun!(T => if T::KIND == *kind {
                    self.list_nouns::<T>(actor, only.as_deref(), locale, to)?;
                });
                Ok(())
            }
            Listing::TaxReturn(of) => self.tax_return_table(actor, of, locale)?.give(to),
        }
    }
}

/// The rows with these keys, in the order of the keys; all rows when `only` is absent. Keys without a row
/// are skipped.
pub(super) fn chosen<T, K: Ord>(rows: Vec<T>, only: Option<&[K]>, key: impl Fn(&T) -> K) -> Vec<T> {
    let Some(only) = only else { return rows };
    let mut all: BTreeMap<K, T> = rows.into_iter().map(|row| (key(&row), row)).collect();
    only.iter().filter_map(|key| all.remove(key)).collect()
}

pub(super) fn head(
    shop: &Shop,
    title: &'static str,
    about: String,
    columns: Vec<Column>,
    locale: &dyn Locale,
) -> Head {
    let (shop, currency) = (shop.name.clone(), shop.currency);
    Head { shop, title: locale.label(title), about, currency, columns, notes: Vec::new(), chart: None }
}

/// The first and last second of a range; without one, of all days that there can be.
fn seconds(range: Option<&ReportRange>) -> (Local, Local) {
    let day = |number: i64| Day::from_number(number).unwrap_or(Day::new(chrono::NaiveDate::MAX));
    match range {
        Some(range) => (range.start(), range.end()),
        // The years of dates in files: 0000 to 9999.
        None => (day(-719_528).start(), day(2_932_896).end()),
    }
}

fn range(
    read: &Read<'_>,
    shop: &Shop,
    query: Option<&RangeQuery>,
    now: Instant,
) -> Result<Option<ReportRange>> {
    let now = shop.time_zone.local(now);
    query
        .map(|query| {
            ReportRange::resolve(query, (shop.time_zone, shop.year_begins), now, || Ok(read.earliest()?))
        })
        .transpose()
}

/// The subtitle of a table: `1–31 Oct 2026, GBP`.
fn about(range: Option<&ReportRange>, shop: &Shop, locale: &dyn Locale) -> String {
    format!("{}, {}", days(range, locale), shop.currency.code())
}

/// The days of a range, for people; `All days` without one.
fn days(range: Option<&ReportRange>, locale: &dyn Locale) -> String {
    range.map_or_else(|| locale.label(label!("All days")), |one| locale.dates().range(one))
}
