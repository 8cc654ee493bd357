//! `menagerie uci` and `menagerie match` as interfaces and other engines see them.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use menagerie::record::Game;
use menagerie::variant::{Variant, shipped};

struct Dialogue {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Dialogue {
    fn begin() -> Dialogue {
        let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
        command.arg("uci");
        Dialogue::with(command)
    }

    fn with(mut command: Command) -> Dialogue {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the engine starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Dialogue {
            child,
            input,
            output,
        }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine reads");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        assert!(!line.is_empty(), "it has ended");
        line.trim_end().to_string()
    }

    /// All lines up to one with this prefix.
    fn hear_until(&mut self, start: &str) -> Vec<String> {
        let mut lines = vec![self.hear()];
        while !lines[lines.len() - 1].starts_with(start) {
            lines.push(self.hear());
        }
        lines
    }

    /// The answer to a command that is answered with one line.
    fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        self.hear()
    }

    fn best_move(&mut self, go: &str) -> String {
        self.tell(go);
        let lines = self.hear_until("bestmove ");
        let best = without_ponder(&lines[lines.len() - 1]);
        best.replace("bestmove ", "")
    }

    /// Expects a mate in this number of moves, and its first move.
    #[track_caller]
    fn finds_mate(&mut self, go: &str, moves: u32, begin: &str) {
        self.tell(go);
        let lines = self.hear_until("bestmove");
        let expected = format!(" score mate {moves} ");
        assert!(lines[lines.len() - 2].contains(&expected), "{lines:?}");
        let best = &lines[lines.len() - 1];
        assert_eq!(without_ponder(best), format!("bestmove {begin}"));
    }

    /// Closes the input. Returns whether the engine exits with success.
    fn ends_well(mut self) -> bool {
        drop(self.input);
        self.child.wait().expect("it ends").success()
    }
}

/// A line `bestmove MOVE` without the move to ponder on.
fn without_ponder(line: &str) -> &str {
    line.split_once(" ponder ").map_or(line, |(best, _)| best)
}

/// A file that is removed at the end of the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Scratch {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&path, text).expect("a writable folder");
        Scratch(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a UTF-8 path")
    }

    fn text(&self) -> String {
        std::fs::read_to_string(&self.0).expect("a file")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Leaving the file behind does no harm.
        let _ = std::fs::remove_file(&self.0);
    }
}

fn run_match(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_menagerie"));
    command.arg("match").args(words).output().expect("it runs")
}

/// The result of a match, and the output on standard error.
#[track_caller]
fn played(words: &[&str]) -> (String, String) {
    let output = run_match(words);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert!(output.status.success(), "{words:?}: {err}");
    assert_eq!(out.lines().count(), 1, "{out}");
    (out, err)
}

#[track_caller]
fn refused(words: &[&str]) -> String {
    let output = run_match(words);
    assert_eq!(
        (output.status.code(), output.stdout.len()),
        (Some(2), 0),
        "{words:?}"
    );
    String::from_utf8(output.stderr).expect("text")
}

fn own(rest: &str) -> String {
    format!("cmd={} uci,{rest}", env!("CARGO_BIN_EXE_menagerie"))
}

#[test]
fn the_engine_lists_its_options() {
    let mut engine = Dialogue::begin();
    engine.tell("uci");
    let lines = engine.hear_until("uciok");
    assert!(lines[0].starts_with("id name Menagerie"));
    let option = |name: &str| {
        let start = format!("option name {name} type ");
        lines.iter().find(|line| line.starts_with(&start))
    };
    let games = option("UCI_Variant").expect("a choice of games");
    for (id, text) in shipped() {
        let variant = Variant::load(id, text).expect("a shipped game");
        let offers = |name: &str| games.split(" var ").any(|game| game == name);
        let offered = offers(id);
        let open = variant.players.len() == 2 && !variant.alphabet.has_secrets();
        assert_eq!(offered, open, "{id}");
        let elsewhere = variant.known_as.first();
        assert!(elsewhere.is_none_or(|name| offers(name)), "{id}");
    }
    for name in ["VariantPath", "Hash", "Level", "Move Overhead"] {
        assert!(option(name).is_some(), "{name}");
    }
    assert_eq!(engine.ask("isready"), "readyok");
    engine.tell("quit");
    assert!(engine.ends_well());
}

