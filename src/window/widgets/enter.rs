//! Enter in dialogs and in forms that are a page of their own: in a field it presses the main button, and Ctrl+Enter
//! does so anywhere. The keyboard is never nowhere, unless a click took it away.

use egui::{Event, FocusDirection, Id, Key, LayerId, Modifiers, Popup, Pos2, Response, Ui};

use super::{Button, Kind};
use crate::keyboard::{Hold, follow};

/// The Enter of a pass, until something takes it.
#[derive(Debug, Clone, Copy)]
struct Entered {
    layer: LayerId,
    pass: u64,
    /// The field that it left; `None` for Ctrl+Enter.
    field: Option<Id>,
}

/// The keyboard focus of a form.
#[derive(Debug, Clone, Copy, Default)]
struct Keyboard {
    pass: u64,
    /// The last widget of the form that had it.
    last: Option<Id>,
    is_nowhere: bool,
    /// A click took it away.
    is_by_click: bool,
}

/// Draws a form. When nothing has the keyboard any more, it goes back to the widget that had it, or to the first.
pub(crate) fn form<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let (id, pass) = (ui.scope_id().with("keyboard"), ui.ctx().cumulative_pass_nr());
    let known: Option<Keyboard> = ui.data(|data| data.get_temp(id));
    let known = known.filter(|known| known.pass + 1 >= pass);
    let is_first = known.is_none();
    let mut keyboard = known.unwrap_or_default();
    let layer = ui.layer_id();
    let is_top = ui.memory(|memory| memory.top_modal_layer().is_none_or(|top| top == layer));
    if is_top && !is_held(ui) && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter)) {
        note(ui, None);
    }
    let focused = || ui.memory(|memory| memory.focused());
    let of_form = |id: &Id| {
        ui.ctx().read_response(*id).is_some_and(|response| response.layer_id == layer && response.enabled())
    };
    if is_top && keyboard.is_nowhere && focused().is_none() && !Popup::is_any_open(ui.ctx()) {
        let last = keyboard.last.filter(of_form);
        ui.memory_mut(|memory| match last {
            Some(last) => memory.request_focus(last),
            None => memory.move_focus(FocusDirection::Next),
        });
    }
    let drawn = contents(ui);
    let focused = ui.memory(|memory| memory.focused());
    let is_clicked = ui.input(|input| input.pointer.any_down() || input.pointer.any_click());
    keyboard.is_by_click = focused.is_none() && (keyboard.is_by_click || is_clicked);
    // A form that is only measured takes no keyboard.
    let is_nowhere = focused.is_none() && !keyboard.is_by_click && !ui.is_sizing_pass();
    let was_nowhere = std::mem::replace(&mut keyboard.is_nowhere, is_nowhere);
    let in_form = |id: &Id| ui.ctx().read_response(*id).is_some_and(|response| response.layer_id == layer);
    // To ask for the response of a widget that is not under the pointer takes the keyboard from it in the frame of a click.
    keyboard.last = focused.filter(|id| !is_clicked && in_form(id)).or(keyboard.last);
    keyboard.pass = pass;
    ui.data_mut(|data| data.insert_temp(id, keyboard));
    let is_lost = keyboard.is_nowhere && !was_nowhere;
    if is_lost {
        // The first widget gets it while it is drawn.
        ui.ctx().request_repaint();
    }
    if is_top && (is_lost || is_first) {
        // What is typed until then is meant for it. In the first frame the keyboard is still where it was before.
        follow(ui.ctx(), Hold::Everything);
    }
    drawn
}

/// Draws the button of the main thing that a form does. True when it is pressed: also by Enter in a field that does
/// nothing else with it, and by Ctrl+Enter.
pub(crate) fn main_button(ui: &mut Ui, button: Button<'_>) -> bool {
    let is_entered = take(ui, |_| true);
    pressed(ui, button, is_entered).1
}

/// The main button of a form in which Enter in a field is too easily pressed twice: only Ctrl+Enter presses it, and
/// no second click of a double click.
pub(super) fn guarded_button(ui: &mut Ui, button: Button<'_>) -> bool {
    let is_entered = take(ui, |field| field.is_none());
    let is_calm = is_calm(ui, button.text());
    pressed(ui, button, is_entered).1 && is_calm
}

/// The button of a dialog that destroys something: no key presses it but on itself, and no second click of a double
/// click.
pub(super) fn danger_button(ui: &mut Ui, button: Button<'_>) -> bool {
    let is_calm = is_calm(ui, button.text());
    button.kind(Kind::Danger).show(ui).clicked() && is_calm
}

/// Seconds after which what presses a button is not what was meant for another any more.
const CALM: f64 = 0.5;

