//! Descriptions, for the preview of an import and for the history, of nouns that are more than one row.

use crate::decimal::Computed;
use crate::fielded::{Fielded, flag_cell};
use crate::invoice::Invoice;
use crate::label;
use crate::money::Money;
use crate::noun::{Describe, Described, Fact, Names, NounKind};
use crate::order::{CreditNote, Customer, Item, Order, OrderStatus, Refund};
use crate::percent::Percent;
use crate::places::address::Address;
use crate::places::country_text;
use crate::purchase::category::Categories;
use crate::purchase::{LINES_AFTER, Purchase, PurchaseLine, SupplierPurchase};
use crate::rate::TaxRate;
use crate::returns::EnteredBox;
use crate::shop::closed_period::PeriodRecord;
use crate::table::Cell;
use crate::tax::class::TaxClass;
use crate::text;
use crate::text::Text;

fn fact(heading: &'static str, cell: Cell) -> Fact {
    (Text::new(heading), cell)
}

fn text(heading: &'static str, value: impl Into<String>) -> Fact {
    fact(heading, Cell::text(value))
}

/// An amount that is mostly nothing, and then not said.
fn amount(heading: &'static str, amount: Money) -> Fact {
    fact(heading, if amount == Money::ZERO { Cell::Empty } else { Cell::Money(amount) })
}

/// The description of what the preview says all facts of.
fn previewed(kind: NounKind, name: Cell, fields: Vec<Fact>) -> Described {
    let preview = fields.iter().map(|(_, cell)| cell.clone()).collect();
    Described { kind, name, fields, preview }
}

/// Each part under the heading of its number: `Line 2`.
fn numbered<P>(
    parts: &[P],
    heading: fn(usize) -> Text,
    cell: impl Fn(&P) -> Cell,
) -> impl Iterator<Item = Fact> {
    (1..).zip(parts).map(move |(number, part)| (heading(number), cell(part)))
}

fn line(number: usize) -> Text {
    text!("Line {number}", number)
}

fn address(address: &Address) -> [Fact; 5] {
    let Address { street, city, state, postcode, country } = address;
    [
        text(label!("Street"), street),
        text(label!("City"), city),
        text(label!("State"), state),
        text(label!("Postcode"), postcode),
        fact(label!("Country"), if country.is_empty() { Cell::Empty } else { country_text(country).into() }),
    ]
}

impl OrderStatus {
    /// The status for people: `On hold`. An order that another system has deleted is archived here.
    pub const fn for_people(self) -> Text {
        Text::new(match self {
            Self::Pending => label!("Pending"),
            Self::Processing => label!("Processing"),
            Self::OnHold => label!("On hold"),
            Self::Completed => label!("Completed"),
            Self::Cancelled => label!("Cancelled"),
            Self::Refunded => label!("Refunded"),
            Self::Failed => label!("Failed"),
            Self::Trash => label!("Archived"),
            Self::Draft => label!("Draft"),
        })
    }
}

impl Describe for Customer {
    fn kind() -> NounKind {
        NounKind::Customer
    }

    fn described(&self, _: &dyn Names) -> Described {
        let (login, email) = (self.login.as_str(), self.email.as_str());
        let shown = [if self.name.is_empty() { "" } else { login }, if email == login { "" } else { email }];
        Described {
            kind: Self::kind(),
            name: self.called().into(),
            fields: self.facts().collect(),
            preview: shown.map(Cell::text).into(),
        }
    }
}

impl Describe for Order {
    fn kind() -> NounKind {
        NounKind::Order
    }

    fn described(&self, names: &dyn Names) -> Described {
        let (total, at) = (Cell::Money(self.total), Cell::Moment(self.placed_at));
        let status = Cell::Message(self.status.for_people());
        let customer = self.customer.as_deref().map(|login| names.customer(login)).unwrap_or_default();
        let mut fields = vec![
            text(label!("Number"), &self.number),
            fact(label!("Status"), status.clone()),
            fact(label!("Date"), at.clone()),
            text(label!("Customer"), customer),
        ];
        fields.extend(address(&self.address));
        fields.extend(numbered(&self.items, line, |item| self::item(item, names)));
        let coupons = self.coupons.iter();
        fields.extend(
            coupons.map(|coupon| (text!("Coupon {code}", code = &coupon.code), Cell::Money(coupon.discount))),
        );
        fields.extend([
            text(label!("Shipped by"), &self.shipping_method),
            amount(label!("Shipping"), self.shipping),
            amount(label!("Discount"), self.discount),
            amount(label!("Tax"), self.tax.plus(self.shipping_tax).unwrap_or(self.tax)),
            fact(label!("Total"), total.clone()),
            fact(label!("Corrects"), self.corrects.map_or(Cell::Empty, Cell::Period)),
        ]);
        let is_stated = self.exemption.is_stated();
        fields.extend(is_stated.then(|| fact(label!("No tax"), self.exemption.described().into())));
        fields.extend(self.texts.facts());
        fields.extend(numbered(&self.refunds, |number| text!("Refund {number}", number), refund));
        Described {
            kind: Self::kind(),
            name: self.number.as_str().into(),
            fields,
            preview: vec![at, status, total],
        }
    }
}

