//! The words of a box, in its row.

use egui::text::{LayoutJob, TextWrapping};
use egui::{Rect, Ui, pos2, vec2};

use crate::theme::{self, FontStyle};
use crate::widgets::{Side, elided};

/// Draws the words of a box: two lines of them, or one and the words in the form's language.
pub(super) fn words_in(ui: &Ui, cell: Rect, words: &str, second: &str, kind: FontStyle) {
    let tokens = theme::of(ui);
    let wide = ui.painter().layout_no_wrap(words.to_owned(), kind.font(), tokens.text).size().x;
    let inner = cell.shrink2(vec2(0.0, 2.0));
    if second.is_empty() && wide > cell.width() {
        let mut job = LayoutJob::simple(words.to_owned(), kind.font(), tokens.text, cell.width());
        job.wrap = TextWrapping { max_width: cell.width(), max_rows: 2, ..TextWrapping::default() };
        let galley = ui.painter().layout_job(job);
        let at = pos2(cell.left(), cell.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, tokens.text);
        return;
    }
    let (upper, lower) =
        if second.is_empty() { (cell, Rect::NOTHING) } else { inner.split_top_bottom_at_fraction(0.52) };
    elided(ui, upper, Side::Left, words, kind, tokens.text);
    if !second.is_empty() {
        elided(ui, lower, Side::Left, second, FontStyle::Small, tokens.text2);
    }
}
