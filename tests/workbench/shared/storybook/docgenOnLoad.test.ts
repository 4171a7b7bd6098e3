import { expect, test } from "vitest";
import { docgenOnLoad } from "#workbench/shared/storybook/docgenOnLoad.ts";

type Hooks = {
  transform: (code: string, id: string) => unknown;
  handleHotUpdate: (context: { file: string }) => unknown;
  transformIndexHtml: () => Promise<void>;
};

const button = "/src/Button.tsx";

function slowPlugin() {
  const updated: string[] = [];
  const plugin = {
    name: "vite:react-docgen-typescript",
    transform: (code: string, id: string) => Promise.resolve(`${code} with the props of ${id}`),
    handleHotUpdate: ({ file }: { file: string }) => Promise.resolve(void updated.push(file)),
  };
  return { updated, plugin: docgenOnLoad(plugin as never) as unknown as Hooks };
}

test("what was saved is served without its props, everything else with them", async () => {
  const { plugin, updated } = slowPlugin();
  expect(await plugin.transform("code", button)).toBe(`code with the props of ${button}`);
  plugin.handleHotUpdate({ file: button });
  expect(await plugin.transform("code", `${button}?v=1`)).toBeUndefined();
  expect(await plugin.transform("code", "/src/Link.tsx")).toBe("code with the props of /src/Link.tsx");
  expect(updated).toEqual([]);
});

test("when a page is loaded, the props of what was saved are read anew, once", async () => {
  const { plugin, updated } = slowPlugin();
  for (const file of [button, "/src/Link.tsx", button]) plugin.handleHotUpdate({ file });
  await plugin.transformIndexHtml();
  await plugin.transformIndexHtml();
  expect(updated).toEqual([button, "/src/Link.tsx"]);
  expect(await plugin.transform("code", button)).toBe(`code with the props of ${button}`);
});

test("other plugins stay as they are", () => {
  const other = { name: "other" };
  expect(docgenOnLoad(other)).toBe(other);
  expect(docgenOnLoad(false)).toBe(false);
});
