//! Imports each file of `tests/import/` and compares the games, losses and perft counts with `NAME.expected`, which
//! also says where the counts come from.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::support::{Chance, in_linear_time, random_play};
use menagerie::import::{Import, Imported, Loss, Source, import, recognize};
use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{Reason, legal_actions};
use menagerie::variant::{Variant, shipped};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The result of an import in the format of an `.expected` file, with perft to the `wanted` depths.
fn summary(import: &Import, wanted: &str) -> String {
    let mut lines = vec![format!("source {}", import.source.text())];
    let mut sections = wanted.split("\ngame ").skip(1);
    for game in &import.found {
        lines.push(format!("game {}", game.name));
        for loss in &game.losses {
            let place = format!("{} {}: {}", loss.line, loss.kind.code(), loss.at);
            lines.push(format!("loss {place} = {}", loss.found));
        }
        lines.push(
            if game.file.is_some() {
                "file"
            } else {
                "no file"
            }
            .to_string(),
        );
        let section = sections.next().unwrap_or_default().lines();
        for line in section.filter(|line| line.starts_with("perft")) {
            let depth = line.split(' ').nth(1).and_then(|depth| depth.parse().ok());
            let depth = depth.expect("perft DEPTH COUNT");
            lines.push(format!("perft {depth} {}", count(game, depth)));
        }
    }
    lines.join("\n")
}

fn count(game: &Imported, depth: u32) -> u64 {
    let file = game.file.as_deref().expect("a file to be counted");
    let variant = Variant::load(&game.name, file).unwrap_or_else(|error| panic!("{error}\n{file}"));
    perft(&mut Position::start(Arc::new(variant)), depth)
}

#[track_caller]
fn check(name: &str, source: Source) {
    let import = import(&read(name));
    assert_eq!(import.source, source, "{name}");
    let expected = read(&format!("{name}.expected"));
    let expected: Vec<&str> = expected
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let expected = expected.join("\n");
    let found = summary(&import, &expected);
    assert_eq!(found, expected, "{name}:\n{found}\n");
}

#[test]
fn sections_of_a_variants_ini_are_imported() {
    for name in [
        "capablanca",
        "gothic",
        "grand",
        "courier",
        "makruk",
        "shatranj",
        "knightmate",
        "janus",
        "amazon",
        "chancellor",
        "berolina",
        "indian-great",
        "pocket",
        "gates",
        "hands",
        "out-of-reach",
        "many",
        "regions",
        "goals",
        "passes",
        "promotion",
        "palace",
        "walls",
    ] {
        check(&format!("{name}.ini"), Source::Ini);
    }
}

#[test]
fn interactive_diagrams_are_imported() {
    for name in [
        "capablanca.txt",
        "carrera.txt",
        "eurasian.txt",
        "makruk.txt",
        "shatranj.txt",
        "berolina.txt",
        "knightmate.txt",
        "grand.txt",
        "riders.txt",
        "no-drops.txt",
        "triple-step.txt",
        "any-rank.txt",
        "one-side.txt",
        "directions.txt",
        "shogi.txt",
        "crazyhouse.txt",
        "spares.txt",
        "bad-hands.txt",
        "page.html",
    ] {
        check(name, Source::Diagram);
    }
}

/// The lines of the imported file, and the losses that aren't assumptions as `kind: at = found: allowed`.
fn diagram(text: &str) -> (String, Vec<String>) {
    let imported = import(text).found.remove(0);
    let lost = imported.losses.iter();
    let lost = lost.filter(|loss| loss.kind.code() != "import-assumed");
    let lost = lost.map(|loss| {
        let (kind, at) = (loss.kind.code(), &loss.at);
        format!(
            "{}: {kind}: {at} = {}: {}",
            loss.line, loss.found, loss.allowed
        )
    });
    (imported.file.unwrap_or_default(), lost.collect())
}

const CHESS: &str = "files=8\nranks=8\npromoChoice=QRBN\npawn::::a2-h2\nknight:N:::b1,g1\nbishop::::c1,f1\n\
    rook::::a1,h1\nqueen::::d1\nking::::e1\n";

