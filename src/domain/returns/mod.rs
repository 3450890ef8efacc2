//! Tax returns: forms as data, and what sales and purchases put into their boxes.
//!
//! A [`Form`] is boxes, in order, each a sum over tagged sums of tax ([`TaxFigure`]), a formula of other boxes,
//! or an amount that a person enters with a reason; and perhaps lines, one for each country or place. [`compute()`]
//! makes a [`Return`] of it: amounts exact and as the form shows them, each with the figures that add up to it,
//! and all that is odd as a sentence. **No figure is left out in silence**: each is in a box or a line, named by
//! the form as declared elsewhere, or told as one that nothing takes.
//!
//! A [`PeriodReturn`] is one of a shop, with where its period stands and what its figures are of; the engine makes
//! it.

pub mod compute;
pub mod entered;
pub mod exchange;
pub mod figure;
pub mod filter;
pub mod finding;
pub mod form;
pub mod formula;
pub mod lines;
pub mod period_finding;
pub mod period_return;
pub mod rounding;
pub mod tags;

pub use compute::{Return, ReturnBox, ReturnLine, Share, ShownAmount, compute, compute_converted, converted};
pub use entered::{Entered, EnteredBox, entered_key};
pub use exchange::ExchangeRate;
pub use figure::{Earned, RateType, Side, SupplyKind, TaxFigure, Treatment};
pub use finding::{FigureProblem, Finding, NotTaken, Subject, is_rounding};
pub use form::{EarningsForm, Form, FormBox, FormFile, FormParts, Told};
pub use period_finding::{MOST_NAMES, NetAndTax, VatNumberDoubts};
pub use period_return::{
    ChargeSelection, EarlierReturn, EarnedSelection, FigureSource, FiledReturn, KeptLine, KeptReturn,
    OrderFacts, PeriodReturn, SoldTo,
};
