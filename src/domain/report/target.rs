//! How the sales of a range stand to the shop's target: its part of each period, and the pace.
//!
//! The target of a month is spread evenly over its days, and that of a year over its months. Parts are rounded to
//! ten-thousandths so that those of all days add up to the whole.

use super::share;
use crate::decimal::{self, divided};
use crate::error::Result;
use crate::locale::Locale;
use crate::money::Money;
use crate::shop::sales_target::{SalesTarget, TargetOf};
use crate::table::{Cell, Column, Table};
use crate::text;
use crate::text::Text;
use crate::time::Day;
use crate::time::period::{Grouping, ReportRange};
use crate::time::year_start::YearStart;

/// The first and the last day, both inclusive.
type Days = (Day, Day);

/// What is asked of the books.
pub struct Books<'b> {
    /// The first day with an order, a refund or a registration.
    pub begin: Option<Day>,
    /// Today in the shop.
    pub today: Day,
    /// The net sales of days, both ends inclusive.
    pub net: &'b dyn Fn(Day, Day) -> Result<Money>,
}

impl Books<'_> {
    /// Whether they have these days, but for at most one in fifty at the beginning: a year may begin with holidays.
    fn have(&self, (first, last): Days) -> bool {
        let Some(begin) = self.begin else { return false };
        (begin.number() - first.number()) * 50 <= length((first, last))
    }
}

fn length((first, last): Days) -> i64 {
    last.number() - first.number() + 1
}

/// Why the months of a year have the same target, and not as in the year before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Evenly {
    /// The books do not have all of that year, or it is not over.
    NotInBooks,
    /// No month of it has net sales above zero.
    NoSales,
}

/// A year whose target is divided as the one before it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DividedYear {
    /// The days of the year before.
    pub before: Days,
    /// Why its months are equal all the same.
    pub evenly: Option<Evenly>,
}

/// The same part of an earlier year.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EarlierYear {
    /// The first day of the part, and the last.
    pub days: Days,
    /// The net sales of the part.
    pub part: Money,
    /// The net sales of the whole month or year.
    pub whole: Money,
}

impl EarlierYear {
    /// Whether it says what share the part has: both are above zero.
    pub fn tells(&self) -> bool {
        self.part > Money::ZERO && self.whole > Money::ZERO
    }
}

/// What the sales of a month, a year or other days come to if they go on as they began.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pace {
    /// The net sales of the days that are over, divided by the share of these days.
    pub amount: Money,
    /// The days that are over. Today is not.
    pub over: Days,
    /// The net sales of these.
    pub sold: Money,
    /// The number of all days.
    pub days: i64,
    /// The earlier years that the books have, latest first, at most three. Without one that tells, each day has the same share.
    pub earlier: Vec<EarlierYear>,
}

impl Pace {
    /// The part that is over, and the whole: the net sales of all earlier years that tell them, else the numbers of days.
    fn share(&self) -> (i128, i128) {
        let told = || self.earlier.iter().filter(|year| year.tells());
        let sum =
            |of: fn(&EarlierYear) -> Money| told().map(|year| i128::from(of(year).ten_thousandths())).sum();
        match (sum(|year| year.part), sum(|year| year.whole)) {
            (0, _) => (length(self.over).into(), self.days.into()),
            told => told,
        }
    }
}

/// How the sales of a range stand to the target.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TargetReport {
    /// The target of the shop.
    pub set: SalesTarget,
    /// The days that the target is of: those of the range, or of the month or year of which the range is the part until today.
    pub days: Days,
    /// The target of these days.
    pub target: Money,
    /// The net sales of these days until today.
    pub sold: Money,
    /// Whether the last of these days is over.
    pub is_over: bool,
    /// How each year of these days is divided; empty unless the target is divided as the year before was.
    pub divisions: Vec<DividedYear>,
    /// Where these days are a month or more, and as much of it is over that it has a share of one hundredth.
    pub pace: Option<Pace>,
    /// The target of the days of the range.
    pub of_range: Money,
    /// The target of the days of each period that are in the range, or of all up to its end; empty by hour.
    pub periods: Vec<Money>,
}

