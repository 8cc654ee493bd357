// Seals the game of a session with its secrets, and opens it again, so that the page never gets the truth.

import { canSeal, roomFor, seal, unseal } from "../storage/sealing.js";
import { workerKey } from "./worker-key.js";

/** @import { EngineCalls } from "./worker-messages.js" */
/** @import { Engine } from "./protocol.js" */

/**
 * @param {Engine} engine
 * @param {EngineCalls["seal"]["ask"]} ask
 * @returns {Promise<EngineCalls["seal"]["answer"]>}
 */
export async function sealGame(engine, { headers, players, pins, review = null, key }) {
  if (!canSeal()) return null;
  const rest = { players, pins, ...(review === null ? {} : { review }) };
  const computer = engine.computerMemory();
  const content = { record: engine.truth({ headers }), computer, ...rest };
  // The length of the sealed text tells nothing that isn't public. That of `computer` isn't secret.
  const known = JSON.stringify({ record: engine.record({ headers }), computer, ...rest });
  return seal(key ?? (await workerKey.get()), content, roomFor(known));
}

/**
 * @param {EngineCalls["unseal"]["ask"]} ask
 * @returns {Promise<(engine: Engine) => EngineCalls["unseal"]["answer"]>}  opens the game
 */
export async function unsealGame({ sealed, key }) {
  if (!canSeal()) throw { code: "seal-format", args: {} };
  const {
    record,
    computer = null,
    players,
    pins,
    review = null,
  } = await unseal(key ?? (await workerKey.get()), sealed);
  if (typeof record !== "string") throw { code: "seal-damaged", args: {} };
  return (engine) => {
    const loaded = engine.loadTruth({ record });
    // Earlier editions kept nothing of the computer.
    if (typeof computer === "string") engine.setComputerMemory(computer);
    return { ...loaded, players, pins, review };
  };
}
