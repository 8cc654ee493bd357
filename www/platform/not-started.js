// Says in words why the page is empty: the browser is too old, a sandboxed frame keeps out the page's scripts, or one of
// them is missing or broken. A classic script in old syntax, since old browsers refuse the syntax of all others. The
// features that it tests are in all browsers of README.md and not in older ones.

(function () {
  var SLOWEST_START_MS = 8000;
  var USUAL_UPDATE_MS = 1000;
  var USUAL_START_MS = 2000;
  var SLOWEST_STYLES_MS = 15000;
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

  /** A page that has started fills its header. */
  function isEmpty() {
    var header = document.querySelector("page-header");
    return header !== null && header.firstChild === null;
  }

  /** Shows now what the page's style sheet would show later. */
  function showStuck() {
    if (!isEmpty()) return;
    var box = /** @type {HTMLElement} */ (document.querySelector(".stuck"));
    box.className = "stuck now";
    box.setAttribute("role", "alert");
    box.querySelectorAll("p").forEach(function (sentence) {
      sentence.hidden = sentence.lang !== language;
    });
  }

  /** Browsers draw nothing, and start no script, before the style sheet is there. */
  function dropSlowStyles() {
    var link = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=stylesheet]"));
    if (link && isEmpty() && link.sheet === null) link.remove();
  }

  /** Keeps the address with its game. A cached edition that can't start gives way to one that waits. @param {Event} event */
  function reloadInPlace(event) {
    if (!(/** @type {Element} */ (event.target).closest(".stuck a"))) return;
    event.preventDefault();
    setTimeout(function () {
      location.reload();
    }, USUAL_UPDATE_MS);
    // Over plain HTTP there is none.
    if (!navigator.serviceWorker) return;
    navigator.serviceWorker.getRegistration().then(function (registration) {
      var next = registration && (registration.waiting || registration.installing);
      if (next) next.postMessage("take-over");
    });
  }

  // All scripts have failed or run, or wait for the words.
  addEventListener("load", function () {
    setTimeout(showStuck, USUAL_START_MS);
  });
  setTimeout(dropSlowStyles, SLOWEST_STYLES_MS);
  addEventListener("click", reloadInPlace);

  if (fits && self.origin === "null" && location.protocol !== "file:")
    setTimeout(showSandboxed, SLOWEST_START_MS);
  else if (fits) return;
  else if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", showTooOld);
  else showTooOld();
})();
