//! The one error type. Its message says what a person can do; `code` and `status` are what the API
//! answers; the cause of a failure below is kept as `source` for the log.

use std::path::PathBuf;

use super::time::Day;

/// What an operation answers.
pub type Result<T> = std::result::Result<T, Error>;

/// A cause from a library below, kept for the log.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Everything that can be refused or go wrong, in words for the person who asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    // The nineteen of the API (spec 7).
    /// Missing `view_store_reports`.
    #[error("Your role may not see reports. Ask an administrator for the accountant role or above.")]
    UserCannotReadReport,
    /// Missing `manage_store` on reading a rate or the list.
    #[error("Your role may not see tax rates. Ask an administrator for the shop manager role.")]
    UserCannotReadTax,
    /// No rate has this id.
    #[error("There is no tax rate with the id {id}. It may have been deleted.")]
    InvalidTaxId {
        /// The id as it was given.
        id: String,
    },
    /// `tax` absent.
    #[error("The request has no tax rate: send an object under \"tax\".")]
    MissingTaxData,
    /// Missing capability on create.
    #[error("Your role may not add tax rates. Ask an administrator for the shop manager role.")]
    UserCannotCreateTax,
    /// Missing capability on edit.
    #[error("Your role may not change tax rates. Ask an administrator for the shop manager role.")]
    UserCannotEditTax,
    /// Missing capability on delete.
    #[error("Your role may not delete tax rates. Ask an administrator for the shop manager role.")]
    UserCannotDeleteTax,
    /// Delete removed nothing.
    #[error("There was no tax rate with the id {id} to delete.")]
    CannotDeleteTax {
        /// The id as it was given.
        id: String,
    },
    /// Missing capability on the rates count.
    #[error("Your role may not count tax rates. Ask an administrator for the shop manager role.")]
    UserCannotReadTaxesCount,
    /// `taxes` absent.
    #[error("The request has no tax rates: send a list under \"taxes\".")]
    MissingTaxesData,
    /// More than 100 items.
    #[error("{count} tax rates are too many for one request: send at most 100. Nothing was changed.")]
    TaxesRequestTooLarge {
        /// How many were sent.
        count: usize,
    },
    /// Missing capability on class list.
    #[error("Your role may not see tax classes. Ask an administrator for the shop manager role.")]
    UserCannotReadTaxClasses,
    /// `tax_class` absent.
    #[error("The request has no tax class: send an object under \"tax_class\".")]
    MissingTaxClassData,
    /// Missing capability on class create.
    #[error("Your role may not add tax classes. Ask an administrator for the shop manager role.")]
    UserCannotCreateTaxClass,
    /// Nothing left of the name.
    #[error("Give the tax class a name with at least one letter or digit.")]
    MissingTaxClassName,
    /// The slug is taken.
    #[error("A tax class with the slug \"{slug}\" exists already. Choose another name.")]
    CannotCreateTaxClass {
        /// The slug that both would have.
        slug: String,
    },
    /// Missing capability on class delete.
    #[error("Your role may not delete tax classes. Ask an administrator for the shop manager role.")]
    UserCannotDeleteTaxClass,
    /// No custom class has the slug.
    #[error("There is no tax class \"{slug}\" that could be deleted. The standard class always stays.")]
    CannotDeleteTaxClass {
        /// The slug that was asked for.
        slug: String,
    },
    /// Missing capability on the classes count.
    #[error("Your role may not count tax classes. Ask an administrator for the shop manager role.")]
    UserCannotReadTaxClassesCount,

    // Ours, where the reference would store something other than it was given.
    /// A value that its field cannot take.
    #[error("{field}: {problem}")]
    InvalidTaxData {
        /// The field's name as the API spells it.
        field: &'static str,
        /// What is wrong with the value, naming it.
        problem: String,
    },
    /// Somebody else changed what is being edited.
    #[error(
        "{field} was \"{was}\" when you began and is \"{now}\" now: somebody else changed it. Enter yours again to have it instead."
    )]
    ChangedMeanwhile {
        /// The field's name as the API spells it.
        field: &'static str,
        /// What it was.
        was: String,
        /// What it is.
        now: String,
    },
    /// A date that is none.
    #[error("{field}: \"{value}\" is no date. Write 2025-03-31, or 2025-03-31T15:20:30 with a time.")]
    InvalidReportFilter {
        /// The filter's name.
        field: &'static str,
        /// What was given.
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
        /// The most years.
        most: u32,
    },
    /// No such path, or not with this method.
    #[error("There is nothing at this address for this method. See the list of routes.")]
    NoRoute,
    /// No method of HTTP that the API has.
    #[error("This method is not supported. Use GET, POST, PUT, PATCH, DELETE or HEAD.")]
    UnsupportedMethod,
    /// A line of `tillbook api` that is no request.
    #[error("This is no request: {problem}")]
    InvalidRequest {
        /// What was wrong with it.
        problem: String,
    },

    // The API over HTTP.
    /// No credentials, wrong ones, or a key that may not do this.
    #[error("{problem}")]
    Authentication {
        /// What is wrong and what to do.
        problem: String,
    },
    /// A body beyond the limit.
    #[error("The request is too large: send at most {most} bytes. Nothing was changed.")]
    RequestTooLarge {
        /// The limit.
        most: usize,
    },
    /// A request that did not come in whole in time.
    #[error("The request did not arrive in time. Nothing was changed; send it again.")]
    RequestTooSlow,
    /// More than can be answered.
    #[error("Too much is asked at once just now. Try again in a moment.")]
    Overloaded,
    /// An answer that took too long, or did not come since the program is ending.
    #[error("This took too long and was given up. A change may have been made: look before you try again.")]
    AnswerTooSlow,
    /// A fault of the program, before or after it has done what was asked.
    #[error(
        "The program met a fault of its own ({problem}). A change may have been made: look before you try again."
    )]
    Fault {
        /// What it said.
        problem: String,
    },

    // The shop file.
    /// No file there.
    #[error("There is no shop file at {path}. Look whether it was moved, or make a new shop.")]
    NoSuchShop {
        /// Where it was looked for.
        path: PathBuf,
    },
    /// Already a file there.
    #[error("{path} exists already and was left as it is. Choose another name.")]
    ShopExists {
        /// What is there.
        path: PathBuf,
    },
    /// Something else than a shop file.
    #[error("{path} is not a Tillbook shop file{detail}. It was left as it is.")]
    NotAShop {
        /// What was opened.
        path: PathBuf,
        /// What it is instead, beginning with a space, comma or colon; or empty.
        detail: String,
    },
    /// Written by a later version.
    #[error(
        "{path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to open it."
    )]
    NewerShop {
        /// What was opened.
        path: PathBuf,
        /// Its version.
        version: i64,
        /// The latest version this program knows.
        known: i64,
    },
    /// A shop file whose contents cannot be trusted.
    #[error("{path} is damaged: {problem}. Keep it, and restore a backup.")]
    DamagedShop {
        /// What was opened.
        path: PathBuf,
        /// What was found.
        problem: String,
    },
    /// Its log is gone, and with it what was written last.
    #[error(
        "{path} has lost its log {log}, and with it perhaps what was changed since {since}. Close it where else it is open, or put the log back beside it; to go on without: tillbook check {path} --repair."
    )]
    LostLog {
        /// What was opened.
        path: PathBuf,
        /// The name that the log had.
        log: String,
        /// When the log was begun, in the shop's time zone.
        since: String,
    },
    /// The file or its log is not at its place any more.
    #[error("{path} {problem}. Nothing was changed. {advice}")]
    ShopMoved {
        /// Where it was.
        path: PathBuf,
        /// What happened to it.
        problem: &'static str,
        /// How what is in memory is kept.
        advice: &'static str,
    },
    /// Another program holds the file.
    #[error("Another program is writing to this shop just now. Nothing was changed; try again in a moment.")]
    Busy,
    /// The disk or the file failed.
    #[error("{what} did not work: {source}")]
    Storage {
        /// What was being done.
        what: String,
        /// The cause.
        source: Cause,
    },
    /// The disk failed at the end of a write, so that it is known neither to be kept nor to be undone.
    #[error("The disk failed while this was saved ({source}). It may be kept: look before you try again.")]
    Unsettled {
        /// The cause.
        source: Cause,
    },
    /// A figure of an order, or a sum of those of all orders, that is too large; see `order_size`.
    #[error(
        "An amount is too large: an order has at most 100,000,000,000, and all orders together 115,292,150,460,684."
    )]
    AmountTooLarge,

    // People.
    /// No key has this id, or it was revoked before.
    #[error("There is no API key {id} in use in this shop. See `tillbook key list`.")]
    UnknownKey {
        /// The id as it was given.
        id: String,
    },
    /// No user has this name.
    #[error("There is no user \"{login}\" in this shop.")]
    UnknownUser {
        /// The name.
        login: String,
    },
    /// The password is not the user's.
    #[error("The password is not right. Nothing was opened.")]
    WrongPassword,
    /// A user with this name exists.
    #[error("There is a user \"{login}\" already.")]
    UserExists {
        /// The name.
        login: String,
    },
    /// Missing `manage_store` on an operation of ours that the API has not.
    #[error("Your role may not {what}. Ask an administrator for the shop manager role.")]
    NotAllowed {
        /// What was asked for, as a verb.
        what: &'static str,
    },
    /// A value of ours that cannot be taken.
    #[error("{what}: {problem}")]
    Invalid {
        /// What it belongs to.
        what: String,
        /// What is wrong with it.
        problem: String,
    },

    /// An order that was changed by somebody else while it was being edited.
    #[error(
        "Order {number} was changed meanwhile. Nothing was saved: look at what it is now, and edit that."
    )]
    StaleOrder {
        /// Which.
        number: String,
    },

    /// A draft of an order that became one before.
    #[error(
        "This order was saved already, as order {number}. Nothing was saved: open that one to change it."
    )]
    DraftSaved {
        /// Which.
        number: String,
    },

    // Files coming in.
    /// A file that cannot be imported.
    #[error("{place}: {problem}. Nothing was imported.")]
    Import {
        /// The file, and the line where one is known.
        place: String,
        /// What is wrong there.
        problem: String,
    },
    /// A file that can be read in more than one way, which only a person can say.
    #[error("{place}: {problem}. Nothing was imported.")]
    Unclear {
        /// The file, and the line where one is known.
        place: String,
        /// What may be meant, and how it is said.
        problem: String,
        /// What the question is about.
        about: Question,
    },
    /// The person stopped it.
    #[error("Stopped as you asked. Nothing was changed.")]
    Cancelled,
}

