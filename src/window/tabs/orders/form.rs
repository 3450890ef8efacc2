//! The form of an order at the right: a header, the fields, and a foot with the buttons that save
//! it.

use egui::{
    Color32, CornerRadius, Label, Popup, PopupCloseBehavior, Rect, Role, ScrollArea, Sense, Stroke,
    StrokeKind, TextFormat, Ui, UiBuilder, WidgetInfo, pos2, text::LayoutJob, vec2,
};
use egui_material_icons::icons::{
    ICON_ARCHIVE, ICON_CLOSE, ICON_CONTENT_COPY, ICON_EXPAND_MORE, ICON_GROUP, ICON_INFO, ICON_LOCK,
    ICON_MORE_HORIZ, ICON_NOTES, ICON_UNARCHIVE, ICON_UNDO, ICON_WARNING,
};

use crate::model::{
    Form, FormField, Mistake, OpenOrder, OrderBadge, OrderDraft, OrderKey, Orders, OrdersAction, PricedView,
    RefundDraft, Tab, Target, WarningRemedy, WarningView, taxed_at_words,
};
use crate::tabs::chip::chip;
use crate::tabs::correction;
use crate::theme::{self, FontStyle, Icon, height, popup_frame, radius, space, stroke, text};
use crate::widgets::{
    Button, Entry, Kind, Side, action_entry, choice_entry, elided, focus_ring, foot_row, hairline,
    icon_button, say,
};
use domain::order::OrderStatus;
use domain::shop::cash_register::{NO_CASH_REGISTER, must_be_certified};

use super::fields::Fields;
use super::head::STATUSES;
use super::lines::{Lines, lines, needed};
use super::receipt::Receipt;
use super::refund::{Done, Panel};
use super::{Action, FormAction, OrdersState, doubts, stale, who};

const HEAD: f32 = 52.0;
const FOOT: f32 = 52.0;
/// Two lines of warning, and the width in points below which a long one takes three.
const CAUTION: f32 = 48.0;
const NARROW: f32 = 460.0;
/// Where the words of a warning begin, in points from its left edge.
const TEXT: f32 = 36.0;
/// A wider form would be hard to read.
const WIDEST: f32 = 720.0;

/// Draws the form of the open order.
pub(super) fn form(
    ui: &mut Ui,
    room: Rect,
    view: &Orders<'_>,
    form: &mut Form,
    key: &OrderKey,
    state: &mut OrdersState,
) -> Vec<Action> {
    let open = opened(view, key);
    let (head, rest) = room.split_top_bottom_at_y(room.top() + HEAD);
    let (body, foot) = rest.split_top_bottom_at_y(rest.bottom() - FOOT);
    let (body, asked) = body.split_top_bottom_at_y(body.bottom() - doubts::height(form, key, state));
    let wide = (body.width() - 36.0).min(WIDEST);
    let column = |of: Rect| Rect::from_min_size(pos2(of.left() + 20.0, of.top()), vec2(wide, of.height()));
    let mut actions = form_head(ui, column(head), view, form, key, state);
    if std::mem::take(&mut state.is_reason_asked) {
        (state.view.is_reason_open, state.view.is_reason_due) = (true, true);
    }
    let mistakes = mistakes(view, form, state);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(body).id_salt(("form", key)));
    ScrollArea::vertical().id_salt(("scroll", key)).auto_shrink(false).show(&mut inner, |ui| {
        let column = Drawn { view, open, key, mistakes: &mistakes, wide };
        actions.extend(column.body(ui, form, state));
    });
    doubts::doubts(ui, asked, form, key, state);
    form_foot(ui, foot, view, form, key, &mistakes, state);
    actions
}

/// The order in the books that the form is of.
fn opened<'v>(view: &'v Orders<'_>, key: &OrderKey) -> Option<&'v OpenOrder> {
    match key {
        OrderKey::Number(number) => {
            view.open().map(|open| &**open).filter(|open| open.order.number == *number)
        }
        OrderKey::New(_) => None,
    }
}

/// What is wrong in the form, or in the refund while one is entered.
fn mistakes(view: &Orders<'_>, form: &Form, state: &OrdersState) -> Vec<Mistake> {
    match &state.view.refund {
        Some(refund) => refund.mistakes(view.now.day, view.amounts),
        None => form.now.form(None, view.now.day, view.amounts).err().unwrap_or_default(),
    }
}

