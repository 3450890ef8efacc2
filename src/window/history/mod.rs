//! The History tab: the steps of the journal with user and time, latest first, and at the right what the chosen
//! step changed, before and after. Only the latest step can be undone from here; the earlier ones follow one by
//! one.

mod changed;
mod view;

use egui::text::LayoutJob;
use egui::{
    Align, Label, Layout, Rect, Role, ScrollArea, Sense, Stroke, TextFormat, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};
use egui_material_icons::icons::{ICON_CHECK, ICON_CLOSE, ICON_HISTORY, ICON_REDO, ICON_SEARCH, ICON_UNDO};

use crate::command::Command;
use crate::model::{ExportSubject, Loadable, Tab};
use crate::room::{Answer, Room, Shop};
use crate::session::{Reading, ShopSession};
use crate::tabs::calendar::Days;
use crate::tabs::period::days_ui;
use crate::tabs::refused::refusal;
use crate::tabs::{Action, ListButton, ListButtons, header_of, rest};
use crate::theme::{self, FontStyle, Icon, STACKED, height, space};
use crate::translate::{self, tr};
use crate::widgets::{
    Button, Column, Dropdown, Kind, Mood, Notice, Row, Side, Table, TableState, card, card_in, choice_entry,
    columns_of, elided, find_field, hairline, icon_at, loading_line, notice, points, text_width, wants_find,
    ways_on,
};
use domain::error::Result;
use domain::label;
use domain::noun::NounKind;
use domain::text::Text;
use engine::{HISTORY_COLUMNS, HistoryEntry, HistoryQuery, Listing};

use changed::{ChangedField, ChangedRecord, StepChanges};
use view::{HistoryFilter, HistoryView, StepState};

/// The tab, with what is chosen in it.
#[derive(Debug, Default)]
pub(crate) struct History {
    list: TableState,
    filter: HistoryFilter,
    /// How often more steps were asked for.
    pages: i64,
    /// The id of the row whose changes are shown, and how often more of them were asked for.
    open: Option<i64>,
    more: i64,
    changes: Answer<(i64, i64), StepChanges>,
    /// The text of the filter, as typed.
    find: String,
}

/// The number of steps that are listed at first and that each request for more adds, and that of changes of a step.
const PAGE: i64 = 200;
const MOST_THINGS: i64 = 100;

impl Room for History {
    type Query = (u64, HistoryFilter, i64);
    type View = HistoryView;
    const TAB: Tab = Tab::History;

    fn query(&self, session: &ShopSession) -> Self::Query {
        (session.taxes_refreshed, self.filter.clone(), PAGE.saturating_mul(self.pages + 1))
    }

    fn read((_, filter, length): &Self::Query, from: &Reading<'_>) -> Result<HistoryView> {
        HistoryView::read(filter, *length, from)
    }

    fn draw(&mut self, ui: &mut Ui, known: &Loadable<HistoryView>, shop: Shop<'_>) -> Option<Action> {
        let asked = head(ui, known, shop.days, self);
        let shown = body(ui, known, self);
        let open = known.value.as_ref().and_then(|view| open_row(view, self));
        if let Some((_, entry)) = open {
            let query = (entry.step, MOST_THINGS.saturating_mul(self.more + 1));
            self.changes.ask(shop.session, query, StepChanges::read);
        }
        asked.or(shown)
    }

    fn status(view: &HistoryView) -> Option<String> {
        let count = view.entries.len();
        Some(if view.has_more {
            tr!("The latest {count} {count:step|steps}", count)
        } else {
            tr!("{count} {count:step|steps}", count)
        })
    }

    /// The whole history, and the part that is shown where it is filtered.
    fn exports(&self, _: Option<&HistoryView>, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        let about = tr!("Who changed what and when, latest first.");
        let zone = session.facts.value.as_ref().map(|facts| facts.shop.time_zone);
        let is_filtered = self.filter != HistoryFilter::default();
        let shown = zone.filter(|_| is_filtered).and_then(|zone| {
            let query = self.filter.query(zone, session.now_in(zone), session.formatter).ok()?;
            let listing = Listing::History(query);
            Some(ExportSubject::shown(Self::TAB, tr!("The steps"), listing, "history-shown"))
        });
        let all = Listing::History(HistoryQuery::default());
        ExportSubject::all_and_shown(ExportSubject::list(all, about, "history"), shown)
    }

