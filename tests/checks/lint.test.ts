import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { top } from "#workbench/shared/source/files.ts";
import { withTree } from "./tree.ts";

/** A line each of `src/planted.tsx`, and the rule that refuses it. */
const refused = [
  ["export const a = /^\\d(?:\\s*:?\\s*\\d)?$/;", "regexp(no-super-linear-backtracking)"],
  ["export const b = (text: string) => text.split(/\\s*-\\s*/);", "regexp(no-super-linear-move)"],
  ['export const c = new RegExp("^(a+)+$");', "regexp(no-super-linear-backtracking)"],
  ["export const d = () => <p>Guten Tag</p>;", "react(jsx-no-literals)"],
  ['export const e = () => <p style={{ color: "red" }} />;', "react(forbid-dom-props)"],
  ["export const f = () => <Planted style={{ top: 0 }} />;", "react(forbid-component-props)"],
  ["export const g = <p dangerouslySetInnerHTML={{ __html: y }} />;", "react(no-danger)"],
  ["node.innerHTML = y;", "eslint(no-restricted-properties)"],
  ['node["outerHTML"] = y;', "eslint(no-restricted-properties)"],
  ['node.insertAdjacentHTML("beforeend", y);', "eslint(no-restricted-properties)"],
  ["export const h = <iframe srcDoc={y} />;", "react(forbid-dom-props)"],
  ["globalThis.eval(y);", "eslint(no-eval)"],
  ["Function(y)();", "eslint(no-new-func)"],
  ["document.write(y);", "eslint(no-restricted-properties)"],
  ['location.href = "javascript:void 0";', "eslint(no-script-url)"],
  ['void fetch("/api");', "eslint(no-restricted-globals)"],
  ['void window["fetch"]("/api");', "eslint(no-restricted-properties)"],
  ["start({ fetch });", "eslint(no-restricted-globals)"],
  ["new XMLHttpRequest();", "eslint(no-restricted-globals)"],
  ['navigator.sendBeacon("/x");', "eslint(no-restricted-properties)"],
  ["void response.json();", "eslint(no-restricted-properties)"],
] as const;

const client = 'export const send = () => window.fetch("/api").then((answer) => answer.json());\n';
const tree = {
  ".oxlintrc.json": readFileSync(path.join(top, ".oxlintrc.json"), "utf8"),
  "src/planted.tsx": refused.map(([line]) => `${line}\n`).join(""),
  "src/linear.ts": "export const linear = /^\\d(?:\\s*(?::\\s*)?\\d)?$/;\n",
  "app/given.ts": "export const send = (fetch: typeof globalThis.fetch) => fetch(at);\nuse(means.fetch);\n",
  "app/client/client.ts": client,
  "app/platform/google/userInfoClient.ts": client,
};

test("slow patterns, texts and styles in markup, text that becomes markup or code, and network access beside the client are refused (N1, N5, S2)", () =>
  withTree(tree, (root) => {
    symlinkSync(path.join(top, "node_modules"), path.join(root, "node_modules"));
    const program = path.join(top, "node_modules/.bin/oxlint");
    const { stdout } = spawnSync(program, ["--format=unix", "src", "app"], { cwd: root, encoding: "utf8" });
    const found = stdout.split("\n").flatMap((line) => {
      const [, at = "", rule = ""] = /^(\S+?:\d+):.*\/(.*)\]$/.exec(line) ?? [];
      return refused.some(([, other]) => other === rule) ? [`${at} ${rule}`] : [];
    });
    expect([...new Set(found)].toSorted()).toEqual(
      refused.map(([, rule], at) => `src/planted.tsx:${at + 1} ${rule}`).toSorted(),
    );
  }));
