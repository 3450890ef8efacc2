//! The lines of a form: one for each combination of tags that occurs among its figures.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::figure::{RateType, Side, SupplyKind, TaxFigure};
use super::filter::{Filter, Term};
use super::rounding::BoxRounding;
use crate::label;
use crate::money::Money;
use crate::percent::Percent;
use crate::text;
use crate::text::Text;
use crate::time::tax_period::TaxPeriod;

/// A tag of figures that divides the lines of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are what they are called")]
pub enum LineTag {
    Country,
    State,
    County,
    City,
    Partner,
    VatNumber,
    Name,
    Side,
    Kind,
    RateType,
    Rate,
    Corrects,
}

impl LineTag {
    /// The word in form files: `rate-type`.
    pub const fn name(self) -> &'static str {
        self.words().0
    }

    /// The heading of its column.
    pub const fn heading(self) -> &'static str {
        self.words().1
    }

    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Country => ("country", label!("Country")),
            Self::State => ("state", label!("State")),
            Self::County => ("county", label!("County")),
            Self::City => ("city", label!("City")),
            Self::Partner => ("partner", label!("Country")),
            Self::VatNumber => ("vat-number", label!("VAT number")),
            Self::Name => ("name", label!("Name")),
            Self::Side => ("side", label!("Sold or bought")),
            Self::Kind => ("kind", label!("Kind")),
            Self::RateType => ("rate-type", label!("Rate type")),
            Self::Rate => ("rate", label!("Rate %")),
            Self::Corrects => ("corrects", label!("Corrects")),
        }
    }

    /// The text of a tag that is one; `None` for others.
    fn text_of(self, figure: &TaxFigure) -> Option<&str> {
        Some(match self {
            Self::Country => &figure.country,
            Self::State => &figure.state,
            Self::County => &figure.county,
            Self::City => &figure.city,
            Self::Partner => &figure.partner,
            Self::VatNumber => &figure.vat_number,
            Self::Name => &figure.partner_name,
            Self::Side | Self::Kind | Self::RateType | Self::Rate | Self::Corrects => return None,
        })
    }
}

/// A column of lines with an amount.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineColumn {
    /// The name in formulas: `total(tax)`.
    pub name: String,
    /// The heading.
    pub words: Text,
    /// The rounding of its amounts.
    #[serde(default)]
    pub rounding: BoxRounding,
    /// The sum of amounts of the line's figures.
    pub sum: Vec<Term>,
}

/// The lines of a form: one for each combination of tags that occurs.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormLines {
    /// The contents of a line.
    pub words: Text,
    /// The figures that are in lines, by any of these filters.
    #[serde(rename = "where")]
    pub filters: Vec<Filter>,
    /// The tags that lines are divided by. With that of corrections, a correction is in a line by its period and place
    /// alone.
    pub by: Vec<LineTag>,
    /// The columns with amounts.
    pub columns: Vec<LineColumn>,
    /// The least lines that are declared, if the form leaves smaller ones out.
    #[serde(default)]
    pub least: Option<LeastLine>,
}

/// The lines that a form leaves out, with the reason.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeastLine {
    /// A line is declared when its first amount, exact, is above this or as far below zero.
    pub above: Money,
    /// A description of the lines that are not.
    pub words: Text,
}

/// The tags that the figures of a line share: only those by which the form divides its lines.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineKey {
    /// The period whose return the line corrects; such lines come last.
    pub corrects: Option<TaxPeriod>,
    /// Those that are texts, such as places.
    texts: BTreeMap<LineTag, String>,
    /// Sold or bought.
    pub side: Option<Side>,
    /// What was supplied.
    pub kind: Option<SupplyKind>,
    /// The type of the rate.
    pub rate_type: Option<RateType>,
    /// The percentage. Within, `None` is a figure without a rate.
    pub rate: Option<Option<Percent>>,
}

impl LineKey {
    pub(super) fn of(figure: &TaxFigure, by: &[LineTag]) -> Self {
        let mut key = Self::default();
        let is_correction = figure.corrects.is_some() && by.contains(&LineTag::Corrects);
        for tag in by {
            match tag {
                LineTag::Corrects => key.corrects = figure.corrects,
                LineTag::Kind | LineTag::RateType | LineTag::Rate if is_correction && !tells_partners(by) => {
                }
                LineTag::Side => key.side = Some(figure.side),
                LineTag::Kind => key.kind = Some(figure.kind),
                LineTag::RateType => key.rate_type = Some(figure.rate_type),
                LineTag::Rate => key.rate = Some(figure.rate),
                text => {
                    key.texts.extend(text.text_of(figure).map(|found| (*text, found.to_owned())));
                }
            }
        }
        key
    }

    /// The inverse of [`Self::text`]; a text that is no such tag is none.
    pub(super) fn of_texts<'t>(by: &[LineTag], text: impl Fn(LineTag) -> &'t str) -> Self {
        let mut key = Self::default();
        for tag in by {
            let text = text(*tag);
            match tag {
                LineTag::Side => key.side = Side::ALL.into_iter().find(|side| side.name() == text),
                LineTag::Kind => {
                    key.kind = SupplyKind::ALL.into_iter().find(|kind| kind.name() == text);
                }
                LineTag::RateType => {
                    key.rate_type = RateType::ALL.into_iter().find(|of| of.name() == text);
                }
                LineTag::Rate => key.rate = Some(Percent::parse(text).ok()),
                LineTag::Corrects => key.corrects = TaxPeriod::parse(text).ok(),
                _ => {
                    key.texts.insert(*tag, text.to_owned());
                }
            }
        }
        if key.corrects.is_some() && !tells_partners(by) {
            (key.kind, key.rate_type, key.rate) = (None, None, None);
        }
        key
    }

    /// The code of the country of taxation, where lines are divided by it.
    pub fn country(&self) -> Option<&str> {
        self.texts.get(&LineTag::Country).map(String::as_str)
    }

    /// The tags of the line that are not empty: `DE, goods, standard rate, 19`.
    pub fn described(&self, by: &[LineTag]) -> Text {
        let tag = |tag: &LineTag| match tag {
            LineTag::Corrects => {
                self.corrects.map(|period| text!("corrects {period}", period = period.short_name()))
            }
            LineTag::Side => self.side.map(|side| Text::new(side.name())),
            LineTag::Kind => self.kind.map(|kind| Text::new(kind.name())),
            LineTag::RateType => self.rate_type.map(|of| Text::new(of.name())),
            LineTag::Rate => self.rate.flatten().map(|percent| text!("{percent}", percent)),
            text => Some(self.text(*text)).filter(|text| !text.is_empty()).map(Text::written),
        };
        Text::list(by.iter().filter_map(tag)).unwrap_or_default()
    }

    /// A tag as text: `DE`, `goods`, `19`; empty when the line has none.
    pub fn text(&self, tag: LineTag) -> String {
        match tag {
            LineTag::Side => self.side.map(|side| side.name().to_owned()),
            LineTag::Kind => self.kind.map(|kind| kind.name().to_owned()),
            LineTag::RateType => self.rate_type.map(|of| of.name().to_owned()),
            LineTag::Rate => self.rate.flatten().map(Percent::to_short_text),
            LineTag::Corrects => self.corrects.map(|period| period.to_string()),
            text => self.texts.get(&text).cloned(),
        }
        .unwrap_or_default()
    }
}

/// True if lines are of single businesses, by their VAT numbers.
pub(super) fn tells_partners(by: &[LineTag]) -> bool {
    by.contains(&LineTag::VatNumber)
}
