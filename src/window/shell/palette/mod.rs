//! The palette (Ctrl+K): finds orders, products, customers, tax rates, ranges, tabs, commands, tax classes and
//! shops by a few letters. The best match is the first, and the one that Enter opens.

mod entries;

use egui::{
    Align2, Color32, Context, CornerRadius, Frame, Key, Modal, Modifiers, Rect, Role, ScrollArea, Sense,
    TextEdit, TextFormat, Ui, UiBuilder, WidgetInfo, pos2, text::LayoutJob, vec2,
};
use egui_material_icons::icons::ICON_SEARCH;

use super::menu::MenuChoice;
use crate::theme::{self, FontStyle, Tokens, radius};
use crate::translate::tr;
use crate::widgets::{Side, elided, hairline, icon_at, key_hint};

pub(crate) use entries::{Entry, Sources, entries};
use entries::{Hit, hits};

const WIDTH: f32 = 600.0;
const TOP: f32 = 96.0;
const ROW: f32 = 36.0;
const FIELD: f32 = 52.0;
const FOOT: f32 = 32.0;

#[derive(Debug, Default)]
pub(crate) struct Palette {
    typed: String,
    at: usize,
    /// Enter was pressed before the records of the typed text were found.
    is_entered: bool,
    /// The entry whose actions are listed in place of what was found.
    of: Option<Entry>,
    /// The place of that entry among what was found.
    was_at: usize,
}

impl Palette {
    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }
}

/// Draws the palette as a modal and handles its keys. While records are still looked for (`is_finding`), Enter
/// waits for them. Returns the entry that was chosen, and whether it was closed.
pub(crate) fn palette_ui(
    ctx: &Context,
    palette: &mut Palette,
    entries: Vec<Entry>,
    is_finding: bool,
) -> (Option<MenuChoice>, bool) {
    let tokens = if ctx.global_style().visuals.dark_mode { &theme::DARK } else { &theme::LIGHT };
    let hits = palette.of.as_ref().map_or_else(|| hits(entries, &palette.typed), Entry::actions);
    // The keys that choose are consumed before the text field gets them.
    let key = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (is_down, is_up) = (key(Key::ArrowDown), key(Key::ArrowUp));
    palette.is_entered |= key(Key::Enter);
    let is_entered = palette.is_entered && !is_finding;
    palette.is_entered &= is_finding;
    let last = hits.len().saturating_sub(1);
    let was = palette.at;
    palette.at = palette.at.min(last);
    if is_down {
        palette.at = if palette.at == last { 0 } else { palette.at + 1 };
    }
    if is_up {
        palette.at = if palette.at == 0 { last } else { palette.at - 1 };
    }
    let moved = palette.at != was;
    if actions_by_key(ctx, palette, &hits) {
        ctx.request_repaint();
        return (None, false);
    }
    let id = egui::Id::unique("palette");
    let area = Modal::default_area(id).anchor(Align2::CENTER_TOP, vec2(0.0, top(ctx)));
    let frame = theme::popup_frame(tokens).inner_margin(0).corner_radius(radius::DIALOG);
    let modal = Modal::new(id).area(area).backdrop_color(tokens.scrim).frame(frame);
    let mut chosen = if is_entered { hits.get(palette.at).map(|hit| hit.entry.target.clone()) } else { None };
    let shown = modal.show(ctx, |ui| {
        ui.set_width(WIDTH.min(ctx.content_rect().width() - 32.0));
        ui.spacing_mut().item_spacing.y = 0.0;
        if field(ui, palette) {
            (palette.at, palette.is_entered, palette.of) = (0, false, None);
        }
        chosen = list(ui, palette, &hits, (moved, is_finding)).or(chosen.take());
        let has_actions = hits.get(palette.at).is_some_and(|hit| hit.entry.has_actions());
        foot(
            ui,
            match palette.of {
                Some(_) => tr!("↑ ↓ choose     Enter open     Esc back"),
                None if has_actions => tr!("↑ ↓ choose     Enter open     Tab actions"),
                None => tr!("↑ ↓ choose     Enter open     Esc close"),
            },
        );
    });
    (chosen, shown.should_close())
}

/// Handles the keys that list the actions of the chosen entry and go back; true if one did.
fn actions_by_key(ctx: &Context, palette: &mut Palette, hits: &[Hit]) -> bool {
    let key = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    let is_back = key(Modifiers::SHIFT, Key::Tab);
    let is_tab = key(Modifiers::NONE, Key::Tab);
    if palette.of.is_some() {
        let is_left = is_back || key(Modifiers::NONE, Key::Escape);
        if is_left {
            (palette.of, palette.at) = (None, palette.was_at);
        }
        return is_left;
    }
    let entry = hits.get(palette.at).map(|hit| &hit.entry).filter(|entry| is_tab && entry.has_actions());
    if let Some(entry) = entry {
        (palette.of, palette.was_at, palette.at) = (Some(entry.clone()), palette.at, 0);
    }
    entry.is_some()
}

/// Distance from the top of the window; smaller in a low window.
fn top(ctx: &Context) -> f32 {
    TOP.min(ctx.content_rect().height() * 0.12)
}

