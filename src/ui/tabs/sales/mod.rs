//! The Sales tab: a chart of the periods, and the receipt that adds them up.

mod axes;
mod chart;
mod receipt;
mod scale;
mod table;
mod tooltip;

use egui::{Color32, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::ICON_MONITORING;

use crate::ui::model::{Known, SalesView, Series};
use crate::ui::theme::{self, STACKED, Tokens, space};
use crate::ui::widgets::{Mood, Notice, card, loading, loading_line, notice, refusal};

use super::period::{PeriodChoice, period_ui};
use super::{Action, Tab, header};

/// What the tab keeps between frames.
#[derive(Debug)]
pub(crate) struct SalesState {
    /// The series in the chart, in the order they were chosen.
    shown: Vec<Series>,
    /// The period that the keyboard is on.
    at: Option<usize>,
}

impl Default for SalesState {
    fn default() -> Self {
        Self { shown: vec![Series::Refunds, Series::Net], at: None }
    }
}

impl SalesState {
    /// Shows or hides a series.
    fn toggle(&mut self, series: Series) {
        if let Some(at) = self.shown.iter().position(|one| *one == series) {
            self.shown.remove(at);
        } else {
            self.shown.push(series);
        }
    }

    /// The latest chosen money series, which is drawn as bars.
    fn bars(&self) -> Option<Series> {
        self.shown.iter().rev().copied().find(|series| !series.is_count() && *series != Series::Refunds)
    }

    /// The colour of each shown series. Those with a role keep theirs; the others take a free one.
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
            Series::Customers | Series::Discount => None,
        };
        if let Some(colour) = own(series) {
            return colour;
        }
        let taken: Vec<Color32> = self.shown.iter().filter_map(|series| own(*series)).collect();
        let mut free = tokens.series.into_iter().filter(|colour| !taken.contains(colour));
        let other_is_first = self.shown.iter().copied().find(|one| own(*one).is_none()) != Some(series);
        free.nth(usize::from(other_is_first && self.shown.contains(&series))).unwrap_or(net)
    }
}

/// Width of the receipt, and from which window width on it is wider.
const RECEIPT: f32 = 308.0;
const RECEIPT_WIDE: f32 = 328.0;
const WIDE: f32 = 1600.0;
/// Height of the window from which a table of periods stands below the chart.
const TALL: f32 = 1080.0;
/// Height of the chart where the receipt goes below it.
const STACKED_CHART: f32 = 320.0;

/// Draws the tab.
pub(crate) fn sales_ui(
    ui: &mut Ui,
    known: &Known<SalesView>,
    period: &mut PeriodChoice,
    state: &mut SalesState,
) -> Option<Action> {
    let view = known.value.as_ref();
    let days = view.map(|view| view.days);
    let range = view.map_or("", |view| view.range.as_str());
    let mut action = None;
    let choose = |ui: &mut Ui| action = period_ui(ui, period, days, range).map(Action::Period);
    header(ui, Tab::Sales.name(), choose, |_| {});
    let room = page(ui);
    if let Some(problem) = &known.refusal {
        in_card(ui, room, |ui| refusal(ui, "These sales cannot be shown", problem));
        return action;
    }
    let Some(view) = view else {
        let inner = in_card(ui, room, |_| {});
        loading(ui, inner);
        return action;
    };
    if view.is_empty {
        let heading = format!("No sales in {}", view.title);
        let sentence = "The chart starts with the first order of these days. Choose other days above.";
        in_card(ui, room, |ui| {
            notice(
                ui,
                &Notice {
                    icon: ICON_MONITORING,
                    mood: Mood::Inviting,
                    heading: &heading,
                    sentence,
                    code: None,
                },
            );
        });
    } else {
        contents(ui, room, view, state);
    }
    if known.is_waiting {
        loading_line(ui, room);
    }
    action
}

fn contents(ui: &mut Ui, room: Rect, view: &SalesView, state: &mut SalesState) {
    let screen = ui.content_rect();
    if screen.width() < STACKED {
        let mut body = ui.new_child(UiBuilder::new().max_rect(room));
        ScrollArea::vertical().auto_shrink(false).show(&mut body, |ui| {
            let (chart_room, _) = ui.allocate_exact_size(vec2(room.width(), STACKED_CHART), Sense::hover());
            chart::chart_card(ui, chart_room, view, state);
            ui.add_space(space::L);
            let (receipt_room, _) =
                ui.allocate_exact_size(vec2(room.width(), receipt::HEIGHT), Sense::hover());
            receipt::receipt(ui, receipt_room, view, state);
        });
        return;
    }
    let width = if screen.width() >= WIDE { RECEIPT_WIDE } else { RECEIPT };
    let (left, right) = room.split_left_right_at_x(room.right() - width - space::L);
    let receipt_room = Rect::from_min_max(pos2(right.left() + space::L, room.top()), room.max);
    let mut body = ui.new_child(UiBuilder::new().max_rect(receipt_room));
    ScrollArea::vertical().id_salt("receipt").auto_shrink(false).show(&mut body, |ui| {
        let (place, _) = ui.allocate_exact_size(vec2(width, receipt::HEIGHT), Sense::hover());
        receipt::receipt(ui, place, view, state);
    });
    if screen.height() >= TALL {
        let (chart_room, below) = left.split_top_bottom_at_y(left.top() + left.height() * 0.6);
        chart::chart_card(ui, chart_room, view, state);
        table::periods_card(
            ui,
            Rect::from_min_max(pos2(below.left(), below.top() + space::L), below.max),
            view,
            state,
        );
    } else {
        chart::chart_card(ui, left, view, state);
    }
}

/// The room below the header, with its margin at the foot.
fn page(ui: &mut Ui) -> Rect {
    let mut room = ui.available_rect_before_wrap();
    room.max.y -= space::L;
    ui.allocate_rect(room, Sense::hover());
    room
}

fn in_card(ui: &mut Ui, room: Rect, contents: impl FnOnce(&mut Ui)) -> Rect {
    card(ui, room);
    let inner = room.shrink(theme::space::L);
    contents(&mut ui.new_child(UiBuilder::new().max_rect(inner)));
    room
}
