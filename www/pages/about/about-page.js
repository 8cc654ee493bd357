// The page about a game: start position, pieces, rules; of featured games also history, an example game and endgames.

import { reasonOf } from "../../engine/engine-errors.js";
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { armyList } from "../../elements/controls/army-list.js";
import { hasPage } from "../../state/catalogue.js";
import { writePageRoute } from "../../state/routes.js";
import { webAddress } from "../../state/web-address.js";
import { colon, reasonWords } from "../../i18n/strings.js";
import { factsOf } from "../learning.js";
import { TaughtPage } from "../taught-page.js";
import { ExampleGame } from "./example-game.js";
import { factList } from "./fact-list.js";
import { PieceCards } from "./piece-cards.js";
import { StartPicture } from "./start-picture.js";
import { words } from "./about-words.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { EngineClient } from "../../engine/client.js" */
/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { Learning, LearningWords } from "../learning.js" */

/** @typedef {"history" | "array" | "pieces" | "rules" | "example" | "facts" | "sources"} Part */

export class AboutPage extends TaughtPage {
  static styles = ["styles/pages/taught.css", "styles/pages/about.css"];

  /** @type {ExampleGame | null} */
  #example = null;
  /** @type {EngineClient | null} */
  #engine = null;
  #cards = new PieceCards(() => this.redraw());
  #picture = new StartPicture();
  #exampleFault = "";
  /** @type {TemplateResult | null} */
  #facts = null;
  /** Pieces in hand at the start. @type {View["reserves"] | null} */
  #reserves = null;

  /** @override @param {State} state */
  template(state) {
    const { info, learning } = this;
    const to = (/** @type {"learn" | "problems"} */ page) =>
      info !== undefined && hasPage(info, page)
        ? html`<a class="button" href=${writePageRoute(page, this.game)}>${words[page]}</a>`
        : nothing;
    return html`<div class="page-head"><h1 tabindex="-1">${info?.name}</h1></div>
      <p class="byline">${info === undefined ? "" : words.byline(info.author, info.year)}</p>
      <p class="taught-ways">
        <a class="button primary" href="#${this.game}">${words.play}</a>
        ${to("learn")} ${to("problems")}
      </p>
      <p class="quiet" role="status">${this.loading ? words.loading : ""}</p>
      ${this.failure(words)}
      ${
        info === undefined || learning === null
          ? nothing
          : this.#page(this.#parts(info, learning, state))
      }`;
  }

  /** @param {[Part, unknown][]} parts */
  #page(parts) {
    return html`<div class="about-page">
      <nav class="about-contents" aria-label=${words.contents}>
        <ul role="list">
          ${repeat(
            parts,
            ([name]) => name,
            ([name]) =>
              html`<li>
                <button type="button" @click=${() => this.#goTo(name)}>${words[name]}</button>
              </li>`,
          )}
        </ul>
      </nav>
      ${repeat(
        parts,
        ([name]) => `${this.game} ${name}`,
        ([name, body]) =>
          html`<section class="about-part" id="about-${name}" aria-labelledby="about-${name}-title">
            <h2 id="about-${name}-title" tabindex="-1">${words[name]}</h2>
            <div class="about-body">${body}</div>
          </section>`,
      )}
    </div>`;
  }

  /**
   * @param {GameInfo} info
   * @param {Learning} learning
   * @param {State} state
   * @returns {[Part, unknown][]}
   */
  #parts(info, { words: { history, rules, sources } }, { settings }) {
    this.#picture.show(info, this.#reserves, settings);
    const array = html`<p>${info.summary}</p>
      ${armyList(info, settings.pieceSet)} ${this.#picture.element}`;
    const pieces = html`<p class="quiet">${words.moveIt}</p>
      ${this.#cards.template(info, settings)}`;
    const fault = this.#exampleFault;
    const example = fault === "" ? this.#example?.element : html`<p role="alert">${fault}</p>`;
    /** @type {[Part, unknown][]} */
    const parts = [
      ["history", history.length > 0 && history.map((text) => html`<p>${text}</p>`)],
      ["array", array],
      ["pieces", pieces],
      ["rules", rules.length > 0 ? ruleList(rules) : noteList(info)],
      ["example", this.#example !== null && example],
      ["facts", this.#facts ?? false],
      ["sources", sourceList(info, sources)],
    ];
    return parts.filter(([, body]) => body !== false);
  }

  /**
   * The `#` of the address already names the page, so its parts are reached by buttons, not by links.
   * @param {Part} name
   */
  #goTo(name) {
    const title = document.getElementById(`about-${name}-title`);
    title?.scrollIntoView({ block: "start" });
    title?.focus({ preventScroll: true });
  }

