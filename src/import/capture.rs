//! Captures with further effects in an imported game.

/// What captures do besides removing the captured piece, and which are illegal.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct DraftCapture {
    /// Whether it removes what is around the captor.
    pub(super) explodes: bool,
    /// What becomes of the captor, if it doesn't stay.
    pub(super) captor: Option<&'static str>,
    /// The types that stay around the captor.
    pub(super) spares: Vec<usize>,
    /// The types that stay even as captor.
    pub(super) immune: Vec<usize>,
    /// Types whose pieces can't capture each other.
    pub(super) mutually_immune: Vec<usize>,
}
