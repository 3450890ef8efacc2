//! The Sales tab: the report as a chart of its periods, and as a receipt with the totals.

mod analysis;
mod axes;
mod chart;
mod first_steps;
mod legend;
mod notes;
mod orders;
mod receipt;
mod table;
mod target;
mod tooltip;
mod view;
mod week;

use egui::{Color32, Key, Modifiers, Popup, Rect, ScrollArea, Ui, vec2};
use egui_material_icons::icons::ICON_MONITORING;

use crate::model::{ExportContent, ExportSubject, Loadable, Tab, stem_of};
use crate::persistence::FirstDay;
use crate::report::controls::{LabelLength, compare_ui, export_ui};
use crate::report::explain::{Explained, Explanation};
use crate::report::figure::Figure;
use crate::report::{NoSales, Report};
use crate::room::{Answer, Room, Shop};
use crate::session::{Reading, ShopSession};
use crate::tabs::Action;
use crate::theme::{NARROW, STACKED, Tokens, space};
use crate::translate::{dates, tr};
use crate::widgets::{card, column_in, line, parts};
use domain::error::Result;
use domain::money::Money;
use domain::report::{Analysis, ComparedReport, PeriodTotals, SalesReport, Series};
use domain::time::period::ReportRange;
use domain::time::{Day, Local};
use engine::{ComparedRange, Export, Listing, PictureSize, SalesChart};

use notes::NotesState;
use orders::{OrdersQuery, OrdersView};
use view::SalesView;
use week::{WeekQuery, WeekView};

/// The tab, with what is chosen in it.
pub(crate) struct Sales {
    /// The series in the chart, in the order in which they were chosen.
    shown: Vec<Series>,
    /// The index of the period chosen by keys.
    at: Option<usize>,
    /// The first and the last second of the period whose orders are listed.
    listed: Option<(Local, Local)>,
    orders: Answer<OrdersQuery, OrdersView>,
    notes: NotesState,
    explained: Explanation,
    computation: target::Computation,
    /// The action that a part of the tab asks for in this frame.
    action: Option<Action>,
    /// The weekday on which weeks begin in the table of periods.
    first_day: FirstDay,
    /// What is in the place of the chart.
    drawn: ChartView,
    week: Answer<WeekQuery, WeekView>,
    /// True if the window is so high that the table has room below the chart.
    is_tall: bool,
    chart: Option<Rect>,
    /// What the chart shows beside the figures.
    analysis: Analysis,
    /// Whether a picture is taken, so that nothing is drawn over the chart.
    is_still: bool,
}

/// What is in the place of the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum ChartView {
    #[default]
    Chart,
    /// The table of periods, where it has no room below.
    Table,
    /// The net sales by weekday and hour.
    Week,
}

impl Default for Sales {
    fn default() -> Self {
        Self {
            shown: Series::IN_CHART.to_vec(),
            at: None,
            listed: None,
            orders: Answer::default(),
            notes: NotesState::default(),
            explained: Explanation::default(),
            computation: target::Computation::default(),
            action: None,
            first_day: FirstDay::default(),
            drawn: ChartView::default(),
            week: Answer::default(),
            is_tall: false,
            chart: None,
            analysis: Analysis::default(),
            is_still: false,
        }
    }
}

impl Sales {
    fn range_wanted(&self, session: &ShopSession) -> ComparedRange {
        ComparedRange { analysis: self.analysis, ..session.range_wanted() }
    }

    fn toggle(&mut self, series: Series) {
        if let Some(at) = self.shown.iter().position(|one| *one == series) {
            self.shown.remove(at);
        } else {
            self.shown.push(series);
        }
    }

    /// The index of the period whose orders are listed.
    fn listed_at(&self, view: &SalesView) -> Option<usize> {
        let listed = self.listed?;
        let SalesReport { range, periods, .. } = &view.report;
        periods.iter().position(|totals| range.part_of(&totals.period) == listed)
    }

    /// Whether the table of periods is drawn in the place of the chart. A picture is of the chart.
    const fn shows_table(&self) -> bool {
        matches!(self.drawn, ChartView::Table) && !self.is_tall && !self.is_still
    }

    /// The series that is compared.
    fn subject(&self) -> Option<Series> {
        Series::subject(&self.shown)
    }

    fn labelled_count(&self) -> Option<Series> {
        Series::labelled_count(&self.shown)
    }

    /// True for a series whose scale has no labels.
    fn has_own_scale(&self, series: Series) -> bool {
        series.is_count() && self.labelled_count() != Some(series)
    }

    /// The name of a series for the legend, with a note on its scale unless that is the one at the left.
    fn named(&self, series: Series) -> String {
        let name = tr(series.name());
        let is_beside_money = self.shown.iter().any(|one| !one.is_count());
        match series.is_count() {
            true if self.has_own_scale(series) => tr!("{name}, own scale", name),
            true if is_beside_money => tr!("{name}, right scale", name),
            _ => name.to_owned(),
        }
    }

