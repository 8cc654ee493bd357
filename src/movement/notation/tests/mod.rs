//! The meaning of XBetza texts, which ones are equal, and errors.

mod manual;
mod pictures;
mod spatial;

use super::*;
use crate::movement::rng::Rng;

fn read(text: &str) -> Movement {
    Movement::parse(text).unwrap_or_else(|fault| panic!("{text}: {fault}"))
}

#[track_caller]
fn same<const N: usize>(texts: [&str; N]) {
    for text in &texts[1..] {
        assert_eq!(read(text), read(texts[0]), "{text} and {}", texts[0]);
    }
}

/// Parsing fails at the place of `^`, and the message contains all these words.
#[track_caller]
fn refuses<const N: usize>(text: &str, words: [&str; N]) {
    let at = text.find('^').expect("a mark");
    let text = text.replace('^', "");
    let fault = Movement::parse(&text).expect_err(&text);
    assert_eq!(fault.at, at, "{text}: {fault}");
    for word in words {
        assert!(fault.message.contains(word), "{text}: {fault} lacks {word}");
    }
}

#[test]
fn old_and_new_letters_mean_the_same() {
    same(["C", "L"]);
    same(["Z", "J"]);
    same(["K", "WF", "FW", "W1F1"]);
    same(["R", "WW", "W0", "R0"]);
    same(["B", "FF", "F0"]);
    same(["Q", "RB", "K0", "Q0"]);
    same(["K3", "Q3", "R3B3"]);
    same(["NN", "N0"]);
    same(["fN", "ffN"]);
}

#[test]
fn a_gryphon_and_a_gorgon_are_the_same_in_both_notations() {
    same(["[F?fsR]", "FyafsF", "[F?R]", "F[F-fsR]", "[F?frR][F-flR]"]);
    same(["[W?fsB]", "WyafsW", "[W?B]"]);
}

#[test]
fn a_jester_is_the_same_in_both_notations() {
    same([
        "FafFasF",
        "FaffsF",
        "[F?ffsF]",
        "[F?fF][F-sF]",
        "[F?fF][F?lrF]",
    ]);
}

#[test]
fn a_chain_may_spell_out_a_lame_leaper() {
    same(["nN", "afsW", "[W-fsF]"]);
    same(["afsF", "[F-fsW]"]);
    same(["afsK", "[W-fsF][F-fsW]"]);
    same(["nH", "[W-W-W]"]);
    same(["nA", "afF"]);
}

#[test]
fn redundant_parts_are_removed() {
    same(["mQK", "mQcK"]);
    same(["R", "RW", "RW2", "WR"]);
    same(["W", "mWcW", "WmW"]);
    same(["NNN", "NN"]);
    same(["KnQ", "nQ"]);
    same(["N", "NnN", "N[F-fsW]"]);
    same(["DnA", "nADnD"]);
    same(["W2", "W2iW", "iW2W2"]);
}

#[test]
fn different_uses_of_a_line_all_remain() {
    assert_eq!(read("mRcpR").paths.len(), 8);
    assert_eq!(read("ifmnDfR").paths.len(), 2);
    assert_eq!(read("AF2").paths.len(), 8);
}

#[test]
fn caissa_britannia_can_be_written_as_its_author_and_h_g_muller_do() {
    let counts = [
        "nQ",
        "mQK",
        "mQcpQ",
        "BNN",
        "DDAA",
        "R",
        "BmW",
        "N",
        "fmWfceFifmnD",
    ];
    let counts = counts.map(|text| read(text).paths.len());
    assert_eq!(counts, [8, 16, 16, 12, 8, 4, 8, 8, 6]);
    assert!(
        read("nQ")
            .paths
            .iter()
            .all(|path| path.mode.stops_at_attacked)
    );
    assert!(
        read("mQcpQ")
            .paths
            .iter()
            .all(|path| path.mode.quiet != path.mode.hops)
    );
    same(["DDAA", "AADD"]);
}

#[test]
fn en_passant_captures_have_separate_paths() {
    let pawn = read("fmWfceFifmnD");
    same(["fmWfceFifmnD", "fmWfcFfceFifmnD"]);
    let passing: Vec<_> = pawn
        .paths
        .iter()
        .filter(|path| path.mode.en_passant)
        .collect();
    assert_eq!(passing.len(), 2);
    assert!(
        passing
            .iter()
            .all(|path| !path.mode.quiet && !path.mode.captures)
    );
    let double = pawn
        .paths
        .iter()
        .find(|path| path.mode.initial)
        .expect("a double step");
    assert_eq!((double.lead.len(), double.mode.captures), (1, false));
}

