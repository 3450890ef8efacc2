//! Formulas of boxes: `3 - 4`, `abs(3 - 4)`, `max(105 - 108, 0)`, `81 * 19%`, `7 * 3/23`, `total(tax)`, `corrections(tax)`,
//! `owed(tax)`.
//!
//! A name is the number of a box, `0` the amount zero; there are no other constants. The amounts are those that
//! the form shows, so that a reader who adds the boxes gets the sum.

use crate::decimal::Computed;
use std::iter::Peekable;
use std::str::Chars;

use super::figure::{PERCENT, of_percent, part_of};
use crate::money::Money;
use crate::percent::Percent;
use crate::table::Cell;
use crate::text;
use crate::text::Text;

/// The longest formula, in bytes. It also limits how deep parentheses go.
const LONGEST: usize = 500;

/// A formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Formula {
    text: String,
    root: Node,
}

/// An amount in a formula.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Operand {
    /// The amount that the form shows in the box of this number.
    Box(String),
    /// The total of a column of the form's lines, without corrections.
    Total(String),
    /// The total of a column of the lines of corrections.
    Corrections(String),
    /// The sum of the balances of countries in a column, corrections included, that are above zero.
    Owed(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Node {
    Zero,
    Of(Operand),
    Negative(Box<Node>),
    Abs(Box<Node>),
    /// A part of a whole, which is above zero; a percentage too.
    Part(Box<Node>, (i64, i64)),
    Plus(Box<Node>, Box<Node>),
    Minus(Box<Node>, Box<Node>),
    Max(Box<Node>, Box<Node>),
    Min(Box<Node>, Box<Node>),
}

impl Formula {
    /// Reads a formula; or the problem as a sentence.
    pub fn parse(text: &str) -> Result<Self, Text> {
        if text.len() > LONGEST {
            return Err(text!("a formula has at most {most} letters", most = LONGEST));
        }
        let mut parser = Parser { chars: text.chars().peekable() };
        let root = parser.sum()?;
        match parser.next_char() {
            None => Ok(Self { text: text.trim().to_owned(), root }),
            Some(c) => Err(text!("\"{letter}\" is not expected in \"{text}\"", letter = c.to_string(), text)),
        }
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The formula for people; `column` gives the heading of a column.
    pub(super) fn words(&self, column: &impl Fn(&str) -> Text) -> Text {
        self.root.words(column)
    }

    /// The numbers of the boxes in it.
    pub fn boxes(&self) -> Vec<&str> {
        let operands = self.operands().into_iter();
        operands
            .filter_map(|of| if let Operand::Box(number) = of { Some(number.as_str()) } else { None })
            .collect()
    }

    /// The columns of lines whose totals are in it.
    pub fn columns(&self) -> Vec<&str> {
        let operands = self.operands().into_iter();
        let names = operands.filter_map(|of| match of {
            Operand::Box(_) => None,
            Operand::Total(name) | Operand::Corrections(name) | Operand::Owed(name) => Some(name.as_str()),
        });
        names.collect()
    }

    fn operands(&self) -> Vec<&Operand> {
        let mut found = Vec::new();
        self.root.add_operands(&mut found);
        found
    }

    /// The amount; an error when it does not fit.
    pub(super) fn amount(&self, of: &impl Fn(&Operand) -> Money) -> Computed<Money> {
        self.root.amount(of)
    }
}

impl Node {
    fn add_operands<'n>(&'n self, found: &mut Vec<&'n Operand>) {
        match self {
            Self::Zero => {}
            Self::Of(operand) => found.push(operand),
            Self::Negative(one) | Self::Abs(one) | Self::Part(one, _) => one.add_operands(found),
            Self::Plus(one, other)
            | Self::Minus(one, other)
            | Self::Max(one, other)
            | Self::Min(one, other) => {
                one.add_operands(found);
                other.add_operands(found);
            }
        }
    }

    fn words(&self, column: &impl Fn(&str) -> Text) -> Text {
        // What has several words or a sign is in parentheses within another.
        let within = |node: &Self| match node {
            Self::Zero | Self::Of(_) => node.words(column),
            _ => text!("({formula})", formula = node.words(column)),
        };
        let of_sum = |node: &Self| match node {
            Self::Plus(..) | Self::Minus(..) | Self::Part(..) => node.words(column),
            _ => within(node),
        };
        match self {
            Self::Zero => Text::written("0"),
            Self::Of(Operand::Box(number)) => Text::written(number),
            Self::Of(Operand::Total(name)) => text!("the total of {column}", column = column(name)),
            Self::Of(Operand::Corrections(name)) => {
                text!("the corrections of {column}", column = column(name))
            }
            Self::Of(Operand::Owed(name)) => {
                text!("the balances above zero of {column}", column = column(name))
            }
            Self::Negative(one) => text!("−{formula}", formula = within(one)),
            Self::Abs(one) => text!("{formula}, without a minus sign", formula = one.words(column)),
            Self::Part(one, (part, PERCENT)) => {
                text!("{percent}% of {formula}", percent = Cell::Percent(*part), formula = within(one))
            }
            Self::Part(one, (part, whole)) => {
                text!("{part}/{whole} of {formula}", part = *part, whole = *whole, formula = within(one))
            }
            Self::Plus(one, other) => text!("{one} + {other}", one = of_sum(one), other = of_sum(other)),
            Self::Minus(one, other) => text!("{one} − {other}", one = of_sum(one), other = within(other)),
            Self::Max(one, other) if **other == Self::Zero => {
                text!("{formula}, but not below 0", formula = one.words(column))
            }
            Self::Max(one, other) => {
                text!("the larger of {one} and {other}", one = within(one), other = within(other))
            }
            Self::Min(one, other) => {
                text!("the smaller of {one} and {other}", one = within(one), other = within(other))
            }
        }
    }

    fn amount(&self, of: &impl Fn(&Operand) -> Money) -> Computed<Money> {
        match self {
            Self::Zero => Ok(Money::ZERO),
            Self::Of(operand) => Ok(of(operand)),
            Self::Negative(one) => Money::ZERO.minus(one.amount(of)?),
            Self::Abs(one) => {
                let amount = one.amount(of)?;
                if amount < Money::ZERO { Money::ZERO.minus(amount) } else { Ok(amount) }
            }
            Self::Part(one, part) => part_of(one.amount(of)?, *part),
            Self::Plus(one, other) => one.amount(of)?.plus(other.amount(of)?),
            Self::Minus(one, other) => one.amount(of)?.minus(other.amount(of)?),
            Self::Max(one, other) => Ok(one.amount(of)?.max(other.amount(of)?)),
            Self::Min(one, other) => Ok(one.amount(of)?.min(other.amount(of)?)),
        }
    }
}

struct Parser<'t> {
    chars: Peekable<Chars<'t>>,
}