    fn take_keyboard(&mut self) {
        self.list.take_keyboard();
    }

    fn find(&mut self, text: String) {
        let filter = HistoryFilter { text: text.clone(), ..HistoryFilter::default() };
        *self = Self { find: text, filter, ..Self::default() };
        self.list.take_keyboard();
    }

    fn take_in(&mut self, session: &ShopSession) -> bool {
        self.changes.take_in(session)
    }
}

impl History {
    fn open(&mut self, row: Option<i64>) {
        if self.open != row {
            (self.open, self.more) = (row, 0);
        }
    }

    fn choose(&mut self, filter: HistoryFilter) {
        (self.filter, self.pages) = (filter, 0);
    }
}

/// The least and the usual width of the card of changes, and the width of the tab below which it replaces the list.
const DETAIL: std::ops::RangeInclusive<f32> = 320.0..=396.0;
const BOTH: f32 = 760.0;
const FILTERS: f32 = 860.0;

/// Draws the steps and the changes of the open one.
fn body(ui: &mut Ui, known: &Loadable<HistoryView>, state: &mut History) -> Option<Action> {
    let room = rest(ui);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room));
    if let Some(problem) = &known.refusal {
        card(ui, room);
        refusal(&mut inner, tr!("The history cannot be shown"), problem);
        return None;
    }
    let Some(view) = &known.value else {
        loading_line(ui, room);
        return None;
    };
    if view.entries.is_empty() {
        card(ui, room);
        nothing(&mut inner, view, state);
        return None;
    }
    if room.width() < BOTH && state.open.is_some() {
        return detail(ui, room, view, true, state);
    }
    let is_wide = room.width() >= BOTH;
    let detail_width = (room.width() * 0.4).clamp(*DETAIL.start(), *DETAIL.end());
    let (list_room, detail_room) = room.split_left_right_at_x(room.right() - detail_width);
    let list_room = if is_wide { list_room.with_max_x(list_room.right() - space::L) } else { room };
    match open_row(view, state) {
        // The current row follows the open step, above which others may have come.
        Some((at, _)) => state.list.at = at,
        None if is_wide => {
            state.list.at = 0;
            state.open(view.entries.first().map(|entry| entry.id));
        }
        None => {}
    }
    let chosen = list(ui, list_room, view, state);
    if is_wide { detail(ui, detail_room, view, false, state).or(chosen) } else { chosen }
}

fn head(ui: &mut Ui, known: &Loadable<HistoryView>, days: Days, state: &mut History) -> Option<Action> {
    let view = known.value.as_ref();
    let logins = view.map(|view| view.logins.as_slice()).unwrap_or_default();
    let may_export = view.is_some_and(|view| !view.entries.is_empty());
    let (mut clicked, mut chosen) = (None, None);
    let filters = |ui: &mut Ui| chosen = filters_ui(ui, logins, days, state);
    let buttons = ListButtons { exports: may_export, ..ListButtons::default() };
    header_of(ui, tr(Tab::History.name()), FILTERS, filters, |ui| clicked = buttons.show(ui, 0.0));
    if let Some(filter) = chosen.filter(|chosen| *chosen != state.filter) {
        state.list.begin();
        state.open(None);
        state.choose(filter);
    }
    clicked.and_then(ListButton::action)
}

