// The rooms of the page. Each is fetched when it is entered.

/** @typedef {import("../routes.js").RoomName} RoomName */
/** @typedef {typeof import("./room-part.js").RoomPart} RoomClass */

/** What makes each of them. @type {Partial<Record<RoomName, () => Promise<RoomClass>>>} */
export const ROOMS = {
  author: async () => (await import("./author/author-room.js")).AuthorRoom,
  study: async () => (await import("./study/study-room.js")).StudyRoom,
  about: async () => (await import("./about/about-room.js")).AboutRoom,
  learn: async () => (await import("./learn/learn-room.js")).LearnRoom,
  problems: async () => (await import("./problems/problems-room.js")).ProblemsRoom,
  edit: async () => (await import("./edit/edit-room.js")).EditRoom,
};
