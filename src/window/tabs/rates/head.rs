//! The header of the tab: the title, the filters and the buttons that act on the selected rows; the chips of
//! tax classes and of issues, which filter the grid; and the headings of its columns with the sort order and
//! their filters.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{
    Align, Color32, CornerRadius, Key, Layout, Modifiers, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{
    ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_CLOSE, ICON_CONTENT_COPY, ICON_DELETE, ICON_ERROR,
    ICON_EVENT, ICON_HISTORY, ICON_LAYERS, ICON_PLACE, ICON_PUBLIC, ICON_WARNING,
};

use crate::model::{ClassesView, Field, Grid, GridQuery, Tab, VersionsView};
use crate::tabs::{Action, ListButton, ListButtons, header};
use crate::theme::{self, FontStyle, Icon, height, radius, space, stroke};
use crate::widgets::{
    Button, Side, bare_edit, elided, find_field, focus_ring, hairline, icon_at, icon_button, text_width,
};
use domain::ids::RateId;
use domain::rate::table::{RateFilter, RateSort};

use super::actions::RowsAction;
use super::panel::Panel;
use super::state::Focus;
use super::{RatesState, Sheet};

/// The width of the header in points below which the rates of a country are an icon without a name.
const NARROW: f32 = 1210.0;
/// The width of the icons beside the buttons that all lists have.
const ICONS: f32 = 248.0;

/// Draws the header.
pub(super) fn head(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) -> Vec<Action> {
    let mut action = None;
    let (mut found, mut clicked, mut opened, mut switched) = ((None, false), None, None, None);
    let wants_filter = state.focus.take_if(|focus| *focus == Focus::Filter).is_some();
    let mut sheet = Sheet::of(view, state);
    let can = |action| sheet.as_ref().is_some_and(|sheet| sheet.can_be_done(action));
    let (is_there, may_insert) = (sheet.is_some(), sheet.is_some() && view.may_manage);
    let is_narrow = ui.available_width() < NARROW;
    let begins = may_insert.then_some("tax rate");
    let buttons = ListButtons { begins, imports: may_insert, exports: is_there };
    let find = |ui: &mut Ui| found = find_ui(ui, view.shown, wants_filter);
    header(ui, Tab::TaxRates.name(), find, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        clicked = buttons.show(ui, ICONS);
        let country = if is_narrow {
            icon_button(ui, ICON_PUBLIC, super::COUNTRY, may_insert)
        } else {
            let button = Button::new(super::COUNTRY).icon(ICON_PUBLIC).enabled(may_insert);
            button.show(ui).on_hover_text("Add the rates of a country, or update those of the shop")
        };
        if country.clicked() {
            opened = Some(Action::Presets);
        }
        for (panel, icon, name) in [
            (Panel::Versions, ICON_EVENT, super::CHANGE_FROM),
            (Panel::Trial, ICON_PLACE, super::TRY_ADDRESS),
        ] {
            if icon_button(ui, icon, name, may_insert).clicked() {
                switched = Some(panel);
            }
        }
        divider(ui);
        for (one, icon, name) in [
            (RowsAction::Delete, ICON_DELETE, "Delete rows (Ctrl+Delete)"),
            (RowsAction::Duplicate, ICON_CONTENT_COPY, "Duplicate rows (Ctrl+Shift+D)"),
            (RowsAction::Down, ICON_ARROW_DOWNWARD, "Move down (Alt+Down)"),
            (RowsAction::Up, ICON_ARROW_UPWARD, "Move up (Alt+Up)"),
        ] {
            if icon_button(ui, icon, name, can(one)).clicked() {
                action = Some(one);
            }
        }
    });
    if clicked == Some(ListButton::New) {
        action = Some(RowsAction::Insert);
    }
    let (filtered, is_left) = found;
    let clicked = clicked.and_then(ListButton::action);
    let mut actions: Vec<Action> = filtered.into_iter().chain(clicked).chain(opened).collect();
    if let (Some(action), Some(sheet)) = (action, &mut sheet) {
        // The cell that is being edited is saved first.
        sheet.commit();
        sheet.act_on_rows(action);
        sheet.state.focus = Some(Focus::Grid);
        actions.append(&mut sheet.actions);
    }
    if let Some(panel) = switched {
        state.panel.switch(panel);
    }
    if is_left {
        state.focus = Some(Focus::Grid);
    }
    actions
}

