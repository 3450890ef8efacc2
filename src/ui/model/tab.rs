//! The tabs of the window, in the order and groups of the sidebar.

/// The tabs of the window, in the order of the sidebar.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tab {
    /// The sales report.
    Sales,
    /// The best sellers.
    TopSellers,
    /// What was charged as tax.
    TaxSummary,
    /// Every order, and the form to type one.
    Orders,
    /// What is sold.
    Products,
    /// Who buys.
    Customers,
    /// The grid of rates.
    TaxRates,
    /// The classes they belong to.
    TaxClasses,
    /// What was done, and by whom.
    History,
}

impl Tab {
    /// The groups of the sidebar, in its order. Ctrl and a number go by it, and so do the menus' lists.
    pub(crate) const GROUPS: [(&str, &[Self]); 3] = [
        ("Reports", &[Self::Sales, Self::TopSellers, Self::TaxSummary]),
        ("Books", &[Self::Orders, Self::Products, Self::Customers]),
        ("Taxes", &[Self::TaxRates, Self::TaxClasses]),
    ];

    /// In the order of the sidebar, with what stands at its foot.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Self::numbered().chain([Self::History])
    }

    /// Those that Ctrl and a number open.
    pub(crate) fn numbered() -> impl Iterator<Item = Self> {
        Self::GROUPS.into_iter().flat_map(|(_, tabs)| tabs.iter().copied())
    }

    /// As the sidebar and the tab call it.
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
