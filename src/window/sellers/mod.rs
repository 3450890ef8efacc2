//! The Top sellers tab: the best sellers of a range, with their share of the net sales as a bar.

mod view;

use egui::{CornerRadius, Key, Label, Rect, Role, Sense, Shape, Stroke, Ui, pos2, vec2};
use egui_material_icons::icons::{ICON_LEADERBOARD, ICON_SWAP_VERT};

use crate::model::{ExportSubject, Loadable, Tab};
use crate::report::controls::{LabelLength, compare_ui, export_ui, paint_change};
use crate::report::words::grouping_words;
use crate::report::{NoSales, Report};
use crate::room::{Room, Shop};
use crate::session::{Reading, ShopSession};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, height, text};
use crate::translate::{dates, tr};
use crate::widgets::{
    Button, Column, Dropdown, Row, Side, Sorting, Table, card_in, choice_entry, columns_of, field, points,
};
use domain::error::Result;
use domain::label;
use domain::report::{DEFAULT_LIMIT, SellerLine, SellerRank};
use domain::table::Kind;
use domain::time::period::ReportRange;
use engine::{ComparedRange, Listing, SELLER_COLUMNS};

use view::SellersView;

/// The tab, with what is chosen in it.
#[derive(Debug)]
pub(crate) struct Sellers {
    limit: u64,
    rank: SellerRank,
    /// The text of the field for another limit, while it is edited or invalid.
    typed: Option<String>,
}

impl Default for Sellers {
    fn default() -> Self {
        Self { limit: DEFAULT_LIMIT, rank: SellerRank::default(), typed: None }
    }
}

/// The window width from which the comparison shows its whole text.
const WIDE: f32 = 1560.0;
/// The widths in points that the comparison takes, and that it takes together with the limit.
const COMPARISON: f32 = 210.0;
const BESIDE: f32 = 310.0;
/// The width below which a row shows only rank, product and figures.
const LEAST: f32 = 480.0;
/// The width from which there is room for the bars.
const BAR: f32 = 640.0;
const HEAD: f32 = 36.0;
const FOOT: f32 = 40.0;
/// The width in points from which bars and trends grow with the window.
const WIDEST: f32 = 1100.0;
const TREND: egui::Vec2 = vec2(120.0, 24.0);
/// The limits that are offered; any other up to `MOST` can be typed.
const LIMITS: [u64; 4] = [12, 25, 50, 100];
const MOST: u64 = 10_000;

impl Room for Sellers {
    type Query = (u64, ComparedRange, SellerRank, u64);
    type View = SellersView;
    const TAB: Tab = Tab::TopSellers;

    fn query(&self, session: &ShopSession) -> Self::Query {
        (session.refreshed, session.range_wanted(), self.rank, self.limit)
    }

    fn read((_, of, rank, limit): &Self::Query, from: &Reading<'_>) -> Result<SellersView> {
        SellersView::read(from, of, *rank, *limit)
    }

    fn draw(&mut self, ui: &mut Ui, known: &Loadable<SellersView>, shop: Shop<'_>) -> Option<Action> {
        self.show(ui, known, shop)
    }

    fn status(view: &SellersView) -> Option<String> {
        Some(view.shown())
    }

    fn exports(&self, view: Option<&SellersView>, session: &ShopSession) -> (Vec<ExportSubject>, usize) {
        let about = view.map_or_else(
            || tr!("The best sellers of the range that is chosen.").to_owned(),
            |view| format!("{}, {}.", dates().range(&view.report.range), view.shown()),
        );
        let of = session.range_wanted();
        let listing = Listing::TopSellers { of, rank: self.rank, limit: self.limit };
        Self::exported(view, (listing, "top-sellers", about))
    }
}

impl Report for Sellers {
    const CONTROLS: [f32; 2] = [1144.0, 1314.0];

    fn range(view: &SellersView) -> &ReportRange {
        &view.report.range
    }

