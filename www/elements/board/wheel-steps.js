// The wheel over a board steps through the game. A finger scrolls, so the wheel of a device for fingers does, too.

/** A notch of a mouse wheel is at least this; a touchpad sends many smaller movements. */
const NOTCH_PX = 50;

/** Some browsers count lines. */
const LINE_PX = 20;

const byMouse = matchMedia("(hover: hover) and (pointer: fine)");

/**
 * @param {HTMLElement} board
 * @param {(way: "back" | "on") => (() => void) | null} stepping  null: there is no such step, so the page scrolls
 */
export function stepByWheel(board, stepping) {
  let turned = 0;
  /** @param {WheelEvent} event */
  const turn = (event) => {
    // With Ctrl it zooms; with a pressed button a piece is dragged.
    if (!byMouse.matches || event.ctrlKey || event.buttons !== 0 || event.deltaY === 0) return;
    const step = stepping(event.deltaY > 0 ? "on" : "back");
    if (step === null) return;
    event.preventDefault();
    if (turned * event.deltaY < 0) turned = 0;
    turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX);
    if (Math.abs(turned) < NOTCH_PX) return;
    turned = 0;
    step();
  };
  board.addEventListener("wheel", turn, { passive: false });
}
