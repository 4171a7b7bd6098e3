import { expect, test } from "vitest";
import { lockfileFaults } from "#tests/checks/lockfile.ts";

const at = (name: string) => ({
  resolved: `https://registry.npmjs.org/${name}/-/${name}-1.0.0.tgz`,
  integrity: "sha512-x",
});

test("a complete lockfile from the public registry has no fault", () => {
  const packages = {
    "": {},
    "node_modules/a": { ...at("a"), optionalDependencies: { b: "1" } },
    "node_modules/b": at("b"),
  };
  expect(lockfileFaults({ packages })).toEqual([]);
});

test("a platform package without an entry is reported", () => {
  const packages = { "node_modules/a": { ...at("a"), optionalDependencies: { "a-darwin-arm64": "1" } } };
  expect(lockfileFaults({ packages })).toEqual([
    "node_modules/a needs a-darwin-arm64 on some platform; the lockfile lacks it",
  ]);
});

test("a package from elsewhere and one without a seal are reported", () => {
  const packages = {
    "node_modules/a": { resolved: "https://packages.example.com/a.tgz", integrity: "sha512-x" },
    "node_modules/b": { resolved: at("b").resolved },
  };
  expect(lockfileFaults({ packages }).map((fault) => fault.split(" ", 2).join(" "))).toEqual([
    "node_modules/a comes",
    "node_modules/b has",
  ]);
});
