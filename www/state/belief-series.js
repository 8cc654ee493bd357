// A computer player's beliefs as lines of a chart. For a secret with two values: the probability of the first. For others:
// the probability of the true value, and how many values were possible.

/** @import { Belief, PieceType, Secret } from "../engine/protocol.js" */
/** @import { Insight } from "./page-state.js" */

/**
 * @typedef {object} BeliefPoint
 * @property {number} ply
 * @property {number} probability  0 to 1
 * @property {number} possible     values with a nonzero probability
 */

/**
 * @typedef {object} BeliefSeries
 * @property {number} about  the owner of the secret
 * @property {Belief["field"]} field
 * @property {[PieceType, PieceType] | null} pair  the two values; null: the probability of the true value
 * @property {BeliefPoint[]} points
 */

/** @param {Insight} insight @returns {BeliefSeries[]} */
export function beliefSeries({ seat, beliefs, secrets }) {
  const others = beliefs.filter(({ about, values }) => about !== seat && values.length > 0);
  const keys = new Set(others.map(keyOf));
  return [...keys].map((key) =>
    seriesOf(
      others.filter((belief) => keyOf(belief) === key),
      secrets,
    ),
  );
}

/** @param {Belief} belief */
function keyOf({ about, field }) {
  return `${about} ${field}`;
}

/**
 * @param {Belief[]} group  of one secret
 * @param {Secret[]} secrets
 * @returns {BeliefSeries}
 */
function seriesOf(group, secrets) {
  const { about, field } = /** @type {Belief} */ (group[0]);
  const pair = pairOf(group);
  const truth = secrets.find((secret) => secret.seat === about && secret.field === field) ?? null;
  const points = group.map(({ ply, values }) => ({
    ply,
    probability:
      pair === null
        ? probabilityOfTruth(values, truth)
        : (values.find(({ kind }) => kind === pair[0])?.probability ?? 0),
    possible: values.filter(({ probability }) => probability > 0).length,
  }));
  return { about, field, pair, points };
}

/** @param {Belief[]} group @returns {[PieceType, PieceType] | null} */
function pairOf(group) {
  const kinds = new Set(group.flatMap(({ values }) => values.map(({ kind }) => kind)));
  const [first = null, second = null] = kinds;
  return kinds.size === 2 && first !== null && second !== null ? [first, second] : null;
}

/**
 * Until a stone is dropped, its true value is "in hand".
 * @param {Belief["values"]} values
 * @param {Secret | null} truth
 */
function probabilityOfTruth(values, truth) {
  if (truth === null) return Math.max(...values.map(({ probability }) => probability));
  const there = values.find(
    ({ square, kind }) => square === truth.square && (square !== null || kind === truth.kind),
  );
  return (there ?? values.find(({ square }) => square === null))?.probability ?? 0;
}
