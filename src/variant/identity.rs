//! Hashes that tell whether two games are the same.

use super::OptionInfo;

/// The hash of a file with the chosen options, FNV-1a 64 bit. How its lines end makes no difference.
pub(super) fn of_file(text: &str, options: &[OptionInfo], chosen: &[(String, String)]) -> u64 {
    let text = text.bytes().filter(|&byte| byte != b'\r');
    fnv1a(text.chain(differing(options, chosen).into_bytes()))
}

/// The hash of the chosen options; 0 if none differs from its default.
pub(super) fn of_options(options: &[OptionInfo], chosen: &[(String, String)]) -> u64 {
    match differing(options, chosen) {
        text if text.is_empty() => 0,
        text => fnv1a(text.into_bytes()),
    }
}

/// What was chosen in place of a default, a line each.
fn differing(options: &[OptionInfo], chosen: &[(String, String)]) -> String {
    let pairs = options.iter().zip(chosen);
    let differing = pairs.filter(|(option, (_, value))| option.default != *value);
    differing
        .map(|(_, (name, value))| format!("\n{name}={value}"))
        .collect()
}

/// Fowler, Noll and Vo: <https://datatracker.ietf.org/doc/draft-eastlake-fnv/>.
fn fnv1a(bytes: impl IntoIterator<Item = u8>) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_the_published_test_suite() {
        assert_eq!(of_file("", &[], &[]), 0xcbf2_9ce4_8422_2325);
        assert_eq!(of_file("a", &[], &[]), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(of_file("foobar", &[], &[]), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn line_ends_make_no_difference() {
        assert_eq!(of_file("a\r\nb", &[], &[]), of_file("a\nb", &[], &[]));
    }
}
