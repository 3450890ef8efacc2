//! The Earnings tab: income, the cost of goods and expenses of a range by category and period, and what is left.

mod chart;
mod entries;
mod receipt;
mod table;
mod view;

use egui::{Rect, Ui};
use egui_material_icons::icons::{ICON_CALCULATE, ICON_CALENDAR_TODAY, ICON_LAYERS};

use crate::format::first_upper;
use crate::model::{ExportContent, ExportSubject, Loadable, Tab};
use crate::report::beside::{TableHeight, with_receipt};
use crate::report::controls::{LabelLength, compare_ui, export_ui};
use crate::report::{NoSales, Report};
use crate::room::{Room, Shop};
use crate::session::{Reading, ShopSession};
use crate::tabs::Action;
use crate::translate::{dates, tr};
use crate::widgets::{Dropdown, TableState, choice_entry};
use domain::error::Result;
use domain::report::Division;
use domain::report::earnings::{CostOfGoods, EarningsGrouping, EarningsOptions};
use domain::shop::basis::Basis;
use domain::time::period::ReportRange;
use engine::{ComparedRange, Export, Listing};

use entries::Entries;
use view::EarningsView;

/// The tab, with what is chosen in it.
#[derive(Debug, Default)]
pub(crate) struct EarningsTab {
    options: EarningsOptions,
    list: TableState,
    entries: Entries,
}

impl Room for EarningsTab {
    type Query = (u64, ComparedRange, EarningsOptions);
    type View = EarningsView;
    const TAB: Tab = Tab::Earnings;

    fn query(&self, session: &ShopSession) -> Self::Query {
        (session.refreshed, session.range_wanted(), self.options)
    }

    fn read((_, of, options): &Self::Query, from: &Reading<'_>) -> Result<EarningsView> {
        EarningsView::read(of, *options, from)
    }

    fn draw(&mut self, ui: &mut Ui, known: &Loadable<EarningsView>, shop: Shop<'_>) -> Option<Action> {
        self.show(ui, known, shop)
    }

    fn status(view: &EarningsView) -> Option<String> {
        Some(tr!("{amount} left", amount = view.amounts.signed(view.found.total().left)))
    }

    fn exports(&self, view: Option<&EarningsView>, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        let about = view.map_or_else(
            || tr!("The earnings of the range that is chosen.").to_owned(),
            |view| tr!("{range}, income and expenses.", range = dates().range(&view.found.range)),
        );
        let listing = Listing::Earnings(session.range_wanted(), self.options);
        let (mut all, shown) = Self::exported(view, (listing, "earnings", about));
        let journal = Listing::Bookings(session.period.query(), self.options.basis);
        let about =
            tr!("Each order, refund and purchase of the range as rows that sum to zero, for an accountant.");
        let (journal, _) = Self::exported(view, (journal, "journal", about.to_owned()));
        let named = |subject| ExportSubject { name: tr!("Journal").to_owned(), ..subject };
        all.extend(journal.into_iter().map(named));
        let is_german = session.facts.value.as_ref().is_some_and(|facts| facts.shop.address.country == "DE");
        let datev = all.last().filter(|_| is_german).map(|journal| ExportSubject {
            name: tr!("Journal for DATEV").to_owned(),
            about: tr!("The same by the accounts of SKR03 or SKR04, as a batch that DATEV reads.").to_owned(),
            stem: journal.stem.replace("journal", "EXTF_Buchungsstapel"),
            content: ExportContent::Export(Export::Datev(session.period.query(), self.options.basis)),
        });
        all.extend(datev);
        (all, shown)
    }

    fn take_keyboard(&mut self) {
        self.list.take_keyboard();
    }

    fn take_in(&mut self, session: &ShopSession) -> bool {
        self.entries.take_in(session)
    }
}

impl Report for EarningsTab {
    const CONTROLS: [f32; 2] = [1144.0, 1314.0];

    fn range(view: &EarningsView) -> &ReportRange {
        &view.found.range
    }

    /// From right to left: export, what counts, periods, comparison.
    fn controls(&mut self, ui: &mut Ui, view: Option<&EarningsView>, shop: Shop<'_>) -> Option<Action> {
        let exported = view.filter(|view| !view.found.is_empty()).and_then(|_| export_ui(ui, false));
        let counts = view.and_then(|view| self.counts_ui(ui, view));
        let by = self.periods_ui(ui);
        let compared = compare_ui(ui, shop, view.and_then(EarningsView::compared_range), LabelLength::Short);
        self.options = counts.unwrap_or(self.options);
        self.options.by = by.unwrap_or(self.options.by);
        exported.or(compared)
    }

    fn body(&mut self, ui: &mut Ui, room: Rect, view: &EarningsView, shop: Shop<'_>) -> Option<Action> {
        if view.found.is_empty() && view.notes.is_empty() {
            let empty = NoSales {
                icon: ICON_CALCULATE,
                heading: &tr!("Nothing earned or spent in {period}", period = &view.title),
                sentence: tr!("Sales and purchases of these days appear here. Choose other days above."),
                latest: None,
                may_import: shop.may_manage(),
            };
            return empty.show(ui, room, &shop.session.period);
        }
        let height = TableHeight { whole: table::height(view), least: 200.0, most: 420.0 };
        let parts = (
            |ui: &mut Ui, upper| table::table_card(ui, upper, view, self),
            |ui: &mut Ui, rest| chart::chart_card(ui, rest, view),
            |ui: &mut Ui| receipt::receipt_ui(ui, view),
        );
        with_receipt(ui, room, height, parts);
        self.entries.show(ui, view, shop)
    }
}

impl EarningsTab {
    fn periods_ui(&self, ui: &mut Ui) -> Option<EarningsGrouping> {
        let name = |by: EarningsGrouping| first_upper(tr(by.name()));
        let shown = name(self.options.by);
        Dropdown::new(tr!("Periods"), &shown).icon(ICON_CALENDAR_TODAY).show(ui, |ui| {
            let mut chosen = None;
            for by in EarningsGrouping::ALL {
                if choice_entry(ui, &name(by), "", by == self.options.by) {
                    chosen = Some(by);
                }
            }
            chosen
        })
    }

    /// The basis, the cost of goods, and what the sales are divided by.
    fn counts_ui(&self, ui: &mut Ui, view: &EarningsView) -> Option<EarningsOptions> {
        let was = self.options;
        Dropdown::new(tr!("What counts"), tr!("What counts")).icon_only(ICON_LAYERS).width(280.0).show(
            ui,
            |ui| {
                let mut chosen = None;
                for basis in Basis::ALL {
                    if choice_entry(ui, &first_upper(tr(basis.name())), "", basis == view.found.basis) {
                        chosen = Some(EarningsOptions { basis: Some(basis), ..was });
                    }
                }
                ui.separator();
                for cost in CostOfGoods::ALL {
                    let is_offered = view.found.has_costs || cost == was.cost;
                    if is_offered && choice_entry(ui, &first_upper(tr(cost.name())), "", cost == was.cost) {
                        chosen = Some(EarningsOptions { cost, ..was });
                    }
                }
                ui.separator();
                for divided in [None, Some(Division::Source), Some(Division::TaxClass)] {
                    let name = divided.map_or(tr!("Sales in one line"), |by| tr(by.by()));
                    if choice_entry(ui, &first_upper(name), "", divided == was.divided) {
                        chosen = Some(EarningsOptions { divided, ..was });
                    }
                }
                chosen
            },
        )
    }
}
