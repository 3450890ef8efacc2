//! The words that the paper of an invoice says, in each of its languages. They are not translated with the program: a frozen
//! document prints the same for ever, so a row that layout 1 has printed is never changed. Another layout adds its own rows.
//!
//! Sources of the terms: Directive 2006/112/EC, art. 226 and the versions of it in these languages; § 14 UStG, by which
//! "Gutschrift" is only what a buyer writes; art. 242 nonies A of annex II of the CGI and art. L441-10 of the code de
//! commerce; A New Tax System (GST) Act 1999, 29-70 and 29-75 (Australia).

use crate::decimal::{self, Marks};
use crate::locale::Locale;
use crate::money::Money;
use crate::percent::Percent;
use crate::places::country_code;
use crate::quantity::Quantity;
use crate::shop::settings::Currency;
use crate::time::Day;

/// The languages, by ISO 639-1, in the order of the columns.
const LANGUAGES: [&str; 5] = ["en", "de", "fr", "nl", "es"];
/// The names of the countries in these languages, as layout 1 prints them.
const COUNTRIES: &str = include_str!("../../../assets/places/on_paper.tsv");

/// Makes the enum of the words and their table from the same rows.
macro_rules! table {
    ($($word:ident $texts:expr;)*) => {
        /// A word or sentence on paper. `{}` stands for the arguments, in this order.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[expect(missing_docs, reason = "the English beside it says what it is")]
        pub enum Word {
            $($word,)*
        }

        impl Word {
            /// Each, in the order of the table.
            pub const ALL: &'static [Self] = &[$(Self::$word,)*];

            /// The word in the languages.
            const fn texts(self) -> [&'static str; 5] {
                match self {
                    $(Self::$word => $texts,)*
                }
            }
        }
    };
}

