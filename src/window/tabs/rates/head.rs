//! The header of the tab: the title, the filters, the buttons of the panels and the menu of what else can be done; the
//! chips of tax classes and of issues, which filter the grid; and the headings of its columns with the sort order and
//! their filters.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{
    Align, Color32, CornerRadius, Key, Layout, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{
    ICON_ARROW_DOWNWARD, ICON_ARROW_UPWARD, ICON_CLOSE, ICON_ERROR, ICON_EVENT, ICON_HISTORY, ICON_PLACE,
    ICON_PUBLIC, ICON_WARNING,
};

use crate::command::Command;
use crate::model::{ClassEntry, ClassesView, Field, Grid, GridQuery, Tab, VersionsView};
use crate::tabs::{Action, ListButton, ListButtons, header_of};
use crate::theme::{self, FontStyle, Icon, height, radius, stroke};
use crate::translate::tr;
use crate::widgets::{
    Button, Dropdown, Kind, Side, bare_edit, choice_entry, elided, find_field, focus_ring, hairline, icon_at,
    icon_button, keyed_entry, more_menu, text_width, wants_find,
};
use domain::ids::RateId;
use domain::label;
use domain::rate::table::{RateFilter, RateSort};

use super::actions::{RowsAction, row_entries};
use super::panel::Panel;
use super::state::Focus;
use super::{RatesState, Sheet};

/// The width in points that the title, the filter and the icons need in one row, beside the buttons with words; and what the
/// button that shows all places again adds.
const CONTROLS: f32 = 374.0;
const FALLBACKS: f32 = 160.0;
/// Between chips of classes, and what the menu of those that have no room takes, in points.
const GAP: f32 = 4.0;
const MORE: f32 = 116.0;
/// The room for classes in points below which the chips of issues are an icon and a number.
const CLASSES: f32 = 360.0;

/// The choice in the menu of the head.
enum More {
    Country,
    Fallbacks,
    Rows(RowsAction),
}

