//! Questions about files that can be read in more than one way, such as whether discounts are amounts or
//! percentages, what unknown status words mean, and which shop the orders are of; and what of them is
//! imported. Each is asked if a file needs it, and the answer can be changed afterwards. Each returns whether
//! an answer changed.

use std::collections::BTreeMap;

use egui::{Grid, ScrollArea, Ui, vec2};

use crate::format::Formatter;
use crate::model::OrderBadge;
use crate::theme::{self, FontStyle, height, space};
use crate::translate::tr;
use crate::widgets::{Button, Dropdown, choice_entry, dialog_note, entered, field, segment};
use domain::advice::Advice;
use domain::order::OrderStatus;
use domain::percent::Percent;
use domain::rate::hints::Mend;
use domain::text::lenient::date::DateOrder;
use engine::{ImportReport, Mendable, Policy};
use transfer::answers::{OrderAgain, OrderKind, Question, ShopOfFiles};
use transfer::foreign::proposed_status;

use super::Importing;
use super::listing::signed;

/// The number of status words that are visible before they scroll.
const WORDS: f32 = 4.0;
/// Width of the field for a shop's name, in points.
const SHOP_NAME: f32 = 160.0;

/// The questions that a refusal asks or that were answered.
pub(super) fn choices(ui: &mut Ui, state: &mut Importing) -> bool {
    let asked = state.refusal.as_ref().map(|refusal| refusal.code.to_string()).unwrap_or_default();
    let answers = &mut state.wanted.options.answers;
    let mut changed = question(ui, &asked, &mut answers.discounts);
    changed |= question(ui, &asked, &mut answers.prices);
    changed |= question(ui, &asked, &mut answers.decimals);
    changed |= question(ui, &asked, &mut answers.repeated);
    changed |= question(ui, &asked, &mut answers.years);
    changed |= question(ui, &asked, &mut answers.orders);
    let again = [OrderAgain::Add, OrderAgain::Replace, OrderAgain::Leave];
    changed |= question_of(ui, &asked, &again, &mut answers.again);
    changed |= question(ui, &asked, &mut answers.invoiced);
    changed |= question(ui, &asked, &mut answers.unexplained);
    changed |= question(ui, &asked, &mut answers.unrefunded);
    changed |= question(ui, &asked, &mut answers.buyer);
    changed |= question(ui, &asked, &mut answers.faulty);
    if asked == Advice::Shop.code() || state.wanted.options.answers.shop != ShopOfFiles::Unsaid {
        changed |= shop(ui, state);
    }
    changed
}

/// Asks which rows are an order, where no column has its number.
pub(super) fn orders(ui: &mut Ui, answer: &mut Option<OrderKind>) -> bool {
    question(ui, Advice::Orders.code(), answer)
}

/// A question that is `asked`, by the code of its refusal, or was answered; true if its answer changed.
fn question<T: Question>(ui: &mut Ui, asked: &str, answer: &mut Option<T>) -> bool {
    question_of(ui, asked, T::ALL, answer)
}

fn question_of<T: Question>(ui: &mut Ui, asked: &str, answers: &[T], answer: &mut Option<T>) -> bool {
    let choices: Vec<_> = answers.iter().map(|answer| (Some(*answer), tr(answer.label()))).collect();
    let is_asked = asked == T::ABOUT.code() || answer.is_some();
    is_asked && choice(ui, (tr(T::WORDS), tr(T::WORDS)), &choices, answer)
}

/// A choice below what it is about, with its accessible name.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    (words, name): (&str, &str),
    choices: &[(T, &str)],
    chosen: &mut T,
) -> bool {
    let shown = ui.horizontal(|ui| {
        ui.label(theme::text(words, FontStyle::Body, theme::of(ui).text2));
        segment(ui, name, choices, *chosen)
    });
    let picked = shown.inner.filter(|picked| picked != chosen);
    *chosen = picked.unwrap_or(*chosen);
    picked.is_some()
}

/// Asks for the order of day and month in dates such as 1/2/2011.
pub(super) fn dates(ui: &mut Ui, state: &mut Importing) -> bool {
    let choices = [
        (None, tr!("As the file suggests")),
        (Some(DateOrder::DayFirst), tr!("Day first")),
        (Some(DateOrder::MonthFirst), tr!("Month first")),
    ];
    choice(ui, (tr!("Dates such as 1/2/2011"), tr!("Dates")), &choices, &mut state.wanted.options.date_order)
}

/// Asks whether what the shop has is kept, merged or replaced.
pub(super) fn policies(ui: &mut Ui, state: &mut Importing) -> bool {
    let choices = [
        (Policy::Add, tr!("Only what is new")),
        (Policy::Merge, tr!("New and changed")),
        (Policy::Replace, tr!("Replace")),
    ];
    // A preset never takes out the rates of other countries.
    let count = if state.wanted.preset.is_some() { 2 } else { choices.len() };
    let choices = choices.get(..count).unwrap_or(&choices);
    let changed =
        choice(ui, (tr!("What to import"), tr!("What to import")), choices, &mut state.wanted.options.policy);
    if state.wanted.options.policy == Policy::Replace {
        let words = tr!("What is in the shop but not in the files, of these kinds, is deleted.");
        ui.label(theme::text(words, FontStyle::Small, theme::of(ui).warning));
    }
    changed
}

