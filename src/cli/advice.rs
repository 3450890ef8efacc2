//! What to do about an error on the command line: the option or the verb.

use domain::Error;
use domain::advice::Advice;
use domain::text::Text;
use transfer::order_rows::ONE_EACH;

const ORDERS: &str = "Import it again with --orders row if each row is an order, or with --orders day-and-customer; if a column \
    holds it, say so with --map \"number=HEADING\".";
const UNREFUNDED: &str = "Import it together with the file of its refunds; or import it again with --unrefunded nothing (such orders \
    count whole) or --unrefunded whole (they were given back on the day of the order).";
const UNEXPLAINED: &str = "Import it again with --unexplained take (the orders are right as they come) or --unexplained refuse (they are \
    left out and named); or say with --map or --leave-out what the column holds.";

const BUYER: &str = "If it is for this shop, import it again with --buyer take; --buyer refuse leaves out such invoices. \
    `tillbook settings SHOP --legal-name NAME --vat-number NUMBER` says who the shop is.";
const FAULTY: &str = "Import it again with --faulty take (as it is, with a note) or --faulty refuse (such invoices are left out).";

/// The sentences of an error, with what to do about it.
pub(super) fn advised(error: &Error) -> String {
    error.advised(error.advice().map(sentence).as_deref(), &Text::to_string)
}

fn sentence(advice: Advice) -> String {
    let sentence = match advice {
        Advice::Discounts => {
            "Import it again with --discounts amount, with --discounts percent if the percentage is still \
                              to be taken off the prices, or with --discounts percent-taken if they are less it already."
        }
        Advice::Prices => "Import it again with --prices line or --prices each.",
        Advice::Decimals => "Import it again with --decimals point or --decimals comma.",
        Advice::Repeated => {
            "Import it again with --repeated order if it counts once, or --repeated row if it counts on each row."
        }
        Advice::Years => {
            "If it is right, import it again with --years right; --years refused leaves out the rows with such dates."
        }
        Advice::Orders => ORDERS,
        Advice::Shop => {
            "Say the name of the shop that the file is of, and its orders stand beside those of the books \
                         under that name (--shop-name NAME), or that both are of one shop (--same-shop)."
        }
        Advice::OrderAgain => {
            "Import it again with --order-again add (the file has the rest of them), --order-again replace (it has them \
             as they are now) or --order-again leave (they stay as they are in the books)."
        }
        Advice::InvoicedOrder => {
            "Import it again with --invoiced leave (they stay as they are in the books) or --invoiced take-back (their \
             invoices get credit notes, and the orders are taken)."
        }
        Advice::Unexplained => UNEXPLAINED,
        Advice::Unrefunded => UNREFUNDED,
        Advice::Buyer => BUYER,
        Advice::Faulty => FAULTY,
        Advice::DateOrder => "Import it again with --date-order day-first or --date-order month-first.",
        Advice::Column(field) => {
            return format!("If a column holds it, say so with --map \"{field}=HEADING\".");
        }
        Advice::LeaveOut => {
            "Say of each what it holds with --map FIELD=HEADING, or leave it out with --leave-out HEADING."
        }
        Advice::Quantity => {
            return format!(
                "Say it with --map \"quantity=HEADING\"; --map quantity={ONE_EACH} if each row is one."
            );
        }
        Advice::Format => "If it is one of them, name it with --format.",
        Advice::Merge => "Correct them, or import with --mode merge.",
        Advice::CloseEarly => "Wait, or close it early with --early.",
        Advice::Reopen(period) => return format!("To reopen it: `tillbook period SHOP reopen {period}`."),
        Advice::ExchangeRate => "Give it with an option such as --exchange-rate 0.8645.",
        Advice::Listen => "Say where with --listen.",
        Advice::Repair => "`tillbook check SHOP --repair` computes them again.",
        Advice::WithoutLog => {
            "`tillbook check SHOP --repair` goes on with the more complete copy, and keeps the file and its log."
        }
        Advice::Today => {
            "If that is right, say so with `tillbook invoice SHOP --today DAY`; else set the clock right first."
        }
        Advice::HeldSeries => {
            "Take another series with `tillbook invoice SHOP --series TEXT --reason TEXT`, or say with `--goes-on` \
                               in place of these that this copy goes on with it and no other does."
        }
        Advice::OtherSeries => {
            "If the clock is wrong now, set it right; if it was ahead then, go on in another series: `tillbook \
                                invoice SHOP --series TEXT --reason TEXT`."
        }
        Advice::Reason => "Give it with --reason.",
        Advice::ListKeys => "`tillbook key list SHOP` lists them.",
    };
    sentence.to_owned()
}
