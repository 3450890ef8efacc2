//! Which notes of a form are about a box: a note names its boxes in its own words.

use super::form::Form;

impl Form {
    /// The notes that name a box: `Box 5 has no sign`, `boxes 81, 86 and 93`, `Boxes 6 to 9`, `line 109`.
    pub fn notes_on(&self, number: &str) -> Vec<&str> {
        let numbers: Vec<&str> = self.boxes().iter().map(|one| one.number.as_str()).collect();
        let Some(at) = numbers.iter().position(|one| *one == number) else { return Vec::new() };
        self.notes().iter().map(String::as_str).filter(|note| names_box(note, &numbers, at)).collect()
    }
}

/// Whether a note names the box at this position of the form's numbers.
fn names_box(note: &str, numbers: &[&str], at: usize) -> bool {
    let (mut is_naming, mut begin, mut last) = (false, None, None);
    for word in note.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        let place = numbers.iter().position(|number| *number == word).filter(|_| is_naming);
        match word.to_lowercase().as_str() {
            "box" | "boxes" | "line" | "lines" => (is_naming, begin, last) = (true, None, None),
            "and" | "or" => {}
            "to" if is_naming => begin = last,
            _ if place.is_some() => {
                let first = std::mem::take(&mut begin).or(place);
                if first.is_some_and(|first| first <= at) && place.is_some_and(|place| at <= place) {
                    return true;
                }
                last = place;
            }
            _ => is_naming = false,
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_name_their_boxes() {
        let numbers = ["1", "2", "5", "6", "7", "8", "9", "62", "81", "86", "93"];
        let named = |note: &str| -> Vec<&str> {
            let is_named = |(at, _): &(usize, &&str)| names_box(note, &numbers, *at);
            numbers.iter().enumerate().filter(is_named).map(|(_, number)| *number).collect()
        };
        for (note, expected) in [
            (
                "Box 5 has no sign: VAT is paid when box 1 is larger than box 2, in 7 days.",
                vec!["1", "2", "5"],
            ),
            ("Boxes 6 to 9 are in whole pounds.", vec!["6", "7", "8", "9"]),
            ("The tax beside boxes 81, 86 and 93 is computed.", vec!["81", "86", "93"]),
            ("Import VAT (box 62) is entered from 2 documents.", vec!["62"]),
            ("A box whose number is 9 has 5 letters.", vec![]),
            ("Postponed import VAT is in none of these boxes by itself.", vec![]),
            ("A negative line 9 is a refund.", vec!["9"]),
        ] {
            assert_eq!(named(note), expected, "{note}");
        }
    }
}
