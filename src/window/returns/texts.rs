//! The return of a period as texts: its boxes and lines, what adds up to each, and what is behind a figure.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::format::{self, Formatter};
use domain::error::Result;
use domain::label;
use domain::money::Money;
use domain::returns::form::Content;
use domain::returns::lines::{FormLines, LineColumn, LineTag};
use domain::returns::rounding::BoxRounding;
use domain::returns::{
    FiledReturn, Finding, Form, FormBox, KeptLine, KeptReturn, PeriodReturn, RateType, ReturnBox, ReturnLine,
    Share, Side, Subject, SupplyKind,
};
use domain::text;
use domain::text::Text;
use domain::time::tax_period::TaxPeriod;

/// An amount and its reason as they are typed into a box.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct EnteredText {
    pub(super) number: String,
    pub(super) amount: String,
    pub(super) reason: String,
}

/// A box of the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BoxRow {
    pub(super) number: String,
    pub(super) words: String,
    /// The form's own words, where they are in another language.
    pub(super) official: String,
    /// The amount that counts: what was filed, else today's.
    pub(super) amount: String,
    /// The difference to the period before: `+12.00`; and its amount. Both are a dash where that is not known.
    pub(super) since: String,
    pub(super) before: String,
    /// Today's amount where it is another than the one that was filed; else blank.
    pub(super) today: String,
    /// The text as typed, for a box that is filled by hand.
    pub(super) entered: Option<EnteredText>,
    /// It is computed of other boxes.
    pub(super) is_formula: bool,
    /// Neither this period nor the one before has an amount.
    pub(super) is_empty: bool,
}

/// A part of a return that can be opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ReturnPart {
    /// A box, a line, or what is declared elsewhere, by its position.
    Box(usize),
    Line(usize),
    Excluded(usize),
    /// A figure by its position.
    Figure(usize),
}

/// A term of what adds up to a part of a return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PartTerm {
    pub(super) words: String,
    pub(super) amount: String,
    /// The part that opens on it.
    pub(super) part: Option<ReturnPart>,
}

/// The entries that add up to a part of a return.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct PartView {
    pub(super) name: String,
    /// The computation, in a sentence.
    pub(super) meaning: String,
    pub(super) terms: Vec<PartTerm>,
    pub(super) amount: String,
    /// The form's own words, where they are in another language, and notes.
    pub(super) notes: Vec<String>,
}

#[derive(Debug)]
pub(super) struct ReturnView {
    form: Arc<Form>,
    found: PeriodReturn,
    formatter: Formatter,
    pub(super) boxes: Vec<BoxRow>,
    /// The lines that count, which may be others than today's.
    pub(super) lines: Vec<KeptLine>,
    pub(super) findings: Vec<Finding>,
    /// `Q2 2026`, the period that amounts are compared with.
    pub(super) before: String,
    /// Number of amounts that differ today from those that were filed.
    pub(super) differing: usize,
    /// The amounts that were filed cannot be read, so today's are shown.
    pub(super) is_kept_unreadable: bool,
}

impl ReturnView {
    pub(super) fn new(form: Arc<Form>, found: PeriodReturn, formatter: Formatter) -> Result<Self> {
        let shown = found.amounts(&form);
        let today = KeptReturn::of(&form, &found.found, found.exchange_rate);
        let before = found.before.amounts.clone();
        let boxes = form.boxes().iter().zip(&found.found.boxes);
        let boxes = boxes.map(|(of, one)| box_row(formatter, (of, one), [&shown, &today], before.as_ref()));
        let boxes: Vec<BoxRow> = boxes.collect::<Result<_>>()?;
        let differing_lines = usize::from(shown.lines != today.lines);
        // The boxes show what they are today beside what was filed.
        let is_shown = |finding: &&Finding| match &finding.subject {
            Subject::Filed(Some(number)) => !boxes.iter().any(|one| one.number == *number),
            _ => true,
        };
        Ok(Self {
            lines: shown.lines,
            findings: found.found.findings.iter().filter(is_shown).cloned().collect(),
            before: found.before.period.short_name_in(formatter.language.dates()),
            differing: boxes.iter().filter(|one| !one.today.is_empty()).count() + differing_lines,
            is_kept_unreadable: found.filed.as_ref().is_some_and(|filed| filed.kept.is_none()),
            boxes,
            form,
            found,
            formatter,
        })
    }

