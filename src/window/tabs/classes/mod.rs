//! The Tax classes tab: the list of classes with counts of rates, the form for a new
//! class below it, and at the right the rates of the chosen class.

mod detail;
mod dialogs;

use egui::{Frame, Key, Margin, Role, ScrollArea, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_LOCK, ICON_WARNING};

use crate::keyboard::{Hold, follow};
use crate::model::{ClassDetail, ClassEntry, ClassesView, Loadable, Refusal, Tab};
use crate::tabs::refused::refusal;
use crate::theme::{self, FontStyle, STACKED, height, space, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Row, Side, Table, TableState, card, card_frame, column_in, columns_of, elided, entered, field,
    find_field, form_heading, framed, hairline, icon_at, label_in, line, loading_line, mistake, parts,
    points, wants_find,
};
use domain::label;
use domain::tax::class::ClassSlug;
use engine::CLASS_COLUMNS;

use super::{Action, ListButton, ListButtons, header_of, rest};
use detail::detail_card;
use dialogs::{Deleting, Renaming};

/// State of the tab between frames.
#[derive(Debug, Default)]
pub(crate) struct ClassesState {
    /// The acting user may change classes.
    pub(crate) may_change: bool,
    chosen: Option<ClassSlug>,
    list: TableState,
    /// The text of the filter, and the name of a new class, as typed.
    find: String,
    typed: String,
    refusal: Option<Refusal>,
    /// The field for a new class is to get the focus.
    focuses_new: bool,
    deleting: Option<Deleting>,
    renaming: Option<Renaming>,
}

impl ClassesState {
    /// Gives the focus to the field for a new class.
    pub(crate) fn begin_new(&mut self) {
        self.focuses_new = true;
    }

    /// Gives the keyboard to the list.
    pub(crate) const fn take_keyboard(&mut self) {
        self.list.take_keyboard();
    }

    /// Clears the form and the filter and chooses the class, once it was added.
    pub(crate) fn added(&mut self, slug: ClassSlug) {
        self.typed.clear();
        self.find.clear();
        self.refusal = None;
        self.chosen = Some(slug);
    }

    /// Asks whether to delete a class. Loads the counts again, since products and orders may have changed since.
    fn delete(&mut self, entry: &ClassEntry) -> Action {
        self.deleting = Some(Deleting::of(entry));
        Action::LookAtClass(entry.slug.clone())
    }

    /// Takes the answer to a renaming: a refusal keeps the dialog open with the name as typed.
    pub(crate) fn renamed(&mut self, answer: Result<String, Refusal>) {
        match (answer, &mut self.renaming) {
            (Err(refusal), Some(renaming)) => renaming.refusal = Some(refusal),
            _ => self.renaming = None,
        }
    }

    /// Shows why the new class was refused; the name as typed stays in the form.
    pub(crate) fn refused(&mut self, refusal: Refusal) {
        self.refusal = Some(refusal);
    }
}

/// The width that the filter needs beside the title, and that of the list.
const FILTER: f32 = 560.0;
const LIST: f32 = 470.0;
/// The width of the details that the list leaves them first.
const DETAIL: f32 = 576.0;
/// The height of the form for a new class in points, without what is wrong in it.
const FORM: f32 = 104.0;
/// The maximal height of the list where it is stacked above the details, and the minimal height of
/// these.
const MOST_LIST: f32 = 360.0;
const LEAST_DETAIL: f32 = 300.0;

