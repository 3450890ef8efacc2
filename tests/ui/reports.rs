//! Sales and Top sellers: the receipt adds up, periods switch, series come and go.

use egui::Key;
use egui::accesskit::Role;

use domain::money::Money;
use domain::order::{Order, OrderStatus};
use domain::quantity::Quantity;
use domain::time::Local;
use engine::{Change, OrderChange};

use super::person::{Person, now};

/// Presses Tab until something whose name contains this has the keyboard.
pub(crate) fn tabs_to(person: &mut Person, part: &str) {
    for _ in 0..60 {
        person.presses(egui::Key::Tab);
        if person.focused().is_some_and(|name| name.contains(part)) {
            return;
        }
    }
    panic!("Tab does not reach {part:?}");
}

#[test]
fn the_receipt_adds_up_and_the_period_switches() {
    let mut person = Person::at_a_shop();
    // November: 80 net, 16 tax, 8 shipping in orders of 104; 12 came back, 2 of them tax.
    person.sees("November 2026");
    for line in [
        "Refunds −12.00",
        "Gross sales 92.00",
        "Tax −14.00",
        "Shipping −8.00",
        "Net sales 70.00",
        "Orders 2",
        "Items 7",
    ] {
        person.sees(line);
    }
    person.sees("Order totals 104.00");
    person.sees("Average per day");
    person.sees("3.50");
    person.clicks_on(Role::RadioButton, "Last month");
    person.sees("October 2026");
    person.sees("Net sales 25.00");
    person.sees("1–31 Oct 2026");
    person.clicks_on(Role::RadioButton, "Year");
    person.sees("Net sales 95.00");
    person.sees("Net sales by month");
}

#[test]
fn a_line_of_the_receipt_shows_and_hides_its_series() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales by day");
    assert!(person.is_on(Role::CheckBox, "Net sales 70.00"));
    assert!(!person.is_on(Role::CheckBox, "Tax −14.00"));
    person.clicks("Tax −14.00");
    person.sees("Tax by day");
    person.clicks("Orders 2");
    assert!(person.is_on(Role::CheckBox, "Orders 2"));
    person.clicks("Tax −14.00");
    person.clicks("Net sales 70.00");
    person.sees("Sales by day");
    assert!(!person.is_on(Role::CheckBox, "Net sales 70.00"));
}

#[test]
fn a_range_of_ones_own_is_typed_and_nothing_in_it_is_said() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.clicks_on(Role::RadioButton, "Custom");
    assert_eq!(
        (person.reads("From"), person.reads("To")),
        ("1 Nov 2026".to_owned(), "20 Nov 2026".to_owned())
    );
    person.fills("From", "2026-11-04");
    person.sees("Net sales 20.00");
    // Tab takes the whole of a date, so that it is typed over.
    person.presses(egui::Key::Tab);
    person.types("4.11.2026");
    person.sees("Net sales 30.00");
    // What is typed stays as it is until the field is left.
    assert_eq!(person.reads("To"), "4.11.2026");
    person.presses(egui::Key::Tab);
    assert_eq!(person.reads("To"), "4 Nov 2026");
    person.sees("Net sales 30.00");
    person.fills("From", "2025-01-01");
    person.fills("To", "2025-01-02");
    person.sees("No sales: 1–2 Jan 2025");
}

#[test]
fn an_empty_period_of_a_shop_with_sales_offers_its_latest_one() {
    let mut person = Person::at_a_shop();
    for (tab, span, offer, from, to) in [
        ("Sales", "Yesterday", "Show 4 Nov 2026", "4 Nov 2026", "4 Nov 2026"),
        ("Top sellers", "Yesterday", "Show 4 Nov 2026", "4 Nov 2026", "4 Nov 2026"),
        ("Top sellers", "Week", "Show November 2026", "1 Nov 2026", "30 Nov 2026"),
        ("Tax summary", "Today", "Show 4 Nov 2026", "4 Nov 2026", "4 Nov 2026"),
        ("Tax summary", "Week", "Show November 2026", "1 Nov 2026", "30 Nov 2026"),
    ] {
        person.goes_to(tab);
        person.clicks_on(Role::RadioButton, span);
        person.sees("The latest sales are from Wed 4 Nov 2026.");
        person.sees_no("Import orders");
        person.clicks(offer);
        person.sees_no(offer);
        assert_eq!((person.reads("From"), person.reads("To")), (from.to_owned(), to.to_owned()), "{tab}");
    }
    // Other days offer its month, also where that is later.
    person.goes_to("Sales");
    person.fills("From", "2025-01-01");
    person.fills("To", "2025-12-31");
    person.sees("No sales: 2025");
    person.clicks("Show November 2026");
    person.sees("Net sales 70.00");
}

