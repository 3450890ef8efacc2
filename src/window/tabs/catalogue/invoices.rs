//! The Invoices tab: the documents that were issued, the chosen one as it is printed, and when it was paid.

use egui::Ui;
use egui_material_icons::icons::{ICON_DESCRIPTION, ICON_EVENT, ICON_FOLDER_OPEN, ICON_UNDO};

use crate::format::{self, Amounts};
use crate::model::listed::holds;
use crate::model::{ListAction, ListQuery, ListWords, Mistakes, PrintedInvoice, Record, Tab, Target};
use crate::tabs::Action;
use crate::theme::{Icon, height};
use crate::translate::tr;
use crate::widgets::{
    Button, Column, Entry, Kind as ButtonKind, Suggested, action_entry, columns_of, file_buttons, paper_ui,
    row, segment,
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
use domain::time::{Day, Instant, Local};
use engine::{Change, Engine, INVOICE_COLUMNS, InvoiceChange, Listing, Outcome};

use super::book::{Book, BookAction, Kind, StyledText};
use super::panel::Fields;

impl Record for InvoiceSummary {
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
    };
    const SAVED: &'static str = label!("Payment noted");
    const ALL: &'static str = label!("All invoices and credit notes, the latest first.");
    const CONTEXT: &'static () = &();
    const QUERY: ListQuery = ListQuery::by("number").descending();
    const IS_DELETED: bool = true;

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
}

#[derive(Clone, Copy)]
pub(crate) struct Invoices<'a> {
    pub(crate) amounts: Amounts,
    pub(crate) today: Day,
    pub(crate) may_manage: bool,
    /// The document that was read last.
    pub(crate) document: Option<&'a PrintedInvoice>,
}

impl Book for Invoices<'_> {
    type Row = InvoiceSummary;

    const RELATED: &'static str = label!("Show the order");
    const FIND: &'static str = label!("Number, order or buyer");
    const CONTROLS: f32 = 700.0;
    const FORM: f32 = 472.0;
    const EMPTY: (Icon, &'static str) =
        (ICON_DESCRIPTION, label!("Open an order and choose Invoice in its menu."));
    const REMOVES: bool = false;

    fn amounts(self) -> Amounts {
        self.amounts
    }

    fn columns(self, _width: f32, sign: &str) -> Vec<Column> {
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
        columns_of(INVOICE_COLUMNS, sign, &layout)
    }

    fn words(self, one: &InvoiceSummary, key: &str) -> Option<StyledText> {
        Some(match key {
            "number" => StyledText::of(Kind::Strong, &one.number),
            "kind" => StyledText::of(Kind::Quiet, tr(one.kind.name())),
            "date" => StyledText::of(Kind::Plain, format::day(one.issued_on)),
            "order" => StyledText::of(Kind::Quiet, &one.order),
            "paid_on" if one.open == one.gross && one.open > Money::ZERO => {
                StyledText::of(Kind::Odd, tr!("Unpaid"))
            }
            "paid_on" if one.open > Money::ZERO => {
                let amount = self.amounts.plain(one.open);
                StyledText::of(Kind::Odd, tr!("{amount} open", amount))
            }
            "paid_on" => StyledText::of(Kind::Quiet, one.paid_on.map(format::day).unwrap_or_default()),
            _ => return None,
        })
    }

    fn filter(self, ui: &mut Ui, query: &ListQuery) -> Option<BookAction<InvoiceSummary>> {
        let choices = [(false, tr!("All")), (true, tr!("Unpaid"))];
        let is_unpaid = segment(ui, tr!("Show"), &choices, query.is_unpaid)?;
        Some(ListAction::Pick(ListQuery { is_unpaid, ..query.clone() }).into())
    }

    /// None is begun here, since an order is what an invoice is made of.
    fn may_change(self) -> bool {
        false
    }

    fn is_enabled(self) -> bool {
        self.may_manage
    }

    fn texts(self, was: &InvoiceSummary) -> [String; 1] {
        [was.paid_on.map(format::day).unwrap_or_default()]
    }

    fn read(self, form: &[String; 1], was: &InvoiceSummary) -> std::result::Result<InvoiceSummary, Mistakes> {
        let [paid] = form;
        let paid_on = self.amounts.formatter.day(paid, self.today);
        if paid_on.is_none() && !paid.trim().is_empty() {
            return Err(vec![(0, tr(format::NO_DATE).to_owned())]);
        }
        Ok(InvoiceSummary { paid_on, ..was.clone() })
    }

    fn fields(
        self,
        ui: &mut Ui,
        form: &mut [String; 1],
        fields: &mut Fields<'_, usize>,
        _suggested: &mut Suggested,
    ) {
        let [paid] = form;
        let [room] = fields.row(ui, [(0, 1.0)]);
        fields.show(ui, room, 0, (tr!("Paid on"), Entry::new(tr!("Paid on"))), paid);
    }

    fn facts(self, ui: &mut Ui, one: &InvoiceSummary, _form: &mut [String; 1]) -> Option<Action> {
        let is_of = |shown: &&PrintedInvoice| shown.issued.document.number.to_string() == one.number;
        let Some(PrintedInvoice { issued, pages }) = self.document.filter(is_of) else {
            return Some(Action::LookAtInvoice(one.number.clone()));
        };
        let document = &issued.document;
        // What is open of an invoice that was taken back is zero, without a payment.
        let is_left = one.open > Money::ZERO || one.paid_on.is_some();
        let can_take_back = self.may_manage && is_left && one.kind == InvoiceKind::Invoice;
        let take_back = Button::new(tr!("Cancel by credit note…")).icon(ICON_UNDO).kind(ButtonKind::Quiet);
        let (format, is_taken_back) = row(ui, height::CONTROL, |ui| {
            (file_buttons(ui, document), can_take_back && take_back.show(ui).clicked())
        });
        ui.add_space(12.0);
        paper_ui(ui, pages);
        ui.add_space(8.0);
        if is_taken_back {
            return Some(Action::Open(Target::TakeBack(one.order.clone())));
        }
        Some(Action::InvoiceFile(Box::new(document.clone()), format?))
    }

    /// `€357.00 · €119.00 open`.
    fn about_several(self, rows: &[&InvoiceSummary]) -> String {
        let gross = |one: &&InvoiceSummary| match one.kind {
            InvoiceKind::Invoice => Ok(one.gross),
            InvoiceKind::CreditNote => Money::ZERO.minus(one.gross),
        };
        let gross = rows.iter().map(gross).collect::<Computed<Vec<Money>>>().and_then(Money::sum);
        let open = Money::sum(rows.iter().map(|one| one.open));
        let (Ok(gross), Ok(open)) = (gross, open) else { return String::new() };
        let [gross, open] = [gross, open].map(|sum| self.amounts.signed(sum));
        format!("{gross} · {}", tr!("{amount} open", amount = open))
    }

    fn several(self, ui: &mut Ui, rows: &[&InvoiceSummary]) -> Option<Action> {
        let numbers = || rows.iter().map(|one| one.number.clone());
        let is_unpaid = rows.iter().any(|one| one.is_unpaid());
        if self.may_manage && is_unpaid && action_entry(ui, ICON_EVENT, tr!("Paid on…")) {
            return Some(Action::AskPaid(numbers().collect()));
        }
        let is_saved = action_entry(ui, ICON_FOLDER_OPEN, tr!("Save PDFs…"));
        is_saved.then(|| Action::SaveInvoices(numbers().collect()))
    }

    fn related(one: &InvoiceSummary) -> Option<Action> {
        Some(Action::Open(Target::Order(one.order.clone())))
    }
}
