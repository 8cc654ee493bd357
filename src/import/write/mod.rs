//! Writes a [`Draft`] as a variant file.

mod effects;
mod ending;

use super::appearance;
use super::capture::DraftCapture;
use super::castling::{CastlingWay, DraftCastling};
use super::draft::{BLACK, Draft, DraftPiece, DraftPieceType, WHITE};
use super::promotion::DraftPromotion;
use std::fmt::Write;

/// The value of keys that the source doesn't have.
const UNKNOWN: &str = "unknown";

impl Draft {
    pub(super) fn to_file(&self) -> String {
        let mut file = String::from(
            "# Imported. The source tells neither author nor year: put them in, and look through the rest.\n\n",
        );
        self.write_top(&mut file);
        self.write_board(&mut file);
        self.write_pieces(&mut file);
        self.write_marked_lines(&mut file);
        for promotion in &self.promotions {
            self.write_promotion(&mut file, promotion);
        }
        for castling in &self.castlings {
            self.write_castling(&mut file, castling);
        }
        self.write_capture(&mut file);
        self.write_walls(&mut file);
        self.write_drops(&mut file);
        self.write_shuffle(&mut file);
        self.write_ending(&mut file);
        file
    }

    fn write_top(&self, file: &mut String) {
        let or =
            |text: &str, otherwise: &str| quoted(if text.is_empty() { otherwise } else { text });
        let top = [
            ("format", "1".to_string()),
            ("id", quoted(&self.id)),
            ("name", or(&self.name, &self.id)),
            ("author", quoted(UNKNOWN)),
            ("year", "1".to_string()),
            ("source", or(&self.source, UNKNOWN)),
            ("summary", or(&self.summary, "An imported game.")),
            ("array", quoted(&self.array())),
        ];
        for (key, value) in top {
            line(file, key, &value);
        }
        let notes = self.notes();
        if !notes.is_empty() {
            line(file, "notes", &listed(notes));
        }
        for (key, flag) in [
            ("must-capture", self.must_capture),
            ("no-checks", self.no_checks),
            ("no-flight", self.no_flight),
        ] {
            if flag {
                line(file, key, "true");
            }
        }
        if let Some(name) = &self.known_as {
            line(file, "known-as", &format!("[{}]", quoted(name)));
        }
    }

    /// The start as position text.
    fn array(&self) -> String {
        let ranks = (0..self.ranks).rev();
        let ranks: Vec<String> = ranks.map(|rank| self.rank(rank * self.files)).collect();
        let mut array = ranks.join("/");
        if !self.reserve.is_empty() || self.captures_fill_hands() {
            let pieces: String = self
                .reserve
                .iter()
                .map(|piece| self.letters(piece))
                .collect();
            let _ = write!(array, "[{pieces}]");
        }
        array.push_str([" w ", " b "][self.turn]);
        let mut rights = String::new();
        for player in [WHITE, BLACK] {
            let left = self.castlings.iter().filter(|castling| {
                castling.players[player] && castling.only.is_none_or(|only| only == player)
            });
            for castling in left {
                let letter = match player {
                    WHITE => letter_of(castling),
                    _ => letter_of(castling).to_ascii_lowercase(),
                };
                if !rights.contains(letter) {
                    rights.push(letter);
                }
            }
            rights.extend(self.written_gates(player));
        }
        array.push_str(if rights.is_empty() { "-" } else { &rights });
        array.push_str(" - ");
        if let Some((limit, given)) = self.checks {
            let [first, second] = given.map(|given| limit.saturating_sub(given));
            let _ = write!(array, "{first}+{second} ");
        }
        array.push_str("0 1");
        array
    }

    /// The letters of a player's gates, without those that its castlings imply.
    fn written_gates(&self, player: usize) -> impl Iterator<Item = char> {
        let implied = self.castling_squares(player);
        let mut gates: Vec<usize> = Vec::new();
        for drops in &self.drops {
            gates.extend(&drops.gates[player]);
        }
        gates.sort_unstable();
        gates.dedup();
        let gates = gates
            .into_iter()
            .filter(move |square| !implied.contains(square));
        gates.map(move |square| {
            let letter = char::from(b'a' + (square % self.files) as u8);
            match player {
                WHITE => letter.to_ascii_uppercase(),
                _ => letter,
            }
        })
    }

