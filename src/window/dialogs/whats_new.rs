//! The dialog with what each release brought.

use egui::{Context, Label, Ui};

use crate::model::{Release, releases};
use crate::theme::{self, FontStyle, space};
use crate::widgets::{Button, default_button, dialog, foot_row, scrolled};

/// Draws the dialog; true when it is closed.
pub(crate) fn whats_new_ui(ctx: &Context) -> bool {
    dialog(ctx, "whats new", "What's new", 560.0, |ui| {
        scrolled(ui, 200.0, |ui| {
            for release in releases() {
                release_ui(ui, &release);
            }
        });
        foot_row(ui, |ui| default_button(ui, Button::new("Done")))
    })
    .either()
}

fn release_ui(ui: &mut Ui, release: &Release) {
    let tokens = theme::of(ui);
    ui.horizontal(|ui| {
        let name = format!("Tillbook {}", release.version);
        ui.add(Label::new(theme::text(name, FontStyle::Head, tokens.text)));
        ui.add(Label::new(theme::text(&release.day, FontStyle::Small, tokens.text2)));
    });
    for news in &release.news {
        let words = theme::text(&news.text, FontStyle::Body, tokens.text2);
        if news.is_item {
            ui.horizontal_top(|ui| {
                ui.add(Label::new(theme::text("•", FontStyle::Body, tokens.accent)).selectable(false));
                ui.add(Label::new(words).wrap());
            });
        } else {
            ui.add(Label::new(words).wrap());
        }
    }
    ui.add_space(space::M);
}