    pub(super) fn found(&self) -> &PeriodReturn {
        &self.found
    }

    pub(super) fn filed(&self) -> Option<&FiledReturn> {
        self.found.filed.as_ref()
    }

    /// Amounts that are declared elsewhere, each in a sentence.
    pub(super) fn excluded(&self) -> impl ExactSizeIterator<Item = String> {
        self.found.found.excluded.iter().map(|one| {
            let amount = |amount: Money| self.written(BoxRounding::Cents, amount);
            let (net, tax) = (amount(one.net), amount(one.tax));
            self.text(&text!("{words}: net {net}, tax {tax}", words = &one.words, net, tax))
        })
    }

    pub(super) fn form_lines(&self) -> Option<&FormLines> {
        self.form.lines()
    }

    /// The tags of lines; that of corrections only where there is one.
    pub(super) fn tags(&self) -> Vec<LineTag> {
        let corrects = |line: &KeptLine| line.tags.contains_key(LineTag::Corrects.name());
        let has_corrections = self.lines.iter().any(corrects);
        let tags = self.form.lines().into_iter().flat_map(|lines| &lines.by).copied();
        tags.filter(|tag| has_corrections || *tag != LineTag::Corrects).collect()
    }

    /// A tag of a line as text; blank where the line has none.
    pub(super) fn tag(&self, line: &KeptLine, tag: LineTag) -> String {
        let text = line.tags.get(tag.name()).map_or("", String::as_str);
        match tag {
            LineTag::Country | LineTag::Partner => self.formatter.country(text).to_owned(),
            LineTag::Side | LineTag::Kind | LineTag::RateType => {
                let side = Side::parse(text).map(Side::name);
                let kind = SupplyKind::parse(text).map(SupplyKind::name);
                let rate_type = RateType::ALL.map(RateType::name).into_iter().find(|name| *name == text);
                let word = side.or(kind).or(rate_type).map(|word| self.formatter.language.label(word));
                format::first_upper(word.unwrap_or(text))
            }
            LineTag::Rate => self.formatter.grouped(text),
            LineTag::State | LineTag::County | LineTag::City | LineTag::VatNumber | LineTag::Name => {
                text.to_owned()
            }
            LineTag::Corrects => {
                let words = self.formatter.language.dates();
                TaxPeriod::parse(text).map(|period| period.short_name_in(words)).unwrap_or_default()
            }
        }
    }

    pub(super) fn amount(&self, line: &KeptLine, column: &LineColumn) -> String {
        self.written(column.rounding, amount_in(line, column))
    }

    /// The difference of an amount of a line to the period before.
    pub(super) fn since(&self, line: &KeptLine, column: &LineColumn) -> String {
        let amount = |was: &KeptLine| amount_in(was, column);
        let before = self.found.before.amounts.as_ref();
        let was = before.map(|before| before.line_of(line).map(amount).unwrap_or_default());
        since(self.formatter, column.rounding, amount_in(line, column), was).unwrap_or_default()
    }

