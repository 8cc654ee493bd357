// What the page knows, as one plain object. How it changes is in reduce.js.

import { readSettings } from "./settings.js";

/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").View} View */
/** @typedef {import("../engine/protocol.js").Reason} Reason */
/** @typedef {import("../engine/protocol.js").Secret} Secret */
/** @typedef {import("../engine/protocol.js").SearchInfo} SearchInfo */
/** @typedef {import("../engine/protocol.js").Preview} Preview */
/** @typedef {import("../engine/protocol.js").Seat} Seat */
/** @typedef {import("../engine/protocol.js").PieceType} PieceType */
/** @typedef {import("../engine/protocol.js").Square} Square */
/** @typedef {import("../engine/protocol.js").Belief} Belief */
/** @typedef {import("../engine/protocol.js").Model} Model */
/** @typedef {import("./routes.js").PageRoute} PageRoute */
/** @typedef {import("./progress.js").Progress} Progress */

/**
 * Who sits at a seat. The level is kept while a human plays, so that switching back finds it again.
 * @typedef {object} Player
 * @property {"human" | "computer"} player
 * @property {number} level  1 to 8
 */

/** @typedef {import("./settings.js").Theme} Theme */
/** @typedef {import("./settings.js").PieceSet} PieceSet */
/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {"moves" | "pieces" | "share"} Tab */
/** @typedef {"new-game" | "resign" | "speak-secret"} Dialog */

/** How far the board is turned to the right, against how the first seat sees it. @typedef {0 | 1 | 2 | 3} QuarterTurns */

/**
 * A PIN that can be checked but not read: the SHA-256 of salt and PIN. Both hexadecimal.
 * @typedef {object} Pin
 * @property {string} salt
 * @property {string} hash
 */

/**
 * What hides the table while the device goes from hand to hand. Meanwhile the state holds only what an onlooker may know.
 * @typedef {object} Cover
 * @property {Seat} seat         who is to take the device
 * @property {boolean} wrongPin  the PIN given last was wrong
 */

/**
 * The question whether a game may go on from before something secret came to light.
 * @typedef {object} Consent
 * @property {number} ply    to go on from
 * @property {number} from   where to return if somebody doesn't agree
 * @property {Seat[]} wrong  seats whose PIN was wrong
 */

/**
 * Why a computer seat waits: `hand` because somebody asked, `browsing` because an earlier position is shown.
 * @typedef {"none" | "hand" | "browsing"} Pause
 */

/**
 * A reason that may rest on another one: "this link can't be opened, because …".
 * @typedef {Reason & {why?: Reason}} NestedReason
 */

/**
 * A passing message.
 * @typedef {object} Notice
 * @property {number} id
 * @property {"info" | "fault"} tone
 * @property {NestedReason} reason
 * @property {string | null} game  the one on the table when it was told; null if it's about none
 */

/**
 * The legend's chosen piece type, and where it stands.
 * @typedef {object} Lesson
 * @property {PieceType} kind
 * @property {Seat} seat
 * @property {Square} from
 * @property {boolean} present  on the present board instead of an empty one
 */

/**
 * What a player is about to put on a square: a piece in reserve, the crown to be hidden, one half of a split monarch.
 * @typedef {{kind: "drop", piece: PieceType} | {kind: "hide"} | {kind: "split"}} Order
 */

/**
 * Where no hidden crown can be, as everybody may know, and where whoever looks has noted it.
 * @typedef {{searched: Square[], missed: Square[]}} SquareNotes
 */

/**
 * What a computer seat believed, and the secrets as they came out.
 * @typedef {{seat: Seat, beliefs: Belief[], secrets: Secret[]}} Insight
 */

/**
 * What the browser promises of this page; null: not known yet.
 * @typedef {object} PwaStatus
 * @property {boolean} keeps              it keeps games at all
 * @property {boolean | null} offline     the page would start without a network
 * @property {boolean | null} persisted   games are kept until somebody deletes them
 * @property {"none" | "ready" | "taken"} update  a newer edition waits, or was let in by another tab
 * @property {Progress | null} keeping    an edition is being kept for use without a network
 */

/**
 * What is kept in this browser: how many texts, of games and of variants of one's own, which games among them may tell secrets, and what lies beside the games to
 * be played on; `plies` null: unreadable.
 * @typedef {object} Shelf
 * @property {number} count
 * @property {string[]} secretive
 * @property {{key: string, game: string, plies: number | null}[]} asides
 */

/**
 * What became of a game from a file, or of a variant of one's own.
 * @typedef {object} Added
 * @property {string} game
 * @property {boolean} variant  the variant itself, and not a game of it
 * @property {number | null} plies
 * @property {"added" | "aside" | "present" | "refused" | "no-room" | "stopped"} result  "stopped": not looked at any more
 * @property {Reason | null} reason  why it was refused
 */

/**
 * A question about the position, and what the engine was asked for it.
 * @typedef {{question: import("../controllers/questions.js").Question, attackers: Square[]}} Answer
 */

