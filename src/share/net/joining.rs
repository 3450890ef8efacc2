//! Joining a group: by a code of a member the new device calls that member, whose certificate the code names,
//! and shows it the secret. The member knows the certificate of the newcomer by the connection itself, and
//! adds it to the members. An attacker between the two cannot pass for the member, and so hears nothing of
//! the secret. A newcomer that the shop does not come to takes itself off the list again by the same member.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use openraft::ChangeMembers;

use super::identity::{Digest, Identity, device_of};
use super::invitations::{CodeRefused, Invitations};
use super::join_code::{JoinCode, Secret, ShortDigest};
use super::leader::NO_LEADER;
use super::limits::Limits;
use super::message::{Answer, CallError, Refusal, Request};
use super::network::{INVITATIONS, Network};
use super::peers::dial;
use super::roster::{self, Members, Roster};
use super::tls::Admitted;
use crate::{Device, DeviceId, ShareFolder, lock};
use domain::error::Told;
use domain::text::Text;
use domain::time::Zone;
use domain::{Error, Result, text};

/// The most letters of the name of a device.
const MOST_OF_NAME: usize = 60;

/// A device that is to join.
#[derive(Debug, Clone)]
pub struct Joining {
    /// The folder of the shared shop on this device, where its key is drawn.
    pub folder: Arc<ShareFolder>,
    /// The name that its user gave it.
    pub name: String,
    /// Host and port, where it listens; empty for a device that only calls others.
    pub address: String,
    /// The latest rules that it can apply.
    pub rules: u32,
}

/// Joins the group of the device that gave out this code. Returns the members, which the network of this device
/// knows from now on.
pub async fn join(code: &JoinCode, joining: &Joining, limits: Limits) -> Result<Members> {
    let roster = Roster::load(joining.folder.path().join(roster::FILE))?;
    let request = Request::Join {
        secret: code.secret.clone(),
        name: joining.name.clone(),
        address: joining.address.clone(),
        rules: joining.rules,
    };
    match ask_inviter(code, joining.folder.path(), &request, limits).await {
        Ok(Answer::Members(members)) => {
            roster.tell(members.clone())?;
            Ok(members)
        }
        Ok(_) => Err(not_joined(CallError::Unexpected)),
        Err(CallError::Refused(Refusal::Rules(theirs))) => {
            Err(Error::OtherRules { theirs, ours: joining.rules, program: None })
        }
        Err(error) => Err(not_joined(error)),
    }
}

/// Takes the device whose identity lies in a folder off the list of members again, by the device that gave out this code.
pub async fn leave(code: &JoinCode, folder: &Path, limits: Limits) -> Result<()> {
    // The connection may be closed before the answer, since it is that of no member any more.
    match ask_inviter(code, folder, &Request::Leave, limits).await {
        Ok(_) | Err(CallError::Lost | CallError::NotMember) => Ok(()),
        Err(error) => Err(Error::storage(text!("Leaving the group of devices"), Told::from(error))),
    }
}

/// Asks the device that gave out a code, at the first of its addresses where it answers.
async fn ask_inviter(
    code: &JoinCode,
    folder: &Path,
    request: &Request,
    limits: Limits,
) -> std::result::Result<Answer, CallError> {
    let identity = Identity::of(folder).map_err(|error| CallError::File(error.text()))?;
    let mut last =
        CallError::Unreachable(text!("there is no address in the code; make a new one on the other device"));
    // A second round, since a connection can be lost; asking again is safe.
    for address in code.addresses.iter().chain(&code.addresses) {
        match ask_at(&identity, code.inviter, address, request, limits).await {
            Err(error @ (CallError::Unreachable(_) | CallError::Lost)) => last = error,
            answered => return answered,
        }
    }
    Err(last)
}

async fn ask_at(
    identity: &Identity,
    inviter: ShortDigest,
    address: &str,
    request: &Request,
    limits: Limits,
) -> std::result::Result<Answer, CallError> {
    let runner = dial(identity, Admitted::Short(inviter), address, limits).await?;
    let connection = Arc::clone(&runner.connection);
    drop(tokio::spawn(runner.run(None)));
    let answer = connection.call(request, limits.stranger).await;
    connection.close();
    answer
}

fn not_joined(error: CallError) -> Error {
    let of_code = |problem| Error::Invalid { what: text!("The join code"), problem };
    match error {
        CallError::Refused(Refusal::Code(refused)) => of_code(refused.text()),
        CallError::NotMember => {
            of_code(text!("it is not in use there any more. Make a new one on the other device"))
        }
        CallError::Refused(Refusal::Name(problem)) => {
            Error::Invalid { what: text!("The name of this device"), problem }
        }
        error => Error::storage(text!("Joining the other device"), Told::from(error)),
    }
}

