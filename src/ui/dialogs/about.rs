//! The dialog with the program's version and the licences of its parts.

use egui::{Context, Label, Layout, ScrollArea, Sense, Ui, Vec2, vec2};

use crate::ui::theme::{self, FontStyle};
use crate::ui::widgets::{Button, dialog, foot_row, hairline, list_row, mark};

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

/// The index of the selected licence or source.
#[derive(Debug, Default)]
pub(crate) struct About {
    at: usize,
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
                let version = concat!("Tillbook ", env!("CARGO_PKG_VERSION"));
                ui.add(Label::new(theme::text(version, FontStyle::Heading, tokens.text)));
                let words = "Sales reports, tax rates and books of a shop, offline, in one file.";
                ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).wrap());
            });
        });
        ui.add_space(8.0);
        let room = (ctx.content_rect().height() - 260.0).clamp(120.0, 360.0);
        let width = ui.available_width();
        let top = ui.available_rect_before_wrap();
        hairline(ui, top, top.top() - 4.0);
        ui.horizontal_top(|ui| {
            let down = Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(260.0, room), down, |ui| parts(ui, about, room));
            ui.allocate_ui_with_layout(vec2(width - 276.0, room), down, |ui| licence(ui, about, room));
        });
        foot_row(ui, |ui| Button::new("Done").show(ui).clicked())
    })
    .either()
}

fn parts(ui: &mut Ui, about: &mut About, room: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("parts").max_height(room).min_scrolled_height(room).show(ui, |ui| {
        let sources = SOURCES.iter().map(|(name, _)| (*name, "where it is from"));
        let all = PARTS.iter().map(|(name, what, _)| (*name, *what)).chain(sources);
        for (at, (name, what)) in all.enumerate() {
            if list_row(ui, name, what, None, at == about.at).clicked() {
                about.at = at;
            }
        }
    });
}

fn licence(ui: &mut Ui, about: &About, room: f32) {
    let tokens = theme::of(ui);
    let texts = PARTS.iter().map(|(_, _, text)| *text).chain(SOURCES.iter().map(|(_, text)| *text));
    let text = texts.into_iter().nth(about.at).unwrap_or_default();
    ScrollArea::vertical()
        .id_salt(("licence", about.at))
        .auto_shrink(false)
        .max_height(room)
        .min_scrolled_height(room)
        .show(ui, |ui| {
            // Leaves room for the scroll bar.
            ui.set_max_width(ui.available_width() - 12.0);
            ui.add(Label::new(theme::text(text, FontStyle::Small, tokens.text2)).wrap().selectable(true));
        });
}