/// A button with this text takes a click of the pointer: it did not just come to where the last click was.
fn is_calm(ui: &Ui, text: &str) -> bool {
    age(ui, text) >= CALM || !ui.input(|input| input.pointer.any_click())
}

/// The moment when a button came into its form.
#[derive(Debug, Clone, Copy)]
struct Appearance {
    time: f64,
    /// Position of the pointer at that time.
    pointer: Option<Pos2>,
    /// The last frame that the button was in.
    frame: u64,
}

/// The moment when the button with this text came into this form.
fn appearance(ui: &Ui, text: &str) -> Appearance {
    let id = ui.scope_id().with(("since", text));
    let frame = ui.ctx().cumulative_frame_nr();
    let known: Option<Appearance> = ui.data(|data| data.get_temp(id));
    let known = known.filter(|known| known.frame + 1 >= frame).unwrap_or_else(|| {
        let (time, pointer) = ui.input(|input| (input.time, input.pointer.latest_pos()));
        Appearance { time, pointer, frame }
    });
    ui.data_mut(|data| data.insert_temp(id, Appearance { frame, ..known }));
    known
}

/// The seconds for which the button with this text is in this form; 0 in its first frame.
pub(super) fn age(ui: &Ui, text: &str) -> f64 {
    ui.input(|input| input.time) - appearance(ui, text).time
}

/// The main button of a form without fields: it has the keyboard while nothing else does, so that Enter presses it. Neither
/// the Enter that opened the form and is still held does, nor the second click of a double click on what was there before.
pub(super) fn default_button(ui: &mut Ui, button: Button<'_>) -> bool {
    let is_entered = take(ui, |_| true);
    let (is_calm, pointer) = (is_calm(ui, button.text()), appearance(ui, button.text()).pointer);
    let is_enabled = ui.is_enabled() && button.is_enabled();
    let (response, is_pressed) = pressed(ui, button, is_entered);
    if is_enabled && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    let is_second = !is_calm && pointer.is_some_and(|place| response.rect.contains(place));
    is_pressed && !is_second && !is_held(ui)
}

/// True if Enter comes only of a key that is held.
fn is_held(ui: &Ui) -> bool {
    let is_repeat = |event: &Event| matches!(event, Event::Key { key: Key::Enter, repeat: true, .. });
    ui.input(|input| input.events.iter().any(is_repeat))
}

fn pressed(ui: &mut Ui, button: Button<'_>, is_entered: bool) -> (Response, bool) {
    let is_enabled = ui.is_enabled() && button.is_enabled();
    let response = button.kind(Kind::Primary).show(ui);
    let is_pressed = response.clicked() || is_entered && is_enabled;
    (response, is_pressed)
}

/// True if Enter was pressed in this field, or Ctrl+Enter; the main button is then not pressed by it. The
/// keyboard stays in the field.
pub(crate) fn entered(ui: &Ui, response: &Response) -> bool {
    let is_taken = take(ui, |field| field.map_or_else(|| response.has_focus(), |field| field == response.id));
    // Outside of a form nothing has taken note of Ctrl+Enter.
    let is_entered = is_taken
        || response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Enter));
    if is_entered {
        response.request_focus();
    }
    is_entered
}

/// True if Ctrl+Enter was pressed in this field, which then counts as left.
pub(super) fn is_confirmed(ui: &Ui, response: &Response) -> bool {
    response.has_focus() && known(ui).is_some_and(|entered| entered.field.is_none())
}

/// Takes note of an Enter on what is chosen already, such as a row of a list, which is as good as one in a field.
pub(super) fn note_chosen(ui: &Ui, response: &Response, is_chosen: bool) {
    if is_chosen && response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        note(ui, Some(response.id));
    }
}

/// Takes note of an Enter that left a field.
pub(super) fn note_enter(ui: &Ui, response: &Response) {
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        note(ui, Some(response.id));
    }
}

fn note(ui: &Ui, field: Option<Id>) {
    let entered = Entered { layer: ui.layer_id(), pass: ui.ctx().cumulative_pass_nr(), field };
    ui.data_mut(|data| data.insert_temp(entered_id(), entered));
}

fn take(ui: &Ui, is_wanted: impl FnOnce(Option<Id>) -> bool) -> bool {
    let is_taken = known(ui).is_some_and(|entered| is_wanted(entered.field));
    if is_taken {
        ui.data_mut(|data| data.remove::<Entered>(entered_id()));
    }
    is_taken
}

/// The Enter of this pass in this layer.
fn known(ui: &Ui) -> Option<Entered> {
    let entered: Entered = ui.data(|data| data.get_temp(entered_id()))?;
    (entered.layer == ui.layer_id() && entered.pass == ui.ctx().cumulative_pass_nr()).then_some(entered)
}

fn entered_id() -> Id {
    Id::unique("Enter")
}
