//! The entries of the palette, and how well each matches what was typed.

use std::path::PathBuf;

use egui::Context;
use egui_material_icons::icons::{
    ICON_ADD, ICON_CATEGORY, ICON_CHEVRON_RIGHT, ICON_FILTER_ALT, ICON_FOLDER_OPEN, ICON_STOREFRONT,
    ICON_UNDO,
};

use crate::command::{Command, CommandContext, Row, rows};
use crate::model::{ClassesView, Found, FoundEntry, OrderFilter, PeriodChoice, Span, Tab, Target, number_in};
use crate::shell::menu::MenuChoice;
use crate::theme::Icon;
use crate::translate::{dates, tr};
use domain::label;
use domain::text::lenient::date::DateOrder;
use domain::text::suggest::Fit;
use domain::time::Day;
use domain::time::period_names::{NamedDays, named_days, typed_day};

#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(super) group: &'static str,
    pub(super) icon: Icon,
    pub(super) text: String,
    pub(super) note: String,
    pub(super) keys: String,
    /// Further words by which it is found.
    keywords: &'static str,
    pub(super) target: MenuChoice,
    further: Vec<(String, Target)>,
    /// The engine's rating of the match, if it was found there for the present text.
    fit: Option<Fit>,
}

impl Entry {
    fn new(group: &'static str, icon: Icon, text: impl Into<String>, target: MenuChoice) -> Self {
        let text = text.into();
        let (note, keys) = (String::new(), String::new());
        Self { group, icon, text, note, keys, keywords: "", target, further: Vec::new(), fit: None }
    }

    /// True for more actions than that of Enter.
    pub(super) fn has_actions(&self) -> bool {
        !self.further.is_empty()
    }

    /// All actions, that of Enter first.
    pub(super) fn actions(&self) -> Vec<Hit> {
        let open = Self {
            text: tr!("Open {name}", name = self.text.replace("  ", " ")),
            further: Vec::new(),
            ..self.clone()
        };
        let further = self.further.iter().map(|(text, target)| {
            let icon = icon_for(target, self.icon);
            Self::new(self.group, icon, text, MenuChoice::Open(target.clone()))
        });
        let entries = std::iter::once(open).chain(further);
        entries.map(|entry| Hit { entry, letters: Vec::new(), rank: 0 }).collect()
    }

    fn note(self, note: impl Into<String>) -> Self {
        Self { note: note.into(), ..self }
    }
}

pub(crate) struct Sources<'a> {
    pub(crate) typed: &'a str,
    pub(crate) now: &'a CommandContext,
    pub(crate) classes: Option<&'a ClassesView>,
    pub(crate) recent: &'a [PathBuf],
    /// The tabs whose lists can be searched.
    pub(crate) lists: &'a [Tab],
    /// Results from the books, which may be for an earlier text.
    pub(crate) found: Option<&'a Found>,
    /// The current day, if the reports may be seen.
    pub(crate) today: Option<Day>,
    /// The order of day and month in a typed date.
    pub(crate) dates: DateOrder,
}

const OPEN: &str = label!("Open");
const GO: &str = label!("Go to");
const SALES: &str = Tab::Sales.name();
const COMMANDS: &str = label!("Commands");
const FIND: &str = label!("Find");
const SHOPS: &str = label!("Shops");

/// The groups, in the order in which equally good ones are shown.
fn groups() -> impl Iterator<Item = &'static str> {
    let [_, (_, books), (_, taxes)] = Tab::GROUPS;
    let names = |tabs: &'static [Tab]| tabs.iter().map(|tab| tab.name());
    let records = names(books).chain([SALES]).chain(names(taxes));
    [OPEN, GO].into_iter().chain(records).chain([SHOPS, COMMANDS, FIND])
}

/// The most ranges that are listed.
const MOST_RANGES: usize = 4;

