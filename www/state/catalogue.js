// The gallery's cards: their order, the games that share one, and the filters.

import { isFullBox } from "./board-geometry.js";

/** @import { BoardInfo, GameInfo } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/**
 * What a filter asks of a game; it offers the values that the games have.
 * @satisfies {Record<string, (game: GameInfo) => string | null>}
 */
const ASPECTS = {
  board: ({ board }) => shapeOf(board),
  players: ({ seats }) => String(seats.length),
  hidden: ({ secretive }) => (secretive ? "hidden" : null),
};

/** Of a single board with holes or joined edges. */
const OTHER_SHAPE = "other";

/** @param {BoardInfo} board */
function shapeOf(board) {
  return board.shape !== "plane" || isFullBox(board) ? board.shape : OTHER_SHAPE;
}

/** @typedef {keyof typeof ASPECTS} Aspect */
/** @typedef {{aspect: Aspect, value: string}} Filter */

/**
 * @typedef {object} Sections
 * @property {GameInfo[][]} featured  each entry is a card
 * @property {GameInfo[]} more
 * @property {GameInfo[][]} own
 */

/**
 * Only featured games have lessons and problems, only custom variants no page about them.
 * @param {Pick<GameInfo, "featured" | "own">} game
 * @param {string} page
 */
export function hasPage({ featured, own }, page) {
  if (page === "about") return !own;
  return !["learn", "problems"].includes(page) || featured;
}

/**
 * The game that a link to a page leads to: the one shown, else the one played last, else the gallery's first.
 * @param {string} name  of the page
 * @param {Pick<State, "games" | "info" | "page" | "shelf">} state
 */
export function gameOfPage(name, { games, info, page, shelf }) {
  const likely = [page?.game, info?.id, ...shelf.games.map(({ game }) => game)];
  const known = likely.map((id) => games.find((game) => game.id === id));
  const all = [...known, ...sectionsOf(games).featured.flat()];
  return all.find((game) => game !== undefined && hasPage(game, name));
}

/** @param {GameInfo} game */
const placeOf = ({ galleryPlace }) => galleryPlace ?? Number.MAX_SAFE_INTEGER;

/**
 * In the order of the gallery. Featured games with the same place share a card.
 * @param {GameInfo[]} games
 * @returns {Sections}
 */
export function sectionsOf(games) {
  const shipped = games
    .filter(({ own }) => !own)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  /** @type {Map<number | string, GameInfo[]>} */
  const cards = new Map();
  for (const game of shipped.filter(({ featured }) => featured)) {
    const card = game.galleryPlace ?? game.id;
    cards.set(card, [...(cards.get(card) ?? []), game]);
  }
  return {
    featured: [...cards.values()],
    more: shipped.filter(({ featured }) => !featured),
    own: games.filter(({ own }) => own).map((game) => [game]),
  };
}

/**
 * @param {GameInfo[]} games
 * @returns {Filter[]}  of each aspect that distinguishes games; all shapes, since not all shipped games are known at once
 */
export function filtersFor(games) {
  return Object.entries(ASPECTS).flatMap(([name, valueOf]) => {
    const values = new Set(games.map(valueOf));
    const aspect = /** @type {Aspect} */ (name);
    const found = [...values].filter((value) => value !== null).sort(byPlace);
    const offered = aspect === "board" ? SHAPES : found;
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

/**
 * Whether a part of one of its names, or of its author's, is searched for.
 * @param {GameInfo} game
 * @param {string} query
 */
export function isCalled({ id, name, author, knownAs, translations }, query) {
  const elsewhere = translations.map(({ names }) => names[name] ?? "");
  const wanted = comparable(query);
  return [id, name, author, ...knownAs, ...elsewhere].some((each) =>
    comparable(each).includes(wanted),
  );
}

/** Without case, accents and signs. @param {string} text */
function comparable(text) {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

const SHAPES = ["plane", OTHER_SHAPE, "two-boards", "levels"];

/**
 * Boards from the simplest on, numbers of players in order.
 * @param {string} one
 * @param {string} other
 */
function byPlace(one, other) {
  return SHAPES.indexOf(one) - SHAPES.indexOf(other) || Number(one) - Number(other) || 0;
}
