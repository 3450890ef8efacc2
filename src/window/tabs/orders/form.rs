//! The form of an order at the right: a header, the fields, and a foot with the buttons that save
//! it.

use egui::{
    Color32, CornerRadius, FontSelection, Frame, Label, Margin, Rect, Role, ScrollArea, Sense, TextWrapMode,
    Ui, UiBuilder, WidgetInfo, WidgetText, pos2,
};
use egui_extras::{Size, StripBuilder};
use egui_material_icons::icons::{
    ICON_ARCHIVE, ICON_ARROW_BACK, ICON_CLOSE, ICON_CONTENT_COPY, ICON_DESCRIPTION, ICON_EXPAND_MORE,
    ICON_GROUP, ICON_INFO, ICON_LOCK, ICON_NOTES, ICON_UNARCHIVE, ICON_UNDO, ICON_WARNING,
};

use crate::model::{
    Form, FormField, FormKey, Mistake, OpenOrder, OrderBadge, OrderDraft, OrderKey, Orders, OrdersAction,
    PricedView, RefundDraft, Suggesting, Tab, Target, WarningRemedy, WarningView, place_taxed,
};
use crate::tabs::Action;
use crate::tabs::chip::chip;
use crate::tabs::correction;
use crate::tabs::page_state::Focus;
use crate::tabs::panel::{Fields, LABEL, PanelAction, label_above};
use crate::theme::{self, FontStyle, Icon, height, space, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Entry, Kind, Side, action_entry, choice_entry, elided, focus_ring, foot_row, framed, hairline,
    icon_at, icon_button, line, message, more_menu, outlined, parts, popup_menu, quiet_icon, row, row_in,
    say, warning_frame,
};
use domain::order::OrderStatus;
use domain::order::form::OrderForm;
use domain::pricing::tax_place::TaxPlace;
use domain::shop::cash_register::{NO_CASH_REGISTER, must_be_certified};
use domain::time::Day;
use engine::{Change, OrderChange};

use super::head::STATUSES;
use super::lines::{Lines, lines};
use super::offers::unknown;
use super::receipt::Receipt;
use super::refund::{Done, Panel};
use super::{OrdersState, notices, who};

const HEAD: f32 = 52.0;
const FOOT: f32 = 52.0;
/// The least height of a sentence within a frame, in points.
const BANNER: f32 = 46.0;
/// The space that its icon takes before its words, in points.
const INDENT: f32 = 24.0;
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
    let mut actions = Vec::new();
    let mut card = ui.new_child(UiBuilder::new().max_rect(room).id_salt("form"));
    card.spacing_mut().item_spacing.y = 0.0;
    let parts = StripBuilder::new(&mut card).size(Size::exact(HEAD)).size(Size::remainder());
    let correction = if notices::can_correct(form) { notices::CORRECTION } else { 0.0 };
    let noticed = notices::doubts_height(form, key, state) + correction;
    let parts = parts.size(Size::exact(noticed)).size(Size::exact(FOOT));
    parts.vertical(|mut strip| {
        let wide = (room.width() - 36.0).min(WIDEST);
        strip.cell(|ui| {
            let left = ui.max_rect().left() + f32::from(space::PAGE_LEFT);
            let head = ui.max_rect().with_min_x(left).with_max_x(left + wide);
            actions.extend(form_head(ui, head, view, form, key, state));
        });
        if std::mem::take(&mut state.is_reason_asked) {
            (state.view.is_reason_open, state.view.is_reason_due) = (true, true);
        }
        let mistakes = mistakes(view, form, state);
        let column = Column { view, open, key, mistakes: &mistakes };
        strip.cell(|ui| {
            let mut body = ui.new_child(UiBuilder::new().id_salt(("form", key)));
            ScrollArea::vertical().id_salt(("scroll", key)).auto_shrink(false).show(&mut body, |ui| {
                let frame = Frame::NONE.inner_margin(Margin { left: space::PAGE_LEFT, ..Margin::ZERO });
                frame.show(ui, |ui| {
                    ui.set_width(wide);
                    actions.extend(column.show(ui, form, state));
                });
            });
        });
        strip.cell(|ui| {
            notices::correction(ui, form, state);
            notices::doubts(ui, form, key, state);
        });
        strip.cell(|ui| form_foot(ui, view, form, key, &mistakes, state));
    });
    actions
}

