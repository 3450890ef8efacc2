//! Imports Tillbook's JSON. Products are matched by id, customers by login, orders and credit notes by number, tax
//! classes by slug, suppliers by name and purchases by supplier and document. One invalid entry refuses the whole file. Its closed
//! periods are closed in the shop too, at the end.
//!
//! A shop without orders takes over the name, currency and time zone of the file, and a note says what it had. One with
//! orders keeps its own: times are converted to its zone, and another currency is refused.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use super::{EntryOutcome, Import};
use crate::categories;
use crate::closed_periods::bring;
use crate::returns::existing;
use domain::access::Role;
use domain::ids::{OrderId, ProductId, UserId};
use domain::noun::Noun;
use domain::noun::NounKind;
use domain::order::cost::Costs;
use domain::order::size::check_size;
use domain::order::{CreditNote, Customer, Order, Product, Refund, RefundItem};
use domain::purchase::Purchase;
use domain::purchase::supplier::Supplier;
use domain::returns::EnteredBox;
use domain::shop::closed_period::{ClosedPeriods, PeriodRecord};
use domain::shop::settings::{Shop, shop_name};
use domain::tax::class::TaxClass;
use domain::text;
use domain::text::Text;
use domain::time::{Local, Zone};
use domain::{Error, Result, each_plain_noun};
use store::JournalChange;
use transfer::books_json::{self, BooksShop, Entry, Given};
use transfer::{Notes, Source};

/// The approximate size of an order in a file.
const BYTES_AN_ORDER: u64 = 500;

/// The context in which the orders of a file are checked.
struct BooksContext<'b> {
    source: &'b Source,
    zones: Zones,
    /// The products of the file; later also the shop's.
    products: BTreeSet<ProductId>,
    /// The keys in the file.
    keys: BTreeSet<(NounKind, String)>,
    /// True if the shop has only orders of this file.
    are_first: bool,
}

/// The time zones of the file's local times and of the shop's.
#[derive(Clone, Copy)]
struct Zones {
    file: Zone,
    shop: Zone,
}

impl Zones {
    fn convert(self, at: &mut Local) {
        if self.file != self.shop {
            *at = self.shop.local(self.file.instant(*at));
        }
    }
}

impl BooksContext<'_> {
    fn refuse(&self, entry: &Text, problem: Text) -> Error {
        Error::Import { place: text!("{file}, {entry}", file = self.source.name(), entry), problem }
    }

    /// Refuses an entry whose key is in the file twice.
    fn only_once(&mut self, noun: NounKind, key: String, entry: &Text) -> Result<()> {
        if self.keys.insert((noun, key)) {
            return Ok(());
        }
        let problem = match noun {
            NounKind::Product => text!("its id is in the file twice. Leave one of them out"),
            NounKind::Order | NounKind::CreditNote => {
                text!("its number is in the file twice. Leave one of them out")
            }
            _ => text!("it is in the file twice. Leave one of them out"),
        };
        Err(self.refuse(entry, problem))
    }
}

impl Import<'_, '_> {
    pub(super) fn books(&mut self, source: &Source) -> Result<()> {
        let head = books_json::read_head(source)?;
        for noun in [NounKind::Product, NounKind::Customer, NounKind::Order, NounKind::CreditNote] {
            self.holds(noun);
        }
        // A file names those that it has; one without any takes none away.
        if !head.classes.is_empty() {
            self.holds(NounKind::TaxClass);
        }
        each_plain_noun!(T => if head.nouns.of::<T>().next().is_some() {
            self.holds(T::KIND);
            if T::KIND == NounKind::Supplier {
                self.holds(NounKind::Purchase);
            }
        });
        self.report.unknown_keys += head.unknown_keys;
        // The shop and the invoices name them.
        head.logos.iter().try_for_each(|logo| self.write.add_logo(logo))?;
        let shop = self.shop(source, &head.shop)?;
        let zones = Zones { file: head.shop.over(shop.clone()).time_zone, shop: shop.time_zone };
        let (products, keys) = Default::default();
        let mut books = BooksContext { source, zones, products, keys, are_first: false };
        for product in &head.products {
            self.product(&mut books, product)?;
        }
        self.classes(source, &head.classes)?;
        for mut customer in head.customers {
            zones.convert(&mut customer.entry.registered_at);
            self.customer(&mut books, &customer)?;
        }
        each_plain_noun!(T => for given in head.nouns.of::<T>() {
            self.noun(&mut books, given)?;
        });
        self.write.each(|product: Product| {
            books.products.insert(product.id);
            Ok(())
        })?;
        self.adding_orders(source, BYTES_AN_ORDER, |import, are_first| {
            books.are_first = are_first;
            import.orders_of(source, &mut books)
        })?;
        self.entered_amounts(source, &head.entered)?;
        // After what is dated in them.
        self.periods(source, head.periods)?;
        let elsewhere = head.numbers_elsewhere.iter().flat_map(|range| range.numbers()).collect();
        self.write.add_numbers_elsewhere(&elsewhere)?;
        self.invoices(source, &head.invoices, &head.shop.former_currencies)
    }

