// How a board is looked at: from which side, flat or as a tower, and which of its levels.

import { UPRIGHT } from "../../draw/layout.js";

/** @import { Square, GameInfo } from "../../engine/protocol.js" */
/** @import { Stance } from "../../draw/layout.js" */

/** The corner of the seat at the lower left comes towards the viewer. */
const YAW = -24;

const SPREAD = 0.7;

/** @implements {Stance} */
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
  /** The levels that aren't looked at are faded. */
  faded = false;
  /** The level pointed at last. @type {number | null} */
  looked = null;

  /**
   * @param {number} degrees
   */
  turnBy(degrees) {
    this.yaw = within180(this.yaw + degrees);
  }

  /** By which the tower is turned in all. */
  get degrees() {
    return this.turned * 90 + this.yaw;
  }

  /** Of levels behind one another the one looked at is meant, if the others are faded. */
  get aimedAt() {
    return this.faded ? this.looked : null;
  }

  /**
   * The levels that aren't faded: of the chosen piece and his targets, or the one looked at.
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

/**
 * @param {number} degrees
 */
function within180(degrees) {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
