//! `menagerie games`: the ids of the shipped games.

use menagerie::variant::shipped;

pub(crate) fn run() -> Result<(), String> {
    for (id, _) in shipped() {
        println!("{id}");
    }
    Ok(())
}
