//! Moves in UCI notation. Actions without one are written in our own move text.

use menagerie::geometry::Square;
use menagerie::moves::Action;
use menagerie::piece::PieceType;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

/// A pass among several players.
const NULL_MOVE: &str = "0000";

/// `e2e4`, `a7a8q`, `c3c2+`, `e1g1`, `b1c3h` (a piece enters); other actions have our own move text, which contains no spaces.
pub(crate) fn text(position: &Position, action: Action) -> String {
    let variant = position.variant();
    match (action, promotion(position, action)) {
        (Action::Pass, _) => pass_text(position),
        (_, Some((way, code))) => way + &code.to_lowercase(),
        _ => entry_text(variant, action).unwrap_or_else(|| action.text(variant)),
    }
}

/// The move and the code of the piece that enters: `b1c3h`. With castling that is on the square which the text begins
/// with: `e1g1h`, `h1e1h`.
fn entry_text(variant: &Variant, action: Action) -> Option<String> {
    let (kind, at) = action.enters()?;
    let code = variant.alphabet.codes[kind.index()].to_lowercase();
    let name = |square| variant.geometry().name(square);
    let way = match action.squares(variant).0 {
        Some(from) if from != at => format!("{}{}", name(at), name(from)),
        _ => action.without_gate().text(variant),
    };
    Some(way + &code)
}

/// The notation of actions that follow each other. An action and the wall that its player places after it are one move, as
/// in Fairy-Stockfish: `e2e4,e4d5`. So are a move and the wall that it leaves behind: `e2e4,e4e2`.
pub(crate) fn texts(start: &Position, actions: &[Action]) -> Vec<String> {
    let mut position = start.clone();
    let mut texts: Vec<String> = Vec::new();
    let mut last = None;
    for &action in actions {
        match (action, last, texts.last_mut()) {
            (Action::Wall { to }, Some(moved), Some(text)) => {
                *text += &wall_text(position.variant(), moved, to);
            }
            _ => texts.push(text(&position, action) + &first_square_wall(&position, action)),
        }
        position.make(action);
        last = position.awaits_wall().then_some(action);
    }
    texts
}

/// All moves of the player to move, each with every wall that may follow it.
pub(crate) fn all_texts(position: &Position, actions: &[Action]) -> Vec<String> {
    let with_walls = |&action: &Action| {
        let walls = walls_after(position, action);
        match walls.is_empty() {
            true => texts(position, &[action]),
            false => { walls.into_iter() }
                .flat_map(|wall| texts(position, &[action, wall]))
                .collect(),
        }
    };
    actions.iter().flat_map(with_walls).collect()
}

/// The walls that may follow an action in the same turn.
pub(crate) fn walls_after(position: &Position, action: Action) -> Vec<Action> {
    let mut after = position.clone();
    after.make(action);
    match after.awaits_wall() {
        true => rules::legal_actions(&after),
        false => Vec::new(),
    }
}

/// A wall behind a move: a comma, the move's target, and the square of the wall.
fn wall_text(variant: &Variant, moved: Action, wall: Square) -> String {
    let name = |square| variant.geometry().name(square);
    let to = moved.squares(variant).1.unwrap_or(wall);
    format!(",{}{}", name(to), name(wall))
}

/// The wall on the first square of a move, where the move leaves one, or ends a game in which Fairy-Stockfish's moves
/// always have a wall; nothing for other moves.
fn first_square_wall(position: &Position, action: Action) -> String {
    let variant = position.variant();
    let Some(from) = action.squares(variant).0 else {
        return String::new();
    };
    let ends_before_wall =
        || variant.rules.place_walls_after_moves() && walls_after(position, action).is_empty();
    match variant.rules.leave_walls() || ends_before_wall() {
        true => wall_text(variant, action, from),
        false => String::new(),
    }
}

/// Finds the actions of a move: one, or one and the wall after it.
pub(crate) fn read_move(position: &Position, word: &str) -> Option<Vec<Action>> {
    let Some((moved, wall)) = word.split_once(',') else {
        return Some(vec![read(position, word)?]);
    };
    let action = read(position, moved)?;
    let walls = walls_after(position, action);
    if walls.is_empty() {
        let left = first_square_wall(position, action);
        let means_nothing = position.variant().rules.place_walls_after_moves();
        let is_right = left.strip_prefix(',') == Some(wall) || means_nothing;
        return (is_right && !left.is_empty()).then(|| vec![action]);
    }
    let board = position.variant().geometry();
    let is_named =
        |action: &Action| matches!(*action, Action::Wall { to } if wall.ends_with(board.name(to)));
    let placed = walls.into_iter().find(is_named)?;
    Some(vec![action, placed])
}

/// One of two players passes by a move of the royal piece to its own square, or of the first piece, as in
/// Fairy-Stockfish: `e1e1`.
fn pass_text(position: &Position) -> String {
    let player = position.turn();
    let first = || position.pieces(player).iter().next();
    let square = position.royal(player).or_else(first);
    let square = square.filter(|_| position.variant().rules.ending.two_passes_end());
    square.map_or(NULL_MOVE.to_string(), |square| {
        position.variant().geometry().name(square).repeat(2)
    })
}

