//! The invoices of orders: what one would say before it is issued and what it lacks, and then its documents with their files.

use egui::{Align, Color32, Context, Label, Layout, Ui};
use egui_material_icons::icons::{ICON_INFO, ICON_WARNING};

use super::form::{Form, Step, pressed, step_of};
use crate::format::{self, Amounts, Formatter, first_upper};
use crate::model::{InvoiceCount, OrderInvoices, Refusal, electronic};
use crate::theme::{self, FontStyle, Icon, height, text};
use crate::translate::{self, tr};
use crate::widgets::{
    Button, Foot, Pressed, Question, dialog_note, field, file_buttons, foot_row, form_row, hairline, line,
    paper_ui, points, scrolled_within,
};
use domain::advice::Advice;
use domain::error::Result;
use domain::invoice::numbering::NumberingAnswer;
use domain::invoice::rules::{Missing, MissingPlace};
use domain::invoice::{Invoice, InvoiceKind, IssuedInvoice};
use domain::time::Day;
use engine::{Change, InvoiceChange, InvoiceFormat, InvoicePreview};

/// Width with a page as wide as it is printed, and without one.
const PAPER: f32 = 660.0;
const WIDTH: f32 = 540.0;
/// Height of everything but the pages, in points.
const AROUND: f32 = 250.0;
/// The height of a line of what is missing.
const MISSING: f32 = 36.0;
/// The height of a document with its files.
const ROW: f32 = 44.0;
/// The most documents of an order that do not scroll, and the height of those that do.
const MOST: usize = 5;
const SCROLLED: f32 = 220.0;
/// The width of the label and of the field of the day of payment.
const NAMED: f32 = 76.0;
const DAY: f32 = 124.0;
/// The width of the field of a reason.
const REASON: f32 = 380.0;

/// The orders, and what is known of their invoices; a refusal where this program issues none.
#[derive(Debug)]
pub(crate) struct Invoicing {
    pub(crate) orders: Vec<String>,
    pub(crate) found: std::result::Result<OrderInvoices, Refusal>,
    /// The day of payment as typed; `None` until that is shown.
    paid: Option<String>,
    /// True while it asks if the invoice is to be taken back.
    asks: bool,
    /// True if nothing is left to be done once a change is made.
    is_last: bool,
    /// Another series of numbers as typed, or the first number of one, and why.
    series: [String; 2],
    /// True while it asks for the number at which a series begins.
    begins: bool,
    pub(crate) advice: Advised,
    /// The request that the window is to carry out.
    pub(crate) wanted: Option<Wanted>,
}

/// Tells if some dialog has said that it gives no legal advice; one of them says it once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Advised {
    /// In another one.
    #[default]
    Before,
    /// Nowhere yet.
    Never,
    /// In this one.
    Here,
}

/// Ways out of the dialog.
#[derive(Debug)]
pub(crate) enum Wanted {
    /// The settings of the shop.
    Settings,
    /// The form of an order.
    Order(String),
    /// The invoice of this order alone.
    Invoice(String),
    /// A file of a document.
    File(Box<Invoice>, InvoiceFormat),
}

/// Message of a finished action, its undoability, and the state of the invoices afterwards.
pub(crate) type Done = (String, bool, OrderInvoices);

impl Invoicing {
    pub(crate) fn new(
        orders: Vec<String>,
        found: std::result::Result<OrderInvoices, Refusal>,
        asks: bool,
    ) -> Self {
        let asks = asks && found.as_ref().is_ok_and(|found| found.in_force().is_some());
        let series = <[String; 2]>::default();
        Self {
            orders,
            found,
            paid: None,
            asks,
            is_last: false,
            series,
            begins: false,
            advice: Advised::default(),
            wanted: None,
        }
    }

    fn no_advice(&mut self, ui: &mut Ui) {
        if self.advice != Advised::Before {
            dialog_note(ui, tr!("This is not legal advice."));
            self.advice = Advised::Here;
        }
    }

    /// Takes in what is known after a change; true where nothing is left to be seen.
    pub(crate) fn done(&mut self, found: OrderInvoices) -> bool {
        let is_over = self.is_last || matches!(found, OrderInvoices::Several(_));
        (self.found, self.paid, self.begins) = (Ok(found), None, false);
        is_over
    }

