import { execFileSync } from "node:child_process";
import { createReadStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

const top = path.resolve(import.meta.dirname, "../..");
const port = Number(process.argv[2]);

/** A folder that somebody has built already, or a fresh build that goes with this process. */
function builtFolder(): string {
  const given = process.env.WORKBENCH_BUILT;
  if (given) return given;
  const folder = mkdtempSync(path.join(tmpdir(), "gangway-workbench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const storybook = path.join(top, "node_modules/.bin/storybook");
  execFileSync(storybook, ["build", "--quiet", "-o", folder], { cwd: top, stdio: ["ignore", "ignore", "inherit"] });
  return folder;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const folder = builtFolder();
// Node closes an idle connection after 6 s, which resets a request that a client has just sent on it. In ms.
createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = path.join(folder, decodeURIComponent(pathname).replace(/\/$/, "/index.html"));
  const isThere = file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile();
  if (!isThere) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": types[path.extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
}).listen(port, "127.0.0.1");

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());
