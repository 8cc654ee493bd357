//! The codes of all errors and of other reasons that the page puts into words.

use serde::Serialize;

use crate::import::LossKind;
use crate::position::{PositionFaultKind, TextRemarkKind};
use crate::record::{PgnRefusal, RecordErrorKind};
use crate::rules::{ActionError, Refusal};
use crate::search::Unsearchable;
use crate::setup::TextErrorKind;

codes! {
    /// What is wrong with a call.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[allow(missing_docs, reason = "the codes say it")]
    pub enum CallError {
        UnknownCell = "unknown-cell",
        UnknownKind = "unknown-kind",
        UnknownSeat = "unknown-seat",
        UnknownCall = "unknown-call",
        UnreadableCall = "unreadable-call",
        GameIdTaken = "game-id-taken",
        UnknownGame = "unknown-game",
        OptionValue = "option-value",
        UnknownOption = "unknown-option",
        Position = "position",
        VariantFile = "variant-file",
        AnalysisLines = "analysis-lines",
        UnknownModel = "unknown-model",
        UnknownLevel = "unknown-level",
        NetworkFile = "network-file",
        NotThinking = "not-thinking",
        ReviewSecrets = "review-secrets",
        ReviewUnfinished = "review-unfinished",
        NoThought = "no-thought",
        NoClaimableDraw = "no-claimable-draw",
        ResignSeveral = "resign-several",
        PendingChoice = "pending-choice",
        NotYourView = "not-your-view",
        ConsentNeeded = "consent-needed",
        ProofSeat = "proof-seat",
        ProofMoves = "proof-moves",
        ProofTooLong = "proof-too-long",
        UnknownSecretField = "unknown-secret-field",
        NothingToChoose = "nothing-to-choose",
        ChoiceValue = "choice-value",
        NoGame = "no-game",
        InStudy = "in-study",
        SealRecord = "seal-record",
        NotOver = "not-over",
        UnknownListedGame = "unknown-listed-game",
        NoList = "no-list",
        ArrowColour = "arrow-colour",
        NoStudy = "no-study",
        MoveAmbiguous = "move-ambiguous",
        NotInArray = "not-in-array",
        NoneCaptured = "none-captured",
        PromotionLimit = "promotion-limit",
    }
}

/// The code of an error or another reason, for which the page has words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ErrorCode(&'static str);

impl ErrorCode {
    /// The code as text.
    pub fn as_str(self) -> &'static str {
        self.0
    }
}

macro_rules! error_codes {
    ($($kind:ident),+) => {
        $(impl From<$kind> for ErrorCode {
            fn from(kind: $kind) -> ErrorCode {
                ErrorCode(kind.code())
            }
        })+

        impl ErrorCode {
            /// Every code, from which `protocol.d.ts` is made.
            #[cfg(test)]
            pub(super) fn all() -> Vec<&'static str> {
                [$($kind::CODES),+].concat()
            }
        }
    };
}

error_codes!(
    CallError,
    TextErrorKind,
    PositionFaultKind,
    TextRemarkKind,
    ActionError,
    Refusal,
    RecordErrorKind,
    PgnRefusal,
    Unsearchable,
    LossKind
);
