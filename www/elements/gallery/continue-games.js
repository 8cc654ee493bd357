// The running games, to continue them from the top of the gallery.

import { Part } from "../controls/part.js";

export class ContinueGames extends Part {
  /** @override */
  build() {
    this.hidden = true;
  }
}

customElements.define("continue-games", ContinueGames);
