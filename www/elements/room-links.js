// The ways from a game to its rooms.

import { ROOMS } from "../rooms/room-list.js";
import { writeRoomRoute } from "../routes.js";
import { words } from "../strings.js";
import { make } from "./markup.js";
import { Part } from "./part.js";

/** @typedef {import("../routes.js").RoomName} RoomName */
/** @typedef {import("../state.js").State} State */

/** In the order in which they are offered. @type {Exclude<RoomName, "author">[]} */
const OFFERED = ["learn", "problems", "about", "study", "edit"];

export class RoomLinks extends Part {
  #game = "";
  #links = OFFERED.filter((room) => room in ROOMS).map((room) => ({
    room,
    link: make("a", { class: "button small" }, words.rooms.ways[room]),
  }));

  /** @override */
  build() {
    this.setAttribute("role", "navigation");
    this.setAttribute("aria-label", words.rooms.title);
    this.append(...this.#links.map(({ link }) => link));
  }

  /** @override @param {State} state */
  show({ info }) {
    if (info === null || info.id === this.#game) return;
    this.#game = info.id;
    for (const { room, link } of this.#links) link.href = writeRoomRoute(room, info.id);
  }
}

customElements.define("room-links", RoomLinks);
