//! The panel with the form of a record: a heading, fields with labels, facts, and buttons at the
//! foot.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{
    Align2, Area, Color32, Frame, Id, Key, Label, Layout, Margin, Modifiers, Order, Rect, Response,
    ScrollArea, Ui, UiBuilder, vec2,
};
use egui_extras::{Size, StripBuilder};
use egui_material_icons::icons::{ICON_ARROW_BACK, ICON_ERROR, ICON_WARNING};

use crate::model::{Draft, Texts};
use crate::theme::{self, FontStyle, Icon, height, popup_frame, space, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Entry, Kind, Side, Suggested, Suggestion, card, choose_all, elided, follow, framed, hairline,
    is_open, label_in, line, offers_above, parts, quiet_icon, row_in, shares,
};

const HEAD: f32 = 48.0;
const FOOT: f32 = 52.0;
/// The height of the label above a field.
pub(crate) const LABEL: f32 = 20.0;
const GAP: f32 = 10.0;

/// The surroundings of the panel's fields.
pub(crate) struct Panel<'a> {
    pub(crate) heading: &'a str,
    pub(crate) is_new: bool,
    pub(crate) is_archived: bool,
    /// The label of the button back to the list, where the form takes the list's place.
    pub(crate) back: Option<&'a str>,
    /// The button that takes it out of the list, if there is one.
    pub(crate) removal: Option<Removal>,
    /// The keys that save.
    pub(crate) keys: &'a str,
}

/// A button that archives or deletes a record: its name, icon and action.
pub(crate) type Removal = (&'static str, Icon, PanelAction);

/// A request by the buttons or keys of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PanelAction {
    Save,
    Discard,
    Archive,
    Unarchive,
    Back,
    /// Lists other records with this one; where there are none, saves it and begins the next.
    Related,
}

/// Draws the panel; `contents` draws the fields and facts, one below the other.
pub(crate) fn panel<X: Texts>(
    ui: &mut Ui,
    room: Rect,
    shown: &Panel<'_>,
    form: &mut Draft<X>,
    contents: impl FnOnce(&mut Ui, &mut Draft<X>),
) -> Option<PanelAction> {
    card(ui, room);
    let mut asked = None;
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink2(vec2(1.0, 0.0))).id_salt("panel"));
    inner.spacing_mut().item_spacing.y = 0.0;
    let parts = StripBuilder::new(&mut inner).size(Size::exact(HEAD)).size(Size::remainder());
    parts.size(Size::exact(FOOT)).vertical(|mut strip| {
        strip.cell(|ui| asked = heading(ui, shown));
        strip.cell(|ui| {
            ScrollArea::vertical().id_salt("form").auto_shrink(false).show(ui, |ui| {
                let margin = Margin { left: 15, right: 15, top: 13, bottom: 8 };
                framed(ui, Frame::NONE.inner_margin(margin), |ui| {
                    contents(ui, form);
                    if let Some(refusal) = &form.refusal {
                        let ink = theme::of(ui).negative;
                        sentence(ui, (ICON_ERROR, ink), &refusal.message);
                    }
                });
            });
        });
        strip.cell(|ui| asked = foot_ui(ui, shown, form).or(asked));
    });
    asked
}

fn heading(ui: &mut Ui, shown: &Panel<'_>) -> Option<PanelAction> {
    let tokens = theme::of(ui);
    let head = ui.max_rect();
    hairline(ui, head, head.bottom());
    let mut inner = head.shrink2(vec2(space::L - 1.0, 0.0));
    let mut asked = None;
    if let Some(back) = shown.back {
        let [place, rest] = parts(inner.with_min_x(inner.left() - 4.0), 4.0, [height::CONTROL, 0.0]);
        if row_in(ui, place, |ui| quiet_icon(ui, ICON_ARROW_BACK, back, true)).clicked() {
            asked = Some(PanelAction::Back);
        }
        inner = rest;
    }
    if shown.is_archived {
        let [rest, note] = parts(inner, space::S, [0.0, 64.0]);
        label_in(ui, note, Side::Right, text(tr!("Archived"), FontStyle::Small, tokens.text2));
        inner = rest;
    }
    label_in(ui, inner, Side::Left, text(shown.heading, FontStyle::Heading, tokens.text));
    asked
}

