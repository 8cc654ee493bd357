//! `menagerie endgame`: solves every placement of a few pieces.

use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::ProgressBar;
use menagerie::piece::{Piece, PieceType};
use menagerie::retrograde::{
    EndgameStatistics, OutcomeCounts, Progress as Work, Tablebase, Unsolvable,
};
use menagerie::variant::Variant;
use serde::Serialize;

use crate::game::GameArgs;
use crate::json::to_json;
use crate::progress;

#[derive(Args)]
pub(crate) struct EndgameArgs {
    #[command(flatten)]
    game: GameArgs,
    /// The pieces, such as "K Q k"; small letters for the second player
    #[arg(value_name = "MEN")]
    pieces: String,
    /// Give up after this many seconds
    #[arg(long, value_name = "SECONDS")]
    time: Option<u64>,
    /// Print the counts as one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Printed {
    #[serde(rename = "men")]
    pieces: String,
    #[serde(rename = "seats")]
    players: Vec<Player>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    classes: Vec<Class>,
}

/// The counts for one distribution of bound pieces, such as Bishops, over the parts of the board.
#[derive(Serialize)]
struct Class {
    bound: String,
    #[serde(rename = "seats")]
    players: Vec<Player>,
}

/// The positions with one player to move, from that player's point of view.
#[derive(Serialize)]
struct Player {
    to_act: char,
    positions: u64,
    won: u64,
    drawn: u64,
    lost: u64,
    longest_plies: Option<u16>,
    longest: Option<String>,
    a_draw: Option<String>,
}

impl EndgameArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let variant = self.game.load()?;
        let pieces = pieces(&variant, &self.pieces)?;
        let refuse = |why: Unsolvable| refused(&variant, &why);
        let mut endgames = Tablebase::new(variant.clone()).map_err(refuse)?;
        let mut meter = Meter::new(&variant, self.time);
        let solved = endgames.solve(&pieces, &mut |work| meter.show(work));
        drop(meter);
        solved.map_err(refuse)?;
        let census = endgames.statistics(&pieces).ok_or("nothing was solved")?;
        let printed = printed(&variant, &self.pieces, &census);
        match self.json {
            true => println!("{}", to_json(&printed)?),
            false => print(&printed),
        }
        Ok(())
    }
}

/// Reads pieces such as `K Q k`, each as in position text.
fn pieces(variant: &Variant, text: &str) -> Result<Vec<Piece>, String> {
    let pieces = variant.pieces();
    let piece = |word: &str| {
        let mut pieces = pieces.iter();
        let found = pieces.find(|piece| variant.alphabet.piece(**piece) == word);
        found.copied().ok_or_else(|| {
            let codes = variant.alphabet.codes.join(" ");
            format!("MEN: found `{word}`, allowed {codes}, small letters for the second player")
        })
    };
    text.split_whitespace().map(piece).collect()
}

fn refused(variant: &Variant, why: &Unsolvable) -> String {
    let words = match why {
        Unsolvable::Rules => format!(
            "{} has secrets, drops, claims or too many squares; allowed: two players and checkmate",
            variant.name.text
        ),
        Unsolvable::Royals => "each player needs exactly one royal piece".to_string(),
        Unsolvable::EnPassant => {
            "both players have pieces that can be captured en passant".to_string()
        }
        Unsolvable::PromotionCycle(kinds) => format!(
            "found promotions {}, allowed: promotions that never lead back to a type",
            round(variant, kinds)
        ),
        Unsolvable::TooMany {
            placements,
            allowed,
        } => format!("found {placements} placements, allowed {allowed}"),
        Unsolvable::TooLong => "a win takes too many plies".to_string(),
        Unsolvable::Stopped => "the time limit was reached".to_string(),
    };
    format!("{}: {words}", why.code())
}

/// A cycle of piece types: `A → B → A`.
fn round(variant: &Variant, kinds: &[PieceType]) -> String {
    let kinds = kinds.iter().chain(kinds.first());
    let codes: Vec<&str> = kinds
        .map(|kind| variant.alphabet.codes[kind.index()].as_str())
        .collect();
    codes.join(" → ")
}

/// Shows the progress and checks the time limit.
struct Meter {
    variant: Arc<Variant>,
    begin: Instant,
    seconds: Option<u64>,
    /// The pieces being solved; each set is a separate job.
    pieces: Vec<Piece>,
    progress: ProgressBar,
}

impl Meter {
    fn new(variant: &Arc<Variant>, seconds: Option<u64>) -> Meter {
        Meter {
            variant: variant.clone(),
            begin: Instant::now(),
            seconds,
            pieces: Vec::new(),
            progress: progress::gauge(""),
        }
    }

    fn show(&mut self, work: &Work) -> bool {
        if self.pieces != work.pieces {
            self.pieces = work.pieces.clone();
            let pieces = self
                .pieces
                .iter()
                .map(|&piece| self.variant.alphabet.piece(piece));
            self.progress = progress::gauge(pieces.collect::<Vec<_>>().join(" "));
        }
        progress::set_share(&self.progress, work.part);
        let over = |seconds| self.begin.elapsed() >= Duration::from_secs(seconds);
        !self.seconds.is_some_and(over)
    }
}

fn printed(variant: &Variant, pieces: &str, census: &EndgameStatistics) -> Printed {
    let players = |tallies: &[OutcomeCounts]| -> Vec<Player> {
        let letters = variant.players.iter().map(|player| player.letter);
        letters
            .zip(tallies)
            .map(|(letter, tally)| player(letter, tally))
            .collect()
    };
    let bound = |(piece, square): &(Piece, _)| {
        let name = variant.geometry().name(*square);
        format!("{} {name}", variant.alphabet.piece(*piece))
    };
    let classes = census.classes.iter().map(|class| Class {
        bound: class.bound.iter().map(bound).collect::<Vec<_>>().join(", "),
        players: players(&class.players),
    });
    Printed {
        pieces: pieces.to_string(),
        players: players(&census.players),
        classes: classes.collect(),
    }
}

fn player(letter: char, tally: &OutcomeCounts) -> Player {
    let longest = tally.longest.as_ref();
    Player {
        to_act: letter,
        positions: tally.all(),
        won: tally.won,
        drawn: tally.drawn,
        lost: tally.lost,
        longest_plies: longest.map(|longest| longest.plies),
        longest: longest.map(|longest| longest.position.clone()),
        a_draw: tally.draw.clone(),
    }
}

fn print(printed: &Printed) {
    println!("{}", printed.pieces);
    printed.players.iter().for_each(print_player);
    for class in &printed.classes {
        println!("with {}:", class.bound);
        class.players.iter().for_each(print_player);
    }
}

fn print_player(player: &Player) {
    let part = |count: u64| 100.0 * count as f64 / player.positions.max(1) as f64;
    println!(
        "  {} to act: {} positions: {} won ({:.2} %), {} drawn ({:.2} %), {} lost ({:.2} %)",
        player.to_act,
        player.positions,
        player.won,
        part(player.won),
        player.drawn,
        part(player.drawn),
        player.lost,
        part(player.lost),
    );
    if let (Some(plies), Some(position)) = (player.longest_plies, &player.longest) {
        println!(
            "    longest {plies} plies ({} moves): {position}",
            plies.div_ceil(2)
        );
    }
    if let Some(position) = &player.a_draw {
        println!("    a draw: {position}");
    }
}
