//! The Products tab: products with their prices, quantities sold and net sales.

use egui::Ui;

use crate::format;
use crate::model::suggest;
use crate::model::{ClassesView, FieldTexts, ListQuery, Mistakes, OrderFilter, Tab, Target, holds, place};
use crate::session::ShopSession;
use crate::tabs::Action;
use crate::tabs::page::ListWords;
use crate::translate::tr;
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
use domain::time::{Instant, Local};
use domain::unit_price::UnitPrice;
use engine::{
    Change, Engine, Listing, Outcome, PRODUCT_COLUMNS, ProductChange, ProductRow, ProductSelection,
};

use super::field_form;
use super::noun::{CellStyle, ListedNoun, Shown, StyledText};
use crate::tabs::panel::{self, Fields};

impl ListedNoun for ProductRow {
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
        empty: label!(
            "Add what you sell, or bring it in as a list or with past orders. Orders then suggest it as you type."
        ),
        import: label!("Import products"),
        find: label!("Name, SKU or class"),
        related: label!("Orders with this product"),
        saved: label!("Product saved"),
        exported: label!("All products, archived ones too, with what was sold of them."),
    };
    const CONTEXT: &'static [TaxClass] = &[];
    const CONTROLS: f32 = 980.0;

    fn described() -> &'static [ColumnOf<Self, [TaxClass]>] {
        &PRODUCT_COLUMNS
    }

    fn load(engine: &Engine, actor: &Actor, sold_in: Option<&RangeQuery>, now: Instant) -> Result<Vec<Self>> {
        engine.product_list(actor, sold_in, now)
    }

    fn load_beside(session: &mut ShopSession) {
        session.show_classes();
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

    /// Asks whether orders take over a cost that was changed.
    fn after_save(product: &Product, was: Option<&Product>) -> Option<Action> {
        let before = was.map(|was| was.costs.clone()).unwrap_or_default();
        let first = before.first_difference(&product.costs)?;
        Some(Action::TakeCosts(Some(Box::new(product.clone())), first))
    }

    fn listing(only: Option<Vec<ProductId>>, sold_in: Option<RangeQuery>) -> Listing {
        Listing::Products(ProductSelection { only, sold_in })
    }

    fn column() -> Option<usize> {
        Some(place::<Product>("cost"))
    }

    fn pasted(list: Shown<'_, Self>, was: &Product, text: &str) -> Option<Product> {
        Some(Product { costs: costs_of(text, list)?, ..was.clone() })
    }

    fn columns(list: Shown<'_, Self>, width: f32) -> Vec<Column> {
        // Where there are costs, the class goes first, and then the code gets narrower, so that names are told apart; the
        // least of the code has room for the 13 digits of an EAN.
        let (cost, class) = if list.facts.begun.costs { (640.0, 860.0) } else { (f32::INFINITY, 620.0) };
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
        columns_of(&PRODUCT_COLUMNS, list.amounts().sign(), &with_fields::<Product>(&layout))
    }

    fn cell(&self, key: &str, list: Shown<'_, Self>) -> Option<StyledText> {
        let Product { name, sku, class, costs, .. } = &self.product;
        match key {
            "name" => Some(StyledText::of(CellStyle::Strong, name)),
            "sku" => Some(StyledText::of(CellStyle::Quiet, sku)),
            "class" => Some(class_words(list.session.views.classes.value.as_ref(), class)),
            "cost" => {
                let cost = costs.on(list.facts.today).map(|cost| list.amounts().price(cost));
                Some(StyledText::of(CellStyle::Plain, cost.unwrap_or_default()))
            }
            _ => None,
        }
    }

    fn filter(ui: &mut Ui, list: Shown<'_, Self>) -> Option<ListQuery> {
        Some(ListQuery { is_in_range: range_ui(ui, list)?, ..list.query.clone() })
    }

    fn texts(product: &Product, list: Shown<'_, Self>) -> FieldTexts {
        let class =
            list.session.views.classes.value.as_ref().and_then(|classes| classes.entry(&product.class));
        let mut texts = FieldTexts::of(product);
        *texts.text_mut("price") = product.price.map(|price| list.amounts().price(price)).unwrap_or_default();
        *texts.text_mut("class") =
            class.map_or_else(|| product.class.for_people(), |class| class.name.clone());
        *texts.text_mut("cost") = written(&product.costs, list);
        texts
    }

    fn read(
        form: &FieldTexts,
        was: &Product,
        list: Shown<'_, Self>,
    ) -> std::result::Result<Product, Mistakes> {
        let mut mistakes = Vec::new();
        let product = form.read(was, (list.amounts().formatter, list.facts.today), &mut mistakes);
        let mut refuse = |key: &str, words: &str| mistakes.push((place::<Product>(key), words.to_owned()));
        if product.name.is_empty() {
            refuse("name", tr!("Give it a name"));
        }
        let price = match form.text("price").trim() {
            "" => None,
            text => {
                let price = list.amounts().formatter.unit_price(text);
                let price = price.filter(|price| *price >= UnitPrice::ZERO);
                if price.is_none() {
                    refuse("price", tr!("Write an amount"));
                }
                price
            }
        };
        let slug = class_of(form.text("class"), was, list.session.views.classes.value.as_ref());
        if slug.is_none() {
            refuse("class", tr!("No such tax class: choose one"));
        }
        let costs = costs_of(form.text("cost"), list);
        if costs.is_none() {
            refuse("cost", tr!("Write it like 3.90; 4.20 from 1 July 2026"));
        }
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let (costs, class) = (costs.unwrap_or_default(), slug.unwrap_or_else(ClassSlug::standard));
        Ok(Product { price, costs, class, ..product })
    }

    fn fields(ui: &mut Ui, form: &mut FieldTexts, fields: &mut Fields<'_, usize>, list: Shown<'_, Self>) {
        let [name, sku, price, class, cost] = OWN.map(place::<Product>);
        let [room] = fields.row(ui, [(name, 1.0)]);
        let entry = Entry::new(tr!("Name of the product"));
        fields.show(ui, room, name, (tr!("Name"), entry), form.text_mut("name"));
        let [left, right] = fields.row(ui, [(sku, 0.5), (price, 0.5)]);
        fields.show(ui, left, sku, (tr!("SKU"), Entry::new(tr!("SKU"))), form.text_mut("sku"));
        let amounts = list.amounts();
        let currency = amounts.sign();
        let label = if list.facts.shop.taxes.prices.include_tax() {
            tr!("Price {currency}, with tax", currency)
        } else {
            tr!("Price {currency}, without tax", currency)
        };
        let entry = Entry::new(tr!("Price")).right();
        fields.show(ui, right, price, (&label, entry), form.text_mut("price"));
        let [room] = fields.row(ui, [(class, 1.0)]);
        let (entry, text) = (Entry::new(tr!("Tax class of the product")).choice(), form.text_mut("class"));
        let (rect, response) = fields.show(ui, room, class, (tr!("Tax class"), entry), text);
        let found = |typed: &str| suggest::classes(list.session.views.classes.value.as_ref(), typed);
        fields.suggest(ui, (rect, &response), class, text, found);
        let [room] = fields.row(ui, [(cost, 1.0)]);
        let label = tr!("Unit cost {currency}, excl. tax", currency);
        let entry = (label.as_str(), Entry::new(tr!("Cost")));
        let (_, response) = fields.show(ui, room, cost, entry, form.text_mut("cost"));
        response
            .on_hover_text(tr!("What one costs you. A later cost has its day: 3.90; 4.20 from 1 July 2026"));
        field_form::others::<Product>(ui, &OWN, form, fields);
    }

    fn facts(&self, ui: &mut Ui, form: &mut FieldTexts, list: Shown<'_, Self>) -> Option<Action> {
        ui.add_space(4.0);
        let (sold, net) = match list.session.period.words() {
            range if list.query.is_in_range => {
                (tr!("Sold {range}", range = &range), tr!("Net sales {range}", range))
            }
            _ => (tr!("Sold, all time").to_owned(), tr!("Net sales, all time").to_owned()),
        };
        panel::fact(ui, &sold, &list.amounts().formatter.grouped(&self.sold.quantity.to_text()));
        panel::fact(ui, &net, &list.amounts().signed(self.sold.net_sales));
        let (day, cost) = self.last_bought?;
        let bought = tr!("Bought {day}, each", day);
        panel::fact(ui, &bought, &list.amounts().price(cost));
        // What is typed and cannot be read is not lost.
        let typed = form.text_mut("cost");
        let costs = costs_of(typed, list).filter(|costs| costs.on(day) != Some(cost));
        let name = tr!("Take as cost from {day}", day);
        if let Some(costs) = costs
            && Button::new(&name).show(ui).clicked()
        {
            *typed = written(&costs.with(Some(day), cost), list);
        }
        ui.add_space(8.0);
        None
    }

    fn related(&self) -> Option<Action> {
        let product = &self.product;
        let product = Some((product.id, product.name.clone()));
        Some(Action::Open(Target::Orders(Box::new(OrderFilter { product, ..OrderFilter::default() }))))
    }
}

