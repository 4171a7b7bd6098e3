import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readReport, type Report, type Reporter } from "./report.ts";

export type Step = {
  name: string;
  command: readonly string[];
  /** Writes a JSON report to the file that REPORT names; without one the step counts as one test. */
  reporter?: Reporter;
  env?: Record<string, string>;
  minutes?: number;
};

export type Result = Report & { name: string; seconds: number; output: string };

const top = path.resolve(import.meta.dirname, "../..");
const bin = path.join(top, "node_modules/.bin");
const REPORT = "{report}";

/** Runs one step. Never throws: a command that cannot start has failed. */
export async function runStep({ name, command, reporter, env, minutes = 40 }: Step): Promise<Result> {
  const started = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), "gangway-run-"));
  const file = path.join(folder, "report.json");
  try {
    const { code, output } = await finish(
      command.map((word) => word.replace(REPORT, file)),
      { CI: "1", NO_COLOR: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
      minutes,
    );
    const hasSucceeded = code === 0;
    const report = reporter
      ? readReport(reporter, file, hasSucceeded)
      : { passed: Number(hasSucceeded), failed: Number(!hasSucceeded), skipped: 0, failures: [] };
    return { name, seconds: (performance.now() - started) / 1000, output, ...report };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function finish([program = "", ...args]: string[], env: Record<string, string>, minutes: number) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    let output = "";
    const child = spawn(program === "node" ? process.execPath : program, args, {
      cwd: top,
      env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: minutes * 60_000,
    });
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    // Orphaned children may keep its output open; a killed step does not wait for them.
    child.on("exit", (code, signal) => {
      if (signal) resolve({ code, output: `${output}\nended by ${signal} (limit: ${minutes} minutes)` });
    });
    child.on("close", (code) => resolve({ code, output }));
  });
}
