//! The categories of the lines of purchases: in the list, in the form, and of many at once.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use egui::Ui;

use crate::lists::noun::{ListedNoun as _, Shown};
use crate::lists::state::List;
use crate::tabs::{Action, Edit, panel};
use crate::translate::tr;
use crate::widgets::{Dropdown, Entry, choice_entry, shares};
use domain::access::Actor;
use domain::ids::PurchaseId;
use domain::purchase::category::Categories;
use domain::purchase::{PurchaseKind, SupplierPurchase};
use engine::{Change, Engine, PurchaseChange};

use super::reader::kind_of;
use super::texts::{BOUGHT, CATEGORY, KIND, LineTexts, NET, category_name, line_field};
use super::{Drawn, GAP, REMOVE};

/// The categories of the shop; the built-in ones until these are loaded.
pub(super) fn all(list: Shown<'_, SupplierPurchase>) -> &Categories {
    static BUILT_IN: LazyLock<Categories> = LazyLock::new(Categories::default);
    list.session.views.categories.value.as_ref().unwrap_or(&BUILT_IN)
}

/// The names of the categories of the lines of a purchase; empty where none has one.
pub(super) fn names(row: &SupplierPurchase, categories: &Categories) -> String {
    let mut names: Vec<String> = Vec::new();
    for line in row.purchase.lines.iter().filter(|line| !line.category.is_empty()) {
        let name = category_name(&line.category, categories);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// Gives all lines of the selected purchases a category.
pub(super) fn several(ui: &mut Ui, rows: &[&SupplierPurchase], categories: &Categories) -> Option<Action> {
    let lines = rows.iter().flat_map(|row| &row.purchase.lines);
    let held: BTreeSet<&str> = lines.map(|line| &*line.category).collect();
    let chosen = Dropdown::new(tr!("Set category"), tr!("Set category")).width(240.0).show(ui, |ui| {
        let mut chosen = None;
        for key in categories.current().chain([""]) {
            let is_taken = held.len() == 1 && held.contains(key);
            if choice_entry(ui, &category_name(key, categories), "", is_taken) {
                chosen = Some(key.to_owned());
            }
        }
        chosen
    })?;
    let purchases: Vec<PurchaseId> = rows.iter().map(|row| *row.key()).collect();
    Some(Action::Do(setting(purchases, chosen)))
}

fn setting(purchases: Vec<PurchaseId>, category: String) -> Edit {
    Edit::new(tr!("Category set"), move |engine: &mut Engine, actor: &Actor, now| {
        let change = PurchaseChange::SetCategory { purchases, category, over: true };
        let count = engine.apply(&Change::Purchase(change), actor, now)?.count()?;
        Ok(move |_: &mut List<SupplierPurchase>| {
            Some(Action::SayWithUndo(tr!("Category set of {count} {count:purchase|purchases}", count)))
        })
    })
}

impl Drawn<'_, '_> {
    /// Draws the category of a line and the product that was bought; true when the line is to be removed.
    pub(super) fn third_row<'h>(
        &mut self,
        ui: &mut Ui,
        (at, line): (usize, &mut LineTexts),
        hint: impl Fn(usize) -> &'h str,
    ) -> bool {
        let (spot, number) = (|field: usize| line_field(at, field), at + 1);
        let [row] = panel::labelled(ui, [1.0]);
        let [room, other] = shares(row.with_max_x(row.right() - REMOVE - GAP), GAP, [0.5, 0.5]);
        let room = panel::label_above(ui, room, tr!("Category"));
        let name = tr!("Category of line {number}", number);
        let entry = Entry::new(&name).choice().hint(hint(CATEGORY));
        let category = self.fields.cell(ui, room, spot(CATEGORY), entry, &mut line.category);
        let choices = |typed: &str| self.reader.category_choices(typed);
        self.fields.suggest(ui, (room, &category), spot(CATEGORY), &mut line.category, choices);
        // Enter goes by both, since the category is proposed and most lines name no product; Tab does not.
        self.fields.goes_on(ui, &category, line_field(number, NET));
        let mut is_pressed = panel::removes(ui, [&category]);
        let kind = [line.kind.as_str(), hint(KIND)].into_iter().find_map(kind_of);
        if kind == Some(PurchaseKind::Goods) || !line.bought.is_empty() {
            let room = panel::label_above(ui, other, tr!("Product"));
            let name = tr!("Product of line {number}, after the quantity", number);
            let entry = Entry::new(&name).hint("10 M-1");
            let bought = self.fields.cell(ui, room, spot(BOUGHT), entry, &mut line.bought);
            self.fields.goes_on(ui, &bought, line_field(number, NET));
            is_pressed |= panel::removes(ui, [&bought]);
        }
        is_pressed
    }
}
