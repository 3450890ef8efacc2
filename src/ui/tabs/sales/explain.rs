//! The dialog that explains a figure of the sales report.

use egui::Ui;

use crate::domain::money::Money;
use crate::ui::model::{EntriesView, Figure, Loadable, SalesView};
use crate::ui::tabs::explain::{self, Explained};

/// Shows the dialog; true when it is closed.
pub(super) fn explanation(ui: &Ui, figure: Figure, view: &SalesView, known: &Loadable<EntriesView>) -> bool {
    let explained = Explained {
        figure,
        of: view.of,
        title: &view.title,
        name: figure.name(),
        meaning: figure.meaning(),
        terms: figure.terms(&view.sums).unwrap_or_default(),
        amount: figure.amount(&view.sums).unwrap_or(Money::ZERO),
        amounts: view.amounts,
    };
    explain::explanation(ui, &explained, known)
}
