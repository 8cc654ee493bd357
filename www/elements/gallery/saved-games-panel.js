// All games that are kept in this browser: to carry them to another one, to take up one that was set aside, and how safe
// they are here.

import { reasonWords, words } from "../../i18n/strings.js";
import { button, make, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { ProgressBar } from "../controls/progress-bar.js";

/** @typedef {import("../../state/state.js").Added} Added */
/** @typedef {import("../../state/state.js").Shelf} Shelf */
/** @typedef {import("../../state/state.js").State} State */

/** More than any browser keeps for a page. */
const LARGEST_FILE_BYTES = 10_000_000;

export class SavedGamesPanel extends Part {
  #promises = make("p", { class: "quiet" });
  #save = make("button", { type: "button" }, words.keeping.save);
  #add = make("button", { type: "button" }, words.keeping.add);
  #file = make("input", { type: "file", hidden: true, accept: ".json,application/json" });
  #work = new ProgressBar({ stoppable: true });
  #report = make("ul", { class: "games-report", role: "list" });
  #asides = make("ul", { class: "games-asides", role: "list", "aria-label": words.keeping.asides });
  #dialog = make("dialog", { "aria-labelledby": "games-title" });
  #secretive = make("p", { class: "quiet" });
  /** @type {State | null} */
  #state = null;
  #drawn = "";
  /** The key of the game that was set aside and might be deleted. @type {string | null} */
  #doubted = null;

  /** @override */
  build() {
    const { keeping } = words;
    this.#save.onclick = () => this.#saveOrAsk();
    this.#add.onclick = () => this.#file.click();
    this.#file.onchange = () => void this.#addFile();
    const news = make("div", { "aria-live": "polite" }, this.#report);
    this.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && this.#work.shown) this.#work.onStop();
    });
    this.append(
      make("h2", {}, keeping.title),
      this.#promises,
      this.#work,
      make("div", { class: "button-row" }, this.#save, this.#add, this.#file),
      news,
      this.#asides,
      this.#dialog,
    );
    this.#dialog.append(this.#question());
  }

  #question() {
    const { keeping } = words;
    const choice = (/** @type {string} */ text, /** @type {boolean} */ secrets) => {
      const button = make("button", { type: "submit" }, text);
      button.onclick = () => this.send({ kind: "save-games", secrets });
      return button;
    };
    const cancel = make("button", { type: "submit" }, keeping.cancel);
    return make(
      "form",
      { method: "dialog" },
      make("h2", { id: "games-title" }, keeping.secretsTitle),
      this.#secretive,
      make(
        "div",
        { class: "button-row dialog-end" },
        cancel,
        choice(keeping.withSecrets, true),
        choice(keeping.withoutSecrets, false),
      ),
    );
  }

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    const { shelf, added, adding, pwaStatus } = state;
    this.#save.disabled = !pwaStatus.keeps || shelf.count === 0;
    this.#add.disabled = !pwaStatus.keeps || adding !== null;
    this.#showWork(adding, pwaStatus.keeping);
    setText(this.#promises, adding === null ? promises(pwaStatus) : words.keeping.adding);
    const drawn = JSON.stringify([shelf, added, this.#doubted]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const names = shelf.secretive.map((id) => nameOf(id, state)).join(", ");
    setText(this.#secretive, words.keeping.secretsExplain(names));
    this.#report.replaceChildren(...added.map((one) => reportLine(one, state)));
    this.#asides.replaceChildren(...shelf.asides.map((aside) => this.#aside(aside, state)));
  }

  /**
   * @param {State["adding"]} adding
   * @param {State["pwaStatus"]["keeping"]} keeping
   */
  #showWork(adding, keeping) {
    const label = adding === null ? words.pwa.keeping : words.keeping.adding;
    this.#work.onStop = () => this.send({ kind: adding === null ? "stop-keeping" : "stop-adding" });
    this.#work.show(label, adding ?? keeping);
  }

  #saveOrAsk() {
    if (this.#state?.shelf.secretive.length === 0)
      this.send({ kind: "save-games", secrets: false });
    else this.#dialog.showModal();
  }

  async #addFile() {
    const file = this.#file.files?.[0];
    if (file === undefined) return;
    this.send({ kind: "choose-games-file" });
    const args = { found: file.name };
    try {
      if (file.size > LARGEST_FILE_BYTES)
        this.send({ kind: "complain", reason: { code: "games-file-large", args } });
      else this.send({ kind: "add-games", text: await file.text() });
    } catch {
      this.send({ kind: "complain", reason: { code: "file-unreadable", args } });
    }
    // Otherwise the same file couldn't be chosen again after a correction.
    this.#file.value = "";
  }

  /**
   * @param {Shelf["asides"][number]} aside
   * @param {State} state
   */
  #aside({ key, game, plies }, state) {
    const { keeping } = words;
    const name = nameOf(game, state);
    const label = plies === null ? name : keeping.game(name, movesOf(game, plies, state));
    const told = plies === null ? keeping.asideUnreadable(name, key) : keeping.aside(label);
    if (key === this.#doubted) return make("li", {}, told, ...this.#doubt(key));
    const remove = button(keeping.remove, () => this.#askRemoval(key));
    remove.ariaLabel = keeping.removeName(label);
    if (plies === null) return make("li", {}, told, remove);
    const takeUp = button(keeping.takeUp, () => {
      // Its place may be another game's now.
      this.#doubted = null;
      this.send({ kind: "take-up-game", key });
    });
    takeUp.ariaLabel = keeping.takeUpName(label);
    return make("li", {}, told, takeUp, remove);
  }

  /**
   * What is deleted is gone for good.
   * @param {string} key
   */
  #doubt(key) {
    const remove = button(words.keeping.reallyRemove, () => {
      this.#askRemoval(null);
      this.send({ kind: "delete-aside", key });
      this.#add.focus();
    });
    remove.classList.add("danger");
    return [remove, button(words.keeping.keep, () => this.#askRemoval(null))];
  }

  /** @param {string | null} key */
  #askRemoval(key) {
    const before = this.#doubted;
    this.#doubted = key;
    if (this.#state !== null) this.show(this.#state);
    const at = this.#state?.shelf.asides.findIndex((aside) => aside.key === (key ?? before)) ?? -1;
    const buttons = this.#asides.children[at]?.querySelectorAll("button");
    buttons?.item(buttons.length - 1)?.focus();
  }
}

/** @param {State["pwaStatus"]} pwaStatus */
function promises({ offline, persisted, keeps, keeping }) {
  const { pwa } = words;
  return [
    keeping !== null ? pwa.keeping : "",
    offline === null || keeping !== null ? "" : offline ? pwa.offline : pwa.online,
    !keeps || persisted === null ? "" : persisted ? pwa.persisted : pwa.mayForget,
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/**
 * @param {Added} added
 * @param {State} state
 */
function reportLine({ game, variant, plies, result, reason }, state) {
  const why = reason === null ? "" : reasonWords(reason, null);
  const name = nameOf(game, state);
  const shown = variant ? words.keeping.variant(name) : name;
  const label = plies === null ? shown : words.keeping.game(name, movesOf(game, plies, state));
  const text = words.keeping.results[result](label, why);
  return make("li", { class: result }, text);
}

/**
 * @param {string} game
 * @param {State} state
 */
function nameOf(game, { games }) {
  return games.find(({ id }) => id === game)?.name ?? game;
}

/**
 * @param {string} game
 * @param {number} plies
 * @param {State} state
 */
function movesOf(game, plies, { games }) {
  const seats = games.find(({ id }) => id === game)?.seats.length ?? 2;
  return Math.ceil(plies / seats);
}

customElements.define("saved-games-panel", SavedGamesPanel);