/// All entries: tabs, commands, tax classes, recent shops, what was found, ranges, and a search for the typed
/// text in each list.
pub(crate) fn entries(ctx: &Context, sources: &Sources<'_>) -> Vec<Entry> {
    let Sources { now, classes, recent, lists, found, today, .. } = *sources;
    let typed = sources.typed.trim();
    let mut entries = commands(ctx, now);
    for class in classes.into_iter().flat_map(ClassesView::existing).filter(|_| now.has_shop) {
        let target = MenuChoice::Class(class.slug.clone());
        let entry = Entry::new(Tab::TaxClasses.name(), ICON_CATEGORY, &class.name, target);
        entries.push(entry.note(&class.counted));
    }
    for path in recent {
        let name = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy();
        let folder = path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
        entries.push(Entry::new(SHOPS, ICON_STOREFRONT, name, MenuChoice::Recent(path.clone())).note(folder));
    }
    if typed.is_empty() {
        return entries;
    }
    let is_current = found.is_some_and(|found| found.typed == typed);
    let is_offered = |record: &&FoundEntry| {
        now.may_manage || !matches!(record.target, Target::Refund(_) | Target::NewRate(_) | Target::New(_))
    };
    for record in found.into_iter().flat_map(|found| &found.entries).filter(is_offered) {
        entries.push(of_record(record, is_current));
    }
    if let Some(today) = today {
        // It is meant, however its name is written.
        let day = typed_day(typed, today, sources.dates, dates()).map(of_days);
        entries.extend(day.map(|day| Entry { fit: Some(Fit::Beginning), ..day }));
        entries.extend(named_days(typed, today, dates()).into_iter().map(of_days));
    }
    let count =
        |tab: &Tab| found.filter(|_| is_current && *tab == Tab::TaxRates).map_or("", |one| &one.rates);
    let mut lists = lists.to_vec();
    // A list that is known to have the text comes first, and one that is known not to is not offered.
    let lacks = |tab: &Tab| match tab {
        Tab::TaxRates => count(tab).is_empty(),
        _ => found.is_some_and(|found| found.lacking.contains(tab)),
    };
    lists.retain(|tab| !(is_current && lacks(tab)));
    lists.sort_by_key(|tab| count(tab).is_empty());
    for tab in &lists {
        let target = MenuChoice::Find(*tab, typed.to_owned());
        let entry = Entry::new(
            FIND,
            tab.facts().icon,
            tr!("{list} with “{typed}”", list = tr(tab.name()), typed),
            target,
        );
        entries.push(entry.note(count(tab)));
    }
    entries
}

/// The tabs and commands that are enabled, and what can be begun anew.
fn commands(ctx: &Context, now: &CommandContext) -> Vec<Entry> {
    let is_listed = |row: &&Row| row.is_enabled(now) && row.command != Command::Palette;
    let of_command = |row: &Row| {
        let command = row.command;
        let (group, icon) = match command {
            Command::Go(tab) => (GO, tab.facts().icon),
            _ => (COMMANDS, ICON_CHEVRON_RIGHT),
        };
        let text = match command {
            Command::Appear(_) => tr!("Appearance: {name}", name = tr(row.name)),
            _ => row.label(now).trim_end_matches('…').trim_end().to_owned(),
        };
        Entry {
            keys: row.keys(ctx, &now.tabs),
            keywords: tr(row.keywords),
            ..Entry::new(group, icon, text, MenuChoice::Command(command))
        }
    };
    let new = Tab::all().filter(|_| now.has_shop && now.may_manage).filter_map(|tab| {
        Some(Entry::new(COMMANDS, ICON_ADD, tr(tab.facts().begin?), MenuChoice::Open(Target::New(tab))))
    });
    rows().filter(is_listed).map(of_command).chain(new).collect()
}

fn of_record(record: &FoundEntry, is_current: bool) -> Entry {
    let group = match record.target {
        Target::Refund(_) | Target::NewRate(_) | Target::SalesTo(_) => COMMANDS,
        _ => record.tab.name(),
    };
    let icon = icon_for(&record.target, record.tab.facts().icon);
    let target = MenuChoice::Open(record.target.clone());
    let entry = Entry::new(group, icon, &record.text, target).note(&record.note);
    Entry { fit: is_current.then_some(record.fit), further: record.further.clone(), ..entry }
}

