//! Imports a list of products. A row is about the product with its code; one without a code about that of its name, which
//! has none either. Where the file has no codes at all, rows go by the name alone. Two rows are never about one product.
//!
//! What a row does not say stays as the product has it; a blank class is the standard one, as in a table of rates.

use std::collections::{BTreeMap, BTreeSet};

use super::Import;
use domain::fielded::Fielded;
use domain::ids::ProductId;
use domain::noun::{Noun, NounKind};
use domain::order::Product;
use domain::places::address::Address;
use domain::quantity::Quantity;
use domain::rate::TaxRate;
use domain::rate::index::RateIndex;
use domain::tax::class::{ClassSlug, TaxClass};
use domain::tax::{self, Charge, FineAmount, Prices};
use domain::text;
use domain::text::Text;
use domain::time::Day;
use domain::unit_price::UnitPrice;
use domain::{Error, Result};
use transfer::products_csv::{self, CostValue, ProductRow, ProductValues};
use transfer::{FieldResult, Notes, Refusal, Source};

/// The key of a row. Names are in lower case.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Code(String),
    /// The name of a product without a code.
    Uncoded(String),
    /// The name of any product.
    Name(String),
}

impl Key {
    fn of(code: Option<&str>, name: &str) -> Self {
        match code {
            Some("") => Self::Uncoded(name.to_lowercase()),
            Some(code) => Self::Code(code.to_owned()),
            None => Self::Name(name.to_lowercase()),
        }
    }

    /// The refusal of a row about the product of another line.
    fn is_taken(&self, line: u64) -> Text {
        let line = line.to_string();
        match self {
            Self::Code(code) => text!(
                "the product of line {line} has the code \"{code}\" too: leave one of them out",
                line,
                code
            ),
            Self::Uncoded(name) => text!(
                "the product of line {line} is called \"{name}\" and has no code too: leave one of them out",
                line,
                name
            ),
            Self::Name(name) => text!(
                "the product of line {line} is called \"{name}\" too: leave one of them out",
                line,
                name
            ),
        }
    }

    /// The refusal of a row that may be about several products.
    fn is_unclear(&self) -> Text {
        match self {
            Self::Code(code) => text!(
                "more than one product has the code \"{code}\": write the code of the one that is meant",
                code
            ),
            Self::Uncoded(name) => text!(
                "more than one product is called \"{name}\" and has no code: write the code of the one that is meant",
                name
            ),
            Self::Name(name) => text!(
                "more than one product is called \"{name}\": write the code of the one that is meant",
                name
            ),
        }
    }
}

/// The products of the shop, each with the line of its row, and the products of the rows so far.
#[derive(Default)]
struct KnownProducts {
    all: Vec<(Product, Option<u64>)>,
    /// Places in `all`.
    by_key: BTreeMap<Key, Vec<usize>>,
    classes: Vec<TaxClass>,
    notes: Notes,
    /// The days of the costs so far that are from a day on.
    dated: BTreeSet<(ProductId, Option<Day>)>,
}

impl KnownProducts {
    fn add(&mut self, product: Product, line: Option<u64>) {
        for code in [Some(product.sku.as_str()), None] {
            self.by_key.entry(Key::of(code, &product.name)).or_default().push(self.all.len());
        }
        self.all.push((product, line));
    }

    /// The place of the product that a row is about: of one that is as the row says, else of the one on sale, else of an
    /// archived one. Refused after another row about it, and where it may be one of several.
    fn find(&self, key: &Key, is_same: impl Fn(&Product) -> bool) -> FieldResult<Option<usize>> {
        let places = self.by_key.get(key).into_iter().flatten();
        let found: Vec<_> = places.filter_map(|at| Some((*at, self.all.get(*at)?))).collect();
        let mut free: Vec<_> = found.iter().filter(|(_, (_, line))| line.is_none()).collect();
        if let Some((at, _)) = free.iter().find(|(_, (product, _))| is_same(product)) {
            return Ok(Some(*at));
        }
        if found.iter().any(|(_, (product, _))| !product.deleted) {
            free.retain(|(_, (product, _))| !product.deleted);
        }
        // What is archived leaves its code to another.
        let of_current =
            |(_, (product, line)): &(usize, &(Product, Option<u64>))| line.filter(|_| !product.deleted);
        match (free.as_slice(), found.iter().find_map(of_current)) {
            ([(at, _)], _) => Ok(Some(*at)),
            ([], None) => Ok(None),
            ([], Some(line)) => Err(key.is_taken(line)),
            _ => Err(key.is_unclear()),
        }
    }

