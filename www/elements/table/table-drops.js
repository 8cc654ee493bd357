// What only games with secrets or pieces in hand have beside the board. It loads with such a game.

import "./drop-bar.js";
import "./reserve-tray.js";
import "./table-dragged-piece.js";
