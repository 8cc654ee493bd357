// The words of pages and panels that load on request.

export * from "./sharing.js";
export * from "./pasting.js";
export * from "./draws.js";
export * from "./lesson.js";
export * from "./problems.js";
export * from "./mistakes.js";
export * from "./about.js";
export * from "./study.js";
export * from "./editor.js";
export * from "./author.js";
export * from "./records.js";
export * from "./manual.js";
