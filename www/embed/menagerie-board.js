// <menagerie-board>: a game on anybody's page. docs/embedding.md is its manual, menagerie-board.d.ts of the package its
// contract. This file is the seam between the page around and the game: attributes and methods in, events out.
//
// Nothing of a board is set up before it comes near the window or is told to do something; then all boards of the page
// share one worker.

import { BoardController } from "../controllers/board-controller.js";
import { EngineClient } from "../engine/client.js";
import { SharedEngine } from "../engine/shared-engine.js";
import { readQuestion } from "../controllers/questions.js";
import { writeRoute } from "../state/routes.js";
import { inOwnLanguage } from "../i18n/game-words.js";
import { BoardFrame } from "./board-frame.js";
import { eventsOf } from "./embed-events.js";
import { EmbeddedGame } from "./embedded-game.js";
import { HOME } from "./home.js";
import { ATTRIBUTES, CONTENTS, readContents, readTheme } from "./setting.js";
import { Drawing } from "../platform/drawing.js";
import { themeAround } from "./theme-around.js";
import { fetchVariant } from "./variant-file.js";

// A frame's script loads this one, and would otherwise carry the words a second time.
export { words } from "../i18n/strings.js";

/** @typedef {import("../state/state.js").Action} Action */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */

/** Those that a script may have set before this class was there. A position goes before the moves played from it. */
const SETTABLE = ["game", "src", "position", "moves", "seats", "orientation", "viewOnly", "theme"];

/** So far below the window a board begins to load. */
const NEAR = "300px";

const engine = new SharedEngine();

/** @type {IntersectionObserver} */
const nearness = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof MenagerieBoard) void target.load();
  },
  { rootMargin: NEAR },
);

