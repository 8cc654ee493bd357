//! Calls for texts with several games, which are listed in slices so that the page can show progress and stop.

use super::Session;
use super::storing::texts_of;
use crate::api::catalogue::Catalogue;
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::api::messages::*;
use crate::record::{GameList, ListedGame};

impl Session {
    /// Starts the list of the games in a text: PGN or our own records. It replaces an earlier list; the current game stays.
    ///
    /// # Errors
    ///
    /// None.
    pub fn list_start(&mut self, request: TextRequest) -> Result<(), EngineError> {
        self.list = Some(GameList::new(&request.text));
        Ok(())
    }

    /// Lists the next games.
    ///
    /// # Errors
    ///
    /// `no-list`.
    pub fn list_slice(
        &mut self,
        request: ListSliceRequest,
    ) -> Result<ListSliceMessage, EngineError> {
        let list = self.list.as_mut().ok_or_else(no_list)?;
        let games = list.list(request.games).into_iter();
        Ok(ListSliceMessage {
            games: games
                .map(|game| game_message(&self.catalogue, game))
                .collect(),
            permille: list.permille(),
            done: list.is_done(),
        })
    }

    /// The text of a listed game, for `load` or `studyLoad`, which are also told its line. A byte order mark says that it is from a file: without headers it doesn't belong to the current game.
    ///
    /// # Errors
    ///
    /// `no-list`; `unknown-listed-game`.
    pub fn list_text(&self, request: ListTextRequest) -> Result<String, EngineError> {
        let list = self.list.as_ref().ok_or_else(no_list)?;
        let number = request.number;
        let text = list.text(number).map(|text| format!("\u{feff}{text}"));
        text.ok_or_else(|| {
            EngineError::new(
                CallError::UnknownListedGame,
                number.to_string(),
                "a listed game",
            )
        })
    }
}

fn game_message(catalogue: &Catalogue, game: ListedGame) -> ListedGameMessage {
    ListedGameMessage {
        number: game.number,
        line: game.line,
        game: catalogue.id_called(game.game()).map(str::to_string),
        headers: texts_of(game.headers),
    }
}

fn no_list() -> EngineError {
    EngineError::new(CallError::NoList, "", "after listStart")
}
