//! The contents of an electronic invoice beside the document itself, computed and checked before anything is
//! written: the taxes by category, the price of one, the numbers of the parties. Anything that EN 16931 or
//! XRechnung would refuse is refused here, in words.

use domain::decimal::{divided, round};
use domain::invoice::rules::{Missing, MissingPlace};
use domain::invoice::{Invoice, InvoiceKind, InvoiceLine, InvoiceTax, TaxCategory};
use domain::money::Money;
use domain::percent::Percent;
use domain::places::address::Address;
use domain::places::european_union::{is_member, vat_country};
use domain::places::{country_code, country_name};
use domain::tax::vat_number::VatNumber;
use domain::text::Text;
use domain::{Error, Result};
use domain::{label, text};

use super::InvoiceSyntax;
use crate::FieldResult;

/// The most decimals of the price of one.
const PRICE_DECIMALS: u32 = 10;

/// The taxes of a category, of S and Z also of a percentage (BG-23), with the lines that they are on.
#[derive(Debug)]
pub(super) struct TaxGroup {
    pub(super) category: TaxCategory,
    pub(super) percent: Percent,
    /// The reason for no tax, in words.
    pub(super) reason: String,
    /// The reason for no tax, by the code list VATEX.
    pub(super) code: Option<&'static str>,
    pub(super) taxable: Money,
    pub(super) tax: Money,
}

/// The seller or the buyer, as it is written.
#[derive(Debug)]
pub(super) struct Party<'d> {
    pub(super) name: &'d str,
    /// The name of the shop where its legal one is another.
    pub(super) trading_name: &'d str,
    pub(super) register: &'d str,
    /// The person to contact; may be empty.
    pub(super) contact: &'d str,
    pub(super) phone: &'d str,
    pub(super) email: &'d str,
    pub(super) street: &'d str,
    pub(super) address: &'d Address,
    /// The code of the country by ISO 3166-1.
    pub(super) country: String,
    pub(super) vat_number: Option<VatNumber>,
    pub(super) tax_number: &'d str,
}

/// A value, or the details that a document lacks for it.
type MissingResult<T> = std::result::Result<T, Vec<Missing>>;

/// All that is computed of a document.
#[derive(Debug)]
pub(super) struct Figures<'d> {
    pub(super) seller: Party<'d>,
    pub(super) buyer: Party<'d>,
    pub(super) taxes: Vec<TaxGroup>,
    /// For each line, its group of taxes.
    pub(super) groups: Vec<usize>,
}

impl<'d> Figures<'d> {
    /// Checks and computes. The error names each missing or wrong detail, with its remedy.
    pub(super) fn of(document: &'d Invoice, syntax: InvoiceSyntax) -> Result<Self> {
        Self::computed(document, syntax).map_err(|missing| {
            let can_be = missing.iter().any(|one| one.place != MissingPlace::Nowhere);
            let what = Text::sentences(missing.into_iter().map(|one| one.what)).unwrap_or_default();
            // The document is frozen, so a new one is made once it is filled in.
            let problem =
                if can_be { text!("{what}. Then cancel this invoice and issue another", what) } else { what };
            Error::Invalid { what: document.called(), problem }
        })
    }

    /// The figures, or all that is missing of the parties, or else the first other problem.
    pub(super) fn computed(document: &'d Invoice, syntax: InvoiceSyntax) -> MissingResult<Self> {
        let (seller, buyer) = (seller(document)?, buyer(document, syntax)?);
        let (taxes, groups) = taxes(document).map_err(at(MissingPlace::Nowhere))?;
        let mut missing = Vec::new();
        let has = |wanted: &[TaxCategory]| taxes.iter().any(|group| wanted.contains(&group.category));
        for (party, is_seller) in [(&seller, true), (&buyer, false)] {
            let is_german = syntax == InvoiceSyntax::XRechnung;
            let needs_vat = has(&[TaxCategory::IntraCommunity])
                || has(&[if is_seller { TaxCategory::Export } else { TaxCategory::ReverseCharge }]);
            let rows = [
                (true, party.name, label!("Name")),
                (true, &party.country, label!("Country")),
                (is_german, &party.address.city, label!("City")),
                (is_german, &party.address.postcode, label!("Postcode")),
                (is_german, party.email, label!("Email")),
                (is_german && is_seller, party.phone, label!("Phone")),
                (needs_vat && is_seller, party.vat(), label!("VAT number")),
                // That of the register (BT-47) would do in reverse charge (BR-AE-02), and is not known of buyers.
                (needs_vat && !is_seller, party.vat(), label!("VAT number (BT-48)")),
                (is_seller && party.tax_number.is_empty(), party.vat(), label!("Tax number")),
            ];
            let fields =
                rows.into_iter().filter(|(is_needed, value, _)| *is_needed && value.trim().is_empty());
            missing.extend(lacking(syntax, is_seller, fields.map(|(.., field)| field)));
        }
        if syntax == InvoiceSyntax::XRechnung
            && document
                .buyer
                .as_ref()
                .is_some_and(|buyer| buyer.reference.is_empty() && is_authority(&buyer.name))
        {
            let what = text!(
                "An authority accepts an XRechnung only with its Leitweg-ID: enter that on the order or its customer as the buyer’s reference"
            );
            missing.push(Missing { what, place: MissingPlace::Order });
        }
        if !missing.is_empty() {
            return Err(missing);
        }
        check_sums(document, &taxes).map_err(at(MissingPlace::Nowhere))?;
        if syntax == InvoiceSyntax::XRechnung {
            check_terms(&document.seller.settings.terms).map_err(at(MissingPlace::Shop))?;
        }
        Ok(Self { seller, buyer, taxes, groups })
    }
}