/// Days over which an amount is spread evenly: the first, and the day after the last.
struct Spread {
    first: Day,
    next: Day,
    amount: Money,
}

impl Spread {
    /// What is spread over the days before this one, in ten-thousandths.
    fn before(&self, day: Day) -> i128 {
        let (all, past) = (self.next.number() - self.first.number(), day.number() - self.first.number());
        divided(i128::from(self.amount.ten_thousandths()) * i128::from(past.clamp(0, all)), i128::from(all))
    }
}

/// The spreads over all days of a stretch, in order, and how its years are divided.
fn spreads(
    set: SalesTarget,
    begins: YearStart,
    days: Days,
    books: &Books<'_>,
) -> Result<(Vec<Spread>, Vec<DividedYear>)> {
    let (mut first, months) = match set.of {
        TargetOf::Month => (days.0.first_of_month(), 1),
        TargetOf::Year | TargetOf::YearAsLast => (begins.first_of_year(days.0), 12),
    };
    let (mut spreads, mut divisions) = (Vec::new(), Vec::new());
    while first <= days.1 {
        let mut weights = vec![1; months];
        if set.of == TargetOf::YearAsLast {
            let before = (first.minus_months(12), first.minus_days(1));
            let found = net_by_month(before, books)?;
            divisions.push(DividedYear { before, evenly: found.as_ref().err().copied() });
            weights = found.unwrap_or(weights);
        }
        let all: i128 = weights.iter().sum();
        let (mut weighed, mut spread) = (0, 0);
        // Each from the first of all, since not every month has a 31st.
        for (month, weight) in (0..).zip(weights) {
            weighed += weight;
            let until = divided(i128::from(set.amount.ten_thousandths()) * weighed, all);
            let (first, next) = (first.plus_months(month), first.plus_months(month + 1));
            spreads.push(Spread { first, next, amount: money(until - spread) });
            spread = until;
        }
        first = first.plus_months(if set.of == TargetOf::Month { 1 } else { 12 });
    }
    Ok((spreads, divisions))
}

/// The net sales of each month of a year, of which one below zero counts as zero.
fn net_by_month(year: Days, books: &Books<'_>) -> Result<std::result::Result<Vec<i128>, Evenly>> {
    if !books.have(year) || year.1 >= books.today {
        return Ok(Err(Evenly::NotInBooks));
    }
    let month = |month| {
        let (first, next) = (year.0.plus_months(month), year.0.plus_months(month + 1));
        Ok(i128::from((books.net)(first, next.minus_days(1))?.ten_thousandths().max(0)))
    };
    let all = (0..12).map(month).collect::<Result<Vec<_>>>()?;
    Ok(if all.iter().all(|net| *net == 0) { Err(Evenly::NoSales) } else { Ok(all) })
}

/// At most a target of 200 years, which fits.
fn money(ten_thousandths: i128) -> Money {
    Money::from_ten_thousandths(i64::try_from(ten_thousandths).unwrap_or(i64::MAX))
}

/// The part of some days in the spreads.
fn part_of(spreads: &[Spread], (first, last): Days) -> Money {
    let from = spreads.partition_point(|spread| spread.next <= first);
    let there = spreads.get(from..).unwrap_or_default().iter().take_while(|spread| spread.first <= last);
    money(there.map(|spread| spread.before(last.plus_days(1)) - spread.before(first)).sum())
}

