//! Buttons with a text (secondary, primary, quiet, danger), and small ones with only an icon.

use egui::{
    Color32, CornerRadius, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::theme::{self, FontStyle, Icon, Tokens, height, radius, stroke};

use super::{focus_ring, icon_at, text_width};

/// The importance of a button, which decides its colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// An action among others.
    Secondary,
    /// The main action; at most one is in view.
    Primary,
    /// An action, without a frame.
    Quiet,
    /// Deletes something; in dialogs only.
    Danger,
}

/// A button with a text.
pub(crate) struct Button<'a> {
    kind: Kind,
    icon: Option<Icon>,
    text: &'a str,
    /// The accessible name; `None` where the text is enough.
    spoken: Option<&'a str>,
    enabled: bool,
    chosen: Option<bool>,
}

impl<'a> Button<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { kind: Kind::Secondary, icon: None, text, spoken: None, enabled: true, chosen: None }
    }

    pub(crate) const fn text(&self) -> &'a str {
        self.text
    }

    /// The default is secondary.
    pub(crate) const fn kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// Sets the accessible name, where the text alone is ambiguous.
    pub(crate) const fn spoken(mut self, name: &'a str) -> Self {
        self.spoken = Some(name);
        self
    }

    /// Puts an icon before the text.
    pub(crate) const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// The default is enabled; a disabled button is drawn faint and takes no clicks.
    pub(crate) const fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    pub(super) const fn is_enabled(&self) -> bool {
        self.enabled
    }

    /// Makes it a toggle, which is on or off.
    pub(crate) const fn chosen(mut self, chosen: bool) -> Self {
        self.chosen = Some(chosen);
        self
    }

    /// The width it takes in a layout, in points.
    pub(crate) fn width(&self, ui: &Ui) -> f32 {
        text_width(ui, self.text, FontStyle::Strong) + if self.icon.is_some() { 26.0 } else { 0.0 } + 22.0
    }

    pub(crate) fn show(self, ui: &mut Ui) -> Response {
        let galley =
            ui.painter().layout_no_wrap(self.text.to_owned(), FontStyle::Strong.font(), Color32::PLACEHOLDER);
        let icon_room = if self.icon.is_some() { 26.0 } else { 0.0 };
        let size = vec2(self.width(ui), height::CONTROL);
        // One that is disabled is there in a moment, so that messages keep clear of it too.
        let (rect, response) =
            ui.add_enabled_ui(self.enabled, |ui| ui.allocate_exact_size(size, Sense::click())).inner;
        let name = self.spoken.unwrap_or(self.text);
        response.widget_info(|| match self.chosen {
            Some(chosen) => WidgetInfo::selected(Role::Switch, self.enabled, chosen, name),
            None => WidgetInfo::labeled(Role::Button, self.enabled, name),
        });
        let tokens = theme::of(ui);
        let (fill, line, ink) = self.colours(tokens, &response);
        ui.painter().rect(
            rect,
            CornerRadius::same(radius::CONTROL),
            fill,
            Stroke::new(stroke::HAIRLINE, line),
            StrokeKind::Inside,
        );
        if let Some(icon) = self.icon {
            let quiet = matches!(self.kind, Kind::Secondary | Kind::Quiet)
                && self.enabled
                && self.chosen != Some(true);
            let color = if quiet { tokens.text2 } else { ink };
            icon_at(ui, pos2(rect.left() + 20.0, rect.center().y), icon, 18.0, color);
        }
        let place = pos2(rect.left() + 11.0 + icon_room, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(place, galley, ink);
        focus_ring(ui, &response);
        response
    }

    fn colours(&self, tokens: &Tokens, response: &Response) -> (Color32, Color32, Color32) {
        if !self.enabled {
            return (Color32::TRANSPARENT, tokens.line, tokens.faint);
        }
        if self.chosen == Some(true) {
            return (tokens.accent_soft, tokens.accent, tokens.accent);
        }
        match self.kind {
            Kind::Secondary => (ground(tokens, response), tokens.line, tokens.text),
            Kind::Quiet => (quiet_ground(tokens, response), Color32::TRANSPARENT, tokens.text2),
            Kind::Primary => (strong(tokens.accent, response), Color32::TRANSPARENT, tokens.on_accent),
            Kind::Danger => (strong(tokens.negative, response), Color32::TRANSPARENT, tokens.on_negative),
        }
    }
}

/// A framed button with only an icon. `name` is its accessible name and its tooltip, with the shortcut.
pub(crate) fn icon_button(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    only_icon(ui, icon, name, (enabled, true))
}

/// A button with only an icon and no frame, for bars. `name` is its accessible name and its tooltip, with the
/// shortcut.
pub(crate) fn quiet_icon(ui: &mut Ui, icon: Icon, name: &str, enabled: bool) -> Response {
    only_icon(ui, icon, name, (enabled, false))
}

fn only_icon(ui: &mut Ui, icon: Icon, name: &str, (enabled, is_framed): (bool, bool)) -> Response {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(height::CONTROL), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    let tokens = theme::of(ui);
    let corner = CornerRadius::same(radius::CONTROL);
    let fill = if enabled { ground(tokens, &response) } else { Color32::TRANSPARENT };
    if is_framed {
        let line = Stroke::new(stroke::HAIRLINE, tokens.line);
        ui.painter().rect(rect, corner, fill, line, StrokeKind::Inside);
    } else if enabled && (response.hovered() || response.is_pointer_button_down_on()) {
        ui.painter().rect_filled(rect, corner, fill);
    }
    let faint = tokens.faint.gamma_multiply(if is_framed { 0.6 } else { 0.5 });
    icon_at(ui, rect.center(), icon, 18.0, if enabled { tokens.text2 } else { faint });
    focus_ring(ui, &response);
    response.on_hover_text(name)
}

fn ground(tokens: &Tokens, response: &Response) -> Color32 {
    if response.is_pointer_button_down_on() {
        tokens.accent_soft
    } else if response.hovered() {
        tokens.hover
    } else {
        tokens.card
    }
}

fn quiet_ground(tokens: &Tokens, response: &Response) -> Color32 {
    if response.is_pointer_button_down_on() || response.hovered() {
        tokens.accent_soft
    } else {
        Color32::TRANSPARENT
    }
}

fn strong(color: Color32, response: &Response) -> Color32 {
    if response.is_pointer_button_down_on() {
        color.gamma_multiply(0.85)
    } else if response.hovered() {
        color.gamma_multiply(0.92)
    } else {
        color
    }
}