    /// The target of each period, where the chart shows it: beside bars of net sales.
    fn targets<'v>(&self, view: &'v SalesView) -> &'v [Money] {
        let report = view.target.as_ref().filter(|_| self.bars() == Some(Series::Net));
        report.map(|report| report.periods.as_slice()).unwrap_or_default()
    }

    fn bars(&self) -> Option<Series> {
        Series::bars(&self.shown)
    }

    /// The colour of a shown series. Most series have one of their own; the others take one that is
    /// not in use.
    fn colour(&self, series: Series, tokens: &Tokens) -> Color32 {
        let [net, orders, gross, items, tax, shipping] = tokens.series;
        let own = |series| match series {
            Series::Net => Some(net),
            Series::Orders => Some(orders),
            Series::Gross => Some(gross),
            Series::Items => Some(items),
            Series::Tax => Some(tax),
            Series::Shipping => Some(shipping),
            Series::Refunds => Some(tokens.negative),
            Series::Customers | Series::Discount | Series::Cost | Series::Profit => None,
        };
        if let Some(colour) = own(series) {
            return colour;
        }
        let taken: Vec<Color32> = self.shown.iter().filter_map(|series| own(*series)).collect();
        let mut free = tokens.series.into_iter().filter(|colour| !taken.contains(colour));
        let mut others = self.shown.iter().filter(|one| own(**one).is_none());
        free.nth(others.position(|one| *one == series).unwrap_or_default()).unwrap_or(net)
    }
}

/// The width of the receipt in points, and the window width from which it is wider.
const RECEIPT: f32 = 308.0;
const RECEIPT_WIDE: f32 = 328.0;
const WIDE: f32 = 1600.0;
/// The window height from which there is a table of periods below the chart: what a screen of 1080 points leaves beside the
/// bars of the system and the title, and more than enough for a chart of 360 points.
const TALL: f32 = 960.0;
/// The height of the chart where the receipt is below it.
const STACKED_CHART: f32 = 320.0;
/// The approximate height of the list of orders.
const LISTED: f32 = 230.0;

impl Room for Sales {
    type Query = (u64, ComparedRange);
    type View = SalesView;
    const TAB: Tab = Tab::Sales;

    fn query(&self, session: &ShopSession) -> Self::Query {
        (session.refreshed, self.range_wanted(session))
    }

    fn read((_, of): &Self::Query, from: &Reading<'_>) -> Result<SalesView> {
        SalesView::read(of, from)
    }

    fn draw(&mut self, ui: &mut Ui, known: &Loadable<SalesView>, shop: Shop<'_>) -> Option<Action> {
        self.show(ui, known, shop)
    }

    fn status(view: &SalesView) -> Option<String> {
        Some(tr!("{count} {count:order|orders} in this range", count = view.report.sums.orders))
    }

    fn exports(&self, view: Option<&SalesView>, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        let about = view.map(|view| {
            let title = |other: &ComparedReport| dates().title(&other.report.range, false);
            let by = view.by();
            match view.compared.as_ref().map(title) {
                Some(other) => {
                    tr!("{range} {by}, compared with {other}.", range = &view.title, by, other)
                }
                None => tr!("{range} {by}.", range = &view.title, by),
            }
        });
        if self.drawn == ChartView::Week {
            let about = tr!("The net sales of the range by weekday and hour.").to_owned();
            let query = session.range_wanted().query;
            return Self::exported(view, (Listing::WeekOfSales(query), "sales-by-weekday", about));
        }
        let about = about.unwrap_or_else(|| tr!("The sales of the range that is chosen.").to_owned());
        let (mut all, at) =
            Self::exported(view, (Listing::Sales(self.range_wanted(session)), "sales", about.clone()));
        let stem = stem_of("sales-chart", view.map(|view| view.report.range.days()));
        let (of, shown) = (self.range_wanted(session), self.shown.clone());
        let chart = Export::Chart(Box::new(SalesChart { of, shown, size: PictureSize::default() }));
        let content = ExportContent::Export(chart);
        all.push(ExportSubject { name: tr!("Chart").to_owned(), about, stem, content });
        (all, at)
    }

    fn chart(&self, view: &SalesView) -> Option<Rect> {
        self.chart.filter(|_| !view.is_empty())
    }

    fn keep_still(&mut self, is_still: bool) {
        self.is_still = is_still;
    }

    /// Lists the orders of a day.
    fn find(&mut self, day: String) {
        self.notes.sought = Day::parse(&day);
    }

    fn take_in(&mut self, session: &ShopSession) -> bool {
        let waits = self.orders.take_in(session);
        let waits = self.week.take_in(session) || waits;
        self.explained.take_in(session) || waits
    }
}

impl Report for Sales {
    const CONTROLS: [f32; 2] = [1084.0, 1244.0];

    fn range(view: &SalesView) -> &ReportRange {
        &view.report.range
    }

    fn controls(&mut self, ui: &mut Ui, view: Option<&SalesView>, shop: Shop<'_>) -> Option<Action> {
        let other = view.and_then(|view| view.compared.as_ref()).map(|other| &other.report.range);
        let words = if ui.content_rect().width() < NARROW { LabelLength::Short } else { LabelLength::Whole };
        let can_export = view.is_some_and(|view| !view.is_empty());
        let exported = can_export.then(|| export_ui(ui, true)).flatten();
        exported.or(compare_ui(ui, shop, other, words))
    }