/// What the body of the form is drawn from.
struct Drawn<'v> {
    view: &'v Orders<'v>,
    open: Option<&'v OpenOrder>,
    key: &'v OrderKey,
    mistakes: &'v [Mistake],
    wide: f32,
}

impl Drawn<'_> {
    fn body(&self, ui: &mut Ui, form: &mut Form, state: &mut OrdersState) -> Vec<Action> {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut actions = Vec::new();
        let mut y = ui.max_rect().top();
        let left = ui.max_rect().left() + 20.0;
        let mut next = |height: f32, gap: f32| {
            let room = Rect::from_min_size(pos2(left, y), vec2(self.wide, height));
            y += height + gap;
            room
        };
        let closed = self.closed(form);
        self.banners(ui, &mut next, form, closed.as_deref(), state);
        let is_archived = self.open.is_some_and(|open| open.order.status == OrderStatus::Trash);
        let mut focus = state.view.focus.take();
        let due = state.view.due.take().filter(|due| focus == Some(*due));
        let is_tried = form.is_tried;
        let may_edit = self.view.may_manage && !is_archived && form.sent.is_none();
        let is_enabled = may_edit && (self.open.is_none() || closed.is_none());
        let id = ui.scope_id().with(("order", self.key));
        let mistakes = self.mistakes;
        let mut fields =
            Fields { id, focus: &mut focus, due, keyboard: None, mistakes, is_tried, is_enabled };
        let more = if state.view.is_address_open { who::ADDRESS } else { 0.0 };
        let room = next(who::HEIGHT + more, space::S);
        let taxed = self.place_taxed(form);
        actions.extend(who::who(ui, room, self.view, &mut form.now, &mut fields, &mut state.view, &taxed));
        if let (Some(mut refund), Some(open)) = (state.view.refund.take(), self.open) {
            let panel = Panel { view: self.view, open };
            let room = next(panel.height(self.wide, &refund), space::M);
            fields.is_enabled = true;
            match panel.show(ui, room, &mut refund, &mut fields) {
                Done::Cancelled => {}
                Done::Asked(asked) => {
                    actions.extend(asked);
                    state.view.refund = Some(refund);
                }
            }
        } else {
            let figures = self.figures(form);
            let with = Lines { view: self.view, figures, count: form.now.lines.len() };
            let room = next(needed(form.now.lines.len()), space::M);
            actions.extend(lines(ui, room, &with, &mut form.now, &mut fields, &mut state.view));
            for warning in figures.map_or(&[][..], |figures| &figures.warnings) {
                actions.extend(caution(ui, next(caution_height(warning), space::M), warning, &mut fields));
            }
            let is_waiting = self.view.priced.is_waiting() && !self.is_stored(form);
            let (amounts, home) = (self.view.amounts, self.view.home);
            let receipt = Receipt { figures, open: self.open, is_waiting, amounts, home };
            let room = next(receipt.height(&form.now, &state.view), space::L);
            actions.extend(receipt.show(ui, room, &mut form.now, &mut fields, &mut state.view));
            let tall = correction::needed(self.view.closed, form.now.corrects, fields.is_enabled);
            let room = next(tall + height::CONTROL, space::L);
            self.note(ui, room, form, &mut fields, may_edit);
        }
        state.view.keyboard = fields.keyboard;
        // A field that is not drawn in this frame gets the focus once it is.
        state.view.focus = state.view.focus.or(focus);
        state.view.due = state.view.focus;
        ui.allocate_rect(Rect::from_min_max(ui.max_rect().min, pos2(left + self.wide, y)), Sense::hover());
        actions
    }

    /// Draws what is said above the fields: that the order was changed elsewhere, that the program is no cash register, and
    /// that a period is closed.
    fn banners(
        &self,
        ui: &mut Ui,
        next: &mut impl FnMut(f32, f32) -> Rect,
        form: &mut Form,
        closed: Option<&str>,
        state: &mut OrdersState,
    ) {
        let tokens = theme::of(ui);
        let tall = if self.wide < NARROW { CAUTION + 18.0 } else { CAUTION };
        if let Some(open) = self.open.filter(|open| form.is_changed() && open.draft != form.base) {
            let room = next(stale::height(form, open), space::M);
            stale::stale(ui, room, form, open);
        }
        if self.says_no_register(state) {
            state.view.says_no_register = !no_register(ui, next(tall, space::M));
        }
        if let Some(words) = closed {
            let ink = if self.open.is_some() { tokens.text2 } else { tokens.warning };
            let room = next(tall, space::M);
            banner(ui, (room, room), ICON_LOCK, words, ink);
        }
    }

    /// Draws what the order corrects, where periods are closed, and the note, which may always be edited.
    fn note(&self, ui: &mut Ui, room: Rect, form: &mut Form, fields: &mut Fields<'_>, may_edit: bool) {
        let (upper, lower) = room.split_top_bottom_at_y(room.bottom() - height::CONTROL);
        correction::correction(ui, upper, self.view.closed, &mut form.now.corrects, fields.is_enabled);
        fields.is_enabled = may_edit;
        let entry = Entry::new("Note").icon(ICON_NOTES).hint("Note, for your own records");
        fields.show(ui, lower, FormField::Note, entry, &mut form.now.note);
    }

    /// Whether the form says that the program is no cash register: the first new one of a shop in a country where it must
    /// be said, until it is left.
    fn says_no_register(&self, state: &mut OrdersState) -> bool {
        if self.open.is_none() && !state.is_no_register_told && must_be_certified(&self.view.home.country) {
            (state.is_no_register_told, state.view.says_no_register) = (true, true);
        }
        state.view.says_no_register
    }

    /// What is said of an order in a closed period, and of a new one that is dated in one.
    fn closed(&self, form: &Form) -> Option<String> {
        let (day, words) = if let Some(open) = self.open {
            let words = "of this order only the note changes, and refunds count where they are dated.";
            (open.order.placed_at.day, words)
        } else {
            let day = self.view.amounts.formatter.day(&form.now.date, self.view.now.day)?;
            (day, "date this order in an open period.")
        };
        let period = self.view.closed.closed_on(day)?;
        Some(format!("{} is closed: {words} Shop > Close a period reopens it.", period.name()))
    }

    /// Whether the figures shown are those of the books.
    fn is_stored(&self, form: &Form) -> bool {
        self.open.is_some() && form.now.is_same_figures(&form.base)
    }

    /// The place by which an order without an address is taxed.
    fn place_taxed(&self, form: &Form) -> String {
        let home = self.view.home;
        match self.figures(form) {
            Some(figures) => figures.place.clone(),
            None if home.is_empty() || form.now.login.is_some() => String::new(),
            None => taxed_at_words("the shop", home),
        }
    }

    fn figures(&self, form: &Form) -> Option<&PricedView> {
        if self.is_stored(form) {
            return self.open.map(|open| &open.figures);
        }
        let priced = self.view.priced.value.as_ref();
        priced.filter(|(of, _)| of == self.key).map(|(_, figures)| figures)
    }
}