#[test]
fn an_error_names_what_was_found_and_what_is_allowed() {
    refuses("^", ["the end", "atoms are W F D N A H"]);
    refuses("R^X", ["`X`", "atoms are"]);
    refuses("W^ F", ["` `", "atoms are"]);
    refuses("Bm^", ["the end", "atom is expected"]);
    refuses("R^é", ["`é`"]);
    refuses("^4R", ["`4`", "`R4`"]);
    refuses(
        "^wR",
        ["`w`", "modifiers are m c i e n p g", "f b l r v s h"],
    );
    refuses("m^mR", ["twice"]);
    refuses("R^100", ["100", "1 to 99"]);
    refuses("R^R", ["`R`"]);
    refuses("K^K", ["`Q`"]);
    refuses("NN^3", ["already rides"]);
}

#[test]
fn unsupported_parts_of_xbetza_are_named() {
    refuses("^jR", ["jumping", "modifiers are"]);
    refuses("K^zB", ["crooked"]);
    refuses("Kis^O2", ["castling", "variant file"]);
    refuses("(^W)", ["`W`", "a number from 0"]);
}

#[test]
fn an_ambiguous_letter_is_refused_with_both_meanings() {
    refuses(
        "^nC",
        [
            "two meanings",
            "orthogonal steps first",
            "diagonal ones first",
            "goes orthogonally first",
        ],
    );
    refuses("R^nZ", ["two meanings"]);
    refuses("^nNN", ["two meanings", "royal"]);
    refuses("^nDD", ["two meanings"]);
    refuses("^nW", ["passes over nothing"]);
}

#[test]
fn modifiers_that_do_not_fit_are_refused() {
    refuses("^pN", ["slider or rider"]);
    refuses("n^pR", ["`n`"]);
    refuses("^gN", ["slider or rider"]);
    refuses("g^pR", ["`g`"]);
    refuses("^gafsW", ["in a chain"]);
    refuses("fc^eR", ["single step"]);
    refuses("^yF", ["before the `a`"]);
    refuses("f^hF", ["oblique"]);
    refuses("^hfN", ["`fhN`"]);
    refuses("f^hW", ["oblique"]);
}

#[test]
fn an_error_in_a_chain_names_its_place() {
    refuses("[F^", ["the end", "`?`"]);
    refuses("[F^fsR]", ["`f`", "`-`"]);
    refuses("[F^]", ["two legs"]);
    refuses("[F?^]", ["atom is expected"]);
    refuses("[^R-B]", ["only the last leg"]);
    refuses("[^N-W]", ["can't be a leg"]);
    refuses("[^cF-W]", ["must be empty"]);
    refuses("^cafF", ["must be empty"]);
    refuses("[F?^fsF]", ["turn", "ffs"]);
    refuses("[F-^bF]", ["back"]);
    refuses("[F-F-^bB]", ["back"]);
    refuses("afa^F", ["direction"]);
    refuses("afs^R", ["single step"]);
    refuses("af^ysF", ["`a`"]);
    refuses("^f[F?R]", ["inside"]);
    refuses("^p[F?R]", ["before a bracket"]);
    refuses("a^[F?R]", ["`a`"]);
    refuses("[W-W-W-W-^W]", ["at most 4 legs"]);
}

#[test]
fn too_long_texts_and_too_many_paths_are_refused() {
    assert_eq!(
        Movement::parse(&"W".repeat(201)).expect_err("too long").at,
        200
    );
    assert!(Movement::parse(&"W".repeat(199)).is_ok());
    let swarm = "[K-ffssfsK-ffssfsK]".repeat(8);
    let fault = Movement::parse(&swarm).expect_err("too many");
    assert!(fault.message.contains("512"), "{fault}");
}

#[test]
fn no_text_makes_the_parser_panic() {
    let letters: Vec<char> = "WFDNAHCLZJGKRBQOmcienpyafblrvsh[]?-0123479é W[F?fsR"
        .chars()
        .collect();
    let mut rng = Rng::seeded(1);
    let mut read = 0;
    for _ in 0..40_000 {
        let length = rng.below(14);
        let text: String = (0..length).map(|_| *rng.pick(&letters)).collect();
        match Movement::parse(&text) {
            Ok(movement) => {
                assert_eq!(movement.paths.is_empty(), text == "-", "{text}");
                read += 1;
            }
            Err(fault) => {
                assert!(text.is_char_boundary(fault.at), "{text}: {fault}");
                assert!(!fault.message.is_empty());
            }
        }
    }
    assert!(read > 200, "only {read} texts were valid");
}
