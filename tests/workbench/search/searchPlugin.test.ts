import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { SEARCH_DATA } from "#workbench/search/searchData.ts";
import { searchPlugin } from "#workbench/search/searchPlugin.ts";
import { nothing } from "#tests/workbench/search/nothing.ts";

type Asset = { fileName: string; source: string };
type Response = { setHeader: () => void; end: (text: string) => void };
type Hooks = {
  generateBundle: (this: { emitFile: (asset: Asset) => void }) => Promise<void>;
  configureServer: (server: {
    watcher: EventEmitter;
    middlewares: { use: (path: string, serve: (request: null, response: Response) => void) => void };
  }) => void;
};

test("the build has the file that the dev server serves, and the server reads it again after a story changed", async () => {
  const reads: string[] = [];
  const plugin = searchPlugin(async () => {
    reads.push("read");
    return { ...nothing, rows: { a: [String(reads.length)] } };
  }) as unknown as Hooks;
  const emitted: Asset[] = [];
  await plugin.generateBundle.call({ emitFile: (asset) => emitted.push(asset) });
  expect(emitted).toEqual([
    { type: "asset", fileName: SEARCH_DATA, source: JSON.stringify({ ...nothing, rows: { a: ["1"] } }) },
  ]);

  const watcher = new EventEmitter();
  const served: string[] = [];
  const serving: { path: string; serve: () => Promise<void> }[] = [];
  plugin.configureServer({
    watcher,
    middlewares: {
      use: (path, serve) =>
        serving.push({
          path,
          serve: () =>
            new Promise((resolve) => {
              const end = (text: string) => resolve(void served.push(text));
              serve(null, { setHeader: () => {}, end });
            }),
        }),
    },
  });
  const [{ path, serve } = { path: "", serve: async () => {} }] = serving;
  expect(path).toBe("/search.json");
  await serve();
  watcher.emit("change", "/gangway/README.md");
  await serve();
  expect(reads).toHaveLength(1);
  watcher.emit("change", "/gangway/stories/screens/auth/EntryScreen.stories.tsx");
  await serve();
  watcher.emit("unlink", "/gangway/src/copy/de/auth.json");
  await serve();
  expect(served.map((text) => (JSON.parse(text) as { rows: { a: string[] } }).rows.a)).toEqual([
    ["1"],
    ["1"],
    ["2"],
    ["3"],
  ]);
});
