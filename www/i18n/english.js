// The page's words in English. Every other language has the same shape, `Words`. Lessons, studies and so on have their own.

import { levelParts } from "../state/levels.js";

/** @import { MenuSetting, SettingWords } from "../state/settings.js" */
/** @import { ToldCode } from "../state/reasons.js" */
/** @import { OutcomeReason, RemarkCode, RevealCode, SecretField, BoardInfo } from "../engine/protocol.js" */
/** @import { PageName } from "../state/routes.js" */
/** @import { Added } from "../state/page-state.js" */

/**
 * A reason's arguments as text: pieces and players by name, missing ones as "". `place` is "square".
 * @typedef {(key: string) => string} Argument
 */

/** @typedef {(arg: Argument) => string} Sentence */

/**
 * @typedef {object} MarkWords
 * @property {string | ((argument: string) => string)} [spoken]
 * @property {string} [legend]
 */

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
  const known = /** @type {Record<string, Sentence | undefined>} */ (englishReasons);
  const reason = known[arg("allowed")];
  return reason === undefined ? allowed(arg) : ` ${reason(() => "")}`;
};

/** Errors in a record name no square. @param {string} square */
const on = (square) => (square === "" ? "there" : `on ${square}`);

/** @param {Argument} arg */
const inLine = (arg) => (arg("line") === "" ? "" : ` in line ${arg("line")}`);

/** @param {Argument} arg */
const place = (arg) => `Line ${arg("line")}, column ${arg("column")}`;

