//! The chart of the sales: the money series that was chosen last by period as bars, refunds below zero on their own dates, the
//! other series as lines, counts on scales of their own, and the compared range as a dashed line. The series differ in shape,
//! not only in color.

use super::page_layout::{Color, POINT, PageLayout, Side, TextStyle};
use super::shape::Font;
use super::{SalesPages, chart_lines};
use domain::Result;
use domain::decimal;
use domain::label;
use domain::money::Money;
use domain::report::{AnalysedSales, PeriodTotals, SalesReport, Series};
use domain::shop::day_note::DayNote;

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

/// The vertical scales: the one at the left, of money or else of a count, and those of counts beside money, which share its lines.
struct Scales {
    step: i64,
    /// The steps of the series with scales of their own.
    own: Vec<(Series, i64)>,
}

impl Scales {
    /// A figure of a series, by the scale at the left.
    fn on_left(&self, series: Series, amount: i64) -> i64 {
        let own = self.own.iter().find(|(of, _)| *of == series);
        own.map_or(amount, |(_, own)| {
            let on_left = i128::from(amount) * i128::from(self.step) / i128::from(*own);
            i64::try_from(on_left).unwrap_or(i64::MAX)
        })
    }
}

/// Draws the chart; the position is that of its upper left corner.
pub(super) fn draw(
    paper: &mut PageLayout,
    (left, top): (i32, i32),
    (width, height): (i32, i32),
    of: &SalesPages<'_>,
) -> Result<()> {
    let (bars, subject) = (Series::bars(of.shown), Series::subject(of.shown));
    let is_money = bars.is_some() || of.shown.is_empty() || of.shown.contains(&Series::Refunds);
    let labelled = Series::labelled_count(of.shown);
    heading(paper, (left, top + 9 * POINT), is_money, of);
    let all: Vec<(Series, Vec<i64>)> =
        of.shown.iter().map(|one| Ok((*one, amounts(&of.sales.report, *one)?))).collect::<Result<_>>()?;
    let beside = beside(of, subject)?;
    let figures = |series: Series| {
        let own = all.iter().filter(move |(one, _)| *one == series).flat_map(|(_, amounts)| amounts);
        own.chain(beside.iter().filter(move |_| subject == Some(series)).map(|(_, amount)| amount)).copied()
    };
    let told = if bars == Some(Series::Net) { Told::of(of.sales) } else { Told::default() };
    let is_on_grid = |series: Series| if is_money { !series.is_count() } else { labelled == Some(series) };
    let on_grid = || of.shown.iter().filter(|one| is_on_grid(**one)).flat_map(|one| figures(*one));
    let on_grid = || on_grid().chain(told.heights()).chain([0]);
    let (most, least) = (on_grid().max().unwrap_or_default(), on_grid().min().unwrap_or_default());
    let decimals = if is_money { of.shop.currency.decimals() } else { 0 };
    let step = step(i128::from(most) - i128::from(least), decimals, STEPS);
    // Small refunds take half a step, so that they do not shrink the rest by a whole one.
    let low = if least > -(step / 2) { least.signum() * (step / 2) } else { least.div_euclid(step) * step };
    let high = if most % step == 0 && most > 0 { most } else { (most / step + 1) * step };
    let own_step = |series: Series| {
        let largest = figures(series).max().unwrap_or_default();
        (series, self::step(largest.into(), 0, high / step))
    };
    let own = of.shown.iter().copied().filter(|one| !is_on_grid(*one)).map(own_step).collect();
    let scales = Scales { step, own };
    let has_refunds = figures(Series::Refunds).any(|amount| amount != 0);
    let entries = chart_lines::legend(paper, AXIS, width, of, has_refunds);
    let rows = i32::try_from(entries.len()).unwrap_or_default();
    let mut room = PlotArea {
        left,
        right: left + width,
        top: top + 24 * POINT,
        bottom: top + height - (24 + 12 * rows) * POINT,
        low,
        high,
        count: i64::try_from(of.sales.report.periods.len()).unwrap_or(1),
    };
    grid(paper, &mut room, &scales, (decimals, labelled), of);
    draw_series(paper, &room, &scales, &all, (subject, &beside, &told));
    marks(paper, &room, of);
    period_labels(paper, &room, of);
    for (row, up) in entries.iter().zip((0..rows).rev()) {
        chart_lines::legend_row(paper, (left, top + height - (6 + 12 * up) * POINT), AXIS, row, bars);
    }
    Ok(())
}

