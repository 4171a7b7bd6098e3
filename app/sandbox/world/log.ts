import type { FaultKind } from "../faultKinds.ts";
import type { Instant } from "./time.ts";
import type { World } from "../world.ts";

/** One call that reached the provider. */
export type LoggedCall = {
  at: Instant;
  method: string;
  /** Path and query. */
  path: string;
  call: string;
  /** 0 when no answer was given. */
  status: number;
  bearer: boolean;
  /** Whose token it was; null for a dead or missing one. */
  caller: string | null;
  fault: FaultKind | null;
};

export const KEPT_CALLS = 1000;

export function logCall(world: World, entry: LoggedCall): void {
  world.log = [...world.log, entry].slice(-KEPT_CALLS);
}
