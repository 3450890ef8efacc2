//! `tillbook [SHOP]`: opens the window, or prints the same facts as text if there is no display.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;

use super::text::{line, prompt, sales_text, top_sellers_text};
use super::{Common, print};
use domain::report::DEFAULT_LIMIT;
use domain::text::Text;
use domain::time::period::RangeQuery;
use domain::{Error, Result};
use engine::{Engine, sample};
use system::{Recent, make_folder};
use window::Start;

#[derive(Debug, Args)]
pub(super) struct OpenArgs {
    /// The shop file to open.
    shop: Option<PathBuf>,
    /// Open the sample shop, which is made the first time.
    #[arg(long, conflicts_with = "shop")]
    sample: bool,
    /// Begin a new order in the window.
    #[arg(long)]
    new_order: bool,
    /// Open a window of its own, also where one has the shop open, which is otherwise brought forward.
    #[arg(long)]
    new_window: bool,
}

pub(super) fn run(args: OpenArgs, common: &Common) -> Result<()> {
    let OpenArgs { shop, sample, new_order, new_window } = args;
    let data = system::data_folder();
    let mut why = "There is no display here".to_owned();
    if system::has_display() {
        // A window acts as its user, at its time.
        let is_own = new_window || common.user.is_some() || common.now.is_some();
        let to_open = match &shop {
            Some(shop) => Some(shop.clone()),
            None if sample => Some(sample_path(&data)),
            None => Recent::of(&data).shops().into_iter().next(),
        };
        if !is_own && to_open.is_some_and(|shop| window::bring_forward(&data, &shop, new_order)) {
            return Ok(());
        }
        let start = Start {
            shop: shop.clone(),
            sample,
            new_order,
            user: common.user.clone(),
            clock: common.clock(),
            locales: system::locales(),
            data: data.clone(),
        };
        match window::run(start) {
            Ok(()) => return Ok(()),
            Err(error) => why = format!("The display could not be used ({error})"),
        }
    }
    let path = match shop {
        Some(shop) => shop,
        None if sample => sample_shop(&data, common)?,
        None => known_shop(&data, common)?,
    };
    let mut text = month(&path, common)?;
    // A list of recent shops that cannot be written is not an error.
    drop(Recent::of(&data).opened(&path));
    let path = path.display();
    text.push('\n');
    line(
        &mut text,
        format_args!("{why}, so this is text. Where there is one, `tillbook {path}` opens the window."),
    );
    print(&text)
}

/// The shop if none is named: the one opened last, else the one that the user names at the terminal, else the
/// sample shop.
fn known_shop(data: &Path, common: &Common) -> Result<PathBuf> {
    let recent = Recent::of(data);
    if let Some(last) = recent.shops().into_iter().next() {
        return Ok(last);
    }
    let why = match recent.gone().into_iter().next() {
        Some(gone) => format!("The last shop is not at {} any more.", gone.display()),
        None => "No shop has been opened yet.".to_owned(),
    };
    ask(&why, &sample_path(data))?.map_or_else(|| sample_shop(data, common), Ok)
}

fn sample_path(data: &Path) -> PathBuf {
    data.join("sample.tillbook")
}

/// The sample shop, which is created the first time.
fn sample_shop(data: &Path, common: &Common) -> Result<PathBuf> {
    let sample = sample_path(data);
    if !sample.exists() {
        make_folder(data)
            .map_err(|error| Error::storage(Text::written(format!("Making {}", data.display())), error))?;
        sample::create(&sample, common.clock().now(sample::time_zone()))?;
    }
    Ok(sample)
}

/// Asks for a shop at the terminal; `None` for the sample shop, or if the input is not a terminal.
fn ask(why: &str, sample: &Path) -> Result<Option<PathBuf>> {
    if !io::stdin().is_terminal() || !io::stderr().is_terminal() {
        return Ok(None);
    }
    let failed = |error| Error::storage(Text::new("Asking for a shop"), error);
    let sample = sample.display();
    let words = format!("{why} Type the path of one, or press Enter for the sample ({sample}): ");
    let answer = prompt(words).map_err(failed)?;
    Ok(Some(answer).filter(|path| !path.is_empty()).map(PathBuf::from))
}

/// This month's sales with a bar for each day, the top sellers, and the counts of tax rates and classes.
fn month(path: &Path, common: &Common) -> Result<String> {
    let engine = Engine::open(path)?;
    let (actor, now) = (common.actor(&engine)?, common.now(&engine)?);
    let shop = engine.shop()?;
    let month = RangeQuery::named("month");
    let mut text = sales_text(&shop, &engine.sales_report(&actor, &month, now)?, false)?;
    text.push('\n');
    text.push_str(&top_sellers_text(&shop, &engine.top_sellers(&actor, &month, DEFAULT_LIMIT, now)?));
    if let Ok(rates) = engine.rate_count(&actor, None, now) {
        text.push('\n');
        line(&mut text, format_args!("Tax rates {rates}, tax classes {}.", engine.class_count(&actor)?));
    }
    Ok(text)
}
