// The installed browser, for end-to-end tests and benches.

export function chromiumPath() {
  return process.env.CHROMIUM ?? "chromium";
}

/** No connections to its vendor, and no sandbox for root, who can't have one. */
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
