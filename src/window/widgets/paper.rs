//! Printed pages: sheets of white paper in both appearances, with what the PDF has on them, and the logo by itself.

use egui::{
    ColorImage, Context, Id, Painter, Pos2, Rect, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui, Vec2,
};

use super::{line, say};
use crate::theme::{self, radius, stroke};
use domain::invoice::logo::Logo;
use transfer::pdf::PaperPage;

/// The space between pages, in points.
const GAP: f32 = 12.0;
/// The least width of a line, in points.
const THIN: f32 = 0.5;

/// Draws pages as wide as the layout, one below the other. Screen readers read each as one text.
pub(crate) fn paper_ui(ui: &mut Ui, pages: &[PaperPage]) {
    for (at, page) in pages.iter().enumerate() {
        if at > 0 {
            ui.add_space(GAP);
        }
        let scale = ui.available_width() / page.size.0.max(1.0);
        let sheet = line(ui, page.size.1 * scale);
        if ui.is_rect_visible(sheet) {
            outlined_paper(ui, sheet, 0);
            page_in(&ui.painter().with_clip_rect(sheet.intersect(ui.clip_rect())), sheet.min, scale, page);
            let words: Vec<&str> = page.texts.iter().map(|text| text.text.as_str()).collect();
            say(ui, sheet, ("page", at), &words.join("\n"));
        }
    }
}

fn outlined_paper(ui: &Ui, place: Rect, radius: u8) {
    let line = Stroke::new(stroke::HAIRLINE, theme::of(ui).line);
    ui.painter().rect(place, radius, theme::PAPER, line, StrokeKind::Inside);
}

/// Paints what is on a page, whose upper left corner is here. Points of the page are scaled by this.
fn page_in(painter: &Painter, corner: Pos2, scale: f32, page: &PaperPage) {
    let place = |(x, y): (f32, f32)| corner + Vec2::new(x, y) * scale;
    let room =
        |at, (width, height): (f32, f32)| Rect::from_min_size(place(at), Vec2::new(width, height) * scale);
    for filled in &page.boxes {
        painter.rect_filled(room(filled.at, filled.size), 0.0, theme::printed(filled.color));
    }
    for line in &page.lines {
        let stroke = Stroke::new((line.width * scale).max(THIN), theme::printed(line.color));
        painter.line(line.through.iter().copied().map(place).collect(), stroke);
    }
    for picture in &page.pictures {
        if let Some(texture) = texture(painter.ctx(), &picture.logo) {
            paint(painter, room(picture.at, picture.size), &texture);
        }
    }
    for text in &page.texts {
        let (font, ink) = (theme::printed_font(text.size * scale, text.weight), theme::printed(text.color));
        let galley = painter.layout_no_wrap(text.text.clone(), font, ink);
        let first = galley.rows.first().and_then(|row| Some((row, row.glyphs.first()?)));
        let baseline = first.map_or(0.0, |(row, glyph)| row.pos.y + glyph.pos.y);
        // The window's letters are as wide as those of the PDF, but for a hair.
        let off = (text.width * scale - galley.size().x) / 2.0;
        painter.galley(place(text.at) + Vec2::new(off, -baseline), galley, ink);
    }
}

/// Draws a logo on paper, in a place of the layout of this size.
pub(crate) fn logo_ui(ui: &mut Ui, logo: &Logo, size: Vec2) {
    let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    outlined_paper(ui, place, radius::CONTROL);
    if let Some(texture) = texture(ui.ctx(), logo) {
        let (room, pixels) = (place.shrink(4.0).size(), texture.size_vec2());
        let scale = (room / pixels).min_elem().min(1.0);
        paint(ui.painter(), Rect::from_center_size(place.center(), pixels * scale), &texture);
    }
}

fn paint(painter: &Painter, place: Rect, texture: &TextureHandle) {
    let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
    painter.image(texture.id(), place, whole, theme::PAPER);
}

/// The logo on the graphics card, where it stays.
fn texture(ctx: &Context, logo: &Logo) -> Option<TextureHandle> {
    let id = Id::unique(("logo", logo.digest()));
    if let Some(texture) = ctx.data(|data| data.get_temp(id)) {
        return Some(texture);
    }
    let pixels = transfer::logo::pixels(logo).ok()?;
    let size = logo.pixels().map(|side| usize::try_from(side).unwrap_or_default());
    let texture = ctx.load_texture("logo", ColorImage::from_rgb(size, &pixels), TextureOptions::LINEAR);
    ctx.data_mut(|data| data.insert_temp(id, texture.clone()));
    Some(texture)
}
