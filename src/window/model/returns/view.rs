//! The return of a period as texts: its boxes and lines, what adds up to each, and what is behind a figure.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::format::{self, Amounts, Formatter};
use domain::error::Result;
use domain::money::Money;
use domain::noun::NounKind;
use domain::places::country_name;
use domain::report::EntryKind;
use domain::returns::finding::Finding;
use domain::returns::form::{BoxRounding, Content, FormLines, LineTag};
use domain::returns::{
    FiledReturn, Form, FormBox, KeptLine, KeptReturn, PeriodFinding, PeriodReturn, ReturnBox, ReturnLine,
    Share, Side,
};
use domain::time::tax_period::TaxPeriod;
use engine::FigureEntries;

use crate::model::{OrderFilter, Target};

/// An amount and its reason as they are typed into a box.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct EnteredText {
    /// The number of the box.
    pub(crate) number: String,
    pub(crate) amount: String,
    pub(crate) reason: String,
}

/// A box of the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BoxRow {
    pub(crate) number: String,
    pub(crate) words: String,
    /// The form's own words, where they are in another language.
    pub(crate) official: String,
    /// The amount that counts: what was filed, else today's.
    pub(crate) amount: String,
    /// The difference to the period before: `+12.00`; and its amount. Both are a dash where that is not known.
    pub(crate) since: String,
    pub(crate) before: String,
    /// Today's amount where it is another than the one that was filed; else blank.
    pub(crate) today: String,
    /// What a person typed, where they fill it.
    pub(crate) entered: Option<EnteredText>,
    /// It is computed of other boxes.
    pub(crate) is_formula: bool,
    /// Neither this period nor the one before has an amount.
    pub(crate) is_empty: bool,
}

/// A line of the form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LineRow {
    /// The texts of the tags, then of the amounts.
    pub(crate) cells: Vec<String>,
    /// The difference of the last amount to the period before.
    pub(crate) since: String,
}

/// The headings of lines: of tags, then of amounts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct LineHeads {
    pub(crate) words: String,
    pub(crate) tags: Vec<&'static str>,
    pub(crate) amounts: Vec<String>,
}

/// Something that is missing or odd, with the figure that it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FindingRow {
    pub(crate) sentence: String,
    pub(crate) figure: Option<usize>,
    /// What it opens in another tab.
    pub(crate) target: Option<Target>,
    /// What it asks for, which a click does.
    pub(crate) answer: Option<FindingAnswer>,
}

/// What a finding asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum FindingAnswer {
    /// Sets the shop's country, by its code.
    Country(String),
    /// Divides the refunds of a period that name an amount alone by the rates of their orders.
    DivideRefunds(TaxPeriod),
}

/// What of a return is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReturnPart {
    /// A box, a line, or what is declared elsewhere, by its position.
    Box(usize),
    Line(usize),
    Excluded(usize),
    /// A figure by its position.
    Figure(usize),
}

/// A term of what adds up to a part of a return.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PartTerm {
    pub(crate) words: String,
    pub(crate) amount: String,
    /// What it opens into.
    pub(crate) part: Option<ReturnPart>,
}

/// What adds up to a part of a return.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct PartView {
    pub(crate) name: String,
    /// How it is made, in a sentence.
    pub(crate) meaning: String,
    pub(crate) terms: Vec<PartTerm>,
    pub(crate) amount: String,
    /// What the form says of it: its own words, where they are in another language, and notes.
    pub(crate) notes: Vec<String>,
}

/// The return of a period.
#[derive(Debug, Clone)]
pub(crate) struct ReturnView {
    form: Arc<Form>,
    found: Arc<PeriodReturn>,
    formatter: Formatter,
    pub(crate) boxes: Vec<BoxRow>,
    pub(crate) heads: LineHeads,
    pub(crate) lines: Vec<LineRow>,
    pub(crate) findings: Vec<FindingRow>,
    /// What is declared elsewhere, in sentences with their amounts.
    pub(crate) excluded: Vec<String>,
    /// `Q2 2026`, the period that amounts are compared with.
    pub(crate) before: String,
    /// How many amounts are others today than those that were filed.
    pub(crate) differing: usize,
    /// The amounts that were filed cannot be read, so today's are shown.
    pub(crate) is_kept_unreadable: bool,
}

