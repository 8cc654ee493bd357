//! Records of games with secrets: the example game of Crown's own page, public records and commitments.

use std::sync::Arc;

use super::support::variant;
use menagerie::position::Position;
use menagerie::record::{Game, Loaded, Notation, RecordError};
use menagerie::rules::{self, View};
use menagerie::variant::Variant;

/// The moves of L. U. Kislyuk's example game, as on his page.
const EXAMPLE: &str = "1. e4 e5
2. Nf3 Nc6
3. Be2 Nf6
4. d3 Bc5
5. K0-0 K0-0
6. Nc3 Nd4
7. N:d4 B:d4
8. Bg5 h6
9. B:f6 gf
10. D0-0 d6
11. Nd5 Kg7
12. ñ3 Bb6
13. N:b6 cb
14. f4 Be6
15. Rf2 D0-0
16. Rcf1 f5
17. ef B:f5
18. fe Be6
19. ed Rcd8
20. a3 R:d6
21. Dc2 Dc7
22. Bh5 Rd5
23. g4 f5
24. gf B:f5
25. Bf3 B:d3
26. B:d5 B:c2
27. R:f8 K:f8
28. R:f8
Whites won.
";

/// "Whites: king is crowned; blacks: queen is crowned."
const EXAMPLE_START: &str =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ADEHadeh - 0 1 crown=K,q";

fn find(id: &str) -> Option<Arc<Variant>> {
    let known = menagerie::variant::shipped().iter();
    { known }
        .find(|(known, _)| *known == id)
        .map(|_| variant(id))
}

fn read(text: &str) -> Result<Loaded, RecordError> {
    Game::from_text(text, |id, _| find(id))
}

fn example() -> Game {
    let text =
        format!("[Format \"1\"]\n[Game \"crown\"]\n[Position \"{EXAMPLE_START}\"]\n\n{EXAMPLE}");
    read(&text).unwrap_or_else(|error| panic!("{error}")).game
}

fn played(id: &str, position: &str, actions: &str) -> Game {
    let start = Position::parse(variant(id), position).unwrap_or_else(|error| panic!("{error}"));
    let mut game = Game::from_position(start);
    for text in actions.split_whitespace() {
        let action = rules::action_from_text(game.position(), text);
        game.play(action.unwrap_or_else(|error| panic!("{error}")));
    }
    game
}

/// What a game revealed: ply, code, player and type.
fn reveals(game: &Game) -> Vec<String> {
    let (mut ply, mut found) = (0, Vec::new());
    game.replay(|before, action, after| {
        ply += 1;
        for reveal in rules::reveals(before, action, after) {
            let codes = &game.variant().alphabet.codes;
            let kind = reveal.kind.map_or("", |kind| &codes[kind.index()]);
            let player = game.variant().alphabet.players[reveal.player.index()];
            found.push(format!("{ply} {} {player}{kind}", reveal.what.code()));
        }
    });
    found
}

/// Commits to all secrets with fixed salts.
fn commit(game: &mut Game) {
    let mut next = 0u8;
    game.commit(|| {
        next += 1;
        [next; 16]
    });
}

/// The public record of a game, which must replay to the same public game.
#[track_caller]
fn public_record(game: &Game) -> String {
    let known = game.as_public();
    let record = known.to_text(&[]);
    let again = read(&record)
        .unwrap_or_else(|error| panic!("{error}\n{record}"))
        .game;
    assert_eq!(again.to_text(&[]), record);
    assert_eq!(again.as_public().to_text(&[]), record, "it can be retold");
    assert_eq!(again.outcome(), game.outcome(), "{record}");
    assert_eq!(again.occurrences(), game.occurrences());
    assert_eq!(reveals(&again), reveals(game), "{record}");
    record
}

#[test]
fn the_published_example_is_read_unchanged() {
    let game = example();
    assert_eq!(game.ply(), 55);
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.reason.code(), "resignation");
    assert_eq!(outcome.winner().map(|winner| winner.index()), Some(0));
    assert_eq!(reveals(&game), ["52 no-crown wQ", "55 no-crown bK"]);
    let texts: Vec<String> = game.line().iter().map(|a| a.text(game.variant())).collect();
    assert_eq!(texts[8..10], ["e1g1", "e8g8"]);
    assert_eq!(
        (&*texts[17], &*texts[18], &*texts[22]),
        ("g7f6", "d1b1", "c2c3")
    );
    assert_eq!((&*texts[29], &*texts[30]), ("d8b8", "c1f1"));
}