export class MenagerieBoard extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  #frame = new BoardFrame(this.attachShadow({ mode: "open" }), {
    perform: (action) => this.#perform(action),
    goTo: (ply) => void this.goTo(ply),
  });
  #client = new EngineClient(() => engine.session(), { told: inOwnLanguage });
  #game = new EmbeddedGame({
    engine: this.#client,
    fetchText: (src, unwanted) => fetchVariant(src, this.ownerDocument.baseURI, unwanted),
  });
  #controller = new BoardController(this.#frame.board, this.#client, this.#game.store, (action) =>
    this.#perform(action),
  );
  #loaded = false;
  #drawing = new Drawing(() => this.#draw());
  /** Attributes that were changed in one go are heeded together. @type {Set<string>} */
  #changedAttributes = new Set();
  #heeded = Promise.resolve();
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #redraw = () => this.#drawing.soon();
  /** Nothing is drawn any more on a page that has left the screen, so that a cover must be drawn before. */
  #hide = () => {
    if (this.ownerDocument.hidden) this.#cover();
  };

  constructor() {
    super();
    this.#game.store.subscribe((after, before, action) => this.#changed(before, after, action));
    for (const name of SETTABLE) this.#takeUp(name);
  }

  /**
   * What was set on a plain element hides the property of the same name.
   * @param {string} name
   */
  #takeUp(name) {
    if (!Object.hasOwn(this, name)) return;
    const plain = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    const value = plain[name];
    delete plain[name];
    plain[name] = value;
  }

  connectedCallback() {
    nearness.observe(this);
    this.#dark.addEventListener("change", this.#redraw);
    this.ownerDocument.addEventListener("visibilitychange", this.#hide);
    // At once: the page around is laid out with room for the board.
    this.#drawing.now();
  }

  disconnectedCallback() {
    nearness.unobserve(this);
    this.#dark.removeEventListener("change", this.#redraw);
    this.ownerDocument.removeEventListener("visibilitychange", this.#hide);
    this.#cover();
    // Whoever only moves an element on the page takes it off and puts it back at once.
    queueMicrotask(() => {
      if (!this.isConnected && this.#loaded) this.#unload();
    });
  }

  /**
   * @param {string} name
   * @param {string | null} old
   * @param {string | null} value
   */
  attributeChangedCallback(name, old, value) {
    if (!this.#loaded || old === value) return;
    this.#heedSoon(name);
    this.#drawing.soon();
  }

  /**
   * Sets the board up, if that hasn't happened yet; otherwise waits until it's done. One that isn't in a document would
   * start an engine that nothing ends.
   */
  load() {
    if (!this.#loaded && this.isConnected) {
      this.#loaded = true;
      nearness.unobserve(this);
      this.#game.start();
      this.#heedSoon("game");
    }
    return this.#heeded;
  }

  /** @param {string} text */
  async play(text) {
    await this.load();
    return this.#game.play(String(text));
  }

  async undo() {
    await this.load();
    return this.#game.undo();
  }

  /** @param {number} ply */
  async goTo(ply) {
    await this.load();
    return this.#game.goTo(ply);
  }

  async hint() {
    await this.load();
    return this.#game.hint();
  }

  async record() {
    await this.load();
    return this.#game.record();
  }

  get game() {
    return this.getAttribute("game") ?? "";
  }

  set game(id) {
    this.setAttribute("game", id);
  }

  get src() {
    return this.getAttribute("src") ?? "";
  }

  set src(address) {
    this.setAttribute("src", address);
  }

  get moves() {
    return this.getAttribute("moves") ?? "";
  }

  set moves(moves) {
    this.setAttribute("moves", moves);
  }

  /** The position on the board, as everybody may know it. Another one begins the game anew from there. */
  get position() {
    return this.#game.state.view?.position ?? this.getAttribute("position") ?? "";
  }

  set position(text) {
    this.removeAttribute("moves");
    this.removeAttribute("record");
    this.setAttribute("position", text);
    // It may be where the game began already, from which moves have been played since.
    if (this.#loaded) this.#heedSoon("position");
  }

  get seats() {
    return this.getAttribute("seats") ?? "";
  }

  set seats(players) {
    this.setAttribute("seats", players);
  }

  get orientation() {
    return this.getAttribute("orientation") ?? "";
  }

  set orientation(seat) {
    this.setAttribute("orientation", seat);
  }

  get viewOnly() {
    return this.hasAttribute("view-only");
  }

  set viewOnly(viewOnly) {
    this.toggleAttribute("view-only", viewOnly);
  }

  get theme() {
    return readTheme(this.getAttribute("theme"));
  }

  set theme(theme) {
    this.setAttribute("theme", theme);
  }

  /** How many plies have been played up to the position on the board. */
  get ply() {
    return this.#game.state.view?.ply ?? 0;
  }

  /** @param {PlayerAction} action */
  #perform(action) {
    const { info } = this.#game.state;
    const forbidden = action.kind === "type" && this.viewOnly && info !== null;
    if (forbidden && readQuestion(action.text, info) === null) {
      this.#game.dispatch({ kind: "refuse", reason: { code: "embed-view-only", args: {} } });
      this.#game.dispatch({ kind: "settled", mark: action.mark });
    } else void this.#game.perform(action);
  }

  /** @param {string} name  of an attribute that has changed */
  #heedSoon(name) {
    if (this.#changedAttributes.size === 0)
      this.#heeded = Promise.resolve().then(() => this.#heed());
    this.#changedAttributes.add(name);
  }

  async #heed() {
    const changed = new Set(this.#changedAttributes);
    this.#changedAttributes.clear();
    if (!this.#loaded) return;
    const attribute = (/** @type {string} */ name) => this.getAttribute(name);
    const [seats, orientation] = [attribute("seats"), attribute("orientation")];
    const { viewOnly } = this;
    if (CONTENTS.some((name) => changed.has(name))) {
      await this.#game.open({ ...readContents(attribute), seats, orientation, viewOnly });
      return;
    }
    if (changed.has("seats")) await this.#game.seat(seats);
    if (changed.has("orientation")) await this.#game.turn(orientation);
    if (changed.has("view-only")) await this.#game.watch(viewOnly);
  }

  #cover() {
    if (!this.#game.state.info?.secretive) return;
    this.#game.cover();
    this.#drawing.now();
  }

  #unload() {
    this.#loaded = false;
    this.#game.end();
  }

  /**
   * @param {State} before
   * @param {State} after
   * @param {Action} action
   */
  #changed(before, after, action) {
    this.#drawing.soon();
    for (const { name, detail } of eventsOf(before, after, action)) {
      // An error that bubbled would be taken by the page's own error handlers for theirs; those of images don't either.
      const bubbles = name !== "error";
      this.dispatchEvent(new CustomEvent(name, { bubbles, composed: true, detail }));
    }
  }

  #draw() {
    const { state } = this.#game;
    const theme = themeAround(this, this.theme);
    this.#controller.show({ ...state, settings: { ...state.settings, theme } });
    const { viewOnly } = this;
    this.#frame.show(state, { loads: this.#loaded, viewOnly, home: this.#home() });
  }

  /** The game's place on the full page. */
  #home() {
    const home = this.getAttribute("home") ?? HOME;
    const { info } = this.#game.state;
    if (home === null || home === "" || info === null || this.hasAttribute("src")) return null;
    const base = this.ownerDocument.baseURI;
    const page = URL.canParse(home, base) ? new URL(home, base) : null;
    // A link that runs a script isn't one to a page.
    return page && /^https?:$/.test(page.protocol) ? new URL(writeRoute(info.id), page).href : null;
  }
}

// A page may have this script twice.
if (customElements.get("menagerie-board") === undefined)
  customElements.define("menagerie-board", MenagerieBoard);
