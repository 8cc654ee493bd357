// Time controls as in a record's `TimeControl` header. `300+5`: five minutes plus five seconds per move (Fischer). `300d5`:
// five minutes with a delay of five seconds per move. Seats with different controls are separated by `/`: `300+5/60+5`.

/** @import { GameInfo } from "../engine/protocol.js" */

/**
 * @typedef {object} SeatTime
 * @property {number} baseMs
 * @property {number} bonusMs  per move
 */

/**
 * @typedef {object} TimeControl
 * @property {"increment" | "delay"} bonus  whether `bonusMs` is added after a move or is free at its start
 * @property {SeatTime[]} seats  one per seat
 */

/** @typedef {{at: number, found: string, allowed: string}} Fault  at: the seat */

/** A day, and ten minutes per move. */
const MOST_BASE_SECONDS = 24 * 60 * 60;
const MOST_BONUS_SECONDS = 600;
const MOST_SEATS = 4;

const ALLOWED = "seconds as 300, 300+5 or 300d5; up to a day, and up to 600 for each move";

export const PRESETS = [
  { minutes: 1, seconds: 0 },
  { minutes: 3, seconds: 2 },
  { minutes: 5, seconds: 0 },
  { minutes: 10, seconds: 5 },
  { minutes: 15, seconds: 10 },
  { minutes: 30, seconds: 0 },
  { minutes: 60, seconds: 30 },
];

/**
 * @param {number} count  of seats
 * @param {number} minutes
 * @param {number} seconds
 * @param {TimeControl["bonus"]} [bonus]
 * @returns {TimeControl}
 */
export function sameForAll(count, minutes, seconds, bonus = "increment") {
  const time = { baseMs: Math.round(minutes * 60_000), bonusMs: Math.round(seconds * 1000) };
  return { bonus, seats: Array.from({ length: count }, () => ({ ...time })) };
}

/** @param {TimeControl} control */
export function isSameForAll({ seats }) {
  const [first] = seats;
  return seats.every(
    ({ baseMs, bonusMs }) => baseMs === first?.baseMs && bonusMs === first.bonusMs,
  );
}

/**
 * A seat's starting time. With a base of zero the first increment is given at the start, as on lichess, because after the
 * first move would be too late.
 * @param {SeatTime} time
 * @param {TimeControl["bonus"]} bonus
 */
export function firstMs({ baseMs, bonusMs }, bonus) {
  return baseMs === 0 && bonus === "increment" ? bonusMs : baseMs;
}

/**
 * With no base and no bonus the first move would already lose on time.
 * @param {SeatTime} time
 * @param {TimeControl["bonus"]} bonus
 */
export function isPossible(time, bonus) {
  const { baseMs, bonusMs } = time;
  const within = (/** @type {number} */ ms, /** @type {number} */ seconds) =>
    Number.isInteger(ms) && ms >= 0 && ms <= seconds * 1000;
  const inTime = firstMs(time, bonus) >= 1000 || (bonus === "delay" && bonusMs >= 1000);
  return inTime && within(baseMs, MOST_BASE_SECONDS) && within(bonusMs, MOST_BONUS_SECONDS);
}

/** @param {TimeControl} control @returns {string} */
export function writeTimeControl(control) {
  const sign = control.bonus === "delay" ? "d" : "+";
  const texts = control.seats.map(({ baseMs, bonusMs }) =>
    bonusMs === 0 ? `${baseMs / 1000}` : `${baseMs / 1000}${sign}${bonusMs / 1000}`,
  );
  return isSameForAll(control) ? (texts[0] ?? "") : texts.join("/");
}

/**
 * @param {string} text
 * @param {number} count  of seats
 * @returns {{control: TimeControl} | {fault: Fault}}
 */
export function readTimeControl(text, count) {
  const parts = text.split("/").map((part) => part.trim());
  if (count > MOST_SEATS || (parts.length !== 1 && parts.length !== count))
    return { fault: { at: 0, found: text, allowed: `one time for all, or ${count}` } };
  const read = parts.map(readSeat);
  const signs = new Set(read.map((seat) => seat?.sign ?? ""));
  signs.delete("");
  const bonus = signs.has("d") ? "delay" : "increment";
  const at = read.findIndex((seat) => seat === null || !isPossible(seat.time, bonus));
  if (at !== -1) return { fault: { at, found: parts[at] ?? "", allowed: ALLOWED } };
  if (signs.size > 1)
    return { fault: { at: 0, found: text, allowed: "either + or d for all seats" } };
  const times = read.flatMap((seat) => (seat === null ? [] : [seat.time]));
  const seats = Array.from({ length: count }, (_, seat) => ({
    ...(times[seat] ?? /** @type {SeatTime} */ (times[0])),
  }));
  return { control: { bonus, seats } };
}

/** @param {string} text */
function readSeat(text) {
  const found = /^(\d{1,6}(?:\.\d{1,3})?)(?:([+d])(\d{1,4}(?:\.\d{1,3})?))?$/.exec(text);
  if (found === null) return null;
  const [, base, sign, bonus] = found;
  const ms = (/** @type {string | undefined} */ seconds) => Math.round(Number(seconds ?? 0) * 1000);
  return { sign: sign ?? "", time: { baseMs: ms(base), bonusMs: ms(bonus) } };
}

/**
 * @param {Pick<GameInfo, "options">} info
 * @param {Record<string, string>} options  as chosen
 */
export function optionsWithClocks(info, options) {
  const decided = info.options.flatMap(({ name, withClocks }) =>
    withClocks === null ? [] : [[name, withClocks]],
  );
  return { ...options, ...Object.fromEntries(decided) };
}
