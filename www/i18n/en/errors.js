import { capitalised } from "../grammar.js";
import { and, or, withArticle } from "./grammar.js";

/** @import { ToldCode } from "../../state/reasons.js" */
/** @import { Argument, Sentence } from "../words.js" */

/** @param {Argument} arg */
const byAttacker = (arg) =>
  arg("by") === ""
    ? ""
    : `, by the ${arg("by")}${arg("bySquare") === "" ? "" : ` on ${arg("bySquare")}`}`;

/** @param {Argument} arg */
const where = (arg) => (arg("at") === "" ? "" : ` at “${arg("at")}”`);

/** @param {Argument} arg */
const allowed = (arg) =>
  arg("allowed") === "" ? "" : ` Expected: ${arg("allowed").replaceAll("`", "")}.`;

/** @param {Argument} arg @param {string} fault */
const misplaced = (arg, fault) => `${fault}${where(arg)}: “${arg("found")}”.${allowed(arg)}`;

/** For a move in a record, `allowed` is the code of the reason. @param {Argument} arg */
const whyRefused = (arg) => {
  const known = /** @type {Record<string, Sentence | undefined>} */ (reasons);
  const reason = known[arg("allowed")];
  return reason === undefined
    ? allowed(arg)
    : ` ${reason((key) => (key === "wall" ? arg(key) : ""))}`;
};

/** Errors in a record name no square. @param {string} square */
const on = (square) => (square === "" ? "there" : `on ${square}`);

/** @param {Argument} arg */
const inLine = (arg) => (arg("line") === "" ? "" : ` in line ${arg("line")}`);

/** @param {Argument} arg */
const place = (arg) => `Line ${arg("line")}, column ${arg("column")}`;

