//! The files of translations against the code: each text that is marked there by `text!`, `tr!` or `label!`, each name of
//! `assets/places`, and what the forms and laws of `assets` say, is in German, and no file has another, other arguments, or a
//! word for some counts only.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use domain::places;
use domain::shop::country_defaults;
use domain::text::message::{Piece, pieces};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};
use intl_pluralrules::{PluralRuleType, PluralRules};
use language::{Language, key, message_id};
use serde_json::Value;

use super::layers::{assert_none, root, sources};

/// The literal that a text begins with, without its quotes: `"a \"b\" \` is `a "b" ` and what follows on the next line.
fn literal(code: &str) -> Option<String> {
    let mut letters = code.trim_start().strip_prefix('"')?.chars().peekable();
    let mut text = String::new();
    loop {
        match letters.next()? {
            '"' => return Some(text),
            '\\' => match letters.next()? {
                '\n' => while letters.next_if(|letter| letter.is_whitespace()).is_some() {},
                'n' => text.push('\n'),
                'u' => {
                    let digits: String =
                        letters.by_ref().skip(1).take_while(|letter| *letter != '}').collect();
                    text.extend(u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32));
                }
                escaped => text.push(escaped),
            },
            letter => text.push(letter),
        }
    }
}

/// What a form of a return says to people, beside the official words and the titles of its sources.
fn said_by(part: &Value, take: &mut dyn FnMut(&str)) {
    let is_said = |key: &str| ["title", "words", "notes"].contains(&key);
    match part {
        Value::Array(parts) => parts.iter().for_each(|part| said_by(part, take)),
        Value::Object(parts) => {
            for (key, part) in parts.iter().filter(|(key, _)| *key != "sources") {
                let texts = part.as_array().map_or(std::slice::from_ref(part), Vec::as_slice);
                texts.iter().filter(|_| is_said(key)).filter_map(Value::as_str).for_each(&mut *take);
                said_by(part, take);
            }
        }
        _ => {}
    }
}

/// The texts of the code and the names of its tables, each with the file that it is in first.
fn texts() -> BTreeMap<String, String> {
    let names = places::countries().iter().chain(country_defaults::currencies());
    let mut found: BTreeMap<_, _> =
        names.map(|place| (place.name.to_owned(), "assets/places".to_owned())).collect();
    for form in fs::read_dir(root().join("assets/forms")).unwrap().map(|entry| entry.unwrap().path()) {
        if form.extension().is_some_and(|kind| kind == "json") {
            let form: Value = serde_json::from_str(&fs::read_to_string(form).unwrap()).unwrap();
            said_by(&form, &mut |text| drop(found.insert(text.to_owned(), "assets/forms".to_owned())));
        }
    }
    let laws = "assets/invoicing/laws.tsv";
    // What a small business says is in the language of its law.
    let is_read = |row: &&str| !row.contains("\tsmall-business\t");
    for row in fs::read_to_string(root().join(laws)).unwrap().lines().skip(1).filter(is_read) {
        let words = row.rsplit('\t').next().filter(|words| !words.is_empty());
        found.extend(words.map(|words| (words.to_owned(), laws.to_owned())));
    }
    for source in sources("src") {
        let code = source.text.split("#[cfg(test)]").next().unwrap_or_default();
        let code: String = code
            .split_inclusive('\n')
            .filter(|line| !line.trim_start().starts_with("//") && !line.contains("macro_rules!"))
            .collect();
        for mark in ["text!(", "tr!(", "label!("] {
            for (at, _) in code.match_indices(mark) {
                let is_word = code[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_');
                if let Some(text) = literal(&code[at + mark.len()..]).filter(|_| !is_word) {
                    found.entry(text).or_insert_with(|| source.name.clone());
                }
            }
        }
    }
    found
}

/// The names of the arguments of an English text.
fn arguments(english: &str) -> BTreeSet<&str> {
    let name = |piece| match piece {
        Piece::Argument(name) | Piece::Counted { name, .. } => Some(name),
        Piece::Plain(_) => None,
    };
    pieces(english).filter_map(name).collect()
}

/// What is wrong with a pattern; the arguments that it names are gathered.
fn wrong<'p>(
    pattern: &Pattern<&'p str>,
    categories: &[&str],
    named: &mut BTreeSet<&'p str>,
) -> Option<String> {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Inline(InlineExpression::VariableReference { id }) => drop(named.insert(id.name)),
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                named.insert(id.name);
                let has = |name: &&str| {
                    variants.iter().any(|variant| variant.key == VariantKey::Identifier { name: *name })
                };
                if let Some(lacking) = categories.iter().find(|name| !has(name)) {
                    return Some(format!("it has no word for the counts \"{lacking}\""));
                }
                let problem = variants.iter().find_map(|variant| wrong(&variant.value, categories, named));
                if problem.is_some() {
                    return problem;
                }
            }
            _ => {
                return Some("only arguments, choices by a count and quoted texts are understood".to_owned());
            }
        }
    }
    None
}

