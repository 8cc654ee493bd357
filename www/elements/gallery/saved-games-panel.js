// All saved games: opening and deleting them, import and export, and how safely the browser stores them.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { USUAL_LEVEL, readLevel } from "../../state/levels.js";
import { writePageRoute } from "../../state/routes.js";
import { colon, reasonWords, words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { fileTo } from "../controls/fields.js";
import { Part } from "../controls/part.js";
import { ProgressBar } from "../controls/progress-bar.js";
import { savedGamePicture } from "./game-picture.js";
import { lateModule } from "../../platform/late-module.js";
import {
  dateWords,
  gameAddress,
  gameWords,
  nameOf,
  progressWords,
  variantOf,
} from "./saved-game-words.js";

/** @import { DialogPart } from "../controls/dialog-part.js" */
/** @import { Added, ListedGame, State } from "../../state/page-state.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */

/** More than any browser stores for a page. */
const LARGEST_FILE_BYTES = 10_000_000;

/** The others appear on request. */
const FIRST_ROWS = 8;

export class SavedGamesPanel extends Part {
  #work = new ProgressBar({ stoppable: true });
  /** @type {State | null} */
  #state = null;
  /** @type {string | null} */
  #doubted = null;
  #showsAll = false;
  /** The dialogs about passphrases have loaded. */
  #asks = false;

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
    const rows = this.#showsAll ? shelf.games : shelf.games.slice(0, FIRST_ROWS);
    return html`<h2 id="games" tabindex="-1">${keeping.title}</h2>
      <p class="quiet" ?hidden=${shelf.games.length > 0}>${keeping.empty}</p>
      <ul class="saved-games" role="list" aria-label=${keeping.list} ?hidden=${rows.length === 0}>
        ${repeat(
          rows,
          ({ id }) => id,
          (listed) => this.#row(listed, state),
        )}
      </ul>
      ${
        rows.length === shelf.games.length
          ? nothing
          : button(keeping.showAll(shelf.games.length), () => this.#showAll())
      }
      <div class="button-row">
        ${button(keeping.save, () => this.#saveOrAsk(), {
          disabled: shelf.count === 0,
        })}
        ${button(keeping.add, chooseFile, {
          look: "games-add",
          disabled: !pwaStatus.keeps || adding !== null,
        })}
        <a class="button" href=${writePageRoute("records", null)}>${keeping.records}</a>
        <input type="file" hidden accept=".json,application/json" @change=${this.#addFile} />
      </div>
      <p class="quiet">${adding === null ? promises(state) : keeping.adding}</p>
      ${this.#work}
      <div aria-live="polite">
        <ul class="games-report" role="list">
          ${added.map((one) => reportLine(one, state))}
        </ul>
      </div>
      ${
        this.#asks
          ? html`<save-secrets-dialog .state=${state}></save-secrets-dialog>
              <open-secrets-dialog .state=${state}></open-secrets-dialog>`
          : nothing
      }`;
  }

  /** @override @param {State} state */
  show(state) {
    const { adding, pwaStatus } = state;
    super.show(state);
    if (state.lockedFile !== null) void this.#loadDialogs();
    const label = adding === null ? words.pwa.keeping : words.keeping.adding;
    this.#work.onStop = () => this.send({ kind: adding === null ? "stop-keeping" : "stop-adding" });
    this.#work.show(label, adding ?? pwaStatus.keeping);
  }

  async #saveOrAsk() {
    if (this.#state?.shelf.secretive.length === 0) {
      this.send({ kind: "save-games", passphrase: null });
      return;
    }
    await this.#loadDialogs();
    /** @type {DialogPart | null} */ (this.querySelector("save-secrets-dialog"))?.open();
  }

  async #loadDialogs() {
    if (this.#asks) return;
    try {
      await Promise.all([
        lateModule(() => import("../dialogs/save-secrets-dialog.js")),
        lateModule(() => import("../dialogs/open-secrets-dialog.js")),
      ]);
      this.#asks = true;
      this.update();
    } catch {
      this.send({ kind: "complain", reason: { code: "part-missing", args: {} } });
    }
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

  #showAll() {
    this.#showsAll = true;
    this.update();
    this.querySelectorAll(/** @type {"a"} */ (".saved-games a"))
      .item(FIRST_ROWS)
      ?.focus();
  }

  /** @param {ListedGame} listed @param {State} state */
  #row(listed, state) {
    const { game, plies, changed } = listed;
    const info = variantOf(listed, state);
    return html`<li class="saved-game">
      ${savedGamePicture(listed, info, state.settings)}
      <div class="saved-game-words">
        <strong>${info?.name ?? game}</strong>
        <span>${plies === null ? words.keeping.unreadable : progress(listed, info)}</span>
        <span class="quiet">${players(listed, info)}</span>
        <span class="quiet">${dateWords(changed)}</span>
      </div>
      <div class="button-row">${this.#buttons(listed, info, state)}</div>
    </li>`;
  }

  /** @param {ListedGame} listed @param {GameInfo | null} info @param {State} state */
  #buttons(listed, info, state) {
    const { keeping, gallery } = words;
    const { id, game, plies, running } = listed;
    if (id === this.#doubted) return this.#doubt(id);
    const label = gameWords(game, plies, state);
    const doing = running ? gallery.resume : keeping.open;
    return [
      info === null || plies === null
        ? ""
        : html`<a
            class="button"
            href=${gameAddress(listed)}
            aria-label=${gallery.openGame(doing, label)}
            >${doing}</a
          >`,
      button(keeping.remove, () => this.#askRemoval(id), { label: keeping.removeName(label) }),
    ];
  }

  /** @param {string} id */
  #doubt(id) {
    const remove = () => {
      this.#askRemoval(null);
      this.send({ kind: "delete-game", id });
      this.querySelector(/** @type {"button"} */ (".games-add"))?.focus();
    };
    return [
      button(words.keeping.reallyRemove, remove, { look: "danger" }),
      button(words.keeping.keep, () => this.#askRemoval(null)),
    ];
  }

  /** @param {string | null} id */
  #askRemoval(id) {
    const before = this.#doubted;
    this.#doubted = id;
    this.update();
    const at = this.#state?.shelf.games.findIndex((listed) => listed.id === (id ?? before)) ?? -1;
    const buttons = this.querySelectorAll(".saved-game")[at]?.querySelectorAll("button");
    buttons?.item(buttons.length - 1)?.focus();
  }
}

