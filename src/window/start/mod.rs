//! The start screen: open the sample shop, create a shop, or open a file.

mod form;
mod shops;

use std::path::{Path, PathBuf};

use egui::{
    Align, CentralPanel, CornerRadius, Frame, Layout, Margin, Panel, Rect, Role, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use egui_material_icons::icons::{ICON_FOLDER_OPEN, ICON_NOTE_ADD, ICON_STOREFRONT};

use crate::model::{Refusal, ShopToMake};
use crate::persistence::Remembered;
use crate::theme::{self, FontStyle, Icon, SIDEBAR_START, STACKED, radius, stroke, text};
use crate::translate::tr;
use crate::widgets::{
    self, Button, Kind, drop_area, entered, field, focus_ring, form_heading, icon_at, key_hint, mark, points,
};
use domain::label;
use system::Clock;

use form::NewShopForm;

#[derive(Debug, Clone)]
pub(crate) enum StartAction {
    Sample,
    /// Opens the desktop's dialog for a shop file.
    Choose,
    Open(PathBuf),
    /// Creates a shop, and then imports the files.
    Make(Box<ShopToMake>, Vec<PathBuf>),
    /// Opens the desktop's dialog for files to import into a new shop.
    ChooseImports,
    /// Opens the backups of a shop that cannot be opened, with the reason.
    Restore(PathBuf, String),
    /// Opens a shop that has lost its log, without it.
    GoOnWithoutLog(PathBuf),
    /// Opens the backups of a shop whose file does not exist.
    RestoreGone(PathBuf),
    /// Removes a shop whose file does not exist from the list.
    Forget(PathBuf),
    /// Goes back to the shop that was open before.
    Back,
    /// Opens the form that joins a shop of other devices.
    Join,
    About,
}

pub(crate) struct StartScreen {
    folder: PathBuf,
    clock: Clock,
    form: Option<NewShopForm>,
    typed: String,
    refusal: Option<Refusal>,
    /// The shop that could not be opened, where backups of it may be offered.
    lost: Option<PathBuf>,
    /// The refusal was not scrolled into view yet.
    is_unseen: bool,
    has_focus: bool,
    /// Height of the contents in the last frame, in points.
    tall: f32,
    /// Files to import once the shop is created.
    pub(crate) waiting: Vec<PathBuf>,
}

const WIDTH: f32 = 728.0;
/// The icon of each way to start, its heading, a sentence and its keys.
const CARDS: [(Icon, &str, &str, &str); 3] = [
    (
        ICON_STOREFRONT,
        label!("Try the sample shop"),
        label!("A gift shop with lifelike orders, ready to look around in."),
        label!("Enter"),
    ),
    (
        ICON_NOTE_ADD,
        label!("Start a new shop"),
        label!("Its country and its name. One minute."),
        label!("Ctrl N"),
    ),
    (
        ICON_FOLDER_OPEN,
        label!("Open a shop file"),
        label!("A .tillbook file from this or another computer."),
        label!("Ctrl O"),
    ),
];
const EXPORTS: &str = label!(
    "Drop its export here: orders, sales lines, products or tax rates as CSV or XLSX, orders or books as JSON."
);

impl StartScreen {
    /// Proposes this folder for new shops, and the tax rates of the clock's day.
    pub(crate) fn new(folder: &Path, clock: Clock) -> Self {
        Self {
            folder: folder.to_owned(),
            clock,
            form: None,
            typed: String::new(),
            refusal: None,
            lost: None,
            is_unseen: false,
            has_focus: false,
            tall: 0.0,
            waiting: Vec::new(),
        }
    }

    /// Shows why something could not be opened or created; backups of a shop that is `lost` are offered.
    pub(crate) fn refused(&mut self, refusal: Refusal, lost: Option<PathBuf>) {
        self.has_focus &= lost.is_none();
        (self.refusal, self.lost, self.is_unseen) = (Some(refusal), lost, true);
    }

    /// Removes the refusal, since something else is being opened.
    pub(crate) fn tries_again(&mut self) {
        (self.refusal, self.lost) = (None, None);
    }

    pub(crate) fn ask_for_new(&mut self) {
        self.form = Some(NewShopForm::new(&self.folder, self.clock));
    }

    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        remembered: &mut Remembered,
        is_busy: bool,
    ) -> Option<StartAction> {
        let tokens = theme::of(ui);
        let frame = Frame::NONE.fill(tokens.sidebar);
        let mut about = None;
        if ui.content_rect().width() >= STACKED {
            let sidebar = Panel::left("start-sidebar").exact_size(SIDEBAR_START).resizable(false);
            let shown = sidebar.show_separator_line(false).frame(frame).show(ui, poster);
            about = shown.inner.then_some(StartAction::About);
        }
        let page = Frame::NONE.fill(tokens.bg).inner_margin(Margin::symmetric(24, 24));
        CentralPanel::default()
            .frame(page)
            .show(ui, |ui| {
                ScrollArea::vertical()
                    .auto_shrink(false)
                    .show(ui, |ui| self.page(ui, remembered, is_busy))
                    .inner
            })
            .inner
            .or(about)
    }

    fn page(&mut self, ui: &mut Ui, remembered: &mut Remembered, is_busy: bool) -> Option<StartAction> {
        // Leaves room for the scroll bar.
        let most = ui.available_width() - 10.0;
        let width = most.min(WIDTH);
        let left = ((ui.available_width() - width) / 2.0).min(most - width).max(0.0);
        let room = ui.available_height();
        let headroom = ((room - 520.0) / 2.0).min(room - self.tall).max(0.0);
        ui.add_space(headroom);
        let top = ui.cursor().top();
        if ui.content_rect().width() < STACKED {
            small_mark(ui);
        }
        let shown = ui.horizontal_top(|ui| {
            ui.add_space(left);
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.add_enabled_ui(!is_busy, |ui| match &mut self.form {
                    Some(form) => form.show(ui, remembered, &mut self.refusal, &self.waiting),
                    // Not the form of a new shop, which remembers where the keyboard was in it.
                    None => {
                        ui.push_id("choices", |ui| widgets::form(ui, |ui| self.choices(ui, remembered))).inner
                    }
                })
                .inner
            })
            .inner
        });
        let tall = shown.response.rect.bottom() - top;
        if (tall - self.tall).abs() > 0.5 {
            // The contents are centred vertically once their height is known.
            self.tall = tall;
            ui.ctx().request_repaint();
        }
        if matches!(shown.inner, Some(StartAction::Back)) {
            (self.form, self.refusal, self.has_focus) = (None, None, false);
            self.waiting.clear();
        }
        shown.inner
    }

    fn choices(&mut self, ui: &mut Ui, remembered: &Remembered) -> Option<StartAction> {
        let tokens = theme::of(ui);
        ui.label(text(tr!("How would you like to start?"), FontStyle::Title, tokens.text));
        ui.label(text(tr!("You can change everything later."), FontStyle::Body, tokens.text2));
        let mut action = self.refusal_ui(ui);
        ui.add_space(12.0);
        let gap = 16.0;
        let columns = if ui.available_width() >= 560.0 { 3.0 } else { 1.0 };
        let wide = (ui.available_width() - gap * (columns - 1.0)) / columns;
        let words = CARDS.iter().map(|(_, heading, sentence, _)| {
            tall(ui, tr(heading), FontStyle::Heading, wide) + tall(ui, tr(sentence), FontStyle::Body, wide)
        });
        let size = vec2(wide, 120.0 + words.fold(56.0, f32::max));
        let layout =
            if columns > 1.0 { Layout::left_to_right(Align::Min) } else { Layout::top_down(Align::Min) };
        let mut picked = None;
        ui.with_layout(layout, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(gap);
            ui.set_max_height(if columns > 1.0 { size.y } else { size.y * 3.0 + gap * 2.0 });
            for (at, (icon, heading, sentence, key)) in CARDS.into_iter().enumerate() {
                let response = choice(ui, size, icon, tr(heading), tr(sentence), key, at == 0);
                if at == 0 && !self.has_focus {
                    response.request_focus();
                    self.has_focus = true;
                }
                if response.clicked() {
                    picked = Some(at);
                }
            }
        });
        match picked {
            Some(0) => action = Some(StartAction::Sample),
            Some(1) => self.ask_for_new(),
            Some(_) => action = Some(StartAction::Choose),
            None => {}
        }
        ui.add_space(16.0);
        let (heading, words) = (tr!("Coming from another shop system?"), tr(EXPORTS));
        if drop_area(ui, heading, words, tr!("Choose files")) {
            action = Some(StartAction::ChooseImports);
        }
        ui.add_space(16.0);
        action = action.or(self.typed_path(ui)).or(join(ui));
        if !ui.is_enabled() {
            ui.label(text(tr!("One moment…"), FontStyle::Body, tokens.text2));
        }
        ui.add_space(16.0);
        action.or(shops::recent(ui, remembered))
    }

    /// A text field for a path, since a desktop may have no file dialog.
    fn typed_path(&mut self, ui: &mut Ui) -> Option<StartAction> {
        form_heading(ui, tr!("Or enter a path"));
        ui.horizontal(|ui| {
            let open = Button::new(tr!("Open")).enabled(!self.typed.trim().is_empty());
            let width = ui.available_width() - open.width(ui) - ui.spacing().item_spacing.x;
            let response = field(ui, tr!("Path of a shop file"), &mut self.typed, width, false);
            let is_entered = entered(ui, &response);
            let is_clicked = open.show(ui).clicked();
            let is_wanted = (is_entered || is_clicked) && !self.typed.trim().is_empty();
            is_wanted.then(|| StartAction::Open(PathBuf::from(self.typed.trim())))
        })
        .inner
    }
}

