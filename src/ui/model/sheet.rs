//! The reports as files have them: exactly what is shown, all rows, numbers without separators.

use crate::domain::money::Money;
use crate::domain::quantity::Quantity;
use crate::domain::report::TopSellers;
use crate::transfer::report_csv::{Cell, Sheet};
use crate::ui::format::{self, Amounts};

use super::sales::{Figures, SalesView, Series};
use super::sellers::SellersView;

/// The figures of the sales report, in the order of their columns.
const COLUMNS: [Series; 9] = [
    Series::Orders,
    Series::Items,
    Series::Gross,
    Series::Refunds,
    Series::Tax,
    Series::Shipping,
    Series::Net,
    Series::Discount,
    Series::Customers,
];

impl SalesView {
    /// A row a period, oldest first, then the totals.
    pub(crate) fn sheet(&self) -> Sheet {
        let code = self.amounts.code();
        let name = |series: Series| {
            let name = series.name();
            if series.is_count() { name.to_owned() } else { format!("{name} ({code})") }
        };
        let first = if self.by == "day" { "Day" } else { "Month" };
        let mut headings: Vec<String> =
            std::iter::once(first.to_owned()).chain(COLUMNS.into_iter().map(name)).collect();
        if let Some(compared) = &self.compared {
            headings.push("Compared with".to_owned());
            headings.push(format!("Net sales, {} ({code})", compared.title));
            headings.push("Change (%)".to_owned());
        }
        let mut rows: Vec<Vec<Cell>> = Vec::with_capacity(self.points.len() + 1);
        for (at, point) in self.points.iter().enumerate() {
            let beside = self.beside(at).map(|other| (other.label.as_str(), &other.plain));
            rows.push(self.row(&point.label, &point.plain, beside));
        }
        let beside = self.compared.as_ref().map(|other| (other.title.as_str(), &other.totals));
        rows.push(self.row("Total", &self.totals, beside));
        Sheet { headings, rows }
    }

    fn row(&self, label: &str, figures: &Figures, beside: Option<(&str, &Figures)>) -> Vec<Cell> {
        let number = |series: Series| {
            let amount = figures.amount(series);
            Cell::number(if series.is_count() { amount.to_text(0) } else { self.amounts.exact(amount) })
        };
        let mut cells = vec![Cell::text(label)];
        cells.extend(COLUMNS.into_iter().map(number));
        match beside {
            Some((label, other)) => {
                let (is, was) = (figures.amount(Series::Net), other.amount(Series::Net));
                cells.push(Cell::text(label));
                cells.push(Cell::number(self.amounts.exact(was)));
                cells.push(Cell::number(Series::Net.change(is, was).percent()));
            }
            None if self.compared.is_some() => cells.extend(["", "", ""].map(Cell::text)),
            None => {}
        }
        cells
    }
}

/// A row a product, in their rank, then what they come to.
pub(super) fn sellers(
    report: &TopSellers,
    view: &SellersView,
    quantity: Quantity,
    net_sales: Money,
    amounts: Amounts,
) -> Sheet {
    let mut headings = vec!["Rank".to_owned(), "Product".to_owned(), "Quantity".to_owned()];
    if let Some(compared) = &view.compared {
        headings.push(format!("Change against {compared} (%)"));
    }
    headings.push(format!("Net sales ({})", amounts.code()));
    headings.push("Share of net sales (%)".to_owned());
    let row = |rank: &str, title: &str, sold: (Quantity, Money), change: String| {
        let mut cells = vec![Cell::number(rank), Cell::text(title), Cell::number(sold.0.to_text())];
        if view.compared.is_some() {
            cells.push(Cell::number(change));
        }
        cells.push(Cell::number(amounts.exact(sold.1)));
        cells.push(Cell::number(share(sold.1, report.net_sales)));
        cells
    };
    let mut rows: Vec<Vec<Cell>> = Vec::with_capacity(view.rows.len() + 1);
    for (shown, seller) in view.rows.iter().zip(&report.sellers) {
        let change = shown.change.as_ref().map(|change| change.percent()).unwrap_or_default();
        rows.push(row(&shown.rank, &shown.title, (seller.quantity, seller.net_sales), change));
    }
    rows.push(row("", &view.footer, (quantity, net_sales), String::new()));
    Sheet { headings, rows }
}

/// As shown, as a plain number.
fn share(part: Money, whole: Money) -> String {
    format::share(part, whole).trim_end_matches("\u{a0}%").replace('−', "-").replace('–', "")
}
