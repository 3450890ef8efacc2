//! A text field that chooses from a list: a click and the Down key show all choices with the current one
//! marked, and typing shows those that match. The popup of these suggestions is drawn for cells of a grid
//! too.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align2, Area, Color32, CornerRadius, Id, Key, Margin, Modifiers, Order, Rect, Response, Role, ScrollArea,
    Sense, Ui, WidgetInfo, pos2, vec2,
};

use crate::theme::{self, FontStyle, popup_frame, radius};

use super::enter::is_confirmed;
use super::field::choose_all;
use super::{Side, elided, entered, field, hairline, points, say};

const ROW: f32 = 32.0;
const MOST_ROWS: f32 = 8.0;

/// A suggestion.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Offer {
    /// Before the name, where the code is what is typed, such as that of a country.
    pub(crate) code: String,
    pub(crate) name: String,
    /// Faint, beside the name.
    pub(crate) note: String,
    /// Aligned right.
    pub(crate) amount: String,
    /// True if it creates something new from the typed text.
    pub(crate) is_new: bool,
}

/// The state of the popup that the keyboard changes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Marked {
    /// The suggestion that the arrow keys moved to.
    pub(crate) at: Option<usize>,
    pub(crate) is_closed: bool,
}

impl Marked {
    /// Moves with the Up and Down keys among this many, from `first` where it was not moved yet. Called while
    /// the field has the keyboard.
    pub(crate) fn step(&mut self, ui: &Ui, count: usize, first: Option<usize>) {
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        if pressed(Key::ArrowDown) {
            self.go(true, count, first);
        } else if pressed(Key::ArrowUp) {
            self.go(false, count, first);
        }
    }

    /// Moves down or up among this many, from `first` where it was not moved yet.
    pub(crate) fn go(&mut self, is_down: bool, count: usize, first: Option<usize>) {
        let Some(last) = count.checked_sub(1) else { return };
        let at = self.at.or(first).map(|at| at.min(last));
        let at = match at {
            None if is_down => 0,
            None => last,
            Some(at) if is_down && !self.is_closed => (at + 1).min(last),
            Some(at) if is_down => at,
            Some(at) => at.saturating_sub(1),
        };
        *self = Self { at: Some(at), is_closed: false };
    }
}

/// A popup of suggestions.
pub(crate) struct OffersPopup<'a> {
    /// The id and the rectangle of the field.
    pub(crate) id: Id,
    pub(crate) field: Rect,
    pub(crate) offers: &'a [Offer],
    /// The suggestion that Enter takes.
    pub(crate) marked: Option<usize>,
    pub(crate) typed: &'a str,
    /// A line below the suggestions.
    pub(crate) foot: Option<String>,
}

