//! API keys as their dialog lists them, and what it asks for.

use crate::domain::ids::KeyId;
use crate::domain::key::{KeyPair, Permission};

use super::Refusal;

/// A key in use, as it is listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KeyRow {
    pub(crate) id: KeyId,
    /// What it is for, or its last digits.
    pub(crate) name: String,
    /// Whose, what it may do, when it was used.
    pub(crate) note: String,
}

/// A key that was just made.
#[derive(Debug, Clone)]
pub(crate) struct NewKey {
    pub(crate) pair: KeyPair,
    /// Whose it is and what it may do.
    pub(crate) words: String,
}

/// What came of what was asked for.
pub(crate) type KeyAnswer = Result<Option<NewKey>, Refusal>;

/// What was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum KeyAction {
    Over,
    /// A key for this user, for this purpose.
    Make(String, String, Permission),
    Revoke(KeyId),
}
