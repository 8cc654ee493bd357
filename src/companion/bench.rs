//! `menagerie bench`.
use super::arguments::Arguments;
pub(super) fn bench(arguments: Arguments) -> Result<(), String> {
    arguments.end()
}
