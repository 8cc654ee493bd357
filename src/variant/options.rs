//! Options, which players choose before the game.

use super::Name;
use super::error::Faults;
use super::keys::{self, Key};
use super::tree::Node;

/// An option of the variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// The name in records and links.
    pub name: String,
    /// The question, in words for players.
    pub about: Name,
    /// The values in file order.
    pub values: Vec<String>,
    /// Labels of the values for players, in the same order.
    pub labels: Vec<Name>,
    /// The default value.
    pub default: String,
    /// The forced value in a game with clocks; `None` if clocks change nothing.
    pub with_clocks: Option<String>,
}

/// The maximum number of combinations of values. It is limited because each combination is checked.
const MOST_COMBINATIONS: usize = 256;

pub(super) fn build(file: &Node, faults: &mut Faults) -> Vec<OptionInfo> {
    let mut options: Vec<OptionInfo> = Vec::new();
    for node in file.items_of(&keys::OPTION) {
        let option = option(node, faults);
        if options.iter().any(|known| known.name == option.name) {
            faults.wrong(
                node,
                format!("there is an option `{}` already", option.name),
            );
        }
        options.push(option);
    }
    let counts = options.iter().map(|option| option.values.len().max(1));
    let count = counts.fold(1, usize::saturating_mul);
    let list = file.get(&keys::OPTION);
    if let Some(list) = list.filter(|_| count > MOST_COMBINATIONS) {
        let message = format!("{count} combinations of values; allowed: {MOST_COMBINATIONS}");
        faults.wrong(list, message);
    }
    options
}

fn option(node: &Node, faults: &mut Faults) -> OptionInfo {
    let values = values(node, faults);
    let default = node.text_of(&keys::OPTION_DEFAULT).unwrap_or_default();
    for key in [&keys::OPTION_DEFAULT, &keys::WITH_CLOCKS] {
        check_listed(node, key, &values, faults);
    }
    OptionInfo {
        name: node
            .text_of(&keys::OPTION_NAME)
            .unwrap_or_default()
            .to_string(),
        about: node.name_of(&keys::OPTION_ABOUT),
        labels: labels(node, &values, faults),
        values,
        default: default.to_string(),
        with_clocks: node.text_of(&keys::WITH_CLOCKS).map(str::to_string),
    }
}

/// Reports a text that is not one of the option's values.
fn check_listed(node: &Node, key: &Key, values: &[String], faults: &mut Faults) {
    let unlisted = |written: &&Node| {
        let text = written.text().unwrap_or_default();
        !values.iter().any(|value| value == text)
    };
    if let Some(written) = node.get(key).filter(unlisted) {
        faults.wrong(written, format!("allowed: {}", values.join(", ")));
    }
}

fn values(node: &Node, faults: &mut Faults) -> Vec<String> {
    let mut values: Vec<String> = Vec::new();
    for written in node.items_of(&keys::VALUES) {
        let value = written.text().unwrap_or_default();
        if values.iter().any(|known| known == value) {
            faults.wrong(written, "this value is listed already");
        }
        values.push(value.to_string());
    }
    if let Some(list) = node.get(&keys::VALUES).filter(|_| values.len() < 2) {
        faults.wrong(list, "allowed: at least two values");
    }
    values
}

/// Reads the labels, which by default are the values themselves.
fn labels(node: &Node, values: &[String], faults: &mut Faults) -> Vec<Name> {
    let default_labels = values.iter().map(|value| Name {
        text: value.clone(),
        translations: Vec::new(),
    });
    let Some(list) = node.get(&keys::LABELS) else {
        return default_labels.collect();
    };
    let labels = node.names_of(&keys::LABELS);
    if list.is_list() && labels.len() != values.len() {
        let message = format!(
            "found {} labels; allowed: one for each of {}",
            labels.len(),
            values.join(", ")
        );
        faults.wrong(list, message);
    }
    labels
}

/// Every combination of option values. The first option varies slowest.
pub(super) fn combinations(options: &[OptionInfo]) -> Vec<Vec<(&str, &str)>> {
    let mut combinations = vec![Vec::new()];
    for option in options {
        let longer = combinations.iter().flat_map(|choices| {
            let with = |value| {
                let mut choices = choices.clone();
                choices.push((option.name.as_str(), value));
                choices
            };
            option.values.iter().map(String::as_str).map(with)
        });
        combinations = longer.collect();
    }
    combinations
}

/// The value of every option in file order: the choice, or else the default.
pub(super) fn chosen(
    file: &Node,
    options: &[OptionInfo],
    choices: &[(&str, &str)],
    faults: &mut Faults,
) -> Vec<(String, String)> {
    let mut chosen: Vec<(String, String)> = options
        .iter()
        .map(|option| (option.name.clone(), option.default.clone()))
        .collect();
    for &(name, value) in choices {
        let Some(index) = options.iter().position(|option| option.name == name) else {
            let names: Vec<&str> = options.iter().map(|option| option.name.as_str()).collect();
            let message = format!(
                "no option `{name}` to choose; the file has: [{}]",
                names.join(", ")
            );
            faults.missing(file, keys::OPTION.name, message);
            continue;
        };
        if !options[index].values.iter().any(|known| known == value) {
            let message = format!(
                "`{value}` can't be chosen; allowed: {}",
                options[index].values.join(", ")
            );
            faults.wrong(&file.items_of(&keys::OPTION)[index], message);
        }
        chosen[index].1 = value.to_string();
    }
    chosen
}
