//! `menagerie reference`: the manual of variant files.

use menagerie::variant;

pub(crate) fn run() -> Result<(), String> {
    print!("{}", variant::reference());
    Ok(())
}
