//! Changes of a block of cells: copy and paste as tab-separated text, which spreadsheets read and
//! write, clear and fill. Each is one step of undo.

use crate::model::Field;
use domain::rate::typed::TypedCells;
use domain::text;
use domain::text::Text;

use super::Sheet;
use super::rows::{Block, CellPosition, typed};

/// The maximal count of rows of one paste.
const MOST_ROWS: usize = 100_000;

impl Sheet<'_> {
    /// The selected cells as text: tabs between cells, LF between rows. A class is written by its name.
    pub(super) fn copied(&mut self, block: &Block) -> String {
        let mut lines = Vec::with_capacity(block.height());
        for at in block.rows.clone() {
            let (Some(key), Some(content)) = (self.key(at), self.content(at)) else { continue };
            let cells = block.fields.iter().map(|field| {
                let saved = || self.text_in(&content, *field);
                let text = self.state.typed(Some(key), *field).map_or_else(saved, Into::into);
                let class = self.view.classes.and_then(|classes| classes.entry(&content.class));
                let class = class.filter(|class| *field == Field::Class && text == class.slug.as_str());
                quoted(class.map_or(&*text, |class| &class.name))
            });
            lines.push(cells.collect::<Vec<_>>().join("\t"));
        }
        self.state.copied = lines.join("\n");
        self.state.copied.clone()
    }

    /// Pastes text at the top left cell of the selection. A single value goes into every selected cell.
    /// A selection whose height is a multiple of that of the text is filled repeatedly. Rows beyond the
    /// last are new.
    pub(super) fn paste(&mut self, block: &Block, text: &str) {
        let mut lines = parsed(text);
        lines.truncate(MOST_ROWS);
        let Some(left) = block.fields.first().copied().filter(|_| !lines.is_empty()) else { return };
        if let ([line], false) = (lines.as_slice(), block.is_single())
            && let [text] = line.as_slice()
        {
            return self.fill(block, text, |count| text!("Paste into {count} {count:cell|cells}", count));
        }
        let is_multiple = block.height() > lines.len() && block.height().is_multiple_of(lines.len());
        let times = if is_multiple { block.height() / lines.len() } else { 1 };
        let top = *block.rows.start();
        let bottom = top + lines.len() * times - 1;
        // Several columns of other programs are in the order of all columns, so that hidden ones are shown for them.
        let is_wide = lines.iter().any(|line| line.len() > 1);
        if is_wide && text.trim_end() != self.state.copied {
            self.state.fields.clone_from(&self.state.all_fields);
            self.state.revealed.extend(self.rates.plain());
        }
        let room: Vec<Field> = self.state.fields.iter().copied().skip_while(|field| *field != left).collect();
        let room = typed(&room);
        let lines: Vec<&Vec<String>> = std::iter::repeat_n(&lines, times).flatten().collect();
        let width = lines.iter().map(|line| line.len()).max().unwrap_or_default().clamp(1, room.len().max(1));
        let cells = lines.iter().enumerate().map(|(at, line)| {
            let texts = room.iter().zip(line.iter());
            let cells = texts.map(|(field, text)| (*field, text.trim().to_owned()));
            (self.key(top + at), cells.collect::<TypedCells>())
        });
        let cells: Vec<_> = cells.collect();
        let Some(right) = room.get(width - 1).copied() else { return };
        let count: usize = cells.iter().map(|(_, cells)| cells.len()).sum();
        self.save(text!("Paste {count} {count:cell|cells}", count), cells);
        self.state.active = Some(CellPosition { row: top, field: left });
        self.state.reach = Some(CellPosition { row: bottom, field: right });
    }

    /// Puts the same text into every selected cell, as a step with a title by their number.
    pub(super) fn fill(&mut self, block: &Block, text: &str, title: fn(usize) -> Text) {
        let chosen = typed(&block.fields);
        let row: TypedCells = chosen.iter().map(|field| (*field, text.trim().to_owned())).collect();
        let cells: Vec<_> = self.keys_in(&block.rows).map(|key| (Some(key), row.clone())).collect();
        if !chosen.is_empty() {
            self.save(title(cells.len() * chosen.len()), cells);
        }
    }

    /// Repeats the first `source` rows of a block in the others. A block of one row is filled from the
    /// row above it.
    pub(super) fn fill_down(&mut self, block: &Block, source: usize) {
        let (top, bottom) = (*block.rows.start(), *block.rows.end());
        let first = if top == bottom { top.checked_sub(1) } else { Some(top) };
        let Some(first) = first else { return };
        let chosen = typed(&block.fields);
        let above: Vec<TypedCells> = (first..first + source)
            .filter(|at| *at <= self.last())
            .map(|at| chosen.iter().map(|field| (*field, self.text(at, *field))).collect())
            .collect();
        let below = (first + source..=bottom).filter_map(|at| self.key(at));
        let cells: Vec<_> =
            below.zip(above.iter().cycle()).map(|(key, cells)| (Some(key), cells.clone())).collect();
        if !above.is_empty() && !chosen.is_empty() {
            self.save(fill_title(cells.len() * chosen.len()), cells);
        }
    }
}

pub(super) fn fill_title(count: usize) -> Text {
    text!("Fill {count} {count:cell|cells}", count)
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
