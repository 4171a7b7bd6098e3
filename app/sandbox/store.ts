import { createWorld } from "./world/createWorld.ts";
import { changedSettings } from "./world/settings.ts";
import type { Instant } from "./world/time.ts";
import { change, type World } from "./world.ts";

export const DEFAULT_WORLD = "default";
const MOST_WORLDS = 200;

export type StoreOptions = {
  now: () => number;
  /** Resolves after the time, or as soon as the caller gives up. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Worlds of an earlier run. */
  kept?: readonly World[];
  onChange?: (world: World, before: World) => void;
};

/** `startsAt`: the instant at which the world begins, the machine's own unless it is given. */
export type ResetOptions = { seed?: string; settings?: Record<string, unknown>; startsAt?: Instant };

/** The worlds of one running provider. A world that nobody has met yet begins when it is first asked for. */
export type Store = Pick<StoreOptions, "wait"> & {
  read: (name: string) => World;
  change: <Answer>(name: string, rule: (draft: World, at: Instant) => Answer) => Answer;
  reset: (name: string, options?: ResetOptions) => World;
  all: () => World[];
};

/** Another seed for each life of a world, so that a token from before a reset can never fit by chance. */
const seedAfter = (seed: string): string => {
  const [stem = seed, life = "1"] = seed.split("~");
  return `${stem}~${Number(life) + 1}`;
};

export function createStore({ now, wait, kept = [], onChange }: StoreOptions): Store {
  const worlds = new Map(kept.map((world) => [world.name, world]));

  const put = (world: World, before: World) => {
    worlds.set(world.name, world);
    onChange?.(world, before);
  };

  const forgetOldest = () => {
    const oldest = [...worlds.keys()].find((name) => name !== DEFAULT_WORLD);
    if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
  };

  const read = (name: string): World => {
    const known = worlds.get(name);
    if (known) return known;
    const fresh = createWorld({ name, seed: name, at: now() });
    worlds.set(name, fresh);
    forgetOldest();
    return fresh;
  };

  return {
    wait,
    read,
    change: (name, rule) => {
      const before = read(name);
      const { world, answer } = change(before, (draft) => rule(draft, now() + draft.clockAhead));
      put(world, before);
      return answer;
    },
    reset: (name, { seed, settings = {}, startsAt = now() } = {}) => {
      const before = read(name);
      const fresh = createWorld({ name, seed: seed ?? seedAfter(before.seed), at: startsAt });
      const clockAhead = startsAt - now();
      const world = { ...fresh, clockAhead, settings: changedSettings(fresh.settings, settings) };
      put(world, before);
      return world;
    },
    all: () => [...worlds.values()],
  };
}
