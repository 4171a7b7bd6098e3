import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { git } from "#tests/visual/git.ts";
import { filesIn, top } from "#workbench/source/files.ts";
import { runWorkflow } from "./runWorkflow.ts";
import { readWorkflow } from "./workflow.ts";

const FOLDER = ".github/workflows";
const REPOSITORY = "gangway/gangway";

const usage = `npm run workflows -- <name> … [--event pull_request] [--fail "npm ci"] [--only monkey]
Runs the steps of workflows here as a host's shell would, from the last commit; actions are replaced by what they do.
--fail makes the steps fail whose name holds these words; --only takes the runs of a matrix with this value.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { event: { type: "string" }, fail: { type: "string" }, only: { type: "string" } },
});
const files = filesIn(path.join(top, FOLDER), ["."], /\.ya?ml$/);
const chosen = files.filter((file) => positionals.includes(path.parse(file).name));
if (chosen.length === 0) {
  console.log(`${usage}\nThere are: ${files.map((file) => path.parse(file).name).join(", ")}.`);
  process.exitCode = 1;
}

/** What the host would say about the last commit, as a pull request or as a push to the main line. */
function githubFor(event: string): Record<string, unknown> {
  const [sha, before] = [git("rev-parse", "HEAD"), git("rev-parse", "HEAD~1")];
  const shared = {
    repository: REPOSITORY,
    sha,
    event_name: event,
    token: "none",
    server_url: "https://github.example",
  };
  if (event !== "pull_request") return { ...shared, run_id: "1", ref: "refs/heads/main", event: { before } };
  const request = { number: 1, base: { sha: before }, head: { sha, repo: { full_name: REPOSITORY } } };
  return { ...shared, run_id: "2", ref: "refs/pull/1/merge", event: { pull_request: request } };
}

const home = mkdtempSync(path.join(tmpdir(), "gangway-workflows-"));
try {
  for (const file of chosen) {
    const workflow = readWorkflow(readFileSync(path.join(top, FOLDER, file), "utf8"));
    const events = Object.keys(workflow.on);
    const event = values.event ?? (events.includes("pull_request") ? "pull_request" : (events[0] ?? "push"));
    console.log(`${file} on ${event}`);
    const jobs = runWorkflow(workflow, {
      home: path.join(home, file),
      caches: path.join(home, "caches"),
      github: githubFor(event),
      ...(values.fail !== undefined && { planted: values.fail }),
      ...(values.only !== undefined && { only: values.only }),
      say: (line) => console.log(line),
    });
    const red = Object.entries(jobs).filter(([, { result }]) => result === "failure");
    console.log(`${file}: ${red.length === 0 ? "green" : `red: ${red.map(([name]) => name).join(", ")}`}\n`);
    if (red.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(home, { recursive: true });
}