fn join(ui: &mut Ui) -> Option<StartAction> {
    ui.horizontal(|ui| {
        let words = tr!("Is the shop on another computer of yours?");
        ui.label(text(words, FontStyle::Body, theme::of(ui).text2));
        Button::new(tr!("Join a shop")).kind(Kind::Quiet).show(ui).clicked().then_some(StartAction::Join)
    })
    .inner
}

/// The height of a text in a card of this width, in points.
fn tall(ui: &Ui, words: &str, kind: FontStyle, wide: f32) -> f32 {
    let galley = ui.painter().layout(words.to_owned(), kind.font(), theme::of(ui).text, wide - 40.0);
    points(galley.rows.len(), kind.line())
}

fn choice(
    ui: &mut Ui,
    size: Vec2,
    icon: Icon,
    heading: &str,
    sentence: &str,
    key: &str,
    is_first: bool,
) -> egui::Response {
    let tokens = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), heading));
    let ground = if response.hovered() { tokens.hover } else { tokens.card };
    let line = Stroke::new(stroke::HAIRLINE, tokens.line);
    ui.painter().rect(rect, CornerRadius::same(radius::CARD), ground, line, StrokeKind::Inside);
    let tile = Rect::from_min_size(rect.min + vec2(20.0, 20.0), Vec2::splat(40.0));
    let (fill, ink) =
        if is_first { (tokens.accent, tokens.on_accent) } else { (tokens.accent_soft, tokens.accent) };
    ui.painter().rect_filled(tile, CornerRadius::same(radius::CARD), fill);
    icon_at(ui, tile.center(), icon, 20.0, ink);
    let inner =
        Rect::from_min_max(pos2(rect.left() + 20.0, tile.bottom() + 12.0), rect.max - vec2(20.0, 12.0));
    let mut words = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)));
    words.spacing_mut().item_spacing.y = 4.0;
    words.label(text(heading, FontStyle::Heading, tokens.text));
    words.label(text(sentence, FontStyle::Body, tokens.text2));
    // Enter activates a card only while it has the focus.
    if key != "Enter" || response.has_focus() {
        key_hint(ui, pos2(rect.left() + 20.0, rect.bottom() - 30.0), tr(key));
    }
    focus_ring(ui, &response);
    response
}

