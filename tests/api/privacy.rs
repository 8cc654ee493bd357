//! Nothing that leaves the engine depends on a secret that the viewer may not know, until the rules reveal it. Two
//! tables play the same game and differ only in one player's secret.

use std::sync::Arc;
use std::thread;

use crate::support::{Chance, Choices, crown_editions, tries};
use crate::table::Table;
use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::record::Game;
use menagerie::rules::{self, View};
use menagerie::variant::Variant;
use serde_json::{Value, json};

/// The player with the differing secrets, unless stated otherwise.
const KEEPER: usize = 0;

/// Positions where the keeper still has both monarchs.
const BOTH: &str = "crown=?,?";

/// A position where the keeper has just lost the Queen: the secrets of the expansions begin.
fn after_the_loss(id: &str, paratroopers: &str, keeper: usize) -> Option<String> {
    let (reserve, field, value) = match id {
        "crown-2" => ("SSS", "mine", "hand"),
        "crown-3" => ("", "", ""),
        "crown-4" => ("", "half", "now"),
        _ => return None,
    };
    let own = |value: &str, other: &str| match keeper {
        0 => format!("{value},{other}"),
        _ => format!("{other},{value}"),
    };
    let (pieces, turn, reserve) = match keeper {
        0 => (
            "r1bqkb1r/p1pp1p1p/8/8/8/8/P1PP1P1P/R1B1KB1R",
            "w AEHadeh",
            reserve.to_string(),
        ),
        _ => (
            "r1b1kb1r/p1pp1p1p/8/8/8/8/P1PP1P1P/R1BQKB1R",
            "b ADEHaeh",
            reserve.to_lowercase(),
        ),
    };
    let held = match format!("{reserve}{paratroopers}") {
        held if held.is_empty() => held,
        held => format!("[{held}]"),
    };
    let crown = own("-", "?");
    let more = match field {
        "" => String::new(),
        field => format!(" {field}={}", own(value, "-")),
    };
    Some(format!("{pieces}{held} {turn} - 0 1 crown={crown}{more}"))
}

/// Two tables that look alike to all but the keeper.
struct Twins {
    tables: [Table; 2],
    keeper: usize,
    chance: Chance,
    /// What the keeper has chosen differently at the second table.
    differences: usize,
}

impl Twins {
    fn open(game: &str, options: &Value, position: Option<&str>, seed: u64) -> Twins {
        let open = || {
            let mut table = Table::new();
            let mut ask = json!({ "game": game, "options": options });
            if let Some(position) = position {
                ask["position"] = json!(position);
            }
            table.ask("open", ask);
            table
        };
        Twins {
            tables: [open(), open()],
            keeper: KEEPER,
            chance: Chance(seed),
            differences: 0,
        }
    }

    fn kept_by(self, keeper: usize) -> Twins {
        Twins { keeper, ..self }
    }

    /// Makes the secret choices before the game: the enemy's are alike, the keeper's differ if `differ` is set.
    fn choose(&mut self, differ: bool) {
        let view = self.tables[0].ask("look", json!({ "seat": null }));
        for choice in view["pending"].as_array().expect("a list") {
            let values = choice["values"].as_array().expect("a list");
            let first = self.chance.below(values.len());
            let other = (first + 1) % values.len();
            let own = choice["seat"] == self.keeper;
            let second = if own && differ { other } else { first };
            self.differences += usize::from(first != second);
            for (table, index) in self.tables.iter_mut().zip([first, second]) {
                let value = &values[index]["value"];
                let ask =
                    json!({ "seat": choice["seat"], "field": choice["field"], "value": value });
                table.ask("choose", ask);
            }
        }
    }

    /// Makes the same call at both tables and demands the same answer.
    #[track_caller]
    fn alike(&mut self, call: &str, ask: Value) -> Value {
        let [one, other] = self
            .tables
            .each_mut()
            .map(|table| table.try_ask(call, ask.clone()));
        let [one, other] = [one, other].map(|answer| answer.unwrap_or_else(|error| error));
        assert_eq!(difference(&one, &other), None, "{call} {ask}");
        one
    }

