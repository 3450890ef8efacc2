//! What the targets share: a shop that is made anew now and then, and what must hold after each input.

pub mod change;
pub mod model;
pub mod request;
mod shop;

pub use shop::import;

use domain::time::Instant;

/// The time of everything.
pub const NOW: Instant = Instant::from_seconds(1_743_434_430);
