// The files of the bundle. tools/precache.mjs gives their list to the service worker by esbuild's `define`.

export interface Edition {
  /** Of all files together; another one as soon as a byte of any differs. */
  version: string;
  files: BundledFile[];
}

export interface BundledFile {
  /** From the folder of the service worker: "scripts/app.js". */
  path: string;
  /** As in a script tag: "sha256-…". */
  integrity: string;
  bytes: number;
}

declare global {
  const EDITION: Edition;
}