#[test]
fn a_shuffle_with_the_king_is_that_of_chess960() {
    let (file, lost) = diagram(&format!("shuffle=!BNRQK\n{CHESS}"));
    assert_eq!(lost, [""; 0]);
    let mut games = shipped().iter();
    let fischer = games.find(|(id, _)| *id == "chess960").expect("shipped").1;
    for number in 0..960 {
        let number = number.to_string();
        let [ours, theirs] = [(&*file, "import"), (fischer, "chess960")].map(|(text, id)| {
            let choice = [("array", number.as_str())];
            let variant = Variant::load_with(id, text, &choice).expect("a variant");
            let mut position = Position::start(Arc::new(variant));
            (position.text(), perft(&mut position, 2))
        });
        assert_eq!(ours, theirs, "{number}");
    }
}

#[test]
fn a_shuffle_that_a_file_cannot_have_is_lost_with_the_reason() {
    for (shuffle, why) in [
        ("QR,BN", "one shuffle"),
        ("!QRK", "2 pieces after `!`, but Queen has 1"),
        ("RN", "Rook only with the royal piece that castles with it"),
    ] {
        let (file, lost) = diagram(&format!("shuffle={shuffle}\n{CHESS}"));
        assert_eq!(
            lost,
            [format!("1: import-rule: shuffle = {shuffle}: {why}")]
        );
        assert!(
            !file.contains("[shuffle]") && file.contains("steps = 2"),
            "{file}"
        );
    }
    let (file, lost) = diagram(&format!("shuffle=BNX\n{CHESS}"));
    assert_eq!(lost, ["1: import-value: shuffle = X: P, N, B, R, Q, K"]);
    assert!(file.contains("groups = [\"B B\", \"N N\"]"), "{file}");
}

