//! Orders as other systems write them, each with all of the columns or keys that it has there: the same orders in
//! every kind, each with the same customers and products.

use std::fmt::Write;

use super::orders::{Orders, Sale, SaleLine, name, pounds};
use super::{PIECE, Size};

/// The number of the first order, which is after those of the largest shop.
const FIRST: u64 = 50_000_001;
/// The items that an order of the largest has, each of which is a column of an export of orders by row.
const MOST_ITEMS: usize = 12;

const SHOPIFY: &str = "Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,\
    Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,\
    Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,\
    Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,\
    Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,\
    Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,\
    Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,\
    Refunded Amount,Vendor,Outstanding Balance,Employee,Location,Device ID,Id,Tags,Risk Level,Source,\
    Lineitem discount,Tax 1 Name,Tax 1 Value,Tax 2 Name,Tax 2 Value,Tax 3 Name,Tax 3 Value,Tax 4 Name,Tax 4 Value,\
    Tax 5 Name,Tax 5 Value,Phone,Receipt Number,Duties,Billing Province Name,Shipping Province Name,Payment ID,\
    Payment Terms Name,Next Payment Due At,Payment References\n";
const ROWS: &str = "order_number,order_date,paid_date,status,order_currency,order_total,shipping_total,\
    shipping_tax_total,tax_total,customer_email,billing_first_name,billing_last_name,billing_address_1,billing_city,\
    billing_postcode,billing_country,shipping_method,product_name,sku,quantity,item_total,item_tax\n";
const WEBTOFFEE: &str = "order_id,order_number,order_date,paid_date,status,shipping_total,shipping_tax_total,fee_total,\
    fee_tax_total,tax_total,cart_discount,order_discount,discount_total,order_total,order_subtotal,order_key,\
    order_currency,payment_method,shipping_method,customer_id,customer_email,billing_first_name,billing_last_name,\
    billing_address_1,billing_city,billing_postcode,billing_country,shipping_city,shipping_postcode,shipping_country,\
    shipping_items,fee_items,tax_items,coupon_items,refund_items";

/// Writes `size.orders` orders as a file of this kind, in the order of time.
pub(super) fn write(kind: &str, size: Size, mut write: impl FnMut(&str)) {
    let mut orders = Orders::new(size, FIRST);
    let items: Vec<String> = (1..=MOST_ITEMS).map(|number| format!(",line_item_{number}")).collect();
    let (mut text, put): (String, fn(&mut String, &Sale)) = match kind {
        "books" => return write(&orders.next_part(size.orders).unwrap_or_default()),
        "rest" => ("[".to_owned(), rest),
        "rows" => (ROWS.to_owned(), rows),
        "shopify" => (SHOPIFY.to_owned(), shopify),
        "webtoffee" => (format!("{WEBTOFFEE}{}\n", items.concat()), webtoffee),
        other => {
            panic!("orders of the kind {other} cannot be made: shopify, rest, books, rows or webtoffee can")
        }
    };
    while let Some(sale) = orders.next_sale() {
        put(&mut text, &sale);
        if text.len() > PIECE {
            write(&text);
            text.clear();
        }
    }
    // Each entry of JSON but the first begins with a comma, so that the list has only to be closed.
    write(&if kind == "rest" { format!("{text}\n]\n") } else { text });
}

/// The first row of an order has its values, the others those of their items.
fn shopify(text: &mut String, sale: &Sale) {
    let Sale { number, at, country, customer, .. } = sale;
    let [goods, shipping, taxes, total, discount, refunded] = [
        sale.goods,
        sale.shipping,
        sale.all_tax(),
        sale.total,
        sale.discount,
        sale.refund.as_ref().map_or(0, |back| back.amount),
    ]
    .map(pounds);
    let time = format!("{at} +0000").replace('T', " ");
    let (payment, sent, cancelled) = match sale.status {
        "completed" if sale.refund.is_some() => ("partially_refunded", "fulfilled", ""),
        "completed" => ("paid", "fulfilled", ""),
        "processing" => ("paid", "unfulfilled", ""),
        "refunded" => ("refunded", "fulfilled", ""),
        "cancelled" => ("voided", "unfulfilled", time.as_str()),
        _ => ("pending", "unfulfilled", ""),
    };
    let code = if sale.discount > 0 { "WELCOME10" } else { "" };
    let tax = if sale.all_tax() > 0 { "GB VAT 20%" } else { "" };
    let address = format!(
        "Customer {customer},{customer} High Street,{customer} High Street,,,Leeds,LS1 1AA,,{country},"
    );
    for (at, SaleLine { product, quantity, full, .. }) in sale.lines.iter().enumerate() {
        let item = name(*product);
        let price = pounds(full / quantity);
        let _ = if at == 0 {
            writeln!(
                text,
                "#{number},c{customer}@example.com,{payment},{time},{sent},{time},no,GBP,{goods},{shipping},{taxes},{total},\
                 {code},{discount},Parcel,{time},{quantity},{item},{price},,S{product:05},true,true,{sent},{address},\
                 {address},,,{cancelled},Card,r{number},{refunded},Thistle,0.00,,,,{number},,Low,web,0.00,{tax},{},\
                 ,,,,,,,,,,,,,p{number},,,",
                if tax.is_empty() { "" } else { &taxes },
            )
        } else {
            writeln!(
                text,
                "#{number},c{customer}@example.com,,,,,,,,,,,,,,{time},{quantity},{item},{price},,S{product:05},true,true,{sent}\
                 ,,,,,,,,,,,,,,,,,,,,,,,,,,,Thistle,,,,,,,,,0.00,,,,,,,,,,,,,,,,,,,"
            )
        };
    }
}