/// Draws the tab.
pub(crate) fn classes_ui(
    ui: &mut Ui,
    known: &Loadable<ClassesView>,
    detail: &Loadable<ClassDetail>,
    state: &mut ClassesState,
) -> Option<Action> {
    let clicked = head(ui, known.value.is_some(), state);
    if let Some(action) = clicked.and_then(ListButton::action) {
        return Some(action);
    }
    if state.may_change && (clicked.is_some() || can_press(ui, state) && pressed(ui, Key::Insert)) {
        state.begin_new();
    }
    let room = rest(ui);
    if let Some(problem) = &known.refusal {
        card(ui, room);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
        refusal(&mut inner, tr!("You may not see the tax classes"), problem);
        return None;
    }
    let Some(view) = &known.value else {
        loading_line(ui, room);
        if state.focuses_new {
            // What is typed until the list is there is meant for the form below it.
            follow(ui.ctx(), Hold::Everything);
        }
        return None;
    };
    let mut action = None;
    let shown = view.holding(&state.find);
    let is_shown = |slug: &ClassSlug| shown.iter().any(|entry| entry.slug == *slug);
    let first = || shown.first().map_or_else(ClassSlug::standard, |entry| entry.slug.clone());
    let chosen = state.chosen.clone().filter(is_shown).unwrap_or_else(first);
    if detail.value.as_ref().map(|detail| &detail.slug) != Some(&chosen)
        && !detail.is_waiting()
        && detail.refusal.is_none()
    {
        action = Some(Action::LookAtClass(chosen.clone()));
    }
    let mut page = ui.new_child(UiBuilder::new().max_rect(room));
    ScrollArea::vertical().id_salt("page").auto_shrink(false).show(&mut page, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        // Side by side, or stacked in a narrow window. Where the window is too low for both, the page scrolls.
        let (picked, place) = if ui.content_rect().width() < STACKED {
            let picked = list_card(ui, MOST_LIST, &shown, &chosen, state);
            ui.add_space(space::L);
            let below = room.height() - ui.min_rect().height();
            (picked, line(ui, below.max(LEAST_DETAIL)))
        } else {
            let whole = line(ui, room.height().max(LEAST_DETAIL));
            let [left, right] = parts(whole, space::L, [(whole.width() - DETAIL).clamp(340.0, LIST), 0.0]);
            (column_in(ui, left, |ui| list_card(ui, left.height(), &shown, &chosen, state)), right)
        };
        action = picked.or(action.take());
        if let Some(entry) = view.entry(&chosen) {
            action =
                detail_card(ui, place, entry, detail.value.as_ref(), state, view.formatter).or(action.take());
        }
    });
    if let Some(entry) = view.entry(&chosen)
        && can_be_changed(entry, state)
        && can_press(ui, state)
        && pressed(ui, Key::F2)
    {
        state.renaming = Some(Renaming::of(entry));
    }
    let renamed = dialogs::rename(ui, view, state);
    let detail = detail.value.as_ref().filter(|_| !detail.is_waiting());
    dialogs::delete(ui, view, detail, state).or(renamed).or(action)
}

/// Draws the title, the filter and the buttons.
fn head(ui: &mut Ui, is_there: bool, state: &mut ClassesState) -> Option<ListButton> {
    let begins = Tab::TaxClasses.facts().begin.filter(|_| is_there && state.may_change);
    let buttons = ListButtons { begins, exports: is_there, ..ListButtons::default() };
    let (is_wanted, mut is_left, mut clicked) = (wants_find(ui), false, None);
    let find = |ui: &mut Ui| {
        is_left = find_field(ui, tr!("Name of a class"), &mut state.find, is_wanted).is_left;
    };
    header_of(ui, tr(Tab::TaxClasses.name()), FILTER, find, |ui| clicked = buttons.show(ui, 0.0));
    if is_left {
        state.list.take_keyboard();
    }
    clicked
}

/// True if the tab gets the keys: no dialog and no list of choices is open.
fn can_press(ui: &Ui, state: &ClassesState) -> bool {
    let is_asked = ui.memory(|memory| memory.top_modal_layer().is_some());
    let has_popup = egui::Popup::is_any_open(ui.ctx());
    !is_asked && !has_popup && state.renaming.is_none() && state.deleting.is_none()
}

fn pressed(ui: &Ui, key: Key) -> bool {
    ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key))
}

/// True for a class that can be renamed and deleted: one that exists, except the standard class.
fn can_be_changed(entry: &ClassEntry, state: &ClassesState) -> bool {
    state.may_change && entry.exists && !entry.slug.is_standard()
}

