// The table's dialogs of games with secrets, which load with such a game. Embedded boards use other names for them.

import { ConsentDialog } from "./consent-dialog.js";
import { SecretDialog } from "./secret-dialog.js";
import { SpeakDialog } from "./speak-dialog.js";
import "./belief-dialog.js";

customElements.define("consent-dialog", ConsentDialog);
customElements.define("secret-dialog", SecretDialog);
customElements.define("speak-dialog", SpeakDialog);
