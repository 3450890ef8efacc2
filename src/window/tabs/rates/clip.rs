//! Changes of a block of cells: copy and paste as tab-separated text, which spreadsheets read and
//! write, clear and fill. Each is one step of undo.

use crate::model::{ClassesView, Field, RowKey};
use crate::tabs::Action;
use domain::rate::typed::TypedCells;

use super::block::{Block, typed};
use super::edit::title;
use super::rows::Rows;
use super::save::save;
use super::{CellPosition, RatesState};

/// The maximal count of rows of one paste.
const MOST_ROWS: usize = 100_000;

/// The selected cells as text: tabs between cells, LF between rows. A class is written by its name.
pub(super) fn copied(
    rows: &Rows<'_>,
    classes: Option<&ClassesView>,
    state: &RatesState,
    fields: &[Field],
    block: &Block,
) -> String {
    let mut lines = Vec::with_capacity(block.height());
    for at in block.rows.clone() {
        let Some(key) = rows.key(&state.drafts, at) else { continue };
        let Some(row) = rows.row(&state.drafts, at) else { continue };
        let cells = block.fields(fields).iter().map(|field| {
            let text = state.typed(Some(key), *field).unwrap_or_else(|| row.text(*field));
            let class = (*field == Field::Class && text == row.class.as_str())
                .then(|| classes.and_then(|classes| classes.entry(&row.class)))
                .flatten();
            quoted(class.map_or(text, |entry| &entry.name))
        });
        lines.push(cells.collect::<Vec<_>>().join("\t"));
    }
    lines.join("\n")
}