    /// The entries of a part; `None` once the return has it no more.
    pub(super) fn part(&self, part: ReturnPart) -> Option<PartView> {
        match part {
            ReturnPart::Box(at) => self.box_part(at),
            ReturnPart::Line(at) => self.line_part(at),
            ReturnPart::Excluded(at) => {
                let one = self.found.found.excluded.get(at)?;
                let terms = one.figures.iter().filter_map(|figure| self.figure_term(*figure, None));
                let (name, terms) = (self.text(&one.words), terms.collect());
                let meaning = self.text(&text!("Declared elsewhere, and in no box here"));
                Some(PartView { name, meaning, terms, ..PartView::default() })
            }
            ReturnPart::Figure(at) => {
                let figure = self.found.figures.get(at)?;
                let [net, tax] =
                    [figure.net, figure.tax].map(|amount| self.written(BoxRounding::Cents, amount));
                let (meaning, amount) = if figure.earned.is_some() {
                    let counts = self.written(BoxRounding::Cents, figure.earnings().ok()?);
                    (text!("net {net}, tax {tax}", net, tax), counts)
                } else {
                    (text!("Net {amount}", amount = net), tax)
                };
                let (name, meaning) = (self.figure_name(at)?, format::first_upper(&self.text(&meaning)));
                Some(PartView { name, meaning, amount, ..PartView::default() })
            }
        }
    }

    pub(super) fn figure_name(&self, at: usize) -> Option<String> {
        Some(format::first_upper(&self.text(&self.found.figures.get(at)?.tags())))
    }

    /// What the amount of a figure is called.
    pub(super) fn figure_amount(&self, at: usize) -> &'static str {
        let is_earned = self.found.figures.get(at).is_some_and(|figure| figure.earned.is_some());
        if is_earned { label!("What counts") } else { label!("Tax") }
    }

    pub(super) fn is_of_purchases(&self, at: usize) -> bool {
        self.found.figures.get(at).is_some_and(|figure| figure.side == Side::Purchase)
    }

    fn text(&self, text: &Text) -> String {
        self.formatter.text(text)
    }

    fn written(&self, rounding: BoxRounding, shown: Money) -> String {
        written(self.formatter, rounding, shown)
    }

    fn figure_term(&self, at: usize, amount: Option<Money>) -> Option<PartTerm> {
        let figure = self.found.figures.get(at)?;
        let amount = self.written(BoxRounding::Cents, amount.unwrap_or(figure.net));
        Some(PartTerm { words: self.figure_name(at)?, amount, part: Some(ReturnPart::Figure(at)) })
    }

    /// The figures that add to an amount, the largest first.
    fn shares(&self, shares: &[Share]) -> Vec<PartTerm> {
        let mut shares: Vec<&Share> = shares.iter().filter(|share| share.amount != Money::ZERO).collect();
        shares.sort_by_key(|share| std::cmp::Reverse(share.amount.ten_thousandths().unsigned_abs()));
        let term = |share: &Share| self.figure_term(share.figure, Some(share.amount));
        shares.into_iter().filter_map(term).collect()
    }

    fn box_part(&self, at: usize) -> Option<PartView> {
        let (of, one) = (self.form.boxes().get(at)?, self.found.found.boxes.get(at)?);
        let (meaning, terms) = match &of.content {
            Content::Sum(_) if one.amount.shares.is_empty() => {
                (text!("Nothing in these days adds to it"), Vec::new())
            }
            Content::Sum(_) => (text!("The sum of"), self.shares(&one.amount.shares)),
            Content::Formula(formula) => {
                let names = formula.boxes();
                let boxes = names.iter().filter_map(|number| self.box_term(number));
                (text!("Computed as {formula}", formula = self.form.told(formula)), boxes.collect())
            }
            Content::Entered if one.reason.is_empty() => {
                (text!("Entered by hand, with a reason; nothing so far"), Vec::new())
            }
            Content::Entered => (text!("Entered by hand: {reason}", reason = &one.reason), Vec::new()),
        };
        let meaning = self.text(&meaning);
        let name = self.text(&text!("Box {number}: {words}", number = &of.number, words = &of.words));
        let official = Some(of.official.clone()).filter(|words| !words.is_empty());
        let notes = self.form.notes_on(&of.number).into_iter().map(|note| self.text(note));
        let notes = official.into_iter().chain(notes).collect();
        Some(PartView { name, meaning, terms, amount: self.written(of.rounding, one.amount.shown), notes })
    }

    fn box_term(&self, number: &str) -> Option<PartTerm> {
        let at = self.form.boxes().iter().position(|one| one.number == number)?;
        let (of, one) = (self.form.boxes().get(at)?, self.found.found.boxes.get(at)?);
        Some(PartTerm {
            words: format!("{}  {}", of.number, self.text(&of.words)),
            amount: self.written(of.rounding, one.amount.shown),
            part: Some(ReturnPart::Box(at)),
        })
    }

    /// A line of today; one that was filed and is there no more opens into nothing.
    fn line_part(&self, at: usize) -> Option<PartView> {
        let kept = self.lines.get(at)?;
        let is_it = |line: &&ReturnLine| KeptLine::of(&self.form, line).tags == kept.tags;
        let tags = self.tags().into_iter().map(|tag| self.tag(kept, tag)).filter(|tag| !tag.is_empty());
        let name = tags.collect::<Vec<_>>().join(", ");
        let Some(line) = self.found.found.lines.iter().find(is_it) else {
            let meaning = self.text(&text!("Nothing counts towards it today"));
            return Some(PartView { name, meaning, ..PartView::default() });
        };
        let last = line.amounts.last()?;
        let heading = self.text(&self.form.lines()?.columns.last()?.words);
        let figures: BTreeSet<usize> =
            line.amounts.iter().flat_map(|amount| &amount.shares).map(|share| share.figure).collect();
        let amount_of =
            |at: usize| last.shares.iter().find(|share| share.figure == at).map(|share| share.amount);
        let terms = figures.into_iter().filter_map(|at| self.figure_term(at, amount_of(at)));
        Some(PartView {
            name,
            meaning: heading,
            terms: terms.collect(),
            amount: self.written(BoxRounding::Cents, last.shown),
            ..PartView::default()
        })
    }
}

