// One line for actions besides moves, such as dropping, hiding, splitting or placing a wall, and for showing secrets. It is
// there in every game that has them and never changes its height.

import { html, nothing } from "lit-html";
import { actionsOff, placesWall } from "../../state/view-actions.js";
import { endOfDrops, needsOrders, ownActions } from "../../state/drops.js";
import { droppable, droppedThisTurn } from "../../state/turn-drops.js";
import { searchedSquares } from "../../state/searched-squares.js";
import { humanToAct, isComputer } from "../../state/players.js";
import { soleActions } from "../../state/sole-actions.js";
import { humanSeats, isShared } from "../../state/viewer.js";
import { placeWord, remarkWords, wallName, words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";

/** @import { GameInfo, PieceType, View } from "../../engine/protocol.js" */
/** @import { Order, State } from "../../state/page-state.js" */
/** @import { PlayerAction } from "../../state/actions.js" */

export class DropBar extends Part {
  /** @param {() => void} [leave]  the selected piece leaves the board: the event `off-board` */
  constructor(leave) {
    super();
    if (leave !== undefined) this.addEventListener("off-board", leave);
  }

  /** @override */
  build() {
    this.setAttribute("role", "group");
    this.setAttribute("aria-label", words.orders.title);
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, searchedShown } = state;
    const { chosen, order } = state.selection;
    if (info === null || view === null) return null;
    const actions = ownActions(state);
    this.toggleAttribute("hidden", !needsOrders(state));
    const has = (/** @type {string} */ kind) => actions.some((action) => action.kind === kind);
    const idle = order === null;
    const sole = soleActions(state).length > 0 ? "primary" : undefined;
    const done = endOfDrops(state)?.text;
    const drops = soleDrop(state);
    const leaves = humanToAct(state) && actionsOff(view, chosen).length > 0;
    const searched = idle && !leaves && searchedSquares(state).length > 0;
    const send = (/** @type {PlayerAction} */ action) => () => this.send(action);
    /** @type {(label: string, shown: boolean, order: Order | null, look?: string) => unknown} */
    const orderButton = (label, shown, news, look) =>
      button(label, send({ kind: "select", selection: { order: news } }), { hidden: !shown, look });
    const may = mayWords(state, drops);
    const leave = () => this.dispatchEvent(new Event("off-board", { bubbles: true }));
    return html`
      <p class=${may === "" ? "order-words" : "order-words may"} role="status">
        ${barWords(state, leaves, done !== undefined) || secretsLeft(state, may)}
      </p>
      <div class="order-buttons">
        ${button(
          words.orders.showSearched(placeWord(info)),
          send({ kind: "show-searched", shown: !searchedShown }),
          { hidden: !searched, pressed: searchedShown },
        )}
        ${orderButton(words.hide.button, idle && has("hide"), { kind: "hide" }, sole)}
        ${orderButton(words.split.button, idle && has("split"), { kind: "split" }, sole)}
        ${orderButton(words.walls.button(wallName(info)), idle && has("wall"), { kind: "wall" }, sole)}
        ${
          drops === null
            ? nothing
            : orderButton(
                words.drops.button(info.kinds[drops]?.name ?? ""),
                idle,
                { kind: "drop", piece: drops },
                sole,
              )
        }
        ${button(words.steps.offButton, leave, { hidden: !leaves })}
        ${orderButton(words.orders.cancel, !idle && !placesWall(actions), null)}
        ${button(words.drops.done, send({ kind: "play", action: done ?? "" }), {
          look: "primary",
          hidden: !idle || done === undefined,
        })}
        ${this.#beliefs(state, info, view)}
      </div>
    `;
  }

  /** @param {State} state @param {GameInfo} info @param {View} view */
  #beliefs(state, info, view) {
    const seat = state.players.findIndex((_, at) => isComputer(state, at));
    const label = words.beliefs.button(info.seats[seat]?.name ?? "");
    const shown = view.revealed && info.secretive && seat >= 0;
    return button(label, () => this.send({ kind: "beliefs", seat }), { hidden: !shown });
  }
}

/** @param {State} state @param {boolean} mayLeave @param {boolean} mayFinish */
function barWords(state, mayLeave, mayFinish) {
  const { info, view } = state;
  const { chosen, order } = state.selection;
  if (info === null || view === null) return "";
  if (order?.kind === "drop") return words.drops.choose(info.kinds[order.piece]?.name ?? "");
  if (order?.kind === "wall") return words.walls.choose(wallName(info));
  if (order !== null) return order.kind === "hide" ? words.hide.choose : words.split.choose;
  if (mayLeave) {
    const piece = view.pieces.find(({ square }) => square === chosen);
    return words.steps.offChoose(info.kinds[piece?.kind ?? 0]?.name ?? "");
  }
  if (!mayFinish) return "";
  const say = droppable(state, view.turn).size > 0 ? words.drops.goOn : words.drops.finish;
  return say(droppedThisTurn(view));
}

/**
 * The piece type that can be dropped. Among several, players choose in their hand.
 * @param {State} state
 * @returns {PieceType | null}
 */
function soleDrop(state) {
  const { info, view } = state;
  if (view === null || !info?.secretive) return null;
  const [kind, ...others] = droppable(state, view.turn);
  return others.length === 0 ? (kind ?? null) : null;
}

/**
 * What a player may do besides moving.
 * @param {State} state
 * @param {PieceType | null} drops
 */
function mayWords(state, drops) {
  const kinds = new Set(ownActions(state).map(({ kind }) => kind));
  if (kinds.has("done")) return "";
  if (kinds.has("hide")) return words.hide.may;
  if (kinds.has("split")) return words.split.may;
  return drops === null ? "" : words.drops.may(state.info?.kinds[drops]?.name ?? "");
}

/** @param {State} state @param {string} may  what the player may do */
function secretsLeft(state, may) {
  const { info, view } = state;
  if (view === null || !info?.secretive) return "";
  if (view.revealed) return words.orders.revealed;
  const remark = remarkWords(view, info);
  if (remark !== "") return remark;
  if (state.filed && humanSeats(state).length > 1) return words.remarks.filed;
  return (
    may ||
    hiddenWords(state, info, view) ||
    words.orders.keepers(view.keepers.map((seat) => info.seats[seat]?.name ?? ""))
  );
}

/**
 * What the viewer has to know of hidden crowns. That they are hidden is public.
 * @param {State} state
 * @param {GameInfo} info
 * @param {View} view
 */
function hiddenWords(state, info, { searched, viewer }) {
  if (viewer === null || isShared(state)) return "";
  const hides = (/** @type {number} */ seat) => (searched[seat]?.length ?? 0) > 0;
  const other = searched.findIndex((_, seat) => seat !== viewer && hides(seat));
  if (other >= 0) return words.hide.find(info.seats[other]?.name ?? "");
  return hides(viewer) ? words.hide.keepOff : "";
}

customElements.define("drop-bar", DropBar);