#[test]
fn a_date_that_is_none_is_refused_beside_the_field_and_stays() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.clicks_on(Role::RadioButton, "Custom");
    person.fills("From", "2026-13-01");
    person.presses(egui::Key::Enter);
    person.sees("This is not a date");
    assert_eq!(person.reads("From"), "2026-13-01");
    assert_eq!(person.focused().as_deref(), Some("From"));
    // The figures of before stay.
    person.sees("Net sales 70.00");
    person.clicks_on(Role::RadioButton, "Month");
    person.sees_no("This is not a date");
    person.sees("Net sales 70.00");
}

#[test]
fn dates_are_stepped_by_keys_and_arrows() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    person.clicks_on(Role::RadioButton, "Custom");
    person.clicks_on(Role::TextInput, "From");
    person.presses(egui::Key::ArrowUp);
    person.presses(egui::Key::ArrowUp);
    person.presses(egui::Key::ArrowUp);
    assert_eq!(person.reads("From"), "4 Nov 2026");
    person.sees("Net sales 20.00");
    person.clicks("To, a day earlier");
    assert_eq!(person.reads("To"), "19 Nov 2026");
    person.presses(egui::Key::PageDown);
    person.clicks_on(Role::TextInput, "From");
    person.presses(egui::Key::PageDown);
    assert_eq!(person.reads("From"), "4 Oct 2026");
    person.sees("Net sales 95.00");
}

#[test]
fn totals_are_compared_with_the_range_that_is_chosen() {
    let mut person = Person::at_a_shop();
    // 1 to 20 October has one order of 25 net; this month has two, and 12 paid back.
    person.sees("change from 1–20 Oct 2026 to 14:32");
    person.sees("Net sales up 180.0%");
    person.sees("Orders up 100.0%");
    person.sees("Refunds new");
    person.sees("Discount given no change");
    person.clicks("Compare: month before");
    person.clicks("Year before");
    // Of a range without sales nothing is said but that.
    person.sees("No sales to compare: 1–20 Nov 2025");
    person.sees_no("Refunds new");
    person.clicks("Compare: year before");
    person.clicks("No comparison");
    person.sees("20 days");
    // Both reports are compared with the same.
    person.goes_to("Top sellers");
    person.sees("1 Tea towel, 5 sold, net sales 30.00");
    person.clicks("Compare: none");
    person.clicks("Month before");
    person.sees("1 Tea towel, 5 sold, net sales 30.00, new");
    person.sees("2 Enamel mug, 2 sold, net sales 50.00, up 100.0%");
}

#[test]
fn a_year_is_compared_with_the_same_days_of_the_year_before() {
    let mut person = Person::with_shop(|engine, owner| {
        for (number, day, total) in [("11", "2025-02-03", "40.00"), ("12", "2025-12-24", "900.00")] {
            let order = Order {
                number: number.to_owned(),
                placed_at: Local::parse(day).unwrap(),
                status: OrderStatus::Completed,
                total: Money::parse(total).unwrap(),
                ..Order::default()
            };
            engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), owner, now()).unwrap();
        }
    });
    person.clicks_on(Role::RadioButton, "Year");
    person.sees("Compare: year before");
    person.sees("change from 1 Jan – 20 Nov 2025 to 14:32");
    // 70 and 25 after 40; what was sold later in the other year is not counted yet.
    person.sees("Net sales up 137.5%");
    person.clicks("Compare: year before");
    person.sees_no("Month before");
    person.presses(egui::Key::Escape);
    person.clicks_on(Role::RadioButton, "Today");
    person.sees("No sales to compare: 19 Nov 2026");
    person.clicks_on(Role::RadioButton, "Yesterday");
    person.sees("19 Nov 2026");
    person.sees("Compare: day before");
}

