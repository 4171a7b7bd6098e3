import { describe, expect, test, vi } from "vitest";
import { REVALIDATED } from "#app/hosting/caching.ts";
import {
  exampleFiles,
  headersOf,
  hostFiles,
  HOSTS,
  providerOf,
  type Files,
  type Host,
  type Settings,
} from "#app/hosting/hosts.ts";

const settings: Settings = { google: null, provider: { kind: "behind", origin: "https://anbieter.example" } };
const forApp = headersOf(settings);
const forWorkbench = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'self'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex, nofollow",
  "Strict-Transport-Security": "max-age=63072000",
};
/** The provider's answer is no page, and says itself how long it is kept. */
const forProvider = { "X-Content-Type-Options": "nosniff", "Strict-Transport-Security": "max-age=63072000" };

const inHeadersFile = (name: string, value: string) => `  ${name}: ${value}\n`;
const lineOf: Record<Host, (name: string, value: string) => string> = {
  netlify: inHeadersFile,
  cloudflare: inHeadersFile,
  nginx: (name, value) => `add_header ${name} "${value}" always;\n`,
  caddy: (name, value) => `\t${name} "${value}"\n`,
};
const linesOf = (host: Host, headers: Record<string, string>, indent = "") =>
  Object.entries(headers)
    .map(([name, value]) => indent + lineOf[host](name, value))
    .join("");
const nginxHosts = (name: string) => [
  `  listen 80;\n  listen [::]:80;\n  server_name ${name}.example;\n`,
  `  return 301 https://${name}.example$request_uri;\n`,
  `  listen 443 ssl http2;\n  listen [::]:443 ssl http2;\n  server_name ${name}.example;\n`,
  `  root /srv/${name};\n`,
];
const notFound = "<!doctype html>\n<title>Not found</title>\n";

/** Files of the examples, from their first sign to their last. */
const whole: Files = {
  // No Cache-Control for /assets/*: both hosts send it with a 404, too. Without one they say max-age=0, must-revalidate.
  "netlify/_headers": `/*\n${linesOf("netlify", forApp)}`,
  "netlify/_redirects":
    "/api/*  https://anbieter.example/api/:splat  200!\n/assets/*  /assets/404.txt  404\n/*  /index.html  200\n",
  "netlify/assets/404.txt": "Not found\n",
  // Unknown paths get the page by themselves, as long as no 404.html is at the top.
  "cloudflare/_headers": `/*\n${linesOf("cloudflare", forApp)}`,
  "cloudflare/_routes.json": '{ "version": 1, "include": ["/api/*"], "exclude": [] }\n',
  "cloudflare/assets/404.html": notFound,
  "workbench/_headers": `/*\n${linesOf("netlify", forWorkbench)}`,
  "workbench/404.html": notFound,
};

/** What the other files have at least; `servers.journey.ts` runs them, but without TLS. */
const parts: Record<string, string[]> = {
  "cloudflare/_worker.js": [],
  "nginx/gangway.conf": [
    `${linesOf("nginx", forApp, "  ")}  add_header Cache-Control $gangway_cache always;\n`,
    `${linesOf("nginx", forProvider, "    ")}    proxy_pass https://anbieter.example;\n`,
    "  proxy_ssl_verify on;\n",
    "  listen 443 ssl http2 default_server;\n  listen [::]:443 ssl http2 default_server;\n  ssl_reject_handshake on;\n",
    ...nginxHosts("gangway"),
  ],
  "caddy/Caddyfile": [linesOf("caddy", forProvider, "\t\t"), linesOf("caddy", forApp, "\t")],
  "workbench/workbench.conf": [linesOf("nginx", forWorkbench, "  "), ...nginxHosts("workbench")],
  "workbench/Caddyfile": [linesOf("caddy", forWorkbench, "\t")],
};

