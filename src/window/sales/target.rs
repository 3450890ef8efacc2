//! The target of the shop: its line in the chart, how the sales stand to it in the receipt, and how that was computed.

use egui::{CornerRadius, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use egui_plot::{Line, PlotPoints, PlotUi};

use crate::command::Command;
use crate::model::plotted;
use crate::report::explain::FocusReturn;
use crate::tabs::Action;
use crate::theme::{self, FontStyle, Tokens, radius, space, text};
use crate::translate::tr;
use crate::widgets::{Button, Foot, Side, dialog, elided, focus_ring, label_in, line, text_width};
use domain::money::Money;
use domain::report::target::TargetReport;

use super::Sales;
use super::axes::position;
use super::view::SalesView;

const WIDTH: f32 = 500.0;
pub(super) const STROKE: f32 = 1.5;

/// The dialog that says how it was computed.
#[derive(Debug, Default)]
pub(super) struct Computation {
    is_open: bool,
    focus: FocusReturn,
}

/// Draws the targets as a line with a step where they change.
pub(super) fn steps(plot: &mut PlotUi<'_>, targets: &[Money], tokens: &Tokens) {
    let ends = |(at, target): (usize, &Money)| [-0.5, 0.5].map(|end| [position(at) + end, plotted(*target)]);
    let points: Vec<[f64; 2]> = targets.iter().enumerate().flat_map(ends).collect();
    for (colour, width) in [(tokens.card, STROKE + 2.0), (tokens.warning, STROKE)] {
        let line = Line::new("", PlotPoints::from(points.clone())).color(colour).width(width);
        // A band would fill what is between the steps.
        plot.line(line.allow_band(false).allow_hover(false));
    }
}

/// Draws the sign of the targets.
pub(super) fn sign(ui: &Ui, x: f32, y: f32) {
    ui.painter().hline(x - 8.0..=x + 8.0, y, Stroke::new(STROKE, theme::of(ui).warning));
}

/// Draws how the sales stand to the target, at this distance from the edges of the receipt's line; a click says how it was
/// computed.
pub(super) fn standing(ui: &mut Ui, view: &SalesView, (left, around): (f32, f32), state: &mut Sales) {
    let Some(report) = &view.target else { return };
    let tokens = theme::of(ui);
    let rect = line(ui, 22.0).expand2(vec2(around, 0.0));
    let response = ui.interact(rect, ui.scope_id().with("sales target"), Sense::click());
    let words = report.sentence(&view.amounts.formatter);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    focus_ring(ui, &response);
    if response.clicked() {
        state.computation.is_open = true;
        state.computation.focus.asked_at = Some(response.id);
    }
    let ink = if response.hovered() { tokens.text } else { tokens.text2 };
    let room = rect.with_min_x(rect.left() + around + left);
    elided(ui, room, Side::Left, &words, FontStyle::Small, ink);
    response.on_hover_text(tr!("Shows how it is computed"));
}

impl Computation {
    /// Shows the dialog where it is open, and gives the focus back after it. Returns what is asked for in it.
    pub(super) fn show(&mut self, ui: &Ui, view: &SalesView, may_manage: bool) -> Option<Action> {
        self.focus.give_back(ui);
        let report = view.target.as_ref().filter(|_| self.is_open)?;
        let heading = report.sentence(&view.amounts.formatter);
        let mut asked = None;
        let shown = dialog(ui.ctx(), "sales target", &heading, WIDTH, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            lines(ui, view, report);
            let change = |ui: &mut Ui| {
                if may_manage && Button::new(tr!("Change…")).show(ui).clicked() {
                    asked = Some(Action::Run(Command::SalesTarget));
                }
            };
            Foot::done().show_with(ui, change).is_some()
        });
        if shown.either() || asked.is_some() {
            self.is_open = false;
            self.focus.after_dialog(ui);
        }
        asked
    }
}

fn lines(ui: &mut Ui, view: &SalesView, report: &TargetReport) {
    let tokens = theme::of(ui);
    let lines = report.lines(&view.amounts.formatter, &|amount| view.amounts.signed(amount));
    let last = lines.len().saturating_sub(1);
    for (at, [words, figure]) in lines.iter().enumerate() {
        let mut room = line(ui, if at == last { 32.0 } else { 24.0 });
        let ink = if figure.is_empty() { tokens.text2 } else { tokens.text };
        if at == last {
            ui.painter().rect_filled(room, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
            room = room.shrink2(vec2(space::S, 0.0));
        }
        let right = room.right() - text_width(ui, figure, FontStyle::Strong) - space::S;
        label_in(ui, room.with_max_x(right), Side::Left, text(words, FontStyle::Body, ink));
        if !figure.is_empty() {
            label_in(ui, room, Side::Right, text(figure, FontStyle::Strong, tokens.text));
        }
    }
}
