//! Forms of tax returns as JSON: those that Tillbook brings along (`assets/forms`, whose README has the keys),
//! and those that a user adds.

use std::sync::LazyLock;

use serde_json::{Map, Value};

use super::FieldResult;
use domain::money::Money;
use domain::returns::form::BoxParts;
use domain::returns::{Form, FormParts};
use domain::text;
use domain::text::Text;
use domain::{Error, Result};

/// The forms that are brought along: their names and files, of each country its return first.
const SHIPPED: [(&str, &str); 28] = [
    ("uk-vat", include_str!("../../assets/forms/uk-vat.json")),
    ("uk-sa103s", include_str!("../../assets/forms/uk-sa103s.json")),
    ("uk-sa103f", include_str!("../../assets/forms/uk-sa103f.json")),
    ("eu-oss", include_str!("../../assets/forms/eu-oss.json")),
    ("de-ustva", include_str!("../../assets/forms/de-ustva.json")),
    ("de-zm", include_str!("../../assets/forms/de-zm.json")),
    ("de-euer", include_str!("../../assets/forms/de-euer.json")),
    ("at-u30", include_str!("../../assets/forms/at-u30.json")),
    ("at-zm", include_str!("../../assets/forms/at-zm.json")),
    ("be-vat", include_str!("../../assets/forms/be-vat.json")),
    ("be-ic", include_str!("../../assets/forms/be-ic.json")),
    ("be-listing", include_str!("../../assets/forms/be-listing.json")),
    ("ch-mwst", include_str!("../../assets/forms/ch-mwst.json")),
    ("es-303", include_str!("../../assets/forms/es-303.json")),
    ("es-349", include_str!("../../assets/forms/es-349.json")),
    ("fr-ca3", include_str!("../../assets/forms/fr-ca3.json")),
    ("fr-etat", include_str!("../../assets/forms/fr-etat.json")),
    ("fr-des", include_str!("../../assets/forms/fr-des.json")),
    ("ie-vat3", include_str!("../../assets/forms/ie-vat3.json")),
    ("ie-vies", include_str!("../../assets/forms/ie-vies.json")),
    ("nl-btw", include_str!("../../assets/forms/nl-btw.json")),
    ("nl-icp", include_str!("../../assets/forms/nl-icp.json")),
    ("ca-gst34", include_str!("../../assets/forms/ca-gst34.json")),
    ("ca-t2125", include_str!("../../assets/forms/ca-t2125.json")),
    ("us-sales", include_str!("../../assets/forms/us-sales.json")),
    ("us-schedule-c", include_str!("../../assets/forms/us-schedule-c.json")),
    ("au-bas", include_str!("../../assets/forms/au-bas.json")),
    ("nz-gst101a", include_str!("../../assets/forms/nz-gst101a.json")),
];

/// The largest file of a form, in bytes.
const LARGEST: usize = 1 << 20;

/// All forms that are brought along.
pub fn shipped() -> Result<Vec<Form>> {
    SHIPPED.iter().map(|(name, text)| read(&format!("{name}.json"), text.as_bytes())).collect()
}

static ALL: LazyLock<Vec<Form>> = LazyLock::new(|| shipped().unwrap_or_default());

/// The most that a piece of equipment costs to be deducted at once by the yearly form of a country; `None` where any is. Zero
/// for a country without such a form.
pub fn equipment_limit(country: &str) -> Option<Money> {
    let of_country = |form: &&Form| form.country() == country && !country.is_empty();
    let earnings = ALL.iter().filter(of_country).find_map(Form::earnings);
    earnings.map_or(Some(Money::ZERO), |earnings| earnings.equipment_limit)
}

/// The title for people of a form that is brought along; the name of another.
pub fn title(name: &str) -> Text {
    let form = ALL.iter().find(|form| form.name() == name);
    form.map_or_else(|| Text::written(name), |form| form.title().clone())
}

/// Reads a form. `file` is its name for messages, which name the box too where the problem is in one.
pub fn read(file: &str, json: &[u8]) -> Result<Form> {
    let refused = |problem: Text| Error::Invalid { what: Text::written(file), problem };
    if json.len() > LARGEST {
        return Err(refused(text!("it is larger than a form of a tax return, of at most 1 MB")));
    }
    let value = serde_json::from_slice(json)
        .map_err(|error| refused(text!("it is not JSON: {problem}", problem = error.to_string())))?;
    let Value::Object(mut parts) = value else {
        let object = "{ ... }";
        return Err(refused(text!("it is not a form: a form is an object, {object}", object)));
    };
    let boxes = take_boxes(&mut parts).map_err(refused)?;
    let parts: FormParts = serde_json::from_value(Value::Object(parts))
        .map_err(|error| refused(Text::written(error.to_string())))?;
    Form::new(parts, boxes).map_err(refused)
}

