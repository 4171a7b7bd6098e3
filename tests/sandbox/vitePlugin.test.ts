import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer, preview, resolveConfig, type InlineConfig } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { googleInMarkup } from "#app/platform/google/inMarkup.ts";
import { sandbox } from "#app/sandbox/vitePlugin.ts";

const metaTag = (clientId: string) =>
  `<!doctype html><title>App</title><meta name="google-client-id" content="${clientId}" />`;

function configWith(providerUrl: string, html = "<!doctype html><title>App</title>"): InlineConfig {
  const root = mkdtempSync(path.join(tmpdir(), "sandbox-vite-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, "index.html"), html);
  const at = { port: 0, host: "127.0.0.1" };
  const build = { outDir: root };
  const plugins = [sandbox(providerUrl)];
  return {
    root,
    configFile: false,
    logLevel: "silent",
    plugins,
    build,
    server: { ...at, ws: false },
    preview: at,
  };
}

async function databaseAt(origin: string) {
  const response = await fetch(`${origin}outbox/api/state`, { headers: { "sandbox-database": "plugin" } });
  return (await response.json()) as { name: string };
}

test("the dev server serves the sandbox", async () => {
  const server = await createServer(configWith(""));
  onTestFinished(() => server.close());
  await server.listen();
  expect(await databaseAt(server.resolvedUrls?.local[0] ?? "")).toMatchObject({ name: "plugin" });
});

test("the preview server serves the sandbox", async () => {
  const server = await preview(configWith(""));
  onTestFinished(() => server.close());
  expect(await databaseAt(server.resolvedUrls?.local[0] ?? "")).toMatchObject({ name: "plugin" });
});

test("with a real provider /api is proxied there and the sandbox is off", async () => {
  const config = configWith("https://provider.example");
  const { server, preview: previewed } = await resolveConfig(config, "serve");
  const expected = { "/api": expect.objectContaining({ target: "https://provider.example", changeOrigin: true }) };
  expect([server.proxy, previewed.proxy]).toMatchObject([expected, expected]);
  const running = await createServer(config);
  onTestFinished(() => running.close());
  await running.listen();
  const outbox = await fetch(`${running.resolvedUrls?.local[0] ?? ""}outbox`);
  expect(await outbox.text()).toContain("<title>App</title>");
});

/** The HTML of a server at the path of a step. */
async function pageAt(origin: string | undefined) {
  const answer = await fetch(`${origin}auth/signin`, { headers: { accept: "text/html" } });
  const policy = answer.headers.get("content-security-policy") ?? "";
  const opener = answer.headers.get("cross-origin-opener-policy");
  return { google: googleInMarkup(await answer.text()), policy, opener };
}

async function devPage(config: InlineConfig) {
  const server = await createServer(config);
  onTestFinished(() => server.close());
  await server.listen();
  return pageAt(server.resolvedUrls?.local[0]);
}

async function builtPage(config: InlineConfig) {
  const server = await preview(config);
  onTestFinished(() => server.close());
  return pageAt(server.resolvedUrls?.local[0]);
}

const standIn = { clientId: "sandbox", script: "/outbox/google/client.js" };

test("both servers give a page without a Google client the mock, and the built one fitting headers (C-06)", async () => {
  expect((await devPage(configWith("", metaTag("")))).google).toEqual(standIn);
  const { google, policy, opener } = await builtPage(configWith("", metaTag("")));
  expect(google).toEqual(standIn);
  expect(policy).toContain("script-src 'self'; ");
  expect(policy).toContain("trusted-types gangway-google-script");
  expect(opener).toBe("same-origin-allow-popups");
});

test("a page with a Google client of its own keeps it, with the headers for it (C-06)", async () => {
  const own = { clientId: "client-1", script: null };
  expect((await devPage(configWith("", metaTag("client-1")))).google).toEqual(own);
  for (const providerUrl of ["", "https://provider.example"]) {
    const { google, policy } = await builtPage(configWith(providerUrl, metaTag("client-1")));
    expect(google).toEqual(own);
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client; ");
  }
});

test("with a real provider there is no mock of Google, and no policy for it (C-06, S1)", async () => {
  const providerUrl = "https://provider.example";
  expect((await devPage(configWith(providerUrl, metaTag("")))).google).toBeNull();
  const { google, policy, opener } = await builtPage(configWith(providerUrl, metaTag("")));
  expect(google).toBeNull();
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toContain("google");
  expect(opener).toBe("same-origin");
});
