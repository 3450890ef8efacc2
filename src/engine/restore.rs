//! The part of a restore that reads and writes shop files. Which backups exist, and where a copy of the
//! replaced shop is kept, is for `backups` to decide.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::closed_periods::reopened_by;
use super::{Engine, step};
use domain::access::{Actor, Right, Role, Withdrawn};
use domain::invoice::numbering::NumbersElsewhere;
use domain::label;
use domain::shop::closed_period::reopening_reason;
use domain::shop::contents::Contents;
use domain::text;
use domain::text::Text;
use domain::time::Instant;
use domain::{Error, Result};
use store::{ApiKey, Read, Step, Store, User, Withdrawal, Write};

const RESTORED_INTO_SHARED: Error = Error::SharedShop { what: label!("a backup that is restored into it") };

impl Engine {
    /// The contents of a shop file that is not to be opened, such as a backup: reads it and does not change
    /// it. Needs no capability, since whoever can read the file can count.
    pub fn peek(path: &Path) -> Result<Contents> {
        Ok(Store::peek(path)?)
    }

    /// Copies a shop file without opening it for use, such as a backup, and checks the copy.
    pub fn copy_of(from: &Path, to: &Path) -> Result<Contents> {
        Ok(Store::copy_of(from, to)?)
    }

    /// Opens a shop; refused also by [`Self::refuse_damaged`], which leaves the file as it is.
    pub fn open_whole(path: &Path) -> Result<Self> {
        let engine = Self::open(path)?;
        match engine.refuse_damaged() {
            Ok(()) => Ok(engine),
            Err(error) => engine.leave().and(Err(error)),
        }
    }

    /// Refuses a shop that is so damaged that a restore cannot make a backup of it, or cannot read the facts
    /// that it takes over.
    pub fn refuse_damaged(&self) -> Result<()> {
        Ok(self.store.refuse_damaged(|shop| {
            shop.shop()?;
            shop.contents()?;
            shop.closed_periods()?;
            shop.highest_numbers()?;
            shop.nonces()?;
            shop.withdrawals()?;
            shop.api_keys()?;
            for user in shop.staff()? {
                shop.password(user.id)?;
            }
            Ok(())
        })?)
    }

    /// Closes a shop of which nothing was changed, and leaves the file and its log as they are.
    pub fn leave(self) -> Result<()> {
        Ok(self.store.leave()?)
    }

    /// Refuses when another program has this file open, even a damaged one.
    pub fn refuse_while_open(path: &Path) -> Result<()> {
        Ok(Store::refuse_while_open(path)?)
    }

    /// Prepares a backup to replace `shop`: its counters of ids continue from the shop's, so that no id is
    /// given twice, its journal has a step for the restore, and access withdrawn since the backup stays
    /// withdrawn. Needs an administrator, and a reason where the backup does not have a closing, a filing or
    /// an invoice of the shop.
    pub fn follow(
        &mut self,
        shop: &Self,
        actor: &Actor,
        (name, reason): (&str, &str),
        now: Instant,
    ) -> Result<Withdrawn> {
        require_administrator(actor)?;
        let title = title(&self.lacks(shop)?, name, reason)?;
        self.take_over(shop, name, actor, &Step { title, ..step(actor, now) })
    }

    /// Like [`Self::follow`], for a damaged shop: by everything that can be read of it. `None` when the users
    /// and keys could not be read.
    pub fn follow_damaged(
        &mut self,
        shop: &Self,
        actor: &Actor,
        (name, reason): (&str, &str),
        now: Instant,
    ) -> Result<Option<Withdrawn>> {
        require_administrator(actor)?;
        if shop.store.read(|read| Ok(read.is_shared()?)).unwrap_or_default() {
            return Err(RESTORED_INTO_SHARED);
        }
        let title = title(&self.lacks(shop).unwrap_or_default(), name, reason)?;
        Ok(self.take_over(shop, name, actor, &Step { title, ..step(actor, now) }).ok())
    }

    /// The closings, filings and numbers of invoices of the shop that this backup does not have.
    fn lacks(&self, shop: &Self) -> Result<Vec<Text>> {
        shop.store.read(|shop| {
            self.store.read(|backup| {
                let (mut given, known) = (shop.numbers_given()?, backup.numbers_given()?);
                given.retain(|number, _| !known.contains_key(number));
                let numbers = NumbersElsewhere::of(given);
                let reopened = reopened_by(shop, backup)?;
                Ok(reopened.into_iter().chain(numbers.iter().map(NumbersElsewhere::name)).collect())
            })
        })
    }

    /// Has no number given in the series of invoices until a person says that this shop goes on with it, where it has
    /// invoices: others may have been given in a shop that it takes the place of and that cannot be read.
    pub fn hold_series(&mut self, actor: &Actor, now: Instant) -> Result<()> {
        let step = Step { title: text!("Invoice numbers wait for a decision"), ..step(actor, now) };
        let series = self.shop()?.invoices.series;
        self.store.write(&step, |write| {
            if write.numbers_given()?.is_empty() { Ok(()) } else { Ok(write.hold_series(Some(&series))?) }
        })
    }

    fn take_over(&mut self, shop: &Self, name: &str, actor: &Actor, step: &Step) -> Result<Withdrawn> {
        // A backup of a shop on several devices becomes a shop of its own.
        self.store.end_sharing(step, None)?;
        shop.store.read(|shop| {
            let (numbers, nonces) = (shop.highest_numbers()?, shop.nonces()?);
            let given = shop.numbers_given()?;
            self.store.write(step, |write| {
                write.raise_numbers(&numbers)?;
                write.take_over_nonces(&nonces)?;
                write.add_numbers_elsewhere(&given)?;
                write.record_restore(name);
                withdraw(write, shop, actor, step.at)
            })
        })
    }

