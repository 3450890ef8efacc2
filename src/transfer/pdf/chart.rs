//! The chart of the sales report: net sales by period as bars, refunds below zero on their own dates, and
//! the compared range as a dashed line. The series differ in shape, not only in color.

use super::SalesPages;
use super::page_layout::{Color, POINT, PageLayout, Side, TextStyle};
use super::shape::Font;
use domain::Result;
use domain::decimal;
use domain::decimal::Computed;
use domain::money::Money;
use domain::report::{PeriodTotals, SalesReport};
use domain::shop::day_note::DayNote;
use domain::text;
use domain::text::Text;

const AXIS: TextStyle = TextStyle::new(8, Font::Regular, Color::Soft);
const HEADING: TextStyle = TextStyle::new(10, Font::SemiBold, Color::Black);
/// The most grid lines above zero, and below.
const STEPS: i64 = 5;
/// The width of the widest bar.
const WIDEST: i32 = 26 * POINT;

/// The area of the chart, and the scale of its amounts.
struct PlotArea {
    left: i32,
    right: i32,
    top: i32,
    bottom: i32,
    low: i64,
    high: i64,
    count: i64,
}

impl PlotArea {
    fn y(&self, amount: i64) -> i32 {
        let (height, span) = (i128::from(self.bottom - self.top), i128::from((self.high - self.low).max(1)));
        let up = (i128::from(amount) - i128::from(self.low)) * height / span;
        self.bottom - i32::try_from(up).unwrap_or_default()
    }

    /// The left edge of a period.
    fn x(&self, at: i64) -> i32 {
        let along = i64::from(self.right - self.left) * at / self.count.max(1);
        self.left + i32::try_from(along).unwrap_or_default()
    }

    /// The left edge and width of a bar that is centred in a period; `tenths` of the period wide.
    fn bar(&self, at: i64, tenths: i32) -> (i32, i32) {
        let (from, to) = (self.x(at), self.x(at + 1));
        let width = ((to - from) * tenths / 10).clamp(1, WIDEST * tenths / 7);
        (i32::midpoint(from, to) - width / 2, width)
    }
}

/// Draws the chart; the position is that of its upper left corner.
pub(super) fn draw(
    paper: &mut PageLayout,
    (left, top): (i32, i32),
    (width, height): (i32, i32),
    of: &SalesPages<'_>,
) -> Result<()> {
    let by = Text::new(of.report.range.grouping().words().0);
    let heading = text!("Net sales {by}, {currency}", by, currency = of.shop.currency.code());
    paper.text((left, top + 9 * POINT), Side::Left, HEADING, &of.locale.text(&heading));
    let bars = amounts(of.report, |totals| totals.sums.net_sales())?;
    let refunds = amounts(of.report, |totals| Money::ZERO.minus(totals.sums.refunds))?;
    let beside = of.compared.map(|other| (0..).zip(&other.beside)).into_iter().flatten();
    let beside = beside.filter_map(|(at, totals)| Some((at, totals.as_ref()?)));
    let beside = beside.map(|(at, totals)| Ok((at, totals.sums.net_sales()?.ten_thousandths())));
    let beside: Vec<(i64, i64)> = beside.collect::<Result<_>>()?;
    let targets: Vec<i64> = of
        .target
        .map(|target| &target.periods)
        .into_iter()
        .flatten()
        .map(|one| one.ten_thousandths())
        .collect();
    let others = beside.iter().map(|(_, amount)| amount).chain(&targets);
    let all = || bars.iter().chain(&refunds).chain(others.clone()).copied();
    let (most, least) = (all().max().unwrap_or_default().max(0), all().min().unwrap_or_default().min(0));
    let step = step(i128::from(most) - i128::from(least), of.shop.currency.decimals());
    // Small refunds take half a step, so that they do not shrink the rest by a whole one.
    let low = if least > -(step / 2) { least.signum() * (step / 2) } else { least.div_euclid(step) * step };
    let high = if most % step == 0 && most > 0 { most } else { (most / step + 1) * step };
    let labels: Vec<(i64, String)> = (-STEPS..=STEPS)
        .filter_map(|at| at.checked_mul(step).filter(|amount| (low..=high).contains(amount)))
        .map(|amount| (amount, axis_text(amount, step, of)))
        .collect();
    let widest = labels.iter().map(|(_, text)| paper.faces.width(AXIS.font, AXIS.size, text)).max();
    let room = PlotArea {
        left: left + widest.unwrap_or_default() + 6 * POINT,
        right: left + width,
        top: top + 24 * POINT,
        bottom: top + height - 36 * POINT,
        low,
        high,
        count: i64::try_from(bars.len()).unwrap_or(1),
    };
    for (amount, text) in &labels {
        let y = room.y(*amount);
        paper.rule((room.left, room.right), y, POINT / 3, Color::Line);
        paper.text((room.left - 6 * POINT, y + AXIS.size / 3), Side::Right, AXIS, text);
    }
    draw_bars(paper, &room, &bars, 7, Color::Accent, None);
    draw_bars(paper, &room, &refunds, 4, Color::NegativeSoft, Some(Color::Negative));
    for (at, target) in (0..).zip(&targets) {
        paper.rule((room.x(at), room.x(at + 1)), room.y(*target), POINT * 3 / 4, Color::Black);
    }
    let middle = |at: i64| i32::midpoint(room.x(at), room.x(at + 1));
    let line = beside.iter().map(|(at, amount)| (middle(*at), room.y(*amount)));
    let line: Vec<(i32, i32)> = line.collect();
    if line.len() > 1 {
        paper.dashes(line, POINT, Color::Black);
    }
    paper.rule((room.left, room.right), room.y(0), POINT * 3 / 4, Color::Black);
    for (at, totals) in (0..).zip(&of.report.periods) {
        if !DayNote::told(of.notes, &totals.period, &of.report.range, of.locale.dates()).is_empty() {
            // A small square at the top, of a period whose note is in the table.
            let side = 4 * POINT;
            paper.area((middle(at) - side / 2, room.top - side), (side, side), Color::Soft, None);
        }
    }
    period_labels(paper, &room, of);
    legend(paper, (room.left, top + height - 6 * POINT), of, !refunds.iter().all(|amount| *amount == 0));
    Ok(())
}

