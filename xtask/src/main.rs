//! `cargo xtask`: installs the pinned tools and runs cargo, Trunk and node. Knows nothing of chess.

mod bench;
mod browser;
mod bundle;
mod command;
mod coverage;
mod debian;
mod node;
mod package;
mod play;
mod python;
mod strength;
mod test_log;
mod tests;
mod tools;

use std::process::ExitCode;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play [PORT]       builds the page in release mode and serves it on 127.0.0.1
  build             builds the page into dist/
  package           makes the npm package of <menagerie-board> in dist-package/
  package --single GAME|all
                    makes the page as one HTML file that opens at a game, in dist-single/
  test [--long] [PART…]
                    runs all checks, or those of the named parts: rust wasm page e2e firefox webkit; prints a line
                    for each step, and details of failures (full output in target/test-logs); with --long the Rust
                    tests try several times as many random games
  bench             measures speed and size, natively and in Wasm
  bench --peers [--rounds N] [--rows TEXT] [--quick]
                    compares us with other engines, round by round: the table of docs/speed.md, or only
                    its rows that contain TEXT
  coverage FILE.ini|--builtins [OPTION…]
                    imports variants of Fairy-Stockfish and plays them against it; without arguments it lists the options
  strength [fairy|v1|levels…] [--games N] [--movetime MS]
                    plays matches for hours and writes the results to docs/strength.md
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["play"] => play::play(None),
        ["play", port] => play::play(Some(port)),
        ["build"] => bundle::build(),
        ["package", options @ ..] => package::package(options),
        ["test", words @ ..] => tests::run(words),
        ["bench"] => bench::run_bench(),
        ["bench", "--peers", options @ ..] => bench::run_peers(options),
        ["coverage", options @ ..] => coverage::run_coverage(options),
        ["strength", options @ ..] => strength::run_strength(options),
        _ => Err(USAGE.to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
