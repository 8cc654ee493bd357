// Says in words that the browser is too old, instead of an empty page. A classic script in old syntax, since such browsers
// refuse the syntax of all others. The features that it tests are in all browsers of README.md and not in older ones.

(function () {
  var css = self.CSS;
  var fits =
    "OffscreenCanvas" in self &&
    "WebAssembly" in self &&
    "toSorted" in Array.prototype &&
    css.supports("color", "color-mix(in srgb, red, blue)");
  if (fits) return;

  function tell() {
    var german = /^de/i.test(navigator.language);
    var box = document.createElement("lost-page");
    var title = document.createElement("h1");
    title.textContent = "Menagerie";
    var text = document.createElement("p");
    text.textContent = german
      ? "Dieser Browser ist zu alt, oder er erlaubt kein WebAssembly. Menagerie braucht Safari 16.4, Chrome oder Edge 111, Firefox 115 oder eine neuere Version."
      : "This browser is too old, or it doesn’t allow WebAssembly. Menagerie needs Safari 16.4, Chrome or Edge 111, Firefox 115, or a newer version.";
    box.appendChild(title);
    box.appendChild(text);
    document.documentElement.lang = german ? "de" : "en";
    document.body.textContent = "";
    document.body.appendChild(box);
  }

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", tell);
  else tell();
})();
