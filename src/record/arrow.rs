//! Arrows between squares and rings around squares, as Lichess draws them.

use crate::geometry::{Geometry, Square};

/// A mark on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// The first square.
    pub from: Square,
    /// The square it points to; a ring if it is the first square.
    pub to: Square,
    /// Its colour.
    pub colour: ArrowColour,
}

listed! {
    /// The colours that Lichess uses.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[expect(missing_docs, reason = "they are colours")]
    pub enum ArrowColour {
        Green,
        Red,
        Blue,
        Yellow,
    }
}

impl ArrowColour {
    /// `green`.
    pub fn name(self) -> &'static str {
        match self {
            ArrowColour::Green => "green",
            ArrowColour::Red => "red",
            ArrowColour::Blue => "blue",
            ArrowColour::Yellow => "yellow",
        }
    }

    /// The colour of this name.
    pub fn named(name: &str) -> Option<ArrowColour> {
        let mut all = ArrowColour::ALL.into_iter();
        all.find(|colour| colour.name() == name)
    }

    fn letter(self) -> char {
        match self {
            ArrowColour::Green => 'G',
            ArrowColour::Red => 'R',
            ArrowColour::Blue => 'B',
            ArrowColour::Yellow => 'Y',
        }
    }
}

impl Arrow {
    /// Whether it is a ring.
    pub fn is_ring(self) -> bool {
        self.from == self.to
    }

    pub(super) fn same_place(self, other: Arrow) -> bool {
        (self.from, self.to) == (other.from, other.to)
    }

    /// `Ge2e4`, or `Ge4` of a ring.
    pub(super) fn text(self, board: &Geometry) -> String {
        let to = match self.is_ring() {
            true => "",
            false => board.name(self.to),
        };
        format!("{}{}{to}", self.colour.letter(), board.name(self.from))
    }

    /// Reads `Ge2e4`.
    pub(super) fn read(board: &Geometry, text: &str) -> Option<Arrow> {
        let (colour, squares) = colour_of(text)?;
        let ends = squares.char_indices().skip(1).map(|(at, _)| at);
        let square = |name| board.square(name);
        let mut splits =
            ends.filter_map(|at| Some((square(&squares[..at])?, square(&squares[at..])?)));
        let (from, to) = splits.next()?;
        Some(Arrow { from, to, colour })
    }

    /// Reads `Ge4`.
    pub(super) fn read_ring(board: &Geometry, text: &str) -> Option<Arrow> {
        let (colour, square) = colour_of(text)?;
        let from = board.square(square)?;
        Some(Arrow {
            from,
            to: from,
            colour,
        })
    }
}

fn colour_of(text: &str) -> Option<(ArrowColour, &str)> {
    let letter = text.chars().next()?;
    let mut all = ArrowColour::ALL.into_iter();
    let colour = all.find(|colour| colour.letter() == letter)?;
    Some((colour, &text[letter.len_utf8()..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::{Variant, shipped};

    #[test]
    fn every_arrow_of_every_board_is_read_back() {
        for (id, text) in shipped() {
            let variant = Variant::load(id, text).expect("a valid file");
            let board = variant.geometry();
            for from in board.squares() {
                for to in board.squares() {
                    let arrow = Arrow {
                        from,
                        to,
                        colour: ArrowColour::Blue,
                    };
                    let text = arrow.text(board);
                    let read = match arrow.is_ring() {
                        true => Arrow::read_ring(board, &text),
                        false => Arrow::read(board, &text),
                    };
                    assert_eq!(read, Some(arrow), "{id} {text}");
                }
            }
        }
    }
}