fn divider(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(17.0, 20.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(stroke::HAIRLINE, theme::of(ui).line));
}

/// Draws the controls beside the title; returns the action if the filter was changed, and whether the keyboard goes on to
/// the grid.
fn find_ui(ui: &mut Ui, shown: &GridQuery, wants_keyboard: bool) -> (Option<Action>, bool) {
    let filter = &shown.filter;
    let mut typed = filter.anywhere.clone();
    let is_wanted = wants_keyboard || ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::F));
    let found = find_field(ui, "Filter all columns", &mut typed, is_wanted);
    let switched = Button::new("Only fallbacks").icon(ICON_LAYERS).chosen(filter.only_fallbacks).show(ui);
    let switched = switched.on_hover_text("Rates for any state, postcode and city").clicked();
    let action = (found.is_changed || switched).then(|| {
        let only_fallbacks = filter.only_fallbacks != switched;
        Action::Rates(RateFilter { anywhere: typed, only_fallbacks, ..filter.clone() }, shown.sort)
    });
    (action, found.is_left)
}

/// Draws the chips; returns the action of the one that was clicked.
pub(super) fn chips(
    ui: &mut Ui,
    classes: &ClassesView,
    view: &Grid<'_>,
    state: &RatesState,
) -> Option<Action> {
    let shown = view.shown;
    let mut chosen = None;
    let room = vec2(ui.available_width(), height::CONTROL);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        chosen = issue_chips(ui, view, state);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            chosen = class_chips(ui, classes, shown).or(chosen.take());
        });
    });
    chosen
}

/// Takes the rates of a chip.
type Rates = fn(&VersionsView) -> Arc<BTreeSet<RateId>>;

/// Draws the counts of hints, of refused rows, and of rates with versions; a click shows only their rows.
fn issue_chips(ui: &mut Ui, view: &Grid<'_>, state: &RatesState) -> Option<Action> {
    let tokens = theme::of(ui);
    let hints = view.hints.count;
    let refused = state.unsaved_rows().len();
    let mut chosen = None;
    let mut issue = |icon: Icon, name: String, ink, soft, rates: Arc<BTreeSet<RateId>>| {
        let is_chosen = view.shown.only.as_ref() == Some(&rates);
        if issue_chip(ui, icon, &name, (ink, soft), is_chosen) {
            chosen = Some(Action::OnlyRates(Some(rates).filter(|_| !is_chosen)));
        }
    };
    if hints > 0 {
        let name = format!("{hints} {}", if hints == 1 { "hint" } else { "hints" });
        issue(ICON_WARNING, name, tokens.warning, tokens.warning_soft, Arc::clone(&view.hints.rates));
    }
    if refused > 0 {
        let rates = Arc::new(state.refused_rates());
        issue(ICON_ERROR, format!("{refused} refused"), tokens.negative, tokens.negative_soft, rates);
    }
    let dated: [(Icon, &str, Rates); 2] = [
        (ICON_EVENT, "planned", |versions| Arc::clone(&versions.planned)),
        (ICON_HISTORY, "changed before", |versions| Arc::clone(&versions.changed)),
    ];
    for (icon, words, rates) in dated {
        let rates = view.versions.as_deref().map(rates).unwrap_or_default();
        if !rates.is_empty() {
            issue(icon, format!("{} {words}", rates.len()), tokens.accent, tokens.accent_soft, rates);
        }
    }
    if chosen.is_none()
        && view.shown.only.is_some()
        && icon_button(ui, ICON_CLOSE, "Show all rates", true).clicked()
    {
        chosen = Some(Action::OnlyRates(None));
    }
    chosen
}