#[test]
fn the_example_needs_no_secret_to_be_replayed() {
    let start = Game::new(variant("crown"));
    let loaded = Game::from_text(EXAMPLE, |_, _| Some(start.variant().clone()));
    let game = loaded.unwrap_or_else(|error| panic!("{error}")).game;
    assert_eq!(reveals(&game), reveals(&example()));
    assert!(
        game.position().text().ends_with("28"),
        "{}",
        game.position().text()
    );
}

#[test]
fn a_public_record_states_revealed_secrets_where_they_originate() {
    let mut game = example();
    commit(&mut game);
    let record = public_record(&game);
    assert!(record.contains("crown=K,q\"]"), "{record}");
    assert!(record.contains("[Commitment \"w crown 0 ") && !record.contains("Opening"));
    game.go_to(0);
    let action = rules::action_from_text(game.position(), "e2e3").expect("legal");
    game.play(action);
    let record = public_record(&game);
    assert!(!record.contains("Position"), "{record}");
    assert_eq!(record.matches("[Commitment").count(), 2, "{record}");
}

#[test]
fn short_notation_of_a_game_with_secrets_can_be_read_back() {
    let known = example().as_public();
    let record = known.to_text_in(Notation::Short, &[]);
    let again = read(&record)
        .unwrap_or_else(|error| panic!("{error}\n{record}"))
        .game;
    assert_eq!(again.line(), known.line(), "{record}");
}

/// White has lost the Queen and holds three stones.
const STONES: &str = "4k2q/8/8/8/8/8/7r/K7[SSS] w - - 0 1 crown=-,k mine=hand,-";

#[test]
fn a_public_record_names_the_mine_once_it_is_known() {
    let drops = "S@a2 S@b2* S@h1 done";
    let mut game = played("crown-2", STONES, drops);
    commit(&mut game);
    let record = public_record(&game);
    assert!(record.contains("S@a2? S@b2? S@h1? done"), "{record}");
    assert_eq!(
        record.matches("w mine").count(),
        3,
        "each drop is a choice: {record}"
    );

    let game = played("crown-2", STONES, &format!("{drops} h2h1"));
    assert_eq!(reveals(&game), ["5 no-mine wS"]);
    assert!(public_record(&game).contains("S@a2? S@b2? S@h1 done"));

    let game = played("crown-2", STONES, &format!("{drops} h2b2"));
    assert_eq!(reveals(&game), ["5 mine wS"]);
    assert!(public_record(&game).contains("S@a2 S@b2* S@h1 done"));
}

#[test]
fn stones_dropped_after_the_mine_is_gone_are_publicly_plain() {
    let game = played("crown-2", STONES, "S@b2* done h2b2 S@d4 done");
    let public = View::of(game.position(), None).text();
    assert!(!public.contains("mine"), "{public}");
    assert_eq!(game.as_public().position().text(), public);
    let again = read(&public_record(&game)).expect("a record").game;
    assert_eq!(again.position().text(), public);
}

#[test]
fn a_public_record_names_the_hiding_place_once_it_is_found() {
    let start = "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k";
    let game = played("crown-3", start, "hide@c3 a1b1");
    assert!(public_record(&game).contains("hide@? a1b1"));
    let game = played("crown-3", start, "hide@c2 a1b1 h2c2");
    assert_eq!(reveals(&game), ["3 crown-found w"]);
    assert!(public_record(&game).contains("hide@c2 a1b1"));
    let game = played("crown-3", start, "hide@b1 a1b1");
    assert_eq!(reveals(&game), ["2 own-crown w"]);
    assert!(public_record(&game).contains("hide@b1 a1b1"));
}

#[test]
fn a_public_record_names_the_halves_once_one_is_captured() {
    let start = "4k2q/8/8/8/8/8/7r/K7 w - - 0 1 crown=-,k half=now,-";
    let game = played("crown-4", start, "split@a2=O a1b2");
    assert!(public_record(&game).contains("split@a2=O? a1b2"));
    let game = played("crown-4", start, "split@a2=O a1b2 h2b2");
    assert_eq!(reveals(&game), ["3 crown-captured wX"]);
    assert!(public_record(&game).contains("split@a2=O a1b2"));
    let game = played("crown-4", start, "split@a2=O* a1b2 h2b2");
    assert_eq!(reveals(&game), ["3 no-crown wX"]);
    assert!(public_record(&game).contains("split@a2=O* a1b2"));
}

