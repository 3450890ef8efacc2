//! Makes documents of orders and refunds. What a document says follows from the order, the customer and the settings alone,
//! and is refused where their figures do not add up.

use super::amounts::{Amounts, Part, Untaxed, rounding, rounding_of_taxes};
use super::settings::InvoiceSettings;
use super::{
    Buyer, Invoice, InvoiceKind, InvoiceLine, InvoiceNumber, InvoiceTax, LAYOUT, Seller, TaxCategory,
};
use crate::decimal::Computed;
use crate::error::{Error, Result};
use crate::money::Money;
use crate::order::refund::{Settled, settle};
use crate::order::refund_tax::{charged, part_of, whole_shares};
use crate::order::untaxed::untaxed as net_untaxed;
use crate::order::{Customer, Item, Order, OrderStatus, OrderTexts, Origin, Refund};
use crate::percent::Percent;
use crate::places::address::Address;
use crate::places::country_typed;
use crate::places::european_union::trade_goods_within;
use crate::places::languages::language_of;
use crate::returns::{RateType, SupplyKind};
use crate::shop::settings::{Currency, Shop};
use crate::tax::class::{ClassSlug, TaxClass};
use crate::tax::line::TaxLine;
use crate::tax::untaxed_reason::UntaxedReason;
use crate::text;
use crate::text::{beginning, printable};
use crate::time::Day;

/// The languages of paper, each with its names for shipping, a refund and the rest of an invoice.
const LANGUAGES: [(&str, [&str; 3]); 5] = [
    ("en", ["Shipping", "Refund", "Cancellation"]),
    ("de", ["Versand", "Erstattung", "Storno"]),
    ("fr", ["Livraison", "Remboursement", "Annulation"]),
    ("nl", ["Verzending", "Terugbetaling", "Annulering"]),
    ("es", ["Envío", "Reembolso", "Anulación"]),
];

/// The data from which documents of an order are made.
#[derive(Clone, Copy)]
pub struct Source<'s> {
    /// The order.
    pub order: &'s Order,
    /// The customer, where the order has one.
    pub customer: Option<&'s Customer>,
    /// The shop.
    pub shop: &'s Shop,
    /// The tax classes, but for the standard one.
    pub classes: &'s [TaxClass],
    /// The rates of the tax that the buyer owes, by tax class, where the law has them said.
    pub owed: &'s [(ClassSlug, Percent)],
    /// The language where the one that the buyer reads is not known.
    pub language: &'s str,
    /// The shop-local day on which they are numbered.
    pub issued_on: Day,
}

