//! Position text: writing and reading are inverse, and errors name their place.

use menagerie::piece::{Piece, Player};
use menagerie::position::{Position, PositionError};
use menagerie::setup::{FieldName, FieldValue, Setup};
use menagerie::variant::Variant;
use std::fs;
use std::sync::Arc;

fn variant(file: &str) -> Variant {
    let path = format!("{}/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("a readable file");
    Variant::load(file, &text).unwrap_or_else(|error| panic!("{error}"))
}

fn chess() -> Variant {
    variant("variants/chess.toml")
}

fn four_players() -> Variant {
    variant("tests/variants/four-seats.toml")
}

fn read(variant: &Variant, text: &str) -> Setup {
    Setup::parse(text, &variant.alphabet).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The code and place of the error.
fn fault(variant: &Variant, text: &str) -> (&'static str, String) {
    let error = Setup::parse(text, &variant.alphabet).expect_err(text);
    (error.kind.code(), error.at)
}

fn rewritten(variant: &Variant, text: &str) -> String {
    read(variant, text).text(&variant.alphabet)
}

const EMPTY: &str = "8/8/8/8/8/8/8/8";

#[test]
fn a_text_is_written_as_it_was_read() {
    let chess = chess();
    for text in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
        "8/8/8/8/8/8/8/8 b - - 99 65535",
    ] {
        assert_eq!(rewritten(&chess, text), text);
    }
    let four = four_players();
    for text in [
        "8/8/8/8/8/8/8/8[rS,rS,bS] g - - 0 1",
        "rK,2,yP,4/8/8/8/8/8/8/8 y - c3:c4,f3:f4 3 7 mine=e4,-,hand,? drops=2",
    ] {
        assert_eq!(rewritten(&four, text), text);
    }
}

#[test]
fn a_text_is_rewritten_in_its_one_canonical_form() {
    let chess = chess();
    let text = format!("  {EMPTY}[]  b  qK  -");
    assert_eq!(rewritten(&chess, &text), format!("{EMPTY} b Kq - 0 1"));
    let four = four_players();
    let text = "3,5/8/8/8/8/8/8/8[bS,rS] r - f3:f4,c3:c4 0 1";
    let expected = "8/8/8/8/8/8/8/8[rS,bS] r - c3:c4,f3:f4 0 1";
    assert_eq!(rewritten(&four, text), expected);
}

#[test]
fn a_number_in_hand_may_have_two_digits() {
    let large = variant("variants/caissa-britannia.toml");
    let text = "10/9q/10/10/10/10/10/10/Q9/10 w - - 0 1";
    assert_eq!(rewritten(&large, text), text);
    let square = large.geometry().square("j9").expect("on the board");
    let second = Player::new(1).expect("a second player");
    let queen = large.alphabet.kind("Q").expect("a Queen");
    assert_eq!(
        read(&large, text).at(square),
        Some(Piece::new(queen, second))
    );
}

#[test]
fn the_longest_code_is_read_first() {
    let text = fs::read_to_string(format!(
        "{}/tests/variants/caissa-hgm.toml",
        env!("CARGO_MANIFEST_DIR")
    ));
    let text = text.expect("a readable file");
    let text = text.replace("code = \"D\"", "code = \"DX\"");
    let text = text.replace("\"D\"", "\"DX\"");
    let text = text.replace("drubqkburd", "dxrubqkburdx");
    let text = text.replace("DRUBQKBURD", "DXRUBQKBURDX");
    let variant = Variant::load("two letters", &text).unwrap_or_else(|error| panic!("{error}"));
    let array = variant.array.text(&variant.alphabet);
    assert!(array.starts_with("dxrubqkburdx/1l6l1/"), "{array}");
    assert_eq!(read(&variant, &array), variant.array);
}

#[test]
fn a_secret_may_be_unknown_but_all_fields_are_written() {
    let four = four_players();
    let text = format!("{EMPTY} r - - 0 1 drops=2 mine=?,-,hand,e4");
    let setup = read(&four, &text);
    let e4 = four.geometry().square("e4").expect("on the board");
    let expected = [
        FieldValue::Unknown,
        FieldValue::Nothing,
        FieldValue::Reserve,
        FieldValue::Square(e4),
    ];
    let mines = Player::first(4).map(|owner| setup.fields.get(FieldName::Mine, owner));
    assert!(mines.eq(expected));
    let nothing = format!("{EMPTY} r - - 0 1 mine=-,-,-,- drops=-");
    assert_eq!(rewritten(&four, &nothing), format!("{EMPTY} r - - 0 1"));
}

#[test]
fn an_error_names_its_place() {
    let chess = chess();
    let four = four_players();
    let at = |code, place: &str| (code, place.to_string());
    let of_chess = |text: &str| fault(&chess, &text.replace('_', EMPTY));
    let of_four = |text: &str| fault(&four, &text.replace('_', EMPTY));

    assert_eq!(of_chess(""), at("empty-text", "position"));
    assert_eq!(of_chess("_ w - - 0"), at("wrong-length", "position"));
    assert_eq!(of_chess("_ w - - 0 1 2"), at("wrong-length", "position"));
    assert_eq!(of_chess("_|_ w - -"), at("placement-boards", "placement"));
    assert_eq!(of_chess("8/8 w - -"), at("placement-ranks", "placement"));
    assert_eq!(
        of_chess("8/8/9/8/8/8/8/8 w - -"),
        at("placement-width", "placement, rank 6")
    );
    assert_eq!(
        of_chess("8/8/8/8/8/8/8/7 w - -"),
        at("placement-width", "placement, rank 1")
    );
    assert_eq!(
        of_chess("08/8/8/8/8/8/8/8 w - -"),
        at("placement-count", "placement, rank 8")
    );
    assert_eq!(
        of_chess("7X/8/8/8/8/8/8/8 w - -"),
        at("unknown-letter", "placement, rank 8")
    );
    assert_eq!(of_chess("_[X] w - -"), at("unknown-letter", "reserves"));
    assert_eq!(of_chess("_[P w - -"), at("reserves", "reserves"));
    assert_eq!(of_chess("_ x - -"), at("turn", "side to move"));
    assert_eq!(of_chess("_ w KK -"), at("castling", "castling"));
    assert_eq!(of_chess("_ w A -"), at("castling", "castling"));
    assert_eq!(of_chess("_ w - e9"), at("en-passant", "en passant"));
    assert_eq!(of_chess("_ w - e3,e3"), at("en-passant", "en passant"));
    assert_eq!(of_chess("_ w - - 65536 1"), at("clock", "draw clock"));
    assert_eq!(of_chess("_ w - - +1 1"), at("clock", "draw clock"));
    assert_eq!(of_chess("_ w - - 0 65536"), at("number", "move number"));
    assert_eq!(
        of_chess("_ w - - 0 1 mine=e4"),
        at("unknown-field", "further fields")
    );

    assert_eq!(of_four("_ r - e3"), at("en-passant", "en passant"));
    assert_eq!(of_four("_ r KQ -"), at("castling", "castling"));
    assert_eq!(
        of_four("K,7/8/8/8/8/8/8/8 r - -"),
        at("unknown-letter", "placement, rank 8")
    );
    assert_eq!(of_four("_ r - - 0 1 mine=e4"), at("field-values", "mine"));
    assert_eq!(
        of_four("_ r - - 0 1 mine=e4,-,-,e9"),
        at("field-value", "mine")
    );
    assert_eq!(of_four("_ r - - 0 1 drops=?"), at("field-value", "drops"));
    assert_eq!(of_four("_ r - - 0 1 drops=256"), at("field-value", "drops"));
    assert_eq!(
        of_four("_ r - - 0 1 drops=1 drops=1"),
        at("unknown-field", "further fields")
    );
    assert_eq!(of_four(&"8".repeat(10_000)), at("too-long", "position"));
}

#[test]
fn an_error_says_what_is_allowed() {
    let error = Setup::parse("7X/8/8/8/8/8/8/8 w - -", &chess().alphabet).expect_err("no X");
    let expected = "placement, rank 8: found `X`; allowed: K Q R B N P in capital or small letters";
    assert_eq!(error.to_string(), expected);
}

/// The rewritten text of a position.
fn accepted(file: &str, choices: &[(&str, &str)], text: &str) -> String {
    let path = format!("{}/variants/{file}.toml", env!("CARGO_MANIFEST_DIR"));
    let game = fs::read_to_string(path).expect("a readable file");
    let variant = Variant::load_with(file, &game, choices).expect("a valid file");
    let position = Position::parse(Arc::new(variant), text);
    position
        .unwrap_or_else(|error| panic!("{text}: {error}"))
        .text()
}

/// The code and field of each fault of a position.
fn impossible(file: &str, text: &str) -> Vec<(&'static str, String)> {
    let variant = Arc::new(variant(&format!("variants/{file}.toml")));
    match Position::parse(variant, text) {
        Ok(_) => panic!("{text} is accepted"),
        Err(PositionError::Text(error)) => vec![(error.kind.code(), error.at)],
        Err(PositionError::Faults(faults)) => faults
            .into_iter()
            .map(|it| (it.kind.code(), it.at))
            .collect(),
    }
}

#[test]
fn a_position_with_secrets_is_written_as_it_was_read() {
    let trooper = [("paratrooper", "yes")];
    let upright = [("halves", "up-down")];
    let kings = "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR";
    let both = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    for (game, choices, text) in [
        (
            "crown",
            &[][..],
            format!("{both} w ADEHadeh - 0 1 crown=K,q"),
        ),
        ("crown", &[], format!("{both} w DEHae - 0 1 crown=?,q")),
        ("crown", &[], format!("{both} b - - 17 40 crown=?,?")),
        // Black has lost its Queen and White then its King. Only an open question of who wears the crown is written.
        (
            "crown",
            &[],
            "4k3/8/8/8/8/8/8/Q3K3 w E - 0 30 crown=Q,-".to_string(),
        ),
        ("crown", &[], "4k3/8/8/8/8/8/8/Q7 b e - 0 30".to_string()),
        // The piece wearing the crown is gone, so the game is over.
        (
            "crown",
            &[],
            "4k3/8/8/8/8/8/8/Q7 b e - 0 30 crown=K,-".to_string(),
        ),
        (
            "crown",
            &trooper,
            format!("{both}[Tt] w ADEHadeh - 0 1 crown=K,q"),
        ),
        (
            "crown",
            &trooper,
            "3qk3/8/8/3t4/8/8/8/3QK3[T] w DEde - 3 9 crown=Q,k".to_string(),
        ),
        (
            "crown-2",
            &[],
            format!("{kings}[SSSsss] w AEHaeh - 0 1 mine=hand,?"),
        ),
        (
            "crown-2",
            &trooper,
            format!("{kings}[TSts] w AEHaeh - 0 1 mine=?,hand"),
        ),
        (
            "crown-2",
            &[],
            "4k3/8/8/2s1s3/4S3/8/8/4K3[SSs] w Ee - 0 1 mine=hand,c5 drops=1".to_string(),
        ),
        (
            "crown-3",
            &[],
            format!("{kings} w AEHaeh - 0 1 hidden=-,c6"),
        ),
        ("crown-3", &[], format!("{kings} b - - 0 1 hidden=?,?")),
        (
            "crown-3",
            &[],
            "8/4p3/8/8/8/8/8/4K3 b E - 0 1 hidden=-,c6".to_string(),
        ),
        ("crown-4", &[], format!("{kings} w AEHaeh - 0 1 half=now,-")),
        (
            "crown-4",
            &[],
            "4x3/3o4/8/8/8/8/8/4K3 w E - 0 1 half=-,d7".to_string(),
        ),
        (
            "crown-4",
            &[],
            "4x3/3o4/8/8/8/8/8/4K3 w E - 0 1 half=-,?".to_string(),
        ),
        ("crown-4", &[], "8/3o4/8/8/8/8/8/4K3 w E - 0 1".to_string()),
        (
            "crown-4",
            &upright,
            "4u3/3d4/8/8/8/8/3UD3/8 w - - 0 1 half=d2,e8".to_string(),
        ),
    ] {
        assert_eq!(accepted(game, choices, &text), text);
    }
}

#[test]
fn a_secret_missing_from_the_text_is_unknown() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ADEHadeh - 0 1";
    let unknown = format!("{start} crown=?,?");
    assert_eq!(accepted("crown", &[], start), unknown);
    assert_eq!(
        accepted("crown", &[], &format!("{start} crown=-,-")),
        unknown
    );
    let lone = "3qk3/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(accepted("crown", &[], lone), format!("{lone} crown=-,?"));
    let halves = "4x3/3o4/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(
        accepted("crown-4", &[], halves),
        format!("{halves} half=-,?")
    );
}

