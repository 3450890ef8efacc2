//! The question on which day several invoices or purchases were paid.

use std::collections::BTreeSet;

use egui::Context;

use super::form::{Form, Step, pressed, step_of};
use crate::format::{self, Amounts};
use crate::translate::{self, tr};
use crate::widgets::{Button, Foot, choose_all, dialog_note, field, form_row};
use domain::access::Actor;
use domain::error::Result;
use domain::ids::PurchaseId;
use domain::invoice::InvoiceSummary;
use domain::money::Money;
use domain::text;
use domain::time::Day;
use engine::{BooksChange, Change, Engine, InvoiceChange, PurchaseChange};

const WIDTH: f32 = 420.0;
/// The width of the label and of the field.
const NAMED: f32 = 76.0;
const DAY: f32 = 124.0;

/// Documents or purchases that are not paid yet, and the day on which they were.
#[derive(Debug)]
pub(crate) struct Paying {
    /// What each of them changes.
    unpaid: Vec<Unpaid>,
    /// The unpaid amount of all of them.
    open: Money,
    /// The day as typed.
    day: String,
}

#[derive(Debug)]
enum Unpaid {
    Invoice(String),
    Purchase(PurchaseId),
}

impl Unpaid {
    fn paid(&self, on: Option<Day>) -> Change {
        match self {
            Self::Invoice(number) => Change::Invoice(InvoiceChange::SetPaid { number: number.clone(), on }),
            Self::Purchase(id) => Change::Purchase(PurchaseChange::SetPaid { id: *id, on }),
        }
    }
}

impl Paying {
    /// Takes the unpaid ones of these purchases, and proposes today.
    pub(crate) fn of_purchases(
        engine: &Engine,
        actor: &Actor,
        ids: &BTreeSet<PurchaseId>,
        today: Day,
    ) -> Result<Self> {
        let (mut unpaid, mut open) = (Vec::new(), Money::ZERO);
        for id in ids {
            let found = engine.purchase(actor, *id)?.map(|one| one.purchase);
            if let Some(purchase) = found.filter(|purchase| purchase.paid_on.is_none()) {
                open = open.plus(purchase.total()?)?;
                unpaid.push(Unpaid::Purchase(*id));
            }
        }
        Ok(Self { unpaid, open, day: format::day(today) })
    }

    /// Takes the unpaid ones of these documents, and proposes today.
    pub(crate) fn of_invoices(
        engine: &Engine,
        actor: &Actor,
        numbers: &BTreeSet<String>,
        today: Day,
    ) -> Result<Self> {
        let is_unpaid = |one: &InvoiceSummary| one.open > Money::ZERO && numbers.contains(&one.number);
        let unpaid: Vec<InvoiceSummary> = engine.invoices(actor)?.into_iter().filter(is_unpaid).collect();
        let open = Money::sum(unpaid.iter().map(|one| one.open))?;
        let unpaid = unpaid.into_iter().map(|one| Unpaid::Invoice(one.number)).collect();
        Ok(Self { unpaid, open, day: format::day(today) })
    }
}

pub(crate) fn paying_ui(
    ctx: &Context,
    form: &mut Form<Paying>,
    (today, amounts): (Day, Amounts),
) -> Option<Step<String>> {
    let count = form.draft.unpaid.len();
    let heading = tr!("Payment of {count} {count:invoice|invoices}", count);
    let open = tr!("{amount} open", amount = amounts.signed(form.draft.open));
    step_of(form.show(ctx, ("paying", &heading, WIDTH), |ui, form| {
        dialog_note(ui, &open);
        let typed = &mut form.draft.day;
        let day = amounts.formatter.day(typed, today);
        let is_wrong = day.is_none() && !typed.trim().is_empty();
        let response = form_row(ui, tr!("Paid on"), NAMED, |ui| {
            let response = field(ui, tr!("Paid on"), typed, DAY, is_wrong);
            if is_wrong {
                dialog_note(ui, tr(format::NO_DATE));
            }
            response
        });
        if ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
            choose_all(ui, response.id, typed);
        }
        form.refusal_ui(ui);
        let can_be = day.is_some() && count > 0 && !form.is_busy;
        let save = Button::new(tr!("Save")).enabled(can_be);
        pressed(Foot::cancel().main(save).show(ui), || {
            let title = text!("Payment of {count} {count:invoice|invoices} noted", count);
            let words = translate::text(&title);
            let changes = form.draft.unpaid.iter().map(|one| one.paid(day)).collect();
            Step::change(&words.clone(), words, Change::Books(BooksChange::Several { title, changes }))
        })
    }))
}
