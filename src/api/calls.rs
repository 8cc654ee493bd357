//! The table of calls: what the page asks, answered by the session.

use serde::Serialize;

use super::ask::Ask;
use super::error::EngineError;
use super::messages::*;
use super::session::Session;

/// Any answer; its shape is the call's.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// To `games`.
    Games(Vec<GameInfo>),
    /// To `open` and `openFile`.
    Opened(Opened),
    /// To `load`.
    Loaded(LoadedMessage),
    /// To `record`.
    Text(String),
    /// To every call that changes the game.
    View(ViewMessage),
    /// To `reach`.
    Reach(Reach),
    /// To `promotions`.
    Promotions(Vec<PromotionChoice>),
    /// To `whyNot`; null if the move is legal.
    Reason(Option<ReasonMessage>),
    /// To `preview` and `previewNotation`.
    Preview(PreviewMessage),
}

/// Answers one call.
///
/// # Errors
///
/// What was wrong with the question; the game is as it was.
pub fn answer(session: &mut Session, ask: Ask) -> Result<Answer, EngineError> {
    Ok(match ask {
        Ask::Games => Answer::Games(session.games()?),
        Ask::Open { game, position } => Answer::Opened(session.open(&game, position.as_deref())?),
        Ask::OpenFile { text } => Answer::Opened(session.open_file(&text)?),
        Ask::Load { record } => Answer::Loaded(session.load(&record)?),
        Ask::Record { headers, short } => Answer::Text(session.record(headers, short)?),
        Ask::Play { action } => Answer::View(session.play(&action)?),
        Ask::Undo => Answer::View(session.undo()?),
        Ask::Redo => Answer::View(session.go_to(|ply| ply + 1)?),
        Ask::GoTo { ply } => Answer::View(session.go_to(|_| ply)?),
        Ask::Resign { seat } => Answer::View(session.resign(seat)?),
        Ask::Reach { from } => Answer::Reach(session.reach(from)?),
        Ask::Promotions { from, to } => Answer::Promotions(session.promotions(from, to)?),
        Ask::WhyNot { from, to } => Answer::Reason(session.why_not(from, to)?),
        Ask::Preview {
            kind,
            seat,
            from,
            present,
        } => Answer::Preview(session.preview(kind, seat, from, present)?),
        Ask::PreviewNotation { notation, from } => {
            Answer::Preview(session.preview_notation(&notation, from)?)
        }
    })
}
