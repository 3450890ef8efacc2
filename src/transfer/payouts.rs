//! Files that say what a marketplace or a payment service pays out, by `assets/importing/payouts.tsv`: fees, transfers and amounts
//! after them. Their sales are in another file.

use std::borrow::Cow;
use std::sync::LazyLock;

use super::heading_words::english;
use domain::text;
use domain::text::Text;

/// A heading in English.
type Heading = Cow<'static, str>;

/// The systems, each with the headings of a file of payouts, in English.
static FILES: LazyLock<Vec<(&str, Vec<Heading>)>> = LazyLock::new(|| {
    let rows = include_str!("../../assets/importing/payouts.tsv").lines().skip(1);
    let row = rows.filter_map(|line| line.split_once('\t'));
    row.map(|(system, names)| (system, names.split_ascii_whitespace().map(english).collect())).collect()
});

/// The advice instead of a file with these headings; `None` for one that is no payout.
pub(super) fn refusal(headings: &[String]) -> Option<Text> {
    let plain: Vec<_> = headings.iter().map(|heading| english(heading)).collect();
    let is_one = |wanted: &[Heading]| wanted.iter().all(|name| plain.contains(name));
    let (system, _) = FILES.iter().find(|(_, wanted)| is_one(wanted))?;
    Some(text!(
        "it says what {system} pays out, and not what was sold: export the orders there, and import that file",
        system = *system
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payouts_are_told_from_sales() {
        for (headings, expected) in [
            ("settlement-id,settlement-start-date,order-id,amount-type,amount-description,amount", "Amazon"),
            ("date/time,settlement id,type,order id,sku,product sales,selling fees,total", "Amazon"),
            ("Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Balance", "PayPal"),
            ("Datum;Uhrzeit;Zeitzone;Name;Typ;Status;Währung;Brutto;Entgelt;Netto", "PayPal"),
            ("id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC)", "Stripe"),
            ("Payment ID,Buyer,Order ID,Gross Amount,Fees,Net Amount,Posted Gross", "Etsy"),
            ("Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net,Tax Details", "Etsy"),
            ("Transaction creation date,Type,Order number,Net amount,Payout currency,Payout ID", "eBay"),
            ("REFERENCE;TYPE;PAYOUT_REFERENCE;PAYOUT_DATE;NET_AMOUNT", "ManoMano"),
            (
                "reference;type;operationDate;amountVatIncl;commissionVatIncl;commissionVatExcl;netAmount",
                "ManoMano",
            ),
            (
                "Date created,Order number,Transaction Number,Category label,Amount,Debit,Credit,Balance",
                "Mirakl",
            ),
            (
                "Número de pedido;Número de transacción;Etiqueta de categoría;Importe;Debe;Haber;Saldo",
                "Mirakl",
            ),
            ("Numéro de commande;Type;Date de création;Date du cycle de paiement;Montant", "Mirakl"),
            ("Numéro de commande;Type;Date de commande;Montant", ""),
            ("Order Number,Order Date,Status,Item Name,Quantity,Order Total,Fees", ""),
            ("order-id,purchase-date,sku,quantity-purchased,item-price,item-tax", ""),
            ("Date,Type,Gross,Fee,Net", ""),
        ] {
            let headings: Vec<String> = headings.split([',', ';']).map(str::to_owned).collect();
            let told = refusal(&headings).map(|problem| problem.to_string()).unwrap_or_default();
            assert!(told.contains(expected), "{headings:?}: {told}");
            assert_eq!(told.is_empty(), expected.is_empty(), "{headings:?}: {told}");
        }
    }
}
