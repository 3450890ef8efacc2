//! A chart of bars by period: its card with the scale, the columns of the periods, and their names.

use egui::epaint::MarginF32;
use egui::{Rect, Stroke, Ui, pos2, vec2};

use super::scale::Scale;
use crate::format::Amounts;
use crate::theme::{self, FontStyle, space, stroke};
use crate::widgets::{Side, card, elided, label_in, text_width};

const HEAD: f32 = 40.0;
const FOOT: f32 = 24.0;
/// The share of a period's width that its bar takes.
pub(crate) const BAR: f32 = 0.62;

/// Where the bars stand.
#[derive(Debug)]
pub(crate) struct BarPlot {
    plot: Rect,
    scale: Scale,
    count: usize,
}

impl BarPlot {
    /// Draws a card with its title and a scale of amounts, whose labels have this width in points, for so many periods; `None`
    /// where there is no room for bars.
    pub(crate) fn draw(
        ui: &mut Ui,
        room: Rect,
        (title, count): (&str, usize),
        (values, amounts): (impl Iterator<Item = f64>, Amounts),
        labels: f32,
    ) -> Option<Self> {
        let tokens = theme::of(ui);
        card(ui, room);
        let (head, below) = room.split_top_bottom_at_y(room.top() + HEAD);
        let inner = head.shrink2(vec2(space::L, 0.0));
        label_in(ui, inner, Side::Left, theme::text(title, FontStyle::Heading, tokens.text));
        let around =
            MarginF32 { left: labels + space::S, right: space::L, top: 4.0, bottom: FOOT + space::S };
        let plot = below - around;
        if plot.height() < 40.0 {
            return None;
        }
        let steps = f64::from((plot.height() / 36.0).clamp(2.0, 7.0));
        let this = Self { plot, scale: Scale::of_money(values, steps, amounts), count };
        for mark in this.scale.marks() {
            let y = this.y_of(mark);
            let line = if mark.abs() < this.scale.step / 2.0 { tokens.line_strong } else { tokens.line };
            ui.painter().hline(plot.x_range(), y, Stroke::new(stroke::HAIRLINE, line));
            let place =
                Rect::from_center_size(pos2(room.left() + labels / 2.0 + 4.0, y), vec2(labels - 4.0, 14.0));
            let label = this.scale.money_label(mark, amounts);
            elided(ui, place, Side::Right, &label, FontStyle::Caption, tokens.faint);
        }
        Some(this)
    }

    /// The height of a value.
    pub(crate) fn y_of(&self, value: f64) -> f32 {
        let share = (value - self.scale.low) / (self.scale.high - self.scale.low);
        self.plot.bottom() - self.plot.height() * narrowed(share)
    }

    /// The column of a period.
    pub(crate) fn column(&self, at: usize) -> Rect {
        let share = |part: usize| f32::from(u16::try_from(part).unwrap_or(u16::MAX));
        let wide = self.plot.width() / share(self.count.max(1));
        let corner = pos2(self.plot.left() + wide * share(at), self.plot.top());
        Rect::from_min_size(corner, vec2(wide, self.plot.height()))
    }

    /// Draws the names of the periods, as many as fit.
    pub(crate) fn names(&self, ui: &Ui, name: impl Fn(usize) -> String) {
        let tokens = theme::of(ui);
        let widest = (0..self.count.min(40)).map(|at| text_width(ui, &name(at), FontStyle::Caption));
        let widest = widest.fold(10.0_f32, f32::max) + 12.0;
        let mut free = self.plot.left() - widest;
        for at in 0..self.count {
            let middle = self.column(at).center().x;
            if middle - widest / 2.0 < free {
                continue;
            }
            free = middle + widest / 2.0;
            let place =
                Rect::from_center_size(pos2(middle, self.plot.bottom() + FOOT / 2.0), vec2(widest, FOOT));
            elided(ui, place, Side::Middle, &name(at), FontStyle::Caption, tokens.faint);
        }
    }
}

#[expect(clippy::as_conversions, clippy::cast_possible_truncation, reason = "a place in a picture")]
fn narrowed(share: f64) -> f32 {
    share as f32
}
