import { spawnSync } from "node:child_process";
import path from "node:path";
import { top } from "./folders.ts";

const token = process.env.CHROMATIC_PROJECT_TOKEN;

/** Publishes the workbench to Chromatic, which photographs the same stories in the same modes. Further arguments go to its own program. */
if (token) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(top, "node_modules/chromatic/dist/bin.cjs"), "--config-file=.chromatic.json", ...process.argv.slice(2)],
    { cwd: top, stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
} else {
  console.log("chromatic: skipped, because CHROMATIC_PROJECT_TOKEN is not set");
}
