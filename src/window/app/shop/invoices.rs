//! The invoices of an open shop: the dialogs that issue them, take them back and note their payment, and their files.

use std::sync::Arc;

use egui::Context;

use crate::app::Tillbook;
use crate::app::overlay::Dialog;
use crate::dialogs::form::Form;
use crate::dialogs::invoice::{Advised, Invoicing, Wanted, invoice_ui};
use crate::dialogs::paying::{Paying, paying_ui};
use crate::dialogs::preferences::Preferences;
use crate::format::Amounts;
use crate::lists::List;
use crate::model::{ExportContent, ExportSubject, FormKey, OrderInvoices};
use crate::translate::{self, tr};
use domain::access::Actor;
use domain::error::Result;
use domain::invoice::Invoice;
use domain::invoice::InvoiceSummary;
use domain::purchase::SupplierPurchase;
use domain::text::Text;
use domain::time::Day;
use engine::{Engine, InvoiceFormat};

use super::ShopWindow;
use super::requests::Refresh;

impl ShopWindow {
    /// Opens the invoices of orders, once it is known what they say; `asks` whether the one in force is to be taken back.
    pub(super) fn ask_invoices(&mut self, orders: Vec<String>, asks: bool) {
        self.leave();
        let Some(facts) = &self.session.facts.value else { return };
        let (formatter, now) = (self.session.formatter, self.session.now_in(facts.shop.time_zone));
        let of = orders.clone();
        let request =
            self.session.read(move |engine, actor| OrderInvoices::read(engine, actor, &of, (formatter, now)));
        self.wait_for(request, move |_, overlay, answer| {
            *overlay = Some(Box::new(Form::new(Invoicing::new(orders, answer, asks))));
        });
    }

    /// Opens the invoices of the selected orders, or of the open one.
    pub(crate) fn invoice_selected(&mut self) {
        let page = &self.rooms.orders.page;
        let open = page.open.as_ref().and_then(FormKey::one).cloned();
        let selected: Vec<String> = page.selection.keys().iter().cloned().collect();
        let orders = if selected.is_empty() { open.into_iter().collect() } else { selected };
        if !orders.is_empty() {
            self.ask_invoices(orders, false);
        }
    }

    /// Asks on which day the unpaid ones of documents or purchases were paid, which are read first.
    pub(super) fn ask_paid(
        &mut self,
        read: impl FnOnce(&Engine, &Actor, Day) -> Result<Paying> + Send + 'static,
    ) {
        let Some(today) = self.session.facts.value.as_ref().map(|facts| facts.today) else { return };
        let request = self.session.read(move |engine, actor| read(engine, actor, today));
        self.wait_for(request, |window, overlay, answer| match answer {
            Ok(paying) => *overlay = Some(Box::new(Form::new(paying))),
            Err(refusal) => window.refuse(refusal, None),
        });
    }

    /// Opens the export dialog for a file that is kept with a purchase.
    pub(super) fn save_kept(&mut self, digest: String, name: &str) {
        let (stem, end) = name.rsplit_once('.').unwrap_or((name, ""));
        let kinds = ["xml", "pdf", "jpg", "jpeg", "png"];
        let extension = kinds.into_iter().find(|kind| kind.eq_ignore_ascii_case(end)).unwrap_or("pdf");
        let content = ExportContent::Kept(digest, extension);
        let about = tr!("As it came, byte for byte.").to_owned();
        self.export_only(ExportSubject { name: String::new(), about, stem: stem.to_owned(), content }, None);
    }

    /// Opens the export dialog for the PDFs of documents, which go into one folder.
    pub(super) fn export_invoices(&mut self, numbers: Vec<String>) {
        let about = tr!("{count} {count:PDF|PDFs}, each named after its number.", count = numbers.len());
        let content = ExportContent::Documents(numbers.into());
        self.export_only(ExportSubject { name: String::new(), about, stem: String::new(), content }, None);
    }

    /// Opens the export dialog for a file of a document.
    pub(super) fn export_invoice(&mut self, document: &Invoice, format: InvoiceFormat) {
        let kind = translate::text(&Text::new(document.kind.name()));
        let stem = format!("{kind}-{number}", number = document.number.file_stem()).replace(' ', "-");
        let stem = if format == InvoiceFormat::FacturX { format!("{stem}-factur-x") } else { stem };
        let content = ExportContent::Document(Arc::new(document.clone()), format);
        let subject = ExportSubject { name: String::new(), about: String::new(), stem, content };
        self.export_only(subject, None);
    }
}

impl Dialog for Form<Invoicing> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        app.remembered.is_no_advice_told |= self.draft.advice == Advised::Here;
        if !app.remembered.is_no_advice_told {
            self.draft.advice = Advised::Never;
        }
        let Some(shop) = app.shop_mut() else { return true };
        // A file is being saved: the dialog is there again afterwards.
        if shop.export.is_open() {
            return false;
        }
        let Some(facts) = &shop.session.facts.value else { return true };
        let step = invoice_ui(ctx, self, (facts.today, shop.session.formatter));
        match self.draft.wanted.take() {
            Some(Wanted::File(document, format)) => shop.export_invoice(&document, format),
            Some(Wanted::Order(number)) => {
                shop.show_order(number);
                return true;
            }
            Some(Wanted::Invoice(number)) => {
                shop.ask_invoices(vec![number], false);
                return true;
            }
            Some(Wanted::Settings) => {
                let orders = std::mem::take(&mut self.draft.orders);
                app.open_dialog(Form::new(Preferences::of_invoices(orders)));
                return true;
            }
            None => {}
        }
        shop.take_step(step, Refresh::All, |window, invoicing: Option<&mut Invoicing>, done| {
            let (words, can_undo, found) = done;
            if can_undo && !words.is_empty() {
                window.toasts.say_with_undo(words);
            } else if !words.is_empty() {
                window.toasts.say(words);
            }
            invoicing.is_none_or(|invoicing| invoicing.done(found))
        })
    }
}

impl Dialog for Form<Paying> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let Some(shop) = app.shop_mut() else { return true };
        let Some(facts) = &shop.session.facts.value else { return true };
        let amounts = Amounts::new(facts.shop.currency, shop.session.formatter);
        let step = paying_ui(ctx, self, (facts.today, amounts));
        shop.take_step(step, Refresh::All, |window, _: Option<&mut Paying>, words| {
            if let Some(list) = window.rooms.get::<List<InvoiceSummary>>() {
                list.page.select_none();
            }
            if let Some(list) = window.rooms.get::<List<SupplierPurchase>>() {
                list.page.select_none();
            }
            window.toasts.say_with_undo(words);
            true
        })
    }
}
