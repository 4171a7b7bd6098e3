import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { top } from "#workbench/source/files.ts";
import { ports } from "../ports.ts";
import { differences, inChromium, inFirefox, inWebKit, someStories } from "./stories.ts";
import { walk } from "./walk.ts";
import { openWebKit } from "./webkit.ts";

type Row = { engine: string; what: string; seconds: number; fault: string };

/** Debian's packages by what each brings; without the first three there is nothing to try. */
const packages: [file: string, ...names: string[]][] = [
  ["/usr/bin/firefox-esr", "firefox-esr"],
  ["/usr/bin/WebKitWebDriver", "webkit2gtk-driver", "gir1.2-webkit2-4.1", "gjs"],
  ["/usr/bin/xvfb-run", "xvfb", "xauth"],
  ["/usr/bin/WPEWebDriver", "wpewebkit-driver", "cog"],
  ["/usr/sbin/locale-gen", "locales"],
];

/** Installs what is missing, and says what it could not have. */
function install(): Row[] {
  const missing = packages.filter(([file]) => !existsSync(file));
  const asRoot = (...words: string[]) => {
    const [program = "", ...rest] = process.getuid?.() === 0 ? words : ["sudo", ...words];
    execFileSync(program, rest, { stdio: ["ignore", "ignore", "inherit"] });
  };
  try {
    if (missing.length > 0) asRoot("apt-get", "update", "-qq");
  } catch {
    console.log("The lists of packages could not be renewed.");
  }
  const refused = missing.flatMap(([, ...names]) => {
    try {
      asRoot("apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names);
      return [];
    } catch {
      return [{ engine: "packages", what: names.join(" "), seconds: 0, fault: "could not be installed" }];
    }
  });
  if (!execFileSync("/usr/bin/locale", ["-a"]).includes("de_DE")) {
    asRoot("sed", "-i", "s/^# *de_DE.UTF-8/de_DE.UTF-8/", "/etc/locale.gen");
    asRoot("locale-gen");
  }
  return refused;
}

const started: ChildProcess[] = [];
async function serve(url: string, program: string, ...words: string[]) {
  const child = spawn(program, words, { cwd: top, stdio: ["ignore", "ignore", "inherit"] });
  started.push(child);
  for (const end = Date.now() + 240_000; Date.now() < end; await new Promise((go) => setTimeout(go, 300)))
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  throw new Error(`${url} does not answer`);
}

const base = `http://127.0.0.1:${ports.app}`;
const workbench = `http://127.0.0.1:${ports.builtWorkbench}`;
const downloads = mkdtempSync(path.join(tmpdir(), "gangway-engines-"));

/** The journeys of a day with a phone, each of them a row. */
async function firefoxJourneys() {
  const report = path.join(downloads, "firefox.json");
  const cli = path.join(top, "node_modules/@playwright/test/cli.js");
  const child = spawn(process.execPath, [cli, "test", "--config=tests/engines/firefox.config.ts"], {
    cwd: top,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      SUITE: "journeys",
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      NODE_OPTIONS: "--import ./tests/engines/bidi.ts",
    },
  });
  started.push(child);
  await new Promise((ended) => child.on("exit", ended));
  type Result = { status: string; duration: number; error?: { message?: string } };
  type Suite = { file: string; suites?: Suite[]; specs: { title: string; tests: { results: Result[] }[] }[] };
  const { suites } = JSON.parse(readFileSync(report, "utf8")) as { suites: Suite[] };
  const tellAll = (suite: Suite): void => {
    for (const { title, tests } of suite.specs)
      for (const { status, duration, error } of tests.flatMap(({ results }) => results)) {
        const fault = status === "passed" || status === "skipped" ? "" : (error?.message ?? status);
        const what = `${path.basename(suite.file, ".journey.ts")}: ${title.replace(/ \([A-Z].*/, "")}`;
        tell({ engine: "Firefox", what, seconds: duration / 1000, fault });
      }
    for (const inner of suite.suites ?? []) tellAll(inner);
  };
  for (const suite of suites) tellAll(suite);
}

const rows: Row[] = [];
function tell(row: Row) {
  rows.push(row);
  console.log(
    `${row.fault ? "DIFFERS" : "ok     "} ${row.engine.padEnd(8)} ${row.seconds.toFixed(1).padStart(6)} s  ${row.what}`,
  );
  if (row.fault)
    console.log(
      row.fault
        .split("\n")
        .slice(0, 12)
        .map((line) => `          ${line}`)
        .join("\n"),
    );
}

async function timed<Value>(run: () => Promise<Value>): Promise<[value: Value, seconds: number]> {
  const began = performance.now();
  return [await run(), (performance.now() - began) / 1000];
}

async function walks(engine: "webkit" | "wpe", port: number) {
  const name = engine === "webkit" ? "WebKit" : "WPE";
  const web = await openWebKit(engine, port, downloads);
  try {
    const openImpatient = () => openWebKit(engine, ports.impatientWebDriver, downloads, "none");
    await walk(engine, { web, base, downloads, openImpatient }, (what, seconds, fault) =>
      tell({ engine: name, what, seconds, fault }),
    );
  } finally {
    await web.close();
  }
}

async function stories() {
  const ids = await someStories(workbench);
  const [known, ownTime] = await timed(() => inChromium(workbench, ids));
  console.log(`        Chromium drew ${ids.length} stories in ${ownTime.toFixed(0)} s`);
  const byId = new Map(known.map((one) => [one.id, one]));
  const web = await openWebKit("webkit", ports.webDriver, downloads);
  const engines = { Firefox: () => inFirefox(workbench, ids), WebKit: () => inWebKit(web, workbench, ids) };
  try {
    await Promise.all(
      Object.entries(engines).map(async ([engine, draw]) => {
        const [shown, seconds] = await timed(draw);
        const faults = shown.flatMap((one) => {
          const said = differences(one, byId.get(one.id));
          return said ? [`${one.id}: ${said}`] : [];
        });
        tell({ engine, what: `${shown.length} stories, ${faults.length} differ`, seconds, fault: faults.join("\n") });
      }),
    );
  } finally {
    await web.close();
  }
}

const parts = {
  firefox: () => firefoxJourneys(),
  webkit: () => walks("webkit", ports.webDriver),
  floor: () => walks("wpe", ports.oldWebDriver),
  stories,
};

const asked = process.argv.slice(2);
const began = performance.now();
try {
  for (const row of install()) tell(row);
  execFileSync("vite", ["build", "--logLevel", "error"], { cwd: top, stdio: "inherit" });
  await serve(base, "vite", "preview", "--host", "127.0.0.1", "--port", String(ports.app), "--strictPort");
  if (asked.length === 0 || asked.includes("stories"))
    await serve(
      `${workbench}/index.json`,
      process.execPath,
      "tests/workbench/serveBuilt.ts",
      String(ports.builtWorkbench),
    );
  for (const [name, run] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    await run().catch((error: Error) =>
      tell({ engine: name, what: "could not be run", seconds: 0, fault: error.message }),
    );
  }
} finally {
  for (const child of started) child.kill("SIGTERM");
  rmSync(downloads, { recursive: true, force: true });
}
const differing = rows.filter(({ fault }) => fault).length;
console.log(
  `engines: ${rows.length - differing} of ${rows.length} as in Chromium, ${((performance.now() - began) / 60_000).toFixed(1)} min`,
);
process.exitCode = differing > 0 ? 1 : 0;
