//! Who is no member, or behaves as none: what they send is refused, and the members go on.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::crypto::ring::sign::any_supported_type;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer, ServerName, UnixTime};
use tokio_rustls::rustls::sign::{CertifiedKey, SingleCertAndKey};
use tokio_rustls::rustls::{
    ClientConfig, DigitallySignedStruct, Error, SignatureScheme, SupportedProtocolVersion, version,
};

use super::group::{Setup, in_step};
use super::{folder, three};

/// Takes any certificate.
#[derive(Debug)]
struct Any;

impl ServerCertVerifier for Any {
    fn verify_server_cert(
        &self,
        _certificate: &CertificateDer<'_>,
        _others: &[CertificateDer<'_>],
        _name: &ServerName<'_>,
        _ocsp: &[u8],
        _now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _message: &[u8],
        _certificate: &CertificateDer<'_>,
        _signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(
        &self,
        _message: &[u8],
        _certificate: &CertificateDer<'_>,
        _signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        vec![SignatureScheme::ED25519, SignatureScheme::ECDSA_NISTP256_SHA256]
    }
}

/// How an intruder presents itself.
struct Disguise {
    certificate: Option<(CertificateDer<'static>, PrivateKeyDer<'static>)>,
    version: &'static SupportedProtocolVersion,
    protocol: &'static [u8],
}

fn own_certificate() -> (CertificateDer<'static>, PrivateKeyDer<'static>) {
    let made = rcgen::generate_simple_self_signed(Vec::new()).unwrap();
    (made.cert.der().clone(), PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap())
}

fn certificate_of(folder: &Path) -> (CertificateDer<'static>, PrivateKeyDer<'static>) {
    let text = std::fs::read(folder.join("identity.pem")).unwrap();
    (CertificateDer::from_pem_slice(&text).unwrap(), PrivateKeyDer::from_pem_slice(&text).unwrap())
}

impl Disguise {
    fn of(certificate: (CertificateDer<'static>, PrivateKeyDer<'static>)) -> Self {
        Self { certificate: Some(certificate), version: &version::TLS13, protocol: b"tillbook-share/1" }
    }

    /// Connects, and waits for the sign that it is let in.
    async fn connect(self, address: SocketAddr) -> Result<TlsStream<TcpStream>, ErrorKind> {
        let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
            .with_protocol_versions(&[self.version])
            .unwrap()
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(Any));
        let mut config = match self.certificate {
            Some((certificate, key)) => {
                // Key and certificate need not match.
                let certified = CertifiedKey::new(vec![certificate], any_supported_type(&key).unwrap());
                config.with_client_cert_resolver(Arc::new(SingleCertAndKey::from(certified)))
            }
            None => config.with_no_client_auth(),
        };
        config.alpn_protocols = vec![self.protocol.to_vec()];
        let connecting = async {
            let stream = TcpStream::connect(address).await?;
            let name = ServerName::from(address.ip());
            let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await?;
            let mut sign = [0; 13];
            stream.read_exact(&mut sign).await?;
            Ok::<_, std::io::Error>(stream)
        };
        connecting.await.map_err(|error| error.kind())
    }
}

fn message(kind: u8, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
    [&length[..], &[kind], &[0; 8], payload].concat()
}

/// What comes until the other side closes the connection, or for a second.
async fn answer(stream: &mut TlsStream<TcpStream>) -> (String, bool) {
    let mut all = Vec::new();
    let reading = async {
        let mut bytes = [0; 1 << 12];
        while let Ok(count @ 1..) = stream.read(&mut bytes).await {
            all.extend_from_slice(&bytes[..count]);
        }
    };
    let is_closed = timeout(Duration::from_secs(1), reading).await.is_ok();
    (String::from_utf8_lossy(&all).into_owned(), is_closed)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_no_member_is_not_let_in() {
    let root = folder();
    let office = Setup::new(root.path(), "office").found().await;
    let address = office.network.address().unwrap();
    let strange = || Disguise::of(own_certificate());
    assert!(strange().connect(address).await.is_err(), "a stranger, without a code that is open");
    let mine = || Disguise::of(certificate_of(&root.path().join("office.share")));
    assert!(mine().connect(address).await.is_ok(), "with the key of a member");
    for (name, disguise) in [
        ("the certificate of a member with another key", {
            let (certificate, _) = certificate_of(&root.path().join("office.share"));
            Disguise::of((certificate, own_certificate().1))
        }),
        ("no certificate", Disguise { certificate: None, ..mine() }),
        ("TLS 1.2", Disguise { version: &version::TLS12, ..mine() }),
        ("another protocol", Disguise { protocol: b"h2", ..mine() }),
    ] {
        assert!(disguise.connect(address).await.is_err(), "{name}");
    }

    let _code = office.invite();
    for (name, sent, expected) in [
        ("a question", message(1, b"\"Status\""), "NotMember"),
        (
            "a piece of a file",
            message(
                1,
                format!("{{\"Piece\":{{\"digest\":\"{}\",\"offset\":0}}}}", "0".repeat(64)).as_bytes(),
            ),
            "NotMember",
        ),
        (
            "a wrong secret",
            message(
                1,
                format!(
                    "{{\"Join\":{{\"secret\":\"{}\",\"name\":\"x\",\"address\":\"\",\"rules\":1}}}}",
                    "0".repeat(32)
                )
                .as_bytes(),
            ),
            "Unknown",
        ),
        ("no JSON", message(1, b"{"), "Unreadable"),
        ("JSON of deep lists", message(1, &b"[".repeat(4000)), "Unreadable"),
        ("a request of a member's size", message(1, &[b' '; 5000]), "closed"),
        ("the largest length", [&[0xff; 4][..], &[1], &[0; 8]].concat(), "closed"),
        ("no kind", message(9, b""), "closed"),
        ("an answer nobody waits for", message(2, b"{}"), "closed or silent"),
        ("a part of a message", message(1, b"\"Status\"")[..15].to_vec(), "closed"),
    ] {
        let mut stream = strange().connect(address).await.unwrap();
        stream.write_all(&sent).await.unwrap();
        let (said, is_closed) = answer(&mut stream).await;
        match expected {
            "closed" => assert!(is_closed && !said.contains('{'), "{name}: {said}"),
            "closed or silent" => assert!(!said.contains('{'), "{name}: {said}"),
            expected => assert!(said.contains(expected), "{name}: {said}"),
        }
    }
    office.propose("1").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_member_that_sends_too_much_or_too_slowly_is_cut_off() {
    let root = folder();
    let [office, shop_floor, laptop] = three(root.path()).await;
    let address = office.network.address().unwrap();
    laptop.stop().await;
    let disguise = || Disguise::of(certificate_of(&root.path().join("laptop.share")));
    for (name, sent) in [
        ("a request beyond the limit", [&(17_u32 << 20).to_be_bytes()[..], &[1], &[0; 8]].concat()),
        ("a request whose rest does not come", [&(16_u32 << 20).to_be_bytes()[..], &[1], &[0; 8]].concat()),
        ("an answer beyond the limit", [&(2_u32 << 20).to_be_bytes()[..], &[2], &[0; 8]].concat()),
    ] {
        let mut stream = disguise().connect(address).await.unwrap();
        stream.write_all(&sent).await.unwrap();
        let (_, is_closed) = answer(&mut stream).await;
        assert!(is_closed, "{name}");
    }
    // Asks without end and reads no answer.
    let mut stream = disguise().connect(address).await.unwrap();
    let asking = async {
        let question = message(1, b"\"Status\"").repeat(100);
        while stream.write_all(&question).await.is_ok() {}
    };
    let (asked, ()) = tokio::join!(timeout(Duration::from_secs(20), asking), async {
        for id in 0..20 {
            shop_floor.propose(&id.to_string()).await.unwrap();
        }
    });
    assert!(asked.is_ok(), "it was not cut off");
    in_step(&[&office, &shop_floor]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_connections_keeps_no_member_out() {
    let root = folder();
    let [office, shop_floor, laptop] = three(root.path()).await;
    let address = office.network.address().unwrap();
    laptop.stop().await;
    let flood = async || {
        let mut held = Vec::new();
        for _ in 0..200 {
            held.extend(TcpStream::connect(address).await);
        }
        held
    };
    let first = flood().await;
    // One that has to connect anew, and one that is new.
    let mut setup = Setup::new(root.path(), "laptop");
    setup.listens = false;
    let laptop = setup.start().await;
    let (store, second) = tokio::join!(
        async { Setup::new(root.path(), "store").join(&office.invite()).await.unwrap() },
        flood()
    );
    for (member, id) in [(&shop_floor, "1"), (&laptop, "2"), (&store, "3")] {
        member.propose_until_done(id).await;
    }
    in_step(&[&office, &shop_floor, &laptop, &store]).await;
    drop((first, second));
}
