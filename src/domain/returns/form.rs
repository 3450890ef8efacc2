//! The form of a tax return as data, and the checks of it.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::figure::{SupplyKind, TaxFigure};
use super::filter::{Amount, Filter, Term};
use super::formula::Formula;
use super::lines::{FormLines, LineTag, tells_partners};
use super::rounding::BoxRounding;
use crate::money::Money;
use crate::places::country_name;
use crate::shop::basis::Basis;
use crate::shop::settings::Currency;
use crate::text;
use crate::text::Text;
use crate::time::tax_period::{PeriodLength, PeriodSchedule, TaxPeriod};

/// The most boxes of a form, more than any has.
const MOST_BOXES: usize = 500;
/// The longest number of a box.
const LONGEST_NUMBER: usize = 8;

/// A file of a user's own form, as it was read.
#[derive(Debug)]
pub struct FormFile {
    /// The file's name, for messages.
    pub name: String,
    /// The file's bytes, or the reason why it could not be read.
    pub bytes: crate::error::Result<Vec<u8>>,
}

/// The source of a form's contents.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormSource {
    /// The title, with the authority that publishes it.
    pub title: String,
    /// The address.
    pub url: String,
}

/// A box as a form file has it: one of `sum`, `formula` and `entered`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxParts {
    /// The number: 1 to 8 letters and digits.
    pub number: String,
    /// The contents of the box, in English.
    pub words: Text,
    /// The official words in the language of the form, where that is another.
    #[serde(default)]
    pub official: String,
    /// The rounding of its amount.
    #[serde(default)]
    pub rounding: BoxRounding,
    /// The sum of amounts of figures.
    #[serde(default)]
    pub sum: Option<Vec<Term>>,
    /// A formula of other boxes.
    #[serde(default)]
    pub formula: Option<String>,
    /// True when a person fills it, with a reason.
    #[serde(default)]
    pub entered: bool,
}

/// Figures that a form leaves to another return, with the reason.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exclusion {
    /// A description of the amounts, and of the return that declares them.
    pub words: Text,
    /// The figures, by any of these filters.
    #[serde(rename = "where")]
    pub filters: Vec<Filter>,
}

/// How a form of earnings counts: one of what was sold and spent in a year, rather than of its taxes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EarningsForm {
    /// The day by which everything counts in it; the shop's own choice where it is absent.
    pub basis: Option<Basis>,
    /// The most that a piece of equipment costs, without tax, to be deducted at once; without one, any is.
    pub equipment_limit: Option<Money>,
}

/// A form file without its boxes, which are read one by one so that an error names its box.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormParts {
    /// The command line's word: `uk-vat`.
    pub name: String,
    /// The title for people.
    pub title: Text,
    /// The official one in the language of the form, or its abbreviation.
    #[serde(default)]
    pub official: String,
    /// The code of the country whose return it is; empty for one of several countries.
    #[serde(default)]
    pub country: String,
    /// The currency of its amounts.
    pub currency: String,
    /// The lengths of its periods.
    pub periods: Vec<PeriodLength>,
    /// True when its quarters and years follow the calendar.
    #[serde(default)]
    pub calendar: bool,
    /// The first month of its years, 1 to 12, where that is another: of the United Kingdom's, April.
    #[serde(default)]
    pub begins: Option<u32>,
    /// That it is of earnings, and how they count.
    #[serde(default)]
    pub earnings: Option<EarningsForm>,
    /// The day of which its contents are.
    pub as_of: String,
    /// Sources of the form.
    pub sources: Vec<FormSource>,
    /// Notes worth knowing, for people.
    #[serde(default)]
    pub notes: Vec<Text>,
    /// The lines, if it has any.
    #[serde(default)]
    pub lines: Option<FormLines>,
    /// Amounts that are declared elsewhere.
    #[serde(default)]
    pub excluded: Vec<Exclusion>,
}

/// A problem of a box in a sentence.
fn in_box(number: &str, problem: Text) -> Text {
    text!("box {number}: {problem}", number, problem)
}

