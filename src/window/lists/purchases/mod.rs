//! The Purchases tab: the documents of suppliers, and the form of one, whose next line comes by itself.

mod category;
mod files;
mod reader;
mod texts;

use egui::{Rect, Response, Ui};
use egui_material_icons::icons::{ICON_CLOSE, ICON_EVENT, ICON_INFO};

use crate::format::{self, Amounts};
use crate::model::{ListQuery, Mistakes, RatesView, Tab, holds, suggest};
use crate::session::ShopSession;
use crate::tabs::Action;
use crate::tabs::correction;
use crate::tabs::page::ListWords;
use crate::tabs::period::days_ui;
use crate::theme::{self, height};
use crate::translate::tr;
use crate::widgets::{
    self, Column, Entry, action_entry, columns_of, line, quiet_icon, row_in, segment, shares, with_fields,
};
use domain::Result;
use domain::access::Actor;
use domain::decimal::Computed;
use domain::fielded::Fielded;
use domain::ids::PurchaseId;
use domain::label;
use domain::money::Money;
use domain::noun::NounKind;
use domain::places;
use domain::places::european_union::trade_country;
use domain::purchase::{Purchase, PurchaseLine, PurchaseTreatment, SupplierPurchase};
use domain::table::ColumnOf;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Local};
use engine::{
    Change, Engine, Listing, Outcome, PURCHASE_LIST_COLUMNS, PurchaseChange, PurchaseEdit, PurchaseQuery,
    PurchaseSelection,
};

use super::field_form::{self, complaint, label_of};
use super::noun::{CellStyle, ListView, ListedNoun, Shown, StyledText, Sum};
use crate::tabs::panel::{self, Fields};
use reader::{OTHER_SHARE, Proposal, PurchaseReader, deductible_choices, kind_choices, treatment_choices};
use texts::{
    BOUGHT, CATEGORY, COUNTRY, DEDUCTIBLE, GROSS, KIND, LineTexts, NET, PurchaseTexts, RATE, SUPPLIER, TAX,
    TREATMENT, head, kind_name, line_field, treatment_name,
};

