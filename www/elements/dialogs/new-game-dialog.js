import { html, nothing } from "lit-html";
import { USUAL_LEVEL, levelParts } from "../../state/levels.js";
import { drawnNumber, drawnNumbers } from "../../state/numbered-options.js";
import { nameOf, named, rememberedNames } from "../../state/players.js";
import { returningPlayers, rotated } from "../../state/rematch.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { DialogPart } from "../controls/dialog-part.js";
import { modelChoice } from "../controls/model-choice.js";
import { nameField } from "../controls/name-field.js";
import { scoreOf } from "../../i18n/score-words.js";
import { OptionChoice } from "../controls/option-choice.js";
import { segments } from "../controls/segments.js";
import { TimeChoice } from "../controls/time-choice.js";
import { seatChoice } from "../controls/player-choice.js";

/** @import { State, Player } from "../../state/page-state.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */

/**
 * @typedef {object} Draft
 * @property {Player[]} players
 * @property {State["model"]} model
 * @property {boolean} random  chance decides which side the only human plays
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
          ${info.seats.map((_, seat) => this.#seat(state, info, seat, draft))}
        </div>
        ${isAlone(draft) ? this.#side(info, draft) : nothing}
        <div class="button-row" ?hidden=${isAlone(draft) && !several}>
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
    return { players, model, random: false, options, time };
  }

  /** @param {Draft} draft @param {string[]} names  remembered so far */
  #start(draft, names) {
    const { model, options, time } = draft;
    const control = time.read();
    const chance = isRandom(draft) ? Number(drawnNumber(draft.players.length)) : 0;
    const players = rotated(draft.players, chance);
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
   * Which side the only human plays: with two as on other sites, chance between them.
   * @param {GameInfo} info
   * @param {Draft} draft
   */
  #side({ seats }, draft) {
    const { side, random } = words.newGame;
    const own = draft.players.findIndex(isHuman);
    const labels = seats.map(({ name }) => name);
    const at = seats.length === 2 ? 1 : seats.length;
    labels.splice(at, 0, random);
    const bar = segments({
      name: side,
      labels,
      chosen: isRandom(draft) ? at : own + Number(own >= at),
      choose: (index) => {
        draft.random = index === at;
        const seat = index - Number(index > at);
        if (!draft.random) draft.players = rotated(draft.players, own - seat);
        this.update();
      },
    });
    return html`<div class="dialog-option"><span aria-hidden="true">${side}</span>${bar}</div>`;
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

  /** @param {State} state @param {GameInfo} info @param {number} at @param {Draft} draft */
  #seat({ shelf }, info, at, draft) {
    const random = isRandom(draft);
    const { name = "", colour = "", ...seat } = info.seats[at] ?? {};
    const army = random ? null : (seat.army ?? null);
    const player = draft.players[at] ?? { player: "human", level: USUAL_LEVEL };
    const change = (/** @type {Partial<Player>} */ changed) =>
      this.#seatAll((old, seat) => (seat === at ? { ...old, ...changed } : old));
    const choice = seatChoice({ name: words.seat.player(name), player, choose: change });
    const person =
      player.player === "computer"
        ? nothing
        : nameField(name, nameOf(player), (name) => change({ name }), random ? "" : name);
    return html`<div class="dialog-seat">
      <span
        ><span class="disc" data-colour=${random ? "any" : colour} aria-hidden="true"></span
        >${random ? words.newGame.random : name}</span
      >${army === null ? nothing : html`<small class="dialog-army">${army}</small>`}<span
        class="dialog-player"
        >${choice}${person}</span
      >${rankOf(player, scoreOf(shelf.games, info, draft.players))}
    </div>`;
  }
}

/** @param {Player} player */
function isHuman({ player }) {
  return player === "human";
}

/** Whether a single human plays against computers. @param {Draft} draft */
function isAlone({ players }) {
  return players.filter(isHuman).length === 1 && players.length > 1;
}

/** @param {Draft} draft */
function isRandom(draft) {
  return draft.random && isAlone(draft);
}

/**
 * What the number of a level means, and how games against it have ended.
 * @param {Player} player
 * @param {string} score
 */
function rankOf({ player, level }, score) {
  const { rank } = levelParts(level);
  if (player === "human") return null;
  const parts = [rank === null ? "" : words.seat.ranks[rank], score].filter((part) => part !== "");
  return html`<span class="quiet seat-strength">${parts.join(" · ")}</span>`;
}

customElements.define("new-game-dialog", NewGameDialog);