#[test]
fn settings_of_a_diagram_mean_what_its_own_script_does_with_them() {
    let small = "files=6\nranks=6\n";
    for (written, ours, lost) in [
        // The last type is royal, holes have no number, and numbers count from 1.
        (
            "knight:N:N::b1\ngeneral:G:K::c1",
            "name = \"General\"\nicon = \"king\"",
            "",
        ),
        (
            "royal=1\nhole::::f1,b1\nking:K:K::b1\nknight:N:N::c1",
            "moves = \"K\"\nroyal = true",
            "hole",
        ),
        // One of several royal pieces may be lost, unless extinction is 0.
        ("king:K:K::b1,c1", "royal-up-to = 1", ""),
        ("extinction=0\nking:K:K::b1,c1", "royal = true\nrules", ""),
        (
            "royal=1\nroyal=2\nking:K:K::b1\nknight:N:N::c1",
            "royal = true",
            "extinction = 3",
        ),
        (
            "baring=0\nknight:N:N::a1\nking:K:K::b1",
            "bare-king = \"loss-unless-bared-back\"",
            "",
        ),
        (
            "baring=1\nknight:N:N::a1\nking:K:K::b1",
            "goal",
            "baring = 1",
        ),
        // Black's own squares come in addition to those opposite to White's.
        (
            "knight:N:N::a1,,f4\nking:K:K::b1",
            "array = \"nk4/6/5n/6/6/NK4 w",
            "",
        ),
        // The outermost piece is the partner, or with `j` the one next to it.
        (
            "rook:R:R::a1\nelephant:E:F::e1\nking:K:KisO2::c1",
            "partner = \"E\"\nside = \"right\"\nends = [\"e1\", \"d1\"]",
            "",
        ),
        (
            "rook:R:R::f1\nelephant:E:F::e1\nking:K:KisjO1::c1",
            "partner = \"E\"\nside = \"right\"\nsteps = 1",
            "",
        ),
        (
            "rook:R:R::a1,f1\nking:K:KirO2ilO1::c1",
            "side = \"left\"\nsteps = 1",
            "",
        ),
        ("king:K:KisO2::c1", "array = \"2k3/6/6/6/6/2K3 w - -", ""),
        ("rook:R:R::a1,f1\nking:K:KisO::c1", "w - -", "King = isO"),
        // Promotion to QNRB is the default; a number limits it to so many ranks.
        (
            "promoZone=2\npawn::fW::a2\nqueen::::a1\nduke:D:W::d1\nking:K:K::b1",
            "always = [\"Q\"]",
            "",
        ),
        (
            "promoChoice=\npawn::fW::a2\nqueen::::a1\nduke:D:W::d1\nking:K:K::b1",
            "always = [\"Q\", \"D\"]",
            "",
        ),
        (
            "promoZone=2\npromoChoice=Q1\npawn::fW::a2\nqueen::::a1\nking:K:K::b1",
            "[[promotion]]\npieces = [\"P\"]\nalways",
            "",
        ),
        (
            "promoZone=2\npromoChoice=!PQ\npawn::fW::a2\nqueen::::a1\nking:K:K::b1",
            "may-on = { w = [\"*5\"], b = [\"*2\"] }",
            "",
        ),
        (
            "promoZone=2\npromoChoice=QD1\npawn::fW::a2\nqueen::::a1\nduke:D:W::d1\nking:K:K::b1",
            "always = [\"Q\", \"D\"]",
            "promoChoice = QD1",
        ),
        // Beyond the last type the promoted type is the first one after the offset.
        (
            "royal=3\npromoOffset=3\nmaxPromote=2\npawn:P:fW::a2\nlance:L:fR::a1\nking:K:K::b1\ngold:G:WfF::",
            "pieces = [\"L\"]",
            "",
        ),
        // `nn` opens squares to en passant from any rank, unless there are other initial moves.
        (
            "pawn:P:fmWfmnnDfceF::a2\nking:K:K::b1",
            "moves = \"fmWifmnDfceF\"\nstarts-on = [\"*1\"",
            "",
        ),
        (
            "pawn:P:ifmWfmnnDfceF::a2\nking:K:K::b1",
            "moves = \"ifmWfmnDfceF\"",
            "pawn = fmnnD",
        ),
        // Captured pieces keep their colour with 1. Where promotions need them, they can't be dropped.
        (
            "holdingsType=1\nrook:R:R::a1\nking:K:K::b1",
            "pieces = [\"R\"]\ncaptures = \"owner\"",
            "",
        ),
        (
            "holdingsType=1\npromoChoice=*R\npawn::fW::a2\nrook:R:R::a1\nking:K:K::b1",
            "captured = [\"R\"]\n\n[ending]",
            "",
        ),
        (
            "holdingsType=-1\npromoChoice=*R\npawn::fW::a2\nrook:R:R::a1\nking:K:K::b1",
            "captured = [\"R\"]\n\n[ending]",
            "holdingsType = -1: 0, 1",
        ),
        (
            "promoChoice=*R\npawn::fW::a2\nrook:R:R::a1:1\nking:K:K::b1",
            "captured = [\"R\"]\n\n[ending]",
            "rook = 1: none with `*` in promoChoice",
        ),
        // A piece that may be dropped somewhere is not dropped where it must promote; what never moves is dropped anywhere.
        (
            "holdingsType=-1\npromoZone=2\npromoChoice=Q\npawn::fW::a2\nqueen::::a1\nking:K:K::b1",
            "on = { w = [\"*1\", \"*2\", \"*3\", \"*4\"], b = [\"*3\", \"*4\", \"*5\", \"*6\"] }",
            "",
        ),
        (
            "rook:R:R::a1\nwall:W:cK:::3\nking:K:K::b1",
            "array = \"rk4/6/6/6/6/RK4[WWWwww] w",
            "",
        ),
        (
            "wall:W:cK:::3\nking:K:K::b1",
            "[[drops]]\npieces = [\"W\"]\n\n",
            "",
        ),
        // Captured pieces are what they were before, and one of the array is that.
        (
            "holdingsType=-1\nroyal=3\npromoOffset=3\nmaxPromote=2\npawn:P:fW::a2\nlance:L:fR::a1\nking:K:K::b1\n\
                gold:G:WfF::c1",
            "pieces = [\"G\"]\ncaptures = \"captor\"",
            "",
        ),
        (
            "holdingsType=-1\nroyal=3\npromoOffset=1\nmaxPromote=2\npawn:P:fW::a2\nsilver:S:FfW::a1\nking:K:K::b1",
            "form-of = \"P\"",
            "promoOffset = silver",
        ),
        (
            "holdingsType=-1\nmaxPromote=2\npromoChoice=Q\npawn::fW::a2\nlance:L:fR::c1\nqueen::::a1\nking:K:K::b1",
            "pieces = [\"P\", \"L\"]\nreverts = true",
            "maxPromote = 2",
        ),
        // Text with too few colons is prose.
        ("king:K:K::b1\nNote: a king.", "goal", "Note: a king."),
        (
            "symmetry=maybe\nking:K:K::b1,,c6",
            "array = \"2k3/6/6/6/6/1K4 w",
            "symmetry = maybe",
        ),
    ] {
        let (file, losses) = diagram(&format!("{small}{written}"));
        assert!(
            file.contains(ours),
            "{written}: {ours} is not in\n{file}\n{losses:?}"
        );
        let is_expected = |loss: &String| !lost.is_empty() && loss.contains(lost);
        assert!(losses.iter().all(is_expected), "{written}: {losses:?}");
        assert_eq!(losses.is_empty(), lost.is_empty(), "{written}: {losses:?}");
    }
}

