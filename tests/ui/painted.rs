//! What is painted on the screen: its texts, those that are cut, and those that something lies over.

use egui::accesskit::Role;
use egui::epaint::{ClippedShape, TextShape};
use egui::{Color32, Rect, Shape, vec2};
use egui_kittest::kittest::Queryable;

use super::person::Person;

/// What is painted, with the part of the screen that it is painted in: where a dialog is open, only what is over the ground
/// that it darkens.
fn shapes(person: &Person) -> Vec<(Rect, &Shape)> {
    fn gather<'s>(clip: Rect, shape: &'s Shape, found: &mut Vec<(Rect, &'s Shape)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(clip, shape, found)),
            one => found.push((clip, one)),
        }
    }
    let screen = person.window.ctx.content_rect();
    let covers = |one: &ClippedShape| match &one.shape {
        Shape::Rect(ground) => ground.rect.contains_rect(screen),
        _ => false,
    };
    let shapes = &person.window.output().shapes;
    let ground = shapes.iter().rposition(covers).unwrap_or_default();
    let mut found = Vec::new();
    for one in shapes.iter().skip(ground) {
        gather(one.clip_rect.intersect(screen), &one.shape, &mut found);
    }
    found
}

/// The texts among it.
pub(crate) fn painted(person: &Person) -> Vec<(Rect, &TextShape)> {
    let texts = shapes(person).into_iter().filter_map(|(clip, shape)| match shape {
        Shape::Text(text) => Some((clip, text)),
        _ => None,
    });
    texts.collect()
}

/// Texts that something lies over in part, while no list or message is open that may.
pub(crate) fn covered(person: &Person) -> Vec<String> {
    let has_popup = egui::Popup::is_any_open(&person.window.ctx)
        || person.window.query_all_by_role(Role::ListBoxOption).next().is_some();
    let (mut seen, mut found): (Vec<(Rect, &str)>, _) = (Vec::new(), Vec::new());
    if has_popup {
        return found;
    }
    for (clip, shape) in shapes(person) {
        let (place, text) = match shape {
            Shape::Text(text) if is_seen(text) => (text.visual_bounding_rect(), text.galley.text()),
            Shape::Rect(ground) if ground.fill.a() == u8::MAX => (ground.rect, ""),
            _ => continue,
        };
        let place = place.intersect(clip);
        // The boxes of letters are a little larger than the letters.
        let over = |below: Rect| {
            let both = below.intersect(place).shrink2(vec2(1.0, 3.0));
            both.is_positive() && !place.contains_rect(below)
        };
        let hidden = seen.iter().filter(|(below, _)| over(*below));
        found.extend(hidden.map(|(below, hidden)| format!("{hidden:?} {below} below {text:?} {place}")));
        seen.retain(|(below, _)| !place.contains_rect(*below));
        if !text.is_empty() && place.is_positive() {
            seen.push((place, text));
        }
    }
    found
}

/// Whether a text has letters, and a colour, which one that is painted again cut with `…` does not.
fn is_seen(text: &TextShape) -> bool {
    !text.galley.text().is_empty()
        && text.galley.job.sections.iter().any(|part| part.format.color != Color32::TRANSPARENT)
}

/// Whether a text ends with `…` for want of room, or at the left or right of the part of the screen that it is painted in.
pub(crate) fn is_cut(shape: &TextShape, clip: Rect) -> bool {
    let (text, room) = (shape.visual_bounding_rect(), clip.expand(1.0));
    let is_in_sight = clip.is_positive() && text.is_positive() && clip.y_range().contains(text.center().y);
    is_in_sight && (shape.galley.elided || text.left() < room.left() || text.right() > room.right())
}

/// Texts that are cut, outside of lists.
pub(crate) fn cut(person: &Person) -> Vec<&str> {
    let cut = painted(person).into_iter().filter(|(clip, shape)| is_cut(shape, *clip));
    cut.map(|(_, shape)| shape.galley.text()).collect()
}
