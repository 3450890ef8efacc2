//! The dialog of users: their roles and passwords. The engine decides whether a change is allowed; only
//! administrators may make one.

use egui::{Context, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_DELETE, ICON_LOCK};

use super::form::{Form, Step, pressed, refused, step_of};
use crate::model::{Loadable, Staff};
use crate::translate::tr;
use crate::widgets::{
    Button, Dropdown, Foot, Pressed, Question, choice_entry, dialog_note, field, form_heading, form_row,
    list_row, scrolled, secret_field, segment,
};
use domain::access::Role;
use domain::access::password::PasswordHash;
use domain::label;
use engine::{Change, UserChange};

#[derive(Debug)]
pub(crate) struct Users {
    chosen: Option<String>,
    /// The new password, while its field is open.
    password: Option<String>,
    /// The login whose password is being set.
    pub(crate) with_password: Option<String>,
    is_removing: bool,
    name: String,
    role: Role,
    wants_focus: bool,
    done: Option<String>,
}

impl Default for Users {
    fn default() -> Self {
        Self {
            chosen: None,
            password: None,
            with_password: None,
            is_removing: false,
            name: String::new(),
            role: Role::ShopManager,
            wants_focus: true,
            done: None,
        }
    }
}

impl Users {
    /// Takes in what was done.
    pub(crate) fn done(&mut self, words: String) {
        self.password = None;
        self.name.clear();
        self.done = Some(words);
    }
}

const ROLES: [(Role, &str); 3] = [
    (Role::Administrator, label!("Administrator")),
    (Role::ShopManager, label!("Shop manager")),
    (Role::Accountant, label!("Accountant")),
];

const NOTE: &str = label!("Users changed");

pub(crate) fn users_ui(
    ctx: &Context,
    form: &mut Form<Users>,
    staff: &Loadable<Vec<Staff>>,
) -> Option<Step<String>> {
    if let Some(login) = form.draft.chosen.clone().filter(|_| form.draft.is_removing) {
        let question = Question {
            heading: &tr!("Remove {name}?", name = &login),
            sentence: tr!(
                "They can no longer open this shop under this name. What they did stays in the history."
            ),
            rest: "",
            keep: tr!("Keep"),
            destroy: tr!("Remove user"),
            can_undo: false,
        };
        return form.confirm(
            ctx,
            ("remove-user", &question),
            |users| &mut users.is_removing,
            |users| {
                users.chosen = None;
                Step::change(
                    tr(NOTE),
                    tr!("{login} was removed.", login = &login),
                    Change::User(UserChange::Remove { login }),
                )
            },
        );
    }
    step_of(form.show(ctx, ("users", tr!("Users"), 520.0), |ui, form| {
        if let Some(refusal) = &staff.refusal {
            refused(ui, refusal);
            return None;
        }
        let step = scrolled(ui, 200.0, |ui| body(ui, form, staff.value.as_deref().unwrap_or_default()));
        foot(ui, form).or(step)
    }))
}

/// The buttons: those of the password while one is typed, or of the form for a new user.
fn foot(ui: &mut Ui, form: &mut Form<Users>) -> Option<Step<String>> {
    let (users, is_free) = (&mut form.draft, !form.is_busy);
    if let (Some(login), Some(typed)) = (&users.chosen, &users.password) {
        let (login, typed) = (login.clone(), typed.clone());
        let save = Button::new(tr!("Save password")).icon(ICON_LOCK).enabled(!typed.is_empty() && is_free);
        if Foot::leave(tr!("Back")).main(save).show(ui)? == Pressed::Leave {
            users.password = None;
            return None;
        }
        users.with_password = Some(login.clone());
        let words = tr!("{login} has a new password.", login = &login);
        return Some(Step::ask(tr(NOTE), move |engine, actor, now| {
            let hash = Some(PasswordHash::make(&typed, &system::salt()?)?);
            engine.apply(&Change::User(UserChange::SetPassword { login, hash }), actor, now).map(|_| words)
        }));
    }
    let (login, role) = (users.name.trim().to_owned(), users.role);
    let add = Button::new(tr!("Add user")).icon(ICON_ADD).enabled(!login.is_empty() && is_free);
    pressed(Foot::leave(tr!("Done")).main(add).show(ui), || {
        Step::change(tr(NOTE), is_now(&login, role), Change::User(UserChange::Add { login, role }))
    })
}

