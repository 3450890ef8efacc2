//! Controls that the reports share: the choice of the comparison and the export; and how a change is painted.

use egui::{Rect, Ui};
use egui_material_icons::icons::{
    ICON_COMPARE_ARROWS, ICON_CSV, ICON_DOWNLOAD, ICON_IMAGE, ICON_PRINT, ICON_TABLE,
};

use crate::command::Command;
use crate::format::first_upper;
use crate::model::Span;
use crate::room::Shop;
use crate::tabs::Action;
use crate::theme::{self, FontStyle};
use crate::translate::{dates, tr};
use crate::widgets::{Button, Dropdown, Side, action_entry, choice_entry, elided};
use domain::time::compared::Comparison;
use domain::time::period::ReportRange;
use engine::OutFormat;

use super::change::Change;

/// The length of the label on the button of the comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LabelLength {
    /// "Compare:" and the choice.
    Whole,
    /// The choice alone; the icon where that does not fit.
    Short,
}

/// The width of the arrow of a list, in points.
const ARROW: f32 = 24.0;

/// Draws the list of comparisons; returns the action if another was chosen. `compared` is the range that is compared
/// with now.
pub(crate) fn compare_ui(
    ui: &mut Ui,
    shop: Shop<'_>,
    compared: Option<&ReportRange>,
    words: LabelLength,
) -> Option<Action> {
    let (with, span) = (shop.session.compare, shop.session.period.span);
    let short = compared.map(|range| dates().short_title(range)).unwrap_or_default();
    let before = match span {
        Span::Today | Span::Yesterday => tr!("day before"),
        Span::Week => tr!("week before"),
        Span::Month | Span::LastMonth => tr!("month before"),
        Span::Quarter | Span::LastQuarter => tr!("quarter before"),
        Span::Year | Span::YearToDate | Span::OwnYear | Span::LastOwnYear => tr!("year before"),
        Span::Custom => tr!("period before"),
    };
    // The period before a year is the year before.
    let is_year = matches!(span, Span::Year | Span::YearToDate | Span::OwnYear | Span::LastOwnYear);
    let with = with.map(|with| match with {
        Comparison::YearBefore if is_year => Comparison::PeriodBefore,
        Comparison::WeeksBefore if is_year => Comparison::WeekdaysOfYearBefore,
        with => with,
    });
    let name = |with: Comparison| match with {
        Comparison::PeriodBefore => before,
        Comparison::YearBefore => tr!("year before"),
        Comparison::WeeksBefore => tr!("weeks before"),
        Comparison::WeekdaysOfYearBefore => tr!("52 weeks before"),
    };
    let taken = with.map_or(tr!("none"), name);
    let is_short = words != LabelLength::Whole && with.is_some();
    let text = if is_short { first_upper(taken) } else { tr!("Compare: {with}", with = taken) };
    let button = Dropdown::new(tr!("Compare"), &text).width(250.0);
    let fits = Button::new(&text).icon(ICON_COMPARE_ARROWS).width(ui) + ARROW <= ui.available_width();
    let button = match words {
        LabelLength::Short if !fits => button.icon_only(ICON_COMPARE_ARROWS),
        _ => button.icon(ICON_COMPARE_ARROWS),
    };
    let chosen = button.show(ui, |ui| {
        let mut chosen = None;
        if choice_entry(ui, tr!("No comparison"), "", with.is_none()) {
            chosen = Some(None);
        }
        for one in Comparison::ALL {
            let is_taken = Some(one) == with;
            let detail = match () {
                () if is_taken => &short,
                () if one.keeps_weekdays() => tr!("same weekdays"),
                () => "",
            };
            let is_same = is_year && matches!(one, Comparison::YearBefore | Comparison::WeeksBefore);
            if !is_same && choice_entry(ui, &first_upper(name(one)), detail, is_taken) {
                chosen = Some(Some(one));
            }
        }
        chosen
    });
    chosen.filter(|chosen| *chosen != with).map(Action::Compare)
}

/// Draws the list of exports; `has_chart` adds the chart as a picture.
pub(crate) fn export_ui(ui: &mut Ui, has_chart: bool) -> Option<Action> {
    Dropdown::new(tr!("Export"), tr!("Export")).icon(ICON_DOWNLOAD).width(180.0).show(ui, |ui| {
        let mut chosen = None;
        for (icon, name, format) in [
            (ICON_CSV, tr!("Table as CSV"), OutFormat::Csv),
            (ICON_TABLE, tr!("Table as XLSX"), OutFormat::Xlsx),
            (ICON_PRINT, tr!("Report as PDF"), OutFormat::Pdf),
        ] {
            if action_entry(ui, icon, name) {
                chosen = Some(Action::Run(Command::ExportAs(format)));
            }
        }
        for (name, command) in [
            (tr!("Chart as PNG"), Command::ExportAs(OutFormat::Png)),
            (tr!("Chart as SVG"), Command::ExportAs(OutFormat::Svg)),
            (tr!("Copy the chart"), Command::CopyChart),
        ] {
            if has_chart && action_entry(ui, ICON_IMAGE, name) {
                chosen = Some(Action::Run(command));
            }
        }
        chosen
    })
}

/// Paints a change, right-aligned. Its colour tells good from bad, not up from down: fewer refunds are good.
pub(crate) fn paint_change(ui: &Ui, room: Rect, change: Change) {
    let tokens = theme::of(ui);
    let ink = match change.is_good() {
        Some(true) => tokens.positive,
        Some(false) => tokens.negative,
        None => tokens.faint,
    };
    elided(ui, room, Side::Right, &change.text(), FontStyle::Small, ink);
}
