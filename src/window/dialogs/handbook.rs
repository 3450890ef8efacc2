//! The dialog with the handbook: its pages at the left, and the one that is chosen.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Context, CornerRadius, Frame, Key, Layout, Margin, ScrollArea, TextWrapMode, Ui, vec2};

use crate::handbook::{Block, Kind, PAGES, Page, blocks};
use crate::theme::{self, FontStyle, radius, space};
use crate::translate::{language, tr};
use crate::widgets::{Foot, dialog, list_row};

const LIST: f32 = 192.0;
/// The widest that a line of text is.
const MEASURE: f32 = 600.0;
const LINE: f32 = 20.0;
/// Height of everything but the text, in points.
const AROUND: f32 = 190.0;
/// Leaves room for the focus ring of the first page, which the edge would cut.
const BELOW_EDGE: f32 = 4.0;
/// Distance that a key scrolls, in heights of the text.
const SCROLLS: [(Key, f32); 4] =
    [(Key::PageUp, 0.9), (Key::PageDown, -0.9), (Key::Home, 1000.0), (Key::End, -1000.0)];

/// The state of the dialog: the index of the page.
#[derive(Debug, Default)]
pub(crate) struct Handbook(usize);

/// Draws the dialog; true when it is closed.
pub(crate) fn handbook_ui(ctx: &Context, handbook: &mut Handbook) -> bool {
    dialog(ctx, "handbook", tr!("Handbook"), LIST + space::L + MEASURE + space::L, |ui| {
        let room = (ctx.content_rect().height() - AROUND).clamp(160.0, 640.0);
        let text = ui.available_width() - LIST - space::L;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::L;
            let down = Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(LIST, room), down, |ui| list(ui, &mut handbook.0, room));
            let page = PAGES.get(handbook.0).map(|page| page.in_language(language()));
            ui.allocate_ui_with_layout(vec2(text, room), down, |ui| {
                page.map(|page| page_ui(ui, &page, room))
            });
        });
        Foot::done().show(ui).is_some()
    })
    .either()
}

fn list(ui: &mut Ui, chosen: &mut usize, room: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("pages").max_height(room).min_scrolled_height(room).show(ui, |ui| {
        ui.add_space(BELOW_EDGE);
        for (at, page) in PAGES.iter().enumerate() {
            let row = list_row(ui, page.in_language(language()).title(), "", None, at == *chosen);
            let is_nowhere = ui.memory(|memory| memory.focused().is_none());
            if row.clicked() || is_nowhere && at == *chosen {
                row.request_focus();
            }
            if row.has_focus() && *chosen != at {
                *chosen = at;
                row.scroll_to_me(None);
            }
        }
    });
}

fn page_ui(ui: &mut Ui, page: &Page, room: f32) {
    let area = ScrollArea::vertical()
        .id_salt(page.name)
        .auto_shrink(false)
        .max_height(room)
        .min_scrolled_height(room);
    area.show(ui, |ui| {
        // Leaves room for the scroll bar.
        ui.set_max_width(ui.available_width() - space::L);
        let style = ui.style_mut();
        style.interaction.selectable_labels = true;
        style.wrap_mode = Some(TextWrapMode::Wrap);
        style.spacing.item_spacing.y = 6.0;
        ui.add_space(BELOW_EDGE);
        for (at, block) in blocks(page.text).iter().enumerate() {
            block_ui(ui, block, at == 0);
        }
        let pressed = SCROLLS.iter().find(|(key, _)| ui.input(|input| input.key_pressed(*key)));
        if let Some((_, heights)) = pressed {
            ui.scroll_with_delta(vec2(0.0, heights * room));
        }
    });
}

fn block_ui(ui: &mut Ui, block: &Block, is_first: bool) {
    let tokens = theme::of(ui);
    match block.kind {
        Kind::Question => {
            ui.add_space(if is_first { 0.0 } else { space::M });
            ui.label(theme::text(&block.text, FontStyle::Heading, tokens.text));
        }
        Kind::Paragraph => drop(ui.label(running(ui, &block.text))),
        Kind::Item => drop(ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            ui.label(line(block.mark, tokens.accent));
            ui.label(running(ui, &block.text));
        })),
        Kind::Code => {
            let frame = Frame::NONE.fill(tokens.bg).corner_radius(CornerRadius::same(radius::CONTROL));
            frame.inner_margin(Margin::same(10)).show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.label(line(&block.text, tokens.text))
            });
        }
    }
}

/// A text in the lines of a page.
fn line(text: &str, ink: Color32) -> LayoutJob {
    LayoutJob::single_section(text.to_owned(), format(FontStyle::Body, ink))
}

fn format(kind: FontStyle, ink: Color32) -> TextFormat {
    TextFormat { line_height: Some(LINE), ..TextFormat::simple(kind.font(), ink) }
}

/// A paragraph, in which code is emphasised.
fn running(ui: &Ui, text: &str) -> LayoutJob {
    let tokens = theme::of(ui);
    let mut job = LayoutJob::default();
    for (at, piece) in text.split('`').enumerate() {
        let kind = if at % 2 == 1 { FontStyle::Strong } else { FontStyle::Body };
        job.append(piece, 0.0, format(kind, tokens.text));
    }
    job
}
