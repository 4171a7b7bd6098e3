import type { Call } from "../app/client/calls/defineCall.ts";

/** The paths that a call is made to, under the address of the stand-in provider. */
export const callPattern = ({ path }: Call): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}$`);
