//! Variant files: the shipped ones load, and every fault of a bad one is reported with its line.

use crate::support::tries;
use menagerie::geometry::SquareSet;
use menagerie::piece::{Piece, PieceType, Player};
use menagerie::position::Position;
use menagerie::setup::Setup;
use menagerie::variant::{
    Condition, Goal, OptionValues, Shades, Variant, Verdict, shipped_called, shipped_text,
};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn toml_files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("a folder of variant files");
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{folder} has no variant files");
    paths
}

fn load(path: &Path) -> Variant {
    let text = fs::read_to_string(path).expect("a readable file");
    Variant::load(&path.display().to_string(), &text).unwrap_or_else(|error| panic!("{error}"))
}

fn shipped(id: &str) -> Variant {
    load(&root().join(format!("variants/{id}.toml")))
}

fn kind(variant: &Variant, code: &str) -> PieceType {
    variant.alphabet.kind(code).expect("a known code")
}

/// A game for two players on 4×4 squares, with these additional lines.
fn small_game(more: &str) -> String {
    let file = r##"
format = 1
id = "small"
name = "Small"
author = "this project"
year = 2000
source = "tests/texts/variants.rs"
summary = "A game as small as it can be."
array = "k3/4/4/3K w - - 0 1"
board = { files = 4, ranks = 4, shades = [{ name = "grey", colour = "#888888" }], formula = "0" }
ending = { goal = "checkmate" }
"##;
    let king = r#"
[[piece]]
code = "K"
name = { text = "King", de = "König" }
icon = "king"
moves = "K"
royal = true
rules = "Goes one step."
"#;
    format!("{file}{king}{more}")
}

/// The text with a few characters changed, removed or inserted, or its end cut off.
fn scrambled(text: &str, seed: u64) -> String {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut below = |limit: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % limit.max(1)
    };
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..1 + below(4) {
        let at = below(letters.len());
        match below(4) {
            0 if letters.len() > 1 => drop(letters.remove(at)),
            1 => letters[at] = ODD_LETTERS[below(ODD_LETTERS.len())],
            2 => letters.insert(at, ODD_LETTERS[below(ODD_LETTERS.len())]),
            _ => letters.truncate(at.max(1)),
        }
    }
    letters.into_iter().collect()
}

const ODD_LETTERS: [char; 20] = [
    '/',
    '|',
    '[',
    ']',
    ',',
    ':',
    '=',
    '-',
    '?',
    ' ',
    '0',
    '9',
    '1',
    'K',
    'k',
    'z',
    '"',
    '\n',
    'é',
    '\u{1F984}',
];

#[test]
fn every_variant_file_loads_and_its_array_is_written_canonically() {
    for folder in ["variants", "tests/variants"] {
        for path in toml_files(folder) {
            let variant = load(&path);
            let stem = path.file_stem().and_then(|stem| stem.to_str());
            assert_eq!(Some(variant.id.as_str()), stem);
            let text = fs::read_to_string(&path).expect("a readable file");
            let array = variant.array.text(&variant.alphabet);
            assert!(text.contains(&format!("array = \"{array}\"")), "{array}");
            let again = Setup::parse(&array, &variant.alphabet).expect("a canonical text");
            assert_eq!(again, variant.array);
        }
    }
}

#[test]
fn the_colours_are_those_of_the_authors_board() {
    let variant = shipped("caissa-britannia");
    let shade = |square| {
        let square = variant.geometry().square(square).expect("on the board");
        let index = variant.shading.by_square[square.index()];
        variant.shading.shades[usize::from(index)].name.as_str()
    };
    assert_eq!(
        ["a1", "b2", "a2", "j1", "j10"].map(shade),
        ["blue", "red", "white", "white", "red"]
    );
    let formula = load(&root().join("tests/variants/caissa-hgm.toml"));
    assert_eq!(formula.shading, variant.shading);
}

