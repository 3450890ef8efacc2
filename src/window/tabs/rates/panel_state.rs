//! What the panel beside the grid keeps between frames.

use crate::model::{PlanForm, Refusal, TaxTrial};

/// What the panel shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Panel {
    /// An address to try.
    Trial,
    /// The versions of the chosen rates.
    Versions,
}

/// What is typed into the panel.
#[derive(Debug, Default)]
pub(crate) struct PanelState {
    pub(super) open: Option<Panel>,
    pub(super) trial: TaxTrial,
    pub(super) plan: PlanForm,
    pub(super) refusal: Option<Refusal>,
    /// The first field gets the keyboard in the next frame.
    pub(super) is_new: bool,
}

impl PanelState {
    /// Opens a panel; its first field gets the keyboard.
    pub(super) fn open(&mut self, panel: Panel) {
        (self.open, self.is_new, self.refusal) = (Some(panel), true, None);
    }

    /// Opens a panel, or closes it when it is open.
    pub(super) fn switch(&mut self, panel: Panel) {
        if self.open == Some(panel) { self.open = None } else { self.open(panel) }
    }

    /// Takes the answer to a change from a date on.
    pub(super) fn planned(&mut self, refusal: Option<Refusal>) {
        if refusal.is_none() {
            self.plan = PlanForm::default();
        }
        self.refusal = refusal;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_is_opened_and_closed_by_the_same_button() {
        let mut state = PanelState::default();
        for (panel, expected) in [
            (Panel::Trial, Some(Panel::Trial)),
            (Panel::Versions, Some(Panel::Versions)),
            (Panel::Versions, None),
        ] {
            state.switch(panel);
            assert_eq!(state.open, expected);
        }
    }
}
