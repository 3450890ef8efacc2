//! The form of an order: reads what is typed into the engine's `OrderForm`, and turns saved orders,
//! suggestions and refunds into texts. Totals are computed by the engine.

use crate::format::{self, Amounts, Formatter, NO_DATE};
use crate::model::country_of;
use crate::translate::tr;
use crate::typed;
use crate::widgets::Offer;
use domain::error::Result;
use domain::fielded::Fielded as _;
use domain::ids::ProductId;
use domain::invoice::InvoiceReference;
use domain::money::Money;
use domain::order::discount::{Discount, FormCoupon};
use domain::order::form::{FormLine, OrderForm};
use domain::order::refund::{Settled, remainder, settle};
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{Customer, Order, OrderStatus, OrderTexts, Product, Refund};
use domain::places::address::Address;
use domain::places::country_name;
use domain::tax::Prices;
use domain::tax::class::ClassSlug;
use domain::text;
use domain::text::Text;
use domain::time::tax_period::TaxPeriod;
use domain::time::{Day, Local};
use domain::unit_price::UnitPrice;

use crate::model::orders::draft::{DraftCoupon, DraftLine, OrderDraft, slug_of};
use crate::model::orders::figures::rate_words;
use crate::model::{ClassesView, FormField, OrderBadge, PricedView, Suggesting};

/// A saved order as the form shows it.
#[derive(Debug, Clone)]
pub(crate) struct OpenOrder {
    /// The order as it was read, so that a change by another user is noticed.
    pub(crate) order: Order,
    /// The texts of the form without any change.
    pub(crate) draft: OrderDraft,
    pub(crate) standing: OrderBadge,
    pub(crate) figures: PricedView,
    pub(crate) refunds: Vec<RefundRow>,
    /// The amount that can still be refunded: `117.44`; `None` where nothing is left.
    pub(crate) left: Option<String>,
    /// The invoice in force.
    pub(crate) invoice: Option<InvoiceReference>,
    amounts: Amounts,
}

/// A refund of the order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RefundRow {
    /// `5 Nov 2026 09:00`.
    pub(crate) when: String,
    /// `tax 2.00 · Damaged`; empty without tax and reason.
    pub(crate) note: String,
    /// `−12.00`.
    pub(crate) amount: String,
}

/// The suggestions for a typed text.
#[derive(Debug, Clone)]
pub(crate) struct Offered {
    pub(crate) asked: Suggesting,
    pub(crate) text: String,
    pub(crate) offers: Vec<Offer>,
    /// The value that each of the offers fills in.
    pub(crate) picks: Vec<Pick>,
    /// The one that Enter takes when no other was moved to; `None` where that would be a guess.
    pub(crate) first: Option<usize>,
    /// True if the first has exactly this text as its code.
    pub(crate) is_code: bool,
}

/// The value that a chosen suggestion fills in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Pick {
    /// A line of a product, of a new one that is added with the order, or of a text.
    Line(DraftLine),
    Customer {
        login: String,
        name: String,
        address: Address,
    },
    /// The name as it was typed.
    Text,
}

/// A field that cannot be read, and what to type instead.
pub(crate) type Mistake = (FormField, String);

/// Reads a form and collects its mistakes.
struct Reading {
    amounts: Amounts,
    mistakes: Vec<Mistake>,
}

impl Reading {
    fn take<T: Default>(&mut self, spot: FormField, read: Option<T>, words: &str) -> T {
        read.unwrap_or_else(|| {
            self.mistakes.push((spot, words.to_owned()));
            T::default()
        })
    }

    /// An amount; `None` where nothing is typed.
    fn amount(&mut self, spot: FormField, text: &str) -> Option<Money> {
        if text.trim().is_empty() {
            return None;
        }
        Some(self.take(spot, self.amounts.formatter.amount(text), &self.amounts.mistake()))
    }

    /// A discount; zero where nothing is typed.
    fn discount(&mut self, spot: FormField, text: &str) -> Discount {
        if text.trim().is_empty() {
            return Discount::default();
        }
        let example = self.amounts.plain(Money::from_ten_thousandths(125_000));
        let wrong = tr!("This is not a discount. Write it like {amount} or 10%", amount = example);
        self.take(spot, self.amounts.formatter.discount(text), &wrong)
    }

