// Made from the messages in src/api/messages by `UPDATE=1 cargo test --lib protocol`. Don't edit.

/** Index into `GameInfo.board.squares`, 0 to 255. */
export type Square = number;

/** Index into `GameInfo.seats`, 0 to 3. */
export type Seat = number;

/** Index into `GameInfo.kinds`. */
export type PieceType = number;

export type SecretField = "crown" | "mine" | "hidden" | "half";

export type Model = "paranoid" | "max-n" | "best-reply";

/**
 * One legal action of the player to act.
 */
export type ActionInfo = {
/**
 * Move text, unique: `e2e4`, `a9a10=U`, `T@e4`.
 */
text: string, kind: ActionKind, from: number | null,
/**
 * On the piece's own board, where it captures; for a drop, hiding or split the target; null for `done`, `pass` and a move off
 * the board.
 */
to: number | null,
/**
 * Where the piece ends if it passes to the other board after its move; null where pieces stay.
 */
lands: number | null,
/**
 * The square where a piece of two steps (a Paratrooper) captures on its first step. `to` may then be its own square (it captures and
 * stays, or does nothing) or null (it leaves the board for its owner's hand).
 */
via: number | null,
/**
 * Squares whose pieces leave the board (the en passant Pawn's square, not the target).
 */
captures: Array<number>, promotion: number | null,
/**
 * The type dropped; for a split the half that goes to `to`, while the other one stays.
 */
piece: number | null,
/**
 * For a drop: this one is mined; for a split: the half that goes wears the crown. Such actions come in pairs that differ only
 * in this.
 */
secret: boolean, castles: boolean,
/**
 * Who is checkmated by a claim. `from` is then the piece that delivers checkmate, `to` the royal piece, `captures` every piece
 * that leaves the board, `promotion` what the deliverer becomes.
 */
victim: number | null, path: Path, };

/**
 * `done` ends a turn of drops. `hide` and `split` don't end the turn.
 */
export type ActionKind = "move" | "drop" | "done" | "hide" | "split" | "pass" | "claim";

/**
 * How to analyse.
 */
export type AnalyseRequest = {
/**
 * How many best lines, 1 to 5.
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
 * Move text of its first action.
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
 * The expected actions.
 */
line: Array<string>, };

/**
 * What to change in a node's annotation.
 */
export type AnnotateRequest = { node: number, comment?: string | null, glyph?: string | null, arrows?: Array<Arrow> | null, };

/**
 * A square's name or other text; or the index of a piece type.
 */
export type Argument = string | number;

/**
 * An arrow drawn on the board; a ring if it ends where it begins.
 */
export type Arrow = { from: number, to: number, colour: "green" | "red" | "blue" | "yellow", };

/**
 * The square that may be attacked.
 */
export type AttackersRequest = { to: number, };

/**
 * What each coordinate is called in the names of squares, in order: `["a", "b", …]`.
 */
export type Axes = { files: Array<string>, ranks: Array<string>,
/**
 * Empty where the layer is no coordinate of its own: on a plane, on two boards.
 */
layers: Array<string>, };

/**
 * The probabilities that a player who reasons from its view assigned after a ply. Each list adds up to 1.
 */
export type Belief = { ply: number,
/**
 * Whose secret.
 */
about: number, field: SecretField, values: Array<BeliefValue>, };

/**
 * One possibility of a secret.
 */
export type BeliefValue = { kind: number | null, square: number | null, probability: number, };

/**
 * A perft to count, for benchmarks.
 */
export type BenchPerftRequest = { game: string, depth: number, };

/**
 * A search to run, for benchmarks.
 */
export type BenchSearchRequest = { game: string, nodes: number, };

/**
 * The board of a game.
 */
export type BoardInfo = { shape: BoardShape, files: number, ranks: number, layers: number, axes: Axes, squares: Array<SquareInfo>, shades: Array<Shade>, };

/**
 * Of two boards the squares of layer 1 are named `A1`. Levels lie above one another, layer 0 lowest.
 */
export type BoardShape = "plane" | "two-boards" | "levels";

/**
 * A line along which a royal piece is attacked.
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
 * A variant file, checked.
 */