impl ListedNoun for SupplierPurchase {
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
        empty: label!(
            "Enter what suppliers billed you, or import it from a file. Tax returns take the tax you \
             paid from here."
        ),
        import: label!("Import purchases"),
        find: label!("Supplier, number or note"),
        related: "",
        saved: label!("Purchase saved"),
        exported: label!(
            "All purchases, a row for each line, earliest first. As CSV they can be imported again."
        ),
    };
    const CONTEXT: &'static () = &();
    const QUERY: ListQuery = ListQuery::by("date").descending();
    const IS_DELETED: bool = true;
    const SUMS: &'static [Sum<Self>] = &[
        (label!("net"), |one| one.purchase.net()),
        (label!("tax"), |one| one.purchase.tax()),
        (label!("deductible"), |one| one.purchase.deductible_tax()),
    ];
    const CONTROLS: f32 = 990.0;
    const FORM: f32 = 448.0;

    fn described() -> &'static [ColumnOf<Self>] {
        &PURCHASE_LIST_COLUMNS
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        let all = PurchaseQuery { limit: usize::MAX, ..PurchaseQuery::default() };
        Ok(engine.purchases(actor, &all)?.purchases)
    }

    fn load_beside(session: &mut ShopSession) {
        session.show_suppliers();
        session.show_categories();
        session.show_rates();
    }

    fn is_archived(&self) -> bool {
        false
    }

    fn is_unpaid(&self) -> bool {
        self.purchase.paid_on.is_none()
    }

    fn holds(&self, text: &str) -> bool {
        let Self { supplier, purchase } = self;
        let categories = purchase.lines.iter().map(|line| &*line.category);
        let own = [&*supplier.name, &supplier.country].into_iter().chain(categories);
        holds(own.chain(purchase.searched()), text)
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

    fn columns(list: Shown<'_, Self>, _width: f32) -> Vec<Column> {
        let layout = [
            ("date", 92.0, 0.0),
            ("supplier", 0.0, 0.0),
            ("document", 104.0, 430.0),
            ("country", 64.0, 820.0),
            ("kind", 92.0, 930.0),
            ("treatment", 116.0, 1040.0),
            ("category", 132.0, 900.0),
            ("due_on", 92.0, 660.0),
            ("paid_on", 92.0, 744.0),
            ("net", 88.0, 0.0),
            ("tax", 80.0, 560.0),
            ("deductible", 88.0, 760.0),
        ];
        columns_of(&PURCHASE_LIST_COLUMNS, list.amounts().sign(), &with_fields::<Purchase>(&layout))
    }

    fn cell(&self, key: &str, list: Shown<'_, Self>) -> Option<StyledText> {
        let Self { supplier, purchase } = self;
        Some(match key {
            "date" => StyledText::of(CellStyle::Plain, format::day(purchase.date)),
            "supplier" => StyledText::of(CellStyle::Strong, &supplier.name),
            "document" => StyledText::of(CellStyle::Plain, &purchase.document),
            "country" => StyledText::of(CellStyle::Quiet, &supplier.country),
            "kind" => StyledText::of(CellStyle::Quiet, distinct(self, |line| kind_name(line.kind))),
            "treatment" => {
                StyledText::of(CellStyle::Quiet, distinct(self, |line| treatment_name(line.treatment)))
            }
            "due_on" => {
                let is_late = self.is_unpaid() && self.due().is_some_and(|due| due < list.facts.today);
                let style = if is_late { CellStyle::Odd } else { CellStyle::Quiet };
                StyledText::of(style, self.due().map(format::day).unwrap_or_default())
            }
            "category" => StyledText::of(CellStyle::Quiet, category::names(self, category::all(list))),
            "paid_on" => {
                StyledText::of(CellStyle::Quiet, purchase.paid_on.map(format::day).unwrap_or_default())
            }
            _ => return None,
        })
    }

    fn filter(ui: &mut Ui, list: Shown<'_, Self>) -> Option<ListQuery> {
        let mut query = list.query.clone();
        let choices = [(false, tr!("All")), (true, tr!("Unpaid"))];
        let is_unpaid = segment(ui, tr!("Show"), &choices, query.is_unpaid);
        let is_changed = is_unpaid.is_some_and(|is_unpaid| is_unpaid != query.is_unpaid);
        query.is_unpaid = is_unpaid.unwrap_or(query.is_unpaid);
        (days_ui(ui, list.days, &mut query.period) || is_changed).then_some(query)
    }

    /// `£119.00 unpaid, the first due on 3 Nov 2026`.
    fn told(view: &ListView<Self>, amounts: Amounts) -> Option<String> {
        let shown = (0..view.count()).filter_map(|at| view.row(at));
        let open: Vec<&Self> = shown.filter(|one| one.is_unpaid() && one.due().is_some()).collect();
        let day = open.iter().filter_map(|one| one.due()).min()?;
        let totals = open.iter().map(|one| one.purchase.total()).collect::<Computed<Vec<Money>>>();
        let amount = amounts.signed(totals.and_then(Money::sum).ok()?);
        Some(tr!("{amount} unpaid, the first due on {day}", amount, day))
    }

    fn several(ui: &mut Ui, rows: &[&Self], list: Shown<'_, Self>) -> Option<Action> {
        if !list.facts.may_manage {
            return None;
        }
        let is_unpaid = rows.iter().any(|one| one.is_unpaid());
        if is_unpaid && action_entry(ui, ICON_EVENT, tr!("Paid on…")) {
            return Some(Action::AskPurchasesPaid(rows.iter().map(|one| one.purchase.id).collect()));
        }
        category::several(ui, rows, category::all(list))
    }

    fn texts(was: &SupplierPurchase, list: Shown<'_, Self>) -> PurchaseTexts {
        reader(list).texts(was)
    }

    fn read(form: &PurchaseTexts, was: &Self, list: Shown<'_, Self>) -> std::result::Result<Self, Mistakes> {
        reader(list).read(form, was)
    }

    fn is_enabled(_: Shown<'_, Self>) -> bool {
        true
    }

    fn warning(&self) -> Option<String> {
        let supplier = &self.supplier;
        complaint(&supplier.vat_number, &supplier.country)
    }

    fn facts(&self, ui: &mut Ui, _: &mut PurchaseTexts, list: Shown<'_, Self>) -> Option<Action> {
        if let Some(words) = self.warning() {
            panel::hint(ui, &words);
        }
        files::files_ui(ui, &self.purchase, list)
    }

    fn closed(&self, list: Shown<'_, Self>) -> Option<String> {
        if !list.facts.may_manage {
            return Some(tr!("Your role may look at purchases, and not change them.").to_owned());
        }
        let period = list.facts.closed.closed_on(self.purchase.date)?;
        Some(tr!(
            "{period} is closed: of this purchase only the payment and the note change. \
             Shop > Close a period reopens it.",
            period,
        ))
    }

    fn next(saved: &PurchaseTexts) -> Option<PurchaseTexts> {
        let mut next = PurchaseTexts::default();
        next.head.text_mut("date").push_str(saved.head.text("date"));
        Some(next)
    }

    fn fields(ui: &mut Ui, form: &mut PurchaseTexts, fields: &mut Fields<'_, usize>, list: Shown<'_, Self>) {
        let reader = reader(list);
        // A field that nothing was typed into is not judged before a save was tried.
        let is_judged = |(at, _): &&(usize, String)| fields.is_tried || !form.text(*at).trim().is_empty();
        let mistakes: Mistakes = fields.mistakes.iter().filter(is_judged).cloned().collect();
        let mut judged = Fields { mistakes: &mistakes, focus: &mut *fields.focus, ..*fields };
        let mut drawn = Drawn { reader: &reader, fields: &mut judged };
        ui.add_enabled_ui(!drawn.fields.is_locked, |ui| {
            drawn.head(ui, form);
            drawn.lines(ui, form);
        });
        drawn.sums(ui, form);
        drawn.correction(ui, form);
        ui.add_enabled_ui(list.facts.may_manage, |ui| drawn.foot(ui, form));
        let Fields { is_entered, is_left, suggested, .. } = judged;
        (fields.is_entered, fields.is_left, fields.suggested) = (is_entered, is_left, suggested);
    }
}

