// The moves of the game: a column per player, or one strip on a narrow screen. Each move is a button that shows its
// position.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { aboutGame } from "../../i18n/header-words.js";
import { revealWords, spokenMove } from "../../i18n/played-words.js";
import { browsedPly } from "../../state/browsing.js";
import { kindCode, masked, writtenPlayed } from "../../state/notation.js";
import { GLYPHS, mistakesIn } from "../../state/review.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { recordHeaders, words } from "../../i18n/strings.js";
import { moveTime, timeWords } from "../../i18n/time-words.js";
import { moveTimes } from "../../state/clock.js";
import { iconTemplate } from "../controls/icons.js";
import { iconButton } from "../controls/buttons.js";
import { moveTemplate, planesTemplate } from "../controls/move-text.js";
import { Part } from "../controls/part.js";
import { whileScrolling } from "../controls/scroller.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo, PlayedAction, View } from "../../engine/protocol.js" */
/** @import { IconName } from "../controls/icons.js" */
/** @import { Browsing } from "../../state/browsing.js" */
/** @import { MoveLook } from "../controls/move-text.js" */
/** @import { Mistake } from "../../state/review.js" */

/** @type {[IconName & keyof typeof words.controls, Browsing][]} */
const STEPS = [
  ["first", "start"],
  ["previous", "back"],
  ["next", "on"],
  ["last", "end"],
];

export class MoveList extends Part {
  #ply = 0;
  #wasOpen = false;

  /** @override @param {State} state */
  template(state) {
    const { info, view, review, settings, headers } = state;
    if (info === null || view === null) return null;
    const { played, ply, outcome } = view;
    const say = words.moves;
    const several = hasSeveralSeats(info);
    const times = moveTimes(state);
    const items = () => {
      const mistakes = mistakesIn(review, played);
      return played.map((action, at) =>
        moveItem(info, action, at, view, settings, mistakes[at] ?? null, times[at] ?? null),
      );
    };
    return html`
      <div class="moves-shown">
        ${aboutTemplate(info, headers && recordHeaders(state))}
        <div class="moves-window" ${whileScrolling}>
          <p class="quiet moves-none" ?hidden=${played.length > 0}>
            ${outcome === null ? say.none : say.noneAtAll}
          </p>
          <ol
            class=${several ? "moves several" : "moves"}
            role="list"
            aria-label=${say.title}
            .style=${`--seats: ${info.seats.length}`}
            @click=${(/** @type {Event} */ event) => this.#jumpTo(event)}
          >
            ${guard([info, played, ply, review, settings.notation, settings.pieceSet, `${times}`], items)}
          </ol>
        </div>
      </div>
      <div class="move-steps" role="group" aria-label=${say.title}>
        ${STEPS.map(([name, way]) => this.#step(name, way, state))}
      </div>
    `;
  }

  /** @override @param {State} state */
  show(state) {
    super.show(state);
    const { view, tab } = state;
    if (view === null) return;
    const opened = tab === "moves" && !this.#wasOpen;
    this.#wasOpen = tab === "moves";
    if (view.ply !== this.#ply || opened) this.#reveal(view.ply);
    this.#ply = view.ply;
  }

  /** @param {Event} event */
  #jumpTo({ target }) {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button !== null) this.send({ kind: "jump", ply: Number(button.dataset["ply"]) });
  }

  /** @param {keyof typeof words.controls & IconName} name @param {Browsing} way @param {State} state */
  #step(name, way, state) {
    const press = () => this.send({ kind: "browse", way });
    return iconButton(name, words.controls[name], press, {
      disabled: browsedPly(way, state) === null,
    });
  }

  /**
   * Scrolls only the list, which `scrollIntoView` doesn't. Once all is rendered, as it forces a layout.
   * @param {number} ply
   */
  #reveal(ply) {
    queueMicrotask(() => {
      const view = this.querySelector(".moves-window");
      /** @type {NodeListOf<HTMLElement>} */
      const buttons = this.querySelectorAll(".move");
      const button = buttons[ply - 1] ?? buttons[0];
      if (view === null || button === undefined) return;
      const [down, height] = [button.offsetTop, view.clientHeight - button.offsetHeight];
      const [right, width] = [button.offsetLeft, view.clientWidth - button.offsetWidth];
      view.scrollTop = down - height / 2;
      view.scrollLeft = right - width / 2;
    });
  }
}

/**
 * Buttons are kept and get new words, so that the focus isn't lost.
 * @param {GameInfo} info
 * @param {PlayedAction} action
 * @param {number} at
 * @param {View} view
 * @param {MoveLook} look
 * @param {Mistake | null} mistake
 * @param {number | null} time  that it took
 */
function moveItem(info, action, at, { played, ply }, look, mistake, time) {
  const starts = at === 0 || played[at - 1]?.number !== action.number;
  const { name = "", colour = "" } = info.seats[action.seat] ?? {};
  const said = [
    words.moves.name(action.number, name, spokenMove(action, info, look.notation), action.check),
    ...(mistake === null ? [] : [words.review.names[mistake]]),
    ...action.reveals.map((reveal) => revealWords(reveal, info)),
    ...(time === null ? [] : [timeWords(time).join(" ")]),
  ];
  // Spaces around the content would be part of the button's text.
  // prettier-ignore
  return html`<li
    class=${starts ? "starts" : ""}
    data-number=${starts ? `${action.number}.` : ""}
    .style=${`--column: ${action.seat + 2}`}
  ><button
    type="button"
    class=${at >= ply ? "move taken-back" : "move"}
    data-ply=${at + 1}
    data-colour=${colour}
    data-time=${time === null ? nothing : moveTime(time)}
    aria-label=${said.join(". ")}
    aria-current=${at === ply - 1 ? "step" : nothing}
  >${moveText(info, action, look)}${mistakeSign(mistake)}${revealSign(action, info)}</button></li>`;
}

/**
 * Who played a game that was opened from a text, where and when.
 * @param {GameInfo} info
 * @param {State["headers"]} headers
 */
function aboutTemplate(info, headers) {
  const about = aboutGame(info, headers);
  if (about.length === 0) return nothing;
  const parts = about.map((text, at) => html`${at === 0 ? "" : " · "}<bdi>${text}</bdi>`);
  return html`<p class="game-about quiet">${parts}</p>`;
}

/** @param {GameInfo} info @param {PlayedAction} action @param {MoveLook} look */
function moveText(info, action, look) {
  if (look.notation !== "coordinates")
    return moveTemplate(info, writtenPlayed(info, action, look.notation), look, action.from);
  const code = kindCode(info, action);
  const text = planesTemplate(info, masked(action.text));
  return html`<span class="move-kind">${code}</span>${text}${action.check ? "+" : ""}`;
}

/** @param {Mistake | null} mistake */
function mistakeSign(mistake) {
  if (mistake === null) return nothing;
  const name = words.review.names[mistake];
  return html`<span class="judgement ${mistake}" title=${name}>${GLYPHS[mistake]}</span>`;
}

/** @param {PlayedAction} played @param {GameInfo} info */
function revealSign({ reveals }, info) {
  const [first] = reveals;
  if (first === undefined) return nothing;
  const sign = first.code === "mine" || first.code === "no-mine" ? "burst" : "crown";
  const missed = first.code === "no-crown" || first.code === "no-mine";
  const name = missed ? "move-reveal missed" : "move-reveal";
  const title = reveals.map((reveal) => revealWords(reveal, info)).join(" ");
  return html`<span class=${name} title=${title}>${iconTemplate(sign)}</span>`;
}

customElements.define("move-list", MoveList);