    /// A unit price; `None` where nothing is typed.
    fn price(&mut self, spot: FormField, text: &str) -> Option<UnitPrice> {
        if text.trim().is_empty() {
            return None;
        }
        Some(self.take(spot, self.amounts.formatter.unit_price(text), &self.amounts.mistake()))
    }

    /// The texts with their days as an order keeps them.
    fn texts(&mut self, texts: &OrderTexts, today: Day) -> OrderTexts {
        texts.trimmed().with_days(|key, typed| {
            let place = OrderTexts::FIELDS.iter().position(|field| field.key == key).unwrap_or_default();
            let day = self.amounts.formatter.day(typed, today);
            self.take(FormField::Text(place), day, tr(NO_DATE)).to_string()
        })
    }

    fn line(&mut self, at: usize, line: &DraftLine) -> FormLine {
        let name = line.name.trim();
        // A line item of a saved order may have a product and no name.
        let named = (!name.is_empty() || line.product.is_some()).then(|| name.to_owned());
        let class =
            if line.class.is_empty() { ClassSlug::standard() } else { ClassSlug::wanted(&line.class) };
        let price = self.price(FormField::Price(at), &line.price);
        FormLine {
            product: line.product.map(ProductId::new),
            name: self.take(FormField::Name(at), named, tr!("Write what was sold, or remove the line")),
            quantity: self.take(
                FormField::Quantity(at),
                self.amounts.formatter.quantity(&line.quantity),
                tr!("This is not a number. Write how many"),
            ),
            price: self.take(FormField::Price(at), price, tr!("Write what one costs")),
            class,
            cost: self.price(FormField::Price(at), &line.cost),
        }
    }
}

impl OrderDraft {
    /// The status; completed where it cannot be read.
    pub(crate) fn standing(&self) -> OrderStatus {
        OrderStatus::parse(&self.status).unwrap_or(OrderStatus::Completed)
    }

    /// Reads the form, or lists all its mistakes. `today` supplies a missing month or year of the date.
    pub(crate) fn form(
        &self,
        number: Option<String>,
        today: Day,
        amounts: Amounts,
    ) -> std::result::Result<OrderForm, Vec<Mistake>> {
        let mut reading = Reading { amounts, mistakes: Vec::new() };
        let day = reading.take(FormField::Date, amounts.formatter.day(&self.date, today), tr(NO_DATE));
        let placed_at = reading.take(
            FormField::Time,
            typed::moment(day, &self.time),
            tr!("This is not a time. Write it like 17:42"),
        );
        let texts = reading.texts(&self.texts, today);
        let lines: Vec<FormLine> =
            self.lines.iter().enumerate().map(|(at, line)| reading.line(at, line)).collect();
        let is_pending = !self.adding.trim().is_empty();
        if is_pending || lines.is_empty() {
            let words = if is_pending {
                tr!("Press Enter to add this line, or empty the field")
            } else {
                tr!("An order has at least one line: say what was sold")
            };
            reading.mistakes.push((FormField::Adding, words.to_owned()));
        }
        let typed = self.coupons.iter().enumerate().filter(|(_, coupon)| !coupon.is_empty());
        let coupon = |(at, coupon): (usize, &DraftCoupon)| FormCoupon {
            code: coupon.code.trim().to_owned(),
            discount: reading.discount(FormField::Discount(at), &coupon.discount),
        };
        let coupons = typed.map(coupon).collect();
        let form = OrderForm {
            number,
            placed_at,
            status: self.standing(),
            customer: self.login.clone(),
            address: with_code(&self.address),
            lines,
            shipping: reading.amount(FormField::Shipping, &self.shipping).unwrap_or_default(),
            shipping_method: self.shipping_method.trim().to_owned(),
            coupons,
            prices: if self.includes_tax { Prices::IncludeTax } else { Prices::ExcludeTax },
            texts,
            exemption: self.exemption.cleaned(),
            corrects: self.corrects,
        };
        if reading.mistakes.is_empty() { Ok(form) } else { Err(reading.mistakes) }
    }

