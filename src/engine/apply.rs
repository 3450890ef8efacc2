//! Makes changes: checks the capability, then the shape of the input, then calls the noun's function in one
//! transaction. The order of these checks decides which error is returned, and is the spec's.

use super::change::{BooksChange, Change, Outcome};
use super::classes::TaxClassChange;
use super::closed_periods::PeriodChange;
use super::customers::CustomerChange;
use super::import::{ImportOptions, ImportReport, Mode};
use super::invoices::change::InvoiceChange;
use super::nouns::archive;
use super::orders::change::OrderChange;
use super::orders::refunds;
use super::products::ProductChange;
use super::purchases::PurchaseChange;
use super::rates::TaxRateChange;
use super::rates::index::RateIndexCache;
use super::rates::versions;
use super::users::UserChange;
use super::{
    Engine, classes, closed_periods, costs, customers, import, invoices, journal, keys, nouns, orders,
    products, purchases, rates, returns, step, users,
};
use domain::Result;
use domain::access::{Actor, Capability};
use domain::task::Task;
use domain::text;
use domain::time::Instant;
use store::{Step, Write};
use transfer::Source;

impl Engine {
    /// Makes a change: one transaction, one step of the journal, durable when this returns; a refused change
    /// leaves the file as it was. Every interface changes the books by this and nothing else. An import
    /// needs [`Self::import`]. Versions of tax rates whose day has come are brought into force with it.
    pub fn apply(&mut self, change: &Change, actor: &Actor, now: Instant) -> Result<Outcome> {
        self.apply_with(change, &[], &Task::default(), actor, now)
    }

