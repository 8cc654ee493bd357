import { html, nothing } from "lit-html";
import { nameOf } from "./drafts.js";
import { fileButton } from "./file-button.js";
import { words } from "./author-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */

/**
 * @param {GameInfo[]} games
 * @param {string[]} drafts
 * @param {object} handlers
 * @param {(id: string) => void} handlers.game
 * @param {(text: string) => void} handlers.draft
 * @param {(files: File[]) => void} handlers.files
 */
export function startMenu(games, drafts, { game, draft, files }) {
  const choose = (/** @type {{target: HTMLSelectElement}} */ { target }) => {
    const [kind, value = ""] = target.value.split(/:(.*)/s);
    target.value = "";
    if (kind === "game") game(value);
    else if (kind === "draft") draft(drafts[Number(value)] ?? "");
  };
  const entries = (/** @type {boolean} */ wanted) =>
    games.filter(({ own }) => own === wanted).map(({ id, name }) => [`game:${id}`, name]);
  const earlier = drafts.map((text, at) => [`draft:${at}`, words.draft(nameOf(text))]);
  return html`<div class="author-start">
    <span aria-hidden="true">${words.start}</span>
    <select class="choice" aria-label=${words.start} @change=${choose}>
      <option value="">${words.choose}</option>
      ${group(words.own, entries(true))} ${group(words.shipped, entries(false))}
      ${group(words.earlier, earlier)}
    </select>
    ${fileButton(words.open, files)}
  </div>`;
}

/** @param {string} label @param {string[][]} options */
function group(label, options) {
  if (options.length === 0) return nothing;
  return html`<optgroup label=${label}>
    ${options.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
  </optgroup>`;
}