impl TargetReport {
    /// How the sales of a range stand to a target. `name` is that of the range in its query: a month or a year to date is part
    /// of the whole one. `None` for a range that does not have whole days.
    pub fn new(
        set: SalesTarget,
        begins: YearStart,
        (range, name): (&ReportRange, &str),
        books: &Books<'_>,
    ) -> Result<Option<Self>> {
        let (first, last) = range.days();
        if range.is_reversed() || range.start() != first.start() || range.end() != last.end() {
            return Ok(None);
        }
        let days = match name {
            "month" => (first, first.last_of_month()),
            "year" | "year_to_date" => (first, first.plus_months(12).minus_days(1)),
            _ => (first, last),
        };
        let (spreads, divisions) = spreads(set, begins, days, books)?;
        let periods = range.periods().filter(|_| range.grouping() != Grouping::Hour);
        let periods = periods.map(|period| {
            let (from, to) = range.part_of(&period);
            part_of(&spreads, (from.day, to.day))
        });
        let sold =
            if first <= books.today { (books.net)(first, days.1.min(books.today))? } else { Money::ZERO };
        Ok(Some(Self {
            set,
            days,
            target: part_of(&spreads, days),
            sold,
            is_over: days.1 < books.today,
            divisions,
            pace: pace(days, books)?,
            of_range: part_of(&spreads, (first, last)),
            periods: periods.collect(),
        }))
    }

    /// `On pace for 41,200 of 40,000`, `12 of 40,000 so far: 0%`, `41,200 of 40,000: 103%`, in whole units of the currency.
    pub fn sentence(&self, locale: &dyn Locale) -> String {
        let whole = |amount: Money| decimal::grouped(&amount.to_text(0), locale.marks());
        let (sold, target) = (whole(self.sold), whole(self.target));
        let percent = percent(self.sold, self.target, 0, locale);
        locale.text(&match &self.pace {
            Some(pace) => text!("On pace for {pace} of {target}", pace = whole(pace.amount), target),
            None if self.is_over => text!("{sold} of {target}: {percent}", sold, target, percent),
            None => text!("{sold} of {target} so far: {percent}", sold, target, percent),
        })
    }

    /// How it was computed: each line with its figure, which may be empty. Amounts are written by `write`.
    pub fn lines(&self, locale: &dyn Locale, write: &dyn Fn(Money) -> String) -> Vec<[String; 2]> {
        let days = |(first, last): Days| locale.dates().days(first, last);
        let line = |text: Text, figure: String| [locale.text(&text), figure];
        let set = write(self.set.amount);
        let mut lines = vec![
            line(
                text!(
                    "Target of {range}",
                    range = locale.dates().title_of_days(self.days.0, self.days.1, false)
                ),
                write(self.target),
            ),
            match self.set.of {
                TargetOf::Month => {
                    line(text!("{amount} a month, evenly over its days", amount = set), String::new())
                }
                TargetOf::Year => {
                    line(text!("{amount} a year, in equal months", amount = set), String::new())
                }
                TargetOf::YearAsLast => {
                    line(text!("{amount} a year, by its months", amount = set), String::new())
                }
            },
        ];
        for DividedYear { before, evenly } in &self.divisions {
            let before = locale.dates().title_of_days(before.0, before.1, false);
            let text = match evenly {
                None => text!("Each month has the share that it had in {range}", range = before),
                Some(Evenly::NotInBooks) => {
                    text!("In equal months, since the books do not have all of {range}", range = before)
                }
                Some(Evenly::NoSales) => {
                    text!("In equal months, since {range} had no net sales", range = before)
                }
            };
            lines.push(line(text, String::new()));
        }
        let Some(pace) = &self.pace else {
            let percent = percent(self.sold, self.target, 1, locale);
            lines.push(line(text!("Net sales of these days"), write(self.sold)));
            lines.push(line(text!("Share of the target"), percent));
            return lines;
        };
        lines
            .push(line(text!("Net sales {range}, without today", range = days(pace.over)), write(pace.sold)));
        for year in &pace.earlier {
            let (range, part, whole) = (days(year.days), write(year.part), write(year.whole));
            let share =
                if year.tells() { percent(year.part, year.whole, 1, locale) } else { "–".to_owned() };
            lines.push(line(text!("{range}: {part} of {whole}", range, part, whole), share));
        }
        let (part, whole) = pace.share();
        let [whole, part] = if pace.earlier.iter().any(EarlierYear::tells) {
            [whole, part].map(|amount| write(money(amount)))
        } else {
            lines.push(line(
                text!("Evenly by days, since no earlier year in the books says more"),
                String::new(),
            ));
            [whole, part].map(|days| days.to_string())
        };
        let sold = write(pace.sold);
        lines.push(line(text!("Pace: {sold} × {whole} ÷ {part}", sold, whole, part), write(pace.amount)));
        lines
    }

