//! `tillbook user`: who works in the shop.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{Common, print};
use crate::domain::Result;
use crate::domain::access::Role;
use crate::engine::Engine;

#[derive(Debug, Subcommand)]
pub(super) enum UserVerb {
    /// Add a user.
    Add(AddArgs),
    /// List everyone but the customers: name and role.
    List(ListArgs),
}

#[derive(Debug, Args)]
pub(super) struct AddArgs {
    /// The shop file.
    shop: PathBuf,
    /// The name they go by.
    name: String,
    /// What they may do: administrator, shop-manager, accountant or customer.
    #[arg(long, value_parser = parse_role)]
    role: Role,
}

#[derive(Debug, Args)]
pub(super) struct ListArgs {
    /// The shop file.
    shop: PathBuf,
}

fn parse_role(text: &str) -> std::result::Result<Role, String> {
    Role::parse(text).ok_or_else(|| "one of administrator, shop-manager, accountant, customer".to_owned())
}

pub(super) fn run(verb: &UserVerb, common: &Common) -> Result<()> {
    match verb {
        UserVerb::Add(args) => {
            let mut engine = Engine::open(&args.shop)?;
            let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
            engine.add_user(&actor, &args.name, args.role, now)?;
            print(&format!("Added {} as {}.\n", args.name, args.role.as_str()))
        }
        UserVerb::List(args) => {
            let engine = Engine::open(&args.shop)?;
            let staff = engine.staff(&common.actor(&engine)?)?;
            let lines: Vec<String> =
                staff.iter().map(|user| format!("{}\t{}\n", user.login, user.role.as_str())).collect();
            print(&lines.concat())
        }
    }
}
