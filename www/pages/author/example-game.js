// A small game with one piece whose movement is to be shown. Its other pieces never move: they block, and are captured.

const PLANE = `
array = "k8/9/3pP1p2/9/1P3p3/9/2p6/7P1/8K w - - 0 1"

[board]
files = 9
ranks = 9
shades = [{ name = "light", colour = "#F0D9B5" }, { name = "dark", colour = "#B58863" }]
pattern = ["light dark", "dark light"]
`;

const LEVELS = `
array = "5/5/5/1P3/K4|2p2/5/5/4P/5|4k/3p1/5/5/5 w - - 0 1"

[board]
shape = "levels"
files = 5
ranks = 5
layers = 3
names = ["level A", "file a", "rank 1"]
shades = [{ name = "light", colour = "#F0D9B5" }, { name = "dark", colour = "#B58863" }]
formula = "(file + rank + layer) % 2"
`;

/**
 * The text of its variant file. Steps of three numbers need levels. Pieces in code order: the example first.
 * @param {string} moves
 */
export function exampleGame(moves) {
  return `format = 1
id = "example"
name = "Example"
author = "-"
year = 2000
source = "-"
summary = "-"
${/[(<]/.test(moves) ? LEVELS : PLANE}
${piece("X", "stone", moves)}
${piece("K", "king", "K")}
royal = true
${piece("P", "pawn", "-")}

[ending]
goal = "checkmate"
`;
}

/** @param {string} code @param {string} icon @param {string} moves */
function piece(code, icon, moves) {
  // JSON's texts are texts of TOML, too.
  return `[[piece]]
code = "${code}"
name = "${code}"
icon = "${icon}"
moves = ${JSON.stringify(moves)}
rules = "-"`;
}
