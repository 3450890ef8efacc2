//! The page of a list that is loaded as a whole: of what the records of a tab are in the list and in the form.

use std::fmt;

use egui::{Align2, Id, Rect, Role, Ui, pos2};
use egui_material_icons::icons::{
    ICON_ARCHIVE, ICON_DELETE, ICON_DOWNLOAD, ICON_EDIT, ICON_LOCK, ICON_PICTURE_AS_PDF, ICON_RECEIPT_LONG,
    ICON_UNARCHIVE, ICON_WARNING,
};

use crate::format::Amounts;
use crate::keyboard::{self, Hold};
use crate::model::{Draft, FormKey, ListAction, ListQuery, ListView, Listed, Mistakes, Record};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, Icon, space};
use crate::translate::tr;
use crate::widgets::{Column, Row, Sorting, Suggested, action_entry, card, loading_line, parts};
use domain::{label, text};
use engine::OutFormat;

use super::page::{Asked, Facts, ListPage, which_ui};
use super::panel::{self, Fields, Panel, PanelAction, panel};
use super::state::{BookState, Focus};

/// The part of the record of a book that the form edits, and the texts of the form.
pub(crate) type ValueOf<B> = <<B as Book>::Row as Record>::Value;
pub(crate) type TextsOf<B> = <<B as Book>::Row as Record>::Texts;

/// The text of a cell.
#[derive(Debug, Clone, Default)]
pub(crate) struct StyledText {
    pub(crate) text: String,
    /// Fainter text after it.
    pub(crate) note: String,
    pub(crate) kind: Kind,
}

/// The style of a cell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    #[default]
    Plain,
    Strong,
    /// Secondary text.
    Quiet,
    /// A warning, such as a class that does not exist.
    Odd,
}

impl StyledText {
    pub(crate) fn of(kind: Kind, text: impl Into<String>) -> Self {
        Self { text: text.into(), kind, ..Self::default() }
    }
}

/// Requests of the tab of such a list.
pub(crate) enum BookAction<T: Record> {
    List(ListAction<T>),
    /// Something that any tab may ask for.
    Window(Action),
}

impl<T: Record> From<ListAction<T>> for BookAction<T> {
    fn from(action: ListAction<T>) -> Self {
        Self::List(action)
    }
}

impl<T: Record> From<Action> for BookAction<T> {
    fn from(action: Action) -> Self {
        Self::Window(action)
    }
}

/// In what a tab of such a list differs from the others.
pub(crate) trait Book: Copy {
    type Row: Record;

