//! `tillbook key`: adds, lists and revokes the API keys by which programs use a shop over HTTP.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{Common, ShopArgs, note, print};
use domain::access::key::{NewKey, Permission};
use domain::ids::KeyId;
use domain::{Error, Result};
use engine::{ApiKey, Change, Engine, UserChange};

#[derive(Debug, Subcommand)]
pub(super) enum KeyVerb {
    /// Add a key that acts as a user (--user NAME; the owner when not given) and print it, this once: the
    /// key, then its secret, a line each.
    Add(AddArgs),
    /// List the keys: number, user, permission, last digits, date made, last use, label.
    List(ShopArgs),
    /// Revoke a key; it cannot be restored.
    Revoke(RevokeArgs),
}

#[derive(Debug, Args)]
pub(super) struct AddArgs {
    /// The shop file.
    shop: PathBuf,
    /// Allow only reading; reading and writing when not given.
    #[arg(long)]
    read_only: bool,
    /// A label that says what the key is for.
    #[arg(long, value_name = "TEXT", default_value = "")]
    label: String,
}

#[derive(Debug, Args)]
pub(super) struct RevokeArgs {
    /// The shop file.
    shop: PathBuf,
    /// The key's number, as `tillbook key list` prints it.
    number: i64,
}

pub(super) fn run(verb: &KeyVerb, common: &Common) -> Result<()> {
    match verb {
        KeyVerb::Add(args) => add(args, common),
        KeyVerb::List(args) => list(args, common),
        KeyVerb::Revoke(args) => {
            let id = KeyId::new(args.number);
            let key = common.apply(&args.shop, &Change::User(UserChange::RevokeKey { id }))?.key()?;
            print(&format!("Revoked key {} of {}.\n", key.id, key.login))
        }
    }
}

fn add(args: &AddArgs, common: &Common) -> Result<()> {
    let mut engine = common.open(&args.shop)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    if actor.id().is_none() {
        return Err(Error::UnknownUser { login: actor.login().to_owned() });
    }
    let permission = if args.read_only { Permission::Read } else { Permission::ReadWrite };
    let pair = system::key_pair()?;
    let key = NewKey::of(&pair, actor.login(), &args.label, permission);
    let id = engine.apply(&Change::User(UserChange::AddKey(key)), &actor, now)?.key_id()?;
    print(&format!("{}\n{}\n", pair.key(), pair.secret()))?;
    // On standard error, since a script may read the standard output.
    note(format_args!(
        "Key {id} of {}, {}. Keep both lines: the secret is not shown again.",
        actor.login(),
        permission_name(permission)
    ));
    Ok(())
}

fn list(args: &ShopArgs, common: &Common) -> Result<()> {
    let engine = Engine::open(&args.shop)?;
    let zone = engine.shop()?.time_zone;
    let line = |key: &ApiKey| {
        let at = |instant| zone.local(instant).to_string();
        let used = match (key.revoked_at, key.last_used_at) {
            (Some(revoked), _) => format!("revoked {}", at(revoked)),
            (None, Some(used)) => format!("used {}", at(used)),
            (None, None) => "never used".to_owned(),
        };
        let (permission, made) = (permission_name(key.permission), at(key.created_at));
        format!(
            "{}\t{}\t{permission}\t…{}\tmade {made}\t{used}\t{}\n",
            key.id, key.login, key.ending, key.label
        )
    };
    let keys = engine.keys(&common.actor(&engine)?)?;
    print(&keys.iter().map(line).collect::<String>())
}

const fn permission_name(permission: Permission) -> &'static str {
    match permission {
        Permission::Read => "read",
        Permission::ReadWrite => "read and write",
    }
}