/// Finds a legal action by its UCI notation or our move text. Case is ignored only where a piece is named, because elsewhere it
/// may distinguish boards. Castling may also be written as the royal piece capturing its partner, as in Chess960, the
/// only promotion of a piece with `+` or with nothing, and a pass as a piece's move to its own square or as `0000`.
pub(crate) fn read(position: &Position, word: &str) -> Option<Action> {
    let variant = position.variant();
    let means = |action: &Action| {
        let promotes = || {
            let (way, code) = promotion(position, *action)?;
            Some(word.strip_prefix(&*way)?.eq_ignore_ascii_case(&code))
        };
        let enters = || Some(entry_text(variant, *action)?.eq_ignore_ascii_case(word));
        action.text(variant) == word
            || text(position, *action) == word
            || promotes() == Some(true)
            || enters() == Some(true)
    };
    let actions = rules::legal_actions(position);
    let found = actions.iter().find(|action| means(action));
    found.or_else(|| foreign(position, &actions, word)).copied()
}

/// Other programs' ways to write castling, promotion and a pass.
fn foreign<'a>(position: &Position, actions: &'a [Action], word: &str) -> Option<&'a Action> {
    let variant = position.variant();
    let castles = |action: &&Action| castling_texts(variant, **action).contains(&word.to_string());
    let is_null = word == NULL_MOVE || is_null(word);
    let passes = |action: &&Action| **action == Action::Pass && is_null;
    let found = actions
        .iter()
        .find(|action| castles(action) || passes(action));
    found.or_else(|| only_promotion(position, actions, word.strip_suffix('+').unwrap_or(word)))
}

/// The promotion by these squares, such as `a7a8`, if there is just one.
fn only_promotion<'a>(position: &Position, actions: &'a [Action], way: &str) -> Option<&'a Action> {
    let goes =
        |action: &&Action| promotion(position, **action).is_some_and(|(squares, _)| squares == way);
    let mut promotions = actions.iter().filter(goes);
    promotions.next().filter(|_| promotions.next().is_none())
}

/// Whether a move such as `e1e1` leads to its own starting square.
fn is_null(word: &str) -> bool {
    let (from, to) = word.split_at_checked(word.len() / 2).unwrap_or_default();
    !from.is_empty() && from == to
}

/// Both ways to write a castling: the move of the castling piece, and that to its partner's square.
fn castling_texts(variant: &Variant, action: Action) -> Vec<String> {
    let Action::Castle(index) = action else {
        return Vec::new();
    };
    let castling = &variant.rules.castlings[usize::from(index)];
    let name = |square| variant.geometry().name(square);
    let targets = [castling.to, castling.partner_from];
    let text = |to| format!("{}{}", name(castling.from), name(to));
    targets.map(text).to_vec()
}

/// The squares of a promotion, such as `a7a8`, and the code of the new piece: `+` or `-` if only the form changes.
fn promotion(position: &Position, action: Action) -> Option<(String, String)> {
    let variant = position.variant();
    let (into, (from, _)) = (action.promotes_to()?, action.squares(variant));
    let text = action.text(variant);
    let (way, code) = text.split_once('=')?;
    let piece = position.at(from?)?.kind();
    let form_of = |kind: PieceType| variant.kinds[kind.index()].form_of;
    let code = match code.starts_with('+') {
        true => "+",
        false if form_of(piece) == Some(into) => "-",
        false => code,
    };
    Some((way.to_string(), code.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    /// The position before and the actions of a line of moves, if all are legal.
    fn read_at(game: &str, position: &str, moves: &[&str]) -> Option<(Position, Vec<Action>)> {
        let file = menagerie::variant::shipped_text(game).expect("a shipped game");
        let variant = Arc::new(Variant::load(game, file).expect("a valid file"));
        let start = Position::parse(variant, position).expect("a position");
        let mut position = start.clone();
        let mut actions = Vec::new();
        for text in moves {
            let turn = read_move(&position, text)?;
            turn.iter().for_each(|&action| position.make(action));
            actions.extend(turn);
        }
        Some((start, actions))
    }

    /// The notation of a line of moves.
    fn line(game: &str, position: &str, moves: &[&str]) -> Vec<String> {
        let (start, actions) = read_at(game, position, moves).expect("legal moves");
        texts(&start, &actions)
    }

    #[test]
    fn promotions_late_in_a_line_are_in_uci_notation() {
        let moves = ["b6b7", "a8a7", "b7b8q"];
        assert_eq!(
            line("chess", "k7/8/1P6/8/8/8/8/K7 w - - 0 1", &moves),
            moves
        );
        let moves = ["a6a7+", "e9e8", "P@a6"];
        let start = "4k4/9/9/P8/9/9/9/9/4K4[P] w - - 0 1";
        assert_eq!(line("shogi", start, &moves), moves);
    }

    #[test]
    fn a_move_and_its_wall_are_one() {
        let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let moves = ["e2e4,e4e6", "d7d5,d5e2", "e4d5,d5d8"];
        // The Queen stands on d8.
        assert!(read_at("duck-chess", array, &moves).is_none());
        let moves = ["e2e4,e4e6", "d7d5,d5e2", "e4d5,d5e4", "e8d7"];
        assert_eq!(line("duck-chess", array, &moves), moves);
        // The wall after the last move is never placed.
        let won = "4k3/8/8/8/8/8/4R3/K7 w - - 0 1";
        assert_eq!(line("duck-chess", won, &["e2e8,e8a4"]), ["e2e8,e8e2"]);
        assert!(read_at("chess", array, &["e2e4,e4e6"]).is_none());
        assert!(read_at("chess", array, &["e2e4,e4e2"]).is_none());
    }
}
