//! The journal for an accountant: each order, refund and line of a purchase as a set of rows whose gross amounts sum to zero.
//!
//! The net amounts add up to the earnings, and the taxes to those of the tax summary and of the purchases. Accounts are words, of
//! which an accountant's program has numbers.

use std::collections::BTreeMap;

use crate::decimal::Computed;
use crate::error::Result;
use crate::ids::ChargeId;
use crate::money::Money;
use crate::percent::Percent;
use crate::purchase::PurchaseTreatment;
use crate::purchase::category::Categories;
use crate::purchase::expense_kind::ExpenseKind;
use crate::tax::line::ChargedTax;
use crate::time::Day;

use super::earnings::{BoughtEntry, EarningsKey, SoldEntry};

/// What a row is of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookedKind {
    /// An order.
    Order,
    /// A refund or a credit note.
    Refund,
    /// A purchase.
    Purchase,
}

impl BookedKind {
    /// The word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Order => "order",
            Self::Refund => "refund",
            Self::Purchase => "purchase",
        }
    }
}

/// What customers owe, or have paid.
pub const CUSTOMERS: &str = "customers";
/// What suppliers are owed, or were paid.
pub const SUPPLIERS: &str = "suppliers";
/// What customs are owed, or were paid.
pub const CUSTOMS: &str = "customs";
/// Tax that was charged.
pub const TAX: &str = "tax";
/// Tax of purchases that is deducted.
pub const INPUT_TAX: &str = "input-tax";
/// Tax of purchases that the shop owes itself.
pub const TAX_OWED: &str = "tax-owed";

/// A row of the journal. Debits are above zero, credits below.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Booking {
    /// The day by which it counts.
    pub day: Day,
    /// What it is of.
    pub kind: BookedKind,
    /// The id of that.
    pub id: i64,
    /// The number of the document.
    pub document: String,
    /// The supplier; empty for a sale.
    pub text: String,
    /// The account: a word of the earnings, as `expense:rent`, or one of the constants here.
    pub account: String,
    /// The account that it is booked against.
    pub contra: &'static str,
    /// Its part of the earnings, with the other sign.
    pub net: Money,
    /// The percentage of a tax.
    pub rate: Option<Percent>,
    /// Its tax.
    pub tax: Money,
    /// What is booked: the rows of a document sum to zero.
    pub gross: Money,
}

/// A tax of an order or refund, with what it is of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BookedTax {
    /// Its id.
    pub charge: ChargeId,
    /// The tax.
    pub charged: ChargedTax,
    /// The net amount that it is of, shipping included.
    pub taxable: Money,
    /// The amount.
    pub tax: Money,
}

/// The rows of a document while they are added.
struct Rows {
    blank: Booking,
    rows: Vec<Booking>,
}

impl Rows {
    fn net(&mut self, account: String, net: Money) {
        self.push(Booking { account, net, gross: net, ..self.blank.clone() });
    }

    fn tax(&mut self, account: &str, rate: Option<Percent>, tax: Money) {
        self.push(Booking { account: account.to_owned(), rate, tax, gross: tax, ..self.blank.clone() });
    }

    fn push(&mut self, row: Booking) {
        self.rows.extend(Some(row).filter(|row| row.gross != Money::ZERO));
    }

    /// Adds what the others come to on the account of who pays.
    fn settled(mut self, account: &'static str) -> Computed<Vec<Booking>> {
        let sum = Money::sum(self.rows.iter().map(|row| row.gross))?;
        let contra = self.rows.first().map_or("", |row| word(&row.account));
        let row =
            Booking { account: account.to_owned(), contra, gross: negative(sum)?, ..self.blank.clone() };
        self.push(row);
        Ok(self.rows)
    }
}

/// Rounds the rows of one document after another to the decimals of the currency.
///
/// What is written of a document sums to zero, and what is written of an account is never more than half a unit from what it
/// comes to exactly: what rounding leaves of a row goes into the next one. The taxes of a document take the rest.
#[derive(Debug)]
pub struct JournalRounding {
    decimals: u32,
    left: BTreeMap<String, Money>,
}

impl JournalRounding {
    /// To so many decimals.
    pub const fn new(decimals: u32) -> Self {
        Self { decimals, left: BTreeMap::new() }
    }

    /// The rows of the next document, of which the last one is who pays.
    pub fn document(&mut self, mut rows: Vec<Booking>) -> Computed<Vec<Booking>> {
        let last = rows.len().saturating_sub(1);
        let taxed = rows.iter().rposition(|row| row.tax != Money::ZERO);
        let takes_rest = taxed.unwrap_or(last);
        let mut sum = Money::ZERO;
        for (_, row) in rows.iter_mut().enumerate().filter(|(at, _)| *at != takes_rest) {
            row.book(self.written(&row.account, row.gross)?);
            sum = sum.plus(row.gross)?;
        }
        if let Some(row) = rows.get_mut(takes_rest) {
            row.book(negative(sum)?);
        }
        rows.retain(|row| row.gross != Money::ZERO);
        Ok(rows)
    }

    fn written(&mut self, account: &str, exact: Money) -> Computed<Money> {
        let left = self.left.entry(account.to_owned()).or_default();
        let all = left.plus(exact)?;
        let written = all.rounded(self.decimals);
        *left = all.minus(written)?;
        Ok(written)
    }
}

impl Booking {
    /// Books this amount instead.
    fn book(&mut self, amount: Money) {
        let (is_net, is_tax) = (self.net != Money::ZERO, self.tax != Money::ZERO);
        self.gross = amount;
        self.net = if is_net { amount } else { Money::ZERO };
        self.tax = if is_tax { amount } else { Money::ZERO };
    }
}

