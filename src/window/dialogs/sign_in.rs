//! Signing in: the page that asks for a password before a shop is shown, and the dialog that switches users.

use std::time::Duration;

use egui::{CentralPanel, Context, Frame, Margin, ScrollArea, Sense, Ui, Vec2};
use egui_material_icons::icons::ICON_LOCK;

use super::form::refused;
use crate::model::{Loadable, LockedShop, Refusal, SignInAttempt, Staff};
use crate::theme::{self, FontStyle, radius, stroke};
use crate::translate::tr;
use crate::widgets::{
    self, Button, Foot, Pressed, dialog, field, form_heading, list_row, main_button, mark, secret_field,
};

/// The state of a sign-in form.
#[derive(Debug, Default)]
pub(crate) struct SignIn {
    login: String,
    password: String,
    is_prefilled: bool,
    has_focus: bool,
    /// The number of wrong passwords in a row, and the time in egui's seconds before which no attempt is
    /// made.
    failures: u32,
    until: f64,
    refusal: Option<Refusal>,
    is_waiting: bool,
    /// In the dialog: the login of the chosen user, whose password is asked for.
    asked: Option<String>,
}

/// The longest pause after a wrong password, in seconds.
const LONGEST_PAUSE: u32 = 30;

impl SignIn {
    /// Takes in the outcome of an attempt. The pause before the next doubles with each failure: 1, 2, 4 ...
    /// 30 seconds.
    pub(crate) fn answered(&mut self, answer: Option<Refusal>, now: f64) {
        self.is_waiting = false;
        self.password.clear();
        self.has_focus = false;
        if answer.is_some() {
            self.failures = self.failures.saturating_add(1);
            let pause = 1_u32.checked_shl(self.failures - 1).unwrap_or(LONGEST_PAUSE).min(LONGEST_PAUSE);
            self.until = now + f64::from(pause);
        } else {
            self.failures = 0;
        }
        self.refusal = answer;
    }

    /// The attempt with what is typed, of the user who was chosen or written.
    fn attempt(&mut self) -> SignInAttempt {
        self.is_waiting = true;
        let login = self.asked.clone().unwrap_or_else(|| self.login.trim().to_owned());
        SignInAttempt { login, password: self.password.clone() }
    }

    /// Seconds until the next attempt, rounded up; requests a repaint for the countdown.
    fn pause(&self, ctx: &Context) -> f64 {
        let left = (self.until - ctx.input(|input| input.time)).max(0.0);
        if left > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(left.min(1.0)));
        }
        left.ceil()
    }
}

/// The page in front of a shop whose user has a password.
pub(crate) fn locked_ui(ui: &mut Ui, locked: &LockedShop, state: &mut SignIn) -> Option<SignInAttempt> {
    let tokens = theme::of(ui);
    if !state.is_prefilled {
        state.login.clone_from(&locked.login);
        state.is_prefilled = true;
    }
    let mut attempt = None;
    CentralPanel::default().frame(Frame::NONE.fill(tokens.bg)).show(ui, |ui| {
        let lift = ((ui.available_height() - 330.0) / 2.0).max(16.0);
        ui.add_space(lift);
        ui.vertical_centered(|ui| {
            let card = Frame::NONE
                .fill(tokens.card)
                .stroke(egui::Stroke::new(stroke::HAIRLINE, tokens.line))
                .corner_radius(radius::DIALOG)
                .inner_margin(Margin::same(24));
            ui.set_max_width(360.0);
            card.show(ui, |ui| {
                ui.set_width(312.0);
                ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                    let (square, _) = ui.allocate_exact_size(Vec2::splat(40.0), Sense::hover());
                    mark(ui.painter(), square, tokens.sidebar, tokens.mark);
                    ui.add_space(4.0);
                    ui.label(theme::text(&locked.shop, FontStyle::Title, tokens.text));
                    ui.label(theme::text(tr!("Sign in to open this shop."), FontStyle::Body, tokens.text2));
                    ui.add_space(4.0);
                    attempt = widgets::form(ui, |ui| {
                        let (words, is_ready) = form(ui, state, true);
                        ui.add_space(4.0);
                        let is_wanted = main_button(ui, Button::new(&words).enabled(is_ready));
                        is_wanted.then(|| state.attempt())
                    });
                });
            });
        });
    });
    attempt
}

