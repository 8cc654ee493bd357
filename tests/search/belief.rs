//! The engine in games with secrets: it uses only what it sees, and its beliefs are reproducible.

use std::collections::BTreeMap;

use crate::support::{Chance, position, tries, variant, with_crowns};
use menagerie::moves::{Action, Secrecy};
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{self, View, ViewHistory};
use menagerie::search::{Belief, Level, Limits, Memory, Options, SearchResult, Searcher};
use menagerie::setup::FieldName;

const GAMES: [&str; 4] = ["crown", "crown-2", "crown-3", "crown-4"];

fn memory(position: &Position) -> Memory {
    Memory::new(position.variant(), 1 << 12)
}

fn search(story: &ViewHistory, memory: Memory, nodes: u64, seed: u64) -> (SearchResult, Memory) {
    let options = Options {
        choice_seed: seed,
        ..Options::default()
    };
    let searcher = Searcher::of_story(story, Limits::nodes(nodes), options, memory);
    let mut searcher = searcher.expect("a running game");
    (searcher.finish(), searcher.into_memory())
}

/// The array with chosen crowns.
fn start(game: &str, crowned: [usize; 2]) -> Position {
    with_crowns(&variant(game), crowned)
}

/// A game with the story of each player.
struct Table {
    game: Game,
    stories: [ViewHistory; 2],
}

impl Table {
    fn new(start: Position) -> Table {
        let seen = |player: usize| {
            let player = Player::new(player);
            ViewHistory::new(View::of(&start, player))
        };
        let stories = [seen(0), seen(1)];
        Table {
            game: Game::from_position(start),
            stories,
        }
    }

    fn play(&mut self, action: Action) {
        self.game.play(action);
        for (player, story) in self.stories.iter_mut().enumerate() {
            let view = View::of(self.game.position(), Player::new(player));
            story.push(action, view);
        }
    }

    fn play_at_random(&mut self, plies: usize, chance: &mut Chance) {
        for _ in 0..plies {
            if self.game.outcome().is_some() {
                return;
            }
            let legal = rules::legal_actions(self.game.position());
            let action = chance.pick(&legal);
            self.play(action);
        }
    }

    fn story(&self) -> &ViewHistory {
        &self.stories[self.game.position().turn().index()]
    }
}

#[test]
fn the_search_ignores_the_enemys_secret() {
    for game in GAMES {
        for seed in 0..3 {
            // White's crown differs; Black sees the same.
            let mut tables = [0, 1].map(|white| Table::new(start(game, [white, 1])));
            let mut chance = Chance(seed);
            loop {
                let [one, other] = &tables;
                let turn = one.game.position().turn();
                let over = tables.iter().any(|table| table.game.outcome().is_some());
                if over || one.game.ply() > 60 {
                    break;
                }
                if turn == Player::FIRST || one.game.ply() % 6 != 1 {
                    let legal = rules::legal_actions(one.game.position());
                    let action = chance.pick(&legal);
                    let shared = rules::is_legal(other.game.position(), action);
                    assert!(shared, "legality doesn't depend on secrets");
                    tables.iter_mut().for_each(|table| table.play(action));
                    continue;
                }
                if one.stories[1] != other.stories[1] {
                    break;
                }
                let results = tables
                    .each_ref()
                    .map(|table| search(table.story(), memory(table.game.position()), 400, seed).0);
                assert_eq!(results[0], results[1]);
                let best = results[0].best.expect("a best action");
                tables.iter_mut().for_each(|table| table.play(best));
            }
        }
    }
}

/// A player that guards both monarchs alike reveals nothing.
#[test]
fn with_many_pieces_the_own_crown_does_not_matter() {
    let mut found = 0;
    for game in GAMES {
        for seed in 0..3 {
            let mut tables = [0, 1].map(|white| Table::new(start(game, [white, 1])));
            let mut chance = Chance(seed);
            while tables.iter().all(|table| table.game.outcome().is_none()) {
                let [one, other] = &tables;
                // Black sees the same until a white monarch is captured.
                if one.stories[1] != other.stories[1] || one.game.ply() > 60 {
                    break;
                }
                let pieces = |player| one.game.position().pieces(player).len();
                assert!(Player::first(2).map(pieces).sum::<usize>() > 12);
                if one.game.position().turn() != Player::FIRST || one.game.ply() % 6 != 0 {
                    let action = chance.pick(&rules::legal_actions(one.game.position()));
                    tables.iter_mut().for_each(|table| table.play(action));
                    continue;
                }
                let results = tables
                    .each_ref()
                    .map(|table| search(table.story(), memory(table.game.position()), 400, seed).0);
                assert_eq!(results[0], results[1], "{game} {seed}");
                found += 1;
                let best = results[0].best.expect("a best action");
                tables.iter_mut().for_each(|table| table.play(best));
            }
        }
    }
    assert!(found > 50, "{found}");
}