    /// The class that a file names by its name or slug.
    fn class(&self, text: &str) -> FieldResult<ClassSlug> {
        let named = TaxClass::slug_named(&self.classes, text).or_else(|| ClassSlug::parse(text));
        named.ok_or_else(|| {
            text!("\"{text}\" is not a name of a tax class: write one with a letter or digit", text)
        })
    }
}

impl Import<'_, '_> {
    /// Imports a table of products.
    pub(super) fn products(&mut self, source: &Source) -> Result<()> {
        let shop = self.write.shop()?;
        let keeps = shop.taxes.prices;
        let (rows, notes) = products_csv::read(source, self.options.of_rows(&shop, self.today), keeps)?;
        self.holds(NounKind::Product);
        let mut classes = self.write.classes()?;
        classes.insert(0, self.write.standard_class()?);
        let said = |row: &ProductRow| row.values.as_ref().ok()?.said.as_ref().map(|(_, said)| *said);
        let is_other = rows.iter().any(|row| said(row).is_some_and(|said| said != keeps));
        let rates = if is_other { self.write.versioned_rates()? } else { Vec::new() };
        let prices = KeptPrices { keeps, rates: RateIndex::new(rates), at: shop.address, today: self.today };
        let mut known = KnownProducts { classes, notes, ..KnownProducts::default() };
        for product in self.write.all::<Product>()? {
            known.add(product, None);
        }
        let mut count = 0_u64;
        for ProductRow { line, values } in rows {
            let put = match values {
                Ok(values) => self.listed_product(source, line, &values, (&mut known, &prices))?,
                Err(problem) => Err(problem),
            };
            if let Err(problem) = put {
                self.refuse(source, Refusal { line, problem })?;
            }
            self.count_entry(source, &mut count)?;
        }
        self.take_notes(source, &known.notes);
        Ok(())
    }

    /// Writes the product of a row; or says why the row is refused.
    fn listed_product(
        &mut self,
        source: &Source,
        line: u64,
        values: &ProductValues,
        (known, prices): (&mut KnownProducts, &KeptPrices),
    ) -> Result<FieldResult<()>> {
        let (key, written) = (Key::of(values.code.as_deref(), &values.name), values.class.as_deref());
        let class = match written.map(|text| known.class(text)).transpose() {
            Ok(class) => class,
            Err(problem) => return Ok(Err(problem)),
        };
        let class = class.as_ref();
        let price = |was: &Product| prices.of(values, class.unwrap_or(&was.class));
        let is_same =
            |was: &Product| price(was).is_ok_and(|price| applied(values, class, price, was) == *was);
        let at = match known.find(&key, is_same) {
            Ok(at) => at,
            Err(problem) => return Ok(Err(problem)),
        };
        let was = at.and_then(|at| known.all.get(at)).map(|(was, _)| was.clone());
        let before = was.clone().unwrap_or_default();
        let price = price(&before);
        let product = applied(values, class, price.as_ref().copied().unwrap_or_default(), &before);
        let product = match product.checked() {
            Ok(product) => product,
            Err(Error::Invalid { problem, .. }) => return Ok(Err(problem)),
            Err(other) => return Err(other),
        };
        let is_as_before = was.as_ref().is_some_and(|was| was.class == product.class);
        let name = written.unwrap_or_default();
        if !is_as_before && !self.ensure_class(&product.class, name, None, &mut known.classes)? {
            self.report.missing_classes.entry(product.class).or_default();
            return Ok(Err(text!("the shop has no tax class \"{name}\": add it, or write another", name)));
        }
        if let Err(problem) = price {
            return Ok(Err(problem));
        }
        prices.note(values).into_iter().for_each(|text| known.notes.add(line, text));
        let outcome = self.outcome(was.as_ref(), &product);
        self.take(source, NounKind::Product, values.code.as_deref().unwrap_or(&values.name), outcome)?;
        if let (Some(was), Some((there, taken))) = (&was, at.and_then(|at| known.all.get_mut(at))) {
            // Rows that say costs from different days may be about one product.
            match &values.cost {
                Some(CostValue::From(day, _)) if !known.dated.insert((product.id, *day)) => {
                    return Ok(Err(text!(
                        "another line has a cost from this day too: leave one of them out"
                    )));
                }
                Some(CostValue::From(..)) => *there = product.clone(),
                _ => *taken = Some(line),
            }
            self.put_known_product(Some(was), &product)?;
            self.name(NounKind::Product, product.id);
            return Ok(Ok(()));
        }
        if !product.sku.is_empty() && known.by_key.contains_key(&Key::of(Some(""), &product.name)) {
            known.notes.add(line, text!("new, although a product without a code is called the same"));
        }
        let product = self.put_new_product(product, None)?;
        self.name(NounKind::Product, product.id);
        match &values.cost {
            Some(CostValue::From(day, _)) => {
                known.dated.insert((product.id, *day));
                known.add(product, None);
            }
            _ => known.add(product, Some(line)),
        }
        Ok(Ok(()))
    }
}

