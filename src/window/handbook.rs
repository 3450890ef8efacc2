//! The handbook: the pages that the window shows and `tillbook help` prints, and a reader of the Markdown they are
//! written in.

use language::Language;

/// A page of the handbook.
#[derive(Debug, Clone, Copy)]
pub struct Page {
    /// The word of the command line, which is no verb.
    pub name: &'static str,
    /// Headings, paragraphs, lists, blocks of code, and code within lines; at most 80 columns for a terminal.
    pub text: &'static str,
}

macro_rules! page {
    ($name:literal) => {
        Page { name: $name, text: include_str!(concat!("../../assets/handbook/", $name, ".md")) }
    };
}

/// All pages, in the order in which they are listed.
pub const PAGES: [Page; 16] = [
    page!("basics"),
    page!("reports"),
    page!("earnings"),
    page!("orders"),
    page!("purchases"),
    page!("invoicing"),
    page!("taxes"),
    page!("returns"),
    page!("importing"),
    page!("exporting"),
    page!("sharing"),
    page!("safety"),
    page!("words"),
    page!("translating"),
    page!("programs"),
    page!("commands"),
];

impl Page {
    /// The title, which is the first line.
    pub fn title(&self) -> &'static str {
        self.text.lines().next().and_then(|line| line.strip_prefix("# ")).unwrap_or(self.name)
    }

    /// The page in this language if it is translated, as the first one is into German; else in English.
    pub(crate) fn in_language(self, language: Language) -> Self {
        match (self.name, language) {
            ("basics", Language::German) => {
                Self { text: include_str!("../../assets/languages/basics.de.md"), ..self }
            }
            _ => self,
        }
    }
}

/// The kinds of pieces that a page consists of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Question,
    Paragraph,
    Item,
    Code,
}

/// A piece of a page; a paragraph or an item is in one line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) kind: Kind,
    /// The bullet or number of an item.
    pub(crate) mark: &'static str,
    pub(crate) text: String,
}

/// The pieces of a page below its title.
pub(crate) fn blocks(text: &'static str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let (mut is_code, mut goes_on) = (false, false);
    for line in text.lines().filter(|line| !line.starts_with("# ")) {
        let is_fence = line == "```";
        is_code ^= is_fence;
        let (kind, mark, words) = match line.split_once(' ') {
            _ if is_code || is_fence => (Kind::Code, "", line),
            Some(("##", words)) => (Kind::Question, "", words),
            Some(("-", words)) => (Kind::Item, "•", words),
            Some((number, words))
                if number.ends_with('.') && number.starts_with(|c: char| c.is_ascii_digit()) =>
            {
                (Kind::Item, number, words)
            }
            _ => (Kind::Paragraph, "", line.trim_start()),
        };
        match blocks.last_mut().filter(|_| goes_on) {
            _ if is_fence || words.is_empty() => {}
            Some(last) if matches!(kind, Kind::Paragraph | Kind::Code) => {
                last.text.push(if kind == Kind::Code { '\n' } else { ' ' });
                last.text.push_str(words);
            }
            _ => blocks.push(Block { kind, mark, text: words.to_owned() }),
        }
        goes_on = !is_fence && !line.is_empty() && kind != Kind::Question;
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::MENUS;

    #[test]
    fn pages_are_read_as_they_are_written() {
        let text = "# Title\n\n## Why\nis so?\n\nOne\ntwo.\n\n- three\n  four\n- five\n1. six\n\n```\n- a\nb\n```\nseven\n";
        let read: Vec<_> = blocks(text).into_iter().map(|one| (one.kind, one.mark, one.text)).collect();
        let expected = [
            (Kind::Question, "", "Why"),
            (Kind::Paragraph, "", "is so?"),
            (Kind::Paragraph, "", "One two."),
            (Kind::Item, "•", "three four"),
            (Kind::Item, "•", "five"),
            (Kind::Item, "1.", "six"),
            (Kind::Code, "", "- a\nb"),
            (Kind::Paragraph, "", "seven"),
        ];
        assert_eq!(read, expected.map(|(kind, mark, text)| (kind, mark, text.to_owned())));
    }

    /// `Shop > Backups` is a command of that menu.
    #[test]
    fn pages_name_commands_that_there_are() {
        let mut found = 0;
        for page in PAGES {
            let text = page.text.split_whitespace().collect::<Vec<_>>().join(" ");
            for menu in &MENUS {
                for (_, after) in
                    text.match_indices(menu.name).map(|(at, name)| text.split_at(at + name.len()))
                {
                    let Some(command) = after.strip_prefix(" > ") else { continue };
                    let mut names = menu.rows().map(|row| row.name.trim_end_matches('…'));
                    assert!(
                        names.any(|name| command.starts_with(name)),
                        "{}: {} > {command:.30}",
                        page.name,
                        menu.name
                    );
                    found += 1;
                }
            }
        }
        assert!(found > 20, "{found}");
    }
}