#[test]
fn castling_is_laid_out_as_in_chess() {
    let variant = shipped("chess");
    let name = |square| variant.geometry().name(square);
    let castlings: Vec<_> = variant
        .rules
        .castlings
        .iter()
        .map(|way| {
            let squares = |set: SquareSet| set.iter().map(name).collect::<Vec<_>>().join(" ");
            let rights = variant.rules.rights.iter().enumerate();
            let needed = rights.filter(|(bit, _)| way.needs >> bit & 1 != 0);
            let letters: String = needed.map(|(_, right)| right.letter).collect();
            let piece = format!("{letters} {}{}", name(way.from), name(way.to));
            let partner = format!("{}{}", name(way.partner_from), name(way.partner_to));
            format!(
                "{piece} {partner}: empty {}, safe {}",
                squares(way.empty),
                squares(way.safe)
            )
        })
        .collect();
    let expected = [
        "K e1g1 h1f1: empty f1 g1, safe e1 f1 g1",
        "Q e1c1 a1d1: empty b1 c1 d1, safe c1 d1 e1",
        "k e8g8 h8f8: empty f8 g8, safe e8 f8 g8",
        "q e8c8 a8d8: empty b8 c8 d8, safe c8 d8 e8",
    ];
    assert_eq!(castlings, expected);
}

#[test]
fn a_pawn_may_become_what_its_side_has_lost_and_always_a_knight() {
    let variant = shipped("caissa-britannia");
    let promotion = variant.rules.promotions[kind(&variant, "P").index()].first();
    let promotion = promotion.expect("a Pawn promotes");
    let choices: Vec<_> = promotion
        .choices
        .iter()
        .map(|choice| {
            (
                variant.kinds[choice.kind.index()].code.as_str(),
                choice.condition == Condition::Captured,
            )
        })
        .collect();
    let lost = ["R", "B", "D", "U", "L", "K"].map(|code| (code, true));
    assert_eq!(choices, [vec![("N", false)], lost.to_vec()].concat());
    let zone = promotion.zone[Player::FIRST];
    assert_eq!(zone.len(), 10);
    assert!(
        zone.iter()
            .all(|square| variant.geometry().name(square).ends_with("10"))
    );
}

#[test]
fn the_last_rank_is_the_one_a_player_faces() {
    let variant = load(&root().join("tests/variants/four-seats.toml"));
    let promotion = variant.rules.promotions[kind(&variant, "P").index()].first();
    let zone = promotion.expect("a Pawn promotes").zone;
    let corners: Vec<_> = variant
        .players()
        .map(|player| {
            zone[player]
                .iter()
                .map(|square| variant.geometry().name(square))
        })
        .map(|mut names| (names.next(), names.last()))
        .collect();
    let expected = [("a8", "h8"), ("a1", "h1"), ("a1", "a8"), ("h1", "h8")];
    assert_eq!(
        corners,
        expected.map(|(first, last)| (Some(first), Some(last)))
    );
}

#[test]
fn the_rules_of_the_test_game_give_its_text_further_fields() {
    let variant = load(&root().join("tests/variants/four-seats.toml"));
    let fields = variant.alphabet.fields.iter();
    let names: Vec<_> = fields
        .map(|field| (field.text(), field.is_per_player(), field.is_secret()))
        .collect();
    let expected = [
        ("mine", true, true),
        ("drops", false, false),
        ("passes", false, false),
    ];
    assert_eq!(names, expected);
    assert_eq!(variant.rules.ending.goal, Goal::Claim);
}

#[test]
fn draws_by_material_are_parsed() {
    let variant = shipped("chess");
    let [bare, .., bishops] = &variant.rules.ending.material[..] else {
        panic!("several draws by material");
    };
    let king = kind(&variant, "K");
    assert!(
        bare.sides
            .iter()
            .all(|side| side.exact == [(king, 1)] && side.any.is_none())
    );
    assert_eq!(bishops.shades, Shades::One);
    let bishop = Some(kind(&variant, "B"));
    assert!(
        bishops
            .sides
            .iter()
            .all(|side| side.exact == [(king, 1)] && side.any == bishop)
    );
}

