//! From an action as everybody sees it to what is really done: which man is mined, where a crown is hidden, which half
//! wears it. All that look alike are equally likely, so that nothing is betrayed.

use super::noise::mix;
use crate::moves::{Action, Secrecy};
use crate::rules::View;

/// One of the viewer's actions that look like `public`. The same seed chooses the same.
pub(super) fn really(view: &View, public: Action, seed: u64) -> Action {
    let variant = view.variant();
    if !variant
        .alphabet
        .fields
        .iter()
        .any(|field| field.is_secret())
    {
        return public;
    }
    let seen = public.public(variant);
    let alike = view.actions().iter().copied();
    let alike: Vec<Action> = alike
        .filter(|action| action.public(variant) == seen)
        .collect();
    let luck = mix(mix(seed) ^ view.hash());
    let below = |limit: usize| (luck % limit.max(1) as u64) as usize;
    if let Action::Drop { kind, .. } = public {
        // Each man that waits is as likely to be the mined one as the others.
        let waiting = view.setup().reserves[view.setup().turn][kind.index()];
        let mined = below(waiting as usize) == 0;
        let wanted = |action: &&Action| match action {
            Action::Drop { mined: secret, .. } => (*secret == Secrecy::Yes) == mined,
            _ => false,
        };
        let found = alike.iter().find(wanted).or(alike.first());
        return found.copied().unwrap_or(public);
    }
    alike.get(below(alike.len())).copied().unwrap_or(public)
}
