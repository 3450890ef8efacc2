//! The counts of a preview as cards, of which each lists only its rows; and the table below them: what would
//! become of each row, and why.

use egui::{Color32, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{
    ICON_ADD, ICON_CHECK, ICON_COMPARE_ARROWS, ICON_DELETE, ICON_EDIT, ICON_ERROR, ICON_FILTER_ALT,
};

use crate::format::{self, Amounts, Formatter};
use crate::theme::{self, FontStyle, Icon, Tokens, height, radius, space, stroke};
use crate::translate::tr;
use crate::widgets::{
    Column, Row, Side, Table, TableState, card, chip, elided, focus_ring, icon_at, label_in,
};
use domain::label;
use engine::ImportReport;

use super::listing::{Fate, Listing, RowText, signed};

/// The largest and the smallest number of rows that are visible at once.
const MOST_ROWS: f32 = 12.0;
const LEAST_ROWS: f32 = 3.0;
/// The height below the table in points, until it is known from the first frame.
const BELOW: f32 = 130.0;

/// The name of the table.
const NAME: &str = label!("What happens to each row");

/// The rows that are listed, and the scroll position.
#[derive(Debug)]
pub(super) struct Lines {
    pub(super) only: Option<Fate>,
    listing: Listing,
    list: TableState,
    /// Widths of the columns for lines and files and for kinds, in points; 0 hides one.
    place: f32,
    kind: f32,
    /// Height of the rest of the dialog below the table in the last frame, in points.
    pub(super) below: f32,
}

impl Default for Lines {
    fn default() -> Self {
        let (listing, list) = (Listing::default(), TableState::default());
        Self { only: None, listing, list, place: 0.0, kind: 0.0, below: BELOW }
    }
}

impl Lines {
    /// Takes another report; the filter is kept if the report has rows for it. The lines of a preset, which
    /// nobody has seen, are not told.
    pub(super) fn renew(&mut self, report: &ImportReport, is_preset: bool) {
        self.place = if is_preset { 0.0 } else { place_width(report) };
        self.kind = if report.counts.len() > 1 { 88.0 } else { 0.0 };
        self.choose(self.only.filter(|fate| fate.total(report) > 0), report);
    }

    /// Lists only the rows of one outcome, or all.
    pub(super) fn choose(&mut self, only: Option<Fate>, report: &ImportReport) {
        self.only = only;
        self.listing = Listing::of(report, only);
        self.list = TableState::default();
    }

    /// The number of rows that are counted, and of those that are listed; a report lists a limited number.
    fn counted(&self, report: &ImportReport) -> (u64, u64) {
        let total: u64 = match self.only {
            Some(fate) => fate.total(report),
            None => Fate::ALL.into_iter().map(|fate| fate.total(report)).sum(),
        };
        (total, self.listing.counted())
    }
}

/// Draws the table in the height that the window has for it.
pub(super) fn lines_ui(ui: &mut Ui, lines: &mut Lines, report: &ImportReport, amounts: Amounts) {
    let tokens = theme::of(ui);
    let above = ui.cursor().top() - ui.min_rect().top();
    let free = ui.ctx().content_rect().height() - above - lines.below - 104.0 - height::GRID_HEAD;
    let rows = (free / height::GRID_ROW).floor().clamp(LEAST_ROWS, MOST_ROWS);
    let size = vec2(ui.available_width(), height::GRID_HEAD + rows * height::GRID_ROW);
    let (sheet, _) = ui.allocate_exact_size(size, Sense::hover());
    card(ui, sheet);
    let columns = columns(sheet.width(), lines.place, lines.kind);
    let count = lines.listing.len();
    let table = Table::new(tr(NAME), &columns, count, (height::GRID_HEAD, height::GRID_ROW))
        .remembered_as(NAME)
        .clickable();
    let Lines { listing, list, place, .. } = lines;
    let at = list.at;
    table.show(ui, sheet.shrink2(vec2(1.0, 0.0)), list, |row| {
        let mut line = listing.line(row.at, report, amounts);
        if *place <= 0.0 {
            line.place.clear();
        }
        let is_at = row.has_keyboard && row.at == at;
        line_row(row, &line, is_at);
    });
    if count == 0 {
        let body = sheet.with_min_y(sheet.top() + height::GRID_HEAD);
        label_in(ui, body, Side::Middle, theme::text(tr!("Nothing to list"), FontStyle::Body, tokens.faint));
    }
    let (total, listed) = lines.counted(report);
    if listed < total {
        let words = tr!("{listed} of {total} are listed.", listed = signed(listed), total = signed(total));
        ui.label(theme::text(words, FontStyle::Small, tokens.text2));
    }
}

/// Width of the column for lines and files, in points: 0 if no row has a line.
fn place_width(report: &ImportReport) -> f32 {
    let is_told = !(report.refused.is_empty() && report.conflicts.is_empty() && report.notes.is_empty());
    match report.formats.len() {
        2.. => 180.0,
        _ if is_told || report.rows.iter().any(|row| row.line.is_some()) => 92.0,
        _ => 0.0,
    }
}

/// Line, outcome, kind, name and details.
fn columns(width: f32, place: f32, kind: f32) -> [Column; 5] {
    let hidden = |width: f32| if width > 0.0 { 0.0 } else { f32::INFINITY };
    let column = |name, width| Column::new(name, Side::Left, width).gap(10.0);
    [
        column(tr!("Where"), place).from(hidden(place)),
        column(tr!("Result"), 106.0),
        column(tr!("Kind"), kind).from(hidden(kind)),
        column(tr!("What"), (width * 0.2).max(120.0) - 10.0),
        column(tr!("Details"), 0.0),
    ]
}

fn line_row(row: &mut Row<'_, '_>, line: &RowText, is_at: bool) {
    let tokens = row.tokens;
    let spoken = line.spoken();
    row.describe(Role::ListBoxOption, is_at, &spoken);
    row.text(&line.place, FontStyle::Body, tokens.text2);
    let mut ink = tokens.text2;
    if let Some(of) = line.fate {
        row.cell(|ui, room| {
            let (icon, ink, ground) = look(of, theme::of(ui));
            chip(ui, room, (icon, &format::first_upper(tr(of.name()))), ink, ground)
        });
        ink = match of {
            Fate::Refused => tokens.negative,
            Fate::Conflicting => tokens.warning,
            _ => ink,
        };
    } else {
        row.text(tr!("Note"), FontStyle::Body, tokens.text2);
    }
    let kind = row.peek();
    row.text(&format::first_upper(tr(line.kind)), FontStyle::Body, tokens.text2);
    let what = row.peek().unwrap_or(Rect::NOTHING);
    let kind = kind.unwrap_or(what);
    let named = row.text(&line.what, FontStyle::Body, tokens.text);
    let Some(words) = row.peek() else { return };
    // A row without a name uses the width of the name column for the details.
    let words = match (line.what.as_str(), line.kind) {
        ("", "") => words.with_min_x(kind.left()),
        ("", _) => words.with_min_x(what.left()),
        _ => words,
    };
    let wide = row.cell(|ui, _| elided(ui, words, Side::Left, &line.words, FontStyle::Body, ink));
    // Cut text is shown in full as a tooltip, under the pointer and on the selected row.
    if wide.unwrap_or_default() > words.width() - 4.0 || named > what.width() - 4.0 {
        if is_at {
            row.response.show_tooltip_text(&spoken);
        }
        row.response.clone().on_hover_text(spoken);
    }
}

/// Height of a card without its kinds, in points.
const CARD: f32 = 56.0;
const KIND: f32 = 16.0;
const LEFT: f32 = 44.0;

/// The icon, text colour and background of an outcome.
const fn look(fate: Fate, tokens: &Tokens) -> (Icon, Color32, Color32) {
    match fate {
        Fate::New => (ICON_ADD, tokens.positive, tokens.positive_soft),
        Fate::Changed => (ICON_EDIT, tokens.accent, tokens.accent_soft),
        Fate::Identical => (ICON_CHECK, tokens.text2, tokens.hover),
        Fate::Conflicting => (ICON_COMPARE_ARROWS, tokens.warning, tokens.warning_soft),
        Fate::Refused => (ICON_ERROR, tokens.negative, tokens.negative_soft),
        Fate::Removed => (ICON_DELETE, tokens.negative, tokens.negative_soft),
    }
}

/// Draws the cards; returns the one that was clicked.
pub(super) fn cards(
    ui: &mut Ui,
    report: &ImportReport,
    only: Option<Fate>,
    formatter: Formatter,
) -> Option<Fate> {
    let fates = Fate::ALL.into_iter().filter(|fate| *fate != Fate::Removed || fate.total(report) > 0);
    let all: Vec<(Fate, Vec<String>)> = fates.map(|fate| (fate, fate.kinds(report, formatter))).collect();
    // Kinds are listed only if there are several.
    let has_kinds = report.counts.len() > 1;
    let most = all.iter().map(|(_, kinds)| kinds.len()).max().filter(|_| has_kinds).unwrap_or_default();
    let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let kinds_room = if most > 0 { number(most) * KIND + 6.0 } else { 0.0 };
    let size = vec2(ui.available_width(), CARD + kinds_room);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let wide = (row.width() + space::S) / number(all.len()) - space::S;
    let mut left = row.left();
    let mut pressed = None;
    for (fate, kinds) in all {
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(wide, row.height()));
        left += wide + space::S;
        let lines: &[String] = if has_kinds { &kinds } else { &[] };
        let shown = Card { fate, total: fate.total(report), lines, is_chosen: only == Some(fate), formatter };
        if shown.show(ui, rect, &kinds) {
            pressed = Some(fate);
        }
    }
    pressed
}

