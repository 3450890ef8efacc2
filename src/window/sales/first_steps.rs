//! The first steps in a shop that has no order yet, each with a mark of whether it is done, in the place of the chart.

use egui::{Align, Layout, Rect, ScrollArea, Stroke, Ui, UiBuilder, pos2, vec2};
use egui_material_icons::icons::ICON_CHECK;

use crate::command::Command;
use crate::model::{ShopInfo, Tab, Target};
use crate::tabs::Action;
use crate::theme::{self, FontStyle, space, text};
use crate::translate::tr;
use crate::widgets::{Button, Kind, Side, card, column_in, elided, hairline, icon_at, line, say};
use domain::places::country_in_sentence;

/// A step: its name, what it is about, whether it is done, and the buttons that lead to it, the main one first.
struct Step<'s> {
    name: &'s str,
    words: &'s str,
    is_done: bool,
    ways: Vec<(&'s str, Action)>,
}

const WIDTH: f32 = 560.0;
/// The height of a step, and of all that is drawn, in points.
const STEP: f32 = 64.0;
const TALL: f32 = STEP * 3.0 + 116.0;

pub(super) fn first_steps_ui(ui: &mut Ui, room: Rect, facts: &ShopInfo) -> Option<Action> {
    let tokens = theme::of(ui);
    let (begun, country) = (facts.begun, facts.shop.address.country.as_str());
    let rates = if country.is_empty() {
        tr!("Tax rates of your country").to_owned()
    } else {
        tr!("Tax rates of {country}", country = country_in_sentence(country))
    };
    let steps = [
        Step {
            name: &rates,
            words: tr!("Tillbook has them for many countries."),
            is_done: begun.rates,
            ways: vec![(tr!("Add rates"), Action::Run(Command::Presets))],
        },
        Step {
            name: tr!("Products"),
            words: tr!("Add one, or import a list."),
            is_done: begun.products,
            ways: vec![
                (tr!("New product"), Action::Open(Target::New(Tab::Products))),
                (tr!("Import products"), Action::Run(Command::Import)),
            ],
        },
        Step {
            name: tr!("The first order"),
            words: tr!("By hand, or import past ones."),
            is_done: begun.orders,
            ways: vec![
                (tr!("New order"), Action::Run(Command::NewOrder)),
                (tr!("Import orders"), Action::Run(Command::Import)),
            ],
        },
    ];
    card(ui, room);
    let inner = room.shrink(space::L);
    let left = ((inner.width() - WIDTH) / 2.0).max(0.0);
    let above = ((inner.height() - TALL) / 2.0).max(0.0);
    let mut chosen = None;
    column_in(ui, inner.shrink2(vec2(left, 0.0)), |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.add_space(above);
            ui.label(text(tr!("First steps"), FontStyle::Title, tokens.text));
            ui.label(text(tr!("The chart starts with the first order."), FontStyle::Body, tokens.text2));
            ui.add_space(space::S);
            let next = steps.iter().position(|step| !step.is_done);
            for (at, step) in steps.into_iter().enumerate() {
                chosen = step_ui(ui, step, next == Some(at)).or(chosen.take());
            }
            ui.add_space(space::S);
            ui.horizontal(|ui| {
                ui.label(text(tr!("Rather look around first?"), FontStyle::Body, tokens.text2));
                if Button::new(tr!("Try the sample shop")).kind(Kind::Quiet).show(ui).clicked() {
                    chosen = Some(Action::Run(Command::SampleShop));
                }
            });
        });
    });
    chosen
}

/// Draws a step, whose main button is that of the page if it is the next one.
fn step_ui(ui: &mut Ui, step: Step<'_>, is_next: bool) -> Option<Action> {
    let tokens = theme::of(ui);
    let rect = line(ui, STEP);
    hairline(ui, rect, rect.top() + 0.5);
    let layout = Layout::right_to_left(Align::Center);
    let mut end = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    let mut chosen = None;
    for (at, (name, action)) in step.ways.into_iter().enumerate().rev() {
        let kind = if is_next && at == 0 { Kind::Primary } else { Kind::Secondary };
        if Button::new(name).kind(kind).show(&mut end).clicked() {
            chosen = Some(action);
        }
    }
    let (mark, radius) = (pos2(rect.left() + 10.0, rect.center().y), 10.0);
    if step.is_done {
        ui.painter().circle_filled(mark, radius, tokens.positive);
        icon_at(ui, mark, ICON_CHECK, 14.0, tokens.card);
    } else {
        ui.painter().circle_stroke(mark, radius - 1.0, Stroke::new(1.5, tokens.line_strong));
    }
    let beside = rect.with_min_x(rect.left() + 32.0).with_max_x(end.min_rect().left() - 8.0);
    let (upper, lower) = beside.shrink2(vec2(0.0, 12.0)).split_top_bottom_at_fraction(0.5);
    elided(ui, upper, Side::Left, step.name, FontStyle::Strong, tokens.text);
    elided(ui, lower, Side::Left, step.words, FontStyle::Small, tokens.text2);
    let state = if step.is_done { tr!("done") } else { tr!("to do") };
    say(ui, beside, step.name, &format!("{}, {state}", step.name));
    chosen
}