#[test]
fn mates_castlings_and_promotions_use_uci_notation() {
    let mut engine = Dialogue::begin();
    engine.tell("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
    engine.finds_mate("go depth 3", 1, "a1a8");
    engine.tell("position fen 8/P6k/8/8/8/8/8/7K w - - 0 1");
    assert_eq!(engine.best_move("go depth 3"), "a7a8q");
    engine.tell("position fen 8/P6k/8/8/8/8/8/7K w - - 0 1 moves a7a8n h7h6 a8b6");
    assert_eq!(
        engine.ask("isready"),
        "readyok",
        "a Knight is chosen by its letter"
    );
    engine.tell("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8");
    assert_eq!(engine.ask("isready"), "readyok", "both castlings are legal");
    engine.tell("position fen 4k3/8/8/8/8/8/8/R3K3 w KQkq e3 0 1");
    let remark = "info string position fen: ";
    let [castling, en_passant] = [engine.hear(), engine.hear()];
    let left_out = format!("{remark}castling-left-out: found Kkq, used -");
    assert_eq!(castling, left_out, "rights that others leave");
    let left_out = format!("{remark}en-passant-left-out: found e3, used -");
    assert_eq!(en_passant, left_out);
    let kept = engine.ask("d");
    assert!(kept.ends_with("w Q - 0 1"), "{kept}");
    engine.tell("position fen R5k1/5ppp/8/8/8/8/8/7K b - - 0 1");
    assert_eq!(engine.best_move("go depth 3"), "(none)");
    assert!(engine.ends_well());
}

#[test]
fn a_move_and_the_wall_after_it_are_one_move() {
    let mut engine = Dialogue::begin();
    engine.tell("setoption name UCI_Variant value duck-chess");
    engine.tell("position startpos moves e2e4,e4e6");
    let best = engine.best_move("go depth 2");
    let (moved, wall) = best.split_once(',').expect("a move and a wall");
    assert!(wall.starts_with(&moved[2..4]) && wall.len() == 4, "{best}");
    // The move may also be given alone.
    engine.tell("position startpos moves e2e4");
    let wall = engine.best_move("go depth 1");
    assert!(wall.starts_with("*@"), "{wall}");
    assert!(engine.ends_well());
    let engine = own("nodes=50");
    let words = ["--game", "duck-chess", "--games", "2"];
    let sides = ["--engine-a", &engine, "--engine-b", &engine];
    played(&[&words[..], &sides].concat());
}

/// A third occurrence is a draw, but the interface may play on.
#[test]
fn drawn_positions_have_a_best_move() {
    let mut engine = Dialogue::begin();
    let position = "position fen 6k1/8/8/8/8/8/1Q6/K6R w - - 0 1 moves";
    let there_and_back = "h1h2 g8f8 h2h1 f8g8";
    engine.tell(&format!("{position} {there_and_back}"));
    for line in [
        format!("{position} {there_and_back}"),
        format!("{position} {there_and_back} {there_and_back}"),
        "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1".to_string(),
    ] {
        engine.tell(&line);
        assert_ne!(engine.best_move("go depth 3"), "(none)", "{line}");
    }
    assert!(engine.ends_well());
}

#[test]
fn invalid_commands_are_reported_and_harmless() {
    let mut engine = Dialogue::begin();
    for (line, named) in [
        ("xyzzy", "xyzzy"),
        ("position", "startpos"),
        ("position fen nonsense", "nonsense"),
        ("position startpos moves e2e4 e2e4", "e2e4"),
        ("position startpos moves ♔♔", "♔♔"),
        ("setoption", "name"),
        ("setoption name Strength value 9", "Strength"),
        ("setoption name Level value 21", "0 to 20"),
        ("setoption name Hash value -1", "1 to"),
        ("setoption name UCI_Variant value checkers", "checkers"),
        ("setoption name UCI_Variant value crown", "secrets"),
        (
            "setoption name UCI_Variant value armies-of-faith-4",
            "4 seats",
        ),
        (
            "setoption name VariantPath value /nowhere/none.toml",
            "/nowhere/none.toml",
        ),
        ("setoption name VariantPath value /nowhere/x.ini", "x.ini"),
        ("setoption name UCI_Elo value 100", "allowed"),
        ("setoption name UCI_ShowWDL value 1", "true or false"),
    ] {
        let answer = engine.ask(line);
        assert!(
            answer.starts_with("info string ") && answer.contains(named),
            "{line}: {answer}"
        );
    }
    engine.tell("");
    engine.tell("stop");
    engine.tell("position startpos");
    engine.tell("go depth two movetime");
    assert!(engine.hear().contains("two"));
    assert!(engine.hear().contains("movetime"));
    let lines = engine.hear_until("bestmove");
    assert_ne!(lines[lines.len() - 1], "bestmove (none)");
    assert!(engine.ends_well());
}

/// An interface that sends an invalid limit still expects a move.
#[test]
fn a_search_without_a_valid_limit_ends_soon() {
    let (sender, answered) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let mut engine = Dialogue::begin();
        for go in [
            "go movetime abc",
            "go wtime",
            "go btime 500 binc 5",
            "go xyzzy",
        ] {
            engine.tell(go);
            sender.send((go, engine.hear_until("bestmove"))).ok();
        }
        // The valid limits are enough.
        engine.tell("go nodes 500 movetime abc");
        let lines = engine.hear_until("bestmove");
        sender.send(("go nodes 500", lines)).ok();
        engine.ends_well()
    });
    for untold in [true, true, true, true, false] {
        let answer = answered.recv_timeout(std::time::Duration::from_secs(20));
        let (go, lines) = answer.expect("an answer in time");
        assert_ne!(lines[lines.len() - 1], "bestmove (none)", "{go}");
        let expected = "info string go: found no limit of use, thinking for 1000 ms";
        assert_eq!(
            lines.iter().any(|line| line == expected),
            untold,
            "{lines:?}"
        );
    }
}

