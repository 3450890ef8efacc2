//! A country's demands on invoices, as far as this program knows them: where it may not issue any, notices,
//! and missing details. The laws are those of `assets/invoicing`; it is no legal advice.

use super::laws::{Circumstance, Law, Rule, laws};
use super::{Buyer, Invoice, InvoiceTax, Seller, TaxCategory};
use crate::money::Money;
use crate::places::address::Address;
use crate::places::european_union::{is_member, trade_goods_within, vat_country};
use crate::places::{country_in_sentence, country_text, country_typed};
use crate::shop::country_defaults::countries_with;
use crate::shop::settings::Currency;
use crate::table::Cell;
use crate::text;
use crate::text::Text;

/// The words of a small business of a country on invoices that charge no tax; empty where they are not known.
pub fn small_business_words(country: &str) -> &'static str {
    laws(country, Rule::SmallBusiness).next().map_or("", |law| law.words)
}

/// The reason why this program issues no invoices for shops of a country; `None` where it does.
pub fn refusal(country: &str) -> Option<Text> {
    let law = laws(country, Rule::Cleared).next()?;
    Some(text!(
        "Invoices of shops in {country} are issued through {system}, which this program cannot do: \
         issue them there",
        country = country_text(country),
        system = law.name
    ))
}

/// A notice about invoices of a country's shops in a currency; `None` without any. Tax in another currency
/// than the country's is that of art. 230 of the VAT directive, and of the United Kingdom's notice 700.
pub fn notice(country: &str, currency: Currency) -> Option<Text> {
    let is_foreign = is_vat_country(country) && !countries_with(currency).any(|one| one == country);
    let of_currency = is_foreign.then(|| {
        text!(
            "The tax must also be shown in the currency of {country}, and this program knows no \
             exchange rates: write it on the printed invoice",
            country = country_in_sentence(country)
        )
    });
    let of_laws = laws(country, Rule::Notice).map(|law| {
        let day = law.day.map_or(Cell::Empty, Cell::from);
        let place = Cell::from(country_in_sentence(country));
        Text::of(law.words, [("country", place), ("system", law.name.into()), ("day", day)])
    });
    Text::sentences(of_currency.into_iter().chain(of_laws))
}

/// The place where a missing detail is to be entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissingPlace {
    /// In the settings of the shop.
    Shop,
    /// The order or its customer.
    Order,
    /// Nowhere: an electronic invoice cannot be made of it.
    Nowhere,
}

/// Something that an invoice lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing {
    /// The missing detail, in a sentence without its full stop.
    pub what: Text,
    /// The place to enter it.
    pub place: MissingPlace,
}

/// Details of an order's document that the law of the shop's country demands and it lacks. `to` is the
/// address that the order goes to.
pub fn missing(document: &Invoice, to: &Address) -> Vec<Missing> {
    let country = document.seller.address.country.as_str();
    let asked = Asked::of(document, to);
    let mut missing: Vec<Missing> = of_every_seller(&document.seller).collect();
    missing.extend(asked.of_seller());
    missing.extend(asked.of_buyer());
    if document.lines.iter().any(|line| line.name.is_empty()) {
        missing.push(Missing {
            what: text!("An item has no name: write it on the order"),
            place: MissingPlace::Order,
        });
    }
    missing.extend(asked.of_owed());
    let unexplained = |tax: &&InvoiceTax| tax.category == TaxCategory::Exempt && tax.name.is_empty();
    if is_vat_country(country)
        && let Some(tax) = document.taxes.iter().find(unexplained)
    {
        let amount = tax.taxable;
        // A reason is that of a whole order.
        let what = if document.tax == Money::ZERO {
            text!("Write on the order why no tax is charged on {amount}", amount)
        } else {
            text!(
                "No tax is charged on {amount}: add a rate that applies to it, to shipping too, or mark its tax class as exempt",
                amount
            )
        };
        missing.push(Missing { what, place: MissingPlace::Order });
    }
    missing
}

