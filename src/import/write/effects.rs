//! Writes the effects of captures, and walls.

use super::{line, quoted};
use crate::import::draft::Draft;

impl Draft {
    pub(super) fn write_walls(&self, file: &mut String) {
        let Some(walls) = &self.places_walls else {
            return;
        };
        file.push_str("\n[walls]\n");
        line(file, "placed", &quoted(walls.placed));
        if walls.at_edge {
            line(file, "where", &quoted("edge"));
        }
        if walls.moves {
            line(file, "moves", "true");
        }
    }

    pub(super) fn write_capture(&self, file: &mut String) {
        let Some(capture) = &self.capture else {
            return;
        };
        file.push_str("\n[capture]\n");
        if capture.explodes {
            line(file, "blast", &quoted("K"));
        }
        if let Some(captor) = capture.captor {
            line(file, "captor", &quoted(captor));
        }
        for (key, kinds) in [("spares", &capture.spares), ("immune", &capture.immune)] {
            if !kinds.is_empty() {
                line(file, key, &self.codes(kinds));
            }
        }
        let immune = capture.mutually_immune.iter();
        let pairs: Vec<String> = immune
            .map(|&kind| self.codes(&[kind]))
            .map(|code| format!("{{ by = {code}, of = {code} }}"))
            .collect();
        if !pairs.is_empty() {
            line(file, "forbidden", &format!("[{}]", pairs.join(", ")));
        }
    }
}
