//! The part of the connections with the devices of the shop: the form that begins to share it, who is there, join codes,
//! the part of each device, and the address of this one. Who is there changes while it is open. Below is the
//! part that joins a shop of other devices: the code that one of them shows, and where the file goes.

use std::path::PathBuf;

use egui::{Color32, Context, Label, Rect, Sense, Ui, Vec2, pos2, vec2};
use egui_material_icons::icons::{ICON_ADD, ICON_CONTENT_COPY, ICON_DELETE, ICON_DEVICES};

use crate::model::{DeviceRow, GroupAction, Invitation, JoinForm, SharingView};
use crate::theme::{self, FontStyle};
use crate::translate::tr;
use crate::widgets::{
    Button, Foot, Pressed, Question, dialog_note, entered, field, form_heading, form_row, list_row,
};
use domain::label;

use super::connections::Head;
use super::form::{Form, refused};

const NAMED: f32 = 120.0;
/// The light modules around a QR picture, which readers need.
const QUIET: f32 = 4.0;
const MODULE: f32 = 4.0;

const VOTE: &str = label!(
    "A change is saved when most of the devices that vote have it. Of three devices that are always \
     on, any one may fail."
);
const FOLLOW: &str = label!("It gets every change, and others save without it.");

#[derive(Debug)]
pub(crate) struct Devices {
    name: String,
    address: String,
    chosen: Option<String>,
    /// The new address of this device, as it was typed.
    moved: String,
    is_removing: bool,
    /// This device is to join anew, under this name.
    pub(crate) joins_anew: Option<String>,
    invitation: Option<Invitation>,
    is_copied: bool,
}

impl Devices {
    /// The dialog with an address where others may reach this device.
    pub(crate) fn at(address: String) -> Self {
        Self {
            name: tr!("office").to_owned(),
            address,
            chosen: None,
            moved: String::new(),
            is_removing: false,
            joins_anew: None,
            invitation: None,
            is_copied: false,
        }
    }

    /// Takes in what was done, with a join code where one was asked for.
    pub(crate) fn done(&mut self, invitation: Option<Invitation>) {
        (self.invitation, self.is_copied) = (invitation, false);
    }
}

/// Undo on a device takes back the steps of that device, and earlier ones are of none.
const NO_UNDO: &str = label!("What was done until now cannot be undone while the shop is shared.");

/// Draws the part; `sharing` is absent for a shop that is not shared. True in the second place when it is closed.
pub(crate) fn devices_ui(
    ctx: &Context,
    head: &mut Head,
    form: &mut Form<Devices>,
    sharing: Option<&SharingView>,
) -> (Option<GroupAction>, bool) {
    if let Some(name) = form.draft.chosen.clone().filter(|_| form.draft.is_removing) {
        let question = Question {
            heading: &tr!("Remove {name}?", name = &name),
            sentence: tr!(
                "It can no longer connect to the others. It keeps the shop as it has it, to look at."
            ),
            rest: "",
            keep: tr!("Keep"),
            destroy: tr!("Remove device"),
            can_undo: false,
        };
        let action = form.confirm(
            ctx,
            ("remove-device", &question),
            |devices| &mut devices.is_removing,
            |devices| {
                devices.chosen = None;
                GroupAction::Remove(name)
            },
        );
        return (action, false);
    }
    let contents = |ui: &mut Ui, form: &mut Form<Devices>| {
        let action = ui.add_enabled_ui(!form.is_busy, |ui| {
            if let Some(sharing) = sharing {
                return body(ui, form, sharing);
            }
            sharing_ui(ui, &mut form.draft);
            None
        });
        if form.is_busy {
            dialog_note(ui, tr!("One moment…"));
        }
        form.refusal_ui(ui);
        action.inner
    };
    head.show(ctx, form, false, contents, |ui, form| foot(ui, form, sharing))
}

/// The buttons of what is shown; true in the second place when the dialog is left.
fn foot(ui: &mut Ui, form: &mut Form<Devices>, sharing: Option<&SharingView>) -> (Option<GroupAction>, bool) {
    let (state, is_free) = (&mut form.draft, !form.is_busy);
    if state.invitation.is_some() {
        if Foot::done().show(ui).is_some() {
            state.invitation = None;
        }
        return (None, false);
    }
    let (name, address) = (state.name.trim(), state.address.trim());
    let foot = match sharing {
        None => {
            let is_filled = !name.is_empty() && !address.is_empty();
            Foot::leave(tr!("Done")).main(Button::new(tr!("Share this shop")).enabled(is_filled && is_free))
        }
        Some(SharingView { put_back: Some(_), .. }) => {
            Foot::leave(tr!("Done")).main(Button::new(tr!("Join again…")).enabled(is_free))
        }
        Some(_) => {
            Foot::leave(tr!("Done")).main(Button::new(tr!("Invite a device")).icon(ICON_ADD).enabled(is_free))
        }
    };
    let pressed = foot.show(ui);
    if pressed != Some(Pressed::Main) {
        return (None, pressed.is_some());
    }
    let action = match sharing {
        None => Some(GroupAction::Share { name: name.to_owned(), address: address.to_owned() }),
        Some(SharingView { put_back: Some(name), .. }) => {
            state.joins_anew = Some(name.clone());
            None
        }
        Some(_) => Some(GroupAction::Invite),
    };
    (action, false)
}

