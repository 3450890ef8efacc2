//! Products as a table, a row for each. It is known by its headings, which may be in any order. The list of products is
//! exported in this form, and what is computed in it (what was sold, for how much) is not read again.

use std::borrow::Cow;
use std::io::Write;
use std::sync::LazyLock;

use super::named_columns::Fields;
use super::product_exports;
use super::table_rows::{self, ReadRow};
use crate::csv_text::{self, Records, unshielded};
use crate::currency_mark::{self, another_in_heading, of_another_shop, without_currency};
use crate::heading_words::{self, has_word};
use crate::order_rows::RowOptions;
use crate::refused_rows;
use crate::source::Source;
use crate::{FieldResult, Notes, Refusal};
use domain::Result;
use domain::advice::Advice;
use domain::fielded::{Field, Fielded, Slot};
use domain::label;
use domain::money::Money;
use domain::order::Product;
use domain::order::cost::Costs;
use domain::tax::Prices;
use domain::text;
use domain::text::lenient::date::{DateOrderDetector, DateStyle};
use domain::text::lenient::number::{DecimalMark, DecimalsDetector, NumberStyle};
use domain::text::{Text, beginning, within};
use domain::time::Day;
use domain::unit_price::UnitPrice;

/// The fields, by which columns are assigned.
pub static FIELDS: LazyLock<Fields> =
    LazyLock::new(|| Fields { of: label!("products"), all: &NAMES, meaning });

/// The fields that have nothing of their own here. They hold texts.
static TEXTS: LazyLock<Vec<&'static Field<Product>>> =
    LazyLock::new(|| Product::FIELDS.iter().filter(|field| !field.imported.0.is_empty()).collect());

static NAMES: LazyLock<Vec<(&str, &str)>> =
    LazyLock::new(|| OWN.iter().copied().chain(TEXTS.iter().map(|field| field.imported)).collect());

const OWN: [(&str, &str); 7] = [
    (label!("name"), "name productname itemname naam nom nombre title titre titulo item product description"),
    (
        label!("code"),
        "code sku productcode itemcode articlecode articleno articlenumber itemno itemnumber partno partnumber stockcode \
             variantsku reference referentie codigo barcode ean gtin",
    ),
    (
        label!("price"),
        "price regularprice unitprice sellingprice salesprice saleprice retailprice productprice itemprice variantprice \
             grossprice pricegross priceincltax priceinclvat priceinclgst priceinctax priceincvat priceincgst \
             priceincludingtax priceincludingvat pricewithtax pricetaxincl pricetaxincluded netprice pricenet \
             priceexcltax priceexclvat priceexclgst priceextax priceexvat priceexgst priceexcludingtax \
             priceexcludingvat pricewithouttax pricetaxexcl pricetaxexcluded",
    ),
    (label!("class"), "class taxclass vatclass classedetaxe"),
    ("state", "status state"),
    (
        label!("cost"),
        "cost unitcost costprice costofgoods cogs costperitem itemcost purchaseprice buyingprice wholesaleprice \
             variantcost",
    ),
    (label!("from"), "from since validfrom startdate begindate gueltigab gultigab apartirde vanaf desde"),
];

/// The place of the price among [`FIELDS`].
const PRICE: usize = 2;

/// Computed columns that the list of products has beside these.
const COMPUTED: &str = "productid sold netsales";

/// True for the headings of this program's own list of products.
fn is_own(headings: &[String]) -> bool {
    let has = |name: &str| headings.iter().any(|heading| meaning(heading) == name);
    COMPUTED.split_ascii_whitespace().all(has)
}

/// Headings of sales and purchases: a table with one of them is no list of products.
const OF_DOCUMENTS: &str = "quantity qty date orderdate invoicedate time ordernumber orderno orderid order invoiceno \
                            invoice customer customername customerid customeremail email supplier document ordertotal \
                            total";

/// A row of a file, and its values or its error.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductRow {
    /// The line, from 1.
    pub line: u64,
    /// The values.
    pub values: FieldResult<ProductValues>,
}

