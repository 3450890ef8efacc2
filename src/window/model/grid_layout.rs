//! The remembered layout of the grid: column widths and the sort order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use domain::rate::table::RateSort;

use super::Field;

/// Columns are kept by their place in `Field::ALL`; widths are in points; `true` sorts descending.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct GridLayout {
    widths: Vec<(usize, f32)>,
    sort: Option<(usize, bool)>,
}

impl GridLayout {
    pub(crate) fn of(widths: &BTreeMap<Field, f32>, sort: Option<RateSort>) -> Self {
        let number = |field: Field| Field::ALL.iter().position(|one| *one == field);
        Self {
            widths: widths.iter().filter_map(|(field, width)| Some((number(*field)?, *width))).collect(),
            sort: sort.and_then(|sort| Some((number(sort.column)?, sort.descending))),
        }
    }

    /// The widths and the sort order; unknown columns and widths outside 40 to 2,000 points are left out.
    pub(crate) fn restore(&self) -> (BTreeMap<Field, f32>, Option<RateSort>) {
        let field = |number: usize| Field::ALL.get(number).copied();
        let widths = self.widths.iter().filter(|(_, width)| (40.0..2_000.0).contains(width));
        let widths = widths.filter_map(|(number, width)| Some((field(*number)?, *width))).collect();
        let sort =
            self.sort.and_then(|(number, descending)| Some(RateSort { column: field(number)?, descending }));
        (widths, sort)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_is_restored_as_it_was() {
        let widths = BTreeMap::from([(Field::Name, 222.0)]);
        let sort = Some(RateSort { column: Field::Rate, descending: true });
        assert_eq!(GridLayout::of(&widths, sort).restore(), (widths, sort));
    }
}
