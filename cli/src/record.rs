//! `menagerie record`: reads, checks and converts games.

use std::process::ExitCode;
use std::sync::Arc;

use clap::{Args, ValueEnum};
use menagerie::record::{
    GameList, ListedGame, LoadedStudy, ReadingOptions, RecordError, Study, Tree,
};
use menagerie::variant::{Variant, shipped_called, shipped_text};
use serde_json::{Map, Value, json};

use crate::file::read_text;
use crate::game::load_game;

/// The exit status if a game has a fault.
const FAILED: u8 = 1;

/// Games are listed in slices of this size.
const SLICE: usize = 100;

#[derive(Args)]
pub(crate) struct RecordArgs {
    /// Path of a file with any number of games, in PGN or as records
    file: String,
    /// Read every game as one of this game, by the id of a shipped game or the path of a variant file
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    /// Print the games in this format; the line about each game then goes to standard error
    #[arg(long, value_name = "FORMAT")]
    to: Option<Format>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// Portable Game Notation
    Pgn,
    /// The format of Menagerie's records
    Text,
    /// An object for each game, one per line
    Json,
}

impl RecordArgs {
    pub(crate) fn run(self) -> Result<ExitCode, String> {
        let text = read_text(&self.file)?;
        let variants = Variants {
            forced: self.game.as_deref().map(load_game).transpose()?,
            loaded: Default::default(),
        };
        let mut list = GameList::new(&text);
        let mut failed = false;
        let mut games = 0;
        while !list.is_done() {
            for listed in list.list(SLICE) {
                let text = list.text(listed.number).unwrap_or_default();
                let find = |name: &str, options: &[(&str, &str)]| variants.find(name, options);
                let game = Read {
                    study: Study::from_text_with(
                        &ReadingOptions::from_line(listed.line),
                        text,
                        find,
                    ),
                    listed,
                };
                games += 1;
                failed |= !game.report(self.to);
            }
        }
        if games == 0 {
            let path = self.file;
            return Err(format!(
                "{path}: found no game, allowed games in PGN or as records"
            ));
        }
        Ok(match failed {
            true => ExitCode::from(FAILED),
            false => ExitCode::SUCCESS,
        })
    }
}

/// The variants to read games with.
struct Variants {
    forced: Option<Arc<Variant>>,
    /// Shipped ones without options, by id.
    loaded: std::cell::RefCell<std::collections::HashMap<&'static str, Arc<Variant>>>,
}

impl Variants {
    fn find(&self, name: &str, options: &[(&str, &str)]) -> Option<Arc<Variant>> {
        if let Some(forced) = &self.forced {
            return Some(forced.clone());
        }
        let id = shipped_called(name)?;
        if let Some(known) = self.loaded.borrow().get(id).filter(|_| options.is_empty()) {
            return Some(known.clone());
        }
        let variant = Variant::load_with(id, shipped_text(id)?, options).ok()?;
        let variant = Arc::new(variant);
        if options.is_empty() {
            self.loaded.borrow_mut().insert(id, variant.clone());
        }
        Some(variant)
    }
}

struct Read {
    listed: ListedGame,
    study: Result<LoadedStudy, RecordError>,
}

impl Read {
    /// Prints the game and the line about it. Returns whether all is in order.
    fn report(&self, to: Option<Format>) -> bool {
        let (about, is_in_order) = match self.converted(to) {
            Ok(converted) => {
                print!("{converted}");
                (self.about(), self.fault().is_none())
            }
            Err(refusal) => (format!("{}: {refusal}", self.place()), false),
        };
        match to {
            None => println!("{about}"),
            Some(_) => eprintln!("{about}"),
        }
        is_in_order
    }

    fn converted(&self, to: Option<Format>) -> Result<String, String> {
        let written = match (to, &self.study) {
            (None, _) => return Ok(String::new()),
            (Some(Format::Json), _) => self.as_json().to_string(),
            (_, Err(_)) => return Ok(String::new()),
            (Some(Format::Text), Ok(read)) => read.study.to_text(&read.headers),
            (Some(Format::Pgn), Ok(read)) => {
                let written = read.study.to_pgn(&read.headers);
                written.map_err(|refusal| refusal.code().to_string())?
            }
        };
        Ok(format!("{written}\n"))
    }

    fn fault(&self) -> Option<&RecordError> {
        match &self.study {
            Ok(read) => read.fault.as_ref(),
            Err(fault) => Some(fault),
        }
    }

    fn place(&self) -> String {
        format!("game {}, line {}", self.listed.number + 1, self.listed.line)
    }

    /// `game 2, line 12: chess: 7 plies, 1-0 checkmate`, or the fault.
    fn about(&self) -> String {
        if let Some(fault) = self.fault() {
            let number = self.listed.number + 1;
            return format!("game {number}, {fault}").replace('\n', " ");
        }
        let Ok(read) = &self.study else {
            return String::new();
        };
        let game = read.study.main_game();
        let reason = game.final_outcome().map(|outcome| outcome.reason.code());
        format!(
            "{}: {}: {} plies, {} {}",
            self.place(),
            game.variant().id,
            game.line().len(),
            game.result(),
            reason.unwrap_or("unfinished"),
        )
    }

    fn as_json(&self) -> Value {
        let mut object = json!({ "number": self.listed.number + 1, "line": self.listed.line });
        if let Ok(read) = &self.study {
            object["game"] = json!(read.study.game().variant().id);
            object["headers"] = headers(read);
            object["start"] = json!(read.study.game().start().text());
            object["moves"] = json!(moves(&read.study));
            let game = read.study.main_game();
            object["result"] = json!(game.result());
            let reason = game.final_outcome().map(|outcome| outcome.reason.code());
            object["reason"] = json!(reason);
        }
        object["fault"] = json!(self.fault().map(|fault| json!({
            "code": fault.kind.code(),
            "line": fault.line,
            "column": fault.column,
            "found": fault.found,
            "allowed": fault.allowed,
        })));
        object
    }
}

fn headers(read: &LoadedStudy) -> Value {
    let headers = read.headers.iter();
    let pairs = headers.map(|header| (header.name.clone(), json!(header.value)));
    Value::Object(pairs.collect::<Map<String, Value>>())
}

/// The move texts of the main line.
fn moves(study: &Study) -> Vec<String> {
    let tree = study.tree();
    let line = tree.line_through(Tree::ROOT).into_iter();
    let actions = line.filter_map(|node| tree.action(node));
    let variant = study.game().variant();
    actions.map(|action| action.text(variant)).collect()
}