/// A diagram without the rules that a shipped game has besides, and what to remove from that.
const SHOGI: &str = "files=9\nranks=9\npromoZone=3\nmaxPromote=6\npromoOffset=6\nholdingsType=-1\nroyal=K\n\
    symmetry=rotate\npawn:P:fW::a3-i3\nlance:L:fR::a1,i1\nknight:N:ffN::b1,h1\nsilver:S:FfW::c1,g1\n\
    bishop:B:B::b2\nrook:R:R::h2\ntokin:+P:WfF::\npromoted lance:+L:WfF::\npromoted knight:+N:WfF::\n\
    promoted silver:+S:WfF::\nhorse:+B:BW::\ndragon:+R:RF::\ngold:G:WfF::d1,f1\nking:K:K::e1";
const WITHOUT_PAWN_LIMITS: [(&str, &str); 2] = [("per-file = 1\n", ""), ("mate = false\n", "")];
const PAWNS_ON_FIRST_RANKS: [(&str, &str); 1] = [(
    "on = [\"*2\", \"*3\", \"*4\", \"*5\", \"*6\", \"*7\"]",
    "on = { w = [\"*1\", \"*2\", \"*3\", \"*4\", \"*5\", \"*6\", \"*7\"], \
        b = [\"*2\", \"*3\", \"*4\", \"*5\", \"*6\", \"*7\", \"*8\"] }",
)];

#[test]
fn diagrams_with_drops_are_the_shipped_games() {
    let crazyhouse = format!("holdingsType=-1\n{CHESS}");
    for (id, written, changes) in [
        ("shogi", SHOGI, &WITHOUT_PAWN_LIMITS[..]),
        ("crazyhouse", &crazyhouse, &PAWNS_ON_FIRST_RANKS),
    ] {
        let (ours, lost) = diagram(written);
        assert_eq!(lost, [""; 0], "{id}");
        let mut games = shipped().iter();
        let mut theirs = games
            .find(|game| game.0 == id)
            .expect("shipped")
            .1
            .to_string();
        for (old, new) in changes {
            assert!(theirs.contains(old), "{id}: {old}");
            theirs = theirs.replace(old, new);
        }
        let [ours, theirs] = [&ours, &theirs].map(|file| {
            Arc::new(Variant::load(id, file).unwrap_or_else(|error| panic!("{error}")))
        });
        let moves = |position: &Position| {
            let actions = legal_actions(position).into_iter();
            let mut texts: Vec<String> = actions.map(|it| it.text(position.variant())).collect();
            texts.sort_unstable();
            texts
        };
        let mut drops = 0;
        for seed in 0..8 {
            let start = Position::start(theirs.clone());
            random_play(&start, &mut Chance(seed), 150, |position, action| {
                let text = position.text();
                let same = Position::parse(ours.clone(), &text).expect("a position of both");
                assert_eq!(moves(&same), moves(position), "{id}: {text}");
                drops += usize::from(action.text(&theirs).contains('@'));
            });
        }
        assert!(drops > 20, "{id}: {drops} drops");
    }
}

#[test]
fn a_diagram_ends_with_its_element() {
    let text = "<p>See below.</p>\n<pre class=\"idiagram\">\nfiles=6\nranks=6\nking:K:K::c1\n</pre>\n\
        <p>Rules: as usual, a b: c: d: e.</p><div>x</div>";
    let (file, lost) = diagram(text);
    assert!(file.contains("files = 6"), "{file}");
    assert_eq!(lost, [""; 0]);
}

