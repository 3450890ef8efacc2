//! The Suppliers tab: whom the shop buys from, with their countries and VAT numbers.

use egui::Ui;
use egui_material_icons::icons::ICON_LOCAL_SHIPPING;

use crate::format::Amounts;
use crate::model::listed::{Place, holds};
use crate::model::{ListWords, Record, Tab, suggest};
use crate::tabs::Action;
use crate::theme::Icon;
use crate::translate::tr;
use crate::widgets::{Column, Entry, Suggested, columns_of, with_fields};
use domain::Result;
use domain::access::Actor;
use domain::ids::SupplierId;
use domain::label;
use domain::noun::NounKind;
use domain::places;
use domain::purchase::supplier::Supplier;
use domain::table::ColumnOf;
use domain::time::period::RangeQuery;
use domain::time::{Instant, Local};
use engine::{Change, Edit, Engine, Listing, Outcome, SUPPLIER_COLUMNS};

use super::book::{Book, Kind, Mistakes, StyledText};
use super::customers::{complaint, label_of};
use super::panel::{self, Fields};

impl Record for Supplier {
    type Context = ();
    type Key = SupplierId;
    type Value = Self;
    /// Name, country, VAT number and note.
    type Texts = [String; 4];

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
        &SUPPLIER_COLUMNS
    }

    fn load(engine: &Engine, actor: &Actor, _: Option<&RangeQuery>, _: Instant) -> Result<Vec<Self>> {
        engine.suppliers(actor, "", true)
    }

    fn is_archived(&self) -> bool {
        self.archived
    }

    fn holds(&self, text: &str) -> bool {
        holds(&[&self.name, &self.vat_number, &self.country, &self.note], text)
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
        Listing::Suppliers(only)
    }
}

/// What the tab draws.
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
        columns_of(&SUPPLIER_COLUMNS, sign, &with_fields::<Supplier>(&layout))
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

    fn texts(self, supplier: &Supplier) -> [String; 4] {
        let Supplier { name, country, vat_number, note, .. } = supplier.clone();
        [name, country, vat_number, note]
    }

    fn read(self, form: &[String; 4], was: &Supplier) -> std::result::Result<Supplier, Mistakes> {
        let supplier = typed(form, was);
        let mut mistakes = Vec::new();
        if supplier.name.is_empty() {
            mistakes.push((0, tr!("Give it a name").to_owned()));
        }
        if !supplier.country.is_empty() && places::country_name(&supplier.country).is_none() {
            mistakes.push((1, tr!("No such country: choose one").to_owned()));
        }
        if mistakes.is_empty() { Ok(supplier) } else { Err(mistakes) }
    }

    fn fields(
        self,
        ui: &mut Ui,
        form: &mut [String; 4],
        fields: &mut Fields<'_, usize>,
        suggested: &mut Suggested,
    ) {
        let [name, country, vat_number, note] = form;
        let [room] = fields.row(ui, [(0, 1.0)]);
        fields.show(ui, room, 0, (tr!("Name"), Entry::new(tr!("Name of the supplier"))), name);
        let [left, right] = fields.row(ui, [(1, 0.5), (2, 0.5)]);
        let label = label_of(tr!("Country"), places::country_name(&country.to_uppercase()).map(tr));
        let (rect, response) = fields.show(ui, left, 1, (&label, Entry::new(tr!("Country"))), country);
        fields.suggest(ui, (rect, &response), 1, country, suggest::countries, suggested);
        let (_, response) =
            fields.show(ui, right, 2, (tr!("VAT number"), Entry::new(tr!("VAT number"))), vat_number);
        // A number that is not typed to its end is not judged.
        if let Some(words) = complaint(vat_number, country).filter(|_| !response.has_focus()) {
            panel::hint(ui, &words);
        }
        let [room] = fields.row(ui, [(3, 1.0)]);
        fields.show(ui, room, 3, (tr!("Note"), Entry::new(tr!("Note, for your own records"))), note);
    }

    fn related(supplier: &Supplier) -> Option<Action> {
        Some(Action::Find(Tab::Purchases, supplier.name.clone()))
    }
}

/// The supplier with the texts of the form.
fn typed(form: &[String; 4], was: &Supplier) -> Supplier {
    let [name, country, vat_number, note] = form.clone().map(|text| text.trim().to_owned());
    Supplier { name, country: places::country_typed(&country), vat_number, note, ..was.clone() }
}
