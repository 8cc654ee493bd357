import { pageWords } from "../../i18n/page-words.js";

export const { lesson: words } = await pageWords();
