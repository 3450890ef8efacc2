//! An open shop on screen: the shell around the tab that is open, and what its actions mean.

use egui::{CentralPanel, Frame, Margin, Panel, Ui};

use super::desk::{Desk, Outcome};
use super::format;
use super::model::Refusal;
use super::remember::Remembered;
use super::shell::{self, Chosen, Status};
use super::tabs::classes::{ClassesState, classes_ui};
use super::tabs::rates::{Grid, GridLayout, RatesState, class_of_new, rates_ui};
use super::tabs::sales::{SalesState, sales_ui};
use super::tabs::sellers::{SellersState, sellers_ui};
use super::tabs::{Action, Tab};
use super::theme::{self, Type, space};
use super::widgets::icon_button;

/// An open shop.
pub(crate) struct ShopWindow {
    pub(crate) desk: Desk,
    tab: Tab,
    sales: SalesState,
    sellers: SellersState,
    rates: RatesState,
    classes: ClassesState,
    /// Whether it is still to be said that the file opened.
    is_new: bool,
    /// What was refused and belongs to no cell or form.
    refusal: Option<Refusal>,
}

impl ShopWindow {
    /// At the tab that was open last.
    pub(crate) fn new(desk: Desk, tab: Tab) -> Self {
        Self {
            desk,
            tab,
            sales: SalesState::default(),
            sellers: SellersState::default(),
            rates: RatesState::default(),
            classes: ClassesState::default(),
            is_new: true,
            refusal: None,
        }
    }

    /// The tab that is open.
    pub(crate) fn tab(&self) -> Tab {
        self.tab
    }

    /// Opens a tab.
    pub(crate) fn go(&mut self, tab: Tab) {
        if tab != self.tab {
            self.leave();
        }
        self.tab = tab;
    }

    /// Something else is looked at: nothing that was typed is lost.
    pub(crate) fn leave(&mut self) {
        if let Some(action) = self.rates.leave(self.desk.rates.value.as_ref(), &self.desk.shown) {
            self.act(action);
        }
    }

    /// Whether the file has opened since this was asked last.
    pub(crate) fn has_opened(&mut self) -> bool {
        self.desk.facts.value.is_some() && std::mem::take(&mut self.is_new)
    }

    /// Takes in what has come, and asks for what the open tab needs.
    pub(crate) fn work(&mut self) {
        for outcome in self.desk.poll() {
            self.came(outcome);
        }
        if self.desk.facts.value.is_some() {
            self.desk.show(self.tab);
        }
    }

    /// How the grid of rates is arranged, for the next time.
    pub(crate) fn grid_layout(&self) -> GridLayout {
        GridLayout::of(&self.rates, self.desk.shown.sort)
    }

    /// The grid of rates as it was left last time.
    pub(crate) fn arrange(&mut self, layout: &GridLayout) {
        let sort = layout.restore(&mut self.rates);
        self.desk.sort_rates(sort);
    }

    /// Draws it; answers with what was chosen in a menu.
    pub(crate) fn show(&mut self, ui: &mut Ui, remembered: &Remembered) -> Option<Chosen> {
        if let Some(tab) = shell::spine(ui, self.desk.facts.value.as_ref(), self.tab) {
            self.go(tab);
        }
        let chosen = shell::menu_bar(ui, remembered, true);
        let shown = self.shown();
        let status = Status {
            is_saving: self.desk.is_saving(),
            refused: self.rates.refused_cells(),
            saved: self.desk.saved.as_deref(),
            shown: &shown,
            hint: self.hint(),
        };
        shell::status_bar(ui, &status);
        self.refusal_bar(ui);
        let frame = Frame::NONE.fill(theme::of(ui).bg);
        let actions = CentralPanel::default().frame(frame).show(ui, |ui| self.tab_ui(ui)).inner;
        for action in actions {
            self.act(action);
        }
        chosen
    }

    fn tab_ui(&mut self, ui: &mut Ui) -> Vec<Action> {
        let desk = &mut self.desk;
        if self.tab == Tab::TaxRates {
            let (classes, shown) = (desk.classes.value.as_ref(), &desk.shown);
            let class = class_of_new(shown);
            let view = Grid { rates: &desk.rates, classes, hints: &desk.hints, shown, class };
            return rates_ui(ui, &view, &mut self.rates);
        }
        let margin = Margin { left: space::PAGE_LEFT, right: space::PAGE_RIGHT, top: 0, bottom: 0 };
        let page = Frame::NONE.inner_margin(margin);
        page.show(ui, |ui| match self.tab {
            Tab::Sales => sales_ui(ui, &desk.sales, &mut desk.period, &mut self.sales),
            Tab::TopSellers => sellers_ui(ui, &desk.sellers, &mut desk.period, desk.limit, &mut self.sellers),
            _ => classes_ui(ui, &desk.classes, &desk.detail, &mut self.classes),
        })
        .inner
        .into_iter()
        .collect()
    }

