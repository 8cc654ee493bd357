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
 * @property {"plane" | "two-boards" | "levels"} shape  of two boards the cells of layer 1 are named `A1`; levels lie above
 *   one another, layer 0 lowest
 * @property {number} files
 * @property {number} ranks
 * @property {number} layers
 * @property {Axes} axes
 * @property {CellInfo[]} cells
 * @property {{name: string, colour: string}[]} shades  the variant's own colours as `#rrggbb`
 */

/**
 * What each coordinate is called in the cells' names, in order: `["a", "b", …]`.
 * @typedef {object} Axes
 * @property {string[]} files
 * @property {string[]} ranks
 * @property {string[]} layers  empty where cells of different layers don't differ by a coordinate of their own (a plane, two
 *   boards)
 */

/**
 * @typedef {object} SeatInfo
 * @property {string} letter  as in position text: "w"
 * @property {string} name    "White"; may be a localised name
 * @property {string} colour  the colour of its men: "white", "black", "red", "yellow", "green", "blue"
 * @property {"up" | "right" | "down" | "left"} forward  where its men's "forward" points, seen from the first seat
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
 * @property {string} variantHash  hexadecimal hash of the variant file and the chosen options
 * @property {OptionInfo[]} options  choices before the game; of the gallery's list too
 * @property {Record<string, string>} chosen  the value of every option in this game
 * @property {boolean} secretive   players keep secrets from each other: see `look`
 * @property {boolean} own  it is a file of the user's own, not a shipped game
 * @property {ClaimInfo | null} claim  checkmate is claimed at the start of a turn (actions of kind "claim"); null where it
 *   isn't
 */

/**
 * What a claim of checkmate does besides removing an army.
 * @typedef {object} ClaimInfo
 * @property {Kind | null} royal  what the claimer's royal becomes
 * @property {{ from: Kind, into: Kind }[]} promotes  what the man that delivers checkmate becomes
 * @property {Kind[]} wins  a claim delivered by one of these wins the game at once
 */

/**
 * A choice before the game.
 * @typedef {object} OptionInfo
 * @property {string} name     as in records and links: "paratrooper"
 * @property {string} about    what is chosen, for players
 * @property {{value: string, label: string}[]} values  what may be chosen, with words for players
 * @property {string} initial  the value that holds if nothing is chosen
 * @property {string | null} withClocks  the value that holds in a game with clocks, whatever is chosen; null: clocks change
 *   nothing
 */

/**
 * What a seat has to choose before the game can begin, alone. That it has to is public.
 * @typedef {object} PendingChoice
 * @property {Seat} seat
 * @property {SecretField} field
 * @property {{value: string, kind: Kind | null, cell: Cell | null}[]} values  what may be chosen: for "crown" the
 *   monarchs with their cells
 */

/**
 * "crown": which monarch wears the crown. "mine": which stone is mined. "hidden": where the crown is hidden.
 * "half": which half of a monarch wears the crown.
 * @typedef {"crown" | "mine" | "hidden" | "half"} SecretField
 */

/**
 * A secret that the looker may know now: an own one, or any after the end of the game.
 * @typedef {object} Secret
 * @property {Seat} seat
 * @property {SecretField} field
 * @property {Kind | null} kind  the man that wears the crown, for "crown" and "half"
 * @property {Cell | null} cell  where that man, the mined stone or the hidden crown is now; null if it is in hand
 */

/**
 * Something secret that an action brought to light for everybody. Codes: "crown-captured" (the man captured wore the
 * crown: the game is over), "no-crown" (it didn't: the crown is on the seat's other one), "mine" (the stone captured was
 * mined, its capturer is gone), "no-mine", "crown-found" (an enemy stopped on the hidden crown), "own-crown" (a man
 * stopped on the hidden crown of its own side).
 * @typedef {object} Reveal
 * @property {string} code
 * @property {Seat} seat         whose secret
 * @property {Kind | null} kind  the man captured
 * @property {Cell | null} cell  where
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
 * @property {ActionKind} kind
 * @property {Cell | null} from
 * @property {Cell | null} to   on the man's own board, where it captures; of a drop, hiding or split where it goes; null
 *   of "done", "pass" and of a move off the board
 * @property {Cell | null} lands  where it ends if it passes to the other board after its move; null where men stay
 * @property {Cell | null} via  the cell where a man of two steps (a Paratrooper) captures on its first step. `to` may be
 *   its own cell (it captures and stays, or does nothing) or null (it leaves the board for its owner's reserve)
 * @property {Cell[]} captures  cells whose men leave the board (the en passant pawn's cell, not the target)
 * @property {Kind | null} promotion
 * @property {Kind | null} man   the type dropped; of a split the half that goes to `to`, the other one stays
 * @property {boolean} secret    of a drop: this one is mined; of a split: the half that goes wears the crown. Of each
 *   such action there are two, alike but for this
 * @property {boolean} castles
 * @property {Seat | null} victim  who is checkmated by a claim. `from` is then the man that delivers, `to` the royal,
 *   `captures` every man that leaves the board, `promotion` what the deliverer becomes
 * @property {Path} path
 */

