//! The Products tab: products with their prices, quantities sold and net sales.

use egui::Ui;
use egui_material_icons::icons::ICON_INVENTORY_2;

use crate::format::{self, Amounts};
use crate::model::listed::holds;
use crate::model::suggest;
use crate::model::{
    ClassesView, FieldTexts, ListQuery, ListWords, Mistakes, OrderFilter, Record, Tab, Target, place,
};
use crate::tabs::Action;
use crate::theme::Icon;
use crate::translate::tr;
use crate::widgets::Suggested;
use crate::widgets::{Button, Column, Dropdown, Entry, choice_entry, columns_of, with_fields};
use domain::Result;
use domain::access::Actor;
use domain::fielded::Fielded;
use domain::ids::ProductId;
use domain::label;
use domain::noun::NounKind;
use domain::order::Product;
use domain::order::cost::Costs;
use domain::table::ColumnOf;
use domain::tax::class::ClassSlug;
use domain::tax::class::TaxClass;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Local};
use domain::unit_price::UnitPrice;
use engine::{
    Change, Engine, Listing, Outcome, PRODUCT_COLUMNS, ProductChange, ProductRow, ProductSelection,
};

use super::book::{Book, BookAction, Kind, StyledText};
use super::field_form;
use super::panel::{self, Fields};

impl Record for ProductRow {
    type Context = [TaxClass];
    type Key = ProductId;
    type Value = Product;
    type Texts = FieldTexts;

    const TAB: Tab = Tab::Products;
    const KIND: NounKind = NounKind::Product;
    const WORDS: ListWords = ListWords {
        new: label!("New product"),
        all: label!("All products"),
        none_yet: label!("No products yet"),
        no_match: label!("No product matches"),
        selected: label!("{count} {count:product|products} selected"),
    };
    const SAVED: &'static str = label!("Product saved");
    const ALL: &'static str = label!("All products, archived ones too, with what was sold of them.");
    const CONTEXT: &'static [TaxClass] = &[];

    fn described() -> &'static [ColumnOf<Self, [TaxClass]>] {
        &PRODUCT_COLUMNS
    }

    fn load(engine: &Engine, actor: &Actor, sold_in: Option<&RangeQuery>, now: Instant) -> Result<Vec<Self>> {
        engine.product_list(actor, sold_in, now)
    }

    fn is_archived(&self) -> bool {
        self.product.deleted
    }

    fn holds(&self, text: &str) -> bool {
        holds(self.product.searched().chain([self.product.class.as_str()]), text)
    }

    fn value(&self) -> &Product {
        &self.product
    }

    fn key_of(product: &Product) -> &ProductId {
        &product.id
    }

    fn name_of(product: &Product) -> &str {
        &product.name
    }

    fn of_row(row: i64) -> Option<ProductId> {
        Some(ProductId::new(row))
    }

    fn save(product: Product, was: Option<Product>, _now: Local) -> Change {
        Change::Product(ProductChange::Save { product, was })
    }

    fn archive(id: ProductId, archived: bool) -> Change {
        Change::Product(ProductChange::Archive { id, archived })
    }

    fn changed(outcome: Outcome) -> Result<Product> {
        outcome.product()
    }

    fn listing(only: Option<Vec<ProductId>>, sold_in: Option<RangeQuery>) -> Listing {
        Listing::Products(ProductSelection { only, sold_in })
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Products<'a> {
    /// The name of the range whose sales are shown; `None` is all time.
    pub(crate) range: Option<&'a str>,
    /// The name of the range of the reports.
    pub(crate) report: &'a str,
    pub(crate) classes: Option<&'a ClassesView>,
    pub(crate) may_change: bool,
    pub(crate) amounts: Amounts,
    pub(crate) includes_tax: bool,
    /// True if any product has a cost.
    pub(crate) has_costs: bool,
    pub(crate) today: Day,
}

