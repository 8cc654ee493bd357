//! Standard notation: known values, and random play of every game with all options.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::support::{Chance, edition, position, random_play, scattered, starts};
use menagerie::geometry::Axis;
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::record::{San, actions_named, line_texts};
use menagerie::rules;
use menagerie::variant::{Variant, shipped};

/// The notation of a legal action given as move text.
#[track_caller]
fn san(position: &Position, text: &str) -> String {
    let action =
        rules::action_from_record(position, text).unwrap_or_else(|error| panic!("{error}"));
    let written = San::new(position).texts(&[action]).remove(0);
    assert_eq!(actions_named(position, &written), [action], "{written}");
    written
}

#[track_caller]
fn check(position: &Position, expected: &[(&str, &str)]) {
    for (text, notation) in expected {
        assert_eq!(san(position, text), *notation, "{}", position.text());
    }
}

#[test]
fn chess_has_its_usual_notation() {
    let start = Position::start(edition("chess", &[]));
    check(&start, &[("e2e4", "e4"), ("g1f3", "Nf3")]);
    let castling = position("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    check(
        &castling,
        &[
            ("e1g1", "O-O"),
            ("e1c1", "O-O-O"),
            ("a1a8", "Rxa8+"),
            ("a1d1", "Rd1"),
        ],
    );
    let pawns = position("chess", "3r1k2/2P5/8/3pP3/8/8/8/4K3 w - d6 0 2");
    check(
        &pawns,
        &[
            ("e5d6", "exd6"),
            ("e5e6", "e6"),
            ("c7d8=Q", "cxd8=Q+"),
            ("c7c8=N", "c8=N"),
        ],
    );
    let mate = position("chess", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    check(&mate, &[("a1a8", "Ra8#")]);
    let stalemate = position("chess", "k7/8/8/1Q6/8/8/8/4K3 w - - 0 1");
    check(&stalemate, &[("b5b6", "Qb6")]);
}

/// FIDE Laws of Chess, C.10: by file, else by rank, else by both.
#[test]
fn pieces_are_told_apart_by_file_rank_or_square() {
    let by_file = position("chess", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1");
    check(&by_file, &[("a1d1", "Rd1"), ("h1f1", "Rf1")]);
    let knights = position("chess", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    check(&knights, &[("b1d2", "Nbd2"), ("f3d2", "Nfd2")]);
    let by_rank = position("chess", "4k3/8/8/R7/8/8/8/R5K1 w - - 0 1");
    check(&by_rank, &[("a1a3", "R1a3"), ("a5a3", "R5a3")]);
    let queens = position("chess", "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    check(
        &queens,
        &[("h4e1", "Qh4e1"), ("e4e1", "Qee1"), ("h1e1", "Q1e1")],
    );
    // A pinned piece needs no distinction.
    let pinned = position("chess", "4r1k1/8/8/8/4N3/8/8/1N2K3 w - - 0 1");
    check(&pinned, &[("b1d2", "Nd2")]);
}

#[test]
fn large_boards_and_other_pieces_keep_their_codes() {
    let lion = scattered("caissa-britannia", 'w', "Q a1 q e8 L e2 p e4 r e6 p e7");
    check(&lion, &[("e2e6", "Lxe6+")]);
    let pawn = scattered("caissa-britannia", 'w', "Q e1 q j7 P c9");
    let promotions = San::new(&pawn).texts(&rules::legal_actions(&pawn));
    assert!(promotions.contains(&"c10=U".to_string()), "{promotions:?}");
    // A Cavalier can go back, so it is no pawn.
    let start = Position::start(edition("grand-cavalier", &[]));
    let texts = San::new(&start).texts(&rules::legal_actions(&start));
    assert!(texts.iter().any(|text| text.starts_with('V')), "{texts:?}");
    assert!(
        texts
            .iter()
            .all(|text| text.starts_with(char::is_uppercase)),
        "{texts:?}"
    );
}

#[test]
fn two_boards_share_the_names_of_the_first() {
    let rooks = position(
        "alice-courier",
        "7k/8/8/8/8/8/8/R6K|8/8/8/8/8/8/8/1R6 w - - 0 1",
    );
    check(
        &rooks,
        &[("a1D1", "Rad1"), ("B1d1", "Rbd1"), ("a1A5", "Ra5")],
    );
    assert_eq!(actions_named(&rooks, "Rd1").len(), 2);
    assert_eq!(actions_named(&rooks, "ra5").len(), 1);
    // A square of the other board is another square.
    assert_eq!(actions_named(&rooks, "a1-a5").len(), 1);
    assert_eq!(actions_named(&rooks, "A1A5").len(), 0);
    let start = Position::start(edition("alice-courier", &[]));
    check(&start, &[("d2D3", "d3"), ("b1C3", "Nc3")]);
}

#[test]
fn levels_are_named_as_far_as_needed() {
    let rooks = scattered("raumschach", 'w', "K Bc1 k Cd4 R Aa1 R Ea5 R Ab5 R Ae4");
    check(
        &rooks,
        &[
            ("Aa1Aa5", "R1Aa5"),
            ("Ea5Aa5", "REAa5"),
            ("Ab5Aa5", "RbAa5"),
            ("Ae4Aa4", "ReAa4"),
            ("Aa1Aa4", "RaAa4"),
            ("Ea5Ea4", "REa4"),
        ],
    );
    let camels = scattered(
        "armies-of-faith-4",
        'r',
        "rK sa1 rCM sc1 yPN vb1 yK zh4 gK zh1 bK sh4",
    );
    check(&camels, &[("sc1vb1", "CMxvb1")]);
}

#[test]
fn claims_drops_and_secret_choices_keep_their_text() {
    let claim = scattered(
        "heathen-europe-4",
        'r',
        "rK sa1 rR sb2 yK tb2 gK zh1 bK sh4",
    );
    let texts = San::new(&claim).texts(&rules::legal_actions(&claim));
    assert_eq!(texts, ["sb2#y"]);
    let both = position("crown", "4k3/8/8/8/8/8/8/R2QK2R w ADEH - 0 1 crown=?,-");
    let texts = San::new(&both).texts(&rules::legal_actions(&both));
    for castling in ["KO-O", "QO-O"] {
        assert!(texts.iter().any(|text| text == castling), "{texts:?}");
    }
    let hidden = position("crown-3", "4k2q/8/8/8/8/8/8/K7 w - - 0 1 crown=-,k");
    let hiding = rules::legal_actions(&hidden).into_iter();
    let hiding: Vec<Action> = hiding
        .filter(|action| matches!(action, Action::Hide { .. }))
        .collect();
    let public = hiding[0].public(hidden.variant());
    assert_eq!(San::new(&hidden).bare(public), "hide@?");
}

#[test]
fn a_capture_that_may_reveal_a_secret_has_no_sign() {
    let unknown = position("crown", "4kq2/8/8/8/8/8/8/4KR2 w - - 0 1 crown=-,?");
    assert_eq!(san(&unknown, "f1f8"), "Rxf8");
    // The Queen is known to wear the crown.
    let known = position("crown", "4kq2/8/8/8/8/8/8/4KR2 w - - 0 1 crown=-,q");
    assert_eq!(san(&known, "f1f8"), "Rxf8#");
}

#[test]
fn an_old_check_of_another_player_is_not_written_again() {
    let three = scattered(
        "heathen-europe-4",
        'g',
        "rK sa1 gR zb2 yR sa4 yK tb2 gK zh1 bK sh4",
    );
    let texts = San::new(&three).texts(&rules::legal_actions(&three));
    assert!(texts.iter().any(|text| !text.ends_with('+')), "{texts:?}");
}

#[test]
fn a_line_that_leaves_what_is_known_continues_as_move_text() {
    let start = Position::start(edition("chess", &[]));
    let mut line = Vec::new();
    let mut at = start.clone();
    for text in ["e2e4", "e7e5", "g1f3"] {
        let action = rules::action_from_text(&at, text).expect("legal");
        line.push(action);
        at.make(action);
    }
    assert_eq!(line_texts(&start, &line), ["e4", "e5", "Nf3"]);
    assert_eq!(line_texts(&start, &line[1..]), ["e7e5", "g1f3"]);
}

#[test]
fn many_forms_are_read() {
    let forms = |position: &Position, text: &str, forms: &[&str]| {
        let action = rules::action_from_text(position, text).expect("legal");
        for form in forms {
            assert_eq!(actions_named(position, form), [action], "{form}");
        }
    };
    let start = Position::start(edition("chess", &[]));
    forms(
        &start,
        "g1f3",
        &[
            "Nf3", "nf3", "Ng1f3", "Ng1-f3", "g1f3", "g1-f3", "G1F3", "N:f3", "Nf3+",
        ],
    );
    forms(
        &start,
        "e2e4",
        &["e4", "E4", "e2-e4", "e2 e4", "Pe4", "Pe2-e4"],
    );
    let castling = position("chess", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    forms(
        &castling,
        "e1g1",
        &["O-O", "0-0", "o-o", "K0-0", "Kg1", "e1g1", "OO"],
    );
    forms(&castling, "e1c1", &["O-O-O", "0-0-0", "o-o-o"]);
    let pawns = position("chess", "3r1k2/2P5/8/3pP3/8/8/8/4K3 w - d6 0 2");
    forms(
        &pawns,
        "c7d8=Q",
        &["cxd8=Q", "cxd8Q", "cd8Q", "cxd8(Q)", "c7xd8=Q+", "c7d8q"],
    );
    forms(&pawns, "e5d6", &["exd6", "exd6 e.p.", "ed6", "ed", "e5xd6"]);
    // A small b is the pawn’s file, even if a Bishop could capture too.
    let bishop = position("chess", "4k3/8/8/2p5/1P6/B7/8/4K3 w - - 0 1");
    forms(&bishop, "b4c5", &["bxc5", "bc5"]);
}

/// Every shipped game with all options that change more than names.
fn editions() -> Vec<Arc<Variant>> {
    let mut editions = Vec::new();
    for (id, text) in shipped() {
        let variant = Variant::load(id, text).expect("a valid file");
        editions.extend(
            variant
                .editions()
                .iter()
                .map(|choices| edition(id, choices)),
        );
    }
    editions.push(crate::support::test_variant("four-seats.toml"));
    editions
}

#[test]
fn every_notation_is_the_shortest_that_reads_back() {
    let editions = editions();
    thread::scope(|scope| {
        for part in editions.chunks(editions.len().div_ceil(4)) {
            scope.spawn(move || part.iter().for_each(check_edition));
        }
    });
    assert!(SHORTER.load(Ordering::Relaxed) > 500, "few were told apart");
}

/// How many notations were compared with a shorter one.
static SHORTER: AtomicUsize = AtomicUsize::new(0);

/// Plays random games of one edition.
fn check_edition(variant: &Arc<Variant>) {
    let several = variant.players.len() > 2;
    let mut chance = Chance(variant.id.len() as u64);
    let starts = starts(variant);
    for start in starts.iter().step_by(if several { 4 } else { 1 }) {
        let mut ply = 0;
        random_play(start, &mut Chance(3), 80, |position, _| {
            ply += 1;
            if ply % if several { 12 } else { 5 } == 1 {
                check_position(position, &mut chance);
            }
        });
    }
}

/// All notations differ, and a sample of them is compared with every shorter one.
fn check_position(position: &Position, chance: &mut Chance) {
    let actions = rules::legal_actions(position);
    let texts = San::new(position).texts(&actions);
    let different: HashSet<&String> = texts.iter().collect();
    assert_eq!(
        different.len(),
        texts.len(),
        "{} {texts:?}",
        position.text()
    );
    for _ in 0..actions.len().min(12) {
        let at = chance.below(actions.len());
        let (action, text) = (actions[at], &texts[at]);
        let read = actions_named(position, text);
        assert_eq!(read, [action], "{text} {}", position.text());
        let bare = San::new(position).bare(action);
        for shorter in shorter_forms(position, action, &bare) {
            SHORTER.fetch_add(1, Ordering::Relaxed);
            let read = actions_named(position, &shorter);
            assert_ne!(read, [action], "{shorter}, not {bare}: {}", position.text());
        }
    }
}

/// The notation without some part of its starting square.
fn shorter_forms(position: &Position, action: Action, bare: &str) -> Vec<String> {
    let variant = position.variant();
    let (Some(from), Some(to)) = action.squares(variant) else {
        return Vec::new();
    };
    let board = variant.geometry();
    let fold = |text: &str| match variant.rules.passes_over {
        true => text.to_ascii_lowercase(),
        false => text.to_string(),
    };
    let at = board.coordinates(from);
    let axes = [
        (Axis::File, at.file),
        (Axis::Rank, at.rank),
        (Axis::Layer, at.layer),
    ];
    let mut parts: Vec<String> = axes
        .iter()
        .filter_map(|&(axis, index)| board.axis_names(axis).get(index as usize))
        .map(|part| fold(part))
        .collect();
    parts.sort_by_key(|part| fold(board.name(from)).find(part));
    let subsets = (0..1 << parts.len()).map(|set: usize| -> String {
        let chosen = parts
            .iter()
            .enumerate()
            .filter(|(index, _)| set >> index & 1 != 0);
        chosen.map(|(_, part)| part.as_str()).collect()
    });
    // A pawn’s capture always names its file, and a level like a piece’s code would mislead.
    let code = position
        .at(from)
        .map(|piece| variant.alphabet.codes[piece.kind().index()].as_str());
    let code = code.filter(|code| bare.starts_with(code)).unwrap_or("");
    let sign = if position.captures(action).is_empty() {
        ""
    } else {
        "x"
    };
    let promotion = action.text(variant);
    let promotion = promotion.find('=').map_or("", |at| &promotion[at..]);
    let spelled = |hint: &str| format!("{code}{hint}{sign}{}{promotion}", fold(board.name(to)));
    let usable =
        |hint: &String| !code.is_empty() || sign.is_empty() || hint.starts_with(char::is_lowercase);
    let Some(written) = subsets.clone().find(|hint| spelled(hint) == bare) else {
        return Vec::new();
    };
    let shorter = subsets.filter(|hint| hint.len() < written.len() && usable(hint));
    shorter.map(|hint| spelled(&hint)).collect()
}
