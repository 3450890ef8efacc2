//! The error type of the whole program. The message tells a person what to do; `code` and `status` are the
//! answer of the API; the cause of a failed disk or library is kept as `source`, for the log.

use std::fmt;
use std::path::PathBuf;

use super::advice::Advice;
use super::text;
use super::text::Text;
use super::time::Day;
use super::time::tax_period::TaxPeriod;

/// The result of an operation of the program.
pub type Result<T> = std::result::Result<T, Error>;

/// The cause that a library gave, kept for the log.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Each refusal and failure, with a sentence for the person who asked.
#[derive(Debug)]
#[expect(missing_docs, reason = "the sentences show what the fields are")]
pub enum Error {
    // The nineteen codes of the API (spec 7).
    /// Missing `view_store_reports`.
    UserCannotReadReport,
    /// Missing `manage_store` on reading one rate or the list of rates.
    UserCannotReadTax,
    /// No rate has this id, which is as it was given.
    InvalidTaxId { id: String },
    /// The body of a create or an edit has no `tax`.
    MissingTaxData,
    /// Missing `manage_store` on creating a rate.
    UserCannotCreateTax,
    /// Missing `manage_store` on editing a rate.
    UserCannotEditTax,
    /// Missing `manage_store` on deleting a rate.
    UserCannotDeleteTax,
    /// The delete removed no row.
    CannotDeleteTax { id: String },
    /// Missing `manage_store` on the number of rates.
    UserCannotReadTaxesCount,
    /// The body of a batch has no `taxes`.
    MissingTaxesData,
    /// A batch of more than 100 rates.
    TaxesRequestTooLarge { count: usize },
    /// Missing `manage_store` on the list of tax classes.
    UserCannotReadTaxClasses,
    /// The body of a create has no `tax_class`.
    MissingTaxClassData,
    /// Missing `manage_store` on creating a tax class.
    UserCannotCreateTaxClass,
    /// The name of a tax class is empty once it is cleaned.
    MissingTaxClassName,
    /// Another tax class has the slug already.
    CannotCreateTaxClass { slug: String },
    /// Missing `manage_store` on deleting a tax class.
    UserCannotDeleteTaxClass,
    /// No custom class has the slug.
    CannotDeleteTaxClass { slug: String },
    /// Missing `manage_store` on the number of tax classes.
    UserCannotReadTaxClassesCount,

