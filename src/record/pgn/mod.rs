//! Games as other programs write and read them: Portable Game Notation (PGN).
//! <https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm>

mod bytes;
mod extent;
mod game_list;
mod invisible;
mod read;
mod tag;
mod write;

pub use bytes::text_from_bytes;
pub use game_list::{GameList, ListedGame};
pub use read::STANDARD;
pub(super) use read::{Find, read};
pub use write::PgnRefusal;

use std::borrow::Cow;

/// What only files begin with.
pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

/// The text without invisible characters, and with the line ends of Unix.
pub(super) fn tidy(text: &str) -> Cow<'_, str> {
    let text = match text.contains('\r') {
        true => Cow::Owned(text.replace("\r\n", "\n").replace('\r', "\n")),
        false => Cow::Borrowed(text),
    };
    match text.contains(invisible::is_invisible) {
        true => Cow::Owned(invisible::without_invisible(&text)),
        false => text,
    }
}
