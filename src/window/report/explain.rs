//! The dialog that explains a figure of a report: its formula, term by term, and the orders and
//! refunds behind it.

use egui::{CornerRadius, Id, Role, Sense, Ui, vec2};

use crate::format::{self, Amounts};
use crate::model::Loadable;
use crate::room::{Answer, Shop};
use crate::session::ShopSession;
use crate::tabs::Action;
use crate::tabs::refused::refusal;
use crate::theme::{self, FontStyle, height, radius, text};
use crate::translate::tr;
use crate::widgets::{
    Button, Column, Foot, Row, Side, Table, dialog, elided, label_in, line, loading_line, points, sum_rule,
};
use domain::money::Money;
use domain::report::EntryKind;
use domain::time::Local;

use super::figure::{EntriesQuery, EntriesView, Figure, MOST_ENTRIES, Term};

const WIDTH: f32 = 440.0;
const LIST: f32 = 252.0;

/// The dialog of a figure, in the state of a tab.
#[derive(Debug, Default)]
pub(crate) struct Explanation {
    pub(crate) figure: Option<Figure>,
    entries: Answer<EntriesQuery, EntriesView>,
    focus: FocusReturn,
}

impl Explanation {
    /// Opens the dialog from the widget `asked_at`.
    pub(crate) const fn open(&mut self, figure: Figure, asked_at: Id) {
        (self.figure, self.focus.asked_at) = (Some(figure), Some(asked_at));
    }

    /// Shows the dialog; gives the focus back once it is closed. Returns what is asked for in it.
    pub(crate) fn show(&mut self, ui: &Ui, explained: &Explained<'_>, shop: Shop<'_>) -> Option<Action> {
        let query = (shop.session.refreshed, explained.figure, explained.of);
        self.entries.ask(shop.session, query, EntriesView::read);
        let mut asked = None;
        if explanation(ui, explained, &self.entries.known, &mut asked) || asked.is_some() {
            self.figure = None;
            self.focus.after_dialog(ui);
        }
        asked
    }

    pub(crate) fn take_in(&mut self, session: &ShopSession) -> bool {
        self.entries.take_in(session)
    }

    /// Gives the focus back after the dialog; called in each frame.
    pub(crate) fn return_focus(&mut self, ui: &Ui) {
        self.focus.give_back(ui);
    }
}

/// Gives the focus back to the widget that a dialog was opened from. The dialog keeps the focus from other widgets until
/// the pass after the next.
#[derive(Debug, Default)]
pub(crate) struct FocusReturn {
    pub(crate) asked_at: Option<Id>,
    /// The pass of egui from which on.
    from: Option<u64>,
}

impl FocusReturn {
    /// Called when the dialog is closed.
    pub(crate) fn after_dialog(&mut self, ui: &Ui) {
        self.from = Some(ui.ctx().cumulative_pass_nr() + 2);
        ui.ctx().request_repaint();
    }

    /// Called in each frame.
    pub(crate) fn give_back(&mut self, ui: &Ui) {
        let Some(pass) = self.from else { return };
        if ui.ctx().cumulative_pass_nr() < pass {
            return ui.ctx().request_repaint();
        }
        self.from = None;
        // A click since then has moved the focus elsewhere.
        if let Some(id) = self.asked_at.filter(|_| ui.memory(|memory| memory.focused().is_none())) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
    }
}

pub(crate) struct Explained<'a> {
    pub(crate) figure: Figure,
    /// The first and the last second of the range; `title` names it.
    pub(crate) of: (Local, Local),
    pub(crate) title: &'a str,
    pub(crate) name: &'a str,
    pub(crate) terms: Vec<Term>,
    /// The result of the formula.
    pub(crate) amount: Money,
    pub(crate) amounts: Amounts,
    pub(crate) may_take_costs: bool,
}

impl Explained<'_> {
    fn plain(&self, amount: Money) -> String {
        self.figure.write(amount, self.amounts, Amounts::plain)
    }

    fn signed(&self, amount: Money) -> String {
        self.figure.write(amount, self.amounts, Amounts::signed)
    }
}

