//! Lines of a purchase as they are typed or read from a table, and the rules of a purchase. Of the net amount and the tax of a
//! line one may be left out; it is computed by the rate. If both are given, they have to agree but for a few cents, since
//! suppliers round item by item; the tax of customs may be larger, since they count freight and duty too.

use serde::{Deserialize, Serialize};

use super::supplier::Supplier;
use super::{
    Purchase, PurchaseLine, PurchaseLineOf, PurchaseOf, PurchaseTreatment, SupplierPurchase,
    may_be_of_customs,
};
use crate::decimal;
use crate::error::{self, Error};
use crate::ids::SupplierId;
use crate::money::Money;
use crate::order::size::check_size;
use crate::percent::Percent;
use crate::quantity::Quantity;
use crate::text;
use crate::text::{Text, clean, short, within};
use crate::time::Day;

/// By how many of the currency's smallest units the tax of a line may differ from its rate.
const TOLERANCE: i64 = 5;

/// The most lines of a purchase.
pub const MOST_LINES: usize = 1_000;

/// A purchase as it is saved. Lines without any amount are left out.
pub type TypedPurchase = PurchaseOf<PurchaseSupplier, TypedLine>;

/// A line as it was typed or read; a net amount or a tax that is `None` is computed.
pub type TypedLine = PurchaseLineOf<Option<Money>>;

/// The supplier of a purchase that is saved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PurchaseSupplier {
    /// One of the list.
    Existing(SupplierId),
    /// One that is added with the purchase, or that is in the list by this name.
    New(Supplier),
}

impl Default for PurchaseSupplier {
    fn default() -> Self {
        Self::New(Supplier::default())
    }
}

impl TypedPurchase {
    /// A purchase as it is. A supplier without an id is new.
    pub fn of(SupplierPurchase { supplier, purchase }: SupplierPurchase) -> Self {
        let is_new = supplier.id == SupplierId::default();
        let supplier =
            if is_new { PurchaseSupplier::New(supplier) } else { PurchaseSupplier::Existing(supplier.id) };
        let lines = purchase.lines.iter().map(TypedLine::of).collect();
        purchase.with(supplier, lines)
    }

    /// The purchase from this supplier, in a currency with this many decimals. Refused with the line and what is wrong with it.
    pub fn purchase(&self, supplier: SupplierId, decimals: u32) -> error::Result<Purchase> {
        let document = self.document.trim();
        let line = |(number, line): (usize, &TypedLine)| {
            line.of_purchase(&self.files, decimals)
                .map_err(|problem| refused(document, text!("line {number}: {problem}", number, problem)))
        };
        let lines = (1_usize..).zip(&self.lines).map(line).collect::<error::Result<Vec<_>>>()?;
        let lines = lines.into_iter().flatten().collect();
        self.clone().with(supplier, lines).checked(decimals)
    }
}

impl TypedLine {
    /// A line as it is.
    pub fn of(line: &PurchaseLine) -> Self {
        let line = line.clone();
        let (net, tax) = (Some(line.net), Some(line.tax));
        line.with(net, tax)
    }

    /// The line, in a currency with this many decimals; `None` when it has no amount. The complaint as the
    /// error.
    pub fn line(&self, decimals: u32) -> Result<Option<PurchaseLine>, Text> {
        self.line_within(tolerance(decimals), decimals)
    }

    /// As [`Self::line`], of a document that is at hand: its tax may be off by less than one unit of the currency, as where it
    /// was rounded on each of many items (EN 16931, BR-CO-17).
    pub fn as_issued(&self, decimals: u32) -> Result<Option<PurchaseLine>, Text> {
        self.line_within(tolerance(decimals).max(decimal::SCALE - 1), decimals)
    }

    /// The line of a purchase with these files.
    fn of_purchase(&self, files: &str, decimals: u32) -> Result<Option<PurchaseLine>, Text> {
        if files.is_empty() { self.line(decimals) } else { self.as_issued(decimals) }
    }