    fn noun<T: Noun>(&mut self, books: &mut BooksContext<'_>, given: &Given<T>) -> Result<()> {
        let (noun, name) = (Text::new(T::KIND.one()), given.entry.name());
        let entry = text!("{noun} \"{name}\"", noun, name);
        let checked = given.entry.checked().map_err(|error| books.refuse(&entry, error.text()))?;
        books.only_once(T::KIND, checked.name().to_lowercase(), &entry)?;
        let was = self.noun_called::<T>(checked.name())?;
        self.put_noun(&given.with(checked).over(was.as_ref())).map(drop)
    }

    fn orders_of(&mut self, source: &Source, books: &mut BooksContext<'_>) -> Result<()> {
        let mut count = 0_u64;
        // A file comes after the purchases that name it.
        let mut named = Vec::new();
        self.report.unknown_keys += books_json::read_orders(source, &mut |entry| {
            self.count_entry(source, &mut count)?;
            let keys = entry.with(());
            match entry.entry {
                Entry::Order(order) => self.order(books, keys.with(order)),
                Entry::CreditNote(note) => self.credit_note(books, keys.with(note)),
                Entry::KeptFile(bytes) => Ok(self.write.keep_file(&bytes.0).map(drop)?),
                Entry::Purchase { supplier, purchase } => {
                    let files = purchase.kept().map(|file| (file.digest.to_owned(), file.name.to_owned()));
                    named.extend(files);
                    self.purchase(books, &supplier, &keys.with(purchase))
                }
                // The others were read before.
                _ => Ok(()),
            }
        })?;
        for (digest, name) in named {
            if !self.write.has_kept_file(&digest)? {
                let problem = text!(
                    "the file {name} of a purchase is neither in it nor in the shop. Export the books again",
                    name
                );
                return Err(source.refuse(problem));
            }
        }
        Ok(())
    }

    /// Writes the classes of the file over those of their slugs; of the standard one, its stated types.
    /// Refused when another class of the shop has the name of one.
    fn classes(&mut self, source: &Source, classes: &[Given<TaxClass>]) -> Result<()> {
        for given in classes {
            let slug = &given.entry.slug;
            self.name(NounKind::TaxClass, slug.as_str());
            let standard = self.write.standard_class()?;
            let was = if slug.is_standard() { Some(standard.clone()) } else { self.write.class(slug)? };
            let mut class = given.over(was.as_ref());
            if slug.is_standard() {
                class.name.clone_from(&standard.name);
            }
            let class = &class;
            let mut others = self.write.classes()?.into_iter().chain([standard]);
            if others.any(|other| other.slug != class.slug && other.has_name(&class.name)) {
                let problem = text!(
                    "the tax class \"{name}\" of the file is not the class that has this name here. \
                     Rename one of them",
                    name = &class.name
                );
                return Err(source.refuse(problem));
            }
            let outcome = self.outcome(was.as_ref(), class);
            match (&was, outcome) {
                (None, _) => self.add_class(class)?,
                (Some(was), EntryOutcome::Changed) => {
                    self.report.class_names.insert(class.slug.clone(), class.name.clone());
                    self.write.change_class(was, class)?;
                }
                _ => {}
            }
            self.count(outcome, class, was.as_ref());
        }
        Ok(())
    }

    /// Writes the amounts entered into the boxes of tax returns.
    fn entered_amounts(&mut self, source: &Source, entered: &[EnteredBox]) -> Result<()> {
        for one in entered {
            let was = existing(self.write, &one.key())?;
            let outcome = self.outcome(was.as_ref(), one);
            if outcome.is_written() {
                let done = self.write.change_entered(was.as_ref(), Some(one));
                done.map_err(|error| source.refuse(Error::from(error).text()))?;
            }
            self.count(outcome, one, was.as_ref());
        }
        Ok(())
    }

