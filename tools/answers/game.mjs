// Seeded random games with all questions a page may ask.

import { Chance } from "./chance.mjs";

/** @import { Table } from "./table.mjs" */

const PROOF_NODES = 1_000;
const PROOF_SLICES = 5;
const REFUSALS = 150;
const HEADERS = { White: "Anna “the Great”", Event: "A test \\ of texts", Date: "2026.01.02" };

/** Makes the choices before a game. @param {Table} table @param {Chance} chance */
export function choose(table, chance) {
  while (table.view.pending.length > 0) {
    const before = table.view.pending.length;
    const { seat, field, values } = chance.pick(/** @type {any[]} */ (table.view.pending));
    for (const value of ["", "x9", "?"]) table.ask("choose", { seat, field, value });
    table.ask("choose", { seat, field: "mood", value: "good" });
    table.ask("choose", { seat: 9, field, value: "k" });
    table.ask("play", { action: "e2e4" });
    table.ask("resign", { seat });
    table.ask("choose", { seat, field, value: chance.pick(/** @type {any[]} */ (values)).value });
    table.ask("choose", { seat, field, value: "k" });
    table.ask("secrets");
    table.ask("look", { seat });
    table.ask("secrets");
    if (table.view.pending.length >= before) throw new Error(`no choice taken: ${field}`);
  }
}

/**
 * Plays at random for some plies or to the end. Captures are preferred, so that games end.
 * @param {Table} table
 * @param {Chance} chance
 * @param {number} plies
 * @param {(table: Table, chance: Chance) => void} [aside]  asks questions between two plies
 */
export function playRandomly(table, chance, plies, aside = () => {}) {
  for (let ply = 0; ply < plies; ply += 1) {
    table.look();
    const { actions } = table.view;
    if (actions.length === 0) return;
    aside(table, chance);
    table.look();
    if (table.view.actions.length === 0) return;
    table.ask("play", { action: randomAction(table.view.actions, chance) });
  }
}

/**
 * Moves to and fro without captures where possible, until a draw by repetition or by the move count.
 * @param {Table} table
 * @param {Chance} chance
 * @param {number} plies
 */
export function playForDraw(table, chance, plies) {
  for (let ply = 0; ply < plies; ply += 1) {
    table.look();
    const { actions, played, turn } = table.view;
    if (actions.length === 0) return;
    const last = played.findLast((/** @type {any} */ { seat }) => seat === turn);
    const back = actions.find(
      (/** @type {any} */ { from, to }) => from === (last?.lands ?? last?.to) && to === last?.from,
    );
    const quiet = actions.filter((/** @type {any} */ { captures }) => captures.length === 0);
    const action = back ?? chance.pick(quiet.length > 0 ? quiet : actions);
    table.ask("play", { action: action.text });
  }
}

/** @param {any[]} actions @param {Chance} chance @returns {string} */
export function randomAction(actions, chance) {
  const special = actions.filter(({ kind }) => kind !== "move");
  const captures = actions.filter(({ captures }) => captures.length > 0);
  if (special.length > 0 && chance.oneIn(3)) return chance.pick(special).text;
  if (captures.length > 0 && chance.oneIn(2)) return chance.pick(captures).text;
  return chance.pick(actions).text;
}

/**
 * Asks everything that doesn't change the game for good.
 * @param {Table} table
 * @param {Chance} chance
 */
export function askAround(table, chance) {
  askOfSquares(table, chance);
  const asides = [askOfSecrets, goBackAndForth, askWrongMoves, askForTexts, askForProofs];
  const [one, other] = [chance.pick(asides), chance.pick(asides)];
  one(table, chance);
  table.look();
  if (other !== one && table.view.actions.length > 0) other(table, chance);
}

/** @param {Table} table @param {Chance} chance */
function askOfSquares(table, chance) {
  const { squares } = table.info.board;
  const square = () => chance.below(squares.length);
  const piece = chance.pick(/** @type {any[]} */ (table.view.pieces));
  const action = chance.pick(/** @type {any[]} */ (table.view.actions));
  table.ask("whyNot", { from: piece.square, to: square() });
  table.ask("whyNot", { from: square(), to: square() });
  const own = table.view.pieces.filter((/** @type {any} */ { seat }) => seat === table.view.turn);
  if (own.length > 0) table.ask("whyNot", { from: chance.pick(own).square, to: square() });
  table.ask("attackers", { to: piece.square });
  table.ask("attackers", { to: square() });
  if (action.from !== null && action.to !== null) {
    table.ask("promotions", { from: action.from, to: action.to });
  }
  for (const { from, to } of table.view.actions.filter(
    (/** @type {any} */ a) => a.promotion !== null,
  )) {
    if (chance.oneIn(8) && from !== null && to !== null) table.ask("promotions", { from, to });
  }
  const kind = chance.below(table.info.kinds.length);
  const seat = chance.below(table.info.seats.length);
  table.ask("preview", { kind, seat, from: square(), present: chance.oneIn(2) });
  table.ask("preview", { kind: piece.kind, seat: piece.seat, from: piece.square, present: true });
  if (!chance.oneIn(10)) return;
  const outside = squares.length + chance.below(1000);
  table.ask("whyNot", { from: outside, to: 0 });
  table.ask("attackers", { to: outside });
  table.ask("promotions", { from: 0, to: outside });
  table.ask("preview", { kind: 99, seat, from: 0, present: true });
  table.ask("preview", { kind, seat: 9, from: 0, present: true });
  table.ask("preview", { kind, seat, from: outside, present: false });
}

/**
 * Asks why pieces of the seat to act can't move to many squares, first those forbidden by a check.
 * @param {Table} table
 * @param {Chance} chance
 */