fn filters_ui(ui: &mut Ui, logins: &[String], days: Days, state: &mut History) -> Option<HistoryFilter> {
    ui.spacing_mut().item_spacing.x = space::S;
    let is_wanted = wants_find(ui);
    let found = find_field(ui, tr!("What was done"), &mut state.find, is_wanted);
    if found.is_left {
        state.list.take_keyboard();
    }
    let filter = &state.filter;
    let everyone = tr!("Everyone");
    let login = Dropdown::new(tr!("Person"), filter.login.as_deref().unwrap_or(everyone)).show(ui, |ui| {
        let all = std::iter::once(None).chain(logins.iter().map(Some));
        let mut chosen = None;
        for one in all {
            let name = one.map_or(everyone, String::as_str);
            if choice_entry(ui, name, "", filter.login.as_ref() == one) {
                chosen = Some(one.cloned());
            }
        }
        chosen
    });
    let everything = tr!("Everything");
    let heading = |kind: Option<NounKind>| kind.map_or(everything, |kind| tr(kind.heading()));
    let noun = Dropdown::new(tr!("What"), heading(filter.noun)).show(ui, |ui| {
        let all = std::iter::once(None).chain(NounKind::IN_HISTORY.map(Some));
        let mut chosen = None;
        for one in all {
            if choice_entry(ui, heading(one), "", filter.noun == one) {
                chosen = Some(one);
            }
        }
        chosen
    });
    let mut period = filter.period.clone();
    let is_changed = found.is_changed | days_ui(ui, days, &mut period) || login.is_some() || noun.is_some();
    let login = login.unwrap_or_else(|| filter.login.clone());
    let text = state.find.trim().to_owned();
    is_changed.then(|| HistoryFilter { login, text, noun: noun.unwrap_or(filter.noun), period })
}

/// Says that there is nothing, or nothing that matches the filter.
fn nothing(ui: &mut Ui, view: &HistoryView, state: &mut History) {
    if view.filter == HistoryFilter::default() {
        let content = Notice {
            icon: ICON_HISTORY,
            mood: Mood::Inviting,
            heading: tr!("Nothing was changed yet"),
            sentence: tr!("Every change in this shop is kept here, and can be undone."),
        };
        return notice(ui, &content);
    }
    let content = Notice {
        icon: ICON_SEARCH,
        mood: Mood::Inviting,
        heading: tr!("No change of this kind"),
        sentence: tr!("Shorten the text above, or choose another person, another day, or all things."),
    };
    notice(ui, &content);
    if ways_on(ui, vec![Button::new(tr!("Show all")).icon(ICON_CLOSE)]).is_some() {
        state.find.clear();
        state.choose(HistoryFilter::default());
    }
}

fn list(ui: &mut Ui, room: Rect, view: &HistoryView, state: &mut History) -> Option<Action> {
    let foot_height = if view.has_more { 44.0 } else { 0.0 };
    let needed = height::TABLE_HEAD + points(view.entries.len(), height::LIST_ROW) + foot_height;
    let sheet = card_in(ui, room, needed);
    let (upper, foot) = sheet.split_top_bottom_at_y(sheet.bottom() - foot_height);
    let who = if sheet.width() < STACKED - 200.0 { 80.0 } else { 120.0 };
    let names = StepState::ALL.map(|state| text_width(ui, tr(state.name()), FontStyle::Body));
    let standing = 26.0 + names.into_iter().fold(0.0, f32::max);
    // Who did it stands in the details too.
    let layout = [("when", 112.0, 0.0), ("who", who, 560.0), ("what", 0.0, 0.0), ("state", standing, 0.0)];
    let columns = columns_of(HISTORY_COLUMNS, "", &layout);
    let columns: Vec<Column> = columns.into_iter().map(|column| column.gap(8.0)).collect();
    let table =
        Table::new(label!("Steps"), &columns, view.entries.len(), (height::TABLE_HEAD, height::LIST_ROW))
            .clickable();
    let open = open_row(view, state).map(|(at, _)| at);
    let shown = table.show(ui, upper, &mut state.list, |row| {
        if let Some(entry) = view.entries.get(row.at) {
            history_row(row, (entry, view), Some(row.at) == open);
        }
    });
    if let Some(entry) = shown.chosen.or(shown.opened).and_then(|at| view.entries.get(at)) {
        state.open(Some(entry.id));
    }
    let step = open_row(view, state).map(|(_, entry)| entry.step);
    let is_shown = |changes: &&StepChanges| Some(changes.step) == step;
    let changes = state.changes.known.value.as_ref().filter(is_shown);
    let target = shown.opened.and(changes).and_then(StepChanges::target).cloned();
    if view.has_more {
        hairline(ui, foot, foot.top());
        let inside = foot.shrink2(vec2(space::S, 8.0));
        let mut foot = ui.new_child(UiBuilder::new().max_rect(inside));
        if Button::new(tr!("Show more")).kind(Kind::Quiet).show(&mut foot).clicked() {
            state.pages += 1;
        }
    }
    target.map(Action::Open)
}

