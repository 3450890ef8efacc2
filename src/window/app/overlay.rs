//! The overlay, the palette or a dialog, of which at most one is open at a time: how each is opened, and what
//! is done with what it returns. Those of an open shop are in `shop`.

use std::any::Any;
use std::net::SocketAddr;

use egui::Context;

use crate::command::Command;
use crate::dialogs::about::{About, about_ui, whats_new_ui};
use crate::dialogs::connections::{Head, JOIN, first_part};
use crate::dialogs::devices::{Join, join_ui};
use crate::dialogs::form::Form;
use crate::dialogs::handbook::{Handbook, handbook_ui};
use crate::dialogs::import::Importing;
use crate::dialogs::preferences::Preferences;
use crate::dialogs::shortcuts::sheet_ui;
use crate::file_dialogs::{Making, free_path};
use crate::model::Tab;
use crate::session;
use crate::shell::menu::MenuChoice;
use crate::shell::palette::{self, Palette};

use super::Tillbook;

pub(crate) type Overlay = Box<dyn Dialog>;

/// A dialog, or the palette.
pub(crate) trait Dialog: Any {
    /// Draws it, and does what is chosen in it. True when it is closed, unless another is open in its place.
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool;
}

/// A dialog of which nobody but itself has to know anything.
impl<F: FnMut(&mut Tillbook, &Context) -> bool + 'static> Dialog for F {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        self(app, ctx)
    }
}

/// The dialog that is open, if it is one of this type.
pub(crate) fn opened<D: Dialog>(overlay: &mut Option<Overlay>) -> Option<&mut D> {
    let dialog: &mut dyn Any = overlay.as_deref_mut()?;
    dialog.downcast_mut()
}

/// Closes the dialog that is open, if it is one of this type; true if it was.
pub(crate) fn close<D: Dialog>(overlay: &mut Option<Overlay>) -> bool {
    let is_open = opened::<D>(overlay).is_some();
    if is_open {
        *overlay = None;
    }
    is_open
}

impl Tillbook {
    pub(super) fn open_dialog(&mut self, dialog: impl Dialog) {
        self.overlay = Some(Box::new(dialog));
    }

    /// Takes note of the widget that had the focus before a tab opened a dialog, at the start of a frame.
    pub(super) fn note_focus(&mut self, ctx: &Context) {
        if ctx.memory(|memory| memory.top_modal_layer().is_none()) {
            self.focused = ctx.memory(|memory| memory.focused());
        } else if self.dialog.is_none() && self.overlay.is_none() {
            self.had_focus = self.focused;
        }
    }

    /// Draws the overlay and does what was chosen in it. When it or the dialog of a tab closes, the focus goes back to
    /// the widget that had it.
    pub(super) fn overlay_ui(&mut self, ctx: &Context) {
        let focused = ctx.memory(|memory| memory.focused());
        let was_there = ctx.memory(|memory| memory.top_modal_layer().is_some());
        if self.overlay.is_some() && !was_there {
            self.had_focus = focused;
            // A menu that is open would stay open below the overlay.
            egui::Popup::close_all(ctx);
        }
        let had_overlay = self.overlay.is_some();
        if let Some(mut overlay) = self.overlay.take() {
            let is_over = overlay.show(self, ctx);
            if let Some(part) = self.left_part.take() {
                self.other_parts.insert(part, overlay);
            } else if !is_over && self.overlay.is_none() {
                self.overlay = Some(overlay);
            }
        }
        if self.overlay.is_none() {
            self.other_parts.clear();
        }
        if self.overlay.is_some() || self.had_focus.is_none() {
            return;
        }
        if was_there {
            if had_overlay {
                // A widget of the page cannot get the focus before the next frame.
                ctx.request_repaint();
            }
        } else if let Some(id) = self.had_focus.take()
            && focused.is_none()
        {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
    }
}

/// The port that is proposed for a device.
const DEVICE_PORT: u16 = 8790;

impl Tillbook {
    /// Opens the dialog of a command that has one.
    pub(super) fn open_dialog_of(&mut self, command: Command) {
        match command {
            Command::Handbook => {
                let mut handbook = Handbook::default();
                self.open_dialog(move |_: &mut Self, ctx: &Context| handbook_ui(ctx, &mut handbook));
            }
            Command::Shortcuts => {
                self.open_dialog(|app: &mut Self, ctx: &Context| sheet_ui(ctx, &app.situation()));
            }
            Command::WhatsNew => self.open_dialog(|_: &mut Self, ctx: &Context| whats_new_ui(ctx)),
            Command::About => {
                let mut about = About::default();
                self.open_dialog(move |_: &mut Self, ctx: &Context| about_ui(ctx, &mut about));
            }
            Command::Preferences => self.open_dialog(Form::new(Preferences::default())),
            Command::SalesTarget => self.open_dialog(Form::new(Preferences::of_target())),
            Command::Import => self.open_dialog(Importing::default()),
            Command::Presets => self.offer_presets(),
            Command::Connections => {
                if let Some(part) = first_part(&self.situation()) {
                    self.open_dialog_of(part);
                }
            }
            Command::Join => {
                self.leave();
                let path = free_path(&self.start.data, "joined shop");
                self.open_dialog(Join::at(path, proposed_address(), None));
            }
            command => {
                if let Some(dialog) = self.shop_mut().and_then(|shop| shop.begin_dialog(command)) {
                    self.overlay = Some(dialog);
                }
            }
        }
    }