    fn line_within(&self, tolerance: i64, decimals: u32) -> Result<Option<PurchaseLine>, Text> {
        let Self { treatment, deductible, rate, quantity, .. } = *self;
        if self.net.is_none() && self.tax.is_none() {
            return Ok(None);
        }
        let is_share = |percent: Percent| (Percent::ZERO..=Percent::HUNDRED).contains(&percent);
        if let Some(rate) = rate.filter(|rate| !is_share(*rate)) {
            return Err(text!("a rate of {percent}% is not between 0 and 100", percent = rate));
        }
        if !is_share(deductible) {
            return Err(text!(
                "{percent}% cannot be the deductible share, which is between 0 and 100",
                percent = deductible
            ));
        }
        let code = short(&self.code, clean).map_err(|problem| text!("code: {problem}", problem))?;
        let product = short(&self.product, clean).map_err(|problem| text!("product: {problem}", problem))?;
        let category =
            short(&self.category, clean).map_err(|problem| text!("category: {problem}", problem))?;
        if product.is_empty() && quantity != Quantity::ZERO {
            return Err(text!("say which product this quantity is for"));
        }
        let (net, tax) = match (rate, self.net, self.tax) {
            (Some(rate), net, tax) => amounts((net, tax), rate, (decimals, tolerance), treatment)?,
            (None, Some(net), Some(tax)) if !code.is_empty() => (net, tax),
            (None, Some(net), Some(tax)) => {
                return Err(text!("give the rate by which {net} net has {tax} of tax, or a code", net, tax));
            }
            (None, ..) => return Err(text!("without a rate it needs the net amount, the tax and a code")),
        };
        Ok(Some(Self { code, product, category, ..self.clone() }.with(net, tax)))
    }

    /// The line with what a gross amount, which is what the supplier is paid, says of its net amount, its tax and its rate.
    /// Its rate is a proposal where it `is_proposed`: then the net amount and the gross one make it, of these
    /// `known` ones if one of them fits.
    pub fn of_gross(
        &self,
        gross: Money,
        is_proposed: bool,
        known: &[Percent],
        decimals: u32,
    ) -> Result<Self, Text> {
        let too_large = |_error| text!("the amount is too large");
        let mut typed = self.clone();
        if !self.treatment.is_charged() {
            // The tax is not paid to the supplier.
            if let Some(net) = self.net.filter(|net| *net != gross) {
                return Err(text!(
                    "no tax is paid to this supplier, so that {gross} gross cannot be {net} net. Leave one of them blank",
                    gross,
                    net
                ));
            }
            typed.net = Some(gross);
            return Ok(typed);
        }
        match (self.net, self.tax) {
            (Some(net), Some(tax)) if net.plus(tax).map_err(too_large)? != gross => {
                return Err(text!(
                    "{net} net and {tax} of tax do not come to {gross} gross. Leave one of them blank to have it computed",
                    net,
                    tax,
                    gross
                ));
            }
            (Some(_), Some(_)) => {}
            (None, Some(tax)) => typed.net = Some(gross.minus(tax).map_err(too_large)?),
            (Some(net), None) => {
                let tax = gross.minus(net).map_err(too_large)?;
                typed.tax = Some(tax);
                if is_proposed {
                    typed.rate =
                        rate_between(net, tax, self.rate.iter().chain(known), decimals).or(self.rate);
                }
            }
            (None, None) => {
                let Some(rate) = self.rate else {
                    return Err(text!("without a rate it needs the net amount, the tax and a code"));
                };
                let tax = rate.within(gross).ok_or_else(|| text!("the amount is too large"))?;
                let tax = Money::from_ten_thousandths(decimal::round(tax.ten_thousandths(), decimals));
                (typed.net, typed.tax) = (Some(gross.minus(tax).map_err(too_large)?), Some(tax));
            }
        }
        Ok(typed)
    }
}

/// The rate by which a net amount has this tax, but for one of the currency's smallest units: one of those that are known,
/// else the one with the fewest decimals. `None` where none is between 0 and 100.
fn rate_between<'p>(
    net: Money,
    tax: Money,
    known: impl Iterator<Item = &'p Percent>,
    decimals: u32,
) -> Option<Percent> {
    let fits = |rate: &Percent| {
        let computed = rate.of(net).map(|tax| decimal::round(tax.ten_thousandths(), decimals));
        let off = computed.map(|computed| computed.abs_diff(tax.ten_thousandths()));
        off.is_some_and(|off| off <= decimal::step(decimals).unsigned_abs())
    };
    let exact = Percent::between(net, tax)?;
    let rounded = (0..=decimal::PLACES)
        .filter_map(|places| Percent::from_ten_thousandths(decimal::round(exact.ten_thousandths(), places)));
    let all = known.copied().chain(rounded);
    all.filter(|rate| (Percent::ZERO..=Percent::HUNDRED).contains(rate)).find(|rate| fits(rate))
}