#[test]
fn sales_are_shown_by_week_and_as_a_table() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales by day, 1–20 Nov 2026");
    person.clicks("Periods: by day");
    person.clicks("By week");
    person.sees("Net sales by week, 1–20 Nov 2026");
    person.sees("Average per week");
    person.clicks("Show the table of periods");
    // The shop's weeks begin on Monday: 2 to 8 November holds both orders and the refund.
    person.sees("2–8 Nov 2026: net sales £70.00");
    person.sees("26 Oct – 1 Nov 2026: net sales £0.00");
    person.clicks("2–8 Nov 2026: net sales £70.00");
    person.sees("2 orders · £70.00 net · £12.00 refunded");
    person.clicks("Open in Orders");
    person.sees_part("2 of 3 orders");
    person.sees("Dates: 2–8 Nov 2026");
    person.goes_to("Sales");
    person.clicks("Show the chart");
    person.clicks("Periods: by week");
    person.clicks("By month");
    person.sees("Net sales by month, 1–20 Nov 2026");
    // Another range has its own periods again.
    person.clicks_on(Role::RadioButton, "Last month");
    person.sees("Net sales by day, 1–31 Oct 2026");
}

#[test]
fn the_orders_of_a_period_are_listed_by_keys() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    tabs_to(&mut person, "Net sales by day, ");
    for _ in 0..16 {
        person.presses(egui::Key::ArrowLeft);
    }
    person.sees("Net sales by day, Wed 4 Nov 2026: £30.00");
    person.presses(egui::Key::Enter);
    person.sees("Wed 4 November");
    person.sees("1 order · £30.00 net");
    person.sees("11:00 order 2, no customer named, Completed, 40.00");
    person.presses(egui::Key::ArrowLeft);
    person.presses(egui::Key::Enter);
    person.sees("10:00 order 1, no customer named, Part refunded, 64.00");
    // The list is a stop of Tab, so that its keys scroll it.
    tabs_to(&mut person, "Orders of Tue 3 Nov 2026");
    person.presses(egui::Key::PageDown);
    person.presses(egui::Key::Escape);
    person.sees_no("Tue 3 November");
    tabs_to(&mut person, "Net sales by day, ");
    for _ in 0..17 {
        person.presses(egui::Key::ArrowLeft);
    }
    // The refund is seen on its own date.
    person.presses(egui::Key::ArrowRight);
    person.presses(egui::Key::ArrowRight);
    person.presses(egui::Key::Enter);
    person.sees("0 orders · −£10.00 net · £12.00 refunded");
    person.clicks("Close the list of orders (Esc)");
    person.sees_no("Thu 5 November");
}

#[test]
fn a_figure_is_explained_by_what_adds_up_to_it() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    tabs_to(&mut person, "Net sales 70.00");
    person.presses(egui::Key::Enter);
    person.sees("Net sales, November 2026");
    person.sees("Tax, less refunded tax");
    person.sees("£70.00");
    person.sees("5 Nov 09:00 Refund of 1 −10.00");
    person.sees("4 Nov 11:00 Order 2 30.00");
    person.sees("3 Nov 10:00 Order 1 50.00");
    person.presses(egui::Key::Escape);
    person.sees_no("Net sales, November 2026");
    assert_eq!(person.focused().as_deref(), Some("Net sales 70.00"));
    // Space hides it; it was not touched by Enter.
    assert!(person.is_on(Role::CheckBox, "Net sales 70.00"));
    person.presses(egui::Key::Space);
    assert!(!person.is_on(Role::CheckBox, "Net sales 70.00"));
}

/// The figure at the end of what stands for an entry.
fn figure(name: &str) -> Money {
    let text = name.rsplit(' ').next().unwrap_or_default().replace('−', "-").replace(['£', ','], "");
    Money::parse(&text).unwrap_or_else(|| panic!("{name} ends with a figure"))
}

