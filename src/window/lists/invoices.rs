//! The Invoices tab: the documents that were issued, the chosen one as it is printed, and when it was paid.

use egui::Ui;
use egui_material_icons::icons::{ICON_EVENT, ICON_FOLDER_OPEN, ICON_UNDO};

use crate::format::{self, Amounts};
use crate::model::{ListQuery, Mistakes, PrintedInvoice, Tab, Target, holds};
use crate::tabs::Action;
use crate::tabs::page::ListWords;
use crate::theme::height;
use crate::translate::tr;
use crate::widgets::{
    Button, Column, Entry, Kind as ButtonKind, action_entry, columns_of, file_buttons, paper_ui, row, segment,
};
use domain::Result;
use domain::access::Actor;
use domain::decimal::Computed;
use domain::invoice::{InvoiceKind, InvoiceSummary};
use domain::label;
use domain::money::Money;
use domain::noun::NounKind;
use domain::table::ColumnOf;
use domain::time::period::RangeQuery;
use domain::time::{Instant, Local};
use engine::{Change, Engine, INVOICE_COLUMNS, InvoiceChange, Listing, Outcome};

use super::noun::{CellStyle, ListView, ListedNoun, Shown, StyledText};
use crate::tabs::panel::Fields;

impl ListedNoun for InvoiceSummary {
    type Context = ();
    type Key = String;
    type Value = Self;
    /// The day on which it was paid.
    type Texts = [String; 1];

    const TAB: Tab = Tab::Invoices;
    const KIND: NounKind = NounKind::Invoice;
    const WORDS: ListWords = ListWords {
        new: label!("Invoice"),
        all: label!("All invoices"),
        none_yet: label!("No invoices yet"),
        no_match: label!("No invoice matches"),
        selected: label!("{count} {count:invoice|invoices} selected"),
        empty: label!("Open an order and choose Invoice in its menu."),
        import: label!("Import orders"),
        find: label!("Number, order or buyer"),
        related: label!("Show the order"),
        saved: label!("Payment noted"),
        exported: label!("All invoices and credit notes, the latest first."),
    };
    const CONTEXT: &'static () = &();
    const QUERY: ListQuery = ListQuery::by("number").descending();
    const IS_DELETED: bool = true;
    const CONTROLS: f32 = 700.0;
    const FORM: f32 = 472.0;
    const REMOVES: bool = false;

