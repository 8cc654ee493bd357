// What is printed of a table: the position, who plays, and the moves, on white. It is made when it's printed, and is not
// there otherwise.

import { boardWords } from "../../i18n/board-words.js";
import { drawDiagram } from "../../draw/diagram.js";
import { pictures } from "../../draw/pieces.js";
import { boardTurns } from "../../state/players.js";
import { outcomeWords, rankingWords, words } from "../../i18n/strings.js";
import { hasSeveralSeats, ranking } from "../../state/standings.js";
import { make, setHidden } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").PlayedAction} PlayedAction */
/** @typedef {import("../../engine/protocol.js").View} View */

export class PrintSheet extends Part {
  /** @type {State | null} */
  #state = null;
  /** @type {import("../../draw/pieces.js").Pictures} */
  #pictures = {};

  /** @override */
  build() {
    this.setAttribute("aria-hidden", "true");
    window.addEventListener("beforeprint", () => this.#fill());
    window.addEventListener("afterprint", () => this.replaceChildren());
  }

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    const shown = state.screen === "table" && state.info !== null;
    setHidden(this, !shown);
    document.documentElement.classList.toggle("prints-table", shown);
    // A print can't wait for them.
    if (shown) void pictures().then((loaded) => (this.#pictures = loaded));
  }

  #fill() {
    const { info = null, view = null } = this.#state ?? {};
    if (this.#state === null || info === null || view === null || this.hidden) return;
    const canvas = make("canvas", { class: "print-diagram" });
    const { pieceSet } = this.#state.settings;
    const titles = Array.from({ length: info.board.layers }, (_, layer) =>
      boardWords.plane(info, layer),
    );
    const diagram = { game: info, view, pieceSet, titles };
    drawDiagram(canvas, { ...diagram, turned: boardTurns(this.#state) }, this.#pictures);
    this.replaceChildren(
      make("h1", {}, info.name),
      make("p", { class: "print-players" }, ...playersOf(info, this.#state)),
      canvas,
      make("p", { class: "print-stand" }, standOf(info, view)),
      movesOf(info, view),
      make("p", { class: "print-position" }, view.position),
    );
  }
}

/**
 * @param {GameInfo} info
 * @param {State} state
 */
function playersOf(info, { players }) {
  return info.seats.flatMap((seat, at) => {
    const player = players[at];
    const who =
      player?.player === "computer" ? words.seat.computer(player.level) : words.seat.human;
    return [at === 0 ? null : " · ", make("strong", {}, seat.name), ` ${who}`];
  });
}

/**
 * @param {GameInfo} info
 * @param {View} view
 */
function standOf(info, view) {
  const { outcome, turn } = view;
  if (outcome === null) return words.status.toMove(info.seats[turn]?.name ?? "");
  const said = outcomeWords(outcome, info);
  return hasSeveralSeats(info) ? `${said} ${rankingWords(ranking(info, view), info)}` : said;
}

/**
 * A row for each number, in columns.
 * @param {GameInfo} info
 * @param {View} view
 */
function movesOf(info, { played, ply }) {
  /** @type {Map<number, PlayedAction[]>} */
  const rows = new Map();
  for (const action of played.slice(0, ply))
    rows.set(action.number, [...(rows.get(action.number) ?? []), action]);
  const list = make("ol", { class: "print-moves" });
  list.classList.toggle("several", hasSeveralSeats(info));
  for (const [number, actions] of rows) {
    const texts = actions.map((action) => make("span", {}, moveText(info, action)));
    // The first row of a game that another seat begins.
    if (actions[0]?.seat !== 0 && number === played[0]?.number)
      texts.unshift(make("span", {}, "…"));
    list.append(make("li", {}, make("b", {}, `${number}.`), ...texts));
  }
  return list;
}

/**
 * @param {GameInfo} info
 * @param {PlayedAction} action
 */
function moveText(info, { action, kind, text, check }) {
  const code = action === "move" || action === "claim" ? (info.kinds[kind]?.code ?? "") : "";
  return `${code} ${text}${check ? "+" : ""}`.trim();
}

customElements.define("print-sheet", PrintSheet);
