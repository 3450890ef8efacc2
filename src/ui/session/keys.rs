//! The API keys of the open shop.

use crate::domain::key::Permission;
use crate::domain::time::Zone;
use crate::engine::ApiKey;
use crate::ui::format;
use crate::ui::model::{KeyRow, Loadable};

use super::ShopSession;

impl ShopSession {
    /// The keys in use, and who could be given one, from the beginning.
    pub(crate) fn ask_keys(&mut self) {
        self.views.keys = Loadable::default();
        self.ask_staff();
        self.refresh_keys();
    }

    pub(crate) fn refresh_keys(&mut self) {
        self.ask(
            |session| &mut session.views.keys,
            |engine, actor| {
                let zone = engine.shop()?.time_zone;
                let keys = engine.keys(actor)?;
                Ok(keys.iter().filter(|key| key.revoked_at.is_none()).map(|key| row(key, zone)).collect())
            },
        );
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

pub(crate) const fn permission_name(permission: Permission) -> &'static str {
    match permission {
        Permission::Read => "only reads",
        Permission::ReadWrite => "reads and writes",
    }
}