impl OffersPopup<'_> {
    /// Draws the popup below the field, or above it where there is no space below. Returns the index of the
    /// suggestion that was clicked, and the popup's rectangle.
    pub(crate) fn show(&self, ui: &Ui) -> Option<(Option<usize>, Rect)> {
        if self.offers.is_empty() {
            return None;
        }
        let (tokens, field) = (theme::of(ui), self.field);
        let (pivot, y) = if self.is_above(ui) {
            (Align2::LEFT_BOTTOM, field.top() - 4.0)
        } else {
            (Align2::LEFT_TOP, field.bottom() + 4.0)
        };
        let is_above = pivot == Align2::LEFT_BOTTOM;
        let shown = (ui.ctx().cumulative_pass_nr(), is_above);
        ui.data_mut(|data| data.insert_temp(shown_at(self.id), shown));
        let area = Area::new(self.id.with("offers")).order(Order::Foreground).pivot(pivot);
        let layer = area.layer();
        if ui.layer_id().order == layer.order {
            // Above the dialog that the field is in, also after a click on the dialog.
            ui.ctx().set_sublayer(ui.layer_id(), layer);
        }
        let opens = !ui.memory(|memory| memory.areas().visible_last_frame(&layer));
        let area = area.fixed_pos(pos2(field.left(), y)).constrain_to(ui.content_rect());
        let shown = area.show(ui.ctx(), |ui| {
            let frame = popup_frame(tokens).inner_margin(Margin::same(4));
            frame.show(ui, |ui| self.entries(ui, opens)).inner
        });
        Some((shown.inner, shown.response.rect))
    }

    /// True if there is more space above the field, and too little below. A list that opened there stays
    /// there while it gets shorter.
    fn is_above(&self, ui: &Ui) -> bool {
        let rows = self.offers.len() + usize::from(self.foot.is_some());
        let height = points(rows, ROW).min(ROW * MOST_ROWS) + 16.0;
        let is_low = self.field.bottom() + height > ui.content_rect().bottom();
        (is_low || offers_above(ui, self.id) == Some(true)) && self.field.top() > ui.content_rect().center().y
    }

    fn entries(&self, ui: &mut Ui, opens: bool) -> Option<usize> {
        ui.set_width(self.field.width().max(240.0) - 10.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut clicked = None;
        let marked = self.id.with("marked");
        let is_moved = ui.data(|data| data.get_temp(marked)) != Some(self.marked);
        ui.data_mut(|data| data.insert_temp(marked, self.marked));
        let mut area = ScrollArea::vertical().max_height(ROW * MOST_ROWS);
        if let Some(at) = self.marked.filter(|_| opens) {
            // The marked one is in the middle of a list that opens.
            let above = f32::from(u16::try_from(at).unwrap_or(u16::MAX));
            area = area.vertical_scroll_offset((ROW * (above + 0.5 - MOST_ROWS / 2.0)).max(0.0));
        }
        area.show(ui, |ui| {
            for (at, offer) in self.offers.iter().enumerate() {
                let is_marked = self.marked == Some(at);
                let response = entry(ui, offer, is_marked, self.typed);
                if is_marked && is_moved && !opens {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    clicked = Some(at);
                }
            }
        });
        if let Some(words) = &self.foot {
            let size = vec2(ui.available_width(), ROW);
            let (room, _) = ui.allocate_exact_size(size, Sense::hover());
            hairline(ui, room, room.top() + 2.0);
            let room = room.shrink2(vec2(8.0, 0.0));
            elided(ui, room, Side::Left, words, FontStyle::Small, theme::of(ui).text2);
            say(ui, room, "foot", words);
        }
        clicked
    }
}

fn shown_at(field: Id) -> Id {
    field.with("offers are shown")
}

/// True for suggestions above a field, false for those below; `None` without any.
pub(crate) fn offers_above(ui: &Ui, field: Id) -> Option<bool> {
    let (pass, is_above): (u64, bool) = ui.data(|data| data.get_temp(shown_at(field)))?;
    (pass + 1 >= ui.ctx().cumulative_pass_nr()).then_some(is_above)
}

fn entry(ui: &mut Ui, offer: &Offer, is_marked: bool, typed: &str) -> Response {
    let tokens = theme::of(ui);
    let size = vec2(ui.available_width(), ROW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::CLICK);
    let mut spoken = format!("{} {}", offer.code, offer.name).trim_start().to_owned();
    for part in [&offer.note, &offer.amount] {
        if !part.is_empty() {
            spoken = format!("{spoken}, {part}");
        }
    }
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_marked, &spoken));
    // The keyboard stays in the field.
    ui.memory_mut(|memory| memory.ignore_focus(response.id));
    if is_marked || response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::SMALL), tokens.accent_soft);
    }
    let mut inner = rect.shrink2(vec2(8.0, 0.0));
    if !offer.code.is_empty() {
        elided(ui, inner, Side::Left, &offer.code, FontStyle::Strong, tokens.text);
        inner.min.x += 34.0;
    }
    let mut end = inner.right();
    if !offer.amount.is_empty() {
        let wide = elided(ui, inner, Side::Right, &offer.amount, FontStyle::Strong, tokens.text);
        end -= wide.max(56.0) + 12.0;
    }
    let beside =
        Rect::from_min_max(pos2(inner.left() + inner.width() * 0.45, rect.top()), pos2(end, rect.bottom()));
    if !offer.note.is_empty() {
        end -= elided(ui, beside, Side::Right, &offer.note, FontStyle::Body, tokens.faint) + 12.0;
    }
    let room = Rect::from_min_max(inner.min, pos2(end, inner.bottom()));
    let mut job = matched(&offer.name, if offer.is_new { "" } else { typed }, tokens.text, tokens.accent);
    job.wrap = TextWrapping::truncate_at_width(room.width());
    let galley = ui.painter().layout_job(job);
    let place = pos2(room.left(), room.center().y - galley.size().y / 2.0);
    ui.painter().galley(place, galley, tokens.text);
    response
}

