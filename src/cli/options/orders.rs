//! The filter and sort of orders in `tillbook export orders`.

use clap::{Args, ValueEnum};

use crate::cli::parsed;
use domain::ids::ProductId;
use domain::order::OrderStatus;
use domain::order::query::{OrderQuery, OrderSort};
use domain::time::period::RangeQuery;
use engine::{Listing, OrderSelection};

/// The options that filter and sort the list of orders.
#[derive(Debug, Args)]
pub(in crate::cli) struct OrderArgs {
    /// Orders of this status, such as completed or on-hold; can be given several times.
    #[arg(long, value_name = "STATUS", value_parser = status)]
    status: Vec<OrderStatus>,
    /// Orders with this text in number, customer or lines.
    #[arg(long, value_name = "TEXT")]
    find: Option<String>,
    /// Orders with the product of this id.
    #[arg(long, value_name = "ID", value_parser = parsed(ProductId::parse, "it is the number of a product"))]
    product: Option<ProductId>,
    /// Orders of the customer with this login.
    #[arg(long, value_name = "LOGIN")]
    customer: Option<String>,
    /// The sort; earliest first when not given.
    #[arg(long)]
    sort: Option<Sort>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Sort {
    Newest,
    Oldest,
    Largest,
    Smallest,
    NumberDown,
    NumberUp,
}

fn status(text: &str) -> Result<OrderStatus, String> {
    let known = || OrderStatus::ALL.map(OrderStatus::as_str).join(", ");
    OrderStatus::ALL
        .into_iter()
        .find(|status| status.as_str() == text)
        .ok_or_else(|| format!("it is one of {}", known()))
}

impl OrderArgs {
    /// One of these options was given.
    pub(in crate::cli) fn is_given(&self) -> bool {
        let is_filtered = self.find.is_some() || self.product.is_some() || self.customer.is_some();
        is_filtered || !self.status.is_empty() || self.sort.is_some()
    }

    /// The orders of a range: all, or filtered and sorted if options were given.
    pub(in crate::cli) fn listing(&self, of: Option<RangeQuery>) -> Listing {
        if !self.is_given() {
            return Listing::Orders(of);
        }
        let query = OrderQuery {
            statuses: self.status.clone(),
            text: self.find.clone().unwrap_or_default(),
            product: self.product,
            customer: self.customer.clone(),
            sort: match self.sort.unwrap_or(Sort::Oldest) {
                Sort::Newest => OrderSort::Newest,
                Sort::Oldest => OrderSort::Oldest,
                Sort::Largest => OrderSort::Largest,
                Sort::Smallest => OrderSort::Smallest,
                Sort::NumberDown => OrderSort::NumberDown,
                Sort::NumberUp => OrderSort::NumberUp,
            },
            ..OrderQuery::default()
        };
        Listing::OrdersShown(Box::new(OrderSelection { of, query }))
    }
}