    /// The change, and then what is known; `words` say what was done with these documents.
    fn step(
        &self,
        note: &str,
        change: Change,
        formatter: Formatter,
        words: fn(&[Invoice]) -> String,
    ) -> Step<Done> {
        let orders = self.orders.clone();
        Step::ask(note, move |engine, actor, now| -> Result<Done> {
            let documents = engine.apply(&change, actor, now)?.invoices()?;
            let found = OrderInvoices::read(engine, actor, &orders, (formatter, now))?;
            // A step that only makes credit notes is never undone.
            let can_undo = documents.iter().any(|one| one.kind == InvoiceKind::Invoice);
            Ok((words(&documents), can_undo, found))
        })
    }
}

pub(crate) fn invoice_ui(
    ctx: &Context,
    form: &mut Form<Invoicing>,
    (today, formatter): (Day, Formatter),
) -> Option<Step<Done>> {
    if let Some(step) = take_back(ctx, form, formatter) {
        return Some(step);
    }
    if form.draft.asks {
        return None;
    }
    let heading = match form.draft.orders.as_slice() {
        [order] => tr!("Invoice of order {number}", number = order),
        orders => tr!("Invoices of {count} orders", count = orders.len()),
    };
    let width = if matches!(form.draft.found, Ok(OrderInvoices::One(..))) { PAPER } else { WIDTH };
    step_of(form.show(ctx, ("invoice", &heading, width), |ui, form| match &form.draft.found {
        Err(refusal) => {
            ui.add(Label::new(text(&refusal.message, FontStyle::Body, theme::of(ui).text)).wrap());
            let code = refusal.code.clone();
            form.refusal_ui(ui);
            if asks_about_numbers(&code) {
                numbering_ui(ui, form, &code, (today, formatter))
            } else {
                Foot::done().show(ui).map(|_| Step::Close)
            }
        }
        Ok(OrderInvoices::One(..)) => one(ui, form, (today, formatter)),
        Ok(OrderInvoices::Several(count)) => {
            let count = count.clone();
            several(ui, form, &count, formatter)
        }
    }))
}

/// Draws what the invoice of an order would say, or the documents that it has.
fn one(ui: &mut Ui, form: &mut Form<Invoicing>, days: (Day, Formatter)) -> Option<Step<Done>> {
    if form.draft.begins {
        return begin_ui(ui, form, days.1);
    }
    let Ok(OrderInvoices::One(preview, issued, pages)) = form.draft.found.clone() else { return None };
    let mut rows = |ui: &mut Ui| {
        for IssuedInvoice { document, .. } in &issued {
            if let Some(format) = document_row(ui, document, days.1) {
                form.draft.wanted = Some(Wanted::File(Box::new(document.clone()), format));
            }
        }
    };
    if issued.len() > MOST {
        scrolled_within(ui, SCROLLED, rows);
    } else {
        rows(ui);
    }
    let electronic = electronic(&preview);
    let notes = preview.missing.len() + electronic.len();
    let above = points(issued.len().min(MOST), ROW) + points(notes, MISSING);
    let most = (ui.content_rect().height() - AROUND - above).max(120.0);
    scrolled_within(ui, most, |ui| paper_ui(ui, &pages));
    let Some(name) = issuing(&preview.next) else { return in_force(ui, form, &preview, days) };
    let mut led: Vec<MissingPlace> = Vec::new();
    let tokens = theme::of(ui);
    let missing = preview.missing.iter().map(|one| (one, ICON_WARNING, tokens.warning));
    for (missing, icon, ink) in missing.chain(electronic.iter().map(|one| (one, ICON_INFO, tokens.text2))) {
        // One button for each place is enough.
        missing_row(ui, missing, (icon, ink), !led.contains(&missing.place), &mut form.draft);
        led.push(missing.place);
    }
    if !issued.is_empty() && preview.next.iter().all(|next| next.kind == InvoiceKind::CreditNote) {
        dialog_note(ui, tr!("A refund of it has no credit note yet."));
    }
    said(ui, &mut form.draft, &preview, days.1);
    form.refusal_ui(ui);
    let can_be = preview.missing.is_empty() && !form.is_busy;
    let foot = Foot::cancel().main(Button::new(&name).enabled(can_be));
    let is_first = preview.next.first().is_some_and(|next| next.number.sequence == 1);
    let left = foot.show_with(ui, |ui| {
        let begins = Button::new(tr!("Begin at another number…"));
        form.draft.begins = is_first && begins.show(ui).clicked();
    });
    pressed(left, || issue(&form.draft, days.1))
}

