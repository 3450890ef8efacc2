//! The form of a purchase: what is proposed for blank texts, and the purchase that the texts make. A blank text
//! is the proposal, which the form shows in its place: of the net amount and the tax of a line the one that the
//! other gives, and the rest as on the supplier's last purchase.

use crate::format::{Amounts, Formatter, first_upper};
use crate::model::{FieldTexts, Mistakes, suggest};
use crate::translate::tr;
use crate::widgets::{Offer, Suggestion};
use domain::error::Error;
use domain::label;
use domain::money::Money;
use domain::noun::Noun;
use domain::percent::Percent;
use domain::places;
use domain::places::european_union::{UNITED_KINGDOM, trade_goods_within, vat_country};
use domain::purchase::category::Categories;
use domain::purchase::supplier::Supplier;
use domain::purchase::typed::TypedLine;
use domain::purchase::{Purchase, PurchaseKind, PurchaseLine, PurchaseTreatment, SupplierPurchase};
use domain::quantity::Quantity;
use domain::rate::TaxRate;
use domain::shop::closed_period::ClosedPeriods;
use domain::text::lenient::number::percent;
use domain::time::Day;

use super::texts::{
    CATEGORY, COUNTRY, DEDUCTIBLE, GROSS, KIND, LineTexts, NET, NO_CATEGORY, PurchaseTexts, RATE, SUPPLIER,
    TAX, TREATMENT, category_name, head, kind_name, line_field, rate_and_code, rate_text, treatment_name,
};

/// Context for reading the form of a purchase.
#[derive(Debug, Clone)]
pub(super) struct PurchaseReader<'a> {
    pub(super) amounts: Amounts,
    pub(super) today: Day,
    /// The shop's country; empty when it is not known.
    pub(super) home: String,
    /// The share of the tax that the shop deducts as a rule.
    pub(super) usual_share: Percent,
    pub(super) closed: &'a ClosedPeriods,
    pub(super) suppliers: &'a [Supplier],
    pub(super) categories: &'a Categories,
    pub(super) purchases: &'a [SupplierPurchase],
    /// The shop's tax rates; empty until they are loaded.
    pub(super) rates: &'a [TaxRate],
}

/// Values for the blank fields of lines.
#[derive(Debug, Clone)]
pub(super) struct Proposal {
    rate: Option<Percent>,
    code: String,
    kind: PurchaseKind,
    /// The treatment in the supplier's last purchase, for lines of its kind.
    treatment: Option<PurchaseTreatment>,
    deductible: Percent,
    /// The key of the category in the supplier's last purchase; may be empty.
    category: String,
    /// The supplier's country; empty when it is not known.
    country: String,
    home: String,
    usual_share: Percent,
    /// The document of the supplier's last purchase and its date.
    last: Option<(String, Day)>,
}

impl Proposal {
    /// Proposes who owes the tax. The shop owes it for goods within the European Union and for services from
    /// abroad; other goods from abroad pay it at customs, but in the United Kingdom nearly always later.
    fn treatment(&self, kind: PurchaseKind) -> PurchaseTreatment {
        let (country, home) = (self.country.as_str(), self.home.as_str());
        match self.treatment.filter(|_| kind == self.kind) {
            Some(treatment) => treatment,
            None if country.is_empty() || home.is_empty() => PurchaseTreatment::Domestic,
            None if vat_country(country) == vat_country(home) => PurchaseTreatment::Domestic,
            None if kind != PurchaseKind::Services && trade_goods_within(country, home) => {
                PurchaseTreatment::EuAcquisition
            }
            None if kind == PurchaseKind::Services => PurchaseTreatment::ReverseCharge,
            None if vat_country(home) == UNITED_KINGDOM => PurchaseTreatment::PostponedImport,
            None => PurchaseTreatment::Import,
        }
    }

