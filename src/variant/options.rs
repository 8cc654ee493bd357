//! Options, which players choose before the game.

use super::Name;
use super::error::Faults;
use super::key::IfMissing::{Nothing, Required};
use super::key::{Form, Key, Section, key};
use super::shuffle::Numbers;
use super::tree::Node;

pub(super) static OPTION: Key = key(
    "option",
    Form::Tables(&SECTION),
    Nothing("no options"),
    "",
    "Choices before the game.",
)
.without_rules()
.unchanging();
static SECTION: Section = Section {
    title: "[[option]]",
    known_by: None,
    about: "A choice before the game. The chosen value is part of the game's identity: of its record and its hash.",
    keys: &[
        &NAME,
        &ABOUT,
        &VALUES,
        &LABELS,
        &NUMBERS,
        &DEFAULT,
        &WITH_CLOCKS,
    ],
};
static NAME: Key = key(
    "name",
    Form::Id,
    Required,
    r#""stones""#,
    "Its name in records and links.",
);
static ABOUT: Key = key(
    "about",
    Form::Name,
    Required,
    r#""Number of stones""#,
    "The choice in words, for players.",
);
static VALUES: Key = key(
    "values",
    Form::Texts,
    Nothing("`numbers` says how many there are"),
    r#"["two", "three"]"#,
    "The values to choose from, at least two.",
);
static LABELS: Key = key(
    "labels",
    Form::Names,
    Nothing("the values themselves"),
    r#"[{ text = "two stones", de = "zwei Steine" }, "three stones"]"#,
    "The values in words for players, one for each, in the same order.",
);
static NUMBERS: Key = key(
    "numbers",
    Form::Number(2, 1_000_000),
    Nothing("`values` lists the values"),
    "960",
    "Instead of `values`: how many numbers there are to choose from, the first of which is 0. The page draws one by chance for each new game, unless the player enters one.",
);
static DEFAULT: Key = key(
    "default",
    Form::Text,
    Required,
    r#""three""#,
    "The value if nothing is chosen.",
);
static WITH_CLOCKS: Key = key(
    "with-clocks",
    Form::Text,
    Nothing("clocks change nothing"),
    r#""three""#,
    "The value in games with clocks, whatever is chosen. The program that runs the clocks sets it; a record contains it like any other.",
);
pub(super) static WHEN: Key = key(
    "when",
    Form::When,
    Nothing("options change no keys"),
    r#"[when.stones.two]"#,
    "The keys that an option changes, see below.",
)
.without_rules()
.unchanging();

/// An option of the variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// The name in records and links.
    pub name: String,
    /// The question, in words for players.
    pub about: Name,
    /// The values to choose from.
    pub values: OptionValues,
    /// The values with which a file is validated: all that are listed; of numbers the default, the first and the last.
    pub samples: Vec<String>,
    /// The default value.
    pub default: String,
    /// The forced value in a game with clocks; `None` if clocks change nothing.
    pub with_clocks: Option<String>,
}

/// What may be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// One of these values, in file order, each with its label for players.
    Listed(Vec<(String, Name)>),
    /// A number from 0 to below this one.
    Numbers(u32),
}

impl OptionValues {
    /// Whether this value may be chosen. Numbers of arrays may be different for the two players: `518,36`.
    pub fn contains(&self, value: &str) -> bool {
        match self {
            OptionValues::Listed(values) => values.iter().any(|(known, _)| known == value),
            OptionValues::Numbers(count) => {
                let numbers = Numbers::parse(value);
                numbers.is_some_and(|Numbers(numbers)| {
                    numbers.iter().all(|&number| number < u64::from(*count))
                })
            }
        }
    }

    /// The values in words, for errors.
    pub fn allowed(&self) -> String {
        match self {
            OptionValues::Listed(values) => {
                let values: Vec<&str> = values.iter().map(|(value, _)| value.as_str()).collect();
                values.join(", ")
            }
            OptionValues::Numbers(count) => format!("0 to {}", count.saturating_sub(1)),
        }
    }

