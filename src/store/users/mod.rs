//! Users of all roles, customers among them.

pub(super) mod keys;
pub(super) mod nonces;

use std::sync::LazyLock;

use rusqlite::types::ToSqlOutput;
use rusqlite::{Row, named_params, params_from_iter};

use super::columns::day;
use super::{JournalChange, Read, Write, fields};
use crate::Result;
use domain::access::password::PasswordHash;
use domain::access::{Actor, Role};
use domain::fielded::{Field, Fielded};
use domain::ids::UserId;
use domain::order::Customer;
use domain::time::{Instant, Local, Zone};
use domain::{field, label};

const FIND: &str = "SELECT * FROM users WHERE login = :login";
const OWNER: &str = "SELECT * FROM users WHERE role = 'administrator' ORDER BY id LIMIT 1";
const STAFF: &str =
    "SELECT * FROM users WHERE role IN ('administrator', 'shop-manager', 'accountant') ORDER BY id";
const EMAILS: &str = "SELECT login, email FROM users WHERE role = 'customer' AND email <> '' ORDER BY id";
static ADD: LazyLock<String> = LazyLock::new(|| fields::insert("users", &columns::<User>(&[])));
const DELETE_CUSTOMER: &str = "
  DELETE FROM users
  WHERE login = :login AND role = 'customer'
    AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = users.id)
    AND NOT EXISTS (SELECT 1 FROM refunds WHERE customer_id = users.id)";
static CUSTOMERS: LazyLock<String> = LazyLock::new(|| select("ORDER BY id"));
static CUSTOMER_OF: LazyLock<String> = LazyLock::new(|| select("AND login = :login"));
static ADD_CUSTOMER: LazyLock<String> =
    LazyLock::new(|| fields::insert("users", &columns::<Customer>(&["role"])));
static CHANGE_CUSTOMER: LazyLock<String> = LazyLock::new(|| {
    format!("UPDATE users SET {} = ? WHERE id = ?", columns::<Customer>(&[]).join(" = ?, "))
});

const SET_ROLE: &str = "UPDATE users SET role = :role WHERE id = :id RETURNING registered_day";
const REMOVE: &str = "
  DELETE FROM users
  WHERE id = :id
    AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = users.id)
    AND NOT EXISTS (SELECT 1 FROM refunds WHERE customer_id = users.id)";
const PASSWORD: &str = "SELECT password FROM users WHERE id = :id";
const SET_PASSWORD: &str = "UPDATE users SET password = :password WHERE id = :id";

/// A user of the shop.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct User {
    /// The row id; the default for one to add.
    pub id: UserId,
    /// The name to log in with, unique.
    pub login: String,
    /// The full name; may be empty.
    pub name: String,
    /// The email address; may be empty.
    pub email: String,
    /// The role, which determines the capabilities.
    pub role: Role,
}

impl Fielded for User {
    const FIELDS: &'static [Field<Self>] = &[
        field!("login", label!("User name"), login).required(),
        field!("name", label!("Name"), name),
        field!("email", label!("Email"), email),
        field!("role", label!("Role"), role),
    ];
}

impl User {
    /// The user as one who acts.
    pub fn actor(&self) -> Actor {
        Actor::user(self.id, self.login.clone(), self.role)
    }
}

pub(super) fn user(row: &Row<'_>) -> rusqlite::Result<User> {
    let mut user = User { id: UserId::new(row.get("id")?), ..User::default() };
    fields::read(row, &mut user)?;
    Ok(user)
}

/// The columns of somebody, the registration first, and more.
fn columns<T: Fielded>(more: &[&'static str]) -> Vec<&'static str> {
    [&["registered_at", "registered_day", "registered_second"], &*fields::columns::<T>(), more].concat()
}

/// The customers that the rest of a query asks for.
fn select(rest: &str) -> String {
    let columns = fields::columns::<Customer>().join(", ");
    format!("SELECT registered_day, registered_second, {columns} FROM users WHERE role = 'customer' {rest}")
}

fn customer(row: &Row<'_>) -> rusqlite::Result<Customer> {
    let registered_at = Local { day: day(row, "registered_day")?, second: row.get("registered_second")? };
    let mut customer = Customer { registered_at, ..Customer::default() };
    fields::read(row, &mut customer)?;
    Ok(customer)
}

/// The values of these columns.
fn values<T: Fielded>(one: &T, at: Instant, local: Local) -> impl Iterator<Item = ToSqlOutput<'_>> {
    let registered = [at.seconds(), local.day.number(), local.second.into()];
    registered.into_iter().map(ToSqlOutput::from).chain(fields::values(one))
}

/// The same of a customer.
fn customer_values(customer: &Customer, zone: Zone) -> impl Iterator<Item = ToSqlOutput<'_>> {
    let local = customer.registered_at;
    values(customer, zone.instant(local), local)
}

