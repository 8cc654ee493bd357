//! Games as text: our own record with the headers of PGN beside its own, so that both can be read.

use super::referee::Ended;
use menagerie::position::Position;
use menagerie::record::Header;

/// A game as it goes into a file. A draw that only an adjudication or the limit of plies made has no result in it, as our
/// record has no words for one; `Termination` tells.
pub(super) fn text(ended: &Ended, names: [&str; 2], round: &str) -> String {
    let game = &ended.game;
    let variant = game.variant();
    let mut headers = vec![
        ("Event", "menagerie match".to_string()),
        ("Round", round.to_string()),
        ("White", names[0].to_string()),
        ("Black", names[1].to_string()),
        ("Variant", variant.id.clone()),
        ("Termination", ended.why.clone()),
    ];
    if game.start().setup() != Position::start(variant.clone()).setup() {
        headers.push(("SetUp", "1".to_string()));
        headers.push(("FEN", game.start().text()));
    }
    let headers: Vec<Header> = { headers.into_iter() }
        .map(|(name, value)| Header {
            name: name.to_string(),
            value,
        })
        .collect();
    game.to_text(&headers) + "\n"
}
