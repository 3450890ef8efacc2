//! Orders in a table: a row for each item, with values of the order on its first row or on each. The
//! headings and words of each system are in `assets/importing`; grouping and reading of rows is here.

mod build;
mod control;
mod evidence;
mod fields;
mod fit;
mod groups;
mod lines;
mod profile;
mod receipts;
mod rows;
mod shape;
mod shipping_tax;
mod table;
mod tax_rates;
mod taxes;
mod unread;

pub use super::lists::named_columns::LEFT_OUT;
pub use fields::{Columns, Field, ONE_EACH};
pub use table::Table;
pub use unread::UNREAD;

pub(super) use profile::{Profile, Status};
pub(super) use rows::OrderRows;
pub(super) use shape::{NewRow, OrderCells, Rewrite};
pub(super) use unread::{asked, find_kinds, note, question, unread_amounts_of};

use std::io::Write;

use self::control::{Control, Holds};
use self::evidence::Evidence;
use self::groups::{Group, Groups, Repeated, Survey};
use self::shape::Shaper;
use self::unread::{Filling, unread_amounts};
use super::answers::{
    Answers, DiscountKind, MADE_HEADING, OddYears, PriceKind, RepeatedKind, UnexplainedOrder,
};
use super::control_totals::{Became, ControlTotal};
use super::csv_text::{self, headings};
use super::currency_mark::{another_in_heading, of_another_shop};
use super::foreign::ForeignOrder;
use super::refused_rows::{self, RefusedRows};
use super::source::Source;
use super::{FieldResult, Notes, Refusal, RowResult};
use domain::advice::Advice;
use domain::shop::settings::Currency;
use domain::text::Text;
use domain::text::lenient::date::DateOrder;
use domain::time::{Day, Zone};
use domain::{Result, label, text};

/// The options for reading a file.
#[derive(Debug, Clone, Copy)]
pub struct RowOptions<'o> {
    /// The shop's time zone.
    pub time_zone: Zone,
    /// The shop's currency.
    pub currency: Currency,
    /// The day of the import, by which dates to come are known.
    pub today: Day,
    /// The order of day and month in `1/2/2011`; `None` to detect it.
    pub date_order: Option<DateOrder>,
    /// Columns that the user assigned: the field, and the column's heading.
    pub columns: &'o [(String, String)],
    /// The user's other answers.
    pub answers: &'o Answers,
}

/// Reads a file order by order.
pub struct OrderReader<'s> {
    answers: Answers,
    groups: Groups<'s>,
    headings: Vec<String>,
    survey: Survey,
    columns: Columns,
    profile: &'static Profile,
    shaper: Option<Shaper>,
    control: Control,
    zone: Zone,
    currency: Currency,
    years: OddYears,
    notes: Notes,
}

/// A format of orders in tables.
pub(super) struct TableFormat {
    /// Recognizes headings of this format.
    pub(super) is_one: fn(&[String]) -> bool,
    /// The knowledge about files with these headings.
    pub(super) profile: fn(&[String]) -> &'static Profile,
}

impl TableFormat {
    fn delimiter(&self, source: &Source) -> Result<u8> {
        csv_text::delimiter_by_headings(source, self.is_one)
    }

    /// The headings of a file, as in its [`Table`].
    pub(super) fn headings(&self, source: &Source) -> Result<Vec<String>> {
        let all = headings(source, self.delimiter(source)?)?;
        Ok(all.iter().map(|heading| heading.trim().to_owned()).collect())
    }

    /// The columns of a file, for the user to assign.
    pub(super) fn table(&self, source: &Source) -> Result<Table> {
        let delimiter = self.delimiter(source)?;
        let profile = (self.profile)(&headings(source, delimiter)?);
        let is_known = profile.is_certain();
        let amounts = |headings: &[String]| {
            if is_known { Ok(Vec::new()) } else { unread_amounts_of(source, delimiter, headings, |_| false) }
        };
        Table::read(source, delimiter, &|field| profile.headings(field), amounts)
    }

    /// Reads a file order by order.
    pub(super) fn open<'s>(&self, source: &'s Source, options: RowOptions<'_>) -> Result<OrderReader<'s>> {
        OrderReader::open(source, self.delimiter(source)?, self.profile, options)
    }

