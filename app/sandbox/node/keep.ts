import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createWorld } from "../world/createWorld.ts";
import type { World } from "../world.ts";

/** How long to wait for more changes before the world is written. */
const QUIET_MS = 250;

/** A file of another shape comes from another version of the sandbox and counts as none. */
function isWorld(value: unknown): value is World {
  if (typeof value !== "object" || value === null) return false;
  const expected = createWorld({ name: "", seed: "", at: 0 });
  const hasAll = Object.keys(expected).every((key) => key in value);
  return hasAll && "version" in value && value.version === expected.version;
}

export function readWorld(file: string): World | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isWorld(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whoever reads the file sees the old world or the new one, never half of one. */
export function writeWorld(file: string, world: World): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(world), { mode: 0o600 });
  renameSync(draft, file);
}

export type Keeper = { keep: (world: World) => void; flush: () => void };

export function createKeeper(file: string): Keeper {
  let waiting: { world: World; timer: NodeJS.Timeout } | null = null;
  const flush = () => {
    if (!waiting) return;
    clearTimeout(waiting.timer);
    writeWorld(file, waiting.world);
    waiting = null;
  };
  return {
    flush,
    keep: (world) => {
      if (waiting) clearTimeout(waiting.timer);
      waiting = { world, timer: setTimeout(flush, QUIET_MS).unref() };
    },
  };
}
