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

const request = (label: string, repository = "a/b") => ({
  pull_request: { labels: [{ name: label }], head: { repo: { full_name: repository } } },
});
const labeled = (name: string) => ({ ...request(LABEL), action: "labeled", label: { name } });

test.each([
  ["pull_request", labeled(LABEL), ["--accept all", "false"]],
  ["pull_request", labeled("other"), ["", "false"]],
  ["pull_request", { ...request(LABEL), action: "reopened" }, ["", "false"]],
  ["pull_request", { ...request(LABEL), action: "synchronize" }, ["", "true"]],
  ["pull_request", { ...request(LABEL, "else/b"), action: "synchronize" }, ["", "false"]],
  ["pull_request", { ...request("other"), action: "synchronize" }, ["", "false"]],
  ["merge_group", { merge_group: { base_sha: "0" } }, ["--accept all", "false"]],
  ["push", { before: "0" }, ["", "false"]],
])(
  "the label accepts the commit that it was given for, and is removed at the next: %s %j",
  (event_name, event, expected) => {
    const github = { event_name, repository: "a/b", event };
    expect([evaluate(compare?.ACCEPT, github), evaluate(jobs.expire.if, github)]).toEqual(expected);
  },
);

test.each([
  [{ number: 7 }, { WORKBENCH: "https://pr-{0}.workbench.example" }, "https://pr-7.workbench.example"],
  [{ number: 7 }, { WORKBENCH: ".." }, ".."],
  [{ number: 7 }, {}, ""],
  [{ before: "0" }, { WORKBENCH: "https://pr-{0}.workbench.example" }, ""],
])("the links of the report lead to the workbench of the pull request: %j %j", (event, vars, expected) =>
  expect(evaluate(compare?.WORKBENCH, { event }, vars)).toBe(expected),
);
