// Example of a page with boards: listens to one of them, and gives a frame the height it asks for.

const MOST_LINES = 5;

const board = document.querySelector("#own-variant");
const heard = document.querySelector("#heard");
const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector("#frame"));

/** @type {string[]} */
const lines = [];

for (const name of ["move", "turn", "gameover", "error"])
  board?.addEventListener(name, (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    lines.push(`${name} ${JSON.stringify(detail)}`);
    if (heard !== null) heard.textContent = lines.slice(-MOST_LINES).join("\n");
  });

window.addEventListener("message", ({ data, source }) => {
  const isHeight =
    data?.source === "menagerie-board" && data.version === 1 && data.kind === "height";
  // Another frame may have loaded meanwhile; only this frame's height counts.
  if (isHeight && frame !== null && source === frame.contentWindow)
    frame.style.height = `${Number(data.height)}px`;
});