    /// Values shown in the blank fields of a line.
    pub(super) fn hints(&self, line: &LineTexts, reader: &PurchaseReader<'_>) -> [String; 9] {
        let formatter = reader.amounts.formatter;
        let kind = kind_of(&line.kind).unwrap_or(self.kind);
        let read = if line.is_blank() { None } else { reader.line(line, self).ok().flatten() };
        let amount =
            |of: fn(&PurchaseLine) -> Money| read.as_ref().map(|line| reader.amounts.plain(of(line)));
        [
            amount(|line| line.net).unwrap_or_default(),
            match read.as_ref().filter(|_| !line.gross.trim().is_empty()) {
                Some(read) => rate_text(read.rate, &read.code, formatter),
                None => rate_text(self.rate, &self.code, formatter),
            },
            amount(|line| line.tax).unwrap_or_default(),
            tr(kind_name(self.kind)).to_owned(),
            tr(treatment_name(self.treatment(kind))).to_owned(),
            formatter.percent(self.deductible),
            String::new(),
            amount(|line| line.charged().unwrap_or_default()).unwrap_or_default(),
            if self.category.is_empty() {
                String::new()
            } else {
                category_name(&self.category, reader.categories)
            },
        ]
    }

    /// The reason for an unusual proposal for a line; `None` for a usual one.
    pub(super) fn reason(&self, lines: &[LineTexts]) -> Option<String> {
        let blank = |text: &String| text.trim().is_empty();
        let is_open = |line: &&LineTexts| !line.is_blank() && (blank(&line.treatment) || blank(&line.kind));
        let line = lines.iter().find(is_open)?;
        let kind = kind_of(&line.kind).unwrap_or(self.kind);
        let treatment = self.treatment(kind);
        let is_usual = self.kind == PurchaseKind::Goods && self.deductible == self.usual_share;
        if is_usual && treatment.is_charged() {
            return None;
        }
        let reason = if let Some((document, day)) = &self.last {
            tr!("As on {document} of {day}, unless you write something else.", document, day = *day)
        } else {
            tr!(
                "{treatment} of {kind}, since the supplier is in {country}, unless you write something else.",
                treatment = tr(treatment_name(treatment)),
                kind = tr(kind.as_str()),
                country = places::country_name(&self.country).map_or(&*self.country, tr),
            )
        };
        let about_tax = match treatment {
            PurchaseTreatment::Domestic => return Some(reason),
            PurchaseTreatment::EuAcquisition | PurchaseTreatment::ReverseCharge => {
                tr!("The shop owes this tax, and does not pay it to the supplier.")
            }
            PurchaseTreatment::Import => tr!("The tax is what was paid to customs: enter that amount."),
            PurchaseTreatment::PostponedImport => {
                tr!("The tax is what the customs document says: enter that; if it was paid at the border, \
                 choose import.")
            }
        };
        Some(format!("{reason} {about_tax}"))
    }
}