    /// The text of what leads to other records with this one, such as "Orders with this product". Where it is
    /// empty, Ctrl+Enter saves and begins the next record.
    const RELATED: &'static str;
    /// The placeholder of the filter: the fields it searches.
    const FIND: &'static str;
    /// The width in points that the controls need beside the title.
    const CONTROLS: f32;
    /// The width of the form in points.
    const FORM: f32 = 348.0;
    /// The notice of a shop without such records: its icon, and what to do about it.
    const EMPTY: (Icon, &'static str);
    /// The button beside it that opens the import.
    const IMPORT: &'static str = label!("Import orders");

    /// True if records can be taken out of the list.
    const REMOVES: bool = true;
    /// The field of the form that the list fills in from row to row, by Shift+F2 or by pasting.
    fn column() -> Option<usize> {
        None
    }
    /// A record with that field as it was pasted; `None` for what cannot be in it.
    fn pasted(self, _was: &ValueOf<Self>, _text: &str) -> Option<ValueOf<Self>> {
        None
    }

    fn amounts(self) -> Amounts;
    /// The columns in a list of this width, and the text of a cell where it is not that of the
    /// column's description.
    fn columns(self, width: f32, sign: &str) -> Vec<Column>;
    fn words(self, row: &Self::Row, key: &str) -> Option<StyledText>;
    /// A filter that only this tab has.
    fn filter(self, _ui: &mut Ui, _query: &ListQuery) -> Option<BookAction<Self::Row>> {
        None
    }

    /// True if the acting user may change records; otherwise they only look at them.
    fn may_change(self) -> bool {
        true
    }
    fn is_enabled(self) -> bool {
        self.may_change()
    }
    /// A possible error in a record that was saved all the same, in a sentence; its row has a mark.
    fn warning(self, _row: &Self::Row) -> Option<String> {
        None
    }

    /// The reason why only some fields of a record can be changed, or none; `None` where all can.
    fn closed(self, _row: &Self::Row) -> Option<String> {
        None
    }
    /// The beginning of the next new record, after one with these texts.
    fn next(self, _saved: &TextsOf<Self>) -> Option<TextsOf<Self>> {
        None
    }

    /// The texts of the form of a record as it is in the books.
    fn texts(self, was: &ValueOf<Self>) -> TextsOf<Self>;
    /// The record with the changes of the form, or what is wrong in it.
    fn read(self, form: &TextsOf<Self>, was: &ValueOf<Self>) -> Result<ValueOf<Self>, Mistakes>;
    fn fields(
        self,
        ui: &mut Ui,
        form: &mut TextsOf<Self>,
        fields: &mut Fields<'_, usize>,
        suggested: &mut Suggested,
    );
    /// Draws facts about the record, below its fields, and fills in what is taken from them; returns what was asked for there.
    fn facts(self, _ui: &mut Ui, _row: &Self::Row, _form: &mut TextsOf<Self>) -> Option<Action> {
        None
    }

    /// An addition to the number of selected records; may be empty.
    fn about_several(self, _rows: &[&Self::Row]) -> String {
        String::new()
    }

    /// Draws what only several records of this list can be done with; returns what was chosen.
    fn several(self, _ui: &mut Ui, _rows: &[&Self::Row]) -> Option<Action> {
        None
    }

    /// Lists other records with this one.
    fn related(_row: &Self::Row) -> Option<Action> {
        None
    }
}

/// The page of a book, with its list.
pub(crate) struct BookPage<'a, B: Book> {
    pub(crate) book: B,
    pub(crate) listed: &'a Listed<B::Row>,
}

type RowKey<B> = <<B as Book>::Row as Record>::Key;

impl<B: Book> BookPage<'_, B> {
    fn view(&self) -> Option<&ListView<B::Row>> {
        self.listed.view.value.as_ref()
    }

    /// The selected records, by their keys.
    fn selected(&self, state: &BookState<B::Row>) -> Vec<&B::Row> {
        let find = |key: &RowKey<B>| self.view()?.find(key);
        state.selection.keys().iter().filter_map(find).collect()
    }

    fn pick(query: ListQuery) -> BookAction<B::Row> {
        ListAction::Pick(query).into()
    }

    fn archive(keys: Vec<RowKey<B>>, is_archived: bool) -> BookAction<B::Row> {
        ListAction::Archive(keys, is_archived).into()
    }
}

