//! The application: the start screen or an open shop, and what both share: commands, the overlay, the
//! appearance and saved settings.

mod files;
mod forward;
mod leaving;
mod opening;
mod overlay;
mod shop;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use eframe::{CreationContext, Frame, Storage};
use egui::{Context, Event, Id, LayerId, PointerState, Ui, ViewportCommand, gui_zoom};

use super::Start;
use super::command::{Clip, Command, CommandContext};
use super::file_dialogs::{Making, Purpose, create};
use super::keyboard::{Hold, Keyboard, follow};
use super::model::{Refusal, ShopInfo, Tab};
use super::persistence::Remembered;
use super::session::drafts::Drafts;
use super::shell::menu::MenuChoice;
use super::shell::palette::Palette;
use super::start::{StartAction, StartScreen};
use super::{theme, translate, wake_of, window_size};
use crate::tabs::rates::Panel;
use crate::widgets::{column_widths, restore_column_widths};
use domain::shop::cash_register::must_be_certified;
use engine::{Direction, sample};
use forward::Starts;
pub(super) use forward::bring_forward;
use overlay::Overlay;
use shop::ShopWindow;
use system::Recent;
use worker::Wake;

/// The window's application.
pub struct Tillbook {
    pub(super) start: Start,
    pub(super) wake: Wake,
    pub(super) remembered: Remembered,
    pub(super) recent: Recent,
    pub(super) screen: Screen,
    pub(super) overlay: Option<Overlay>,
    /// The parts of the connections that are not shown, with what is typed in them, by their names.
    other_parts: BTreeMap<&'static str, Overlay>,
    /// The part that another was chosen in, in this frame.
    left_part: Option<&'static str>,
    /// The widget that gets the focus back when the overlay or the dialog of a tab closes.
    pub(super) had_focus: Option<Id>,
    /// The widget that had the focus at the start of the last frame without a dialog.
    focused: Option<Id>,
    making: Option<Making>,
    /// The shop that was open before, kept until the next file has opened without error.
    pub(super) behind: Option<Box<ShopWindow>>,
    /// The start screen, kept until the next file has opened without error.
    pub(super) start_behind: Option<Box<StartScreen>>,
    /// Shops that are closed as soon as their cells are saved.
    pub(super) leaving: Vec<ShopWindow>,
    /// A command of the clipboard, given as soon as the keyboard is back where it acts.
    clip: Option<Clip>,
    /// A choice of the palette, carried out once the palette is gone and the keyboard is back where it was:
    /// whatever it opens could not get the keyboard before.
    due: Option<MenuChoice>,
    /// The dialog that was on top in the last frame.
    dialog: Option<LayerId>,
    /// The window is maximised once it is shown; X11 ignores the request before.
    is_too_large: bool,
    /// The window closes as soon as all cells are saved.
    pub(super) is_closing: bool,
    pub(super) drafts: Drafts,
    /// Files to import into the shop that is being created.
    pub(super) waiting: Vec<PathBuf>,
    starts: Starts,
}

pub(super) enum Screen {
    Start(Box<StartScreen>),
    Shop(Box<ShopWindow>),
}

impl Tillbook {
    /// Opens the shop of `start`, else the one opened last, else shows the start screen.
    pub fn new(cc: &CreationContext<'_>, start: Start) -> Self {
        let ctx = &cc.egui_ctx;
        theme::install(ctx);
        ctx.add_plugin(Keyboard::default());
        let (recent, drafts) = (Recent::of(&start.data), Drafts::of(&start.data));
        let remembered = Remembered::load(cc.storage, &start.locales);
        translate::set(remembered.formatter());
        ctx.set_theme(remembered.appearance);
        ctx.set_zoom_factor(remembered.zoom);
        restore_column_widths(ctx, remembered.column_widths.clone());
        // `Command::Quit` has the shortcut.
        ctx.options_mut(|options| options.quit_shortcuts.clear());
        let is_too_large = cc.winit_window().is_some_and(|window| window_size::fit(window, remembered.zoom));
        let wake = wake_of(ctx);
        let screen = Screen::Start(Box::new(StartScreen::new(&start.data, start.clock)));
        let mut app = Self {
            start,
            wake,
            remembered,
            recent,
            screen,
            overlay: None,
            other_parts: BTreeMap::new(),
            left_part: None,
            had_focus: None,
            focused: None,
            making: None,
            behind: None,
            start_behind: None,
            leaving: Vec::new(),
            clip: None,
            due: None,
            dialog: None,
            is_too_large,
            is_closing: false,
            drafts,
            waiting: Vec::new(),
            starts: Starts::default(),
        };
        app.know_recent();
        let shop = app.start.shop.clone().or_else(|| app.remembered.recent.first().cloned());
        if app.start.sample {
            app.sample();
        } else if let Some(path) = shop {
            app.open(&path);
        }
        app
    }

