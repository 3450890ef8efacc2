//! The page of a list: its header, and below it the list and the form of the chosen record, or a notice in their place.
//! What is typed into a form is kept until it is saved or discarded, also when another record is opened.

use std::ops::Range;

use egui::{CornerRadius, Frame, Key, Label, Margin, Modifiers, Rect, Sense, Stroke, Ui, UiBuilder};
use egui_material_icons::icons::{ICON_ADD, ICON_LAYERS, ICON_SEARCH, ICON_UPLOAD};

use crate::command::Command;
use crate::model::{FormKey, Refusal, Tab};
use crate::theme::{self, FontStyle, height, space, stroke};
use crate::translate::{self, tr};
use crate::widgets::{
    Button, Chosen, Column, Mood, Notice, Row, Sorting, Table, TableResponse, action_entry, card, card_frame,
    column_in, context_menu, ends_selection, framed, loading_line, notice, ways_on,
};
use domain::text::Text;

use super::page_state::{Focus, PageState};
use super::refused::error_ui;
use super::{Action, ListButton, ListButtons, header_of, rest};

/// The width of the page in points below which either the list or the form is shown.
const BOTH: f32 = 760.0;
const HEAD: f32 = 32.0;
/// The width of the card of selected records where the form is wider.
const SEVERAL: f32 = 380.0;

/// Texts of a list. Those with the noun are whole sentences, since the words around it depend on it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct ListWords {
    /// The button that begins one, and the heading of its form.
    pub(crate) new: &'static str,
    /// The button back to the list.
    pub(crate) all: &'static str,
    pub(crate) none_yet: &'static str,
    pub(crate) no_match: &'static str,
    /// The `count` of those that are selected.
    pub(crate) selected: &'static str,
    /// What to do about it that there are none yet, and the button beside that opens the import.
    pub(crate) empty: &'static str,
    pub(crate) import: &'static str,
    /// The placeholder of the filter: the fields it searches.
    pub(crate) find: &'static str,
    /// What leads to other records with this one, such as "Orders with this product". Where it is empty, Ctrl+Enter
    /// saves and begins the next record.
    pub(crate) related: &'static str,
    /// The message in the status bar after a change.
    pub(crate) saved: &'static str,
    /// A sentence about an export of all records.
    pub(crate) exported: &'static str,
}

/// The facts of a page before it is drawn.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(crate) struct Facts<'a> {
    pub(crate) tab: Tab,
    pub(crate) words: ListWords,
    /// The name of the list, by which its column widths are kept too.
    pub(crate) table: &'static str,
    /// The width in points that the controls need beside the title.
    pub(crate) controls: f32,
    /// Advice for a filter that matches no record, and the button that lists all.
    pub(crate) nothing: (&'static str, &'static str),
    pub(crate) refusal: Option<&'a Refusal>,
    pub(crate) is_loaded: bool,
    pub(crate) is_waiting: bool,
    /// True without any records, filtered or not.
    pub(crate) is_empty: bool,
    /// True if the acting user may change records; otherwise they only look at them.
    pub(crate) may_change: bool,
    pub(crate) sorting: Sorting,
    /// True if it extends to the edges of the window, rather than being in two cards.
    pub(crate) is_edgeless: bool,
}

/// Requests of a list.
pub(crate) enum Asked<K> {
    /// Filters it to a text.
    Find(String),
    /// Takes back all filters.
    All,
    Sort(Sorting),
    /// Has the rows in view loaded.
    Hold(Range<usize>),
    /// Selects rows some of which are not loaded.
    Select(Range<usize>),
    /// Takes records out of it, as the Delete key does.
    Remove(Vec<K>),
}

/// State of a list's page between frames.
pub(crate) type StateOf<P> = PageState<<P as ListPage>::Key, <P as ListPage>::Texts, <P as ListPage>::Field>;