    fn act(&mut self, action: Action) {
        let desk = &mut self.desk;
        match action {
            Action::Period(period) => desk.choose_period(period),
            Action::Limit(limit) => desk.choose_limit(limit),
            Action::Rates(filter, sort) => {
                desk.choose_rates(filter, sort);
                self.rates.filter_changed();
            }
            Action::OnlyRates(only) => {
                desk.choose_only(only);
                self.rates.filter_changed();
            }
            Action::EditRates(edits) => desk.edit_rates(edits),
            Action::InsertRate { before } => desk.insert_rate(before),
            Action::DuplicateRates { rates, before } => desk.duplicate_rates(rates, before),
            Action::DeleteRates(rates) => desk.delete_rates(rates),
            Action::MoveRates { rates, before } => desk.move_rates(rates, before),
            Action::AddClass(name) => desk.add_class(name),
            Action::DeleteClass(slug) => desk.delete_class(&slug),
            Action::LookAtClass(slug) => desk.look_at_class(&slug),
            Action::ShowInRates(slug) => {
                desk.choose_class(Some(slug));
                self.rates.filter_changed();
                self.tab = Tab::TaxRates;
            }
        }
    }

    fn came(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::CellsSaved(written) => {
                if let Some(held) = self.rates.written(written) {
                    self.act(held);
                }
            }
            Outcome::CellsRefused(edits, refusal) => {
                if let Some(held) = self.rates.refused(edits, &refusal) {
                    self.act(held);
                }
            }
            Outcome::RatesAdded(rates) => self.rates.added(rates),
            Outcome::ClassAdded(slug) => {
                self.desk.look_at_class(&slug);
                self.classes.added(slug);
            }
            Outcome::ClassRefused(refusal) => self.classes.refused(refusal),
            Outcome::Deleted => self.rates.deleted(),
            Outcome::Moved => {}
            Outcome::Refused(refusal) => self.refusal = Some(refusal),
        }
    }

    /// What the open tab shows of all there is.
    fn shown(&self) -> String {
        match self.tab {
            Tab::Sales => {
                let orders = self.desk.sales.value.as_ref().map(|view| view.orders);
                orders.map(|orders| format!("{} in this range", format::counted(orders, "order", "orders")))
            }
            Tab::TopSellers => self.desk.sellers.value.as_ref().map(|view| view.shown.clone()),
            Tab::TaxRates => self.rates_shown(),
            Tab::TaxClasses => self.desk.classes.value.as_ref().map(|view| {
                let classes = i64::try_from(view.existing().count()).unwrap_or(i64::MAX);
                let classes = format::counted(classes, "class", "classes");
                format!("{classes}, {}", format::counted(view.rates, "rate", "rates"))
            }),
        }
        .unwrap_or_default()
    }

    fn rates_shown(&self) -> Option<String> {
        let shown = i64::try_from(self.desk.rates.value.as_ref()?.total()).unwrap_or(i64::MAX);
        let all = self.desk.classes.value.as_ref().map_or(shown, |view| view.rates);
        let of = format!("{} of {}", format::count(shown), format::counted(all, "rate", "rates"));
        let counted =
            |count: usize, one, many| format::counted(i64::try_from(count).unwrap_or(i64::MAX), one, many);
        Some(match self.rates.selected() {
            Some((rows, cells)) => {
                format!(
                    "{of} · {}, {} selected",
                    counted(rows, "row", "rows"),
                    counted(cells, "cell", "cells")
                )
            }
            None => of,
        })
    }

    fn hint(&self) -> &str {
        match self.tab {
            Tab::Sales => self.desk.facts.value.as_ref().map_or("", |facts| facts.shop.time_zone.name()),
            Tab::TopSellers => "Deleted products are left out",
            Tab::TaxRates if self.desk.rates.refusal.is_some() => "",
            Tab::TaxRates => "Type or F2 to edit · Ctrl+D fills down · F8 next issue · F6 leaves the grid",
            Tab::TaxClasses => "A class can be deleted, the standard one stays",
        }
    }

    /// A refusal that has no other place, until it is put away.
    fn refusal_bar(&mut self, ui: &mut Ui) {
        let Some(refusal) = &self.refusal else { return };
        let tokens = theme::of(ui);
        let frame = Frame::NONE.fill(tokens.negative_soft).inner_margin(Margin::symmetric(16, 4));
        let shown = Panel::bottom("refusal").exact_size(36.0).show_separator_line(false).frame(frame).show(
            ui,
            |ui| {
                ui.horizontal_centered(|ui| {
                    ui.label(theme::text(&refusal.message, Type::Strong, tokens.negative));
                    ui.label(theme::text(refusal.code, Type::Caption, tokens.text2));
                    let end = egui::Layout::right_to_left(egui::Align::Center);
                    ui.with_layout(end, |ui| {
                        icon_button(ui, egui_material_icons::icons::ICON_CLOSE, "Put away", true).clicked()
                    })
                    .inner
                })
                .inner
            },
        );
        if shown.inner {
            self.refusal = None;
        }
    }
}
