// The tab of the pieces, loaded when it opens. A module of its own, since the bundle would be split for one that pages import, too.

import "./piece-legend.js";
