// Made from the messages in src/api/messages by `UPDATE=1 cargo test --lib protocol`. Don't edit.

/** Index into `GameInfo.board.squares`, 0 to 255. */
export type Square = number;

/** Index into `GameInfo.seats`, 0 to 3. */
export type Seat = number;

/** Index into `GameInfo.kinds`. */
export type PieceType = number;

export type SecretField = "crown" | "mine" | "hidden" | "half";

export type ErrorCode = "unknown-cell" | "unknown-kind" | "unknown-seat" | "unknown-call" | "unreadable-call" | "game-id-taken" | "unknown-game" | "option-value" | "unknown-option" | "position" | "variant-file" | "analysis-lines" | "unknown-model" | "unknown-level" | "network-file" | "not-thinking" | "review-secrets" | "review-unfinished" | "no-thought" | "no-claimable-draw" | "resign-several" | "pending-choice" | "not-your-view" | "consent-needed" | "proof-seat" | "proof-moves" | "proof-too-long" | "unknown-secret-field" | "nothing-to-choose" | "choice-value" | "no-game" | "in-study" | "seal-record" | "not-over" | "unknown-listed-game" | "no-list" | "arrow-colour" | "no-study" | "move-ambiguous" | "not-in-array" | "none-captured" | "promotion-limit" | "too-long" | "empty-text" | "wrong-length" | "placement-boards" | "placement-ranks" | "placement-width" | "placement-hole" | "unknown-letter" | "reserves" | "castling" | "en-passant" | "unknown-field" | "field-values" | "field-value" | "placement-count" | "turn" | "clock" | "number" | "monarchs" | "impossible-secret" | "no-men" | "counterpart-occupied" | "must-have-promoted" | "too-many-men" | "too-many-pieces" | "no-reserve" | "castling-without-men" | "impossible-drops" | "impossible-moves" | "impossible-winner" | "impossible-checks" | "royal-count" | "other-side-in-check" | "impossible-en-passant" | "fields-missing" | "operations-left-out" | "castling-left-out" | "castling-rewritten" | "en-passant-left-out" | "unreadable-move" | "refused-move" | "refused-drop" | "promotion-needed" | "unknown-secret" | "not-now" | "game-over" | "empty-cell" | "not-your-turn" | "claim-first" | "turn-of-drops" | "wall-first" | "own-man" | "through-check" | "into-check" | "still-in-check" | "leaves-royal-attacked" | "loses-royal" | "landing-taken" | "flees" | "gives-check" | "forbidden-capture" | "facing" | "must-capture" | "no-promotion" | "needs-screen" | "needs-screen-before" | "unhoppable" | "only-without-capture" | "only-captures" | "blocked" | "castling-lost" | "out-of-bounds" | "not-in-hand" | "drop-on-piece" | "only-enters" | "drop-zone" | "drop-file" | "drop-colour" | "drop-needed" | "drop-first" | "drop-mates" | "no-such-move" | "record-header" | "record-format" | "record-unknown-game" | "record-position" | "record-result" | "record-commitment" | "study-depth" | "study-nodes" | "record-move" | "record-variation" | "record-unknown-variant" | "study-arrows" | "study-size" | "study-root" | "unknown-node" | "study-glyph" | "pgn-secrets" | "pgn-players" | "search-seats" | "search-hidden-information" | "import-text" | "import-long-text" | "import-games" | "import-long-game" | "import-line" | "import-repeated" | "import-parent" | "import-unknown-key" | "import-rule" | "import-value" | "import-notation" | "import-array" | "import-reserve" | "import-hole" | "import-royal" | "import-pieces" | "import-promotion" | "import-castling" | "import-assumed" | "import-file";

export type FaultCode = "monarchs" | "impossible-secret" | "no-men" | "counterpart-occupied" | "must-have-promoted" | "too-many-men" | "too-many-pieces" | "no-reserve" | "castling-without-men" | "impossible-drops" | "impossible-moves" | "impossible-winner" | "impossible-checks" | "royal-count" | "other-side-in-check" | "impossible-en-passant";

export type OutcomeReason = "checkmate" | "stalemate" | "material" | "move-count" | "counting" | "repetition" | "perpetual-check" | "perpetual-chase" | "last-alive" | "claim-wins" | "castled" | "castling-lost" | "bare" | "passes" | "resignation" | "time" | "abandoned" | "agreement" | "adjudication" | "crown-captured" | "crown-found" | "own-crown" | "army-lost" | "extinction" | "walled-in" | "region" | "checks" | "facing" | "back-and-forth";

export type RemarkCode = "taken-back-revealed" | "taken-back-searched" | "revealed-elsewhere" | "searched-elsewhere";

export type RevealCode = "crown-captured" | "no-crown" | "mine" | "no-mine" | "crown-found" | "own-crown";

export type Model = "paranoid" | "max-n" | "best-reply";

/**
 * One legal action of the player to act.
 */