  /** @override @param {Learning} learning */
  begin(learning) {
    this.#exampleFault = "";
    this.#facts = null;
    this.#reserves = null;
    if (this.info === undefined) return;
    void this.#openCards(this.info);
    this.#example?.end();
    this.#example = null;
    if (!this.info.featured) return;
    void this.#openExample(learning);
    void this.#openFacts();
  }

  /** @param {GameInfo} info */
  async #openCards(info) {
    this.#engine?.end();
    const engine = this.services.engine();
    engine.start({ onRestart: () => void this.#openCards(info), onBroken: () => {} });
    this.#engine = engine;
    const opened = engine.call("open", { game: info.id });
    this.#cards.open(info, engine, this);
    const start = await opened.catch(() => null);
    if (start === null || engine !== this.#engine) return;
    this.#reserves = start.view.reserves;
    this.redraw();
  }

  /** @param {Learning} learning */
  async #openExample(learning) {
    const example = new ExampleGame(this.services);
    this.#example = example;
    try {
      await example.open(learning);
    } catch (error) {
      if (example !== this.#example) return;
      this.#exampleFault = `${words.exampleFailed} ${reasonWords(reasonOf(error), null)}`;
      this.redraw();
    }
  }

  async #openFacts() {
    const { game } = this;
    /** @type {TemplateResult | null} */
    let content;
    try {
      const facts = await factsOf(game);
      content = facts.length === 0 ? null : factList(game, facts);
    } catch (error) {
      const why = reasonWords(reasonOf(error), null);
      content = html`<p role="alert">${words.factsFailed} ${why}</p>`;
    }
    if (game !== this.game) return;
    this.#facts = content;
    this.redraw();
  }

  /** @override @param {State} state */
  show(state) {
    this.#example?.show(state);
    super.show(state);
  }

  /** @override */
  leave() {
    super.leave();
    this.#example?.end();
    this.#engine?.end();
    this.#example = null;
    this.#engine = null;
  }
}

/** @param {LearningWords["rules"]} rules */
function ruleList(rules) {
  return html`<p class="quiet">${words.oursHint}</p>
    <dl class="rule-list">
      ${rules.map(
        ({ title, text, ours }) =>
          html`<dt>
              ${title}${ours ? html`<span class="rule-ours">${words.ours}</span>` : nothing}
            </dt>
            <dd>${text}</dd>`,
      )}
    </dl>`;
}

/** @param {GameInfo} info */
function noteList({ notes }) {
  return html`<ul class="note-list">
    ${notes.map((note) => html`<li>${note}</li>`)}
  </ul>`;
}

/**
 * @param {GameInfo} info
 * @param {LearningWords["sources"]} sources
 */
function sourceList(info, sources) {
  const known = sources.some(({ url }) => url === info.source);
  const label = info.featured ? words.source : words.rules;
  const own = known ? [] : [{ label, url: info.source }];
  return html`<ul class="source-list" role="list">
    ${[...own, ...sources].map(({ label, url }) => html`<li>${sourceLink(label, url)}</li>`)}
  </ul>`;
}

/**
 * @param {string} label
 * @param {string} source
 */
function sourceLink(label, source) {
  const address = webAddress(source);
  if (address === null) return label + colon + source;
  return html`<a href=${address} rel="noreferrer">${label}</a>`;
}

customElements.define("about-page", AboutPage);
