//! Ranks how well a typed text matches a code and a name, without regard to case.

/// The kind of match, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fit {
    /// The text is the code.
    Code,
    /// The name begins with the text.
    Beginning,
    /// A word of the name begins with the text.
    Word,
    /// The name, the code or one of the other texts contains the text.
    Within,
}

/// The kind of match; `None` without one. `others` are texts beside code and name. An empty text matches
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
