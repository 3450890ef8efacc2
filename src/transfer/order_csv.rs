//! Orders as export plugins of shop systems write them: a row for each item, under headings that differ
//! from plugin to plugin. Columns are found by what their headings mean; a person can correct that.

use std::io::Write;

use super::heading_words;
use super::marketplaces;
use super::order_rows::{
    self, Columns, Dialect, Field, FieldResult, Names, OrderReader, OrderRows, RowOptions, Table,
};
use super::source::Source;
use super::{Notes, Refusal};
use crate::domain::Result;
use crate::domain::order::OrderStatus;

pub(super) const DIALECT: Dialect = Dialect {
    status,
    is_certain: false,
    login: |_| "",
    refund_dates: &[
        Field::RefundDate,
        Field::Cancelled,
        Field::Completed,
        Field::Modified,
        Field::Paid,
        Field::Date,
    ],
    shape: None,
};

/// The headings that columns go by.
pub(super) const fn names(field: Field) -> &'static str {
    match field {
        Field::Number => {
            "ordernumber orderno ordernum orderid order ordername bestellnummer numerodecommande number id"
        }
        Field::Date => {
            "orderdate datecreated ordercreated createdat orderdatetime orderdatecreated dateoforder \
             placedat purchasedate bestelldatum date created"
        }
        Field::Key => "orderid",
        Field::Time => "ordertime timeoforder createdtime saletime transactiontime time",
        Field::DateGmt => {
            "datecreatedgmt orderdategmt ordercreatedgmt createdatgmt dategmt datecreatedutc orderdateutc createdatutc"
        }
        Field::Paid => "paiddate datepaid paidat orderpaiddate paymentdate",
        Field::Completed => "completeddate datecompleted completedat ordercompleteddate",
        Field::Modified => "modifieddate datemodified updatedat modifiedat ordermodifieddate lastmodified",
        Field::Cancelled => "cancelledat canceledat cancelleddate canceleddate",
        Field::Status => "orderstatus status paymentstatus financialstatus",
        Field::Currency => "ordercurrency currency currencycode ordercurrencycode",
        Field::Total => {
            "ordertotal ordertotalamount grandtotal ordergrandtotal totalamount orderamount totalprice total amount"
        }
        Field::Shipping => {
            "shippingtotal ordershippingtotal ordershippingamount ordershipping totalshipping shippingamount \
             shippingcost shippingprice shipping freight delivery"
        }
        Field::ShippingTax => {
            "shippingtax shippingtaxtotal ordershippingtax ordershippingtaxamount shippingtotaltax"
        }
        Field::Tax => {
            "taxtotal totaltax ordertotaltaxamount ordertotaltax ordertaxtotal ordertaxamount ordertax carttax taxes \
             taxamount tax totalvat vat"
        }
        Field::Discount => {
            "discounttotal totaldiscount orderdiscounttotal orderdiscountamount cartdiscountamount cartdiscount \
             orderdiscount discountamount discount"
        }
        Field::Fee => "feetotal orderfeetotal feestotal orderfees fees",
        Field::Refunded => {
            "refundedtotal refundtotal orderrefundtotal orderrefundamount refundedamount refundamount totalrefunded \
             amountrefunded refunded"
        }
        Field::RefundDate => "refunddate daterefunded refundedat orderrefunddate",
        Field::Coupon => "couponcode couponcodes couponsused coupons coupon discountcode",
        Field::Email => "customeremail billingemail billingemailaddress emailbilling emailaddress email",
        Field::CustomerId => "customerid customeruserid customeruser userid",
        Field::Customer => "customername billingfullname billingname customer",
        Field::FirstName => "billingfirstname firstnamebilling customerfirstname firstname",
        Field::LastName => "billinglastname lastnamebilling customerlastname lastname",
        _ => place_names(field),
    }
}

/// Where an order went, how, and by which names its taxes go.
const fn place_names(field: Field) -> &'static str {
    match field {
        Field::Country => {
            "shippingcountry shippingcountrycode countryshipping countrycodeshipping deliverycountry"
        }
        Field::BillingCountry => {
            "billingcountry billingcountrycode countrybilling countrycodebilling country countrycode"
        }
        Field::ShippingMethod => {
            "shippingmethod shippingmethodtitle ordershippingmethod shippingmethods deliverymethod shippingservice"
        }
        Field::Tax1 => "tax1value tax1amount tax1total tax1",
        Field::Tax1Name => "tax1name tax1label taxname taxlabel taxratelabel taxratename taxcode taxratecode",
        Field::Tax2 => "tax2value tax2amount tax2total tax2",
        Field::Tax2Name => "tax2name tax2label",
        Field::Tax3 => "tax3value tax3amount tax3total tax3",
        Field::Tax3Name => "tax3name tax3label",
        Field::Street => {
            "shippingaddress1 shippingaddress shippingstreet shippingaddress12 addressshipping address1shipping address12shipping"
        }
        Field::Street2 => "shippingaddress2 shippingstreet2 address2shipping",
        Field::City => "shippingcity cityshipping",
        Field::State => "shippingstate shippingstatecode shippingprovince statecodeshipping",
        Field::Postcode => "shippingpostcode shippingzip shippingpostalcode postcodeshipping",
        Field::BillingStreet => {
            "billingaddress1 billingaddress billingstreet billingaddress12 addressbilling address1billing address12billing"
        }
        Field::BillingStreet2 => "billingaddress2 billingstreet2 address2billing",
        Field::BillingCity => "billingcity citybilling",
        Field::BillingState => "billingstate billingstatecode billingprovince statecodebilling",
        Field::BillingPostcode => "billingpostcode billingzip billingpostalcode postcodebilling",
        _ => item_names(field),
    }
}