impl Book for Products<'_> {
    type Row = ProductRow;

    const RELATED: &'static str = label!("Orders with this product");
    const FIND: &'static str = label!("Name, SKU or class");
    const CONTROLS: f32 = 980.0;
    const EMPTY: (Icon, &'static str) = (
        ICON_INVENTORY_2,
        label!(
            "Add what you sell, or bring it in as a list or with past orders. Orders then suggest it as you type."
        ),
    );
    const IMPORT: &'static str = label!("Import products");

    fn column() -> Option<usize> {
        Some(place::<Product>("cost"))
    }

    fn pasted(self, was: &Product, text: &str) -> Option<Product> {
        Some(Product { costs: self.costs(text)?, ..was.clone() })
    }

    fn amounts(self) -> Amounts {
        self.amounts
    }

    fn may_change(self) -> bool {
        self.may_change
    }

    fn columns(self, width: f32, sign: &str) -> Vec<Column> {
        // Where there are costs, the class goes first, and then the code gets narrower, so that names are told apart; the
        // least of the code has room for the 13 digits of an EAN.
        let (cost, class) = if self.has_costs { (640.0, 860.0) } else { (f32::INFINITY, 620.0) };
        let sku = (width * 0.12).clamp(106.0, 190.0);
        let layout = [
            ("name", 0.0, 0.0),
            ("sku", sku, 480.0),
            ("price", 76.0, 0.0),
            ("cost", 70.0, cost),
            ("class", 112.0, class),
            ("sold", 64.0, 0.0),
            ("net_sales", 96.0, 0.0),
        ];
        columns_of(&PRODUCT_COLUMNS, sign, &with_fields::<Product>(&layout))
    }

    fn words(self, row: &ProductRow, key: &str) -> Option<StyledText> {
        let Product { name, sku, class, costs, .. } = &row.product;
        match key {
            "name" => Some(StyledText::of(Kind::Strong, name)),
            "sku" => Some(StyledText::of(Kind::Quiet, sku)),
            "class" => Some(class_words(self.classes, class)),
            "cost" => {
                let cost = costs.on(self.today).map(|cost| self.amounts.price(cost));
                Some(StyledText::of(Kind::Plain, cost.unwrap_or_default()))
            }
            _ => None,
        }
    }

    fn filter(self, ui: &mut Ui, _query: &ListQuery) -> Option<BookAction<ProductRow>> {
        Some(Action::SoldInRange(range_ui(ui, self)?).into())
    }

    fn texts(self, product: &Product) -> FieldTexts {
        let class = self.classes.and_then(|classes| classes.entry(&product.class));
        let mut texts = FieldTexts::of(product);
        *texts.text_mut("price") = product.price.map(|price| self.amounts.price(price)).unwrap_or_default();
        *texts.text_mut("class") =
            class.map_or_else(|| product.class.for_people(), |class| class.name.clone());
        *texts.text_mut("cost") = self.written(&product.costs);
        texts
    }

    fn read(self, form: &FieldTexts, was: &Product) -> std::result::Result<Product, Mistakes> {
        let mut mistakes = Vec::new();
        let product = form.read(was, (self.amounts.formatter, self.today), &mut mistakes);
        let mut refuse = |key: &str, words: &str| mistakes.push((place::<Product>(key), words.to_owned()));
        if product.name.is_empty() {
            refuse("name", tr!("Give it a name"));
        }
        let price = match form.text("price").trim() {
            "" => None,
            text => {
                let price = self.amounts.formatter.unit_price(text);
                let price = price.filter(|price| *price >= UnitPrice::ZERO);
                if price.is_none() {
                    refuse("price", tr!("Write an amount"));
                }
                price
            }
        };
        let slug = class_of(form.text("class"), was, self.classes);
        if slug.is_none() {
            refuse("class", tr!("No such tax class: choose one"));
        }
        let costs = self.costs(form.text("cost"));
        if costs.is_none() {
            refuse("cost", tr!("Write it like 3.90; 4.20 from 1 July 2026"));
        }
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let (costs, class) = (costs.unwrap_or_default(), slug.unwrap_or_else(ClassSlug::standard));
        Ok(Product { price, costs, class, ..product })
    }

    fn fields(
        self,
        ui: &mut Ui,
        form: &mut FieldTexts,
        fields: &mut Fields<'_, usize>,
        suggested: &mut Suggested,
    ) {
        let [name, sku, price, class, cost] = OWN.map(place::<Product>);
        let [room] = fields.row(ui, [(name, 1.0)]);
        let entry = Entry::new(tr!("Name of the product"));
        fields.show(ui, room, name, (tr!("Name"), entry), form.text_mut("name"));
        let [left, right] = fields.row(ui, [(sku, 0.5), (price, 0.5)]);
        fields.show(ui, left, sku, (tr!("SKU"), Entry::new(tr!("SKU"))), form.text_mut("sku"));
        let currency = self.amounts.sign();
        let label = if self.includes_tax {
            tr!("Price {currency}, with tax", currency)
        } else {
            tr!("Price {currency}, without tax", currency)
        };
        let entry = Entry::new(tr!("Price")).right();
        fields.show(ui, right, price, (&label, entry), form.text_mut("price"));
        let [room] = fields.row(ui, [(class, 1.0)]);
        let (entry, text) = (Entry::new(tr!("Tax class of the product")).choice(), form.text_mut("class"));
        let (rect, response) = fields.show(ui, room, class, (tr!("Tax class"), entry), text);
        let found = |typed: &str| suggest::classes(self.classes, typed);
        fields.suggest(ui, (rect, &response), class, text, found, suggested);
        let [room] = fields.row(ui, [(cost, 1.0)]);
        let label = tr!("Unit cost {currency}, excl. tax", currency);
        let entry = (label.as_str(), Entry::new(tr!("Cost")));
        let (_, response) = fields.show(ui, room, cost, entry, form.text_mut("cost"));
        response
            .on_hover_text(tr!("What one costs you. A later cost has its day: 3.90; 4.20 from 1 July 2026"));
        field_form::others::<Product>(ui, &OWN, form, fields, suggested);
    }

    fn facts(self, ui: &mut Ui, row: &ProductRow, form: &mut FieldTexts) -> Option<Action> {
        ui.add_space(4.0);
        let (sold, net) = match self.range {
            Some(range) => (tr!("Sold {range}", range), tr!("Net sales {range}", range)),
            None => (tr!("Sold, all time").to_owned(), tr!("Net sales, all time").to_owned()),
        };
        panel::fact(ui, &sold, &self.amounts.formatter.grouped(&row.sold.quantity.to_text()));
        panel::fact(ui, &net, &self.amounts.signed(row.sold.net_sales));
        let (day, cost) = row.last_bought?;
        let bought = tr!("Bought {day}, each", day);
        panel::fact(ui, &bought, &self.amounts.price(cost));
        // What is typed and cannot be read is not lost.
        let typed = form.text_mut("cost");
        let costs = self.costs(typed).filter(|costs| costs.on(day) != Some(cost));
        let name = tr!("Take as cost from {day}", day);
        if let Some(costs) = costs
            && Button::new(&name).show(ui).clicked()
        {
            *typed = self.written(&costs.with(Some(day), cost));
        }
        ui.add_space(8.0);
        None
    }

    fn related(ProductRow { product, .. }: &ProductRow) -> Option<Action> {
        let product = Some((product.id, product.name.clone()));
        Some(Action::Open(Target::Orders(Box::new(OrderFilter { product, ..OrderFilter::default() }))))
    }
}

