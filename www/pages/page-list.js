// The rooms of the page. Each is fetched when it is entered.

/** @typedef {import("../state/routes.js").RoomName} RoomName */
/** @typedef {typeof import("./page.js").RoomPart} RoomClass */

/** What makes each of them. @type {Partial<Record<RoomName, () => Promise<RoomClass>>>} */
export const ROOMS = {
  author: async () => (await import("./author/author-page.js")).AuthorRoom,
  study: async () => (await import("./study/study-page.js")).StudyRoom,
  about: async () => (await import("./about/about-page.js")).AboutRoom,
  learn: async () => (await import("./lesson/lesson-page.js")).LearnRoom,
  problems: async () => (await import("./problems/problems-page.js")).ProblemsRoom,
  edit: async () => (await import("./editor/editor-page.js")).EditRoom,
};