/// Draws the header.
pub(super) fn head(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) -> Vec<Action> {
    let (mut found, mut clicked, mut switched, mut more) = ((None, false), None, None, None);
    let wants_filter = state.focus.take_if(|focus| *focus == Focus::Filter).is_some();
    let open = state.panel.open;
    let mut sheet = Sheet::of(view, state);
    let (is_there, may_insert) = (sheet.is_some(), sheet.is_some() && view.may_manage);
    let begins = Tab::TaxRates.facts().begin.filter(|_| may_insert);
    let buttons = ListButtons { begins, imports: may_insert, exports: is_there };
    let left = |ui: &mut Ui| {
        found = find_ui(ui, view.shown, wants_filter);
        switched = panel_buttons(ui, open, may_insert);
    };
    let only_fallbacks = view.shown.filter.only_fallbacks;
    let words = [super::TRY_ADDRESS, super::CHANGE_FROM].into_iter().chain(begins);
    let words: f32 = words
        .map(|name| Button::new(tr(name)).icon(ICON_EVENT).width(ui) + ui.spacing().item_spacing.x)
        .sum();
    let title = text_width(ui, tr(Tab::TaxRates.name()), FontStyle::Title);
    let needed = CONTROLS + title + words + if only_fallbacks { FALLBACKS } else { 0.0 };
    header_of(ui, tr(Tab::TaxRates.name()), needed, left, |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        clicked = buttons.show(ui, height::CONTROL + GAP);
        more = more_menu(ui, tr!("More with tax rates"), 280.0, |ui| more_entries(ui, view, sheet.as_ref()));
    });
    let (filtered, is_left) = found;
    let mut actions: Vec<Action> = filtered.into_iter().collect();
    actions.extend(clicked.and_then(ListButton::action));
    let mut on_rows = (clicked == Some(ListButton::New)).then_some(RowsAction::Insert);
    match more {
        Some(More::Country) => actions.push(Action::Run(Command::Presets)),
        Some(More::Fallbacks) => actions.push(fallbacks(view.shown, !only_fallbacks)),
        Some(More::Rows(action)) => on_rows = Some(action),
        None => {}
    }
    if let (Some(action), Some(sheet)) = (on_rows, &mut sheet) {
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

/// Draws the controls beside the title that filter; returns the action if the filter was changed, and whether the
/// keyboard goes on to the grid.
fn find_ui(ui: &mut Ui, shown: &GridQuery, wants_keyboard: bool) -> (Option<Action>, bool) {
    let filter = &shown.filter;
    let mut typed = filter.anywhere.clone();
    let is_wanted = wants_find(ui) || wants_keyboard;
    let found = find_field(ui, tr!("Filter all columns"), &mut typed, is_wanted);
    let filtered = || Action::Rates(RateFilter { anywhere: typed, ..filter.clone() }, shown.sort);
    let mut action = found.is_changed.then(filtered);
    if filter.only_fallbacks {
        let all = Button::new(tr(ONLY_FALLBACKS)).icon(ICON_CLOSE).show(ui);
        let all = all.on_hover_text(tr!("Only rates for any state, postcode and city. A click shows all"));
        action = action.or(all.clicked().then(|| fallbacks(shown, false)));
    }
    (action, found.is_left)
}

const ONLY_FALLBACKS: &str = label!("Only country-wide rates");

/// Shows only the rates for any state, postcode and city, or all.
fn fallbacks(shown: &GridQuery, only_fallbacks: bool) -> Action {
    Action::Rates(RateFilter { only_fallbacks, ..shown.filter.clone() }, shown.sort)
}

/// Draws the buttons of the panels beside the grid; returns the one that was clicked.
fn panel_buttons(ui: &mut Ui, open: Option<Panel>, is_enabled: bool) -> Option<Panel> {
    let mut clicked = None;
    for (panel, icon, name) in
        [(Panel::Trial, ICON_PLACE, super::TRY_ADDRESS), (Panel::Versions, ICON_EVENT, super::CHANGE_FROM)]
    {
        let button = Button::new(tr(name)).icon(icon).chosen(open == Some(panel)).enabled(is_enabled);
        if button.show(ui).clicked() {
            clicked = Some(panel);
        }
    }
    clicked
}

/// Draws the entries of the menu of the head; returns what was chosen.
fn more_entries(ui: &mut Ui, view: &Grid<'_>, sheet: Option<&Sheet<'_>>) -> Option<More> {
    let mut chosen = None;
    if view.may_manage && keyed_entry(ui, ICON_PUBLIC, tr(super::COUNTRY), tr!("add or update")) {
        chosen = Some(More::Country);
    }
    let all = [RowsAction::Duplicate, RowsAction::Up, RowsAction::Down, RowsAction::Delete];
    let is_possible = |action: &RowsAction| sheet.is_some_and(|sheet| sheet.can_be_done(*action));
    let possible: Vec<RowsAction> = all.into_iter().filter(is_possible).collect();
    chosen = row_entries(ui, &possible).map(More::Rows).or(chosen);
    let only_fallbacks = view.shown.filter.only_fallbacks;
    if choice_entry(ui, tr(ONLY_FALLBACKS), tr!("any state, postcode, city"), only_fallbacks) {
        chosen = Some(More::Fallbacks);
    }
    chosen
}

/// Draws the chips; returns the action of the one that was clicked.
pub(super) fn chips(
    ui: &mut Ui,
    classes: &ClassesView,
    view: &Grid<'_>,
    state: &mut RatesState,
) -> Option<Action> {
    let mut chosen = None;
    let room = vec2(ui.available_width(), height::CONTROL);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        columns_button(ui, view, state);
        chosen = issue_chips(ui, view, state);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            chosen = class_chips(ui, classes, view.shown).or(chosen.take());
        });
    });
    chosen
}

/// Draws the button of the columns in which every rate has what a new one begins with, where there are any.
fn columns_button(ui: &mut Ui, view: &Grid<'_>, state: &mut RatesState) {
    let Some(rates) = view.rates.value.as_ref() else { return };
    if rates.plain().is_empty() && !state.shows_all {
        return;
    }
    let name = if state.shows_all { tr!("Fewer columns") } else { tr!("+ columns") };
    let button = Button::new(name).kind(Kind::Quiet).show(ui);
    let words = tr!("Columns in which every rate has the value of a new one");
    if button.on_hover_text(words).clicked() {
        state.shows_all = !state.shows_all;
        state.revealed.clear();
    }
}

