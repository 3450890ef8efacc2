//! The files that are kept with a purchase: their names, what saves them, and what the electronic invoice among them says.

use egui::{Label, Ui};
use egui_material_icons::icons::{ICON_DESCRIPTION, ICON_UPLOAD};

use crate::command::Command;
use crate::format;
use crate::model::KeptInvoice;
use crate::tabs::Action;
use crate::tabs::panel;
use crate::theme::{self, FontStyle, height};
use crate::translate::tr;
use crate::widgets::{Button, row};
use domain::purchase::{Purchase, SupplierPurchase};
use transfer::e_invoice::{EInvoice, Party};

use super::super::noun::Shown;

/// Draws them; what was asked for.
pub(super) fn files_ui(
    ui: &mut Ui,
    purchase: &Purchase,
    list: Shown<'_, SupplierPurchase>,
) -> Option<Action> {
    let mut action = None;
    ui.add_space(8.0);
    let ink = theme::of(ui).text2;
    for file in purchase.kept() {
        let spoken = tr!("Save the file {name}", name = file.name);
        row(ui, height::CONTROL, |ui| {
            if Button::new(tr!("Save file…")).spoken(&spoken).show(ui).clicked() {
                action = Some(Action::SaveKept(file.digest.to_owned(), file.name.to_owned()));
            }
            ui.add(Label::new(theme::text(file.name, FontStyle::Small, ink)).truncate());
        });
        ui.add_space(4.0);
    }
    if list.facts.may_manage && panel::way(ui, ICON_UPLOAD, tr!("Attach a file…"), "").clicked() {
        action = Some(Action::Run(Command::AttachFiles));
    }
    let can_say = |name: &str| {
        let end = name.rsplit('.').next().unwrap_or_default();
        ["xml", "pdf"].iter().any(|kind| kind.eq_ignore_ascii_case(end))
    };
    let first = purchase.kept().find(|file| can_say(file.name))?;
    let known = list.session.views.kept.value.as_ref().filter(|known| known.digest == first.digest);
    match known {
        None => action = action.or_else(|| Some(Action::LookAtFile(first.digest.to_owned()))),
        Some(KeptInvoice { invoice: Some(invoice), .. }) => invoice_ui(ui, invoice, list),
        Some(_) => {}
    }
    action
}

/// Draws what an invoice says, in the order of a paper.
fn invoice_ui(ui: &mut Ui, invoice: &EInvoice, list: Shown<'_, SupplierPurchase>) {
    let amounts = list.amounts();
    ui.add_space(12.0);
    panel::sentence(ui, (ICON_DESCRIPTION, theme::of(ui).text2), tr!("What the invoice says"));
    let mut fact = |name: &str, text: &str| {
        if !text.trim().is_empty() {
            panel::fact(ui, name, text.trim());
        }
    };
    for (name, party) in [(tr!("Seller"), &invoice.seller), (tr!("Buyer"), &invoice.buyer)] {
        let Party { name: called, trading_name, vat_number, tax_number, register, address, country } = party;
        fact(name, called);
        fact("", trading_name);
        fact("", &format!("{address} {country}"));
        fact(tr!("VAT number"), vat_number);
        fact(tr!("Tax number"), tax_number);
        fact(tr!("Register number"), register);
    }
    fact(tr!("Number"), &invoice.number);
    fact(tr!("Date"), &format::day(invoice.issued_on));
    fact(tr!("Day of supply"), &invoice.supplied_on.map(format::day).unwrap_or_default());
    fact(tr!("Due on"), &invoice.due_on.map(format::day).unwrap_or_default());
    fact(tr!("Your order"), &invoice.order);
    fact(tr!("Corrects"), &invoice.corrects.join(", "));
    for line in &invoice.lines {
        fact(&format!("{} · {} · {}", line.name, line.quantity, line.tax), &amounts.signed(line.net));
    }
    for tax in &invoice.taxes {
        let rate = list.session.formatter.percent(tax.rate);
        fact(
            &format!("{} {rate} · {}", tax.category.code(), amounts.signed(tax.net)),
            &amounts.signed(tax.tax),
        );
        fact("", &tax.reason);
    }
    let totals = &invoice.totals;
    fact(tr!("Net"), &amounts.signed(totals.net));
    fact(tr!("Tax"), &amounts.signed(totals.tax));
    fact(tr!("Gross"), &amounts.signed(totals.gross));
    if let Some(due) = totals.due {
        fact(tr!("To pay"), &amounts.signed(due));
    }
    fact(tr!("Account"), &invoice.account);
    for note in &invoice.notes {
        panel::hint(ui, note);
    }
}
