import { readSettings } from "./settings.js";

/** @import { Arrow, GameInfo, View, Secret, SearchInfo, Preview, Seat, PieceType } from "../engine/protocol.js" */
/** @import { Square, Belief, Model, TextKind } from "../engine/protocol.js" */
/** @import { NestedReason, Reason } from "./reasons.js" */
/** @import { PageRoute } from "./routes.js" */
/** @import { Premove } from "./premove.js" */
/** @import { Progress } from "./progress.js" */
/** @import { Settings } from "./settings.js" */
/** @import { PlayerAction, SystemAction } from "./actions.js" */
/** @import { GameSummary } from "./game-summary.js" */
/** @import { Question } from "../controllers/questions.js" */
/** @import { Clock } from "./clock.js" */
/** @import { Review } from "./review.js" */
/** @import { Store } from "./effects.js" */

/**
 * The player at a seat. The level is kept while a human plays, for switching back.
 * @typedef {object} Player
 * @property {"human" | "computer"} player
 * @property {string} level  see levels.js
 * @property {boolean} [resigned]  the computer plays on for a human
 */

/** @typedef {"moves" | "pieces" | "share" | "review"} Tab */
/** @typedef {"pgn" | "png" | "svg" | "gif"} ExportFormat */
/** @typedef {"new-game" | "resign" | "speak-secret" | "keys"} Dialog */

/**
 * A text that a player has pasted, and what it is.
 * @typedef {object} Pasted
 * @property {TextKind | "link"} kind
 * @property {string} text
 * @property {string | null} game  its id
 * @property {Reason | null} fault  why it can’t be opened
 * @property {boolean} here  whether it was pasted at the table
 */

/**
 * The board's clockwise quarter turns from the first seat's point of view.
 * @typedef {0 | 1 | 2 | 3} QuarterTurns
 */

/**
 * A PIN as a salt and a hash of salt and PIN, both hexadecimal.
 * @typedef {object} Pin
 * @property {string} salt
 * @property {string} hash
 * @property {number} [rounds]  of PBKDF2; old editions used a single SHA-256
 */

/**
 * Hides the table while the device is passed on. Meanwhile the state holds only what a spectator may see.
 * @typedef {object} Cover
 * @property {Seat} seat         the player to take the device
 * @property {boolean} wrongPin  the last PIN was wrong
 */

/**
 * Asks all players whether the game may continue from before something was learnt of a secret, although another copy of it
 * has revealed one, or whether the secrets of an abandoned game may be revealed.
 * @typedef {object} Consent
 * @property {"take-back" | "elsewhere" | "reveal"} about
 * @property {number} from   where to return without consent
 * @property {Seat[]} wrong  seats whose PIN was wrong
 */

/**
 * A draw that a player offers, and who has agreed so far.
 * @typedef {object} DrawOffer
 * @property {Seat} seat
 * @property {Seat[]} agreed
 */

/**
 * Why a computer seat waits: `hand` for a pause by a player, `browsing` because an earlier position is shown.
 * @typedef {"none" | "hand" | "browsing"} Pause
 */

/**
 * @typedef {object} Notice
 * @property {number} id
 * @property {"info" | "fault"} tone
 * @property {NestedReason} reason
 * @property {string | null} game  the game on the table when it was shown; null if none
 */

/**
 * @typedef {object} Lesson
 * @property {PieceType} kind
 * @property {Seat} seat
 * @property {Square} from
 * @property {boolean} present  in the current position instead of on an empty board
 */

/**
 * What a player is about to place: a piece in hand, the hidden crown, or half of a split monarch.
 * @typedef {{kind: "drop", piece: PieceType} | {kind: "hide"} | {kind: "split"}} Order
 */

/**
 * Squares without a hidden crown: publicly known, and noted by the viewer.
 * @typedef {{searched: Square[], missed: Square[]}} SquareNotes
 */

/**
 * A move that is shown but not played.
 * @typedef {object} Hint
 * @property {string} text    public move text
 * @property {string} san     the same in standard notation
 * @property {string} action  its text in `view.actions`, which may contain a secret choice: it is only drawn on the canvas
 */

/** @typedef {{seat: Seat, beliefs: Belief[], secrets: Secret[]}} Insight */

/**
 * @typedef {object} PwaStatus
 * @property {boolean} keeps              storage works
 * @property {boolean | null} offline     the page works offline
 * @property {boolean | null} persisted   the storage is persistent
 * @property {"none" | "ready" | "taken"} update  an update is waiting, or was accepted in another tab
 * @property {Progress | null} keeping    of caching an edition for offline use
 */

/**
 * A saved game in the list.
 * @typedef {object} ListedGame
 * @property {string} id
 * @property {string} game     of its variant
 * @property {number} changed  in milliseconds since 1970; small numbers: not known
 * @property {number | null} plies  null: unreadable
 * @property {boolean} running
 * @property {GameSummary | null} summary  null: not known yet
 */

/**
 * What this browser stores: the number of texts (games and custom variants), which variants have games with secrets, and all
 * games, the latest first.
 * @typedef {object} Shelf
 * @property {number} count
 * @property {string[]} secretive
 * @property {ListedGame[]} games
 */

/**
 * @typedef {object} Added
 * @property {string} game
 * @property {boolean} variant  the variant itself, not one of its games
 * @property {number | null} plies
 * @property {"added" | "present" | "refused" | "locked" | "no-room" | "stopped"} result  "locked": its secrets need a
 *   passphrase; "stopped": not looked at any more
 * @property {Reason | null} reason  why it was refused
 */

/**
 * @typedef {{question: Question, attackers: Square[]}} Answer
 */

/**
 * A text with more lines than the table shows, and its first line in its file.
 * @typedef {{record: string, line: number}} StudyOffer
 */

