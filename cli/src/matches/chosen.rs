//! What a match is to be, from the command line.

use std::sync::Arc;

use super::super::arguments::Arguments;
use super::super::game::chosen_game_named;
use super::adjudication::Threshold;
use super::spec::Spec;
use super::sprt::Sprt;
use menagerie::variant::Variant;

const GAMES: u64 = 100;
const MOST_PLIES: u64 = 600;
/// More than anybody waits for, and more threads than pay.
const MOST_GAMES: u64 = 10_000_000;
const MOST_THREADS: u64 = 256;

/// Everything that was asked for.
pub(super) struct Chosen {
    pub(super) variant: Arc<Variant>,
    /// As named on the command line: an id or a path.
    pub(super) game: String,
    pub(super) specs: [Spec; 2],
    /// An even number.
    pub(super) games: u64,
    pub(super) openings: Option<String>,
    pub(super) seed: u64,
    /// A game this long is drawn.
    pub(super) most_plies: usize,
    pub(super) sprt: Option<Sprt>,
    pub(super) resign: Option<Threshold>,
    pub(super) draw: Option<Threshold>,
    pub(super) pgn: Option<String>,
    pub(super) concurrency: u64,
}

impl Chosen {
    pub(super) fn read(mut arguments: Arguments) -> Result<Chosen, String> {
        let game = arguments.option("--game")?.ok_or("--game is missing")?;
        let variant = chosen_game_named(game, &mut arguments)?;
        if variant.seats.len() != 2 {
            let seats = variant.seats.len();
            return Err(format!(
                "--game: `{game}` has {seats} seats, allowed games for two"
            ));
        }
        let specs = read_specs(&variant, &mut arguments)?;
        let threshold = |arguments: &mut Arguments, option: &str| {
            let text = arguments.option(option)?;
            text.map(|text| Threshold::read(option, text)).transpose()
        };
        let (resign, draw) = (
            threshold(&mut arguments, "--resign")?,
            threshold(&mut arguments, "--draw")?,
        );
        let sprt = arguments.option("--sprt")?.map(Sprt::read).transpose()?;
        let openings = arguments.option("--openings")?.map(str::to_string);
        let pgn = arguments.option("--pgn")?.map(str::to_string);
        let mut number = |option: &str, usual: u64, most: u64| {
            let number = arguments.number_option(option)?;
            Ok::<u64, String>(number.unwrap_or(usual).min(most))
        };
        let chosen = Chosen {
            variant,
            game: game.to_string(),
            specs,
            games: number("--games", GAMES, MOST_GAMES)?.div_ceil(2) * 2,
            seed: number("--seed", 1, u64::MAX)?,
            most_plies: number("--plies", MOST_PLIES, u64::MAX)? as usize,
            openings,
            sprt,
            resign,
            draw,
            pgn,
            concurrency: number("--concurrency", 1, MOST_THREADS)?.max(1),
        };
        arguments.end()?;
        Ok(chosen)
    }
}

/// Both engines, if they can play the game.
fn read_specs(variant: &Variant, arguments: &mut Arguments) -> Result<[Spec; 2], String> {
    let spec = |arguments: &mut Arguments, option: &str, name: &str| {
        let text = arguments.option(option)?;
        let text = text.ok_or(format!("{option} is missing"))?;
        Spec::read(text, name).map_err(|fault| format!("{option}: {fault}"))
    };
    let specs = [
        spec(arguments, "--engine-a", "A")?,
        spec(arguments, "--engine-b", "B")?,
    ];
    if variant.alphabet.has_secrets() && specs.iter().any(Spec::is_process) {
        return Err(format!(
            "--game: `{}` has secrets, which UCI has no words for; allowed engines without `cmd=`",
            variant.id
        ));
    }
    if variant.options_hash != 0 && specs.iter().any(Spec::is_process) {
        return Err(
            "--option: UCI engines are not told of options, allowed without `cmd=`".to_string(),
        );
    }
    Ok(specs)
}