/// The logo, in a window too narrow for the sidebar.
fn small_mark(ui: &mut Ui) {
    let tokens = theme::of(ui);
    let (square, _) = ui.allocate_exact_size(Vec2::splat(40.0), Sense::hover());
    mark(ui.painter(), square, tokens.sidebar, tokens.mark);
    ui.add_space(16.0);
}

/// Draws the sidebar; true when the link to the licences was clicked.
fn poster(ui: &mut Ui) -> bool {
    let tokens = theme::of(ui);
    let room = ui.max_rect();
    ui.allocate_rect(room, Sense::hover());
    let square = Rect::from_min_size(room.min + vec2(40.0, 40.0), Vec2::splat(40.0));
    mark(ui.painter(), square, tokens.mark, tokens.sidebar);
    let name = pos2(square.right() + 12.0, square.center().y);
    ui.painter().text(
        name,
        egui::Align2::LEFT_CENTER,
        "Tillbook",
        FontStyle::Title.font(),
        tokens.sidebar_text,
    );
    bars(
        ui,
        Rect::from_min_size(
            pos2(room.left() + 40.0, room.center().y - 130.0),
            vec2(room.width() - 80.0, 120.0),
        ),
    );
    let words =
        Rect::from_min_max(pos2(room.left() + 40.0, room.center().y + 22.0), room.max - vec2(40.0, 60.0));
    let mut words = ui.new_child(UiBuilder::new().max_rect(words));
    words.label(text(
        tr!("Your shop’s books, on your own computer."),
        FontStyle::Display,
        tokens.sidebar_text,
    ));
    let more = tr!("Sales, taxes and orders in one file that you keep. No account, no server.");
    let small = egui::FontId::proportional(15.0);
    words.label(text(more, FontStyle::Heading, tokens.sidebar_faint).font(small));
    let version = Rect::from_min_max(
        pos2(room.left() + 40.0, room.bottom() - 60.0),
        pos2(room.right(), room.bottom() - 36.0),
    );
    let mut foot = ui.new_child(UiBuilder::new().max_rect(version));
    foot.horizontal(|ui| {
        let version = tr!("Version {number}", number = env!("CARGO_PKG_VERSION"));
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(text(format!("{version} ·"), FontStyle::Small, tokens.sidebar_faint));
        let link = ui.link(text(tr!("Open source licences"), FontStyle::Small, tokens.sidebar_faint));
        if link.has_focus() {
            let ring = Stroke::new(stroke::FOCUS, tokens.mark);
            ui.painter().rect_stroke(link.rect.expand(2.0), radius::SMALL, ring, StrokeKind::Outside);
        }
        link.clicked()
    })
    .inner
}

fn bars(ui: &Ui, room: Rect) {
    let tokens = theme::of(ui);
    let shares = [0.35, 0.54, 0.42, 0.68, 0.6, 0.83, 0.75, 1.0, 0.63, 0.77, 0.91, 0.72];
    let step = room.width() / 12.0;
    let mut left = room.left();
    for share in shares {
        let top = room.bottom() - room.height() * share * 0.8;
        let bar = Rect::from_min_max(pos2(left, top), pos2(left + step * 0.67, room.bottom()));
        let fill = if share < 1.0 { tokens.sidebar_active } else { tokens.mark };
        ui.painter().rect_filled(bar, CornerRadius::ZERO, fill);
        left += step;
    }
    ui.painter().hline(room.x_range(), room.bottom(), Stroke::new(1.0, tokens.sidebar_faint));
}