/// The content of a box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// The sum of amounts of figures.
    Sum(Vec<Term>),
    /// A formula of other boxes, as the form shows them.
    Formula(Formula),
    /// An amount that a person enters with a reason.
    Entered,
}

/// A box of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormBox {
    /// The number on the form.
    pub number: String,
    /// The contents of the box, in English.
    pub words: Text,
    /// The official words, where they are in another language; else empty.
    pub official: String,
    /// The rounding of its amount.
    pub rounding: BoxRounding,
    /// The amounts that it is computed from.
    pub content: Content,
}

/// What a form asks for that the totals of days do not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// Corrections of other periods, in lines of their own.
    Corrections,
    /// Single businesses that were sold to or bought from, by their VAT numbers.
    Partners,
    /// Refunds apart from sales.
    Refunds,
}

impl Told {
    /// Each.
    pub const ALL: [Self; 3] = [Self::Corrections, Self::Partners, Self::Refunds];
}

/// A form whose boxes are all defined, once each, and of which no formula needs itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    parts: FormParts,
    currency: Currency,
    boxes: Vec<FormBox>,
    /// The positions of the boxes in an order in which each follows those that it is computed from.
    order: Vec<usize>,
}

impl Form {
    /// Checks the parts of a form; or the problem in words, with the number of the box that it is in.
    pub fn new(parts: FormParts, boxes: Vec<BoxParts>) -> Result<Self, Text> {
        let currency = checked(&parts)?;
        if boxes.is_empty() && parts.lines.is_none() {
            return Err(text!("it has no boxes"));
        }
        if boxes.len() > MOST_BOXES {
            return Err(text!("it has more than {most} boxes", most = MOST_BOXES));
        }
        let boxes: Vec<FormBox> = boxes.into_iter().map(form_box).collect::<Result<_, _>>()?;
        let mut numbers = BTreeSet::new();
        if let Some(twice) = boxes.iter().find(|one| !numbers.insert(one.number.as_str())) {
            return Err(in_box(&twice.number, text!("there is another box of this number")));
        }
        let columns: BTreeSet<&str> =
            parts.lines.iter().flat_map(|lines| &lines.columns).map(|column| column.name.as_str()).collect();
        for one in &boxes {
            let Content::Formula(formula) = &one.content else { continue };
            if let Some(unknown) = formula.boxes().into_iter().find(|number| !numbers.contains(number)) {
                let problem =
                    text!("its formula names box {number}, which the form does not have", number = unknown);
                return Err(in_box(&one.number, problem));
            }
            if let Some(unknown) = formula.columns().into_iter().find(|name| !columns.contains(name)) {
                let problem =
                    text!("its formula names the column \"{name}\", which no line has", name = unknown);
                return Err(in_box(&one.number, problem));
            }
        }
        let order = order_of(&boxes)?;
        let form = Self { parts, currency, boxes, order };
        let excluded = form.excluded().iter().flat_map(|one| &one.filters);
        if form.parts.earnings.is_none() && form.filters().chain(excluded).any(Filter::is_of_earnings) {
            return Err(text!(
                "only a form with \"earnings\" can ask for a category, above_limit, taxed and small_business"
            ));
        }
        Ok(form)
    }

    /// A formula of one of the boxes, in words for people.
    pub fn told(&self, formula: &Formula) -> Text {
        let columns = || self.parts.lines.iter().flat_map(|lines| &lines.columns);
        let heading =
            |name: &str| columns().find(|column| column.name == name).map(|column| column.words.clone());
        formula.words(&|name| text!("\"{text}\"", text = heading(name).unwrap_or_default()))
    }

    /// The command line's word.
    pub fn name(&self) -> &str {
        &self.parts.name
    }

    /// The title for people.
    pub const fn title(&self) -> &Text {
        &self.parts.title
    }

