//! The error of this layer: that of the domain, which an error of SQLite becomes by `?`.

use rusqlite::ErrorCode;

use crate::domain::Error;

/// An error of the domain. A type of its own, since what SQLite refuses has to become one, and the domain knows no SQLite;
/// by `?` it is [`Error`] for the layers above.
#[derive(Debug)]
pub struct StoreError(pub(super) Error);

/// What a function of the store returns.
pub type Result<T> = std::result::Result<T, StoreError>;

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        error.0
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        if is_overflow(&error) {
            return Self(Error::AmountTooLarge);
        }
        let what = match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => return Self(Error::Busy),
            Some(ErrorCode::DiskFull) => "Writing the shop file, since the disk is full,",
            Some(ErrorCode::ReadOnly) => "Writing the shop file, which may only be read,",
            _ => "Reading or writing the shop file",
        };
        Self(Error::storage(what, error))
    }
}

/// The error of a failed commit. When the disk fails here, the whole transaction may be in the log already:
/// it is not visible now, but it is when the log is read again.
pub(super) fn not_committed(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::SystemIoFailure) => StoreError(Error::Unsettled { source: error.into() }),
        _ => error.into(),
    }
}

/// Recognises a sum beyond 64 bits: SQLite refuses to add such integers, and a sum that it has made a float
/// does not fit in an integer column.
fn is_overflow(error: &rusqlite::Error) -> bool {
    let rusqlite::Error::SqliteFailure(_, Some(message)) = error else {
        return false;
    };
    message.contains("integer overflow") || message.contains("cannot store REAL value in INTEGER column")
}