    /// Writes the rows of refused orders as they are, each with its line in an added column, and the first
    /// of an order with the reason in another.
    pub(super) fn write_refused(
        &self,
        source: &Source,
        options: RowOptions<'_>,
        refused: &[Refusal],
        out: impl Write,
    ) -> Result<()> {
        let problems = refused_rows::problems(refused);
        let OrderReader { mut groups, headings, .. } = self.open(source, options)?;
        // Made numbers are written too: those made for the refused rows alone would be others.
        let made = groups.are_made().then_some(MADE_HEADING);
        let mut rows = RefusedRows::begin(out, made.into_iter().chain(headings.iter().map(String::as_str)))?;
        while let Some(group) = groups.next()? {
            let Some(problem) = group.rows.first().and_then(|row| problems.get(&row.line)) else { continue };
            for (at, row) in group.rows.iter().enumerate() {
                let cells = made.map(|_| group.number.as_str()).into_iter().chain(&row.cells);
                rows.put(cells.map(str::to_owned).collect(), row.line, if at == 0 { problem } else { "" })?;
            }
        }
        rows.finish()
    }
}

impl<'s> OrderReader<'s> {
    /// Finds the columns. Refused when a required one is missing, when the user named one that does not
    /// exist, and when dates can be read in two ways and the user did not choose one.
    fn open(
        source: &'s Source,
        delimiter: u8,
        profile: fn(&[String]) -> &'static Profile,
        options: RowOptions<'_>,
    ) -> Result<Self> {
        let headings = headings(source, delimiter)?;
        let profile = profile(&headings);
        let fillings = unread::fillings(source, delimiter)?;
        let is_filled = |at: usize| fillings.get(at).is_none_or(|filling| filling.is_filled);
        let mut columns = Columns::find_filled(&headings, &|field| profile.headings(field), is_filled);
        let to_shape = (source, delimiter, headings.as_slice());
        let shaper = Shaper::open(to_shape, (profile.shape.as_ref(), &options), &mut columns)?;
        columns.find_kinds(&headings, |at| fillings.get(at).copied().is_some_and(Filling::is_of_kinds));
        columns.correct(&headings, options.columns).map_err(|problem| source.refuse(problem))?;
        let mut answers = options.answers.clone();
        if columns.has_percents() {
            answers.discounts.get_or_insert(DiscountKind::Percent);
        }
        let options = RowOptions { answers: &answers, ..options };
        let is_part = |heading: &str| shaper.as_ref().is_some_and(|shaper| shaper.reads(heading));
        let mut unread = unread_amounts(&headings, &fillings, |at| columns.is_read(at), Some(profile));
        unread.retain(|heading| !is_part(heading));
        needs(&columns, &headings, &unread, options.answers)
            .map_err(|(about, problem)| source.ask(None, about, problem))?;
        in_this_currency(&columns, &headings, options.currency).map_err(|problem| source.refuse(problem))?;
        if !profile.is_certain() {
            if let Some(problem) = columns.unclear_date(&headings, options.columns) {
                return Err(source.ask(None, Advice::Column(Field::Date.as_str()), problem));
            }
            ask_unread((source, delimiter), &headings, (&columns, profile), &unread)?;
        }
        let mut survey = groups::survey(source, delimiter, &columns, &options)?;
        let mut notes = Notes::default();
        let discounts = if profile.is_certain() {
            options.answers.discounts
        } else {
            clear(source, delimiter, (&mut columns, &mut survey, &mut notes), (&headings, &options))?
        };
        let groups = Groups::open(source, delimiter, columns.clone(), (&survey, &options))?;
        note(&unread, &mut notes);
        survey.note(&mut notes, groups.are_made());
        let percent = !matches!(discounts, None | Some(DiscountKind::Amount));
        let control = Control::of(&columns, &headings, percent, |at, heading| {
            let is_unread = columns.is_left_out(at) || unread.iter().any(|one| one == heading.trim());
            holds(heading, profile, (shaper.as_ref(), is_unread))
        });
        let (zone, currency, years) =
            (options.time_zone, options.currency, OddYears::of(options.today, options.answers.years));
        answers.discounts = discounts;
        Ok(Self {
            answers,
            groups,
            headings,
            survey,
            columns,
            profile,
            shaper,
            control,
            zone,
            currency,
            years,
            notes,
        })
    }

