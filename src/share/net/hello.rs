//! The first exchange of two devices on each connection: their runs of the program, and the last entry that
//! each knows the other to have confirmed ([`super::confirmed`]).
//!
//! **A device whose log lacks what it confirmed stops before it votes, leads, saves or follows**: its files were put back
//! from an older copy. It stays stopped, and joins anew. Of two that use one identity at once, as a clone of a machine does,
//! each is told by every device that both have met, and both stop until one of them is started alone.

use std::sync::Arc;

use super::connection::Connection;
use super::message::{Answer, CallError, Hello, Refusal, Request, StoppedAt};
use super::network::Network;
use crate::{DeviceId, LogReader};
use domain::text::Text;
use domain::{Result, label};

/// The message about a device whose files were put back from an older copy.
pub const PUT_BACK: Text = Text::new(label!(
    "its files were put back from an older copy, and lack changes that it had confirmed to the others. \
     It can be looked at; to change something here, join again (Shop > Connections)"
));
/// The message about two devices with the same files.
const SAME_IDENTITY: Text = Text::new(label!(
    "another device runs with a copy of its files. Close one of the two for good, and let it join under another name (Shop > Connections); then start the other one again"
));

impl Network {
    /// Greets another member on a connection, once.
    pub(super) async fn greet(
        self: &Arc<Self>,
        device: DeviceId,
        connection: &Arc<Connection>,
    ) -> std::result::Result<(), CallError> {
        self.look_for_copy(device, connection);
        if connection.session().is_some_and(|session| self.sessions.is_copy(device, session)) {
            connection.avoid();
            return Err(CallError::Unreachable(SAME_IDENTITY));
        }
        if connection.greeted.initialized() {
            return Ok(());
        }
        let greeted =
            connection.greeted.get_or_try_init(|| self.say_hello(device, connection)).await.copied();
        if greeted.is_ok() {
            self.follows(device);
        }
        self.heed(device, connection, &greeted);
        greeted
    }

    /// Greets a member that lacks entries which it has confirmed, so that it knows.
    pub(super) async fn greet_again(
        self: &Arc<Self>,
        device: DeviceId,
    ) -> std::result::Result<(), CallError> {
        let connection = self.connection(device).await?;
        let greeted = self.say_hello(device, &connection).await;
        self.heed(device, &connection, &greeted);
        greeted
    }

    async fn say_hello(
        self: &Arc<Self>,
        device: DeviceId,
        connection: &Connection,
    ) -> std::result::Result<(), CallError> {
        let hello = Request::Hello(self.hello_to(device).await?);
        match connection.call(&hello, self.options.limits.search).await {
            // A refusal is of this device, which has stopped, and says nothing of the other one.
            Ok(Answer::Hello(hello)) => {
                let taken = self.take_hello(device, connection, &hello).await;
                taken.map_err(|refusal| CallError::Unreachable(refusal.text()))
            }
            Ok(_) => Err(CallError::Unexpected),
            // What is to be asked after it was not sent.
            Err(error @ (CallError::TimedOut | CallError::Lost)) => Err(CallError::Unreachable(error.text())),
            Err(error) => Err(error),
        }
    }

    /// The greeting of this device for another one.
    pub(super) async fn hello_to(&self, device: DeviceId) -> std::result::Result<Hello, Refusal> {
        let (log, applied) = self.log()?;
        let confirmed = self.confirmed.entry(device, &log, applied).await;
        Ok(Hello { session: self.sessions.own(), confirmed })
    }