fn amount_in(line: &KeptLine, column: &LineColumn) -> Money {
    line.amounts.get(&column.name).copied().unwrap_or_default()
}

/// Placeholder for an amount of the period before whose exchange rate is not known.
const NOT_KNOWN: &str = "–";

fn written(formatter: Formatter, rounding: BoxRounding, shown: Money) -> String {
    formatter.grouped(&rounding.text(rounding.shown(shown)))
}

/// A difference with its sign; `=` where there is none.
fn since(formatter: Formatter, rounding: BoxRounding, shown: Money, before: Option<Money>) -> Result<String> {
    let Some(before) = before else { return Ok(NOT_KNOWN.to_owned()) };
    let difference = shown.minus(before)?;
    Ok(match difference.ten_thousandths() {
        0 => "=".to_owned(),
        more if more > 0 => format!("+{}", written(formatter, rounding, difference)),
        _ => written(formatter, rounding, difference),
    })
}

fn box_row(
    formatter: Formatter,
    (of, one): (&FormBox, &ReturnBox),
    [shown, today]: [&KeptReturn; 2],
    before: Option<&KeptReturn>,
) -> Result<BoxRow> {
    let amount = |kept: &KeptReturn| kept.box_of(&of.number).unwrap_or_default();
    let differs = amount(shown) != amount(today);
    let is_entered = of.content == Content::Entered;
    let typed = if one.reason.is_empty() {
        String::new()
    } else {
        formatter.grouped(&one.amount.exact.to_exact_text())
    };
    let entered = EnteredText { number: of.number.clone(), amount: typed, reason: one.reason.clone() };
    Ok(BoxRow {
        number: of.number.clone(),
        words: formatter.text(&of.words),
        official: of.official.clone(),
        amount: written(formatter, of.rounding, amount(shown)),
        since: since(formatter, of.rounding, amount(shown), before.map(amount))?,
        before: before
            .map_or_else(|| NOT_KNOWN.to_owned(), |before| written(formatter, of.rounding, amount(before))),
        today: if differs { written(formatter, of.rounding, amount(today)) } else { String::new() },
        entered: is_entered.then_some(entered),
        is_formula: matches!(of.content, Content::Formula(_)),
        is_empty: amount(shown) == Money::ZERO
            && before.map(amount).unwrap_or_default() == Money::ZERO
            && !differs,
    })
}
