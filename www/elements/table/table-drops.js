// What only games with secrets or pieces in hand have beside the board. It loads with such a game.

import "./dragged-piece.js";
import "./drop-bar.js";
import "./reserve-tray.js";
