import path from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { asGroups, chunk, refuseUnmatched, type ChunkGroup } from "#app/hosting/chunks.ts";
import { withTree } from "#tests/checks/tree.ts";

const tree = {
  "index.html": '<script type="module" src="/start.js"></script>',
  "start.js": 'import { bell } from "./icons/bell.js"; console.log(bell);',
  "icons/bell.js": 'export const bell = "bell";',
};

const buildWith = (groups: readonly ChunkGroup[]) =>
  withTree(tree, async (root) => {
    const built = await build({
      root,
      configFile: false,
      logLevel: "silent",
      plugins: [refuseUnmatched(groups)],
      build: {
        outDir: path.join(root, "dist"),
        rolldownOptions: { output: { codeSplitting: { groups: asGroups(groups) } } },
      },
    });
    return "output" in built ? built.output.map(({ fileName }) => path.basename(fileName).replace(/-.*/, "")) : [];
  });

test("the modules of a group are one chunk", async () => {
  expect(await buildWith([chunk("icons", "/icons/bell.js")])).toContain("icons");
});

test("a group that names a module under another name than it has fails the build", async () => {
  await expect(
    buildWith([chunk("icons", "/icons/bell.js", "/icons/x.mjs"), chunk("start", "/gone.js")]),
  ).rejects.toThrow(
    /chunk "icons" in vite\.config\.ts: no module has \/icons\/x\.mjs in its path\nchunk "start" .* \/gone\.js /,
  );
});
