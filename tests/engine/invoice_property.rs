//! What an order comes to is one figure wherever it is said: in the order, the sales report, the tax summary, on paper, in an
//! XRechnung, in a Factur-X and in the list of invoices; and a document with its credit notes leaves what the books leave.
//! `TILLBOOK_LONG=1` tries 2,000 orders; `TILLBOOK_DOCUMENTS=FOLDER` keeps their XRechnungen and Factur-X there, for
//! `cases/invoices/validate.py`.
//!
//! To the smallest unit of the currency, but for two things that the books say in parts of it, which nobody pays:
//!
//! - A figure of a rate that is no whole number of units stands on a document as one less than a unit away.
//! - A file with taxes rounded on their sum gives net amounts of lines that lack, or have over, half a unit each at most. The
//!   tax summary says what is missing as sales without tax; on a document it is in the net amounts of the rates.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use domain::decimal;
use domain::invoice::settings::InvoiceSettings;
use domain::invoice::words::PaperWords;
use domain::invoice::{Invoice, InvoiceKind};
use domain::locale::English;
use domain::money::Money;
use domain::order::refund_form::{RefundForm, RefundWhat};
use domain::order::{Order, Refund};
use domain::percent::Percent;
use domain::quantity::Quantity;
use domain::report::SalesReport;
use domain::report::tax_summary::TaxSummary;
use domain::task::Task;
use domain::time::period::RangeQuery;
use domain::time::{Day, Local};
use engine::{
    Change, Export, ExportOptions, ImportOptions, InvoiceChange, InvoiceFormat, Listing, OrderChange,
    OutFormat, PurchaseQuery,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use transfer::answers::OtherBuyer;
use transfer::e_invoice;
use transfer::e_invoice::findings::findings;

use super::made_orders::{Back, From, Made, made};
use crate::shops::{NOW, TestShop, how_many};

/// What each rate is on and its tax, by percentage; what has no tax is at `0`.
type Rates = BTreeMap<String, [Money; 2]>;

fn add(rates: &mut Rates, percent: String, amounts: [Money; 2]) {
    let sum = rates.entry(percent).or_default();
    *sum = [0, 1].map(|at| sum[at].plus(amounts[at]).unwrap());
}

fn short(percent: Option<Percent>) -> String {
    percent.unwrap_or(Percent::ZERO).to_short_text()
}

fn negative(amount: Money) -> Money {
    Money::ZERO.minus(amount).unwrap()
}

/// What the document adds to the books: a credit note takes off.
fn signed(document: &Invoice, amount: Money) -> Money {
    if document.kind == InvoiceKind::Invoice { amount } else { negative(amount) }
}

fn rates_of(document: &Invoice) -> Rates {
    let mut rates = Rates::new();
    for tax in &document.taxes {
        add(&mut rates, short(tax.percent), [tax.taxable, tax.tax].map(|amount| signed(document, amount)));
    }
    rates
}

/// The reports of a range of days.
struct Books {
    sales: SalesReport,
    taxes: TaxSummary,
}

impl Books {
    fn of(tried: &Tried<'_>, first: &str, last: &str) -> Self {
        let query = RangeQuery::days(Day::parse(first).unwrap(), Day::parse(last).unwrap());
        let engine = &tried.shop.engine;
        let sales = engine.sales_report(&tried.shop.owner, &query, NOW).unwrap();
        let taxes = engine.tax_summary(&tried.shop.owner, &query, NOW).unwrap();
        assert_eq!(taxes.tax_difference().unwrap(), Money::ZERO);
        let off = taxes.net_difference().unwrap().unwrap_or_default().ten_thousandths().abs();
        let most = if tried.made.from == From::WebShop { tried.made.rounding() } else { 0 };
        assert!(off <= most, "{off} are too much in {:?} for {:?}", taxes.rows, sales.sums);
        assert!(taxes.reconciles, "{off} of {:?}", taxes.rows);
        Self { sales, taxes }
    }

    fn net(&self) -> Money {
        self.sales.net_sales.plus(self.sales.total_shipping).unwrap()
    }

    fn rates(&self) -> Rates {
        let mut rates = Rates::new();
        for row in &self.taxes.rows {
            add(
                &mut rates,
                short(row.tax.rate.percent),
                [row.sums.net_taxable().unwrap(), row.sums.net().unwrap()],
            );
        }
        rates
    }
}

/// A shop with an order that is tried.
struct Tried<'m> {
    made: &'m Made,
    shop: TestShop,
    /// Lines of no product that came back.
    returned: Vec<usize>,
}

