// The style of an embedded board. It inherits the text colour, so that it fits any background.

const css = `
  :host { display: block; min-width: 0; writing-mode: horizontal-tb; }
  :host([hidden]) { display: none; }
  /** As in www/styles/scheme.css. */
  [data-theme="light"] { color-scheme: light; --if-light: initial; --if-dark: ; }
  [data-theme="dark"] { color-scheme: dark; --if-light: ; --if-dark: initial; }
  [hidden] { display: none !important; }
  /** Its width where the parent shrinks to fit. Like a picture, it shrinks with its parent. */
  .breadth { display: block; width: 400px; max-width: 100%; height: 0; }
  .frame {
    container-type: inline-size;
    contain-intrinsic-inline-size: 240px;
    position: relative;
    display: grid;
    gap: var(--menagerie-gap, 0.5em);
    color: var(--menagerie-ink, inherit);
    /** The visitor's size, as pages set the root's for their own sums; all lengths here follow it. */
    font: var(--menagerie-font, 400 medium/1.4 system-ui, sans-serif);
    /** Resets what a page may set for its own text. */
    letter-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
    word-spacing: normal;
    --line: color-mix(in srgb, currentColor 28%, transparent);
  }
  /** The page around scrolls from squares without a piece to move. */
  .board { --board-aspect: var(--wide); --board-touch: pan-y; margin-inline: auto; }
  @container (max-width: 30em) { .board { --board-aspect: var(--tall); } }
  .waiting {
    display: grid;
    place-items: center;
    aspect-ratio: var(--menagerie-waiting-aspect, 1);
    /** Reserves room below the board, so that nothing jumps when it appears. */
    margin: 0 0 calc(2.8em + 44px + 2 * var(--menagerie-gap, 0.5em));
    border: 1px dashed var(--line);
    border-radius: 0.5em;
    opacity: 0.8;
  }
  .status { min-height: 2.8em; margin: 0; text-wrap: pretty; overflow-wrap: anywhere; }
  .error {
    margin: 0;
    padding: 0.75em 1em;
    border: 1px solid;
    border-inline-start-width: 0.35em;
    border-radius: 0.35em;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .actions, .controls { display: flex; flex-wrap: wrap; gap: 0.375em; align-items: center; }
  /** The link to the full page has its own line here. */
  @container (max-width: 28em) {
    .waiting { margin-block-end: calc(2.8em + 2 * 44px + 3 * var(--menagerie-gap, 0.5em)); }
    .controls { min-height: calc(2 * 44px + var(--menagerie-gap, 0.5em)); align-content: start; }
  }
  @container (max-width: 22em) { .controls { gap: 0.125em; } }
  button, .home {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    box-sizing: border-box;
    min-width: 44px;
    min-height: 44px;
    padding: 0.25em 0.6em;
    border: 1px solid var(--line);
    border-radius: 0.5em;
    background: var(--menagerie-button, color-mix(in srgb, currentColor 6%, transparent));
    color: inherit;
    font: inherit;
    font-size: 0.9375em;
    cursor: pointer;
  }
  button:hover:enabled:not([aria-disabled="true"]), .home:hover { background: color-mix(in srgb, currentColor 14%, transparent); }
  button:disabled, button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
  button:focus-visible, a:focus-visible, input:focus-visible, [tabindex]:focus-visible {
    outline: 3px solid var(--board-focus, var(--if-light, #0b57d0) var(--if-dark, #8ab4ff));
    outline-offset: 2px;
  }
  /** Each type in hand has its place, so that the board never moves. */
  .hand { display: flex; min-height: 44px; border-radius: 0.5em; background: color-mix(in srgb, currentColor 8%, transparent); }
  .reserved { position: relative; display: grid; place-items: center; flex: 0 1 52px; min-width: 0; min-height: 44px; padding: 0; border-color: transparent; background: none; }
  .reserved:disabled { opacity: 1; }
  .reserved.empty { opacity: 0.25; }
  .reserved[aria-pressed="true"] { border-color: currentColor; background: color-mix(in srgb, currentColor 14%, transparent); }
  .reserved:enabled { touch-action: none; cursor: grab; }
  /** As in www/styles/table/hands.css. */
  menagerie-dragged-piece { position: absolute; inset: 0; z-index: 2; overflow: clip; pointer-events: none; }
  menagerie-dragged-piece .figure { position: absolute; inset: 0 auto auto 0; width: 1.5em; height: 1.5em; font-size: inherit; translate: calc(var(--x) - 50%) calc(var(--y) - 50%); }
  .corners { position: absolute; inset: 0; visibility: hidden; }
  .corners i { position: absolute; left: 0; top: 0; }
  .corners i:nth-child(2) { left: 100%; }
  .corners i:nth-child(3) { top: 100%; }
  .count { position: absolute; right: 2px; bottom: 2px; min-width: 18px; border-radius: 9px; background: #26221c; color: #fff; font: 700 12px/18px system-ui, sans-serif; text-align: center; }
  /** As in www/styles/base.css. */
  .figure { position: relative; display: inline-grid; place-items: center; width: 38px; height: 38px; font: 600 24px/1 Georgia, serif; --man: #fffaf0; --edge: #2b2621; color: var(--edge); }
  .figure[data-colour="black"] { --man: #35313a; --edge: var(--if-light, #16131a) var(--if-dark, #efe6d6); --detail: #f6efe1; }
  .letters { display: grid; place-items: center; width: 87.5%; height: 87.5%; border: 1px solid var(--edge); border-radius: 50%; background: var(--man); font-size: 0.875em; }
  .letters.long { font-size: 0.63em; }
  [data-colour="black"] .letters { color: #f3ead9; }
  .picture, .outlined { width: 100%; height: 100%; overflow: visible; stroke-linecap: round; stroke-linejoin: round; }
  .picture path { fill: var(--man); stroke: var(--edge); stroke-width: 5%; paint-order: stroke; }
  .directed { rotate: calc(var(--turns) * 90deg); }
  .outlined .body { fill: var(--man); stroke: var(--edge); stroke-width: 7px; paint-order: stroke; }
  .outlined .lines { fill: none; stroke: var(--detail, var(--edge)); stroke-width: 3px; }
  .outlined .dots { fill: var(--detail, var(--edge)); }
  .entry { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.375em; }
  .entry-list {
    position: absolute;
    inset: auto 0 calc(100% + 4px);
    z-index: 1;
    margin: 0;
    padding: 4px;
    list-style: none;
    border: 1px solid var(--line);
    border-radius: 0.5em;
    background: Canvas;
    color: CanvasText;
  }
  .entry-list li { display: flex; align-items: center; min-height: 44px; padding: 0 0.6em; border-radius: 0.35em; cursor: pointer; }
  .entry-list li[aria-selected="true"], .entry-list li:hover { background: color-mix(in srgb, currentColor 14%, transparent); }
  input {
    box-sizing: border-box;
    min-width: 0;
    min-height: 44px;
    padding: 0.25em 0.6em;
    border: 1px solid color-mix(in srgb, currentColor 62%, transparent);
    border-radius: 0.5em;
    background: transparent;
    color: inherit;
    font: inherit;
  }
  /** Smaller text makes iPhones zoom in on focus. */
  @media (pointer: coarse) { input { font-size: max(16px, 1em); } }
  input::placeholder { color: inherit; opacity: 0.75; }
  input[aria-invalid="true"] { border-style: dashed; border-width: 2px; }
  .entry-answer { max-height: 9.5em; margin-top: 0.375em; overflow-y: auto; overflow-wrap: anywhere; font-size: 0.9375em; }
  .entry-answer:empty { margin: 0; }
  .entry-answer p { margin: 0; }
  .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .home { margin-inline-start: auto; border-color: transparent; background: none; }
  .icon { width: 1.4em; height: 1.4em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  @media print { .actions, .controls, menagerie-move-entry { display: none; } .frame { break-inside: avoid; } }
  @media (forced-colors: active) { button, .error, .waiting { border-color: CanvasText; } }
`;

export const EMBED_STYLE = new CSSStyleSheet();
EMBED_STYLE.replaceSync(css);
