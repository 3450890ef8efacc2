//! `tillbook user`: adds, lists, changes and removes the users of a shop.

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{Common, print};
use domain::access::Role;
use domain::access::password::PasswordHash;
use domain::{Error, Result};
use engine::{Change, Engine};

#[derive(Debug, Subcommand)]
pub(super) enum UserVerb {
    /// Add a user.
    Add(AddArgs),
    /// List the users except customers: name and role.
    List(ListArgs),
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
    #[arg(long, value_parser = parse_role)]
    role: Role,
}

#[derive(Debug, Args)]
pub(super) struct ListArgs {
    /// The shop file.
    shop: PathBuf,
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

fn parse_role(text: &str) -> std::result::Result<Role, String> {
    Role::parse(text).ok_or_else(|| "one of administrator, shop-manager, accountant, customer".to_owned())
}

pub(super) fn run(verb: &UserVerb, common: &Common) -> Result<()> {
    match verb {
        UserVerb::Add(args) => {
            common.apply(&args.shop, &Change::AddUser { login: args.name.clone(), role: args.role })?;
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
            common.apply(&args.shop, &Change::ChangeRole { login: args.name.clone(), role: args.role })?;
            print(&format!("{} is {} now.\n", args.name, args.role.as_str()))
        }
        UserVerb::Remove(args) => {
            common.apply(&args.shop, &Change::RemoveUser { login: args.name.clone() })?;
            print(&format!("Removed {}.\n", args.name))
        }
        UserVerb::Password(args) => {
            // Opened first, so that an error comes before the question for the password.
            let mut engine = common.open(&args.shop)?;
            let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
            let hash = if args.remove {
                None
            } else {
                Some(PasswordHash::make(&ask_password()?, &system::salt()?)?)
            };
            engine.apply(&Change::SetPassword { login: args.name.clone(), hash }, &actor, now)?;
            let done = if args.remove { "has no password now" } else { "has a new password" };
            print(&format!("{} {done}.\n", args.name))
        }
    }
}

/// Reads a password twice without showing it. If the input is not a terminal, its first line is taken.
fn ask_password() -> Result<String> {
    let failed = |error| Error::storage("Reading the password", error);
    if !io::stdin().is_terminal() {
        let mut line = String::new();
        io::stdin().lock().read_line(&mut line).map_err(failed)?;
        return Ok(line.trim_end_matches(['\r', '\n']).to_owned());
    }
    let password = rpassword::prompt_password("New password: ").map_err(failed)?;
    if rpassword::prompt_password("The same again: ").map_err(failed)? == password {
        return Ok(password);
    }
    Err(Error::Invalid { what: "The password".to_owned(), problem: "the two are not the same".to_owned() })
}
