// Games from files of other programs: a list to choose from, for the table or for a study.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { button } from "../../elements/controls/buttons.js";
import { fileTo, submitted, valueTo } from "../../elements/controls/fields.js";
import { ProgressBar } from "../../elements/controls/progress-bar.js";
import { writePageRoute, writeRoute } from "../../state/routes.js";
import { handOver, handedOver } from "../../storage/handoff.js";
import { Page } from "../page.js";
import { decoded } from "../../platform/file-text.js";
import { RecordList, matching } from "./record-list.js";
import { words } from "./records-words.js";

/** @import { EngineClient } from "../../engine/client.js" */
/** @import { ListedGame } from "../../engine/protocol.js" */
/** @import { PageRoute } from "../../state/routes.js" */
/** @import { State } from "../../state/page-state.js" */

const LARGEST_FILE_BYTES = 64_000_000;

const ROWS = 100;

export class RecordsPage extends Page {
  static styles = ["styles/pages/records.css"];

  /** @type {EngineClient | null} */
  #engine = null;
  /** @type {RecordList | null} */
  #list = null;
  #work = new ProgressBar({ stoppable: true });
  #filter = "";
  #rows = ROWS;
  #message = "";

  /** @override */
  build() {
    this.#work.onStop = () => this.#list?.stop();
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) void this.#openFile(file);
    });
    this.redraw();
  }

  /** @override @param {PageRoute} route */
  enter({ parameters }) {
    if (parameters.from === undefined) return;
    this.services.replace(writePageRoute("records", null));
    const handed = handedOver();
    if (handed !== null) void this.#read(handed.record);
  }

  /** The list stays; only an unfinished one is stopped. @override */
  leave() {
    this.#list?.stop();
  }

  /** @override @param {State} state */
  template({ games }) {
    this.#work.show(words.listing, this.#list?.progress ?? null);
    return html`<div class="page-head">
        <h1 tabindex="-1">${words.title}</h1>
        <a class="button small" href="#">${words.back}</a>
      </div>
      <p class="records-intro">${words.intro}</p>
      ${this.#opening()} ${this.#work}
      <p class="records-told" role="status">${this.#told()}</p>
      ${this.#list === null || this.#list.games.length === 0 ? nothing : this.#games(games)}`;
  }

  #opening() {
    const choose = () => this.querySelector("input")?.click();
    const read = submitted(() => {
      const text = this.querySelector("textarea")?.value ?? "";
      if (text.trim() !== "") void this.#read(text);
    });
    return html`<section class="records-opening">
      <div class="button-row">
        ${button(words.open, choose, { look: "primary" })}
        <input type="file" hidden accept=".pgn,.txt,text/plain" @change=${fileTo(this.#openFile)} />
        <span class="quiet records-drop">${words.drop}</span>
      </div>
      <details>
        <summary>${words.text}</summary>
        <form @submit=${read}>
          <textarea rows="8" aria-label=${words.text} spellcheck="false"></textarea>
          <div class="button-row"><button type="submit">${words.read}</button></div>
        </form>
      </details>
    </section>`;
  }

  #told() {
    const list = this.#list;
    if (this.#message !== "" || list === null) return this.#message;
    if (list.games.length === 0 && !list.isStopped) return list.progress === null ? words.none : "";
    const shown = matching(list.games, this.#filter).length;
    const count = words.shown(shown, list.games.length);
    return list.isStopped ? `${count}. ${words.stopped}` : count;
  }

  /** @param {State["games"]} known */
  #games(known) {
    const all = this.#list?.games ?? [];
    const found = matching(all, this.#filter);
    const filter = valueTo((text) => {
      this.#filter = text;
      this.#rows = ROWS;
      this.redraw();
    });
    const more = () => {
      this.#rows += ROWS;
      this.redraw();
    };
    return html`<input
        type="search"
        class="records-filter"
        aria-label=${words.filter}
        placeholder=${words.filter}
        ?hidden=${all.length < 2}
        .value=${this.#filter}
        @input=${filter}
      />
      <ol class="records-list" role="list" aria-label=${words.list}>
        ${repeat(
          found.slice(0, this.#rows),
          ({ number }) => number,
          (game) => this.#row(game, known),
        )}
      </ol>
      ${found.length > this.#rows ? button(words.more, more) : nothing}`;
  }

  /** @param {ListedGame} listed @param {State["games"]} known */
  #row(listed, known) {
    const { headers, game, line } = listed;
    const players = ["White", "Black"].map((side) => words.known(headers[side]));
    const name = players.every((player) => player === "")
      ? words.game(listed.number + 1)
      : players.map((player) => player || words.unknownPlayer).join(" – ");
    const variant = known.find(({ id }) => id === game)?.name ?? headers.Variant ?? "";
    const about = [headers.Event, headers.Opening, headers.Date, headers.Site]
      .map(words.known)
      .filter((text) => text !== "");
    const doing = (/** @type {string} */ doing, /** @type {() => Promise<void>} */ press) =>
      button(doing, () => void press(), { label: words.doing(doing, name) });
    return html`<li class="record">
      <div class="record-words">
        <strong>${name}</strong>
        <span class="record-result">${words.result(headers.Result)}</span>
        <span class="quiet record-about">${[variant, ...about, words.line(line)].join(" · ")}</span>
      </div>
      ${
        game === null
          ? html`<p class="record-unknown">
              ${words.unknown(variant)}
              <a href=${writePageRoute("author", null, { import: "text" })}>${words.import}</a>
            </p>`
          : html`<div class="button-row">
              ${doing(words.play, () => this.#replay(listed, game))}
              ${doing(words.study, () => this.#study(listed, game))}
            </div>`
      }
    </li>`;
  }

  /** @param {ListedGame} listed @param {string} game */
  async #replay(listed, game) {
    const record = await this.#list?.text(listed);
    if (record !== undefined)
      this.services.go(writeRoute(game, { record, line: `${listed.line}` }));
  }

  /** @param {ListedGame} listed @param {string} game */
  async #study(listed, game) {
    const record = await this.#list?.text(listed);
    if (record === undefined) return;
    handOver({ record, ply: 0, line: listed.line });
    this.services.go(writePageRoute("study", game, { from: "records" }));
  }

  #openFile = async (/** @type {File} */ file) => {
    if (file.size > LARGEST_FILE_BYTES) return this.#say(words.large);
    try {
      await this.#read(decoded(await file.arrayBuffer()));
    } catch {
      this.#say(words.unreadable);
    }
  };

  /** @param {string} text */
  async #read(text) {
    this.#engine ??= this.#started();
    this.#list ??= new RecordList(this.#engine, () => this.redraw());
    this.#message = "";
    this.#filter = "";
    this.#rows = ROWS;
    await this.#list.read(text);
  }

  #started() {
    const engine = this.services.engine();
    // A new engine has no list.
    const forget = () => {
      this.#list = null;
      this.#say(words.unreadable);
    };
    engine.start({ onRestart: forget, onBroken: forget });
    return engine;
  }

  /** @param {string} message */
  #say(message) {
    this.#message = message;
    this.redraw();
  }
}

customElements.define("records-page", RecordsPage);
