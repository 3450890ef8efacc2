//! The forms of VAT numbers by country.
//!
//! The forms of the members of the European Union and of Northern Ireland are those of the European Commission's
//! VIES, "frequently asked questions", question 11 (ec.europa.eu/taxation_customs/vies/#/faq); the others are
//! those of the national authority that is named at the rule.

use super::check_digits as check;

/// The rule of one country.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rule {
    /// The two letters before a number.
    pub prefix: &'static str,
    /// Two other letters that people write there.
    pub other_prefix: Option<&'static str>,
    /// The code of the country in addresses.
    pub country: &'static str,
    /// The forms without the letters of the country: `9` is a digit, `@` a letter, `#` a letter or digit, `?` a
    /// letter, `+` or `*`.
    pub forms: &'static [&'static str],
    /// The forms in words, after "has".
    pub words: &'static str,
    /// A number with right check digits.
    pub example: &'static str,
    /// Letters after the number that are not part of it.
    pub endings: &'static [&'static str],
    /// The length up to which a number that lacks one leading zero is filled.
    pub filled: Option<usize>,
    /// Whether the check digits are right; `None` for a form without a public rule.
    pub check: Option<fn(&str) -> Option<bool>>,
}

/// A rule with nothing after the number, and nothing to fill.
const fn rule(
    prefix: &'static str,
    forms: &'static [&'static str],
    words: &'static str,
    example: &'static str,
    check: fn(&str) -> Option<bool>,
) -> Rule {
    Rule {
        prefix,
        other_prefix: None,
        country: prefix,
        forms,
        words,
        example,
        endings: &[],
        filled: None,
        check: Some(check),
    }
}

/// All rules, by prefix.
pub(super) const RULES: &[Rule] = &[
    rule("AT", &["U99999999"], "U and 8 digits", "ATU39099603", check::austria),
    // Australian Business Register: an ABN has 11 digits, the first two of which are the check digits.
    rule("AU", &["99999999999"], "11 digits (the ABN)", "51 824 753 556", check::australia),
    Rule {
        filled: Some(10),
        ..rule("BE", &["0999999999", "1999999999"], "10 digits after 0 or 1", "BE0745688785", check::belgium)
    },
    rule("BG", &["999999999", "9999999999"], "9 or 10 digits", "BG290922656", check::bulgaria),
    // Canada Revenue Agency: a business number has 9 digits; RT and 4 digits are the account of GST/HST.
    rule(
        "CA",
        &["999999999", "999999999RT9999"],
        "9 digits, and perhaps RT and 4 digits",
        "844559922 RT0001",
        check::canada,
    ),
    // Swiss Federal Statistical Office: the UID has 8 digits and a check digit; MWST, TVA or IVA after it stand
    // for the register of VAT, in the national languages.
    Rule {
        endings: &["MWST", "TVA", "IVA"],
        ..rule("CH", &["E999999999"], "E and 9 digits", "CHE-109.181.635", check::switzerland)
    },
    rule("CY", &["99999999@"], "8 digits and a letter", "CY14918222C", check::cyprus),
    rule("CZ", &["99999999", "999999999", "9999999999"], "8, 9 or 10 digits", "CZ77706013", check::czechia),
    rule("DE", &["999999999"], "9 digits", "DE457281227", check::germany),
    rule("DK", &["99999999"], "8 digits", "DK21230669", check::denmark),
    rule("EE", &["999999999"], "9 digits", "EE750845159", check::estonia),
    Rule {
        country: "GR",
        other_prefix: Some("GR"),
        filled: Some(9),
        ..rule("EL", &["999999999"], "9 digits", "EL163562076", check::greece)
    },
    rule(
        "ES",
        &["99999999@", "@9999999#"],
        "a letter, 7 digits and a letter or digit, or 8 digits and a letter",
        "ESB29870649",
        check::spain,
    ),
    // Sellers of electronic services from outside of the Union, in the non-Union scheme (Article 362 of Directive
    // 2006/112/EC). The rule of their last digits is not public.
    Rule { check: None, ..rule("EU", &["999999999"], "9 digits", "EU826010755", check::germany) },
    rule("FI", &["99999999"], "8 digits", "FI04053732", check::finland),
    rule("FR", &["##999999999"], "2 letters or digits and 9 digits", "FR83404833048", check::france),
    Rule { other_prefix: Some("UK"), ..rule("GB", BRITISH, BRITISH_WORDS, "GB722632652", check::britain) },
    rule("HR", &["99999999999"], "11 digits", "HR83594473145", check::croatia),
    rule("HU", &["99999999"], "8 digits", "HU42994840", check::hungary),
    rule(
        "IE",
        &["9999999@", "9999999@@", "9?99999@"],
        "7 digits and one or two letters",
        "IE1827469B",
        check::ireland,
    ),
    rule("IT", &["99999999999"], "11 digits", "IT00743110157", check::italy),
    rule(
        "LT",
        &["999999919", "999999999919"],
        "9 or 12 digits, the last but one of which is 1",
        "LT401760210",
        check::lithuania,
    ),
    rule("LU", &["99999999"], "8 digits", "LU51164472", check::luxembourg),
    rule("LV", &["99999999999"], "11 digits", "LV40003521600", check::latvia),
    rule("MT", &["99999999"], "8 digits", "MT29318054", check::malta),
    rule("NL", &["999999999B99"], "9 digits, B and 2 digits", "NL956416871B67", check::netherlands),
    // Brønnøysund Register Centre: the organisation number, with MVA where it is in the register of VAT.
    Rule { endings: &["MVA"], ..rule("NO", &["999999999"], "9 digits", "NO647228739MVA", check::norway) },
    // Inland Revenue: the GST number is the IRD number, of 8 or 9 digits.
    Rule {
        filled: Some(9),
        ..rule("NZ", &["999999999"], "8 or 9 digits (the IRD number)", "49-091-850", check::new_zealand)
    },
    rule("PL", &["9999999999"], "10 digits", "PL7538475530", check::poland),
    rule("PT", &["999999999"], "9 digits", "PT950833991", check::portugal),
    rule("RO", ROMANIAN, "2 to 10 digits", "RO50555253", check::romania),
    rule("SE", &["999999999999"], "12 digits", "SE561789079201", check::sweden),
    rule("SI", &["99999999"], "8 digits", "SI78491495", check::slovenia),
    rule("SK", &["9999999999"], "10 digits", "SK6249144374", check::slovakia),
    Rule { country: "GB", ..rule("XI", BRITISH, BRITISH_WORDS, "XI722632652", check::britain) },
];

/// Government departments have GD and health authorities HA.
const BRITISH: &[&str] = &["999999999", "999999999999", "GD999", "HA999"];
const BRITISH_WORDS: &str = "9 or 12 digits";
const ROMANIAN: &[&str] =
    &["99", "999", "9999", "99999", "999999", "9999999", "99999999", "999999999", "9999999999"];
