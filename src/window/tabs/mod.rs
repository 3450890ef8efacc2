//! The tabs of the shop window. A tab draws the view models that it is given and returns the
//! actions that the person asked for; it never touches data.

pub(crate) mod calendar;
pub(crate) mod chip;
pub(crate) mod classes;
pub(crate) mod correction;
pub(crate) mod orders;
pub(crate) mod page;
pub(crate) mod page_state;
pub(crate) mod panel;
pub(crate) mod period;
pub(crate) mod rates;
pub(crate) mod refused;

use std::any::Any;
use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{Align, Id, Layout, Rect, Sense, Ui, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_DOWNLOAD, ICON_STOREFRONT, ICON_UPLOAD};

use super::theme::{self, FontStyle, STACKED, height, text};
use crate::command::Command;
use crate::model::{
    ExportSubject, ListQuery, OrdersAction, PeriodChoice, PlanForm, RateEdits, Refusal, Tab, Target, TaxTrial,
};
use crate::translate::{self, tr};
use crate::widgets::{Button, Kind, icon_button, ways_on};
use domain::access::Actor;
use domain::error::Result;
use domain::ids::{PurchaseId, RateId};
use domain::invoice::Invoice;
use domain::order::Product;
use domain::rate::table::{RateFilter, RateSort};
use domain::returns::{RateType, SupplyKind};
use domain::tax::class::ClassSlug;
use domain::text::Text;
use domain::time::compared::Comparison;
use domain::time::period::Grouping;
use domain::time::{Day, Instant, Local};
use engine::{BooksChange, Change, Engine, InvoiceFormat, OutFormat, Replacement};

/// A request in a tab, which `ui::app` carries out.
pub(crate) enum Action {
    /// Shows the reports of another range.
    Period(PeriodChoice),
    /// Compares the reports with another range; `None` ends the comparison.
    Compare(Option<Comparison>),
    /// Shows the sales by hour, day, week or month.
    Group(Grouping),
    /// Asks whether orders take over the costs of a product from a day on, or those of all their products.
    TakeCosts(Option<Box<Product>>, Option<Day>),
    /// Says what was done, and offers to undo it.
    SayWithUndo(String),
    /// Says why something was not done.
    Refuse(Refusal),
    /// Filters and sorts the list of the tab, which takes it itself.
    Pick(ListQuery),
    /// Exports only this; without a format, the person is asked for one.
    ExportOnly(Box<ExportSubject>, Option<OutFormat>),
    /// Runs a command, as its menu does.
    Run(Command),
    /// Changes the shop.
    Do(Edit),
    /// Adds the tax rates of a country, by its code, that come with the program.
    AddRates(String),
    /// Sets the filter and the order of the grid of rates; without a sort, the order of the table.
    Rates(RateFilter, Option<RateSort>),
    /// Shows only these rates in the grid; `None` shows all again.
    OnlyRates(Option<Arc<BTreeSet<RateId>>>),
    /// Changes cells of the grid: typed, pasted, filled or cleared.
    EditRates(RateEdits),
    /// Copies rates, in front of the rate `before` or at the end.
    DuplicateRates { rates: Vec<RateId>, before: Option<RateId> },
    /// Deletes rates.
    DeleteRates(Vec<RateId>),
    /// Moves rates in front of the rate `before`, or to the end.
    MoveRates { rates: BTreeSet<RateId>, before: Option<RateId> },
    /// Asks which rates apply at an address.
    TryAddress(TaxTrial),
    /// Changes rates from a date on.
    PlanRates(Vec<RateId>, PlanForm),
    /// Takes out the version of a rate that begins on a day.
    RemoveRateVersion(RateId, Day),
    /// Adds a tax class of this name.
    AddClass(String),
    /// Deletes a class with its rates, or puts another class in its place.
    DeleteClass(ClassSlug, Option<Replacement>),
    /// Renames a class; its slug stays.
    RenameClass(ClassSlug, String),
    /// States the type of the rates of a class, and what is sold in it; `None` leaves it to be derived.
    SetClassTypes(ClassSlug, Option<RateType>, Option<SupplyKind>),
    /// Loads the first rates of a class and the counts of what uses it.
    LookAtClass(ClassSlug),
    /// Shows the Tax rates tab, filtered to a class.
    ShowInRates(ClassSlug),
    /// Opens a tab with its list filtered to a text.
    Find(Tab, String),
    /// Loads the document of a number.
    LookAtInvoice(String),
    /// Saves a file of a document.
    InvoiceFile(Box<Invoice>, InvoiceFormat),
    /// Asks on which day the unpaid ones of these documents were paid.
    AskPaid(BTreeSet<String>),
    /// Asks on which day the unpaid ones of these purchases were paid.
    AskPurchasesPaid(BTreeSet<PurchaseId>),
    /// Loads what a file says that is kept with a purchase, by its digest.
    LookAtFile(String),
    /// Saves a file that is kept with a purchase, by its digest and name.
    SaveKept(String, String),
    /// Saves the documents of these numbers into a folder.
    SaveInvoices(Vec<String>),
    /// Opens a record in its tab.
    Open(Target),
    /// An action of the Orders tab.
    Orders(OrdersAction),
}