/// True for a refusal that asks about numbers.
fn asks_about_numbers(code: &str) -> bool {
    [Advice::Today, Advice::HeldSeries, Advice::OtherSeries].iter().any(|advice| advice.code() == code)
}

/// Draws the foot of a dialog in which a question about numbers is answered.
fn numbering_ui(
    ui: &mut Ui,
    form: &mut Form<Invoicing>,
    code: &str,
    (today, formatter): (Day, Formatter),
) -> Option<Step<Done>> {
    let is = |advice: Advice| code == advice.code();
    let is_free = !form.is_busy;
    let answer = if is(Advice::Today) {
        let foot = Foot::cancel().main_at_once(Button::new(tr!("Today is right")).enabled(is_free));
        foot.show(ui).map(|pressed| (pressed == Pressed::Main).then_some(NumberingAnswer::Today(today)))
    } else {
        let [series, reason] = &mut form.draft.series;
        let field_of_series =
            form_row(ui, tr!("Series"), NAMED, |ui| field(ui, tr!("Series"), series, DAY, false));
        if ui.memory(|memory| memory.focused().is_none()) {
            field_of_series.request_focus();
        }
        form_row(ui, tr!("Reason"), NAMED, |ui| field(ui, tr!("Reason"), reason, REASON, false));
        let is_said = !series.trim().is_empty() && !reason.trim().is_empty();
        let other = NumberingAnswer::OtherSeries { series: series.clone(), reason: reason.clone() };
        let foot = Foot::cancel().main(Button::new(tr!("Go on in this series")).enabled(is_said && is_free));
        let mut goes_on = false;
        let pressed = foot.show_with(ui, |ui| {
            let button = Button::new(tr!("This copy goes on with it")).enabled(is_free);
            goes_on = is(Advice::HeldSeries) && button.show(ui).clicked();
        });
        let pressed = pressed.map(|pressed| (pressed == Pressed::Main).then_some(other));
        if goes_on { Some(Some(NumberingAnswer::GoesOn)) } else { pressed }
    };
    Some(answer?.map_or(Step::Close, |answer| answered(&form.draft, answer, formatter)))
}

/// Says something about numbers, and then what is known.
fn answered(draft: &Invoicing, answer: NumberingAnswer, formatter: Formatter) -> Step<Done> {
    let (change, orders) = (Change::Invoice(InvoiceChange::AnswerNumbering(answer)), draft.orders.clone());
    Step::ask(tr!("Numbering goes on"), move |engine, actor, now| -> Result<Done> {
        engine.apply(&change, actor, now)?;
        Ok((String::new(), false, OrderInvoices::read(engine, actor, &orders, (formatter, now))?))
    })
}

/// Asks at which number a series begins that another program has given numbers of.
fn begin_ui(ui: &mut Ui, form: &mut Form<Invoicing>, formatter: Formatter) -> Option<Step<Done>> {
    let [first, reason] = &mut form.draft.series;
    let sequence: Option<i64> = first.trim().parse().ok();
    let is_wrong = sequence.is_none() && !first.trim().is_empty();
    dialog_note(
        ui,
        tr!("Another program gave the numbers before it. This can be set only once, and cannot be undone."),
    );
    let field_of_first =
        form_row(ui, tr!("First number"), NAMED, |ui| field(ui, tr!("First number"), first, DAY, is_wrong));
    if ui.memory(|memory| memory.focused().is_none()) {
        field_of_first.request_focus();
    }
    form_row(ui, tr!("Reason"), NAMED, |ui| field(ui, tr!("Reason"), reason, REASON, false));
    let answer = sequence.filter(|_| !reason.trim().is_empty() && !form.is_busy);
    let answer = answer.map(|sequence| NumberingAnswer::BeginsAt { sequence, reason: reason.clone() });
    form.refusal_ui(ui);
    let foot = Foot::cancel().main(Button::new(tr!("Begin at this number")).enabled(answer.is_some()));
    match foot.show(ui)? {
        Pressed::Main => answer.map(|answer| answered(&form.draft, answer, formatter)),
        Pressed::Leave => {
            form.draft.begins = false;
            None
        }
    }
}

