//! An engine as described on the command line: `level=level-12`, or `cmd=stockfish,go=nodes 10000,option.Hash=16`.

use std::time::Duration;

use menagerie::search::{Level, Limits, Options};

use crate::budget::{Budget, Clock, USUAL_OVERHEAD_MS};

const ALLOWED: &str = "allowed nodes=N, depth=N, movetime=MS, tc=SECONDS+INCREMENT, level=level-1..level-20, \
                       level=1..8, noise=CP, oversight=PERMILLE, hash=MB, network=FILE, network=none, random, \
                       name=NAME, search=COMMAND, and with cmd=COMMAND also go=WORDS, option.NAME=VALUE, timeout=MS";
/// The size of our transposition tables in megabytes.
const HASH_MB: u64 = 16;
/// How much longer than its time an engine may be silent.
const TIMEOUT: Duration = Duration::from_secs(30);

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Spec {
    /// Its name in results.
    pub(super) name: String,
    pub(super) kind: EngineKind,
    pub(super) limits: Limits,
    pub(super) movetime: Option<Duration>,
    /// A clock for the whole game.
    pub(super) clock: Option<Clock>,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum EngineKind {
    /// Any legal move.
    Random,
    /// Our own search in this process.
    Own {
        options: Options,
        hash_mb: u64,
        /// The path of a network, or `none`; the shipped network by default.
        network: Option<String>,
    },
    /// Another process that speaks UCI.
    Process(Command),
    /// Another build of this command, run with `search --listen`.
    Listener(Command),
}

/// How to start and ask another process.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Command {
    pub(super) words: Vec<String>,
    /// The words after `go`; by default made from the limits.
    pub(super) go: Option<String>,
    /// Names and values.
    pub(super) options: Vec<(String, String)>,
    pub(super) timeout: Duration,
}

impl Spec {
    /// Reads a comma-separated list; the default name consists of `name` and the list.
    pub(super) fn read(text: &str, name: &str) -> Result<Spec, String> {
        let mut spec = Spec {
            name: format!("{name}: {text}"),
            kind: EngineKind::Own {
                options: Options::default(),
                hash_mb: HASH_MB,
                network: None,
            },
            limits: Limits::nodes(u64::MAX),
            movetime: None,
            clock: None,
        };
        // The kind is read first, because other words change it.
        let words: Vec<&str> = text.split(',').map(str::trim).collect();
        for word in &words {
            match word.split_once('=') {
                None if *word == "random" => spec.kind = EngineKind::Random,
                Some(("cmd", command)) => spec.kind = EngineKind::Process(Command::new(command)?),
                Some(("search", command)) => {
                    spec.kind = EngineKind::Listener(Command::new(command)?)
                }
                _ => {}
            }
        }
        for word in words {
            spec.take(word)?;
        }
        if let EngineKind::Process(Command { go: Some(go), .. }) = &spec.kind {
            spec.movetime = movetime(go);
        }
        match spec.is_bounded() {
            true => Ok(spec),
            false => Err(format!("`{text}` would think for ever, {ALLOWED}")),
        }
    }

    pub(super) fn is_process(&self) -> bool {
        matches!(self.kind, EngineKind::Process(_))
    }

    /// The budget of a search by our engine with this much time left.
    pub(super) fn budget(&self, left: Option<Duration>) -> Budget {
        let mut budget = Budget::limits(self.limits);
        if let Some(time) = self.movetime {
            budget = budget.within(Budget::time(time));
        }
        if let (Some(clock), Some(left)) = (self.clock, left) {
            let clock = Clock { left, ..clock };
            let overhead = Duration::from_millis(USUAL_OVERHEAD_MS);
            budget = budget.within(Budget::clock(clock, overhead));
        }
        budget
    }

    fn is_bounded(&self) -> bool {
        let timed = self.movetime.is_some() || self.clock.is_some();
        match &self.kind {
            EngineKind::Random => true,
            EngineKind::Process(command) if command.go.is_some() => true,
            _ => timed || self.limits != Limits::nodes(u64::MAX),
        }
    }

    fn take(&mut self, word: &str) -> Result<(), String> {
        let unknown = || format!("found `{word}`, {ALLOWED}");
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let number = || value.parse::<u64>().map_err(|_| unknown());
        match (key, &mut self.kind) {
            ("random", EngineKind::Random) if value.is_empty() => {}
            ("cmd", EngineKind::Process(_)) | ("search", EngineKind::Listener(_)) => {}
            ("name", _) => self.name = value.to_string(),
            ("nodes", _) => self.limits.nodes = number()?,
            ("depth", _) => self.limits.depth_plies = number()?.clamp(1, 1_000) as u16,
            ("movetime", _) => self.movetime = Some(Duration::from_millis(number()?)),
            ("tc", EngineKind::Own { .. } | EngineKind::Process(_)) => {
                self.clock = Some(clock(value).ok_or_else(unknown)?)
            }
            ("level", EngineKind::Own { options, .. }) => {
                let level = Level::named(value).ok_or_else(unknown)?;
                *options = level.options(options.seed);
                self.limits = level.limits();
                self.movetime = Some(Duration::from_millis(level.cap_ms.into()));
            }
            ("noise", EngineKind::Own { options, .. }) => {
                options.noise_centipawns = number()?.min(10_000) as u16;
            }
            ("oversight", EngineKind::Own { options, .. }) => {
                options.oversight_permille = number()?.min(1_000) as u16;
            }
            ("hash", EngineKind::Own { hash_mb, .. }) => *hash_mb = number()?.clamp(1, 4_096),
            ("network", EngineKind::Own { network, .. }) => *network = Some(value.to_string()),
            ("go", EngineKind::Process(command)) => command.go = Some(value.to_string()),
            ("timeout", EngineKind::Process(command) | EngineKind::Listener(command)) => {
                command.timeout = Duration::from_millis(number()?);
            }
            (key, EngineKind::Process(command)) if key.starts_with("option.") => {
                let name = key.trim_start_matches("option.").to_string();
                command.options.push((name, value.to_string()));
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }
}

impl Command {
    fn new(text: &str) -> Result<Command, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_string).collect();
        match words.is_empty() {
            true => Err("cmd= needs a command".to_string()),
            false => Ok(Command {
                words,
                timeout: TIMEOUT,
                ..Command::default()
            }),
        }
    }
}

/// The time in the words after `go`.
fn movetime(go: &str) -> Option<Duration> {
    let mut words = go.split_whitespace().skip_while(|word| *word != "movetime");
    let ms = words.nth(1)?.parse().ok()?;
    Some(Duration::from_millis(ms))
}

/// `10+0.1`: seconds for the game, plus seconds added after each move.
fn clock(text: &str) -> Option<Clock> {
    let (left, increment) = text.split_once('+').unwrap_or((text, "0"));
    let seconds = |text: &str| {
        let seconds: f64 = text.parse().ok()?;
        (0.0..=1e6)
            .contains(&seconds)
            .then(|| Duration::from_secs_f64(seconds))
    };
    Some(Clock {
        left: seconds(left)?,
        increment: seconds(increment)?,
        moves_to_go: None,
    })
}
