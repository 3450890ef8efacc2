//! The Suppliers tab: whom the shop buys from, with their countries and VAT numbers.

use std::sync::LazyLock;

use egui::Ui;
use egui_material_icons::icons::ICON_LOCAL_SHIPPING;

use crate::format::Amounts;
use crate::model::listed::{Place, holds};
use crate::model::{FieldTexts, ListWords, Mistakes, Record, Tab, place};
use crate::tabs::Action;
use crate::theme::Icon;
use crate::translate::tr;
use crate::widgets::{Column, Suggested, columns_of, with_fields};
use domain::Result;
use domain::access::Actor;
use domain::fielded::Fielded;
use domain::ids::SupplierId;
use domain::label;
use domain::noun::NounKind;
use domain::places;
use domain::purchase::supplier::Supplier;
use domain::table::ColumnOf;
use domain::time::period::RangeQuery;
use domain::time::{Day, Instant, Local};
use engine::{Change, Edit, Engine, Listing, Outcome, noun_columns};

use super::book::{Book, Kind, StyledText};
use super::field_form::{self, FormRow, complaint};
use super::panel::Fields;

static COLUMNS: LazyLock<Vec<ColumnOf<Supplier>>> = LazyLock::new(noun_columns);

impl Record for Supplier {
    type Context = ();
    type Key = SupplierId;
    type Value = Self;
    type Texts = FieldTexts;

    const TAB: Tab = Tab::Suppliers;
    const LISTED: Place<Self> = (|lists| &lists.suppliers, |lists| &mut lists.suppliers);
    const KIND: NounKind = NounKind::Supplier;
    const WORDS: ListWords = ListWords {
        new: label!("New supplier"),
        all: label!("All suppliers"),
        none_yet: label!("No suppliers yet"),
        no_match: label!("No supplier matches"),
        selected: label!("{count} {count:supplier|suppliers} selected"),
    };
    const SAVED: &'static str = label!("Supplier saved");
    const ALL: &'static str = label!("All suppliers, archived ones too.");
    const CONTEXT: &'static () = &();

    fn described() -> &'static [ColumnOf<Self>] {
        &COLUMNS
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        engine.nouns(actor, "", true)
    }

    fn is_archived(&self) -> bool {
        self.archived
    }

    fn holds(&self, text: &str) -> bool {
        holds(self.searched(), text)
    }

    fn value(&self) -> &Self {
        self
    }

    fn key_of(supplier: &Self) -> &SupplierId {
        &supplier.id
    }

    fn name_of(supplier: &Self) -> &str {
        &supplier.name
    }

    fn of_row(row: i64) -> Option<SupplierId> {
        Some(SupplierId::new(row))
    }

    fn save(supplier: Self, was: Option<Self>, _now: Local) -> Change {
        Change::SaveSupplier(Box::new(Edit { value: supplier, was }))
    }

    fn archive(id: SupplierId, archived: bool) -> Change {
        Change::ArchiveSupplier { id, archived }
    }

    fn changed(outcome: Outcome) -> Result<Self> {
        outcome.supplier()
    }

    fn listing(only: Option<Vec<SupplierId>>, _sold_in: Option<RangeQuery>) -> Listing {
        Listing::Nouns(Self::KIND, only.map(|ids| ids.into_iter().map(SupplierId::get).collect()))
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Suppliers {
    pub(crate) may_change: bool,
    pub(crate) amounts: Amounts,
}

impl Book for Suppliers {
    type Row = Supplier;

    const RELATED: &'static str = label!("Purchases from this supplier");
    const FIND: &'static str = label!("Name, country, VAT no.");
    const CONTROLS: f32 = 810.0;
    const EMPTY: (Icon, &'static str) = (
        ICON_LOCAL_SHIPPING,
        label!(
            "Add whom you buy from, or bring them in with past purchases. A purchase adds its supplier by itself."
        ),
    );
    const IMPORT: &'static str = label!("Import purchases");

    fn amounts(self) -> Amounts {
        self.amounts
    }

    fn may_change(self) -> bool {
        self.may_change
    }

    fn columns(self, width: f32, sign: &str) -> Vec<Column> {
        let layout = [
            ("name", 0.0, 0.0),
            ("country", 112.0, 0.0),
            ("vat_number", 128.0, 0.0),
            ("note", width * 0.3, 640.0),
        ];
        columns_of(&COLUMNS, sign, &with_fields::<Supplier>(&layout))
    }

    fn words(self, supplier: &Supplier, key: &str) -> Option<StyledText> {
        Some(match key {
            "name" => StyledText::of(Kind::Strong, &supplier.name),
            "country" => {
                let country = &supplier.country;
                StyledText::of(Kind::Plain, places::country_name(country).map_or(&**country, tr))
            }
            "vat_number" if self.warning(supplier).is_some() => {
                StyledText::of(Kind::Odd, &supplier.vat_number)
            }
            "note" => StyledText::of(Kind::Quiet, &supplier.note),
            _ => return None,
        })
    }

    fn warning(self, supplier: &Supplier) -> Option<String> {
        complaint(&supplier.vat_number, &supplier.country)
    }

    fn texts(self, supplier: &Supplier) -> FieldTexts {
        FieldTexts::of(supplier)
    }

    fn read(self, form: &FieldTexts, was: &Supplier) -> std::result::Result<Supplier, Mistakes> {
        let mut mistakes = Vec::new();
        let supplier = form.read(was, (self.amounts.formatter, Day::default()), &mut mistakes);
        if supplier.name.is_empty() {
            mistakes.insert(0, (place::<Supplier>("name"), tr!("Give it a name").to_owned()));
        }
        if mistakes.is_empty() { Ok(supplier) } else { Err(mistakes) }
    }

    fn fields(
        self,
        ui: &mut Ui,
        form: &mut FieldTexts,
        fields: &mut Fields<'_, usize>,
        suggested: &mut Suggested,
    ) {
        field_form::form::<Supplier>(ui, ROWS, form, fields, suggested);
    }

    fn related(supplier: &Supplier) -> Option<Action> {
        Some(Action::Find(Tab::Purchases, supplier.name.clone()))
    }
}

/// The rows of the form.
const ROWS: &[FormRow] = &[&[("name", 1.0)], &[("country", 0.5), ("vat_number", 0.5)], &[("note", 1.0)]];