/// The order in the books that the form is of.
fn opened<'v>(view: &'v Orders<'_>, key: &OrderKey) -> Option<&'v OpenOrder> {
    view.open().map(|open| &**open).filter(|open| key.one() == Some(&open.order.number))
}

/// Reads the form of the order with this number, or of a new one.
pub(super) fn read(
    view: &Orders<'_>,
    form: &Form,
    number: Option<String>,
) -> Result<OrderForm, Vec<Mistake>> {
    let read = form.now.form(number, view.now.day, view.amounts);
    match form.now.country_mistake(&form.base) {
        Some(mistake) => Err([vec![mistake], read.err().unwrap_or_default()].concat()),
        None => read,
    }
}

/// Errors in the form, or in the refund while one is entered.
fn mistakes(view: &Orders<'_>, form: &Form, state: &OrdersState) -> Vec<Mistake> {
    if let Some(refund) = &state.view.refund {
        return refund.mistakes(view.now.day, view.amounts);
    }
    let mut mistakes = read(view, form, None).err().unwrap_or_default();
    let adding = mistakes.iter_mut().find(|(field, _)| *field == FormField::Adding);
    if let Some((_, words)) = adding.filter(|_| state.view.is_undecided) {
        // Enter would add nothing.
        tr(unknown(Suggesting::Products)).clone_into(words);
    }
    mistakes
}

/// The fields of the form and what stands between them, one below the other.
struct Column<'v> {
    view: &'v Orders<'v>,
    open: Option<&'v OpenOrder>,
    key: &'v OrderKey,
    mistakes: &'v [Mistake],
}

