import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { buildLibrary, library } from "#src/library/build.ts";
import { installChromium } from "#workbench/shared/browser/installChromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The packed library, and a folder for installs. Both are removed after the tests. */
    packed: { tarball: string; folder: string };
  }
}

export default async function pack(project: TestProject): Promise<() => void> {
  installChromium();
  await buildLibrary();
  const folder = mkdtempSync(path.join(tmpdir(), "gangway-library-"));
  const output = execFileSync("npm", ["pack", "--json", "--pack-destination", folder], {
    cwd: library,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  project.provide("packed", { tarball: path.join(folder, filename), folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