/** @type {Record<ToldCode, Sentence>} */
const reasons = {
  "not-your-turn": () => "It’s the other side’s turn.",
  "computer-turn": () =>
    "It’s the computer’s turn. Press Stop to make it move now, or Resume if it’s paused.",
  "empty-cell": (arg) => `There is no piece ${on(arg("square"))}.`,
  "game-over": () => "The game is over. Take back a move or start a new game.",
  "own-man": (arg) => `Your own ${arg("kind") || "piece"} is ${on(arg("square"))}.`,
  "no-such-move": (arg) => `The ${arg("kind") || "piece"} doesn’t move that way.`,
  "out-of-bounds": (arg) => `The ${arg("kind") || "piece"} isn’t allowed there.`,
  "not-in-hand": (arg) => `You have no ${arg("kind") || "such piece"} in hand.`,
  "drop-on-piece": () => "Pieces are dropped on empty squares.",
  "only-enters": (arg) =>
    `The ${arg("kind") || "piece"} enters only with the first move of a piece from its square.`,
  "drop-zone": (arg) => `The ${arg("kind") || "piece"} can’t be dropped there.`,
  "drop-file": (arg) => `There is already a ${arg("kind") || "piece"} of yours on that file.`,
  "drop-colour": (arg) => `Your other ${arg("kind") || "piece"} is on that colour.`,
  "drop-needed": () => "That square must stay free for another piece in hand.",
  "drop-first": () => "Drop your pieces in hand first.",
  "loses-royal": (arg) =>
    `The capture would also remove your own ${arg("royal") || "royal piece"}.`,
  "drop-mates": (arg) => `A dropped ${arg("kind") || "piece"} may not give checkmate.`,
  blocked: (arg) => `The path is blocked ${on(arg("at") || arg("square"))}.`,
  "only-captures": (arg) => `The ${arg("kind") || "piece"} moves that way only to capture.`,
  "only-without-capture": (arg) => `The ${arg("kind") || "piece"} can’t capture that way.`,
  unhoppable: (arg) =>
    `The ${arg("kind") || "piece"} can neither jump over the piece ${on(arg("at") || arg("square"))} nor capture it by jumping.`,
  facing: (arg) =>
    `Your ${arg("royal") || "royal piece"} faces the enemy’s: part them, or pass and end the game.`,
  "needs-screen": (arg) =>
    `The ${arg("kind") || "piece"} must jump over exactly one piece to capture.`,
  "needs-screen-before": (arg) =>
    `The ${arg("kind") || "piece"} must jump over a piece right before its target.`,
  "leaves-royal-attacked": (arg) =>
    `That would leave the ${arg("royal") || "royal piece"} in check${byAttacker(arg)}.`,
  "into-check": (arg) =>
    `The ${arg("kind") || "royal piece"} would be in check ${on(arg("square"))}${byAttacker(arg)}.`,
  "through-check": (arg) => {
    const square = arg("at") || arg("square");
    const attacked = square === "" ? "" : `: ${square} is attacked${byAttacker(arg)}`;
    return `The ${arg("kind") || "royal piece"} can’t pass through check${attacked}.`;
  },
  "still-in-check": (arg) =>
    `The ${arg("royal") || "royal piece"} is in check. Get it out of check first.`,
  "gives-check": (arg) =>
    `The ${arg("kind") || "piece"} would give check, which this game forbids.`,
  flees: () =>
    "A royal piece can’t move out of check here; it may only capture the one piece that gives check.",
  "forbidden-capture": () => "This piece may not capture that one.",
  "must-capture": () => "Captures are compulsory, and this side can capture.",
  "none-captured": (arg) => `This side has no captured ${arg("kind") || "piece of that type"}.`,
  "promotion-limit": (arg) =>
    `This side can’t get another ${arg("kind") || "piece of that type"} by promotion.`,
  "not-in-array": (arg) =>
    `This side didn’t start with ${withArticle(arg("kind") || "piece of that type")}.`,
  "landing-taken": (arg) =>
    `The ${arg("kind") || "piece"} would land on ${arg("at") || "the other board"}, which is occupied.`,
  "no-promotion": (arg) =>
    `The ${arg("kind") || "piece"} must promote there, but there is no captured piece to promote to.`,
  "castling-lost": () => "You can’t castle: the King or that Rook has already moved.",
  "claim-first": () => "Claim the checkmate before you move.",
  claimed: (arg) =>
    `Checkmate by ${arg("seat")}’s ${arg("kind")} on ${arg("square")}: ${arg("victim")} is out.`,
  "wall-first": (arg) =>
    `You have moved already. Now choose an empty square for the ${arg("wall")}.`,
  "turn-of-drops": () => "You have started dropping pieces. Drop more or press “Done”.",
  "draw-declined": (arg) => `No draw: ${arg("seat")} declines.`,
  "nothing-to-undo": () => "There is no move to take back.",
  "nothing-to-redo": () => "There is no move to redo.",

  "move-empty": (arg) => `Type a move such as ${arg("example")}.`,
  "move-unreadable": (arg) =>
    `“${arg("found")}” isn’t a move. Type something like ${arg("example")}.`,
  "unreadable-move": (arg) => `“${arg("found")}” isn’t a move. Moves look like e2e4 or a9a10=R.`,
  "move-ambiguous": (arg) => `“${arg("found")}” could be ${arg("allowed")}.`,
  "promotion-needed": (arg) => `Add what to promote to: ${arg("allowed")}.`,
  "not-now": (arg) => `“${arg("found")}” can’t be played now.`,

  // Links, files and positions.
  "link-broken": (arg) => `This link can’t be read: “${arg("found")}”.`,
  "unknown-game": (arg) => `There is no game called “${arg("found")}”.`,
  "nothing-taught": (arg) => `“${arg("found")}” has no lesson or problems.`,
  "link-position-refused": (arg) => `The position in this link can’t be set up. ${arg("why")}`,
  "link-record-refused": (arg) => `The game in this link can’t be opened. ${arg("why")}`,
  "text-refused": (arg) => `That couldn’t be opened. Your game is unchanged. ${arg("why")}`,
  "text-empty": () => "Paste a game record or a position first.",
  "text-unknown": () =>
    "This text isn’t recognized. Expected: one or more games (PGN, a record or moves), a position (FEN or EPD), a move on the board, a link to this site or a variant file.",
  "file-unreadable": (arg) => `The file “${arg("found")}” couldn’t be read.`,

  "too-long": (arg) => `That text is too long for a position: ${arg("allowed")}.`,
  "empty-text": (arg) => `The text is empty. Expected: ${arg("allowed")}.`,
  "wrong-length": (arg) => `“${arg("found")}” isn’t a position. Expected: ${arg("allowed")}.`,
  "placement-boards": (arg) => misplaced(arg, "Wrong number of boards"),
  "placement-ranks": (arg) => misplaced(arg, "Wrong number of ranks"),
  "placement-width": (arg) => misplaced(arg, "A rank has the wrong width"),
  "placement-hole": (arg) => misplaced(arg, "There’s a hole in the board"),
  "placement-count": (arg) => misplaced(arg, `Wrong number of empty ${arg("place")}s`),
  "unknown-letter": (arg) => misplaced(arg, "No piece has this letter"),
  turn: (arg) => misplaced(arg, "The side to move can’t be read"),
  castling: (arg) => misplaced(arg, "The castling rights can’t be read"),
  "en-passant": (arg) => misplaced(arg, `The en passant ${arg("place")} can’t be read`),
  clock: (arg) => misplaced(arg, "The half-move counter can’t be read"),
  number: (arg) => misplaced(arg, "The move number can’t be read"),
  reserves: (arg) => misplaced(arg, "The pieces in hand can’t be read"),
  "unknown-field": (arg) => misplaced(arg, "This game has no such field"),
  "field-value": (arg) => misplaced(arg, "A field has an impossible value"),
  "field-values": (arg) => misplaced(arg, "A field has the wrong number of values"),

  "fields-missing": (arg) =>
    `Fields are missing in the position; “${arg("used")}” is used for “${arg("found")}”.`,
  "operations-left-out": (arg) => `Ignored after the position: ${arg("found")}`,
  "castling-left-out": (arg) =>
    `Castling rights without the pieces for them were left out: ${arg("found")}.`,
  "castling-rewritten": (arg) =>
    `The castling rights “${arg("found")}” were read as “${arg("used")}”.`,
  "en-passant-left-out": (arg) =>
    `En passant on ${arg("found")} was left out; no piece can have passed there.`,

  position: () => "That position is impossible.",
  "unknown-secret": (arg) =>
    arg("at") === ""
      ? "The result depends on a secret that isn’t known here, so this can’t be played."
      : `The secret in the field “${arg("at")}” is missing.`,
  monarchs: (arg) => `Impossible monarchs for ${arg("at")}: ${arg("found")}.${allowed(arg)}`,
  "impossible-secret": (arg) =>
    `The secret “${arg("at")}” is impossible: ${arg("found")}.${allowed(arg)}`,
  "impossible-drops": (arg) =>
    `That many drops in one turn are impossible: ${arg("found")}.${allowed(arg)}`,
  "impossible-moves": (arg) =>
    `There can’t be ${arg("found")} moves left in this turn.${allowed(arg)}`,
  "royal-count": (arg) => `Expected ${arg("allowed")} of ${arg("at")}, but found ${arg("found")}.`,
  "no-men": (arg) => `The side to move, ${arg("at")}, has no pieces.`,
  "other-side-in-check": (arg) =>
    `The side that isn’t to move is in check on ${arg("at")}, which is impossible.`,
  "must-have-promoted": (arg) => `The piece on ${arg("at")} should already have promoted.`,
  "too-many-men": (arg) =>
    `There are ${arg("found")} pieces of type “${arg("at")}”; ${arg("allowed")}.`,
  "too-many-pieces": (arg) =>
    `There are ${arg("found")} pieces on the board and in hand; at most ${arg("allowed")} are possible.`,
  "no-reserve": (arg) => `“${arg("at")}”: ${arg("found")}; allowed: ${arg("allowed")}.`,
  "castling-without-men": (arg) => `Castling right “${arg("found")}”: ${arg("allowed")}.`,
  "counterpart-occupied": (arg) =>
    `The square ${arg("at")} is occupied on both boards: ${arg("found")}.`,
  "impossible-checks": (arg) => `That many checks are impossible: ${arg("found")}.${allowed(arg)}`,
  "impossible-winner": (arg) => `“${arg("found")}” can’t be the winner.${allowed(arg)}`,
  "impossible-en-passant": (arg) =>
    `En passant on ${arg("found")} is impossible; it needs ${arg("allowed")}.`,

  "record-header": (arg) =>
    `Line ${arg("line")} isn’t a header: “${arg("found")}”. Expected: ${arg("allowed")}.`,
  "record-format": (arg) => `This isn’t a game record: neither PGN nor ${arg("allowed")}.`,
  "record-unknown-game": (arg) => `Line ${arg("line")}: there is no game called “${arg("found")}”.`,
  "record-unknown-variant": (arg) =>
    `Line ${arg("line")}: there is no variant called “${arg("found")}” here.${allowed(arg)}`,
  "record-position": (arg) =>
    `Line ${arg("line")}: the start position can’t be set up: ${arg("allowed")}.`,
  "record-move": (arg) => `${place(arg)}: “${arg("found")}” can’t be played.${whyRefused(arg)}`,
  "record-variation": (arg) =>
    `${place(arg)}: the parentheses of a variation don’t match: “${arg("found")}”. Expected: ${arg("allowed")}.`,
  "record-result": (arg) =>
    `${place(arg)}: the result “${arg("found")}” doesn’t match the game; expected ${arg("allowed")}.`,

  "analysis-lines": (arg) => `An analysis shows ${arg("allowed")} lines, not ${arg("found")}.`,
  "review-secrets": () => "A game can be reviewed once all its secrets are revealed.",
  "review-unfinished": () => "A game can be reviewed once it is over.",
  "export-failed": () => "The picture couldn’t be made.",
  "pgn-secrets": () => "PGN can’t hold secrets. Copy the record instead.",
  "pgn-players": () => "PGN is for two players. Copy the record instead.",
  "no-list": () => "No list of games is open.",
  "unknown-listed-game": () => "This game isn’t in the list.",
  "no-study": () => "No study is open.",
  "in-study": () => "That works in a game, not in a study.",
  "unknown-node": () => "This move is no longer in the study.",
  "study-root": () => "The start of a study can’t be removed.",
  "study-nodes": (arg) =>
    `A study can have ${arg("allowed")} positions; ${arg("found")} are too many${inLine(arg)}.`,
  "study-depth": (arg) =>
    `Variations can be nested ${arg("allowed")} deep; ${arg("found")} is too deep${inLine(arg)}.`,
  "study-size": (arg) =>
    `The study is too long: ${arg("found")} bytes of moves, comments and arrows; ${arg("allowed")} are allowed. Shorten a comment or delete a variation.`,
  "study-glyph": (arg) => `“${arg("found")}” isn’t a move annotation; allowed: ${arg("allowed")}.`,
  "study-arrows": (arg) =>
    `A position can have ${arg("allowed")} arrows and circles; this one has ${arg("found")}.`,
  "arrow-colour": (arg) => `Arrows can’t be “${arg("found")}”; allowed: ${arg("allowed")}.`,

  "consent-needed": () =>
    "The players have learned something about a secret since then. All of them must agree to continue from here.",
  "computer-refuses": () =>
    "You have learned something about the computer’s secret since then, so it doesn’t agree to take moves back.",
  "revealed-elsewhere": () =>
    "A secret of this game was revealed in another copy. The game continues only with that secret revealed.",
  "not-your-view": () => "Only the player to move can do that. Hand over the device first.",
  "pending-choice": () => "The game starts when every secret is chosen.",
  "record-commitment": (arg) =>
    `A secret in this record doesn’t match what was sealed when it was chosen${inLine(arg)}.${allowed(arg)}`,
  "choice-value": (arg) => `“${arg("found")}” can’t be chosen.${allowed(arg)}`,
  "nothing-to-choose": () => "There is nothing to choose now.",
  "unknown-secret-field": (arg) => `The game has no secret called “${arg("found")}”.`,
  "not-over": () => "That is revealed when the game is over.",
  "no-thought": () => "The computer found no move in this position.",
  "seal-format": () => "This isn’t a sealed game in a known format.",
  "seal-damaged": () => "The sealed game is damaged.",
  "seal-record": (arg) => `The sealed game can’t be replayed${inLine(arg)} (“${arg("found")}”).`,
  "unknown-option": (arg) => misplaced(arg, "This game has no such option"),
  "option-value": (arg) => misplaced(arg, "This option has no such value"),
  "seats-fixed": () =>
    "Players with secrets can’t be changed. Start a new game to change who plays.",
  "time-over": () => "This player is out of time. The computer plays on.",
  "secret-kept": () => "Your secret is saved. Hold “Show my secret” next to your name to see it.",

  "storage-absent": () =>
    "This browser doesn’t save anything for this page. Save your games to a file before you leave.",
  "storage-full": () =>
    "The game couldn’t be saved: this browser’s storage is full. Save it to a file instead.",
  "storage-failed": () =>
    "This browser couldn’t save or read your games. Save this game to a file before you leave.",
  "secrets-not-stored": () =>
    "Games with secrets aren’t saved here, since this browser can’t encrypt them on this page. You can play on until you close it.",
  "storage-cleared": () =>
    "This browser has deleted the saved games. The current game is saved again with its next move.",
  "saved-game-unreadable": () =>
    "The saved game can’t be read. It stays in “Your games”, and a new game was started.",
  "finished-kept": () => "The finished game stays in “Your games”.",
  "saved-game-gone": () => "This browser doesn’t have the saved game any more.",
  "open-elsewhere": () => "This game is open in another tab. Take it over to play here.",

  // All saved games as a file.
  "games-file-json": (arg) =>
    `That isn’t a file of saved games: it can’t be read${inLine(arg)}. Nothing was added.`,
  "games-file-other": () =>
    "That isn’t a file of saved games from Menagerie. To open a single game record, use “Share” next to a board.",
  "games-file-fault": (arg) => misplaced(arg, "Invalid value"),
  "games-file-large": (arg) => `The file “${arg("found")}” is too large for saved games.`,
  "pieces-missing": () => "The pieces couldn’t be loaded. Reload the page to try again.",
  "part-missing": () =>
    "This part of the page couldn’t be loaded. Check your connection or reload the page.",
  "games-file-left-out": () => "The file lacks some games with secrets: they can’t be opened here.",
  "games-file-at-table": () => "Go back to all games to add games from a file.",
  "games-file-variant-other": (arg) =>
    `You already have a different variant with the id “${arg("found")}”; it is unchanged.`,
  "games-file-variant-fault": (arg) => `Its rules can’t be read${inLine(arg)}: ${arg("found")}.`,
  "games-file-no-variant": () => "The variant it was played with isn’t available here.",

  // Only for calls by scripts, or if page and engine are of different versions.
  "no-game": () => "No game is open yet.",
  "unknown-cell": (arg) => `The board has no ${arg("place")} number ${arg("found")}.`,
  "unknown-seat": (arg) => `The game has no player number ${arg("found")}.`,
  "unknown-kind": () => "The game has no such piece.",
  "unknown-level": (arg) =>
    `The computer has no level ${arg("found")}; it has ${arg("allowed") || "others"}.`,
  "unknown-model": (arg) =>
    `The computer has no model “${arg("found")}”; it has ${arg("allowed") || "others"}.`,
  "no-claimable-draw": () => "There is no draw to claim here.",
  "resign-several": () =>
    "You can’t resign while more than two players are left. Let the computer take over instead.",
  "unreadable-call": (arg) => `Something went wrong (${arg("found")}). Reload the page.`,
  "unknown-call": (arg) => `Something went wrong (“${arg("found")}”). Reload the page.`,
  "search-hidden-information": () => "The computer can’t play games with secrets yet.",
  "search-seats": () =>
    "The computer can’t play games with secrets or drops for more than two players.",
  "not-thinking": () => "The computer isn’t thinking now.",
  "learning-unreachable": (arg) =>
    `“${arg("found")}” couldn’t be loaded. Are you online? Everything else still works.`,
  "learning-missing": (arg) =>
    `“${arg("found")}” doesn’t exist: nothing has been written about this game yet.`,
  "learning-broken": (arg) => `“${arg("found")}” can’t be read. Reloading the page may help.`,
  "proof-moves": (arg) =>
    `The computer can’t prove wins in ${arg("found")} moves; allowed: ${arg("allowed")}.`,
  "proof-seat": () => "The side to move can’t be the defender.",
  "proof-too-long": () => "This takes the computer too long to prove.",
  "own-game-not-kept": () =>
    "Your variant couldn’t be saved in this browser. Save it to a file before you close the page.",
  "game-id-taken": (arg) =>
    `A built-in game already has the id “${arg("found")}”. Give yours another one in the line id = "…".`,
  "variant-file": (arg) => `The rules of “${arg("found")}” can’t be read: ${arg("allowed")}.`,

  // What could not be imported.
  "import-text": (arg) =>
    `This is neither a Fairy-Stockfish variants.ini nor an Interactive Diagram: it begins with “${arg("found")}”.`,
  "import-long-text": (arg) =>
    `This is too long: ${arg("found")} bytes; ${arg("allowed")} are allowed. Import part of it.`,
  "import-games": (arg) =>
    `Too many games at once: ${arg("found")}; ${arg("allowed")} are allowed. Import them in parts; the second can start${inLine(arg)}.`,
  "import-long-game": (arg) =>
    `“${arg("at")}” and the games it is based on are too long${inLine(arg)}: ${arg("found")} bytes or more; ${arg("allowed")} are allowed.`,
  "import-line": (arg) => `Not understood${inLine(arg)}: “${arg("found")}”.${allowed(arg)}`,
  "import-repeated": (arg) =>
    `“${arg("found")}” comes once more${inLine(arg)}. Fairy-Stockfish reads only the first.`,
  "import-parent": (arg) =>
    `“${arg("at")}” is based on “${arg("found")}”${inLine(arg)}, which is neither in the text nor known here.`,
  "import-unknown-key": (arg) => `Unknown setting${inLine(arg)}: “${arg("at")} = ${arg("found")}”.`,
  "import-rule": (arg) =>
    `This rule isn’t supported${inLine(arg)}: “${arg("at")} = ${arg("found")}”.${allowed(arg)}`,
  "import-value": (arg) =>
    `Invalid value for “${arg("at")}”${inLine(arg)}: “${arg("found")}”.${allowed(arg)}`,
  "import-notation": (arg) =>
    arg("found") === ""
      ? `The moves of “${arg("at")}” are missing${inLine(arg)}.`
      : `The moves “${arg("found")}” of “${arg("at")}” aren’t supported${inLine(arg)}: ${arg("allowed")}.`,
  "import-array": (arg) =>
    `The start position can’t be set up${inLine(arg)}: “${arg("found")}” (${arg("at")}).${allowed(arg)}`,
  "import-reserve": (arg) =>
    `Pieces can’t be in hand like this${inLine(arg)}: “${arg("found")}” (${arg("at")}).${allowed(arg)}`,
  "import-hole": (arg) =>
    `Boards can’t have holes here, so these became ordinary squares${inLine(arg)}: “${arg("found")}”.`,
  "import-royal": (arg) =>
    `Each side needs exactly one royal piece at the start; ${arg("at")} has ${arg("found")}${inLine(arg)}.`,
  "import-pieces": (arg) => `Too many piece types${inLine(arg)}: ${arg("found")}.${allowed(arg)}`,
  "import-promotion": (arg) =>
    `This part of the promotion wasn’t imported${inLine(arg)}: “${arg("at")} = ${arg("found")}”.${allowed(arg)}`,
  "import-castling": (arg) =>
    `This castling wasn’t imported${inLine(arg)}: “${arg("found")}” (${arg("at")}).${allowed(arg)}`,
  "import-assumed": (arg) =>
    `“${arg("at")}” isn’t specified${inLine(arg)}; assumed: ${arg("found")}.`,
  "import-file": (arg) =>
    `The result isn’t a playable game: “${arg("at")}”${arg("found") === "" ? "" : ` = ${arg("found")}`}: ${arg("allowed")}.`,

  "engine-slow": () => "The engine is still loading. Reload the page if it takes too long.",
  "engine-unreachable": () =>
    "The game engine couldn’t be loaded. Check your connection and reload. Menagerie needs a recent browser.",
  "engine-sandboxed": () =>
    "The game engine couldn’t be started: this page is in a sandboxed frame that forbids it. The frame needs “allow-scripts allow-same-origin”.",
  "engine-outdated": () => "The page and its engine have different versions. Reload the page.",
  "engine-crashed": () => "The game engine stopped unexpectedly.",
  "engine-restarted": () => "The engine stopped and was restarted. Your game is unchanged.",

  // Boards on other people's pages.
  "embed-adopted": () => "This board was moved into another document. Create a new one there.",
  "embed-nothing": () => "No game is given: the attribute “game” or “src” is missing.",
  "embed-property": (arg) =>
    `The property “${arg("property")}” can’t be set to a value of type “${arg("found")}” and is unchanged. Expected: ${arg("allowed")}.`,
  "embed-position-refused": (arg) => `The position given here can’t be set up. ${arg("why")}`,
  "embed-record-refused": (arg) => `The moves given here can’t be played. ${arg("why")}`,
  "embed-secretive": () =>
    "Players have secrets in this game, so its moves can only be made by hand.",
  "embed-watched": () => "Players have secrets in this game. You see what everyone knows.",
  "embed-view-only": () =>
    "This board is view-only: you can ask questions about it, but not move pieces.",
  "seats-unreadable": (arg) =>
    `“${arg("found")}” doesn’t say who plays. Expected: up to ${arg("allowed")} of “human” or “computer:level-1” to “computer:level-20”, separated by commas.`,
  "orientation-unknown": (arg) =>
    `There is no player called “${arg("found")}”. Expected: ${arg("allowed")}.`,
  "src-unreachable": (arg) =>
    `The variant file “${arg("found")}” couldn’t be loaded${arg("allowed") === "" ? "" : ` (status ${arg("allowed")})`}. Its server must allow other sites to read it.`,
  "src-too-long": (arg) => `The variant file “${arg("found")}” is longer than 1 MiB.`,

  copied: (arg) => `Copied ${arg("what")}.`,
  "copy-refused": (arg) =>
    `The browser blocked copying. ${arg("text") ? "Copy this text yourself:" : "Save the picture instead."}`,
};

export const errors = {
  reasons,
  /** @param {string} code @param {Argument} arg */
  unknownReason: (code, arg) => {
    const found = arg("found") === "" ? "" : `: “${arg("found")}”`;
    return `${capitalised(code.replaceAll("-", " "))}${inLine(arg)}${where(arg)}${found}.${allowed(arg)}`;
  },
  /**
   * What is wrong with a variant file, but only with these options.
   * @param {{option: string, values: string[]}[]} choices
   * @param {string} fault
   */
  withOptions: (choices, fault) =>
    `with ${and(choices.map(({ option, values }) => `${option} = ${or(values)}`))}: ${fault}`,
};