/// Asks for each problem whether it is mended in all rates that have it.
pub(super) fn mending(
    ui: &mut Ui,
    state: &mut Importing,
    mends: &BTreeMap<Mend, Mendable>,
    formatter: Formatter,
) -> bool {
    if mends.is_empty() {
        return false;
    }
    let mut changed = false;
    Grid::new("mends").spacing(vec2(space::M, 4.0)).show(ui, |ui| {
        for (mend, found) in mends {
            let words = mending_words(*mend, found, formatter);
            ui.label(theme::text(words, FontStyle::Body, theme::of(ui).warning));
            let all = match found.rates {
                1 => tr!("Correct it").to_owned(),
                count => tr!("Correct all {count}", count = signed(count)),
            };
            let choices = [(false, tr!("Keep as written")), (true, all.as_str())];
            let is_chosen = state.wanted.options.mends.contains(mend);
            let picked = segment(ui, tr(mend.problem()), &choices, is_chosen);
            if let Some(is_wanted) = picked.filter(|picked| *picked != is_chosen) {
                state.wanted.options.mends.retain(|other| other != mend);
                state.wanted.options.mends.extend(is_wanted.then_some(*mend));
                changed = true;
            }
            ui.end_row();
        }
    });
    changed
}

/// The problem, with the first rate as an example: `was → becomes`.
fn mending_words(mend: Mend, found: &Mendable, formatter: Formatter) -> String {
    let shown = |text: &str| match mend {
        Mend::Percents => {
            Percent::parse(text).map_or_else(|_| text.to_owned(), |percent| formatter.percent(percent))
        }
        Mend::Countries | Mend::Zips | Mend::Ranges => text.to_owned(),
    };
    format!("{}: {} → {}", tr(mend.problem()), shown(&found.was), shown(&found.becomes))
}

/// Asks which shop the orders are of: this one, or another, whose name is put before their numbers.
fn shop(ui: &mut Ui, state: &mut Importing) -> bool {
    let ink = theme::of(ui).text2;
    let mut changed = false;
    ui.horizontal(|ui| {
        let words = tr!("There are orders with these numbers already. The files are from");
        ui.label(theme::text(words, FontStyle::Body, ink));
        let same =
            Button::new(tr!("The same shop")).enabled(state.wanted.options.answers.shop != ShopOfFiles::Same);
        if same.show(ui).clicked() {
            state.wanted.options.answers.shop = ShopOfFiles::Same;
            changed = true;
        }
    });
    ui.horizontal(|ui| {
        let words = tr!("or from another shop, whose name is put before their numbers");
        ui.label(theme::text(words, FontStyle::Body, ink));
        let name = field(ui, tr!("Name of the other shop"), &mut state.shop_name, SHOP_NAME, false);
        let said = ShopOfFiles::of_name(&state.shop_name);
        let can = said != ShopOfFiles::Unsaid && said != state.wanted.options.answers.shop;
        let is_clicked = Button::new(tr!("Set name")).enabled(can).show(ui).clicked();
        if can && (is_clicked || entered(ui, &name)) {
            state.wanted.options.answers.shop = said;
            changed = true;
        }
    });
    changed
}

/// The unknown status words of the files, and those that were given a meaning.
pub(super) fn statuses(ui: &mut Ui, state: &mut Importing, report: &ImportReport) -> bool {
    let unknown = report.unknown_statuses();
    let said = state.wanted.options.answers.statuses.words().map(|(word, _)| word.to_owned());
    let mut words: Vec<String> = unknown.keys().map(|word| (*word).to_owned()).chain(said).collect();
    words.sort_by_key(|word| word.to_lowercase());
    words.dedup_by(|one, other| one.to_lowercase() == other.to_lowercase());
    if words.is_empty() {
        return false;
    }
    dialog_note(ui, tr!("Orders of a status that is not known are refused until you say what it means."));
    let mut changed = None;
    ScrollArea::vertical().max_height(WORDS * (height::CONTROL + 4.0)).show(ui, |ui| {
        for word in &words {
            let orders = unknown.get(word.as_str()).copied().unwrap_or_default();
            let likely = tr(OrderBadge::of_status(proposed_status(word)).name());
            let orders = (orders > 0)
                .then(|| tr!("Orders: {count}. Perhaps {likely}.", count = signed(orders), likely));
            let said = state.wanted.options.answers.statuses.said(word);
            let mut meant = said;
            if meaning(ui, word, orders, &mut meant) {
                changed = Some((word, meant));
            }
        }
    });
    if let Some((word, status)) = changed {
        state.wanted.options.answers.statuses.say(word, status);
    }
    changed.is_some()
}

/// The row of a status word; true when another status is chosen, which is none if its orders are to be
/// refused.
fn meaning(ui: &mut Ui, word: &str, orders: Option<String>, said: &mut Option<OrderStatus>) -> bool {
    let tokens = theme::of(ui);
    let name =
        if word.is_empty() { tr!("Status (blank)").to_owned() } else { tr!("Status \"{word}\"", word) };
    let label = |status: Option<OrderStatus>| {
        status.map_or(tr!("Refused"), |status| tr(OrderBadge::of_status(status).name()))
    };
    let mut picked = None;
    ui.horizontal(|ui| {
        ui.label(theme::text(&name, FontStyle::Body, tokens.text));
        let shown = label(*said);
        picked = Dropdown::new(&name, shown).width(220.0).show(ui, |ui| {
            let mut picked = None;
            for status in std::iter::once(None).chain(OrderStatus::ALL.map(Some)) {
                let words = match status {
                    Some(status) if status.counts() => tr!("Counts in reports"),
                    Some(_) => tr!("Does not count"),
                    None => "",
                };
                if choice_entry(ui, label(status), words, status == *said) {
                    picked = Some(status);
                }
            }
            picked
        });
        if let Some(words) = orders {
            ui.label(theme::text(words, FontStyle::Small, tokens.text2));
        }
    });
    *said = picked.unwrap_or(*said);
    picked.is_some()
}
