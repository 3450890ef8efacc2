//! Applies the tokens to egui: its style for each appearance, and the frame of pop-ups.

use std::sync::Arc;

use egui::style::{ScrollAnimation, ScrollStyle, Selection, WidgetVisuals, Widgets};
use egui::{Context, CornerRadius, Frame, Margin, Shadow, Stroke, Style, Theme, Vec2, Visuals, vec2};

use super::{DARK, LIGHT, Tokens, fonts, height, radius, stroke};

/// Sets the fonts and both appearances. Called once, before the first frame.
pub(crate) fn install(ctx: &Context) {
    ctx.set_fonts(fonts::definitions());
    ctx.set_style_of(Theme::Light, Arc::new(style(&LIGHT, Visuals::light())));
    ctx.set_style_of(Theme::Dark, Arc::new(style(&DARK, Visuals::dark())));
    ctx.options_mut(|options| {
        // X11 does not tell which appearance the desktop has.
        options.fallback_theme = Theme::Light;
        // Zoom is done by commands, so that the menu can show their shortcuts.
        options.zoom_with_keyboard = false;
    });
}

/// The frame of pop-ups, menus and callouts.
pub(crate) fn popup_frame(tokens: &Tokens) -> Frame {
    Frame::NONE
        .fill(tokens.raised)
        .stroke(Stroke::new(stroke::HAIRLINE, tokens.line))
        .corner_radius(radius::CARD)
        .shadow(raised_shadow(tokens))
        .inner_margin(Margin::same(12))
}

/// The shadow of everything that is drawn above the page.
pub(crate) fn raised_shadow(tokens: &Tokens) -> Shadow {
    Shadow { offset: [0, 6], blur: 20, spread: 0, color: tokens.shadow }
}

fn style(tokens: &Tokens, base: Visuals) -> Style {
    let mut style = Style {
        text_styles: fonts::text_styles(),
        animation_time: 0.0,
        scroll_animation: ScrollAnimation::none(),
        visuals: visuals(tokens, base),
        ..Style::default()
    };
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::splat(8.0);
    spacing.button_padding = vec2(12.0, 5.0);
    spacing.interact_size = vec2(height::CONTROL, height::CONTROL);
    spacing.menu_margin = Margin::same(4);
    spacing.window_margin = Margin::same(20);
    spacing.icon_width = 16.0;
    spacing.icon_width_inner = 12.0;
    spacing.tooltip_width = 320.0;
    spacing.scroll = ScrollStyle {
        bar_width: 6.0,
        floating_width: 6.0,
        handle_min_length: 32.0,
        dormant_handle_opacity: 0.35,
        active_handle_opacity: 0.6,
        interact_handle_opacity: 0.9,
        dormant_background_opacity: 0.0,
        active_background_opacity: 0.0,
        interact_background_opacity: 0.0,
        ..ScrollStyle::floating()
    };
    spacing.scroll.fade.strength = 0.0;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.4;
    style
}

fn visuals(tokens: &Tokens, base: Visuals) -> Visuals {
    let mut visuals = Visuals {
        widgets: widgets(tokens),
        selection: Selection {
            bg_fill: tokens.accent_soft,
            stroke: Stroke::new(stroke::HAIRLINE, tokens.accent),
        },
        weak_text_color: Some(tokens.faint),
        hyperlink_color: tokens.accent,
        faint_bg_color: tokens.panel,
        extreme_bg_color: tokens.card,
        text_edit_bg_color: Some(tokens.card),
        code_bg_color: tokens.hover,
        warn_fg_color: tokens.warning,
        error_fg_color: tokens.negative,
        window_corner_radius: CornerRadius::same(radius::DIALOG),
        menu_corner_radius: CornerRadius::same(radius::CARD),
        window_shadow: raised_shadow(tokens),
        popup_shadow: raised_shadow(tokens),
        window_fill: tokens.raised,
        window_stroke: Stroke::new(stroke::HAIRLINE, tokens.line),
        panel_fill: tokens.bg,
        striped: false,
        ..base
    };
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(1.5, tokens.text);
    visuals
}

fn widgets(tokens: &Tokens) -> Widgets {
    let state = |fill| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(stroke::HAIRLINE, tokens.line),
        corner_radius: CornerRadius::same(radius::CONTROL),
        fg_stroke: Stroke::new(stroke::HAIRLINE, tokens.text),
        expansion: 0.0,
    };
    // The scroll bar's handle is drawn in the foreground colour; its opacity sets it apart.
    Widgets {
        noninteractive: state(tokens.card),
        inactive: state(tokens.card),
        hovered: state(tokens.hover),
        active: state(tokens.accent_soft),
        open: state(tokens.accent_soft),
    }
}
