//! Users of all roles, customers among them.

pub(super) mod keys;
pub(super) mod nonces;

use rusqlite::{Row, named_params};

use super::columns::{address, day};
use super::{JournalChange, Read, Write};
use crate::Result;
use domain::access::password::PasswordHash;
use domain::access::{Actor, Role};
use domain::ids::UserId;
use domain::order::Customer;
use domain::time::{Instant, Local, Zone};

const FIND: &str = "SELECT id, login, name, email, role FROM users WHERE login = :login";
const OWNER: &str = "
  SELECT id, login, name, email, role
  FROM users WHERE role = 'administrator' ORDER BY id LIMIT 1";
const STAFF: &str = "
  SELECT id, login, name, email, role
  FROM users WHERE role IN ('administrator', 'shop-manager', 'accountant') ORDER BY id";
const CUSTOMERS: &str = "
  SELECT login, name, email, registered_day, registered_second, street, city, state, postcode, country, archived,
    vat_number, buyer_reference
  FROM users WHERE role = 'customer' ORDER BY id";
const EMAILS: &str = "SELECT login, email FROM users WHERE role = 'customer' AND email <> '' ORDER BY id";
const ADD: &str = "
  INSERT INTO users (login, name, email, role, registered_at, registered_day, registered_second)
  VALUES (:login, :name, :email, :role, :registered_at, :registered_day, :registered_second)";
const SET_DETAILS: &str = "
  UPDATE users SET street = :street, city = :city, state = :state, postcode = :postcode, country = :country,
    archived = :archived, vat_number = :vat_number,
    buyer_reference = :buyer_reference
  WHERE id = :id";
const CHANGE_CUSTOMER: &str = "
  UPDATE users SET name = :name, email = :email, registered_at = :registered_at,
    registered_day = :registered_day, registered_second = :registered_second
  WHERE id = :id";
const DELETE_CUSTOMER: &str = "
  DELETE FROM users
  WHERE login = :login AND role = 'customer'
    AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = users.id)
    AND NOT EXISTS (SELECT 1 FROM refunds WHERE customer_id = users.id)";
const CUSTOMER_OF: &str = "
  SELECT login, name, email, registered_day, registered_second, street, city, state, postcode, country, archived,
    vat_number, buyer_reference
  FROM users WHERE login = :login AND role = 'customer'";

const SET_ROLE: &str = "UPDATE users SET role = :role WHERE id = :id RETURNING registered_day";
const REMOVE: &str = "
  DELETE FROM users
  WHERE id = :id
    AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = users.id)
    AND NOT EXISTS (SELECT 1 FROM refunds WHERE customer_id = users.id)";
const PASSWORD: &str = "SELECT password FROM users WHERE id = :id";
const SET_PASSWORD: &str = "UPDATE users SET password = :password WHERE id = :id";

/// A user of the shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// The row id.
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

impl User {
    /// The user as one who acts.
    pub fn actor(&self) -> Actor {
        Actor::user(self.id, self.login.clone(), self.role)
    }
}

/// The values of a user to add.
#[derive(Debug, Clone)]
pub struct NewUser {
    /// The name to log in with, unique.
    pub login: String,
    /// The full name; may be empty.
    pub name: String,
    /// The email address; may be empty.
    pub email: String,
    /// The role, which determines the capabilities.
    pub role: Role,
}

pub(super) fn user(row: &Row<'_>) -> rusqlite::Result<User> {
    let role: String = row.get("role")?;
    Ok(User {
        id: UserId::new(row.get("id")?),
        login: row.get("login")?,
        name: row.get("name")?,
        email: row.get("email")?,
        // A constraint of the table allows only names of roles.
        role: Role::parse(&role).unwrap_or(Role::Customer),
    })
}

fn customer(row: &Row<'_>) -> rusqlite::Result<Customer> {
    Ok(Customer {
        login: row.get("login")?,
        name: row.get("name")?,
        email: row.get("email")?,
        registered_at: Local { day: day(row, "registered_day")?, second: row.get("registered_second")? },
        address: address(row)?,
        archived: row.get("archived")?,
        vat_number: row.get("vat_number")?,
        buyer_reference: row.get("buyer_reference")?,
    })
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
        self.one(CUSTOMER_OF, named_params! { ":login": login }, customer)
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
        self.each_row(CUSTOMERS, [], |row| {
            visit(customer(row)?)?;
            Ok(())
        })?;
        Ok(())
    }
}

impl Write<'_> {
    /// Adds a user whose login is free, with the time of registration, and adds that to the journal.
    pub fn add_user(&self, new: &NewUser, at: Instant, zone: Zone) -> Result<UserId> {
        self.record(JournalChange::user(&new.login, None, Some(new.role.as_str())));
        self.insert_user(new, at, zone.local(at))
    }

    /// Adds a customer whose login is free, registered at a shop-local time. The caller adds it to the
    /// journal.
    pub fn add_customer(&self, customer: &Customer, zone: Zone) -> Result<UserId> {
        let new = NewUser {
            login: customer.login.clone(),
            name: customer.name.clone(),
            email: customer.email.clone(),
            role: Role::Customer,
        };
        let id = self.insert_user(&new, zone.instant(customer.registered_at), customer.registered_at)?;
        let Customer { address, archived, vat_number, buyer_reference, .. } = customer;
        if !address.is_empty() || *archived || !vat_number.is_empty() || !buyer_reference.is_empty() {
            self.set_details(id, customer)?;
        }
        Ok(id)
    }

    fn set_details(&self, id: UserId, customer: &Customer) -> Result<()> {
        self.run(
            SET_DETAILS,
            named_params! {
                ":id": id.get(),
                ":street": customer.address.street,
                ":city": customer.address.city,
                ":state": customer.address.state,
                ":postcode": customer.address.postcode,
                ":country": customer.address.country,
                ":archived": customer.archived,
                ":vat_number": customer.vat_number,
                ":buyer_reference": customer.buyer_reference,
            },
        )
    }

    fn insert_user(&self, new: &NewUser, at: Instant, local: Local) -> Result<UserId> {
        self.run(
            ADD,
            named_params! {
                ":login": new.login,
                ":name": new.name,
                ":email": new.email,
                ":role": new.role.as_str(),
                ":registered_at": at.seconds(),
                ":registered_day": local.day.number(),
                ":registered_second": local.second,
            },
        )?;
        self.touch(local.day);
        Ok(UserId::new(self.conn.last_insert_rowid()))
    }

    /// Changes a customer's name, email, registration, address, VAT number and archive flag.
    pub fn change_customer(&self, id: UserId, was: &Customer, customer: &Customer, zone: Zone) -> Result<()> {
        self.touch(was.registered_at.day);
        self.touch(customer.registered_at.day);
        self.run(
            CHANGE_CUSTOMER,
            named_params! {
                ":id": id.get(),
                ":name": customer.name,
                ":email": customer.email,
                ":registered_at": zone.instant(customer.registered_at).seconds(),
                ":registered_day": customer.registered_at.day.number(),
                ":registered_second": customer.registered_at.second,
            },
        )?;
        self.set_details(id, customer)
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
