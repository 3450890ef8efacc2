//! Tables of tax rates whose columns are not ours, as other shop systems export them: the columns are found by their
//! headings, and each row becomes one of ours.

use crate::FieldResult;
use crate::heading_words::{self, has_word};
use crate::lists::named_columns::Fields;
use crate::refused_rows;
use domain::label;
use domain::places::country_code;
use domain::text;
use domain::text::lenient::number::percent;

/// The number of our columns.
pub(super) const COLUMNS: usize = 10;
/// The least cells of a row: up to and including the rate.
pub(super) const LEAST: usize = 5;
/// The headings of an eleventh column with the day from which the row holds, in lower case.
const FROM_HEADINGS: [&str; 3] = ["from", "valid from", "from date"];

/// The fields of a tax rate by which columns are assigned: ours in their order, then the first and the last of a range of
/// postcodes, what a rate is (a percentage, or a fixed amount), and its first day.
pub const FIELDS: Fields = Fields {
    of: label!("tax rates"),
    all: &[
        (label!("country"), "country countrycode taxcountry countryid taxcountryid countryname geozone zone"),
        (
            "state",
            "state statecode region regioncode province stateprovince regionstate taxregion taxregionid",
        ),
        ("postcode", "postcode zip zipcode zippostcode postalcode zippostalcode taxpostcode billingpostcode"),
        ("city", "city town billingcity"),
        ("rate", "taxrate vatrate ratepercent ratepercentage percentage percent taxpercent rate"),
        (
            label!("name"),
            "taxname ratename name label title taxlabel taxtitle taxidentifier identifier taxcode code description",
        ),
        ("priority", "priority taxpriority"),
        (label!("compound"), "compound iscompound"),
        (label!("shipping"), "appliestoshipping taxshipping shipping"),
        (label!("class"), "taxclass taxclassname taxclassid taxcategory class category producttaxclass"),
        ("first-postcode", "rangefrom ziprangefrom zipfrom"),
        ("last-postcode", "rangeto ziprangeto zipto"),
        ("kind", "type ratetype taxtype"),
        ("from", ""),
    ],
    meaning: heading_words::english,
};
const COUNTRY: usize = 0;
const STATE: usize = 1;
const POSTCODE: usize = 2;
const RATE: usize = 4;
const SHIPPING: usize = 8;
const RANGE: [usize; 2] = [10, 11];
const KIND: usize = 12;
const FROM: usize = 13;

/// Parts of headings that tell tax from other rates.
const TAXES: [&str; 3] = ["tax", "vat", "gst"];
/// Parts of headings that no table of tax rates has.
const OTHERS: [&str; 13] = [
    "price", "weight", "carrier", "service", "cost", "currency", "quantity", "total", "amount", "sales",
    "revenue", "order", "product",
];

/// The places of the fields, from 0.
pub(super) struct TaxColumns {
    places: Vec<Option<usize>>,
    /// The headings that are not read.
    pub(super) unread: Vec<String>,
}

impl TaxColumns {
    /// The columns of a table that names a country and a rate of tax; `None` for headings of anything else.
    pub(super) fn find(headings: &[String]) -> Option<Self> {
        let plain: Vec<_> = headings.iter().map(|heading| heading_words::english(heading)).collect();
        let has =
            |parts: &[&str]| plain.iter().any(|heading| parts.iter().any(|part| heading.contains(part)));
        let found = Self::of(headings, FIELDS.found(headings));
        let is_of_taxes = has(&TAXES) || found.has(STATE) && found.has(POSTCODE);
        let is_one = found.has(COUNTRY) && found.has(RATE) && is_of_taxes && !has(&OTHERS);
        is_one.then_some(found)
    }

    /// The columns of a table of which the user assigned some; `None` where nothing of a tax rate was assigned.
    pub(super) fn said(headings: &[String], said: &[(String, String)]) -> FieldResult<Option<Self>> {
        if !said.iter().any(|(name, _)| FIELDS.names().any(|one| one == name)) {
            return Ok(None);
        }
        let mut places = usual(headings);
        FIELDS.correct((&mut places, &mut Vec::new()), headings, said)?;
        let found = Self::of(headings, places);
        match found.places.get(RATE).copied().flatten().and_then(|at| headings.get(at)) {
            None => Err(text!("no column has the rate of the tax")),
            // It would be taken for the headings, and be no rate.
            Some(heading) if percent(heading).is_ok() => Err(text!(
                "its first row is a rate, so that no heading says which column is meant: put headings above it"
            )),
            Some(_) => Ok(Some(found)),
        }
    }

