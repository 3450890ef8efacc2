//! What is odd about the period of a return, its currency, and whom the shop bought from in it.

use super::exchange::ExchangeRate;
use crate::money::Money;
use crate::places::country_name;
use crate::time::tax_period::TaxPeriod;

/// The most orders, refunds and purchases that a finding names.
pub const MOST_NAMES: usize = 5;

/// Orders that were not taxed and state a VAT number that cannot be right, or none under reverse charge.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct VatNumberDoubts {
    /// The number is missing.
    pub is_missing: bool,
    /// How many orders.
    pub orders: i64,
    /// What no tax was charged on, in the shop's currency.
    pub net: Money,
    /// The numbers of the first of them.
    pub first: Vec<String>,
}

impl VatNumberDoubts {
    fn sentence(&self) -> String {
        let (what, ask) = if self.is_missing {
            ("Reverse charge without the customer's VAT number", "Write it into them")
        } else {
            (
                "A VAT number that fails its country's form or check digits",
                "Ask the customers for the right one",
            )
        };
        let noun = if self.orders == 1 { "order" } else { "orders" };
        let orders = usize::try_from(self.orders).unwrap_or(usize::MAX);
        format!("{what}: {noun} {}, net {}. {ask}", listed(&self.first, orders), self.net.to_grouped_text(2))
    }
}

/// Something odd about a return as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PeriodFinding {
    /// The shop has no country, so that it is not known whose tax its sales are of.
    NoShopCountry {
        /// The code of the one that its currency and rates leave; `None` where they leave several.
        country: Option<String>,
    },
    /// An amount is no longer what was filed.
    FiledOtherwise {
        /// `Box 1`, or the tags of a line with the heading of the column.
        what: String,
        /// The amount that was filed.
        filed: Money,
        /// The amount of today.
        now: Money,
    },
    /// The figures of a closed period follow from classes, rates or a country of the shop that were changed since.
    ClosedOtherwise {
        /// The name of the closed period.
        period: String,
        /// What it had when it was closed, and has not today, in words.
        was: Vec<String>,
        /// What it has today, and had not then.
        now: Vec<String>,
    },
    /// What was filed was kept as a text without amounts that Tillbook reads.
    FiledAsText,
    /// A return of this form was filed for a period that has some of the same days.
    FiledForOther {
        /// The name of that period.
        period: String,
    },
    /// Some of the period is closed, and some of it open.
    PartlyClosed,
    /// Months before the period are open, although others are closed.
    EarlierOpen {
        /// The first open month.
        first: String,
        /// The last one.
        last: String,
    },
    /// Orders, refunds or purchases of the period correct another one, and count in this one.
    Corrects {
        /// The name of the corrected period.
        period: String,
        /// What they are: `Order 12`, `Refund of order 12`.
        names: Vec<String>,
        /// The net amount and tax of those that were sold or refunded.
        sales: (Money, Money),
        /// The same of those that were bought.
        purchases: (Money, Money),
        /// The form tells corrections apart: those that were sold do not count among the supplies of the period.
        is_apart: bool,
    },
    /// Refunds of the period correct the closed one that their orders are of, and name none.
    CorrectsByDate {
        /// The name of the corrected period.
        period: String,
        /// What they are: `Refund of order 12`.
        names: Vec<String>,
        /// The net amount and tax.
        sales: (Money, Money),
    },
    /// Refunds of taxed orders name an amount alone, so that they take back no tax.
    RefundsByAmount {
        /// What they are: `Refund of order 12`.
        names: Vec<String>,
        /// Their sum, in the shop's currency.
        net: Money,
        /// The period that they are dated in.
        period: TaxPeriod,
    },
    /// What is corrected is no single period of the form.
    CorrectsOther {
        /// The name of the corrected period.
        period: String,
        /// The net amount and tax.
        sales: (Money, Money),
    },
    /// The return that is corrected was due more than three years before the end of this period.
    CorrectsLate {
        /// The name of the corrected period.
        period: String,
        /// The net amount and tax.
        sales: (Money, Money),
    },
    /// Corrections are converted by another exchange rate than that of the period that they correct.
    CorrectsConverted {
        /// The name of the corrected period.
        period: String,
        /// The net amount and tax, in the shop's currency.
        sales: (Money, Money),
    },
    /// Amounts were converted.
    Converted {
        /// The code of the shop's currency.
        from: String,
        /// The code of the form's.
        to: String,
        /// The amount of the shop's currency for one unit of the form's.
        rate: ExchangeRate,
    },
    /// VAT numbers that orders of the period state.
    OrderVatNumbers(VatNumberDoubts),
    /// A VAT number of a supplier of the period fails its check.
    SupplierVatNumber {
        /// The supplier's name.
        supplier: String,
        /// What is wrong.
        problem: String,
    },
    /// Services that were sold without tax stand in a box of goods: what is sold without tax has no class.
    ServicesAsGoods {
        /// The numbers of their orders.
        orders: Vec<String>,
        /// The net amount of their items, in the shop's currency.
        net: Money,
    },
    /// Sales of the one-stop shop are taxed by a percentage that is no rate of their country.
    NoRateOfCountry {
        /// The sales in words.
        described: String,
    },
    /// Sales of the one-stop shop are taxed by a percentage that was a rate of the shop's country too, and their orders do
    /// not tell whose it was.
    RateOfEither {
        /// The sales in words.
        described: String,
    },
    /// Taxes that were charged on the same sales are in one line or box, each with the net amount of these.
    CountedTwice {
        /// What they are in: `Gross sales of TX`, `Box 6`.
        what: String,
        /// The names of the taxes.
        taxes: Vec<String>,
    },
    /// Tax of purchases from another country is deducted as if it were tax of the shop's own.
    ForeignTaxDeducted {
        /// The purchases in words.
        described: String,
        /// What is deducted.
        deductible: Money,
    },
}