impl Column<'_> {
    fn show(&self, ui: &mut Ui, form: &mut Form, state: &mut OrdersState) -> Vec<Action> {
        let mut actions = Vec::new();
        let closed = self.closed(form);
        actions.extend(self.invoiced(ui));
        self.banners(ui, form, closed.as_deref(), state);
        let is_archived = self.open.is_some_and(|open| open.order.status == OrderStatus::Trash);
        let mut focus = state.page.take_field();
        let may_edit = self.view.may_manage && !is_archived && form.sent.is_none();
        let id = ui.scope_id().with(("order", self.key));
        let mut fields = Fields {
            is_tried: form.is_tried,
            is_enabled: may_edit && (self.open.is_none() || closed.is_none()),
            ..Fields::new(id, (&mut focus, state.page.due), self.mistakes)
        };
        let taxed = self.place_taxed(form);
        actions.extend(who::who(ui, self.view, &mut form.now, &mut fields, state, &taxed));
        ui.add_space(space::S);
        if let (Some(mut refund), Some(open)) = (state.view.refund.take(), self.open) {
            let panel = Panel { view: self.view, open };
            fields.is_enabled = true;
            match panel.show(ui, &mut refund, &mut fields) {
                Done::Cancelled => {}
                Done::Asked(asked) => {
                    actions.extend(asked);
                    state.view.refund = Some(refund);
                }
            }
            ui.add_space(space::M);
        } else {
            let figures = self.figures(form);
            let with = Lines { view: self.view, figures, count: form.now.lines.len() };
            actions.extend(lines(ui, &with, &mut form.now, &mut fields, &mut state.view));
            ui.add_space(space::M);
            for warning in figures.map_or(&[][..], |figures| &figures.warnings) {
                actions.extend(caution(ui, warning, &mut fields));
                ui.add_space(space::M);
            }
            let is_waiting = self.view.priced.is_waiting() || !state.view.is_priced;
            let is_waiting = is_waiting && !self.is_stored(form);
            let (amounts, home) = (self.view.amounts, self.view.home);
            let receipt = Receipt { figures, open: self.open, is_waiting, amounts, home };
            actions.extend(receipt.show(ui, &mut form.now, &mut fields, &mut state.view));
            ui.add_space(space::L);
            self.texts(ui, form, &mut fields, (may_edit, state.view.is_address_open));
            ui.add_space(space::L);
        }
        state.view.keyboard = fields.keyboard;
        // Esc that only closed suggestions has given their field the keyboard again.
        let is_left = fields.is_left && ui.memory(|memory| memory.focused()).is_none();
        // A field that is not drawn in this frame gets the focus once it is.
        state.page.focus_on(focus);
        if is_left {
            state.page.focus = Some(Focus::List);
        }
        actions
    }

    /// Draws what is said above the fields: that the order was changed elsewhere, that the program is no cash register, and
    /// that a period is closed.
    fn banners(&self, ui: &mut Ui, form: &mut Form, closed: Option<&str>, state: &mut OrdersState) {
        let tokens = theme::of(ui);
        if let Some(open) = self.open.filter(|open| form.is_changed() && open.draft != form.base) {
            notices::stale(ui, form, open);
            ui.add_space(space::M);
        }
        if self.says_no_register(state) {
            state.view.says_no_register = !no_register(ui);
            ui.add_space(space::M);
        }
        if let Some(words) = closed {
            let ink = if self.open.is_some() { tokens.text2 } else { tokens.warning };
            banner(ui, ICON_LOCK, words, ink, |_| {});
            ui.add_space(space::M);
        }
    }

    /// Draws the invoice in force, which leads to its documents.
    fn invoiced(&self, ui: &mut Ui) -> Option<Action> {
        let open = self.open?;
        let of = open.invoice.as_ref()?;
        let words = tr!("Invoice {number} of {day}", number = of.number.to_string(), day = of.issued_on);
        let is_clicked = row(ui, height::CONTROL, |ui| {
            // The words stand on the left edge of the fields.
            ui.add_space(-10.0);
            Button::new(&words).icon(ICON_DESCRIPTION).kind(Kind::Quiet).show(ui).clicked()
        });
        ui.add_space(space::S);
        is_clicked.then(|| Action::Open(Target::Invoices(vec![open.order.number.clone()])))
    }

    /// Draws what the order corrects, where periods are closed, and what is written on it, which may always be edited: the
    /// note, and of who bought it what is said or, where the address is open, all that can be.
    fn texts(
        &self,
        ui: &mut Ui,
        form: &mut Form,
        fields: &mut Fields<'_, FormField>,
        (may_edit, is_address_open): (bool, bool),
    ) {
        correction::correction(ui, self.view.closed, &mut form.now.corrects, fields.is_enabled);
        fields.is_enabled = may_edit;
        for (place, (field, was)) in form.base.texts.each().enumerate() {
            let is_shown =
                |text: &String| place == 0 || is_address_open || !(was.is_empty() && text.is_empty());
            if let Some(text) = form.now.texts.get_mut(field.key).filter(|text| is_shown(text)) {
                let room = line(ui, LABEL + height::CONTROL);
                let heading = tr(field.heading);
                let room = label_above(ui, room, heading);
                let entry = Entry::new(heading).icon(ICON_NOTES);
                fields.noted(ui, room, FormField::Text(place), entry, text);
            }
        }
    }

    /// True if the form says that the program is no cash register: in the first new one of a shop in a
    /// country that requires it, until it is left.
    fn says_no_register(&self, state: &mut OrdersState) -> bool {
        if self.open.is_none() && !state.is_no_register_told && must_be_certified(&self.view.home.country) {
            (state.is_no_register_told, state.view.says_no_register) = (true, true);
        }
        state.view.says_no_register
    }

    /// The note for an order in a closed period, and for a new one that is dated in one.
    fn closed(&self, form: &Form) -> Option<String> {
        let closed = |day: Day| self.view.closed.closed_on(day);
        if let Some(open) = self.open {
            let period = closed(open.order.placed_at.day)?;
            return Some(tr!(
                "{period} is closed: of this order only the note changes, and refunds count where they are dated. \
                 Shop > Close a period reopens it.",
                period,
            ));
        }
        let period = closed(self.view.amounts.formatter.day(&form.now.date, self.view.now.day)?)?;
        Some(tr!(
            "{period} is closed: date this order in an open period. Shop > Close a period reopens it.",
            period,
        ))
    }

    /// True if the figures shown are those of the books.
    fn is_stored(&self, form: &Form) -> bool {
        self.open.is_some() && form.now.is_same_figures(&form.base)
    }

    /// The place by which an order without an address is taxed.
    fn place_taxed(&self, form: &Form) -> String {
        let home = self.view.home;
        match self.figures(form) {
            Some(figures) => figures.place.clone(),
            None if home.is_empty() || form.now.login.is_some() => String::new(),
            None => place_taxed(TaxPlace::Shop, home, self.view.amounts.formatter),
        }
    }

    fn figures(&self, form: &Form) -> Option<&PricedView> {
        if self.is_stored(form) {
            return self.open.map(|open| &open.figures);
        }
        let priced = self.view.priced.value.as_ref().filter(|_| form.now.has_items());
        priced.filter(|(of, _)| of == self.key).map(|(_, figures)| figures)
    }
}