export type Checked = {
/**
 * Null if there are faults.
 */
info: GameInfo | null,
/**
 * In the order of lines.
 */
faults: Array<FileFault>, };

/**
 * A choice before the game.
 */
export type ChooseRequest = { seat: number, field: SecretField,
/**
 * Null: a random one, kept secret.
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
 * What the piece that delivers checkmate becomes.
 */
promotes: Array<ClaimPromotion>,
/**
 * A claim delivered by one of these wins the game at once.
 */
wins: Array<number>, };

/**
 * A promotion by delivering checkmate.
 */
export type ClaimPromotion = { from: number, into: number, };

/**
 * How the player to act holds out longest.
 */
export type Defence = {
/**
 * Text of the action.
 */
action: string | null,
/**
 * In how many of its moves the attacker wins all the same; null if not within those asked for.
 */
moves: number | null, };

/**
 * A defence to look for.
 */
export type DefendRequest = {
/**
 * The attacker.
 */
seat: number,
/**
 * The moves that it has left to win.
 */
moves: number,
/**
 * As in `ProveRequest`.
 */
nodes?: number | null, };

/**
 * An error that a call answers with.
 */
export type EngineError = {
/**
 * A stable code.
 */
code: string,
/**
 * Always `found`; often `at`, `allowed`, `line`.
 */
args: { [key in string]: Argument }, };

/**
 * Everything about a position that is being set up.
 */
export type Examination = {
/**
 * Position text, also of an impossible position.
 */
position: string, setup: Setup,
/**
 * All of them; empty if it can be played from.
 */
faults: Array<Fault>, form: SetupForm, };

/**
 * A position to examine: a text, a setup, or else the array.
 */
export type ExamineRequest = {
/**
 * A shipped or adopted game.
 */
game?: string | null,
/**
 * The text of a variant file. Without either it is the game on the table.
 */
file?: string | null, options?: { [key in string]: string } | null, position?: string | null, setup?: Setup | null, };

/**
 * Why a position can't be played from.
 */
export type Fault = { code: string, args: { [key in string]: Argument },
/**
 * Whose fault it is.
 */
seat: number | null,
/**
 * Where it is seen.
 */
squares: Array<number>, };

/**
 * A further field of position text.
 */
export type FieldForm = { name: string, secret: boolean,
/**
 * Any number from 1 to 255.
 */
number: boolean,
/**
 * For each player, or once for the game: what the field may hold besides `-`, and `?` if it is secret.
 */
values: Array<Array<PendingValue>>, };

/**
 * What is wrong in a variant file.
 */
export type FileFault = {
/**
 * From 1.
 */
line: number,
/**
 * With its table: `piece.moves`; empty if the text can't be read at all.
 */
key: string,
/**
 * As written; empty if there is nothing.
 */
found: string,
/**
 * What is wrong and what is allowed; in English, like the manual of variant files.
 */
message: string, };

/**
 * A square where a piece may not go because of check.
 */
export type Forbidden = { square: number, reason: Reason, path: Path, };

/**
 * Where "forward" points for a player's pieces, seen by the first player.
 */
export type ForwardDirection = "up" | "right" | "down" | "left";

/**
 * Two squares.
 */
export type FromToRequest = { from: number, to: number, };

/**
 * What never changes during a game, and what a gallery card needs.
 */
export type GameInfo = {
/**
 * For example `caissa-britannia`.
 */
id: string, name: string, author: string, year: number,
/**
 * Address of the game's own page.
 */
source: string,
/**
 * One or two sentences for the gallery.
 */
summary: string,
/**
 * The special rules in words, one each, for the legend.
 */
notes: Array<string>, board: BoardInfo, seats: Array<PlayerInfo>, kinds: Array<PieceTypeInfo>,
/**
 * The pieces at the start.
 */
array: Array<PlacedPiece>,
/**
 * Hexadecimal hash of the variant file and the chosen options.
 */
variantHash: string,
/**
 * The choices before the game.
 */
options: Array<OptionInfo>,
/**
 * The value of every option in this game.
 */
chosen: { [key in string]: string },
/**
 * Players keep secrets from each other: see `look`.
 */
secretive: boolean,
/**
 * A custom variant, not a shipped one.
 */
own: boolean,
/**
 * Checkmate is claimed at the start of a turn (actions of kind `claim`); null where it isn't.
 */
claim: ClaimInfo | null, };

