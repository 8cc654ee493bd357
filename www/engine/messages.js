// What the page and its worker agree on besides their messages, which worker-messages.d.ts declares.

/**
 * Methods of the engine that the page can't call. The worker builds `think`, `hint`, `analyse`, `review`, `seal` and `unseal`
 * from them.
 */
export const INTERNAL = /** @type {const} */ ([
  "free",
  "missingNetwork",
  "setNetwork",
  "truth",
  "loadTruth",
  "computerMemory",
  "setComputerMemory",
  "startThinking",
  "startAnalysis",
  "startReview",
  "thinkSlice",
  "stopThinking",
  "levelCapMs",
  "benchPerft",
  "benchSearch",
]);

/** Version of these messages. The worker refuses pages with another one. */
export const PROTOCOL = 9;
