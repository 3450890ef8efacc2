//! The dialog with what a line of the statement is made of: orders, refunds, and lines of purchases, which it opens.

use egui::{Id, Role, Ui};
use egui_material_icons::icons::ICON_CALENDAR_TODAY;

use crate::format;
use crate::model::Target;
use crate::report::explain::{FocusReturn, entry_name};
use crate::room::{Answer, Shop};
use crate::session::{Reading, ShopSession};
use crate::tabs::Action;
use crate::tabs::refused::refusal;
use crate::theme::{self, FontStyle, height, space, text};
use crate::translate::{self, dates, tr};
use crate::widgets::{
    Column, Dropdown, Foot, Side, Table, TableState, choice_entry, dialog, label_in, line, loading_line,
    points,
};
use domain::error::Result;
use domain::ids::RowId as _;
use domain::money::Money;
use domain::noun::NounKind;
use domain::report::EntryKind;
use domain::report::earnings::{EarningsKey, EarningsOptions, StatementLine};
use domain::time::Day;
use engine::EarningsEntry;

use super::view::EarningsView;

const WIDTH: f32 = 520.0;
const LIST: f32 = 320.0;
/// The most entries that are listed.
const MOST: usize = 500;

/// An entry as it is listed: its day, its name, its amount, and what it opens.
type Listed = (Day, String, Money, Option<Target>);

/// The latest entries, and how many there are.
type Found = (Vec<Listed>, usize);

/// What is asked for: after which change, the line, and the days.
type EntriesQuery = (u64, EarningsKey, EarningsOptions, (Day, Day));

/// The dialog, in the state of the tab.
#[derive(Debug, Default)]
pub(super) struct Entries {
    key: Option<EarningsKey>,
    /// The period by its place; all of the range where it is absent.
    period: Option<usize>,
    found: Answer<EntriesQuery, Found>,
    list: TableState,
    focus: FocusReturn,
}

impl Entries {
    /// Opens the dialog from the widget `asked_at`.
    pub(super) fn open(&mut self, key: EarningsKey, asked_at: Id) {
        *self = Self { key: Some(key), found: std::mem::take(&mut self.found), ..Self::default() };
        self.focus.asked_at = Some(asked_at);
    }

    pub(super) fn take_in(&mut self, session: &ShopSession) -> bool {
        self.found.take_in(session)
    }

    /// Shows the dialog; returns what is opened from it.
    pub(super) fn show(&mut self, ui: &Ui, view: &EarningsView, shop: Shop<'_>) -> Option<Action> {
        self.focus.give_back(ui);
        let key = self.key.clone()?;
        let Some(of) = view.line(&key) else {
            self.key = None;
            return None;
        };
        self.period = self.period.filter(|at| *at < view.found.periods.len());
        let days = self.period.and_then(|at| view.found.periods.get(at)).copied();
        let days = days.unwrap_or_else(|| view.found.range.days());
        let query = (shop.session.refreshed, key, view.found.options, days);
        self.found.ask(shop.session, query, read);
        let mut opened = None;
        let heading = format!("{}, {}", translate::text(&of.name), view.title);
        let shown = dialog(ui.ctx(), "earnings entries", &heading, WIDTH, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            self.period_ui(ui, view);
            opened = self.list(ui, of, view);
            Foot::done().show_with(ui, |_| {}).is_some()
        });
        if shown.either() || opened.is_some() {
            self.key = None;
            self.focus.after_dialog(ui);
        }
        opened.map(Action::Open)
    }

    /// Chooses one of several periods, or all.
    fn period_ui(&mut self, ui: &mut Ui, view: &EarningsView) {
        let count = view.found.periods.len();
        if count < 2 {
            return;
        }
        let name = |at: Option<usize>| {
            at.map_or_else(|| view.title.clone(), |at| view.found.period_name(at, dates()))
        };
        let shown = name(self.period);
        let chosen = Dropdown::new(tr!("Period"), &shown).icon(ICON_CALENDAR_TODAY).show(ui, |ui| {
            let all = std::iter::once(None).chain((0..count).map(Some));
            all.filter(|at| choice_entry(ui, &name(*at), "", *at == self.period)).last()
        });
        ui.add_space(space::S);
        if let Some(period) = chosen {
            (self.period, self.list) = (period, TableState::default());
        }
    }

    fn list(&mut self, ui: &mut Ui, of: &StatementLine, view: &EarningsView) -> Option<Target> {
        let tokens = theme::of(ui);
        if let Some(problem) = &self.found.known.refusal {
            refusal(ui, tr!("What is behind it cannot be shown"), problem);
            return None;
        }
        let Some((rows, count)) = &self.found.known.value else {
            let room = line(ui, 60.0);
            loading_line(ui, room);
            return None;
        };
        let head = line(ui, 28.0);
        let words = if *count > rows.len() {
            tr!("The latest {count} entries behind it", count = rows.len())
        } else {
            tr!("What is behind it, latest first").to_owned()
        };
        label_in(ui, head, Side::Left, text(words, FontStyle::Head, tokens.text2));
        let sum = self.period.and_then(|at| of.periods.get(at)).copied().unwrap_or(of.total);
        let sum = view.amounts.signed(sum);
        label_in(ui, head, Side::Right, text(sum, FontStyle::Figure, tokens.text));
        let room = line(ui, points(rows.len(), height::GRID_ROW).clamp(height::GRID_ROW, LIST));
        let columns = [
            Column::new("", Side::Left, 100.0),
            Column::new("", Side::Left, 0.0),
            Column::new("", Side::Right, 110.0),
        ];
        let name = tr!("What {name} is made of", name = translate::text(&of.name));
        let table = Table::new(&name, &columns, rows.len(), (0.0, height::GRID_ROW)).clickable();
        let at = self.list.at;
        let drawn = table.show(ui, room, &mut self.list, |row| {
            let Some((day, name, amount, _)) = rows.get(row.at) else { return };
            let (day, amount) = (format::day(*day), view.amounts.plain(*amount));
            let tokens = row.tokens;
            row.describe(Role::Row, row.at == at, format_args!("{day} {name} {amount}"));
            row.text(&day, FontStyle::Body, tokens.text2);
            row.text(name, FontStyle::Body, tokens.text);
            row.text(&amount, FontStyle::Body, tokens.text);
        });
        rows.get(drawn.opened?)?.3.clone()
    }
}

fn read((_, key, options, days): &EntriesQuery, from: &Reading<'_>) -> Result<Found> {
    let mut found = from.engine.earnings_entries(from.actor, key, *options, *days)?;
    found.reverse();
    let count = found.len();
    let listed = |(entry, amount): (EarningsEntry, Money)| match entry {
        EarningsEntry::Sold(sold) => {
            let kind = if sold.is_refund { EntryKind::Refund } else { EntryKind::Order };
            let target = sold.order.map(|_| Target::Order(sold.number.clone()));
            (sold.counted.unwrap_or(sold.day), entry_name(kind, &sold.number), amount, target)
        }
        EarningsEntry::Bought(bought) => {
            let name = format!("{}, {}", bought.supplier, bought.document);
            let target = Target::Noun(NounKind::Purchase, bought.purchase.row());
            (bought.counted.unwrap_or(bought.day), name, amount, Some(target))
        }
    };
    let mut rows: Vec<Listed> = found.into_iter().take(MOST).map(listed).collect();
    rows.sort_by_key(|(day, ..)| std::cmp::Reverse(*day));
    Ok((rows, count))
}