fn sharing_ui(ui: &mut Ui, state: &mut Devices) {
    form_heading(ui, tr!("Share with other devices"));
    dialog_note(
        ui,
        tr!(
            "Other devices in your network get this shop, and what is changed on one is on all. This device has to \
             be on for the others to save; each can look at everything alone."
        ),
    );
    dialog_note(ui, tr(NO_UNDO));
    ui.add_space(4.0);
    form_row(ui, tr!("Name"), NAMED, |ui| {
        field(ui, tr!("Name of this device"), &mut state.name, 220.0, false)
    });
    form_row(ui, tr!("Address"), NAMED, |ui| {
        field(ui, tr!("Address and port of this device"), &mut state.address, 220.0, false)
    });
    dialog_note(ui, tr!("Where the others reach this device, such as 192.168.1.10:8790."));
}

fn body(ui: &mut Ui, form: &mut Form<Devices>, sharing: &SharingView) -> Option<GroupAction> {
    let state = &mut form.draft;
    if let Some(invitation) = &state.invitation {
        invitation_ui(ui, invitation, &mut state.is_copied);
        return None;
    }
    let standing = if sharing.stopped.is_empty() { &sharing.words } else { &sharing.stopped };
    for words in [standing, &sharing.details, &sharing.waiting] {
        if !words.is_empty() {
            dialog_note(ui, words);
        }
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for device in &sharing.devices {
            let is_chosen = state.chosen.as_ref() == Some(&device.name);
            if list_row(ui, &device.name, &device.note, Some(ICON_DEVICES), is_chosen).clicked() {
                (state.chosen, form.refusal) = (Some(device.name.clone()), None);
                state.moved.clone_from(&device.address);
            }
        }
    });
    ui.add_space(4.0);
    let mut action = None;
    if let Some(device) = sharing.devices.iter().find(|device| state.chosen.as_ref() == Some(&device.name)) {
        action = chosen_ui(ui, device, &mut state.is_removing);
        if device.is_here {
            action = address_ui(ui, device, &mut state.moved).or(action);
        }
    } else if !sharing.devices.is_empty() {
        dialog_note(
            ui,
            tr!("Choose a device to let it vote or only follow, or to remove it; choose this one to \
                 change its address as well. A change is saved when most of those that vote have it."),
        );
    }
    action.filter(|_| sharing.put_back.is_none())
}

fn chosen_ui(ui: &mut Ui, device: &DeviceRow, is_removing: &mut bool) -> Option<GroupAction> {
    let mut action = None;
    ui.horizontal(|ui| {
        if device.is_voter {
            if Button::new(tr!("Only follow")).show(ui).on_hover_text(tr(FOLLOW)).clicked() {
                action = Some(GroupAction::Demote(device.name.clone()));
            }
        } else if Button::new(tr!("Let vote")).show(ui).on_hover_text(tr(VOTE)).clicked() {
            action = Some(GroupAction::Promote(device.name.clone()));
        }
        if !device.is_here {
            *is_removing = Button::new(tr!("Remove device")).icon(ICON_DELETE).show(ui).clicked();
        }
    });
    action
}

/// The field for the address at which other devices reach this one.
fn address_ui(ui: &mut Ui, device: &DeviceRow, moved: &mut String) -> Option<GroupAction> {
    ui.add_space(4.0);
    let is_clicked = form_row(ui, tr!("Address"), NAMED, |ui| {
        let response = field(ui, tr!("Address and port of this device"), moved, 220.0, false);
        let is_changed = !moved.trim().is_empty() && moved.trim() != device.address;
        let is_clicked = Button::new(tr!("Change address")).enabled(is_changed).show(ui).clicked();
        is_clicked || entered(ui, &response) && is_changed
    });
    dialog_note(
        ui,
        tr!("Where the others reach this device from now on. If the port is new, this device listens \
             on it too."),
    );
    is_clicked.then(|| GroupAction::Move(moved.trim().to_owned()))
}