/// `2 × Enamel mug, £50.00`, with the class where it is not the standard one.
fn item(item: &Item, names: &dyn Names) -> Cell {
    let current = item.product.filter(|_| item.name.is_empty()).map(|id| names.product(id));
    let mut parts = vec![
        Cell::Quantity(item.quantity),
        Cell::Text(format!(" × {}, ", current.as_ref().unwrap_or(&item.name))),
        Cell::Money(item.total),
    ];
    if !item.class.is_standard() {
        parts.extend([Cell::text(", "), Cell::Class(item.class.clone())]);
    }
    if let Some(cost) = item.cost {
        parts.extend([Cell::text(", "), text!("cost {cost} each", cost = Cell::Price(cost)).into()]);
    }
    Cell::Joined(parts)
}

/// `£50.00, 3 May 2026, corrects April 2026: broken`.
fn refund(refund: &Refund) -> Cell {
    let mut parts = vec![Cell::Money(refund.amount), Cell::text(", "), Cell::Moment(refund.refunded_at)];
    if let Some(period) = refund.corrects {
        parts.extend([Cell::text(", "), text!("corrects {period}", period).into()]);
    }
    if !refund.reason.is_empty() {
        parts.push(Cell::Text(format!(": {}", refund.reason)));
    }
    Cell::Joined(parts)
}

impl Describe for CreditNote {
    fn kind() -> NounKind {
        NounKind::CreditNote
    }

    fn described(&self, names: &dyn Names) -> Described {
        let (amount, at) = (Cell::Money(self.refund.amount), Cell::Moment(self.refund.refunded_at));
        let customer = self.customer.as_deref().map(|login| names.customer(login)).unwrap_or_default();
        Described {
            kind: Self::kind(),
            name: self.number.as_str().into(),
            fields: vec![text(label!("Customer"), customer), fact(label!("Amount"), refund(&self.refund))],
            preview: vec![at, amount],
        }
    }
}

impl Describe for SupplierPurchase {
    fn kind() -> NounKind {
        NounKind::Purchase
    }

    fn described(&self, _: &dyn Names) -> Described {
        let Self { supplier, purchase } = self;
        // The sums of a purchase fit, since its size is limited.
        let sum = |amount: Computed<Money>| Cell::Money(amount.unwrap_or_default());
        let (supplier, date) = (Cell::text(&supplier.name), Cell::Day(purchase.date));
        let (net, tax) = (sum(purchase.net()), sum(purchase.tax()));
        let mut fields = Vec::new();
        for field in Purchase::FIELDS {
            let is_before_lines = field.key == LINES_AFTER;
            fields.extend(is_before_lines.then(|| fact(label!("Supplier"), supplier.clone())));
            // A file is known by its name.
            let cell =
                if field.key == "files" { Cell::text(purchase.file_names()) } else { field.cell(purchase) };
            fields.push((Text::new(field.heading), cell));
            fields.extend(numbered(&purchase.lines, line, purchase_line).filter(|_| is_before_lines));
        }
        Described {
            kind: Self::kind(),
            name: purchase.document.as_str().into(),
            fields,
            preview: vec![supplier, date, net, text!("{amount} tax", amount = tax).into()],
        }
    }
}

/// `£100.00 and £20.00 tax, 20 %, goods`, with all unusual details.
fn purchase_line(line: &PurchaseLine) -> Cell {
    let code = Some(Text::written(&line.code)).filter(|_| !line.code.is_empty());
    let treatment = (!line.treatment.is_charged()).then(|| Text::new(line.treatment.name()));
    let deductible = (line.deductible != Percent::HUNDRED)
        .then(|| text!("{percent}% deductible", percent = line.deductible));
    let parts = [
        Some(text!("{net} and {tax} tax", net = line.net, tax = line.tax)),
        line.rate.map(|percent| text!("{percent}%", percent)),
        code,
        Some(Text::new(line.kind.name())),
        treatment,
        deductible,
        Some(line.bought()).filter(|bought| !bought.is_empty()).map(Text::written),
        (!line.category.is_empty()).then(|| Categories::default().name(&line.category)),
    ];
    Text::list(parts.into_iter().flatten()).unwrap_or_default().into()
}

