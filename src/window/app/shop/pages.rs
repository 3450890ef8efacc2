//! The pages of the tabs, a row for each, with what the window does with a tab; what it says of one is in `TabFacts`.

use crate::history::History;
use crate::model::{OrderFilter, Tab};
use crate::returns::Returns;
use crate::room::Rooms;
use crate::sales::Sales;
use crate::sellers::Sellers;
use crate::session::ShopSession;
use crate::tabs::calendar::Days;
use crate::tabs::classes::classes_ui;
use crate::tabs::rates::rates_ui;
use crate::taxes::Taxes;
use crate::translate::tr;
use domain::noun::NounKind;
use domain::purchase::SupplierPurchase;
use domain::purchase::supplier::Supplier;
use domain::rate::table::RateFilter;
use domain::text;
use engine::{CustomerRow, ProductRow};

use super::ShopWindow;
use super::lists::{INVOICES, list};
use super::page::{Page, Unsaved};

/// The page of a tab.
pub(super) fn page_of(tab: Tab) -> &'static Page {
    PAGES.iter().find(|page| page.tab == tab).unwrap_or(&SALES)
}

/// The page of the list of these records.
pub(super) fn page_with(noun: NounKind) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.noun == Some(noun))
}

pub(super) fn rooms() -> Rooms {
    Rooms(PAGES.iter().filter_map(|page| page.room).map(|room| room()).collect())
}

const SALES: Page = Page::room::<Sales>();

/// All tabs, in the order of the sidebar.
pub(super) static PAGES: [Page; 13] = [
    SALES,
    Page::room::<Sellers>(),
    Page::room::<Taxes>(),
    Page {
        load: |window| window.session.show_orders(),
        refusal: |window| window.session.order_views.refusal(),
        draw: ShopWindow::orders_ui,
        is_edgeless: true,
        status: |window| window.session.orders_shown(),
        take_keyboard: |window| window.orders.take_keyboard(),
        begin: ShopWindow::begin_order,
        find: |window, text| {
            let filter = OrderFilter { text, ..OrderFilter::default() };
            window.orders.filtered(&filter);
            window.session.filter_orders(filter);
        },
        exports: |window| window.session.order_exports(),
        unsaved: Unsaved {
            counted: |count| text!("{count} {count:order|orders}", count),
            count: |window| window.orders.page.unsaved().count(),
            show: |window| {
                if let Some(number) = window.orders.show_unsaved() {
                    window.show_order(number);
                }
            },
            changes: |window| window.orders.page.changes(),
            leave: |window| window.orders.page.leave(),
            ..Unsaved::NONE
        },
        ..Page::of(Tab::Orders)
    },
    INVOICES,
    list::<SupplierPurchase>(),
    list::<ProductRow>(),
    list::<CustomerRow>(),
    list::<Supplier>(),
    Page {
        load: |window| {
            window.session.show_classes();
            window.session.show_rates();
        },
        refusal: |window| window.session.views.rates.refusal.as_ref(),
        draw: |window, ui| rates_ui(ui, &window.session.rates_grid(), &mut window.rates),
        is_edgeless: true,
        status: |window| window.session.rates_shown(window.rates.selected()),
        take_keyboard: |window| window.rates.take_keyboard(),
        begin: |window| window.rates.begin_new(None),
        find: |window, text| {
            let filter = RateFilter { anywhere: text, ..RateFilter::default() };
            window.session.choose_rates(filter, window.session.shown.sort);
            window.rates.filter_changed();
            window.take_keyboard();
        },
        exports: |window| window.session.rate_exports(),
        unsaved: Unsaved {
            counted: |count| text!("{count} {count:row|rows}", count),
            count: |window| window.rates.unsaved_rows().len(),
            changes: |window| window.rates.draft_changes(),
            // Saves the cell that is being edited.
            leave: |window| {
                for action in window.rates.leave(&window.session.rates_grid()) {
                    window.act(action);
                }
            },
            ..Unsaved::NONE
        },
        ..Page::of(Tab::TaxRates)
    },
    Page {
        load: |window| window.session.show_classes(),
        refusal: |window| window.session.views.classes.refusal.as_ref(),
        draw: |window, ui| {
            window.classes.may_change = window.may_manage();
            let views = &window.session.views;
            classes_ui(ui, &views.classes, &views.class, &mut window.classes).into_iter().collect()
        },
        status: ShopWindow::classes_status,
        take_keyboard: |window| window.classes.take_keyboard(),
        begin: |window| window.classes.begin_new(),
        exports: |_| (ShopSession::class_exports(), 0),
        ..Page::of(Tab::TaxClasses)
    },
    Page {
        unsaved: Unsaved {
            counted: |count| text!("{count} {count:box|boxes}", count),
            count: |window| window.rooms.get::<Returns>().map_or(0, |returns| returns.unsaved_boxes()),
            is_kept: false,
            ..Unsaved::NONE
        },
        ..Page::room::<Returns>()
    },
    Page::room::<History>(),
];

impl ShopWindow {
    pub(super) fn days(&self) -> Days {
        let today = self.session.facts.value.as_ref().map(|facts| facts.today).unwrap_or_default();
        Days { today, begins: self.first_day, formatter: self.session.formatter }
    }

    fn may_manage(&self) -> bool {
        self.session.facts.value.as_ref().is_some_and(|facts| facts.may_manage)
    }

    fn classes_status(&self) -> Option<String> {
        let view = self.session.views.classes.value.as_ref()?;
        let classes = tr!("{count} {count:class|classes}", count = view.existing().count());
        Some(format!("{classes}, {}", tr!("{count} {count:rate|rates}", count = view.rates)))
    }
}