#[test]
fn values_of_a_variants_ini_mean_what_fairy_stockfish_reads() {
    let text = "[ten:chess]\nmaxRank=10#ten\ndoubleStep = f\nnMoveRule = 20;x\nnFoldRule = many\n\
        startFen = rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    let (file, lost) = diagram(text);
    assert!(
        file.contains("ranks = 10\n") && file.contains("plies = 40"),
        "{file}"
    );
    assert!(!file.contains("nD"), "no double steps: {file}");
    assert_eq!(
        lost,
        [
            "3: import-value: doubleStep = f: true, false; taken as false",
            "5: import-value: nFoldRule = many: 0, 1, 2, …",
        ]
    );
}

#[test]
fn other_texts_are_not_imported() {
    check("unknown.txt", Source::Unknown);
    assert_eq!(import("").found[0].losses[0].kind.code(), "import-text");
    // One of our own files is not an import format.
    let (_, own) = shipped()[0];
    assert!(import(own).found.iter().all(|game| game.file.is_none()));
}

#[test]
fn a_text_is_recognized_unless_it_is_a_variant_file() {
    let sections = "Sent by a friend:\n\n[mine:crazyhouse]\nking = -\n";
    assert_eq!(recognize(sections), Source::Ini);
    for (name, source) in [
        ("pocket.ini", Source::Ini),
        ("many.ini", Source::Ini),
        ("riders.txt", Source::Diagram),
        ("page.html", Source::Diagram),
        ("unknown.txt", Source::Unknown),
    ] {
        assert_eq!(recognize(&read(name)), source, "{name}");
    }
    for (id, own) in shipped() {
        assert_eq!(recognize(own), Source::Unknown, "{id}");
        let half = own.floor_char_boundary(own.len() / 2);
        assert_eq!(recognize(&own[half..]), Source::Unknown, "half of {id}");
    }
}

#[test]
fn every_builtin_game_can_be_inherited_from() {
    let builtins = include_str!("../../src/import/fairy/builtins.ini");
    let headers = builtins.lines().filter_map(|line| line.strip_prefix('['));
    for header in headers {
        let name = header.split([':', ']']).next().expect("a name");
        let import = import(&format!("[own:{name}]\n"));
        let [game] = &import.found[..] else {
            panic!("{name}: {import:?}");
        };
        let lost = |code: &str| game.losses.iter().any(|loss| loss.kind.code() == code);
        assert!(
            !lost("import-parent") && !lost("import-unknown-key"),
            "{name}"
        );
        assert!(
            !lost("import-value") && !lost("import-file"),
            "{name}: {game:?}"
        );
        // Nothing is imported without exactly one royal piece on each side, or with anything unknown in the array.
        assert_eq!(
            game.file.is_none(),
            lost("import-royal") || game.losses.iter().any(is_fatal),
            "{name}: {game:?}"
        );
    }
}

fn is_fatal(loss: &Loss) -> bool {
    loss.kind.code() == "import-array" && loss.found.contains(['*', '+']) && loss.found.len() > 3
}

#[test]
fn a_section_inherits_only_from_earlier_ones() {
    let parents = |text: &str| -> Vec<bool> {
        let found = import(text).found;
        found.iter().map(|game| game.file.is_some()).collect()
    };
    let small = "[small]\nmaxFile = 5\nmaxRank = 5\nking = k\nrook = r\nstartFen = rk3/5/5/5/3KR w - - 0 1\n";
    assert_eq!(parents(&format!("{small}[heir:small]\n")), [true, true]);
    assert_eq!(parents(&format!("[heir:small]\n{small}")), [false, true]);
    assert_eq!(parents("[me:me]\n"), [false]);
}

/// What each section became: its name, and the codes of its losses.
fn sections(text: &str) -> Vec<(String, bool, Vec<&'static str>)> {
    let found = import(text).found.into_iter();
    found
        .map(|game| {
            let codes = game.losses.iter().map(|loss| loss.kind.code());
            (game.name, game.file.is_some(), codes.collect())
        })
        .collect()
}

const SMALL: &str = "maxFile = 5\nmaxRank = 5\nking = k\nrook = r\ncastling = false\n\
    startFen = rk3/5/5/5/3KR w - - 0 1\n";

