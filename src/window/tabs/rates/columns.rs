//! The widths of the columns: by the width of the grid, as dragged, or fitted to the content.

use std::borrow::Cow;
use std::collections::BTreeSet;

use egui::{Context, Ui};

use crate::model::Field;
use crate::theme::FontStyle;
use crate::translate::tr;
use crate::widgets::{dragged_width, text_width};
use domain::places::{country_name, state_name};

use super::Sheet;

/// The grid widths in points, without the column of dates, that the narrow and the wide defaults need, and from which
/// the column of the order is shown.
const NARROW: f32 = 868.0;
const ROOMY: f32 = 1092.0;
const WITH_ORDER: f32 = 1240.0;
/// The most that a column of text gives up where that makes all columns fit.
const GIVES: f32 = 26.0;
/// The least and the usual width of the column of dates, in points.
const DATES: std::ops::RangeInclusive<f32> = 82.0..=168.0;
/// The most that a column of text gets of the room of hidden ones, in points.
const MOST_MORE: f32 = 120.0;
/// The count of rows that are measured to fit a column.
const LOOK_AHEAD: usize = 2_000;
/// The minimal and the maximal width of a fitted column.
const FITTING: std::ops::RangeInclusive<f32> = 62.0..=420.0;

/// The key of the dragged widths.
pub(super) const TABLE: &str = "Tax rates";

/// The width of the row numbers.
pub(super) const GUTTER: f32 = 44.0;
/// The minimal width of a dragged column.
pub(super) const LEAST: f32 = 48.0;

/// The shown columns with their widths in points; the last one takes the rest. The column of dates is
/// shown if `has_dates`.
pub(super) fn columns(
    ctx: &Context,
    width: f32,
    has_dates: bool,
    hidden: &BTreeSet<Field>,
) -> Vec<(Field, f32)> {
    let dragged = |field: Field| dragged_width(ctx, TABLE, field.key());
    let dates = (width - NARROW).clamp(*DATES.start(), *DATES.end());
    let room = if has_dates { width - dates } else { width };
    let ranges = [
        (Field::Country, 104.0, 142.0),
        (Field::State, 56.0, 120.0),
        (Field::Postcode, 104.0, 140.0),
        (Field::City, 80.0, 118.0),
        (Field::Rate, 72.0, 82.0),
        (Field::Name, 104.0, 122.0),
        (Field::Priority, 56.0, 62.0),
        (Field::Compound, 80.0, 84.0),
        (Field::Shipping, 70.0, 78.0),
        (Field::Order, 72.0, 72.0),
        (Field::Class, 98.0, 100.0),
    ];
    let part = ((room - NARROW) / (ROOMY - NARROW)).clamp(0.0, 1.0);
    // Spare width goes to the columns of text, and a little that is wanting is taken from all but the narrowest.
    let wanting = Some(((NARROW - room) / 5.0).max(0.0)).filter(|wanting| *wanting <= GIVES);
    let extra = ((room - WITH_ORDER) / 6.0).clamp(0.0, 120.0);
    let is_word = |field: Field| !field.is_number() && !field.is_flag();
    let sized = |(field, narrow, wide): (Field, f32, f32)| {
        let base = (wide - narrow).mul_add(part, narrow);
        let given = match field {
            Field::State => base + extra,
            field if is_word(field) => base + extra - wanting.unwrap_or_default(),
            _ => base,
        };
        (field, dragged(field).unwrap_or(given))
    };
    let shown = ranges.into_iter().filter(|(field, ..)| *field != Field::Order || room >= WITH_ORDER);
    let shown = shown.filter(|(field, ..)| !hidden.contains(field));
    let dates = has_dates.then(|| (Field::Dates, dragged(Field::Dates).unwrap_or(dates)));
    let mut columns: Vec<(Field, f32)> = shown.map(sized).chain(dates).collect();
    let taken: f32 = columns.iter().map(|(_, width)| width).sum();
    // The room of hidden columns goes to those of text.
    let words = columns.iter_mut().filter(|(field, _)| is_word(*field) && dragged(*field).is_none());
    let words: Vec<&mut f32> = words.map(|(_, width)| width).collect();
    let spare = (width - GUTTER - taken).max(0.0);
    let each = if hidden.is_empty() { 0.0 } else { (spare / count(words.len())).min(MOST_MORE) };
    for width in words {
        *width += each;
    }
    let taken: f32 = columns.iter().map(|(_, width)| width).sum();
    if let Some((_, last)) = columns.last_mut() {
        *last = (*last + width - GUTTER - taken).max(*DATES.start());
    }
    columns
}

fn count(of: usize) -> f32 {
    f32::from(u16::try_from(of.max(1)).unwrap_or(u16::MAX))
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
