//! Changes by options: the keys in `[when.OPTION.VALUE]` replace or extend those of the file. They are merged before
//! anything else is read, so no other module knows about them. Each value keeps its line number.

use super::error::Faults;
use super::key::{Form, Section};
use super::options::{OptionInfo, WHEN};
use super::shuffle_section::{OPTION, SHUFFLE};
use super::top_level::FILE;
use super::tree::{Node, Value};

/// Reports undeclared options and values, and keys that options can't change.
pub(super) fn validate(file: &Node, options: &[OptionInfo], faults: &mut Faults) {
    let Some(when) = file.get(&WHEN) else {
        return;
    };
    if !when.is_table() {
        faults.wrong(when, "allowed: tables `[when.OPTION.VALUE]`");
    }
    for (name, values) in when.entries() {
        match options.iter().find(|option| option.name == *name) {
            Some(option) => validate_values(option, values, faults),
            None => {
                let names: Vec<&str> = options.iter().map(|option| option.name.as_str()).collect();
                let message = format!("no option `{name}`; the file has: [{}]", names.join(", "));
                faults.wrong(values, message);
            }
        }
    }
}

fn validate_values(option: &OptionInfo, values: &Node, faults: &mut Faults) {
    let allowed = option.values.allowed();
    if !values.is_table() {
        let message = format!("allowed: a table of keys for each of {allowed}");
        faults.wrong(values, message);
    }
    for (value, changes) in values.entries() {
        if !option.values.contains(value) {
            let message = format!("no value `{value}`; allowed: {allowed}");
            faults.wrong(changes, message);
        } else if !changes.is_table() {
            faults.wrong(changes, "allowed: a table of keys of the file");
        }
        for (_, change) in changes.entries().iter().filter(|(name, _)| is_fixed(name)) {
            faults.wrong(change, "no option can change this key");
        }
    }
}

fn is_fixed(name: &str) -> bool {
    let mut keys = FILE.keys.iter();
    keys.any(|key| key.name == name && !key.is_changeable)
}

/// The other values of each option that changes anything; of numbers some.
pub(super) fn alternatives<'o>(file: &Node, options: &'o [OptionInfo]) -> Vec<(&'o str, &'o str)> {
    let when = file.get(&WHEN);
    let shuffle = file
        .get(&SHUFFLE)
        .and_then(|shuffle| shuffle.text_of(&OPTION));
    let changing = options.iter().filter(|option| {
        shuffle == Some(&option.name) || when.is_some_and(|when| when.entry(&option.name).is_some())
    });
    let others = changing.flat_map(|option| {
        let values = option.samples.iter();
        let others = values.filter(|value| **value != option.default);
        others.map(|value| (option.name.as_str(), value.as_str()))
    });
    others.collect()
}

/// The file with the changes of the chosen values merged in option order.
pub(super) fn resolve(file: &Node, chosen: &[(String, String)]) -> Node {
    let mut resolved = file.clone();
    let when = file.get(&WHEN);
    for (option, value) in chosen {
        let changes = when
            .and_then(|when| when.entry(option))
            .and_then(|values| values.entry(value));
        for (name, change) in changes.map_or(&[][..], Node::entries) {
            if !is_fixed(name) {
                merge_entry(&mut resolved, name, change, &FILE);
            }
        }
    }
    resolved
}

fn merge_entry(table: &mut Node, name: &str, change: &Node, section: &Section) {
    let Value::Table(entries) = &mut table.value else {
        return;
    };
    let key = section.keys.iter().find(|key| key.name == name);
    match (entries.iter_mut().find(|(known, _)| known == name), key) {
        (Some((_, value)), Some(key)) => merge_value(value, change, &key.form),
        (Some((_, value)), None) => *value = change.clone(),
        (None, _) => entries.push((name.to_string(), change.clone())),
    }
}

fn merge_value(value: &mut Node, change: &Node, form: &Form) {
    match (form, &mut value.value, &change.value) {
        (Form::Table(section), Value::Table(_), Value::Table(_)) => {
            merge_table(value, change, section);
        }
        (Form::Tables(section), Value::List(items), Value::List(changes)) => {
            merge_list(items, changes, section);
        }
        _ => *value = change.clone(),
    }
}

fn merge_table(table: &mut Node, changes: &Node, section: &Section) {
    for (name, change) in changes.entries() {
        merge_entry(table, name, change, section);
    }
}

/// Changes known entries and appends the others.
fn merge_list(items: &mut Vec<Node>, changes: &[Node], section: &Section) {
    let name = |item: &Node| {
        let name = item.get(section.known_by?)?.text()?;
        Some(name.to_string())
    };
    let names: Vec<Option<String>> = items.iter().map(name).collect();
    for change in changes {
        let known = name(change).and_then(|name| {
            let same = |known: &Option<String>| known.as_ref() == Some(&name);
            names.iter().position(same)
        });
        match known {
            Some(index) => merge_table(&mut items[index], change, section),
            None => items.push(change.clone()),
        }
    }
}