impl Parser<'_> {
    fn peek(&mut self) -> Option<char> {
        while self.chars.next_if(|c| c.is_whitespace()).is_some() {}
        self.chars.peek().copied()
    }

    fn next_char(&mut self) -> Option<char> {
        self.peek();
        self.chars.next()
    }

    fn expect(&mut self, wanted: char) -> Result<(), Text> {
        match self.next_char() {
            Some(c) if c == wanted => Ok(()),
            Some(c) => Err(text!(
                "\"{letter}\" stands where \"{wanted}\" is expected",
                letter = c.to_string(),
                wanted = wanted.to_string()
            )),
            None => Err(text!("\"{wanted}\" is missing at its end", wanted = wanted.to_string())),
        }
    }

    /// Letters, digits and points.
    fn word(&mut self) -> String {
        self.peek();
        let mut word = String::new();
        while let Some(c) = self.chars.next_if(|c| c.is_ascii_alphanumeric() || *c == '.') {
            word.push(c);
        }
        word
    }

    fn sum(&mut self) -> Result<Node, Text> {
        let mut sum = self.part()?;
        while let Some(sign @ ('+' | '-')) = self.peek() {
            self.next_char();
            let (one, other) = (Box::new(sum), Box::new(self.part()?));
            sum = if sign == '+' { Node::Plus(one, other) } else { Node::Minus(one, other) };
        }
        Ok(sum)
    }

    /// An amount, perhaps with a percentage or a part of it: `81 * 19%`, `7 * 3/23`.
    fn part(&mut self) -> Result<Node, Text> {
        let mut part = self.single()?;
        while self.peek() == Some('*') {
            self.next_char();
            let word = self.word();
            if self.peek() == Some('/') {
                self.next_char();
                let whole = self.word();
                let number = |word: &str| word.parse().ok().filter(|number: &u16| *number > 0);
                let (Some(of), Some(in_all)) = (number(&word), number(&whole)) else {
                    return Err(text!("\"{word}/{whole}\" is not a part, such as 3/23", word, whole));
                };
                part = Node::Part(Box::new(part), (of.into(), in_all.into()));
                continue;
            }
            self.expect('%').map_err(|_other| {
                text!(
                    "only a percentage can follow \"*\", such as 19%, or a part, such as 3/23, not \"{word}\"",
                    word = &word
                )
            })?;
            let percent =
                Percent::parse(&word).map_err(|_reason| text!("\"{word}%\" is not a percentage", word))?;
            part = Node::Part(Box::new(part), of_percent(percent));
        }
        Ok(part)
    }

    fn single(&mut self) -> Result<Node, Text> {
        match self.peek() {
            Some('-') => {
                self.next_char();
                Ok(Node::Negative(Box::new(self.single()?)))
            }
            Some('(') => {
                self.next_char();
                let inner = self.sum()?;
                self.expect(')')?;
                Ok(inner)
            }
            Some(c) if c.is_ascii_alphanumeric() => {
                let word = self.word();
                match self.peek() {
                    Some('(') => self.call(&word),
                    _ if word == "0" => Ok(Node::Zero),
                    _ => Ok(Node::Of(Operand::Box(word))),
                }
            }
            Some(c) => Err(text!(
                "\"{letter}\" stands where the number of a box is expected",
                letter = c.to_string()
            )),
            None => Err(text!("it ends where the number of a box is expected")),
        }
    }

    fn call(&mut self, name: &str) -> Result<Node, Text> {
        self.expect('(')?;
        let node = match name {
            "abs" => Node::Abs(Box::new(self.sum()?)),
            "total" => Node::Of(Operand::Total(self.word())),
            "corrections" => Node::Of(Operand::Corrections(self.word())),
            "owed" => Node::Of(Operand::Owed(self.word())),
            "max" | "min" => {
                let one = Box::new(self.sum()?);
                self.expect(',')?;
                let other = Box::new(self.sum()?);
                if name == "max" { Node::Max(one, other) } else { Node::Min(one, other) }
            }
            _ => {
                return Err(text!(
                    "there is no \"{name}(...)\"; there are abs, max, min, total, corrections and owed",
                    name
                ));
            }
        };
        self.expect(')')?;
        Ok(node)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Each box has its number as its amount, each column 1000, of which the corrections have -3 more.
    fn own(operand: &Operand) -> Money {
        let text = match operand {
            Operand::Box(number) => number.chars().filter(char::is_ascii_digit).collect(),
            Operand::Total(_) => "1000".to_owned(),
            Operand::Corrections(_) => "-3".to_owned(),
            Operand::Owed(_) => "1002".to_owned(),
        };
        Money::parse(&text).unwrap_or_default()
    }

    #[test]
    fn formulas_are_computed() {
        for (text, expected) in [
            ("1 + 2", "3"),
            ("3 - 4", "-1"),
            ("abs(3 - 4)", "1"),
            ("abs(4-3)", "1"),
            ("10 - 2 - 3", "5"),
            ("10 - (2 - 3)", "11"),
            ("max(105 - 108, 0)", "0"),
            ("min(105 - 108, 0)", "-3"),
            ("max(0, 108 - 105)", "3"),
            ("-5 + 7", "2"),
            ("81 * 19%", "15.39"),
            ("81 * 9.975 %", "8.0797"),
            ("81*19%+86*7%", "21.41"),
            ("-(3 - 8) * 50%", "2.5"),
            ("115 * 3/23", "15"),
            ("7 * 3 / 23 + 1", "1.9130"),
            ("(1 - 8) * 3/23", "-0.9130"),
            ("113A + 1", "114"),
            ("total(tax) + 5", "1005"),
            ("total(tax) + corrections(tax)", "997"),
            ("owed(tax) - total(tax) - corrections(tax)", "5"),
            ("0", "0"),
        ] {
            let formula = Formula::parse(text).unwrap();
            assert_eq!(formula.amount(&own).unwrap(), Money::parse(expected).unwrap(), "{text}");
        }
        let formula = Formula::parse(" max(113A - 4, total(tax)) + 81 * 19% ").unwrap();
        assert_eq!(formula.boxes(), ["113A", "4", "81"]);
        assert_eq!(formula.columns(), ["tax"]);
        assert_eq!(Formula::parse("corrections(net) - owed(tax)").unwrap().columns(), ["net", "tax"]);
        assert_eq!(formula.text(), "max(113A - 4, total(tax)) + 81 * 19%");
    }

    #[test]
    fn formulas_are_told_in_words() {
        let column = |name: &str| Text::written(format!("\"{name}\""));
        for (text, words) in [
            ("1 + 2", "1 + 2"),
            ("10 - 2 - 3", "10 − 2 − 3"),
            ("10 - (2 - 3)", "10 − (2 − 3)"),
            ("abs(3 - 4)", "3 − 4, without a minus sign"),
            ("1 + abs(3 - 4)", "1 + (3 − 4, without a minus sign)"),
            ("max(105 - 108, 0)", "105 − 108, but not below 0"),
            ("max(1, 2)", "the larger of 1 and 2"),
            ("min(105 - 108, 0)", "the smaller of (105 − 108) and 0"),
            ("81 * 19%", "19% of 81"),
            ("81 * 9.975%", "9.975% of 81"),
            ("(1 - 8) * 3/23 + 2", "3/23 of (1 − 8) + 2"),
            ("-(3 - 8)", "−(3 − 8)"),
            (
                "vat + corrections(tax) - owed(tax)",
                "vat + the corrections of \"tax\" − the balances above zero of \"tax\"",
            ),
            ("total(net)", "the total of \"net\""),
        ] {
            assert_eq!(Formula::parse(text).unwrap().words(&column).to_string(), words, "{text}");
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for (text, part) in [
            ("", "it ends where"),
            ("1 +", "it ends where"),
            ("1 2", "\"2\" is not expected"),
            ("(1", "\")\" is missing"),
            ("1)", "\")\" is not expected"),
            ("1 * 2", "only a percentage"),
            ("1 * x%", "\"x%\" is not a percentage"),
            ("1 * 3/0", "\"3/0\" is not a part"),
            ("1 * 3/", "\"3/\" is not a part"),
            ("1 * 1.5/2", "\"1.5/2\" is not a part"),
            ("sum(1)", "there is no \"sum(...)\""),
            ("max(1)", "stands where \",\""),
            ("1 / 2", "\"/\" is not expected"),
            ("+1", "\"+\" stands where"),
        ] {
            let error = Formula::parse(text).unwrap_err();
            assert!(error.to_string().contains(part), "{text}: {error}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[0-9a-z+*%(), .-]{0,60}") {
            if let Ok(formula) = Formula::parse(&text) {
                prop_assert!(Formula::parse(formula.text()).is_ok());
            }
        }
    }
}