/// Draws the sentence that the program is no cash register; true when it is closed.
fn no_register(ui: &mut Ui) -> bool {
    let is_closed = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - height::CONTROL - space::S);
            banner(ui, ICON_INFO, tr(NO_CASH_REGISTER), theme::of(ui).text2, |_| {});
        });
        icon_button(ui, ICON_CLOSE, tr!("Do not show this again"), true).clicked()
    });
    is_closed.inner
}

/// Draws a warning before the order is saved, between the lines and the total, with a button below its words where
/// something can be done about it.
fn caution(ui: &mut Ui, warning: &WarningView, fields: &mut Fields<'_, FormField>) -> Option<Action> {
    let remedy = banner(ui, ICON_WARNING, &warning.words, theme::of(ui).warning, |ui| {
        let remedy = warning.remedy.as_ref()?;
        let is_clicked = row(ui, height::CONTROL, |ui| {
            ui.add_space(INDENT);
            Button::new(remedy.label()).show(ui).clicked()
        });
        ui.add_space(space::S);
        is_clicked.then_some(remedy)
    })?;
    // The button goes with the warning.
    *fields.focus = Some(FormField::Adding);
    Some(match remedy {
        WarningRemedy::AddRates { country, .. } => Action::AddRates(country.clone()),
        WarningRemedy::TypeRates => Action::Find(Tab::TaxRates, String::new()),
    })
}

