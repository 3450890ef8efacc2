//! What is new, by release: the text for people is that of the metainfo, which software centres show too.

use crate::format;
use domain::time::Day;

const METAINFO: &str = include_str!("../../../assets/packages/org.tillbook.Tillbook.metainfo.xml");

/// A release and what it brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Release {
    pub(crate) version: String,
    pub(crate) day: String,
    pub(crate) news: Vec<News>,
}

/// A paragraph about a release.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct News {
    pub(crate) text: String,
    pub(crate) is_item: bool,
}

/// All releases, the newest first.
pub(crate) fn releases() -> Vec<Release> {
    METAINFO.split("<release ").skip(1).filter_map(release).collect()
}

/// Reads one element `release`, without its beginning.
fn release(element: &str) -> Option<Release> {
    let attribute = |name: &str| element.split_once(&format!("{name}=\""))?.1.split('"').next();
    let day = Day::parse(attribute("date")?)?;
    let pieces = element.split('<').filter_map(|piece| piece.split_once('>'));
    let news = pieces
        .filter(|(tag, _)| matches!(*tag, "p" | "li"))
        .map(|(tag, text)| News { text: plain(text), is_item: tag == "li" });
    Some(Release { version: attribute("version")?.to_owned(), day: format::day(day), news: news.collect() })
}

/// The text of an element: in one line, and without what XML escapes.
fn plain(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::VERSION;

    #[test]
    fn the_newest_release_is_this_one_and_each_says_something() {
        let releases = releases();
        assert_eq!(releases.first().map(|release| release.version.as_str()), Some(VERSION));
        assert_eq!(releases.len(), METAINFO.matches("<release ").count());
        assert!(releases.iter().all(|release| release.news.iter().any(|news| news.is_item)), "{releases:#?}");
    }

    #[test]
    fn a_release_is_read_from_its_element() {
        let element = "version=\"1.2.0\" date=\"2027-01-31\"><description><p>Two\n  lines.</p>\
            <ul><li>Salt &amp; pepper</li></ul></description></release>";
        let news = |text: &str, is_item| News { text: text.to_owned(), is_item };
        let expected = vec![news("Two lines.", false), news("Salt & pepper", true)];
        assert_eq!(release(element).map(|release| release.news), Some(expected));
        assert_eq!(release("version=\"1.2.0\" date=\"soon\">"), None);
    }
}
