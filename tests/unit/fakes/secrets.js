// The crowns of a fake game: chosen per seat, hidden from all but their owner.

/** @import { GameInfo, PlacedPiece, PlayedAction, Reveal, Secret, View } from "../../../www/engine/protocol.js" */

const MONARCHS = ["K", "Q"];

let games = 0;

export class FakeSecrets {
  /** Of the game and its copies. */
  game = (games += 1);
  /** @type {number | null} */
  viewer = null;
  /** The letter of the crowned monarch by seat. @type {(string | null)[]} */
  chosen = [null, null];
  /** Hashes of commitments that another copy has revealed. @type {string[]} */
  elsewhere = [];
  /** What everyone knows by consent. @type {Set<number>} */
  #exposed = new Set();

  /** @param {View} view */
  agree(view) {
    for (const { hash, known, seat } of view.commitments)
      if (known || this.elsewhere.includes(hash)) this.#exposed.add(seat);
    this.elsewhere = [];
  }

  /** Of a commitment. @param {number} seat */
  hashOf(seat) {
    return `game ${this.game}, seat ${seat}`;
  }

  /** @param {number} seat @param {string | null} value */
  choose(seat, value) {
    this.chosen = this.chosen.with(seat, value ?? "Q");
  }

  /** @param {GameInfo} info @param {PlacedPiece | undefined} taken @returns {Reveal[]} */
  reveals(info, taken) {
    const code = taken === undefined ? "" : (info.kinds[taken.kind]?.code ?? "");
    if (!info.secretive || taken === undefined || !MONARCHS.includes(code)) return [];
    const crowned = this.chosen[taken.seat] === code;
    return [{ code: crowned ? "crown-captured" : "no-crown", ...taken }];
  }

  /**
   * @param {GameInfo} info
   * @param {View} view  with everything
   * @param {PlayedAction[]} played
   * @returns {View}
   */
  hide(info, view, played) {
    const won = played.slice(0, view.ply).find(({ reveals }) => reveals[0]?.code.startsWith("cr"));
    const outcome =
      won === undefined
        ? view.outcome
        : {
            reason: /** @type {const} */ ("crown-captured"),
            places: [1, 2],
            winner: won.seat,
            onPoints: false,
            stopped: false,
          };
    const seats = this.chosen.map((_, seat) => seat);
    // A game that began without its secrets continues without them.
    const begun = played.length > 0;
    const pending = begun ? [] : seats.filter((seat) => this.chosen[seat] === null);
    const revealed = outcome !== null && outcome.reason !== "abandoned";
    const since = view.outcome === null ? played.slice(view.ply) : [];
    const revealedElsewhere = this.elsewhere.length > 0;
    const learnt = since.flatMap(({ reveals }) => reveals.map(({ seat }) => seat));
    if (revealedElsewhere)
      learnt.push(...seats.filter((seat) => this.elsewhere.includes(this.hashOf(seat))));
    const consentNeeded = learnt.length > 0;
    const open = played.flatMap(({ reveals }) => reveals.map(({ seat }) => seat));
    const isKnown = (/** @type {number} */ seat) =>
      revealed || open.includes(seat) || this.#exposed.has(seat);
    const committed = seats.filter((seat) => this.chosen[seat] !== null);
    const acts =
      this.viewer === view.turn && pending.length === 0 && !consentNeeded && outcome === null;
    return {
      ...view,
      viewer: this.viewer,
      outcome,
      revealed,
      pending: pending.map((seat) => ({ seat, field: "crown", values: monarchs(info, seat) })),
      keepers: revealed ? [] : seats.filter((seat) => begun || this.chosen[seat] !== null),
      consentNeeded,
      learnt,
      revealedElsewhere,
      commitments: committed.map((seat) => ({
        seat,
        hash: this.hashOf(seat),
        known: isKnown(seat),
        searched: [],
      })),
      actions: acts ? view.actions : [],
    };
  }

  /** @param {GameInfo} info @param {View} view @returns {Secret[]} */
  told(info, view) {
    return this.chosen.flatMap((code, seat) => {
      if (code === null || !(view.revealed || view.viewer === seat)) return [];
      const kind = info.kinds.findIndex((one) => one.code === code);
      const square =
        view.pieces.find((piece) => piece.kind === kind && piece.seat === seat)?.square ?? null;
      return [{ seat, field: /** @type {const} */ ("crown"), kind, square }];
    });
  }
}

/** @param {GameInfo} info @param {number} seat */
function monarchs(info, seat) {
  return MONARCHS.map((value) => {
    const kind = info.kinds.findIndex(({ code }) => code === value);
    const piece = info.array.find((one) => one.kind === kind && one.seat === seat);
    return { value, kind, square: piece?.square ?? null };
  });
}