/// A row for each item, each with the values of its order.
fn rows(text: &mut String, sale: &Sale) {
    let Sale { number, status, country, customer, .. } = sale;
    let [total, shipping, shipping_tax, tax] =
        [sale.total, sale.shipping, sale.shipping_tax, sale.all_tax()].map(pounds);
    let time = sale.at.to_string().replace('T', " ");
    for SaleLine { product, quantity, net, tax: item_tax, .. } in &sale.lines {
        let _ = writeln!(
            text,
            "{number},{time},{time},{status},GBP,{total},{shipping},{shipping_tax},{tax},c{customer}@example.com,\
             Customer,{customer},{customer} High Street,Leeds,LS1 1AA,{country},Parcel,{},S{product:05},{quantity},{},{}",
            name(*product),
            pounds(*net),
            pounds(*item_tax),
        );
    }
}

/// A row for each order, with a cell for each of its items.
fn webtoffee(text: &mut String, sale: &Sale) {
    let Sale { number, status, country, customer, .. } = sale;
    let [total, goods, shipping, shipping_tax, tax, discount] = [
        sale.total,
        sale.goods + sale.discount,
        sale.shipping,
        sale.shipping_tax,
        sale.all_tax(),
        sale.discount,
    ]
    .map(pounds);
    let time = sale.at.to_string().replace('T', " ");
    let rate = if sale.all_tax() > 0 {
        format!("rate_id:1|code:GB-VAT-1|total:{tax}|label:VAT|tax_rate_compound:|rate_percent:20")
    } else {
        String::new()
    };
    let coupon = if sale.discount > 0 { format!("code:welcome10|amount:{discount}") } else { String::new() };
    let refund = sale
        .refund
        .as_ref()
        .map(|back| format!("amount:{}|reason:|date:{} 11:00:00", pounds(back.amount), back.day));
    let _ = write!(
        text,
        "{number},{number},{time},{time},{status},{shipping},{shipping_tax},0.00,0.00,{tax},{discount},0.00,{discount},{total},\
         {goods},wc_order_{number},GBP,card,Parcel,{customer},c{customer}@example.com,Customer,{customer},{customer} High Street,\
         Leeds,LS1 1AA,{country},Leeds,LS1 1AA,{country},method_id:flat_rate|total:{shipping},,{rate},{coupon},{}",
        refund.unwrap_or_default(),
    );
    for SaleLine { product, quantity, full, net, tax } in &sale.lines {
        let (name, full, net, tax) = (name(*product), pounds(*full), pounds(*net), pounds(*tax));
        let _ = write!(
            text,
            ",name:{name}|product_id:{product}|sku:S{product:05}|quantity:{quantity}|total:{net}|sub_total:{full}|tax:{tax}"
        );
    }
    let _ = writeln!(text, "{}", ",".repeat(MOST_ITEMS - sale.lines.len()));
}