/// Draws the sentence that the program is no cash register; true when it is closed.
fn no_register(ui: &mut Ui, room: Rect) -> bool {
    let (words, close) = room.split_left_right_at_x(room.right() - height::CONTROL - space::S);
    let close = Rect::from_center_size(close.center(), vec2(height::CONTROL, height::CONTROL));
    banner(ui, (words, words), ICON_INFO, NO_CASH_REGISTER, theme::of(ui).text2);
    let mut button = ui.new_child(UiBuilder::new().max_rect(close).id_salt("no register"));
    icon_button(&mut button, ICON_CLOSE, "Do not say this again", true).clicked()
}

/// The height of a warning in points; one that something can be done about has a button below its words.
fn caution_height(warning: &WarningView) -> f32 {
    CAUTION + if warning.remedy.is_some() { height::CONTROL + 8.0 } else { 0.0 }
}

/// Draws a warning before the order is saved, between the lines and the total.
fn caution(ui: &mut Ui, room: Rect, warning: &WarningView, fields: &mut Fields<'_>) -> Option<Action> {
    let (words, below) = room.split_top_bottom_at_y(room.top() + CAUTION);
    banner(ui, (room, words), ICON_WARNING, &warning.words, theme::of(ui).warning);
    let remedy = warning.remedy.as_ref()?;
    let below = UiBuilder::new().max_rect(below.with_min_x(below.left() + TEXT)).id_salt("remedy");
    let is_clicked = Button::new(remedy.label()).show(&mut ui.new_child(below)).clicked();
    if !is_clicked {
        return None;
    }
    // The button goes with the warning.
    *fields.focus = Some(FormField::Adding);
    Some(match remedy {
        WarningRemedy::AddRates { country, .. } => Action::AddRates(country.clone()),
        WarningRemedy::TypeRates => Action::Find(Tab::TaxRates, String::new()),
    })
}

