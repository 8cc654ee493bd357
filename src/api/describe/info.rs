//! What never changes during a game.

use super::men;
use crate::api::messages::*;
use crate::geometry::{Shape, Square};
use crate::variant::{OptionInfo, Variant};

pub fn game_info(variant: &Variant) -> GameInfo {
    GameInfo {
        id: variant.id.clone(),
        name: variant.name.text.clone(),
        author: variant.author.clone(),
        year: variant.year,
        source: variant.source.clone(),
        summary: variant.summary.clone(),
        notes: variant.notes.clone(),
        board: board_info(variant),
        seats: variant
            .seats
            .iter()
            .map(|seat| SeatMessage {
                letter: seat.letter,
                name: seat.name.text.clone(),
                colour: seat.colour.clone(),
            })
            .collect(),
        kinds: variant
            .kinds
            .iter()
            .map(|kind| KindMessage {
                code: kind.code.clone(),
                name: kind.name.text.clone(),
                icon: kind.icon.clone(),
                notation: kind.notation.clone(),
                royal: kind.royal,
                rules: kind.description.clone(),
            })
            .collect(),
        array: men(variant, &variant.array),
        variant_hash: format!("{:016x}", variant.hash),
        options: variant.options.iter().map(option_message).collect(),
        chosen: variant.options_chosen.iter().cloned().collect(),
        secretive: variant.alphabet.has_secrets(),
    }
}

fn option_message(option: &OptionInfo) -> OptionMessage {
    let words = option.labels.iter().map(|label| label.text.clone());
    let values = option.values.iter().cloned().zip(words);
    OptionMessage {
        name: option.name.clone(),
        about: option.about.text.clone(),
        values: values
            .map(|(value, label)| OptionValue { value, label })
            .collect(),
        initial: option.default.clone(),
    }
}

fn board_info(variant: &Variant) -> BoardInfo {
    let board = variant.geometry();
    let cell = |square: Square| {
        let at = board.coordinates(square);
        CellInfo {
            name: board.name(square).to_string(),
            file: at.file,
            rank: at.rank,
            layer: at.layer,
            shade: variant.shading.by_cell[square.index()],
        }
    };
    let shades = variant.shading.shades.iter();
    BoardInfo {
        shape: match board.shape() {
            Shape::Plane => "plane",
            Shape::TwoBoards => "two-boards",
            Shape::Levels => "levels",
        },
        files: board.files(),
        ranks: board.ranks(),
        layers: board.layers(),
        cells: board.squares().map(cell).collect(),
        shades: shades
            .map(|s| ShadeInfo {
                name: s.name.clone(),
                colour: s.colour.clone(),
            })
            .collect(),
    }
}