    pub(super) fn start_screen(&mut self) -> Option<&mut StartScreen> {
        match &mut self.screen {
            Screen::Start(start) => Some(start),
            Screen::Shop(_) => None,
        }
    }

    /// The title of the window: that of the shop, once it is open.
    fn title(&self) -> String {
        let facts = match &self.screen {
            Screen::Shop(shop) => shop.session.facts.value.as_ref(),
            Screen::Start(_) => None,
        };
        facts.map_or_else(|| "Tillbook".to_owned(), |facts| format!("{} – Tillbook", facts.shop.name))
    }

    /// Takes in answers. Shows the screen before again if a shop could not be opened.
    fn work(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        if let Some(making) = &mut self.making {
            making.since.get_or_insert(now);
        }
        if let Some(answer) = self.making.as_mut().and_then(Making::poll) {
            let making = self.making.take();
            let is_at_once = making.as_ref().is_some_and(|making| making.is_at_once(now));
            if making.as_ref().is_some_and(|making| making.is_of_new_shop) {
                // Whatever was open in the shop before.
                self.remembered.set_tab(Tab::Sales);
            }
            self.made(making.map_or(Purpose::Shop, |making| making.purpose), answer, is_at_once);
        }
        let Screen::Shop(shop) = &mut self.screen else { return };
        shop.session.attend(ctx.input(|input| input.viewport().minimized != Some(true)));
        let has_opened = shop.work_to_open(ctx.input(|input| input.time), &mut self.overlay);
        match (&shop.session.facts.value, &shop.session.facts.refusal) {
            (Some(facts), _) if has_opened => {
                ctx.send_viewport_cmd(ViewportCommand::Title(format!("{} – Tillbook", facts.shop.name)));
                // A list of recent shops that cannot be written is not an error.
                drop(self.recent.opened(shop.session.path()));
                self.know_recent();
                self.listen_for_starts();
                self.let_go_of_behind();
                self.bring_waiting();
            }
            (None, Some(refusal)) => {
                let (refusal, path) = (refusal.clone(), shop.session.path().to_owned());
                let lost = refusal.is_lost.then_some(path);
                self.not_opened(refusal, lost);
            }
            _ => {}
        }
    }

    /// Starts a file dialog or the creation of a shop, or shows why no thread could be started.
    pub(super) fn begin(&mut self, making: domain::Result<Making>) {
        match making {
            Ok(making) => {
                self.making = Some(making);
                // The next frame notes when it began.
                (self.wake)();
            }
            Err(error) => self.fail(Refusal::new(&error, self.remembered.formatter())),
        }
    }

    fn start_action(&mut self, action: StartAction) {
        match action {
            StartAction::Sample => self.sample(),
            StartAction::Choose => self.begin(Making::choose(&self.wake, Purpose::Shop)),
            StartAction::Open(path) => self.open(&path),
            StartAction::Make(new, files) => {
                self.waiting = files;
                // The form has said it.
                self.remembered.is_no_register_told |= must_be_certified(&new.shop.address.country);
                let (path, clock) = (new.path.clone(), self.start.clock);
                let making = Making::shop(&self.wake, path, move |_| create(&new, clock));
                self.begin(making.map(Making::of_new_shop));
            }
            StartAction::ChooseImports => self.begin(Making::choose(&self.wake, Purpose::Import)),
            StartAction::Back => drop(self.go_back()),
            StartAction::Restore(path, why) => self.begin_lost(&path, why),
            StartAction::GoOnWithoutLog(path) => self.go_on_without_log(path),
            StartAction::RestoreGone(path) => self.begin_gone(&path),
            StartAction::Forget(path) => self.forget(&path),
            StartAction::Join => self.open_dialog_of(Command::Join),
            StartAction::About => self.open_dialog_of(Command::About),
        }
    }

    /// Opens the sample shop, and creates it the first time.
    fn sample(&mut self) {
        let path: PathBuf = self.start.data.join("sample.tillbook");
        if path.exists() {
            self.open(&path);
        } else {
            let clock = self.start.clock;
            let make = move |path: &Path| sample::create(path, clock.now(sample::time_zone())).map(drop);
            self.begin(Making::shop(&self.wake, path, make).map(Making::of_new_shop));
        }
    }

