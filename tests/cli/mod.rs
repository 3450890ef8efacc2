//! The command line, as a person types it: what is printed, and the exit code.

mod commands;
mod devices;
mod handbook;
mod invoices;
mod invoices_valid;
mod periods;
mod profit;
mod purchases;
mod rates;
mod refused;
mod returns;
mod target;
mod terminal;
