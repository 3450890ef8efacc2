//! The rows of a table that are selected together, beside the current one: by clicks with Ctrl and Shift, by the
//! arrow keys with Shift, and by Ctrl+A.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use egui::{Event, Key, Modifiers, Popup, Ui};

/// The modifiers of the key or the pointer's button that was pressed in this frame, at whose end they may be
/// released already.
fn pressed_with(ui: &Ui) -> Modifiers {
    ui.input(|input| {
        let pressed = input.events.iter().rev().find_map(|event| match event {
            Event::Key { pressed: true, modifiers, .. } | Event::PointerButton { modifiers, .. } => {
                Some(*modifiers)
            }
            _ => None,
        });
        pressed.unwrap_or(input.modifiers)
    })
}

/// True if Esc was pressed to end a selection, and not to close a menu or dialog or to leave a text field.
pub(crate) fn ends_selection(ui: &Ui) -> bool {
    let is_taken = ui.text_edit_focused()
        || Popup::is_any_open(ui)
        || ui.memory(|memory| memory.top_modal_layer().is_some());
    !is_taken && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
}

/// The keys of the selected rows; empty while only the current row is chosen.
#[derive(Debug, Clone)]
pub(crate) struct Selection<K> {
    keys: BTreeSet<K>,
    /// The row where a range begins.
    anchor: Option<usize>,
}

/// The way in which a row was chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// Alone: it is to be opened.
    Opened,
    /// Added to the selection or taken out of it.
    One,
    /// With all rows of this range.
    Range(RangeInclusive<usize>),
}

impl<K> Default for Selection<K> {
    fn default() -> Self {
        Self { keys: BTreeSet::new(), anchor: None }
    }
}

impl<K: Ord + Clone> Selection<K> {
    /// The selected keys.
    pub(crate) fn keys(&self) -> &BTreeSet<K> {
        &self.keys
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    pub(crate) fn is_several(&self) -> bool {
        self.keys.len() > 1
    }

    pub(crate) fn holds(&self, key: &K) -> bool {
        self.keys.contains(key)
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Selects these rows and no others.
    pub(crate) fn set(&mut self, keys: impl IntoIterator<Item = K>) {
        self.keys = keys.into_iter().collect();
    }

    /// Takes the choice of a row by click or key; `current` is the row before. Ctrl adds or removes the row, and
    /// Shift selects all from where the selection began. Without either nothing is selected, and the row is to be
    /// opened.
    pub(crate) fn choose(
        &mut self,
        ui: &Ui,
        at: usize,
        current: usize,
        key_at: impl Fn(usize) -> Option<K>,
    ) -> Chosen {
        let modifiers = pressed_with(ui);
        match self.choose_with(at, current, modifiers, key_at) {
            Some(range) => Chosen::Range(range),
            None if modifiers.command => Chosen::One,
            None => Chosen::Opened,
        }
    }

    fn choose_with(
        &mut self,
        at: usize,
        current: usize,
        modifiers: Modifiers,
        key_at: impl Fn(usize) -> Option<K>,
    ) -> Option<RangeInclusive<usize>> {
        if modifiers.shift {
            let anchor = *self.anchor.get_or_insert(current);
            let range = anchor.min(at)..=anchor.max(at);
            self.keys = range.clone().filter_map(key_at).collect();
            return Some(range);
        }
        if modifiers.command {
            if self.keys.is_empty() {
                self.keys.extend(key_at(current));
            }
            if let Some(key) = key_at(at)
                && !self.keys.remove(&key)
            {
                self.keys.insert(key);
            }
            self.anchor = Some(at);
            return None;
        }
        self.clear();
        self.anchor = Some(at);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_selected_as_in_other_lists() {
        let (none, ctrl, shift) = (Modifiers::NONE, Modifiers::COMMAND, Modifiers::SHIFT);
        let mut selection: Selection<usize> = Selection::default();
        let mut current = 2;
        for (at, modifiers, expected) in [
            (4, shift, &[2, 3, 4][..]),
            (1, shift, &[1, 2]),
            (6, ctrl, &[1, 2, 6]),
            (2, ctrl, &[1, 6]),
            (3, none, &[]),
            (5, ctrl, &[3, 5]),
            (7, shift, &[5, 6, 7]),
        ] {
            selection.choose_with(at, current, modifiers, Some);
            current = at;
            assert_eq!(selection.keys().iter().copied().collect::<Vec<_>>(), expected, "{at} {modifiers:?}");
        }
    }
}
