//! Builds a [`Variant`] from the tree of its file.

use super::error::Faults;
use super::keys::Key;
use super::rules::{self, castling, drops, passes, royalty};
use super::shuffle_section::ShuffleSection;
use super::table::Table;
use super::tree::Node;
use super::{Identity, OptionInfo, Variant};
use super::{array, board, identity, keys, piece_types, players, shading};
use crate::movement::{Lines, MoveTables, ReverseAttacks};
use crate::piece::{ByPlayer, Piece, PieceSet};
use crate::setup::{Alphabet, FieldName};

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
    piece_types::check_aliases(file, &kinds, faults);
    let board = board::build(file, faults);
    let shading = file
        .get(&keys::BOARD)
        .and_then(|table| shading::build(table, board.as_ref(), faults));
    let castling = castling::letters(file, players.as_deref().unwrap_or_default(), faults);

    let (geometry, players) = (board?, players?);
    piece_types::set_regions(file, &mut kinds, &geometry, &players, faults);
    let alphabet = Alphabet {
        geometry,
        players: players.iter().map(|player| player.letter).collect(),
        codes: codes?,
        castling,
        reserve: drops::in_order(file, &kinds),
        fields: fields(file),
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
    let crown = file.get(&keys::CROWN);
    let carriers = |key| crown.map_or(Vec::new(), |crown| crown.kinds_of(key, &kinds));
    let table = Table {
        board: &alphabet.geometry,
        players: &players,
        kinds: &kinds,
        array: &array,
        has_several_royals: royalty::has_several(file, &kinds, &array),
        monarchs: carriers(&keys::MONARCHS),
        halves: carriers(&keys::HALVES),
    };
    let rules = rules::read(file, &table, &alphabet.castling, faults);
    array::check_zones(file, &table, &rules, faults);
    array::check_bounds(file, &table, faults);
    array::check_fields(file, &table, &rules, faults);
    let text_of = |key| file.text_of(key).unwrap_or_default().to_string();
    let notes = [&keys::NOTES, &keys::FURTHER_NOTES].map(|key| texts_of(file, key));
    Some(Variant {
        id: text_of(&keys::ID),
        name: file.name_of(&keys::NAME),
        known_as: texts_of(file, &keys::KNOWN_AS),
        author: text_of(&keys::AUTHOR),
        year: file.number_of(&keys::YEAR)?,
        source: text_of(&keys::SOURCE),
        summary: text_of(&keys::SUMMARY),
        notes: notes.concat(),
        file_text: text.into(),
        // Complete only after the last check.
        warnings: Vec::new(),
        identity: Identity::of(text, file, options, &options_chosen, faults),
        options_hash: identity::of_options(options, &options_chosen),
        options: options.to_vec(),
        options_chosen,
        shading: shading?,
        shuffle,
        players,
        kinds,
        alphabet,
        array,
        rules,
        lines: Lines::default(),
        move_tables: MoveTables::default(),
        reverse_attacks: ReverseAttacks::default(),
        royals: PieceSet::EMPTY,
        sometimes_royal: PieceSet::EMPTY,
        pieces_of: ByPlayer::default(),
        array_counts: [0; Piece::LIMIT],
    })
}

fn texts_of(file: &Node, key: &Key) -> Vec<String> {
    let texts = file.items_of(key).iter().filter_map(Node::text);
    texts.map(str::to_string).collect()
}

/// The further fields of position text that the rules need.
fn fields(file: &Node) -> Vec<FieldName> {
    let crown = file.get(&keys::CROWN);
    let hides = crown.is_some_and(|crown| crown.flag_of(&keys::HIDES));
    let splits = crown.is_some_and(|crown| crown.get(&keys::HALVES).is_some());
    let mut drops = file.items_of(&keys::DROPS).iter();
    let mined = drops.clone().any(|drops| drops.get(&keys::MINED).is_some());
    let several = drops.any(|drops| drops.number_of::<u8>(&keys::PER_TURN) > Some(1));
    let ending = file.get(&keys::ENDING);
    let passes = ending.is_some_and(passes::are_counted);
    let counting = ending.is_some_and(|ending| ending.get(&keys::COUNTING).is_some());
    let claims = ending.and_then(|ending| ending.get(&keys::CLAIMS));
    let wins = claims.is_some_and(|claims| claims.get(&keys::CLAIM_WINS).is_some());
    let counts_checks = ending.is_some_and(|ending| ending.get(&keys::CHECKS).is_some());
    let castlings = file.items_of(&keys::CASTLING).iter();
    let decides = { castlings }.any(|castling| castling.flag_of(&keys::DECIDES));
    let needed = |field: &FieldName| match field {
        FieldName::Crown => crown.is_some(),
        FieldName::Mine => mined,
        FieldName::Hidden => hides,
        FieldName::Half => splits,
        FieldName::Drops => several,
        FieldName::Passes => passes,
        FieldName::Winner => wins || decides,
        FieldName::Checks => counts_checks,
        FieldName::Count | FieldName::CountLimit => counting,
    };
    FieldName::ALL.into_iter().filter(needed).collect()
}
