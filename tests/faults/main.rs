//! What fails from outside: programs that are killed or race, disks that fail, files that are moved, damaged or mean harm.
//! Power cuts are a program of their own, `power`.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::single_match_else,
    clippy::needless_range_loop,
    clippy::type_complexity,
    clippy::panic,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a test fails by panicking, and says what it tried and how long that took"
)]

mod altered;
mod backups;
mod crash;
mod damaged;
mod disk;
mod durable;
mod files;
mod full_disk;
mod hostile;
mod locks;
mod logs;
mod moved;
mod numbers;
#[path = "../shops/ports.rs"]
mod ports;
mod racing;
mod together;