fn body(ui: &mut Ui, form: &mut Form<Users>, people: &[Staff]) -> Option<Step<String>> {
    let mut step = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for person in people {
            let end = person.has_password.then_some(ICON_LOCK);
            let is_chosen = form.draft.chosen.as_ref() == Some(&person.login);
            if list_row(ui, &person.login, tr(person.role.name()), end, is_chosen).clicked() {
                form.draft.chosen = Some(person.login.clone());
                (form.draft.password, form.draft.done, form.refusal) = (None, None, None);
            }
        }
    });
    ui.add_space(8.0);
    let chosen = people.iter().find(|person| form.draft.chosen.as_ref() == Some(&person.login));
    ui.add_enabled_ui(!form.is_busy, |ui| {
        if let Some(person) = chosen {
            step = chosen_ui(ui, &mut form.draft, person);
        } else {
            dialog_note(ui, tr!("Choose somebody to change what they may do, or their password."));
        }
        if form.draft.password.is_none() {
            ui.add_space(8.0);
            adding(ui, &mut form.draft);
        }
    });
    match &form.draft.done {
        Some(words) if form.refusal.is_none() => dialog_note(ui, words),
        _ => form.refusal_ui(ui),
    }
    step
}

/// The message about a user's new role.
fn is_now(login: &str, role: Role) -> String {
    tr!("{login} is {role} now.", login, role = tr(role.name()))
}

/// Role and password of the chosen user.
fn chosen_ui(ui: &mut Ui, users: &mut Users, person: &Staff) -> Option<Step<String>> {
    let login = person.login.clone();
    form_heading(ui, &login);
    let role = ui
        .horizontal(|ui| segment(ui, tr!("Role"), &ROLES.map(|(role, name)| (role, tr(name))), person.role))
        .inner;
    let role = role.filter(|role| *role != person.role).map(|role| {
        Step::change(
            tr(NOTE),
            is_now(&login, role),
            Change::User(UserChange::ChangeRole { login: login.clone(), role }),
        )
    });
    if let Some(typed) = &mut users.password {
        let response = form_row(ui, tr!("New password"), NAMED, |ui| {
            secret_field(ui, tr!("New password"), typed, 220.0, false)
        });
        if std::mem::take(&mut users.wants_focus) {
            response.request_focus();
        }
        return role;
    }
    let mut step = role;
    ui.horizontal(|ui| {
        let words = if person.has_password { tr!("Change password") } else { tr!("Set password") };
        if Button::new(words).icon(ICON_LOCK).show(ui).clicked() {
            (users.password, users.wants_focus) = (Some(String::new()), true);
        }
        if person.has_password && Button::new(tr!("Remove password")).show(ui).clicked() {
            let change = Change::User(UserChange::SetPassword { login: login.clone(), hash: None });
            step = Some(Step::change(tr(NOTE), tr!("{login} has no password now.", login = &login), change));
        }
        if Button::new(tr!("Remove user")).icon(ICON_DELETE).show(ui).clicked() {
            users.is_removing = true;
        }
    });
    step
}

/// The width of the labels, in points.
const NAMED: f32 = 92.0;

fn adding(ui: &mut Ui, users: &mut Users) {
    form_heading(ui, tr!("New user"));
    form_row(ui, tr!("Name"), NAMED, |ui| {
        field(ui, tr!("Name of the new user"), &mut users.name, 220.0, false)
    });
    form_row(ui, tr!("Role"), NAMED, |ui| {
        let name = ROLES.iter().find(|(role, _)| *role == users.role).map_or("", |&(_, name)| tr(name));
        let role = Dropdown::new(tr!("Role of the new user"), name).show(ui, |ui| {
            let mut picked = None;
            for (role, name) in ROLES {
                if choice_entry(ui, tr(name), "", role == users.role) {
                    picked = Some(role);
                }
            }
            picked
        });
        users.role = role.unwrap_or(users.role);
    });
}
