//! The drafts that became orders, so that no draft is saved twice.

use rusqlite::named_params;

use crate::Result;
use crate::{Read, Write};
use domain::ids::OrderId;

const FIND: &str = "
  SELECT orders.number FROM order_drafts JOIN orders ON orders.id = order_drafts.order_id
  WHERE order_drafts.draft = :draft";
const ADD: &str = "INSERT INTO order_drafts (draft, order_id) VALUES (:draft, :order)";

impl Read<'_> {
    /// The number of the order that a draft became.
    pub fn number_of_draft(&self, draft: &str) -> Result<Option<String>> {
        self.one(FIND, named_params! { ":draft": draft }, |row| row.get("number"))
    }
}

impl Write<'_> {
    /// Stores the draft that an order was made from.
    pub fn add_draft(&self, draft: &str, order: OrderId) -> Result<()> {
        self.run(ADD, named_params! { ":draft": draft, ":order": order.get() })
    }
}
