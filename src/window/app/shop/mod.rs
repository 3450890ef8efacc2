//! An open shop on screen: the shell around the open tab, and what is done for its actions. Each change is
//! sent from here together with the closure that takes its answer (`requests`).

mod costs;
mod drafts;
mod finding;
mod import;
mod invoices;
mod orders;
mod people;
mod problem_bars;
mod rates;
mod requests;
mod rooms;
mod undo;

use std::collections::{BTreeMap, VecDeque};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use egui::{CentralPanel, Frame, Margin, Ui};

use crate::app::overlay::Overlay;
use crate::command::{Command, CommandContext};
use crate::dialogs::export::Export;
use crate::dialogs::paying::Paying;
use crate::dialogs::sign_in::{SignIn, locked_ui};
use crate::model::{ExportSubject, Place, Refusal, Tab};
use crate::persistence::{FirstDay, Remembered};
use crate::room::Shop;
use crate::session::{ShopSession, books_export};
use crate::shell::menu::{MenuChoice, menu_bar};
use crate::shell::sidebar::{self, SidebarAction, Status};
use crate::shell::toasts::{ToastAction, Toasts};
use crate::tabs::calendar::Days;
use crate::tabs::rates::Panel;
use crate::tabs::refused::closed_ui;
use crate::tabs::{Action, Edit};
use crate::theme::{self, space};
use crate::translate::tr;
use crate::wake_of;
use domain::Error;
use domain::ids::RateId;
use domain::label;
use domain::rate::TaxRate;
use domain::shop::health::Problem;
use domain::task::Task;
use domain::tax::class::ClassSlug;
use engine::{Direction, OutFormat};
use worker::{Request, spawn_once};

use drafts::KeptDrafts;
use requests::{Refresh, Requests};
use rooms::Rooms;
use undo::AskedStep;

/// The number of tabs that are remembered to go back to.
const MOST_PAST: usize = 50;

pub(crate) struct ShopWindow {
    pub(crate) session: ShopSession,
    tab: Tab,
    /// The tab that was drawn last, and those before it, latest last.
    drawn: Tab,
    past: Vec<Tab>,
    /// The tabs that were gone back from, latest last.
    ahead: Vec<Tab>,
    first_day: FirstDay,
    pub(crate) rooms: Rooms,
    export: Export,
    /// `work_to_open` has not yet returned true.
    is_new: bool,
    kept: Option<KeptDrafts>,
    problems: Vec<Problem>,
    /// A refusal that belongs to no cell or form, shown above the status bar.
    refusal: Option<Refusal>,
    /// The reason of a stopped device whose bar was closed.
    closed_bar: String,
    /// The file that `refusal` is about, where backups of it may be offered.
    lost: Option<PathBuf>,
    toasts: Toasts,
    /// The form of the page of a locked shop, and of the dialog that switches users.
    pub(crate) sign_in: SignIn,
    requests: Requests,
    /// The order that was just added, until the list is loaded again.
    added_order: Option<String>,
    /// Presses of undo and redo whose step is not loaded yet.
    asked_steps: VecDeque<AskedStep>,
    /// Places of the last step's changes, until they are loaded.
    changed_at: Vec<(Place, Direction)>,
    /// The number of open requests that change cells of rates.
    cells_under_way: usize,
    /// Rates as this window wrote them last, which the view may not show yet.
    written: Arc<Mutex<BTreeMap<RateId, TaxRate>>>,
    import: Option<Arc<Task>>,
    /// A file that another program is asked to open.
    opening: Option<Request<()>>,
    /// The last note of the status bar, with its time: `Rate saved 14:05`.
    saved: Option<String>,
    /// The time of the last `take_in`, in egui's seconds.
    now: f64,
}

impl ShopWindow {
    pub(crate) fn new(session: ShopSession, tab: Tab) -> Self {
        Self {
            session,
            tab,
            drawn: tab,
            past: Vec::new(),
            ahead: Vec::new(),
            first_day: FirstDay::default(),
            rooms: Rooms::default(),
            export: Export::default(),
            is_new: true,
            kept: None,
            problems: Vec::new(),
            refusal: None,
            closed_bar: String::new(),
            lost: None,
            toasts: Toasts::default(),
            sign_in: SignIn::default(),
            requests: Requests::default(),
            added_order: None,
            asked_steps: VecDeque::new(),
            changed_at: Vec::new(),
            cells_under_way: 0,
            written: Arc::default(),
            import: None,
            opening: None,
            saved: None,
            now: 0.0,
        }
    }

