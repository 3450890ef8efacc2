//! Notes on days in the Sales tab: the field in the head of the orders of a day.

use egui::{Key, Modifiers, Rect, Ui};

use crate::tabs::{Action, Edit};
use crate::translate::{dates, tr};
use crate::widgets::{field, row_in};
use domain::access::Actor;
use domain::shop::day_note::DayNote;
use domain::time::{Day, Local};
use engine::{Change, Engine, NounChange};

use super::Sales;
use super::view::SalesView;

/// What the tab has of notes.
#[derive(Debug, Default)]
pub(super) struct NotesState {
    /// Whether they may be written.
    pub(super) may_write: bool,
    /// The note that is being typed.
    pub(super) typed: Option<Noting>,
    /// True if the keyboard goes back to the chart.
    pub(super) is_left: bool,
    /// The day that the palette found, until its range is here.
    pub(super) sought: Option<Day>,
}

/// A note that is being typed.
#[derive(Debug, Clone)]
pub(super) struct Noting {
    day: Day,
    text: String,
    /// Whether the field has had the keyboard.
    is_begun: bool,
}

impl SalesView {
    /// What the notes on the days of a period say, and what happened to the books on them; empty where there is nothing.
    pub(super) fn told(&self, at: usize) -> String {
        let told = self.told.iter().filter_map(|told| told.get(at)).filter(|told| !told.is_empty());
        told.map(String::as_str).collect::<Vec<_>>().join("; ")
    }

    /// The note on a day, also one that was taken away.
    fn note_on(&self, day: Day) -> Option<&DayNote> {
        self.notes.iter().find(|note| note.on() == Some(day))
    }

    /// The text of the note on the day of these seconds; `None` where they are of several days.
    pub(super) fn text_on(&self, (first, last): (Local, Local)) -> Option<&str> {
        let note = self.note_on(first.day).filter(|note| !note.archived);
        (first.day == last.day).then(|| note.map_or("", |note| &note.note))
    }
}

impl Sales {
    /// Begins to type the note on a day.
    pub(super) fn note(&mut self, day: Day, view: &SalesView) {
        let text = view.text_on((day.start(), day.start())).unwrap_or_default().to_owned();
        self.notes.typed = Some(Noting { day, text, is_begun: false });
    }
}

/// Draws the field of the note on a day, if one is typed; false where none is. Enter saves it, and so does a click elsewhere;
/// Esc leaves it.
pub(super) fn field_ui(ui: &mut Ui, room: Rect, day: Day, view: &SalesView, state: &mut Sales) -> bool {
    let Some(mut noting) = state.notes.typed.take().filter(|noting| noting.day == day) else { return false };
    let name = tr!("Note on {day}", day = dates().days(day, day));
    let is_left = ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    let response = row_in(ui, room, |ui| field(ui, &name, &mut noting.text, room.width().min(420.0), false));
    if !noting.is_begun {
        response.request_focus();
        noting.is_begun = true;
    } else if is_left {
        response.surrender_focus();
        state.notes.is_left = true;
        return true;
    } else if response.lost_focus() {
        state.notes.is_left = ui.input(|input| input.key_pressed(Key::Enter));
        state.action = saving(noting, view.note_on(day));
        return true;
    }
    state.notes.typed = Some(noting);
    true
}

/// Saves a note; `None` where it is as it was.
fn saving(noting: Noting, was: Option<&DayNote>) -> Option<Action> {
    let change = NounChange::note(noting.day, &noting.text, was)?;
    let words = if noting.text.trim().is_empty() { tr!("Note taken away") } else { tr!("Note saved") };
    let work = move |engine: &mut Engine, actor: &Actor, now| {
        engine.apply(&Change::Noun(change), actor, now)?;
        Ok(move |_: &mut Sales| Some(Action::SayWithUndo(words.to_owned())))
    };
    let refused = move |sales: &mut Sales, refusal| {
        sales.notes.typed = Some(Noting { is_begun: false, ..noting });
        Some(refusal)
    };
    Some(Action::Do(Edit::new(words, work).or_else(refused)))
}
