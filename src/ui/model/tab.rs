//! The tabs of the window, in the order and groups of the sidebar.

/// A tab of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tab {
    /// The sales report.
    Sales,
    /// The best selling products, ranked by quantity or net sales.
    TopSellers,
    /// The tax that each rate charged.
    TaxSummary,
    /// The list of orders, and the form of one.
    Orders,
    Products,
    Customers,
    /// The grid of tax rates.
    TaxRates,
    TaxClasses,
    /// The journal.
    History,
}

impl Tab {
    /// The groups of the sidebar, in its order. Ctrl+1 to Ctrl+8 open their tabs in this order.
    pub(crate) const GROUPS: [(&str, &[Self]); 3] = [
        ("Reports", &[Self::Sales, Self::TopSellers, Self::TaxSummary]),
        ("Books", &[Self::Orders, Self::Products, Self::Customers]),
        ("Taxes", &[Self::TaxRates, Self::TaxClasses]),
    ];

    /// The tabs in the order of the sidebar; History is at its bottom.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Self::numbered().chain([Self::History])
    }

    /// The tabs that Ctrl and a number open.
    pub(crate) fn numbered() -> impl Iterator<Item = Self> {
        Self::GROUPS.into_iter().flat_map(|(_, tabs)| tabs.iter().copied())
    }

    /// Its name in the sidebar and as a heading.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Sales => "Sales",
            Self::TopSellers => "Top sellers",
            Self::TaxSummary => "Tax summary",
            Self::Orders => "Orders",
            Self::Products => "Products",
            Self::Customers => "Customers",
            Self::TaxRates => "Tax rates",
            Self::TaxClasses => "Tax classes",
            Self::History => "History",
        }
    }
}