impl ReturnView {
    pub(crate) fn new(form: Arc<Form>, found: PeriodReturn, formatter: Formatter) -> Result<Self> {
        let shown = found.amounts(&form);
        let today = KeptReturn::of(&form, &found.found, found.exchange_rate);
        let before = found.before.amounts.clone();
        let text = Texts { formatter };
        let boxes = form.boxes().iter().zip(&found.found.boxes);
        let boxes = boxes.map(|(of, one)| text.box_row(of, one, [&shown, &today], before.as_ref()));
        let boxes: Vec<BoxRow> = boxes.collect::<Result<_>>()?;
        // The lines that count may be others than today's.
        let lines =
            shown.lines.iter().map(|line| text.line_row(&form, (line, &shown.lines), before.as_ref()));
        let lines = lines.collect::<Result<_>>()?;
        let differing_lines = usize::from(shown.lines != today.lines);
        let finding = |finding: &Finding| FindingRow {
            sentence: formatter.sentence(&words_of(finding)),
            figure: figure_of(finding),
            target: target_of(finding, found.period),
            answer: answer_of(finding),
        };
        // The boxes show what they are today beside what was filed.
        let is_shown = |finding: &&Finding| match finding {
            Finding::Period(PeriodFinding::FiledOtherwise { what, .. }) => {
                !boxes.iter().any(|one| *what == format!("Box {}", one.number))
            }
            _ => true,
        };
        let findings = found.found.findings.iter().filter(is_shown).map(finding).collect();
        let excluded = found.found.excluded.iter().map(|one| {
            let amount = |amount: Money| text.of(BoxRounding::Cents, amount);
            format!("{}: net {}, tax {}", one.words, amount(one.net), amount(one.tax))
        });
        Ok(Self {
            heads: heads(&form, &shown.lines),
            lines,
            findings,
            excluded: excluded.collect(),
            before: found.before.period.short_name(),
            differing: boxes.iter().filter(|one| !one.today.is_empty()).count() + differing_lines,
            is_kept_unreadable: found.filed.as_ref().is_some_and(|filed| filed.kept.is_none()),
            boxes,
            form,
            found: Arc::new(found),
            formatter,
        })
    }

    pub(crate) fn found(&self) -> &PeriodReturn {
        &self.found
    }

    pub(crate) fn filed(&self) -> Option<&FiledReturn> {
        self.found.filed.as_ref()
    }

    /// What adds up to a part; `None` where the return has it no more.
    pub(crate) fn part(&self, part: ReturnPart) -> Option<PartView> {
        match part {
            ReturnPart::Box(at) => self.box_part(at),
            ReturnPart::Line(at) => self.line_part(at),
            ReturnPart::Excluded(at) => {
                let one = self.found.found.excluded.get(at)?;
                let terms = one.figures.iter().filter_map(|figure| self.figure_term(*figure, None));
                let (name, terms) = (one.words.clone(), terms.collect());
                let meaning = "Declared elsewhere, and in no box here".to_owned();
                Some(PartView { name, meaning, terms, ..PartView::default() })
            }
            ReturnPart::Figure(at) => {
                let figure = self.found.figures.get(at)?;
                let amount = self.text().of(BoxRounding::Cents, figure.tax);
                let meaning = format!("Net {}", self.text().of(BoxRounding::Cents, figure.net));
                Some(PartView { name: self.figure_name(at)?, meaning, amount, ..PartView::default() })
            }
        }
    }

    /// What a figure is of.
    pub(crate) fn figure_name(&self, at: usize) -> Option<String> {
        Some(format::first_upper(&self.found.figures.get(at)?.tags()))
    }

    pub(crate) fn is_of_purchases(&self, at: usize) -> bool {
        self.found.figures.get(at).is_some_and(|figure| figure.side == Side::Purchase)
    }