/// The name, with its first match of the typed text in the accent colour.
fn matched(name: &str, typed: &str, ink: Color32, accent: Color32) -> LayoutJob {
    let wanted = typed.chars().count();
    let starts: Vec<usize> = name.char_indices().map(|(at, _)| at).chain([name.len()]).collect();
    let part = |from: usize| Some((*starts.get(from)?, *starts.get(from + wanted)?));
    let is_it = |(from, to): &(usize, usize)| {
        wanted > 0 && name.get(*from..*to).is_some_and(|part| part.to_lowercase() == typed.to_lowercase())
    };
    let (from, to) = (0..starts.len()).filter_map(part).find(is_it).unwrap_or((0, 0));
    let mut job = LayoutJob::default();
    for (text, kind, ink) in [
        (name.get(..from), FontStyle::Body, ink),
        (name.get(from..to), FontStyle::Strong, accent),
        (name.get(to..), FontStyle::Body, ink),
    ] {
        job.append(text.unwrap_or_default(), 0.0, TextFormat::simple(kind.font(), ink));
    }
    job
}

/// A choice: the text that it puts into the field, and how it is shown.
pub(crate) struct Suggestion {
    pub(crate) text: String,
    pub(crate) offer: Offer,
    /// True if its code or name was typed in full.
    pub(crate) is_meant: bool,
}

/// The list of a field that is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenList {
    of: Id,
    marked: Marked,
    /// The field was typed into since the list opened, so that only choices that match are shown.
    is_typed: bool,
}

/// The open list of a form, if any.
pub(crate) type Suggested = Option<OpenList>;

pub(crate) fn is_open(state: Suggested, field: &Response) -> bool {
    state.is_some_and(|open| open.of == field.id)
}

