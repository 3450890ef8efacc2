//! The fields of order exports, and their columns in a file, which the user can assign.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::FieldResult;
use crate::heading_words::{self, has_word};
use crate::lists::named_columns::{LEFT_OUT, assign, named, place_of};
use domain::tax::Prices;
use domain::text::Text;
use domain::{label, text};

/// Defines the fields: the kind of each, its name on the command line and in messages, and the headings that
/// exports of unknown systems have for it, the surest first, without case, spaces and punctuation. Names that
/// messages have are marked for the translations.
macro_rules! fields {
    ($($name:ident $kind:ident $text:expr, $headings:literal,)+) => {
        /// A field of an order export: of the order up to its taxes, of one item after them.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        #[expect(missing_docs, reason = "they are named as they are")]
        pub enum Field {
            $($name,)+
        }

        impl Field {
            /// All fields.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The field's name on the command line and in messages.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)+
                }
            }

            /// The headings in exports of unknown systems.
            pub(crate) fn headings(self) -> &'static str {
                match self {
                    $(Self::$name => $headings,)+
                }
            }

            const fn kind(self) -> Kind {
                match self {
                    $(Self::$name => Kind::$kind,)+
                }
            }
        }
    };
}

/// The type of a field's values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    /// A count, or an amount of an item or of the goods.
    Number,
    /// An amount of an order, which a file may have on its first row, on each row, or split over the rows.
    Amount,
}