/// The values of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProductValues {
    /// The code; `None` where the file has no codes.
    pub code: Option<String>,
    /// The name; empty where the file does not say.
    pub name: String,
    /// The price; `None` where the file does not say.
    pub price: Option<UnitPrice>,
    /// The heading of the prices where it says that they have their tax in them, or that they have not, and which.
    pub said: Option<(String, Prices)>,
    /// The name or slug of the tax class, empty for the standard one; `None` where the file has no classes.
    pub class: Option<String>,
    /// True for an archived product; `None` where the file does not say.
    pub is_archived: Option<bool>,
    /// The cost; `None` where the file does not say.
    pub cost: Option<CostValue>,
    /// A product with its other texts; texts that the file lacks are empty.
    pub texts: Product,
}

/// The cost that a row says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CostValue {
    /// All costs of the product, with their days.
    All(Costs),
    /// The cost from a day on, or from the beginning.
    From(Option<Day>, UnitPrice),
}

/// The column of each of [`OWN`].
type Columns = [Option<usize>; OWN.len()];

/// The columns of [`OWN`], and those of [`TEXTS`].
fn columns(places: Vec<Option<usize>>) -> (Columns, Vec<Option<usize>>) {
    let mut places = places.into_iter();
    (std::array::from_fn(|_| places.next().flatten()), places.collect())
}

/// A heading in English.
fn meaning(heading: &str) -> Cow<'static, str> {
    heading_words::english(without_currency(heading).0)
}

/// True for headings of products: a name or a code with a price or a cost, or both, and nothing of a sale.
pub(crate) fn is_products(headings: &[String]) -> bool {
    let [name, code, price, _, _, cost, _] = columns(FIELDS.found(headings)).0.map(|place| place.is_some());
    let is_of_documents = headings.iter().any(|heading| has_word(OF_DOCUMENTS, &meaning(heading)));
    [name, code, price || cost].into_iter().filter(|has| *has).count() >= 2 && !is_of_documents
}

fn open(source: &Source) -> Result<Records<'_>> {
    Records::open(source, csv_text::delimiter_by_headings(source, is_products)?)
}

/// Reads a whole file into rows, with the notes on them. Refused when it cannot be read, has neither names nor codes, or
/// prices of another currency. Of several columns of prices that which has them as the shop `keeps` them comes first.
pub fn read(source: &Source, options: RowOptions<'_>, keeps: Prices) -> Result<(Vec<ProductRow>, Notes)> {
    let mut records = open(source)?;
    records.advance()?;
    let headings = records.texts();
    let assigned = FIELDS.assigned(&headings, options.columns);
    let (places, left_out) = assigned.map_err(|problem| source.refuse(problem))?;
    let (mut columns, of_texts) = columns(places);
    let mut notes = Notes::default();
    prefer_kept(&headings, (&mut columns, &left_out, &mut notes), options, keeps);
    let [name, code, price, _, _, cost, from] = columns;
    let is_open = name.is_none() && !options.columns.iter().any(|(field, _)| field == "name");
    let has = |place: usize| columns.iter().chain(&of_texts).any(|taken| *taken == Some(place));
    let named = |place: &usize| !has(*place) && !headings.get(*place).is_none_or(|one| one.trim().is_empty());
    let may_name = is_open && !is_own(&headings) && (0..headings.len()).any(|place| named(&place));
    if name.or(code).is_none() || may_name {
        let problem = text!(
            "no heading says which column holds the name or the code; the headings are {headings}",
            headings = headings.join(", ")
        );
        let unnamed = text!(
            "no heading says which column holds the name, and what has no name in the shop needs one; the headings are {headings}",
            headings = headings.join(", ")
        );
        let problem = if name.or(code).is_none() { problem } else { unnamed };
        return Err(source.ask(None, Advice::Column("name"), problem));
    }
    let heading = |place: Option<usize>| place.and_then(|place| headings.get(place));
    let mut written = [price, cost].into_iter().filter_map(|place| {
        let heading = heading(place)?;
        let code = without_currency(heading).1.filter(|code| *code != options.currency);
        code.map(|code| code.code().to_owned()).or_else(|| another_in_heading(heading, options.currency))
    });
    if let Some(other) = written.next() {
        return Err(source.refuse(of_another_shop(&other, options.currency)));
    }
    let said = |heading: &String| Some((beginning(heading.trim()), heading_words::prices(heading)?));
    if let Some((heading, Prices::IncludeTax)) = heading(cost).and_then(said) {
        return Err(source.refuse(text!(
            "by its heading, \"{heading}\" has costs with tax, and costs are without: write them without tax, or leave the column out",
            heading
        )));
    }
    let said = heading(price).and_then(said);
    let is_read = |place: usize| has(place) || left_out.contains(&place);
    let mut of_rows = Notes::default();
    let rows = table_rows::read(source, &mut records, headings.len(), &mut of_rows)?;
    let rows = product_exports::complete(&headings, rows);
    let (mut decimals, mut dates) = (DecimalsDetector::default(), DateOrderDetector::default());
    for ReadRow { line, cells, .. } in &rows {
        let cell = |place: Option<usize>| place.and_then(|place| cells.get(place)).map_or("", String::as_str);
        for place in [price, cost] {
            // A cost with dates is of this program, and its numbers have points.
            decimals.see(*line, Some(cell(place)).filter(|text| !is_dated(text)).unwrap_or_default());
        }
        dates.see(*line, cell(from));
    }
    // In the list of this program, amounts have a point.
    let of_own = is_own(&headings).then_some(DecimalMark::Point);
    let numbers = source.number_style(decimals, options.answers.decimals.or(of_own))?;
    note_other_columns(&headings, (&rows, numbers), is_read, &mut notes);
    notes.take_in(&of_rows);
    let order = source.date_order(dates, options.date_order)?.unwrap_or_default();
    let style = Style { numbers, dates: DateStyle::of_a_file(order, options.time_zone) };
    let row = |ReadRow { line, cells, problem }: ReadRow| {
        let values = problem.map_or_else(|| values((&columns, &of_texts), &cells, style, options), Err);
        ProductRow { line, values: values.map(|values| ProductValues { said: said.clone(), ..values }) }
    };
    Ok((rows.into_iter().map(row).collect(), notes))
}

