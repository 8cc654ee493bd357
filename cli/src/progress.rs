//! Progress bars on standard error. indicatif shows them only on a terminal and removes them when they are dropped.

use std::borrow::Cow;

use indicatif::{ProgressBar, ProgressStyle};

const WHOLE: u64 = 1_000;

/// Progress of a job with `total` steps.
pub(crate) fn counter(what: impl Into<Cow<'static, str>>, total: u64) -> ProgressBar {
    bar(
        total,
        "{prefix} {bar:20} {pos}/{len}, {eta} left {wide_msg}",
    )
    .with_prefix(what)
}

/// Progress of a job without countable steps.
pub(crate) fn gauge(what: impl Into<Cow<'static, str>>) -> ProgressBar {
    bar(WHOLE, "{prefix} {bar:20} {percent} %, {eta} left").with_prefix(what)
}

/// Sets the completed share of a [`gauge`], from 0 to 1.
pub(crate) fn set_share(gauge: &ProgressBar, share: f64) {
    gauge.set_position((share * WHOLE as f64) as u64);
}

fn bar(total: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    ProgressBar::new(total).with_style(style.expect("a valid template"))
}
