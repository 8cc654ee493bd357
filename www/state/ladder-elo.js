// Written by `cargo xtask strength levels`: Elo above random moves of each level from 1, by game. Levels above the
// number of `levels` are estimated.

/** @type {Record<string, {levels: number, elo: number[]}>} */
export const LADDER_ELO = {};