/// The row whose changes are shown, with its place.
fn open_row<'v>(view: &'v HistoryView, state: &History) -> Option<(usize, &'v HistoryEntry)> {
    view.entries.iter().enumerate().find(|(_, entry)| Some(entry.id) == state.open)
}

fn history_row(row: &mut Row<'_, '_>, (entry, view): (&HistoryEntry, &HistoryView), is_open: bool) {
    let tokens = row.tokens;
    let standing = view.state_of(entry);
    let icon: Icon = match standing {
        StepState::Done | StepState::Latest => ICON_CHECK,
        StepState::Undone | StepState::TookBack => ICON_UNDO,
        StepState::DidAgain => ICON_REDO,
    };
    let (when, who, about) = (view.when(entry), &entry.login, view.about(entry));
    let (what, state) = (view.formatter.text(&entry.title), tr(standing.name()));
    row.describe(Role::ListBoxOption, is_open, format_args!("{when}, {who}, {what}, {state}"));
    row.text(&when, FontStyle::Body, tokens.text2);
    row.text(who, FontStyle::Body, tokens.text2);
    let (kind, ink) = match standing {
        StepState::Undone => (FontStyle::Body, tokens.faint),
        _ => (FontStyle::Strong, tokens.text),
    };
    let room = row.peek().map_or(0.0, |room| room.width());
    if row.text(&about, kind, ink) > room - 4.0 {
        row.response.clone().on_hover_text(&about);
    }
    row.named_cell(state, |ui, room| {
        icon_at(ui, pos2(room.left() + 8.0, room.center().y), icon, 14.0, tokens.text2);
        elided(ui, room.with_min_x(room.left() + 22.0), Side::Left, state, FontStyle::Body, tokens.text2);
    });
}

fn detail(
    ui: &mut Ui,
    room: Rect,
    view: &HistoryView,
    has_back: bool,
    state: &mut History,
) -> Option<Action> {
    card(ui, room);
    let (_, entry) = open_row(view, state)?;
    let standing = view.state_of(entry);
    let tokens = theme::of(ui);
    let mut inner = ui.new_child(UiBuilder::new().id_salt("changes").max_rect(room.shrink(space::L)));
    inner.spacing_mut().item_spacing = vec2(space::S, 4.0);
    if has_back && Button::new(tr!("All steps")).kind(Kind::Quiet).show(&mut inner).clicked() {
        state.open(None);
    }
    inner.add(Label::new(theme::text(view.about(entry), FontStyle::Heading, tokens.text)).wrap());
    let about = format!("{} · {} · {}", view.when(entry), entry.login, tr(standing.name()));
    inner.add(Label::new(theme::text(about, FontStyle::Body, tokens.text2)).truncate());
    if !standing.note().is_empty() {
        inner.add(Label::new(theme::text(tr(standing.note()), FontStyle::Strong, tokens.warning)).wrap());
    }
    inner.add_space(space::S);
    let mut action = None;
    if standing == StepState::Latest {
        let undo = Button::new(tr!("Undo this")).icon(ICON_UNDO).show(&mut inner);
        action = undo.clicked().then_some(Action::Run(Command::Undo));
        inner.add_space(space::S);
    }
    let changes = &state.changes.known;
    if let Some(problem) = &changes.refusal {
        inner.add(Label::new(theme::text(&problem.message, FontStyle::Body, tokens.negative)).wrap());
        return action;
    }
    let Some(changes) = changes.value.as_ref().filter(|changes| changes.step == entry.step) else {
        loading_line(ui, room);
        return action;
    };
    ScrollArea::vertical().id_salt("changed").auto_shrink([false, true]).show(&mut inner, |ui| {
        for (at, record) in changes.records.iter().enumerate() {
            action = ui.push_id(at, |ui| record_ui(ui, record, standing)).inner.or(action.take());
        }
        let more = tr!("And {count} more", count = changes.more);
        if changes.records.is_empty() {
            let words = tr!("There are no more details of this step.");
            ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).wrap());
        } else if changes.more > 0 && Button::new(&more).kind(Kind::Quiet).show(ui).clicked() {
            state.more += 1;
        }
    });
    action
}