/// The net amount and the tax, of which one may be missing.
fn amounts(
    (net, tax): (Option<Money>, Option<Money>),
    rate: Percent,
    (decimals, tolerance): (u32, i64),
    treatment: PurchaseTreatment,
) -> Result<(Money, Money), Text> {
    let too_large = || text!("the amount is too large");
    let rounded = |amount: Option<Money>| {
        let round = |amount: Money| decimal::round(amount.ten_thousandths(), decimals);
        amount.map(|amount| Money::from_ten_thousandths(round(amount))).ok_or_else(too_large)
    };
    match (net, tax) {
        (Some(net), None) => Ok((net, rounded(rate.of(net))?)),
        (None, Some(_)) if rate == Percent::ZERO => {
            Err(text!("a tax of 0% does not tell the net amount: give that"))
        }
        (None, Some(tax)) => Ok((rounded(rate.whole_of(tax))?, tax)),
        (net, tax) => {
            let (net, tax) = (net.unwrap_or_default(), tax.unwrap_or_default());
            let computed = rounded(rate.of(net))?;
            let off = tax.minus(computed).map_err(|_error| too_large())?;
            let has_freight = treatment.is_of_customs() && may_be_of_customs(tax, computed);
            if off.ten_thousandths().unsigned_abs() > tolerance.unsigned_abs() && !has_freight {
                let is_more = off > Money::ZERO;
                let off = Money::from_ten_thousandths(off.ten_thousandths().saturating_abs());
                return Err(if is_more {
                    text!(
                        "the tax {tax} is {off} more than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed",
                        tax,
                        off,
                        rate,
                        net,
                        computed
                    )
                } else {
                    text!(
                        "the tax {tax} is {off} less than {rate}% of {net}, which is {computed}. Correct one of them, or leave the net amount or the tax blank to have it computed",
                        tax,
                        off,
                        rate,
                        net,
                        computed
                    )
                });
            }
            Ok((net, tax))
        }
    }
}

/// [`TOLERANCE`] in ten-thousandths.
fn tolerance(decimals: u32) -> i64 {
    TOLERANCE.saturating_mul(decimal::step(decimals))
}

impl Purchase {
    /// With cleaned texts, in a currency with this many decimals. Refused with the line and what is wrong with it.
    pub fn checked(&self, decimals: u32) -> error::Result<Self> {
        let document = short(&self.document, clean)
            .map_err(|problem| refused("", text!("document number: {problem}", problem)))?;
        if document.is_empty() {
            let problem =
                text!("give it the number of the document; for a receipt without one, a number of your own");
            return Err(refused("", problem));
        }
        let refuse = |problem: Text| refused(&document, problem);
        let note = within(&self.note).map_err(|problem| refuse(text!("note: {problem}", problem)))?;
        let note = note.trim().to_owned();
        if self.lines.len() > MOST_LINES {
            return Err(refuse(text!(
                "it has {count} lines, and at most {most} are kept",
                count = self.lines.len(),
                most = MOST_LINES
            )));
        }
        if self.lines.is_empty() {
            return Err(refuse(text!("it needs at least one line with a net amount or a tax")));
        }
        let line = |(number, line): (usize, &PurchaseLine)| {
            let line = TypedLine::of(line).of_purchase(&self.files, decimals);
            line.map_err(|problem| refuse(text!("line {number}: {problem}", number, problem)))
        };
        let lines = (1_usize..).zip(&self.lines).map(line).collect::<error::Result<Vec<_>>>()?;
        let lines = lines.into_iter().flatten().collect();
        let order =
            short(&self.order, clean).map_err(|problem| refuse(text!("your order: {problem}", problem)))?;
        for day in [&self.due_on, &self.supplied_on] {
            if !day.is_empty() && Day::parse(day).is_none() {
                return Err(refuse(text!("\"{day}\" is no date", day)));
            }
        }
        self.check_files(refuse)?;
        let purchase = Self { document, lines, note, order, ..self.clone() };
        check_size(purchase.size())?;
        Ok(purchase)
    }
}