    // Our own codes, where the reference stores another value than the one that it was given.
    /// A value that its field cannot take. `field` is as the API spells it; `problem` names the value.
    InvalidTaxData { field: &'static str, problem: Text },
    /// The edit was made from a value that is no longer the current one.
    ChangedMeanwhile { field: &'static str, was: String, now: String },
    /// A text that cannot be read as a date.
    InvalidReportFilter { field: &'static str, value: String },
    /// A range of more periods than a report has.
    ReportTooLong { first: Day, last: Day, most: u32 },
    /// A report by hour of another range than one day.
    HoursOfDays { first: Day, last: Day },
    /// No route has this path and method.
    NoRoute,
    /// An HTTP method that no route has.
    UnsupportedMethod,
    /// A line of `tillbook api` that is no request.
    InvalidRequest { problem: Text },

    // The API over HTTP.
    /// No credentials, wrong ones, or an API key without the permission.
    Authentication { problem: Text },
    /// A request body beyond the limit, in bytes.
    RequestTooLarge { most: usize },
    /// The request was not received whole within the time limit.
    RequestTooSlow,
    /// More requests at once than the server takes.
    Overloaded,
    /// The answer was not ready within the time limit, or the program ended first.
    AnswerTooSlow,
    /// A panic in the program, before or after the change was made.
    Fault { problem: Text },

    // The shop file.
    /// There is no file at the path.
    NoSuchShop { path: PathBuf },
    /// A file exists at the path of a new one.
    ShopExists { path: PathBuf },
    /// A file that is not a shop file, and what it is.
    NotAShop { path: PathBuf, detail: Option<Text> },
    /// A shop file of a later version of the program, `program` where the file says so.
    NewerShop { path: PathBuf, version: i64, program: Option<String>, known: i64 },
    /// A shop file whose contents contradict each other or cannot be read.
    DamagedShop { path: PathBuf, problem: Text },
    /// The write-ahead log of the file is missing, and with it the last changes, or is that of another file.
    LostLog { problem: Text },
    /// The open shop file or its log was moved, deleted or replaced.
    ShopMoved { problem: Text, advice: Text },
    /// Another program holds the lock of the shop file.
    Busy,
    /// The disk, SQLite or the system failed. `what` is the subject of a sentence.
    Storage { what: Text, source: Cause },
    /// The disk failed during a commit, so the change may or may not be kept.
    Unsettled { source: Cause },
    /// An amount of an order, or a sum over all orders, beyond the limits of [`super::order::size`].
    AmountTooLarge,

    // A shop on several devices.
    /// What a program may not do to a shop that is shared, since the other devices would not have it. `what` is the
    /// subject of a sentence.
    SharedShop { what: &'static str },
    /// No majority of the devices that vote can be reached.
    CutOff { problem: Text },
    /// A change that is larger than the devices send each other, in bytes.
    ChangeTooLarge { size: usize, most: usize },
    /// Another device makes changes by rules that this program does not have; `program` has them, if it is known.
    OtherRules { theirs: u32, ours: u32, program: Option<String> },
    /// What this device does for the group has ended, and why.
    NotFollowing { problem: Text },

    // Users and API keys.
    /// No API key has this id, or it is revoked.
    UnknownKey { id: String },
    /// No user has this name.
    UnknownUser { login: String },
    /// The password is not the user's.
    WrongPassword,
    /// A user with this name exists.
    UserExists { login: String },
    /// A missing capability on an operation that the API does not have: a verb with its object.
    NotAllowed { what: &'static str },
    /// An operation that only an administrator may do, or on one's own only: a verb with its object.
    AdministratorOnly { what: &'static str },
    /// A value that a field or thing cannot take, outside the tax rates.
    Invalid { what: Text, problem: Text },

    /// As [`Error::Invalid`], where there is a means against it.
    Unsaid { what: Text, problem: Text, about: Advice },

    /// The order was changed since the editor loaded it.
    StaleOrder { number: String },

    /// The draft was saved before, as the order of this number.
    DraftSaved { number: String },

    /// The change would change what is dated in a closed period.
    PeriodClosed { period: TaxPeriod, day: Day },
    /// A backup without a closing or filing of the shop is restored, and no reason is given. The periods are in words:
    /// `Jul to Sep 2026 (closed)`.
    RestoreReopens { periods: String },

    // Imports.
    /// A file that cannot be imported. The place is the file, and the line where one is known.
    Import { place: String, problem: Text },
    /// A file that cannot be read without something that the person has to say.
    Unclear { place: String, problem: Text, about: Advice },
    /// The person stopped the work.
    Cancelled,
}

/// The code of a report that no range or periods can be made of.
const INVALID_REPORT_FILTER: &str = "store_api_invalid_report_filter";

impl Error {
    /// What a person is told, in their language by who shows it.
    pub fn text(&self) -> Text {
        match self {
            Self::UserCannotReadReport => {
                text!("Your role may not see reports. Ask an administrator for the accountant role or above.")
            }
            Self::UserCannotReadTax => {
                text!("Your role may not see tax rates. Ask an administrator for the shop manager role.")
            }
            Self::InvalidTaxId { id } => text!(
                "There is no tax rate with the id {id}. It may have been deleted: look at the list of rates.",
                id
            ),
            Self::MissingTaxData => text!("The request has no tax rate: send an object under \"tax\"."),
            Self::UserCannotCreateTax => {
                text!("Your role may not add tax rates. Ask an administrator for the shop manager role.")
            }
            Self::UserCannotEditTax => {
                text!("Your role may not change tax rates. Ask an administrator for the shop manager role.")
            }
            Self::UserCannotDeleteTax => {
                text!("Your role may not delete tax rates. Ask an administrator for the shop manager role.")
            }
            Self::CannotDeleteTax { id } => {
                text!("There was no tax rate with the id {id} to delete. Look at the list of rates.", id)
            }
            Self::UserCannotReadTaxesCount => {
                text!("Your role may not count tax rates. Ask an administrator for the shop manager role.")
            }
            Self::MissingTaxesData => text!("The request has no tax rates: send a list under \"taxes\"."),
            Self::TaxesRequestTooLarge { count } => text!(
                "{count} tax rates are too many for one request: send at most 100. Nothing was changed.",
                count = *count
            ),
            Self::UserCannotReadTaxClasses => {
                text!("Your role may not see tax classes. Ask an administrator for the shop manager role.")
            }
            Self::MissingTaxClassData => {
                text!("The request has no tax class: send an object under \"tax_class\".")
            }
            Self::UserCannotCreateTaxClass => {
                text!("Your role may not add tax classes. Ask an administrator for the shop manager role.")
            }
            Self::MissingTaxClassName => {
                text!("The name of the tax class has no letter or digit. Give it one that has.")
            }
            Self::CannotCreateTaxClass { .. } => text!(
                "There is a tax class of this name, or of nearly this one, already. Choose another name."
            ),
            Self::UserCannotDeleteTaxClass => {
                text!("Your role may not delete tax classes. Ask an administrator for the shop manager role.")
            }
            Self::CannotDeleteTaxClass { .. } => text!(
                "There is no such tax class to delete, and the standard class always stays. Look at the list of \
         classes."
            ),
            Self::UserCannotReadTaxClassesCount => {
                text!("Your role may not count tax classes. Ask an administrator for the shop manager role.")
            }
            Self::InvalidTaxData { field, problem } => {
                text!("{field}: {problem}", field = Text::new(field), problem)
            }
            Self::ChangedMeanwhile { field, was, now } => text!(
                "{field} was \"{was}\" when you began and is \"{now}\" now: somebody else changed it. Enter yours again to have it instead.",
                field = Text::new(field),
                was,
                now
            ),
            Self::InvalidReportFilter { field, value } => text!(
                "{field}: \"{value}\" is no date. Write 2025-03-31, or 2025-03-31T15:20:30 with a time.",
                field = *field,
                value
            ),
            Self::ReportTooLong { first, last, most } => text!(
                "From {first} to {last} are more than {most} years, and a report has at most that many. Choose less.",
                first = *first,
                last = *last,
                most = *most
            ),
            Self::HoursOfDays { first, last } => text!(
                "By hour, a report is of one day, and not of {first} to {last}. Choose one day, or periods of days.",
                first = *first,
                last = *last
            ),
            Self::NoRoute => {
                text!("There is nothing at this address for this method. See the list of routes.")
            }
            Self::UnsupportedMethod => {
                text!("This method is not supported. Use GET, POST, PUT, PATCH, DELETE or HEAD.")
            }
            Self::InvalidRequest { problem } => text!("This is no request: {problem}", problem),
            Self::Authentication { problem } => problem.clone(),
            Self::RequestTooLarge { most } => text!(
                "The request is too large: send at most {most} bytes. Nothing was changed.",
                most = *most
            ),
            Self::RequestTooSlow => {
                text!("The request did not arrive in time. Nothing was changed; send it again.")
            }
            Self::Overloaded => text!("Too much is asked at once just now. Try again in a moment."),
            Self::AnswerTooSlow => text!(
                "This took too long and was given up. A change may have been made: look before you try again."
            ),
            Self::Fault { problem } => text!(
                "The program met a fault of its own ({problem}). A change may have been made: look before you try again.",
                problem
            ),
            Self::NoSuchShop { path } => {
                text!("There is no shop file at {path}. Look whether it was moved, or make a new shop.", path)
            }
            Self::ShopExists { path } => {
                text!("{path} exists already and was left as it is. Choose another name.", path)
            }
            Self::NotAShop { path, detail: Some(detail) } => text!(
                "{path} is not a Tillbook shop file: {detail}, and was left as it is. Choose another file.",
                path,
                detail
            ),
            Self::NotAShop { path, detail: None } => {
                text!("{path} is not a Tillbook shop file, and was left as it is. Choose another file.", path)
            }
            Self::NewerShop { path, version, known, program: Some(program) } => text!(
                "{path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to {program} or later to open it.",
                path,
                version = *version,
                known = *known,
                program
            ),
            Self::NewerShop { path, version, known, program: None } => text!(
                "{path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to open it.",
                path,
                version = *version,
                known = *known
            ),
            Self::DamagedShop { path, problem } => {
                text!("{path} is damaged: {problem}. Keep it, and restore a backup.", path, problem)
            }
            Self::LostLog { problem } => text!("{problem}.", problem),
            Self::ShopMoved { problem, advice } => {
                text!("{problem}, so nothing was changed. {advice}", problem, advice)
            }
            Self::Busy => text!(
                "Another program is writing to this shop just now. Nothing was changed; try again in a moment."
            ),
            Self::Storage { what, source } => {
                text!("{what} did not work: {source}", what, source = source.to_string())
            }
            Self::Unsettled { source } => text!(
                "The disk failed while this was saved ({source}). It may be kept: look before you try again.",
                source = source.to_string()
            ),
            Self::AmountTooLarge => text!(
                "An amount is too large: an order has at most 100,000,000,000, and all orders together \
         115,292,150,460,684. Look for a missing decimal mark."
            ),
            Self::SharedShop { what } => text!(
                "This shop is on several devices, and {what} would not reach the others, so nothing was changed. Do it in the program that has the shop open on this device, or end the sharing here first.",
                what = Text::new(what)
            ),
            Self::CutOff { problem } => text!(
                "This device is cut off from the others ({problem}), so nothing was saved. Try again when it is back; until then everything can be looked at.",
                problem
            ),
            Self::ChangeTooLarge { size, most } => text!(
                "This is too much for one change of a shop on several devices: {size} bytes, and at most {most} are sent. Nothing was changed; do it in parts.",
                size = *size,
                most = *most
            ),
            Self::OtherRules { theirs, ours, program: Some(program) } => text!(
                "The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook to {program} or later here.",
                theirs = *theirs,
                ours = *ours,
                program
            ),
            Self::OtherRules { theirs, ours, program: None } => text!(
                "The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook here.",
                theirs = *theirs,
                ours = *ours
            ),
            Self::NotFollowing { problem } => {
                text!("This device no longer follows the others: {problem}", problem)
            }
            Self::UnknownKey { id } => text!("There is no API key {id} in use in this shop.", id),
            Self::UnknownUser { login } => {
                text!("There is no user \"{login}\" in this shop. Look how the name is written.", login)
            }
            Self::WrongPassword => text!("The password is not right. Type it again."),
            Self::UserExists { login } => {
                text!("There is a user \"{login}\" already. Choose another name.", login)
            }
            Self::NotAllowed { what } => text!(
                "Your role may not {what}. Ask an administrator for the shop manager role.",
                what = Text::new(what)
            ),
            Self::AdministratorOnly { what } => {
                text!("Only an administrator may {what}. Ask one to do it.", what = Text::new(what))
            }
            Self::Invalid { what, problem } | Self::Unsaid { what, problem, .. } => {
                text!("{what}: {problem}", what, problem)
            }
            Self::StaleOrder { number } => text!(
                "Order {number} was changed meanwhile. Nothing was saved: look at what it is now, and edit that.",
                number
            ),
            Self::DraftSaved { number } => text!(
                "This order was saved already, as order {number}. Nothing was saved: open that one to change it.",
                number
            ),
            Self::PeriodClosed { period, day } => text!(
                "{period} is closed, and {day} is in it: date the correction in an open period and name {period} as what it corrects.",
                period = *period,
                day = *day
            ),
            Self::RestoreReopens { periods } => text!(
                "The backup does not have what was closed or filed since: {periods}. To take that back, give the reason.",
                periods
            ),
            Self::Import { place, problem } | Self::Unclear { place, problem, .. } => {
                text!("Nothing was imported from {place}: {problem}.", place, problem)
            }
            Self::Cancelled => text!("Stopped as you asked. Nothing was changed."),
        }
    }

    /// A failure of the file or disk, with its cause; `what` is the operation that failed.
    pub fn storage(what: Text, source: impl Into<Cause>) -> Self {
        Self::Storage { what, source: source.into() }
    }

    /// A value that its field cannot take.
    pub const fn tax_data(field: &'static str, problem: Text) -> Self {
        Self::InvalidTaxData { field, problem }
    }

    /// What can be done about it, where an interface has a means for it.
    pub fn advice(&self) -> Option<Advice> {
        match self {
            Self::Unclear { about, .. } | Self::Unsaid { about, .. } => Some(*about),
            Self::LostLog { .. } => Some(Advice::WithoutLog),
            Self::UnknownKey { .. } => Some(Advice::ListKeys),
            Self::RestoreReopens { .. } => Some(Advice::Reason),
            Self::PeriodClosed { period, .. } => Some(Advice::Reopen(*period)),
            _ => None,
        }
    }

    /// Whether what was asked for contradicts itself, whatever the shop holds: on the command line, wrong usage.
    pub fn is_of_usage(&self) -> bool {
        self.code() == INVALID_REPORT_FILTER
    }

    /// Its sentences, as an interface writes them, and those of the interface about what to do there.
    pub fn advised(&self, advice: Option<&str>, write: &dyn Fn(&Text) -> String) -> String {
        let words = write(&self.text());
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
                (400, INVALID_REPORT_FILTER)
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

/// In English, as the command line and the API write it.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Storage { source, .. } | Self::Unsettled { source } => Some(source.as_ref()),
            _ => None,
        }
    }
}