impl<B: Book> ListPage for BookPage<'_, B> {
    type Key = RowKey<B>;
    type Texts = TextsOf<B>;
    type Field = usize;
    type State = BookState<B::Row>;
    type Action = BookAction<B::Row>;

    fn state(state: &mut BookState<B::Row>) -> &mut BookState<B::Row> {
        state
    }

    fn facts(&self) -> Facts<'_> {
        let Listed { view, query } = self.listed;
        let nothing = if B::Row::IS_DELETED {
            label!("Shorten the filter above, or choose other days.")
        } else {
            label!("Shorten the filter above, or show the archived ones too.")
        };
        Facts {
            tab: B::Row::TAB,
            words: B::Row::WORDS,
            table: B::Row::MANY,
            find: B::FIND,
            controls: B::CONTROLS,
            empty: B::EMPTY,
            nothing: (nothing, label!("Show all")),
            import: B::IMPORT,
            refusal: view.refusal.as_ref(),
            is_loaded: view.value.is_some(),
            is_waiting: view.is_waiting(),
            is_empty: self.view().is_some_and(ListView::is_empty),
            may_change: self.book.may_change(),
            sorting: Sorting { by: query.by, is_descending: query.is_descending },
            is_edgeless: false,
        }
    }

    fn filters(&self, ui: &mut Ui, _state: &mut BookState<B::Row>) -> Option<BookAction<B::Row>> {
        let query = &self.listed.query;
        let archived = self.view().map_or(0, |view| view.archived);
        let which = if B::Row::IS_DELETED { None } else { which_ui(ui, query.which, archived) };
        let picked = which.map(|which| Self::pick(ListQuery { which, ..query.clone() }));
        self.book.filter(ui, query).or(picked)
    }

    fn ask(&self, asked: Asked<RowKey<B>>, _state: &BookState<B::Row>) -> Option<BookAction<B::Row>> {
        let query = self.listed.query.clone();
        Some(Self::pick(match asked {
            Asked::Find(text) => ListQuery { text, ..query },
            Asked::All => query.without_filter(),
            Asked::Sort(Sorting { by, is_descending }) => ListQuery { by, is_descending, ..query },
            Asked::Hold(_) | Asked::Select(_) => return None,
            Asked::Remove(keys) => {
                let view = self.view().filter(|_| B::REMOVES && self.book.may_change())?;
                let is_current = |key: &RowKey<B>| view.find(key).is_some_and(|one| !one.is_archived());
                let keys: Vec<_> = keys.into_iter().filter(is_current).collect();
                return (!keys.is_empty()).then(|| Self::archive(keys, true));
            }
        }))
    }

    fn count(&self, _state: &BookState<B::Row>) -> usize {
        self.view().map_or(0, ListView::count)
    }

    fn key(&self, at: usize, _state: &BookState<B::Row>) -> Option<FormKey<RowKey<B>>> {
        Some(FormKey::One(self.view()?.row(at)?.key().clone()))
    }

    fn columns(&self, width: f32) -> Vec<Column> {
        let columns = self.book.columns(width, self.book.amounts().sign());
        columns.into_iter().map(Column::sortable).collect()
    }

    fn row(&self, row: &mut Row<'_, '_>, columns: &[Column], state: &BookState<B::Row>) {
        if let Some(one) = self.view().and_then(|view| view.row(row.at)) {
            draw(row, self.book, (columns, one), state);
        }
    }

    fn settle(&self, is_wide: bool, state: &mut BookState<B::Row>) -> Option<BookAction<B::Row>> {
        let which = state.settle((self.view()?, self.listed.view.is_waiting()), is_wide)?;
        Some(Self::pick(ListQuery { which, ..self.listed.query.without_filter() }))
    }

    fn begin(&self, state: &mut BookState<B::Row>) {
        state.begin();
    }

    fn column(&self) -> Option<usize> {
        B::column().filter(|_| self.book.may_change())
    }

    fn pasted(&self, at: usize, text: &str) -> Option<BookAction<B::Row>> {
        let view = self.view().filter(|_| self.column().is_some())?;
        let refused = |number: usize, problem| {
            let what = text!("Line {number} of the pasted text", number);
            Some(ListAction::Refuse { what, problem }.into())
        };
        let mut changes = Vec::new();
        for (after, line) in text.trim_end().lines().enumerate() {
            let Some(row) = view.row(at + after) else {
                return refused(after + 1, text!("the list has no row for it. Nothing was changed"));
            };
            let Some(value) = self.book.pasted(row.value(), line.trim()) else {
                let problem = text!("\"{text}\" cannot be used here. Nothing was changed", text = line);
                return refused(after + 1, problem);
            };
            changes.push((value, row.value().clone()));
        }
        changes.retain(|(value, was)| value != was);
        (!changes.is_empty()).then(|| ListAction::SaveAll(changes).into())
    }

    fn rooms(&self, room: Rect) -> [Rect; 2] {
        parts(room, space::L, [0.0, B::FORM])
    }

    fn form(
        &self,
        ui: &mut Ui,
        room: Rect,
        is_alone: bool,
        state: &mut BookState<B::Row>,
    ) -> Vec<BookAction<B::Row>> {
        let asked = form_side(ui, room, self.book, (self.view(), is_alone), state);
        if state.then_new {
            // What is typed until the form is saved is meant for the next one.
            keyboard::follow(ui.ctx(), Hold::Everything);
        }
        asked.into_iter().collect()
    }

    fn about_selected(&self, state: &BookState<B::Row>) -> String {
        self.book.about_several(&self.selected(state))
    }

    fn actions(&self, ui: &mut Ui, state: &BookState<B::Row>) -> Option<BookAction<B::Row>> {
        let view = self.view()?;
        let open = state.open.as_ref().and_then(FormKey::one).filter(|_| state.selection.is_empty());
        let first = view.find(open.or_else(|| state.selection.keys().first())?)?;
        let is_one = state.selection.keys().len() < 2;
        let is_archived = first.is_archived();
        let mut asked = None;
        if is_one && !B::RELATED.is_empty() && action_entry(ui, ICON_RECEIPT_LONG, tr(B::RELATED)) {
            asked = B::related(first).map(Into::into);
        }
        if !is_one && let Some(action) = self.book.several(ui, &self.selected(state)) {
            asked = Some(action.into());
        }
        // In the order of the list, and collected only once an entry was chosen.
        let picked = |holds: &dyn Fn(&B::Row) -> bool| -> Vec<RowKey<B>> {
            if is_one {
                return vec![first.key().clone()];
            }
            let rows = (0..view.count()).filter_map(|at| view.row(at)).filter(|row| holds(row));
            rows.map(Record::key).filter(|key| state.selection.holds(key)).cloned().collect()
        };
        let (icon, name) = if B::Row::IS_DELETED {
            (ICON_DELETE, tr!("Delete"))
        } else if is_archived {
            (ICON_UNARCHIVE, tr!("Restore from the archive"))
        } else {
            (ICON_ARCHIVE, tr!("Archive"))
        };
        if B::REMOVES && self.book.may_change() && crate::widgets::removal_entry(ui, icon, name) {
            let alike = picked(&|row: &B::Row| row.is_archived() == is_archived);
            asked = Some(Self::archive(alike, !is_archived));
        }
        for (icon, name, format) in [
            (ICON_DOWNLOAD, tr!("Export…"), None),
            (ICON_PICTURE_AS_PDF, tr!("Print as PDF…"), Some(OutFormat::Pdf)),
        ] {
            if action_entry(ui, icon, name) {
                asked = Some(ListAction::ExportOnly(picked(&|_| true), format).into());
            }
        }
        asked
    }
}

