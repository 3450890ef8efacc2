//! The accounts of DATEV's charts, as `assets/accounts/datev.tsv` has them.

use std::sync::LazyLock;

use domain::shop::datev::AccountChart;

const FILE: &str = include_str!("../../../assets/accounts/datev.tsv");

/// A row of the file, by its columns.
type Account = [&'static str; 7];

static ACCOUNTS: LazyLock<Vec<Account>> = LazyLock::new(|| {
    let row = |line: &'static str| {
        let mut cells = line.split('\t');
        std::array::from_fn(|_| cells.next().unwrap_or_default())
    };
    FILE.lines().skip(1).map(row).collect()
});

/// The account of something at a rate in a fiscal year, such as `2026`, and its tax key; `None` where it has none.
pub fn account(
    (chart, year): (AccountChart, &str),
    of: &str,
    what: &str,
    rate: &str,
) -> Option<(&'static str, &'static str)> {
    let is_it = |row: &&Account| {
        let [one, named, percent, .., until] = **row;
        let is_used = until.is_empty() || year <= until;
        is_used && one == of && named == what && (percent == rate || percent == "*")
    };
    let [.., skr03, skr04, key, _] = *ACCOUNTS.iter().find(is_it)?;
    Some((if chart == AccountChart::Skr03 { skr03 } else { skr04 }, key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::purchase::expense_kind::ExpenseKind;

    #[test]
    fn each_category_has_an_account_of_four_digits_in_both_charts() {
        for kind in ExpenseKind::ALL {
            for chart in AccountChart::ALL {
                let (account, key) = account((chart, "2026"), "purchase", kind.as_str(), "").unwrap();
                assert!(account.len() == 4 && account.bytes().all(|one| one.is_ascii_digit()), "{account}");
                assert_eq!(key, "");
            }
        }
        let of = |chart, of, what, rate| account((chart, "2026"), of, what, rate);
        assert_eq!(of(AccountChart::Skr04, "sale", "home", "19"), Some(("4400", "")));
        assert_eq!(of(AccountChart::Skr03, "sale", "oss", "21"), Some(("8320", "240")));
        assert_eq!(of(AccountChart::Skr03, "tax", "reverse-charge", "7"), Some(("", "91")));
        assert_eq!(of(AccountChart::Skr03, "sale", "home", "16"), None);
        for (year, expected) in [("2024", "8195"), ("2025", "8192")] {
            let found = account((AccountChart::Skr03, year), "sale", "small-business", "0");
            assert_eq!(found, Some((expected, "")));
        }
    }
}
