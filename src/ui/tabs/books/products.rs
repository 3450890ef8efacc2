//! The Products tab: what is sold, what it costs and what was sold of it.

use egui::{Rect, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_INVENTORY_2, ICON_RECEIPT_LONG};

use crate::domain::class::ClassSlug;
use crate::domain::ids::ProductId;
use crate::domain::order::Product;
use crate::domain::unit_price::UnitPrice;
use crate::engine::{PRODUCT_COLUMNS, ProductRow};
use crate::ui::format::{self, Amounts};
use crate::ui::model::{ClassesView, ListQuery, ListView, Loadable, ProductsAction, Tab};
use crate::ui::tabs::{Action, header_of};
use crate::ui::typed;
use crate::ui::widgets::{Button, Column, Dropdown, Marked, card, choice_entry, columns_of, loading_line};

use super::forms::{Form, Of, Texts};
use super::list::{Kind, List, ListAction, Words, list};
use super::page::{EmptyList, page};
use super::panel::{self, Fields, Panel, PanelAction, panel};
use super::{BookState, Focus, suggest, which_ui};

/// Name, SKU, price and class.
const FIELDS: usize = 4;

/// What the tab keeps between frames.
pub(crate) type ProductsState = BookState<ProductId, FIELDS>;

/// What the tab draws.
#[derive(Clone, Copy)]
pub(crate) struct Products<'a> {
    pub(crate) list: &'a Loadable<ListView<ProductRow>>,
    pub(crate) picking: &'a ListQuery,
    /// The days that sold quantities are of; all when absent.
    pub(crate) range: Option<&'a str>,
    /// What the days of the reports are called.
    pub(crate) report: &'a str,
    pub(crate) classes: Option<&'a ClassesView>,
    pub(crate) amounts: Amounts,
    /// Whether prices are typed with tax.
    pub(crate) includes_tax: bool,
}

/// Draws the tab.
pub(crate) fn products_ui(ui: &mut Ui, shown: Products<'_>, state: &mut ProductsState) -> Option<Action> {
    state.pressed(ui);
    let asked = head(ui, shown, state);
    let nothing = EmptyList {
        icon: ICON_INVENTORY_2,
        heading: "No products yet",
        sentence: "Add what you sell, or bring it in with past orders. Orders then suggest it as you type.",
        begin: "New product",
    };
    let lists = |ui: &mut Ui, room, view: &_, state: &mut _| list_side(ui, room, shown, view, state);
    let forms = |ui: &mut Ui, room, view: &_, is_narrow, state: &mut _| {
        form_side(ui, room, shown, view, is_narrow, state)
    };
    page(ui, shown.list, "The products cannot be shown", &nothing, state, lists, forms).or(asked)
}

/// Room that the controls need beside the title.
const CONTROLS: f32 = 900.0;

fn head(ui: &mut Ui, shown: Products<'_>, state: &mut ProductsState) -> Option<Action> {
    let (mut picked, mut ranged, mut begins) = (None, None, false);
    let picking = shown.picking;
    let archived = shown.list.value.as_ref().map_or(0, |view| view.archived);
    let filters = |ui: &mut Ui| {
        if let Some(text) = state.find_ui(ui, "Name, SKU or class", 220.0) {
            picked = Some(ListQuery { text, ..picking.clone() });
        }
        if let Some(which) = which_ui(ui, picking.which, archived) {
            picked = Some(ListQuery { which, ..picking.clone() });
        }
        ranged = range_ui(ui, shown);
    };
    header_of(ui, Tab::Products.name(), CONTROLS, filters, |ui| {
        begins = Button::new("New product").icon(ICON_ADD).show(ui).on_hover_text("Insert").clicked();
    });
    if begins {
        state.begin();
    }
    let picked = picked.map(|picking| Action::Products(ProductsAction::Pick(picking)));
    picked.or(ranged.map(|ranged| Action::Products(ProductsAction::InRange(ranged))))
}

/// The days that sold quantities are of.
fn range_ui(ui: &mut Ui, shown: Products<'_>) -> Option<bool> {
    let text = shown.range.map_or_else(|| "Sold in all".to_owned(), |range| format!("Sold {range}"));
    let chosen = Dropdown::new("Sold in", &text).width(270.0).show(ui, |ui| {
        let mut chosen = None;
        for (is_range, name, detail) in
            [(false, "Sold in all", ""), (true, "Sold in the days of the reports", shown.report)]
        {
            if choice_entry(ui, name, detail, is_range == shown.range.is_some()) {
                chosen = Some(is_range);
            }
        }
        chosen
    });
    chosen.filter(|chosen| *chosen != shown.range.is_some())
}