struct Card<'a> {
    fate: Fate,
    total: u64,
    lines: &'a [String],
    is_chosen: bool,
    formatter: Formatter,
}

impl Card<'_> {
    /// Draws the card; true when it was clicked. A card with the count 0 cannot be clicked.
    fn show(&self, ui: &Ui, rect: Rect, kinds: &[String]) -> bool {
        let tokens = theme::of(ui);
        let can = self.total > 0;
        let sense = if can { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, ui.scope_id().with(("count", self.fate.name())), sense);
        let count = self.formatter.count(signed(self.total));
        let name = tr(self.fate.name());
        let mut spoken = format!("{count} {name}");
        if !kinds.is_empty() {
            spoken = format!("{spoken}: {}", kinds.join(", "));
        }
        response.widget_info(|| WidgetInfo::selected(Role::Switch, can, self.is_chosen, &spoken));
        let (fill, line) = if self.is_chosen {
            (tokens.accent_soft, Stroke::new(stroke::FOCUS, tokens.accent))
        } else {
            let fill = if can && response.hovered() { tokens.hover } else { tokens.card };
            (fill, Stroke::new(stroke::HAIRLINE, tokens.line))
        };
        ui.painter().rect(rect, CornerRadius::same(radius::CARD), fill, line, StrokeKind::Inside);
        let (icon, ink, _) = look(self.fate, tokens);
        let quiet = |ink| if can { ink } else { tokens.faint };
        icon_at(ui, pos2(rect.left() + 24.0, rect.top() + 28.0), icon, 20.0, quiet(ink));
        let (left, right) = (rect.left() + LEFT, rect.right() - space::S);
        let row = |top: f32, height: f32| {
            Rect::from_min_max(pos2(left, rect.top() + top), pos2(right, rect.top() + top + height))
        };
        elided(ui, row(8.0, 24.0), Side::Left, &count, FontStyle::Figure, quiet(tokens.text));
        elided(ui, row(32.0, 16.0), Side::Left, name, FontStyle::Small, quiet(tokens.text2));
        let mut top = CARD - 2.0;
        for kind in self.lines {
            elided(ui, row(top, KIND), Side::Left, kind, FontStyle::Small, tokens.text2);
            top += KIND;
        }
        if self.is_chosen {
            icon_at(ui, pos2(rect.right() - 18.0, rect.top() + 20.0), ICON_FILTER_ALT, 16.0, tokens.accent);
        }
        focus_ring(ui, &response);
        let hint = if self.is_chosen { tr!("Show all again") } else { tr!("Show only these") };
        can && response.on_hover_text(hint).clicked()
    }
}
