//! A study as a message.

use super::played_action;
use crate::api::messages::{ArrowMessage, PlayedAction, StudyMessage, StudyNodeMessage};
use crate::record::{Arrow, NodeId, Study, Tree, nag_text};

pub fn study_message(study: &Study) -> StudyMessage {
    let mut nodes = vec![node_message(study, Tree::ROOT, None)];
    study.walk(|id, before, action, after| {
        let played = played_action(before, action, after);
        nodes.push(node_message(study, id, Some(played)));
    });
    StudyMessage {
        nodes,
        current: study.current(),
    }
}

fn node_message(study: &Study, id: NodeId, played: Option<PlayedAction>) -> StudyNodeMessage {
    let said = study.tree().annotation(id).cloned().unwrap_or_default();
    StudyNodeMessage {
        id,
        parent: study.tree().parent(id),
        played,
        comment: said.comment,
        comment_before: said.comment_before,
        glyph: said.glyph,
        signs: said.nags.into_iter().map(nag_text).collect(),
        arrows: said.arrows.into_iter().map(arrow_message).collect(),
        clock: said.clock,
        elapsed: said.elapsed,
        evaluation: said.evaluation,
    }
}

fn arrow_message(arrow: Arrow) -> ArrowMessage {
    ArrowMessage {
        from: arrow.from.index(),
        to: arrow.to.index(),
        colour: arrow.colour.name().to_string(),
    }
}
