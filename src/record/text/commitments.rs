//! Secret choices as headers: `[Commitment "w crown 0 <hash>"]`, `[Opening "w crown 0 K <salt>"]`, `[Revealed "w crown 0"]`,
//! `[Searched "w hidden 5 c3 d4"]`.

use super::header::{self, Headers};
use crate::record::record_error::{RecordError, RecordErrorKind};

use crate::geometry::SquareSet;
use crate::piece::Player;
use crate::record::commitment::{Choice, Commitment, Hash, Opening, Salt};
use crate::record::game::Game;
use crate::record::hex;
use crate::setup::FieldName;
use crate::variant::Variant;

pub(super) const COMMITMENT: &str = "Commitment";
pub(super) const OPENING: &str = "Opening";
pub(super) const REVEALED: &str = "Revealed";
pub(super) const SEARCHED: &str = "Searched";

pub(super) fn lines(game: &Game) -> Vec<String> {
    let variant = game.variant();
    let commitments = game.commitments.iter().map(|commitment| {
        let hash = hex::encode(&commitment.hash);
        let choice = choice_text(variant, commitment.choice);
        header::line(COMMITMENT, &format!("{choice} {hash}"))
    });
    let openings = game.commitments.iter().filter_map(|commitment| {
        let Opening { value, salt } = commitment.opening.as_ref()?;
        let choice = choice_text(variant, commitment.choice);
        let salt = hex::encode(salt);
        Some(header::line(OPENING, &format!("{choice} {value} {salt}")))
    });
    let revealed = game.exposed.iter();
    let revealed = revealed.map(|&choice| header::line(REVEALED, &choice_text(variant, choice)));
    let searched = game.searched.iter().map(|&(choice, squares)| {
        let names = squares.iter().map(|square| variant.geometry().name(square));
        let names = names.collect::<Vec<_>>().join(" ");
        header::line(
            SEARCHED,
            &format!("{} {names}", choice_text(variant, choice)),
        )
    });
    commitments
        .chain(openings)
        .chain(revealed)
        .chain(searched)
        .collect()
}

fn choice_text(variant: &Variant, choice: Choice) -> String {
    let player = variant.alphabet.players[choice.player.index()];
    format!("{player} {} {}", choice.field.text(), choice.ply())
}

/// Reads the commitments of a replayed game and verifies their openings.
pub(super) fn read(headers: &Headers, game: &mut Game) -> Result<(), RecordError> {
    let choices = game.secret_choices();
    for (line, text) in headers.all(COMMITMENT) {
        let commitment = commitment(game, &choices, text);
        let fault = || {
            let allowed =
                "player, field, ply and SHA-256 of a secret choice of this game, once each";
            RecordError::new(RecordErrorKind::Commitment, line, text, allowed)
        };
        let commitment = commitment.ok_or_else(fault)?;
        game.commitments.push(commitment);
    }
    let is_secretive = game.variant().alphabet.has_secrets();
    for (line, text) in headers.all(OPENING).filter(|_| is_secretive) {
        let fault =
            |allowed: String| RecordError::new(RecordErrorKind::Commitment, line, text, allowed);
        open(game, &choices, text).map_err(fault)?;
    }
    for (line, text) in headers.all(REVEALED) {
        let choice = revealed(game, &choices, text);
        let fault = || {
            let allowed = "player, field and ply of a secret choice of this game, once each";
            RecordError::new(RecordErrorKind::Commitment, line, text, allowed)
        };
        game.exposed.push(choice.ok_or_else(fault)?);
    }
    for (line, text) in headers.all(SEARCHED) {
        let squares = searched(game, &choices, text);
        let fault = || {
            let allowed = "player, field and ply of a hidden crown of this game, and squares";
            RecordError::new(RecordErrorKind::Commitment, line, text, allowed)
        };
        game.searched.push(squares.ok_or_else(fault)?);
    }
    Ok(())
}

type Choices = [(Choice, Option<String>)];

