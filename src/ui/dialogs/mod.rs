//! What is shown over the page, one at a time. A dialog draws what it is given and answers with what the person
//! asked for; which one is open is the application's affair.

pub(super) mod about;
pub(super) mod api_keys;
pub(super) mod export;
pub(super) mod import;
pub(super) mod preferences;
pub(super) mod restore;
pub(super) mod shortcuts;
pub(super) mod sign_in;
pub(super) mod users;