/// Reads the boxes one by one, so that a problem names its box.
fn take_boxes(parts: &mut Map<String, Value>) -> FieldResult<Vec<BoxParts>> {
    let boxes = match parts.remove("boxes") {
        None => return Ok(Vec::new()),
        Some(Value::Array(boxes)) => boxes,
        Some(_) => return Err(text!("\"boxes\" is not a list, [ ... ]")),
    };
    let read = |(at, value): (usize, Value)| {
        let number = value.get("number").and_then(Value::as_str).map(str::to_owned);
        serde_json::from_value(value).map_err(|error| match (number, error.to_string()) {
            (Some(number), problem) => text!("box {number}: {problem}", number, problem),
            (None, problem) => text!("box at place {place}: {problem}", place = at + 1, problem),
        })
    };
    boxes.into_iter().enumerate().map(read).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use proptest::prelude::*;
    use serde::Deserialize;

    use super::*;
    use domain::percent::Percent;
    use domain::purchase::expense_kind::ExpenseKind;
    use domain::returns::filter::{Amount, Term};
    use domain::returns::form::Content;
    use domain::returns::{
        Earned, Entered, EnteredBox, FigureProblem, FormBox, RateType, Return, Side, Subject, SupplyKind,
        TaxFigure, Treatment, compute,
    };
    use domain::time::tax_period::{PeriodSchedule, TaxPeriod};

    /// A worked example: figures, and what is in the boxes and lines.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Example {
        about: Vec<String>,
        form: String,
        figures: Vec<TaxFigure>,
        #[serde(default)]
        entered: BTreeMap<String, (Money, String)>,
        boxes: BTreeMap<String, String>,
        /// The tags of each line, and its amounts.
        #[serde(default)]
        lines: Vec<(String, Vec<String>)>,
        /// The words, the net and the tax of what is declared elsewhere.
        #[serde(default)]
        excluded: Vec<(String, String, String)>,
        /// A part of each sentence of what is odd.
        #[serde(default)]
        findings: Vec<String>,
    }

    static FORMS: LazyLock<Vec<Form>> = LazyLock::new(|| shipped().unwrap());

    fn form(name: &str) -> &'static Form {
        FORMS.iter().find(|form| form.name() == name).unwrap()
    }

    /// An amount for a box of a period that the form has.
    fn enter(form: &Form, number: &str, amount: Money, reason: &str) -> Result<EnteredBox> {
        let month = TaxPeriod::parse("2026-07").unwrap();
        let periods = form
            .periods()
            .iter()
            .map(|length| PeriodSchedule { length: *length, start_month: form.start_month().unwrap_or(1) });
        let period = periods.map(|schedule| schedule.period_of(month.first_day())).next().unwrap();
        EnteredBox::of(form, period, number, amount, reason)
    }

    /// Each box as the form shows it, without those that are zero.
    fn shown(form: &Form, found: &Return) -> BTreeMap<String, String> {
        let text = |number: &str, amount: Money| form.box_of(number).unwrap().rounding.text(amount);
        let boxes = found.boxes.iter().filter(|one| one.amount.shown != Money::ZERO);
        boxes.map(|one| (one.number.clone(), text(&one.number, one.amount.shown))).collect()
    }

    /// Each amount is the sum of its shares, and each figure is told somewhere.
    fn assert_whole(found: &Return, figures: &[TaxFigure]) {
        let amounts = found.boxes.iter().map(|one| &one.amount);
        let amounts: Vec<_> = amounts.chain(found.lines.iter().flat_map(|line| &line.amounts)).collect();
        let mut told: BTreeSet<usize> = BTreeSet::new();
        for amount in amounts.iter().filter(|amount| !amount.shares.is_empty()) {
            assert_eq!(Money::sum(amount.shares.iter().map(|share| share.amount)).unwrap(), amount.exact);
            let shares = amount.shares.iter().filter(|share| share.amount != Money::ZERO);
            told.extend(shares.map(|share| share.figure));
        }
        let is_nothing = |f: &TaxFigure| [f.net, f.tax, f.deductible] == [Money::ZERO; 3];
        told.extend(figures.iter().enumerate().filter(|(_, figure)| is_nothing(figure)).map(|(at, _)| at));
        for excluded in &found.excluded {
            // A box of a form of earnings has the tax of what it does not count itself.
            let is_new =
                |at: &usize| told.insert(*at) || figures.get(*at).is_some_and(|of| of.earned.is_some());
            assert!(excluded.figures.iter().all(is_new), "taken and excluded: {excluded:?}");
        }
        for finding in &found.findings {
            if let Subject::Figure(figure, FigureProblem::NotTaken(_)) = finding.subject {
                let is_earned = figures.get(figure).is_some_and(|of| of.earned.is_some());
                assert!(told.insert(figure) || is_earned, "taken and not taken: {finding:?}");
            }
        }
        assert_eq!(told, (0..figures.len()).collect(), "each figure is somewhere");
    }

    /// The cases of `tests/cases/returns`.
    fn examples() -> Vec<Example> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/cases/returns");
        let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let files = paths.filter(|path| path.is_file());
        files.map(|path| serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()).collect()
    }

    #[test]
    fn each_box_that_is_a_sum_is_in_an_example() {
        let examples = examples();
        for form in FORMS.iter() {
            let own: Vec<&Example> = examples.iter().filter(|example| example.form == form.name()).collect();
            assert!(!own.is_empty(), "{}", form.name());
            for one in form.boxes().iter().filter(|one| matches!(one.content, Content::Sum(_))) {
                let is_in = own.iter().any(|example| example.boxes.contains_key(&one.number));
                assert!(is_in, "{} box {}", form.name(), one.number);
            }
        }
    }

    /// Checks boxes against another program (Python, with decimals) that computed them from the official
    /// instructions, box by box, without the form files.
    #[test]
    fn examples_are_as_computed_by_hand() {
        for example in examples() {
            let (name, form) = (&example.about, form(&example.form));
            let entered = example.entered.iter().map(|(number, (amount, reason))| {
                (number.clone(), enter(form, number, *amount, reason).unwrap())
            });
            let entered: Entered = entered.collect();
            let found = compute(form, &example.figures, &entered).unwrap();
            assert_eq!(shown(form, &found), example.boxes, "{name:?}");
            let by = form.lines().map(|lines| lines.by.clone()).unwrap_or_default();
            let lines: Vec<(String, Vec<String>)> = found
                .lines
                .iter()
                .map(|line| {
                    let amounts = line.amounts.iter().map(|amount| amount.shown.to_text(2));
                    (line.key.described(&by).to_string(), amounts.collect())
                })
                .collect();
            assert_eq!(lines, example.lines, "{name:?}");
            let excluded: Vec<(String, String, String)> = found
                .excluded
                .iter()
                .map(|of| (of.words.to_string(), of.net.to_exact_text(), of.tax.to_exact_text()))
                .collect();
            assert_eq!(excluded, example.excluded, "{name:?}");
            let sentences: Vec<String> = found.findings.iter().map(|one| one.sentence.to_string()).collect();
            let is_told =
                |(sentence, part): (&String, &String)| assert!(sentence.contains(part), "{sentence}, {part}");
            assert_eq!(sentences.len(), example.findings.len(), "{name:?}: {sentences:#?}");
            sentences.iter().zip(&example.findings).for_each(is_told);
            assert_whole(&found, &example.figures);
        }
    }

    #[test]
    fn shipped_forms_have_their_names_and_sources() {
        let names: Vec<&str> = FORMS.iter().map(Form::name).collect();
        assert_eq!(names, SHIPPED.map(|(name, _)| name));
        for form in FORMS.iter() {
            assert!(!form.sources().is_empty() && !form.notes().is_empty(), "{}", form.name());
            assert!(domain::time::Day::parse(form.as_of()).is_some(), "{}", form.name());
            let found = compute(form, &[], &Entered::default()).unwrap();
            assert!(found.is_nil() && found.findings.is_empty(), "{}", form.name());
        }
    }

    #[test]
    fn periods_of_forms_are_checked() {
        for (name, period, expected) in [
            ("uk-vat", "2026-07..2026-09", ""),
            ("uk-vat", "2026-08..2026-10", ""),
            (
                "uk-vat",
                "2026-H1",
                "UK VAT Return is for a month or a quarter or a year, and Jan to Jun 2026 is not one",
            ),
            ("de-ustva", "2026-07", ""),
            ("de-ustva", "2026-08..2026-10", "is for a calendar quarter, and Aug to Oct 2026 is not one"),
            ("eu-oss", "2026-07", "is for a quarter, and July 2026 is not one"),
        ] {
            let found = form(name).check_period(TaxPeriod::parse(period).unwrap());
            let found = found.err().map(|problem| problem.to_string()).unwrap_or_default();
            assert!(
                found.contains(expected) && found.is_empty() == expected.is_empty(),
                "{name} {period}: {found}"
            );
        }
    }

    #[test]
    fn amounts_are_entered_with_a_reason_where_the_form_has_a_place_for_them() {
        let canada = form("ca-gst34");
        let mut entered = Entered::default();
        for (number, reason, expected) in [
            ("104", "Bad debt of 2025 paid", ""),
            ("104", "  ", "Box 104: write the reason"),
            ("103", "Because", "Box 103: it is computed"),
            ("999", "Because", "Box 999: Canadian GST/HST return (GST34) has no such box"),
        ] {
            let found = enter(canada, number, Money::parse("12.50").unwrap(), reason);
            entered.extend(found.iter().map(|one| (number.to_owned(), one.clone())));
            let found = found.err().map(|error| error.to_string()).unwrap_or_default();
            assert!(found.contains(expected) && found.is_empty() == expected.is_empty(), "{number}: {found}");
        }
        let found = compute(canada, &[], &entered).unwrap();
        assert_eq!(found.box_of("104").unwrap().reason, "Bad debt of 2025 paid");
        assert_eq!(found.box_of("115").unwrap().amount.shown, Money::parse("12.50").unwrap());
        // The form was changed meanwhile: what does not count is told.
        let other = compute(form("uk-vat"), &[], &entered).unwrap();
        let sentences: Vec<String> = other.findings.iter().map(|one| one.sentence.to_string()).collect();
        assert!(sentences.concat().contains("12.50 was entered for box 104"), "{sentences:?}");
    }

    /// A form of New Zealand with these boxes.
    fn with(boxes: &str) -> String {
        let head = r#""name": "x", "title": "X", "country": "NZ", "currency": "NZD", "periods": ["month"]"#;
        format!(r#"{{{head}, "as_of": "2026-11-22", "sources": [], "boxes": [{boxes}]}}"#)
    }

    /// Each is refused with the file, the box and what is wrong.
    #[test]
    fn other_files_are_refused() {
        let sum = r#""sum": [{"of": "tax", "where": {"side": "sale"}}]"#;
        for (text, part) in [
            (String::new(), "it is not JSON"),
            ("[]".to_owned(), "it is not a form"),
            ("{\"boxes\": 5}".to_owned(), "\"boxes\" is not a list"),
            ("{}".to_owned(), "missing field `name`"),
            (with(""), "it has no boxes"),
            (with(r#"{"words": "w"}"#), "box at place 1: missing field `number`"),
            (with(r#"{"number": "5", "words": "w"}"#), "box 5: it has to have one of"),
            (
                with(r#"{"number": "5", "words": "w", "entered": true, "formula": "0"}"#),
                "box 5: it has to have",
            ),
            (with(r#"{"number": "5", "words": "w", "sum": []}"#), "box 5: it has to have one of"),
            (with(r#"{"number": "5", "words": " ", "entered": true}"#), "box 5: it has no text"),
            (with(r#"{"number": "0", "words": "w", "entered": true}"#), "box 0: the number has to be"),
            (
                with(r#"{"number": "5", "words": "w", "formula": "5 + 0"}"#),
                "box 5: its formula depends on itself",
            ),
            (with(r#"{"number": "5", "words": "w", "formula": "6"}"#), "box 5: its formula names box 6"),
            (with(r#"{"number": "5", "words": "w", "formula": "6 +"}"#), "box 5: the formula cannot be read"),
            (
                with(r#"{"number": "5", "words": "w", "formula": "total(net)"}"#),
                "box 5: its formula names the column",
            ),
            (
                with(&format!(
                    r#"{{"number": "5", "words": "w", {sum}}}, {{"number": "5", "words": "w", {sum}}}"#
                )),
                "box 5: there is another box of this number",
            ),
            (
                with(
                    r#"{"number": "5", "words": "w", "formula": "6 + 7"}, {"number": "6", "words": "w", "formula": "7"},
                       {"number": "7", "words": "w", "formula": "5"}"#,
                ),
                "box 5: its formula depends on itself, by way of the boxes 5, 6, 7",
            ),
            (
                with(r#"{"number": "5", "words": "w", "sum": [{"of": "tax", "where": {"sides": "sale"}}]}"#),
                "box 5: unknown field `sides`",
            ),
            (
                with(r#"{"number": "5", "words": "w", "sum": [{"of": "gross"}]}"#),
                "box 5: unknown variant `gross`",
            ),
            (
                with(
                    r#"{"number": "5", "words": "w", "sum": [{"of": "tax", "where": {"country": ["Germany"]}}]}"#,
                ),
                "box 5: \"Germany\" is not a country",
            ),
            (
                with(r#"{"number": "5", "words": "w", "sum": [{"of": "tax", "where": {"rate": ["x"]}}]}"#),
                "box 5: \"x\" is not a percentage",
            ),
        ] {
            let error = read("own.json", text.as_bytes()).unwrap_err().to_string();
            assert!(error.starts_with("own.json: ") && error.contains(part), "{text}: {error}");
        }
    }

    /// A form of another country is read; a problem of the form itself names no box.
    #[test]
    fn a_form_of_another_country_is_a_file() {
        let own = with(r#"{"number": "5", "words": "w", "sum": [{"of": "tax", "where": {"side": "sale"}}]}"#);
        assert_eq!(read("own.json", own.as_bytes()).unwrap().country(), "NZ");
        let error = read("own.json", &vec![b' '; LARGEST + 1]).unwrap_err().to_string();
        assert!(error.contains("at most 1 MB"), "{error}");
        let error = read("own.json", own.replace("NZD", "dollars").as_bytes()).unwrap_err().to_string();
        assert!(error.contains("\"dollars\" is not a currency"), "{error}");
    }

    fn figure() -> impl Strategy<Value = TaxFigure> {
        let tags = (
            prop_oneof![Just(Side::Sale), Just(Side::Purchase)],
            prop_oneof![
                Just(Treatment::Domestic),
                Just(Treatment::ReverseCharge),
                Just(Treatment::EuAcquisition),
                Just(Treatment::Import),
                Just(Treatment::PostponedImport),
                Just(Treatment::EuSupply),
                Just(Treatment::Export),
                Just(Treatment::OneStopShop),
            ],
            prop_oneof![Just(SupplyKind::Goods), Just(SupplyKind::Services), Just(SupplyKind::Investment)],
            prop_oneof![
                Just(RateType::Standard),
                Just(RateType::Reduced),
                Just(RateType::Zero),
                Just(RateType::Exempt),
            ],
            proptest::option::of(0..300_000_i64),
        );
        let places = (
            prop::sample::select(vec!["", "GB", "DE", "AT", "XI", "CA", "US"]),
            prop::sample::select(vec!["", "GB", "DE", "AT", "US"]),
            prop::sample::select(vec!["", "GST", "HST 13%", "PST", "VAT"]),
            prop::sample::select(vec!["", "TX", "ON"]),
        );
        let amounts = (-1_000_000..1_000_000_i64, -1_000_000..1_000_000_i64, 0..1_000_000_i64);
        let earned = (0..ExpenseKind::ALL.len() + 1, any::<bool>(), any::<bool>(), any::<bool>());
        (tags, places, amounts, earned, any::<bool>()).prop_map(
            |(tags, places, amounts, earned, is_refund)| {
                let (side, treatment, kind, rate_type, rate) = tags;
                let (country, partner, tax_name, state) = places;
                let money = Money::from_ten_thousandths;
                TaxFigure {
                    side,
                    treatment,
                    kind,
                    rate_type,
                    rate: rate.and_then(Percent::from_ten_thousandths),
                    country: country.to_owned(),
                    partner: partner.to_owned(),
                    tax_name: tax_name.to_owned(),
                    state: state.to_owned(),
                    net: money(amounts.0),
                    tax: money(amounts.1),
                    deductible: money(amounts.2),
                    documents: 1,
                    is_refund,
                    earned: Some(Earned {
                        category: ExpenseKind::ALL.get(earned.0).copied().filter(|_| side == Side::Purchase),
                        is_above_limit: side == Side::Purchase && earned.1,
                        is_taxed: side == Side::Sale && earned.2,
                        is_small_business: side == Side::Sale && earned.3 && !earned.2,
                    }),
                    ..TaxFigure::default()
                }
            },
        )
    }

    /// The forms of earnings.
    fn of_earnings() -> impl Iterator<Item = &'static Form> {
        FORMS.iter().filter(|form| form.earnings().is_some())
    }

    /// The boxes that count what a figure earned.
    fn counting<'f>(form: &'f Form, figure: &TaxFigure) -> Vec<&'f str> {
        let counts = |term: &&Term| {
            matches!(term.of, Amount::Net | Amount::Earnings) && term.filter.has(figure, form.country())
        };
        let of = |one: &'f FormBox| {
            let Content::Sum(terms) = &one.content else { return Vec::new() };
            vec![one.number.as_str(); terms.iter().filter(counts).count()]
        };
        form.boxes().iter().flat_map(of).collect()
    }

    /// Each category stands in one box of each form, but for the equipment that it names as written off.
    #[test]
    fn each_category_has_a_box() {
        for form in of_earnings() {
            let of = |category: ExpenseKind, is_above_limit: bool| {
                let earned = Some(Earned { category: Some(category), is_above_limit, ..Earned::default() });
                TaxFigure {
                    side: Side::Purchase,
                    earned,
                    net: Money::parse("1").unwrap(),
                    ..TaxFigure::default()
                }
            };
            for category in ExpenseKind::ALL {
                let figure = of(category, category == ExpenseKind::Equipment);
                let is_written_off = form.excluded().first().is_some_and(|first| {
                    first.words.to_string().starts_with("Equipment")
                        && first.filters.iter().any(|filter| filter.has(&figure, form.country()))
                });
                let found = counting(form, &figure);
                assert_eq!(
                    found.len(),
                    usize::from(!is_written_off),
                    "{} {category:?} {found:?}",
                    form.name()
                );
            }
            let is_deducted = !counting(form, &of(ExpenseKind::Equipment, false)).is_empty();
            assert_eq!(is_deducted, form.country() != "CA", "{}", form.name());
        }
    }

    proptest! {
        /// Nothing is left out in silence, whatever the tags.
        #[test]
        fn each_figure_is_in_a_box_or_told(figures in prop::collection::vec(figure(), 0..12)) {
            for form in FORMS.iter() {
                let found = compute(form, &figures, &Entered::default()).unwrap();
                assert_whole(&found, &figures);
            }
        }

        /// What was earned counts in one box or is told, and is never counted twice.
        #[test]
        fn earnings_count_once(figure in figure()) {
            for form in of_earnings() {
                let boxes = counting(form, &figure);
                let found = compute(form, std::slice::from_ref(&figure), &Entered::default()).unwrap();
                let told = found.excluded.len() + found.findings.iter().filter(|one| {
                    matches!(one.subject, Subject::Figure(0, FigureProblem::NotTaken(_)))
                }).count();
                let is_nothing = figure.earnings().unwrap() == Money::ZERO;
                prop_assert!(boxes.len() + told == 1 || is_nothing, "{} {boxes:?} {told}", form.name());
            }
        }

        /// A return of all is what the returns of its parts add up to, before rounding.
        #[test]
        fn boxes_add_up(figures in prop::collection::vec(figure(), 2..12), at in 1..2_usize) {
            for form in FORMS.iter() {
                let of = |figures: &[TaxFigure]| compute(form, figures, &Entered::default()).unwrap();
                let (one, other) = figures.split_at(at);
                let (whole, one, other) = (of(&figures), of(one), of(other));
                for ((whole, one), other) in whole.boxes.iter().zip(&one.boxes).zip(&other.boxes) {
                    if !whole.amount.shares.is_empty() {
                        let sum = one.amount.exact.plus(other.amount.exact).unwrap();
                        prop_assert_eq!(whole.amount.exact, sum, "{} {}", form.name(), &whole.number);
                    }
                }
            }
        }

        /// A damaged form is read or refused, and what is read can be computed.
        #[test]
        fn damaged_forms_are_read_or_refused(
            which in 0..SHIPPED.len(), at in 0..16_000_usize, length in 0..40_usize, with in "[ -~]{0,8}",
        ) {
            let (name, text) = SHIPPED[which];
            let mut bytes = text.as_bytes().to_vec();
            let start = at % bytes.len();
            let end = (start + length).min(bytes.len());
            bytes.splice(start..end, with.into_bytes());
            if let Ok(form) = read(name, &bytes) {
                prop_assert!(compute(&form, &[], &Entered::default()).is_ok());
            }
        }
    }
}
