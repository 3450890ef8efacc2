//! The dialog with the program's version and the licences of its parts, and the one with what each release
//! brought.

use std::borrow::Cow;

use egui::{Context, Label, Layout, ScrollArea, Sense, Ui, Vec2, vec2};

use domain::label;
use domain::shop::cash_register::NO_CASH_REGISTER;
use domain::time::Day;
use engine::{VERSION, version_details};
use system::library_licences;

use crate::format;
use crate::theme::{self, FontStyle, space};
use crate::translate::tr;
use crate::widgets::{Button, Foot, dialog, hairline, list_row, mark, scrolled};

/// The parts of the program: name, use and licence, and the text of the licence.
const PARTS: [(&str, &str, &str); 11] = [
    ("Tillbook", label!("MIT or Apache-2.0"), include_str!("../../../assets/LICENSE-MIT")),
    ("Apache-2.0", label!("the other choice"), include_str!("../../../assets/LICENSE-APACHE")),
    (
        "IBM Plex Sans",
        label!("typeface, OFL-1.1"),
        include_str!("../../../assets/fonts/IBMPlexSans.LICENSE.txt"),
    ),
    (
        "DejaVu Sans",
        label!("typeface, Bitstream Vera"),
        include_str!("../../../assets/fonts/DejaVuSans.LICENSE.txt"),
    ),
    ("Noto Emoji", label!("typeface, OFL-1.1"), include_str!("../../../assets/fonts/NotoEmoji.LICENSE.txt")),
    (
        "Material Symbols",
        label!("icons, Apache-2.0"),
        include_str!("../../../assets/fonts/MaterialSymbols.LICENSE.txt"),
    ),
    (
        label!("ISO 3166 names"),
        label!("countries and states"),
        include_str!("../../../assets/places/LICENSE-iso-3166"),
    ),
    ("Unicode CLDR", label!("names"), include_str!("../../../assets/languages/LICENSE-cldr")),
    (label!("VAT rates"), label!("sample shop"), include_str!("../../../assets/sample/LICENSE-vat-rates")),
    // The sources of bundled data.
    (label!("Sample shop"), label!("where it is from"), include_str!("../../../assets/sample/README.md")),
    (label!("Places"), label!("where it is from"), include_str!("../../../assets/places/README.md")),
];

/// The first entry of the list: its name and note. Its text is that of `tillbook --version`.
const PROGRAM: (&str, &str) = (label!("This program"), label!("for reporting faults"));
/// The second entry: its text is in a file of the package.
const LIBRARIES: (&str, &str) = (label!("Libraries"), label!("each with its licence"));
const NO_LIBRARIES: &str = label!(
    "This program was built from source. What it is made of is in Cargo.lock; packages bring all licences along."
);

#[derive(Debug, Default)]
pub(crate) struct About {
    /// The index of the selected entry.
    at: usize,
    /// The lines of the licences of libraries, once they were looked at.
    libraries: Option<Vec<String>>,
}