/// An order with the keys of a response, and its refund as an entry after it.
fn rest(text: &mut String, sale: &Sale) {
    let Sale { number, at, status, country, customer, .. } = sale;
    let before = if text == "[" { "" } else { "," };
    let [total, shipping, shipping_tax, cart_tax, tax, discount] =
        [sale.total, sale.shipping, sale.shipping_tax, sale.tax, sale.all_tax(), sale.discount].map(pounds);
    let address = format!(
        r#""first_name":"Customer","last_name":"{customer}","company":"","address_1":"{customer} High Street","address_2":"","city":"Leeds","state":"","postcode":"LS1 1AA","country":"{country}""#
    );
    let taxes = |tax: &str| {
        if sale.all_tax() > 0 {
            format!(r#"[{{"id":1,"total":"{tax}","subtotal":"{tax}"}}]"#)
        } else {
            "[]".to_owned()
        }
    };
    let _ = write!(
        text,
        r#"{before}
{{"id":{number},"parent_id":0,"status":"{status}","currency":"GBP","version":"9.4.1","prices_include_tax":false,"date_created":"{at}","date_modified":"{at}","discount_total":"{discount}","discount_tax":"0.00","shipping_total":"{shipping}","shipping_tax":"{shipping_tax}","cart_tax":"{cart_tax}","total":"{total}","total_tax":"{tax}","customer_id":{customer},"order_key":"wc_order_{number}","billing":{{{address},"email":"c{customer}@example.com","phone":"0113 4960000"}},"shipping":{{{address},"phone":""}},"payment_method":"card","payment_method_title":"Card","transaction_id":"t{number}","customer_ip_address":"192.0.2.1","customer_user_agent":"Mozilla/5.0 (X11; Linux x86_64)","created_via":"checkout","customer_note":"","date_completed":"{at}","date_paid":"{at}","cart_hash":"0cf4a1","number":"{number}","meta_data":[{{"id":{number}1,"key":"is_vat_exempt","value":"no"}},{{"id":{number}2,"key":"_wc_order_attribution_source_type","value":"organic"}}],"line_items":["#
    );
    for (position, SaleLine { product, quantity, full, net, tax }) in sale.lines.iter().enumerate() {
        let between = if position == 0 { "" } else { "," };
        let (name, price) = (name(*product), pounds(net / quantity));
        let [full, net, tax] = [full, net, tax].map(|amount| pounds(*amount));
        let _ = write!(
            text,
            r#"{between}{{"id":{number}{position},"name":"{name}","product_id":{product},"variation_id":0,"quantity":{quantity},"tax_class":"","subtotal":"{full}","subtotal_tax":"{tax}","total":"{net}","total_tax":"{tax}","taxes":{},"meta_data":[],"sku":"S{product:05}","price":{price},"image":{{"id":"","src":""}},"parent_name":null}}"#,
            taxes(&tax)
        );
    }
    let rates = if sale.all_tax() > 0 {
        format!(
            r#"{{"id":{number}7,"rate_code":"GB-VAT-1","rate_id":1,"label":"VAT","compound":false,"tax_total":"{cart_tax}","shipping_tax_total":"{shipping_tax}","rate_percent":20,"meta_data":[]}}"#
        )
    } else {
        String::new()
    };
    let coupons = if sale.discount > 0 {
        format!(
            r#"{{"id":{number}8,"code":"welcome10","discount":"{discount}","discount_tax":"0.00","meta_data":[]}}"#
        )
    } else {
        String::new()
    };
    let refund = sale.refund.as_ref().map(|back| (number + 500_000_000, back));
    let short =
        refund.map(|(id, back)| format!(r#"{{"id":{id},"reason":"","total":"-{}"}}"#, pounds(back.amount)));
    let shop = "https://shop.example/wp-json/wc/v3/orders";
    let _ = write!(
        text,
        r#"],"tax_lines":[{rates}],"shipping_lines":[{{"id":{number}9,"method_title":"Parcel","method_id":"flat_rate","instance_id":"1","total":"{shipping}","total_tax":"{shipping_tax}","taxes":{},"meta_data":[]}}],"fee_lines":[],"coupon_lines":[{coupons}],"refunds":[{}],"payment_url":"","is_editable":false,"needs_payment":false,"needs_processing":false,"date_created_gmt":"{at}","date_modified_gmt":"{at}","date_completed_gmt":"{at}","date_paid_gmt":"{at}","currency_symbol":"£","_links":{{"self":[{{"href":"{shop}/{number}"}}],"collection":[{{"href":"{shop}"}}]}}}}"#,
        taxes(&shipping_tax),
        short.unwrap_or_default(),
    );
    if let Some((id, back)) = refund {
        let (day, amount) = (back.day, pounds(back.amount));
        let line = back.line.map(|(product, quantity)| {
            format!(
                r#"{{"id":{id}1,"name":"{}","product_id":{product},"variation_id":0,"quantity":-{quantity},"total":"-{amount}","total_tax":"0.00","taxes":[],"sku":"S{product:05}"}}"#,
                name(product)
            )
        });
        let _ = write!(
            text,
            r#",
{{"id":{id},"parent_id":{number},"date_created":"{day}T11:00:00","date_created_gmt":"{day}T11:00:00","amount":"{amount}","reason":"","refunded_by":1,"refunded_payment":false,"meta_data":[],"line_items":[{}],"shipping_lines":[],"tax_lines":[],"fee_lines":[],"_links":{{"self":[{{"href":"{shop}/{number}/refunds/{id}"}}]}}}}"#,
            line.unwrap_or_default()
        );
    }
}
