//! `tillbook user`: adds, lists, changes and removes the users of a shop.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::text::secret;
use super::{Common, ShopArgs, parsed, print, refused};
use domain::Result;
use domain::access::Role;
use domain::access::password::PasswordHash;
use engine::{Change, Engine, UserChange};

#[derive(Debug, Subcommand)]
pub(super) enum UserVerb {
    /// Add a user.
    Add(AddArgs),
    /// List the users except customers: name and role.
    List(ShopArgs),
    /// Give a user another role.
    Role(AddArgs),
    /// Remove a user; their changes stay in the history.
    Remove(RemoveArgs),
    /// Set a user's password, which the window asks for, or remove it.
    Password(PasswordArgs),
}

#[derive(Debug, Args)]
pub(super) struct AddArgs {
    /// The shop file.
    shop: PathBuf,
    /// The user's login.
    name: String,
    /// The user's role: administrator, shop-manager, accountant or customer.
    #[arg(long, value_parser = parsed(Role::parse, "one of administrator, shop-manager, accountant, customer"))]
    role: Role,
}

#[derive(Debug, Args)]
pub(super) struct RemoveArgs {
    /// The shop file.
    shop: PathBuf,
    /// The user's login.
    name: String,
}

#[derive(Debug, Args)]
pub(super) struct PasswordArgs {
    /// The shop file.
    shop: PathBuf,
    /// The user's login.
    name: String,
    /// Remove the password.
    #[arg(long)]
    remove: bool,
}

pub(super) fn run(verb: &UserVerb, common: &Common) -> Result<()> {
    match verb {
        UserVerb::Add(args) => {
            common.apply(
                &args.shop,
                &Change::User(UserChange::Add { login: args.name.clone(), role: args.role }),
            )?;
            print(&format!("Added {} as {}.\n", args.name, args.role.as_str()))
        }
        UserVerb::List(args) => {
            let engine = Engine::open(&args.shop)?;
            let staff = engine.staff(&common.actor(&engine)?)?;
            let lines: Vec<String> =
                staff.iter().map(|user| format!("{}\t{}\n", user.login, user.role.as_str())).collect();
            print(&lines.concat())
        }
        UserVerb::Role(args) => {
            common.apply(
                &args.shop,
                &Change::User(UserChange::ChangeRole { login: args.name.clone(), role: args.role }),
            )?;
            print(&format!("{} is {} now.\n", args.name, args.role.as_str()))
        }
        UserVerb::Remove(args) => {
            common.apply(&args.shop, &Change::User(UserChange::Remove { login: args.name.clone() }))?;
            print(&format!("Removed {}.\n", args.name))
        }
        UserVerb::Password(args) => {
            // Opened first, so that an error comes before the question for the password.
            let mut engine = common.open(&args.shop)?;
            let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
            let hash = if args.remove {
                None
            } else {
                Some(PasswordHash::make(
                    &secret("password", "New password: ", Some(agreed))?,
                    &system::salt()?,
                )?)
            };
            engine.apply(
                &Change::User(UserChange::SetPassword { login: args.name.clone(), hash }),
                &actor,
                now,
            )?;
            let done = if args.remove { "has no password now" } else { "has a new password" };
            print(&format!("{} {done}.\n", args.name))
        }
    }
}

fn agreed(password: &str, again: &str) -> Result<String> {
    if password == again {
        return Ok(password.to_owned());
    }
    Err(refused("The password", "the two are not the same"))
}
