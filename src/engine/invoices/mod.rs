//! Invoices and credit notes. The number is given in the transaction that freezes a document; nothing numbered is changed or
//! deleted. A mistake is a credit note that names the invoice, and an undo makes one too.

pub(super) mod change;
mod files;

use std::collections::BTreeSet;

pub use files::InvoiceFormat;

use files::keep_files;

use super::orders::refunds::{with_divided, with_open_divided};
use super::orders::{OrderEdit, known};
use super::{Engine, closed_periods, orders, require};
use crate::rates::index::RateIndexCache;
use crate::rates::versions::today;
use domain::access::{Actor, Capability};
use domain::ids::OrderId;
use domain::invoice::consistency::{self, Earlier, check_of_order};
use domain::invoice::document::{Source, cancelling};
use domain::invoice::logo::Logo;
use domain::invoice::numbering::{Numbering, NumberingAnswer, NumbersElsewhere};
use domain::invoice::rules::{Missing, MissingPlace, missing, notice, refusal, says_owed_rate};
use domain::invoice::settings::InvoiceSettings;
use domain::invoice::standing::Standing;
use domain::invoice::{Invoice, InvoiceKind, InvoiceNumber, InvoiceReference, InvoiceSummary, IssuedInvoice};
use domain::order::{Customer, Order, OrderStatus};
use domain::percent::Percent;
use domain::rate::index::RateIndex;
use domain::shop::settings::{Currency, Shop};
use domain::tax::class::{ClassSlug, TaxClass};
use domain::tax::untaxed_reason::UntaxedReason;
use domain::text::Text;
use domain::time::{Day, Instant};
use domain::{Error, Result, label, text};
use store::{JournalChange, PastStep, Read, Step, Write};
use transfer::pdf::{self, PaperPage};

/// The documents of an order, and a preview of the next one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InvoicePreview {
    /// The documents that it lacks, as they would be numbered now: the invoice where none is in force, and a credit note for
    /// each refund.
    pub next: Vec<Invoice>,
    /// Requirements that the next invoice lacks: those of the law, and fonts to print it in.
    pub missing: Vec<Missing>,
    /// A notice about invoices in the shop's country.
    pub notice: Option<Text>,
    /// The documents that there are, in the order of their numbers.
    pub issued: Vec<Invoice>,
    /// The number that the next document gets; `None` where none can be made now.
    pub next_number: Option<InvoiceNumber>,
}

impl Engine {
    /// The documents of an order, and the next one. Refused where this program issues none in the shop's country, or when
    /// the order's amounts do not add up. Needs `manage_store`.
    pub fn invoice_preview(
        &self,
        actor: &Actor,
        order: &str,
        language: &str,
        now: Instant,
    ) -> Result<InvoicePreview> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("issue invoices") })?;
        self.store.read(|read| {
            let (id, order) = known(read, order)?;
            let issued = read.invoices_of(id)?;
            let context = Issuing::of(read, language, now)?;
            let notice = notice(&context.shop.address.country, context.shop.currency);
            let divided = context.with_divided(read, &order, &issued);
            let next = divided.and_then(|order| context.lacking(read, &order, &issued));
            if Standing::of(&issued).is_some() {
                // What is there can be seen, whatever keeps another one from being made.
                let (next, next_number) =
                    (next.unwrap_or_default(), context.next_number(read, InvoiceKind::CreditNote).ok());
                return Ok(InvoicePreview { next, notice, issued, next_number, ..InvoicePreview::default() });
            }
            let next = next?;
            let mut missing = next.first().map(|next| missing(next, &order.address)).unwrap_or_default();
            let unprintable = next.first().map(pdf::unprintable).transpose()?.flatten();
            missing.extend(unprintable.map(|what| Missing { what, place: MissingPlace::Nowhere }));
            let next_number = next.first().map(|next| next.number.clone());
            Ok(InvoicePreview { next, missing, notice, issued, next_number })
        })
    }

    /// The credit note that taking back the invoice of this number would make. Refused as that is. Needs `manage_store`.
    pub fn cancel_preview(&self, actor: &Actor, number: &str, now: Instant) -> Result<Invoice> {
        require(actor, Capability::ManageStore, Error::NotAllowed { what: label!("issue invoices") })?;
        self.store.read(|read| all_of(taking_back(read, number, today(read, now)?)?.1, number))
    }

    /// The invoice in force of an order, as credit notes name it. Needs `view_store_reports`.
    pub fn invoice_of(&self, actor: &Actor, order: &str) -> Result<Option<InvoiceReference>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| {
            let documents = read.invoices_of(known(read, order)?.0)?;
            Ok(Standing::of(&documents).map(|standing| standing.invoice.reference()))
        })
    }

    /// The documents of an order, in the order of their numbers. Needs `view_store_reports`.
    pub fn invoices_of(&self, actor: &Actor, order: &str) -> Result<Vec<Invoice>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| Ok(read.invoices_of(known(read, order)?.0)?))
    }

    /// All documents, the latest first. Needs `view_store_reports`.
    pub fn invoices(&self, actor: &Actor) -> Result<Vec<InvoiceSummary>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| Ok(read.invoice_list()?))
    }

    /// The numbers that were given in a copy of the shop which this one took the place of. Needs no capability, since whoever
    /// holds the file may know whether it is whole.
    pub fn numbers_elsewhere(&self) -> Result<Vec<NumbersElsewhere>> {
        self.store.read(|read| Ok(read.numbers_elsewhere()?))
    }

    /// The document of a number. Refused when there is none. Needs `view_store_reports`.
    pub fn invoice(&self, actor: &Actor, number: &str) -> Result<IssuedInvoice> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        self.store.read(|read| found(read, number))
    }

    /// The pages of a document, to show them.
    pub fn invoice_pages(&self, document: &Invoice) -> Result<Vec<PaperPage>> {
        pdf::invoice_pages(document, self.logo(&document.seller.settings.logo)?.as_ref())
    }

    /// The logo of a digest, which the settings or a document names; `None` of an empty one.
    pub fn logo(&self, digest: &str) -> Result<Option<Logo>> {
        self.store.read(|read| Ok(read.logo(digest)?))
    }
}

