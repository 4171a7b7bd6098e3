import { randomUUID } from "node:crypto";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import { hosts, type Host } from "#app/hosting/hosts.ts";
import { sandboxMiddleware } from "#app/sandbox/node/middleware.ts";
import { openSandbox } from "#app/sandbox/node/sandbox.ts";
import { people } from "#src/people/people.ts";
import { top } from "#workbench/source/files.ts";
import { de } from "../journeys/copy.ts";
import { answeringOf, committed } from "./answering.ts";
import { serveSite } from "./serveSite.ts";
import { changingPort } from "./targets.ts";

const dist = path.join(top, "dist");
const assets = readdirSync(path.join(dist, "assets"));
const startScript = assets.find((file) => /^index-[\w-]+\.js$/.test(file)) ?? "";

type Version = "a" | "b" | "withoutStart";

/** The build; a newer one, in which every file with a hash has another name; and the build before its first script is there. */
function writeVersions(folder: string) {
  const at = (version: Version, ...parts: string[]) => path.join(folder, version, ...parts);
  for (const version of ["a", "b", "withoutStart"] as const) cpSync(dist, at(version), { recursive: true });
  rmSync(at("withoutStart", "assets", startScript));
  const named = new Set(assets);
  const renamed = (text: string) =>
    text.replace(/[\w-][\w.-]*\.\w+/g, (file) => (named.has(file) ? file.replace(".", "newer.") : file));
  for (const file of readdirSync(at("b"), { recursive: true }).map(String)) {
    if (/\.(js|css|html)$/.test(file)) writeFileSync(at("b", file), renamed(readFileSync(at("b", file), "utf8")));
    if (file.startsWith("assets/")) renameSync(at("b", file), at("b", renamed(file)));
  }
}

type Site = { origin: string; deploy: (version: Version) => void };

const test = base.extend<{ host: Host; site: Site }, { versions: string }>({
  versions: [
    async ({ browserName: _ }, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), "gangway-rollback-"));
      writeVersions(folder);
      await provide(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  host: ["nginx", { option: true }],
  site: async ({ host, context, versions }, provide, { parallelIndex }) => {
    const live = path.join(versions, "live");
    const deploy = (version: Version) => {
      rmSync(live, { force: true });
      symlinkSync(path.join(versions, version), live);
    };
    deploy("a");
    const sandbox = openSandbox({ folder: null, print: () => undefined });
    const toSandbox = sandboxMiddleware(async () => sandbox);
    const files = committed(host);
    const port = changingPort + parallelIndex;
    const server: Server = serveSite(port, {
      folders: [live, path.join(top, "app/hosting/examples", host)],
      answering: answeringOf(host, files),
      pass: (request, response) => toSandbox(request, response, () => void response.writeHead(404).end()),
    });
    await context.setExtraHTTPHeaders({ "sandbox-database": `rollback-${randomUUID()}` });
    await provide({ origin: `http://127.0.0.1:${port}`, deploy });
    server.closeAllConnections();
    server.close();
  },
});

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
/** Code that this tab asks for and the server does not have. */
const gone = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes("/assets/") && answer.status() === 404);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

for (const host of Object.keys(hosts) as Host[]) {
  test.describe(host, () => {
    test.use({ host });

    test("a version that is taken back works in a new tab and in the tab that met both (F16, P44)", async ({
      page,
      context,
      site: { origin, deploy },
    }) => {
      const { email, password, firstName } = people.milica;
      await page.goto(origin);
      await page.getByLabel("E-Mail-Adresse").fill(email);
      await button(page, "Weiter").click();
      await page.getByLabel("Passwort", { exact: true }).fill(password);
      await button(page, "Anmelden").click();
      await expect(heading(page, new RegExp(firstName))).toBeVisible();

      deploy("b");
      const missing = gone(page);
      await button(page, de.shell.profile).click();
      await missing;
      await expect(heading(page, de.myProfile.title)).toBeVisible();

      deploy("a");
      const later = await context.newPage();
      await later.goto(`${origin}/legacy/my-profile`);
      await expect(heading(later, de.myProfile.title)).toBeVisible();
      await page.reload();
      await expect(heading(page, de.myProfile.title)).toBeVisible();
    });

    test("a first script that is missing for a moment is there with the next load, in the same tab and a new one (F16)", async ({
      page,
      context,
      site: { origin, deploy },
    }) => {
      deploy("withoutStart");
      const missing = gone(page);
      await page.goto(origin);
      await missing;

      deploy("a");
      const later = await context.newPage();
      await later.goto(origin);
      await page.reload();
      for (const tab of [page, later]) {
        await tab.getByLabel("E-Mail-Adresse").fill(people.milica.email);
        await button(tab, "Weiter").click();
        await expect(tab.getByLabel("Passwort", { exact: true })).toBeVisible();
      }
    });
  });
}