impl Tried<'_> {
    fn order(&self) -> Order {
        self.shop.engine.order(&self.shop.owner, "1").unwrap().unwrap()
    }

    fn text(&self, amount: Money) -> String {
        amount.to_text(self.made.decimals())
    }

    /// Refunds a part of the order on a day of September, as far as that is left.
    fn refund(&mut self, back: Back, day: usize) {
        // A refund with no rates is of a file, which divides none before it, while the form that prices it here does.
        let is_of_file = matches!(back, Back::ItemWithoutRates(_));
        if is_of_file && self.order().refunds.iter().any(Refund::is_unsplit) {
            self.issue();
        }
        let order = self.order();
        // Lines of no product are one to a refund without rates, and to what is left of them.
        if let Back::Item(at) | Back::ItemWithoutRates(at) = back {
            let at = at % order.items.len();
            let is_known = order.items[at].product.is_some();
            if !is_known && (matches!(back, Back::ItemWithoutRates(_)) || self.returned.contains(&at)) {
                return;
            }
            self.returned.push(at);
        }
        let part = |percent: i64| {
            let units = order.total.ten_thousandths() / self.made.unit();
            RefundWhat::Amount(self.made.money(units * percent / 100))
        };
        let item = |at: usize| {
            let at = at % order.items.len();
            let one = Quantity::from_ten_thousandths(10_000).min(order.items[at].quantity);
            RefundWhat::Lines(vec![(at, one)])
        };
        let what = match back {
            Back::Amount(percent) | Back::AmountAlone(percent) => part(percent),
            Back::Item(at) | Back::ItemWithoutRates(at) => item(at),
            Back::Shipping => RefundWhat::Lines(Vec::new()),
            Back::Whole => RefundWhat::Whole,
        };
        let at = Local::parse(&format!("2023-09-{:02}T10:00:00", day + 1)).unwrap();
        let shipping = matches!(back, Back::Shipping | Back::Amount(_) | Back::AmountAlone(_));
        let form = RefundForm { at, what, shipping, reason: String::new(), corrects: None };
        let Ok(priced) = self.shop.engine.price_refund(&self.shop.owner, "1", &form) else { return };
        let told = match back {
            Back::AmountAlone(_) => Refund { amount: priced.amount, refunded_at: at, ..Refund::default() },
            Back::ItemWithoutRates(_) => Refund { taxes: Vec::new(), ..priced },
            _ => {
                let number = "1".to_owned();
                self.shop.apply(&Change::Order(OrderChange::Refund { number, form }));
                return;
            }
        };
        let refunds = [order.refunds.as_slice(), &[told]].concat();
        self.shop.apply(&Change::Order(OrderChange::Put(Box::new(Order { refunds, ..order }))));
    }

    /// Issues what the order lacks, which is what was shown.
    fn issue(&mut self) {
        let preview = self.shop.engine.invoice_preview(&self.shop.owner, "1", "de", NOW).unwrap();
        let change =
            Change::Invoice(InvoiceChange::Issue { orders: vec!["1".to_owned()], language: "de".to_owned() });
        let issued = self.shop.apply(&change).invoices().unwrap();
        assert_eq!(issued, preview.next, "what was shown");
    }

    fn documents(&self) -> Vec<Invoice> {
        self.shop.engine.invoices_of(&self.shop.owner, "1").unwrap()
    }

    /// The document says what the books say of its day.
    fn is_in_books(&self, document: &Invoice) {
        let day = document.supplied_on.to_string();
        let books = Books::of(self, &day, &day);
        let [net, tax, gross] = [document.net, document.tax, document.gross].map(|one| signed(document, one));
        assert_eq!(self.text(gross), self.text(books.sales.total_sales), "gross");
        self.is_near(tax, books.sales.total_tax, 0, "tax");
        self.is_near(net, books.net(), 0, "net");
        let (mut said, mut kept) = (rates_of(document), books.rates());
        if !said.contains_key("0") {
            kept.remove("0");
        }
        let taxed = Money::sum(kept.values().map(|rate| rate[0])).unwrap();
        let rest = books.net().minus(taxed).unwrap().ten_thousandths().abs();
        let most = if self.made.from == From::WebShop { self.made.rounding() } else { 0 };
        assert!(rest <= most, "{rest} of the net amount have no rate: {:?}", books.taxes.rows);
        for percent in kept.keys() {
            said.entry(percent.clone()).or_default();
        }
        for (percent, [taxable, tax]) in said {
            let of_books = kept.get(&percent).copied().unwrap_or_default();
            self.is_near(taxable, of_books[0], rest, &format!("what {percent} % is on"));
            self.is_near(tax, of_books[1], 0, &format!("tax of {percent} %"));
        }
    }

    /// Of a figure of the books in whole units, that figure but for `rest`; of another, less than a unit away.
    fn is_near(&self, said: Money, kept: Money, rest: i64, what: &str) {
        let unit = self.made.unit();
        let off = said.minus(kept).unwrap().ten_thousandths().abs();
        let parts = if kept.ten_thousandths() % unit == 0 { 0 } else { unit - 1 };
        assert!(
            off <= parts + rest,
            "{what}: {} and in the books {}",
            said.to_exact_text(),
            kept.to_exact_text()
        );
    }

    /// The paper, both electronic invoices and the list say what the document says.
    fn is_said_alike(&self, document: &Invoice) {
        let words: PaperWords = document.words();
        let pages = self.shop.engine.invoice_pages(document).unwrap();
        let paper: Vec<String> =
            pages.into_iter().flat_map(|page| page.texts).map(|text| text.text).collect();
        let amounts =
            document.lines.iter().map(|line| line.net).chain(document.taxes.iter().map(|tax| tax.tax));
        let mut texts: Vec<String> =
            amounts.chain([document.net]).map(|amount| words.amount(amount, document.currency)).collect();
        texts.push(words.with_currency(document.gross, document.currency));
        let mut left = paper.clone();
        for text in texts {
            let at = left.iter().position(|printed| *printed == text);
            left.swap_remove(at.unwrap_or_else(|| panic!("{text} is not on paper: {paper:?}")));
        }
        for (column, amount) in [("Net", document.net), ("Tax", document.tax), ("Gross", document.gross)] {
            assert_eq!(self.listed(document, column), signed(document, amount), "{column} of the list");
        }
        let missing = InvoiceFormat::XRechnung.missing(document);
        if !missing.is_empty() {
            assert!(self.is_refused(document), "{missing:?}");
            assert!(self.shop.engine.invoice_file(document, InvoiceFormat::XRechnung).is_err());
            return;
        }
        assert!(self.made.decimals() < 3, "three decimals are in no electronic invoice");
        let xml = self.shop.engine.invoice_file(document, InvoiceFormat::XRechnung).unwrap();
        let xml = String::from_utf8(xml).unwrap();
        self.is_in_xml(document, &xml);
        let pdf = self.shop.engine.invoice_file(document, InvoiceFormat::FacturX).unwrap();
        let inner = |xml: &str| xml.split_once("<rsm:ExchangedDocument>").unwrap().1.to_owned();
        assert_eq!(inner(&embedded(&pdf)), inner(&xml), "inside of the PDF");
        self.comes_back(document, [xml.as_bytes(), &pdf]);
        keep(&[("xml", xml.as_bytes()), ("pdf", &pdf)]);
    }

    /// Whether the standard takes no such document: it has no amounts of three decimals, and no tax that rounding has moved
    /// by 1 from that of its rate in two decimals.
    fn is_refused(&self, document: &Invoice) -> bool {
        let is_off = |percent: &str, [taxable, tax]: [Money; 2]| {
            let due = Percent::parse(percent).unwrap().of(taxable).unwrap().ten_thousandths();
            (decimal::round(due, 2) - tax.ten_thousandths()).abs() >= 10_000
        };
        self.made.decimals() > 2 || rates_of(document).iter().any(|(percent, rate)| is_off(percent, *rate))
    }

    /// The shop that gets it reads the same figures.
    fn comes_back(&self, document: &Invoice, files: [&[u8]; 2]) {
        for bytes in files {
            let read = e_invoice::read(bytes).unwrap_or_else(|problem| panic!("{problem}"));
            let [net, tax, gross] = [read.totals.net, read.totals.tax, read.totals.gross];
            assert_eq!([net, tax, gross], [document.net, document.tax, document.gross]);
            assert_eq!((&read.number, read.issued_on), (&document.number.to_string(), document.issued_on));
            assert_eq!(read.is_credit(), document.kind == InvoiceKind::CreditNote);
            let mut rates = Rates::new();
            for tax in &read.taxes {
                let amounts = [tax.net, tax.tax].map(|amount| signed(document, amount));
                add(&mut rates, short(Some(tax.rate)), amounts);
            }
            assert_eq!(rates, rates_of(document), "rates that come back");
            let grave = findings(&read, document.issued_on).into_iter().filter(|finding| finding.is_grave);
            assert_eq!(grave.count(), 0, "{:?}", findings(&read, document.issued_on));
        }
        let mut settings = self.shop.engine.shop().unwrap();
        settings.invoices = InvoiceSettings::default();
        "The buyer".clone_into(&mut settings.name);
        let mut buyer = TestShop::of(&settings, &[]);
        let mut options = ImportOptions::default();
        options.answers.buyer = Some(OtherBuyer::Take);
        let report = buyer.import("invoice.pdf", files[1], &options).unwrap();
        assert!(report.refused.is_empty(), "{:?}", report.refused);
        let all = PurchaseQuery { limit: 2, ..PurchaseQuery::default() };
        let bought = buyer.engine.purchases(&buyer.owner, &all).unwrap().purchases.remove(0).purchase;
        let [net, gross] = [document.net, document.gross].map(|one| signed(document, one));
        assert_eq!((bought.net().unwrap(), bought.total().unwrap()), (net, gross), "as a purchase");
    }

    fn is_in_xml(&self, document: &Invoice, xml: &str) {
        let (lines, head) = xml.split_once("<ram:ApplicableHeaderTradeSettlement>").unwrap();
        let (taxes, sums) = head.split_once("<ram:SpecifiedTradeSettlementHeaderMonetarySummation>").unwrap();
        let nets = values(lines, "LineTotalAmount").into_iter().map(|text| Money::parse(&text).unwrap());
        assert_eq!(Money::sum(nets).unwrap(), document.net, "lines");
        let mut said = Rates::new();
        let percents = values(taxes, "RateApplicablePercent");
        let amounts = values(taxes, "BasisAmount").into_iter().zip(values(taxes, "CalculatedAmount"));
        for (percent, (taxable, tax)) in percents.into_iter().zip(amounts) {
            let percent = Percent::parse(&percent).unwrap();
            add(
                &mut said,
                short(Some(percent)),
                [taxable, tax].map(|text| signed(document, Money::parse(&text).unwrap())),
            );
        }
        assert_eq!(said, rates_of(document), "taxes of the XML");
        let due = if document.paid_on.is_some() { Money::ZERO } else { document.gross };
        for (name, amount) in [
            ("LineTotalAmount", document.net),
            ("TaxBasisTotalAmount", document.net),
            ("TaxTotalAmount", document.tax),
            ("GrandTotalAmount", document.gross),
            ("DuePayableAmount", due),
        ] {
            assert_eq!(values(sums, name), [self.text(amount)], "{name}");
        }
    }

    /// An amount of a document in the list of invoices, as CSV.
    fn listed(&self, document: &Invoice, column: &str) -> Money {
        let options =
            ExportOptions { format: OutFormat::Csv, now: NOW, task: &Task::default(), locale: &English };
        let mut file = Vec::new();
        let listing = Export::Listing(Listing::Invoices(Some(vec![document.number.to_string()])));
        self.shop.engine.export(&self.shop.owner, &listing, &options, &mut file).unwrap();
        let mut rows = csv::Reader::from_reader(file.as_slice());
        let row: BTreeMap<String, String> = rows.deserialize().next().unwrap().unwrap();
        Money::parse(&row[&format!("{column} ({})", self.made.currency)]).unwrap()
    }

    /// By how much the documents together may be off: not at all where the books say whole units of each day.
    fn slack(&self, documents: &[Invoice]) -> i64 {
        let unit = self.made.unit();
        let is_whole = |document: &Invoice| {
            let day = document.supplied_on.to_string();
            let books = Books::of(self, &day, &day);
            let sums = [books.sales.total_sales, books.sales.total_tax];
            let mut all = books.rates().into_values().flatten().chain(sums);
            all.all(|amount| amount.ten_thousandths() % unit == 0)
        };
        let of_books =
            documents.iter().filter(|document| document.refund.is_some() || document.corrects.is_none());
        unit * i64::try_from(of_books.filter(|document| !is_whole(document)).count()).unwrap()
    }

    /// The documents leave what the books leave.
    fn leaves_the_same(&self) {
        let books = Books::of(self, "2023-08-01", "2023-09-30");
        let documents = self.documents();
        let slack = self.slack(&documents);
        let sum = |part: fn(&Invoice) -> Money| {
            Money::sum(documents.iter().map(|document| signed(document, part(document)))).unwrap()
        };
        let left = sum(|one| one.gross);
        self.is_near(left, books.sales.total_sales, slack, "gross left");
        self.is_near(sum(|one| one.tax), books.sales.total_tax, slack, "tax left");
        self.is_near(sum(|one| one.net), books.net(), slack, "net left");
        let open = if self.made.is_paid { Money::ZERO } else { left };
        assert_eq!(self.listed(&documents[0], "Open"), open, "open");
    }

    /// Nothing is left once the invoice is taken back.
    fn leaves_nothing(&mut self) {
        let documents = self.documents();
        let number = documents[0].number.to_string();
        drop(self.shop.try_change(&Change::Invoice(InvoiceChange::Cancel { number })));
        let mut left = Rates::new();
        for (percent, amounts) in self.documents().iter().flat_map(rates_of) {
            add(&mut left, percent, amounts);
        }
        let of_file = if self.made.from == From::WebShop { self.made.rounding() } else { 0 };
        let most = self.slack(&documents) + of_file;
        let is_nothing = |amount: &Money| amount.ten_thousandths().abs() <= most;
        assert!(left.values().flatten().all(is_nothing), "left: {left:?}");
    }
}

