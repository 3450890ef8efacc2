//! A person's answers about a file, kept in the shop for the next file with the same headings.

use serde::{Deserialize, Serialize};

use super::ImportOptions;
use crate::{Engine, require};
use domain::access::{Actor, Capability};
use domain::error::{Error, Result};
use domain::label;
use domain::text::lenient::date::DateOrder;
use store::Write;
use transfer::Format;
use transfer::answers::Answers;

/// Remembered answers about a file: its format and columns, and the answers that hold for the next file of
/// the same system.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SaidOfFile {
    /// The format, where the file does not tell it.
    pub format: Option<Format>,
    /// Pairs of a field and the heading of its column.
    pub columns: Vec<(String, String)>,
    /// The answers where a file can be read in more than one way.
    pub answers: Answers,
    /// The order of day and month in dates.
    pub date_order: Option<DateOrder>,
}

impl SaidOfFile {
    /// The answers among these options that are worth remembering.
    pub fn of(options: &ImportOptions) -> Self {
        let (columns, answers) = (options.columns.clone(), options.answers.of_system());
        Self { format: options.format, columns, answers, date_order: options.date_order }
    }

    /// Says it of another file.
    pub fn say(self, options: &mut ImportOptions) {
        let Self { format, columns, answers, date_order } = self;
        options.format = options.format.or(format);
        options.answers = std::mem::take(&mut options.answers).with_system(answers);
        (options.columns, options.date_order) = (columns, date_order);
    }

    /// True if it has no answers but those that follow from the file's columns.
    pub fn is_empty(&self) -> bool {
        *self == Self { format: self.format, ..Self::default() }
    }
}

/// The name under which it is kept: the headings of the file.
fn name(headings: &[String]) -> String {
    headings.join(" | ")
}

impl Engine {
    /// The answers for the last imported file with these headings. Needs `manage_store`.
    pub fn said_of_file(&self, actor: &Actor, headings: &[String]) -> Result<Option<SaidOfFile>> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("see the books") })?;
        self.store.read(|read| Ok(read.said_of_file(&name(headings))?))
    }
}

/// Keeps the answers among these options for files with their headings, or forgets them where there are none.
pub(super) fn keep(write: &Write<'_>, options: &ImportOptions) -> Result<()> {
    if options.headings.is_empty() {
        return Ok(());
    }
    let said = Some(SaidOfFile::of(options)).filter(|said| !said.is_empty());
    Ok(write.say_of_file(&name(&options.headings), said.as_ref())?)
}