/// Shows the dialog; true when it is closed.
fn explanation(
    ui: &Ui,
    explained: &Explained<'_>,
    known: &Loadable<EntriesView>,
    asked: &mut Option<Action>,
) -> bool {
    let heading = format!("{}, {}", explained.name, explained.title);
    let shown = dialog(ui.ctx(), "explanation", &heading, WIDTH, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let meaning = line(ui, 18.0);
        label_in(
            ui,
            meaning,
            Side::Left,
            text(explained.figure.meaning(), FontStyle::Small, theme::of(ui).text2),
        );
        ui.add_space(8.0);
        formula(ui, explained);
        ui.add_space(12.0);
        entries(ui, explained, known);
        let beside = |ui: &mut Ui| {
            if explained.may_take_costs && Button::new(tr!("Take over costs of products")).show(ui).clicked()
            {
                *asked = Some(Action::TakeCosts(None, None));
            }
        };
        Foot::done().show_with(ui, beside).is_some()
    });
    shown.either()
}

fn formula(ui: &mut Ui, explained: &Explained<'_>) {
    let tokens = theme::of(ui);
    for &Term { sign, name, amount } in &explained.terms {
        let line = line(ui, 24.0);
        elided(ui, line, Side::Left, sign, FontStyle::Body, tokens.text2);
        let words = line.with_min_x(line.left() + 20.0);
        label_in(ui, words, Side::Left, text(name, FontStyle::Body, tokens.text));
        label_in(ui, words, Side::Right, text(explained.plain(amount), FontStyle::Strong, tokens.text));
    }
    if !explained.terms.is_empty() {
        sum_rule(ui, 8.0);
    }
    let line = line(ui, 32.0);
    ui.painter().rect_filled(line, CornerRadius::same(radius::CONTROL), tokens.accent_soft);
    let inner = line.shrink2(vec2(8.0, 0.0));
    let words = inner.with_min_x(line.left() + 20.0);
    label_in(ui, words, Side::Left, text(explained.name, FontStyle::Heading, tokens.text));
    let figure = explained.signed(explained.amount);
    label_in(ui, inner, Side::Right, text(figure, FontStyle::Figure, tokens.text));
}

fn entries(ui: &mut Ui, explained: &Explained<'_>, known: &Loadable<EntriesView>) {
    let tokens = theme::of(ui);
    if let Some(problem) = &known.refusal {
        return refusal(ui, tr!("What is behind it cannot be shown"), problem);
    }
    let is_it = |found: &&EntriesView| found.figure == explained.figure && found.of == explained.of;
    let Some(found) = known.value.as_ref().filter(is_it) else {
        let room = line(ui, 60.0);
        loading_line(ui, room);
        return;
    };
    let head = line(ui, 24.0);
    let words = match (found.has_more, found.rows.len()) {
        (true, _) => tr!("The latest {count} entries behind it", count = MOST_ENTRIES),
        (false, 0) => tr!("Nothing in these days").to_owned(),
        (false, _) => tr!("What is behind it, latest first").to_owned(),
    };
    label_in(ui, head, Side::Left, text(words, FontStyle::Head, tokens.text2));
    let room = line(ui, points(found.rows.len(), height::GRID_ROW).min(LIST));
    let columns = [
        Column::new("", Side::Left, 84.0),
        Column::new("", Side::Left, 0.0),
        Column::new("", Side::Right, 96.0),
    ];
    let name = tr!("What {name} is made of", name = explained.name);
    let table = Table::new(&name, &columns, found.rows.len(), (0.0, height::GRID_ROW));
    table.show_read_only(ui, room, |row| {
        if let Some((entry, amount)) = found.rows.get(row.at) {
            let name = entry_name(entry.kind, &entry.name);
            entry_row(row, &format::moment(entry.at), &name, &explained.plain(*amount));
        }
    });
    // A last row with the rest, so that the rows shown add up to the figure.
    if let (true, Ok(rest)) = (found.has_more, explained.amount.minus(found.sum)) {
        let room = line(ui, height::GRID_ROW);
        let amount = explained.plain(rest);
        table.foot(ui, room, Sense::hover(), |row| entry_row(row, "", tr!("All earlier ones"), &amount));
    }
}

/// An entry of this name: `Order 10012`, `Refund of 10012`, or the customer's name.
pub(crate) fn entry_name(kind: EntryKind, name: &str) -> String {
    match kind {
        EntryKind::Order => tr!("Order {number}", number = name),
        EntryKind::Refund => tr!("Refund of {number}", number = name),
        EntryKind::Registration => name.to_owned(),
    }
}

fn entry_row(row: &mut Row<'_, '_>, time: &str, name: &str, amount: &str) {
    let tokens = row.tokens;
    row.describe(Role::ListItem, false, format_args!("{time} {name} {amount}"));
    row.text(time, FontStyle::Body, tokens.text2);
    row.text(name, FontStyle::Body, tokens.text);
    row.text(amount, FontStyle::Body, tokens.text);
}
