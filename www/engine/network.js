import { fetchSiteFile } from "../platform/site.js";

/** By name; shared by all sessions of the worker. @type {Map<string, Promise<Uint8Array>>} */
const files = new Map();

/** The file of a network, for the evaluation of one game. @param {string} name */
export function fetchNetwork(name) {
  const file = files.get(name) ?? load(`networks/${name}.network`);
  files.set(name, file);
  // A later game may find the host again.
  file.catch(() => files.delete(name));
  return file;
}

/** @param {string} path */
async function load(path) {
  const response = await fetchSiteFile(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
