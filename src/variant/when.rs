//! Changes by options: the keys in `[when.OPTION.VALUE]` replace or extend those of the file, after `removes` has removed
//! some. They are merged before anything else is read, so no other module knows about them. Each value keeps its line
//! number.

use super::error::{Faults, FaultyChoice};
use super::key::{Form, Section};
use super::options::{OptionInfo, WHEN};
use super::shuffle_section::{OPTION, SHUFFLE};
use super::top_level::FILE;
use super::tree::{Node, Value};
use super::validate::unknown;

/// Lists keys of the file that a choice removes before its own are merged.
const REMOVES: &str = "removes";

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
        for (name, change) in changes.entries() {
            validate_change(name, change, faults);
        }
    }
}

fn validate_change(name: &str, change: &Node, faults: &mut Faults) {
    if name == REMOVES {
        return validate_removal(change, faults);
    }
    match FILE.keys.iter().find(|key| key.name == name) {
        None => faults.wrong(change, unknown_key(name, &FILE, &[REMOVES])),
        Some(key) if !key.is_changeable => faults.wrong(change, UNCHANGEABLE),
        Some(key) if matches!(key.form, Form::Tables(_)) && is_empty_list(change) => {
            let message = format!("adds nothing; `removes = [\"{name}\"]` removes the file's own");
            faults.warn(change, message);
        }
        Some(_) => {}
    }
}

const UNCHANGEABLE: &str = "no option can change this key";

fn is_empty_list(node: &Node) -> bool {
    node.is_list() && node.items().is_empty()
}

fn validate_removal(list: &Node, faults: &mut Faults) {
    if !list.is_list() || is_empty_list(list) {
        faults.wrong(list, "allowed: a list of keys");
    }
    for item in list.items() {
        if let Err(message) = removable(item.text().unwrap_or_default()) {
            faults.wrong(item, message);
        }
    }
}

/// Refuses paths of keys that options can't remove. A key of a table has a path such as `ending.points`.
fn removable(path: &str) -> Result<(), String> {
    let mut section = &FILE;
    let mut names = path.split('.').peekable();
    while let Some(name) = names.next() {
        let key = section.keys.iter().find(|key| key.name == name);
        let key = key.ok_or_else(|| unknown_key(name, section, &[]))?;
        match (&key.form, names.peek()) {
            _ if !key.is_changeable => return Err(UNCHANGEABLE.to_string()),
            (_, None) => {}
            (Form::Table(inner), Some(_)) => section = inner,
            (_, Some(_)) => return Err(format!("allowed: `{name}` as a whole")),
        }
    }
    Ok(())
}

fn unknown_key(name: &str, section: &Section, others: &[&'static str]) -> String {
    let keys = section.keys.iter().filter(|key| key.is_changeable);
    let keys = keys.map(|key| key.name);
    let names: Vec<&str> = others.iter().copied().chain(keys).collect();
    unknown("key", name, &names)
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

/// The file with the changes of the chosen values merged in option order: of each first what it removes, then its keys.
pub(super) fn resolve(file: &Node, chosen: &[(String, String)]) -> Node {
    let mut resolved = file.clone();
    for (option, value) in chosen {
        let Some(changes) = changes(file, option, value) else {
            continue;
        };
        let removed = changes.entry(REMOVES).map_or(&[][..], Node::items);
        for path in removed.iter().filter_map(Node::text) {
            if removable(path).is_ok() {
                remove(&mut resolved, path);
            }
        }
        for (name, change) in changes.entries() {
            if is_changeable(name) {
                merge_entry(&mut resolved, name, change, &FILE);
            }
        }
    }
    resolved
}

/// The line of the table of a choice, if it changes anything.
pub(super) fn line(file: &Node, choice: &FaultyChoice) -> Option<u32> {
    let mut values = choice.values.iter();
    let changes = values.find_map(|value| changes(file, &choice.option, value));
    changes.map(|changes| changes.line)
}

fn changes<'f>(file: &'f Node, option: &str, value: &str) -> Option<&'f Node> {
    file.get(&WHEN)?.entry(option)?.entry(value)
}

fn is_changeable(name: &str) -> bool {
    let mut keys = FILE.keys.iter();
    keys.any(|key| key.name == name && key.is_changeable)
}

fn remove(table: &mut Node, path: &str) {
    let Value::Table(entries) = &mut table.value else {
        return;
    };
    match path.split_once('.') {
        None => entries.retain(|(known, _)| known != path),
        Some((name, rest)) => {
            let inner = entries.iter_mut().find(|(known, _)| known == name);
            inner.into_iter().for_each(|(_, inner)| remove(inner, rest));
        }
    }
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