    fn described() -> &'static [ColumnOf<Self>] {
        INVOICE_COLUMNS
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        engine.invoices(actor)
    }

    fn is_archived(&self) -> bool {
        false
    }

    fn is_unpaid(&self) -> bool {
        self.open > Money::ZERO
    }

    fn holds(&self, text: &str) -> bool {
        holds([&*self.number, &self.order, &self.buyer], text)
    }

    fn value(&self) -> &Self {
        self
    }

    fn key_of(one: &Self) -> &String {
        &one.number
    }

    fn name_of(one: &Self) -> &str {
        &one.number
    }

    fn save(one: Self, _was: Option<Self>, _now: Local) -> Change {
        Change::Invoice(InvoiceChange::SetPaid { number: one.number, on: one.paid_on })
    }

    /// Takes it back; nothing numbered is deleted.
    fn archive(number: String, _is_archived: bool) -> Change {
        Change::Invoice(InvoiceChange::Cancel { number })
    }

    fn changed(outcome: Outcome) -> Result<Self> {
        let number = outcome.invoices()?.first().map(|one| one.number.to_string()).unwrap_or_default();
        Ok(Self { number, ..Self::default() })
    }

    fn listing(only: Option<Vec<String>>, _sold_in: Option<RangeQuery>) -> Listing {
        Listing::Invoices(only)
    }

    fn columns(list: Shown<'_, Self>, _width: f32) -> Vec<Column> {
        let layout = [
            ("number", 104.0, 0.0),
            ("kind", 132.0, 916.0),
            ("date", 96.0, 0.0),
            ("order", 72.0, 560.0),
            ("buyer", 0.0, 0.0),
            ("net", 92.0, 780.0),
            ("tax", 84.0, 840.0),
            ("gross", 96.0, 0.0),
            ("open", 92.0, 900.0),
            ("paid_on", 96.0, 440.0),
        ];
        columns_of(INVOICE_COLUMNS, list.amounts().sign(), &layout)
    }

    fn cell(&self, key: &str, list: Shown<'_, Self>) -> Option<StyledText> {
        Some(match key {
            "number" => StyledText::of(CellStyle::Strong, &self.number),
            "kind" => StyledText::of(CellStyle::Quiet, tr(self.kind.name())),
            "date" => StyledText::of(CellStyle::Plain, format::day(self.issued_on)),
            "order" => StyledText::of(CellStyle::Quiet, &self.order),
            "paid_on" if self.open == self.gross && self.open > Money::ZERO => {
                StyledText::of(CellStyle::Odd, tr!("Unpaid"))
            }
            "paid_on" if self.open > Money::ZERO => {
                let amount = list.amounts().plain(self.open);
                StyledText::of(CellStyle::Odd, tr!("{amount} open", amount))
            }
            "paid_on" => StyledText::of(CellStyle::Quiet, self.paid_on.map(format::day).unwrap_or_default()),
            _ => return None,
        })
    }

    fn filter(ui: &mut Ui, list: Shown<'_, Self>) -> Option<ListQuery> {
        let choices = [(false, tr!("All")), (true, tr!("Unpaid"))];
        let is_unpaid = segment(ui, tr!("Show"), &choices, list.query.is_unpaid)?;
        Some(ListQuery { is_unpaid, ..list.query.clone() })
    }

    /// None is begun here, since an order is what an invoice is made of.
    fn may_change(_: Shown<'_, Self>) -> bool {
        false
    }

    fn is_enabled(list: Shown<'_, Self>) -> bool {
        list.facts.may_manage
    }

    fn texts(was: &InvoiceSummary, _: Shown<'_, Self>) -> [String; 1] {
        [was.paid_on.map(format::day).unwrap_or_default()]
    }

    fn read(
        form: &[String; 1],
        was: &InvoiceSummary,
        list: Shown<'_, Self>,
    ) -> std::result::Result<InvoiceSummary, Mistakes> {
        let [paid] = form;
        let paid_on = list.amounts().formatter.day(paid, list.facts.today);
        if paid_on.is_none() && !paid.trim().is_empty() {
            return Err(vec![(0, tr(format::NO_DATE).to_owned())]);
        }
        Ok(InvoiceSummary { paid_on, ..was.clone() })
    }

    fn fields(ui: &mut Ui, form: &mut [String; 1], fields: &mut Fields<'_, usize>, _list: Shown<'_, Self>) {
        let [paid] = form;
        let [room] = fields.row(ui, [(0, 1.0)]);
        fields.show(ui, room, 0, (tr!("Paid on"), Entry::new(tr!("Paid on"))), paid);
    }

    fn facts(&self, ui: &mut Ui, _: &mut [String; 1], list: Shown<'_, Self>) -> Option<Action> {
        let is_of = |shown: &&PrintedInvoice| shown.issued.document.number.to_string() == self.number;
        let Some(PrintedInvoice { issued, pages }) = list.session.views.invoice.value.as_ref().filter(is_of)
        else {
            return Some(Action::LookAtInvoice(self.number.clone()));
        };
        let document = &issued.document;
        // What is open of an invoice that was taken back is zero, without a payment.
        let is_left = self.open > Money::ZERO || self.paid_on.is_some();
        let can_take_back = list.facts.may_manage && is_left && self.kind == InvoiceKind::Invoice;
        let take_back = Button::new(tr!("Cancel by credit note…")).icon(ICON_UNDO).kind(ButtonKind::Quiet);
        let (format, is_taken_back) = row(ui, height::CONTROL, |ui| {
            (file_buttons(ui, document), can_take_back && take_back.show(ui).clicked())
        });
        ui.add_space(12.0);
        paper_ui(ui, pages);
        ui.add_space(8.0);
        if is_taken_back {
            return Some(Action::Open(Target::TakeBack(self.order.clone())));
        }
        Some(Action::InvoiceFile(Box::new(document.clone()), format?))
    }

    /// `€357.00 · €119.00 open`.
    fn about_several(rows: &[&Self], amounts: Amounts) -> String {
        let gross = |one: &&InvoiceSummary| match one.kind {
            InvoiceKind::Invoice => Ok(one.gross),
            InvoiceKind::CreditNote => Money::ZERO.minus(one.gross),
        };
        let gross = rows.iter().map(gross).collect::<Computed<Vec<Money>>>().and_then(Money::sum);
        let open = Money::sum(rows.iter().map(|one| one.open));
        let (Ok(gross), Ok(open)) = (gross, open) else { return String::new() };
        let [gross, open] = [gross, open].map(|sum| amounts.signed(sum));
        format!("{gross} · {}", tr!("{amount} open", amount = open))
    }

    /// `£119.00 unpaid since 3 Nov 2026`.
    fn told(view: &ListView<Self>, amounts: Amounts) -> Option<String> {
        let shown = (0..view.count()).filter_map(|at| view.row(at));
        let open: Vec<&Self> = shown.filter(|one| one.open > Money::ZERO).collect();
        let day = open.iter().map(|one| one.issued_on).min()?;
        let amount = amounts.signed(Money::sum(open.iter().map(|one| one.open)).ok()?);
        Some(tr!("{amount} unpaid since {day}", amount, day))
    }

    fn several(ui: &mut Ui, rows: &[&Self], list: Shown<'_, Self>) -> Option<Action> {
        let numbers = || rows.iter().map(|one| one.number.clone());
        let is_unpaid = rows.iter().any(|one| one.is_unpaid());
        if list.facts.may_manage && is_unpaid && action_entry(ui, ICON_EVENT, tr!("Paid on…")) {
            return Some(Action::AskPaid(numbers().collect()));
        }
        let is_saved = action_entry(ui, ICON_FOLDER_OPEN, tr!("Save PDFs…"));
        is_saved.then(|| Action::SaveInvoices(numbers().collect()))
    }

    fn related(&self) -> Option<Action> {
        Some(Action::Open(Target::Order(self.order.clone())))
    }
}
