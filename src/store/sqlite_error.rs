//! The errors of SQLite as those of the program. SQLite and rusqlite name SQL, tables and columns, which is for who works on
//! the program; a message says what it means for the file.

use rusqlite::ErrorCode;

use domain::error::{Cause, Told};
use domain::text::Text;
use domain::{Error, text};

/// An error of SQLite as a clause for people.
pub(super) fn told(error: rusqlite::Error) -> Told {
    let text = match error.sqlite_error_code() {
        // What to do is said by who knows whether a backup is being restored just now.
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => text!("the file is damaged"),
        Some(ErrorCode::DiskFull) => text!("the disk is full: make room on it"),
        Some(ErrorCode::SystemIoFailure) => text!("the disk failed: make a backup on another one"),
        Some(ErrorCode::ReadOnly) => {
            text!("it may only be read: copy it to a folder of yours and open the copy")
        }
        Some(ErrorCode::PermissionDenied) => text!("it is not permitted: ask the owner of the file"),
        Some(ErrorCode::CannotOpen) => {
            text!("the file cannot be opened: check whether it is still there")
        }
        Some(ErrorCode::OutOfMemory) => text!("there is not enough memory: close other programs"),
        Some(ErrorCode::OperationAborted | ErrorCode::OperationInterrupted) => {
            text!("it was interrupted: do it again")
        }
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::FileLockingProtocolFailed) => {
            text!("another program is using the file: try again in a moment")
        }
        Some(ErrorCode::ConstraintViolation | ErrorCode::TypeMismatch) => {
            text!("it contradicts what is in the file: look at what is there now")
        }
        Some(ErrorCode::TooBig) => text!("it is too large: do it in parts"),
        _ => text!(
            "a part of the file is missing, or is not as this program writes it: another program may have changed it"
        ),
    };
    Told { text, source: error.into() }
}

/// The kind of SQLite's failure that a cause is; `None` for another cause, and for what rusqlite has found.
pub(super) fn code_of(cause: &Cause) -> Option<ErrorCode> {
    let told = cause.downcast_ref::<Told>()?;
    told.source.downcast_ref::<rusqlite::Error>()?.sqlite_error_code()
}

/// A failure of SQLite; `what` is the operation that failed, as the subject of a sentence.
pub(super) fn failed(what: Text, error: rusqlite::Error) -> Error {
    Error::storage(what, told(error))
}

/// True for an error of the disk or of other programs, which says nothing of what is in the file.
pub(super) fn is_passing(error: &Error) -> bool {
    let Error::Storage { source, .. } = error else { return matches!(error, Error::Busy) };
    matches!(
        code_of(source),
        Some(ErrorCode::SystemIoFailure | ErrorCode::OutOfMemory | ErrorCode::CannotOpen)
    )
}

/// Recognises a sum beyond 64 bits: SQLite refuses to add such integers, and a sum that it has made a float
/// does not fit in an integer column.
pub(super) fn is_overflow(error: &rusqlite::Error) -> bool {
    let rusqlite::Error::SqliteFailure(_, Some(message)) = error else {
        return false;
    };
    message.contains("integer overflow") || message.contains("cannot store REAL value in INTEGER column")
}
