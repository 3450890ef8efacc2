//! The Top sellers tab: the best sellers of a range, with their part of the net sales as a bar.

use egui::{CornerRadius, Key, Label, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_material_icons::icons::ICON_LEADERBOARD;

use crate::ui::model::{Known, SellerRow, SellersView};
use crate::ui::theme::{self, Type, height, space, text};
use crate::ui::widgets::{
    Mood, Notice, Side, card, elided, field, hairline, loading, loading_line, notice, refusal,
};

use super::period::{PeriodChoice, period_ui};
use super::{Action, Tab, header};

/// What the tab keeps between frames.
#[derive(Debug, Default)]
pub(crate) struct SellersState {
    /// The limit as it is being typed.
    typed: Option<String>,
}

const HEAD: f32 = 36.0;
const FOOT: f32 = 40.0;
const BAR: f32 = 136.0;

/// Draws the tab.
pub(crate) fn sellers_ui(
    ui: &mut Ui,
    known: &Known<SellersView>,
    period: &mut PeriodChoice,
    limit: u64,
    state: &mut SellersState,
) -> Option<Action> {
    let view = known.value.as_ref();
    let days = view.map(|view| view.days);
    let range = view.map_or("", |view| view.range.as_str());
    let (mut chosen, mut limited) = (None, None);
    let choose = |ui: &mut Ui| chosen = period_ui(ui, period, days, range).map(Action::Period);
    header(ui, Tab::TopSellers.name(), choose, |ui| limited = limit_ui(ui, limit, state));
    let action = chosen.or(limited);
    let mut room = ui.available_rect_before_wrap();
    room.max.y -= space::L;
    ui.allocate_rect(room, Sense::hover());
    let mut inner = ui.new_child(UiBuilder::new().max_rect(room.shrink(space::L)));
    if let Some(problem) = &known.refusal {
        card(ui, room);
        refusal(&mut inner, "The top sellers cannot be shown", problem);
        return action;
    }
    let Some(view) = view else {
        card(ui, room);
        loading(ui, room);
        return action;
    };
    if view.rows.is_empty() {
        card(ui, room);
        let sentence = "Products appear here as soon as these days have orders. Choose other days above.";
        let content = Notice {
            icon: ICON_LEADERBOARD,
            mood: Mood::Inviting,
            heading: "Nothing sold in these days",
            sentence,
            code: None,
        };
        notice(&mut inner, &content);
    } else {
        table(ui, room, view);
    }
    if known.is_waiting {
        loading_line(ui, room);
    }
    action
}

/// How many are shown; an Enter or leaving the field asks for them.
fn limit_ui(ui: &mut Ui, limit: u64, state: &mut SellersState) -> Option<Action> {
    let tokens = theme::of(ui);
    let mut typed = state.typed.clone().unwrap_or_else(|| limit.to_string());
    let number =
        |typed: &str| typed.trim().parse::<u64>().ok().filter(|number| (1..=10_000).contains(number));
    let is_refused = number(&typed).is_none();
    let response = field(ui, "How many products to show", &mut typed, 64.0, is_refused);
    ui.add(Label::new(text("Show", Type::Body, tokens.text2)).selectable(false));
    let is_over =
        response.lost_focus() || (response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter)));
    let action = (is_over && state.typed.is_some()).then(|| number(&typed)).flatten().map(Action::Limit);
    state.typed = if is_over { None } else { response.has_focus().then_some(typed) };
    action
}

/// Where the columns stand in a row.
struct Columns {
    rank: Rect,
    title: Rect,
    quantity: Rect,
    net_sales: Rect,
    bar: Rect,
    share: Rect,
}

impl Columns {
    fn of(row: Rect) -> Self {
        let between =
            |left: f32, right: f32| Rect::from_min_max(pos2(left, row.top()), pos2(right, row.bottom()));
        let right = row.right() - space::L;
        let share = between(right - 60.0, right);
        let bar = between(share.left() - 16.0 - BAR, share.left() - 16.0);
        let net_sales = between(bar.left() - 34.0 - 110.0, bar.left() - 34.0);
        let quantity = between(net_sales.left() - 20.0 - 80.0, net_sales.left() - 20.0);
        let rank = between(row.left() + 8.0, row.left() + 46.0);
        let title = between(row.left() + 66.0, quantity.left() - 16.0);
        Self { rank, title, quantity, net_sales, bar, share }
    }
}

