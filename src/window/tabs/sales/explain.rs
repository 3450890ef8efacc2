//! The dialog that explains a figure of the sales report.

use egui::Ui;

use crate::model::{EntriesView, Figure, Loadable, SalesView};
use crate::tabs::explain::{self, Explained};
use domain::money::Money;

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
