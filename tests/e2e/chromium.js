// The browser of the end-to-end tests and of the bench: the machine's own.

/** Its path, as `cargo xtask` found it. */
export function chromiumPath() {
  return process.env.CHROMIUM ?? "chromium";
}

/** No talk with its makers' servers, and no sandbox for root, who can't have one. */
export function startArguments() {
  const quiet = [
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
}
