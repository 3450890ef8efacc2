//! Headings of tables in German, French, Spanish and Dutch, each with its English equivalent. The meaning of
//! a heading is decided in English only, whatever the language of the file.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::csv_text::plain_heading;

/// English headings, each with those of other languages, all without case, spaces, punctuation and accents.
/// No word is listed twice.
const WORDS: [(&str, &str); 44] = [
    (
        "ordernumber",
        "bestellnummer bestellnr bestellungsnr bestellungsnummer auftragsnummer auftragsnr bestellid \
         numerodecommande nodecommande ncommande numcommande commandeno idcommande numerodepedido nodepedido \
         npedido numpedido idpedido pedido bestelnummer ordernummer bestelid",
    ),
    (
        "invoiceno",
        "rechnungsnummer rechnungsnr rechnung belegnummer belegnr bonnummer numerodefacture nodefacture \
         nfacture facture numerodefactura nodefactura nfactura factura factuurnummer factuurnr factuur",
    ),
    (
        "orderdate",
        "bestelldatum auftragsdatum datumderbestellung bestelltam datedecommande datecommande \
         fechadepedido fechadelpedido fechapedido besteldatum orderdatum",
    ),
    (
        "invoicedate",
        "rechnungsdatum belegdatum datedefacture datefacture fechadefactura fechafactura factuurdatum",
    ),
    ("date", "datum fecha"),
    ("time", "uhrzeit zeit heure hora tijd tijdstip"),
    (
        "orderstatus",
        "bestellstatus auftragsstatus statutdecommande statutcommande estadodelpedido estadopedido bestelstatus",
    ),
    ("status", "statut estado"),
    ("currency", "wahrung waehrung devise monnaie moneda divisa valuta munt"),
    (
        "ordertotal",
        "bestellsumme gesamtsumme gesamtbetrag auftragssumme bruttogesamt totaldelacommande totalcommande \
         montanttotal totalttc totaldelpedido totalpedido importetotal totaalbedrag ordertotaal eindtotaal",
    ),
    ("total", "gesamt summe totaal"),
    ("amount", "betrag montant importe bedrag"),
    (
        "shippingtotal",
        "versandkosten lieferkosten porto fraisdeport fraisdelivraison gastosdeenvio \
         costesdeenvio verzendkosten bezorgkosten",
    ),
    (
        "shippingtax",
        "versandsteuer mwstversand tvalivraison tvafraisdeport ivaenvio impuestodeenvio btwverzendkosten",
    ),
    ("shippingmethod", "versandart lieferart modedelivraison metododeenvio verzendmethode verzendwijze"),
    (
        "taxtotal",
        "steuerbetrag steuersumme steuern mwstbetrag mehrwertsteuerbetrag ustbetrag montanttva montantdetva \
         totaltva montantdelataxe importeiva totaliva totalimpuestos impuestos btwbedrag belastingbedrag \
         totaalbtw",
    ),
    ("tax", "steuer mwst mehrwertsteuer ust umsatzsteuer tva taxe iva impuesto btw belasting"),
    ("discount", "rabatt nachlass remise reduction rabais descuento korting"),
    ("couponcode", "gutscheincode gutschein codepromo bondereduction codigodedescuento cupon kortingscode"),
    (
        "refundedamount",
        "erstattet erstattungsbetrag erstattung rembourse montantrembourse reembolsado importereembolsado terugbetaald terugbetaling",
    ),
    (
        "customeremail",
        "kundenemail emaildesclient emailclient correoelectronico correo emaildelcliente klantemail emailadres",
    ),
    (
        "customerid",
        "kundennummer kundennr kundenid numeroclient numerodeclient idclient numerodecliente idcliente klantnummer klantid",
    ),
    (
        "customername",
        "kundenname kunde nomduclient nomclient client nombredelcliente nombrecliente cliente klantnaam klant",
    ),
    ("firstname", "vorname prenom voornaam"),
    ("lastname", "nachname nomdefamille apellido apellidos achternaam"),
    ("shippingcountry", "lieferland versandland paysdelivraison paisdeenvio verzendland"),
    ("country", "land pays pais"),
    ("shippingcity", "lieferort villedelivraison ciudaddeenvio plaatsverzending"),
    ("billingcity", "ort stadt ville ciudad poblacion plaats stad woonplaats"),
    ("shippingpostcode", "lieferplz codepostaldelivraison codigopostaldeenvio"),
    ("billingpostcode", "plz postleitzahl codepostal codigopostal"),
    (
        "billingaddress",
        "adresse rechnungsadresse adressedefacturation direccion direcciondefacturacion factuuradres adres",
    ),
    (
        "shippingaddress",
        "lieferadresse versandadresse adressedelivraison direcciondeenvio verzendadres afleveradres",
    ),
    (
        "productname",
        "produkt produktname artikel artikelname artikelbezeichnung bezeichnung produit nomduproduit \
         designation producto nombredelproducto articulo productnaam artikelnaam",
    ),
    ("description", "beschreibung descripcion omschrijving beschrijving"),
    (
        "sku",
        "artikelnummer artikelnr artnr bestandseinheit referenceproduit refproduit referencia \
         codigodearticulo artikelcode",
    ),
    ("productid", "produktid idproduit idproducto"),
    (
        "quantity",
        "menge anzahl stuck stueck stuckzahl stueckzahl quantite qte cantidad cant unidades aantal hoeveelheid",
    ),
    (
        "unitprice",
        "einzelpreis stuckpreis stueckpreis preisprostuck prixunitaire puht puttc prixunitairettc \
         preciounitario preciounidad stuksprijs eenheidsprijs prijsperstuk",
    ),
    ("price", "preis prix precio prijs"),
    (
        "linetotal",
        "positionssumme zeilensumme postensumme positionsbetrag gesamtpreis totalligne montantligne totaldelinea \
         totallinea importelinea regeltotaal",
    ),
    ("linetax", "positionssteuer steuerposition tvaligne ivalinea btwregel"),
    ("taxrate", "steuersatz mwstsatz ustsatz tauxdetva tauxtva tipodeiva tipoiva btwtarief btwpercentage"),
    (
        "paymentmethod",
        "zahlungsart zahlungsmethode modedepaiement moyendepaiement metododepago formadepago betaalmethode betaalwijze",
    ),
];