/// The fields that are drawn by hand.
const OWN: [&str; 5] = ["name", "sku", "price", "class", "cost"];

/// Costs as they are typed; `None` for another text.
fn costs_of(text: &str, list: Shown<'_, ProductRow>) -> Option<Costs> {
    let (formatter, today) = (list.session.formatter, list.facts.today);
    Costs::typed(text, |cost| formatter.unit_price(cost), |day| formatter.day(day, today))
}

fn written(costs: &Costs, list: Shown<'_, ProductRow>) -> String {
    costs.written(|cost| list.amounts().price(cost), tr!("from"), format::day)
}

/// Draws the choice between the sales of all time and those of the reports' range.
fn range_ui(ui: &mut Ui, list: Shown<'_, ProductRow>) -> Option<bool> {
    let (is_shown, report) = (list.query.is_in_range, list.session.period.words());
    let text = if is_shown { tr!("Sold {range}", range = &report) } else { tr!("Sold, all time").to_owned() };
    let chosen = Dropdown::new(tr!("Sold"), &text).width(270.0).show(ui, |ui| {
        let mut chosen = None;
        for (is_range, name, detail) in
            [(false, tr!("Sold, all time"), ""), (true, tr!("Sold in the range of the reports"), &report)]
        {
            if choice_entry(ui, name, detail, is_range == is_shown) {
                chosen = Some(is_range);
            }
        }
        chosen
    });
    chosen.filter(|chosen| *chosen != is_shown)
}

fn class_words(classes: Option<&ClassesView>, class: &ClassSlug) -> StyledText {
    let entry = classes.and_then(|classes| classes.existing().find(|entry| entry.slug == *class));
    match entry {
        Some(entry) if class.is_standard() => StyledText::of(CellStyle::Quiet, &entry.name),
        Some(entry) => StyledText::of(CellStyle::Plain, &entry.name),
        None => StyledText::of(CellStyle::Odd, class.for_people()),
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