impl Source<'_> {
    /// The invoice of the order. Refused when its amounts do not add up.
    pub fn invoice(&self, number: InvoiceNumber) -> Result<Invoice> {
        let order = self.order;
        let item = |item: &Item| Part {
            name: item.name.clone(),
            quantity: item.quantity,
            net: item.total,
            tax: Some(item.tax),
            class: item.class.clone(),
            is_shipping: false,
            untaxed: self.untaxed(&item.class),
            exempt: self.exempt(&item.class),
        };
        let mut parts: Vec<Part> = order.items.iter().map(item).collect();
        parts.extend(self.shipping(order.shipping, order.shipping_tax));
        let amounts = (order.total, net_untaxed(order)?);
        self.document(
            &parts,
            &charged(order)?,
            amounts,
            Invoice {
                number,
                supplied_on: order.supplied_on(),
                paid_on: order.texts.paid_day(),
                discount: order.discount,
                ..Invoice::default()
            },
        )
    }

    /// The credit note for a refund of the order, by its index, which takes back a part of an invoice of the order.
    pub fn credit_note(&self, number: InvoiceNumber, of: &Invoice, place: usize) -> Result<Invoice> {
        let settled = settle(self.order)?;
        let (Some(refund), Some(settled)) = (self.order.refunds.get(place), settled.get(place)) else {
            return Err(self.refused(text!("it has no such refund; open it again")));
        };
        if of.currency != self.shop.currency {
            let [was, is] = [of.currency, self.shop.currency].map(|currency| currency.code().to_owned());
            return Err(self.refused(text!(
                "its invoice is in {was}, and the shop's amounts are in {is} now",
                was,
                is
            )));
        }
        self.check_items(refund)?;
        // A rate that the invoice does not say would leave something of it.
        let is_said = |(_, percent): &(ClassSlug, Percent)| {
            of.taxes.iter().any(|tax| tax.name == percent.to_short_text())
        };
        let owed: Vec<_> = self.owed.iter().filter(|owed| is_said(owed)).cloned().collect();
        let with_owed = Source { owed: &owed, ..*self };
        let parts = with_owed.refunded(refund, settled)?;
        with_owed.document(
            &parts,
            &settled.taxes,
            (refund.amount, settled.untaxed),
            Invoice {
                number,
                kind: InvoiceKind::CreditNote,
                supplied_on: refund.refunded_at.day,
                corrects: Some(of.reference()),
                refund: Some(refund.clone()),
                ..Invoice::default()
            },
        )
    }

    fn document(
        &self,
        parts: &[Part],
        taxes: &[TaxLine],
        (gross, untaxed): (Money, Money),
        like: Invoice,
    ) -> Result<Invoice> {
        let currency = self.shop.currency;
        let decimals = currency.decimals();
        let of_taxes = taxes.iter().map(TaxLine::all_tax);
        let net = gross.minus(Money::sum(of_taxes.collect::<Computed<Vec<Money>>>()?)?)?;
        let of_parts = Money::sum(parts.iter().map(|part| part.net))?;
        let off = of_parts.minus(net)?;
        let is_a_unit = off.ten_thousandths().saturating_abs() >= currency.smallest().ten_thousandths();
        // Where tax is rounded on the sum and prices have it, half a unit of each line was rounded.
        if is_a_unit && !self.is_rounding(off, parts) {
            let problem = text!(
                "its items and shipping come to {items}, but {charged} was charged without tax; correct it",
                items = of_parts,
                charged = net
            );
            return Err(self.refused(problem));
        }
        let words = self.untaxed_words(taxes);
        let is_part = like.kind == InvoiceKind::CreditNote && !is_stacked(self.order, currency)?;
        // What no tax was charged on where each line is taxed, or in a part of an order that is taxed wholly, was rounded off.
        let is_wholly_taxed = self.order.is_wholly_taxed();
        let is_taxed = parts.iter().all(|part| part.net == Money::ZERO || part.tax != Some(Money::ZERO));
        let is_none = self.is_rounding(untaxed, parts) && (is_taxed || is_wholly_taxed && is_part)
            || is_part && net_untaxed(self.order)? == Money::ZERO;
        let untaxed = if is_none { Money::ZERO } else { untaxed };
        // Cents that are left of a taxed order have a tax that was rounded to nothing, and what that was on need not be them.
        let is_cents = |line: &TaxLine| {
            line.is_nothing()
                || is_wholly_taxed && (line.tax, line.shipping_tax) == (Money::ZERO, Money::ZERO)
        };
        let of_rest = self.order.taxes.iter().max_by_key(|line| line.taxable);
        let is_rest = is_none && net != Money::ZERO && self.is_rounding(net, parts);
        let of_rest = of_rest.filter(|_| is_rest && taxes.iter().all(is_cents));
        let of_rest = of_rest.map(|line| vec![TaxLine { taxable: net, ..TaxLine::of(line.charged()) }]);
        let taxes = of_rest.as_deref().unwrap_or(taxes);
        let amounts =
            Amounts::of(parts, taxes, (gross, untaxed), (words, is_part.then(|| self.word(1))), decimals)?;
        let buyer = self.buyer();
        let document = Invoice {
            layout: LAYOUT,
            language: self.language().to_owned(),
            issued_on: self.issued_on,
            order: self.order.number.clone(),
            currency,
            seller: seller(self.shop),
            buyer,
            lines: amounts.lines,
            taxes: amounts.taxes,
            net: amounts.net,
            tax: amounts.tax,
            gross: amounts.net.plus(amounts.tax)?,
            ..like
        };
        Ok(document.printable())
    }

    /// True if parts of the order can be off by this: half a unit for each line, of which a refund can have
    /// several in one part.
    fn is_rounding(&self, off: Money, parts: &[Part]) -> bool {
        let lines = parts.len().max(self.order.items.len());
        off.ten_thousandths().saturating_abs() <= rounding(lines, self.shop.currency.decimals())
    }

    /// The reason for no tax, of the order or else of the shop, whose reason is for all of its sales.
    fn untaxed_words(&self, taxes: &[TaxLine]) -> &str {
        let (own, of_shop) = (&self.order.exemption.words, &self.shop.invoices.small_business);
        if own.is_empty() && taxes.iter().all(TaxLine::is_nothing) { of_shop } else { own }
    }

    /// The buyer as the order names them, completed from their account.
    fn buyer(&self) -> Option<Buyer> {
        let (texts, none) = (&self.order.texts, Customer::default());
        let customer = self.customer.unwrap_or(&none);
        let first = |texts: &[&String]| {
            let found = texts.iter().find(|text| !printable(text).is_empty());
            found.map(|text| String::clone(text)).unwrap_or_default()
        };
        let person = first(&[&texts.buyer, &customer.name]);
        let name = first(&[&texts.company, &person]);
        let contact = if person == name { String::new() } else { person };
        let addresses = [&texts.billing(), &self.order.address, &customer.address];
        let is_there = |address: &&&Address| !(address.street.is_empty() && address.city.is_empty());
        let address = addresses.iter().find(is_there).or(addresses.last()).copied()?;
        (!name.is_empty()).then(|| Buyer {
            name,
            contact,
            address: Address { country: country_typed(&address.country), ..address.clone() },
            vat_number: first(&[&self.order.exemption.vat_number, &texts.vat_number, &customer.vat_number]),
            email: first(&[&texts.email, &customer.email]),
            reference: first(&[&texts.buyer_reference, &customer.buyer_reference]),
            purchase_order: texts.purchase_order.clone(),
        })
    }

    fn shipping(&self, net: Money, tax: Money) -> Option<Part> {
        let method = printable(&self.order.shipping_method);
        let name = if method.is_empty() { self.word(0).to_owned() } else { method };
        let tax = Some(tax);
        let part = Part {
            name,
            net,
            tax,
            is_shipping: true,
            untaxed: self.untaxed(&ClassSlug::standard()),
            ..Part::default()
        };
        (net != Money::ZERO).then_some(part)
    }

    /// Refuses a refund after which more of a product has come back than was sold.
    fn check_items(&self, refund: &Refund) -> Result<()> {
        for item in &refund.items {
            let sold = || self.order.items.iter().filter(|sold| sold.product == item.product);
            let all = Money::sum(sold().map(|sold| sold.total))?;
            let back = self.order.refunds.iter().flat_map(|refund| &refund.items);
            let back = Money::sum(back.filter(|back| back.product == item.product).map(|back| back.total))?;
            if let Some(name) = sold().next().map(|sold| &sold.name).filter(|_| back > all) {
                return Err(self.refused(text!(
                    "{back} of \"{name}\" is refunded, which was sold for {all}: correct the refund",
                    back,
                    name = beginning(name),
                    all
                )));
            }
        }
        Ok(())
    }

    /// The items of a refund, or its amounts by tax where it has none or they are not all of it.
    fn refunded(&self, refund: &Refund, settled: &Settled) -> Result<Vec<Part>> {
        let mut parts = Vec::new();
        for (item, ..) in settled.items(refund) {
            // Lines of one product that differ, as texts do, are not told apart.
            let mut sold = self.order.items.iter().filter(|sold| sold.product == item.product);
            let first = sold.next();
            let is_only = sold.all(|other| {
                first.is_some_and(|first| (&first.name, &first.class) == (&other.name, &other.class))
            });
            let sold = first.filter(|_| is_only);
            parts.extend(sold.map(|sold| Part {
                name: sold.name.clone(),
                quantity: item.quantity,
                net: item.total,
                tax: Some(part_of(sold.tax, item.total, sold.total)),
                class: sold.class.clone(),
                is_shipping: false,
                untaxed: self.untaxed(&sold.class),
                exempt: self.exempt(&sold.class),
            }));
        }
        parts.extend(self.shipping(settled.shipping, settled.shipping_tax));
        let net = refund.amount.minus(settled.tax)?.minus(settled.shipping_tax)?;
        let rest_of = |parts: &[Part]| net.minus(Money::sum(parts.iter().map(|part| part.net))?);
        // As of the order itself, half a unit of each line was rounded.
        let is_whole = |rest: Money, parts: &[Part]| {
            let is_rounding = self.order.is_wholly_taxed() && self.is_rounding(rest, parts);
            !parts.is_empty() && (rest == Money::ZERO || is_rounding)
        };
        if is_whole(rest_of(&parts)?, &parts) {
            return Ok(parts);
        }
        let class = self.order.items.first().map(|item| item.class.clone()).unwrap_or_default();
        let part = |net, tax| Part {
            name: self.word(1).to_owned(),
            net,
            tax: Some(tax),
            untaxed: self.untaxed(&class),
            ..Part::default()
        };
        let mut parts = Vec::new();
        for line in settled.taxes.iter().filter(|line| !line.is_nothing()) {
            parts.push(part(line.taxable, line.all_tax()?));
        }
        let rest = rest_of(&parts)?;
        if is_whole(rest, &parts) {
            return Ok(parts);
        }
        if rest == settled.untaxed && rest != Money::ZERO {
            let of_kinds = self.by_what_is_said(rest);
            parts.extend(
                of_kinds.into_iter().map(|(untaxed, net)| Part { untaxed, ..part(net, Money::ZERO) }),
            );
        } else if rest != Money::ZERO {
            // Stacked taxes: their net amount counts once.
            parts = vec![part(net, settled.tax.plus(settled.shipping_tax)?)];
        }
        Ok(parts)
    }

    /// Divides an amount without tax by the reasons of the untaxed items, in proportion to these.
    fn by_what_is_said(&self, amount: Money) -> Vec<(Untaxed, Money)> {
        let mut said: Vec<(Untaxed, i64)> = Vec::new();
        for item in self.order.items.iter().filter(|item| item.tax == Money::ZERO) {
            let (untaxed, weight) = (self.untaxed(&item.class), item.total.ten_thousandths());
            match said.iter_mut().find(|(known, _)| *known == untaxed) {
                Some((_, sum)) => *sum = sum.saturating_add(weight),
                None => said.push((untaxed, weight)),
            }
        }
        let weights: Vec<i64> = said.iter().map(|(_, weight)| *weight).collect();
        let Some(parts) = whole_shares(amount, &weights, self.shop.currency.decimals()) else {
            let class = self.order.items.first().map(|item| item.class.clone()).unwrap_or_default();
            return vec![(self.untaxed(&class), amount)];
        };
        said.into_iter()
            .map(|(untaxed, _)| untaxed)
            .zip(parts)
            .filter(|(_, part)| *part != Money::ZERO)
            .collect()
    }

    fn class(&self, slug: &ClassSlug) -> Option<&TaxClass> {
        self.classes.iter().find(|class| class.slug == *slug)
    }

    fn sells_services(&self, slug: &ClassSlug) -> bool {
        self.class(slug).is_some_and(|class| class.kind == Some(SupplyKind::Services))
    }

    /// The reason why items of a class are exempt, as the class states it; empty for a class without one.
    fn exempt(&self, slug: &ClassSlug) -> String {
        let class = self.class(slug).filter(|class| class.rate_type == Some(RateType::Exempt));
        class.map(|class| class.name.clone()).unwrap_or_default()
    }

    /// The reason why items of a class have no tax.
    fn untaxed(&self, class: &ClassSlug) -> Untaxed {
        let [home, to] = [&self.shop.address, &self.order.address].map(|at| country_typed(&at.country));
        let category = match self.order.exemption.reason {
            UntaxedReason::ReverseCharge if trade_goods_within(&home, &to) && !self.sells_services(class) => {
                TaxCategory::IntraCommunity
            }
            UntaxedReason::ReverseCharge => TaxCategory::ReverseCharge,
            UntaxedReason::Export => TaxCategory::Export,
            UntaxedReason::Unstated | UntaxedReason::Other => TaxCategory::Exempt,
        };
        let owed = self.owed.iter().find(|(of, _)| category == TaxCategory::ReverseCharge && of == class);
        Untaxed { category, owed: owed.map(|(_, percent)| *percent) }
    }

    fn word(&self, at: usize) -> &'static str {
        word(self.language(), at)
    }

    /// The language of the document: the one that is read where its buyer is.
    fn language(&self) -> &str {
        self.buyer().and_then(|buyer| language_of(&buyer.address)).unwrap_or(self.language)
    }

    fn refused(&self, problem: text::Text) -> Error {
        Error::Invalid { what: text!("Order {number}", number = &self.order.number), problem }
    }
}

