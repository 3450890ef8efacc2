//! The application: the first start or an open shop, and what holds for both, such as commands, the
//! appearance and what is remembered.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::{CreationContext, Frame, Storage};
use egui::{Context, Event, Ui, ViewportCommand, gui_zoom};

use super::Start;
use super::command::Command;
use super::desk::Desk;
use super::maker::{Making, NewShop};
use super::model::Refusal;
use super::remember::{Appearance, Remembered};
use super::shell::Chosen;
use super::shop::ShopWindow;
use super::start::{StartScreen, Wish};
use super::tabs::Tab;
use super::theme;
use crate::system::Recent;
use crate::worker::Wake;

/// The window's application.
pub struct Tillbook {
    start: Start,
    wake: Wake,
    remembered: Remembered,
    recent: Recent,
    screen: Screen,
    /// A file that is being chosen or made.
    making: Option<Making>,
}

enum Screen {
    Start(Box<StartScreen>),
    Shop(Box<ShopWindow>),
}

impl Tillbook {
    /// Opens the shop it is given, else the one of last time, else asks where the books start.
    pub fn new(cc: &CreationContext<'_>, start: Start) -> Self {
        let ctx = &cc.egui_ctx;
        theme::install(ctx);
        let recent = Recent::of(&start.data);
        let mut remembered = Remembered::load(cc.storage);
        remembered.recent = recent.shops();
        ctx.set_theme(remembered.appearance.preference());
        ctx.set_zoom_factor(remembered.zoom);
        // Closing goes through our own command.
        ctx.options_mut(|options| options.quit_shortcuts.clear());
        let waker = ctx.clone();
        let wake: Wake = Arc::new(move || waker.request_repaint());
        let shop = start.shop.clone().or_else(|| remembered.recent.first().cloned());
        let screen = Screen::Start(Box::new(StartScreen::new(&start.data)));
        let mut app = Self { start, wake, remembered, recent, screen, making: None };
        if let Some(path) = shop {
            app.open(&path);
        }
        app
    }

    fn open(&mut self, path: &Path) {
        self.leave();
        let tab = self.remembered.tab();
        match Desk::open(path, self.start.user.clone(), self.start.clock, &self.wake) {
            Ok(desk) => {
                let mut shop = ShopWindow::new(desk, tab);
                shop.arrange(&self.remembered.grid);
                self.screen = Screen::Shop(Box::new(shop));
            }
            Err(error) => self.fail(Refusal::from(&error)),
        }
    }

    /// The shop that is open gives way; its worker finishes what it was given to write.
    fn leave(&mut self) {
        if let Screen::Shop(shop) = &mut self.screen {
            shop.leave();
        }
    }

    /// Back to the first start, with why.
    fn fail(&mut self, refusal: Refusal) {
        match &mut self.screen {
            Screen::Start(start) => start.refused(refusal),
            Screen::Shop(_) => {
                let mut start = StartScreen::new(&self.start.data);
                start.refused(refusal);
                self.screen = Screen::Start(Box::new(start));
            }
        }
    }

    fn work(&mut self, ctx: &Context) {
        if let Some(answer) = self.making.as_ref().and_then(Making::poll) {
            self.making = None;
            match answer {
                Ok(Some(path)) => self.open(&path),
                Ok(None) => {}
                Err(refusal) => self.fail(refusal),
            }
        }
        let Screen::Shop(shop) = &mut self.screen else { return };
        shop.work();
        let has_opened = shop.has_opened();
        match (&shop.desk.facts.value, &shop.desk.facts.refusal) {
            (Some(facts), _) if has_opened => {
                ctx.send_viewport_cmd(ViewportCommand::Title(format!("{} – Tillbook", facts.shop.name)));
                // A list that cannot be written is only not remembered.
                drop(self.recent.opened(shop.desk.path()));
                self.remembered.recent = self.recent.shops();
            }
            (None, Some(refusal)) => {
                let refusal = refusal.clone();
                drop(self.recent.forget(shop.desk.path()));
                self.remembered.recent = self.recent.shops();
                self.fail(refusal);
            }
            _ => {}
        }
    }

