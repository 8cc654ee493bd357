// The page about a game: where it comes from, how it begins, its men, its rules, a game, what is known of its endgames.

import { thumbnail, thumbnailAspect } from "../../draw/thumbnail.js";
import { make, setText } from "../../elements/controls/markup.js";
import { shownTheme } from "../../elements/controls/theme.js";
import { writePageRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { factsOf, learningOf } from "../learning.js";
import { Page } from "../page.js";
import { ExampleGame } from "./example-game.js";
import { factList } from "./fact-list.js";
import { PieceCards } from "./piece-cards.js";
import { words } from "./about-words.js";

/** @typedef {import("../../engine/client.js").EngineClient} EngineClient */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../state/routes.js").PageRoute} PageRoute */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../learning.js").Learning} Learning */

/** The parts of the page, in their order. @type {("history" | "array" | "pieces" | "rules" | "example" | "facts" | "sources")[]} */
const PARTS = ["history", "array", "pieces", "rules", "example", "facts", "sources"];

export class AboutPage extends Page {
  static styles = ["styles/pages/taught.css", "styles/pages/about.css"];

  #game = "";
  /** @type {ExampleGame | null} */
  #example = null;
  /** Where the men of the cards stand. @type {EngineClient | null} */
  #engine = null;
  #drawn = "";
  #cards = new PieceCards();

