//! Orthodox castling.

use super::support::{position, variant};
use super::{refusal, targets};
use menagerie::position::Position;

#[test]
fn castling_needs_an_empty_and_unattacked_path() {
    let game = position("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert!(targets(&game, "e1").contains("g1") && targets(&game, "e1").contains("c1"));
    let game = position("chess", "4kr2/8/8/8/8/8/8/RN2K2R w KQ - 0 1");
    assert_eq!(refusal(&game, "e1", "g1"), Some("through-check"));
    assert_eq!(refusal(&game, "e1", "c1"), Some("blocked"));
    let game = position("chess", "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(refusal(&game, "e1", "g1"), Some("still-in-check"));
}

#[test]
fn the_rook_may_cross_an_attacked_square() {
    let game = position("chess", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert!(targets(&game, "e1").contains("c1"));
}

#[test]
fn castling_is_lost_for_good() {
    let game = position("chess", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1");
    assert_eq!(refusal(&game, "e1", "g1"), Some("castling-lost"));
}

#[test]
fn castling_letters_without_their_pieces_are_refused() {
    let error = Position::parse(variant("chess"), "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1");
    let error = error.expect_err("no rook on a1");
    assert!(
        error.to_string().contains("castling-without-men"),
        "{error}"
    );
}

#[test]
fn an_impossible_en_passant_square_is_refused() {
    for text in [
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/4p3/8/8/8/4K3 w - e5 0 1",
        "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1",
    ] {
        let error = Position::parse(variant("chess"), text).expect_err(text);
        assert!(error.to_string().contains("en-passant"), "{text}: {error}");
    }
    let ready = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
    assert_eq!(position("chess", ready).text(), ready);
    let idle = "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1";
    assert_eq!(
        position("chess", idle).text(),
        "4k3/8/8/4p3/8/8/8/4K3 w - - 0 1"
    );
}