/// The name of the button that issues documents; `None` where there are none.
fn issuing(next: &[Invoice]) -> Option<String> {
    let [first, others @ ..] = next else { return None };
    let number = first.number.to_string();
    Some(match first.kind {
        InvoiceKind::Invoice => tr!("Issue invoice {number}", number),
        InvoiceKind::CreditNote if others.is_empty() => tr!("Issue credit note {number}", number),
        InvoiceKind::CreditNote => {
            tr!("Issue {count} {count:credit note|credit notes}", count = next.len())
        }
    })
}

fn issue(draft: &Invoicing, formatter: Formatter) -> Step<Done> {
    let language = formatter.language.code().to_owned();
    let change = Change::Invoice(InvoiceChange::Issue { orders: draft.orders.clone(), language });
    draft.step(tr!("Invoice issued"), change, formatter, |documents| match documents {
        [one] => tr!("{document} issued", document = one.called()),
        all => tr!("{count} {count:document|documents} issued", count = all.len()),
    })
}

/// Draws the country's notice, and that nobody is advised here.
fn said(ui: &mut Ui, draft: &mut Invoicing, preview: &InvoicePreview, formatter: Formatter) {
    if let Some(notice) = &preview.notice {
        dialog_note(ui, &formatter.text(notice));
    }
    draft.no_advice(ui);
}

/// Draws a document with its files.
fn document_row(ui: &mut Ui, document: &Invoice, formatter: Formatter) -> Option<InvoiceFormat> {
    let tokens = theme::of(ui);
    let amounts = Amounts::new(document.currency, formatter);
    let clicked = foot_row(ui, |ui| {
        let clicked = file_buttons(ui, document);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(text(translate::text(&document.called()), FontStyle::Strong, tokens.text)));
            let about = format!("{} · {}", format::day(document.issued_on), amounts.signed(document.gross));
            ui.add(Label::new(text(about, FontStyle::Body, tokens.text2)).truncate());
        });
        clicked
    });
    let gap = line(ui, 8.0);
    hairline(ui, gap, gap.center().y);
    clicked
}

/// Draws what is missing, after an icon; where it `leads`, with the button to where it is written.
fn missing_row(
    ui: &mut Ui,
    missing: &Missing,
    (icon, ink): (Icon, Color32),
    leads: bool,
    draft: &mut Invoicing,
) {
    foot_row(ui, |ui| {
        let order = || draft.orders.first().cloned().unwrap_or_default();
        let way = match missing.place {
            MissingPlace::Shop => Some((tr!("Preferences"), Wanted::Settings)),
            MissingPlace::Order => Some((tr!("Open the order"), Wanted::Order(order()))),
            MissingPlace::Nowhere => None,
        };
        if let Some((name, wanted)) = way.filter(|_| leads)
            && Button::new(name).show(ui).clicked()
        {
            draft.wanted = Some(wanted);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            theme::icon(ui, icon, 16.0, ink);
            let words = first_upper(&translate::text(&missing.what));
            ui.add(Label::new(text(words, FontStyle::Body, theme::of(ui).text)).wrap());
        });
    });
}

/// Draws when the invoice in force was paid, and how it is taken back.
fn in_force(
    ui: &mut Ui,
    form: &mut Form<Invoicing>,
    preview: &InvoicePreview,
    (today, formatter): (Day, Formatter),
) -> Option<Step<Done>> {
    let issued = form.draft.found.as_ref().ok()?.in_force()?.clone();
    let IssuedInvoice { document, paid_on } = issued;
    let is_busy = form.is_busy;
    let paid = form.draft.paid.get_or_insert_with(|| paid_on.map(format::day).unwrap_or_default());
    let day = formatter.day(paid, today);
    let is_wrong = day.is_none() && !paid.trim().is_empty();
    form_row(ui, tr!("Paid on"), NAMED, |ui| {
        ui.set_min_height(height::CONTROL);
        field(ui, tr!("Paid on"), paid, DAY, is_wrong);
        if is_wrong {
            dialog_note(ui, tr(format::NO_DATE));
        }
    });
    said(ui, &mut form.draft, preview, formatter);
    form.refusal_ui(ui);
    let code = form.refusal.as_ref().map_or_else(Default::default, |refusal| refusal.code.clone());
    if asks_about_numbers(&code) {
        return numbering_ui(ui, form, &code, (today, formatter));
    }
    let is_changed = is_wrong || day != paid_on;
    let save = Button::new(tr!("Save")).enabled(!is_wrong && !is_busy);
    let foot = if is_changed { Foot::cancel().main(save) } else { Foot::done() };
    let pressed = foot.show_with(ui, |ui| {
        form.draft.asks = Button::new(tr!("Cancel by credit note…")).enabled(!is_busy).show(ui).clicked();
    });
    if pressed? == Pressed::Leave || !is_changed {
        return Some(Step::Close);
    }
    form.draft.is_last = true;
    let change = Change::Invoice(InvoiceChange::SetPaid { number: document.number.to_string(), on: day });
    Some(form.draft.step(tr!("Payment noted"), change, formatter, |_| String::new()))
}