/**
 * "done" ends a turn of drops. "hide" and "split" don't end the turn.
 * @typedef {"move" | "drop" | "done" | "hide" | "split" | "pass" | "claim"} ActionKind
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
 *   "resignation", "time" (a draw if the enemy has a royal alone and could win by checkmate only), "crown-captured", "crown-found", "own-crown", "army-lost" (nothing is left of the army of a seat that
 *   has hidden its crown), "walled-in" (a draw: stones shut the monarch in), "last-alive", "claim-wins" (a claim that wins
 *   at once), "bare" (a draw: nothing but royals is left), "passes", …
 * @property {number[]} places  a place (1 is best) for each seat; all 1 in a draw
 * @property {Seat | null} winner  null in a draw
 */

/**
 * @typedef {object} PlayedAction
 * @property {string} text      as everybody may know it: `S@e4?`, `hide@?`, `split@f2=O?`; in full once the game is over
 * @property {Seat} seat
 * @property {ActionKind} action
 * @property {number} number    move number as players count it
 * @property {Cell | null} from
 * @property {Cell | null} to
 * @property {Cell | null} lands  as in `ActionInfo`
 * @property {Cell | null} via    as in `ActionInfo`
 * @property {Cell[]} captures
 * @property {Seat | null} victim  as in `ActionInfo`
 * @property {Kind} kind        what moved, before any promotion
 * @property {boolean} check    it gave check
 * @property {Reveal[]} reveals
 */

/**
 * Everything a page may show of one state of the game to whoever looks at the table. Complete: the page keeps nothing else
 * of it. It tells no secret, not even the looker's own (those are asked for with `secrets`), but for the actions,
 * which only the looker to act is given.
 * @typedef {object} View
 * @property {Seat | null} looker  who looks at the table; null: an onlooker who knows what everybody knows. In games
 *   without secrets always the seat to act
 * @property {boolean} revealed    the game is over, so that nothing is secret any more
 * @property {PendingChoice[]} pending  what must be chosen before the game can begin; no actions until then
 * @property {Seat[]} keepers      the seats that keep a secret now (public)
 * @property {Cell[][]} searched   [seat] cells where the seat's hidden crown can't be, as everybody may know: men stood or
 *   stopped there since it was hidden; empty lists otherwise
 * @property {string} position     position text as everybody may know it (`crown=?,?`); in full once the game is over
 * @property {Man[]} men
 * @property {number[][]} missing  [seat][kind] counts of the array's men that stand on the board no more
 * @property {number[][]} reserves  [seat][kind] counts; empty lists where the game has none
 * @property {Seat} turn           the seat to act
 * @property {ActionInfo[]} actions  empty if the game is over or the looker isn't the one to act
 * @property {Reach[]} reaches     of the men of the seat to act against which something stands; none once the game is over
 * @property {CheckLine[]} checks  every line on which a royal is attacked now
 * @property {number[]} places     the place of each seat that is out of the game; 0 while it is in it
 * @property {OutcomeInfo | null} outcome
 * @property {PlayedAction[]} played  the whole line of the record, also what was taken back
 * @property {number} ply          how many of `played` stand on the board
 * @property {boolean} consentNeeded  a secret came to light in what has been taken back here: no actions, unless
 *   `takeBack` has been called with the consent of all
 * @property {number} clockPlies   plies counted towards the draw by move count
 * @property {number} clockLimitPlies  0 if the game has no such rule
 */

/**
 * What stands against a man, for marks on the board once he is chosen.
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
 * @property {Reason | null} reason why it may not: "none-captured", or "not-in-array" if its side never had one
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
 * @property {AnalysisLine[]} lines  of `analyse` the best lines known, best first; otherwise empty
 * @property {boolean} done        the limits are reached
 */

/**
 * One of the best lines of a position.
 * @typedef {object} AnalysisLine
 * @property {string} text    move text of its first action
 * @property {number} scoreCentipawns  as in `Thought`
 * @property {number | null} mateInPlies
 * @property {number} depth   plies
 * @property {string[]} line  the expected actions
 */

