//! The outcome of an import by the meanings chosen for its columns: the first orders, and the outcome of each amount.

use egui::{Label, Ui};

use crate::format::Amounts;
use crate::theme::{self, FontStyle, space};
use crate::translate::{self, tr};
use crate::widgets::form_heading;
use domain::noun::NounKind;
use domain::task::Task;
use engine::{ImportReport, ImportRow};

use super::listing::{Fate, Listing, signed};
use super::meaning::cut_to;

/// The rows that are shown, and the most remarks.
const SHOWN: usize = 5;
const MOST_REMARKS: usize = 40;
/// The most letters of a row beside its name, so that the remarks are in sight.
const LETTERS: usize = 110;

pub(super) fn outcome(ui: &mut Ui, report: Option<&ImportReport>, amounts: Amounts, running: Option<&Task>) {
    let tokens = theme::of(ui);
    let note = |ui: &mut Ui, words: &str| {
        ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.text2)).wrap());
    };
    form_heading(ui, tr!("What is imported"));
    let Some(report) = report else {
        let words = match running {
            Some(running) => tr(running.progress().stage.words()),
            None => tr!("The first rows appear here once it is known what the columns hold."),
        };
        return note(ui, words);
    };
    let is_shown = |row: &&ImportRow| {
        matches!(row.is.kind, NounKind::Order | NounKind::CreditNote | NounKind::Product | NounKind::Purchase)
    };
    for fate in [Fate::New, Fate::Changed, Fate::Identical].into_iter().filter(|fate| fate.total(report) > 0)
    {
        let (count, kinds) =
            (amounts.formatter.count(signed(fate.total(report))), fate.kinds(report, amounts.formatter));
        let words = format!("{count} {}: {}", tr(fate.name()), kinds.join(", "));
        ui.add(Label::new(theme::text(words, FontStyle::Body, tokens.text)).wrap());
    }
    if report.refused_count > 0 {
        let first =
            report.refused.first().map(|row| translate::text(&row.refusal.problem)).unwrap_or_default();
        let words = tr!("{count} refused, the first: {first}", count = signed(report.refused_count), first);
        ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.negative)).wrap());
    }
    if let Some(sentence) = report.uncounted_sentence(amounts.currency(), amounts.formatter.marks()) {
        let words = translate::text(&sentence) + ".";
        ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.warning)).wrap());
    }
    // Products of orders are named in these.
    let has_orders = report.counts.contains_key(&NounKind::Order);
    let rows = report.rows.iter().filter(is_shown);
    for row in rows.filter(|row| !has_orders || row.is.kind != NounKind::Product).take(SHOWN) {
        let told = |cells: &mut dyn Iterator<Item = String>| {
            cells.filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(" · ")
        };
        let beside = told(&mut row.is.preview.iter().map(|cell| amounts.told(cell)));
        let name = format!("{} · {beside}", amounts.told(&row.is.name));
        ui.add(Label::new(theme::text(name, FontStyle::Strong, tokens.text)).truncate());
        let rest =
            row.is.fields.iter().filter(|(_, cell)| !row.is.preview.contains(cell) && *cell != row.is.name);
        let fact = |(heading, cell): &(_, _)| match amounts.told(cell) {
            told if told.is_empty() => told,
            told => format!("{}: {told}", translate::text(heading)),
        };
        note(ui, &cut_to(&told(&mut rest.map(fact)), LETTERS));
    }
    let remarks = Listing::remarks(report);
    if remarks.len() == 0 {
        return;
    }
    ui.add_space(space::S);
    form_heading(ui, tr!("Remarks"));
    for at in 0..remarks.len().min(MOST_REMARKS) {
        note(ui, &remarks.line(at, report, amounts).words);
    }
}
