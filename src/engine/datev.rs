//! The bookings of a range for DATEV: which accounts and keys of a German chart its orders, refunds and purchases have.

use std::collections::BTreeSet;
use std::io::Write;

use super::reports::booked::{Booked, each_booked};
use super::reports::resolve;
use super::{Engine, require};
use domain::access::{Actor, Capability};
use domain::decimal::Computed;
use domain::ids::OrderId;
use domain::label;
use domain::money::Money;
use domain::percent::Percent;
use domain::places::european_union::is_member;
use domain::purchase::PurchaseTreatment;
use domain::purchase::category::Categories;
use domain::report::bookings::{BookedTax, CUSTOMERS, CUSTOMS, SUPPLIERS};
use domain::report::earnings::{BoughtEntry, SoldEntry};
use domain::shop::basis::Basis;
use domain::shop::datev::AccountChart;
use domain::shop::settings::Shop;
use domain::tax::untaxed_reason::UntaxedReason;
use domain::text;
use domain::text::Text;
use domain::time::period::{RangeQuery, ReportRange};
use domain::time::{Day, Instant};
use domain::{Error, Result};
use transfer::datev::accounts::account;
use transfer::datev::{DatevHeader, DatevRow, write};

const GERMANY: &str = "DE";
/// The decimals of the euro.
const CENTS: u32 = 2;
/// The most documents that a refusal names.
const MOST_NAMED: usize = 5;

impl Engine {
    /// Writes the bookings of a range, by the basis or by the shop's own, as a batch for DATEV; returns in sentences what does not
    /// count, and in whose texts letters were replaced. Needs `view_store_reports`. Refused where the shop is not in Germany, where a number
    /// of the accountant is missing, for days of two fiscal years, and with the documents that have no account.
    pub fn export_datev(
        &self,
        actor: &Actor,
        (query, basis): (&RangeQuery, Option<Basis>),
        now: Instant,
        out: &mut dyn Write,
    ) -> Result<Vec<Text>> {
        require(actor, Capability::ViewStoreReports, Error::UserCannotReadReport)?;
        let (bytes, notes) = self.store.read(|read| {
            let (shop, range) = (read.shop()?, resolve(read, query, now)?);
            let header = header(&shop, &range, now)?;
            let basis = basis.unwrap_or_else(|| shop.counts_by());
            let has_services = !read.service_classes()?.is_empty();
            let (of_services, partly) =
                if has_services { read.orders_of_services()? } else { Default::default() };
            let mut batch = Batch {
                chart: header.chart,
                year: header.year.to_string().chars().take(4).collect(),
                basis,
                is_small: shop.is_small_business(),
                of_services,
                partly_of_services: partly,
                rows: Vec::new(),
                refused: Vec::new(),
            };
            let mut notes = each_booked(read, basis, [header.days; 2], |day, booked| match booked {
                Booked::Sold(entry, taxes) => batch.sale(day, entry, taxes),
                Booked::Bought(entry, categories) => batch.purchase(day, entry, categories),
            })?;
            let mut rows = batch.rows()?;
            rows.sort_by_key(|row| row.day);
            let (bytes, replaced) = write(&header, &rows);
            if !replaced.is_empty() {
                let documents = replaced.join(", ");
                notes.push(text!(
                    "letters that Windows-1252 does not have are written as ? in the texts of {documents}",
                    documents
                ));
            }
            Ok((bytes, notes))
        })?;
        out.write_all(&bytes).map_err(|error| Error::storage(text!("Writing the file"), error))?;
        Ok(notes)
    }
}

fn refuse(problem: Text) -> Error {
    Error::Invalid { what: text!("The file for DATEV"), problem }
}

