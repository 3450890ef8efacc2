//! The counts of a preview as cards. A click on a card lists only its rows, a second click all rows.

use egui::{Color32, CornerRadius, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::{
    ICON_ADD, ICON_CHECK, ICON_COMPARE_ARROWS, ICON_DELETE, ICON_EDIT, ICON_ERROR, ICON_FILTER_ALT,
};

use crate::format::Formatter;
use crate::theme::{self, FontStyle, Icon, Tokens, radius, space, stroke};
use crate::widgets::{Side, elided, focus_ring, icon_at};
use engine::ImportReport;

use super::listing::{Fate, signed};

/// Height of a card without its kinds, in points.
const CARD: f32 = 56.0;
const KIND: f32 = 16.0;
const LEFT: f32 = 44.0;

/// The icon, text colour and background of an outcome.
pub(super) const fn look(fate: Fate, tokens: &Tokens) -> (Icon, Color32, Color32) {
    match fate {
        Fate::New => (ICON_ADD, tokens.positive, tokens.positive_soft),
        Fate::Changed => (ICON_EDIT, tokens.accent, tokens.accent_soft),
        Fate::Identical => (ICON_CHECK, tokens.text2, tokens.hover),
        Fate::Conflicting => (ICON_COMPARE_ARROWS, tokens.warning, tokens.warning_soft),
        Fate::Refused => (ICON_ERROR, tokens.negative, tokens.negative_soft),
        Fate::Removed => (ICON_DELETE, tokens.negative, tokens.negative_soft),
    }
}

/// Draws the cards; returns the one that was clicked.
pub(super) fn cards(
    ui: &mut Ui,
    report: &ImportReport,
    only: Option<Fate>,
    formatter: Formatter,
) -> Option<Fate> {
    let fates = Fate::ALL.into_iter().filter(|fate| *fate != Fate::Removed || fate.total(report) > 0);
    let all: Vec<(Fate, Vec<String>)> = fates.map(|fate| (fate, fate.kinds(report, formatter))).collect();
    // Kinds are listed only if there are several.
    let has_kinds = report.counts.len() > 1;
    let most = all.iter().map(|(_, kinds)| kinds.len()).max().filter(|_| has_kinds).unwrap_or_default();
    let number = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
    let kinds_room = if most > 0 { number(most) * KIND + 6.0 } else { 0.0 };
    let size = vec2(ui.available_width(), CARD + kinds_room);
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let wide = (row.width() + space::S) / number(all.len()) - space::S;
    let mut left = row.left();
    let mut pressed = None;
    for (fate, kinds) in all {
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(wide, row.height()));
        left += wide + space::S;
        let lines: &[String] = if has_kinds { &kinds } else { &[] };
        let shown = Card { fate, total: fate.total(report), lines, is_chosen: only == Some(fate), formatter };
        if shown.show(ui, rect, &kinds) {
            pressed = Some(fate);
        }
    }
    pressed
}

struct Card<'a> {
    fate: Fate,
    total: u64,
    lines: &'a [String],
    is_chosen: bool,
    formatter: Formatter,
}

impl Card<'_> {
    /// Draws the card; true when it was clicked. A card with the count 0 cannot be clicked.
    fn show(&self, ui: &Ui, rect: Rect, kinds: &[String]) -> bool {
        let tokens = theme::of(ui);
        let can = self.total > 0;
        let sense = if can { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, ui.scope_id().with(("count", self.fate.name())), sense);
        let count = self.formatter.count(signed(self.total));
        let mut spoken = format!("{count} {}", self.fate.name());
        if !kinds.is_empty() {
            spoken = format!("{spoken}: {}", kinds.join(", "));
        }
        response.widget_info(|| WidgetInfo::selected(Role::Switch, can, self.is_chosen, &spoken));
        let (fill, line) = if self.is_chosen {
            (tokens.accent_soft, Stroke::new(stroke::FOCUS, tokens.accent))
        } else {
            let fill = if can && response.hovered() { tokens.hover } else { tokens.card };
            (fill, Stroke::new(stroke::HAIRLINE, tokens.line))
        };
        ui.painter().rect(rect, CornerRadius::same(radius::CARD), fill, line, StrokeKind::Inside);
        let (icon, ink, _) = look(self.fate, tokens);
        let quiet = |ink| if can { ink } else { tokens.faint };
        icon_at(ui, pos2(rect.left() + 24.0, rect.top() + 28.0), icon, 20.0, quiet(ink));
        let (left, right) = (rect.left() + LEFT, rect.right() - space::S);
        let row = |top: f32, height: f32| {
            Rect::from_min_max(pos2(left, rect.top() + top), pos2(right, rect.top() + top + height))
        };
        elided(ui, row(8.0, 24.0), Side::Left, &count, FontStyle::Figure, quiet(tokens.text));
        elided(ui, row(32.0, 16.0), Side::Left, self.fate.name(), FontStyle::Small, quiet(tokens.text2));
        let mut top = CARD - 2.0;
        for kind in self.lines {
            elided(ui, row(top, KIND), Side::Left, kind, FontStyle::Small, tokens.text2);
            top += KIND;
        }
        if self.is_chosen {
            icon_at(ui, pos2(rect.right() - 18.0, rect.top() + 20.0), ICON_FILTER_ALT, 16.0, tokens.accent);
        }
        focus_ring(ui, &response);
        let hint = if self.is_chosen { "Show all again" } else { "Show only these" };
        can && response.on_hover_text(hint).clicked()
    }
}
