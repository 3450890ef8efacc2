//! Lists of products as web shops write them: rows of one product that say its name once, and variations that take the tax class
//! of their product. They are rewritten to rows that say all of themselves.

use std::collections::BTreeMap;

use super::table_rows::ReadRow;
use crate::heading_words::english;

/// The place of each heading, without case, spaces and punctuation.
struct Headings(Vec<String>);

impl Headings {
    fn place(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|heading| heading == name)
    }

    fn has(&self, names: &[&str]) -> bool {
        names.iter().all(|name| self.place(name).is_some())
    }
}

/// Completes the rows of a list of a known web shop; leaves all other lists unchanged.
pub(super) fn complete(headings: &[String], rows: Vec<ReadRow>) -> Vec<ReadRow> {
    let headings = Headings(headings.iter().map(|heading| english(heading).into_owned()).collect());
    if headings.has(&["handle", "title", "variantsku", "variantprice"]) {
        return of_shopify(&headings, rows);
    }
    if headings.has(&["type", "parent", "sku", "name"]) {
        return of_woocommerce(&headings, rows);
    }
    rows
}

fn cell(row: &ReadRow, at: Option<usize>) -> &str {
    at.and_then(|at| row.cells.get(at)).map_or("", |cell| cell.trim())
}

fn set(row: &mut ReadRow, at: Option<usize>, text: &str) {
    if let Some(cell) = at.and_then(|at| row.cells.get_mut(at)) {
        text.clone_into(cell);
    }
}

/// A product says its title and its status on the first row of its handle. A row without a variant is of a picture.
fn of_shopify(headings: &Headings, rows: Vec<ReadRow>) -> Vec<ReadRow> {
    let [handle, title, status, sku, price] =
        ["handle", "title", "status", "variantsku", "variantprice"].map(|name| headings.place(name));
    let mut first: BTreeMap<String, [String; 2]> = BTreeMap::new();
    let mut found = Vec::new();
    for mut row in rows {
        let own = [title, status].map(|at| cell(&row, at).to_owned());
        let product = first.entry(cell(&row, handle).to_owned()).or_insert_with(|| own.clone());
        for (at, (own, product)) in [title, status].into_iter().zip(own.iter().zip(product.iter())) {
            if own.is_empty() {
                set(&mut row, at, product);
            }
        }
        let is_picture =
            own.iter().all(String::is_empty) && [sku, price].iter().all(|at| cell(&row, *at).is_empty());
        if row.problem.is_some() || !is_picture {
            found.push(row);
        }
    }
    found
}

/// A variation names its product by `id:12` or by its SKU, and its tax class may be `parent`.
fn of_woocommerce(headings: &Headings, mut rows: Vec<ReadRow>) -> Vec<ReadRow> {
    let [id, kind, sku, name, class, parent] =
        ["id", "type", "sku", "name", "taxclass", "parent"].map(|name| headings.place(name));
    let mut products: BTreeMap<String, [String; 2]> = BTreeMap::new();
    for row in rows.iter().filter(|row| cell(row, kind) != "variation") {
        let own = [name, class].map(|at| cell(row, at).to_owned());
        let keys = [format!("id:{}", cell(row, id)), cell(row, sku).to_owned()];
        for key in keys {
            products.entry(key).or_insert_with(|| own.clone());
        }
    }
    for row in rows.iter_mut().filter(|row| cell(row, kind) == "variation") {
        let Some([of_name, of_class]) = products.get(cell(row, parent)) else { continue };
        if cell(row, name).is_empty() {
            set(row, name, of_name);
        }
        if cell(row, class) == "parent" {
            set(row, class, of_class);
        }
    }
    rows
}