/// Draws the list with the form for a new class below it, `most` points high.
fn list_card(
    ui: &mut Ui,
    most: f32,
    entries: &[&ClassEntry],
    chosen: &ClassSlug,
    state: &mut ClassesState,
) -> Option<Action> {
    let drawn = framed(ui, card_frame(ui, 0.0), |ui| {
        let rows = height::TABLE_HEAD + points(entries.len().max(1), height::CLASS_ROW);
        let upper = line(ui, rows.min(most - FORM));
        let layout = [("name", 0.0, 0.0), ("rates", 60.0, 0.0)];
        let columns = columns_of(&CLASS_COLUMNS, "", &layout);
        let heights = (height::TABLE_HEAD, height::CLASS_ROW);
        let table = Table::new(label!("Classes"), &columns, entries.len(), heights).clickable();
        state.list.at = entries.iter().position(|entry| entry.slug == *chosen).unwrap_or_default();
        let shown = table.show(ui, upper.shrink2(vec2(1.0, 0.0)), &mut state.list, |row| {
            if let Some(entry) = entries.get(row.at) {
                class_row(row, entry, entry.slug == *chosen);
            }
        });
        if entries.is_empty() {
            let words = text(tr!("No tax class matches"), FontStyle::Body, theme::of(ui).text2);
            label_in(ui, upper.with_min_y(upper.top() + height::TABLE_HEAD), Side::Middle, words);
        }
        hairline(ui, upper, upper.bottom());
        let form = Frame::NONE.inner_margin(Margin::from(vec2(space::L, space::M)));
        (shown, form.show(ui, |ui| if state.may_change { form_ui(ui, state) } else { None }).inner)
    });
    let (shown, action) = drawn.inner;
    let entry = entries.iter().find(|entry| entry.slug == *chosen);
    if let Some(entry) = entry.filter(|entry| can_be_changed(entry, state)) {
        if shown.opened.is_some() {
            state.renaming = Some(Renaming::of(entry));
        } else if shown.pressed(ui, Key::Delete) {
            return Some(state.delete(entry));
        }
    }
    let Some(entry) = shown.chosen.and_then(|at| entries.get(at)) else { return action };
    state.chosen = Some(entry.slug.clone());
    Some(Action::LookAtClass(entry.slug.clone()))
}

fn class_row(row: &mut Row<'_, '_>, entry: &ClassEntry, is_chosen: bool) {
    let tokens = row.tokens;
    let spoken = format!("{}, {}", entry.name, entry.counted);
    row.describe(Role::ListBoxOption, is_chosen, &spoken);
    let ink = if entry.exists { tokens.text } else { tokens.warning };
    let (mark, note) =
        if entry.exists { (ICON_LOCK, tr!("fixed")) } else { (ICON_WARNING, tr!("no such class")) };
    row.cell(|ui, name| {
        let width = elided(ui, name, Side::Left, &entry.name, FontStyle::Chosen, ink);
        if !entry.exists || entry.slug.is_standard() {
            let colour = if entry.exists { tokens.faint } else { tokens.warning };
            let place = pos2(name.left() + width + 16.0, name.center().y);
            icon_at(ui, place, mark, 16.0, colour);
            elided(ui, name.with_min_x(place.x + 11.0), Side::Left, note, FontStyle::Body, colour);
        }
    });
    row.text(&entry.count, FontStyle::Strong, tokens.text);
}

/// Draws the form for a new class. Its slug is among its details once it is there.
fn form_ui(ui: &mut Ui, state: &mut ClassesState) -> Option<Action> {
    ui.set_min_size(vec2(ui.available_width(), FORM - 2.0 * space::M));
    ui.spacing_mut().item_spacing.y = 6.0;
    form_heading(ui, tr!("New class"));
    let mut action = None;
    ui.horizontal(|ui| {
        let add = Button::new(tr!("Add class")).icon(ICON_ADD).enabled(!state.typed.is_empty());
        let width = ui.available_width() - add.width(ui) - 8.0;
        let response =
            field(ui, tr!("Name of the new class"), &mut state.typed, width, state.refusal.is_some());
        if response.changed() {
            state.refusal = None;
        }
        let is_entered = entered(ui, &response);
        let is_clicked = add.show(ui).clicked();
        if is_clicked || is_entered {
            action = Some(Action::AddClass(state.typed.clone()));
        }
        if std::mem::take(&mut state.focuses_new) {
            response.request_focus();
        }
    });
    if let Some(refusal) = &state.refusal {
        mistake(ui, &refusal.message);
    }
    action
}
