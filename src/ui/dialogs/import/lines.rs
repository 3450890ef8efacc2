//! The lines below the counts of a preview: what would become of each thing, and why.

use egui::{Align2, CornerRadius, Label, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::engine::ImportReport;
use crate::ui::format::{self, Amounts};
use crate::ui::theme::{self, Type, height, radius, space};
use crate::ui::widgets::{
    Scrolled, Side, card, elided, focus_ring, hairline, label_in, long_list, page_of, walked,
};

use super::cards::look;
use super::listing::{Fate, Line, Listing, signed};

/// Rows that a preview has room for where the window has, and at the least.
const MOST_ROWS: f32 = 12.0;
const LEAST_ROWS: f32 = 3.0;
/// What is below the lines, before it was drawn.
const BELOW: f32 = 130.0;

/// Which lines are read, and where.
#[derive(Debug)]
pub(super) struct Lines {
    pub(super) only: Option<Fate>,
    listing: Listing,
    /// The line that the keyboard is at.
    at: usize,
    scrolled: Scrolled,
    /// How wide it is to say where they stand.
    place: f32,
    /// How much room the rest of the dialog took.
    pub(super) below: f32,
}

impl Default for Lines {
    fn default() -> Self {
        let (listing, scrolled) = (Listing::default(), Scrolled::default());
        Self { only: None, listing, at: 0, scrolled, place: 0.0, below: BELOW }
    }
}

impl Lines {
    /// Of another report: what was chosen stays chosen where there is any.
    pub(super) fn renew(&mut self, report: &ImportReport) {
        self.place = place_width(report);
        self.choose(self.only.filter(|fate| fate.total(report) > 0), report);
    }

    /// Lists only these, or all.
    pub(super) fn choose(&mut self, only: Option<Fate>, report: &ImportReport) {
        self.only = only;
        self.listing = Listing::of(report, only);
        self.at = 0;
        self.scrolled.begin();
    }

    /// How many things are counted, and how many of them are listed.
    fn counted(&self, report: &ImportReport) -> (u64, u64) {
        let total: u64 = match self.only {
            Some(fate) => fate.total(report),
            None => Fate::ALL.into_iter().map(|fate| fate.total(report)).sum(),
        };
        (total, self.listing.counted())
    }
}

/// Draws the lines into what room the window has for them.
pub(super) fn lines_ui(ui: &mut Ui, lines: &mut Lines, report: &ImportReport, amounts: Amounts) {
    let tokens = theme::of(ui);
    let above = ui.cursor().top() - ui.min_rect().top();
    let free = ui.ctx().content_rect().height() - above - lines.below - 104.0 - height::GRID_HEAD;
    let rows = (free / height::GRID_ROW).floor().clamp(LEAST_ROWS, MOST_ROWS);
    let size = vec2(ui.available_width(), height::GRID_HEAD + rows * height::GRID_ROW);
    let (sheet, _) = ui.allocate_exact_size(size, Sense::hover());
    card(ui, sheet);
    let (head, body) = sheet.split_top_bottom_at_y(sheet.top() + height::GRID_HEAD);
    let names = ["Where", "Result", "Kind", "What", "Details"];
    let place = lines.place;
    for (rect, name) in columns(head, place).into_iter().zip(names).skip(usize::from(place == 0.0)) {
        elided(ui, rect, Side::Left, name, Type::Head, tokens.text2);
    }
    let mut scrolled = lines.scrolled;
    let mut clicked = None;
    let count = lines.listing.len();
    let has_focus = ui.memory(|memory| memory.focused()) == Some(ui.scope_id().with(("list", NAME)));
    let drawn = long_list(ui, body, NAME, height::GRID_ROW, count, &mut scrolled, |ui, at, rect| {
        let line = lines.listing.line(at, report, amounts);
        if line_row(ui, columns(rect, place), rect, &line, has_focus && at == lines.at).clicked() {
            clicked = Some(at);
        }
    });
    lines.scrolled = scrolled;
    if let Some(at) = clicked {
        lines.at = at;
        ui.memory_mut(|memory| memory.request_focus(drawn.response.id));
    } else if drawn.response.has_focus()
        && let Some(last) = count.checked_sub(1)
        && let Some(to) = walked(ui, lines.at, last, page_of(body.height(), height::GRID_ROW))
    {
        lines.at = to;
        lines.scrolled.reveal(to, height::GRID_ROW, body.height());
    }
    // Inside, since what is beside the list is not it.
    focus_ring(ui, &Response { rect: body.shrink(4.0), ..drawn.response });
    if count == 0 {
        label_in(ui, body, Side::Middle, theme::text("Nothing to list", Type::Body, tokens.faint));
    }
    let (total, listed) = lines.counted(report);
    if listed < total {
        let words =
            format!("{} of {} are listed.", format::count(signed(listed)), format::count(signed(total)));
        ui.add(Label::new(theme::text(words, Type::Small, tokens.text2)).selectable(false));
    }
}

const NAME: &str = "What would become of each row";

/// Room to say where things of these files stand: none where no file is read by lines.
fn place_width(report: &ImportReport) -> f32 {
    let is_told = !(report.refused.is_empty() && report.conflicts.is_empty() && report.notes.is_empty());
    match report.formats.len() {
        2.. => 180.0,
        _ if is_told || report.rows.iter().any(|row| row.line.is_some()) => 92.0,
        _ => 0.0,
    }
}

/// Where, what becomes of it, its kind, what it is, and the rest.
fn columns(row: Rect, place: f32) -> [Rect; 5] {
    let inner = row.shrink2(vec2(space::L, 0.0));
    let what = (row.width() * 0.25).max(120.0);
    let widths = [place, 116.0, 98.0, what];
    let mut left = inner.left();
    let mut next = |width: f32| {
        let rect = Rect::from_min_max(pos2(left, row.top()), pos2(left + width - 10.0, row.bottom()));
        left += width;
        rect
    };
    let [place, fate, kind, what] = widths.map(&mut next);
    let rest = Rect::from_min_max(pos2(what.right() + 10.0, row.top()), pos2(inner.right(), row.bottom()));
    [place, fate, kind, what, rest]
}

fn line_row(ui: &Ui, columns: [Rect; 5], rect: Rect, line: &Line, is_at: bool) -> Response {
    let tokens = theme::of(ui);
    let response = ui.interact(rect, ui.scope_id().with("line"), Sense::CLICK);
    if is_at || response.hovered() {
        let inside = rect.shrink2(vec2(1.0, 0.0));
        let ground = if is_at { tokens.selection } else { tokens.hover };
        ui.painter().rect_filled(inside, CornerRadius::ZERO, ground);
    }
    hairline(ui, rect, rect.top());
    let [place, fate, kind, what, words] = columns;
    elided(ui, place, Side::Left, &line.place, Type::Body, tokens.text2);
    let mut ink = tokens.text2;
    if let Some(of) = line.fate {
        chip(ui, fate, of);
        ink = match of {
            Fate::Refused => tokens.negative,
            Fate::Conflicting => tokens.warning,
            _ => ink,
        };
    } else {
        elided(ui, fate, Side::Left, "Note", Type::Body, tokens.text2);
    }
    elided(ui, kind, Side::Left, &format::first_upper(line.kind), Type::Body, tokens.text2);
    let named = elided(ui, what, Side::Left, &line.what, Type::Body, tokens.text);
    // What has no name has the room for why.
    let words = if line.what.is_empty() {
        words.with_min_x(if line.kind.is_empty() { kind.left() } else { what.left() })
    } else {
        words
    };
    let wide = elided(ui, words, Side::Left, &line.words, Type::Body, ink);
    let spoken = line.spoken();
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_at, &spoken));
    // What is cut is told in full, at the pointer and at the keyboard.
    let is_cut = wide > words.width() - 4.0 || named > what.width() - 4.0;
    if is_cut && is_at {
        response.show_tooltip_text(&spoken);
    }
    if is_cut { response.on_hover_text(spoken) } else { response }
}

/// What becomes of a thing, as an icon and a word.
fn chip(ui: &Ui, room: Rect, fate: Fate) {
    let (icon, ink, ground) = look(fate, theme::of(ui));
    let name = format::first_upper(fate.name());
    let galley = ui.painter().layout_no_wrap(name, Type::Head.font(), ink);
    let size = vec2((galley.size().x + 31.0).min(room.width()), 20.0);
    let rect = Rect::from_min_size(pos2(room.left(), room.center().y - 10.0), size);
    ui.painter().rect_filled(rect, CornerRadius::same(radius::SMALL), ground);
    let middle = pos2(rect.left() + 13.0, rect.center().y);
    ui.painter().text(middle, Align2::CENTER_CENTER, icon.codepoint, theme::icon_font(14.0), ink);
    let place = pos2(rect.left() + 24.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(place, galley, ink);
}