export type ActionInfo = {
/**
 * Move text, unique: `e2e4`, `a9a10=U`, `T@e4`.
 */
text: string,
/**
 * Standard notation, unique: `Nf3`, `Lxe6+`, `a10=U`.
 */
san: string, kind: ActionKind,
/**
 * For a split the monarch's square. Null for drops, `hide`, `done` and `pass`.
 */
from: number | null,
/**
 * The target on the piece's own board. Null for `done`, `pass` and a move off the board.
 */
to: number | null,
/**
 * For a castling: the partner's square or, if that is `to`, where the castling piece ends, if no other action leads
 * there. Players may choose the action by this square too.
 */
second: number | null,
/**
 * Where the piece lands on the other board after its move; null in games without that rule.
 */
lands: number | null,
/**
 * Where a piece of two steps (a Paratrooper) captures on its first step. `to` is then its own square if it stays
 * there, or null if it leaves the board for its owner's hand.
 */
via: number | null,
/**
 * Squares of the captured pieces. En passant it is the Pawn's square, not the target.
 */
captures: Array<number>,
/**
 * What a piece becomes, also by a drop as one of its forms.
 */
promotion: number | null,
/**
 * The dropped type, as it is in hand; for a split the half that moves to `to`.
 */
piece: number | null,
/**
 * Drop: this piece is mined. Split: the half that moves wears the crown. Such actions come in pairs that differ
 * only in this.
 */
secret: boolean, castles: boolean,
/**
 * The piece in hand that enters on a square that this move leaves.
 */
enters: EntryMessage | null,
/**
 * The player checkmated by a claim. `from` is then the checkmating piece, `to` the royal piece, `captures` every
 * piece that leaves the board, and `promotion` what the checkmating piece becomes.
 */
victim: number | null, path: Path, };

/**
 * `wall` places a wall on `to`, after a move or instead of one. `done` ends a turn of drops. `hide` and `split` don't end the turn.
 */
export type ActionKind = "move" | "drop" | "wall" | "done" | "hide" | "split" | "pass" | "claim";

/**
 * How to analyse.
 */
export type AnalyseRequest = {
/**
 * The number of best lines, 1 to 5.
 */
lines: number,
/**
 * As in `ThinkRequest`.
 */
model?: Model, };

/**
 * One of the best lines of a position.
 */
export type AnalysisLine = {
/**
 * Public move text of its first action.
 */
text: string,
/**
 * As in `SearchInfo`.
 */
scoreCentipawns: number, mateInPlies: number | null,
/**
 * In plies.
 */
depth: number,
/**
 * The principal variation, public.
 */
line: Array<string>,
/**
 * The same in standard notation.
 */
san: Array<string>, };

/**
 * Changes to a node's annotation.
 */
export type AnnotateRequest = { node: number, comment?: string | null,
/**
 * The comment before the move. It joins the other one unless the move begins a variation.
 */
commentBefore?: string | null, glyph?: string | null, arrows?: Array<Arrow> | null, };

/**
 * A text such as a square's name, or the index of a piece type.
 */
export type Argument = string | number;

/**
 * An arrow drawn on the board; a ring if it ends where it begins.
 */
export type Arrow = { from: number, to: number, colour: "green" | "red" | "blue" | "yellow", };

export type AttackersRequest = { to: number, };

/**
 * The names of the coordinates, in order: `["a", "b", …]`.
 */
export type Axes = { files: Array<string>, ranks: Array<string>,
/**
 * Empty on a plane and on two boards, where squares have no coordinate for the layer.
 */
layers: Array<string>, };

/**
 * What a player who reasons from its view believed after a ply. The probabilities of each field add up to 1.
 */
export type Belief = { ply: number,
/**
 * The owner of the secret.
 */
about: number, field: SecretField, values: Array<BeliefValue>, };

/**
 * A possible value of a secret with its probability.
 */
export type BeliefValue = { kind: number | null, square: number | null, probability: number, };

export type BenchPerftRequest = { game: string, depth: number, };

export type BenchSearchRequest = { game: string, nodes: number, };

/**
 * The board of a game.
 */
export type BoardInfo = { shape: BoardShape, files: number, ranks: number, layers: number, axes: Axes, wraps: Wraps,
/**
 * The squares that exist; the box may have others.
 */
squares: Array<SquareInfo>, shades: Array<Shade>,
/**
 * Lines drawn from the middle of one square to that of another, such as the diagonals of a palace.
 */
lines: Array<[number, number]>, };

/**
 * On two boards the square names of layer 1 are capitalised: `A1`. Levels are stacked, layer 0 lowest.
 */
export type BoardShape = "plane" | "two-boards" | "levels";

/**
 * A captured piece.
 */
export type CapturedPiece = { kind: number,
/**
 * The player who lost it.
 */
seat: number, };

/**
 * A line of attack on a royal piece.
 */
export type CheckLine = {
/**
 * The attacker.
 */
from: number,
/**
 * The royal piece.
 */
to: number, path: Path, };

/**
 * A checked variant file.
 */
export type Checked = {
/**
 * Null if there are faults.
 */
info: GameInfo | null,
/**
 * Sorted by line.
 */
faults: Array<FileFault>,
/**
 * What is probably a mistake, although the game can be played, and the faults of combinations of several options;
 * only without other faults. Sorted by line.
 */
warnings: Array<FileFault>, };

export type ChooseRequest = { seat: number, field: SecretField,
/**
 * Null chooses at random and keeps the choice secret.
 */
value?: string | null, };

/**
 * What a claim of checkmate does besides removing an army.
 */
export type ClaimInfo = {
/**
 * What the claimer's royal piece becomes.
 */
royal: number | null,
/**
 * What the checkmating piece becomes.
 */
promotes: Array<ClaimPromotion>,
/**
 * A claim by one of these pieces wins the game at once.
 */
wins: Array<number>, };

/**
 * A promotion by delivering checkmate.
 */
export type ClaimPromotion = { from: number, into: number, };

/**
 * A commitment to a secret choice.
 */
