//! Values as bytes for digests and checksums: each is preceded by its type and, where it has none of its own, its length, so that
//! no two sequences of values have the same bytes.

use rusqlite::types::ValueRef;

/// Calls `update` with the bytes of a value.
pub(crate) fn each(value: ValueRef<'_>, mut update: impl FnMut(&[u8])) {
    match value {
        ValueRef::Null => update(b"N"),
        ValueRef::Integer(number) => {
            update(b"I");
            update(&number.to_le_bytes());
        }
        ValueRef::Real(number) => {
            update(b"F");
            update(&number.to_le_bytes());
        }
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => {
            update(b"T");
            update(&u64::try_from(bytes.len()).unwrap_or(u64::MAX).to_le_bytes());
            update(bytes);
        }
    }
}