fields! {
    Number Text label!("number"), "ordernumber orderno ordernum orderid order ordername bestellnummer \
        numerodecommande number id",
    Key Text "key", "orderid",
    Date Text label!("date"), "orderdate datecreated ordercreated createdat orderdatetime \
        orderdatecreated dateoforder placedat purchasedate bestelldatum date created",
    Time Text "time", "ordertime timeoforder createdtime saletime transactiontime time",
    DateGmt Text "date-gmt", "datecreatedgmt orderdategmt ordercreatedgmt createdatgmt dategmt \
        datecreatedutc orderdateutc createdatutc",
    Paid Text "paid", "paiddate datepaid paidat orderpaiddate paymentdate",
    Completed Text "completed", "completeddate datecompleted completedat ordercompleteddate",
    Modified Text "modified", "modifieddate datemodified updatedat modifiedat ordermodifieddate \
        lastmodified",
    Cancelled Text "cancelled", "cancelledat canceledat cancelleddate canceleddate",
    Status Text "status", "orderstatus status paymentstatus financialstatus",
    Fulfilled Text "fulfilled", "",
    ReceiptType Text "receipt-type", "receipttype transactiontype documenttype kindofdocument",
    Currency Text "currency", "ordercurrency currency currencycode ordercurrencycode",
    Total Amount label!("total"), "ordertotal ordertotalamount grandtotal ordergrandtotal totalamount \
        orderamount totalprice total amount",
    Subtotal Number label!("subtotal"), "",
    Shipping Amount label!("shipping"), "shippingtotal ordershippingtotal ordershippingamount \
        ordershipping totalshipping shippingamount shippingcost shippingprice shipping freight delivery",
    ShippingTax Amount label!("shipping-tax"), "shippingtax shippingtaxtotal ordershippingtax \
        ordershippingtaxamount shippingtotaltax",
    ShippingMethod Text "shipping-method", "shippingmethod shippingmethodtitle ordershippingmethod \
        shippingmethods deliverymethod shippingservice",
    Tax Amount label!("tax"), "taxtotal totaltax ordertotaltaxamount ordertotaltax ordertaxtotal \
        ordertaxamount ordertax carttax taxes taxamount tax totalvat vat",
    Discount Amount label!("discount"), "discounttotal totaldiscount orderdiscounttotal \
        orderdiscountamount cartdiscountamount cartdiscount orderdiscount discountamount discount",
    Fee Amount label!("fee"), "feetotal orderfeetotal feestotal orderfees fees",
    Refunded Amount label!("refunded"), "refundedtotal refundtotal orderrefundtotal orderrefundamount \
        refundedamount refundamount totalrefunded amountrefunded refunded",
    RefundDate Text "refund-date", "refunddate daterefunded refundedat orderrefunddate",
    Coupon Text "coupon", "couponcode couponcodes couponsused coupons coupon discountcode",
    Email Text "email", "customeremail billingemail billingemailaddress emailbilling emailaddress email",
    CustomerId Text "customer-id", "customerid customeruserid customeruser userid",
    Customer Text label!("customer"), "customername billingfullname billingname customer",
    FirstName Text "first-name", "billingfirstname firstnamebilling customerfirstname firstname",
    LastName Text "last-name", "billinglastname lastnamebilling customerlastname lastname",
    Company Text "company", "billingcompany companybilling customercompany companyname company",
    Country Text label!("country"), "shippingcountry shippingcountrycode countryshipping \
        countrycodeshipping deliverycountry",
    BillingCountry Text "billing-country", "billingcountry billingcountrycode countrybilling \
        countrycodebilling country countrycode",
    Street Text "street", "shippingaddress1 shippingaddress shippingstreet shippingaddress12 \
        addressshipping address1shipping address12shipping",
    Street2 Text "street-2", "shippingaddress2 shippingstreet2 address2shipping",
    City Text "city", "shippingcity cityshipping",
    State Text "state", "shippingstate shippingstatecode shippingprovince statecodeshipping",
    Postcode Text "postcode", "shippingpostcode shippingzip shippingpostalcode postcodeshipping",
    BillingStreet Text "billing-street", "billingaddress1 billingaddress billingstreet billingaddress12 \
        addressbilling address1billing address12billing",
    BillingStreet2 Text "billing-street-2", "billingaddress2 billingstreet2 address2billing",
    BillingCity Text "billing-city", "billingcity citybilling",
    BillingState Text "billing-state", "billingstate billingstatecode billingprovince statecodebilling",
    BillingPostcode Text "billing-postcode", "billingpostcode billingzip billingpostalcode \
        postcodebilling",
    Tax1 Amount label!("tax-1"), "tax1value tax1amount tax1total tax1",
    Tax1Name Text "tax-1-name", "tax1name tax1label taxname taxlabel taxratelabel taxratename taxcode \
        taxratecode",
    Tax2 Amount label!("tax-2"), "tax2value tax2amount tax2total tax2",
    Tax2Name Text "tax-2-name", "tax2name tax2label",
    Tax3 Amount label!("tax-3"), "tax3value tax3amount tax3total tax3",
    Tax3Name Text "tax-3-name", "tax3name tax3label",
    Tax4 Amount label!("tax-4"), "",
    Tax4Name Text "tax-4-name", "",
    Tax5 Amount label!("tax-5"), "",
    Tax5Name Text "tax-5-name", "",
    Item Text label!("item"), "productname itemname lineitemname orderitemname lineitemtitle itemtitle \
        producttitle lineitem product item title productdescription description",
    Sku Text "sku", "sku itemsku productsku lineitemsku productcode stockcode itemcode articlenumber",
    ProductId Text "product-id", "productid itemproductid lineitemproductid",
    VariationId Text "variation-id", "variationid productvariationid itemvariationid",
    Quantity Number label!("quantity"), "quantity qty itemquantity itemqty lineitemquantity \
        productquantity productqty orderitemqty orderedquantity quantitysold quantityrefund lineitemqty \
        units",
    ItemTotal Number label!("item-total"), "itemtotal linetotal lineitemtotal orderlinetotal \
        itemlinetotal productlinetotal itemtotalamount rowtotal lineamount itemamount producttotal \
        orderlinesubtotal linesubtotal itemsubtotal lineitemsubtotal",
    ItemTax Number label!("item-tax"), "itemtax itemtaxtotal itemtotaltax linetax linetotaltax \
        lineitemtax orderlinetax rowtax",
    ItemPrice Number label!("item-price"), "itemprice unitprice lineitemprice productprice \
        orderitemprice itemcost unitcost productunitprice priceeach netprice netunitprice unitpricenet priceexcltax \
        priceextax grossprice unitpricegross priceincltax priceinctax price",
    ItemDiscount Number label!("item-discount"), "itemdiscount lineitemdiscount linediscount \
        orderlinediscount",
    ItemClass Text "item-tax-class", "itemtaxclass lineitemtaxclass producttaxclass taxclass",
    IsTaxed Text "item-is-taxed", "lineitemtaxable itemtaxable taxable",
    TaxRate Number label!("tax-rate"), "taxrate vatrate itemtaxrate linetaxrate taxpercent taxpercentage",
}

