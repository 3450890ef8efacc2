//! The rules of the changes of one kind of thing, which stand beside it in its own file.

use domain::access::{Capability, Right};
use domain::text::Text;
use domain::{Error, Result};
use transfer::Source;

/// The right that a change takes, and the refusal for users without it.
pub(crate) type Rule<'c> = (Right<'c>, Error);

/// The changes of one kind of thing. Neither rule nor title depends on the shop.
pub(crate) trait Changes {
    /// The right that it takes. That of a bulk request and of revoking a key is checked later, when the item or the
    /// key's owner is known.
    fn rule(&self) -> Rule<'_>;

    /// The title in the history, unless the change sets a more exact one when it is made.
    fn title(&self) -> Text;

    /// Refuses what is invalid in any shop.
    fn check(&self, _sources: &[Source]) -> Result<()> {
        Ok(())
    }

    /// True if planned versions of tax rates whose day has come take effect with it. False for changes that an undo
    /// alone cannot take back, since the versions would stay in force for good where the clock was ahead.
    fn brings_rates_into_force(&self) -> bool {
        true
    }

    /// True if it may be made with others as one step.
    fn can_be_one_of_several(&self) -> bool {
        false
    }
}

/// What the API has for users who may manage the store.
pub(crate) const fn store(refusal: Error) -> Rule<'static> {
    (Right::Has(Capability::ManageStore), refusal)
}

/// What the API does not have. `what` completes "may not ..." in the refusal.
pub(crate) const fn books(what: &'static str) -> Rule<'static> {
    store(Error::NotAllowed { what })
}

/// What only an administrator may do. `what` completes "may ..." in the refusal.
pub(crate) const fn administrator(what: &'static str) -> Rule<'static> {
    (Right::Administrator, Error::AdministratorOnly { what })
}
