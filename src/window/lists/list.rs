//! The list of a noun: what is read for it, how it is filtered and drawn, and the changes of its records.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use egui::{Align2, Rect, Role, Ui, pos2};
use egui_material_icons::icons::{
    ICON_ARCHIVE, ICON_DELETE, ICON_DOWNLOAD, ICON_EDIT, ICON_PICTURE_AS_PDF, ICON_RECEIPT_LONG,
    ICON_UNARCHIVE, ICON_WARNING,
};

use crate::keyboard::{self, Hold};
use crate::model::{ArchiveFilter, ExportSubject, FormKey, ListQuery, Refusal, Tab};
use crate::room::{AnyRoom, Shop};
use crate::session::drafts::{of_text, to_text};
use crate::session::{Search, ShopSession, selected};
use crate::tabs::page::{Asked, Facts, ListPage, page};
use crate::tabs::{Action, Edit};
use crate::theme::{self, FontStyle, space};
use crate::translate::tr;
use crate::widgets::{Column, Dropdown, Row, Sorting, action_entry, choice_entry, parts};
use domain::noun::NounKind;
use domain::text::Text;
use domain::time::period::RangeQuery;
use domain::{Error, Result, label, text};
use engine::OutFormat;

use super::edits::archiving;
use super::form::form_side;
use super::noun::{CellStyle, ListView, ListedNoun, Shown, StyledText};
use super::state::{List, ListState};

/// The range of what was sold; `None` for all time.
fn sold_in(query: &ListQuery, session: &ShopSession) -> Option<RangeQuery> {
    query.is_in_range.then(|| session.period.query())
}

impl<T: ListedNoun> List<T> {
    /// Requests the rows, unless that is done. They are only filtered and sorted again where those in memory are of the
    /// same state of the file, and none are waited for.
    fn ask(&mut self, session: &ShopSession) {
        let (refreshed, sold_in) = (session.refreshed, sold_in(&self.query, session));
        let known = &self.rows.known;
        let asked = self.rows.asked.as_ref().filter(|_| !known.is_waiting());
        let is_held = asked.is_some_and(|(_, at, range)| (*at, range) == (refreshed, &sold_in));
        let held = known.value.as_ref().filter(|_| is_held).map(ListView::all);
        self.rows.ask(session, (self.query.clone(), refreshed, sold_in), move |(query, _, sold_in), from| {
            let load = || -> Result<Arc<Vec<T>>> {
                let mut rows = T::load(from.engine, from.actor, sold_in.as_ref(), from.now)?;
                rows.sort_by(|one, other| one.key().cmp(other.key()));
                Ok(Arc::new(rows))
            };
            let all = held.map_or_else(load, Ok)?;
            let days = query.period.as_ref().map(|period| period.days(from.zone, from.now)).transpose()?;
            ListView::new(all, query, days)
        });
    }

    fn is_stale(&self, session: &ShopSession) -> bool {
        self.rows.asked.as_ref().is_some_and(|(query, refreshed, range)| {
            (query, *refreshed) != (&self.query, session.refreshed) || *range != sold_in(&self.query, session)
        })
    }
}

impl<T: ListedNoun> AnyRoom for List<T> {
    fn tab(&self) -> Tab {
        T::TAB
    }

    fn noun(&self) -> Option<NounKind> {
        Some(T::KIND)
    }

    fn load(&mut self, session: &mut ShopSession) {
        T::load_beside(session);
        if self.rows.asked.is_none() {
            self.ask(session);
        }
    }

    fn take_in(&mut self, session: &ShopSession) {
        if self.is_stale(session) {
            self.ask(session);
        }
        self.rows.take_in(session);
    }

    fn is_at_rest(&self, session: &ShopSession) -> bool {
        !self.rows.known.is_waiting() && !self.is_stale(session)
    }

    fn refusal<'s>(&'s self, _: &'s ShopSession) -> Option<&'s Refusal> {
        self.rows.known.refusal.as_ref()
    }

    fn draw(&mut self, ui: &mut Ui, Shop { session, days }: Shop<'_>) -> Vec<Action> {
        let Some(facts) = &session.facts.value else { return Vec::new() };
        let shown = Shown { session, facts, days, rows: &self.rows.known, query: &self.query };
        let mut asked = page(ui, &shown, &mut self.page);
        let picked = asked.iter().rposition(|action| matches!(action, Action::Pick(_)));
        if let Some(Action::Pick(query)) = picked.map(|at| asked.swap_remove(at)) {
            self.query = query;
            self.ask(session);
        }
        asked
    }