    /// Closes the closed periods of the file. A record that the shop has is left as the shop has it.
    fn periods(&mut self, source: &Source, records: Vec<PeriodRecord>) -> Result<()> {
        for record in ClosedPeriods::new(records).in_order_of_making() {
            let is = self.write.closed_periods()?;
            let known = is.records().iter().find(|known| known.key() == record.key());
            let outcome = match known {
                None => EntryOutcome::New,
                Some(known) if known == record => EntryOutcome::Identical,
                Some(_) => EntryOutcome::Left,
            };
            if known.is_none() {
                bring(self.write, &is, record).map_err(|error| source.refuse(error.text()))?;
            }
            self.count(outcome, record, known);
        }
        Ok(())
    }

    /// The shop's settings after the import.
    fn shop(&mut self, source: &Source, given: &BooksShop) -> Result<Shop> {
        let was = self.write.shop()?;
        let mut is_empty = self.write.order_count()? == 0 && self.write.first_purchase()?.is_none();
        if is_empty {
            self.write.each_credit_note(|_| {
                is_empty = false;
                Ok(())
            })?;
        }
        if !is_empty {
            return match given.over(was.clone()).currency {
                currency if currency == was.currency => Ok(was),
                currency => Err(source.refuse(text!(
                    "its amounts are in {currency}, and those of this shop are in {own}. Import it into a shop of its own",
                    currency = currency.code(),
                    own = was.currency.code()
                ))),
            };
        }
        let mut shop = given.over(was.clone());
        shop.name = shop_name(&shop.name).map_err(|error| source.refuse(error.text()))?;
        self.write.change_shop(&was, &shop)?;
        self.take_notes(source, &changed_settings(&was, &shop));
        self.decimals = shop.currency.decimals();
        Ok(shop)
    }

    fn product(&mut self, books: &mut BooksContext<'_>, given: &Given<Product>) -> Result<()> {
        let (key, id) = (given.entry.id, given.entry.id.to_string());
        books.products.insert(key);
        books.only_once(
            NounKind::Product,
            id.clone(),
            &text!("{noun} {name}", noun = text!("product"), name = &id),
        )?;
        self.name(NounKind::Product, &id);
        let was = self.write.get::<Product>(key)?;
        self.put_known_product(was.as_ref(), &given.over(was.as_ref()))
    }

    /// Writes a product under its id, over `was`.
    pub(super) fn put_known_product(&mut self, was: Option<&Product>, product: &Product) -> Result<()> {
        let outcome = self.outcome(was, product);
        match outcome {
            EntryOutcome::New => self.added.add(NounKind::Product, product.id.get()),
            EntryOutcome::Changed => self.write.record(JournalChange::noun(was, Some(product))),
            _ => {}
        }
        if outcome.is_written() {
            self.write.put(product)?;
            self.costs = None;
        }
        self.count(outcome, product, was);
        Ok(())
    }

    fn customer(&mut self, books: &mut BooksContext<'_>, given: &Given<Customer>) -> Result<()> {
        let customer = &given.entry;
        let entry = text!("{noun} {name}", noun = text!("customer"), name = &customer.login);
        books.only_once(NounKind::Customer, customer.login.clone(), &entry)?;
        self.name(NounKind::Customer, &customer.login);
        let Some(user) = self.write.user(&customer.login)? else {
            return self.add_customer(customer, books.zones.shop);
        };
        let Some(was) = self.write.customer(&customer.login)?.filter(|_| user.role == Role::Customer) else {
            let problem = text!(
                "the shop already has a user with this name, as {role}. Rename one of them",
                role = Text::new(user.role.name())
            );
            return Err(books.refuse(&entry, problem));
        };
        self.change_known_customer(user.id, &was, &given.over(Some(&was)), books.zones.shop)
    }

    /// Writes a customer whom the shop does not have.
    pub(super) fn add_customer(&mut self, customer: &Customer, zone: Zone) -> Result<()> {
        let id = self.write.add_customer(customer, zone)?;
        self.added.add(NounKind::Customer, id.get());
        self.count(EntryOutcome::New, customer, None);
        Ok(())
    }

    /// Writes a customer over `was`.
    pub(super) fn change_known_customer(
        &mut self,
        id: UserId,
        was: &Customer,
        customer: &Customer,
        zone: Zone,
    ) -> Result<()> {
        let outcome = self.outcome(Some(was), customer);
        if outcome == EntryOutcome::Changed {
            self.write.change_customer(id, was, customer, zone)?;
            self.write.record(JournalChange::customer(Some(was), customer));
        }
        self.count(outcome, customer, Some(was));
        Ok(())
    }

