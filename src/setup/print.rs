//! Writes a setup as position text in canonical form.

use super::{Alphabet, CLOCK, CastlingPartner, FieldName, FieldValue, Setup, WALL};
use crate::geometry::{Geometry, Square};
use crate::piece::{Piece, PieceType, Player};

impl Setup {
    /// The position text. Parsing it gives the same setup.
    pub fn text(&self, alphabet: &Alphabet) -> String {
        let printer = Printer {
            setup: self,
            alphabet,
        };
        let count = self.count();
        let mut parts = vec![
            printer.placement() + &printer.reserves(),
            alphabet.players[self.turn.index()].to_string(),
            or_dash(printer.castling()),
            count.map_or_else(
                || or_dash(printer.en_passant()),
                |count| count.limit.to_string(),
            ),
        ];
        parts.extend(printer.checks_left());
        let clock = count.map_or(self.clock_plies, |count| count.plies.into());
        parts.extend([clock, self.number].map(|number| number.to_string()));
        parts.extend(printer.fields());
        if clock != self.clock_plies {
            parts.push(format!("{CLOCK}={}", self.clock_plies));
        }
        parts.join(" ")
    }

    /// The count that replaces the en-passant field and the draw clock, as Fairy-Stockfish writes it.
    fn count(&self) -> Option<Count> {
        let number = |field| match self.fields.get(field, Player::FIRST) {
            FieldValue::Number(number) => number,
            _ => 0,
        };
        let limit = number(FieldName::CountLimit);
        (limit > 0 && self.en_passant.is_empty()).then(|| Count {
            limit,
            plies: number(FieldName::Count),
        })
    }
}

/// Plies counted since little material is left, and the plies allowed.
#[derive(Clone, Copy)]
struct Count {
    plies: u8,
    limit: u8,
}

fn or_dash(text: String) -> String {
    match text.is_empty() {
        true => "-".to_string(),
        false => text,
    }
}

struct Printer<'a> {
    setup: &'a Setup,
    alphabet: &'a Alphabet,
}