/// The login, if `asks_name`, and the password; returns the text of the button below, and whether it can be pressed.
fn form(ui: &mut Ui, state: &mut SignIn, asks_name: bool) -> (String, bool) {
    let width = ui.available_width();
    let pause = state.pause(ui.ctx());
    let is_refused = state.refusal.is_some();
    if asks_name {
        form_heading(ui, tr!("Name"));
        field(ui, tr!("Name"), &mut state.login, width, false);
    }
    form_heading(ui, tr!("Password"));
    let password = secret_field(ui, tr!("Password"), &mut state.password, width, is_refused);
    if password.changed() {
        state.refusal = None;
    }
    if !state.has_focus {
        password.request_focus();
        state.has_focus = true;
    }
    if let Some(refusal) = &state.refusal {
        refused(ui, refusal);
    }
    let words = if pause > 0.0 {
        tr!("Try again in {seconds} s", seconds = format!("{pause:.0}"))
    } else {
        tr!("Sign in").to_owned()
    };
    (words, pause <= 0.0 && !state.is_waiting)
}

/// The dialog that switches users: the list of users if the acting user may see it, else a field for the
/// login. True in the second place when it is closed.
pub(crate) fn switch_ui(
    ctx: &Context,
    state: &mut SignIn,
    staff: &Loadable<Vec<Staff>>,
    acting: &str,
) -> (Option<SignInAttempt>, bool) {
    let shown = dialog(ctx, "switch-user", tr!("Switch user"), 380.0, |ui| {
        let words = tr!("{acting} is signed in. Who signs in now?", acting);
        ui.label(theme::text(words, FontStyle::Body, theme::of(ui).text2));
        let wanted = staff.value.as_deref().and_then(|people| list(ui, state, people, acting));
        let asks_name = staff.refusal.is_some();
        let typed = (asks_name || state.asked.is_some()).then(|| form(ui, state, asks_name));
        let foot = match &typed {
            Some((words, is_ready)) => Foot::cancel().main(Button::new(words).enabled(*is_ready)),
            None => Foot::cancel(),
        };
        match foot.show(ui) {
            Some(Pressed::Main) => (Some(state.attempt()), false),
            pressed => (wanted, pressed.is_some()),
        }
    });
    (shown.inner.0, shown.inner.1 || shown.is_over)
}

/// The users; returns the attempt of one who was clicked and has no password.
fn list(ui: &mut Ui, state: &mut SignIn, people: &[Staff], acting: &str) -> Option<SignInAttempt> {
    let mut wanted = None;
    ScrollArea::vertical().max_height(240.0).min_scrolled_height(240.0).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        // The frame of the keyboard is around the row.
        ui.add_space(4.0);
        for person in people {
            let end = person.has_password.then_some(ICON_LOCK);
            let is_chosen = state.asked.as_ref().map_or(person.login == acting, |one| *one == person.login);
            if list_row(ui, &person.login, tr(person.role.name()), end, is_chosen).clicked() {
                wanted = pick(state, person, acting);
            }
        }
    });
    wanted
}

/// Chooses a user of the list: one with a password is asked for it, one without is signed in at once.
fn pick(state: &mut SignIn, person: &Staff, acting: &str) -> Option<SignInAttempt> {
    state.refusal = None;
    state.has_focus = false;
    state.asked = None;
    if person.login == acting {
        return None;
    }
    if person.has_password {
        state.asked = Some(person.login.clone());
        return None;
    }
    Some(SignInAttempt { login: person.login.clone(), password: String::new() })
}