/**
 * What a computer takes the others to want, where more than two seats play: "paranoid", all against it; "max-n", each for
 * itself; "best-reply", only the worst answer of any of them counts.
 * @typedef {"paranoid" | "max-n" | "best-reply"} Model
 */

/**
 * An error that a call answers with (the promise is rejected with it).
 * @typedef {object} EngineError
 * @property {string} code
 * @property {Record<string, string | number>} args  always "found"; often "at", "allowed", "line"
 */

/**
 * What a player that reckons with probabilities believed after a ply of the game. Each list adds up to 1.
 * @typedef {object} Belief
 * @property {number} ply
 * @property {Seat} about      whose secret
 * @property {SecretField} field
 * @property {{kind: Kind | null, cell: Cell | null, probability: number}[]} values
 */

/**
 * An arrow drawn on the board; a ring if it leads to where it begins.
 * @typedef {object} Arrow
 * @property {Cell} from
 * @property {Cell} to
 * @property {"green" | "red" | "blue" | "yellow"} colour
 */

/**
 * One node of a study: the position after an action, and what is said of it.
 * @typedef {object} StudyNode
 * @property {number} id            stays while the node does, and is never given again; the root's is 0
 * @property {number | null} parent null of the root
 * @property {PlayedAction | null} played  null of the root
 * @property {string} comment       lines, separated by line feeds
 * @property {"" | "!" | "?" | "!!" | "??" | "!?" | "?!"} glyph
 * @property {Arrow[]} arrows       rings first
 */

/**
 * A game with everything else that might have been played.
 * @typedef {object} Study
 * @property {StudyNode[]} nodes  in preorder, the root first; the first child of a node goes on with its line, the others are
 *   variations
 * @property {number} current     the node whose position is on the board
 */

/**
 * @typedef {object} Proof
 * @property {boolean} proven        the seat to act wins by force within the moves asked for, whatever is unknown
 * @property {string | null} action  text of a first action that wins soonest
 * @property {number | null} moves   in how many of its moves
 */

/**
 * @typedef {object} Defence
 * @property {string | null} action  text of the seat's action that holds out longest
 * @property {number | null} moves   in how many of its moves the attacker wins all the same; null if not within those
 *   asked for
 */

/**
 * A position as written, perhaps an impossible one.
 * @typedef {object} Setup
 * @property {Man[]} men
 * @property {number[][]} reserves  [seat][kind] counts
 * @property {Seat} turn
 * @property {string} castling      letters of the rights; empty for none
 * @property {Passed[]} enPassant   cells passed over by men that may be captured there
 * @property {number} clockPlies
 * @property {number} number        the move number as players count it
 * @property {Record<string, string[]>} fields  by name the value of each seat, or the one of the table, as position text has
 *   it: "-" for nothing, "?" for what is unknown
 */

/**
 * A cell that a man has passed over, and the man's own cell. With two seats no setup names the man.
 * @typedef {{ cell: Cell, man: Cell | null }} Passed
 */

/**
 * Why a position can't be played from. `seat` is whose fault it is, `cells` are those where it is seen.
 * @typedef {{ code: string, args: Record<string, string | number>, seat: Seat | null, cells: Cell[] }} Fault
 */

/**
 * What may be written besides the men.
 * @typedef {object} SetupForm
 * @property {{letter: string, seat: Seat, cells: Cell[], possible: boolean}[]} castling  every right, the cells of its
 *   unmoved men, and whether they stand there
 * @property {Passed[]} enPassant  the cells that men on the board may just have passed over
 * @property {Kind[]} reserve      the types that may wait in reserve
 * @property {{name: string, secret: boolean, number: boolean, values: {value: string, kind: Kind | null, cell: Cell | null}[][]}[]} fields
 *   the further fields, with what each seat's (or the table's one) may hold besides "-", and "?" if it is secret; any
 *   number from 1 to 255 if it is a number
 */

/**
 * @typedef {object} Examination
 * @property {string} position  position text, also of an impossible position
 * @property {Setup} setup
 * @property {Fault[]} faults   all of them; empty if it can be played from
 * @property {SetupForm} form
 */

/**
 * What is wrong in a variant file.
 * @typedef {object} FileFault
 * @property {number} line     from 1
 * @property {string} key      with its table: "piece.moves"; empty if the text can't be read at all
 * @property {string} found    as written; empty if there is nothing
 * @property {string} message  what is wrong and what is allowed; in English, as the manual of variant files is
 */

/**
 * What somebody's text holds: sections of a variants.ini, Interactive Diagrams, or nothing that is known.
 * @typedef {object} Import
 * @property {"ini" | "diagram" | "unknown"} source
 * @property {Imported[]} found  at least one, if only to say what is wrong
 */

