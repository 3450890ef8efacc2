//! What a shop says about itself.

use super::{Engine, require, step};
use crate::domain::access::{Actor, Capability};
use crate::domain::settings::Shop;
use crate::domain::time::Instant;
use crate::domain::{Error, Result};

impl Engine {
    /// The shop's own settings.
    pub fn shop(&self) -> Result<Shop> {
        self.store.read(|read| read.shop())
    }

    /// Changes the shop's settings. Another time zone moves every order, refund and registration to the
    /// day it falls on there. Needs `manage_store`.
    pub fn change_shop(&mut self, actor: &Actor, shop: &Shop, now: Instant) -> Result<()> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: "change the shop's settings" })?;
        self.store
            .write(&step(actor, now, "Change settings"), |write| write.change_shop(&write.shop()?, shop))
    }
}
