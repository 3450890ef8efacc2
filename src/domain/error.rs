//! The error type of the whole program. The message tells a person what to do; `code` and `status` are the
//! answer of the API; the cause of a failed disk or library is kept as `source`, for the log.

use std::fmt;
use std::path::PathBuf;

use super::advice::Advice;
use super::decimal::TooLarge;
use super::text;
use super::text::Text;
use super::time::Day;
use super::time::tax_period::{NoPeriod, TaxPeriod};

/// The result of an operation of the program.
pub type Result<T> = std::result::Result<T, Error>;

/// The cause that a library gave, kept for the log.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// A cause as a clause for people.
#[derive(Debug)]
pub struct Told {
    /// The clause.
    pub text: Text,
    /// The cause itself, for the log.
    pub source: Cause,
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text)
    }
}

impl std::error::Error for Told {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(self.source.as_ref())
    }
}

/// The message about a cause for people: for a cause without words of ours, those of its library.
pub fn told(cause: &Cause) -> Text {
    if let Some(told) = cause.downcast_ref::<Told>() {
        return told.text.clone();
    }
    cause.downcast_ref::<Error>().map_or_else(|| Text::written(cause.to_string()), Error::text)
}

/// The code of a report that no range or periods can be made of.
const INVALID_REPORT_FILTER: &str = "store_api_invalid_report_filter";