    /// From right to left: export, rank, limit, comparison.
    fn controls(&mut self, ui: &mut Ui, view: Option<&SellersView>, shop: Shop<'_>) -> Option<Action> {
        let can_export = view.is_some_and(|view| !view.lines.is_empty());
        let exported = can_export.then(|| export_ui(ui, false)).flatten();
        let is_wide = ui.content_rect().width() >= WIDE;
        let ranked = self.rank_ui(ui, view.is_some_and(|view| view.report.has_costs));
        let limited = self.limit_ui(ui);
        let words = if is_wide { LabelLength::Whole } else { LabelLength::Short };
        let compared = view.and_then(|view| view.compared.as_ref()).map(|(range, _)| range);
        let compared = compare_ui(ui, shop, compared, words);
        self.rank = ranked.unwrap_or(self.rank);
        self.limit = limited.unwrap_or(self.limit);
        exported.or(compared)
    }

    fn body(&mut self, ui: &mut Ui, room: Rect, view: &SellersView, shop: Shop<'_>) -> Option<Action> {
        if !view.lines.is_empty() {
            table(ui, room, view);
            return None;
        }
        let empty = NoSales {
            icon: ICON_LEADERBOARD,
            heading: tr!("Nothing sold in these days"),
            sentence: tr!("Products appear here as soon as these days have orders. Choose other days above."),
            latest: view.latest_sales,
            may_import: shop.may_manage(),
        };
        empty.show(ui, room, &shop.session.period)
    }
}

impl Sellers {
    fn rank_ui(&self, ui: &mut Ui, has_costs: bool) -> Option<SellerRank> {
        let name = |rank: SellerRank| match rank {
            SellerRank::Quantity => tr!("By quantity"),
            SellerRank::NetSales => tr!("By net sales"),
            SellerRank::Profit => tr!("By gross profit"),
            SellerRank::Margin => tr!("By margin"),
        };
        let ranking = Dropdown::new(tr!("Sort"), name(self.rank));
        // The head of the column that the list is sorted by has an arrow in any case.
        let has_room =
            Button::new(name(self.rank)).icon(ICON_SWAP_VERT).width(ui) + BESIDE <= ui.available_width();
        let ranking = if has_room { ranking.icon(ICON_SWAP_VERT) } else { ranking.icon_only(ICON_SWAP_VERT) };
        ranking.show(ui, |ui| {
            let mut chosen = None;
            for rank in SellerRank::shown(has_costs) {
                if choice_entry(ui, name(rank), "", rank == self.rank) {
                    chosen = Some(rank);
                }
            }
            chosen
        })
    }

    /// Draws the list of limits, with a field for another one.
    fn limit_ui(&mut self, ui: &mut Ui) -> Option<u64> {
        let (short, whole) = (self.limit.to_string(), tr!("Show {limit}", limit = self.limit.to_string()));
        let has_room = Button::new(&whole).width(ui) + COMPARISON <= ui.available_width();
        let text = if has_room { whole } else { short };
        Dropdown::new(tr!("Show"), &text).width(184.0).show(ui, |ui| {
            let mut chosen = None;
            for one in LIMITS {
                if choice_entry(ui, &tr!("{limit} products", limit = one.to_string()), "", one == self.limit)
                {
                    chosen = Some(one);
                }
            }
            chosen.or(self.own_limit(ui))
        })
    }

    /// Draws the field for another limit; Enter applies it.
    fn own_limit(&mut self, ui: &mut Ui) -> Option<u64> {
        let tokens = theme::of(ui);
        let number =
            |typed: &str| typed.trim().parse::<u64>().ok().filter(|number| (1..=MOST).contains(number));
        let mut typed = self.typed.clone().unwrap_or_else(|| self.limit.to_string());
        let is_refused = number(&typed).is_none();
        ui.add_space(4.0);
        let row = ui.horizontal(|ui| {
            ui.add_space(24.0);
            let response = field(ui, tr!("How many products to show"), &mut typed, 64.0, is_refused);
            ui.add(Label::new(text(tr!("your own number"), FontStyle::Body, tokens.text2)).selectable(false));
            response
        });
        ui.add_space(4.0);
        let response = row.inner;
        let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let limit = is_entered.then(|| number(&typed)).flatten();
        self.typed = if is_entered { None } else { (response.has_focus() || is_refused).then_some(typed) };
        limit
    }
}