#[test]
fn every_total_is_explained_by_entries_that_add_up_to_it() {
    let mut person = Person::with_shop(|engine, owner| {
        let mut order = engine.order(owner, "2").unwrap().unwrap();
        order.items[0].quantity = Quantity::parse("0.75").unwrap();
        order.discount = Money::parse("2.50").unwrap();
        engine.apply(&Change::Order(OrderChange::Put(Box::new(order.clone()))), owner, now()).unwrap();
    });
    person.sees("November 2026");
    let totals: Vec<String> = [
        ("Order totals 104.00", "104.00"),
        ("Refunds −12.00", "-12.00"),
        ("Gross sales 92.00", "92.00"),
        ("Tax −14.00", "14.00"),
        ("Shipping −8.00", "8.00"),
        ("Net sales 70.00", "70.00"),
        ("Orders 2", "2.00"),
        ("Items 3", "2.75"),
        ("New customers 1", "1.00"),
        ("Discount given 2.50", "2.50"),
    ]
    .into_iter()
    .map(|(line, total)| {
        let name = line.rsplit_once(' ').unwrap().0;
        tabs_to(&mut person, line);
        person.presses(egui::Key::Enter);
        person.sees(&format!("{name}, November 2026"));
        person.sees("What is behind it, latest first");
        let entries: Vec<String> = person
            .rows()
            .into_iter()
            .filter(|name| {
                name.starts_with(|c: char| c.is_ascii_digit()) && name.contains(" Nov ") && name.contains(':')
            })
            .collect();
        assert!(!entries.is_empty(), "{line}");
        let sum = Money::sum(entries.iter().map(|entry| figure(entry))).unwrap();
        assert_eq!(sum.to_exact_text(), total, "{line}: {entries:?}");
        person.presses(egui::Key::Escape);
        person.sees_no(&format!("{name}, November 2026"));
        line.to_owned()
    })
    .collect();
    assert_eq!(totals.len(), 10);
}

#[test]
fn top_sellers_are_ranked_and_limited() {
    let mut person = Person::at_a_shop();
    person.goes_to("Top sellers");
    person.sees("1 Tea towel, 5 sold, net sales 30.00, new");
    person.sees("2 Enamel mug, 2 sold, net sales 50.00, up 100.0%");
    person.sees("2 of 2 products");
    person.clicks("Show 12");
    person.fills("How many products to show", "1");
    person.presses(egui::Key::Enter);
    person.sees("1 of 2 products");
    // With what else was sold it adds up to the net sales of the Sales tab.
    person.sees("Other products, 2 sold, net sales 50.00");
    person.sees("Refunds without a product, net sales −10.00");
    person.sees_part("Total · No sales to compare: 1–20 Oct 2026, net sales 70.00");
    person.sees_no("2 Enamel mug, 2 sold, net sales 50.00, up 100.0%");
    person.clicks("Sort: By quantity");
    person.clicks("By net sales");
    person.sees("1 Enamel mug, 2 sold, net sales 50.00, up 100.0%");
    // The period is that of both reports.
    person.clicks_on(Role::RadioButton, "Last month");
    person.sees("1 Enamel mug, 1 sold, net sales 25.00");
    person.sees_part("No sales to compare: Sep 2026");
    person.goes_to("Sales");
    person.sees("October 2026");
}

#[test]
fn who_may_not_see_reports_is_told_so() {
    let mut person = Person::acting_as("tam");
    person.sees("You may not see the sales");
    let codes = |person: &Person| {
        person.names().into_iter().find(|name| name.contains("401") || name.contains("_api_"))
    };
    assert_eq!(codes(&person), None);
    person.goes_to("Tax rates");
    person.sees("You may not see the tax rates");
    person.goes_to("Tax classes");
    person.sees("You may not see the tax classes");
    assert_eq!(codes(&person), None);
}

