//! The colours of a board's cells. They help the eye; a rule may ask only whether two cells have the same shade.

/// A board's colouring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shading {
    /// The colours, in the order of the file.
    pub shades: Vec<Shade>,
    /// For each cell its shade's place in `shades`.
    pub by_cell: Vec<u8>,
}

/// One colour of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shade {
    /// As players call it: `white`, `blue`.
    pub name: String,
    /// As `#rrggbb`.
    pub colour: String,
}