    /// All calls open to the enemy and to spectators.
    fn compare(&mut self, variant: &Variant) {
        let squares = variant.geometry().len();
        for player in [json!(null), json!(1 - self.keeper)] {
            let view = self.alike("look", json!({ "seat": player }));
            self.alike("pgn", json!({ "headers": {} }));
            assert_eq!(view["viewer"], player);
            assert_eq!(
                self.alike("secrets", json!({})).as_array().map(Vec::len),
                secrets(&view)
            );
            let (from, to) = (self.chance.below(squares), self.chance.below(squares));
            self.alike("whyNot", json!({ "from": from, "to": to }));
            self.alike("attackers", json!({ "to": to }));
            self.alike("promotions", json!({ "from": from, "to": to }));
            self.alike("beliefs", json!({ "seat": 1 - self.keeper }));
            self.alike("play", json!({ "action": "e2e9" }));
            self.alike("readMove", json!({ "text": "Nf3" }));
            let refused = self.alike("startReview", json!({ "nodes": 64 }));
            assert_eq!(refused["code"], "review-secrets");
            assert_eq!(view["reviewable"], false);
            let texts = [view.to_string(), self.records()];
            for table in &self.tables {
                let game = table.session.game().expect("a game");
                let salts = salts(game);
                assert!(
                    salts
                        .iter()
                        .all(|salt| texts.iter().all(|text| !text.contains(salt)))
                );
            }
        }
        for table in &self.tables {
            check_retold(game(table));
        }
        // Even the keeper's own view contains only the legal actions.
        let keeper = json!({ "seat": self.keeper });
        let mut own = self
            .tables
            .each_mut()
            .map(|t| t.ask("look", keeper.clone()));
        own.iter_mut()
            .for_each(|view| view["actions"] = json!(null));
        assert_eq!(difference(&own[0], &own[1]), None);
    }

    /// Steps through the whole game, back and forth, as the enemy and as a spectator.
    fn step_back(&mut self) {
        let plies = game(&self.tables[0]).ply();
        self.alike("wouldAgree", json!({ "seat": self.keeper }));
        for player in [json!(null), json!(1 - self.keeper)] {
            self.alike("look", json!({ "seat": player }));
            for ply in (0..=plies).rev().chain([plies]) {
                let view = self.alike("goTo", json!({ "ply": ply }));
                assert_eq!((&view["viewer"], &view["ply"]), (&player, &json!(ply)));
            }
            for call in ["undo", "undo", "redo", "redo"] {
                self.alike(call, json!({}));
            }
        }
    }

    /// The public records, which may differ only in commitments.
    fn records(&mut self) -> String {
        for short in [false, true] {
            let ask = json!({ "headers": { "Event": "A test" }, "short": short, "full": true });
            let [one, other] = self
                .tables
                .each_mut()
                .map(|table| table.ask("record", ask.clone()));
            assert_eq!(blanked(&one), blanked(&other));
            assert!(!one.to_string().contains("Opening"));
            if short {
                return one.as_str().expect("a text").to_string();
            }
        }
        unreachable!("the second is short")
    }

    /// The move that the computer would play for the enemy, told to no one else.
    fn think(&mut self, seed: u32, nodes: u32) {
        let [one, other] = self.tables.each_mut().map(|table| {
            let turn = table
                .session
                .game()
                .expect("a game")
                .position()
                .turn()
                .index();
            let mut thoughts = Vec::new();
            for player in [json!(null), json!(turn)] {
                table.ask("look", json!({ "seat": player }));
                table.start_thinking(1, seed);
                thoughts.push(table.ask("thinkSlice", json!({ "nodes": nodes })));
            }
            let blind = &thoughts[0];
            assert_eq!((&blind["best"], &blind["line"]), (&json!(""), &json!([])));
            assert_ne!(thoughts[1]["best"], "");
            thoughts
        });
        assert_eq!(one, other, "the computer's move depends on a secret");
    }