    const fn text(&self) -> Texts {
        Texts { formatter: self.formatter }
    }

    fn figure_term(&self, at: usize, amount: Option<Money>) -> Option<PartTerm> {
        let figure = self.found.figures.get(at)?;
        let amount = self.text().of(BoxRounding::Cents, amount.unwrap_or(figure.net));
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
                ("Nothing in these days adds to it".to_owned(), Vec::new())
            }
            Content::Sum(_) => ("The sum of".to_owned(), self.shares(&one.amount.shares)),
            Content::Formula(formula) => {
                let names = formula.boxes();
                let boxes = names.iter().filter_map(|number| self.box_term(number));
                (format!("Computed as {}", formula.text()), boxes.collect())
            }
            Content::Entered if one.reason.is_empty() => {
                ("Filled in by a person, with a reason; nothing so far".to_owned(), Vec::new())
            }
            Content::Entered => (format!("Filled in by a person: {}", one.reason), Vec::new()),
        };
        let name = format!("Box {}: {}", of.number, of.words);
        let official = Some(of.official.clone()).filter(|words| !words.is_empty());
        let notes = self.form.notes_on(&of.number).into_iter().map(str::to_owned);
        let notes = official.into_iter().chain(notes).collect();
        Some(PartView { name, meaning, terms, amount: self.text().of(of.rounding, one.amount.shown), notes })
    }

    fn box_term(&self, number: &str) -> Option<PartTerm> {
        let at = self.form.boxes().iter().position(|one| one.number == number)?;
        let (of, one) = (self.form.boxes().get(at)?, self.found.found.boxes.get(at)?);
        Some(PartTerm {
            words: format!("{}  {}", of.number, of.words),
            amount: self.text().of(of.rounding, one.amount.shown),
            part: Some(ReturnPart::Box(at)),
        })
    }

    /// A line of today; one that was filed and is there no more opens into nothing.
    fn line_part(&self, at: usize) -> Option<PartView> {
        let shown = self.found.amounts(&self.form);
        let kept = shown.lines.get(at)?;
        let is_it = |line: &&ReturnLine| KeptLine::of(&self.form, line).tags == kept.tags;
        let name = self.lines.get(at)?.cells.iter().take(self.heads.tags.len());
        let name = name.filter(|cell| !cell.is_empty()).cloned().collect::<Vec<_>>().join(", ");
        let Some(line) = self.found.found.lines.iter().find(is_it) else {
            let meaning = "Nothing adds up to it today".to_owned();
            return Some(PartView { name, meaning, ..PartView::default() });
        };
        let last = line.amounts.last()?;
        let heading = self.heads.amounts.last().cloned().unwrap_or_default();
        let figures: BTreeSet<usize> =
            line.amounts.iter().flat_map(|amount| &amount.shares).map(|share| share.figure).collect();
        let amount_of =
            |at: usize| last.shares.iter().find(|share| share.figure == at).map(|share| share.amount);
        let terms = figures.into_iter().filter_map(|at| self.figure_term(at, amount_of(at)));
        Some(PartView {
            name,
            meaning: heading,
            terms: terms.collect(),
            amount: self.text().of(BoxRounding::Cents, last.shown),
            ..PartView::default()
        })
    }
}

/// What stands for an amount of the period before whose exchange rate is not known.
const NOT_KNOWN: &str = "–";

/// Writes amounts as the preferences have them.
#[derive(Clone, Copy)]
struct Texts {
    formatter: Formatter,
}

impl Texts {
    fn of(self, rounding: BoxRounding, shown: Money) -> String {
        self.formatter.grouped(&rounding.text(rounding.shown(shown)))
    }

    /// A difference with its sign; `=` where there is none.
    fn since(self, rounding: BoxRounding, shown: Money, before: Option<Money>) -> Result<String> {
        let Some(before) = before else { return Ok(NOT_KNOWN.to_owned()) };
        let difference = shown.minus(before)?;
        Ok(match difference.ten_thousandths() {
            0 => "=".to_owned(),
            more if more > 0 => format!("+{}", self.of(rounding, difference)),
            _ => self.of(rounding, difference),
        })
    }

