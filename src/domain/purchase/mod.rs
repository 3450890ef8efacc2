//! Purchases: the invoices and receipts of suppliers, with the tax in them that the shop may deduct or has to
//! account for itself.
//!
//! Also here: lines as they are typed, and the suppliers.

pub mod category;
pub mod expense_kind;
pub mod kept;
pub mod supplier;
pub mod typed;

use crate::decimal::{Computed, SCALE};
use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::field;
use crate::fielded::{Field, Fielded};
use crate::ids::{PurchaseId, SupplierId};
use crate::label;
use crate::money::Money;
use crate::percent::Percent;
use crate::quantity::Quantity;
use crate::spelling::{as_text, is_default, words};
use crate::time::Day;
use crate::time::tax_period::TaxPeriod;
use crate::unit_price::UnitPrice;
use supplier::Supplier;

words! {
    /// What was bought.
    #[derive(PartialOrd, Ord, Hash, Default)]
    PurchaseKind;
    /// Goods, to be sold or used up.
    #[default]
    Goods "goods" 0,
    /// Services.
    Services "services" 1,
    /// Goods that stay in the business for years, such as a machine.
    Investment "investment" 2,
}

words! {
    /// Who owes the tax of a purchase.
    #[derive(PartialOrd, Ord, Hash, Default)]
    PurchaseTreatment;
    /// The supplier, who charged it.
    #[default]
    Domestic "domestic" 0,
    /// The shop, for goods from another country of the European Union.
    EuAcquisition "eu-acquisition" 1,
    /// The shop, as the receiver of a service or for another reason.
    ReverseCharge "reverse-charge" 2,
    /// Customs, for goods from abroad (from outside of the European Union, for its members), and it is paid there.
    Import "import" 3,
    /// The shop, for such goods whose tax it declares in its return in place of paying it to customs.
    PostponedImport "postponed-import" 4,
}

as_text!(PurchaseKind, "a kind of purchase such as goods", |kind| kind.as_str(), Self::parse);
as_text!(
    PurchaseTreatment,
    "a treatment of a purchase such as reverse-charge",
    |treatment| treatment.as_str(),
    Self::parse
);

impl PurchaseKind {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Goods => label!("goods"),
            Self::Services => label!("services"),
            Self::Investment => label!("investment"),
        }
    }
}

impl PurchaseTreatment {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Domestic => label!("domestic"),
            Self::EuAcquisition => label!("EU acquisition"),
            Self::ReverseCharge => label!("reverse charge"),
            Self::Import => label!("import"),
            Self::PostponedImport => label!("postponed import"),
        }
    }

    /// Whether the supplier charged the tax. If not, it is no part of what the supplier is paid.
    pub const fn is_charged(self) -> bool {
        matches!(self, Self::Domestic)
    }

    /// Whether the shop owes the tax, and declares it itself.
    pub const fn is_owed(self) -> bool {
        !matches!(self, Self::Domestic | Self::Import)
    }

    /// Whether the tax is what customs ask for, by a value of their own: freight and duty count too.
    pub const fn is_of_customs(self) -> bool {
        matches!(self, Self::Import | Self::PostponedImport)
    }
}

/// Whether customs may ask for this tax where the rate gives `by_rate`: freight and duty count too, which are seldom as
/// much as the goods.
pub fn may_be_of_customs(tax: Money, by_rate: Money) -> bool {
    let (tax, by_rate) = (i128::from(tax.ten_thousandths()), i128::from(by_rate.ten_thousandths()));
    (by_rate.min(2 * by_rate)..=by_rate.max(2 * by_rate)).contains(&tax)
}

/// An invoice or receipt of a supplier: as it is in the books, or as it was typed (see [`typed`]).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PurchaseOf<S, L> {
    /// The id, given by the shop file.
    #[serde(default, skip_serializing_if = "is_default")]
    pub id: PurchaseId,
    /// The date of the document, in which reports count it.
    pub date: Day,
    /// The supplier.
    pub supplier: S,
    /// The number of the document, unique for each supplier.
    pub document: String,
    /// The amounts by rate, kind and treatment; at least one.
    pub lines: Vec<L>,
    /// The day of the payment; `None` when it is not paid or not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub paid_on: Option<Day>,
    /// The shop's own note.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: String,
    /// The closed period that it corrects; `None` for what corrects none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub corrects: Option<TaxPeriod>,
    /// The day until which it is to be paid; empty when it is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub due_on: String,
    /// The day of supply, where it is another one than that of the document; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub supplied_on: String,
    /// The number of the order by which the shop bought it; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: String,
    /// The files that are kept with it, as [`kept`] writes them.
    #[serde(default, skip_serializing_if = "is_default")]
    pub files: String,
}

/// A purchase in the books.
pub type Purchase = PurchaseOf<SupplierId, PurchaseLine>;

