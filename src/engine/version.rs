//! What the program is made of: the facts that a report of a fault should name.

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The version, and a line each on the commit, the system, the libraries and the shop file.
pub fn version_details() -> String {
    let (sqlite, shop_file) = store::versions();
    format!(
        "{VERSION}\n{}\n{}\nSQLite {sqlite}, {}\nshop file version {shop_file}",
        env!("TILLBOOK_BUILD"),
        env!("TILLBOOK_TARGET"),
        env!("TILLBOOK_LIBRARIES"),
    )
}
