//! The form of a purchase as typed, and what is proposed for what is left blank.

pub(super) mod form;
pub(crate) mod texts;