/// Draws a sentence within a frame, above what else is in it; a warning on its own ground.
fn banner<R>(ui: &mut Ui, icon: Icon, words: &str, ink: Color32, below: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = theme::of(ui);
    let frame = if ink == tokens.warning { warning_frame(ui) } else { outlined(tokens.panel, tokens.line) };
    framed(ui, frame.inner_margin(Margin::symmetric(11, 0)), |ui| {
        let words = WidgetText::from(text(words, FontStyle::Strong, tokens.text));
        let wide = ui.available_width() - INDENT;
        let words = words.into_galley(ui, Some(TextWrapMode::Wrap), wide, FontSelection::Default);
        let room = line(ui, (words.size().y + 10.0).max(BANNER));
        icon_at(ui, pos2(room.left() + 8.0, room.center().y), icon, 16.0, ink);
        row_in(ui, room.with_min_x(room.left() + INDENT), |ui| ui.add(Label::new(words).selectable(false)));
        below(ui)
    })
    .inner
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
        FormKey::New(_) => tr!("New order").to_owned(),
        FormKey::One(number) => tr!("Order {number}", number),
    };
    let mut head = head;
    if state.view.is_alone {
        let [place, rest] = parts(head.with_min_x(head.left() - 4.0), 4.0, [height::CONTROL, 0.0]);
        if row_in(ui, place, |ui| quiet_icon(ui, ICON_ARROW_BACK, tr!("All orders"), true)).clicked() {
            state.page.action = Some(PanelAction::Back);
        }
        head = rest;
    }
    let wide = elided(ui, head, Side::Left, &title, FontStyle::Heading, tokens.text);
    say(ui, head.with_max_x(head.left() + wide), "title", &title);
    let beside = head.with_min_x(head.left() + wide + 8.0);
    if !view.may_manage {
        chip(ui, beside, open.map_or(OrderBadge::Unsaved, |open| open.standing));
        return actions;
    }
    let end = status(ui, beside, &mut form.now, &form.base, open);
    let Some(open) = open else { return actions };
    let number = open.order.number.clone();
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(head).layout(layout));
    let is_archived = open.order.status == OrderStatus::Trash;
    actions.extend(more(&mut inner, open, is_archived));
    let can_refund = open.left.is_some() && !form.is_changed() && open.order.status.counts();
    let refund = Button::new(tr!("Refund")).icon(ICON_UNDO).enabled(can_refund);
    let copy = height::CONTROL + 2.0 * space::S;
    let refund = if end + refund.width(ui) + copy <= inner.available_rect_before_wrap().right() {
        refund.show(&mut inner)
    } else {
        icon_button(&mut inner, ICON_UNDO, refund.text(), can_refund)
    };
    let is_asked = state.refunding.take_if(|asked| *asked == number).is_some();
    if is_asked && can_refund && state.view.refund.is_none() || refund.clicked() {
        state.view.refund = match state.view.refund.take() {
            Some(_) => None,
            None => Some(RefundDraft::new(open.draft.lines.len(), view.now)),
        };
        state.page.focus_on(state.view.refund.as_ref().map(|_| FormField::RefundReason));
        state.view.asked_refund = None;
    }
    if icon_button(&mut inner, ICON_CONTENT_COPY, tr!("Duplicate the order"), true).clicked() {
        actions.push(Action::Orders(OrdersAction::Duplicate(number)));
    }
    actions
}

/// Draws the status of the order; a click offers the other statuses. Returns where it ends.
fn status(
    ui: &mut Ui,
    beside: Rect,
    draft: &mut OrderDraft,
    base: &OrderDraft,
    open: Option<&OpenOrder>,
) -> f32 {
    let tokens = theme::of(ui);
    let standing = match open {
        Some(open) if draft.status == base.status => open.standing,
        _ => OrderBadge::of_status(draft.standing()),
    };
    let drawn = chip(ui, beside, standing);
    let response =
        ui.interact(drawn.with_max_x(drawn.right() + 20.0), ui.scope_id().with("status"), Sense::click());
    let spoken = tr!("Status: {status}", status = tr(standing.name()));
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &spoken));
    let ink = if response.hovered() { tokens.text } else { tokens.text2 };
    icon_at(ui, pos2(drawn.right() + 10.0, drawn.center().y), ICON_EXPAND_MORE, 16.0, ink);
    focus_ring(ui, &response);
    let picked = popup_menu(ui, &response, 160.0, |ui| {
        let mut picked = None;
        for status in STATUSES.into_iter().filter(|status| *status != OrderStatus::Trash) {
            let name = tr(OrderBadge::of_status(status).name());
            if choice_entry(ui, name, "", draft.status == status.as_str()) {
                picked = Some(status);
            }
        }
        picked
    });
    if let Some(status) = picked {
        status.as_str().clone_into(&mut draft.status);
    }
    response.rect.right()
}