fn refused(document: &str, problem: Text) -> Error {
    let what =
        if document.is_empty() { text!("The purchase") } else { text!("Purchase {document}", document) };
    Error::Invalid { what, problem }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn money(text: &str) -> Option<Money> {
        Money::parse(text)
    }

    fn typed(net: &str, tax: &str, rate: &str) -> TypedLine {
        TypedLine {
            net: money(net),
            tax: money(tax),
            rate: Percent::parse(rate).ok(),
            ..TypedLine::default()
        }
    }

    /// Net, tax, rate, decimals of the currency; and both amounts, or a part of the complaint.
    #[test]
    fn one_amount_is_computed_and_two_have_to_agree() {
        for (net, tax, rate, decimals, expected) in [
            ("100", "", "20", 2, Ok(("100.00", "20.00"))),
            ("", "20", "20", 2, Ok(("100.00", "20.00"))),
            ("", "19.01", "19", 2, Ok(("100.05", "19.01"))),
            ("33.33", "", "7", 2, Ok(("33.33", "2.33"))),
            ("0.50", "", "5", 2, Ok(("0.50", "0.03"))),
            ("-100", "", "20", 2, Ok(("-100.00", "-20.00"))),
            ("100", "19.97", "20", 2, Ok(("100.00", "19.97"))),
            ("100", "20.05", "20", 2, Ok(("100.00", "20.05"))),
            ("100", "20.06", "20", 2, Err("the tax 20.06 is 0.06 more than 20% of 100.00, which is 20.00")),
            ("100", "19", "20", 2, Err("the tax 19.00 is 1.00 less than 20% of 100.00, which is 20.00")),
            ("-100", "20", "20", 2, Err("the tax 20.00 is 40.00 more than 20% of -100.00")),
            ("1000", "105", "10", 0, Ok(("1000.00", "105.00"))),
            ("1000", "106", "10", 0, Err("6.00 more than")),
            ("12.3456", "", "0", 2, Ok(("12.3456", "0.00"))),
            ("", "5", "0", 2, Err("does not tell the net amount")),
            ("100", "", "101", 2, Err("a rate of 101% is not between 0 and 100")),
            ("100", "", "-1", 2, Err("a rate of -1% is not between 0 and 100")),
            ("100", "20", "", 2, Err("give the rate by which 100.00 net has 20.00 of tax, or a code")),
            ("100", "", "", 2, Err("without a rate it needs the net amount, the tax and a code")),
            ("0", "0", "20", 2, Ok(("0.00", "0.00"))),
        ] {
            let form = typed(net, tax, rate);
            let case = format!("{net} | {tax} | {rate}");
            match (form.line(decimals), expected) {
                (Ok(Some(line)), Ok((net, tax))) => {
                    let found = (line.net.to_exact_text(), line.tax.to_exact_text());
                    assert_eq!(found, (net.to_owned(), tax.to_owned()), "{case}");
                }
                (Err(problem), Err(part)) => assert!(problem.to_string().contains(part), "{case}: {problem}"),
                (found, expected) => panic!("{case}: {found:?}, expected {expected:?}"),
            }
        }
        assert_eq!(TypedLine::default().line(2), Ok(None));
    }

    /// What stands on the document counts, as long as it is less than one unit off.
    #[test]
    fn the_tax_of_a_document_may_be_rounded_on_each_of_many_items() {
        for (tax, decimals, is_taken) in [
            ("20.99", 2, true),
            ("19.01", 2, true),
            ("21.00", 2, false),
            ("19", 2, false),
            ("25", 0, true),
            ("26", 0, false),
        ] {
            assert_eq!(typed("100", tax, "20").as_issued(decimals).is_ok(), is_taken, "{tax}, {decimals}");
        }
    }

    /// Net, rate that is written or proposed, gross; and net, tax and rate, or a part of the complaint.
    #[test]
    fn any_two_of_net_rate_and_gross_make_the_third() {
        let proposed = ("19", true);
        for (net, (rate, is_proposed), gross, expected) in [
            ("", ("19", false), "119", Ok("100.00 19.00 19")),
            ("", proposed, "119", Ok("100.00 19.00 19")),
            ("", ("7", false), "9.99", Ok("9.34 0.65 7")),
            ("", ("0", false), "5", Ok("5.00 0.00 0")),
            ("", ("19", false), "-11.90", Ok("-10.00 -1.90 19")),
            ("100", proposed, "119", Ok("100.00 19.00 19")),
            ("100", proposed, "107", Ok("100.00 7.00 7")),
            ("9.34", proposed, "9.99", Ok("9.34 0.65 7")),
            ("100", proposed, "105.5", Ok("100.00 5.50 5.5")),
            ("100", proposed, "100", Ok("100.00 0.00 0")),
            ("100", ("19", false), "107", Err("the tax 7.00 is 12.00 less than 19%")),
            ("100", proposed, "90", Err("29.00 less than 19%")),
        ] {
            let form = typed(net, "", rate);
            let known = [Percent::parse("7").unwrap()];
            let made = form.of_gross(money(gross).unwrap(), is_proposed, &known, 2);
            let case = format!("{net} {rate} {gross}");
            match (made.and_then(|form| form.line(2)), expected) {
                (Ok(Some(line)), Ok(wanted)) => {
                    let rate = line.rate.unwrap().to_short_text();
                    let found = format!("{} {} {rate}", line.net.to_exact_text(), line.tax.to_exact_text());
                    assert_eq!(found, wanted, "{case}");
                }
                (Err(problem), Err(part)) => assert!(problem.to_string().contains(part), "{case}: {problem}"),
                (found, expected) => panic!("{case}: {found:?}, expected {expected:?}"),
            }
        }
        let mut owed = typed("", "", "19");
        owed.treatment = PurchaseTreatment::ReverseCharge;
        let line = owed.of_gross(money("100").unwrap(), true, &[], 2).unwrap().line(2).unwrap().unwrap();
        assert_eq!((line.net, line.tax), (money("100").unwrap(), money("19").unwrap()));
        let both = typed("100", "19", "");
        assert!(both.of_gross(money("120").unwrap(), false, &[], 2).is_err());
    }

    /// Net, tax, and whether they are taken.
    #[test]
    fn customs_count_freight_and_duty_too() {
        for (net, tax, is_taken) in [
            ("100", "20", true),
            ("100", "26.40", true),
            ("100", "40", true),
            ("100", "40.01", false),
            ("100", "264", false),
            ("100", "19.95", true),
            ("100", "19.94", false),
            ("-100", "-26.40", true),
            ("-100", "-19", false),
            ("-100", "20", false),
        ] {
            let mut form = typed(net, tax, "20");
            form.treatment = PurchaseTreatment::Import;
            assert_eq!(form.line(2).is_ok(), is_taken, "{net} {tax}: {:?}", form.line(2));
        }
    }

    #[test]
    fn a_purchase_has_a_number_and_an_amount() {
        let line = typed("100", "", "20").line(2).unwrap().unwrap();
        let purchase = |document: &str, lines: &[&PurchaseLine]| Purchase {
            document: document.to_owned(),
            lines: lines.iter().map(|line| (*line).clone()).collect(),
            ..Purchase::default()
        };
        let large = typed("100000000001", "", "20").line(2).unwrap().unwrap();
        let odd = PurchaseLine { deductible: Percent::parse("100.5").unwrap(), ..line.clone() };
        for (purchase, expected) in [
            (purchase(" 17 ", &[&line]), Ok("120.00")),
            (purchase(" ", &[&line]), Err("give it the number of the document")),
            (purchase("17", &[]), Err("Purchase 17: it needs at least one line")),
            (purchase("17", &[&line, &odd]), Err("line 2: 100.5% cannot be the deductible share")),
            (purchase("17", &[&large]), Err("too large")),
            (
                purchase("17", &vec![&line; MOST_LINES + 1]),
                Err("it has 1001 lines, and at most 1000 are kept"),
            ),
        ] {
            match (purchase.checked(2), expected) {
                (Ok(checked), Ok(total)) => {
                    assert_eq!(checked.total().unwrap().to_exact_text(), total);
                    assert_eq!(checked.checked(2).unwrap(), checked);
                }
                (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{error}"),
                (found, expected) => panic!("{purchase:?}: {found:?}, expected {expected:?}"),
            }
        }
    }

    #[test]
    fn what_the_shop_owes_is_not_paid_to_the_supplier() {
        let mut line =
            PurchaseLine { net: money("100").unwrap(), tax: money("20").unwrap(), ..PurchaseLine::default() };
        line.deductible = Percent::parse("37.5").unwrap();
        let purchase = |treatment| Purchase {
            lines: vec![PurchaseLine { treatment, ..line.clone() }],
            ..Purchase::default()
        };
        for (treatment, total) in [
            (PurchaseTreatment::Domestic, "120.00"),
            (PurchaseTreatment::EuAcquisition, "100.00"),
            (PurchaseTreatment::ReverseCharge, "100.00"),
            (PurchaseTreatment::Import, "100.00"),
            (PurchaseTreatment::PostponedImport, "100.00"),
        ] {
            let purchase = purchase(treatment);
            let figures = [purchase.total(), purchase.net(), purchase.tax(), purchase.deductible_tax()];
            let figures = figures.map(|figure| figure.unwrap().to_exact_text());
            assert_eq!(figures, [total, "100.00", "20.00", "7.50"]);
        }
    }
}