impl PeriodFinding {
    /// The sentence for people, with what to do.
    pub fn sentence(&self) -> String {
        match self {
            Self::NoShopCountry { country } => no_shop_country(country.as_deref()),
            Self::FiledOtherwise { what, filed, now } => format!(
                "{what} was filed as {}, and is {} today. What was filed stays; a correction is dated in an open \
                 period",
                filed.to_grouped_text(2),
                now.to_grouped_text(2)
            ),
            Self::ClosedOtherwise { period, was, now } => closed_otherwise(period, was, now),
            Self::FiledAsText => {
                "What was filed was kept as a text without amounts that can be read here: these \
                                  are today's amounts"
                    .to_owned()
            }
            Self::FiledForOther { period } => format!(
                "This return was filed for {period} too, which has some of the same days: they would be declared \
                 twice"
            ),
            Self::PartlyClosed => {
                "Some months of this period are closed and others are open. Close the others before you file"
                    .to_owned()
            }
            Self::EarlierOpen { first, last } if first == last => {
                format!("{first} before this period is open. Look whether it is to be filed and closed first")
            }
            Self::EarlierOpen { first, last } => format!(
                "Months before this period are open, from {first} to {last}. Look whether they are to be filed and \
                 closed first"
            ),
            Self::Corrects { .. }
            | Self::CorrectsByDate { .. }
            | Self::RefundsByAmount { .. }
            | Self::CorrectsOther { .. }
            | Self::CorrectsLate { .. }
            | Self::CorrectsConverted { .. } => self.of_corrections(),
            Self::Converted { from, to, rate } => {
                let rate = rate.to_text();
                let rate = rate.trim_end_matches('0').trim_end_matches('.');
                format!("Amounts are converted from {from}, of which {rate} are one {to}")
            }
            Self::OrderVatNumbers(doubts) => doubts.sentence(),
            Self::SupplierVatNumber { supplier, problem } => {
                format!("{supplier}: {problem}. Ask the supplier for the right one")
            }
            Self::ServicesAsGoods { orders, net } => services_as_goods(orders, *net),
            Self::NoRateOfCountry { described } => format!(
                "No rate of the country: {described}. Look whether the tax of the shop's country was charged: a rate without \
                 a country is of that"
            ),
            Self::RateOfEither { described } => format!(
                "A rate of the shop's country too: {described}. If its own tax was charged, as below the threshold for distance \
                 sales, they belong into its own return"
            ),
            Self::CountedTwice { what, taxes } => counted_twice(what, taxes),
            Self::ForeignTaxDeducted { described, deductible } => format!(
                "Tax of suppliers in another country is deducted: {described}, deducted {}. If it is that country's \
                 tax, set the deductible share of these purchases to 0",
                deductible.to_grouped_text(2)
            ),
        }
    }

    /// The sentence about what corrects another period, or takes back what was sold.
    fn of_corrections(&self) -> String {
        match self {
            Self::Corrects { period, names, sales, purchases, is_apart } => {
                corrects(period, names, (sales, purchases), *is_apart)
            }
            Self::CorrectsByDate { period, names, sales } => {
                let (correct, its) = match names.len() {
                    1 => ("corrects", "Its order is"),
                    _ => ("correct", "Their orders are"),
                };
                let (names, sales) = (listed(names, names.len()), amounts(sales));
                format!(
                    "{names} of this period {correct} {period}; of sales {sales}. {its} of that closed period, and a refund can \
                     name another"
                )
            }
            Self::RefundsByAmount { names, net, .. } => format!(
                "{}: {} without tax, although the sales were taxed. Divide it by the rates of the orders",
                listed(names, names.len()),
                net.to_grouped_text(2)
            ),
            Self::CorrectsOther { period, sales } => format!(
                "Corrections name {period}, which is not one period of this form ({}). They stand in lines of that; find \
                 out which return each corrects before you file",
                amounts(sales)
            ),
            Self::CorrectsLate { period, sales } => format!(
                "The return of {period} was due more than three years ago ({}). A later return cannot correct it: turn to \
                 the tax authority of each country",
                amounts(sales)
            ),
            Self::CorrectsConverted { period, sales } => format!(
                "Corrections of {period} are converted by the exchange rate of this period ({} before that). That of \
                 the corrected period counts: enter what differs",
                amounts(sales)
            ),
            _ => String::new(),
        }
    }
}