/** @type {Record<ToldCode, Sentence>} */
const englishReasons = {
  "not-your-turn": () => "It’s the other side’s turn.",
  "computer-turn": () =>
    "It’s the computer’s turn. Press Stop to make it move now, or Resume if it’s paused.",
  "empty-cell": (arg) => `There is no piece ${on(arg("square"))}.`,
  "game-over": () => "The game is over. Take back a move or start a new game.",
  "own-man": (arg) => `Your own ${arg("kind") || "piece"} is ${on(arg("square"))}.`,
  "no-such-move": (arg) => `The ${arg("kind") || "piece"} doesn’t move that way.`,
  "out-of-bounds": (arg) => `The ${arg("kind") || "piece"} isn’t allowed there.`,
  blocked: (arg) => `The path is blocked ${on(arg("at") || arg("square"))}.`,
  "only-captures": (arg) => `The ${arg("kind") || "piece"} moves that way only to capture.`,
  "only-without-capture": (arg) => `The ${arg("kind") || "piece"} can’t capture that way.`,
  "needs-screen": (arg) =>
    `The ${arg("kind") || "piece"} must jump over exactly one piece to capture.`,
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
  "must-capture": () => "Captures are compulsory, and this side can capture.",
  "none-captured": (arg) => `This side has no captured ${arg("kind") || "piece of that type"}.`,
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
  "royal-count": (arg) => `Expected ${arg("allowed")} of ${arg("at")}, but found ${arg("found")}.`,
  "no-men": (arg) => `The side to move, ${arg("at")}, has no pieces.`,
  "other-side-in-check": (arg) =>
    `The side that isn’t to move is in check on ${arg("at")}, which is impossible.`,
  "must-have-promoted": (arg) => `The piece on ${arg("at")} should already have promoted.`,
  "too-many-men": (arg) =>
    `There are ${arg("found")} pieces of type “${arg("at")}”; ${arg("allowed")}.`,
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
    "Something has been learnt of a secret since. To play on from here, all players must agree.",
  "computer-refuses": () =>
    "You have learnt something of the computer’s secret since, so it doesn’t agree to take moves back.",
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
    "This browser has deleted the saved games. The game on the table is saved again with its next move.",
  "saved-game-unreadable": () =>
    "The saved game can’t be read. It stays in “Your games”, and a new game was started.",
  "saved-game-gone": () => "This browser doesn’t have the saved game any more.",
  "open-elsewhere": () => "This game is open in another tab. Take it over to play here.",

  // All saved games as a file.
  "games-file-json": (arg) =>
    `That isn’t a file of saved games: it can’t be read${inLine(arg)}. Nothing was added.`,
  "games-file-other": () =>
    "That isn’t a file of saved games from Menagerie. To open a single game record, use “Share” next to a board.",
  "games-file-fault": (arg) => misplaced(arg, "Invalid value"),
  "games-file-large": (arg) => `The file “${arg("found")}” is too large for saved games.`,
  "part-missing": () => "This part of the page couldn’t be loaded. Check your connection.",
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
    `Pieces can’t be in hand like this${inLine(arg)}: “${arg("found")}” (${arg("at")}).`,
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

  "engine-unreachable": () =>
    "The game engine couldn’t be loaded. Check your connection and reload. Menagerie needs a recent browser.",
  "engine-sandboxed": () =>
    "The game engine couldn’t be started: this page is in a sandboxed frame that forbids it. The frame needs “allow-scripts allow-same-origin”.",
  "engine-outdated": () => "The page and its engine have different versions. Reload the page.",
  "engine-crashed": () => "The game engine stopped unexpectedly.",
  "engine-restarted": () => "The engine stopped and was restarted. Your game is unchanged.",

  // Boards on other people's pages.
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

/** @type {Record<OutcomeReason, (winner: string) => string>} */
const englishOutcomes = {
  checkmate: (winner) => (winner === "" ? "Draw by checkmate." : `Checkmate. ${winner} wins.`),
  extinction: (winner) =>
    winner === "" ? "Draw: too few pieces are left." : `Decided by lost pieces. ${winner} wins.`,
  "last-alive": (winner) => `${winner} is the last player left and wins.`,
  castled: (winner) => `Castling decides the game. ${winner} wins.`,
  "castling-lost": (winner) => `The right to castle is lost. ${winner} wins.`,
  "claim-wins": (winner) => `Decisive checkmate. ${winner} wins.`,
  bare: (winner) =>
    winner === "" ? "Draw: only royal pieces are left." : `Bare king. ${winner} wins.`,
  resignation: (winner) => `${winner} wins by resignation.`,
  agreement: () => "Draw by agreement.",
  adjudication: (winner) =>
    winner === "" ? "Draw by adjudication." : `${winner} wins by adjudication.`,
  abandoned: (winner) => `The PIN was forgotten. ${winner} wins.`,
  time: (winner) =>
    winner === ""
      ? "Draw: out of time, but the opponent has insufficient material."
      : `Out of time. ${winner} wins.`,
  stalemate: (winner) => (winner === "" ? "Draw by stalemate." : `Stalemate. ${winner} wins.`),
  "crown-captured": (winner) => `The crown was captured. ${winner} wins.`,
  "crown-found": (winner) => `The hidden crown was found. ${winner} wins.`,
  "own-crown": (winner) => `A piece stopped on its own side’s hidden crown. ${winner} wins.`,
  "army-lost": (winner) => `A whole army was captured. ${winner} wins.`,
  "walled-in": () => "Draw: a monarch is walled in by Stones.",
  region: (winner) =>
    winner === "" ? "Draw: both sides reached the goal." : `Goal reached. ${winner} wins.`,
  checks: (winner) => `${winner} has given enough checks and wins.`,
  repetition: (winner) =>
    winner === "" ? "Draw by repetition." : `The position was repeated. ${winner} wins.`,
  "perpetual-check": (winner) => `Perpetual check loses. ${winner} wins.`,
  counting: () => "Draw: the count is complete.",
  passes: () => "Draw: everyone passed.",
  "move-count": () => "Draw: too many moves without a capture or progress.",
  material: () => "Draw by insufficient material.",
};

/** Where a crown must be if the captured piece didn’t wear it. @param {string} other */
const onTheOther = (other) => `it is on the ${other === "" ? "other one" : other}`;

/**
 * What has been revealed. `other` is the player's other monarch, or "".
 * @type {Record<RevealCode, (names: {seat: string, kind: string, other: string, square: string}) => string>}
 */
const englishReveals = {
  "crown-captured": ({ seat, kind }) => `${seat}’s ${kind} wore the crown.`,
  "no-crown": ({ seat, kind, other }) =>
    `${seat}’s ${kind} didn’t wear the crown: ${onTheOther(other)}.`,
  mine: ({ seat, square }) =>
    `${seat}’s stone on ${square} was mined: the piece that captured it is gone.`,
  "no-mine": ({ seat, square }) => `${seat}’s stone on ${square} was not mined.`,
  "crown-found": ({ seat, square }) =>
    `${seat}’s crown was hidden on ${square} and has been found.`,
  "own-crown": ({ seat, square }) =>
    `${seat}’s own piece stopped on its hidden crown, on ${square}.`,
};

/** @param {boolean} over  all secrets are revealed */
const is = (over) => (over ? "was" : "is");

/**
 * A secret in words: the piece type that wears the crown, the square, or "" for either.
 * @type {Record<SecretField,
 *   (seat: string, kind: string, square: string, over: boolean) => string>}
 */
const englishSecrets = {
  crown: (seat, kind, _, over) => `${seat}’s crown ${is(over)} on the ${kind}`,
  half: (seat, kind, _, over) => `${seat}’s crown ${is(over)} on the ${kind}`,
  mine: (seat, _, square, over) =>
    square === ""
      ? `${seat}’s mine ${is(over)} in hand`
      : `${seat}’s mine ${is(over)} on ${square}`,
  hidden: (seat, _, square, over) => `${seat}’s crown ${is(over)} hidden on ${square}`,
};

/** @param {number} count */
const counted = (count) => ["no", "one", "two", "three", "four"][count] ?? String(count);

/** @param {number} place */
const ordinal = (place) => ["", "1st", "2nd", "3rd"][place] ?? `${place}th`;

/**
 * In names of pieces, U is mostly pronounced as in "Unicorn".
 * @param {string} name
 */
const withArticle = (name) => `${/^[AEIO]/.test(name) ? "an" : "a"} ${name}`;

export const english = {
  product: "Menagerie",
  tagline: "Chess with other beasts",
  intro: "Play chess variants against the computer, or with a friend on one screen.",
  loading: "Setting up the boards…",
  gallery: {
    file: "Edit variant",
    author: "Create a variant",
    authorHint: "A variant is one text file. Change a piece, watch it move, and play at once.",
    /** @param {string} way @param {string} game */
    wayTo: (way, game) => `${way}: ${game}`,
    title: "Choose a game",
    more: "More games",
    moreHint: "The best-known variants, from Antichess to the chess of Thailand.",
    own: "Your variants",
    /** @param {string} game  the first of several on one card */
    version: (game) => `Version of ${game}`,
    filters: {
      title: "Filter games",
      /** @param {string} shape */
      board: (shape) =>
        ({ plane: "Flat board", "two-boards": "Two boards", levels: "3D board" })[shape] ?? shape,
      /** @param {string} count */
      players: (count) => `${count} players`,
      hidden: () => "Hidden information",
      /** @param {number} games */
      count: (games) => (games === 1 ? "1 game" : `${games} games`),
      none: "No game matches these filters.",
      clear: "Show all games",
    },
    play: "Play",
    resume: "Continue",
    /** @param {number} moves */
    saved: (moves) => `Saved at move ${moves}`,
    /** @param {string} author @param {number} year */
    byline: (author, year) => (author === "" ? `${year}` : `${author}, ${year}`),
    /** @param {BoardInfo} board @param {number} kinds */
    facts: ({ shape, files, ranks, layers }, kinds) =>
      `${shape === "two-boards" ? `${layers} boards of ` : ""}${files} × ${ranks}${shape === "levels" ? ` × ${layers}` : ""} · ${kinds} piece types`,
    /** @param {string} doing  "Play" @param {string} game */
    openGame: (doing, game) => `${doing} ${game}`,
    /** @param {string} game */
    arrayOf: (game) => `Start position of ${game}`,
  },
  table: {
    toGallery: "All games",
    board: "Board",
    source: "Source of this game",
    view: "Board view",
  },
  pages: {
    title: "More about this game",
    /** With a game on the table; contains the short name. */
    studyGame: "Study this game",
    /** Short names, for links. */
    ways: { learn: "Learn", problems: "Problems", about: "About", study: "Study", edit: "Set up" },
    /** @type {Record<PageName, string>} */
    names: {
      about: "About this game",
      learn: "First game",
      problems: "Problems",
      study: "Study",
      edit: "Set up a position",
      author: "Custom variant",
      records: "Games from other programs",
    },
    offer: {
      title: "New to this game?",
      learn: "Learn it in five minutes",
      decline: "Don’t offer this lesson again",
    },
    failed: "This page couldn’t be loaded",
    failedHint: "Are you online? Your game is saved. Try again in a moment.",
    again: "Try again",
  },
  clocks: {
    title: "Clocks",
    none: "None",
    own: "Custom",
    all: "Everyone",
    each: "Different times",
    bonus: "Increment or delay",
    increment: "Increment: added after each move",
    delay: "Delay: free at the start of each move",
    minutes: "Minutes",
    seconds: "Seconds per move",
    minutesUnit: "min",
    secondsUnit: "s per move",
    tooShort: "Set at least one second.",
    /** @param {number} minutes @param {number} seconds */
    preset: (minutes, seconds) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s per move`,
    decided: "Fixed in games with clocks.",
    /** @param {string} seat */
    of: (seat) => `${seat}’s time`,
    noTime: "no time left",
    /** @param {string} seat @param {number} seconds */
    left: (seat, seconds) => {
      if (seconds === 60) return `${seat} has one minute left.`;
      return seconds === 1
        ? `${seat} has one second left.`
        : `${seat} has ${seconds} seconds left.`;
    },
    stop: "Pause clocks",
    start: "Start clocks",
    stopped: "Clocks paused. They resume with the next move.",
  },
  settings: {
    title: "Settings",
    close: "Close settings",
    language: "Language",
    menu: /** @satisfies {{[Name in MenuSetting]: SettingWords<Name>}} */ ({
      theme: { name: "Appearance", values: { auto: "Auto", light: "Light", dark: "Dark" } },
      boardColours: {
        name: "Board colours",
        values: {
          own: "Original",
          wood: "Wood",
          meadow: "Meadow",
          sea: "Sea",
          stone: "Stone",
          heather: "Heather",
        },
      },
      pieceSet: {
        name: "Pieces",
        values: { figures: "Figures", classic: "Classic", letters: "Letters" },
      },
      coordinates: {
        name: "Coordinates",
        values: { outside: "Outside", inside: "Inside", off: "Off" },
      },
      notation: {
        name: "Notation",
        values: { letters: "Letters", local: "", figurines: "Figurines", coordinates: "Squares" },
      },
      animation: { name: "Animation", values: { off: "Off", fast: "Fast", normal: "Normal" } },
      premove: { name: "Premove", values: { false: "Off", true: "On" } },
      volume: {
        name: "Sound",
        turnOn: "Turn sound on",
        turnOff: "Turn sound off",
        volume: "Volume",
        off: "Off",
        /** @param {number} percent */
        percent: (percent) => `${percent}%`,
      },
      turnsToMover: {
        name: "Turn the board to the side to move",
        hint: "For two players on one screen.",
      },
      coversOnlySecrets: {
        name: "Cover only while a secret is shown",
        hint: "Two players on one screen share the open board until one of them is to see a secret.",
      },
    }),
  },
  seat: {
    /** @param {string} seat */
    player: (seat) => `${seat} player`,
    human: "Human",
    /** @param {string} level */
    computer: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Computer, level ${number} of 8` : `Computer, level ${number}`;
    },
    /** @param {string} level */
    level: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Level ${number} of 8` : `Level ${number}`;
    },
    ranks: {
      beginner: "Beginner",
      casual: "Casual",
      club: "Club",
      strong: "Strong",
      master: "Master",
    },
    /**
     * @param {number} elo
     * @param {boolean} estimated
     */
    elo: (elo, estimated) => `about ${elo} Elo above random${estimated ? ", estimated" : ""}`,
    toMove: "To move",
    thinking: "Thinking…",
    waiting: "Waiting",
    inCheck: "In check",
    /** @param {number} given @param {number} limit */
    checks: (given, limit) => `${given}/${limit} checks`,
    /** @param {number} place */
    out: (place) => `Out · ${ordinal(place)}`,
    /** @param {number} place */
    place: (place) => ordinal(place),
    /** @param {string} seat @param {string} royal */
    risen: (seat, royal) => `${seat} now has ${withArticle(royal)}`,
    won: "Winner",
    drew: "Draw",
    nothingCaptured: "Nothing captured",
    /** @param {string} seat */
    captured: (seat) => `Captured by ${seat}`,
    /** @param {string} title */
    allCaptured: (title) => `${title}: show all`,
    /** @param {number} count @param {string} kind @param {string} owner  "" with two players */
    capturedKind: (count, kind, owner) => {
      const piece = owner === "" ? kind : `${owner.toLowerCase()} ${kind}`;
      return count === 1 ? piece : `${count} × ${piece}`;
    },
    /** @param {number} pawns */
    materialLead: (pawns) => `Material advantage: ${pawns}`,
  },
  status: {
    /** @param {string} seat */
    toMove: (seat) => `${seat} to move`,
    /** @param {string} seat */
    toMoveInCheck: (seat) => `${seat} to move, in check`,
    /** @param {string} seat */
    thinking: (seat) => `${seat} is thinking`,
    hinting: "Looking for a hint",
    /** @param {string} seat @param {string} thought */
    thought: (seat, thought) => `${seat}: ${thought}`,
    paused: "Computer paused",
    browsing: "Viewing an earlier position. Press Resume to play on from here.",
    /** @param {string} move */
    hint: (move) => `Hint: ${move}`,
    /** @param {string} seat @param {string} move */
    last: (seat, move) => `${seat}’s last move: ${move}`,
    /** @param {string} from @param {string} to */
    premoveDropped: (from, to) => `The premove ${from}–${to} isn’t legal.`,
    begin: "Select a piece to see its moves.",
    claimFirst: "Claim the checkmate before you move: press its button, or the piece on the board.",
    /** Left to a player without a legal move. @param {string[]} ways */
    only: (ways) => `No piece can move. You can only ${ways.join(" or ")}.`,
    ways: {
      drop: "drop a piece from your hand",
      hide: "hide the crown: press “Hide the crown”",
      split: "split the monarch: press “Split the monarch”",
      pass: "pass: press “Pass”",
    },
    /** @param {number} played @param {number} limit */
    clock: (played, limit) => `${played} of ${limit} half-moves towards a draw`,
    /**
     * @param {number} played
     * @param {number} limit
     */
    counting: (played, limit) =>
      `Count: ${Math.ceil(played / 2)} of ${Math.floor(limit / 2)} moves`,
  },
  thinking: {
    title: "Engine",
    /** @param {number} depth */
    depth: (depth) => `depth ${depth}`,
    /** @param {number} nodes */
    nodes: (nodes) => `${compactNumber(nodes)} nodes`,
    /** @param {number} moves */
    mates: (moves) => `mates in ${moves}`,
    /** @param {number} moves */
    mated: (moves) => `mated in ${moves}`,
    none: "No analysis yet",
  },
  controls: {
    title: "Game controls",
    undo: "Undo",
    redo: "Redo",
    first: "To the start",
    previous: "Previous move",
    next: "Next move",
    last: "To the last move",
    flip: "Flip",
    more: "More",
    hint: "Hint",
    stop: "Stop",
    stopHint: "Make the computer move now",
    replay: "Replay round",
    pause: "Pause",
    resume: "Resume",
    resign: "Resign",
    draw: "Draw",
    offerDraw: "Offer draw",
    newGame: "New game",
  },
  /** The list of all keys. */
  keys: {
    title: "Keys",
    table: "Game",
    board: "On the board",
    mouse: "Mouse",
    single: "Use single keys, without Ctrl",
    close: "Close",
    names: {
      ArrowUp: "↑",
      ArrowDown: "↓",
      ArrowLeft: "←",
      ArrowRight: "→",
      Control: "Ctrl",
      Shift: "Shift",
      Alt: "Alt",
      Space: "Space",
      Enter: "Enter",
      Escape: "Esc",
      Home: "Home",
      End: "End",
      PageUp: "Page Up",
      PageDown: "Page Down",
      drag: "Right-drag",
      click: "Right-click",
    },
    meanings: {
      browse: "Step through the game",
      undo: "Undo",
      redo: "Redo",
      flip: "Flip the board",
      hint: "Hint",
      replay: "Replay the moves since your last turn",
      draw: "Offer or claim a draw",
      mistake: "Next mistake in the review",
      mistakeBefore: "Previous mistake",
      keys: "This list",
      step: "Go to the next square",
      activate: "Select a piece, or move it here",
      escape: "Deselect, close a message",
      edge: "To the edge of the row",
      corner: "To the corner of the board",
      cross: "To the same square of the other board",
      climb: "One level up or down",
      turn: "Rotate the tower",
      rules: "Rules of the piece",
      attackers: "What attacks this square?",
      moves: "Where can this piece move?",
      last: "The last move",
      write: "Type a move, or “help”",
      mark: "Mark a searched square",
      arrow: "Draw an arrow",
      circle: "Draw a circle",
      colours: "Red or blue, with both yellow",
    },
  },
  moves: {
    title: "Moves",
    none: "No moves yet. Select a piece on the board, or type a move.",
    noneAtAll: "The game ended without a move.",
    start: "Start",
    /** @param {number} number @param {string} seat @param {string} move @param {boolean} check */
    name: (number, seat, move, check) => `${number}. ${seat} ${move}${check ? ", check" : ""}`,
    typed: "Type a move",
    /** @param {string} move */
    typedExample: (move) => (move === "" ? "help" : `${move} / help`),
    completions: "Matching moves",
    play: "Play",
  },
  /** Questions that can be typed instead of a move. */
  questions: {
    title: "Answer",
    /** The first word of each question. Help lists them all. */
    commands: {
      pieces: ["p", "piece", "pieces"],
      squares: ["s", "scan"],
      attackers: ["a", "attackers", "attacks"],
      moves: ["m", "moves"],
      captures: ["x", "captures"],
      last: ["l", "last"],
      check: ["check", "checks"],
      captured: ["captured"],
      turn: ["t", "turn"],
      clock: ["c", "clock", "clocks"],
      board: ["b", "board"],
      help: ["help", "h", "?"],
    },
    /** @param {string} place  "square" */
    help: (place) => ({
      pieces: "where pieces are, such as p N, p n, p Knight. p White: the whole army.",
      squares: `what is on a ${place}, file, rank or level, such as s e4, s e, s 4.`,
      attackers: `what attacks or defends a ${place}, such as a e4.`,
      moves: "where a piece can move, such as m e2. m alone: all moves.",
      captures: "what a piece can capture, such as x e2. x alone: all captures.",
      last: "the last move.",
      check: "which pieces give check.",
      captured: "all captured pieces.",
      turn: "who is to move.",
      clock: "how much time each player has left.",
      board: "the whole board, rank by rank.",
      help: `this list. On the board: arrow keys, A for the attackers of the ${place}, G for the moves of its piece, L for the last move, I for this field. Escape returns to the board.`,
    }),
    noPieces: "There are none on the board.",
    noClocks: "This game has no clocks.",
    /** @param {string} kind @param {string[]} squares */
    places: (kind, squares) => `${kind} ${squares.join(" ")}`,
    /** @param {string} seat @param {string[]} list */
    ofSeat: (seat, list) => `${seat}: ${list.join(", ")}.`,
    /** @param {string} name @param {string[]} pieces */
    line: (name, pieces) => `${name}: ${pieces.length === 0 ? "empty" : pieces.join(", ")}.`,
    /** @param {string} kind @param {string} square */
    on: (kind, square) => `${kind} on ${square}`,
    /** @param {string} seat @param {string} kind @param {string} square */
    pieceOn: (seat, kind, square) => `${seat.toLowerCase()} ${kind} on ${square}`,
    /** @param {string} seat @param {string[]} pieces */
    attacked: (seat, pieces) => `Attacked by ${seat}: ${pieces.join(", ")}.`,
    /** @param {string} seat @param {string[]} pieces */
    guarded: (seat, pieces) => `Defended by ${seat}: ${pieces.join(", ")}.`,
    notAttacked: "Not attacked.",
    /** @param {string} attacker @param {string} royal */
    check: (attacker, royal) => `${capitalised(attacker)} gives check to the ${royal}.`,
    noCheck: "No check.",
    /** @param {string} piece @param {string[]} goals */
    goes: (piece, goals) => `${capitalised(piece)}: ${goals.join(", ")}.`,
    /** @param {string} kind @param {string} square */
    taking: (kind, square) => `takes ${kind} on ${square}`,
    /** @param {string} seat @param {string[]} pieces */
    captured: (seat, pieces) => `${seat} has captured: ${pieces.join(", ")}.`,
    /** @param {string} seat */
    capturedNothing: (seat) => `${seat} has captured nothing.`,
    noMoves: "No such move is possible now.",
    noCaptures: "Nothing can be captured now.",
  },
  voice: {
    start: "The start of the game.",
    /** @param {string} doing  "White’s Pawn: e2e4." */
    after: (doing) => `After: ${doing}`,
  },
  result: {
    again: "Rematch",
    close: "Close",
    title: "Result",
    /** By the winner's seat. */
    scores: ["1–0", "0–1"],
    drawn: "½–½",
    /** @param {number} place @param {string[]} seats */
    rank: (place, seats) =>
      `${ordinal(place)}${seats.length > 1 ? " (tied)" : ""}: ${seats.join(", ")}`,
  },
  review: {
    title: "Review",
    about: "The computer looks at every move and marks the mistakes.",
    start: "Review this game",
    resume: "Continue",
    running: "Review",
    secrets: "All secrets of both players are known.",
    graph: "Winning chances by move",
    /** @param {string} seat @param {string} percent */
    share: (seat, percent) => `${seat} ${percent}`,
    previous: "Previous mistake",
    next: "Next mistake",
    names: { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" },
    plurals: { inaccuracy: "Inaccuracies", mistake: "Mistakes", blunder: "Blunders" },
    best: "Best move",
    better: "Better:",
    show: "Show on the board",
    player: "Player",
    chances: "Chances",
    accuracy: "Accuracy",
  },
  legend: {
    title: "Pieces",
    board: "Board",
    emptyBoard: "Empty board",
    presentBoard: "Current position",
    side: "Side",
    royal: "royal",
    notation: "XBetza",
    notes: "Special rules",
    marks: "Marks on the board",
    /** @param {string} kind @param {string} square */
    preview: (kind, square) => `Moves of the ${kind} from ${square}`,
    crossing: "On the keyboard, O jumps to the same square of the other board.",
    moveIt: "Click the small board to move the piece.",
    /** @param {string} royal */
    rises: (royal) => `When its army gives checkmate, it becomes ${withArticle(royal)}.`,
    /** @param {string} kind */
    delivers: (kind) => `If it gives checkmate, it becomes ${withArticle(kind)}.`,
    wins: "If it gives checkmate, its army wins at once.",
  },
  reachMarks: {
    both: "moves or captures",
    moves: "moves",
    captures: "captures",
    hops: "captures by jumping over a piece",
    first: "first move only",
    stays: "may return to where it started",
  },
  /** By the name of the mark: what screen readers say on its square, and what the legend says. */
  marks: /** @type {Record<string, MarkWords>} */ ({
    chosen: { spoken: "selected", legend: "the selected piece" },
    move: { spoken: "can be moved to", legend: "it can move there" },
    capture: { spoken: "can be captured", legend: "it can capture there" },
    promotion: { spoken: "promotes", legend: "it promotes there" },
    castling: { spoken: "castles", legend: "it castles" },
    stay: { spoken: "can stay here", legend: "it can stay where it is: select it again" },
    place: { spoken: "can be selected", legend: "a piece or crown can be placed there" },
    landing: { spoken: "landing square", legend: "where it lands on the other board" },
    taken: { spoken: "occupied, so it can’t land here" },
    "into-check": {
      spoken: "forbidden by check",
      legend: "not allowed: it would be in check there",
    },
    "through-check": {
      spoken: "forbidden by check",
      legend: "not allowed: it would pass through check",
    },
    "leaves-royal-attacked": {
      spoken: "forbidden by check",
      legend: "not allowed: its royal piece would be in check",
    },
    "still-in-check": { spoken: "forbidden by check" },
    "landing-taken": {
      spoken: (square) => `its landing square ${square} is occupied`,
      legend: "not allowed: the landing square is occupied",
    },
    goal: {
      spoken: (seat) => (seat === "" ? "goal" : `${seat}’s goal`),
      legend: "a goal: a square that wins",
    },
    blocker: { spoken: "in the way", legend: "a piece in its way" },
    check: { spoken: "in check", legend: "a royal piece in check" },
    attacked: {
      spoken: "attacked by the selected piece",
      legend: "an opponent’s piece attacks this square: select it or point at it",
    },
    reached: {
      spoken: "the selected piece can move here",
      legend: "an opponent’s piece can move there, but not capture",
    },
    examined: { spoken: "selected" },
    premove: { spoken: "premove", legend: "your premove: it is played after the computer’s reply" },
    last: { spoken: "last move", legend: "the last move" },
    round: {
      spoken: "last round",
      legend: "the moves since your last turn, in their armies’ colours; the last one is stronger",
    },
    missed: {
      spoken: "marked by you as searched",
      legend: "your mark for a searched square (right-click, long press or M)",
    },
    searched: { spoken: "searched" },
    way: { legend: "the path of the move you point at" },
  }),
  share: {
    title: "Share",
    what: {
      pgn: "the game as PGN",
      png: "the picture",
      svg: "the picture as SVG",
      "element-code": "the element code",
      "frame-code": "the frame code",
      record: "the record",
      position: "the position",
      "short-record": "the record in short notation",
      "game-link": "a link to this game",
      "position-link": "a link to this position",
    },
  },
  newGame: {
    /** @param {string} game */
    title: (game) => `New game of ${game}`,
    explain: "The current game stays in “Your games”.",
    start: "Start game",
    cancel: "Cancel",
    /**
     * @param {string} name
     * @param {number} last
     */
    number: (name, last) => `${name}, 0 to ${last}`,
    random: "Random",
    swap: "Swap sides",
    rotate: "Rotate",
    presets: "Who plays",
    /** @param {number} seats */
    hotSeat: (seats) => `${capitalised(counted(seats))} players, one screen`,
    /** @param {number} others */
    alone: (others) => `One human, ${counted(others)} computers`,
    advanced: "Advanced",
    model: "How the computer sees its opponents",
    models: {
      usual: "Automatic",
      paranoid: "Everyone is against it (paranoid)",
      "max-n": "Everyone plays for themselves (max-n)",
      "best-reply": "Only the strongest reply counts (best reply)",
    },
  },
  turn: {
    title: "Whose turn it is",
    toMove: "to move",
    inCheck: "to move, in check",
    thinking: "is thinking",
    waiting: "is paused",
    claims: "must claim checkmate",
    passes: "has no move",
    wins: "wins",
    draw: "Draw",
  },
  calls: {
    title: "Before the move",
    /** @param {string} seat @param {string} victim */
    one: (seat, victim) => `${seat} checkmates ${victim}`,
    /** @param {string} seat @param {string} victim */
    choose: (seat, victim) => `${seat} checkmates ${victim}: choose the mating piece`,
    /** @param {string} kind @param {string} square */
    deliverer: (kind, square) => `${kind} on ${square}`,
    /** Between the mating piece and what it gains. @param {string} victim @param {string} gains */
    checkmates: (victim, gains) => `checkmates ${victim}${gains === "" ? "" : " and"}`,
    /** @param {string} kind */
    becomes: (kind) => `becomes ${withArticle(kind)}`,
    wins: "wins at once",
    /** @param {string} victim @param {string} seat @param {string} rise  of the claimer's royal piece, or "" */
    meaning: (victim, seat, rise) =>
      `${victim}’s pieces leave the board${rise === "" ? "" : `, ${rise}`}, and then ${seat} moves.`,
    /** @param {string} seat @param {string} royal @param {string} into */
    rise: (seat, royal, into) => `${seat}’s ${royal} becomes ${withArticle(into)}`,
    /** @param {string} deliverer @param {string} victim @param {string[]} gains */
    name: (deliverer, victim, gains) =>
      [`${deliverer} checkmates ${victim}`, ...gains].join(" and "),
    pass: "Pass",
    /** @param {string} seat */
    answered: (seat) => `${seat} has passed. Another pass ends the game.`,
    /** @param {string} seat */
    noMove: (seat) => `${seat} has no legal move and passes.`,
    /** @param {string} seat */
    noMoveInCheck: (seat) =>
      `${seat} is in check and has no legal move, so it passes. Others may still end the check.`,
    /** @param {string} seat */
    checkmated: (seat) =>
      `${seat} is in check and has no legal move, so it passes and can be claimed as checkmated.`,
  },
  boardView: {
    title: "Board view",
    arrangement: "Levels",
    flat: "Flat",
    stacked: "Tower",
    spread: "Distance between levels",
    spreadShort: "Spread",
    rotate: "Rotate",
    dragByMouse: "Drag the tower to rotate it.",
    dragByFinger: "Drag the tower with one finger to rotate it.",
    dragKnown: "Got it",
    faded: "Fade",
    fadedHint: "Fade all levels except the one you point at",
    left: "Rotate left",
    right: "Rotate right",
    follows: "Follow",
    followsHint: "Turn the board to the player to move",
    around: "Around",
    aroundHint: "Controls at every edge of the screen, for a tablet between the players",
  },
  around: {
    /** @param {string} seat */
    title: (seat) => `${seat}’s controls`,
    yourTurn: "Your turn",
    inCheck: "Your turn, in check",
    /** @param {string} seat */
    turnOf: (seat) => `${seat} to move`,
    end: "Normal view",
  },
  secrets: {
    sentences: englishSecrets,
    choose: {
      crown: "Which of your monarchs wears the crown?",
      half: "Which half wears the crown?",
      mine: "Which Stone is mined?",
      hidden: "Where is your crown hidden?",
    },
    /** @param {string} seat */
    chooser: (seat) => `For ${seat} only`,
    meaning: {
      crown:
        "Your opponent wins by capturing it, but learns which one it is only when one of the two is captured. You can’t change it later.",
      half: "Your opponent wins by capturing it. You can’t change it later.",
      mine: "A piece that captures it is lost too.",
      hidden: "Your opponent wins by finding it.",
    },
    others: "Other players or rules…",
    chance: "Random choice",
    chanceExplain: "Nobody sees the choice. To look it up, hold “Show my secret”.",
    show: "Show my secret",
    showShort: "Secret",
    showHint: "Press and hold",
    showShared: "The table is covered first",
    none: "You have no secret now.",
    speakTitle: "Speak the secret aloud?",
    speakExplain: "A screen reader will speak your secret aloud. Others nearby may hear it.",
    speak: "Speak it now",
    dontSpeak: "Cancel",
    choosing: "Choosing secrets",
  },
  handover: {
    /** @param {string} seat */
    title: (seat) => `Hand the device to ${seat}`,
    explain: "The board is covered so that nobody sees the other player’s secrets.",
    /** @param {string} seat */
    choice: (seat) => `${seat} now chooses a secret.`,
    takenBack: "Moves have been taken back.",
    last: "Last moves",
    /** @param {string} seat @param {string} kind @param {string} move */
    moved: (seat, kind, move) => `${seat}’s ${kind}: ${move}`,
    /** @param {string} seat @param {string} doing  "hides the crown on e4" */
    did: (seat, doing) => `${seat} ${doing}`,
    /** @param {string} seat @param {string} way  "Paratrooper from d4 to f6" */
    went: (seat, way) => `${seat}: ${way}`,
    captures: ", capturing",
    capturesToo: " and at the end",
    check: ", check",
    /** @param {string} seat */
    show: (seat) => `I am ${seat}: show my board`,
    /** @param {string} seat */
    toChoice: (seat) => `I am ${seat}: let me choose`,
    passOn: "Hand over",
    /** @param {string} seat */
    passOnHint: (seat) => `It’s ${seat}’s turn here. Hand over the device to play on.`,
  },
  pin: {
    /** @param {string} seat */
    label: (seat) => `${seat}’s PIN`,
    wrong: "That isn’t the PIN.",
    protect: "Protect my board with a PIN",
    choose: "PIN, 4 to 8 digits",
    chooseExplain:
      "The PIN keeps your secrets from the other player at this device, and in the saved game. It doesn’t stop someone who uses developer tools or other programs here while the game is open, or who knows the passphrase of a file with this game.",
    checking: "Checking…",
    keeping: "Saving…",
    malformed: "A PIN has 4 to 8 digits.",
    forgotten: "Forgotten the PIN?",
    giveUpTitle: "End this game?",
    /** @param {string} seat */
    giveUpExplain: (seat) =>
      `Without the PIN, ${seat} loses. The secrets stay hidden until all players agree with their PINs.`,
    giveUp: "End the game",
    cancel: "Try again",
    hidden: "The secrets stay hidden until all players agree.",
  },
  consent: {
    "take-back": {
      title: "Take back what was learnt?",
      explain:
        "Something has been learnt of a secret since. You can only play on from before if everyone agrees. A revealed secret stays revealed, and the game record shows it.",
      confirm: "Take back",
    },
    elsewhere: {
      title: "Go on with a revealed secret?",
      explain:
        "A secret of this game was revealed in another copy, perhaps a deleted one. You can only play on if everyone agrees. Then it is revealed here, too, and the game record shows it.",
      confirm: "Reveal and go on",
    },
    reveal: {
      title: "Reveal the secrets?",
      explain: "The game is over. All players must agree.",
      confirm: "Reveal secrets",
    },
    /** @param {string} seat */
    agrees: (seat) => `${seat} agrees`,
    cancel: "Cancel",
    ask: "Play on here",
  },
  resign: {
    title: "Resign this game?",
    /** @param {string} seat */
    explain: (seat) => `${seat} resigns. You can still take it back afterwards.`,
    /** @param {string} seat */
    explainSecrets: (seat) =>
      `${seat} resigns, and all secrets are revealed. You can take it back only if everyone agrees.`,
    /** @param {string} seat */
    explainForGood: (seat) =>
      `${seat} resigns, and all secrets are revealed. You can’t take it back.`,
    confirm: "Resign",
    cancel: "Play on",
    /** @param {string} seat */
    explainSeveral: (seat) =>
      `The computer plays on for ${seat}, so that the others can finish their game. To take over again, choose “Human” next to its name.`,
  },
  lost: {
    title: "Page not found",
    back: "Back to all games",
  },
  broken: {
    title: "The engine didn’t start",
    reload: "Reload the page",
  },
  pwa: {
    update: "A new version is ready.",
    updateTaken: "Another tab switched to a new version. Reload when you are ready.",
    notKept: "This browser doesn’t save games. Save yours to a file first.",
    reload: "Reload now",
    later: "Later",
    offline: "Menagerie works offline in this browser.",
    online: "Menagerie needs a connection in this browser.",
    keeping: "Saving Menagerie for offline use…",
    persisted: "This browser keeps your games until you delete them.",
    mayForget:
      "This browser may delete your games when it runs out of space, and Safari after seven days without a visit. Install Menagerie, or save them to a file now and then.",
  },
  progress: {
    /** @param {number} percent */
    percent: (percent) => `${percent}%`,
    /** @param {number} seconds */
    seconds: (seconds) => `${seconds} s`,
    /** @param {number} minutes */
    minutes: (minutes) => `${minutes} min`,
    /** @param {string} time */
    atMost: (time) => `at most ${time} left`,
    /** @param {string} percent @param {string} time */
    about: (percent, time) => `${percent}, about ${time} left`,
    /** @param {string} work */
    stop: (work) => `Stop: ${work}`,
  },
  keeping: {
    title: "Your games",
    adding: "Adding games from the file…",
    save: "Save all games to a file",
    add: "Add games from a file…",
    records: "Open PGN games…",
    list: "Saved games",
    /** @param {string} name @param {number} moves */
    game: (name, moves) => `${name}, at move ${moves}`,
    /** @param {string} name */
    variant: (name) => `The variant ${name}`,
    /** @param {number} moves */
    atMove: (moves) => `Move ${moves}`,
    unreadable: "This game can’t be read.",
    open: "Open",
    /** @param {number} count */
    showAll: (count) => `Show all ${count} games`,
    running: "Your running games",
    all: "All your games",
    remove: "Delete…",
    /** @param {string} game */
    removeName: (game) => `Delete ${game}…`,
    reallyRemove: "Really delete",
    keep: "Keep",
    cancel: "Cancel",
    /** @type {Record<Added["result"], (game: string, why: string) => string>} */
    results: {
      added: (game) => `${game}: added.`,
      present: (game) => `${game}: you have it already.`,
      refused: (game, why) => `${game}: not added. ${why}`,
      locked: (game) => `${game}: left out, since its secrets need the file’s passphrase.`,
      "no-room": (game) => `${game}: not added. This browser’s storage is full.`,
      stopped: (game) => `${game}: not added. You stopped.`,
    },
  },
  passphrase: {
    label: "Passphrase",
    chooseLabel: "Passphrase, at least 8 characters",
    show: "Show",
    short: "Use at least 8 characters.",
    missing: "Enter the passphrase.",
    wrong: "This passphrase doesn’t open the file.",
    saveTitle: "Encrypt games with secrets",
    /** @param {string} games */
    saveExplain: (games) =>
      `These games have secrets: ${games}. They are encrypted in the file. Whoever knows the passphrase can read all their secrets; without it nobody can open them, not even you.`,
    save: "Save all",
    skip: "Skip these games",
    openTitle: "Enter the passphrase",
    openExplain:
      "Some games in this file are encrypted. Their passphrase was chosen when it was saved.",
    open: "Open",
  },
  elsewhere: {
    explain: "This game is open in another tab. Here you can only look at it.",
    takeOver: "Take over",
  },
  variations: {
    explain: "This game has variations, which only the study shows.",
    study: "Open study",
  },
  notice: { dismiss: "Dismiss", region: "Messages" },
  footer: {
    icons: "Piece figures from game-icons.net (CC BY 3.0).",
    code: "Menagerie is free software under MIT or Apache-2.0.",
  },
  board: {
    /** What a place on the board is called. */
    places: { flat: "square", solid: "cell" },
    /** @param {string} game @param {string} plane */
    name: (game, plane) => `${game}, ${plane || "board"}`,
    /** @param {number} number */
    plane: (number) => `Board ${number}`,
    /** @param {string} name */
    level: (name) => `Level ${name}`,
    /** @param {string} square @param {string} plane */
    placeOn: (square, plane) => `${square}, ${plane}`,
    /** @param {string} seat @param {string} kind @param {string} square */
    piece: (seat, kind, square) => `${seat.toLowerCase()} ${kind}, ${square}`,
    /** @param {string} square */
    empty: (square) => `${square}, empty`,
    promoteTo: "Promote to",
    /** @param {string} kind */
    stays: (kind) => `Stays ${withArticle(kind)}`,
    claim: "Checkmate: with which piece?",
    cancel: "Cancel",
    /** @param {string} from @param {string} to */
    premove: (from, to) => `Premove ${from}–${to}`,
    premoveCancelled: "Premove cancelled",
    /** @param {string} kind @param {string} rules */
    rules: (kind, rules) => `${kind}: ${rules}`,
  },
  reserve: {
    /** @param {string} seat */
    title: (seat) => `${seat}’s pieces in hand`,
    /** @param {string} kind @param {number} count */
    held: (kind, count) => `${count} × ${kind} in hand`,
    /** @param {string} kind @param {number} count */
    drop: (kind, count) => `Drop ${withArticle(kind)}, ${count} in hand`,
  },
  drops: {
    /** @param {string} kind */
    choose: (kind) => `Select where to drop the ${kind}`,
    /** @param {number} count */
    goOn: (count) => `${count} dropped. Drop more or finish.`,
    done: "Done",
    /** @param {string} kind */
    title: (kind) => `Drop the ${kind}`,
    /** @param {string} kind */
    plain: (kind) => `Plain ${kind}`,
    /** @param {string} kind */
    mined: (kind) => `Mined ${kind}`,
  },
  hide: {
    button: "Hide the crown",
    choose: "Select where to hide the crown",
    title: "Hide the crown here?",
    confirm: "Hide it here",
  },
  split: {
    button: "Split the monarch",
    choose: "Select where one half goes",
    title: "Which half goes here, and which one wears the crown?",
    /** @param {string} half */
    goesCrowned: (half) => `${half} moves and wears the crown`,
    /** @param {string} half */
    goesBare: (half) => `${half} moves, the other wears the crown`,
  },
  steps: {
    title: "Which way?",
    offButton: "Off the board",
    /** @param {string} kind */
    offChoose: (kind) => `The ${kind} can return to your hand`,
    castle: "Castle",
    /** @param {string} kind @param {string} square */
    inPassing: (kind, square) => `Capture the ${kind} on ${square} in passing`,
    straight: "Capture nothing on the way",
    /** @param {string} kind @param {string} square */
    taking: (kind, square) => `Capture the ${kind} on ${square} on the way`,
    stay: "Stay and capture nothing",
    /** @param {string} kind @param {string} square */
    stayTaking: (kind, square) => `Capture the ${kind} on ${square} and return`,
    off: "Leave the board",
    /** @param {string} kind @param {string} square */
    offTaking: (kind, square) => `Capture the ${kind} on ${square} and leave the board`,
  },
  orders: {
    title: "This turn",
    cancel: "Cancel",
    /** @param {string} place  "square" */ showSearched: (place) => `Searched ${place}s`,
    /** The default text. @param {string[]} seats */
    keepers: (seats) =>
      seats.length === 0
        ? "No secrets left"
        : seats.length === 1
          ? `${seats[0]} has a secret`
          : `${seats.join(" and ")} have secrets`,
    revealed: "All secrets revealed",
  },
  reveals: { sentences: englishReveals },
  remarks: {
    filed: "Saved to a file: secrets may be known elsewhere.",
    /** @type {Record<RemarkCode, string>} */
    codes: {
      "taken-back-revealed": "Taken back after a reveal.",
      "taken-back-searched": "Taken back after a search.",
      "revealed-elsewhere": "Revealed in another copy.",
      "searched-elsewhere": "Searched in another copy.",
    },
  },
  played: {
    /** @param {string} kind @param {string} square */
    drop: (kind, square) => `drops ${withArticle(kind)} on ${square}`,
    done: "finishes dropping",
    hide: "hides the crown in secret",
    /** @param {string} square */
    hideOn: (square) => `hides the crown on ${square}`,
    /** @param {string} square */
    split: (square) => `splits the monarch, one half moves to ${square}`,
    pass: "passes",
    /** @param {string} kind @param {string} square @param {string} victim */
    claim: (kind, square, victim) => `${kind} on ${square} checkmates ${victim}`,
    mined: "mined",
    plain: "plain",
    unknown: "mined or plain",
    /** @param {string} kind @param {string} from @param {string} to */
    steps: (kind, from, to) => `${kind} from ${from} to ${to}`,
    /** @param {string} kind @param {string} from */
    off: (kind, from) => `${kind} from ${from} off the board`,
    /** @param {string} kind @param {string} from */
    stays: (kind, from) => `${kind} on ${from} stays`,
    /** @param {string} square */
    taking: (square) => `, capturing on ${square} on the way`,
  },
  beliefs: {
    /** @param {string} seat */
    button: (seat) => `What ${seat} believed`,
    /** @param {string} seat */
    title: (seat) => `What the computer, ${seat}, believed`,
    none: "There was nothing to guess in this game.",
    close: "Close",
    ply: "Half-move",
    move: "Move",
    start: "Start",
    /** @param {string} seat @param {string} kind */
    wears: (seat, kind) => `${seat}’s ${kind} wears the crown`,
    /** @param {string} seat */
    hidden: (seat) => `Where ${seat}’s crown is hidden`,
    /** @param {string} seat */
    mine: (seat) => `Which of ${seat}’s Stones is mined`,
    truth: "Solid: probability it gave to the truth. Dashed: share of possibilities left.",
    probability: "Probability",
    possible: "Still possible",
    numbers: "As a table",
  },
  embed: {
    /** @param {string} game */
    label: (game) => `${game} on Menagerie`,
    waiting: "The board loads when it comes into view",
    tooOld: "This browser is too old for the board",
    home: "Full page",
    homeHint: "Open on its own page, with all features",
    controls: "Moves and board",
    type: "Type a move or a question",
    /** @param {string} kind */
    drop: (kind) => `Drop: ${kind}`,
    title: "Embed this board",
    what: "Show",
    game: "Game so far",
    position: "Current position",
    mayPlay: "Visitors can move pieces",
    element: "Element",
    elementExplain:
      "Best if your site allows scripts. It fits its size to the page, and you can style and script it.",
    frame: "Frame",
    frameExplain: "For sites that don’t allow third-party scripts.",
    copyElement: "Copy element",
    copyFrame: "Copy frame",
    close: "Close",
    noOrigin: "The address of this frame has no valid origin.",
  },
  outcomes: englishOutcomes,
  /** @param {string} draw  what would have been a draw @param {string} winner */
  onPoints: (draw, winner) =>
    `${capitalised(draw.replace(/^Draw(:| by) /, ""))} ${winner} wins on points.`,
  /** @param {string} code @param {string} winner */
  unknownOutcome: (code, winner) =>
    winner === "" ? `Draw (${code}).` : `${winner} wins (${code}).`,
  reasons: englishReasons,
  /** @param {string} code @param {Argument} arg */
  unknownReason: (code, arg) => {
    const found = arg("found") === "" ? "" : `: “${arg("found")}”`;
    return `${capitalised(code.replaceAll("-", " "))}${inLine(arg)}${where(arg)}${found}.${allowed(arg)}`;
  },
};

/** @param {string} text */
function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {number} number */
function compactNumber(number) {
  return new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 }).format(
    number,
  );
}
