import { expect, test } from "vitest";
import { installScriptFaults, lockfileFaults, manifestFaults } from "#tests/checks/lockfile.ts";

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

test("a platform package without an entry is reported, and so is one in another version", () => {
  const packages = {
    "node_modules/a": { ...sealed(), optionalDependencies: { "@a/darwin-arm64": "1.0.0", "@a/linux-x64": "1.0.0" } },
    "node_modules/@a/linux-x64": sealed("0.9.0"),
  };
  expect(lockfileFaults({ packages })).toEqual([
    "node_modules/a needs @a/darwin-arm64@1.0.0; the lockfile lacks it",
    "node_modules/a needs @a/linux-x64@1.0.0; the lockfile lacks it",
  ]);
});

test("a package with an address and one without a seal are reported", () => {
  const packages = {
    "node_modules/a": { ...sealed(), resolved: "https://packages.example.com/a.tgz" },
    "node_modules/b": { version: "1.0.0" },
  };
  expect(lockfileFaults({ packages })).toEqual([
    "node_modules/a names an address; the name and the seal are enough",
    "node_modules/b has no integrity",
  ]);
});

test("a dependency in only one of package.json and lockfile is reported, and one in another version", () => {
  const packages = { "": { dependencies: { react: "19.0.0", gone: "1.0.0" }, devDependencies: { vite: "8.0.0" } } };
  const manifest = { dependencies: { react: "19.0.0" }, devDependencies: { vite: "8.0.1", fresh: "1.0.0" } };
  expect(manifestFaults(manifest, { packages })).toEqual([
    "dependencies: package.json has gone not at all, the lockfile 1.0.0; run npm install",
    "devDependencies: package.json has vite 8.0.1, the lockfile 8.0.0; run npm install",
    "devDependencies: package.json has fresh 1.0.0, the lockfile not at all; run npm install",
  ]);
  expect(
    manifestFaults({ dependencies: { react: "19.0.0" } }, { packages: { "": { dependencies: { react: "19.0.0" } } } }),
  ).toEqual([]);
});

test("a package that runs a script without being allowed to is reported, and so is one that has none", () => {
  const packages = {
    "node_modules/node": { ...sealed(), hasInstallScript: true },
    "node_modules/a/node_modules/@b/c": { ...sealed(), hasInstallScript: true },
    "node_modules/esbuild": sealed(),
  };
  expect(installScriptFaults({ node: true, esbuild: true }, { packages })).toEqual([
    '@b/c runs a script when it is installed; "allowScripts" of package.json does not name it',
    'esbuild in "allowScripts" of package.json runs no script',
  ]);
});
