//! The error type of the whole program. The message tells a person what to do; `code` and `status` are the
//! answer of the API; the cause of a failed disk or library is kept as `source`, for the log.

use std::path::PathBuf;

use super::advice::Advice;
use super::time::Day;

/// The result of an operation of the program.
pub type Result<T> = std::result::Result<T, Error>;

/// The cause that a library gave, kept for the log.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Each refusal and failure, with a sentence for the person who asked.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences show what the fields are")]
pub enum Error {
    // The nineteen codes of the API (spec 7).
    /// Missing `view_store_reports`.
    #[error("Your role may not see reports. Ask an administrator for the accountant role or above.")]
    UserCannotReadReport,
    /// Missing `manage_store` on reading one rate or the list of rates.
    #[error("Your role may not see tax rates. Ask an administrator for the shop manager role.")]
    UserCannotReadTax,
    /// No rate has this id, which is as it was given.
    #[error("There is no tax rate with the id {id}. It may have been deleted: look at the list of rates.")]
    InvalidTaxId { id: String },
    /// The body of a create or an edit has no `tax`.
    #[error("The request has no tax rate: send an object under \"tax\".")]
    MissingTaxData,
    /// Missing `manage_store` on creating a rate.
    #[error("Your role may not add tax rates. Ask an administrator for the shop manager role.")]
    UserCannotCreateTax,
    /// Missing `manage_store` on editing a rate.
    #[error("Your role may not change tax rates. Ask an administrator for the shop manager role.")]
    UserCannotEditTax,
    /// Missing `manage_store` on deleting a rate.
    #[error("Your role may not delete tax rates. Ask an administrator for the shop manager role.")]
    UserCannotDeleteTax,
    /// The delete removed no row.
    #[error("There was no tax rate with the id {id} to delete. Look at the list of rates.")]
    CannotDeleteTax { id: String },
    /// Missing `manage_store` on the number of rates.
    #[error("Your role may not count tax rates. Ask an administrator for the shop manager role.")]
    UserCannotReadTaxesCount,
    /// The body of a batch has no `taxes`.
    #[error("The request has no tax rates: send a list under \"taxes\".")]
    MissingTaxesData,
    /// A batch of more than 100 rates.
    #[error("{count} tax rates are too many for one request: send at most 100. Nothing was changed.")]
    TaxesRequestTooLarge { count: usize },
    /// Missing `manage_store` on the list of tax classes.
    #[error("Your role may not see tax classes. Ask an administrator for the shop manager role.")]
    UserCannotReadTaxClasses,
    /// The body of a create has no `tax_class`.
    #[error("The request has no tax class: send an object under \"tax_class\".")]
    MissingTaxClassData,
    /// Missing `manage_store` on creating a tax class.
    #[error("Your role may not add tax classes. Ask an administrator for the shop manager role.")]
    UserCannotCreateTaxClass,
    /// The name of a tax class is empty once it is cleaned.
    #[error("The name of the tax class has no letter or digit. Give it one that has.")]
    MissingTaxClassName,
    /// Another tax class has the slug already.
    #[error("There is a tax class of this name, or of nearly this one, already. Choose another name.")]
    CannotCreateTaxClass { slug: String },
    /// Missing `manage_store` on deleting a tax class.
    #[error("Your role may not delete tax classes. Ask an administrator for the shop manager role.")]
    UserCannotDeleteTaxClass,
    /// No custom class has the slug.
    #[error(
        "There is no such tax class to delete, and the standard class always stays. Look at the list of \
         classes."
    )]
    CannotDeleteTaxClass { slug: String },
    /// Missing `manage_store` on the number of tax classes.
    #[error("Your role may not count tax classes. Ask an administrator for the shop manager role.")]
    UserCannotReadTaxClassesCount,

    // Our own codes, where the reference stores another value than the one that it was given.
    /// A value that its field cannot take. `field` is as the API spells it; `problem` names the value.
    #[error("{field}: {problem}")]
    InvalidTaxData { field: &'static str, problem: String },
    /// The edit was made from a value that is no longer the current one.
    #[error(
        "{field} was \"{was}\" when you began and is \"{now}\" now: somebody else changed it. Enter yours again to have it instead."
    )]
    ChangedMeanwhile { field: &'static str, was: String, now: String },
    /// A text that cannot be read as a date.
    #[error("{field}: \"{value}\" is no date. Write 2025-03-31, or 2025-03-31T15:20:30 with a time.")]
    InvalidReportFilter { field: &'static str, value: String },
    /// A range of more periods than a report has.
    #[error(
        "From {first} to {last} are more than {most} years, and a report has at most that many. Choose less."
    )]
    ReportTooLong { first: Day, last: Day, most: u32 },
    /// A report by hour of another range than one day.
    #[error(
        "By hour, a report is of one day, and not of {first} to {last}. Choose one day, or periods of days."
    )]
    HoursOfDays { first: Day, last: Day },
    /// No route has this path and method.
    #[error("There is nothing at this address for this method. See the list of routes.")]
    NoRoute,
    /// An HTTP method that no route has.
    #[error("This method is not supported. Use GET, POST, PUT, PATCH, DELETE or HEAD.")]
    UnsupportedMethod,
    /// A line of `tillbook api` that is no request.
    #[error("This is no request: {problem}")]
    InvalidRequest { problem: String },

    // The API over HTTP.
    /// No credentials, wrong ones, or an API key without the permission.
    #[error("{problem}")]
    Authentication { problem: String },
    /// A request body beyond the limit, in bytes.
    #[error("The request is too large: send at most {most} bytes. Nothing was changed.")]
    RequestTooLarge { most: usize },
    /// The request was not received whole within the time limit.
    #[error("The request did not arrive in time. Nothing was changed; send it again.")]
    RequestTooSlow,
    /// More requests at once than the server takes.
    #[error("Too much is asked at once just now. Try again in a moment.")]
    Overloaded,
    /// The answer was not ready within the time limit, or the program ended first.
    #[error("This took too long and was given up. A change may have been made: look before you try again.")]
    AnswerTooSlow,
    /// A panic in the program, before or after the change was made.
    #[error(
        "The program met a fault of its own ({problem}). A change may have been made: look before you try again."
    )]
    Fault { problem: String },

    // The shop file.
    /// There is no file at the path.
    #[error("There is no shop file at {path}. Look whether it was moved, or make a new shop.")]
    NoSuchShop { path: PathBuf },
    /// A file exists at the path of a new one.
    #[error("{path} exists already and was left as it is. Choose another name.")]
    ShopExists { path: PathBuf },
    /// A file that is not a shop file. `detail` begins with a space, comma or colon, or is empty.
    #[error("{path} is not a Tillbook shop file{detail}, and was left as it is. Choose another file.")]
    NotAShop { path: PathBuf, detail: String },
    /// A shop file of a later version of the program, `program` where the file says so.
    #[error(
        "{path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook{} to open it.",
        .program.as_ref().map_or_else(String::new, |program| format!(" to {program} or later"))
    )]
    NewerShop { path: PathBuf, version: i64, program: Option<String>, known: i64 },
    /// A shop file whose contents contradict each other or cannot be read.
    #[error("{path} is damaged: {problem}. Keep it, and restore a backup.")]
    DamagedShop { path: PathBuf, problem: String },
    /// The write-ahead log of the file is missing, and with it the last changes, or is that of another file.
    #[error("{path} {problem}.")]
    LostLog { path: PathBuf, problem: String },
    /// The open shop file or its log was moved, deleted or replaced.
    #[error("{path} {problem}, so nothing was changed. {advice}")]
    ShopMoved { path: PathBuf, problem: &'static str, advice: &'static str },
    /// Another program holds the lock of the shop file.
    #[error("Another program is writing to this shop just now. Nothing was changed; try again in a moment.")]
    Busy,
    /// The disk, SQLite or the system failed. `what` is the subject of a sentence.
    #[error("{what} did not work: {source}")]
    Storage { what: String, source: Cause },
    /// The disk failed during a commit, so the change may or may not be kept.
    #[error("The disk failed while this was saved ({source}). It may be kept: look before you try again.")]
    Unsettled { source: Cause },
    /// An amount of an order, or a sum over all orders, beyond the limits of [`super::order::size`].
    #[error(
        "An amount is too large: an order has at most 100,000,000,000, and all orders together \
         115,292,150,460,684. Look for a missing decimal mark."
    )]
    AmountTooLarge,

    // A shop on several devices.
    /// What a program may not do to a shop that is shared, since the other devices would not have it. `what` is the
    /// subject of a sentence.
    #[error(
        "This shop is on several devices, and {what} would not reach the others, so nothing was changed. Do it in the program that has the shop open on this device, or end the sharing here first."
    )]
    SharedShop { what: &'static str },
    /// No majority of the devices that vote can be reached.
    #[error(
        "This device is cut off from the others ({problem}), so nothing was saved. Try again when it is back; until then everything can be looked at."
    )]
    CutOff { problem: String },
    /// A change that is larger than the devices send each other, in bytes.
    #[error(
        "This is too much for one change of a shop on several devices: {size} bytes, and at most {most} are sent. Nothing was changed; do it in parts."
    )]
    ChangeTooLarge { size: usize, most: usize },
    /// Another device makes changes by rules that this program does not have; `program` has them, if it is known.
    #[error(
        "The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook{} here.",
        .program.as_ref().map_or_else(String::new, |program| format!(" to {program} or later"))
    )]
    OtherRules { theirs: u32, ours: u32, program: Option<String> },
    /// What this device does for the group has ended, and why.
    #[error("This device no longer follows the others: {problem}")]
    NotFollowing { problem: String },

    // Users and API keys.
    /// No API key has this id, or it is revoked.
    #[error("There is no API key {id} in use in this shop.")]
    UnknownKey { id: String },
    /// No user has this name.
    #[error("There is no user \"{login}\" in this shop. Look how the name is written.")]
    UnknownUser { login: String },
    /// The password is not the user's.
    #[error("The password is not right. Type it again.")]
    WrongPassword,
    /// A user with this name exists.
    #[error("There is a user \"{login}\" already. Choose another name.")]
    UserExists { login: String },
    /// A missing capability on an operation that the API does not have: a verb with its object.
    #[error("Your role may not {what}. Ask an administrator for the shop manager role.")]
    NotAllowed { what: &'static str },
    /// An operation that only an administrator may do, or on one's own only: a verb with its object.
    #[error("Only an administrator may {what}. Ask one to do it.")]
    AdministratorOnly { what: &'static str },
    /// A value that a field or thing cannot take, outside the tax rates.
    #[error("{what}: {problem}")]
    Invalid { what: String, problem: String },

    /// As [`Error::Invalid`], where there is a means against it.
    #[error("{what}: {problem}")]
    Unsaid { what: String, problem: String, about: Advice<'static> },

    /// The order was changed since the editor loaded it.
    #[error(
        "Order {number} was changed meanwhile. Nothing was saved: look at what it is now, and edit that."
    )]
    StaleOrder { number: String },

    /// The draft was saved before, as the order of this number.
    #[error(
        "This order was saved already, as order {number}. Nothing was saved: open that one to change it."
    )]
    DraftSaved { number: String },

    /// The change would change what is dated in a closed period. Its `name` is `Jul to Sep 2026`, and `period` is as the
    /// command line reads it: `2026-07..2026-09`.
    #[error(
        "{name} is closed, and {day} is in it: date the correction in an open period and name {name} as what it corrects."
    )]
    PeriodClosed { name: String, period: String, day: Day },
    /// A backup without a closing or filing of the shop is restored, and no reason is given. The periods are in words:
    /// `Jul to Sep 2026 (closed)`.
    #[error(
        "The backup does not have what was closed or filed since: {periods}. To take that back, give the reason."
    )]
    RestoreReopens { periods: String },

    // Imports.
    /// A file that cannot be imported. The place is the file, and the line where one is known.
    #[error("Nothing was imported from {place}: {problem}.")]
    Import { place: String, problem: String },
    /// A file that cannot be read without something that the person has to say.
    #[error("Nothing was imported from {place}: {problem}.")]
    Unclear { place: String, problem: String, about: Advice<'static> },
    /// The person stopped the work.
    #[error("Stopped as you asked. Nothing was changed.")]
    Cancelled,
}