/// True if taxes of an order are on the same net amount as others.
fn is_stacked(order: &Order, currency: Currency) -> Result<bool> {
    let taxes = charged(order)?;
    let net = order.total.minus(order.tax)?.minus(order.shipping_tax)?;
    let taxable = Money::sum(taxes.iter().map(|line| line.taxable))?;
    let off = taxable.plus(net_untaxed(order)?)?.minus(net)?.ten_thousandths().saturating_abs();
    Ok(off > rounding_of_taxes(taxes.len(), currency.decimals()))
}

/// The credit note over all that is left of an invoice after the earlier credit notes of it; `None` where nothing is left.
pub fn cancelling(
    of: &Invoice,
    credited: &[&Invoice],
    number: InvoiceNumber,
    issued_on: Day,
) -> Result<Option<Invoice>> {
    let corrects = Some(of.reference());
    let whole = Invoice {
        number,
        kind: InvoiceKind::CreditNote,
        issued_on,
        corrects,
        paid_on: None,
        discount: Money::ZERO,
        ..of.clone()
    };
    let [net, tax] =
        [|one: &Invoice| one.net, |one: &Invoice| one.tax].map(|amount: fn(&Invoice) -> Money| {
            credited.iter().try_fold(amount(of), |left, one| left.minus(amount(one)))
        });
    let (net, tax) = (net?, tax?);
    if credited.is_empty() || (net, tax) == (Money::ZERO, Money::ZERO) {
        return Ok(Some(whole).filter(|_| credited.is_empty()));
    }
    let mut taxes = of.taxes.clone();
    for tax in credited.iter().flat_map(|one| &one.taxes) {
        let same = |known: &&mut InvoiceTax| {
            (&known.name, known.percent, known.category) == (&tax.name, tax.percent, tax.category)
        };
        match taxes.iter_mut().find(same) {
            Some(known) => {
                (known.taxable, known.tax) = (known.taxable.minus(tax.taxable)?, known.tax.minus(tax.tax)?);
            }
            // A credit note can say a tax that its invoice does not have: what it took back there is given back.
            None => taxes.push(InvoiceTax {
                taxable: Money::ZERO.minus(tax.taxable)?,
                tax: Money::ZERO.minus(tax.tax)?,
                ..tax.clone()
            }),
        }
    }
    taxes.retain(|tax| (tax.taxable, tax.tax) != (Money::ZERO, Money::ZERO));
    let name = word(&of.language, 2).to_owned();
    let line = |net, tax| InvoiceLine { name: name.clone(), net, tax, ..InvoiceLine::default() };
    let of_lines = taxes.iter().enumerate().map(|(at, tax)| line(tax.taxable, Some(at)));
    let lines = if of.has_taxes_of_lines() { of_lines.collect() } else { vec![line(net, None)] };
    Ok(Some(Invoice { lines, taxes, net, tax, gross: net.plus(tax)?, ..whole }))
}

