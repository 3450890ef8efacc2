//! Takes the control totals of a file of orders: each amount of a row is looked for among the figures of the order that was
//! made of it.

use super::build::FEES;
use super::fields::{Columns, Field};
use super::groups::Row;
use super::rows::OrderRows;
use super::taxes::rounding;
use crate::control_totals::{Became, ControlTotal, unexplained};
use crate::foreign::ForeignOrder;
use domain::money::Money;
use domain::order::Item;
use domain::quantity::Quantity;
use domain::text::Text;
use domain::unit_price::UnitPrice;

/// The columns with their totals so far, and the amounts of the order that was read last.
#[derive(Debug, Default)]
pub(super) struct Control {
    columns: Vec<Column>,
}

/// A column of amounts.
#[derive(Debug)]
struct Column {
    place: usize,
    holds: Holds,
    total: ControlTotal,
    last: Vec<(Became, Money)>,
    /// An amount of the order seen last that is none of its figures, and the nearest of these.
    open: Option<[Money; 2]>,
}

/// The contents of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Holds {
    Field(Field),
    /// An amount that the rows of its system are rewritten with.
    Part,
    /// It is not read.
    Nothing,
}

/// The figures of an order, or of all its refunds, of which amounts of rows are some.
#[derive(Default)]
struct Figures {
    total: i128,
    goods: i128,
    tax: i128,
    shipping: i128,
    shipping_tax: i128,
    discount: i128,
    fee: i128,
    /// The sum of the rows' discounts, and of the fees, in the file.
    offs: i128,
    fees: i128,
    refunded: i128,
    quantity: i128,
    item_tax: i128,
    taxes: Vec<i128>,
}

fn of(money: Money) -> i128 {
    i128::from(money.ten_thousandths())
}

fn money(amount: i128) -> Money {
    Money::from_ten_thousandths(i64::try_from(amount).unwrap_or(i64::MAX))
}

impl Figures {
    fn of_order(found: &ForeignOrder, [offs, fees]: [i128; 2]) -> Self {
        let order = &found.order;
        // A fee is no product, be it called so.
        let is_fee =
            |at: usize, item: &Item| item.name == FEES && found.sold.get(at).is_none_or(Option::is_none);
        let sum = |wanted: bool| {
            let items = order.items.iter().enumerate().filter(|(at, item)| is_fee(*at, item) == wanted);
            items.map(|(_, item)| of(item.total)).sum()
        };
        Self {
            total: of(order.total),
            goods: sum(false),
            fee: sum(true),
            tax: of(order.tax),
            shipping: of(order.shipping),
            shipping_tax: of(order.shipping_tax),
            discount: of(order.discount),
            offs,
            fees,
            refunded: found.refunds.iter().map(|refund| of(refund.refund.amount)).sum(),
            quantity: order.items.iter().map(|item| i128::from(item.quantity.ten_thousandths())).sum(),
            item_tax: order.items.iter().map(|item| of(item.tax)).sum(),
            taxes: order
                .taxes
                .iter()
                .flat_map(|line| [of(line.tax) + of(line.shipping_tax), of(line.tax)])
                .collect(),
        }
    }

    fn of_refunds(found: &ForeignOrder) -> Self {
        let refunds = || found.refunds.iter().map(|refund| &refund.refund);
        let part =
            |part: fn(&domain::order::Refund) -> Option<Money>| refunds().filter_map(part).map(of).sum();
        let items = || refunds().flat_map(|refund| &refund.items);
        let tax: i128 = part(|refund| refund.tax);
        Self {
            total: refunds().map(|refund| of(refund.amount)).sum(),
            refunded: refunds().map(|refund| of(refund.amount)).sum(),
            goods: items().map(|item| of(item.total)).sum(),
            tax,
            item_tax: tax,
            shipping: part(|refund| refund.shipping),
            shipping_tax: part(|refund| refund.shipping_tax),
            quantity: items().map(|item| i128::from(item.quantity.ten_thousandths())).sum(),
            ..Self::default()
        }
    }