    /// Plays one action. Returns `false` once the rules have revealed a difference or the game is over.
    fn act(&mut self) -> bool {
        let turn = self.turn();
        let player = json!({ "seat": turn });
        let views = self
            .tables
            .each_mut()
            .map(|table| table.ask("look", player.clone()));
        if turn != self.keeper {
            assert_eq!(difference(&views[0], &views[1]), None);
        }
        let [actions, others] = self.tables.each_ref().map(actions);
        if views[0]["actions"] == json!([]) {
            return false;
        }
        let (action, public) = self.pick(&actions).clone();
        // The enemy does exactly the same at both tables.
        let keeps = turn == self.keeper;
        let fits = |(text, other): &&(String, String)| match keeps {
            true => *other == public,
            false => *text == action,
        };
        let twins: Vec<_> = others.iter().filter(fits).collect();
        let (twin, _) = self.chance.pick(&twins);
        self.differences += usize::from(action != *twin);
        self.tables[0].ask("play", json!({ "action": action }));
        self.tables[1].ask("play", json!({ "action": twin }));
        let reveals = self.tables.each_ref().map(reveals);
        reveals[0] == reveals[1] && !self.tables.iter().any(is_over)
    }

    /// A random action, preferably a secret one or a capture.
    fn pick<'a>(&mut self, actions: &'a [(String, String)]) -> &'a (String, String) {
        let position = game(&self.tables[0]).position();
        let legal = rules::legal_actions(position);
        let captures = |index: &usize| !position.captures(legal[*index]).is_empty();
        let secret = |index: &usize| actions[*index].0 != actions[*index].1;
        let all = || 0..actions.len();
        let wanted: Vec<usize> = match self.differences == 0 || self.chance.below(3) == 0 {
            true => all().filter(secret).collect(),
            false => all().filter(captures).collect(),
        };
        match !wanted.is_empty() && self.chance.below(2) == 0 {
            true => &actions[self.chance.pick(&wanted)],
            false => &actions[self.chance.below(actions.len())],
        }
    }

    fn turn(&self) -> usize {
        game(&self.tables[0]).position().turn().index()
    }
}

/// Every legal action with its full and its public text.
fn actions(table: &Table) -> Vec<(String, String)> {
    let position = game(table).position();
    let texts = |action: Action| {
        let variant = position.variant();
        (action.text(variant), action.public_text(variant))
    };
    rules::legal_actions(position)
        .into_iter()
        .map(texts)
        .collect()
}

/// The first difference between two answers. Hashes of commitments differ by their salts.
fn difference(one: &Value, other: &Value) -> Option<String> {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.len() == other.len() => one
            .iter()
            .filter(|(name, _)| *name != "hash")
            .find_map(|(name, value)| {
                let found = difference(value, other.get(name).unwrap_or(&Value::Null))?;
                Some(format!("{name}.{found}"))
            }),
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            let mut pairs = one.iter().zip(other).enumerate();
            pairs.find_map(|(at, (one, other))| Some(format!("{at}.{}", difference(one, other)?)))
        }
        _ => (one != other).then(|| format!(" {one} / {other}")),
    }
}

fn game(table: &Table) -> &Game {
    table.session.game().expect("a game")
}

fn is_over(table: &Table) -> bool {
    game(table).outcome().is_some()
}

/// The public version of the game has the position that a spectator sees.
fn check_retold(game: &Game) {
    let known = game.as_public();
    // That a mine is still in hand is seen from what has been dropped.
    let retold = View::of(known.position(), None);
    let seen = View::of(game.position(), None);
    assert_eq!(retold.text(), seen.text());
    assert_eq!(retold.hash(), seen.hash());
    assert_eq!(known.occurrences(), game.occurrences());
}

/// How many secrets the viewer of a view has; `None` where the view doesn't tell.
fn secrets(view: &Value) -> Option<usize> {
    let viewer = view["viewer"].as_u64();
    let keeps = viewer.is_some_and(|viewer| {
        view["keepers"]
            .as_array()
            .is_some_and(|k| k.contains(&json!(viewer)))
    });
    Some(usize::from(keeps))
}

fn reveals(table: &Table) -> Vec<rules::Reveal> {
    let mut found = Vec::new();
    game(table).replay(|before, action, after| found.extend(rules::reveals(before, action, after)));
    found
}

/// A record without the hashes of its commitments.
fn blanked(record: &Value) -> String {
    let lines = record.as_str().expect("a text").lines();
    let blank = |line: &str| match line.starts_with("[Commitment") {
        true => line
            .rsplit_once(' ')
            .map_or("", |(choice, _)| choice)
            .to_string(),
        false => line.to_string(),
    };
    lines.map(blank).collect::<Vec<_>>().join("\n")
}

