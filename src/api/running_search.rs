//! A search of the current position, run in slices.

use super::error::EngineError;
use super::error_code::CallError;
use super::messages::{LineMessage, SearchInfo};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::record::{Game, line_texts};
use crate::rules::{self, Knowledge, Refusal, View};
use crate::search::{
    AnySearcher, Level, Limits, Line, Memory, Openness, OpponentModel, Options, Score,
    SearchResult, Unsearchable,
};
use crate::variant::Variant;

const MOST_LINES: usize = 5;

/// The positions of a search that must end at once.
const GUARDING_NODES: u64 = 15_000;

/// A search for the player to act. It gets that player's view, never the truth.
#[derive(Debug)]
pub struct RunningSearch {
    searcher: AnySearcher,
    limits: Limits,
    options: Options,
    player: Player,
    position: u64,
    purpose: Purpose,
    /// The searched position with public knowledge only.
    public: Position,
    /// The public lines of the last report with their notation, since most lines are reported many times.
    notated: Vec<(Vec<Action>, Vec<String>)>,
}

/// Who may know the result of a search, and what it is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The next move of the player to act.
    Move,
    /// For the player to act: runs until stopped and reports all lines.
    Analysis,
    /// For everyone, after the end of a game: knows all secrets.
    Review,
}

impl RunningSearch {
    /// Starts a search for a move. `memory` is new or comes from [`RunningSearch::into_memory`] in the same game.
    ///
    /// # Errors
    ///
    /// `game-over`, or a code of [`Unsearchable`].
    pub fn start(
        game: &Game,
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<RunningSearch, EngineError> {
        require_open(game)?;
        let knowledge = game.knowledge_of(game.position().turn());
        RunningSearch::about(game, Purpose::Move, &knowledge, limits, options, memory)
    }

    /// A short search in place of this one that guards the player's secret; see
    /// [`Session::stop_thinking`](super::Session::stop_thinking).
    ///
    /// # Errors
    ///
    /// As [`RunningSearch::start`].
    pub fn guarding(self, game: &Game) -> Result<RunningSearch, EngineError> {
        let limits = Limits {
            nodes: self.limits.nodes.min(GUARDING_NODES),
            ..self.limits
        };
        let options = Options {
            openness: Openness::Never,
            ..self.options
        };
        let mut memory = self.into_memory();
        memory.clear();
        RunningSearch::start(game, limits, options, memory)
    }

    /// Starts an unlimited analysis of the best lines.
    ///
    /// # Errors
    ///
    /// `analysis-lines`, `game-over`, or a code of [`Unsearchable`].
    pub fn analyse(
        game: &Game,
        lines: usize,
        model: OpponentModel,
        memory: Memory,
    ) -> Result<RunningSearch, EngineError> {
        if !(1..=MOST_LINES).contains(&lines) {
            let allowed = format!("1 to {MOST_LINES}");
            return Err(EngineError::new(
                CallError::AnalysisLines,
                lines.to_string(),
                allowed,
            ));
        }
        let options = Options {
            model,
            ..Options::default()
        };
        require_open(game)?;
        let knowledge = game.knowledge_of(game.position().turn());
        let limits = Limits::nodes(u64::MAX);
        let purpose = Purpose::Analysis;
        let mut search = RunningSearch::about(game, purpose, &knowledge, limits, options, memory)?;
        search.searcher.set_multi_pv(lines);
        Ok(search)
    }

    /// Starts a search of a position of a game that is over, with all secrets known.
    ///
    /// # Errors
    ///
    /// `game-over` if the position itself ends the game, or a code of [`Unsearchable`].
    pub fn review(
        game: &Game,
        limits: Limits,
        model: OpponentModel,
        memory: Memory,
    ) -> Result<RunningSearch, EngineError> {
        if rules::outcome(game.position(), game.occurrences()).is_some() {
            return Err(game_over());
        }
        let options = Options {
            model,
            ..Options::default()
        };
        let knowledge = game.revealed_knowledge();
        RunningSearch::about(game, Purpose::Review, &knowledge, limits, options, memory)
    }

    /// Searches only the move with this public text, if it is legal.
    pub fn repeat(&mut self, public_text: &str) {
        let variant = self.public.variant().clone();
        let fits = |action: &Action| action.public_text(&variant) == public_text;
        let legal = rules::legal_actions(&self.public);
        if let Some(action) = legal.into_iter().find(fits) {
            self.search_only(action.public(&variant));
        }
    }

    /// Whether the player acts as its secret says, so that an interrupted result would depend on it.
    pub fn acts_openly(&self) -> bool {
        self.purpose == Purpose::Move && self.searcher.acts_openly()
    }

    /// See [`AnySearcher::search_only`].
    pub fn search_only(&mut self, action: Action) {
        self.searcher.search_only(&[action]);
    }

    fn about(
        game: &Game,
        purpose: Purpose,
        knowledge: &Knowledge,
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<RunningSearch, EngineError> {
        let searcher = AnySearcher::of_knowledge(knowledge, limits, options, memory);
        let position = game.position();
        Ok(RunningSearch {
            limits,
            options,
            searcher: searcher.map_err(refused)?,
            player: position.turn(),
            position: position.hash(),
            purpose,
            public: match position.variant().alphabet.has_secrets() {
                true => game.as_public().position().clone(),
                false => position.clone(),
            },
            notated: Vec::new(),
        })
    }

    pub fn purpose(&self) -> Purpose {
        self.purpose
    }

    /// Searches about `nodes` more positions.
    pub fn slice(&mut self, nodes: u64) -> SearchResult {
        self.searcher.slice(nodes)
    }

    pub fn player(&self) -> Player {
        self.player
    }

    /// Hash of the searched position.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// The full result, for a viewer who may know it. An analysis reports the lines of the last completed depth.
    pub(super) fn message(&mut self, result: &SearchResult) -> SearchInfo {
        let only = self.public_line(&Line {
            actions: result.line.clone(),
            score: result.score,
            depth: result.depth,
        });
        let lines: Vec<Line> = match (self.purpose, result.lines.as_slice()) {
            (Purpose::Move | Purpose::Review, _) => Vec::new(),
            (Purpose::Analysis, []) => vec![only.clone()],
            (Purpose::Analysis, lines) => lines.iter().map(|line| self.public_line(line)).collect(),
        };
        let best = lines.first().unwrap_or(&only);
        let reported = lines.iter().chain([best]).map(|line| line.actions.clone());
        self.notate(reported.collect());
        let head = self.line_message(best);
        let lines = lines.iter().map(|line| self.line_message(line)).collect();
        SearchInfo {
            best: head.text,
            secret_best: self.secret_text(result.best),
            depth: head.depth,
            score_centipawns: head.score_centipawns,
            mate_in_plies: head.mate_in_plies,
            nodes: result.nodes as f64,
            line: head.line,
            san: head.san,
            lines,
            shares: self.shares(result),
            done: result.done,
        }
    }

    fn shares(&self, result: &SearchResult) -> Vec<f64> {
        let players = self.public.variant().players();
        match &result.shares {
            Some(shares) => players.map(|player| shares[player]).collect(),
            None => Vec::new(),
        }
    }

    /// A line as everyone may know it.
    fn public_line(&self, line: &Line) -> Line {
        let variant = self.public.variant();
        let actions = line.actions.iter().map(|action| action.public(variant));
        Line {
            actions: actions.collect(),
            ..line.clone()
        }
    }

    /// The text of an action with a secret choice. Only the next move of the game can have one.
    fn secret_text(&self, action: Option<Action>) -> Option<String> {
        let variant = self.public.variant();
        let secret =
            |action: &Action| self.purpose == Purpose::Move && action.public(variant) != *action;
        Some(action.filter(secret)?.text(variant))
    }

    /// Keeps exactly the notation of these lines.
    fn notate(&mut self, lines: Vec<Vec<Action>>) {
        let notated = lines.into_iter().map(|line| {
            let known = self.notated.iter().find(|(known, _)| *known == line);
            let texts = known.map(|(_, texts)| texts.clone());
            let texts = texts.unwrap_or_else(|| line_texts(&self.public, &line));
            (line, texts)
        });
        self.notated = notated.collect();
    }

    fn line_message(&self, line: &Line) -> LineMessage {
        let texts = texts(&line.actions, self.public.variant());
        let mut notated = self.notated.iter();
        let san = notated.find(|(known, _)| *known == line.actions);
        LineMessage {
            text: texts.first().cloned().unwrap_or_default(),
            score_centipawns: centipawns(line.score),
            mate_in_plies: line.turns_to_mate(&self.public),
            depth: line.depth as u32,
            line: texts,
            san: san.map_or_else(Vec::new, |(_, texts)| texts.clone()),
        }
    }

    /// The memory, to be reused for the next move.
    pub fn into_memory(self) -> Memory {
        self.searcher.into_memory()
    }
}

/// The level that a text names.
///
/// # Errors
///
/// `unknown-level`.
pub fn level(text: &str) -> Result<Level, EngineError> {
    let unknown = || EngineError::new(CallError::UnknownLevel, text, Level::ALLOWED);
    Level::named(text).ok_or_else(unknown)
}

/// Searches a position with a node limit and returns the number of nodes.
///
/// # Errors
///
/// A code of [`Unsearchable`].
pub fn search_nodes(position: &Position, nodes: u64, memory: Memory) -> Result<u64, EngineError> {
    let view = View::of(position, Some(position.turn()));
    let searcher = AnySearcher::new(&view, &[], Limits::nodes(nodes), Options::default(), memory);
    Ok(searcher.map_err(refused)?.finish().nodes)
}

/// The opponent model with this name, or the default.
pub(super) fn model(name: Option<&str>) -> Result<OpponentModel, EngineError> {
    let Some(name) = name else {
        return Ok(OpponentModel::default());
    };
    let names = OpponentModel::ALL.map(OpponentModel::name).join(", ");
    OpponentModel::named(name).ok_or_else(|| EngineError::new(CallError::UnknownModel, name, names))
}

fn require_open(game: &Game) -> Result<(), EngineError> {
    match game.outcome() {
        Some(_) => Err(game_over()),
        None => Ok(()),
    }
}

fn game_over() -> EngineError {
    EngineError::new(Refusal::GameOver, "", "a game that goes on")
}

pub(super) fn refused(why: Unsearchable) -> EngineError {
    EngineError::new(why, "", "a game that the computer can play")
}

fn texts(actions: &[Action], variant: &Variant) -> Vec<String> {
    actions.iter().map(|action| action.text(variant)).collect()
}

/// 0 for a mate.
fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(score) => score,
        Score::MateInPlies(_) => 0,
    }
}

/// The result for other viewers: only whether the search is done, because anything else could reveal secrets.
pub(super) fn blank_message(result: &SearchResult) -> SearchInfo {
    SearchInfo {
        best: String::new(),
        secret_best: None,
        depth: 0,
        score_centipawns: 0,
        mate_in_plies: None,
        nodes: 0.0,
        line: Vec::new(),
        san: Vec::new(),
        lines: Vec::new(),
        shares: Vec::new(),
        done: result.done,
    }
}
