//! The next steps of undo and redo, and where what they change is.

use domain::noun::{Described, NounKind};
use domain::table::Cell;
use engine::ChangedThing;

use super::{OrderFilter, Tab, Target};

/// The steps that undo and redo would take back or do again.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct JournalSteps {
    pub(crate) undo: Option<NextStep>,
    pub(crate) redo: Option<NextStep>,
}

/// A step that would be taken back or done again.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct NextStep {
    pub(crate) title: String,
    /// Places of its changes, each tab once.
    pub(crate) places: Vec<Place>,
}

/// The place of a change: its tab, and the target there with the step in effect and without it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) tab: Tab,
    pub(crate) done: Option<Target>,
    pub(crate) undone: Option<Target>,
    /// True if the step changed others in this tab too.
    pub(crate) is_one_of_several: bool,
}

impl Place {
    const fn in_tab(tab: Tab) -> Self {
        Self { tab, done: None, undone: None, is_one_of_several: false }
    }

    /// The place of a thing; `None` if it has no tab, such as a setting.
    pub(crate) fn of(thing: &ChangedThing) -> Option<Self> {
        match thing {
            ChangedThing::Noun { kind, key, values } => {
                let target = |one: &Described| match one.name {
                    Cell::Day(day) => Some(Target::Note(day)),
                    _ => Target::of(*kind, key),
                };
                let [undone, done] = [&values.was, &values.became].map(|one| one.as_ref().and_then(target));
                Some(Self { done, undone, ..Self::in_tab(Tab::of(*kind)?) })
            }
            ChangedThing::RateVersions { id, .. } => {
                let rate = Some(Target::Rate(*id));
                Some(Self { done: rate.clone(), undone: rate, ..Self::in_tab(Tab::TaxRates) })
            }
            ChangedThing::Items { .. } => Some(Self::in_tab(Tab::TaxClasses)),
            ChangedThing::Period(_) => Some(Self::in_tab(Tab::Returns)),
            ChangedThing::Added { noun, first, last } => {
                let kind = NounKind::IN_HISTORY.into_iter().find(|kind| kind.many() == *noun)?;
                let done = (kind == NounKind::Order)
                    .then(|| Target::Orders(Box::new(OrderFilter::of_import(*first, *last))));
                Some(Self { done, ..Self::in_tab(Tab::of(kind)?) })
            }
            ChangedThing::Word { .. } | ChangedThing::Other { .. } => None,
        }
    }
}
