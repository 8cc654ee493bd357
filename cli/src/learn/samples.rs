//! The positions for tuning: from self-play or from a file.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use menagerie::record::hex;
use menagerie::search::Evaluator;
use menagerie::variant::Variant;
use sha2::{Digest, Sha256};

use super::games::Game;
use super::sample::Sample;
use crate::file::read_text;
use crate::progress;

/// The start of a file of samples, with the version of the format.
const HEAD: &str = "menagerie samples 2: ";

pub(super) struct Plan {
    pub(super) games: u64,
    pub(super) nodes: u64,
    pub(super) seed: u64,
    pub(super) threads: u64,
    pub(super) weights: Option<String>,
    /// The file of finished games, so that a stopped run can continue.
    pub(super) file: Option<String>,
}

type Finished = BTreeMap<u64, Vec<Sample>>;

impl Plan {
    /// The samples of each game, in the order of the games.
    pub(super) fn play(
        &self,
        variant: &Arc<Variant>,
        evaluator: &Arc<Evaluator>,
    ) -> Result<Vec<Vec<Sample>>, String> {
        let finished = self.kept(variant)?;
        let missing: Vec<u64> = (0..self.games)
            .filter(|game| !finished.contains_key(game))
            .collect();
        let progress = progress::counter("games", missing.len() as u64);
        let finished = Mutex::new(finished);
        let next = AtomicU64::new(0);
        let work = || -> Result<(), String> {
            while let Some(&game) = missing.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                let seed = self.seed.wrapping_mul(1_000_003) + game;
                let samples = Game::new(variant, evaluator.clone(), self.nodes, seed).play()?;
                let mut finished = finished.lock().map_err(|_| "another game failed")?;
                self.keep(game, &samples)?;
                finished.insert(game, samples);
                progress.inc(1);
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            let mut ended = threads.into_iter().map(|thread| thread.join());
            ended.try_for_each(|end| end.map_err(|_| "a game failed".to_string())?)
        })?;
        let finished = finished.into_inner().map_err(|_| "a game failed")?;
        Ok(finished.into_values().collect())
    }

    /// The first line of a file with the games of this plan.
    fn head(&self, variant: &Variant) -> String {
        let weights = match &self.weights {
            None => String::new(),
            Some(text) => format!(", taught {}", hex::encode(&Sha256::digest(text)[..8])),
        };
        format!(
            "{HEAD}{} {:016x}, {} nodes, seed {}{weights}",
            variant.id, variant.identity.content, self.nodes, self.seed
        )
    }

    /// The finished games in the file. Creates the file if there is none.
    fn kept(&self, variant: &Variant) -> Result<Finished, String> {
        let Some(path) = &self.file else {
            return Ok(Finished::new());
        };
        let fault = |error| format!("{path}: {error}");
        let head = self.head(variant);
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            // An unreadable file may still be valuable, so it is not overwritten.
            read => read.map_err(fault)?,
        };
        if (head.clone() + "\n").starts_with(&text) {
            fs::write(path, head + "\n").map_err(fault)?;
            return Ok(Finished::new());
        }
        if text.lines().next() != Some(&head) {
            return Err(format!(
                "{path}: not the samples of this plan, which begin with `{head}`"
            ));
        }
        let whole = whole_lines(&text).len() as u64;
        if whole < text.len() as u64 {
            // The next game must not continue a truncated line.
            let file = OpenOptions::new().write(true).open(path);
            file.and_then(|file| file.set_len(whole)).map_err(fault)?;
        }
        let mut finished = games_in(path, &text)?;
        finished.retain(|&game, _| game < self.games);
        Ok(finished)
    }

    fn keep(&self, game: u64, samples: &[Sample]) -> Result<(), String> {
        let Some(path) = &self.file else {
            return Ok(());
        };
        let mut text = format!("game {game}\n");
        text.extend(samples.iter().map(|sample| sample.line() + "\n"));
        text += &format!("end of game {game}\n");
        let file = OpenOptions::new().append(true).open(path);
        let written = file.and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error| format!("{path}: {error}"))
    }
}

/// The finished games in a file of samples of any plan.
pub(super) fn of_file(path: &str) -> Result<Vec<Vec<Sample>>, String> {
    let text = read_text(path)?;
    if !text.starts_with(HEAD) {
        return Err(format!(
            "{path}: not samples, which begin with `{}`",
            HEAD.trim_end()
        ));
    }
    Ok(games_in(path, &text)?.into_values().collect())
}

/// The text without an unfinished last line, which a full disk or a stopped run leaves.
fn whole_lines(text: &str) -> &str {
    text.rfind('\n').map_or("", |end| &text[..=end])
}

/// The finished games in the text of a file of samples.
fn games_in(path: &str, text: &str) -> Result<Finished, String> {
    let mut finished = Finished::new();
    let mut open: Vec<Sample> = Vec::new();
    for line in whole_lines(text).lines().skip(1) {
        if line.starts_with("game ") {
            open.clear();
            continue;
        }
        match line.strip_prefix("end of game ") {
            Some(game) => {
                let samples = std::mem::take(&mut open);
                let game = game
                    .parse()
                    .map_err(|_| format!("{path}: found `{line}`"))?;
                finished.insert(game, samples);
            }
            // Files of older versions may have damaged lines.
            None => open.extend(Sample::parse(line)),
        }
    }
    Ok(finished)
}