/// The columns. As the room shrinks, first the trend is dropped, then the bar, at last share and
/// change.
fn columns(width: f32, view: &SellersView) -> Vec<Column> {
    let layout = [
        ("rank", 30.0, 0.0),
        ("product", 0.0, 0.0),
        ("quantity", 78.0, 0.0),
        ("net_sales", 100.0, 0.0),
        ("share", 56.0, LEAST),
        ("profit", 92.0, 0.0),
        ("margin", 66.0, LEAST),
    ];
    let described = columns_of(SELLER_COLUMNS, view.amounts.sign(), &layout);
    let Ok([rank, product, quantity, net_sales, mut share, profit, margin]) =
        <[Column; 7]>::try_from(described)
    else {
        return Vec::new();
    };
    let compared = if view.compared.is_some() { LEAST } else { f32::INFINITY };
    let versus = view.compared.as_ref().and_then(|(range, _)| dates().column_title(range));
    let versus = versus.map_or_else(|| tr!("Change").to_owned(), |range| tr!("vs {period}", period = range));
    let change = Column::new(versus, Side::Right, 78.0).gap(14.0).from(compared);
    // Bars and trends take a share of the room that a wide window has to spare.
    let extra = (width - WIDEST).max(0.0);
    let roomy = if view.report.has_costs { 1_180.0 } else { 980.0 };
    let (bar, before) = if width >= roomy { (136.0 + extra * 0.3, 34.0) } else { (84.0, 20.0) };
    let name = if width >= 980.0 { std::mem::take(&mut share.name) } else { tr!("Share").to_owned() };
    share.name = if width >= BAR { String::new() } else { name.clone() };
    let bar = Column::new(name, Side::Left, bar).gap(34.0).from(BAR);
    let by = grouping_words(view.report.range.grouping()).by;
    let trend = Column::new(format!("{} {by}", tr!("Trend")), Side::Left, TREND.x + extra * 0.4);
    // One period has no trend.
    let trend = trend.gap(before).from(if view.trend(0).len() > 1 { 860.0 } else { f32::INFINITY });
    let of_costs = if view.report.has_costs { vec![profit.gap(20.0), margin.gap(8.0)] } else { Vec::new() };
    let all = vec![rank, product.gap(20.0), quantity.gap(8.0), change, net_sales.gap(20.0)];
    all.into_iter().chain(of_costs).chain([bar, share.gap(16.0), trend]).collect()
}

fn table(ui: &mut Ui, room: Rect, view: &SellersView) {
    let needed = HEAD + FOOT + points(view.lines.len(), height::SELLER_ROW);
    let sheet = card_in(ui, room, needed);
    let (upper, foot) = sheet.split_top_bottom_at_y(sheet.bottom() - FOOT);
    let by = match view.rank {
        SellerRank::Quantity => "quantity",
        SellerRank::NetSales => "net_sales",
        SellerRank::Profit => "profit",
        SellerRank::Margin => "margin",
    };
    let columns = columns(sheet.width(), view);
    // Rows have no action, so they do not react to the pointer.
    let table = Table::new(label!("Best sellers"), &columns, view.lines.len(), (HEAD, height::SELLER_ROW))
        .sorted(Some(Sorting { by, is_descending: true }));
    table.show_read_only(ui, upper, |row| {
        if let Some(line) = view.lines.get(row.at) {
            seller_row(row, line, view);
        }
    });
    table.foot(ui, foot, Sense::hover(), |row| {
        let tokens = row.tokens;
        let between = if view.lacks.is_empty() { "" } else { " · " };
        let title = format!("{}{between}{}", tr!("Total"), view.lacks);
        let total = view.report.total(title.as_str());
        let [_, quantity, net_sales, share] = texts(&total, view);
        let amount = tr!("net sales {amount}", amount = &net_sales);
        row.describe(Role::Label, false, format_args!("{title}, {amount}"));
        row.skip();
        row.text(&title, FontStyle::Body, tokens.text2);
        row.text(&quantity, FontStyle::Strong, tokens.text);
        row.skip();
        row.text(&net_sales, FontStyle::Strong, tokens.text);
        for figure in of_costs(&total, view) {
            row.text(&figure, FontStyle::Strong, tokens.text);
        }
        row.skip();
        row.text(&share, FontStyle::Body, tokens.text2);
    });
}

/// The profit and the margin of a line; empty where they are not known, and none where no product has a cost.
fn of_costs(line: &SellerLine, view: &SellersView) -> Vec<String> {
    if !view.report.has_costs {
        return Vec::new();
    }
    let profit = line.profit().ok().flatten().map(|profit| view.amounts.plain(profit));
    let margin =
        line.profit().ok().flatten().map(|profit| view.amounts.formatter.share(profit, line.costed.sales));
    vec![profit.unwrap_or_default(), margin.unwrap_or_default()]
}