/// What has to be said of a file before it can be imported.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// Whether its discounts are money or percentages.
    Discounts,
    /// Whether its prices are for one or for all of a row.
    Prices,
    /// Whether its orders are those of the books or another shop's.
    Shop,
}

impl Question {
    /// The code of the error that asks it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Discounts => "tillbook_import_discounts",
            Self::Prices => "tillbook_import_prices",
            Self::Shop => "tillbook_import_shop",
        }
    }
}

impl Error {
    /// A failure of the file or disk, with its cause.
    pub fn storage(what: impl Into<String>, source: impl Into<Cause>) -> Self {
        Self::Storage { what: what.into(), source: source.into() }
    }

    /// A value that its field cannot take.
    pub fn tax_data(field: &'static str, problem: impl Into<String>) -> Self {
        Self::InvalidTaxData { field, problem: problem.into() }
    }

    /// The API's code. The nineteen of the spec, then ours.
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
            Self::NotAllowed { .. } => "store_api_not_allowed",
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
            Self::Invalid { .. } => "tillbook_invalid",
            Self::StaleOrder { .. } | Self::DraftSaved { .. } => "tillbook_stale",
            Self::Import { .. } => "tillbook_import",
            Self::Unclear { about, .. } => about.code(),
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
            | Self::NotAllowed { .. } => 401,
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
            | Self::ShopExists { .. } => 400,
            Self::TaxesRequestTooLarge { .. } | Self::RequestTooLarge { .. } => 413,
            Self::StaleOrder { .. } | Self::DraftSaved { .. } | Self::ChangedMeanwhile { .. } => 409,
            Self::Busy | Self::ShopMoved { .. } | Self::Overloaded | Self::AnswerTooSlow => 503,
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