    /// Adds the target to a table of the periods, in this column; nothing by hour.
    pub fn add_column(&self, column: Column, table: &mut Table) {
        if self.periods.is_empty() {
            return;
        }
        table.head.columns.push(column);
        for (row, target) in table.rows.iter_mut().zip(&self.periods) {
            row.push(Cell::Money(*target));
        }
        table.totals.iter_mut().for_each(|row| row.push(Cell::Money(self.of_range)));
    }
}

fn percent(part: Money, whole: Money, places: u32, locale: &dyn Locale) -> String {
    let share = share(part, whole).unwrap_or_default();
    locale.percent(&decimal::grouped(&decimal::to_text(share, places), locale.marks()))
}

/// The pace of days that have begun and are not over.
fn pace((first, last): Days, books: &Books<'_>) -> Result<Option<Pace>> {
    let until = books.today.minus_days(1);
    if last < first.plus_months(1).minus_days(1) || until < first || last < books.today {
        return Ok(None);
    }
    let mut earlier = Vec::new();
    for months in [12, 24, 36] {
        // An end of a month stays one, also that of February.
        let back = |day: Day| match day.minus_months(months) {
            there if day == day.last_of_month() => there.last_of_month(),
            there => there,
        };
        let (first, until, last) = (first.minus_months(months), back(until), back(last));
        if !books.have((first, last)) {
            break;
        }
        let (part, whole) = ((books.net)(first, until)?, (books.net)(first, last)?);
        earlier.push(EarlierYear { days: (first, until), part, whole });
    }
    let (over, days) = ((first, until), length((first, last)));
    let mut pace = Pace { amount: Money::ZERO, over, sold: (books.net)(first, until)?, days, earlier };
    let (part, whole) = pace.share();
    // A smaller share says little of the rest.
    let is_enough = part * 100 >= whole;
    let amount = i128::from(pace.sold.ten_thousandths()).checked_mul(whole).map(|all| divided(all, part));
    let amount = amount.filter(|_| is_enough).and_then(|amount| i64::try_from(amount).ok());
    Ok(amount.map(|amount| {
        pace.amount = Money::from_ten_thousandths(amount);
        pace
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::English;
    use crate::time::period::RangeQuery;
    use crate::time::{Local, Zone};

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    /// The report of a range by name, or from a day to a day, on a day, of books that begin with the first of these sales.
    fn report(set: &str, begins: &str, range: &str, today: &str, sales: &[(&str, &str)]) -> TargetReport {
        let begins = YearStart::parse(begins).unwrap();
        let query = match range.split_once(' ') {
            Some((first, last)) => RangeQuery::days(day(first), day(last)),
            None => RangeQuery::named(range),
        };
        let now = Local { day: day(today), second: 50_000 };
        let resolved = ReportRange::resolve(&query, (Zone::UTC, begins), now, || Ok(None)).unwrap();
        let sales: Vec<(Day, Money)> =
            sales.iter().map(|(at, amount)| (day(at), Money::parse(amount).unwrap())).collect();
        let net = |first, last| {
            let there = sales.iter().filter(|(day, _)| (first..=last).contains(day));
            Ok(Money::sum(there.map(|(_, amount)| *amount))?)
        };
        let books = Books { begin: sales.iter().map(|(day, _)| *day).min(), today: now.day, net: &net };
        let name = query.period.as_deref().unwrap_or_default();
        let set = SalesTarget::parse(set).unwrap();
        TargetReport::new(set, begins, (&resolved, name), &books).unwrap().unwrap()
    }

    fn periods(report: &TargetReport) -> String {
        report.periods.iter().map(|amount| amount.to_exact_text()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_target_is_divided_among_its_days() {
        let year = "2026-01-01 2026-12-31";
        let last =
            &[("2025-01-01", "0"), ("2025-01-20", "100"), ("2025-02-03", "300"), ("2025-05-05", "-50")];
        for (set, begins, range, sales, expected) in [
            ("30 month", "", "2026-11-01 2026-11-03", &[][..], "1.00 1.00 1.00"),
            // So that the days of a month add up to it.
            ("0.001 month", "", "2026-02-01 2026-02-04", &[], "0.00 0.0001 0.00 0.00"),
            ("29 month", "", "2024-02-28 2024-03-01", &[], "1.00 1.00 0.9355"),
            // From 20 February to 5 July by month, of the days that are in the range.
            ("280 month", "", "2026-02-20 2026-07-05", &[], "90.00 280.00 280.00 280.00 280.00 45.1613"),
            ("336 year", "", "2026-02-27 2026-03-01", &[], "1.00 1.00 0.9032"),
            ("348 year", "", "2024-02-28 2024-03-01", &[], "1.00 1.00 0.9355"),
            // The months begin on the 6th, or on the last day where there is no 31st.
            ("360 year", "04-06", "2024-05-04 2024-05-07", &[], "1.00 1.00 0.9677 0.9678"),
            ("360 year", "10-31", "2025-11-29 2025-11-30", &[], "1.00 0.9677"),
            (
                "4000 year as-last-year",
                "",
                year,
                last,
                "1000.00 3000.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00 0.00",
            ),
            ("2800 year as-last-year", "", "2026-01-31 2026-02-01", last, "22.5806 75.00"),
            (
                "1200 year as-last-year",
                "",
                "2024-02-28 2024-03-01",
                &[("2023-01-01", "1"), ("2023-02-01", "1")],
                "20.6896 20.6897 0.00",
            ),
            // By the months of the shop's year: the one from 6 April had all.
            (
                "300 year as-last-year",
                "04-06",
                "2026-05-04 2026-05-06",
                &[("2025-04-06", "7")],
                "10.00 10.00 0.00",
            ),
            // Nothing is known of the year before, or it had nothing.
            ("336 year as-last-year", "", "2026-02-01 2026-02-02", &[("2025-03-01", "9")], "1.00 1.00"),
            ("336 year as-last-year", "", "2026-02-01 2026-02-02", &[("2025-01-01", "-9")], "1.00 1.00"),
            ("336 year as-last-year", "", "2027-02-01 2027-02-02", &[("2025-01-01", "9")], "1.00 1.00"),
        ] {
            let found = report(set, begins, range, "2026-11-20", sales);
            assert_eq!(periods(&found), expected, "{set} {begins} {range}");
        }
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let sales = [("2023-01-01", "0.07"), ("2023-03-31", "0.11"), ("2023-12-31", "0.13")];
        for set in ["1000.01 year", "1000.01 year as-last-year"] {
            let by_month = report(set, "", "2024-01-01 2024-12-31", "2026-11-20", &sales);
            let parts = by_month.periods.iter().copied();
            assert_eq!((Money::sum(parts), by_month.target), (Ok(by_month.set.amount), by_month.set.amount));
            let days = (1..=12).flat_map(|month| {
                let first = day(&format!("2024-{month:02}-01"));
                let range = format!("{first} {}", first.last_of_month());
                report(set, "", &range, "2026-11-20", &sales).periods
            });
            assert_eq!(Money::sum(days), Ok(by_month.set.amount), "{set}");
        }
    }

    /// The sentence of a target of 600 a month, and the formula of the pace.
    fn told(begins: &str, range: &str, today: &str, sales: &[(&str, &str)]) -> String {
        let found = report("600 month", begins, range, today, sales);
        let lines = found.lines(&English, &|amount| amount.to_grouped_text(2));
        let formula = lines.iter().find_map(|[text, _]| text.strip_prefix("Pace: "));
        found.sentence(&English) + &formula.map(|formula| format!("; {formula}")).unwrap_or_default()
    }

    #[test]
    fn a_pace_follows_the_same_part_of_earlier_years() {
        let november = [("2026-11-02", "300"), ("2026-11-20", "999")];
        for (others, expected) in [
            // 19 days are over.
            (&[][..], "On pace for 474 of 600; 300.00 × 30 ÷ 19"),
            (&[("2025-11-03", "5")], "On pace for 474 of 600; 300.00 × 30 ÷ 19"),
            (
                &[("2025-10-31", "9"), ("2025-11-19", "5"), ("2025-11-20", "15")],
                "On pace for 1,200 of 600; 300.00 × 20.00 ÷ 5.00",
            ),
            // Three years together; the fourth is too long ago.
            (
                &[("2022-11-01", "9"), ("2023-11-01", "3"), ("2024-11-01", "2"), ("2024-11-20", "1")],
                "On pace for 360 of 600; 300.00 × 6.00 ÷ 5.00",
            ),
            // One whose part lost tells nothing.
            (
                &[("2024-11-01", "1"), ("2024-11-30", "1"), ("2025-11-01", "-1"), ("2025-11-20", "5")],
                "On pace for 600 of 600; 300.00 × 2.00 ÷ 1.00",
            ),
            (&[("2025-11-01", "-1")], "On pace for 474 of 600; 300.00 × 30 ÷ 19"),
            // A share below a hundredth says too little.
            (&[("2025-11-01", "1"), ("2025-11-30", "999")], "1,299 of 600 so far: 217%"),
        ] {
            let sales = [others, &november].concat();
            assert_eq!(told("", "month", "2026-11-20", &sales), expected, "{others:?}");
        }
    }

    #[test]
    fn a_pace_is_of_a_month_or_more() {
        let november = [("2026-11-02", "300"), ("2026-11-20", "999")];
        let year = [("2025-04-05", "0"), ("2025-11-01", "10"), ("2025-11-25", "30"), ("2026-04-06", "7")];
        let ends = [("2024-02-01", "0"), ("2024-02-29", "1"), ("2024-03-01", "1"), ("2026-02-01", "8")];
        for (range, begins, today, sales, expected) in [
            ("month", "", "2026-11-01", &november[..], "0 of 600 so far: 0%"),
            // The days that are over end with February in each year.
            ("2026-02-01 2026-03-31", "", "2026-03-01", &ends, "On pace for 16 of 1,200; 8.00 × 2.00 ÷ 1.00"),
            ("year_to_date", "04-06", "2026-04-07", &year, "7 of 7,200 so far: 0%"),
            ("year_to_date", "04-06", "2026-11-25", &year, "On pace for 28 of 7,200; 7.00 × 40.00 ÷ 10.00"),
            ("fiscal_year", "04-06", "2026-11-26", &year, "On pace for 7 of 7,200; 7.00 × 40.00 ÷ 40.00"),
            ("last_month", "", "2026-12-05", &november, "1,299 of 600: 217%"),
            ("today", "", "2026-11-20", &november, "999 of 20 so far: 4,995%"),
            ("week", "", "2026-11-20", &november, "999 of 140 so far: 714%"),
        ] {
            assert_eq!(told(begins, range, today, sales), expected, "{range} {begins} {today}");
        }
    }
}
