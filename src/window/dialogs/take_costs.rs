//! The question whether orders that were written before the cost of a product take that over.

use egui::Context;

use super::form::{Form, Step, pressed, step_of};
use crate::format::Amounts;
use crate::translate::tr;
use crate::widgets::{Button, Foot, dialog_note};
use domain::order::Product;
use domain::order::cost::Costed;
use domain::time::Day;
use engine::{Change, OtherCosts, ProductChange};

/// A product whose costs were changed, or all products, and the orders that have other costs.
#[derive(Debug)]
pub(crate) struct TakeCosts {
    /// `None` for all.
    pub(crate) product: Option<Product>,
    /// The day from which on the costs are others; `None` for the beginning.
    pub(crate) first: Option<Day>,
    pub(crate) found: OtherCosts,
}

pub(crate) fn take_costs_ui(
    ctx: &Context,
    form: &mut Form<TakeCosts>,
    amounts: Amounts,
) -> Option<Step<String>> {
    let TakeCosts { product, first, found } = &form.draft;
    let (count, first) = (found.orders.len(), *first);
    let heading = match product {
        Some(Product { name, .. }) => {
            tr!("{count} {count:order has|orders have} another cost of {name}", count, name)
        }
        None => tr!("{count} {count:order has|orders have} other costs than their products", count),
    };
    let known = |costed: Costed| match costed {
        Costed::NONE => tr!("not known").to_owned(),
        Costed { cost, .. } => amounts.signed(cost),
    };
    let about = match first {
        Some(day) => {
            tr!("They are dated {day} or later, and were entered before the current cost was set.", day)
        }
        None => tr!("They were entered before the current cost was set.").to_owned(),
    };
    let figures = tr!(
        "Cost of these lines: {was}. At today's cost: {is}. The gross profit changes by {change}, \
         refunds counted.",
        was = known(found.was),
        is = known(found.is),
        change = amounts.signed(found.profit)
    );
    let id = product.as_ref().map(|product| product.id);
    step_of(form.show(ctx, ("take costs", &heading, 480.0), |ui, form| {
        dialog_note(ui, &about);
        dialog_note(ui, &figures);
        dialog_note(ui, tr!("Lines with a cost of their own keep it. Undo reverses all of it."));
        form.refusal_ui(ui);
        let name = tr!("Take over into {count} {count:order|orders}", count);
        let foot = Foot::leave(tr!("Leave them")).main(Button::new(&name).enabled(!form.is_busy));
        let words = tr!("Cost taken over into {count} {count:order|orders}", count);
        pressed(foot.show(ui), || {
            Step::change(
                &words.clone(),
                words,
                Change::Product(ProductChange::TakeCosts { product: id, first }),
            )
        })
    }))
}
