import { words } from "./strings.js";

/** @import { FileFault } from "../engine/protocol.js" */

/**
 * What is wrong, and with which options if it depends on them. The engine's own sentences are English, like the manual.
 * @param {FileFault} fault
 */
export function faultWords({ message, choices }) {
  return choices.length === 0 ? message : words.withOptions(choices, message);
}
