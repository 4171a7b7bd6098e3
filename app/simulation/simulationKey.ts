import type { Store } from "#app/session/storage.ts";

const PREFIX = "simulation:";

/** Under which a simulation keeps how far a person is. */
export const simulationKey = (extraId: string): string => PREFIX + extraId;

/** Signing out takes back whatever was completed on this device only (SESS-15, page Entscheidungen/21). */
export function forgetSimulations(local: Store): void {
  for (const key of local.keys()) if (key.startsWith(PREFIX)) local.remove(key);
}
