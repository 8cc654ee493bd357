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
        Ask::Games => Answer::Games(apart(|| session.games())?),
        Ask::Open {
            game,
            position,
            options,
        } => Answer::Opened(apart(|| {
            session.open(&game, position.as_deref(), &options)
        })?),
        Ask::OpenFile { text, options } => {
            Answer::Opened(apart(|| session.open_file(&text, &options))?)
        }
        Ask::Load { record } => Answer::Loaded(apart(|| session.load(&record))?),
        Ask::Unseal { sealed } => Answer::Loaded(apart(|| session.unseal(&sealed))?),
        Ask::Record {
            headers,
            short,
            full,
        } => Answer::Text(apart(|| session.record(headers, short, full))?),
        Ask::Seal { headers } => Answer::Text(apart(|| session.seal(headers))?),
        Ask::Look { seat } => Answer::View(apart(|| session.look(seat))?),
        Ask::Choose { seat, field, value } => Answer::View(apart(|| {
            session.choose(seat, &field, value.as_deref(), luck)
        })?),
        Ask::Secrets => Answer::Secrets(apart(|| session.secrets())?),
        Ask::Beliefs { seat } => Answer::Beliefs(apart(|| session.beliefs(seat))?),
        Ask::Play { action } => Answer::View(apart(|| session.play(&action))?),
        Ask::PlayThought => Answer::View(apart(|| session.play_thought())?),
        Ask::Undo => Answer::View(apart(|| session.undo())?),
        Ask::TakeBack { ply, consent } => Answer::View(apart(|| session.take_back(ply, consent))?),
        Ask::Redo => Answer::View(apart(|| session.go_to(|ply| ply + 1))?),
        Ask::GoTo { ply } => Answer::View(apart(|| session.go_to(|_| ply))?),
        Ask::Resign { seat } => Answer::View(apart(|| session.resign(seat))?),
        Ask::Flag { seat } => Answer::View(apart(|| session.flag(seat))?),
        Ask::Promotions { from, to } => Answer::Promotions(apart(|| session.promotions(from, to))?),
        Ask::WhyNot { from, to } => Answer::Reason(apart(|| session.why_not(from, to))?),
        Ask::Attackers { to } => Answer::Cells(apart(|| session.attackers(to))?),
        Ask::Preview {
            kind,
            seat,
            from,
            present,
        } => Answer::Preview(apart(|| session.preview(kind, seat, from, present))?),
        Ask::StudyStart => Answer::Study(apart(|| session.start_study())?),
        Ask::StudyLoad { text } => Answer::LoadedStudy(apart(|| session.load_study(&text))?),
        Ask::Study => Answer::Study(apart(|| session.tell_study())?),
        Ask::StudyGo { node } => Answer::View(apart(|| session.go_in_study(node))?),
        Ask::StudyAnnotate {
            node,
            comment,
            glyph,
            arrows,
        } => Answer::Study(apart(|| session.annotate(node, comment, glyph, arrows))?),
        Ask::StudyPromote { node } => Answer::Study(apart(|| session.promote(node))?),
        Ask::StudyRemove { node } => Answer::View(apart(|| session.remove(node))?),
        Ask::StudyText { headers } => Answer::Text(apart(|| session.study_text(headers))?),
        Ask::Prove { moves, nodes } => Answer::Proof(apart(|| session.prove(moves, nodes))?),
        Ask::Defend { seat, moves, nodes } => {
            Answer::Defence(apart(|| session.defend(seat, moves, nodes))?)
        }
        Ask::Adopt { text } => Answer::Game(Box::new(apart(|| session.adopt(&text))?)),
        Ask::Source { game } => Answer::Text(apart(|| session.source(&game))?),
        Ask::Examine {
            game,
            file,
            options,
            position,
            setup,
        } => {
            let variant = apart(|| session.variant_of(game.as_deref(), file.as_deref(), &options))?;
            let examined =
                apart(|| examining::examine(&variant, position.as_deref(), setup.as_ref()))?;
            Answer::Examination(Box::new(examined))
        }
        Ask::Check { .. } | Ask::Import { .. } => {
            return Err(EngineError::new("unknown-call", "", "a call of a table"));
        }
    })
}

/// Calls in a function of its own. All in one they would be a tenth of the Wasm, which browsers compile as a whole before the
/// first of them is answered.
#[inline(never)]
fn apart<T>(call: impl FnOnce() -> T) -> T {
    call()
}
