import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  budgets,
  codeScreen,
  dashboard,
  entry,
  everywhere,
  profile,
  toProfile,
  unexplainedRises,
  type Budget,
} from "#tests/checks/budgets.ts";
import { earlyGoogleFaults, foreignFaults } from "#tests/checks/foreign.ts";
import { chunksOf, type Manifest } from "#tests/checks/manifest.ts";
import { measure, sizeFaults, type Sizes } from "#tests/checks/size.ts";
import { withTree } from "#tests/checks/tree.ts";

const font = "assets/face-latin-wght-normal-abc.woff2";
const stage = (name: string, modules: readonly string[]): Manifest =>
  Object.fromEntries(modules.map((module, index) => [module, { file: `assets/${name}${index}.js`, imports: [entry] }]));

const manifest: Manifest = {
  [entry]: { file: "assets/index.js", imports: ["_shared.js"], css: ["assets/index.css"], assets: [font] },
  "_shared.js": { file: "assets/shared.js" },
  ...stage("dashboard", dashboard),
  ...stage("everywhere", everywhere),
  ...stage("profile", profile),
  ...stage("toProfile", toProfile),
  ...stage("code", codeScreen),
  "features/help/HelpPage.tsx": { file: "assets/help.js", imports: ["_shared.js"], isDynamicEntry: true },
};

/** Writes each file of the manifest with incompressible content. */
function fill(dist: string, bytes: Record<string, number>) {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  mkdirSync(path.join(dist, "assets"), { recursive: true });
  for (const file of files) writeFileSync(path.join(dist, file), randomBytes(bytes[path.basename(file)] ?? 1000));
}

test("shared chunks count once, and each stage counts what it adds", () =>
  withTree({}, (dist) => {
    const bytes = { "index.js": 50_000, "shared.js": 10_000, "index.css": 5000, "help.js": 3000 };
    fill(dist, { ...bytes, [path.basename(font)]: 30_000 });
    const sizes = measure(dist, manifest);
    expect(Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Math.round(size)]))).toEqual({
      field: 60,
      code: 60 + codeScreen.length,
      profile: profile.length,
      dashboard: dashboard.length,
      everywhere: everywhere.length,
      further: 3,
      opening: 3,
      css: 5,
      font: 30,
      requests: 4,
    });
  }));

const weighing = (size: (budget: Budget) => number) =>
  Object.fromEntries(Object.entries(budgets).map(([name, budget]) => [name, size(budget)])) as Sizes;

test("each budget fails past its limit, and none at it", () => {
  expect(sizeFaults(weighing(({ limit }) => limit))).toEqual([]);
  const faults = sizeFaults(weighing(({ limit }) => limit + 1));
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(Object.values(budgets).map(({ what }) => what));
});

test("a screen without a chunk of its own is an error, not a size of zero", () => {
  expect(() => chunksOf(manifest, ["features/help/GonePage.tsx"])).toThrow("features/help/GonePage.tsx has no chunk");
});

test("people, mock server, ICU parser and PDF writer are found in a build", async () => {
  const faults = await withTree(
    {
      "src/people/people.ts": 'export const people = { amira: { email: "amira@example.de" } };',
      "dist/assets/a.js": 'fetch("/outbox/api");',
      "dist/assets/b.js": 'const a = "amira@example.de";',
      "dist/assets/c.js": 'throw "MISSING_OTHER_CLAUSE";',
      "dist/assets/d.js": 'throw "Input document to `PDFDocument.load` is encrypted";',
      "dist/assets/e.js": 'const sound = "name@beispiel.de";',
    },
    (root) => foreignFaults(root, path.join(root, "dist")),
  );
  expect(faults).toEqual([
    "assets/a.js contains the stand-in provider (/outbox)",
    "assets/b.js contains an invented person (amira@example.de)",
    "assets/c.js contains the ICU parser (MISSING_OTHER_CLAUSE)",
    "assets/d.js contains the PDF writer (PDFDocument.load)",
  ]);
});

test("Google's addresses are found in chunks loaded early, and only there", async () => {
  const faults = await withTree(
    {
      "index.js": 'const a = "https://accounts.google.com/gsi/client";',
      "code.js": 'const a = "google-client-id";',
      "googleIdentity.js": 'const a = "https://www.googleapis.com/oauth2/v3/userinfo";',
    },
    (dist) => earlyGoogleFaults(dist, ["index.js", "code.js"]),
  );
  expect(faults).toEqual(["index.js contains accounts.google.com and is loaded before the user chooses Google"]);
});

test("a limit rises with a new reason only; one that falls or is new needs none", () => {
  const before = { code: { limit: 92 }, css: { limit: 8, reason: "icons" } };
  expect(unexplainedRises(before, before)).toEqual([]);
  expect(unexplainedRises(before, { code: { limit: 91 }, css: { limit: 7.9 }, font: { limit: 34 } })).toEqual([]);
  expect(unexplainedRises(before, { ...before, css: { limit: 9, reason: "a calendar" } })).toEqual([]);
  const faults = unexplainedRises(before, { code: { limit: 93 }, css: { limit: 9, reason: "icons" } });
  expect(faults).toEqual([
    '"code" may weigh 93 now, 92 before: say why in a new "reason" beside the limit',
    '"css" may weigh 9 now, 8 before: say why in a new "reason" beside the limit',
  ]);
});
