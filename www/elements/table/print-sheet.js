// The printed table: position, players and moves, on white. It exists only while it is printed.

import { pieceTemplate } from "../controls/piece-figure.js";
import { moveTemplate } from "../controls/move-text.js";
import { writtenPlayed } from "../../state/notation.js";
import { html, nothing, render } from "lit-html";
import { boardWords } from "../../i18n/board-words.js";
import { drawDiagram } from "../../draw/diagram.js";
import { pictures } from "../../draw/pictures.js";
import { handOf } from "../../state/drops.js";
import { numberedName } from "../../state/numbered-options.js";
import { boardTurns, nameOf } from "../../state/players.js";
import { seatLabel } from "../../i18n/seat-words.js";
import { outcomeWords, rankingWords, words } from "../../i18n/strings.js";
import { hasSeveralSeats, ranking } from "../../state/standings.js";
import { Part } from "../controls/part.js";

/** @import { Player, State } from "../../state/page-state.js" */
/** @import { GameInfo, PlayedAction, View } from "../../engine/protocol.js" */
/** @import { Pictures } from "../../draw/pictures.js" */
/** @import { MoveLook } from "../controls/move-text.js" */

export class PrintSheet extends Part {
  /** @type {State | null} */
  #state = null;
  /** @type {Pictures} */
  #pictures = {};

  /** @override */
  build() {
    this.setAttribute("aria-hidden", "true");
    window.addEventListener("beforeprint", () => this.#fill());
    window.addEventListener("afterprint", () => render(nothing, this));
  }

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    const shown = state.screen === "table" && state.info !== null;
    this.toggleAttribute("hidden", !shown);
    document.documentElement.classList.toggle("prints-table", shown);
    // A print can't wait for the pictures, so they are loaded before.
    const { info, settings } = state;
    if (shown) void pictures(settings.pieceSet, info).then((loaded) => (this.#pictures = loaded));
  }

  #fill() {
    const { info = null, view = null } = this.#state ?? {};
    if (this.#state === null || info === null || view === null || this.hidden) return;
    const canvas = document.createElement("canvas");
    canvas.className = "print-diagram";
    const { pieceSet } = this.#state.settings;
    const titles = Array.from({ length: info.board.layers }, (_, layer) =>
      boardWords.plane(info, layer),
    );
    const diagram = { game: info, view, pieceSet, titles };
    drawDiagram(canvas, { ...diagram, turned: boardTurns(this.#state) }, this.#pictures);
    const sheet = html`<h1>${numberedName(info)}</h1>
      <p class="print-players">${playersOf(info, this.#state)}</p>
      ${handsOf(info, this.#state)} ${canvas}
      <p class="print-stand">${standOf(info, view, this.#state.players)}</p>
      ${movesOf(info, view, this.#state.settings)}
      <p class="print-position">${view.position}</p>`;
    render(sheet, this);
  }
}

/** @param {GameInfo} info @param {State} state */
function playersOf(info, { players }) {
  return info.seats.map((seat, at) => {
    const player = players[at];
    const who =
      player?.player === "computer" ? words.seat.computer(player.level) : words.seat.human;
    const separator = at === 0 ? "" : " · ";
    return html`${separator}<strong>${seatLabel(seat)}</strong>
      <bdi>${nameOf(player) || who}</bdi>`;
  });
}

/** @param {GameInfo} info @param {State} state */
function handsOf(info, state) {
  return info.seats.map(({ name }, seat) => {
    const held = handOf(state, seat).filter(({ count }) => count > 0);
    if (held.length === 0) return nothing;
    return html`<p class="print-players">
      ${words.reserve.title(name)}:
      ${held.map(
        ({ kind, count }) =>
          html`${pieceTemplate(info, kind, seat, state.settings.pieceSet)} ${count} `,
      )}
    </p>`;
  });
}

/** @param {GameInfo} info @param {View} view @param {Player[]} players */
function standOf(info, view, players) {
  const { outcome, turn } = view;
  if (outcome === null) return words.status.toMove(info.seats[turn]?.name ?? "");
  const said = outcomeWords(outcome, info, players);
  return hasSeveralSeats(info)
    ? `${said} ${rankingWords(ranking(info, view), info, players)}`
    : said;
}

/** @param {GameInfo} info @param {View} view @param {MoveLook} look */
function movesOf(info, { played, ply }, look) {
  /** @type {Map<number, PlayedAction[]>} */
  const rows = new Map();
  for (const action of played.slice(0, ply))
    rows.set(action.number, [...(rows.get(action.number) ?? []), action]);
  const items = [...rows].map(([number, actions]) => {
    // If the first player doesn't begin, the first row starts with an ellipsis.
    const late = actions[0]?.seat !== 0 && number === played[0]?.number;
    const texts = actions.map((action) => html`<span>${moveText(info, action, look)}</span>`);
    return html`<li><b>${number}.</b>${late ? html`<span>…</span>` : nothing}${texts}</li>`;
  });
  return html`<ol class=${hasSeveralSeats(info) ? "print-moves several" : "print-moves"}>
    ${items}
  </ol>`;
}

/** @param {GameInfo} info @param {PlayedAction} action @param {MoveLook} look */
function moveText(info, action, look) {
  return moveTemplate(info, writtenPlayed(info, action, look.notation), look, action.from);
}

customElements.define("print-sheet", PrintSheet);
