//! The tables of `docs/strength.md`. A repeated match replaces its row.

use std::ops::Range;
use std::path::PathBuf;

use super::trials::Trial;
use crate::command::Result;

pub struct Results {
    path: PathBuf,
    text: String,
    /// Date and machine, for new rows.
    measured: String,
}

impl Results {
    pub fn open(path: PathBuf, measured: String) -> Result<Results> {
        let text = std::fs::read_to_string(&path);
        let text = text.map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(Results {
            path,
            text,
            measured,
        })
    }

    /// Adds the result line of a match.
    pub fn put(&mut self, heading: &str, trial: &Trial, line: &str) -> Result {
        let row =
            row(trial, line, &self.measured).ok_or_else(|| format!("no result in `{line}`"))?;
        self.write(with_row(&self.text, heading, &row)?)
    }

    /// Replaces the table under a heading.
    pub fn put_table(&mut self, heading: &str, table: &[Vec<String>]) -> Result {
        self.write(with_table(&self.text, heading, table)?)
    }

    fn write(&mut self, text: String) -> Result {
        self.text = text;
        std::fs::write(&self.path, &self.text).map_err(|error| error.to_string())
    }
}

/// Parses `NAME: A against B: +5 =2 -3, 60.0 % (…), Elo +70 (…); overruns 1 and 0` into the cells of a row.
fn row(trial: &Trial, line: &str, measured: &str) -> Option<Vec<String>> {
    let at = line.rfind(": +")?;
    let (result, remarks) = line[at + 2..]
        .split_once(';')
        .unwrap_or((&line[at + 2..], ""));
    let (games, rest) = result.split_once(", ")?;
    let (score, elo) = rest.split_once(", Elo ")?;
    let measured = match remarks.trim() {
        "" => measured.to_owned(),
        remarks => format!("{measured}; {remarks}"),
    };
    let cells = [
        &trial.name,
        &trial.against,
        &trial.how,
        games,
        score,
        elo,
        &measured,
    ];
    Some(cells.map(|cell| cell.trim().to_owned()).to_vec())
}

/// The lines of the table under a heading.
fn table_below(lines: &[String], heading: &str) -> Result<Range<usize>> {
    let missing = || format!("docs/strength.md: no table under `{heading}`");
    let head = lines
        .iter()
        .position(|line| line == heading)
        .ok_or_else(missing)?;
    let below = lines[head..]
        .iter()
        .position(|line| line.starts_with('|'))
        .ok_or_else(missing)?;
    let first = head + below;
    let rows = lines[first..]
        .iter()
        .take_while(|line| line.starts_with('|'))
        .count();
    Ok(first..first + rows)
}

fn written(cells: &[String]) -> String {
    format!("| {} |", cells.join(" | "))
}

/// Adds a row to the table under a heading, or replaces the one with the same first three cells.
fn with_row(text: &str, heading: &str, row: &[String]) -> Result<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let table = table_below(&lines, heading)?;
    let key = written(&row[..3]);
    match table.clone().find(|&at| lines[at].starts_with(&key)) {
        Some(at) => lines[at] = written(row),
        None => lines.insert(table.end, written(row)),
    }
    Ok(lines.join("\n") + "\n")
}

/// Replaces the table under a heading. The first row is its head.
fn with_table(text: &str, heading: &str, table: &[Vec<String>]) -> Result<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (head, rows) = table.split_first().ok_or("a table without a head")?;
    let rule = vec!["---".to_owned(); head.len()];
    let all = [head, &rule]
        .into_iter()
        .chain(rows)
        .map(|cells| written(cells));
    lines.splice(table_below(&lines, heading)?, all.collect::<Vec<_>>());
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod unit {
    use super::{row, with_row, with_table};
    use crate::strength::trials::Trial;

    const TEXT: &str =
        "# Strength\n\n## One\n\n| a | b | c | d |\n| - | - | - | - |\n\n## Two\n\nno table\n";

    fn cells(words: &str) -> Vec<String> {
        words.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_row_is_added_once_and_then_replaced() {
        let once = with_row(TEXT, "## One", &cells("x y z 1")).expect("a table");
        assert!(
            once.contains("| - |\n| x | y | z | 1 |\n\n## Two"),
            "{once}"
        );
        let other = with_row(&once, "## One", &cells("x y w 2")).expect("a table");
        let twice = with_row(&other, "## One", &cells("x y z 3")).expect("a table");
        assert!(
            twice.contains("| x | y | z | 3 |\n| x | y | w | 2 |\n\n"),
            "{twice}"
        );
        assert!(with_row(TEXT, "## Two", &cells("x y z 1")).is_err());
        assert!(with_row(TEXT, "## Three", &cells("x y z 1")).is_err());
    }

    #[test]
    fn a_table_is_replaced_whole() {
        let table = [cells("level chess"), cells("1 540")];
        let text = with_table(TEXT, "## One", &table).expect("a table");
        let written = "## One\n\n| level | chess |\n| --- | --- |\n| 1 | 540 |\n\n## Two\n";
        assert!(text.contains(written), "{text}");
        assert!(with_table(TEXT, "## Two", &table).is_err());
    }

    #[test]
    fn the_last_line_of_a_match_is_a_row() {
        let trial = Trial {
            game: "g".to_owned(),
            name: "g".to_owned(),
            against: "v1".to_owned(),
            how: "1 ms each".to_owned(),
            ours: String::new(),
            theirs: String::new(),
            concurrency: 1,
        };
        let line = "g: new against v1: +5 =0 -1, 83.3 % (47.6–96.5), Elo +280 (-17 to +576); overruns 1 and 0";
        let row = row(&trial, line, "today").expect("a result");
        let last = [
            "+5 =0 -1",
            "83.3 % (47.6–96.5)",
            "+280 (-17 to +576)",
            "today; overruns 1 and 0",
        ];
        assert_eq!(row[..3], ["g", "v1", "1 ms each"]);
        assert_eq!(row[3..], last);
    }
}