#[test]
fn what_is_shown_is_exported_as_csv() {
    let mut person = Person::at_a_shop();
    person.sees("November 2026");
    let path = person.folder().join("month.csv");
    person.clicks("Export");
    person.clicks("Table as CSV");
    person.sees("November 2026 by day, compared with 1–20 Oct 2026.");
    assert!(person.reads("File to write").ends_with("sales-2026-11-01-to-2026-11-20.csv"));
    person.fills("File to write", path.to_str().unwrap());
    person.presses(egui::Key::Enter);
    person.sees(&format!("Exported to {}", path.display()));
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    assert!(lines[0].starts_with("Day,Orders,Items,Gross sales (GBP),Refunds (GBP),Tax (GBP)"), "{text}");
    assert_eq!(lines[4], "2026-11-04,1,5,40.00,0.00,6.00,4.00,30.00,0.00,0,2026-10-04,0.00,");
    assert_eq!(lines[5], "2026-11-05,0,0,-12.00,-12.00,-2.00,0.00,-10.00,0.00,0,2026-10-05,0.00,");
    assert_eq!(lines[21], "Total,2,7,92.00,-12.00,14.00,8.00,70.00,0.00,1,1–20 Oct 2026,25.00,180.0");
    // What is there is not replaced without being asked.
    person.goes_to("Top sellers");
    person.sees("1 Tea towel, 5 sold, net sales 30.00, new");
    person.clicks("Export");
    person.clicks("Table as CSV");
    person.fills("File to write", path.to_str().unwrap());
    person.presses(egui::Key::Enter);
    person.sees("There is a file month.csv already. Replace it, or write another name.");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
    person.clicks("Replace the file");
    person.sees_no("File to write");
    assert_eq!(
        std::fs::read_to_string(&path).unwrap(),
        "\u{feff}Rank,Product,Quantity,Change from 1–20 Oct 2026 (%),Net sales (GBP),Share of net sales (%)\n\
         1,Tea towel,5,,30.00,42.9\n2,Enamel mug,2,100.0,50.00,71.4\n,Refunds without a product,,,-10.00,-14.3\n\
         ,Total,7,,70.00,100.0\n"
    );
    person.clicks("Export");
    person.clicks("Table as CSV");
    person.fills("File to write", "/nowhere/at/all.csv");
    person.clicks("Export as CSV");
    person.sees_part("/nowhere/at/all.csv");
    person.clicks("Cancel");
    person.sees_no("File to write");
}

#[test]
fn orders_and_items_have_scales_of_their_own() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.clicks("Orders 2");
    person.sees_part("Orders, right scale");
    person.clicks("Items 7");
    person.sees_part("Orders, own scale, Items, right scale");
    person.clicks("Items 7");
    person.sees_part("Orders, right scale");
}

#[test]
fn weeks_begin_where_the_preferences_say() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    person.resizes(1280.0, 1200.0);
    person.sees_part("Mon 16 Nov 2026, first day of the week");
    person.presses_control(Key::Comma);
    person.clicks_on(Role::RadioButton, "Sunday");
    person.presses(Key::Escape);
    person.sees_part("Sun 15 Nov 2026, first day of the week");
    assert!(!person.names().iter().any(|name| name.starts_with("Mon 16 Nov 2026, first")));
}

#[test]
fn a_best_seller_is_read_not_clicked() {
    let mut person = Person::at_a_shop();
    person.goes_to("Top sellers");
    person.sees_part("Tea towel, 5 sold");
    let row = person.names().into_iter().find(|name| name.contains("Tea towel, 5 sold")).unwrap();
    assert!(!person.answers_to_clicks(&row));
}

/// Orders of yesterday and of today until noon; the shop's clock says 14:32.
fn at_a_shop_with_sales_today() -> Person {
    Person::with_shop(|engine, owner| {
        for (number, time, total) in [
            ("11", "2026-11-19T09:40:00", "20.00"),
            ("12", "2026-11-19T16:05:00", "90.00"),
            ("13", "2026-11-20T09:15:00", "30.00"),
            ("14", "2026-11-20T11:59:59", "12.00"),
        ] {
            let order = Order {
                number: number.to_owned(),
                placed_at: Local::parse(time).unwrap(),
                status: OrderStatus::Completed,
                total: Money::parse(total).unwrap(),
                ..Order::default()
            };
            engine.apply(&Change::Order(OrderChange::Put(Box::new(order))), owner, now()).unwrap();
        }
    })
}

