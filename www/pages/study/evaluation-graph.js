// The evaluations of a study's main line as a graph, as in the review of a game. Annotated games of other programs have them
// as well.

import { html, nothing } from "lit-html";
import "../../elements/table/review-graph.js";
import { LIMITS, MISTAKES, GLYPHS } from "../../state/review.js";
import { expectedScore } from "../../state/shares.js";

/** @import { GameInfo, StudyNode } from "../../engine/protocol.js" */
/** @import { Review, ReviewedPly } from "../../state/review.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { Perform } from "./study.js" */
/** @import { StudyTree } from "./study-tree.js" */

export class EvaluationGraph {
  #perform;
  #signature = "";
  /** @type {StudyNode[]} */
  #line = [];
  /** @type {Review | null} */
  #review = null;

  /** @param {Perform} perform */
  constructor(perform) {
    this.#perform = perform;
  }

  /** @param {GameInfo} info @param {StudyTree} tree @param {Settings} settings */
  template(info, tree, settings) {
    if (tree.signature !== this.#signature) this.#read(info, tree);
    if (this.#review === null) return nothing;
    const played = this.#line.flatMap((node) => node.played ?? []);
    const view = { played, ply: tree.mainPly };
    return html`<review-graph
      .state=${{ info, view, review: this.#review, settings }}
      @player-action=${this.#go}
    ></review-graph>`;
  }

  /** @param {GameInfo} info @param {StudyTree} tree */
  #read(info, tree) {
    this.#signature = tree.signature;
    this.#line = tree.mainNodes;
    const plies = this.#line.map((node, at) => plyOf(node, this.#line[at + 1]));
    const told = plies.filter((ply) => ply !== null);
    this.#review = info.seats.length === 2 && told.length > 1 ? { plies } : null;
  }

  #go = (/** @type {CustomEvent<{kind: "jump", ply: number}>} */ event) => {
    event.stopPropagation();
    const node = this.#line[event.detail.ply];
    if (node !== undefined) this.#perform({ kind: "go", node: node.id });
  };
}

/**
 * The sign of the next move says whether it was a mistake.
 * @param {StudyNode} node
 * @param {StudyNode | undefined} next
 * @returns {ReviewedPly | null}
 */
function plyOf({ evaluation }, next) {
  const share = shareOf(evaluation);
  if (share === null) return null;
  const mistake = MISTAKES.find((each) => GLYPHS[each] === next?.glyph);
  const [, loss = 0] = LIMITS.find(([each]) => each === mistake) ?? [];
  const move = next?.played?.text ?? "";
  return { move, shares: [share, 1 - share], loss, best: "", line: [], san: [] };
}

/** The first player's expected score: of `-0.31` or `#-3`. @param {string} evaluation */
function shareOf(evaluation) {
  const mate = /^#([+-]?)/.exec(evaluation);
  if (mate !== null) return mate[1] === "-" ? 0 : 1;
  const pawns = Number.parseFloat(evaluation);
  if (Number.isNaN(pawns)) return null;
  return expectedScore({ scoreCentipawns: pawns * 100, mateInPlies: null });
}
