//! Converts each JSON object of the books to its type: shop, product, customer, order, credit note, tax class, supplier
//! or purchase.

use serde_json::Value;

use super::fields::{Fields, missing, strict};
use super::said::ADDRESS;
use super::{BooksShop, Entry};
use crate::FieldResult;
use crate::logo::pixels;
use domain::field;
use domain::fielded::{Field, Fielded, Slot};
use domain::ids::{ProductId, RateId};
use domain::invoice::IssuedInvoice;
use domain::invoice::logo::Logo;
use domain::invoice::numbering::NumbersElsewhere;
use domain::money::Money;
use domain::noun::Noun;
use domain::order::cost::Costs;
use domain::order::{
    Coupon, CreditNote, Customer, Item, Order, OrderStatus, OrderTexts, Origin, Product, Refund, RefundItem,
    TaxLine,
};
use domain::percent::Percent;
use domain::places::address::Address;
use domain::purchase::kept::KeptBytes;
use domain::purchase::{LINES_AFTER, Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment};
use domain::returns::EnteredBox;
use domain::shop::closed_period::PeriodRecord;
use domain::shop::settings::Shop;
use domain::tax::Prices;
use domain::tax::class::TaxClass;
use domain::tax::exemption::TaxExemption;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::text;
use domain::text::Text;
use domain::time::tax_period::TaxPeriod;

pub(super) fn shop(value: Value, unknown: &mut u64) -> FieldResult<BooksShop> {
    let mut fields = Fields::of(value)?;
    let mut shop = BooksShop::default();
    let has_address = ADDRESS.iter().any(|key| fields.has(key));
    for field in Shop::FIELDS {
        let key = field.key;
        // An empty one is none, where there must be one.
        let is_said = fields.has(key) && !(field.is_required && fields.is_null(key));
        if Shop::IN_BOOKS.contains(&key) && is_said || ADDRESS.contains(&key) && has_address {
            shop.has.insert(key);
            match field.slot(&mut shop.settings) {
                // Whether a name may be empty is asked where it is taken over.
                Slot::Text(slot) => *slot = fields.text(key)?,
                _ => read_field(&mut fields, field, &mut shop.settings)?,
            }
        }
    }
    if fields.has("invoices") {
        shop.has.extend(
            Shop::FIELDS.iter().map(|field| field.key).filter(|key| key.starts_with(Shop::OF_INVOICES)),
        );
        shop.settings.invoices = fields.maybe("invoices")?.unwrap_or_default();
    }
    shop.former_currencies = fields.maybe("former_currencies")?.unwrap_or_default();
    *unknown += fields.left();
    Ok(shop)
}

/// A product; orders name it by its id.
pub(super) fn product(value: Value, unknown: &mut u64) -> FieldResult<Product> {
    let mut fields = Fields::of(value)?;
    let id = ProductId::new(fields.id("id")?.ok_or_else(|| missing("id"))?);
    Ok(fields_of::<Product>(fields, unknown)?.with_id(id))
}

pub(super) fn customer(value: Value, unknown: &mut u64) -> FieldResult<Customer> {
    fields_of(Fields::of(value)?, unknown)
}

pub(super) fn order(value: Value, unknown: &mut u64) -> FieldResult<Order> {
    let mut fields = Fields::of(value)?;
    let status = fields.key_text("status")?;
    let mut texts = OrderTexts::default();
    read_fields(&mut fields, &mut texts)?;
    let order = Order {
        number: fields.key_text("number")?,
        placed_at: fields.time("placed_at")?,
        status: OrderStatus::parse(&status)
            .ok_or_else(|| text!("status: \"{status}\" is not a status", status))?,
        total: fields.needed_money("total")?,
        tax: fields.money("tax")?,
        shipping: fields.money("shipping")?,
        shipping_tax: fields.money("shipping_tax")?,
        discount: fields.money("discount")?,
        customer: fields.maybe_text("customer")?,
        address: address(&mut fields)?,
        shipping_method: fields.text("shipping_method")?,
        prices: Prices::including(fields.flag("prices_include_tax")?),
        items: fields.list("items", |fields| item(fields, unknown))?,
        coupons: fields.list("coupons", |fields| coupon(fields, unknown))?,
        taxes: fields.list("taxes", |fields| tax_line(fields, unknown))?,
        refunds: fields.list("refunds", |mut fields| refund(&mut fields, unknown))?,
        texts,
        origin: Origin { system: fields.text("source")?, key: fields.key("source_key")? },
        exemption: TaxExemption {
            reason: fields.word("untaxed_reason", UntaxedReason::parse)?,
            words: fields.text("untaxed_words")?,
            vat_number: fields.text("vat_number")?,
        }
        .cleaned(),
        corrects: fields.tax_period("corrects")?,
    };
    *unknown += fields.left();
    Ok(order)
}

