//! The table of calls: what the page asks, answered by the session. What needs no table is asked of the
//! [`workshop`](super::workshop).

use serde::Serialize;

use super::ask::Ask;
use super::error::EngineError;
use super::examining;
use super::luck::Luck;
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
    /// To `load` and `unseal`.
    Loaded(LoadedMessage),
    /// To `record`, `seal` and `source`.
    Text(String),
    /// To every call that changes the game.
    View(ViewMessage),
    /// To `secrets`.
    Secrets(Vec<SecretMessage>),
    /// To `beliefs`.
    Beliefs(Vec<BeliefMessage>),
    /// To `promotions`.
    Promotions(Vec<PromotionChoice>),
    /// To `whyNot`; null if the move is legal.
    Reason(Option<ReasonMessage>),
    /// To `attackers`.
    Cells(Vec<usize>),
    /// To `preview`.
    Preview(PreviewMessage),
    /// To `studyLoad`.
    LoadedStudy(LoadedStudyMessage),
    /// To every other call that changes what a study says.
    Study(StudyMessage),
    /// To `prove`; null as long as it isn't decided.
    Proof(Option<ProofMessage>),
    /// To `defend`; null as long as it isn't decided.
    Defence(Option<DefenceMessage>),
    /// To `adopt`.
    Game(Box<GameInfo>),
    /// To `examine`.
    Examination(Box<ExaminationMessage>),
}

/// Answers one call. `luck` is 32 fresh bytes, from which salts and random choices grow.
///
/// # Errors
///
/// What was wrong with the question; the game is as it was.
pub fn answer(session: &mut Session, ask: Ask, luck: &[u8]) -> Result<Answer, EngineError> {
    let mut luck = Luck::new(luck)?;
    let answer = answered(session, ask, &mut luck)?;
    session.commit(&mut luck);
    Ok(answer)
}

/// It is over 60 lines, being a table: a line or two for each call.
fn answered(session: &mut Session, ask: Ask, luck: &mut Luck) -> Result<Answer, EngineError> {
    Ok(match ask {
        Ask::Games => Answer::Games(session.games()?),
        Ask::Open {
            game,
            position,
            options,
        } => Answer::Opened(session.open(&game, position.as_deref(), &options)?),
        Ask::OpenFile { text, options } => Answer::Opened(session.open_file(&text, &options)?),
        Ask::Load { record } => Answer::Loaded(session.load(&record)?),
        Ask::Unseal { sealed } => Answer::Loaded(session.unseal(&sealed)?),
        Ask::Record {
            headers,
            short,
            full,
        } => Answer::Text(session.record(headers, short, full)?),
        Ask::Seal { headers } => Answer::Text(session.seal(headers)?),
        Ask::Look { seat } => Answer::View(session.look(seat)?),
        Ask::Choose { seat, field, value } => {
            Answer::View(session.choose(seat, &field, value.as_deref(), luck)?)
        }
        Ask::Secrets => Answer::Secrets(session.secrets()?),
        Ask::Beliefs { seat } => Answer::Beliefs(session.beliefs(seat)?),
        Ask::Play { action } => Answer::View(session.play(&action)?),
        Ask::PlayThought => Answer::View(session.play_thought()?),
        Ask::Undo => Answer::View(session.undo()?),
        Ask::TakeBack { ply, consent } => Answer::View(session.take_back(ply, consent)?),
        Ask::Redo => Answer::View(session.go_to(|ply| ply + 1)?),
        Ask::GoTo { ply } => Answer::View(session.go_to(|_| ply)?),
        Ask::Resign { seat } => Answer::View(session.resign(seat)?),
        Ask::Flag { seat } => Answer::View(session.flag(seat)?),
        Ask::Promotions { from, to } => Answer::Promotions(session.promotions(from, to)?),
        Ask::WhyNot { from, to } => Answer::Reason(session.why_not(from, to)?),
        Ask::Attackers { to } => Answer::Cells(session.attackers(to)?),
        Ask::Preview {
            kind,
            seat,
            from,
            present,
        } => Answer::Preview(session.preview(kind, seat, from, present)?),
        Ask::StudyStart => Answer::Study(session.start_study()?),
        Ask::StudyLoad { text } => Answer::LoadedStudy(session.load_study(&text)?),
        Ask::Study => Answer::Study(session.tell_study()?),
        Ask::StudyGo { node } => Answer::View(session.go_in_study(node)?),
        Ask::StudyAnnotate {
            node,
            comment,
            glyph,
            arrows,
        } => Answer::Study(session.annotate(node, comment, glyph, arrows)?),
        Ask::StudyPromote { node } => Answer::Study(session.promote(node)?),
        Ask::StudyRemove { node } => Answer::View(session.remove(node)?),
        Ask::StudyText { headers } => Answer::Text(session.study_text(headers)?),
        Ask::Prove { moves, nodes } => Answer::Proof(session.prove(moves, nodes)?),
        Ask::Defend { seat, moves, nodes } => Answer::Defence(session.defend(seat, moves, nodes)?),
        Ask::Adopt { text } => Answer::Game(Box::new(session.adopt(&text)?)),
        Ask::Source { game } => Answer::Text(session.source(&game)?),
        Ask::Examine {
            game,
            file,
            options,
            position,
            setup,
        } => {
            let variant = session.variant_of(game.as_deref(), file.as_deref(), &options)?;
            let examined = examining::examine(&variant, position.as_deref(), setup.as_ref())?;
            Answer::Examination(Box::new(examined))
        }
        Ask::Check { .. } | Ask::Import { .. } => {
            return Err(EngineError::new("unknown-call", "", "a call of a table"));
        }
    })
}
