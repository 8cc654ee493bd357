import { html, nothing, render } from "lit-html";
import { ifDefined } from "lit-html/directives/if-defined.js";
import { aspectRatio } from "../draw/layout.js";
import { GameBoard } from "../elements/board/game-board.js";
import { button, iconButton } from "../elements/controls/buttons.js";
import { PlayerActionEvent } from "../elements/controls/part.js";
import { ConsentDialog } from "../elements/dialogs/consent-dialog.js";
import { SecretDialog } from "../elements/dialogs/secret-dialog.js";
import { SpeakDialog } from "../elements/dialogs/speak-dialog.js";
import { DraggedPiece } from "../elements/table/dragged-piece.js";
import { HandoverCover } from "../elements/table/handover-cover.js";
import { MoveEntry } from "../elements/table/move-entry.js";
import { SecretButton } from "../elements/table/secret-button.js";
import { browsingKey } from "../elements/table/table-keys.js";
import { browsedPly } from "../state/browsing.js";
import { FocusController } from "../controllers/focus-controller.js";
import { computerToAct, humanToAct, plyOfNextHumanTurn } from "../state/players.js";
import { keepsOwnSecret } from "../state/viewer.js";
import { droppedWords, statusSentence } from "../i18n/status-words.js";
import { language } from "../i18n/language.js";
import { reasonWords, words } from "../i18n/strings.js";
import { EMBED_STYLE } from "./embed-style.js";
import { EmbedVoice } from "./embed-voice.js";
import { furtherActions, furtherActionsTemplate } from "./further-actions.js";
import { handRow } from "./hand-row.js";
import { secretNews } from "./secret-actions.js";
import { SecretSheets, sheetOf } from "./secret-sheets.js";
import { SECRET_STYLE } from "./secret-style.js";

/** @import { View } from "../engine/protocol.js" */
/** @import { State } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */

/**
 * @typedef {object} FrameOptions
 * @property {boolean} loads  false: the board isn't loaded yet
 * @property {boolean} viewOnly
 * @property {string | null} home  address of the full page
 * @property {"light" | "dark"} around  as the page is around it
 * @property {"light" | "dark"} theme   of the board
 */

// Defined late and with a prefix, since a page may have its own <game-board>.
if (customElements.get("menagerie-game-board") === undefined) {
  customElements.define("menagerie-consent-dialog", ConsentDialog);
  customElements.define("menagerie-dragged-piece", DraggedPiece);
  customElements.define("menagerie-game-board", GameBoard);
  customElements.define("menagerie-handover-cover", HandoverCover);
  customElements.define("menagerie-move-entry", MoveEntry);
  customElements.define("menagerie-secret-button", SecretButton);
  customElements.define("menagerie-secret-dialog", SecretDialog);
  customElements.define("menagerie-secret-sheets", SecretSheets);
  customElements.define("menagerie-speak-dialog", SpeakDialog);
}

export class BoardFrame {
  board = new GameBoard();
  #voice = new EmbedVoice();
  /** The input field is shown. Small boards have no room for it until it's opened. */
  #types = false;
  #root;
  #perform;
  #goTo;
  #step;
  #focusController;
  #update = () => {};
  /** Null while there is nothing to step through. @type {View | null} */
  #stepped = null;