/// Draws the series, and what stands beside one of them.
fn draw_series(
    paper: &mut PageLayout,
    room: &PlotArea,
    scales: &Scales,
    all: &[(Series, Vec<i64>)],
    (subject, beside, told): (Option<Series>, &[(i64, i64)], &Told<'_>),
) {
    let shown: Vec<Series> = all.iter().map(|(series, _)| *series).collect();
    let bars = Series::bars(&shown);
    for (series, amounts) in all {
        if bars == Some(*series) && !told.parts.is_empty() {
            draw_parts(paper, room, told);
        } else if bars == Some(*series) {
            draw_bars(paper, room, amounts, 7, chart_lines::color(*series), None);
        } else if *series == Series::Refunds && told.parts.is_empty() {
            draw_bars(paper, room, amounts, 4, Color::NegativeSoft, Some(Color::Negative));
        }
    }
    let points = |series: Series, amounts: &mut dyn Iterator<Item = (i64, i64)>| -> Vec<(i32, i32)> {
        let place = |(at, amount)| {
            (i32::midpoint(room.x(at), room.x(at + 1)), room.y(scales.on_left(series, amount)))
        };
        amounts.map(place).collect()
    };
    let beside =
        subject.map(|subject| points(subject, &mut beside.iter().copied())).filter(|points| points.len() > 1);
    let lines = all.iter().filter(|(one, _)| bars != Some(*one) && *one != Series::Refunds);
    let lines =
        lines.map(|(series, amounts)| (*series, points(*series, &mut (0..).zip(amounts.iter().copied()))));
    let lines: Vec<(Series, Vec<(i32, i32)>)> = lines.collect();
    // Wider lines in the color of the paper keep the lines legible on bars, and lie below all of them.
    for points in lines.iter().map(|(_, points)| points).chain(&beside) {
        paper.line(points.clone(), POINT * 5 / 2, Color::White);
    }
    paper.rule((room.left, room.right), room.y(0), POINT * 3 / 4, Color::Black);
    if let Some(points) = beside {
        paper.dashes(points, POINT, Color::Black);
    }
    for (series, points) in lines {
        chart_lines::line(paper, points, series);
    }
    for (at, target) in (0..).zip(&told.targets) {
        paper.rule((room.x(at), room.x(at + 1)), room.y(*target), POINT * 3 / 4, Color::Black);
    }
    let mean = |(at, mean): &(i64, i64)| (i32::midpoint(room.x(*at), room.x(at + 1)), room.y(*mean));
    let means: Vec<(i32, i32)> = told.means.iter().map(mean).collect();
    for (color, width) in [(Color::White, 3 * POINT), (Color::Black, POINT * 5 / 4)] {
        paper.line(means.clone(), width, color);
    }
}

/// What is told beside the figures of net sales, in ten-thousandths.
#[derive(Default)]
struct Told<'s> {
    /// For each part the net sales of each period.
    parts: Vec<&'s [Money]>,
    /// The moving average with the place of the period, where there is one.
    means: Vec<(i64, i64)>,
    targets: Vec<i64>,
}

impl<'s> Told<'s> {
    fn of(sales: &'s AnalysedSales) -> Self {
        let mean = |(at, mean): (i64, &Option<Money>)| Some((at, mean.as_ref()?.ten_thousandths()));
        let targets = sales.target.iter().flat_map(|target| &target.periods);
        Self {
            parts: sales.parts.iter().map(|part| part.periods.as_slice()).collect(),
            means: (0..).zip(&sales.averages).filter_map(mean).collect(),
            targets: targets.map(|target| target.ten_thousandths()).collect(),
        }
    }

    /// The parts of the periods, from the line of zero on: the place of the part and of the period, and both ends.
    fn stacks(&self) -> Vec<(usize, i64, [i64; 2])> {
        let mut stacks = Vec::new();
        let count = self.parts.first().map_or(0, |periods| periods.len());
        for at in 0..count {
            let (mut above, mut below) = (0_i64, 0_i64);
            for (part, net) in self.parts.iter().filter_map(|periods| periods.get(at)).enumerate() {
                let net = net.ten_thousandths();
                let end = if net < 0 { &mut below } else { &mut above };
                let from = std::mem::replace(end, end.saturating_add(net));
                stacks.push((part, i64::try_from(at).unwrap_or_default(), [from, *end]));
            }
        }
        stacks
    }

    fn heights(&self) -> impl Iterator<Item = i64> {
        let ends = self.stacks().into_iter().map(|(_, _, [_, end])| end);
        ends.chain(self.means.iter().map(|(_, mean)| *mean)).chain(self.targets.iter().copied())
    }
}

fn draw_parts(paper: &mut PageLayout, room: &PlotArea, told: &Told<'_>) {
    for (part, at, [from, end]) in told.stacks().into_iter().filter(|(_, _, [from, end])| from != end) {
        let (x, width) = room.bar(at, 7);
        let (top, bottom) = (room.y(from.max(end)), room.y(from.min(end)));
        paper.area((x, top), (width, bottom - top), chart_lines::part(part, told.parts.len()), None);
    }
}

/// Marks the periods whose notes are in the table with small squares at the top.
fn marks(paper: &mut PageLayout, room: &PlotArea, of: &SalesPages<'_>) {
    let side = 4 * POINT;
    for (at, totals) in (0..).zip(&of.sales.report.periods) {
        if !DayNote::told(of.notes, &totals.period, &of.sales.report.range, of.locale.dates()).is_empty() {
            let middle = i32::midpoint(room.x(at), room.x(at + 1));
            paper.area((middle - side / 2, room.top - side), (side, side), Color::Soft, None);
        }
    }
}

