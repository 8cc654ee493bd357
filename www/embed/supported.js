// Comes first in the board's script: a browser that is too old says so in place of each board and runs nothing else.

import { words } from "../i18n/strings.js";

class UnsupportedBoard extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot !== null) return;
    const text = document.createElement("p");
    text.textContent = words.embed.tooOld;
    this.attachShadow({ mode: "open" }).append(text, document.createElement("slot"));
  }
}

// Constructable style sheets and this method came last to Safari and to the others.
if (!("adoptedStyleSheets" in document) || !("toSorted" in Array.prototype)) {
  if (customElements.get("menagerie-board") === undefined)
    customElements.define("menagerie-board", UnsupportedBoard);
  throw new Error(words.embed.tooOld);
}
