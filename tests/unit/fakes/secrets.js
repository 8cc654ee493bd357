// The crowns of a fake game: chosen per seat, hidden from all but their owner.

/** @typedef {import("../../../www/engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../../www/engine/protocol.js").PlacedPiece} PlacedPiece */
/** @typedef {import("../../../www/engine/protocol.js").PlayedAction} PlayedAction */
/** @typedef {import("../../../www/engine/protocol.js").Reveal} Reveal */
/** @typedef {import("../../../www/engine/protocol.js").Secret} Secret */
/** @typedef {import("../../../www/engine/protocol.js").View} View */

const MONARCHS = ["K", "Q"];

export class FakeSecrets {
  /** @type {number | null} */
  viewer = null;
  /** The letter of the crowned monarch by seat. @type {(string | null)[]} */
  chosen = [null, null];

  /**
   * @param {number} seat
   * @param {string | null} value
   */
  choose(seat, value) {
    this.chosen = this.chosen.with(seat, value ?? "Q");
  }

  /**
   * @param {GameInfo} info
   * @param {PlacedPiece | undefined} taken
   * @returns {Reveal[]}
   */
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
        : { reason: "crown-captured", places: [1, 2], winner: won.seat };
    const seats = this.chosen.map((_, seat) => seat);
    // A game that began without its secrets continues without them.
    const begun = played.length > 0;
    const pending = begun ? [] : seats.filter((seat) => this.chosen[seat] === null);
    const consentNeeded =
      view.outcome === null && played.slice(view.ply).some(({ reveals }) => reveals.length > 0);
    const acts =
      this.viewer === view.turn && pending.length === 0 && !consentNeeded && outcome === null;
    return {
      ...view,
      viewer: this.viewer,
      outcome,
      revealed: outcome !== null,
      pending: pending.map((seat) => ({ seat, field: "crown", values: monarchs(info, seat) })),
      keepers: outcome === null ? seats.filter((seat) => begun || this.chosen[seat] !== null) : [],
      consentNeeded,
      actions: acts ? view.actions : [],
    };
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @returns {Secret[]}
   */
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

/**
 * @param {GameInfo} info
 * @param {number} seat
 */
function monarchs(info, seat) {
  return MONARCHS.map((value) => {
    const kind = info.kinds.findIndex(({ code }) => code === value);
    const piece = info.array.find((one) => one.kind === kind && one.seat === seat);
    return { value, kind, square: piece?.square ?? null };
  });
}