/// The salts and hidden values of the true game, which must not be visible anywhere.
fn salts(game: &Game) -> Vec<String> {
    let record = game.to_text(&[]);
    let openings = record.lines().filter(|line| line.starts_with("[Opening"));
    let salt = |line: &str| {
        line.trim_end_matches("\"]")
            .rsplit(' ')
            .next()
            .map(str::to_string)
    };
    openings.filter_map(salt).collect()
}

/// Every game with secrets in each edition that changes more than names, with the options as the page sends them.
fn editions() -> Vec<(Arc<Variant>, Value)> {
    let editions = crown_editions().into_iter();
    let asked = |(variant, choices): (Arc<Variant>, Choices)| {
        assert!(variant.alphabet.has_secrets());
        let options = choices
            .into_iter()
            .map(|(name, value)| (name, json!(value)));
        (variant, Value::Object(options.collect()))
    };
    editions.map(asked).collect()
}

/// The calls made since the tables' secrets differed.
#[derive(Clone, Copy, Default, Debug)]
struct Asked {
    positions: usize,
    /// The computer moves compared for the enemy.
    thoughts: usize,
    /// The games stepped through.
    steps: usize,
}

/// Plays a game at both tables and compares everything that leaves them, every few plies.
fn compare_games(variant: &Variant, mut twins: Twins, every: usize, asked: &mut Asked) {
    for ply in 0..60 {
        let differ = usize::from(twins.differences > 0);
        // The enemy's views are compared at each of its turns anyway.
        if ply % every == 0 {
            twins.compare(variant);
            asked.positions += differ;
        }
        if twins.turn() != twins.keeper && ply % 4 < 2 {
            let nodes = if ply % 32 == 5 { 8_192 } else { 512 };
            twins.think(ply as u32, nodes);
            asked.thoughts += differ;
        }
        if ply == 23 {
            twins.step_back();
            asked.steps += differ;
        }
        if !twins.act() {
            break;
        }
    }
}

#[test]
fn others_cannot_distinguish_secrets_until_they_are_revealed() {
    thread::scope(|scope| {
        for (variant, options) in editions() {
            scope.spawn(move || compare_edition(&variant, &options));
        }
    });
}

fn compare_edition(variant: &Variant, options: &Value) {
    let held = match variant.array.reserves[Player::FIRST]
        .iter()
        .any(|&count| count > 0)
    {
        true => "Tt",
        false => "",
    };
    let [mut from_the_array, mut late] = [Asked::default(); 2];
    for keeper in [0, 1] {
        for seed in (8 * keeper as u64..).take(tries(3, 8) as usize) {
            if seed % 4 == 0 {
                let mut twins = Twins::open(&variant.id, options, None, seed).kept_by(keeper);
                twins.choose(true);
                compare_games(variant, twins, 3, &mut from_the_array);
            }
            if let Some(start) = after_the_loss(&variant.id, held, keeper) {
                let twins = Twins::open(&variant.id, options, Some(&start), seed);
                let mut twins = twins.kept_by(keeper);
                twins.choose(false);
                compare_games(variant, twins, 1, &mut late);
            }
        }
    }
    let enough = |asked: Asked, positions| {
        asked.positions > positions && asked.thoughts > 4 && asked.steps > 0
    };
    let all = enough(from_the_array, 20) && (variant.id == "crown" || enough(late, 10));
    assert!(all, "{} {options}: {from_the_array:?} {late:?}", variant.id);
}