impl PurchaseReader<'_> {
    /// The texts of a purchase; of a new one only the date.
    pub(super) fn texts(&self, one: &SupplierPurchase) -> PurchaseTexts {
        let SupplierPurchase { supplier, purchase } = one;
        if purchase.id == Purchase::default().id {
            let today = Purchase { date: self.today, ..Purchase::default() };
            return PurchaseTexts { head: FieldTexts::of(&today), ..PurchaseTexts::default() };
        }
        PurchaseTexts {
            head: FieldTexts::of(purchase),
            supplier: supplier.name.clone(),
            country: String::new(),
            lines: purchase.lines.iter().map(|line| self.line_texts(line)).collect(),
            corrects: purchase.corrects,
        }
    }

    fn line_texts(&self, line: &PurchaseLine) -> LineTexts {
        LineTexts::of(line, self.amounts, self.categories)
    }

    /// The supplier of this name.
    pub(super) fn supplier(&self, name: &str) -> Option<&Supplier> {
        if name.trim().is_empty() {
            return None;
        }
        self.suppliers.iter().find(|supplier| supplier.is_called(name))
    }

    pub(super) fn proposal(&self, form: &PurchaseTexts) -> Proposal {
        let supplier = self.supplier(&form.supplier);
        let country =
            supplier.map_or_else(|| places::country_typed(&form.country), |one| one.country.clone());
        let country = places::country_name(&country).map(|_| country).unwrap_or_default();
        let of = |one: &&SupplierPurchase| supplier.is_some_and(|supplier| one.supplier.id == supplier.id);
        let last = self.purchases.iter().filter(of).max_by_key(|one| (one.purchase.date, one.purchase.id));
        let line = last.and_then(|last| last.purchase.lines.first());
        let rate = match line {
            Some(line) => line.rate,
            None => self.home_rates().next().and_then(|rate| rate.rate),
        };
        Proposal {
            rate,
            code: line.map(|line| line.code.clone()).unwrap_or_default(),
            kind: line.map(|line| line.kind).unwrap_or_default(),
            treatment: line.map(|line| line.treatment),
            deductible: line.map_or(self.usual_share, |line| line.deductible),
            category: line.map(|line| line.category.clone()).unwrap_or_default(),
            country,
            home: self.home.clone(),
            usual_share: self.usual_share,
            last: last.map(|last| (last.purchase.document.clone(), last.purchase.date)),
        }
    }

    /// The rates of the shop's whole country, the standard one first.
    fn home_rates(&self) -> impl Iterator<Item = &TaxRate> {
        let is_home = |rate: &&TaxRate| {
            !self.home.is_empty()
                && rate.country == vat_country(&self.home)
                && rate.rate.is_some()
                && rate.state.is_empty()
                && rate.postcodes.is_empty()
                && rate.cities.is_empty()
        };
        let standard = self.rates.iter().filter(is_home).filter(|rate| rate.class.is_standard());
        standard.chain(self.rates.iter().filter(is_home).filter(|rate| !rate.class.is_standard()))
    }

    /// The rates that match a typed text: the one proposed, those of the shop, and those of other purchases.
    pub(super) fn rate_choices(&self, typed: &str, proposal: &Proposal) -> Vec<Suggestion> {
        let formatter = self.amounts.formatter;
        let mut found: Vec<Suggestion> = Vec::new();
        let mut add = |rate: Option<Percent>, code: &str, note: &str| {
            let text = rate_text(rate, code, formatter);
            let is_new = !text.is_empty() && found.iter().all(|one| one.text != text);
            if is_new && text.to_lowercase().starts_with(&typed.trim().to_lowercase()) && found.len() < 12 {
                let name = if code.is_empty() { rate.map(|rate| formatter.percent(rate)) } else { None };
                let name = name.unwrap_or_else(|| text.clone());
                let offer = Offer { name, note: note.to_owned(), ..Offer::default() };
                found.push(Suggestion { is_meant: text.eq_ignore_ascii_case(typed.trim()), text, offer });
            }
        };
        if proposal.last.is_some() {
            add(proposal.rate, &proposal.code, tr!("as last time"));
        }
        for rate in self.home_rates() {
            add(rate.rate, "", &rate.name);
        }
        for line in self.purchases.iter().rev().flat_map(|one| &one.purchase.lines) {
            add(line.rate, &line.code, "");
        }
        found
    }

    /// Suppliers that match a typed name or VAT number, and last a new one of this name.
    pub(super) fn supplier_choices(&self, typed: &str) -> Vec<Suggestion> {
        let typed = typed.trim();
        let fits = self.suppliers.iter().filter(|one| !one.archived).filter_map(|one| {
            Some((domain::text::suggest::fit(typed, &one.vat_number, &one.name, &[])?, one))
        });
        let mut fits: Vec<_> = fits.collect();
        fits.sort_by_cached_key(|(fit, one)| (*fit, one.name.to_lowercase()));
        let choice = |(_, one): (_, &Supplier)| {
            let country = places::country_name(&one.country).map(tr).unwrap_or_default().to_owned();
            let offer = Offer { name: one.name.clone(), note: country, ..Offer::default() };
            Suggestion { text: one.name.clone(), offer, is_meant: one.is_called(typed) }
        };
        let mut found: Vec<Suggestion> = fits.into_iter().take(MOST_CHOICES).map(choice).collect();
        if !typed.is_empty() && self.supplier(typed).is_none() {
            let name = tr!("New supplier “{name}”", name = typed);
            let offer = Offer { name, is_new: true, ..Offer::default() };
            found.push(Suggestion { text: typed.to_owned(), offer, is_meant: false });
        }
        found
    }

    /// The key of the category whose name begins with a text; empty for none.
    fn category(&self, text: &str) -> Option<String> {
        if text == tr(NO_CATEGORY) {
            return Some(String::new());
        }
        let text = text.to_lowercase();
        let named = |key: &&str| category_name(key, self.categories).to_lowercase();
        let current = || self.categories.current();
        let is = current().find(|key| named(key) == text).map(str::to_owned);
        let begins = || current().find(|key| named(key).starts_with(&text)).map(str::to_owned);
        is.or_else(|| self.categories.key(&text)).or_else(begins)
    }

    /// The categories whose name begins with a typed text, and none.
    pub(super) fn category_choices(&self, typed: &str) -> Vec<Suggestion> {
        let names = self.categories.current().map(|key| category_name(key, self.categories));
        suggest::choices(names.chain([tr(NO_CATEGORY).to_owned()]), typed)
    }

    /// A quantity and a product, from `10 M-1` or `10 × M-1`; a text that does not begin with a number and a
    /// space is all product.
    fn bought(&self, text: &str) -> (Quantity, String) {
        let text = text.trim();
        let parts = text.split_once(' ').and_then(|(first, rest)| {
            let rest = rest.trim_start().trim_start_matches(['×', 'x']).trim_start();
            Some((self.amounts.formatter.quantity(first)?, rest.to_owned()))
        });
        let parts = parts.filter(|(quantity, rest)| *quantity > Quantity::ZERO && !rest.is_empty());
        parts.unwrap_or_else(|| (Quantity::ZERO, text.to_owned()))
    }

    /// The line, or `None` for one without an amount. The field that is wrong, and the message, as the error.
    pub(super) fn line(
        &self,
        line: &LineTexts,
        proposal: &Proposal,
    ) -> Result<Option<PurchaseLine>, (usize, String)> {
        let amount = |field: usize, text: &str| match text.trim() {
            "" => Ok(None),
            text => {
                self.amounts.formatter.amount(text).map(Some).ok_or_else(|| (field, self.amounts.mistake()))
            }
        };
        let (net, tax) = (amount(NET, &line.net)?, amount(TAX, &line.tax)?);
        let gross = amount(GROSS, &line.gross)?;
        let (rate, code) = match line.rate.trim() {
            "" => (proposal.rate, proposal.code.clone()),
            text => rate_and_code(text),
        };
        let is_share = |percent: &Percent| (Percent::ZERO..=Percent::HUNDRED).contains(percent);
        if rate.is_some_and(|rate| !is_share(&rate)) {
            return Err((RATE, tr!("A rate is between 0 and 100").to_owned()));
        }
        let kind = match line.kind.trim() {
            "" => proposal.kind,
            text => kind_of(text).ok_or((
                KIND,
                tr!("There is no such kind. Choose goods, services or investment").to_owned(),
            ))?,
        };
        let treatment = match line.treatment.trim() {
            "" => proposal.treatment(kind),
            text => treatment_of(text).ok_or((
                TREATMENT,
                tr!("This is not known. Choose who owes the tax from the list").to_owned(),
            ))?,
        };
        let deductible = match line.deductible.trim() {
            "" => proposal.deductible,
            text => percent(text)
                .ok()
                .filter(is_share)
                .ok_or((DEDUCTIBLE, tr!("The deductible share is between 0 and 100").to_owned()))?,
        };
        let category = match line.category.trim() {
            "" => proposal.category.clone(),
            text => self.category(text).ok_or((
                CATEGORY,
                tr!("There is no such category. Choose one, or add it in Categories").to_owned(),
            ))?,
        };
        let (quantity, product) = self.bought(&line.bought);
        let typed =
            TypedLine { net, tax, rate, code, kind, treatment, deductible, product, quantity, category };
        let field = match (rate, net, tax, gross) {
            (None, ..) => RATE,
            (.., Some(_)) => GROSS,
            (_, Some(_), Some(_), _) => TAX,
            _ => NET,
        };
        let decimals = self.amounts.currency().decimals();
        let known: Vec<Percent> = self.home_rates().filter_map(|rate| rate.rate).collect();
        let typed = match gross {
            Some(gross) => typed.of_gross(gross, line.rate.trim().is_empty(), &known, decimals),
            None => Ok(typed),
        };
        let line = typed.and_then(|typed| typed.line(decimals));
        line.map_err(|problem| (field, first_upper(&self.amounts.formatter.text(&problem))))
    }

    /// True if the tax of a line follows from its net amount and rate, so that it changes with them.
    pub(super) fn is_computed(&self, line: &LineTexts, proposal: &Proposal) -> bool {
        let tax = |line: &LineTexts| self.line(line, proposal).ok().flatten().map(|line| line.tax);
        let computed = tax(&LineTexts { tax: String::new(), ..line.clone() });
        computed.is_some() && computed == tax(line)
    }

    /// The purchase with the changes of the form, or what is wrong in it.
    pub(super) fn read(
        &self,
        form: &PurchaseTexts,
        was: &SupplierPurchase,
    ) -> Result<SupplierPurchase, Mistakes> {
        let mut mistakes = Vec::new();
        let read = form.head.read(&was.purchase, (self.amounts.formatter, self.today), &mut mistakes);
        mistakes.extend(self.closed(&read, was).map(|problem| (head("date"), problem)));
        let supplier = self.supplier_of(form).unwrap_or_else(|mistake| {
            mistakes.push(mistake);
            Supplier::default()
        });
        let document = &read.document;
        if document.is_empty() {
            let words =
                tr!("Write the number of the document; for a receipt without one, a number of your own");
            mistakes.push((head("document"), words.to_owned()));
        }
        let is_other = |one: &&SupplierPurchase| {
            one.purchase.document == *document
                && one.purchase.id != was.purchase.id
                && one.supplier.id == supplier.id
                && supplier.id != Supplier::default().id
        };
        if let Some(other) = self.purchases.iter().find(is_other) {
            let words = tr!(
                "{supplier} has {document} already, of {day}. If this is another one, add something to it",
                supplier = &supplier.name,
                document,
                day = other.purchase.date,
            );
            mistakes.push((head("document"), words));
        }
        let lines = self.lines(form, was, &mut mistakes);
        if !mistakes.is_empty() {
            return Err(mistakes);
        }
        let purchase = Purchase { supplier: supplier.id, lines, corrects: form.corrects, ..read };
        let told = |error: Error| vec![(line_field(0, NET), self.amounts.formatter.text(&error.text()))];
        let purchase = purchase.checked(self.amounts.currency().decimals()).map_err(told)?;
        Ok(SupplierPurchase { supplier, purchase })
    }

    /// The reason why a purchase cannot be of its date; `None` where it can, or keeps the one that it had.
    fn closed(&self, read: &Purchase, was: &SupplierPurchase) -> Option<String> {
        let is_kept = was.purchase.id != Purchase::default().id && was.purchase.date == read.date;
        let period = self.closed.closed_on(read.date).filter(|_| !is_kept)?;
        Some(tr!(
            "{period} is closed: date this purchase in an open period. Shop > Close a period reopens it.",
            period,
        ))
    }

    fn supplier_of(&self, form: &PurchaseTexts) -> Result<Supplier, (usize, String)> {
        let name = form.supplier.trim();
        if let Some(supplier) = self.supplier(name) {
            return Ok(supplier.clone());
        }
        if name.is_empty() {
            return Err((SUPPLIER, tr!("Write whom it was bought from").to_owned()));
        }
        let country = places::country_typed(form.country.trim());
        if !country.is_empty() && places::country_name(&country).is_none() {
            return Err((COUNTRY, tr!("There is no such country. Choose one from the list").to_owned()));
        }
        Ok(Supplier { name: name.to_owned(), country, ..Supplier::default() })
    }

    /// The lines with their amounts. One that was not changed stays exactly as it was.
    fn lines(
        &self,
        form: &PurchaseTexts,
        was: &SupplierPurchase,
        mistakes: &mut Mistakes,
    ) -> Vec<PurchaseLine> {
        let proposal = self.proposal(form);
        let mut lines = Vec::new();
        for (at, line) in form.lines.iter().enumerate() {
            let kept = was.purchase.lines.get(at).filter(|was| self.line_texts(was) == *line);
            match kept.cloned().map_or_else(|| self.line(line, &proposal), |kept| Ok(Some(kept))) {
                Ok(Some(line)) => lines.push(line),
                Ok(None) if line.is_blank() => {}
                Ok(None) => mistakes.push((line_field(at, NET), self.amounts.mistake())),
                Err((field, problem)) => mistakes.push((line_field(at, field), problem)),
            }
        }
        if lines.is_empty() && mistakes.is_empty() {
            let words = tr!("Write the net amount or the tax, and the other is computed");
            mistakes.push((line_field(0, NET), words.to_owned()));
        }
        lines
    }
}