/// Contents of a list's page, and its differences from the others.
pub(crate) trait ListPage {
    type Key: Clone + Ord;
    /// The texts of the form, and what names its fields, the first of which is the default.
    type Texts: Clone + PartialEq;
    type Field: Copy + Default + PartialEq;
    /// All that it keeps between frames.
    type State;

    fn state(state: &mut Self::State) -> &mut StateOf<Self>;
    fn facts(&self) -> Facts<'_>;
    /// Draws filters beside that of a text.
    fn filters(&self, ui: &mut Ui, state: &mut Self::State) -> Option<Action>;
    fn ask(&self, asked: Asked<Self::Key>, state: &Self::State) -> Option<Action>;

    /// The number of rows of the list.
    fn count(&self, state: &Self::State) -> usize;
    /// The record of a row; `None` where it is not loaded.
    fn key(&self, at: usize, state: &Self::State) -> Option<FormKey<Self::Key>>;
    fn columns(&self, width: f32) -> Vec<Column>;
    fn row(&self, row: &mut Row<'_, '_>, columns: &[Column], state: &Self::State);

    /// Before the list is drawn: opens what is to be opened, and brings the list to it.
    fn settle(&self, is_wide: bool, state: &mut Self::State) -> Option<Action>;
    /// Begins a new record.
    fn begin(&self, state: &mut Self::State);
    /// Opens a record in the form.
    fn look_at(&self, key: FormKey<Self::Key>, state: &mut Self::State) {
        Self::state(state).look_at(key);
    }

    /// The field that is filled in for one record after the other: Shift+F2 in the list goes to it, and Enter in it to that of the
    /// next record.
    fn column(&self) -> Option<Self::Field> {
        None
    }
    /// Fills in that field of the records from a row on, with the lines of a text.
    fn pasted(&self, _at: usize, _text: &str) -> Option<Action> {
        None
    }

    /// The rectangles of the list and of the form, where both have room.
    fn rooms(&self, room: Rect) -> [Rect; 2];
    /// Draws the form of the open record, or that none is open; `is_alone` without the list beside it.
    fn form(&self, ui: &mut Ui, room: Rect, is_alone: bool, state: &mut Self::State) -> Vec<Action>;
    /// An addition to the number of selected records, such as their sum; may be empty.
    fn about_selected(&self, _state: &Self::State) -> String {
        String::new()
    }
    /// Draws what can be done with the selected records, or with the open one; returns what was chosen.
    fn actions(&self, ui: &mut Ui, state: &Self::State) -> Option<Action>;
    /// Draws the ways to a first record, below the notice that there is none.
    fn fill(&self, ui: &mut Ui, facts: &Facts<'_>, state: &mut Self::State) -> Option<Action> {
        let begin = Button::new(tr(facts.words.new)).icon(ICON_ADD);
        let import = Button::new(tr(facts.words.import)).icon(ICON_UPLOAD);
        if ways_on(ui, vec![begin, import])? > 0 {
            return Some(Action::Run(Command::Import));
        }
        self.begin(state);
        None
    }
}

/// Draws the page.
pub(crate) fn page<P: ListPage>(ui: &mut Ui, shown: &P, state: &mut P::State) -> Vec<Action> {
    ui.spacing_mut().item_spacing.y = 0.0;
    let facts = shown.facts();
    let page = P::state(state);
    page.follow(ui.memory(|memory| memory.focused()));
    page.due = match page.focus {
        Some(Focus::Field(field)) => Some(field),
        _ => None,
    };
    if page.pressed(ui, facts.may_change) {
        shown.begin(state);
    }
    let side = if facts.is_edgeless { (space::PAGE_LEFT, space::PAGE_RIGHT) } else { (0, 0) };
    let margin = Margin { left: side.0, right: side.1, top: 0, bottom: 0 };
    let head = Frame::NONE.inner_margin(margin).show(ui, |ui| head(ui, shown, &facts, state));
    let mut actions = head.inner;
    actions.extend(below(ui, shown, &facts, state));
    actions
}