fn list_side(
    ui: &mut Ui,
    room: Rect,
    shown: Products<'_>,
    view: &ListView<ProductRow>,
    state: &mut ProductsState,
) -> Option<Action> {
    let sku = (room.width() * 0.12).clamp(96.0, 190.0);
    let layout = [
        ("name", 0.0, 0.0),
        ("sku", sku, 480.0),
        ("price", 76.0, 0.0),
        ("class", 112.0, 620.0),
        ("sold", 64.0, 0.0),
        ("net_sales", 96.0, 0.0),
    ];
    let words = |line: &ProductRow, key: &str| match key {
        "name" => Some(Words::of(Kind::Strong, &line.product.name)),
        "sku" => Some(Words::of(Kind::Quiet, &line.product.sku)),
        "class" => Some(class_words(shown.classes, &line.product.class)),
        _ => None,
    };
    let columns = columns_of(PRODUCT_COLUMNS, shown.amounts.sign(), &layout);
    let columns = columns.into_iter().map(Column::sortable).collect();
    let (query, amounts) = (shown.picking, shown.amounts);
    let listed = List { name: "product", view, columns, query, amounts, words: &words };
    Some(Action::Products(match list(ui, room, &listed, state)? {
        ListAction::Pick(query) => ProductsAction::Pick(query),
        ListAction::PutAway(id) => ProductsAction::Archive(id, true),
    }))
}

fn class_words(classes: Option<&ClassesView>, class: &ClassSlug) -> Words {
    let entry = classes.and_then(|classes| classes.existing().find(|entry| entry.slug == *class));
    match entry {
        Some(entry) if class.is_standard() => Words::of(Kind::Quiet, &entry.name),
        Some(entry) => Words::of(Kind::Plain, &entry.name),
        None => Words::of(Kind::Odd, class.for_people()),
    }
}

/// A product as its form has it.
fn texts(product: &Product, shown: Products<'_>) -> Texts<FIELDS> {
    let class = shown.classes.and_then(|classes| classes.entry(&product.class));
    [
        product.name.clone(),
        product.sku.clone(),
        product.price.map(|price| shown.amounts.price(price)).unwrap_or_default(),
        class.map_or_else(|| product.class.for_people(), |class| class.name.clone()),
    ]
}

/// What of a form cannot be taken, by its field; or the product that it makes of another.
fn read(form: &Texts<FIELDS>, was: &Product, shown: Products<'_>) -> Result<Product, Vec<(usize, String)>> {
    let [name, sku, price, class] = form;
    let mut mistakes = Vec::new();
    if name.trim().is_empty() {
        mistakes.push((0, "Give it a name".to_owned()));
    }
    let price = if price.trim().is_empty() { None } else { Some(typed::price(price)) };
    if price == Some(None) || price.flatten().is_some_and(|price| price < UnitPrice::ZERO) {
        mistakes.push((2, "Write an amount".to_owned()));
    }
    let slug = class_of(class, was, shown.classes);
    if slug.is_none() {
        mistakes.push((3, "There is no such tax class".to_owned()));
    }
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    Ok(Product {
        name: name.trim().to_owned(),
        sku: sku.trim().to_owned(),
        price: price.flatten(),
        class: slug.unwrap_or_else(ClassSlug::standard),
        ..was.clone()
    })
}

fn class_of(typed: &str, was: &Product, classes: Option<&ClassesView>) -> Option<ClassSlug> {
    let typed = typed.trim().to_lowercase();
    if typed.is_empty() {
        return Some(ClassSlug::standard());
    }
    let found =
        classes?.existing().find(|entry| entry.name.to_lowercase() == typed || entry.slug.as_str() == typed);
    let kept = || (was.class.for_people().to_lowercase() == typed).then(|| was.class.clone());
    found.map(|entry| entry.slug.clone()).or_else(kept)
}