    /// `12 of 40 products · 3 archived`, with the sums over the shown ones.
    fn status(&self, session: &ShopSession) -> Option<String> {
        let view = self.rows.known.value.as_ref()?;
        let mut words = tr!("{shown} of {all}", shown = view.count(), all = T::counted(view.current));
        if view.archived > 0 {
            words = format!("{words} · {}", tr!("{count} archived", count = view.archived));
        }
        let amounts = session.amounts()?;
        for (name, sum) in &view.sums {
            words = format!("{words} · {} {}", amounts.signed(*sum), tr(name));
        }
        Some(T::told(view, amounts).map_or_else(|| words.clone(), |told| format!("{words} · {told}")))
    }

    /// All records, and the list as it is shown.
    fn exports(&self, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        let shown = self.rows.known.value.as_ref().map(|view| {
            let count = tr!("{shown} of {all}", shown = view.count(), all = T::counted(view.all().len()));
            let listing = T::listing(Some(view.keys().collect()), sold_in(&self.query, session));
            ExportSubject::shown(T::TAB, &count, listing, &format!("{}-shown", T::KIND.many()))
        });
        ExportSubject::all_and_shown(
            ExportSubject::list(T::listing(None, None), tr(T::WORDS.exported), T::KIND.many()),
            shown,
        )
    }

    fn take_keyboard(&mut self) {
        self.page.take_keyboard();
    }

    fn begin(&mut self, _: &ShopSession) {
        self.page.begin();
    }

    fn open(&mut self, row: i64) {
        if let Some(key) = T::of_row(row) {
            self.page.seek(key);
        }
    }

    fn added(&mut self, (first, last): (i64, i64)) {
        self.page.selection.set((first..=last).filter_map(T::of_row));
    }

    fn find(&mut self, text: String, session: &mut ShopSession) {
        self.page.look_for(&text);
        self.query.text = text;
        self.ask(session);
    }

    fn search(&self) -> Option<Search> {
        let all = self.rows.known.value.as_ref().map(ListView::all)?;
        Some(Box::new(move |words| all.iter().any(|row| words.iter().all(|word| row.holds(word)))))
    }

    fn not_saved(&self) -> Option<Text> {
        let count = self.page.unsaved().count();
        (count > 0).then(|| T::counted(count))
    }

    fn show_not_saved(&mut self) -> Option<Action> {
        self.page.show_unsaved();
        None
    }

    fn changes(&self) -> u64 {
        self.page.changes()
    }

    fn leave(&mut self, _: &ShopSession) -> Vec<Action> {
        self.page.leave();
        Vec::new()
    }

    fn drafts(&self) -> Option<(String, String)> {
        let forms = self.page.unsaved().map(|(key, form)| (key.one().cloned(), form.clone()));
        let forms: Vec<_> = forms.collect();
        (!forms.is_empty()).then(|| (T::KIND.many().to_owned(), to_text(&forms)))
    }

    fn restore(&mut self, drafts: &BTreeMap<String, String>) {
        if let Some(forms) = drafts.get(T::KIND.many()).cloned().and_then(of_text) {
            self.page.restore(forms);
        }
    }

    fn inner(&mut self) -> &mut dyn Any {
        self
    }
}

impl<T: ListedNoun> Shown<'_, T> {
    /// The selected records, by their keys.
    fn selected(&self, state: &ListState<T>) -> Vec<&T> {
        let find = |key: &T::Key| self.view()?.find(key);
        state.selection.keys().iter().filter_map(find).collect()
    }
}

