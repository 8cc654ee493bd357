//! The command `menagerie`: a thin command line over the library. Other programs read its output: keep it stable.

mod arguments;
mod bench;
mod chance;
mod endgame;
mod game;
mod import;
mod learn;
mod matches;
mod moves;
mod problems;
mod progress;
mod search;
mod searcher;
mod solve;
mod uci;

use std::process::ExitCode;
use std::sync::Arc;

use arguments::Arguments;
use game::{chosen_game, load_every_edition, load_game};
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::variant::{self, Variant};
use menagerie::{movement, perft, rules, variant::shipped};
use progress::Progress;

const USAGE: &str = "usage:
  menagerie games
  menagerie perft GAME DEPTH [--position TEXT] [--divide]
  menagerie moves GAME [--position TEXT | --batch FILE]
  menagerie search GAME [--position TEXT] (--depth N | --nodes N | --time MS)
  menagerie search GAME --listen         the same for games told on standard input as a seat sees them, line by line:
                                         `new`, `sees POSITION`, `played ACTION`, and `go nodes N`, `go depth N` or `go time MS`
  menagerie solve GAME --moves N [--position TEXT] [--json]
                                         first moves that win within N moves (at most 300) whatever is unknown, as
                                         `MOVE: MOVES`, or `no win in N`; as JSON an object
                                         with `within` and `solutions`, each with `move` and `moves`
  menagerie endgame GAME MEN [--time SECONDS] [--json]
                                         every placement of men such as \"K Q k\", solved: how many positions are
                                         won, drawn and lost, and the longest win; gives up after SECONDS
  menagerie problems GAME [--mates 1|2|3] [--count N] [--seed N] [--games N]
                                         mates with one key move, from at most N games of the computer against
                                         itself, the interesting ones first: a JSON list of `position`, `mate`
                                         and `solution`
  menagerie uci                          an engine for graphical interfaces; its option `UCI_Variant` chooses the game
  menagerie match --game GAME --engine-a SPEC --engine-b SPEC [--games N] [--openings FILE] [--seed N] [--plies MAX]
                  [--sprt ELO0,ELO1] [--resign CP,MOVES] [--draw CP,MOVES] [--pgn FILE] [--concurrency N]
                                         engines against each other, each opening twice with the seats changed.
                                         SPEC is a list with commas: `nodes=N`, `depth=N`, `movetime=MS`, `tc=SECONDS+INCREMENT`,
                                         `level=1..8`, `noise=CP`, `hash=MB`, `random`, `name=NAME`; and for a UCI engine
                                         `cmd=COMMAND`, `go=WORDS`, `option.NAME=VALUE`, `timeout=MS`;
                                         `search=COMMAND` asks another companion by its `search --listen`
  menagerie learn GAME [--games N] [--nodes N] [--seed N] [--threads N] [--taught FILE] [--samples FILE] [--also FILE]
                  [--out FILE]
                                         values of men and cells, learnt from games of the computer against itself,
                                         which plays by values learnt before if they are given;
                                         positions are kept in, or taken from, the file of samples; those of other runs
                                         are added, also of a game with the same men
  menagerie bench
  menagerie preview NOTATION [CELL]      the cells an XBetza movement reaches
  menagerie check FILE                   every fault of a variant file, with every choice of its options
  menagerie import FILE [--game NAME]    sections of a variants.ini, or Interactive Diagrams, as variant files; what could
                                         not be taken as remarks before each
  menagerie reference                    the text of variants/README.md
GAME is an id that `menagerie games` lists, or the path of a variant file; behind it --option NAME=VALUE, several times
if need be, chooses among the options of the game.";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("menagerie: {message}");
            ExitCode::from(2)
        }
    }
}

/// Runs one command; the error is for standard error.
fn run(words: &[String]) -> Result<(), String> {
    let mut arguments = Arguments::new(words);
    match arguments.word("a command").map_err(|_| USAGE.to_string())? {
        "games" => games(arguments),
        "perft" => count(arguments),
        "moves" => moves::moves(arguments),
        "search" => search::search(arguments),
        "solve" => solve::solve(arguments),
        "endgame" => endgame::endgame(arguments),
        "problems" => problems::problems(arguments),
        "uci" => uci::uci(arguments),
        "match" => matches::run_match(arguments),
        "learn" => learn::learn(arguments),
        "bench" => bench::bench(arguments),
        "preview" => preview(arguments),
        "check" => check(arguments),
        "import" => import::import_file(arguments),
        "reference" => reference(arguments),
        other => Err(format!("unknown command `{other}`\n{USAGE}")),
    }
}

