//! The errors of SQLite as those of the program. SQLite and rusqlite name SQL, tables and columns, which is for who works on
//! the program; a message says what it means for the file.

use std::error;
use std::fmt;

use rusqlite::ErrorCode;

use domain::Error;

/// An error of SQLite with a sentence for people; SQLite's own is its source.
#[derive(Debug)]
pub(super) struct SqliteError(pub(super) rusqlite::Error);

impl SqliteError {
    /// The kind of the failure; `None` for one that rusqlite has found.
    pub(super) fn code(&self) -> Option<ErrorCode> {
        self.0.sqlite_error_code()
    }
}

impl fmt::Display for SqliteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.code() {
            // What to do is said by who knows whether a backup is being restored just now.
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => "the file is damaged",
            Some(ErrorCode::DiskFull) => "the disk is full: make room on it",
            Some(ErrorCode::SystemIoFailure) => "the disk failed: make a backup on another one",
            Some(ErrorCode::ReadOnly) => {
                "it may only be read: copy it to a folder of yours and open the copy"
            }
            Some(ErrorCode::PermissionDenied) => "it is not permitted: ask the owner of the file",
            Some(ErrorCode::CannotOpen) => "the file cannot be opened: look whether it is still there",
            Some(ErrorCode::OutOfMemory) => "the memory does not suffice: close other programs",
            Some(ErrorCode::OperationAborted | ErrorCode::OperationInterrupted) => {
                "it was interrupted: do it again"
            }
            Some(
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::FileLockingProtocolFailed,
            ) => "another program is using the file: try again in a moment",
            Some(ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch) => {
                "it contradicts what is in the file: look at what is there now"
            }
            Some(ErrorCode::TooBig) => "it is too large: do it in parts",
            _ => {
                "a part of the file is missing, or is not as this program writes it: another program may have changed it"
            }
        })
    }
}

impl error::Error for SqliteError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        Some(&self.0)
    }
}

/// A failure of SQLite; `what` is the operation that failed, as the subject of a sentence.
pub(super) fn failed(what: impl Into<String>, error: rusqlite::Error) -> Error {
    Error::storage(what, SqliteError(error))
}

/// True for an error of the disk or of other programs, which says nothing of what is in the file.
pub(super) fn is_passing(error: &Error) -> bool {
    let Error::Storage { source, .. } = error else { return matches!(error, Error::Busy) };
    let code = source.downcast_ref::<SqliteError>().and_then(SqliteError::code);
    matches!(code, Some(ErrorCode::SystemIoFailure | ErrorCode::OutOfMemory | ErrorCode::CannotOpen))
}

/// Recognises a sum beyond 64 bits: SQLite refuses to add such integers, and a sum that it has made a float
/// does not fit in an integer column.
pub(super) fn is_overflow(error: &rusqlite::Error) -> bool {
    let rusqlite::Error::SqliteFailure(_, Some(message)) = error else {
        return false;
    };
    message.contains("integer overflow") || message.contains("cannot store REAL value in INTEGER column")
}