impl Field {
    /// The field of this name, as a person writes it.
    pub(super) fn named(name: &str) -> Option<Self> {
        let at = named(Self::ALL.iter().map(|field| field.as_str()), name)?;
        Self::ALL.get(at).copied()
    }

    /// The amounts of an order that a file may have on its first row, on each row, or split over the rows.
    pub(super) fn of_order() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|field| field.kind() == Kind::Amount)
    }

    /// True if it is one of these.
    pub(super) fn is_of_order(self) -> bool {
        self.kind() == Kind::Amount
    }

    /// True for an amount or a number of pieces, which can be added up.
    pub fn is_amount(self) -> bool {
        self.kind() != Kind::Text && !matches!(self, Self::Subtotal | Self::TaxRate)
    }

    /// The index in [`Self::ALL`].
    #[expect(clippy::as_conversions, reason = "the variants have no numbers of their own")]
    const fn index(self) -> usize {
        self as usize
    }

    /// True if a column that is blank throughout counts as absent.
    const fn means_nothing_when_blank(self) -> bool {
        matches!(self, Self::Status | Self::Quantity | Self::Total | Self::ItemTotal | Self::ItemPrice)
    }
}

/// The answer, in place of a heading, that each row is one piece of its item.
pub const ONE_EACH: &str = "1";

/// Headings of kinds, of receipts or of anything else.
const KINDS: &str = "type kind tipo art soort genre";

/// Headings of dates that may be of orders or of something else.
const LOOSE_DATES: &str = "date created createdat";

/// Taxes by their names.
pub(super) const TAXES: [Field; 5] = [Field::Tax1, Field::Tax2, Field::Tax3, Field::Tax4, Field::Tax5];

/// The headings of a field, the surest first, without case, spaces and punctuation.
pub(crate) type Names<'n> = &'n dyn Fn(Field) -> &'n str;

/// The index of each field's column, from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Columns {
    /// In the order of the fields: each row is asked for dozens of them.
    places: [Option<usize>; Field::ALL.len()],
    /// True if the user said that each row is one piece.
    is_one_each: bool,
    /// The headings of taxes that name their rates.
    rates: Vec<(Field, String)>,
    /// True if a heading says that discounts are percentages.
    has_percents: bool,
    /// The relation of prices to tax, where the heading of the totals or prices of items states it.
    prices: Option<Prices>,
    /// The columns that the user left out.
    left_out: Vec<usize>,
}

impl Default for Columns {
    fn default() -> Self {
        let places = [None; Field::ALL.len()];
        Self {
            places,
            is_one_each: false,
            rates: Vec::new(),
            has_percents: false,
            prices: None,
            left_out: Vec::new(),
        }
    }
}

impl Columns {
    /// The columns by their headings; each column has one field at most.
    pub(crate) fn find(headings: &[String], names: Names<'_>) -> Self {
        Self::find_filled(headings, names, |_| true)
    }

