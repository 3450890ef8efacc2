//! Orders and credit notes of the books that come again. An import asks before it overwrites one that may be
//! another shop's, since two shops share numbers; and before lines of the books give way to others, since the
//! file may have been divided inside an order.

use super::{EntryOutcome, Import, Policy};
use crate::invoices::cancel_on;
use domain::advice::Advice;
use domain::ids::OrderId;
use domain::invoice::standing::Standing;
use domain::noun::NounKind;
use domain::order::again::{
    items_in_words, joined, joined_refund, lacks_items, lacks_lines, lines_in_words, may_be_another,
    may_be_another_refund,
};
use domain::order::{CreditNote, Order, Refund};
use domain::text;
use domain::text::Text;
use domain::{Error, Result};
use transfer::answers::{InvoicedOrder, OrderAgain, ShopOfFiles};
use transfer::{Refusal, Source};

/// An order or a credit note of the files that the books have.
struct Again<'a> {
    source: &'a Source,
    line: u64,
    noun: NounKind,
    number: &'a str,
    /// The lines in the books and in the file, in words.
    lines: &'a dyn Fn() -> [Text; 2],
}

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
        let problem = text!(
            "order {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two",
            number = &is.number,
            ours = told(was),
            theirs = told(is)
        );
        Err(source.ask(line, Advice::Shop, problem))
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
        let told = |refund: &Refund| {
            text!("{amount} of {day}", amount = refund.amount, day = refund.refunded_at.day)
        };
        let problem = text!(
            "credit note {number} of the books is {ours}, and that of the file is {theirs}; they may come from one shop or from two",
            number,
            ours = told(was),
            theirs = told(is)
        );
        Err(source.ask(line, Advice::Shop, problem))
    }

    /// True if an order of the books stays as it is, because the files' order lacks lines of it and the user
    /// chose that.
    pub(super) fn stays(&self, was: &Order, is: &Order) -> bool {
        self.options.policy != Policy::Add
            && self.options.answers.again == Some(OrderAgain::Leave)
            && lacks_lines(was, is)
    }

    /// True if an order of the books stays as it is, because its invoice is of its former state and the user
    /// chose that, or credit notes of its refunds took back all of it. If the user chose otherwise, the
    /// invoice is taken back. Refuses the files when neither was chosen.
    pub(super) fn stays_invoiced(&mut self, id: OrderId, was: &Order, is: &Order) -> Result<bool> {
        let documents = self.write.invoices_of(id)?;
        let Some(standing) = Standing::of(&documents) else { return Ok(false) };
        if standing.check(was, is).is_ok() {
            return Ok(false);
        }
        match self.options.answers.invoiced {
            Some(InvoicedOrder::Leave) => Ok(true),
            Some(InvoicedOrder::TakeBack) => {
                let number = standing.invoice.number.to_string();
                Ok(cancel_on(self.write, &number, self.today)?.is_none())
            }
            None => Err(Error::Unclear {
                place: text!("order {number}", number = &is.number),
                problem: text!(
                    "it has the invoice {number} and was cancelled or changed since; it can stay, or its invoice can be cancelled",
                    number = standing.invoice.number.to_string()
                ),
                about: Advice::InvoicedOrder,
            }),
        }
    }

    /// The order of the files, or its sum with the books' order where each has a part of it. `None` when it
    /// is refused. Refuses the whole file when it lacks lines of the books and the user did not say what it
    /// has.
    pub(super) fn put_together(
        &mut self,
        source: &Source,
        line: u64,
        was: &Order,
        is: Order,
    ) -> Result<Option<Order>> {
        let lines = || [was, &is].map(lines_in_words);
        let again = Again { source, line, noun: NounKind::Order, number: &is.number, lines: &lines };
        // What was said to be the order of the books, although it is another, takes its place.
        let is_said = self.options.answers.shop == ShopOfFiles::Same && may_be_another(was, &is);
        if !self.adds(&again, lacks_lines(was, &is) && !is_said)? {
            return Ok(Some(is));
        }
        let together = joined(was, &is, self.decimals)?;
        self.or_refused(&again, together)
    }

    /// The credit note of the files, or its sum with `was` of the books. `None` when the books' note stays as
    /// it is, and when it is refused.
    pub(super) fn note_again(
        &mut self,
        source: &Source,
        line: u64,
        was: Option<&Refund>,
        note: CreditNote,
    ) -> Result<Option<CreditNote>> {
        let Some(was) = was else { return Ok(Some(note)) };
        self.ask_for_shop_of_refund(source, line, (&note.number, was), &note.refund)?;
        let lines = || [was, &note.refund].map(items_in_words);
        let noun = NounKind::CreditNote;
        let again = Again { source, line, noun, number: &note.number, lines: &lines };
        let lacks = lacks_items(was, &note.refund);
        if lacks && self.options.answers.again == Some(OrderAgain::Leave) {
            self.name(noun, &note.number);
            self.count(EntryOutcome::Left, &note, None);
            return Ok(None);
        }
        if !self.adds(&again, lacks)? {
            return Ok(Some(note));
        }
        let together = joined_refund(was, &note.refund)?;
        let together = self.or_refused(&again, together)?;
        Ok(together.map(|refund| CreditNote { refund, ..note.clone() }))
    }

    /// True if the lines of both are put together. The user's answer holds for an earlier file of this import too.
    fn adds(&mut self, again: &Again<'_>, lacks_lines: bool) -> Result<bool> {
        let answer = self.options.answers.again;
        if self.options.policy == Policy::Add {
            return Ok(false);
        }
        if lacks_lines && answer.is_none() {
            let Again { source, line, noun, number, lines } = again;
            let [ours, theirs] = lines();
            let problem = text!(
                "{noun} {number} has {ours} in the books, and the file has {theirs}, without some of those: they may be the rest of it, or it may have been changed",
                noun = Text::new(noun.one()),
                number = *number,
                ours,
                theirs
            );
            return Err(source.ask(*line, Advice::OrderAgain, problem));
        }
        if let Some(taken) = self.taken.as_mut().filter(|_| lacks_lines) {
            taken.remove(&(again.noun, again.number.to_owned()));
        }
        Ok(answer == Some(OrderAgain::Add))
    }

    fn or_refused<T>(&mut self, again: &Again<'_>, together: Option<T>) -> Result<Option<T>> {
        if together.is_none() {
            let Again { source, line, noun, number, lines } = again;
            let [ours, theirs] = lines();
            let problem = text!(
                "{noun} {number}: its {ours} in the books and {theirs} in the file cannot be added, since its amounts do not show what belongs to which. Put both parts into one file",
                noun = Text::new(noun.one()),
                number = *number,
                ours,
                theirs
            );
            self.refuse(source, Refusal { line: *line, problem })?;
        }
        Ok(together)
    }
}

/// The facts that tell an order from another one of its number.
fn told(order: &Order) -> Text {
    let (day, total) = (order.placed_at.day, order.total);
    match (order.origin.system.as_str(), order.origin.key) {
        ("", None) => text!("of {day} with a total of {total}", day, total),
        ("", Some(key)) => {
            text!("of {day} with a total of {total} and the key {key}", day, total, key = key.to_string())
        }
        (system, _) => text!("of {day} with a total of {total} from {system}", day, total, system),
    }
}
