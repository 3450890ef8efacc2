//! The error of this layer: that of the domain, which an error of SQLite becomes by `?`.

use rusqlite::ErrorCode;

use super::sqlite_error::{failed, is_overflow, told};
use domain::decimal::TooLarge;
use domain::{Error, text};

/// An error of the domain. A type of its own, since what SQLite refuses has to become one, and the domain knows no SQLite;
/// by `?` it is [`Error`] for the layers above.
#[derive(Debug)]
pub struct StoreError(pub(super) Error);

/// The result of a function of the store.
pub type Result<T> = std::result::Result<T, StoreError>;

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

impl From<TooLarge> for StoreError {
    fn from(error: TooLarge) -> Self {
        Self(error.into())
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        error.0
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        Self(if is_overflow(&error) {
            Error::AmountTooLarge
        } else {
            match error.sqlite_error_code() {
                Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Error::Busy,
                Some(ErrorCode::DiskFull | ErrorCode::ReadOnly) => {
                    failed(text!("Writing the shop file"), error)
                }
                _ => failed(text!("Reading or writing the shop file"), error),
            }
        })
    }
}

/// The error of a failed commit. When the disk fails here, the whole transaction may be in the log already:
/// it is not visible now, but it is when the log is read again.
pub(super) fn not_committed(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::SystemIoFailure) => StoreError(Error::Unsettled { source: told(error).into() }),
        _ => error.into(),
    }
}
