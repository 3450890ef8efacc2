//! Orders in a table, of a Shopify shop or of an export plugin, imported as orders of other systems.

use super::Import;
use super::foreign::OrderFile;
use super::matchers::Matchers;
use super::refunds::Refunds;
use domain::Result;
use domain::noun::NounKind;
use transfer::order_rows::Found;
use transfer::{Format, Source, open_orders};

impl Import<'_, '_> {
    pub(super) fn order_rows(&mut self, source: &Source, format: Format) -> Result<()> {
        let shop = self.write.shop()?;
        let mut known = Matchers::of(self.write, &self.options.answers.shop)?;
        let options = self.options.of_rows(&shop, self.today);
        let mut reader = open_orders(source, format, options)?;
        self.holds(NounKind::Order);
        let mut file = OrderFile::new(source, shop.currency);
        let mut refunds = Refunds::of(&[]);
        let mut count = 0_u64;
        while let Some(found) = reader.next_order()? {
            match found {
                Found::Order(order) => self.foreign_order(&mut file, &mut known, &mut refunds, order)?,
                Found::Refused(refusal) => self.refuse(source, refusal)?,
            }
            self.count_entry(source, &mut count)?;
        }
        if count == 0 {
            source.note_no_rows();
        }
        self.settle(&known)?;
        self.take_notes(source, reader.notes());
        self.take_notes(source, &known.notes);
        Ok(())
    }
}
