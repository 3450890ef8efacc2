//! What a tab of a list and a form is made of: the rows, the fields and the actions in which the tabs differ.

use egui::Ui;

use crate::format::Amounts;
use crate::model::{ListAction, ListQuery, Record};
use crate::tabs::Action;
use crate::theme::Icon;
use crate::widgets::Column;
use crate::widgets::Suggested;

use super::panel::Fields;

/// The record of a book, its key, the part that the form edits, and the texts of the form.
pub(crate) type RowOf<B> = <B as Book>::Row;
pub(crate) type KeyOf<B> = <RowOf<B> as Record>::Key;
pub(crate) type ValueOf<B> = <RowOf<B> as Record>::Value;
pub(crate) type TextsOf<B> = <RowOf<B> as Record>::Texts;

/// The text of a cell.
#[derive(Debug, Clone, Default)]
pub(crate) struct StyledText {
    pub(crate) text: String,
    /// Fainter text after it.
    pub(crate) note: String,
    pub(crate) kind: Kind,
}

/// The style of a cell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Kind {
    #[default]
    Plain,
    Strong,
    /// Secondary text.
    Quiet,
    /// A warning, such as a class that does not exist.
    Odd,
}

impl StyledText {
    pub(crate) fn of(kind: Kind, text: impl Into<String>) -> Self {
        Self { text: text.into(), kind, ..Self::default() }
    }
}

/// What is wrong in a form: the index of the field, and the message.
pub(crate) type Mistakes = Vec<(usize, String)>;

/// What a tab of a list draws, and in what it differs from the others.
pub(crate) trait Book: Copy {
    type Row: Record;

    /// The action of the window for one of the tab.
    const ACTION: fn(ListAction<Self::Row>) -> Action;
    /// The text of what leads to other records with this one, such as "Orders with this product". Where it is
    /// empty, Ctrl+Enter saves and begins the next record.
    const RELATED: &'static str;
    /// The placeholder of the filter: the fields it searches.
    const FIND: &'static str;
    /// The width in points that the controls need beside the title.
    const CONTROLS: f32;
    /// The width of the form in points.
    const FORM: f32 = 348.0;
    /// The notice of a shop without such records: its icon, and what to do about it.
    const EMPTY: (Icon, &'static str);
    /// The button beside it that opens the import.
    const IMPORT: &'static str = "Import orders";

    fn amounts(self) -> Amounts;
    /// The columns in a list of this width, and the text of a cell where it is not that of the
    /// column's description.
    fn columns(self, width: f32, sign: &str) -> Vec<Column>;
    fn words(self, row: &Self::Row, key: &str) -> Option<StyledText>;
    /// A filter that only this tab has.
    fn filter(self, _ui: &mut Ui, _query: &ListQuery) -> Option<Action> {
        None
    }

    /// Whether the acting user may change records, and not only look at them.
    fn may_change(self) -> bool {
        true
    }
    /// What may be wrong in a record that was saved all the same, in a sentence; its row has a mark.
    fn warning(self, _row: &Self::Row) -> Option<String> {
        None
    }

    /// Why only a part of the fields of a record can be changed, or none; `None` where all can.
    fn closed(self, _row: &Self::Row) -> Option<String> {
        None
    }
    /// What the form of the next new record begins with, after one with these texts.
    fn next(self, _saved: &TextsOf<Self>) -> Option<TextsOf<Self>> {
        None
    }

    /// The texts of the form of a record as it is in the books.
    fn texts(self, was: &ValueOf<Self>) -> TextsOf<Self>;
    /// The record with the changes of the form, or what is wrong in it.
    fn read(self, form: &TextsOf<Self>, was: &ValueOf<Self>) -> Result<ValueOf<Self>, Mistakes>;
    fn fields(
        self,
        ui: &mut Ui,
        form: &mut TextsOf<Self>,
        fields: &mut Fields<'_>,
        suggested: &mut Suggested,
    );
    /// Draws facts about the record, below its fields.
    fn facts(self, _ui: &mut Ui, _row: &Self::Row) {}

    /// Lists other records with this one.
    fn related(row: &Self::Row) -> Option<Action>;
}
