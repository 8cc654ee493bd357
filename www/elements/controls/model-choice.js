// What computers assume about the others' aims: an advanced choice, only for more than two players.

import { html } from "lit-html";
import { MODELS } from "../../state/state.js";
import { words } from "../../i18n/strings.js";
import { selectTemplate } from "./fields.js";

/** @import { Model } from "../../engine/protocol.js" */

const USUAL = /** @type {const} */ ("usual");

/** @param {boolean} offered @param {{model: Model | null}} draft */
export function modelChoice(offered, draft) {
  const { advanced, models, model } = words.newGame;
  const select = selectTemplate({
    options: [USUAL, ...MODELS].map((value) => ({ value, label: models[value] })),
    chosen: draft.model ?? USUAL,
    choose: (value) => (draft.model = MODELS.find((one) => one === value) ?? null),
  });
  return html`<details class="dialog-advanced" ?hidden=${!offered} ?open=${draft.model !== null}>
    <summary>${advanced}</summary>
    <label class="dialog-option"><span>${model}</span>${select}</label>
  </details>`;
}
