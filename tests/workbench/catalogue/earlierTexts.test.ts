import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { earlierTexts } from "#workbench/catalogue/earlierTexts.ts";

const file = "src/copy/de/auth.json";
const tree = { [file]: JSON.stringify({ entry: { title: "Alt" } }) };
const areas = ["de/auth", "de/gone"];

const git = (root: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.de", ...args], { cwd: root, stdio: "ignore" });

function write(root: string, title: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify({ entry: { title } }));
}

function commit(root: string, title: string) {
  write(root, title);
  git(root, "add", ".");
  git(root, "commit", "-q", "-m", title);
}

describe("earlier texts", () => {
  test("on the main branch are those of the last commit; an area that was not there has none", () =>
    withTree(tree, (root) => {
      git(root, "init", "-q", "-b", "main");
      commit(root, "Alt");
      write(root, "Neu");
      expect(earlierTexts(root, areas)).toEqual({ base: "HEAD", texts: { "de/auth": { "entry.title": "Alt" } } });
    }));

  test("on a branch are those it began with, whatever it has committed since", () =>
    withTree(tree, (root) => {
      git(root, "init", "-q", "-b", "main");
      commit(root, "Alt");
      git(root, "checkout", "-q", "-b", "proposal");
      commit(root, "Neu");
      expect(earlierTexts(root, areas)).toEqual({ base: "main", texts: { "de/auth": { "entry.title": "Alt" } } });
    }));

  test("are not known outside of Git", () => withTree(tree, (root) => expect(earlierTexts(root, areas)).toBeNull()));
});