impl<S, L> PurchaseOf<S, L> {
    /// The same with another supplier and other lines.
    pub fn with<T, M>(self, supplier: T, lines: Vec<M>) -> PurchaseOf<T, M> {
        let Self { id, date, document, paid_on, note, corrects, due_on, supplied_on, order, files, .. } =
            self;
        PurchaseOf {
            id,
            date,
            supplier,
            document,
            lines,
            paid_on,
            note,
            corrects,
            due_on,
            supplied_on,
            order,
            files,
        }
    }
}

/// The key of the field that the supplier comes before, and the lines after.
pub const LINES_AFTER: &str = "document";

/// All of it but its supplier and its lines, which are more than values.
impl Fielded for Purchase {
    const FIELDS: &'static [Field<Self>] = &[
        field!("date", label!("Date"), date).stored("day").listed(12).typed(label!("Date of the document")),
        field!(LINES_AFTER, label!("Document"), document)
            .required()
            .listed(18)
            .typed(label!("Document number"))
            .searched(),
        field!("paid_on", label!("Paid on"), paid_on)
            .listed(12)
            .typed(label!("Paid on"))
            .imported(label!("paid-on"), "paidon paiddate paymentdate datepaid"),
        field!("note", label!("Note"), note)
            .listed(30)
            .typed(label!("Note, for your own records"))
            .searched()
            .imported(label!("note"), "note notes memo"),
        field!("corrects", label!("Corrects"), corrects).stored("").listed(17).imported(
            label!("corrects"),
            "corrects correctsperiod correctedperiod correctionof korrigiert berichtigt corrige rectifie",
        ),
        field!("due_on", label!("Due on"), due_on)
            .since(109)
            .day()
            .listed(12)
            .typed(label!("Due on"))
            .imported(label!("due-on"), "dueon duedate faelligam echeance vervaldatum vencimiento"),
        field!("supplied_on", label!("Day of supply"), supplied_on)
            .since(109)
            .day()
            .typed(label!("Day of supply"))
            .imported(label!("supplied-on"), "suppliedon supplydate dayofsupply deliverydate lieferdatum"),
        field!("order", label!("Your order"), order)
            .stored("order_number")
            .since(109)
            .searched()
            .typed(label!("Your order"))
            .imported(label!("order"), "yourorder ourorder purchaseorder"),
        field!("files", label!("Files"), files).since(109),
    ];
}

/// The part of a document with one rate, kind and treatment. A credit note of a supplier has negative amounts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Serialize + Amount", deserialize = "A: Deserialize<'de> + Default"))]
pub struct PurchaseLineOf<A> {
    /// The amount without tax.
    #[serde(default, skip_serializing_if = "Amount::is_open")]
    pub net: A,
    /// The tax, charged by the supplier or by customs, or owed by the shop.
    #[serde(default, skip_serializing_if = "Amount::is_open")]
    pub tax: A,
    /// The percentage of the tax; `None` for a line that only its code describes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rate: Option<Percent>,
    /// The code of the tax in the owner's accounts; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub code: String,
    /// What was bought.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kind: PurchaseKind,
    /// Who owes the tax.
    #[serde(default, skip_serializing_if = "is_default")]
    pub treatment: PurchaseTreatment,
    /// The share of the tax that may be deducted, from 0 to 100.
    #[serde(default = "all_of_it", skip_serializing_if = "is_all_of_it")]
    pub deductible: Percent,
    /// The code or the name of the product that was bought; empty where the document names none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub product: String,
    /// How many of it; 0 where that is not said.
    #[serde(default, skip_serializing_if = "is_default")]
    pub quantity: Quantity,
    /// The key of its category ([`category`]); empty where nobody gave it one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub category: String,
}

/// A line of a purchase in the books.
pub type PurchaseLine = PurchaseLineOf<Money>;

/// An amount of a line.
pub trait Amount {
    /// Whether it is to be computed of the others.
    fn is_open(&self) -> bool;
}

impl Amount for Money {
    fn is_open(&self) -> bool {
        false
    }
}

impl Amount for Option<Money> {
    fn is_open(&self) -> bool {
        self.is_none()
    }
}

