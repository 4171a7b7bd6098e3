import { readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withTree } from "#tests/checks/tree.ts";
import { prune } from "#tests/visual/prune.ts";

test("what nobody has asked for in 30 days is forgotten, with its pictures; what is remembered stays", async () => {
  const tree = {
    "known/camera/new.json": '{"png":"aa.png","text":"aa.txt"}',
    "known/camera/old.json": '{"png":"bb.png"}',
    "sides/head.json": '{"png":"cc.png"}',
    "pictures/aa.png": "",
    "pictures/aa.txt": "",
    "pictures/bb.png": "",
    "pictures/cc.png": "",
    "pictures/dd.png": "",
  };
  await withTree(tree, (root) => {
    const now = Date.now();
    const long = new Date(now - 31 * 86_400_000);
    utimesSync(path.join(root, "known/camera/old.json"), long, long);
    prune(now, {
      cache: path.join(root, "known"),
      sides: path.join(root, "sides"),
      pictures: path.join(root, "pictures"),
    });
    expect(readdirSync(path.join(root, "pictures"))).toEqual(["aa.png", "aa.txt", "cc.png"]);
    expect(readdirSync(path.join(root, "known/camera"))).toEqual(["new.json"]);
  });
});
