//! The tabs of the window, in the order and groups of the sidebar, and what the window says of each.

use egui_material_icons::MaterialIcon as Icon;
use egui_material_icons::icons::{
    ICON_ACCOUNT_BALANCE, ICON_CALCULATE, ICON_CATEGORY, ICON_DESCRIPTION, ICON_GROUP, ICON_HISTORY,
    ICON_INVENTORY_2, ICON_LAYERS, ICON_LEADERBOARD, ICON_LOCAL_SHIPPING, ICON_MONITORING, ICON_PERCENT,
    ICON_RECEIPT_LONG, ICON_REQUEST_QUOTE, ICON_SHOPPING_CART,
};

use domain::label;
use domain::noun::NounKind;

/// The name of the setting of a shop that shows the tabs of purchases before there are any.
pub(crate) const SHOW_PURCHASES: &str = label!("Purchases and tax returns");

/// A tab of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tab {
    /// The sales report.
    Sales,
    /// The best selling products, ranked by quantity or net sales.
    TopSellers,
    /// The tax that each rate charged.
    TaxSummary,
    /// Income and expenses.
    Earnings,
    /// The list of orders, and the form of one.
    Orders,
    /// The invoices and credit notes to customers.
    Invoices,
    /// The documents of suppliers.
    Purchases,
    Products,
    Customers,
    /// Whom the shop buys from.
    Suppliers,
    /// The categories of expenses that are the shop's own.
    Categories,
    /// The grid of tax rates.
    TaxRates,
    TaxClasses,
    /// The tax returns.
    Returns,
    /// The journal.
    History,
}

impl Tab {
    /// The tab that shows a noun, if one does.
    pub(crate) const fn of(kind: NounKind) -> Option<Self> {
        match kind {
            NounKind::Order => Some(Self::Orders),
            NounKind::Product => Some(Self::Products),
            NounKind::Customer => Some(Self::Customers),
            NounKind::Supplier => Some(Self::Suppliers),
            NounKind::ExpenseCategory => Some(Self::Categories),
            NounKind::Purchase => Some(Self::Purchases),
            NounKind::Invoice => Some(Self::Invoices),
            NounKind::TaxRate => Some(Self::TaxRates),
            NounKind::TaxClass => Some(Self::TaxClasses),
            NounKind::DayNote => Some(Self::Sales),
            NounKind::EnteredAmount | NounKind::Period => Some(Self::Returns),
            NounKind::CreditNote | NounKind::Setting | NounKind::User => None,
        }
    }

    /// The groups of the sidebar, in its order.
    pub(crate) const GROUPS: [(&str, &[Self]); 3] = [
        (label!("Reports"), &[Self::Sales, Self::TopSellers, Self::TaxSummary, Self::Earnings]),
        (
            label!("Books"),
            &[
                Self::Orders,
                Self::Invoices,
                Self::Purchases,
                Self::Products,
                Self::Customers,
                Self::Suppliers,
                Self::Categories,
            ],
        ),
        (label!("Taxes"), &[Self::TaxRates, Self::TaxClasses, Self::Returns]),
    ];