/// What a room does once its change is made. It returns what it asks for then.
pub(crate) type Done = Box<dyn FnOnce(&mut dyn Any) -> Option<Action> + Send>;

/// What a room does with the refusal of its change. It hands back what is to be shown above the status bar.
type Refused = Box<dyn FnOnce(&mut dyn Any, Refusal) -> Option<Refusal>>;

/// Makes a change, on the writer thread.
type Work = Box<dyn FnOnce(&mut Engine, &Actor, Instant) -> Result<Done> + Send>;

/// A change that a room asks for.
pub(crate) struct Edit {
    /// The words of the status bar once it is made.
    pub(crate) note: String,
    pub(crate) work: Work,
    pub(crate) refused: Refused,
}

impl Edit {
    /// `work` makes the change and returns what the room does then.
    pub(crate) fn new<R: 'static, D: FnOnce(&mut R) -> Option<Action> + Send + 'static>(
        note: impl Into<String>,
        work: impl FnOnce(&mut Engine, &Actor, Instant) -> Result<D> + Send + 'static,
    ) -> Self {
        let work = move |engine: &mut Engine, actor: &Actor, now: Instant| -> Result<Done> {
            let done = work(engine, actor, now)?;
            Ok(Box::new(move |room: &mut dyn Any| done(room.downcast_mut()?)))
        };
        Self { note: note.into(), work: Box::new(work), refused: Box::new(|_, refusal| Some(refusal)) }
    }

    /// Several changes in one step of this title, which a toast offers to undo; they are made of the time in the shop.
    pub(crate) fn several<R: 'static>(
        title: Text,
        changes: impl FnOnce(Local) -> Vec<Change> + Send + 'static,
        then: impl FnOnce(&mut R) + Send + 'static,
    ) -> Self {
        let words = translate::text(&title);
        Self::new(words.clone(), move |engine: &mut Engine, actor: &Actor, now| {
            let changes = changes(engine.shop()?.time_zone.local(now));
            engine.apply(&Change::Books(BooksChange::Several { title, changes }), actor, now)?;
            Ok(move |room: &mut R| {
                then(room);
                Some(Action::SayWithUndo(words))
            })
        })
    }

    /// The same, with what the room does when it is refused.
    pub(crate) fn or_else<R: 'static>(
        self,
        refused: impl FnOnce(&mut R, Refusal) -> Option<Refusal> + 'static,
    ) -> Self {
        Self { refused: Box::new(|room, refusal| refused(room.downcast_mut()?, refusal)), ..self }
    }
}

/// Draws the title of a tab with its controls: `left` after the title, `right` at the right edge. In a window narrower
/// than `STACKED`, and where the tab is narrower than `needed` or than what they took before, `left` goes to a second row.
pub(crate) fn header_of(
    ui: &mut Ui,
    title: &str,
    needed: f32,
    left: impl FnOnce(&mut Ui),
    right: impl FnOnce(&mut Ui),
) {
    let width = ui.available_width();
    let overfull = Id::unique(("overfull header", title, needed.to_bits()));
    let least =
        ui.data(|data| data.get_temp(overfull)).map_or(needed, |overfull: f32| needed.max(overfull + 1.0));
    if ui.content_rect().width() >= STACKED && width >= least {
        if !first_row(ui, title, left, right) {
            ui.data_mut(|data| data.insert_temp(overfull, width));
            ui.ctx().request_discard("the header needs a second row");
        }
        return;
    }
    title_row(ui, title, right);
    let row = vec2(ui.available_width(), height::CONTROL);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center).with_main_wrap(true), left);
    ui.add_space(theme::space::M);
}