    /// What is wrong with the country, unless it was so before: another program may have named it otherwise.
    pub(crate) fn country_mistake(&self, base: &Self) -> Option<Mistake> {
        let typed = self.address.country.trim();
        let is_wrong = typed != base.address.country.trim() && country_of(typed, true).is_none();
        is_wrong.then(|| (FormField::Country, tr!("No such country: choose one").to_owned()))
    }

    /// Reads the form while it is incomplete: a line item without a price costs 0, one without a quantity is
    /// one. `None` where it has no line items or something typed is malformed.
    pub(crate) fn estimate(&self, today: Day, amounts: Amounts) -> Option<OrderForm> {
        let mut draft = Self { adding: String::new(), ..self.clone() };
        draft.lines.retain(DraftLine::is_named);
        for line in &mut draft.lines {
            for (text, least) in [(&mut line.price, "0"), (&mut line.quantity, "1")] {
                if text.trim().is_empty() {
                    least.clone_into(text);
                }
            }
        }
        if draft.lines.is_empty() {
            return None;
        }
        draft.form(None, today, amounts).ok()
    }
}

/// An address that was typed, with the code of its country where it has one.
fn with_code(typed: &Address) -> Address {
    let coded = typed.with_country_code();
    if country_name(&coded.country).is_some() { coded } else { typed.clone() }
}

/// A refund before it is made.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct RefundView {
    /// The name and amount of products, shipping and each tax.
    pub(crate) rows: Vec<(String, String)>,
    /// `£12.00`.
    pub(crate) total: String,
    pub(crate) is_something: bool,
}

impl RefundView {
    pub(crate) fn new(refund: &Refund, amounts: Amounts) -> Result<Self> {
        let write = |text: Text| amounts.formatter.text(&text);
        let mut rows = Vec::new();
        let tax = refund.tax.unwrap_or_default().plus(refund.shipping_tax.unwrap_or_default())?;
        let shipping = refund.shipping.unwrap_or_default();
        let goods = refund.amount.minus(tax)?.minus(shipping)?;
        rows.push((write(text!("Products, without tax")), amounts.plain(goods)));
        if shipping != Money::ZERO {
            rows.push((write(text!("Shipping, without tax")), amounts.plain(shipping)));
        }
        for line in &refund.taxes {
            rows.push((rate_words(line, amounts.formatter), amounts.plain(line.all_tax()?)));
        }
        if refund.taxes.is_empty() && tax != Money::ZERO {
            rows.push((write(text!("Tax")), amounts.plain(tax)));
        }
        let total = amounts.signed(refund.amount);
        Ok(Self { rows, total, is_something: refund.amount != Money::ZERO })
    }
}

impl OpenOrder {
    /// True if saving the form would leave this order as it is.
    pub(crate) fn is_made_of(&self, draft: &OrderDraft) -> bool {
        let today = self.order.placed_at.day;
        let read = |draft: &OrderDraft| {
            let form = draft.form(None, today, self.amounts).ok()?;
            Some(OrderForm { customer: None, ..form })
        };
        draft.customer.trim() == self.draft.customer && read(draft) == read(&self.draft)
    }

    /// `called` returns the name of a product, `customer` is that of the customer.
    pub(crate) fn new(
        order: Order,
        customer: &str,
        called: impl Fn(ProductId) -> Result<String>,
        amounts: Amounts,
    ) -> Result<Self> {
        let mut draft = OrderDraft::of(&OrderForm::of(&order), customer, amounts);
        for line in draft.lines.iter_mut().filter(|line| line.name.is_empty()) {
            line.called = line.product.map(ProductId::new).map(&called).transpose()?.unwrap_or_default();
        }
        let row = |(refund, settled): (&Refund, Settled)| {
            let tax = settled.tax.plus(settled.shipping_tax)?;
            let tax = match tax {
                Money::ZERO => String::new(),
                tax => amounts.formatter.text(&text!("tax {amount}", amount = amounts.plain(tax))),
            };
            let parts = [tax.as_str(), refund.reason.as_str()];
            let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            let at = refund.refunded_at;
            Ok(RefundRow {
                when: format!("{} {}", format::day(at.day), format::clock(at)),
                note: parts.join(" · "),
                amount: amounts.plain(Money::ZERO.minus(refund.amount)?),
            })
        };
        let refunds: Vec<RefundRow> =
            order.refunds.iter().zip(settle(&order)?).map(row).collect::<Result<_>>()?;
        let left = remainder(&order)?.amount;
        let refunded = Money::sum(order.refunds.iter().map(|refund| refund.amount))?;
        Ok(Self {
            draft,
            standing: OrderBadge::of(order.status, order.total, refunded),
            figures: PricedView::of(&order, amounts)?,
            refunds,
            left: (left > Money::ZERO).then(|| amounts.plain(left)),
            invoice: None,
            amounts,
            order,
        })
    }
}