/** @param {ListedGame} listed @param {GameInfo | null} info */
function progress(listed, info) {
  const moves = words.keeping.atMove(Math.ceil((listed.plies ?? 0) / (info?.seats.length ?? 2)));
  const how = info === null ? "" : progressWords(listed, info);
  return how === "" ? moves : `${moves} · ${how}`;
}

/** @param {ListedGame} listed @param {GameInfo | null} info */
function players({ summary }, info) {
  if (info === null || summary === null) return "";
  const { human, computer } = words.seat;
  return info.seats.map(({ name }, seat) => {
    const player = summary.players[seat];
    // Summaries of earlier versions have numbers.
    const level = readLevel(player?.level) ?? USUAL_LEVEL;
    const usual = player?.player === "computer" ? computer(level) : human;
    return html`${seat === 0 ? "" : " · "}${name}${colon}<bdi
        >${summary.names?.[seat] || usual}</bdi
      >`;
  });
}

/** Warns only those who have something to lose. @param {State} state */
function promises({ shelf, pwaStatus: { offline, persisted, keeps, keeping } }) {
  const { pwa } = words;
  const says = keeps && persisted !== null && shelf.count > 0;
  return [
    keeping !== null ? pwa.keeping : "",
    offline === null || keeping !== null ? "" : offline ? pwa.offline : pwa.online,
    says ? (persisted ? pwa.persisted : pwa.mayForget) : "",
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/** @param {Added} added @param {State} state */
function reportLine({ game, variant, plies, result, reason }, state) {
  const why = reason === null ? "" : reasonWords(reason, null);
  const label = variant
    ? words.keeping.variant(nameOf(game, state))
    : gameWords(game, plies, state);
  const text = words.keeping.results[result](label, why);
  return html`<li class=${result}>${text}</li>`;
}

customElements.define("saved-games-panel", SavedGamesPanel);
