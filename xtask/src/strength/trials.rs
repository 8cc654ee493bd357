//! The matches of each kind.

use super::Engine;
use super::arguments::{Arguments, Bound};
use crate::command::Result;

/// Games that both engines know, with the node limits of Fairy-Stockfish: the one to beat, then the goal.
const PEER_GAMES: [(&str, [u64; 2]); 3] = [
    ("grand-cavalier-like", [10_000, 50_000]),
    ("caissa-like", [10_000, 50_000]),
    ("chess", [2_000, 20_000]),
];
/// Milliseconds per move against peers, and against ourselves.
const PEER_MOVETIME: u64 = 1_000;
const OWN_MOVETIME: u64 = 100;

/// A match: the arguments of `menagerie match` and the labels of the result.
pub struct Trial {
    /// An id or a path.
    pub game: String,
    /// The game's name in the table.
    pub name: String,
    pub against: String,
    pub how: String,
    pub ours: String,
    pub theirs: String,
    pub concurrency: usize,
}

impl Trial {
    pub fn title(&self) -> String {
        format!("{} against {}, {}", self.name, self.against, self.how)
    }

    pub fn file_name(&self) -> String {
        let title = self.title().to_lowercase();
        let plain = title.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
        format!("{plain}.pgn")
    }
}

/// Our Wasm with a time limit against Fairy-Stockfish with a node or time limit. One game at a time, because concurrent
/// games would take our time.
pub fn against_fairy(arguments: &Arguments) -> Vec<Trial> {
    let time = arguments.movetime.unwrap_or(PEER_MOVETIME);
    let mut trials = Vec::new();
    for step in 0..2 {
        for (name, nodes) in PEER_GAMES.iter().filter(|(name, _)| arguments.wants(name)) {
            let bound = match (arguments.bound, step) {
                (Some(_), 1) => continue,
                (Some(bound), _) => bound,
                (None, _) => Bound::Nodes(nodes[step]),
            };
            let (bound_words, bound_setting) = (bound.words(), bound.setting());
            let game = match *name {
                "chess" => "chess".to_owned(),
                _ => format!("benches/variants/{name}.toml"),
            };
            trials.push(Trial {
                game,
                name: (*name).to_owned(),
                against: "fairy".to_owned(),
                how: format!("{time} ms against {bound_words}"),
                ours: format!("cmd=node benches/uci/ours.mjs,name=ours,movetime={time}"),
                theirs: format!("cmd=node benches/uci/fairy.mjs,name=fairy,{bound_setting}"),
                concurrency: 1,
            });
        }
    }
    trials
}

/// The engine against its first version, in every game for two with equal time. Games with secrets use `search
/// --listen`, because UCI has no words for them.
pub fn against_v1(arguments: &Arguments, new: &Engine, old: &Engine) -> Result<Vec<Trial>> {
    let time = arguments.movetime.unwrap_or(OWN_MOVETIME);
    let (new_path, old_path) = (new.path(), old.path());
    let games = new
        .ask(&["games"])
        .ok_or("the engine does not list its games")?;
    let mut trials = Vec::new();
    for game in games.lines().filter(|game| arguments.wants(game)) {
        if !plays(new, game, "random") {
            continue;
        }
        let open = plays(new, game, &format!("cmd={new_path} uci,nodes=1"));
        let engine = |path: &str, name: &str| match open {
            true => format!("cmd={path} uci,movetime={time},name={name}"),
            false => format!("search={path},movetime={time},name={name}"),
        };
        trials.push(Trial {
            game: game.to_owned(),
            name: game.to_owned(),
            against: "v1".to_owned(),
            how: format!("{time} ms each"),
            ours: engine(&new_path, "new"),
            theirs: engine(&old_path, "v1"),
            concurrency: half_of_the_threads(),
        });
    }
    Ok(trials)
}

/// Whether an engine can play a game: otherwise even a match without moves is refused.
fn plays(program: &Engine, game: &str, engine: &str) -> bool {
    let words = [
        "match",
        "--game",
        game,
        "--games",
        "2",
        "--plies",
        "0",
        "--engine-a",
        engine,
        "--engine-b",
        "random",
    ];
    program.ask(&words).is_some()
}

/// Searches that share a core would measure the scheduler.
pub fn half_of_the_threads() -> usize {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    (threads / 2).max(1)
}