#[test]
fn a_name_may_have_translations() {
    let variant = Variant::load("small.toml", &small_game("")).expect("a valid file");
    let name = &variant.kinds[0].name;
    assert_eq!(name.text, "King");
    assert_eq!(name.translations, [("de".to_string(), "König".to_string())]);
}

#[test]
fn chosen_options_change_the_hash() {
    let option = r#"
[[option]]
name = "length"
about = "How long the game is"
values = ["short", "long"]
default = "short"
"#;
    let text = small_game(option);
    let load = |choices: &[(&str, &str)]| Variant::load_with("small.toml", &text, choices);
    let plain = load(&[]).expect("a valid file");
    assert_eq!(
        labels(&plain),
        ["short", "long"],
        "without labels the values themselves"
    );
    let short = load(&[("length", "short")]).expect("an allowed value");
    let long = load(&[("length", "long")]).expect("an allowed value");
    assert_eq!(plain.identity, short.identity);
    assert_eq!(plain.options_hash, 0);
    assert_ne!(plain.identity.content, long.identity.content);
    assert_ne!(long.options_hash, 0);
    assert_eq!(
        long.options_chosen,
        [("length".to_string(), "long".to_string())]
    );

    for (choice, fault) in [
        (("length", "endless"), "short, long"),
        (("width", "long"), "[length]"),
    ] {
        let error = load(&[choice]).expect_err("an invalid choice");
        assert!(error.to_string().contains(fault), "{error}");
    }
}

#[test]
fn every_combination_of_options_of_every_file_loads() {
    for folder in ["variants", "tests/variants"] {
        for path in toml_files(folder) {
            let name = path.display().to_string();
            let text = fs::read_to_string(&path).expect("a readable file");
            for choices in load(&path).editions() {
                let variant = Variant::load_with(&name, &text, &choices)
                    .unwrap_or_else(|error| panic!("{choices:?}: {error}"));
                let chosen = variant.options_chosen.iter();
                let chosen: Vec<_> = chosen.map(|(n, v)| (n.as_str(), v.as_str())).collect();
                assert_eq!(chosen, choices);
                let array = variant.array.text(&variant.alphabet);
                let is_written = text.contains(&format!("array = \"{array}\""));
                assert!(is_written || variant.shuffle.is_some(), "{array}");
                Position::start(Arc::new(variant));
            }
        }
    }
}

