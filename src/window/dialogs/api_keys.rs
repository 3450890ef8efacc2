//! The part of the connections with the API keys, by which other programs use the shop over HTTP: the user of each, its permission
//! and its last use. A new key and its secret are shown once.

use egui::{Context, Frame, Label, Margin, Ui};
use egui_material_icons::icons::{ICON_ADD, ICON_CONTENT_COPY, ICON_DELETE, ICON_KEY};

use super::connections::Head;
use super::form::{Form, Step, pressed, refused, step_of};
use crate::model::{KeyRow, Loadable, Staff, permission_name};
use crate::theme::{self, FontStyle, radius};
use crate::translate::tr;
use crate::widgets::{
    Button, Dropdown, Foot, Question, choice_entry, dialog_note, entered, field, form_heading, form_row,
    list_row, segment,
};
use domain::access::key::{self, KeyPair, Permission};
use domain::ids::KeyId;
use domain::shop::settings::Shop;
use domain::{Error, label, text};
use engine::{Change, UserChange};

#[derive(Debug)]
pub(crate) struct ApiKeys {
    chosen: Option<KeyId>,
    is_revoking: bool,
    label: String,
    /// The user of the new key; the acting user if none was chosen.
    login: Option<String>,
    permission: Permission,
    made: Option<NewKey>,
    /// The rates on a page, once another number is typed.
    page_size: Option<String>,
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
            page_size: None,
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
        (self.made, self.chosen, self.copied, self.page_size) = (made, None, None, None);
    }
}

const PERMISSIONS: [(Permission, &str); 2] =
    [(Permission::ReadWrite, label!("Read and write")), (Permission::Read, label!("Only read"))];

const NOTE: &str = label!("API keys changed");

/// Draws the part. Only administrators get `staff`; they may make keys for all users. `shop` is `None` for who may not change
/// its settings.
pub(crate) fn api_keys_ui(
    ctx: &Context,
    head: &mut Head,
    form: &mut Form<ApiKeys>,
    keys: &Loadable<Vec<KeyRow>>,
    staff: &Loadable<Vec<Staff>>,
    acting: &str,
    shop: Option<&Shop>,
) -> Option<Step<Option<NewKey>>> {
    let rows = keys.value.as_deref().unwrap_or_default();
    let chosen = rows.iter().find(|row| Some(row.id) == form.draft.chosen);
    if let Some(row) = chosen.filter(|_| form.draft.is_revoking) {
        let question = Question {
            heading: &tr!("Revoke {name}?", name = &row.name),
            sentence: tr!(
                "The program that uses this key can no longer open the shop. A revoked key cannot be brought back."
            ),
            rest: "",
            keep: tr!("Keep"),
            destroy: tr!("Revoke key"),
            can_undo: false,
        };
        let id = row.id;
        return form.confirm(
            ctx,
            ("revoke-key", &question),
            |keys| &mut keys.is_revoking,
            |_| {
                Step::ask(tr(NOTE), move |engine, actor, now| {
                    engine.apply(&Change::User(UserChange::RevokeKey { id }), actor, now).map(|_| None)
                })
            },
        );
    }
    let is_shown_once = form.draft.made.is_some();
    let contents = |ui: &mut Ui, form: &mut Form<ApiKeys>| {
        // The form is there before the list of keys, so that what is typed meanwhile arrives.
        match &keys.refusal {
            Some(refusal) => refused(ui, refusal),
            None => body(ui, form, keys.value.as_deref(), chosen.is_some(), staff, acting),
        }
        if form.draft.made.is_some() { None } else { paging(ui, form, shop?) }
    };
    step_of(head.show(ctx, form, is_shown_once, contents, |ui, form| (foot(ui, form, acting), false)))
}

/// The buttons: those of a key that was just created, or of the form for one.
fn foot(ui: &mut Ui, form: &mut Form<ApiKeys>, acting: &str) -> Option<Step<Option<NewKey>>> {
    if form.draft.made.is_some() {
        if Foot::only(tr!("I have copied both")).show(ui).is_some() {
            form.draft.made = None;
        }
        return None;
    }
    let create = Button::new(tr!("Create key")).icon(ICON_ADD).enabled(!form.is_busy);
    pressed(Foot::leave(tr!("Done")).main(create).show(ui), || {
        let login = form.draft.login.clone().unwrap_or_else(|| acting.to_owned());
        let (label, permission) = (form.draft.label.clone(), form.draft.permission);
        let words = format!("{login}, {}", tr(permission_name(permission)));
        Step::ask(tr(NOTE), move |engine, actor, now| {
            let pair = system::key_pair()?;
            let key = key::NewKey::of(&pair, &login, &label, permission);
            engine.apply(&Change::User(UserChange::AddKey(key)), actor, now)?;
            Ok(Some(NewKey { pair, words }))
        })
    })
}