/// Draws a sentence within a frame; a warning on its own ground.
fn banner(ui: &mut Ui, (frame, room): (Rect, Rect), icon: Icon, words: &str, ink: Color32) {
    let tokens = theme::of(ui);
    let is_warning = ink == tokens.warning;
    let ground = if is_warning { tokens.warning_soft } else { tokens.panel };
    let line = Stroke::new(stroke::HAIRLINE, if is_warning { ink } else { tokens.line });
    ui.painter().rect(frame, CornerRadius::same(radius::CARD), ground, line, StrokeKind::Inside);
    let at = pos2(room.left() + 20.0, room.center().y);
    let font = theme::icon_font(16.0);
    ui.painter().text(at, egui::Align2::CENTER_CENTER, icon.codepoint, font, ink);
    let inner = Rect::from_min_max(pos2(room.left() + TEXT, room.top()), room.max - vec2(12.0, 0.0));
    let mut text_ui = ui
        .new_child(UiBuilder::new().max_rect(inner).layout(egui::Layout::left_to_right(egui::Align::Center)));
    text_ui.add(Label::new(text(words, FontStyle::Strong, tokens.text)).wrap().selectable(false));
}

/// Draws the number and the status of the order, and the actions on the whole order.
fn form_head(
    ui: &mut Ui,
    head: Rect,
    view: &Orders<'_>,
    form: &mut Form,
    key: &OrderKey,
    state: &mut OrdersState,
) -> Vec<Action> {
    let tokens = theme::of(ui);
    let open = opened(view, key);
    let mut actions = Vec::new();
    let title = match key {
        OrderKey::New(_) => "New order".to_owned(),
        OrderKey::Number(number) => format!("Order {number}"),
    };
    let wide = elided(ui, head, Side::Left, &title, FontStyle::Heading, tokens.text);
    say(ui, Rect::from_min_size(head.min, vec2(wide, head.height())), "title", &title);
    let beside = Rect::from_min_max(pos2(head.left() + wide + 8.0, head.top()), head.max);
    if !view.may_manage {
        chip(ui, beside, open.map_or(OrderBadge::Unsaved, |open| open.standing));
        return actions;
    }
    status(ui, beside, &mut form.now, &form.base, open);
    let Some(open) = open else { return actions };
    let number = open.order.number.clone();
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(head).layout(layout));
    let is_archived = open.order.status == OrderStatus::Trash;
    actions.extend(more(&mut inner, open, is_archived));
    let can_refund = open.left.is_some() && !form.is_changed() && open.order.status.counts();
    let refund = Button::new("Refund").icon(ICON_UNDO).enabled(can_refund).show(&mut inner);
    let is_asked = state.refunding.take_if(|asked| *asked == number).is_some();
    if is_asked && can_refund && state.view.refund.is_none() || refund.clicked() {
        state.view.refund = match state.view.refund.take() {
            Some(_) => None,
            None => Some(RefundDraft::new(open.draft.lines.len(), state.now)),
        };
        state.view.focus = state.view.refund.as_ref().map(|_| FormField::RefundReason);
        state.view.asked_refund = None;
    }
    if icon_button(&mut inner, ICON_CONTENT_COPY, "Duplicate the order", true).clicked() {
        actions.push(Action::Orders(OrdersAction::Duplicate(number)));
    }
    actions
}

/// Draws the status of the order; a click offers the other statuses.
fn status(ui: &mut Ui, beside: Rect, draft: &mut OrderDraft, base: &OrderDraft, open: Option<&OpenOrder>) {
    let tokens = theme::of(ui);
    let standing = match open {
        Some(open) if draft.status == base.status => open.standing,
        _ => OrderBadge::of_status(draft.standing()),
    };
    let drawn = chip(ui, beside, standing);
    let room = Rect::from_min_max(drawn.min, pos2(drawn.right() + 20.0, drawn.bottom()));
    let response = ui.interact(room, ui.scope_id().with("status"), Sense::click());
    let spoken = format!("Status: {}", standing.name());
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &spoken));
    let ink = if response.hovered() { tokens.text } else { tokens.text2 };
    let arrow = pos2(drawn.right() + 10.0, drawn.center().y);
    let font = theme::icon_font(16.0);
    ui.painter().text(arrow, egui::Align2::CENTER_CENTER, ICON_EXPAND_MORE.codepoint, font, ink);
    focus_ring(ui, &response);
    let frame = popup_frame(tokens).inner_margin(egui::Margin::same(4));
    Popup::menu(&response).frame(frame).gap(4.0).show(|ui| {
        ui.set_width(160.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        for status in STATUSES.into_iter().filter(|status| *status != OrderStatus::Trash) {
            let name = OrderBadge::of_status(status).name();
            if choice_entry(ui, name, "", draft.status == status.as_str()) {
                status.as_str().clone_into(&mut draft.status);
                ui.close();
            }
        }
    });
}