    /// Opens the part of the connections that was chosen in the head of another, as it was left.
    pub(super) fn open_part(&mut self, head: &Head) {
        let Some((part, name)) = head.chosen else { return };
        self.left_part = Some(head.open);
        match self.other_parts.remove(name) {
            Some(left) => self.overlay = Some(left),
            None => self.open_dialog_of(part),
        }
    }

    /// Does what was chosen in a menu, the palette or a bar.
    pub(super) fn chosen(&mut self, ctx: &Context, chosen: MenuChoice) {
        match chosen {
            MenuChoice::Command(command) => self.run(ctx, command),
            MenuChoice::Recent(path) => self.open(&path),
            MenuChoice::Restore(path, why) => self.begin_lost(&path, why),
            MenuChoice::GoOnWithoutLog(path) => self.go_on_without_log(path),
            MenuChoice::Class(slug) => self.with_shop(|shop| shop.show_class(slug)),
            MenuChoice::Open(target) => self.with_shop(|shop| shop.open_target(target)),
            MenuChoice::Find(tab, text) => self.with_shop(|shop| shop.find(tab, text)),
        }
    }
}

impl Dialog for Palette {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let now = app.situation();
        let session = app.shop().map(|shop| &shop.session).filter(|_| now.has_shop);
        let facts = session.and_then(|session| session.facts.value.as_ref());
        let can_search = |tab: &Tab| {
            tab.facts().is_searched && facts.is_some_and(|facts| facts.may_see(*tab) && facts.needs(*tab))
        };
        let lists: Vec<Tab> = Tab::all().filter(can_search).collect();
        let sources = palette::Sources {
            typed: self.typed(),
            now: &now,
            classes: session.and_then(|session| session.views.classes.value.as_ref()),
            recent: &app.remembered.recent,
            lists: &lists,
            found: session.and_then(|session| session.views.found.value.as_ref()),
            today: facts.filter(|facts| facts.may_report).map(|facts| facts.today),
            dates: app.remembered.dates,
        };
        let entries = palette::entries(ctx, &sources);
        let is_finding = session.is_some_and(|session| session.is_finding(self.typed()));
        let (chosen, is_over) = palette::palette_ui(ctx, self, entries, is_finding);
        if let Some(shop) = app.shop_mut().filter(|_| now.has_shop) {
            shop.look_for(self.typed());
        }
        app.due = chosen;
        app.due.is_some() || is_over
    }
}

impl Dialog for Form<Join> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let mut head = Head::of(JOIN, &app.situation());
        let (asked, is_over) = join_ui(ctx, &mut head, self);
        app.open_part(&head);
        let Some(form) = asked else { return is_over };
        let (path, clock) = (form.path.clone(), app.start.clock);
        let making = Making::shop(&app.wake, path, move |_| session::join(&form, clock));
        app.begin(making.map(Making::of_new_shop));
        false
    }
}

/// An address for this device with a free port, by which others may reach it; empty without a network.
pub(crate) fn proposed_address() -> String {
    let port = system::free_port(DEVICE_PORT);
    system::address_in_network().map_or_else(String::new, |host| SocketAddr::new(host, port).to_string())
}
