//! The dialog of what is worth knowing about the form in view, and where its boxes and formulas are from.

use egui::{Label, Ui};

use crate::format;
use crate::theme::{self, FontStyle, space, text};
use crate::translate::{self, tr};
use crate::widgets::{Foot, dialog, form_heading, scrolled};
use domain::returns::Form;
use domain::time::Day;

const WIDTH: f32 = 560.0;
/// Height of everything but the text, in points.
const AROUND: f32 = 190.0;

/// Shows the dialog; true when it is closed.
pub(super) fn about_ui(ui: &Ui, form: &Form) -> bool {
    dialog(ui.ctx(), "about-form", &translate::text(&form.full_title()), WIDTH, |ui| {
        let day = Day::parse(form.as_of()).map_or_else(|| form.as_of().to_owned(), format::day);
        let name = form.name();
        let words = tr!("Named {name} on the command line; as its authority had it on {day}.", name, day);
        say(ui, &words, FontStyle::Small);
        scrolled(ui, AROUND, |ui| {
            if !form.notes().is_empty() {
                heading(ui, tr!("Worth knowing"));
            }
            for note in form.notes() {
                say(ui, &translate::text(note), FontStyle::Body);
            }
            if !form.sources().is_empty() {
                heading(ui, tr!("Where it is from"));
            }
            for source in form.sources() {
                let words = text(&source.title, FontStyle::Body, theme::of(ui).accent);
                ui.hyperlink_to(words, &source.url).on_hover_text(&source.url);
            }
        });
        Foot::done().show(ui).is_some()
    })
    .either()
}

fn heading(ui: &mut Ui, words: &str) {
    ui.add_space(space::M);
    form_heading(ui, words);
}

fn say(ui: &mut Ui, words: &str, style: FontStyle) {
    let ink = if style == FontStyle::Small { theme::of(ui).text2 } else { theme::of(ui).text };
    ui.add(Label::new(text(words, style, ink)).wrap());
}
