import path from "node:path";
import { chromium } from "playwright";
import { buildIfStale, measure } from "#tests/checks/size.ts";
import { readManifest } from "#tests/checks/manifest.ts";
import { chromiumLaunch } from "#workbench/shared/browser/chromium.ts";
import { top } from "#workbench/shared/source/files.ts";
import { openBuiltApp, type BuiltApp } from "./builtApp.ts";
import { networks, SLOWER } from "./conditions.ts";
import { lineOf } from "./judge.ts";
import { keep, readKept } from "./kept.ts";
import type { Figures, Targets, Values } from "./measures.ts";
import { signedInPaths } from "./paths.ts";
import { wayIn } from "./wayIn.ts";

const RUNS = 7;
/** There are many of them. */
const RUNS_OF_A_PATH = 3;

async function* weight(): AsyncGenerator<[string, Values]> {
  const { field, css, requests } = measure(path.join(top, "dist"), readManifest());
  yield ["first screen", { js: field, css, requests }];
}

type Part = {
  title: string;
  targets: Targets;
  run: (app: BuiltApp) => AsyncGenerator<[string, Values]>;
};

const browser = await chromium.launch(chromiumLaunch);

const parts: Record<string, Part> = {
  weight: { title: "what the first screen loads, gzip -9", targets: {}, run: weight },
  wayIn: {
    title: `from the address of the app to the code screen, median of ${RUNS}`,
    targets: {},
    run: (app) => wayIn(app, RUNS),
  },
  paths: {
    title: `paths behind the sign-in, Slow 4G, median of ${RUNS_OF_A_PATH}`,
    targets: { requests: 20, largestPaint: 1.8, shift: 0.02 },
    run: (app) => signedInPaths(app, RUNS_OF_A_PATH, "Slow 4G"),
  },
};

await buildIfStale();

const words = process.argv.slice(2);
const asked = words.filter((word) => word !== "--keep");
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`"${unknown.join('", "')}" is not one of: ${Object.keys(parts).join(", ")}`);

console.log(`Processor × ${SLOWER}. Brackets: as kept, on whichever machine that was.`);
for (const [name, { latency, downloadThroughput, uploadThroughput }] of Object.entries(networks))
  console.log(
    `${name}: ${latency} ms, ${(downloadThroughput * 8) / 1000} kbit/s down, ${(uploadThroughput * 8) / 1000} up`,
  );

const app = await openBuiltApp(browser);
try {
  for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
    const { title, targets, run } = parts[name]!;
    const kept = readKept(name);
    console.log(`\n${name}: ${title}${kept.commit && `; kept at ${kept.commit}`}`);
    const figures: Figures = {};
    for await (const [subject, values] of run(app)) {
      figures[subject] = values;
      console.log(lineOf(subject, values, targets, kept.figures[subject] ?? {}));
    }
    if (words.includes("--keep")) keep(name, figures);
  }
} finally {
  await app.close();
  await browser.close();
}
