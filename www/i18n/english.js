// The page's words in English. Its shape, `Words`, is every other language's. Rooms have words of their own.

/**
 * A reason's arguments ready to be spoken: kinds and seats by name, missing ones as "".
 * @typedef {(key: string) => string} Argument
 */

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
const allowed = (arg) => (arg("allowed") === "" ? "" : ` Expected: ${arg("allowed")}.`);

/** @param {Argument} arg @param {string} fault */
const misplaced = (arg, fault) => `${fault}${where(arg)}: “${arg("found")}”.${allowed(arg)}`;

/** Instead of what is allowed a refused move of a record has the reason's code. @param {Argument} arg */
const whyRefused = (arg) => {
  const reason = englishReasons[arg("allowed")];
  return reason === undefined ? allowed(arg) : ` ${reason(() => "")}`;
};

/** A record's fault names no square. @param {string} square */
const on = (square) => (square === "" ? "there" : `on ${square}`);

/** @param {Argument} arg */
const inLine = (arg) => (arg("line") === "" ? "" : ` in line ${arg("line")}`);

/** @type {Record<string, (arg: Argument) => string>} */
const englishReasons = {
  // Why a move is refused.
  "not-your-turn": () => "It isn’t this side’s turn.",
  "computer-turn": () =>
    "The computer is to move. Press Stop to make it move now, or Resume if it waits.",
  "empty-cell": (arg) => `There is no man ${on(arg("square"))}.`,
  "game-over": () => "The game is over. Take a move back, or start a new game.",
  "own-man": (arg) => `Your own ${arg("kind") || "piece"} stands ${on(arg("square"))}.`,
  "no-such-move": (arg) => `The ${arg("kind") || "piece"} doesn’t move that way.`,
  "out-of-bounds": (arg) =>
    `The ${arg("kind") || "piece"} may not go there: it must stay where its rules say.`,
  blocked: (arg) => `The way is blocked ${on(arg("at") || arg("square"))}.`,
  "only-captures": (arg) => `The ${arg("kind") || "piece"} goes that way only to capture.`,
  "only-without-capture": (arg) => `The ${arg("kind") || "piece"} can’t capture that way.`,
  "needs-screen": (arg) =>
    `The ${arg("kind") || "piece"} must hop over exactly one man to capture.`,
  "leaves-royal-attacked": (arg) =>
    `That would leave the ${arg("royal") || "royal piece"} in check${byAttacker(arg)}.`,
  "into-check": (arg) =>
    `The ${arg("kind") || "royal piece"} would be in check ${on(arg("square"))}${byAttacker(arg)}.`,
  "through-check": (arg) => {
    const square = arg("at") || arg("square");
    const attacked = square === "" ? "" : `: ${square} is attacked${byAttacker(arg)}`;
    return `The ${arg("kind") || "royal piece"} may not pass through check${attacked}.`;
  },
  "still-in-check": (arg) =>
    `The ${arg("royal") || "royal piece"} is in check and must be saved first.`,
  "none-captured": (arg) =>
    `No ${arg("kind") || "man of that kind"} of this side is off the board.`,
  "not-in-array": (arg) => `This side never had ${withArticle(arg("kind") || "man of that kind")}.`,
  "landing-taken": (arg) =>
    `The ${arg("kind") || "piece"} would land on ${arg("at") || "the other board"}, which is taken.`,
  "no-promotion": (arg) =>
    `The ${arg("kind") || "piece"} must promote there, but no captured man can take its place.`,
  "castling-lost": () => "Castling is lost: the King or that Rook has moved.",
  "claim-first": () => "A checkmate must be claimed before anything else.",
  claimed: (arg) =>
    `Checkmate: ${arg("victim")} is out, by ${arg("seat")}’s ${arg("kind")} on ${arg("square")}.`,
  "turn-of-drops": () => "Drops have begun: only more of them or “Done” may follow in this turn.",
  "nothing-to-undo": () => "There is nothing to take back.",
  "nothing-to-redo": () => "There is nothing to bring back.",

  // Typed moves.
  "move-empty": (arg) => `Type a move such as ${arg("example")}.`,
  "move-unreadable": (arg) =>
    `“${arg("found")}” isn’t a move. Write two cells, such as ${arg("example")}.`,
  "move-illegal": (arg) => `“${arg("found")}” can’t be played now.`,
  "unreadable-move": (arg) =>
    `“${arg("found")}” isn’t a move. Write two cells, such as e2e4, or a9a10=R.`,
  "promotion-needed": (arg) => `Say what to promote to: ${arg("allowed")}.`,
  "not-now": (arg) => `“${arg("found")}” can’t be played now.`,

  // Links, files and positions.
  "link-broken": (arg) => `This link can’t be read: “${arg("found")}”.`,
  "unknown-game": (arg) => `There is no game called “${arg("found")}” here.`,
  "nothing-taught": (arg) =>
    `“${arg("found")}” is a variant of one’s own: no lesson, no problems and no story have been written for it.`,
  "link-position-refused": (arg) => `The position in this link can’t be set up. ${arg("why")}`,
  "link-record-refused": (arg) => `The game in this link can’t be opened. ${arg("why")}`,
  "text-refused": (arg) => `That couldn’t be opened, so your game stays as it is. ${arg("why")}`,
  "text-empty": () => "There is nothing to open: paste a record or a position first.",
  "file-unreadable": (arg) => `The file “${arg("found")}” couldn’t be read.`,

  // Position texts.
  "too-long": (arg) => `That text is too long for a position; ${arg("allowed")}.`,
  "wrong-length": (arg) => `“${arg("found")}” isn’t a position. Expected: ${arg("allowed")}.`,
  "placement-boards": (arg) => misplaced(arg, "The number of boards is wrong"),
  "placement-ranks": (arg) => misplaced(arg, "The number of ranks is wrong"),
  "placement-width": (arg) => misplaced(arg, "A rank has the wrong width"),
  "placement-count": (arg) => misplaced(arg, "A count of empty cells is wrong"),
  "unknown-letter": (arg) => misplaced(arg, "No man is written like this"),
  turn: (arg) => misplaced(arg, "The side to move can’t be read"),
  castling: (arg) => misplaced(arg, "The castling rights can’t be read"),
  "en-passant": (arg) => misplaced(arg, "The en passant cell can’t be read"),
  clock: (arg) => misplaced(arg, "The count towards a draw can’t be read"),
  number: (arg) => misplaced(arg, "The move number can’t be read"),
  reserves: (arg) => misplaced(arg, "The men in hand can’t be read"),
  "unknown-field": (arg) => misplaced(arg, "This game knows no such field"),
  "field-value": (arg) => misplaced(arg, "A further field has a value that can’t be"),
  "field-values": (arg) => misplaced(arg, "A further field has too many or too few values"),

  // Positions that can’t be.
  position: () => "That position can’t be set up.",
  "unknown-secret": (arg) =>
    arg("at") === ""
      ? "What comes of that depends on a secret that isn’t known here, so it can’t be played."
      : `A secret of the field “${arg("at")}” is left open; it must be known.`,
  monarchs: (arg) =>
    `The monarchs of ${arg("at")} can’t be: ${arg("found")}; needed: ${arg("allowed")}.`,
  "impossible-secret": (arg) =>
    `The secret “${arg("at")}” can’t be: ${arg("found")}.${allowed(arg)}`,
  "impossible-drops": (arg) =>
    `So many men can’t have been dropped in this turn: ${arg("found")}.${allowed(arg)}`,
  "royal-count": (arg) => `Found ${arg("found")} of ${arg("at")}; needed: ${arg("allowed")}.`,
  "no-men": (arg) => `The side to move, ${arg("at")}, has no men.`,
  "other-side-in-check": (arg) =>
    `The side that isn’t to move is in check on ${arg("at")}: it would have been captured.`,
  "must-have-promoted": (arg) => `The man on ${arg("at")} should have been promoted there.`,
  "too-many-men": (arg) =>
    `There are ${arg("found")} men of the type “${arg("at")}”; ${arg("allowed")}.`,
  "no-reserve": (arg) => `“${arg("at")}”: ${arg("found")}; allowed: ${arg("allowed")}.`,
  "castling-without-men": (arg) => `Castling right “${arg("found")}”: ${arg("allowed")}.`,
  "counterpart-occupied": (arg) =>
    `The cell ${arg("at")} is occupied on both boards: ${arg("found")}.`,
  "impossible-winner": (arg) => `The winner “${arg("found")}” can’t be.${allowed(arg)}`,
  "impossible-en-passant": (arg) =>
    `En passant on ${arg("found")} is impossible; it needs ${arg("allowed")}.`,

  // Records.
  "record-header": (arg) =>
    `Line ${arg("line")} isn’t a header: “${arg("found")}”. Expected: ${arg("allowed")}.`,
  "record-format": (arg) =>
    `This isn’t a record of a format known here. It should begin with ${arg("allowed")}.`,
  "record-unknown-game": (arg) =>
    `Line ${arg("line")}: there is no game called “${arg("found")}” here.`,
  "record-position": (arg) =>
    `Line ${arg("line")}: the start position can’t be set up: ${arg("allowed")}.`,
  "record-move": (arg) =>
    `Line ${arg("line")}: “${arg("found")}” can’t be played.${whyRefused(arg)}`,
  "record-variation": (arg) =>
    `Line ${arg("line")}: the parentheses round variations don’t fit here: “${arg("found")}”. Expected: ${arg("allowed")}.`,
  "record-result": (arg) =>
    `Line ${arg("line")}: the result “${arg("found")}” doesn’t fit; expected ${arg("allowed")}.`,

  // Studies.
  "analysis-lines": (arg) => `An analysis has ${arg("allowed")} lines, not ${arg("found")}.`,
  "no-study": () => "There is no study on the table.",
  "in-study": () => "That is done in a game, not in a study.",
  "unknown-node": () => "This move isn’t in the study any more.",
  "study-root": () => "The beginning of a study can’t be removed.",
  "study-nodes": (arg) =>
    `There is room for ${arg("allowed")} positions; ${arg("found")} are too many${inLine(arg)}.`,
  "study-depth": (arg) =>
    `Variations may stand within one another ${arg("allowed")} deep; ${arg("found")} is too deep${inLine(arg)}.`,
  "study-size": (arg) =>
    `The study is too long: ${arg("found")} bytes of moves, comments and arrows, where ${arg("allowed")} are allowed. Shorten a comment or remove a variation.`,
  "study-glyph": (arg) => `“${arg("found")}” is no sign for a move; there are ${arg("allowed")}.`,
  "study-arrows": (arg) =>
    `A position may have ${arg("allowed")} arrows and rings, and these are ${arg("found")}.`,
  "arrow-colour": (arg) => `Arrows have no colour “${arg("found")}”; there are ${arg("allowed")}.`,

  // Games with secrets.
  "consent-needed": () =>
    "A secret has come to light since. Going on from here needs the consent of all players.",
  "not-your-view": () => "Only the player to move may do that. Hand over the device first.",
  "pending-choice": () => "The game begins when every secret is chosen.",
  "record-commitment": (arg) =>
    `A secret told in this record doesn’t fit what was sealed when it was chosen${inLine(arg)}.${allowed(arg)}`,
  "choice-value": (arg) => `“${arg("found")}” can’t be chosen.${allowed(arg)}`,
  "nothing-to-choose": () => "There is nothing of that kind to be chosen now.",
  "unknown-secret-field": (arg) => `The game has no secret called “${arg("found")}”.`,
  "not-over": () => "That is told only when the game is over.",
  "no-thought": () => "The computer has found no move for this position.",
  "seal-format": () => "This isn’t a sealed game of a format known here.",
  "seal-damaged": () => "The sealed game has been damaged.",
  "seal-record": (arg) =>
    `The sealed game can’t be replayed here${inLine(arg)} (“${arg("found")}”).`,
  "unknown-option": (arg) => misplaced(arg, "The game has no such choice"),
  "option-value": (arg) => misplaced(arg, "That choice of the rules knows no such value"),
  "seats-fixed": () =>
    "Players who keep secrets keep their seats, too. Start a new game to change who plays.",
  "time-over": () => "This seat’s time is over. The computer plays on for it.",
  "secret-kept": () => "Your secret is kept. Hold “Show my secret” at your seat to see it.",

  // Storage.
  "storage-absent": () =>
    "This browser keeps nothing for this page, so games won’t survive a reload. Save them as a file instead.",
  "storage-full": () =>
    "The game couldn’t be kept in this browser: its storage is full. Save it as a file instead.",
  "saved-game-set-aside": (arg) =>
    `The saved game couldn’t be read. It has been set aside under “${arg("key")}”, not deleted, and a new game begins.`,

  // All saved games as a file.
  "games-file-json": (arg) =>
    `That isn’t a file of saved games: it can’t be read${inLine(arg)}. Nothing was added.`,
  "games-file-other": () =>
    "That isn’t a file of saved games from Menagerie. To open a single record, use “Share” at its table.",
  "games-file-fault": (arg) => misplaced(arg, "A value can’t be used"),
  "games-file-large": (arg) => `The file “${arg("found")}” is too large to hold saved games.`,
  "games-file-at-table": () => "Go back to all games to add games from a file.",
  "games-file-variant-other": (arg) =>
    `Another variant with the id “${arg("found")}” is here, and stays as it is.`,
  "games-file-variant-fault": (arg) => `Its rules can’t be read${inLine(arg)}: ${arg("found")}.`,
  "games-file-no-variant": () => "Its variant isn’t here as the file has it.",
  "games-no-room": () => "This browser’s storage is full, so everything stays as it was.",

  // What only a page of another version would ask.
  "no-game": () => "There is no game on the table yet.",
  "unknown-cell": (arg) => `The board has no cell number ${arg("found")}.`,
  "unknown-seat": (arg) => `The game has no seat number ${arg("found")}.`,
  "unknown-kind": () => "The game has no such kind of men.",
  "unknown-level": (arg) =>
    `The computer has no level ${arg("found")}; it has ${arg("allowed") || "others"}.`,
  "unknown-model": (arg) =>
    `The computer has no model “${arg("found")}”; it has ${arg("allowed") || "others"}.`,
  "resign-several": () =>
    "While more than two are in the game nobody resigns. Leave the seat to the computer instead.",
  "unreadable-call": (arg) =>
    `The engine can’t read the page’s request (${arg("found")}). Reload the page.`,
  "unknown-call": (arg) => `The engine doesn’t know how to answer “${arg("found")}”.`,
  "hidden-information": () =>
    "A game with secrets can’t be played at this table yet: one screen would show them to all.",
  "search-hidden-information": () => "The computer can’t play games with secrets yet.",
  "search-seats": () =>
    "The computer can’t play games for more than two with secrets or men to drop.",
  "not-thinking": () => "The computer isn’t thinking now.",
  "learning-unreachable": (arg) =>
    `“${arg("found")}” couldn’t be fetched. Are you online? Everything else goes on working.`,
  "learning-missing": (arg) =>
    `“${arg("found")}” isn’t there: nothing has been written about this game yet.`,
  "learning-broken": (arg) =>
    `“${arg("found")}” can’t be read: it isn’t as it should be. A newer edition of the page may help.`,
  "proof-moves": (arg) =>
    `The computer proves no win within ${arg("found")} moves; allowed are ${arg("allowed")}.`,
  "proof-seat": () => "Nobody defends against the seat to move, as it is that seat’s own move.",
  "proof-too-long": () => "This is too much for the computer to prove while you wait.",
  "own-game-not-kept": () =>
    "This browser couldn’t keep your game: it is here only until the page is closed. Save its file.",
  "game-id-taken": (arg) =>
    `A shipped game has the id “${arg("found")}” already. Give your game another one, in the line id = "…".`,
  "variant-file": (arg) => `The rules of “${arg("found")}” can’t be read: ${arg("allowed")}.`,

  // What could not be taken of somebody else’s game.
  "import-text": (arg) =>
    `This is neither a variants.ini nor an Interactive Diagram: it begins with “${arg("found")}”.`,
  "import-long-text": (arg) =>
    `This is too long: ${arg("found")} bytes, where ${arg("allowed")} are allowed. Take a part of it.`,
  "import-games": (arg) =>
    `These are too many games at once: ${arg("found")}, where ${arg("allowed")} are allowed. Take them in parts; the second may begin${inLine(arg)}.`,
  "import-long-game": (arg) =>
    `What is written of “${arg("at")}”, with all that it builds on, is too long${inLine(arg)}: ${arg("found")} bytes or more, where ${arg("allowed")} are allowed.`,
  "import-line": (arg) => `Nothing is known of “${arg("found")}”${inLine(arg)}.`,
  "import-parent": (arg) =>
    `“${arg("at")}” builds on “${arg("found")}”, which is neither in the text nor known here${inLine(arg)}.`,
  "import-unknown-key": (arg) =>
    `Nobody here knows “${arg("at")} = ${arg("found")}”${inLine(arg)}.`,
  "import-rule": (arg) =>
    `There is no such rule here: “${arg("at")} = ${arg("found")}”${inLine(arg)}.${allowed(arg)}`,
  "import-value": (arg) =>
    `“${arg("found")}” can’t be read as “${arg("at")}”${inLine(arg)}.${allowed(arg)}`,
  "import-notation": (arg) =>
    arg("found") === ""
      ? `It isn’t said how “${arg("at")}” moves${inLine(arg)}.`
      : `“${arg("at")}” can’t move as “${arg("found")}” here${inLine(arg)}: ${arg("allowed")}.`,
  "import-array": (arg) =>
    `The start can’t be set up as written${inLine(arg)}: “${arg("found")}” (${arg("at")}).${allowed(arg)}`,
  "import-reserve": (arg) =>
    `Men can’t wait in reserve so${inLine(arg)}: “${arg("found")}” (${arg("at")}).`,
  "import-hole": (arg) =>
    `Boards have no holes here; these cells are ordinary ones${inLine(arg)}: “${arg("found")}”.`,
  "import-royal": (arg) =>
    `Each side needs exactly one royal man in the start; ${arg("at")} has ${arg("found")}${inLine(arg)}.`,
  "import-pieces": (arg) => `Too many types of men${inLine(arg)}: ${arg("found")}.${allowed(arg)}`,
  "import-promotion": (arg) =>
    `This isn’t taken of the promotion${inLine(arg)}: “${arg("at")} = ${arg("found")}”.`,
  "import-castling": (arg) =>
    `This castling can’t be taken${inLine(arg)}: “${arg("found")}” (${arg("at")}).`,
  "import-double-step": (arg) =>
    `Double steps begin only where a man stands at the start; for “${arg("at")}” on ${arg("found")} that differs${inLine(arg)}.`,
  "import-assumed": (arg) =>
    `The text leaves “${arg("at")}” open${inLine(arg)}; assumed: ${arg("found")}.`,
  "import-file": (arg) =>
    `What was taken makes no game: “${arg("at")}”${arg("found") === "" ? "" : ` = ${arg("found")}`}: ${arg("allowed")}.`,

  // The engine.
  "engine-unreachable": () =>
    "The game engine couldn’t be loaded. Check the connection and reload; a browser of the last few years is needed.",
  "engine-outdated": () =>
    "Page and engine are of different versions. Reload the page to fetch both afresh.",
  "engine-crashed": () => "The game engine stopped unexpectedly.",
  "engine-restarted": () =>
    "The engine had stopped and was started again. Your game is back where it was.",
  "thinking-cancelled": () => "The computer waits. Press Resume when it should play on.",

  // Boards on other people's pages.
  "embed-nothing": () => "No game is named here: the attribute “game” or “src” is missing.",
  "embed-position-refused": (arg) => `The position given here can’t be set up. ${arg("why")}`,
  "embed-record-refused": (arg) => `The moves given here can’t be played. ${arg("why")}`,
  "embed-secretive": () =>
    "In this game players keep secrets from each other, so that only they play it, by hand.",
  "embed-watched": () =>
    "In this game players keep secrets from each other. What is seen here is what everybody knows.",
  "embed-view-only": () =>
    "This board is only to be looked at: you can ask about it, but not move its men.",
  "seats-unreadable": (arg) =>
    `“${arg("found")}” doesn’t say who plays. Expected: up to ${arg("allowed")} of “human” or “computer:1” to “computer:8”, with commas between.`,
  "orientation-unknown": (arg) =>
    `No seat is called “${arg("found")}”. Expected: ${arg("allowed")}.`,
  "src-unreachable": (arg) =>
    `The variant file “${arg("found")}” couldn’t be fetched${arg("allowed") === "" ? "" : ` (status ${arg("allowed")})`}. Its server must allow other pages to read it.`,
  "src-too-long": (arg) => `The variant file “${arg("found")}” is longer than 1 MiB.`,

  // Small talk.
  copied: (arg) => `Copied: ${arg("what")}.`,
  "copy-refused": () => "The browser didn’t allow copying. Select the text and copy it by hand.",
  "no-hint": () => "No hint was found.",
};

