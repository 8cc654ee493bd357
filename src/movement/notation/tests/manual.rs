//! The manual of movements: it explains every letter, and its examples can be read.

use super::*;

const MANUAL: &str = include_str!("../../../variant/reference/texts.md");

/// The texts between backticks in a column of its tables.
fn texts(column: usize) -> Vec<&'static str> {
    let (_, from) = MANUAL.split_once("## Movements").expect("a section");
    let (section, _) = from.split_once("\n## ").expect("a section after it");
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    rows.flat_map(|row| {
        let cell = row.trim_matches('|').split(" | ").nth(column);
        cell.expect("a cell").split('`').skip(1).step_by(2)
    })
    .collect()
}

#[test]
fn every_example_can_be_read() {
    let examples = texts(2);
    assert!(examples.len() > 40);
    examples.into_iter().for_each(|text| drop(read(text)));
}

#[test]
fn every_letter_is_explained() {
    let explained = texts(0).concat();
    for letter in ('A'..='Z').filter(|atom| Movement::parse(&atom.to_string()).is_ok()) {
        assert!(explained.contains(letter), "{letter}");
    }
    for letter in 'a'..='z' {
        let unknown = Movement::parse(&format!("{letter}W"))
            .is_err_and(|fault| fault.message.contains("is not supported; modifiers are"));
        assert_eq!(explained.contains(letter), !unknown, "{letter}");
    }
}
