import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { transform } from "esbuild";
import { OLDEST } from "../../tools/bundle.mjs";

const WWW = new URL("../../www/", import.meta.url);

/**
 * What the oldest supported browsers lack, although it looks old: Chrome 111, Firefox 115, Safari 16.4. From
 * @mdn/browser-compat-data.
 */
const TOO_NEW = {
  script: [
    /AbortSignal\.any\b/,
    /URL\.(?:canParse|parse)\b/,
    /Promise\.(?:withResolvers|try)\b/,
    /(?:Object|Map)\.groupBy\b/,
    /Array\.fromAsync\b/,
    /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    /\.aria[A-Z]\w+/,
    /[iI]nternals\.role\b/,
    /startViewTransition\b/,
  ],
  style: [
    /light-dark\(/,
    /(?:rgb|hsl|lab|lch|color)\(from /,
    /[ (]round\(/,
    /@scope\b/,
    /@starting-style\b/,
    /\bfield-sizing:/,
    /\banchor-name:/,
    // Alone it is invalid in browsers without popovers, so that the whole rule is ignored.
    /(?<!:is\(|\\):popover-open/,
  ],
};

const files = readdirSync(WWW, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(?:js|css)$/.test(path) && !path.startsWith("generated"))
  .map((path) => ({ path, text: readFileSync(new URL(path, WWW), "utf8") }))
  .map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "") }));

test("no script uses what the oldest browsers lack", () => {
  for (const { path, text } of files.filter(({ path }) => path.endsWith(".js")))
    for (const feature of TOO_NEW.script) assert.doesNotMatch(text, feature, path);
});

test("no style uses what the oldest browsers lack", () => {
  for (const { path, text } of files.filter(({ path }) => /\.css$|-style\.js$|draw/.test(path)))
    for (const feature of TOO_NEW.style) assert.doesNotMatch(text, feature, path);
});

test("Safari gets its prefix of user-select", async () => {
  for (const { path, text } of files.filter(({ path }) => path.endsWith("-style.js")))
    assert.equal(
      text.match(/[^-]user-select:/g)?.length,
      text.match(/-webkit-user-select:/g)?.length,
      path,
    );
  // esbuild writes it in style sheets.
  const { code } = await transform("a { user-select: none }", { loader: "css", target: OLDEST });
  assert.match(code, /-webkit-user-select/);
});

test("the script for browsers that are too old is in the oldest syntax", async () => {
  const text = readFileSync(new URL("platform/not-started.js", WWW), "utf8");
  const { warnings } = await transform(text, { target: "es5" });
  assert.deepEqual(warnings, []);
});