/// The join code.
fn invitation_ui(ui: &mut Ui, invitation: &Invitation, is_copied: &mut bool) {
    form_heading(ui, tr!("Join code"));
    ui.horizontal_top(|ui| {
        picture(ui, invitation);
        ui.add_space(8.0);
        ui.vertical(|ui| {
            let tokens = theme::of(ui);
            let code = theme::text(&invitation.code, FontStyle::Strong, tokens.text);
            ui.add(Label::new(code).wrap().selectable(true));
            ui.horizontal(|ui| {
                if Button::new(tr!("Copy code")).icon(ICON_CONTENT_COPY).show(ui).clicked() {
                    ui.ctx().copy_text(invitation.code.clone());
                    *is_copied = true;
                }
                if *is_copied {
                    dialog_note(ui, tr!("Copied."));
                }
            });
            dialog_note(
                ui,
                tr!(
                    "On the other device: Join a shop, at the first start or in Shop > Connections. The code is good \
                     for an hour and for one device; whoever has it can join, so give it to nobody else."
                ),
            );
        });
    });
}

/// The QR picture, dark on light in both themes.
fn picture(ui: &mut Ui, invitation: &Invitation) {
    let side = invitation.rows.len();
    #[expect(
        clippy::as_conversions,
        clippy::cast_precision_loss,
        reason = "a picture of less than 200 modules"
    )]
    let at = |index: usize| (QUIET + index as f32) * MODULE;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(at(side) + QUIET * MODULE), Sense::hover());
    response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, tr!("Join code as a QR picture")));
    let painter = ui.painter();
    painter.rect_filled(rect, 0, Color32::WHITE);
    for (y, row) in invitation.rows.iter().enumerate() {
        for (x, _) in row.iter().enumerate().filter(|(_, is_dark)| **is_dark) {
            let place = rect.min + vec2(at(x), at(y));
            let module = Rect::from_min_size(pos2(place.x, place.y), Vec2::splat(MODULE));
            painter.rect_filled(module, 0, Color32::BLACK);
        }
    }
}

/// The width of the labels of the form that joins. The fields take the rest.
const JOIN_NAMED: f32 = 90.0;

#[derive(Debug)]
pub(crate) struct Join {
    form: JoinForm,
    path: String,
}

impl Join {
    /// The dialog with a path for the file, and an address where others may reach this device; and the shop
    /// whose device joins anew, with its name.
    pub(crate) fn at(path: PathBuf, address: String, anew: Option<(PathBuf, String)>) -> Form<Self> {
        let (instead_of, name) = anew.unzip();
        let name = name.unwrap_or_else(|| tr!("shop-floor").to_owned());
        let form = JoinForm { code: String::new(), name, address, path, instead_of };
        let path = form.path.display().to_string();
        Form::new(Self { form, path })
    }
}

/// Draws the part; returns what is to be joined. True in the second place when it is closed.
pub(crate) fn join_ui(ctx: &Context, head: &mut Head, form: &mut Form<Join>) -> (Option<JoinForm>, bool) {
    let contents = |ui: &mut Ui, form: &mut Form<Join>| {
        let Join { form: join, path } = &mut form.draft;
        if join.instead_of.is_some() {
            dialog_note(
                ui,
                tr!("The shop goes into a new file. The old one stays as it is, to be looked at."),
            );
        }
        dialog_note(ui, tr!("On a device that has the shop, open Shop > Connections and invite this one."));
        ui.add_space(4.0);
        ui.add_enabled_ui(!form.is_busy, |ui| {
            let wide = ui.available_width() - JOIN_NAMED - ui.spacing().item_spacing.x;
            for (label, name, content) in [
                (tr!("Join code"), tr!("Join code"), &mut join.code),
                (tr!("Name"), tr!("Name of this device"), &mut join.name),
                (tr!("Address"), tr!("Address and port of this device"), &mut join.address),
                (tr!("File"), tr!("Path of the shop file"), &mut *path),
            ] {
                form_row(ui, label, JOIN_NAMED, |ui| field(ui, name, content, wide, false));
            }
            dialog_note(
                ui,
                tr!("The others reach this device at its address. Without one it has to connect to \
                     them, and cannot lead the group."),
            );
        });
        if let Some(refusal) = &form.refusal {
            refused(ui, refusal);
        }
        None
    };
    head.show(ctx, form, false, contents, |ui, form| {
        let Join { form: join, path } = &form.draft;
        let is_filled = [&join.code, &join.name, path].into_iter().all(|text| !text.trim().is_empty());
        let foot =
            Foot::cancel().main(Button::new(tr!("Join this shop")).enabled(is_filled && !form.is_busy));
        let pressed = foot.show_with(ui, |ui| {
            if form.is_busy {
                dialog_note(ui, tr!("Fetching the shop…"));
            }
        });
        let is_wanted = pressed == Some(Pressed::Main);
        let wanted = is_wanted.then(|| JoinForm { path: PathBuf::from(path.trim()), ..join.clone() });
        (wanted, pressed == Some(Pressed::Leave))
    })
}
