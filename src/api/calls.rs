//! The table of calls: what the page asks, answered by the session. What needs no table is asked of the
//! [`workshop`](super::workshop).

use super::ask::{Ask, Call};
use super::error::EngineError;
use super::examining;
use super::json::{self, Tell};
use super::luck::Luck;
use super::session::Session;

/// Any answer, as JSON text; its shape is the call's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer(pub(super) String);

impl Answer {
    /// What was found out, told.
    #[inline(never)]
    pub(super) fn told<T: Tell>(found: Result<T, EngineError>) -> Result<Answer, EngineError> {
        Ok(Answer(json::to_json(&found?)))
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl serde::Serialize for Answer {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        json::serialized(&self.0, to)
    }
}

/// Answers one call. `luck` is 32 fresh bytes, from which salts and random choices grow.
///
/// # Errors
///
/// What was wrong with the question; the game is as it was.
pub fn answer(session: &mut Session, ask: Ask, luck: &[u8]) -> Result<Answer, EngineError> {
    let mut luck = Luck::new(luck)?;
    let answer = answered(session, &ask, &mut luck)?;
    session.commit(&mut luck);
    Ok(answer)
}

/// It is over 60 lines, being a table: a line or two for each call.
fn answered(session: &mut Session, ask: &Ask, luck: &mut Luck) -> Result<Answer, EngineError> {
    let text = |name| ask.needed_text(name);
    let number = |name| ask.needed_number(name);
    match ask.call {
        Call::Games => apart(|| session.games()),
        Call::Open => {
            let position = ask.text("position");
            apart(|| session.open(text("game"), position, &ask.pairs("options")))
        }
        Call::OpenFile => apart(|| session.open_file(text("text"), &ask.pairs("options"))),
        Call::Load => apart(|| session.load(text("record"))),
        Call::Unseal => apart(|| session.unseal(text("sealed"))),
        Call::Record => {
            let (short, full) = (ask.flag("short"), ask.flag("full"));
            apart(|| session.record(ask.pairs("headers"), short, full))
        }
        Call::Seal => apart(|| session.seal(ask.pairs("headers"))),
        Call::Look => apart(|| session.look(ask.number("seat"))),
        Call::Choose => {
            let value = ask.text("value");
            apart(|| session.choose(number("seat"), text("field"), value, luck))
        }
        Call::Secrets => apart(|| session.secrets()),
        Call::Beliefs => apart(|| session.beliefs(number("seat"))),
        Call::Play => apart(|| session.play(text("action"))),
        Call::PlayThought => apart(|| session.play_thought()),
        Call::Undo => apart(|| session.undo()),
        Call::TakeBack => apart(|| session.take_back(number("ply"), ask.flag("consent"))),
        Call::Redo => apart(|| session.redo()),
        Call::GoTo => apart(|| session.go_to(number("ply"))),
        Call::Resign => apart(|| session.resign(number("seat"))),
        Call::Flag => apart(|| session.flag(number("seat"))),
        Call::Promotions => apart(|| session.promotions(number("from"), number("to"))),
        Call::WhyNot => apart(|| session.why_not(number("from"), number("to"))),
        Call::Attackers => apart(|| session.attackers(number("to"))),
        Call::Preview => {
            let (from, present) = (number("from"), ask.flag("present"));
            apart(|| session.preview(number("kind"), number("seat"), from, present))
        }
        Call::StudyStart => apart(|| session.start_study()),
        Call::StudyLoad => apart(|| session.load_study(text("text"))),
        Call::Study => apart(|| session.tell_study()),
        Call::StudyGo => apart(|| session.go_in_study(number("node"))),
        Call::StudyAnnotate => {
            let (comment, glyph) = (ask.text("comment"), ask.text("glyph"));
            apart(|| session.annotate(number("node"), comment, glyph, ask.arrows()))
        }
        Call::StudyPromote => apart(|| session.promote(number("node"))),
        Call::StudyRemove => apart(|| session.remove(number("node"))),
        Call::StudyText => apart(|| session.study_text(ask.pairs("headers"))),
        Call::Prove => apart(|| session.prove(number("moves") as u32, ask.number("nodes"))),
        Call::Defend => {
            let nodes = ask.number("nodes");
            apart(|| session.defend(number("seat"), number("moves") as u32, nodes))
        }
        Call::Adopt => apart(|| session.adopt(text("text"))),
        Call::Source => apart(|| session.source(text("game"))),
        Call::Examine => apart(|| {
            let (game, file) = (ask.text("game"), ask.text("file"));
            let variant = session.variant_of(game, file, &ask.pairs("options"))?;
            examining::examine(&variant, ask.text("position"), ask.setup())
        }),
        Call::Check | Call::Import => {
            Err(EngineError::new("unknown-call", "", "a call of a table"))
        }
    }
}

/// Calls in a function of its own. All in one they would be a tenth of the Wasm, which browsers compile as a whole before the
/// first of them is answered.
#[inline(never)]
fn apart<T: Tell>(call: impl FnOnce() -> Result<T, EngineError>) -> Result<Answer, EngineError> {
    Answer::told(call())
}