/// The categories of counts that a language has words for, of those that whole numbers of a shop have.
fn categories(language: Language) -> Vec<&'static str> {
    let identifier: unic_langid::LanguageIdentifier = language.code().parse().unwrap();
    let rules = PluralRules::create(identifier, PluralRuleType::CARDINAL).unwrap();
    let mut found: Vec<&str> = (0..=200)
        .map(|count| match rules.select(count).unwrap() {
            intl_pluralrules::PluralCategory::ONE => "one",
            intl_pluralrules::PluralCategory::TWO => "two",
            intl_pluralrules::PluralCategory::FEW => "few",
            intl_pluralrules::PluralCategory::MANY => "many",
            _ => "other",
        })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// What is wrong with a message, and the English that it translates.
fn checked(message: &Message<&str>, categories: &[&str]) -> Result<String, String> {
    let id = message.id.name;
    let comment = message.comment.as_ref().map(|comment| comment.content.join("\n"));
    let english = comment.ok_or_else(|| format!("{id}: its English is not above it"))?;
    if id != message_id(&english) {
        return Err(format!("{id}: by its English it is {}", message_id(&english)));
    }
    let pattern = message.value.as_ref().ok_or_else(|| format!("{id}: it is empty"))?;
    let mut named = BTreeSet::new();
    if let Some(problem) = wrong(pattern, categories, &mut named) {
        return Err(format!("{id}: {problem}"));
    }
    let expected = arguments(&english);
    if named != expected {
        return Err(format!("{id}: it has the arguments {named:?}, and the English {expected:?}"));
    }
    Ok(english)
}

#[test]
fn each_text_is_in_german_and_no_other_is_translated() {
    let texts = texts();
    let mut problems = Vec::new();
    let keys: BTreeSet<u32> = texts.keys().map(|english| key(english)).collect();
    assert_eq!(keys.len(), texts.len(), "two texts have the same checksum: change a letter of one");
    for language in Language::ALL.into_iter().skip(1) {
        let name = format!("assets/languages/{}.ftl", language.code());
        let source = fs::read_to_string(root().join(&name)).unwrap();
        let resource = match fluent_syntax::parser::parse(source.as_str()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let line = |at: usize| source[..at].lines().count();
                problems
                    .extend(errors.iter().map(|error| format!("{name}:{}: {error}", line(error.pos.start))));
                resource
            }
        };
        let categories = categories(language);
        let mut translated = BTreeSet::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            match checked(message, &categories) {
                Ok(english) if !texts.contains_key(&english) => {
                    problems.push(format!("{name}: no code says \"{english}\""));
                }
                Ok(english) if !translated.insert(english.clone()) => {
                    problems.push(format!("{name}: \"{english}\" is there twice"));
                }
                Ok(_) => {}
                Err(problem) => problems.push(format!("{name}: {problem}")),
            }
        }
        if language == Language::German {
            let lacking = texts.iter().filter(|(english, _)| !translated.contains(*english));
            problems.extend(lacking.map(|(english, file)| {
                format!("{name} lacks a text of {file}:\n# {english}\n{} = ", message_id(english))
            }));
        }
    }
    assert_none(&problems);
}