  /**
   * @param {ShadowRoot} root
   * @param {object} parts
   * @param {(action: PlayerAction) => void} parts.perform
   * @param {(ply: number) => void} parts.goTo
   * @param {(by: number) => void} parts.step  through the game
   */
  constructor(root, { perform, goTo, step }) {
    this.#root = root;
    this.#perform = perform;
    this.#goTo = goTo;
    this.#step = step;
    this.#focusController = new FocusController(root, () => [
      this.board,
      .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".error")),
    ]);
    this.board.on("write", () => this.#type());
    this.board.classList.add("board");
    this.board.setAttribute("part", "board");
    this.restyle();
  }

  /** Also after the board was in another document, which removes its style sheets. */
  restyle() {
    this.#root.adoptedStyleSheets = [EMBED_STYLE, SECRET_STYLE];
  }

  /** @param {State} state @param {FrameOptions} options */
  show(state, options) {
    this.#update = () => this.show(state, options);
    const { info } = state;
    if (info !== null) {
      this.board.style.setProperty("--wide", String(aspectRatio(info.board, "wide", "flat")));
      this.board.style.setProperty("--tall", String(aspectRatio(info.board, "tall", "flat")));
    }
    const frame = this.#template(state, options);
    // A canvas, as only pictures shrink with a parent whose width they make.
    const breadth = html`<canvas class="breadth" width="0" height="0" aria-hidden="true"></canvas>`;
    render(html`<div>${breadth}${frame}</div>`, this.#root);
    this.#focusController.follow(state);
  }

  /** @param {State} state @param {FrameOptions} options */
  #template(state, options) {
    const { info } = state;
    const fault = faultWords(state);
    const open = info !== null && fault === "";
    // The rest is inert until the sheet over the board is answered.
    const covered = open && sheetOf(state) !== null;
    this.#stepped = open && !covered ? state.view : null;
    const line = statusWords(state);
    const hands = options.viewOnly || covered ? null : this.#perform;
    const actions = open && !options.viewOnly && !covered ? furtherActions(state) : [];
    // The text direction follows the element's language, not the page's.
    return html`<div
      class="frame"
      part="frame"
      data-theme=${options.around}
      dir="ltr"
      lang=${language}
      role=${ifDefined(info === null ? undefined : "group")}
      aria-label=${ifDefined(info === null ? undefined : words.embed.label(info.name))}
      tabindex="-1"
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#browse(event)}
      @player-action=${(/** @type {Event} */ event) => {
        if (event instanceof PlayerActionEvent) this.#perform(event.detail);
      }}
      @leave=${() => this.board.focus()}
    >
      <p class="waiting" part="waiting" ?hidden=${open || fault !== ""}>
        ${options.loads ? words.loading : words.embed.waiting}
      </p>
      ${open ? handRow(state, true, hands) : nothing}
      <div class="stage" data-theme=${options.theme} ?hidden=${!open}>
        ${this.board}<menagerie-secret-sheets
          class="sheets"
          part="sheet"
          .board=${this.board}
          .state=${state}
        ></menagerie-secret-sheets>
      </div>
      ${open ? handRow(state, false, hands) : nothing}
      <menagerie-dragged-piece hidden .board=${this.board}></menagerie-dragged-piece>
      ${furtherActionsTemplate(actions, this.#perform, () => this.board.leave())}
      <p class="status" part="status" ?hidden=${!open}>${line}</p>
      ${this.#controls(state, options, open, covered)}
      <menagerie-move-entry
        part="typing"
        ?hidden=${!open || covered || !this.#types}
        .embedded=${true}
        .state=${state}
      ></menagerie-move-entry>
      <p class="error" part="error" role="alert" tabindex="-1" ?hidden=${fault === ""}>${fault}</p>
      <slot ?hidden=${fault === ""}></slot>
      ${this.#voice.template({ state, line, near: this.#isNear() })}
    </div>`;
  }

  /**
   * @param {State} state
   * @param {FrameOptions} options
   * @param {boolean} open
   * @param {boolean} covered
   */
  #controls(state, { viewOnly, home }, open, covered) {
    const say = words.controls;
    const seat = state.view?.viewer ?? 0;
    const ply = state.view?.ply ?? 0;
    const length = state.view?.played.length ?? 0;
    // The focus stays on them, so that arrow keys go on.
    const atStart = { disabled: covered, spent: ply === 0 };
    const atEnd = { disabled: covered, spent: ply === length };
    const act = (/** @type {PlayerAction} */ action) => () => this.#perform(action);
    return html`<div
      class="controls"
      part="controls"
      role="group"
      aria-label=${words.embed.controls}
      ?hidden=${!open}
    >
      ${iconButton("first", say.first, () => this.#goTo(0), atStart)}
      ${iconButton("previous", say.previous, () => this.#step(-1), atStart)}
      ${iconButton("next", say.next, () => this.#step(1), atEnd)}
      ${iconButton("last", say.last, () => this.#goTo(length), atEnd)}
      ${iconButton("flip", say.flip, act({ kind: "turn", quarters: 2 }))}
      ${iconButton("undo", say.undo, act({ kind: "undo" }), {
        hidden: viewOnly,
        disabled: covered || plyOfNextHumanTurn(state, -1) === null,
      })}
      ${iconButton("hint", say.hint, act({ kind: "hint" }), {
        hidden: viewOnly,
        disabled: covered || !humanToAct(state) || state.search !== null,
      })}
      ${iconButton("type", words.embed.type, () => this.#fold(), {
        disabled: covered,
        expanded: this.#types,
      })}
      ${button(say.resume, act({ kind: "resume" }), {
        hidden: state.pause === "none" || !computerToAct(state),
      })}
      <menagerie-secret-button
        ?hidden=${!keepsOwnSecret(state, seat) || (covered && sheetOf(state) !== "speak")}
        .seat=${seat}
        .state=${state}
      ></menagerie-secret-button>
      ${
        home === null
          ? nothing
          : html`<a
              class="home"
              part="home"
              href=${home}
              title=${words.embed.homeHint}
              target="_blank"
              rel="noopener"
              >${words.embed.home}</a
            >`
      }
    </div>`;
  }

  /**
   * The left and right arrows step through the game wherever they have no other meaning. The page around scrolls by the
   * other keys.
   * @param {KeyboardEvent} event
   */
  #browse(event) {
    const way = browsingKey(event);
    if (this.#stepped === null || (way !== "back" && way !== "on")) return;
    if (browsedPly(way, { view: this.#stepped, line: null }) === null) return;
    event.preventDefault();
    this.#step(way === "on" ? 1 : -1);
  }

  /** Whether the focus is in here. A frame has its own focus even while the surrounding page has the real one. */
  #isNear() {
    return this.#root.activeElement !== null && document.hasFocus();
  }

  #fold() {
    if (!this.#types) return this.#type();
    this.#types = false;
    this.#update();
  }

  #type() {
    this.#types = true;
    this.#update();
    /** @type {MoveEntry | null} */ (this.#root.querySelector("menagerie-move-entry"))?.write();
  }
}

/** @param {State} state */
function faultWords({ engine, engineFault, screen, lostReason }) {
  if (engine === "broken" && engineFault !== null) return reasonWords(engineFault, null);
  return screen === "lost" && lostReason !== null ? reasonWords(lostReason, null) : "";
}

/** @param {State} state */
function statusWords(state) {
  const stand = statusSentence(state);
  const said = [stand, detailWords(state)].filter((sentence) => sentence !== "");
  return said.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
}

/** @param {State} state */
function detailWords(state) {
  const { info, view, refusal, droppedPremove, hint, notices } = state;
  if (info === null || view === null) return "";
  if (refusal !== null) return reasonWords(refusal, info);
  if (droppedPremove !== null) return droppedWords(droppedPremove, info);
  const fault = notices.findLast(({ tone }) => tone === "fault");
  if (fault !== undefined) return reasonWords(fault.reason, info);
  if (state.pause !== "none" && computerToAct(state))
    return state.pause === "browsing" ? words.status.browsing : words.status.paused;
  return hint === null ? secretNews(state) : words.status.hint(hint.text);
}
