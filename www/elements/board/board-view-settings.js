// How a board is viewed: orientation, flat or tower, and which levels.

import { UPRIGHT } from "../../draw/layout.js";

/** @import { Square, GameInfo } from "../../engine/protocol.js" */
/** @import { ViewSettings } from "../../draw/board-layout.js" */
/** @import { Settings } from "../../state/settings.js" */

/** The corner of the player at the lower left comes towards the viewer. */
const YAW = -24;

const SPREAD = 0.7;

/** @implements {ViewSettings} */
export class BoardViewSettings {
  turned = UPRIGHT.turned;
  arrangement = UPRIGHT.arrangement;
  yaw = YAW;
  spread = SPREAD;
  coordinates = UPRIGHT.coordinates;
  /** @type {number | null} */
  only = null;
  /** @type {number | null} */
  large = null;
  faded = false;
  /** @type {number | null} */
  looked = null;

  /** @param {Partial<BoardViewSettings & Settings>} news  settings with other names don't lay out boards */
  take(news) {
    const own = Object.entries(news).filter(([name]) => name in this);
    Object.assign(this, Object.fromEntries(own));
  }

  /** @param {number} degrees */
  turnBy(degrees) {
    this.yaw = within180(this.yaw + degrees);
  }

  get degrees() {
    return this.turned * 90 + this.yaw;
  }

  /** If the others are faded, a point means the level in focus. */
  get aimedAt() {
    return this.faded ? this.looked : null;
  }

  /**
   * The levels that aren't faded: those of the selected piece and its targets, or the one in focus.
   * @param {GameInfo} game
   * @param {Square | null} chosen
   * @param {Square[]} targets
   * @returns {number[] | null}  null if none is faded
   */
  lit({ board }, chosen, targets) {
    if (!this.faded) return null;
    const squares = chosen === null ? [] : [chosen, ...targets];
    const levels = squares.map((square) => board.squares[square].layer);
    if (this.looked !== null) levels.push(this.looked);
    return levels.length > 0 ? levels : null;
  }
}

/** @param {number} degrees */
function within180(degrees) {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