    pub(crate) fn tab(&self) -> Tab {
        self.tab
    }

    pub(crate) fn go(&mut self, tab: Tab) {
        if tab != self.tab {
            self.leave();
        }
        self.tab = tab;
    }

    /// Opens a tab, and gives its list the keyboard.
    pub(crate) fn turn_to(&mut self, tab: Tab) {
        self.go(tab);
        self.take_keyboard();
    }

    pub(crate) const fn can_go_back(&self) -> bool {
        !self.past.is_empty()
    }

    pub(crate) const fn can_go_forward(&self) -> bool {
        !self.ahead.is_empty()
    }

    pub(crate) fn go_back(&mut self) {
        if let Some(tab) = self.past.pop() {
            self.ahead.push(self.drawn);
            self.return_to(tab);
        }
    }

    pub(crate) fn go_forward(&mut self) {
        if let Some(tab) = self.ahead.pop() {
            self.past.push(self.drawn);
            self.return_to(tab);
        }
    }

    fn return_to(&mut self, tab: Tab) {
        self.go(tab);
        self.drawn = tab;
        self.forget_refusal();
        self.take_keyboard();
    }

    /// Notes the tab that is left, however it is left.
    fn note_tab(&mut self) {
        if self.drawn != self.tab {
            self.forget_refusal();
            self.ahead.clear();
            self.past.push(std::mem::replace(&mut self.drawn, self.tab));
            let surplus = self.past.len().saturating_sub(MOST_PAST);
            self.past.drain(..surplus);
        }
    }

    /// Gives the keyboard to the list of the open tab, or to the form of a new record that is open there.
    pub(crate) fn take_keyboard(&mut self) {
        self.rooms.of_mut(self.tab).take_keyboard();
    }

    /// Saves the cell that is being edited, before something else is shown.
    pub(crate) fn leave(&mut self) {
        for tab in Tab::all() {
            for action in self.rooms.of_mut(tab).leave(&self.session) {
                self.act(action);
            }
        }
    }

    /// Opens the grid of tax rates, filtered to a class.
    pub(crate) fn show_class(&mut self, slug: ClassSlug) {
        self.leave();
        self.session.choose_class(Some(slug));
        self.rooms.rates.filter_changed();
        self.tab = Tab::TaxRates;
    }

    pub(crate) fn show_rates_panel(&mut self, panel: Panel) {
        self.go(Tab::TaxRates);
        self.rooms.rates.open_panel(panel);
    }

    /// Opens a tab with its list filtered to this text.
    pub(crate) fn find(&mut self, tab: Tab, text: String) {
        self.go(tab);
        self.rooms.of_mut(tab).find(text, &mut self.session);
    }

    /// Has the palette look for a text.
    pub(crate) fn look_for(&mut self, typed: &str) {
        let rooms = &self.rooms;
        let searches = || rooms.all().filter_map(|room| Some((room.tab(), room.search()?))).collect();
        self.session.find(typed, searches);
    }

    /// Opens the form of a new record in a tab.
    pub(crate) fn begin_new(&mut self, tab: Tab) {
        self.go(tab);
        self.rooms.of_mut(tab).begin(&self.session);
    }

    pub(crate) fn say(&mut self, words: String) {
        self.toasts.say(words);
    }

    pub(crate) const fn is_saving_cells(&self) -> bool {
        self.cells_under_way > 0
    }

    /// Like `work`; true once, in the frame in which the file has opened.
    pub(crate) fn work_to_open(&mut self, now: f64, overlay: &mut Option<Overlay>) -> bool {
        self.work(now, overlay);
        let has_opened = self.session.facts.value.is_some() && std::mem::take(&mut self.is_new);
        if has_opened {
            self.take_keyboard();
            let facts = self.session.facts.value.as_ref();
            if let Some(problem) = facts.and_then(|facts| facts.clock_problem.clone()) {
                self.refuse(problem, None);
            }
        }
        has_opened
    }

