import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { top } from "#workbench/source/files.ts";
import { fileAt, nothing, type Answering } from "./answer.ts";
import { answeringOf, committed } from "./answering.ts";
import { prepareFolder } from "./realServers.ts";
import { serveSite, type Site } from "./serveSite.ts";
import { workbenchFolder, workbenchPort } from "./targets.ts";

const built = path.resolve(top, process.env.WORKBENCH_BUILT ?? "storybook-static");
if (!existsSync(path.join(built, "index.json"))) throw new Error("There is no build yet: npm run build-storybook");

const answer = answeringOf("cloudflare", committed("workbench"));
const pass: Site["pass"] = async (_request, response) => void response.writeHead(404).end();

serveSite(workbenchPort, {
  folders: [built, path.join(top, "app/hosting/examples/workbench")],
  answering: (asked, isThere) => answer(asked === "/" ? "/index.html" : asked, isThere),
  pass,
});

/** Files below a path, and nothing beside it. */
const below =
  (folder: string): Answering =>
  (asked, isThere) => {
    const file = asked === `${folder}/` ? "/index.html" : asked.slice(folder.length);
    return asked.startsWith(`${folder}/`) && isThere(file) ? fileAt(file, {}) : nothing(404, {});
  };

function serveWithNginx(program: string) {
  const scratch = mkdtempSync(path.join(tmpdir(), "gangway-workbench-"));
  const server = spawn(program, prepareFolder(workbenchFolder.port, workbenchFolder.path, built, scratch), {
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.on("exit", () => {
    server.kill();
    rmSync(scratch, { recursive: true, force: true });
  });
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());
if (workbenchFolder.program) serveWithNginx(workbenchFolder.program);
else serveSite(workbenchFolder.port, { folders: [built], answering: below(workbenchFolder.path), pass });
