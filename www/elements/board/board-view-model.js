// What a board shows: the game, its texts, and what pointer and keyboard have selected or point at.

import { scene } from "../../draw/scene.js";
import { actionsFrom, targetsOf } from "../../state/view-actions.js";
import { SquareTexts } from "./square-texts.js";

/** @import { Square, GameInfo, Reason, View } from "../../engine/protocol.js" */
/** @import { BoardChoice } from "./board-choice.js" */
/** @import { ChoiceSetting } from "./choice-setting.js" */
/** @import { BoardDrag } from "./board-drag.js" */
/** @import { BoardAnnotation } from "./board-annotation.js" */
/** @import { BoardPicture, Shown } from "./board-picture.js" */
/** @import { BoardProps } from "./board-props.js" */
/** @import { BoardViewSettings } from "./board-view-settings.js" */
/** @import { TextContext } from "./square-texts.js" */

export class BoardViewModel {
  /** @type {Square | null} */
  focused = null;
  #props;
  #choice;
  #annotation;
  #texts = new SquareTexts();

  /** @param {BoardProps} props @param {BoardChoice} choice @param {BoardAnnotation} annotation */
  constructor(props, choice, annotation) {
    this.#props = props;
    this.#choice = choice;
    this.#annotation = annotation;
  }

  /** @param {BoardDrag} drag @param {BoardViewSettings} viewSettings @returns {Shown | null} */
  shown(drag, viewSettings) {
    const { game, view } = this.#props;
    return (
      game &&
      view && {
        game,
        pieces: view.pieces,
        shapes: ({ layout, ...live }) =>
          scene({ ...this.#state(game, view, drag, viewSettings), ...live }, layout),
      }
    );
  }

  /**
   * Changed texts of squares, and whether more than the selection has changed.
   * @param {boolean} all  the grid is new, without texts
   */
  texts(all) {
    if (all) this.#texts.forget();
    const context = this.#context();
    if (context === null) return null;
    const { chosen, reach } = this.#choice;
    return this.#texts.changes(context, chosen === null ? null : { square: chosen, reach });
  }

  /**
   * Computes in advance what the grid says if the piece on a square is selected.
   * @param {Square} square
   */
  precompute(square) {
    const context = this.#context();
    if (context === null || !this.#choice.isMovable(square)) return;
    this.#texts.precompute(context, { square, reach: this.#choice.reachOf(square) });
  }

  /** @returns {TextContext | null}  null without a game */
  #context() {
    const { game, view, words, notes, premoves } = this.#props;
    const { placing: order, attacks, serves } = this.#choice;
    return game && words && view && { game, view, words, order, notes, attacks, premoves, serves };
  }

  /** @param {Reason | null} reason */
  sentence(reason) {
    const { game, words } = this.#props;
    return game && words && reason && words.reason(game, reason);
  }

  /** @param {Square} at @param {BoardPicture} picture @returns {ChoiceSetting | null} */
  settingAt(at, picture) {
    const { game, words, settings } = this.#props;
    const { layout, pictures, windowMap } = picture;
    if (!game || !words || !layout) return null;
    const { width, height, boxes } = layout;
    const palette = picture.paletteFor(game);
    const place = { box: boxes[at], width, height, windowMap };
    return { game, words, palette, pieceSet: settings.pieceSet, pictures, ...place };
  }

  /** @param {GameInfo} game */
  titles(game) {
    const layers = Array.from({ length: game.board.layers }, (_, layer) => layer);
    return layers.map((layer) => this.#props.words?.plane(game, layer) ?? "");
  }

  /**
   * @param {GameInfo} game
   * @param {View} view
   * @param {BoardDrag} drag
   * @param {BoardViewSettings} viewSettings
   */
  #state(game, view, drag, viewSettings) {
    const { settings, hint, notes, premoves, secrets, arrows } = this.#props;
    const { chosen, reach, asked, placing: order, attacks, serves } = this.#choice;
    const targets = chosen === null ? [] : actionsFrom(view, chosen).flatMap(targetsOf);
    return {
      game,
      view,
      titles: this.titles(game),
      pieceSet: settings.pieceSet,
      chosen,
      reach,
      pointed: asked ?? drag.hovered ?? this.focused,
      hint,
      dragged: drag.dragged,
      order,
      notes,
      attacks,
      premoves,
      serves,
      secrets,
      arrows,
      sketch: this.#annotation.sketch,
      turnColour: game.seats.length > 2 && !view.outcome ? game.seats[view.turn].colour : null,
      lit: viewSettings.lit(game, chosen, targets),
    };
  }
}