/// The rank, quantity, net sales and share of the net sales of a line.
fn texts(line: &SellerLine, view: &SellersView) -> [String; 4] {
    let formatter = view.amounts.formatter;
    [
        line.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        line.quantity.map(|quantity| formatter.grouped(&quantity.to_text())).unwrap_or_default(),
        view.amounts.plain(line.net_sales),
        formatter.share(line.net_sales, view.report.net_sales),
    ]
}

fn seller_row(row: &mut Row<'_, '_>, line: &SellerLine, view: &SellersView) {
    let (tokens, at) = (row.tokens, row.at);
    let title = view.amounts.cell(Kind::Text, &line.title);
    let [rank, quantity, net_sales, share] = texts(line, view);
    let change = view.change(at);
    let spoken = change.map(|change| format!(", {}", change.spoken())).unwrap_or_default();
    let sold = tr!("{quantity} sold", quantity = &quantity);
    let sold = if quantity.is_empty() { String::new() } else { format!(", {sold}") };
    let amount = tr!("net sales {amount}", amount = &net_sales);
    let spoken = format!("{rank} {title}{sold}, {amount}{spoken}");
    row.describe(Role::Label, false, spoken.trim_start());
    let is_first = line.rank.is_some_and(|rank| rank <= 3);
    let (kind, ink) =
        if is_first { (FontStyle::Chosen, tokens.text) } else { (FontStyle::Body, tokens.text2) };
    row.text(&rank, kind, ink);
    let room = row.peek().map_or(0.0, |room| room.width());
    let wide = row.text(&title, FontStyle::Strong, tokens.text);
    let style = |by: SellerRank| if view.rank == by { FontStyle::Chosen } else { FontStyle::Body };
    row.text(&quantity, style(SellerRank::Quantity), tokens.text);
    row.cell(|ui, room| change.map(|change| paint_change(ui, room, change)));
    row.text(&net_sales, style(SellerRank::NetSales), tokens.text);
    for (figure, by) in of_costs(line, view).iter().zip([SellerRank::Profit, SellerRank::Margin]) {
        row.text(figure, style(by), tokens.text);
    }
    row.cell(|ui, room| view.bar(at).map(|bar| share_bar(ui, room, bar)));
    row.text(&share, FontStyle::Body, tokens.text2);
    row.cell(|ui, room| {
        let room = Rect::from_center_size(room.center(), vec2(room.width(), TREND.y));
        trend(ui, room, &view.trend(at));
    });
    if line.rank.is_none() {
        row.response
            .clone()
            .on_hover_text(tr!("Counted in the net sales of the Sales tab, beside the products above"));
    } else if wide > room - 4.0 {
        row.response.clone().on_hover_text(title);
    }
}

fn share_bar(ui: &Ui, room: Rect, bar: f32) {
    let tokens = theme::of(ui);
    let track = room.shrink2(vec2(0.0, (room.height() - 8.0) / 2.0));
    let corner = CornerRadius::same(4);
    ui.painter().rect_filled(track, corner, tokens.hover);
    if bar > 0.0 {
        let [net, ..] = tokens.series;
        // The share of one product is often small, and is drawn as small as it is.
        let end = track.left() + (track.width() * bar).max(2.0);
        ui.painter().rect_filled(track.with_max_x(end), corner, net);
    }
}

/// Draws the net sales of each period as a line, with a dot at the last one.
fn trend(ui: &Ui, room: Rect, heights: &[f32]) {
    let [colour, ..] = theme::of(ui).series;
    let inner = room.shrink2(vec2(4.0, 3.0));
    let steps = f32::from(u16::try_from(heights.len().saturating_sub(1)).unwrap_or(u16::MAX)).max(1.0);
    let step = inner.width() / steps;
    let mut x = inner.left();
    let mut points = Vec::with_capacity(heights.len());
    for height in heights {
        points.push(pos2(x, inner.bottom() - inner.height() * height));
        x += step;
    }
    let last = points.last().copied();
    if let Some(end) = last {
        ui.painter().add(Shape::line(points, Stroke::new(1.5, colour)));
        ui.painter().circle_filled(end, 2.5, colour);
    }
}
