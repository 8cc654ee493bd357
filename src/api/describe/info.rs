//! The parts of a game that never change during play, as a message.

use std::iter;

use super::pieces;
use crate::api::messages::*;
use crate::geometry::{Axis, Heading, Shape, Square};
use crate::piece::{Piece, PieceType, Player};
use crate::variant::{
    self, Goal, Name, OptionInfo, OptionValues, PlayerInfo, Variant, shipped_text,
};

pub fn game_info(variant: &Variant) -> GameInfo {
    let own = shipped_text(&variant.id).is_none();
    GameInfo {
        id: variant.id.clone(),
        name: variant.name.text.clone(),
        known_as: variant.known_as.clone(),
        author: variant.author.text.clone(),
        year: variant.year,
        source: variant.source.clone(),
        summary: variant.summary.clone(),
        notes: variant.notes.clone(),
        translations: translations(variant),
        gallery_place: variant.gallery_place,
        featured: variant.featured && !own,
        board: board_info(variant),
        seats: variant.players.iter().map(player_message).collect(),
        kinds: variant
            .kinds
            .iter()
            .map(|kind| PieceTypeMessage {
                code: kind.code.clone(),
                name: kind.name.text.clone(),
                icon: kind.icon.clone(),
                notation: kind.notation.clone(),
                royal: kind.royal,
                rules: kind.description.clone(),
            })
            .collect(),
        array: pieces(variant, &variant.array),
        hand: super::setup::hand(variant),
        captures_return: variant.rules.captures_fill_hands(),
        variant_hash: hex(variant.identity.rules),
        content_hash: hex(variant.identity.content),
        former_hashes: variant
            .identity
            .former
            .iter()
            .map(|&hash| hex(hash))
            .collect(),
        options: variant.options.iter().map(option_message).collect(),
        chosen: variant.options_chosen.iter().cloned().collect(),
        goal_squares: goal_squares(variant),
        check_limit: variant.rules.ending.checks.unwrap_or(0),
        must_capture: variant.rules.must_capture,
        must_drop: variant.rules.drops.iter().any(|drops| drops.compulsory),
        points: variant.rules.ending.points.is_some(),
        secretive: variant.alphabet.has_secrets(),
        own,
        moves_per_turn: variant.rules.turns.map_or(1, |turns| turns.moves),
        walls: walls_message(variant),
        claim: claim_message(variant),
    }
}

fn translations(variant: &Variant) -> Vec<Translation> {
    let players = variant.players.iter();
    let players = players.flat_map(|player| iter::once(&player.name).chain(&player.army));
    let kinds = variant.kinds.iter().map(|kind| &kind.name);
    let options = variant.options.iter().flat_map(|option| {
        let labels = match &option.values {
            OptionValues::Listed(values) => values.as_slice(),
            OptionValues::Numbers(_) => &[],
        };
        iter::once(&option.about).chain(labels.iter().map(|(_, label)| label))
    });
    let names = [&variant.name, &variant.author].into_iter();
    let mut translations: Vec<Translation> = Vec::new();
    let wall = variant
        .rules
        .walls
        .as_ref()
        .and_then(|walls| walls.name.as_ref());
    for name in names.chain(players).chain(kinds).chain(wall).chain(options) {
        for (language, own) in &name.translations {
            let known = translations
                .iter_mut()
                .find(|known| known.language == *language);
            let (text, own) = (name.text.clone(), own.clone());
            match known {
                Some(known) => drop(known.names.insert(text, own)),
                None => translations.push(Translation {
                    language: language.clone(),
                    names: [(text, own)].into_iter().collect(),
                }),
            }
        }
    }
    translations
}

fn goal_squares(variant: &Variant) -> Vec<Vec<usize>> {
    let regions = variant.rules.ending.region.iter();
    let lists = regions.flat_map(|region| variant.players().map(|player| region.squares[player]));
    lists
        .map(|squares| squares.iter().map(Square::index).collect())
        .collect()
}