impl Offered {
    /// Suggests these products, then a new one with this name, and last the text itself. Enter takes the product
    /// with this code, else the first with this name or a part of it; never one by a number that is not its code.
    pub(crate) fn products(
        text: String,
        found: &[Product],
        classes: Option<&ClassesView>,
        amounts: Amounts,
    ) -> Self {
        let class = |product: &Product| {
            let named = classes.and_then(|classes| classes.entry(&product.class));
            named.map_or_else(|| product.class.for_people(), |entry| entry.name.clone())
        };
        let price = |product: &Product| product.price.map(|price| amounts.price(price)).unwrap_or_default();
        let line = DraftLine { quantity: "1".to_owned(), ..DraftLine::default() };
        let mut offers: Vec<Offer> = Vec::new();
        let mut picks = Vec::new();
        for product in found {
            let (name, price) = (product.name.clone(), price(product));
            offers.push(Offer {
                name: name.clone(),
                note: class(product),
                amount: price.clone(),
                ..Offer::default()
            });
            let class = slug_of(&product.class);
            let product = Some(product.id.get());
            picks.push(Pick::Line(DraftLine { product, name, price, class, ..line.clone() }));
        }
        // A number, such as that of a barcode, is the code of a new product, and no name.
        let is_number = text.chars().all(|c| c.is_ascii_digit());
        let code = if is_number { text.clone() } else { String::new() };
        let as_text = DraftLine { name: text.clone(), ..line };
        for (name, note, pick) in [
            (
                text!("New product “{text}”", text = &text),
                text!("added with the order"),
                DraftLine { is_new: true, code, ..as_text.clone() },
            ),
            (text!("“{text}” as text", text = &text), text!("no product"), as_text),
        ] {
            let [name, note] = [name, note].map(|text| amounts.formatter.text(&text));
            offers.push(Offer { name, note, is_new: true, ..Offer::default() });
            picks.push(Pick::Line(pick));
        }
        let code = found.iter().position(|product| product.sku == text);
        let (typed, is_name) = (text.to_lowercase(), text.contains(char::is_alphabetic));
        let is_named = |product: &Product| is_name && product.name.to_lowercase().contains(&typed);
        let first = code.or_else(|| found.iter().position(is_named));
        Self { asked: Suggesting::Products, text, offers, picks, first, is_code: code.is_some() }
    }

    /// The suggestion whose name is this one, in any case.
    pub(crate) fn named(&self, name: &str) -> Option<&Pick> {
        let name = name.trim().to_lowercase();
        let is_it = |offer: &Offer| !offer.is_new && offer.name.to_lowercase() == name;
        self.picks.get(self.offers.iter().position(is_it)?)
    }

    /// Suggests these customers, and last a new one with this name.
    pub(crate) fn customers(text: String, found: &[Customer], formatter: Formatter) -> Self {
        let mut offers: Vec<Offer> = Vec::new();
        let mut picks = Vec::new();
        for customer in found {
            let name = if customer.name.is_empty() { &customer.login } else { &customer.name };
            let address = formatter.address(&customer.address);
            let place = [&*address.city, &address.country];
            let place = place.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
            let note = if place.is_empty() { customer.email.clone() } else { place };
            offers.push(Offer { name: name.clone(), note, ..Offer::default() });
            picks.push(Pick::Customer { login: customer.login.clone(), name: name.clone(), address });
        }
        let name = formatter.text(&text!("New customer “{text}”", text = &text));
        offers.push(Offer { name, is_new: true, ..Offer::default() });
        picks.push(Pick::Text);
        // A number is no name: it may be the code of a product.
        let first = (!found.is_empty() || text.contains(char::is_alphabetic)).then_some(0);
        Self { asked: Suggesting::Customers, text, offers, picks, first, is_code: false }
    }
}

