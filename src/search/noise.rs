//! Random evaluation errors. They are the same for the same position and seed, so a search stays consistent.

use super::limits::Options;

/// The error of a position, in centipawns. Small errors are more likely than large ones.
pub(super) fn error_centipawns(options: &Options, hash: u64) -> i32 {
    let most = options.noise_centipawns as i32;
    if most == 0 {
        return 0;
    }
    let bits = mix(hash ^ mix(options.seed));
    let half = |bits: u64| (bits % (most as u64 + 1)) as i32;
    half(bits >> 40) + half(bits & 0xFF_FFFF) - most
}

/// SplitMix64's finalizer (Steele, Lea, Flood, 2014).
pub(super) fn mix(input: u64) -> u64 {
    let mut z = input.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_bounded_centred_and_repeatable() {
        let options = Options {
            noise_centipawns: 100,
            seed: 7,
            ..Options::default()
        };
        let errors: Vec<i32> = (0..10_000)
            .map(|hash| error_centipawns(&options, hash))
            .collect();
        assert!(errors.iter().all(|error| error.abs() <= 100));
        let mean = errors.iter().sum::<i32>() / errors.len() as i32;
        assert!(mean.abs() <= 2, "mean {mean}");
        assert_eq!(errors[5], error_centipawns(&options, 5));
        let other = Options { seed: 8, ..options };
        assert_ne!(errors[5], error_centipawns(&other, 5));
    }
}