    /// The next order; `None` at the end. The line of a refusal is its first row. An error when reading fails.
    pub fn next_order(&mut self) -> Result<Option<RowResult<ForeignOrder>>> {
        let next = self.groups.next()?;
        for footer in self.groups.take_footers() {
            let group = Group::new(String::new(), vec![footer]);
            self.controlled(|control, reader| control.add_footer(&reader.rows(&group)));
        }
        let Some(group) = next else { return Ok(None) };
        let line = group.rows.first().map_or(0, |row| row.line);
        let number: String = group.number.chars().take(60).collect();
        let mut found = self.order(&group);
        if found.is_ok() && !self.profile.is_certain() {
            found = self.explained(line, &number)?.and(found);
        }
        if let Ok(order) = &found {
            let refunds = order.refunds.iter().map(|refund| refund.refund.refunded_at);
            for at in std::iter::once(order.order.placed_at).chain(refunds) {
                if let Err(problem) = self.years.check(self.groups.source(), line, at.day)? {
                    found = Err(problem);
                    break;
                }
            }
        }
        Ok(Some(found.map_err(|problem| {
            let problem = match number.as_str() {
                "" => problem,
                number => text!("order {number}: {problem}", number, problem),
            };
            Refusal { line, problem }
        })))
    }

    /// Checks that each amount of the order read last is one of its figures, or is to be taken all the same;
    /// returns the problem otherwise. An error where the user did not decide about such orders.
    fn explained(&self, line: u64, number: &str) -> Result<FieldResult<()>> {
        let Some(problem) = self.control.unexplained() else { return Ok(Ok(())) };
        match self.answers.unexplained {
            None => {
                let problem = text!("order {number}: {problem}", number, problem);
                Err(self.groups.source().ask(Some(line), Advice::Unexplained, problem))
            }
            Some(UnexplainedOrder::Refuse) => Ok(Err(problem)),
            Some(UnexplainedOrder::Take) => Ok(Ok(())),
        }
    }

    fn order(&mut self, group: &Group) -> FieldResult<ForeignOrder> {
        let mut notes = std::mem::take(&mut self.notes);
        let found = match &self.shaper {
            Some(shaper) => shaper
                .apply(group, self.survey.number_style, &mut notes)
                .and_then(|shaped| build::order(&self.rows(&shaped), self.profile, &mut notes)),
            None => build::order(&self.rows(group), self.profile, &mut notes),
        };
        self.notes = notes;
        self.controlled(|control, reader| control.see(&reader.rows(group), found.as_ref().ok()));
        found
    }

    fn controlled(&mut self, work: impl FnOnce(&mut Control, &Self)) {
        let mut control = std::mem::take(&mut self.control);
        work(&mut control, self);
        self.control = control;
    }

    const fn rows<'g>(&'g self, group: &'g Group) -> OrderRows<'g> {
        let (columns, survey) = (&self.columns, &self.survey);
        let (answers, zone, currency) = (&self.answers, self.zone, self.currency);
        OrderRows { group, columns, survey, answers, zone, currency }
    }

    /// Sets the outcome of the order that was returned last, for the control totals.
    pub fn settle(&mut self, became: Became) {
        self.control.settle(became);
    }

    /// The control totals of the orders so far that were settled.
    pub fn totals(&self) -> Vec<ControlTotal> {
        self.control.totals()
    }

    /// The notes so far.
    pub const fn notes(&self) -> &Notes {
        &self.notes
    }
}

/// The contents of a column without a field. Amounts that are no sale are left out, also where rows are
/// rewritten with it.
fn holds(heading: &str, profile: &Profile, (shaper, is_unread): (Option<&Shaper>, bool)) -> Option<Holds> {
    let is_part = !profile.leaves_out(heading) && shaper.is_some_and(|shaper| shaper.reads(heading));
    let is_left_out = is_unread || profile.leaves_out(heading);
    is_part.then_some(Holds::Part).or_else(|| is_left_out.then_some(Holds::Nothing))
}

