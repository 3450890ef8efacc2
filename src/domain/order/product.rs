//! A product: what is sold, with its price, its tax class and what it costs the shop.

use serde::{Deserialize, Serialize};

use super::cost::Costs;
use crate::error::{Error, Result};
use crate::field;
use crate::fielded::{Field, Fielded};
use crate::ids::ProductId;
use crate::label;
use crate::noun::{Noun, NounKind};
use crate::spelling::is_default;
use crate::tax::class::ClassSlug;
use crate::text;
use crate::text::{Text, clean, short};
use crate::unit_price::UnitPrice;

/// A product of the shop.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Product {
    /// The id that items refer to.
    #[serde(default, skip_serializing_if = "is_default")]
    pub id: ProductId,
    /// The current name; items keep the name under which they were sold.
    pub name: String,
    /// The stock keeping unit, the shop's own code; may be empty.
    pub sku: String,
    /// Deleted products are kept for the orders and left out of the top sellers.
    pub deleted: bool,
    /// The price of one, with or without tax as the shop's settings say; `None` when it is not known.
    #[serde(default, skip_serializing_if = "is_default")]
    pub price: Option<UnitPrice>,
    /// The tax class that new items of it get.
    #[serde(default, skip_serializing_if = "ClassSlug::is_standard")]
    pub class: ClassSlug,
    /// The net cost of one, by the day from which it holds.
    #[serde(rename = "cost", default, skip_serializing_if = "Costs::is_empty")]
    pub costs: Costs,
}

impl Fielded for Product {
    const FIELDS: &'static [Field<Self>] = &[
        field!("name", label!("Name"), name).typed(label!("Name of the product")).listed(52).searched(),
        field!("sku", label!("Code"), sku).typed(label!("SKU")).previewed().searched().listed(16),
        field!("price", label!("Price"), price).typed(label!("Price")).previewed().listed(14),
        field!("class", label!("Tax class"), class).typed(label!("Tax class of the product")),
        field!("cost", label!("Cost"), costs).typed(label!("Cost")).previewed().listed(14),
        field!("deleted", label!("Archived"), deleted),
    ];
}

impl Noun for Product {
    type Id = ProductId;
    const KIND: NounKind = NounKind::Product;
    const THE: &'static str = label!("The product");
    const NAME: &'static str = "product";
    const TABLE: &'static str = "products";
    const TITLES: [&'static str; 4] = [
        label!("Add product {name}"),
        label!("Edit product {name}"),
        label!("Archive product {name}"),
        label!("Bring back product {name}"),
    ];

    fn id_ref(&self) -> &ProductId {
        &self.id
    }

    fn with_id(self, id: ProductId) -> Self {
        Self { id, ..self }
    }

    /// Refused without a name, and with a price or a cost below 0.
    fn checked(&self) -> Result<Self> {
        let refuse = |problem: Text| Error::Invalid { what: Text::new(Self::THE), problem };
        let cleaned = |what: &'static str, text: &str| {
            let refuse = |problem| refuse(text!("{what}: {problem}", what = Text::new(what), problem));
            short(text, clean).map_err(refuse)
        };
        let (name, sku) = (cleaned(label!("name"), &self.name)?, cleaned(label!("code"), &self.sku)?);
        if name.is_empty() {
            return Err(refuse(text!("it has no name; give it one")));
        }
        if self.price.is_some_and(|price| price < UnitPrice::ZERO) {
            return Err(refuse(text!("its price is below 0")));
        }
        if self.costs.is_negative() {
            return Err(refuse(text!("its cost is below 0")));
        }
        Ok(Self { name, sku, ..self.clone() })
    }
}
