// All saved games: import and export, resuming those set aside, and how safely the browser stores them.

import { html } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { reasonWords, words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { fileTo } from "../controls/fields.js";
import { Part } from "../controls/part.js";
import { ProgressBar } from "../controls/progress-bar.js";

/** @typedef {import("../../state/state.js").Added} Added */
/** @typedef {import("../../state/state.js").Shelf} Shelf */
/** @typedef {import("../../state/state.js").State} State */

/** More than any browser stores for a page. */
const LARGEST_FILE_BYTES = 10_000_000;

export class SavedGamesPanel extends Part {
  #work = new ProgressBar({ stoppable: true });
  /** @type {import("lit-html/directives/ref.js").Ref<HTMLDialogElement>} */
  #dialog = createRef();
  /** @type {State | null} */
  #state = null;
  /** @type {string | null} */
  #doubted = null;

  /** @override */
  build() {
    this.addEventListener("keydown", ({ key }) => {
      if (key === "Escape" && this.#work.shown) this.#work.onStop();
    });
  }

  /** @override @param {State} state */
  template(state) {
    this.#state = state;
    const { keeping } = words;
    const { shelf, added, adding, pwaStatus } = state;
    const chooseFile = () => this.querySelector("input")?.click();
    return html`<h2>${keeping.title}</h2>
      <p class="quiet">${adding === null ? promises(pwaStatus) : keeping.adding}</p>
      ${this.#work}
      <div class="button-row">
        ${button(keeping.save, () => this.#saveOrAsk(), {
          disabled: !pwaStatus.keeps || shelf.count === 0,
        })}
        ${button(keeping.add, chooseFile, {
          look: "games-add",
          disabled: !pwaStatus.keeps || adding !== null,
        })}
        <input type="file" hidden accept=".json,application/json" @change=${this.#addFile} />
      </div>
      <div aria-live="polite">
        <ul class="games-report" role="list">
          ${added.map((one) => reportLine(one, state))}
        </ul>
      </div>
      <ul class="games-asides" role="list" aria-label=${keeping.asides}>
        ${shelf.asides.map((aside) => html`<li>${this.#aside(aside, state)}</li>`)}
      </ul>
      ${this.#question(shelf.secretive.map((id) => nameOf(id, state)).join(", "))}`;
  }

  /** @param {string} names */
  #question(names) {
    const { keeping } = words;
    const save = (/** @type {boolean} */ secrets) => () =>
      this.send({ kind: "save-games", secrets });
    return html`<dialog aria-labelledby="games-title" ${ref(this.#dialog)}>
      <form method="dialog">
        <h2 id="games-title">${keeping.secretsTitle}</h2>
        <p class="quiet">${keeping.secretsExplain(names)}</p>
        <div class="button-row dialog-end">
          <button type="submit">${keeping.cancel}</button>
          <button type="submit" @click=${save(true)}>${keeping.withSecrets}</button>
          <button type="submit" @click=${save(false)}>${keeping.withoutSecrets}</button>
        </div>
      </form>
    </dialog>`;
  }

  /** @override @param {State} state */
  show(state) {
    const { adding, pwaStatus } = state;
    super.show(state);
    const label = adding === null ? words.pwa.keeping : words.keeping.adding;
    this.#work.onStop = () => this.send({ kind: adding === null ? "stop-keeping" : "stop-adding" });
    this.#work.show(label, adding ?? pwaStatus.keeping);
  }

  #saveOrAsk() {
    if (this.#state?.shelf.secretive.length === 0)
      this.send({ kind: "save-games", secrets: false });
    else this.#dialog.value?.showModal();
  }

  #addFile = fileTo(async (file) => {
    this.send({ kind: "choose-games-file" });
    const args = { found: file.name };
    try {
      if (file.size > LARGEST_FILE_BYTES)
        this.send({ kind: "complain", reason: { code: "games-file-large", args } });
      else this.send({ kind: "add-games", text: await file.text() });
    } catch {
      this.send({ kind: "complain", reason: { code: "file-unreadable", args } });
    }
  });

  /**
   * @param {Shelf["asides"][number]} aside
   * @param {State} state
   */
  #aside({ key, game, plies }, state) {
    const { keeping } = words;
    const name = nameOf(game, state);
    const label = plies === null ? name : keeping.game(name, movesOf(game, plies, state));
    const text = plies === null ? keeping.asideUnreadable(name, key) : keeping.aside(label);
    if (key === this.#doubted) return [text, this.#doubt(key)];
    const takeUp = () => {
      // The key may belong to another game now.
      this.#doubted = null;
      this.send({ kind: "take-up-game", key });
    };
    const remove = () => this.#askRemoval(key);
    return [
      text,
      plies === null ? "" : button(keeping.takeUp, takeUp, { label: keeping.takeUpName(label) }),
      button(keeping.remove, remove, { label: keeping.removeName(label) }),
    ];
  }

  /** @param {string} key */
  #doubt(key) {
    const remove = () => {
      this.#askRemoval(null);
      this.send({ kind: "delete-aside", key });
      this.querySelector(/** @type {"button"} */ (".games-add"))?.focus();
    };
    return [
      button(words.keeping.reallyRemove, remove, { look: "danger" }),
      button(words.keeping.keep, () => this.#askRemoval(null)),
    ];
  }

  /** @param {string | null} key */
  #askRemoval(key) {
    const before = this.#doubted;
    this.#doubted = key;
    if (this.#state !== null) this.show(this.#state);
    const at = this.#state?.shelf.asides.findIndex((aside) => aside.key === (key ?? before)) ?? -1;
    const buttons = this.querySelectorAll(".games-asides > li")[at]?.querySelectorAll("button");
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
  return html`<li class=${result}>${text}</li>`;
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
