// What only games with secrets or pieces in hand have beside the board. It loads with such a game.

import { DraggedPiece } from "./dragged-piece.js";
import "./drop-bar.js";
import "./reserve-tray.js";

// Not in its own module: embedded boards use another name.
customElements.define("dragged-piece", DraggedPiece);