/// Draws the menu of further actions on the order.
fn more(ui: &mut Ui, open: &OpenOrder, is_archived: bool) -> Option<Action> {
    let tokens = theme::of(ui);
    let response = icon_button(ui, ICON_MORE_HORIZ, "More with this order", true);
    let frame = popup_frame(tokens).inner_margin(egui::Margin::same(4));
    let popup = Popup::menu(&response).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let shown = popup.frame(frame).gap(4.0).show(|ui| {
        ui.set_width(230.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        let number = || open.order.number.clone();
        let customer = open.order.customer.as_ref();
        if let Some(login) = customer.filter(|_| action_entry(ui, ICON_GROUP, "Show the customer")) {
            ui.close();
            return Some(Action::Open(Target::Customer(login.clone())));
        }
        let mut asked = None;
        if is_archived {
            if action_entry(ui, ICON_UNARCHIVE, "Restore from the archive") {
                asked = Some(OrdersAction::Restore(number()));
            }
        } else {
            let can_cancel = open.order.status != OrderStatus::Cancelled;
            if can_cancel && action_entry(ui, ICON_CLOSE, "Cancel the order") {
                asked = Some(OrdersAction::Cancel(number()));
            }
            if action_entry(ui, ICON_ARCHIVE, "Archive the order") {
                asked = Some(OrdersAction::Archive(number()));
            }
        }
        if asked.is_some() {
            ui.close();
        }
        asked.map(Action::Orders)
    });
    shown.and_then(|shown| shown.inner)
}

/// Draws what is unsaved or was refused, and the buttons to save and to discard.
fn form_foot(
    ui: &mut Ui,
    foot: Rect,
    view: &Orders<'_>,
    form: &Form,
    key: &OrderKey,
    mistakes: &[Mistake],
    state: &mut OrdersState,
) {
    let tokens = theme::of(ui);
    ui.painter().rect_filled(foot, CornerRadius::ZERO, tokens.panel);
    hairline(ui, foot, foot.top());
    let is_saving = form.sent.is_some();
    let is_new = matches!(key, OrderKey::New(_));
    let is_changed = form.is_changed();
    let refused = form.refusal.as_ref().or(view.priced.refusal.as_ref().filter(|_| is_changed));
    let (words, ink) = if let Some(refusal) = refused {
        (refusal.message.clone(), tokens.negative)
    } else if let Some(mistake) = mistakes.first().filter(|_| form.is_tried) {
        (mistake.words.clone(), tokens.negative)
    } else if is_saving {
        ("Saving".to_owned(), tokens.text2)
    } else if is_new && is_changed {
        ("Not saved yet".to_owned(), tokens.text2)
    } else if is_changed {
        ("Changed, not saved yet".to_owned(), tokens.text2)
    } else {
        (String::new(), tokens.text2)
    };
    let row = Rect::from_min_max(foot.min + vec2(20.0, 8.0), foot.max - vec2(16.0, 8.0));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(row).id_salt("foot"));
    foot_row(&mut inner, |ui| {
        let can_save = is_changed && !is_saving && view.may_manage && state.view.refund.is_none();
        if Button::new("Save order").kind(Kind::Primary).enabled(can_save).show(ui).clicked() {
            state.action = Some(FormAction::Save);
        }
        let can_discard = is_new || is_changed;
        if Button::new("Discard").enabled(can_discard && !is_saving).show(ui).clicked() {
            state.action = Some(FormAction::Discard);
        }
        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            // Two lines; what is longer is in a tooltip.
            let mut words = LayoutJob::single_section(words, TextFormat::simple(FontStyle::Body.font(), ink));
            words.wrap.max_rows = 2;
            ui.add(Label::new(words).wrap().selectable(false));
        });
    });
}