fn issue_chip(ui: &mut Ui, icon: Icon, name: &str, (ink, soft): (Color32, Color32), is_chosen: bool) -> bool {
    let galley = ui.painter().layout_no_wrap(name.to_owned(), FontStyle::Strong.font(), ink);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 36.0, 24.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, is_chosen, name));
    let line = Stroke::new(if is_chosen { 1.5 } else { 0.0 }, ink);
    ui.painter().rect(rect, CornerRadius::same(radius::SMALL), soft, line, StrokeKind::Inside);
    icon_at(ui, pos2(rect.left() + 15.0, rect.center().y), icon, 14.0, ink);
    let at = pos2(rect.left() + 26.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    focus_ring(ui, &response);
    response.on_hover_text("Show only these").clicked()
}

fn class_chips(ui: &mut Ui, classes: &ClassesView, shown: &GridQuery) -> Option<Action> {
    let chosen_class = shown.filter.class.as_ref();
    let only = |class| Action::Rates(RateFilter { class, ..shown.filter.clone() }, shown.sort);
    let mut chosen = None;
    let chips = ui.available_rect_before_wrap();
    ui.allocate_rect(chips, Sense::hover());
    // The scroll bar lies below the chips.
    let room = chips.with_max_y(chips.bottom() + space::S);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
    ScrollArea::horizontal().id_salt("strip").auto_shrink(false).show(&mut ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let count = classes.formatter.count(classes.rates);
            if chip(ui, ("All classes", &count), (chosen_class.is_none(), true)) {
                chosen = Some(only(None));
            }
            for entry in &classes.entries {
                let is_chosen = chosen_class == Some(&entry.slug);
                if chip(ui, (&entry.name, &entry.count), (is_chosen, entry.exists)) {
                    chosen = Some(only(Some(entry.slug.clone())));
                }
            }
        });
    });
    chosen
}

/// The chip of a class with its count of rates; true when it was clicked.
fn chip(ui: &mut Ui, (name, count): (&str, &str), (is_chosen, exists): (bool, bool)) -> bool {
    let tokens = theme::of(ui);
    let name_width = text_width(ui, name, FontStyle::Chosen).min(220.0);
    let icon = if exists { 0.0 } else { 20.0 };
    let size = vec2(28.0 + icon + name_width + text_width(ui, count, FontStyle::Body), height::CONTROL);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let spoken = format!("{name} {count}");
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, &spoken));
    let corner = CornerRadius::same(radius::CONTROL);
    if is_chosen {
        ui.painter().rect_filled(rect, corner, tokens.accent_soft);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, corner, tokens.hover);
    }
    let (kind, ink, number) = match (is_chosen, exists) {
        (true, _) => (FontStyle::Chosen, tokens.accent, tokens.accent),
        (false, true) => (FontStyle::Body, tokens.text2, tokens.faint),
        (false, false) => (FontStyle::Body, tokens.warning, tokens.warning),
    };
    let inner = rect.shrink2(vec2(11.0, 0.0));
    if !exists {
        icon_at(ui, pos2(inner.left() + 7.0, inner.center().y), ICON_WARNING, 14.0, tokens.warning);
    }
    let left = inner.left() + icon;
    elided(ui, inner.with_min_x(left).with_max_x(left + name_width), Side::Left, name, kind, ink);
    elided(ui, inner, Side::Right, count, FontStyle::Body, number);
    focus_ring(ui, &response);
    let is_clicked = response.clicked();
    if !exists {
        response.on_hover_text(
            "Rates have this class, but it does not exist. Add it in Tax classes, or give the rates another.",
        );
    }
    is_clicked
}

impl Sheet<'_> {
    /// Draws the heading of a column and its filter below. A click on the heading sorts ascending, then
    /// descending, then not at all.
    pub(super) fn head_cell(&mut self, ui: &mut Ui, field: Field) {
        let room = ui.max_rect();
        let (top, bottom) = room.split_top_bottom_at_y(room.top() + height::GRID_HEAD);
        self.actions.extend(sort_cell(ui, top, field, self.view.shown));
        let (filtered, is_entered) = filter_cell(ui, bottom, field, self.view.shown);
        self.actions.extend(filtered);
        // Enter moves the focus to the rows found.
        if is_entered {
            self.state.focus = Some(Focus::Grid);
        }
    }
}