export type Commitment = {
/**
 * Who made the choice.
 */
seat: number,
/**
 * 64 hexadecimal digits, different for each choice of each game.
 */
hash: string,
/**
 * Everyone knows the choice.
 */
known: boolean,
/**
 * Of a hidden crown: the squares that have been searched in the whole line. The page notes them for other copies.
 */
searched: Array<number>, };

/**
 * A count towards a draw that doesn't start again with a capture.
 */
export type Counting = { plies: number,
/**
 * One ply more draws.
 */
limit: number, };

/**
 * The longest defence of the player to act.
 */
export type Defence = {
/**
 * Text of the action.
 */
action: string | null,
/**
 * Its standard notation.
 */
san: string | null,
/**
 * The number of moves in which the attacker still wins; null if not within the given number.
 */
moves: number | null, };

export type DefendRequest = {
/**
 * The attacker.
 */
seat: number,
/**
 * The number of moves in which the attacker must win.
 */
moves: number,
/**
 * As in `ProveRequest`.
 */
nodes?: number | null, };

/**
 * The error of a call.
 */
export type EngineError = {
/**
 * What is wrong.
 */
code: ErrorCode,
/**
 * Always `found`; often `at`, `allowed`, `line`.
 */
args: { [key in string]: Argument }, };

/**
 * A piece in hand that enters with the move of another piece.
 */
export type EntryMessage = { kind: number, square: number, };

/**
 * The result of examining a setup.
 */
export type Examination = {
/**
 * Position text, also of an impossible position.
 */
position: string, setup: Setup,
/**
 * Empty if a game can start from the position.
 */
faults: Array<Fault>, form: SetupForm,
/**
 * The options with the array to which the text belongs.
 */
options: { [key in string]: string },
/**
 * What was left out of the text, or read as something else.
 */
remarks: Array<Reason>, };

/**
 * A position to examine: a text, a setup, or else the array.
 */
export type ExamineRequest = { game?: string | null,
/**
 * The text of a variant file. Without `game` and `file`, the current game.
 */
file?: string | null, options?: { [key in string]: string } | null, position?: string | null, setup?: Setup | null, };

/**
 * What another copy of the game has revealed.
 */
export type ExposeRequest = {
/**
 * Of the commitments to revealed choices.
 */
hashes: Array<string>, searched: Array<SearchedSquares>, };

/**
 * Why no game can start from a position.
 */
export type Fault = { code: FaultCode, args: { [key in string]: Argument },
/**
 * The player whose pieces or fields are at fault.
 */
seat: number | null,
/**
 * The squares at fault.
 */
squares: Array<number>, };

/**
 * An option with the values for which a fault holds.
 */
export type FaultyChoice = {
/**
 * The option's name.
 */
option: string,
/**
 * At least one of its values.
 */
values: Array<string>, };

/**
 * A further field of position text.
 */
export type FieldForm = { name: string, secret: boolean,
/**
 * Any number from 1 to 255 is allowed.
 */
number: boolean,
/**
 * For each player, or once for the game: the allowed values except `-`, and `?` if the field is secret.
 */
values: Array<Array<PendingValue>>, };

/**
 * What is wrong in a variant file, or probably wrong.
 */
export type FileFault = {
/**
 * Line number, from 1.
 */
line: number,
/**
 * Key with its table: `piece.moves`. Empty if the text can't be parsed at all.
 */
key: string,
/**
 * The value as written; empty if there is none.
 */
found: string,
/**
 * What is wrong and what is allowed, in English like the manual of variant files.
 */
message: string,
/**
 * The options it depends on, unless the key names them; empty if it always holds.
 */
choices: Array<FaultyChoice>, };

/**
 * A square that check forbids.
 */
export type Forbidden = { square: number, reason: Reason, path: Path, };

/**
 * Where "forward" points for a player's pieces, as the first player sees the board.
 */
export type ForwardDirection = "up" | "right" | "down" | "left";

export type FromToRequest = { from: number, to: number, };

/**
 * The parts of a game that never change during play; also enough for a gallery card.
 */
export type GameInfo = {
/**
 * For example `caissa-britannia`.
 */
id: string, name: string,
/**
 * Its names in other programs and among players.
 */
knownAs: Array<string>, author: string, year: number,
/**
 * The page or book with the rules, as the file says: a web address or any other text.
 */
source: string,
/**
 * One or two sentences for the gallery.
 */
summary: string,
/**
 * The special rules, one each, for the legend.
 */
notes: Array<string>,
/**
 * The names of the game, its author, players, armies, pieces and options in other languages.
 */
translations: Array<Translation>,
/**
 * Its place in the gallery. Featured games with the same place share a card.
 */
galleryPlace: number | null,
/**
 * It has a lesson, problems and a history.
 */
featured: boolean, board: BoardInfo, seats: Array<PlayerInfo>, kinds: Array<PieceTypeInfo>,
/**
 * The pieces at the start.
 */
array: Array<PlacedPiece>,
/**
 * The types that may be in hand, in the order of the variant file. Empty in games without drops.
 */
hand: Array<number>,
/**
 * Captured pieces come into a hand.
 */
capturesReturn: boolean,
/**
 * Hash of the rules with the chosen options, as records carry it. Hashes have 16 hexadecimal digits.
 */
variantHash: string,
/**
 * Hash of the variant file's text and the chosen options.
 */
contentHash: string,
/**
 * What `content_hash` was in earlier editions of the file with the same rules.
 */
formerHashes: Array<string>,
/**
 * The choices before the game.
 */
options: Array<OptionInfo>,
/**
 * The chosen value of every option.
 */
chosen: { [key in string]: string },
/**
 * By player: squares that win when its pieces reach them. Empty in games without such squares.
 */
goalSquares: Array<Array<number>>,
/**
 * How many checks win; 0 if checks aren't counted.
 */
checkLimit: number,
/**
 * A player who can capture must capture.
 */
mustCapture: boolean,
/**
 * Pieces in hand must be dropped before anything else.
 */
mustDrop: boolean,
/**
 * Points decide in place of a draw.
 */
points: boolean,
/**
 * Players have secrets: see `look`.
 */
secretive: boolean,
/**
 * A custom variant, not a shipped one.
 */
own: boolean,
/**
 * The moves of a turn; 1 in most games.
 */
movesPerTurn: number,
/**
 * Walls may stand on the board; null in other games.
 */
walls: Walls | null,
/**
 * Checkmate is claimed at the start of a turn (actions of kind `claim`); null in other games.
 */
claim: ClaimInfo | null, };

