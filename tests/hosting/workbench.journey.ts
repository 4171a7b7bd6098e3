import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { top } from "#workbench/source/files.ts";
import { complaintsOf } from "./complaints.ts";
import { workbenchPort } from "./targets.ts";

type Entry = { id: string; type: string; importPath: string; tags: string[] };

const origin = `http://127.0.0.1:${workbenchPort}`;
const built = path.resolve(top, process.env.WORKBENCH_BUILT ?? "storybook-static");
const index = JSON.parse(readFileSync(path.join(built, "index.json"), "utf8")) as { entries: Record<string, Entry> };
const entries = Object.values(index.entries);

const pages = entries.filter(({ type, importPath }) => type === "docs" && importPath.endsWith(".mdx"));
const firstOf = (folder: string) =>
  entries.find(({ type, importPath }) => type === "story" && importPath.startsWith(`./stories/${folder}/`));
const stories = ["screens", "patterns", "primitives", "journeys"].map(firstOf).filter((entry) => entry !== undefined);

for (const { id, type } of [...pages, ...stories])
  test(`${id} in the built workbench violates no policy and asks no other host`, async ({ page, context }) => {
    const complaints = await complaintsOf(context, origin, true);
    await page.goto(`${origin}/?path=/${type}/${id}`);
    const shown = page.frameLocator("#storybook-preview-iframe").locator("body.sb-show-main");
    await expect(shown).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });

test("the built workbench is for no search engine, by header and on every host by its pages", async ({ request }) => {
  for (const page of ["/", "/iframe.html"]) {
    const answer = await request.get(origin + page);
    expect(answer.headers()["x-robots-tag"]).toBe("noindex, nofollow");
    expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow" />');
  }
});