/// True if the law of the seller's country demands the rate of a tax that the buyer owes, on an order to `to`.
pub fn says_owed_rate(home: &str, to: &str) -> bool {
    let is = |circumstance: &Circumstance| match circumstance {
        Circumstance::Home => vat_country(to) == vat_country(home),
        other => *other == Circumstance::ReverseCharge,
    };
    laws(home, Rule::OwedRate).any(|law| law.circumstances.iter().all(is))
}

fn is_vat_country(country: &str) -> bool {
    is_member(country) || country == "GB"
}

/// Missing details of the seller that every invoice names, whatever the law.
pub(super) fn of_every_seller(seller: &Seller) -> impl Iterator<Item = Missing> {
    let (settings, address) = (&seller.settings, &seller.address);
    let rows = [
        (settings.legal_name.is_empty(), text!("The shop's legal name is missing")),
        (settings.street.is_empty(), text!("The shop's street is missing")),
        (address.city.is_empty(), text!("The shop's city is missing")),
        (address.country.is_empty(), text!("The shop's country is missing")),
    ];
    let rows = rows.into_iter().filter(|(is_missing, _)| *is_missing);
    rows.map(|(_, what)| Missing { what, place: MissingPlace::Shop })
}

/// The demands of a country's laws on a document.
struct Asked<'d> {
    document: &'d Invoice,
    /// The seller's country.
    home: &'d str,
    /// The country that the order goes to; the buyer's country where the order has none.
    to: String,
}

impl<'d> Asked<'d> {
    fn of(document: &'d Invoice, to: &Address) -> Self {
        let of_buyer = document.buyer.as_ref().map(|buyer| &buyer.address.country);
        let to = Some(&to.country).filter(|country| !country.is_empty()).or(of_buyer);
        Self {
            document,
            home: &document.seller.address.country,
            to: to.map(|country| country_typed(country)).unwrap_or_default(),
        }
    }

    /// The law that asks for something; `None` where none does. Of laws for the same circumstances the closest decides, or
    /// the closest of those with an amount in the document's currency.
    fn by(&self, rule: Rule) -> Option<&'static Law> {
        let (gross, currency) = (self.document.gross, self.document.currency);
        let all: Vec<&Law> = laws(self.home, rule).collect();
        let decides = |law: &Law| {
            let alike = || all.iter().filter(|other| other.circumstances == law.circumstances);
            let first = alike().find(|other| other.threshold.is_in(currency)).or_else(|| alike().next());
            first.is_some_and(|first| std::ptr::eq(*first, law))
        };
        let holds = |law: &Law| {
            law.threshold.is_exceeded_by(gross, currency)
                && law.circumstances.iter().all(|circumstance| self.is(*circumstance))
        };
        all.iter().copied().find(|law| decides(law) && holds(law))
    }

    fn is(&self, circumstance: Circumstance) -> bool {
        let has = |category| self.document.taxes.iter().any(|tax| tax.category == category);
        let is_home = vat_country(&self.to) == vat_country(self.home);
        match circumstance {
            Circumstance::Taxed => self.document.tax != Money::ZERO,
            Circumstance::Business => {
                let buyer = self.document.buyer.as_ref();
                buyer.is_some_and(|buyer| !buyer.vat_number.is_empty() || !buyer.contact.is_empty())
            }
            Circumstance::Home => is_home,
            Circumstance::Abroad => !is_home,
            Circumstance::Union => trade_goods_within(self.home, &self.to),
            Circumstance::IntraCommunity => has(TaxCategory::IntraCommunity),
            Circumstance::ReverseCharge => has(TaxCategory::ReverseCharge),
        }
    }

    /// Missing details of the seller that a law demands.
    fn of_seller(&self) -> impl Iterator<Item = Missing> {
        let settings = &self.document.seller.settings;
        let lacks = |text: &str, rule| if text.is_empty() { self.by(rule) } else { None };
        let vat = lacks(&settings.vat_number, Rule::VatNumber);
        let any = [&settings.vat_number, &settings.tax_number].map(String::as_str).concat();
        let number = lacks(&any, Rule::Number).filter(|_| vat.is_none());
        let register = lacks(&settings.register, Rule::Register);
        let rows = [
            vat.map(|law| (law, text!("The shop's VAT number is missing"))),
            number.map(|law| (law, text!("The shop's VAT number or tax number is missing"))),
            register.map(|law| {
                let what = text!(
                    "The shop's {number} is missing: write it as {field}",
                    number = law.name,
                    field = Text::new("Register")
                );
                (law, what)
            }),
            lacks(&settings.terms, Rule::Terms)
                .filter(|_| self.document.paid_on.is_none())
                .map(|law| (law, text!("The shop's payment terms, with the day of payment, are missing"))),
        ];
        rows.into_iter().flatten().map(|(law, what)| asked(law, what, MissingPlace::Shop))
    }

    /// The taxes that the buyer owes at a rate which is not known.
    fn of_owed(&self) -> impl Iterator<Item = Missing> {
        let law = self.by(Rule::OwedRate);
        let is_unknown =
            |tax: &&InvoiceTax| tax.category == TaxCategory::ReverseCharge && tax.name.is_empty();
        let unknown = self.document.taxes.iter().filter(is_unknown);
        unknown.filter_map(move |tax| {
            let amount = tax.taxable;
            let what = text!(
                "The rate of the tax that the buyer owes on {amount} is not known: add it to the rates of the shop",
                amount
            );
            law.map(|law| asked(law, what, MissingPlace::Order))
        })
    }

    /// Missing details of a buyer whom the document has to name.
    fn of_buyer(&self) -> impl Iterator<Item = Missing> {
        let none = Buyer::default();
        let buyer = self.document.buyer.as_ref().unwrap_or(&none);
        let Address { street, city, country, .. } = &buyer.address;
        let is_whole = [street, city, country].into_iter().all(|part| !part.is_empty());
        let whole = self.by(Rule::Buyer);
        let is_nobody = buyer.name.is_empty();
        let rows = [
            whole
                .or_else(|| self.by(Rule::BuyerName))
                .filter(|_| is_nobody)
                .map(|law| (law, text!("The buyer's name is missing: choose a customer"))),
            whole.filter(|_| !is_nobody && !is_whole).map(|law| {
                (law, text!("The buyer's address is incomplete: street, city and country are needed"))
            }),
            self.by(Rule::BuyerVatNumber)
                .filter(|_| buyer.vat_number.is_empty())
                .map(|law| (law, text!("The buyer's VAT number is missing"))),
        ];
        rows.into_iter().flatten().map(|(law, what)| asked(law, what, MissingPlace::Order))
    }
}