/// Draws the menu of further actions on the order.
fn more(ui: &mut Ui, open: &OpenOrder, is_archived: bool) -> Option<Action> {
    more_menu(ui, tr!("More with this order"), 230.0, |ui| {
        let number = open.order.number.clone();
        let customer = open.order.customer.as_ref();
        if let Some(login) = customer.filter(|_| action_entry(ui, ICON_GROUP, tr!("Show the customer"))) {
            return Some(Action::Open(Target::Customer(login.clone())));
        }
        if !is_archived && action_entry(ui, ICON_DESCRIPTION, tr!("Invoice…")) {
            return Some(Action::Open(Target::Invoices(vec![number])));
        }
        let mut asked = None;
        if is_archived {
            if action_entry(ui, ICON_UNARCHIVE, tr!("Restore from the archive")) {
                let words = tr!("Order {number} restored from the archive", number = &number);
                asked = Some((words, Change::Order(OrderChange::Restore { number })));
            }
        } else {
            let can_cancel = open.order.status != OrderStatus::Cancelled;
            if can_cancel && action_entry(ui, ICON_CLOSE, tr!("Cancel the order")) {
                let (words, status) =
                    (tr!("Order {number} is cancelled", number = &number), OrderStatus::Cancelled);
                asked =
                    Some((words, Change::Order(OrderChange::SetStatus { number: number.clone(), status })));
            }
            if action_entry(ui, ICON_ARCHIVE, tr!("Archive the order")) {
                let words = tr!("Order {number} archived", number = &number);
                asked = Some((words, Change::Order(OrderChange::Delete { number })));
            }
        }
        asked.map(|(words, change)| Action::Orders(OrdersAction::Change(words, Box::new(change))))
    })
}

/// Draws what is unsaved or was refused, and the buttons to save and to discard.
fn form_foot(
    ui: &mut Ui,
    view: &Orders<'_>,
    form: &Form,
    key: &OrderKey,
    mistakes: &[Mistake],
    state: &mut OrdersState,
) {
    let tokens = theme::of(ui);
    let foot = ui.max_rect();
    ui.painter().rect_filled(foot, CornerRadius::ZERO, tokens.panel);
    hairline(ui, foot, foot.top());
    let is_saving = form.sent.is_some();
    let is_corrected = notices::can_correct(form);
    let (is_new, is_changed) = (key.is_new(), form.is_changed());
    // That an invoice says otherwise stands above.
    let refused = form.refusal.as_ref().filter(|_| !is_corrected).or(view
        .priced
        .refusal
        .as_ref()
        .filter(|_| is_changed));
    let (words, ink) = if let Some(refusal) = refused {
        (refusal.message.clone(), tokens.negative)
    } else if let Some(mistake) = mistakes.first().filter(|_| form.is_tried) {
        (mistake.1.clone(), tokens.negative)
    } else if is_saving {
        (tr!("Saving").to_owned(), tokens.text2)
    } else if is_new && is_changed {
        (tr!("Not saved yet").to_owned(), tokens.text2)
    } else if is_changed {
        (tr!("Changed, not saved yet").to_owned(), tokens.text2)
    } else {
        (String::new(), tokens.text2)
    };
    let row = foot - Margin { left: space::PAGE_LEFT, right: space::PAGE_RIGHT, top: 8, bottom: 8 };
    let mut inner = ui.new_child(UiBuilder::new().max_rect(row).id_salt("foot"));
    foot_row(&mut inner, |ui| {
        let can_save = is_changed && !is_saving && view.may_manage && state.view.refund.is_none();
        if Button::new(tr!("Save order")).kind(Kind::Primary).enabled(can_save).show(ui).clicked() {
            state.page.action = Some(PanelAction::Save);
        }
        let can_discard = is_new || is_changed;
        if Button::new(tr!("Discard")).enabled(can_discard && !is_saving).show(ui).clicked() {
            state.page.action = Some(PanelAction::Discard);
        }
        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
            message(ui, &words, FontStyle::Body, ink, 2);
        });
    });
}