impl<T: ListedNoun> ListPage for Shown<'_, T> {
    type Key = T::Key;
    type Texts = T::Texts;
    type Field = usize;
    type State = ListState<T>;

    fn state(state: &mut ListState<T>) -> &mut ListState<T> {
        state
    }

    fn facts(&self) -> Facts<'_> {
        let (view, query) = (self.rows, self.query);
        let nothing = if T::IS_DELETED {
            label!("Shorten the filter above, or choose other days.")
        } else {
            label!("Shorten the filter above, or show the archived ones too.")
        };
        Facts {
            tab: T::TAB,
            words: T::WORDS,
            table: T::KIND.many(),
            controls: T::CONTROLS,
            nothing: (nothing, label!("Show all")),
            refusal: view.refusal.as_ref(),
            is_loaded: view.value.is_some(),
            is_waiting: view.is_waiting(),
            is_empty: self.view().is_some_and(ListView::is_empty),
            may_change: T::may_change(*self),
            sorting: Sorting { by: query.by, is_descending: query.is_descending },
            is_edgeless: false,
        }
    }

    fn filters(&self, ui: &mut Ui, _state: &mut ListState<T>) -> Option<Action> {
        let query = self.query;
        let archived = self.view().map_or(0, |view| view.archived);
        let which = if T::IS_DELETED { None } else { which_ui(ui, query.which, archived) };
        let picked = which.map(|which| Action::Pick(ListQuery { which, ..query.clone() }));
        T::filter(ui, *self).map(Action::Pick).or(picked)
    }

    fn ask(&self, asked: Asked<T::Key>, _state: &ListState<T>) -> Option<Action> {
        let query = self.query.clone();
        Some(Action::Pick(match asked {
            Asked::Find(text) => ListQuery { text, ..query },
            Asked::All => query.without_filter(),
            Asked::Sort(Sorting { by, is_descending }) => ListQuery { by, is_descending, ..query },
            Asked::Hold(_) | Asked::Select(_) => return None,
            Asked::Remove(keys) => {
                let view = self.view().filter(|_| T::REMOVES && T::may_change(*self))?;
                let is_current = |key: &T::Key| view.find(key).is_some_and(|one| !one.is_archived());
                let keys: Vec<_> = keys.into_iter().filter(is_current).collect();
                return (!keys.is_empty()).then(|| archiving::<T>(keys, true));
            }
        }))
    }

    fn count(&self, _state: &ListState<T>) -> usize {
        self.view().map_or(0, ListView::count)
    }

    fn key(&self, at: usize, _state: &ListState<T>) -> Option<FormKey<T::Key>> {
        Some(FormKey::One(self.view()?.row(at)?.key().clone()))
    }

    fn columns(&self, width: f32) -> Vec<Column> {
        T::columns(*self, width).into_iter().map(Column::sortable).collect()
    }

    fn row(&self, row: &mut Row<'_, '_>, columns: &[Column], state: &ListState<T>) {
        if let Some(one) = self.view().and_then(|view| view.row(row.at)) {
            draw(row, *self, (columns, one), state);
        }
    }

    fn settle(&self, is_wide: bool, state: &mut ListState<T>) -> Option<Action> {
        let which = state.settle((self.view()?, self.rows.is_waiting()), is_wide)?;
        Some(Action::Pick(ListQuery { which, ..self.query.without_filter() }))
    }

    fn begin(&self, state: &mut ListState<T>) {
        state.begin();
    }

    fn column(&self) -> Option<usize> {
        T::column().filter(|_| T::may_change(*self))
    }

    fn pasted(&self, at: usize, text: &str) -> Option<Action> {
        let view = self.view().filter(|_| self.column().is_some())?;
        let refused = |number: usize, problem| {
            let what = text!("Line {number} of the pasted text", number);
            Some(Action::Refuse(Refusal::new(&Error::Invalid { what, problem }, self.session.formatter)))
        };
        let mut changes = Vec::new();
        for (after, line) in text.trim_end().lines().enumerate() {
            let Some(row) = view.row(at + after) else {
                return refused(after + 1, text!("the list has no row for it. Nothing was changed"));
            };
            let Some(value) = T::pasted(*self, row.value(), line.trim()) else {
                let problem = text!("\"{text}\" cannot be used here. Nothing was changed", text = line);
                return refused(after + 1, problem);
            };
            changes.push((value, row.value().clone()));
        }
        changes.retain(|(value, was)| value != was);
        let title = text!("Edit {records}", records = T::counted(changes.len()));
        let is_any = !changes.is_empty();
        let changes = |now| changes.into_iter().map(|(value, was)| T::save(value, Some(was), now)).collect();
        is_any.then(|| Action::Do(Edit::several(title, changes, |_: &mut List<T>| {})))
    }

    fn rooms(&self, room: Rect) -> [Rect; 2] {
        parts(room, space::L, [0.0, T::FORM])
    }

    fn form(&self, ui: &mut Ui, room: Rect, is_alone: bool, state: &mut ListState<T>) -> Vec<Action> {
        let asked = form_side(ui, room, *self, is_alone, state);
        if state.then_new {
            // What is typed until the form is saved is meant for the next one.
            keyboard::follow(ui.ctx(), Hold::Everything);
        }
        asked.into_iter().collect()
    }

    fn about_selected(&self, state: &ListState<T>) -> String {
        T::about_several(&self.selected(state), self.amounts())
    }

    fn actions(&self, ui: &mut Ui, state: &ListState<T>) -> Option<Action> {
        let view = self.view()?;
        let open = state.open.as_ref().and_then(FormKey::one).filter(|_| state.selection.is_empty());
        let first = view.find(open.or_else(|| state.selection.keys().first())?)?;
        let is_one = state.selection.keys().len() < 2;
        let is_archived = first.is_archived();
        let mut asked = None;
        if is_one && !T::WORDS.related.is_empty() && action_entry(ui, ICON_RECEIPT_LONG, tr(T::WORDS.related))
        {
            asked = first.related();
        }
        if !is_one {
            asked = T::several(ui, &self.selected(state), *self).or(asked);
        }
        // In the order of the list, and collected only once an entry was chosen.
        let picked = |holds: &dyn Fn(&T) -> bool| -> Vec<T::Key> {
            if is_one {
                return vec![first.key().clone()];
            }
            let rows = (0..view.count()).filter_map(|at| view.row(at)).filter(|row| holds(row));
            rows.map(ListedNoun::key).filter(|key| state.selection.holds(key)).cloned().collect()
        };
        for (icon, name, format) in [
            (ICON_DOWNLOAD, tr!("Export…"), None),
            (ICON_PICTURE_AS_PDF, tr!("Print as PDF…"), Some(OutFormat::Pdf)),
        ] {
            if action_entry(ui, icon, name) {
                let keys = picked(&|_| true);
                let count = keys.len();
                let listing = T::listing(Some(keys), sold_in(self.query, self.session));
                let subject = selected(T::TAB, count, listing, &format!("{}-selected", T::KIND.many()));
                asked = Some(Action::ExportOnly(Box::new(subject), format));
            }
        }
        // The last one, since the others before it come and go with what is selected.
        let (icon, name) = if T::IS_DELETED {
            (ICON_DELETE, tr!("Delete"))
        } else if is_archived {
            (ICON_UNARCHIVE, tr!("Restore from the archive"))
        } else {
            (ICON_ARCHIVE, tr!("Archive"))
        };
        if T::REMOVES && T::may_change(*self) && crate::widgets::removal_entry(ui, icon, name) {
            let alike = picked(&|row: &T| row.is_archived() == is_archived);
            asked = Some(archiving::<T>(alike, !is_archived));
        }
        asked
    }
}