/// Draws the dialog; true when it is closed.
pub(crate) fn about_ui(ctx: &Context, about: &mut About) -> bool {
    dialog(ctx, "about", tr!("About Tillbook"), 760.0, |ui| {
        let tokens = theme::of(ui);
        ui.horizontal(|ui| {
            let (square, _) = ui.allocate_exact_size(Vec2::splat(40.0), Sense::hover());
            mark(ui.painter(), square, tokens.sidebar, tokens.mark);
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let version = format!("Tillbook {VERSION}");
                ui.label(theme::text(version, FontStyle::Heading, tokens.text));
                let words = label!("Sales reports, tax rates and books of a shop, offline, in one file.");
                for words in [words, NO_CASH_REGISTER] {
                    ui.label(theme::text(tr(words), FontStyle::Body, tokens.text2));
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
            ui.allocate_ui_with_layout(vec2(330.0, room), down, |ui| parts(ui, about, room));
            ui.allocate_ui_with_layout(vec2(width - 346.0, room), down, |ui| licence(ui, about, room));
        });
        let pressed = Foot::done().show_with(ui, |ui| {
            if Button::new(tr!("Copy version")).show(ui).clicked() {
                ui.ctx().copy_text(format!("Tillbook {}", version_details()));
            }
        });
        pressed.is_some()
    })
    .either()
}

fn parts(ui: &mut Ui, about: &mut About, room: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("parts").max_height(room).min_scrolled_height(room).show(ui, |ui| {
        let all = [PROGRAM, LIBRARIES].into_iter().chain(PARTS.map(|(name, what, _)| (name, what)));
        for (at, (name, what)) in all.enumerate() {
            if list_row(ui, tr(name), tr(what), None, at == about.at).clicked() {
                about.at = at;
            }
        }
    });
}

fn licence(ui: &mut Ui, about: &mut About, room: f32) {
    let tokens = theme::of(ui);
    let area = ScrollArea::vertical()
        .id_salt(("licence", about.at))
        .auto_shrink(false)
        .max_height(room)
        .min_scrolled_height(room);
    let text = match about.at.checked_sub(2).and_then(|at| PARTS.get(at)) {
        Some((_, _, text)) => Cow::Borrowed(*text),
        None if about.at == 0 => Cow::Owned(version_details()),
        None => return libraries(ui, area, about.libraries.get_or_insert_with(library_lines)),
    };
    area.show(ui, |ui| {
        // Leaves room for the scroll bar.
        ui.set_max_width(ui.available_width() - 12.0);
        ui.add(Label::new(theme::text(text, FontStyle::Small, tokens.text2)).wrap().selectable(true));
    });
}

fn library_lines() -> Vec<String> {
    let text = library_licences().map_or(Cow::Borrowed(tr(NO_LIBRARIES)), Cow::Owned);
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

/// The text for people is that of the metainfo, which software centres show too.
const METAINFO: &str = include_str!("../../../assets/packages/org.tillbook.Tillbook.metainfo.xml");

#[derive(Debug, Clone, PartialEq, Eq)]
struct Release {
    version: String,
    day: String,
    news: Vec<News>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct News {
    text: String,
    is_item: bool,
}

/// All releases, the newest first.
fn releases() -> Vec<Release> {
    METAINFO.split("<release ").skip(1).filter_map(release).collect()
}

/// Reads one element `release`, without its beginning.
fn release(element: &str) -> Option<Release> {
    let attribute = |name: &str| element.split_once(&format!("{name}=\""))?.1.split('"').next();
    let day = Day::parse(attribute("date")?)?;
    let pieces = element.split('<').filter_map(|piece| piece.split_once('>'));
    let news = pieces
        .filter(|(tag, _)| matches!(*tag, "p" | "li"))
        .map(|(tag, text)| News { text: plain(text), is_item: tag == "li" });
    Some(Release { version: attribute("version")?.to_owned(), day: format::day(day), news: news.collect() })
}

/// The text of an element: in one line, and without what XML escapes.
fn plain(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// Draws the dialog; true when it is closed.
pub(crate) fn whats_new_ui(ctx: &Context) -> bool {
    dialog(ctx, "whats new", tr!("What's new"), 560.0, |ui| {
        scrolled(ui, 200.0, |ui| {
            for release in releases() {
                release_ui(ui, &release);
            }
        });
        Foot::done().show(ui).is_some()
    })
    .either()
}

fn release_ui(ui: &mut Ui, release: &Release) {
    let tokens = theme::of(ui);
    ui.horizontal(|ui| {
        let name = format!("Tillbook {}", release.version);
        ui.label(theme::text(name, FontStyle::Head, tokens.text));
        ui.label(theme::text(&release.day, FontStyle::Small, tokens.text2));
    });
    for news in &release.news {
        let words = theme::text(&news.text, FontStyle::Body, tokens.text2);
        if news.is_item {
            ui.horizontal_top(|ui| {
                ui.label(theme::text("•", FontStyle::Body, tokens.accent));
                ui.add(Label::new(words).wrap());
            });
        } else {
            ui.label(words);
        }
    }
    ui.add_space(space::M);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_release_is_this_one_and_each_says_something() {
        let releases = releases();
        assert_eq!(releases.first().map(|release| release.version.as_str()), Some(VERSION));
        assert_eq!(releases.len(), METAINFO.matches("<release ").count());
        assert!(releases.iter().all(|release| release.news.iter().any(|news| news.is_item)), "{releases:#?}");
    }

    #[test]
    fn a_release_is_read_from_its_element() {
        let element = "version=\"1.2.0\" date=\"2027-01-31\"><description><p>Two\n  lines.</p>\
            <ul><li>Salt &amp; pepper</li></ul></description></release>";
        let news = |text: &str, is_item| News { text: text.to_owned(), is_item };
        let expected = vec![news("Two lines.", false), news("Salt & pepper", true)];
        assert_eq!(release(element).map(|release| release.news), Some(expected));
        assert_eq!(release("version=\"1.2.0\" date=\"soon\">"), None);
    }
}