/// Reads a commitment to a choice of the game that has none yet.
fn commitment(game: &Game, choices: &Choices, text: &str) -> Option<Commitment> {
    let (named, rest) = named_choice(game.variant(), text)?;
    let hash = Hash::try_from(hex::decode(rest)?).ok()?;
    let taken = |choice: &Choice| game.commitments.iter().any(|known| known.choice == *choice);
    let mut fitting = choices.iter().map(|(choice, _)| *choice);
    let choice = fitting.find(|choice| named.means(*choice) && !taken(choice))?;
    Some(Commitment {
        choice,
        hash,
        opening: None,
    })
}

/// Reads a choice of the game that everyone knows.
fn revealed(game: &Game, choices: &Choices, text: &str) -> Option<Choice> {
    let (named, rest) = named_choice(game.variant(), text)?;
    let mut fitting = choices.iter().map(|(choice, _)| *choice);
    let choice = fitting.find(|choice| named.means(*choice) && !game.exposed.contains(choice))?;
    rest.is_empty().then_some(choice)
}

/// Reads squares that were searched for a hidden crown, but not in the moves.
fn searched(game: &Game, choices: &Choices, text: &str) -> Option<(Choice, SquareSet)> {
    let variant = game.variant();
    let (named, names) = named_choice(variant, text)?;
    let mut fitting = choices.iter().map(|(choice, _)| *choice);
    let choice =
        fitting.find(|choice| named.means(*choice) && choice.field == FieldName::Hidden)?;
    let mut squares = SquareSet::EMPTY;
    for name in names.split(' ') {
        squares.insert(variant.geometry().square(name)?);
    }
    Some((choice, squares))
}

/// Opens the commitment that a header names; the error says what is allowed.
fn open(game: &mut Game, choices: &Choices, text: &str) -> Result<(), String> {
    let variant = game.variant().clone();
    let malformed = || "player, field, ply, value and salt (32 hexadecimal digits)".to_string();
    let (named, rest) = named_choice(&variant, text).ok_or_else(malformed)?;
    let (value, salt) = rest.split_once(' ').ok_or_else(malformed)?;
    let salt = hex::decode(salt).and_then(|salt| Salt::try_from(salt).ok());
    let opening = Opening {
        value: value.to_string(),
        salt: salt.ok_or_else(malformed)?,
    };
    let commitments = &mut game.commitments;
    let mut meant = commitments
        .iter_mut()
        .filter(|c| named.means(c.choice))
        .peekable();
    if meant.peek().is_none() {
        return Err("only what opens a commitment of this record".to_string());
    }
    let fits = |c: &&mut Commitment| c.choice.hash(&variant, &opening) == c.hash;
    let commitment = meant
        .find(fits)
        .ok_or("value and salt that give the hash of the commitment")?;
    let own = choices
        .iter()
        .find(|(choice, _)| *choice == commitment.choice);
    match own.and_then(|(_, value)| value.as_ref()) {
        Some(own) if own != value => Err(format!("{own}, as in the game itself")),
        _ => {
            commitment.opening = Some(opening);
            Ok(())
        }
    }
}

/// A choice as a header names it. The name is the same for a choice before the game and one by the first action.
struct Named {
    player: Player,
    field: FieldName,
    ply: usize,
}

impl Named {
    fn means(&self, choice: Choice) -> bool {
        let Named { player, field, ply } = *self;
        (choice.player, choice.field, choice.ply()) == (player, field, ply)
    }
}

/// Splits a header into its choice and the rest of its text.
fn named_choice<'t>(variant: &Variant, text: &'t str) -> Option<(Named, &'t str)> {
    let mut words = text.splitn(4, ' ');
    let mut letters = words.next()?.chars();
    let player = variant.alphabet.player(letters.next()?)?;
    let field = FieldName::named(words.next()?)?;
    let ply = words.next()?;
    let named = Named {
        player,
        field,
        ply: ply.parse().ok().filter(|n: &usize| n.to_string() == ply)?,
    };
    let rest = words.next().unwrap_or_default();
    letters.next().is_none().then_some((named, rest))
}
