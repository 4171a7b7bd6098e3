import { isFaultKind, type FaultKind } from "#app/sandbox/faultKinds.ts";

/** A fault and the step of a path at which it strikes, counted from 1. */
export type ChosenFault = { kind: FaultKind; step: number };

/** In the global `fault`, and so in the address: `server-error_5`. */
export const writeFault = (chosen: ChosenFault | null): string => (chosen ? `${chosen.kind}_${chosen.step}` : "");

export function readFault(fault: unknown): ChosenFault | null {
  const [, kind, step] = (typeof fault === "string" && /^([a-z0-9-]+)_([1-9]\d?)$/.exec(fault)) || [];
  return isFaultKind(kind) ? { kind, step: Number(step) } : null;
}
