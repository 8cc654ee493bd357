//! Choices before the game.

use super::Name;
use super::error::Faults;
use super::keys;
use super::tree::Node;

/// A choice that the variant offers before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// As in records and links.
    pub name: String,
    /// What is chosen, for players.
    pub about: Name,
    /// What may be chosen, in the order of the file.
    pub values: Vec<String>,
    /// What holds if nothing is chosen.
    pub default: String,
}

/// The options that the file declares.
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
    options
}

fn option(node: &Node, faults: &mut Faults) -> OptionInfo {
    let values: Vec<String> = node
        .items_of(&keys::VALUES)
        .iter()
        .filter_map(|value| value.text())
        .map(str::to_string)
        .collect();
    if let Some(list) = node.get(&keys::VALUES).filter(|_| values.len() < 2) {
        faults.wrong(list, "allowed: two values at least");
    }
    let default = node.text_of(&keys::OPTION_DEFAULT).unwrap_or_default();
    let written = node.get(&keys::OPTION_DEFAULT);
    let unlisted = !values.iter().any(|value| value == default);
    if let Some(written) = written.filter(|_| unlisted) {
        faults.wrong(written, format!("allowed: {}", values.join(", ")));
    }
    OptionInfo {
        name: node
            .text_of(&keys::OPTION_NAME)
            .unwrap_or_default()
            .to_string(),
        about: node.name_of(&keys::OPTION_ABOUT),
        values,
        default: default.to_string(),
    }
}

/// The value of every option, in the order of the file: as chosen, otherwise its default.
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
