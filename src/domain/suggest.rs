//! How well a text that somebody types fits a thing: its code, the beginning of its name or of a word of
//! it, or any part of it. Case does not count.

/// How well, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fit {
    /// It is the thing's code.
    Code,
    /// The name begins with it.
    Beginning,
    /// A word of the name begins with it.
    Word,
    /// The name, the code or another of its texts holds it.
    Within,
}

/// How a text fits; `None` when it does not. `others` are texts beside code and name. Nothing typed fits
/// everything.
pub fn fit(typed: &str, code: &str, name: &str, others: &[&str]) -> Option<Fit> {
    let typed = typed.trim().to_lowercase();
    let (code, name) = (code.to_lowercase(), name.to_lowercase());
    if !code.is_empty() && code == typed {
        Some(Fit::Code)
    } else if name.starts_with(&typed) {
        Some(Fit::Beginning)
    } else if name.split(|c: char| !c.is_alphanumeric()).any(|word| word.starts_with(&typed)) {
        Some(Fit::Word)
    } else {
        let mut all = [name, code].into_iter().chain(others.iter().map(|other| other.to_lowercase()));
        all.any(|text| text.contains(&typed)).then_some(Fit::Within)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_fit_as_they_are_typed() {
        for (typed, expected) in [
            ("bm-1", Some(Fit::Code)),
            ("blue", Some(Fit::Beginning)),
            ("", Some(Fit::Beginning)),
            ("MUG", Some(Fit::Word)),
            ("ue mu", Some(Fit::Within)),
            ("m-1", Some(Fit::Within)),
            ("kitchen", Some(Fit::Within)),
            ("red", None),
        ] {
            assert_eq!(fit(typed, "BM-1", "Blue mug", &["In the Kitchen"]), expected, "{typed}");
        }
    }
}
