//! Properties of every text from outside: it is refused with an error, or it can be used, written and read again. Used
//! with seeded scrambling and by the targets of `fuzz/`.

use std::sync::Arc;

use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::record::{Game, GameList, Study};
use menagerie::rules::{self, View};
use menagerie::setup::Setup;
use menagerie::variant::Variant;

pub fn position_text(variant: &Arc<Variant>, text: &str) -> bool {
    let alphabet = &variant.alphabet;
    let setup = match Setup::parse(text, alphabet) {
        Ok(setup) => setup,
        Err(error) => {
            assert!(!error.allowed.is_empty());
            return false;
        }
    };
    let written = setup.text(alphabet);
    let again = Setup::parse(&written, alphabet);
    assert_eq!(again.as_ref(), Ok(&setup), "{text}");
    match Position::parse(variant.clone(), text) {
        Ok(position) => playable(&position),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    }
    true
}

/// Every action can be made and unmade, the text is read as the same position, and views can be made.
fn playable(position: &Position) {
    let (text, hash) = (position.text(), position.hash());
    assert_eq!(hash, position.recomputed_hash(), "{text}");
    let again = Position::parse(position.variant().clone(), &text);
    let again = again.unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!((again.text(), again.hash()), (text.clone(), hash));
    let mut tried = position.clone();
    for action in rules::legal_actions(position) {
        tried.make(action);
        assert_eq!(tried.hash(), tried.recomputed_hash(), "{text}");
        tried.unmake();
    }
    assert_eq!((tried.text(), tried.hash()), (text, hash));
    rules::outcome(position, 1);
    for player in position.variant().players() {
        View::of(position, Some(player)).text();
    }
}

pub fn move_text(position: &Position, text: &str) -> bool {
    match rules::action_from_text(position, text) {
        Ok(action) => {
            assert!(rules::is_legal(position, action));
            assert_eq!(action.text(position.variant()), text);
            true
        }
        Err(error) => {
            assert_eq!(error.found(), text);
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

pub fn record(variants: &[Arc<Variant>], text: &str) -> bool {
    let find =
        |id: &str, _: &[(&str, &str)]| variants.iter().find(|variant| variant.id == id).cloned();
    let loaded = match Game::from_text(text, find) {
        Ok(loaded) => loaded,
        Err(error) => {
            assert!(error.line > 0);
            return false;
        }
    };
    let written = loaded.game.to_text(&loaded.headers);
    let again = Game::from_text(&written, find);
    let again = again.unwrap_or_else(|error| panic!("{error}\n{text}\n{written}"));
    assert_eq!(again.game.line(), loaded.game.line(), "{text}");
    assert_eq!(again.game.outcome(), loaded.game.outcome(), "{text}");
    assert_eq!(again.headers, loaded.headers, "{text}");
    assert_eq!(again.game.to_text(&again.headers), written, "{text}");
    retold(&again.game, find);
    true
}

pub fn study(variants: &[Arc<Variant>], text: &str) -> bool {
    let find =
        |id: &str, _: &[(&str, &str)]| variants.iter().find(|variant| variant.id == id).cloned();
    let loaded = match Study::from_text(text, find) {
        Ok(loaded) => loaded,
        Err(error) => {
            assert!(!error.allowed.is_empty() && error.line > 0);
            return false;
        }
    };
    let written = loaded.study.to_text(&loaded.headers);
    let again = Study::from_text(&written, find);
    let again = again.unwrap_or_else(|error| panic!("{error}\n{text}\n{written}"));
    assert_eq!(
        again.study.tree().len(),
        loaded.study.tree().len(),
        "{text}"
    );
    assert_eq!(again.study.to_text(&again.headers), written, "{text}");
    let main = Game::from_text(&written, find);
    let line = again.study.game().line();
    // Only a study may have null moves.
    if main.is_ok() || !line.contains(&Action::Pass) {
        let main = main.unwrap_or_else(|error| panic!("{error}\n{text}\n{written}"));
        assert_eq!(main.game.line(), line, "{text}");
    }
    let mut tried = again.study;
    for node in tried.tree().preorder(0) {
        tried.go(node).expect("a node of the tree");
        assert_eq!(tried.current(), node);
    }
    true
}

/// Each game of a PGN text is read, if need be with a fault, and can be written in both formats and read again.
pub fn pgn(variants: &[Arc<Variant>], text: &str) -> bool {
    let find = |name: &str, options: &[(&str, &str)]| {
        let mut variants = variants.iter();
        let variant = variants.find(|variant| variant.is_called(name))?;
        if options.is_empty() {
            return Some(variant.clone());
        }
        let edition = Variant::load_with(&variant.id, &variant.file_text, options);
        edition.ok().map(Arc::new)
    };
    let mut list = GameList::new(text);
    let games = list.list(usize::MAX);
    assert!(list.is_done());
    let mut any = false;
    for game in games {
        let text = list.text(game.number).expect("a listed game");
        let Ok(read) = Study::from_text(text, find) else {
            continue;
        };
        any |= read.fault.is_none() && !read.study.tree().is_empty();
        let pgn = read.study.to_pgn(&read.headers).ok();
        let written = [Some(read.study.to_text(&read.headers)), pgn];
        for written in written.into_iter().flatten() {
            let again = Study::from_text(&written, find);
            let again = again.unwrap_or_else(|error| panic!("{error}\n{text}\n{written}"));
            assert_eq!(again.fault, None, "{text}\n{written}");
            let (one, other) = (again.study, &read.study);
            assert_eq!(one.tree().len(), other.tree().len(), "{text}\n{written}");
            assert_eq!(
                one.main_game().result(),
                other.main_game().result(),
                "{text}\n{written}"
            );
        }
    }
    any
}

/// The public game can be written and read, and a spectator sees the same.
fn retold(game: &Game, find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>) {
    let known = game.as_public();
    let written = known.to_text(&[]);
    let again = Game::from_text(&written, find);
    let again = again.unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(again.game.as_public().to_text(&[]), written);
    assert_eq!(known.outcome(), game.outcome(), "{written}");
}

pub fn variant_file(text: &str) -> bool {
    let variant = match Variant::load("scrambled", text) {
        Ok(variant) => Arc::new(variant),
        Err(error) => {
            assert!(!error.faults.is_empty());
            assert!(error.faults.iter().all(|fault| fault.line > 0));
            return false;
        }
    };
    let mut position = Position::start(variant.clone());
    playable(&position);
    for _ in 0..8 {
        let actions = rules::legal_actions(&position);
        let Some(&action) = actions.get(position.hash() as usize % actions.len().max(1)) else {
            return true;
        };
        position.make(action);
    }
    playable(&position);
    true
}

/// A game of another program: what is imported loads, and losses have valid lines.
pub fn import(text: &str) -> bool {
    let found = menagerie::import::import(text).found;
    assert!(!found.is_empty());
    let lines = 1 + text.lines().count() as u32;
    let mut any = false;
    for game in found {
        for loss in &game.losses {
            assert!((1..=lines).contains(&loss.line), "{loss:?}\n{text}");
        }
        match game.file {
            Some(file) => any |= variant_file(&file),
            None => assert!(!game.losses.is_empty(), "{text}"),
        }
    }
    any
}