/// Keeps the files of a document where they are asked for.
fn keep(files: &[(&str, &[u8])]) {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let Some(folder) = std::env::var_os("TILLBOOK_DOCUMENTS").map(PathBuf::from) else { return };
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    for (extension, bytes) in files {
        std::fs::write(folder.join(format!("{number}.{extension}")), bytes).unwrap();
    }
}

/// The texts of elements of an XML.
fn values(xml: &str, name: &str) -> Vec<String> {
    let of = |part: &str| part.split_once('>').unwrap().1.split('<').next().unwrap().to_owned();
    let begins = |part: &&str| part.starts_with(['>', ' ']);
    xml.split(&format!("<ram:{name}")).skip(1).filter(begins).map(of).collect()
}

/// The file inside of a PDF.
fn embedded(pdf: &[u8]) -> String {
    let document = lopdf::Document::load_mem(pdf).unwrap();
    let is_file = |stream: &&lopdf::Stream| stream.dict.has_type(b"EmbeddedFile");
    let streams = document.objects.values().filter_map(|object| object.as_stream().ok());
    let file = streams.into_iter().find(is_file).unwrap();
    String::from_utf8(file.decompressed_content().unwrap()).unwrap()
}

fn holds(made: &Made) {
    let mut tried = Tried { made, shop: made.shop(), returned: Vec::new() };
    let order = tried.order();
    if order.total <= Money::ZERO {
        return;
    }
    for (day, back) in made.refunds.iter().enumerate() {
        if day == made.before {
            tried.issue();
        }
        tried.refund(*back, day);
    }
    tried.issue();
    for document in tried.documents() {
        tried.is_in_books(&document);
        tried.is_said_alike(&document);
    }
    tried.leaves_the_same();
    tried.leaves_nothing();
    assert_eq!(tried.shop.engine.check().unwrap(), Vec::<String>::new());
}

/// A few orders that are always the same, or 2,000 that are others each time.
fn config() -> ProptestConfig {
    let config = ProptestConfig { max_shrink_iters: 400, ..ProptestConfig::with_cases(how_many(60)) };
    if std::env::var_os("TILLBOOK_LONG").is_some() {
        return ProptestConfig { cases: 2_000, ..config };
    }
    ProptestConfig { rng_seed: RngSeed::Fixed(1), ..config }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn an_order_is_one_figure_wherever_it_is_said(made in made()) {
        holds(&made);
    }
}