    /// Replaces the contents with those of another shop file in one transaction, after `keep` has copied the
    /// present ones; nothing else can write meanwhile. Needs an administrator. Returns the path of the copy.
    pub fn replace_with(
        &mut self,
        actor: &Actor,
        from: &Path,
        now: Instant,
        keep: impl FnOnce(&Self) -> Result<PathBuf>,
    ) -> Result<PathBuf> {
        require_administrator(actor)?;
        if self.store.read(|read| Ok(read.is_shared()?))? {
            return Err(RESTORED_INTO_SHARED);
        }
        self.forget_caches();
        Ok(self.store.replace_with(from, now, |store| keep(&Self::of(store)))?)
    }
}

/// The title of a restore, which takes a reason where it takes closings or invoices back.
fn title(lacks: &[Text], name: &str, reason: &str) -> Result<Text> {
    match reopening_reason(reason) {
        Ok(reason) => Ok(text!("Restore {name}: {reason}", name, reason)),
        Err(_) if lacks.is_empty() && reason.trim().is_empty() => Ok(text!("Restore {name}", name)),
        Err(_) if reason.trim().is_empty() => {
            let lacks = Text::list(lacks.iter().cloned()).unwrap_or_default();
            Err(Error::RestoreReopens { lacks })
        }
        Err(error) => Err(error),
    }
}

/// Withdraws from the backup the access that the shop withdrew since.
fn withdraw(write: &Write<'_>, shop: &Read<'_>, actor: &Actor, now: Instant) -> Result<Withdrawn> {
    // Compares steps, not times: both journals have the steps before the backup, and a clock may have been
    // wrong.
    let known: BTreeSet<_> = write.withdrawals()?.into_iter().collect();
    let newer: Vec<_> = shop.withdrawals()?.into_iter().filter(|one| !known.contains(one)).collect();
    let mut withdrawn = Withdrawn { keys: revoke_again(write, shop, &newer, now)?, ..Withdrawn::default() };
    for user in write.staff()? {
        let Some(today) = shop.user(&user.login)? else {
            if newer.iter().any(|one| !one.is_key && one.name == user.login) {
                remove_again(write, &user)?;
                withdrawn.users.push(user.login);
            }
            continue;
        };
        if power(today.role) < power(user.role) {
            write.change_role(&user, today.role)?;
            withdrawn.roles.push((user.login.clone(), today.role));
        }
        let password = shop.password(today.id)?;
        if write.password(user.id)? != password {
            write.set_password(&user, password.as_ref())?;
            withdrawn.passwords.push(user.login);
        }
    }
    withdrawn.administrator = keep_administrator(write, shop, actor, now)?;
    let mut recorded = BTreeSet::new();
    for one in &newer {
        let is_back = !one.is_key && (shop.user(&one.name)?.is_some() || withdrawn.users.contains(&one.name));
        if !is_back && recorded.insert((one.is_key, &one.name)) {
            write.record_withdrawal(one);
        }
    }
    Ok(withdrawn)
}

/// Revokes the keys that the shop has revoked, or removed with their users; returns each as
/// `…1f4b (label) of login`.
fn revoke_again(
    write: &Write<'_>,
    shop: &Read<'_>,
    newer: &[Withdrawal],
    now: Instant,
) -> Result<Vec<String>> {
    let todays = shop.api_keys()?;
    let mut names = Vec::new();
    for key in write.api_keys()?.into_iter().filter(|key| key.revoked_at.is_none()) {
        let identity = |key: &ApiKey| (key.id, key.created_at, key.ending.clone());
        let today = todays.iter().find(|today| identity(today) == identity(&key));
        let is_gone =
            || newer.iter().any(|one| one.name == if one.is_key { &*key.ending } else { &*key.login });
        if today.map_or_else(is_gone, |today| today.revoked_at.is_some()) {
            write.revoke_api_key(&key, now)?;
            let label = if key.label.is_empty() { String::new() } else { format!(" ({})", key.label) };
            names.push(format!("…{}{label} of {}", key.ending, key.login));
        }
    }
    Ok(names)
}

/// Removes a user; where orders of the backup name them, takes away their role and password.
fn remove_again(write: &Write<'_>, user: &User) -> Result<()> {
    if write.remove_user(user)? {
        return Ok(());
    }
    write.change_role(user, Role::Customer)?;
    Ok(write.set_password(user, None)?)
}

/// Makes the user who restores an administrator where none would be left; returns their login.
fn keep_administrator(
    write: &Write<'_>,
    shop: &Read<'_>,
    actor: &Actor,
    now: Instant,
) -> Result<Option<String>> {
    if write.staff()?.iter().any(|user| user.role == Role::Administrator) {
        return Ok(None);
    }
    let Some(today) = shop.user(actor.login())? else { return Ok(None) };
    if let Some(user) = write.user(&today.login)? {
        write.change_role(&user, Role::Administrator)?;
    } else {
        let new = User { role: Role::Administrator, ..today.clone() };
        write.add_user(&new, now, write.shop()?.time_zone)?;
    }
    if let Some(user) = write.user(&today.login)? {
        write.set_password(&user, shop.password(today.id)?.as_ref())?;
    }
    Ok(Some(today.login))
}

/// The rank of a role: the more it may do, the higher.
fn power(role: Role) -> usize {
    Role::ALL.into_iter().rev().position(|one| one == role).unwrap_or_default()
}

fn require_administrator(actor: &Actor) -> Result<()> {
    Right::Administrator.require(actor, Error::AdministratorOnly { what: label!("restore a backup") })
}
