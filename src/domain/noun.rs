//! A kind of thing in the books, said once: its words, and what those have in common that are plain rows.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::error::Result;
pub use super::fielded::Fact;
use super::fielded::{Fielded, Slot, Value};
use super::ids::{ProductId, RowId};
use super::table::Cell;
use super::tax::class::ClassSlug;
use super::text;
use super::text::Text;
use crate::label;

/// A kind of thing in the books, in the order in which an import is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "they are named as they are")]
pub enum NounKind {
    Product,
    Customer,
    Order,
    CreditNote,
    Invoice,
    Supplier,
    ExpenseCategory,
    Purchase,
    EnteredAmount,
    Period,
    TaxClass,
    TaxRate,
    DayNote,
    Setting,
    User,
}

impl NounKind {
    /// The kinds that the history can be filtered by, in the order of the window's tabs.
    pub const IN_HISTORY: [Self; 13] = [
        Self::Order,
        Self::Invoice,
        Self::Product,
        Self::Customer,
        Self::Purchase,
        Self::Supplier,
        Self::ExpenseCategory,
        Self::TaxRate,
        Self::TaxClass,
        Self::Period,
        Self::DayNote,
        Self::Setting,
        Self::User,
    ];

    /// The singular: `credit note`.
    pub const fn one(self) -> &'static str {
        self.words().0
    }

    /// The plural: `credit notes`.
    pub const fn many(self) -> &'static str {
        self.words().1
    }

    /// The singular at the beginning of a sentence: `Credit note`.
    pub const fn title(self) -> &'static str {
        self.words().2
    }

    /// The plural as a heading, with what belongs to it: `Credit notes`.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Product => label!("Products"),
            Self::Customer => label!("Customers"),
            Self::Order => label!("Orders"),
            Self::CreditNote => label!("Credit notes"),
            Self::Invoice => label!("Invoices"),
            Self::Supplier => label!("Suppliers"),
            Self::ExpenseCategory => label!("Expense categories"),
            Self::Purchase => label!("Purchases"),
            Self::EnteredAmount => label!("Amounts of tax returns"),
            Self::Period => label!("Closed periods"),
            Self::TaxClass => label!("Tax classes"),
            Self::TaxRate => label!("Tax rates"),
            Self::DayNote => label!("Notes on days"),
            Self::Setting => label!("Settings"),
            Self::User => label!("Users and keys"),
        }
    }

    /// One of them by what it is called: `Supplier "Acme"`.
    pub fn quoted(self, name: &str) -> Text {
        text!("{kind} \"{name}\"", kind = Text::new(self.title()), name)
    }

    const fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Product => (label!("product"), label!("products"), label!("Product")),
            Self::Customer => (label!("customer"), label!("customers"), label!("Customer")),
            Self::Order => (label!("order"), label!("orders"), label!("Order")),
            Self::CreditNote => (label!("credit note"), label!("credit notes"), label!("Credit note")),
            Self::Invoice => (label!("invoice"), label!("invoices"), label!("Invoice")),
            Self::Supplier => (label!("supplier"), label!("suppliers"), label!("Supplier")),
            Self::ExpenseCategory => {
                (label!("expense category"), label!("expense categories"), label!("Expense category"))
            }
            Self::Purchase => (label!("purchase"), label!("purchases"), label!("Purchase")),
            Self::EnteredAmount => (
                label!("amount of a tax return"),
                label!("amounts of tax returns"),
                label!("Amount of a tax return"),
            ),
            Self::Period => (label!("closed period"), label!("closed periods"), label!("Closed period")),
            Self::TaxClass => (label!("tax class"), label!("tax classes"), label!("Tax class")),
            Self::TaxRate => (label!("tax rate"), label!("tax rates"), label!("Tax rate")),
            Self::DayNote => (label!("note on a day"), label!("notes on days"), label!("Note on a day")),
            Self::Setting => (label!("setting"), label!("settings"), label!("Setting")),
            Self::User => (label!("user"), label!("users"), label!("User")),
        }
    }
}

