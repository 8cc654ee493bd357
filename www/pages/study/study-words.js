import { pageWords } from "../../i18n/page-words.js";

export const { study: words } = await pageWords();
