// Actions other than moves: claims of checkmate, by one of the mating pieces, passes, and answers to a draw.

import { html, nothing } from "lit-html";
import { demandedClaims, demandedPass } from "../../state/claims.js";
import { askedHuman } from "../../state/draw-offers.js";
import { humanToAct } from "../../state/players.js";
import { delivererWords, gainWords, meaningWords } from "../../i18n/choice-words.js";
import { isInCheck, livingSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import { lateModule } from "../../platform/late-module.js";

/** @import { Demand } from "../../state/claims.js" */
/** @import { ActionInfo, GameInfo, View } from "../../engine/protocol.js" */
/** @import { PieceSet } from "../../state/settings.js" */
/** @import { State } from "../../state/page-state.js" */

export class ClaimBar extends Part {
  /** @type {typeof import("./draw-calls.js").drawCalls | null} */
  #drawCalls = null;

  /** @override */
  build() {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", words.calls.title);
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, settings } = state;
    const demands = demandedClaims(state);
    const pass = demandedPass(state);
    const draws = this.#draws(state);
    const asked = demands.length > 0 || pass !== null || draws !== nothing;
    const hidden = info === null || view === null || state.elsewhere || !asked;
    this.toggleAttribute("hidden", hidden);
    if (hidden) return html``;
    this.dataset["colour"] = info.seats[askedHuman(state) ?? view.turn]?.colour ?? "";
    return html`${draws}
    ${demands.map((demand) => this.#demand(info, view, demand, settings.pieceSet))}
    ${pass === null ? nothing : this.#pass(info, view, pass)}`;
  }

  /** Few games have offers or claims of draws, so that their part is loaded then. @param {State} state */
  #draws(state) {
    const claimable = humanToAct(state) && state.view?.claimableDraw != null;
    if (askedHuman(state) === null && !claimable) return nothing;
    if (this.#drawCalls === null) void this.#loadDraws();
    return this.#drawCalls?.(state, (action) => this.send(action)) ?? nothing;
  }

  async #loadDraws() {
    const loaded = await lateModule(() => import("./draw-calls.js")).catch(() => null);
    if (loaded === null) return;
    this.#drawCalls = loaded.drawCalls;
    this.update();
  }

  /** @param {GameInfo} info @param {View} view @param {Demand} demand @param {PieceSet} pieceSet */
  #demand(info, view, { victim, claims }, pieceSet) {
    const names = /** @type {const} */ ([
      info.seats[view.turn]?.name ?? "",
      info.seats[victim]?.name ?? "",
    ]);
    const title = claims.length === 1 ? words.calls.one(...names) : words.calls.choose(...names);
    const meaning = meaningWords(info, view, claims);
    return html`<section>
      <p class="call-words" role="status">${title}</p>
      ${meaning === "" ? nothing : html`<p class="call-meaning">${meaning}</p>`}
      <div class="call-buttons">
        ${claims.map((claim) => this.#claim(info, view, claim, pieceSet))}
      </div>
    </section>`;
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {ActionInfo} claim
   * @param {PieceSet} pieceSet
   */
  #claim(info, view, claim, pieceSet) {
    const kind = view.pieces.find(({ square }) => square === claim.from)?.kind ?? 0;
    const victim = info.seats[claim.victim ?? -1]?.name ?? "";
    const gains = gainWords(info, view, claim).join(", ");
    const content = html`${pieceTemplate(info, kind, view.turn, pieceSet)}<span
        class="call-deliverer"
        >${delivererWords(info, view, claim)}<span class="spoken"
          >${` ${words.calls.checkmates(victim, gains)} `}</span
        >${gains === "" ? nothing : html`<small>${gains}</small>`}</span
      >`;
    return button(content, () => this.send({ kind: "play", action: claim.text }));
  }

  /** @param {GameInfo} info @param {View} view @param {ActionInfo} pass */
  #pass(info, view, pass) {
    const seat = info.seats[view.turn]?.name ?? "";
    return html`<section>
      <p class="call-words" role="status">${whyPassing(info, view)(seat)}</p>
      <div class="call-buttons">
        ${button(words.calls.pass, () => this.send({ kind: "play", action: pass.text }), {
          look: "primary",
        })}
      </div>
    </section>`;
  }
}

/** With two players left, nobody else can end a check. @param {GameInfo} info @param {View} view */
function whyPassing(info, view) {
  if (!isInCheck(view, view.turn)) return words.calls.noMove;
  return livingSeats(info, view).length > 2 ? words.calls.noMoveInCheck : words.calls.checkmated;
}

customElements.define("claim-bar", ClaimBar);
