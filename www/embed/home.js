// The address of the full page. In the package tools/package/home.js replaces this, as there is none.

import { siteUrl } from "../platform/site.js";

/** @type {string | null} */
export const HOME = siteUrl("index.html");
