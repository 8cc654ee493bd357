/** @param {string} css */
function sheet(css) {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
}

export const BOARD_STYLE = sheet(`
  :host {
    display: block;
    position: relative;
    width: 100%;
    aspect-ratio: 1;
    contain: layout;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
    --surface: var(--board-surface, var(--if-light, #fffdf8) var(--if-dark, #2a2830));
    --ink: var(--board-ink, var(--if-light, #28242a) var(--if-dark, #f1ece2));
    --focus: var(--board-focus, var(--if-light, #0b57d0) var(--if-dark, #8ab4ff));
  }
  :host([hidden]) { display: none; }
  canvas.board { position: absolute; inset: 0; width: 100%; height: 100%; }
  .corners { position: absolute; inset: 0; visibility: hidden; pointer-events: none; }
  .corners i { position: absolute; left: 0; top: 0; width: 0; height: 0; }
  .corners i:nth-child(2) { left: 100%; }
  .corners i:nth-child(3) { top: 100%; }
  /* "hidden" could still be scrolled, which would shift the squares against the picture. */
  .cells { position: absolute; inset: 0; overflow: clip; touch-action: var(--board-touch, none); }
  .cells.several { touch-action: pan-y; }
  .cells [data-movable] { touch-action: none; }
  [role="grid"], [role="row"] { display: contents; }
  [role="gridcell"] { position: absolute; left: 0; top: 0; outline: none; transform-origin: 0 0; }
  .cells:focus { outline: none; }
  .cells:focus-visible, .cursor [role="gridcell"]:focus {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
    /* The inner edge stands out on squares as light as the ring. */
    box-shadow: inset 0 0 0 5px var(--if-light, #fffc) var(--if-dark, #10131ccc);
    border-radius: 3px;
  }
  .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .bubble {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 1;
    box-sizing: border-box;
    width: max-content;
    max-width: min(22em, 92%);
    padding: 0.55em 0.85em;
    border-radius: 0.7em;
    background: var(--board-bubble, var(--if-light, #2b2731) var(--if-dark, #f4efe4));
    color: var(--board-bubble-ink, var(--if-light, #fffaf0) var(--if-dark, #26222a));
    font: 500 0.9em/1.35 system-ui, sans-serif;
    box-shadow: 0 3px 14px #0006;
    pointer-events: none;
    animation: appear 120ms ease-out;
  }
  .bubble[hidden] { display: none; }
  .bubble::after {
    content: "";
    position: absolute;
    left: calc(var(--tip) - 6px);
    width: 12px;
    height: 12px;
    background: inherit;
    transform: rotate(45deg);
    border-radius: 2px;
  }
  .bubble.above::after { bottom: -4px; }
  .bubble.below::after { top: -4px; }
  @keyframes appear { from { opacity: 0; } }
  @media (prefers-reduced-motion: reduce) { .bubble { animation: none; } }
`);

export const CHOOSER_STYLE = sheet(`
  .chooser {
    position: fixed;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    max-height: none;
    container-type: inline-size;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
  }
  .chooser::backdrop { background: #0003; }
  .panel {
    position: absolute;
    box-sizing: border-box;
    width: max-content;
    max-width: min(28em, 100% - 16px);
    max-height: calc(100% - 16px);
    overflow: auto;
    padding: 0.8em;
    border-radius: 1em;
    background: var(--surface);
    color: var(--ink);
    box-shadow: 0 10px 40px #0007, 0 0 0 1px color-mix(in srgb, var(--ink) 14%, transparent);
    font: 0.9em/1.3 system-ui, sans-serif;
  }
  h2 { margin: 0 0 0.6em 0.2em; font-size: 1.1em; font-weight: 600; }
  p { max-width: 26em; margin: -0.3em 0.2em 0.7em; }
  .at { padding: 0.1em 0.5em; border-radius: 0.5em; background: color-mix(in srgb, var(--ink) 12%, transparent); white-space: nowrap; }
  .choices { display: grid; width: min(26em, 100cqi - 40px); grid-template-columns: repeat(auto-fill, minmax(10em, 1fr)); gap: 0.45em; }
  .choices:has(> :only-child) { width: auto; grid-template-columns: 1fr; }
  button {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    column-gap: 0.65em;
    min-height: 44px;
    padding: 0.35em 0.65em;
    border: 1px solid color-mix(in srgb, var(--ink) 18%, transparent);
    border-radius: 0.65em;
    background: color-mix(in srgb, var(--ink) 5%, transparent);
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  button:hover { background: color-mix(in srgb, var(--ink) 12%, transparent); }
  button:focus-visible { outline: 3px solid var(--focus); outline-offset: 1px; }
  .name { font-weight: 600; }
  .choices.tall button { grid-template-columns: 1fr; justify-items: center; align-content: start; row-gap: 0.35em; padding-block: 0.55em; text-align: center; }
  .choices.tall { grid-auto-rows: 1fr; grid-template-columns: repeat(auto-fill, minmax(9.5em, 1fr)); }
  .choices.tall .name { font-size: 0.95em; line-height: 1.25; }
  .reason { font-size: 0.9em; opacity: 0.85; }
  [aria-disabled] {
    grid-column: 1 / -1;
    grid-template-columns: auto auto 1fr;
    min-height: 36px;
    padding-block: 0.1em;
    border-style: dashed;
    background: none;
    cursor: not-allowed;
  }
  [aria-disabled]:hover { background: none; }
  [aria-disabled] canvas { margin-inline: 4px; zoom: 0.72; opacity: 0.4; }
  [aria-disabled] .name { opacity: 0.7; }
  .panel.confirm { display: grid; grid-template-columns: 1fr 1fr; gap: 0.45em; }
  .confirm h2 { grid-column: 1 / -1; margin: 0; text-align: center; }
  .confirm .choices { display: contents; }
  .confirm button { display: block; margin: 0; min-height: 48px; text-align: center; }
  .cancel { display: block; margin: 0.65em 0 0 auto; min-height: 40px; padding-inline: 1.1em; }
`);
