// Opens studies: of an address, a text, the storage, or another page. What can't be opened leaves everything unchanged.

import { identify } from "../../controllers/pasted-text.js";
import { remark } from "../../controllers/remarks.js";
import { reasonOf } from "../../engine/engine-errors.js";
import { unpack } from "../../storage/compressed-text.js";
import { handedOver } from "../../storage/handoff.js";
import { TITLE, titleOf } from "./study-title.js";
import { words } from "./study-words.js";

/** @import { Fault, StudyEffects } from "./study.js" */
/** @import { StudySession } from "./study-session.js" */

/** @param {StudySession} session @returns {StudyEffects} */
export function studyOpening(session) {
  return {
    enter: ({ game, parameters }) => enter(session, game, parameters),
    "open-text": ({ text }) => openText(session, text),
    "open-saved": ({ id }) => openSaved(session, session.game, id),
    "open-left": () => openLeft(session),
    fresh: () => beginAnew(session),
    copy: () => session.saveAsNew(),
    delete: () => deleteSaved(session),
  };
}

/**
 * @param {StudySession} session
 * @param {string} game
 * @param {Record<string, string>} parameters  of the address
 */
async function enter(session, game, parameters) {
  session.store.dispatch({ kind: "closed" });
  await openWanted(session, game, parameters);
  const { fault, tree } = session.state;
  if (tree !== null) return;
  // The study can't be opened: opens the game without one.
  await attempt(session, { what: "link", text: null }, () => openFresh(session, game));
  if (fault !== null) fail(session, fault);
}

/** @param {StudySession} session @param {string} game @param {Record<string, string>} parameters */
function openWanted(session, game, { kept, study, record, position, from, fresh }) {
  /** @param {string} text @param {() => Promise<void>} open */
  const ofLink = (text, open) => attempt(session, { what: "link", text }, open);
  if (kept !== undefined) return openSaved(session, game, Number(kept));
  if (study !== undefined)
    return ofLink(study, async () => {
      const text = await unpack(study);
      await ofLink(text, () => load(session, text));
    });
  if (record !== undefined) return ofLink(record, () => load(session, record));
  if (position !== undefined) return ofLink(position, () => openFresh(session, game, position));
  if (from !== undefined) return openHanded(session, from === "table");
  return fresh === undefined ? openUsual(session, game) : openFresh(session, game);
}

/** @param {StudySession} session @param {string} text */
async function openText(session, text) {
  const { engine, services } = session;
  const pasted = await identify(engine, text, { here: true, address: services.address("#") });
  const { kind, game } = pasted;
  const fault = /** @type {const} */ ({ what: "text", text });
  if (kind === "position")
    await attempt(session, fault, () => openPosition(session, game, text.trim()));
  else if (kind === "game" || kind === "study")
    await attempt(session, fault, () => openAsNew(session, text));
  else if (kind === "unknown" || kind === "empty")
    fail(session, { ...fault, reason: { code: "text-unknown", args: {} } });
  else services.store.dispatch({ kind: "pasted", pasted });
}

/** @param {StudySession} session @param {string | null} game @param {string} position */
async function openPosition(session, game, position) {
  const id = game ?? session.game;
  await openFresh(session, id, position);
  session.updateAddress(id, { position });
}

/** @param {StudySession} session @param {string} text @param {number} [place] */
async function openAsNew(session, text, place) {
  await load(session, text, place);
  session.saveAsNew();
}

/** @param {StudySession} session */
async function openLeft(session) {
  const { left } = session.state;
  if (left === null) return;
  await openAsNew(session, left.text, left.place);
  session.store.dispatch({ kind: "left-opened", left });
}

/** @param {StudySession} session */
async function deleteSaved(session) {
  const { kept, headers, now } = session.state;
  if (kept === null) return;
  session.shelf.remove(session.game, kept);
  await beginAnew(session);
  session.say(words.studies.deleted(headers[TITLE] ?? words.untitled), now);
}

/** @param {StudySession} session */
async function beginAnew(session) {
  const { game } = session;
  await openFresh(session, game);
  session.updateAddress(game, { fresh: "1" });
}

/** @param {StudySession} session @param {string} game @param {number} id */
async function openSaved(session, game, id) {
  const kept = session.shelf.read(game, id);
  if (kept === null || kept === "unreadable") {
    fail(session, { what: kept === null ? "missing" : "kept", reason: null, text: null });
    return;
  }
  await attempt(session, { what: "kept", text: kept.text }, async () => {
    await load(session, kept.text, kept.place);
    session.store.dispatch({ kind: "continued", id });
    session.updateAddress(session.game, { kept: String(id) });
  });
}

/** @param {StudySession} session @param {string} game */
async function openUsual(session, game) {
  const [last] = session.shelf.list(game).filter(({ title }) => title !== null);
  await (last === undefined ? openFresh(session, game) : openSaved(session, game, last.id));
}

/** @param {StudySession} session @param {boolean} played  here and now */
async function openHanded(session, played) {
  const handed = handedOver();
  if (handed === null) {
    fail(session, { what: "handed", reason: null, text: null });
    return;
  }
  const { record, ply, line: firstLine = 1, action } = handed;
  await attempt(session, { what: "text", text: record, firstLine }, async () => {
    await load(session, record, ply, { played, firstLine });
    if (action !== undefined) await session.show(await session.engine.call("play", { action }));
  });
}

/** @param {StudySession} session @param {string} game @param {string} [position] */
async function openFresh(session, game, position) {
  const from = position === undefined ? {} : { position };
  const { info, remarks } = await session.engine.call("open", { game, ...from });
  await session.open(info, await session.engine.call("studyStart", {}), {});
  remark(session.services.store, remarks);
}

/**
 * @param {StudySession} session
 * @param {string} text
 * @param {number} [place]
 * @param {{played?: boolean, firstLine?: number}} [from]  played here and now: without a title it gets one; the line of
 *   its file in which it begins
 */
async function load(session, text, place = 0, { played = false, firstLine = 1 } = {}) {
  const loaded = await session.engine.call("studyLoad", { text, line: firstLine });
  const { info, study, headers, fault: reason } = loaded;
  const title = played ? { [TITLE]: titleOf(info, headers, new Date()) } : {};
  await session.open(info, study, { ...title, ...headers }, place);
  if (loaded.otherEdition) session.say(words.faults.otherEdition);
  remark(session.services.store, loaded.remarks);
  if (reason) fail(session, { what: "partly", reason, text, firstLine });
}

/**
 * @param {StudySession} session
 * @param {Omit<Fault, "reason">} fault
 * @param {() => Promise<void>} open
 */
async function attempt(session, fault, open) {
  try {
    await open();
  } catch (error) {
    fail(session, { ...fault, reason: reasonOf(error) });
  }
}

/** @param {StudySession} session @param {Fault} fault */
function fail({ store }, fault) {
  store.dispatch({ kind: "failed", fault });
}