    /// As `find`; of several columns for one field, the surest that is not blank. A blank column is ignored
    /// for fields that would otherwise be asked for or have a default.
    pub(super) fn find_filled(
        headings: &[String],
        names: Names<'_>,
        is_filled: impl Fn(usize) -> bool,
    ) -> Self {
        let mut alike: BTreeMap<Cow<'_, str>, Vec<usize>> = BTreeMap::new();
        for (at, heading) in headings.iter().enumerate() {
            alike.entry(heading_words::english(heading)).or_default().push(at);
        }
        let mut found = Self::default();
        for field in Field::ALL {
            let place = |is_wanted: &dyn Fn(usize) -> bool| {
                let mut names = names(*field).split_ascii_whitespace();
                names.find_map(|name| alike.get(name)?.iter().copied().find(|at| is_wanted(*at)))
            };
            let blank = || place(&|_| true).filter(|_| !field.means_nothing_when_blank());
            let place = place(&is_filled).or_else(blank);
            if let Some(place) = place.filter(|place| !found.is_read(*place)) {
                found.put(*field, place);
            }
        }
        found.add_percents(headings, &alike);
        found.read_prices(headings);
        found
    }

    /// Takes the columns of discounts in percent, and those of taxes at a rate that their headings name, as far as there are
    /// fields for them.
    fn add_percents(&mut self, headings: &[String], alike: &BTreeMap<Cow<'_, str>, Vec<usize>>) {
        let of_each = self.has(Field::Quantity) || self.has(Field::ItemPrice);
        let discount = if of_each { Field::ItemDiscount } else { Field::Discount };
        if let Some([at, ..]) = alike.get(heading_words::DISCOUNT_PERCENT).map(Vec::as_slice)
            && ![Field::Discount, Field::ItemDiscount].into_iter().any(|field| self.has(field))
        {
            self.put(discount, *at);
            self.has_percents = true;
        }
        for at in alike.get(heading_words::TAX_AT_RATE).into_iter().flatten() {
            let free = TAXES.into_iter().find(|field| !self.has(*field));
            if let (Some(field), Some(heading)) = (free, headings.get(*at)) {
                self.put(field, *at);
                self.rates.push((field, heading.trim().to_owned()));
            }
        }
    }

    /// True if some column may hold kinds of receipts.
    pub(super) fn may_have_kinds(&self, headings: &[String]) -> bool {
        !self.has(Field::ReceiptType)
            && headings.iter().any(|heading| has_word(KINDS, &heading_words::english(heading)))
    }

    /// True for a column that a person left out.
    pub(super) fn is_left_out(&self, place: usize) -> bool {
        self.left_out.contains(&place)
    }

    /// Takes a column of any kinds for those of receipts, where it holds nothing else.
    pub(super) fn find_kinds(&mut self, headings: &[String], is_of_kinds: impl Fn(usize) -> bool) {
        let is_one = |(at, heading): &(usize, &String)| {
            has_word(KINDS, &heading_words::english(heading)) && !self.is_read(*at) && is_of_kinds(*at)
        };
        let found = headings.iter().enumerate().find(is_one).map(|(at, _)| at);
        if let (Some(at), false) = (found, self.has(Field::ReceiptType)) {
            self.put(Field::ReceiptType, at);
        }
    }

    /// The problem with several dates of which none is plainly the order's.
    pub(super) fn unclear_date(&self, headings: &[String], said: &[(String, String)]) -> Option<Text> {
        let place = self.place(Field::Date)?;
        let is_said = said.iter().any(|(name, _)| Field::named(name) == Some(Field::Date));
        let name = |at: usize| headings.get(at).map(|heading| heading_words::english(heading));
        let is_loose = |at: usize| name(at).is_some_and(|name| has_word(LOOSE_DATES, &name));
        let all: Vec<&str> = headings
            .iter()
            .enumerate()
            .filter(|(at, _)| is_loose(*at))
            .map(|(_, heading)| heading.trim())
            .collect();
        (is_loose(place) && all.len() > 1 && !is_said).then(|| {
            text!("these columns may have the date of an order: {headings}", headings = all.join(", "))
        })
    }

    fn read_prices(&mut self, headings: &[String]) {
        let mut held = [Field::ItemTotal, Field::ItemPrice].into_iter().filter_map(|field| self.place(field));
        self.prices = held.find_map(|at| heading_words::prices(headings.get(at)?));
    }