#[test]
fn go_mate_searches_no_deeper_than_asked() {
    let mut engine = Dialogue::begin();
    engine.tell("position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    engine.finds_mate("go mate 2", 2, "a1a6");
    // If there is no mate, the search ends.
    engine.tell("position startpos");
    engine.tell("go mate 1");
    let lines = engine.hear_until("bestmove");
    assert!(lines[lines.len() - 2].starts_with("info depth 2 "));
    assert!(engine.ends_well());
}

#[test]
fn commands_are_read_during_a_search() {
    let mut engine = Dialogue::begin();
    engine.tell("go infinite");
    assert!(engine.hear().starts_with("info depth "));
    engine.tell("isready");
    engine.hear_until("readyok");
    engine.tell("setoption name UCI_Variant value grand-cavalier");
    engine.tell("position startpos");
    engine.tell("go nodes 2000");
    engine.tell("stop");
    engine.hear_until("bestmove ");
    // Commands that arrived during the search are executed in order.
    let lines = engine.hear_until("bestmove ");
    let word = without_ponder(&lines[lines.len() - 1]).replace("bestmove ", "");
    engine.tell(&format!("position startpos moves {word}"));
    engine.tell("go infinite");
    engine.hear();
    engine.tell("quit");
    assert!(engine.ends_well());
}

/// As the protocol wants: "ignore it and try to parse the rest of the string".
#[test]
fn unknown_words_before_a_command_are_skipped() {
    let mut engine = Dialogue::begin();
    let unknown = "info string found `joho`, allowed uci, ";
    assert!(engine.ask("joho isready").starts_with(unknown));
    assert_eq!(engine.hear(), "readyok");
    assert!(engine.ask("joho debug on").starts_with(unknown));
    engine.tell("go infinite");
    engine.tell("joho isready");
    engine.hear_until(unknown);
    engine.hear_until("readyok");
    engine.tell("joho joho stop");
    engine.hear_until(unknown);
    engine.hear_until("bestmove ");
    engine.tell("joho position startpos moves e2e4");
    engine.hear_until(unknown);
    assert!(engine.ask("d").contains(" b KQkq "));
    assert!(engine.ends_well());
}

/// No move of the old position, which the interface has left.
#[test]
fn there_is_no_move_after_an_unreadable_position() {
    let mut engine = Dialogue::begin();
    for (line, fault) in [
        ("position", "found `nothing`, allowed `startpos` or"),
        ("position joho", "found `joho`, allowed `startpos` or"),
        ("position startpos e2e4", "found `e2e4`, allowed nothing or"),
        ("position fen", "position fen: empty-text"),
        ("position fen moves e2e4", "position fen: empty-text"),
        (
            "position fen 8/8 w - - 0 1",
            "position fen: placement-ranks",
        ),
        (
            "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
            "position fen: royal-count",
        ),
    ] {
        engine.tell("position startpos moves e2e4");
        let said = engine.ask(line);
        assert!(
            said.starts_with("info string ") && said.contains(fault),
            "{line}: {said}"
        );
        assert!(
            engine
                .ask("d")
                .starts_with("info string d: found no position")
        );
        for (go, end) in [
            ("go depth 1", ""),
            ("go wtime 100 btime 100 searchmoves e7e5", ""),
            ("go infinite", "stop"),
            ("go ponder wtime 100 btime 100", "ponderhit"),
        ] {
            assert!(
                engine
                    .ask(go)
                    .starts_with("info string go: found no position")
            );
            if !end.is_empty() {
                assert_eq!(engine.ask("isready"), "readyok", "{go} waits");
                engine.tell(end);
            }
            assert_eq!(engine.hear(), "bestmove 0000", "{line}: {go}");
        }
    }
    // The moves before an illegal one are played, as in Fairy-Stockfish.
    let said = engine.ask("position startpos moves e2e4 e2e4 e7e5");
    assert!(said.contains("found `e2e4` after 1 moves"), "{said}");
    assert!(engine.ask("d").contains(" b KQkq "));
    for line in ["ucinewgame", "setoption name UCI_Variant value horde"] {
        engine.ask("position joho");
        engine.tell(line);
        assert_eq!(engine.best_move("go depth 1").len(), 4, "{line}");
    }
    assert!(engine.ends_well());
}

/// The system provides memory where it is used, so the largest table costs no more than the smallest.
#[test]
fn the_largest_table_takes_no_time() {
    let mut engine = Dialogue::begin();
    for line in [
        "setoption name Hash value 4096",
        "setoption name Clear Hash",
        "ucinewgame",
    ] {
        engine.tell(line);
        engine.tell("isready");
        assert_eq!(engine.hear_until("readyok"), ["readyok"]);
        assert_eq!(engine.best_move("go nodes 500").len(), 4);
    }
    assert!(resident_mb(&engine.child) < Some(1_000));
    assert!(engine.ends_well());
}

/// The memory that a process really uses; `None` if the system doesn't say.
fn resident_mb(child: &Child) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes >> 10)
}

