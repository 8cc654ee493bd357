// Written by `cargo xtask strength levels`: Elo above random moves of each level from 1, by game. Levels above the
// number of `levels` are estimated.

/** @type {Record<string, {levels: number, elo: number[]}>} */
export const LADDER_ELO = {
  chess: {
    levels: 14,
    // prettier-ignore
    elo: [670, 820, 1000, 1230, 1370, 1520, 1710, 1860, 2040, 2180, 2350, 2510, 2680, 2820, 3000, 3170, 3340, 3520, 3690, 3860],
  },
  "caissa-britannia": {
    levels: 14,
    // prettier-ignore
    elo: [670, 840, 960, 1140, 1290, 1430, 1550, 1710, 1820, 1950, 2050, 2150, 2250, 2390, 2650, 2900, 3160, 3410, 3670, 3930],
  },
  "grand-cavalier": {
    levels: 14,
    // prettier-ignore
    elo: [480, 620, 810, 1010, 1230, 1450, 1630, 1740, 1920, 2090, 2270, 2470, 2610, 2790, 3030, 3280, 3530, 3770, 4020, 4270],
  },
  "alice-courier": {
    levels: 14,
    // prettier-ignore
    elo: [550, 680, 860, 1060, 1190, 1350, 1530, 1720, 1860, 2040, 2190, 2380, 2540, 2710, 2960, 3200, 3450, 3700, 3950, 4190],
  },
};