    /// Takes the greeting of another member. Refused, and this device stopped, where its log lacks entries
    /// that it has confirmed.
    pub(super) async fn take_hello(
        self: &Arc<Self>,
        device: DeviceId,
        connection: &Connection,
        hello: &Hello,
    ) -> std::result::Result<(), Refusal> {
        let (log, applied) = self.log()?;
        let applied = applied.map(|last| last.index);
        if let Some(confirmed) = &hello.confirmed
            && confirmed.is_missing_in(&log, applied).await.unwrap_or_default()
        {
            // Where it cannot be kept, it is found again when the devices meet the next time.
            drop(self.options.folder.keep_put_back());
            self.stop(PUT_BACK);
            self.raft()?;
        }
        connection.is_of(hello.session);
        if self.sessions.take(device, hello.session) {
            self.peers.all(connection.peer()).iter().for_each(|other| self.look_for_copy(device, other));
        }
        Ok(())
    }

    /// Refuses a request over the connection of a copy.
    pub(super) fn refuse_copy(
        self: &Arc<Self>,
        device: DeviceId,
        from: &Arc<Connection>,
    ) -> std::result::Result<(), Refusal> {
        self.look_for_copy(device, from);
        match from.session() {
            Some(session) if self.sessions.is_copy(device, session) => Err(Refusal::SameIdentity),
            _ => Ok(()),
        }
    }

    /// Asks whether a session other than the latest is still there: one that has ended leaves only connections on which
    /// nobody answers.
    fn look_for_copy(self: &Arc<Self>, device: DeviceId, connection: &Arc<Connection>) {
        let Some(session) = connection.session().filter(|session| self.sessions.is_old(device, *session))
        else {
            return;
        };
        let (network, connection) = (Arc::clone(self), Arc::clone(connection));
        drop(tokio::spawn(async move {
            // One at a time. A device that is too busy to answer now is asked again with the next request.
            let Ok(_one) = connection.asking.try_lock() else { return };
            let Ok(hello) = network.hello_to(device).await else { return };
            let asked = connection.call(&Request::Hello(hello), network.options.limits.search).await;
            if matches!(asked, Ok(Answer::Hello(_))) {
                network.sessions.add_copy(device, session);
                let applied = network.confirmed.reported(device).map(|last| last.index);
                network.note(device, StoppedAt { applied, problem: SAME_IDENTITY });
            }
        }));
    }

    /// Takes in the news of an answer about the other device, and about this one.
    pub(super) fn heed<T>(
        &self,
        device: DeviceId,
        connection: &Connection,
        answer: &std::result::Result<T, CallError>,
    ) {
        match answer {
            Err(CallError::Refused(Refusal::Stopped(at))) => {
                connection.avoid();
                self.note(device, at.clone());
            }
            Err(CallError::Refused(Refusal::SameIdentity)) => self.stop(SAME_IDENTITY),
            _ => {}
        }
    }

    /// True if a device has confirmed the entry before those that it was sent.
    pub(super) async fn has_confirmed(&self, device: DeviceId, prev: Option<u64>) -> bool {
        let Ok((log, applied)) = self.log() else { return false };
        let confirmed = self.confirmed.entry(device, &log, applied).await;
        confirmed.is_some_and(|entry| Some(entry.index()) >= prev)
    }

    /// Writes the confirmed entries of the other devices, and outside of the shop's files those of this one.
    pub async fn keep_confirmed(&self) -> Result<()> {
        let Ok((log, applied)) = self.log() else { return Ok(()) };
        let others: Vec<DeviceId> = self.others().collect();
        self.confirmed.save(&others, &log, applied).await?;
        if let Some(record) = &self.record {
            record.report(self.device(), applied);
            record.save(&[self.device()], &log, applied).await?;
        }
        Ok(())
    }

    /// True if the files of this device, whose shop file has the entries up to `applied`, lack entries that
    /// it confirmed, as far as that is known outside of them.
    pub async fn was_put_back(&self, log: &LogReader, applied: Option<u64>) -> Result<bool> {
        let recorded = self.record.as_ref().and_then(|record| record.known(self.device()));
        let is_missing = match recorded {
            Some(entry) => entry.is_missing_in(log, applied).await?,
            None => false,
        };
        if is_missing {
            self.options.folder.keep_put_back()?;
        }
        Ok(is_missing)
    }
}
