import { pageWords } from "../../i18n/page-words.js";

export const { problems: words } = await pageWords();
