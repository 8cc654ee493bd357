// A field for the name of a person who plays.

import { html } from "lit-html";
import { LONGEST_NAME } from "../../state/settings.js";
import { typedName } from "../../i18n/header-words.js";
import { words } from "../../i18n/strings.js";
import { valueTo } from "./fields.js";

/**
 * @param {string} seat
 * @param {string} name
 * @param {(name: string) => void} write  called when it is complete
 * @param {string} [hint]  shown while it is empty
 */
export function nameField(seat, name, write, hint = seat) {
  return html`<input
    type="text"
    class="person-name"
    aria-label=${words.seat.name(seat)}
    placeholder=${hint}
    maxlength=${LONGEST_NAME}
    autocomplete="off"
    spellcheck="false"
    autocorrect="off"
    writingsuggestions="false"
    .value=${name}
    @change=${valueTo((typed) => write(typedName(typed)))}
  />`;
}