    /// The official title in the language of the form, or its abbreviation; may be empty.
    pub fn official_title(&self) -> &str {
        &self.parts.official
    }

    /// Both.
    pub fn full_title(&self) -> Text {
        match self.parts.official.as_str() {
            "" => self.parts.title.clone(),
            official => text!("{title} ({official})", title = &self.parts.title, official),
        }
    }

    /// The code of the country whose return it is; empty for one of several countries.
    pub fn country(&self) -> &str {
        &self.parts.country
    }

    /// The currency of its amounts.
    pub const fn currency(&self) -> Currency {
        self.currency
    }

    /// The lengths of its periods.
    pub fn periods(&self) -> &[PeriodLength] {
        &self.parts.periods
    }

    /// How it counts, if it is of earnings.
    pub const fn earnings(&self) -> Option<EarningsForm> {
        self.parts.earnings
    }

    /// The month that its years and other periods have to begin with; `None` where that may be any.
    pub fn start_month(&self) -> Option<u32> {
        self.parts.begins.or(self.parts.calendar.then_some(1))
    }

    /// The day of which its contents are, as its file has it.
    pub fn as_of(&self) -> &str {
        &self.parts.as_of
    }

    /// Sources of the form.
    pub fn sources(&self) -> &[FormSource] {
        &self.parts.sources
    }

    /// Notes worth knowing, for people.
    pub fn notes(&self) -> &[Text] {
        &self.parts.notes
    }

    /// The notes that name a box: `Box 5 has no sign`, `boxes 81, 86 and 93`, `Boxes 6 to 9`, `line 109`.
    pub fn notes_on(&self, number: &str) -> Vec<&Text> {
        let numbers: Vec<&str> = self.boxes().iter().map(|one| one.number.as_str()).collect();
        let Some(at) = numbers.iter().position(|one| *one == number) else { return Vec::new() };
        self.notes().iter().filter(|note| names_box(note.english(), &numbers, at)).collect()
    }

    /// The boxes in the order of the form.
    pub fn boxes(&self) -> &[FormBox] {
        &self.boxes
    }

    /// A box by its number.
    pub fn box_of(&self, number: &str) -> Option<&FormBox> {
        self.boxes.iter().find(|one| one.number == number)
    }

    /// The lines, if it has any.
    pub const fn lines(&self) -> Option<&FormLines> {
        self.parts.lines.as_ref()
    }

    /// True if the form asks for this of its figures.
    pub fn tells(&self, told: Told) -> bool {
        let by = self.lines().map(|lines| lines.by.as_slice()).unwrap_or_default();
        match told {
            Told::Corrections => by.contains(&LineTag::Corrects),
            Told::Partners => tells_partners(by),
            Told::Refunds => self.filters().any(|filter| filter.refund.is_some()),
        }
    }

    /// Amounts that are declared elsewhere.
    pub fn excluded(&self) -> &[Exclusion] {
        &self.parts.excluded
    }

    /// True if a figure of goods would be declared elsewhere if it were of services.
    pub fn tells_services(&self, goods: &TaxFigure) -> bool {
        let services = TaxFigure { kind: SupplyKind::Services, ..goods.clone() };
        self.lines().is_some_and(|lines| lines.by.contains(&LineTag::Kind))
            || self
                .filters()
                .any(|filter| filter.has(goods, self.country()) != filter.has(&services, self.country()))
    }

    /// The filters of boxes, and of what is in lines and in their columns.
    fn filters(&self) -> impl Iterator<Item = &Filter> {
        let of_lines = self.lines().into_iter().flat_map(|lines| &lines.filters);
        self.terms().map(|term| &term.filter).chain(of_lines)
    }

    /// What is added up in boxes, and in the columns of lines.
    fn terms(&self) -> impl Iterator<Item = &Term> {
        let of_boxes = self.boxes.iter().flat_map(|one| match &one.content {
            Content::Sum(terms) => terms.as_slice(),
            Content::Formula(_) | Content::Entered => &[],
        });
        let lines = self.lines().into_iter();
        of_boxes.chain(lines.flat_map(|lines| &lines.columns).flat_map(|one| &one.sum))
    }

