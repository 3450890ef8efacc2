//! The columns of a file in its order: heading, first values, what they come to, and what each holds, to be chosen.

use egui::{Align, Label, Layout, ScrollArea, Ui, vec2};

use crate::format::Amounts;
use crate::theme::{self, FontStyle, height, space};
use crate::translate::tr;
use crate::widgets::{Dropdown, choice_entry, form_heading};
use domain::money::Money;
use domain::quantity::Quantity;
use domain::text::message::Cell;
use transfer::Format;
use transfer::order_rows::{LEFT_OUT, Table};

use super::meaning::{Meaning, cut, meanings};

/// Widths of the heading, the values and the sum, in points; what it holds has the rest.
const HEADING: f32 = 150.0;
const VALUES: f32 = 166.0;
const SUM: f32 = 92.0;

/// A column, and what is said of it.
struct Column<'t> {
    heading: &'t str,
    meaning: Option<Meaning>,
    is_left_out: bool,
    /// It looks like amounts, and nobody says what it holds.
    is_open: bool,
}

impl Column<'_> {
    /// Placeholder for a column that holds nothing.
    fn nothing(&self) -> &'static str {
        match self {
            Self { is_left_out: true, .. } => tr!("Left out"),
            Self { is_open: true, .. } => tr!("Choose"),
            _ => tr!("Not read"),
        }
    }
}

/// The choice for one column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Meaning(Meaning),
    LeftOut,
    /// Nothing, as before.
    Nothing,
}

/// An answer to the questions about a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Said {
    /// For a column that was open: the next of them is to be asked about.
    OfAnOpenOne,
    OfAnother,
}

/// Draws the columns; returns whether something else is chosen for one. `is_asked`: the first that is open gets the keyboard.
pub(super) fn rows(
    ui: &mut Ui,
    (table, format, amounts): (&Table, Option<Format>, Amounts),
    said: &mut Vec<(String, String)>,
    mut is_asked: bool,
) -> Option<Said> {
    let held: Vec<(Meaning, Option<&str>)> =
        meanings(format).into_iter().map(|meaning| (meaning, meaning.heading(table, said))).collect();
    let asks = !matches!(format, Some(Format::Products | Format::Taxes));
    head(ui);
    let mut chosen = None;
    for (at, heading) in table.headings.iter().enumerate() {
        // A heading that occurs twice means its first column.
        if heading.is_empty() || table.headings.iter().take(at).any(|before| before == heading) {
            continue;
        }
        let meaning = held.iter().find(|(_, of)| *of == Some(heading.as_str())).map(|(meaning, _)| *meaning);
        let is_left_out = said.iter().any(|(of, to)| of == LEFT_OUT && to == heading);
        let is_open = meaning.is_none() && !is_left_out && asks && table.is_amount(heading);
        let column = Column { heading, meaning, is_left_out, is_open };
        let is_first = is_open && std::mem::take(&mut is_asked);
        if let Some(picked) = row(ui, (table, amounts), (&column, is_first), &held) {
            let was = if is_open { Said::OfAnOpenOne } else { Said::OfAnother };
            chosen = Some((heading.clone(), was, picked));
        }
    }
    let (heading, was, picked) = chosen.filter(|(.., picked)| *picked != Chosen::Nothing)?;
    said.retain(|(_, to)| *to != heading);
    match picked {
        Chosen::Meaning(meaning) => {
            said.retain(|(of, _)| of != meaning.key());
            said.push((meaning.key().to_owned(), heading));
        }
        Chosen::LeftOut => said.push((LEFT_OUT.to_owned(), heading)),
        Chosen::Nothing => {}
    }
    Some(was)
}

/// A part of a row of this width, in points.
fn cell(ui: &mut Ui, width: f32, is_right: bool, contents: impl FnOnce(&mut Ui)) {
    let layout =
        if is_right { Layout::right_to_left(Align::Center) } else { Layout::left_to_right(Align::Center) };
    ui.allocate_ui_with_layout(vec2(width, ui.spacing().interact_size.y), layout, |ui| {
        ui.set_min_width(width);
        contents(ui);
    });
}

fn head(ui: &mut Ui) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        for (width, name) in
            [(HEADING, tr!("Column")), (VALUES, tr!("Values")), (SUM, tr!("Sum")), (SUM, tr!("Holds"))]
        {
            cell(ui, width, name == tr!("Sum"), |ui| form_heading(ui, name));
        }
    });
}

fn row(
    ui: &mut Ui,
    (table, amounts): (&Table, Amounts),
    (column, is_focused): (&Column<'_>, bool),
    held: &[(Meaning, Option<&str>)],
) -> Option<Chosen> {
    let tokens = theme::of(ui);
    let heading = column.heading;
    let is_amount = column.is_open || column.meaning.is_some_and(Meaning::is_amount);
    let sum = table.sum(heading).filter(|_| is_amount || column.is_left_out);
    let mut picked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        ui.set_min_height(height::CONTROL);
        cell(ui, HEADING, false, |ui| {
            let ink = if column.is_open { tokens.warning } else { tokens.text };
            ui.add(Label::new(theme::text(heading, FontStyle::Strong, ink)).truncate());
        });
        cell(ui, VALUES, false, |ui| {
            let values = table.values(heading).join(" · ");
            ui.add(Label::new(theme::text(values, FontStyle::Small, tokens.text2)).truncate());
        });
        cell(ui, SUM, true, |ui| {
            let shown = |sum: Money| {
                if column.meaning.is_some_and(Meaning::is_count) {
                    let count = Quantity::from_ten_thousandths(sum.ten_thousandths());
                    amounts.told(&Cell::Quantity(count))
                } else {
                    amounts.plain(sum)
                }
            };
            let sum = sum.map(shown).unwrap_or_default();
            ui.add(Label::new(theme::text(sum, FontStyle::Body, tokens.text)).truncate());
        });
        let shown = column.meaning.map_or_else(|| column.nothing().to_owned(), |meaning| cut(meaning.name()));
        picked = Dropdown::new(&tr!("What {heading} holds", heading), &shown)
            .width(260.0)
            .focused(is_focused)
            .show(ui, |ui| choices(ui, column, held, is_amount || sum.is_some()));
    });
    picked
}

/// Possible meanings of a column. For a column of numbers, amounts come first.
fn choices(
    ui: &mut Ui,
    column: &Column<'_>,
    held: &[(Meaning, Option<&str>)],
    is_number: bool,
) -> Option<Chosen> {
    let mut picked = None;
    ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
        // What is taken gets the keyboard.
        if column.meaning.is_none() && choice_entry(ui, column.nothing(), "", true) {
            picked = Some(Chosen::Nothing);
        }
        let can_leave = column.is_open || column.meaning.is_some();
        if can_leave && choice_entry(ui, tr!("Left out"), "", false) {
            picked = Some(Chosen::LeftOut);
        }
        let (first, others): (Vec<_>, Vec<_>) =
            held.iter().copied().partition(|(meaning, _)| meaning.is_amount() == is_number);
        for (meaning, of) in first.into_iter().chain(others) {
            let is_taken = column.meaning == Some(meaning);
            let of = of.filter(|_| !is_taken).map(cut).unwrap_or_default();
            if choice_entry(ui, meaning.name(), &of, is_taken) {
                picked = Some(Chosen::Meaning(meaning));
            }
        }
    });
    picked
}
