//! The command as other programs see it: its output and exit status.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use menagerie::variant::shipped;
use serde_json::{Value, json};

/// White mates in one ply: the Rook goes to a8.
const MATE_IN_ONE: &str = "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1";
/// Black is checkmated on the back rank.
const MATED: &str = "R5k1/5ppp/8/8/8/8/8/7K b - - 0 1";
/// A hundred plies without a capture or a Pawn move.
const DRAWN_BY_COUNT: &str = "6k1/8/8/8/8/8/8/R6K w - - 150 105";
const STALEMATE: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

fn root() -> &'static str {
    concat!(env!("CARGO_MANIFEST_DIR"), "/..")
}

fn run(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
    command.args(words).output().expect("the command runs")
}

/// The standard output of a successful run: nothing on standard error, exit status 0.
#[track_caller]
fn printed(words: &[&str]) -> String {
    let output = run(words);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        (output.status.code(), &*complaint),
        (Some(0), ""),
        "{words:?}"
    );
    String::from_utf8(output.stdout).expect("text")
}

/// The output of a run that ends with exit status 1.
#[track_caller]
fn failed(words: &[&str]) -> String {
    let output = run(words);
    assert_eq!(
        (output.status.code(), &output.stderr[..]),
        (Some(1), &b""[..]),
        "{words:?}"
    );
    String::from_utf8(output.stdout).expect("text")
}

/// The error message of a refused run: nothing on standard output, exit status 2.
#[track_caller]
fn refused(words: &[&str]) -> String {
    let output = run(words);
    let out = String::from_utf8_lossy(&output.stdout);
    assert_eq!((output.status.code(), &*out), (Some(2), ""), "{words:?}");
    String::from_utf8(output.stderr).expect("text")
}

#[track_caller]
fn printed_json(words: &[&str]) -> Value {
    let text = printed(words);
    assert_eq!(text.lines().count(), 1, "one object, one line: {text}");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    keys.sort();
    keys
}

/// A file that is removed at the end of the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: impl AsRef<[u8]>) -> Scratch {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, text).expect("a writable folder");
        Scratch(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a UTF-8 path")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Leaving the file behind does no harm.
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn games_are_listed_by_their_ids() {
    let ids: Vec<&str> = shipped().iter().map(|(id, _)| *id).collect();
    assert_eq!(printed(&["games"]).lines().collect::<Vec<_>>(), ids);
    for id in ["chess", "caissa-britannia", "grand-cavalier"] {
        assert!(ids.contains(&id));
    }
}

#[test]
fn the_last_line_of_perft_is_the_total_alone() {
    assert_eq!(printed(&["perft", "chess", "0"]), "1\n");
    assert_eq!(printed(&["perft", "chess", "3"]), "8902\n");
    assert_eq!(printed(&["perft", "caissa-britannia", "2"]), "3127\n");
    assert_eq!(printed(&["perft", "grand-cavalier", "2"]), "5462\n");
    assert_eq!(
        printed(&["perft", "chess", "1", "--position", MATED]),
        "0\n"
    );
}

#[test]
fn divided_perft_lists_the_first_actions_sorted_and_then_the_total() {
    let text = printed(&["perft", "chess", "2", "--divide"]);
    let mut lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.pop(), Some("400"));
    assert_eq!(lines.len(), 20);
    assert!(lines.is_sorted());
    assert_eq!(lines[0], "a2a3: 20");
    let total: u64 = lines
        .iter()
        .map(|line| {
            line.split_once(": ")
                .expect("a count")
                .1
                .parse::<u64>()
                .expect("a number")
        })
        .sum();
    assert_eq!(total, 400);
}

#[test]
fn the_last_line_of_perft_is_the_count_alone() {
    assert_eq!(printed(&["perft", "chess", "3"]), "8902\n");
    let divided = printed(&["perft", "chess", "3", "--divide"]);
    assert_eq!(divided.lines().count(), 21);
    assert!(divided.ends_with("\n8902\n"), "{divided}");
}

#[test]
fn a_checkmated_position_has_no_divided_counts() {
    let text = printed(&["perft", "chess", "2", "--divide", "--position", MATED]);
    assert_eq!(text.lines().last(), Some("0"));
}