    fn body(&mut self, ui: &mut Ui, room: Rect, view: &SalesView, shop: Shop<'_>) -> Option<Action> {
        self.first_day = shop.days.begins;
        self.notes.may_write = shop.may_manage();
        body(ui, room, view, shop, self);
        self.action.take()
    }
}

fn body(ui: &mut Ui, room: Rect, view: &SalesView, shop: Shop<'_>, state: &mut Sales) {
    let may_import = shop.may_manage();
    if view.is_empty() {
        state.listed = None;
        let facts = shop.session.facts.value.as_ref();
        if let Some(facts) = facts.filter(|facts| facts.may_manage && !facts.begun.orders) {
            state.action = first_steps::first_steps_ui(ui, room, facts);
            return;
        }
        let heading = tr!("No sales: {range}", range = &view.title);
        let sentence = if may_import {
            tr!("The chart starts with the first order. Choose other days above, or bring in past orders.")
        } else {
            tr!("The chart starts with the first order of these days. Choose other days above.")
        };
        let latest = view.latest_sales;
        let empty = NoSales { icon: ICON_MONITORING, heading: &heading, sentence, latest, may_import };
        state.action = empty.show(ui, room, &shop.session.period);
        return;
    }
    state.explained.return_focus(ui);
    let of_period = |totals: &PeriodTotals| view.report.range.part_of(&totals.period);
    let has =
        |day: Day| view.report.periods.iter().map(of_period).find(|of| (of.0.day..=of.1.day).contains(&day));
    if let Some(found) = state.notes.sought.and_then(has) {
        (state.notes.sought, state.listed) = (None, Some(found));
    }
    closing(ui, view, state);
    contents(ui, room, view, shop, state);
    let asked = state.computation.show(ui, view, may_import);
    state.action = asked.or(state.action.take());
    if let Some(figure) = state.explained.figure {
        let (range, sums) = (&view.report.range, &view.report.sums);
        let explained = Explained {
            figure,
            of: (range.start(), range.end()),
            title: &view.title,
            name: figure.name(),
            terms: figure.terms(sums).unwrap_or_default(),
            amount: figure.amount(sums).unwrap_or_default(),
            amounts: view.amounts,
            may_take_costs: figure == Figure::WithoutCost && may_import,
        };
        let asked = state.explained.show(ui, &explained, shop);
        state.action = asked.or(state.action.take());
    }
}

/// Closes the list of orders on Esc, or when the range has no such period any more.
fn closing(ui: &Ui, view: &SalesView, state: &mut Sales) {
    if state.listed.is_none() || state.notes.typed.is_some() {
        return;
    }
    let has_dialog = ui.memory(|memory| memory.top_modal_layer().is_some());
    let is_free = !has_dialog && !Popup::is_any_open(ui.ctx());
    let is_escaped = is_free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    if is_escaped || state.listed_at(view).is_none() {
        state.listed = None;
    }
}

fn contents(ui: &mut Ui, room: Rect, view: &SalesView, shop: Shop<'_>, state: &mut Sales) {
    let screen = ui.content_rect();
    state.is_tall = screen.width() >= STACKED && screen.height() >= TALL;
    if screen.width() < STACKED {
        return stacked(ui, room, view, shop, state);
    }
    let width = if screen.width() >= WIDE { RECEIPT_WIDE } else { RECEIPT };
    let [left, right] = parts(room, space::L, [0.0, width]);
    let listed = state.listed_at(view).and_then(|at| view.alone(at));
    let is_tall = state.is_tall;
    let share = if is_tall { 0.6 } else { 1.0 - (LISTED / left.height()).clamp(0.3, 0.5) };
    let (upper, below) = left.split_top_bottom_at_y(left.top() + (left.height() * share).round());
    let lower = below.with_min_y(below.top() + space::L);
    chart::chart_card(ui, if listed.is_some() || is_tall { upper } else { left }, view, shop, state);
    match listed {
        Some(point) => orders::orders_card(ui, lower, point, view, shop, state),
        None if is_tall => {
            card(ui, lower);
            table::periods(ui, lower.shrink2(vec2(1.0, 0.0)), view, state);
        }
        None => {}
    }
    column_in(ui, right, |ui| {
        let area = ScrollArea::vertical().id_salt("receipt").auto_shrink(false);
        area.show(ui, |ui| receipt::receipt_ui(ui, view, state));
    });
}

/// Draws chart and receipt stacked, in a narrow window.
fn stacked(ui: &mut Ui, room: Rect, view: &SalesView, shop: Shop<'_>, state: &mut Sales) {
    column_in(ui, room, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            let upper = line(ui, STACKED_CHART);
            chart::chart_card(ui, upper, view, shop, state);
            ui.add_space(space::L + space::S);
            if let Some(point) = state.listed_at(view).and_then(|at| view.alone(at)) {
                let listed = line(ui, LISTED);
                orders::orders_card(ui, listed, point, view, shop, state);
                ui.add_space(space::L + space::S);
            }
            receipt::receipt_ui(ui, view, state);
        });
    });
}