/// Everything that the documents of a change have in common.
struct Issuing<'l> {
    shop: Shop,
    classes: Vec<TaxClass>,
    language: &'l str,
    on: Day,
    numbering: Numbering,
}

impl<'l> Issuing<'l> {
    /// Refused where this program issues no invoices in the shop's country.
    fn of(read: &Read<'_>, language: &'l str, now: Instant) -> Result<Self> {
        Self::on_day(read, language, today(read, now)?)
    }

    fn on_day(read: &Read<'_>, language: &'l str, on: Day) -> Result<Self> {
        let shop = read.shop()?;
        if let Some(problem) = refusal(&shop.address.country) {
            return Err(Error::Invalid { what: text!("Invoices"), problem });
        }
        let classes = read.classes()?;
        let numbering = read.numbering()?;
        Ok(Self { shop, classes, language, on, numbering })
    }

    fn source<'s>(
        &'s self,
        order: &'s Order,
        customer: Option<&'s Customer>,
        owed: &'s [(ClassSlug, Percent)],
    ) -> Source<'s> {
        let Self { shop, classes, language, on, .. } = self;
        Source { order, customer, shop, classes, owed, language, issued_on: *on }
    }

    /// The rates that the buyer owes the tax of an order at, by tax class, where they have to be said and one is known.
    fn owed(&self, read: &Read<'_>, order: &Order) -> Result<Vec<(ClassSlug, Percent)>> {
        let to = order.address.with_country_code();
        let is_owed = order.exemption.reason == UntaxedReason::ReverseCharge;
        if !is_owed || !says_owed_rate(&self.shop.address.country, &to.country) {
            return Ok(Vec::new());
        }
        let rates = RateIndex::new(read.versioned_rates()?);
        let of = |class: ClassSlug| match rates.applicable(&class, &to, order.placed_at.day).as_slice() {
            [only] => Some((class, only.rate?)),
            _ => None,
        };
        let classes: BTreeSet<ClassSlug> = order.items.iter().map(|item| item.class.clone()).collect();
        Ok(classes.into_iter().chain([ClassSlug::standard()]).filter_map(of).collect())
    }

    fn customer(read: &Read<'_>, order: &Order) -> Result<Option<Customer>> {
        Ok(order.customer.as_deref().map(|login| read.customer(login)).transpose()?.flatten())
    }

    /// The order with those refunds divided by rates that get a credit note and name an amount alone, except
    /// on closed days: the books keep the declared figures there.
    fn with_divided(&self, read: &Read<'_>, order: &Order, documents: &[Invoice]) -> Result<Order> {
        let all = || (0..order.refunds.len()).collect();
        let places: Vec<usize> = Standing::of(documents).map_or_else(all, |of| of.uncredited(order));
        with_open_divided(read, order, places.into_iter(), self.shop.currency.decimals())
    }

    /// The documents that an order with these lacks: the invoice where none is in force, and a credit note for each refund.
    fn lacking(&self, read: &Read<'_>, order: &Order, documents: &[Invoice]) -> Result<Vec<Invoice>> {
        let customer = Self::customer(read, order)?;
        let divided = with_divided(order, 0..order.refunds.len(), self.shop.currency.decimals())?;
        let owed = self.owed(read, order)?;
        let source = self.source(&divided, customer.as_ref(), &owed);
        let kind =
            if Standing::of(documents).is_none() { InvoiceKind::Invoice } else { InvoiceKind::CreditNote };
        let mut number = self.next_number(read, kind)?;
        let mut next = || {
            let given = number.clone();
            number.sequence = number.sequence.saturating_add(1);
            given
        };
        let mut lacking = Vec::new();
        if Standing::of(documents).is_none() {
            lacking.push(source.invoice(next())?);
        }
        let all: Vec<Invoice> = documents.iter().chain(&lacking).cloned().collect();
        let Some(standing) = Standing::of(&all) else { return Ok(lacking) };
        for place in standing.uncredited(order) {
            let credit = source.credit_note(next(), standing.invoice, place)?;
            lacking.push(Invoice { refund: order.refunds.get(place).cloned(), ..credit });
        }
        Ok(lacking)
    }

    /// The next number of the day's series.
    fn next_number(&self, read: &Read<'_>, kind: InvoiceKind) -> Result<InvoiceNumber> {
        let settings = &self.shop.invoices;
        self.numbering.next(kind, settings, self.on, read.last_invoice(&settings.series_on(self.on))?)
    }
}