/**
 * A game by its id.
 */
export type GameRequest = { game: string, };

/**
 * A place in the line of the game.
 */
export type GoToRequest = { ply: number, };

/**
 * The headers of a text to write.
 */
export type HeadersRequest = { headers: { [key in string]: string }, };

/**
 * What a text holds: sections of a `variants.ini`, Interactive Diagrams, or nothing known.
 */
export type Import = { source: "ini" | "diagram" | "unknown",
/**
 * At least one, if only to say what is wrong.
 */
found: Array<Imported>, };

/**
 * One game found in it.
 */
export type Imported = {
/**
 * What the text calls it.
 */
name: string,
/**
 * The text of a variant file that loads; null if too little could be imported.
 */
file: string | null,
/**
 * What could not be imported, by lines; arguments `line`, and often `at` (the key or piece), `found`, `allowed`.
 */
losses: Array<Reason>, };

/**
 * A square where a piece may not go because another one stands where it would land.
 */
export type LandingTaken = { square: number, lands: number, };

/**
 * A level of the computer.
 */
export type LevelRequest = { level: number, };

/**
 * A record to read.
 */
export type LoadRequest = { record: string, };

/**
 * A game that was read from a record.
 */
export type Loaded = { info: GameInfo, view: View, headers: { [key in string]: string },
/**
 * The record was written with another edition of the variant file.
 */
otherEdition: boolean, };

/**
 * A study that was read from a text.
 */
export type LoadedStudy = { info: GameInfo, view: View, headers: { [key in string]: string },
/**
 * The study was written with another edition of the variant file.
 */
otherEdition: boolean, study: Study, };

/**
 * Who views the game from now on; null: an onlooker.
 */
export type LookRequest = { seat?: number | null, };

/**
 * A node of the study.
 */
export type NodeRequest = { node: number, };

/**
 * A custom variant to open.
 */
export type OpenFileRequest = {
/**
 * The text of the variant file.
 */
text: string,
/**
 * Options that differ from their defaults.
 */
options?: { [key in string]: string } | null, };

/**
 * A game to open.
 */
export type OpenRequest = {
/**
 * A shipped or adopted game.
 */
game: string,
/**
 * Position text; without it the array.
 */
position?: string | null,
/**
 * Options that differ from their defaults.
 */
options?: { [key in string]: string } | null, };

/**
 * A game that was opened.
 */
export type Opened = { info: GameInfo, view: View, };

/**
 * A choice before the game.
 */
export type OptionInfo = {
/**
 * As in records and links: `paratrooper`.
 */
name: string,
/**
 * What is chosen, for players.
 */
about: string, values: Array<OptionValue>,
/**
 * The default.
 */
initial: string,
/**
 * The value in a game with clocks, whatever is chosen; null: clocks change nothing.
 */
withClocks: string | null, };

/**
 * What may be chosen, with words for players.
 */
export type OptionValue = { value: string, label: string, };

/**
 * How the game ended.
 */
export type OutcomeInfo = {
/**
 * `checkmate`, `stalemate`, `repetition`, `move-count`, `material`, `resignation`, `time` (a draw if the enemy has only a royal
 * piece and could win only by checkmate), `crown-captured`, `crown-found`, `own-crown`, `army-lost` (nothing is left of the army
 * of a player who has hidden its crown), `walled-in` (a draw: stones shut the monarch in), `last-alive`, `claim-wins` (a claim
 * that wins at once), `bare` (a draw: only royal pieces are left), `passes`, …
 */
reason: string,
/**
 * A place (1 is best) for each player; all 1 in a draw.
 */
places: Array<number>,
/**
 * Null in a draw.
 */
winner: number | null, };

/**
 * A square that a piece has passed over, and the piece's own square. With two players no setup names the piece.
 */
export type Passed = { square: number, piece: number | null, };

/**
 * The way of a piece to its target, to be drawn.
 */
