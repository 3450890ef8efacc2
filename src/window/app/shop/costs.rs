//! The question whether orders take over costs of products.

use egui::Context;

use crate::app::Tillbook;
use crate::app::overlay::Dialog;
use crate::dialogs::form::Form;
use crate::dialogs::take_costs::{TakeCosts, take_costs_ui};
use crate::translate::tr;
use domain::order::Product;
use domain::time::Day;

use super::ShopWindow;
use super::requests::Refresh;

impl ShopWindow {
    /// Asks whether orders take over the costs of a product, or of all, where some have others.
    pub(super) fn ask_costs(&mut self, product: Option<Product>, first: Option<Day>) {
        let id = product.as_ref().map(|product| product.id);
        let request = self.session.read(move |engine, actor| engine.other_costs(actor, id, first));
        self.wait_for(request, move |window, overlay, answer| match answer {
            Err(refusal) => window.refuse(refusal, None),
            Ok(found) if !found.orders.is_empty() && overlay.is_none() => {
                *overlay = Some(Box::new(Form::new(TakeCosts { product, first, found })));
            }
            Ok(_) if product.is_none() => {
                window.toasts.say(tr!("All orders have the costs of their products"));
            }
            Ok(_) => {}
        });
    }
}

impl Dialog for Form<TakeCosts> {
    fn show(&mut self, app: &mut Tillbook, ctx: &Context) -> bool {
        let Some(shop) = app.shop_mut() else { return true };
        let Some(amounts) = shop.session.amounts() else { return true };
        let step = take_costs_ui(ctx, self, amounts);
        shop.take_step(step, Refresh::All, |window, _: Option<&mut TakeCosts>, words| {
            window.toasts.say_with_undo(words);
            true
        })
    }
}
