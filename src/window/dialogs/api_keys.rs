//! The dialog of API keys, by which other programs use the shop over HTTP: the user of each, its permission
//! and its last use. A new key and its secret are shown once.

use egui::{Context, Frame, Label, Margin, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_CONTENT_COPY, ICON_DELETE, ICON_KEY};

use domain::access::key::Permission;
use domain::ids::KeyId;

use super::preferences::refused;
use crate::model::{KeyAction, KeyAnswer, KeyRow, Loadable, NewKey, Refusal, Staff};
use crate::theme::{self, FontStyle, radius};
use crate::widgets::{
    Button, Choice, Dropdown, Question, ask, choice_entry, dialog, field, foot_row, form_heading, list_row,
    main_button, scrolled, segment,
};

/// The state of the dialog.
#[derive(Debug)]
pub(crate) struct ApiKeys {
    chosen: Option<KeyId>,
    /// The question whether to revoke the chosen key is open.
    is_revoking: bool,
    label: String,
    /// The user of the new key; the acting user if none was chosen.
    login: Option<String>,
    permission: Permission,
    is_saving: bool,
    made: Option<NewKey>,
    refusal: Option<Refusal>,
    /// The name of the part that was copied last, `Key` or `Secret`.
    copied: Option<&'static str>,
}

impl Default for ApiKeys {
    fn default() -> Self {
        Self {
            chosen: None,
            is_revoking: false,
            label: String::new(),
            login: None,
            permission: Permission::ReadWrite,
            is_saving: false,
            made: None,
            refusal: None,
            copied: None,
        }
    }
}

impl ApiKeys {
    /// Takes in the outcome of making or revoking a key.
    pub(crate) fn answered(&mut self, answer: KeyAnswer) {
        self.is_saving = false;
        match answer {
            Ok(made) => {
                if made.is_some() {
                    self.label.clear();
                }
                (self.made, self.refusal, self.chosen, self.copied) = (made, None, None, None);
            }
            Err(refusal) => self.refusal = Some(refusal),
        }
    }
}

/// The permissions of a new key, with their labels.
const PERMISSIONS: [(Permission, &str); 2] =
    [(Permission::ReadWrite, "Read and write"), (Permission::Read, "Only read")];

/// Draws the dialog. Only administrators get `staff`; they may make keys for all users.
pub(crate) fn api_keys_ui(
    ctx: &Context,
    state: &mut ApiKeys,
    keys: &Loadable<Vec<KeyRow>>,
    staff: &Loadable<Vec<Staff>>,
    acting: &str,
) -> Option<KeyAction> {
    let rows = keys.value.as_deref().unwrap_or_default();
    let chosen = rows.iter().find(|row| Some(row.id) == state.chosen);
    if state.is_revoking
        && let Some(row) = chosen
    {
        return revoking(ctx, state, row);
    }
    let shown = dialog(ctx, "api-keys", "API keys", 560.0, |ui| {
        if let Some(refusal) = &keys.refusal {
            refused(ui, refusal);
            return None;
        }
        keys.value.as_ref()?;
        scrolled(ui, 150.0, |ui| body(ui, state, rows, chosen, staff, acting))
    });
    let action = shown.inner.or(shown.is_over.then_some(KeyAction::Close));
    state.is_saving |= action.as_ref().is_some_and(|action| *action != KeyAction::Close);
    action
}

fn body(
    ui: &mut Ui,
    state: &mut ApiKeys,
    rows: &[KeyRow],
    chosen: Option<&KeyRow>,
    staff: &Loadable<Vec<Staff>>,
    acting: &str,
) -> Option<KeyAction> {
    let words = "With a key another program reads and changes this shop over HTTP, as one of its users, \
                 while Tillbook serves it there.";
    say(ui, words);
    ui.add_space(4.0);
    if let Some(made) = state.made.take() {
        let is_kept = new_key(ui, &made, &mut state.copied);
        state.made = (!is_kept).then_some(made);
        return None;
    }
    let mut action = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in rows {
            let is_chosen = state.chosen == Some(row.id);
            if list_row(ui, &row.name, &row.note, Some(ICON_KEY), is_chosen).clicked() {
                (state.chosen, state.refusal) = (Some(row.id), None);
            }
        }
    });
    if rows.is_empty() {
        say(ui, "There is no key yet.");
    }
    ui.add_enabled_ui(!state.is_saving, |ui| {
        if chosen.is_some() && Button::new("Revoke key").icon(ICON_DELETE).show(ui).clicked() {
            state.is_revoking = true;
        }
        ui.add_space(8.0);
        action = making(ui, state, staff, acting);
    });
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
    }
    action
}

/// The form for a new key: its label, user and permission.
fn making(ui: &mut Ui, state: &mut ApiKeys, staff: &Loadable<Vec<Staff>>, acting: &str) -> Option<KeyAction> {
    form_heading(ui, "A new key");
    ui.horizontal(|ui| {
        label(ui, "For");
        field(ui, "What the key is for", &mut state.label, 240.0, false);
    });
    let login = state.login.clone().unwrap_or_else(|| acting.to_owned());
    ui.horizontal(|ui| {
        label(ui, "Acts as");
        let people = staff.value.as_deref().unwrap_or_default();
        if people.is_empty() {
            ui.add(Label::new(theme::text(&login, FontStyle::Strong, theme::of(ui).text)));
            return;
        }
        let picked = Dropdown::new("Acts as", &login).show(ui, |ui| {
            let mut picked = None;
            for person in people {
                if choice_entry(
                    ui,
                    &person.login,
                    crate::model::role_name(person.role),
                    person.login == login,
                ) {
                    picked = Some(person.login.clone());
                }
            }
            picked
        });
        state.login = picked.or(state.login.take());
    });
    ui.horizontal(|ui| {
        label(ui, "May");
        if let Some(permission) = segment(ui, "What the key may do", &PERMISSIONS, state.permission) {
            state.permission = permission;
        }
    });
    ui.add_space(4.0);
    let is_wanted = foot_row(ui, |ui| main_button(ui, Button::new("Create key").icon(ICON_ADD)));
    is_wanted.then(|| KeyAction::Make(login, state.label.clone(), state.permission))
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
                    say(ui, "Copied.");
                }
            });
        }
    });
    say(
        ui,
        "The secret is shown this once and not kept in the shop. Put both into the program that uses them.",
    );
    ui.add_space(4.0);
    foot_row(ui, |ui| main_button(ui, Button::new("I have copied both")))
}

/// Asks whether to revoke a key.
fn revoking(ctx: &Context, state: &mut ApiKeys, row: &KeyRow) -> Option<KeyAction> {
    let question = Question {
        heading: &format!("Revoke {}?", row.name),
        sentence: "The program that uses this key can no longer open the shop. A revoked key cannot be brought back.",
        keep: "Keep",
        destroy: "Revoke key",
        can_undo: false,
    };
    let choice = ask(ctx, "revoke-key", &question)?;
    state.is_revoking = false;
    if choice == Choice::Keep {
        return None;
    }
    state.is_saving = true;
    Some(KeyAction::Revoke(row.id))
}

fn say(ui: &mut Ui, text: &str) {
    ui.add(Label::new(theme::text(text, FontStyle::Small, theme::of(ui).text2)).wrap());
}

/// The label of a row of the form.
fn label(ui: &mut Ui, text: &str) {
    let size = egui::vec2(72.0, theme::height::CONTROL);
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_min_size(size);
        ui.add(Label::new(theme::text(text, FontStyle::Body, theme::of(ui).text2)).selectable(false));
    });
}
