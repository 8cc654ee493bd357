import { pageWords } from "./page-words.js";

export const { pasting: paste } = await pageWords();