/// Issues all missing documents of orders: the invoice, and a credit note for each refund. An order that
/// lacks nothing keeps its documents. Refused, all of them, when one lacks details that the law demands.
pub(super) fn issue(
    write: &Write<'_>,
    orders: &[String],
    language: &str,
    now: Instant,
) -> Result<Vec<Invoice>> {
    let issuing = Issuing::of(write, language, now)?;
    let mut all = Vec::new();
    for number in orders {
        let (id, order) = known(write, number)?;
        all.extend(issue_order(write, &issuing, id, &order)?);
    }
    entitle(write, &all);
    Ok(all)
}

/// Issues the credit notes of an order that was invoiced, after a refund of it was added. The invoice is not made.
pub(super) fn credit_refunds(write: &Write<'_>, number: &str, now: Instant) -> Result<()> {
    let (id, order) = known(write, number)?;
    let documents = write.invoices_of(id)?;
    let Some(standing) = Standing::of(&documents) else { return Ok(()) };
    let language = standing.invoice.language.clone();
    issue_order(write, &Issuing::of(write, &language, now)?, id, &order).map(drop)
}

/// Refunds of invoiced orders that have no credit note.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Uncredited {
    /// The number of such refunds.
    pub count: usize,
    /// The numbers of their orders.
    pub orders: Vec<String>,
}

impl Uncredited {
    /// The notice about them; `None` where there are none.
    pub fn sentence(&self) -> Option<Text> {
        let (count, order) = (self.count, self.orders.first()?);
        Some(match self.orders.len() {
            1 => text!(
                "{count} {count:refund|refunds} of the invoiced order {order} still without a credit \
                 note",
                count,
                order
            ),
            _ => text!(
                "{count} {count:refund|refunds} of invoiced orders without a credit note, {order} the first of them",
                count,
                order
            ),
        })
    }
}

/// The refunds without a credit note of these orders.
pub(super) fn uncredited(read: &Read<'_>, orders: &BTreeSet<String>) -> Result<Uncredited> {
    let mut uncredited = Uncredited::default();
    for number in orders {
        let (id, order) = known(read, number)?;
        let documents = read.invoices_of(id)?;
        let count = Standing::of(&documents).map_or(0, |standing| standing.uncredited(&order).len());
        if count > 0 {
            uncredited.count += count;
            uncredited.orders.push(order.number);
        }
    }
    Ok(uncredited)
}

/// Cancels an invoice by a credit note over the rest of it.
pub(super) fn cancel(write: &Write<'_>, number: &str, now: Instant) -> Result<Vec<Invoice>> {
    let credit = all_of(cancel_on(write, number, today(write, now)?)?, number)?;
    entitle(write, std::slice::from_ref(&credit));
    Ok(vec![credit])
}

