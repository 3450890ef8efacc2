//! Recorded exchanges, driven through `tillbook api` as any other program would: each case gets a fresh
//! copy of its shop, sends its steps, and compares the last answer. `cases/golden/README.md` says what
//! a case is made of.

use crate::api::golden;

/// Runs every case of a file and fails with the ids and answers of those that differ.
fn check(file: &str, cases: &[golden::Case]) {
    let failures = golden::run(cases);
    assert!(
        failures.is_empty(),
        "{} of {} cases of {file} differ:\n{}",
        failures.len(),
        cases.len(),
        failures.join("\n")
    );
}

macro_rules! files {
    ($($name:ident),+ $(,)?) => {
        $(#[test] fn $name() {
            let file = concat!(stringify!($name), ".jsonl");
            check(file, &golden::cases(file));
        })+

        /// A file of cases that no test names would never be run.
        #[test]
        fn every_file_of_cases_is_run() {
            let mut named = vec![$(concat!(stringify!($name), ".jsonl").to_owned()),+];
            named.sort();
            assert_eq!(golden::files(), named);
        }
    };
}

files!(
    encoding_and_fields,
    errors,
    own_decided,
    own_reports,
    own_taxes,
    report_sales,
    report_top_sellers,
    slugs,
    tax_classes,
    taxes_bulk,
    taxes_create,
    taxes_extra,
    taxes_list_count_paging,
    taxes_read_edit_delete,
);

#[test]
fn own() {
    check("cases/own", &golden::own_cases());
}