fn draw<B: Book>(
    row: &mut Row<'_, '_>,
    shown: B,
    (columns, one): (&[Column], &B::Row),
    state: &BookState<B::Row>,
) {
    let tokens = row.tokens;
    let key = FormKey::One(one.key().clone());
    let (is_changed, warning) = (state.forms.is_changed(&key), shown.warning(one));
    let words = |column: &Column| {
        let plain = || StyledText::of(Kind::Plain, one.text(column.key, shown.amounts()));
        shown.words(one, column.key).unwrap_or_else(plain)
    };
    let words: Vec<Option<StyledText>> =
        columns.iter().map(|column| column.is_shown(row.rect.width()).then(|| words(column))).collect();
    let spoken = fmt::from_fn(|to| {
        let texts = words.iter().flatten().flat_map(|words| [words.text.as_str(), &words.note]);
        let marks = [
            one.is_archived().then_some(tr!("archived")),
            is_changed.then_some(tr!("changed and not saved")),
        ];
        let marks = marks.into_iter().flatten().chain(warning.as_deref());
        let spoken: Vec<&str> = texts.filter(|text| !text.is_empty()).chain(marks).collect();
        to.write_str(&spoken.join(", "))
    });
    let is_selected = if state.selection.is_empty() {
        state.open.as_ref() == Some(&key)
    } else {
        key.one().is_some_and(|key| state.selection.holds(key))
    };
    row.describe(Role::ListBoxOption, is_selected, spoken);
    for words in words {
        let StyledText { text, note, kind } = words.unwrap_or_default();
        let (kind, ink) = match kind {
            _ if one.is_archived() => (FontStyle::Body, tokens.faint),
            Kind::Plain => (FontStyle::Body, tokens.text),
            Kind::Strong => (FontStyle::Strong, tokens.text),
            Kind::Quiet => (FontStyle::Body, tokens.text2),
            Kind::Odd => (FontStyle::Body, tokens.warning),
        };
        row.noted(&text, &note, kind, ink);
    }
    let mark = match &warning {
        _ if is_changed => Some((ICON_EDIT, tokens.accent)),
        Some(_) => Some((ICON_WARNING, tokens.warning)),
        None => None,
    };
    if let Some((icon, ink)) = mark {
        let place = pos2(row.rect.left() + 8.0, row.rect.center().y);
        let font = theme::icon_font(14.0);
        row.painter.text(place, Align2::CENTER_CENTER, icon.codepoint, font, ink);
    }
    if let Some(warning) = warning {
        row.response.clone().on_hover_text(warning);
    }
}

