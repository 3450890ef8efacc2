//! The dialog with the program's version and the licences of its parts.

use std::borrow::Cow;

use egui::{Context, Label, Layout, ScrollArea, Sense, Ui, Vec2, vec2};

use domain::shop::cash_register::NO_CASH_REGISTER;
use engine::{VERSION, version_details};
use system::library_licences;

use crate::theme::{self, FontStyle};
use crate::widgets::{Button, dialog, foot_row, hairline, list_row, mark};

/// The parts of the program: name, use and licence, and the text of the licence.
const PARTS: [(&str, &str, &str); 8] = [
    ("Tillbook", "MIT or Apache-2.0", include_str!("../../../assets/LICENSE-MIT")),
    ("Apache-2.0", "the other choice", include_str!("../../../assets/LICENSE-APACHE")),
    ("IBM Plex Sans", "typeface, OFL-1.1", include_str!("../../../assets/fonts/IBMPlexSans.LICENSE.txt")),
    ("DejaVu Sans", "typeface, Bitstream Vera", include_str!("../../../assets/fonts/DejaVuSans.LICENSE.txt")),
    ("Noto Emoji", "typeface, OFL-1.1", include_str!("../../../assets/fonts/NotoEmoji.LICENSE.txt")),
    (
        "Material Symbols",
        "icons, Apache-2.0",
        include_str!("../../../assets/fonts/MaterialSymbols.LICENSE.txt"),
    ),
    ("ISO 3166 names", "countries and states", include_str!("../../../assets/places/LICENSE-iso-3166")),
    ("VAT rates", "sample shop", include_str!("../../../assets/sample/LICENSE-vat-rates")),
];

/// The sources of bundled data: name and text.
const SOURCES: [(&str, &str); 2] = [
    ("Sample shop", include_str!("../../../assets/sample/README.md")),
    ("Places", include_str!("../../../assets/places/README.md")),
];

/// The first entry of the list: its name and note. Its text is that of `tillbook --version`.
const PROGRAM: (&str, &str) = ("This program", "for reports of faults");
/// The second entry: its text is in a file of the package.
const LIBRARIES: (&str, &str) = ("Libraries", "each with its licence");
const NO_LIBRARIES: &str = "This program was built from source. What it is made of is in Cargo.lock; packages bring all licences along.";

/// The state of the dialog.
#[derive(Debug, Default)]
pub(crate) struct About {
    /// The index of the selected entry.
    at: usize,
    /// The lines of the licences of libraries, once they were looked at.
    libraries: Option<Vec<String>>,
}

/// Draws the dialog; true when it is closed.
pub(crate) fn about_ui(ctx: &Context, about: &mut About) -> bool {
    dialog(ctx, "about", "About Tillbook", 760.0, |ui| {
        let tokens = theme::of(ui);
        ui.horizontal(|ui| {
            let (square, _) = ui.allocate_exact_size(Vec2::splat(40.0), Sense::hover());
            mark(ui.painter(), square, tokens.sidebar, tokens.mark);
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let version = format!("Tillbook {VERSION}");
                ui.add(Label::new(theme::text(version, FontStyle::Heading, tokens.text)));
                let words = "Sales reports, tax rates and books of a shop, offline, in one file.";
                for words in [words, NO_CASH_REGISTER] {
                    ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).wrap());
                }
            });
        });
        ui.add_space(8.0);
        let room = (ctx.content_rect().height() - 300.0).clamp(120.0, 360.0);
        let width = ui.available_width();
        let top = ui.available_rect_before_wrap();
        hairline(ui, top, top.top() - 4.0);
        ui.horizontal_top(|ui| {
            let down = Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(260.0, room), down, |ui| parts(ui, about, room));
            ui.allocate_ui_with_layout(vec2(width - 276.0, room), down, |ui| licence(ui, about, room));
        });
        foot_row(ui, |ui| {
            let is_done = Button::new("Done").show(ui).clicked();
            if Button::new("Copy version").show(ui).clicked() {
                ui.ctx().copy_text(format!("Tillbook {}", version_details()));
            }
            is_done
        })
    })
    .either()
}

fn parts(ui: &mut Ui, about: &mut About, room: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("parts").max_height(room).min_scrolled_height(room).show(ui, |ui| {
        let sources = SOURCES.iter().map(|(name, _)| (*name, "where it is from"));
        let parts = PARTS.iter().map(|(name, what, _)| (*name, *what)).chain(sources);
        let all = [PROGRAM, LIBRARIES].into_iter().chain(parts);
        for (at, (name, what)) in all.enumerate() {
            if list_row(ui, name, what, None, at == about.at).clicked() {
                about.at = at;
            }
        }
    });
}

fn licence(ui: &mut Ui, about: &mut About, room: f32) {
    let tokens = theme::of(ui);
    let parts = PARTS.iter().map(|(_, _, text)| *text).chain(SOURCES.iter().map(|(_, text)| *text));
    let first = [Some(Cow::Owned(version_details())), None];
    let mut texts = first.into_iter().chain(parts.map(Cow::Borrowed).map(Some));
    let area = ScrollArea::vertical()
        .id_salt(("licence", about.at))
        .auto_shrink(false)
        .max_height(room)
        .min_scrolled_height(room);
    let Some(text) = texts.nth(about.at).flatten() else {
        return libraries(ui, area, about.libraries.get_or_insert_with(library_lines));
    };
    area.show(ui, |ui| {
        // Leaves room for the scroll bar.
        ui.set_max_width(ui.available_width() - 12.0);
        ui.add(Label::new(theme::text(text, FontStyle::Small, tokens.text2)).wrap().selectable(true));
    });
}

fn library_lines() -> Vec<String> {
    let text = library_licences().map_or(Cow::Borrowed(NO_LIBRARIES), Cow::Owned);
    text.lines().map(str::to_owned).collect()
}

/// The lines in view of a text that is too long to be laid out as a whole.
fn libraries(ui: &mut Ui, area: ScrollArea, lines: &[String]) {
    let tokens = theme::of(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let height = ui.fonts_mut(|fonts| fonts.row_height(&FontStyle::Small.font()));
    area.show_rows(ui, height, lines.len(), |ui, rows| {
        ui.set_max_width(ui.available_width() - 12.0);
        for line in lines.get(rows).unwrap_or_default() {
            let words = theme::text(line, FontStyle::Small, tokens.text2);
            ui.add(Label::new(words).extend().selectable(true));
        }
    });
}
