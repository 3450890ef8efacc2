//! Options that several commands have, or that are many.

pub(super) mod earnings;
pub(super) mod orders;
pub(super) mod range;
