// Defines the dragged piece of the table and of pages. Not in its own module: embedded boards use another name.

import { DraggedPiece } from "./dragged-piece.js";

customElements.define("dragged-piece", DraggedPiece);

export { DraggedPiece };
