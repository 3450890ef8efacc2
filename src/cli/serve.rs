//! `tillbook serve`: answers API requests over HTTP, until Ctrl+C or a signal to terminate.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use clap::builder::RangedU64ValueParser;

use super::{Common, note, print};
use domain::Result;
use server::api;
use server::{BASES, Limits, Options, Server};

#[derive(Debug, Args)]
pub(super) struct ServeArgs {
    /// The shop file.
    shop: PathBuf,
    /// Where to listen: an address of this machine and a port.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8787")]
    listen: SocketAddr,
    /// A certificate with its chain, as a PEM file: serve over TLS.
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The certificate's private key, as a PEM file.
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// The number of the 256 connections that one address may have; 256 behind a reverse proxy, from which
    /// all connections come.
    #[arg(long, value_name = "NUMBER", default_value_t = Limits::default().per_address,
        value_parser = RangedU64ValueParser::<usize>::new().range(1..=256))]
    per_address: usize,
}

pub(super) fn run(args: &ServeArgs, common: &Common) -> Result<()> {
    let engine = common.open(&args.shop)?;
    let name = engine.shop()?.name;
    let has_key = engine.keys(&engine.owner()?)?.iter().any(|key| key.revoked_at.is_none());
    drop(engine.engine);
    let device = engine.device;
    let server = Server::bind(&Options {
        shop: args.shop.clone(),
        listen: args.listen,
        tls: args.tls_cert.clone().zip(args.tls_key.clone()),
        clock: common.clock(),
        limits: Limits { per_address: args.per_address, ..Limits::default() },
        answer: api::handle,
    })?;
    server.sequencer().set(device.as_ref().map(share::LocalDevice::sequencer));
    let address = server.address()?;
    let scheme = if args.tls_cert.is_some() { "https" } else { "http" };
    let bases = BASES.map(|base| format!("{scheme}://{address}{base}")).join(" and ");
    print(&format!("Serving {name} at {bases}. Stop with Ctrl+C.\n"))?;
    if !has_key {
        note(format_args!("There is no API key yet: `tillbook key add {}` makes one.", args.shop.display()));
    }
    if !address.ip().is_loopback() && args.tls_cert.is_none() {
        note(
            "Warning: this listens beyond this machine without TLS. Everyone on the way can read what is \
             asked and answered, and change bodies that are not signed. Requests from other machines have to be signed by OAuth 1.0a; \
             --tls-cert and --tls-key keep them private.",
        );
    }
    if !server.run(true) {
        note("Warning: something that was asked still ran and was given up. It may be saved or not: look.");
    }
    print("Stopped.\n")
}
