// What is seen of an embedded board: the board, a line that says how the game stands, and its controls. Built once, then
// shown each new state.

import { aspectRatio } from "../draw/layout.js";
import { GameBoard } from "../elements/board/game-board.js";
import { icon } from "../elements/controls/icons.js";
import { make, setText } from "../elements/controls/markup.js";
import { FocusController } from "../controllers/focus-controller.js";
import { computerToAct, humanToAct, plyOfNextHumanTurn } from "../state/players.js";
import { standWords } from "../i18n/status-words.js";
import { language } from "../i18n/language.js";
import { reasonWords, words } from "../i18n/strings.js";
import { EMBED_STYLE } from "./embed-style.js";
import { EmbedVoice } from "./embed-voice.js";
import { FurtherActions } from "./further-actions.js";
import { secretNews } from "./secret-actions.js";
import { SecretSheets } from "./secret-sheets.js";
import { SECRET_STYLE } from "./secret-style.js";
import { Typing } from "./typing.js";

/** @typedef {import("../elements/controls/icons.js").IconName} IconName */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */

/**
 * @typedef {object} FrameOptions
 * @property {boolean} viewOnly
 * @property {string | null} home  address of the full page
 */

// Under a name of its own, and that only now: a page may have a <game-board> of its own.
if (customElements.get("menagerie-game-board") === undefined)
  customElements.define("menagerie-game-board", GameBoard);

