//! How the search expects the other players to play.

listed! {
    /// A model of the opponents, for more than two players.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum OpponentModel {
        /// All others cooperate against the searching player (Sturtevant, Korf, *On Pruning Techniques for Multi-Player
        /// Games*, 2000).
        Paranoid,
        /// Each player maximizes its own result (Luckhardt, Irani, *An Algorithmic Solution of N-Person Games*, 1986).
        MaxN,
        /// Only one opponent moves between two moves of the searching player: the one that hurts it most (Schadd, Winands,
        /// *Best Reply Search for Multiplayer Games*, 2011).
        #[default]
        BestReply,
    }
}

impl OpponentModel {
    /// The name in messages.
    pub fn name(self) -> &'static str {
        match self {
            OpponentModel::Paranoid => "paranoid",
            OpponentModel::MaxN => "max-n",
            OpponentModel::BestReply => "best-reply",
        }
    }

    /// The model with this name.
    pub fn named(name: &str) -> Option<OpponentModel> {
        OpponentModel::ALL
            .into_iter()
            .find(|model| model.name() == name)
    }
}
