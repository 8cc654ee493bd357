// Who sits where, and who may do what now.

/** @typedef {import("./engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("./engine/protocol.js").Seat} Seat */
/** @typedef {import("./state.js").Player} Player */
/** @typedef {import("./state.js").State} State */

/**
 * The usual seating: the first seat for the human, the others for the computer.
 * @param {GameInfo} info
 * @returns {Player[]}
 */
export function usualPlayers(info) {
  return info.seats.map((_, seat) => ({ player: seat === 0 ? "human" : "computer", level: 3 }));
}

/**
 * Whether the board should be turned for a single human at another seat than the first.
 * @param {Player[]} players
 */
export function flippedFor(players) {
  const humans = players.filter((player) => player.player === "human");
  return humans.length === 1 && players[0]?.player === "computer";
}

/**
 * Whether the seat to act is a computer's, game not over.
 * @param {State} state
 */
export function computerToAct(state) {
  const { view } = state;
  return view !== null && view.outcome === null && isComputer(state, view.turn);
}

/**
 * Whether the computer should start to think now.
 * @param {State} state
 */
export function computerMayAct(state) {
  return (
    state.engine === "ready" &&
    state.page === "table" &&
    computerToAct(state) &&
    maySomebodyPlay(state) &&
    state.pause === "none"
  );
}

/**
 * Whether the game has begun and needs nobody's consent to go on from here.
 * @param {State} state
 */
function maySomebodyPlay({ view }) {
  return view !== null && view.pending.length === 0 && !view.consentNeeded;
}

/**
 * Whether a human may act on the board now.
 * @param {State} state
 */
export function humanToAct(state) {
  const { info, view } = state;
  if (info === null || view === null || view.outcome !== null || isComputer(state, view.turn))
    return false;
  return maySomebodyPlay(state) && (!info.secretive || view.looker === view.turn);
}

/**
 * @param {State} state
 * @param {Seat} seat
 */
export function isComputer(state, seat) {
  return state.players[seat]?.player === "computer";
}

/**
 * Whether somebody else may sit down at a seat now. Who did so in the middle of a game with secrets would see them;
 * only a lone human may leave the game to the computer, and computers may change their strength.
 * @param {State} state
 * @param {Seat} seat
 * @param {Player["player"]} player
 */
export function mayTakeSeat(state, seat, player) {
  const { info, view, players } = state;
  if (info === null || view === null || !info.secretive || view.revealed || state.spectated)
    return true;
  if (players[seat]?.player === player) return true;
  const humans = players.filter((one) => one.player === "human");
  return player === "computer" && humans.length === 1;
}

/**
 * Who gives up if somebody does: in games with secrets who looks, elsewhere the human to act, or the one who waits for
 * the computer. Null without humans.
 * @param {State} state
 * @returns {Seat | null}
 */
export function resigningSeat(state) {
  const { info, view } = state;
  if (info === null || view === null || view.outcome !== null) return null;
  if (info.secretive) return view.looker;
  if (!isComputer(state, view.turn)) return view.turn;
  const human = state.players.findIndex((player) => player.player === "human");
  return human < 0 ? null : human;
}

/**
 * How far to take back or bring back so that a human is to act; one ply where nobody is human.
 * Null if there is no such place.
 * @param {State} state
 * @param {-1 | 1} direction
 * @returns {number | null}
 */
export function plyOfNextHumanTurn(state, direction) {
  const { view } = state;
  if (view === null) return null;
  const end = direction === 1 ? view.played.length : 0;
  if (view.ply === end) return null;
  const anyHuman = state.players.some((player) => player.player === "human");
  if (!anyHuman) return view.ply + direction;
  for (let ply = view.ply + direction; ply >= 0 && ply <= view.played.length; ply += direction) {
    const next = view.played[ply];
    if (next === undefined || !isComputer(state, next.seat)) return ply;
  }
  return null;
}
