//! Makes changes: checks the capability, then the shape of the input, then calls the noun's function in one
//! transaction. The order of these checks decides which error is returned, and is the spec's.

use super::change::{Change, Outcome};
use super::import::{ImportOptions, ImportReport, Mode};
use super::nouns::archive;
use super::orders::refunds;
use super::rates::index::RateIndexCache;
use super::rates::versions;
use super::{
    Engine, classes, closed_periods, costs, customers, import, invoices, journal, keys, nouns, orders,
    products, purchases, rates, returns, step, users,
};
use domain::access::{Actor, Capability};
use domain::task::Task;
use domain::text;
use domain::time::Instant;
use domain::{Error, Result};
use store::{Step, Write};
use transfer::Source;

impl Engine {
    /// Makes a change: one transaction, one step of the journal, durable when this returns; a refused change
    /// leaves the file as it was. Every interface changes the books by this and nothing else. An import
    /// needs [`Self::import`]. Versions of tax rates whose day has come are brought into force with it.
    pub fn apply(&mut self, change: &Change, actor: &Actor, now: Instant) -> Result<Outcome> {
        self.apply_with(change, &[], &Task::default(), actor, now)
    }

    /// Imports files: makes the [`Change::Import`] of them. Refused with the file and line when one of them
    /// is invalid, and with [`Error::Cancelled`] when `task` was cancelled.
    pub fn import(
        &mut self,
        actor: &Actor,
        sources: &[Source],
        options: &ImportOptions,
        now: Instant,
        task: &Task,
    ) -> Result<ImportReport> {
        // Checked before the files are read.
        Change::Import { files: Vec::new(), options: options.clone() }.allow(actor)?;
        let change = Change::import(sources, options)?;
        self.apply_with(&change, sources, task, actor, now)?.import()
    }

    /// As `apply`, with the files that an import names, and the handle of its job. In a shop on several
    /// devices the change is made by their [`Sequencer`](super::Sequencer); a preview changes nothing and stays
    /// here.
    pub fn apply_with(
        &mut self,
        change: &Change,
        sources: &[Source],
        task: &Task,
        actor: &Actor,
        now: Instant,
    ) -> Result<Outcome> {
        let is_preview = matches!(change, Change::Import { options, .. } if options.mode != Mode::Import);
        let sequencer = self.sequencer.get().filter(|_| !is_preview);
        let Some(sequencer) = sequencer else {
            return self.make_checked(change, Job { sources, task, actor, now });
        };
        // What is refused by its value alone is not sent to anybody.
        change.allow(actor)?;
        change.check(sources)?;
        let signed = self.store.nonce_to_enter();
        if signed.is_some() {
            // On this device a second request is refused without the others, which may be away.
            self.store.write_local(&step(actor, now), |_write| Ok(()))?;
        }
        sequencer.propose(self, (change, signed), sources, actor, now)
    }

    /// Makes a change in the file itself.
    pub(super) fn make_checked(&mut self, change: &Change, job: Job<'_>) -> Result<Outcome> {
        let Job { sources, task, actor, now } = job;
        change.allow(actor)?;
        change.check(sources)?;
        if let Change::BulkRates(items) = change
            && !actor.can(Capability::ManageStore)
        {
            return Ok(Outcome::Bulk(items.iter().map(rates::refused).collect()));
        }
        let has_due_rates = change.brings_rates_into_force() && self.has_due_rates(now)?;
        let step = Step { title: change.title(), ..step(actor, now) };
        let Self { store, rates, .. } = self;
        let context = Context { actor, step: &step, rates, sources, task };
        let work = |write: &Write<'_>| {
            if has_due_rates {
                versions::bring_into_force(write, &step, || make(change, write, context))
            } else {
                make(change, write, context)
            }
        };
        let made = match change {
            Change::Import { options, .. } => store.write_much(&step, options.mode == Mode::Import, work),
            Change::Repair => {
                store.refuse_if_shared()?;
                store.rebuild_indexes(now)?;
                store.write(&step, work)
            }
            _ => store.write(&step, work),
        };
        if has_due_rates {
            // It may have been read up to a step that was rolled back.
            rates.forget();
        }
        made
    }
}

/// Everything that a change is made with, besides the file.
#[derive(Clone, Copy)]
pub(super) struct Job<'c> {
    pub(super) sources: &'c [Source],
    pub(super) task: &'c Task,
    pub(super) actor: &'c Actor,
    pub(super) now: Instant,
}

