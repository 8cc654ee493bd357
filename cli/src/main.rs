//! The command `menagerie`: a thin command line over the library. Other programs read its output: keep it stable.

// One module per command.
mod bench;
mod check;
mod endgame;
mod games;
mod import;
mod learn;
mod matches;
mod moves;
mod perft;
mod preview;
mod problems;
mod record;
mod reference;
mod search;
mod solve;
mod uci;

// Shared by several commands.
mod budget;
mod chance;
mod file;
mod game;
mod json;
mod networks;
mod notation;
mod progress;
mod searcher;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The exit code of every refusal, the same as clap's for usage errors.
const REFUSED: u8 = 2;

/// Rules, search and tools for chess variants
#[derive(Parser)]
#[command(name = "menagerie", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the ids of the shipped games
    Games,
    /// Count the sequences of legal actions of a given length
    Perft(perft::PerftArgs),
    /// List the legal actions of positions as JSON, one object per line
    Moves(moves::MovesArgs),
    /// Search for the best action and print the result as JSON
    Search(search::SearchArgs),
    /// List the first moves that win by force, whatever is unknown
    Solve(solve::SolveArgs),
    /// Solve every placement of a few pieces
    Endgame(endgame::EndgameArgs),
    /// Find mates with exactly one key move by self-play and print them as JSON
    Problems(problems::ProblemsArgs),
    /// Run as a UCI engine; its option `UCI_Variant` chooses the game
    Uci,
    /// Play two engines against each other
    Match(Box<matches::MatchArgs>),
    /// Tune the evaluation, or train a network for it, by self-play
    Learn(learn::LearnArgs),
    /// Measure perft and search of every shipped game
    Bench,
    /// Show the squares that an XBetza movement reaches
    Preview(preview::PreviewArgs),
    /// List every fault of a variant file, with every choice of its options
    Check(check::CheckArgs),
    /// Convert sections of a variants.ini, or Interactive Diagrams, to variant files; exit status 1 if none can be
    Import(import::ImportArgs),
    /// Read, check and convert games in PGN or as records; exit status 1 if a game has a fault
    Record(record::RecordArgs),
    /// Print variants/README.md, the manual of variant files
    Reference,
}

impl Command {
    fn run(self) -> Result<ExitCode, String> {
        let done = match self {
            Command::Games => games::run(),
            Command::Perft(arguments) => arguments.run(),
            Command::Moves(arguments) => arguments.run(),
            Command::Search(arguments) => arguments.run(),
            Command::Solve(arguments) => arguments.run(),
            Command::Endgame(arguments) => arguments.run(),
            Command::Problems(arguments) => arguments.run(),
            Command::Uci => uci::run(),
            Command::Match(arguments) => arguments.run(),
            Command::Learn(arguments) => arguments.run(),
            Command::Bench => bench::run(),
            Command::Preview(arguments) => arguments.run(),
            Command::Check(arguments) => arguments.run(),
            Command::Import(arguments) => return arguments.run(),
            Command::Record(arguments) => return arguments.run(),
            Command::Reference => reference::run(),
        };
        done.map(|()| ExitCode::SUCCESS)
    }
}

fn main() -> ExitCode {
    match Cli::parse().command.run() {
        Ok(code) => code,
        Err(message) => {
            eprintln!("menagerie: {message}");
            ExitCode::from(REFUSED)
        }
    }
}
