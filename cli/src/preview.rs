//! `menagerie preview`: the squares that an XBetza movement reaches on an empty board.

use clap::Args;
use menagerie::geometry::{Geometry, Orientation};
use menagerie::movement::{self, Movement};

#[derive(Args)]
pub(crate) struct PreviewArgs {
    /// An XBetza movement such as `BNN`
    notation: String,
    /// The square of the piece, a1 to k11
    #[arg(value_name = "CELL", default_value = "f6")]
    square: String,
}

impl PreviewArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let PreviewArgs { notation, square } = self;
        let board = Geometry::plane(11, 11).ok_or("no board")?;
        let from = board
            .square(&square)
            .ok_or_else(|| format!("CELL: found `{square}`, allowed a1 to k11"))?;
        let movement = Movement::parse(&notation).map_err(|fault| {
            let character = fault.at + 1;
            format!("`{notation}`, character {character}: {}", fault.message)
        })?;
        let targets =
            movement::preview(&board, &movement, &[], Orientation::FIRST, from, |_| false);
        print!("{}", movement::picture(&board, from, &targets));
        Ok(())
    }
}
