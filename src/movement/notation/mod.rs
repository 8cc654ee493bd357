//! Parses XBetza text into a [`Movement`]. `leap` reads single-leg parts and `chain` multi-leg ones, both using
//! `modifier`, `atom` and `direction`; `overlap` removes redundant paths. [`Movement::parse`] documents the supported
//! notation.

mod atom;
mod chain;
mod direction;
mod error;
mod leap;
mod modifier;
mod overlap;
mod reader;
mod spatial;

#[cfg(test)]
mod tests;

pub use error::NotationError;

use super::{Movement, Path};
use atom::Atom;
use modifier::Modifiers;
use reader::Reader;

const NO_MOVE: &str = "-";

/// The maximum length in bytes. The longest movements of known games have about 60.
const LONGEST_TEXT: usize = 200;

/// The maximum number of paths, far above what a playable piece needs.
const MOST_PATHS: usize = 512;

impl Movement {
    /// Reads XBetza text.
    ///
    /// XBetza is H. G. Muller's extension of Betza's notation. A movement is a sequence of parts, and the piece has the
    /// moves of all parts. A part is modifiers (lower case), an atom (a capital letter) and optionally a range, or a
    /// chain of legs.
    ///
    /// **Atoms**: W (1,0), F (1,1), D (2,0), N (2,1), A (2,2), H (3,0), C or L (3,1), Z or J (3,2), G (3,3); R, B and Q
    /// slide; K is WF. A doubled letter (`NN`) or range 0 rides without limit; another number is the maximum number of
    /// steps. A range on K applies to its W and its F: `K3` is `Q3`.
    ///
    /// **Modifiers**: `m` without capture, `c` only with capture, `i` only from the starting position, `e` also
    /// captures en passant what has just made an `i` lame leap over the target (`ifmnD`, not `ifmW2`), `p` only by
    /// hopping over exactly one piece (`mRcpR` is the Cannon; `pR` alone also moves over a screen), `g` only by hopping
    /// over exactly one piece to the square directly behind it (`gQ` is the Grasshopper), `k` attacks a royal piece but
    /// never moves (`WfkR`: the General of Xiangqi, which may not face the other one on an open file).
    ///
    /// `n` on a leaper makes it lame: the squares it passes must be empty. `nN` steps orthogonally first (the Xiangqi
    /// Horse). Some authors mean the piece that steps diagonally first, which is `[F-fsW]` here. `n` on a slider is H.
    /// G. Muller's mark for a royal piece that may not cross attacked squares.
    ///
    /// **Directions** `f b l r`, `v` for both `f` and `b`, `s` for both `l` and `r`:
    /// - on orthogonal atoms each letter adds its direction: `fsW` has three;
    /// - on diagonal atoms one letter selects two moves, and a vertical letter with a horizontal one selects the move
    ///   in both directions: `flF` has one. Other letters add up;
    /// - on oblique atoms one letter (or the same letter twice) selects the two moves that go farthest in its
    ///   direction: `fN` and `ffN` are the narrow forward moves. Of a vertical and a horizontal letter the **second**
    ///   is the longer direction: `fsN` is the wide forward pair, `frN` its right half, and `rfN` the right half of
    ///   `fN`. `fhN` has all four forward moves.
    /// - K and Q apply them to their orthogonal and their diagonal part.
    ///
    /// **Chains**: `[F?fsR]` is one F step, then optionally a Rook move. Legs are joined by `?` (the piece may stop
    /// here) or `-` (it must continue). Directions after the first leg are relative to the step before, on the eight
    /// compass points: `f` straight on, `fl fr fs` 45°, `l r s` 90°, `bl br bs` 135°; `ff` separates an `f` from a
    /// following `s`. Without directions a leg continues outwards: straight on, or 45° to either side where the atom
    /// must turn. In the older form `a` starts the next leg of the same atom, which becomes diagonal or orthogonal as
    /// needed, and `y` before the `a` lets that leg slide: `FyafsF` is the Gryphon again. Only the last leg may capture
    /// or slide. `m` and `c` in a leg say how the move may end there; before a bracket they apply to all its legs.
    ///
    /// **Levels**: `(2,1,0)` is the leaper of these three sizes in every order and sign, `(1,1,0)0` rides without
    /// limit, `(1,0,0)2` at most twice. `<x,y,z>` is exactly one step: right, forward and up, as the player sees it.
    /// They accept `m c i e n`. In a chain such as `[(1,1,0)?(1,0,0)0]` (the Gryphon) each leg continues outwards, by
    /// the steps that turn least from the one before. Modifiers stand before the bracket.
    ///
    /// `-` is the movement of a piece that never moves.
    ///
    /// Redundant paths are removed (`mQK` equals `mQcK`). Paths to one target through different squares remain, so move
    /// generation must expect two lines to one target.
    ///
    /// # Errors
    ///
    /// The first error, with its offset and what is allowed there.
    ///
    /// ```
    /// use menagerie::movement::Movement;
    /// assert_eq!(Movement::parse("[F?fsR]"), Movement::parse("FyafsF"));
    /// assert_eq!(Movement::parse("RX").unwrap_err().at, 1);
    /// ```
    pub fn parse(text: &str) -> Result<Movement, NotationError> {
        if text == NO_MOVE {
            return Ok(Movement { paths: Vec::new() });
        }
        let paths = overlap::reduce(read_parts(text)?);
        Ok(Movement { paths })
    }
}

fn read_parts(text: &str) -> Result<Vec<Path>, NotationError> {
    if text.len() > LONGEST_TEXT {
        let at = text.floor_char_boundary(LONGEST_TEXT);
        let message = format!("a movement has at most {LONGEST_TEXT} characters");
        return Err(NotationError::new(at, message));
    }
    let mut reader = Reader::new(text);
    let mut paths = Vec::new();
    // At least once, since an empty text is an error.
    while paths.is_empty() || reader.peek().is_some() {
        let at = reader.at();
        paths.extend(read_part(&mut reader)?);
        if paths.len() > MOST_PATHS {
            let message = format!("more than {MOST_PATHS} ways to move");
            return Err(NotationError::new(at, message));
        }
    }
    Ok(paths)
}

fn read_part(reader: &mut Reader<'_>) -> Result<Vec<Path>, NotationError> {
    let legs = Modifiers::read(reader)?;
    match (&legs[..], reader.peek()) {
        ([whole], Some('[')) => chain::bracketed(whole, reader),
        ([only], _) if spatial::begins(reader) => spatial::paths(only, reader),
        ([only], _) => leap::paths(only, &Atom::read(reader)?),
        (legs, _) => chain::repeated(legs, &Atom::read(reader)?),
    }
}