/// What the form is read with.
fn reader(list: Shown<'_, SupplierPurchase>) -> PurchaseReader<'_> {
    let views = &list.session.views;
    PurchaseReader {
        amounts: list.amounts(),
        today: list.facts.today,
        home: trade_country(&list.facts.shop.address),
        usual_share: list.facts.shop.usual_share(),
        closed: &list.facts.closed,
        suppliers: views.suppliers.value.as_deref().unwrap_or_default(),
        categories: category::all(list),
        purchases: list.view().map_or(&[], ListView::rows),
        rates: views.rates.value.as_ref().map_or(&[], RatesView::rates),
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
}

impl Drawn<'_, '_> {
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
        self.fields.suggest(ui, (rect, &supplier), SUPPLIER, &mut form.supplier, choices);
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
            self.fields.suggest(ui, (rect, &country), COUNTRY, &mut form.country, suggest::country_names);
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
        self.fields.suggest(ui, (middle, &rate), spot(RATE), &mut line.rate, choices);
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
        self.fields
            .mistakes(ui, [NET, RATE, TAX, GROSS, KIND, TREATMENT, DEDUCTIBLE, BOUGHT, CATEGORY].map(spot));
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
        self.fields.suggest(ui, (left, &kind), spot(KIND), &mut line.kind, kind_choices);
        let name = tr!("Who owes the tax of line {number}", number);
        let entry = Entry::new(&name).choice().hint(hint(TREATMENT));
        let treatment = self.fields.cell(ui, middle, spot(TREATMENT), entry, &mut line.treatment);
        self.fields.suggest(
            ui,
            (middle, &treatment),
            spot(TREATMENT),
            &mut line.treatment,
            treatment_choices,
        );
        let name = tr!("Deductible share of line {number}", number);
        let entry = Entry::new(&name).choice().hint(hint(DEDUCTIBLE));
        let deductible = self.fields.cell(ui, right, spot(DEDUCTIBLE), entry, &mut line.deductible);
        let formatter = self.reader.amounts.formatter;
        let shares = |typed: &str| deductible_choices(typed, formatter);
        self.fields.suggest(ui, (right, &deductible), spot(DEDUCTIBLE), &mut line.deductible, shares);
        self.fields.goes_on(ui, &kind, spot(TREATMENT));
        self.fields.goes_on(ui, &treatment, spot(DEDUCTIBLE));
        self.fields.goes_on(ui, &deductible, line_field(number, NET));
        let mut is_pressed = panel::removes(ui, [&kind, &treatment, &deductible]);
        is_pressed |= self.third_row(ui, (at, line), hint);
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
        let [due, supplied, order] = panel::labelled(ui, [0.33, 0.33, 0.34]);
        let due = self.day(ui, due, "due_on", (tr!("Due on"), tr!("Due on")), form);
        self.fields.goes_on(ui, &due, head("supplied_on"));
        let label = (tr!("Day of supply"), tr!("Day of supply"));
        let supplied = self.day(ui, supplied, "supplied_on", label, form);
        self.fields.goes_on(ui, &supplied, head("order"));
        let label = (tr!("Your order"), tr!("Your order"));
        self.fields.labelled(ui, order, head("order"), label, form.head.text_mut("order"));
        self.fields.mistakes(ui, [head("due_on"), head("supplied_on"), head("order")]);
        field_form::others::<Purchase>(ui, &OWN, &mut form.head, self.fields);
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
const OWN: [&str; 7] = ["date", "document", "paid_on", "note", "due_on", "supplied_on", "order"];

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