/// The icon of what is opened; `own` for a record, which has that of its tab.
fn icon_for(target: &Target, own: Icon) -> Icon {
    match target {
        Target::Refund(_) | Target::TakeBack(_) => ICON_UNDO,
        Target::Invoices(_) => Tab::Invoices.facts().icon,
        Target::NewRate(_) | Target::New(_) => ICON_ADD,
        Target::RatesOf(_) => ICON_FILTER_ALT,
        Target::Orders(_) => Tab::Orders.facts().icon,
        Target::Report(tab, _) => tab.facts().icon,
        Target::SalesTo(_) => Tab::Sales.facts().icon,
        Target::Order(_) | Target::Customer(_) | Target::Noun(..) | Target::Rate(_) | Target::Note(_) => own,
    }
}

fn of_days(days: NamedDays) -> Entry {
    let NamedDays { name, first, last } = days;
    let span = match name.as_str() {
        "Today" => Span::Today,
        "Yesterday" => Span::Yesterday,
        "Last 7 days" => Span::Week,
        "This month" => Span::Month,
        "Last month" => Span::LastMonth,
        "This year" => Span::Year,
        _ => Span::Custom,
    };
    let name = tr(&name);
    let period = PeriodChoice { span, from: first.to_string(), to: last.to_string() };
    let of_tab = |tab: Tab| {
        (
            tr!("{report} of {range}", report = tr(tab.name()), range = name),
            Target::Report(tab, period.clone()),
        )
    };
    let orders = OrderFilter { period: Some(period.clone()), ..OrderFilter::default() };
    let orders = (tr!("Orders of {period}", period = name), Target::Orders(Box::new(orders)));
    let [(_, reports), ..] = Tab::GROUPS;
    let further = reports.iter().filter(|tab| **tab != Tab::Sales).map(|tab| of_tab(*tab)).chain([orders]);
    let target = MenuChoice::Open(Target::Report(Tab::Sales, period.clone()));
    let note = if first == last { dates().long_day(first) } else { dates().days(first, last) };
    Entry {
        further: further.collect(),
        ..Entry::new(SALES, Tab::Sales.facts().icon, name, target).note(note)
    }
}

/// An entry that matches the search text, with the indices of the matching letters and its rank.
pub(super) struct Hit {
    pub(super) entry: Entry,
    pub(super) letters: Vec<usize>,
    rank: usize,
}

/// The matching entries by group, the group with the best match first, and the best first within each. A
/// leading `>` leaves only commands, a leading `#` only orders.
pub(super) fn hits(entries: Vec<Entry>, typed: &str) -> Vec<Hit> {
    let typed = typed.trim();
    let (only_commands, query) = match typed.strip_prefix('>') {
        Some(rest) => (true, rest.trim()),
        None => (false, typed),
    };
    let only_orders = query.starts_with('#');
    let is_listed = |entry: &Entry| match &entry.target {
        _ if only_commands => entry.group == COMMANDS,
        MenuChoice::Open(Target::Order(_) | Target::Refund(_)) => true,
        _ => !only_orders,
    };
    let mut found: Vec<Hit> =
        entries.into_iter().filter(is_listed).filter_map(|entry| hit(entry, query)).collect();
    if !only_commands && is_path(query) {
        found.push(Hit { entry: path_entry(query), letters: Vec::new(), rank: 0 });
    }
    // If an entry has the letters in sequence, entries with scattered letters are left out.
    let named = found.iter().filter(|hit| hit.entry.group != FIND);
    let best = named.map(|hit| hit.rank).min().unwrap_or_default();
    if best < SCATTERED {
        found.retain(|hit| hit.rank < SCATTERED);
    }
    let order_of = |(place, group): (usize, &'static str)| {
        let of_group = found.iter().filter(|hit| hit.entry.group == group && group != FIND);
        let best = of_group.map(|hit| hit.rank).min().unwrap_or(usize::MAX);
        (group, (best, place))
    };
    let order: Vec<_> = groups().enumerate().map(order_of).collect();
    let group_of =
        |hit: &Hit| order.iter().find(|(group, _)| *group == hit.entry.group).map(|(_, order)| *order);
    found.sort_by_key(|hit| (group_of(hit), hit.rank));
    let mut ranges = 0;
    found.retain(|hit| {
        ranges += usize::from(hit.entry.group == SALES);
        hit.entry.group != SALES || ranges <= MOST_RANGES
    });
    found
}