/// Draws the filter of a column; returns the action if it was changed, and whether Enter was pressed in it.
fn filter_cell(ui: &mut Ui, rect: Rect, field: Field, shown: &GridQuery) -> (Option<Action>, bool) {
    let tokens = theme::of(ui);
    ui.painter().rect_filled(rect, 0.0, tokens.panel);
    hairline(ui, rect, rect.bottom() - 0.5);
    let was = shown.filter.columns.get(&field).cloned().unwrap_or_default();
    let mut typed = was.clone();
    let frame = Rect::from_min_max(rect.min + vec2(4.0, 3.0), rect.max - vec2(5.0, 5.0));
    let corner = CornerRadius::same(radius::SMALL);
    ui.painter().rect_filled(frame, corner, if was.is_empty() { tokens.card } else { tokens.accent_soft });
    // A field of the theme is higher than the row of the filters.
    ui.spacing_mut().interact_size.y = frame.height();
    let edit = bare_edit(&mut typed, FontStyle::Small, tokens.text, frame.width() - 12.0).id_salt("filter");
    let name = format!("Filter {}", field.name());
    let response = ui.place(frame.shrink2(vec2(6.0, 0.0)), edit).accessible_name(name);
    let (wide, ink) =
        if response.has_focus() { (stroke::FOCUS, tokens.accent) } else { (stroke::HAIRLINE, tokens.line) };
    ui.painter().rect_stroke(frame, corner, Stroke::new(wide, ink), StrokeKind::Inside);
    let is_left_by = |key| response.lost_focus() && ui.input(|input| input.key_pressed(key));
    if is_left_by(Key::Escape) {
        typed.clear();
    }
    let is_entered = is_left_by(Key::Enter);
    if typed == was {
        return (None, is_entered);
    }
    let mut filter = shown.filter.clone();
    if typed.is_empty() {
        filter.columns.remove(&field);
    } else {
        filter.columns.insert(field, typed);
    }
    (Some(Action::Rates(filter, shown.sort)), is_entered)
}

fn sort_cell(ui: &Ui, rect: Rect, field: Field, shown: &GridQuery) -> Option<Action> {
    let tokens = theme::of(ui);
    // The edges belong to the handles that resize columns.
    let inside = rect.shrink2(vec2(6.0, 0.0));
    let response = ui.interact(inside, ui.scope_id().with("head"), Sense::CLICK);
    let sorted = shown.sort.filter(|sort| sort.column == field);
    let spoken = match sorted {
        Some(sort) if sort.descending => format!("{}, sorted downwards", field.name()),
        Some(_) => format!("{}, sorted upwards", field.name()),
        None => format!("{}, click to sort", field.name()),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::ColumnHeader, true, &spoken));
    ui.painter().rect_filled(rect, 0.0, if response.hovered() { tokens.hover } else { tokens.panel });
    hairline(ui, rect, rect.top() + 0.5);
    hairline(ui, rect, rect.bottom() - 0.5);
    let mut room = rect.shrink2(vec2(8.0, 0.0));
    if let Some(sort) = sorted {
        let icon = if sort.descending { ICON_ARROW_DOWNWARD } else { ICON_ARROW_UPWARD };
        let right = field.is_number();
        let x = if right { room.left() + 7.0 } else { room.right() - 7.0 };
        let place = pos2(x, room.center().y);
        icon_at(ui, place, icon, 14.0, tokens.accent);
        room = if right { room.with_min_x(room.left() + 16.0) } else { room.with_max_x(room.right() - 16.0) };
    }
    let side = if field.is_number() {
        Side::Right
    } else if field.is_flag() {
        Side::Middle
    } else {
        Side::Left
    };
    let ink = if sorted.is_some() { tokens.text } else { tokens.text2 };
    elided(ui, room, side, field.name(), FontStyle::Head, ink);
    focus_ring(ui, &response);
    let sort = match sorted {
        None => Some(RateSort { column: field, descending: false }),
        Some(sort) if !sort.descending => Some(RateSort { descending: true, ..sort }),
        Some(_) => None,
    };
    response.clicked().then(|| Action::Rates(shown.filter.clone(), sort))
}
