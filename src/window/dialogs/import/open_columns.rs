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

/// Draws the columns that no heading says the meaning of, in the order of the file, with what was said of them.
/// `is_asked`: the first that is open gets the keyboard.
pub(super) fn section(ui: &mut Ui, table: &Table, said: &mut Vec<(String, String)>, mut is_asked: bool) {
    let open = table.open_amounts(&[]);
    if open.is_empty() {
        return;
    }
    ui.add_space(4.0);
    form_heading(ui, tr!("Amounts whose heading says nothing"));
    let mut chosen = None;
    for heading in open {
        let key = said.iter().find(|(_, to)| to == heading).map(|(of, _)| of.as_str());
        let is_first = key.is_none() && std::mem::take(&mut is_asked);
        let picked = row(ui, (heading, table.first(heading)), key, is_first);
        chosen = chosen.or(picked.map(|key| (key, heading.to_owned())));
    }
    if let Some((key, heading)) = chosen {
        said.retain(|(of, to)| *to != heading && (of == LEFT_OUT || of != key));
        said.extend((!key.is_empty()).then(|| (key.to_owned(), heading)));
    }
}

/// The row of a column; returns what is chosen for it: the name of a field, [`LEFT_OUT`], or nothing yet.
fn row(
    ui: &mut Ui,
    (heading, first): (&str, &str),
    said: Option<&str>,
    is_focused: bool,
) -> Option<&'static str> {
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
            let field = Field::ALL.iter().find(|field| said == Some(field.as_str()));
            let shown = match field {
                Some(field) => tr(name(*field)),
                None if said == Some(LEFT_OUT) => tr!("Left out"),
                None => tr!("Choose"),
            };
            picked = Dropdown::new(&tr!("What {heading} holds", heading), shown)
                .width(320.0)
                .focused(is_focused)
                .show(ui, |ui| choices(ui, said));
        });
        ui.add(Label::new(theme::text(first, FontStyle::Small, tokens.text2)).truncate());
    });
    picked
}

fn choices(ui: &mut Ui, said: Option<&str>) -> Option<&'static str> {
    let mut picked = None;
    ScrollArea::vertical().max_height(260.0).show(ui, |ui| {
        // The entry that is taken gets the keyboard.
        if choice_entry(ui, tr!("Choose"), "", said.is_none()) {
            picked = Some("");
        }
        if choice_entry(ui, tr!("Left out"), "", said == Some(LEFT_OUT)) {
            picked = Some(LEFT_OUT);
        }
        for field in AMOUNTS {
            if choice_entry(ui, tr(name(field)), "", said == Some(field.as_str())) {
                picked = Some(field.as_str());
            }
        }
    });
    picked
}
