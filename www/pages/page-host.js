// The place where rooms are shown, one at a time.

import { make, setHidden } from "../elements/controls/markup.js";
import { Part } from "../elements/controls/part.js";
import { words } from "../i18n/strings.js";
import { ROOMS } from "./page-list.js";
import { styleSheet } from "./style-sheet.js";

/** @typedef {import("../state/routes.js").RoomName} RoomName */
/** @typedef {import("../state/routes.js").RoomRoute} RoomRoute */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("./page.js").Doors} Doors */
/** @typedef {import("./page.js").RoomPart} RoomPart */

export class RoomHost extends Part {
  /** Set by the page before the first room is entered. */
  doors = /** @type {Doors} */ (/** @type {unknown} */ (null));
  /** @type {Map<RoomName, RoomPart>} */
  #rooms = new Map();
  #waiting = make("p", { class: "room-waiting quiet", role: "status" });
  #failed = make("section", { class: "room-failed" });
  /** Where the page is. @type {RoomRoute | null} */
  #route = null;
  /** @type {RoomPart | null} */
  #entered = null;
  /** @type {State | null} */
  #state = null;

  /** @override */
  build() {
    const again = make("button", { type: "button", class: "primary" }, words.rooms.again);
    again.onclick = () => this.#route !== null && void this.#open(this.#route);
    const title = make("h1", { tabIndex: -1 }, words.rooms.failed);
    this.#failed.append(title, make("p", { role: "alert" }, words.rooms.failedHint), again);
    this.#failed.hidden = true;
    this.append(this.#waiting, this.#failed);
  }

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    const route = state.engine === "ready" && state.page === "room" ? state.room : null;
    setHidden(this, route === null);
    if (route !== this.#route) {
      this.#route = route;
      if (route === null || route.room !== this.#nameOf(this.#entered)) this.#leave();
      if (route !== null) void this.#open(route);
    }
    this.#entered?.show(state);
  }

  /** @param {RoomPart | null} room */
  #nameOf(room) {
    return [...this.#rooms].find(([, each]) => each === room)?.[0];
  }

  #leave() {
    const left = this.#entered;
    this.#entered = null;
    if (left === null) return;
    left.hidden = true;
    left.leave();
  }

  /** @param {RoomRoute} route */
  async #open(route) {
    const known = this.#rooms.get(route.room);
    this.#failed.hidden = true;
    this.#waiting.textContent = known === undefined ? words.loading : "";
    try {
      const room = known ?? (await this.#make(route.room));
      if (this.#route === route) this.#enter(room, route);
    } catch {
      // Without its network a page that isn't kept offline yet can't fetch a room.
      if (this.#route === route) this.#failed.hidden = false;
    } finally {
      if (this.#route === route) this.#waiting.textContent = "";
    }
  }

  /** @param {RoomName} name */
  async #make(name) {
    const load = ROOMS[name];
    if (load === undefined) throw new Error(`no room ${name}`);
    const Room = await load();
    await Promise.all(Room.styles.map(styleSheet));
    // Two visits may have asked for it.
    const made = this.#rooms.get(name);
    if (made !== undefined) return made;
    const room = new Room();
    room.doors = this.doors;
    room.hidden = true;
    this.#rooms.set(name, room);
    this.append(room);
    return room;
  }

  /**
   * @param {RoomPart} room
   * @param {RoomRoute} route
   */
  #enter(room, route) {
    const arrived = this.#entered !== room;
    this.#entered = room;
    room.hidden = false;
    room.enter(route);
    if (this.#state !== null) room.show(this.#state);
    if (!arrived) return;
    scrollTo({ top: 0 });
    room.querySelector("h1")?.focus({ preventScroll: true });
  }
}

customElements.define("room-host", RoomHost);
