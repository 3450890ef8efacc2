//! The dialog of users: their roles and passwords. The engine decides whether a change is allowed; only
//! administrators may make one.

use egui::{Context, Label, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_DELETE, ICON_LOCK};

use domain::access::Role;

use super::preferences::refused;
use crate::model::{Loadable, Refusal, Staff, UserAction, role_name};
use crate::theme::{self, FontStyle};
use crate::widgets::{
    Button, Choice, Dropdown, Kind, Question, ask, choice_entry, dialog, entered, field, form_heading,
    list_row, main_button, scrolled, secret_field, segment,
};

/// The state of the dialog.
#[derive(Debug)]
pub(crate) struct Users {
    chosen: Option<String>,
    /// The new password, while its field is open.
    password: Option<String>,
    /// The question whether to remove the chosen user is open.
    is_removing: bool,
    name: String,
    role: Role,
    is_saving: bool,
    wants_focus: bool,
    said: Option<Result<String, Refusal>>,
}

impl Default for Users {
    fn default() -> Self {
        Self {
            chosen: None,
            password: None,
            is_removing: false,
            name: String::new(),
            role: Role::ShopManager,
            is_saving: false,
            wants_focus: true,
            said: None,
        }
    }
}

impl Users {
    /// Takes in the outcome of a change.
    pub(crate) fn answered(&mut self, answer: Result<String, Refusal>) {
        self.is_saving = false;
        if answer.is_ok() {
            self.password = None;
            self.name.clear();
        }
        self.said = Some(answer);
    }
}

/// The roles that may be given here, with their labels.
const ROLES: [(Role, &str); 3] = [
    (Role::Administrator, "Administrator"),
    (Role::ShopManager, "Shop manager"),
    (Role::Accountant, "Accountant"),
];

pub(crate) fn users_ui(ctx: &Context, state: &mut Users, staff: &Loadable<Vec<Staff>>) -> Option<UserAction> {
    if state.is_removing
        && let Some(login) = state.chosen.clone()
    {
        return removing(ctx, state, login);
    }
    let shown = dialog(ctx, "users", "Users", 520.0, |ui| {
        if let Some(refusal) = &staff.refusal {
            refused(ui, refusal);
            return None;
        }
        let people = staff.value.as_deref().unwrap_or_default();
        scrolled(ui, 150.0, |ui| body(ui, state, people))
    });
    let action = shown.inner.or(shown.is_over.then_some(UserAction::Close));
    state.is_saving |= action.as_ref().is_some_and(|action| *action != UserAction::Close);
    action
}

fn body(ui: &mut Ui, state: &mut Users, people: &[Staff]) -> Option<UserAction> {
    let tokens = theme::of(ui);
    let mut action = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for person in people {
            let end = person.has_password.then_some(ICON_LOCK);
            let is_chosen = state.chosen.as_ref() == Some(&person.login);
            if list_row(ui, &person.login, role_name(person.role), end, is_chosen).clicked() {
                state.chosen = Some(person.login.clone());
                state.password = None;
                state.said = None;
            }
        }
    });
    ui.add_space(8.0);
    let chosen = people.iter().find(|person| state.chosen.as_ref() == Some(&person.login));
    ui.add_enabled_ui(!state.is_saving, |ui| {
        if let Some(person) = chosen {
            action = chosen_ui(ui, state, person);
        } else {
            let words = "Choose somebody to change what they may do, or their password.";
            ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.text2)).wrap());
        }
        ui.add_space(8.0);
        action = adding(ui, state).or(action.take());
    });
    match &state.said {
        Some(Ok(words)) => {
            drop(ui.add(Label::new(theme::text(words, FontStyle::Small, tokens.text2)).wrap()));
        }
        Some(Err(refusal)) => refused(ui, refusal),
        None => {}
    }
    action
}

/// Role and password of the chosen user.
fn chosen_ui(ui: &mut Ui, state: &mut Users, person: &Staff) -> Option<UserAction> {
    let login = || person.login.clone();
    let mut action = None;
    form_heading(ui, &person.login);
    ui.horizontal(|ui| {
        if let Some(role) = segment(ui, "Role", &ROLES, person.role)
            && role != person.role
        {
            action = Some(UserAction::Role(login(), role));
        }
    });
    if let Some(mut typed) = state.password.take() {
        let mut is_kept = true;
        ui.horizontal(|ui| {
            let response = secret_field(ui, "New password", &mut typed, 220.0, false);
            if std::mem::take(&mut state.wants_focus) {
                response.request_focus();
            }
            let is_entered = entered(ui, &response);
            let save = Button::new("Save password").kind(Kind::Primary).enabled(!typed.is_empty()).show(ui);
            if (save.clicked() || is_entered) && !typed.is_empty() {
                action = Some(UserAction::Password(login(), Some(typed.clone())));
            }
            is_kept = !Button::new("Cancel").show(ui).clicked();
        });
        state.password = is_kept.then_some(typed);
        return action;
    }
    ui.horizontal(|ui| {
        let words = if person.has_password { "Change password" } else { "Set password" };
        if Button::new(words).icon(ICON_LOCK).show(ui).clicked() {
            (state.password, state.wants_focus) = (Some(String::new()), true);
        }
        if person.has_password && Button::new("Remove password").show(ui).clicked() {
            action = Some(UserAction::Password(login(), None));
        }
        if Button::new("Remove user").icon(ICON_DELETE).show(ui).clicked() {
            state.is_removing = true;
        }
    });
    action
}

/// The form for a new user.
fn adding(ui: &mut Ui, state: &mut Users) -> Option<UserAction> {
    let tokens = theme::of(ui);
    let mut action = None;
    form_heading(ui, "Somebody new");
    ui.horizontal(|ui| {
        ui.add(Label::new(theme::text("Name", FontStyle::Body, tokens.text)).selectable(false));
        field(ui, "Name of the new user", &mut state.name, 150.0, false);
        let name = ROLES.iter().find(|(role, _)| *role == state.role).map_or("", |(_, name)| name);
        let role = Dropdown::new("Role of the new user", name).show(ui, |ui| {
            let mut picked = None;
            for (role, name) in ROLES {
                if choice_entry(ui, name, "", role == state.role) {
                    picked = Some(role);
                }
            }
            picked
        });
        state.role = role.unwrap_or(state.role);
        let is_named = !state.name.trim().is_empty();
        if main_button(ui, Button::new("Add user").icon(ICON_ADD).enabled(is_named)) {
            action = Some(UserAction::Add(state.name.trim().to_owned(), state.role));
        }
    });
    action
}

/// Asks whether to remove a user.
fn removing(ctx: &Context, state: &mut Users, login: String) -> Option<UserAction> {
    let question = Question {
        heading: &format!("Remove {login}?"),
        sentence: "They can no longer open this shop under this name. What they did stays in the history.",
        keep: "Keep",
        destroy: "Remove user",
        can_undo: false,
    };
    let choice = ask(ctx, "remove-user", &question)?;
    state.is_removing = false;
    if choice == Choice::Keep {
        return None;
    }
    (state.chosen, state.is_saving) = (None, true);
    Some(UserAction::Remove(login))
}