export type GameRequest = { game: string, };

export type GoToRequest = { ply: number, };

/**
 * Headers of a text to write.
 */
export type HeadersRequest = { headers: { [key in string]: string }, };

/**
 * What a text is, and which game it belongs to.
 */
export type Identified = { kind: TextKind,
/**
 * The id of the game of a game, study, position or move, if it is known here.
 */
game: string | null,
/**
 * Why it can't be opened although its kind is known.
 */
fault: Reason | null, };

export type IdentifyRequest = { text: string,
/**
 * Whether the text may belong to the current game.
 */
here: boolean, };

/**
 * The games found in a text: sections of a `variants.ini`, Interactive Diagrams, or nothing known.
 */
export type Import = { source: "ini" | "diagram" | "unknown",
/**
 * At least one, if only to report what is wrong.
 */
found: Array<Imported>, };

/**
 * One game found in a text.
 */
export type Imported = {
/**
 * The game's name in the text.
 */
name: string,
/**
 * A variant file that loads; null if too little could be imported.
 */
file: string | null,
/**
 * What could not be imported, sorted by line. Arguments: `line`, and often `at` (the key or piece), `found` and
 * `allowed`.
 */
losses: Array<Reason>, };

/**
 * A square whose landing square on the other board is occupied.
 */
export type LandingTaken = { square: number, lands: number, };

/**
 * The letters of a language for piece types, by their names in variant files: `Knight` and `S`.
 */
export type LettersRequest = { letters: { [key in string]: string }, };

export type LevelRequest = { level: string, };

/**
 * The next games of a list.
 */
export type ListSlice = { games: Array<ListedGame>,
/**
 * How much of the text has been listed, in thousandths.
 */
permille: number,
/**
 * Whether all games are listed.
 */
done: boolean, };

export type ListSliceRequest = {
/**
 * The number of games to list in this call.
 */
games: number, };

export type ListTextRequest = { number: number, };

/**
 * A game of a list.
 */
export type ListedGame = {
/**
 * From 0, for `listText`.
 */
number: number,
/**
 * The line in which it begins, from 1.
 */
line: number,
/**
 * The id of the game that it is, if it is known here.
 */
game: string | null,
/**
 * For example `White`, `Event`, `Date`, `Variant`.
 */
headers: { [key in string]: string }, };

export type LoadRequest = { record: string,
/**
 * Its first line in the file that it is from, where lines of faults are counted; by default 1.
 */
line?: number | null, };

/**
 * A game that was read from a record.
 */
export type Loaded = { info: GameInfo, view: View, headers: { [key in string]: string },
/**
 * The record was written with another version of the variant file.
 */
otherEdition: boolean,
/**
 * The text has variations, which only a study shows.
 */
hasVariations: boolean,
/**
 * What could not be read of a PGN game; the game has everything before it.
 */
fault: Reason | null,
/**
 * What was left out of the text of its start position, or read as something else.
 */
remarks: Array<Reason>, };

/**
 * A study read from a text.
 */
export type LoadedStudy = { info: GameInfo, view: View, headers: { [key in string]: string },
/**
 * The study was written with another version of the variant file.
 */
otherEdition: boolean, study: Study,
/**
 * What could not be read of a PGN game; the study has everything else.
 */
fault: Reason | null,
/**
 * What was left out of the text of its start position, or read as something else.
 */
remarks: Array<Reason>, };

/**
 * The viewer of the game from now on; null is a spectator.
 */
export type LookRequest = { seat?: number | null, };

export type NodeRequest = { node: number, };

export type OpenFileRequest = {
/**
 * The text of the variant file.
 */
text: string,
/**
 * Only options that differ from their defaults.
 */
options?: { [key in string]: string } | null, };

/**
 * A game to open.
 */
export type OpenRequest = {
/**
 * A shipped game or a registered custom variant.
 */
game: string,
/**
 * Position text; by default the array.
 */
position?: string | null,
/**
 * Only options that differ from their defaults.
 */
options?: { [key in string]: string } | null, };

/**
 * A game that was opened.
 */
export type Opened = { info: GameInfo, view: View,
/**
 * What was left out of the position's text, or read as something else.
 */
remarks: Array<Reason>, };

/**
 * A choice before the game.
 */
