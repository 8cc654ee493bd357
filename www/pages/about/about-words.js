import { pageWords } from "../../i18n/page-words.js";

export const { about: words } = await pageWords();
