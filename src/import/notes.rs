//! What players must know of an imported game besides its pieces, a sentence each.

use super::capture::DraftCapture;
use super::draft::{BLACK, Draft, DraftExtinction, DraftRegion, WHITE};
use super::drops::DraftDrops;
use super::shuffle::DraftShuffle;
use super::walls::{DraftWalls, INSTEAD, LEFT_BEHIND};

impl Draft {
    pub(super) fn notes(&self) -> Vec<String> {
        let sentence = |holds: bool, text: &str| holds.then(|| text.to_string());
        let notes = [
            self.shuffle
                .as_ref()
                .map(|shuffle| self.shuffle_note(shuffle)),
            sentence(
                self.castlings.iter().any(|castling| castling.onto_partner),
                "Castling: move the royal piece onto its partner.",
            ),
            self.hands_note(),
            self.capture
                .as_ref()
                .map(|capture| self.capture_note(capture)),
            self.places_walls.map(walls_note),
            sentence(self.must_capture, "A player who can capture must do so."),
            sentence(self.no_checks, "Giving check is illegal."),
            sentence(
                self.no_flight,
                "A royal piece may not move out of check, but it may capture the only piece that gives check.",
            ),
            self.several_royals(),
            sentence(
                self.shared_check,
                "A player is also in check while all pieces that may become royal are attacked at once.",
            ),
            sentence(self.checkmate == "win", "A player who is checkmated wins."),
            sentence(self.checkmate == "draw", "Checkmate draws."),
            self.extinction
                .as_ref()
                .map(|rule| self.extinction_note(rule)),
            self.region.as_ref().map(|region| self.region_note(region)),
            self.checks
                .map(|(limit, _)| format!("A player who has given check {limit} times wins.")),
            self.bare_king
                .map(|_| "A player with only the royal piece left loses.".to_string()),
            self.stalemate_note(),
            self.passes_note(),
            self.facing_note(),
            self.hopping_note(),
            self.points.map(|extra| self.points_note(extra)),
            sentence(
                self.counting.is_some(),
                "Once little material is left, moves are counted. The game is drawn when the count is complete.",
            ),
            self.repetition
                .and_then(|times| self.repetition_note(times)),
            sentence(
                self.perpetual_check_loses && self.repetition.is_some(),
                "A player who repeats positions by giving check with every move loses.",
            ),
            sentence(
                self.perpetual_chase.is_some(),
                "A player who repeats positions by chasing the same piece with every move loses.",
            ),
            self.back_and_forth_note(),
        ];
        notes.into_iter().flatten().collect()
    }

    fn facing_note(&self) -> Option<String> {
        let note = "If the royal pieces face each other on an open line, the player to move parts them or passes, which ends the game.";
        self.facing_draws.then(|| note.to_string())
    }

    fn hopping_note(&self) -> Option<String> {
        let kinds: Vec<usize> = { 0..self.kinds.len() }
            .filter(|&kind| !self.kinds[kind].hoppable)
            .collect();
        let names = self.names(&kinds, ", ");
        let note = format!("No piece hops over these or captures them by hopping: {names}.");
        (!kinds.is_empty()).then_some(note)
    }

    fn back_and_forth_note(&self) -> Option<String> {
        let note = "A player who moves a piece back and forth twice in successive turns loses.";
        self.back_and_forth_loses.then(|| note.to_string())
    }

    fn capture_note(&self, capture: &DraftCapture) -> String {
        let names = |kinds: &[usize]| {
            let names: Vec<&str> = kinds.iter().map(|&kind| &*self.kinds[kind].name).collect();
            names.join(", ")
        };
        let first = match (capture.explodes, capture.captor) {
            (true, Some("wall")) => {
                "A capture explodes: all pieces around the captor leave the board, and the captor becomes a wall."
            }
            (true, _) => "A capture explodes: the captor and all pieces around it leave the board.",
            (false, Some(_)) => "A piece that captures becomes a wall.",
            (false, None) => "",
        };
        let lists = [
            (&capture.spares, "Around it these stay"),
            (&capture.immune, "These never leave that way"),
            (
                &capture.mutually_immune,
                "These never capture their own type",
            ),
        ];
        let listed = lists.into_iter().filter(|(kinds, _)| !kinds.is_empty());
        let listed = listed.map(|(kinds, text)| format!("{text}: {}.", names(kinds)));
        let first = Some(first.to_string()).filter(|text| !text.is_empty());
        let sentences: Vec<String> = first.into_iter().chain(listed).collect();
        sentences.join(" ")
    }

    fn shuffle_note(&self, shuffle: &DraftShuffle) -> String {
        let mut kinds: Vec<usize> = shuffle.groups.concat();
        kinds.sort();
        kinds.dedup();
        let pieces = self.names(&kinds, ", ");
        format!("A number says where these pieces start: {pieces}. The opponent’s start opposite.")
    }

    fn hands_note(&self) -> Option<String> {
        let nowhere = [Some(Vec::new()), Some(Vec::new())];
        let may_drop = |drops: &DraftDrops| !drops.compulsory && drops.on != nowhere;
        if !self.drops.iter().any(may_drop) {
            return None;
        }
        let captures = match self.drops.iter().find_map(|drops| drops.captures) {
            None => "",
            Some("owner") => "Captured pieces go to the hand of their owner. ",
            Some(_) => "Captured pieces go to the hand of the player who captured them. ",
        };
        Some(format!(
            "{captures}Instead of moving, a player may drop a piece from the hand on an empty square."
        ))
    }

