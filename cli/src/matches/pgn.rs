//! Games as text: our records with additional PGN headers, for both kinds of readers.

use super::referee::FinishedGame;
use menagerie::position::Position;
use menagerie::record::Header;

/// The text of a game. Our records have no result for adjudicated draws and draws by the ply limit; `Termination` has
/// it.
pub(super) fn text(ended: &FinishedGame, names: [&str; 2], round: &str) -> String {
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
