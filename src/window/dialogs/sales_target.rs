//! The sales target in the preferences: its amount, and what it is of.

use egui::{Response, Ui};

use crate::format::{Amounts, Formatter};
use crate::translate::tr;
use crate::widgets::{Dropdown, choice_entry, field};
use domain::label;
use domain::shop::sales_target::{SalesTarget, TargetOf};

/// The key of the setting.
pub(super) const SALES_TARGET: &str = "sales_target";

const OF: [(TargetOf, &str); 3] = [
    (TargetOf::Month, label!("a month")),
    (TargetOf::Year, label!("a year, in equal months")),
    (TargetOf::YearAsLast, label!("a year, as the year before")),
];

/// The target as it is typed.
#[derive(Debug, Default)]
pub(super) struct TargetEntry {
    amount: String,
    of: TargetOf,
}

impl TargetEntry {
    /// The text of the setting; one that is none where the amount is none.
    fn setting(&self, formatter: Formatter) -> String {
        match (self.amount.trim(), self.of) {
            ("", _) => String::new(),
            (typed, of) => match formatter.amount(typed) {
                Some(amount) => SalesTarget { amount, of }.as_text(),
                None => format!("{typed} {}", of.as_str()),
            },
        }
    }

    /// Draws the field of the amount, which it returns, and the choice beside it. The setting may have been changed elsewhere.
    pub(super) fn ui(&mut self, ui: &mut Ui, setting: &mut String, amounts: Amounts) -> Response {
        if self.setting(amounts.formatter) != *setting {
            let set = SalesTarget::parse(setting);
            self.amount = set.map(|set| amounts.typed(set.amount)).unwrap_or_default();
            self.of = set.map(|set| set.of).unwrap_or_default();
        }
        let response = field(ui, tr!("Sales target"), &mut self.amount, 112.0, false);
        let name = |of| OF.into_iter().find(|(one, _)| *one == of).map_or("", |(_, name)| tr(name));
        let chosen = Dropdown::new(tr!("Target of"), name(self.of)).show(ui, |ui| {
            let entries = OF.into_iter();
            entries
                .filter(|(of, name)| choice_entry(ui, tr(name), "", *of == self.of))
                .map(|(of, _)| of)
                .last()
        });
        self.of = chosen.unwrap_or(self.of);
        *setting = self.setting(amounts.formatter);
        response
    }
}
