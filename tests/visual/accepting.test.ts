import { readFileSync } from "node:fs";
import path from "node:path";
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { top } from "#workbench/shared/source/files.ts";

type Job = { if?: string; steps: { env?: { ACCEPT?: string; WORKBENCH?: string } }[] };

const LABEL = "bilder-angenommen";
const { jobs } = parse(readFileSync(path.join(top, ".github/workflows/visual.yml"), "utf8")) as {
  jobs: Record<"compare" | "expire", Job>;
};
const compare = jobs.compare.steps.find(({ env }) => env?.ACCEPT !== undefined)?.env;

/** The value of `${{ … }}`, by GitHub's own evaluator. */
function evaluate(expression = "", github: object, vars: object = {}): string {
  const { tokens } = new Lexer(expression.slice("${{".length, -"}}".length)).lex();
  const tree = new Parser(tokens, ["github", "vars"], []).parse();
  const contexts = JSON.parse(JSON.stringify({ github, vars }), data.reviver) as data.Dictionary;
  return new Evaluator(tree, contexts).evaluate().coerceString();
}

const FORK = "else/b";
const on = (action: string, labels: readonly string[], repository = "a/b") => ({
  action,
  pull_request: { labels: labels.map((name) => ({ name })), head: { repo: { full_name: repository } } },
});
const labelled = (name: string, labels: readonly string[], repository = "a/b") => ({
  ...on("labeled", labels, repository),
  label: { name },
});
const removed = (name: string, labels: readonly string[]) => ({ ...labelled(name, labels), action: "unlabeled" });

test.each([
  ["given", "pull_request", labelled(LABEL, [LABEL]), "accepted"],
  ["given for a fork", "pull_request", labelled(LABEL, [LABEL], FORK), "accepted"],
  ["there when another is given", "pull_request", labelled("bug", [LABEL, "bug"]), "accepted"],
  ["there when another is given to a fork", "pull_request", labelled("bug", [LABEL, "bug"], FORK), "open"],
  ["there when another is taken", "pull_request", removed("bug", [LABEL]), "accepted"],
  ["taken", "pull_request", removed(LABEL, []), "open"],
  ["not there", "pull_request", labelled("bug", ["bug"]), "open"],
  ["there from before the push", "pull_request", on("synchronize", [LABEL]), "open, taken"],
  ["there from before the push to a fork", "pull_request", on("synchronize", [LABEL], FORK), "open"],
  ["there from before it was closed", "pull_request", on("reopened", [LABEL]), "open"],
  ["of a merged pull request", "push", { before: "0" }, "accepted"],
  ["of a pull request in the queue", "merge_group", { merge_group: { base_sha: "0" } }, "accepted"],
  ["of no pull request", "workflow_dispatch", {}, "open"],
])("the label %s, in %s", (_what, event_name, event, expected) => {
  const github = { event_name, repository: "a/b", event };
  const accept = evaluate(compare?.ACCEPT, github);
  const isTaken = evaluate(jobs.expire.if, github) === "true";
  expect(`${accept === "--accept all" ? "accepted" : `open${accept}`}${isTaken ? ", taken" : ""}`).toBe(expected);
});

test.each([
  [{ number: 7 }, {}, "https://team.github.io/gangway/pr-7"],
  [{ number: 7 }, { WORKBENCH: "https://pr-{0}.workbench.example" }, "https://pr-7.workbench.example"],
  [{ number: 7 }, { WORKBENCH: ".." }, ".."],
  [{ before: "0" }, {}, ""],
])("the links of the report lead to the workbench of the pull request: %j %j", (event, vars, expected) => {
  const github = { repository_owner: "team", event: { ...event, repository: { name: "gangway" } } };
  expect(evaluate(compare?.WORKBENCH, github, vars)).toBe(expected);
});
