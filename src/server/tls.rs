//! Reads the certificate and the key of the server from PEM files.

use std::path::Path;
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use domain::text::Text;
use domain::{Error, Result, text};

/// The acceptor of TLS connections. Refused when a file cannot be read, or when key and certificate do not
/// match.
pub(super) fn acceptor(certificate: &Path, key: &Path) -> Result<TlsAcceptor> {
    let reading = |path: &Path| text!("Reading {path}", path);
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect)
        .map_err(|error| Error::storage(reading(certificate), error))?;
    if chain.is_empty() {
        let problem = text!("there is no certificate in it (PEM is expected)");
        return Err(Error::Invalid { what: Text::written(certificate.to_string_lossy()), problem });
    }
    let private = PrivateKeyDer::from_pem_file(key).map_err(|error| Error::storage(reading(key), error))?;
    let preparing = |error| Error::storage(text!("Preparing TLS with this certificate and key"), error);
    let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(preparing)?
        .with_no_client_auth()
        .with_single_cert(chain, private)
        .map_err(preparing)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}
