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
pub enum Error {
    // The nineteen codes of the API (spec 7).
    /// Missing `view_store_reports`.
    #[error("Your role may not see reports. Ask an administrator for the accountant role or above.")]
    UserCannotReadReport,
    /// Missing `manage_store` on reading one rate or the list of rates.
    #[error("Your role may not see tax rates. Ask an administrator for the shop manager role.")]
    UserCannotReadTax,
    /// No rate has this id.
    #[error("There is no tax rate with the id {id}. It may have been deleted.")]
    InvalidTaxId {
        /// The id as it was given.
        id: String,
    },
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
    #[error("There was no tax rate with the id {id} to delete.")]
    CannotDeleteTax {
        /// The id as it was given.
        id: String,
    },
    /// Missing `manage_store` on the number of rates.
    #[error("Your role may not count tax rates. Ask an administrator for the shop manager role.")]
    UserCannotReadTaxesCount,
    /// The body of a batch has no `taxes`.
    #[error("The request has no tax rates: send a list under \"taxes\".")]
    MissingTaxesData,
    /// A batch of more than 100 rates.
    #[error("{count} tax rates are too many for one request: send at most 100. Nothing was changed.")]
    TaxesRequestTooLarge {
        /// The number of rates in the batch.
        count: usize,
    },
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
    #[error("Give the tax class a name with at least one letter or digit.")]
    MissingTaxClassName,
    /// Another tax class has the slug already.
    #[error("A tax class with the slug \"{slug}\" exists already. Choose another name.")]
    CannotCreateTaxClass {
        /// The slug made of the new name.
        slug: String,
    },
    /// Missing `manage_store` on deleting a tax class.
    #[error("Your role may not delete tax classes. Ask an administrator for the shop manager role.")]
    UserCannotDeleteTaxClass,
    /// No custom class has the slug.
    #[error("There is no tax class \"{slug}\" that could be deleted. The standard class always stays.")]
    CannotDeleteTaxClass {
        /// The slug as it was given.
        slug: String,
    },
    /// Missing `manage_store` on the number of tax classes.
    #[error("Your role may not count tax classes. Ask an administrator for the shop manager role.")]
    UserCannotReadTaxClassesCount,

