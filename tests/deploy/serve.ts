import { spawn } from "node:child_process";
import { createReadStream, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { send, toRequest } from "#app/sandbox/node/http.ts";
import { sandboxMiddleware } from "#app/sandbox/node/middleware.ts";
import { openSandbox } from "#app/sandbox/node/sandbox.ts";
import { top } from "#tests/checks/files.ts";
import { answeringOf, committed } from "./answering.ts";
import { prepareServer } from "./realServers.ts";
import { providerPort, targets, type Target } from "./targets.ts";

const dist = path.join(top, "dist");
const provider = `http://127.0.0.1:${providerPort}`;
const scratch = mkdtempSync(path.join(tmpdir(), "gangway-deploy-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".woff2": "font/woff2",
};

const sandbox = openSandbox({ folder: null, print: () => undefined });
const passOn = sandboxMiddleware(async () => sandbox);
const notFound = (response: ServerResponse) => () => void response.writeHead(404).end();

type Pass = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The worker of the example itself, passing on to the provider that is here. */
async function workerOf(text: string): Promise<Pass> {
  const file = path.join(scratch, "worker.mjs");
  writeFileSync(file, text.replace("https://anbieter.example", provider));
  const worker = (await import(pathToFileURL(file).href)) as {
    default: { fetch: (asked: Request) => Promise<Response> };
  };
  return async (request, response) => send(await worker.default.fetch(toRequest(request, response)), response);
}

async function serveAsRead({ host, port }: Target) {
  const files = committed(host);
  const folders = [dist, path.join(top, "app/deploy/examples", host)];
  const answer = answeringOf(host, files);
  const worker = files["_worker.js"];
  const pass: Pass = worker
    ? await workerOf(worker)
    : (request, response) => passOn(request, response, notFound(response));
  const find = (file: string) =>
    folders
      .map((folder) => path.join(folder, file))
      .find(
        (found, place) =>
          found.startsWith(folders[place] ?? "") && statSync(found, { throwIfNoEntry: false })?.isFile(),
      );

  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", provider);
    const { status, headers, body } = answer(decodeURIComponent(pathname), (file) => find(file) !== undefined);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (body.kind === "provider") return void pass(request, response);
    const file = body.kind === "file" ? find(body.path) : undefined;
    if (!file) return void response.writeHead(status).end();
    response.writeHead(status, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  }).listen(port, "127.0.0.1");
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
if (!statSync(path.join(dist, "index.html"), { throwIfNoEntry: false })) throw new Error("first: npm run build");

createServer((request, response) => void passOn(request, response, notFound(response))).listen(
  providerPort,
  "127.0.0.1",
);
for (const target of targets) {
  if (target.program) serveItself(target, target.program);
  else await serveAsRead(target);
}