fn header(shop: &Shop, range: &ReportRange, now: Instant) -> Result<DatevHeader> {
    if shop.address.country != GERMANY || shop.currency.code() != "EUR" {
        return Err(refuse(text!("it is of shops in Germany that keep their books in euros")));
    }
    let number = |what: &'static str, text: &str, least: u32, most: u32| {
        let number: Option<u32> = text.trim().parse().ok();
        number.filter(|number| (least..=most).contains(number)).ok_or_else(|| {
            let (what, least, most) = (Text::new(what), least.to_string(), most.to_string());
            refuse(text!(
                "{what} is missing, a number from {least} to {most} that the accountant gives: write it in Preferences",
                what,
                least,
                most
            ))
        })
    };
    let adviser = number(label!("the adviser number"), &shop.datev.adviser, 1_001, 9_999_999)?;
    let client = number(label!("the client number"), &shop.datev.client, 1, 99_999)?;
    let days = range.days();
    let year = shop.year_begins.first_of_year(days.0);
    if year != shop.year_begins.first_of_year(days.1) {
        return Err(refuse(text!("a file is of one fiscal year: choose days of one")));
    }
    let chart = shop.datev.chart.unwrap_or(AccountChart::Skr03);
    let (name, created) = (shop.name.clone(), shop.time_zone.local(now));
    Ok(DatevHeader { adviser, client, chart, year, days, name, created })
}

/// The bookings, and what has no account.
struct Batch {
    chart: AccountChart,
    /// The fiscal year, by which accounts change: `2026`.
    year: String,
    basis: Basis,
    is_small: bool,
    /// The orders of services, which are booked elsewhere where a business abroad owes the tax, and those of both.
    of_services: BTreeSet<OrderId>,
    partly_of_services: BTreeSet<OrderId>,
    rows: Vec<DatevRow>,
    refused: Vec<Text>,
}

impl Batch {
    /// All rows; refused with the documents that have no account.
    fn rows(mut self) -> Result<Vec<DatevRow>> {
        // A batch with an amount of nothing is refused.
        self.rows.retain(|row| row.amount.rounded(CENTS) != Money::ZERO);
        let count = self.refused.len();
        let Some(named) = Text::list(self.refused.into_iter().take(MOST_NAMED)) else { return Ok(self.rows) };
        Err(refuse(text!(
            "{count} {count:booking has|bookings have} no account, and nothing was written: {named}",
            count,
            named
        )))
    }

    fn account(&self, of: &str, what: &str, rate: &str) -> Option<(&'static str, &'static str)> {
        account((self.chart, &self.year), of, what, rate)
    }