fn head<P: ListPage>(ui: &mut Ui, shown: &P, facts: &Facts<'_>, state: &mut P::State) -> Vec<Action> {
    let (mut actions, mut clicked) = (Vec::new(), None);
    let filters = |ui: &mut Ui| {
        let found = P::state(state).find_ui(ui, tr(facts.words.find));
        actions.extend(found.and_then(|text| shown.ask(Asked::Find(text), state)));
        actions.extend(shown.filters(ui, state));
    };
    let begins = facts.may_change.then_some(facts.words.new);
    let exports = facts.is_loaded && !facts.is_empty;
    let buttons = ListButtons { begins, imports: facts.may_change, exports };
    header_of(ui, tr(facts.tab.name()), facts.controls, filters, |ui| clicked = buttons.show(ui, 0.0));
    if clicked == Some(ListButton::New) {
        shown.begin(state);
    }
    if !actions.is_empty() {
        // The filter may hide selected rows.
        P::state(state).selection.clear();
    }
    actions.extend(clicked.and_then(ListButton::action));
    actions
}

fn below<P: ListPage>(ui: &mut Ui, shown: &P, facts: &Facts<'_>, state: &mut P::State) -> Vec<Action> {
    let room = if facts.is_edgeless {
        let room = ui.available_rect_before_wrap();
        ui.allocate_rect(room, Sense::hover());
        room
    } else {
        rest(ui)
    };
    if let Some(actions) = instead(ui, room, shown, facts, state) {
        return actions;
    }
    let mut actions = Vec::new();
    let is_wide = room.width() >= BOTH;
    if facts.is_loaded {
        actions.extend(shown.settle(is_wide, state));
    }
    let page = P::state(state);
    let is_open = page.open.is_some() && !page.selection.is_several();
    let (left, right) = match shown.rooms(room) {
        [left, right] if is_wide => (Some(left), Some(right)),
        _ if is_open => (None, Some(room)),
        _ => (Some(room), None),
    };
    if let Some(left) = left {
        if facts.is_edgeless {
            ui.painter().rect_filled(left, CornerRadius::ZERO, theme::of(ui).card);
        } else {
            card(ui, left);
        }
        if facts.is_loaded {
            actions.extend(list(ui, left, shown, facts, state));
        }
        if facts.is_waiting || !facts.is_loaded {
            loading_line(ui, left);
        }
        if facts.is_edgeless {
            let edge = Stroke::new(stroke::HAIRLINE, theme::of(ui).line);
            ui.painter().vline(left.right() - 0.5, left.y_range(), edge);
            ui.painter().hline(left.x_range(), left.top(), edge);
        }
    }
    if let Some(right) = right {
        if P::state(state).selection.is_several() {
            actions.extend(several(ui, right, shown, facts, state));
        } else {
            actions.extend(shown.form(ui, right, !is_wide, state));
        }
    }
    actions
}

/// Draws what stands in the place of the list and the form where there is nothing to show; `None` where there is.
fn instead<P: ListPage>(
    ui: &mut Ui,
    room: Rect,
    shown: &P,
    facts: &Facts<'_>,
    state: &mut P::State,
) -> Option<Vec<Action>> {
    let is_listed = shown.count(state) > 0;
    let open = P::state(state).open.as_ref();
    // The form of a new record does not wait for the list: what is typed at once goes into it.
    let is_loading = !facts.is_loaded && !open.is_some_and(FormKey::is_new);
    let is_empty = facts.is_loaded && facts.is_empty && open.is_none() && !is_listed;
    if facts.refusal.is_none() && !is_loading && !is_empty {
        return None;
    }
    let edge = if facts.is_edgeless { 0.0 } else { space::L };
    if !facts.is_edgeless {
        card(ui, room);
    }
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(edge)));
    let asked = if let Some(problem) = facts.refusal {
        let heading = tr!("The {subject} cannot be shown", subject = tr(facts.tab.facts().subject));
        error_ui(&mut inner, &heading, problem)
    } else if is_loading {
        loading_line(ui, room);
        None
    } else {
        none_yet(&mut inner, facts);
        if facts.may_change { shown.fill(&mut inner, facts, state) } else { None }
    };
    Some(asked.into_iter().collect())
}