    pub(super) fn run(&mut self, ctx: &Context, command: Command) {
        if !command.row().is_enabled(&self.situation()) {
            return;
        }
        match command {
            Command::Open => self.begin(Making::choose(&self.wake, Purpose::Shop)),
            Command::NewShop => self.ask_for_new(),
            Command::SampleShop => self.sample(),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Go(tab) => self.with_shop(|shop| shop.turn_to(tab)),
            Command::Refresh => self.with_shop(|shop| shop.session.refresh()),
            Command::Undo => self.with_shop(|shop| shop.undo_redo(Direction::Undo)),
            Command::Redo => self.with_shop(|shop| shop.undo_redo(Direction::Redo)),
            Command::Clip(clip) => self.clip = Some(clip),
            Command::Back => self.with_shop(ShopWindow::go_back),
            Command::Forward => self.with_shop(ShopWindow::go_forward),
            Command::Palette => self.begin_finding(),
            Command::FileReturn => self.with_shop(ShopWindow::begin_filing),
            Command::NewOrder => self.with_shop(|shop| shop.begin_new(Tab::Orders)),
            Command::NoTax => self.with_shop(ShopWindow::ask_reason),
            Command::IssueInvoices => self.with_shop(ShopWindow::invoice_selected),
            Command::AttachFiles => {
                if let Some(id) = self.shop_mut().and_then(ShopWindow::open_purchase) {
                    self.begin(Making::choose(&self.wake, Purpose::Attach(id)));
                }
            }
            Command::ChangeRatesFrom => self.with_shop(|shop| shop.show_rates_panel(Panel::Versions)),
            Command::TryAddress => self.with_shop(|shop| shop.show_rates_panel(Panel::Trial)),
            Command::Export => self.with_shop(|shop| shop.export(None)),
            Command::ExportAs(format) => self.with_shop(|shop| shop.export(Some(format))),
            Command::CopyChart => self.with_shop(ShopWindow::copy_chart),
            Command::Appear(appearance) => {
                self.remembered.appearance = appearance;
                ctx.set_theme(appearance);
            }
            Command::ZoomIn => gui_zoom::zoom_in(ctx),
            Command::ZoomOut => gui_zoom::zoom_out(ctx),
            Command::ZoomReset => ctx.set_zoom_factor(1.0),
            dialog => self.open_dialog_of(dialog),
        }
    }

    fn ask_for_new(&mut self) {
        self.leave();
        if let Some(start) = self.start_screen() {
            return start.ask_for_new();
        }
        let mut start = StartScreen::new(&self.start.data, self.start.clock);
        start.ask_for_new();
        self.put_behind(Screen::Start(Box::new(start)));
    }

    fn begin_finding(&mut self) {
        self.with_shop(|shop| shop.session.begin_finding());
        self.open_dialog(Palette::default());
    }

    /// Does something in the open shop, if there is one.
    fn with_shop(&mut self, act: impl FnOnce(&mut ShopWindow)) {
        if let Screen::Shop(shop) = &mut self.screen {
            act(shop);
        }
    }

    pub(super) fn shop(&self) -> Option<&ShopWindow> {
        match &self.screen {
            Screen::Shop(shop) => Some(shop),
            Screen::Start(_) => None,
        }
    }

    pub(super) fn shop_mut(&mut self) -> Option<&mut ShopWindow> {
        match &mut self.screen {
            Screen::Shop(shop) => Some(shop),
            Screen::Start(_) => None,
        }
    }

    /// Ends the tooltip of what a dialog now covers: egui keeps it for as long as the pointer rests there. The
    /// pointer is forgotten until it moves.
    fn end_tooltips(&mut self, ctx: &Context) {
        let dialog = ctx.memory(|memory| memory.top_modal_layer());
        if dialog.is_some() && dialog != self.dialog {
            ctx.input_mut(|input| input.pointer = PointerState::default());
        }
        self.dialog = dialog;
    }

    /// The tabs that the sidebar shows.
    fn tabs(&self) -> Vec<Tab> {
        let tabs = |shop: &ShopWindow| ShopInfo::tabs(shop.session.facts.value.as_ref(), shop.tab());
        self.shop().map(tabs).unwrap_or_default()
    }