/// Shows the choices of a field and handles the keys of the list. `found` returns the choices that match a
/// text, and all of them for an empty one. Leaving the field, or Ctrl+Enter in it, takes the choice that the
/// arrow keys moved to; without one, the first if that is an exact match or, of more than two characters, the
/// only one that begins with them. Enter takes the marked one of several too. Esc closes the list and keeps
/// the focus. True when one was taken.
pub(crate) fn follow(
    ui: &Ui,
    (rect, response): (Rect, &Response),
    content: &mut String,
    found: impl Fn(&str) -> Vec<Suggestion>,
    state: &mut Suggested,
) -> bool {
    let is_down = response.has_focus() && ui.input(|input| input.key_pressed(Key::ArrowDown));
    let opens = !is_open(*state, response) && (response.clicked() || is_down);
    if response.changed() {
        *state = Some(OpenList { of: response.id, marked: Marked::default(), is_typed: true });
    } else if opens {
        let at = found("").iter().position(|one| is_current(one, content));
        let marked = Marked { at, is_closed: false };
        *state = Some(OpenList { of: response.id, marked, is_typed: false });
    }
    let Some(open) = state.as_mut().filter(|open| open.of == response.id) else { return false };
    let typed = content.trim().to_owned();
    let wanted = if open.is_typed { typed.as_str() } else { "" };
    let found = found(wanted);
    let has_keyboard = response.has_focus();
    if has_keyboard && !opens {
        open.marked.step(ui, found.len(), Some(0));
    }
    let is_escaped = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
    let is_left = response.lost_focus() && !is_escaped || is_confirmed(ui, response);
    let is_entered = is_confirmed(ui, response) || ui.input(|input| input.key_pressed(Key::Enter));
    let is_first_meant =
        is_meant(&found, wanted) || is_entered && wanted.chars().count() > 2 && !found.is_empty();
    let marked =
        open.marked.at.or(open.is_typed.then_some(0)).map(|at| at.min(found.len().saturating_sub(1)));
    let mut picked = marked.filter(|_| is_left && (open.marked.at.is_some() || is_first_meant));
    // A click on the list takes the focus from the field one frame before the list reports it.
    if has_keyboard || ui.input(|input| input.pointer.any_click()) {
        let offers: Vec<Offer> = found.iter().map(|one| one.offer.clone()).collect();
        let (id, offers) = (response.id, offers.as_slice());
        let popup = OffersPopup { id, field: rect, offers, marked, typed: wanted, foot: None };
        let clicked = popup.show(ui).and_then(|(clicked, _)| clicked);
        if clicked.is_some() {
            // What is typed next is for this field, or for the next one after Tab.
            response.request_focus();
        }
        picked = clicked.or(picked);
    }
    if is_escaped {
        // It closes the list, and not the dialog or form around it.
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        response.request_focus();
    }
    let taken = picked.and_then(|at| found.get(at));
    if let Some(taken) = taken {
        content.clone_from(&taken.text);
        // The cursor was where the typed text ended, in the middle of what is there now.
        choose_all(ui, response.id, content);
    }
    let is_over = taken.is_some() || is_left || is_escaped;
    if is_over {
        *state = None;
    }
    taken.is_some()
}

/// True if what was typed means the first of the choices that match it, and no other.
fn is_meant(found: &[Suggestion], typed: &str) -> bool {
    let Some((first, others)) = found.split_first().filter(|_| !typed.is_empty()) else { return false };
    let typed = typed.to_lowercase();
    let begins = |one: &Suggestion| one.offer.name.to_lowercase().starts_with(&typed);
    let is_exact = first.is_meant || first.offer.name.to_lowercase() == typed;
    let is_only_one = others.is_empty() || begins(first) && !others.iter().any(begins);
    is_exact || typed.chars().count() > 2 && is_only_one
}

/// The choice that stands in the field.
fn is_current(choice: &Suggestion, content: &str) -> bool {
    let content = content.trim();
    !content.is_empty() && (choice.text.eq_ignore_ascii_case(content) || choice.offer.name == content)
}

/// Draws a field with its choices, placed by the layout. It has a name, a width, and is drawn red if what
/// stands in it is wrong.
pub(crate) fn picker(
    ui: &mut Ui,
    (name, width, is_refused): (&str, f32, bool),
    content: &mut String,
    found: impl Fn(&str) -> Vec<Suggestion>,
    state: &mut Suggested,
) -> Picked {
    let response = field(ui, name, content, width, is_refused);
    let rect = response.rect.expand2(vec2(8.0, 0.0)).with_min_y(response.rect.center().y - 14.0);
    let rect = rect.with_max_y(rect.top() + 28.0);
    let is_taken = follow(ui, (rect, &response), content, found, state);
    // An Enter that takes a choice does nothing else, and the keyboard stays.
    if is_taken && response.lost_focus() {
        entered(ui, &response);
    }
    Picked { is_changed: is_taken || response.changed(), response }
}

/// Events in a field with choices.
pub(crate) struct Picked {
    pub(crate) is_changed: bool,
    pub(crate) response: Response,
}
