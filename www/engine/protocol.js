// The contract between the page and the engine worker: every message, every shape that crosses.
// The Rust side of the same shapes is src/api/messages.rs. Change both together.
// Words never cross: errors, reasons and outcomes are codes with arguments; www/strings.js has the words.

/**
 * A cell's index into `GameInfo.board.cells` (0 to 255).
 * @typedef {number} Cell
 */

/**
 * A seat's index into `GameInfo.seats` (0 to 3).
 * @typedef {number} Seat
 */

/**
 * A piece type's index into `GameInfo.kinds`.
 * @typedef {number} Kind
 */

/**
 * Something to be put in words by the page.
 * @typedef {object} Reason
 * @property {string} code  for example "through-check"
 * @property {Record<string, string | number>} args  cell names, kind indices, numbers
 */

/**
 * @typedef {object} CellInfo
 * @property {string} name   "a1"
 * @property {number} file   0 is the leftmost from the first seat
 * @property {number} rank   0 is the nearest to the first seat
 * @property {number} layer  board or level; 0 on a plane
 * @property {number} shade  index into `BoardInfo.shades`
 */

/**
 * @typedef {object} BoardInfo
 * @property {"plane" | "two-boards"} shape  more shapes come later; of two boards the cells of layer 1 are named `A1`
 * @property {number} files
 * @property {number} ranks
 * @property {number} layers
 * @property {CellInfo[]} cells
 * @property {{name: string, colour: string}[]} shades  the variant's own colours as `#rrggbb`
 */

/**
 * @typedef {object} SeatInfo
 * @property {string} letter  as in position text: "w"
 * @property {string} name    "White"; may be a localised name
 * @property {string} colour  the colour of its men: "white", "black", "red", "yellow", "green", "blue"
 */

/**
 * @typedef {object} KindInfo
 * @property {string} code      one or two letters, as in position text: "U"
 * @property {string} name      "Unicorn"
 * @property {string} icon      name of its picture: "unicorn" is that entry of www/generated/pieces.json
 * @property {string} notation  XBetza: "BNN"
 * @property {boolean} royal
 * @property {string} rules     its rules in a sentence or two, from the variant file
 */

/**
 * @typedef {object} Man
 * @property {Cell} cell
 * @property {Kind} kind
 * @property {Seat} seat
 */

/**
 * What never changes during a game, and what a gallery card needs.
 * @typedef {object} GameInfo
 * @property {string} id        "caissa-britannia"
 * @property {string} name
 * @property {string} author
 * @property {number} year
 * @property {string} source    URL of the game's own page
 * @property {string} summary   one or two sentences for the gallery
 * @property {string[]} notes   the special rules in words, one each, for the legend
 * @property {BoardInfo} board
 * @property {SeatInfo[]} seats
 * @property {KindInfo[]} kinds
 * @property {Man[]} array      the men at the start
 * @property {string} variantHash  hexadecimal hash of the variant file
 */

/**
 * The way a man takes to its target, to be drawn.
 * @typedef {object} Path
 * @property {Cell[]} through  cells passed or landed on before the target, in order (a Nightrider's
 *   leaps, a slider's cells, a Cavalier's first step)
 * @property {Cell[]} screens  the cells among them where a man is hopped over
 * @property {boolean} leaps   true if the way goes by leaps (draw arcs), false if it slides
 */

/**
 * One legal action of the seat to act.
 * @typedef {object} ActionInfo
 * @property {string} text      move text, unique: "e2e4", "a9a10=U", "T@e4"
 * @property {Cell | null} from
 * @property {Cell | null} to   on the man's own board, where it captures
 * @property {Cell | null} lands  where it ends if it passes to the other board after its move; null where men stay
 * @property {Cell[]} captures  cells whose men leave the board (the en passant pawn's cell, not the target)
 * @property {Kind | null} promotion
 * @property {boolean} castles
 * @property {Path} path
 */

/**
 * A line along which a royal is attacked.
 * @typedef {object} CheckLine
 * @property {Cell} from   the attacker
 * @property {Cell} to     the royal
 * @property {Path} path
 */

/**
 * @typedef {object} OutcomeInfo
 * @property {string} reason    "checkmate", "stalemate", "repetition", "move-count", "material",
 *   "resignation", …
 * @property {number[]} places  a place (1 is best) for each seat; all 1 in a draw
 * @property {Seat | null} winner  null in a draw
 */

/**
 * @typedef {object} PlayedAction
 * @property {string} text
 * @property {Seat} seat
 * @property {number} number    move number as players count it
 * @property {Cell | null} from
 * @property {Cell | null} to
 * @property {Cell | null} lands  as in `ActionInfo`
 * @property {Cell[]} captures
 * @property {Kind} kind        what moved, before any promotion
 * @property {boolean} check    it gave check
 */