fn foot_ui<X: Texts>(ui: &mut Ui, shown: &Panel<'_>, form: &Draft<X>) -> Option<PanelAction> {
    let mut asked = None;
    let foot = ui.max_rect();
    hairline(ui, foot, foot.top());
    let layout = Layout::right_to_left(egui::Align::Center);
    let inner = foot.shrink2(vec2(space::L - 1.0, 0.0));
    let mut foot = ui.new_child(UiBuilder::new().max_rect(inner).layout(layout));
    let is_changed = form.is_changed();
    let is_free = form.sent.is_none();
    let save = Button::new(if shown.is_new { tr!("Add") } else { tr!("Save") })
        .kind(if is_changed { Kind::Primary } else { Kind::Secondary })
        .enabled(is_free && is_changed);
    if save.show(&mut foot).on_hover_text(shown.keys).clicked() {
        asked = Some(PanelAction::Save);
    }
    if (is_changed || shown.is_new) && Button::new(tr!("Discard")).enabled(is_free).show(&mut foot).clicked()
    {
        asked = Some(PanelAction::Discard);
    }
    if let Some((name, icon, what)) = shown.removal {
        let layout = Layout::left_to_right(egui::Align::Center);
        foot.with_layout(layout, |ui| {
            if Button::new(tr(name)).icon(icon).kind(Kind::Quiet).enabled(is_free).show(ui).clicked() {
                asked = Some(what);
            }
        });
    }
    asked
}

/// Takes a line of fields with labels above them, of these shares of the width.
pub(crate) fn labelled<const C: usize>(ui: &mut Ui, of: [f32; C]) -> [Rect; C] {
    let places = shares(line(ui, LABEL + height::CONTROL), GAP, of);
    ui.add_space(GAP);
    places
}

/// Draws a line with a fact: its name and its figure.
pub(crate) fn fact(ui: &mut Ui, name: &str, figure: &str) {
    fact_within(ui, name, figure, 0.0);
}

/// The same, with the figure this far from the right edge, in points.
pub(crate) fn fact_within(ui: &mut Ui, name: &str, figure: &str, right: f32) {
    let tokens = theme::of(ui);
    let line = line(ui, 26.0);
    hairline(ui, line, line.top());
    label_in(ui, line, Side::Left, text(name, FontStyle::Body, tokens.text2));
    let room = line.with_max_x(line.right() - right);
    label_in(ui, room, Side::Right, text(figure, FontStyle::Strong, tokens.text));
}

/// Draws a button that leads to another tab, below the facts.
pub(crate) fn way(ui: &mut Ui, icon: Icon, name: &str, keys: &str) -> Response {
    let gap = line(ui, GAP);
    hairline(ui, gap, gap.top());
    Button::new(name).icon(icon).show(ui).on_hover_text(keys)
}

/// Draws a sentence over as many lines as it takes, after an icon.
pub(crate) fn sentence(ui: &mut Ui, (icon, ink): (Icon, Color32), words: &str) -> Response {
    let shown = ui.horizontal_top(|ui| {
        theme::icon(ui, icon, 16.0, ink);
        ui.vertical(|ui| ui.add(Label::new(text(words, FontStyle::Small, ink)).wrap())).inner
    });
    ui.add_space(GAP);
    shown.inner
}

/// Draws what is odd about a field that can be saved all the same, below it.
pub(crate) fn hint(ui: &mut Ui, words: &str) {
    let ink = theme::of(ui).warning;
    sentence(ui, (ICON_WARNING, ink), words);
}

/// Draws the label of a field; returns the rectangle of the field below it.
pub(crate) fn label_above(ui: &Ui, room: Rect, label: &str) -> Rect {
    let (above, below) = room.split_top_bottom_at_y(room.top() + LABEL);
    elided(ui, above, Side::Left, label, FontStyle::Small, theme::of(ui).text2);
    below.with_max_y(below.top() + height::CONTROL)
}

/// Draws the lines of an order or of a purchase, one below the other. `draw` says whether its line is to be removed;
/// returns the one that was, with its place.
pub(crate) fn lines<T: Clone>(
    ui: &mut Ui,
    lines: &mut Vec<T>,
    mut draw: impl FnMut(&mut Ui, usize, &mut T) -> bool,
) -> Option<(usize, T)> {
    let mut removed = None;
    // The key that removes a line also deletes in the field that it was pressed in.
    let is_key = ui.input(|input| input.key_pressed(Key::Delete));
    for (at, line) in lines.iter_mut().enumerate() {
        let was = is_key.then(|| line.clone());
        if draw(ui, at, line) {
            removed = Some((at, was));
        }
    }
    removed.map(|(at, was)| {
        let line = lines.remove(at);
        (at, was.unwrap_or(line))
    })
}

/// The forms before and after each line that was removed, until something else is typed.
type Removals<X> = Vec<(X, X)>;

