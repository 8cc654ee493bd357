import type { Palette } from "../../draw/palette.js";
import type { Pictures } from "../../draw/pictures.js";
import type { GameInfo } from "../../engine/protocol.js";
import type { BoardWords } from "../../i18n/board-words.js";
import type { PieceSet } from "../../state/settings.js";
import type { Place } from "./square-dialog.js";

/** What a chooser draws with, and the place of the target square. */
export interface ChoiceSetting extends Place {
  game: GameInfo;
  words: BoardWords;
  palette: Palette;
  pieceSet: PieceSet;
  pictures: Pictures;
}