/// The part of the order that is refunded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Extent {
    /// All that is not refunded yet.
    #[default]
    Whole,
    /// Some of the line items.
    Lines,
    Amount,
}

/// A refund as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct RefundDraft {
    pub(crate) extent: Extent,
    /// The quantity to refund of each line item, in the order's sequence; empty for none.
    pub(crate) quantities: Vec<String>,
    pub(crate) amount: String,
    pub(crate) date: String,
    pub(crate) time: String,
    /// True if shipping is refunded with the line items.
    pub(crate) with_shipping: bool,
    pub(crate) reason: String,
    /// The closed period that it corrects.
    pub(crate) corrects: Option<TaxPeriod>,
}

impl RefundDraft {
    /// A refund of the rest, at this time, of an order with this many line items.
    pub(crate) fn new(lines: usize, now: Local) -> Self {
        Self {
            quantities: vec![String::new(); lines],
            date: format::day(now.day),
            time: format::clock(now),
            ..Self::default()
        }
    }

    /// Reads the draft; `None` where something cannot be read, or where it refunds nothing.
    pub(crate) fn form(&self, today: Day, formatter: Formatter) -> Option<RefundForm> {
        let day = formatter.day(&self.date, today)?;
        let at = typed::moment(day, &self.time)?;
        let what = match self.extent {
            Extent::Whole => RefundWhat::Whole,
            Extent::Lines => {
                let typed = self.quantities.iter().enumerate().filter(|(_, text)| !text.trim().is_empty());
                let line = |(place, text): (usize, &String)| Some((place, formatter.quantity(text)?));
                let lines: Vec<_> = typed.map(line).collect::<Option<_>>()?;
                if lines.is_empty() && !self.with_shipping {
                    return None;
                }
                RefundWhat::Lines(lines)
            }
            Extent::Amount => RefundWhat::Amount(formatter.amount(&self.amount)?),
        };
        // An amount may include shipping.
        let shipping = self.with_shipping || self.extent == Extent::Amount;
        let (reason, corrects) = (self.reason.trim().to_owned(), self.corrects);
        Some(RefundForm { at, what, shipping, reason, corrects })
    }

    /// The fields that cannot be read. An empty quantity or amount is no mistake.
    pub(crate) fn mistakes(&self, today: Day, amounts: Amounts) -> Vec<Mistake> {
        let formatter = amounts.formatter;
        let mut mistakes = Vec::new();
        let mut judge = |spot: FormField, is_good: bool, words: &str| {
            if !is_good {
                mistakes.push((spot, words.to_owned()));
            }
        };
        let day = formatter.day(&self.date, today);
        judge(FormField::RefundDate, day.is_some(), tr!("This is not a date. Write it like 19 Nov 2026"));
        let moment = day.and_then(|day| typed::moment(day, &self.time));
        judge(
            FormField::RefundTime,
            day.is_none() || moment.is_some(),
            tr!("This is not a time. Write it like 17:42"),
        );
        match self.extent {
            Extent::Whole => {}
            Extent::Lines => {
                for (place, text) in self.quantities.iter().enumerate() {
                    let is_good = text.trim().is_empty() || formatter.quantity(text).is_some();
                    judge(
                        FormField::RefundQuantity(place),
                        is_good,
                        tr!("This is not a number. Write how many come back"),
                    );
                }
            }
            Extent::Amount => {
                let is_good = self.amount.trim().is_empty() || formatter.amount(&self.amount).is_some();
                judge(FormField::RefundAmount, is_good, &amounts.mistake());
            }
        }
        mistakes
    }
}