/// Draws the list and handles its keys. Only rows in view are drawn; the keyboard reaches all of them.
fn list<P: ListPage>(
    ui: &mut Ui,
    room: Rect,
    shown: &P,
    facts: &Facts<'_>,
    state: &mut P::State,
) -> Vec<Action> {
    // The first column begins below the title.
    let (inside, edge) =
        if facts.is_edgeless { (room, f32::from(space::PAGE_LEFT)) } else { (room.shrink(1.0), space::L) };
    let (columns, count) = (shown.columns(room.width()), shown.count(state));
    let table = Table::new(facts.table, &columns, count, (HEAD, height::LIST_ROW));
    let table = table.sorted(Some(facts.sorting)).clickable().edge(edge);
    let page = P::state(state);
    let mut place = page.list;
    if let Some(at) = page.reveal.take() {
        place.reveal(at, height::LIST_ROW, inside.height() - HEAD);
    }
    let current = place.at;
    let drawn = table.show(ui, inside, &mut place, |row| shown.row(row, &columns, state));
    P::state(state).list = place;
    let mut actions = Vec::new();
    actions.extend(drawn.sorted.and_then(|by| shown.ask(Asked::Sort(by), state)));
    if count == 0 {
        let body = inside.with_min_y(inside.top() + HEAD);
        let mut body = ui.new_child(UiBuilder::new().max_rect(body));
        if facts.is_empty {
            none_yet(&mut body, facts);
        } else if nothing(&mut body, facts) {
            P::state(state).find.clear();
            actions.extend(shown.ask(Asked::All, state));
        }
        return actions;
    }
    actions.extend(shown.ask(Asked::Hold(drawn.rows.clone()), state));
    let page = P::state(state);
    if page.is_list_wanted() {
        page.focus = None;
        ui.memory_mut(|memory| memory.request_focus(drawn.response.id));
    }
    if let Some(at) = drawn.chosen {
        actions.extend(choose(ui, shown, (at, current), drawn.menu.is_some(), state));
    }
    actions.extend(pressed(ui, shown, &drawn, count, state));
    actions.extend(context_menu(ui, drawn.response.id, drawn.menu, |ui| shown.actions(ui, state)));
    actions
}

/// Handles the keys of the list.
fn pressed<P: ListPage>(
    ui: &Ui,
    shown: &P,
    drawn: &TableResponse,
    count: usize,
    state: &mut P::State,
) -> Option<Action> {
    let at = P::state(state).list.at.min(count.saturating_sub(1));
    if drawn.pressed_with(ui, Modifiers::COMMAND, Key::A) {
        return select(shown, 0..count, state);
    } else if !P::state(state).selection.is_empty() && ends_selection(ui) {
        P::state(state).select_none();
    }
    if let Some(text) = drawn.pasted(ui) {
        return shown.pasted(at, &text);
    }
    let is_down = drawn.pressed_with(ui, Modifiers::SHIFT, Key::F2);
    let down = shown.column().filter(|_| is_down);
    if is_down || drawn.pressed(ui, Key::Enter) || drawn.pressed(ui, Key::F2) {
        go_to(shown, at, state);
        let page = P::state(state);
        (page.focus, page.down) = (Some(Focus::Field(down.unwrap_or_default())), down);
    } else if drawn.pressed(ui, Key::Delete) {
        let current = shown.key(at, state);
        let page = P::state(state);
        if page.selection.is_several() {
            return shown.ask(Asked::Remove(page.selection.keys().iter().cloned().collect()), state);
        }
        let current = current.filter(|current| page.open.as_ref() == Some(current));
        if let Some(FormKey::One(key)) = current {
            return shown.ask(Asked::Remove(vec![key]), state);
        }
    }
    None
}

