//! Movements in space: the meaning of three numbers, and the turns of chains.

use super::{read, refuses};
use crate::geometry::Offset;
use crate::movement::Path;

/// Each path as its steps with the last one's range: `<1,1,0> <1,0,0>*`.
fn paths(text: &str) -> Vec<String> {
    read(text).paths.iter().map(written).collect()
}

fn written(path: &Path) -> String {
    let step = |step: &Offset| format!("<{},{},{}>", step.file, step.rank, step.layer);
    let steps: Vec<String> = path.lead.iter().chain([&path.ride]).map(step).collect();
    let range = if path.max_steps == Some(1) { "" } else { "*" };
    steps.join(" ") + range
}

#[test]
fn three_numbers_stand_for_every_order_and_sign() {
    let leaps = [
        "(1,0,0)", "(1,1,0)", "(1,1,1)", "(2,1,0)", "(3,1,1)", "(5,4,3)",
    ];
    assert_eq!(leaps.map(|text| paths(text).len()), [6, 12, 8, 24, 24, 48]);
    assert_eq!(paths("(0,0,1)"), paths("(1,0,0)"));
    assert!(paths("(1,1,1)0").iter().all(|path| path.ends_with('*')));
}

#[test]
fn an_exact_step_is_right_forward_up() {
    assert_eq!(paths("m<1,0,0>c<0,1,-1>"), ["<0,1,-1>", "<1,0,0>"]);
    assert_eq!(paths("imn<0,2,0>"), ["<0,1,0> <0,1,0>"]);
}

#[test]
fn a_chain_continues_with_the_steps_that_turn_least() {
    let gryphon = paths("[(1,1,0)?(1,0,0)0]");
    assert_eq!(
        gryphon.len(),
        12 + 24,
        "the first step alone, or on along either side of it"
    );
    for way in [
        "<1,1,0>",
        "<1,1,0> <1,0,0>*",
        "<1,1,0> <0,1,0>*",
        "<0,-1,1> <0,0,1>*",
    ] {
        assert!(gryphon.contains(&way.to_string()), "{way}");
    }
    assert!(
        !gryphon.contains(&"<1,1,0> <0,0,1>*".to_string()),
        "it keeps to its plane"
    );
    let anchorite = paths("[(1,0,0)?(1,1,0)0]");
    assert_eq!(anchorite.len(), 6 + 24);
    assert!(anchorite.contains(&"<0,1,0> <0,1,-1>*".to_string()));
    let simurgh = paths("[(1,1,1)?(1,0,0)0]");
    assert_eq!(simurgh.len(), 8 + 24);
    assert!(simurgh.contains(&"<1,-1,1> <0,-1,0>*".to_string()));
    assert_eq!(paths("[(1,1,1)-(1,0,0)0]").len(), 24, "it must go on");
}

#[test]
fn errors_in_numbers_name_what_is_expected() {
    refuses("^(0,0,0)", ["leads nowhere"]);
    refuses("(1,0^)", ["`,`"]);
    refuses("(^16,0,0)", ["`16`, but a number from 0 to 15"]);
    refuses("[<1,0,0>-^<0,0,1>]", ["goes on"]);
    refuses("(^-1,0,0)", ["0 to 15"]);
    refuses("<1,0^>", ["`,`"]);
    refuses("[(1,1,0)^]", ["two legs"]);
    refuses("[(1,0,0)0^?(1,1,0)]", ["last leg"]);
    refuses("^f(1,0,0)", ["exactly which step"]);
    refuses("n^(2,1,0)", ["straight"]);
}
