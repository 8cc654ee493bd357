// Asks what to do with a text that was pasted.

import { html, nothing } from "lit-html";
import { paste } from "../../i18n/paste-words.js";
import { WAYS } from "../../state/pasted.js";
import { button } from "../controls/buttons.js";
import { DialogPart } from "../controls/dialog-part.js";

/** @import { PastedWay } from "../../state/pasted.js" */
/** @import { Pasted, State } from "../../state/page-state.js" */

export class PasteDialog extends DialogPart {
  /** @override @param {State} state */
  template({ pasted, games, screen }) {
    if (pasted === null) return null;
    const { kind, game } = pasted;
    const name = games.find(({ id }) => id === game)?.name ?? "";
    const ways = WAYS[kind].map((way, at) =>
      button(paste.ways(kind)[way], () => this.#choose(way, pasted), {
        look: at === 0 ? "primary" : undefined,
      }),
    );
    return html`<dialog
      aria-labelledby="paste-title"
      @close=${() => this.send({ kind: "leave-pasted" })}
    >
      <form method="dialog">
        <h2 id="paste-title">${paste.titles[kind]}</h2>
        <p ?hidden=${name === ""}>${name}</p>
        ${screen === "table" && kind !== "move" ? html`<p class="quiet">${paste.kept}</p>` : nothing}
        ${this.end(paste.cancel, ways.reverse())}
      </form>
    </dialog>`;
  }

  /** @param {PastedWay | "play"} way @param {Pasted} pasted */
  #choose(way, pasted) {
    if (way !== "play") return this.send({ kind: "open-pasted", way, pasted });
    this.send({ kind: "leave-pasted" });
    this.send({ kind: "type-move", text: pasted.text });
  }
}

customElements.define("paste-dialog", PasteDialog);
