//! The Tax summary tab: what each rate charged in a range and place, less its refunds, the net tax by period,
//! and whether it agrees with the sales report.

mod chart;
mod receipt;
mod table;

use egui::{Id, Rect, ScrollArea, Ui};
use egui_material_icons::icons::ICON_REQUEST_QUOTE;

use crate::model::{EntriesView, Figure, Loadable, PeriodChoice, Tab, TaxView, Term};
use crate::theme::{STACKED, space};
use crate::translate::tr;
use crate::widgets::{TableState, column_in, line, loading_line, parts};
use domain::decimal::Computed;
use domain::money::Money;
use domain::report::Series;
use domain::report::tax_summary::TaxSummaryRow;

use super::compare::export_ui;
use super::explain::{Explained, Explanation};
use super::period::Periods;
use super::report::{Head, NoSales};
use super::{Action, rest};

/// State of the tab between frames.
#[derive(Debug, Default)]
pub(crate) struct TaxesState {
    list: TableState,
    /// The figure that is explained.
    explained: Explanation,
    action: Option<Action>,
    /// The code of a country whose first row is selected once the summary is here.
    country: Option<&'static str>,
}

impl TaxesState {
    /// Gives the keyboard to the table.
    pub(crate) const fn take_keyboard(&mut self) {
        self.list.take_keyboard();
    }

    /// Selects the first row of a country, by its code, once the summary is here.
    pub(crate) fn select_country(&mut self, country: &'static str) {
        self.country = Some(country);
    }

    fn explain(&mut self, row: &TaxSummaryRow, view: &TaxView, asked_at: Id) {
        let figure = if view.is_total(row) {
            Figure::Of(Series::Tax)
        } else if row.tax.is_untaxed() {
            Figure::Untaxed(row.charge)
        } else {
            Figure::Charge(row.charge)
        };
        let range = &view.found.range;
        self.action = Some(self.explained.open(figure, (range.start(), range.end()), asked_at));
    }
}

/// The widths in points that the controls need beside the title, without and with the date fields.
const CONTROLS: [f32; 2] = [830.0, 1000.0];
const RECEIPT: f32 = 308.0;
/// The height of the chart in points where everything is stacked, and its minimal height else.
const CHART: f32 = 220.0;
/// The minimal height of the table in a low window, unless it has fewer rows.
const LEAST_TABLE: f32 = 160.0;

/// Draws the tab.
pub(crate) fn taxes_ui(
    ui: &mut Ui,
    known: &Loadable<TaxView>,
    entries: &Loadable<EntriesView>,
    periods: Periods<'_>,
    state: &mut TaxesState,
) -> Option<Action> {
    let head = Head { tab: Tab::TaxSummary, known, range: |view: &TaxView| &view.found.range };
    let can_export = known.value.as_ref().is_some_and(|view| !view.found.rows.is_empty());
    let asked = head.show(ui, periods, CONTROLS, |ui| can_export.then(|| export_ui(ui, false)).flatten());
    let room = rest(ui);
    if let Some(view) = head.view(ui, room, &mut state.action) {
        if let Some(country) = state.country.take_if(|_| !known.is_waiting())
            && let Some(at) = view.found.rows.iter().position(|row| row.tax.place.country() == country)
        {
            state.list.at = at;
        }
        body(ui, room, (view, periods.choice), state);
    }
    if let Some(view) = &known.value {
        if known.is_waiting() {
            loading_line(ui, room);
        }
        explained(ui, view, entries, state);
    }
    asked.or(state.action.take())
}

fn body(ui: &mut Ui, room: Rect, (view, choice): (&TaxView, &PeriodChoice), state: &mut TaxesState) {
    if view.found.rows.is_empty() {
        let empty = NoSales {
            icon: ICON_REQUEST_QUOTE,
            heading: &tr!("No taxes in {period}", period = &view.title),
            sentence: tr!(
                "Taxes appear here with the first order that was charged any. Choose other days above."
            ),
            latest: view.latest_sales,
            may_import: false,
        };
        state.action = empty.show(ui, room, choice);
        return;
    }
    if ui.content_rect().width() < STACKED {
        return stacked(ui, room, view, state);
    }
    let [left, right] = parts(room, space::L, [0.0, RECEIPT]);
    column_in(ui, left, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let upper = line(ui, table::height(view).min((left.height() - CHART - space::L).max(LEAST_TABLE)));
        table::table_card(ui, upper, view, state);
        ui.add_space(space::L);
        chart::chart_card(ui, ui.available_rect_before_wrap(), view);
    });
    column_in(ui, right, |ui| {
        let area = ScrollArea::vertical().id_salt("receipt").auto_shrink(false);
        area.show(ui, |ui| receipt::receipt_ui(ui, view));
    });
}

/// Draws the parts stacked, in a narrow window.
fn stacked(ui: &mut Ui, room: Rect, view: &TaxView, state: &mut TaxesState) {
    column_in(ui, room, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let upper = line(ui, table::height(view).min(360.0));
            table::table_card(ui, upper, view, state);
            ui.add_space(space::L + space::S);
            let middle = line(ui, CHART);
            chart::chart_card(ui, middle, view);
            ui.add_space(space::L + space::S);
            receipt::receipt_ui(ui, view);
        });
    });
}

/// Shows the dialog that explains a figure, and gives the focus back after it.
fn explained(ui: &Ui, view: &TaxView, entries: &Loadable<EntriesView>, state: &mut TaxesState) {
    state.explained.return_focus(ui);
    let Some(figure) = state.explained.figure else { return };
    let row = match figure {
        Figure::Charge(charge) | Figure::Untaxed(charge) => {
            view.found.rows.iter().find(|row| row.charge == charge)
        }
        _ => Some(&view.total),
    };
    // The rate charged nothing in the range that is shown now.
    let Some(row) = row else {
        state.explained.figure = None;
        return;
    };
    let name = if view.is_total(row) { tr!("Net tax").to_owned() } else { view.named(row) };
    let shown = Explained {
        figure,
        of: (view.found.range.start(), view.found.range.end()),
        title: &view.title,
        name: &name,
        terms: terms(row).unwrap_or_default(),
        amount: amount(row).unwrap_or_default(),
        amounts: view.amounts,
        may_take_costs: false,
    };
    drop(state.explained.show(ui, &shown, entries));
}

/// The amount that a row is explained by: its tax, or the net sales without tax.
fn amount(row: &TaxSummaryRow) -> Computed<Money> {
    if row.tax.is_untaxed() { row.sums.net_taxable() } else { row.sums.net() }
}

fn terms(row: &TaxSummaryRow) -> domain::Result<Vec<Term>> {
    let sums = &row.sums;
    if row.tax.is_untaxed() {
        return Ok(vec![
            Term { sign: "", name: tr!("Sold without tax"), amount: sums.taxable },
            Term {
                sign: "−",
                name: tr!("Refunded amount"),
                amount: Money::ZERO.minus(sums.refunded_taxable)?,
            },
        ]);
    }
    Ok(vec![
        Term { sign: "", name: tr!("Tax on goods"), amount: sums.tax },
        Term { sign: "+", name: tr!("Tax on shipping"), amount: sums.shipping_tax },
        Term { sign: "−", name: tr!("Refunded tax"), amount: Money::ZERO.minus(sums.refunded()?)? },
    ])
}
