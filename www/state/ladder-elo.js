// Written by `cargo xtask strength levels`: Elo above random moves of each level from 1, by game. Levels above the
// number of `levels` are estimated.

/** @type {Record<string, {levels: number, elo: number[]}>} */
export const LADDER_ELO = {
  chess: {
    levels: 14,
    // prettier-ignore
    elo: [600, 780, 960, 1140, 1320, 1500, 1680, 1860, 2040, 2220, 2400, 2580, 2760, 2940, 3100, 3260, 3420, 3580, 3740, 3900],
  },
};
