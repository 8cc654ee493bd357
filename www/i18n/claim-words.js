import { words } from "./strings.js";

/** @import { GameInfo, PieceType } from "../engine/protocol.js" */

/**
 * @param {GameInfo} info
 * @param {PieceType} kind
 * @returns {string[]}  a sentence each; none if checkmate isn't claimed
 */
export function claimWords({ claim, kinds }, kind) {
  if (!claim) return [];
  const { royal, promotes, wins } = claim;
  const risen = promotes.find(({ from }) => from === kind)?.into;
  const rises = kinds[kind].royal && royal !== null && royal !== kind;
  return [
    ...(rises ? [words.legend.rises(kinds[royal].name)] : []),
    ...(risen === undefined ? [] : [words.legend.delivers(kinds[risen].name)]),
    ...(wins.includes(kind) ? [words.legend.wins] : []),
  ];
}