    fn order(&mut self, books: &mut BooksContext<'_>, mut given: Given<Order>) -> Result<()> {
        let order = &mut given.entry;
        let entry = text!("{noun} {name}", noun = text!("order"), name = &order.number);
        books.only_once(NounKind::Order, order.number.clone(), &entry)?;
        let sold = order.items.iter().filter_map(|item| item.product);
        let back = order.refunds.iter().flat_map(products);
        let missing = sold.chain(back).find(|product| !books.products.contains(product));
        self.check_known(books, &entry, missing, order.customer.as_deref())?;
        books.zones.convert(&mut order.placed_at);
        for refund in &mut order.refunds {
            books.zones.convert(&mut refund.refunded_at);
        }
        // The numbers of the file differ from each other, as was checked above.
        let was = if books.are_first { None } else { self.write.order(&order.number)? };
        let mut order = given.over(was.as_ref().map(|(_, was)| was));
        if let Some((_, was)) = &was {
            order.keep_parts(was);
        }
        // An order too large to compare is refused where it is written.
        match self.compare_figures(books.source, &order) {
            Ok(_) | Err(Error::AmountTooLarge) => {}
            Err(error) => return Err(error),
        }
        let outcome = self.put_over(was.as_ref(), &order, books.zones.shop)?;
        self.take(books.source, NounKind::Order, &order.number, outcome)
    }

    fn credit_note(&mut self, books: &mut BooksContext<'_>, mut given: Given<CreditNote>) -> Result<()> {
        let note = &mut given.entry;
        let entry = text!("{noun} {name}", noun = text!("credit note"), name = &note.number);
        books.only_once(NounKind::CreditNote, note.number.clone(), &entry)?;
        let missing = products(&note.refund).find(|product| !books.products.contains(product));
        self.check_known(books, &entry, missing, note.customer.as_deref())?;
        books.zones.convert(&mut note.refund.refunded_at);
        let was = self.write.credit_note(&given.entry.number)?.map(|(_, was)| was);
        self.put_note(books.source, &given.over(was.as_ref()), books.zones.shop)
    }

    fn purchase(
        &mut self,
        books: &mut BooksContext<'_>,
        supplier: &str,
        given: &Given<Purchase>,
    ) -> Result<()> {
        let purchase = &given.entry;
        let entry = text!("purchase {document} of \"{supplier}\"", document = &purchase.document, supplier);
        let key = format!("{:?} {}", supplier.to_lowercase(), purchase.document);
        books.only_once(NounKind::Purchase, key, &entry)?;
        let Some(supplier) = self.noun_called::<Supplier>(supplier)? else {
            let problem = text!("its supplier is neither in the file nor in the shop. Add them first");
            return Err(books.refuse(&entry, problem));
        };
        let was = self.write.purchase_of_document(supplier.id, &purchase.document)?;
        let purchase = Purchase { supplier: supplier.id, ..given.over(was.as_ref()) };
        let purchase = purchase.checked(self.decimals).map_err(|error| books.refuse(&entry, error.text()))?;
        let purchase = categories::named(self.write, purchase, was.as_ref())?
            .map_err(|problem| books.refuse(&entry, problem))?;
        self.put_purchase(books.source, &supplier, purchase)
    }

    fn check_known(
        &self,
        books: &BooksContext<'_>,
        entry: &Text,
        missing: Option<ProductId>,
        customer: Option<&str>,
    ) -> Result<()> {
        if let Some(product) = missing {
            return Err(books.refuse(
                entry,
                text!(
                    "product {product} is neither in the file nor in the shop. Add it first",
                    product = product.to_string()
                ),
            ));
        }
        match customer {
            Some(login) if self.write.user(login)?.is_none() => Err(books.refuse(
                entry,
                text!("customer \"{login}\" is neither in the file nor in the shop. Add them first", login),
            )),
            _ => Ok(()),
        }
    }

    /// Writes an order of a file over `was`, which the shop has under its number, with an extra item for the part of its
    /// total that its figures do not explain.
    pub(super) fn put_order_over(
        &mut self,
        source: &Source,
        was: Option<&(OrderId, Order)>,
        order: &Order,
        zone: Zone,
    ) -> Result<()> {
        let mut order = self.agreed(source, order)?;
        let (costs, day) = (self.costs()?, order.placed_at.day);
        if !costs.is_empty() {
            order.to_mut().keep_costs(was.map(|(_, was)| was), |id| costs.get(&id)?.on(day));
        }
        if let Some((_, was)) = was {
            keep_words(&mut order, was);
        }
        let outcome = self.put_over(was, &order, zone)?;
        self.take(source, NounKind::Order, &order.number, outcome)
    }

