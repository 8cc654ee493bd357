// Replaces www/platform/site.js in a single file, which contains all files. tools/single-file.mjs sets them with esbuild's
// `define`.

/** Texts by path from the site's root; binary files are gzipped and encoded in Base64. @type {Record<string, string>} */
const files = /** @type {any} */ (globalThis).FILES;

export const SERVED = false;

/** @type {Map<string, string>} */
const urls = new Map();

/** @param {string} path */
export function siteUrl(path) {
  const type = path.endsWith(".css") ? "text/css" : "text/javascript";
  const url = urls.get(path) ?? URL.createObjectURL(new Blob([files[path] ?? ""], { type }));
  urls.set(path, url);
  return url;
}

/** @param {string} path */
export async function fetchSiteFile(path) {
  const text = files[path];
  if (text === undefined) return new Response(null, { status: 404 });
  if (path.endsWith(".wasm")) return unpacked(text, "application/wasm");
  return path.endsWith(".network")
    ? unpacked(text, "application/octet-stream")
    : new Response(text);
}

/**
 * In WebKit, workers of a page from a disk can't read a Blob, so the bytes are written into the stream.
 * @param {string} base64
 * @param {string} type
 */
function unpacked(base64, type) {
  const { readable, writable } = new DecompressionStream("gzip");
  const writer = writable.getWriter();
  void writer.write(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));
  void writer.close();
  return new Response(readable, { headers: { "content-type": type } });
}