    /// The relation of prices to tax, where a heading states it.
    pub(super) const fn prices(&self) -> Option<Prices> {
        self.prices
    }

    /// The heading of a tax that names its rate; empty for another.
    pub(super) fn rate(&self, tax: Field) -> &str {
        self.rates.iter().find(|(field, _)| *field == tax).map_or("", |(_, heading)| heading)
    }

    /// True if a heading says that discounts are percentages.
    pub(super) const fn has_percents(&self) -> bool {
        self.has_percents
    }

    /// Applies the user's assignments: a field and the heading of its column, or an empty heading for none.
    /// The quantity may be [`ONE_EACH`] instead.
    pub(crate) fn correct(&mut self, headings: &[String], said: &[(String, String)]) -> FieldResult<()> {
        for (name, heading) in said {
            let field = Field::named(name);
            if field.is_none() && name != LEFT_OUT {
                let all: Vec<&str> = Field::ALL.iter().map(|field| field.as_str()).collect();
                let names = all.join(", ");
                return Err(text!("a column cannot hold \"{name}\". It can hold {names}", name, names));
            }
            let is_one_each = field == Some(Field::Quantity)
                && heading.trim() == ONE_EACH
                && place_of(headings, ONE_EACH).is_err();
            self.is_one_each |= is_one_each;
            let heading = if is_one_each { "" } else { heading };
            let places = (self.places.as_mut_slice(), &mut self.left_out);
            assign(places, headings, (field.map(Field::index), heading))?;
        }
        self.rates.retain(|(field, heading)| {
            self.places
                .get(field.index())
                .copied()
                .flatten()
                .and_then(|at| headings.get(at))
                .is_some_and(|is| is.trim() == heading)
        });
        self.read_prices(headings);
        Ok(())
    }

    /// True if the user said that each row is one piece.
    pub(crate) const fn is_one_each(&self) -> bool {
        self.is_one_each
    }

    /// True if a column is assigned to a field, or was left out.
    pub(crate) fn is_read(&self, place: usize) -> bool {
        self.places.contains(&Some(place)) || self.left_out.contains(&place)
    }

    /// True if a field has a column.
    pub(crate) fn has(&self, field: Field) -> bool {
        self.place(field).is_some()
    }

    /// Reassigns a column to another field, unless that field has a column.
    pub(super) fn take_for(&mut self, was: Field, is: Field) {
        let place = self.place(was);
        if self.place(is).is_none() {
            self.set(is, place);
        }
        self.set(was, None);
    }

    /// Assigns a column to a field.
    pub(super) fn put(&mut self, field: Field, place: usize) {
        self.set(field, Some(place));
    }

    fn set(&mut self, field: Field, place: Option<usize>) {
        if let Some(slot) = self.places.get_mut(field.index()) {
            *slot = place;
        }
    }

    /// The index of a field's column.
    pub(crate) fn place(&self, field: Field) -> Option<usize> {
        self.places.get(field.index()).copied().flatten()
    }

    /// The columns of amounts and counts, but those of subtotals, rates and percentages.
    pub(super) fn amounts(&self, has_percents: bool) -> impl Iterator<Item = (Field, usize)> {
        let is_amount = move |field: Field| {
            let is_percent = has_percents && matches!(field, Field::Discount | Field::ItemDiscount);
            field.is_amount() && !is_percent
        };
        let all = Field::ALL.iter().zip(&self.places);
        all.filter(move |(field, _)| is_amount(**field))
            .filter_map(|(field, place)| Some((*field, (*place)?)))
    }

    /// The indexes of all columns of numbers.
    pub(super) fn numbers(&self) -> impl Iterator<Item = usize> {
        let all = Field::ALL.iter().zip(&self.places);
        all.filter(|(field, _)| field.kind() != Kind::Text).filter_map(|(_, place)| *place)
    }
}
