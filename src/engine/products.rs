//! What is sold.

use super::{Engine, require, step};
use crate::domain::access::{Actor, Capability};
use crate::domain::order::Product;
use crate::domain::time::Instant;
use crate::domain::{Error, Result};
use crate::store::Change;

impl Engine {
    /// Puts a product into the books, in the place of the one with its id if there is one. Needs
    /// `manage_store`.
    pub fn put_product(&mut self, actor: &Actor, product: &Product, now: Instant) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "change products" })?;
        self.store.write(&step(actor, now, "Save product"), |write| {
            let was = write.product(product.id)?;
            if was.as_ref() != Some(product) {
                write.put_product(product)?;
                write.record(Change::product(was.as_ref(), product));
            }
            Ok(())
        })
    }
}
