//! Questions about files that can be read in more than one way, such as whether discounts are amounts or
//! percentages, what unknown status words mean, and which shop the orders are of. Each is asked if a file needs it,
//! and the answer can be changed afterwards.

use egui::{Label, ScrollArea, Ui};

use crate::format::{self, Formatter};
use crate::theme::{self, FontStyle, height};
use crate::widgets::{Button, Dropdown, choice_entry, entered, field, segment};
use domain::advice::Advice;
use domain::order::OrderStatus;
use engine::ImportReport;
use transfer::answers::{OrderAgain, OrderKind, Question, ShopOfFiles};
use transfer::foreign::proposed_status;

use super::{ImportAction, Importing};

/// The number of status words that are visible before they scroll.
const WORDS: f32 = 4.0;
/// Width of the field for a shop's name, in points.
const SHOP_NAME: f32 = 160.0;

/// The questions that a refusal asks or that were answered; returns a rehearsal if an answer changed.
pub(super) fn choices(ui: &mut Ui, state: &mut Importing) -> Option<ImportAction> {
    let asked = state.refusal.as_ref().map(|refusal| refusal.code.to_string()).unwrap_or_default();
    let answers = &mut state.wanted.answers;
    let mut changed = question(ui, &asked, &mut answers.discounts);
    changed |= question(ui, &asked, &mut answers.prices);
    changed |= question(ui, &asked, &mut answers.decimals);
    changed |= question(ui, &asked, &mut answers.repeated);
    changed |= question(ui, &asked, &mut answers.years);
    changed |= question(ui, &asked, &mut answers.orders);
    let again = [OrderAgain::Add, OrderAgain::Replace, OrderAgain::Leave];
    changed |= question_of(ui, &asked, &again, &mut answers.again);
    if asked == Advice::Shop.code() || state.wanted.answers.shop != ShopOfFiles::Unsaid {
        changed |= shop(ui, state);
    }
    changed.then(|| ImportAction::Rehearse(state.wanted()))
}

/// Asks which rows are an order, where no column has its number.
pub(super) fn orders(ui: &mut Ui, answer: &mut Option<OrderKind>) {
    question(ui, Advice::Orders.code(), answer);
}

/// A question that is `asked`, by the code of its refusal, or was answered; true if its answer changed.
fn question<T: Question>(ui: &mut Ui, asked: &str, answer: &mut Option<T>) -> bool {
    question_of(ui, asked, T::ALL, answer)
}

fn question_of<T: Question>(ui: &mut Ui, asked: &str, answers: &[T], answer: &mut Option<T>) -> bool {
    if asked != T::ABOUT.code() && answer.is_none() {
        return false;
    }
    let tokens = theme::of(ui);
    let choices: Vec<(Option<T>, &str)> =
        answers.iter().map(|answer| (Some(*answer), answer.label())).collect();
    let mut picked = None;
    ui.horizontal(|ui| {
        ui.add(Label::new(theme::text(T::WORDS, FontStyle::Body, tokens.text2)).selectable(false));
        picked = segment(ui, T::WORDS, &choices, *answer);
    });
    let changed = picked.filter(|picked| *picked != *answer);
    *answer = changed.unwrap_or(*answer);
    changed.is_some()
}

/// Asks which shop the orders are of: this one, or another, whose name is put before their numbers.
fn shop(ui: &mut Ui, state: &mut Importing) -> bool {
    let tokens = theme::of(ui);
    let mut changed = false;
    ui.horizontal(|ui| {
        let words = "The books have orders with these numbers. The files are from";
        ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).selectable(false));
        let same = Button::new("The same shop").enabled(state.wanted.answers.shop != ShopOfFiles::Same);
        if same.show(ui).clicked() {
            state.wanted.answers.shop = ShopOfFiles::Same;
            changed = true;
        }
    });
    ui.horizontal(|ui| {
        let words = "or from another shop, whose name goes before their numbers";
        ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text2)).selectable(false));
        let name = field(ui, "Name of the other shop", &mut state.shop_name, SHOP_NAME, false);
        let said = ShopOfFiles::of_name(&state.shop_name);
        let can = said != ShopOfFiles::Unsaid && said != state.wanted.answers.shop;
        let is_clicked = Button::new("Set name").enabled(can).show(ui).clicked();
        if can && (is_clicked || entered(ui, &name)) {
            state.wanted.answers.shop = said;
            changed = true;
        }
    });
    changed
}

/// The unknown status words of the files, and those that were given a meaning.
pub(super) fn statuses(
    ui: &mut Ui,
    state: &mut Importing,
    report: &ImportReport,
    formatter: Formatter,
) -> Option<ImportAction> {
    let unknown = report.unknown_statuses();
    let said = state.wanted.answers.statuses.words().map(|(word, _)| word.to_owned());
    let mut words: Vec<String> = unknown.keys().map(|word| (*word).to_owned()).chain(said).collect();
    words.sort_by_key(|word| word.to_lowercase());
    words.dedup_by(|one, other| one.to_lowercase() == other.to_lowercase());
    if words.is_empty() {
        return None;
    }
    let tokens = theme::of(ui);
    let text = "Orders of a status that is not known are refused until you say what it means.";
    ui.add(Label::new(theme::text(text, FontStyle::Small, tokens.text2)).selectable(false));
    let mut changed = None;
    ScrollArea::vertical().max_height(WORDS * (height::CONTROL + 4.0)).show(ui, |ui| {
        for word in &words {
            let orders = unknown.get(word.as_str()).copied().unwrap_or_default();
            let likely = proposed_status(word).as_str();
            let orders = (orders > 0).then(|| {
                let count = formatter.count(i64::try_from(orders).unwrap_or(i64::MAX));
                format!("Orders: {count}. Perhaps {likely}.")
            });
            let said = state.wanted.answers.statuses.said(word);
            if let Some(Meaning(status)) = meaning(ui, word, orders, said) {
                changed = Some((word.clone(), status));
            }
        }
    });
    let (word, status) = changed?;
    state.wanted.answers.statuses.say(&word, status);
    Some(ImportAction::Rehearse(state.wanted()))
}

/// The status that a word means; `None` for none, so that its orders are refused.
struct Meaning(Option<OrderStatus>);

/// The row of a status word; returns the status that was chosen.
fn meaning(ui: &mut Ui, word: &str, orders: Option<String>, said: Option<OrderStatus>) -> Option<Meaning> {
    let tokens = theme::of(ui);
    let name = if word.is_empty() { "Status (blank)".to_owned() } else { format!("Status \"{word}\"") };
    let label = |status: Option<OrderStatus>| {
        status.map_or_else(|| "Refused".to_owned(), |status| format::first_upper(status.as_str()))
    };
    let mut picked = None;
    ui.horizontal(|ui| {
        ui.add(Label::new(theme::text(&name, FontStyle::Body, tokens.text)).selectable(false));
        let shown = label(said);
        picked = Dropdown::new(&name, &shown).width(220.0).show(ui, |ui| {
            let mut picked = None;
            for status in std::iter::once(None).chain(OrderStatus::ALL.map(Some)) {
                let words = match status {
                    Some(status) if status.counts() => "Counts in reports",
                    Some(_) => "Does not count",
                    None => "",
                };
                if choice_entry(ui, &label(status), words, status == said) {
                    picked = Some(Meaning(status));
                }
            }
            picked
        });
        if let Some(words) = orders {
            ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.text2)).selectable(false));
        }
    });
    picked
}
