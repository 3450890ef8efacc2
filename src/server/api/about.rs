//! Descriptions of the routes, for `/openapi.json` and the HTML page. The table of routes names one for
//! each.

/// The description of a route.
#[derive(Debug)]
pub struct About {
    /// Its operation id: `listTaxRates`.
    pub id: &'static str,
    /// Its summary, in one line.
    pub summary: &'static str,
    /// The names of its query.
    pub query: &'static [Query],
    /// The name of the schema of its request body, where it takes one.
    pub body: Option<&'static str>,
    /// The statuses of success.
    pub done: &'static [u16],
    /// The name of the schema of its response.
    pub answer: &'static str,
    /// Statuses of errors beside those that every route has.
    pub refused: &'static [u16],
    /// Whether the response is a page of a list, with headers for the totals.
    pub is_paged: bool,
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

/// The defaults of most routes.
const PLAIN: About = About {
    id: "",
    summary: "",
    query: &[],
    body: None,
    done: &[200],
    answer: "",
    refused: &[],
    is_paged: false,
};

pub(super) const REPORTS: About =
    About { id: "listReports", summary: "The reports there are", answer: "Reports", ..PLAIN };
pub(super) const SALES: About = About {
    id: "salesReport",
    summary: "Sales of a range, by day or month",
    query: &[PERIOD, FROM, TO, FIELDS],
    answer: "SalesReport",
    refused: &[400],
    ..PLAIN
};
pub(super) const TOP_SELLERS: About = About {
    id: "topSellers",
    summary: "What sold most in a range",
    query: &[PERIOD, FROM, TO, LIMIT, FIELDS],
    answer: "TopSellers",
    refused: &[400],
    ..PLAIN
};
pub(super) const RATES: About = About {
    id: "listTaxRates",
    summary: "A page of the tax rates, in their order",
    query: &[CLASS, CLASS_FILTER, PAGE, PAGE_SIZE, PAGE_LIMIT, FIELDS],
    answer: "TaxRates",
    is_paged: true,
    ..PLAIN
};
pub(super) const CREATE_RATE: About = About {
    id: "createTaxRate",
    summary: "Add a tax rate",
    body: Some("TaxRateWrite"),
    done: &[201],
    answer: "TaxRateRead",
    refused: &[400],
    ..PLAIN
};
pub(super) const COUNT_RATES: About = About {
    id: "countTaxRates",
    summary: "How many tax rates there are",
    query: &[CLASS, CLASS_FILTER],
    answer: "Count",
    ..PLAIN
};
pub(super) const BULK: About = About {
    id: "bulkTaxRates",
    summary: "Add and change up to 100 tax rates; each succeeds or is refused by itself",
    body: Some("TaxRatesWrite"),
    done: &[200, 201],
    answer: "TaxRatesDone",
    refused: &[400],
    ..PLAIN
};
pub(super) const RATE: About =
    About { id: "readTaxRate", summary: "A tax rate", query: &[FIELDS], answer: "TaxRateRead", ..PLAIN };
pub(super) const EDIT_RATE: About = About {
    id: "editTaxRate",
    summary: "Change a tax rate; what is not sent stays",
    body: Some("TaxRateWrite"),
    answer: "TaxRateRead",
    refused: &[400],
    ..PLAIN
};
pub(super) const DELETE_RATE: About =
    About { id: "deleteTaxRate", summary: "Delete a tax rate", answer: "Message", ..PLAIN };
pub(super) const CLASSES: About = About {
    id: "listTaxClasses",
    summary: "The tax classes, the standard class first",
    query: &[FIELDS],
    answer: "TaxClasses",
    ..PLAIN
};
pub(super) const CREATE_CLASS: About = About {
    id: "createTaxClass",
    summary: "Add a tax class",
    body: Some("TaxClassWrite"),
    done: &[201],
    answer: "TaxClassRead",
    refused: &[400],
    ..PLAIN
};
pub(super) const COUNT_CLASSES: About =
    About { id: "countTaxClasses", summary: "How many tax classes there are", answer: "Count", ..PLAIN };
pub(super) const DELETE_CLASS: About = About {
    id: "deleteTaxClass",
    summary: "Delete a tax class and every rate of it",
    answer: "Message",
    ..PLAIN
};