/// Everything that a change needs besides its own value.
#[derive(Clone, Copy)]
struct Context<'c> {
    actor: &'c Actor,
    step: &'c Step,
    rates: &'c RateIndexCache,
    sources: &'c [Source],
    task: &'c Task,
}

fn make(change: &Change, write: &Write<'_>, context: Context<'_>) -> Result<Outcome> {
    let Context { actor, step, rates: held, sources, task } = context;
    let (now, done, order, report) = (step.at, |()| Outcome::Done, Outcome::Order, Outcome::Import);
    match change {
        Change::CreateRate(_)
        | Change::EditRate { .. }
        | Change::DeleteRate { .. }
        | Change::BulkRates(_)
        | Change::ChangeRates { .. } => of_rates(change, write, step),
        Change::PlanRates(plans) => versions::plan(write, plans, now).map(Outcome::Planned),
        Change::RemoveRateVersion { id, from } => {
            versions::remove(write, *id, *from, now).map(Outcome::VersionedRate)
        }
        Change::CreateClass { .. }
        | Change::RenameClass { .. }
        | Change::SetClassTypes { .. }
        | Change::DeleteClass { .. } => of_class(change, write),
        Change::SaveOrder(edit) => orders::save(write, held, edit, now).map(order),
        Change::PutOrder(order) => orders::put(write, order).map(done),
        Change::DuplicateOrder { number } => orders::duplicate(write, held, number, now).map(order),
        Change::SetOrderStatus { number, status } => orders::set_status(write, number, *status).map(order),
        Change::DeleteOrder { number } => orders::delete(write, number).map(order),
        Change::RestoreOrder { number } => orders::restore(write, number).map(order),
        Change::RefundOrder { .. } | Change::DeleteRefund { .. } | Change::DivideRefunds { .. } => {
            of_refunds(change, write, now)
        }
        Change::IssueInvoices { .. }
        | Change::CancelInvoice { .. }
        | Change::CorrectOrder { .. }
        | Change::AnswerNumbering(_)
        | Change::SetInvoicePaid { .. } => of_invoices(change, write, held, now),
        Change::SaveProduct { product, was } => {
            nouns::save(write, (product, was.as_ref()), products::refuse_taken_code).map(Outcome::Product)
        }
        Change::PutProduct(product) => products::put(write, product).map(done),
        Change::TakeCosts { product, first } => costs::take(write, *product, *first).map(done),
        Change::ArchiveProduct { id, archived } => archive(write, *id, *archived).map(Outcome::Product),
        Change::SaveCustomer { customer, was } => {
            customers::save(write, customer, was.as_ref()).map(Outcome::Customer)
        }
        Change::ArchiveCustomer { login, archived } => {
            customers::archive(write, login, *archived).map(Outcome::Customer)
        }
        Change::SaveSupplier(edit) => {
            nouns::save(write, (&edit.value, edit.was.as_ref()), nouns::refuse_taken_name)
                .map(Outcome::Supplier)
        }
        Change::ArchiveSupplier { id, archived } => archive(write, *id, *archived).map(Outcome::Supplier),
        Change::SavePurchase(edit) => purchases::save(write, edit).map(Outcome::Purchase),
        Change::DeletePurchase { id } => purchases::delete(write, *id).map(Outcome::Purchase),
        Change::Several { changes, .. } => several(changes, write, context),
        Change::ClosePeriod { .. }
        | Change::FilePeriod { .. }
        | Change::ReopenPeriod { .. }
        | Change::EnterAmount(_)
        | Change::ClearAmount { .. } => of_period(change, write, step).map(done),
        Change::ChangeShop(shop) => closed_periods::change_shop(write, shop, None).map(done),
        Change::ChangeLogo { shop, logo } => closed_periods::change_shop(write, shop, Some(logo)).map(done),
        Change::AddUser { login, role } => users::add(write, login, *role, now).map(done),
        Change::ChangeRole { login, role } => users::change_role(write, login, *role).map(done),
        Change::RemoveUser { login } => users::remove(write, actor, login).map(done),
        Change::SetPassword { login, hash } => users::set_password(write, login, hash.as_ref()).map(done),
        Change::AddKey(key) => keys::add(write, key, now).map(Outcome::KeyId),
        Change::RevokeKey { id } => keys::revoke(write, actor, *id, now).map(Outcome::Key),
        Change::UndoRedo(direction) => journal::undo_redo(write, actor, *direction, step).map(Outcome::Step),
        Change::Repair => Ok(done(write.rebuild()?)),
        Change::Import { options, .. } => import::bring(write, sources, options, step, task).map(report),
    }
}