#[rustfmt::skip]
table! {
    Invoice ["Invoice {}", "Rechnung {}", "Facture {}", "Factuur {}", "Factura {}"];
    TaxInvoice ["Tax invoice {}", "Rechnung {}", "Facture {}", "Factuur {}", "Factura {}"];
    CreditNote ["Credit note {}", "Rechnungskorrektur {}", "Avoir {}", "Creditnota {}", "Factura rectificativa {}"];
    AdjustmentNote ["Adjustment note {}", "Rechnungskorrektur {}", "Avoir {}", "Creditnota {}", "Factura rectificativa {}"];
    Corrects ["Corrects invoice {} of {}", "Korrigiert die Rechnung {} vom {}", "Annule et corrige la facture {} du {}",
        "Corrigeert factuur {} van {}", "Rectifica la factura {} de {}"];
    Rectifies ["Corrects invoice {} of {}", "Korrigiert die Rechnung {} vom {}", "Rectifie la facture {} du {}",
        "Corrigeert factuur {} van {}", "Rectifica la factura {} de {}"];

    InvoiceNumber ["Invoice number", "Rechnungsnummer", "Numéro de facture", "Factuurnummer", "Número de factura"];
    CreditNumber ["Credit note number", "Korrekturnummer", "Numéro d’avoir", "Creditnotanummer", "Número de rectificativa"];
    IssuedOn ["Date of issue", "Rechnungsdatum", "Date d’émission", "Factuurdatum", "Fecha de expedición"];
    CreditedOn ["Date of issue", "Ausstellungsdatum", "Date d’émission", "Datum", "Fecha de expedición"];
    SuppliedOn ["Date of supply", "Liefer-/Leistungsdatum", "Livraison/prestation", "Leveringsdatum", "Fecha de operación"];
    RefundedOn ["Date of refund", "Erstattungsdatum", "Date du remboursement", "Datum terugbetaling", "Fecha del reembolso"];
    Order ["Order", "Bestellung", "Commande", "Bestelling", "Pedido"];
    OfBuyer ["Customer’s {}", "{} des Kunden", "{} du client", "{} klant", "{} del cliente"];

    BuyerReference ["Your reference", "Ihre Referenz", "Votre référence", "Uw referentie", "Su referencia"];
    PurchaseOrder ["Your order", "Ihre Bestellung", "Votre commande", "Uw bestelling", "Su pedido"];

    VatNumber ["VAT number", "USt-IdNr.", "N° TVA", "Btw-nummer", "NIF-IVA"];
    Abn ["ABN", "ABN", "ABN", "ABN", "ABN"];
    GstHstNumber ["GST/HST number", "GST/HST-Nummer", "N° TPS/TVH", "GST/HST-nummer", "N.º GST/HST"];
    GstNumber ["GST number", "GST-Nummer", "N° GST", "GST-nummer", "N.º GST"];
    SwissNumber ["UID", "UID", "IDE", "UID", "UID"];
    TaxNumber ["Tax number", "Steuernummer", "Numéro fiscal", "Fiscaal nummer", "NIF"];
    Register ["Company number", "Handelsregister", "Immatriculation", "Handelsregister", "Registro Mercantil"];

    Description ["Description", "Bezeichnung", "Désignation", "Omschrijving", "Descripción"];
    Quantity ["Quantity", "Menge", "Quantité", "Aantal", "Cantidad"];
    UnitPrice ["Net unit price", "Einzelpreis netto", "Prix unitaire HT", "Prijs excl. btw", "Precio sin impuestos"];
    NetAmount ["Net amount", "Netto", "Montant HT", "Bedrag excl. btw", "Importe neto"];
    Vat ["VAT", "USt.", "TVA", "Btw", "IVA"];
    Tax ["Tax", "Steuer", "Taxe", "Belasting", "Impuesto"];

    NetTotal ["Net total", "Summe netto", "Total HT", "Totaal excl. btw", "Total neto"];
    Discount ["A discount of {} is taken off already", "Ein Rabatt von {} ist bereits abgezogen",
        "Une remise de {} est déjà déduite", "Een korting van {} is al afgetrokken", "Ya se ha deducido un descuento de {}"];
    TaxOn ["{} on {}", "{} auf {}", "{} sur {}", "{} over {}", "{} sobre {}"];
    TaxOnGross ["{} on {} ({} with tax)", "{} auf {} (brutto {})", "{} sur {} (TTC {})", "{} over {} (incl. btw {})",
        "{} sobre {} (con impuestos {})"];
    NoTax ["Not taxed", "Ohne Umsatzsteuer", "Sans taxe", "Zonder btw", "Sin impuesto"];
    Total ["Total", "Gesamtbetrag", "Total", "Totaal", "Total"];
    TotalWithTax ["Total", "Gesamtbetrag", "Total TTC", "Totaal incl. btw", "Total"];
    TotalCredited ["Total credited", "Gesamtbetrag der Korrektur", "Total de l’avoir", "Totaal gecrediteerd", "Total abonado"];

    Terms ["Payment terms", "Zahlungsbedingungen", "Conditions de règlement", "Betalingsvoorwaarden", "Condiciones de pago"];
    PaidOn ["Paid on", "Bezahlt am", "Payée le", "Betaald op", "Pagada el"];
    BankAccount ["Bank account", "Bankverbindung", "Compte bancaire", "Bankrekening", "Cuenta bancaria"];
    Page ["Page {} of {}", "Seite {} von {}", "Page {} sur {}", "Pagina {} van {}", "Página {} de {}"];

    ReverseCharge ["Reverse charge: the customer is liable for the tax", "Steuerschuldnerschaft des Leistungsempfängers",
        "Autoliquidation", "Btw verlegd", "Inversión del sujeto pasivo"];
    ReverseChargeOf ["{}, {} ({} of {})", "{}, {} ({} von {})", "{}, {} ({} de {})", "{}, {} ({} van {})", "{}, {} ({} de {})"];
    IntraCommunity ["Exempt intra-Community supply ({})", "Steuerfreie innergemeinschaftliche Lieferung ({})",
        "Exonération de TVA, livraison intracommunautaire ({})", "Vrijgestelde intracommunautaire levering ({})",
        "Entrega intracomunitaria exenta ({})"];
    ExportFromUnion ["Exempt export supply ({})", "Steuerfreie Ausfuhrlieferung ({})",
        "Exonération de TVA, exportation ({})", "Uitvoer, vrijgesteld van btw ({})", "Exportación exenta ({})"];
    Export ["Export, no tax charged", "Steuerfreie Ausfuhrlieferung", "Exportation, sans taxe", "Uitvoer, zonder belasting",
        "Exportación sin impuesto"];
    Exempt ["Exempt from tax", "Steuerfreier Umsatz", "Exonéré de taxe", "Vrijgesteld van belasting", "Exento de impuesto"];
    Article ["Article {} of Directive 2006/112/EC", "Artikel {} der Richtlinie 2006/112/EG",
        "article {} de la directive 2006/112/CE", "artikel {} van Richtlijn 2006/112/EG",
        "artículo {} de la Directiva 2006/112/CE"];
    IncludesGst ["Total price includes GST", "Der Gesamtpreis enthält GST", "Le prix total comprend la GST",
        "De totaalprijs is inclusief GST", "El precio total incluye el GST"];
    LatePaymentInFrance [
        "Late payment: penalties at the refinancing rate of the European Central Bank plus 10 percentage points are due \
        without a reminder, and a fixed compensation of €40 for the costs of recovery (art. L441-10 and D441-5 of the French \
        commercial code). No discount for early payment.",
        "Bei Zahlungsverzug: ohne Mahnung Verzugszinsen in Höhe des Refinanzierungssatzes der Europäischen Zentralbank \
        zuzüglich 10 Prozentpunkten sowie eine Pauschale von 40 € für Beitreibungskosten (Art. L441-10 und D441-5 des \
        französischen Handelsgesetzbuchs). Kein Skonto bei vorzeitiger Zahlung.",
        "En cas de retard de paiement : pénalités exigibles sans rappel au taux de refinancement de la Banque centrale \
        européenne majoré de 10 points de pourcentage, et indemnité forfaitaire pour frais de recouvrement de 40 € (art. \
        L441-10 et D441-5 du code de commerce). Pas d’escompte pour paiement anticipé.",
        "Bij te late betaling: zonder aanmaning rente tegen de herfinancieringsrente van de Europese Centrale Bank plus 10 \
        procentpunten, en een vaste vergoeding van € 40 voor invorderingskosten (art. L441-10 en D441-5 van het Franse \
        wetboek van koophandel). Geen korting bij vroegtijdige betaling.",
        "En caso de demora: intereses exigibles sin recordatorio al tipo de refinanciación del Banco Central Europeo más 10 \
        puntos porcentuales, e indemnización fija de 40 € por gastos de cobro (arts. L441-10 y D441-5 del código de comercio \
        francés). Sin descuento por pronto pago."
    ];
}

