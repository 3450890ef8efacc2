//! What people and other programs write, read as they mean it: numbers, dates and times, yes or no. Importers and
//! everything that is typed read by the same rules, and what could mean two things is never guessed. Countries
//! are in [`super::places`].

pub mod date;
pub mod number;

/// Yes or no: 1/0, yes/no, true/false, y/n, on/off, a mark or a dash in any case, and as a few neighbours say it;
/// blank is no. `None` for the rest.
pub fn yes_or_no(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "1" | "yes" | "true" | "y" | "on" | "x" | "✓" | "ja" | "oui" | "si" | "sí" | "sim" => Some(true),
        "0" | "no" | "false" | "n" | "off" | "-" | "–" | "nein" | "non" | "nee" | "não" | "" => {
            Some(false)
        }
        _ => None,
    }
}
