// The gallery's cards: their order, the games that share one, and the filters.

/** @import { GameInfo } from "../engine/protocol.js" */

/** The featured games by card: first those that are found only here, the best-known last. */
const FEATURED = [
  ["caissa-britannia"],
  ["grand-cavalier"],
  ["alice-courier"],
  ["crown", "crown-2", "crown-3", "crown-4"],
  ["armies-of-faith-4"],
  ["heathen-europe-4"],
  ["alice-chess"],
  ["raumschach"],
  ["chess"],
];

/** The order of "More games". Shipped games that aren't listed follow. */
const MORE = [
  "chess960",
  "three-check",
  "king-of-the-hill",
  "racing-kings",
  "antichess",
  "horde",
  "extinction-chess",
  "knightmate",
  "capablanca",
  "grand",
  "shako",
  "courier-chess",
  "makruk",
];

/**
 * What a filter asks of a game; it offers the values that the games have.
 * @satisfies {Record<string, (game: GameInfo) => string | null>}
 */
const ASPECTS = {
  board: ({ board }) => board.shape,
  players: ({ seats }) => String(seats.length),
  hidden: ({ secretive }) => (secretive ? "hidden" : null),
};

/** @typedef {keyof typeof ASPECTS} Aspect */
/** @typedef {{aspect: Aspect, value: string}} Filter */

/**
 * @typedef {object} Sections
 * @property {GameInfo[][]} featured  each entry is a card
 * @property {GameInfo[]} more
 * @property {number} awaited         of "More games", how many only the engine knows so far
 * @property {GameInfo[][]} own
 */

/**
 * Featured games have a lesson, problems and a history, and are listed before the engine has loaded.
 * @param {string} id
 */
export function isFeatured(id) {
  return FEATURED.flat().includes(id);
}

/**
 * Only featured games have lessons and problems, only custom variants no page about them.
 * @param {Pick<GameInfo, "id" | "own">} game
 * @param {string} page
 */
export function hasPage({ id, own }, page) {
  if (page === "about") return !own;
  return !["learn", "problems"].includes(page) || isFeatured(id);
}

/**
 * @param {GameInfo[]} games
 * @returns {Sections}
 */
export function sectionsOf(games) {
  const shipped = new Map(games.filter(({ own }) => !own).map((game) => [game.id, game]));
  const listed = MORE.flatMap((id) => shipped.get(id) ?? []);
  const others = [...shipped.values()].filter(({ id }) => !isFeatured(id) && !MORE.includes(id));
  return {
    featured: FEATURED.map((ids) => ids.flatMap((id) => shipped.get(id) ?? [])),
    more: [...listed, ...others],
    awaited: listed.length === 0 ? MORE.length : 0,
    own: games.filter(({ own }) => own).map((game) => [game]),
  };
}

/**
 * @param {GameInfo[]} games
 * @returns {Filter[]}  of each aspect that distinguishes games
 */
export function filtersFor(games) {
  return Object.entries(ASPECTS).flatMap(([name, valueOf]) => {
    const values = new Set(games.map(valueOf));
    const aspect = /** @type {Aspect} */ (name);
    const offered = [...values].filter((value) => value !== null).sort(byPlace);
    return values.size > 1 ? offered.map((value) => ({ aspect, value })) : [];
  });
}

/**
 * Several values of one aspect add games, several aspects narrow them down.
 * @param {GameInfo} game
 * @param {Filter[]} chosen
 */
export function matches(game, chosen) {
  const aspects = new Set(chosen.map(({ aspect }) => aspect));
  return [...aspects].every((aspect) => {
    const value = ASPECTS[aspect](game);
    return chosen.some((filter) => filter.aspect === aspect && filter.value === value);
  });
}

const SHAPES = ["plane", "two-boards", "levels"];

/**
 * Boards from the simplest on, numbers of players in order.
 * @param {string} one
 * @param {string} other
 */
function byPlace(one, other) {
  return SHAPES.indexOf(one) - SHAPES.indexOf(other) || Number(one) - Number(other) || 0;
}
