//! The palette (Ctrl+K): finds tabs, commands, tax classes, shops and list contents by a few letters.

use std::path::PathBuf;

use egui::{
    Align2, Color32, Context, CornerRadius, Frame, Key, Label, Modal, Modifiers, Rect, Role, ScrollArea,
    Sense, TextEdit, TextFormat, Ui, UiBuilder, WidgetInfo, pos2, text::LayoutJob, vec2,
};
use egui_material_icons::icons::{
    ICON_CATEGORY, ICON_CHEVRON_RIGHT, ICON_FOLDER_OPEN, ICON_SEARCH, ICON_STOREFRONT,
};

use super::menu::MenuChoice;
use super::sidebar::icon_of;
use crate::ui::command::{Command, CommandContext};
use crate::ui::model::{ClassesView, Tab};
use crate::ui::theme::{self, FontStyle, Icon, Tokens, radius};
use crate::ui::widgets::{Side, elided, hairline, key_hint};

const WIDTH: f32 = 600.0;
const TOP: f32 = 96.0;
const ROW: f32 = 36.0;
const FIELD: f32 = 52.0;
const FOOT: f32 = 32.0;

/// The state of the palette.
#[derive(Debug, Default)]
pub(crate) struct Palette {
    typed: String,
    at: usize,
}

impl Palette {
    /// The search text.
    pub(crate) fn typed(&self) -> &str {
        &self.typed
    }
}

/// An entry that can be found and chosen.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    group: &'static str,
    icon: Icon,
    text: String,
    note: String,
    keys: String,
    target: MenuChoice,
}

/// All entries: tabs, tax classes, recent shops and commands, and a search for `typed` in each of the
/// `lists`.
pub(crate) fn entries(
    ctx: &Context,
    now: &CommandContext,
    classes: Option<&ClassesView>,
    recent: &[PathBuf],
    (lists, typed): (&[Tab], &str),
) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut commands = Vec::new();
    for command in Command::all().filter(|one| one.is_enabled(now) && *one != Command::Palette) {
        let (group, icon) = match command {
            Command::Go(tab) => ("Go to", icon_of(tab)),
            _ => ("Commands", ICON_CHEVRON_RIGHT),
        };
        let text = match command {
            Command::Appear(_) => format!("Appearance: {}", command.name()),
            _ => command.label(now).trim_end_matches('…').to_owned(),
        };
        let keys = command.keys(ctx);
        let entry =
            Entry { group, icon, text, note: String::new(), keys, target: MenuChoice::Command(command) };
        if group == "Go to" { entries.push(entry) } else { commands.push(entry) }
    }
    for class in classes.into_iter().flat_map(ClassesView::existing).filter(|_| now.has_shop) {
        entries.push(Entry {
            group: "Tax classes",
            icon: ICON_CATEGORY,
            text: class.name.clone(),
            note: class.counted.clone(),
            keys: String::new(),
            target: MenuChoice::Class(class.slug.clone()),
        });
    }
    for path in recent {
        entries.push(Entry {
            group: "Shops",
            icon: ICON_STOREFRONT,
            text: path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy().into_owned(),
            note: path.parent().map(|folder| folder.display().to_string()).unwrap_or_default(),
            keys: String::new(),
            target: MenuChoice::Recent(path.clone()),
        });
    }
    entries.extend(commands);
    let typed = typed.trim();
    for tab in lists.iter().filter(|_| !typed.is_empty()) {
        entries.push(Entry {
            group: "Find",
            icon: icon_of(*tab),
            text: format!("{} with “{typed}”", tab.name()),
            note: String::new(),
            keys: String::new(),
            target: MenuChoice::Find(*tab, typed.to_owned()),
        });
    }
    entries
}

/// An entry that matches the search text, with the indices of the matching letters and its rank.
struct Hit {
    entry: Entry,
    letters: Vec<usize>,
    rank: usize,
}

const GROUPS: [&str; 6] = ["Open", "Go to", "Tax classes", "Shops", "Commands", "Find"];

