//! Orders of two shops that share numbers: an import asks before it overwrites an order that may be another
//! shop's.

use super::Import;
use domain::advice::Advice;
use domain::order::origin::{may_be_another, may_be_another_refund};
use domain::order::{Order, Origin, Refund};
use domain::{Error, Result};
use transfer::Source;
use transfer::answers::ShopOfFiles;

impl Import<'_, '_> {
    /// The number in the shop file of an order or credit note of the files.
    pub(super) fn number_of(&self, number: &str) -> String {
        self.options.answers.shop.number(number)
    }

    /// Gives an order of the files its number in the shop file, and the name of its shop.
    pub(super) fn assign(&self, order: &mut Order) {
        if let Some(name) = self.options.answers.shop.name() {
            order.number = self.number_of(&order.number);
            if order.origin.system.is_empty() {
                name.clone_into(&mut order.origin.system);
            }
        }
    }

    /// Refuses a file whose order may be another than the shop's one of that number.
    pub(super) fn ask_for_shop(&self, source: &Source, line: u64, was: &Order, is: &Order) -> Result<()> {
        if self.options.answers.shop == ShopOfFiles::Same || !may_be_another(was, is) {
            return Ok(());
        }
        let ours = format!(
            "of {} with a total of {}{}",
            was.placed_at.day,
            was.total.to_exact_text(),
            from(&was.origin)
        );
        let theirs = format!("of {} with {}{}", is.placed_at.day, is.total.to_exact_text(), from(&is.origin));
        Err(question(
            source,
            line,
            &format!("order {} of the books is {ours}, and that of the file is {theirs}", is.number),
        ))
    }

    /// Refuses a file whose refund may be another than the shop's credit note of that number.
    pub(super) fn ask_for_shop_of_refund(
        &self,
        source: &Source,
        line: u64,
        (number, was): (&str, &Refund),
        is: &Refund,
    ) -> Result<()> {
        if self.options.answers.shop == ShopOfFiles::Same || !may_be_another_refund(was, is) {
            return Ok(());
        }
        let told =
            |refund: &Refund| format!("{} of {}", refund.amount.to_exact_text(), refund.refunded_at.day);
        let (ours, theirs) = (told(was), told(is));
        let problem =
            format!("credit note {number} of the books is {ours}, and that of the file is {theirs}");
        Err(question(source, line, &problem))
    }
}

fn from(origin: &Origin) -> String {
    match (origin.system.as_str(), origin.key) {
        ("", None) => String::new(),
        ("", Some(key)) => format!(" and the key {key}"),
        (system, _) => format!(" from {system}"),
    }
}

fn question(source: &Source, line: u64, problem: &str) -> Error {
    source.ask(line, Advice::Shop, format!("{problem}. They may be of one shop or of two"))
}
