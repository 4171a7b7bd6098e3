/**
 * Finds what only tests import: knip with the entries of what ships, the library, the app, its stand-in, the stories and the
 * workbench. A proof of something that nothing runs proves nothing.
 */
export const unusedInWhatShips = [
  "knip",
  "--no-progress",
  "--production",
  "--config=.knip.shipped.json",
  "--include=files,exports,types",
] as const;
