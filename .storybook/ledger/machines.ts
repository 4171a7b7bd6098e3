import { globSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyStateMachine } from "xstate";

export type FoundMachine = { machine: AnyStateMachine; file: string };

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value && "implementations" in value;

/** Every machine of the app, from its own file, in the order of the files. */
export async function readMachines(top: string): Promise<FoundMachine[]> {
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