#[test]
fn comments_and_odd_spacing_are_allowed() {
    let odd = "\u{FEFF}; a file\r\n\r\n  [ small ]   # five by five\r\n\tmaxFile=5 ; files\r\nmaxRank  =  5\r\n\
               # king = x\r\nking = k\r\nrook =r# not a comment\r\nrook = r # a comment\r\n\
               castling = false # none\r\nstartFen =   rk3/5/5/5/3KR w - - 0 1   ; start\r\n";
    let plain = format!("[small]\n{SMALL}");
    let file = |text: &str| import(text).found[0].file.clone();
    assert_eq!(sections(odd), [("small".to_string(), true, Vec::new())]);
    let without_comments = |file: Option<String>| {
        let text = file.expect("a file");
        let lines = text.lines().filter(|line| !line.starts_with("summary"));
        lines.map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(without_comments(file(odd)), without_comments(file(&plain)));
}

#[test]
fn of_equal_keys_the_last_counts_and_of_equal_sections_the_first() {
    let keys = format!("[small]\nmaxFile = 7\nrook = q\n{SMALL}");
    assert_eq!(sections(&keys), [("small".to_string(), true, Vec::new())]);
    let again = format!("[small]\n{SMALL}[small]\n{SMALL}king = q\n[heir:small]\n");
    let name = |name: &str| name.to_string();
    assert_eq!(
        sections(&again),
        [
            (name("small"), true, vec![]),
            (name("small"), false, vec!["import-repeated"]),
            (name("heir"), true, vec![]),
        ]
    );
    // A section without its parent is none.
    let orphan = format!("[small:nobody]\n[small]\n{SMALL}");
    assert_eq!(
        sections(&orphan),
        [
            (name("small"), false, vec!["import-parent"]),
            (name("small"), true, vec![]),
        ]
    );
}

#[test]
fn a_bad_section_does_not_change_its_neighbours() {
    let good = |text: &str| {
        let found = import(text).found;
        let game = found.iter().find(|game| game.name == "good");
        game.and_then(|game| game.file.clone()).expect("a file")
    };
    let alone = good(&format!("[good]\n{SMALL}"));
    for bad in ["[bad", "[]", "[ ]", "[:chess]", "[bad:nobody]", "[bad"] {
        let bad = format!("{bad}\nking = q\nmaxFile = 99\nstartFen = nonsense\nno key\n");
        for text in [
            format!("{bad}[good]\n{SMALL}"),
            format!("[good]\n{SMALL}{bad}"),
        ] {
            assert_eq!(good(&text), alone, "{text}");
            assert_eq!(import(&text).found.len(), 2, "{text}");
        }
    }
}

/// The answers of Fairy-Stockfish's `has_insufficient_material` to two Kings alone.
#[test]
fn two_kings_alone_are_a_draw_unless_one_could_win() {
    for (settings, is_drawn) in [
        ("", true),
        ("stalemateValue = loss", true),
        ("checkmateValue = win", true),
        ("checkCounting = true", true),
        ("flagPiece = n\nflagRegion = d4", true),
        ("flagPiece = k\nflagRegion = d4", false),
        ("flagRegionWhite = d4", false),
        ("extinctionValue = loss\nextinctionPieceTypes = q", false),
        (
            "king = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true",
            false,
        ),
    ] {
        let array = "startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let import = import(&format!("[own:chess]\n{array}\n{settings}\n"));
        let file = import.found[0].file.as_deref().expect("a file");
        let variant = Variant::load("own", file).unwrap_or_else(|error| panic!("{error}"));
        let outcome = Game::new(Arc::new(variant)).outcome();
        let reason = outcome.map(|outcome| outcome.reason);
        assert_eq!(reason == Some(Reason::Material), is_drawn, "{settings}");
    }
}

#[test]
fn a_section_keeps_its_name_for_other_programs() {
    let known_as = |name: &str| {
        let import = import(&format!("[{name}:chess]\n"));
        let file = import.found[0].file.as_deref().expect("a file");
        let variant = Variant::load(name, file).unwrap_or_else(|error| panic!("{error}"));
        (variant.id, variant.known_as)
    };
    assert_eq!(known_as("own"), ("own".to_string(), Vec::new()));
    let renamed = ("my-own".to_string(), vec!["My_Own".to_string()]);
    assert_eq!(known_as("My_Own"), renamed);
}

/// Code, line, found and allowed of the first loss of a game without a file.
fn refused(game: &Imported) -> (&'static str, u32, &str, &str) {
    assert_eq!(game.file, None, "{}", game.name);
    let loss = &game.losses[0];
    (loss.kind.code(), loss.line, &loss.found, &loss.allowed)
}

#[test]
fn the_length_of_a_text_is_limited() {
    let with = |length: usize| import(&format!("[small]\n{}", "#".repeat(length - 8)));
    let long = with((1 << 20) + 1);
    assert_eq!((long.source, long.found.len()), (Source::Unknown, 1));
    let expected = ("import-long-text", 1, "1048577", "1048576");
    assert_eq!(refused(&long.found[0]), expected);
    assert_eq!(with(1 << 20).source, Source::Ini);
}

#[test]
fn the_number_of_games_is_limited() {
    let section = "[wide]\nmaxFile = 99\n";
    assert_eq!(import(&section.repeat(500)).found.len(), 500);
    let many = import(&section.repeat(502)).found;
    assert_eq!(many.len(), 1);
    assert_eq!(refused(&many[0]), ("import-games", 1001, "502", "500"));

    let diagram = "<div class=\"idiagram\">\nfiles=99\n</div>\n";
    assert_eq!(import(&diagram.repeat(500)).found.len(), 500);
    let many = import(&diagram.repeat(502));
    assert_eq!((many.source, many.found.len()), (Source::Diagram, 1));
    let expected = ("import-games", 1501, "502", "500");
    assert_eq!(refused(&many.found[0]), expected);
}

#[test]
fn the_length_of_a_game_with_its_ancestors_is_limited() {
    let key = |letter| format!("{letter} = {}\n", "x".repeat((1 << 13) - 4));
    let [a, b] = ["a", "b"].map(key);
    let text = format!("[one]\n{a}[two:one]\n{b}[three:two]\nc=\n[four:three]\n[five:chess]\n");
    let found = import(&text).found;
    let is_long = |game: &Imported| {
        game.losses
            .iter()
            .any(|l| l.kind.code() == "import-long-game")
    };
    let long: Vec<bool> = found.iter().map(is_long).collect();
    assert_eq!(long, [false, false, true, true, false]);
    let expected = ("import-long-game", 5, "16386", "16384");
    assert_eq!(refused(&found[2]), expected);
    assert!(found[4].file.is_some(), "its neighbour is taken");

    let diagram = |length| import(&format!("files=8\nP:P:W::a1\n{}", "x".repeat(length)));
    let [fits, long] = [(1 << 14) - 16, (1 << 14) - 15].map(diagram);
    assert!(!is_long(&fits.found[0]));
    let expected = ("import-long-game", 1, "16385", "16384");
    assert_eq!(refused(&long.found[0]), expected);
}

/// Repeated lines with a number for each `N`, up to a length in bytes.
fn numbered(line: &str, bytes: usize) -> String {
    let mut text = String::new();
    for number in 0.. {
        let line = line.replace('N', &format!("{number:x}"));
        if text.len() + line.len() > bytes {
            break;
        }
        text.push_str(&line);
    }
    text
}

/// Texts just below the limit, all of one kind: the time doesn't grow with the square of their length.
#[test]
fn the_longest_texts_are_read_quickly() {
    const LONG: usize = (1 << 20) - 100;
    let parent = |bytes| format!("[parent]\n{}", numbered("N=\n", bytes));
    let heirs = numbered("[hN:parent]\n", 6_000);
    let texts = [
        ("lines", format!("[own]\n{}", numbered("N\n", LONG))),
        ("keys", parent(LONG)),
        ("heirs", parent(15_000) + &heirs),
        ("heirs of too much", parent(LONG - 6_000) + &heirs),
        ("marks without tags", numbered("idiagram ", LONG)),
        ("marks in an open tag", numbered("<idiagram ", LONG)),
        ("marks behind a tag", numbered("idiagram> ", LONG)),
    ];
    for (name, text) in texts {
        println!("{name}");
        let found = in_linear_time(|| import(&text).found);
        assert!(found.iter().all(|game| game.file.is_none()));
    }
}