    /// Takes in the answers that have come, and sends the requests of the open tab.
    pub(crate) fn work(&mut self, now: f64, overlay: &mut Option<Overlay>) {
        self.take_in(now, overlay);
        if self.session.facts.value.is_some() && self.session.locked.is_none() {
            self.rooms.of_mut(self.tab).load(&mut self.session);
        }
    }

    /// True once the form of an order has said that the program is no cash register.
    pub(crate) const fn is_no_register_told(&self) -> bool {
        self.rooms.orders.is_no_register_told
    }

    /// Draws the shop; returns what was chosen in a menu.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        remembered: &Remembered,
        now: &CommandContext,
    ) -> Option<MenuChoice> {
        if let Some(locked) = &self.session.locked {
            let chosen = menu_bar(ui, remembered, now);
            if let Some(tried) = locked_ui(ui, locked, &mut self.sign_in) {
                self.sign_in(tried);
            }
            return chosen;
        }
        self.note_tab();
        let mut chosen = None;
        match sidebar::sidebar(ui, self.session.facts.value.as_ref(), self.tab) {
            Some(SidebarAction::Tab(tab)) => self.turn_to(tab),
            Some(SidebarAction::User) => chosen = Some(MenuChoice::Command(Command::SwitchUser)),
            None => {}
        }
        chosen = menu_bar(ui, remembered, now).or(chosen);
        self.first_day = remembered.first_day;
        self.rooms.orders.is_no_register_told |= remembered.is_no_register_told;
        let shown = self.rooms.of(self.tab).status(&self.session).unwrap_or_default();
        let not_saved = self.not_saved();
        let sharing = self.session.sharing();
        let status = Status {
            is_saving: self.is_saving(),
            not_saved: not_saved.iter().map(|one| (one.tab, one.count.as_str())).collect(),
            saved: self.saved.as_deref(),
            shown: &shown,
            sharing: sharing.as_ref(),
            hint: self.hint(remembered),
        };
        if let Some(tab) = sidebar::status_bar(ui, &status) {
            self.show_not_saved(tab);
        }
        chosen = self.bars_ui(ui, sharing.as_ref()).or(chosen);
        let frame = Frame::NONE.fill(theme::of(ui).bg);
        let actions = CentralPanel::default()
            .frame(frame)
            .show(ui, |ui| match self.closed() {
                Some(refusal) => closed_ui(ui, self.tab, &refusal),
                None => self.tab_ui(ui),
            })
            .inner;
        for action in actions {
            match action {
                Action::Run(command) => chosen = Some(MenuChoice::Command(command)),
                action => self.act(action),
            }
        }
        self.export_ui(ui);
        // An invoice that undo cancelled by a credit note is not issued again.
        let is_known = !self.session.are_steps_due() && self.session.steps().is_some();
        if is_known && self.known_step(Direction::Redo).is_none() {
            self.toasts.end_redo();
        }
        match self.toasts.show(ui.ctx(), self.tab) {
            Some(ToastAction::Step(direction)) => self.undo_redo_told(direction),
            Some(ToastAction::OpenFile(path)) => self.open_outside(ui, move || system::open_file(&path)),
            Some(ToastAction::ShowFile(path)) => self.open_outside(ui, move || system::show_in_folder(&path)),
            Some(ToastAction::Close) | None => {}
        }
        chosen
    }

    /// The refusal if the user may not see the open tab.
    fn closed(&self) -> Option<Refusal> {
        let session = &self.session;
        let refusal = self.rooms.of(self.tab).refusal(session);
        // What the tab shows can be loaded for another one, as classes are for the rates.
        let unseen = session.facts.value.as_ref().filter(|facts| !facts.may_see(self.tab));
        let error = Error::NotAllowed { what: label!("see what is in this tab") };
        let own = unseen.map(|_| Refusal::new(&error, session.formatter));
        refusal.filter(|refusal| refusal.status == 401).cloned().or(own)
    }

    fn tab_ui(&mut self, ui: &mut Ui) -> Vec<Action> {
        let today = self.session.facts.value.as_ref().map(|facts| facts.today).unwrap_or_default();
        let days = Days { today, begins: self.first_day, formatter: self.session.formatter };
        let (room, shop) = (self.rooms.of_mut(self.tab), Shop { session: &self.session, days });
        if room.is_edgeless() {
            return room.draw(ui, shop);
        }
        let margin = Margin { left: space::PAGE_LEFT, right: space::PAGE_RIGHT, top: 0, bottom: 0 };
        let frame = Frame::NONE.inner_margin(margin);
        // Each tab has its own ids, so that the focus does not move to another tab's widgets.
        frame.show(ui, |ui| ui.push_id(self.tab.name(), |ui| room.draw(ui, shop)).inner).inner
    }

    fn hint(&self, remembered: &Remembered) -> &str {
        if self.closed().is_some() {
            return "";
        }
        let facts = self.session.facts.value.as_ref();
        match self.tab {
            Tab::Sales => facts.map_or("", |facts| facts.shop.time_zone.name()),
            Tab::TopSellers => tr(Tab::TopSellers.facts().hint),
            _ if facts.is_some_and(|facts| !remembered.shows_keys(facts.today)) => "",
            Tab::TaxRates if self.session.views.rates.refusal.is_some() => "",
            tab => tr(tab.facts().hint),
        }
    }

    /// Does what a tab asked for.
    fn act(&mut self, action: Action) {
        let session = &mut self.session;
        match action {
            Action::Period(period) => session.choose_period(period),
            Action::Compare(with) => session.compare = with,
            Action::Group(grouping) => session.grouping = Some(grouping),
            Action::TakeCosts(product, first) => self.ask_costs(product.map(|product| *product), first),
            Action::SayWithUndo(words) => self.toasts.say_with_undo(words),
            Action::Refuse(refusal) => self.refuse(refusal, None),
            Action::ExportOnly(subject, format) => self.export_only(*subject, format),
            Action::Rates(filter, sort) => {
                if filter.class == session.shown.filter.class {
                    self.rooms.rates.filter_changed();
                } else {
                    self.rooms.rates.chip_chosen();
                }
                session.choose_rates(filter, sort);
            }
            Action::OnlyRates(only) => {
                session.choose_only(only);
                self.rooms.rates.chip_chosen();
            }
            Action::EditRates(edits) => self.edit_rates(edits),
            Action::DuplicateRates { rates, before } => self.duplicate_rates(rates, before),
            Action::DeleteRates(rates) => self.delete_rates(rates),
            Action::MoveRates { rates, before } => self.move_rates(rates, before),
            Action::TryAddress(trial) => session.try_address(trial),
            Action::PlanRates(rates, form) => self.plan_rates(rates, form),
            Action::RemoveRateVersion(id, from) => self.remove_rate_version(id, from),
            Action::AddRates(country) => self.add_rates(country),
            Action::AddClass(name) => self.add_class(name),
            Action::DeleteClass(slug, replacement) => self.delete_class(slug, replacement),
            Action::RenameClass(slug, name) => self.rename_class(slug, name),
            Action::SetClassTypes(slug, rate_type, kind) => self.set_class_types(slug, rate_type, kind),
            Action::LookAtClass(slug) => session.look_at_class(&slug),
            Action::ShowInRates(slug) => self.show_class(slug),
            Action::Find(tab, text) => self.find(tab, text),
            Action::Orders(action) => self.orders_act(action),
            Action::Open(target) => self.open_target(target),
            Action::LookAtInvoice(number) => session.look_at_invoice(number),
            Action::InvoiceFile(document, format) => self.export_invoice(&document, format),
            Action::AskPaid(numbers) => {
                self.ask_paid(move |engine, actor, today| {
                    Paying::of_invoices(engine, actor, &numbers, today)
                });
            }
            Action::AskPurchasesPaid(ids) => {
                self.ask_paid(move |engine, actor, today| Paying::of_purchases(engine, actor, &ids, today));
            }
            Action::LookAtFile(digest) => session.look_at_file(digest),
            Action::SaveKept(digest, name) => self.save_kept(digest, &name),
            Action::SaveInvoices(numbers) => self.export_invoices(numbers),
            Action::Do(edit) => self.make(edit),
            // `show` returns the first to the application, and the list has taken the second.
            Action::Run(_) | Action::Pick(_) => {}
        }
    }

    /// Makes the change that the open tab asks for.
    fn make(&mut self, edit: Edit) {
        let tab = self.tab;
        self.write_form(Refresh::All, edit.note, edit.work, move |window, _, answer| {
            let room = window.rooms.of_mut(tab).inner();
            let asked = match answer {
                Ok(done) => done(room),
                Err(refusal) => (edit.refused)(room, refusal).map(Action::Refuse),
            };
            if let Some(action) = asked {
                window.act(action);
            }
        });
    }

    /// Opens the export dialog; the list in view is proposed if it can be written in `format`.
    pub(crate) fn export(&mut self, format: Option<OutFormat>) {
        self.leave();
        let (subjects, shown) = self.exports();
        let fits = |subject: &ExportSubject| format.is_none_or(|format| subject.formats().contains(&format));
        let chosen = match subjects.get(shown) {
            Some(subject) if fits(subject) => shown,
            _ => subjects.iter().position(fits).unwrap_or(shown),
        };
        self.export.ask(self.session.origin(), subjects, chosen, format);
    }

    /// All exports that the acting user may make, and the index of the one that the open tab shows.
    fn exports(&self) -> (Vec<ExportSubject>, usize) {
        let (mut subjects, mut chosen) = (Vec::new(), 0);
        let facts = self.session.facts.value.as_ref();
        if !facts.is_some_and(|facts| facts.may_report) {
            return (subjects, chosen);
        }
        let may_see_all = facts.is_some_and(|facts| facts.may_see_all);
        for tab in Tab::all().filter(|tab| may_see_all || tab.facts().is_for_readers) {
            let (exports, shown) = self.rooms.of(tab).exports(&self.session);
            if tab == self.tab {
                chosen = subjects.len() + shown;
            }
            subjects.extend(exports);
        }
        if may_see_all {
            subjects.push(books_export());
        }
        (subjects, chosen)
    }

    /// Opens the export dialog for the selected rows of a list.
    fn export_only(&mut self, subject: ExportSubject, format: Option<OutFormat>) {
        self.leave();
        self.export.ask(self.session.origin(), vec![subject], 0, format);
    }

    pub(crate) fn has_chart(&self) -> bool {
        self.rooms.of(self.tab).chart().is_some()
    }

    /// Copies the chart to the clipboard, as a picture.
    pub(crate) fn copy_chart(&mut self) {
        if let Some(card) = self.rooms.of(self.tab).chart() {
            self.export.copy(card);
        }
    }

    /// Opens the export dialog for an encrypted backup.
    pub(crate) fn export_encrypted(&mut self) {
        self.leave();
        let subjects = self.session.encrypted_export().into_iter().collect();
        self.export.ask(self.session.origin(), subjects, 0, None);
    }

    /// Opens a file in another program, on a thread, since the desktop may take its time.
    fn open_outside(&mut self, ui: &Ui, work: impl FnOnce() -> domain::Result<()> + Send + 'static) {
        match spawn_once("open outside", &wake_of(ui.ctx()), work) {
            Ok(request) => self.opening = Some(request),
            Err(error) => self.toasts.say(self.session.formatter.text(&error.text())),
        }
    }

    fn export_ui(&mut self, ui: &Ui) {
        if let Some(Err(error)) = self.opening.as_mut().and_then(Request::take) {
            self.toasts.say(self.session.formatter.text(&error.text()));
        }
        match self.export.show(ui.ctx()) {
            Some((words, Some(path))) => self.toasts.say_of_file(words, &path),
            Some((words, None)) => {
                let zone =
                    self.session.facts.value.as_ref().map(|facts| facts.shop.time_zone).unwrap_or_default();
                self.noted(&words, zone.local(self.session.now_in(zone)));
            }
            None => {}
        }
        let is_still = self.export.is_picturing();
        self.rooms.for_each(|room| room.keep_still(is_still));
    }
}