    /// The text of the squares from the `first` on.
    fn rank(&self, first: usize) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for square in first..first + self.files {
            match self.occupant(square) {
                None => empty += 1,
                Some(occupant) => {
                    push_count(&mut text, &mut empty);
                    text.push_str(&occupant);
                }
            }
        }
        push_count(&mut text, &mut empty);
        text
    }

    /// The piece or the wall on a square.
    fn occupant(&self, square: usize) -> Option<String> {
        if self.walls.contains(&square) {
            return Some("*".to_string());
        }
        let letters = self.letters(self.squares[square].as_ref()?);
        match self.reverting.contains(&square) {
            true => Some(letters + "~"),
            false => Some(letters),
        }
    }

    fn letters(&self, piece: &DraftPiece) -> String {
        let code = &self.kinds[piece.kind].code;
        match piece.player {
            WHITE => code.clone(),
            _ => code.to_ascii_lowercase(),
        }
    }

    fn write_board(&self, file: &mut String) {
        file.push_str("\n[board]\n");
        line(file, "files", &self.files.to_string());
        line(file, "ranks", &self.ranks.to_string());
        if self.wraps_files {
            line(file, "wrap", &quoted("files"));
        }
        let [light, dark] = self.shades.each_ref().map(|colour| quoted(colour));
        let _ = writeln!(
            file,
            "shades = [\n  {{ name = \"light\", colour = {light} }},\n  {{ name = \"dark\", colour = {dark} }},\n]"
        );
        file.push_str("pattern = [\n  \"light dark\",\n  \"dark light\",\n]\n");
    }

    /// The squares of both players: one list if they are the same. `None` if neither is limited.
    fn regions(&self, squares: &[Option<Vec<usize>>; 2]) -> Option<String> {
        let list = |squares: &Vec<usize>| listed(self.patterns(squares));
        match squares {
            [None, None] => None,
            [Some(white), Some(black)] if white == black => Some(list(white)),
            both => {
                let letters = ["w", "b"].into_iter().zip(both);
                let lists = letters.filter_map(|(letter, squares)| {
                    Some(format!("{letter} = {}", list(squares.as_ref()?)))
                });
                Some(format!("{{ {} }}", lists.collect::<Vec<_>>().join(", ")))
            }
        }
    }

    /// Names of squares that exist; whole ranks as `*8`.
    pub(super) fn patterns(&self, squares: &[usize]) -> Vec<String> {
        let mut patterns = Vec::new();
        for rank in 0..self.ranks {
            let row = rank * self.files..(rank + 1) * self.files;
            let row: Vec<usize> = row.filter(|&square| !self.is_hole(square)).collect();
            let named = |square: &&usize| squares.contains(square);
            if !row.is_empty() && row.iter().all(|square| named(&square)) {
                patterns.push(format!("*{}", rank + 1));
                continue;
            }
            let named = row.iter().filter(named);
            patterns.extend(named.map(|&square| self.square_name(square)));
        }
        patterns
    }

    /// Where no walls come into the game, those of the start are holes in the board.
    fn is_hole(&self, square: usize) -> bool {
        let leaves_walls = |capture: &DraftCapture| capture.captor == Some("wall");
        self.walls.contains(&square)
            && self.places_walls.is_none()
            && !self.capture.as_ref().is_some_and(leaves_walls)
    }

    pub(super) fn square_name(&self, square: usize) -> String {
        let file = (b'a' + (square % self.files) as u8) as char;
        format!("{file}{}", square / self.files + 1)
    }

    fn write_pieces(&self, file: &mut String) {
        let mut taken = Vec::new();
        for kind in &self.kinds {
            let icon = appearance::icon(&kind.name, &kind.moves, kind.royal, &taken);
            taken.push(icon);
            file.push_str("\n[[piece]]\n");
            line(file, "code", &quoted(&kind.code));
            line(file, "name", &name_of(kind));
            line(file, "icon", &quoted(icon));
            if let Some(before) = kind.form_of {
                line(file, "form-of", &self.code(before));
            }
            line(file, "moves", &quoted(&kind.moves));
            for (key, squares) in [
                ("stays-on", &kind.stays_on),
                ("starts-on", &kind.starts_on),
                ("en-passant-on", &kind.en_passant_on),
            ] {
                if let Some(regions) = self.regions(squares) {
                    line(file, key, &regions);
                }
            }
            if kind.royal {
                line(file, "royal", "true");
            }
            if let Some(limit) = kind.royal_up_to {
                line(file, "royal-up-to", &limit.to_string());
            }
            if !kind.hoppable {
                line(file, "hoppable", "false");
            }
            let rules = match (kind.moves.as_str(), kind.line_moves) {
                ("-", _) => "Never moves.".to_string(),
                (moves, None) => format!("Moves as {moves}."),
                (moves, Some(further)) => {
                    format!("Moves as {moves}, and as {further} along marked lines.")
                }
            };
            line(file, "rules", &quoted(&rules));
        }
    }

    fn write_marked_lines(&self, file: &mut String) {
        let moves = self.kinds.iter().filter_map(|kind| {
            let moves = kind.line_moves?;
            Some(format!("{} {moves}", kind.code))
        });
        let moves: Vec<String> = moves.collect();
        if !moves.is_empty() {
            file.push_str("\n[[marked-lines]]\n");
            line(file, "squares", &listed(self.patterns(&self.marked_lines)));
            line(file, "moves", &listed(moves));
        }
    }

    fn write_promotion(&self, file: &mut String, promotion: &DraftPromotion) {
        file.push_str("\n[[promotion]]\n");
        line(file, "pieces", &self.codes(&promotion.pieces));
        // Beside holes the last squares of some files are on other ranks.
        let is_usual = self.is_on_last_rank(promotion)
            && !(0..self.squares.len()).any(|square| self.is_hole(square));
        if !is_usual {
            for (key, squares) in [("may-on", &promotion.may), ("must-on", &promotion.must)] {
                let zone = squares
                    .clone()
                    .map(|squares| Some(squares).filter(|it| !it.is_empty()));
                if let Some(zone) = self.regions(&zone) {
                    line(file, key, &zone);
                }
            }
        }
        for (key, flag) in [
            ("on-leaving", promotion.on_leaving),
            ("on-capture", promotion.on_capture),
            ("own-move", promotion.own_move),
            ("only-one-anywhere", promotion.own_move),
            ("reverts", promotion.reverts),
        ] {
            if flag {
                line(file, key, "true");
            }
        }
        if promotion.own_move {
            line(file, "attack", "false");
        }
        for (key, kinds) in [
            ("always", &promotion.always),
            ("captured", &promotion.captured),
            ("in-array", &promotion.in_array),
        ] {
            let is_only = key == "always" && promotion.choices().next().is_none();
            if !kinds.is_empty() || is_only {
                line(file, key, &self.codes(kinds));
            }
        }
        if let Some(limit) = promotion.limit {
            line(file, "limit", &limit.to_string());
        }
    }

    fn write_castling(&self, file: &mut String, castling: &DraftCastling) {
        file.push_str("\n[[castling]]\n");
        line(file, "letter", &quoted(&letter_of(castling).to_string()));
        line(file, "piece", &self.code(castling.piece));
        line(file, "partner", &self.code(castling.partner));
        let side = if castling.right { "right" } else { "left" };
        line(file, "side", &quoted(side));
        match castling.way {
            CastlingWay::Steps(steps) => line(file, "steps", &steps.to_string()),
            CastlingWay::Ends(ends) => {
                let names = ends.map(|end| self.square_name(self.mirrored(castling.only, end)));
                line(file, "ends", &listed(names.to_vec()));
            }
        }
        if let Some(starts) = castling.dropped_on {
            let names = starts.map(|at| self.square_name(self.mirrored(castling.only, at)));
            line(file, "dropped-on", &listed(names.to_vec()));
        }
        if let Some(only) = castling.only {
            line(file, "player", ["\"w\"", "\"b\""][only]);
        }
        if castling.decides {
            line(file, "decides", "true");
        }
        if castling.onto_partner {
            line(file, "onto-partner", "true");
        }
        if castling.closes_side {
            line(file, "closes-side", "true");
        }
    }

    /// The square as it is, or on the opposite rank for Black's castlings.
    fn mirrored(&self, player: Option<usize>, square: usize) -> usize {
        match player {
            Some(BLACK) => {
                (self.ranks - 1 - square / self.files) * self.files + square % self.files
            }
            _ => square,
        }
    }

    fn write_drops(&self, file: &mut String) {
        for drops in &self.drops {
            file.push_str("\n[[drops]]\n");
            line(file, "pieces", &self.codes(&drops.pieces));
            let has_gates = drops.gates.iter().any(|gates| !gates.is_empty());
            let nowhere = [Some(Vec::new()), Some(Vec::new())];
            if has_gates && drops.on == [None, None] {
                line(file, "on", &listed(vec!["**".to_string()]));
            } else if let Some(regions) = self.regions(&drops.on)
                && !(has_gates && drops.on == nowhere)
            {
                line(file, "on", &regions);
            }
            if drops.compulsory {
                line(file, "compulsory", "true");
            }
            if has_gates && let Some(gates) = self.regions(&drops.gates.clone().map(Some)) {
                line(file, "gates", &gates);
            }
            if let Some(recipient) = drops.captures {
                line(file, "captures", &quoted(recipient));
            }
            if drops.per_file > 0 {
                line(file, "per-file", &drops.per_file.to_string());
            }
            for (key, is_set, value) in [
                ("forms", drops.forms, "true"),
                ("different-colours", drops.different_colours, "true"),
                ("check", drops.no_check, "false"),
                ("mate", drops.no_mate, "false"),
            ] {
                if is_set {
                    line(file, key, value);
                }
            }
        }
    }

    fn write_shuffle(&self, file: &mut String) {
        let Some(shuffle) = &self.shuffle else {
            return;
        };
        file.push_str("\n[[option]]\n");
        line(file, "name", &quoted("array"));
        let about = r#"{ text = "Start position", de = "Startstellung" }"#;
        line(file, "about", about);
        line(file, "numbers", &shuffle.count.to_string());
        line(file, "default", &quoted(&shuffle.number.to_string()));
        file.push_str("\n[shuffle]\n");
        line(file, "option", &quoted("array"));
        let codes = |group: &Vec<usize>| {
            let codes = group.iter().map(|&kind| self.kinds[kind].code.clone());
            codes.collect::<Vec<_>>().join(" ")
        };
        let groups = shuffle.groups.iter().map(codes).collect();
        line(file, "groups", &listed(groups));
        if !shuffle.apart.is_empty() {
            line(file, "different-shades", &self.codes(&shuffle.apart));
        }
    }

    fn code(&self, kind: usize) -> String {
        quoted(&self.kinds[kind].code)
    }

    fn codes(&self, kinds: &[usize]) -> String {
        let codes: Vec<String> = kinds.iter().map(|&kind| self.code(kind)).collect();
        format!("[{}]", codes.join(", "))
    }
}

fn letter_of(castling: &DraftCastling) -> char {
    if castling.right { 'K' } else { 'Q' }
}

fn name_of(kind: &DraftPieceType) -> String {
    let name = quoted(&kind.name);
    match appearance::german(&kind.name) {
        None => name,
        Some(german) => format!("{{ text = {name}, de = \"{german}\" }}"),
    }
}

fn line(file: &mut String, key: &str, value: &str) {
    let _ = writeln!(file, "{key} = {value}");
}

fn listed(texts: Vec<String>) -> String {
    let texts: Vec<String> = texts.iter().map(|text| quoted(text)).collect();
    format!("[{}]", texts.join(", "))
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            letter if letter.is_control() => quoted.push(' '),
            letter => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

/// Writes the number of empty squares, and starts to count again.
fn push_count(text: &mut String, empty: &mut usize) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}
