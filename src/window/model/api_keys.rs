//! The API keys as their dialog lists them, and the actions of that dialog.

use domain::access::key::{KeyPair, Permission};
use domain::ids::KeyId;

use super::Refusal;

/// An API key that can be used, as the list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeyRow {
    pub(crate) id: KeyId,
    /// Its label; without one, the last digits of the key: `…4f2a`.
    pub(crate) name: String,
    /// `anna, only reads, used 20 Nov 14:32`: the user, the permission, the last use.
    pub(crate) note: String,
}

/// A key that was just created, with the secret, which is shown only now.
#[derive(Debug, Clone)]
pub(crate) struct NewKey {
    pub(crate) pair: KeyPair,
    /// `anna, only reads`.
    pub(crate) words: String,
}

/// The outcome of an action: a key where one was created.
pub(crate) type KeyAnswer = Result<Option<NewKey>, Refusal>;

/// An action of the dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum KeyAction {
    Close,
    /// Creates a key for this login, with this label.
    Make(String, String, Permission),
    Revoke(KeyId),
}
