import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value && "implementations" in value;

/** Every machine that a file of the app exports, in the order of the files. */
export async function readMachines(top: string): Promise<{ machine: AnyStateMachine; file: string }[]> {
  const files = globSync("app/features/*/*Machine.ts", { cwd: top }).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(path.join(top, file)).href)) as object;
      return Object.values(module)
        .filter(isMachine)
        .map((machine) => ({ machine, file }));
    }),
  );
  return found.flat();
}
