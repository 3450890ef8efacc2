//! The Purchases tab: the documents of suppliers, and the form of one, whose next line comes by itself.

use egui::{Rect, Response, Ui};
use egui_material_icons::icons::{ICON_CLOSE, ICON_INFO, ICON_SHOPPING_CART};

use crate::format::{self, Amounts};
use crate::model::listed::{Sum, holds};
use crate::model::purchases::texts::{
    BOUGHT, COUNTRY, DEDUCTIBLE, GROSS, KIND, NET, RATE, SUPPLIER, TAX, TREATMENT, head, line_field,
};
use crate::model::{
    LineTexts, ListAction, ListQuery, ListWords, Mistakes, OTHER_SHARE, Proposal, PurchaseReader,
    PurchaseTexts, Record, Tab, deductible_choices, kind_choices, kind_name, kind_of, suggest,
    treatment_choices, treatment_name,
};
use crate::tabs::Action;
use crate::tabs::calendar::Days;
use crate::tabs::correction;
use crate::tabs::period::days_ui;
use crate::theme::{self, Icon, height};
use crate::translate::tr;
use crate::widgets::{
    self, Column, Entry, Suggested, Suggestion, columns_of, line, quiet_icon, row_in, shares, with_fields,
};
use domain::Result;
use domain::access::Actor;
use domain::fielded::Fielded;
use domain::ids::PurchaseId;
use domain::label;
use domain::money::Money;
use domain::noun::NounKind;
use domain::places;
use domain::purchase::{Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment, SupplierPurchase};
use domain::table::ColumnOf;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Local};
use engine::{
    Change, Engine, Listing, Outcome, PURCHASE_LIST_COLUMNS, PurchaseChange, PurchaseEdit, PurchaseQuery,
    PurchaseSelection,
};

use super::book::{Book, BookAction, Kind, StyledText, TextsOf};
use super::field_form::{self, complaint, label_of};
use super::panel::{self, Fields};

impl Record for SupplierPurchase {
    type Context = ();
    type Key = PurchaseId;
    type Value = Self;
    type Texts = PurchaseTexts;

    const TAB: Tab = Tab::Purchases;
    const KIND: NounKind = NounKind::Purchase;
    const WORDS: ListWords = ListWords {
        new: label!("New purchase"),
        all: label!("All purchases"),
        none_yet: label!("No purchases yet"),
        no_match: label!("No purchase matches"),
        selected: label!("{count} {count:purchase|purchases} selected"),
    };
    const SAVED: &'static str = label!("Purchase saved");
    const ALL: &'static str =
        label!("All purchases, a row for each line, earliest first. As CSV they can be imported again.");
    const CONTEXT: &'static () = &();
    const QUERY: ListQuery = ListQuery::by("date").descending();
    const IS_DELETED: bool = true;
    const SUMS: &'static [Sum<Self>] = &[
        (label!("net"), |one| one.purchase.net()),
        (label!("tax"), |one| one.purchase.tax()),
        (label!("deductible"), |one| one.purchase.deductible_tax()),
    ];

    fn described() -> &'static [ColumnOf<Self>] {
        &PURCHASE_LIST_COLUMNS
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        let all = PurchaseQuery { limit: usize::MAX, ..PurchaseQuery::default() };
        Ok(engine.purchases(actor, &all)?.purchases)
    }

    fn is_archived(&self) -> bool {
        false
    }

    fn holds(&self, text: &str) -> bool {
        let Self { supplier, purchase } = self;
        holds([&*supplier.name, &supplier.country].into_iter().chain(purchase.searched()), text)
    }

    fn day(&self) -> Option<Day> {
        Some(self.purchase.date)
    }

    fn value(&self) -> &Self {
        self
    }

    fn key_of(one: &Self) -> &PurchaseId {
        &one.purchase.id
    }

    fn name_of(one: &Self) -> &str {
        &one.purchase.document
    }

    fn of_row(row: i64) -> Option<PurchaseId> {
        Some(PurchaseId::new(row))
    }

    fn save(one: Self, was: Option<Self>, _now: Local) -> Change {
        Change::Purchase(PurchaseChange::Save(Box::new(PurchaseEdit::of(one, was))))
    }

    /// Deletes it; undo brings it back.
    fn archive(id: PurchaseId, _is_archived: bool) -> Change {
        Change::Purchase(PurchaseChange::Delete { id })
    }

    fn changed(outcome: Outcome) -> Result<Self> {
        Ok(Self { purchase: outcome.purchase()?, ..Self::default() })
    }

    fn listing(only: Option<Vec<PurchaseId>>, _sold_in: Option<RangeQuery>) -> Listing {
        Listing::Purchases(PurchaseSelection { only, of: None })
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Purchases<'a> {
    pub(crate) reader: PurchaseReader<'a>,
    pub(crate) days: Days,
}