#[test]
fn moves_are_one_object_sorted_by_code_point() {
    let found = printed_json(&["moves", "chess"]);
    assert_eq!(keys(&found), ["check", "moves", "outcome", "position"]);
    assert_eq!(keys(&found["outcome"]), ["over", "reason", "winner"]);
    assert_eq!(
        found["position"],
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(found["check"], false);
    assert_eq!(
        found["outcome"],
        json!({ "over": false, "winner": null, "reason": null })
    );
    let moves = found["moves"].as_array().expect("a list");
    assert_eq!(moves.len(), 20);

    let promotions = printed_json(&[
        "moves",
        "chess",
        "--position",
        "7k/P7/8/8/8/8/8/K7 w - - 0 1",
    ]);
    let moves: Vec<&str> = promotions["moves"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(
        moves,
        [
            "a1a2", "a1b1", "a1b2", "a7a8=B", "a7a8=N", "a7a8=Q", "a7a8=R"
        ]
    );
}

#[test]
fn code_points_put_j10_before_j2() {
    let found = printed_json(&[
        "moves",
        "caissa-britannia",
        "--position",
        "q9/10/10/10/10/10/10/10/1Q7R/10 w - - 0 1",
    ]);
    let moves: Vec<&str> = found["moves"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert!(moves.is_sorted());
    let at = |text| moves.iter().position(|found| *found == text).expect(text);
    assert!(at("j2j10") < at("j2j3"));
}

#[test]
fn a_won_position_has_a_winner_and_no_moves() {
    let found = printed_json(&["moves", "chess", "--position", MATED]);
    let outcome = json!({ "over": true, "winner": "w", "reason": "checkmate" });
    assert_eq!(
        found,
        json!({ "position": MATED, "moves": [], "check": true, "outcome": outcome })
    );
}

#[test]
fn a_drawn_position_has_no_winner_and_its_moves() {
    let found = printed_json(&["moves", "chess", "--position", DRAWN_BY_COUNT]);
    let outcome = json!({ "over": true, "winner": null, "reason": "move-count" });
    assert_eq!(found["outcome"], outcome);
    assert_eq!(found["moves"].as_array().map(Vec::len), Some(16));

    let found = printed_json(&["moves", "chess", "--position", STALEMATE]);
    assert_eq!(
        found["outcome"],
        json!({ "over": true, "winner": null, "reason": "stalemate" })
    );
    assert_eq!(found["moves"], json!([]));
}

#[test]
fn a_batch_answers_every_line_including_bad_ones() {
    let bad = "8/8/8/8/8/8/8/9 w - - 0 1";
    let file = Scratch::new(
        "batch.txt",
        format!("{MATED}\n\n  {bad}  \n{DRAWN_BY_COUNT}\r\n"),
    );
    let text = printed(&["moves", "chess", "--batch", file.path()]);
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    assert_eq!(lines.len(), 4, "a line for each line");
    assert_eq!(
        keys(&lines[1]),
        ["error", "position"],
        "an empty line is no position"
    );
    let lines = [&lines[0], &lines[2], &lines[3]];
    assert_eq!(lines[0]["outcome"]["winner"], "w");
    assert_eq!(keys(lines[1]), ["error", "position"]);
    assert_eq!(
        lines[1]["position"],
        format!("  {bad}  "),
        "echoed as it was"
    );
    assert!(
        lines[1]["error"]
            .as_str()
            .is_some_and(|error| error.contains("rank 1"))
    );
    assert_eq!(lines[2]["position"], DRAWN_BY_COUNT);
    // The answer to a single position is the same.
    assert_eq!(
        *lines[2],
        printed_json(&["moves", "chess", "--position", DRAWN_BY_COUNT])
    );
}

#[test]
fn games_are_answered_move_by_move() {
    // In the first the position occurs three times; the second ends at an illegal move.
    let there_and_back = "g1f3 g8f6 f3g1 f6g8";
    let games = format!("{there_and_back} {there_and_back}\ne2e4 e7e6 e4e6 a7a6\n\n");
    let file = Scratch::new("games.txt", games);
    let text = printed(&["moves", "chess", "--games", file.path()]);
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    assert_eq!(lines.len(), 9 + 4 + 1);
    assert_eq!(lines[4]["outcome"]["over"], false);
    assert_eq!(lines[8]["outcome"]["reason"], "repetition");
    assert_eq!(lines[8]["moves"].as_array().map(Vec::len), Some(20));
    let error = lines[12]["error"].as_str();
    assert_eq!(error, Some("found `e4e6`, allowed a legal move"));
    assert_eq!(lines[13], printed_json(&["moves", "chess"]));
}

#[test]
fn a_line_that_is_not_utf8_is_one_bad_line() {
    let file = Scratch::new("bytes.txt", [b"\xFF\xFE w\n", MATED.as_bytes()].concat());
    let text = printed(&["moves", "chess", "--batch", file.path()]);
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object"))
        .collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(keys(&lines[0]), ["error", "position"]);
    assert_eq!(lines[1]["outcome"]["winner"], "w");
}

#[test]
fn search_prints_one_object() {
    let found = printed_json(&["search", "chess", "--position", MATE_IN_ONE, "--depth", "3"]);
    assert_eq!(
        keys(&found),
        ["depth", "line", "move", "nodes", "nps", "score"]
    );
    assert_eq!(found["move"], "a1a8");
    assert_eq!(found["score"], "mate 1");
    assert_eq!(found["line"][0], "a1a8");
    assert!(found["nodes"].is_u64() && found["nps"].is_u64() && found["depth"].is_u64());

    for limit in [["--nodes", "2000"], ["--time", "50"]] {
        let found = printed_json(&[["search", "grand-cavalier"], limit].concat());
        assert!(
            found["score"]
                .as_str()
                .is_some_and(|score| score.starts_with("cp ")),
            "{found}"
        );
        assert!(found["move"].is_string());
    }
}

#[test]
fn a_search_with_a_node_limit_is_deterministic() {
    let words = ["search", "caissa-britannia", "--nodes", "3000"];
    let [mut one, mut other] = [printed_json(&words), printed_json(&words)];
    for found in [&mut one, &mut other] {
        found["nps"] = json!(0);
    }
    assert_eq!(one, other);
}

/// The output of `search GAME --listen`, and whether it exits with success.
fn listen(game: &str, lines: &[&str]) -> (Vec<String>, bool) {
    let mut listener = Command::new(env!("CARGO_BIN_EXE_menagerie"))
        .args(["search", game, "--listen"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command runs");
    let mut input = listener.stdin.take().expect("a pipe");
    // The listener may have ended before everything is written.
    let _ = input.write_all((lines.join("\n") + "\n").as_bytes());
    drop(input);
    let output = listener.wait_with_output().expect("the end");
    let answers = String::from_utf8_lossy(&output.stdout);
    (
        answers.lines().map(str::to_string).collect(),
        output.status.success(),
    )
}

const CROWN_ARRAY: &str =
    "sees rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ADEHadeh - 0 1 crown=K,?";
const CROWN_MOVED: &str =
    "sees rnbqkbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR b ADEHadeh - 0 1 crown=?,k";

#[test]
fn a_listener_receives_games_move_by_move() {
    let begun = CROWN_ARRAY.replace("crown=K,?", "crown=?,k");
    let lines = [
        "new",
        CROWN_ARRAY,
        "go nodes 300",
        &begun,
        "played a2a3",
        CROWN_MOVED,
        "go depth 1",
        "quit",
        "never read",
    ];
    let (answers, well) = listen("crown", &lines);
    assert!(well);
    assert_eq!((answers.len(), answers[0].as_str()), (3, "ready"));
    for answer in &answers[1..] {
        let found: Value = serde_json::from_str(answer).expect("an object");
        assert!(found["move"].is_string(), "{answer}");
    }
}

/// Repeating the position would draw, so the side that is ahead plays another move.
#[test]
fn a_listener_that_is_ahead_avoids_repetition() {
    let seen = |placement: &str, turn: &str| format!("sees {placement} {turn} - - 20 40");
    let [a, b, c, d] = [
        seen("7k/8/8/8/8/8/R7/K5Q1", "w"),
        seen("7k/8/8/8/8/8/R7/K3Q3", "b"),
        seen("8/6k1/8/8/8/8/R7/K3Q3", "w"),
        seen("8/6k1/8/8/8/8/R7/K5Q1", "b"),
    ];
    // The position after White's first move has occurred twice.
    let circle = [
        &a,
        "played g1e1",
        &b,
        "played h8g7",
        &c,
        "played e1g1",
        &d,
        "played g7h8",
    ];
    let story = [&["new"], &circle[..], &circle[..], &[&a, "go nodes 2000"]].concat();
    let (answers, well) = listen("chess", &story);
    assert!(well);
    assert!(!answers[1].contains("\"move\":\"g1e1\""), "{answers:?}");
    assert!(
        answers[1].contains("mate") || answers[1].contains("cp"),
        "{answers:?}"
    );
}

/// A game that is abandoned before a search is not part of the next one.
#[test]
fn a_listener_keeps_nothing_of_the_last_game() {
    let begun = CROWN_ARRAY.replace("crown=K,?", "crown=?,k");
    let broken_off = ["new", &begun, "played a2a3", CROWN_MOVED];
    let (answers, well) = listen(
        "crown",
        &[&broken_off[..], &["new", CROWN_ARRAY, "go nodes 300"]].concat(),
    );
    assert!(well, "{answers:?}");
    assert_eq!(answers.len(), 3);
    let found: Value = serde_json::from_str(&answers[2]).expect("an object");
    assert!(found["move"].is_string(), "{found}");
}

#[test]
fn a_listener_ends_at_invalid_input() {
    for lines in [
        &["sings"][..],
        &["go nodes 5"],
        &["sees nonsense", "go nodes 5"],
        &[CROWN_ARRAY, "go nodes many"],
        &[CROWN_ARRAY, CROWN_MOVED, "go nodes 5"],
        &[CROWN_ARRAY, "played a2a5", CROWN_MOVED, "go nodes 5"],
    ] {
        assert_eq!(listen("crown", lines), (Vec::new(), false), "{lines:?}");
    }
}

#[test]
fn invalid_arguments_are_refused_with_a_reason() {
    let cases: &[(&[&str], &str)] = &[
        (&[], "Usage: menagerie <COMMAND>"),
        (&["play"], "unrecognized subcommand 'play'"),
        (&["games", "chess"], "unexpected argument 'chess'"),
        (&["perft"], "<GAME>"),
        (&["perft", "chess"], "<DEPTH>"),
        (&["perft", "chess", "x"], "invalid value 'x' for '<DEPTH>'"),
        (&["perft", "chess", "-1"], "unexpected argument '-1'"),
        (
            &["perft", "bughouse", "1"],
            "found `bughouse`, allowed chess, alice-chess, alice-courier",
        ),
        (
            &["perft", "chess", "1", "--position"],
            "a value is required for '--position <TEXT>'",
        ),
        (
            &["perft", "chess", "1", "--position", "8 w - -"],
            "placement",
        ),
        (&["perft", "chess", "1", "--threads", "2"], "'--threads'"),
        (
            &["perft", "crown", "1", "--option", "paratrooper"],
            "--option: found `paratrooper`, allowed paratrooper=no|yes, names=king-queen|lion-unicorn",
        ),
        (
            &["perft", "crown", "1", "--option", "paratrooper=two"],
            "found `paratrooper=two`, allowed paratrooper=no|yes",
        ),
        (
            &["perft", "crown", "1", "--option", "halves=cross"],
            "found `halves=cross`, allowed paratrooper=no|yes",
        ),
        (
            &["perft", "chess", "1", "--option", "paratrooper=yes"],
            "found `paratrooper=yes`, allowed nothing, this game has no options",
        ),
        (
            &[
                "moves",
                "crown",
                "--option",
                "names=lion-unicorn",
                "--option",
                "names=lion-unicorn",
            ],
            "`names` is chosen twice",
        ),
        (
            &["search", "crown", "--option"],
            "a value is required for '--option <NAME=VALUE>'",
        ),
        (&["moves", "chess", "--divide"], "'--divide'"),
        (
            &["moves", "chess", "--batch", "/no/such/file"],
            "/no/such/file",
        ),
        (
            &["moves", "chess", "--batch", "x", "--position", "y"],
            "'--batch <FILE>' cannot be used with '--position <TEXT>'",
        ),
        (&["moves", "no-such.toml"], "no-such.toml"),
        (
            &["search", "chess"],
            "--depth <PLIES>|--nodes <N>|--time <MS>|--listen",
        ),
        (
            &["search", "chess", "--depth", "1", "--nodes", "1"],
            "cannot be used with",
        ),
        (
            &["search", "chess", "--depth", "deep"],
            "invalid value 'deep'",
        ),
        (
            &["search", "chess", "--depth", "1", "--position", MATED],
            "over",
        ),
        (&["preview", "Rx"], "character 2"),
        (&["preview", "R", "z9"], "CELL: found `z9`"),
        (&["check", "/no/such/file.toml"], "/no/such/file.toml"),
        (&["bench", "chess"], "unexpected argument 'chess'"),
    ];
    for (words, reason) in cases {
        let complaint = refused(words);
        assert!(complaint.contains(reason), "{words:?}: {complaint}");
    }
}

#[test]
fn a_faulty_position_is_refused_with_its_fault() {
    let in_check = "7k/8/8/8/8/8/8/K6R w - - 0 1";
    let complaint = refused(&["moves", "chess", "--position", in_check]);
    assert!(complaint.starts_with("menagerie: "), "{complaint}");
    assert!(complaint.lines().count() == 1, "{complaint}");
}

#[test]
fn a_variant_file_is_checked_and_played_by_its_path() {
    let root = root();
    let sound = format!("{root}/variants/chess.toml");
    assert!(printed(&["check", &sound]).contains("Chess is in order"));
    assert_eq!(printed(&["perft", &sound, "2"]), "400\n");
    let bad = format!("{root}/tests/bad-variants/pieces.toml");
    let faults = refused(&["check", &bad]);
    let listed = std::fs::read_to_string(format!("{root}/tests/bad-variants/pieces.txt"))
        .expect("its faults");
    assert_eq!(
        faults.lines().count(),
        listed.trim().lines().count(),
        "{faults}"
    );
}

#[test]
fn options_are_chosen_by_name_and_value() {
    let words = ["perft", "crown", "1", "--option", "paratrooper=yes"];
    assert_eq!(printed(&words), "52\n");
    let split = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 half=now,-";
    let words = ["moves", "crown-4", "--position", split];
    let choice = ["--option", "halves=up-down", "--option", "paratrooper=no"];
    let found = printed_json(&[&words[..], &choice].concat());
    let halves = |code: char| {
        let moves = found["moves"].as_array().expect("a list").iter();
        let texts = moves.filter_map(Value::as_str);
        let split = texts.filter(|text| text.starts_with("split@"));
        split.filter(|text| text.contains(code)).count()
    };
    assert_eq!([halves('U'), halves('D'), halves('O')], [10, 10, 0]);
}

#[test]
fn imported_games_are_printed_as_variant_files() {
    let folder = format!("{}/tests/import", root());
    let text = printed(&["import", &format!("{folder}/shatranj.ini")]);
    assert!(text.starts_with("# ==== shatranj-game\n"), "{text}");
    assert!(!text.contains("# line "), "nothing is lost: {text}");
    // The output for one game is a file that can be played.
    let file = Scratch::new("shatranj-game.toml", text);
    assert_eq!(printed(&["perft", file.path(), "2"]), "256\n");

    let several = format!("{folder}/out-of-reach.ini");
    let one = failed(&["import", &several, "--game", "orphan"]);
    assert_eq!(one.matches("# ====").count(), 1, "{one}");
    assert!(one.contains("import-parent") && one.contains("Too little"));
    let complaint = refused(&["import", &several, "--game", "nobody"]);
    assert!(complaint.contains("allowed mixed, heir"), "{complaint}");
    assert!(refused(&["import", "/no/such/file"]).contains("/no/such/file"));
}

#[test]
fn an_import_without_any_game_fails() {
    for (text, line) in [
        (
            "[big:chess]\nmaxFile = 8\nmaxRank = 99\n",
            "# line 3: import-value: maxRank = 99: 1–26",
        ),
        (
            "[big:chess]\nmaxFile = 20\nmaxRank = 15\n",
            "# line 2: import-value: maxFile = 20×15: at most 256 squares",
        ),
        (
            "files=8\nranks=0\nking:K:K::e1\n",
            "# line 2: import-value: ranks = 0: 1–26",
        ),
        ("Dear all\n", "# line 1: import-text: Dear all"),
    ] {
        let file = Scratch::new("nothing.ini", text);
        let out = failed(&["import", file.path()]);
        assert!(out.contains(line), "{out}");
        assert!(out.contains("Too little could be imported"), "{out}");
    }
}

/// Scripts rely on these lines: one for each game, and one for each loss.
#[test]
fn the_lines_of_an_import_keep_their_form() {
    let file = format!("{}/tests/import/out-of-reach.ini", root());
    let text = printed(&["import", &file]);
    let heads: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("# ===="))
        .collect();
    assert_eq!(
        heads,
        [
            "# ==== mixed",
            "# ==== heir",
            "# ==== orphan",
            "# ==== unroyal",
            "# ==== too-narrow",
        ]
    );
    let losses: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("# line "))
        .collect();
    assert_eq!(losses.len(), 22);
    for line in [
        "# line 2: import-line: maxFile = 7",
        "# line 11: import-value: promotionPieceTypes = x: K, P, N, B, R, G, Q",
        "# line 18: import-line: this is no key",
    ] {
        assert!(losses.contains(&line), "{line}");
    }
    let orphan = failed(&["import", &file, "--game", "orphan"]);
    let begin = "# ==== orphan\n# line 25: import-parent: orphan = nobody\n";
    assert!(orphan.starts_with(begin), "{orphan}");
}

#[test]
fn every_command_has_a_help_text() {
    let text = printed(&["help"]);
    let (_, list) = text.split_once("Commands:\n").expect("a list");
    let (list, _) = list.split_once("\n\n").expect("its end");
    assert_eq!(list.lines().count(), 17);
    for line in list.lines() {
        let name = line.split_whitespace().next().expect("a name");
        let help = printed(&["help", name]);
        assert!(help.contains(&format!("Usage: menagerie {name}")), "{help}");
    }
}

#[test]
fn every_choice_of_options_is_checked() {
    let crown = format!("{}/variants/crown-4.toml", root());
    let report = printed(&["check", &crown]);
    assert!(report.contains("in order with all 12 choices"), "{report}");

    // Each change is valid alone; together they use one letter for two pieces.
    let text = std::fs::read_to_string(&crown).expect("a readable file");
    let letter = r#"
[[option]]
name = "letter"
about = "Another letter for the Queen"
values = ["no", "yes"]
default = "no"

[[when.letter.yes.piece]]
code = "Q"
also = ["T"]
"#;
    let file = Scratch::new("clash.toml", text + letter);
    let complaint = refused(&["check", file.path()]);
    let fault = "piece.also = \"T\": with paratrooper = yes: there is a piece `T` already";
    assert!(complaint.contains(fault), "{complaint}");
    assert_eq!(complaint.matches("already").count(), 1, "{complaint}");
    printed(&["perft", file.path(), "1", "--option", "letter=yes"]);
}

#[test]
fn a_fault_of_a_whole_game_is_at_the_choice_that_it_depends_on() {
    let chess = format!("{}/variants/chess.toml", root());
    let text = std::fs::read_to_string(&chess).expect("a readable file");
    let option = r#"
[[option]]
name = "castling"
about = "How often a King may castle"
values = ["once", "twice"]
default = "once"

"#;
    let twice = r#"[when.castling.twice]
removes = ["castling"]
array = "rnbqk2r/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R w KXkx - 0 1"
castling = [
  { letter = "K", piece = "K", partner = "R", side = "right" },
  { letter = "X", piece = "K", partner = "R", side = "right" },
]
"#;
    let before = text + option;
    let line = before.lines().count() + 1;
    let file = Scratch::new("twice.toml", before + twice);
    let complaint = refused(&["check", file.path()]);
    let fault = format!("twice.toml:{line}: `e1h1`: with castling = twice: two actions of ");
    assert!(complaint.contains(&fault), "{complaint}");
}

/// White's Rook may capture Black's Queen, which may or may not wear the crown.
const OPEN_SECRET: &str = "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1 crown=-,?";

#[test]
fn an_action_that_depends_on_an_unknown_secret_is_listed_with_it() {
    let found = printed_json(&["moves", "crown", "--position", OPEN_SECRET]);
    assert_eq!(found["needs"], json!({ "d1d8": ["b crown"] }));
    let moves = found["moves"].as_array().expect("a list");
    assert!(moves.contains(&json!("d1d8")), "it is legal all the same");
    let text = OPEN_SECRET.replace('?', "k");
    let found = printed_json(&["moves", "crown", "--position", &text]);
    assert_eq!(found["needs"], json!(null));
}

#[test]
fn perft_does_not_count_past_an_undecided_action() {
    fn perft<'a>(depth: &'a str, text: &'a str) -> [&'a str; 5] {
        ["perft", "crown", depth, "--position", text]
    }
    let listed = printed_json(&["moves", "crown", "--position", OPEN_SECRET]);
    let count = listed["moves"].as_array().map(Vec::len);
    assert_eq!(
        printed(&perft("1", OPEN_SECRET)),
        format!("{}\n", count.expect("a list"))
    );
    let complaint = refused(&perft("2", OPEN_SECRET));
    assert!(
        complaint.contains("unknown-secret") && complaint.contains("`d1d8`"),
        "{complaint}"
    );
    let [lost, won] = ["k", "q"].map(|crown| {
        let text = OPEN_SECRET.replace('?', crown);
        let text = printed(&perft("2", &text));
        text.trim().parse::<u64>().expect("a number")
    });
    assert!(won < lost, "{won} {lost}: a won game has no sequel");
}

#[test]
fn solve_lists_every_winning_first_move() {
    let problem = "5q1k/1R6/R7/8/7N/8/8/4K3 w - - 0 1";
    let solve =
        |words: &[&str]| printed(&[&["solve", "crown", "--position", problem], words].concat());
    assert_eq!(solve(&["--moves", "4"]), "h4g6: 3\n");
    assert_eq!(solve(&["--moves", "2"]), "no win in 2\n");
    let option = ["--moves", "1", "--option", "names=lion-unicorn"];
    assert_eq!(solve(&option), "no win in 1\n");
    let json = solve(&["--moves", "3", "--json"]);
    assert_eq!(
        json,
        "{\"within\":3,\"solutions\":[{\"move\":\"h4g6\",\"moves\":3}]}\n"
    );
}

#[test]
fn solve_limits_the_number_of_moves() {
    let mated = "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1";
    let solve = ["solve", "chess", "--position", mated, "--moves"];
    let with = |moves| [&solve[..], &[moves]].concat();
    assert_eq!(printed(&with("300")), "no win in 300\n");
    for many in ["301", "4000000000", "18446744073709551615"] {
        let complaint = refused(&with(many));
        let expected = format!("invalid value '{many}' for '--moves <N>'");
        assert!(complaint.contains(&expected), "{complaint}");
    }
}

#[test]
fn an_endgame_is_counted_for_each_player_to_act() {
    let found = printed_json(&["endgame", "chess", "K Q k", "--json"]);
    assert_eq!(found["men"], "K Q k");
    assert_eq!(found["seats"][0]["won"], 144_508);
    assert_eq!(found["seats"][0]["longest_plies"], 19);
    assert_eq!(found["seats"][1]["positions"], 223_944);
    let text = printed(&["endgame", "chess", "K Q k"]);
    assert!(text.contains("w to act: 144508 positions"), "{text}");
    assert!(refused(&["endgame", "chess", "K X k"]).contains("MEN: found `X`"));
    assert!(refused(&["endgame", "chess", "K Q"]).contains("endgame-royals"));
    assert!(refused(&["endgame", "crown", "K k"]).contains("endgame-rules"));
    let chess = shipped().iter().find(|(id, _)| *id == "chess");
    let itself = chess
        .expect("a game")
        .1
        .replace("always = [", "always = [\"P\", ");
    let file = Scratch::new("circle.toml", itself);
    let complaint = refused(&["endgame", file.path(), "K P k"]);
    let expected = "endgame-circle: found promotions P → P, allowed";
    assert!(complaint.contains(expected), "{complaint}");
    assert!(refused(&["endgame", "chess", "K R k", "--time", "0"]).contains("endgame-stopped"));
}

#[test]
fn problems_have_one_key_move_that_the_solver_proves() {
    let words = [
        "problems", "chess", "--mates", "2", "--count", "1", "--games", "6",
    ];
    let output = run(&words);
    assert_eq!(output.status.code(), Some(0));
    let found: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let [problem] = &found.as_array().expect("a list")[..] else {
        panic!("one problem: {found}");
    };
    let position = problem["position"].as_str().expect("a text");
    let proved = run(&["solve", "chess", "--moves", "2", "--position", position]);
    let key = problem["solution"][0].as_str().expect("a key");
    assert_eq!(
        String::from_utf8_lossy(&proved.stdout),
        format!("{key}: 2\n")
    );
    assert_eq!(problem["solution"].as_array().map(Vec::len), Some(3));
    assert!(refused(&["problems", "chess", "--mates", "4"]).contains("--mates"));
}

#[test]
fn tuning_is_deterministic() {
    let words = [
        "learn",
        "alice-courier",
        "--games",
        "3",
        "--nodes",
        "60",
        "--seed",
        "5",
    ];
    let learnt = |more: &[&str]| {
        let output = run(&[&words, more].concat());
        assert_eq!(
            output.status.code(),
            Some(0),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8(output.stdout).expect("text")
    };
    let alone = learnt(&[]);
    assert!(
        alone.starts_with("weights 1 for TwoBoards 8 8 2 "),
        "{alone}"
    );
    assert_eq!(learnt(&["--threads", "2"]), alone);

    let file = std::env::temp_dir().join(format!("menagerie-samples-{}", std::process::id()));
    let path = file.to_str().expect("a UTF-8 path");
    assert_eq!(learnt(&["--samples", path]), alone);
    assert_eq!(learnt(&["--samples", path]), alone, "from the games kept");
    let other = run(&["learn", "alice-courier", "--nodes", "61", "--samples", path]);
    assert_eq!(other.status.code(), Some(2), "games of another plan");

    assert_ne!(
        learnt(&["--also", path]),
        alone,
        "each of these games counts twice"
    );
    let numbers = file.with_extension("numbers");
    let numbers = numbers.to_str().expect("a UTF-8 path");
    std::fs::write(numbers, &alone).expect("a file to write");
    let taught = learnt(&["--taught", numbers]);
    assert_ne!(taught, alone, "other games are played by what was learnt");
    assert_eq!(learnt(&["--taught", numbers]), taught);
    let other = run(&[&words[..], &["--taught", numbers, "--samples", path]].concat());
    assert_eq!(other.status.code(), Some(2), "games of another teacher");
    for option in ["--also", "--taught"] {
        assert!(
            refused(&["learn", "alice-courier", option, "no/such/file"]).contains("no/such/file")
        );
        let file = refused(&[
            "learn",
            "alice-courier",
            "--games",
            "0",
            option,
            "Cargo.toml",
        ]);
        assert!(file.contains("not "), "{file}");
    }
    for file in [path, numbers] {
        std::fs::remove_file(file).expect("it was written");
    }
}

/// The file of a network trained with these words.
fn network(words: &[&str]) -> Vec<u8> {
    let output = run(&[
        &[
            "learn",
            "raumschach",
            "--network",
            "--games",
            "3",
            "--nodes",
            "40",
        ],
        words,
    ]
    .concat());
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{errors}");
    assert!(
        errors.contains("with network: error in games held out "),
        "{errors}"
    );
    output.stdout
}

#[test]
fn training_a_network_is_deterministic() {
    let alone = network(&["--epochs", "2"]);
    assert!(alone.starts_with(b"menagerie network 1\n"));
    assert_eq!(network(&["--epochs", "2", "--threads", "2"]), alone);
    assert_ne!(network(&["--epochs", "3"]), alone);
    for (option, value) in [("--seed", "2"), ("--batch", "64"), ("--smoothing", "20")] {
        assert_ne!(
            network(&["--epochs", "2", option, value]),
            alone,
            "{option}"
        );
    }

    let file = std::env::temp_dir().join(format!("menagerie-network-{}", std::process::id()));
    let path = file.to_str().expect("a UTF-8 path");
    for _ in 0..2 {
        assert_eq!(
            network(&["--epochs", "2", "--samples", path]),
            alone,
            "kept games"
        );
    }
    std::fs::remove_file(&file).expect("it was written");
    assert!(refused(&["learn", "raumschach", "--epochs", "2"]).contains("--network"));
    for (option, value, allowed) in [("--batch", "0", "1.."), ("--smoothing", "101", "0..=100")] {
        let refused = refused(&["learn", "raumschach", "--network", option, value]);
        assert!(
            refused.contains(option) && refused.contains(allowed),
            "{refused}"
        );
    }
    let none = refused(&["learn", "chess", "--network", "--games", "0"]);
    assert!(none.contains("no positions to train with"), "{none}");
    for game in ["crown", "armies-of-faith-4"] {
        let refused = refused(&["learn", game, "--network", "--games", "0"]);
        assert!(
            refused.contains("only games of two players without secrets"),
            "{refused}"
        );
    }
}

/// A match between an evaluation with a network and the same without one; and files that aren't its network.
#[test]
fn a_match_is_played_with_a_network_or_refused() {
    let file = std::env::temp_dir().join(format!("menagerie-played-{}", std::process::id()));
    let path = file.to_str().expect("a UTF-8 path");
    let bytes = network(&["--epochs", "2"]);
    let words = |game: &str| {
        let engine = format!("nodes=50,network={path}");
        let output = ["match", "--game", game, "--games", "2", "--plies", "6"].map(str::to_string);
        let engines = ["--engine-a", &engine, "--engine-b", "nodes=50"].map(str::to_string);
        output.into_iter().chain(engines).collect::<Vec<String>>()
    };
    let play = |game: &str| {
        let words = words(game);
        run(&words.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let refused_for = |game: &str| {
        let output = play(game);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    std::fs::write(&file, &bytes).expect("a file to write");
    assert_eq!(play("raumschach").status.code(), Some(0));
    let mut without = words("raumschach");
    if let Some(last) = without.last_mut() {
        last.push_str(",network=none");
    }
    assert_eq!(
        run(&without.iter().map(String::as_str).collect::<Vec<_>>())
            .status
            .code(),
        Some(0)
    );
    let message = refused_for("chess");
    assert!(
        message.contains(path) && message.contains("trained for the rules"),
        "{message}"
    );
    std::fs::write(&file, &bytes[..bytes.len() - 1]).expect("a file to write");
    assert!(refused_for("raumschach").contains("bytes long; allowed for this game"));
    std::fs::write(
        &file,
        [&bytes[..900], &[bytes[900] ^ 1], &bytes[901..]].concat(),
    )
    .expect("a file to write");
    assert!(refused_for("raumschach").contains("damaged"));
    std::fs::remove_file(&file).expect("it was written");
    assert!(refused_for("raumschach").contains(path));
}

/// A run that was interrupted anywhere, or whose disk was full, continues as if it hadn't been.
#[test]
fn truncated_samples_are_continued() {
    let file = std::env::temp_dir().join(format!("menagerie-cut-{}", std::process::id()));
    let path = file.to_str().expect("a UTF-8 path");
    let mut words = vec!["learn", "alice-courier", "--games", "3", "--nodes", "20"];
    words.extend(["--samples", path]);
    let run_well = || assert_eq!(run(&words).status.code(), Some(0));
    run_well();
    let whole = std::fs::read_to_string(&file).expect("samples");
    let end = whole.len();
    let second = whole.find("game 1").expect("another game");
    for cut in [
        end - 1,
        end - 2,
        end - 5,
        end - 13,
        second + 40,
        second + 6,
        20,
        0,
    ] {
        std::fs::write(&file, &whole[..cut]).expect("a file to write");
        run_well();
        let again = std::fs::read_to_string(&file).expect("samples");
        // The file has the interrupted game twice: the part written before the interruption, then the complete game.
        let games = |text: &str| {
            let ends = text.split_inclusive("end of game ").filter_map(|game| {
                let begin = game.rfind("\ngame ")?;
                Some(game[begin..].to_string())
            });
            ends.collect::<Vec<_>>()
        };
        assert_eq!(games(&again), games(&whole), "cut at {cut} of {end}");
        assert!(again.ends_with("end of game 2\n"));
    }
    let strange = b"menagerie samples \xff that somebody needs";
    std::fs::write(&file, strange).expect("a file to write");
    assert!(refused(&words).contains(path));
    let kept = std::fs::read(&file).expect("a file");
    std::fs::remove_file(&file).expect("it was written");
    assert_eq!(kept, strange);
}

/// A file in a folder of its own.
fn file_with(name: &str, text: &str) -> String {
    let folder = std::env::temp_dir().join(format!("menagerie-record-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(name);
    std::fs::write(&path, text).expect("a file");
    path.to_string_lossy().into_owned()
}

const TWO_GAMES: &str = "[Event \"one\"]\n\n1. f3 e5 (1... d5) 2. g4 Qh4# 0-1\n\n\
    [Event \"two\"]\n\n1. e4 e5\n2. Bb6 *\n";

#[test]
fn record_says_a_line_about_each_game() {
    let path = file_with("two.pgn", TWO_GAMES);
    let output = run(&["record", &path]);
    let lines = String::from_utf8(output.stdout).expect("text");
    let expected = "game 1, line 1: chess: 4 plies, 0-1 checkmate\n\
        game 2, line 8, column 4: record-move: found `Bb6`, allowed: a move such as `e2e4`\n";
    assert_eq!((output.status.code(), &*lines), (Some(1), expected));

    let path = file_with("one.pgn", TWO_GAMES.split("\n\n[").next().expect("a game"));
    assert_eq!(
        printed(&["record", &path]),
        "game 1, line 1: chess: 4 plies, 0-1 checkmate\n"
    );
    let faulty = run(&["record", &path, "--game", "raumschach"]);
    assert_eq!(faulty.status.code(), Some(1));
    assert!(refused(&["record", &path, "--game", "checkers"]).contains("checkers"));
    let empty = file_with("empty.pgn", "\u{feff}\r\n");
    assert!(refused(&["record", &empty]).contains("found no game"));
    assert!(refused(&["record", "no-such-file.pgn"]).contains("no-such-file.pgn"));
}

#[test]
fn record_converts_games() {
    let path = file_with("convert.pgn", TWO_GAMES);
    let converted = |format: &str| {
        let output = run(&["record", &path, "--to", format]);
        assert_eq!(output.status.code(), Some(1));
        let about = String::from_utf8(output.stderr).expect("text");
        assert_eq!(about.lines().count(), 2, "{about}");
        String::from_utf8(output.stdout).expect("text")
    };
    let text = converted("text");
    assert!(
        text.contains("1. f2f3 e7e5 (1... d7d5) 2. g2g4 d8h4 0-1\n\n[Format \"1\"]"),
        "{text}"
    );
    let pgn = converted("pgn");
    assert!(
        pgn.contains("1. f3 e5 (1... d5) 2. g4 Qh4# 0-1\n\n[Event \"two\"]"),
        "{pgn}"
    );
    let objects = converted("json");
    let objects: Vec<Value> = { objects.lines() }
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(objects[0]["moves"], json!(["f2f3", "e7e5", "g2g4", "d8h4"]));
    assert_eq!(
        (&objects[0]["result"], &objects[0]["fault"]),
        (&json!("0-1"), &json!(null))
    );
    let keys = ["line", "column", "found"].map(|key| objects[1]["fault"][key].clone());
    assert_eq!(keys, [json!(8), json!(4), json!("Bb6")]);

    // What a conversion writes is read without a fault.
    let again = file_with(
        "again.txt",
        text.split("\n\n[Format").next().expect("a game"),
    );
    assert_eq!(
        printed(&["record", &again]),
        "game 1, line 1: chess: 4 plies, 0-1 checkmate\n"
    );
}
