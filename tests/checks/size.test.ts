import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { codeScreen, dashboard, entry, everywhere, profile, risenBudgets, toProfile } from "#tests/checks/budgets.ts";
import { earlyGoogleFaults, foreignFaults } from "#tests/checks/foreign.ts";
import { chunksOf, type Manifest } from "#tests/checks/manifest.ts";
import { measure, sizeFaults } from "#tests/checks/size.ts";
import { withTree } from "#tests/checks/tree.ts";

const font = "assets/face-latin-wght-normal-abc.woff2";
const stage = (name: string, modules: readonly string[]): Manifest =>
  Object.fromEntries(modules.map((module, place) => [module, { file: `assets/${name}${place}.js`, imports: [entry] }]));

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
    fill(dist, {
      "index.js": 50_000,
      "shared.js": 10_000,
      "index.css": 5000,
      [path.basename(font)]: 30_000,
      "help.js": 3000,
    });
    const sizes = measure(dist, manifest);
    expect(sizes.field).toBeCloseTo(60, 0);
    expect(sizes.code).toBeCloseTo(60 + codeScreen.length, 0);
    expect(sizes.profile).toBeCloseTo(profile.length, 0);
    expect(sizes.dashboard).toBeCloseTo(dashboard.length, 0);
    expect(sizes.everywhere).toBeCloseTo(everywhere.length, 0);
    expect(sizes.further).toBeCloseTo(3, 0);
    expect(sizes.opening).toBeCloseTo(3, 0);
    expect(sizes.css).toBeCloseTo(5, 0);
    expect(sizes.font).toBe(30);
    expect(sizes.requests).toBe(4);
    expect(sizeFaults(sizes)).toEqual([]);
  }));

test("each budget fails past its hard limit, or past what was agreed where it is not reached yet", () =>
  withTree({}, (dist) => {
    const [face] = [path.basename(font)];
    fill(dist, {
      "index.js": 109_000,
      "dashboard0.js": 36_000,
      "profile0.js": 26_000,
      "index.css": 9000,
      "help.js": 26_000,
      [face]: 35_000,
    });
    const faults = sizeFaults({ ...measure(dist, manifest), requests: 6 });
    expect(faults.map((fault) => fault.split(",")[0]?.split(":")[0])).toEqual([
      "JS before the e-mail field works",
      "all JS up to and including the code screen",
      "profile information",
      "signed-in shell + dashboard",
      "heaviest further screen",
      "CSS of the whole app",
      "font on the entry (woff2 as it is)",
      "requests before the field works",
    ]);
  }));

test("a screen without a chunk of its own is an error, not a size of zero", () => {
  expect(() => chunksOf(manifest, ["features/help/GonePage.tsx"])).toThrow("features/help/GonePage.tsx has no chunk");
});

test("people, stand-in provider, ICU parser and PDF writer are found in a build", async () => {
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

test("Google's addresses are found in what is loaded early, and only there", async () => {
  const faults = await withTree(
    {
      "index.js": 'const a = "https://accounts.google.com/gsi/client";',
      "code.js": 'const a = "google-client-id";',
      "googleIdentity.js": 'const a = "https://www.googleapis.com/oauth2/v3/userinfo";',
    },
    (dist) => earlyGoogleFaults(dist, ["index.js", "code.js"]),
  );
  expect(faults).toEqual(["index.js contains accounts.google.com and is loaded before anybody asks for Google"]);
});

test("a budget that allows more than in the commit before is a fault, one that falls or is new is none", () => {
  const before = { code: { target: 84, limit: 92, noMoreThan: 112 }, css: { target: 6, limit: 8 } };
  expect(risenBudgets(before, before)).toEqual([]);
  expect(risenBudgets(before, { ...before, code: { target: 84, limit: 92, noMoreThan: 112.3 } })).toEqual([
    "code may weigh 112.3 now, 112 before: a budget never rises",
  ]);
  expect(risenBudgets(before, { ...before, css: { target: 6, limit: 8, noMoreThan: 9 } })).toHaveLength(1);
  expect(risenBudgets(before, { css: { target: 6, limit: 9 } })).toHaveLength(1);
  expect(risenBudgets(before, { code: { target: 84, limit: 92 }, font: { target: 34, limit: 34 } })).toEqual([]);
});