/// A shell that grants this command less than a gigabyte.
#[cfg(target_os = "linux")]
fn with_little_memory(words: &str) -> Command {
    let mut command = Command::new("sh");
    let program = env!("CARGO_BIN_EXE_menagerie");
    command.args(["-c", &format!("ulimit -v 900000; exec {program} {words}")]);
    command
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_that_memory_cannot_hold_is_replaced() {
    let mut engine = Dialogue::with(with_little_memory("uci"));
    let replaced =
        "info string hash table: found 4096 MB, allowed less than the free memory; using 16 MB";
    engine.tell("setoption name Hash value 4096");
    assert_eq!(engine.ask("isready"), replaced);
    assert_eq!(engine.hear(), "readyok");
    assert_eq!(engine.best_move("go nodes 500").len(), 4);
    engine.tell("setoption name Hash value 4096");
    engine.tell("go nodes 500");
    let said = engine.hear_until("bestmove ");
    assert_eq!(said[0], replaced, "also without `isready`");
    assert!(engine.ends_well());
    let words = "match --game chess --engine-a nodes=1,hash=4096 --engine-b random";
    let output = with_little_memory(words).output().expect("it runs");
    let why = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{why}");
    assert!(why.contains("found 4096 MB, allowed less"), "{why}");
}

/// The mate is found at once, but the answer waits for `stop`.
#[test]
fn an_endless_search_waits_for_stop() {
    let mut engine = Dialogue::begin();
    engine.tell("position fen 6k1/5ppp/8/8/8/8/8/R6K w - - 0 1");
    engine.tell("go infinite");
    engine.hear_until("info depth 1");
    engine.tell("isready");
    let before = engine.hear_until("readyok");
    assert!(!before.iter().any(|line| line.starts_with("bestmove")));
    engine.tell("stop");
    assert_eq!(
        engine.hear_until("bestmove").pop().as_deref(),
        Some("bestmove a1a8")
    );
    assert!(engine.ends_well());
}

#[test]
fn clocks_levels_and_custom_variants_are_supported() {
    let (_, text) = shipped()
        .iter()
        .find(|(id, _)| *id == "chess")
        .expect("chess");
    let text = text.replace("id = \"chess\"", "id = \"other-chess\"");
    let file = Scratch::new("other-chess.toml", &text);
    let mut engine = Dialogue::begin();
    engine.tell(&format!("setoption name VariantPath value {}", file.path()));
    engine.tell("setoption name UCI_Variant value other-chess");
    engine.tell("setoption name Level value 1");
    engine.tell("setoption name Hash value 2");
    engine.tell("ucinewgame");
    engine.tell("position startpos moves e2e4");
    let reply = engine.best_move("go wtime 100 btime 300 winc 10 binc 10 movestogo 3");
    engine.tell(&format!("position startpos moves e2e4 {reply}"));
    assert_eq!(engine.ask("isready"), "readyok");
    assert_ne!(engine.best_move("go movetime 50"), "(none)");
    assert!(engine.ends_well());
}

#[test]
fn a_pass_is_a_move_to_the_own_square_as_in_fairy_stockfish() {
    let sections = "[passers:chess]\npass = true\nmaterialCounting = blackdrawodds\n";
    let file = Scratch::new("passers.ini", sections);
    let mut engine = Dialogue::begin();
    engine.tell(&format!("setoption name VariantPath value {}", file.path()));
    engine.tell("setoption name UCI_Variant value passers");
    engine.tell("position startpos moves e2e4 e8e8 0000");
    assert_eq!(engine.best_move("go depth 1"), "(none)");
    engine.tell("position startpos moves e1e1");
    engine.finds_mate("go depth 3", 1, "e8e8");
    assert!(engine.ends_well());
}

/// Each opening is played twice, so identical engines get the same score.
#[test]
fn identical_engines_score_half() {
    let engines = own("nodes=300,name=process");
    let words = ["--game", "grand-cavalier", "--games", "2", "--plies", "60"];
    let (result, said) = played(
        &[
            &words[..],
            &["--engine-a", "nodes=300", "--engine-b", &engines],
        ]
        .concat(),
    );
    assert!(
        result.starts_with("grand-cavalier: A: nodes=300 against process: "),
        "{result}"
    );
    assert!(result.contains("50.0 %"), "{result}");
    assert_eq!(said, "");
}

#[test]
fn games_are_written_to_a_file_that_can_be_read() {
    let openings = Scratch::new(
        "openings.txt",
        "# a remark\n\ne2e4 e7e5\n6k1/5ppp/8/8/8/8/8/R6K w - - 0 1 moves h1g1 h7h6\n",
    );
    let pgn = Scratch::new("match.pgn", "");
    let words = [
        "--game",
        "chess",
        "--games",
        "4",
        "--engine-a",
        "nodes=400",
        "--engine-b",
        "random",
    ];
    let files = [
        "--openings",
        openings.path(),
        "--pgn",
        pgn.path(),
        "--plies",
        "40",
    ];
    played(&[&words[..], &files[..]].concat());
    let text = pgn.text();
    let starts: Vec<usize> = text.match_indices("[Format").map(|(at, _)| at).collect();
    assert_eq!(starts.len(), 4);
    let mut whites = Vec::new();
    for (number, &start) in starts.iter().enumerate() {
        let end = starts.get(number + 1).copied().unwrap_or(text.len());
        let find = |id: &str, _: &[(&str, &str)]| {
            let (id, text) = shipped().iter().find(|(known, _)| *known == id)?;
            Variant::load(id, text).ok().map(Into::into)
        };
        let loaded = Game::from_text(&text[start..end], find).expect("a record");
        let header = |name: &str| {
            let found = loaded.headers.iter().find(|header| header.name == name);
            found.map(|header| header.value.clone()).unwrap_or_default()
        };
        whites.push(header("White"));
        assert_eq!(header("Variant"), "chess");
        let second = number >= 2;
        assert_eq!(header("SetUp") == "1", second);
        let first: Vec<String> = { loaded.game.line().iter().take(2) }
            .map(|action| action.text(loaded.game.variant()))
            .collect();
        assert_eq!(
            first,
            if second {
                ["h1g1", "h7h6"]
            } else {
                ["e2e4", "e7e5"]
            }
        );
    }
    assert_eq!(
        whites,
        ["A: nodes=400", "B: random", "A: nodes=400", "B: random"]
    );
}

/// After an error, the results and earlier files are still there.
#[test]
fn a_match_that_fails_loses_no_results() {
    let earlier = Scratch::new("earlier.pgn", "an earlier match\n");
    let words = [
        "--game",
        "chess",
        "--games",
        "2",
        "--plies",
        "10",
        "--engine-b",
        "random",
    ];
    let pgn = ["--pgn", earlier.path()];
    let unknown = ["--engine-a", "cmd=/nowhere/x,nodes=1"];
    refused(&[&words[..], &pgn, &unknown].concat());
    assert_eq!(earlier.text(), "an earlier match\n");
    let engine = ["--engine-a", "nodes=1"];
    played(&[&words[..], &pgn, &engine].concat());
    let text = earlier.text();
    assert!(text.starts_with("[Format"), "{text}");
    assert_eq!(text.matches("[Format").count(), 2);
    if cfg!(target_os = "linux") {
        let why = refused(&[&words[..], &["--pgn", "/dev/full"], &engine].concat());
        assert!(why.contains("--pgn: /dev/full"), "{why}");
        let result = "chess: A: nodes=1 against B: random: +";
        assert!(why.contains(result), "{why}");
    }
}

/// A file of Chess with another array, without castling.
fn chess_from(array: &str, name: &str) -> Scratch {
    let known = shipped().iter().find(|(id, _)| *id == "chess");
    let (_, text) = known.expect("chess");
    let (head, rest) = text.split_once("[[castling]]").expect("a castling");
    let (_, ending) = rest.split_once("[ending]").expect("an ending");
    let lines = head.lines().map(|line| match line.split_once(" = ") {
        Some(("array", _)) => format!("array = \"{array}\"\n"),
        Some(("id", _)) => "id = \"from-another-array\"\n".to_string(),
        _ => format!("{line}\n"),
    });
    Scratch::new(name, &(lines.collect::<String>() + "[ending]" + ending))
}

/// A game that is over at once has no opening; one that the first action ends has an empty opening.
#[test]
fn games_that_end_at_once_do_not_loop_in_openings() {
    let ends = [
        "--games",
        "2",
        "--engine-a",
        "nodes=1",
        "--engine-b",
        "random",
    ];
    let mated = chess_from("4k3/8/8/8/6b1/8/4q3/4K3 w - - 0 1", "mated.toml");
    let why = refused(&[&["--game", mated.path()], &ends[..]].concat());
    assert!(
        why.contains("over in its own array (checkmate), allowed with --openings"),
        "{why}"
    );
    let other = Scratch::new("other-array.txt", "4k3/8/8/8/6b1/8/8/4K3 w - - 0 1\n");
    let openings = ["--game", mated.path(), "--openings", other.path()];
    let why = refused(&[&openings[..], &ends[..]].concat());
    assert!(why.contains("line 1: the game is over there"), "{why}");
    // The only legal move is to capture the Queen.
    let short = chess_from("7k/8/8/8/8/8/6q1/7K w - - 0 1", "short.toml");
    let (result, _) = played(&[&["--game", short.path()], &ends[..]].concat());
    assert!(result.contains("+0 =2 -0"), "{result}");
}

/// The scores of the engines end games early.
#[test]
fn decided_games_are_adjudicated() {
    let termination = |name: &str, words: &[&str]| {
        let pgn = Scratch::new(name, "");
        let game = ["--game", "chess", "--games", "2", "--pgn", pgn.path()];
        played(&[&game[..], words].concat());
        let text = pgn.text();
        let lines = text.lines().filter(|line| line.starts_with("[Term"));
        lines.map(str::to_string).collect::<Vec<_>>()
    };
    let weak = [
        "--engine-a",
        "nodes=1500",
        "--engine-b",
        "nodes=1500,noise=2000",
    ];
    let won = termination(
        "resigned.pgn",
        &[&weak[..], &["--resign", "300,2"]].concat(),
    );
    assert_eq!(won, ["[Termination \"win adjudicated\"]"; 2]);
    let equal = ["--engine-a", "nodes=50", "--engine-b", "nodes=50"];
    let drawn = termination("drawn.pgn", &[&equal[..], &["--draw", "30000,3"]].concat());
    assert_eq!(drawn, ["[Termination \"draw adjudicated\"]"; 2]);
}

/// Hidden information stays hidden within one process; a UCI engine is refused.
#[test]
fn games_with_secrets_are_played_within_the_process() {
    let words = ["--game", "crown-2", "--games", "2", "--concurrency", "2"];
    let (result, _) = played(
        &[
            &words[..],
            &["--engine-a", "nodes=500", "--engine-b", "random"],
        ]
        .concat(),
    );
    assert!(result.contains("+2 =0 -0, 100.0 %"), "{result}");
    let process = own("nodes=500");
    let why = refused(
        &[
            &words[..],
            &["--engine-a", "nodes=500", "--engine-b", &process],
        ]
        .concat(),
    );
    assert!(why.contains("secrets"), "{why}");
}

/// Another build, perhaps an older one, can play these games with `search --listen`.
#[test]
fn other_builds_can_play_games_with_secrets() {
    let other = format!(
        "search={},nodes=500,name=other",
        env!("CARGO_BIN_EXE_menagerie")
    );
    let words = [
        "--game",
        "crown",
        "--games",
        "2",
        "--engine-a",
        &other,
        "--engine-b",
        "random",
    ];
    let (result, _) = played(&words);
    assert!(
        result.contains("other against B: random: +2 =0 -0"),
        "{result}"
    );
}

/// A sequential test stops the match as soon as it is decided.
#[test]
fn a_decided_test_ends_the_match() {
    let (result, _) = played(&[
        "--game",
        "chess",
        "--games",
        "1000",
        "--sprt",
        "0,400",
        "--engine-a",
        "nodes=300",
        "--engine-b",
        "random",
    ]);
    assert!(result.contains("Elo 400 accepted"), "{result}");
    // Each won pair adds ln(0.909/0.5); five of them are more than 2.94.
    assert!(result.contains("+10 =0 -0"), "{result}");
}

#[test]
fn invalid_matches_are_refused_with_a_reason() {
    let ends = ["--engine-a", "nodes=1", "--engine-b", "nodes=1"];
    for (words, named) in [
        (vec!["--game", "chess"], "--engine-a"),
        ([&["--game", "checkers"], &ends[..]].concat(), "checkers"),
        (
            [&["--game", "heathen-europe-4"], &ends[..]].concat(),
            "4 seats",
        ),
        (
            [&["--game", "chess", "--sprt", "5,0"], &ends[..]].concat(),
            "ELO0,ELO1",
        ),
        (
            [&["--game", "chess", "--resign", "x"], &ends[..]].concat(),
            "CENTIPAWNS",
        ),
        (
            [&["--game", "chess", "--openings", "/nowhere"], &ends[..]].concat(),
            "/nowhere",
        ),
        (
            vec![
                "--game",
                "chess",
                "--engine-a",
                "fast",
                "--engine-b",
                "nodes=1",
            ],
            "fast",
        ),
        (
            vec![
                "--game",
                "chess",
                "--engine-a",
                "noise=3",
                "--engine-b",
                "nodes=1",
            ],
            "for ever",
        ),
        (
            vec![
                "--game",
                "chess",
                "--engine-a",
                "level=9",
                "--engine-b",
                "nodes=1",
            ],
            "level=9",
        ),
        (
            vec![
                "--game",
                "chess",
                "--engine-a",
                "cmd=/nowhere/x,nodes=1",
                "--engine-b",
                "nodes=1",
            ],
            "/nowhere/x",
        ),
        (
            vec![
                "--game",
                "chess",
                "--engine-a",
                "search=/nowhere/y,nodes=1",
                "--engine-b",
                "nodes=1",
            ],
            "/nowhere/y",
        ),
    ] {
        let why = refused(&words);
        assert!(why.contains(named), "{words:?}: {why}");
    }
    let openings = Scratch::new("faulty-openings.txt", "e2e4\ne2e5 e7e5\n");
    let why = refused(
        &[
            &["--game", "chess", "--openings", openings.path()],
            &ends[..],
        ]
        .concat(),
    );
    assert!(why.contains("line 2"), "{why}");
}

/// Engines that misbehave.
#[cfg(unix)]
mod bad_engines {
    use super::*;

    /// A match against a script that runs `answer` when it is to move.
    fn against(name: &str, answer: &str) -> (String, String) {
        against_with(name, answer, "nodes=1,timeout=400")
    }

    fn against_with(name: &str, answer: &str, limits: &str) -> (String, String) {
        let script = format!(
            "while read -r line; do case \"$line\" in uci) echo uciok;; isready) echo readyok;; \
             go*) {answer};; quit) exit;; esac; done\n"
        );
        let file = Scratch::new(name, &script);
        let command = format!("cmd=sh {},name=theirs,{limits}", file.path());
        played(&[
            "--game",
            "chess",
            "--games",
            "2",
            "--engine-a",
            "nodes=100",
            "--engine-b",
            &command,
        ])
    }

    #[test]
    fn an_illegal_move_loses() {
        let (result, said) = against("illegal.sh", "echo bestmove a1a1");
        assert!(
            result.contains("+2 =0 -0") && result.contains("forfeits 0 and 2"),
            "{result}"
        );
        assert!(
            said.contains("theirs forfeits: illegal move `a1a1`"),
            "{said}"
        );
    }

    #[test]
    fn a_crash_loses_and_the_engine_is_restarted() {
        let (result, said) = against("crash.sh", "exit 3");
        assert!(
            result.contains("+2 =0 -0") && result.contains("forfeits 0 and 2"),
            "{result}"
        );
        assert_eq!(
            said.matches("theirs forfeits: the engine has ended")
                .count(),
            2,
            "{said}"
        );
    }

    #[test]
    fn silence_loses() {
        let (result, said) = against("silent.sh", "true");
        assert!(result.contains("+2 =0 -0"), "{result}");
        assert_eq!(
            said.matches("theirs forfeits: no answer within 400 ms")
                .count(),
            2,
            "{said}"
        );
    }

    /// An engine that never stops writing.
    #[test]
    fn endless_output_loses() {
        let (result, said) = against("talker.sh", "yes info string");
        assert!(result.contains("+2 =0 -0"), "{result}");
        assert_eq!(said.matches("no answer within 400 ms").count(), 2, "{said}");
        let endless = "tr '\\0' x < /dev/zero";
        let (result, said) = against_with("one-line.sh", endless, "nodes=1");
        assert!(result.contains("+2 =0 -0"), "{result}");
        let why = "theirs forfeits: it wrote a line of more than 65536 bytes";
        assert_eq!(said.matches(why).count(), 2, "{said}");
    }

    #[test]
    fn an_engine_that_cannot_start_is_named() {
        let why = refused(&[
            "--game",
            "chess",
            "--engine-a",
            "nodes=1",
            "--engine-b",
            "cmd=sleep 100,name=theirs,nodes=1,timeout=200",
        ]);
        assert!(why.contains("theirs: no answer within 200 ms"), "{why}");
        let why = refused(&[
            "--game",
            "chess",
            "--engine-a",
            "nodes=1",
            "--engine-b",
            "search=false,name=theirs,nodes=1",
        ]);
        assert!(why.contains("theirs: the engine has ended"), "{why}");
    }

    /// It has a tenth of a second for the game and takes a second for a move.
    #[test]
    fn running_out_of_time_loses() {
        let (result, said) = against_with("late.sh", "sleep 1; echo bestmove e2e4", "tc=0.1");
        assert!(result.contains("+2 =0 -0"), "{result}");
        assert!(result.contains("overruns 0 and 2"), "{result}");
        assert_eq!(said, "", "that is no forfeit");
    }
}
