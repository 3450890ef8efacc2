//! Purchases of the sample shop: the documents of invented suppliers in the three last whole quarters and
//! since, always the same on the same day. They have no VAT numbers, since one that passes its check may be
//! somebody's.

use domain::Result;
use domain::money::Money;
use domain::percent::Percent;
use domain::purchase::expense_kind::ExpenseKind;
use domain::purchase::supplier::Supplier;
use domain::purchase::{Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment};
use domain::time::Day;
use domain::time::tax_period::TaxPeriod;
use store::Write;

use super::orders::{TAX, percent_of, pounds};
use super::quarter_of;

/// The last whole quarters that have purchases.
const QUARTERS: usize = 3;
/// After how many days a document is paid.
const TERM: u64 = 14;

/// The monthly bill of a supplier.
#[derive(Clone, Copy)]
struct Bill {
    supplier: &'static str,
    country: &'static str,
    /// The letters before the year and the month in the number of a document.
    letters: &'static str,
    /// The day of the month.
    day: u64,
    /// About the net amount, which differs by month.
    about: Money,
    kind: PurchaseKind,
    treatment: PurchaseTreatment,
    category: ExpenseKind,
}

const fn bill(supplier: &'static str, letters: &'static str, day: u64, about: i64) -> Bill {
    let about = pounds(about, 0);
    let (kind, treatment) = (PurchaseKind::Goods, PurchaseTreatment::Domestic);
    let category = ExpenseKind::Goods;
    Bill { supplier, country: "GB", letters, day, about, kind, treatment, category }
}

const fn services(category: ExpenseKind, bill: Bill) -> Bill {
    Bill { kind: PurchaseKind::Services, category, ..bill }
}

const fn abroad(country: &'static str, treatment: PurchaseTreatment, bill: Bill) -> Bill {
    Bill { country, treatment, ..bill }
}

const BILLS: [Bill; 8] = [
    services(ExpenseKind::Rent, bill("Quayside Lettings", "QL", 1, 1_850)),
    bill("Millgate Ceramics", "MC", 4, 6_200),
    abroad("CN", PurchaseTreatment::PostponedImport, bill("Bright Lantern Trading", "BLT", 9, 7_400)),
    bill("Penhale Paper & Card", "PP", 12, 3_150),
    abroad("DK", PurchaseTreatment::PostponedImport, bill("Vesterhav Design", "VD", 16, 2_600)),
    abroad(
        "IE",
        PurchaseTreatment::ReverseCharge,
        services(ExpenseKind::Office, bill("Lagan Cloud Services", "LC", 20, 140)),
    ),
    bill("Fernhill Candles", "FC", 22, 2_300),
    services(ExpenseKind::Postage, bill("Northway Parcels", "NP", 26, 1_900)),
];

/// Adds the suppliers and their documents up to yesterday.
pub(super) fn add(write: &Write<'_>, yesterday: Day) -> Result<()> {
    let begin = (0..QUARTERS).fold(quarter_of(yesterday), |quarter, _| quarter.previous());
    let months =
        std::iter::successors(Some(TaxPeriod::month_of(begin.first_day())), |month| Some(month.next()));
    let months: Vec<_> = months.take_while(|month| month.first_day() <= yesterday).collect();
    for (at, bill) in (0_i64..).zip(&BILLS) {
        let (name, country) = (bill.supplier.to_owned(), bill.country.to_owned());
        let supplier = write.add(&Supplier { name, country, ..Supplier::default() })?;
        for (turn, month) in (0_i64..).zip(&months) {
            let date = month.first_day().plus_days(bill.day - 1);
            let paid_on = Some(date.plus_days(TERM)).filter(|day| *day <= yesterday);
            // From 85 to 115 percent, by steps that come again only after 31 months.
            let net = percent_of(bill.about, 85 + (turn * 11 + at * 7) % 31);
            let line = PurchaseLine {
                net,
                tax: percent_of(net, TAX),
                rate: Percent::parse(&TAX.to_string()).ok(),
                kind: bill.kind,
                treatment: bill.treatment,
                category: bill.category.as_str().to_owned(),
                ..PurchaseLine::default()
            };
            let document = format!("{}-{month}", bill.letters);
            let purchase =
                Purchase { date, supplier, document, lines: vec![line], paid_on, ..Purchase::default() };
            if date <= yesterday {
                write.add_purchase(&purchase)?;
            }
        }
    }
    Ok(())
}