/// The matching entries in the order of their groups, best rank first within each. A leading `>` leaves only
/// commands.
fn hits(entries: Vec<Entry>, typed: &str) -> Vec<Hit> {
    let (only_commands, query) = match typed.trim_start().strip_prefix('>') {
        Some(rest) => (true, rest.trim()),
        None => (false, typed.trim()),
    };
    let mut found: Vec<Hit> = entries
        .into_iter()
        .filter(|entry| !only_commands || entry.group == "Commands")
        .filter_map(|entry| {
            let (rank, letters) = fits(&entry.text, query)?;
            Some(Hit { entry, letters, rank })
        })
        .collect();
    if !only_commands && is_path(query) {
        found.push(Hit { entry: path_entry(query), letters: Vec::new(), rank: 0 });
    }
    let group_of = |hit: &Hit| GROUPS.iter().position(|group| *group == hit.entry.group);
    // If an entry has the letters in sequence, entries with scattered letters are left out.
    let named = found.iter().filter(|hit| hit.entry.group != "Find");
    let best = named.map(|hit| hit.rank).min().unwrap_or_default();
    if best < SCATTERED {
        found.retain(|hit| hit.rank < SCATTERED);
    }
    found.sort_by_key(|hit| (group_of(hit), hit.rank));
    found
}

fn is_path(query: &str) -> bool {
    query.len() > 1 && (query.starts_with(['/', '~']) || query.ends_with(".tillbook"))
}

/// An entry for a typed path, since a desktop may have no file dialog.
fn path_entry(query: &str) -> Entry {
    Entry {
        group: "Open",
        icon: ICON_FOLDER_OPEN,
        text: format!("Open {query}"),
        note: String::new(),
        keys: String::new(),
        target: MenuChoice::Recent(PathBuf::from(query)),
    }
}

/// The lowest rank of texts in which the letters are not in sequence.
const SCATTERED: usize = 1_000;

/// The rank of a match, less is better, and the indices of its letters; `None` without a match.
fn fits(text: &str, query: &str) -> Option<(usize, Vec<usize>)> {
    let fold = |text: &str| -> Vec<char> {
        text.chars().map(|letter| letter.to_lowercase().next().unwrap_or(letter)).collect()
    };
    let (letters, wanted) = (fold(text), fold(query));
    if wanted.is_empty() {
        return Some((0, Vec::new()));
    }
    let starts_word =
        |at: usize| at == 0 || letters.get(at - 1).is_some_and(|before| !before.is_alphanumeric());
    let whole = letters.windows(wanted.len()).enumerate().filter(|(_, part)| *part == wanted);
    let best = whole.map(|(at, _)| at).min_by_key(|at| (!starts_word(*at), *at));
    if let Some(at) = best {
        let rank = if starts_word(at) { at } else { at + 100 };
        return Some((rank, (at..at + wanted.len()).collect()));
    }
    let mut found = Vec::new();
    let mut from = 0;
    for letter in wanted.iter().filter(|letter| !letter.is_whitespace()) {
        let at = letters.iter().enumerate().skip(from).find(|(_, one)| *one == letter)?.0;
        found.push(at);
        from = at + 1;
    }
    let spread = found.last().copied().unwrap_or_default() - found.first().copied().unwrap_or_default();
    Some((SCATTERED + spread, found))
}

/// The outcome of the palette in a frame.
pub(crate) enum PaletteResult {
    /// It was closed.
    Close,
    /// An entry was chosen.
    MenuChoice(MenuChoice),
}

/// Draws the palette as a modal and handles its keys.
pub(crate) fn palette_ui(ctx: &Context, palette: &mut Palette, entries: Vec<Entry>) -> Option<PaletteResult> {
    let tokens = if ctx.global_style().visuals.dark_mode { &theme::DARK } else { &theme::LIGHT };
    let hits = hits(entries, &palette.typed);
    // The keys that choose are consumed before the text field gets them.
    let key = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (is_down, is_up, is_entered) = (key(Key::ArrowDown), key(Key::ArrowUp), key(Key::Enter));
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
    let id = egui::Id::unique("palette");
    let area = Modal::default_area(id).anchor(Align2::CENTER_TOP, vec2(0.0, top(ctx)));
    let frame = theme::popup_frame(tokens).inner_margin(0).corner_radius(radius::DIALOG);
    let modal = Modal::new(id).area(area).backdrop_color(tokens.scrim).frame(frame);
    let mut chosen = if is_entered { hits.get(palette.at).map(|hit| hit.entry.target.clone()) } else { None };
    let shown = modal.show(ctx, |ui| {
        ui.set_width(WIDTH.min(ctx.content_rect().width() - 32.0));
        ui.spacing_mut().item_spacing.y = 0.0;
        if field(ui, palette) {
            palette.at = 0;
        }
        chosen = list(ui, palette, &hits, moved).or(chosen.take());
        foot(ui);
    });
    if let Some(chosen) = chosen {
        return Some(PaletteResult::MenuChoice(chosen));
    }
    shown.should_close().then_some(PaletteResult::Close)
}

