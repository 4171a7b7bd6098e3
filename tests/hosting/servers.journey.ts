import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { expect } from "@playwright/test";
import { REVALIDATED } from "#app/hosting/caching.ts";
import { exampleFiles, headersOf, hostFiles, type Provider } from "#app/hosting/hosts.ts";
import { people } from "#src/people/people.ts";
import { submitCredentials } from "../journeys/authPage.ts";
import { de } from "../journeys/copy.ts";
import { heading } from "../journeys/journey.ts";
import { complaintsOf } from "./complaints.ts";
import { describeServer, dist, test, type Program, type Site } from "./servers.ts";

const assets = readdirSync(path.join(dist, "assets"));
const startScript = assets.find((file) => /^index-[\w-]+\.js$/.test(file)) ?? "";

const page = { status: 200, cache: REVALIDATED, isPage: true };
const missing = { status: 404, cache: REVALIDATED, isPage: false };
const answers = {
  "/": page,
  "/dashboard": page,
  "/group/join": page,
  "/no/such/path": page,
  "/icon.svg": { ...page, isPage: false },
  [`/assets/${startScript}`]: { status: 200, cache: "public, max-age=31536000, immutable", isPage: false },
  "/assets/": missing,
  "/assets/gone.js": missing,
  "/assets/gone.css": missing,
  "/assets/gone.woff2": missing,
};
/** Where the page calls a provider on another host. */
const withoutProxy = { ...answers, "/api/": missing, "/api/users/me": missing };

/** What each of them sends as the build has compressed it. */
const compressed = { nginx: { gzip: "gz" }, caddy: { gzip: "gz", br: "br" } };

const configurationFor = (program: Program, provider: Provider) =>
  Object.values(hostFiles(program, { google: null, provider })).join("");
const behind = (origin: string): Provider => ({ kind: "behind", origin });

/** A newer build, in which every file with a hash has another name; nothing of it is compressed. */
function newerBuild({ scratch }: Site): string {
  const folder = path.join(scratch, "newer");
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const hashed = new Set(assets);
  const renamed = (text: string) =>
    text.replace(/[\w-][\w.-]*\.\w+/g, (file) => (hashed.has(file) ? file.replace(".", "newer.") : file));
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    const at = path.join(folder, file);
    if (/\.(js|css|html)$/.test(file)) writeFileSync(at, renamed(readFileSync(at, "utf8")));
    if (file.startsWith("assets/")) renameSync(at, path.join(folder, renamed(file)));
  }
  return folder;
}

