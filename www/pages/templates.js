// What the templates of several pages share.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { live } from "lit-html/directives/live.js";
import { icon } from "../elements/controls/icons.js";
import { pieceFigure } from "../elements/controls/piece-figure.js";

/** @typedef {import("../elements/controls/icons.js").IconName} IconName */
/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */

/**
 * A sign, made once for its place.
 * @param {IconName} name
 */
export function sign(name) {
  return guard([name], () => icon(name));
}

/**
 * A piece, made anew only if it looks different.
 * @param {GameInfo} game
 * @param {number} kind
 * @param {number} seat
 * @param {import("../state/settings.js").PieceSet} pieceSet
 */
export function figure(game, kind, seat, pieceSet) {
  const look = [game.variantHash, kind, seat, pieceSet];
  return guard(look, () => pieceFigure(game, kind, seat, pieceSet));
}

/**
 * @typedef {object} ButtonLook
 * @property {string} [look]      its classes
 * @property {IconName} [icon]    before its words
 * @property {string} [name]      for screen readers, in place of its words
 * @property {boolean} [hidden]
 * @property {boolean} [disabled]
 */

/**
 * @param {string} label
 * @param {() => void} press
 * @param {ButtonLook} [how]
 */
export function button(label, press, how = {}) {
  const { look = nothing, icon, name = nothing, hidden = false, disabled = false } = how;
  const picture = icon === undefined ? nothing : sign(icon);
  // Spaces around its words would be part of the button's text.
  // prettier-ignore
  return html`<button type="button" class=${look} aria-label=${name} ?hidden=${hidden}
    ?disabled=${disabled} @click=${press}>${picture}${label}</button>`;
}

/**
 * A button with a sign in place of words.
 * @param {IconName} icon
 * @param {string} label
 * @param {() => void} press
 * @param {{hidden?: boolean, disabled?: boolean}} [how]
 */
export function iconButton(icon, label, press, { hidden = false, disabled = false } = {}) {
  return html`<button
    type="button"
    aria-label=${label}
    title=${label}
    ?hidden=${hidden}
    ?disabled=${disabled}
    @click=${press}
  >
    ${sign(icon)}
  </button>`;
}

/**
 * A choice between a few things that all stay in sight: radio buttons that look like one bar.
 * @param {string} name  of the group
 * @param {string[]} labels
 * @param {number} chosen
 * @param {(at: number) => void} choose
 * @param {boolean} [hidden]
 */
export function segments(name, labels, chosen, choose, hidden = false) {
  return html`<div class="segments" role="radiogroup" aria-label=${name} ?hidden=${hidden}>
    ${labels.map(
      (label, at) =>
        html`<label
          ><input
            type="radio"
            name=${name}
            .checked=${live(at === chosen)}
            @change=${() => choose(at)}
          />${label}</label
        >`,
    )}
  </div>`;
}

/**
 * Tells what a field or a choice holds.
 * @param {(value: string) => void} use
 */
export function valueTo(use) {
  return (/** @type {{target: {value: string}}} */ { target }) => use(target.value);
}

/**
 * Tells the file that was chosen.
 * @param {(file: File) => void} open
 */
export function fileTo(open) {
  return (/** @type {{target: HTMLInputElement}} */ { target }) => {
    const [file] = target.files ?? [];
    if (file !== undefined) open(file);
    // Otherwise the same file couldn't be chosen again after a correction.
    target.value = "";
  };
}

/**
 * Draws. A focus that is lost with its element of a list goes to the list's first button, or to the first one beside it.
 * @param {HTMLElement} page
 * @param {string} lists  a selector
 * @param {() => void} draw
 */
export function keepingFocus(page, lists, draw) {
  const list = [...page.querySelectorAll(lists)].find((each) =>
    each.contains(document.activeElement),
  );
  draw();
  if (list === undefined || list.contains(document.activeElement)) return;
  (list.querySelector("button") ?? list.parentElement?.querySelector("button"))?.focus();
}
