//! Sums of amounts, refused where they do not fit.

use crate::Result;
use domain::Error;

/// Adds amounts to their sums; refused where one does not fit.
pub(super) fn add<const N: usize>(sums: &mut [i64; N], amounts: [i64; N]) -> Result<()> {
    for (sum, amount) in sums.iter_mut().zip(amounts) {
        *sum = fitting(sum.checked_add(amount))?;
    }
    Ok(())
}

/// A sum; refused where it did not fit.
pub(super) fn fitting(sum: Option<i64>) -> Result<i64> {
    sum.ok_or_else(|| Error::AmountTooLarge.into())
}