  #title = make("h1", { tabIndex: -1 });
  #byline = make("p", { class: "byline" });
  #ways = make("p", { class: "taught-ways" });
  #waiting = make("p", { class: "quiet", role: "status" });
  #failed = make("div", { class: "taught-failed" });
  #reason = make("p", { role: "alert" });
  #array = make("canvas", { class: "about-array", role: "img" });
  #parts = PARTS.map((name) => {
    const body = make("div", { class: "about-body" });
    const id = `about-${name}`;
    const title = make("h2", { id: `${id}-title`, tabIndex: -1 }, words[name]);
    const part = { class: "about-part", id, "aria-labelledby": `${id}-title` };
    return { name, body, title, section: make("section", part, title, body) };
  });
  #contents = make("ul", { role: "list" });
  #page = make("div", { class: "about-page" });

  /** @override */
  build() {
    const again = make("button", { type: "button", class: "primary" }, words.again);
    again.onclick = () => void this.#load();
    this.#failed.append(make("h2", {}, words.failed), this.#reason, again);
    this.#contents.replaceChildren(
      // An address's `#` names a place of the page, so that these are buttons.
      ...this.#parts.map(({ title }) => {
        const button = make("button", { type: "button" }, title.textContent ?? "");
        button.onclick = () => {
          title.scrollIntoView({ block: "start" });
          title.focus({ preventScroll: true });
        };
        return make("li", {}, button);
      }),
    );
    const contents = make("nav", { class: "about-contents", "aria-label": words.contents });
    contents.append(this.#contents);
    this.#page.append(contents, ...this.#parts.map(({ section }) => section));
    const head = make("div", { class: "page-head" }, this.#title);
    this.append(head, this.#byline, this.#ways, this.#waiting, this.#failed, this.#page);
  }

  /** @override @param {PageRoute} route */
  enter({ game }) {
    this.#game = game ?? "";
    const info = this.#info();
    setText(this.#title, info?.name ?? "");
    setText(this.#byline, info === undefined ? "" : words.byline(info.author, info.year));
    this.#ways.replaceChildren(
      make("a", { class: "button primary", href: `#${this.#game}` }, words.play),
      make("a", { class: "button", href: writePageRoute("learn", this.#game) }, words.learn),
      make("a", { class: "button", href: writePageRoute("problems", this.#game) }, words.problems),
    );
    void this.#load();
  }

  #info() {
    return this.services.store.state.games.find(({ id }) => id === this.#game);
  }

  async #load() {
    const game = this.#game;
    this.#failed.hidden = this.#page.hidden = true;
    setText(this.#waiting, words.loading);
    try {
      const learning = await learningOf(game);
      if (game === this.#game) this.#dispatch(learning);
    } catch (error) {
      if (game !== this.#game) return;
      setText(this.#reason, reasonWords(/** @type {any} */ (error), null));
      this.#failed.hidden = false;
    } finally {
      if (game === this.#game) setText(this.#waiting, "");
    }
  }

  /** @param {Learning} learning */
  #dispatch(learning) {
    const info = this.#info();
    if (info === undefined) return;
    this.#page.hidden = false;
    const { history, rules, sources } = learning.words;
    this.#fill("history", ...history.map((text) => make("p", {}, text)));
    this.#array.setAttribute("aria-label", words.arrayOf(info.name));
    this.#array.style.aspectRatio = String(thumbnailAspect(info));
    this.#fill("array", make("p", {}, info.summary), this.#array);
    this.#fill("pieces", make("p", { class: "quiet" }, words.moveIt), this.#cards.element);
    this.#fill("rules", make("p", { class: "quiet" }, words.oursHint), ruleList(rules));
    this.#fill("sources", sourceList(info, sources));
    this.#drawn = "";
    this.#drawArray(this.services.store.state);
    void this.#openCards(info);
    void this.#openExample(learning);
    void this.#openFacts();
  }

  /**
   * @param {typeof PARTS[number]} name
   * @param {Node[]} children
   */
  #fill(name, ...children) {
    const part = this.#parts.find((each) => each.name === name);
    part?.body.replaceChildren(...children);
  }

  /**
   * @param {typeof PARTS[number]} name
   * @param {boolean} shown
   */
  #reveal(name, shown) {
    const at = PARTS.indexOf(name);
    const [part, entry] = [this.#parts[at], this.#contents.children[at]];
    if (part !== undefined) part.section.hidden = !shown;
    if (entry instanceof HTMLElement) entry.hidden = !shown;
  }

  /** @param {GameInfo} info */
  async #openCards(info) {
    this.#engine?.end();
    const engine = this.services.engine();
    engine.start({ onRestart: () => void this.#openCards(info), onBroken: () => {} });
    this.#engine = engine;
    this.#cards.open(info, engine, this.services.store.state);
    await engine.call("open", { game: info.id }).catch(() => {});
  }

  /** @param {Learning} learning */
  async #openExample(learning) {
    this.#example?.end();
    const example = new ExampleGame(this.services);
    this.#example = example;
    this.#fill("example", example.element);
    try {
      await example.open(learning);
    } catch (error) {
      if (example !== this.#example) return;
      const why = reasonWords(/** @type {any} */ (error), null);
      this.#fill("example", make("p", { role: "alert" }, `${words.exampleFailed} ${why}`));
    }
  }

  async #openFacts() {
    const game = this.#game;
    this.#reveal("facts", false);
    try {
      const facts = await factsOf(game);
      if (game !== this.#game) return;
      this.#fill("facts", factList(game, facts));
      this.#reveal("facts", facts.length > 0);
    } catch (error) {
      if (game !== this.#game) return;
      const why = reasonWords(/** @type {any} */ (error), null);
      this.#fill("facts", make("p", { role: "alert" }, `${words.factsFailed} ${why}`));
      this.#reveal("facts", true);
    }
  }

  /** @param {State} state */
  #drawArray({ settings: { pieceSet, theme } }) {
    const info = this.#info();
    const how = { pieceSet, theme: shownTheme(theme) };
    const drawn = JSON.stringify([this.#game, how]);
    if (info === undefined || this.#page.hidden || drawn === this.#drawn) return;
    this.#drawn = drawn;
    void thumbnail(info, this.#array, how);
  }

  /** @override @param {State} state */
  show(state) {
    this.#example?.show(state);
    this.#cards.show(state);
    this.#drawArray(state);
  }

  /** @override */
  leave() {
    this.#example?.end();
    this.#engine?.end();
    this.#example = null;
    this.#engine = null;
  }
}

/** @param {import("../learning.js").LearningWords["rules"]} rules */
function ruleList(rules) {
  return make(
    "dl",
    { class: "rule-list" },
    ...rules.flatMap(({ title, text, ours }) => [
      make("dt", {}, title, ours ? make("span", { class: "rule-ours" }, words.ours) : null),
      make("dd", {}, text),
    ]),
  );
}

/**
 * @param {GameInfo} info
 * @param {import("../learning.js").LearningWords["sources"]} sources
 */
function sourceList(info, sources) {
  const known = sources.some(({ url }) => url === info.source);
  const own = known ? [] : [{ label: words.source, url: info.source }];
  const link = (/** @type {{label: string, url: string}} */ { label, url }) =>
    make("li", {}, make("a", { href: url, rel: "noreferrer" }, label));
  return make("ul", { class: "source-list", role: "list" }, ...[...own, ...sources].map(link));
}

customElements.define("about-page", AboutPage);
