/**
 * Whether a text has several games, which are then offered as a list.
 * @param {Pick<import("../engine/client.js").EngineClient, "call">} engine
 * @param {string} text
 */
export async function hasSeveralGames(engine, text) {
  await engine.call("listStart", { text });
  const { games } = await engine.call("listSlice", { games: 2 });
  return games.length > 1;
}
