//! The columns of a file of orders that look like amounts and are not read: each is given a field, or is left out.

use egui::{Align, Label, Layout, ScrollArea, Ui, vec2};

use crate::theme::{self, FontStyle, height};
use crate::translate::tr;
use crate::widgets::{Dropdown, choice_entry, form_heading};
use transfer::order_rows::{Field, LEFT_OUT, Table};

use super::field_names::{HEADING, MEANING, cut, name};

/// What such a column can hold.
const AMOUNTS: [Field; 14] = [
    Field::Fee,
    Field::Discount,
    Field::Refunded,
    Field::Shipping,
    Field::ShippingTax,
    Field::Tax,
    Field::Tax1,
    Field::Tax2,
    Field::Total,
    Field::ItemTotal,
    Field::ItemTax,
    Field::ItemPrice,
    Field::ItemDiscount,
    Field::TaxRate,
];

/// Draws the columns that are open, and those that were left out, if there are any.
pub(super) fn section(ui: &mut Ui, table: &Table, said: &mut Vec<(String, String)>) {
    let open = table.open_amounts(said).into_iter().map(|heading| (heading, false));
    let left_out = said.iter().filter(|(of, _)| of == LEFT_OUT);
    let left_out = left_out.filter_map(|(_, heading)| table.headings.iter().find(|one| *one == heading));
    let rows: Vec<(&str, bool)> = open.chain(left_out.map(|heading| (heading.as_str(), true))).collect();
    if rows.is_empty() {
        return;
    }
    ui.add_space(4.0);
    form_heading(ui, tr!("Amounts that nothing reads"));
    let mut chosen = None;
    for (heading, is_left_out) in rows {
        let picked = row(ui, heading, table.first(heading), is_left_out);
        chosen = chosen.or(picked.map(|key| (key, heading.to_owned())));
    }
    if let Some((key, heading)) = chosen {
        said.retain(|(of, to)| *to != heading && (of == LEFT_OUT || of != key));
        said.push((key.to_owned(), heading));
    }
}

/// The row of a column; returns what is chosen for it: the name of a field, or [`LEFT_OUT`].
fn row(ui: &mut Ui, heading: &str, first: &str, is_left_out: bool) -> Option<&'static str> {
    let tokens = theme::of(ui);
    let cell = |ui: &mut Ui, width: f32, contents: &mut dyn FnMut(&mut Ui)| {
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(width, height::CONTROL), layout, |ui| {
            ui.set_min_width(width);
            contents(ui);
        });
    };
    let mut picked = None;
    ui.horizontal(|ui| {
        cell(ui, MEANING, &mut |ui| {
            let words = theme::text(cut(heading), FontStyle::Strong, tokens.text);
            ui.add(Label::new(words).truncate());
        });
        cell(ui, HEADING, &mut |ui| {
            let shown = if is_left_out { tr!("Left out") } else { tr!("Choose") };
            picked = Dropdown::new(&tr!("What {heading} holds", heading), shown)
                .width(320.0)
                .show(ui, |ui| choices(ui, is_left_out));
        });
        ui.add(Label::new(theme::text(first, FontStyle::Small, tokens.text2)).truncate());
    });
    picked
}

fn choices(ui: &mut Ui, is_left_out: bool) -> Option<&'static str> {
    let mut picked = None;
    ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
        if choice_entry(ui, tr!("Left out"), "", is_left_out) {
            picked = Some(LEFT_OUT);
        }
        for field in AMOUNTS {
            if choice_entry(ui, tr(name(field)), "", false) {
                picked = Some(field.as_str());
            }
        }
    });
    picked
}
