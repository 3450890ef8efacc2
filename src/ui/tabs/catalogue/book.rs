//! What a tab of a list and a form is made of: the rows, the fields and the actions in which the tabs differ.

use egui::Ui;

use crate::engine::OutFormat;
use crate::ui::model::{ListQuery, Record, Tab};
use crate::ui::tabs::Action;
use crate::ui::theme::Icon;
use crate::ui::widgets::Column;
use crate::ui::widgets::Suggested;

use super::forms::Texts;
use super::list::StyledText;
use super::panel::{self, Fields};

/// The notice of a shop without such records.
pub(super) struct EmptyList<'w> {
    pub(super) icon: Icon,
    pub(super) heading: &'w str,
    pub(super) sentence: &'w str,
    /// The text of the button that begins a new record.
    pub(super) begin: &'w str,
}

/// The key of a row of the book.
pub(super) type KeyOf<B, const N: usize> = <<B as Book<N>>::Row as Record>::Key;

/// What is wrong in a form: the index of the field, and the message.
pub(super) type Mistakes = Vec<(usize, String)>;

/// What differs between the tabs that have a list and a form of `N` fields.
pub(super) trait Book<const N: usize>: Copy {
    /// The row of the list, and the part of it that the form edits.
    type Row: Record;
    type Value: Clone + Default;

    const TAB: Tab;
    /// The noun in the singular, such as `product`, and the preposition in "Orders with this
    /// product".
    const NAME: &'static str;
    const WITH: &'static str;
    /// The placeholder of the filter: the fields it searches.
    const FIND: &'static str;
    /// The width in points that the controls need beside the title.
    const CONTROLS: f32;
    const EMPTY: EmptyList<'static>;

    /// The columns in a list of this width, and the text of a cell where it is not that of the
    /// column's description.
    fn columns(self, width: f32, sign: &str) -> Vec<Column>;
    fn words(self, row: &Self::Row, key: &str) -> Option<StyledText>;
    /// A filter that only this tab has.
    fn filter(self, _ui: &mut Ui) -> Option<Action> {
        None
    }

    fn value(row: &Self::Row) -> &Self::Value;
    fn name(value: &Self::Value) -> &str;
    /// The texts of the form of a record as it is in the books.
    fn texts(self, was: &Self::Value) -> Texts<N>;
    /// The record with the changes of the form, or what is wrong in it.
    fn read(self, form: &Texts<N>, was: &Self::Value) -> Result<Self::Value, Mistakes>;
    fn fields(
        self,
        ui: &mut Ui,
        column: &mut panel::Column,
        form: &mut Texts<N>,
        fields: &mut Fields<'_>,
        suggested: &mut Suggested,
    );
    /// Draws facts about the record, below its fields.
    fn facts(self, ui: &mut Ui, column: &mut panel::Column, row: &Self::Row);

    fn pick(query: ListQuery) -> Action;
    fn save(was: Option<Self::Value>, value: Self::Value) -> Action;
    fn archive(keys: Vec<KeyOf<Self, N>>, is_archived: bool) -> Action;
    fn export(keys: Vec<KeyOf<Self, N>>, format: Option<OutFormat>) -> Action;
    fn orders(row: &Self::Row) -> Action;
}