fn form_side(
    ui: &mut Ui,
    room: Rect,
    shown: Products<'_>,
    view: &ListView<ProductRow>,
    is_narrow: bool,
    state: &mut ProductsState,
) -> Option<Action> {
    let Some(key) = state.open else {
        card(ui, room);
        return None;
    };
    let line = key.one().and_then(|key| view.find(key));
    if line.is_none() && key != Of::New {
        card(ui, room);
        loading_line(ui, room);
        return None;
    }
    let blank = Product::default();
    let was = line.map_or(&blank, |line| &line.product);
    let mut form = state.forms.take(&key, texts(was, shown));
    let read_now = read(&form.now, was, shown);
    let mistakes = read_now.as_ref().err().cloned().unwrap_or_default();
    let heading = if key == Of::New { "New product" } else { was.name.as_str() };
    let back = is_narrow.then_some("All products");
    let about = Panel { heading, is_new: key == Of::New, is_archived: was.deleted, back, may_change: true };
    let mut asked = line.filter(|_| std::mem::take(&mut state.wants_orders)).map(orders_of);
    let mut wants_save = std::mem::take(&mut state.wants_save);
    let mut wants_list = false;
    let pressed = panel(ui, room, &about, &mut form, |ui, column, form| {
        let is_tried = form.is_tried || (form.is_changed() && key != Of::New);
        let id = ui.scope_id().with("product").with(key);
        let focus = &mut state.focus;
        let mut fields =
            Fields { id, focus, mistakes: &mistakes, is_tried, is_entered: false, is_left: false };
        form_fields(ui, column, form, &mut fields, shown, &mut state.suggested);
        wants_save |= fields.is_entered;
        wants_list = fields.is_left || (fields.is_entered && !form.is_changed());
        if let Some(line) = line {
            asked = facts(ui, column, line, shown).or(asked.take());
        }
    });
    if wants_list {
        state.focus = Some(Focus::List);
    }
    if wants_save || pressed == Some(PanelAction::Save) {
        asked = save(&mut form, read_now, line.map(|line| &line.product), state).or(asked);
    }
    match pressed {
        Some(PanelAction::Discard) => {
            form.now.clone_from(&form.base);
            form.refusal = None;
            if key == Of::New {
                (state.open, state.was_shown) = (None, false);
            }
        }
        Some(PanelAction::Back) => state.open = None,
        Some(what @ (PanelAction::PutAway | PanelAction::TakeOut)) => {
            asked = key
                .one()
                .map(|id| Action::Products(ProductsAction::Archive(*id, what == PanelAction::PutAway)));
        }
        _ => {}
    }
    state.forms.put(key, form);
    asked
}

fn form_fields(
    ui: &mut Ui,
    column: &mut panel::Column,
    form: &mut Form<FIELDS>,
    fields: &mut Fields<'_>,
    shown: Products<'_>,
    suggested: &mut Option<(usize, Marked)>,
) {
    let [name, sku, price, class] = &mut form.now;
    let [room] = column.fields([1.0], fields.mistake(ui, 0).is_some());
    fields.show(ui, room, 0, ("Name", "Name of the product"), false, name);
    let [left, right] = column.fields([0.58, 0.42], fields.mistake(ui, 2).is_some());
    fields.show(ui, left, 1, ("SKU", "SKU"), false, sku);
    let label = format!(
        "Price {}, {} tax",
        shown.amounts.sign(),
        if shown.includes_tax { "with" } else { "without" }
    );
    fields.show(ui, right, 2, (&label, "Price"), true, price);
    let [room] = column.fields([1.0], fields.mistake(ui, 3).is_some());
    let (rect, response) = fields.show(ui, room, 3, ("Tax class", "Tax class of the product"), false, class);
    let found = suggest::classes(shown.classes, class);
    fields.suggest(ui, (rect, &response), 3, class, &found, suggested);
}

fn facts(ui: &mut Ui, column: &mut panel::Column, line: &ProductRow, shown: Products<'_>) -> Option<Action> {
    column.gap();
    let words = shown.range.map_or_else(|| "in all".to_owned(), str::to_owned);
    column.fact(ui, &format!("Sold {words}"), &format::grouped(&line.quantity.to_text()));
    column.fact(ui, &format!("Net sales {words}"), &shown.amounts.signed(line.net_sales));
    let way = column.way(ui, ICON_RECEIPT_LONG, "Orders with this product", "Ctrl+Enter");
    way.clicked().then(|| orders_of(line))
}

fn orders_of(line: &ProductRow) -> Action {
    Action::OrdersOfProduct(line.product.id, line.product.name.clone())
}

/// Sends the form into the books, or says what of it cannot be read.
fn save(
    form: &mut Form<FIELDS>,
    read: Result<Product, Vec<(usize, String)>>,
    was: Option<&Product>,
    state: &mut ProductsState,
) -> Option<Action> {
    if !form.is_changed() || form.sent.is_some() {
        return None;
    }
    match read {
        Ok(product) => {
            form.is_tried = false;
            form.refusal = None;
            form.sent = Some(form.now.clone());
            state.focus = Some(Focus::List);
            Some(Action::Products(ProductsAction::Save(Box::new((was.cloned(), product)))))
        }
        Err(mistakes) => {
            form.is_tried = true;
            state.focus = mistakes.first().map(|(at, _)| Focus::Field(*at));
            None
        }
    }
}
