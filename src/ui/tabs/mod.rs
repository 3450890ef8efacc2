//! One file per tab. A tab draws what it is given and answers with what the person asked for; it
//! never touches data.

pub(crate) mod books;
pub(crate) mod calendar;
pub(crate) mod chip;
pub(crate) mod classes;
pub(crate) mod compare;
pub(crate) mod explain;
pub(crate) mod history;
pub(crate) mod orders;
pub(crate) mod period;
pub(crate) mod rates;
pub(crate) mod refused;
pub(crate) mod sales;
pub(crate) mod scale;
pub(crate) mod sellers;
pub(crate) mod suggest;
pub(crate) mod taxes;

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{Align, Layout, Ui, vec2};

use super::model::Figure;
use super::theme::{self, STACKED, Type, height, text};
use crate::domain::class::ClassSlug;
use crate::domain::ids::{ProductId, RateId};
use crate::domain::period::Comparison;
use crate::domain::rate_table::{RateFilter, RateSort};
use crate::domain::report::SellerRank;
use crate::domain::time::Local;
use crate::engine::{Direction, OutFormat, Replacement};
use crate::ui::model::{CustomersAction, OrdersAction, PeriodChoice, ProductsAction, RateEdits};

/// What a person asked for in a tab.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Action {
    /// Reports of another range.
    Period(PeriodChoice),
    /// Reports compared with another range, or with none.
    Compare(Option<Comparison>),
    /// The orders from one second to another.
    ListOrders(Local, Local),
    /// What adds up to a figure, from one second to another.
    Explain(Figure, Local, Local),
    /// What is shown, into a file, in a format that may be chosen already.
    Export(Option<OutFormat>),
    /// The chart, into a file.
    ExportPicture,
    /// Files are to come in.
    Import,
    /// The shop to try things in.
    Sample,
    /// Reads again what could not be read.
    Again,
    /// Another number of top sellers.
    Limit(u64),
    /// Top sellers by another rank.
    Rank(SellerRank),
    /// Other rates in the grid, or in another order.
    Rates(RateFilter, Option<RateSort>),
    /// Only these rates in the grid, or all again.
    OnlyRates(Option<Arc<BTreeSet<RateId>>>),
    /// Cells were typed into, pasted, filled or cleared.
    EditRates(RateEdits),
    /// Copies of rates, in front of another rate or at the end.
    DuplicateRates { rates: Vec<RateId>, before: Option<RateId> },
    /// Rows are to go.
    DeleteRates(Vec<RateId>),
    /// Rows are to stand in front of another rate, or at the end.
    MoveRates { rates: BTreeSet<RateId>, before: Option<RateId> },
    /// A new class.
    AddClass(String),
    /// A class is to go with its rates, or another is to take its place.
    DeleteClass(ClassSlug, Option<Replacement>),
    /// A class is to be called so.
    RenameClass(ClassSlug, String),
    /// The first rates of a class are looked at.
    LookAtClass(ClassSlug),
    /// The grid, filtered to a class.
    ShowInRates(ClassSlug),
    /// Something of the Products tab.
    Products(ProductsAction),
    /// Something of the Customers tab.
    Customers(CustomersAction),
    /// More of what was done.
    MoreHistory,
    /// The last step back, or again.
    Travel(Direction),
    /// Somebody else is to act.
    SwitchUser,
    /// An order, in the Orders tab.
    OpenOrder(String),
    /// The orders that hold a product, with its name.
    OrdersOfProduct(ProductId, String),
    /// The orders of a customer, by login, with their name.
    OrdersOfCustomer(String, String),
    /// A product, in the Products tab.
    ShowProduct(ProductId),
    /// A customer, by login, in the Customers tab.
    ShowCustomer(String),
    /// Something of the Orders tab.
    Orders(OrdersAction),
}

/// The title of a tab with its controls: `left` follows the title, `right` stands at the edge. In a
/// narrow window `left` goes to a second row.
pub(crate) fn header(ui: &mut Ui, title: &str, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    header_of(ui, title, 0.0, left, right);
}

/// As `header`, with a second row also where there is less room than they need.
pub(crate) fn header_of(
    ui: &mut Ui,
    title: &str,
    needed: f32,
    left: impl FnOnce(&mut Ui),
    right: impl FnOnce(&mut Ui),
) {
    if ui.content_rect().width() >= STACKED && ui.available_width() >= needed {
        return first_row(ui, title, left, right);
    }
    title_row(ui, title, right);
    let row = vec2(ui.available_width(), height::CONTROL);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center).with_main_wrap(true), left);
    ui.add_space(theme::space::M);
}

/// The title of a tab whose only controls stand at the edge. Where they take all the room, the sidebar
/// alone says which tab it is.
pub(crate) fn title_row(ui: &mut Ui, title: &str, right: impl FnOnce(&mut Ui)) {
    let ink = theme::of(ui).text;
    let wide = ui.painter().layout_no_wrap(title.to_owned(), Type::Title.font(), ink).size().x;
    let row = vec2(ui.available_width(), height::HEADER);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_height(height::HEADER);
        right(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if wide <= ui.available_width() {
                ui.add(egui::Label::new(text(title, Type::Title, ink)).selectable(false));
            }
        });
    });
}

fn first_row(ui: &mut Ui, title: &str, left: impl FnOnce(&mut Ui), right: impl FnOnce(&mut Ui)) {
    let tokens = theme::of(ui);
    let row = vec2(ui.available_width(), height::HEADER);
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(height::HEADER);
        ui.add(egui::Label::new(text(title, Type::Title, tokens.text)).selectable(false));
        ui.add_space(12.0);
        left(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), right);
    });
}
