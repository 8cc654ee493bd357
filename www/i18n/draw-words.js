import { pageWords } from "./page-words.js";

export const { draws: drawWords } = await pageWords();