fn hit(entry: Entry, query: &str) -> Option<Hit> {
    let wanted = if query.starts_with('#') { number_in(query) } else { query };
    let fit = fits(&entry.text, wanted);
    if let Some(known) = entry.fit {
        let rank = match known {
            Fit::Code => 0,
            Fit::Beginning => BEGINNING,
            Fit::Word => WORD,
            Fit::Within => WITHIN,
        };
        let letters = fit.filter(|(rank, _)| *rank < SCATTERED).map(|(_, letters)| letters);
        return Some(Hit { entry, letters: letters.unwrap_or_default(), rank });
    }
    let in_text = fit.filter(|(rank, _)| *rank < SCATTERED || !has_keyword(&entry, wanted));
    let (rank, letters) = in_text.or_else(|| has_keyword(&entry, wanted).then_some((KEYWORD, Vec::new())))?;
    if rank >= SCATTERED && entry.group == SALES {
        return None;
    }
    // The whole text is better than its beginning.
    let is_whole = !wanted.is_empty() && letters.len() == entry.text.chars().count();
    // A command with a word that begins with the text comes before the records that hold it.
    let is_command = matches!(entry.target, MenuChoice::Command(_) | MenuChoice::Open(Target::New(_)));
    let rank = match rank {
        _ if is_whole || wanted.is_empty() => 0,
        rank if rank >= KEYWORD => rank,
        0 if is_command => 1,
        _ if is_command => 2,
        0 => BEGINNING,
        _ => WORD,
    };
    Some(Hit { entry, letters, rank })
}

/// True if each word typed, articles aside, begins a keyword or a word of the text.
fn has_keyword(entry: &Entry, wanted: &str) -> bool {
    let (wanted, text) = (wanted.to_lowercase(), entry.text.to_lowercase());
    let is_known = |typed: &str| {
        let mut words = entry.keywords.split(' ').chain(text.split_whitespace());
        matches!(typed, "a" | "the") || words.any(|word| word.starts_with(typed))
    };
    wanted.len() > 1 && !entry.keywords.is_empty() && wanted.split_whitespace().all(is_known)
}

fn is_path(query: &str) -> bool {
    query.len() > 1 && (query.starts_with(['/', '~']) || query.ends_with(".tillbook"))
}

/// An entry for a typed path, since a desktop may have no file dialog.
fn path_entry(query: &str) -> Entry {
    Entry::new(
        OPEN,
        ICON_FOLDER_OPEN,
        tr!("Open {name}", name = query),
        MenuChoice::Recent(PathBuf::from(query)),
    )
}

/// The ranks of records, ranges and the like whose name or a word of it begins with the text.
const BEGINNING: usize = 10;
const WORD: usize = 110;
/// The rank of entries that have the letters in none but their keywords.
const KEYWORD: usize = 100;
/// The lowest rank of texts that hold the letters within a word.
const WITHIN: usize = 200;
/// The lowest rank of texts in which the letters are not in sequence.
const SCATTERED: usize = 1_000;