impl Printer<'_> {
    fn board(&self) -> &Geometry {
        &self.alphabet.geometry
    }

    fn players(&self) -> impl Iterator<Item = Player> + use<> {
        Player::first(self.alphabet.players.len())
    }

    fn placement(&self) -> String {
        let layers = (0..self.board().layers()).map(|layer| self.layer(layer));
        layers.collect::<Vec<_>>().join("|")
    }

    fn layer(&self, layer: u8) -> String {
        let ranks = (0..self.board().ranks()).rev();
        let ranks = ranks.map(|rank| self.rank(rank, layer));
        ranks.collect::<Vec<_>>().join("/")
    }

    fn rank(&self, rank: u8, layer: u8) -> String {
        let mut words = Vec::new();
        let mut empty = 0;
        for file in 0..self.board().files() {
            let occupant = match self.board().at(file, rank, layer) {
                Some(square) => self.occupant(square),
                None => Some(WALL.to_string()),
            };
            match occupant {
                None => empty += 1,
                Some(occupant) => {
                    push_count(&mut words, &mut empty);
                    words.push(occupant);
                }
            }
        }
        push_count(&mut words, &mut empty);
        words.join(self.separator())
    }

    /// The piece or the wall on a square.
    fn occupant(&self, square: Square) -> Option<String> {
        match self.setup.walls.contains(square) {
            true => Some(WALL.to_string()),
            false => Some(self.alphabet.piece(self.setup.at(square)?)),
        }
    }

    fn separator(&self) -> &'static str {
        match self.alphabet.by_case() {
            true => "",
            false => ",",
        }
    }

    fn reserves(&self) -> String {
        let mut pieces = Vec::new();
        for owner in self.players() {
            for kind in self.reserve_order() {
                let piece = self.alphabet.piece(Piece::new(kind, owner));
                let count = self.setup.reserves[owner][kind.index()];
                pieces.extend(std::iter::repeat_n(piece, count.into()));
            }
        }
        let writes_empty_hands = self.alphabet.hands_fill || !self.alphabet.gates.is_empty();
        match pieces.is_empty() && !writes_empty_hands {
            true => String::new(),
            false => format!("[{}]", pieces.join(self.separator())),
        }
    }

    /// The types that may be in hand, then the others, which an impossible setup may contain.
    fn reserve_order(&self) -> impl Iterator<Item = PieceType> {
        let known = &self.alphabet.reserve;
        let others = (0..self.alphabet.codes.len()).filter_map(PieceType::new);
        let others = others.filter(|kind| !known.contains(kind));
        known.iter().copied().chain(others)
    }

    fn castling(&self) -> String {
        let rights = self.setup.castling;
        let implied = self.alphabet.gates.iter();
        let implied = implied.filter(|gate| rights & gate.implied_by != 0);
        let written = implied.fold(rights, |written, gate| written & !gate.right);
        let letters = self.alphabet.castling.iter().enumerate();
        let held = letters.filter(|(bit, _)| written >> bit & 1 != 0);
        held.map(|(bit, &letter)| self.letter_of_file(bit).unwrap_or(letter))
            .collect()
    }

    /// The letter of the partner's file if the usual one would mean a partner farther outside, as in X-FEN:
    /// <https://en.wikipedia.org/wiki/X-FEN>.
    fn letter_of_file(&self, right: usize) -> Option<char> {
        let partner = self.alphabet.partners.get(right)?.as_ref();
        let partner = partner.filter(|it| self.setup.at(it.home) == Some(it.piece))?;
        let others = self.setup.squares_of(self.board(), partner.piece);
        let mut others = others.iter();
        let is_outside = |other| partner.is_outside(other, self.board());
        others
            .any(is_outside)
            .then(|| self.alphabet.file_letter(partner))?
    }

    /// The checks that each player has still to give, `3+3`, as Fairy-Stockfish writes them.
    fn checks_left(&self) -> Option<String> {
        let limit = self.alphabet.checks_to_win?;
        let left =
            self.players().map(
                |player| match self.setup.fields.get(FieldName::Checks, player) {
                    FieldValue::Number(given) => limit.checked_sub(given),
                    _ => Some(limit),
                },
            );
        let left: Vec<String> = left
            .map(|left| Some(left?.to_string()))
            .collect::<Option<_>>()?;
        Some(left.join("+"))
    }

    fn en_passant(&self) -> String {
        let name = |square| self.board().name(square);
        let entries = self.setup.en_passant.iter();
        let mut entries: Vec<String> = entries
            .map(|&(passed, piece)| match piece {
                None => name(passed).to_string(),
                Some(piece) => format!("{}:{}", name(passed), name(piece)),
            })
            .collect();
        entries.sort();
        entries.join(",")
    }

    fn fields(&self) -> Vec<String> {
        let is_written = |field: FieldName| match field {
            FieldName::Checks => self.checks_left().is_some(),
            FieldName::Count | FieldName::CountLimit => self.setup.count().is_some(),
            _ => false,
        };
        let fields = self.alphabet.fields.iter().copied();
        let others = fields.filter(|&field| !is_written(field));
        others.filter_map(|field| self.field(field)).collect()
    }

    fn field(&self, field: FieldName) -> Option<String> {
        let shown = match field.is_per_player() {
            true => self.alphabet.players.len(),
            false => 1,
        };
        let value = |owner| self.setup.fields.get(field, owner);
        let something = Player::first(shown).any(|owner| value(owner) != FieldValue::Nothing);
        let values = Player::first(shown).map(|owner| self.alphabet.value(owner, value(owner)));
        something.then(|| format!("{}={}", field.text(), values.collect::<Vec<_>>().join(",")))
    }
}

impl CastlingPartner {
    /// Whether a square is farther from the piece that castles, on the same side.
    fn is_outside(&self, other: Square, board: &Geometry) -> bool {
        let [from, home, other] = [self.from, self.home, other].map(|at| board.coordinates(at));
        (home.rank, home.layer) == (other.rank, other.layer)
            && match home.file > from.file {
                true => other.file > home.file,
                false => other.file < home.file,
            }
    }
}

fn push_count(words: &mut Vec<String>, empty: &mut u16) {
    if *empty > 0 {
        words.push(empty.to_string());
    }
    *empty = 0;
}
