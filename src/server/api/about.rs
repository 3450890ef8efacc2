//! Descriptions of the routes, for `/openapi.json` and the HTML page. The table of routes names one for
//! each.

/// The description of a route.
#[derive(Debug)]
pub struct About {
    /// The operation id: `listTaxRates`.
    pub id: &'static str,
    /// The summary, in one line.
    pub summary: &'static str,
    /// The names of its query.
    pub query: &'static [Query],
    /// The name of the schema of its request body, where it takes one.
    pub body: Option<&'static str>,
    /// The statuses of success.
    pub done: &'static [u16],
    /// The name of the schema of its response.
    pub answer: &'static str,
    /// True if it can refuse its input (400), beside the errors that every route has.
    pub can_refuse: bool,
    /// True if the response is a page of a list, with headers for the totals.
    pub is_paged: bool,
}

/// The description of a route that takes nothing.
const fn about(id: &'static str, summary: &'static str, answer: &'static str) -> About {
    About { id, summary, query: &[], body: None, done: &[200], answer, can_refuse: false, is_paged: false }
}

impl About {
    /// Adds these names to its query.
    const fn asks(self, query: &'static [Query]) -> Self {
        Self { query, ..self }
    }

    /// Sets the schema of its body, and the statuses of success.
    const fn takes(self, body: &'static str, done: &'static [u16]) -> Self {
        Self { body: Some(body), done, can_refuse: true, ..self }
    }
}

/// A name in a query.
#[derive(Debug)]
pub struct Query {
    /// The name as written in the URL.
    pub name: &'static str,
    /// A sentence on its effect.
    pub summary: &'static str,
    /// The kind of its value.
    pub kind: Kind,
}

/// The kind of a query's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Any text.
    Text,
    /// A whole number.
    Integer,
    /// One of the named ranges of days.
    Period,
}

const fn query(name: &'static str, kind: Kind, summary: &'static str) -> Query {
    Query { name, summary, kind }
}

const FIELDS: Query =
    query("fields", Kind::Text, "Only these fields, divided by commas; `a.b` keeps one entry of `a`.");
const CLASS: Query = query("class", Kind::Text, "Only rates of this class, by its slug; `standard` too.");
const CLASS_FILTER: Query = query("filter[tax_rate_class]", Kind::Text, "The same; `class` wins.");
const PAGE: Query = query("page", Kind::Integer, "Which page, from 1.");
const PAGE_SIZE: Query =
    query("filter[posts_per_page]", Kind::Integer, "Rates on a page; the shop's setting when not given.");
const PAGE_LIMIT: Query = query("filter[limit]", Kind::Integer, "The same; `filter[posts_per_page]` wins.");
const PERIOD: Query = query("filter[period]", Kind::Period, "A named range, the last seven days at first.");
const FROM: Query = query("filter[date_min]", Kind::Text, "The first day or moment, in the shop's time.");
const TO: Query = query("filter[date_max]", Kind::Text, "The last day or moment; a day counts whole.");
const LIMIT: Query = query("filter[limit]", Kind::Integer, "How many, 12 at first.");

pub(super) const REPORTS: About = about("listReports", "The reports there are", "Reports");
pub(super) const SALES: About = About {
    can_refuse: true,
    ..about("salesReport", "Sales of a range, by day or month", "SalesReport")
        .asks(&[PERIOD, FROM, TO, FIELDS])
};
pub(super) const TOP_SELLERS: About = About {
    can_refuse: true,
    ..about("topSellers", "What sold most in a range", "TopSellers").asks(&[PERIOD, FROM, TO, LIMIT, FIELDS])
};
pub(super) const RATES: About = About {
    query: &[CLASS, CLASS_FILTER, PAGE, PAGE_SIZE, PAGE_LIMIT, FIELDS],
    is_paged: true,
    ..about("listTaxRates", "A page of the tax rates, in their order", "TaxRates")
};
pub(super) const CREATE_RATE: About =
    about("createTaxRate", "Add a tax rate", "TaxRateRead").takes("TaxRateWrite", &[201]);
pub(super) const COUNT_RATES: About =
    about("countTaxRates", "How many tax rates there are", "Count").asks(&[CLASS, CLASS_FILTER]);
pub(super) const BULK: About = about(
    "bulkTaxRates",
    "Add and change up to 100 tax rates; each succeeds or is refused by itself",
    "TaxRatesDone",
)
.takes("TaxRatesWrite", &[200, 201]);
pub(super) const RATE: About = about("readTaxRate", "A tax rate", "TaxRateRead").asks(&[FIELDS]);
pub(super) const EDIT_RATE: About =
    about("editTaxRate", "Change a tax rate; what is not sent stays", "TaxRateRead")
        .takes("TaxRateWrite", &[200]);
pub(super) const DELETE_RATE: About = about("deleteTaxRate", "Delete a tax rate", "Message");
pub(super) const CLASSES: About =
    about("listTaxClasses", "The tax classes, the standard class first", "TaxClasses").asks(&[FIELDS]);
pub(super) const CREATE_CLASS: About =
    about("createTaxClass", "Add a tax class", "TaxClassRead").takes("TaxClassWrite", &[201]);
pub(super) const COUNT_CLASSES: About = about("countTaxClasses", "How many tax classes there are", "Count");
pub(super) const DELETE_CLASS: About =
    about("deleteTaxClass", "Delete a tax class and every rate of it", "Message");