/// The text field; true when the text has changed.
fn field(ui: &mut Ui, palette: &mut Palette) -> bool {
    let tokens = theme::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), FIELD), Sense::hover());
    icon_at(ui, pos2(rect.left() + 27.0, rect.center().y), ICON_SEARCH, 20.0, tokens.text);
    let inner = Rect::from_min_max(pos2(rect.left() + 48.0, rect.top()), rect.max - vec2(60.0, 3.0));
    let edit = TextEdit::singleline(&mut palette.typed)
        .font(egui::FontId::new(16.0, FontStyle::Body.font().family))
        .text_color(tokens.text)
        .frame(Frame::NONE)
        .background_color(Color32::TRANSPARENT)
        .margin(egui::Margin::ZERO)
        .align(Align2::LEFT_CENTER)
        .desired_width(inner.width());
    let response = ui.place(inner, edit).accessible_name(tr!("Search or run a command"));
    if palette.typed.is_empty() {
        elided(ui, inner, Side::Left, tr!("Search or run a command"), FontStyle::Heading, tokens.faint);
    }
    key_hint(ui, pos2(rect.right() - 46.0, rect.center().y - 9.0), tr!("Esc"));
    if !response.has_focus() {
        response.request_focus();
    }
    hairline(ui, rect, rect.bottom());
    response.changed()
}

fn list(
    ui: &mut Ui,
    palette: &mut Palette,
    hits: &[Hit],
    (moved, is_finding): (bool, bool),
) -> Option<MenuChoice> {
    let tokens = theme::of(ui);
    let most = ui.ctx().content_rect().height() - top(ui.ctx()) - FIELD - FOOT - 32.0;
    let mut chosen = None;
    ScrollArea::vertical()
        .id_salt("palette-list")
        .max_height(most.min(9.0 * ROW))
        .min_scrolled_height(most.min(9.0 * ROW))
        .show(ui, |ui| {
            ui.add_space(8.0);
            let mut group = "";
            for (at, hit) in hits.iter().enumerate() {
                if hit.entry.group != group {
                    group = hit.entry.group;
                    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
                    let inside = rect.with_min_x(rect.left() + 17.0);
                    let name = palette.of.as_ref().map_or(tr(group), |entry| &entry.text);
                    elided(ui, inside, Side::Left, name, FontStyle::Caption, tokens.text2);
                }
                let response = row(ui, hit, at == palette.at);
                if response.clicked() {
                    chosen = Some(hit.entry.target.clone());
                }
                if response.hovered() && ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO) {
                    palette.at = at;
                }
                if at == palette.at && moved {
                    response.scroll_to_me(None);
                }
            }
            if hits.is_empty() && !is_finding {
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
                let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(vec2(17.0, 8.0))));
                let nothing = tr!("Nothing matches. Try fewer letters.");
                inside.label(theme::text(nothing, FontStyle::Body, tokens.text2));
            }
            ui.add_space(8.0);
        });
    chosen
}

fn row(ui: &mut Ui, hit: &Hit, is_at: bool) -> egui::Response {
    let tokens = theme::of(ui);
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::CLICK);
    let entry = &hit.entry;
    let spoken =
        if entry.note.is_empty() { entry.text.clone() } else { format!("{}, {}", entry.text, entry.note) };
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_at, &spoken));
    let rect = room.shrink2(vec2(7.0, 1.0));
    if is_at {
        ui.painter().rect_filled(rect, CornerRadius::same(radius::SMALL), tokens.accent_soft);
    }
    let ink = if is_at { tokens.accent } else { tokens.text2 };
    icon_at(ui, pos2(room.left() + 26.0, room.center().y), entry.icon, 18.0, ink);
    let keys = if is_at && entry.keys.is_empty() { tr!("Enter") } else { &entry.keys };
    let mut right = room.right() - 17.0;
    if !keys.is_empty() {
        let wide = ui.painter().layout_no_wrap(keys.replace('+', " "), FontStyle::Caption.font(), ink).size();
        right -= wide.x + 10.0;
        key_hint(ui, pos2(right, room.center().y - wide.y / 2.0 - 1.0), keys);
    }
    let words = Rect::from_min_max(pos2(room.left() + 45.0, room.top()), pos2(right - 12.0, room.bottom()));
    let mut job = marked(&entry.text, &hit.letters, tokens);
    job.wrap = egui::text::TextWrapping::truncate_at_width(words.width());
    let galley = ui.painter().layout_job(job);
    let wide = galley.size();
    ui.painter().galley(pos2(words.left(), words.center().y - wide.y / 2.0), galley, tokens.text);
    let note = words.with_min_x(words.left() + wide.x + 12.0);
    if note.width() > 24.0 {
        elided(ui, note, Side::Left, &entry.note, FontStyle::Body, tokens.text2);
    }
    response
}

/// A text with the matching letters in the accent colour.
fn marked(text: &str, letters: &[usize], tokens: &Tokens) -> LayoutJob {
    let mut job = LayoutJob::default();
    for (at, letter) in text.chars().enumerate() {
        let (kind, color) = if letters.contains(&at) {
            (FontStyle::Chosen, tokens.accent)
        } else {
            (FontStyle::Strong, tokens.text)
        };
        job.append(letter.encode_utf8(&mut [0; 4]), 0.0, TextFormat::simple(kind.font(), color));
    }
    job
}

fn foot(ui: &mut Ui, keys: &str) {
    let tokens = theme::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), FOOT), Sense::hover());
    hairline(ui, rect, rect.top());
    let inside = rect.shrink2(vec2(17.0, 0.0));
    elided(ui, inside, Side::Left, keys, FontStyle::Caption, tokens.text2);
    let marks = tr!("> commands only     # order number");
    elided(ui, inside, Side::Right, marks, FontStyle::Caption, tokens.text2);
}
