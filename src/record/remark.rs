//! What happened to a game besides its moves, as permanent comments of its record.

/// An event that the moves of a game don't show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// Moves, a resignation or a flag were taken back after everyone had learnt something of a secret.
    TakenBack {
        /// The length of the line before.
        from: usize,
        /// The ply to which the game returned.
        to: usize,
        /// What was learnt.
        learnt: LearntKind,
    },
    /// A secret was revealed in another copy of this game.
    RevealedElsewhere,
    /// Squares were searched for a hidden crown in another copy of this game.
    SearchedElsewhere,
}

codes! {
    /// A remark without its numbers.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum RemarkKind {
        /// Taken back after a secret was revealed.
        TakenBackRevealed = "taken-back-revealed",
        /// Taken back after squares were searched.
        TakenBackSearched = "taken-back-searched",
        /// A secret was revealed in another copy.
        RevealedElsewhere = "revealed-elsewhere",
        /// Squares were searched in another copy.
        SearchedElsewhere = "searched-elsewhere",
    }
}

listed! {
    /// What everyone may have learnt of a secret.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum LearntKind {
        /// The secret itself.
        Secret,
        /// Squares where a hidden crown is not.
        Squares,
    }
}

const TAKEN_BACK: &str = "taken back from ply ";
const REVEALED_ELSEWHERE: &str = "another copy of this game has revealed a secret";
const SEARCHED_ELSEWHERE: &str = "another copy of this game has searched squares";

impl LearntKind {
    fn text(self) -> &'static str {
        match self {
            LearntKind::Secret => "a secret was revealed",
            LearntKind::Squares => "squares were searched",
        }
    }
}

impl Remark {
    /// The comment.
    pub fn text(self) -> String {
        match self {
            Remark::TakenBack { from, to, learnt } => {
                format!("{TAKEN_BACK}{from} to {to} after {}", learnt.text())
            }
            Remark::RevealedElsewhere => REVEALED_ELSEWHERE.to_string(),
            Remark::SearchedElsewhere => SEARCHED_ELSEWHERE.to_string(),
        }
    }

    /// Reads a comment; `None` if it is any other.
    pub fn parse(comment: &str) -> Option<Remark> {
        match comment {
            REVEALED_ELSEWHERE => return Some(Remark::RevealedElsewhere),
            SEARCHED_ELSEWHERE => return Some(Remark::SearchedElsewhere),
            _ => {}
        }
        let (plies, learnt) = comment.strip_prefix(TAKEN_BACK)?.split_once(" after ")?;
        let (from, to) = plies.split_once(" to ")?;
        let kinds = LearntKind::ALL.into_iter();
        Some(Remark::TakenBack {
            from: from.parse().ok()?,
            to: to.parse().ok()?,
            learnt: { kinds }.find(|kind| kind.text() == learnt)?,
        })
    }

    /// What the page tells of it.
    pub fn kind(self) -> RemarkKind {
        match self {
            Remark::TakenBack { learnt, .. } => match learnt {
                LearntKind::Secret => RemarkKind::TakenBackRevealed,
                LearntKind::Squares => RemarkKind::TakenBackSearched,
            },
            Remark::RevealedElsewhere => RemarkKind::RevealedElsewhere,
            Remark::SearchedElsewhere => RemarkKind::SearchedElsewhere,
        }
    }
}
