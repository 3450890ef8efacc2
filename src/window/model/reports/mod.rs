//! The reports: sales, top sellers, taxes, their range, and the entries behind a figure.

pub(super) mod entries;
pub(super) mod period;
pub(super) mod sales;
pub(super) mod sellers;
pub(super) mod taxes;
