//! `cargo xtask strength`: matches that take hours, with results in `docs/strength.md`.

mod arguments;
mod elo_fit;
mod ladder;
mod results;
mod trials;

use std::path::PathBuf;
use std::process::Command;

use crate::bundle;
use crate::command::{Result, cargo, output, program, root, run};
use crate::node::{self, node};
use arguments::{Arguments, What};
use results::Results;
use trials::Trial;

/// The engine before any change of its search, also tagged `v1`.
const V1: &str = "37903f74419607405d64e7cc85f1c35f337a3c47";

/// Adds `search --listen` to its command line, for games with secrets. Its engine is unchanged.
const V1_LISTENS: &str = "xtask/src/strength/v1.patch";

const GAMES: u64 = 100;

/// An engine resigns after five consecutive scores of -1000 centipawns or less.
const RESIGN: &str = "1000,5";

/// Plays the requested matches and writes each result at once.
pub fn run_strength(words: &[&str]) -> Result {
    let arguments = Arguments::read(words)?;
    run(cargo().args(["build", "--release", "--locked"]))?;
    let engine = Engine(built("release/menagerie"));
    let mut results = Results::open(root().join("docs/strength.md"), machine()?)?;
    std::fs::create_dir_all(root().join("target/strength")).map_err(|error| error.to_string())?;
    for what in &arguments.what {
        let (heading, trials) = match what {
            What::Fairy => {
                node::install_packages()?;
                if !arguments.keep {
                    bundle::build()?;
                }
                (
                    "## Against Fairy-Stockfish",
                    trials::against_fairy(&arguments),
                )
            }
            What::V1 => (
                "## Against the first version",
                trials::against_v1(&arguments, &engine, &old_engine()?)?,
            ),
            What::Levels => {
                ladder::measure(&engine, &arguments, &mut results)?;
                continue;
            }
        };
        for (number, trial) in trials.iter().enumerate() {
            println!("{} of {}: {}", number + 1, trials.len(), trial.title());
            let line = engine.play(trial, arguments.games.unwrap_or(GAMES))?;
            println!("{line}");
            results.put(heading, trial, &line)?;
        }
    }
    Ok(())
}

pub struct Engine(PathBuf);

impl Engine {
    pub fn path(&self) -> String {
        self.0.to_string_lossy().into_owned()
    }

    /// The output of a command, or `None` if it fails.
    pub fn ask(&self, words: &[&str]) -> Option<String> {
        output(program(&self.0).args(words))
    }

    /// Plays a match with its progress on the terminal; returns the result line.
    fn play(&self, trial: &Trial, games: u64) -> Result<String> {
        let mut command = program(&self.0);
        let games = games.to_string();
        let threads = trial.concurrency.to_string();
        command.args(["match", "--game", &trial.game, "--games", &games]);
        command.args(["--engine-a", &trial.ours, "--engine-b", &trial.theirs]);
        command.args(["--resign", RESIGN, "--concurrency", &threads, "--pgn"]);
        command.arg(root().join("target/strength").join(trial.file_name()));
        let refused = || format!("no result of {}", trial.title());
        standard_output(&mut command).ok_or_else(refused)
    }
}

/// The standard output of a command; its errors go to the terminal.
fn standard_output(command: &mut Command) -> Option<String> {
    let output = command
        .stderr(std::process::Stdio::inherit())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    (output.status.success() && !text.is_empty()).then_some(text)
}

/// The engine of the tag `v1` with `search --listen`, built if necessary.
fn old_engine() -> Result<Engine> {
    let wanted = ["v1", V1].into_iter().find_map(|name| {
        let name = format!("{name}^{{commit}}");
        output(program("git").args(["rev-parse", "--verify", "--quiet", &name]))
    });
    let commit = wanted.ok_or("neither the tag v1 nor its commit is in this repository")?;
    let place = format!("target/v1/{commit}-listening");
    let folder = root().join(&place);
    let built = folder.join(format!(
        "target/release/menagerie{}",
        std::env::consts::EXE_SUFFIX
    ));
    if !built.is_file() {
        println!("building v1 into {}", folder.display());
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let archive = folder.join("source.tar");
        run(program("git")
            .args(["archive", "--format=tar", "-o"])
            .arg(&archive)
            .arg(&commit))?;
        run(program("tar")
            .arg("-xf")
            .arg(&archive)
            .arg("-C")
            .arg(&folder))?;
        run(program("git")
            .args(["apply", "--whitespace=nowarn", "--directory", &place])
            .arg(V1_LISTENS)
            .current_dir(root()))?;
        run(cargo()
            .args(["build", "--release", "--locked"])
            .env("CARGO_TARGET_DIR", folder.join("target"))
            .current_dir(&folder))?;
    }
    Ok(Engine(built))
}

/// The path of a program below `target`.
fn built(name: &str) -> PathBuf {
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    root().join("target").join(file)
}

/// Today's date and the processor.
fn machine() -> Result<String> {
    const SCRIPT: &str = "const os = require('node:os'); \
        console.log(`${new Date().toISOString().slice(0, 10)}, ${os.cpus()[0].model}`)";
    let text = output(node("-e").arg(SCRIPT));
    text.ok_or_else(|| "node is needed for the date and the processor".to_owned())
}
