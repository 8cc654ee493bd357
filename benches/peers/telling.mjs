// A row's measurements in words.

import { speed } from "../workloads.mjs";
import { mark, median, ratios, worst } from "./statistics.mjs";
import { digits, speedText, timesText } from "./table.mjs";

/** @import { Race, Limit, Pair } from "./rows.mjs" */
/** @import { TableRow } from "./table.mjs" */

/** @param {Race} race @param {Pair[]} pairs @returns {TableRow} */
export function raceRow(race, pairs) {
  const { value, spread } = ratios(pairs);
  return {
    what: race.what,
    ours: speedText(median(pairs.map(({ ours }) => speed(ours)))),
    theirs: speedText(median(pairs.map(({ theirs }) => speed(theirs)))),
    ratio: timesText(value),
    spread: spread.map(digits).join("–"),
    floor: timesText(race.floor),
    aim: timesText(race.aim),
    mark: mark(value, race),
  };
}

/** @param {Limit} limit @param {Record<string, number>[]} values @returns {TableRow} */
export function limitRow(limit, values) {
  const found = worst(values);
  const { unit } = limit;
  const several = Object.keys(values[0]).length > 1;
  return {
    what: limit.what,
    ours: `${digits(found.value)} ${unit}${several ? ` (${found.worst})` : ""}`,
    theirs: "",
    ratio: "",
    spread: found.spread.map(digits).join("–"),
    floor: `≤ ${limit.floor} ${unit}`,
    aim: `≤ ${limit.aim} ${unit}`,
    mark: mark(found.value, { ...limit, lowIsGood: true }),
  };
}
