//! Places in the grid, and the selected block of cells: from the active cell to the opposite
//! corner, which Shift or the pointer moves.

use crate::model::Field;
use std::ops::RangeInclusive;

/// A cell by its row and column; the row is counted from 0 in the order shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct CellPosition {
    pub(super) row: usize,
    pub(super) field: Field,
}

/// A rectangle of cells: rows, and columns by index among those shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Block {
    pub(super) rows: RangeInclusive<usize>,
    pub(super) columns: RangeInclusive<usize>,
}

impl Block {
    /// The block with these two opposite corners, given in any order.
    pub(super) fn between(fields: &[Field], from: CellPosition, to: CellPosition) -> Self {
        let (a, b) = (column(fields, from.field), column(fields, to.field));
        Self { rows: from.row.min(to.row)..=from.row.max(to.row), columns: a.min(b)..=a.max(b) }
    }

    pub(super) fn holds(&self, fields: &[Field], place: CellPosition) -> bool {
        self.rows.contains(&place.row) && self.columns.contains(&column(fields, place.field))
    }

    /// The shown columns of the block.
    pub(super) fn fields<'f>(&self, fields: &'f [Field]) -> &'f [Field] {
        fields.get(self.columns.clone()).unwrap_or_default()
    }

    /// The shown columns of the block whose cells are typed.
    pub(super) fn typed_fields<'f>(&self, fields: &'f [Field]) -> &'f [Field] {
        typed(self.fields(fields))
    }

    /// The count of rows.
    pub(super) fn height(&self) -> usize {
        self.rows.end() - self.rows.start() + 1
    }

    /// The count of columns.
    pub(super) fn width(&self) -> usize {
        self.columns.end() - self.columns.start() + 1
    }

    pub(super) fn is_single(&self) -> bool {
        self.height() == 1 && self.width() == 1
    }
}

/// The columns whose cells are typed; the one whose cells are not is the last.
pub(super) fn typed(fields: &[Field]) -> &[Field] {
    match fields {
        [typed @ .., last] if !last.is_typed() => typed,
        all => all,
    }
}

/// The index of a field among the shown columns; 0 if it is not shown.
pub(super) fn column(fields: &[Field], field: Field) -> usize {
    fields.iter().position(|one| *one == field).unwrap_or_default()
}

/// The column that many steps to the right, or to the left if negative; `None` beyond the edge.
pub(super) fn beside(fields: &[Field], field: Field, steps: isize) -> Option<Field> {
    let at = column(fields, field).checked_add_signed(steps)?;
    fields.get(at).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_the_same_from_either_corner() {
        let fields = [Field::Country, Field::State, Field::Rate];
        let (a, b) =
            (CellPosition { row: 4, field: Field::Rate }, CellPosition { row: 2, field: Field::State });
        let block = Block::between(&fields, a, b);
        assert_eq!(block, Block::between(&fields, b, a));
        assert_eq!((block.height(), block.width()), (3, 2));
        assert_eq!(block.fields(&fields), [Field::State, Field::Rate]);
        assert!(block.holds(&fields, CellPosition { row: 3, field: Field::Rate }));
        assert!(!block.holds(&fields, CellPosition { row: 3, field: Field::Country }));
        assert_eq!(beside(&fields, Field::Country, -1), None);
        assert_eq!(beside(&fields, Field::Country, 2), Some(Field::Rate));
    }
}