/// Keeps a form as it was before a line was removed, for Ctrl+Z.
pub(crate) fn note_removal<X>(ui: &Ui, form: Id, before: X, after: &X)
where
    X: Clone + Send + Sync + 'static,
{
    let pair = (before, after.clone());
    ui.data_mut(|data| data.get_temp_mut_or_default::<Removals<X>>(form.with("removed")).push(pair));
}

/// Brings a line back on Ctrl+Z in the form, where it was removed last and nothing else was typed since.
pub(crate) fn take_removal_back<X>(ui: &Ui, form: Id, texts: &mut X)
where
    X: Clone + PartialEq + Send + Sync + 'static,
{
    let is_last = |removals: &Removals<X>| removals.last().is_some_and(|(_, after)| after == texts);
    let id = form.with("removed");
    let is_removed = ui.data(|data| data.get_temp::<Removals<X>>(id)).is_some_and(|known| is_last(&known));
    if is_removed
        && ui.ctx().text_edit_focused()
        && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Z))
        && let Some((before, _)) = ui.data_mut(|data| data.get_temp_mut_or_default::<Removals<X>>(id).pop())
    {
        *texts = before;
    }
}

/// True if Ctrl+Delete was pressed in one of the fields of a line, which removes it.
pub(crate) fn removes<'r>(ui: &Ui, fields: impl IntoIterator<Item = &'r Response>) -> bool {
    fields.into_iter().any(Response::has_focus)
        && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Delete))
}

/// State that the fields of a form share; `F` names a field.
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own of the form")]
pub(crate) struct Fields<'f, F> {
    pub(crate) id: Id,
    /// The field that is to get the focus.
    pub(crate) focus: &'f mut Option<F>,
    /// The value of `focus` at the end of the last frame: that field gets the focus before it is drawn, so that it
    /// receives what is typed in this frame.
    pub(crate) due: Option<F>,
    /// The field that has the focus.
    pub(crate) keyboard: Option<F>,
    /// The list of suggestions that is open.
    pub(crate) suggested: Suggested,
    /// Each field that is wrong, with its message.
    pub(crate) mistakes: &'f [(F, String)],
    /// True once a save was tried, after which every mistake is shown at once.
    pub(crate) is_tried: bool,
    pub(crate) is_enabled: bool,
    /// True if Enter was pressed in a field in this frame.
    pub(crate) is_entered: bool,
    /// True if Esc was pressed in a field in this frame.
    pub(crate) is_left: bool,
    /// True for a record in a closed period.
    pub(crate) is_locked: bool,
}

impl<'f, F: Copy + Debug + Hash + PartialEq> Fields<'f, F> {
    /// The fields of a form with this id: the one that is to get the focus, that of the last frame, and the mistakes.
    pub(crate) const fn new(
        id: Id,
        (focus, due): (&'f mut Option<F>, Option<F>),
        mistakes: &'f [(F, String)],
    ) -> Self {
        Self {
            id,
            focus,
            due,
            keyboard: None,
            suggested: None,
            mistakes,
            is_tried: false,
            is_enabled: true,
            is_entered: false,
            is_left: false,
            is_locked: false,
        }
    }

    /// The message of a field. A field with the focus is not judged before a save was tried.
    pub(crate) fn mistake(&self, ui: &Ui, at: F) -> Option<&'f str> {
        let (_, words) = self.mistakes.iter().find(|(of, _)| *of == at)?;
        let is_typed = ui.memory(|memory| memory.has_focus(self.id.with(at)));
        (self.is_tried || !is_typed).then_some(words.as_str())
    }

    /// Takes a line of fields of these shares of the width, with what is wrong in them below it.
    pub(crate) fn row<const C: usize>(&self, ui: &mut Ui, of: [(F, f32); C]) -> [Rect; C] {
        let places = labelled(ui, of.map(|(_, share)| share));
        self.mistakes(ui, of.map(|(at, _)| at));
        places
    }

    /// Draws a field below its label; returns its frame and response.
    pub(crate) fn labelled(
        &mut self,
        ui: &mut Ui,
        room: Rect,
        at: F,
        (label, name): (&str, &str),
        content: &mut String,
    ) -> (Rect, Response) {
        self.show(ui, room, at, (label, Entry::new(name)), content)
    }

    /// Draws what is wrong in these fields, over as many lines as it takes.
    pub(crate) fn mistakes(&self, ui: &mut Ui, of: impl IntoIterator<Item = F>) {
        let ink = theme::of(ui).negative;
        for at in of {
            if let Some(words) = self.mistake(ui, at) {
                sentence(ui, (ICON_ERROR, ink), words);
            }
        }
    }