/**
 * One game found in it.
 * @typedef {object} Imported
 * @property {string} name         what the text calls it
 * @property {string | null} file  the text of a variant file that loads; null if too little could be taken
 * @property {Reason[]} losses     what could not be taken, by lines; `line`, and often `at` (the key or man), `found`, `allowed`
 */

/**
 * Every call. `ask` goes to the worker, `answer` comes back.
 * @typedef {{
 *   games:      { ask: {}, answer: GameInfo[] },
 *   open:       { ask: { game: string, position?: string, options?: Record<string, string> }, answer: { info: GameInfo, view: View } },
 *   openFile:   { ask: { text: string, options?: Record<string, string> }, answer: { info: GameInfo, view: View } },
 *   look:       { ask: { seat: Seat | null }, answer: View },
 *   choose:     { ask: { seat: Seat, field: SecretField, value: string | null }, answer: View },
 *   secrets:    { ask: {}, answer: Secret[] },
 *   seal:       { ask: { headers: Record<string, string> }, answer: string },
 *   unseal:     { ask: { sealed: string }, answer: { info: GameInfo, view: View, headers: Record<string, string>, otherEdition: boolean } },
 *   playThought: { ask: {}, answer: View },
 *   takeBack:   { ask: { ply: number, consent: boolean }, answer: View },
 *   beliefs:    { ask: { seat: Seat }, answer: Belief[] },
 *   load:       { ask: { record: string }, answer: { info: GameInfo, view: View, headers: Record<string, string>, otherEdition: boolean } },
 *   record:     { ask: { headers: Record<string, string>, short?: boolean, full?: boolean }, answer: string },
 *   play:       { ask: { action: string }, answer: View },
 *   undo:       { ask: {}, answer: View },
 *   redo:       { ask: {}, answer: View },
 *   goTo:       { ask: { ply: number }, answer: View },
 *   resign:     { ask: { seat: Seat }, answer: View },
 *   flag:       { ask: { seat: Seat }, answer: View },
 *   promotions: { ask: { from: Cell, to: Cell }, answer: PromotionChoice[] },
 *   whyNot:     { ask: { from: Cell, to: Cell }, answer: Reason | null },
 *   attackers:  { ask: { to: Cell }, answer: Cell[] },
 *   preview:    { ask: { kind: Kind, seat: Seat, from: Cell, present: boolean }, answer: Preview },
 *   studyStart: { ask: {}, answer: Study },
 *   studyLoad:  { ask: { text: string }, answer: { info: GameInfo, view: View, headers: Record<string, string>, otherEdition: boolean, study: Study } },
 *   study:      { ask: {}, answer: Study },
 *   studyGo:    { ask: { node: number }, answer: View },
 *   studyAnnotate: { ask: { node: number, comment?: string, glyph?: string, arrows?: Arrow[] }, answer: Study },
 *   studyPromote: { ask: { node: number }, answer: Study },
 *   studyRemove: { ask: { node: number }, answer: View },
 *   studyText:  { ask: { headers: Record<string, string> }, answer: string },
 *   prove:      { ask: { moves: number, nodes?: number }, answer: Proof },
 *   defend:     { ask: { seat: Seat, moves: number, nodes?: number }, answer: Defence },
 *   adopt:      { ask: { text: string }, answer: GameInfo },
 *   source:     { ask: { game: string }, answer: string },
 *   check:      { ask: { text: string }, answer: { info: GameInfo | null, faults: FileFault[] } },
 *   examine:    { ask: { game?: string, file?: string, options?: Record<string, string>, position?: string, setup?: Setup }, answer: Examination },
 *   import:     { ask: { text: string }, answer: Import },
 *   think:      { ask: { level: number, model?: Model }, answer: Thought },
 *   hint:       { ask: { level: number, model?: Model }, answer: Thought },
 *   analyse:    { ask: { lines: number, model?: Model }, answer: Thought },
 *   stop:       { ask: {}, answer: null },
 * }} EngineCalls
 *
 * `look` says who looks at the table from now on; every later View is for that looker. After `open` and `load` of a
 * secretive game it is an onlooker. `choose` makes a choice of `pending`; with `value` null the engine chooses uniformly at random
 * and tells nobody. `secrets` tells the looker's own secrets, or all once the game is over. `seal` gives the whole truth as
 * a text to be stored on this device alone, `unseal` reads it. `playThought` plays what the last `think` found: what a
 * computer seat thinks is told (`best`, `line`, the score) only if the looker may know it, otherwise the texts are
 * empty. `hint` is refused ("not-your-view") unless the looker is the one to act. `record` tells what everybody may know, with commitments to
 * the secrets, and everything once the game is over and `full` is true. `undo`, and `play` after stepping
 * back, are refused ("consent-needed") where a secret has come to light since; `takeBack` with `consent` true makes the game go on from that ply, which the record
 * remarks. `beliefs` tells, once the game is over, what a seat that plays from its view believed after each ply.
 *
 * `attackers` tells the cells of all men, of any seat, that could capture on `to` now if an enemy stood there; whether one
 * of them is pinned or the cell of the other board where it would land is taken plays no part.
 *
 * `studyStart` makes a study of the game on the table and puts it there instead: of a game with secrets what everybody
 * knows, everything once it is over. It stands where the game does; `studyLoad` reads what `studyText` or `record` gave, and
 * stands at the root. While a study is on the table nothing on it is secret, `play`, `playThought`, `undo`, `redo`, `goTo` and `studyGo`
 * move in its tree and drop nothing: what is played is a child of the node on the board, which is added if there was none.
 * `view.played` is then the line on the board; `studyGo` makes it the line through a node. `studyAnnotate` changes what it
 * is given, `studyPromote` makes the variation in which a node stands the main line of where that begins, `studyRemove`
 * removes a node and all behind it. `choose`, `resign` and `takeBack` are refused ("in-study"). `open` and `load` put a game on
 * the table again; `load` of a text with variations reads its main line.
 *
 * `prove` tells whether the seat to act wins by force within so many of its moves (a claim takes the move after it along),
 * `defend` how the seat to act holds out longest against `seat`, another one ("proof-seat"), who has so many moves left to win. Where something is
 * secret both reckon with all it may be, and are refused ("not-your-view") like `hint`. Both give up after some seconds, or
 * when `stop` or a call that changes the game comes ("proof-too-long"). `nodes` is the worker's own: it asks the engine with so
 * many positions at a time, again as long as the answer is null.
 *
 * `adopt` takes up a variant file of the user's own: until this table ends its game is opened by its id and listed as the
 * shipped ones are, of which none may have that id ("game-id-taken"). `source` is the text of a game's file. `check` tells
 * everything that is wrong with a file, in the order of its lines, and takes nothing up.
 *
 * `examine` looks at a position text, at a setup, or without either at the start: of a shipped game, of a variant file, or
 * without either of the game on the table, which it doesn't change. It is refused only for what can't be read.
 *
 * `import` reads other people's games and changes nothing on the table; a `file` can be given to `openFile`.
 *
 * `flag` tells that a seat's time is over; the engine itself knows no clocks. While more than two seats are in the game it
 * changes nothing, so that the page has to leave the seat to the computer.
 *
 * `resign` is refused ("resign-several") while more than two seats are in the game. Games of two seats ignore `model`; others
 * have a default.
 *
 * `analyse` looks for the 1 to 5 best lines without limit, until `stop` or a call that changes the game; it is refused like
 * `hint`. While more than two seats are in the game it finds one line.
 *
 * `think`, `hint` and `analyse` tell their progress by messages of kind "thought" before they answer, never change the game, and
 * after `stop` answer with the best found so far. `load` accepts what `record` gave, and moves that begin with `1.` without any header as those of
 * the game on the table. With `short` the moves are written as people do: `d3`, `Kd2`. A record carries its game's id,
 * variant hash, start position, options, moves, result and the format number.
 */

/**
 * Page to worker.
 * @typedef {{ id: number, call: keyof EngineCalls, ask: unknown }} Request
 */

/**
 * Page to worker, with a port: one more table, with a game of its own, is wanted on it.
 * @typedef {{ kind: "table" }} TableWish
 */

/**
 * On such a port: nobody sits at the table any more.
 * @typedef {{ kind: "leave" }} Leave
 */

/**
 * Worker to page, on every line. The first message is "ready" (or "broken" if the Wasm couldn't start).
 * @typedef {{ kind: "ready" }
 *   | { kind: "broken", error: EngineError }
 *   | { kind: "answer", id: number, answer: unknown }
 *   | { kind: "error", id: number, error: EngineError }
 *   | { kind: "thought", id: number, thought: Thought }
 *   | { kind: "progress", id: number, time: TimeSpent }} Response
 */

/**
 * Of a call that takes no longer than `mostMs`, now and then while it lasts.
 * @typedef {{ spentMs: number, mostMs: number }} TimeSpent
 */

/** Format number of this table; the worker refuses a page of another one. */
export const PROTOCOL = 3;