fn table(ui: &mut Ui, room: Rect, view: &SellersView) {
    let count = f32::from(u16::try_from(view.rows.len()).unwrap_or(u16::MAX));
    let needed = HEAD + FOOT + count * height::SELLER_ROW;
    let sheet = Rect::from_min_size(room.min, vec2(room.width(), needed.min(room.height())));
    let tokens = theme::of(ui);
    card(ui, sheet);
    let (head, rest) = sheet.split_top_bottom_at_y(sheet.top() + HEAD);
    let (body, foot) = rest.split_top_bottom_at_y(rest.bottom() - FOOT);
    let at = Columns::of(head);
    let name = |rect: Rect, side: Side, text: &str| elided(ui, rect, side, text, Type::Head, tokens.text2);
    name(at.rank, Side::Right, "Rank");
    name(at.title, Side::Left, "Product");
    name(at.quantity, Side::Right, "Quantity");
    name(at.net_sales, Side::Right, &format!("Net sales {}", view.sign));
    name(
        Rect::from_min_max(at.bar.min, pos2(at.share.right(), head.bottom())),
        Side::Left,
        "Share of net sales",
    );
    let mut rows = ui.new_child(UiBuilder::new().max_rect(body));
    rows.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("sellers").auto_shrink(false).show_rows(
        &mut rows,
        height::SELLER_ROW,
        view.rows.len(),
        |ui, range| {
            for seller in view.rows.iter().skip(range.start).take(range.len()) {
                seller_row(ui, sheet, seller);
            }
        },
    );
    let at = Columns::of(foot);
    hairline(ui, foot, foot.top());
    elided(ui, at.title, Side::Left, &view.footer, Type::Body, tokens.text2);
    elided(ui, at.quantity, Side::Right, &view.quantity, Type::Strong, tokens.text);
    elided(ui, at.net_sales, Side::Right, &view.net_sales, Type::Strong, tokens.text);
    elided(ui, at.share, Side::Right, &view.share, Type::Body, tokens.text2);
}

fn seller_row(ui: &mut Ui, sheet: Rect, seller: &SellerRow) {
    let tokens = theme::of(ui);
    let (row, response) = ui.allocate_exact_size(vec2(sheet.width(), height::SELLER_ROW), Sense::hover());
    let spoken =
        format!("{} {}, {} sold, net sales {}", seller.rank, seller.title, seller.quantity, seller.net_sales);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    if response.hovered() {
        ui.painter().rect_filled(row.shrink2(vec2(1.0, 0.0)), CornerRadius::ZERO, tokens.hover);
    }
    hairline(ui, row, row.top());
    let at = Columns::of(row);
    let is_first = matches!(seller.rank.as_str(), "1" | "2" | "3");
    let (kind, ink) = if is_first { (Type::Chosen, tokens.text) } else { (Type::Body, tokens.text2) };
    elided(ui, at.rank, Side::Right, &seller.rank, kind, ink);
    elided(ui, at.title, Side::Left, &seller.title, Type::Strong, tokens.text);
    elided(ui, at.quantity, Side::Right, &seller.quantity, Type::Chosen, tokens.text);
    elided(ui, at.net_sales, Side::Right, &seller.net_sales, Type::Body, tokens.text);
    elided(ui, at.share, Side::Right, &seller.share, Type::Body, tokens.text2);
    let track = Rect::from_center_size(at.bar.center(), vec2(BAR, 8.0));
    let corner = CornerRadius::same(4);
    let ground = if response.hovered() { tokens.line } else { tokens.hover };
    ui.painter().rect_filled(track, corner, ground);
    if seller.bar > 0.0 {
        let [net, ..] = tokens.series;
        let width = (BAR * seller.bar).max(8.0);
        ui.painter().rect_filled(Rect::from_min_size(track.min, vec2(width, 8.0)), corner, net);
    }
    if seller.is_cut(at.title.width()) {
        response.on_hover_text(&seller.title);
    }
}

impl SellerRow {
    /// Whether the title may not have fitted; a guess is enough for a tooltip.
    fn is_cut(&self, width: f32) -> bool {
        let letters = f32::from(u16::try_from(self.title.chars().count()).unwrap_or(u16::MAX));
        letters * 6.0 > width
    }
}
