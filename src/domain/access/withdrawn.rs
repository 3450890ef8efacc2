//! Access that was withdrawn after a backup was made and is not given back by a restore.

use super::Role;

/// The note when the replaced shop file could not be read.
pub const UNKNOWN: &str = "Users, roles, passwords and API keys are those of the day of the backup, as what was there could not be read: look at them and at closed periods, and take away again what was taken away since";

/// The note when the replaced shop file was damaged, but could be read.
pub const IN_PART: &str = "What was there is damaged, so perhaps not all could be read that was taken away since the day of the backup: look at users, roles, passwords, API keys and closed periods";

/// The withdrawals since a backup that the restored shop keeps.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Withdrawn {
    /// The API keys that stay revoked, by the name that a person knows.
    pub keys: Vec<String>,
    /// The users who stay removed.
    pub users: Vec<String>,
    /// The users who keep a lesser role than in the backup, with that role.
    pub roles: Vec<(String, Role)>,
    /// The users who keep their current password.
    pub passwords: Vec<String>,
    /// The user who stays an administrator because there would be none.
    pub administrator: Option<String>,
}

impl Withdrawn {
    /// A sentence for each kind of withdrawal, without a full stop.
    pub fn sentences(&self) -> Vec<String> {
        let roles: Vec<_> =
            self.roles.iter().map(|(login, role)| format!("{login} ({})", role.as_str())).collect();
        let lists = [
            ("API keys that stay revoked", &self.keys),
            ("Users who stay removed", &self.users),
            ("Roles as they are now", &roles),
            ("Passwords as they are now", &self.passwords),
        ];
        let filled = lists.into_iter().filter(|(_, names)| !names.is_empty());
        let mut all: Vec<_> = filled.map(|(what, names)| format!("{what}: {}", names.join(", "))).collect();
        let stays = |login| format!("{login} stays an administrator, as the backup has none who still is");
        all.extend(self.administrator.as_ref().map(stays));
        all
    }
}
