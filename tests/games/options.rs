//! Options that replace rules: each choice is the same game as a file that has these rules without options.

use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::variant::Variant;
use std::sync::Arc;

const CASTLINGS: [(&str, &str, &str); 3] = [
    (
        "chess",
        "KQkq",
        r#"
[[castling]]
letter = "K"
piece = "K"
partner = "R"
side = "right"

[[castling]]
letter = "Q"
piece = "K"
partner = "R"
side = "left"
"#,
    ),
    ("none", "-", ""),
    (
        "long",
        "Qq",
        r#"
[[castling]]
letter = "Q"
piece = "K"
partner = "R"
side = "left"
steps = 3
"#,
    ),
];

const PROMOTIONS: [(&str, &str); 2] = [
    ("any", r#"always = ["Q", "R", "B", "N"]"#),
    ("captured", r#"captured = ["Q", "R", "B", "N"]"#),
];

/// Both sides may castle. A Pawn promotes at once, or in Black's next move; its side has lost pieces.
const BLACK_PROMOTES: &str = "r3k2r/pppp1ppp/8/8/8/8/PPPPPPpP/R3K2R w";
const WHITE_PROMOTES: &str = "r3k2r/1P1ppppp/8/8/8/8/PPP1PPPP/RNBQK2R w";

fn text() -> String {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/variants/replaced-rules.toml"
    );
    std::fs::read_to_string(path).expect("a readable file")
}

/// The file without options and with these rules.
fn plain(rights: &str, castlings: &str, promotion: &str) -> Variant {
    let text = text();
    let (head, rest) = text.split_once("[[promotion]]").expect("a promotion");
    let (_, rest) = rest.split_once("[ending]").expect("an ending");
    let (ending, _) = rest.split_once("[[option]]").expect("options");
    let head = head.replacen(" w KQkq ", &format!(" w {rights} "), 1);
    let promotion = format!("[[promotion]]\npieces = [\"P\"]\n{promotion}\n");
    let text = format!("{head}{promotion}{castlings}\n[ending]{ending}");
    Variant::load("plain.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

fn counts(variant: &Arc<Variant>, rights: &str) -> Vec<u64> {
    let starts = [BLACK_PROMOTES, WHITE_PROMOTES].map(|placement| {
        let text = format!("{placement} {rights} - 0 1");
        Position::parse(variant.clone(), &text).unwrap_or_else(|error| panic!("{text}: {error}"))
    });
    let mut positions = vec![Position::start(variant.clone())];
    positions.extend(starts);
    positions
        .iter_mut()
        .map(|position| perft(position, 3))
        .collect()
}

#[test]
fn an_option_replaces_castlings_and_promotions_as_a_whole() {
    let mut seen: Vec<Vec<u64>> = Vec::new();
    for (castling, rights, castlings) in CASTLINGS {
        for (promotion, choices) in PROMOTIONS {
            let chosen = [("castling", castling), ("promotion", promotion)];
            let edition = Variant::load_with("replaced-rules", &text(), &chosen);
            let edition = edition.unwrap_or_else(|error| panic!("{error}"));
            let plain = plain(rights, castlings, choices);
            assert_eq!(edition.identity.rules, plain.identity.rules, "{chosen:?}");
            assert_eq!(edition.rules.castlings, plain.rules.castlings, "{chosen:?}");
            assert_eq!(
                edition.rules.promotions, plain.rules.promotions,
                "{chosen:?}"
            );
            let [edition, plain] = [edition, plain].map(Arc::new);
            let found = counts(&edition, rights);
            assert_eq!(found, counts(&plain, rights), "{chosen:?}");
            assert!(!seen.contains(&found), "{chosen:?} changes the moves");
            seen.push(found);
        }
    }
}

#[test]
fn a_record_carries_the_choice_of_replaced_rules() {
    let chosen = [("castling", "long"), ("promotion", "captured")];
    let load = |choices: &[(&str, &str)]| {
        Variant::load_with("replaced-rules", &text(), choices)
            .ok()
            .map(Arc::new)
    };
    let mut game = Game::new(load(&chosen).expect("an edition"));
    for text in [
        "d2d4", "d7d5", "c1f4", "c8f5", "b1c3", "b8c6", "d1d2", "d8d7", "e1b1",
    ] {
        let action = menagerie::rules::action_from_text(game.position(), text);
        game.play(action.unwrap_or_else(|error| panic!("{text}: {error:?}")));
    }
    let record = game.to_text(&[]);
    for line in [
        "[Option \"castling=long\"]",
        "[Option \"promotion=captured\"]",
    ] {
        assert!(record.contains(line), "{record}");
    }
    let read = Game::from_text(&record, |_, choices| load(choices));
    let read = read.unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(read.game.position().text(), game.position().text());
}
