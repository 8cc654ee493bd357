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
        let spec = |arguments: &mut Arguments, option: &str, name: &str| {
            let text = arguments.option(option)?;
            let text = text.ok_or(format!("{option} is missing"))?;
            Spec::read(text, name).map_err(|fault| format!("{option}: {fault}"))
        };
        let specs = [
            spec(&mut arguments, "--engine-a", "A")?,
            spec(&mut arguments, "--engine-b", "B")?,
        ];
        if variant.alphabet.has_secrets() && specs.iter().any(Spec::is_process) {
            return Err(format!(
                "--game: `{game}` has secrets, which UCI has no words for; allowed engines without `cmd=`"
            ));
        }
        if variant.options_hash != 0 && specs.iter().any(Spec::is_process) {
            return Err(
                "--option: UCI engines are not told of options, allowed without `cmd=`".to_string(),
            );
        }
        let threshold = |arguments: &mut Arguments, option: &str| {
            let text = arguments.option(option)?;
            text.map(|text| Threshold::read(option, text)).transpose()
        };
        let chosen = Chosen {
            variant,
            game: game.to_string(),
            specs,
            games: arguments
                .number_option("--games")?
                .unwrap_or(GAMES)
                .div_ceil(2)
                * 2,
            openings: arguments.option("--openings")?.map(str::to_string),
            seed: arguments.number_option("--seed")?.unwrap_or(1),
            most_plies: arguments.number_option("--plies")?.unwrap_or(MOST_PLIES) as usize,
            sprt: arguments.option("--sprt")?.map(Sprt::read).transpose()?,
            resign: threshold(&mut arguments, "--resign")?,
            draw: threshold(&mut arguments, "--draw")?,
            pgn: arguments.option("--pgn")?.map(str::to_string),
            concurrency: arguments
                .number_option("--concurrency")?
                .unwrap_or(1)
                .max(1),
        };
        arguments.end()?;
        Ok(chosen)
    }
}
