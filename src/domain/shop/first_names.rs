//! The names of what comes with a new shop, in the shop's language: its tax classes and its first user. A person may rename
//! the classes; the slugs, by which rates, files and the API know them, are English in all shops.

use crate::invoice::words::PaperWords;
use crate::tax::ClassSlug;

/// The names of the tax classes that the program adds, in the languages of paper, English first.
const CLASSES: [[&str; 5]; 5] = [
    ["Standard rate", "Regelsatz", "Taux normal", "Algemeen tarief", "Tipo general"],
    ["Reduced rate", "Ermäßigter Satz", "Taux réduit", "Verlaagd tarief", "Tipo reducido"],
    [
        "Super-reduced rate",
        "Stark ermäßigter Satz",
        "Taux super-réduit",
        "Superverlaagd tarief",
        "Tipo superreducido",
    ],
    ["Parking rate", "Zwischensatz", "Taux parking", "Parkeertarief", "Tipo de «parking»"],
    ["Zero rate", "Nullsatz", "Taux zéro", "Nultarief", "Tipo cero"],
];

/// The login of the first user.
const OWNER: [&str; 5] = ["owner", "inhaber", "propriétaire", "eigenaar", "propietario"];

/// The login of the first user of a shop of this language.
pub fn owner(language: &str) -> &'static str {
    PaperWords::of(language).pick(OWNER)
}

/// The name of a class that the program calls so in English, in a language: also `Reduced rate 2`. Any other as it is.
pub fn class_name(english: &str, language: &str) -> String {
    let (bare, number) = numbered(english);
    let row = CLASSES.into_iter().find(|[name, ..]| *name == bare);
    row.map_or_else(|| english.to_owned(), |row| PaperWords::of(language).pick(row).to_owned() + number)
}

/// The slug of the class that the program calls so in one of its languages, in any letter case and as the Swiss write it.
pub fn class_slug(name: &str) -> Option<ClassSlug> {
    let folded = |name: &str| name.to_lowercase().replace('ß', "ss");
    let name = folded(name.trim());
    let (bare, number) = numbered(&name);
    let [english, ..] = CLASSES.into_iter().find(|row| row.iter().any(|one| folded(one) == bare))?;
    let is_standard = CLASSES.first().is_some_and(|[standard, ..]| *standard == english);
    match (is_standard, number.is_empty()) {
        (true, true) => Some(ClassSlug::standard()),
        (true, false) => None,
        (false, _) => ClassSlug::parse(&format!("{english}{number}")),
    }
}

/// A name and the number at its end, with the space before it.
fn numbered(name: &str) -> (&str, &str) {
    let bare = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    match name.split_at_checked(bare.trim_end_matches(' ').len()) {
        Some((bare, number)) if number.starts_with(' ') && number.len() > 1 => (bare, number),
        _ => (name, ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_is_found_by_its_name_in_each_language() {
        for (english, language, name, slug) in [
            ("Standard rate", "", "Standard rate", "standard"),
            ("Standard rate", "de", "Regelsatz", "standard"),
            ("Reduced rate", "de", "Ermäßigter Satz", "reduced-rate"),
            ("Reduced rate 2", "de", "Ermäßigter Satz 2", "reduced-rate-2"),
            ("Super-reduced rate", "fr", "Taux super-réduit", "super-reduced-rate"),
            ("Parking rate", "es", "Tipo de «parking»", "parking-rate"),
            ("Zero rate", "nl", "Nultarief", "zero-rate"),
            ("Zero rate", "fi", "Zero rate", "zero-rate"),
        ] {
            assert_eq!(class_name(english, language), name);
            for name in [english, name, &name.to_uppercase()] {
                let found = class_slug(name).map(|slug| slug.as_str().to_owned());
                assert_eq!(found.as_deref(), Some(slug), "{name}");
            }
        }
        for name in ["Books", "Regelsatz 2", "Reduced rate2", "Satz", "2", ""] {
            assert_eq!((class_name(name, "de").as_str(), class_slug(name)), (name, None));
        }
        assert_eq!((owner("de"), owner("en"), owner("")), ("inhaber", "owner", "owner"));
    }
}