fn no_shop_country(country: Option<&str>) -> String {
    let ask = country.map_or_else(
        || "In which country is this shop?".to_owned(),
        |code| format!("Is this shop in {}?", name_in_sentence(code)),
    );
    format!("{ask} A return needs to know")
}

/// The name of a country after a preposition: `the United Kingdom`, `Germany`.
pub fn name_in_sentence(code: &str) -> String {
    let name = country_name(code).unwrap_or(code);
    let has_article = ["United ", "Netherlands", "Philippines", "Czech Republic", "Bahamas"];
    let article = if has_article.iter().any(|part| name.starts_with(part)) { "the " } else { "" };
    format!("{article}{name}")
}

/// What a closed period had when it was closed, and has today.
fn closed_otherwise(period: &str, was: &[String], now: &[String]) -> String {
    let of = |figures: &[String]| match figures {
        [] => "nothing".to_owned(),
        _ => listed(figures, figures.len()),
    };
    let (was, now) = (of(was), of(now));
    format!(
        "{period} was closed with {was}; today that is {now}. A tax class, a rate or the shop's country was changed \
         since: take that back before it is filed, or close the period again with what is right"
    )
}

/// What of a period corrects another one, with its net amount and tax, sold and bought.
fn corrects(
    period: &str,
    names: &[String],
    (sales, purchases): (&(Money, Money), &(Money, Money)),
    is_apart: bool,
) -> String {
    let of = |sums: &(Money, Money), what: &str| match sums {
        (Money::ZERO, Money::ZERO) => String::new(),
        _ => format!("; of {what} {}", amounts(sums)),
    };
    let (correct, counts) = match names.len() {
        1 => ("corrects", " and counts here"),
        _ => ("correct", " and count here"),
    };
    let (counts, end) = if is_apart {
        ("", "Sales of them are told apart, in lines of corrections by country")
    } else {
        (counts, "Some forms, such as that of the one-stop shop, want corrections apart")
    };
    let names = listed(names, names.len());
    let (sales, purchases) = (of(sales, "sales"), of(purchases, "purchases"));
    format!("{names} of this period {correct} {period}{counts}{sales}{purchases}. {end}")
}

fn amounts((net, tax): &(Money, Money)) -> String {
    format!("net {}, tax {}", net.to_grouped_text(2), tax.to_grouped_text(2))
}

/// The first of some names, of which there are `count`: `12, 15, 18, 20, 21 and 3 more`.
fn listed(names: &[String], count: usize) -> String {
    let shown = names.len().min(MOST_NAMES);
    let more = if count > shown { format!(" and {} more", count - shown) } else { String::new() };
    let first: Vec<&str> = names.iter().take(shown).map(String::as_str).collect();
    format!("{}{more}", first.join(", "))
}

fn services_as_goods(orders: &[String], net: Money) -> String {
    let noun = if orders.len() == 1 { "order" } else { "orders" };
    format!(
        "Services sold without tax stand among goods: {noun} {}, net {}. This form has another box for services: declare \
         the amount there",
        listed(orders, orders.len()),
        net.to_grouped_text(2)
    )
}

fn counted_twice(what: &str, taxes: &[String]) -> String {
    let names = match taxes {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        _ => taxes.join(", "),
    };
    format!(
        "{what} has net amounts twice: {names} were charged on the same sales, and each has their net amount. Subtract \
         what is counted twice, or give the rates their counties or cities"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_correction_corrects_and_several_correct() {
        let sentence = |names: &[&str]| {
            let names = names.iter().map(|name| (*name).to_owned()).collect();
            let (none, is_apart) = ((Money::ZERO, Money::ZERO), false);
            let sales = (Money::parse("12").unwrap_or_default(), Money::ZERO);
            PeriodFinding::Corrects { period: "May 2026".to_owned(), names, sales, purchases: none, is_apart }
                .sentence()
        };
        for (names, expected) in [
            (vec!["Order 2"], "Order 2 of this period corrects May 2026 and counts here; of sales net 12.00"),
            (vec!["Order 2", "Order 3"], "Order 2, Order 3 of this period correct May 2026 and count here"),
        ] {
            assert!(sentence(&names).starts_with(expected), "{}", sentence(&names));
        }
    }
}