fn item(mut fields: Fields, unknown: &mut u64) -> FieldResult<Item> {
    let item = Item {
        product: fields.id("product_id")?.map(ProductId::new),
        name: fields.text("name")?,
        quantity: fields.quantity("quantity")?,
        total: fields.needed_money("total")?,
        tax: fields.money("tax")?,
        price: fields.maybe_price("price")?,
        class: fields.class("class")?,
        cost: fields.maybe_price("cost")?,
        own_cost: fields.flag("own_cost")?,
    };
    *unknown += fields.left();
    Ok(item)
}

fn address(fields: &mut Fields) -> FieldResult<Address> {
    Ok(Address {
        street: fields.text("street")?,
        city: fields.text("city")?,
        state: fields.text("state")?,
        postcode: fields.text("postcode")?,
        country: fields.text("country")?,
    })
}

fn tax_line(mut fields: Fields, unknown: &mut u64) -> FieldResult<TaxLine> {
    let line = TaxLine {
        rate: fields.id("rate_id")?.map(RateId::new),
        name: fields.text("name")?,
        percent: fields.percent("percent")?,
        compound: fields.flag("compound")?,
        taxable: fields.money("taxable")?,
        tax: fields.money("tax")?,
        shipping_tax: fields.money("shipping_tax")?,
    };
    *unknown += fields.left();
    Ok(line)
}

fn coupon(mut fields: Fields, unknown: &mut u64) -> FieldResult<Coupon> {
    let coupon = Coupon { code: fields.text("code")?, discount: fields.money("discount")? };
    *unknown += fields.left();
    Ok(coupon)
}

pub(super) fn period(value: Value, unknown: &mut u64) -> FieldResult<PeriodRecord> {
    let mut fields = Fields::of(value)?;
    // Those of a return are longer than other texts.
    let figures = fields.long_text("figures")?;
    Ok(PeriodRecord { figures, ..fields_of(fields, unknown)? })
}

/// Reads a kept file.
pub(super) fn kept_file(value: Value) -> FieldResult<KeptBytes> {
    let text = if let Value::String(text) = value { text } else { "-".to_owned() };
    KeptBytes::try_from(text).map_err(|error| error.text())
}

pub(super) fn logo(value: &Value) -> FieldResult<Logo> {
    let text = value.as_str().unwrap_or_default().to_owned();
    let logo = Logo::try_from(text).and_then(|logo| pixels(&logo).map(|_| logo));
    logo.map_err(|error| error.text())
}

pub(super) fn numbers_elsewhere(value: &Value) -> FieldResult<NumbersElsewhere> {
    let range: NumbersElsewhere = strict(value)?;
    range.check().map(|()| range).map_err(|error| error.text())
}

/// Reads an issued invoice strictly, since an unknown key of a frozen document would be lost.
pub(super) fn invoice(value: &Value) -> FieldResult<IssuedInvoice> {
    strict(value)
}

pub(super) fn entered(value: Value, unknown: &mut u64) -> FieldResult<EnteredBox> {
    let entered: EnteredBox = fields_of(Fields::of(value)?, unknown)?;
    entered.checked().map_err(|error| error.text())
}

pub(super) fn credit_note(value: Value, unknown: &mut u64) -> FieldResult<CreditNote> {
    let mut fields = Fields::of(value)?;
    let number = fields.key_text("number")?;
    let customer = fields.maybe_text("customer")?;
    let refund = refund(&mut fields, unknown)?;
    Ok(CreditNote { number, customer, refund })
}

pub(super) fn tax_class(value: Value, unknown: &mut u64) -> FieldResult<TaxClass> {
    let mut fields = Fields::of(value)?;
    let slug = fields.class("slug")?;
    let class: TaxClass = fields_of(fields, unknown)?;
    let named = TaxClass::from_name(Some(&field::Value::text(&class.name))).map_err(|error| error.text())?;
    Ok(TaxClass { slug, name: named.name, ..class })
}

/// A noun that is one row.
pub(super) fn noun<T: Noun>(value: Value, unknown: &mut u64) -> FieldResult<T> {
    fields_of(Fields::of(value)?, unknown)
}

fn fields_of<T: Fielded>(mut fields: Fields, unknown: &mut u64) -> FieldResult<T> {
    let mut one = T::default();
    read_fields(&mut fields, &mut one)?;
    *unknown += fields.left();
    Ok(one)
}