/// A thing in the books that is one row with an id. Its fields, of which the name is the first, are all of it but the id.
pub trait Noun: Fielded + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync {
    /// Its id; the default for one that has no row yet.
    type Id: RowId;
    /// Its words.
    const KIND: NounKind;
    /// One of them in a refusal: `The supplier`.
    const THE: &'static str;
    /// What the journal calls one of them; it never changes.
    const NAME: &'static str;
    /// The name of its table, and of its section in the books.
    const TABLE: &'static str;
    /// The first version of the shop file that has its table, which is made of its fields; 0 for one of `shop.sql`.
    const SINCE: i64 = 0;
    /// What the history says of one that is added, edited, archived, or brought back.
    const TITLES: [&'static str; 4];

    /// Its id.
    fn id(&self) -> Self::Id {
        *self.id_ref()
    }
    /// Its id, where it is.
    fn id_ref(&self) -> &Self::Id;
    /// The same with another id.
    #[must_use]
    fn with_id(self, id: Self::Id) -> Self;
    /// The same with cleaned texts, or what is wrong in it.
    fn checked(&self) -> Result<Self>;

    /// What people call it, which no two of the kind share.
    fn name(&self) -> &str {
        Self::FIELDS.first().and_then(|field| field.value(self).text()).unwrap_or_default()
    }

    /// The same for people, who write a day in their own way.
    fn called(&self) -> Cell {
        Self::FIELDS.first().map_or(Cell::Empty, |field| field.cell(self))
    }

    /// Its kind and name: `Supplier "Acme"`.
    fn quoted(&self) -> Text {
        Self::KIND.quoted(self.name())
    }

    /// Whether this is its name, without regard to case.
    fn is_called(&self, name: &str) -> bool {
        self.name().to_lowercase() == name.trim().to_lowercase()
    }

    /// Whether it is kept for what names it, and no longer suggested.
    fn is_archived(&self) -> bool {
        Self::FIELDS.iter().any(|field| matches!(field.value(self), Value::Flag(true)))
    }

    /// The same, archived or taken out of the archive.
    #[must_use]
    fn archived(mut self, is_archived: bool) -> Self {
        for field in Self::FIELDS {
            if let Slot::Flag(flag) = field.slot(&mut self) {
                *flag = is_archived;
            }
        }
        self
    }
}

/// A noun in words, for who does not know its type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Described {
    /// Its kind.
    pub kind: NounKind,
    /// What people call it.
    pub name: Cell,
    /// Its fields by their headings, which no two share.
    pub fields: Vec<Fact>,
    /// What the preview of an import says beside the name.
    pub preview: Vec<Cell>,
}

/// A field that differs in two descriptions; empty where one has none such.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The heading.
    pub heading: Text,
    /// The value in the first.
    pub was: Cell,
    /// The value in the second.
    pub became: Cell,
}

impl Described {
    /// Its kind and name: `Supplier Acme`. The name of an entered amount says what it is.
    pub fn titled(&self) -> Text {
        let name = self.name.clone();
        match self.kind {
            NounKind::EnteredAmount => text!("{name}", name),
            kind => text!("{kind} {name}", kind = Text::new(kind.title()), name),
        }
    }

    /// Writes the names of tax classes in place of their slugs.
    pub fn name_classes(&mut self, names: &BTreeMap<ClassSlug, String>) {
        let fields = self.fields.iter_mut().map(|(_, cell)| cell);
        fields.chain(&mut self.preview).for_each(|cell| cell.name_classes(names));
    }

    /// The fields that differ, in the order of the second. Where there is no other, these are all that have a value.
    pub fn differences(was: Option<&Self>, became: Option<&Self>) -> Vec<Difference> {
        let fields = |one: Option<&'_ Self>| one.map(|one| one.fields.clone()).unwrap_or_default();
        let (was, became) = (fields(was), fields(became));
        let cell = |fields: &[Fact], heading: &Text| {
            let found = fields.iter().find(|(known, _)| known == heading);
            found.map_or(Cell::Empty, |(_, cell)| cell.clone())
        };
        let gone = was.iter().filter(|(heading, _)| became.iter().all(|(known, _)| known != heading));
        let headings = became.iter().chain(gone).map(|(heading, _)| heading);
        let all = headings.map(|heading| Difference {
            heading: heading.clone(),
            was: cell(&was, heading),
            became: cell(&became, heading),
        });
        all.filter(|one| one.was != one.became && !(one.was.is_blank() && one.became.is_blank())).collect()
    }
}

/// The names of what orders know by its id or login.
pub trait Names {
    /// The name of a product.
    fn product(&self, id: ProductId) -> String;
    /// What a customer is called.
    fn customer(&self, login: &str) -> String;
}

/// What can be told in words.
pub trait Describe {
    /// Its kind.
    fn kind() -> NounKind;
    /// Its words.
    fn described(&self, names: &dyn Names) -> Described;
}

impl<T: Noun> Describe for T {
    fn kind() -> NounKind {
        T::KIND
    }

    fn described(&self, _: &dyn Names) -> Described {
        let previewed = T::FIELDS.iter().filter(|field| field.is_previewed);
        let named =
            previewed.map(|field| (field.heading, field.cell(self))).filter(|(_, cell)| !cell.is_blank());
        Described {
            kind: T::KIND,
            name: self.called(),
            fields: self.facts().collect(),
            preview: named
                .map(|(heading, cell)| Cell::Joined(vec![Text::new(heading).into(), Cell::text(" "), cell]))
                .collect(),
        }
    }
}