/** @type {Record<string, (winner: string) => string>} */
const englishOutcomes = {
  checkmate: (winner) => `Checkmate. ${winner} wins.`,
  "last-alive": (winner) => `${winner} is the last one left and wins.`,
  "claim-wins": (winner) => `A checkmate that decides the game. ${winner} wins.`,
  bare: () => "Nothing but royal pieces is left: a draw.",
  resignation: (winner) => `${winner} wins by resignation.`,
  time: (winner) =>
    winner === ""
      ? "Time is over, and the other side has nothing to win with: a draw."
      : `Time is over. ${winner} wins.`,
  stalemate: (winner) => (winner === "" ? "Stalemate: a draw." : `Stalemate. ${winner} wins.`),
  "crown-captured": (winner) => `The crown is captured. ${winner} wins.`,
  "crown-found": (winner) => `The hidden crown is found. ${winner} wins.`,
  "own-crown": (winner) => `A man stopped on its own side’s hidden crown. ${winner} wins.`,
  "army-lost": (winner) => `A whole army is lost. ${winner} wins.`,
  "walled-in": () => "A monarch is walled in by stones: a draw.",
  repetition: () => "The same position too often: a draw.",
  passes: () => "All have passed: a draw.",
  "move-count": () => "Too long without capture or progress: a draw.",
  material: () => "Neither side has the men to win: a draw.",
};

