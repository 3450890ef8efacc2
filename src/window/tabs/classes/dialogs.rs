//! The dialogs before a class is deleted, with the counts of what uses it and a choice of its
//! replacement, and for its new name.

use egui::{Label, Ui};

use crate::format;
use crate::model::{ClassDetail, ClassEntry, ClassesView, Refusal};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Choice, Dropdown, Foot, Pressed, Question, ask_with, choice_entry, choose_all, dialog, field,
    form_heading, mistake, tick,
};
use domain::tax::class::ClassSlug;
use domain::text;
use engine::{ClassUses, RatesOfReplaced, Replacement};

use super::ClassesState;

const RENAME: f32 = 420.0;
/// The width in points of the list of replacements.
const NAMES: f32 = 220.0;

/// The open dialog for deleting a class.
#[derive(Debug)]
pub(super) struct Deleting {
    slug: ClassSlug,
    /// The class that was chosen to replace it; `None` leaves its products without one.
    chosen: Option<ClassSlug>,
    is_chosen: bool,
    moves_rates: bool,
}

impl Deleting {
    pub(super) fn of(entry: &ClassEntry) -> Self {
        Self { slug: entry.slug.clone(), chosen: None, is_chosen: false, moves_rates: false }
    }

    /// The class that replaces it: the standard class where nothing was chosen and something uses it.
    fn by(&self, is_used: bool) -> Option<ClassSlug> {
        if self.is_chosen { self.chosen.clone() } else { is_used.then(ClassSlug::standard) }
    }
}

/// The open dialog for renaming a class, with the name as typed.
#[derive(Debug)]
pub(super) struct Renaming {
    slug: ClassSlug,
    name: String,
    pub(super) refusal: Option<Refusal>,
    is_new: bool,
}

impl Renaming {
    pub(super) fn of(entry: &ClassEntry) -> Self {
        Self { slug: entry.slug.clone(), name: entry.name.clone(), refusal: None, is_new: true }
    }
}

/// Shows the dialog for deleting a class and choosing its replacement.
pub(super) fn delete(
    ui: &Ui,
    view: &ClassesView,
    detail: Option<&ClassDetail>,
    state: &mut ClassesState,
) -> Option<Action> {
    let deleting = state.deleting.as_mut()?;
    let entry = view.entry(&deleting.slug)?;
    let uses = detail.filter(|detail| detail.slug == deleting.slug).map(|detail| &detail.uses);
    let (count, name) = (entry.rates, &entry.name);
    // What is not counted yet may use it.
    let is_used = uses.is_none_or(|uses| uses.products > 0 || uses.lines > 0);
    let by = deleting.by(is_used);
    let moves_rates = by.is_some() && deleting.moves_rates;
    let heading = match entry.rates {
        0 => tr!("Delete “{name}”?", name),
        _ if moves_rates => tr!("Delete “{name}” and move its {count} {count:rate|rates}?", name, count),
        _ => tr!("Delete “{name}” and its {count} {count:rate|rates}?", name, count),
    };
    let destroy = match uses {
        None => String::new(),
        Some(_) if entry.rates == 0 || moves_rates => tr!("Delete class").to_owned(),
        Some(_) => tr!("Delete class and {count} {count:rate|rates}", count),
    };
    let counted = uses.map_or_else(|| tr!("Counting what uses it…").to_owned(), used_by);
    let sentence = format!("{counted} {}", tr!("Past orders and reports keep the tax they were charged."));
    let rest = uses.map(unnamed).unwrap_or_default();
    let (keep, can_undo) = (tr!("Keep"), true);
    let question =
        Question { heading: &heading, sentence: &sentence, rest: &rest, keep, destroy: &destroy, can_undo };
    let choice = ask_with(ui.ctx(), "delete-class", &question, |ui| {
        if uses.is_some() && (is_used || entry.rates > 0) {
            in_its_place(ui, view, entry, deleting, is_used);
        }
    })?;
    let deleting = state.deleting.take()?;
    if choice == Choice::Keep {
        return None;
    }
    state.chosen = None;
    // The deletion may lift what an earlier refusal was about.
    state.refusal = None;
    let rates = if deleting.moves_rates { RatesOfReplaced::Moved } else { RatesOfReplaced::Deleted };
    Some(Action::DeleteClass(deleting.slug, by.map(|by| Replacement { by, rates })))
}

/// The most names of products in the sentence.
const NAMED: usize = 3;

/// The products that the sentence only counts, and the number of those whose names are not known.
fn unnamed(uses: &ClassUses) -> String {
    let known = i64::try_from(uses.names.len()).unwrap_or(i64::MAX);
    let more = Some(uses.products.saturating_sub(known)).filter(|more| *more > 0);
    let more = more.map(|count| tr!("and {count} more", count));
    uses.names.iter().skip(NAMED).cloned().chain(more).collect::<Vec<_>>().join(", ")
}

