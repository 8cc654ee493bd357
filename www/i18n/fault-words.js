import { pick } from "./language.js";

/** @import { FileFault } from "../engine/protocol.js" */

const words = pick({
  en: { with: "with", or: "or", and: "and" },
  de: { with: "mit", or: "oder", and: "und" },
});

/**
 * What is wrong, and with which options if it depends on them. The engine's own sentences are English, like the manual.
 * @param {FileFault} fault
 */
export function faultWords({ message, choices }) {
  if (choices.length === 0) return message;
  const named = choices.map(({ option, values }) => `${option} = ${values.join(` ${words.or} `)}`);
  return `${words.with} ${named.join(` ${words.and} `)}: ${message}`;
}
