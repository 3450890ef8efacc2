//! Access that was taken away after a backup was made: a restore does not bring it back, and says so.

use super::access::Role;

/// Said where what a backup replaces could not be read.
pub const UNKNOWN: &str = "Users, roles, passwords and API keys are those of the day of the backup, as what was there could not be read: look at them, and take away again what was taken away since";

/// What was taken away since a backup was made, and stays so in the shop that is restored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Withdrawn {
    /// Keys that stay revoked, as a person knows them.
    pub keys: Vec<String>,
    /// Users who stay removed.
    pub users: Vec<String>,
    /// Users who keep a lesser role than the backup has for them, and that role.
    pub roles: Vec<(String, Role)>,
    /// Users whose password is the one of now.
    pub passwords: Vec<String>,
    /// Who stays an administrator because there would be none.
    pub administrator: Option<String>,
}

impl Withdrawn {
    /// What is not as in the backup, a sentence for each kind, without a full stop.
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