/// The order without the fields that may still change once it is invoiced.
#[must_use]
pub fn as_invoiced(order: &Order) -> Order {
    let item = |item: &Item| Item { cost: None, own_cost: false, price: None, ..item.clone() };
    Order {
        status: OrderStatus::default(),
        items: order.items.iter().map(item).collect(),
        coupons: Vec::new(),
        refunds: Vec::new(),
        texts: OrderTexts { supplied_on: order.texts.supplied_on.clone(), ..OrderTexts::default() },
        origin: Origin::default(),
        corrects: None,
        ..order.clone()
    }
}

/// The shop as its documents name it.
fn seller(shop: &Shop) -> Seller {
    let settings = InvoiceSettings { series: String::new(), ..shop.invoices.clone() };
    Seller { shop: shop.name.clone(), address: shop.address.clone(), settings }
}

/// True if documents can be written in a language.
pub(super) fn is_language(code: &str) -> bool {
    LANGUAGES.iter().any(|(known, _)| *known == code)
}

fn word(language: &str, at: usize) -> &'static str {
    let found = LANGUAGES.iter().find(|(code, _)| *code == language).or(LANGUAGES.first());
    found.and_then(|(_, words)| words.get(at)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::invoice::InvoiceReference;
    use crate::percent::Percent;

    /// As notes were made of refunds by an amount alone, before these were divided.
    #[test]
    fn what_is_left_is_taken_by_rate_whatever_a_credit_note_says() {
        let money = |text: &str| Money::parse(text).unwrap_or_default();
        let of = |(category, percent), [net, tax, gross]: [&str; 3]| Invoice {
            lines: vec![InvoiceLine { net: money(net), tax: Some(0), ..InvoiceLine::default() }],
            taxes: vec![InvoiceTax {
                category,
                percent: Percent::parse(percent).ok(),
                taxable: money(net),
                tax: money(tax),
                ..InvoiceTax::default()
            }],
            net: money(net),
            tax: money(tax),
            gross: money(gross),
            ..Invoice::default()
        };
        let invoice = of((TaxCategory::Standard, "19"), ["100", "19", "119"]);
        let credit = of((TaxCategory::Exempt, "0"), ["50", "0", "50"]);
        let credit =
            Invoice { kind: InvoiceKind::CreditNote, corrects: Some(InvoiceReference::default()), ..credit };
        let left = cancelling(&invoice, &[&credit], InvoiceNumber::default(), Day::default()).ok().flatten();
        let told = left.map(|left| (left.check().is_ok(), left.taxes.len(), left.gross));
        assert_eq!(told, Some((true, 2, money("69"))));
    }
}