fn player_message(player: &PlayerInfo) -> PlayerMessage {
    PlayerMessage {
        letter: player.letter,
        name: player.name.text.clone(),
        header: player.name.text.clone(),
        army: player.army.as_ref().map(|army| army.text.clone()),
        colour: player.colour.clone(),
        forward: match player.orientation.heading {
            Heading::Up => ForwardDirection::Up,
            Heading::Right => ForwardDirection::Right,
            Heading::Down => ForwardDirection::Down,
            Heading::Left => ForwardDirection::Left,
        },
    }
}

/// Walls also stand where pieces leave them or captors become walls.
fn walls_message(variant: &Variant) -> Option<WallsMessage> {
    let rule = variant.rules.walls.as_ref();
    variant.alphabet.walls.then(|| WallsMessage {
        placed: rule.and_then(|rule| match rule.placement {
            variant::WallPlacement::AfterMove => Some(WallPlacement::AfterMove),
            variant::WallPlacement::InsteadOfMove => Some(WallPlacement::InsteadOfMove),
            variant::WallPlacement::LeftBehind => None,
        }),
        name: rule.and_then(|rule| Some(rule.name.as_ref()?.text.clone())),
        icon: rule.and_then(|rule| rule.icon.clone()),
    })
}

fn claim_message(variant: &Variant) -> Option<ClaimMessage> {
    let claims = &variant.rules.ending.claims;
    let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
    let wins = |kind: &PieceType| claims.wins.contains(Piece::new(*kind, Player::FIRST));
    let promotes = claims.promotes.iter();
    (variant.rules.ending.goal == Goal::Claim).then(|| ClaimMessage {
        royal: claims.royal.map(PieceType::index),
        promotes: promotes
            .map(|&(from, into)| ClaimPromotion {
                from: from.index(),
                into: into.index(),
            })
            .collect(),
        wins: kinds.filter(wins).map(PieceType::index).collect(),
    })
}

fn option_message(option: &OptionInfo) -> OptionMessage {
    let (values, numbers) = match &option.values {
        OptionValues::Listed(values) => (values.as_slice(), None),
        OptionValues::Numbers(count) => (&[][..], Some(*count)),
    };
    let message = |(value, label): &(String, Name)| OptionValue {
        value: value.clone(),
        label: label.text.clone(),
    };
    OptionMessage {
        name: option.name.clone(),
        about: option.about.text.clone(),
        values: values.iter().map(message).collect(),
        numbers,
        initial: option.default.clone(),
        with_clocks: option.with_clocks.clone(),
    }
}

fn board_info(variant: &Variant) -> BoardInfo {
    let board = variant.geometry();
    let square = |square: Square| {
        let at = board.coordinates(square);
        SquareInfo {
            name: board.name(square).to_string(),
            file: at.file,
            rank: at.rank,
            layer: at.layer,
            shade: variant.shading.by_square[square.index()],
        }
    };
    let shades = variant.shading.shades.iter();
    BoardInfo {
        shape: match board.shape() {
            Shape::Plane => BoardShape::Plane,
            Shape::TwoBoards => BoardShape::TwoBoards,
            Shape::Levels => BoardShape::Levels,
        },
        files: board.files(),
        ranks: board.ranks(),
        layers: board.layers(),
        axes: Axes {
            files: board.axis_names(Axis::File).to_vec(),
            ranks: board.axis_names(Axis::Rank).to_vec(),
            layers: board.axis_names(Axis::Layer).to_vec(),
        },
        wraps: WrapsMessage {
            files: board.wraps().files,
            ranks: board.wraps().ranks,
        },
        squares: board.squares().map(square).collect(),
        shades: shades
            .map(|s| ShadeInfo {
                name: s.name.clone(),
                colour: s.colour.clone(),
            })
            .collect(),
        lines: variant
            .marked_lines()
            .into_iter()
            .map(|ends| ends.map(Square::index))
            .collect(),
    }
}

fn hex(hash: u64) -> String {
    format!("{hash:016x}")
}