fn games(arguments: Arguments) -> Result<(), String> {
    arguments.end()?;
    for (id, _) in shipped() {
        println!("{id}");
    }
    Ok(())
}

fn count(mut arguments: Arguments) -> Result<(), String> {
    let variant = chosen_game(&mut arguments)?;
    let depth = arguments.number("DEPTH")?;
    let text = arguments.option("--position")?;
    let divided = arguments.flag("--divide");
    arguments.end()?;
    let mut position = position(&variant, text)?;
    let depth = u32::try_from(depth).map_err(|_| format!("DEPTH: found {depth}, too deep"))?;
    refuse_undecided(&mut position, depth)?;
    if depth == 0 {
        println!("{}", perft::perft(&mut position, depth));
        return Ok(());
    }
    let counts = count_each(&mut position, depth);
    let total: u64 = counts.iter().map(|(_, nodes)| nodes).sum();
    if divided {
        let line = |(action, nodes): &(Action, u64)| format!("{}: {nodes}", action.text(&variant));
        let mut lines: Vec<String> = counts.iter().map(line).collect();
        lines.sort();
        println!("{}", lines.join("\n"));
    }
    println!("{total}");
    Ok(())
}

fn count_each(position: &mut Position, depth: u32) -> Vec<(Action, u64)> {
    let mut progress = Progress::new("first moves", rules::legal_actions(position).len() as u64);
    perft::divide(position, depth, |done| progress.at(done as u64))
}

/// What follows an action whose outcome an unknown secret decides can't be counted.
fn refuse_undecided(position: &mut Position, depth: u32) -> Result<(), String> {
    match perft::undecided(position, depth) {
        None => Ok(()),
        Some((action, stake)) => {
            let variant = position.variant();
            let seat = &variant.seats[stake.owner.index()].name.text;
            let (text, field) = (action.text(variant), stake.field.text());
            Err(format!(
                "unknown-secret: what comes of `{text}` depends on `{field}` of {seat}, which the position leaves open"
            ))
        }
    }
}

fn preview(mut arguments: Arguments) -> Result<(), String> {
    let notation = arguments.word("NOTATION")?;
    let cell = arguments.optional_word().unwrap_or("f6");
    arguments.end()?;
    let board = menagerie::geometry::Geometry::plane(11, 11).ok_or("no board")?;
    let from = board
        .square(cell)
        .ok_or_else(|| format!("CELL: found `{cell}`, allowed a1 to k11"))?;
    let movement = movement::Movement::parse(notation).map_err(|fault| {
        format!(
            "`{notation}`, character {}: {}",
            fault.at + 1,
            fault.message
        )
    })?;
    let targets = movement::preview(
        &board,
        &movement,
        menagerie::geometry::Facing::FIRST,
        from,
        |_| false,
    );
    print!("{}", movement::picture(&board, from, &targets));
    Ok(())
}

fn check(mut arguments: Arguments) -> Result<(), String> {
    let path = arguments.word("FILE")?;
    arguments.end()?;
    let (variant, editions) = load_every_edition(path)?;
    let name = &variant.name.text;
    match editions {
        1 => println!("{path}: {name} is in order"),
        _ => println!("{path}: {name} is in order with all {editions} choices of options"),
    }
    Ok(())
}

fn reference(arguments: Arguments) -> Result<(), String> {
    arguments.end()?;
    print!("{}", variant::reference());
    Ok(())
}

/// What is in a file of text.
fn text_of_file(path: &str) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

fn position(variant: &Arc<Variant>, text: Option<&str>) -> Result<Position, String> {
    match text {
        None => Ok(Position::start(variant.clone())),
        Some(text) => Position::parse(variant.clone(), text).map_err(|error| error.to_string()),
    }
}