fn edition(id: &str, choices: &[(&str, &str)]) -> Variant {
    let path = root().join(format!("variants/{id}.toml"));
    let text = fs::read_to_string(path).expect("a readable file");
    Variant::load_with(id, &text, choices).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn an_option_may_change_only_names() {
    let (plain, heraldic) = (
        edition("crown", &[]),
        edition("crown", &[("names", "lion-unicorn")]),
    );
    assert_eq!(plain.name.text, "Crown");
    assert_eq!(heraldic.name.text, "Lion and Unicorn");
    let lion = &heraldic.kinds[kind(&heraldic, "K").index()];
    assert_eq!(
        (lion.name.text.as_str(), lion.icon.as_str()),
        ("Lion", "lion")
    );
    assert_eq!(
        lion.name.translations,
        [("de", "Löwe"), ("fr", "Lion")].map(|(tag, name)| (tag.to_string(), name.to_string()))
    );
    assert_eq!(plain.alphabet.codes, heraldic.alphabet.codes);
    assert_eq!(plain.array, heraldic.array);
    assert_eq!(plain.notes, heraldic.notes);
    assert_eq!(plain.identity.rules, heraldic.identity.rules);
    assert_ne!(plain.identity.content, heraldic.identity.content);
}

#[test]
fn an_option_may_add_pieces_with_their_reserves_and_rules() {
    for id in ["crown", "crown-2", "crown-3", "crown-4"] {
        let (plain, manned) = (edition(id, &[]), edition(id, &[("paratrooper", "yes")]));
        assert!(plain.alphabet.kind("T").is_none());
        let trooper = kind(&manned, "T");
        for player in manned.players() {
            assert_eq!(manned.array.reserves[player][trooper.index()], 1);
        }
        assert!(
            manned
                .rules
                .drops_of(trooper)
                .is_some_and(|drops| drops.per_turn == 1)
        );
        assert_eq!(manned.rules.drops.len(), plain.rules.drops.len() + 1);
        assert_eq!(manned.notes[..plain.notes.len()], plain.notes);
        assert!(manned.notes.len() > plain.notes.len());
    }
}

#[test]
fn the_halves_of_a_monarch_share_its_steps_in_the_same_way_for_both_players() {
    for (value, steps) in [
        ("cross", [("O", "c4 d3 d5 e4"), ("X", "c3 c5 e3 e5")]),
        ("left-right", [("W", "c3 c4 c5 d5"), ("E", "d3 e3 e4 e5")]),
        ("up-down", [("U", "c5 d5 e4 e5"), ("D", "c3 c4 d3 e3")]),
    ] {
        let variant = edition("crown-4", &[("halves", value)]);
        let from = variant.geometry().square("d4").expect("on the board");
        let halves = variant.rules.crown.as_ref().and_then(|crown| crown.halves);
        assert_eq!(halves, Some(steps.map(|(code, _)| kind(&variant, code))));
        for (code, expected) in steps {
            for owner in variant.players() {
                let piece = Piece::new(kind(&variant, code), owner);
                let lines = variant.lines.of(piece, from).iter();
                let squares: SquareSet = lines
                    .flat_map(|line| variant.lines.squares(line).iter().copied())
                    .collect();
                let mut names: Vec<_> = squares
                    .iter()
                    .map(|square| variant.geometry().name(square))
                    .collect();
                names.sort();
                assert_eq!(names.join(" "), expected, "{code} of {owner:?}");
            }
        }
        let others = ["O", "X", "W", "E", "U", "D"];
        let there = others
            .iter()
            .filter(|code| variant.alphabet.kind(code).is_some());
        assert_eq!(there.count(), 2, "only the chosen halves are in the game");
    }
}

/// The labels of the first option.
fn labels(variant: &Variant) -> Vec<&str> {
    let OptionValues::Listed(values) = &variant.options[0].values else {
        panic!("no listed values");
    };
    values.iter().map(|(_, label)| &*label.text).collect()
}

#[test]
fn an_option_replaces_texts_and_merges_tables() {
    let option = r##"
[[option]]
name = "width"
about = "How wide the board is"
values = ["square", "wide"]
labels = ["4×4", { text = "5×4", de = "5 mal 4" }]
default = "square"

[when.width.wide]
notes = ["A wider board."]
array = "k4/5/5/4K w - - 0 1"
board = { files = 5, shades = [{ name = "grey", colour = "#777777" }] }
ending = { stalemate = "loss" }

[[when.width.wide.piece]]
code = "K"
name = "Monarch"
"##;
    let text = small_game(option);
    let load = |choices: &[(&str, &str)]| {
        let loaded = Variant::load_with("small.toml", &text, choices);
        loaded.unwrap_or_else(|error| panic!("{error}"))
    };
    let (square, wide) = (load(&[]), load(&[("width", "wide")]));
    assert_eq!((square.geometry().files(), wide.geometry().files()), (4, 5));
    assert_eq!((square.geometry().ranks(), wide.geometry().ranks()), (4, 4));
    assert_eq!((square.notes.len(), wide.notes.len()), (0, 1));
    assert_eq!(wide.shading.shades.len(), 1);
    assert_eq!(wide.shading.shades[0].colour, "#777777");
    assert_eq!(wide.rules.ending.goal, Goal::Checkmate);
    assert_eq!(wide.rules.ending.stalemate, Verdict::Loss);
    let king = &wide.kinds[0];
    assert_eq!(
        (king.name.text.as_str(), king.icon.as_str()),
        ("Monarch", "king")
    );
    assert!(
        king.name.translations.is_empty(),
        "a name is replaced as a whole"
    );
    assert_eq!(labels(&wide), ["4×4", "5×4"]);
}

#[test]
fn a_game_has_at_most_32_types_of_pieces() {
    let more = |count: usize| {
        let codes = (b'A'..=b'Z').map(|letter| format!("X{}", letter as char));
        let codes = codes.chain((b'A'..=b'Z').map(|letter| format!("Y{}", letter as char)));
        let pieces = codes.take(count).map(|code| {
            format!("[[piece]]\ncode = \"{code}\"\nname = \"{code}\"\nicon = \"x\"\nmoves = \"W\"\nrules = \"One step.\"\n")
        });
        small_game(&pieces.collect::<String>())
    };
    assert!(Variant::load("31 more", &more(31)).is_ok());
    let error = Variant::load("32 more", &more(32)).expect_err("one too many");
    assert!(
        error.to_string().contains("found 33 pieces; allowed: 32"),
        "{error}"
    );
}

#[test]
fn a_scrambled_file_never_causes_a_panic() {
    let option =
        "[[option]]\nname = \"a\"\nabout = \"a\"\nvalues = [\"a\", \"b\"]\ndefault = \"a\"\n";
    let castling =
        "[[castling]]\nletter = \"K\"\npiece = \"K\"\npartner = \"K\"\nside = \"left\"\n";
    let drops = "[[drops]]\npieces = [\"K\"]\nmined = \"K\"\nper-turn = 2\n";
    let small = small_game(&format!("{option}{castling}{drops}"));
    let whole = [toml_files("variants"), toml_files("tests/variants")].concat();
    let whole = whole
        .iter()
        .map(|path| fs::read_to_string(path).expect("a readable file"));
    for text in whole.chain([small_game(""), small]) {
        for seed in 0..tries(150, 500) {
            match Variant::load("scrambled", &scrambled(&text, seed)) {
                Ok(variant) => drop(Position::start(Arc::new(variant))),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
}

#[test]
fn a_scrambled_position_text_never_causes_a_panic() {
    for path in [toml_files("variants"), toml_files("tests/variants")].concat() {
        let variant = load(&path);
        let text = variant.array.text(&variant.alphabet);
        for seed in 0..tries(1_500, 5_000) {
            if let Ok(setup) = Setup::parse(&scrambled(&text, seed), &variant.alphabet) {
                let canonical = setup.text(&variant.alphabet);
                let again = Setup::parse(&canonical, &variant.alphabet).expect("a canonical text");
                assert_eq!(again, setup, "{canonical}");
            }
        }
    }
}

#[test]
fn the_reference_page_is_up_to_date() {
    let path = root().join("variants/README.md");
    let written = fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == menagerie::variant::reference(),
        "variants/README.md is stale; regenerate it: cargo run -- reference > variants/README.md"
    );
}

#[test]
fn the_reference_page_has_the_tried_example_of_replaced_rules() {
    let path = root().join("tests/variants/replaced-rules.toml");
    let text = fs::read_to_string(path).expect("a readable file");
    let at = text.find("[when.").expect("changes by options");
    let indented = |line: &str| match line {
        "" => "\n".to_string(),
        line => format!("    {line}\n"),
    };
    let example: String = text[at..].lines().map(indented).collect();
    assert!(menagerie::variant::reference().contains(&example));
}

#[test]
fn an_unknown_icon_is_a_warning() {
    for path in toml_files("variants") {
        assert_eq!(load(&path).warnings, [], "{}", path.display());
    }
    let odd = small_game("").replace(r#"icon = "king""#, r#"icon = "kng""#);
    let game = Variant::load("small", &odd).expect("a playable game");
    let warnings: Vec<String> = game.warnings.iter().map(ToString::to_string).collect();
    let line = 1 + odd
        .lines()
        .position(|line| line.starts_with("icon"))
        .expect("an icon") as u32;
    assert_eq!(
        warnings,
        [format!(
            "{line}: piece.icon = \"kng\": unknown picture; did you mean `king`?"
        )]
    );
    let strange = odd.replace("kng", "wheelbarrow");
    let game = Variant::load("small", &strange).expect("a playable game");
    assert!(
        game.warnings[0]
            .message
            .contains("allowed: king, queen, rook")
    );
    // A name that is none is a fault as before.
    assert!(Variant::load("small", &odd.replace("kng", "K!")).is_err());
}

/// `tests/unit/pieces.test.js` compares the other way round.
#[test]
fn the_allowed_icons_are_those_that_are_drawn() {
    let drawn = fs::read_to_string(root().join("assets/pieces/pieces.json")).expect("a list");
    let entries = drawn.lines().filter_map(|line| line.strip_prefix("  \""));
    let names = entries.filter_map(|entry| Some(entry.split_once("\": ")?.0));
    let manual = menagerie::variant::reference();
    let missing: Vec<&str> = names
        .filter(|name| !manual.contains(&format!("`{name}`")))
        .collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn a_bad_file_is_refused_with_all_its_faults() {
    for path in toml_files("tests/bad-variants") {
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.expect("a plain file name");
        let text = fs::read_to_string(&path).expect("a readable file");
        let error = Variant::load(name, &text).expect_err(name);
        let expected = fs::read_to_string(path.with_extension("txt")).unwrap_or_default();
        assert_eq!(error.to_string().trim(), expected.trim(), "\n{error}\n");
    }
}

#[test]
fn a_file_that_is_too_long_is_refused_unread() {
    let long = small_game(&format!("# {}", "x".repeat(50_000)));
    let error = Variant::load("long.toml", &long).expect_err("a long file");
    let expected = format!("long.toml:1: found {} bytes; allowed: 50000", long.len());
    assert_eq!(error.to_string(), expected);
}

#[test]
fn more_faults_than_anybody_reads_are_left_out() {
    let pieces = "[[piece]]\ncode = \"A\"\n".repeat(500);
    let error = Variant::load("faulty.toml", &small_game(&pieces)).expect_err("faults");
    assert_eq!(error.faults.len(), 200);
}

#[test]
fn shipped_games_are_far_below_the_limits() {
    for (id, text) in menagerie::variant::shipped() {
        let variant = Variant::load(id, text).unwrap_or_else(|error| panic!("{error}"));
        let ways = variant.kinds.iter().map(|kind| kind.movement.paths.len());
        assert!(ways.sum::<usize>() < 500, "{id}");
        assert!(text.len() < 50_000 / 4, "{id}");
    }
}

#[test]
fn the_hash_of_records_covers_the_rules_alone() {
    let text = shipped_text("chess").expect("chess");
    let load =
        |text: &str| Variant::load("chess.toml", text).unwrap_or_else(|error| panic!("{error}"));
    let rules = |text: &str| load(text).identity.rules;
    let chess = load(text);
    let replaced = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    for same in [
        replaced("# ", "# Once more: "),
        replaced("year = 1475", "year=1476"),
        replaced("Checkmate the King.", "Mate!"),
        replaced("de = \"Schach\"", "de = \"Schachspiel\""),
        replaced("de = \"König\"", "de = \"König\", it = \"Re\""),
        replaced("gallery-place = 90", "gallery-place = 5"),
        replaced("featured = true\n", ""),
        replaced("[ending]", "[ending]\npasses = false"),
    ] {
        assert_ne!(load(&same).identity.content, chess.identity.content);
        assert_eq!(rules(&same), chess.identity.rules);
    }
    for other in [
        replaced("RNBQKBNR w", "RNBKQBNR w").replacen("KQkq", "-", 1),
        replaced("\"Q\", \"R\", \"B\", \"N\"", "\"Q\""),
    ] {
        assert_ne!(rules(&other), chess.identity.rules);
    }
    let editions = ["crown", "crown-4"].map(|id| edition(id, &[]).identity.rules);
    assert_ne!(editions[0], editions[1]);
}

#[test]
fn an_army_names_a_player_without_changing_the_rules() {
    let text = shipped_text("armies-of-faith-4").expect("a shipped game");
    let load = |text: &str| Variant::load("armies.toml", text).expect("a valid variant");
    let armies = |text: &str| -> Vec<Option<String>> {
        let players = load(text).players.into_iter();
        players
            .map(|player| player.army.map(|army| army.text))
            .collect()
    };
    let names = ["Catholic", "Protestant", "Islamic", "Byzantine"];
    assert_eq!(armies(text), names.map(|name| Some(name.to_string())));
    let without: String = text
        .lines()
        .filter(|line| !line.starts_with("army = "))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_eq!(armies(&without), [None, None, None, None]);
    assert_eq!(load(&without).identity.rules, load(text).identity.rules);
    let heathen = shipped_text("heathen-europe-4").expect("a shipped game");
    assert_eq!(armies(heathen), [None, None, None, None]);
}

#[test]
fn former_hashes_go_on_with_the_chosen_options() {
    let identity = |choices| edition("crown", choices).identity;
    let (plain, manned) = (identity(&[]), identity(&[("paratrooper", "yes")]));
    assert_ne!(plain.former, manned.former);
    for (identity, other) in [(&plain, &manned), (&manned, &plain)] {
        assert!(identity.fits(identity.rules) && identity.fits(identity.content));
        assert!(identity.fits(identity.former[0]) && !identity.fits(other.former[0]));
    }
}

#[test]
fn a_game_is_found_by_its_id_its_names_and_those_of_other_programs() {
    for name in [
        "chess",
        "Standard",
        "from_position",
        "SCHACH",
        "Standard-Chess",
    ] {
        assert_eq!(shipped_called(name), Some("chess"), "{name}");
    }
    assert_eq!(
        shipped_called("Caïssa  Britannia"),
        Some("caissa-britannia")
    );
    for (name, id) in [
        ("Three-check", "three-check"),
        ("3-check", "three-check"),
        ("3 Check", "three-check"),
        ("threecheck", "three-check"),
        ("Three check chess", "three-check"),
        ("KingOfTheHill", "king-of-the-hill"),
        ("koth", "king-of-the-hill"),
        ("king_of_the_hill", "king-of-the-hill"),
        ("racingKings", "racing-kings"),
        ("Race", "racing-kings"),
        ("ANTICHESS", "antichess"),
        ("Anti chess", "antichess"),
        ("Horde chess", "horde"),
        ("fischerandom", "chess960"),
        ("Fischer Random Chess", "chess960"),
        ("chess 960", "chess960"),
        ("Chess-960", "chess960"),
        ("crazy house", "crazyhouse"),
        ("Atomic", "atomic"),
        ("Korean chess", "janggi"),
        ("Chinese Chess", "xiangqi"),
        ("Duck", "duck-chess"),
        ("Marseillais", "marseillais-chess"),
        ("Cylindrical chess", "cylinder-chess"),
        ("Omega", "omega-chess"),
    ] {
        assert_eq!(shipped_called(name), Some(id), "{name}");
    }
    // Their rules differ from ours.
    for name in ["", "bughouse", "Chess 2", "Suicide", "Giveaway"] {
        assert_eq!(shipped_called(name), None, "{name}");
    }
    // No name means two games.
    for (id, _) in menagerie::variant::shipped() {
        let variant = shipped(id);
        let names = variant
            .known_as
            .iter()
            .chain([&variant.id, &variant.name.text]);
        for name in names {
            assert!(variant.is_called(name));
            assert_eq!(shipped_called(name), Some(*id), "{name}");
        }
    }
}

#[test]
fn names_in_other_programs_are_no_rule() {
    let text = shipped_text("chess").expect("a shipped game");
    let without: String = text
        .lines()
        .filter(|line| !line.starts_with("known-as = "))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_ne!(without, text);
    let identity = |text: &str| Variant::load("chess", text).expect("valid").identity;
    assert_eq!(identity(&without).rules, identity(text).rules);
}
