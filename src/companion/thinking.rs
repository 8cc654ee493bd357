//! `menagerie search`.
use super::arguments::Arguments;
pub(super) fn search(arguments: Arguments) -> Result<(), String> {
    arguments.end()
}