    /// The tabs in the order of the sidebar; History is at its bottom.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Self::GROUPS.into_iter().flat_map(|(_, tabs)| tabs.iter().copied()).chain([Self::History])
    }

    /// True for a tab that only shops need that keep purchases and file tax returns.
    pub(crate) const fn is_of_purchases(self) -> bool {
        matches!(self, Self::Earnings | Self::Purchases | Self::Suppliers | Self::Categories | Self::Returns)
    }

    /// True if it may have a number among the shortcuts, of which there are nine.
    pub(crate) const fn is_numbered(self) -> bool {
        !matches!(self, Self::Earnings | Self::Categories)
    }

    /// True if the sidebar leaves it out until the shop is known to need it.
    pub(crate) const fn is_optional(self) -> bool {
        self.is_of_purchases() || matches!(self, Self::Invoices)
    }

    /// Name in the sidebar and heading.
    pub(crate) const fn name(self) -> &'static str {
        self.facts().name
    }

    pub(crate) const fn facts(self) -> TabFacts {
        match self {
            Self::Sales => TabFacts::report(ICON_MONITORING, label!("Sales"), label!("sales"), ""),
            Self::TopSellers => TabFacts::report(
                ICON_LEADERBOARD,
                label!("Top sellers"),
                label!("top sellers"),
                label!("Archived products are among the others"),
            ),
            Self::TaxSummary => TabFacts::report(
                ICON_REQUEST_QUOTE,
                label!("Tax summary"),
                label!("taxes"),
                label!("Rates as charged at the time · Enter shows what is behind one"),
            ),
            Self::Earnings => TabFacts::report(
                ICON_CALCULATE,
                label!("Earnings"),
                label!("earnings"),
                label!("Enter opens what a line is made of · net amounts, with tax that cannot be deducted"),
            ),
            Self::Orders => TabFacts::list(ICON_RECEIPT_LONG, label!("Orders"), label!("orders")).read_by_all(
                label!("Enter edits · Insert adds · Delete archives · Ctrl+Enter saves and starts the next"),
            ),
            Self::Invoices => TabFacts::list(ICON_DESCRIPTION, label!("Invoices"), label!("invoices"))
                .read_by_all(label!(
                    "Enter notes the payment · Ctrl+S saves · an issued invoice stays as it is"
                )),
            Self::Purchases => TabFacts::list(ICON_SHOPPING_CART, label!("Purchases"), label!("purchases"))
                .begun(label!("New purchase"))
                .read_by_all(label!(
                    "Enter edits · Insert adds · Delete deletes · Ctrl+Enter saves and starts the next"
                )),
            Self::Products => TabFacts::list(ICON_INVENTORY_2, label!("Products"), label!("products"))
                .begun(label!("New product")),
            Self::Customers => TabFacts::list(ICON_GROUP, label!("Customers"), label!("customers"))
                .begun(label!("New customer")),
            Self::Suppliers => TabFacts::list(ICON_LOCAL_SHIPPING, label!("Suppliers"), label!("suppliers"))
                .begun(label!("New supplier")),
            Self::Categories => {
                TabFacts::list(ICON_LAYERS, label!("Categories"), label!("expense categories"))
                    .begun(label!("New category"))
            }
            Self::TaxRates => TabFacts::list(ICON_PERCENT, label!("Tax rates"), label!("tax rates"))
                .begun(label!("New tax rate"))
                .read_by_all(label!(
                    "Type or F2 to edit · Insert adds · Ctrl+D fills down · F8 next issue · F6 leaves the grid"
                )),
            Self::TaxClasses => TabFacts {
                hint: label!(
                    "Enter renames · Insert adds · Delete deletes · the standard one stays as it is"
                ),
                begin: Some(label!("New tax class")),
                is_searched: false,
                ..TabFacts::list(ICON_CATEGORY, label!("Tax classes"), label!("tax classes"))
            },
            Self::Returns => TabFacts::report(
                ICON_ACCOUNT_BALANCE,
                label!("Returns"),
                label!("returns"),
                label!("Enter opens what a box is made of · Esc goes back"),
            ),
            Self::History => TabFacts::list(ICON_HISTORY, label!("History"), label!("history"))
                .read_by_all(label!("Enter opens what was changed · undo goes back step by step")),
        }
    }
}

/// Fixed facts of a tab.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TabFacts {
    pub(crate) icon: Icon,
    /// Name in the sidebar and heading.
    pub(crate) name: &'static str,
    /// The contents, as in `The products cannot be shown`.
    pub(crate) subject: &'static str,
    /// The hint in the status bar.
    pub(crate) hint: &'static str,
    /// The command of the palette that begins a new record; `None` also where that is a command of a menu.
    pub(crate) begin: Option<&'static str>,
    /// True if the palette can filter its list by a text.
    pub(crate) is_searched: bool,
    /// True if the capability to see reports is enough; otherwise it takes the one to change the shop.
    pub(crate) is_for_readers: bool,
}

impl TabFacts {
    const fn report(icon: Icon, name: &'static str, subject: &'static str, hint: &'static str) -> Self {
        Self { icon, name, subject, hint, begin: None, is_searched: false, is_for_readers: true }
    }

    /// Shows it to who only may see reports, with this hint.
    const fn read_by_all(mut self, hint: &'static str) -> Self {
        (self.hint, self.is_for_readers) = (hint, true);
        self
    }

    /// Sets the command that begins a new record.
    const fn begun(mut self, begin: &'static str) -> Self {
        self.begin = Some(begin);
        self
    }

    const fn list(icon: Icon, name: &'static str, subject: &'static str) -> Self {
        let hint = label!("Enter edits · Insert adds · Delete archives · Ctrl+S saves");
        Self { icon, name, subject, hint, begin: None, is_searched: true, is_for_readers: false }
    }
}