const fn item_names(field: Field) -> &'static str {
    match field {
        Field::Item => {
            "productname itemname lineitemname orderitemname lineitemtitle itemtitle producttitle lineitem product item \
             title productdescription description"
        }
        Field::Sku => "sku itemsku productsku lineitemsku productcode stockcode itemcode articlenumber",
        Field::ProductId => "productid itemproductid lineitemproductid",
        Field::VariationId => "variationid productvariationid itemvariationid",
        Field::Quantity => {
            "quantity qty itemquantity itemqty lineitemquantity productquantity productqty orderitemqty orderedquantity \
             quantitysold quantityrefund lineitemqty units"
        }
        Field::ItemTotal => {
            "itemtotal linetotal lineitemtotal orderlinetotal itemlinetotal productlinetotal itemtotalamount rowtotal \
             lineamount itemamount producttotal orderlinesubtotal linesubtotal \
             itemsubtotal lineitemsubtotal"
        }
        Field::ItemTax => {
            "itemtax itemtaxtotal itemtotaltax linetax linetotaltax lineitemtax orderlinetax rowtax"
        }
        Field::ItemPrice => {
            "itemprice unitprice lineitemprice productprice orderitemprice itemcost unitcost productunitprice priceeach \
             price"
        }
        Field::ItemClass => "itemtaxclass lineitemtaxclass producttaxclass taxclass",
        Field::IsTaxed => "lineitemtaxable itemtaxable taxable",
        Field::ItemDiscount => "itemdiscount lineitemdiscount linediscount orderlinediscount",
        _ => "",
    }
}

/// A file without a status is of orders that were sold.
fn status(rows: &OrderRows<'_>, notes: &mut Notes) -> FieldResult<OrderStatus> {
    if !rows.has(Field::Status) {
        return Ok(OrderStatus::Completed);
    }
    let words = rows.texts(Field::Status);
    let first = rows.status_of(words.first().copied().unwrap_or_default(), notes)?;
    for word in words.iter().skip(1) {
        if rows.status_of(word, notes)? != first {
            return Err(format!(
                "status: its rows have different ones ({}), and an order has one. Give what has another a number of \
                 its own",
                words.join(", ")
            ));
        }
    }
    Ok(first)
}

/// Whether a heading says that its totals are those of orders. A bare `total` may be a line's: a file of
/// plain sales lines has that too.
fn is_order_total(heading: &str) -> bool {
    let plain = heading_words::english(heading);
    let mut names = names(Field::Total).split_ascii_whitespace();
    names.any(|name| name == plain) && ["order", "grand"].iter().any(|word| plain.contains(*word))
}

/// Whether these are the headings of orders: of an export that is known, of rows of items, or of a list of
/// orders without their items.
fn is_orders(headings: &[String]) -> bool {
    marketplaces::of(headings).is_some() || is_items(headings) || is_list(headings)
}

fn is_items(headings: &[String]) -> bool {
    let columns = Columns::find(headings, names);
    let has = |field| columns.has(field);
    has(Field::Number)
        && (has(Field::Date) || has(Field::DateGmt))
        && (has(Field::Item) || has(Field::Sku) || has(Field::ProductId))
        && (has(Field::Status) || headings.iter().any(|heading| is_order_total(heading)))
        && (has(Field::Quantity) || has(Field::ItemTotal))
}

/// A list of orders has nothing of items, and is sure to be one only where a heading speaks of orders.
fn is_list(headings: &[String]) -> bool {
    const OF_ITEMS: [Field; 7] = [
        Field::Item,
        Field::Sku,
        Field::ProductId,
        Field::Quantity,
        Field::ItemTotal,
        Field::ItemPrice,
        Field::ItemTax,
    ];
    let columns = Columns::find(headings, names);
    let has = |field: &Field| columns.has(*field);
    let speaks_of_orders = headings.iter().any(|heading| heading_words::english(heading).contains("order"));
    let [number, date, total, status] = [Field::Number, Field::Date, Field::Total, Field::Status];
    let says_what = has(&status) || headings.iter().any(|heading| is_order_total(heading));
    speaks_of_orders
        && has(&number)
        && (has(&date) || has(&Field::DateGmt))
        && has(&total)
        && says_what
        && !OF_ITEMS.iter().any(has)
}

/// By which headings a file is read, and how.
fn reading(headings: &[String]) -> (Names, &'static Dialect) {
    marketplaces::of(headings).map_or((names, &DIALECT), |export| (export.names, &export.dialect))
}

/// Whether a file, divided by this delimiter, has the headings of such orders.
pub(super) fn is_order_csv(source: &Source, delimiter: u8) -> Result<bool> {
    Ok(is_orders(&order_rows::headings(source, delimiter)?))
}

/// Its columns, for a person to say what they hold.
pub fn table(source: &Source) -> Result<Table> {
    let delimiter = order_rows::delimiter(source, is_orders)?;
    let (names, _) = reading(&order_rows::headings(source, delimiter)?);
    Table::read(source, delimiter, names)
}

/// Reads a file order by order.
pub fn open<'s>(source: &'s Source, options: RowOptions<'_>) -> Result<OrderReader<'s>> {
    let delimiter = order_rows::delimiter(source, is_orders)?;
    let (names, dialect) = reading(&order_rows::headings(source, delimiter)?);
    OrderReader::open(source, delimiter, names, dialect, options)
}

/// Writes the rows of the orders that were refused, with their reasons.
pub fn write_refused(
    source: &Source,
    options: RowOptions<'_>,
    refused: &[Refusal],
    out: impl Write,
) -> Result<()> {
    let delimiter = order_rows::delimiter(source, is_orders)?;
    order_rows::write_refused(source, delimiter, open(source, options)?, refused, out)
}
