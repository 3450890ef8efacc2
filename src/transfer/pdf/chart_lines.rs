//! The lines of a chart over its bars, each with its color and marker, and the legend of all that is drawn.

use super::SalesPages;
use super::page_layout::{Color, POINT, PageLayout, Side, TextStyle};
use domain::label;
use domain::report::{MOST_PARTS, Series};
use domain::text;

/// The least distance of two markers.
const APART: i32 = 7 * POINT;

/// The color of a series, which is that of the window where the window gives it one of its own.
pub(super) const fn color(series: Series) -> Color {
    match series {
        Series::Net => Color::Accent,
        Series::Refunds => Color::NegativeSoft,
        Series::Orders => Color::Of(0xA8, 0x5A, 0x12),
        Series::Gross => Color::Of(0x5B, 0x34, 0xBE),
        Series::Items => Color::Of(0x6E, 0x12, 0x38),
        Series::Tax => Color::Of(0x81, 0x9E, 0x39),
        Series::Shipping => Color::Of(0x4E, 0x90, 0xFE),
        Series::Customers => Color::Of(0x2F, 0x6B, 0x3A),
        Series::Discount => Color::Of(0x8C, 0x50, 0x8A),
        Series::Cost => Color::Of(0x7A, 0x5C, 0x3E),
        Series::Profit => Color::Of(0x1F, 0x5F, 0xA8),
    }
}

/// Draws a line through points, with markers where they have room.
pub(super) fn line(paper: &mut PageLayout, points: Vec<(i32, i32)>, series: Series) {
    let slot = match points.as_slice() {
        [(first, _), (second, _), ..] => second - first,
        _ => APART,
    };
    let every = usize::try_from(APART / slot.max(1) + 1).unwrap_or(1);
    let marked: Vec<(i32, i32)> =
        points.iter().copied().step_by(if slot >= APART { 1 } else { every }).collect();
    paper.line(points, POINT * 3 / 2, color(series));
    for at in marked {
        marker(paper, at, series);
    }
}

/// Draws the marker of a line, so that lines are not told apart by color alone: a small outline that its own thickness fills.
fn marker(paper: &mut PageLayout, (x, y): (i32, i32), series: Series) {
    let corners: &[(i32, i32)] = match series {
        Series::Orders => &[(-4, -4), (4, -4), (4, 4), (-4, 4)],
        Series::Gross => &[(0, -5), (5, 4), (-5, 4)],
        Series::Items => &[(0, -6), (6, 0), (0, 6), (-6, 0)],
        Series::Tax => &[(-5, -4), (5, -4), (0, 5)],
        Series::Shipping => &[(0, -8), (0, 8)],
        _ => &[(-2, -5), (2, -5), (5, -2), (5, 2), (2, 5), (-2, 5), (-5, 2), (-5, -2)],
    };
    // Round again to the second corner, so that the first is as sharp as the others.
    let round = corners.iter().cycle().take(corners.len() + 2);
    let points = round.map(|(across, down)| (x + across * POINT / 4, y + down * POINT / 4)).collect();
    paper.line(points, POINT * 3 / 2, color(series));
}

/// The color of a part of the bars, of so many.
pub(super) const fn part(at: usize, count: usize) -> Color {
    match at {
        _ if at >= MOST_PARTS && at + 1 == count => Color::Line,
        0 => Color::Accent,
        1 => color(Series::Orders),
        2 => color(Series::Gross),
        3 => color(Series::Items),
        4 => color(Series::Tax),
        5 => color(Series::Shipping),
        _ => Color::Soft,
    }
}

/// What an entry of the legend stands for.
#[derive(Clone, Copy)]
pub(super) enum Sign {
    Series(Series),
    /// A part of the bars.
    Part(Color),
    Average,
    Target,
    Compared,
}

type Entry = (Sign, String);

