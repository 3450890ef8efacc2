//! The scale of a chart axis: even, round steps, few enough to read.

use crate::format::Amounts;
use crate::model::plotted;
use domain::money::Money;

/// An axis from `low` to `high`; its marks are the multiples of `step` between them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Scale {
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) step: f64,
}

impl Scale {
    /// A scale of amounts, as [`Self::of`], whose steps are of whole coins.
    pub(crate) fn of_money(values: impl Iterator<Item = f64>, steps: f64, amounts: Amounts) -> Self {
        Self::of(values, steps, plotted(amounts.currency().smallest()))
    }

    /// A scale of at most about `steps` steps that spans zero and all values; each is of whole `unit`s.
    pub(crate) fn of(values: impl Iterator<Item = f64>, steps: f64, unit: f64) -> Self {
        let (low, high) =
            values.fold((0.0_f64, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
        let step = if high > low { round_up((high - low) / steps.max(1.0), unit) } else { 1.0 };
        // What is above a mark by less than a rounding of it is at the mark.
        let high = (high / step - 1e-6).ceil() * step;
        // Values less than 0.4 steps below zero get no mark of their own.
        let low = if low > -0.4 * step { low * 1.15 } else { (low / step + 1e-6).floor() * step };
        Self { low, high: if high > low { high } else { low + step }, step }
    }

    /// The label of a mark of a scale of amounts, with decimals where its step has some.
    pub(crate) fn money_label(&self, mark: f64, amounts: Amounts) -> String {
        let amount = Money::parse(&format!("{mark:.4}")).unwrap_or_default();
        if self.step.fract() == 0.0 { amounts.short(amount) } else { amounts.signed(amount) }
    }

    /// The marks, ascending, at most 100.
    pub(crate) fn marks(&self) -> Vec<f64> {
        let mut marks = Vec::new();
        let mut count = 0.0;
        let from = (self.low / self.step - 0.01).ceil();
        while (from + count) * self.step <= self.high + self.step * 0.01 && count < 100.0 {
            marks.push((from + count) * self.step);
            count += 1.0;
        }
        marks
    }

    /// The step of a second axis of counts that shares the grid lines, so that `largest` is not
    /// above the top one.
    pub(crate) fn step_for_counts(&self, largest: f64) -> f64 {
        let above = (self.high / self.step).round().max(1.0);
        round_up(largest / above, 1.0)
    }
}

/// The next of 1, 2, 2.5 and 5 times a power of ten that is of whole units, such as coins, and at least one of them.
fn round_up(least: f64, unit: f64) -> f64 {
    let units = (least / unit).max(1.0);
    let power = 10.0_f64.powf(units.log10().floor());
    let sizes: &[f64] = if power < 10.0 { &[1.0, 2.0, 5.0, 10.0] } else { &[1.0, 2.0, 2.5, 5.0, 10.0] };
    let found = sizes.iter().map(|size| size * power).find(|step| *step >= units * 0.999_999);
    found.unwrap_or(power * 10.0) * unit
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Formatter;
    use domain::shop::settings::Currency;

    #[test]
    fn steps_are_round() {
        let coin = 0.01;
        for (values, unit, expected) in [
            (vec![1_018.0, -183.0], coin, (-200.0, 1_200.0, 200.0)),
            (vec![17_105.0], coin, (0.0, 17_500.0, 2_500.0)),
            (vec![5_500.0, -200.0], coin, (-230.0, 6_000.0, 1_000.0)),
            (vec![-5_500.0], coin, (-6_000.0, 0.0, 1_000.0)),
            (vec![12.0], coin, (0.0, 12.0, 2.0)),
            (vec![15.0], coin, (0.0, 15.0, 2.5)),
            (vec![1.6], coin, (0.0, 1.75, 0.25)),
            // No part of a coin, of an order or of a yen.
            (vec![0.0], coin, (0.0, 1.0, 1.0)),
            (vec![0.07], coin, (0.0, 0.07, 0.01)),
            (vec![0.03], coin, (0.0, 0.03, 0.01)),
            (vec![0.12], coin, (0.0, 0.12, 0.02)),
            (vec![0.0], 1.0, (0.0, 1.0, 1.0)),
            (vec![1.0], 1.0, (0.0, 1.0, 1.0)),
            (vec![3.0, 2.0], 1.0, (0.0, 3.0, 1.0)),
            (vec![17.0], 1.0, (0.0, 20.0, 5.0)),
            (vec![170.0], 1.0, (0.0, 175.0, 25.0)),
            (vec![0.003], 0.001, (0.0, 0.003, 0.001)),
            (vec![900_000_000_000_000.0], coin, (0.0, 1e15, 2e14)),
        ] {
            let scale = Scale::of(values.iter().copied(), 7.0, unit);
            let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * b.abs().max(1.0);
            assert!(
                close(scale.low, expected.0)
                    && close(scale.high, expected.1)
                    && close(scale.step, expected.2),
                "{values:?}: {scale:?}"
            );
            assert!(scale.marks().len() <= 9, "{values:?}: {:?}", scale.marks());
        }
    }

    #[test]
    fn counts_beside_amounts_have_round_steps_too() {
        let scale = Scale::of([1_018.0, -183.0].into_iter(), 7.0, 0.01);
        for (largest, step) in [(0.0, 1.0), (1.0, 1.0), (6.0, 1.0), (7.0, 2.0), (20.0, 5.0), (140.0, 25.0)] {
            assert!((scale.step_for_counts(largest) - step).abs() < 1e-9, "{largest}");
        }
    }

    #[test]
    fn labels_of_one_axis_are_written_alike() {
        let amounts = |currency: &str| Amounts::new(Currency::parse(currency).unwrap(), Formatter::default());
        for (currency, largest, expected) in [
            ("GBP", 15.0, "£0.00 £2.50 £5.00 £7.50 £10.00 £12.50 £15.00"),
            ("GBP", 12.0, "£0 £2 £4 £6 £8 £10 £12"),
            ("GBP", 0.03, "£0.00 £0.01 £0.02 £0.03"),
            ("JPY", 3.0, "¥0 ¥1 ¥2 ¥3"),
        ] {
            let amounts = amounts(currency);
            let scale = Scale::of_money([largest].into_iter(), 7.0, amounts);
            let labels: Vec<String> =
                scale.marks().into_iter().map(|mark| scale.money_label(mark, amounts)).collect();
            assert_eq!(labels.join(" "), expected);
        }
    }
}
