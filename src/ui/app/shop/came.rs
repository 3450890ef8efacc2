//! What came of what was asked: to the cell or form it belongs to, as a toast, or as news for a dialog.

use crate::ui::dialogs::export::Export;
use crate::ui::model::{Imported, Refusal};
use crate::ui::session::Outcome;
use crate::ui::shell::toasts::Toasts;
use crate::ui::tabs::classes::ClassesState;
use crate::ui::tabs::orders::OrdersState;
use crate::ui::tabs::rates::RatesState;
use crate::ui::tabs::sales::SalesState;
use crate::ui::tabs::taxes::TaxesState;

use super::lists::ListStates;
use super::{SessionEvent, ShopWindow};

impl ShopWindow {
    /// Takes an answer in.
    pub(super) fn came(&mut self, outcome: Outcome, now: f64) {
        if outcome.is_change() {
            self.toasts.end_undo();
        }
        match outcome {
            Outcome::CellsSaved(written) => {
                self.rates.written(written).into_iter().for_each(|held| self.act(held));
            }
            Outcome::CellsRefused(edits, refusal) => {
                self.rates.refused(edits, &refusal).into_iter().for_each(|held| self.act(held));
            }
            Outcome::RatesAdded(rates) => self.rates.added(rates),
            Outcome::ClassAdded(slug) => {
                self.session.look_at_class(&slug);
                self.classes.added(slug);
            }
            Outcome::ClassRefused(refusal) => self.classes.refused(refusal),
            Outcome::ClassRenamed(answer) => {
                if let Ok(words) = &answer {
                    self.toasts.say_with_undo(words.clone());
                }
                self.classes.renamed(answer);
            }
            Outcome::Deleted { what } | Outcome::ClassReplaced { what } => {
                self.rates.deleted();
                self.toasts.say_with_undo(what);
            }
            Outcome::Travelled { direction, step: Some(step) } => {
                self.rates.travelled(direction, step.id());
                self.say_travelled(direction, &step.title);
            }
            Outcome::Moved | Outcome::Travelled { step: None, .. } => {}
            Outcome::RecordSaved(booked) => self.booked(booked),
            Outcome::BookRefused(form, refusal) => self.book_refused(form, refusal),
            Outcome::SettingsSaved => {
                self.toasts.say_with_undo("Settings saved");
                self.news.push(SessionEvent::Settings(Ok(())));
            }
            Outcome::SettingsRefused(refusal) => self.news.push(SessionEvent::Settings(Err(refusal))),
            Outcome::Imported(imported) => self.imported(*imported),
            Outcome::ImportRefused(refusal) => self.news.push(SessionEvent::ImportRefused(refusal)),
            Outcome::Exported(Ok(words)) => {
                self.toasts.say(words.clone());
                self.news.push(SessionEvent::Exported(Ok(words)));
            }
            Outcome::Exported(Err(refusal)) => self.news.push(SessionEvent::Exported(Err(refusal))),
            Outcome::Columns(found) => self.news.push(SessionEvent::Columns(found)),
            Outcome::Keys(answer) => self.news.push(SessionEvent::Keys(answer)),
            Outcome::Orders(outcome) => self.orders_came(outcome),
            Outcome::Staff(answer) => self.news.push(SessionEvent::Staff(answer)),
            Outcome::SignedIn(refusal) => self.came_in(refusal, now),
            Outcome::FileCheck(seen) => self.seen(seen),
            Outcome::Repaired(left) => self.repaired(left),
            Outcome::Restored(answer) => {
                if answer.is_ok() {
                    self.problems.clear();
                    self.toasts.say("Restored. The shop as it was is kept as a backup");
                }
                self.news.push(SessionEvent::Restored(answer));
            }
            Outcome::Refused(refusal) => self.refuse(refusal, None),
        }
    }

    /// A file was read: for trial, or into the shop.
    fn imported(&mut self, imported: Imported) {
        if imported.is_rehearsal {
            self.news.push(SessionEvent::Rehearsed(Box::new(imported)));
            return;
        }
        if imported.no_backup {
            self.toasts.say("No backup could be made before this import");
        }
        let words = imported.words();
        if imported.can_undo {
            self.toasts.say_with_undo(words);
        } else {
            self.toasts.say(words);
        }
        self.news.push(SessionEvent::Imported);
    }

    /// Somebody took over, or was not let in.
    fn came_in(&mut self, refusal: Option<Refusal>, now: f64) {
        let is_in = refusal.is_none();
        self.sign_in.answered(refusal, now);
        if is_in {
            self.news.push(SessionEvent::SignedIn);
            self.sales = SalesState::default();
            self.export = Export::default();
            self.rates = RatesState::default();
            self.kept = None;
            self.classes = ClassesState::default();
            self.lists = ListStates::default();
            self.taxes = TaxesState::default();
            self.orders = OrdersState::default();
            self.refusal = None;
            self.toasts = Toasts::default();
        }
    }
}
