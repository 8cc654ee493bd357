//! Builds a [`Variant`] from the tree of its file.

use super::board::BOARD;
use super::error::Faults;
use super::key::Key;
use super::piece_types::PIECE;
use super::players::PLAYER;
use super::rules::{self, capture_effects, castling, crown, drops, gates, royalty, walls};
use super::shuffle_section::ShuffleSection;
use super::table::Table;
use super::tree::Node;
use super::{Identity, OptionInfo, Variant};
use super::{
    array, board, holes, identity, marked_lines, piece_types, players, shading, square_names,
    top_level,
};
use crate::movement::{Lines, MoveTables, ReverseAttacks};
use crate::piece::{ByPlayer, Piece, PieceSet};
use crate::setup::Alphabet;

/// Builds as much as the file allows, except the move tables, and reports faults. The function has over 60 lines
/// because each part needs the results of those before.
pub(super) fn build(
    text: &str,
    file: &Node,
    options: &[OptionInfo],
    options_chosen: Vec<(String, String)>,
    faults: &mut Faults,
) -> Option<Variant> {
    let players = players::build(file, faults);
    let mut kinds = piece_types::build(file, faults);
    let by_case = players.as_ref().is_some_and(|players| players.len() == 2);
    let codes = piece_types::codes(file, &kinds, by_case, faults);
    piece_types::validate_aliases(file, &kinds, faults);
    let board = board::build(file, faults);
    let board = match (board, &players, &codes) {
        (Some(board), Some(players), Some(codes)) => {
            holes::cut_by_array(file, board, (players, codes), faults)
        }
        (board, ..) => board,
    };
    let board = board.and_then(|board| match file.get(&BOARD) {
        Some(table) => square_names::named(table, board, faults),
        None => Some(board),
    });
    let shading = file
        .get(&BOARD)
        .and_then(|table| shading::build(table, board.as_ref(), faults));
    let castling = castling::letters(file, players.as_deref().unwrap_or_default(), faults);

    let (geometry, players) = (board?, players?);
    let castling = gates::letters(file, castling, &geometry, &players);
    piece_types::set_regions(file, &mut kinds, &geometry, &players, faults);
    marked_lines::add(file, &mut kinds, &geometry, &players, faults);
    let alphabet = Alphabet {
        geometry,
        players: players.iter().map(|player| player.letter).collect(),
        codes: codes?,
        castling,
        partners: Vec::new(),
        gates: Vec::new(),
        reserve: drops::in_order(file, &kinds),
        walls: walls::may_stand(file),
        hands_fill: false,
        fields: rules::fields(file),
        checks_to_win: rules::checks_to_win(file),
    };
    let section = ShuffleSection {
        alphabet: &alphabet,
        kinds: &kinds,
        shading: shading.as_ref(),
        options,
        chosen: &options_chosen,
    };
    let (shuffle, file) = section.shuffled(file, faults);
    let file = &*file;
    let array = array::build(file, &alphabet, &players, &kinds, faults)?;
    let piece_nodes = file.items_of(&PIECE);
    let table = Table {
        board: &alphabet.geometry,
        players: &players,
        kinds: &kinds,
        array: &array,
        piece_nodes,
        player_list: file.get(&PLAYER),
        has_several_royals: royalty::has_several(piece_nodes, &kinds, &array)
            || capture_effects::needs_trials(file, &kinds)
            || walls::after_moves(file) && kinds.iter().any(|kind| kind.royal),
        monarchs: crown::monarchs(file, &kinds),
        halves: crown::halves(file, &kinds),
    };
    let rules = rules::read(file, &table, &alphabet.castling, faults);
    array::validate_transfers(file, &table, &rules, faults);
    array::validate_zones(file, &table, &rules, faults);
    array::validate_bounds(file, &table, faults);
    array::validate_fields(file, &table, &rules, faults);
    let alphabet = Alphabet {
        partners: castling::partners(&rules.rights, &rules.castlings),
        gates: gates::implied(&rules.rights),
        hands_fill: rules.captures_fill_hands(),
        ..alphabet.clone()
    };
    let text_of = |key| file.text_of(key).unwrap_or_default().to_string();
    let notes = [&top_level::NOTES, &top_level::FURTHER_NOTES].map(|key| texts_of(file, key));
    Some(Variant {
        id: text_of(&top_level::ID),
        name: file.name_of(&top_level::NAME),
        known_as: texts_of(file, &top_level::KNOWN_AS),
        author: file.name_of(&top_level::AUTHOR),
        year: file.number_of(&top_level::YEAR)?,
        source: text_of(&top_level::SOURCE),
        summary: text_of(&top_level::SUMMARY),
        notes: notes.concat(),
        gallery_place: file.number_of(&top_level::GALLERY_PLACE),
        featured: file.flag_of(&top_level::FEATURED),
        file_text: text.into(),
        // Complete only after the last validation.
        warnings: Vec::new(),
        identity: Identity::of(text, file, options, &options_chosen, faults),
        options_hash: identity::of_options(options, &options_chosen),
        options: options.to_vec(),
        options_chosen,
        shading: shading?,
        shuffle,
        players,
        kinds,
        array: array.with_implied_gates(&alphabet),
        alphabet,
        endings: rules.ending.endings(),
        rules,
        lines: Lines::default(),
        move_tables: MoveTables::default(),
        reverse_attacks: ReverseAttacks::default(),
        unhoppable: PieceSet::EMPTY,
        lands_behind: false,
        royals: PieceSet::EMPTY,
        sometimes_royal: PieceSet::EMPTY,
        opens_two: false,
        pieces_of: ByPlayer::default(),
        array_counts: [0; Piece::LIMIT],
    })
}

fn texts_of(file: &Node, key: &Key) -> Vec<String> {
    let texts = file.items_of(key).iter().filter_map(Node::text);
    texts.map(str::to_string).collect()
}