/// The problem with the columns when a required one is missing, and the one that has to be said.
fn needs(
    columns: &Columns,
    headings: &[String],
    unread: &[String],
    answers: &Answers,
) -> std::result::Result<(), (Advice, Text)> {
    let is_missing = |field: &&Field| {
        let is_beside = **field == Field::Date && columns.has(Field::DateGmt);
        let is_made = **field == Field::Number && answers.orders.is_some();
        !columns.has(**field) && !is_beside && !is_made
    };
    let missing: Vec<&str> =
        [Field::Number, Field::Date].iter().filter(is_missing).map(|field| field.as_str()).collect();
    let headings = headings.join(", ");
    if let Some(first) = missing.first() {
        let about = if missing == [Field::Number.as_str()] { Advice::Orders } else { Advice::Column(first) };
        let problem = if missing.len() == 1 {
            let field = Text::new(first);
            text!(
                "no heading says which column holds the {field} of an order; the headings are {headings}",
                field,
                headings
            )
        } else {
            text!(
                "no heading says which column holds the number and the date of an order; the headings are {headings}",
                headings
            )
        };
        return Err((about, problem));
    }
    let has = |fields: &[Field]| fields.iter().any(|field| columns.has(*field));
    if !has(&[Field::Total, Field::ItemTotal, Field::ItemPrice]) {
        let problem = if unread.is_empty() {
            text!(
                "no heading says which column holds the total of an order or of its items; the headings are {headings}",
                headings
            )
        } else {
            text!(
                "no heading says which column holds the total of an order or of its items; the headings are {headings}; these columns look like amounts: {unread}",
                headings,
                unread = unread.join(", ")
            )
        };
        return Err((Advice::Column(Field::Total.as_str()), problem));
    }
    if has(&[Field::Item, Field::Sku, Field::ProductId]) && !has(&[Field::Quantity]) && !columns.is_one_each()
    {
        let problem = text!(
            "no heading says which column holds the quantity of an item; the headings are {headings}",
            headings
        );
        return Err((Advice::Quantity, problem));
    }
    Ok(())
}

/// Refuses a file with columns that look like amounts and are `unread`, except those that repeat others.
fn ask_unread(
    file: (&Source, u8),
    headings: &[String],
    columns: (&Columns, &Profile),
    unread: &[String],
) -> Result<()> {
    let same = unread::same_as_read(file, headings, columns, unread)?;
    let others: Vec<String> = unread.iter().filter(|heading| !same.contains(heading)).cloned().collect();
    question(&others).map_or(Ok(()), |(about, problem)| Err(file.0.ask(None, about, problem)))
}

/// Refuses a file in which the heading of an amount names another currency than the shop's.
fn in_this_currency(columns: &Columns, headings: &[String], currency: Currency) -> FieldResult<()> {
    let mut read = columns.numbers().filter_map(|at| headings.get(at));
    match read.find_map(|heading| another_in_heading(heading, currency)) {
        Some(written) => Err(of_another_shop(&written, currency)),
        None => Ok(()),
    }
}

