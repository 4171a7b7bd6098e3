import { isFaultKind, type FaultKind } from "#app/sandbox/faultKinds.ts";

/** Which requests the fault of the toolbar meets; `sending`: those that change something. */
export type FaultScope = "" | "sending";

export type ChosenFault = { kind: FaultKind | ""; scope: FaultScope };

/** The fault that the toolbar sets, in the globals `fault` and `faultScope` of the address. */
export const chosenFault = ({ fault, faultScope }: Record<string, unknown>): ChosenFault => ({
  kind: isFaultKind(fault) ? fault : "",
  scope: faultScope === "sending" ? "sending" : "",
});