fn draw<T: ListedNoun>(
    row: &mut Row<'_, '_>,
    shown: Shown<'_, T>,
    (columns, one): (&[Column], &T),
    state: &ListState<T>,
) {
    let tokens = row.tokens;
    let key = FormKey::One(one.key().clone());
    let (is_changed, warning) = (state.forms.is_changed(&key), one.warning());
    let words = |column: &Column| {
        let plain = || StyledText::of(CellStyle::Plain, one.text(column.key, shown.amounts()));
        one.cell(column.key, shown).unwrap_or_else(plain)
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
        let StyledText { text, note, short, style } = words.unwrap_or_default();
        let (font, ink) = match style {
            _ if one.is_archived() => (FontStyle::Body, tokens.faint),
            CellStyle::Plain => (FontStyle::Body, tokens.text),
            CellStyle::Strong => (FontStyle::Strong, tokens.text),
            CellStyle::Quiet => (FontStyle::Body, tokens.text2),
            CellStyle::Odd => (FontStyle::Body, tokens.warning),
        };
        row.noted(&text, (&note, &short), font, ink);
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

/// Draws the choice between current and archived records; returns another one if chosen.
fn which_ui(ui: &mut Ui, which: ArchiveFilter, archived: usize) -> Option<ArchiveFilter> {
    let name = |which| match which {
        ArchiveFilter::Current => tr!("Current"),
        ArchiveFilter::Archived => tr!("Archived"),
        ArchiveFilter::All => tr!("Current and archived"),
    };
    Dropdown::new(tr!("Show"), name(which)).width(220.0).show(ui, |ui| {
        let mut chosen = None;
        for one in [ArchiveFilter::Current, ArchiveFilter::Archived, ArchiveFilter::All] {
            let detail = if one == ArchiveFilter::Archived { archived.to_string() } else { String::new() };
            if choice_entry(ui, name(one), &detail, one == which) {
                chosen = Some(one);
            }
        }
        chosen
    })
}
