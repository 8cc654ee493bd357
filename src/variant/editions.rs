//! Editions of a file, each with other choices of its options, and the choices for which their faults hold.

use super::error::{Fault, FaultyChoice};

/// What was found in an edition.
pub(super) struct Edition {
    /// The value of every option, in file order.
    pub(super) chosen: Vec<(String, String)>,
    /// Whether everything was read, so that a fault that wasn't found isn't there.
    pub(super) is_complete: bool,
    pub(super) faults: Vec<Fault>,
    pub(super) warnings: Vec<Fault>,
}

impl Edition {
    /// Whether the editions have the same choices, except perhaps of this option.
    fn is_like(&self, other: &Edition, option: usize) -> bool {
        let mut pairs = self.chosen.iter().zip(&other.chosen).enumerate();
        pairs.all(|(at, (own, others))| at == option || own == others)
    }

    fn has_chosen(&self, choices: &[FaultyChoice]) -> bool {
        choices.iter().all(|FaultyChoice { option, values }| {
            let mut chosen = self.chosen.iter();
            chosen.any(|(name, value)| name == option && values.contains(value))
        })
    }
}

/// The different faults of the editions, or their different warnings, each with the choices it depends on.
pub(super) fn with_choices(editions: &[Edition], found: fn(&Edition) -> &[Fault]) -> Vec<Fault> {
    let mut different: Vec<&Fault> = Vec::new();
    for fault in editions.iter().flat_map(found) {
        if !different.contains(&fault) {
            different.push(fault);
        }
    }
    let with_choices = different.into_iter().flat_map(|fault| {
        let has = |edition: &Edition| found(edition).contains(fault);
        let choices = choices(editions, &has);
        choices.into_iter().map(|choices| Fault {
            choices: without_key(choices, &fault.key),
            ..fault.clone()
        })
    });
    with_choices.collect()
}

/// The choices that lead to a fault: several lists if it has several causes.
fn choices(editions: &[Edition], has: &dyn Fn(&Edition) -> bool) -> Vec<Vec<FaultyChoice>> {
    let holds_always = |edition: &Edition| !edition.is_complete || has(edition);
    if editions.iter().all(holds_always) {
        return vec![Vec::new()];
    }
    let mut causes: Vec<Vec<FaultyChoice>> = Vec::new();
    for edition in editions.iter().filter(|edition| has(edition)) {
        if !causes.iter().any(|cause| edition.has_chosen(cause)) {
            causes.push(cause(editions, edition, has));
        }
    }
    causes
}

/// The options without whose choices an edition would not have a fault, with the values that leave it. Editions that are
/// incomplete say something only if the others don't.
fn cause(
    editions: &[Edition],
    faulty: &Edition,
    has: &dyn Fn(&Edition) -> bool,
) -> Vec<FaultyChoice> {
    let choices = |also_incomplete: bool| -> Vec<FaultyChoice> {
        let options = faulty.chosen.iter().enumerate();
        let choices = options.filter_map(|(at, (option, _))| {
            let alike = editions.iter().filter(|other| other.is_like(faulty, at));
            let (with, without): (Vec<&Edition>, Vec<_>) = alike.partition(|other| has(other));
            let matters = |other: &&Edition| other.is_complete || also_incomplete;
            let values = with.into_iter().map(|other| other.chosen[at].1.clone());
            without.iter().any(matters).then(|| FaultyChoice {
                option: option.clone(),
                values: values.collect(),
            })
        });
        choices.collect()
    };
    Some(choices(false))
        .filter(|choices| !choices.is_empty())
        .unwrap_or_else(|| choices(true))
}

/// The choices without those that the key names.
fn without_key(mut choices: Vec<FaultyChoice>, key: &str) -> Vec<FaultyChoice> {
    let is_named = |option: &str, value: &str| {
        let rest = key.strip_prefix(&format!("when.{option}.{value}"));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    };
    choices.retain(|choice| match &choice.values[..] {
        [value] => !is_named(&choice.option, value),
        _ => true,
    });
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The editions of two options with two values each; one edition may be incomplete.
    fn editions(faulty: &[[&str; 2]], incomplete: Option<[&str; 2]>) -> Vec<Edition> {
        let all = [["a", "c"], ["a", "d"], ["b", "c"], ["b", "d"]];
        let edition = |values: [&str; 2]| Edition {
            chosen: ["first", "second"]
                .into_iter()
                .zip(values)
                .map(|(option, value)| (option.to_string(), value.to_string()))
                .collect(),
            is_complete: incomplete != Some(values),
            faults: faulty
                .iter()
                .filter(|&&there| there == values)
                .map(|_| Fault {
                    line: 7,
                    key: "when.second.c.array".to_string(),
                    found: String::new(),
                    message: "wrong".to_string(),
                    choices: Vec::new(),
                })
                .collect(),
            warnings: Vec::new(),
        };
        all.map(edition).into()
    }

    fn found(faulty: &[[&str; 2]], incomplete: Option<[&str; 2]>) -> Vec<String> {
        let editions = editions(faulty, incomplete);
        let faults = with_choices(&editions, |edition| &edition.faults);
        let words = faults.iter().map(ToString::to_string);
        words
            .map(|text| text.replace("7: when.second.c.array: ", ""))
            .collect()
    }

    #[test]
    fn a_fault_names_the_choices_it_depends_on() {
        for (faulty, expected) in [
            (
                &[["a", "c"], ["a", "d"], ["b", "c"], ["b", "d"]][..],
                &["wrong"][..],
            ),
            (&[["b", "c"], ["b", "d"]], &["with first = b: wrong"]),
            (&[["b", "d"]], &["with first = b and second = d: wrong"]),
            // The key names this one.
            (&[["a", "c"], ["b", "c"]], &["wrong"]),
            (&[["a", "c"]], &["with first = a: wrong"]),
            (
                &[["a", "d"], ["b", "c"]],
                &[
                    "with first = a and second = d: wrong",
                    "with first = b: wrong",
                ],
            ),
        ] {
            assert_eq!(found(faulty, None), expected, "{faulty:?}");
        }
    }

    #[test]
    fn an_incomplete_edition_is_no_proof_that_a_fault_is_absent() {
        let three = [["a", "c"], ["a", "d"], ["b", "c"]];
        assert_eq!(found(&three, Some(["b", "d"])), ["wrong"]);
        assert_eq!(
            found(&[["b", "d"]], Some(["a", "d"])),
            ["with second = d: wrong"]
        );
    }
}