/// A language of paper: its words, numbers and dates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaperWords {
    /// The column of the table.
    language: usize,
}

impl PaperWords {
    /// The words of a language by ISO 639-1; English for one that the table does not have.
    pub fn of(language: &str) -> Self {
        Self { language: LANGUAGES.iter().position(|code| *code == language).unwrap_or_default() }
    }

    /// The entry of this language in a row of the table.
    pub(crate) fn pick<T: Copy>(self, row: [T; 5]) -> T {
        let [english, ..] = row;
        row.get(self.language).copied().unwrap_or(english)
    }

    /// A word without anything filled in.
    pub fn word(self, word: Word) -> &'static str {
        self.pick(word.texts())
    }

    /// A word with each `{}` filled in.
    pub fn filled(self, word: Word, with: &[&str]) -> String {
        let mut with = with.iter().copied();
        let mut parts = self.word(word).split("{}");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| text + with.next().unwrap_or_default() + part)
    }

    /// A day: `17 October 2026`, `17.10.2026`.
    pub fn day(self, day: Day) -> String {
        let pattern = self.pick(["%-d %B %Y", "%d.%m.%Y", "%d/%m/%Y", "%d-%m-%Y", "%d/%m/%Y"]);
        day.date().format(pattern).to_string()
    }

    /// An amount without its currency: `1,234.50`.
    pub fn amount(self, amount: Money, currency: Currency) -> String {
        self.number(&amount.to_text(currency.decimals()))
    }

    /// An amount with its currency: `£1,234.50`, `1.234,50 €`. A sign that several currencies have is their code.
    pub fn with_currency(self, amount: Money, currency: Currency) -> String {
        let number = self.amount(amount, currency);
        let sign = match currency.sign() {
            "$" | "¥" => currency.code(),
            sign => sign,
        };
        match LANGUAGES.get(self.language) {
            Some(&"en") if sign != currency.code() => format!("{sign}{number}"),
            Some(&("en" | "nl")) => format!("{sign}\u{a0}{number}"),
            _ => format!("{number}\u{a0}{sign}"),
        }
    }

    /// A percentage: `20%`, `9,975 %`.
    pub fn percent(self, percent: Percent) -> String {
        Locale::percent(&self, &self.number(&percent.to_short_text()))
    }

    /// A quantity, without zeros at its end.
    pub fn quantity(self, quantity: Quantity) -> String {
        self.number(&quantity.to_text())
    }

    /// The net price of one, with the decimals of the currency, or as many as it takes for the quantity to give the net
    /// amount again, four at most. `None` for a quantity of 0.
    pub fn unit_price(self, net: Money, quantity: Quantity, currency: Currency) -> Option<String> {
        let (net, scale) = (i128::from(net.ten_thousandths()), i128::from(decimal::SCALE));
        let quantity = i128::from(quantity.ten_thousandths());
        if quantity == 0 {
            return None;
        }
        let one = i64::try_from(decimal::divided(net * scale, quantity)).ok()?;
        let gives = |places: &u32| {
            let product = decimal::divided(i128::from(decimal::round(one, *places)) * quantity, scale);
            i64::try_from(product).map(|net| decimal::round(net, currency.decimals())).map(i128::from)
                == Ok(net)
        };
        let places = (currency.decimals()..decimal::PLACES).find(gives).unwrap_or(decimal::PLACES);
        Some(self.number(&decimal::to_text(one, places)))
    }

    /// The name of a country by its code; any other text as it is.
    pub fn country(self, country: &str) -> String {
        let code = country_code(country);
        let row = COUNTRIES.lines().find_map(|line| line.strip_prefix(code.as_str())?.strip_prefix('\t'));
        let name = row.and_then(|names| names.split('\t').nth(self.language));
        name.unwrap_or(country.trim()).to_owned()
    }

    fn number(self, plain: &str) -> String {
        decimal::grouped(plain, self.marks())
    }
}