    /// Possible readings of an amount in a field, the most probable first.
    fn of_field(&self, field: Field) -> Vec<i128> {
        let all_tax = self.tax + self.shipping_tax;
        match field {
            // Those of rows may be without the tax that is computed of rates.
            Field::Total => vec![self.total, self.total - self.refunded, self.total - all_tax],
            Field::Shipping => vec![self.shipping, self.shipping + self.shipping_tax],
            Field::ShippingTax => vec![self.shipping_tax],
            Field::Tax => vec![all_tax, self.tax],
            Field::Discount => vec![self.discount, self.discount - self.offs],
            Field::ItemDiscount => vec![self.offs.abs().min(self.discount)],
            // A fee may have had its tax within.
            Field::Fee => vec![self.fee, self.fees.clamp(self.fee, self.fee + all_tax.max(0))],
            Field::Refunded => vec![self.refunded],
            Field::Quantity => vec![self.quantity],
            Field::ItemTax => vec![self.item_tax, self.tax, all_tax],
            Field::ItemTotal | Field::ItemPrice => {
                let goods = [self.goods, self.goods + self.fee - self.fees];
                let kinds = [0, self.tax, self.discount, self.tax + self.discount];
                goods.into_iter().flat_map(|goods| kinds.map(|more| goods + more)).collect()
            }
            _ => self.taxes.clone(),
        }
    }
}

impl Control {
    /// The columns of amounts of a file. `others`: the contents of each column without a field.
    pub(super) fn of(
        columns: &Columns,
        headings: &[String],
        has_percents: bool,
        others: impl Fn(usize, &String) -> Option<Holds>,
    ) -> Self {
        let field_at = |place| columns.amounts(has_percents).find(|(_, at)| *at == place);
        let column = |(place, heading): (usize, &String)| {
            let holds = match field_at(place) {
                Some((field, _)) => Holds::Field(field),
                None => others(place, heading)?,
            };
            let total = ControlTotal::new(
                heading,
                match holds {
                    Holds::Field(field) => field.as_str(),
                    Holds::Part | Holds::Nothing => "",
                },
            );
            Some(Column { place, holds, total, last: Vec::new(), open: None })
        };
        Self { columns: headings.iter().enumerate().filter_map(column).collect() }
    }

    /// Reads the amounts of an order, or of rows that were refused.
    pub(super) fn see(&mut self, rows: &OrderRows<'_>, found: Option<&ForeignOrder>) {
        let is_off = |column: &&Column| column.holds == Holds::Field(Field::ItemDiscount);
        let of_rows =
            |column: &Column| rows.group.rows.iter().map(|row| of(column.amount(rows, row)).abs()).sum();
        let offs = self.columns.iter().find(is_off).map_or(0, of_rows);
        let fees = of(rows.money(Field::Fee).ok().flatten().unwrap_or_default());
        let figures = found.map(|found| [Figures::of_order(found, [offs, fees]), Figures::of_refunds(found)]);
        let returned: Vec<bool> = rows.group.rows.iter().map(|row| row.takes_back(rows.columns)).collect();
        for column in &mut self.columns {
            column.last.clear();
            column.open = None;
            match column.holds {
                Holds::Field(field) => column.see((rows, &returned), field, figures.as_ref()),
                Holds::Part => column.see_all(rows, Became::CameIn),
                Holds::Nothing => column.see_all(rows, Became::LeftOut),
            }
        }
    }

    /// Sets the outcome of the order that was seen last.
    pub(super) fn settle(&mut self, became: Became) {
        for column in &mut self.columns {
            for (part, amount) in column.last.drain(..) {
                let is_of_order = matches!(part, Became::CameIn | Became::GivenBack);
                let is_lost =
                    became == Became::Refused && part != Became::Repeated && part != Became::LeftOut;
                let part = if is_of_order && became != Became::CameIn || is_lost { became } else { part };
                column.total.add(part, amount);
            }
        }
    }

