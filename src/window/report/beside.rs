//! A table above its chart with a receipt beside them, all below each other in a narrow window.

use egui::{Rect, ScrollArea, Ui};

use crate::theme::{STACKED, space};
use crate::widgets::{column_in, line, parts};

/// The width of the receipt in points.
const RECEIPT: f32 = 308.0;
/// The height of the chart in points where everything is stacked, and its minimal height else.
const CHART: f32 = 220.0;

/// The heights of a table in points.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TableHeight {
    /// With all its rows.
    pub(crate) whole: f32,
    /// The least in a low window, unless it has fewer rows.
    pub(crate) least: f32,
    /// The most where everything is stacked.
    pub(crate) most: f32,
}

/// Draws the table and the chart, each in its place, and the receipt.
pub(crate) fn with_receipt(
    ui: &mut Ui,
    room: Rect,
    height: TableHeight,
    (table, chart, receipt): (impl FnOnce(&mut Ui, Rect), impl FnOnce(&mut Ui, Rect), impl FnOnce(&mut Ui)),
) {
    if ui.content_rect().width() < STACKED {
        column_in(ui, room, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let upper = line(ui, height.whole.min(height.most));
                table(ui, upper);
                ui.add_space(space::L + space::S);
                let middle = line(ui, CHART);
                chart(ui, middle);
                ui.add_space(space::L + space::S);
                receipt(ui);
            });
        });
        return;
    }
    let [left, right] = parts(room, space::L, [0.0, RECEIPT]);
    column_in(ui, left, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let upper = line(ui, height.whole.min((left.height() - CHART - space::L).max(height.least)));
        table(ui, upper);
        ui.add_space(space::L);
        chart(ui, ui.available_rect_before_wrap());
    });
    column_in(ui, right, |ui| {
        ScrollArea::vertical().id_salt("receipt").auto_shrink(false).show(ui, receipt);
    });
}
