//! Tables of tax rates whose columns are not ours, as other shop systems export them: the columns are found by their
//! headings, and each row becomes one of ours.

use crate::FieldResult;
use crate::heading_words;
use crate::refused_rows;
use domain::places::country_code;
use domain::text;

/// The number of our columns.
pub(super) const COLUMNS: usize = 10;

/// The headings of each of our columns, the surest first, in English and without case, spaces and punctuation.
const NAMES: [&str; COLUMNS] = [
    "country countrycode taxcountry countryid taxcountryid countryname geozone zone",
    "state statecode region regioncode province stateprovince regionstate taxregion taxregionid",
    "postcode zip zipcode zippostcode postalcode zippostalcode taxpostcode billingpostcode",
    "city town billingcity",
    "taxrate vatrate ratepercent ratepercentage percentage percent taxpercent rate",
    "taxname ratename name label title taxlabel taxtitle taxidentifier identifier taxcode code description",
    "priority taxpriority",
    "compound iscompound",
    "appliestoshipping taxshipping shipping",
    "taxclass taxclassname taxclassid taxcategory class category producttaxclass",
];
const COUNTRY: usize = 0;
const STATE: usize = 1;
const POSTCODE: usize = 2;
const RATE: usize = 4;
const SHIPPING: usize = 8;

/// Headings of the first and the last of a range of postcodes.
const RANGE: [&str; 2] = ["rangefrom ziprangefrom zipfrom", "rangeto ziprangeto zipto"];
/// Headings of what a rate is: a percentage, or a fixed amount.
const KIND: &str = "type ratetype taxtype";
/// Parts of headings that tell tax from other rates.
const TAXES: [&str; 3] = ["tax", "vat", "gst"];
/// Parts of headings that no table of tax rates has.
const OTHERS: [&str; 13] = [
    "price", "weight", "carrier", "service", "cost", "currency", "quantity", "total", "amount", "sales",
    "revenue", "order", "product",
];

/// The places of the columns, from 0.
pub(super) struct TaxColumns {
    places: [Option<usize>; COLUMNS],
    range: [Option<usize>; 2],
    kind: Option<usize>,
    /// The headings that are not read.
    pub(super) unread: Vec<String>,
}

impl TaxColumns {
    /// The columns of a table that names a country and a rate of tax; `None` for headings of anything else.
    pub(super) fn find(headings: &[String]) -> Option<Self> {
        let plain: Vec<_> = headings.iter().map(|heading| heading_words::english(heading)).collect();
        let place = |names: &str| {
            let mut names = names.split_ascii_whitespace();
            names.find_map(|name| plain.iter().position(|heading| heading == name))
        };
        let (places, range, kind) = (NAMES.map(place), RANGE.map(place), place(KIND));
        let has =
            |parts: &[&str]| plain.iter().any(|heading| parts.iter().any(|part| heading.contains(part)));
        let is_named = |at: usize| places.get(at).is_some_and(Option::is_some);
        let is_of_taxes = has(&TAXES) || is_named(STATE) && is_named(POSTCODE);
        if !is_named(COUNTRY) || !is_named(RATE) || !is_of_taxes || has(&OTHERS) {
            return None;
        }
        let is_read = |at: usize| places.iter().chain(&range).chain([&kind]).any(|place| *place == Some(at));
        let others = headings.iter().enumerate().filter(|(at, heading)| {
            !is_read(*at) && !heading.is_empty() && !refused_rows::HEADINGS.contains(&heading.as_str())
        });
        let unread = others.map(|(_, heading)| heading.clone()).collect();
        Some(Self { places, range, kind, unread })
    }

    /// Whether the table says which rates are charged on shipping.
    pub(super) fn tells_shipping(&self) -> bool {
        self.places.get(SHIPPING).is_some_and(Option::is_some)
    }

    /// The ten cells of a row; shipping is taxed where the table does not tell.
    pub(super) fn cells(&self, cells: &[String]) -> FieldResult<Vec<String>> {
        let text = |place: &Option<usize>| place.and_then(|at| cells.get(at)).cloned().unwrap_or_default();
        let kind = text(&self.kind).to_lowercase();
        if ["fix", "amount", "flat"].iter().any(|part| kind.contains(part)) {
            return Err(text!("its type is {kind}, an amount and no percentage: leave it out", kind));
        }
        let mut row: Vec<String> = self.places.iter().map(text).collect();
        let [first, last] = self.range.each_ref().map(text);
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
        Ok(row)
    }
}