/// Takes another column of prices where the first has them otherwise than the shop `keeps` them, and nobody said which.
fn prefer_kept(
    headings: &[String],
    (columns, left_out, notes): (&mut Columns, &[usize], &mut Notes),
    options: RowOptions<'_>,
    keeps: Prices,
) {
    let (_, names) = OWN[PRICE];
    let says = |place: usize| headings.get(place).and_then(|heading| heading_words::prices(heading));
    let is_other = columns[PRICE].and_then(says).is_some_and(|says| says != keeps);
    if !is_other || options.columns.iter().any(|(field, _)| field == "price") {
        return;
    }
    let is_one = |(place, heading): &(usize, &String)| {
        !columns.contains(&Some(*place))
            && !left_out.contains(place)
            && has_word(names, &meaning(heading))
            && says(*place) == Some(keeps)
    };
    if let Some((place, heading)) = headings.iter().enumerate().find(is_one) {
        columns[PRICE] = Some(place);
        let name = beginning(heading.trim());
        notes.add(1, text!("prices are those of column {name}, which has them as the shop keeps them", name));
    }
}

/// The style of numbers and dates in a file.
#[derive(Clone, Copy)]
struct Style {
    numbers: NumberStyle,
    dates: DateStyle,
}

/// True for a cost with dates, as the list of products has it.
fn is_dated(text: &str) -> bool {
    text.contains("from") || text.contains(';')
}

/// Parts of headings of prices and of values of stock, without spaces.
const PRICES: &str = "price preis prix precio prijs stockvalue inventoryvalue lagerwert warenwert bestandswert valeurstock \
                      valeurdustock valorstock valordelstock voorraadwaarde";

