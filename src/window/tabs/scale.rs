//! The scale of a chart axis: even, round steps, few enough to read.

/// An axis from `low` to `high`; its marks are the multiples of `step` between them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Scale {
    pub(crate) low: f64,
    pub(crate) high: f64,
    pub(crate) step: f64,
}

impl Scale {
    /// A scale of about `steps` steps that spans zero and all values.
    pub(crate) fn of(values: impl Iterator<Item = f64>, steps: f64) -> Self {
        let (low, high) =
            values.fold((0.0_f64, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
        let step = round_up((high - low).max(f64::MIN_POSITIVE) / steps.max(1.0));
        let step = if (high - low) > 0.0 { step } else { 1.0 };
        let high = (high / step).ceil() * step;
        // Values less than 0.4 steps below zero get no mark of their own.
        let low = if low > -0.4 * step { low * 1.15 } else { (low / step).floor() * step };
        Self { low, high: if high > low { high } else { low + step }, step }
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
        round_up((largest / above).max(1.0)).max(1.0)
    }
}

/// The next of 1, 2, 2.5 and 5 times a power of ten. A scale of counts needs whole steps, so 2.5 is
/// used from 25 on.
fn round_up(least: f64) -> f64 {
    let power = 10.0_f64.powf(least.log10().floor());
    let sizes: &[f64] = if power < 10.0 { &[1.0, 2.0, 5.0, 10.0] } else { &[1.0, 2.0, 2.5, 5.0, 10.0] };
    let found = sizes.iter().map(|size| size * power).find(|step| *step >= least * 0.999_999);
    found.unwrap_or(power * 10.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (values, expected) in [
            (vec![1_018.0, -183.0], (-200.0, 1_200.0, 200.0)),
            (vec![0.0], (0.0, 1.0, 1.0)),
            (vec![17_105.0], (0.0, 17_500.0, 2_500.0)),
            (vec![5_500.0, -200.0], (-230.0, 6_000.0, 1_000.0)),
            (vec![0.03], (0.0, 0.03, 0.005)),
        ] {
            let scale = Scale::of(values.iter().copied(), 7.0);
            let close = |a: f64, b: f64| (a - b).abs() < 1e-9;
            assert!(
                close(scale.low, expected.0)
                    && close(scale.high, expected.1)
                    && close(scale.step, expected.2),
                "{values:?}: {scale:?}"
            );
        }
    }
}
