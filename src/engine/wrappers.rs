//! The changes that the window makes, as methods: each is [`Engine::apply`].

use super::{Change, ClassUses, Engine, OrderEdit, RateChange, Replacement};
use crate::domain::Result;
use crate::domain::access::{Actor, Role};
use crate::domain::class::{ClassSlug, TaxClass};
use crate::domain::field::Value;
use crate::domain::health::{Depth, Problem};
use crate::domain::ids::{KeyId, ProductId};
use crate::domain::key::{KeyPair, NewKey, Permission};
use crate::domain::order::{Customer, Order, OrderStatus, Product};
use crate::domain::order_form::OrderForm;
use crate::domain::password::PasswordHash;
use crate::domain::rate::TaxRate;
use crate::domain::refund_form::RefundForm;
use crate::domain::settings::Shop;
use crate::domain::time::Instant;
use crate::store::{ApiKey, Direction, PastStep};

#[expect(missing_docs, reason = "each is the change of its name")]
impl Engine {
    pub fn change_rates(
        &mut self,
        actor: &Actor,
        title: &str,
        changes: &[RateChange],
        now: Instant,
    ) -> Result<Vec<Result<Option<TaxRate>>>> {
        self.apply(&Change::ChangeRates { title: title.to_owned(), changes: changes.to_vec() }, actor, now)?
            .rates()
    }

    pub fn create_class(&mut self, actor: &Actor, name: Option<&Value>, now: Instant) -> Result<TaxClass> {
        self.apply(&Change::CreateClass { name: name.cloned() }, actor, now)?.class()
    }

    pub fn rename_class(
        &mut self,
        actor: &Actor,
        slug: &ClassSlug,
        name: &str,
        now: Instant,
    ) -> Result<TaxClass> {
        self.apply(&Change::RenameClass { slug: slug.clone(), name: name.to_owned() }, actor, now)?.class()
    }

    pub fn delete_class(&mut self, actor: &Actor, slug: &str, now: Instant) -> Result<usize> {
        let uses = self
            .apply(&Change::DeleteClass { slug: slug.to_owned(), replacement: None }, actor, now)?
            .class_uses()?;
        Ok(usize::try_from(uses.rates).unwrap_or_default())
    }

    pub fn replace_class(
        &mut self,
        actor: &Actor,
        slug: &ClassSlug,
        replacement: &Replacement,
        now: Instant,
    ) -> Result<ClassUses> {
        self.apply(
            &Change::DeleteClass { slug: slug.as_str().to_owned(), replacement: Some(replacement.clone()) },
            actor,
            now,
        )?
        .class_uses()
    }

    pub fn save_order(
        &mut self,
        actor: &Actor,
        form: &OrderForm,
        was: Option<&Order>,
        now: Instant,
    ) -> Result<Order> {
        self.apply(&Change::save_order(form.clone(), was.cloned()), actor, now)?.order()
    }

    pub fn save_order_of_new_customer(
        &mut self,
        actor: &Actor,
        form: &OrderForm,
        name: &str,
        was: Option<&Order>,
        now: Instant,
    ) -> Result<Order> {
        self.apply(
            &Change::SaveOrder(Box::new(OrderEdit {
                form: form.clone(),
                was: was.cloned(),
                new_customer: Some(name.to_owned()),
                ..OrderEdit::default()
            })),
            actor,
            now,
        )?
        .order()
    }

    pub fn save_draft(
        &mut self,
        actor: &Actor,
        draft: &str,
        form: &OrderForm,
        new_customer: Option<&str>,
        now: Instant,
    ) -> Result<Order> {
        self.apply(
            &Change::SaveOrder(Box::new(OrderEdit {
                form: form.clone(),
                was: None,
                new_customer: new_customer.map(str::to_owned),
                draft: draft.to_owned(),
            })),
            actor,
            now,
        )?
        .order()
    }

    pub fn set_order_status(
        &mut self,
        actor: &Actor,
        number: &str,
        status: OrderStatus,
        now: Instant,
    ) -> Result<Order> {
        self.apply(&Change::SetOrderStatus { number: number.to_owned(), status }, actor, now)?.order()
    }

