// A board for learning: the learner plays one side, the page the others. Secrets before the game are chosen at random;
// the page sees a player's secrets only while it plays for that player.

import { USUAL_LEVEL } from "../state/levels.js";
import { writtenMove } from "../state/notation.js";
import { ClaimBar } from "../elements/table/claim-bar.js";
import { DropBar } from "../elements/table/drop-bar.js";
import { turnsTo } from "../state/players.js";
import { Workbench } from "./workbench.js";

/** @import { EngineCalls, TimeSpent } from "../engine/worker-messages.js" */
/** @import { GameInfo, Seat, View } from "../engine/protocol.js" */
/** @import { PageServices } from "./page.js" */
/** @import { State } from "../state/page-state.js" */

/** A move is visible for this long before the page answers. */
const PAUSE_MS = 700;

/** For replies that no line of the lesson has. */
const REPLY_LEVEL = "level-9";

export class TaughtBoard {
  /** @type {Seat} */
  learner = 0;
  /** @type {(view: View) => void} */
  onMove = () => {};
  /** The share of a proof's time that has passed; null at the end. @type {(time: TimeSpent | null) => void} */
  onTime = () => {};
  /** After a restart the engine doesn't know what was on the board. */
  onRestart = () => {};
  #bench;
  /** Counts positions, so that answers for an earlier one are ignored. */
  #visit = 0;
  #own = false;

  /** @param {PageServices} services */
  constructor(services) {
    this.#bench = new Workbench(services);
    const orders = new DropBar(() => this.#bench.board.leave());
    const bars = [new ClaimBar(), orders];
    this.#bench.element.append(...bars);
    this.#bench.onRestart = () => this.onRestart();
    this.#bench.subscribe((after, _, action) => {
      for (const bar of bars) bar.show(after);
      if (action.kind !== "played" || this.#own || after.view === null) return;
      // Played just before another position was opened.
      if (this.element.inert) return;
      this.#rest();
      this.onMove(after.view);
    });
  }

  get element() {
    return this.#bench.element;
  }

  /** @returns {GameInfo} */
  get info() {
    return /** @type {GameInfo} */ (this.#bench.state.info);
  }

  /** @returns {View} */
  get view() {
    return /** @type {View} */ (this.#bench.state.view);
  }

  get engine() {
    return this.#bench.engine;
  }

  /** The last move as written; "" before the first. */
  get lastMove() {
    return this.moveBefore(this.view);
  }

  /** @param {View} view */
  moveBefore({ played, ply }) {
    const last = played[ply - 1];
    return last === undefined ? "" : this.write(last);
  }

  /** @param {{text: string, san: string}} move */
  write(move) {
    const { info, settings } = this.#bench.state;
    return info === null ? move.san : writtenMove(info, move, settings.notation);
  }

  /** Whether the position is still on the board. @returns {() => boolean} */
  stays() {
    const visit = this.#visit;
    return () => visit === this.#visit;
  }

  /**
   * Puts a position on the board. The learner plays the side to move. The board is inert until it is shown.
   * @param {{game: string, position?: string | null | undefined, options?: Record<string, string> | undefined}} wanted
   * @returns {Promise<boolean>}  whether it is on the board: another one may have been opened since
   */
  async open({ game, position, options = {} }) {
    this.#visit += 1;
    this.element.inert = true;
    const stays = this.stays();
    const from = position ? { position } : {};
    const { info, view } = await this.engine.call("open", { game, options, ...from });
    const begun = await this.#chooseByChance(view);
    const playerView = info.secretive ? await this.#look(begun.turn) : begun;
    if (!stays()) return false;
    this.learner = begun.turn;
    this.#bench.hands.seat = this.learner;
    this.#bench.put({ info, view: playerView });
    this.#seat(info);
    // The bench draws in the same frame, before this.
    requestAnimationFrame(() => {
      if (stays()) this.element.inert = false;
    });
    return true;
  }

  /** @param {View} view */
  async #chooseByChance(view) {
    let left = view;
    for (let choice = left.pending[0]; choice !== undefined; choice = left.pending[0]) {
      const { seat, field } = choice;
      left = await this.engine.call("choose", { seat, field, value: null });
    }
    return left;
  }

  /** @param {GameInfo} info */
  #seat(info) {
    this.#bench.dispatch({
      kind: "seated",
      players: info.seats.map((_, seat) => ({
        player: seat === this.learner ? "human" : "computer",
        level: USUAL_LEVEL,
      })),
    });
    this.#bench.dispatch({ kind: "turned", quarters: turnsTo(info, this.learner) });
    this.#rest();
  }

  /** The game controller plays for no side. */
  #rest() {
    this.#bench.dispatch({ kind: "pause" });
  }

  /** @param {Seat} seat */
  #look(seat) {
    return this.engine.call("look", { seat });
  }

  /**
   * Asks on behalf of the player to move, as the question may need its secrets.
   * @template {"prove" | "defend"} Name
   * @param {Name} name
   * @param {EngineCalls[Name]["ask"]} ask
   * @returns {Promise<EngineCalls[Name]["answer"]>}
   */
  async ask(name, ask) {
    const { secretive } = this.info;
    const stays = this.stays();
    const tell = (/** @type {TimeSpent | null} */ time) => {
      if (stays()) this.onTime(time);
    };
    if (secretive) await this.#look(this.view.turn);
    try {
      return await this.engine.call(name, ask, undefined, tell);
    } finally {
      tell(null);
      if (secretive) await this.#look(this.learner);
    }
  }

  stop() {
    // An engine that has ended proves nothing any more.
    this.engine.call("stop", {}).catch(() => {});
  }

  /** Where the learner's hidden pieces are. @returns {Promise<number[]>} */
  async hidden() {
    if (!this.info.secretive || this.view.viewer !== this.learner) return [];
    const secrets = await this.engine.call("secrets", {});
    const own = secrets.filter(({ seat, field }) => seat === this.learner && field === "hidden");
    return own.flatMap(({ square }) => (square === null ? [] : [square]));
  }

  /** @param {string | null} action  null: what the computer thinks of */
  async play(action) {
    const stays = this.stays();
    const { secretive } = this.info;
    if (secretive) await this.#look(this.view.turn);
    if (action === null) await this.engine.call("think", { level: REPLY_LEVEL });
    const played =
      action === null
        ? await this.engine.call("playSearchResult", {})
        : await this.engine.call("play", { action });
    const view = secretive ? await this.#look(this.learner) : played;
    if (stays()) this.#show(view);
  }

  /** @param {View} view */
  #show(view) {
    this.#own = true;
    this.#bench.dispatch({ kind: "played", view, secrets: null });
    this.#own = false;
    this.#rest();
  }

  /** @param {number} ply */
  async back(ply) {
    const stays = this.stays();
    const view = await this.engine.call("takeBack", { ply, consent: true });
    if (!stays()) return;
    this.#bench.dispatch({ kind: "moved-in-record", view, secrets: null });
    this.#rest();
  }

  /** @param {string} action */
  point(action) {
    this.#bench.dispatch({ kind: "hinted", hint: { text: action, san: action, action } });
  }

  /** @returns {Promise<void>} */
  pause() {
    return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }

  /** @param {State} state */
  show(state) {
    this.#bench.show(state);
  }

  end() {
    this.#visit += 1;
    this.#bench.end();
  }
}
