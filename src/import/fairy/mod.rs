//! Sections of Fairy-Stockfish's `variants.ini`, whose comments describe the keys. Each section is merged with its
//! ancestors and then imported key by key.

mod array;
mod betza;
mod capture;
mod castling;
mod chasing;
mod counting;
mod drops;
mod ending;
mod forms;
mod gates;
mod goals;
mod hands;
mod lines;
mod material;
mod passing;
mod pieces;
mod points;
mod promotion;
mod regions;
mod royalty;
mod sections;
mod settings;
mod soldier;
mod types;
mod walls;

use super::draft::{self, Draft};
use super::imported::{Imported, MAX_GAME_BYTES, MAX_GAMES, finish, too_large};
use super::loss::{LossKind, Losses};
use sections::{Section, SectionError};
use settings::Settings;

/// Imports every section of a text as a game; empty if it has none.
pub(super) fn import(text: &str) -> Vec<Imported> {
    let (sections, mut stray) = sections::read(text);
    if let Some(surplus) = sections.get(MAX_GAMES) {
        let (line, found) = (surplus.line, sections.len());
        return vec![too_large(LossKind::Games, line, found, MAX_GAMES)];
    }
    let builtins = sections::builtins();
    let mut games: Vec<&Section> = Vec::new();
    let mut found: Vec<Imported> = Vec::new();
    for section in &sections {
        let chain = sections::ancestry(section, &games, &builtins);
        if matches!(chain, Ok(_) | Err(SectionError::TooLong(_))) {
            games.push(section);
        }
        found.push(imported(section, chain));
    }
    // Lines before the first section belong to none, but are reported.
    if let Some(first) = found.first_mut() {
        stray.append(&mut first.losses);
        first.losses = stray;
    }
    found
}

/// Whether a text has a section with a key of such files. Variant files have other keys.
pub(super) fn is_in(text: &str) -> bool {
    let (sections, _) = sections::read(text);
    let entries = sections.iter().flat_map(|section| &section.entries);
    settings::any_is_known(entries.map(|entry| entry.key.as_str()))
}

/// Imports a section with its ancestors.
fn imported(section: &Section, chain: Result<Vec<Section>, SectionError>) -> Imported {
    let mut losses = Losses::default();
    for (line, found) in &section.unparsed {
        losses.add(LossKind::Line, *line, "", found);
    }
    let (line, name) = (section.line, &section.name);
    let draft = match chain {
        Ok(chain) => draft_of(section, &Settings::new(section, &chain), &mut losses),
        Err(error) => {
            match error {
                SectionError::Unnamed => {}
                SectionError::Repeated => losses.add(LossKind::Repeated, line, name, name),
                SectionError::UnknownParent(parent) => {
                    losses.add(LossKind::Parent, line, name, &parent);
                }
                SectionError::TooLong(found) => {
                    losses.exceed(LossKind::LongGame, line, name, found, MAX_GAME_BYTES);
                }
            }
            None
        }
    };
    finish(line, name.clone(), draft, losses)
}

/// Imports as much of the game as possible.
fn draft_of(section: &Section, settings: &Settings, losses: &mut Losses) -> Option<Draft> {
    settings.report_unsupported(losses);
    let size = ["maxFile", "maxRank"].map(|key| settings.size(key, losses));
    let [Some(files), Some(ranks)] = size else {
        return None;
    };
    // Either may be missing; the larger one is more likely to be wrong.
    let key = ["maxFile", "maxRank"][usize::from(ranks > files)];
    if draft::is_too_large([files, ranks], settings.line(key), key, losses) {
        return None;
    }
    let mut draft = Draft::empty(&section.name, files, ranks);
    draft.known_as = (draft.id != section.name).then(|| section.name.clone());
    draft.source = section.source.clone();
    draft.summary = section.summary.clone();
    let mut pieces = pieces::FairyPieces::of(settings, losses);
    forms::add(&mut pieces, settings, losses);
    draft.kinds = pieces.kinds(settings, losses);
    let fields = array::place(&mut draft, &pieces, settings, losses)?;
    capture::import(&mut draft, &pieces, settings, losses);
    walls::import(&mut draft, settings, losses);
    royalty::import(&mut draft, &pieces, settings, losses);
    ending::import(&mut draft, &pieces, settings, losses);
    chasing::import(&mut draft, &pieces, settings, losses);
    counting::import(&mut draft, &pieces, settings, losses);
    passing::import(&mut draft, settings, losses);
    lines::import(&mut draft, &pieces, settings, losses);
    points::import(&mut draft, &pieces, settings, losses);
    regions::import(&mut draft, &pieces, settings, losses);
    goals::import(&mut draft, &pieces, &fields, settings, losses);
    material::import(&mut draft, &pieces, settings);
    promotion::import(&mut draft, &pieces, settings, losses);
    soldier::import(&mut draft, &pieces, settings, losses);
    castling::import(&mut draft, &pieces, &fields, settings, losses);
    walls::report_castlings(&draft, settings, losses);
    draft.gates = gates::at_start(&draft, &fields, settings, losses);
    drops::import(&mut draft, &pieces, settings, losses);
    draft
        .prune_and_validate(section.line, losses)
        .then_some(draft)
}