/// Decides ambiguous columns: by the user's answers, else by the evidence of totals. Refused with the
/// question when neither decides. Returns what discounts are.
fn clear(
    source: &Source,
    delimiter: u8,
    (columns, survey, notes): (&mut Columns, &mut Survey, &mut Notes),
    (headings, options): (&[String], &RowOptions<'_>),
) -> Result<Option<DiscountKind>> {
    let answers = options.answers;
    let has_item_totals = columns.has(Field::ItemTotal);
    let is_price_open = columns.has(Field::ItemPrice) && !has_item_totals;
    let evidence = Evidence::of(source, delimiter, columns, (survey, options))?;
    if let (None, Some((line, cell))) = (answers.discounts, &evidence.unclear_discount) {
        let problem = text!(
            "the discount \"{cell}\" may be money, a percentage to take off the prices, or one that they are less already",
            cell
        );
        return Err(source.ask(*line, Advice::Discounts, problem));
    }
    let ask = |(line, problem)| source.ask(line, Advice::Discounts, problem);
    if !(has_item_totals && answers.discounts == Some(DiscountKind::Percent)) {
        contradicted(answers.discounts, &evidence).map_or(Ok(()), |found| Err(ask(found)))?;
    }
    if let (None, true, Some((line, order))) = (answers.prices, is_price_open, evidence.line_price()) {
        let problem = text!(
            "order {order} comes to its total only when its prices are for all of a row, not for one",
            order
        );
        return Err(source.ask(*line, Advice::Prices, problem));
    }
    if is_price_open && answers.prices == Some(PriceKind::Line) {
        columns.take_for(Field::ItemPrice, Field::ItemTotal);
    }
    survey.row_by_row.extend(evidence.counted_on_each());
    let unproven = evidence.unproven(survey, columns, headings);
    match (answers.repeated, unproven.first()) {
        (None, Some((field, Repeated { line, order, amount }))) => {
            let field = Text::new(field.as_str());
            let problem = text!(
                "the {field} of {amount} is on each row of order {order}, and may be the order's or \
                 the row's: no total shows which",
                field,
                amount,
                order
            );
            return Err(source.ask(*line, Advice::Repeated, problem));
        }
        (Some(RepeatedKind::Row), _) => {
            let fields: Vec<Field> = unproven.into_iter().map(|(field, _)| field).collect();
            survey.row_by_row.extend(fields);
        }
        _ => {}
    }
    let mut own = [Field::Tax, Field::Shipping].iter().chain(&fields::TAXES);
    let has_own_tax = own.any(|field| survey.row_by_row.contains(field));
    let are_gross = evidence.totals_are_gross().unwrap_or(has_own_tax);
    for (order, item, is_it) in [
        (Field::Tax, Field::ItemTax, !columns.has(Field::ItemTax)),
        (Field::Discount, Field::ItemDiscount, !columns.has(Field::ItemDiscount)),
        (Field::Total, Field::ItemTotal, !are_gross),
    ] {
        if survey.row_by_row.contains(&order) && is_it {
            columns.take_for(order, item);
        }
    }
    if answers.discounts != Some(DiscountKind::Percent)
        || !has_item_totals && !survey.row_by_row.contains(&Field::Total)
    {
        return Ok(answers.discounts);
    }
    percents_beside_totals(&evidence, columns, notes).map(Some).map_err(ask)
}

/// True if percentages are still to be taken off the totals of rows: by the totals of orders, otherwise by
/// the prices of rows.
fn percents_beside_totals(
    evidence: &Evidence,
    columns: &Columns,
    notes: &mut Notes,
) -> std::result::Result<DiscountKind, (u64, Text)> {
    let by_orders = (&evidence.percent_to_take, &evidence.percent_taken);
    let by_prices = (&evidence.total_before_percent, &evidence.total_after_percent);
    let beside = evidence.total_beside_percent.as_ref();
    let is_by_orders = by_orders != (&None, &None);
    let open = match if is_by_orders { by_orders } else { by_prices } {
        // Each row has its own, and a price that says it.
        _ if !is_by_orders && beside.is_none() && columns.has(Field::ItemDiscount) => None,
        (None, Some((line, _))) => {
            notes.add(*line, text!("the totals of rows show that their percentages are taken off already"));
            return Ok(DiscountKind::PercentTaken);
        }
        (Some(_), None) => None,
        (first, _) => beside.or(first.as_ref()),
    };
    let Some((line, order)) = open else { return Ok(DiscountKind::Percent) };
    Err((
        *line,
        text!(
            "whether the totals of the rows of order {order} are before or after their percentages is shown by no price and no total of the order. If they are after, say that percentages are taken off already; if before, say that their column has prices, and these are for all of a row",
            order
        ),
    ))
}

/// The first order, by a line of it, that contradicts the answer about discounts.
fn contradicted(said: Option<DiscountKind>, evidence: &Evidence) -> Option<(u64, Text)> {
    let (found, english) = match said? {
        DiscountKind::Percent => (
            &evidence.percent_taken,
            label!("order {order} comes to its total only when the percentages are taken off already"),
        ),
        DiscountKind::PercentTaken => (
            &evidence.percent_to_take,
            label!("order {order} comes to its total only when the percentages are still to be taken off"),
        ),
        DiscountKind::Amount => return None,
    };
    let (line, order) = found.as_ref()?;
    Some((*line, Text::of(english, [("order", order.into())])))
}
