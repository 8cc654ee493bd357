import assert from "node:assert/strict";
import { test } from "node:test";
import { webAddress } from "../../www/state/web-address.js";

test("web addresses are links", () => {
  for (const [text, address] of [
    ["https://example.org/rules?page=2#top", "https://example.org/rules?page=2#top"],
    ["HTTP://Example.org", "http://example.org/"],
    [" \n https://example.org/ ", "https://example.org/"],
  ])
    assert.equal(webAddress(text ?? ""), address);
});

test("everything else is text", () => {
  for (const text of [
    "javascript:alert(1)",
    "JaVaScript:alert(1)",
    " \u0001\t javascript:alert(1)",
    "java\nscript:alert(1)",
    "javascript://example.org/%0Aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:https://example.org/1",
    "file:///etc/passwd",
    "mailto:a@example.org",
    "//example.org/",
    "/rules",
    "#author?file=x",
    "The Oxford Companion to Chess, p. 12",
    "https://",
    "https://chess.com@example.org/",
    "https://user:secret@example.org/",
    "",
  ])
    assert.equal(webAddress(text), null, JSON.stringify(text));
});

test("with a base, relative addresses are accepted, but no other scheme", () => {
  const base = "https://example.org/games/page.html";
  assert.equal(webAddress("chess.html", base), "https://example.org/games/chess.html");
  assert.equal(webAddress("//other.org/", base), "https://other.org/");
  assert.equal(webAddress(" JavaScript:alert(1)", base), null);
  assert.equal(webAddress("chess.html", "about:blank"), null);
});