    /// The costs of all products that have one.
    pub(super) fn costs(&mut self) -> Result<Rc<HashMap<ProductId, Costs>>> {
        if let Some(costs) = &self.costs {
            return Ok(Rc::clone(costs));
        }
        let costs = Rc::new(self.write.costs()?);
        self.costs = Some(Rc::clone(&costs));
        Ok(costs)
    }

    /// Writes an order that an earlier file of this import may have written.
    pub(super) fn put_order_again(&mut self, order: &Order, zone: Zone) -> Result<EntryOutcome> {
        let was = self.write.order(&order.number)?;
        let mut order = Cow::Borrowed(order);
        if let Some((_, was)) = &was {
            keep_words(&mut order, was);
        }
        self.put_over(was.as_ref(), &order, zone)
    }

    fn put_over(
        &mut self,
        was: Option<&(OrderId, Order)>,
        order: &Order,
        zone: Zone,
    ) -> Result<EntryOutcome> {
        self.name(NounKind::Order, &order.number);
        if was.is_none_or(|(_, was)| order.size() > was.size()) {
            check_size(order.size())?;
        }
        let outcome = self.outcome(was.map(|(_, was)| was), order);
        match was {
            None => {
                let id = self.write.add_order(order, zone)?;
                self.added.add(NounKind::Order, id.get());
            }
            Some((id, was)) if outcome == EntryOutcome::Changed => {
                if self.stays_invoiced(*id, was, order)? {
                    self.count(EntryOutcome::Left, order, Some(was));
                    return Ok(EntryOutcome::Left);
                }
                self.write.change_order(*id, was, order, zone)?;
                if was.refunds != order.refunds {
                    self.refunded.insert(order.number.clone());
                }
                self.write.record(JournalChange::order(*id, Some(was), Some(order)));
            }
            Some(_) => {}
        }
        self.count(outcome, order, was.map(|(_, was)| was));
        self.remember_uncounted(order, outcome);
        Ok(outcome)
    }

    /// Writes a credit note of a file, over the one with its number.
    pub(super) fn put_credit_note(
        &mut self,
        source: &Source,
        mut note: CreditNote,
        zone: Zone,
    ) -> Result<()> {
        let (costs, day) = (self.costs()?, note.refund.refunded_at.day);
        if !costs.is_empty() {
            let was = self.write.credit_note(&note.number)?.map(|(_, was)| was);
            note.keep_costs(was.as_ref(), |id| costs.get(&id)?.on(day))?;
        }
        self.put_note(source, &note, zone)
    }

    /// Writes a credit note as it is, over the one with its number.
    fn put_note(&mut self, source: &Source, note: &CreditNote, zone: Zone) -> Result<()> {
        self.name(NounKind::CreditNote, &note.number);
        check_size(note.refund.size())?;
        let was = self.write.credit_note(&note.number)?;
        let outcome = self.outcome(was.as_ref().map(|(_, was)| was), note);
        self.count(outcome, note, was.as_ref().map(|(_, was)| was));
        self.take(source, NounKind::CreditNote, &note.number, outcome)?;
        if !outcome.is_written() {
            return Ok(());
        }
        if let Some((id, was)) = &was {
            self.write.delete_credit_note(*id, was)?;
            self.write.record(JournalChange::credit_note(*id, Some(was), Some(note)));
            return Ok(self.write.restore_credit_note(*id, note, zone)?);
        }
        let id = self.write.add_credit_note(note, zone)?;
        self.added.add(NounKind::CreditNote, id);
        Ok(())
    }
}

/// Keeps free texts of an earlier version that the file of this one does not know.
fn keep_words(order: &mut Cow<'_, Order>, was: &Order) {
    if was.has_words() {
        order.to_mut().keep_words(was);
    }
}

/// Settings of the shop that an import changes.
fn changed_settings(was: &Shop, shop: &Shop) -> Notes {
    let mut notes = Notes::default();
    for (field, before, now) in was.differences(shop) {
        notes.add(
            1,
            text!(
                "the shop's settings change, {setting}: from \"{before}\" to \"{now}\"",
                setting = Text::new(field.heading),
                before = before.as_ref(),
                now = now.as_ref()
            ),
        );
    }
    notes
}

fn products(refund: &Refund) -> impl Iterator<Item = ProductId> {
    refund.items.iter().filter_map(|item: &RefundItem| item.product)
}