fn body(
    ui: &mut Ui,
    form: &mut Form<ApiKeys>,
    rows: Option<&[KeyRow]>,
    has_chosen: bool,
    staff: &Loadable<Vec<Staff>>,
    acting: &str,
) {
    dialog_note(
        ui,
        tr!(
            "With a key another program reads and changes this shop over HTTP, as one of its users, while Tillbook \
             serves it there."
        ),
    );
    ui.add_space(4.0);
    let ApiKeys { made, copied, .. } = &mut form.draft;
    if let Some(made) = made {
        return new_key(ui, made, copied);
    }
    // All of the list in one scope, so that the fields below keep their ids, and the keyboard, when it comes.
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in rows.unwrap_or_default() {
            let is_chosen = form.draft.chosen == Some(row.id);
            if list_row(ui, &row.name, &row.note, Some(ICON_KEY), is_chosen).clicked() {
                (form.draft.chosen, form.refusal) = (Some(row.id), None);
            }
        }
        if rows.is_some_and(<[KeyRow]>::is_empty) {
            dialog_note(ui, tr!("There is no key yet."));
        }
    });
    ui.add_enabled_ui(!form.is_busy, |ui| {
        if has_chosen && Button::new(tr!("Revoke key")).icon(ICON_DELETE).show(ui).clicked() {
            form.draft.is_revoking = true;
        }
        ui.add_space(8.0);
        making(ui, &mut form.draft, staff, acting);
    });
    form.refusal_ui(ui);
}

/// The number of rates that a program gets at a time. Returns a step when another number is saved.
fn paging(ui: &mut Ui, form: &mut Form<ApiKeys>, shop: &Shop) -> Option<Step<Option<NewKey>>> {
    let saved = shop.page_size.to_string();
    let mut typed = form.draft.page_size.clone().unwrap_or_else(|| saved.clone());
    let name = tr!("Rates per page");
    form_heading(ui, tr!("For all keys"));
    let asked = form_row(ui, name, PAGING, |ui| {
        let response = field(ui, name, &mut typed, 64.0, false);
        // Enter is of this field here, and not of the button that makes a key.
        let is_entered = entered(ui, &response);
        let is_other = typed.trim() != saved && !form.is_busy;
        let is_clicked = Button::new(tr!("Save")).enabled(is_other).show(ui).clicked();
        dialog_note(ui, tr!("Rows that other programs get per request"));
        (is_clicked || is_entered) && is_other
    });
    form.draft.page_size = Some(typed.clone()).filter(|typed| *typed != saved);
    asked.then(|| {
        Step::ask(tr!("Settings saved"), move |engine, actor, now| {
            let page_size = typed.trim().parse::<i64>().ok().filter(|size| *size >= 1);
            let page_size = page_size.ok_or_else(|| Error::Invalid {
                what: text!("Rates per page"),
                problem: text!("write a whole number from 1"),
            })?;
            let shop = Shop { page_size, ..engine.shop()? };
            engine.apply(&Change::settings(shop, None), actor, now).map(|_| None)
        })
    })
}

/// The width of the label of the rates per page, in points.
const PAGING: f32 = 132.0;
/// The width of the labels, in points.
const NAMED: f32 = 72.0;

fn making(ui: &mut Ui, keys: &mut ApiKeys, staff: &Loadable<Vec<Staff>>, acting: &str) {
    form_heading(ui, tr!("A new key"));
    form_row(ui, tr!("Purpose"), NAMED, |ui| {
        field(ui, tr!("What the key is for"), &mut keys.label, 240.0, false)
    });
    let login = keys.login.clone().unwrap_or_else(|| acting.to_owned());
    form_row(ui, tr!("User"), NAMED, |ui| {
        let people = staff.value.as_deref().unwrap_or_default();
        if people.is_empty() {
            ui.label(theme::text(&login, FontStyle::Strong, theme::of(ui).text));
            return;
        }
        let picked = Dropdown::new(tr!("User"), &login).show(ui, |ui| {
            let mut picked = None;
            for person in people {
                if choice_entry(ui, &person.login, tr(person.role.name()), person.login == login) {
                    picked = Some(person.login.clone());
                }
            }
            picked
        });
        keys.login = picked.or(keys.login.take());
    });
    form_row(ui, tr!("Rights"), NAMED, |ui| {
        let permissions = PERMISSIONS.map(|(permission, name)| (permission, tr(name)));
        if let Some(permission) = segment(ui, tr!("What the key may do"), &permissions, keys.permission) {
            keys.permission = permission;
        }
    });
}

/// The new key and its secret.
fn new_key(ui: &mut Ui, made: &NewKey, copied: &mut Option<&'static str>) {
    let tokens = theme::of(ui);
    form_heading(ui, &tr!("A key for {user}", user = &made.words));
    let frame = Frame::NONE.fill(tokens.hover).corner_radius(radius::CONTROL).inner_margin(Margin::same(12));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        for (name, copy, content) in [
            (label!("Key"), label!("Copy key"), made.pair.key()),
            (label!("Secret"), label!("Copy secret"), made.pair.secret()),
        ] {
            form_row(ui, tr(name), NAMED, |ui| {
                ui.add(Label::new(theme::text(content, FontStyle::Strong, tokens.text)).selectable(true))
            });
            form_row(ui, "", NAMED, |ui| {
                if Button::new(tr(copy)).icon(ICON_CONTENT_COPY).show(ui).clicked() {
                    ui.ctx().copy_text(content.to_owned());
                    *copied = Some(name);
                }
                if *copied == Some(name) {
                    dialog_note(ui, tr!("Copied."));
                }
            });
        }
    });
    dialog_note(
        ui,
        tr!(
            "The secret is shown this once and not kept in the shop. Put both into the program that uses them."
        ),
    );
}
