//! The change of a figure against another range: direction, size in percent, and if that is good.

use std::cmp::Ordering;

use crate::format::Formatter;
use domain::label;
use domain::money::Money;
use domain::report;
use domain::text;
use domain::text::Text;

/// Meaning of a rise: good, bad or neither.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rising {
    /// Such as sales.
    Good,
    /// Such as refunds.
    Bad,
}

#[derive(Debug, Clone, Copy)]
pub(crate) struct Change {
    way: Ordering,
    /// In ten-thousandths of a percent; `None` where the figure was zero before.
    percent: Option<i64>,
    rising: Rising,
    formatter: Formatter,
}

impl Change {
    /// The change from `was` to `is`, in percent of the absolute value of `was`: −50 to −25 is up 50 %.
    pub(crate) fn of(is: Money, was: Money, rising: Rising, formatter: Formatter) -> Self {
        Self { way: is.cmp(&was), percent: report::change(is, was), rising, formatter }
    }

    /// `None` where the figure did not change or is new.
    pub(crate) fn is_good(self) -> Option<bool> {
        self.percent.filter(|_| self.way.is_ne()).map(|_| self.way.is_gt() == (self.rising == Rising::Good))
    }

    /// `↑ 7.6 %`, `no change`, `new`.
    pub(crate) fn text(self) -> String {
        self.with_way("↑ {size}", "↓ {size}")
    }

    /// `up 7.6 %`, for screen readers.
    pub(crate) fn spoken(self) -> String {
        self.with_way(label!("up {size}"), label!("down {size}"))
    }

    /// The change in one of the patterns of its `size`.
    fn with_way(self, up: &'static str, down: &'static str) -> String {
        let write = |text: Text| self.formatter.text(&text);
        let Some(percent) = self.percent else { return write(text!("new")) };
        let size = self.formatter.tenths(i128::from(percent.unsigned_abs() / 1_000));
        match self.way {
            Ordering::Greater => write(Text::of(up, [("size", size.into())])),
            Ordering::Less => write(Text::of(down, [("size", size.into())])),
            Ordering::Equal => write(text!("no change")),
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
            ("100", "107.6", Rising::Good, "↑ 7.6%", Some(true)),
            ("467.5", "412.30", Rising::Bad, "↓ 11.8%", Some(true)),
            ("3", "4", Rising::Bad, "↑ 33.3%", Some(false)),
            ("1", "25", Rising::Good, "↑ 2,400%", Some(true)),
            ("-50", "-25", Rising::Good, "↑ 50.0%", Some(true)),
            ("0", "5", Rising::Good, "new", None),
            ("5", "5", Rising::Good, "no change", None),
        ] {
            let change = Change::of(money(is), money(was), rising, Formatter::default());
            assert_eq!((change.text().as_str(), change.is_good()), (text, is_good), "{was} to {is}");
        }
    }
}