    fn samples(&self, default: &str) -> Vec<String> {
        match self {
            OptionValues::Listed(values) => values.iter().map(|(value, _)| value.clone()).collect(),
            OptionValues::Numbers(count) => {
                let ends = [0, count.saturating_sub(1)].map(|number| number.to_string());
                let others = ends.into_iter().filter(|end| end != default);
                [default.to_string()].into_iter().chain(others).collect()
            }
        }
    }
}

/// The maximum number of combinations of values. It is limited because each combination is validated.
const MOST_COMBINATIONS: usize = 256;

pub(super) fn build(file: &Node, faults: &mut Faults) -> Vec<OptionInfo> {
    let mut options: Vec<OptionInfo> = Vec::new();
    for node in file.items_of(&OPTION) {
        let option = option(node, faults);
        if options.iter().any(|known| known.name == option.name) {
            faults.wrong(
                node,
                format!("there is an option `{}` already", option.name),
            );
        }
        options.push(option);
    }
    let counts = options.iter().map(|option| option.samples.len().max(1));
    let count = counts.fold(1, usize::saturating_mul);
    let list = file.get(&OPTION);
    if let Some(list) = list.filter(|_| count > MOST_COMBINATIONS) {
        let message = format!("{count} combinations of values; allowed: {MOST_COMBINATIONS}");
        faults.wrong(list, message);
    }
    options
}

fn option(node: &Node, faults: &mut Faults) -> OptionInfo {
    let values = option_values(node, faults);
    let default = node.text_of(&DEFAULT).unwrap_or_default();
    for key in [&DEFAULT, &WITH_CLOCKS] {
        validate_listed(node, key, &values, faults);
    }
    OptionInfo {
        name: node.text_of(&NAME).unwrap_or_default().to_string(),
        about: node.name_of(&ABOUT),
        samples: values.samples(default),
        values,
        default: default.to_string(),
        with_clocks: node.text_of(&WITH_CLOCKS).map(str::to_string),
    }
}

/// Reports a text that is not one of the option's values.
fn validate_listed(node: &Node, key: &Key, values: &OptionValues, faults: &mut Faults) {
    let unlisted = |written: &&Node| !values.contains(written.text().unwrap_or_default());
    if let Some(written) = node.get(key).filter(unlisted) {
        faults.wrong(written, format!("allowed: {}", values.allowed()));
    }
}

fn option_values(node: &Node, faults: &mut Faults) -> OptionValues {
    match (node.get(&VALUES), node.get(&NUMBERS)) {
        (None, Some(_)) => {
            if let Some(labels) = node.get(&LABELS) {
                faults.wrong(labels, "numbers have no labels");
            }
            OptionValues::Numbers(node.number_of(&NUMBERS).unwrap_or_default())
        }
        (Some(_), Some(numbers)) => {
            faults.wrong(numbers, "allowed: either `values` or `numbers`, not both");
            OptionValues::Listed(Vec::new())
        }
        (None, None) => {
            let message = "missing; allowed: a list of texts, or `numbers`";
            faults.missing(node, VALUES.name, message);
            OptionValues::Listed(Vec::new())
        }
        (Some(_), None) => {
            let values = values(node, faults);
            let labels = labels(node, &values, faults).into_iter();
            // Labels that are missing have been reported.
            let labels = labels.chain(std::iter::repeat_with(Name::default));
            OptionValues::Listed(values.into_iter().zip(labels).collect())
        }
    }
}

fn values(node: &Node, faults: &mut Faults) -> Vec<String> {
    let mut values: Vec<String> = Vec::new();
    for written in node.items_of(&VALUES) {
        let value = written.text().unwrap_or_default();
        if values.iter().any(|known| known == value) {
            faults.wrong(written, "this value is listed already");
        }
        values.push(value.to_string());
    }
    if let Some(list) = node.get(&VALUES).filter(|_| values.len() < 2) {
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
    let Some(list) = node.get(&LABELS) else {
        return default_labels.collect();
    };
    let labels = node.names_of(&LABELS);
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
            option.samples.iter().map(String::as_str).map(with)
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
            faults.missing(file, OPTION.name, message);
            continue;
        };
        let values = &options[index].values;
        if !values.contains(value) {
            let message = format!("`{value}` can't be chosen; allowed: {}", values.allowed());
            faults.wrong(&file.items_of(&OPTION)[index], message);
        }
        chosen[index].1 = value.to_string();
    }
    chosen
}
