// Where the full page lies. The package has none: tools/package/home.js comes in place of this.

import { siteUrl } from "../platform/site.js";

/** @type {string | null} */
export const HOME = siteUrl("index.html");
