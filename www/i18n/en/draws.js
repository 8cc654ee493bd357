export const draws = {
  /** @param {string} by */
  offered: (by) => `${by} offers a draw.`,
  /** @param {string} by @param {string} to */
  asked: (by, to) => `${by} offers a draw. ${to}, do you accept?`,
  accept: "Accept",
  decline: "Decline",
  claim: "Claim draw",
  /** @param {string} reason @param {string} seat @param {number} plies */
  claimable: (reason, seat, plies) =>
    reason === "repetition"
      ? `The position has been repeated. ${seat} may claim a draw.`
      : `${Math.floor(plies / 2)} moves without progress. ${seat} may claim a draw.`,
};
