//! The widths of the columns: by the width of the grid, as dragged, or fitted to the content.

use std::borrow::Cow;

use egui::{Context, Ui};

use crate::model::Field;
use crate::theme::FontStyle;
use crate::translate::tr;
use crate::widgets::{dragged_width, text_width};
use domain::places::{country_name, state_name};

use super::Sheet;

/// The grid width in points from which the wide defaults fit, and from which the column of the
/// order is shown.
const ROOMY: f32 = 1100.0;
const WITH_ORDER: f32 = 1240.0;
/// The grid width in points that the narrow defaults need, and the most that a column of text gives
/// up where that makes all columns fit.
const FITS: f32 = 958.0;
const GIVES: f32 = 26.0;
/// The width of the column of dates, in points.
const DATES: f32 = 168.0;
/// The count of rows that are measured to fit a column.
const LOOK_AHEAD: usize = 2_000;
/// The minimal and the maximal width of a fitted column.
const FITTING: std::ops::RangeInclusive<f32> = 62.0..=420.0;

/// By what name the dragged widths are kept.
pub(super) const TABLE: &str = "Tax rates";

/// The width of the row numbers.
pub(super) const GUTTER: f32 = 44.0;
/// The minimal width of a dragged column.
pub(super) const LEAST: f32 = 48.0;

/// The shown columns with their widths in points; the last one takes the rest. The column of dates is
/// shown if `has_dates`.
pub(super) fn columns(ctx: &Context, width: f32, has_dates: bool) -> Vec<(Field, f32)> {
    let dragged = |field: Field| dragged_width(ctx, TABLE, field.key());
    let room = if has_dates { width - DATES } else { width };
    let roomy = [
        (Field::Country, 142.0, 104.0),
        (Field::State, 120.0, 74.0),
        (Field::Postcode, 140.0, 126.0),
        (Field::City, 118.0, 110.0),
        (Field::Rate, 82.0, 78.0),
        (Field::Name, 122.0, 110.0),
        (Field::Priority, 62.0, 62.0),
        (Field::Compound, 84.0, 80.0),
        (Field::Shipping, 78.0, 70.0),
        (Field::Order, 72.0, 72.0),
        (Field::Class, 100.0, 100.0),
    ];
    // Spare width goes to the columns of text, and a little that is wanting is taken from them.
    let wanting = Some(((FITS - room) / 6.0).max(0.0)).filter(|wanting| *wanting <= GIVES);
    let extra = ((room - WITH_ORDER) / 6.0).clamp(0.0, 120.0) - wanting.unwrap_or_default();
    let is_word = |field: Field| !field.is_number() && !field.is_flag();
    let sized = |(field, wide, tight): (Field, f32, f32)| {
        let base = if room >= ROOMY { wide } else { tight };
        let given = if is_word(field) { base + extra } else { base };
        (field, dragged(field).unwrap_or(given))
    };
    let shown = roomy.into_iter().filter(|(field, ..)| *field != Field::Order || room >= WITH_ORDER);
    let dates = has_dates.then(|| (Field::Dates, dragged(Field::Dates).unwrap_or(DATES)));
    let mut columns: Vec<(Field, f32)> = shown.map(sized).chain(dates).collect();
    let taken: f32 = columns.iter().map(|(_, width)| width).sum();
    if let Some((_, last)) = columns.last_mut() {
        *last = (*last + width - GUTTER - taken).max(100.0);
    }
    columns
}

impl Sheet<'_> {
    /// The width in points that shows the heading and the first `LOOK_AHEAD` rows of a column in full.
    pub(super) fn fitting(&self, ui: &Ui, field: Field) -> f32 {
        let wide = |text: &str, kind| text_width(ui, text, kind);
        // Beside the heading is the icon of the sort order.
        let head = wide(tr(field.name()), FontStyle::Head) + 34.0;
        let cell = |at: usize| {
            let content = self.content(at)?;
            let typed = self.state.typed(self.key(at), field).map(Cow::Borrowed);
            let text = typed.unwrap_or_else(|| self.shown_in(&content, field));
            let note = match field {
                Field::Country => country_name(&content.country).map(tr),
                Field::State => state_name(&content.country, &content.state),
                _ => None,
            };
            let beside = note.map_or(0.0, |note| wide(note, FontStyle::Body) + 12.0);
            Some(wide(&text, FontStyle::Body) + beside + 18.0)
        };
        let rows = (0..self.last().min(LOOK_AHEAD)).filter_map(cell);
        rows.fold(head, f32::max).clamp(*FITTING.start(), *FITTING.end()).ceil()
    }
}
