//! Reads the certificate and the key of the server from PEM files.

use std::path::Path;
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use domain::{Error, Result};

/// The acceptor of TLS connections. Refused when a file cannot be read, or when key and certificate do not
/// match.
pub(super) fn acceptor(certificate: &Path, key: &Path) -> Result<TlsAcceptor> {
    let reading = |path: &Path| format!("Reading {}", path.display());
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect)
        .map_err(|error| Error::storage(reading(certificate), error))?;
    if chain.is_empty() {
        let problem = "there is no certificate in it (PEM is expected)".to_owned();
        return Err(Error::Invalid { what: certificate.display().to_string(), problem });
    }
    let private = PrivateKeyDer::from_pem_file(key).map_err(|error| Error::storage(reading(key), error))?;
    let preparing = |error| Error::storage("Preparing TLS with this certificate and key", error);
    let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(preparing)?
        .with_no_client_auth()
        .with_single_cert(chain, private)
        .map_err(preparing)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}
