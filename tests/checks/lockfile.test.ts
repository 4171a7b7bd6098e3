import { expect, test } from "vitest";
import { lockfileFaults } from "#tests/checks/lockfile.ts";

const sealed = (version = "1.0.0") => ({ version, integrity: "sha512-x" });

test("a complete lockfile has no fault, wherever its packages are", () => {
  const packages = {
    "": {},
    "node_modules/a": { ...sealed(), optionalDependencies: { b: "1.0.0", c: "^2.0.0" } },
    "node_modules/b": sealed("2.0.0"),
    "node_modules/a/node_modules/b": sealed(),
    "node_modules/c": sealed("2.1.0"),
  };
  expect(lockfileFaults({ packages })).toEqual([]);
});

test("a platform package that is missing or has another version, an address and a missing seal are reported", () => {
  const packages = {
    "node_modules/a": { ...sealed(), optionalDependencies: { "@a/darwin-arm64": "1.0.0", "@a/linux-x64": "1.0.0" } },
    "node_modules/@a/linux-x64": sealed("0.9.0"),
    "node_modules/b": { ...sealed(), resolved: "https://packages.example.com/b.tgz" },
    "node_modules/c": { version: "1.0.0" },
  };
  expect(lockfileFaults({ packages })).toEqual([
    "node_modules/a needs @a/darwin-arm64@1.0.0; the lockfile lacks it",
    "node_modules/a needs @a/linux-x64@1.0.0; the lockfile lacks it",
    "node_modules/b names an address; the name and the seal are enough",
    "node_modules/c has no integrity",
  ]);
});