/**
 * @typedef {object} State
 * @property {"loading" | "ready" | "broken"} engine  "ready" once the games are known; calls may still wait for the Wasm
 * @property {Reason | null} engineFault  why the engine is broken
 * @property {"opening" | "gallery" | "table" | "page" | "lost"} screen  "opening" until what the address names is there
 * @property {PageRoute | null} page      which page is shown, and what its address asks for
 * @property {NestedReason | null} lostReason  why the link led nowhere
 * @property {GameInfo[]} games
 * @property {Record<string, number>} savedPlies  game id → plies of the saved game
 * @property {Shelf} shelf
 * @property {Added[]} added              from the last file
 * @property {PwaStatus} pwaStatus
 * @property {GameInfo | null} info       the game on the table
 * @property {View | null} view
 * @property {number[]} pieceValues      of `info`'s piece types, in centipawns; none where more than two play
 * @property {Player[]} players           one per seat of `info`
 * @property {Model | null} model         what computers take the others to want; null: as the engine thinks best
 * @property {QuarterTurns} turned        by hand
 * @property {Settings} settings        remembered for all games
 * @property {boolean} around             every seat has its controls at its own edge of the screen
 * @property {Pause} pause
 * @property {import("./clock.js").Clock | null} clock  null: nobody's time is measured
 * @property {{purpose: "move" | "hint", seat: Seat, progress?: Progress} | null} thinking  without progress for a blink
 * @property {Progress | null} adding     of games from a file
 * @property {SearchInfo | null} thought     the last one told; kept after the thinking has ended
 * @property {Seat | null} thinker        whose thought it is
 * @property {string} record             the record of the game on the table, as others may read it
 * @property {boolean} fullRecord         the record tells all secrets, after the end of the game
 * @property {boolean} spectated  opened from a record without its secrets, and nobody has played on: nothing is hidden here
 * @property {boolean} watchOnly  nobody sits at a table with secrets: it is looked at as onlookers know it
 * @property {Cover | null} cover
 * @property {(Pin | null)[]} pins        [seat] what the cover asks for
 * @property {Seat | null} pinOffer       who may set a PIN now, having chosen a secret
 * @property {"silent" | "aloud" | null} secretHeld  the viewer holds down "Show my secret"
 * @property {"unasked" | "allowed" | "refused"} secretSpeech  whether the viewer lets the secret be spoken aloud
 * @property {Secret[] | null} secretsShown  the viewer's while `secretHeld`; everybody's once the game is over
 * @property {Consent | null} consent
 * @property {string | null} hint         move text shown as a hint
 * @property {Reason | null} refusal      why the last action was refused
 * @property {Answer | null} answer       to the question typed last
 * @property {symbol | null} settled      the mark of what was typed last and has been played, answered or refused
 * @property {Square | null} chosen         of the piece chosen on the board
 * @property {Order | null} order         excludes `chosen`
 * @property {Square[][]} misses            [seat] squares that a player has marked as searched; nobody else sees them
 * @property {boolean} searchedShown
 * @property {Insight | null} insight     what a computer seat believed, while it is shown
 * @property {Tab} tab
 * @property {Dialog | null} dialog
 * @property {Lesson | null} lesson
 * @property {Preview | null} preview     the squares of `lesson`
 * @property {Notice[]} notices
 * @property {number} lastNoticeId
 */

/** @typedef {import("./actions.js").PlayerAction} PlayerAction */
/** @typedef {import("./actions.js").SystemAction} SystemAction */
/** @typedef {PlayerAction | SystemAction} Action */
/** @typedef {import("./store.js").Store<State, Action>} GameStore */

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

/** @type {Model[]} */
export const MODELS = ["paranoid", "max-n", "best-reply"];

/** What is chosen is given up with every new view, and what was asked is out of date. */
export const UNTOUCHED = { chosen: null, order: null, answer: null };

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
    savedPlies: {},
    shelf: { count: 0, secretive: [], asides: [] },
    added: [],
    adding: null,
    pwaStatus: { keeps: true, offline: null, persisted: null, update: "none", keeping: null },
    ...emptyTable(),
    turned: 0,
    settings,
    around: false,
    watchOnly: false,
    settled: null,
    searchedShown: false,
    tab: "moves",
    notices: [],
    lastNoticeId: 0,
  };
}

/** What holds while no game is on the table, and begins so with each that comes there. */
export function emptyTable() {
  return /** @satisfies {Partial<State>} */ ({
    page: null,
    lostReason: null,
    info: null,
    view: null,
    pieceValues: [],
    players: [],
    model: null,
    pause: "none",
    clock: null,
    thinking: null,
    thought: null,
    thinker: null,
    record: "",
    fullRecord: false,
    ...nothingSecret(),
    spectated: false,
    pins: [],
    pinOffer: null,
    hint: null,
    refusal: null,
    ...UNTOUCHED,
    misses: [],
    insight: null,
    dialog: null,
    lesson: null,
    preview: null,
  });
}

/** What holds while nobody hides, shows or asks for anything. */
export function nothingSecret() {
  return /** @type {const} */ ({
    cover: null,
    secretHeld: null,
    secretSpeech: "unasked",
    secretsShown: null,
    consent: null,
  });
}

/**
 * A view without what only its viewer may see.
 * @param {View} view
 * @returns {View}
 */
export function asOnlooker(view) {
  return { ...view, viewer: null, actions: [] };
}

/**
 * The pieces of a seat that have left the board.
 * @param {View} view
 * @param {Seat} seat
 * @returns {{kind: PieceType, count: number}[]}
 */
export function missingPieces(view, seat) {
  const counts = view.missing[seat] ?? [];
  return counts.map((count, kind) => ({ kind, count })).filter(({ count }) => count > 0);
}

/**
 * The first kind, a little to the first seat's side of the middle, so that most of its ways fit on the board.
 * @param {GameInfo | null} info
 * @returns {Lesson | null}
 */
export function firstLesson(info) {
  if (info === null) return null;
  const { board } = info;
  const file = Math.floor((board.files - 1) / 2);
  const rank = Math.floor((board.ranks - 1) / 2);
  const layer = Math.floor((board.layers - 1) / 2);
  const middle = board.squares.findIndex(
    (square) => square.file === file && square.rank === rank && square.layer === layer,
  );
  return { kind: 0, seat: 0, from: Math.max(0, middle), present: false };
}