    // Our own codes, where the reference stores another value than the one that it was given.
    /// A value that its field cannot take.
    #[error("{field}: {problem}")]
    InvalidTaxData {
        /// The field's name as the API spells it.
        field: &'static str,
        /// What is wrong with the value, naming it.
        problem: String,
    },
    /// The edit was made from a value that is no longer the current one.
    #[error(
        "{field} was \"{was}\" when you began and is \"{now}\" now: somebody else changed it. Enter yours again to have it instead."
    )]
    ChangedMeanwhile {
        /// The field's name as the API spells it.
        field: &'static str,
        /// The value that the edit was made from.
        was: String,
        /// The current value.
        now: String,
    },
    /// A text that cannot be read as a date.
    #[error("{field}: \"{value}\" is no date. Write 2025-03-31, or 2025-03-31T15:20:30 with a time.")]
    InvalidReportFilter {
        /// The filter's name.
        field: &'static str,
        /// The text as it was given.
        value: String,
    },
    /// A range of more periods than a report has.
    #[error(
        "From {first} to {last} are more than {most} years, and a report has at most that many. Choose less."
    )]
    ReportTooLong {
        /// The first day.
        first: Day,
        /// The last day.
        last: Day,
        /// The limit, in years.
        most: u32,
    },
    /// No route has this path and method.
    #[error("There is nothing at this address for this method. See the list of routes.")]
    NoRoute,
    /// An HTTP method that no route has.
    #[error("This method is not supported. Use GET, POST, PUT, PATCH, DELETE or HEAD.")]
    UnsupportedMethod,
    /// A line of `tillbook api` that is no request.
    #[error("This is no request: {problem}")]
    InvalidRequest {
        /// What is wrong with the line.
        problem: String,
    },

    // The API over HTTP.
    /// No credentials, wrong ones, or an API key without the permission.
    #[error("{problem}")]
    Authentication {
        /// What is wrong and what to do.
        problem: String,
    },
    /// A request body beyond the limit.
    #[error("The request is too large: send at most {most} bytes. Nothing was changed.")]
    RequestTooLarge {
        /// The limit, in bytes.
        most: usize,
    },
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
    Fault {
        /// The message of the panic.
        problem: String,
    },

    // The shop file.
    /// There is no file at the path.
    #[error("There is no shop file at {path}. Look whether it was moved, or make a new shop.")]
    NoSuchShop {
        /// The path that was tried.
        path: PathBuf,
    },
    /// A file exists at the path of a new one.
    #[error("{path} exists already and was left as it is. Choose another name.")]
    ShopExists {
        /// The path of the existing file.
        path: PathBuf,
    },
    /// A file that is not a shop file.
    #[error("{path} is not a Tillbook shop file{detail}. It was left as it is.")]
    NotAShop {
        /// The path that was opened.
        path: PathBuf,
        /// What was found instead, beginning with a space, comma or colon; or empty.
        detail: String,
    },
    /// A shop file of a later version of the program.
    #[error(
        "{path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook{} to open it.",
        .program.as_ref().map_or_else(String::new, |program| format!(" to {program} or later"))
    )]
    NewerShop {
        /// The path that was opened.
        path: PathBuf,
        /// The version of the file.
        version: i64,
        /// The version of Tillbook that wrote it, if the file says so.
        program: Option<String>,
        /// The latest version that this program reads.
        known: i64,
    },
    /// A shop file whose contents contradict each other or cannot be read.
    #[error("{path} is damaged: {problem}. Keep it, and restore a backup.")]
    DamagedShop {
        /// The path that was opened.
        path: PathBuf,
        /// The damage that was found.
        problem: String,
    },
    /// The write-ahead log of the file is missing, and with it the last changes, or is that of another file.
    #[error("{path} {problem}.")]
    LostLog {
        /// The path that was opened.
        path: PathBuf,
        /// What happened to the log, and what to do.
        problem: String,
    },
    /// The open shop file or its log was moved, deleted or replaced.
    #[error("{path} {problem}. Nothing was changed. {advice}")]
    ShopMoved {
        /// The path that was opened.
        path: PathBuf,
        /// What happened to it.
        problem: &'static str,
        /// The way to keep the changes that are in memory.
        advice: &'static str,
    },
    /// Another program holds the lock of the shop file.
    #[error("Another program is writing to this shop just now. Nothing was changed; try again in a moment.")]
    Busy,
    /// The disk, SQLite or the system failed.
    #[error("{what} did not work: {source}")]
    Storage {
        /// The operation that failed, as the subject of a sentence.
        what: String,
        /// The cause.
        source: Cause,
    },
    /// The disk failed during a commit, so the change may or may not be kept.
    #[error("The disk failed while this was saved ({source}). It may be kept: look before you try again.")]
    Unsettled {
        /// The cause.
        source: Cause,
    },
    /// An amount of an order, or a sum over all orders, beyond the limits of [`super::order::size`].
    #[error(
        "An amount is too large: an order has at most 100,000,000,000, and all orders together 115,292,150,460,684."
    )]
    AmountTooLarge,

    // A shop on several devices.
    /// What a program may not do to a shop that is shared, since the other devices would not have it.
    #[error(
        "This shop is on several devices, and {what} would not reach the others. Nothing was changed. Do it in the program that has the shop open on this device, or end the sharing here first."
    )]
    SharedShop {
        /// What was refused, as the subject of a sentence.
        what: &'static str,
    },
    /// No majority of the devices that vote can be reached.
    #[error(
        "This device is cut off from the others ({problem}). Nothing was saved; everything can be looked at. Try again when it is back."
    )]
    CutOff {
        /// What was tried, and how it failed.
        problem: String,
    },
    /// A change that is larger than the devices send each other.
    #[error(
        "This is too much for one change of a shop on several devices: {size} bytes, and at most {most} are sent. Nothing was changed; do it in parts."
    )]
    ChangeTooLarge {
        /// The size of the change, in bytes.
        size: usize,
        /// The limit, in bytes.
        most: usize,
    },
    /// Another device makes changes by rules that this program does not have.
    #[error(
        "The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook{} here.",
        .program.as_ref().map_or_else(String::new, |program| format!(" to {program} or later"))
    )]
    OtherRules {
        /// The version of the group.
        theirs: u32,
        /// The latest version that this program has.
        ours: u32,
        /// The version of a program that has those of the group, if it is known.
        program: Option<String>,
    },
    /// What this device does for the group has ended, and why.
    #[error("This device no longer follows the others: {problem}")]
    NotFollowing {
        /// Why.
        problem: String,
    },

    // Users and API keys.
    /// No API key has this id, or it is revoked.
    #[error("There is no API key {id} in use in this shop.")]
    UnknownKey {
        /// The id as it was given.
        id: String,
    },
    /// No user has this name.
    #[error("There is no user \"{login}\" in this shop.")]
    UnknownUser {
        /// The name that was given.
        login: String,
    },
    /// The password is not the user's.
    #[error("The password is not right. Nothing was opened.")]
    WrongPassword,
    /// A user with this name exists.
    #[error("There is a user \"{login}\" already.")]
    UserExists {
        /// The name that was given.
        login: String,
    },
    /// A missing capability on an operation that the API does not have.
    #[error("Your role may not {what}. Ask an administrator for the shop manager role.")]
    NotAllowed {
        /// The operation, as a verb with its object.
        what: &'static str,
    },
    /// An operation that only an administrator may do, or on one's own only.
    #[error("Only an administrator may {what}. Ask one to do it.")]
    AdministratorOnly {
        /// The operation, as a verb with its object.
        what: &'static str,
    },
    /// A value that its field cannot take, outside the tax rates.
    #[error("{what}: {problem}")]
    Invalid {
        /// The name of the field or thing.
        what: String,
        /// What is wrong with the value.
        problem: String,
    },

    /// As [`Error::Invalid`], where there is a means against it.
    #[error("{what}: {problem}")]
    Unsaid {
        /// The name of the field or thing.
        what: String,
        /// What is wrong with it.
        problem: String,
        /// The means.
        about: Advice<'static>,
    },

    /// The order was changed since the editor loaded it.
    #[error(
        "Order {number} was changed meanwhile. Nothing was saved: look at what it is now, and edit that."
    )]
    StaleOrder {
        /// The number of the order.
        number: String,
    },

    /// The draft was saved as an order before.
    #[error(
        "This order was saved already, as order {number}. Nothing was saved: open that one to change it."
    )]
    DraftSaved {
        /// The number of that order.
        number: String,
    },

    /// The change would change what is dated in a closed period.
    #[error(
        "{name} is closed, and {day} is in it: date the correction in an open period and name {name} as what it corrects."
    )]
    PeriodClosed {
        /// The period by its months: `Jul to Sep 2026`.
        name: String,
        /// The period as the command line reads it: `2026-07..2026-09`.
        period: String,
        /// A day of it that would be different.
        day: Day,
    },
    /// A backup without a closing or filing of the shop is restored, and no reason is given.
    #[error(
        "The backup does not have what was closed or filed since: {periods}. To take that back, give the reason."
    )]
    RestoreReopens {
        /// The periods in words: `Jul to Sep 2026 (closed)`.
        periods: String,
    },

    // Imports.
    /// A file that cannot be imported.
    #[error("{place}: {problem}. Nothing was imported.")]
    Import {
        /// The file, and the line where one is known.
        place: String,
        /// What is wrong there.
        problem: String,
    },
    /// A file that cannot be read without something that the person has to say.
    #[error("{place}: {problem}. Nothing was imported.")]
    Unclear {
        /// The file, and the line where one is known.
        place: String,
        /// What is not clear.
        problem: String,
        /// What has to be said.
        about: Advice<'static>,
    },
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
        match self {
            Self::UserCannotReadReport => "store_api_user_cannot_read_report",
            Self::UserCannotReadTax => "store_api_user_cannot_read_tax",
            Self::InvalidTaxId { .. } => "store_api_invalid_tax_id",
            Self::MissingTaxData => "store_api_missing_tax_data",
            Self::UserCannotCreateTax => "store_api_user_cannot_create_tax",
            Self::UserCannotEditTax => "store_api_user_cannot_edit_tax",
            Self::UserCannotDeleteTax => "store_api_user_cannot_delete_tax",
            Self::CannotDeleteTax { .. } => "store_api_cannot_delete_tax",
            Self::UserCannotReadTaxesCount => "store_api_user_cannot_read_taxes_count",
            Self::MissingTaxesData => "store_api_missing_taxes_data",
            Self::TaxesRequestTooLarge { .. } => "store_api_taxes_request_entity_too_large",
            Self::UserCannotReadTaxClasses => "store_api_user_cannot_read_tax_classes",
            Self::MissingTaxClassData => "store_api_missing_tax_class_data",
            Self::UserCannotCreateTaxClass => "store_api_user_cannot_create_tax_class",
            Self::MissingTaxClassName => "store_api_missing_tax_class_name",
            Self::CannotCreateTaxClass { .. } => "store_api_cannot_create_tax_class",
            Self::UserCannotDeleteTaxClass => "store_api_user_cannot_delete_tax_class",
            Self::CannotDeleteTaxClass { .. } => "store_api_cannot_delete_tax_class",
            Self::UserCannotReadTaxClassesCount => "store_api_user_cannot_read_tax_classes_count",
            Self::InvalidTaxData { .. } => "store_api_invalid_tax_data",
            Self::InvalidReportFilter { .. } | Self::ReportTooLong { .. } => {
                "store_api_invalid_report_filter"
            }
            Self::NoRoute => "store_api_no_route",
            Self::UnsupportedMethod => "store_api_unsupported_method",
            Self::InvalidRequest { .. } => "store_api_invalid_request",
            Self::NotAllowed { .. } | Self::AdministratorOnly { .. } => "store_api_not_allowed",
            Self::Authentication { .. } => "store_api_authentication_error",
            Self::RequestTooLarge { .. } => "store_api_request_entity_too_large",
            Self::RequestTooSlow => "store_api_request_timeout",
            Self::Overloaded => "store_api_overloaded",
            Self::AnswerTooSlow => "tillbook_timeout",
            Self::Fault { .. } => "tillbook_fault",
            Self::NoSuchShop { .. }
            | Self::ShopExists { .. }
            | Self::NotAShop { .. }
            | Self::NewerShop { .. }
            | Self::DamagedShop { .. }
            | Self::ShopMoved { .. } => "tillbook_shop_file",
            Self::LostLog { .. } => "tillbook_lost_log",
            Self::ChangedMeanwhile { .. } => "tillbook_changed",
            Self::Busy => "tillbook_busy",
            Self::Storage { .. } | Self::Unsettled { .. } => "tillbook_storage",
            Self::AmountTooLarge => "tillbook_amount_too_large",
            Self::UnknownUser { .. } | Self::UserExists { .. } | Self::WrongPassword => "tillbook_user",
            Self::UnknownKey { .. } => "tillbook_key",
            Self::Invalid { .. } | Self::Unsaid { .. } => "tillbook_invalid",
            Self::StaleOrder { .. } | Self::DraftSaved { .. } => "tillbook_stale",
            Self::PeriodClosed { .. } => "tillbook_period_closed",
            Self::RestoreReopens { .. } => "tillbook_restore_reopens",
            Self::Import { .. } => "tillbook_import",
            Self::Unclear { about, .. } => about.code(),
            Self::SharedShop { .. } => "tillbook_shared",
            Self::CutOff { .. } => "tillbook_cut_off",
            Self::ChangeTooLarge { .. } => "tillbook_change_too_large",
            Self::OtherRules { .. } | Self::NotFollowing { .. } => "tillbook_not_following",
            Self::Cancelled => "tillbook_cancelled",
        }
    }

    /// The HTTP status.
    pub const fn status(&self) -> u16 {
        match self {
            Self::UserCannotReadReport
            | Self::UserCannotReadTax
            | Self::UserCannotCreateTax
            | Self::UserCannotEditTax
            | Self::UserCannotDeleteTax
            | Self::CannotDeleteTax { .. }
            | Self::UserCannotReadTaxesCount
            | Self::UserCannotReadTaxClasses
            | Self::UserCannotCreateTaxClass
            | Self::CannotCreateTaxClass { .. }
            | Self::UserCannotDeleteTaxClass
            | Self::CannotDeleteTaxClass { .. }
            | Self::UserCannotReadTaxClassesCount
            | Self::WrongPassword
            | Self::Authentication { .. }
            | Self::NotAllowed { .. }
            | Self::AdministratorOnly { .. } => 401,
            Self::InvalidTaxId { .. } | Self::NoRoute | Self::NoSuchShop { .. } | Self::UnknownKey { .. } => {
                404
            }
            Self::RequestTooSlow => 408,
            Self::MissingTaxData
            | Self::MissingTaxesData
            | Self::MissingTaxClassData
            | Self::MissingTaxClassName
            | Self::InvalidTaxData { .. }
            | Self::InvalidReportFilter { .. }
            | Self::ReportTooLong { .. }
            | Self::UnsupportedMethod
            | Self::InvalidRequest { .. }
            | Self::UnknownUser { .. }
            | Self::UserExists { .. }
            | Self::Invalid { .. }
            | Self::Import { .. }
            | Self::Unclear { .. }
            | Self::Unsaid { .. }
            | Self::ShopExists { .. } => 400,
            Self::TaxesRequestTooLarge { .. }
            | Self::RequestTooLarge { .. }
            | Self::ChangeTooLarge { .. } => 413,
            Self::StaleOrder { .. }
            | Self::DraftSaved { .. }
            | Self::ChangedMeanwhile { .. }
            | Self::SharedShop { .. }
            | Self::PeriodClosed { .. }
            | Self::RestoreReopens { .. } => 409,
            Self::Busy
            | Self::ShopMoved { .. }
            | Self::Overloaded
            | Self::AnswerTooSlow
            | Self::CutOff { .. }
            | Self::OtherRules { .. }
            | Self::NotFollowing { .. } => 503,
            Self::NotAShop { .. }
            | Self::NewerShop { .. }
            | Self::DamagedShop { .. }
            | Self::LostLog { .. }
            | Self::Storage { .. }
            | Self::Unsettled { .. }
            | Self::AmountTooLarge
            | Self::Fault { .. }
            | Self::Cancelled => 500,
        }
    }
}
