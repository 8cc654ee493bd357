// The page inside an iframe, for sites that forbid foreign scripts. Its query takes the element's attributes. With `origin`
// it exchanges messages with a page of that origin; without, it only reports its height.

import { SOURCE, VERSION, readOrigin, readRequest } from "./frame-messages.js";
import { MenagerieBoard, words } from "./menagerie-board.js";
import { FRAME_ATTRIBUTES, readTheme } from "./setting.js";

/** @import { FrameMessage, FrameRequest } from "./frame-messages.js" */
/** @typedef {FrameMessage extends infer Each ? Each extends FrameMessage ? Omit<Each, "source" | "version"> : never : never} SystemAction */

const TOLD = /** @type {const} */ (["move", "turn", "gameover", "error"]);

const query = new URLSearchParams(location.search);
const origin = readOrigin(query.get("origin"));

const board = new MenagerieBoard();
for (const name of FRAME_ATTRIBUTES) {
  const value = query.get(name);
  if (value !== null) board.setAttribute(name, value);
}
document.documentElement.dataset["theme"] = readTheme(query.get("theme"));

/** The height reveals nothing about the game, so it may go to anyone. @param {SystemAction} news */
function tell(news) {
  const target = news.kind === "height" ? (origin ?? "*") : origin;
  if (target !== null && window.parent !== window)
    window.parent.postMessage({ source: SOURCE, version: VERSION, ...news }, target);
}

/** @param {FrameRequest} request */
async function obey(request) {
  switch (request.kind) {
    case "play":
      await board.play(request.text);
      break;
    case "undo":
      await board.undo();
      break;
    case "go-to":
      await board.goTo(request.ply);
      break;
    case "hint":
      await board.hint();
      break;
    case "set-position":
      board.position = request.position;
  }
}

for (const kind of TOLD)
  board.addEventListener(kind, (event) =>
    tell({ kind, detail: /** @type {CustomEvent} */ (event).detail }),
  );
window.addEventListener("message", (event) => {
  const request = readRequest(event, { parent: window.parent, origin });
  if (request !== null) void obey(request);
});
// While nothing has the focus here, keys are the board's.
document.addEventListener("keydown", (event) => {
  if (event.target !== document.body) return;
  const frame = board.shadowRoot?.querySelector(".frame");
  if (frame?.dispatchEvent(new KeyboardEvent("keydown", event)) === false) event.preventDefault();
});
new ResizeObserver(() => {
  const { height } = document.body.getBoundingClientRect();
  tell({ kind: "height", height: Math.ceil(height) });
}).observe(document.body);

document.querySelector(".stuck")?.remove();
document.querySelector("main")?.append(board);
if (query.has("origin") && origin === null) console.warn(words.embed.noOrigin);
