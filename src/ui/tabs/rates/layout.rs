//! How the grid was left: widths that columns were dragged to, and how it was sorted.

use serde::{Deserialize, Serialize};

use crate::domain::rate_table::RateSort;
use crate::ui::model::Field;

use super::RatesState;

/// What is remembered of it, columns by their number.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct GridLayout {
    widths: Vec<(usize, f32)>,
    sort: Option<(usize, bool)>,
}

impl GridLayout {
    /// As the grid is now.
    pub(crate) fn of(state: &RatesState, sort: Option<RateSort>) -> Self {
        let number = |field: Field| Field::ALL.iter().position(|one| *one == field);
        Self {
            widths: state
                .widths
                .iter()
                .filter_map(|(field, width)| Some((number(*field)?, *width)))
                .collect(),
            sort: sort.and_then(|sort| Some((number(sort.column)?, sort.descending))),
        }
    }

    /// Gives columns their widths again; answers with the order.
    pub(crate) fn restore(&self, state: &mut RatesState) -> Option<RateSort> {
        let field = |number: usize| Field::ALL.get(number).copied();
        let widths = self.widths.iter().filter(|(_, width)| (40.0..2_000.0).contains(width));
        state.widths = widths.filter_map(|(number, width)| Some((field(*number)?, *width))).collect();
        self.sort.and_then(|(number, descending)| Some(RateSort { column: field(number)?, descending }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_is_restored_as_it_was() {
        let mut state = RatesState::default();
        state.widths.insert(Field::Name, 222.0);
        let sort = Some(RateSort { column: Field::Rate, descending: true });
        let layout = GridLayout::of(&state, sort);
        let mut other = RatesState::default();
        assert_eq!(layout.restore(&mut other), sort);
        assert_eq!(other.widths, state.widths);
    }
}