fn amounts(report: &SalesReport, figure: impl Fn(&PeriodTotals) -> Computed<Money>) -> Result<Vec<i64>> {
    report.periods.iter().map(|totals| Ok(figure(totals)?.ten_thousandths())).collect()
}

fn draw_bars(
    paper: &mut PageLayout,
    room: &PlotArea,
    bars: &[i64],
    tenths: i32,
    fill: Color,
    line: Option<Color>,
) {
    let zero = room.y(0);
    for (at, amount) in (0..).zip(bars).filter(|(_, amount)| **amount != 0) {
        let (x, width) = room.bar(at, tenths);
        let y = room.y(*amount);
        let (top, height) = if y < zero { (y, zero - y) } else { (zero, y - zero) };
        paper.area((x, top), (width, height.max(POINT / 4)), fill, line);
    }
}

/// Labels as many periods as fit.
fn period_labels(paper: &mut PageLayout, room: &PlotArea, of: &SalesPages<'_>) {
    let label = |totals: &PeriodTotals| of.locale.dates().axis(&totals.period, &of.report.range);
    let labels: Vec<String> = of.report.periods.iter().map(label).collect();
    let widest = labels.iter().map(|text| paper.faces.width(AXIS.font, AXIS.size, text)).max();
    let slot = (room.x(1) - room.x(0)).max(1);
    let every = usize::try_from((widest.unwrap_or_default() + 5 * POINT) / slot + 1).unwrap_or(1);
    for (at, text) in (0..).zip(&labels).step_by(every) {
        let middle = i32::midpoint(room.x(at), room.x(at + 1));
        paper.text((middle, room.bottom + 11 * POINT), Side::Middle, AXIS, text);
    }
}

/// The legend of the shapes.
fn legend(paper: &mut PageLayout, (left, y): (i32, i32), of: &SalesPages<'_>, has_refunds: bool) {
    let square = (7 * POINT, 7 * POINT);
    let mut x = left;
    paper.area((x, y - square.1), square, Color::Accent, None);
    x += 11 * POINT;
    x += paper.text((x, y), Side::Left, AXIS, &of.locale.text(&text!("Net sales"))) + 14 * POINT;
    if has_refunds {
        paper.area((x, y - square.1), square, Color::NegativeSoft, Some(Color::Negative));
        x += 11 * POINT;
        let words = if of.compared.is_some() { text!("Refunds") } else { text!("Refunds, on their dates") };
        x += paper.text((x, y), Side::Left, AXIS, &of.locale.text(&words)) + 14 * POINT;
    }
    if let Some(other) = of.compared {
        let middle = y - square.1 / 2;
        paper.dashes(vec![(x, middle), (x + 14 * POINT, middle)], POINT, Color::Black);
        let name = text!("Net sales, {range}", range = of.locale.dates().short_title(&other.report.range));
        x += 18 * POINT;
        x += paper.text((x, y), Side::Left, AXIS, &of.locale.text(&name)) + 14 * POINT;
    }
    if of.target.is_some_and(|target| !target.periods.is_empty()) {
        paper.rule((x, x + 14 * POINT), y - square.1 / 2, POINT * 3 / 4, Color::Black);
        paper.text((x + 18 * POINT, y), Side::Left, AXIS, &of.locale.text(&text!("Target")));
    }
}

/// The distance of grid lines: 1, 2 or 5 times a power of ten, at least the smallest coin.
fn step(span: i128, decimals: u32) -> i64 {
    let mut power: i128 = i128::from(10_i64.pow(decimal::PLACES.saturating_sub(decimals)));
    loop {
        for times in [1, 2, 5] {
            if span <= power * times * i128::from(STEPS) {
                return i64::try_from(power * times).unwrap_or(i64::MAX);
            }
        }
        power *= 10;
    }
}

/// The label of a grid line, without decimals when the step is whole.
fn axis_text(amount: i64, step: i64, of: &SalesPages<'_>) -> String {
    let decimals = if step % decimal::SCALE == 0 { 0 } else { of.shop.currency.decimals() };
    decimal::grouped(&decimal::to_text(amount, decimals), of.locale.marks())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_the_grid_are_round_and_few() {
        for (span, decimals, expected) in [
            (0, 2, 100),
            (500, 2, 100),
            (501, 2, 200),
            (1_234_500, 2, 500_000),
            (9_999_999, 0, 2_000_000),
            (0, 0, 10_000),
            (i128::from(i64::MAX), 2, 2_000_000_000_000_000_000),
        ] {
            assert_eq!(step(span, decimals), expected, "{span} {decimals}");
        }
    }
}
