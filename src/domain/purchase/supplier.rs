//! Suppliers: whom the shop buys from.

use serde::{Deserialize, Serialize};

use crate::error::{Error, Result};
use crate::field;
use crate::fielded::{EntryKind, Field, Fielded};
use crate::ids::SupplierId;
use crate::label;
use crate::noun::{Noun, NounKind};
use crate::places::{country_code, country_name};
use crate::spelling::is_default;
use crate::text;
use crate::text::{Text, clean, short, within};

/// A supplier of the shop.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Supplier {
    /// The id that purchases refer to.
    #[serde(default, skip_serializing_if = "is_default")]
    pub id: SupplierId,
    /// The name, unique among suppliers without regard to case.
    pub name: String,
    /// The country's code; empty when it is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub country: String,
    /// The VAT number, without spaces; empty when there is none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub vat_number: String,
    /// The number in the register of its country; may be empty.
    #[serde(default, skip_serializing_if = "is_default")]
    pub register: String,
    /// The shop's own note.
    #[serde(default, skip_serializing_if = "is_default")]
    pub note: String,
    /// Archived suppliers are kept for their purchases and no longer suggested.
    #[serde(default, skip_serializing_if = "is_default")]
    pub archived: bool,
}

impl Fielded for Supplier {
    const FIELDS: &'static [Field<Self>] = &[
        field!("name", label!("Name"), name)
            .required()
            .listed(36)
            .searched()
            .typed(label!("Name of the supplier")),
        field!("country", label!("Country"), country)
            .previewed()
            .listed(9)
            .searched()
            .typed_as(EntryKind::Country, label!("Country")),
        field!("vat_number", label!("VAT number"), vat_number)
            .previewed()
            .listed(18)
            .searched()
            .typed_as(EntryKind::VatNumber, label!("VAT number")),
        field!("note", label!("Note"), note)
            .listed(40)
            .searched()
            .typed(label!("Note, for your own records")),
        field!("archived", label!("Archived"), archived).listed(10),
        field!("register", label!("Register number"), register)
            .since(109)
            .searched()
            .typed(label!("Register number")),
    ];
}

impl Noun for Supplier {
    type Id = SupplierId;
    const KIND: NounKind = NounKind::Supplier;
    const THE: &'static str = label!("The supplier");
    const NAME: &'static str = "supplier";
    const TABLE: &'static str = "suppliers";
    const TITLES: [&'static str; 4] = [
        label!("Add supplier {name}"),
        label!("Edit supplier {name}"),
        label!("Archive supplier {name}"),
        label!("Bring back supplier {name}"),
    ];

    fn id_ref(&self) -> &SupplierId {
        &self.id
    }

    fn with_id(self, id: SupplierId) -> Self {
        Self { id, ..self }
    }

    /// With a country as a code. Refused without a name and with a country that is none.
    fn checked(&self) -> Result<Self> {
        let refuse = |problem: Text| Error::Invalid { what: Text::new(Self::THE), problem };
        let field = |what: &'static str, problem: Text| {
            refuse(text!("{what}: {problem}", what = Text::new(what), problem))
        };
        let cleaned =
            |what: &'static str, text: &str| short(text, clean).map_err(|problem| field(what, problem));
        let name = cleaned(label!("name"), &self.name)?;
        if name.is_empty() {
            return Err(refuse(text!("it has no name; give it one")));
        }
        let country = country_code(&cleaned(label!("country"), &self.country)?);
        if !country.is_empty() && country_name(&country).is_none() {
            let country = &self.country;
            let problem =
                text!("\"{country}\" is not a country: write its name or code, such as DE", country);
            return Err(refuse(problem));
        }
        let vat_number = plain_number(&cleaned(label!("VAT number"), &self.vat_number)?);
        let register = cleaned(label!("register number"), &self.register)?;
        let note = within(&self.note).map_err(|problem| field(label!("note"), problem))?.trim();
        Ok(Self { name, country, vat_number, register, note: note.to_owned(), ..self.clone() })
    }
}

impl Supplier {
    /// Whether this is its VAT number, without regard to case and spaces.
    pub fn has_vat_number(&self, number: &str) -> bool {
        self.vat_number == plain_number(number)
    }
}

fn plain_number(number: &str) -> String {
    number.split_whitespace().collect::<String>().to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_supplier_has_a_name_and_a_country_that_there_is() {
        let of = |name: &str, country: &str, vat_number: &str| Supplier {
            name: name.to_owned(),
            country: country.to_owned(),
            vat_number: vat_number.to_owned(),
            ..Supplier::default()
        };
        for (given, expected) in [
            (of(" Acme  Ltd ", "uk", "gb 123 4567 82"), Ok(of("Acme Ltd", "GB", "GB123456782"))),
            (of("Müller", "Germany", ""), Ok(of("Müller", "DE", ""))),
            (of("Acme", "", ""), Ok(of("Acme", "", ""))),
            (of(" ", "DE", ""), Err("it has no name; give it one")),
            (of("Acme", "Atlantis", ""), Err("\"Atlantis\" is not a country")),
        ] {
            match (given.checked(), expected) {
                (Ok(found), Ok(expected)) => assert_eq!(found, expected),
                (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{error}"),
                (found, expected) => panic!("{given:?}: {found:?}, expected {expected:?}"),
            }
        }
        assert!(of("Café Ärger", "", "").is_called(" CAFÉ ÄRGER"));
    }
}
