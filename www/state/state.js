import { NOTHING_SELECTED } from "./selection.js";
import { readSettings } from "./settings.js";

/** @import { Lesson, State } from "./page-state.js" */
/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Model } from "../engine/protocol.js" */
/** @import { Settings } from "./settings.js" */

/** @type {Model[]} */
export const MODELS = ["paranoid", "max-n", "best-reply"];

/** The selection, drawn arrows, the last answer, a replay, a better line and the note of a dropped premove end with every new view. */
export const UNTOUCHED = {
  selection: NOTHING_SELECTED,
  droppedPremove: null,
  arrows: [],
  answer: null,
  replay: null,
  line: null,
  branch: null,
};

/**
 * @param {Settings} [settings]
 * @returns {State}
 */
export function initialState(settings = readSettings()) {
  return {
    engine: "loading",
    engineFault: null,
    screen: "opening",
    games: [],
    otherGames: 0,
    taught: {},
    savedPlies: {},
    shelf: { count: 0, secretive: [], games: [] },
    added: [],
    adding: null,
    pwaStatus: { keeps: true, offline: null, persisted: null, update: "none", keeping: null },
    ...emptyTable(),
    settings,
    watchOnly: false,
    engineShown: false,
    notices: [],
    lastNoticeId: 0,
  };
}

/** The defaults of a table, used while none is open and for each new game. What isn't here outlives the game. */
export function emptyTable() {
  return /** @satisfies {Partial<State>} */ ({
    page: null,
    galleryPart: null,
    lostReason: null,
    lockedFile: null,
    info: null,
    view: null,
    awaited: false,
    liveView: null,
    justEnded: false,
    drawOffer: null,
    lastOffers: {},
    pieceValues: [],
    players: [],
    model: null,
    turned: 0,
    around: false,
    tab: "moves",
    pause: "none",
    clock: null,
    search: null,
    searchInfo: null,
    searchSeat: null,
    elsewhere: false,
    filed: false,
    record: "",
    headers: null,
    studyOffer: null,
    fullRecord: false,
    ...nothingSecret(),
    spectated: false,
    pins: [],
    hint: null,
    refusal: null,
    settled: null,
    ...UNTOUCHED,
    premoves: [],
    misses: [],
    searchedShown: false,
    insight: null,
    dialog: null,
    pasted: null,
    lesson: null,
    preview: null,
    review: null,
    reviewing: null,
    exporting: null,
    reviewFault: null,
  });
}

export function nothingSecret() {
  return /** @type {const} */ ({
    cover: null,
    sharesTable: false,
    pinOffer: null,
    secretHeld: null,
    secretSpeech: "undecided",
    secretsShown: null,
    consent: null,
  });
}

/**
 * A view without what only its viewer may see.
 * @param {View} view
 * @returns {View}
 */
export function asSpectator(view) {
  return { ...view, viewer: null, actions: [] };
}

/**
 * The first piece type, at the middle of the board so that most of its moves fit.
 * @param {GameInfo | null} info
 * @returns {Lesson | null}
 */
export function firstLesson(info) {
  if (info === null) return null;
  const { board } = info;
  const middle = (/** @type {number} */ count) => Math.floor((count - 1) / 2);
  // There may be a hole.
  const distances = board.squares.map(
    ({ file, rank, layer }) =>
      Math.abs(file - middle(board.files)) +
      Math.abs(rank - middle(board.ranks)) +
      Math.abs(layer - middle(board.layers)),
  );
  const from = distances.indexOf(Math.min(...distances));
  return { kind: 0, seat: 0, from, present: false };
}