/// Words of the names of German authorities, which refuse an XRechnung that does not name them by their Leitweg-ID
/// (e-rechnung-bund.de, 28 November 2026). A firm that is called so can be given any reference.
const AUTHORITIES: [&str; 22] = [
    "Amtsgericht",
    "Bezirksamt",
    "Bezirksregierung",
    "Bundesamt",
    "Bundesanstalt",
    "Bundesministerium",
    "Finanzamt",
    "Gemeinde",
    "Hochschule",
    "Kreisverwaltung",
    "Landesamt",
    "Landeshauptstadt",
    "Landgericht",
    "Landkreis",
    "Landratsamt",
    "Ministerium",
    "Polizeipräsidium",
    "Stadtverwaltung",
    "Samtgemeinde",
    "Universität",
    "Verbandsgemeinde",
    "Zollamt",
];

/// True if a buyer has the name of a German authority: `Stadt Köln` is one, `Stadt-Café` is not.
fn is_authority(name: &str) -> bool {
    let mut words = name.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
    let is_firm = words.clone().any(|word| ["GmbH", "AG", "KG", "UG", "OHG", "GbR", "eG"].contains(&word));
    !is_firm && (name.starts_with("Stadt ") || words.any(|word| AUTHORITIES.contains(&word)))
}

impl Party<'_> {
    pub(super) fn vat(&self) -> &str {
        self.vat_number.as_ref().map_or("", VatNumber::as_str)
    }
}

/// The details that a party lacks; `None` where it has all.
fn lacking(
    syntax: InvoiceSyntax,
    is_seller: bool,
    fields: impl Iterator<Item = &'static str>,
) -> Option<Missing> {
    let (field, format) = (Text::list(fields.map(Text::new))?, syntax.name());
    Some(if is_seller {
        let what = text!("For {format}, the shop lacks {field}: write it in Preferences", format, field);
        Missing { what, place: MissingPlace::Shop }
    } else {
        let what = text!(
            "For {format}, the buyer lacks {field}: write it on the order or its customer",
            format,
            field
        );
        Missing { what, place: MissingPlace::Order }
    })
}

fn at(place: MissingPlace) -> impl Fn(Text) -> Vec<Missing> {
    move |what| vec![Missing { what, place }]
}

fn country(address: &Address) -> String {
    let code = country_code(&address.country);
    if country_name(&code).is_some() { code } else { String::new() }
}

fn seller(document: &Invoice) -> MissingResult<Party<'_>> {
    let (seller, settings) = (&document.seller, &document.seller.settings);
    let country = country(&seller.address);
    let named = !settings.legal_name.trim().is_empty();
    let name = if named { &settings.legal_name } else { &seller.shop };
    let vat_number = match settings.vat_number.trim() {
        "" => None,
        number => Some(VatNumber::parse(number, &country).map_err(at(MissingPlace::Shop))?),
    };
    Ok(Party {
        name,
        trading_name: if named && seller.shop != settings.legal_name { &seller.shop } else { "" },
        register: &settings.register,
        contact: if settings.phone.trim().is_empty() { "" } else { name },
        phone: &settings.phone,
        email: &settings.email,
        street: if settings.street.is_empty() { &seller.address.street } else { &settings.street },
        address: &seller.address,
        country,
        vat_number,
        tax_number: settings.tax_number.trim(),
    })
}

fn buyer(document: &Invoice, syntax: InvoiceSyntax) -> MissingResult<Party<'_>> {
    let Some(buyer) = &document.buyer else {
        return Err(lacking(syntax, false, std::iter::once(label!("Name"))).into_iter().collect());
    };
    let country = country(&buyer.address);
    // One that is none is needed only where the buyer is said to be a business, and left out elsewhere.
    let vat_number = VatNumber::parse(&buyer.vat_number, &country).ok();
    Ok(Party {
        name: &buyer.name,
        trading_name: "",
        register: "",
        contact: &buyer.contact,
        phone: "",
        email: &buyer.email,
        street: &buyer.address.street,
        address: &buyer.address,
        country,
        vat_number,
        tax_number: "",
    })
}

