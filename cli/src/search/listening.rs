//! `menagerie search GAME --listen`: what the computer would play in games that it is told of on standard input, line by
//! line, as one of their seats sees them:
//!
//! ```text
//! new                another game begins: nothing is kept of the last one; answered by `ready`
//! sees POSITION      what the seat to be asked sees, secrets of others as `?`: at first, and after each action
//! played ACTION      an action in public
//! go nodes N         what to play in the position seen last; or `go depth N`, `go time MS`. The next line begins the
//!                    whole story anew
//! quit
//! ```

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::Found;
use crate::searcher::{Budget, Thinker};
use menagerie::position::Position;
use menagerie::rules::{self, Story, View};
use menagerie::search::{Mind, Options};
use menagerie::variant::Variant;

/// Answers until nobody asks any more.
pub(super) fn listen(variant: &Arc<Variant>) -> Result<(), String> {
    let mut listener = Listener {
        variant: variant.clone(),
        thinker: Thinker::new(Thinker::USUAL_MB),
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
    thinker: Thinker,
    /// What has been told since the last question, as text.
    seen: Vec<String>,
    played: Vec<String>,
}

impl Listener {
    /// Takes a line; what is to be answered.
    fn hear(&mut self, line: &str) -> Result<Option<String>, String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "new" => {
                self.seen.clear();
                self.played.clear();
                self.thinker.forget();
                self.thinker.prepare(&self.variant);
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
        let mind = |memory| Mind::of_story(&story, budget.limits, Options::default(), memory);
        let variant = &self.variant;
        let thought = self.thinker.ponder(variant, budget, mind, |_| false)?;
        Found::of(&thought, variant, begin.elapsed()).text()
    }

    /// What has been told, to the seat that is to act.
    fn story(&mut self) -> Result<Story, String> {
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
        let mut story = Story::begin(View::of(&seen[0], viewer));
        for (pair, text) in seen.windows(2).zip(&played) {
            let action = rules::action_from_record(&pair[0], text);
            let action = action.map_err(|error| error.to_string())?;
            story.go_on(action, View::of(&pair[1], viewer));
        }
        Ok(story)
    }
}

/// Of words such as `nodes 4000`.
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