/**
 * Everything a page may show of one state of the game to one viewer. Complete: the page keeps nothing else of it.
 * @typedef {object} View
 * @property {string} position     position text, as this viewer may know it
 * @property {Man[]} men
 * @property {number[][]} reserves  [seat][kind] counts; empty lists where the game has none
 * @property {Seat} turn           the seat to act
 * @property {ActionInfo[]} actions  empty if the game is over or the viewer isn't the one to act
 * @property {CheckLine[]} checks  every line on which a royal is attacked now
 * @property {OutcomeInfo | null} outcome
 * @property {PlayedAction[]} played  the whole line of the record, also what was taken back
 * @property {number} ply          how many of `played` stand on the board
 * @property {number} clockPlies   plies counted towards the draw by move count
 * @property {number} clockLimitPlies  0 if the game has no such rule
 */

/**
 * What a chosen man could do, for marks on the board.
 * @typedef {object} Reach
 * @property {Cell} from
 * @property {{cell: Cell, reason: Reason, path: Path}[]} forbidden  cells it reaches by its movement but may not
 *   go to, because of check: reason code "through-check", "into-check",
 *   "still-in-check" or "leaves-royal-attacked"
 * @property {{cell: Cell, lands: Cell}[]} landingTaken  cells it could go to if the cell of the other board where
 *   it would land were empty
 * @property {Cell[]} blockers   occupied cells that stop one of its lines (a leg, a rider's obstacle)
 */

/**
 * The answer for one promotion of the man on `from` to `to`.
 * @typedef {object} PromotionChoice
 * @property {Kind} kind
 * @property {string | null} text   move text if it may be chosen
 * @property {Reason | null} reason why it may not: "none-captured"
 */

/**
 * The cells a piece type reaches, for the legend.
 * @typedef {object} Preview
 * @property {Cell} from
 * @property {{cell: Cell, moves: boolean, captures: boolean, hops: boolean, initial: boolean, path: Path}[]} targets
 */

/**
 * @typedef {object} Thought
 * @property {string} best         move text of the best action so far
 * @property {number} depth        plies
 * @property {number} scoreCentipawns  for the seat to act; meaningless if `mateInPlies` is not null
 * @property {number | null} mateInPlies  positive: the seat to act mates
 * @property {number} nodes
 * @property {string[]} line       the expected actions
 * @property {boolean} done        the limits are reached
 */

/**
 * An error that a call answers with (the promise is rejected with it).
 * @typedef {object} EngineError
 * @property {string} code
 * @property {Record<string, string | number>} args  always "found"; often "at", "allowed", "line"
 */

/**
 * Every call. `ask` goes to the worker, `answer` comes back.
 * @typedef {{
 *   games:      { ask: {}, answer: GameInfo[] },
 *   open:       { ask: { game: string, position?: string }, answer: { info: GameInfo, view: View } },
 *   openFile:   { ask: { text: string }, answer: { info: GameInfo, view: View } },
 *   load:       { ask: { record: string }, answer: { info: GameInfo, view: View, headers: Record<string, string>, otherEdition: boolean } },
 *   record:     { ask: { headers: Record<string, string>, short?: boolean }, answer: string },
 *   play:       { ask: { action: string }, answer: View },
 *   undo:       { ask: {}, answer: View },
 *   redo:       { ask: {}, answer: View },
 *   goTo:       { ask: { ply: number }, answer: View },
 *   resign:     { ask: { seat: Seat }, answer: View },
 *   reach:      { ask: { from: Cell }, answer: Reach },
 *   promotions: { ask: { from: Cell, to: Cell }, answer: PromotionChoice[] },
 *   whyNot:     { ask: { from: Cell, to: Cell }, answer: Reason | null },
 *   preview:    { ask: { kind: Kind, seat: Seat, from: Cell, present: boolean }, answer: Preview },
 *   previewNotation: { ask: { notation: string, from: Cell }, answer: Preview },
 *   think:      { ask: { level: number }, answer: Thought },
 *   hint:       { ask: { level: number }, answer: Thought },
 *   stop:       { ask: {}, answer: null },
 * }} EngineCalls
 *
 * `think` and `hint` tell their progress by messages of kind "thought" before they answer, never change the game, and
 * after `stop` answer with the best found so far. `load` accepts what `record` gave, and moves that begin with `1.` without any header as those of
 * the game on the table. With `short` the moves are written as people do: `d3`, `Kd2`. A record carries its game's id,
 * variant hash, start position, options, moves, result and the format number.
 */

/**
 * Page to worker.
 * @typedef {{ id: number, call: keyof EngineCalls, ask: unknown }} Request
 */

/**
 * Worker to page. The first message is "ready" (or "broken" if the Wasm couldn't start).
 * @typedef {{ kind: "ready" }
 *   | { kind: "broken", error: EngineError }
 *   | { kind: "answer", id: number, answer: unknown }
 *   | { kind: "error", id: number, error: EngineError }
 *   | { kind: "thought", id: number, thought: Thought }} Response
 */

/** Format number of this table; the worker refuses a page of another one. */
export const PROTOCOL = 1;