export type OptionInfo = {
/**
 * As in records and links: `paratrooper`.
 */
name: string,
/**
 * The question in words for players.
 */
about: string,
/**
 * The listed values; empty if the values are numbers.
 */
values: Array<OptionValue>,
/**
 * The values are the numbers from 0 to below this one; null if they are listed.
 */
numbers: number | null,
/**
 * The default.
 */
initial: string,
/**
 * The forced value in a game with clocks; null if clocks change nothing.
 */
withClocks: string | null, };

/**
 * A value of an option, with its label for players.
 */
export type OptionValue = { value: string, label: string, };

/**
 * How the game ended.
 */
export type OutcomeInfo = {
/**
 * `checkmate`, `stalemate`, `repetition`, `move-count`, `material`, `resignation`, `abandoned` (like a resignation,
 * but it reveals no secret), `time` (a draw if the enemy has only a royal piece and could win only by checkmate),
 * `agreement`, `adjudication` (by somebody else, in records of other programs),
 * `crown-captured`, `crown-found`, `own-crown`, `army-lost` (a player with a hidden crown has no pieces left),
 * `walled-in` (a draw: stones shut the monarch in),
 * `last-alive`, `claim-wins` (a claim that wins at once), `bare` (only royal pieces are left, of all or of one side),
 * `region` (pieces on the squares that win; a draw if both sides have reached theirs), `checks`,
 * `castled` and `castling-lost` (where castling decides), `passes`, …
 */
reason: OutcomeReason,
/**
 * The place of each player, 1 is best; all 1 in a draw.
 */
places: Array<number>,
/**
 * Null in a draw.
 */
winner: number | null,
/**
 * Points decided what would have been a draw for this reason.
 */
onPoints: boolean,
/**
 * Whether something other than a move ended the game, which can be taken back alone.
 */
stopped: boolean, };

/**
 * A square that a piece has passed over, and the piece's own square, which is null with two players.
 */
export type Passed = { square: number, piece: number | null, };

/**
 * The path of a piece to its target, for drawing.
 */
export type Path = {
/**
 * Squares passed before the target, in order: a Nightrider's leaps, a slider's squares, a Cavalier's first step.
 */
through: Array<number>,
/**
 * Those of the squares where a piece is jumped over.
 */
screens: Array<number>,
/**
 * Whether the piece leaps (drawn as arcs) or slides.
 */
leaps: boolean, };

/**
 * A secret choice that a player must make before the game begins. That there is one is public.
 */
export type PendingChoice = { seat: number, field: SecretField,
/**
 * The allowed values: for `crown` the monarchs with their squares.
 */
values: Array<PendingValue>, };

/**
 * A value of a field, with the piece type or square that it names.
 */
export type PendingValue = { value: string, kind: number | null, square: number | null, };

/**
 * A game to write as PGN.
 */
export type PgnRequest = { headers: { [key in string]: string },
/**
 * The time left after each action of the line, in milliseconds; null where it isn't known. Studies have none.
 */
clocks: (number | null)[], };

/**
 * A piece type.
 */
export type PieceTypeInfo = {
/**
 * One or two letters, as in position text: `U`.
 */
code: string,
/**
 * For example `Unicorn`.
 */
name: string,
/**
 * The name of its icon.
 */
icon: string,
/**
 * XBetza: `BNN`.
 */
notation: string, royal: boolean,
/**
 * Its rules in a sentence or two, from the variant file.
 */
rules: string, };

/**
 * A piece on the board.
 */
export type PlacedPiece = { square: number, kind: number, seat: number, };

export type PlayRequest = { action: string, };

/**
 * An action that was played.
 */
export type PlayedAction = {
/**
 * With public knowledge only: `S@e4?`, `hide@?`, `split@f2=O?`; in full once the game is over.
 */
text: string,
/**
 * Standard notation, with public knowledge only.
 */
san: string, seat: number, action: ActionKind,
/**
 * The move number as players count it.
 */
number: number, from: number | null, to: number | null,
/**
 * As in `ActionInfo`.
 */
lands: number | null,
/**
 * As in `ActionInfo`.
 */
via: number | null, captures: Array<number>,
/**
 * The pieces that stood there.
 */
captured: Array<CapturedPiece>,
/**
 * As in `ActionInfo`.
 */
enters: EntryMessage | null,
/**
 * As in `ActionInfo`.
 */
victim: number | null,
/**
 * The type before any promotion.
 */
kind: number,
/**
 * It gave check.
 */
check: boolean, reveals: Array<Reveal>, };

/**
 * A player's place in the game.
 */
export type PlayerInfo = {
/**
 * As in position text: `w`.
 */
letter: string,
/**
 * For example `White`.
 */
name: string,
/**
 * The same, for headers of records: the page translates `name`.
 */
header: string,
/**
 * The name of its army, for example `Catholic`.
 */
army: string | null,
/**
 * The colour of its pieces: `white`, `black`, `red`, `yellow`, `green`, `blue`.
 */
colour: string, forward: ForwardDirection, };

export type PlayerRequest = { seat: number, };

/**
 * The squares that a piece type reaches, for the legend.
 */
export type Preview = { from: number, targets: Array<PreviewSquare>, };

export type PreviewRequest = { kind: number, seat: number, from: number,
/**
 * Whether the pieces on the board count; otherwise the board is empty.
 */
present: boolean, };

/**
 * One square that a piece type reaches.
 */
export type PreviewSquare = { square: number, moves: boolean, captures: boolean, hops: boolean, initial: boolean, path: Path, };

/**
 * A promotion choice.
 */