/// The keys that save, as the button says them.
const SAVE: &str = label!("Ctrl+S, or Enter in a field");
const SAVE_NEXT: &str = label!("Ctrl+S; Ctrl+Enter saves and starts the next");

fn form_side<B: Book>(
    ui: &mut Ui,
    room: Rect,
    shown: B,
    (view, is_alone): (Option<&ListView<B::Row>>, bool),
    state: &mut BookState<B::Row>,
) -> Option<BookAction<B::Row>> {
    let Some(key) = state.open.clone() else {
        card(ui, room);
        return None;
    };
    let row = key.one().and_then(|key| view?.find(key));
    if row.is_none() && !key.is_new() {
        card(ui, room);
        loading_line(ui, room);
        return None;
    }
    let blank = ValueOf::<B>::default();
    let was = row.map_or(&blank, Record::value);
    let fresh = state.fresh.clone().filter(|_| key.is_new()).unwrap_or_else(|| shown.texts(was));
    let mut form = state.take(&key, fresh);
    let mistakes = shown.read(&form.now, was).err().unwrap_or_default();
    let closed = row.and_then(|row| shown.closed(row));
    let about = about::<B>(row, (is_alone, B::REMOVES && shown.may_change()), closed.as_deref());
    let id = ui.scope_id().with(B::Row::ONE).with(&key);
    let (mut wants_save, mut wants_list, mut wants_related, mut goes_down) = (false, false, false, false);
    let (mut focus, mut of_facts) = (state.take_field(), None);
    let clicked = panel(ui, room, &about, &mut form, |ui, form| {
        if let Some(words) = &closed {
            let ink = theme::of(ui).text2;
            panel::sentence(ui, (ICON_LOCK, ink), words);
        }
        let mut fields = Fields {
            is_tried: form.is_tried || (form.is_changed() && !key.is_new()),
            is_locked: closed.is_some(),
            ..Fields::new(id, (&mut focus, state.due), &mistakes)
        };
        fields.is_enabled = shown.is_enabled();
        shown.fields(ui, &mut form.now, &mut fields, &mut state.suggested);
        wants_save = fields.is_entered;
        state.down.take_if(|down| fields.is_left || fields.keyboard.is_some_and(|at| at != *down));
        goes_down = fields.is_entered && state.down.is_some();
        wants_list = fields.is_left || (fields.is_entered && !form.is_changed());
        if let Some(row) = row {
            of_facts = shown.facts(ui, row, &mut form.now);
            if !B::RELATED.is_empty() {
                wants_related =
                    panel::way(ui, ICON_RECEIPT_LONG, tr(B::RELATED), tr!("Ctrl+Enter")).clicked();
            }
        }
    });
    state.focus_on(focus);
    if wants_list {
        state.focus = Some(Focus::List);
    }
    let action = clicked.or(state.action).or(wants_save.then_some(PanelAction::Save));
    let is_related = action == Some(PanelAction::Related) && !B::RELATED.is_empty();
    wants_related |= is_related;
    let action = action.filter(|_| !is_related);
    let asked = action.and_then(|action| done(action, shown, (&key, row), &mut form, state));
    goes_down &= asked.is_some() || !form.is_changed();
    state.put(key, form);
    if goes_down {
        let next = view.and_then(|view| view.row(state.list.at + 1));
        state.go_down(next.map(|row| FormKey::One(row.key().clone())));
    }
    focus_at_once(ui, id, state.focus);
    let related = || row.filter(|_| wants_related).and_then(B::related);
    asked.or_else(|| of_facts.or_else(related).map(Into::into))
}