/// The English heading for each word.
static ENGLISH: LazyLock<BTreeMap<&str, &str>> = LazyLock::new(|| {
    let of = |(english, words): (&'static str, &'static str)| {
        words.split_ascii_whitespace().map(move |word| (word, english))
    };
    WORDS.into_iter().flat_map(of).collect()
});

/// A heading in English, as far as it is known; else its `plain_heading`.
pub(super) fn english(heading: &str) -> Cow<'static, str> {
    let plain = plain_heading(heading);
    let folded: String = plain.chars().map(without_accent).collect::<String>().replace('ß', "ss");
    ENGLISH.get(folded.as_str()).map_or(Cow::Owned(plain), |english| Cow::Borrowed(*english))
}

/// The column of each of these fields, by the lists of its headings in English, the surest first. A column is that of one
/// field at most, the first that takes it.
pub(super) fn places<'l>(
    headings: &[Cow<'_, str>],
    fields: impl Iterator<Item = &'l str>,
) -> Vec<Option<usize>> {
    let mut found: Vec<Option<usize>> = Vec::new();
    for names in fields {
        let mut names = names.split_ascii_whitespace();
        let place = names.find_map(|name| headings.iter().position(|heading| heading == name));
        let is_free = |place: &usize| !found.contains(&Some(*place));
        let place = place.filter(is_free);
        found.push(place);
    }
    found
}

/// Whether a list of words, with spaces between them, has this one.
pub(super) fn has_word(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|one| one == word)
}

const fn without_accent(letter: char) -> char {
    match letter {
        'ä' | 'à' | 'â' | 'á' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ö' | 'ó' | 'ô' => 'o',
        'ü' | 'ú' | 'û' | 'ù' => 'u',
        'ñ' => 'n',
        'ç' => 'c',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_english_whatever_they_are_written_in() {
        for (heading, expected) in [
            ("Bestell-Nr.", "ordernumber"),
            ("Währung", "currency"),
            ("Stückpreis", "unitprice"),
            ("MwSt-Betrag", "taxtotal"),
            ("Numéro de commande", "ordernumber"),
            ("N° commande", "ordernumber"),
            ("Quantité", "quantity"),
            ("Fecha de pedido", "orderdate"),
            ("Número de pedido", "ordernumber"),
            ("Verzendkosten", "shippingtotal"),
            ("Aantal", "quantity"),
            ("Order Total", "ordertotal"),
            ("Steuersatz", "taxrate"),
        ] {
            assert_eq!(english(heading), expected, "{heading}");
        }
    }

    #[test]
    fn no_word_says_two_things() {
        let mut seen = BTreeMap::new();
        for (english, words) in WORDS {
            for word in words.split_ascii_whitespace() {
                assert_eq!(seen.insert(word, english), None, "{word}");
                assert_eq!(super::english(word), english, "{word}");
            }
        }
    }
}