    pub fn delete_order(&mut self, actor: &Actor, number: &str, now: Instant) -> Result<()> {
        self.apply(&Change::DeleteOrder { number: number.to_owned() }, actor, now).map(drop)
    }

    pub fn restore_order(&mut self, actor: &Actor, number: &str, now: Instant) -> Result<Order> {
        self.apply(&Change::RestoreOrder { number: number.to_owned() }, actor, now)?.order()
    }

    pub fn refund_order(
        &mut self,
        actor: &Actor,
        number: &str,
        form: &RefundForm,
        now: Instant,
    ) -> Result<Order> {
        self.apply(&Change::RefundOrder { number: number.to_owned(), form: form.clone() }, actor, now)?
            .order()
    }

    pub fn delete_refund(&mut self, actor: &Actor, was: &Order, place: usize, now: Instant) -> Result<Order> {
        self.apply(&Change::DeleteRefund { was: Box::new(was.clone()), place }, actor, now)?.order()
    }

    pub fn save_product(
        &mut self,
        actor: &Actor,
        product: &Product,
        was: Option<&Product>,
        now: Instant,
    ) -> Result<Product> {
        self.apply(&Change::SaveProduct { product: product.clone(), was: was.cloned() }, actor, now)?
            .product()
    }

    pub fn archive_product(
        &mut self,
        actor: &Actor,
        id: ProductId,
        archived: bool,
        now: Instant,
    ) -> Result<Product> {
        self.apply(&Change::ArchiveProduct { id, archived }, actor, now)?.product()
    }

    pub fn save_customer(
        &mut self,
        actor: &Actor,
        customer: &Customer,
        was: Option<&Customer>,
        now: Instant,
    ) -> Result<Customer> {
        self.apply(&Change::SaveCustomer { customer: customer.clone(), was: was.cloned() }, actor, now)?
            .customer()
    }

    pub fn archive_customer(
        &mut self,
        actor: &Actor,
        login: &str,
        archived: bool,
        now: Instant,
    ) -> Result<Customer> {
        self.apply(&Change::ArchiveCustomer { login: login.to_owned(), archived }, actor, now)?.customer()
    }

    pub fn change_shop(&mut self, actor: &Actor, shop: &Shop, now: Instant) -> Result<()> {
        self.apply(&Change::ChangeShop(shop.clone()), actor, now).map(drop)
    }

    pub fn add_user(&mut self, actor: &Actor, login: &str, role: Role, now: Instant) -> Result<()> {
        self.apply(&Change::AddUser { login: login.to_owned(), role }, actor, now).map(drop)
    }

    pub fn change_role(&mut self, actor: &Actor, login: &str, role: Role, now: Instant) -> Result<()> {
        self.apply(&Change::ChangeRole { login: login.to_owned(), role }, actor, now).map(drop)
    }

    pub fn remove_user(&mut self, actor: &Actor, login: &str, now: Instant) -> Result<()> {
        self.apply(&Change::RemoveUser { login: login.to_owned() }, actor, now).map(drop)
    }

    pub fn set_password(
        &mut self,
        actor: &Actor,
        login: &str,
        hash: Option<&PasswordHash>,
        now: Instant,
    ) -> Result<()> {
        self.apply(&Change::SetPassword { login: login.to_owned(), hash: hash.cloned() }, actor, now)
            .map(drop)
    }

    pub fn add_key(
        &mut self,
        actor: &Actor,
        login: &str,
        label: &str,
        permission: Permission,
        pair: &KeyPair,
        now: Instant,
    ) -> Result<KeyId> {
        self.apply(&Change::AddKey(NewKey::of(pair, login, label, permission)), actor, now)?.key_id()
    }

    pub fn revoke_key(&mut self, actor: &Actor, id: KeyId, now: Instant) -> Result<ApiKey> {
        self.apply(&Change::RevokeKey { id }, actor, now)?.key()
    }

    pub fn travel(&mut self, actor: &Actor, direction: Direction, now: Instant) -> Result<Option<PastStep>> {
        self.apply(&Change::Travel(direction), actor, now)?.step()
    }

    pub fn repair(&mut self, actor: &Actor, now: Instant) -> Result<Vec<Problem>> {
        self.apply(&Change::Repair, actor, now)?;
        self.examine(Depth::Whole)
    }
}