/// Distance from the top of the window; smaller in a low window.
fn top(ctx: &Context) -> f32 {
    TOP.min(ctx.content_rect().height() * 0.12)
}

/// The text field; true when the text has changed.
fn field(ui: &mut Ui, palette: &mut Palette) -> bool {
    let tokens = theme::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), FIELD), Sense::hover());
    let icon = pos2(rect.left() + 27.0, rect.center().y);
    let font = theme::icon_font(20.0);
    ui.painter().text(icon, Align2::CENTER_CENTER, ICON_SEARCH.codepoint, font, tokens.text);
    let inner = Rect::from_min_max(pos2(rect.left() + 48.0, rect.top()), rect.max - vec2(60.0, 3.0));
    let edit = TextEdit::singleline(&mut palette.typed)
        .font(egui::FontId::new(16.0, FontStyle::Body.font().family))
        .text_color(tokens.text)
        .frame(Frame::NONE)
        .background_color(Color32::TRANSPARENT)
        .margin(egui::Margin::ZERO)
        .align(Align2::LEFT_CENTER)
        .desired_width(inner.width());
    let response = ui.place(inner, edit).accessible_name("Find or do anything");
    if palette.typed.is_empty() {
        elided(ui, inner, Side::Left, "Find or do anything", FontStyle::Heading, tokens.faint);
    }
    key_hint(ui, pos2(rect.right() - 46.0, rect.center().y - 9.0), "Esc");
    if !response.has_focus() {
        response.request_focus();
    }
    hairline(ui, rect, rect.bottom());
    response.changed()
}

fn list(ui: &mut Ui, palette: &mut Palette, hits: &[Hit], moved: bool) -> Option<MenuChoice> {
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
                    let inside = Rect::from_min_max(pos2(rect.left() + 17.0, rect.top()), rect.max);
                    elided(ui, inside, Side::Left, group, FontStyle::Caption, tokens.text2);
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
            if hits.is_empty() {
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
                let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink2(vec2(17.0, 8.0))));
                let nothing = "Nothing matches. Try fewer letters.";
                inside.add(Label::new(theme::text(nothing, FontStyle::Body, tokens.text2)).selectable(false));
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
    let icon = pos2(room.left() + 26.0, room.center().y);
    let font = theme::icon_font(18.0);
    ui.painter().text(icon, Align2::CENTER_CENTER, entry.icon.codepoint, font, ink);
    let keys = if is_at && entry.keys.is_empty() { "Enter" } else { &entry.keys };
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
    let note = Rect::from_min_max(pos2(words.left() + wide.x + 12.0, words.top()), words.max);
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

fn foot(ui: &mut Ui) {
    let tokens = theme::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), FOOT), Sense::hover());
    hairline(ui, rect, rect.top());
    let inside = rect.shrink2(vec2(17.0, 0.0));
    elided(
        ui,
        inside,
        Side::Left,
        "↑ ↓ choose     Enter open     Esc close",
        FontStyle::Caption,
        tokens.text2,
    );
    elided(ui, inside, Side::Right, "> commands only", FontStyle::Caption, tokens.text2);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_stand_together_at_the_start_of_a_word_fit_best() {
        for (text, query, expected) in [
            ("Tax rates", "rates", Some((4, vec![4, 5, 6, 7, 8]))),
            ("Tax rates", "TAX", Some((0, vec![0, 1, 2]))),
            ("Tax rates", "ates", Some((105, vec![5, 6, 7, 8]))),
            ("Tax rates", "tr", Some((SCATTERED + 4, vec![0, 4]))),
            ("Tax rates", "", Some((0, vec![]))),
            ("Tax rates", "z", None),
            ("Büro", "BÜ", Some((0, vec![0, 1]))),
        ] {
            assert_eq!(fits(text, query), expected, "{query:?} in {text:?}");
        }
    }
}