export type Path = {
/**
 * Squares passed or landed on before the target, in order (a Nightrider's leaps, a slider's squares, a Cavalier's first step).
 */
through: Array<number>,
/**
 * The squares among them where a piece is jumped over.
 */
screens: Array<number>,
/**
 * True if the way goes by leaps (draw arcs), false if it slides.
 */
leaps: boolean, };

/**
 * What a player has to choose alone before the game can begin. That there is a choice is public.
 */
export type PendingChoice = { seat: number, field: SecretField,
/**
 * What may be chosen: for `crown` the monarchs with their squares.
 */
values: Array<PendingValue>, };

/**
 * A value of a field, with the piece type or square that it names.
 */
export type PendingValue = { value: string, kind: number | null, square: number | null, };

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
 * The name of its picture.
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

/**
 * An action to play.
 */
export type PlayRequest = {
/**
 * Move text.
 */
action: string, };

/**
 * An action that was played.
 */
export type PlayedAction = {
/**
 * As everybody may know it: `S@e4?`, `hide@?`, `split@f2=O?`; in full once the game is over.
 */
text: string, seat: number, action: ActionKind,
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
 * As in `ActionInfo`.
 */
victim: number | null,
/**
 * What moved, before any promotion.
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
 * The colour of its pieces: `white`, `black`, `red`, `yellow`, `green`, `blue`.
 */
colour: string, forward: ForwardDirection, };

/**
 * A player.
 */
export type PlayerRequest = { seat: number, };

/**
 * The squares that a piece type reaches, for the legend.
 */
export type Preview = { from: number, targets: Array<PreviewSquare>, };

/**
 * A piece type on a square.
 */
export type PreviewRequest = { kind: number, seat: number, from: number,
/**
 * Among the pieces on the board; otherwise on an empty board.
 */
present: boolean, };

/**
 * One square that a piece type reaches.
 */
export type PreviewSquare = { square: number, moves: boolean, captures: boolean, hops: boolean, initial: boolean, path: Path, };

/**
 * The answer for one promotion of a piece.
 */
export type PromotionChoice = { kind: number,
/**
 * Move text if it may be chosen.
 */
text: string | null,
/**
 * Why it may not be chosen: `none-captured`, or `not-in-array` if its side never had one.
 */
reason: Reason | null, };

/**
 * Whether the player to act wins by force.
 */
export type Proof = {
/**
 * It does, within the moves asked for, whatever is unknown.
 */
proven: boolean,
/**
 * Text of a first action that wins soonest.
 */
action: string | null,
/**
 * In how many of its moves.
 */
moves: number | null, };

/**
 * A forced win to look for.
 */
export type ProveRequest = {
/**
 * The moves within which the player to act is to win.
 */
moves: number,
/**
 * Positions to search now; without it until there is an answer.
 */
nodes?: number | null, };

/**
 * What restricts a piece, for marks on the board once it is selected.
 */
export type Reach = { from: number,
/**
 * Squares that it reaches by its movement but may not go to because of check: reason code `through-check`, `into-check`,
 * `still-in-check` or `leaves-royal-attacked`.
 */
forbidden: Array<Forbidden>,
/**
 * Occupied squares that stop one of its lines (a leg, a rider's obstacle).
 */
blockers: Array<number>,
/**
 * Squares it could go to if the square of the other board where it would land were empty.
 */
landingTaken: Array<LandingTaken>, };

/**
 * Something that the page puts into words.
 */
export type Reason = {
/**
 * For example `through-check`.
 */
code: string,
/**
 * Square names, piece types, numbers.
 */
args: { [key in string]: Argument }, };

/**
 * What a record is to contain.
 */
export type RecordRequest = { headers: { [key in string]: string },
/**
 * Moves as people write them: `d3`, `Kd2`.
 */
short?: boolean | null,
/**
 * Everything, once the game is over; otherwise what everybody may know.
 */
full?: boolean | null, };

/**
 * A secret that an action revealed to everybody. Codes: `crown-captured` (the captured piece wore the crown: the game is over),
 * `no-crown` (it didn't: the crown is on the player's other one), `mine` (the captured stone was mined, its capturer is gone),
 * `no-mine`, `crown-found` (an enemy stopped on the hidden crown), `own-crown` (a piece stopped on the hidden crown of its own
 * side).
 */
