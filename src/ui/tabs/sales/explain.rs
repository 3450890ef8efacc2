//! What adds up to a figure: its formula, term by term, and the orders and refunds behind it.

use egui::{CornerRadius, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::domain::money::Money;
use crate::domain::report::Sums;
use crate::ui::desk::reports::MOST_ENTRIES;
use crate::ui::model::{EntriesView, EntryRow, Known, SalesView, Series};
use crate::ui::theme::{self, Type, height, radius, stroke, text};
use crate::ui::widgets::{Side, dialog, elided, hairline, label_in, loading_line, refusal, scroll_list};

const WIDTH: f32 = 440.0;
const LIST: f32 = 252.0;

/// Shows the panel over everything else; true when it is put away.
pub(super) fn explanation(ui: &Ui, series: Series, view: &SalesView, known: &Known<EntriesView>) -> bool {
    let heading = format!("{}, {}", series.name(), view.title);
    let shown = dialog(ui.ctx(), "explanation", &heading, WIDTH, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let meaning = next(ui, 18.0);
        label_in(ui, meaning, Side::Left, text(meaning_of(series), Type::Small, theme::of(ui).text2));
        ui.add_space(8.0);
        formula(ui, series, view);
        ui.add_space(12.0);
        entries(ui, series, view, known);
    });
    shown.is_over
}

fn next(ui: &mut Ui, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(WIDTH, height), Sense::hover()).0
}

/// What counts, in a sentence.
const fn meaning_of(series: Series) -> &'static str {
    match series {
        Series::Net => "What was sold, without tax and shipping, less what was paid back",
        Series::Gross => "What customers were asked for, less what was paid back",
        Series::Refunds => "All that was paid back, each on its own date",
        Series::Tax => "Tax on orders and their shipping, less what was paid back of it",
        Series::Shipping => "Shipping without its tax, less what was paid back of it",
        Series::Orders => "Orders completed, processing, on hold or refunded, by the date they were placed",
        Series::Items => "Quantities of those orders; what came back is not taken off",
        Series::Customers => "Customers who registered in these days",
        Series::Discount => "What was taken off the prices of these orders",
    }
}

/// The terms that a figure is made of, with their signs.
fn terms(series: Series, sums: &Sums) -> crate::domain::Result<Vec<(&'static str, &'static str, Money)>> {
    let minus = |amount: Money| Money::ZERO.minus(amount);
    Ok(match series {
        Series::Net => vec![
            ("", "Order totals", sums.order_totals),
            ("−", "Refunds", minus(sums.refunds)?),
            ("−", "Tax, less refunded tax", minus(sums.total_tax()?)?),
            ("−", "Shipping, less refunded shipping", minus(sums.total_shipping()?)?),
        ],
        Series::Gross => {
            vec![("", "Order totals", sums.order_totals), ("−", "Refunds", minus(sums.refunds)?)]
        }
        Series::Tax => {
            vec![("", "Tax of the orders", sums.tax), ("−", "Tax paid back", minus(sums.refunded_tax)?)]
        }
        Series::Shipping => vec![
            ("", "Shipping of the orders", sums.shipping),
            ("−", "Shipping paid back", minus(sums.refunded_shipping)?),
        ],
        _ => Vec::new(),
    })
}

fn formula(ui: &mut Ui, series: Series, view: &SalesView) {
    let tokens = theme::of(ui);
    let Ok(terms) = terms(series, &view.sums) else { return };
    for (sign, name, amount) in &terms {
        let line = next(ui, 24.0);
        elided(ui, line, Side::Left, sign, Type::Body, tokens.text2);
        let words = Rect::from_min_max(pos2(line.left() + 20.0, line.top()), line.max);
        label_in(ui, words, Side::Left, text(*name, Type::Body, tokens.text));
        label_in(ui, words, Side::Right, text(view.amounts.plain(*amount), Type::Strong, tokens.text));
    }
    if !terms.is_empty() {
        let rule = next(ui, 8.0);
        let line = Stroke::new(stroke::SUM, tokens.text);
        ui.painter().hline(rule.x_range(), rule.center().y, line);
    }
    let line = next(ui, 32.0);
    ui.painter().rect_filled(line, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
    let inner = line.shrink2(vec2(8.0, 0.0));
    let words = Rect::from_min_max(pos2(line.left() + 20.0, line.top()), inner.max);
    label_in(ui, words, Side::Left, text(series.name(), Type::Heading, tokens.text));
    let figure =
        series.amount(&view.sums).map(|amount| series.write(amount, |money| view.amounts.signed(money)));
    label_in(ui, inner, Side::Right, text(figure.unwrap_or_default(), Type::Figure, tokens.text));
}

fn entries(ui: &mut Ui, series: Series, view: &SalesView, known: &Known<EntriesView>) {
    let tokens = theme::of(ui);
    if let Some(problem) = &known.refusal {
        return refusal(ui, "What is behind it cannot be shown", problem);
    }
    let found = known.value.as_ref().filter(|found| found.series == series && found.of == view.of);
    let Some(found) = found else {
        let room = next(ui, 60.0);
        loading_line(ui, room);
        return;
    };
    let line = next(ui, 24.0);
    let words = match (found.has_more, found.rows.len()) {
        (true, _) => format!("The latest {MOST_ENTRIES} of what adds up to it"),
        (false, 0) => "Nothing in these days".to_owned(),
        (false, _) => "What adds up to it, latest first".to_owned(),
    };
    label_in(ui, line, Side::Left, text(words, Type::Head, tokens.text2));
    let rows = f32::from(u16::try_from(found.rows.len()).unwrap_or(u16::MAX));
    let tall = (rows * height::GRID_ROW).min(LIST);
    let room = next(ui, tall);
    let name = format!("What adds up to {}", series.name());
    scroll_list(ui, room, &name, height::GRID_ROW, found.rows.len(), |ui, at| {
        if let Some(entry) = found.rows.get(at) {
            entry_row(ui, entry);
        }
    });
}

fn entry_row(ui: &mut Ui, entry: &EntryRow) {
    let tokens = theme::of(ui);
    let (row, response) = ui.allocate_exact_size(vec2(WIDTH, height::GRID_ROW), Sense::hover());
    let spoken = format!("{} {} {}", entry.time, entry.name, entry.amount);
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &spoken));
    hairline(ui, row, row.top());
    let time = Rect::from_min_max(pos2(row.left() + 8.0, row.top()), row.max);
    elided(ui, time, Side::Left, &entry.time, Type::Body, tokens.text2);
    let name =
        Rect::from_min_max(pos2(row.left() + 104.0, row.top()), pos2(row.right() - 110.0, row.bottom()));
    elided(ui, name, Side::Left, &entry.name, Type::Body, tokens.text);
    let figure = Rect::from_min_max(row.min, pos2(row.right() - 8.0, row.bottom()));
    elided(ui, figure, Side::Right, &entry.amount, Type::Body, tokens.text);
}
