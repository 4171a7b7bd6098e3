import { describe, expect, test } from "vitest";
import { examples, hosts, type Host } from "#app/hosting/hosts.ts";
import { exampleSettings, headersOf, providerOf, type Settings } from "#app/hosting/settings.ts";
import { answeringOf, committed } from "./answering.ts";
import { nginxAnswering, nginxForeign, nginxPlain } from "./nginx.ts";

const all = Object.keys(hosts) as Host[];
const built = ["/index.html", "/icon.svg", "/assets/index-abc.js"];
/** What is missing for a moment while a build is on its way, or for good after a newer one. */
const gone = ["js", "css", "woff2", "js.br"].map((ending) => `/assets/index-old.${ending}`).concat("/assets/");
const askedAnew = /^(no-cache|public, max-age=0, must-revalidate)$/;
/** `_headers` files cannot: their headers go with every status. */
const tellsMissing: readonly Host[] = ["nginx", "caddy"];

test("every committed example is what npm run deploy:files -- --examples writes, and there is no other", () => {
  expect(committed()).toEqual(examples());
});

/** What a host with these files answers, with the files of the build and those that it brings itself. */
const asking = (host: Host, files: Record<string, string>) => {
  const own = Object.keys(files).map((file) => `/${file}`);
  const answer = answeringOf(host, files);
  return (path: string) => answer(path, (file) => [...built, ...own].includes(file));
};

describe.each(all)("the example for %s", (host) => {
  const ask = asking(host, committed(host));

  test("sends every security header with the page, and has it revalidated each time (S1, F16)", () => {
    for (const answer of ["/", "/dashboard", "/group/join", "/no/such/path"].map(ask)) {
      expect(answer).toMatchObject({ status: 200, body: { kind: "file", path: "/index.html" } });
      expect(answer.headers).toMatchObject(headersOf(exampleSettings));
      expect(answer.headers["Cache-Control"]).toMatch(askedAnew);
    }
  });

  test("lets browsers cache hashed files for a year where a 404 can be told apart, and no other", () => {
    const kept = ask("/assets/index-abc.js");
    expect(kept).toMatchObject({
      status: 200,
      headers: headersOf(exampleSettings),
      body: { kind: "file", path: "/assets/index-abc.js" },
    });
    expect(kept.headers["Cache-Control"]).toMatch(
      tellsMissing.includes(host) ? "public, max-age=31536000, immutable" : askedAnew,
    );
    expect(ask("/icon.svg").headers["Cache-Control"]).toMatch(askedAnew);
  });

  test.each(gone)("sends 404 for %s, never the page, and does not let it be cached (F16, P44)", (path) => {
    const answer = ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toEqual({ kind: "file", path: "/index.html" });
    expect(answer.headers).toMatchObject(headersOf(exampleSettings));
    expect(answer.headers["Cache-Control"]).toMatch(askedAnew);
  });

  test("leaves everything below /api to the provider, with its own word on caching", () => {
    for (const { body, headers } of ["/api/users/me", "/api/", "/api/no/such/call"].map(ask)) {
      expect(body).toEqual({ kind: "provider" });
      expect(headers).not.toHaveProperty("Cache-Control");
      expect(headers).not.toHaveProperty("Content-Security-Policy");
    }
  });

  test("answers no call with the page where the provider is on another host, and lets the page call it (C-71)", () => {
    const elsewhere: Settings = { google: null, provider: { kind: "elsewhere", baseUrl: "https://api.example/v1" } };
    const askWithout = asking(host, hosts[host](elsewhere));
    for (const { status, body, headers } of [...gone, "/api/", "/api/users/me"].map(askWithout)) {
      expect(status).toBe(404);
      expect(body).not.toEqual({ kind: "file", path: "/index.html" });
      expect(headers["Cache-Control"]).toMatch(askedAnew);
    }
    expect(askWithout("/").headers["Content-Security-Policy"]).toContain("connect-src 'self' https://api.example;");
    expect(askWithout("/").headers).toMatchObject(headersOf(elsewhere));
  });

  test("takes in Google's addresses for a page that names a client (C-06)", () => {
    const withGoogle: Settings = { ...exampleSettings, google: { clientId: "client-1", script: null } };
    expect(asking(host, hosts[host](withGoogle))("/").headers).toMatchObject(headersOf(withGoogle));
    expect(Object.values(hosts[host](withGoogle)).join("")).toContain("https://accounts.google.com/gsi/client");
  });
});

test("nginx redirects HTTP to HTTPS, and HTTPS is pinned", () => {
  expect(nginxPlain(committed("nginx")["gangway.conf"] ?? "")).toEqual(["301", "https://gangway.example$request_uri"]);
  expect(headersOf(exampleSettings)["Strict-Transport-Security"]).toBe("max-age=63072000");
});

test("nginx gives no response to requests for another host, on either port", () => {
  const text = committed("nginx")["gangway.conf"] ?? "";
  expect(nginxForeign(text)).toEqual([
    ["80", "default_server"],
    ["[::]:80", "default_server"],
    ["443", "ssl", "http2", "default_server"],
    ["[::]:443", "ssl", "http2", "default_server"],
    ["444"],
  ]);
  expect(text).toContain("ssl_reject_handshake on;");
});

test("a line of a configuration that the test does not understand fails instead of being passed over", () => {
  const text = committed("nginx")["gangway.conf"] ?? "";
  expect(() => nginxAnswering(text.replace("gzip on;", "gzip on; rewrite ^ /x;"))).toThrow('"rewrite ^ /x"');
});

test("the workbench is closed to search engines, and unknown paths are unknown there", () => {
  const files = committed("workbench");
  const noindex = { "X-Robots-Tag": "noindex, nofollow", "X-Content-Type-Options": "nosniff" };
  const isThere = (path: string) => path === "/404.html" || path === "/index.html";
  const ways = [
    answeringOf("cloudflare", files),
    answeringOf("nginx", { "gangway.conf": files["workbench.conf"] ?? "" }),
    answeringOf("caddy", files),
  ];
  for (const answer of ways) {
    expect(answer("/index.html", isThere)).toMatchObject({ status: 200, headers: noindex });
    const missing = answer("/no/such/path", isThere);
    expect(missing).toMatchObject({ status: 404, headers: noindex });
    expect(missing.headers["Cache-Control"]).toMatch(askedAnew);
  }
});

test("a build's own variables name the provider; without one nothing is written", () => {
  expect(providerOf({ PROVIDER_URL: "https://p.example" })).toEqual({ kind: "behind", origin: "https://p.example" });
  expect(providerOf({ VITE_PROVIDER_BASE_URL: "https://p.example/api" })).toEqual({
    kind: "elsewhere",
    baseUrl: "https://p.example/api",
  });
  expect(() => providerOf({})).toThrow("Name the provider");
  expect(() => providerOf({ VITE_PROVIDER_BASE_URL: "/backend" })).toThrow("this build asks /backend");
  expect(() => providerOf({ PROVIDER_URL: "https://p.example/api" })).toThrow("/api is too much");
});