export class BoardFrame {
  board = new GameBoard();
  #perform;
  #goTo;
  #waiting = make("p", { class: "waiting" }, words.embed.waiting);
  /** Seen; what of it is to be heard the voice says. */
  #status = make("p", { class: "status" });
  #voice = new EmbedVoice();
  #error = make("p", { class: "error", role: "alert", hidden: true, tabIndex: -1 });
  #fallback = make("slot", { hidden: true });
  #home = make(
    "a",
    { class: "home", title: words.embed.homeHint, target: "_blank", rel: "noopener" },
    words.embed.home,
  );
  #first = this.#button("first", words.controls.first, () => this.#goTo(0));
  #previous = this.#button("previous", words.controls.previous, () => this.#goTo(this.#ply - 1));
  #next = this.#button("next", words.controls.next, () => this.#goTo(this.#ply + 1));
  #last = this.#button("last", words.controls.last, () => this.#goTo(this.#length));
  #flip = this.#button("flip", words.controls.flip, () =>
    this.#perform({ kind: "turn", quarters: 2 }),
  );
  #undo = this.#button("undo", words.controls.undo, () => this.#perform({ kind: "undo" }));
  #hint = this.#button("hint", words.controls.hint, () => this.#perform({ kind: "hint" }));
  #resume = make("button", { type: "button" }, words.controls.resume);
  #typing = new Typing(() => this.board.focus());
  #controls = make("div", {
    class: "controls",
    role: "group",
    "aria-label": words.embed.controls,
  });
  /** Its words are English, on a page of another direction, too. */
  #frame = make("div", { class: "frame", dir: "ltr" });
  #sheets = new SecretSheets(this.board);
  #stage = make("div", { class: "stage" }, this.board, this.#sheets.element);
  #actions;
  #root;
  #focusController;
  #ply = 0;
  #length = 0;

  /**
   * @param {ShadowRoot} root
   * @param {object} parts
   * @param {(action: PlayerAction) => void} parts.perform
   * @param {(ply: number) => void} parts.goTo
   */
  constructor(root, { perform, goTo }) {
    this.#root = root;
    this.#perform = perform;
    this.#goTo = goTo;
    this.#focusController = new FocusController(root, () => [this.board, this.#error]);
    this.#actions = new FurtherActions(perform, () => this.board.leave());
    this.#resume.onclick = () => perform({ kind: "resume" });
    this.board.classList.add("board");
    this.#name();
    this.#controls.append(this.#first, this.#previous, this.#next, this.#last, this.#flip);
    this.#controls.append(this.#undo, this.#hint, this.#typing.button, this.#resume);
    this.#controls.append(this.#sheets.button, this.#home);
    this.#frame.append(this.#waiting, this.#stage, this.#actions.element, this.#status);
    this.#frame.append(this.#controls, this.#typing.field, this.#error, this.#fallback);
    this.#frame.append(this.#voice.element);
    this.board.addEventListener("write", () => this.#typing.open());
    this.#frame.addEventListener("player-action", (event) =>
      perform(/** @type {CustomEvent<PlayerAction>} */ (event).detail),
    );
    root.adoptedStyleSheets = [EMBED_STYLE, SECRET_STYLE];
    root.append(this.#frame);
  }

  /** The names by which a page's style reaches the parts. */
  #name() {
    const parts = {
      frame: this.#frame,
      board: this.board,
      status: this.#status,
      controls: this.#controls,
      error: this.#error,
      waiting: this.#waiting,
      home: this.#home,
    };
    for (const [name, element] of Object.entries(parts)) element.setAttribute("part", name);
  }

  /** The board is wanted now. */
  wait() {
    setText(this.#waiting, words.loading);
  }

  /**
   * @param {State} state
   * @param {FrameOptions} options
   */
  show(state, { viewOnly, home }) {
    const fault = faultWords(state);
    const open = state.info !== null && fault === "";
    this.#frame.lang = language;
    this.#waiting.hidden = open || fault !== "";
    for (const part of [this.#stage, this.#status, this.#controls]) part.hidden = !open;
    this.#error.hidden = fault === "";
    this.#fallback.hidden = fault === "";
    setText(this.#error, fault);
    this.#showHome(home);
    const covered = open && this.#sheets.show(state);
    if (open) this.#showGame(state, viewOnly || state.watchOnly, covered);
    else this.#actions.show(state, false);
    this.#typing.show(state, open && !covered);
    this.#voice.show({ state, line: statusWords(state), near: this.#isNear() });
    this.#focusController.show(state);
  }

  /** Whether the focus is in here. A frame keeps its own while the page around has it. */
  #isNear() {
    return this.#root.activeElement !== null && document.hasFocus();
  }

  /**
   * @param {State} state
   * @param {boolean} viewOnly
   * @param {boolean} covered  nothing can be done before what lies over the board is answered
   */
  #showGame(state, viewOnly, covered) {
    const { info, view } = state;
    if (info === null || view === null) return;
    this.board.style.setProperty("--wide", String(aspectRatio(info.board, "wide", "flat")));
    this.board.style.setProperty("--tall", String(aspectRatio(info.board, "tall", "flat")));
    if (viewOnly) this.board.interactive = [];
    this.#frame.role = "group";
    this.#frame.ariaLabel = words.embed.label(info.name);
    setText(this.#status, statusWords(state));
    this.#actions.show(state, !viewOnly && !covered);
    this.#showControls(state, viewOnly, covered);
  }

  /**
   * @param {State} state
   * @param {boolean} viewOnly
   * @param {boolean} covered
   */
  #showControls(state, viewOnly, covered) {
    this.#ply = state.view?.ply ?? 0;
    this.#length = state.view?.played.length ?? 0;
    this.#first.disabled = this.#previous.disabled = covered || this.#ply === 0;
    this.#last.disabled = this.#next.disabled = covered || this.#ply === this.#length;
    this.#undo.hidden = this.#hint.hidden = viewOnly;
    this.#undo.disabled = covered || plyOfNextHumanTurn(state, -1) === null;
    this.#hint.disabled = covered || !humanToAct(state) || state.thinking !== null;
    this.#typing.button.disabled = covered;
    this.#resume.hidden = state.pause === "none" || !computerToAct(state);
  }

  /** @param {string | null} home */
  #showHome(home) {
    this.#home.hidden = home === null;
    if (home !== null && this.#home.href !== home) this.#home.href = home;
  }

  /**
   * @param {IconName} sign
   * @param {string} label
   * @param {() => void} press
   */
  #button(sign, label, press) {
    const button = make(
      "button",
      { type: "button", "aria-label": label, title: label },
      icon(sign),
    );
    button.onclick = press;
    return button;
  }
}

/**
 * Why there is no board.
 * @param {State} state
 */
function faultWords({ engine, engineFault, screen, lostReason }) {
  if (engine === "broken" && engineFault !== null) return reasonWords(engineFault, null);
  return screen === "lost" && lostReason !== null ? reasonWords(lostReason, null) : "";
}

/** @param {State} state */
function statusWords(state) {
  const stand = standWords(state);
  const said = [stand, detailWords(state)].filter((sentence) => sentence !== "");
  return said.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}

/** @param {State} state */
function detailWords(state) {
  const { info, view, refusal, hint, notices } = state;
  if (info === null || view === null) return "";
  if (refusal !== null) return reasonWords(refusal, info);
  const fault = notices.findLast(({ tone }) => tone === "fault");
  if (fault !== undefined) return reasonWords(fault.reason, info);
  if (state.pause !== "none" && computerToAct(state))
    return state.pause === "browsing" ? words.status.browsing : words.status.paused;
  return hint === null ? secretNews(state) : words.status.hint(hint);
}
