import { pageWords } from "../../i18n/page-words.js";

export const { mistakes: words } = await pageWords();