/// Defines the errors, a row each: status and code of the API, the name, the fields, and the text for people.
macro_rules! errors {
    ($($(#[$doc:meta])* [$status:literal $code:expr] $name:ident $({ $($field:ident: $type:ty),+ })? => $text:expr;)+) => {
        /// Each refusal and failure, with a sentence for the person who asked.
        #[derive(Debug)]
        #[expect(missing_docs, reason = "the sentences show what the fields are")]
        pub enum Error {
            $($(#[$doc])* $name $({ $($field: $type),+ })?,)+
        }

        impl Error {
            /// The message for people, to be translated by the interface that shows it.
            #[expect(unused_variables, reason = "a sentence need not name all fields")]
            pub fn text(&self) -> Text {
                match self {
                    $(Self::$name $({ $($field),+ })? => $text,)+
                }
            }

            #[expect(unused_variables, reason = "most codes do not depend on the fields")]
            const fn status_and_code(&self) -> (u16, &'static str) {
                match self {
                    $(Self::$name $({ $($field),+ })? => ($status, $code),)+
                }
            }
        }
    };
}

errors! {
    // The nineteen codes of the API (spec 7).
    /// Missing `view_store_reports`.
    [401 "store_api_user_cannot_read_report"] UserCannotReadReport =>
        text!("Your role may not see reports. Ask an administrator for the accountant role or above.");
    /// Missing `manage_store` on reading one rate or the list of rates.
    [401 "store_api_user_cannot_read_tax"] UserCannotReadTax =>
        text!("Your role may not see tax rates. Ask an administrator for the shop manager role.");
    /// No rate has this id, which is as it was given.
    [404 "store_api_invalid_tax_id"] InvalidTaxId { id: String } =>
        text!("There is no tax rate with the id {id}. It may have been deleted: look at the list of rates.", id);
    /// The body of a create or an edit has no `tax`.
    [400 "store_api_missing_tax_data"] MissingTaxData =>
        text!("The request has no tax rate: send an object under \"tax\".");
    /// Missing `manage_store` on creating a rate.
    [401 "store_api_user_cannot_create_tax"] UserCannotCreateTax =>
        text!("Your role may not add tax rates. Ask an administrator for the shop manager role.");
    /// Missing `manage_store` on editing a rate.
    [401 "store_api_user_cannot_edit_tax"] UserCannotEditTax =>
        text!("Your role may not change tax rates. Ask an administrator for the shop manager role.");
    /// Missing `manage_store` on deleting a rate.
    [401 "store_api_user_cannot_delete_tax"] UserCannotDeleteTax =>
        text!("Your role may not delete tax rates. Ask an administrator for the shop manager role.");
    /// The delete removed no row.
    [401 "store_api_cannot_delete_tax"] CannotDeleteTax { id: String } =>
        text!("There was no tax rate with the id {id} to delete. Look at the list of rates.", id);
    /// Missing `manage_store` on the number of rates.
    [401 "store_api_user_cannot_read_taxes_count"] UserCannotReadTaxesCount =>
        text!("Your role may not count tax rates. Ask an administrator for the shop manager role.");
    /// The body of a batch has no `taxes`.
    [400 "store_api_missing_taxes_data"] MissingTaxesData =>
        text!("The request has no tax rates: send a list under \"taxes\".");
    /// A batch of more than 100 rates.
    [413 "store_api_taxes_request_entity_too_large"] TaxesRequestTooLarge { count: usize } =>
        text!("{count} tax rates are too many for one request: send at most 100. Nothing was changed.", count = *count);
    /// Missing `manage_store` on the list of tax classes.
    [401 "store_api_user_cannot_read_tax_classes"] UserCannotReadTaxClasses =>
        text!("Your role may not see tax classes. Ask an administrator for the shop manager role.");
    /// The body of a create has no `tax_class`.
    [400 "store_api_missing_tax_class_data"] MissingTaxClassData =>
        text!("The request has no tax class: send an object under \"tax_class\".");
    /// Missing `manage_store` on creating a tax class.
    [401 "store_api_user_cannot_create_tax_class"] UserCannotCreateTaxClass =>
        text!("Your role may not add tax classes. Ask an administrator for the shop manager role.");
    /// The name of a tax class is empty once it is cleaned.
    [400 "store_api_missing_tax_class_name"] MissingTaxClassName =>
        text!("The name of the tax class has no letter or digit. Give it one that has.");
    /// Another tax class has the slug already.
    [401 "store_api_cannot_create_tax_class"] CannotCreateTaxClass { slug: String } =>
        text!("There is a tax class of this name, or of nearly this one, already. Choose another name.");
    /// Missing `manage_store` on deleting a tax class.
    [401 "store_api_user_cannot_delete_tax_class"] UserCannotDeleteTaxClass =>
        text!("Your role may not delete tax classes. Ask an administrator for the shop manager role.");
    /// No custom class has the slug.
    [401 "store_api_cannot_delete_tax_class"] CannotDeleteTaxClass { slug: String } =>
        text!("There is no such tax class to delete, and the standard class always stays. Look at the list of classes.");
    /// Missing `manage_store` on the number of tax classes.
    [401 "store_api_user_cannot_read_tax_classes_count"] UserCannotReadTaxClassesCount =>
        text!("Your role may not count tax classes. Ask an administrator for the shop manager role.");

    // Our own codes, where the reference stores another value than the one that it was given.
    /// A value that its field cannot take. `field` is as the API spells it; `problem` names the value.
    [400 "store_api_invalid_tax_data"] InvalidTaxData { field: &'static str, problem: Text } =>
        text!("{field}: {problem}", field = Text::new(field), problem);
    /// The edit was made from a value that is no longer the current one.
    [409 "tillbook_changed"] ChangedMeanwhile { field: &'static str, was: String, now: String } =>
        text!(
            "{field} was \"{was}\" when you began and is \"{now}\" now: somebody else changed it. \
             Enter yours again to replace it.", field = Text::new(field), was, now);
    /// A text that cannot be read as a date.
    [400 INVALID_REPORT_FILTER] InvalidReportFilter { field: &'static str, value: String } =>
        text!(
            "{field}: \"{value}\" is not a date. Write 2025-03-31, or 2025-03-31T15:20:30 with a \
             time.", field = *field, value);
    /// A range of more periods than a report has.
    [400 INVALID_REPORT_FILTER] ReportTooLong { first: Day, last: Day, most: u32 } =>
        text!(
            "From {first} to {last} are more than {most} years, and a report has at most that many. \
             Choose a shorter range.", first = *first, last = *last, most = *most);
    /// A report by hour of another range than one day.
    [400 INVALID_REPORT_FILTER] HoursOfDays { first: Day, last: Day } =>
        text!(
            "A report by hour covers one day, and not {first} to {last}. Choose one day, or periods of \
             days.", first = *first, last = *last);
    /// No route has this path and method.
    [404 "store_api_no_route"] NoRoute =>
        text!("There is nothing at this address for this method. See the list of routes.");
    /// An HTTP method that no route has.
    [400 "store_api_unsupported_method"] UnsupportedMethod =>
        text!("This method is not supported. Use GET, POST, PUT, PATCH, DELETE or HEAD.");
    /// A line of `tillbook api` that is no request.
    [400 "store_api_invalid_request"] InvalidRequest { problem: Text } =>
        text!("This is not a request: {problem}", problem);

    // The API over HTTP.
    /// No credentials, wrong ones, or an API key without the permission.
    [401 "store_api_authentication_error"] Authentication { problem: Text } => problem.clone();
    /// A request that writes, from a page of another site in a browser.
    [403 "tillbook_foreign_origin"] ForeignOrigin =>
        text!("This came from a page of another site in a browser, and those may not change the shop. Nothing was changed; send it from a program.");
    /// A body that is not declared as JSON, which a page of another site could send too.
    [415 "store_api_unsupported_media_type"] NotJson =>
        text!("A body is accepted only as JSON. Nothing was changed; send it with the header Content-Type: application/json.");
    /// A request body beyond the limit, in bytes.
    [413 "store_api_request_entity_too_large"] RequestTooLarge { most: usize } =>
        text!("The request is too large: send at most {most} bytes. Nothing was changed.", most = *most);
    /// The request was not received whole within the time limit.
    [408 "store_api_request_timeout"] RequestTooSlow =>
        text!("The request did not arrive in time. Nothing was changed; send it again.");
    /// More requests at once than the server takes.
    [503 "store_api_overloaded"] Overloaded => text!(
        "There are too many requests just now. Try again in a moment.");
    /// The answer was not ready within the time limit, or the program ended first.
    [503 "tillbook_timeout"] AnswerTooSlow =>
        text!("This took too long and was given up. A change may have been made: look before you try again.");
    /// A panic in the program, before or after the change was made.
    [500 "tillbook_fault"] Fault { problem: Text } =>
        text!(
            "The program had an internal error ({problem}). A change may have been made: check before \
             you try again.", problem);

    // The shop file.
    /// There is no file at the path.
    [404 "tillbook_shop_file"] NoSuchShop { path: PathBuf } =>
        text!("There is no shop file at {path}. Check whether it was moved, or make a new shop.", path);
    /// A file exists at the path of a new one.
    [400 "tillbook_shop_file"] ShopExists { path: PathBuf } =>
        text!("{path} exists already and was left as it is. Choose another name.", path);
    /// A file that is not a shop file, with the kind of file that it is.
    [500 "tillbook_shop_file"] NotAShop { path: PathBuf, detail: Option<Text> } => match detail {
            Some(detail) => text!("{path} is not a Tillbook shop file: {detail}, and was left as it is. Choose another file.", path, detail),
            None => text!("{path} is not a Tillbook shop file, and was left as it is. Choose another file.", path),
        };
    /// A shop file of a later version of the program, `program` where the file says so.
    [500 "tillbook_shop_file"] NewerShop { path: PathBuf, version: i64, program: Option<String>, known: i64 } =>
        match program {
            Some(program) => text!("{path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to {program} or later to open it.", path, version = *version, known = *known, program),
            None => text!("{path} was written by a newer Tillbook (file version {version}; this program knows {known}). Update Tillbook to open it.", path, version = *version, known = *known),
        };
    /// A shop file whose contents contradict each other or cannot be read.
    [500 "tillbook_shop_file"] DamagedShop { path: PathBuf, problem: Text } =>
        text!("{path} is damaged: {problem}. Keep it, and restore a backup.", path, problem);
    /// The write-ahead log of the file is missing, and with it the last changes, or is that of another file.
    [500 "tillbook_lost_log"] LostLog { problem: Text } => text!("{problem}.", problem);
    /// The open shop file or its log was moved, deleted or replaced.
    [503 "tillbook_shop_file"] ShopMoved { problem: Text, advice: Text } =>
        text!("{problem}, so nothing was changed. {advice}", problem, advice);
    /// Another program holds the lock of the shop file.
    [503 "tillbook_busy"] Busy =>
        text!("Another program is writing to this shop just now. Nothing was changed; try again in a moment.");
    /// The disk, SQLite or the system failed. `what` is the subject of a sentence.
    [500 "tillbook_storage"] Storage { what: Text, source: Cause } =>
        text!("{what} did not work: {source}", what, source = told(source));
    /// The disk failed during a commit, so the change may or may not be kept.
    [500 "tillbook_storage"] Unsettled { source: Cause } =>
        text!(
            "The disk failed while this was saved ({source}). It may have been saved: check before you \
             try again.", source = told(source));
    /// An amount of an order, or a sum over all orders, beyond the limits of [`super::order::size`].
    [500 "tillbook_amount_too_large"] AmountTooLarge =>
        text!(
            "An amount is too large: an order has at most 100,000,000,000, and all orders together \
             115,292,150,460,684. Is a decimal mark missing?");

    // A shop on several devices.
    /// An action that would not reach the other devices of a shared shop. `what` is the subject of a sentence.
    [409 "tillbook_shared"] SharedShop { what: &'static str } =>
        text!("This shop is on several devices, and {what} would not reach the others, so nothing was changed. Do it in the program that has the shop open on this device, or end the sharing here first.", what = Text::new(what));
    /// No majority of the devices that vote can be reached.
    [503 "tillbook_cut_off"] CutOff { problem: Text } =>
        text!("This device is cut off from the others ({problem}), so nothing was saved. Try again when it is back; until then everything can be looked at.", problem);
    /// A change that is larger than the devices send each other, in bytes.
    [413 "tillbook_change_too_large"] ChangeTooLarge { size: usize, most: usize } =>
        text!("This is too much for one change of a shop on several devices: {size} bytes, and at most {most} are sent. Nothing was changed; do it in parts.", size = *size, most = *most);
    /// Another device makes changes by rules that this program does not have; `program` has them, if it is known.
    [503 "tillbook_not_following"] OtherRules { theirs: u32, ours: u32, program: Option<String> } => match program {
            Some(program) => text!("The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook to {program} or later here.", theirs = *theirs, ours = *ours, program),
            None => text!("The other devices of this shop have a newer Tillbook (rules {theirs}, here {ours}). This device follows no further until it is updated: update Tillbook here.", theirs = *theirs, ours = *ours),
        };
    /// This device has stopped following the group, for the given reason.
    [503 "tillbook_not_following"] NotFollowing { problem: Text } =>
        text!("This device no longer follows the others: {problem}", problem);

    // Users and API keys.
    /// No API key has this id, or it is revoked.
    [404 "tillbook_key"] UnknownKey { id: String } => text!("There is no API key {id} in use in this shop.", id);
    /// No user has this name.
    [400 "tillbook_user"] UnknownUser { login: String } =>
        text!("There is no user \"{login}\" in this shop. Check how the name is written.", login);
    /// The password is not the user's.
    [401 "tillbook_user"] WrongPassword => text!("The password is not right. Type it again.");
    /// A user with this name exists.
    [400 "tillbook_user"] UserExists { login: String } =>
        text!("There is a user \"{login}\" already. Choose another name.", login);
    /// A missing capability on an operation that the API does not have: a verb with its object.
    [401 "store_api_not_allowed"] NotAllowed { what: &'static str } =>
        text!("Your role may not {what}. Ask an administrator for the shop manager role.", what = Text::new(what));
    /// An operation that only an administrator may do, or on one's own only: a verb with its object.
    [401 "store_api_not_allowed"] AdministratorOnly { what: &'static str } =>
        text!("Only an administrator may {what}. Ask one to do it.", what = Text::new(what));
    /// A value that a field or thing cannot take, outside the tax rates.
    [400 "tillbook_invalid"] Invalid { what: Text, problem: Text } => text!("{what}: {problem}", what, problem);
    /// As [`Error::Invalid`], where there is a means against it.
    [400 "tillbook_invalid"] Unsaid { what: Text, problem: Text, about: Advice } =>
        text!("{what}: {problem}", what, problem);
    /// A change of an order that its invoice does not have.
    [400 "tillbook_invoiced"] Invoiced { order: String, invoice: String } => text!(
        "Order {order} no longer agrees with its invoice {invoice}; correct it with a credit note and \
         a new invoice",
        order,
        invoice
    );
    /// A number of a document that is given only when a person says something.
    [409 about.code()] Numbering { problem: Text, about: Advice } => text!("Nothing was numbered: {problem}.", problem);
    /// The order was changed since the editor loaded it.
    [409 "tillbook_stale"] StaleOrder { number: String } =>
        text!(
            "Order {number} was changed meanwhile. Nothing was saved: open it again, and edit what is \
             there now.", number);
    /// The draft was saved before, as the order of this number.
    [409 "tillbook_stale"] DraftSaved { number: String } =>
        text!("This order was saved already, as order {number}. Nothing was saved: open that one to change it.", number);
    /// The change would change orders, refunds or purchases that are dated in a closed period.
    [409 "tillbook_period_closed"] PeriodClosed { period: TaxPeriod, day: Day } =>
        text!("{period} is closed, and {day} is in it: date the correction in an open period and name {period} as what it corrects.", period = *period, day = *day);
    /// A backup without a closing, a filing or an invoice of the shop is restored, and no reason is given. What it lacks is in
    /// words: `Jul to Sep 2026 (closed)`, `2026-0002 to 2026-0003`.
    [409 "tillbook_restore_reopens"] RestoreReopens { lacks: Text } =>
        text!("The backup does not have what was closed, filed or numbered since: {lacks}. To undo that, give the reason.", lacks);

    // Imports.
    /// A file that cannot be imported. The place is the file, and the line where one is known.
    [400 "tillbook_import"] Import { place: Text, problem: Text } =>
        text!("Nothing was imported from {place}: {problem}.", place, problem);
    /// A file that cannot be read without something that the person has to say.
    [400 about.code()] Unclear { place: Text, problem: Text, about: Advice } =>
        text!("Nothing was imported from {place}: {problem}.", place, problem);
    /// The person stopped the work.
    [500 "tillbook_cancelled"] Cancelled => text!("Stopped as you asked. Nothing was changed.");
}

impl Error {
    /// A failure of the file or disk, with its cause; `what` is the operation that failed.
    pub fn storage(what: Text, source: impl Into<Cause>) -> Self {
        Self::Storage { what, source: source.into() }
    }

    /// A value that its field cannot take.
    pub const fn tax_data(field: &'static str, problem: Text) -> Self {
        Self::InvalidTaxData { field, problem }
    }

    /// The remedy, where an interface has a means for it.
    pub fn advice(&self) -> Option<Advice> {
        match self {
            Self::Unclear { about, .. } | Self::Unsaid { about, .. } | Self::Numbering { about, .. } => {
                Some(*about)
            }
            Self::LostLog { .. } => Some(Advice::WithoutLog),
            Self::UnknownKey { .. } => Some(Advice::ListKeys),
            Self::RestoreReopens { .. } => Some(Advice::Reason),
            Self::PeriodClosed { period, .. } => Some(Advice::Reopen(*period)),
            _ => None,
        }
    }

    /// True if the request contradicts itself, whatever the shop holds: on the command line, wrong usage.
    pub fn is_of_usage(&self) -> bool {
        self.code() == INVALID_REPORT_FILTER
    }

    /// The message as an interface writes it, with the interface's own advice.
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
}

/// In English, as the command line and the API write it.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text())
    }
}

impl From<TooLarge> for Error {
    fn from(_: TooLarge) -> Self {
        Self::AmountTooLarge
    }
}

impl From<NoPeriod> for Error {
    fn from(error: NoPeriod) -> Self {
        Self::Invalid { what: text!("Period"), problem: error.text() }
    }
}

impl fmt::Display for NoPeriod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.text())
    }
}

impl std::error::Error for NoPeriod {}

impl NoPeriod {
    /// The period as a text.
    pub fn text(&self) -> Text {
        text!(
            "\"{period}\" is not one, two, three, six or twelve months. Write it as 2026-07..2026-09, \
             2026-07, 2026-Q3, 2026-H2 or 2026",
            period = &self.0
        )
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
