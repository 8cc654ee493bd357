//! `menagerie search GAME --listen`: searches in games that are read from standard input, line by line, as one player
//! sees them:
//!
//! ```text
//! new                start a new game. The answer is `ready`
//! sees POSITION      what the player sees, with `?` for unknown secrets: at the start and after each action
//! played ACTION      an action, in its public form
//! go nodes N         search the last position; or `go depth N`, `go time MS`. After the answer the game must be
//!                    sent again from its start
//! quit
//! ```

use std::sync::Arc;
use std::time::{Duration, Instant};

use menagerie::position::Position;
use menagerie::rules::{self, View, ViewHistory};
use menagerie::search::{AnySearcher, Options};
use menagerie::variant::Variant;

use super::answer;
use crate::budget::Budget;
use crate::searcher::Searcher;

/// Answers until `quit` or the end of the input.
pub(super) fn listen(variant: &Arc<Variant>) -> Result<(), String> {
    let mut listener = Listener {
        variant: variant.clone(),
        searcher: Searcher::new(Searcher::DEFAULT_MB),
        seen: Vec::new(),
        played: Vec::new(),
    };
    for line in std::io::stdin().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let line = line.trim();
        if line == "quit" {
            break;
        }
        let answer = listener.hear(line);
        let answer = answer.map_err(|fault| format!("`{line}`: {fault}"))?;
        answer.into_iter().for_each(|answer| println!("{answer}"));
    }
    Ok(())
}

struct Listener {
    variant: Arc<Variant>,
    searcher: Searcher,
    seen: Vec<String>,
    played: Vec<String>,
}

impl Listener {
    /// Executes a line; returns the answer, if it has one.
    fn hear(&mut self, line: &str) -> Result<Option<String>, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "new" => {
                self.seen.clear();
                self.played.clear();
                self.searcher.forget();
                self.searcher.prepare(&self.variant)?;
                return Ok(Some("ready".to_string()));
            }
            "sees" => self.seen.push(rest.to_string()),
            "played" => self.played.push(rest.to_string()),
            "go" => return self.answer(budget_of(rest)?).map(Some),
            _ => return Err("allowed new, sees, played, go, quit".to_string()),
        }
        Ok(None)
    }

    fn answer(&mut self, budget: Budget) -> Result<String, String> {
        let story = self.story()?;
        let begin = Instant::now();
        let searcher =
            |memory| AnySearcher::of_story(&story, budget.limits, Options::default(), memory);
        let variant = &self.variant;
        let result = self.searcher.run(variant, budget, searcher, |_| false)?;
        answer::text(&result, variant, begin.elapsed())
    }

    /// The game read so far, as the player to move saw it.
    fn story(&mut self) -> Result<ViewHistory, String> {
        let (seen, played) = (
            std::mem::take(&mut self.seen),
            std::mem::take(&mut self.played),
        );
        if seen.len() != played.len() + 1 {
            return Err("there must be a position seen before and after each action".to_string());
        }
        let read = |text: &String| Position::parse(self.variant.clone(), text);
        let seen: Result<Vec<Position>, _> = seen.iter().map(read).collect();
        let seen = seen.map_err(|error| error.to_string())?;
        let viewer = seen.last().map(Position::turn);
        let mut story = ViewHistory::new(View::of(&seen[0], viewer));
        for (pair, text) in seen.windows(2).zip(&played) {
            let action = rules::action_from_record(&pair[0], text);
            let action = action.map_err(|error| error.to_string())?;
            story.push(action, View::of(&pair[1], viewer));
        }
        Ok(story)
    }
}

/// Reads a limit such as `nodes 4000`.
fn budget_of(words: &str) -> Result<Budget, String> {
    let read = words.split_once(' ');
    let read = read.and_then(|(name, number)| Some((name, number.parse().ok()?)));
    match read {
        Some(("depth", plies)) => Ok(Budget::depth(plies)),
        Some(("nodes", nodes)) => Ok(Budget::nodes(nodes)),
        Some(("time", ms)) => Ok(Budget::time(Duration::from_millis(ms))),
        _ => Err("allowed depth N, nodes N, time MS".to_string()),
    }
}
