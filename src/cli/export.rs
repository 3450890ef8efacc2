//! `tillbook export`: a shop's data to a file, or to standard output. A file appears under its name
//! whole or not at all.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::{Args, CommandFactory, ValueEnum};

use super::{Cli, Common};
use crate::domain::Result;
use crate::domain::access::Actor;
use crate::engine::Engine;
use crate::system::{refuse_writing_over, write_whole};

#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    /// The shop file.
    shop: PathBuf,
    /// What to write.
    what: What,
    /// How to write it: books are JSON, taxes are CSV.
    #[arg(long, value_name = "FORMAT")]
    format: Option<OutFormat>,
    /// Where to write it; standard output when not given.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum What {
    /// Products, customers, orders and credit notes.
    Books,
    /// Tax rates.
    Taxes,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum OutFormat {
    Csv,
    Json,
}

impl What {
    const fn format(self) -> OutFormat {
        match self {
            Self::Books => OutFormat::Json,
            Self::Taxes => OutFormat::Csv,
        }
    }
}

pub(super) fn run(args: &ExportArgs, common: &Common) -> Result<()> {
    if args.format.is_some_and(|format| format != args.what.format()) {
        let problem = "books are written as json, taxes as csv";
        Cli::command().error(ErrorKind::ArgumentConflict, problem).exit();
    }
    let engine = Engine::open(&args.shop)?;
    let actor = common.actor(&engine)?;
    match &args.output {
        None => write(&engine, &actor, args.what, &mut io::stdout().lock()),
        Some(path) => {
            refuse_writing_over(&args.shop, path)?;
            write_whole(path, |out| write(&engine, &actor, args.what, out))
        }
    }
}

fn write(engine: &Engine, actor: &Actor, what: What, out: &mut dyn Write) -> Result<()> {
    let out = BufWriter::new(out);
    match what {
        What::Books => engine.export_books(actor, out),
        What::Taxes => engine.export_taxes(actor, out),
    }
}