    /// The same for a field of another style.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        room: Rect,
        at: F,
        (label, entry): (&str, Entry<'_>),
        content: &mut String,
    ) -> (Rect, Response) {
        let rect = label_above(ui, room, label);
        (rect, self.cell(ui, rect, at, entry, content))
    }

    /// Draws a field, without a label and what is wrong in it.
    pub(crate) fn cell(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        at: F,
        entry: Entry<'_>,
        content: &mut String,
    ) -> Response {
        let is_refused = self.mistake(ui, at).is_some();
        self.entry(ui, rect, (at, choose_all), entry.refused(is_refused), content)
    }

    /// Draws a field that shows what is wrong in it below it or as a tooltip, once something was typed into it.
    pub(crate) fn noted(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        at: F,
        entry: Entry<'_>,
        content: &mut String,
    ) -> Response {
        self.noted_with(ui, rect, (at, choose_all), entry, content)
    }

    /// The same; where it gets the focus, `choose` places the cursor.
    pub(crate) fn noted_with(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        (at, choose): (F, fn(&Ui, Id, &str)),
        entry: Entry<'_>,
        content: &mut String,
    ) -> Response {
        let is_judged = self.is_tried || !content.trim().is_empty();
        let words = self.mistake(ui, at).filter(|_| is_judged);
        let response = self.entry(ui, rect, (at, choose), entry.refused(words.is_some()), content);
        match words {
            Some(words) if response.has_focus() => callout(ui, (rect, response.id), words),
            Some(words) => return response.on_hover_text(words),
            None => {}
        }
        response
    }

    fn entry(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        (at, choose): (F, fn(&Ui, Id, &str)),
        entry: Entry<'_>,
        content: &mut String,
    ) -> Response {
        let id = self.id.with(at);
        let is_due = self.is_enabled && self.due == Some(at) && *self.focus == Some(at);
        if is_due {
            ui.memory_mut(|memory| memory.request_focus(id));
            choose(ui, id, content);
        }
        let response = ui.add_enabled_ui(self.is_enabled, |ui| entry.show(ui, id, rect, content)).inner;
        if response.has_focus() || *self.focus == Some(at) {
            self.keyboard = Some(at);
        }
        if *self.focus == Some(at) {
            *self.focus = None;
            response.scroll_to_me(None);
            if !is_due {
                response.request_focus();
                choose(ui, id, content);
            }
        }
        if response.lost_focus() {
            self.is_entered |= ui.input(|input| input.key_pressed(Key::Enter));
            self.is_left |= ui.input(|input| input.key_pressed(Key::Escape));
        }
        response
    }

    /// True if Enter has left a field; the keyboard then goes on to `next`.
    pub(crate) fn goes_on(&mut self, ui: &Ui, response: &Response, next: F) {
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            self.is_entered = false;
            *self.focus = Some(next);
        }
    }

    /// Draws suggestions below a field. Enter that takes one does not save the form, and Esc only
    /// closes the list.
    pub(crate) fn suggest(
        &mut self,
        ui: &Ui,
        field: (Rect, &Response),
        at: F,
        content: &mut String,
        found: impl Fn(&str) -> Vec<Suggestion>,
    ) {
        // Escape gives the field the focus again.
        let was_open = is_open(self.suggested, field.1) && field.1.lost_focus();
        let (is_entered, is_escaped) =
            ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Escape)));
        let is_taken = follow(ui, field, content, found, &mut self.suggested);
        if was_open && (is_entered && is_taken || is_escaped) {
            (self.is_entered, self.is_left) = (false, false);
            *self.focus = Some(at);
        }
    }
}

/// Draws what is wrong in a field, below it, or above it where suggestions are shown below.
fn callout(ui: &Ui, (field, id): (Rect, Id), words: &str) {
    let tokens = theme::of(ui);
    let area = Area::new(ui.scope_id().with("mistake")).order(Order::Foreground).interactable(false);
    let area = match offers_above(ui, id) {
        Some(false) => area.pivot(Align2::LEFT_BOTTOM).fixed_pos(field.left_top() - vec2(0.0, 6.0)),
        _ => area.fixed_pos(field.left_bottom() + vec2(0.0, 6.0)),
    };
    area.show(ui.ctx(), |ui| {
        popup_frame(tokens).show(ui, |ui| {
            ui.set_max_width(280.0);
            ui.add(Label::new(text(words, FontStyle::Strong, tokens.negative)).wrap());
        });
    });
}
