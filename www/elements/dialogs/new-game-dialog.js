import { html, nothing } from "lit-html";
import { USUAL_LEVEL, levelParts } from "../../state/levels.js";
import { drawnNumbers } from "../../state/numbered-options.js";
import { nameOf, named, rememberedNames } from "../../state/players.js";
import { returningPlayers, rotated } from "../../state/rematch.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { DialogPart } from "../controls/dialog-part.js";
import { modelChoice } from "../controls/model-choice.js";
import { nameField } from "../controls/name-field.js";
import { OptionChoice } from "../controls/option-choice.js";
import { TimeChoice } from "../controls/time-choice.js";
import { seatChoice } from "../controls/player-choice.js";

/** @import { State, Player } from "../../state/page-state.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */

/**
 * @typedef {object} Draft
 * @property {Player[]} players
 * @property {State["model"]} model
 * @property {OptionChoice} options
 * @property {TimeChoice} time
 */

export class NewGameDialog extends DialogPart {
  /** @type {Draft | null} */
  #draft = null;

  /** @override @param {State} state */
  template(state) {
    const { info, view } = state;
    if (state.dialog !== "new-game" || info === null) {
      this.#draft = null;
      return null;
    }
    const draft = (this.#draft ??= this.#begin(state, info));
    const several = hasSeveralSeats(info);
    const say = words.newGame;
    return html`<dialog
      aria-labelledby="new-game-title"
      @close=${() => this.send({ kind: "dialog", dialog: null })}
    >
      <form method="dialog" @submit=${() => this.#start(draft, state.settings.names)}>
        <h2 id="new-game-title">${say.title(info.name)}</h2>
        <p class="quiet" ?hidden=${this.embedded || view?.ply === 0 || view?.outcome != null}>
          ${say.explain}
        </p>
        ${this.#presets(info.seats.length, !several)}
        <div class="dialog-seats">
          ${info.seats.map((_, seat) => this.#seat(info, seat, draft.players))}
        </div>
        <div class="button-row">
          ${button(several ? say.rotate : say.swap, () => this.#rotate())}
        </div>
        ${draft.time.template()} ${draft.options.template(draft.time.isTimed)}
        ${modelChoice(several, draft)}
        ${this.end(say.cancel, html`<button type="submit" class="primary">${say.start}</button>`)}
      </form>
    </dialog>`;
  }

  /** @param {State} state @param {GameInfo} info @returns {Draft} */
  #begin(state, info) {
    const { model, clock } = state;
    const update = () => this.update();
    const options = new OptionChoice(
      { ...info, chosen: { ...info.chosen, ...drawnNumbers(info) } },
      update,
    );
    const time = new TimeChoice(info, clock?.control ?? null, update);
    const players = named(returningPlayers(state), state.settings.names);
    return { players, model, options, time };
  }

  /** @param {Draft} draft @param {string[]} names  remembered so far */
  #start({ players, model, options, time }, names) {
    const control = time.read();
    this.send({ kind: "settings", change: { names: rememberedNames(names, players) } });
    this.send({ kind: "new-game", players, model, options: options.chosen, control });
  }

  /** @param {(player: Player, seat: number, players: Player[]) => Player} playerOf */
  #seatAll(playerOf) {
    if (this.#draft !== null) this.#draft.players = this.#draft.players.map(playerOf);
    this.update();
  }

  #rotate() {
    if (this.#draft !== null) this.#draft.players = rotated(this.#draft.players);
    this.update();
  }

  /**
   * @param {number} count  of seats
   * @param {boolean} hidden
   */
  #presets(count, hidden) {
    const { presets, hotSeat, alone } = words.newGame;
    const press = (/** @type {(seat: number) => Player["player"]} */ playerOf) => () =>
      this.#seatAll((player, seat) => ({ ...player, player: playerOf(seat) }));
    return html`<div class="button-row" role="group" aria-label=${presets} ?hidden=${hidden}>
      ${button(
        hotSeat(count),
        press(() => "human"),
      )}
      ${button(
        alone(count - 1),
        press((seat) => (seat === 0 ? "human" : "computer")),
      )}
    </div>`;
  }

  /** @param {GameInfo} info @param {number} at @param {Player[]} players */
  #seat(info, at, players) {
    const { name = "", army = null, colour = "" } = info.seats[at] ?? {};
    const player = players[at] ?? { player: "human", level: USUAL_LEVEL };
    const change = (/** @type {Partial<Player>} */ changed) =>
      this.#seatAll((old, seat) => (seat === at ? { ...old, ...changed } : old));
    const choice = seatChoice({ name: words.seat.player(name), player, choose: change });
    const person =
      player.player === "computer"
        ? nothing
        : nameField(name, nameOf(player), (name) => change({ name }));
    return html`<div class="dialog-seat">
      <span><span class="disc" data-colour=${colour} aria-hidden="true"></span>${name}</span
      >${army === null ? nothing : html`<small class="dialog-army">${army}</small>`}<span
        class="dialog-player"
        >${choice}${person}</span
      >${rankOf(player)}
    </div>`;
  }
}

/** What the number of a level means. @param {Player} player */
function rankOf({ player, level }) {
  const { rank } = levelParts(level);
  if (player === "human" || rank === null) return null;
  return html`<span class="quiet seat-strength">${words.seat.ranks[rank]}</span>`;
}

customElements.define("new-game-dialog", NewGameDialog);