    fn of(headings: &[String], places: Vec<Option<usize>>) -> Self {
        let others = headings.iter().enumerate().filter(|(at, heading)| {
            !places.contains(&Some(*at))
                && !heading.is_empty()
                && !refused_rows::HEADINGS.contains(&heading.as_str())
        });
        let unread = others.map(|(_, heading)| heading.clone()).collect();
        Self { places, unread }
    }

    fn has(&self, field: usize) -> bool {
        self.places.get(field).is_some_and(Option::is_some)
    }

    /// True if the table says which rates are charged on shipping.
    pub(super) fn tells_shipping(&self) -> bool {
        self.has(SHIPPING)
    }

    /// The ten cells of a row, and the cell of its first day; shipping is taxed where the table does not tell.
    pub(super) fn cells(&self, cells: &[String]) -> FieldResult<Vec<String>> {
        let text = |field: usize| {
            let place = self.places.get(field).copied().flatten();
            place.and_then(|at| cells.get(at)).cloned().unwrap_or_default()
        };
        let kind = text(KIND).to_lowercase();
        if ["fix", "amount", "flat"].iter().any(|part| kind.contains(part)) {
            return Err(text!("its type is {kind}, an amount and not a percentage: leave it out", kind));
        }
        let mut row: Vec<String> = (0..COLUMNS).map(text).collect();
        let [first, last] = RANGE.map(text);
        let range = (!first.is_empty() && !last.is_empty()).then(|| format!("{first}...{last}"));
        for (at, cell) in row.iter_mut().enumerate() {
            match at {
                // A code stays as it is written, and a name becomes one.
                COUNTRY if cell.chars().count() > 2 => *cell = country_code(cell),
                POSTCODE => *cell = range.clone().unwrap_or_else(|| std::mem::take(cell)),
                SHIPPING if !self.tells_shipping() => "1".clone_into(cell),
                _ => {}
            }
        }
        row.push(text(FROM));
        Ok(row)
    }
}

/// The columns before anything was assigned: by position where the headings may be ours, else by the headings.
fn usual(headings: &[String]) -> Vec<Option<usize>> {
    if !are_ours(headings) {
        return FIELDS.found(headings);
    }
    let place = |field: usize| match field {
        ..COLUMNS => Some(field).filter(|at| *at < headings.len()),
        FROM => Some(COLUMNS).filter(|_| has_from(headings)),
        _ => None,
    };
    (0..FIELDS.all.len()).map(place).collect()
}

/// True if headings may be those of our columns, in any language.
pub(super) fn are_ours(headings: &[String]) -> bool {
    headings.len() >= LEAST && !contradicts(headings)
}

/// True if an eleventh column has the days from which rows hold.
pub(super) fn has_from(headings: &[String]) -> bool {
    headings.get(COLUMNS).is_some_and(|heading| FROM_HEADINGS.contains(&heading.to_lowercase().as_str()))
}

/// True if the first row of a table is a rate, and no headings.
pub(crate) fn is_without_headings(first: &[String]) -> bool {
    heading_of(first, "rate", &[]).is_some_and(|cell| percent(cell).is_ok())
}

/// The heading of the column of a field, by the headings and the user's assignments.
pub fn heading_of<'h>(headings: &'h [String], name: &str, said: &[(String, String)]) -> Option<&'h str> {
    FIELDS.heading_among(headings, name, (usual(headings), said))
}

/// True if headings contradict the columns of tax rates: one names something that no rate has, or a field of
/// rates at another position. Headings of other languages are ignored.
pub(super) fn contradicts(headings: &[String]) -> bool {
    const OTHERS: &str = "price amount total subtotal quantity qty sku product item invoice date revenue \
                          sales currency discount customer email weight cost payment menge preis betrag \
                          datum kunde prix";
    const OWN: [&str; COLUMNS] = [
        "country land pays país pais",
        "state region province county bundesland",
        "postcode postal zip zipcode plz",
        "city ort stadt ville ciudad",
        "rate percent percentage satz %",
        "name label title",
        "priority",
        "compound",
        "shipping",
        "class",
    ];
    headings.iter().enumerate().any(|(at, heading)| {
        let lower = heading.to_lowercase();
        let words: Vec<&str> = lower.split(|c: char| !c.is_alphanumeric() && c != '%').collect();
        let names = |list: &str| words.iter().any(|word| has_word(list, word));
        let is_own = OWN.get(at).is_some_and(|own| names(own));
        !is_own && (names(OTHERS) || OWN.iter().any(|own| names(own)))
    })
}
