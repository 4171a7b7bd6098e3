import { beforeAll, expect, test } from "vitest";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { top } from "#workbench/shared/source/files.ts";
import { cataloguedKeys } from "#workbench/copy-desk/catalogue/cataloguedKeys.ts";
import { cataloguePlugin } from "#workbench/copy-desk/catalogue/cataloguePlugin.ts";
import { germanDictionary } from "#workbench/findings/dictionary.ts";

beforeAll(germanDictionary, 60_000);

test("every key of every area is there with both texts", () => {
  const { keys } = cataloguedKeys(top);
  const areas = Object.entries(readCatalogue().catalogue.de ?? {});
  expect(keys.map(({ key }) => key)).toEqual(
    areas.flatMap(([area, entries]) => Object.keys(entries).map((key) => `${area}.${key}`)),
  );
  expect(keys.filter(({ de, en }) => !de.text || !en.text)).toEqual([]);
});

test("both modules are served, and no other", async () => {
  const { resolveId, load } = cataloguePlugin() as unknown as {
    resolveId: (id: string) => string | undefined;
    load: (id: string) => Promise<string> | undefined;
  };
  expect(await load(resolveId("virtual:spelling") ?? "")).toBe("export const spelling = {};");
  expect(await load(resolveId("virtual:text-catalogue") ?? "")).toMatch(
    /^export const base = .*\nexport const keys = \[/,
  );
  expect(resolveId("virtual:else")).toBeUndefined();
  expect(load("\0virtual:else")).toBeUndefined();
});
