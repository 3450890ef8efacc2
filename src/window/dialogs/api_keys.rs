//! The part of the connections with the API keys, by which other programs use the shop over HTTP: the user of each, its permission
//! and its last use. A new key and its secret are shown once.

use egui::{Context, Frame, Label, Margin, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_CONTENT_COPY, ICON_DELETE, ICON_KEY};

use super::connections::Head;
use super::form::{Form, Step, refused, step_of};
use crate::model::{KeyRow, Loadable, Staff, permission_name, role_name};
use crate::theme::{self, FontStyle, radius};
use crate::widgets::{
    Button, Dropdown, Question, choice_entry, dialog_note, field, foot_row, form_heading, list_row,
    main_button, segment,
};
use domain::access::key::{self, KeyPair, Permission};
use domain::ids::KeyId;
use engine::Change;

#[derive(Debug)]
pub(crate) struct ApiKeys {
    chosen: Option<KeyId>,
    is_revoking: bool,
    label: String,
    /// The user of the new key; the acting user if none was chosen.
    login: Option<String>,
    permission: Permission,
    made: Option<NewKey>,
    /// The name of the part that was copied last, `Key` or `Secret`.
    copied: Option<&'static str>,
}

/// A key that was just created, with the secret, which is shown only now.
#[derive(Debug, Clone)]
pub(crate) struct NewKey {
    pair: KeyPair,
    /// `anna, only reads`.
    words: String,
}

impl Default for ApiKeys {
    fn default() -> Self {
        Self {
            chosen: None,
            is_revoking: false,
            label: String::new(),
            login: None,
            permission: Permission::ReadWrite,
            made: None,
            copied: None,
        }
    }
}

impl ApiKeys {
    /// Takes in the key that was made, or that one was revoked.
    pub(crate) fn done(&mut self, made: Option<NewKey>) {
        if made.is_some() {
            self.label.clear();
        }
        (self.made, self.chosen, self.copied) = (made, None, None);
    }
}

const PERMISSIONS: [(Permission, &str); 2] =
    [(Permission::ReadWrite, "Read and write"), (Permission::Read, "Only read")];

const NOTE: &str = "API keys changed";

/// Draws the part. Only administrators get `staff`; they may make keys for all users.
pub(crate) fn api_keys_ui(
    ctx: &Context,
    head: &mut Head,
    form: &mut Form<ApiKeys>,
    keys: &Loadable<Vec<KeyRow>>,
    staff: &Loadable<Vec<Staff>>,
    acting: &str,
) -> Option<Step<Option<NewKey>>> {
    let rows = keys.value.as_deref().unwrap_or_default();
    let chosen = rows.iter().find(|row| Some(row.id) == form.draft.chosen);
    if let Some(row) = chosen.filter(|_| form.draft.is_revoking) {
        let question = Question {
            heading: &format!("Revoke {}?", row.name),
            sentence: "The program that uses this key can no longer open the shop. A revoked key cannot be brought back.",
            keep: "Keep",
            destroy: "Revoke key",
            can_undo: false,
        };
        let id = row.id;
        return form.confirm(
            ctx,
            ("revoke-key", &question),
            |keys| &mut keys.is_revoking,
            |_| {
                Step::ask(NOTE, move |engine, actor, now| {
                    engine.apply(&Change::RevokeKey { id }, actor, now).map(|_| None)
                })
            },
        );
    }
    let is_shown_once = form.draft.made.is_some();
    step_of(head.show(ctx, form, is_shown_once, |ui, form| {
        if let Some(refusal) = &keys.refusal {
            refused(ui, refusal);
            return None;
        }
        keys.value.as_ref()?;
        body(ui, form, rows, chosen.is_some(), staff, acting)
    }))
}

