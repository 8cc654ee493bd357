import { pageWords } from "./page-words.js";

export const { sharing: share } = await pageWords();
