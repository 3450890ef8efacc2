//! The rules of a group (`share::RULES`) that decide what a change writes.

/// Those from which orders add their products, sales without an address keep where they were taxed, refunds are divided,
/// what a closed period has stays, and files are read as they are now.
pub const THIRD_RULES: u32 = 3;
