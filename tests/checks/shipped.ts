/**
 * Finds code that only tests import: knip with the entries of everything that ships, the library, the app, the mock
 * server, the stories and the workbench.
 */
export const unusedInWhatShips = [
  "knip",
  "--no-progress",
  "--production",
  "--config=.knip.shipped.json",
  "--include=files,exports,types",
] as const;