    /// Imports files: makes the [`BooksChange::Import`] of them. Refused with the file and line when one of them
    /// is invalid, and with [`domain::Error::Cancelled`] when `task` was cancelled.
    pub fn import(
        &mut self,
        actor: &Actor,
        sources: &[Source],
        options: &ImportOptions,
        now: Instant,
        task: &Task,
    ) -> Result<ImportReport> {
        // Checked before the files are read.
        Change::Books(BooksChange::Import { files: Vec::new(), options: options.clone() }).allow(actor)?;
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
        let is_preview = matches!(change, Change::Books(BooksChange::Import { options, .. }) if options.mode != Mode::Import);
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
        if let Change::TaxRate(TaxRateChange::Bulk(items)) = change
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
            Change::Books(BooksChange::Import { options, .. }) => {
                store.write_much(&step, options.mode == Mode::Import, work)
            }
            Change::Books(BooksChange::Repair) => {
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
    let Context { actor, step, rates, .. } = context;
    match change {
        Change::TaxRate(change) => of_rates(change, write, step),
        Change::TaxClass(change) => of_class(change, write),
        Change::Order(change) => of_orders(change, write, rates, step.at),
        Change::Invoice(change) => of_invoices(change, write, rates, step.at),
        Change::Product(change) => of_products(change, write),
        Change::Customer(CustomerChange::Save { customer, was }) => {
            customers::save(write, customer, was.as_ref()).map(Outcome::Customer)
        }
        Change::Customer(CustomerChange::Archive { login, archived }) => {
            customers::archive(write, login, *archived).map(Outcome::Customer)
        }
        Change::Noun(change) => change.make(write).map(Outcome::Noun),
        Change::Purchase(PurchaseChange::Save(edit)) => purchases::save(write, edit).map(Outcome::Purchase),
        Change::Purchase(PurchaseChange::Delete { id }) => {
            purchases::delete(write, *id).map(Outcome::Purchase)
        }
        Change::Purchase(PurchaseChange::SetPaid { id, on }) => {
            purchases::set_paid(write, *id, *on).map(Outcome::Purchase)
        }
        Change::Purchase(PurchaseChange::SetCategory { purchases, category, over }) => {
            purchases::set_category(write, purchases, category, *over).map(Outcome::Count)
        }
        Change::Period(change) => of_period(change, write, step).map(done),
        Change::User(change) => of_users(change, write, actor, step.at),
        Change::Books(change) => of_books(change, write, context),
    }
}

const fn done((): ()) -> Outcome {
    Outcome::Done
}

fn of_books(change: &BooksChange, write: &Write<'_>, context: Context<'_>) -> Result<Outcome> {
    let Context { actor, step, sources, task, .. } = context;
    match change {
        BooksChange::ChangeShop(shop) => closed_periods::change_shop(write, shop, None).map(done),
        BooksChange::ChangeLogo { shop, logo } => {
            closed_periods::change_shop(write, shop, Some(logo)).map(done)
        }
        BooksChange::Several { changes, .. } => {
            for change in changes {
                make(change, write, context)?;
            }
            write.entitle(step.title.clone());
            Ok(Outcome::Done)
        }
        BooksChange::UndoRedo(direction) => {
            journal::undo_redo(write, actor, *direction, step).map(Outcome::Step)
        }
        BooksChange::Repair => Ok(done(write.rebuild()?)),
        BooksChange::Import { options, .. } => {
            import::bring(write, sources, options, step, task).map(Outcome::Import)
        }
    }
}

/// The title of a change of a single rate says which.
fn of_rates(change: &TaxRateChange, write: &Write<'_>, step: &Step) -> Result<Outcome> {
    let made = match change {
        TaxRateChange::Create(input) => Outcome::Rate(rates::create(write, input)?),
        TaxRateChange::Edit { id, input } => Outcome::Rate(rates::edit(write, id, input)?),
        TaxRateChange::Delete { id } => done(rates::delete(write, id)?),
        TaxRateChange::Bulk(items) => Outcome::Bulk(rates::bulk(write, items)?),
        TaxRateChange::Table { changes, .. } => Outcome::Rates(rates::changes::change_all(write, changes)?),
        TaxRateChange::Plan(plans) => return versions::plan(write, plans, step.at).map(Outcome::Planned),
        TaxRateChange::RemoveVersion { id, from } => {
            return versions::remove(write, *id, *from, step.at).map(Outcome::VersionedRate);
        }
    };
    if let Some(rate) = write.only_rate() {
        write.entitle(text!("{title}: {rate}", title = &step.title, rate = versions::which(&rate)));
    }
    Ok(made)
}

fn of_class(change: &TaxClassChange, write: &Write<'_>) -> Result<Outcome> {
    match change {
        TaxClassChange::Create { name } => classes::create(write, name.as_ref()).map(Outcome::Class),
        TaxClassChange::Rename { slug, name } => classes::rename(write, slug, name).map(Outcome::Class),
        TaxClassChange::SetTypes { slug, rate_type, kind } => {
            classes::set_types(write, slug, *rate_type, *kind).map(Outcome::Class)
        }
        TaxClassChange::Delete { slug, replacement } => {
            classes::delete(write, slug, replacement.as_ref()).map(Outcome::ClassUses)
        }
    }
}

fn of_orders(
    change: &OrderChange,
    write: &Write<'_>,
    rates: &RateIndexCache,
    now: Instant,
) -> Result<Outcome> {
    match change {
        OrderChange::Save(edit) => orders::save(write, rates, edit, now),
        OrderChange::Put(order) => return orders::put(write, order).map(done),
        OrderChange::Duplicate { number } => orders::duplicate(write, rates, number, now),
        OrderChange::SetStatus { number, status } => orders::set_status(write, number, *status),
        OrderChange::Delete { number } => orders::delete(write, number),
        OrderChange::Restore { number } => orders::restore(write, number),
        OrderChange::Refund { number, form } => {
            let order = refunds::refund(write, number, form)?;
            invoices::credit_refunds(write, number, now)?;
            Ok(order)
        }
        OrderChange::DeleteRefund { was, place } => refunds::delete(write, was, *place),
        OrderChange::DivideRefunds { period } => return refunds::divide(write, *period).map(done),
    }
    .map(Outcome::Order)
}

fn of_invoices(
    change: &InvoiceChange,
    write: &Write<'_>,
    rates: &RateIndexCache,
    now: Instant,
) -> Result<Outcome> {
    match change {
        InvoiceChange::Issue { orders, language } => {
            invoices::issue(write, orders, language, now).map(Outcome::Invoices)
        }
        InvoiceChange::Cancel { number } => invoices::cancel(write, number, now).map(Outcome::Invoices),
        InvoiceChange::CorrectOrder { edit, language } => {
            invoices::correct(write, rates, edit, language, now).map(Outcome::Order)
        }
        InvoiceChange::AnswerNumbering(answer) => invoices::answer(write, answer, now).map(done),
        InvoiceChange::SetPaid { number, on } => {
            invoices::set_paid(write, number, *on).map(Outcome::Invoices)
        }
    }
}

fn of_products(change: &ProductChange, write: &Write<'_>) -> Result<Outcome> {
    match change {
        ProductChange::Save { product, was } => {
            nouns::save(write, (product, was.as_ref()), products::refuse_taken_code).map(Outcome::Product)
        }
        ProductChange::Put(product) => products::put(write, product).map(done),
        ProductChange::TakeCosts { product, first } => costs::take(write, *product, *first).map(done),
        ProductChange::Archive { id, archived } => archive(write, *id, *archived).map(Outcome::Product),
    }
}

fn of_period(change: &PeriodChange, write: &Write<'_>, step: &Step) -> Result<()> {
    match change {
        PeriodChange::Close { period, early } => closed_periods::close(write, *period, *early, step),
        PeriodChange::File { period, form, figures } => {
            closed_periods::file(write, *period, form, figures, step)
        }
        PeriodChange::Reopen { period, reason } => closed_periods::reopen(write, *period, reason),
        PeriodChange::EnterAmount(entered) => returns::enter(write, entered),
        PeriodChange::ClearAmount { period, form, number } => returns::clear(write, *period, form, number),
    }
}

fn of_users(change: &UserChange, write: &Write<'_>, actor: &Actor, now: Instant) -> Result<Outcome> {
    match change {
        UserChange::Add { login, role } => users::add(write, login, *role, now).map(done),
        UserChange::ChangeRole { login, role } => users::change_role(write, login, *role).map(done),
        UserChange::Remove { login } => users::remove(write, actor, login).map(done),
        UserChange::SetPassword { login, hash } => users::set_password(write, login, hash.as_ref()).map(done),
        UserChange::AddKey(key) => keys::add(write, key, now).map(Outcome::KeyId),
        UserChange::RevokeKey { id } => keys::revoke(write, actor, *id, now).map(Outcome::Key),
    }
}
