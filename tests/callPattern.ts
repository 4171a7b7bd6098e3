import type { Call } from "../app/client/calls/defineCall.ts";

/** The URLs of a call of the mock server. */
export const callPattern = ({ path }: Call): RegExp => new RegExp(`^/api${path.replace(/\{\w+\}/g, "[^/]+")}$`);
