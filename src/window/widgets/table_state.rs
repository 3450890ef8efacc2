//! The scroll offset of a table, as a row and a part of it: in points, an `f32` is coarser than a pixel from
//! row 262,144 on.

/// The scroll offset of a table, and the row that has the keyboard.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct TableState {
    /// The row that has the keyboard.
    pub(crate) at: usize,
    /// The first row in view.
    pub(super) row: usize,
    /// The part of it above the view, in points.
    pub(super) part: f32,
    /// Grip of the pointer on the handle of the scroll bar, in points below the handle's top.
    pub(super) grip: f32,
    /// The table is to get the keyboard once it is drawn.
    pub(super) takes_keyboard: bool,
}

/// The rows that Page Up and Page Down move by: those that fit, less one, which stays in view.
pub(crate) fn page_of(room: f32, height: f32) -> usize {
    whole_rows(room, height).saturating_sub(1).max(1)
}

impl TableState {
    /// Gives the table the keyboard once it is drawn: from the next frame on, in which the key that was pressed for
    /// this does nothing more.
    pub(crate) const fn take_keyboard(&mut self) {
        self.takes_keyboard = true;
    }

    /// Scrolls to the first row.
    pub(crate) const fn begin(&mut self) {
        (self.row, self.part) = (0, 0.0);
    }

    /// The row at a distance in points below the top of the view.
    pub(crate) fn row_at(&self, distance: f32, height: f32) -> usize {
        self.row + whole_rows(distance + self.part, height)
    }

    /// The distance in points from the top of the view to that of the row; negative above it.
    pub(crate) fn top_of(&self, at: usize, height: f32) -> f32 {
        points(at.saturating_sub(self.row), height) - points(self.row.saturating_sub(at), height) - self.part
    }

    /// Scrolls by as little as brings the row into view.
    pub(crate) fn reveal(&mut self, at: usize, height: f32, room: f32) {
        let room = room.max(height);
        let whole = whole_rows(room, height);
        if at < self.row || (at == self.row && self.part > 0.0) {
            (self.row, self.part) = (at, 0.0);
        } else if at >= self.row + whole {
            let top = points(at + 1 - self.row, height) - room;
            self.scroll(top - self.part, height);
        }
    }

    /// Scrolls by a distance in points; upwards where it is negative.
    pub(crate) fn scroll(&mut self, distance: f32, height: f32) {
        let from = self.part + distance;
        if from >= 0.0 {
            let rows = whole_rows(from, height);
            self.row = self.row.saturating_add(rows);
            self.part = (from - points(rows, height)).max(0.0);
        } else {
            let rows = whole_rows(-from, height) + 1;
            if rows > self.row {
                return self.begin();
            }
            self.row -= rows;
            self.part = from + points(rows, height);
        }
    }

    /// Limits the offset so that the last row is not above the bottom of the view.
    pub(super) fn hold(&mut self, count: usize, height: f32, room: f32) {
        let fits = whole_rows(room, height);
        if count <= fits {
            return self.begin();
        }
        // The last row ends at the bottom of the view.
        let rest = room - points(fits, height);
        let (row, part) = if rest > 0.0 { (count - fits - 1, height - rest) } else { (count - fits, 0.0) };
        if (self.row, self.part) > (row, part) {
            (self.row, self.part) = (row, part);
        }
    }
}

/// The whole rows of this height that a distance holds.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "not negative"
)]
pub(super) fn whole_rows(distance: f32, height: f32) -> usize {
    (distance.max(0.0) / height) as usize
}

/// The height of this many rows, in points.
#[expect(clippy::as_conversions, clippy::cast_precision_loss, reason = "a place on screen")]
pub(crate) fn points(rows: usize, height: f32) -> f32 {
    rows as f32 * height
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_scrolls_from_its_first_row_to_its_last_and_no_further() {
        let mut at = TableState::default();
        at.scroll(-500.0, 32.0);
        assert_eq!((at.row, at.part), (0, 0.0));
        at.scroll(70.0, 32.0);
        assert_eq!((at.row, at.part), (2, 6.0));
        at.scroll(-10.0, 32.0);
        assert_eq!((at.row, at.part), (1, 28.0));
        at.reveal(999_999, 32.0, 330.0);
        at.hold(1_000_000, 32.0, 330.0);
        // Ten rows and 10 points of another are in view.
        assert_eq!((at.row, at.part), (999_989, 22.0));
        at.scroll(1_000.0, 32.0);
        at.hold(1_000_000, 32.0, 330.0);
        assert_eq!((at.row, at.part), (999_989, 22.0));
        at.reveal(5, 32.0, 330.0);
        assert_eq!((at.row, at.part), (5, 0.0));
        at.hold(3, 32.0, 330.0);
        assert_eq!((at.row, at.part), (0, 0.0));
    }
}
