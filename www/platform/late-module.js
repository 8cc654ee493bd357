/**
 * Loads a module. Chromium keeps the failure of one that didn't come under its address and names it, so the module is then
 * asked for under another address. Other browsers ask again anyway.
 * @template Module
 * @param {() => Promise<Module>} load
 * @returns {Promise<Module>}
 */
export async function lateModule(load) {
  try {
    return await load();
  } catch (error) {
    const address = /https?:\S+\.js/.exec(String(error))?.[0];
    if (address === undefined) throw error;
    return import(`${address}?${Date.now()}`);
  }
}