test("the examples send every security header, keep assets but no 404, and serve the page for unknown paths (S1, F16, P44)", () => {
  const examples = Object.fromEntries(
    [...HOSTS, "workbench" as const].flatMap((name) =>
      Object.entries(exampleFiles(name)).map(([file, text]) => [`${name}/${file}`, text]),
    ),
  );
  expect(Object.keys(examples).toSorted()).toEqual(Object.keys({ ...whole, ...parts }).toSorted());
  expect(examples).toMatchObject(whole);
  const missing = Object.entries(parts).flatMap(([file, texts]) =>
    texts.filter((text) => !examples[file]?.includes(text)).map((text) => `${file} has no\n${text}`),
  );
  expect(missing.join("\n")).toBe("");
});

/** How each host answers `/api` with 404 where the page calls the provider on another host. */
const withoutProxy: Record<Host, [file: string, text: string]> = {
  netlify: ["_redirects", "/api/*  /assets/404.txt  404!\n/assets/*  /assets/404.txt  404\n/*  /index.html  200\n"],
  cloudflare: ["api/404.html", notFound],
  nginx: ["gangway.conf", "    client_max_body_size 15m;\n    return 404;\n  }\n"],
  caddy: ["Caddyfile", `\thandle @provider {\n\t\theader Cache-Control "${REVALIDATED}"\n\t\trespond 404\n\t}\n`],
};

describe.each(HOSTS)("npm run deploy:files -- %s", (host) => {
  test("writes the example for its own settings", () => {
    expect(hostFiles(host, settings)).toEqual(exampleFiles(host));
  });

  test("takes in Google's addresses and a provider on another host, and answers /api itself (C-06, C-71)", () => {
    const elsewhere: Settings = {
      google: { clientId: "client-1", script: null },
      provider: { kind: "elsewhere", baseUrl: "https://api.example/v1" },
    };
    const files = hostFiles(host, elsewhere);
    const text = Object.values(files).join("\n");
    expect(Object.entries(headersOf(elsewhere)).filter((header) => !text.includes(lineOf[host](...header)))).toEqual(
      [],
    );
    for (const address of ["https://accounts.google.com/gsi/client", "connect-src 'self' https://api.example "])
      expect(text).toContain(address);
    expect(text).not.toContain("anbieter");
    const [file, part] = withoutProxy[host];
    expect(files[file]).toContain(part);
  });
});

test("Cloudflare's worker passes a call on as it is, and adds headers to the provider's answer", async () => {
  const origin = "https://p.example";
  const files = hostFiles("cloudflare", { google: null, provider: { kind: "behind", origin } });
  const worker = `data:text/javascript,${encodeURIComponent(files["_worker.js"] ?? "")}`;
  const { default: handler } = (await import(worker)) as { default: { fetch: typeof fetch } };
  const provider = vi.fn<(request: Request) => Promise<Response>>(
    async (request) =>
      new Response(`${request.method} ${request.url} ${await request.text()}`, {
        status: 201,
        headers: { "cache-control": "no-store" },
      }),
  );
  vi.stubGlobal("fetch", provider);
  const answer = await handler.fetch(
    new Request("https://gangway.example/api/users?x=1", { method: "POST", body: "a" }),
  );
  vi.unstubAllGlobals();
  expect([answer.status, await answer.text()]).toEqual([201, `POST ${origin}/api/users?x=1 a`]);
  for (const [name, value] of Object.entries({ ...forProvider, "cache-control": "no-store" }))
    expect(answer.headers.get(name)).toBe(value);
});

test("a build's own variables say where the provider is; without one nothing is written", () => {
  expect(providerOf({ PROVIDER_URL: "https://p.example" })).toEqual({ kind: "behind", origin: "https://p.example" });
  expect(providerOf({ VITE_PROVIDER_BASE_URL: "https://p.example/api" })).toEqual({
    kind: "elsewhere",
    baseUrl: "https://p.example/api",
  });
  expect(() => providerOf({})).toThrow("Name the provider");
  expect(() => providerOf({ VITE_PROVIDER_BASE_URL: "/backend" })).toThrow("this build asks /backend");
  expect(() => providerOf({ PROVIDER_URL: "https://p.example/api" })).toThrow("/api is too much");
});
