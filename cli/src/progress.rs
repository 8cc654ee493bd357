//! Progress of long jobs on standard error. indicatif shows it only on a terminal and removes it when the bar is dropped.

use std::borrow::Cow;

use indicatif::{ProgressBar, ProgressStyle};

/// Steps of a [`gauge`].
const WHOLE: u64 = 1_000;

/// Progress of a job with `total` steps.
pub(crate) fn counter(what: impl Into<Cow<'static, str>>, total: u64) -> ProgressBar {
    bar(
        total,
        "{prefix} {bar:20} {pos}/{len}, {eta} left {wide_msg}",
    )
    .with_prefix(what)
}

/// Progress of a job whose steps cannot be counted.
pub(crate) fn gauge(what: impl Into<Cow<'static, str>>) -> ProgressBar {
    bar(WHOLE, "{prefix} {bar:20} {percent} %, {eta} left").with_prefix(what)
}

/// Sets how much of the job of a [`gauge`] is done, from 0 to 1.
pub(crate) fn set_share(gauge: &ProgressBar, share: f64) {
    gauge.set_position((share * WHOLE as f64) as u64);
}

fn bar(total: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    ProgressBar::new(total).with_style(style.expect("a valid template"))
}