/// The word of an account without what it is divided by.
fn word(account: &str) -> &'static str {
    let known = ["sold", "shipping", "refunded", "cost-of-goods", "expense", TAX, INPUT_TAX, TAX_OWED];
    let first = account.split(':').next().unwrap_or_default();
    known.into_iter().find(|one| *one == first).unwrap_or_default()
}

fn negative(amount: Money) -> Computed<Money> {
    Money::ZERO.minus(amount)
}

/// The exact rows of an order or refund; none of one that does not count on any day.
pub fn booked_sale(entry: &SoldEntry, taxes: &[BookedTax]) -> Result<Vec<Booking>> {
    let Some(day) = entry.counted else { return Ok(Vec::new()) };
    let blank = Booking {
        day,
        kind: if entry.is_refund { BookedKind::Refund } else { BookedKind::Order },
        id: entry.id,
        document: entry.number.clone(),
        text: String::new(),
        account: String::new(),
        contra: CUSTOMERS,
        net: Money::ZERO,
        rate: None,
        tax: Money::ZERO,
        gross: Money::ZERO,
    };
    let mut rows = Rows { blank, rows: Vec::new() };
    let (net, shipping) = (entry.sums.net_sales()?, entry.sums.total_shipping()?);
    if entry.is_refund {
        rows.net(EarningsKey::Refunded.word(), negative(net.plus(shipping)?)?);
    } else {
        rows.net(EarningsKey::Sold(String::new()).word(), negative(net)?);
        rows.net(EarningsKey::Shipping.word(), negative(shipping)?);
    }
    let mut rest = entry.sums.total_tax()?;
    for one in taxes {
        // Those of a refund are what came back.
        let tax = if entry.is_refund { negative(one.tax)? } else { one.tax };
        rest = rest.minus(tax)?;
        rows.tax(TAX, one.charged.rate.percent, negative(tax)?);
    }
    rows.tax(TAX, None, negative(rest)?);
    Ok(rows.settled(CUSTOMERS)?)
}

/// The exact rows of a line of a purchase; none of one that does not count on any day.
pub fn booked_purchase(entry: &BoughtEntry, categories: &Categories) -> Result<Vec<Booking>> {
    let Some(day) = entry.counted else { return Ok(Vec::new()) };
    let line = &entry.line;
    let blank = Booking {
        day,
        kind: BookedKind::Purchase,
        id: entry.purchase.get(),
        document: entry.document.clone(),
        text: entry.supplier.clone(),
        account: String::new(),
        contra: SUPPLIERS,
        net: Money::ZERO,
        rate: None,
        tax: Money::ZERO,
        gross: Money::ZERO,
    };
    let mut rows = Rows { blank, rows: Vec::new() };
    let key = match categories.kind(&line.category) {
        Some(ExpenseKind::Goods) => EarningsKey::CostOfGoods,
        _ => EarningsKey::Expense(line.category.clone()),
    };
    rows.net(key.word(), entry.expense()?);
    rows.tax(INPUT_TAX, line.rate, line.deductible_tax());
    if line.treatment.is_owed() {
        rows.tax(TAX_OWED, line.rate, negative(line.tax)?);
    } else if line.treatment == PurchaseTreatment::Import {
        let owed = Booking {
            account: CUSTOMS.to_owned(),
            contra: word(&key.word()),
            gross: negative(line.tax)?,
            ..rows.blank.clone()
        };
        rows.push(owed);
    }
    Ok(rows.settled(SUPPLIERS)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::PurchaseId;
    use crate::purchase::PurchaseLine;
    use crate::report::Sums;

    fn money(text: &str) -> Money {
        Money::parse(text).unwrap()
    }

    fn gross(rows: &[Booking]) -> Vec<String> {
        rows.iter().map(|row| row.gross.to_exact_text()).collect()
    }

    /// The taxes of a refund by amount are parts of a cent, and half of a cent of tax may be deducted.
    #[test]
    fn what_is_written_of_a_document_sums_to_zero() {
        let sums = Sums { refunds: money("143.58"), refunded_tax: money("23.93"), ..Sums::default() };
        let day = Day::default();
        let entry = SoldEntry {
            order: None,
            is_refund: true,
            id: 1,
            number: String::new(),
            day,
            counted: Some(day),
            sums,
            source: None,
        };
        let taxes = [("119.65", "15.555"), ("119.65", "8.375")].map(|(taxable, tax)| BookedTax {
            charge: ChargeId::default(),
            charged: ChargedTax::default(),
            taxable: money(taxable),
            tax: money(tax),
        });
        let mut rounding = JournalRounding::new(2);
        let rows = rounding.document(booked_sale(&entry, &taxes).unwrap()).unwrap();
        assert_eq!(gross(&rows), ["119.65", "15.56", "8.37", "-143.58"]);
        let line = PurchaseLine {
            net: money("1.00"),
            tax: money("0.19"),
            deductible: Percent::parse("50").unwrap(),
            ..PurchaseLine::default()
        };
        let entry = BoughtEntry {
            purchase: PurchaseId::default(),
            document: String::new(),
            supplier: String::new(),
            day,
            counted: Some(day),
            line,
        };
        let mut written = || {
            let rows = booked_purchase(&entry, &Categories::default()).unwrap();
            gross(&rounding.document(rows).unwrap())
        };
        // Two of them come to 2.19.
        assert_eq!(written(), ["1.10", "0.09", "-1.19"]);
        assert_eq!(written(), ["1.09", "0.10", "-1.19"]);
    }
}
