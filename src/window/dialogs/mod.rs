//! The dialogs, of which one at a time is open over the page. A dialog draws what it is given and returns
//! what was chosen; `app` decides which one is open. One that changes the shop is a `Form`.

pub(super) mod about;
pub(super) mod api_keys;
pub(super) mod asking;
pub(super) mod connections;
pub(super) mod devices;
pub(super) mod export;
pub(super) mod form;
pub(super) mod handbook;
pub(super) mod import;
pub(super) mod invoice;
mod logo;
pub(super) mod paying;
pub(super) mod periods;
pub(super) mod preferences;
pub(super) mod restore;
mod sales_target;
pub(super) mod shortcuts;
pub(super) mod sign_in;
pub(super) mod take_costs;
pub(super) mod users;
