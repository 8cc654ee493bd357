/** @import { PageName } from "../../state/routes.js" */

export const start = {
  product: "Menagerie",
  tagline: "Chess with other beasts",
  intro: "Play chess variants against the computer, or with a friend on one screen.",
  loading: "Setting up the boards…",
  header: { game: "Game", menu: "Menu", records: "Records" },
  pages: {
    title: "More about this game",
    /** With a game on the table; contains the short name. */
    studyGame: "Study this game",
    /** Likewise. */
    editPosition: "Set up this position",
    /** Short names, for links. */
    ways: { learn: "Learn", problems: "Problems", about: "About", study: "Study", edit: "Set up" },
    /** @type {Record<PageName, string>} */
    names: {
      about: "About this game",
      learn: "First game",
      problems: "Problems",
      mistakes: "Learn from your mistakes",
      study: "Study",
      edit: "Set up a position",
      author: "Custom variant",
      records: "Games from other programs",
    },
    offer: {
      title: "New to this game?",
      learn: "Learn it in five minutes",
      decline: "Don’t offer this lesson again",
    },
    failed: "This page couldn’t be loaded",
    failedHint: "Are you online? Your game is saved. Try again in a moment, or reload the page.",
    again: "Try again",
  },
  lost: {
    title: "Page not found",
    back: "Back to all games",
  },
  broken: {
    title: "The engine didn’t start",
    reload: "Reload the page",
  },
  pwa: {
    update: "A new version is ready.",
    updateTaken: "Another tab switched to a new version. Reload when you are ready.",
    notKept: "This browser doesn’t save games. Save yours to a file first.",
    reload: "Reload now",
    later: "Later",
    offline: "Menagerie works offline in this browser.",
    online: "Menagerie needs a connection in this browser.",
    keeping: "Saving Menagerie for offline use…",
    persisted: "This browser keeps your games until you delete them.",
    mayForget:
      "This browser may delete your games when it runs out of space, and Safari after seven days without a visit. Install Menagerie, or save them to a file now and then.",
  },
  progress: {
    /** @param {number} percent */
    percent: (percent) => `${percent}%`,
    /** @param {number} seconds */
    seconds: (seconds) => `${seconds} s`,
    /** @param {number} minutes */
    minutes: (minutes) => `${minutes} min`,
    /** @param {string} time */
    atMost: (time) => `at most ${time} left`,
    /** @param {string} percent @param {string} time */
    about: (percent, time) => `${percent}, about ${time} left`,
    /** @param {string} work */
    stop: (work) => `Stop: ${work}`,
  },
  notice: { dismiss: "Dismiss", region: "Messages" },
  footer: {
    icons: "Piece figures from game-icons.net (CC BY 3.0).",
    code: "Menagerie is free software under MIT or Apache-2.0.",
  },
};
