// The style of sheets over an embedded board. They are opaque on every page.

const css = `
  .stage { display: grid; min-width: 0; }
  .stage > * { grid-area: 1 / 1; min-width: 0; }
  .board { width: 100%; }
  .board.covered { visibility: hidden; }
  .sheets {
    display: grid;
    place-items: center;
    align-content: center;
    padding: 0.75em;
    border: 1px solid var(--line);
    border-radius: 0.5em;
    background: var(--board-surface, var(--if-light, #fbf6ea) var(--if-dark, #2c2822));
    color: var(--board-ink, var(--if-light, #211b16) var(--if-dark, #f2ead9));
    text-align: center;
    overflow-wrap: anywhere;
    --line: color-mix(in srgb, currentColor 28%, transparent);
  }
  .sheets > *, .cover-card, .cover-card form { width: 100%; min-width: 0; }
  .sheets dialog {
    position: static;
    box-sizing: border-box;
    width: 100%;
    max-width: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
  }
  .sheets :is(h1, h2, p) { margin: 0; }
  .sheets h1, .sheets dialog h2 { font-size: 1.2em; line-height: 1.25; text-wrap: balance; }
  .sheets [tabindex="-1"]:focus { outline: none; }
  .sheets .quiet { font-size: 0.875em; opacity: 0.85; }
  .cover-card, .cover-card form, .secret-about, .secret-body, .consent-dialog form, .sheets form { display: grid; gap: 0.6em; }
  .cover-last { padding: 0.4em 0.6em; border-radius: 0.35em; background: color-mix(in srgb, currentColor 7%, transparent); }
  .cover-last h2 { font-size: 0.8125em; }
  .cover-crest .figure { font-size: 2.5em; }
  .cover-take { width: 100%; font-weight: 600; }
  .secret-values { display: grid; gap: 0.5em; }
  .secret-choices { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.5em; }
  .secret-choices.cells { grid-template-columns: none; grid-auto-columns: minmax(0, 1fr); gap: 2px; }
  .cells .secret-face { align-content: center; min-width: 0; min-height: 0; padding: 0; aspect-ratio: 1; font-size: 0.75em; }
  .secret-choice { position: relative; cursor: pointer; }
  .secret-choice input { position: absolute; z-index: 1; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  .secret-face { display: grid; justify-items: center; align-content: center; gap: 0.1em; height: 100%; min-height: 44px; padding: 0.4em; border: 2px solid var(--line); border-radius: 0.35em; box-sizing: border-box; }
  input:checked + .secret-face { border-color: currentColor; background: color-mix(in srgb, currentColor 14%, transparent); }
  input:focus-visible + .secret-face { outline: 3px solid; outline-offset: 1px; }
  .secret-fault { font-weight: 600; }
  .secret-choice .figure { font-size: 2.4em; }
  .secret-name { font-weight: 600; }
  @container (max-width: 24em) {
    .sheets { padding: 0.4em; }
    .sheets .quiet { font-size: 0.8125em; line-height: 1.3; }
    .sheets :is(.cover-card, .secret-about, .secret-body, form) { gap: 0.4em; }
    .secret-choices:not(.cells) .secret-face { display: flex; flex-flow: row wrap; justify-content: center; align-items: center; gap: 0 0.4em; }
    .secret-choice .figure { font-size: 1.6em; }
  }
  .button-row { display: flex; flex-wrap: wrap; justify-content: center; gap: 0.5em; }
  .consent-seats { display: grid; gap: 0.25em; text-align: start; }
  .tick { display: flex; align-items: center; gap: 0.6em; min-height: 44px; }
  .tick input { flex: none; width: 20px; height: 20px; margin: 0; }
  .disc { display: inline-block; width: 0.9em; height: 0.9em; margin-inline-end: 0.4em; border: 1px solid; border-radius: 50%; background: #fffaf0; vertical-align: -0.08em; }
  .disc[data-colour="black"] { background: #2b2830; }
  .figure {
    --man: #fffaf0;
    --edge: #2b2621;
    position: relative;
    display: inline-grid;
    place-items: center;
    width: 1.5em;
    height: 1.5em;
    color: var(--edge);
    font-weight: 600;
    line-height: 1;
  }
  .figure[data-colour="black"] { --man: #35313a; --edge: var(--if-light, #16131a) var(--if-dark, #efe6d6); --detail: #f6efe1; }
  .letters { display: grid; place-items: center; width: 100%; height: 100%; border: 1px solid var(--edge); border-radius: 50%; background: var(--man); }
  .figure[data-colour="black"] .letters { color: #f3ead9; }
  .picture, .outlined { width: 100%; height: 100%; overflow: visible; stroke-linejoin: round; }
  .picture path { fill: var(--man); stroke: var(--edge); stroke-width: 5%; paint-order: stroke; }
  .outlined { stroke-linecap: round; }
  .outlined .body { fill: var(--man); stroke: var(--edge); stroke-width: 7px; paint-order: stroke; }
  .outlined .lines { fill: none; stroke: var(--detail, var(--edge)); stroke-width: 3px; }
  .outlined .dots { fill: var(--detail, var(--edge)); }
  .secret-hold { touch-action: none; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
  .secret-hold .wide, .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  menagerie-secret-button { position: relative; }
  .secret-label { display: grid; justify-items: start; line-height: 1.15; }
  .secret-label small { font-size: 0.7em; }
  .hold-hint { position: absolute; inset-inline-end: 0; bottom: calc(100% + 4px); z-index: 2; border-radius: 0.35em; background: var(--board-ink, var(--if-light, #211b16) var(--if-dark, #f2ead9)); color: var(--board-surface, var(--if-light, #fbf6ea) var(--if-dark, #2c2822)); white-space: nowrap; }
  .hold-hint:not(:empty) { padding: 0.3em 0.6em; }
  .secret-hold[aria-pressed="true"] { outline: 2px solid; }
  @media (forced-colors: active) {
    .figure { forced-color-adjust: none; }
    .secret-hold[aria-pressed="true"] { outline: 3px solid Highlight; }
  }
`;

export const SECRET_STYLE = new CSSStyleSheet();
SECRET_STYLE.replaceSync(css);
