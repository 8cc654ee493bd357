// <menagerie-board>, a game on any page. Manual: docs/embedding.md; types: menagerie-board.d.ts of the package. Attributes
// and methods go in, events come out. A board loads when it comes near the viewport or a method is called; all boards of a
// page share one worker.

import "./supported.js";
import { BoardController } from "../controllers/board-controller.js";
import { EngineClient } from "../engine/client.js";
import { SharedEngine } from "../engine/shared-engine.js";
import { readQuestion } from "../controllers/questions.js";
import { writeRoute } from "../state/routes.js";
import { webAddress } from "../state/web-address.js";
import { inOwnLanguage } from "../i18n/game-words.js";
import { pieceLetters } from "../i18n/piece-letters.js";
import { BoardFrame } from "./board-frame.js";
import { eventsOf } from "./embed-events.js";
import { EmbeddedGame } from "./embedded-game.js";
import { HOME } from "./home.js";
import {
  ATTRIBUTES,
  CONTENTS,
  propertyFault,
  readContents,
  readPieces,
  readTheme,
} from "./setting.js";
import { Drawing } from "../platform/drawing.js";
import { themeAround } from "./theme-around.js";
import { fetchVariant } from "./variant-file.js";

// Exported for the frame's script, which would otherwise bundle the words twice.
export { words } from "../i18n/strings.js";

/** @import { Action, State } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */

