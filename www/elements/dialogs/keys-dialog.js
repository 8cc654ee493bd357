// All keys of the table and its board, with a switch for those that work without Ctrl: they get in the way of speech
// input.

import { html } from "lit-html";
import { boardKeys } from "../board/board-keys.js";
import { hasHands } from "../../state/drops.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { DialogPart } from "../controls/dialog-part.js";
import { CONTROL_KEYS, DROP_KEYS } from "../table/table-keys.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */

/** @typedef {{ name: string, keys: string[] }} KeyRow */

export class KeysDialog extends DialogPart {
  /** @override @param {State} state */
  template({ dialog, info, settings }) {
    if (dialog !== "keys" || info === null) return null;
    const say = words.keys;
    const switched = (/** @type {Event} */ { target }) => {
      const { checked } = /** @type {HTMLInputElement} */ (target);
      this.send({ kind: "settings", change: { singleKeys: checked } });
    };
    return html`<dialog
      class="keys"
      aria-labelledby="keys-title"
      @close=${() => this.send({ kind: "dialog", dialog: null })}
    >
      <h2 id="keys-title" tabindex="-1" autofocus>${say.title}</h2>
      <div class="keys-groups">
        ${group(say.table, tableKeys(info))} ${group(say.board, boardKeys(info), "keys-board")}
        ${group(say.mouse, MOUSE)}
      </div>
      <label class="keys-single">
        <input type="checkbox" .checked=${settings.singleKeys} @change=${switched} />
        ${say.single}
      </label>
      ${this.end(say.close)}
    </dialog>`;
  }
}

/** @type {KeyRow[]} */
const MOUSE = [
  { name: "arrow", keys: ["drag"] },
  { name: "circle", keys: ["click"] },
  { name: "colours", keys: ["Shift", "Alt"] },
  { name: "wheel", keys: ["wheel"] },
];

/** @type {KeyRow[]} */
const BROWSING = [
  { name: "browse", keys: ["ArrowLeft", "ArrowRight"] },
  { name: "toStart", keys: ["ArrowUp", "Home"] },
  { name: "toEnd", keys: ["ArrowDown", "End"] },
];

/** @param {GameInfo} info @returns {KeyRow[]} */
function tableKeys(info) {
  const controls = Object.entries(CONTROL_KEYS)
    .filter(([name]) => name !== "replay" || hasSeveralSeats(info))
    .map(([name, keys]) => ({ name, keys: keys.split(" ") }));
  const drop = { name: "drop", keys: DROP_KEYS.slice(0, info.hand.length) };
  return [...BROWSING, ...controls, ...(hasHands(info) ? [drop] : [])];
}

/** @param {string} title @param {KeyRow[]} rows @param {string} [style] */
function group(title, rows, style = "") {
  /** @type {Record<string, string>} */
  const meanings = words.keys.meanings;
  return html`<section class=${style}>
    <h3>${title}</h3>
    <dl>
      ${rows.map(
        ({ name, keys }) =>
          html`<div>
            <dt>${keys.map((key) => keyCap(key))}</dt>
            <dd>${meanings[name]}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

/** @param {string} keys  "Control+Home" */
function keyCap(keys) {
  /** @type {Record<string, string>} */
  const names = words.keys.names;
  return html`<kbd
    >${keys
      .split("+")
      .map((key) => names[key] ?? key.toUpperCase())
      .join(" + ")}</kbd
  > `;
}

customElements.define("keys-dialog", KeysDialog);
