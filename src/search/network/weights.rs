//! The trained numbers of a network.

/// The trained numbers of a network, as integers.
#[derive(Clone, PartialEq, Debug)]
pub struct NetworkWeights {
    /// Centipawns of an output of 1.
    pub scale: i32,
    /// Added to the output, in units of 1 / ([`NetworkWeights::HIDDEN_ONE`] × [`NetworkWeights::OUTPUT_ONE`]).
    pub bias: i32,
    /// For the hidden values of the player to move, and of the other player, in [`NetworkWeights::OUTPUT_ONE`]ths.
    pub output: [[i16; NetworkWeights::HIDDEN]; 2],
    /// In [`NetworkWeights::HIDDEN_ONE`]ths.
    pub hidden_bias: [i8; NetworkWeights::HIDDEN],
    /// For each input, in [`NetworkWeights::HIDDEN_ONE`]ths.
    pub hidden: Vec<[i8; NetworkWeights::HIDDEN]>,
}

impl NetworkWeights {
    /// The number of hidden values for each player's view.
    pub const HIDDEN: usize = 64;
    /// The hidden value 1, at which values are clipped.
    pub const HIDDEN_ONE: i32 = 127;
    /// The output weight 1.
    pub const OUTPUT_ONE: i32 = 256;
    /// The largest output weight, so that a sum of 2 × [`NetworkWeights::HIDDEN`] terms fits into 32 bits.
    pub const OUTPUT_LIMIT: i16 = 1_000;
    /// The largest [`NetworkWeights::bias`].
    pub const BIAS_LIMIT: i32 = 1 << 24;
    /// The largest [`NetworkWeights::scale`].
    pub const SCALE_LIMIT: i32 = 2_000;

    /// Whether a network can compute with these numbers. Hidden values of a full board fit into 16 bits, because
    /// [`i8::MIN`] is left out.
    pub(super) fn are_in_range(&self) -> bool {
        let limit = NetworkWeights::OUTPUT_LIMIT;
        let mut output = self.output.iter().flatten();
        let mut hidden = self.hidden.iter().chain([&self.hidden_bias]).flatten();
        (1..=NetworkWeights::SCALE_LIMIT).contains(&self.scale)
            && self.bias.unsigned_abs() <= NetworkWeights::BIAS_LIMIT.unsigned_abs()
            && output.all(|weight| (-limit..=limit).contains(weight))
            && hidden.all(|&weight| weight != i8::MIN)
    }
}
