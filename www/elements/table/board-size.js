// The handle at the board's corner, which makes the board smaller than the window allows. It is a slider for the keyboard.
// The table makes its element; what it does loads when it is pointed at or has the focus.

import { words } from "../../i18n/strings.js";
import { LEAST_BOARD } from "../../state/settings.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

const STEP = 0.05;

/** @type {Record<string, (size: number) => number>} */
const KEYS = {
  ArrowLeft: (size) => size - STEP,
  ArrowDown: (size) => size - STEP,
  ArrowRight: (size) => size + STEP,
  ArrowUp: (size) => size + STEP,
  Home: () => LEAST_BOARD,
  End: () => 1,
};

export class BoardSize extends Part {
  #size = 1;

  /** @override */
  build() {
    this.setAttribute("aria-valuemin", `${LEAST_BOARD * 100}`);
    this.setAttribute("aria-valuemax", "100");
    this.addEventListener("pointerdown", (event) => this.#begin(event));
    this.addEventListener("dblclick", () => this.#resize(1));
    this.addEventListener("keydown", (event) => this.#press(event));
  }

  /** @override @param {State} state */
  show({ settings }) {
    this.#size = settings.boardSize;
    const percent = Math.round(this.#size * 100);
    this.setAttribute("aria-valuetext", words.progress.percent(percent));
  }

  /** @param {PointerEvent} event */
  #begin({ pointerId, button, clientX, clientY }) {
    const board = this.parentElement;
    if (button !== 0 || board === null) return;
    const { width, height } = board.getBoundingClientRect();
    const full = width / this.#size;
    const drag = new AbortController();
    const { signal } = drag;
    this.setPointerCapture(pointerId);
    this.addEventListener(
      "pointermove",
      (event) => {
        const [across, down] = [event.clientX - clientX, event.clientY - clientY];
        this.#resize((width + (across + (down * width) / height) / 2) / full);
      },
      { signal },
    );
    for (const end of ["pointerup", "pointercancel"])
      this.addEventListener(end, () => drag.abort(), { signal });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const resized = KEYS[event.key];
    if (resized === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#resize(resized(this.#size));
  }

  /** @param {number} size */
  #resize(size) {
    const bounded = Math.max(LEAST_BOARD, Math.min(1, size));
    const boardSize = Math.round(bounded * 100) / 100;
    if (boardSize !== this.#size) this.send({ kind: "settings", change: { boardSize } });
  }
}

customElements.define("board-size", BoardSize);
