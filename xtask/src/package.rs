//! `cargo xtask package`.

use crate::command::{Result, root, run};
use crate::{bundle, node};

/// Builds the page, and from it the npm package or single files.
pub fn package(options: &[&str]) -> Result {
    // Checked first, because the build takes minutes.
    check(options)?;
    bundle::build()?;
    run(node::node("tools/package.mjs").args(options))
}

fn check(options: &[&str]) -> Result {
    match options {
        [] | ["--single", "all"] => Ok(()),
        ["--single", game] => {
            let games = games()?;
            if games.iter().any(|id| id == game) {
                Ok(())
            } else {
                Err(format!(
                    "no game \"{game}\"; allowed: all, {}",
                    games.join(", ")
                ))
            }
        }
        _ => Err("usage: cargo xtask package [--single GAME|all]".to_owned()),
    }
}

fn games() -> Result<Vec<String>> {
    let folder = std::fs::read_dir(root().join("variants")).map_err(|error| error.to_string())?;
    let mut games: Vec<_> = folder
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter_map(|name| name.strip_suffix(".toml").map(str::to_owned))
        .collect();
    games.sort();
    Ok(games)
}

#[cfg(test)]
mod unit {
    use super::check;

    #[test]
    fn invalid_options_are_refused_before_the_build() {
        assert_eq!(check(&[]), Ok(()));
        assert_eq!(check(&["--single", "chess"]), Ok(()));
        assert_eq!(check(&["--single", "all"]), Ok(()));
        for (options, expected) in [
            (
                &["--single", "ches"][..],
                "no game \"ches\"; allowed: all, alice-chess, ",
            ),
            (&["--single", "../chess"], "no game \"../chess\""),
            (&["--single"], "usage: "),
            (&["chess"], "usage: "),
        ] {
            let error = check(options).expect_err("an error");
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
