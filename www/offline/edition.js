// What the build put into the bundle. In the built service worker tools/precache.mjs sets the real list in this one's place.

/**
 * @typedef {object} Edition
 * @property {string} version  of all files together; another one as soon as a byte of any differs
 * @property {BundledFile[]} files
 */

/**
 * @typedef {object} BundledFile
 * @property {string} path       from the folder of the service worker: "draw/scene.js"
 * @property {string} integrity  as in a script tag: "sha256-…"
 * @property {number} bytes
 */

/** @type {Edition} */
export const EDITION = { version: "unbuilt", files: [] };