#[test]
fn a_captured_crown_appears_in_the_initial_position_of_the_record() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ADEHadeh - 0 1 crown=K,k";
    let moves = "e2e4 e7e5 e1e2 d7d6 e2f3 c8g4 a2a3 g4f3";
    let game = played("crown", start, moves);
    assert_eq!(reveals(&game), ["8 crown-captured wK"]);
    assert!(public_record(&game).contains("crown=K,?\"]"));
    let game = played("crown", &start.replace("K,k", "Q,k"), moves);
    assert_eq!(reveals(&game), ["8 no-crown wK"]);
    assert!(public_record(&game).contains("crown=Q,?\"]"));
}

#[test]
fn a_new_secret_choice_discards_the_moves_to_redo() {
    let start = "4k2q/8/8/8/8/8/7r/K6P w - - 0 1 crown=-,k";
    for square in ["c3", "c4"] {
        let mut game = played("crown-3", start, "hide@c3 a1b1");
        game.go_to(0);
        let again = rules::action_from_text(game.position(), &format!("hide@{square}"));
        game.play(again.expect("legal"));
        assert_eq!(game.line().len(), 1);
    }
}

#[test]
fn taking_back_a_reveal_leaves_a_permanent_remark() {
    let mut game = example();
    assert!(!game.learnt_after(20).is_empty(), "the game is over");
    game.take_back(24);
    let remark = "{taken back from ply 55 to 24 after a secret was revealed}";
    assert!(
        game.to_text(&[]).contains("taken back from"),
        "{}",
        game.to_text(&[])
    );
    assert!(game.learnt_after(0).is_empty());
    game.go_to(3);
    let action = rules::action_from_text(game.position(), "a7a6").expect("legal");
    game.play(action);
    let record = public_record(&game).replace('\n', " ");
    assert!(
        record.contains(&format!("1. e2e4 e7e5 2. g1f3 {remark} a7a6")),
        "{record}"
    );
}

#[test]
fn commitments_are_checked() {
    let mut game = played("crown-2", STONES, "S@a2 S@b2* S@h1 done h2h1");
    commit(&mut game);
    let full = game.to_text(&[]);
    assert_eq!(full.matches("[Commitment").count(), 4, "{full}");
    let again = read(&full).map(|loaded| loaded.game.to_text(&[]));
    assert_eq!(again, Ok(full.clone()));

    let hash = full.split("w mine 1 ").nth(1).expect("a commitment")[..64].to_string();
    let salt = "03".repeat(16);
    for (allowed, old, new) in [
        ("value and salt", &*hash, "7".repeat(64)),
        ("value and salt", &salt, "05".repeat(16)),
        ("value and salt", "1 mined", "1 plain".to_string()),
        (
            "mined, as in the game",
            "S@a2 S@b2*",
            "S@a2* S@b2".to_string(),
        ),
        (
            "only what opens",
            "Opening \"w mine 1",
            "Opening \"w mine 5".to_string(),
        ),
        (
            "only what opens",
            "Opening \"w mine 1",
            "Opening \"b mine 1".to_string(),
        ),
        ("32 hexadecimal", &salt, "02".to_string()),
        (
            "32 hexadecimal",
            "Opening \"w mine 1",
            "Opening \"w mine one".to_string(),
        ),
        (
            "32 hexadecimal",
            "Opening \"w mine 1",
            "Opening \"wb mine 1".to_string(),
        ),
        (
            "once each",
            "Commitment \"w mine 1",
            "Commitment \"w mine 0".to_string(),
        ),
        (
            "once each",
            "Commitment \"w mine 1",
            "Commitment \"w crown 0".to_string(),
        ),
        ("once each", &hash, "ab".to_string()),
    ] {
        let text = full.replace(old, &new);
        let error = read(&text).expect_err(allowed);
        assert_eq!(error.kind.code(), "record-commitment", "{new}: {error}");
        assert!(error.allowed.contains(allowed), "{new}: {error}");
        let line = text.lines().nth(error.line - 1).expect("a line");
        assert!(line.contains(&error.found), "{error}");
    }
}
