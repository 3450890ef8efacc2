//! `tillbook purchase`, and electronic invoices that come in from a folder.

use std::fs;
use std::path::Path;

use crate::cli::commands::run;

fn shop(home: &Path, names: &[&str]) {
    assert_eq!(run(home, &["new", "s.tillbook", "--currency", "EUR", "--country", "DE"]).0, 0);
    assert_eq!(run(home, &["settings", "s.tillbook", "--vat-number", "DE111111125"]).0, 0);
    fs::create_dir(home.join("bills")).unwrap();
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/e_invoices");
    for name in names {
        fs::copy(cases.join(name), home.join("bills").join(name)).unwrap();
    }
}

#[test]
fn a_folder_comes_in_and_each_file_goes_out_as_it_came() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    shop(home, &["two_rates.ubl.xml", "factur_x.pdf", "wrong_net.ubl.xml"]);
    fs::write(home.join("bills/notes.txt"), "nothing to import").unwrap();
    let now = |rest: &[&str]| run(home, &[rest, &["--now", "2026-11-20T10:00:00"]].concat());
    let (code, out, err) = now(&["import", "s.tillbook", "bills"]);
    assert!(
        code == 0 && out.contains("2 new") && out.contains("100.00 by its parts, and 101.00"),
        "{out}{err}"
    );
    let (code, out, err) = now(&["import", "s.tillbook", "bills"]);
    assert!(code == 0 && out.contains("is kept with purchase R-2 already"), "{out}{err}");
    assert!(out.contains("Nothing had to be changed."), "{out}");

    let (code, out, err) = now(&["purchase", "s.tillbook", "R-33"]);
    assert!(code == 0 && out.contains("Line: 200.00 net, 38.00 tax, 19%, domestic"), "{out}{err}");
    assert_eq!(now(&["purchase", "s.tillbook", "R-33", "--output", "out.pdf"]).0, 0);
    assert_eq!(fs::read(home.join("out.pdf")).unwrap(), fs::read(home.join("bills/factur_x.pdf")).unwrap());

    fs::write(home.join("scan.png"), b"\x89PNG\r\n\x1a\n a picture").unwrap();
    let (code, out, err) = now(&["purchase", "s.tillbook", "R-33", "--attach", "scan.png"]);
    assert_eq!((code, out.as_str()), (0, "It is kept with the purchase.\n"), "{err}");
    assert_eq!(now(&["purchase", "s.tillbook", "R-33", "--attach", "scan.png"]).1, "It is kept already.\n");
    let rest = ["purchase", "s.tillbook", "R-33", "--output", "again.png", "--file", "scan.png"];
    assert_eq!(now(&rest).0, 0);
    assert_eq!(fs::read(home.join("again.png")).unwrap(), fs::read(home.join("scan.png")).unwrap());
    for (rest, problem) in [
        (&["purchase", "s.tillbook", "R-99"][..], "no purchase has this number"),
        (&["purchase", "s.tillbook", "R-33", "--attach", "bills/notes.txt"], "no PDF, JPEG, PNG or XML"),
        (&["purchase", "s.tillbook", "R-33", "--output", "b.pdf", "--file", "other"], "no such file is kept"),
    ] {
        let (code, _, err) = now(rest);
        assert!(code == 1 && err.contains(problem), "{err}");
    }
    assert_eq!(now(&["check", "s.tillbook"]).0, 0);
}

#[test]
fn what_is_asked_names_the_option() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    shop(home, &["other_buyer.ubl.xml", "wrong_category.ubl.xml"]);
    let bring = |options: &[&str]| run(home, &[&["import", "s.tillbook", "bills"], options].concat());
    let (code, _, err) = bring(&[]);
    assert!(code == 1 && err.contains("Somebody Else AG") && err.contains("--buyer take"), "{err}");
    let (code, _, err) = bring(&["--buyer", "take"]);
    assert!(code == 1 && err.contains("--faulty take"), "{err}");
    let (code, out, err) = bring(&["--buyer", "take", "--faulty", "take"]);
    assert!(code == 0 && out.contains("2 new"), "{out}{err}");
}
