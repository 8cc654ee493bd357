// Asks every human player before something that concerns their secrets.

import { html, nothing } from "lit-html";
import { humanSeats } from "../../state/viewer.js";
import { words } from "../../i18n/strings.js";
import { DialogPart } from "../controls/dialog-part.js";
import { submitted, tickTemplate } from "../controls/fields.js";
import { PinField } from "../controls/pin-field.js";

/** @import { State } from "../../state/page-state.js" */
/** @typedef {{seat: number, agrees: boolean, pin: PinField | null}} Voice */

export class ConsentDialog extends DialogPart {
  /** @type {Voice[] | null} */
  #voices = null;

  /** @override @param {State} state */
  template(state) {
    const { consent, cover } = state;
    if (consent === null || cover !== null) {
      this.#voices = null;
      return null;
    }
    const voices = (this.#voices ??= humanSeats(state).map((seat) => voice(state, seat)));
    for (const { seat, pin } of voices)
      if (consent.wrong.includes(seat)) pin?.complain(words.pin.wrong);
    const say = words.consent[consent.about];
    return html`<dialog
      class="consent-dialog"
      aria-labelledby="consent-title"
      @close=${() => {
        if (this.#voices !== null) this.send({ kind: "refuse-consent" });
      }}
    >
      <form novalidate @submit=${submitted(() => this.#agree(voices))}>
        <h2 id="consent-title">${say.title}</h2>
        <p class="quiet">${say.explain}</p>
        <div class="consent-seats">${voices.map((one) => this.#row(state, one))}</div>
        ${this.end(
          words.consent.cancel,
          html`<button
            type="submit"
            class="primary"
            ?disabled=${!voices.every(({ agrees }) => agrees)}
          >
            ${say.confirm}
          </button>`,
        )}
      </form>
    </dialog>`;
  }

  /** @param {Voice[]} voices */
  #agree(voices) {
    /** @type {string[]} */
    const pins = [];
    for (const { seat, pin } of voices) pins[seat] = pin?.take() ?? "";
    this.send({ kind: "consent", pins });
  }

  /** @param {State} state @param {Voice} voice */
  #row({ info }, voice) {
    const { name = "", colour = "" } = info?.seats[voice.seat] ?? {};
    const change = (/** @type {boolean} */ agrees) => {
      voice.agrees = agrees;
      this.update();
    };
    const disc = html`<span class="disc" data-colour=${colour} aria-hidden="true"></span>`;
    const label = html`<span>${disc}${words.consent.agrees(name)}</span>`;
    return html`<div class="consent-seat">
      ${tickTemplate(label, voice.agrees, change)} ${voice.pin?.element ?? nothing}
    </div>`;
  }
}

/** @param {State} state @param {number} seat @returns {Voice} */
function voice({ info, pins }, seat) {
  const label = words.pin.label(info?.seats[seat]?.name ?? "");
  return { seat, agrees: false, pin: pins[seat] == null ? null : new PinField(label) };
}
