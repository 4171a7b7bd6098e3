/** The 27 kinds of faulty responses. */
export const faultKinds = [
  "offline",
  "reset",
  "no-answer",
  "stall",
  "slow",
  "server-error",
  "bad-gateway-page",
  "maintenance",
  "rate-limited",
  "rate-limited-unspecified",
  "token-dead-refresh-ok",
  "token-dead-refresh-refused",
  "token-dead-refresh-unanswered",
  "forbidden",
  "not-found",
  "conflict",
  "unprocessable",
  "too-large-page",
  "captive-portal",
  "no-content",
  "truncated",
  "wrong-shape",
  "refused-with-200",
  "unknown-values",
  "wrong-content-type",
  "ten-thousand",
  "out-of-order",
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** A fault set for a call. `call`: a name of the contract, or `*` for any; `times`: remaining responses. */
export type ArmedFault = { call: string; kind: FaultKind; times: number };

export const isFaultKind = (value: unknown): value is FaultKind => faultKinds.some((kind) => kind === value);