/// As [`cancel`], on a shop-local day, in a step that has a title of its own; `None` where nothing is left of the invoice.
pub(super) fn cancel_on(write: &Write<'_>, number: &str, on: Day) -> Result<Option<Invoice>> {
    let (id, credit) = taking_back(write, number, on)?;
    if let Some(credit) = &credit {
        add(write, id, credit, false)?;
    }
    Ok(credit)
}

/// The credit note over the rest of the invoice of this number; refused without any rest.
fn all_of(credit: Option<Invoice>, number: &str) -> Result<Invoice> {
    credit.ok_or_else(|| Error::Invalid {
        what: text!("Invoice {number}", number),
        problem: text!("its credit notes have cancelled all of it already"),
    })
}

/// The order of an invoice, and the credit note over the rest of it; `None` without any rest.
fn taking_back(read: &Read<'_>, number: &str, on: Day) -> Result<(OrderId, Option<Invoice>)> {
    let document = found(read, number)?.document;
    let (id, _) = known(read, &document.order)?;
    let documents = read.invoices_of(id)?;
    let standing = Standing::of(&documents).filter(|standing| standing.invoice.number == document.number);
    let Some(standing) = standing else {
        let problem = text!("it is not an invoice in force, so there is nothing to cancel");
        return Err(Error::Invalid { what: document.called(), problem });
    };
    let issuing = Issuing::on_day(read, &document.language, on)?;
    let number = issuing.next_number(read, InvoiceKind::CreditNote)?;
    Ok((id, cancelling(standing.invoice, &standing.credits, number, issuing.on)?))
}

/// Saves an order that has an invoice, in three parts of one step: the credit note, the order, and a new invoice.
pub(super) fn correct(
    write: &Write<'_>,
    rates: &RateIndexCache,
    edit: &OrderEdit,
    language: &str,
    now: Instant,
) -> Result<Order> {
    let mut paid_on = None;
    if let Some(was) = &edit.was {
        let (id, _) = known(write, &was.number)?;
        let documents = write.invoices_of(id)?;
        if let Some(standing) = Standing::of(&documents) {
            let invoice = standing.invoice.number.to_string();
            paid_on = found(write, &invoice)?.paid_on;
            cancel(write, &invoice, now)?;
        }
    }
    let order = orders::save(write, rates, edit, now)?;
    let number = order.number.clone();
    let issued = issue(write, std::slice::from_ref(&number), language, now)?;
    let first = issued.first();
    let invoice = first.map(|one| one.number.to_string()).unwrap_or_default();
    if first.is_some_and(|one| one.paid_on.is_none()) && paid_on.is_some() {
        set_paid(write, &invoice, paid_on)?;
    }
    write.entitle(text!("Correct order {number} and its invoice: {invoice}", number, invoice));
    Ok(order)
}

/// Takes back the invoices of a step, in place of undoing it; returns the title of that.
pub(super) fn take_back(write: &Write<'_>, past: &PastStep, numbers: &[String], step: &Step) -> Result<Text> {
    let mut credits = Vec::new();
    for number in numbers {
        if found(write, number)?.document.kind == InvoiceKind::Invoice {
            credits.extend(cancel(write, number, step.at)?);
        }
    }
    write.retire_step(past)?;
    let credits: Vec<String> = credits.iter().map(|credit| credit.number.to_string()).collect();
    let title = text!(
        "{title}: cancelled by credit note {credits}",
        title = &past.title,
        credits = credits.join(", ")
    );
    write.entitle(title.clone());
    Ok(title)
}

/// Sets the day on which an invoice was paid.
pub(super) fn set_paid(write: &Write<'_>, number: &str, on: Option<Day>) -> Result<Vec<Invoice>> {
    let issued = found(write, number)?;
    write.set_invoice_paid(number, issued.paid_on, on)?;
    Ok(vec![issued.document])
}

/// Records a person's statement on numbers that are given only with it.
pub(super) fn answer(write: &Write<'_>, answer: &NumberingAnswer, now: Instant) -> Result<()> {
    let answer = answer.checked()?;
    write.entitle(answer.title());
    match answer {
        NumberingAnswer::Today(day) => Ok(write.confirm_day(day)?),
        NumberingAnswer::GoesOn => Ok(write.hold_series(None)?),
        NumberingAnswer::OtherSeries { series, .. } => {
            let shop = write.shop()?;
            let invoices = InvoiceSettings { series, ..shop.invoices.clone() };
            closed_periods::change_shop(write, &Shop { invoices, ..shop }, None)
        }
        NumberingAnswer::BeginsAt { sequence, .. } => begin_at(write, sequence, now),
    }
}