impl Read<'_> {
    /// The user with this login, of any role.
    pub fn user(&self, login: &str) -> Result<Option<User>> {
        self.one(FIND, named_params! { ":login": login }, user)
    }

    /// The owner of the shop: the administrator with the lowest id.
    pub fn owner(&self) -> Result<Option<User>> {
        self.one(OWNER, [], user)
    }

    /// The hash of a user's password; `None` for a user without one.
    pub fn password(&self, id: UserId) -> Result<Option<PasswordHash>> {
        let found: Option<Option<String>> =
            self.one(PASSWORD, named_params! { ":id": id.get() }, |row| row.get("password"))?;
        Ok(found.flatten().map(PasswordHash::stored))
    }

    /// All users except customers, by id.
    pub fn staff(&self) -> Result<Vec<User>> {
        let staff = self.list(STAFF, [], user)?;
        Ok(staff)
    }

    /// The customer with this login.
    pub fn customer(&self, login: &str) -> Result<Option<Customer>> {
        self.one(&CUSTOMER_OF, named_params! { ":login": login }, customer)
    }

    /// Calls `visit` with the login and the email of each customer who has one, by id.
    pub fn each_customer_email(&self, mut visit: impl FnMut(String, &str)) -> Result<()> {
        self.each_row(EMAILS, [], |row| {
            visit(row.get(0)?, row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?);
            Ok(())
        })?;
        Ok(())
    }

    /// Calls `visit` for each customer, by id.
    pub fn each_customer(&self, mut visit: impl FnMut(Customer) -> domain::Result<()>) -> Result<()> {
        self.each_row(&CUSTOMERS, [], |row| {
            visit(customer(row)?)?;
            Ok(())
        })?;
        Ok(())
    }
}

impl Write<'_> {
    /// Adds a user whose login is free, with the time of registration, and adds that to the journal.
    pub fn add_user(&self, user: &User, at: Instant, zone: Zone) -> Result<UserId> {
        self.record(JournalChange::user(&user.login, None, Some(user.role.as_str())));
        let local = zone.local(at);
        self.run(&ADD, params_from_iter(values(user, at, local)))?;
        self.touch(local.day);
        Ok(UserId::new(self.conn.last_insert_rowid()))
    }

    /// Adds a customer whose login is free, registered at a shop-local time. The caller adds it to the
    /// journal.
    pub fn add_customer(&self, customer: &Customer, zone: Zone) -> Result<UserId> {
        let role = ToSqlOutput::from(Role::Customer.as_str());
        self.run(&ADD_CUSTOMER, params_from_iter(customer_values(customer, zone).chain([role])))?;
        self.touch(customer.registered_at.day);
        Ok(UserId::new(self.conn.last_insert_rowid()))
    }

    /// Writes a customer over what they were; their login stays.
    pub fn change_customer(&self, id: UserId, was: &Customer, customer: &Customer, zone: Zone) -> Result<()> {
        self.touch(was.registered_at.day);
        self.touch(customer.registered_at.day);
        let customer = Customer { login: was.login.clone(), ..customer.clone() };
        let id = ToSqlOutput::from(id.get());
        self.run(&CHANGE_CUSTOMER, params_from_iter(customer_values(&customer, zone).chain([id])))
    }

    /// Deletes a customer without orders and credit notes; false when there is one.
    pub fn delete_customer(&self, was: &Customer) -> Result<bool> {
        self.forget_ids();
        let is_gone = self.run_counted(DELETE_CUSTOMER, named_params! { ":login": was.login })? > 0;
        if is_gone {
            self.touch(was.registered_at.day);
            self.record(JournalChange::customer_gone(was));
        }
        Ok(is_gone)
    }

    /// Changes the role of a user. Reports count who is a customer on the day of their registration.
    pub fn change_role(&self, user: &User, role: Role) -> Result<()> {
        let values = named_params! { ":id": user.id.get(), ":role": role.as_str() };
        if let Some(day) = self.one(SET_ROLE, values, |row| day(row, "registered_day"))? {
            self.touch(day);
        }
        self.record(JournalChange::user(&user.login, Some(user.role.as_str()), Some(role.as_str())));
        Ok(())
    }

    /// Deletes a user without orders and credit notes; false when there is one.
    pub fn remove_user(&self, user: &User) -> Result<bool> {
        self.forget_ids();
        let is_gone = self.run_counted(REMOVE, named_params! { ":id": user.id.get() })? > 0;
        if is_gone {
            self.record(JournalChange::user(&user.login, Some(user.role.as_str()), None));
        }
        Ok(is_gone)
    }

    /// Sets the hash of a password, or removes it with `None`.
    pub fn set_password(&self, user: &User, hash: Option<&PasswordHash>) -> Result<()> {
        self.run(
            SET_PASSWORD,
            named_params! { ":id": user.id.get(), ":password": hash.map(PasswordHash::as_str) },
        )?;
        self.record(JournalChange::password(&user.login));
        Ok(())
    }
}