const fn all_of_it() -> Percent {
    Percent::HUNDRED
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_all_of_it(share: &Percent) -> bool {
    *share == Percent::HUNDRED
}

impl<A: Default> Default for PurchaseLineOf<A> {
    fn default() -> Self {
        Self {
            net: A::default(),
            tax: A::default(),
            rate: None,
            code: String::new(),
            kind: PurchaseKind::default(),
            treatment: PurchaseTreatment::default(),
            deductible: Percent::HUNDRED,
            product: String::new(),
            quantity: Quantity::ZERO,
            category: String::new(),
        }
    }
}

impl<A> PurchaseLineOf<A> {
    /// The same with other amounts.
    pub fn with<B>(self, net: B, tax: B) -> PurchaseLineOf<B> {
        let Self { rate, code, kind, treatment, deductible, product, quantity, category, .. } = self;
        PurchaseLineOf { net, tax, rate, code, kind, treatment, deductible, product, quantity, category }
    }
}

impl PurchaseLine {
    /// True if one of what was bought costs more than a limit, without tax; of a line that does not say how many, all of it. So is
    /// a credit, of which it is not known what it is for.
    pub fn is_above(&self, limit: Money) -> bool {
        if self.net < Money::ZERO {
            return true;
        }
        let one = i128::from(SCALE);
        let count = i128::from(self.quantity.ten_thousandths().abs()).max(one);
        i128::from(self.net.ten_thousandths()) * one > i128::from(limit.ten_thousandths()) * count
    }

    /// How many of which product: `10 × M-1`; empty where it names none.
    pub fn bought(&self) -> String {
        if self.quantity == Quantity::ZERO {
            return self.product.clone();
        }
        format!("{} × {}", self.quantity.to_text(), self.product)
    }

    /// What one of the product cost, net; `None` where the line does not say.
    pub fn unit_cost(&self) -> Option<UnitPrice> {
        let is_said = !self.product.is_empty() && self.quantity > Quantity::ZERO && self.net > Money::ZERO;
        is_said.then(|| UnitPrice::of(self.net, self.quantity))
    }

    /// The tax that may be deducted, rounded half away from zero to four decimals.
    pub fn deductible_tax(&self) -> Money {
        // A share of at most 100 % always fits.
        self.deductible.of(self.tax).unwrap_or(self.tax)
    }

    /// What the supplier is paid for it. An error when it does not fit.
    pub fn charged(&self) -> Computed<Money> {
        if self.treatment.is_charged() { self.net.plus(self.tax) } else { Ok(self.net) }
    }
}

impl Purchase {
    /// The amount without tax.
    pub fn net(&self) -> Computed<Money> {
        Money::sum(self.lines.iter().map(|line| line.net))
    }

    /// The tax, charged or owed by the shop.
    pub fn tax(&self) -> Computed<Money> {
        Money::sum(self.lines.iter().map(|line| line.tax))
    }

    /// The amount of the document: what the supplier is paid.
    pub fn total(&self) -> Computed<Money> {
        let charged = self.lines.iter().map(PurchaseLine::charged).collect::<Computed<Vec<_>>>()?;
        Money::sum(charged)
    }

    /// The tax that may be deducted.
    pub fn deductible_tax(&self) -> Computed<Money> {
        Money::sum(self.lines.iter().map(PurchaseLine::deductible_tax))
    }

    /// The larger of the sums of its net amounts and of its taxes, as absolute values, in ten-thousandths.
    pub fn size(&self) -> u64 {
        let sum = |amount: fn(&PurchaseLine) -> Money| {
            let sizes = self.lines.iter().map(|line| amount(line).ten_thousandths().unsigned_abs());
            sizes.fold(0_u64, u64::saturating_add)
        };
        sum(|line| line.net).max(sum(|line| line.tax))
    }
}

/// A purchase with its supplier.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SupplierPurchase {
    /// The supplier.
    pub supplier: Supplier,
    /// The purchase.
    pub purchase: Purchase,
}

impl SupplierPurchase {
    /// The day until which it is to be paid, if it is known.
    pub fn due(&self) -> Option<Day> {
        Day::parse(&self.purchase.due_on)
    }
}

/// What the totals of purchases are kept apart by.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct PurchaseGroup {
    /// What was bought.
    pub kind: PurchaseKind,
    /// Who owes the tax.
    pub treatment: PurchaseTreatment,
    /// The percentage of the tax; `None` for lines that only a code describes.
    pub rate: Option<Percent>,
    /// The code of the supplier's country; empty where it is not known. A purchase of a closed period keeps the one
    /// that it had, whatever becomes of its supplier.
    pub country: String,
    /// The supplier, where single ones are asked for; the totals of days do not tell.
    pub supplier: Option<SupplierId>,
    /// True for credit notes, which are below zero as a whole, false for others; `None` where they are not told apart.
    pub is_credit: Option<bool>,
}

/// The sums of the lines of a group.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct PurchaseSums {
    /// The number of lines.
    pub lines: i64,
    /// The amount without tax.
    pub net: Money,
    /// The tax, charged or owed by the shop.
    pub tax: Money,
    /// The tax that may be deducted.
    pub deductible_tax: Money,
}

/// A purchase with the sums of its lines of one group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupedPurchase {
    /// The purchase.
    pub id: PurchaseId,
    /// Its date.
    pub date: Day,
    /// Its supplier.
    pub supplier: SupplierId,
    /// Its number.
    pub document: String,
    /// The sums of its lines of the group.
    pub sums: PurchaseSums,
}

impl PurchaseSums {
    /// The sums of both. An error when one does not fit.
    pub fn plus(&self, other: &Self) -> Result<Self> {
        Ok(Self {
            lines: self.lines.saturating_add(other.lines),
            net: self.net.plus(other.net)?,
            tax: self.tax.plus(other.tax)?,
            deductible_tax: self.deductible_tax.plus(other.deductible_tax)?,
        })
    }
}
