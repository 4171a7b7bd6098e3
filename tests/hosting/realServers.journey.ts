import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { top } from "#workbench/source/files.ts";
import { answeringOf, committed } from "./answering.ts";
import { prepareServer } from "./realServers.ts";
import { lonelyPort, targets } from "./targets.ts";

const dist = path.join(top, "dist");
const files = readdirSync(dist, { recursive: true }).map((file) => `/${String(file)}`);
const startScript = files.find((file) => /^\/assets\/index-[\w-]+\.js$/.test(file));
if (!startScript) throw new Error("the build has no script of its own");
const paths = [
  "/",
  "/dashboard",
  "/group/join",
  "/icon.svg",
  startScript,
  "/assets/gone.js",
  "/assets/gone.woff2",
  "/api/no/such/call",
];

/** What each of them sends as the build has left it. */
const packed: Record<string, [string, string][]> = {
  nginx: [["gzip", "gz"]],
  caddy: [
    ["gzip", "gz"],
    ["br", "br"],
  ],
};

/** The bytes as they travel. */
const sent = (port: number, asked: string, accepted: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path: asked, headers: { "accept-encoding": accepted } };
    ask(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
    })
      .on("error", reject)
      .end();
  });

for (const { name, host, port } of targets.filter(({ program }) => program !== null)) {
  test(`${name} answers as the reader of its example does, and compressed`, async ({ request }) => {
    const answer = answeringOf(host, committed(host));
    const page = await (await request.get(`http://127.0.0.1:${port}/`)).text();
    for (const asked of paths) {
      const expected = answer(asked, (file) => files.includes(file));
      const real = await request.get(`http://127.0.0.1:${port}${asked}`);
      const headers = real.headers();
      const { "Cache-Control": cache, ...others } = expected.headers;
      const isPage = expected.body.kind === "file" && expected.body.path === "/index.html";
      if (expected.body.kind !== "provider") expect(real.status(), asked).toBe(expected.status);
      for (const [header, value] of Object.entries(others)) expect(headers[header.toLowerCase()], asked).toBe(value);
      expect(headers["cache-control"], asked).toBe(cache);
      expect((await real.text()) === page, asked).toBe(isPage);
      const etag = headers.etag ?? "";
      if (expected.body.kind !== "file") continue;
      const again = await request.get(`http://127.0.0.1:${port}${asked}`, { headers: { "if-none-match": etag } });
      expect([again.status(), again.headers()["cache-control"]], asked).toEqual([304, cache]);
    }
    for (const [accepted, ending] of packed[host] ?? []) {
      const there = readFileSync(path.join(dist, `${startScript}.${ending}`));
      expect((await sent(port, startScript, accepted)).equals(there), accepted).toBe(true);
    }
  });
}

for (const { name, host, program } of targets.filter((target) => target.host === "nginx")) {
  if (program === null) continue;

  test(`${name} writes no token into any log, not even when the provider does not answer (S5)`, async ({ request }) => {
    const scratch = mkdtempSync(path.join(tmpdir(), "gangway-nginx-"));
    const nobody = "http://127.0.0.1:1";
    const target = { name, host, program, port: lonelyPort };
    const [example = ""] = Object.values(committed(host));
    const server = spawn(program, prepareServer(target, example, { root: dist, provider: nobody, scratch }));
    let said = "";
    server.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const at = `http://127.0.0.1:${lonelyPort}`;
    try {
      await expect(async () => void (await request.get(at))).toPass();
      const token = "token=secret-4711";
      expect((await request.get(`${at}/api/auth/validate-reset-token?${token}`)).status()).toBe(502);
      expect((await request.get(`${at}/reset-password?${token}`)).status()).toBe(200);
      expect((await request.get(`${at}/assets/gone.js?${token}`)).status()).toBe(404);
      const logs = readdirSync(scratch, { recursive: true })
        .map((file) => path.join(scratch, String(file)))
        .filter((file) => statSync(file).isFile())
        .map((file) => readFileSync(file, "utf8"));
      expect(logs.join("\n")).toMatch(/"GET \/api\/auth\/validate-reset-token" 502/);
      expect([...logs, said].join("\n")).not.toContain("secret-4711");
    } finally {
      server.kill();
      rmSync(scratch, { recursive: true, force: true });
    }
  });

  test(`${name} gives no response to requests for another host, and redirects its own to HTTPS`, async () => {
    const port = targets.find((target) => target.name === name)?.port ?? 0;
    const answerTo = (hostname: string, at: number) =>
      new Promise<string>((resolve) => {
        const options = { host: "127.0.0.1", port: at, path: "/dashboard?x=1", headers: { host: hostname } };
        ask(options, (answer) => resolve(`${answer.statusCode} ${answer.headers.location ?? ""}`.trim()))
          .on("error", () => resolve("none"))
          .end();
      });
    expect(await answerTo("evil.example", port)).toBe("none");
    expect(await answerTo("evil.example", port + 10)).toBe("none");
    expect(await answerTo("gangway.example", port)).toBe("200");
    expect(await answerTo("gangway.example", port + 10)).toBe("301 https://gangway.example/dashboard?x=1");
  });
}
