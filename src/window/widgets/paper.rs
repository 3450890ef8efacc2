//! Printed pages: sheets of white paper in both appearances, with what the PDF has on them, and the logo by itself.

use egui::{
    ColorImage, Context, Id, Painter, Pos2, Rect, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui, Vec2,
};

use crate::theme::{self, radius, stroke};
use domain::invoice::logo::Logo;

/// Draws a logo on paper, in a place of the layout of this size.
pub(crate) fn logo_ui(ui: &mut Ui, logo: &Logo, size: Vec2) {
    let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let line = Stroke::new(stroke::HAIRLINE, theme::of(ui).line);
    ui.painter().rect(place, radius::CONTROL, theme::PAPER, line, StrokeKind::Inside);
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
