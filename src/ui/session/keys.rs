//! The API keys of the open shop.

use crate::domain::key::Permission;
use crate::domain::time::Zone;
use crate::engine::ApiKey;
use crate::system;
use crate::ui::format;
use crate::ui::model::{KeyAction, KeyRow, Loadable, NewKey};

use super::{Answer, Intent, KEYS, Outcome, ShopSession};

impl ShopSession {
    /// The keys in use, and who could be given one, from the beginning.
    pub(crate) fn ask_keys(&mut self) {
        self.keys = Loadable::default();
        self.ask_staff();
        self.refresh_keys();
    }

    pub(super) fn refresh_keys(&mut self) {
        self.keys.is_waiting = true;
        self.ask(KEYS, |engine, actor| {
            let zone = engine.shop()?.time_zone;
            let keys = engine.keys(actor)?;
            let in_use = keys.iter().filter(|key| key.revoked_at.is_none());
            Ok(Answer::Keys(in_use.map(|key| row(key, zone)).collect()))
        });
    }

    /// A key is made or revoked.
    pub(crate) fn change_keys(&mut self, deed: KeyAction) {
        self.write(Intent::Keys, "API keys changed", move |engine, actor, now| {
            let made = match deed {
                KeyAction::Over => None,
                KeyAction::Make(login, label, permission) => {
                    let pair = system::key_pair()?;
                    engine.add_key(actor, &login, &label, permission, &pair, now)?;
                    Some(NewKey { pair, words: format!("{login}, {}", permission_name(permission)) })
                }
                KeyAction::Revoke(id) => {
                    engine.revoke_key(actor, id, now)?;
                    None
                }
            };
            Ok(Outcome::Keys(Ok(made)))
        });
    }
}

fn row(key: &ApiKey, zone: Zone) -> KeyRow {
    let name = if key.label.is_empty() { format!("…{}", key.ending) } else { key.label.clone() };
    let used = key
        .last_used_at
        .map_or_else(|| "never used".to_owned(), |last| format!("used {}", format::moment(zone.local(last))));
    let permission = permission_name(key.permission);
    let ending = if key.label.is_empty() { String::new() } else { format!(", …{}", key.ending) };
    KeyRow { id: key.id, name, note: format!("{}, {permission}, {used}{ending}", key.login) }
}

const fn permission_name(permission: Permission) -> &'static str {
    match permission {
        Permission::Read => "only reads",
        Permission::ReadWrite => "reads and writes",
    }
}
