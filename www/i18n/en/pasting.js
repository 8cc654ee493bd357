/** @import { PastedWay } from "../../state/pasted.js" */
/** @import { Pasted } from "../../state/page-state.js" */

export const pasting = {
  titles: /** @satisfies {Record<Pasted["kind"], string>} */ ({
    game: "A game was pasted",
    study: "A game with variations was pasted",
    games: "Several games were pasted",
    position: "A position was pasted",
    link: "A link of this page was pasted",
    move: "A move was pasted",
    variant: "A variant file was pasted",
    unknown: "",
    empty: "",
  }),
  kept: "The game on the board stays saved.",
  /** @param {Pasted["kind"]} kind @returns {Record<PastedWay | "play", string>} */
  ways: (kind) => ({
    table: kind === "position" ? "Play" : "Play from here",
    study: kind === "position" ? "Study" : "Open in study",
    edit: "Set up",
    list: "List games",
    author: "Edit variant",
    link: "Open link",
    play: "Play move",
  }),
  cancel: "Cancel",
};