/// Has the series of today begin at a number: those before it were given elsewhere. Refused for a series that has numbers.
fn begin_at(write: &Write<'_>, sequence: i64, now: Instant) -> Result<()> {
    let shop = write.shop()?;
    let day = shop.time_zone.local(now).day;
    let series = shop.invoices.series_on(day);
    let number = |sequence| InvoiceNumber { series: series.clone(), sequence };
    if let Some((last, _)) = write.last_invoice(&series)? {
        let problem = text!(
            "its last number is {number} already, so it goes on after that",
            number = number(last).to_string()
        );
        return Err(Error::Invalid { what: text!("The series {series}", series = &series), problem });
    }
    let before = NumbersElsewhere { first: number(1), last: number(sequence.saturating_sub(1)), day };
    before.check()?;
    Ok(write.begin_series(&before)?)
}

fn issue_order(write: &Write<'_>, issuing: &Issuing<'_>, id: OrderId, order: &Order) -> Result<Vec<Invoice>> {
    let documents = write.invoices_of(id)?;
    let is_new = Standing::of(&documents).is_none();
    let refuse = |problem: Text| {
        let what = text!("Order {number}", number = &order.number);
        Err(Error::Invalid { what, problem })
    };
    if is_new && !order.status.counts() && order.status != OrderStatus::Pending {
        return refuse(text!("it does not count as a sale, so it gets no invoice; set its status first"));
    }
    let divided = issuing.with_divided(write, order, &documents)?;
    orders::change(write, id, order, &divided)?;
    let order = &divided;
    let lacking = issuing.lacking(write, order, &documents)?;
    let first = lacking.first().filter(|_| is_new);
    let missing = first.map(|first| missing(first, &order.address)).unwrap_or_default();
    if let Some(all) = Text::sentences(missing.into_iter().map(|one| one.what)) {
        return refuse(all);
    }
    lacking.iter().try_for_each(|document| add(write, id, document, is_new))?;
    check_of_order(&write.invoices_of(id)?, order)?;
    Ok(lacking)
}

/// Adds a document. `with_invoice`: in a step that issues an invoice of the order, which an undo takes back.
fn add(write: &Write<'_>, id: OrderId, document: &Invoice, with_invoice: bool) -> Result<()> {
    check_document(write, id, document, &[])?;
    write.add_invoice(id, &IssuedInvoice { document: document.clone(), paid_on: document.paid_on })?;
    let change = if with_invoice { JournalChange::invoice } else { JournalChange::final_invoice };
    write.record(change(document));
    keep_files(write, document)
}

/// Refuses a document of an order that cannot be the next one of its series and order. `former` are the currencies that the
/// shop had before its own.
pub(super) fn check_document(
    read: &Read<'_>,
    id: OrderId,
    document: &Invoice,
    former: &[Currency],
) -> Result<()> {
    let last = read.last_invoice_before(&document.number)?;
    let documents = read.invoices_of(id)?;
    let currencies = [&[read.shop()?.currency], former].concat();
    let earlier = Earlier { last, documents: &documents, currencies: &currencies };
    consistency::check_document(document, &earlier)
}

fn found(read: &Read<'_>, number: &str) -> Result<IssuedInvoice> {
    read.invoice(number)?.ok_or_else(|| Error::Invalid {
        what: text!("Invoice {number}", number),
        problem: text!("there is none of this number; look at the list of invoices"),
    })
}

/// Names the documents in the history.
fn entitle(write: &Write<'_>, documents: &[Invoice]) {
    let numbers: Vec<String> = documents.iter().map(|one| one.number.to_string()).collect();
    let title = match documents {
        [] => return,
        [one] if one.kind == InvoiceKind::CreditNote => {
            text!("Issue credit note {numbers}", numbers = numbers.join(", "))
        }
        [_] => text!("Issue invoice {numbers}", numbers = numbers.join(", ")),
        [first, .., last] => text!(
            "Issue {count} invoices and credit notes, {first} to {last}",
            count = documents.len(),
            first = first.number.to_string(),
            last = last.number.to_string()
        ),
    };
    write.entitle(title);
}