/// Makes each of several changes.
fn several(changes: &[Change], write: &Write<'_>, context: Context<'_>) -> Result<Outcome> {
    for change in changes {
        make(change, write, context)?;
    }
    write.entitle(context.step.title.clone());
    Ok(Outcome::Done)
}

/// Makes a change of tax rates. The title of one of a single rate says which.
fn of_rates(change: &Change, write: &Write<'_>, step: &Step) -> Result<Outcome> {
    let made = match change {
        Change::CreateRate(input) => Outcome::Rate(rates::create(write, input)?),
        Change::EditRate { id, input } => Outcome::Rate(rates::edit(write, id, input)?),
        Change::DeleteRate { id } => {
            rates::delete(write, id)?;
            Outcome::Done
        }
        Change::BulkRates(items) => Outcome::Bulk(rates::bulk(write, items)?),
        Change::ChangeRates { changes, .. } => Outcome::Rates(rates::changes::change_all(write, changes)?),
        _ => return Err(not_made(change)),
    };
    if let Some(rate) = write.only_rate() {
        write.entitle(text!("{title}: {rate}", title = &step.title, rate = versions::which(&rate)));
    }
    Ok(made)
}

/// Makes a change of invoices.
fn of_invoices(change: &Change, write: &Write<'_>, rates: &RateIndexCache, now: Instant) -> Result<Outcome> {
    match change {
        Change::IssueInvoices { orders, language } => {
            invoices::issue(write, orders, language, now).map(Outcome::Invoices)
        }
        Change::CancelInvoice { number } => invoices::cancel(write, number, now).map(Outcome::Invoices),
        Change::CorrectOrder { edit, language } => {
            invoices::correct(write, rates, edit, language, now).map(Outcome::Order)
        }
        Change::AnswerNumbering(answer) => invoices::answer(write, answer, now).map(|()| Outcome::Done),
        Change::SetInvoicePaid { number, on } => {
            invoices::set_paid(write, number, *on).map(Outcome::Invoices)
        }
        _ => Err(not_made(change)),
    }
}

/// Makes a change of refunds.
fn of_refunds(change: &Change, write: &Write<'_>, now: Instant) -> Result<Outcome> {
    match change {
        Change::RefundOrder { number, form } => {
            let order = refunds::refund(write, number, form)?;
            invoices::credit_refunds(write, number, now)?;
            Ok(Outcome::Order(order))
        }
        Change::DeleteRefund { was, place } => refunds::delete(write, was, *place).map(Outcome::Order),
        Change::DivideRefunds { period } => refunds::divide(write, *period).map(|()| Outcome::Done),
        _ => Err(not_made(change)),
    }
}

/// Makes a change of a tax class.
fn of_class(change: &Change, write: &Write<'_>) -> Result<Outcome> {
    match change {
        Change::CreateClass { name } => classes::create(write, name.as_ref()).map(Outcome::Class),
        Change::RenameClass { slug, name } => classes::rename(write, slug, name).map(Outcome::Class),
        Change::SetClassTypes { slug, rate_type, kind } => {
            classes::set_types(write, slug, *rate_type, *kind).map(Outcome::Class)
        }
        Change::DeleteClass { slug, replacement } => {
            classes::delete(write, slug, replacement.as_ref()).map(Outcome::ClassUses)
        }
        _ => Err(not_made(change)),
    }
}

/// Makes a change of a period or of its returns.
fn of_period(change: &Change, write: &Write<'_>, step: &Step) -> Result<()> {
    match change {
        Change::ClosePeriod { period, early } => closed_periods::close(write, *period, *early, step),
        Change::FilePeriod { period, form, figures } => {
            closed_periods::file(write, *period, form, figures, step)
        }
        Change::ReopenPeriod { period, reason } => closed_periods::reopen(write, *period, reason),
        Change::EnterAmount(entered) => returns::enter(write, entered),
        Change::ClearAmount { period, form, number } => returns::clear(write, *period, form, number),
        _ => Err(not_made(change)),
    }
}

/// A change that was passed to the function of other ones: a fault, so that it is never taken for made.
fn not_made(change: &Change) -> Error {
    Error::Fault { problem: text!("no command makes the change \"{title}\"", title = change.title()) }
}
