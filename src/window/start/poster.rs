//! The wide sidebar of the start screen, which says what the program is.

use egui::{CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::theme::{self, FontStyle, radius, stroke, text};
use crate::widgets::mark;

/// The logo, in a window too narrow for the sidebar.
pub(super) fn small_mark(ui: &mut Ui) {
    let tokens = theme::of(ui);
    let (square, _) = ui.allocate_exact_size(Vec2::splat(40.0), Sense::hover());
    mark(ui.painter(), square, tokens.sidebar, tokens.mark);
    ui.add_space(16.0);
}

/// Draws the sidebar; true when the link to the licences was clicked.
pub(super) fn poster(ui: &mut Ui) -> bool {
    let tokens = theme::of(ui);
    let room = ui.max_rect();
    ui.allocate_rect(room, Sense::hover());
    let square = Rect::from_min_size(room.min + vec2(40.0, 40.0), Vec2::splat(40.0));
    mark(ui.painter(), square, tokens.mark, tokens.sidebar);
    let name = pos2(square.right() + 12.0, square.center().y);
    ui.painter().text(
        name,
        egui::Align2::LEFT_CENTER,
        "Tillbook",
        FontStyle::Title.font(),
        tokens.sidebar_text,
    );
    bars(
        ui,
        Rect::from_min_size(
            pos2(room.left() + 40.0, room.center().y - 130.0),
            vec2(room.width() - 80.0, 120.0),
        ),
    );
    let words =
        Rect::from_min_max(pos2(room.left() + 40.0, room.center().y + 22.0), room.max - vec2(40.0, 60.0));
    let mut words = ui.new_child(UiBuilder::new().max_rect(words));
    words.label(text("Your shop’s books, on your own computer.", FontStyle::Display, tokens.sidebar_text));
    let more = "Sales, taxes and orders in one file that you keep. No account, no server.";
    let small = egui::FontId::proportional(15.0);
    words.label(text(more, FontStyle::Heading, tokens.sidebar_faint).font(small));
    let version = Rect::from_min_max(
        pos2(room.left() + 40.0, room.bottom() - 60.0),
        pos2(room.right(), room.bottom() - 36.0),
    );
    let mut foot = ui.new_child(UiBuilder::new().max_rect(version));
    foot.horizontal(|ui| {
        let version = concat!("Version ", env!("CARGO_PKG_VERSION"), " ·");
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(text(version, FontStyle::Small, tokens.sidebar_faint));
        let link = ui.link(text("Open source licences", FontStyle::Small, tokens.sidebar_faint));
        if link.has_focus() {
            let ring = Stroke::new(stroke::FOCUS, tokens.mark);
            ui.painter().rect_stroke(link.rect.expand(2.0), radius::SMALL, ring, StrokeKind::Outside);
        }
        link.clicked()
    })
    .inner
}

fn bars(ui: &Ui, room: Rect) {
    let tokens = theme::of(ui);
    let shares = [0.35, 0.54, 0.42, 0.68, 0.6, 0.83, 0.75, 1.0, 0.63, 0.77, 0.91, 0.72];
    let step = room.width() / 12.0;
    let mut left = room.left();
    for share in shares {
        let top = room.bottom() - room.height() * share * 0.8;
        let bar = Rect::from_min_max(pos2(left, top), pos2(left + step * 0.67, room.bottom()));
        let fill = if share < 1.0 { tokens.sidebar_active } else { tokens.mark };
        ui.painter().rect_filled(bar, CornerRadius::ZERO, fill);
        left += step;
    }
    ui.painter().hline(room.x_range(), room.bottom(), Stroke::new(1.0, tokens.sidebar_faint));
}