/// The most suppliers that are suggested.
const MOST_CHOICES: usize = 40;

pub(super) fn kind_of(text: &str) -> Option<PurchaseKind> {
    named(&PurchaseKind::ALL, kind_name, text)
}

fn treatment_of(text: &str) -> Option<PurchaseTreatment> {
    named(&PurchaseTreatment::ALL, treatment_name, text)
}

/// The one whose name begins with a text, in the language of the window or in English.
fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, text: &str) -> Option<T> {
    let text = text.trim().to_lowercase();
    let begins = |one: &&T| {
        let english = name(**one);
        [tr(english), english].iter().any(|name| name.to_lowercase().starts_with(&text))
    };
    all.iter().find(begins).copied().filter(|_| !text.is_empty())
}

/// Kinds whose name begins with a typed text.
pub(super) fn kind_choices(typed: &str) -> Vec<Suggestion> {
    suggest::choices(PurchaseKind::ALL.iter().map(|one| tr(kind_name(*one))), typed)
}

/// Treatments whose name begins with a typed text.
pub(super) fn treatment_choices(typed: &str) -> Vec<Suggestion> {
    suggest::choices(PurchaseTreatment::ALL.iter().map(|one| tr(treatment_name(*one))), typed)
}

/// The shares of a purchase's tax that are usually deducted, in percent.
const USUAL_SHARES: [&str; 3] = ["100", "50", "0"];

/// The choice of a deductible share that is typed.
pub(super) const OTHER_SHARE: &str = label!("Other…");

/// The usual deductible shares, and last another one. A typed share is taken as it is.
pub(super) fn deductible_choices(typed: &str, formatter: Formatter) -> Vec<Suggestion> {
    let usual = USUAL_SHARES.into_iter().filter_map(|share| percent(share).ok());
    let names = usual.map(|share| formatter.percent(share)).chain([tr(OTHER_SHARE).to_owned()]);
    suggest::choices(names, typed).into_iter().map(|one| Suggestion { is_meant: false, ..one }).collect()
}