export type PromotionChoice = { kind: number,
/**
 * Move text if it may be chosen.
 */
text: string | null,
/**
 * Why it may not be chosen: `none-captured`, `not-in-array` if its side never had one, or
 * `promotion-limit` if it has as many as may be.
 */
reason: Reason | null, };

/**
 * Whether the player to act has a forced win.
 */
export type Proof = {
/**
 * Whether the win is forced within the given number of moves, whatever the unknown secrets are.
 */
proven: boolean,
/**
 * Text of the first action of a fastest win.
 */
action: string | null,
/**
 * Its standard notation.
 */
san: string | null,
/**
 * The number of moves to that win.
 */
moves: number | null, };

export type ProveRequest = {
/**
 * The number of moves of the player to act.
 */
moves: number,
/**
 * Positions to search in this call; without it, until there is an answer.
 */
nodes?: number | null, };

/**
 * The restrictions of a piece, marked on the board when it is selected.
 */
export type Reach = { from: number,
/**
 * Squares that its movement reaches but check forbids: reason code `through-check`, `into-check`, `still-in-check`
 * or `leaves-royal-attacked`.
 */
forbidden: Array<Forbidden>,
/**
 * Occupied squares that block one of its lines unexpectedly: a leg, or an opponent's piece that it can't capture.
 * A plain piece on a target isn't listed, nor one in front of a Pawn.
 */
blockers: Array<number>,
/**
 * Squares that it could move to if its landing square on the other board were empty.
 */
landingTaken: Array<LandingTaken>, };

/**
 * A code with arguments, which the page puts into words.
 */
export type Reason = {
/**
 * For example `through-check`.
 */
code: ErrorCode,
/**
 * Square names, piece types, numbers.
 */
args: { [key in string]: Argument }, };

/**
 * Content and notation of a record.
 */
export type RecordRequest = { headers: { [key in string]: string },
/**
 * Moves in short notation: `d3`, `Kd2`.
 */
short?: boolean | null,
/**
 * All secrets, if the game is over; otherwise public knowledge only.
 */
full?: boolean | null, };

/**
 * What happened to a game besides its moves. Codes: `taken-back-revealed`, `taken-back-searched` (moves were taken back after
 * a secret was revealed, or squares were searched for a hidden crown), `revealed-elsewhere`, `searched-elsewhere` (in another
 * copy of the game).
 */
export type Remark = { code: RemarkCode,
/**
 * The number of actions before it.
 */
ply: number, };

/**
 * A secret that an action revealed to everybody. Codes: `crown-captured` (the captured piece wore the crown: the game
 * is over), `no-crown` (it did not: the player's other monarch wears it), `mine` (the captured stone was mined, its
 * capturer is removed), `no-mine`, `crown-found` (an enemy stopped on the hidden crown), `own-crown` (a piece stopped
 * on the hidden crown of its own side).
 */
export type Reveal = { code: RevealCode,
/**
 * The owner of the secret.
 */
seat: number,
/**
 * The captured piece.
 */
kind: number | null, square: number | null, };

/**
 * How to review a position of a game that is over.
 */
export type ReviewRequest = {
/**
 * The number of positions to search.
 */
nodes: number,
/**
 * The maximum depth in plies.
 */
depth?: number | null,
/**
 * As in `ThinkRequest`.
 */
model?: Model,
/**
 * The move text of the only action to search, while more than two players are in the game.
 */
only?: string | null, };

/**
 * A castling right.
 */
export type RightForm = { letter: string, seat: number,
/**
 * The squares of its unmoved pieces.
 */
squares: Array<number>,
/**
 * Whether these pieces are there.
 */
possible: boolean, };

/**
 * The best action found so far.
 */
export type SearchInfo = {
/**
 * Public move text, as `hide@?`; empty for a viewer who may not know the result.
 */
best: string,
/**
 * Move text of the best action with its secret choice, as `hide@c6`; null if it has none. It is for the canvas of the
 * viewer alone: no element may contain it.
 */
secretBest: string | null,
/**
 * In plies.
 */
depth: number,
/**
 * For the player to act; meaningless if `mateInPlies` is not null.
 */
scoreCentipawns: number,
/**
 * Positive: the player to act mates. A turn of several actions counts as one ply.
 */
mateInPlies: number | null,
/**
 * Positions searched; a float because long analyses exceed 32 bits.
 */
nodes: number,
/**
 * The principal variation, public.
 */
line: Array<string>,
/**
 * The same in standard notation.
 */
san: Array<string>,
/**
 * In an analysis the best lines so far, best first; otherwise empty.
 */
lines: Array<AnalysisLine>,
/**
 * By the model `max-n` while more than two players are in the game: the share of each in winning, which add up to
 * about 1. Otherwise, and for a move without alternative, empty.
 */
shares: Array<number>,
/**
 * The search has reached its limits.
 */
done: boolean, };

/**
 * Squares searched for the hidden crown with this commitment.
 */
export type SearchedSquares = { hash: string, squares: Array<number>, };

/**
 * A secret that the viewer may know: its own, or any once the game is over.
 */
export type Secret = { seat: number, field: SecretField,
/**
 * The piece that wears the crown (`crown` and `half`).
 */
kind: number | null,
/**
 * The current square of that piece, the mined stone or the hidden crown; null if it is in hand.
 */
square: number | null, };

/**
 * A position being set up, possibly an impossible one.
 */