/// The rank of a match, less is better, and the indices of its letters; `None` without a match.
fn fits(text: &str, query: &str) -> Option<(usize, Vec<usize>)> {
    let fold = |text: &str| -> Vec<char> {
        text.chars().map(|letter| letter.to_lowercase().next().unwrap_or(letter)).collect()
    };
    let (letters, wanted) = (fold(text), fold(query));
    if wanted.is_empty() {
        return Some((0, Vec::new()));
    }
    let starts_word =
        |at: usize| at == 0 || letters.get(at - 1).is_some_and(|before| !before.is_alphanumeric());
    let whole = letters.windows(wanted.len()).enumerate().filter(|(_, part)| *part == wanted);
    let best = whole.map(|(at, _)| at).min_by_key(|at| (!starts_word(*at), *at));
    if let Some(at) = best {
        let rank = if starts_word(at) { at } else { at + WITHIN };
        return Some((rank, (at..at + wanted.len()).collect()));
    }
    let mut found = Vec::new();
    let mut from = 0;
    for letter in wanted.iter().filter(|letter| !letter.is_whitespace()) {
        let at = letters.iter().enumerate().skip(from).find(|(_, one)| *one == letter)?.0;
        found.push(at);
        from = at + 1;
    }
    let spread = found.last().copied().unwrap_or_default() - found.first().copied().unwrap_or_default();
    Some((SCATTERED + spread, found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_stand_together_at_the_start_of_a_word_fit_best() {
        for (text, query, expected) in [
            ("Tax rates", "rates", Some((4, vec![4, 5, 6, 7, 8]))),
            ("Tax rates", "TAX", Some((0, vec![0, 1, 2]))),
            ("Tax rates", "ates", Some((205, vec![5, 6, 7, 8]))),
            ("Tax rates", "tr", Some((SCATTERED + 4, vec![0, 4]))),
            ("Tax rates", "", Some((0, vec![]))),
            ("Tax rates", "z", None),
            ("Büro", "BÜ", Some((0, vec![0, 1]))),
        ] {
            assert_eq!(fits(text, query), expected, "{query:?} in {text:?}");
        }
    }

    #[test]
    fn the_group_of_the_best_match_is_the_first() {
        let target = || MenuChoice::Command(Command::Undo);
        let entry = |group, text: &str, fit| Entry { fit, ..Entry::new(group, ICON_ADD, text, target()) };
        let entries = || {
            vec![
                entry("Go to", "Tax rates", None),
                entry("Orders", "1043  Rachel", Some(Fit::Word)),
                entry("Customers", "Rachel", Some(Fit::Beginning)),
                entry("Tax rates", "DE  Germany", Some(Fit::Within)),
                entry(COMMANDS, "Rename", None),
                Entry { keywords: "restore earlier", ..entry(COMMANDS, "Backups", None) },
                entry(FIND, "Orders with “ra”", None),
            ]
        };
        let texts = |typed: &str| -> Vec<String> {
            hits(entries(), typed).into_iter().map(|hit| hit.entry.text).collect()
        };
        let all = ["Tax rates", "Rachel", "1043  Rachel", "DE  Germany", "Orders with “ra”"];
        assert_eq!(texts("ra"), all);
        assert_eq!(texts(">re"), ["Rename", "Backups"]);
        assert!(texts("earl").contains(&"Backups".to_owned()));
        assert!(texts("restore the backup").contains(&"Backups".to_owned()));
        assert!(texts("#1").is_empty());
    }

    #[test]
    fn commands_come_before_the_records_that_hold_the_text() {
        let command =
            |text: &str| Entry::new(COMMANDS, ICON_CHEVRON_RIGHT, text, MenuChoice::Command(Command::Undo));
        let record = |text: &str, fit| {
            let target = MenuChoice::Open(Target::Order(String::new()));
            Entry { fit: Some(fit), ..Entry::new("Products", ICON_ADD, text, target) }
        };
        let range = |text: &str| {
            let target = Target::Report(Tab::Sales, PeriodChoice::default());
            Entry::new(SALES, ICON_ADD, text, MenuChoice::Open(target))
        };
        for (typed, found, expected) in [
            (
                "light",
                vec![record("T-light holder", Fit::Word), command("Appearance: Light")],
                "Appearance: Light",
            ),
            (
                "light",
                vec![record("Light garland", Fit::Beginning), command("Appearance: Light")],
                "Appearance: Light",
            ),
            ("light", vec![record("Light", Fit::Code), command("Appearance: Light")], "Light"),
            ("app", vec![record("Apple", Fit::Beginning), command("Appearance: Light")], "Appearance: Light"),
            // A part of a word is no beginning.
            ("pear", vec![record("Pear", Fit::Beginning), command("Appearance: Light")], "Pear"),
            ("pear", vec![record("Red pear", Fit::Word), command("Appearance: Light")], "Red pear"),
            // Neither is one letter here and one there.
            ("al", vec![record("Royal", Fit::Within), command("Appearance: Light")], "Royal"),
            // A keyword is a word of the command that it does not show.
            (
                "dim",
                vec![record("Dim sum", Fit::Beginning), Entry { keywords: "dim", ..command("Dark") }],
                "Dim sum",
            ),
            ("dim", vec![record("Red dim", Fit::Word), Entry { keywords: "dim", ..command("Dark") }], "Dark"),
            ("mar", vec![record("Margaret", Fit::Beginning), range("March 2026")], "Margaret"),
            ("26", vec![record("Type 26", Fit::Word), range("March 2026")], "Type 26"),
        ] {
            let first = hits(found, typed).into_iter().next().map(|hit| hit.entry.text);
            assert_eq!(first.as_deref(), Some(expected), "{typed}");
        }
    }
}