/// Asks whether the invoice in force is to be taken back, while that is open.
fn take_back(ctx: &Context, form: &mut Form<Invoicing>, formatter: Formatter) -> Option<Step<Done>> {
    if !form.draft.asks {
        return None;
    }
    let Ok(found @ OrderInvoices::One(preview, ..)) = &form.draft.found else { return None };
    let number = found.in_force()?.document.number.to_string();
    let heading = tr!("Cancel invoice {number}?", number = &number);
    let sentence = match &preview.next_number {
        Some(credit) => tr!(
            "Credit note {credit} cancels what is left of the invoice. Both stay in the books.",
            credit = credit.to_string()
        ),
        None => tr!("A credit note cancels what is left of the invoice. Both stay in the books.").to_owned(),
    };
    let question = Question {
        heading: &heading,
        sentence: &sentence,
        rest: "",
        keep: tr!("Keep it"),
        destroy: tr!("Cancel by credit note"),
        can_undo: false,
    };
    form.confirm(
        ctx,
        ("take back", &question),
        |draft| &mut draft.asks,
        |draft| {
            let change = Change::Invoice(InvoiceChange::Cancel { number });
            draft.step(tr!("Invoice cancelled"), change, formatter, |credits| {
                let credit = credits.first().map(Invoice::called).unwrap_or_default();
                tr!("Cancelled by {document}", document = credit)
            })
        },
    )
}

/// Draws how many invoices there will be, and the first order that lacks something.
fn several(
    ui: &mut Ui,
    form: &mut Form<Invoicing>,
    count: &InvoiceCount,
    formatter: Formatter,
) -> Option<Step<Done>> {
    let InvoiceCount { due, issued, credits, lacking, unsendable } = count;
    let words = if *due == 0 && *credits == 0 {
        tr!("All of them have an invoice already.").to_owned()
    } else if *due == 0 {
        tr!("{count} {count:refund has|refunds have} no credit note yet.", count = *credits)
    } else {
        tr!("{count} {count:order gets|orders get} an invoice, in one step.", count = *due)
    };
    ui.add(Label::new(text(words, FontStyle::Body, theme::of(ui).text)).wrap());
    if *due > 0 && *issued > 0 {
        dialog_note(
            ui,
            &tr!(
                "{count} {count:order has one already and keeps it|orders have one already and keep \
                 it}.",
                count = *issued
            ),
        );
    }
    if let Some((order, what)) = unsendable.as_ref().filter(|_| lacking.is_none()) {
        dialog_note(ui, &tr!("Order {number}: {what}", number = order, what));
    }
    if let Some((order, what)) = lacking {
        let words = tr!("Order {number}: {what}", number = order, what);
        ui.add(Label::new(text(words, FontStyle::Body, theme::of(ui).negative)).wrap());
        if Button::new(tr!("Show what is missing")).show(ui).clicked() {
            form.draft.wanted = Some(Wanted::Invoice(order.clone()));
        }
    }
    form.draft.no_advice(ui);
    form.refusal_ui(ui);
    let name = if *due == 0 && *credits > 0 {
        tr!("Issue {count} {count:credit note|credit notes}", count = *credits)
    } else {
        tr!("Issue {count} {count:invoice|invoices}", count = *due)
    };
    let can_be = *due + *credits > 0 && lacking.is_none() && !form.is_busy;
    let foot = Foot::cancel().main(Button::new(&name).enabled(can_be));
    pressed(foot.show(ui), || issue(&form.draft, formatter))
}