impl Network {
    /// A new join code, good for an hour and one device, with the addresses where this one can be reached.
    pub fn invite(&self, addresses: Vec<String>) -> Result<JoinCode> {
        let secret = Secret::new(system::random()?);
        let code =
            JoinCode { addresses, inviter: ShortDigest::from(self.fingerprint()), secret: secret.clone() };
        // Refused here rather than when it is shown.
        code.text()?;
        let mut invitations = lock(&self.invitations);
        invitations.add(&secret, self.options.clock.now(Zone::UTC));
        invitations.save(&self.options.folder.path().join(INVITATIONS))?;
        Ok(code)
    }

    /// Notes the time for the join codes.
    pub(super) fn note_time(&self) {
        let mut invitations = lock(&self.invitations);
        if invitations.note_time(self.options.clock.now(Zone::UTC)) {
            // What cannot be written is known until this program ends.
            drop(invitations.save(&self.options.folder.path().join(INVITATIONS)));
        }
    }

    /// Adds the device with this certificate to the members, if its secret is in a code.
    pub(super) async fn admit(
        self: &Arc<Self>,
        certificate: Digest,
        secret: &Secret,
        (name, address): (&str, String),
        rules: u32,
    ) -> std::result::Result<Answer, Refusal> {
        self.note_time();
        let now = self.options.clock.now(Zone::UTC);
        // Stored before the device is in, so that no other gets in by the same code after a restart.
        self.with_invitations(|invitations| invitations.redeem(secret, &certificate, now))?;
        let group = self.options.rules.group();
        if rules < group {
            return Err(Refusal::Rules(group));
        }
        let id = device_of(&certificate);
        let name = checked_name(name).map_err(Refusal::Name)?;
        let taken =
            self.roster.devices().into_iter().any(|(other, device)| other != id && device.name == name);
        if taken {
            let problem = text!("there is a device \"{name}\" in the group already; choose another", name);
            return Err(Refusal::Name(problem));
        }
        let device = Device { name, address, certificate: certificate.to_string() };
        let status = self.status_of_leader().await.map_err(Refusal::from)?;
        if status.leader != Some(status.device) {
            return Err(Refusal::Failed(NO_LEADER));
        }
        if status.members.devices.get(&id).is_some_and(|known| known.certificate == device.certificate) {
            // It asks again, since the answer was lost.
            return Ok(Answer::Members(status.members));
        }
        // The log of this device may be behind, or may have been when another one removed it.
        let members = status.members.index.unwrap_or_default();
        self.with_invitations(|invitations| invitations.add_to(secret, members))?;
        // It follows first; who votes is decided later.
        let change = ChangeMembers::AddNodes(BTreeMap::from([(id, device)]));
        self.change_members(change).await.map(Answer::Members).map_err(Refusal::from)
    }

    /// Does something with the join codes, and stores them.
    fn with_invitations(
        &self,
        work: impl FnOnce(&mut Invitations) -> std::result::Result<(), CodeRefused>,
    ) -> std::result::Result<(), Refusal> {
        let mut invitations = lock(&self.invitations);
        work(&mut invitations).map_err(Refusal::Code)?;
        let saved = invitations.save(&self.options.folder.path().join(INVITATIONS));
        saved.map_err(|error| Refusal::Failed(error.text()))
    }

    /// Takes a device off the list of members, and so closes all others to it.
    pub async fn remove(self: &Arc<Self>, device: DeviceId) -> std::result::Result<Members, CallError> {
        let one = BTreeSet::from([device]);
        // Of a device that does not vote, this changes nothing.
        self.change_members(ChangeMembers::RemoveVoters(one.clone())).await?;
        self.change_members(ChangeMembers::RemoveNodes(one)).await
    }
}

fn checked_name(name: &str) -> std::result::Result<String, Text> {
    let name = name.trim();
    let problem = if name.is_empty() {
        text!("it is empty; write one, such as \"shop-floor\"")
    } else if name.chars().count() > MOST_OF_NAME {
        text!("it is too long; use at most {most} letters", most = MOST_OF_NAME)
    } else if name.chars().any(char::is_control) {
        text!("it has a character that cannot be shown; write it again")
    } else {
        return Ok(name.to_owned());
    };
    Err(problem)
}