/// The surroundings of a record's form. A record without a row is new.
fn about<'a, B: Book>(
    row: Option<&'a B::Row>,
    (is_alone, may_remove): (bool, bool),
    closed: Option<&str>,
) -> Panel<'a> {
    let (back, new) = (tr(B::Row::WORDS.all), tr(B::Row::WORDS.new));
    Panel {
        heading: row.map_or(new, |row| B::Row::name_of(row.value())),
        is_new: row.is_none(),
        is_archived: row.is_some_and(Record::is_archived),
        back: is_alone.then_some(back),
        removal: row.filter(|_| may_remove && closed.is_none()).map(panel::removal),
        keys: tr(if B::RELATED.is_empty() { SAVE_NEXT } else { SAVE }),
    }
}

/// Gives the keyboard to the field that is to get it, where it was drawn already: it is then there for what comes in
/// the next frame.
fn focus_at_once(ui: &Ui, form: Id, focus: Option<Focus<usize>>) {
    if let Some(Focus::Field(at)) = focus
        && let Some(field) = ui.ctx().read_response(form.with(at))
    {
        field.request_focus();
    }
}

/// Does what was asked for in the form.
fn done<B: Book>(
    action: PanelAction,
    shown: B,
    (key, row): (&FormKey<RowKey<B>>, Option<&B::Row>),
    form: &mut Draft<TextsOf<B>>,
    state: &mut BookState<B::Row>,
) -> Option<BookAction<B::Row>> {
    match action {
        PanelAction::Save => {
            let saved = save(form, shown, row, state);
            state.focus = saved.as_ref().map(|_| Focus::List).or(state.focus);
            return saved;
        }
        PanelAction::Related if form.is_changed() => {
            let next = shown.next(&form.now);
            let saved = save(form, shown, row, state);
            if saved.is_some() {
                (state.then_new, state.fresh) = (true, next);
            }
            return saved;
        }
        PanelAction::Related if shown.may_change() => state.begin(),
        PanelAction::Related => {}
        PanelAction::Discard => {
            form.discard();
            if key.is_new() {
                (state.open, state.was_shown) = (None, false);
            }
        }
        PanelAction::Back => state.open = None,
        PanelAction::Archive | PanelAction::Unarchive => {
            let archive = |key| ListAction::Archive(vec![key], action == PanelAction::Archive);
            return key.one().cloned().map(archive).map(Into::into);
        }
    }
    None
}

/// Sends the form to be saved as its fields are now, or moves the focus to its first mistake.
fn save<B: Book>(
    form: &mut Draft<TextsOf<B>>,
    shown: B,
    was: Option<&B::Row>,
    state: &mut BookState<B::Row>,
) -> Option<BookAction<B::Row>> {
    if !form.is_changed() || form.sent.is_some() {
        return None;
    }
    let blank = ValueOf::<B>::default();
    match shown.read(&form.now, was.map_or(&blank, Record::value)) {
        Ok(value) => {
            form.send();
            Some(ListAction::Save(Box::new((value, was.map(Record::value).cloned()))).into())
        }
        Err(mistakes) => {
            form.is_tried = true;
            state.focus = mistakes.first().map(|(at, _)| Focus::Field(*at));
            None
        }
    }
}
