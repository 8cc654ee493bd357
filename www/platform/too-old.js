// Says in words that the browser is too old, or that a sandboxed frame keeps out the page's scripts, instead of an empty
// page. A classic script in old syntax, since such browsers refuse the syntax of all others. The features that it tests are
// in all browsers of README.md and not in older ones.

(function () {
  var SLOWEST_START_MS = 8000;
  var css = self.CSS;
  var fits =
    "OffscreenCanvas" in self &&
    "WebAssembly" in self &&
    "toSorted" in Array.prototype &&
    css.supports("color", "color-mix(in srgb, red, blue)");
  var WORDS = {
    en: {
      tooOld:
        "This browser is too old, or it doesn’t allow WebAssembly. Menagerie needs Safari 16.4, Chrome or Edge 111, Firefox 115, or a newer version.",
      sandboxed:
        "This frame is sandboxed, so Menagerie can’t start. It needs “allow-scripts allow-same-origin”.",
    },
    de: {
      tooOld:
        "Dieser Browser ist zu alt, oder er erlaubt kein WebAssembly. Menagerie braucht Safari 16.4, Chrome oder Edge 111, Firefox 115 oder eine neuere Version.",
      sandboxed:
        "Dieser Frame ist eine Sandbox, in der Menagerie nicht starten kann. Er braucht „allow-scripts allow-same-origin“.",
    },
    fr: {
      tooOld:
        "Ce navigateur est trop ancien, ou il n’autorise pas WebAssembly. Menagerie a besoin de Safari 16.4, de Chrome ou Edge 111, de Firefox 115 ou d’une version plus récente.",
      sandboxed:
        "Ce cadre est un bac à sable (sandbox) où Menagerie ne peut pas démarrer. Il lui faut « allow-scripts allow-same-origin ».",
    },
  };
  var wanted = navigator.language.slice(0, 2).toLowerCase();
  var language = /** @type {keyof typeof WORDS} */ (wanted in WORDS ? wanted : "en");

  function showTooOld() {
    show(WORDS[language].tooOld);
  }

  function showSandboxed() {
    if (customElements.get("page-header") || customElements.get("menagerie-board")) return;
    show(WORDS[language].sandboxed);
  }

  /** @param {string} words */
  function show(words) {
    var box = document.createElement("lost-page");
    var title = document.createElement("h1");
    title.textContent = "Menagerie";
    var text = document.createElement("p");
    text.textContent = words;
    box.appendChild(title);
    box.appendChild(text);
    document.documentElement.lang = language;
    document.body.textContent = "";
    document.body.appendChild(box);
  }

  if (fits && self.origin === "null" && location.protocol !== "file:")
    setTimeout(showSandboxed, SLOWEST_START_MS);
  else if (fits) return;
  else if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", showTooOld);
  else showTooOld();
})();