export type Reveal = { code: string,
/**
 * Whose secret.
 */
seat: number,
/**
 * The piece captured.
 */
kind: number | null,
/**
 * Where.
 */
square: number | null, };

/**
 * A castling right.
 */
export type RightForm = { letter: string, seat: number,
/**
 * The squares of its unmoved pieces.
 */
squares: Array<number>,
/**
 * Whether they stand there.
 */
possible: boolean, };

/**
 * The best action found so far.
 */
export type SearchInfo = {
/**
 * Move text.
 */
best: string,
/**
 * In plies.
 */
depth: number,
/**
 * For the player to act; meaningless if `mateInPlies` is not null.
 */
scoreCentipawns: number,
/**
 * Positive: the player to act mates.
 */
mateInPlies: number | null,
/**
 * Positions searched. A float, because 32 bits overflow in a long analysis.
 */
nodes: number,
/**
 * The expected actions.
 */
line: Array<string>,
/**
 * In an analysis the best lines known, best first; otherwise empty.
 */
lines: Array<AnalysisLine>,
/**
 * The limits are reached.
 */
done: boolean, };

/**
 * A secret that the viewer may know now: an own one, or any after the end of the game.
 */
export type Secret = { seat: number, field: SecretField,
/**
 * The piece that wears the crown, for `crown` and `half`.
 */
kind: number | null,
/**
 * Where that piece, the mined stone or the hidden crown is now; null if it is in hand.
 */
square: number | null, };

/**
 * A position as written, possibly an impossible one.
 */
export type Setup = { pieces: Array<PlacedPiece>,
/**
 * By player and piece type: pieces in hand.
 */
reserves: Array<Array<number>>, turn: number,
/**
 * Letters of the rights; empty for none.
 */
castling: string,
/**
 * Squares passed over by pieces that may be captured there.
 */
enPassant: Array<Passed>, clockPlies: number,
/**
 * The move number as players count it.
 */
number: number,
/**
 * By name the value of each player, or the one of the game, as in position text: `-` for nothing, `?` for unknown.
 */
fields: { [key in string]: Array<string> }, };

/**
 * What may be written besides the pieces.
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

/**
 * A slice of the search.
 */
export type SliceRequest = {
/**
 * About how many positions to search.
 */
nodes: number, };

/**
 * One square of the board.
 */