impl Locale for PaperWords {
    fn code(&self) -> &'static str {
        self.pick(LANGUAGES)
    }

    fn marks(&self) -> Marks {
        let (thousands, decimals) =
            self.pick([(',', '.'), ('.', ','), ('\u{a0}', ','), ('.', ','), ('.', ',')]);
        Marks { thousands, decimals }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::countries;

    #[test]
    fn all_languages_have_all_words_and_fill_in_the_same() {
        for word in Word::ALL {
            let fields = word.texts().map(|text| text.matches("{}").count());
            assert!(fields.iter().all(|count| *count == fields[0]), "{word:?}");
            assert!(word.texts().iter().all(|text| !text.trim().is_empty()), "{word:?}");
        }
        let german = PaperWords::of("de");
        assert_eq!(german.filled(Word::Page, &["{}", "3"]), "Seite {} von 3");
        assert_eq!((PaperWords::of("fi").code(), german.code()), ("en", "de"));
        for place in countries() {
            assert!(COUNTRIES.contains(&format!("{}\t", place.code)), "{place:?}");
        }
        assert!(COUNTRIES.lines().all(|line| line.split('\t').count() == 6));
        assert_eq!((german.country("Austria"), german.country("Mars")), ("Österreich".into(), "Mars".into()));
    }

    #[test]
    fn amounts_are_written_as_in_the_language() {
        for (language, currency, expected) in [
            ("en", "GBP", "£1,234.50"),
            ("en", "CAD", "CAD\u{a0}1,234.50"),
            ("de", "EUR", "1.234,50\u{a0}€"),
            ("fr", "CAD", "1\u{a0}234,50\u{a0}CAD"),
            ("nl", "EUR", "€\u{a0}1.234,50"),
            ("en", "JPY", "JPY\u{a0}1,235"),
            ("es", "KWD", "1.234,500\u{a0}KWD"),
        ] {
            let amount = Money::parse("1234.50").unwrap();
            let currency = Currency::parse(currency).unwrap();
            assert_eq!(PaperWords::of(language).with_currency(amount, currency), expected);
        }
    }

    #[test]
    fn a_unit_price_gives_its_net_amount_again() {
        for (net, quantity, currency, expected) in [
            ("10.00", "2", "EUR", Some("5.00")),
            ("10.00", "3", "EUR", Some("3.333")),
            ("16.81", "2", "EUR", Some("8.405")),
            ("1", "30000", "EUR", Some("0.0000")),
            ("1000", "3", "JPY", Some("333.3")),
            ("7.5", "0.25", "EUR", Some("30.00")),
            ("4.20", "0", "EUR", None),
        ] {
            let currency = Currency::parse(currency).unwrap();
            let (net, quantity) = (Money::parse(net).unwrap(), Quantity::parse(quantity).unwrap());
            let found = PaperWords::of("en").unit_price(net, quantity, currency);
            assert_eq!(found.as_deref(), expected, "{net:?} / {quantity:?}");
        }
    }
}