impl Describe for EnteredBox {
    fn kind() -> NounKind {
        NounKind::EnteredAmount
    }

    fn described(&self, _: &dyn Names) -> Described {
        let Self { period, form, number, .. } = self;
        let name = text!("Box {number} of {form}, {period}", number, form, period = *period);
        previewed(Self::kind(), name.into(), self.facts().collect())
    }
}

impl Describe for Invoice {
    fn kind() -> NounKind {
        NounKind::Invoice
    }

    fn described(&self, _: &dyn Names) -> Described {
        let buyer = self.buyer.as_ref().map_or("", |buyer| buyer.name.as_str());
        let corrects = self.corrects.as_ref().map(|of| of.number.to_string()).unwrap_or_default();
        let fields = vec![
            text(label!("Order"), &self.order),
            fact(label!("Date"), self.issued_on.into()),
            text(label!("Buyer"), buyer),
            text(label!("Corrects"), corrects),
            fact(label!("Net"), Cell::Money(self.net)),
            fact(label!("Tax"), Cell::Money(self.tax)),
            fact(label!("Gross"), Cell::Money(self.gross)),
        ];
        let name = self.number.to_string().into();
        Described { kind: Self::kind(), name, fields, preview: vec![Cell::Money(self.gross)] }
    }
}

impl Describe for PeriodRecord {
    fn kind() -> NounKind {
        NounKind::Period
    }

    fn described(&self, _: &dyn Names) -> Described {
        let words = fact(label!("Status"), Cell::Message(self.words()));
        let facts = std::iter::once(words).chain(self.facts()).collect();
        previewed(Self::kind(), self.period.into(), facts)
    }
}

impl Describe for TaxClass {
    fn kind() -> NounKind {
        NounKind::TaxClass
    }

    fn described(&self, _: &dyn Names) -> Described {
        let mut fields: Vec<Fact> = self.facts().collect();
        fields.insert(1, text(label!("Slug"), self.slug.as_str()));
        Described { kind: Self::kind(), name: self.name.as_str().into(), fields, preview: Vec::new() }
    }
}

impl Describe for TaxRate {
    fn kind() -> NounKind {
        NounKind::TaxRate
    }

    fn described(&self, _: &dyn Names) -> Described {
        let (postcodes, cities) = (self.postcode_text(), self.city_text());
        let country = Some(country_text(&self.country)).filter(|_| !self.country.is_empty());
        let within = [&self.state, &postcodes, &cities].into_iter().filter(|of| !of.is_empty());
        let place = country.clone().into_iter().chain(within.map(Text::written));
        let place = Text::list(place).unwrap_or_else(|| text!("Everywhere"));
        let name = Some(format!(" · {}", self.name)).filter(|_| !self.name.is_empty());
        let percent = self.rate.map_or(Cell::Empty, |rate| Cell::Percent(rate.ten_thousandths()));
        let class = if self.class.is_standard() { Cell::Empty } else { Cell::Class(self.class.clone()) };
        let mut preview = vec![percent.clone(), class];
        let priority = (self.priority != 1).then(|| text!("priority {number}", number = self.priority));
        let compound = self.compound.then(|| text!("compound"));
        preview.extend(priority.into_iter().chain(compound).map(Cell::Message));
        Described {
            kind: Self::kind(),
            name: Cell::Joined([Cell::Message(place)].into_iter().chain(name.map(Cell::Text)).collect()),
            fields: vec![
                fact(label!("Country"), country.map_or(Cell::Empty, Cell::Message)),
                text(label!("State"), &self.state),
                text(label!("Postcode"), self.postcodes.join("; ")),
                text(label!("City"), self.cities.join("; ")),
                fact(label!("Rate"), percent),
                text(label!("Name"), &self.name),
                text(label!("Priority"), self.priority.to_string()),
                fact(label!("Compound"), flag_cell(self.compound)),
                fact(label!("Taxes shipping"), flag_cell(self.shipping)),
                fact(label!("Place in lists"), Cell::Whole(self.order)),
                fact(label!("Class"), Cell::Class(self.class.clone())),
            ],
            preview,
        }
    }
}