/// A missing detail, with the law that demands it.
fn asked(law: &Law, what: Text, place: MissingPlace) -> Missing {
    Missing { what: text!("{what} ({law})", what, law = law.source), place }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::invoice::settings::InvoiceSettings;
    use crate::time::Day;

    /// An invoice of a whole seller to nobody, with tax unless it is of another category.
    fn document(country: &str, currency: &str, gross: &str, category: TaxCategory) -> Invoice {
        let settings = InvoiceSettings {
            legal_name: "Mugs".to_owned(),
            street: "Street 1".to_owned(),
            vat_number: "1".to_owned(),
            tax_number: "2".to_owned(),
            register: "3".to_owned(),
            terms: "14 days".to_owned(),
            ..InvoiceSettings::default()
        };
        let address = Address { city: "Town".to_owned(), ..Address::of_country(country) };
        let gross = Money::parse(gross).unwrap();
        let tax = if category == TaxCategory::Standard { Money::parse("1").unwrap() } else { Money::ZERO };
        Invoice {
            currency: Currency::parse(currency).unwrap(),
            seller: Seller { address, settings, ..Seller::default() },
            // The rate that the buyer owes.
            taxes: vec![InvoiceTax {
                category,
                name: "20".to_owned(),
                taxable: gross,
                tax,
                ..InvoiceTax::default()
            }],
            tax,
            gross,
            ..Invoice::default()
        }
    }

    fn buyer(vat_number: &str, contact: &str) -> Buyer {
        let address =
            Address { street: "Street 2".to_owned(), city: "City".to_owned(), ..Address::of_country("XX") };
        let [vat_number, contact] = [vat_number, contact].map(str::to_owned);
        Buyer { name: "Tea".to_owned(), contact, address, vat_number, ..Buyer::default() }
    }

    fn lacks(document: &Invoice, to: &str) -> String {
        let missing = missing(document, &Address::of_country(to));
        missing.iter().map(|one| one.what.to_string()).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn a_buyer_is_asked_for_above_the_limit_of_the_country() {
        for (country, currency, small, large) in [
            ("AT", "EUR", "400", "400.01"),
            ("AU", "AUD", "999.99", "1000"),
            ("BE", "EUR", "100", "100.01"),
            ("CA", "CAD", "499.99", "500"),
            ("CZ", "CZK", "10000", "10000.01"),
            ("CZ", "EUR", "100", "100.01"),
            ("DE", "EUR", "250", "250.01"),
            ("DK", "DKK", "2999.99", "3000"),
            ("FR", "EUR", "100", "100.01"),
            ("GB", "GBP", "250", "250.01"),
            ("IE", "EUR", "100", "100.01"),
            ("NL", "EUR", "100", "100.01"),
            ("NZ", "NZD", "1000", "1000.01"),
            ("SE", "SEK", "4000", "4000.01"),
            // No limit is known in this currency.
            ("DE", "USD", "", "0.01"),
            ("US", "USD", "1000000", ""),
            ("CH", "CHF", "1000000", ""),
        ] {
            for (gross, is_asked) in
                [(small, false), (large, true)].into_iter().filter(|(of, _)| !of.is_empty())
            {
                let mut document = document(country, currency, gross, TaxCategory::Standard);
                let nobody = lacks(&document, country);
                assert_eq!(nobody.contains("The buyer's name"), is_asked, "{country} {gross}: {nobody}");
                assert_eq!(nobody.is_empty(), !is_asked, "{country} {gross}: {nobody}");
                // A name alone is enough in Australia, Canada and New Zealand.
                document.buyer = Some(Buyer { name: "Tea".to_owned(), ..Buyer::default() });
                let is_whole = is_asked && !["AU", "CA", "NZ"].contains(&country);
                let named = lacks(&document, country);
                assert_eq!(named.contains("address is incomplete"), is_whole, "{country} {gross}: {named}");
            }
        }
    }

    #[test]
    fn no_invoice_across_a_border_or_in_reverse_charge_is_small() {
        use TaxCategory::{Export, IntraCommunity, ReverseCharge, Standard};
        for (country, category, to, expected) in [
            ("DE", Standard, "DE", ""),
            ("DE", Standard, "", ""),
            ("DE", Standard, "AT", "The buyer's name is missing: choose a customer (art. 220a(2)"),
            ("FR", Standard, "Germany", "The buyer's name is missing"),
            ("SE", Standard, "XI", "The buyer's name is missing"),
            ("DE", Standard, "CH", ""),
            ("DE", Export, "CH", ""),
            ("GB", Standard, "DE", ""),
            ("DE", IntraCommunity, "AT", "The buyer's name is missing"),
            ("XI", IntraCommunity, "DE", "The buyer's name is missing"),
            ("DE", ReverseCharge, "AT", "The buyer's name is missing"),
            ("DE", ReverseCharge, "DE", "The buyer's name is missing"),
            ("GB", ReverseCharge, "GB", "The buyer's name is missing"),
            ("US", ReverseCharge, "DE", "The buyer's name is missing"),
        ] {
            let currency = match country {
                "GB" => "GBP",
                "SE" => "SEK",
                _ => "EUR",
            };
            let found = lacks(&document(country, currency, "1", category), to);
            let is_right = found.contains(expected) && found.is_empty() == expected.is_empty();
            assert!(is_right, "{country} {to}: {found}");
        }
    }

    #[test]
    fn a_vat_number_of_the_buyer_is_asked_for_where_the_buyer_owes_the_tax() {
        use TaxCategory::{IntraCommunity, ReverseCharge, Standard};
        for (country, gross, category, to, contact, is_asked) in [
            ("DE", "1", IntraCommunity, "AT", "", true),
            ("DE", "1", ReverseCharge, "AT", "", true),
            // § 14a(5) UStG.
            ("DE", "1", ReverseCharge, "DE", "", false),
            ("AT", "1", ReverseCharge, "AT", "", true),
            ("NL", "1", ReverseCharge, "NL", "", true),
            ("GB", "1", ReverseCharge, "GB", "", true),
            // § 11(1) UStG 1994.
            ("AT", "10000", Standard, "AT", "Eva", false),
            ("AT", "10000.01", Standard, "AT", "Eva", true),
            ("AT", "10000.01", Standard, "AT", "", false),
            ("AT", "10000.01", Standard, "DE", "Eva", false),
            ("DE", "10000.01", Standard, "DE", "Eva", false),
        ] {
            let currency = if country == "GB" { "GBP" } else { "EUR" };
            let mut document = document(country, currency, gross, category);
            document.buyer = Some(buyer("", contact));
            let found = lacks(&document, to);
            let expected = "The buyer's VAT number is missing";
            let is_right = found.contains(expected) == is_asked && found.is_empty() != is_asked;
            assert!(is_right, "{country} {to} {gross}: {found}");
            document.buyer = Some(buyer("U1", contact));
            assert_eq!(lacks(&document, to), "", "{country} {to} {gross}");
        }
    }

    #[test]
    fn a_seller_is_known_by_the_numbers_that_its_country_asks_for() {
        use TaxCategory::{Exempt, IntraCommunity, ReverseCharge, Standard};
        let either = "The shop's VAT number or tax number is missing";
        let vat = "The shop's VAT number is missing";
        let directive = "The shop's VAT number is missing (art. 226(3) of Directive 2006/112/EC)";
        for (country, currency, gross, category, to, settings, expected) in [
            ("DE", "EUR", "1", Standard, "DE", ["", "2", "", ""], ""),
            (
                "DE",
                "EUR",
                "1",
                Standard,
                "DE",
                ["", "", "", ""],
                "tax number is missing (§ 14 Abs. 4 Nr. 2 UStG)",
            ),
            ("AT", "EUR", "1", Standard, "AT", ["", "", "", ""], "tax number is missing (art. 226(3)"),
            ("DE", "EUR", "1", Standard, "AT", ["", "2", "", ""], ""),
            ("DE", "EUR", "1", IntraCommunity, "AT", ["", "2", "", ""], directive),
            ("DE", "EUR", "1", IntraCommunity, "AT", ["", "", "", ""], directive),
            ("DE", "EUR", "1", IntraCommunity, "AT", ["1", "", "", ""], ""),
            ("DE", "EUR", "1", ReverseCharge, "AT", ["", "2", "", ""], directive),
            ("DE", "EUR", "1", ReverseCharge, "DE", ["", "2", "", ""], ""),
            ("DE", "EUR", "1", ReverseCharge, "CH", ["", "2", "", ""], ""),
            ("GB", "GBP", "1", ReverseCharge, "DE", ["", "2", "", ""], ""),
            ("GB", "GBP", "1", Standard, "GB", ["", "", "", ""], either),
            ("AU", "AUD", "1", Exempt, "AU", ["", "", "", ""], either),
            ("CA", "CAD", "99.99", Standard, "CA", ["", "", "", ""], ""),
            ("CA", "CAD", "100", Standard, "CA", ["", "", "", ""], either),
            ("CA", "CAD", "100", Exempt, "CA", ["", "", "", ""], ""),
            ("NZ", "NZD", "200", Standard, "NZ", ["", "", "", ""], ""),
            ("NZ", "NZD", "200.01", Standard, "NZ", ["", "", "", ""], either),
            ("NZ", "NZD", "200.01", Standard, "NZ", ["", "2", "", ""], ""),
            ("CH", "CHF", "1", Standard, "CH", ["", "2", "", ""], vat),
            ("CH", "CHF", "1", Standard, "CH", ["1", "", "", ""], ""),
            ("CH", "CHF", "1", Exempt, "CH", ["", "", "", ""], ""),
            ("US", "USD", "1", Standard, "US", ["", "", "", ""], ""),
            (
                "FR",
                "EUR",
                "1",
                Standard,
                "FR",
                ["1", "", "", "x"],
                "The shop's SIREN/SIRET is missing: write it as Register",
            ),
            ("FR", "EUR", "1", Standard, "FR", ["1", "", "3", ""], "payment terms, with the day of payment"),
            ("FR", "EUR", "1", Standard, "FR", ["1", "", "3", "x"], ""),
        ] {
            let mut document = document(country, currency, gross, category);
            document.buyer = Some(buyer("U1", "Eva"));
            if category == Exempt {
                "a reason".clone_into(&mut document.taxes[0].name);
            }
            let of = &mut document.seller.settings;
            let [vat_number, tax_number, register, terms] = settings.map(str::to_owned);
            *of = InvoiceSettings { vat_number, tax_number, register, terms, ..of.clone() };
            let found = lacks(&document, to);
            let is_right = found.contains(expected) && found.is_empty() == expected.is_empty();
            assert!(is_right && !found.contains("; "), "{country} {to} {gross} {settings:?}: {found}");
        }
        // Terms are those between businesses.
        let mut document = document("FR", "EUR", "1", Standard);
        document.seller.settings.terms.clear();
        assert_eq!(lacks(&document, "FR"), "");
    }

    #[test]
    fn a_country_that_clears_invoices_is_refused_with_its_system() {
        for (country, system) in [
            ("AL", "Fiskalizimi"),
            ("AR", "ARCA"),
            ("BR", "NF-e"),
            ("CL", "SII"),
            ("CO", "DIAN"),
            ("ES", "Veri*factu"),
            ("GR", "myDATA"),
            ("HR", "Fiskalizacija 2.0"),
            ("HU", "Online Számla"),
            ("IT", "SdI"),
            ("KE", "eTIMS"),
            ("ME", "EFI"),
            ("MX", "CFDI"),
            ("PL", "KSeF"),
            ("PT", "ATCUD"),
            ("RO", "RO e-Factura"),
            ("RS", "SEF"),
            ("SA", "ZATCA"),
            ("TR", "e-Fatura"),
            ("VN", "hóa đơn điện tử"),
        ] {
            let refused = refusal(country).map(|text| text.to_string()).unwrap_or_default();
            assert!(refused.contains(&format!("issued through {system}, which")), "{country}: {refused}");
        }
        let open = [
            "AT", "AU", "BE", "CA", "CH", "DE", "DK", "FR", "GB", "IE", "IN", "JP", "NL", "NZ", "SE", "US",
            "",
        ];
        assert!(open.into_iter().all(|country| refusal(country).is_none()));
    }

    #[test]
    fn what_is_to_be_known_is_said_with_its_day() {
        for (country, currency, expected) in [
            ("BE", "EUR", "Between businesses in Belgium, invoices go through Peppol from 2026-01-01 on"),
            ("SK", "EUR", "Between businesses in Slovakia, invoices go through Peppol from 2027-01-01 on"),
            ("LV", "EUR", "Between businesses in Latvia, invoices are electronic from 2028-01-01 on"),
            ("DE", "EUR", "in Germany, invoices are electronic from 2027-01-01 on"),
            ("FR", "EUR", "through an approved platform from 2027-09-01 on"),
            ("IN", "INR", "Larger firms in India issue invoices through IRP"),
            ("BE", "USD", "write it on the printed invoice. Between businesses in Belgium"),
            ("GB", "EUR", "The tax must also be shown in the currency of the United Kingdom"),
            ("GB", "GBP", ""),
            ("AT", "EUR", ""),
            ("US", "EUR", ""),
        ] {
            let said = notice(country, Currency::parse(currency).unwrap());
            let said = said.map(|text| text.to_string()).unwrap_or_default();
            assert!(said.contains(expected) && said.is_empty() == expected.is_empty(), "{country}: {said}");
        }
    }

    #[test]
    fn what_was_paid_needs_no_terms() {
        let mut document = document("FR", "EUR", "500", TaxCategory::Standard);
        document.seller.settings.terms.clear();
        document.buyer = Some(buyer("FR40303265045", ""));
        for (paid_on, expected) in [(None, true), (Day::parse("2026-11-28"), false)] {
            document.paid_on = paid_on;
            let missing = missing(&document, &Address::of_country("FR"));
            let asks = missing.iter().any(|one| one.what.to_string().contains("payment terms"));
            assert_eq!(asks, expected, "{missing:?}");
        }
    }
}
