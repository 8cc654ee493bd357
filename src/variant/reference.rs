//! The reference page of variant files, generated from the declared keys.

use super::key::{Form, IfMissing, Key, Section};
use super::limits;
use super::top_level::FILE;
use super::validate::allowed;
use std::fmt::Write;

/// The text of `variants/README.md`.
///
/// ```
/// assert!(menagerie::variant::reference().contains("| `royal` |"));
/// ```
pub fn reference() -> String {
    let mut page = String::from(include_str!("reference/introduction.md"));
    add_section(&mut page, &FILE);
    page.push('\n');
    page.push_str(include_str!("reference/texts.md"));
    page.push_str(&limits::manual());
    page
}

/// Adds a table of the file, followed by the tables of its keys.
fn add_section(page: &mut String, section: &Section) {
    let title = match section
        .title
        .starts_with(|first: char| first.is_ascii_uppercase())
    {
        true => section.title.to_string(),
        false => format!("`{}`", section.title),
    };
    let rows: String = section.keys.iter().copied().map(row).collect();
    write!(
        page,
        "\n## {title}\n\n{}\n\n| Key | Meaning | Allowed | If missing | Example |\n| --- | --- | --- | --- | --- |\n{rows}",
        section.about,
    )
    .expect("writing to a string never fails");
    for key in section.keys {
        if let Form::Table(inner) | Form::Tables(inner) = key.form {
            add_section(page, inner);
        }
    }
}

fn row(key: &Key) -> String {
    let default = match key.if_missing {
        IfMissing::Required => "required".to_string(),
        IfMissing::Nothing(words) => words.to_string(),
        IfMissing::Text(text) => format!("`\"{text}\"`"),
        IfMissing::Number(number) => format!("`{number}`"),
        IfMissing::Flag(flag) => format!("`{flag}`"),
    };
    let example = match key.example {
        "" => String::new(),
        example => format!("`{example}`"),
    };
    let (name, about, allowed) = (key.name, key.about, allowed(&key.form));
    format!("| `{name}` | {about} | {allowed} | {default} | {example} |\n")
}