fn body(
    ui: &mut Ui,
    form: &mut Form<ApiKeys>,
    rows: &[KeyRow],
    has_chosen: bool,
    staff: &Loadable<Vec<Staff>>,
    acting: &str,
) -> Option<Step<Option<NewKey>>> {
    let words = "With a key another program reads and changes this shop over HTTP, as one of its users, \
                 while Tillbook serves it there.";
    dialog_note(ui, words);
    ui.add_space(4.0);
    if let Some(made) = form.draft.made.take() {
        let is_kept = new_key(ui, &made, &mut form.draft.copied);
        form.draft.made = (!is_kept).then_some(made);
        return None;
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in rows {
            let is_chosen = form.draft.chosen == Some(row.id);
            if list_row(ui, &row.name, &row.note, Some(ICON_KEY), is_chosen).clicked() {
                (form.draft.chosen, form.refusal) = (Some(row.id), None);
            }
        }
    });
    if rows.is_empty() {
        dialog_note(ui, "There is no key yet.");
    }
    let step = ui.add_enabled_ui(!form.is_busy, |ui| {
        if has_chosen && Button::new("Revoke key").icon(ICON_DELETE).show(ui).clicked() {
            form.draft.is_revoking = true;
        }
        ui.add_space(8.0);
        making(ui, &mut form.draft, staff, acting)
    });
    form.refusal_ui(ui);
    step.inner
}

fn making(
    ui: &mut Ui,
    keys: &mut ApiKeys,
    staff: &Loadable<Vec<Staff>>,
    acting: &str,
) -> Option<Step<Option<NewKey>>> {
    form_heading(ui, "A new key");
    ui.horizontal(|ui| {
        label(ui, "For");
        field(ui, "What the key is for", &mut keys.label, 240.0, false);
    });
    let login = keys.login.clone().unwrap_or_else(|| acting.to_owned());
    ui.horizontal(|ui| {
        label(ui, "Acts as");
        let people = staff.value.as_deref().unwrap_or_default();
        if people.is_empty() {
            ui.label(theme::text(&login, FontStyle::Strong, theme::of(ui).text));
            return;
        }
        let picked = Dropdown::new("Acts as", &login).show(ui, |ui| {
            let mut picked = None;
            for person in people {
                if choice_entry(ui, &person.login, role_name(person.role), person.login == login) {
                    picked = Some(person.login.clone());
                }
            }
            picked
        });
        keys.login = picked.or(keys.login.take());
    });
    ui.horizontal(|ui| {
        label(ui, "May");
        if let Some(permission) = segment(ui, "What the key may do", &PERMISSIONS, keys.permission) {
            keys.permission = permission;
        }
    });
    ui.add_space(4.0);
    let is_wanted = foot_row(ui, |ui| main_button(ui, Button::new("Create key").icon(ICON_ADD)));
    is_wanted.then(|| {
        let (label, permission) = (keys.label.clone(), keys.permission);
        Step::ask(NOTE, move |engine, actor, now| {
            let pair = system::key_pair()?;
            let key = key::NewKey::of(&pair, &login, &label, permission);
            engine.apply(&Change::AddKey(key), actor, now)?;
            Ok(Some(NewKey { pair, words: format!("{login}, {}", permission_name(permission)) }))
        })
    })
}

/// The new key and its secret; true when the user confirms that they have copied both.
fn new_key(ui: &mut Ui, made: &NewKey, copied: &mut Option<&'static str>) -> bool {
    let tokens = theme::of(ui);
    form_heading(ui, &format!("A key for {}", made.words));
    let frame = Frame::NONE.fill(tokens.hover).corner_radius(radius::CONTROL).inner_margin(Margin::same(12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        for (name, copy, content) in
            [("Key", "Copy key", made.pair.key()), ("Secret", "Copy secret", made.pair.secret())]
        {
            ui.horizontal(|ui| {
                label(ui, name);
                ui.add(Label::new(theme::text(content, FontStyle::Strong, tokens.text)).selectable(true));
            });
            ui.horizontal(|ui| {
                label(ui, "");
                if Button::new(copy).icon(ICON_CONTENT_COPY).show(ui).clicked() {
                    ui.ctx().copy_text(content.to_owned());
                    *copied = Some(name);
                }
                if *copied == Some(name) {
                    dialog_note(ui, "Copied.");
                }
            });
        }
    });
    dialog_note(
        ui,
        "The secret is shown this once and not kept in the shop. Put both into the program that uses them.",
    );
    ui.add_space(4.0);
    foot_row(ui, |ui| main_button(ui, Button::new("I have copied both")))
}

/// The label of a row of the form.
fn label(ui: &mut Ui, text: &str) {
    let size = egui::vec2(72.0, theme::height::CONTROL);
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_min_size(size);
        ui.label(theme::text(text, FontStyle::Body, theme::of(ui).text2));
    });
}