    fn stalemate_note(&self) -> Option<String> {
        if self.passes.iter().all(Option::is_some) {
            return None;
        }
        let result = match self.stalemate {
            "loss" => "loses",
            "win" => "wins",
            _ => return None,
        };
        let fewer = match self.stalemate_by_count {
            true => " with fewer pieces than the opponent; with more, the opposite holds",
            false => "",
        };
        Some(format!("A player without a legal move {result}{fewer}."))
    }

    fn passes_note(&self) -> Option<String> {
        let who = match self.passes {
            [None, None] => return None,
            [Some(_), None] => "White",
            [None, Some(_)] => "Black",
            [Some(_), Some(_)] => "A player",
        };
        let when = |when| match when {
            "always" => "may pass instead of moving",
            _ => "without a legal move passes",
        };
        let [white, black] = self.passes.map(|found| found.map(when));
        let passes = match (white, black) {
            (Some(white), Some(black)) if white != black => {
                format!("White {white}; Black {black}")
            }
            (white, black) => format!("{who} {}", white.or(black).unwrap_or_default()),
        };
        let end = match self.points.is_some() {
            true => "ends the game",
            false => "draws",
        };
        Some(format!(
            "{passes}, but not in check. A pass that answers a pass {end}."
        ))
    }

    fn points_note(&self, extra: [&str; 2]) -> String {
        if self.kinds.iter().all(|kind| kind.points == 0) {
            let odds = ["White", "Black"][usize::from(extra[BLACK] != "0")];
            return format!("{odds} wins in place of a draw.");
        }
        let pieces = self.kinds.iter().filter(|kind| kind.points > 0);
        let pieces = pieces.map(|kind| format!("{} {}", kind.name, kind.points));
        let extra = ["White", "Black"].iter().zip(extra);
        let extra = extra.filter(|(_, points)| *points != "0");
        let extra = extra.map(|(name, points)| format!("{name} {points}"));
        let [pieces, extra] = [pieces.collect::<Vec<_>>(), extra.collect()];
        let points = [&pieces[..], &extra].concat().join(", ");
        format!("In place of a draw, the player with more points wins. Points: {points}.")
    }

    fn repetition_note(&self, times: u32) -> Option<String> {
        let result = match self.repetition_result {
            "win" => "The player to move wins",
            "loss" => "The player to move loses",
            "first-player-wins" => "White wins",
            "first-player-loses" => "Black wins",
            _ => return None,
        };
        Some(format!(
            "{result} if a position has occurred {times} times."
        ))
    }

    fn several_royals(&self) -> Option<String> {
        let is_one = self.kinds.iter().all(|kind| kind.royal_up_to.is_none())
            && [WHITE, BLACK].iter().all(|&player| self.royals(player) < 2);
        let royals: Vec<String> = { self.kinds.iter() }
            .filter(|kind| kind.royal)
            .map(|kind| match kind.royal_up_to {
                None => kind.name.clone(),
                Some(1) => format!("the last {}", kind.name),
                Some(limit) => format!("{} while there are at most {limit}", kind.name),
            })
            .collect();
        (!is_one).then(|| {
            format!(
                "Royal pieces, none of which may be left attacked: {}.",
                royals.join("; ")
            )
        })
    }

    fn extinction_note(&self, rule: &DraftExtinction) -> String {
        let left = match rule.left {
            0 => "no".to_string(),
            left => format!("at most {left}"),
        };
        let pieces = match &rule.pieces {
            None if rule.left == 1 => "piece".to_string(),
            None => "pieces".to_string(),
            Some(kinds) => self.names(kinds, " or "),
        };
        let enough = match rule.opponent_left {
            0 => String::new(),
            least => format!(", if the opponent has at least {least}"),
        };
        let verb = match rule.result {
            "win" => "wins",
            "draw" => "draws",
            _ => "loses",
        };
        format!("A player with {left} {pieces} left {verb}{enough}.")
    }

    fn region_note(&self, region: &DraftRegion) -> String {
        let pieces = match &region.pieces {
            None => "any pieces".to_string(),
            Some(kinds) => self.names(kinds, " or "),
        };
        let count = match region.count {
            1 => "one".to_string(),
            count => count.to_string(),
        };
        let squares = ["White", "Black"].iter().zip(&region.squares);
        let squares: Vec<String> = squares
            .filter_map(|(name, squares)| {
                Some(format!(
                    "{name} {}",
                    self.patterns(squares.as_ref()?)
                        .join(", ")
                        .replace('*', "rank ")
                ))
            })
            .collect();
        let when = match region.wins {
            "after-a-reply" => " They must still be there at the next turn.",
            "unless-reached-back" => {
                " Black may reply by reaching its squares at once, which draws."
            }
            _ if region.safe => " They may not be captured there at once.",
            _ => "",
        };
        format!(
            "A player wins by reaching squares with {count} of: {pieces} ({}).{when}",
            squares.join("; ")
        )
    }

    fn names(&self, kinds: &[usize], between: &str) -> String {
        let names: Vec<&str> = { kinds.iter() }
            .map(|&kind| self.kinds[kind].name.as_str())
            .collect();
        names.join(between)
    }
}

fn walls_note(walls: DraftWalls) -> String {
    if walls.placed == LEFT_BEHIND {
        return "The square that a piece leaves becomes a wall.".to_string();
    }
    let wall = match (walls.moves, walls.at_edge) {
        (true, _) => "moves the wall to another empty square",
        (false, true) => "places a wall on an empty square at the edge or beside a wall",
        (false, false) => "places a wall on an empty square",
    };
    match walls.placed == INSTEAD {
        true => format!("A player moves, or {wall}."),
        false => format!("After each move its player {wall}."),
    }
}
