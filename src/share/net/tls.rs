//! TLS between devices: 1.3 only, with a certificate on both sides, each compared by its digest with what is expected
//! of that device. That the other side has the key of its certificate is checked by the functions of rustls.

use std::io;
use std::sync::{Arc, Mutex};

use tokio::net::TcpStream;
use tokio_rustls::rustls::client::Resumption;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::crypto::{WebPkiSupportedAlgorithms, verify_tls13_signature};
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use tokio_rustls::rustls::server::NoServerSessionStorage;
use tokio_rustls::rustls::server::danger::{ClientCertVerified, ClientCertVerifier};
use tokio_rustls::rustls::{
    CertificateError, ClientConfig, DigitallySignedStruct, DistinguishedName, Error as TlsError,
    PeerIncompatible, ServerConfig, SignatureScheme, version,
};
use tokio_rustls::{TlsAcceptor, TlsConnector, TlsStream};

use super::identity::{Digest, Identity};
use super::invitations::Invitations;
use super::join_code::ShortDigest;
use super::roster::Roster;
use crate::lock;
use domain::{Error, Result, text};

/// The name and version of the protocol; devices that have none in common do not connect.
const PROTOCOL: &[u8] = b"tillbook-share/1";

/// The certificates that are let in.
#[derive(Debug)]
pub(super) enum Admitted {
    /// This one.
    Whole(Digest),
    /// The one that a join code names.
    Short(ShortDigest),
    /// Certificates of members, and any while somebody may have a join code.
    MembersAndInvited { roster: Arc<Roster>, invitations: Arc<Mutex<Invitations>> },
}

impl Admitted {
    fn has(&self, certificate: &Digest) -> bool {
        match self {
            Self::Whole(digest) => digest == certificate,
            Self::Short(digest) => digest.is_of(certificate),
            Self::MembersAndInvited { roster, invitations } => {
                roster.member(certificate).is_some() || !lock(invitations).is_empty()
            }
        }
    }
}

/// Checks the certificates of the other side.
#[derive(Debug)]
struct Verifier {
    admitted: Admitted,
    algorithms: WebPkiSupportedAlgorithms,
}

impl Verifier {
    fn verify(&self, certificate: &CertificateDer<'_>) -> std::result::Result<(), TlsError> {
        if self.admitted.has(&Digest::of(certificate)) {
            return Ok(());
        }
        Err(TlsError::InvalidCertificate(CertificateError::ApplicationVerificationFailure))
    }
}

/// TLS 1.2 is not offered, so nothing of it comes here.
fn refuse_older() -> std::result::Result<HandshakeSignatureValid, TlsError> {
    Err(PeerIncompatible::Tls12NotOffered.into())
}

impl ServerCertVerifier for Verifier {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _others: &[CertificateDer<'_>],
        _name: &ServerName<'_>,
        _ocsp: &[u8],
        _now: UnixTime,
    ) -> std::result::Result<ServerCertVerified, TlsError> {
        self.verify(certificate).map(|()| ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _message: &[u8],
        _certificate: &CertificateDer<'_>,
        _signature: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, TlsError> {
        refuse_older()
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, TlsError> {
        verify_tls13_signature(message, certificate, signature, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}

impl ClientCertVerifier for Verifier {
    fn root_hint_subjects(&self) -> &[DistinguishedName] {
        &[]
    }

    fn verify_client_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _others: &[CertificateDer<'_>],
        _now: UnixTime,
    ) -> std::result::Result<ClientCertVerified, TlsError> {
        self.verify(certificate).map(|()| ClientCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _message: &[u8],
        _certificate: &CertificateDer<'_>,
        _signature: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, TlsError> {
        refuse_older()
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> std::result::Result<HandshakeSignatureValid, TlsError> {
        verify_tls13_signature(message, certificate, signature, &self.algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.algorithms.supported_schemes()
    }
}

fn preparing(error: TlsError) -> Error {
    Error::storage(text!("Preparing TLS with the key of this device"), error)
}

/// The acceptor of connections of devices that are admitted.
pub(super) fn acceptor(identity: &Identity, admitted: Admitted) -> Result<TlsAcceptor> {
    let provider = Arc::new(default_provider());
    let algorithms = provider.signature_verification_algorithms;
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&version::TLS13])
        .map_err(preparing)?
        .with_client_cert_verifier(Arc::new(Verifier { admitted, algorithms }))
        .with_single_cert(vec![identity.certificate().clone()], identity.key().clone_key())
        .map_err(preparing)?;
    // A resumed session would not be checked again.
    config.session_storage = Arc::new(NoServerSessionStorage {});
    config.send_tls13_tickets = 0;
    config.alpn_protocols = vec![PROTOCOL.to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}

/// Makes the handshake with the device that must have this certificate. Returns the digest of the whole of it.
pub(super) async fn connect(
    identity: &Identity,
    admitted: Admitted,
    stream: TcpStream,
) -> io::Result<(TlsStream<TcpStream>, Digest)> {
    let provider = Arc::new(default_provider());
    let algorithms = provider.signature_verification_algorithms;
    let mut config = ClientConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&version::TLS13])
        .map_err(io::Error::other)?
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(Verifier { admitted, algorithms }))
        .with_client_auth_cert(vec![identity.certificate().clone()], identity.key().clone_key())
        .map_err(io::Error::other)?;
    config.resumption = Resumption::disabled();
    config.enable_sni = false;
    config.alpn_protocols = vec![PROTOCOL.to_vec()];
    // Neither sent nor looked at.
    let name = ServerName::from(stream.peer_addr()?.ip());
    let stream = TlsStream::from(TlsConnector::from(Arc::new(config)).connect(name, stream).await?);
    let digest = certificate_of(&stream).ok_or(io::ErrorKind::InvalidData)?;
    Ok((stream, digest))
}

/// The digest of the certificate of the other side.
pub(super) fn certificate_of(stream: &TlsStream<TcpStream>) -> Option<Digest> {
    let (_, connection) = stream.get_ref();
    // Without a protocol in common that is ours, the other side is something else.
    connection.alpn_protocol().filter(|protocol| *protocol == PROTOCOL)?;
    connection.peer_certificates()?.first().map(|certificate| Digest::of(certificate))
}