/// A Knight attacks both monarchs. With few pieces left, the engine saves the crowned one in about half of its searches;
/// otherwise its choice does not depend on the crown.
#[test]
fn with_few_pieces_the_own_crown_matters_half_of_the_time() {
    let saved = |pieces: &str, seed: u64| {
        ["K", "Q"].map(|crowned| {
            let position = position("crown", &format!("{pieces} crown={crowned},k"));
            let view = View::of(&position, Some(position.turn()));
            let memory = memory(&position);
            let (result, _) = search(&ViewHistory::new(view), memory, 2_000, seed);
            let best = result.best.expect("a best action");
            best.squares(position.variant())
                .0
                .map(|from| position.variant().geometry().name(from).to_string())
        })
    };
    let mut open = 0;
    for seed in 0..40 {
        let [king, queen] = saved("7k/6pq/8/8/8/2n5/4Q1PP/1K6 w - - 0 40", seed);
        if king != queen {
            let crowned = [king.as_deref(), queen.as_deref()];
            assert_eq!(crowned, [Some("b1"), Some("e2")]);
            open += 1;
        }
    }
    assert!((12..=28).contains(&open), "{open}");
    for seed in 0..4 {
        let [king, queen] = saved("r1b3qk/pppppppp/8/8/8/2n5/P1P1QPPP/1K3BNR w - - 0 40", seed);
        assert_eq!(king, queen);
    }
}

#[test]
fn best_actions_are_legal_and_independent_of_slices() {
    for game in GAMES {
        for seed in 0..tries(2, 4) {
            let mut table = Table::new(start(game, [0, 1]));
            let mut chance = Chance(100 + seed);
            for _ in 0..12 {
                table.play_at_random(9, &mut chance);
                if table.game.outcome().is_some() {
                    break;
                }
                let position = table.game.position();
                let (whole, _) = search(table.story(), memory(position), 600, seed);
                let best = whole.best.expect("a best action");
                assert!(rules::is_legal(position, best), "{}", position.text());
                let options = Options {
                    choice_seed: seed,
                    ..Options::default()
                };
                let limits = Limits::nodes(600);
                let story = table.story();
                let searcher = Searcher::of_story(story, limits, options, memory(position));
                let mut searcher = searcher.expect("a running game");
                let mut sliced = searcher.slice(1);
                while !sliced.done {
                    sliced = searcher.slice(37);
                }
                assert_eq!(sliced, whole, "{}", position.text());
            }
        }
    }
}

#[test]
fn incremental_beliefs_equal_recomputed_ones() {
    let mut table = Table::new(start("crown-3", [1, 0]));
    let mut chance = Chance(3);
    let mut kept = memory(table.game.position());
    while table.game.outcome().is_none() && table.game.ply() < 80 {
        let story = table.stories[0].clone();
        let step_by_step = kept.beliefs(&story).to_vec();
        let mut fresh = memory(table.game.position());
        assert_eq!(fresh.beliefs(&story), step_by_step);
        assert_eq!(step_by_step.len(), story.plies() + 1);
        table.play_at_random(1, &mut chance);
    }
}

#[test]
fn probabilities_sum_to_one() {
    for game in GAMES {
        let mut table = Table::new(start(game, [1, 0]));
        let mut chance = Chance(8);
        let mut kept = memory(table.game.position());
        while table.game.outcome().is_none() && table.game.ply() < 150 {
            let story = &table.stories[0];
            let enemy = Player::new(1).expect("a player");
            let public = story.current().public_position().expect("a running game");
            let belief = kept.beliefs(story).last().cloned().expect("a belief");
            for (field, values) in belief.values(&public, enemy) {
                let sum: f64 = values.iter().map(|(_, share)| share).sum();
                assert!((sum - 1.0).abs() < 1e-9, "{field:?} {values:?}");
            }
            table.play_at_random(1, &mut chance);
        }
    }
}