/// The taxes by category and percentage, and for each line the index of its own.
fn taxes(document: &Invoice) -> FieldResult<(Vec<TaxGroup>, Vec<usize>)> {
    let is_union = is_member(vat_country(&country(&document.seller.address)));
    let mut groups: Vec<TaxGroup> = Vec::new();
    let mut of_taxes = Vec::with_capacity(document.taxes.len());
    for tax in &document.taxes {
        let percent = percent_of(tax)?;
        let is_same = |group: &TaxGroup| (group.category, group.percent) == (tax.category, percent);
        let at = groups.iter().position(is_same).unwrap_or(groups.len());
        if at == groups.len() {
            groups.push(TaxGroup::new(tax.category, percent, is_union));
        }
        let Some(group) = groups.get_mut(at) else { continue };
        group.taxable = sum([group.taxable, tax.taxable])?;
        group.tax = sum([group.tax, tax.tax])?;
        let reason = match tax.category {
            TaxCategory::Exempt => tax.name.clone(),
            _ => document.owed_text(tax).unwrap_or_default(),
        };
        group.add_reason(&reason);
        of_taxes.push(at);
    }
    for group in groups.iter_mut().filter(|group| group.reason.is_empty()) {
        TaxGroup::reason_of(group.category).clone_into(&mut group.reason);
    }
    let mut of_lines = Vec::with_capacity(document.lines.len());
    for line in &document.lines {
        let at = line.tax.and_then(|tax| of_taxes.get(tax)).copied();
        let Some(at) = at else {
            return Err(text!("the tax of \"{line}\" is not known: send the PDF", line = &line.name));
        };
        if line.name.trim().is_empty() {
            return Err(text!("a line has no name: send the PDF"));
        }
        of_lines.push(at);
    }
    if of_lines.is_empty() {
        return Err(text!("it has no lines: send the PDF"));
    }
    Ok((groups, of_lines))
}

/// The percentage of a tax by its category (BR-S-05, BR-Z-05, BR-E-05, BR-AE-05, BR-IC-05, BR-G-05).
fn percent_of(tax: &InvoiceTax) -> FieldResult<Percent> {
    let percent = tax.percent.unwrap_or(Percent::ZERO);
    if tax.category == TaxCategory::Standard {
        if percent <= Percent::ZERO {
            return Err(text!(
                "the percentage of the tax on {amount} is not known: send the PDF",
                amount = tax.taxable
            ));
        }
        return Ok(percent);
    }
    if percent != Percent::ZERO || tax.tax != Money::ZERO {
        return Err(text!(
            "{tax} of tax are charged on {amount}, on which none is due: correct the order",
            tax = tax.tax,
            amount = tax.taxable
        ));
    }
    if tax.category == TaxCategory::Exempt && tax.name.trim().is_empty() {
        return Err(text!(
            "it does not say why no tax is charged on {amount}: write it on the order",
            amount = tax.taxable
        ));
    }
    Ok(percent)
}

impl TaxGroup {
    fn new(category: TaxCategory, percent: Percent, is_union: bool) -> Self {
        let code = match category {
            TaxCategory::Standard | TaxCategory::Zero | TaxCategory::Exempt => None,
            TaxCategory::ReverseCharge => Some("VATEX-EU-AE"),
            TaxCategory::IntraCommunity => Some("VATEX-EU-IC"),
            TaxCategory::Export => Some("VATEX-EU-G"),
        };
        // The codes are those of articles of the VAT directive.
        let code = code.filter(|_| is_union);
        let (reason, taxable, tax) = Default::default();
        Self { category, percent, reason, code, taxable, tax }
    }

    /// The reason of a category, where none is said.
    const fn reason_of(category: TaxCategory) -> &'static str {
        match category {
            TaxCategory::Standard | TaxCategory::Zero | TaxCategory::Exempt => "",
            TaxCategory::ReverseCharge => "Reverse charge",
            TaxCategory::IntraCommunity => "Intra-Community supply",
            TaxCategory::Export => "Export outside the EU",
        }
    }

    /// Several reasons for an exemption are one text, since it is there once (BR-E-01).
    fn add_reason(&mut self, words: &str) {
        let words = words.trim();
        if !words.is_empty() && !self.reason.split("; ").any(|known| known == words) {
            let gap = if self.reason.is_empty() { "" } else { "; " };
            self.reason = format!("{}{gap}{words}", self.reason);
        }
    }
}

fn sum(amounts: impl IntoIterator<Item = Money>) -> FieldResult<Money> {
    Money::sum(amounts).map_err(|too_large| Error::from(too_large).text())
}