/// The notation of a played action never depends on the keeper's secret, not even by a sign of check.
#[test]
fn the_notation_of_moves_does_not_depend_on_a_secret() {
    let mut compared = 0;
    for (variant, options) in editions() {
        for keeper in [0, 1] {
            let start = after_the_loss(&variant.id, "", keeper);
            let twins = Twins::open(&variant.id, &options, start.as_deref(), 5);
            let mut twins = twins.kept_by(keeper);
            twins.choose(true);
            for _ in 0..40 {
                let hides_something = twins.differences > 0;
                if !twins.act() {
                    break;
                }
                let viewers = [json!(null), json!(0), json!(1)];
                for viewer in viewers {
                    let [one, other] = twins.tables.each_mut().map(|table| {
                        let view = table.ask("look", json!({ "seat": viewer }));
                        let played = view["played"].as_array().expect("a list").clone();
                        played
                            .iter()
                            .map(|action| action["san"].clone())
                            .collect::<Vec<_>>()
                    });
                    assert_eq!(one, other);
                    compared += usize::from(hides_something);
                }
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn secret_choices_before_the_game_are_visible_to_no_one_else() {
    let mut twins = Twins::open("crown", &json!({}), None, 1);
    twins.choose(true);
    assert_eq!(twins.differences, 1);
    let view = twins.alike("look", json!({ "seat": null }));
    let position = view["position"].as_str().expect("a text");
    assert!(position.ends_with(BOTH), "{position}");
    assert_eq!(view["keepers"], json!([0, 1]));
    let own = twins.tables.each_mut().map(|table| {
        table.ask("look", json!({ "seat": KEEPER }));
        table.ask("secrets", json!({}))
    });
    assert_ne!(own[0], own[1]);
    twins.alike("look", json!({ "seat": 1 }));
    twins.alike("secrets", json!({}));
}

#[test]
fn a_public_record_of_random_games_replays_to_the_same_public_game() {
    for (variant, options) in editions() {
        for seed in 0..tries(2, 4) {
            let mut twins = Twins::open(&variant.id, &options, None, seed + 100);
            twins.choose(false);
            while game(&twins.tables[0]).ply() < 120 && twins.act() {}
            let game = game(&twins.tables[0]);
            let record = game.as_public().to_text(&[]);
            let again = Game::from_text(&record, |_, _| Some(variant.clone()));
            let again = again
                .unwrap_or_else(|error| panic!("{error}\n{record}"))
                .game;
            assert_eq!(again.as_public().to_text(&[]), record);
            assert_eq!(again.outcome(), game.outcome(), "{record}");
            assert_eq!(again.occurrences(), game.occurrences(), "{record}");
            let public = |game: &Game| -> Vec<String> {
                let line = game.line().iter();
                line.map(|action: &Action| action.public_text(game.variant()))
                    .collect()
            };
            assert_eq!(public(&again), public(game));
            let full = Game::from_text(&game.to_text(&[]), |_, _| Some(variant.clone()));
            let full = full.unwrap_or_else(|error| panic!("{error}")).game;
            assert_eq!(full.to_text(&[]), game.to_text(&[]));
            assert_eq!(full.position().text(), game.position().text());
        }
    }
}

#[test]
fn a_study_contains_only_public_information() {
    for (variant, options) in editions() {
        let mut twins = Twins::open(&variant.id, &options, None, 7);
        twins.choose(true);
        for _ in 0..20 {
            if !twins.act() {
                break;
            }
        }
        if twins.tables.iter().any(is_over) {
            continue;
        }
        for player in [json!(KEEPER), json!(null)] {
            for table in &mut twins.tables {
                table.ask("look", json!({ "seat": player }));
            }
        }
        let study = twins.alike("studyStart", json!({}));
        let nodes = study["nodes"].as_array().expect("a list").len();
        for node in 0..nodes {
            let view = twins.alike("studyGo", json!({ "node": node }));
            assert_eq!(view["pending"], json!([]));
            twins.alike("secrets", json!({}));
            let own = view["actions"].as_array().expect("a list").last().cloned();
            if let Some(action) = own {
                twins.alike("play", json!({ "action": action["text"] }));
            }
            let ask = json!({ "node": node, "comment": "So far", "glyph": "", "arrows": [] });
            twins.alike("studyAnnotate", ask);
            for call in ["undo", "redo", "study"] {
                twins.alike(call, json!({}));
            }
        }
        twins.alike("studyPromote", json!({ "node": nodes }));
        let [one, other] = twins
            .tables
            .each_mut()
            .map(|table| table.ask("studyText", json!({ "headers": {} })));
        assert_eq!(blanked(&one), blanked(&other));
        assert!(!one.to_string().contains("Opening"));
        twins.alike("record", json!({ "headers": {}, "full": true }));
        twins.alike("pgn", json!({ "headers": {} }));
    }
}

#[test]
fn search_results_are_not_kept_for_another_player() {
    let late = "1nbqkbn1/1ppp1ppp/8/8/8/8/1PPP1PPP/1NBQKBN1 w DEde - 0 1";
    let think = |table: &mut Table, player: usize| {
        table.ask("look", json!({ "seat": player }));
        let hint = json!({ "level": "3", "seed": 5, "hint": true });
        table.ask("startThinking", hint);
        [(); 2].map(|()| table.ask("thinkSlice", json!({ "nodes": 8_192 })))
    };
    let answers = [("K", true), ("Q", true), ("K", false)].map(|(crown, hinted)| {
        let mut table = Table::at("crown", &format!("{late} crown={crown},q"));
        if hinted {
            think(&mut table, KEEPER);
        }
        table.ask("look", json!({ "seat": KEEPER }));
        table.ask("play", json!({ "action": "c2c3" }));
        think(&mut table, 1)
    });
    assert_eq!(answers[0], answers[1]);
    assert_eq!(answers[0], answers[2]);
}

/// A review knows all secrets, so it needs them revealed, and can't be read once the game goes on.
#[test]
fn a_review_waits_until_all_secrets_are_revealed() {
    let review = || json!({ "nodes": 64 });
    let look = json!({ "seat": null });
    for (variant, options) in editions() {
        let mut twins = Twins::open(&variant.id, &options, None, 3);
        twins.choose(true);
        for _ in 0..4 {
            twins.act();
        }
        let [table, abandoned] = &mut twins.tables;
        let plies = table.ask("look", look.clone())["ply"].clone();
        table.refused("startReview", review(), "review-secrets");
        abandoned.ask("abandon", json!({ "seat": KEEPER }));
        abandoned.refused("startReview", review(), "review-secrets");

        table.ask("resign", json!({ "seat": KEEPER }));
        assert_eq!(table.ask("look", look.clone())["reviewable"], true);
        for (full, reviewable) in [(false, false), (true, true)] {
            let record = table.ask("record", json!({ "headers": {}, "full": full }));
            let mut copy = Table::new();
            let loaded = copy.ask("load", json!({ "record": record }));
            assert_eq!(loaded["view"]["reviewable"], reviewable, "{}", variant.id);
            match reviewable {
                false => drop(copy.refused("startReview", review(), "review-secrets")),
                true => drop(copy.ask("startReview", review())),
            }
        }

        table.ask("goTo", json!({ "ply": 2 }));
        table.ask("startReview", review());
        let found = table.ask("thinkSlice", json!({ "nodes": 64 }));
        assert_eq!(found["secretBest"], json!(null));
        assert!(
            search_texts(&found)
                .iter()
                .all(|text| !names_a_secret(text))
        );
        table.refused("playSearchResult", json!({}), "consent-needed");
        let back = json!({ "ply": plies, "consent": true });
        assert_eq!(table.ask("takeBack", back)["reviewable"], false);
        table.refused("thinkSlice", json!({ "nodes": 64 }), "review-secrets");
        table.refused("startReview", review(), "review-secrets");
    }
}

/// What a review has found isn't there for the computer's next move.
#[test]
fn a_review_leaves_nothing_for_later_searches() {
    let late = "1nbqkbn1/1ppp1ppp/8/8/8/8/1PPP1PPP/1NBQKBN1 w DEde - 0 1 crown=K,q";
    let [reviewed, fresh] = [true, false].map(|reviews| {
        let mut table = Table::at("crown", late);
        table.ask("resign", json!({ "seat": KEEPER }));
        if reviews {
            table.ask("startReview", json!({ "nodes": 20_000 }));
            table.ask("thinkSlice", json!({ "nodes": 20_000 }));
        }
        table.ask("takeBack", json!({ "ply": 0, "consent": true }));
        table.ask("look", json!({ "seat": KEEPER }));
        table.start_thinking(4, 1);
        table.ask("thinkSlice", json!({ "nodes": 4_096 }))
    });
    assert_eq!(reviewed, fresh);
}

/// An action with its secret as written in full: `hide@c6`, `S@e4`, `S@e4*`, `split@f2=O`, `split@f2=O*`.
fn names_a_secret(text: &str) -> bool {
    let secret = ["hide@", "split@", "S@", "s@"];
    secret.iter().any(|start| text.starts_with(start)) && !text.ends_with('?')
}

/// Every text of a search result that the page may show.
fn search_texts(result: &Value) -> Vec<&str> {
    let lines = result["lines"].as_array().expect("a list").iter();
    let parts = lines.chain([result]).flat_map(|line| {
        let listed = ["line", "san"].map(|name| line[name].as_array().expect("a list"));
        let first = ["text", "best"].map(|name| &line[name]);
        listed.into_iter().flatten().chain(first)
    });
    parts.filter_map(Value::as_str).collect()
}

/// Positions in which the best action is a secret choice, and how it begins. There are too many pieces for the coin that the
/// computer tosses with few (`src/search/belief.rs`).
const CHOICES: [(&str, &str, &str); 3] = [
    (
        "crown-2",
        "r3k3/4pppp/8/8/8/1q6/1r6/K7[SS] w - - 0 1 crown=-,k mine=hand,-",
        "S@",
    ),
    (
        "crown-3",
        "r3k3/4pppp/8/8/8/1q6/1r6/K7 w - - 0 1 crown=-,k",
        "hide@",
    ),
    (
        "crown-4",
        "r3k3/4pppp/8/8/8/1q6/1r6/K7 w - - 0 1 crown=-,k half=now,-",
        "split@",
    ),
];

#[test]
fn a_search_result_names_a_secret_only_in_its_one_private_field() {
    for (game, position, choice) in CHOICES {
        let mut answers = Vec::new();
        // The choice depends on the game's entropy. So do the mistakes of weak levels, but this one makes none.
        for entropy in 0..12 {
            let mut table = Table::seeded(entropy);
            table.ask("open", json!({ "game": game, "position": position }));
            table.ask("look", json!({ "seat": KEEPER }));
            table.ask(
                "startThinking",
                json!({ "level": "level-14", "seed": 5, "hint": true }),
            );
            let mut answer = table.ask("thinkSlice", json!({ "nodes": 4_096 }));
            let secret = answer["secretBest"].take();
            let secret = secret
                .as_str()
                .unwrap_or_else(|| panic!("{game}: {answer}"));
            assert!(
                secret.starts_with(choice) && !secret.ends_with('?'),
                "{secret}"
            );
            table.ask("play", json!({ "action": secret }));
            answers.push((secret.to_string(), answer));
        }
        let (first, told) = &answers[0];
        assert!(
            answers.iter().any(|(secret, _)| secret != first),
            "{game}: always {first}"
        );
        assert!(answers.iter().all(|(_, answer)| answer == told), "{game}");
        assert!(
            search_texts(told).iter().all(|text| !names_a_secret(text)),
            "{told}"
        );
        assert!(
            told["best"].as_str().expect("a text").ends_with('?'),
            "{told}"
        );
    }
}

/// After the choice, a hint and an analysis may depend on the secret, but no text names it.
#[test]
fn no_text_of_a_search_names_a_secret() {
    let mut searched = 0;
    for (variant, options) in editions() {
        let start = after_the_loss(&variant.id, "", KEEPER);
        let mut twins = Twins::open(&variant.id, &options, start.as_deref(), 11);
        twins.choose(true);
        for _ in 0..12 {
            let seat = twins.turn();
            for table in &mut twins.tables {
                table.ask("look", json!({ "seat": seat }));
                table.ask(
                    "startThinking",
                    json!({ "level": "2", "seed": 5, "hint": true }),
                );
                let hint = table.ask("thinkSlice", json!({ "nodes": 512 }));
                table.ask("startAnalysis", json!({ "lines": 5 }));
                let lines = table.ask("thinkSlice", json!({ "nodes": 2_048 }));
                assert_eq!(lines["secretBest"], json!(null));
                for result in [&hint, &lines] {
                    let texts = search_texts(result);
                    assert!(texts.iter().all(|text| !names_a_secret(text)), "{texts:?}");
                    searched += texts.len();
                }
            }
            if !twins.act() {
                break;
            }
        }
    }
    assert!(searched > 5_000, "{searched}");
}

#[test]
fn a_line_of_an_analysis_can_be_played_in_its_study() {
    for (game, position, choice) in CHOICES {
        let mut table = Table::at(game, position);
        table.ask("studyStart", json!({}));
        table.ask("startAnalysis", json!({ "lines": 1 }));
        let found = table.ask("thinkSlice", json!({ "nodes": 4_096 }));
        let line = &found["lines"][0]["line"];
        let first = line[0].as_str().expect("a text");
        assert!(first.starts_with(choice) && first.ends_with('?'), "{line}");
        table.ask("play", json!({ "action": first }));
        let node = table.ask("studyGo", json!({ "node": 1 }));
        assert_eq!(node["played"][0]["text"], first, "{node}");
    }
}