export type Setup = { pieces: Array<PlacedPiece>,
/**
 * The squares with a wall. Earlier editions didn't know them.
 */
walls: Array<number>,
/**
 * By player and piece type: pieces in hand.
 */
reserves: Array<Array<number>>, turn: number,
/**
 * Letters of the castling rights; empty for none.
 */
castling: string,
/**
 * Squares that pieces have just passed over, where they can be captured en passant.
 */
enPassant: Array<Passed>, clockPlies: number,
/**
 * The move number as players count it.
 */
number: number,
/**
 * Values by field name: one for each player, or one for the game, as in position text: `-` for nothing, `?` for
 * unknown.
 */
fields: { [key in string]: Array<string> }, };

/**
 * The possible values of everything in a setup except the pieces.
 */
export type SetupForm = { castling: Array<RightForm>,
/**
 * The squares that pieces on the board may just have passed over.
 */
enPassant: Array<Passed>,
/**
 * The types that may be in hand.
 */
reserve: Array<number>, fields: Array<FieldForm>, };

/**
 * A colour of squares.
 */
export type Shade = { name: string,
/**
 * The variant's own colour as `#rrggbb`.
 */
colour: string, };

export type SliceRequest = {
/**
 * The approximate number of positions to search.
 */
nodes: number, };

export type SquareInfo = {
/**
 * For example `a1`.
 */
name: string,
/**
 * From 0 at the left, as the first player sees it.
 */
file: number,
/**
 * From 0 at the first player's side.
 */
rank: number,
/**
 * Board or level; 0 on a plane.
 */
layer: number,
/**
 * Index into `BoardInfo.shades`.
 */
shade: number, };

/**
 * A tree of lines.
 */
export type Study = {
/**
 * In preorder, the root first. The first child of a node is its main continuation, the others are variations.
 */
nodes: Array<StudyNode>,
/**
 * The node whose position is on the board.
 */
current: number, };

/**
 * A study to open.
 */
export type StudyLoadRequest = { text: string,
/**
 * As in `LoadRequest`.
 */
line?: number | null, };

/**
 * One node of a study: the position after an action, and its annotation.
 */
export type StudyNode = {
/**
 * Never changes and is never reused. The root's id is 0.
 */
id: number,
/**
 * Null for the root.
 */
parent: number | null,
/**
 * Null for the root.
 */
played: PlayedAction | null,
/**
 * Lines separated by line feeds.
 */
comment: string,
/**
 * The comment before a move that begins a variation.
 */
commentBefore: string, glyph: "" | "!" | "?" | "!!" | "??" | "!?" | "?!",
/**
 * Further signs: `+/=`, or `$29` if there is no sign.
 */
signs: Array<string>,
/**
 * Rings first.
 */
arrows: Array<Arrow>,
/**
 * The mover's clock after the move, such as `0:04:59`, or empty.
 */
clock: string,
/**
 * The time that the move took, such as `0:00:07`, or empty.
 */
elapsed: string,
/**
 * What a program thought of the position, such as `-0.31` or `#-3`, or empty.
 */
evaluation: string, };

/**
 * The ply to continue the game from.
 */
export type TakeBackRequest = { ply: number,
/**
 * All players agree, knowing that something was learnt of a secret since.
 */
consent: boolean,
/**
 * The moves behind that ply are kept until another one is played there.
 */
keep?: boolean | null, };

/**
 * What a text is.
 */
export type TextKind = "game" | "study" | "games" | "position" | "move" | "variant" | "empty" | "unknown";

export type TextRequest = { text: string, };

/**
 * How to search for a move.
 */
export type ThinkRequest = {
/**
 * `level-1` to `level-20`, or `1` to `8` for the levels of earlier versions.
 */
level: string,
/**
 * Determines the level's mistakes; constant during a game.
 */
seed: number,
/**
 * A hint, only for the viewer if that is the player to act.
 */
hint: boolean,
/**
 * How opponents are expected to play, in games for more than two.
 */
model?: Model, };

/**
 * Names in a language.
 */
export type Translation = {
/**
 * The language's tag: `de`.
 */
language: string,
/**
 * By what they are in the rest of the message.
 */
names: { [key in string]: string }, };

/**
 * Everything that a page may show the viewer of one state of the game; the page needs nothing else. Secrets are never
 * included, not even the viewer's own (see `secrets`), except through the actions, which only the viewer to act
 * receives.
 */
