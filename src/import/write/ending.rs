//! Writes how a [`Draft`] ends: the table `[ending]`.

use super::{line, listed, quoted};
use crate::import::chase::DraftChase;
use crate::import::draft::{Draft, DraftCounting, DraftExtinction, DraftRegion};
use crate::import::move_count::DraftMoveCount;

impl Draft {
    pub(super) fn write_ending(&self, file: &mut String) {
        file.push_str("\n[ending]\n");
        let has_royals = self.kinds.iter().any(|kind| kind.royal);
        match has_royals {
            true => {
                line(file, "goal", &quoted("checkmate"));
                line(file, "checkmate", &quoted(self.checkmate));
            }
            false => line(file, "goal", &quoted("other")),
        }
        if self.shared_check {
            line(file, "shared-check", "true");
        }
        if let Some(rule) = &self.extinction {
            line(file, "extinction", &self.extinction_rule(rule));
        }
        line(file, "stalemate", &quoted(self.stalemate));
        if self.stalemate_by_count {
            line(file, "stalemate-by-count", "true");
        }
        self.write_passes(file);
        if self.facing_draws {
            line(file, "facing-draws", "true");
        }
        if let Some(rule) = self.bare_king {
            line(file, "bare-king", &quoted(rule));
        }
        if let Some(king) = self.kinds.iter().find(|kind| kind.royal && self.kings_draw) {
            let material = format!("{0} - {0}", king.code);
            line(file, "material", &listed(vec![material]));
        }
        self.write_repetition(file);
        if let Some(count) = &self.move_count {
            self.write_move_count(file, count);
        }
        if let Some((limit, _)) = self.checks {
            line(file, "checks", &limit.to_string());
        }
        if let Some(region) = &self.region {
            self.write_region(file, region);
        }
        if let Some(counting) = &self.counting {
            self.write_counting(file, counting);
        }
        if let Some(extra) = self.points {
            self.write_points(file, extra);
        }
    }

    fn write_move_count(&self, file: &mut String, count: &DraftMoveCount) {
        let (plies, reset_by) = (count.plies, self.codes(&count.reset_by));
        let flags = [
            ("irreversible-only", count.irreversible_only),
            ("reset-by-promotion", count.reset_by_promotion),
            ("reset-by-drop", count.reset_by_drop),
        ];
        let flags: String = { flags.iter().filter(|(_, is_set)| *is_set) }
            .map(|(key, _)| format!(", {key} = true"))
            .collect();
        let count = format!("{{ plies = {plies}, reset-by = {reset_by}{flags} }}");
        line(file, "move-count", &count);
    }

    fn write_repetition(&self, file: &mut String) {
        if let Some(times) = self.repetition {
            line(file, "repetition", &times.to_string());
            if self.repetition_result != "draw" {
                line(file, "repetition-result", &quoted(self.repetition_result));
            }
            if self.perpetual_check_loses {
                line(file, "perpetual-check-loses", "true");
            }
        }
        if let Some(chase) = &self.perpetual_chase {
            line(file, "perpetual-chase", &self.chase(chase));
        }
        if self.back_and_forth_loses {
            line(file, "back-and-forth-loses", "true");
        }
    }

    fn chase(&self, chase: &DraftChase) -> String {
        let groups: Vec<String> = { chase.groups.iter() }
            .map(|group| format!("{{ pieces = {} }}", self.codes(group)))
            .collect();
        let exempt = match chase.exempt.is_empty() {
            true => String::new(),
            false => format!(", exempt = {}", self.codes(&chase.exempt)),
        };
        format!("{{ chasers = [{}]{exempt} }}", groups.join(", "))
    }

    fn write_passes(&self, file: &mut String) {
        match self.passes {
            [None, None] => {}
            [Some(when), other] if other == Some(when) => line(file, "passes", &quoted(when)),
            each => {
                let each = ["w", "b"].iter().zip(each);
                let each: Vec<String> = each
                    .filter_map(|(letter, when)| Some(format!("{letter} = {}", quoted(when?))))
                    .collect();
                line(file, "passes", &format!("{{ {} }}", each.join(", ")));
            }
        }
    }

    fn write_points(&self, file: &mut String, extra: [&str; 2]) {
        file.push_str("\n[ending.points]\n");
        let pieces = self.kinds.iter().filter(|kind| kind.points > 0);
        let pieces: Vec<String> = pieces
            .map(|kind| format!("{} {}", kind.code, kind.points))
            .collect();
        if !pieces.is_empty() {
            line(file, "pieces", &listed(pieces));
        }
        let extra = ["w", "b"].iter().zip(extra);
        let extra: Vec<String> = { extra.filter(|(_, points)| *points != "0") }
            .map(|(letter, points)| format!("{letter} {points}"))
            .collect();
        if !extra.is_empty() {
            line(file, "extra", &listed(extra));
        }
    }

    fn write_region(&self, file: &mut String, region: &DraftRegion) {
        file.push_str("\n[ending.region]\n");
        if let Some(squares) = self.regions(&region.squares) {
            line(file, "squares", &squares);
        }
        if let Some(pieces) = &region.pieces {
            line(file, "pieces", &self.codes(pieces));
        }
        if region.count > 1 {
            line(file, "count", &region.count.to_string());
        }
        for (key, flag) in [("or-full", region.or_full), ("safe", region.safe)] {
            if flag {
                line(file, key, "true");
            }
        }
        if region.wins != "at-once" {
            line(file, "wins", &quoted(region.wins));
        }
    }

    fn write_counting(&self, file: &mut String, counting: &DraftCounting) {
        file.push_str("\n[ending.counting]\n");
        line(file, "pawns", &self.codes(&counting.pawns));
        for (key, number) in [("moves", counting.moves), ("at-most", counting.at_most)] {
            if let Some(number) = number {
                line(file, key, &number.to_string());
            }
        }
        let limits = counting.lone.iter().map(|(kinds, moves)| {
            let codes = kinds.iter().map(|&kind| self.kinds[kind].code.clone());
            let words: Vec<String> = codes.chain([moves.to_string()]).collect();
            words.join(" ")
        });
        line(file, "lone-royal", &listed(limits.collect()));
        if counting.from_pieces {
            line(file, "from-pieces", "true");
        }
    }

    fn extinction_rule(&self, rule: &DraftExtinction) -> String {
        let pieces = rule
            .pieces
            .as_ref()
            .map(|kinds| format!("pieces = {}, ", self.codes(kinds)));
        format!(
            "{{ {}left = {}, opponent-left = {}, result = {} }}",
            pieces.unwrap_or_default(),
            rule.left,
            rule.opponent_left,
            quoted(rule.result)
        )
    }
}
