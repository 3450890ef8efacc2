//! The headings and words for a status that exports of orders have in common, whichever plugin wrote them.

use crate::order_rows::{Dialect, Field, OrderRows};
use crate::{FieldResult, Notes};
use domain::order::OrderStatus;

/// The dialect for exports of an unknown system.
pub(crate) const DIALECT: Dialect = Dialect {
    headings: &[],
    names,
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

/// The headings of each field, without case, spaces and punctuation.
pub(crate) const fn names(field: Field) -> &'static str {
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
        Field::ReceiptType => "receipttype transactiontype documenttype",
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

/// The headings for the address, the shipping method and the names of taxes.
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

/// Orders without a column for the status are taken as completed.
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
