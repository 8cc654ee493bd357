// The face of headings: Grenze, between roman and blackletter. It never delays the board, and never moves what is on
// screen: on a first visit it loads after the board and appears with the next page; later it is there with the first drawing,
// from the service worker.

import { fetchSiteFile } from "./site.js";

const FILE = "fonts/grenze.woff2";

/** Its letters are small for their size, and its default line is taller than a heading's. */
const LOOK = {
  weight: "600",
  sizeAdjust: "114%",
  ascentOverride: "84%",
  descentOverride: "27%",
};

export class DisplayFace {
  /** @type {FontFace | null} */
  #face = null;

  /** Loaded from bytes, which the documented content security policy allows. */
  async load() {
    try {
      const response = await fetchSiteFile(FILE);
      if (!response.ok) return;
      this.#face = new FontFace("Grenze", await response.arrayBuffer(), LOOK);
      await this.#face.load();
    } catch {
      // Headings keep the fonts of the device.
      this.#face = null;
    }
  }

  appear() {
    if (this.#face !== null) document.fonts.add(this.#face);
  }
}