    /// The facts that decide which commands are enabled.
    pub(super) fn situation(&self) -> CommandContext {
        let mut now = CommandContext { tabs: self.tabs(), ..CommandContext::default() };
        if let Some(session) = self.shop().map(|shop| &shop.session) {
            let facts = session.facts.value.as_ref();
            now.has_shop = facts.is_some() && session.locked.is_none();
            now.may_manage = facts.is_some_and(|facts| facts.may_manage);
            now.may_export = facts.is_some_and(|facts| facts.may_see_all || facts.may_report);
            now.is_shared = facts.is_some_and(|facts| facts.is_shared);
            now.may_manage_users = facts.is_some_and(|facts| facts.may_manage_users);
            now.undo = self.shop().and_then(|shop| shop.next_step(Direction::Undo));
            now.redo = self.shop().and_then(|shop| shop.next_step(Direction::Redo));
            now.can_go_back = self.shop().is_some_and(ShopWindow::can_go_back);
            now.can_go_forward = self.shop().is_some_and(ShopWindow::can_go_forward);
            now.has_chart = now.has_shop && self.shop().is_some_and(ShopWindow::has_chart);
        }
        now
    }

    /// Does what was chosen in the palette once that is gone and the keyboard is back.
    fn follow_due(&mut self, ctx: &Context, is_back_there: bool) {
        if self.due.is_some() {
            // What is typed until then is meant for what was chosen.
            follow(ctx, Hold::Everything);
            ctx.request_repaint();
            let is_covered = ctx.memory(|memory| memory.top_modal_layer().is_some());
            if let Some(chosen) = self.due.take_if(|_| is_back_there && !is_covered) {
                self.chosen(ctx, chosen);
            }
        }
    }
}

impl eframe::App for Tillbook {
    fn logic(&mut self, ctx: &Context, _frame: &mut Frame) {
        self.come_forward(ctx);
        self.work(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        let ctx = ui.ctx().clone();
        translate::set(self.remembered.formatter());
        self.note_focus(&ctx);
        // Screen readers take the name of the window from the tree, not from its title.
        let title = self.title();
        ctx.accesskit_node_builder(egui::accesskit_root_id(), |node| node.set_label(title));
        if std::mem::take(&mut self.is_too_large) {
            ctx.send_viewport_cmd(ViewportCommand::Maximized(true));
        }
        if let Some(command) = Command::pressed(&ctx, &self.tabs()) {
            self.run(&ctx, command);
        }
        let now = self.situation();
        if now.has_shop && self.overlay.is_none() && std::mem::take(&mut self.start.new_order) {
            self.run(&ctx, Command::NewOrder);
        }
        self.take_drops(&ctx);
        let is_busy = self.making.is_some();
        let mut action = None;
        let chosen = match &mut self.screen {
            Screen::Shop(shop) => shop.show(ui, &self.remembered, &now),
            Screen::Start(start) => {
                action = start.show(ui, &mut self.remembered, is_busy);
                None
            }
        };
        let is_back = ctx.input(|input| input.events.contains(&Event::WindowFocused(true)));
        if is_back {
            self.listen_for_starts();
        }
        if let Screen::Shop(shop) = &mut self.screen {
            self.remembered.set_tab(shop.tab());
            self.remembered.set_rates_sort(shop.session.shown.sort);
            self.remembered.all_rate_columns = shop.rooms.rates.shows_all;
            self.remembered.set_column_widths(&column_widths(&ctx));
            self.remembered.is_no_register_told |= shop.is_no_register_told();
            if let Some(facts) = &shop.session.facts.value {
                self.remembered.begins_use(facts.today);
            }
            if is_back && shop.session.facts.value.is_some() {
                shop.session.ask_facts();
                shop.session.look_for_changes();
            }
            // Sends in the same frame the requests that a click needs.
            shop.work(ctx.input(|input| input.time), &mut self.overlay);
        }
        self.see_to_typed(&ctx);
        self.remembered.zoom = ctx.zoom_factor();
        self.overlay_ui(&ctx);
        if let Some(chosen) = chosen {
            self.chosen(&ctx, chosen);
        }
        if let Some(action) = action {
            self.start_action(action);
        }
        self.end_tooltips(&ctx);
        let is_back_there = self.overlay.is_none() && self.had_focus.is_none();
        if let Some(clip) = self.clip.take_if(|_| is_back_there) {
            ctx.send_viewport_cmd(clip.request());
        }
        self.follow_due(&ctx, is_back_there);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.leave();
        self.keep_typed();
    }

    fn save(&mut self, storage: &mut dyn Storage) {
        self.remembered.save(storage);
    }

    fn persist_egui_memory(&self) -> bool {
        // The state of pop-ups and scroll areas is not kept between runs.
        false
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
