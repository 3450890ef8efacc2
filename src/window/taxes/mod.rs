//! The Tax summary tab: what each rate charged in a range and place, less its refunds, the net tax by period,
//! and whether it agrees with the sales report.

mod chart;
mod receipt;
mod table;
mod view;

use egui::{Id, Rect, Ui};
use egui_material_icons::icons::ICON_REQUEST_QUOTE;

use crate::model::{ExportSubject, Loadable, Tab};
use crate::report::beside::{TableHeight, with_receipt};
use crate::report::controls::export_ui;
use crate::report::explain::{Explained, Explanation};
use crate::report::figure::{Figure, Term};
use crate::report::{NoSales, Report};
use crate::room::{Room, Shop};
use crate::session::{Reading, ShopSession};
use crate::tabs::Action;
use crate::translate::{dates, tr};
use crate::widgets::TableState;
use domain::decimal::Computed;
use domain::error::Result;
use domain::money::Money;
use domain::report::Series;
use domain::report::tax_summary::TaxSummaryRow;
use domain::time::period::{RangeQuery, ReportRange};
use engine::Listing;

use view::TaxView;

/// The tab, with what it keeps between frames.
#[derive(Debug, Default)]
pub(crate) struct Taxes {
    list: TableState,
    explained: Explanation,
    /// The code of a country whose first row is selected once the summary is here.
    country: Option<String>,
}

impl Taxes {
    fn explain(&mut self, row: &TaxSummaryRow, view: &TaxView, asked_at: Id) {
        let figure = if view.is_total(row) {
            Figure::Of(Series::Tax)
        } else if row.tax.is_untaxed() {
            Figure::Untaxed(row.charge)
        } else {
            Figure::Charge(row.charge)
        };
        self.explained.open(figure, asked_at);
    }
}

impl Room for Taxes {
    type Query = (u64, RangeQuery);
    type View = TaxView;
    const TAB: Tab = Tab::TaxSummary;

    fn query(&self, session: &ShopSession) -> Self::Query {
        (session.refreshed, session.period.query())
    }

    fn read((_, query): &Self::Query, from: &Reading<'_>) -> Result<TaxView> {
        TaxView::read(query, from)
    }

    fn draw(&mut self, ui: &mut Ui, known: &Loadable<TaxView>, shop: Shop<'_>) -> Option<Action> {
        self.show(ui, known, shop)
    }

    fn status(view: &TaxView) -> Option<String> {
        let count = view.found.rows.iter().filter(|row| !row.tax.is_untaxed()).count();
        Some(tr!("{count} {count:rate|rates} in this range", count))
    }

    fn exports(&self, view: Option<&TaxView>, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        let about = view.map_or_else(
            || tr!("The taxes of the range that is chosen, by rate.").to_owned(),
            |view| tr!("{range}, by rate.", range = dates().range(&view.found.range)),
        );
        Self::exported(view, (Listing::TaxSummary(session.period.query()), "tax-summary", about))
    }

    fn take_keyboard(&mut self) {
        self.list.take_keyboard();
    }

    fn find(&mut self, country: String) {
        self.country = Some(country);
    }

    fn came(&mut self, view: &TaxView) {
        let Some(country) = self.country.take() else { return };
        let found = view.found.rows.iter().position(|row| row.tax.place.country() == country);
        self.list.at = found.unwrap_or(self.list.at);
    }

    fn take_in(&mut self, session: &ShopSession) -> bool {
        self.explained.take_in(session)
    }
}

impl Report for Taxes {
    const CONTROLS: [f32; 2] = [914.0, 1084.0];

    fn range(view: &TaxView) -> &ReportRange {
        &view.found.range
    }

    fn controls(&mut self, ui: &mut Ui, view: Option<&TaxView>, _: Shop<'_>) -> Option<Action> {
        view.filter(|view| !view.found.rows.is_empty()).and_then(|_| export_ui(ui, false))
    }

    fn body(&mut self, ui: &mut Ui, room: Rect, view: &TaxView, shop: Shop<'_>) -> Option<Action> {
        let asked = body(ui, room, view, shop, self);
        explained(ui, view, shop, self);
        asked
    }
}

fn body(ui: &mut Ui, room: Rect, view: &TaxView, shop: Shop<'_>, state: &mut Taxes) -> Option<Action> {
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
        return empty.show(ui, room, &shop.session.period);
    }
    let height = TableHeight { whole: table::height(view), least: 160.0, most: 360.0 };
    let parts = (
        |ui: &mut Ui, upper| table::table_card(ui, upper, view, state),
        |ui: &mut Ui, rest| chart::chart_card(ui, rest, view),
        |ui: &mut Ui| receipt::receipt_ui(ui, view),
    );
    with_receipt(ui, room, height, parts);
    None
}

/// Shows the dialog that explains a figure, and gives the focus back after it.
fn explained(ui: &Ui, view: &TaxView, shop: Shop<'_>, state: &mut Taxes) {
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
    drop(state.explained.show(ui, &shown, shop));
}

/// The amount that a row is explained by: its tax, or the net sales without tax.
fn amount(row: &TaxSummaryRow) -> Computed<Money> {
    if row.tax.is_untaxed() { row.sums.net_taxable() } else { row.sums.net() }
}

fn terms(row: &TaxSummaryRow) -> Result<Vec<Term>> {
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