fn read_fields<T: Fielded>(fields: &mut Fields, one: &mut T) -> FieldResult<()> {
    T::FIELDS.iter().try_for_each(|field| read_field(fields, field, one))
}

/// Reads the value of a field into one.
fn read_field<T>(fields: &mut Fields, field: &Field<T>, one: &mut T) -> FieldResult<()> {
    match field.slot(one) {
        Slot::Text(slot) if field.is_required => *slot = fields.key_text(field.key)?,
        Slot::Text(slot) if field.is_day => {
            *slot = fields.day(field.key)?.map(|day| day.to_string()).unwrap_or_default();
        }
        Slot::Text(slot) => *slot = fields.text(field.key)?,
        Slot::Flag(slot) => *slot = fields.flag(field.key)?,
        Slot::Day(slot) => *slot = fields.day(field.key)?.ok_or_else(|| missing(field.key))?,
        Slot::MaybeDay(slot) => *slot = fields.day(field.key)?,
        Slot::Moment(slot) => *slot = fields.time(field.key)?,
        Slot::Price(slot) => *slot = fields.maybe_price(field.key)?,
        Slot::Word(slot) => {
            if let Some(word) = fields.maybe_text(field.key)?
                && !slot.take_word(&word)
            {
                return Err(match (field.key, field.takes.1) {
                    (key, "") => text!("{key}: \"{text}\" is not known", key, text = word),
                    (key, what) => {
                        text!("{key}: \"{word}\" cannot be read; {what}", key, word, what = Text::new(what))
                    }
                });
            }
        }
        Slot::Costs(slot) => *slot = fields.word(field.key, Costs::parse)?,
        Slot::Class(slot) => *slot = fields.class(field.key)?,
        Slot::Period(slot) => *slot = fields.tax_period(field.key)?,
        Slot::Months(slot) => {
            *slot = TaxPeriod::parse(&fields.key_text(field.key)?).map_err(|error| error.text())?;
        }
        Slot::Form(slot) => *slot = fields.maybe_text(field.key)?,
        Slot::Amount(slot) => *slot = fields.needed_money(field.key)?,
    }
    Ok(())
}

pub(super) fn purchase(value: Value, unknown: &mut u64) -> FieldResult<Entry> {
    let mut fields = Fields::of(value)?;
    let supplier = fields.key_text("supplier")?;
    let mut purchase = Purchase::default();
    for field in Purchase::FIELDS {
        read_field(&mut fields, field, &mut purchase)?;
        if field.key == LINES_AFTER {
            purchase.lines = fields.list("lines", |fields| purchase_line(fields, unknown))?;
        }
    }
    *unknown += fields.left();
    Ok(Entry::Purchase { supplier, purchase })
}

fn purchase_line(mut fields: Fields, unknown: &mut u64) -> FieldResult<PurchaseLine> {
    let line = PurchaseLine {
        net: fields.needed_money("net")?,
        tax: fields.needed_money("tax")?,
        rate: fields.percent("rate")?,
        code: fields.text("code")?,
        kind: fields.word("kind", PurchaseKind::parse)?,
        treatment: fields.word("treatment", PurchaseTreatment::parse)?,
        deductible: fields.percent("deductible")?.unwrap_or(Percent::HUNDRED),
        product: fields.text("product")?,
        quantity: fields.maybe_quantity("quantity")?.unwrap_or_default(),
        category: fields.text("category")?,
    };
    *unknown += fields.left();
    Ok(line)
}

/// A refund; the caller has taken the object's other keys before.
fn refund(fields: &mut Fields, unknown: &mut u64) -> FieldResult<Refund> {
    let refund = Refund {
        refunded_at: fields.time("refunded_at")?,
        amount: fields.needed_money("amount")?,
        tax: fields.maybe_money("tax")?,
        shipping: fields.maybe_money("shipping")?,
        shipping_tax: fields.maybe_money("shipping_tax")?,
        items: fields.list("items", |mut fields| {
            let total = fields.needed_money("total")?;
            let item = RefundItem {
                product: fields.id("product_id")?.map(ProductId::new),
                quantity: fields.quantity("quantity")?,
                total,
                // As in a shop file, nothing that cost nothing is not apart from what is not known.
                cost: fields.maybe_money("cost")?.filter(|cost| (*cost, total) != (Money::ZERO, Money::ZERO)),
            };
            *unknown += fields.left();
            Ok(item)
        })?,
        taxes: fields.list("taxes", |fields| tax_line(fields, unknown))?,
        key: fields.key("source_key")?,
        reason: fields.text("reason")?,
        corrects: fields.tax_period("corrects")?,
    };
    *unknown += fields.left();
    Ok(refund)
}
