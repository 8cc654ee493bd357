//! How the search expects the other players to play.

/// How the others are expected to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OpponentModel {
    /// All the others work together against the player that thinks (Sturtevant, Korf, *On Pruning Techniques for
    /// Multi-Player Games*, 2000).
    Paranoid,
    /// Everybody plays for itself alone (Luckhardt, Irani, *An Algorithmic Solution of N-Person Games*, 1986).
    MaxN,
    /// Between two moves of the player that thinks only one of the others moves: whoever hurts it most (Schadd, Winands,
    /// *Best Reply Search for Multiplayer Games*, 2011).
    #[default]
    BestReply,
}

impl OpponentModel {
    /// Every model.
    pub const ALL: [OpponentModel; 3] = [
        OpponentModel::Paranoid,
        OpponentModel::MaxN,
        OpponentModel::BestReply,
    ];

    /// Its name in messages.
    pub fn name(self) -> &'static str {
        match self {
            OpponentModel::Paranoid => "paranoid",
            OpponentModel::MaxN => "max-n",
            OpponentModel::BestReply => "best-reply",
        }
    }

    /// The model of this name.
    pub fn named(name: &str) -> Option<OpponentModel> {
        OpponentModel::ALL
            .into_iter()
            .find(|model| model.name() == name)
    }
}