/// Takes the rates of a chip.
type Rates = fn(&VersionsView) -> Arc<BTreeSet<RateId>>;

/// A count of rates that are worth a look: its icon, its name such as `3 hints`, its colours, and its rates.
struct Issue {
    icon: Icon,
    count: usize,
    name: String,
    ink: Color32,
    soft: Color32,
    rates: Arc<BTreeSet<RateId>>,
}

/// The counts of hints, of refused rows, and of rates with versions.
fn issues(ui: &Ui, view: &Grid<'_>, state: &RatesState) -> Vec<Issue> {
    let tokens = theme::of(ui);
    let hints = view.hints.count;
    let hinted = Issue {
        icon: ICON_WARNING,
        count: hints,
        name: tr!("{count} {count:hint|hints}", count = hints),
        ink: tokens.warning,
        soft: tokens.warning_soft,
        rates: Arc::clone(&view.hints.rates),
    };
    let count = state.unsaved_rows().len();
    let refused = Issue {
        icon: ICON_ERROR,
        count,
        name: tr!("{count} refused", count),
        ink: tokens.negative,
        soft: tokens.negative_soft,
        rates: Arc::new(state.refused_rates()),
    };
    let rates = |of: Rates| view.versions.as_deref().map(of).unwrap_or_default();
    let planned = rates(|versions| Arc::clone(&versions.planned));
    let changed = rates(|versions| Arc::clone(&versions.changed));
    let dated = [
        (ICON_EVENT, tr!("{count} planned", count = planned.len()), planned),
        (ICON_HISTORY, tr!("{count} changed before", count = changed.len()), changed),
    ];
    let dated = dated.into_iter().map(|(icon, name, rates)| Issue {
        icon,
        count: rates.len(),
        name,
        ink: tokens.accent,
        soft: tokens.accent_soft,
        rates,
    });
    [hinted, refused].into_iter().chain(dated).filter(|issue| issue.count > 0).collect()
}

/// Draws the counts; a click shows only their rates. Where the classes have too little room beside them, they are an
/// icon and a number.
fn issue_chips(ui: &mut Ui, view: &Grid<'_>, state: &RatesState) -> Option<Action> {
    let issues = issues(ui, view, state);
    let names: f32 = issues.iter().map(|issue| issue_width(ui, &issue.name) + 8.0).sum();
    let is_short = ui.available_width() - names < CLASSES;
    let mut chosen = None;
    for issue in issues {
        let is_chosen = view.shown.only.as_ref() == Some(&issue.rates);
        let text = if is_short { issue.count.to_string() } else { issue.name.clone() };
        if issue_chip(ui, &issue, &text, is_chosen) {
            chosen = Some(Action::OnlyRates(Some(issue.rates).filter(|_| !is_chosen)));
        }
    }
    if chosen.is_none()
        && view.shown.only.is_some()
        && icon_button(ui, ICON_CLOSE, tr!("Show all rates"), true).clicked()
    {
        chosen = Some(Action::OnlyRates(None));
    }
    chosen
}

fn issue_width(ui: &Ui, text: &str) -> f32 {
    text_width(ui, text, FontStyle::Strong) + 36.0
}

fn issue_chip(ui: &mut Ui, issue: &Issue, text: &str, is_chosen: bool) -> bool {
    let (name, ink) = (issue.name.as_str(), issue.ink);
    let size = vec2(issue_width(ui, text), 24.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, is_chosen, name));
    let line = Stroke::new(if is_chosen { 1.5 } else { 0.0 }, ink);
    ui.painter().rect(rect, CornerRadius::same(radius::SMALL), issue.soft, line, StrokeKind::Inside);
    icon_at(ui, pos2(rect.left() + 15.0, rect.center().y), issue.icon, 14.0, ink);
    elided(ui, rect.with_min_x(rect.left() + 26.0), Side::Left, text, FontStyle::Strong, ink);
    focus_ring(ui, &response);
    response.on_hover_text(tr!("{name}. A click shows only these", name)).clicked()
}

