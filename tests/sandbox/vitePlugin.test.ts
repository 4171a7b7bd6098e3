import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createServer, preview, resolveConfig, type InlineConfig } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { sandbox } from "#app/sandbox/vitePlugin.ts";

function configWith(providerUrl: string): InlineConfig {
  const root = mkdtempSync(path.join(tmpdir(), "sandbox-vite-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, "index.html"), "<!doctype html><title>App</title>");
  const place = { port: 0, host: "127.0.0.1" };
  const build = { outDir: root };
  const plugins = [sandbox(providerUrl)];
  return {
    root,
    configFile: false,
    logLevel: "silent",
    plugins,
    build,
    server: { ...place, ws: false },
    preview: place,
  };
}

async function worldAt(origin: string) {
  const response = await fetch(`${origin}outbox/api/state`, { headers: { "sandbox-world": "plugin" } });
  return (await response.json()) as { name: string };
}

test("the dev server serves the sandbox", async () => {
  const server = await createServer(configWith(""));
  onTestFinished(() => server.close());
  await server.listen();
  expect(await worldAt(server.resolvedUrls?.local[0] ?? "")).toMatchObject({ name: "plugin" });
});

test("the preview server serves the sandbox", async () => {
  const server = await preview(configWith(""));
  onTestFinished(() => server.close());
  expect(await worldAt(server.resolvedUrls?.local[0] ?? "")).toMatchObject({ name: "plugin" });
});

test("with a provider of its own /api goes there and the sandbox stays away", async () => {
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