/** Properties that a script may set before the class is defined. A position is applied before the moves played from it. */
const SETTABLE = [
  "game",
  "src",
  "position",
  "moves",
  "seats",
  "orientation",
  "viewOnly",
  "theme",
  "pieces",
];

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
    step: (by) => void this.#game.step(by),
  });
  #client = new EngineClient(() => engine.session(), {
    translate: inOwnLanguage,
    letters: pieceLetters,
  });
  #game = new EmbeddedGame({
    engine: this.#client,
    fetchText: (src, signal) => fetchVariant(src, this.ownerDocument.baseURI, signal),
  });
  #controller = new BoardController(this.#frame.board, this.#client, this.#game.store, (action) =>
    this.#perform(action),
  );
  #loaded = false;
  #drawing = new Drawing(this.#game.store, (state) => this.#draw(state));
  /** Attributes changed in one go are applied together. @type {Set<string>} */
  #changedAttributes = new Set();
  #heeded = Promise.resolve();
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #redraw = () => this.#drawing.soon();
  /** Covers the board before the page is hidden, since hidden pages aren't drawn. */
  #hide = () => {
    if (document.hidden) this.#cover();
  };

  constructor() {
    super();
    this.#game.store.subscribe((after, before, action) => this.#changed(before, after, action));
    this.#drawing.subscribe((state) => this.#controller.follow(state));
    for (const name of SETTABLE) this.#takeUp(name);
  }

  /** A property set before the upgrade would shadow the class's accessor. @param {string} name */
  #takeUp(name) {
    if (!Object.hasOwn(this, name)) return;
    const plain = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    const value = plain[name];
    delete plain[name];
    plain[name] = value;
  }

  connectedCallback() {
    if (!hasWindow()) return;
    if (this.#isAbroad) this.#stayAbroad();
    else {
      nearness.observe(this);
      this.#dark.addEventListener("change", this.#redraw);
      document.addEventListener("visibilitychange", this.#hide);
    }
    // At once, so that the page is laid out with room for the board.
    this.#drawing.now();
  }

  disconnectedCallback() {
    if (!hasWindow()) return;
    nearness.unobserve(this);
    this.#dark.removeEventListener("change", this.#redraw);
    document.removeEventListener("visibilitychange", this.#hide);
    this.#cover();
    // Moving an element disconnects and reconnects it at once.
    queueMicrotask(() => {
      if (!this.isConnected && this.#loaded) this.#unload();
    });
  }

  adoptedCallback() {
    if (hasWindow() && !this.#isAbroad) this.#frame.restyle();
  }

  /** In another document than the script's, where neither its styles nor its worker are available. */
  get #isAbroad() {
    return this.ownerDocument !== document;
  }

  #stayAbroad() {
    if (this.#loaded) this.#unload();
    this.#game.dispatch({ kind: "lost", reason: { code: "embed-adopted", args: {} } });
  }

  /** @param {string} name @param {string | null} old @param {string | null} value */
  attributeChangedCallback(name, old, value) {
    if (!this.#loaded || old === value) return;
    this.#heedSoon(name);
    this.#drawing.soon();
  }

  /** Loads the board; resolves when it is ready. Only in a document: elsewhere nothing would end the engine. */
  load() {
    if (!this.#loaded && this.isConnected && !this.#isAbroad && hasWindow()) {
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
    this.#reflect("game", id);
  }

  get src() {
    return this.getAttribute("src") ?? "";
  }

  set src(address) {
    this.#reflect("src", address);
  }

  get moves() {
    return this.getAttribute("moves") ?? "";
  }

  set moves(moves) {
    this.#reflect("moves", moves);
  }

  /** The public view of the position. Setting it starts the game anew from there. */
  get position() {
    return this.#game.state.view?.position ?? this.getAttribute("position") ?? "";
  }

  set position(text) {
    if (!this.#accepts("position", text)) return;
    this.removeAttribute("moves");
    this.removeAttribute("record");
    this.setAttribute("position", text);
    // It may equal the start of a game with moves played since.
    if (this.#loaded) this.#heedSoon("position");
  }

  get seats() {
    return this.getAttribute("seats") ?? "";
  }

  set seats(players) {
    this.#reflect("seats", players);
  }

  get orientation() {
    return this.getAttribute("orientation") ?? "";
  }

  set orientation(seat) {
    this.#reflect("orientation", seat);
  }

  get viewOnly() {
    return this.hasAttribute("view-only");
  }

  set viewOnly(viewOnly) {
    if (this.#accepts("viewOnly", viewOnly)) this.toggleAttribute("view-only", viewOnly);
  }

  get theme() {
    return readTheme(this.getAttribute("theme"));
  }

  set theme(theme) {
    this.#reflect("theme", theme);
  }

  get pieces() {
    return readPieces(this.getAttribute("pieces"));
  }

  set pieces(pieceSet) {
    this.#reflect("pieces", pieceSet);
  }

  get ply() {
    return this.#game.state.view?.ply ?? 0;
  }

  /** @param {string} name @param {unknown} value */
  #reflect(name, value) {
    if (this.#accepts(name, value)) this.setAttribute(name, String(value));
  }

  /**
   * A script's wrong value changes nothing and is reported.
   * @param {string} name  of a property
   * @param {unknown} value
   */
  #accepts(name, value) {
    const reason = propertyFault(name, value);
    if (reason !== null) this.#game.dispatch({ kind: "notice", tone: "fault", reason });
    return reason === null;
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

  /** @param {State} before @param {State} after @param {Action} action */
  #changed(before, after, action) {
    if (!hasWindow()) return;
    for (const { name, detail } of eventsOf(before, after, action)) {
      // Doesn't bubble, like image errors, so that the page's own error handlers don't see it.
      const bubbles = name !== "error";
      this.dispatchEvent(new CustomEvent(name, { bubbles, composed: true, detail }));
    }
  }

  /** @param {State} played */
  #draw(played) {
    if (!hasWindow()) return;
    const { pieces: pieceSet } = this;
    const viewOnly = this.viewOnly || played.watchOnly;
    const state = { ...played, settings: { ...played.settings, pieceSet } };
    const around = themeAround(this);
    const theme = this.theme === "auto" ? around : this.theme;
    this.#controller.show({ ...state, settings: { ...state.settings, theme } }, viewOnly);
    const home = this.#home();
    this.#frame.show(state, { loads: this.#loaded, viewOnly, home, around, theme });
  }

  #home() {
    const home = this.getAttribute("home") ?? HOME;
    const { info } = this.#game.state;
    if (home === null || home === "" || info === null || this.hasAttribute("src")) return null;
    const page = webAddress(home, this.ownerDocument.baseURI);
    return page && new URL(writeRoute(info.id), page).href;
  }
}

/**
 * False for the rest of a script whose frame was removed: browsers still call its functions if the page around has moved a
 * board out of the frame, but refuse most of what these do.
 */
function hasWindow() {
  return document.defaultView !== null;
}

// A page may include this script twice.
if (customElements.get("menagerie-board") === undefined)
  customElements.define("menagerie-board", MenagerieBoard);