    /// The account of who pays: by the day of payment it is money in transit.
    fn payer(&self, who: &str) -> &'static str {
        let of = if self.basis == Basis::Paid && who != CUSTOMS { "money" } else { who };
        self.account(of, "", "").map_or("", |(account, _)| account)
    }

    fn sale(&mut self, day: Day, entry: &SoldEntry, taxes: &[BookedTax]) -> Result<()> {
        let number = &entry.number;
        let document = || {
            if entry.is_refund {
                text!("refund of {number}", number)
            } else {
                text!("order {number}", number)
            }
        };
        let rate_of =
            |tax: &BookedTax| tax.charged.rate.percent.map(Percent::to_short_text).unwrap_or_default();
        let gross = taxes.iter().map(|tax| tax.taxable.plus(tax.tax)).collect::<Computed<Vec<_>>>()?;
        let all = Money::sum(gross.iter().copied())?;
        let paid = if entry.is_refund { entry.sums.refunds } else { entry.sums.order_totals };
        if all != paid {
            let (document, amount) = (document(), paid.minus(all)?);
            self.refused.push(text!(
                "{document}: it is not known how {amount} of it is taxed",
                document,
                amount
            ));
            return Ok(());
        }
        let parts = paid.rounded(CENTS).divided_as(&gross, CENTS);
        // What rounding left of an order is a part of a cent without tax.
        for (tax, gross) in taxes.iter().zip(parts).filter(|(_, gross)| *gross != Money::ZERO) {
            let (place, rate) = (tax.charged.place.country(), rate_of(tax));
            let Some((what, rate)) = self.taxed((entry.order, tax), place, rate) else {
                let (document, amount) = (document(), gross);
                let name = tax.charged.rate.name.clone();
                let how =
                    if tax.charged.is_untaxed() { text!("without tax") } else { text!("at {name}", name) };
                self.refused.push(text!("{document}: {amount} {how}", document, amount, how));
                continue;
            };
            let abroad = (what == "oss")
                .then(|| (place.to_owned(), tax.charged.rate.percent.unwrap_or(Percent::ZERO)));
            let Some((contra, key)) = self.account("sale", what, &rate) else { continue };
            let words = if entry.is_refund { "Erstattung" } else { "Bestellung" };
            self.rows.push(DatevRow {
                amount: gross,
                is_debit: !entry.is_refund,
                account: self.payer(CUSTOMERS),
                contra,
                key,
                day,
                document: number.clone(),
                text: format!("{words} {number}"),
                abroad,
            });
        }
        Ok(())
    }

    /// How a sale is taxed and its rate, where that has an account.
    fn taxed(
        &self,
        (order, tax): (Option<OrderId>, &BookedTax),
        place: &str,
        rate: String,
    ) -> Option<(&'static str, String)> {
        let untaxed = "0".to_owned();
        let is_of = |orders: &BTreeSet<OrderId>| order.is_some_and(|order| orders.contains(&order));
        let (what, rate) = match tax.charged.untaxed {
            Some(_) if self.is_small => ("small-business", untaxed),
            Some(_) if is_of(&self.partly_of_services) => return None,
            Some(UntaxedReason::Export) if is_of(&self.of_services) => ("services-abroad", untaxed),
            Some(UntaxedReason::Export) => ("export", untaxed),
            Some(UntaxedReason::ReverseCharge) if is_member(place) && is_of(&self.of_services) => {
                ("services-eu", untaxed)
            }
            Some(UntaxedReason::ReverseCharge) if is_member(place) => ("intra-community", untaxed),
            None if place == GERMANY => ("home", rate),
            None if is_member(place) && tax.charged.rate.percent.is_some() => ("oss", rate),
            _ => return None,
        };
        self.account("sale", what, &rate).map(|_| (what, rate))
    }

    fn purchase(&mut self, day: Day, entry: &BoughtEntry, categories: &Categories) -> Result<()> {
        let (line, number) = (&entry.line, &entry.document);
        let document = || text!("purchase {number} of {supplier}", number, supplier = &entry.supplier);
        let Some((contra, _)) =
            categories.kind(&line.category).and_then(|kind| self.account("purchase", kind.as_str(), ""))
        else {
            self.refused.push(text!("{document}: it has no category", document = document()));
            return Ok(());
        };
        let row = |amount: Money, account: &'static str, contra: &'static str, key: &'static str| DatevRow {
            amount,
            is_debit: false,
            account,
            contra,
            key,
            day,
            document: number.clone(),
            text: entry.supplier.clone(),
            abroad: None,
        };
        let payer = self.payer(SUPPLIERS);
        let share = line.deductible;
        if line.treatment == PurchaseTreatment::Import && share == Percent::HUNDRED {
            let customs = self.payer(CUSTOMS);
            // The tax is of customs alone, and what it costs is paid with the goods.
            self.rows.extend([row(line.net, payer, contra, ""), row(line.tax, payer, customs, "")]);
            return Ok(());
        }
        let rate = line.rate.map(Percent::to_short_text).unwrap_or_default();
        let key = self.account("tax", line.treatment.as_str(), &rate).map(|(_, key)| key);
        let is_plain = line.treatment == PurchaseTreatment::Domestic;
        match key {
            _ if is_plain && share == Percent::ZERO => {
                self.rows.push(row(line.charged()?, payer, contra, ""));
            }
            Some(key) if share == Percent::HUNDRED => {
                self.rows.push(row(line.charged()?, payer, contra, key));
            }
            Some(key) if is_plain => {
                let gross = line.charged()?;
                let deducted = share.of(gross).unwrap_or(gross).rounded(CENTS);
                self.rows.push(row(deducted, payer, contra, key));
                self.rows.push(row(gross.minus(deducted)?, payer, contra, ""));
            }
            _ => {
                let (document, treatment) = (document(), Text::new(line.treatment.name()));
                self.refused.push(text!(
                    "{document}: {treatment} at {rate}% with {share}% deductible",
                    document,
                    treatment,
                    rate,
                    share
                ));
            }
        }
        Ok(())
    }
}
