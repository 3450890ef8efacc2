//! The API: recorded exchanges, its table of routes, and the same over HTTP.

mod exchanges;
mod golden;
mod routes;
mod serve;