impl Book for Purchases<'_> {
    type Row = SupplierPurchase;

    const RELATED: &'static str = "";
    const FIND: &'static str = label!("Supplier, number or note");
    const CONTROLS: f32 = 850.0;
    const FORM: f32 = 448.0;
    const EMPTY: (Icon, &'static str) = (
        ICON_SHOPPING_CART,
        label!(
            "Enter what suppliers billed you, or import it from a file. Tax returns take the tax you \
             paid from here."
        ),
    );
    const IMPORT: &'static str = label!("Import purchases");

    fn amounts(self) -> Amounts {
        self.reader.amounts
    }

    fn columns(self, _width: f32, sign: &str) -> Vec<Column> {
        let layout = [
            ("date", 92.0, 0.0),
            ("supplier", 0.0, 0.0),
            ("document", 104.0, 430.0),
            ("country", 64.0, 820.0),
            ("kind", 92.0, 930.0),
            ("treatment", 116.0, 1040.0),
            ("paid_on", 92.0, 660.0),
            ("net", 88.0, 0.0),
            ("tax", 80.0, 560.0),
            ("deductible", 88.0, 760.0),
        ];
        columns_of(&PURCHASE_LIST_COLUMNS, sign, &with_fields::<Purchase>(&layout))
    }

    fn words(self, row: &SupplierPurchase, key: &str) -> Option<StyledText> {
        let SupplierPurchase { supplier, purchase } = row;
        Some(match key {
            "date" => StyledText::of(Kind::Plain, format::day(purchase.date)),
            "supplier" => StyledText::of(Kind::Strong, &supplier.name),
            "document" => StyledText::of(Kind::Plain, &purchase.document),
            "country" => StyledText::of(Kind::Quiet, &supplier.country),
            "kind" => StyledText::of(Kind::Quiet, distinct(row, |line| kind_name(line.kind))),
            "treatment" => StyledText::of(Kind::Quiet, distinct(row, |line| treatment_name(line.treatment))),
            "paid_on" => StyledText::of(Kind::Quiet, purchase.paid_on.map(format::day).unwrap_or_default()),
            _ => return None,
        })
    }

    fn filter(self, ui: &mut Ui, query: &ListQuery) -> Option<BookAction<SupplierPurchase>> {
        let mut query = query.clone();
        days_ui(ui, self.days, &mut query.period).then(|| ListAction::Pick(query).into())
    }

    fn texts(self, was: &SupplierPurchase) -> PurchaseTexts {
        self.reader.texts(was)
    }

    fn read(
        self,
        form: &PurchaseTexts,
        was: &SupplierPurchase,
    ) -> std::result::Result<SupplierPurchase, Mistakes> {
        self.reader.read(form, was)
    }

    fn may_change(self) -> bool {
        self.reader.may_manage
    }

    fn is_enabled(self) -> bool {
        true
    }

    fn warning(self, SupplierPurchase { supplier, .. }: &SupplierPurchase) -> Option<String> {
        complaint(&supplier.vat_number, &supplier.country)
    }

    fn facts(self, ui: &mut Ui, row: &SupplierPurchase, _form: &mut TextsOf<Self>) -> Option<Action> {
        if let Some(words) = self.warning(row) {
            panel::hint(ui, &words);
        }
        None
    }

    fn closed(self, row: &SupplierPurchase) -> Option<String> {
        if !self.reader.may_manage {
            return Some(tr!("Your role may look at purchases, and not change them.").to_owned());
        }
        let period = self.reader.closed.closed_on(row.purchase.date)?;
        Some(tr!(
            "{period} is closed: of this purchase only the payment and the note change. \
             Shop > Close a period reopens it.",
            period,
        ))
    }

    fn next(self, saved: &PurchaseTexts) -> Option<PurchaseTexts> {
        let mut next = PurchaseTexts::default();
        next.head.text_mut("date").push_str(saved.head.text("date"));
        Some(next)
    }

    fn fields(
        self,
        ui: &mut Ui,
        form: &mut PurchaseTexts,
        fields: &mut Fields<'_, usize>,
        suggested: &mut Suggested,
    ) {
        // A field that nothing was typed into is not judged before a save was tried.
        let is_judged = |(at, _): &&(usize, String)| fields.is_tried || !form.text(*at).trim().is_empty();
        let mistakes: Mistakes = fields.mistakes.iter().filter(is_judged).cloned().collect();
        let mut judged = Fields { mistakes: &mistakes, focus: &mut *fields.focus, ..*fields };
        let mut drawn = Drawn { reader: &self.reader, fields: &mut judged, suggested };
        ui.add_enabled_ui(!drawn.fields.is_locked, |ui| {
            drawn.head(ui, form);
            drawn.lines(ui, form);
        });
        drawn.sums(ui, form);
        drawn.correction(ui, form);
        ui.add_enabled_ui(self.reader.may_manage, |ui| drawn.foot(ui, form));
        let (is_entered, is_left) = (judged.is_entered, judged.is_left);
        (fields.is_entered, fields.is_left) = (is_entered, is_left);
    }
}