    fn box_row(
        self,
        of: &FormBox,
        one: &ReturnBox,
        [shown, today]: [&KeptReturn; 2],
        before: Option<&KeptReturn>,
    ) -> Result<BoxRow> {
        let amount = |kept: &KeptReturn| kept.box_of(&of.number).unwrap_or_default();
        let differs = amount(shown) != amount(today);
        let is_entered = of.content == Content::Entered;
        let typed = if one.reason.is_empty() {
            String::new()
        } else {
            self.formatter.grouped(&one.amount.exact.to_exact_text())
        };
        let entered = EnteredText { number: of.number.clone(), amount: typed, reason: one.reason.clone() };
        Ok(BoxRow {
            number: of.number.clone(),
            words: of.words.clone(),
            official: of.official.clone(),
            amount: self.of(of.rounding, amount(shown)),
            since: self.since(of.rounding, amount(shown), before.map(amount))?,
            before: before
                .map_or_else(|| NOT_KNOWN.to_owned(), |before| self.of(of.rounding, amount(before))),
            today: if differs { self.of(of.rounding, amount(today)) } else { String::new() },
            entered: is_entered.then_some(entered),
            is_formula: matches!(of.content, Content::Formula(_)),
            is_empty: amount(shown) == Money::ZERO
                && before.map(amount).unwrap_or_default() == Money::ZERO
                && !differs,
        })
    }

    fn line_row(
        self,
        form: &Form,
        (line, kept): (&KeptLine, &[KeptLine]),
        before: Option<&KeptReturn>,
    ) -> Result<LineRow> {
        let Some(lines) = form.lines() else {
            return Ok(LineRow { cells: Vec::new(), since: String::new() });
        };
        let tag = |tag: &LineTag| {
            let text = line.tags.get(tag.name()).map_or("", String::as_str);
            match tag {
                LineTag::Country => country_name(text).unwrap_or(text).to_owned(),
                LineTag::Kind | LineTag::RateType => format::first_upper(text),
                LineTag::Rate => self.formatter.grouped(text),
                LineTag::State | LineTag::County | LineTag::City => text.to_owned(),
                LineTag::Corrects => TaxPeriod::parse(text).map(TaxPeriod::short_name).unwrap_or_default(),
            }
        };
        let amount_in = |kept: &KeptLine, name: &str| kept.amounts.get(name).copied().unwrap_or_default();
        let amounts =
            lines.columns.iter().map(|column| self.of(column.rounding, amount_in(line, &column.name)));
        let since = match lines.columns.last() {
            Some(last) => {
                let amount = |was: &KeptLine| amount_in(was, &last.name);
                let was = before.map(|before| before.line_of(line).map(amount).unwrap_or_default());
                self.since(last.rounding, amount_in(line, &last.name), was)?
            }
            None => String::new(),
        };
        Ok(LineRow { cells: tags_of(lines, kept).map(tag).chain(amounts).collect(), since })
    }
}

/// The tags of the lines of a form; that of corrections only where there is one.
fn tags_of<'f>(lines: &'f FormLines, kept: &[KeptLine]) -> impl Iterator<Item = &'f LineTag> {
    let corrects = |line: &KeptLine| line.tags.contains_key(LineTag::Corrects.name());
    let has_corrections = kept.iter().any(corrects);
    lines.by.iter().filter(move |tag| has_corrections || **tag != LineTag::Corrects)
}

fn heads(form: &Form, kept: &[KeptLine]) -> LineHeads {
    let Some(lines) = form.lines() else { return LineHeads::default() };
    LineHeads {
        words: lines.words.clone(),
        tags: tags_of(lines, kept).map(|tag| tag.heading()).collect(),
        amounts: lines.columns.iter().map(|column| column.words.clone()).collect(),
    }
}

const fn figure_of(finding: &Finding) -> Option<usize> {
    match finding {
        Finding::NotTaken { figure, .. }
        | Finding::UnexplainedTax { figure, .. }
        | Finding::TaxWithoutRate { figure, .. }
        | Finding::Untaxed { figure, .. }
        | Finding::NoSupplierCountry { figure, .. } => Some(*figure),
        _ => None,
    }
}

