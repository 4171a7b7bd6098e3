import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { send, toRequest } from "#app/sandbox/node/http.ts";
import { sandboxMiddleware } from "#app/sandbox/node/middleware.ts";
import { openSandbox } from "#app/sandbox/node/sandbox.ts";
import { top } from "#workbench/source/files.ts";
import { answeringOf, committed } from "./answering.ts";
import { prepareServer } from "./realServers.ts";
import { serveSite, type Site } from "./serveSite.ts";
import { providerPort, targets, type Target } from "./targets.ts";

const dist = path.join(top, "dist");
const provider = `http://127.0.0.1:${providerPort}`;
const scratch = mkdtempSync(path.join(tmpdir(), "gangway-deploy-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

const sandbox = openSandbox({ folder: null, print: () => undefined });
const toSandbox = sandboxMiddleware(async () => sandbox);
const notFound = (response: ServerResponse) => () => void response.writeHead(404).end();
const pass: Site["pass"] = (request, response) => toSandbox(request, response, notFound(response));

type Worker = { default: { fetch: (asked: Request) => Promise<Response> } };

/** The worker of the example itself, passing on to the provider that is here. */
async function workerOf(text: string): Promise<Site["pass"]> {
  const file = path.join(scratch, "worker.mjs");
  writeFileSync(file, text.replace("https://anbieter.example", provider));
  const worker = (await import(pathToFileURL(file).href)) as Worker;
  return async (request, response) => send(await worker.default.fetch(toRequest(request, response)), response);
}

async function serveAsRead({ host, port }: Target) {
  const files = committed(host);
  const worker = files["_worker.js"];
  serveSite(port, {
    folders: [dist, path.join(top, "app/hosting/examples", host)],
    answering: answeringOf(host, files),
    pass: worker ? await workerOf(worker) : pass,
  });
}

function serveItself(target: Target, program: string) {
  const folder = path.join(scratch, target.host);
  const [example = ""] = Object.values(committed(target.host));
  const args = prepareServer(target, example, { root: dist, provider, scratch: folder });
  const server = spawn(program, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, HOME: folder },
  });
  process.on("exit", () => server.kill());
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());
if (!existsSync(path.join(dist, "index.html"))) throw new Error("There is no build yet: npm run build");

createServer((request, response) => void pass(request, response)).listen(providerPort, "127.0.0.1");
for (const target of targets) {
  if (target.program) serveItself(target, target.program);
  else await serveAsRead(target);
}