export function askOfRefusals(table, chance) {
  table.look();
  for (const { from, forbidden, landingTaken } of table.view.reaches) {
    for (const { square } of [...forbidden, ...landingTaken])
      table.ask("whyNot", { from, to: square });
  }
  const own = table.view.pieces.filter((/** @type {any} */ { seat }) => seat === table.view.turn);
  const squares = table.info.board.squares.length;
  const most = table.view.outcome === null && own.length > 0 ? REFUSALS : 0;
  for (let tries = 0; tries < most; tries += 1) {
    table.ask("whyNot", { from: chance.pick(own).square, to: chance.below(squares) });
  }
}

/** @param {Table} table @param {Chance} chance */
function askOfSecrets(table, chance) {
  const seats = table.info.seats.length;
  table.ask("look", { seat: null });
  table.ask("secrets");
  table.ask("play", { action: "e2e4" });
  table.ask("look", { seat: chance.below(seats) });
  table.ask("secrets");
  table.ask("look", { seat: seats + chance.below(3) });
  table.ask("beliefs", { seat: chance.below(seats) });
  table.ask("choose", { seat: 0, field: "crown", value: "k" });
  table.look();
}

/** @param {Table} table @param {Chance} chance */
function goBackAndForth(table, chance) {
  const { ply } = table.view;
  table.ask("goTo", { ply: chance.below(ply + 1) });
  table.look();
  table.ask("redo");
  table.ask("goTo", { ply: ply + 50 });
  table.ask("undo");
  table.look();
  if (chance.oneIn(3)) {
    // Plays something else unless a revealed secret forbids it.
    table.ask("goTo", { ply: Math.max(0, ply - 2) });
    table.look();
    const [first] = table.view.actions;
    if (first !== undefined) table.ask("play", { action: first.text });
  } else {
    table.ask("redo");
    table.ask("redo");
  }
  const back = Math.max(0, table.view.ply - chance.below(3));
  if (chance.oneIn(3)) table.ask("takeBack", { ply: back, consent: false });
  if (chance.oneIn(6) || table.view.consentNeeded)
    table.ask("takeBack", { ply: back, consent: true });
  table.ask("goTo", { ply: table.view.played.length });
}

/** @param {Table} table @param {Chance} chance */
function askWrongMoves(table, chance) {
  const { squares } = table.info.board;
  const name = () => chance.pick(/** @type {any[]} */ (squares)).name;
  const { actions, pieces, turn } = table.view;
  const own = pieces.filter((/** @type {any} */ { seat }) => seat === turn);
  const from =
    own.length === 0 ? name() : squares[chance.pick(/** @type {any[]} */ (own)).square].name;
  const some = chance.pick(/** @type {any[]} */ (actions)).text;
  const wrong = [`${from}${name()}`, `${name()}${name()}`, `${some}=Z`, `${some}=Q`, ` ${some}`];
  const never = ["", "done", "pass", "O-O", `hide@${name()}`, `S@${name()}`, `S@${name()}*`];
  const strange = [some.toUpperCase(), some.slice(1), `${some}${some}`, `split@${name()}=K`, "ä♞"];
  for (const action of [...wrong, chance.pick(never), chance.pick(strange)]) {
    const found = actions.find((/** @type {any} */ { text }) => text === action.trim());
    if (found === undefined) table.ask("play", { action });
  }
  table.ask("playSearchResult");
}

/** @param {Table} table @param {Chance} chance */
function askForTexts(table, chance) {
  const headers = chance.oneIn(2) ? {} : HEADERS;
  table.ask("record", { headers });
  table.ask("record", { headers, short: true });
  table.ask("record", { headers: {}, full: true });
  table.ask("truth", { headers });
  table.ask("studyText", { headers });
}

/** @param {Table} table @param {Chance} chance */
function askForProofs(table, chance) {
  table.look();
  proveInSlices(table, "prove", { moves: 1 + chance.below(2) });
  const { turn } = table.view;
  const others = table.info.seats.length;
  const seat = (turn + 1 + chance.below(others - 1)) % others;
  proveInSlices(table, "defend", { seat, moves: 1 });
  if (!chance.oneIn(6)) return;
  table.ask("prove", { moves: 9 });
  table.ask("prove", { moves: 0 });
  table.ask("defend", { seat: turn, moves: 1 });
  table.ask("defend", { seat: 17, moves: 1 });
}

/** @param {Table} table @param {"prove" | "defend"} call @param {object} ask */
export function proveInSlices(table, call, ask) {
  for (let slice = 0; slice < PROOF_SLICES; slice += 1) {
    if (table.ask(call, { ...ask, nodes: PROOF_NODES }) !== null) return;
  }
}

/**
 * Ends the game, by resignation or time if necessary, and asks what is available then.
 * @param {Table} table
 * @param {Chance} chance
 */
export function finish(table, chance) {
  const seats = table.info.seats.length;
  if (table.view.outcome === null) {
    const seat = chance.below(seats);
    table.ask("resign", { seat: seats + 1 });
    table.ask(chance.oneIn(2) ? "resign" : "flag", { seat });
    if (chance.oneIn(2)) table.ask("undo");
    table.ask("flag", { seat: chance.below(seats) });
  }
  table.ask("resign", { seat: 0 });
  table.ask("play", { action: "e2e4" });
  table.ask("prove", { moves: 1 });
  table.startThinking({ level: 1, seed: 1, hint: false });
  for (const seat of [null, 0, 1]) {
    table.ask("look", { seat });
    table.ask("secrets");
  }
  for (let seat = 0; seat < seats; seat += 1) table.ask("beliefs", { seat });
  for (const full of [false, true]) {
    table.ask("record", { headers: HEADERS, full });
    table.ask("record", { headers: {}, short: true, full });
  }
  table.ask("truth", { headers: HEADERS });
}