/// The shop's way of keeping prices, and the rates that convert prices which a file has otherwise.
struct KeptPrices {
    keeps: Prices,
    rates: RateIndex,
    at: Address,
    today: Day,
}

impl KeptPrices {
    /// The price of a row as the shop keeps it, for a product of a class. Refused where no rate says it.
    fn of(&self, values: &ProductValues, class: &ClassSlug) -> FieldResult<Option<UnitPrice>> {
        let (Some(price), Some((heading, said))) = (values.price, &values.said) else {
            return Ok(values.price);
        };
        if *said == self.keeps {
            return Ok(Some(price));
        }
        let rates = self.rates.applicable(class, &self.at, self.today);
        let charge = |rate: &TaxRate| Some(Charge { percent: rate.rate?, compound: rate.compound });
        let charges: Option<Vec<Charge>> = rates.iter().map(charge).collect();
        let charges = charges.filter(|charges| !charges.is_empty()).ok_or_else(|| {
            let heading = heading.clone();
            match said {
                Prices::IncludeTax => text!(
                    "price: those in \"{heading}\" include tax, the shop keeps prices without, and has no tax rate at its own address for this product: add the rate, or write prices without tax",
                    heading
                ),
                Prices::ExcludeTax => text!(
                    "price: those in \"{heading}\" are without tax, the shop keeps prices with it, and has no tax rate at its own address for this product: add the rate, or write prices with tax",
                    heading
                ),
            }
        })?;
        converted(price, &charges, *said)
            .map(Some)
            .ok_or_else(|| text!("an amount is too large: look for a missing decimal mark"))
    }

    /// The note on a row whose price was another in the file.
    fn note(&self, values: &ProductValues) -> Option<Text> {
        let (heading, said) = values.said.clone().filter(|(_, said)| *said != self.keeps)?;
        values.price?;
        Some(match said {
            Prices::IncludeTax => text!(
                "prices in \"{heading}\" include tax, and were imported without it, as the shop keeps them",
                heading
            ),
            Prices::ExcludeTax => text!(
                "prices in \"{heading}\" are without tax, and were imported with it, as the shop keeps them",
                heading
            ),
        })
    }
}

/// A price without its tax, or with it; to four decimals, or to eight where it has more than four.
fn converted(price: UnitPrice, charges: &[Charge], said: Prices) -> Option<UnitPrice> {
    let pieces = if price.parts().1 == 0 { 1 } else { 10_000 };
    let pieces = Quantity::from_ten_thousandths(pieces * 10_000);
    let amount = price.times(pieces, 4).ok()?;
    let taxes = tax::taxes(amount, charges, said).ok()?;
    let tax = taxes.into_iter().try_fold(FineAmount::default(), FineAmount::plus).ok()?;
    let tax = tax.rounded(4, said);
    let amount = if said.include_tax() { amount.minus(tax) } else { amount.plus(tax) };
    Some(UnitPrice::of(amount.ok()?, pieces))
}

/// A product with the values of a row.
fn applied(
    values: &ProductValues,
    class: Option<&ClassSlug>,
    price: Option<UnitPrice>,
    was: &Product,
) -> Product {
    let or = |given: &str, was: &str| if given.is_empty() { was.to_owned() } else { given.to_owned() };
    let mut product = values.texts.clone().completed_by(was);
    product.id = was.id;
    product.name = or(&values.name, &was.name);
    product.sku = or(values.code.as_deref().unwrap_or_default(), &was.sku);
    product.deleted = values.is_archived.unwrap_or(was.deleted);
    product.price = price.or(was.price);
    product.costs = match &values.cost {
        None => was.costs.clone(),
        Some(CostValue::All(costs)) => costs.clone(),
        Some(CostValue::From(day, cost)) => was.costs.clone().with(*day, *cost),
    };
    product.class = class.unwrap_or(&was.class).clone();
    product
}