/**
 * @typedef {object} State
 * @property {"loading" | "ready" | "broken"} engine  "ready" once the games are known; calls may still wait for the Wasm
 * @property {Reason | null} engineFault  why the engine is broken
 * @property {"opening" | "gallery" | "table" | "page" | "lost"} screen  "opening" until what the address names is there
 * @property {PageRoute | null} page      the page shown, with the parameters of its address
 * @property {NestedReason | null} lostReason  why the link couldn't be opened
 * @property {GameInfo[]} games
 * @property {Record<string, number>} savedPlies  variant → plies of its latest running game
 * @property {Shelf} shelf
 * @property {Added[]} added              from the last file
 * @property {PwaStatus} pwaStatus
 * @property {GameInfo | null} info       the game on the table
 * @property {View | null} view
 * @property {boolean} justEnded        the game ended at this position, and its result hasn't been closed
 * @property {DrawOffer | null} drawOffer
 * @property {Record<Seat, number>} lastOffers  by player: the ply of its last offer of a draw
 * @property {number[]} pieceValues      of `info`'s piece types, in centipawns; none where more than two play
 * @property {Player[]} players           one per seat of `info`
 * @property {Model | null} model         how computers model their opponents; null: the engine's default
 * @property {QuarterTurns} turned        the manual rotation of the board
 * @property {Settings} settings        for all games
 * @property {boolean} around             each seat has its controls at its edge of the screen
 * @property {Pause} pause
 * @property {Clock | null} clock  null: a game without clocks
 * @property {{purpose: "move" | "hint", seat: Seat, progress?: Progress} | null} search  no progress at first
 * @property {Progress | null} adding     of the import of a games file
 * @property {{text: string, wrong: boolean} | null} lockedFile  a games file that asks for its passphrase
 * @property {SearchInfo | null} searchInfo     the latest search result; in games with secrets until the move
 * @property {Seat | null} searchSeat        the seat that it was searched for
 * @property {boolean} engineShown     the result is shown, which may give away the reply that the engine expects
 * @property {boolean} elsewhere          another tab saves the game on the table, so it can only be looked at here
 * @property {boolean} filed              its secrets are in a file, too, which may be opened elsewhere
 * @property {string} record             the public record of the game on the table
 * @property {Record<string, string> | null} headers  of a game that was opened from a text; null: it is played here
 * @property {StudyOffer | null} studyOffer  the text that was opened, if it has variations
 * @property {boolean} fullRecord         the record contains all secrets, after the end of the game
 * @property {boolean} spectated  opened from a record without its secrets and not continued: nothing is hidden here
 * @property {boolean} watchOnly  a game with secrets is shown to spectators only
 * @property {Cover | null} cover
 * @property {(Pin | null)[]} pins        [seat] what the cover asks for
 * @property {Seat | null} pinOffer       the seat that may set a PIN while it chooses its secret
 * @property {boolean} sharesTable        the viewer acts while others look on
 * @property {"silent" | "aloud" | null} secretHeld  while the viewer holds "Show my secret"
 * @property {"undecided" | "allowed" | "refused"} secretSpeech  whether the viewer allows the secret to be spoken aloud
 * @property {Secret[] | null} secretsShown  the viewer's while `secretHeld`; all once the game is over
 * @property {Consent | null} consent
 * @property {Hint | null} hint
 * @property {View[] | null} replay  the last round, to be shown again
 * @property {Review | null} review  of the finished game on the table, as far as it has come
 * @property {Progress | null} reviewing  while the review runs
 * @property {Progress | null} exporting  while a moving picture is made
 * @property {Reason | null} reviewFault  why it was interrupted
 * @property {Reason | null} refusal      why the last action was refused
 * @property {Answer | null} answer       to the last typed question
 * @property {symbol | null} settled      the mark of the last typed text that was played, answered or refused
 * @property {Square | null} chosen         of the selected piece
 * @property {Square | null} examined       of the opponent's piece that is selected; excludes `chosen`
 * @property {Order | null} order         excludes `chosen`
 * @property {Premove | null} premove
 * @property {Premove | null} droppedPremove  one that wasn't legal when its turn came
 * @property {Arrow[]} arrows          that a player has drawn on the board
 * @property {Square[][]} misses            [seat] squares that a player has marked as searched; nobody else sees them
 * @property {boolean} searchedShown
 * @property {Insight | null} insight     a computer seat's beliefs, while they are shown
 * @property {Tab} tab
 * @property {Dialog | null} dialog
 * @property {Pasted | null} pasted       while the player chooses what to do with it
 * @property {Lesson | null} lesson
 * @property {Preview | null} preview     the squares of `lesson`
 * @property {Notice[]} notices
 * @property {number} lastNoticeId
 */

/** @typedef {PlayerAction | SystemAction} Action */
/** @typedef {Store<State, Action>} GameStore */

/** @type {Model[]} */
export const MODELS = ["paranoid", "max-n", "best-reply"];

/** The selection, drawn arrows, the last answer, a replay and the note of a dropped premove end with every new view. */
export const UNTOUCHED = {
  chosen: null,
  examined: null,
  order: null,
  droppedPremove: null,
  arrows: [],
  answer: null,
  replay: null,
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
    lostReason: null,
    lockedFile: null,
    info: null,
    view: null,
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
    premove: null,
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
  const file = Math.floor((board.files - 1) / 2);
  const rank = Math.floor((board.ranks - 1) / 2);
  const layer = Math.floor((board.layers - 1) / 2);
  const middle = board.squares.findIndex(
    (square) => square.file === file && square.rank === rank && square.layer === layer,
  );
  return { kind: 0, seat: 0, from: Math.max(0, middle), present: false };
}