/// What a finding asks for.
fn answer_of(finding: &Finding) -> Option<FindingAnswer> {
    match finding {
        Finding::Period(PeriodFinding::NoShopCountry { country }) => {
            country.clone().map(FindingAnswer::Country)
        }
        Finding::Period(PeriodFinding::RefundsByAmount { period, .. }) => {
            Some(FindingAnswer::DivideRefunds(*period))
        }
        _ => None,
    }
}

/// The sentence of a finding, with what a click on it does.
fn words_of(finding: &Finding) -> String {
    let told = finding.sentence();
    match finding {
        Finding::Period(PeriodFinding::NoShopCountry { country: Some(_) }) => {
            format!("{told}: choose this if it is, or set its country in the preferences")
        }
        Finding::Period(PeriodFinding::NoShopCountry { country: None }) => {
            format!("{told}: set it in the preferences")
        }
        _ => told,
    }
}

/// The orders that a finding is about, where a list can show them.
fn target_of(finding: &Finding, period: TaxPeriod) -> Option<Target> {
    let Finding::Period(PeriodFinding::OrderVatNumbers(_)) = finding else { return None };
    let days = OrderFilter::of_days(period.first_day(), period.last_day());
    Some(Target::Orders(Box::new(OrderFilter { vat_number_doubts: true, ..days })))
}

/// The most entries of a figure that are listed.
pub(crate) const MOST_BEHIND: usize = 200;

/// An order, a refund or a purchase behind a figure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BehindRow {
    pub(crate) time: String,
    /// `Order 10012`, `Refund of 10012`, `R-7 of Paper Ltd`.
    pub(crate) name: String,
    pub(crate) net: String,
    pub(crate) tax: String,
    /// What it opens.
    pub(crate) target: Target,
}

/// What is behind a figure, latest first, in the shop's currency.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct FigureEntriesView {
    pub(crate) rows: Vec<BehindRow>,
    /// Whether there are older ones than those shown.
    pub(crate) has_more: bool,
    /// The sums of the rows shown.
    pub(crate) net: String,
    pub(crate) tax: String,
    pub(crate) sign: String,
}

impl FigureEntriesView {
    pub(crate) fn new(found: &FigureEntries, amounts: Amounts) -> Result<Self> {
        let (mut net, mut tax) = (Money::ZERO, Money::ZERO);
        let mut rows = Vec::new();
        for sale in found.sales.iter().take(MOST_BEHIND) {
            let (of_net, of_tax) = (sale.sums.net_taxable()?, sale.sums.net()?);
            (net, tax) = (net.plus(of_net)?, tax.plus(of_tax)?);
            let (name, target) = match sale.kind {
                EntryKind::Refund => (format!("Refund of {}", sale.name), Target::Order(sale.name.clone())),
                _ => (format!("Order {}", sale.name), Target::Order(sale.name.clone())),
            };
            rows.push(BehindRow {
                time: format::moment(sale.at),
                name,
                net: amounts.plain(of_net),
                tax: amounts.plain(of_tax),
                target,
            });
        }
        for purchase in found.purchases.iter().take(MOST_BEHIND.saturating_sub(rows.len())) {
            let (of_net, of_tax) = (purchase.sums.net, purchase.sums.tax);
            (net, tax) = (net.plus(of_net)?, tax.plus(of_tax)?);
            rows.push(BehindRow {
                time: format::day(purchase.date),
                name: format!("{} of {}", purchase.document, purchase.supplier),
                net: amounts.plain(of_net),
                tax: amounts.plain(of_tax),
                target: Target::Noun(NounKind::Purchase, purchase.id.get()),
            });
        }
        let has_more = found.sales.len() + found.purchases.len() > rows.len();
        let (net, tax, sign) = (amounts.plain(net), amounts.plain(tax), amounts.sign().to_owned());
        Ok(Self { rows, has_more, net, tax, sign })
    }
}
