//! What fails from outside: programs that are killed or race, disks that fail, files that are moved, damaged or mean harm.
//! Power cuts are a program of their own, `power`.
#![allow(
    clippy::unwrap_used,
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
mod racing;