fn heading(paper: &mut PageLayout, at: (i32, i32), is_money: bool, of: &SalesPages<'_>) {
    let name = of.locale.label(Series::subject(of.shown).map_or(label!("Sales"), Series::name));
    let name = of.sales.analysis.heading(&name, of.locale);
    let by = of.locale.label(of.sales.report.range.grouping().words().0);
    let currency = if is_money { format!(", {}", of.shop.currency.code()) } else { String::new() };
    paper.text(at, Side::Left, HEADING, &format!("{name} {by}{currency}"));
}

/// Draws the grid with the labels of both sides, which the room is made narrower for.
fn grid(
    paper: &mut PageLayout,
    room: &mut PlotArea,
    scales: &Scales,
    (decimals, labelled): (u32, Option<Series>),
    of: &SalesPages<'_>,
) {
    let lines = (-STEPS..=STEPS).filter_map(|at| Some((at, at.checked_mul(scales.step)?)));
    let lines: Vec<(i64, i64)> =
        lines.filter(|(_, amount)| (room.low..=room.high).contains(amount)).collect();
    let own = scales.own.iter().find(|(series, _)| labelled == Some(*series));
    let label = |at: i64, step: i64, decimals| axis_text(at.saturating_mul(step), step, decimals, of);
    let left = |at: i64| label(at, scales.step, decimals);
    let right = |at: i64| own.filter(|_| at >= 0).map(|(_, step)| label(at, *step, 0)).unwrap_or_default();
    let widest = |paper: &PageLayout, text: &dyn Fn(i64) -> String| {
        let widths = lines.iter().map(|(at, _)| paper.faces.width(AXIS.font, AXIS.size, &text(*at)));
        widths.max().unwrap_or_default()
    };
    room.left += widest(paper, &left) + 6 * POINT;
    if let Some((series, _)) = own {
        room.right -= widest(paper, &right) + 6 * POINT;
        let style = TextStyle { color: chart_lines::color(*series), ..AXIS };
        for (at, amount) in &lines {
            paper.text(
                (room.right + 6 * POINT, room.y(*amount) + AXIS.size / 3),
                Side::Left,
                style,
                &right(*at),
            );
        }
    }
    for (at, amount) in &lines {
        let y = room.y(*amount);
        paper.rule((room.left, room.right), y, POINT / 3, Color::Line);
        paper.text((room.left - 6 * POINT, y + AXIS.size / 3), Side::Right, AXIS, &left(*at));
    }
}

fn amounts(report: &SalesReport, series: Series) -> Result<Vec<i64>> {
    report.periods.iter().map(|totals| Ok(series.amount(&totals.sums)?.ten_thousandths())).collect()
}

/// The figures of a series that stand beside the periods, with their places.
fn beside(of: &SalesPages<'_>, series: Option<Series>) -> Result<Vec<(i64, i64)>> {
    let (Some(other), Some(series)) = (of.sales.compared.as_ref(), series) else { return Ok(Vec::new()) };
    let beside = (0..).zip(&other.beside).filter_map(|(at, totals)| Some((at, totals.as_ref()?)));
    beside.map(|(at, totals)| Ok((at, series.amount(&totals.sums)?.ten_thousandths()))).collect()
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
    let label = |totals: &PeriodTotals| of.locale.dates().axis(&totals.period, &of.sales.report.range);
    let labels: Vec<String> = of.sales.report.periods.iter().map(label).collect();
    let widest = labels.iter().map(|text| paper.faces.width(AXIS.font, AXIS.size, text)).max();
    let slot = (room.x(1) - room.x(0)).max(1);
    let every = usize::try_from((widest.unwrap_or_default() + 5 * POINT) / slot + 1).unwrap_or(1);
    for (at, text) in (0..).zip(&labels).step_by(every) {
        let middle = i32::midpoint(room.x(at), room.x(at + 1));
        paper.text((middle, room.bottom + 11 * POINT), Side::Middle, AXIS, text);
    }
}

/// The distance of so many grid lines: 1, 2 or 5 times a power of ten, at least the smallest coin.
fn step(span: i128, decimals: u32, lines: i64) -> i64 {
    let mut power: i128 = i128::from(10_i64.pow(decimal::PLACES.saturating_sub(decimals)));
    loop {
        for times in [1, 2, 5] {
            if span <= power * times * i128::from(lines.max(1)) {
                return i64::try_from(power * times).unwrap_or(i64::MAX);
            }
        }
        power *= 10;
    }
}

/// The label of a grid line, without decimals when the step is whole.
fn axis_text(amount: i64, step: i64, decimals: u32, of: &SalesPages<'_>) -> String {
    let decimals = if step % decimal::SCALE == 0 { 0 } else { decimals };
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
            assert_eq!(step(span, decimals, STEPS), expected, "{span} {decimals}");
        }
    }
}
