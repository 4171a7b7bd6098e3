import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { brokenAnswers } from "#app/sandbox/faults/answers.ts";
import { filesIn, top } from "#workbench/source/files.ts";

const pages = filesIn(top, ["app"], /\.html$/);

test("the pages are the app, the outbox, the choice of a Google account, and what hosts say of a missing file", () => {
  expect(pages.toSorted()).toEqual([
    "app/hosting/examples/cloudflare/assets/404.html",
    "app/hosting/examples/workbench/404.html",
    "app/index.html",
    "app/sandbox/outbox/page/google/choose.html",
    "app/sandbox/outbox/page/outbox.html",
  ]);
});

test.each(pages)("%s says that it is German and what it is called", (file) => {
  const html = readFileSync(path.join(top, file), "utf8");
  expect(html).toContain('<html lang="de">');
  expect(html).toMatch(/<title>[^<]+<\/title>/);
});

test("so do the pages that come instead of an answer", async () => {
  const answers = Object.values(brokenAnswers).map((answer) => answer());
  const instead = answers.filter(({ headers }) => headers.get("content-type")?.startsWith("text/html"));
  expect(instead.length).toBeGreaterThan(1);
  for (const answer of instead) expect(await answer.text()).toContain('<html lang="de">');
});