for (const program of ["nginx", "caddy"] as const)
  describeServer(program, () => {
    for (const [kind, expected] of Object.entries({ behind: answers, elsewhere: withoutProxy }))
      test(`sends headers, cache and page of every path, also with 304, with the provider ${kind} (S1, F16, P44, C-71)`, async ({
        request,
        serve,
        provider: standIn,
      }) => {
        const provider: Provider =
          kind === "behind" ? behind(standIn) : { kind: "elsewhere", baseUrl: "https://api.example/v1" };
        const { origin } = await serve(program, configurationFor(program, provider));
        const entry = await (await request.get(origin)).text();
        const ofFiles = headersOf({ google: null, provider });
        for (const [target, { status, cache, isPage }] of Object.entries(expected)) {
          const answer = await request.get(origin + target);
          expect([answer.status(), (await answer.text()) === entry], target).toEqual([status, isPage]);
          // Caddy adds no other header to a 404 below /api.
          const headers = { ...(!target.startsWith("/api/") && ofFiles), "Cache-Control": cache };
          for (const [name, value] of Object.entries(headers))
            expect(answer.headers()[name.toLowerCase()], `${target} ${name}`).toBe(value);
          if (status === 404) continue;
          const etag = answer.headers().etag ?? "";
          const again = await request.get(origin + target, { headers: { "if-none-match": etag } });
          expect([again.status(), again.headers()["cache-control"]], target).toEqual([304, cache]);
        }
        for (const [coding, ending] of Object.entries(compressed[program])) {
          const sent = get(`${origin}/assets/${startScript}`, { headers: { "accept-encoding": coding } });
          const [answer] = (await once(sent, "response")) as [IncomingMessage];
          const stored = readFileSync(path.join(dist, `assets/${startScript}.${ending}`));
          expect(Buffer.concat(await answer.toArray()).equals(stored), coding).toBe(true);
        }
      });

    test("serves pages and calls under its policy, and a version that is taken back in an old and in a new tab (S1, F16, P44)", async ({
      page: tab,
      context,
      serve,
      provider,
    }) => {
      const site = await serve(program, configurationFor(program, behind(provider)));
      const { origin } = site;
      const complaints = await complaintsOf(context, origin);
      await tab.goto(origin);
      await submitCredentials(tab, people.milica);
      await expect(heading(tab, new RegExp(people.milica.firstName))).toBeVisible();
      await tab.goto(`${origin}/events/my-event`);
      await expect(heading(tab, de.myEvent.title)).toBeVisible();
      await tab.goto(`${origin}/profile/overview`);
      await tab.reload();
      await expect(heading(tab, de.overview.title)).toBeVisible();
      expect(complaints).toEqual([]);

      const { email, password } = people.milica;
      const data = { email, password, filler: "A".repeat(14 * 1024 * 1024) };
      const call = await tab.request.post(`${origin}/api/auth/login`, { data });
      expect([call.status(), call.headers()["content-type"]]).toEqual([200, "application/json"]);
      const added = { "x-content-type-options": "nosniff", "strict-transport-security": "max-age=63072000" };
      expect(call.headers()).toMatchObject(added);
      expect(call.headers()).not.toHaveProperty("content-security-policy");

      await tab.goto(`${origin}/dashboard`);
      site.deploy(newerBuild(site));
      const gone = tab.waitForResponse((answer) => answer.url().includes("/assets/") && answer.status() === 404);
      await tab.getByRole("button", { name: de.shell.profile }).click();
      await gone;
      await expect(heading(tab, de.myProfile.title)).toBeVisible();

      site.deploy(dist);
      const later = await context.newPage();
      await later.goto(`${origin}/legacy/my-profile`);
      await expect(heading(later, de.myProfile.title)).toBeVisible();
      await tab.reload();
      await expect(heading(tab, de.myProfile.title)).toBeVisible();
    });

    test("serves the workbench to no search engine, and answers unknown paths with 404", async ({ request, serve }) => {
      const example = exampleFiles("workbench")[program === "nginx" ? "workbench.conf" : "Caddyfile"] ?? "";
      const { origin } = await serve(program, example);
      const headers = { "x-robots-tag": "noindex, nofollow", "cache-control": REVALIDATED };
      for (const [target, status] of Object.entries({ "/": 200, "/no/such/path": 404 })) {
        const answer = await request.get(origin + target);
        expect(answer.status(), target).toBe(status);
        expect(answer.headers(), target).toMatchObject(headers);
      }
    });

    if (program !== "nginx") return;
    test("writes no token into any log, answers no other name and no HTTP, and takes 15 MB (S5)", async ({
      request,
      serve,
    }) => {
      const configuration = configurationFor(program, behind("http://127.0.0.1:1"));
      const { origin, plainOrigin, scratch } = await serve(program, configuration);
      const statusFor = (host: string, at: string) =>
        request.get(`${at}/dashboard?x=1`, { headers: { host }, maxRedirects: 0 }).then(
          (answer) => `${answer.status()} ${answer.headers().location ?? ""}`.trim(),
          () => "none",
        );
      expect(await statusFor("evil.example", origin)).toBe("none");
      expect(await statusFor("evil.example", plainOrigin)).toBe("none");
      expect(await statusFor("gangway.example", origin)).toBe("200");
      expect(await statusFor("gangway.example", plainOrigin)).toBe("301 https://gangway.example/dashboard?x=1");
      const data = Buffer.alloc(16 * 1024 * 1024);
      expect((await request.post(`${origin}/api/users`, { data })).status()).toBe(413);

      const token = "token=secret-4711";
      expect((await request.get(`${origin}/api/auth/validate-reset-token?${token}`)).status()).toBe(502);
      expect((await request.get(`${origin}/reset-password?${token}`)).status()).toBe(200);
      expect((await request.get(`${origin}/assets/gone.js?${token}`)).status()).toBe(404);
      const logs = readdirSync(scratch).filter((file) => file.endsWith(".log"));
      const text = logs.map((file) => readFileSync(path.join(scratch, file), "utf8")).join("\n");
      expect(text).toMatch(/"GET \/api\/auth\/validate-reset-token" 502/);
      expect(text).not.toContain("secret-4711");
    });
  });