/// The rows of the legend, in which nothing is left out.
pub(super) fn legend(
    paper: &PageLayout,
    style: TextStyle,
    width: i32,
    of: &SalesPages<'_>,
    has_refunds: bool,
) -> Vec<Vec<Entry>> {
    let subject = Series::subject(of.shown);
    let mut shown: Vec<Series> = Series::ALL.into_iter().filter(|one| of.shown.contains(one)).collect();
    shown.retain(|series| *series != Series::Refunds || has_refunds);
    // The series of the bars comes first.
    shown.sort_by_key(|one| Some(*one) != subject);
    let is_net = Series::bars(of.shown) == Some(Series::Net);
    let (parts, count) = (of.sales.parts.iter().filter(|_| is_net), of.sales.parts.len());
    if is_net && count > 0 {
        shown.retain(|series| !matches!(series, Series::Net | Series::Refunds));
    }
    let parts = parts.enumerate().map(|(at, one)| (Sign::Part(part(at, count)), of.locale.text(&one.name)));
    let mut entries: Vec<Entry> = parts.collect();
    entries.extend(shown.iter().map(|series| (Sign::Series(*series), named(*series, of))));
    let mean = of.sales.mean().filter(|_| is_net);
    entries.extend(mean.map(|name| (Sign::Average, of.locale.text(&name))));
    if is_net && of.sales.target.as_ref().is_some_and(|target| !target.periods.is_empty()) {
        entries.push((Sign::Target, of.locale.label(label!("Target"))));
    }
    if let (Some(other), Some(series)) = (&of.sales.compared, subject) {
        let range = of.locale.dates().short_title(&other.report.range);
        entries.push((Sign::Compared, format!("{}, {range}", of.locale.label(series.name()))));
    }
    let mut rows: Vec<Vec<Entry>> = vec![Vec::new()];
    let mut left = width;
    for entry in entries {
        let wide = paper.faces.width(style.font, style.size, &entry.1) + 32 * POINT;
        match rows.last_mut() {
            Some(row) if left >= wide || row.is_empty() => row.push(entry),
            _ => {
                left = width;
                rows.push(vec![entry]);
            }
        }
        left -= wide;
    }
    rows
}

/// The name of a series, with a note on its scale unless that is the one at the left.
fn named(series: Series, of: &SalesPages<'_>) -> String {
    let name = of.locale.label(series.name());
    let is_beside_money = of.shown.iter().any(|one| !one.is_count());
    of.locale.text(&match series {
        Series::Refunds if of.sales.compared.is_none() => text!("Refunds, on their dates"),
        _ if !series.is_count() => return name,
        _ if Series::labelled_count(of.shown) != Some(series) => text!("{name}, own scale", name),
        _ if is_beside_money => text!("{name}, right scale", name),
        _ => return name,
    })
}

/// Draws a row of the legend on its baseline.
pub(super) fn legend_row(
    paper: &mut PageLayout,
    (mut x, y): (i32, i32),
    style: TextStyle,
    row: &[Entry],
    bars: Option<Series>,
) {
    let square = (7 * POINT, 7 * POINT);
    let middle = y - square.1 / 2 + POINT / 2;
    for (sign, name) in row {
        match sign {
            Sign::Series(Series::Refunds) => {
                paper.area((x, y - square.1), square, Color::NegativeSoft, Some(Color::Negative));
                x += 11 * POINT;
            }
            Sign::Part(color) => {
                paper.area((x, y - square.1), square, *color, None);
                x += 11 * POINT;
            }
            Sign::Series(series) if Some(*series) == bars => {
                paper.area((x, y - square.1), square, color(*series), None);
                x += 11 * POINT;
            }
            Sign::Series(series) => {
                paper.line(vec![(x, middle), (x + 14 * POINT, middle)], POINT * 3 / 2, color(*series));
                marker(paper, (x + 7 * POINT, middle), *series);
                x += 18 * POINT;
            }
            Sign::Average | Sign::Target => {
                let width = if matches!(sign, Sign::Average) { POINT * 5 / 4 } else { POINT * 3 / 4 };
                paper.rule((x, x + 14 * POINT), middle, width, Color::Black);
                x += 18 * POINT;
            }
            Sign::Compared => {
                paper.dashes(vec![(x, middle), (x + 14 * POINT, middle)], POINT, Color::Black);
                x += 18 * POINT;
            }
        }
        x += paper.text((x, y), Side::Left, style, name) + 14 * POINT;
    }
}