#[test]
fn a_day_is_shown_by_its_hours() {
    let mut person = at_a_shop_with_sales_today();
    person.clicks_on(Role::RadioButton, "Today");
    person.sees("Net sales by hour, 20 Nov 2026");
    person.sees("Average per hour");
    // 42 until now, after 20 until then.
    person.sees("change from 19 Nov 2026 to 14:32");
    person.sees("Net sales up 110.0%");
    tabs_to(&mut person, "Net sales by hour, ");
    for _ in 0..14 {
        person.presses(Key::ArrowLeft);
    }
    person.sees("Net sales by hour, 09:00–10:00: £30.00");
    person.presses(Key::Enter);
    person.sees("Fri 20 November, 09:00–10:00");
    person.sees("1 order · £30.00 net");
    person.sees("09:15 order 13, no customer named, Completed, 30.00");
    person.clicks("Open the day in Orders");
    person.sees_part("2 of 7 orders");
    person.sees("Dates: 20 Nov 2026");
    person.goes_to("Sales");
    person.clicks("Show the table of periods");
    // From the first hour in which there is something to the last: a customer came at 14:32.
    let hours: Vec<String> = person.rows().into_iter().filter(|row| row.contains(": net sales")).collect();
    assert_eq!(hours.len(), 6, "{hours:?}");
    assert_eq!(hours[0], "14:00–15:00: net sales £0.00");
    assert_eq!(hours[5], "09:00–10:00: net sales £30.00");
    person.clicks("Periods: by hour");
    person.clicks("By day");
    person.sees("Fri 20 Nov 2026: net sales £42.00");
    // Another day is by hour again, with all hours of the day before it.
    person.clicks_on(Role::RadioButton, "Yesterday");
    person.sees("16:00–17:00: net sales £90.00");
    person.sees("No sales to compare: 18 Nov 2026");
    // A day of one's own too, and several days are by day.
    person.clicks_on(Role::RadioButton, "Custom");
    person.fills("From", "2026-11-18");
    person.sees("Wed 18 Nov 2026: net sales £0.00");
    person.fills("To", "2026-11-18");
    person.sees("No sales: 18 Nov 2026");
    person.fills("To", "2026-11-20");
    person.sees("Thu 19 Nov 2026: net sales £110.00");
    person.clicks("Periods: by day");
    person.sees_no("By hour");
}

#[test]
fn the_hours_of_a_day_are_exported_as_they_are_shown() {
    let mut person = at_a_shop_with_sales_today();
    person.clicks_on(Role::RadioButton, "Today");
    person.sees("Net sales by hour, 20 Nov 2026");
    let path = person.folder().join("day.csv");
    person.clicks("Export");
    person.clicks("Table as CSV");
    person.sees("20 Nov 2026 by hour, compared with 19 Nov 2026.");
    person.fills("File to write", path.to_str().unwrap());
    person.presses(Key::Enter);
    person.sees(&format!("Exported to {}", path.display()));
    let text = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 26, "{text}");
    assert_eq!(
        lines[10],
        "2026-11-20 09:00:00,1,0,30.00,0.00,0.00,0.00,30.00,0.00,0,2026-11-19 09:00:00,20.00,50.0"
    );
    // The day before is compared until now.
    assert_eq!(lines[17], "2026-11-20 16:00:00,0,0,0.00,0.00,0.00,0.00,0.00,0.00,0,,,");
    assert_eq!(lines[25], "Total,2,0,42.00,0.00,0.00,0.00,42.00,0.00,1,19 Nov 2026,20.00,110.0");
}

#[test]
fn a_maximised_window_has_the_table_below_the_chart() {
    let mut person = Person::at_a_shop();
    person.sees("Net sales 70.00");
    for (height, has_table) in [(1080.0, true), (1001.0, true), (900.0, false)] {
        person.resizes(1920.0, height);
        person.waits("the table of periods", |person| {
            person.rows().iter().any(|row| row == "Fri 20 Nov 2026: net sales £0.00") == has_table
        });
        let chart = person.place("Net sales by day, 1–20 Nov 2026").height();
        assert!(chart >= 360.0, "{height}: {chart}");
    }
}
