import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { sandboxMiddleware } from "#app/sandbox/node/middleware.ts";
import { openSandbox } from "#app/sandbox/node/sandbox.ts";
import { top } from "#workbench/shared/source/files.ts";
import { ports } from "../ports.ts";

export const dist = path.join(top, "dist");
if (!existsSync(path.join(dist, "index.html"))) throw new Error("There is no build yet: npm run build");

/** A running server: `deploy` changes the folder that it serves, `scratch` has its logs. */
export type Site = { origin: string; plainOrigin: string; scratch: string; deploy: (folder: string) => void };
export type Program = "nginx" | "caddy";

type Place = { port: number; root: string; scratch: string };

/** The configuration that runs an example on this machine, without TLS. */
const configuration: Record<Program, (example: string, place: Place) => string> = {
  nginx(example, { port, root, scratch }) {
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const site = example
      .replaceAll("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
      .replaceAll("listen 80", `listen 127.0.0.1:${port + 1}`)
      .replaceAll(/server_name (\w+\.example);/g, "server_name $1 127.0.0.1;")
      .replaceAll(/ *(listen \[::\]:|ssl_(certificate|reject)).*\n/g, "")
      .replaceAll("/var/log/nginx", scratch)
      .replaceAll(/\/srv\/\w+/g, root);
    return `daemon off;
master_process off;
pid ${scratch}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  ${temporary.map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join("\n  ")}
  ${site}
}
`;
  },
  caddy(example, { port, root, scratch }) {
    const site = example.replaceAll(/^\w+\.example/gm, `http://127.0.0.1:${port}`).replaceAll(/\/srv\/\w+/g, root);
    return `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n\tstorage file_system ${scratch}\n}\n${site}`;
  },
};

const programs: Record<Program, { file: string; args: string[] }> = {
  nginx: { file: "/usr/sbin/nginx", args: ["-c"] },
  caddy: { file: "/usr/bin/caddy", args: ["run", "--adapter", "caddyfile", "--config"] },
};

/** Declares the tests of a server, or a skipped one that says why there are none. */
export function describeServer(program: Program, tests: () => void) {
  const { file } = programs[program];
  if (existsSync(file)) test.describe(program, tests);
  else test.skip(`${program} is not installed (${file}): its example is only compared as text`, () => {});
}

type Fixtures = { provider: string; serve: (program: Program, example: string) => Promise<Site> };

export const test = base.extend<Fixtures>({
  /** The origin of a stand-in provider with a database of its own. */
  provider: async ({ browserName: _ }, provide) => {
    const sandbox = openSandbox({ folder: null, print: () => undefined });
    const respond = sandboxMiddleware(async () => sandbox);
    const server = createServer(
      (request, response) =>
        void respond(request, response, () => void response.writeHead(404).end()).catch(() => response.destroy()),
    );
    await once(server.listen(0, "127.0.0.1"), "listening");
    await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  /** Starts a server with an example and `dist`; once in a test. */
  serve: async ({ browserName: _ }, provide, { parallelIndex }) => {
    const scratch = mkdtempSync(path.join(tmpdir(), "gangway-hosting-"));
    const root = path.join(scratch, "live");
    const port = ports.hosting + 2 * parallelIndex;
    const running: ChildProcess[] = [];
    const deploy = (folder: string) => {
      rmSync(root, { force: true });
      symlinkSync(folder, root);
    };
    await provide(async (program, example) => {
      const { file, args } = programs[program];
      const config = path.join(scratch, "configuration");
      deploy(dist);
      writeFileSync(config, configuration[program](example, { port, root, scratch }));
      const output = openSync(path.join(scratch, "output.log"), "w");
      const server = spawn(file, [...args, config], {
        stdio: ["ignore", output, output],
        env: { ...process.env, HOME: scratch },
      });
      running.push(server);
      const origin = `http://127.0.0.1:${port}`;
      await expect(async () => {
        expect(server.exitCode, readFileSync(path.join(scratch, "output.log"), "utf8")).toBe(null);
        await fetch(origin);
      }).toPass({ timeout: 10_000 });
      return { origin, plainOrigin: `http://127.0.0.1:${port + 1}`, scratch, deploy };
    });
    for (const server of running) if (server.kill("SIGKILL")) await once(server, "exit");
    rmSync(scratch, { recursive: true, force: true });
  },
});
