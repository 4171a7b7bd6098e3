import { readFileSync } from "node:fs";
import path from "node:path";
import { data, Evaluator, Lexer, Parser } from "@actions/expressions";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { top } from "#workbench/shared/source/files.ts";

type Job = { if?: string; steps: { env?: { ACCEPT?: string } }[] };

const LABEL = "bilder-angenommen";
const { jobs } = parse(readFileSync(path.join(top, ".github/workflows/visual.yml"), "utf8")) as {
  jobs: Record<string, Job>;
};
const accept = jobs["compare"]?.steps.find(({ env }) => env?.ACCEPT !== undefined)?.env?.ACCEPT;

/** The value of `${{ … }}`, by GitHub's own evaluator. */
function evaluate(expression = "", github: object): string {
  const { tokens } = new Lexer(expression.slice("${{".length, -"}}".length)).lex();
  const tree = new Parser(tokens, ["github"], []).parse();
  const contexts = JSON.parse(JSON.stringify({ github }), data.reviver) as data.Dictionary;
  return new Evaluator(tree, contexts).evaluate().coerceString();
}

const request = (labels: readonly string[], repository = "a/b") => ({
  labels: labels.map((name) => ({ name })),
  head: { repo: { full_name: repository } },
});

/** The host's jobs at an event: whether they accept the pictures, and whether they remove the label. */
function at(event_name: string, event: object) {
  const github = { event_name, repository: "a/b", event };
  return {
    accepts: evaluate(accept, github) === "--accept all",
    takesOff: evaluate(jobs["expire"]?.if, github) === "true",
  };
}

const nothing = { accepts: false, takesOff: false };

test("giving the label accepts the commit it was given for, and no other event of the pull request does", () => {
  const labelled = { pull_request: request(["other", LABEL]) };
  const on = (action: string, more: object = {}) => at("pull_request", { action, ...labelled, ...more });
  expect(on("labeled", { label: { name: LABEL } })).toEqual({ accepts: true, takesOff: false });
  expect(on("synchronize")).toEqual({ accepts: false, takesOff: true });
  expect(on("synchronize", { pull_request: request([LABEL], "else/b") })).toEqual(nothing);
  expect(on("labeled", { label: { name: "other" } })).toEqual(nothing);
  expect(on("unlabeled", { label: { name: LABEL } })).toEqual(nothing);
  expect(on("reopened")).toEqual(nothing);
  expect(on("synchronize", { pull_request: request(["other"]) })).toEqual(nothing);
});

test("a merge group accepts the pictures of its pull requests, the main branch those merged by it", () => {
  expect(at("merge_group", { merge_group: { base_sha: "0" } })).toEqual({ accepts: true, takesOff: false });
  expect(at("push", { before: "0" })).toEqual(nothing);
});
