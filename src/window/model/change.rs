//! How a figure changed against another range: direction, size in percent, and whether that is good.

use crate::format::Formatter;
use domain::money::Money;

/// Whether a rise of the figure is good or bad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rising {
    /// Such as sales.
    Good,
    /// Such as refunds.
    Bad,
}

/// The direction of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trend {
    Up,
    Down,
    Same,
    /// The figure was zero before, so there is no percentage.
    New,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) way: Trend,
    /// `7.6 %`, `no change`, `new`.
    pub(crate) size: String,
    /// `None` where the figure did not change or is new.
    pub(crate) is_good: Option<bool>,
}

impl Change {
    /// The change from `was` to `is`, in percent of the absolute value of `was`: −50 to −25 is up 50 %.
    pub(crate) fn of(is: Money, was: Money, rising: Rising, formatter: Formatter) -> Self {
        let (is, was) = (i128::from(is.ten_thousandths()), i128::from(was.ten_thousandths()));
        if is == was {
            return Self { way: Trend::Same, size: "no change".to_owned(), is_good: None };
        }
        if was == 0 {
            return Self { way: Trend::New, size: "new".to_owned(), is_good: None };
        }
        let tenths = ((is - was).abs() * 2_000 + was.abs()) / (was.abs() * 2);
        let way = if is > was { Trend::Up } else { Trend::Down };
        let is_good = Some((way == Trend::Up) == (rising == Rising::Good));
        Self { way, size: formatter.tenths(tenths), is_good }
    }

    /// `↑ 7.6 %`, `no change`.
    pub(crate) fn text(&self) -> String {
        match self.way {
            Trend::Up => format!("↑ {}", self.size),
            Trend::Down => format!("↓ {}", self.size),
            Trend::Same | Trend::New => self.size.clone(),
        }
    }

    /// `up 7.6 %`, for screen readers.
    pub(crate) fn spoken(&self) -> String {
        match self.way {
            Trend::Up => format!("up {}", self.size),
            Trend::Down => format!("down {}", self.size),
            Trend::Same | Trend::New => self.size.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_a_way_a_size_and_a_meaning() {
        let money = |text: &str| Money::parse(text).unwrap();
        for (was, is, rising, text, is_good) in [
            ("100", "107.6", Rising::Good, "↑ 7.6\u{a0}%", Some(true)),
            ("467.5", "412.30", Rising::Bad, "↓ 11.8\u{a0}%", Some(true)),
            ("3", "4", Rising::Bad, "↑ 33.3\u{a0}%", Some(false)),
            ("1", "25", Rising::Good, "↑ 2,400\u{a0}%", Some(true)),
            ("-50", "-25", Rising::Good, "↑ 50.0\u{a0}%", Some(true)),
            ("0", "5", Rising::Good, "new", None),
            ("5", "5", Rising::Good, "no change", None),
        ] {
            let change = Change::of(money(is), money(was), rising, Formatter::default());
            assert_eq!((change.text().as_str(), change.is_good), (text, is_good), "{was} to {is}");
        }
    }
}