    /// True if a box counts what a figure earned, or it earned nothing.
    pub(super) fn takes_earnings(&self, figure: &TaxFigure) -> bool {
        let is_it = |term: &Term| {
            matches!(term.of, Amount::Net | Amount::Earnings) && term.filter.has(figure, self.country())
        };
        figure.earnings().is_ok_and(|earnings| earnings == Money::ZERO) || self.terms().any(is_it)
    }

    /// The boxes with their positions, each after those that it is computed from.
    pub(super) fn in_order(&self) -> impl Iterator<Item = (usize, &FormBox)> {
        self.order.iter().filter_map(|at| Some((*at, self.boxes.get(*at)?)))
    }

    /// Checks that a return of this form can be for a period; the error is the reason as a sentence.
    pub fn check_period(&self, period: TaxPeriod) -> Result<(), Text> {
        let length = period.length();
        if !self.parts.periods.contains(&length) {
            let lengths = self.parts.periods.iter().map(|length| Text::new(length.name()));
            let lengths = lengths.reduce(|one, other| text!("{one} or a {other}", one, other));
            return Err(text!(
                "{form} is for a {lengths}, and {period} is not one",
                form = self.full_title(),
                lengths = lengths.unwrap_or_default(),
                period
            ));
        }
        let Some(start_month) = self.start_month() else { return Ok(()) };
        let schedule = PeriodSchedule { length, start_month };
        if schedule.has(period) {
            return Ok(());
        }
        let (form, length) = (self.full_title(), Text::new(length.name()));
        if self.parts.calendar {
            return Err(text!(
                "{form} is for a calendar {length}, and {period} is not one",
                form,
                length,
                period
            ));
        }
        let like = schedule.period_of(period.last_day());
        let code = like.to_string();
        Err(text!(
            "{form} is for a {length} such as {like} ({code}), and {period} is not one",
            form,
            length,
            like,
            code,
            period
        ))
    }
}

/// True if a note names the box at this position of the form's numbers.
fn names_box(note: &str, numbers: &[&str], at: usize) -> bool {
    let (mut is_naming, mut begin, mut last) = (false, None, None);
    for word in note.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()) {
        let place = numbers.iter().position(|number| *number == word).filter(|_| is_naming);
        match word.to_lowercase().as_str() {
            "box" | "boxes" | "line" | "lines" => (is_naming, begin, last) = (true, None, None),
            "and" | "or" => {}
            "to" if is_naming => begin = last,
            _ if place.is_some() => {
                let first = std::mem::take(&mut begin).or(place);
                if first.is_some_and(|first| first <= at) && place.is_some_and(|place| at <= place) {
                    return true;
                }
                last = place;
            }
            _ => is_naming = false,
        }
    }
    false
}

/// The currency of the parts of a form, which are checked.
fn checked(parts: &FormParts) -> Result<Currency, Text> {
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if parts.name.is_empty() || !parts.name.chars().all(is_name) {
        return Err(text!(
            "its name \"{name}\" is not of small letters, digits and dashes",
            name = &parts.name
        ));
    }
    if parts.title.english().trim().is_empty() {
        return Err(text!("it has no title"));
    }
    if !parts.country.is_empty() && country_name(&parts.country).is_none() {
        return Err(text!("there is no country \"{code}\"", code = &parts.country));
    }
    if parts.periods.is_empty() {
        return Err(text!("it has no periods: write month, two-months, quarter, half-year or year"));
    }
    if parts.begins.is_some_and(|month| !(1..=12).contains(&month) || parts.calendar) {
        return Err(text!("\"begins\" is a month from 1 to 12, and not beside \"calendar\""));
    }
    if let Some(lines) = &parts.lines {
        if lines.by.is_empty() || lines.columns.is_empty() || lines.filters.is_empty() {
            return Err(text!("its lines need \"where\", \"by\" and \"columns\""));
        }
        let mut names = BTreeSet::new();
        if let Some(twice) = lines.columns.iter().find(|column| !names.insert(&column.name)) {
            return Err(text!("its lines have two columns \"{name}\"", name = &twice.name));
        }
    }
    Currency::parse(&parts.currency)
        .ok_or_else(|| text!("\"{code}\" is not a currency code such as EUR", code = &parts.currency))
}