fn record_ui(ui: &mut Ui, record: &ChangedRecord, standing: StepState) -> Option<Action> {
    let tokens = theme::of(ui);
    let mut action = None;
    ui.horizontal(|ui| {
        ui.set_min_height(height::CONTROL);
        let name = match record.how {
            "" => record.name.clone(),
            how => translate::text(&Text::of(how, [("name", (&record.name).into())])),
        };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(target) = &record.target
                && Button::new(tr!("Open")).kind(Kind::Quiet).show(ui).on_hover_text(tr!("Enter")).clicked()
            {
                action = Some(Action::Open(target.clone()));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(theme::text(name, FontStyle::Strong, tokens.text)).truncate());
            });
        });
    });
    for field in &record.fields {
        field_ui(ui, field, record.how.is_empty(), standing);
    }
    ui.add_space(space::S);
    action
}

/// Draws a field: its name, and what it was and became, one below the other, with a sign each where the record
/// was there before and after. What it became is struck through where that is not in effect.
fn field_ui(ui: &mut Ui, field: &ChangedField, has_signs: bool, standing: StepState) {
    let (tokens, is_without_effect) = (theme::of(ui), standing.is_without_effect());
    let ChangedField { name, was, became } = field;
    let (width, ink) = (ui.available_width(), tokens.text);
    let wrapped = |ui: &Ui, text: String, ink, line: Stroke| {
        let format = TextFormat { strikethrough: line, ..TextFormat::simple(FontStyle::Body.font(), ink) };
        let mut job = LayoutJob::single_section(text, format);
        job.wrap.max_width = (width - NAME).max(60.0);
        ui.painter().layout_job(job)
    };
    let (ink_of_new, line) =
        if is_without_effect { (tokens.faint, Stroke::new(1.0, tokens.faint)) } else { (ink, Stroke::NONE) };
    let signed = |sign: &str, text: &str| if has_signs { format!("{sign} {text}") } else { text.to_owned() };
    let old = (!was.is_empty()).then(|| wrapped(ui, signed("−", was), tokens.text2, Stroke::NONE));
    let new = (!became.is_empty()).then(|| wrapped(ui, signed("+", became), ink_of_new, line));
    let tall: f32 = old.iter().chain(&new).map(|galley| galley.size().y).sum();
    let (rect, response) = ui.allocate_exact_size(vec2(width, tall.max(18.0) + 6.0), Sense::hover());
    let spoken = match (was.is_empty(), became.is_empty()) {
        (true, _) if is_without_effect => tr!("{name}: not {became}", name, became),
        (_, true) if is_without_effect => tr!("{name}: {was} again", name, was),
        _ if is_without_effect => tr!("{name}: {was} again, not {became}", name, was, became),
        (true, _) => format!("{name}: {became}"),
        (_, true) => tr!("{name}: {was}, now empty", name, was),
        _ => tr!("{name}: {was}, now {became}", name, was, became),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    hairline(ui, rect, rect.top());
    let label = Rect::from_min_size(rect.min + vec2(0.0, 3.0), vec2(NAME - 8.0, 18.0));
    elided(ui, label, Side::Left, name, FontStyle::Body, tokens.text2);
    let mut place = pos2(rect.left() + NAME, rect.top() + 4.0);
    for galley in old.into_iter().chain(new) {
        let below = galley.size().y;
        ui.painter().galley(place, galley, ink);
        place.y += below;
    }
}

const NAME: f32 = 92.0;