export type View = {
/**
 * The viewer; null is a spectator with public knowledge only. In games without secrets always the player to act.
 */
viewer: number | null,
/**
 * The game is over, so nothing is secret any more.
 */
revealed: boolean,
/**
 * Choices to make before the game can begin; until then there are no actions.
 */
pending: Array<PendingChoice>,
/**
 * The players who keep a secret. This is public.
 */
keepers: Array<number>,
/**
 * By player: squares where its hidden crown can't be, because a piece has stood or stopped there since it was
 * hidden. Empty lists if no crown is hidden.
 */
searched: Array<Array<number>>,
/**
 * Position text with public knowledge only (`crown=?,?`); in full once the game is over.
 */
position: string, pieces: Array<PlacedPiece>,
/**
 * The squares with a wall.
 */
walls: Array<number>,
/**
 * By player and piece type: pieces in hand. Empty lists in games without drops.
 */
reserves: Array<Array<number>>,
/**
 * The moves that the player to act has left in this turn, the next one included; null in games with one move a turn.
 */
movesLeft: number | null,
/**
 * The player to act.
 */
turn: number,
/**
 * Empty if the game is over or the viewer is not the player to act.
 */
actions: Array<ActionInfo>,
/**
 * One for each restricted piece of the player to act; empty once the game is over.
 */
reaches: Array<Reach>,
/**
 * Every line of attack on a royal piece.
 */
checks: Array<CheckLine>,
/**
 * By player: how many checks it has given. Empty in games that don't count them.
 */
checksGiven: Array<number>,
/**
 * The place of each eliminated player; 0 for those still in the game.
 */
places: Array<number>, outcome: OutcomeInfo | null,
/**
 * The draw that the player to act may claim: `repetition` or `move-count`.
 */
claimableDraw: OutcomeReason | null,
/**
 * The whole line, including moves that were taken back.
 */
played: Array<PlayedAction>,
/**
 * How many actions of `played` lead to the current position.
 */
ply: number,
/**
 * The whole line ends the game and nothing in it is secret, so it can be reviewed.
 */
reviewable: boolean,
/**
 * Something was learnt of a secret after this ply, or in another copy of this game. There are no actions until
 * `takeBack` is called with the consent of all.
 */
consentNeeded: boolean,
/**
 * The owners of those secrets.
 */
learnt: Array<number>,
/**
 * Another copy of this game has revealed a secret: see `expose`.
 */
revealedElsewhere: boolean,
/**
 * Secrets that everyone knows although the moves don't reveal them.
 */
exposed: Array<Secret>,
/**
 * What happened besides moves, oldest first.
 */
remarks: Array<Remark>,
/**
 * The commitments to secret choices, in order.
 */
commitments: Array<Commitment>,
/**
 * Plies counted towards the draw by move count.
 */
clockPlies: number,
/**
 * The number of plies that draws, or may be claimed as a draw; 0 if the game has no such rule.
 */
clockLimitPlies: number,
/**
 * The plies counted since little material is left, and the plies allowed; null without such a count.
 */
counting: Counting | null, };

/**
 * When a player places a wall.
 */
export type WallPlacement = "after-move" | "instead-of-move";

/**
 * Squares with walls, which no piece enters or passes.
 */
export type Walls = {
/**
 * When players place walls (actions of kind `wall`); null if they arise otherwise.
 */
placed: WallPlacement | null,
/**
 * What a wall is called; null if it is a wall.
 */
name: string | null,
/**
 * The name of its picture; null if it is a block.
 */
icon: string | null, };

/**
 * The edges of a plane that are joined, so that pieces pass over them.
 */
export type Wraps = {
/**
 * The first and the last file are neighbours.
 */
files: boolean,
/**
 * The first and the last rank are neighbours.
 */
ranks: boolean, };

/** The calls. Each throws an `EngineError`. */
export interface Engine {
  games(): Array<GameInfo>;
  open(request: OpenRequest): Opened;
  openFile(request: OpenFileRequest): Opened;
  load(request: LoadRequest): Loaded;
  loadTruth(request: LoadRequest): Loaded;
  record(request: RecordRequest): string;
  truth(request: HeadersRequest): string;
  pgn(request: PgnRequest): string;
  look(request: LookRequest): View;
  choose(request: ChooseRequest): View;
  secrets(): Array<Secret>;
  beliefs(request: PlayerRequest): Array<Belief>;
  play(request: PlayRequest): View;
  setLetters(request: LettersRequest): null;
  readMove(request: TextRequest): string;
  playSearchResult(): View;
  undo(): View;
  takeBack(request: TakeBackRequest): View;
  redo(): View;
  goTo(request: GoToRequest): View;
  resign(request: PlayerRequest): View;
  abandon(request: PlayerRequest): View;
  revealAbandoned(): View;
  expose(request: ExposeRequest): View;
  flag(request: PlayerRequest): View;
  agreeDraw(): View;
  claimDraw(): View;
  wouldAgree(request: PlayerRequest): boolean;
  promotions(request: FromToRequest): Array<PromotionChoice>;
  whyNot(request: FromToRequest): Reason | null;
  attackers(request: AttackersRequest): Array<number>;
  pieceValues(): Array<number>;
  preview(request: PreviewRequest): Preview;
  studyStart(): Study;
  studyLoad(request: StudyLoadRequest): LoadedStudy;
  study(): Study;
  studyGo(request: NodeRequest): View;
  studyAnnotate(request: AnnotateRequest): Study;
  studyPromote(request: NodeRequest): Study;
  studyRemove(request: NodeRequest): View;
  studyText(request: HeadersRequest): string;
  listStart(request: TextRequest): null;
  listSlice(request: ListSliceRequest): ListSlice;
  identify(request: IdentifyRequest): Identified;
  listText(request: ListTextRequest): string;
  prove(request: ProveRequest): Proof | null;
  defend(request: DefendRequest): Defence | null;
  adopt(request: TextRequest): GameInfo;
  source(request: GameRequest): string;
  check(request: TextRequest): Checked;
  recognize(request: TextRequest): string;
  import(request: TextRequest): Import;
  examine(request: ExamineRequest): Examination;
  startThinking(request: ThinkRequest): null;
  startAnalysis(request: AnalyseRequest): null;
  startReview(request: ReviewRequest): null;
  thinkSlice(request: SliceRequest): SearchInfo;
  stopThinking(request: SliceRequest): SearchInfo;
  levelCapMs(request: LevelRequest): number;
  benchPerft(request: BenchPerftRequest): number;
  benchSearch(request: BenchSearchRequest): number;
  missingNetwork(): string | undefined;
  setNetwork(file: Uint8Array): void;
  computerMemory(): string;
  setComputerMemory(text: string): void;
  free(): void;
}