/// Draws the chips of the classes, and a menu of those that have no room.
fn class_chips(ui: &mut Ui, classes: &ClassesView, shown: &GridQuery) -> Option<Action> {
    ui.spacing_mut().item_spacing.x = GAP;
    let only = |class| Action::Rates(RateFilter { class, ..shown.filter.clone() }, shown.sort);
    let chosen_class = shown.filter.class.as_ref();
    let is_chosen = |entry: &ClassEntry| chosen_class == Some(&entry.slug);
    let count = classes.formatter.count(classes.rates);
    let all = (tr!("All classes"), &*count);
    let (beside, others) = with_room(ui, classes, all, is_chosen);
    let mut chosen = chip(ui, all, (chosen_class.is_none(), true)).then(|| only(None));
    for entry in beside {
        if chip(ui, (&entry.name, &entry.count), (is_chosen(entry), entry.exists)) {
            chosen = Some(only(Some(entry.slug.clone())));
        }
    }
    if others.is_empty() {
        return chosen;
    }
    let words = tr!("{count} more", count = others.len());
    let picked = Dropdown::new(tr!("More classes"), &words).width(240.0).show(ui, |ui| {
        let scrolled = ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
            let mut picked = None;
            for entry in others {
                let detail = if entry.exists { &*entry.count } else { tr!("does not exist") };
                if choice_entry(ui, &entry.name, detail, false) {
                    picked = Some(only(Some(entry.slug.clone())));
                }
            }
            picked
        });
        scrolled.inner
    });
    picked.or(chosen)
}

/// The classes whose chips have room beside that of all, with the chosen one among them; and the others.
fn with_room<'c>(
    ui: &Ui,
    classes: &'c ClassesView,
    all: (&str, &str),
    is_chosen: impl Fn(&ClassEntry) -> bool,
) -> (Vec<&'c ClassEntry>, Vec<&'c ClassEntry>) {
    let wide = |entry: &ClassEntry| chip_width(ui, (&entry.name, &entry.count), entry.exists) + GAP;
    let mut room = ui.available_width() - chip_width(ui, all, true);
    let entries = &classes.entries;
    if entries.iter().map(wide).sum::<f32>() > room {
        room -= MORE + entries.iter().find(|entry| is_chosen(entry)).map_or(0.0, wide);
    }
    entries.iter().partition(|entry| {
        if is_chosen(entry) {
            return true;
        }
        room -= wide(entry);
        room >= 0.0
    })
}

/// The longest name of a class in a chip, in points.
const LONGEST: f32 = 220.0;

fn chip_width(ui: &Ui, (name, count): (&str, &str), exists: bool) -> f32 {
    let icon = if exists { 0.0 } else { 20.0 };
    let name = text_width(ui, name, FontStyle::Chosen).min(LONGEST);
    28.0 + icon + name + text_width(ui, count, FontStyle::Body)
}

/// The chip of a class with its count of rates; true when it was clicked.
fn chip(ui: &mut Ui, (name, count): (&str, &str), (is_chosen, exists): (bool, bool)) -> bool {
    let tokens = theme::of(ui);
    let name_width = text_width(ui, name, FontStyle::Chosen).min(LONGEST);
    let icon = if exists { 0.0 } else { 20.0 };
    let size = vec2(chip_width(ui, (name, count), exists), height::CONTROL);
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
        response.on_hover_text(tr!(
            "Rates have this class, but it does not exist. Add it in Tax classes, or give the rates another."
        ));
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
    let name = tr!("Filter {column}", column = tr(field.name()));
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
    let column = tr(field.name());
    let spoken = match sorted {
        Some(sort) if sort.descending => tr!("{column}, sorted descending", column),
        Some(_) => tr!("{column}, sorted ascending", column),
        None => tr!("{column}, click to sort", column),
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
    elided(ui, room, side, column, FontStyle::Head, ink);
    focus_ring(ui, &response);
    let sort = match sorted {
        None => Some(RateSort { column: field, descending: false }),
        Some(sort) if !sort.descending => Some(RateSort { descending: true, ..sort }),
        Some(_) => None,
    };
    response.clicked().then(|| Action::Rates(shown.filter.clone(), sort))
}