/// The distinct values of the lines of a purchase.
fn distinct(row: &SupplierPurchase, name: fn(&PurchaseLine) -> &'static str) -> String {
    let mut names: Vec<&str> = Vec::new();
    for line in &row.purchase.lines {
        let name = tr(name(line));
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(", ")
}

/// The gap between fields in points.
const GAP: f32 = 6.0;
/// The width at the right of a line for the button that removes it.
const REMOVE: f32 = 26.0;

/// Arguments for drawing the form.
struct Drawn<'d, 'f> {
    reader: &'d PurchaseReader<'d>,
    fields: &'d mut Fields<'f, usize>,
    suggested: &'d mut Suggested,
}

impl Drawn<'_, '_> {
    /// Draws the choices of a field; one that Enter takes does not keep the keyboard in it.
    fn suggest(
        &mut self,
        ui: &Ui,
        field: (Rect, &Response),
        at: usize,
        content: &mut String,
        found: impl Fn(&str) -> Vec<Suggestion>,
    ) {
        self.fields.suggest(ui, field, at, content, found, self.suggested);
    }

    /// Draws date, supplier and document.
    fn head(&mut self, ui: &mut Ui, form: &mut PurchaseTexts) {
        let reader = self.reader;
        let [left, right] = panel::labelled(ui, [0.34, 0.66]);
        let date = self.day(ui, left, "date", (tr!("Date"), tr!("Date of the document")), form);
        self.fields.goes_on(ui, &date, SUPPLIER);
        let known = reader.supplier(&form.supplier);
        let country = known.and_then(|supplier| places::country_name(&supplier.country)).map(tr);
        let label = label_of(tr!("Supplier"), country);
        let (rect, supplier) =
            self.fields.labelled(ui, right, SUPPLIER, (&label, tr!("Supplier")), &mut form.supplier);
        let choices = |typed: &str| reader.supplier_choices(typed);
        self.suggest(ui, (rect, &supplier), SUPPLIER, &mut form.supplier, choices);
        let is_new = !form.supplier.trim().is_empty()
            && reader.supplier(&form.supplier).is_none()
            && !supplier.has_focus();
        self.fields.goes_on(ui, &supplier, if is_new { COUNTRY } else { head("document") });
        self.fields.mistakes(ui, [head("date"), SUPPLIER]);
        let [mut document] = panel::labelled(ui, [1.0]);
        if is_new {
            let [left, right] = shares(document, 2.0 * GAP, [0.5, 0.5]);
            document = right;
            let label = (tr!("New supplier, in"), tr!("Country of the new supplier"));
            let (rect, country) = self.fields.labelled(ui, left, COUNTRY, label, &mut form.country);
            self.suggest(ui, (rect, &country), COUNTRY, &mut form.country, suggest::country_names);
            self.fields.goes_on(ui, &country, head("document"));
        }
        let label = (tr!("Document number"), tr!("Document number"));
        let text = form.head.text_mut("document");
        let (_, response) = self.fields.labelled(ui, document, head("document"), label, text);
        self.fields.goes_on(ui, &response, line_field(0, NET));
        self.fields.mistakes(ui, [COUNTRY, head("document")]);
    }

    /// Draws the lines, and an empty one below them for the next.
    fn lines(&mut self, ui: &mut Ui, form: &mut PurchaseTexts) {
        let proposal = self.reader.proposal(form);
        let head = line(ui, panel::LABEL);
        let sign = self.reader.amounts.sign();
        let (net, rate, tax, gross) = (tr!("Net"), tr!("% or code"), tr!("Tax"), tr!("Gross"));
        let names =
            [format!("{net} {sign}"), rate.to_owned(), format!("{tax} {sign}"), format!("{gross} {sign}")];
        for (name, room) in names.iter().zip(first_row(head)) {
            panel::label_above(ui, room, name);
        }
        panel::take_removal_back(ui, self.fields.id, form);
        let mut lines = std::mem::take(&mut form.lines);
        if !self.fields.is_locked {
            lines.push(LineTexts::default());
        }
        let removed = panel::lines(ui, &mut lines, |ui, at, line| self.line(ui, (at, line), &proposal));
        if let Some((at, _)) = removed {
            *self.fields.focus = Some(line_field(at.saturating_sub(1), NET));
        }
        while lines.last().is_some_and(LineTexts::is_blank) {
            lines.pop();
        }
        form.lines = lines;
        if let Some((at, removed)) = removed {
            let mut before = form.clone();
            before.lines.insert(at.min(before.lines.len()), removed);
            panel::note_removal(ui, self.fields.id, before, form);
        }
        if let Some(words) = proposal.reason(&form.lines) {
            let ink = theme::of(ui).text2;
            panel::sentence(ui, (ICON_INFO, ink), &words);
        }
    }

    /// Draws a line; true when it is to be removed.
    fn line(&mut self, ui: &mut Ui, (at, line): (usize, &mut LineTexts), proposal: &Proposal) -> bool {
        let reader = self.reader;
        let hints = proposal.hints(line, reader);
        let is_blank = line.is_blank();
        // The empty line below others is quiet.
        let is_quiet = is_blank && at > 0;
        let hint = |field: usize| hints.get(field).filter(|_| !is_quiet).map_or("", String::as_str);
        let was_computed = !line.tax.trim().is_empty() && reader.is_computed(line, proposal);
        let spot = |field: usize| line_field(at, field);
        let number = at + 1;
        if at > 0 {
            ui.add_space(4.0);
        }
        let row = field_row(ui);
        let [left, middle, right, end] = first_row(row);
        let before = line.clone();
        let name = tr!("Net of line {number}", number);
        let entry = Entry::new(&name).right().hint(hint(NET));
        let net = self.fields.cell(ui, left, spot(NET), entry, &mut line.net);
        let name = tr!("Rate or code of line {number}", number);
        let entry = Entry::new(&name).right().hint(hint(RATE));
        let rate = self.fields.cell(ui, middle, spot(RATE), entry, &mut line.rate);
        let choices = |typed: &str| reader.rate_choices(typed, proposal);
        self.suggest(ui, (middle, &rate), spot(RATE), &mut line.rate, choices);
        if was_computed && (net.changed() || rate.changed() || before.rate != line.rate) {
            line.tax.clear();
        }
        let name = tr!("Tax of line {number}", number);
        let entry = Entry::new(&name).right().hint(hint(TAX));
        let tax = self.fields.cell(ui, right, spot(TAX), entry, &mut line.tax);
        let name = tr!("Gross of line {number}", number);
        let entry = Entry::new(&name).right().hint(hint(GROSS));
        let gross = self.fields.cell(ui, end, spot(GROSS), entry, &mut line.gross);
        line.gives_way(&before);
        let is_ended = is_blank && line.is_blank();
        self.fields.goes_on(ui, &net, if is_ended { head("paid_on") } else { spot(RATE) });
        self.fields.goes_on(ui, &rate, spot(TAX));
        self.fields.goes_on(ui, &tax, line_field(number, NET));
        self.fields.goes_on(ui, &gross, line_field(number, NET));
        let mut is_pressed = panel::removes(ui, [&net, &rate, &tax, &gross]);
        if !line.is_blank() {
            is_pressed |= self.second_row(ui, (at, line), hint);
        }
        self.fields.mistakes(ui, [NET, RATE, TAX, GROSS, KIND, TREATMENT, DEDUCTIBLE, BOUGHT].map(spot));
        if is_blank {
            return false;
        }
        let square = row.with_min_x(row.right() - REMOVE);
        let name = tr!("Remove line {number}", number);
        let remove = row_in(ui, square, |ui| quiet_icon(ui, ICON_CLOSE, &name, true));
        // Ctrl+Delete removes it by keys; Tab goes on to the next field.
        ui.memory_mut(|memory| memory.ignore_focus(remove.id));
        remove.clicked() || is_pressed
    }

    /// Draws what a line is of and who owes its tax; true when the line is to be removed.
    fn second_row<'h>(
        &mut self,
        ui: &mut Ui,
        (at, line): (usize, &mut LineTexts),
        hint: impl Fn(usize) -> &'h str,
    ) -> bool {
        let spot = |field: usize| line_field(at, field);
        let number = at + 1;
        // The labels are above the first, as those of the row before.
        if at == 0 {
            let head = second_row(widgets::line(ui, panel::LABEL));
            for (name, room) in
                [tr!("Kind"), tr!("Who owes the tax"), tr!("Deductible share")].iter().zip(head)
            {
                panel::label_above(ui, room, name);
            }
        }
        let [left, middle, right] = second_row(field_row(ui));
        let name = tr!("Kind of line {number}", number);
        let entry = Entry::new(&name).choice().hint(hint(KIND));
        let kind = self.fields.cell(ui, left, spot(KIND), entry, &mut line.kind);
        self.suggest(ui, (left, &kind), spot(KIND), &mut line.kind, kind_choices);
        let name = tr!("Who owes the tax of line {number}", number);
        let entry = Entry::new(&name).choice().hint(hint(TREATMENT));
        let treatment = self.fields.cell(ui, middle, spot(TREATMENT), entry, &mut line.treatment);
        self.suggest(ui, (middle, &treatment), spot(TREATMENT), &mut line.treatment, treatment_choices);
        let name = tr!("Deductible share of line {number}", number);
        let entry = Entry::new(&name).choice().hint(hint(DEDUCTIBLE));
        let deductible = self.fields.cell(ui, right, spot(DEDUCTIBLE), entry, &mut line.deductible);
        let formatter = self.reader.amounts.formatter;
        let shares = |typed: &str| deductible_choices(typed, formatter);
        self.suggest(ui, (right, &deductible), spot(DEDUCTIBLE), &mut line.deductible, shares);
        self.fields.goes_on(ui, &kind, spot(TREATMENT));
        self.fields.goes_on(ui, &treatment, spot(DEDUCTIBLE));
        self.fields.goes_on(ui, &deductible, line_field(number, NET));
        let mut is_pressed = panel::removes(ui, [&kind, &treatment, &deductible]);
        let kind = [line.kind.as_str(), hint(KIND)].into_iter().find_map(kind_of);
        if kind == Some(PurchaseKind::Goods) || !line.bought.is_empty() {
            let name = tr!("Product of line {number}, after the quantity", number);
            let [room] = panel::labelled(ui, [1.0]);
            let room = panel::label_above(ui, room.with_max_x(right.right()), tr!("Product"));
            let entry = Entry::new(&name).hint("10 M-1");
            // Enter goes by it, since most lines name no product; Tab does not.
            let bought = self.fields.cell(ui, room, spot(BOUGHT), entry, &mut line.bought);
            self.fields.goes_on(ui, &bought, line_field(number, NET));
            is_pressed |= panel::removes(ui, [&bought]);
        }
        if line.deductible == tr(OTHER_SHARE) {
            line.deductible.clear();
            *self.fields.focus = Some(spot(DEDUCTIBLE));
        }
        is_pressed
    }

    /// Draws the sums of the lines.
    fn sums(&self, ui: &mut Ui, form: &PurchaseTexts) {
        let proposal = self.reader.proposal(form);
        let read = form.lines.iter().filter_map(|line| self.reader.line(line, &proposal).ok().flatten());
        let lines: Vec<PurchaseLine> = read.collect();
        let sum = |amount: fn(&PurchaseLine) -> Option<Money>| {
            Money::sum(lines.iter().filter_map(amount)).map(|sum| self.reader.amounts.signed(sum))
        };
        ui.add_space(4.0);
        // The figures end where those of the fields above do.
        let mut fact = |name: &str, amount: fn(&PurchaseLine) -> Option<Money>| {
            panel::fact_within(ui, name, &sum(amount).unwrap_or_default(), REMOVE + GAP + 8.0);
        };
        fact(tr!("Net"), |line| Some(line.net));
        fact(tr!("Tax"), |line| line.treatment.is_charged().then_some(line.tax));
        fact(tr!("To pay"), |line| line.charged().ok());
        if lines.iter().any(|line| line.treatment.is_owed()) {
            fact(tr!("Tax that the shop owes"), |line| line.treatment.is_owed().then_some(line.tax));
        }
        if lines.iter().any(|line| line.treatment == PurchaseTreatment::Import) {
            fact(tr!("Tax paid to customs"), |line| {
                (line.treatment == PurchaseTreatment::Import).then_some(line.tax)
            });
        }
        if lines.iter().any(|line| line.deductible_tax() != line.tax) {
            fact(tr!("Deductible tax"), |line| Some(line.deductible_tax()));
        }
        ui.add_space(4.0);
    }

    /// Draws what the purchase corrects, where periods are closed.
    fn correction(&self, ui: &mut Ui, form: &mut PurchaseTexts) {
        let (closed, is_enabled) = (self.reader.closed, !self.fields.is_locked);
        correction::correction(ui, closed, &mut form.corrects, is_enabled);
    }

    /// Draws the payment and the note, which a closed period leaves open.
    fn foot(&mut self, ui: &mut Ui, form: &mut PurchaseTexts) {
        let [left, right] = panel::labelled(ui, [0.34, 0.66]);
        let paid_on = self.day(ui, left, "paid_on", (tr!("Paid on"), tr!("Paid on")), form);
        self.fields.goes_on(ui, &paid_on, head("note"));
        let label = (tr!("Note"), tr!("Note, for your own records"));
        self.fields.labelled(ui, right, head("note"), label, form.head.text_mut("note"));
        self.fields.mistakes(ui, [head("paid_on"), head("note")]);
        field_form::others::<Purchase>(ui, &OWN, &mut form.head, self.fields, self.suggested);
    }

    /// Draws the field of a day, with the day that a short text stands for.
    fn day(
        &mut self,
        ui: &mut Ui,
        room: Rect,
        key: &str,
        (label, name): (&str, &str),
        form: &mut PurchaseTexts,
    ) -> Response {
        let text = form.head.text_mut(key);
        let day = self.reader.amounts.formatter.day(text, self.reader.today).map(format::day);
        let label = label_of(label, day.filter(|day| day != text).as_deref());
        self.fields.labelled(ui, room, head(key), (&label, name), text).1
    }
}

/// The fields that are drawn by hand.
const OWN: [&str; 4] = ["date", "document", "paid_on", "note"];

/// A row of fields without labels.
fn field_row(ui: &mut Ui) -> Rect {
    let row = line(ui, height::CONTROL);
    ui.add_space(GAP);
    row
}

/// The fields of net amount, rate, tax and gross amount.
fn first_row(row: Rect) -> [Rect; 4] {
    shares(row.with_max_x(row.right() - REMOVE - GAP), GAP, [0.25, 0.26, 0.24, 0.25])
}

/// The fields of kind, treatment and deductible share.
fn second_row(row: Rect) -> [Rect; 3] {
    shares(row.with_max_x(row.right() - REMOVE - GAP), GAP, [0.28, 0.37, 0.35])
}
