//! `tillbook backup`, `backups` and `restore`: makes and lists copies of a shop, also while it is open
//! elsewhere, and restores one.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;

use super::text::{line, prompt, secret};
use super::{Common, ShopArgs, print, refused};
use backups::{Backups, Reason};
use domain::shop::contents::Contents;
use domain::text::Text;
use domain::time::Zone;
use domain::{Error, Result};
use engine::Engine;
use system::Clock;

/// The prompt at the terminal.
const PASSPHRASE: &str = "Passphrase: ";

#[derive(Debug, Args)]
pub(super) struct BackupArgs {
    /// The shop file.
    shop: PathBuf,
    /// Path of the copy, where nothing may exist yet; among the shop's backups when not given.
    copy: Option<PathBuf>,
    /// Encrypt the copy with a passphrase, which is asked for, or is the first line of the input.
    #[arg(long, requires = "copy")]
    encrypt: bool,
}

#[derive(Debug, Args)]
pub(super) struct RestoreArgs {
    /// The shop file.
    shop: PathBuf,
    /// The backup: a file, or a name as `tillbook backups` lists it.
    backup: PathBuf,
    /// Restore without asking.
    #[arg(long)]
    yes: bool,
    /// Why, where the backup is older than the closing of a period, which it reopens; the history keeps it.
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    reason: String,
}

pub(super) fn run(args: &BackupArgs) -> Result<()> {
    let shop = args.shop.display();
    let engine = Engine::open(&args.shop)?;
    let Some(copy) = &args.copy else {
        let path = backups_of(&args.shop).make(
            &engine,
            Reason::Asked,
            Clock::System.now(engine.shop()?.time_zone),
        )?;
        return print(&format!("Copied {shop} to {}.\n", path.display()));
    };
    if !args.encrypt {
        engine.backup(copy)?;
        return print(&format!("Copied {shop} to {}.\n", copy.display()));
    }
    if copy.symlink_metadata().is_ok() {
        return Err(Error::ShopExists { path: copy.clone() });
    }
    let passphrase = secret("passphrase", PASSPHRASE, Some(backups::agreed_passphrase))?;
    system::write_new(copy, |out| backups::write_encrypted(&engine, &passphrase, out))?;
    print(&format!("Copied {shop} to {}, which only the passphrase opens.\n", copy.display()))
}

pub(super) fn list(args: &ShopArgs) -> Result<()> {
    let all = backups_of(&args.shop);
    let zone =
        Engine::open(&args.shop).and_then(|engine| engine.shop()).map_or(Zone::UTC, |shop| shop.time_zone);
    let mut text = String::new();
    for backup in all.list() {
        let name = backup.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let at = zone.local(backup.at);
        let held =
            Backups::contents(&backup.path).map_or_else(|error| error.to_string(), |held| counts(&held));
        line(&mut text, format_args!("{name}  {at}  {:<16}  {held}", backup.reason.words()));
    }
    if text.is_empty() {
        "There are no backups of this shop yet.\n".clone_into(&mut text);
    }
    line(&mut text, format_args!("They are in {}.", all.folder().display()));
    print(&text)
}

pub(super) fn restore(args: &RestoreArgs, common: &Common) -> Result<()> {
    let all = backups_of(&args.shop);
    let named = all.folder().join(&args.backup);
    let from = if args.backup.exists() || !named.exists() { args.backup.clone() } else { named };
    let from = all.open(&from, || secret("passphrase", PASSPHRASE, None))?;
    let held = from.contents()?;
    let opened = Engine::open_whole(&args.shop);
    let zone =
        opened.as_ref().ok().and_then(|engine| engine.shop().ok()).map_or(Zone::UTC, |shop| shop.time_zone);
    let mut text = format!("The backup:  {}\n", described(&held, zone));
    match &opened {
        Ok(engine) => line(&mut text, format_args!("The shop:    {}", described(&engine.contents()?, zone))),
        Err(Error::NoSuchShop { .. }) => text.push_str("The shop:    there is none\n"),
        Err(Error::DamagedShop { problem, .. }) => {
            line(&mut text, format_args!("The shop:    is damaged, and will be kept as it is: {problem}"));
        }
        Err(error) if backups::is_lost(error) => {
            line(&mut text, format_args!("The shop:    cannot be opened. {error}"));
        }
        Err(_) => return opened.map(drop),
    }
    print(&text)?;
    if !args.yes && !is_agreed(&args.shop)? {
        return print("Nothing was changed.\n");
    }
    let restored = match opened {
        Ok(mut engine) => {
            let (actor, now) = (common.actor(&engine)?, Clock::System.now(zone));
            all.restore(&mut engine, &actor, (&from, &args.reason), now)?
        }
        Err(_) => all.restore_over((&from, &args.reason), common.user.as_deref(), common.clock())?,
    };
    let access = restored.access();
    let kept = restored.kept.map(|kept| format!(" What it replaced is {}.", kept.display()));
    let mut text = format!("Restored {}.{}\n", args.shop.display(), kept.unwrap_or_default());
    if restored.is_unchecked {
        text.push_str("What it replaced was not checked, and is as it was.\n");
    }
    for sentence in access {
        line(&mut text, format_args!("{sentence}."));
    }
    print(&text)
}

/// The shop's folder of backups. Removes decrypted copies that an interrupted program left there.
pub(super) fn backups_of(shop: &Path) -> Backups {
    let backups = Backups::of(&system::data_folder(), shop);
    backups.remove_left();
    backups
}

fn counts(held: &Contents) -> String {
    let counts = held.counts.iter().map(|(kind, count)| format!("{count} {}", kind.many()));
    counts.collect::<Vec<_>>().join(", ")
}

pub(super) fn described(held: &Contents, zone: Zone) -> String {
    let days = held.first.zip(held.last).map(|(first, last)| format!(" ({first} to {last})"));
    let last = held
        .last_step
        .as_ref()
        .map(|step| format!("; last change {}: {} by {}", zone.local(step.at), step.title, step.login));
    format!("{}, {}{}{}", held.name, counts(held), days.unwrap_or_default(), last.unwrap_or_default())
}

/// The answer to a question at the terminal. If the input is not a terminal, `--yes` is needed.
fn is_agreed(shop: &Path) -> Result<bool> {
    let failed = |error| Error::storage(Text::new("Asking"), error);
    if !io::stdin().is_terminal() {
        let problem = "there is no terminal to ask at; --yes goes ahead without asking. Nothing was changed";
        return Err(refused("Restoring", problem));
    }
    let answer = prompt(format_args!("Put the backup in the place of {}? Type yes: ", shop.display()));
    Ok(answer.map_err(failed)? == "yes")
}