impl Error {
    /// A failure of the file or disk, with its cause; `what` is the operation that failed.
    pub fn storage(what: impl Into<String>, source: impl Into<Cause>) -> Self {
        Self::Storage { what: what.into(), source: source.into() }
    }

    /// A value that its field cannot take.
    pub fn tax_data(field: &'static str, problem: impl Into<String>) -> Self {
        Self::InvalidTaxData { field, problem: problem.into() }
    }

    /// What can be done about it, where an interface has a means for it.
    pub fn advice(&self) -> Option<Advice<'_>> {
        match self {
            Self::Unclear { about, .. } | Self::Unsaid { about, .. } => Some(*about),
            Self::LostLog { .. } => Some(Advice::WithoutLog),
            Self::UnknownKey { .. } => Some(Advice::ListKeys),
            Self::RestoreReopens { .. } => Some(Advice::Reason),
            Self::PeriodClosed { period, .. } => Some(Advice::Reopen(period)),
            _ => None,
        }
    }

    /// Its sentences and those of an interface about what to do there.
    pub fn advised(&self, advice: Option<&str>) -> String {
        let words = self.to_string();
        match advice {
            None => words,
            Some(advice) if words.ends_with('.') => format!("{words} {advice}"),
            Some(advice) => format!("{words}. {advice}"),
        }
    }

    /// The code of the API: the nineteen of the spec, then our own (`tillbook_...` outside the API of the
    /// spec).
    pub const fn code(&self) -> &'static str {
        self.status_and_code().1
    }

    /// The HTTP status.
    pub const fn status(&self) -> u16 {
        self.status_and_code().0
    }

    const fn status_and_code(&self) -> (u16, &'static str) {
        match self {
            Self::UserCannotReadReport => (401, "store_api_user_cannot_read_report"),
            Self::UserCannotReadTax => (401, "store_api_user_cannot_read_tax"),
            Self::InvalidTaxId { .. } => (404, "store_api_invalid_tax_id"),
            Self::MissingTaxData => (400, "store_api_missing_tax_data"),
            Self::UserCannotCreateTax => (401, "store_api_user_cannot_create_tax"),
            Self::UserCannotEditTax => (401, "store_api_user_cannot_edit_tax"),
            Self::UserCannotDeleteTax => (401, "store_api_user_cannot_delete_tax"),
            Self::CannotDeleteTax { .. } => (401, "store_api_cannot_delete_tax"),
            Self::UserCannotReadTaxesCount => (401, "store_api_user_cannot_read_taxes_count"),
            Self::MissingTaxesData => (400, "store_api_missing_taxes_data"),
            Self::TaxesRequestTooLarge { .. } => (413, "store_api_taxes_request_entity_too_large"),
            Self::UserCannotReadTaxClasses => (401, "store_api_user_cannot_read_tax_classes"),
            Self::MissingTaxClassData => (400, "store_api_missing_tax_class_data"),
            Self::UserCannotCreateTaxClass => (401, "store_api_user_cannot_create_tax_class"),
            Self::MissingTaxClassName => (400, "store_api_missing_tax_class_name"),
            Self::CannotCreateTaxClass { .. } => (401, "store_api_cannot_create_tax_class"),
            Self::UserCannotDeleteTaxClass => (401, "store_api_user_cannot_delete_tax_class"),
            Self::CannotDeleteTaxClass { .. } => (401, "store_api_cannot_delete_tax_class"),
            Self::UserCannotReadTaxClassesCount => (401, "store_api_user_cannot_read_tax_classes_count"),
            Self::InvalidTaxData { .. } => (400, "store_api_invalid_tax_data"),
            Self::InvalidReportFilter { .. } | Self::ReportTooLong { .. } | Self::HoursOfDays { .. } => {
                (400, "store_api_invalid_report_filter")
            }
            Self::NoRoute => (404, "store_api_no_route"),
            Self::UnsupportedMethod => (400, "store_api_unsupported_method"),
            Self::InvalidRequest { .. } => (400, "store_api_invalid_request"),
            Self::NotAllowed { .. } | Self::AdministratorOnly { .. } => (401, "store_api_not_allowed"),
            Self::Authentication { .. } => (401, "store_api_authentication_error"),
            Self::RequestTooLarge { .. } => (413, "store_api_request_entity_too_large"),
            Self::RequestTooSlow => (408, "store_api_request_timeout"),
            Self::Overloaded => (503, "store_api_overloaded"),
            Self::AnswerTooSlow => (503, "tillbook_timeout"),
            Self::Fault { .. } => (500, "tillbook_fault"),
            Self::NoSuchShop { .. } => (404, "tillbook_shop_file"),
            Self::ShopExists { .. } => (400, "tillbook_shop_file"),
            Self::NotAShop { .. } | Self::NewerShop { .. } | Self::DamagedShop { .. } => {
                (500, "tillbook_shop_file")
            }
            Self::ShopMoved { .. } => (503, "tillbook_shop_file"),
            Self::LostLog { .. } => (500, "tillbook_lost_log"),
            Self::ChangedMeanwhile { .. } => (409, "tillbook_changed"),
            Self::Busy => (503, "tillbook_busy"),
            Self::Storage { .. } | Self::Unsettled { .. } => (500, "tillbook_storage"),
            Self::AmountTooLarge => (500, "tillbook_amount_too_large"),
            Self::UnknownUser { .. } | Self::UserExists { .. } => (400, "tillbook_user"),
            Self::WrongPassword => (401, "tillbook_user"),
            Self::UnknownKey { .. } => (404, "tillbook_key"),
            Self::Invalid { .. } | Self::Unsaid { .. } => (400, "tillbook_invalid"),
            Self::StaleOrder { .. } | Self::DraftSaved { .. } => (409, "tillbook_stale"),
            Self::PeriodClosed { .. } => (409, "tillbook_period_closed"),
            Self::RestoreReopens { .. } => (409, "tillbook_restore_reopens"),
            Self::Import { .. } => (400, "tillbook_import"),
            Self::Unclear { about, .. } => (400, about.code()),
            Self::SharedShop { .. } => (409, "tillbook_shared"),
            Self::CutOff { .. } => (503, "tillbook_cut_off"),
            Self::ChangeTooLarge { .. } => (413, "tillbook_change_too_large"),
            Self::OtherRules { .. } | Self::NotFollowing { .. } => (503, "tillbook_not_following"),
            Self::Cancelled => (500, "tillbook_cancelled"),
        }
    }
}
