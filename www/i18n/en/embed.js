export const embed = {
  /** @param {string} game */
  label: (game) => `${game} on Menagerie`,
  waiting: "The board loads when it comes into view",
  tooOld: "This browser is too old for the board",
  home: "Full page",
  homeHint: "Open on its own page, with all features",
  controls: "Moves and board",
  type: "Type a move or a question",
  /** @param {string} kind */
  drop: (kind) => `Drop: ${kind}`,
  title: "Embed this board",
  what: "Show",
  game: "Game so far",
  position: "Current position",
  mayPlay: "Visitors can move pieces",
  element: "Element",
  elementExplain:
    "Best if your site allows scripts. It fits its size to the page, and you can style and script it.",
  frame: "Frame",
  frameExplain: "For sites that don’t allow third-party scripts.",
  copyElement: "Copy element",
  copyFrame: "Copy frame",
  close: "Close",
  noOrigin: "The address of this frame has no valid origin.",
};