#[test]
fn an_offered_monarch_is_probably_not_crowned() {
    // Black takes a Rook and leaves its Queen to a Pawn.
    let text = "r3k3/8/8/4q3/3P4/8/8/R2QK3 b - - 0 4 crown=K,k";
    let mut table = Table::new(position("crown", text));
    let action = "a8a1";
    let action = rules::action_from_text(table.game.position(), action).expect("a legal move");
    table.play(action);
    let mut kept = memory(table.game.position());
    let belief = kept.beliefs(&table.stories[0]).last().cloned();
    let public = table.stories[0]
        .current()
        .public_position()
        .expect("a game");
    let black = Player::new(1).expect("a player");
    let values = belief.expect("a belief").values(&public, black);
    let (_, crown) = &values[0];
    assert!(crown[0].1 > 0.65, "{crown:?}");
}

#[test]
fn never_moves_onto_the_own_hidden_crown() {
    let public = "4k3/8/3n4/8/3R4/8/4K3/8 w - - 0 40";
    let squares = ["d1", "d2", "d3", "d5", "a4", "b4", "c4", "e4", "h4", "e3"];
    for square in squares {
        let text = format!("{public} hidden={square},-");
        let table = Table::new(position("crown-3", &text));
        for seed in 0..4 {
            let (result, _) = search(table.story(), memory(table.game.position()), 300, seed);
            let mut after = table.game.position().clone();
            after.make(result.best.expect("a best action"));
            assert_eq!(after.lost(), None, "{text}");
        }
    }
}

#[test]
fn secret_choices_are_uniform() {
    let counts = |text: &str, game: &str, chosen_secret: &dyn Fn(Action) -> Option<String>| {
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        let table = Table::new(position(game, text));
        for seed in 0..300 {
            let (result, _) = search(table.story(), memory(table.game.position()), 40, seed);
            if let Some(what) = result.best.and_then(chosen_secret) {
                *counts.entry(what).or_default() += 1;
            }
        }
        counts
    };
    let halves = counts(
        "4k3/8/8/8/8/8/1r6/r3K2n w - - 0 40 half=now,-",
        "crown-4",
        &|action| match action {
            Action::Split { crowned, .. } => Some(format!("{}", crowned == Secrecy::Yes)),
            _ => None,
        },
    );
    assert_eq!(halves.len(), 2, "{halves:?}");
    let total: u32 = halves.values().sum();
    for count in halves.values() {
        assert!(
            (total * 2 / 5..=total * 3 / 5).contains(count),
            "{halves:?}"
        );
    }
}

#[test]
fn every_level_plays_every_game() {
    for game in GAMES {
        let table = Table::new(start(game, [1, 0]));
        for number in 1..=Level::STRONGEST {
            let level = Level::new(number).expect("a level");
            let limits = Limits {
                nodes: level.nodes.min(5_000),
                ..level.limits()
            };
            let kept = memory(table.game.position());
            let searcher = Searcher::of_story(table.story(), limits, level.options(1), kept);
            let result = searcher.expect("a game").finish();
            assert!(result.best.is_some() && result.depth > 0);
        }
    }
}

#[test]
fn capturing_a_known_crown_wins() {
    let text = "4k3/8/8/3q4/4P3/8/8/3QK3 w - - 0 40";
    let public = position("crown", text);
    let view = View::of(&public, Some(Player::FIRST));
    let story = ViewHistory::new(view);
    let black = Player::new(1).expect("a player");
    let mut scores = [0.0, 0.5, 1.0].map(|first| {
        let belief = Belief::uniform(&public).with_first_crowned(black, FieldName::Crown, first);
        let options = Options::default();
        let searcher =
            Searcher::with_belief(&story, belief, Limits::depth(3), options, memory(&public));
        format!("{:?}", searcher.expect("a game").finish().score)
    });
    assert_eq!(scores[0], "MateInPlies(1)");
    scores.sort();
    assert!(
        scores.windows(2).all(|pair| pair[0] != pair[1]),
        "{scores:?}"
    );
}