fn form_box(parts: BoxParts) -> Result<FormBox, Text> {
    let BoxParts { number, words, official, rounding, sum, formula, entered } = parts;
    let is_number = (1..=LONGEST_NUMBER).contains(&number.len())
        && number.bytes().all(|c| c.is_ascii_alphanumeric())
        && number != "0";
    if !is_number {
        let problem =
            text!("the number has to be of 1 to {most} letters and digits, and not 0", most = LONGEST_NUMBER);
        return Err(in_box(&number, problem));
    }
    if words.english().trim().is_empty() {
        return Err(in_box(&number, text!("it has no text")));
    }
    let content = match (sum, formula, entered) {
        (Some(terms), None, false) if !terms.is_empty() => Content::Sum(terms),
        (None, Some(text), false) => {
            let unread = |problem| in_box(&number, text!("the formula cannot be read: {problem}", problem));
            Content::Formula(Formula::parse(&text).map_err(unread)?)
        }
        (None, None, true) => Content::Entered,
        _ => {
            let problem =
                text!("it has to have one of \"sum\" (with at least one term), \"formula\" and \"entered\"");
            return Err(in_box(&number, problem));
        }
    };
    Ok(FormBox { number, words, official, rounding, content })
}

/// The positions of the boxes, each after those that it is computed from. Refused when a box needs itself.
fn order_of(boxes: &[FormBox]) -> Result<Vec<usize>, Text> {
    let mut order: Vec<usize> = Vec::new();
    let mut known: BTreeSet<&str> = BTreeSet::new();
    loop {
        let before = order.len();
        for (at, one) in boxes.iter().enumerate() {
            let is_ready = match &one.content {
                Content::Formula(formula) => formula.boxes().iter().all(|number| known.contains(number)),
                Content::Sum(_) | Content::Entered => true,
            };
            if is_ready && known.insert(&one.number) {
                order.push(at);
            }
        }
        if order.len() == boxes.len() {
            return Ok(order);
        }
        if order.len() == before {
            let left = boxes.iter().filter(|one| !known.contains(one.number.as_str()));
            let left: Vec<&str> = left.map(|one| one.number.as_str()).collect();
            let first = left.first().copied().unwrap_or_default();
            let boxes = left.join(", ");
            let problem = text!("its formula depends on itself, by way of the boxes {boxes}", boxes);
            return Err(in_box(first, problem));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_name_their_boxes() {
        let numbers = ["1", "2", "5", "6", "7", "8", "9", "62", "81", "86", "93"];
        let named = |note: &str| -> Vec<&str> {
            let is_named = |(at, _): &(usize, &&str)| names_box(note, &numbers, *at);
            numbers.iter().enumerate().filter(is_named).map(|(_, number)| *number).collect()
        };
        for (note, expected) in [
            (
                "Box 5 has no sign: VAT is paid when box 1 is larger than box 2, in 7 days.",
                vec!["1", "2", "5"],
            ),
            ("Boxes 6 to 9 are in whole pounds.", vec!["6", "7", "8", "9"]),
            ("The tax beside boxes 81, 86 and 93 is computed.", vec!["81", "86", "93"]),
            ("Import VAT (box 62) is entered from 2 documents.", vec!["62"]),
            ("A box whose number is 9 has 5 letters.", vec![]),
            ("Postponed import VAT is in none of these boxes by itself.", vec![]),
            ("A negative line 9 is a refund.", vec!["9"]),
        ] {
            assert_eq!(named(note), expected, "{note}");
        }
    }
}
