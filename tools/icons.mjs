// `node tools/icons.mjs`: renders the icons of www/icons/ from www/shield.svg with headless Chromium. They are committed;
// run it when the shield changes. CHROMIUM names the browser if it isn't `chromium` on PATH.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath, startArguments } from "../tests/e2e/chromium.js";

const WWW = new URL("../www/", import.meta.url);
const PAPER = "#f6f1e6";

/**
 * The shield's height as a fraction of the icon's. Launchers may crop a maskable icon to a circle of four fifths of its
 * width; the shield's corners fit in it up to 0.67. iPhones paint transparency black.
 * @type {{name: string, size: number, part: number, ground: string}[]}
 */
const ICONS = [
  { name: "icon-192", size: 192, part: 0.96, ground: "transparent" },
  { name: "icon-512", size: 512, part: 0.96, ground: "transparent" },
  { name: "maskable-512", size: 512, part: 0.66, ground: PAPER },
  { name: "apple-touch-icon", size: 180, part: 0.76, ground: PAPER },
];

const shield = await readFile(new URL("shield.svg", WWW), "utf8");
const browser = await chromium.launch({ executablePath: chromiumPath(), args: startArguments() });
const page = await browser.newPage();
for (const { name, size, part, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground}; }
      svg { height: ${part * 100}vh; }
    </style>${shield}`,
  );
  const path = fileURLToPath(new URL(`icons/${name}.png`, WWW));
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();
