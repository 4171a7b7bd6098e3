import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { top } from "../checks/files.ts";
import { answeringOf, committed } from "./answering.ts";
import { targets } from "./targets.ts";

const dist = path.join(top, "dist");
const files = readdirSync(dist, { recursive: true }).map((file) => `/${String(file)}`);
const startScript = files.find((file) => /^\/assets\/start-.*\.js$/.test(file)) ?? "";
const paths = ["/", "/dashboard", "/group/join", "/icon.svg", startScript, "/assets/gone.js", "/api/no/such/call"];

for (const { name, host, port } of targets.filter(({ program }) => program !== null)) {
  test(`${name} answers as the reader of its example says, and compressed`, async ({ request }) => {
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
    }
    const script = await request.get(`http://127.0.0.1:${port}${startScript}`, {
      headers: { "accept-encoding": "gzip" },
    });
    expect(script.headers()["content-encoding"]).toBe("gzip");
  });
}