/// Opens the record of the chosen row, or with Ctrl or Shift selects it with others. A context menu on a
/// selected row leaves the selection as it is.
fn choose<P: ListPage>(
    ui: &Ui,
    shown: &P,
    (at, current): (usize, usize),
    is_menu: bool,
    state: &mut P::State,
) -> Option<Action> {
    let mut selection = std::mem::take(&mut P::state(state).selection);
    let key_at = |at: usize| match shown.key(at, state) {
        Some(FormKey::One(key)) => Some(key),
        _ => None,
    };
    let is_kept = is_menu && key_at(at).is_some_and(|key| selection.holds(&key));
    let chosen = (!is_kept).then(|| selection.choose(ui, at, current, key_at));
    P::state(state).selection = selection;
    match chosen? {
        Chosen::Range(range) => return select(shown, *range.start()..range.end() + 1, state),
        Chosen::One if !is_menu => {}
        Chosen::One | Chosen::Opened => go_to(shown, at, state),
    }
    None
}

/// Selects the rows of a range; those that are not loaded are asked for.
fn select<P: ListPage>(shown: &P, rows: Range<usize>, state: &mut P::State) -> Option<Action> {
    let mut keys = Vec::with_capacity(rows.len());
    for at in rows.clone() {
        match shown.key(at, state) {
            Some(FormKey::One(key)) => keys.push(key),
            Some(FormKey::New(_)) => {}
            None => return shown.ask(Asked::Select(rows), state),
        }
    }
    P::state(state).selection.set(keys);
    None
}

/// Opens the record of a row, once that is loaded.
fn go_to<P: ListPage>(shown: &P, at: usize, state: &mut P::State) {
    P::state(state).list.at = at;
    match shown.key(at, state) {
        Some(key) => shown.look_at(key, state),
        None => P::state(state).going = Some(at),
    }
}

/// Says that there are no records yet, and what they are for.
fn none_yet(ui: &mut Ui, facts: &Facts<'_>) {
    let icon = facts.tab.facts().icon;
    let (heading, sentence) = (tr(facts.words.none_yet), tr(facts.words.empty));
    notice(ui, &Notice { icon, mood: Mood::Inviting, heading, sentence });
}

/// Says that no record matches the filter; true when all are to be shown.
fn nothing(ui: &mut Ui, facts: &Facts<'_>) -> bool {
    let (sentence, all) = facts.nothing;
    let (heading, sentence) = (tr(facts.words.no_match), tr(sentence));
    notice(ui, &Notice { icon: ICON_SEARCH, mood: Mood::Inviting, heading, sentence });
    ways_on(ui, vec![Button::new(tr(all))]).is_some()
}

/// Draws the card of the selected records.
fn several<P: ListPage>(
    ui: &mut Ui,
    room: Rect,
    shown: &P,
    facts: &Facts<'_>,
    state: &mut P::State,
) -> Option<Action> {
    let tokens = theme::of(ui);
    let count = P::state(state).selection.keys().len();
    let mut heading = translate::text(&Text::of(facts.words.selected, [("count", count.into())]));
    let about = shown.about_selected(state);
    if !about.is_empty() {
        heading = format!("{heading} · {about}");
    }
    let mut place = room;
    if facts.is_edgeless {
        place = room.shrink(space::L);
        place.max.x = place.max.x.min(place.left() + SEVERAL);
    }
    let card = card_frame(ui, space::L);
    column_in(ui, place, |ui| {
        let drawn = framed(ui, card, |ui| {
            ui.add(
                Label::new(theme::text(heading, FontStyle::Heading, tokens.text)).wrap().selectable(false),
            );
            let words = tr!("What you choose here applies to all of them, and is undone in one step.");
            ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).wrap());
            ui.add_space(space::S);
            let asked = shown.actions(ui, state);
            if action_entry(ui, ICON_LAYERS, tr!("Select none")) {
                P::state(state).select_none();
            }
            asked
        });
        drawn.inner
    })
}