    fn begin(&mut self, making: crate::domain::Result<Making>) {
        match making {
            Ok(making) => self.making = Some(making),
            Err(error) => self.fail(Refusal::from(&error)),
        }
    }

    fn wish(&mut self, wish: Wish) {
        match wish {
            Wish::Sample => self.sample(),
            Wish::Choose => self.begin(Making::choose_file(&self.wake)),
            Wish::Open(path) => self.open(&path),
            Wish::Make(new) => self.make(new),
        }
    }

    fn make(&mut self, new: NewShop) {
        self.begin(Making::new_shop(&self.wake, new, self.start.clock));
    }

    /// The sample shop: made the first time, then the same again.
    fn sample(&mut self) {
        let path: PathBuf = self.start.data.join("sample.tillbook");
        if path.exists() {
            self.open(&path);
        } else {
            self.begin(Making::sample_shop(&self.wake, path, self.start.clock));
        }
    }

    fn chosen(&mut self, ctx: &Context, chosen: Chosen) {
        match chosen {
            Chosen::Command(command) => self.run(ctx, command),
            Chosen::Recent(path) => self.open(&path),
            Chosen::Appearance(appearance) => self.appear(ctx, appearance),
        }
    }

    fn appear(&mut self, ctx: &Context, appearance: Appearance) {
        self.remembered.appearance = appearance;
        ctx.set_theme(appearance.preference());
    }

    fn run(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Open => self.begin(Making::choose_file(&self.wake)),
            Command::NewShop => self.ask_for_new(),
            Command::SampleShop => self.sample(),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            Command::Go(tab) => self.go(tab),
            Command::Refresh => {
                if let Screen::Shop(shop) = &mut self.screen {
                    shop.desk.refresh();
                }
            }
            Command::ZoomIn => gui_zoom::zoom_in(ctx),
            Command::ZoomOut => gui_zoom::zoom_out(ctx),
            Command::ZoomReset => ctx.set_zoom_factor(1.0),
        }
    }

    fn ask_for_new(&mut self) {
        self.leave();
        match &mut self.screen {
            Screen::Start(start) => start.ask_for_new(),
            Screen::Shop(shop) => {
                let start = StartScreen::from_shop(&self.start.data, shop.desk.path());
                self.screen = Screen::Start(Box::new(start));
            }
        }
    }

    fn go(&mut self, tab: Tab) {
        if let Screen::Shop(shop) = &mut self.screen {
            shop.go(tab);
        }
    }
}

impl eframe::App for Tillbook {
    fn logic(&mut self, ctx: &Context, _frame: &mut Frame) {
        self.work(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        let ctx = ui.ctx().clone();
        if let Some(command) = Command::pressed(&ctx) {
            self.run(&ctx, command);
        }
        let is_busy = self.making.is_some();
        let mut wish = None;
        let chosen = match &mut self.screen {
            Screen::Shop(shop) => shop.show(ui, &self.remembered),
            Screen::Start(start) => {
                wish = start.show(ui, &self.remembered, is_busy);
                None
            }
        };
        let is_back = ctx.input(|input| input.events.contains(&Event::WindowFocused(true)));
        if let Screen::Shop(shop) = &mut self.screen {
            self.remembered.set_tab(shop.tab());
            self.remembered.grid = shop.grid_layout();
            if is_back {
                shop.desk.look_for_changes();
            }
            // What a click needs is asked in the same frame.
            shop.work();
        }
        self.remembered.zoom = ctx.zoom_factor();
        if let Some(chosen) = chosen {
            self.chosen(&ctx, chosen);
        }
        if let Some(wish) = wish {
            self.wish(wish);
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.leave();
    }

    fn save(&mut self, storage: &mut dyn Storage) {
        self.remembered.save(storage);
    }

    fn persist_egui_memory(&self) -> bool {
        // Popups and scroll offsets of last time are nothing to begin with.
        false
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}