/// Such as `2 products (Enamel mug, Tea towel) and 31 lines of orders use it.`
fn used_by(uses: &ClassUses) -> String {
    let first: Vec<&str> = uses.names.iter().take(NAMED).map(String::as_str).collect();
    let told = i64::try_from(first.len()).unwrap_or(i64::MAX);
    let names = match (first.join(", "), uses.products.saturating_sub(told)) {
        (names, 0) => names,
        (names, more) => tr!("{names} and {count} more", names, count = more),
    };
    let products = text!("{count} {count:product|products} ({names})", count = uses.products, names);
    let lines = if uses.has_more_lines {
        text!("more than {count} {count:line of orders|lines of orders}", count = uses.lines)
    } else {
        text!("{count} {count:line of orders|lines of orders}", count = uses.lines)
    };
    format::first_upper(&match (uses.products, uses.lines) {
        (0, 0) => tr!("No product and no line of an order uses it.").to_owned(),
        (count, 0) => tr!("{products} {count:uses|use} it.", products, count),
        (0, count) => tr!("{lines} {count:uses|use} it.", lines, count),
        _ => tr!("{products} and {lines} use it.", products, lines),
    })
}

/// Draws the choice of a replacement for the class, and says what follows from it.
fn in_its_place(ui: &mut Ui, view: &ClassesView, entry: &ClassEntry, deleting: &mut Deleting, is_used: bool) {
    let tokens = theme::of(ui);
    let none = if is_used { tr!("None: they stay without a class") } else { tr!("None") };
    let by = deleting.by(is_used);
    let by = by.as_ref().and_then(|by| view.entry(by));
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        form_heading(ui, tr!("In its place"));
        let name = by.map_or(none, |by| by.name.as_str());
        let chosen = Dropdown::new(tr!("In its place"), name).width(NAMES).show(ui, |ui| {
            let mut chosen = None;
            for other in view.existing().filter(|other| other.slug != entry.slug) {
                if choice_entry(ui, &other.name, "", by.is_some_and(|by| by.slug == other.slug)) {
                    chosen = Some(Some(other.slug.clone()));
                }
            }
            if choice_entry(ui, none, "", by.is_none()) {
                chosen = Some(None);
            }
            chosen
        });
        if let Some(chosen) = chosen {
            (deleting.chosen, deleting.is_chosen) = (chosen, true);
        }
    });
    let by = deleting.by(is_used);
    let by = by.as_ref().and_then(|by| view.entry(by));
    if let (Some(by), true) = (by, entry.rates > 0) {
        let words =
            tr!("Move its {count} {count:rate|rates} to “{name}” too", count = entry.rates, name = &by.name,);
        tick(ui, &words, &mut deleting.moves_rates);
    }
    let comes_of_it = match by {
        Some(by) if is_used => {
            tr!("Products and orders that use it get “{name}”, and are charged its rates.", name = &by.name)
        }
        None if is_used => {
            tr!(
                "Products and orders that use it are marked as without a class, and are charged no tax until they \
                 have another."
            )
            .to_owned()
        }
        _ => return,
    };
    ui.add(Label::new(text(comes_of_it, FontStyle::Body, tokens.text2)).wrap());
}

/// Shows the dialog for renaming a class.
pub(super) fn rename(ui: &Ui, view: &ClassesView, state: &mut ClassesState) -> Option<Action> {
    let renaming = state.renaming.as_mut()?;
    let entry = view.entry(&renaming.slug)?;
    let heading = tr!("Rename “{name}”", name = &entry.name);
    let shown = dialog(ui.ctx(), "rename-class", &heading, RENAME, |ui| rename_ui(ui, renaming));
    if shown.inner == Some(true) && renaming.name.trim() != entry.name {
        return Some(Action::RenameClass(renaming.slug.clone(), renaming.name.clone()));
    }
    if shown.inner.is_some() || shown.is_over {
        state.renaming = None;
    }
    None
}

fn rename_ui(ui: &mut Ui, renaming: &mut Renaming) -> Option<bool> {
    let tokens = theme::of(ui);
    let width = ui.available_width();
    let response = field(ui, tr!("Name of the class"), &mut renaming.name, width, renaming.refusal.is_some());
    if std::mem::take(&mut renaming.is_new) {
        response.request_focus();
        choose_all(ui, response.id, &renaming.name);
    }
    if response.changed() {
        renaming.refusal = None;
    }
    if let Some(refusal) = &renaming.refusal {
        mistake(ui, &refusal.message);
    } else {
        let stays = tr!("Its rates, products and orders stay with it, and its slug does not change.");
        ui.add(Label::new(text(stays, FontStyle::Small, tokens.text2)).wrap());
    }
    let is_named = !renaming.name.trim().is_empty();
    let pressed = Foot::cancel().main(Button::new(tr!("Rename class")).enabled(is_named)).show(ui)?;
    Some(pressed == Pressed::Main)
}
