// Written by `cargo xtask strength levels`: Elo above random moves of each level from 1, by game. Levels above the
// number of `levels` are estimated.

/** @type {Record<string, {levels: number, elo: number[]}>} */
export const LADDER_ELO = {
  chess: {
    levels: 14,
    // prettier-ignore
    elo: [670, 820, 980, 1180, 1340, 1540, 1720, 1910, 2110, 2280, 2420, 2550, 2740, 2890, 3220, 3550, 3880, 4210, 4540, 4870],
  },
  "caissa-britannia": {
    levels: 14,
    // prettier-ignore
    elo: [670, 830, 970, 1080, 1250, 1340, 1440, 1510, 1580, 1670, 1760, 1920, 2050, 2190, 2420, 2640, 2860, 3080, 3310, 3530],
  },
  "grand-cavalier": {
    levels: 14,
    // prettier-ignore
    elo: [480, 660, 830, 1000, 1140, 1320, 1510, 1600, 1730, 1830, 1980, 2120, 2280, 2420, 2700, 2970, 3250, 3520, 3800, 4080],
  },
  "alice-courier": {
    levels: 14,
    // prettier-ignore
    elo: [550, 750, 910, 1110, 1260, 1400, 1570, 1730, 1840, 1970, 2150, 2310, 2480, 2620, 2910, 3200, 3490, 3780, 4070, 4360],
  },
};