/** Where a crown must be if it wasn't on the captured piece. @param {string} other */
const onTheOther = (other) => `it is on the ${other === "" ? "other one" : other}`;

/**
 * What has come to light. `other` is the seat's other monarch, or "".
 * @type {Record<string, (names: {seat: string, kind: string, other: string, square: string}) => string>}
 */
const englishReveals = {
  "crown-captured": ({ seat, kind }) => `${seat}’s ${kind} wore the crown.`,
  "no-crown": ({ seat, kind, other }) =>
    `${seat}’s ${kind} did not wear the crown – ${onTheOther(other)}.`,
  mine: ({ seat, square }) => `${seat}’s stone on ${square} was mined: its capturer is gone.`,
  "no-mine": ({ seat, square }) => `${seat}’s stone on ${square} was not mined.`,
  "crown-found": ({ seat, square }) => `${seat}’s crown was hidden on ${square}, and is found.`,
  "own-crown": ({ seat, square }) => `${seat}’s own man stopped on its crown, hidden on ${square}.`,
};

/** @param {boolean} over  nothing is secret any more */
const is = (over) => (over ? "was" : "is");

/**
 * A secret told in words: the kind that wears the crown, the square, or "" of either.
 * @type {Record<import("../engine/protocol.js").SecretField,
 *   (seat: string, kind: string, square: string, over: boolean) => string>}
 */
