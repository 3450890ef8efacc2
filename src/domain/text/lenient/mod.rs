//! Reads numbers, dates, times and yes or no as people and other programs write them. Imports and typed
//! values follow the same rules, and an ambiguous text is never guessed. Countries are in [`crate::places`].

pub mod clock;
pub mod date;
mod date_words;
pub mod number;

/// Reads 1/0, yes/no, true/false, y/n, on/off, a check mark or a dash in any case, and the words of a few
/// other languages; blank is no. `None` for another text.
pub fn yes_or_no(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "1" | "yes" | "true" | "y" | "on" | "x" | "✓" | "ja" | "oui" | "si" | "sí" | "sim" => Some(true),
        "0" | "no" | "false" | "n" | "off" | "-" | "–" | "nein" | "non" | "nee" | "não" | "" => {
            Some(false)
        }
        _ => None,
    }
}

/// The text for yes or no in a table and a form.
pub const fn flag_text(on: bool) -> &'static str {
    if on { "yes" } else { "no" }
}
