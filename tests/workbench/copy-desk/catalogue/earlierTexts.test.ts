import { describe, expect, test } from "vitest";
import { gitIn, withTree, writeTree } from "#tests/checks/tree.ts";
import { earlierTexts } from "#workbench/copy-desk/catalogue/cataloguedKeys.ts";

const file = "src/copy/de/auth.json";
const tree = { [file]: JSON.stringify({ entry: { title: "Alt" } }) };
const areas = ["de/auth", "de/gone"];

const write = (root: string, title: string) => writeTree(root, { [file]: JSON.stringify({ entry: { title } }) });

function commit(root: string, title: string) {
  write(root, title);
  gitIn(root, "add", ".");
  gitIn(root, "commit", "-q", "-m", title);
}

describe("earlier texts", () => {
  test("on the main branch are those of the last commit; an area that was not there has none", () =>
    withTree(tree, (root) => {
      gitIn(root, "init", "-q", "-b", "main");
      commit(root, "Alt");
      write(root, "Neu");
      expect(earlierTexts(root, areas)).toEqual({ base: "HEAD", texts: { "de/auth": { "entry.title": "Alt" } } });
    }));

  test("on a branch are those it began with, whatever it has committed since", () =>
    withTree(tree, (root) => {
      gitIn(root, "init", "-q", "-b", "main");
      commit(root, "Alt");
      gitIn(root, "checkout", "-q", "-b", "proposal");
      commit(root, "Neu");
      expect(earlierTexts(root, areas)).toEqual({ base: "main", texts: { "de/auth": { "entry.title": "Alt" } } });
    }));

  test("are not known outside of Git", () => withTree(tree, (root) => expect(earlierTexts(root, areas)).toBeNull()));
});
