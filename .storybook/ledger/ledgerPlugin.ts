import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { top } from "#workbench/shared/source/files.ts";
import { virtualModules } from "#workbench/shared/virtualModules.ts";

/** In a child process, which imports machines anew that changed on the dev server. */
async function printedLedger(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, "print.ts")], {
    cwd: top,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout.trim();
}

/** The data of the page of states. */
export const ledger = () =>
  virtualModules(
    "ledger",
    { "virtual:ledger": async () => `export const ledger = ${await printedLedger()};` },
    /\/(app\/features|stories|tests\/features|\.storybook\/(ledger|machines|spec))\/.*\.(tsx?|json)$/,
  );
