//! JSON that does not read to its end: where, and what is wrong there.

use serde_json::error::Category;

use super::source::Source;
use crate::domain::Error;

/// The refusal of a file for this error; `otherwise` says what the file is not, when it is all there.
pub(super) fn malformed(source: &Source, error: &serde_json::Error, otherwise: &str) -> Error {
    let line = u64::try_from(error.line()).unwrap_or_default();
    let text = error.to_string();
    // The place is said once, before the problem.
    let problem = text.split_once(" at line ").map_or(text.as_str(), |(problem, _)| problem);
    let problem = match error.classify() {
        Category::Eof => "it ends too early, as if it had been cut off".to_owned(),
        Category::Io => format!("it cannot be read: {problem}"),
        Category::Syntax | Category::Data => format!("{otherwise}: {problem}"),
    };
    source.refuse_line(line, problem)
}