/// The fields that are drawn by hand.
const OWN: [&str; 5] = ["name", "sku", "price", "class", "cost"];

impl Products<'_> {
    /// Costs as they are typed; `None` for another text.
    fn costs(self, text: &str) -> Option<Costs> {
        let formatter = self.amounts.formatter;
        Costs::typed(text, |cost| formatter.unit_price(cost), |day| formatter.day(day, self.today))
    }

    fn written(self, costs: &Costs) -> String {
        costs.written(|cost| self.amounts.price(cost), tr!("from"), format::day)
    }
}

/// Draws the choice between the sales of all time and those of the reports' range.
fn range_ui(ui: &mut Ui, shown: Products<'_>) -> Option<bool> {
    let text =
        shown.range.map_or_else(|| tr!("Sold, all time").to_owned(), |range| tr!("Sold {range}", range));
    let chosen = Dropdown::new(tr!("Sold"), &text).width(270.0).show(ui, |ui| {
        let mut chosen = None;
        for (is_range, name, detail) in [
            (false, tr!("Sold, all time"), ""),
            (true, tr!("Sold in the range of the reports"), shown.report),
        ] {
            if choice_entry(ui, name, detail, is_range == shown.range.is_some()) {
                chosen = Some(is_range);
            }
        }
        chosen
    });
    chosen.filter(|chosen| *chosen != shown.range.is_some())
}

fn class_words(classes: Option<&ClassesView>, class: &ClassSlug) -> StyledText {
    let entry = classes.and_then(|classes| classes.existing().find(|entry| entry.slug == *class));
    match entry {
        Some(entry) if class.is_standard() => StyledText::of(Kind::Quiet, &entry.name),
        Some(entry) => StyledText::of(Kind::Plain, &entry.name),
        None => StyledText::of(Kind::Odd, class.for_people()),
    }
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