export type SquareInfo = {
/**
 * For example `a1`.
 */
name: string,
/**
 * 0 is the leftmost, seen by the first player.
 */
file: number,
/**
 * 0 is the nearest to the first player.
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
 * A game with everything else that might have been played.
 */
export type Study = {
/**
 * In preorder, the root first; the first child of a node continues its line, the others are variations.
 */
nodes: Array<StudyNode>,
/**
 * The node whose position is on the board.
 */
current: number, };

/**
 * One node of a study: the position after an action, and its annotation.
 */
export type StudyNode = {
/**
 * Stays while the node exists and is never used again; the root's is 0.
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
 * Lines, separated by line feeds.
 */
comment: string, glyph: "" | "!" | "?" | "!!" | "??" | "!?" | "?!",
/**
 * Rings first.
 */
arrows: Array<Arrow>, };

/**
 * Where the game is to continue.
 */
export type TakeBackRequest = { ply: number,
/**
 * All players agree that a secret revealed since is known.
 */
consent: boolean, };

/**
 * A text to read: a study, a variant file, or something to import.
 */
export type TextRequest = { text: string, };

/**
 * How to search for a move.
 */
export type ThinkRequest = {
/**
 * From 1 to 8.
 */
level: number,
/**
 * Determines the level's errors; one for a game.
 */
seed: number,
/**
 * Only for the viewer who is to act.
 */
hint: boolean,
/**
 * How several opponents are expected to play.
 */
model?: Model, };

/**
 * A sealed game to read.
 */
export type UnsealRequest = { sealed: string, };

/**
 * Everything a page may show of one state of the game to the viewer. It is complete: the page keeps nothing else of the state. It
 * holds no secret, not even the viewer's own (ask `secrets` for those), except the actions, which only the viewer who is to act
 * receives.
 */
export type View = {
/**
 * The viewer; null: an onlooker who knows what everybody knows. In games without secrets always the player to act.
 */
viewer: number | null,
/**
 * The game is over, so that nothing is secret any more.
 */
revealed: boolean,
/**
 * What must be chosen before the game can begin; no actions until then.
 */
pending: Array<PendingChoice>,
/**
 * The players who keep a secret now (public).
 */
keepers: Array<number>,
/**
 * By player: the squares where its hidden crown can't be, as everybody may know, because pieces stood or stopped there since it
 * was hidden; otherwise empty lists.
 */
searched: Array<Array<number>>,
/**
 * Position text as everybody may know it (`crown=?,?`); in full once the game is over.
 */
position: string, pieces: Array<PlacedPiece>,
/**
 * By player and piece type: how many pieces of the array are no longer on the board.
 */
missing: Array<Array<number>>,
/**
 * By player and piece type: pieces in hand; empty lists where the game has none.
 */
reserves: Array<Array<number>>,
/**
 * The player to act.
 */
turn: number,
/**
 * Empty if the game is over or the viewer isn't the player to act.
 */
actions: Array<ActionInfo>,
/**
 * For each piece of the player to act that something restricts; empty once the game is over.
 */
reaches: Array<Reach>,
/**
 * Every line on which a royal piece is attacked now.
 */
checks: Array<CheckLine>,
/**
 * The place of each player who is out of the game; 0 for those still in it.
 */
places: Array<number>, outcome: OutcomeInfo | null,
/**
 * The whole line of the record, including what was taken back.
 */
played: Array<PlayedAction>,
/**
 * How many of `played` lead to the position on the board.
 */
ply: number,
/**
 * What has been taken back here revealed a secret: there are no actions until `takeBack` is called with the consent of all.
 */
consentNeeded: boolean,
/**
 * Plies counted towards the draw by move count.
 */
clockPlies: number,
/**
 * 0 if the game has no such rule.
 */
clockLimitPlies: number, };

/** The calls. Each throws an `EngineError`. */
export interface Engine {
  games(): Array<GameInfo>;
  open(request: OpenRequest): Opened;
  openFile(request: OpenFileRequest): Opened;
  load(request: LoadRequest): Loaded;
  unseal(request: UnsealRequest): Loaded;
  record(request: RecordRequest): string;
  seal(request: HeadersRequest): string;
  look(request: LookRequest): View;
  choose(request: ChooseRequest): View;
  secrets(): Array<Secret>;
  beliefs(request: PlayerRequest): Array<Belief>;
  play(request: PlayRequest): View;
  playThought(): View;
  undo(): View;
  takeBack(request: TakeBackRequest): View;
  redo(): View;
  goTo(request: GoToRequest): View;
  resign(request: PlayerRequest): View;
  flag(request: PlayerRequest): View;
  promotions(request: FromToRequest): Array<PromotionChoice>;
  whyNot(request: FromToRequest): Reason | null;
  attackers(request: AttackersRequest): Array<number>;
  preview(request: PreviewRequest): Preview;
  studyStart(): Study;
  studyLoad(request: TextRequest): LoadedStudy;
  study(): Study;
  studyGo(request: NodeRequest): View;
  studyAnnotate(request: AnnotateRequest): Study;
  studyPromote(request: NodeRequest): Study;
  studyRemove(request: NodeRequest): View;
  studyText(request: HeadersRequest): string;
  prove(request: ProveRequest): Proof | null;
  defend(request: DefendRequest): Defence | null;
  adopt(request: TextRequest): GameInfo;
  source(request: GameRequest): string;
  check(request: TextRequest): Checked;
  import(request: TextRequest): Import;
  examine(request: ExamineRequest): Examination;
  startThinking(request: ThinkRequest): null;
  startAnalysis(request: AnalyseRequest): null;
  thinkSlice(request: SliceRequest): SearchInfo;
  levelCapMs(request: LevelRequest): number;
  benchPerft(request: BenchPerftRequest): number;
  benchSearch(request: BenchSearchRequest): number;
  free(): void;
}