/// Notes columns that the shop does not keep of a product, such as its weight; columns of prices with their sum.
fn note_other_columns(
    headings: &[String],
    (rows, numbers): (&[ReadRow], NumberStyle),
    is_read: impl Fn(usize) -> bool,
    notes: &mut Notes,
) {
    let is_other = |(place, heading): &(usize, &String)| {
        !heading.trim().is_empty() && !is_read(*place) && !has_word(COMPUTED, &meaning(heading))
    };
    for (place, heading) in headings.iter().enumerate().filter(is_other) {
        let plain = csv_text::plain_heading(heading);
        let is_price = PRICES.split_ascii_whitespace().any(|part| plain.contains(part));
        let amount = |row: &ReadRow| {
            let cell = row.cells.get(place).map_or("", |cell| unshielded(cell.trim()));
            numbers.read_cell(cell, Money::parse).map(Option::unwrap_or_default)
        };
        let amounts = is_price.then(|| rows.iter().map(amount).collect::<FieldResult<Vec<Money>>>().ok());
        let sum = amounts.flatten().and_then(|amounts| Money::sum(amounts).ok()).unwrap_or_default();
        notes.add_amount(1, text!("column {name} is not read", name = beginning(heading.trim())), sum);
    }
}

/// A product with the texts in these columns of [`TEXTS`].
fn texts_of<'c>(
    columns: &[Option<usize>],
    cell: impl Fn(&Option<usize>) -> FieldResult<Option<&'c str>>,
) -> FieldResult<Product> {
    let mut product = Product::default();
    for (field, place) in TEXTS.iter().zip(columns) {
        if let (Slot::Text(slot), Some(text)) = (field.slot(&mut product), cell(place)?) {
            text.clone_into(slot);
        }
    }
    Ok(product)
}

fn values(
    (columns, of_texts): (&Columns, &[Option<usize>]),
    cells: &[String],
    style: Style,
    options: RowOptions<'_>,
) -> FieldResult<ProductValues> {
    let cell = |place: &Option<usize>| {
        let cell = place.map(|place| cells.get(place).map_or("", |cell| cell.trim()));
        cell.map(|cell| within(unshielded(cell))).transpose()
    };
    let mut texts = [None; OWN.len()];
    for (text, place) in texts.iter_mut().zip(columns) {
        *text = cell(place)?;
    }
    let [name, code, price, class, state, cost, from] = texts;
    let amount = |name, text: &str| {
        currency_mark::read_cell(name, text, (style.numbers, Some(options.currency)), UnitPrice::parse)
    };
    let price = amount(label!("price"), price.unwrap_or_default())?;
    let cost = cost.unwrap_or_default();
    let from = from.map(|from| {
        let day = Some(from).filter(|from| !from.is_empty()).map(|from| {
            style.dates.day(from).ok_or_else(|| {
                let what = Text::new(label!("from"));
                text!("{what}: \"{value}\" is not a date such as 2026-03-31", what, value = beginning(from))
            })
        });
        day.transpose()
    });
    let cost = match from.transpose()? {
        _ if is_dated(cost) => Some(CostValue::All(Costs::parse(cost).ok_or_else(|| {
            text!(
                "cost: \"{value}\" is not a cost such as 3.90; 4.20 from 2026-07-01",
                value = beginning(cost)
            )
        })?)),
        None => {
            let only = amount(label!("cost"), cost)?;
            only.map(|cost| CostValue::All(Costs::default().with(None, cost)))
        }
        Some(from) => match amount(label!("cost"), cost)? {
            None if from.is_some() => {
                return Err(text!("cost: the amount is missing: write it, or leave out the date"));
            }
            cost => cost.map(|cost| CostValue::From(from, cost)),
        },
    };
    let is_archived = match state.unwrap_or_default().to_lowercase().as_str() {
        "" => None,
        "on sale" | "active" => Some(false),
        "deleted" | "archived" | "draft" | "unlisted" => Some(true),
        other => {
            return Err(text!(
                "state: \"{value}\" is neither on sale nor archived: write one of these",
                value = beginning(other)
            ));
        }
    };
    Ok(ProductValues {
        code: code.map(str::to_owned),
        name: name.unwrap_or_default().to_owned(),
        price,
        said: None,
        class: class.map(str::to_owned),
        is_archived,
        cost,
        texts: texts_of(of_texts, cell)?,
    })
}

/// Writes the refused rows as they are, each with its line and reason in two added columns.
pub(crate) fn write_refused(source: &Source, refused: &[Refusal], out: impl Write) -> Result<()> {
    let mut records = open(source)?;
    records.advance()?;
    let headings = records.texts();
    refused_rows::write(records, &headings, refused, out)
}
