//! Turns a public action into a real one: which piece is mined, where a crown is hidden, which half carries it. All
//! candidates are equally likely, so the choice reveals nothing.

use super::noise::mix;
use crate::moves::{Action, Secrecy};
use crate::rules::View;

/// One of the viewer's actions with the public form `public`; the same for the same seed.
pub(super) fn choose_secretly(view: &View, public: Action, seed: u64) -> Action {
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
    let seed = mix(mix(seed) ^ view.hash());
    let below = |limit: usize| (seed % limit.max(1) as u64) as usize;
    if let Action::Drop { kind, .. } = public {
        // Each piece in hand is equally likely to be the mined one.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use super::*;
    use crate::position::Position;
    use crate::variant::{Variant, shipped_text};

    /// How often each real action is chosen over 3000 seeds.
    fn counts(id: &str, text: &str, public: &str) -> BTreeMap<String, u32> {
        let file = shipped_text(id).expect(id);
        let variant = Arc::new(Variant::load(id, file).expect("a valid variant"));
        let position = Position::parse(variant.clone(), text).expect(text);
        let view = View::of(&position, Some(position.turn()));
        let looks_so = |action: &&Action| action.public_text(&variant) == public;
        let public = view.actions().iter().find(looks_so).expect(public);
        let public = public.public(&variant);
        let mut counts = BTreeMap::new();
        for seed in 0..3_000 {
            *counts
                .entry(choose_secretly(&view, public, seed).text(&variant))
                .or_default() += 1;
        }
        counts
    }

    #[test]
    fn each_piece_in_hand_is_equally_likely_to_be_mined() {
        let text = "4k3/8/8/8/8/8/8/4K3[SSS] w - - 0 40 mine=hand,-";
        let counts = counts("crown-2", text, "S@e4?");
        assert_eq!(counts.len(), 2, "{counts:?}");
        assert!((900..1_100).contains(&counts["S@e4*"]), "{counts:?}");
    }

    #[test]
    fn hidden_crowns_are_uniform() {
        let counts = counts("crown-3", "4k2r/8/8/8/8/8/8/4K2R w - - 0 40", "hide@?");
        assert_eq!(counts.len(), 60, "{counts:?}");
        assert!(
            counts.values().all(|count| (20..85).contains(count)),
            "{counts:?}"
        );
    }
}