    /// The problem with the first amount of the order seen last that is none of its figures.
    pub(super) fn unexplained(&self) -> Option<Text> {
        self.columns.iter().find_map(|column| {
            let [in_file, came_in] = column.open?;
            Some(unexplained(&column.total.heading, in_file, came_in))
        })
    }

    /// Adds a row of sums.
    pub(super) fn add_footer(&mut self, rows: &OrderRows<'_>) {
        for column in &mut self.columns {
            for row in &rows.group.rows {
                column.total.add(Became::Footer, column.amount(rows, row));
            }
        }
    }

    /// The totals of the columns that have amounts.
    pub(super) fn totals(&self) -> Vec<ControlTotal> {
        let all = self.columns.iter().map(|column| &column.total);
        all.filter(|total| total.parts().next().is_some()).cloned().collect()
    }
}

impl Column {
    /// The amount of a row; zero for a cell that is no number.
    fn amount(&self, rows: &OrderRows<'_>, row: &Row) -> Money {
        let cell = row.cells.get(self.place).unwrap_or_default();
        // Most amounts of most files are nothing: 0.00.
        if !cell.bytes().any(|byte| matches!(byte, b'1'..=b'9')) {
            return Money::ZERO;
        }
        let field = match self.holds {
            Holds::Field(field) => field,
            Holds::Part | Holds::Nothing => Field::Total,
        };
        let number = |cell| rows.survey.number(cell, Money::parse);
        if field != Field::ItemPrice {
            return number(cell).unwrap_or_default();
        }
        let Some(price) = rows.survey.number(cell, UnitPrice::parse) else { return Money::ZERO };
        let quantity = number(rows.cell(row, Field::Quantity));
        let quantity = quantity.map_or(10_000, Money::ten_thousandths);
        price.times(Quantity::from_ten_thousandths(quantity), 4).unwrap_or_default()
    }

    fn see_all(&mut self, rows: &OrderRows<'_>, became: Became) {
        let amounts: Vec<Money> = rows.group.rows.iter().map(|row| self.amount(rows, row)).collect();
        self.last.extend(amounts.into_iter().map(|amount| (became, amount)));
    }

    /// `returned`: the rows that take back.
    fn see(
        &mut self,
        (rows, returned): (&OrderRows<'_>, &[bool]),
        field: Field,
        figures: Option<&[Figures; 2]>,
    ) {
        let is_once = rows.counts_once(field);
        let (mut sold, mut back, mut repeated, mut seen) = (0, 0, 0, Vec::new());
        for (row, takes_back) in rows.group.rows.iter().zip(returned) {
            let amount = of(self.amount(rows, row));
            if amount == 0 {
                continue;
            }
            if is_once {
                if seen.contains(&amount) {
                    repeated += amount;
                    continue;
                }
                seen.push(amount);
            }
            *if *takes_back { &mut back } else { &mut sold } += amount;
        }
        self.last.push((Became::Repeated, money(repeated)));
        let Some([order, refunds]) = figures else {
            self.last.push((Became::CameIn, money(sold + back)));
            return;
        };
        let allowed = of(rounding(rows.group.rows.len(), rows.currency.decimals()));
        for (became, amount, figures) in [(Became::CameIn, sold, order), (Became::GivenBack, back, refunds)] {
            if amount == 0 {
                continue;
            }
            let sign = amount.signum();
            let gap = |figure: &i128| (amount - figure.abs() * sign).abs();
            let figure = figures.of_field(field).into_iter().min_by_key(gap).unwrap_or_default().abs() * sign;
            let rest = amount - figure;
            let is_rounding = rest.abs() <= allowed;
            let rest_became = if is_rounding { Became::Rounded } else { Became::Open };
            self.last.extend([(became, money(figure)), (rest_became, money(rest))]);
            if !is_rounding {
                self.open.get_or_insert([amount, figure].map(money));
            }
        }
    }
}