const englishSecrets = {
  crown: (seat, kind, _, over) => `${seat}’s crown ${is(over)} on the ${kind}`,
  half: (seat, kind, _, over) => `${seat}’s crown ${is(over)} on the half ${kind}`,
  mine: (seat, _, square, over) =>
    square === ""
      ? `${seat}’s mine ${is(over)} still in hand`
      : `${seat}’s mine ${is(over)} on ${square}`,
  hidden: (seat, _, square, over) => `${seat}’s crown ${is(over)} hidden on ${square}`,
};

/** @param {number} count */
const counted = (count) => ["no", "one", "two", "three", "four"][count] ?? String(count);

/** @param {number} place */
const ordinal = (place) => ["", "1st", "2nd", "3rd"][place] ?? `${place}th`;

/**
 * A U is mostly spoken as in "Unicorn" where a piece is named.
 * @param {string} name
 */
const withArticle = (name) => `${/^[AEIO]/.test(name) ? "an" : "a"} ${name}`;

export const english = {
  product: "Menagerie",
  tagline: "Chess with other beasts",
  intro: "Unhurried fairy chess against the computer, or a friend across the table.",
  loading: "Setting up the boards…",
  gallery: {
    file: "Change its file",
    author: "Make your own variant",
    authorHint: "A game is one text file: change a piece, see it move, play it at once.",
    /** @param {string} way @param {string} game */
    wayTo: (way, game) => `${way}: ${game}`,
    title: "Choose a game",
    play: "Play",
    resume: "Continue",
    /** @param {number} moves */
    saved: (moves) => `Saved at move ${moves}`,
    /** @param {string} author @param {number} year */
    byline: (author, year) => (author === "" ? `${year}` : `${author}, ${year}`),
    /** @param {import("../engine/protocol.js").BoardInfo} board @param {number} kinds */
    facts: ({ shape, files, ranks, layers }, kinds) =>
      `${shape === "two-boards" ? `${layers} boards of ` : ""}${files} × ${ranks}${shape === "levels" ? ` × ${layers}` : ""} · ${kinds} kinds of men`,
    /** @param {string} doing  "Play" @param {string} game */
    openGame: (doing, game) => `${doing} ${game}`,
    /** @param {string} game */
    arrayOf: (game) => `The array of ${game}`,
  },
  table: {
    toGallery: "All games",
    board: "Board",
    source: "Source",
    sourceEnd: " of this game",
    view: "Board view",
  },
  pages: {
    title: "More about this game",
    /** With a game on the table. */
    studyGame: "Study this game",
    /** The links to them. */
    ways: { learn: "Learn", problems: "Problems", about: "About", study: "Study", edit: "Set up" },
    /** @type {Record<import("../state/routes.js").PageName, string>} */
    names: {
      about: "About this game",
      learn: "First game",
      problems: "Problems",
      study: "Study",
      edit: "Set up a position",
      author: "Your own variant",
    },
    offer: {
      title: "New to this game?",
      learn: "Learn it in five minutes",
      decline: "Don’t offer the lesson of this game again",
    },
    failed: "This part of the page couldn’t be fetched",
    failedHint: "Are you online? Your game is kept. Try again in a moment.",
    again: "Try again",
  },
  clocks: {
    title: "Clocks",
    none: "None",
    own: "Own time",
    all: "Everybody",
    each: "Different for each player",
    bonus: "What the seconds are",
    increment: "added after each move",
    delay: "free at the start of each move",
    minutes: "Minutes",
    seconds: "Seconds per move",
    minutesUnit: "min",
    secondsUnit: "s per move",
    tooShort: "Give at least a second.",
    /** @param {number} minutes @param {number} seconds */
    preset: (minutes, seconds) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s per move`,
    decided: "So it is in every game with clocks.",
    /** @param {string} seat */
    of: (seat) => `${seat}’s time`,
    /** @param {string} seat @param {number} seconds */
    left: (seat, seconds) => {
      if (seconds === 60) return `${seat} has one minute left.`;
      return seconds === 1
        ? `${seat} has one second left.`
        : `${seat} has ${seconds} seconds left.`;
    },
    stop: "Stop clocks",
    start: "Start clocks",
    stopped: "The clocks stand. The next move, or the button “Clocks”, lets them run.",
  },
  settings: {
    title: "Settings",
    language: "Language",
    menu: {
      pieceSet: { name: "Pieces", values: { figures: "Figures", letters: "Letters" } },
      coordinates: {
        name: "Coordinates",
        values: {
          outside: "Coordinates outside",
          inside: "Coordinates inside",
          off: "No coordinates",
        },
      },
      theme: { name: "Appearance", values: { auto: "Auto", light: "Light", dark: "Dark" } },
      sound: { name: "Sound", values: { off: "Silent", on: "Sounds" } },
    },
  },
  seat: {
    /** @param {string} seat */
    player: (seat) => `${seat} player`,
    human: "Human",
    /** @param {number} level */
    computer: (level) => `Computer, level ${level}`,
    toMove: "To move",
    thinking: "Thinking…",
    waiting: "Waiting",
    inCheck: "In check",
    /** @param {number} depth */
    depth: (depth) => `Thinking… depth ${depth}`,
    /** @param {number} place */
    out: (place) => `Out · ${ordinal(place)}`,
    /** @param {number} place */
    place: (place) => ordinal(place),
    /** @param {string} seat @param {string} royal */
    risen: (seat, royal) => `${seat} has ${withArticle(royal)} now`,
    won: "Winner",
    drew: "Draw",
    allPresent: "All men on the board",
    /** @param {string} seat */
    missing: (seat) => `${seat}’s men off the board`,
    /** @param {number} count @param {string} kind */
    missingKind: (count, kind) => (count === 1 ? kind : `${count} × ${kind}`),
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
    thought: (seat, thought) => `${seat}’s thought: ${thought}`,
    paused: "The computer waits",
    browsing: "Looking back. Resume to let the computer play on from here.",
    /** @param {string} move */
    hint: (move) => `Hint: ${move}`,
    /** @param {string} seat @param {string} move */
    last: (seat, move) => `${seat}’s last move: ${move}`,
    begin: "Choose a man to see where it can go.",
    claimFirst: "Checkmate comes before the move: press its button, or the man on the board.",
    /** @param {number} played @param {number} limit */
    clock: (played, limit) => `${played} of ${limit} plies towards a draw`,
  },
  thinking: {
    title: "The engine’s thoughts",
    /** @param {number} depth */
    depth: (depth) => `depth ${depth}`,
    /** @param {number} nodes */
    nodes: (nodes) => `${compactNumber(nodes)} positions`,
    /** @param {number} moves */
    mates: (moves) => `mates in ${moves}`,
    /** @param {number} moves */
    mated: (moves) => `mated in ${moves}`,
    none: "Nothing thought yet",
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
    leave: "Leave",
    hint: "Hint",
    stop: "Stop",
    stopHint: "Make the computer move now",
    pause: "Pause",
    resume: "Resume",
    resign: "Resign",
    newGame: "New game",
  },
  moves: {
    title: "Moves",
    none: "No moves yet. Choose a man on the board, or type a move.",
    noneAtAll: "The game ended without a move.",
    start: "Start",
    /** @param {number} number @param {string} seat @param {string} move @param {boolean} check */
    name: (number, seat, move, check) => `${number}. ${seat} ${move}${check ? ", check" : ""}`,
    typed: "Type a move",
    /** @param {string} move */
    typedExample: (move) => `${move} / help`,
    play: "Play",
  },
  /** What may be asked where moves are typed. */
  questions: {
    title: "Answer",
    /** The first word of a question; what follows says about what. */
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
      board: ["b", "board"],
      help: ["help", "h", "?"],
    },
    help: {
      pieces: "p: where the men of a type are, such as p N, p n, p Knight. p White: a whole army.",
      squares: "s: what stands on a cell, file, rank or level, such as s e4, s e, s 4.",
      attackers: "a: who attacks or guards a cell, such as a e4.",
      moves: "m: where a man can go, such as m e2. m alone: all moves.",
      captures: "x: what a man can capture, such as x e2. x alone: all captures.",
      last: "l: the last move.",
      check: "check: who gives check.",
      captured: "captured: the men off the board.",
      turn: "t: who is to move.",
      board: "b: the whole board, row by row.",
      help: "help: this list. On the board: arrows, A who attacks the cell, G where its man can go, L the last move, I to this field; Escape leads back to the board.",
    },
    noPieces: "There are none on the board.",
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
    guarded: (seat, pieces) => `Guarded by ${seat}: ${pieces.join(", ")}.`,
    notAttacked: "Nobody attacks it.",
    /** @param {string} attacker @param {string} royal */
    check: (attacker, royal) => `${capitalised(attacker)} gives check to the ${royal}.`,
    noCheck: "Nobody is in check.",
    /** @param {string} piece @param {string[]} goals */
    goes: (piece, goals) => `${capitalised(piece)}: ${goals.join(", ")}.`,
    /** @param {string} kind @param {string} square */
    taking: (kind, square) => `takes ${kind} on ${square}`,
    noMoves: "No move of that kind can be made now.",
    noCaptures: "Nothing can be captured now.",
  },
  voice: {
    start: "The start of the game.",
    /** @param {string} doing  "White’s Pawn: e2e4." */
    after: (doing) => `After: ${doing}`,
  },
  result: {
    again: "Play again",
    title: "Result",
    /** @param {number} place @param {string[]} seats */
    rank: (place, seats) =>
      `${ordinal(place)}${seats.length > 1 ? " together" : ""}: ${seats.join(", ")}`,
  },
  legend: {
    title: "Pieces",
    board: "Board",
    emptyBoard: "Empty board",
    presentBoard: "Present board",
    side: "Side",
    royal: "royal",
    notation: "XBetza",
    notes: "Special rules",
    marks: "Marks on the board",
    /** @param {string} kind @param {string} square */
    preview: (kind, square) => `Where the ${kind} can go from ${square}`,
    crossing: "On the keyboard, O leads to the same cell of the other board.",
    moveIt: "Click a cell of the small board to put the man there.",
    /** @param {string} royal */
    rises: (royal) => `When its army delivers checkmate, it becomes ${withArticle(royal)}.`,
    /** @param {string} kind */
    delivers: (kind) => `Delivering checkmate it becomes ${withArticle(kind)}.`,
    wins: "If it delivers checkmate, its army wins at once.",
  },
  reachMarks: {
    both: "moves or captures",
    moves: "moves",
    captures: "captures",
    hops: "captures over a man between",
    first: "only as its first move",
    stays: "it may come back to its cell",
  },
  /** Of each mark, under its name: what screen readers say of its square, and what the legend says. */
  marks: /** @type {Record<string, MarkWords>} */ ({
    chosen: { spoken: "chosen", legend: "the chosen man" },
    move: { spoken: "can be moved to", legend: "it can go there" },
    capture: { spoken: "can be captured", legend: "it can capture there" },
    promotion: { spoken: "promotes", legend: "it promotes there" },
    castling: { spoken: "castles", legend: "it castles" },
    stay: { spoken: "can stay here", legend: "it can stay on its cell: press it again" },
    place: { spoken: "can be chosen", legend: "something can be put down there" },
    landing: { spoken: "landing cell", legend: "where it lands on the other board" },
    taken: { spoken: "taken, so no landing cell" },
    "into-check": { spoken: "forbidden by check", legend: "its royal would be in check there" },
    "through-check": { spoken: "forbidden by check", legend: "only through check, so forbidden" },
    "leaves-royal-attacked": {
      spoken: "forbidden by check",
      legend: "would leave its royal in check",
    },
    "still-in-check": { spoken: "forbidden by check" },
    "landing-taken": {
      spoken: (square) => `its landing cell ${square} is taken`,
      legend: "can’t go there: the landing cell is taken",
    },
    blocker: { spoken: "in the way", legend: "a man in its way" },
    check: { spoken: "in check", legend: "a royal in check" },
    attacked: {
      spoken: "attacked by the selected piece",
      legend: "attacked by the opponent’s selected piece",
    },
    last: { spoken: "last move", legend: "the last move" },
    missed: {
      spoken: "marked by you as searched",
      legend: "searched in vain: your own mark (right click, long press, or M)",
    },
    searched: { spoken: "searched" },
    way: { legend: "the way to the cell pointed at" },
  }),
  share: {
    title: "Share",
    record: "Record of the game",
    position: "Present position",
    copyRecord: "Copy record",
    copyShort: "Copy in short notation",
    copyPosition: "Copy position",
    copyGameLink: "Copy link to this game",
    copyPositionLink: "Copy link to this position",
    download: "Save as file",
    open: "Open a record or position",
    openExplain: "Paste a game record or a position text, or choose a file.",
    openText: "Record or position",
    openIt: "Open",
    openFile: "Choose file…",
    print: "Print…",
    full: "With all secrets",
    embed: "Put it on a page…",
    what: {
      "element-code": "the code of the element",
      "frame-code": "the code of the frame",
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
    explain: "The game on the table ends here. Save it first if you want to keep it.",
    start: "Start game",
    cancel: "Cancel",
    swap: "Swap sides",
    rotate: "Move all one seat on",
    presets: "Who plays",
    /** @param {number} seats */
    hotSeat: (seats) => `Hot-seat of ${counted(seats)}`,
    /** @param {number} others */
    alone: (others) => `One human, ${counted(others)} computers`,
    advanced: "Advanced",
    model: "How the computer sees the others",
    models: {
      usual: "As suits it best",
      paranoid: "All are against it (paranoid)",
      "max-n": "Each plays for itself (max-n)",
      "best-reply": "Only the hardest answer counts (best reply)",
    },
  },
  turn: {
    title: "Whose turn it is",
    toMove: "to move",
    inCheck: "to move, in check",
    thinking: "is thinking",
    waiting: "waits",
    claims: "must claim checkmate",
    passes: "has no move",
    wins: "wins",
    draw: "A draw",
  },
  calls: {
    title: "Before the move",
    /** @param {string} seat @param {string} victim */
    one: (seat, victim) => `${seat} checkmates ${victim}`,
    /** @param {string} seat @param {string} victim */
    choose: (seat, victim) => `${seat} checkmates ${victim} – choose who delivers`,
    /** @param {string} kind @param {string} square */
    deliverer: (kind, square) => `${kind} on ${square}`,
    /** Between the deliverer and its gains. @param {string} victim @param {string} gains */
    checkmates: (victim, gains) => `checkmates ${victim}${gains === "" ? "" : " and"}`,
    /** @param {string} kind */
    becomes: (kind) => `becomes ${withArticle(kind)}`,
    wins: "wins at once",
    /** @param {string} victim @param {string} seat @param {string} rise  of the claimer's royal, or nothing */
    meaning: (victim, seat, rise) =>
      `${victim}’s men leave the board${rise === "" ? "" : `, ${rise}`}, and then ${seat} moves.`,
    /** @param {string} seat @param {string} royal @param {string} into */
    rise: (seat, royal, into) => `${seat}’s ${royal} becomes ${withArticle(into)}`,
    /** @param {string} deliverer @param {string} victim @param {string[]} gains */
    name: (deliverer, victim, gains) =>
      [`${deliverer} checkmates ${victim}`, ...gains].join(" and "),
    pass: "Pass",
    /** @param {string} seat */
    noMove: (seat) => `${seat} has no legal move and passes.`,
    /** @param {string} seat */
    noMoveInCheck: (seat) =>
      `${seat} is in check and has no legal move: it passes, and may yet be relieved.`,
    /** @param {string} seat */
    checkmated: (seat) =>
      `${seat} is in check and has no legal move: it passes, and checkmate is claimed.`,
  },
  boardView: {
    title: "Board view",
    arrangement: "Levels",
    flat: "Flat",
    stacked: "Tower",
    spread: "How far the levels are apart",
    faded: "Fade",
    fadedHint: "Fade all levels but the one pointed at",
    left: "Turn the board left",
    right: "Turn the board right",
    follows: "Follow",
    followsHint: "Turn the board to the player who is to move",
    around: "Around",
    aroundHint: "Controls at every player’s edge of the screen, for a tablet between you",
  },
  around: {
    /** @param {string} seat */
    title: (seat) => `${seat}’s controls`,
    yourTurn: "Your turn",
    inCheck: "Your turn, in check",
    /** @param {string} seat */
    turnOf: (seat) => `${seat} to move`,
    end: "Usual table",
  },
  secrets: {
    told: englishSecrets,
    choose: {
      crown: "Which of your monarchs wears the crown?",
      half: "Which half wears the crown?",
      mine: "Which stone is mined?",
      hidden: "Where is your crown hidden?",
    },
    /** @param {string} seat */
    chooser: (seat) => `${seat}, alone`,
    meaning: {
      crown:
        "Your opponent wins by capturing it, and learns which one it is only when one of the two is captured. The choice holds for the whole game.",
      half: "Your opponent wins by capturing it. The choice holds for the whole game.",
      mine: "Whoever captures it is gone with it.",
      hidden: "Your opponent wins by finding it.",
    },
    others: "Other players or rules…",
    chance: "Let chance decide",
    chanceExplain: "Nobody is told, not even you. Look it up with “Show my secret”.",
    kept: "Your secret is kept",
    keptExplain: "Hold “Show my secret” at your seat when you want to see it.",
    done: "Done",
    show: "Show my secret",
    showShort: "Secret",
    showHint: "Press and hold",
    none: "You keep no secret now.",
    speakTitle: "Speak the secret aloud?",
    speakExplain: "A screen reader would speak your secret aloud; anybody near may hear it.",
    speak: "Speak it now",
    dontSpeak: "Don’t",
    choosing: "Secrets are being chosen",
  },
  handover: {
    /** @param {string} seat */
    title: (seat) => `Hand the device to ${seat}`,
    explain: "The board is covered, so that nobody sees what the other one hides.",
    /** @param {string} seat */
    choice: (seat) => `${seat} chooses a secret now, alone.`,
    takenBack: "Moves have been taken back.",
    last: "What happened last",
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
    show: (seat) => `I am ${seat} – show my board`,
    /** @param {string} seat */
    toChoice: (seat) => `I am ${seat} – let me choose`,
    passOn: "Hand over",
    /** @param {string} seat */
    passOnHint: (seat) => `It is ${seat}’s turn here. Hand over the device to play on from here.`,
  },
  pin: {
    /** @param {string} seat */
    label: (seat) => `${seat}’s PIN`,
    wrong: "That isn’t the PIN.",
    protect: "Protect my board with a PIN",
    choose: "PIN, 4 to 8 digits",
    chooseExplain: "Only this browser knows it, and only this game asks for it.",
    malformed: "A PIN has 4 to 8 digits.",
    forgotten: "Forgotten the PIN?",
    giveUpTitle: "Give the game up?",
    /** @param {string} seat */
    giveUpExplain: (seat) =>
      `There is no other way past the PIN: ${seat} resigns, and both secrets are revealed.`,
    giveUp: "Reveal and resign",
    cancel: "Try again",
  },
  consent: {
    title: "Take back what came to light?",
    explain:
      "A secret has come to light since. The game goes on from before it only if everybody agrees, and the record will remark it.",
    /** @param {string} seat */
    agrees: (seat) => `${seat} agrees`,
    confirm: "Take back",
    cancel: "Leave it",
    ask: "Go on here",
  },
  resign: {
    title: "Resign this game?",
    /** @param {string} seat */
    explain: (seat) => `${seat} gives up. You can still take it back afterwards.`,
    confirm: "Resign",
    cancel: "Play on",
    leaveTitle: "Leave this seat to the computer?",
    /** @param {string} seat */
    leaveExplain: (seat) =>
      `While more than two are in the game nobody resigns: an army without a player would spoil the game of the others. The computer plays on for ${seat} instead. You can take the seat again at any time, beside its name.`,
    leaveConfirm: "Leave it to the computer",
  },
  lost: {
    title: "This way leads nowhere",
    back: "Back to all games",
  },
  broken: {
    title: "The engine won’t start",
    reload: "Reload the page",
  },
  pwa: {
    update: "A new version is ready.",
    updateTaken: "Another tab has changed to a new version. Reload when it suits you.",
    notKept: "This browser keeps no games: save yours as a file first.",
    reload: "Reload now",
    later: "Later",
    offline: "Menagerie works here without a network.",
    online: "Menagerie needs the network here.",
    keeping: "Menagerie is being kept for use without a network…",
    persisted: "This browser keeps your games until you delete them.",
    mayForget:
      "This browser may throw your games away when its space runs short: save them to a file now and then.",
  },
  progress: {
    /** @param {number} percent */
    percent: (percent) => `${percent} %`,
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
    asides: "Games set aside",
    /** @param {string} name @param {number} moves */
    game: (name, moves) => `${name}, at move ${moves}`,
    /** @param {string} name */
    variant: (name) => `The variant ${name}`,
    /** @param {string} game */
    aside: (game) => `${game}, set aside`,
    /** @param {string} game @param {string} key */
    asideUnreadable: (game, key) => `${game}: unreadable, set aside under “${key}”`,
    takeUp: "Take up",
    /** @param {string} game */
    takeUpName: (game) => `Take up ${game}`,
    remove: "Delete…",
    /** @param {string} game */
    removeName: (game) => `Delete ${game}…`,
    reallyRemove: "Really delete it",
    keep: "Keep it",
    secretsTitle: "Save the secrets, too?",
    /** @param {string} games */
    secretsExplain: (games) =>
      `These games hide something: ${games}. In the file it is sealed but not locked: whoever knows how can read it. To play them on elsewhere their secrets must be in the file; don’t give that to an opponent.`,
    withSecrets: "Save with secrets",
    withoutSecrets: "Leave these games out",
    cancel: "Cancel",
    /** @type {Record<import("../state/state.js").Added["result"], (game: string, why: string) => string>} */
    results: {
      added: (game) => `${game}: added.`,
      aside: (game) => `${game}: set aside, to be taken up below.`,
      present: (game) => `${game}: you have it already.`,
      refused: (game, why) => `${game}: not added. ${why}`,
      "no-room": (game) => `${game}: not added, because this browser’s storage is full.`,
      stopped: (game) => `${game}: not added, because you stopped.`,
    },
  },
  notice: { dismiss: "Dismiss", region: "Messages" },
  footer: {
    icons: "Piece figures from game-icons.net (CC BY 3.0).",
    code: "Menagerie is free software under MIT or Apache-2.0.",
  },
  board: {
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
    claim: "Checkmate: who delivers?",
    cancel: "Cancel",
    /** @param {string} kind @param {string} rules */
    rules: (kind, rules) => `${kind}: ${rules}`,
  },
  reserve: {
    /** @param {string} seat */
    title: (seat) => `${seat}’s reserve`,
    /** @param {string} kind @param {number} count */
    held: (kind, count) => `${count} ${kind} in reserve`,
    /** @param {string} kind @param {number} count */
    drop: (kind, count) => `Drop a ${kind}, ${count} in reserve`,
  },
  drops: {
    /** @param {string} kind */
    choose: (kind) => `${kind}: choose an empty cell`,
    /** @param {number} count */
    goOn: (count) => `${count} dropped – drop more or finish`,
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
    choose: "Choose an empty cell for the crown",
    title: "Hide the crown here?",
    confirm: "Hide it here",
  },
  split: {
    button: "Split the monarch",
    choose: "Choose where one half goes",
    title: "Which half goes here, and which one wears the crown?",
    /** @param {string} half */
    goesCrowned: (half) => `${half} goes and wears the crown`,
    /** @param {string} half */
    goesBare: (half) => `${half} goes, the other wears the crown`,
  },
  steps: {
    title: "Which way?",
    offButton: "Off the board",
    /** @param {string} kind */
    offChoose: (kind) => `The ${kind} may go back to the reserve`,
    straight: "Take nothing on the way",
    /** @param {string} kind @param {string} square */
    taking: (kind, square) => `Take the ${kind} on ${square} on the way`,
    stay: "Stay and take nothing",
    /** @param {string} kind @param {string} square */
    stayTaking: (kind, square) => `Take the ${kind} on ${square} and come back`,
    off: "Leave the board",
    /** @param {string} kind @param {string} square */
    offTaking: (kind, square) => `Take the ${kind} on ${square} and leave the board`,
  },
  orders: {
    title: "This turn",
    cancel: "Cancel",
    showSearched: "Searched cells",
    /** Said while nothing else is to be said. @param {string[]} seats */
    keepers: (seats) =>
      seats.length === 0
        ? "No secret is left"
        : seats.length === 1
          ? `${seats[0]} keeps a secret`
          : `${seats.join(" and ")} keep secrets`,
    revealed: "All secrets are out",
  },
  reveals: { told: englishReveals },
  played: {
    /** @param {string} kind @param {string} square */
    drop: (kind, square) => `drops a ${kind} on ${square}`,
    done: "ends the turn of drops",
    hide: "hides the crown on a cell of its own knowing",
    /** @param {string} square */
    hideOn: (square) => `hides the crown on ${square}`,
    /** @param {string} square */
    split: (square) => `splits the monarch, one half to ${square}`,
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
    none: "It had nothing to guess in this game.",
    close: "Close",
    ply: "Ply",
    move: "Move",
    start: "start",
    /** @param {string} seat @param {string} kind */
    wears: (seat, kind) => `${seat}’s ${kind} wears the crown`,
    /** @param {string} seat */
    hidden: (seat) => `Where ${seat}’s crown is hidden`,
    /** @param {string} seat */
    mine: (seat) => `Which of ${seat}’s stones is mined`,
    truth: "Probability given to the truth; dashed: how many possibilities were left, of the most",
    probability: "Probability",
    possible: "Still possible",
    numbers: "As a table",
  },
  embed: {
    /** @param {string} game */
    label: (game) => `${game}, a board of Menagerie`,
    waiting: "A board is set up here when it comes into view",
    home: "Full page",
    homeHint: "Open it on a page of its own, with all that belongs to it",
    controls: "Moves and board",
    type: "Type a move or a question",
    /** @param {string} kind */
    drop: (kind) => `Drop: ${kind}`,
    title: "Put this board on a page",
    what: "What is shown",
    game: "The game so far",
    position: "The position on the board",
    mayPlay: "Visitors may move the men",
    element: "Element",
    elementExplain:
      "Best where scripts are allowed: it fits the page, and can be styled and scripted.",
    frame: "Frame",
    frameExplain: "For sites that allow no scripts of others.",
    copyElement: "Copy element",
    copyFrame: "Copy frame",
    close: "Close",
    noOrigin: "The address of this frame names no valid origin.",
  },
  outcomes: englishOutcomes,
  /** @param {string} code @param {string} winner */
  unknownOutcome: (code, winner) =>
    winner === "" ? `A draw (${code}).` : `${winner} wins (${code}).`,
  reasons: englishReasons,
  /** The engine's errors about texts share one form. @param {string} code @param {Argument} arg */
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