/// The sums that must be exact (BR-CO-10, 13, 14, 15, BR-S-08 and its like), in amounts of at most two decimals (BR-DEC-*).
fn check_sums(document: &Invoice, taxes: &[TaxGroup]) -> FieldResult<()> {
    let currency = document.currency;
    if currency.decimals() > 2 {
        let currency = currency.code().to_owned();
        return Err(text!(
            "electronic invoices have amounts of two decimals, {currency} has three: send the PDF",
            currency
        ));
    }
    let lines = document.lines.iter().map(|line| line.net);
    let of_taxes = taxes.iter().flat_map(|group| [group.taxable, group.tax]);
    let smallest = currency.smallest().ten_thousandths().max(1);
    let mut amounts = lines.chain(of_taxes).chain([document.net, document.tax, document.gross]);
    if let Some(amount) = amounts.find(|amount| amount.ten_thousandths() % smallest != 0) {
        return Err(text!("{amount} has more decimals than its currency: send the PDF", amount));
    }
    if let Some([is, said]) = document.disagreement().map_err(|too_large| Error::from(too_large).text())? {
        return Err(text!("its amounts add up to {is}, not to {said}: send the PDF", is, said));
    }
    taxes.iter().find(|group| !group.has_tax_of_rate()).map_or(Ok(()), |group| {
        Err(text!(
            "{tax} is not the tax of {percent}% on {amount}: correct the order",
            tax = group.tax,
            percent = group.percent,
            amount = group.taxable
        ))
    })
}

impl TaxGroup {
    /// True if the tax is that of the rate, which validators round to two decimals, but for less than 1
    /// (BR-CO-17): the rounded taxes of lines may be added up.
    fn has_tax_of_rate(&self) -> bool {
        let expected = self.percent.of(self.taxable).map(|tax| round(tax.ten_thousandths(), 2));
        let off = expected.and_then(|expected| self.tax.ten_thousandths().checked_sub(expected));
        off.is_some_and(|off| off.abs() < Percent::ONE.ten_thousandths())
    }
}

/// In an XRechnung, lines of the terms that begin with `#` are read by programs (BR-DE-18): `#SKONTO#TAGE=14#PROZENT=2.00#`.
fn check_terms(terms: &str) -> FieldResult<()> {
    let is_number = |text: &str, decimals: usize| {
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let is_digits = |digits: &str| digits.bytes().all(|digit| digit.is_ascii_digit());
        !whole.is_empty() && is_digits(whole) && is_digits(part) && part.len() == decimals
    };
    let is_readable = |line: &str| match line.split('#').collect::<Vec<_>>().as_slice() {
        ["", "SKONTO", days, percent, rest @ .., ""] => {
            let value = |text: &str, name: &str, decimals| {
                text.strip_prefix(name).is_some_and(|value| is_number(value, decimals))
            };
            value(days, "TAGE=", 0)
                && value(percent, "PROZENT=", 2)
                && rest.iter().all(|text| value(text, "BASISBETRAG=", 2))
                && rest.len() <= 1
        }
        _ => false,
    };
    let mut lines = terms.lines().map(str::trim).filter(|line| line.starts_with('#'));
    lines.find(|line| !is_readable(line)).map_or(Ok(()), |line| {
        Err(text!(
            "the payment terms have a line \"{line}\"; a line that begins with # has the form \
             #SKONTO#TAGE=14#PROZENT=2.00#: correct it in Preferences",
            line
        ))
    })
}

/// The quantity of a line and the price of one. A price is not negative (BR-27), so a deduction has a
/// negative quantity; it has as many decimals as give the net amount again.
pub(super) fn quantity_and_price(line: &InvoiceLine) -> (String, String) {
    let net = i128::from(line.net.ten_thousandths());
    let one = Percent::ONE.ten_thousandths();
    let quantity = match line.quantity.ten_thousandths() {
        0 => one,
        quantity => quantity.saturating_abs(),
    };
    let count = i128::from(quantity);
    let mut price = (0, 2);
    for decimals in 2..=PRICE_DECIMALS {
        let scale = 10_i128.pow(decimals);
        price = (divided(net.abs() * scale, count), decimals);
        // Half of a hundredth, in ten-thousandths.
        if (price.0 * count - net.abs() * scale).abs() < 50 * scale {
            break;
        }
    }
    let (price, decimals) = price;
    let scale = 10_i128.pow(decimals);
    let width = usize::try_from(decimals).unwrap_or_default();
    let price = format!("{}.{:0width$}", price / scale, price % scale);
    let quantity = domain::decimal::to_short_text(if net < 0 { -quantity } else { quantity }, 0);
    (quantity, price)
}

/// The code of a document's kind, by UNTDID 1001.
pub(super) const fn type_code(kind: InvoiceKind) -> &'static str {
    match kind {
        InvoiceKind::Invoice => "380",
        InvoiceKind::CreditNote => "381",
    }
}