/// Draws the title of a tab with controls at the right edge only. Where these leave too little
/// room, the title is omitted, as the sidebar names the tab too.
pub(crate) fn title_row(ui: &mut Ui, title: &str, right: impl FnOnce(&mut Ui)) {
    let ink = theme::of(ui).text;
    let wide = ui.painter().layout_no_wrap(title.to_owned(), FontStyle::Title.font(), ink).size().x;
    let row = vec2(ui.available_width(), height::HEADER);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_height(height::HEADER);
        right(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if wide <= ui.available_width() {
                ui.add(egui::Label::new(text(title, FontStyle::Title, ink)).selectable(false));
            }
        });
    });
}

/// The request of a button in the head of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ListButton {
    New,
    Import,
    Export,
}

impl ListButton {
    /// The action; `None` where the list itself begins a record.
    pub(crate) const fn action(self) -> Option<Action> {
        match self {
            Self::New => None,
            Self::Import => Some(Action::Run(Command::Import)),
            Self::Export => Some(Action::Run(Command::Export)),
        }
    }
}

/// The buttons at the right edge of the head of a list, in the same order and places for all lists.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct ListButtons {
    /// The button that begins a record, where the user may.
    pub(crate) begins: Option<&'static str>,
    pub(crate) imports: bool,
    pub(crate) exports: bool,
}

impl ListButtons {
    /// Draws them from the right, before other controls of this width in points; returns the one that was clicked. Where
    /// there is little room, Import and Export are icons.
    pub(crate) fn show(self, ui: &mut Ui, others: f32) -> Option<ListButton> {
        let new = self.begins.map(|name| (ListButton::New, ICON_ADD, tr(name), tr!("Insert")));
        let listed = [
            (self.imports, (ListButton::Import, ICON_UPLOAD, tr!("Import"), tr!("Ctrl+I"))),
            (self.exports, (ListButton::Export, ICON_DOWNLOAD, tr!("Export"), tr!("Ctrl+E"))),
        ];
        let listed = listed.into_iter().filter_map(|(is_there, button)| is_there.then_some(button));
        let all: Vec<_> = new.into_iter().chain(listed).collect();
        let gap = ui.spacing().item_spacing.x;
        let needed: f32 =
            all.iter().map(|(_, icon, name, _)| Button::new(name).icon(*icon).width(ui) + gap).sum();
        let has_words = needed + others <= ui.available_width();
        let mut clicked = None;
        for (button, icon, name, keys) in all {
            let is_short = !has_words && button != ListButton::New;
            let response = if is_short {
                icon_button(ui, icon, name, true)
            } else {
                Button::new(name).icon(icon).show(ui)
            };
            if response.on_hover_text(keys).clicked() {
                clicked = Some(button);
            }
        }
        clicked
    }
}

/// Draws the buttons in the place of what has no data yet: a first order, an import, or the sample shop.
pub(crate) fn fill_ui(ui: &mut Ui) -> Option<Action> {
    let buttons = vec![
        Button::new(tr!("New order")).icon(ICON_ADD).kind(Kind::Primary),
        Button::new(tr!("Import orders")).icon(ICON_UPLOAD),
        Button::new(tr!("Try the sample shop")).icon(ICON_STOREFRONT),
    ];
    match ways_on(ui, buttons)? {
        0 => Some(Action::Run(Command::NewOrder)),
        1 => Some(Action::Run(Command::Import)),
        _ => Some(Action::Run(Command::SampleShop)),
    }
}

/// Takes the rest of the tab below its header, with a margin at the bottom.
pub(crate) fn rest(ui: &mut Ui) -> Rect {
    let mut room = ui.available_rect_before_wrap();
    room.max.y -= theme::space::L;
    ui.allocate_rect(room, Sense::hover());
    room
}

/// Draws all in one row; false where there is too little room.
fn first_row(ui: &mut Ui, title: &str, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) -> bool {
    let tokens = theme::of(ui);
    let row = vec2(ui.available_width(), height::HEADER);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(height::HEADER);
        ui.add(egui::Label::new(text(title, FontStyle::Title, tokens.text)).selectable(false));
        ui.add_space(12.0);
        left(ui);
        let end = ui.min_rect().right();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            right(ui);
            ui.min_rect().left() >= end
        })
        .inner
    })
    .inner
}