#[test]
fn castling_letters_of_unmoved_pieces_are_written_without_their_partners() {
    let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
    let again = |letters: &str| accepted("crown", &[], &format!("{board} {letters} - 0 1"));
    for letters in ["ADEHadeh", "E", "Aa", "DEHh", "h", "-"] {
        assert_eq!(again(letters), format!("{board} {letters} - 0 1 crown=?,?"));
    }
    let text = "3qk3/8/8/8/8/8/8/3QK3 w Dd - 0 1 crown=?,?";
    assert_eq!(accepted("crown", &[], text), text);
    assert_eq!(again("hEA"), format!("{board} AEh - 0 1 crown=?,?"));
}

#[test]
fn an_impossible_secret_is_refused_with_its_place() {
    let at = |code, place: &str| vec![(code, place.to_string())];
    let both = "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1";
    let lone = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for (game, text, faults) in [
        (
            "crown",
            format!("{both} crown=K"),
            at("field-values", "crown"),
        ),
        (
            "crown",
            format!("{both} crown=K,q,k"),
            at("field-values", "crown"),
        ),
        (
            "crown",
            format!("{both} crown=k,q"),
            at("field-value", "crown"),
        ),
        (
            "crown",
            format!("{both} crown=e1,q"),
            at("field-value", "crown"),
        ),
        (
            "crown",
            format!("{both} crown=K,q crown=K,q"),
            at("unknown-field", "further fields"),
        ),
        (
            "crown",
            format!("{both} mine=hand,-"),
            at("unknown-field", "further fields"),
        ),
        (
            "crown",
            format!("{both} crown=R,q"),
            at("impossible-secret", "crown"),
        ),
        (
            "crown",
            format!("{lone} crown=?,-"),
            at("impossible-secret", "crown"),
        ),
        (
            "crown",
            lone.replace("4k3", "3kk3"),
            at("monarchs", "Black"),
        ),
        ("crown", lone.replace("4k3", "7r"), at("monarchs", "Black")),
        (
            "crown",
            lone.replace("4K3", "4K3[T]"),
            at("unknown-letter", "reserves"),
        ),
        (
            "crown",
            lone.replace("4K3", "4K3[P]"),
            at("no-reserve", "P"),
        ),
        (
            "crown",
            lone.replace("w -", "w D"),
            at("castling-without-men", "castling"),
        ),
        (
            "crown",
            lone.replace("w -", "w K"),
            at("castling", "castling"),
        ),
        (
            "crown",
            lone.replace("w -", "w EE"),
            at("castling", "castling"),
        ),
        (
            "crown-2",
            format!("{lone} mine=hand,-"),
            at("impossible-secret", "mine"),
        ),
        (
            "crown-2",
            format!("{lone} mine=e4,-"),
            at("impossible-secret", "mine"),
        ),
        (
            "crown-2",
            format!("{lone} mine=now,-"),
            at("field-value", "mine"),
        ),
        (
            "crown-2",
            format!("{lone} drops=?"),
            at("field-value", "drops"),
        ),
        (
            "crown-2",
            format!("{lone} drops=1"),
            at("impossible-drops", "drops"),
        ),
        (
            "crown-2",
            lone.replace("4K3", "SSS1K3") + " mine=a1,- drops=4",
            at("impossible-drops", "drops"),
        ),
        (
            "crown-3",
            format!("{lone} hidden=hand,-"),
            at("field-value", "hidden"),
        ),
        (
            "crown-3",
            format!("{lone} hidden=e9,-"),
            at("field-value", "hidden"),
        ),
        (
            "crown-3",
            format!("{both} hidden=e4,-"),
            at("monarchs", "White"),
        ),
        (
            "crown-4",
            format!("{lone} half=e1,-"),
            at("impossible-secret", "half"),
        ),
        (
            "crown-4",
            format!("{lone} half=e4,-"),
            at("impossible-secret", "half"),
        ),
        (
            "crown-4",
            lone.replace("4k3", "3xo3") + " half=-,e4",
            at("impossible-secret", "half"),
        ),
        (
            "crown",
            lone.replace("4k3", "4q3").replace("4K3", "4Q3") + " crown=K,k",
            at("impossible-secret", "crown"),
        ),
        (
            "crown",
            lone.replace("4K3", "QQ6") + " crown=K,-",
            at("monarchs", "White"),
        ),
        (
            "crown-3",
            lone.replace("4K3", "4Q3") + " crown=K,- hidden=e4,-",
            at("impossible-secret", "crown"),
        ),
        (
            "crown-4",
            format!("{lone} half=?,-"),
            at("impossible-secret", "half"),
        ),
        (
            "crown-4",
            format!("{both} half=now,-"),
            at("impossible-secret", "half"),
        ),
        (
            "crown-4",
            format!("{lone} half=O,-"),
            at("field-value", "half"),
        ),
        (
            "crown-4",
            lone.replace("4k3", "3xk3"),
            at("monarchs", "Black"),
        ),
    ] {
        assert_eq!(impossible(game, &text), faults, "{game}: {text}");
    }
}