/// Quotes a cell that has a tab or a line break, or begins with a quote, as spreadsheets do.
fn quoted(text: &str) -> String {
    if text.contains(['\t', '\n', '\r']) || text.starts_with('"') {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// Parses tab-separated text. Quoted cells may hold tabs, line breaks and doubled quotes; rows end
/// in LF, CR or CRLF; a line break at the end adds no row.
pub(super) fn parsed(text: &str) -> Vec<Vec<String>> {
    let mut lines = Vec::new();
    let mut line = Vec::new();
    let mut cell = String::new();
    let mut letters = text.strip_prefix('\u{feff}').unwrap_or(text).chars().peekable();
    let (mut is_start, mut is_quoted) = (true, false);
    while let Some(letter) = letters.next() {
        let was_start = std::mem::take(&mut is_start);
        match letter {
            '"' if is_quoted && letters.next_if_eq(&'"').is_some() => cell.push('"'),
            '"' if is_quoted => is_quoted = false,
            letter if is_quoted => cell.push(letter),
            '"' if was_start => is_quoted = true,
            '\t' => {
                line.push(std::mem::take(&mut cell));
                is_start = true;
            }
            '\r' | '\n' => {
                if letter == '\r' {
                    letters.next_if_eq(&'\n');
                }
                line.push(std::mem::take(&mut cell));
                lines.push(std::mem::take(&mut line));
                is_start = true;
            }
            letter => cell.push(letter),
        }
    }
    if !cell.is_empty() || !line.is_empty() {
        line.push(cell);
        lines.push(line);
    }
    lines
}

/// Pastes text at the top left cell of the selection. A single value goes into every selected cell.
/// A selection whose height is a multiple of that of the text is filled repeatedly. Rows beyond the
/// last are new.
pub(super) fn paste(
    rows: &Rows<'_>,
    state: &mut RatesState,
    fields: &[Field],
    block: &Block,
    text: &str,
) -> Option<Action> {
    let mut lines = parsed(text);
    lines.truncate(MOST_ROWS);
    let first = lines.first()?;
    if lines.len() == 1 && first.len() == 1 && !block.is_single() {
        return fill(rows, state, fields, block, first.first()?, "Paste into");
    }
    let is_multiple = block.height() > lines.len() && block.height().is_multiple_of(lines.len());
    let times = if is_multiple { block.height() / lines.len() } else { 1 };
    let (top, left) = (*block.rows.start(), *block.columns.start());
    let lines: Vec<&Vec<String>> = std::iter::repeat_n(&lines, times).flatten().collect();
    let room = typed(fields.get(left..).unwrap_or_default());
    let width = lines.iter().map(|line| line.len()).max().unwrap_or_default().clamp(1, room.len().max(1));
    let cells = lines.iter().enumerate().map(|(at, line)| {
        let texts = room.iter().zip(line.iter());
        let cells = texts.map(|(field, text)| (*field, text.trim().to_owned()));
        (rows.key(&state.drafts, top + at), cells.collect::<TypedCells>())
    });
    let cells: Vec<_> = cells.collect();
    let last = CellPosition { row: top + lines.len() - 1, field: *room.get(width - 1)? };
    let count = cells.iter().map(|(_, cells)| cells.len()).sum();
    let action = save(rows, state, &title("Paste", count), cells);
    state.active = Some(CellPosition { row: top, field: *fields.get(left)? });
    state.reach = Some(last);
    action
}

/// Puts the same text into every selected cell.
pub(super) fn fill(
    rows: &Rows<'_>,
    state: &mut RatesState,
    fields: &[Field],
    block: &Block,
    text: &str,
    what: &'static str,
) -> Option<Action> {
    let chosen = block.typed_fields(fields);
    if chosen.is_empty() {
        return None;
    }
    let cells = keys(rows, state, block).into_iter().map(|key| {
        let cells = chosen.iter().map(|field| (*field, text.trim().to_owned()));
        (Some(key), cells.collect::<TypedCells>())
    });
    let cells: Vec<_> = cells.collect();
    let title = title(what, cells.len() * chosen.len());
    save(rows, state, &title, cells)
}

/// Empties the selected cells.
pub(super) fn clear(
    rows: &Rows<'_>,
    state: &mut RatesState,
    fields: &[Field],
    block: &Block,
) -> Option<Action> {
    fill(rows, state, fields, block, "", "Clear")
}

/// Repeats the first `source` rows of a block in the others. A block of one row is filled from the
/// row above it.
pub(super) fn fill_down(
    rows: &Rows<'_>,
    state: &mut RatesState,
    fields: &[Field],
    block: &Block,
    source: usize,
) -> Option<Action> {
    let top = *block.rows.start();
    let (top, height) = if block.height() == 1 { (top.checked_sub(1)?, 2) } else { (top, block.height()) };
    let chosen = block.typed_fields(fields);
    let above: Vec<TypedCells> = (top..top + source)
        .filter_map(|at| {
            let (key, row) = (rows.key(&state.drafts, at), rows.row(&state.drafts, at)?);
            let text =
                |field: &Field| state.typed(key, *field).unwrap_or_else(|| row.text(*field)).to_owned();
            Some(chosen.iter().map(|field| (*field, text(field))).collect())
        })
        .collect();
    if above.is_empty() || chosen.is_empty() {
        return None;
    }
    let below = (top + source..top + height).filter_map(|at| rows.key(&state.drafts, at));
    let cells: Vec<_> =
        below.zip(above.iter().cycle()).map(|(key, cells)| (Some(key), cells.clone())).collect();
    let title = title("Fill", cells.len() * chosen.len());
    save(rows, state, &title, cells)
}

/// The keys of the rows of a block, without the empty row at the end.
fn keys(rows: &Rows<'_>, state: &RatesState, block: &Block) -> Vec<RowKey> {
    let end = (*block.rows.end()).min(rows.last(&state.drafts));
    (*block.rows.start()..=end).filter_map(|at| rows.key(&state.drafts, at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_spreadsheets_becomes_cells() {
        for (text, expected) in [
            ("a\tb\r\nc\td\r\n", &[&["a", "b"][..], &["c", "d"]][..]),
            ("one", &[&["one"]]),
            ("\"two\nlines\"\t\"a \"\"b\"\"\"\n", &[&["two\nlines", "a \"b\""]]),
            ("5\" pipe\tx", &[&["5\" pipe", "x"]]),
            ("a\t\n\tb", &[&["a", ""], &["", "b"]]),
            ("\u{feff}a\rb", &[&["a"], &["b"]]),
            ("", &[]),
        ] {
            assert_eq!(parsed(text), expected, "{text:?}");
        }
    }

    #[test]
    fn what_is_quoted_is_read_back() {
        for text in ["plain", "\"quoted\"", "a\tb", "two\nlines", "5\" pipe", ""] {
            let line = format!("{}\tend", quoted(text));
            assert_eq!(parsed(&line), [[text, "end"]], "{text:?}");
        }
    }
}
